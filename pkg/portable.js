var bufferView;
var base64ReverseLookup = new Uint8Array(123/*'z'+1*/);
for (var i = 25; i >= 0; --i) {
base64ReverseLookup[48+i] = 52+i; // '0-9'
base64ReverseLookup[65+i] = i; // 'A-Z'
base64ReverseLookup[97+i] = 26+i; // 'a-z'
}
base64ReverseLookup[43] = 62; // '+'
base64ReverseLookup[47] = 63; // '/'
/** @noinline Inlining this function would mean expanding the base64 string 4x times in the source code, which Closure seems to be happy to do. */
function base64DecodeToExistingUint8Array(uint8Array, offset, b64) {
var b1, b2, i = 0, j = offset, bLength = b64.length, end = offset + (bLength*3>>2) - (b64[bLength-2] == '=') - (b64[bLength-1] == '=');
for (; i < bLength; i += 4) {
b1 = base64ReverseLookup[b64.charCodeAt(i+1)];
b2 = base64ReverseLookup[b64.charCodeAt(i+2)];
uint8Array[j++] = base64ReverseLookup[b64.charCodeAt(i)] << 2 | b1 >> 4;
if (j < end) uint8Array[j++] = b1 << 4 | b2 >> 2;
if (j < end) uint8Array[j++] = b2 << 6 | base64ReverseLookup[b64.charCodeAt(i+3)];
}
}
function initActiveSegments(imports) {
base64DecodeToExistingUint8Array(bufferView, 1048577, "AQECAgICAgICAgICAgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMEBAQFBgYGBgYGBgYGBgYGBgYHBwcHBwcHBwcHBwcHBwgICAgICAgICAkJCQkJCQkKCgoLCwsLDAwMDAwNDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4PDw8PDw8PDw8PDw8PDw8PDw8PEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREhISEhISEhISEhITFBQUFBQUFBQUFBUVFRUVFRUVFRYXFxcYGcDAAAJ4QMAAwAFAwAABOsAACS9kaWdlc3RzL8AAEi9ydWxlcy9yZWdpc3RyaWVzL8AADi9ydWxlcy9pbWFnZXMvwAAIL2ltYWdlcy/AAAEvwAEvwADAAS7AAA50aGUgcmVnaXN0cnkgYMAuYCBpcyBmb2xsb3dlZCBieSBgL2AgYW5kIGEgcmVwb3NpdG9yeSwgbm90IGJ5IMAAAmEgwAwgZGlnZXN0IGhhcyDADSBkaWdpdHMsIG5vdCDAABhhIHBvcnQgaXMgYSBudW1iZXIsIG5vdCDAADdhIGRpZ2VzdCBoYXMgdGhlIGRpZ2l0cyBgMGAgdG8gYDlgIGFuZCBgYWAgdG8gYGZgLCBub3QgwABCYSBuYW1lIGhhcyBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgX2AsIGAtYCBhbmQgYC9gLCBub3QgwAAxYSB0YWcgaGFzIGxldHRlcnMsIGRpZ2l0cywgYF9gLCBgLmAgYW5kIGAtYCwgbm90IMAAwAkgbXVzdCBiZSDABiwgbm90IMAAwAQgYXQgwAAFbGluZSDACCBjb2x1bW4gwAA1YSB0YWcgc3RhcnRzIHdpdGggYSBsZXR0ZXIsIGEgZGlnaXQgb3IgYF9gLCBub3Qgd2l0aCDAAMAlIGlzIG5vdCBhIGtub3duIGtleTsgZXhwZWN0ZWQgb25lIG9mIMAAwCcgaXMgbm90IGFjY2VwdGVkIGhlcmU7IGV4cGVjdGVkIG9uZSBvZiDAAMAQIGlzIG5vdCBhIHZhbGlkIMAAIHRoZSBydWxlcyBjYWxsIHRhZ3MgdGhhdCBtYXRjaCBgwAJgIMAAH3RoZSByZXF1ZXN0IGlzIG5vdCB2YWxpZCBKU09OOiDAAAR0aGUgwAkgaXMgZW1wdHkAwCIgaXMgbmVpdGhlciBgbG9jYWxgIG5vciBhIHJlZ2lzdHJ5AAFgwCNgIHdhcyByZXF1ZXN0ZWQgYnkgbmFtZSBhbmQgaXMga2VwdAAZd2l0aG91dCBhIGAvYCBiZWhpbmQgaXQgYMBWYCBpcyBhIHRhZyBhbmQgbm90IHRoZSBwb3J0IG9mIGEgcmVnaXN0cnk7IGEgcmVwb3NpdG9yeSBpcyBtaXNzaW5nIGlmIGEgcG9ydCB3YXMgbWVhbnQAwDEgaXMgbm90IGEgcmVnaXN0cnkgYXMgYSBub3JtYWxpc2VkIGltYWdlIG5hbWVzIGl0ACV0aGUgZGlnZXN0IGFsb25lIGRlY2lkZXMgd2hhdCBydW5zOiBgwDRgIG1vdmVzIG9uIHdpdGhvdXQgaXQsIGFuZCBtaXNsZWFkcyB3aG9ldmVyIHJlYWRzIGl0AMABIMAqLCBzbyBub2RlcyBtYXkgaG9sZCBkaWZmZXJlbnQgYnVpbGRzIG9mIGl0AAR0aGUgwAIgYMAWYCBoYXMgYmxhbmtzIGFyb3VuZCBpdAABYMBSYCBoYXMgYSBzZXBhcmF0b3IgKGAuYCwgYF9gLCBgX19gIG9yIGRhc2hlcykgdGhhdCBpcyBub3QgYmV0d2VlbiBsZXR0ZXJzIG9yIGRpZ2l0cwASYSB0YWcgaGFzIGF0IG1vc3QgwAsgY2hhcmFjdGVycwAHdW5kZXIgYMAfYCBlYWNoIG5vZGUga2VlcHMgdGhlIGNvcHkgb2YgYMBRYCB0aGF0IGl0IGhhcHBlbmVkIHRvIHB1bGwsIHNvIG5vZGVzIHdpbGwgcnVuIGRpZmZlcmVudCBjb250ZW50IHdpdGhvdXQgYW55IGVycm9yAAFgwB5gIGNhbm5vdCBiZSBzZXQgb24gS3ViZXJuZXRlcyDALzogdGhlIGt1YmVsZXQgdmVyaWZpZXMgY3JlZGVudGlhbHMgZnJvbSAxLjMzIG9uAAR0aGUgwAkgaXMgYmxhbmsAwGEgaXMgbm90IGEgcGF0dGVybjogYCpgIHN0YW5kcyBmb3IgYW55IHRleHQgd2l0aG91dCBgL2AsIGAqKmAgZm9yIGFueSB0ZXh0LCBhbmQgYmxhbmtzIG5ldmVyIG1hdGNoADF0aGUgcmVxdWVzdCBpcyBubyBVVEYtOCB0ZXh0OiB0aGUgYnl0ZSBhdCBvZmZzZXQgwAkgaXMgd3JvbmcADHRoZSBkaWdlc3QgYMAaYCBjb250cmFkaWN0cyB0aGUgZGlnZXN0IGDADmAgb2YgdGhlIGltYWdlAAl0aGUgdGFnIGDAF2AgY29udHJhZGljdHMgdGhlIHRhZyBgwA5gIG9mIHRoZSBpbWFnZQAcdGhlIHJ1bGVzIG1hcCB0aGUgcmVnaXN0cnkgYMArYCB0byBgbG9jYWxgOiB0aGUgaW1hZ2UgaXMgb25seSBvbiB0aGUgbm9kZQDAcCwgc28gcHVsbGluZyBicmluZ3Mgbm90aGluZyBuZXcsIGJ1dCBhbiBvdXRhZ2Ugb2YgdGhlIHJlZ2lzdHJ5IHN0b3BzIHRoZSBzdGFydCBhbHRob3VnaCB0aGUgaW1hZ2UgaXMgb24gdGhlIG5vZGUADG5vdGhpbmcgaW4gYMBQYCBzaG93cyB0aGF0IGl0IGlzIHB1Ymxpc2hlZCBvbmNlOyBhIHN0YWxlIGNvcHkgaXMgc2lsZW50LCBhIGZhaWxlZCBwdWxsIGlzIGxvdWQALXRoZSBhZG1pc3Npb24gcGx1Z2luIEFsd2F5c1B1bGxJbWFnZXMgbWFrZXMgYMAGYCBvZiBgwBFgIGluIGVhY2ggbmV3IHBvZAABYMAFYCBpcyDAFSBieXRlcyBsb25nOyBhdCBtb3N0IMANIGFyZSBhY2NlcHRlZAAzdGFncyBhcmUgY2FzZS1zZW5zaXRpdmU6IEt1YmVybmV0ZXMgZG9lcyBub3QgdGFrZSBgwA5gIGZvciBgbGF0ZXN0YADAVSBpcyBub3QgYSBwdWxsIHBvbGljeTsgaXQgbXVzdCBiZSBleGFjdGx5IGBhdXRvYCwgYEFsd2F5c2AsIGBJZk5vdFByZXNlbnRgIG9yIGBOZXZlcmAAwC4gaXMgbm90IGEgdmVyc2lvbiBvZiBLdWJlcm5ldGVzIHN1Y2ggYXMgYDEuMzZgABlhIHJlcG9zaXRvcnkgaGFzIGF0IG1vc3QgwCogY2hhcmFjdGVycywgY291bnRpbmcgYSBtaXNzaW5nIGBsaWJyYXJ5L2AAAWDAMmAgaXMgbm8gcmVnaXN0cnkgd2l0aCBhIHBvcnQsIGFuZCBhIHRhZyBoYXMgbm8gYC9gAA50aGUgcnVsZSBmb3IgYMAIYCBzZXRzIGDAAWAAJ25vdGhpbmcgaGFzIGZpbGxlZCBpbiB0aGUgcGxhY2Vob2xkZXIgYMABYADACSBoYXMgbm8gYMABYAAEdGhlIMAzIHN0YXJ0cyB3aXRoIGEgcmVnaXN0cnkgb3IgYSByZXBvc2l0b3J5LCBub3Qgd2l0aCBgwAFgAMAZIGlzIG1pc3NpbmcgaW4gZnJvbnQgb2YgYMABYAAgZGlnZXN0cyBhcmUgbG93ZXIgY2FzZSwgdW5saWtlIGDAAWAAKXJlcG9zaXRvcnkgbmFtZXMgYXJlIGxvd2VyIGNhc2UsIHVubGlrZSBgwAFgAMAUIGlzIG1pc3NpbmcgYmVoaW5kIGDAAWAAAWDAAWAAPHJlZGFjdGVkPgDAAS8AAAAARgwQAAo=");
base64DecodeToExistingUint8Array(bufferView, 1051752, "YSBsaXN0a2luZG5hbWVpbWFnZWltYWdlc3VsbHJ1ZWFsc2VAOmEgc3RyaW5nYW4gb2JqZWN0YWNjZWRlZGJhYWRjYWZlY2FmZWJhYmVjYWZlZmVlZGRlYWRiZWVmZGVmYWNlZGVmZmFjZWRmYWNhZGVkZmFiYWNlYWVmZWVkZmFjZQAAngwQAAcAAAClDBAACAAAAK0MEAAIAAAAtQwQAAgAAAC9DBAACAAAAMUMEAAHAAAAzAwQAAcAAADTDBAABwAAANoMEAAIAAAA4gwQAAgAAAAvaW1hZ2VhcGktc2VydmVycnVsZXNsb2NhbAAABQ==");
base64DecodeToExistingUint8Array(bufferView, 1052008, "AQAAAGxhdGVzdCR7JCh7ey8vbW92aW5ncGlubmVkdW5rbm93bm51bGx0cnVlIG9yIGZhbHNlYSBudW1iZXJBbHdheXNJZk5vdFByZXNlbnROZXZlci90YWdkb2NrZXIuaW8=");
base64DecodeToExistingUint8Array(bufferView, 1052124, "AgsAAAMPAAAFAAAAdHJ1ZWZhbHNlKioqdGFncG9saWN5");
base64DecodeToExistingUint8Array(bufferView, 1052172, "ZmxvYXRpbmd0cnVzdHB1Ymxpc2hlcnNtYXRjaCMOEAAF");
base64DecodeToExistingUint8Array(bufferView, 1052220, "9w0QAAY=");
base64DecodeToExistingUint8Array(bufferView, 1052240, "eg0QAAYAAAACAAAAAA4QAAAAAACADRAABgAAAAIAAAAADhAAAAAAAAQAAAAoDhAABAAAAHJlZ2lzdHJpZXNmcm9tdG+ODhAABA==");
base64DecodeToExistingUint8Array(bufferView, 1052328, "kg4QAAI=");
base64DecodeToExistingUint8Array(bufferView, 1052348, "BAAAAJQOEAACAAAAeg0QAAYAAAACAAAAAA4QAAAAAACADRAABgAAAAIAAAAADhAAAAAAAIYNEAAH");
base64DecodeToExistingUint8Array(bufferView, 1052420, "DA4QAAg=");
base64DecodeToExistingUint8Array(bufferView, 1052440, "FA4QAAU=");
base64DecodeToExistingUint8Array(bufferView, 1052460, "GQ4QAAoAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1052480, "ewwQAAYAAAACAAAAeA4QAAAAAACEDhAACgAAAAIAAAC8DhAAAAAAAGNsdXN0ZXJ2ZXJzaW9uYWx3YXlzUHVsbEltYWdlc2RpZ2VzdEF3YXJlRGVmYXVsdGNyZWRlbnRpYWxWZXJpZmljYXRpb25wcmVsb2FkZWRJbWFnZXNWZXJpZmljYXRpb25BbGxvd2xpc3QAAG8PEAAH");
base64DecodeToExistingUint8Array(bufferView, 1052648, "dg8QABAAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1052668, "hg8QABIAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1052688, "mA8QABY=");
base64DecodeToExistingUint8Array(bufferView, 1052708, "rg8QACQAAAACAAAAAA4QAAAAAABkaWdlc3RzAHYMEAAF");
base64DecodeToExistingUint8Array(bufferView, 1052756, "9A0QAAM=");
base64DecodeToExistingUint8Array(bufferView, 1052776, "9w0QAAY=");
base64DecodeToExistingUint8Array(bufferView, 1052796, "TA0QAAUAAAAEAAAAyA4QAAgAAABoDxAABwAAAAQAAADUDxAABQAAADgQEAAHAAAAAwAAAAAOEAAAAAAABAAAAEAQEAAGAAAARXJySW1hZ2VOZXZlclB1bGxJbnZhbGlkSW1hZ2VOYW1lYXV0bwAAAAQAAADUDxAABQAAAGRpZ2VzdHBsYWNlaG9sZGVyL3gveE5ldmVyVmVyaWZ5TmV2ZXJWZXJpZnlQcmVsb2FkZWRJbWFnZXNOZXZlclZlcmlmeUFsbG93bGlzdGVkSW1hZ2VzQWx3YXlzVmVyaWZ5LypyZWFjaGFibGV1bnJlYWNoYWJsZWN1cnJlbnRjYWNoZWRleHBsaWNpdHJlZ2lzdHJ5LW1hcHBpbmdpbWFnZS1ydWxlcGlubmVkLXJ1bGVtb3ZpbmctcnVsZXB1Ymxpc2hlcnVudGFnZ2VkYWxpYXNjaGFubmVsYnJhbmNoZmxvYXRpbmctdmVyc2lvbnNuYXBzaG90cHJlcmVsZWFzZWRhdGVjb21taXRidWlsZHVucmVjb2duaXNlZGt1YmVybmV0ZXMtZGVmYXVsdC1kaWZmZXJzdW5yZXZpZXdlZC11cGRhdGVJbWFnZVB1bGxCYWNrT2ZmdXNlci1ydWxldG9vLWxhcmdlaW52YWxpZC1yZXF1ZXN0aW52YWxpZC1ydWxlc2ludmFsaWQtY2x1c3RlcmludmFsaWQtcG9saWN5bWlzc2luZy1pbWFnZWludmFsaWQtaW1hZ2VpbnZhbGlkLXRhZ2NvbmZsaWN0aW5nLXRhZ2NvbmZsaWN0aW5nLWRpZ2VzdGludmFsaWQtc2VjcmV0aW52YWxpZC1wYXlsb2FkaW52YWxpZC1wb2RzMWxpYnJhcnkvAAQAAADIDhAACAAAAKYNEAAGAAAAAAAAAKwNEAAMAAAAAQAAAHJlbGVhc2UAOBMQAAcAAAAAAAAA+BAQAAYAAAABAAAAc3RhbGUtY29waWVzcmVnaXN0cnktZGVwZW5kZW5jeW11c3QtYmUtcHJlbG9hZGVkbG9va3MtbGlrZS1sYXRlc3Rtb3ZpbmctdGFnLWJlc2lkZS1kaWdlc3RtdXRhYmxlLXJlbGVhc2Vwb3J0LWFzLXRhZ292ZXJyaWRkZW4tYnktYWRtaXNzaW9uY3JlZGVudGlhbHMtY2hlY2tlZC8vcmVwb3NpdG9yeX4wfjF0aGUgQ29udGFpbmVycyBwcm9qZWN0cmVidWlsZHMgaXRzIGltYWdlcyB1bmRlciB0aGVpciB2ZXJzaW9uIGV2ZXJ5IGRheTsgb25seSB0YWdzIHRoYXQgZW5kIGluIGAtaW1tdXRhYmxlYCBzdGF5aHR0cHM6Ly9naXRodWIuY29tL2NvbnRhaW5lcnMvaW1hZ2VfYnVpbGQAAAE=");
base64DecodeToExistingUint8Array(bufferView, 1053868, "BRQQABYAAAAbFBAAWgAAAHUUEAApAAAAS3ViZXJuZXRlc25ldmVyIHJlLXBvaW50cyBhIHByb21vdGVkIHRhZ2h0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzLXNpZ3MvcHJvbW8tdG9vbHMvcHVsbC8xNTgABQ==");
base64DecodeToExistingUint8Array(bufferView, 1054000, "xBQQAAoAAADOFBAAHgAAAOwUEAA3AAAATGludXhTZXJ2ZXIuaW9yZWJ1aWxkcyB2ZXJzaW9ucyB1bmRlciB0aGVpciB0YWc7IG9ubHkgdGFncyB3aXRoIGEgYnVpbGQgbnVtYmVyIChgLWxzMTIxYCkgc3RheWh0dHBzOi8vd3d3LmxpbnV4c2VydmVyLmlvL2Jsb2cvZG9ja2VyLXRhZ3Mtc28tbWFueS10YWdzLXNvLWxpdHRsZS10aW1lAAAABw==");
base64DecodeToExistingUint8Array(bufferView, 1054204, "SBUQAA4AAABWFRAAUAAAAKYVEABHAAAAU2VydmVyIFNpZGUgVXByZS1wb2ludHMgdGFncyB3aXRoIGEgdmVyc2lvbiBvZiBQSFA7IG9ubHkgdGFncyB3aXRoIGl0cyBvd24gdmVyc2lvbiAoYC12My41LjJgKSBzdGF5aHR0cHM6Ly9zZXJ2ZXJzaWRldXAubmV0L29wZW4tc291cmNlL2RvY2tlci1waHAvZG9jcy9nZXR0aW5nLXN0YXJ0ZWQvY2hvb3NpbmctYW4taW1hZ2UAAAAC");
base64DecodeToExistingUint8Array(bufferView, 1054428, "FBYQAA4AAAAiFhAAVQAAAHcWEABWAAAASnVweXRlciBEb2NrZXIgU3RhY2tzcmUtcG9pbnRzIHRhZ3Mgd2l0aCB0aGUgdmVyc2lvbiBvZiBhIHBhY2thZ2U7IG9ubHkgZGF0ZXMgYW5kIGNvbW1pdHMgc3RheWh0dHBzOi8vZ2l0aHViLmNvbS9qdXB5dGVyL2RvY2tlci1zdGFja3Mvd2lraQAB");
base64DecodeToExistingUint8Array(bufferView, 1054604, "9BYQABUAAAAJFxAASQAAAFIXEAAtAAAAZG9ja2VyL2xpYnJhcnkvSG9tZSBPcGVyYXRpb25zcmVidWlsZHMgcmVsZWFzZXMgdW5kZXIgdGhlaXIgdGFnaHR0cHM6Ly9naXRodWIuY29tL29uZWRyMHAvY29udGFpbmVycwc=");
base64DecodeToExistingUint8Array(bufferView, 1054740, "sxcQAA8AAADCFxAAIQAAAOMXEAAlAAAAcHVibGlzaGVzIGEgbm9kZSBpbWFnZSBhbmV3IHVuZGVyIHRoZSBzYW1lIHZlcnNpb24gb2YgS3ViZXJuZXRlc2h0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzLXNpZ3Mva2luZC9yZWxlYXNlcwc=");
base64DecodeToExistingUint8Array(bufferView, 1054888, "bgwQAAQAAAAsGBAAQAAAAGwYEAAwAAAAVHJpbm9uYW1lcyByZWxlYXNlcyBieSBvbmUgbnVtYmVyaHR0cHM6Ly90cmluby5pby9kb2NzL2N1cnJlbnQvcmVsZWFzZS5odG1sAAABAAAsAQAA/////8AYEAAFAAAAxRgQABwAAADhGBAAKgAAAC5ORVRyZWJ1aWxkcyByZWxlYXNlcyB3aGVuIHRoZWlyIGJhc2UgaW1hZ2UgY2hhbmdlc2h0dHBzOi8vZ2l0aHViLmNvbS9kb3RuZXQvZG90bmV0LWRvY2tlci9ibG9iL21haW4vZG9jdW1lbnRhdGlvbi9zdXBwb3J0ZWQtdGFncy5tZAc=");
base64DecodeToExistingUint8Array(bufferView, 1055168, "MBkQAAQAAAA0GRAALwAAAGMZEABRAAAARHJ1cGFsbmFtZWQgcmVsZWFzZXMgYnkgdHdvIG51bWJlcnMgdXAgdG8gdmVyc2lvbiA3aHR0cHM6Ly93d3cuZHJ1cGFsLm9yZy9hYm91dC9jb3JlL3BvbGljaWVzL2NvcmUtcmVsZWFzZS1jeWNsZXMvcmVsZWFzZS1uYW1pbmcAAgAABAAAAAcAAADYGRAABgAAAN4ZEAAtAAAACxoQAE0AAABOVklESUFuYW1lcyBtb250aGx5IHJlbGVhc2VzIGJ5IHllYXIgYW5kIG1vbnRoaHR0cHM6Ly9kb2NzLm52aWRpYS5jb20vZGVlcGxlYXJuaW5nL2ZyYW1ld29ya3MvcHl0b3JjaC1yZWxlYXNlLW5vdGVzL2luZGV4Lmh0bWwAAAACAAARAAAAYwAAAHwaEAAGAAAAghoQACgAAACqGhAAUAAAAFJha3VkbyBTdGFybmFtZXMgcmVsZWFzZXMgYnkgeWVhciBhbmQgbW9udGhodHRwczovL3Jha3Vkby5vcmcvc3RhcgAAAAIAANoHAAAzCAAAIBsQAAsAAAArGxAAIAAAAEsbEAAXAAAAUm9ja2VycmVidWlsZHMgYSByZWxlYXNlIHdoaWxlIGl0IGlzIHRoZSBjdXJyZW50IG9uZWh0dHBzOi8vZ2l0aHViLmNvbS9yb2NrZXItb3JnL3JvY2tlci12ZXJzaW9uZWQyL3dpa2kvVmVyc2lvbnMAAAAH");
base64DecodeToExistingUint8Array(bufferView, 1055752, "iBsQAAYAAACOGxAALgAAALwbEAA9AAAAQml0bmFtaXJlLXBvaW50cyBhcHBsaWNhdGlvbiB2ZXJzaW9uczsgb25seSB0YWdzIHdpdGggYSByZXZpc2lvbiAoYC1yOGApIHN0YXlodHRwczovL3RlY2hkb2NzLmJyb2FkY29tLmNvbS91cy9lbi92bXdhcmUtdGFuenUvYXBwbGljYXRpb24tY2F0YWxvZy90YW56dS1hcHBsaWNhdGlvbi1jYXRhbG9nL3NlcnZpY2VzL3RhYy1kb2MvYXBwcy10dXRvcmlhbHMtdW5kZXJzdGFuZC1yb2xsaW5nLXRhZ3MtY29udGFpbmVycy1pbmRleC5odG1sAAAAAQ==");
base64DecodeToExistingUint8Array(bufferView, 1056040, "IBwQAAcAAAAnHBAARgAAAG0cEACsAAAASmVua2luc25hbWVzIHdlZWtseSByZWxlYXNlcyBieSB0d28gbnVtYmVyc2h0dHBzOi8vd3d3LmplbmtpbnMuaW8vZG93bmxvYWQvAAACAAACAAAA/////0AdEAAHAAAARx0QACQAAABrHRAAIAAAAExpbmtlcmRwdWJsaXNoZXMgZWFjaCByZWxlYXNlIG9mIGl0cyBlZGdlIGNoYW5uZWwgb25jZSwgYnkgeWVhciwgbW9udGggYW5kIG51bWJlcmh0dHBzOi8vbGlua2VyZC5pby9yZWxlYXNlcy8AAAAE");
base64DecodeToExistingUint8Array(bufferView, 1056300, "sB0QAAcAAAC3HRAASgAAAAEeEAAcAAAAcGdBZG1pbm5hbWVzIHJlbGVhc2VzIGJ5IHR3byBudW1iZXJzaHR0cHM6Ly93d3cucGdhZG1pbi5vcmcvZG9jcy9wZ2FkbWluNC9sYXRlc3QvcmVsZWFzZV9ub3Rlcy5odG1sAAACAAAEAAAA/////0QeEAAHAAAASx4QAB0AAABoHhAAPwAAAFJlZCBIYXRyZS1wb2ludHMgdmVyc2lvbnM7IG9ubHkgdGFncyB3aXRoIGEgcmV2aXNpb24gKGAxLTcxYCkgc3RheWh0dHBzOi8vcmVkaGF0LWNvbm5lY3QuZ2l0Ym9vay5pby9jYXRhbG9nLWhlbHAvY29udGFpbmVyLWltYWdlcy9jb250YWluZXItaW1hZ2UtZGV0YWlscy9pbWFnZS10YWdzLWFuZC12ZXJzaW9ucwAAAAM=");
base64DecodeToExistingUint8Array(bufferView, 1056652, "zB4QAAcAAADTHhAAOwAAAA4fEABvAAAAdGhlIERvY2tlciBPZmZpY2lhbCBJbWFnZXMgcHJvZ3JhbXJlLXBvaW50cyBldmVyeSB0YWcgd2l0aG91dCBhIHZlcnNpb24sIGFuZCByZWJ1aWxkcyByZWxlYXNlcyB3aGVuIHRoZWlyIGJhc2UgaW1hZ2UgY2hhbmdlc2h0dHBzOi8vZ2l0aHViLmNvbS9kb2NrZXItbGlicmFyeS9vZmZpY2lhbC1pbWFnZXMjbGlicmFyeS1kZWZpbml0aW9uLWZpbGVzAAAG");
base64DecodeToExistingUint8Array(bufferView, 1056888, "pB8QACIAAADGHxAAWgAAACAgEABKAAAAUG9zdGdyZVNRTGhhcyBuYW1lZCByZWxlYXNlcyBieSB0d28gbnVtYmVycyBzaW5jZSB2ZXJzaW9uIDEwaHR0cHM6Ly93d3cucG9zdGdyZXNxbC5vcmcvc3VwcG9ydC92ZXJzaW9uaW5nLwAAAAIAAAoAAAD/////kCAQAAoAAACaIBAAMgAAAMwgEAAuAAAAUmVub3ZhdGVodHRwczovL2dpdGh1Yi5jb20vcmVub3ZhdGVib3QvZG9ja2VyLXJlbm92YXRlLWZ1bGwvaXNzdWVzLzQyMAAABw==");
base64DecodeToExistingUint8Array(bufferView, 1057140, "ICEQAAgAAADCFxAAIQAAACghEAA+AAAARnJpZW5kaWNhaHR0cHM6Ly9naXRodWIuY29tL2ZyaWVuZGljYS9mcmllbmRpY2EvcmVsZWFzZXMAAgAA4gcAADMIAACMIRAACQAAACsbEAAgAAAAlSEQAC8AAABrOHMuZ2NyLmlvcmVnaXN0cnkuYWNjZXNzLnJlZGhhdC5jb21yZWdpc3RyeS5yZWRoYXQuaW8AAHQWGhg=");
base64DecodeToExistingUint8Array(bufferView, 1057328, "9KEJg5s=");
base64DecodeToExistingUint8Array(bufferView, 1057344, "kz40YXAT");
base64DecodeToExistingUint8Array(bufferView, 1057360, "AUEW");
base64DecodeToExistingUint8Array(bufferView, 1057376, "gRYB");
base64DecodeToExistingUint8Array(bufferView, 1057392, "cg==");
base64DecodeToExistingUint8Array(bufferView, 1057408, "kA4=");
base64DecodeToExistingUint8Array(bufferView, 1057424, "oQ==");
base64DecodeToExistingUint8Array(bufferView, 1057440, "MBQ=");
base64DecodeToExistingUint8Array(bufferView, 1057456, "xT06C0sN");
base64DecodeToExistingUint8Array(bufferView, 1057472, "RUI=");
base64DecodeToExistingUint8Array(bufferView, 1057488, "ZYbCiiwSAg==");
base64DecodeToExistingUint8Array(bufferView, 1057504, "tyRbJAQ=");
base64DecodeToExistingUint8Array(bufferView, 1057520, "QwI=");
base64DecodeToExistingUint8Array(bufferView, 1057536, "xyVSChM=");
base64DecodeToExistingUint8Array(bufferView, 1057552, "WQYXBg==");
base64DecodeToExistingUint8Array(bufferView, 1057568, "maVA");
base64DecodeToExistingUint8Array(bufferView, 1057584, "thA=");
base64DecodeToExistingUint8Array(bufferView, 1057600, "5ZAC");
base64DecodeToExistingUint8Array(bufferView, 1057616, "LFBXWpIF4gIAAAAAAAAAAGgWaQ==");
base64DecodeToExistingUint8Array(bufferView, 1057648, "mcn6EA==");
base64DecodeToExistingUint8Array(bufferView, 1057664, "xyUaRB0uAQ==");
base64DecodeToExistingUint8Array(bufferView, 1057680, "7iUa7HMuAQ==");
base64DecodeToExistingUint8Array(bufferView, 1057696, "spA0XQI=");
base64DecodeToExistingUint8Array(bufferView, 1057712, "UxaSpks=");
base64DecodeToExistingUint8Array(bufferView, 1057728, "mSHqXgM=");
base64DecodeToExistingUint8Array(bufferView, 1057744, "FBcH");
base64DecodeToExistingUint8Array(bufferView, 1057760, "mVF0kgM=");
base64DecodeToExistingUint8Array(bufferView, 1057776, "hSR0gwQ=");
base64DecodeToExistingUint8Array(bufferView, 1057792, "xyXGngQ=");
base64DecodeToExistingUint8Array(bufferView, 1057808, "xyU6CwU=");
base64DecodeToExistingUint8Array(bufferView, 1057824, "pJRbmGiVAg==");
base64DecodeToExistingUint8Array(bufferView, 1057840, "hYlAp6s=");
base64DecodeToExistingUint8Array(bufferView, 1057856, "ma1SLg==");
base64DecodeToExistingUint8Array(bufferView, 1057872, "MF0=");
base64DecodeToExistingUint8Array(bufferView, 1057888, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1057904, "Aw==");
base64DecodeToExistingUint8Array(bufferView, 1057920, "DQ==");
base64DecodeToExistingUint8Array(bufferView, 1057936, "Ag==");
base64DecodeToExistingUint8Array(bufferView, 1057952, "hQaSiAsD");
base64DecodeToExistingUint8Array(bufferView, 1057968, "1BUp6w==");
base64DecodeToExistingUint8Array(bufferView, 1057984, "rNhC");
base64DecodeToExistingUint8Array(bufferView, 1058000, "LLhk");
base64DecodeToExistingUint8Array(bufferView, 1058016, "4Q==");
base64DecodeToExistingUint8Array(bufferView, 1058032, "xSYG");
base64DecodeToExistingUint8Array(bufferView, 1058048, "gTI=");
base64DecodeToExistingUint8Array(bufferView, 1058064, "kzI=");
base64DecodeToExistingUint8Array(bufferView, 1058080, "xSXmUmg=");
base64DecodeToExistingUint8Array(bufferView, 1058096, "hD0=");
base64DecodeToExistingUint8Array(bufferView, 1058112, "hYlAJ2EP");
base64DecodeToExistingUint8Array(bufferView, 1058128, "5EkI");
base64DecodeToExistingUint8Array(bufferView, 1058144, "7iU6KnkSAg==");
base64DecodeToExistingUint8Array(bufferView, 1058160, "hYlAJw==");
base64DecodeToExistingUint8Array(bufferView, 1058176, "YwQ=");
base64DecodeToExistingUint8Array(bufferView, 1058192, "ZbhAYRkj");
base64DecodeToExistingUint8Array(bufferView, 1058208, "rxUC");
base64DecodeToExistingUint8Array(bufferView, 1058224, "1CU=");
base64DecodeToExistingUint8Array(bufferView, 1058240, "7iUa5CnUJQ==");
base64DecodeToExistingUint8Array(bufferView, 1058256, "LIzH");
base64DecodeToExistingUint8Array(bufferView, 1058272, "5ElYJAQ=");
base64DecodeToExistingUint8Array(bufferView, 1058288, "IQI=");
base64DecodeToExistingUint8Array(bufferView, 1058304, "+AniwgQ=");
base64DecodeToExistingUint8Array(bufferView, 1058320, "5QQ6AQ==");
base64DecodeToExistingUint8Array(bufferView, 1058336, "x6UT6AQ=");
base64DecodeToExistingUint8Array(bufferView, 1058352, "h04=");
base64DecodeToExistingUint8Array(bufferView, 1058368, "dBYK");
base64DecodeToExistingUint8Array(bufferView, 1058384, "NFQ=");
base64DecodeToExistingUint8Array(bufferView, 1058400, "aLggBQ==");
base64DecodeToExistingUint8Array(bufferView, 1058416, "lNVgCgE=");
base64DecodeToExistingUint8Array(bufferView, 1058432, "8LFiCwE=");
base64DecodeToExistingUint8Array(bufferView, 1058448, "1JUGHyu2EA==");
base64DecodeToExistingUint8Array(bufferView, 1058464, "JBQE");
base64DecodeToExistingUint8Array(bufferView, 1058480, "LoUG");
base64DecodeToExistingUint8Array(bufferView, 1058496, "stAZGg==");
base64DecodeToExistingUint8Array(bufferView, 1058512, "MFE=");
base64DecodeToExistingUint8Array(bufferView, 1058528, "y1VJAQ==");
base64DecodeToExistingUint8Array(bufferView, 1058544, "RT40");
base64DecodeToExistingUint8Array(bufferView, 1058560, "9IlAXIGF");
base64DecodeToExistingUint8Array(bufferView, 1058576, "NBQD");
base64DecodeToExistingUint8Array(bufferView, 1058592, "RVYaigE=");
base64DecodeToExistingUint8Array(bufferView, 1058608, "pc6Z");
base64DecodeToExistingUint8Array(bufferView, 1058624, "0xQJ");
base64DecodeToExistingUint8Array(bufferView, 1058640, "hQb7XJE=");
base64DecodeToExistingUint8Array(bufferView, 1058656, "OJlTBQ==");
base64DecodeToExistingUint8Array(bufferView, 1058672, "OBk=");
base64DecodeToExistingUint8Array(bufferView, 1058688, "OBn6EA==");
base64DecodeToExistingUint8Array(bufferView, 1058704, "5cjS");
base64DecodeToExistingUint8Array(bufferView, 1058720, "sgE=");
base64DecodeToExistingUint8Array(bufferView, 1058736, "EgI=");
base64DecodeToExistingUint8Array(bufferView, 1058752, "jFUI");
base64DecodeToExistingUint8Array(bufferView, 1058768, "rEg=");
base64DecodeToExistingUint8Array(bufferView, 1058784, "ZYbCigQ=");
base64DecodeToExistingUint8Array(bufferView, 1058800, "s8xQWJE=");
base64DecodeToExistingUint8Array(bufferView, 1058816, "slg=");
base64DecodeToExistingUint8Array(bufferView, 1058832, "7qUpiwU=");
base64DecodeToExistingUint8Array(bufferView, 1058848, "LA==");
base64DecodeToExistingUint8Array(bufferView, 1058864, "obE=");
base64DecodeToExistingUint8Array(bufferView, 1058880, "uLrEQmMB");
base64DecodeToExistingUint8Array(bufferView, 1058896, "xSXIAg==");
base64DecodeToExistingUint8Array(bufferView, 1058912, "uLrE3NOhBQ==");
base64DecodeToExistingUint8Array(bufferView, 1058928, "Trc=");
base64DecodeToExistingUint8Array(bufferView, 1058944, "uLrE0JAB");
base64DecodeToExistingUint8Array(bufferView, 1058960, "81FXBg==");
base64DecodeToExistingUint8Array(bufferView, 1058976, "LiRRCA==");
base64DecodeToExistingUint8Array(bufferView, 1058992, "rA==");
base64DecodeToExistingUint8Array(bufferView, 1059008, "ww==");
base64DecodeToExistingUint8Array(bufferView, 1059024, "QT5SDA==");
base64DecodeToExistingUint8Array(bufferView, 1059040, "MBQG");
base64DecodeToExistingUint8Array(bufferView, 1059056, "Y1IG");
base64DecodeToExistingUint8Array(bufferView, 1059072, "slhZ5nPBAQ==");
base64DecodeToExistingUint8Array(bufferView, 1059088, "7AE=");
base64DecodeToExistingUint8Array(bufferView, 1059104, "ZdbpCnw=");
base64DecodeToExistingUint8Array(bufferView, 1059120, "uLrEChtBPg==");
base64DecodeToExistingUint8Array(bufferView, 1059136, "7tGHIA==");
base64DecodeToExistingUint8Array(bufferView, 1059152, "NCBSJA==");
base64DecodeToExistingUint8Array(bufferView, 1059168, "rCAJ");
base64DecodeToExistingUint8Array(bufferView, 1059184, "eY0nAQ==");
base64DecodeToExistingUint8Array(bufferView, 1059200, "uLrE8hpPAg==");
base64DecodeToExistingUint8Array(bufferView, 1059216, "I0w=");
base64DecodeToExistingUint8Array(bufferView, 1059232, "s7AJ");
base64DecodeToExistingUint8Array(bufferView, 1059248, "ZdYJ");
base64DecodeToExistingUint8Array(bufferView, 1059264, "SVQ=");
base64DecodeToExistingUint8Array(bufferView, 1059280, "lboqKg==");
base64DecodeToExistingUint8Array(bufferView, 1059296, "Ll0=");
base64DecodeToExistingUint8Array(bufferView, 1059312, "8z7i0gU=");
base64DecodeToExistingUint8Array(bufferView, 1059328, "Rb4hi5VlzvuISxcAAAAAAMmwdwE=");
base64DecodeToExistingUint8Array(bufferView, 1059360, "Tb673hM=");
base64DecodeToExistingUint8Array(bufferView, 1059376, "JZfJWBU=");
base64DecodeToExistingUint8Array(bufferView, 1059392, "stBZBQ==");
base64DecodeToExistingUint8Array(bufferView, 1059408, "ZVUC");
base64DecodeToExistingUint8Array(bufferView, 1059424, "aNAC");
base64DecodeToExistingUint8Array(bufferView, 1059440, "ecln");
base64DecodeToExistingUint8Array(bufferView, 1059456, "Jc1ZFA==");
base64DecodeToExistingUint8Array(bufferView, 1059472, "2bnC");
base64DecodeToExistingUint8Array(bufferView, 1059488, "jwb6IA==");
base64DecodeToExistingUint8Array(bufferView, 1059504, "5cgwAQ==");
base64DecodeToExistingUint8Array(bufferView, 1059520, "JE0=");
base64DecodeToExistingUint8Array(bufferView, 1059536, "RZdS4wQ=");
base64DecodeToExistingUint8Array(bufferView, 1059552, "aNAi6QQ=");
base64DecodeToExistingUint8Array(bufferView, 1059568, "JeEkKQ==");
base64DecodeToExistingUint8Array(bufferView, 1059584, "WZeCLg==");
base64DecodeToExistingUint8Array(bufferView, 1059600, "mbx3AQ==");
base64DecodeToExistingUint8Array(bufferView, 1059616, "rBoqAw==");
base64DecodeToExistingUint8Array(bufferView, 1059632, "I7mXBA==");
base64DecodeToExistingUint8Array(bufferView, 1059648, "I7X5Bg==");
base64DecodeToExistingUint8Array(bufferView, 1059664, "b8xE");
base64DecodeToExistingUint8Array(bufferView, 1059680, "LrwC");
base64DecodeToExistingUint8Array(bufferView, 1059696, "LIxn");
base64DecodeToExistingUint8Array(bufferView, 1059712, "2b4nDw==");
base64DecodeToExistingUint8Array(bufferView, 1059728, "hdYpEwI=");
base64DecodeToExistingUint8Array(bufferView, 1059744, "aCbYEg==");
base64DecodeToExistingUint8Array(bufferView, 1059760, "ubWg");
base64DecodeToExistingUint8Array(bufferView, 1059776, "IzUZFg==");
base64DecodeToExistingUint8Array(bufferView, 1059792, "I9Hi0gI=");
base64DecodeToExistingUint8Array(bufferView, 1059808, "JI3K");
base64DecodeToExistingUint8Array(bufferView, 1059824, "MrjK");
base64DecodeToExistingUint8Array(bufferView, 1059840, "I1EXGg==");
base64DecodeToExistingUint8Array(bufferView, 1059856, "ayRZbGg=");
base64DecodeToExistingUint8Array(bufferView, 1059872, "mdLg");
base64DecodeToExistingUint8Array(bufferView, 1059888, "hYnn");
base64DecodeToExistingUint8Array(bufferView, 1059904, "I8lU3AM=");
base64DecodeToExistingUint8Array(bufferView, 1059920, "MrA6gnw=");
base64DecodeToExistingUint8Array(bufferView, 1059936, "eY3KIA==");
base64DecodeToExistingUint8Array(bufferView, 1059952, "ZaZRJAQ=");
base64DecodeToExistingUint8Array(bufferView, 1059968, "LFAXagQ=");
base64DecodeToExistingUint8Array(bufferView, 1059984, "xyU6S40=");
base64DecodeToExistingUint8Array(bufferView, 1060000, "xyUZJA==");
base64DecodeToExistingUint8Array(bufferView, 1060016, "hVb2ZpE=");
base64DecodeToExistingUint8Array(bufferView, 1060032, "edQwAQ==");
base64DecodeToExistingUint8Array(bufferView, 1060048, "x6XlHp0=");
base64DecodeToExistingUint8Array(bufferView, 1060064, "mc4qKQ==");
base64DecodeToExistingUint8Array(bufferView, 1060080, "I8FHKw==");
base64DecodeToExistingUint8Array(bufferView, 1060096, "JNlkAQ==");
base64DecodeToExistingUint8Array(bufferView, 1060112, "maUL");
base64DecodeToExistingUint8Array(bufferView, 1060128, "LCRXMA==");
base64DecodeToExistingUint8Array(bufferView, 1060144, "mZa1QgY=");
base64DecodeToExistingUint8Array(bufferView, 1060160, "mc6iAQ==");
base64DecodeToExistingUint8Array(bufferView, 1060176, "1BUiAw==");
base64DecodeToExistingUint8Array(bufferView, 1060192, "ebj6BA==");
base64DecodeToExistingUint8Array(bufferView, 1060208, "LNCZ5Q==");
base64DecodeToExistingUint8Array(bufferView, 1060224, "xyU0AwE=");
base64DecodeToExistingUint8Array(bufferView, 1060240, "1JUaHys=");
base64DecodeToExistingUint8Array(bufferView, 1060256, "GT8D");
base64DecodeToExistingUint8Array(bufferView, 1060272, "I9ERWDg=");
base64DecodeToExistingUint8Array(bufferView, 1060288, "hYlWEQ==");
base64DecodeToExistingUint8Array(bufferView, 1060304, "7yTiEg==");
base64DecodeToExistingUint8Array(bufferView, 1060320, "7skE");
base64DecodeToExistingUint8Array(bufferView, 1060336, "hQQF");
base64DecodeToExistingUint8Array(bufferView, 1060352, "Weug");
base64DecodeToExistingUint8Array(bufferView, 1060368, "pFCWFg==");
base64DecodeToExistingUint8Array(bufferView, 1060384, "I9HgKgM=");
base64DecodeToExistingUint8Array(bufferView, 1060400, "I5HHSgM=");
base64DecodeToExistingUint8Array(bufferView, 1060416, "I9HyHA==");
base64DecodeToExistingUint8Array(bufferView, 1060432, "j9Ii5Rvu6dACAAAAAAAAAI/SIuUb");
base64DecodeToExistingUint8Array(bufferView, 1060464, "jJXr3gmS");
base64DecodeToExistingUint8Array(bufferView, 1060480, "LAR5");
base64DecodeToExistingUint8Array(bufferView, 1060496, "zbIQ5AE=");
base64DecodeToExistingUint8Array(bufferView, 1060512, "9MFJHwI=");
base64DecodeToExistingUint8Array(bufferView, 1060528, "TSQ=");
base64DecodeToExistingUint8Array(bufferView, 1060544, "wQbVRAI=");
base64DecodeToExistingUint8Array(bufferView, 1060560, "wQYF");
base64DecodeToExistingUint8Array(bufferView, 1060576, "RAE=");
base64DecodeToExistingUint8Array(bufferView, 1060592, "iyg=");
base64DecodeToExistingUint8Array(bufferView, 1060608, "RSo=");
base64DecodeToExistingUint8Array(bufferView, 1060624, "YSRZRGI=");
base64DecodeToExistingUint8Array(bufferView, 1060640, "yhX4");
base64DecodeToExistingUint8Array(bufferView, 1060656, "iyhX4AM=");
base64DecodeToExistingUint8Array(bufferView, 1060672, "xSU0QoNhAg==");
base64DecodeToExistingUint8Array(bufferView, 1060688, "VZZWJg==");
base64DecodeToExistingUint8Array(bufferView, 1060704, "LsnaCgU=");
base64DecodeToExistingUint8Array(bufferView, 1060720, "lVUN");
base64DecodeToExistingUint8Array(bufferView, 1060736, "BY0AAw==");
base64DecodeToExistingUint8Array(bufferView, 1060752, "rgo=");
base64DecodeToExistingUint8Array(bufferView, 1060768, "+Ik8qw==");
base64DecodeToExistingUint8Array(bufferView, 1060784, "xwU2");
base64DecodeToExistingUint8Array(bufferView, 1060800, "cA==");
base64DecodeToExistingUint8Array(bufferView, 1060816, "gdQB");
base64DecodeToExistingUint8Array(bufferView, 1060832, "zpE6");
base64DecodeToExistingUint8Array(bufferView, 1060848, "zxUC");
base64DecodeToExistingUint8Array(bufferView, 1060864, "sqzxCA==");
base64DecodeToExistingUint8Array(bufferView, 1060880, "tDj6CA==");
base64DecodeToExistingUint8Array(bufferView, 1060896, "MuHECg==");
base64DecodeToExistingUint8Array(bufferView, 1060912, "xwUmCw==");
base64DecodeToExistingUint8Array(bufferView, 1060928, "Yxw=");
base64DecodeToExistingUint8Array(bufferView, 1060944, "NB0=");
base64DecodeToExistingUint8Array(bufferView, 1060960, "QyR2");
base64DecodeToExistingUint8Array(bufferView, 1060976, "7w==");
base64DecodeToExistingUint8Array(bufferView, 1060992, "xwX2Dg==");
base64DecodeToExistingUint8Array(bufferView, 1061008, "8D0SEA==");
base64DecodeToExistingUint8Array(bufferView, 1061024, "pQQbFA==");
base64DecodeToExistingUint8Array(bufferView, 1061040, "Yyo=");
base64DecodeToExistingUint8Array(bufferView, 1061056, "oTI=");
base64DecodeToExistingUint8Array(bufferView, 1061072, "goQkQwM=");
base64DecodeToExistingUint8Array(bufferView, 1061088, "hSXzJHxypAYAAAAAAAAAAGzWBg==");
base64DecodeToExistingUint8Array(bufferView, 1061120, "LM7c");
base64DecodeToExistingUint8Array(bufferView, 1061136, "2KXj");
base64DecodeToExistingUint8Array(bufferView, 1061152, "hTwH");
base64DecodeToExistingUint8Array(bufferView, 1061168, "UxXyHA==");
base64DecodeToExistingUint8Array(bufferView, 1061184, "DTo=");
base64DecodeToExistingUint8Array(bufferView, 1061200, "zyXrCnw=");
base64DecodeToExistingUint8Array(bufferView, 1061216, "hY0gHw==");
base64DecodeToExistingUint8Array(bufferView, 1061232, "kD4=");
base64DecodeToExistingUint8Array(bufferView, 1061248, "shxX5gwQ");
base64DecodeToExistingUint8Array(bufferView, 1061264, "TBYI");
base64DecodeToExistingUint8Array(bufferView, 1061280, "BwI=");
base64DecodeToExistingUint8Array(bufferView, 1061296, "EEE=");
base64DecodeToExistingUint8Array(bufferView, 1061312, "s8hD54M=");
base64DecodeToExistingUint8Array(bufferView, 1061328, "LM4iD50PAg==");
base64DecodeToExistingUint8Array(bufferView, 1061344, "GQI=");
base64DecodeToExistingUint8Array(bufferView, 1061360, "GWYI");
base64DecodeToExistingUint8Array(bufferView, 1061376, "7iGaIQ==");
base64DecodeToExistingUint8Array(bufferView, 1061392, "bTwJ");
base64DecodeToExistingUint8Array(bufferView, 1061408, "WVQJ");
base64DecodeToExistingUint8Array(bufferView, 1061424, "dFYJ");
base64DecodeToExistingUint8Array(bufferView, 1061440, "gYUxAQ==");
base64DecodeToExistingUint8Array(bufferView, 1061456, "SwY4AQ==");
base64DecodeToExistingUint8Array(bufferView, 1061472, "9D1xXJJwAg==");
base64DecodeToExistingUint8Array(bufferView, 1061488, "hSYWJw==");
base64DecodeToExistingUint8Array(bufferView, 1061504, "9zEj33SFAg==");
base64DecodeToExistingUint8Array(bufferView, 1061520, "hgI=");
base64DecodeToExistingUint8Array(bufferView, 1061536, "aMhHAQ==");
base64DecodeToExistingUint8Array(bufferView, 1061552, "LixWLQ==");
base64DecodeToExistingUint8Array(bufferView, 1061568, "hSXzJBTlAg==");
base64DecodeToExistingUint8Array(bufferView, 1061584, "EAY=");
base64DecodeToExistingUint8Array(bufferView, 1061600, "k8oH1wgC");
base64DecodeToExistingUint8Array(bufferView, 1061616, "ZQYB");
base64DecodeToExistingUint8Array(bufferView, 1061632, "aAYB");
base64DecodeToExistingUint8Array(bufferView, 1061648, "ssz7pA==");
base64DecodeToExistingUint8Array(bufferView, 1061664, "U5Z5nxQ=");
base64DecodeToExistingUint8Array(bufferView, 1061680, "pLAyExo=");
base64DecodeToExistingUint8Array(bufferView, 1061696, "iQ0=");
base64DecodeToExistingUint8Array(bufferView, 1061712, "1JXEBg==");
base64DecodeToExistingUint8Array(bufferView, 1061728, "7rX2Bg==");
base64DecodeToExistingUint8Array(bufferView, 1061744, "mSZXW3sD");
base64DecodeToExistingUint8Array(bufferView, 1061760, "Rb4B");
base64DecodeToExistingUint8Array(bufferView, 1061776, "FQ4=");
base64DecodeToExistingUint8Array(bufferView, 1061792, "gQYC");
base64DecodeToExistingUint8Array(bufferView, 1061808, "slBXRqCB");
base64DecodeToExistingUint8Array(bufferView, 1061824, "p4pC");
base64DecodeToExistingUint8Array(bufferView, 1061840, "8NE1CwE=");
base64DecodeToExistingUint8Array(bufferView, 1061856, "ssDHii0E");
base64DecodeToExistingUint8Array(bufferView, 1061872, "xCUC");
base64DecodeToExistingUint8Array(bufferView, 1061888, "cxb2JJ2J");
base64DecodeToExistingUint8Array(bufferView, 1061904, "pQ==");
base64DecodeToExistingUint8Array(bufferView, 1061920, "ZSYJZaGu");
base64DecodeToExistingUint8Array(bufferView, 1061936, "QVJc");
base64DecodeToExistingUint8Array(bufferView, 1061952, "M0iKCw==");
base64DecodeToExistingUint8Array(bufferView, 1061968, "EyYD");
base64DecodeToExistingUint8Array(bufferView, 1061984, "DRo=");
base64DecodeToExistingUint8Array(bufferView, 1062000, "jFUD");
base64DecodeToExistingUint8Array(bufferView, 1062016, "I8niygE=");
base64DecodeToExistingUint8Array(bufferView, 1062032, "1R0=");
base64DecodeToExistingUint8Array(bufferView, 1062048, "FR4=");
base64DecodeToExistingUint8Array(bufferView, 1062064, "hSYEgzw=");
base64DecodeToExistingUint8Array(bufferView, 1062080, "pLhCZEA=");
base64DecodeToExistingUint8Array(bufferView, 1062096, "rBoSCgI=");
base64DecodeToExistingUint8Array(bufferView, 1062112, "cxZGQkE=");
base64DecodeToExistingUint8Array(bufferView, 1062128, "kFIE");
base64DecodeToExistingUint8Array(bufferView, 1062144, "rDhZFg==");
base64DecodeToExistingUint8Array(bufferView, 1062160, "FJ3E");
base64DecodeToExistingUint8Array(bufferView, 1062176, "hSYG");
base64DecodeToExistingUint8Array(bufferView, 1062192, "1JVWTnChAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062208, "gZYG");
base64DecodeToExistingUint8Array(bufferView, 1062224, "s4xkZZlPjtQAAAAAAAAAAMmlBg==");
base64DecodeToExistingUint8Array(bufferView, 1062256, "LLTkUgM=");
base64DecodeToExistingUint8Array(bufferView, 1062272, "xSYaHA==");
base64DecodeToExistingUint8Array(bufferView, 1062288, "7jk=");
base64DecodeToExistingUint8Array(bufferView, 1062304, "9D3pngM=");
base64DecodeToExistingUint8Array(bufferView, 1062320, "9D35HA==");
base64DecodeToExistingUint8Array(bufferView, 1062336, "NRRbnwM=");
base64DecodeToExistingUint8Array(bufferView, 1062352, "hKUq3AM=");
base64DecodeToExistingUint8Array(bufferView, 1062368, "cz4=");
base64DecodeToExistingUint8Array(bufferView, 1062384, "pVUGAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062400, "szII");
base64DecodeToExistingUint8Array(bufferView, 1062416, "a6QaAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062432, "9D0J");
base64DecodeToExistingUint8Array(bufferView, 1062448, "cxZG35M=");
base64DecodeToExistingUint8Array(bufferView, 1062464, "pSXqqgQ=");
base64DecodeToExistingUint8Array(bufferView, 1062480, "aNAgxwQ=");
base64DecodeToExistingUint8Array(bufferView, 1062496, "i0w=");
base64DecodeToExistingUint8Array(bufferView, 1062512, "aMhQJg==");
base64DecodeToExistingUint8Array(bufferView, 1062528, "slhZJg==");
base64DecodeToExistingUint8Array(bufferView, 1062544, "jBU0AQ==");
base64DecodeToExistingUint8Array(bufferView, 1062560, "LbEJ");
base64DecodeToExistingUint8Array(bufferView, 1062576, "xT0WiAt0Ag==");
base64DecodeToExistingUint8Array(bufferView, 1062592, "RAbiAp0=");
base64DecodeToExistingUint8Array(bufferView, 1062608, "I9FAJw==");
base64DecodeToExistingUint8Array(bufferView, 1062624, "sBUK");
base64DecodeToExistingUint8Array(bufferView, 1062640, "2SUK");
base64DecodeToExistingUint8Array(bufferView, 1062656, "QyQ2Kg==");
base64DecodeToExistingUint8Array(bufferView, 1062672, "qQI=");
base64DecodeToExistingUint8Array(bufferView, 1062688, "bYYL");
base64DecodeToExistingUint8Array(bufferView, 1062704, "olw=");
base64DecodeToExistingUint8Array(bufferView, 1062720, "siz5Lg==");
base64DecodeToExistingUint8Array(bufferView, 1062736, "k2o=");
base64DecodeToExistingUint8Array(bufferView, 1062752, "aMgQ");
base64DecodeToExistingUint8Array(bufferView, 1062768, "pAU=");
base64DecodeToExistingUint8Array(bufferView, 1062784, "TQY=");
base64DecodeToExistingUint8Array(bufferView, 1062800, "BjUZ");
base64DecodeToExistingUint8Array(bufferView, 1062816, "tsk=");
base64DecodeToExistingUint8Array(bufferView, 1062832, "uLrE");
base64DecodeToExistingUint8Array(bufferView, 1062848, "E6YG");
base64DecodeToExistingUint8Array(bufferView, 1062864, "aMiQKKsN");
base64DecodeToExistingUint8Array(bufferView, 1062880, "A0I=");
base64DecodeToExistingUint8Array(bufferView, 1062896, "dswkAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062912, "Ew==");
base64DecodeToExistingUint8Array(bufferView, 1062928, "GA==");
base64DecodeToExistingUint8Array(bufferView, 1062944, "hKUq");
base64DecodeToExistingUint8Array(bufferView, 1062960, "4ik=");
base64DecodeToExistingUint8Array(bufferView, 1062976, "YgE=");
base64DecodeToExistingUint8Array(bufferView, 1062992, "kwE=");
base64DecodeToExistingUint8Array(bufferView, 1063008, "xSVWYII=");
base64DecodeToExistingUint8Array(bufferView, 1063024, "Z0E=");
base64DecodeToExistingUint8Array(bufferView, 1063040, "Eg==");
base64DecodeToExistingUint8Array(bufferView, 1063056, "tkg=");
base64DecodeToExistingUint8Array(bufferView, 1063072, "7qWZbJE=");
base64DecodeToExistingUint8Array(bufferView, 1063088, "rko=");
base64DecodeToExistingUint8Array(bufferView, 1063104, "dQ==");
base64DecodeToExistingUint8Array(bufferView, 1063120, "khw=");
base64DecodeToExistingUint8Array(bufferView, 1063136, "BgE=");
base64DecodeToExistingUint8Array(bufferView, 1063152, "EA==");
base64DecodeToExistingUint8Array(bufferView, 1063168, "aNAAAQ==");
base64DecodeToExistingUint8Array(bufferView, 1063184, "DAI=");
base64DecodeToExistingUint8Array(bufferView, 1063200, "cAI=");
base64DecodeToExistingUint8Array(bufferView, 1063216, "FQ==");
base64DecodeToExistingUint8Array(bufferView, 1063232, "hQYCKw==");
base64DecodeToExistingUint8Array(bufferView, 1063248, "jUo=");
base64DecodeToExistingUint8Array(bufferView, 1063264, "NLX2Bg==");
base64DecodeToExistingUint8Array(bufferView, 1063280, "Bw==");
base64DecodeToExistingUint8Array(bufferView, 1063296, "AU0=");
base64DecodeToExistingUint8Array(bufferView, 1063312, "hYlAa2sJ");
base64DecodeToExistingUint8Array(bufferView, 1063328, "mcpE");
base64DecodeToExistingUint8Array(bufferView, 1063352, "BAEAAAAAvw==");
base64DecodeToExistingUint8Array(bufferView, 1063368, "GAEAALwAAABGAAAAAABT");
base64DecodeToExistingUint8Array(bufferView, 1063394, "gwAAAAAAVgAAAAAABwAAAKMAAAAn");
base64DecodeToExistingUint8Array(bufferView, 1063424, "qABZASAAOgAAAAAAAAB5AAAAAAAAAOAADwE3");
base64DecodeToExistingUint8Array(bufferView, 1063462, "LQBSAQAAGgB/ADsBAAAAAAAAAAAeAGQB0AAAAAAAcABvAXo=");
base64DecodeToExistingUint8Array(bufferView, 1063506, "XwCRAE0BWAEAADMBaAE=");
base64DecodeToExistingUint8Array(bufferView, 1063530, "KgEAAAAAAAAAALsAAAAAAAAAeACHAOEACQFKAB4B7A==");
base64DecodeToExistingUint8Array(bufferView, 1063572, "4g==");
base64DecodeToExistingUint8Array(bufferView, 1063590, "lQAAAAAAAABnAQAAyw==");
base64DecodeToExistingUint8Array(bufferView, 1063614, "FgEAAAAAUQ==");
base64DecodeToExistingUint8Array(bufferView, 1063634, "lACxANwAAAAAAAAAdA==");
base64DecodeToExistingUint8Array(bufferView, 1063656, "BgE8AAAAAABdAQ==");
base64DecodeToExistingUint8Array(bufferView, 1063680, "BAAAAAAASgEAAAAAAAAAADMA6Q==");
base64DecodeToExistingUint8Array(bufferView, 1063708, "dAE=");
base64DecodeToExistingUint8Array(bufferView, 1063724, "5wDwAAAADAFGAQAAAAAAAGEAAAAAAA4B");
base64DecodeToExistingUint8Array(bufferView, 1063760, "8g==");
base64DecodeToExistingUint8Array(bufferView, 1063774, "PAEAAAEAAABDAAAAAAAAAEwAoADbAFoBAABVAQAAAAAAAFk=");
base64DecodeToExistingUint8Array(bufferView, 1063826, "KA==");
base64DecodeToExistingUint8Array(bufferView, 1063840, "zQA/AAAADQAAAAAAAAAIAQAAAAAAAOM=");
base64DecodeToExistingUint8Array(bufferView, 1063872, "mQAAAAAAMQCn");
base64DecodeToExistingUint8Array(bufferView, 1063890, "PwH8AC0BAACrAAAAUwEAAAAAAAAAAMM=");
base64DecodeToExistingUint8Array(bufferView, 1063928, "MQHqABwBAAAAAAAAAABsABcBAAAAAAAAAABBAQAAhQANAWoASwFsAXcBYQEAAAAAAABrAQAAAAAAAIYA0QBNAGQA3QDlAHsATwEAABkAAAAAAAAAdgE=");
base64DecodeToExistingUint8Array(bufferView, 1064032, "jQBCAOsAAABE");
base64DecodeToExistingUint8Array(bufferView, 1064050, "+wAAAAAAAAAqAAAAAAAiAAAAAAAAAMEAAAD+");
base64DecodeToExistingUint8Array(bufferView, 1064092, "UgAAAMYAggAjACYBrgAAAAAA1QAAAEUBAAAAAAAA/w==");
base64DecodeToExistingUint8Array(bufferView, 1064138, "CwEAAMo=");
base64DecodeToExistingUint8Array(bufferView, 1064154, "2QAAABABAAAAAAAAAAC3ACQB");
base64DecodeToExistingUint8Array(bufferView, 1064184, "xQ==");
base64DecodeToExistingUint8Array(bufferView, 1064198, "igCSAAAAAAAAAE8A5AAAALUAAAAAAEMBAAAAAPUA9gAAAKwA3g==");
base64DecodeToExistingUint8Array(bufferView, 1064246, "7wBWAb4AOAEAAAAASQGIAAAAaACO");
base64DecodeToExistingUint8Array(bufferView, 1064276, "BgB3");
base64DecodeToExistingUint8Array(bufferView, 1064292, "CgHU");
base64DecodeToExistingUint8Array(bufferView, 1064314, "pA==");
base64DecodeToExistingUint8Array(bufferView, 1064326, "KQEAAAAAAAAAAEkAAABxAAEBEwEAAAAAKwA1AFcAEQEAAAAAAAAbAQAAAAAAAAAACAAAAAAAlgAAAAAAPQEAAAAAAAAAACcBAAADAGsAdQC4ADYBAAAAAAAAAABIARoBAAAYAPEAuQ==");
base64DecodeToExistingUint8Array(bufferView, 1064438, "NA==");
base64DecodeToExistingUint8Array(bufferView, 1064452, "nABpAPgAAACwAK8AAABgAAAAAAAdAL0=");
base64DecodeToExistingUint8Array(bufferView, 1064486, "WgAAAGMALwBiAQAABQEAAAAAAABbAQAAAAADAQAApQBqAc4AoQA2AAAAGwAwAQAAFgB9AMg=");
base64DecodeToExistingUint8Array(bufferView, 1064550, "EAAAAAAAAAD0AMcACgAAAAAAkw==");
base64DecodeToExistingUint8Array(bufferView, 1064578, "8wAAAAAAdgBUAJAAAgFzAQAATAEAAAAALAC6AAAAJQ==");
base64DecodeToExistingUint8Array(bufferView, 1064624, "OAAAAAAAHwAAAAAAAAAVAQAAUQEAAAAAmgAAADcB");
base64DecodeToExistingUint8Array(bufferView, 1064669, "AT0A0wAAAAAAAADtAHEBAAAAAAAAOQ==");
base64DecodeToExistingUint8Array(bufferView, 1064706, "eQEAAAAAJQEuAQAAgADfABwAeAEAAAAAAAB1AQ==");
base64DecodeToExistingUint8Array(bufferView, 1064744, "OwAAABMAMABdANYADwAiAQ==");
base64DecodeToExistingUint8Array(bufferView, 1064770, "LwEAAAAAQACXAOgAAAA6Adg=");
base64DecodeToExistingUint8Array(bufferView, 1064798, "5gAjAQ==");
base64DecodeToExistingUint8Array(bufferView, 1064812, "SA==");
base64DecodeToExistingUint8Array(bufferView, 1064822, "WAAAAKIA9w==");
base64DecodeToExistingUint8Array(bufferView, 1064838, "fg==");
base64DecodeToExistingUint8Array(bufferView, 1064848, "LAEAAF4AiQAAAAAAMgEAAF8B0gBmAREAzwAAAFsARwDaAEQBAAAAAAAAAABAAQAAAAD5AHM=");
base64DecodeToExistingUint8Array(bufferView, 1064924, "HQE=");
base64DecodeToExistingUint8Array(bufferView, 1064946, "DABjAQAAOQHC");
base64DecodeToExistingUint8Array(bufferView, 1064964, "yQCE");
base64DecodeToExistingUint8Array(bufferView, 1064976, "fAAAADIAIQEAAAAAAABCAU4AAAApAG4AAAAAAEsAqgAAAAAAZQAAAAAAAAAkANcAAABUAZ4AHwEAAAAAAAAAAD4AZwCMAJgAYAE1AQ==");
base64DecodeToExistingUint8Array(bufferView, 1065064, "LgAOAAAAAAAAAAcBAAAAAAAAAABwAQAAnQBtACYAVQByABQBAAAAAGIAAAAAAGYAZQEAAAAAFA==");
base64DecodeToExistingUint8Array(bufferView, 1065128, "IQCPAAAAQQAAAG8AAACtAFwBAABQAQAAAAD9AAAATgEAAG4BVwE=");
base64DecodeToExistingUint8Array(bufferView, 1065176, "KwEAAAAAUA==");
base64DecodeToExistingUint8Array(bufferView, 1065196, "XA==");
base64DecodeToExistingUint8Array(bufferView, 1065216, "tA==");
base64DecodeToExistingUint8Array(bufferView, 1065238, "KAFtAQAAAAAAABcAxAAAAEcBsgCL");
base64DecodeToExistingUint8Array(bufferView, 1065278, "mwAAAAsAAAAAABIAtgAAALMAaQEAAAAAAADAAMwAnwAAAAI=");
base64DecodeToExistingUint8Array(bufferView, 1065322, "EgEAAAAABQAVAAAAAAA+AfoA7gAgAV4BGQGpADQBcgEAAKYAAAAAAIEARQ==");
base64DecodeToExistingUint8Array(bufferView, 1065390, "CQBcIlxcXGJcdFxuXGZcclx1MDAvcnVsZXNhdXRvbWF0aWNBbHdheXNQdWxsUHVsbEFsd2F5c25ld2VyUHVsbElmTm90UHJlc2VudG1pc3NpbmdJZk1pc3NpbmdQdWxsTmV2ZXIA5RAQAAQAAAAAAAAAyEEQAAkAAAAAAAAApg0QAAYAAAABAAAA0UEQAAoAAAABAAAA20EQAAoAAAABAAAA5UEQAAUAAAABAAAArA0QAAwAAAACAAAA6kEQABAAAAACAAAA+kEQAAcAAAACAAAAAUIQAAkAAAACAAAAuA0QAAUAAAADAAAACkIQAAkAAAADAAAAbmVpdGhlciBhbiBpbWFnZSBub3IgYSB0YWcgd2FzIGdpdmVuL3BvbGljeS9jbHVzdGVyL3ZlcnNpb24vcnVsZXMvcmVnaXN0cmllcy9jbHVzdGVyL2NyZWRlbnRpYWxWZXJpZmljYXRpb27AgI8AIGlzIG5vdCBhbiBlbnRyeSBvZiB0aGUgYWxsb3dsaXN0OiB0aGUga3ViZWxldCBleHBlY3RzIGEgbm9ybWFsaXNlZCBuYW1lIHN1Y2ggYXMgYGRvY2tlci5pby9saWJyYXJ5L25naW54YCBvciBhIHByZWZpeCBzdWNoIGFzIGBnaGNyLmlvL2FjbWUvKmAAL2NsdXN0ZXIvcHJlbG9hZGVkSW1hZ2VzVmVyaWZpY2F0aW9uQWxsb3dsaXN0dGhlIHJlcXVlc3QsIHJlcXVlc3RyZXBvc2l0b3J5YSB0YWdhIGRpZ2VzdGEgcGFydCBvZiB0aGUgbmFtZQAAAIAAAAD/AAAAYnJhY2tldHMgaG9sZCBhbiBJUHY2IGFkZHJlc3MsIHdoaWNoIGhhcyBoZXhhZGVjaW1hbCBkaWdpdHMgYW5kIGA6YDY0IGhleGFkZWNpbWFsIGRpZ2l0cyBhbG9uZSBhcmUgdGhlIGlkIG9mIGFuIGltYWdlLCBub3QgaXRzIG5hbWVhIGRpZ2VzdCBzdGFydHMgd2l0aCBgc2hhMjU2OmAsIGBzaGEzODQ6YCBvciBgc2hhNTEyOmBub3RoaW5nIGZvbGxvd3MgYSBkaWdlc3QsIG5vdCBldmVuIGEgdGFnLCB3aGljaCBzdGFuZHMgaW4gZnJvbnQgb2YgdGhlIGBAYGEgcmVwb3NpdG9yeSBpcyBuYW1lZCB3aXRob3V0IGEgZGlnZXN0YSByZXBvc2l0b3J5IGlzIG5hbWVkIHdpdGhvdXQgYSB0YWd0aGUgZW5kYSBibGFuawJVK8MgAABpBAAAOyB0aGUgcnVsZXMgbGV0IGZsb2F0aW5nIHZlcnNpb25zIGJlIGNhY2hlZC9ydWxlcy9mbG9hdGluZzsgdGhlIHJ1bGVzIGxldCBzdWNoIHRhZ3MgYmUgY2FjaGVkL3J1bGVzL3Vua25vd247IHRoZSBydWxlcyB0cnVzdCBhIGRpZ2VzdCBhbG9uZS9ydWxlcy90cnVzdHRoZSBuZXh0IHN0YXJ0IG1heSBydW4gY29kZSB0aGF0IG5vYm9keSByZXZpZXdlZDsgYSBkaWdlc3QgaW4gdGhlIHJlZmVyZW5jZSBpcyB0aGUgd2F5IG91dHdoZXJlIHRoZSBwb2xpY3kgaXMgb21pdHRlZCwgS3ViZXJuZXRlcyB3cml0ZXMgYEFsd2F5c2A6IG5vIHRhZyBtZWFucyBgbGF0ZXN0YHdoZXJlIHRoZSBwb2xpY3kgaXMgb21pdHRlZCwgS3ViZXJuZXRlcyB3cml0ZXMgYEFsd2F5c2A6IHRoZSB0YWcgaXMgYGxhdGVzdGB3aGVyZSB0aGUgcG9saWN5IGlzIG9taXR0ZWQsIEt1YmVybmV0ZXMgd3JpdGVzIGBBbHdheXNgOiB0aGUgdGFnIGlzIGBsYXRlc3RgLCBhbmQgdGhlIGRpZ2VzdCBpcyBub3QgbG9va2VkIGF0d2hlcmUgdGhlIHBvbGljeSBpcyBvbWl0dGVkLCBLdWJlcm5ldGVzIHdyaXRlcyBgSWZOb3RQcmVzZW50YDogdGhlIGRpZ2VzdCBnb2VzIGJlZm9yZSB0aGUgdGFnIGBsYXRlc3Rgd2hlcmUgdGhlIHBvbGljeSBpcyBvbWl0dGVkLCBLdWJlcm5ldGVzIHdyaXRlcyBgSWZOb3RQcmVzZW50YDogb25seSB0aGUgbGl0ZXJhbCB0YWcgYGxhdGVzdGAgbWFrZXMgaXQgYEFsd2F5c2BodHRwczovL2dpdGh1Yi5jb20va3ViZXJuZXRlcy9rdWJlcm5ldGVzL2Jsb2IvbWFzdGVyL3BrZy9hcGlzL2NvcmUvdjEvZGVmYXVsdHMuZ29pcyBhbiBhbGlhcyB0aGF0IGl0cyBwdWJsaXNoZXIgcmUtcG9pbnRzbmFtZXMgYSBjaGFubmVsLCByZS1wb2ludGVkIGF0IGVhY2ggcHVibGljYXRpb25uYW1lcyBhIGJyYW5jaCwgcmUtcG9pbnRlZCBieSBlYWNoIHB1c2hpcyBub3QgYSBmdWxsIHZlcnNpb246IGVhY2ggbmV3ZXIgcmVsZWFzZSByZS1wb2ludHMgaXRtYXJrcyBhIHNuYXBzaG90LCBvdmVyd3JpdHRlbiB1bnRpbCB0aGUgcmVsZWFzZWlzIGEgZnVsbCB2ZXJzaW9uLCBwdWJsaXNoZWQgb25jZWlzIGEgbnVtYmVyZWQgcHJlLXJlbGVhc2UsIHB1Ymxpc2hlZCBvbmNlaXMgYSBkYXRlIG9yIHRpbWUsIHB1Ymxpc2hlZCBvbmNlaXMgYSBjb21taXQgaWQsIHB1Ymxpc2hlZCBvbmNlaXMgYSBidWlsZCBudW1iZXIsIHB1Ymxpc2hlZCBvbmNlYGAgcHVibGlzaGVkIG9uY2VubyB0YWcgaXMgd3JpdHRlbiwgd2hpY2ggbWVhbnMgYGxhdGVzdGAsIGFuZCBpdHMgcHVibGlzaGVyIHJlLXBvaW50cyB0aGF0YSBkaWdlc3QgbmFtZXMgdGhlIGNvbnRlbnQgaXRzZWxmLCBzbyBhIHB1bGwgY2FuIGNoYW5nZSBub3RoaW5nIHVuZGVyIGBOZXZlcmAgYSBjb250YWluZXIgd2FpdHMgaW4gRXJySW1hZ2VOZXZlclB1bGwgb24gZWFjaCBub2RlIHRoYXQgd2FzIG5vdCBsb2FkZWQgd2l0aCB0aGlzIHZlcnkgcmVmZXJlbmNlaHR0cHM6Ly9naXRodWIuY29tL2t1YmVybmV0ZXMva3ViZXJuZXRlcy9ibG9iL21hc3Rlci9wa2cva3ViZWxldC9pbWFnZXMvaW1hZ2VfbWFuYWdlci5nbwd1bmRlciBgwICnAGAgdGhlIGt1YmVsZXQgbGV0cyBhIHBvZCB1c2UgaXRzIGNvcHkgb25seSB3aGVyZSBhIHJlY29yZCBzaG93cyB0aGF0IHRoZSBwb2QncyBjcmVkZW50aWFscyBwdWxsZWQgaXQ7IHdpdGhvdXQgb25lIGl0IGFza3MgdGhlIHJlZ2lzdHJ5LCBhbmQgdW5kZXIgYE5ldmVyYCB0aGUgcG9kIHdhaXRzAGh0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzL2VuaGFuY2VtZW50cy90cmVlL21hc3Rlci9rZXBzL3NpZy1ub2RlLzI1MzUtZW5zdXJlLXNlY3JldC1wdWxsZWQtaW1hZ2VzdGhlIHRhZyBpcyBwdWJsaXNoZWQgb25jZWEgZGlnZXN0IGNhbm5vdCBjaGFuZ2VodHRwczovL2t1YmVybmV0ZXMuaW8vZG9jcy9yZWZlcmVuY2UvYWNjZXNzLWF1dGhuLWF1dGh6L2FkbWlzc2lvbi1jb250cm9sbGVycy8jYWx3YXlzcHVsbGltYWdlc2xpc3RzIGFuZCBvYmplY3RzIGFyZSBuZXN0ZWQgdG9vIGRlZXBseWEgZGlnaXQgaXMgZXhwZWN0ZWRhIHN0cmluZyBob2xkcyBhIGNvbnRyb2wgY2hhcmFjdGVyLCB3aGljaCBoYXMgdG8gYmUgZXNjYXBlZGEgc3RyaW5nIGRvZXMgbm90IGVuZGEgc3RyaW5nIGhvbGRzIGFuIGludmFsaWQgZXNjYXBlYSB2YWx1ZSBpcyBleHBlY3RlZGEgdmFsdWUgb3IgdGhlIGVuZCBvZiB0aGUgbGlzdCBvciBvYmplY3QgaXMgZXhwZWN0ZWRhIGNvbW1hIG9yIHRoZSBlbmQgb2YgdGhlIGxpc3Qgb3Igb2JqZWN0IGlzIGV4cGVjdGVkYSBrZXkgaW4gZG91YmxlIHF1b3RlcyBpcyBleHBlY3RlZGEgY29sb24gaXMgZXhwZWN0ZWRub3RoaW5nIG1heSBmb2xsb3cgdGhlIHZhbHVlpg0QAAYAAAAAAAAArA0QAAwAAAABAAAAuA0QAAUAAAACAAAA9A0QAAM=");
base64DecodeToExistingUint8Array(bufferView, 1068764, "5EMQAAo=");
base64DecodeToExistingUint8Array(bufferView, 1068784, "BAAAAMhOEAACAAAAe3t7c2hhMjU2OnNoYTM4NDpzaGE1MTI6/04QAAcAAABAAAAABk8QAAcAAABgAAAADU8QAAcAAACAAAAAeyJwb2xpY3kiOiwiY2xhc3MiOiwia2luZCI6LCJ3YXJuaW5ncyI6eyJjb2RlIjosIm1lc3NhZ2UiOiwic3VnZ2VzdGlvbiI6LCJpbWFnZSI6LCJyZXF1ZXN0ZWQiOiwiaW5wdXQiOiwiYXQiOiwic3BhbiI6LCJkZXRhaWwiOiwia3ViZXJuZXRlc0RlZmF1bHQiOiwid2FpdGluZyI6LCJyZWplY3RlZEJ5IjoAAAAKAAAADAAAAAQAAAALAAAADAAAAA0AAAB7InN0YXJ0IjosImVuZCI6AAAAAAQ=");
base64DecodeToExistingUint8Array(bufferView, 1069088, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1069100, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1069112, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1069123, "AXsiZXJyb3IiOiwiZWZmZWN0aXZlIjosInRhZyI6LCJyZWFzb25zIjosIm91dGNvbWVzIjosInNhbWVUb2RheSI6LCJzZW1hbnRpY3MiOnsiaW5wdXQiOiwicmVnaXN0cnkiOiwicmVwb3NpdG9yeSI6LCJkaWdlc3QiOiwibm9ybWFsaXplZCI6LCJzdGFydHMiOnsidmFsdWUiOiwiZXZpZGVuY2UiOnsiY2xhc3MiOnsidGV4dCI6LCJzdGFydCI6LCJzb3VyY2UiOiwicmVmZXJlbmNlIjosInZhbHVlIjp7Im9uTm9kZSI6LCJjb250YWN0c1JlZ2lzdHJ5IjosInJ1bnMiOgQAAAANAAAACAAAAAgAAAAGAAAACQAAAI0NEACRDRAAng0QAI0MEABoDBAAlQwQABMAAAA0AAAANAAAACIAAAATAAAAHAAAANhNEADrTRAAH04QAFNOEAB1ThAAiE4QAAkAAAAPAAAADQAAAA8AAAAOAAAADQAAAA0AAAALAAAADwAAABIAAAAOAAAADwAAAAwAAABZEhAAYhIQAHESEAB+EhAAjRIQAJsSEACoEhAAtRIQAMASEADPEhAA4RIQAO8SEAD+EhAACwAAABoAAAAcAAAADAAAAA0REAAYERAAMhEQAE4REAAEAAAABgAAAAwAAAAFAAAA5RAQAKYNEACsDRAAuA0QAAYAAAAMAAAABQAAAKYNEACsDRAAuA0QAAYAAAAGAAAABwAAAHoNEACADRAAhg0QAAUAAAAHAAAABgAAABAAAAAIAAAABwAAAAoAAAAEAAAABgAAAAUAAAAJAAAADAAAAMYREADLERAA0hEQANgREADoERAAbw8QAPAREAD6ERAA/hEQAAQSEABQEhAACRIQAAgAAAAQAAAACgAAAAYAAAALAAAACwAAAAkAAAAIAAAABQAAAAcAAAAGAAAAEAAAAAgAAAAHAAAACgAAAAQAAAAGAAAABQAAAAwAAAAaAAAAEQAAAH0REACFERAAlREQAPgQEACfERAAqhEQALUREAC+ERAAxhEQAMsREADSERAA2BEQAOgREABvDxAA8BEQAPoREAD+ERAABBIQAAkSEAAVEhAALxIQAAwAAAATAAAAEQAAABEAAAAYAAAADwAAAAsAAAAXAAAAEwAAAFgTEABkExAAdxMQAIgTEACZExAAsRMQAMATEADLExAA4hMQAA4AAAAMAAAABAAAAA8AAAAQAAAADQAAAAICAgICAgICAgIC");
base64DecodeToExistingUint8Array(bufferView, 1070100, "AgIAAAAAAAI=");
base64DecodeToExistingUint8Array(bufferView, 1070155, "Ag==");
base64DecodeToExistingUint8Array(bufferView, 1070193, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1070220, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1070316, "MDEyMzQ1Njc4OWFiY2RlZoCAgICAgICAgPTugIDygICAgICAgICAgICAgICAgICAICGiIyQlJqcoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVpb3F1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX6AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAwMDAxMDIwMzA0MDUwNjA3MDgwOTEwMTExMjEzMTQxNTE2MTcxODE5MjAyMTIyMjMyNDI1MjYyNzI4MjkzMDMxMzIzMzM0MzUzNjM3MzgzOTQwNDE0MjQzNDQ0NTQ2NDc0ODQ5NTA1MTUyNTM1NDU1NTY1NzU4NTk2MDYxNjI2MzY0NjU2NjY3Njg2OTcwNzE3MjczNzQ3NTc2Nzc3ODc5ODA4MTgyODM4NDg1ODY4Nzg4ODk5MDkxOTI5Mzk0OTU5Njk3OTg5OQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB");
base64DecodeToExistingUint8Array(bufferView, 1070982, "AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwMDAwMDAwMDAwMDAwMDAwQEBAQE");
base64DecodeToExistingUint8Array(bufferView, 1071044, "MHgwMTIzNDU2Nzg5QUJDREVG");
}
function wasm2js_trap() { throw new Error('abort'); }
function asmFunc(imports) {
var buffer = new ArrayBuffer(1114112);
var HEAP8 = new Int8Array(buffer);
var HEAP16 = new Int16Array(buffer);
var HEAP32 = new Int32Array(buffer);
var HEAPU8 = new Uint8Array(buffer);
var HEAPU16 = new Uint16Array(buffer);
var HEAPU32 = new Uint32Array(buffer);
var HEAPF32 = new Float32Array(buffer);
var HEAPF64 = new Float64Array(buffer);
var Math_imul = Math.imul;
var Math_fround = Math.fround;
var Math_abs = Math.abs;
var Math_clz32 = Math.clz32;
var Math_min = Math.min;
var Math_max = Math.max;
var Math_floor = Math.floor;
var Math_ceil = Math.ceil;
var Math_trunc = Math.trunc;
var Math_sqrt = Math.sqrt;
var global$0 = 1048576;
var global$1 = 1075304;
var global$2 = 1075312;
var i64toi32_i32$HIGH_BITS = 0;
function $0($0_1) {
$0_1 = HEAP32[$0_1 >> 2];
$133($0_1 + 12 | 0);
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$133($0_1 + 36 | 0)
}
$133($0_1 + 24 | 0);
block1 : {
block : {
switch (HEAP32[$0_1 + 48 >> 2] - -2147483648 | 0) {
default:
$133($0_1 + 48 | 0);
break;
case 0:
break block;
case 1:
break block1;
};
}
if (HEAP32[$0_1 + 60 >> 2] == -2147483648) {
break block1
}
$133($0_1 + 60 | 0);
}
$4($0_1, 4);
}
function $1($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 + -64 | 0;
global$0 = $2_1;
$3_1 = $2_1 + 24 | 0;
HEAP32[$3_1 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 1;
HEAP32[$2_1 + 44 >> 2] = 0;
$3_1 = HEAP32[$2_1 + 28 >> 2];
HEAP32[$2_1 + 36 >> 2] = HEAP32[$2_1 + 24 >> 2];
HEAP32[$2_1 + 40 >> 2] = $3_1;
$3_1 = $2_1 + 36 | 0;
$143($2_1 + 16 | 0, $3_1, $1_1 + 4 | 0);
block : {
if (HEAP32[$2_1 + 16 >> 2] == -2147483647) {
HEAP32[$2_1 + 48 >> 2] = $1_1;
$4_1 = $2_1 + 48 | 0;
$137($3_1, $4_1, 4);
$137($3_1, $0_1, $1_1);
HEAP32[$2_1 + 56 >> 2] = HEAP32[$2_1 + 44 >> 2];
$0_1 = HEAP32[$2_1 + 40 >> 2];
HEAP32[$2_1 + 48 >> 2] = HEAP32[$2_1 + 36 >> 2];
HEAP32[$2_1 + 52 >> 2] = $0_1;
$142($2_1 + 8 | 0, $4_1);
$4_1 = HEAP32[$2_1 + 8 >> 2];
break block;
}
$133($2_1 + 36 | 0);
}
global$0 = $2_1 - -64 | 0;
return $4_1;
}
function $2($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
block1 : {
$4_1 = $7($0_1, $1_1);
block : {
if ($4_1) {
break block
}
$4_1 = 0;
$3_1 = $0_1 >>> 0 <= 8 ? 8 : $0_1;
$2_1 = $3_1 + $1_1 | 0;
if ($2_1 >>> 0 < $3_1 >>> 0 | $2_1 >>> 0 > 4294967280) {
break block
}
$2_1 = $2_1 + 15 & -16;
if ($2_1 >>> 0 > 4227858432) {
break block
}
$3_1 = Math_clz32($2_1);
if (($3_1 | 0) != 27) {
$5_1 = $2_1;
$2_1 = -1 << 26 - $3_1;
$2_1 = $5_1 + ($2_1 ^ -1) & $2_1;
if ($2_1 >>> 0 > 4294967279) {
break block
}
}
$3_1 = $2_1 + 65551 | 0;
if ($3_1 >>> 0 < 65535) {
break block
}
$2_1 = __wasm_memory_grow($3_1 >>> 16 | 0);
if (($2_1 | 0) == -1) {
break block
}
$2_1 = $2_1 << 16;
if (!$2_1) {
break block1
}
HEAP32[$2_1 + 4 >> 2] = 0;
$4_1 = ($3_1 & -65536) - 16 | 0;
HEAP32[$2_1 >> 2] = $4_1;
$3_1 = $2_1 + $4_1 | 0;
HEAP32[$3_1 + 4 >> 2] = $2_1;
HEAP32[$3_1 >> 2] = 19;
$6($2_1, $4_1);
$4_1 = $7($0_1, $1_1);
}
return $4_1;
}
wasm2js_trap();
}
function $3($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = $2($2_1, $3_1);
if ($4_1) {
$167($4_1, $0_1, $1_1 >>> 0 > $3_1 >>> 0 ? $3_1 : $1_1);
$4($0_1, $2_1);
}
return $4_1;
}
function $4($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$0_1 = $1_1 >>> 0 <= 15 ? $0_1 - 8 | 0 : HEAP32[$0_1 - 4 >> 2];
$1_1 = HEAP32[$0_1 >> 2];
$2_1 = $1_1 & -2;
$3_1 = $0_1 + ($1_1 & -16) | 0;
$1_1 = HEAP32[$3_1 >> 2];
if (!($1_1 & 1)) {
$5($3_1, $1_1);
$3_1 = ($1_1 & -16) + $3_1 | 0;
$2_1 = $1_1 + $2_1 | 0;
}
block1 : {
block : {
$1_1 = HEAP32[$0_1 + 4 >> 2];
if (!$1_1) {
break block
}
$4_1 = HEAP32[$1_1 >> 2];
if ($4_1 & 1) {
break block
}
$5($1_1, $4_1);
$2_1 = $2_1 + $4_1 | 0;
break block1;
}
$1_1 = $0_1;
}
HEAP32[$1_1 >> 2] = $2_1;
$6($1_1, $2_1);
HEAP32[$3_1 + 4 >> 2] = $1_1;
}
function $5($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$2_1 = HEAP32[$0_1 + 12 >> 2];
$0_1 = HEAP32[$0_1 + 8 >> 2];
if ($0_1) {
HEAP32[$0_1 + 12 >> 2] = $2_1
}
if ($2_1) {
HEAP32[$2_1 + 8 >> 2] = $0_1;
return;
}
$3_1 = Math_clz32($1_1);
$2_1 = 27 - $3_1 | 0;
$1_1 = __wasm_rotr_i32($1_1, 26 - $3_1 | 0) & 31;
HEAP32[(($2_1 << 7) + 1071076 | 0) + ($1_1 << 2) >> 2] = $0_1;
block : {
if ($0_1) {
break block
}
$3_1 = ($2_1 << 2) + 1071076 | 0;
$0_1 = HEAP32[$3_1 + 4096 >> 2] & __wasm_rotl_i32($1_1);
HEAP32[$3_1 + 4096 >> 2] = $0_1;
if ($0_1) {
break block
}
(wasm2js_i32$0 = 1075300, wasm2js_i32$1 = HEAP32[268825] & __wasm_rotl_i32($2_1)), HEAP32[wasm2js_i32$0 >> 2] = wasm2js_i32$1;
}
}
function $6($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
HEAP32[$0_1 + 12 >> 2] = 0;
$2_1 = Math_clz32($1_1);
$3_1 = 27 - $2_1 | 0;
$2_1 = __wasm_rotr_i32($1_1, 26 - $2_1 | 0) & 31;
$4_1 = (($3_1 << 7) + 1071076 | 0) + ($2_1 << 2) | 0;
$1_1 = HEAP32[$4_1 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$4_1 >> 2] = $0_1;
if ($1_1) {
HEAP32[$1_1 + 12 >> 2] = $0_1
}
HEAP32[268825] = HEAP32[268825] | 1 << $3_1;
$0_1 = ($3_1 << 2) + 1071076 | 0;
HEAP32[$0_1 + 4096 >> 2] = HEAP32[$0_1 + 4096 >> 2] | 1 << $2_1;
}
function $7($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$2_1 = $0_1 >>> 0 <= 8 ? 8 : $0_1;
$3_1 = $2_1 + $1_1 | 0;
block : {
if ($3_1 >>> 0 < $2_1 >>> 0 | $3_1 >>> 0 > 4294967280) {
break block
}
$2_1 = $3_1 + 15 & -16;
$3_1 = Math_clz32($2_1);
$2_1 = __wasm_rotr_i32($2_1, 26 - $3_1 | 0);
$4_1 = ($2_1 & 31) + ($2_1 >>> 0 > 63) | 0;
$3_1 = ($4_1 >>> 5 | 0) - $3_1 | 0;
$2_1 = $3_1 + 27 | 0;
if ($2_1 >>> 0 > 31) {
break block
}
$4_1 = __wasm_ctz_i32(HEAP32[($2_1 << 2) + 1075172 >> 2] & -1 << $4_1);
if ($4_1 >>> 0 >= 32) {
$2_1 = __wasm_ctz_i32(HEAP32[268825] & -1 << $3_1 + 28);
if ($2_1 >>> 0 > 31) {
break block
}
$4_1 = __wasm_ctz_i32(HEAP32[($2_1 << 2) + 1075172 >> 2]);
}
$6_1 = (($2_1 << 7) + 1071076 | 0) + ($4_1 << 2) | 0;
$3_1 = HEAP32[$6_1 >> 2];
$5_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$6_1 >> 2] = $5_1;
$6_1 = HEAP32[$3_1 >> 2];
$7_1 = $3_1 + 8 | 0;
block1 : {
if ($5_1) {
HEAP32[$5_1 + 12 >> 2] = 0;
break block1;
}
$5_1 = ($2_1 << 2) + 1075172 | 0;
$4_1 = HEAP32[$5_1 >> 2] & __wasm_rotl_i32($4_1);
HEAP32[$5_1 >> 2] = $4_1;
if ($4_1) {
break block1
}
(wasm2js_i32$0 = 1075300, wasm2js_i32$1 = HEAP32[268825] & __wasm_rotl_i32($2_1)), HEAP32[wasm2js_i32$0 >> 2] = wasm2js_i32$1;
}
$5_1 = ($0_1 + $7_1 | 0) - 1 & 0 - $0_1;
$1_1 = ($5_1 + ($1_1 - $3_1 | 0) | 0) + 15 & -16;
if (($1_1 | 0) != ($6_1 | 0)) {
$2_1 = $1_1 + $3_1 | 0;
HEAP32[($3_1 + ($6_1 & -16) | 0) + 4 >> 2] = $2_1;
HEAP32[$2_1 + 4 >> 2] = $3_1;
$4_1 = $6_1 - $1_1 | 0;
HEAP32[$2_1 >> 2] = $4_1;
$6($2_1, $4_1);
}
HEAP32[$3_1 >> 2] = $1_1 | 1;
if ($0_1 >>> 0 < 16) {
break block
}
HEAP32[$5_1 - 4 >> 2] = $3_1;
}
return $5_1;
}
function $8() {
return 1;
}
function $9($0_1) {
$0_1 = $0_1 | 0;
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$1_1 = global$0 + -64 | 0;
global$0 = $1_1;
$2_1 = $1_1 + 24 | 0;
HEAP32[$2_1 >> 2] = 0;
HEAP32[$2_1 + 4 >> 2] = 1;
HEAP32[$1_1 + 44 >> 2] = 0;
$2_1 = HEAP32[$1_1 + 28 >> 2];
HEAP32[$1_1 + 36 >> 2] = HEAP32[$1_1 + 24 >> 2];
HEAP32[$1_1 + 40 >> 2] = $2_1;
$2_1 = $1_1 + 36 | 0;
$143($1_1 + 16 | 0, $2_1, $0_1);
block1 : {
if (HEAP32[$1_1 + 16 >> 2] == -2147483647) {
$3_1 = HEAP32[$2_1 + 8 >> 2];
block : {
if ($3_1 >>> 0 >= $0_1 >>> 0) {
if ($0_1 >>> 0 <= $3_1 >>> 0) {
HEAP32[$2_1 + 8 >> 2] = $0_1
}
break block;
}
$4_1 = $0_1 - $3_1 | 0;
$144($2_1, $4_1);
$3_1 = HEAP32[$2_1 + 8 >> 2];
$5_1 = HEAP32[$2_1 + 4 >> 2];
$0_1 = $3_1 + $5_1 | 0;
if ($4_1 >>> 0 >= 2) {
$6_1 = $0_1;
$0_1 = $4_1 - 1 | 0;
$168($6_1, $0_1);
$3_1 = $0_1 + $3_1 | 0;
$0_1 = $5_1 + $3_1 | 0;
}
HEAP8[$0_1 | 0] = 0;
HEAP32[$2_1 + 8 >> 2] = $3_1 + 1;
}
HEAP32[$1_1 + 56 >> 2] = HEAP32[$1_1 + 44 >> 2];
$0_1 = HEAP32[$1_1 + 40 >> 2];
HEAP32[$1_1 + 48 >> 2] = HEAP32[$1_1 + 36 >> 2];
HEAP32[$1_1 + 52 >> 2] = $0_1;
$142($1_1 + 8 | 0, $1_1 + 48 | 0);
$3_1 = HEAP32[$1_1 + 8 >> 2];
break block1;
}
$133($1_1 + 36 | 0);
}
global$0 = $1_1 - -64 | 0;
return $3_1 | 0;
}
function $10($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$7_1 = global$0 - 32 | 0;
global$0 = $7_1;
$114($7_1 + 20 | 0, $0_1, $1_1);
$1_1 = HEAP32[$7_1 + 20 >> 2];
block : {
if (!$1_1) {
HEAP32[$7_1 + 28 >> 2] = HEAP32[$7_1 + 24 >> 2];
$0_1 = $7_1 + 28 | 0;
$95($7_1 + 8 | 0, $0_1);
$0($0_1);
break block;
}
$10_1 = $7_1 + 8 | 0;
$2_1 = global$0 - 144 | 0;
global$0 = $2_1;
block20 : {
block16 : {
$0_1 = HEAP32[$7_1 + 24 >> 2];
block19 : {
block1 : {
if ($0_1 >>> 0 >= 1048577) {
$0_1 = $83(1, 0, $0_1, 1048576);
break block1;
}
$85($2_1 + 56 | 0, $1_1, $0_1);
$0_1 = HEAPU8[$2_1 + 56 | 0];
if (($0_1 | 0) == 6) {
$0_1 = HEAP32[$2_1 + 60 >> 2];
break block1;
}
HEAP8[$2_1 + 91 | 0] = HEAPU8[$2_1 + 59 | 0];
$1_1 = HEAPU8[$2_1 + 57 | 0] | HEAPU8[$2_1 + 58 | 0] << 8;
HEAP8[$2_1 + 89 | 0] = $1_1;
HEAP8[$2_1 + 90 | 0] = $1_1 >>> 8;
$1_1 = HEAP32[$2_1 + 68 >> 2];
HEAP32[$2_1 + 96 >> 2] = HEAP32[$2_1 + 64 >> 2];
HEAP32[$2_1 + 100 >> 2] = $1_1;
HEAP32[$2_1 + 92 >> 2] = HEAP32[$2_1 + 60 >> 2];
HEAP8[$2_1 + 88 | 0] = $0_1;
HEAP32[$2_1 + 124 >> 2] = 0;
HEAP8[$2_1 + 128 | 0] = 1;
HEAP32[$2_1 + 108 >> 2] = 0;
HEAP32[$2_1 + 120 >> 2] = $2_1 + 88;
block5 : {
block3 : {
block4 : {
$1_1 = $2_1 + 108 | 0;
$0_1 = $57(1068784, $1_1);
block2 : {
if ($0_1) {
break block2
}
$0_1 = $17(1068784, $1_1);
if ($0_1) {
break block2
}
$58($2_1 + 56 | 0, $1_1, 1052148, 3);
$0_1 = HEAP32[$2_1 + 60 >> 2];
$1_1 = HEAP32[$2_1 + 56 >> 2];
if (($1_1 | 0) == 3) {
break block2
}
$3_1 = HEAP32[$2_1 + 76 >> 2];
HEAP32[$2_1 + 44 >> 2] = HEAP32[$2_1 + 72 >> 2];
HEAP32[$2_1 + 48 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 68 >> 2];
HEAP32[$2_1 + 36 >> 2] = HEAP32[$2_1 + 64 >> 2];
HEAP32[$2_1 + 40 >> 2] = $3_1;
HEAP32[$2_1 + 32 >> 2] = $0_1;
HEAP32[$2_1 + 28 >> 2] = $1_1;
$0_1 = HEAP32[$2_1 + 40 >> 2];
if (HEAPU8[$0_1 | 0] != 3) {
$0_1 = $15($2_1 + 28 | 0, 1051789, 8);
break block2;
}
$0_1 = $0_1 + 4 | 0;
$3_1 = HEAP32[$0_1 + 8 >> 2];
$1_1 = $2_1 + 8 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $3_1;
$0_1 = HEAP32[$2_1 + 12 >> 2];
$3_1 = HEAP32[$2_1 + 8 >> 2];
if (!$3_1) {
break block2
}
$1_1 = $18(HEAP32[$2_1 + 120 >> 2], 1065956, 10);
if (!$1_1) {
break block3
}
$4_1 = HEAPU8[$1_1 | 0];
if (!$4_1) {
break block3
}
HEAP8[$2_1 + 76 | 0] = HEAPU8[$2_1 + 128 | 0];
HEAP32[$2_1 + 68 >> 2] = $1_1;
HEAP32[$2_1 + 64 >> 2] = 10;
HEAP32[$2_1 + 60 >> 2] = 1065956;
HEAP32[$2_1 + 56 >> 2] = 1;
HEAP32[$2_1 + 72 >> 2] = $2_1 + 108;
if (($4_1 | 0) != 3) {
$0_1 = $15($2_1 + 56 | 0, 1051789, 8);
break block2;
}
$1_1 = $1_1 + 4 | 0;
$4_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $4_1;
$1_1 = HEAP32[$2_1 + 4 >> 2];
$4_1 = HEAP32[$2_1 >> 2];
if ($4_1) {
break block4
}
$0_1 = $1_1;
}
$48($2_1 + 88 | 0);
break block1;
}
$138($2_1 + 56 | 0, $3_1, $0_1);
$138($2_1 + 132 | 0, $4_1, $1_1);
break block5;
}
$138($2_1 + 56 | 0, $3_1, $0_1);
HEAP32[$2_1 + 132 >> 2] = -2147483648;
}
$1_1 = HEAP32[$2_1 + 56 >> 2];
$6_1 = HEAP32[$2_1 + 64 >> 2];
$0_1 = HEAP32[$2_1 + 60 >> 2];
$48($2_1 + 88 | 0);
if (($1_1 | 0) == -2147483648) {
break block1
}
HEAP32[$2_1 + 96 >> 2] = HEAP32[$2_1 + 140 >> 2];
$4_1 = HEAP32[$2_1 + 136 >> 2];
$3_1 = HEAP32[$2_1 + 132 >> 2];
HEAP32[$2_1 + 88 >> 2] = $3_1;
HEAP32[$2_1 + 92 >> 2] = $4_1;
HEAP32[$2_1 + 24 >> 2] = $6_1;
HEAP32[$2_1 + 20 >> 2] = $0_1;
HEAP32[$2_1 + 16 >> 2] = $1_1;
block15 : {
if (($3_1 | 0) != -2147483648) {
$3_1 = $2_1 + 56 | 0;
$8_1 = HEAP32[$2_1 + 92 >> 2];
$1_1 = global$0 - 224 | 0;
global$0 = $1_1;
block9 : {
$4_1 = HEAP32[$2_1 + 96 >> 2];
block6 : {
if ($4_1 >>> 0 >= 16385) {
$0_1 = $83(1053686, 11, $4_1, 16384);
HEAP32[$3_1 >> 2] = 2;
HEAP32[$3_1 + 4 >> 2] = $0_1;
break block6;
}
$91($1_1 + 84 | 0, $8_1, $4_1);
block14 : {
block13 : {
if (HEAP32[$1_1 + 84 >> 2] != 19) {
$13($1_1 + 32 | 0, $8_1, $4_1);
$6_1 = HEAP32[$1_1 + 32 >> 2];
$5_1 = HEAP32[$1_1 + 36 >> 2];
$98($1_1 + 24 | 0, $6_1, $5_1);
$0_1 = HEAP32[$1_1 + 24 >> 2];
block7 : {
if (!$0_1) {
$0_1 = 0;
break block7;
}
$9_1 = HEAP32[$1_1 + 28 >> 2];
$0_1 = $126($6_1, $5_1, $0_1, $9_1) ? $9_1 + $6_1 | 0 : 0;
$9_1 = $5_1 - $9_1 | 0;
}
$11_1 = $1_1 + 196 | 0;
$6_1 = $0_1 ? $0_1 : $6_1;
$0_1 = $0_1 ? $9_1 : $5_1;
$91($11_1, $6_1, $0_1);
block10 : {
block8 : {
if (HEAP32[$1_1 + 196 >> 2] != 19) {
break block8
}
$5_1 = HEAP32[$1_1 + 208 >> 2];
HEAP32[$1_1 + 152 >> 2] = HEAP32[$1_1 + 204 >> 2];
HEAP32[$1_1 + 156 >> 2] = $5_1;
$5_1 = HEAP32[$1_1 + 216 >> 2];
HEAP32[$1_1 + 160 >> 2] = HEAP32[$1_1 + 212 >> 2];
HEAP32[$1_1 + 164 >> 2] = $5_1;
HEAP32[$1_1 + 168 >> 2] = HEAP32[$1_1 + 220 >> 2];
$5_1 = HEAP32[$1_1 + 200 >> 2];
if (!$5_1) {
break block8
}
HEAP32[$1_1 + 148 >> 2] = HEAP32[$1_1 + 168 >> 2];
$9_1 = HEAP32[$1_1 + 164 >> 2];
HEAP32[$1_1 + 140 >> 2] = HEAP32[$1_1 + 160 >> 2];
HEAP32[$1_1 + 144 >> 2] = $9_1;
$9_1 = HEAP32[$1_1 + 156 >> 2];
HEAP32[$1_1 + 132 >> 2] = HEAP32[$1_1 + 152 >> 2];
HEAP32[$1_1 + 136 >> 2] = $9_1;
HEAP32[$1_1 + 128 >> 2] = $5_1;
$5_1 = $1_1 + 16 | 0;
HEAP32[$5_1 >> 2] = 0;
HEAP32[$5_1 + 4 >> 2] = 1;
HEAP32[$1_1 + 160 >> 2] = 0;
$5_1 = HEAP32[$1_1 + 20 >> 2];
HEAP32[$1_1 + 152 >> 2] = HEAP32[$1_1 + 16 >> 2];
HEAP32[$1_1 + 156 >> 2] = $5_1;
HEAP32[$1_1 + 200 >> 2] = 1069032;
HEAP32[$1_1 + 204 >> 2] = 1610612768;
HEAP32[$1_1 + 208 >> 2] = 0;
HEAP32[$1_1 + 196 >> 2] = $1_1 + 152;
if ($70($1_1 + 128 | 0, $11_1)) {
break block9
}
$5_1 = HEAP32[$1_1 + 152 >> 2];
if (($5_1 | 0) == -2147483648) {
break block8
}
$0_1 = HEAP32[$1_1 + 160 >> 2];
HEAP32[$1_1 + 116 >> 2] = HEAP32[$1_1 + 156 >> 2];
HEAP32[$1_1 + 120 >> 2] = $0_1;
HEAP32[$1_1 + 112 >> 2] = $5_1;
break block10;
}
$99($1_1 + 184 | 0, $6_1, $0_1);
$100($1_1 + 172 | 0, HEAP32[$1_1 + 188 >> 2], HEAP32[$1_1 + 192 >> 2]);
$91($1_1 + 196 | 0, HEAP32[$1_1 + 176 >> 2], HEAP32[$1_1 + 180 >> 2]);
block12 : {
block11 : {
if (HEAP32[$1_1 + 196 >> 2] == 19) {
$0_1 = HEAP32[$1_1 + 208 >> 2];
HEAP32[$1_1 + 128 >> 2] = HEAP32[$1_1 + 204 >> 2];
HEAP32[$1_1 + 132 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 216 >> 2];
HEAP32[$1_1 + 136 >> 2] = HEAP32[$1_1 + 212 >> 2];
HEAP32[$1_1 + 140 >> 2] = $0_1;
HEAP32[$1_1 + 144 >> 2] = HEAP32[$1_1 + 220 >> 2];
$0_1 = HEAP32[$1_1 + 200 >> 2];
if ($0_1) {
break block11
}
}
HEAP32[$1_1 + 112 >> 2] = -2147483648;
break block12;
}
HEAP32[$1_1 + 216 >> 2] = HEAP32[$1_1 + 144 >> 2];
$6_1 = HEAP32[$1_1 + 140 >> 2];
HEAP32[$1_1 + 208 >> 2] = HEAP32[$1_1 + 136 >> 2];
HEAP32[$1_1 + 212 >> 2] = $6_1;
$6_1 = HEAP32[$1_1 + 132 >> 2];
HEAP32[$1_1 + 200 >> 2] = HEAP32[$1_1 + 128 >> 2];
HEAP32[$1_1 + 204 >> 2] = $6_1;
HEAP32[$1_1 + 196 >> 2] = $0_1;
$0_1 = $1_1 + 8 | 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 1;
HEAP32[$1_1 + 160 >> 2] = 0;
$0_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$1_1 + 152 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$1_1 + 156 >> 2] = $0_1;
HEAP32[$1_1 + 132 >> 2] = 1069032;
HEAP32[$1_1 + 136 >> 2] = 1610612768;
HEAP32[$1_1 + 140 >> 2] = 0;
HEAP32[$1_1 + 128 >> 2] = $1_1 + 152;
if ($70($1_1 + 196 | 0, $1_1 + 128 | 0)) {
break block9
}
HEAP32[$1_1 + 120 >> 2] = HEAP32[$1_1 + 160 >> 2];
$0_1 = HEAP32[$1_1 + 156 >> 2];
HEAP32[$1_1 + 112 >> 2] = HEAP32[$1_1 + 152 >> 2];
HEAP32[$1_1 + 116 >> 2] = $0_1;
}
$133($1_1 + 172 | 0);
$133($1_1 + 184 | 0);
}
$4_1 = $101(6, 1065956, 10, $8_1, $4_1, $1_1 + 84 | 0, $1_1 + 112 | 0);
break block13;
}
$4_1 = HEAP32[$1_1 + 100 >> 2];
HEAP32[$1_1 + 64 >> 2] = HEAP32[$1_1 + 96 >> 2];
HEAP32[$1_1 + 68 >> 2] = $4_1;
$4_1 = HEAP32[$1_1 + 108 >> 2];
HEAP32[$1_1 + 72 >> 2] = HEAP32[$1_1 + 104 >> 2];
HEAP32[$1_1 + 76 >> 2] = $4_1;
$4_1 = HEAP32[$1_1 + 92 >> 2];
$8_1 = HEAP32[$1_1 + 88 >> 2];
if ($8_1) {
break block14
}
}
HEAP32[$3_1 >> 2] = 2;
HEAP32[$3_1 + 4 >> 2] = $4_1;
break block6;
}
$5_1 = HEAP32[$1_1 + 76 >> 2];
HEAP32[$1_1 + 56 >> 2] = HEAP32[$1_1 + 72 >> 2];
HEAP32[$1_1 + 60 >> 2] = $5_1;
$5_1 = HEAP32[$1_1 + 68 >> 2];
HEAP32[$1_1 + 48 >> 2] = HEAP32[$1_1 + 64 >> 2];
HEAP32[$1_1 + 52 >> 2] = $5_1;
HEAP32[$1_1 + 44 >> 2] = $4_1;
HEAP32[$1_1 + 40 >> 2] = $8_1;
$102($3_1, $0_1, $6_1, $1_1 + 40 | 0);
}
global$0 = $1_1 + 224 | 0;
break block15;
}
wasm2js_trap();
}
$102($2_1 + 56 | 0, $0_1, $6_1, 0);
}
$0_1 = HEAP32[$2_1 + 60 >> 2];
$1_1 = HEAP32[$2_1 + 56 >> 2];
if (($1_1 | 0) != 2) {
HEAP32[$2_1 + 52 >> 2] = HEAP32[$2_1 + 80 >> 2];
$3_1 = HEAP32[$2_1 + 76 >> 2];
HEAP32[$2_1 + 44 >> 2] = HEAP32[$2_1 + 72 >> 2];
HEAP32[$2_1 + 48 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 68 >> 2];
HEAP32[$2_1 + 36 >> 2] = HEAP32[$2_1 + 64 >> 2];
HEAP32[$2_1 + 40 >> 2] = $3_1;
HEAP32[$2_1 + 32 >> 2] = $0_1;
HEAP32[$2_1 + 28 >> 2] = $1_1;
HEAP32[$2_1 + 84 >> 2] = $2_1 + 28;
$141($2_1 + 56 | 0, 1536, 1, 1);
if (HEAP32[$2_1 + 56 >> 2] == 1) {
break block16
}
$0_1 = HEAP32[$2_1 + 60 >> 2];
HEAP32[$2_1 + 116 >> 2] = 0;
HEAP32[$2_1 + 112 >> 2] = HEAP32[$2_1 + 64 >> 2];
HEAP32[$2_1 + 108 >> 2] = $0_1;
$0_1 = global$0 - 48 | 0;
global$0 = $0_1;
$1_1 = $2_1 + 108 | 0;
$137($1_1, 1069292, 9);
$3_1 = HEAP32[$2_1 + 84 >> 2];
$4_1 = HEAPU8[$3_1 + 24 | 0] << 2;
$117(HEAP32[$4_1 + 1069688 >> 2], HEAP32[$4_1 + 1069676 >> 2], $1_1);
$137($1_1, 1068875, 8);
$4_1 = HEAPU8[$3_1 + 25 | 0] << 2;
$117(HEAP32[$4_1 + 1069748 >> 2], HEAP32[$4_1 + 1069700 >> 2], $1_1);
$137($1_1, 1069280, 12);
block18 : {
block17 : {
if (HEAP32[$3_1 >> 2] != 1) {
break block17
}
$4_1 = HEAP32[$3_1 + 4 >> 2];
$6_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$0_1 + 44 >> 2] = $6_1;
HEAP32[$0_1 + 40 >> 2] = $4_1;
$3_1 = $3_1 + 12 | 0;
$5_1 = HEAP32[$3_1 + 8 >> 2];
$8_1 = $0_1 + 16 | 0;
HEAP32[$8_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$8_1 + 4 >> 2] = $5_1;
$68($0_1 + 8 | 0, $0_1 + 40 | 0, HEAP32[$0_1 + 16 >> 2], HEAP32[$0_1 + 20 >> 2]);
HEAP32[$0_1 + 36 >> 2] = $6_1;
HEAP32[$0_1 + 32 >> 2] = $4_1;
HEAP32[$0_1 + 28 >> 2] = HEAP32[$0_1 + 12 >> 2];
$3_1 = HEAP32[$0_1 + 8 >> 2];
HEAP32[$0_1 + 24 >> 2] = $3_1;
if (!$3_1) {
break block17
}
$122($0_1 + 24 | 0, $1_1);
break block18;
}
$137($1_1, 1052045, 4);
}
$3_1 = HEAP32[$1_1 + 8 >> 2];
$144($1_1, 1);
HEAP8[HEAP32[$1_1 + 4 >> 2] + HEAP32[$1_1 + 8 >> 2] | 0] = 125;
HEAP32[$1_1 + 8 >> 2] = $3_1 + 1;
global$0 = $0_1 + 48 | 0;
$3_1 = HEAP32[$2_1 + 116 >> 2];
$0_1 = HEAP32[$2_1 + 112 >> 2];
$1_1 = HEAP32[$2_1 + 108 >> 2];
if (HEAP32[$2_1 + 40 >> 2] != -2147483648) {
$133($2_1 + 40 | 0)
}
if (HEAP32[$2_1 + 88 >> 2] != -2147483648) {
$133($2_1 + 88 | 0)
}
$133($2_1 + 16 | 0);
if (($1_1 | 0) == -2147483648) {
break block1
}
HEAP32[$10_1 + 8 >> 2] = $3_1;
HEAP32[$10_1 + 4 >> 2] = $0_1;
HEAP32[$10_1 >> 2] = $1_1;
break block19;
}
if (HEAP32[$2_1 + 88 >> 2] != -2147483648) {
$133($2_1 + 88 | 0)
}
$133($2_1 + 16 | 0);
}
HEAP32[$2_1 + 56 >> 2] = $0_1;
$0_1 = $2_1 + 56 | 0;
$95($10_1, $0_1);
$23($0_1);
}
global$0 = $2_1 + 144 | 0;
break block20;
}
wasm2js_trap();
}
}
$0_1 = $1(HEAP32[$7_1 + 12 >> 2], HEAP32[$7_1 + 16 >> 2]);
$133($7_1 + 8 | 0);
global$0 = $7_1 + 32 | 0;
return $0_1 | 0;
}
function $11($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
if (!(!$0_1 | !$1_1)) {
$4($0_1, 1)
}
}
function $12($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0, $28_1 = 0, $29_1 = 0, $30_1 = 0, $31_1 = 0, $32_1 = 0, $33_1 = 0, $34_1 = 0, $35_1 = 0, $36_1 = 0, $37_1 = 0, $38_1 = 0, $39_1 = 0, $40_1 = 0, $41_1 = 0, $42_1 = 0, $43_1 = 0, $44_1 = 0, $45_1 = 0, $46_1 = 0, $47_1 = 0, $48_1 = 0, $49_1 = 0, $50_1 = 0, $51_1 = 0, $52_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$42_1 = global$0 - 32 | 0;
global$0 = $42_1;
$114($42_1 + 20 | 0, $0_1, $1_1);
$0_1 = HEAP32[$42_1 + 20 >> 2];
block : {
if (!$0_1) {
HEAP32[$42_1 + 28 >> 2] = HEAP32[$42_1 + 24 >> 2];
$0_1 = $42_1 + 28 | 0;
$95($42_1 + 8 | 0, $0_1);
$0($0_1);
break block;
}
$52_1 = $42_1 + 8 | 0;
$45_1 = global$0 - 464 | 0;
global$0 = $45_1;
$38_1 = $45_1 + 176 | 0;
$40_1 = global$0 - 32 | 0;
global$0 = $40_1;
$1_1 = HEAP32[$42_1 + 24 >> 2];
block1 : {
if ($1_1 >>> 0 <= 1048576) {
$85($40_1 + 16 | 0, $0_1, $1_1);
$1_1 = HEAPU8[$40_1 + 16 | 0];
if (($1_1 | 0) == 6) {
$0_1 = HEAP32[$40_1 + 20 >> 2];
HEAP32[$38_1 >> 2] = -2147483648;
HEAP32[$38_1 + 4 >> 2] = $0_1;
break block1;
}
HEAP8[$40_1 + 3 | 0] = HEAPU8[$40_1 + 19 | 0];
$0_1 = HEAPU8[$40_1 + 17 | 0] | HEAPU8[$40_1 + 18 | 0] << 8;
HEAP8[$40_1 + 1 | 0] = $0_1;
HEAP8[$40_1 + 2 | 0] = $0_1 >>> 8;
$0_1 = HEAP32[$40_1 + 28 >> 2];
HEAP32[$40_1 + 8 >> 2] = HEAP32[$40_1 + 24 >> 2];
HEAP32[$40_1 + 12 >> 2] = $0_1;
HEAP32[$40_1 + 4 >> 2] = HEAP32[$40_1 + 20 >> 2];
HEAP8[$40_1 | 0] = $1_1;
$0_1 = 0;
$9_1 = global$0 - 528 | 0;
global$0 = $9_1;
HEAP32[$9_1 + 48 >> 2] = 0;
HEAP32[$9_1 + 44 >> 2] = $40_1;
HEAP8[$9_1 + 52 | 0] = 1;
HEAP32[$9_1 + 32 >> 2] = 0;
HEAP32[$9_1 + 328 >> 2] = 4;
HEAP32[$9_1 + 324 >> 2] = 1052093;
HEAP32[$9_1 + 320 >> 2] = 3;
HEAP32[$9_1 + 316 >> 2] = 1052148;
HEAP32[$9_1 + 312 >> 2] = 6;
HEAP32[$9_1 + 308 >> 2] = 1051964;
HEAP32[$9_1 + 304 >> 2] = 5;
HEAP32[$9_1 + 300 >> 2] = 1051766;
HEAP32[$9_1 + 292 >> 2] = 0;
HEAP32[$9_1 + 296 >> 2] = 2;
HEAP32[$9_1 + 468 >> 2] = $9_1 + 292;
block6 : {
block5 : {
$1_1 = HEAP32[$9_1 + 468 >> 2];
block4 : {
block2 : {
if (HEAP32[$1_1 + 4 >> 2] == HEAP32[$1_1 >> 2]) {
break block2
}
$5_1 = $9_1 + 300 | 0;
while (1) {
$1_1 = HEAP32[$9_1 + 292 >> 2];
HEAP32[$9_1 + 292 >> 2] = $1_1 + 1;
$1_1 = $5_1 + ($1_1 << 4) | 0;
$13_1 = HEAP32[$1_1 >> 2];
if (!$13_1) {
break block2
}
$15_1 = HEAP32[$1_1 + 12 >> 2];
$6_1 = HEAP32[$1_1 + 8 >> 2];
block3 : {
$1_1 = $18($40_1, $13_1, HEAP32[$1_1 + 4 >> 2]);
if (!$1_1 | HEAPU8[$1_1 | 0] != 3) {
break block3
}
$4_1 = $1_1 + 4 | 0;
$1_1 = HEAP32[$4_1 + 8 >> 2];
$3_1 = $9_1 + 24 | 0;
HEAP32[$3_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $1_1;
$1_1 = HEAP32[$9_1 + 28 >> 2];
if ($1_1 >>> 0 < 16385) {
break block3
}
$0_1 = $83($6_1, $15_1, $1_1, 16384);
break block4;
}
HEAP32[$9_1 + 468 >> 2] = $9_1 + 292;
$1_1 = HEAP32[$9_1 + 468 >> 2];
if (HEAP32[$1_1 + 4 >> 2] - HEAP32[$1_1 >> 2] | 0) {
continue
}
break;
};
}
$1_1 = $18($40_1, 1051980, 5);
if (!$1_1) {
break block5
}
$1_1 = $61($1_1);
if ($1_1 >>> 0 < 65537) {
break block5
}
$0_1 = $83(1065410, 6, $1_1, 65536);
}
HEAP32[$38_1 >> 2] = -2147483648;
HEAP32[$38_1 + 4 >> 2] = $0_1;
break block6;
}
$1_1 = $57(1052856, $9_1 + 32 | 0);
if ($1_1) {
HEAP32[$38_1 >> 2] = -2147483648;
HEAP32[$38_1 + 4 >> 2] = $1_1;
break block6;
}
$1_1 = $26($9_1 + 32 | 0, 1052736, 1052856);
if ($1_1) {
HEAP32[$38_1 >> 2] = -2147483648;
HEAP32[$38_1 + 4 >> 2] = $1_1;
break block6;
}
$1_1 = $9_1 + 32 | 0;
HEAP32[$9_1 + 56 >> 2] = $1_1;
block8 : {
$4_1 = $18(HEAP32[$9_1 + 44 >> 2], 1051766, 5);
block7 : {
if (!$4_1) {
break block7
}
$13_1 = HEAPU8[$4_1 | 0];
if (!$13_1) {
break block7
}
HEAP8[$9_1 + 312 | 0] = HEAPU8[$9_1 + 52 | 0];
HEAP32[$9_1 + 304 >> 2] = $4_1;
HEAP32[$9_1 + 300 >> 2] = 5;
HEAP32[$9_1 + 296 >> 2] = 1051766;
HEAP32[$9_1 + 292 >> 2] = 1;
HEAP32[$9_1 + 308 >> 2] = $1_1;
if (($13_1 | 0) != 3) {
$13_1 = $15($9_1 + 292 | 0, 1051789, 8);
break block8;
}
$4_1 = $4_1 + 4 | 0;
$1_1 = HEAP32[$4_1 + 8 >> 2];
$3_1 = $9_1 + 16 | 0;
HEAP32[$3_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $1_1;
$13_1 = HEAP32[$9_1 + 20 >> 2];
$36_1 = HEAP32[$9_1 + 16 >> 2];
if (!$36_1) {
break block8
}
}
block10 : {
$43_1 = $18(HEAP32[$9_1 + 44 >> 2], 1052148, 3);
block9 : {
if (!$43_1) {
break block9
}
$1_1 = HEAPU8[$43_1 | 0];
if (!$1_1) {
break block9
}
HEAP8[$9_1 + 312 | 0] = HEAPU8[$9_1 + 52 | 0];
HEAP32[$9_1 + 304 >> 2] = $43_1;
HEAP32[$9_1 + 296 >> 2] = 1052148;
HEAP32[$9_1 + 292 >> 2] = 1;
HEAP32[$9_1 + 300 >> 2] = 3;
HEAP32[$9_1 + 308 >> 2] = $9_1 + 32;
if (($1_1 | 0) != 3) {
$43_1 = $15($9_1 + 292 | 0, 1051789, 8);
break block10;
}
$4_1 = $43_1 + 4 | 0;
$1_1 = HEAP32[$4_1 + 8 >> 2];
$3_1 = $9_1 + 8 | 0;
HEAP32[$3_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $1_1;
$43_1 = HEAP32[$9_1 + 12 >> 2];
$26_1 = HEAP32[$9_1 + 8 >> 2];
if (!$26_1) {
break block10
}
}
$15_1 = global$0 - 32 | 0;
global$0 = $15_1;
$3_1 = $9_1 + 292 | 0;
block14 : {
block11 : {
$4_1 = HEAP32[$9_1 + 56 >> 2];
$6_1 = $18(HEAP32[$4_1 + 12 >> 2], 1052151, 6);
if (!$6_1) {
break block11
}
$1_1 = HEAPU8[$6_1 | 0];
if (!$1_1) {
break block11
}
HEAP32[$15_1 + 20 >> 2] = $6_1;
HEAP32[$15_1 + 16 >> 2] = 6;
HEAP32[$15_1 + 12 >> 2] = 1052151;
HEAP32[$15_1 + 8 >> 2] = 1;
HEAP32[$15_1 + 24 >> 2] = $4_1;
HEAP8[$15_1 + 28 | 0] = HEAPU8[$4_1 + 20 | 0];
block13 : {
block12 : {
if (($1_1 | 0) != 3) {
$1_1 = $15($15_1 + 8 | 0, 1051789, 8);
break block12;
}
$4_1 = $6_1 + 4 | 0;
$1_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$15_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$15_1 + 4 >> 2] = $1_1;
$1_1 = HEAP32[$15_1 + 4 >> 2];
$4_1 = HEAP32[$15_1 >> 2];
if ($4_1) {
break block13
}
}
HEAP32[$3_1 + 4 >> 2] = $1_1;
$1_1 = 1;
break block14;
}
HEAP32[$3_1 + 8 >> 2] = $1_1;
HEAP32[$3_1 + 4 >> 2] = $4_1;
$1_1 = 0;
break block14;
}
HEAP32[$3_1 + 4 >> 2] = 0;
$1_1 = 0;
}
HEAP32[$3_1 >> 2] = $1_1;
global$0 = $15_1 + 32 | 0;
$51_1 = HEAP32[$9_1 + 296 >> 2];
if (HEAP32[$9_1 + 292 >> 2] == 1) {
HEAP32[$38_1 >> 2] = -2147483648;
HEAP32[$38_1 + 4 >> 2] = $51_1;
break block6;
}
$29_1 = HEAP32[$9_1 + 300 >> 2];
$1_1 = $18(HEAP32[$9_1 + 44 >> 2], 1052728, 7);
block15 : {
if (!$1_1) {
HEAP32[$9_1 + 292 >> 2] = 3;
break block15;
}
if (!HEAPU8[$1_1 | 0]) {
HEAP32[$9_1 + 292 >> 2] = 3;
break block15;
}
HEAP8[$9_1 + 312 | 0] = HEAPU8[$9_1 + 52 | 0];
HEAP32[$9_1 + 304 >> 2] = $1_1;
HEAP32[$9_1 + 300 >> 2] = 7;
HEAP32[$9_1 + 296 >> 2] = 1052728;
HEAP32[$9_1 + 292 >> 2] = 1;
HEAP32[$9_1 + 308 >> 2] = $9_1 + 32;
}
$15_1 = $9_1 + 468 | 0;
$3_1 = global$0 - 96 | 0;
global$0 = $3_1;
block49 : {
block50 : {
block16 : {
block18 : {
block17 : {
block48 : {
$4_1 = $9_1 + 292 | 0;
if (HEAP32[$4_1 >> 2] != 3) {
$1_1 = HEAP32[$4_1 + 20 >> 2];
HEAP32[$3_1 + 40 >> 2] = HEAP32[$4_1 + 16 >> 2];
HEAP32[$3_1 + 44 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$3_1 + 32 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$3_1 + 36 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$3_1 + 28 >> 2] = $1_1;
HEAP32[$3_1 + 56 >> 2] = 0;
HEAP32[$3_1 + 48 >> 2] = 0;
$6_1 = HEAP32[$3_1 + 36 >> 2];
if (HEAPU8[$6_1 | 0] != 5) {
$4_1 = $15($4_1, 1051797, 9);
$1_1 = 0;
break block16;
}
$1_1 = HEAP32[$6_1 + 12 >> 2];
$4_1 = 0;
if (!$1_1) {
break block17
}
$4_1 = HEAP32[$6_1 + 8 >> 2];
$30_1 = $4_1 + Math_imul($1_1, 28) | 0;
$19_1 = HEAPU8[$3_1 + 44 | 0];
while (1) {
$1_1 = HEAP32[$4_1 + 8 >> 2];
$6_1 = $3_1 + 16 | 0;
HEAP32[$6_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$6_1 + 4 >> 2] = $1_1;
$8_1 = HEAP32[$3_1 + 20 >> 2];
$5_1 = HEAP32[$3_1 + 16 >> 2];
$1_1 = HEAP32[$4_1 + 8 >> 2];
$6_1 = $3_1 + 8 | 0;
HEAP32[$6_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$6_1 + 4 >> 2] = $1_1;
$4_1 = $4_1 + 12 | 0;
HEAP32[$3_1 + 72 >> 2] = $4_1;
HEAP8[$3_1 + 80 | 0] = $19_1;
HEAP32[$3_1 + 60 >> 2] = 1;
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 64 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$3_1 + 68 >> 2] = $1_1;
$1_1 = HEAPU8[$4_1 | 0];
HEAP32[$3_1 + 76 >> 2] = $3_1 + 24;
if (($1_1 | 0) != 3) {
$4_1 = $15($3_1 + 60 | 0, 1051789, 8);
break block18;
}
$21_1 = $4_1 + 4 | 0;
$4_1 = $21_1;
$1_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $1_1;
$4_1 = HEAP32[$3_1 + 4 >> 2];
$6_1 = HEAP32[$3_1 >> 2];
if (!$6_1) {
break block18
}
$10_1 = $3_1 + 48 | 0;
$34_1 = global$0 - 96 | 0;
global$0 = $34_1;
HEAP32[$34_1 + 16 >> 2] = $4_1;
HEAP32[$34_1 + 12 >> 2] = $6_1;
HEAP32[$34_1 + 24 >> 2] = $8_1;
HEAP32[$34_1 + 20 >> 2] = $5_1;
$86($34_1 + 52 | 0, $5_1, $8_1);
block20 : {
if (!(!HEAP32[$34_1 + 64 >> 2] & HEAP32[$34_1 + 52 >> 2] == 19)) {
$4_1 = $66($34_1 + 20 | 0, $5_1, $8_1, 1);
break block20;
}
HEAP32[$34_1 + 44 >> 2] = 1;
HEAP32[$34_1 + 40 >> 2] = $34_1 + 12;
$1_1 = $34_1 + 80 | 0;
$145($1_1, 1048956, $34_1 + 40 | 0);
$86($34_1 + 52 | 0, HEAP32[$34_1 + 84 >> 2], HEAP32[$34_1 + 88 >> 2]);
if (!(HEAP32[$34_1 + 64 >> 2] ? HEAP32[$34_1 + 52 >> 2] == 19 : 0)) {
$4_1 = $66($34_1 + 20 | 0, $6_1, $4_1, 2);
$133($1_1);
break block20;
}
$27_1 = $34_1 + 80 | 0;
$133($27_1);
$1_1 = $34_1 + 28 | 0;
$138($1_1, $5_1, $8_1);
$7_1 = $34_1 + 40 | 0;
$138($7_1, $6_1, $4_1);
$37_1 = $34_1 + 52 | 0;
$6_1 = $1_1;
$22_1 = global$0 - 16 | 0;
global$0 = $22_1;
$18_1 = HEAP32[$10_1 >> 2];
block27 : {
if ($18_1) {
$20_1 = HEAP32[$10_1 + 4 >> 2];
$14_1 = HEAP32[$1_1 + 8 >> 2];
$16_1 = HEAP32[$1_1 + 4 >> 2];
while (1) {
block26 : {
$8_1 = $18_1 + 4 | 0;
$4_1 = HEAPU16[$18_1 + 270 >> 1];
$39_1 = Math_imul($4_1, 12);
$1_1 = -1;
block24 : {
block25 : {
block23 : {
block22 : {
while (1) {
if (!$39_1) {
$1_1 = $4_1;
break block22;
}
$25_1 = HEAP32[$8_1 + 8 >> 2];
$5_1 = HEAP32[$8_1 + 4 >> 2];
$1_1 = $1_1 + 1 | 0;
$39_1 = $39_1 - 12 | 0;
$8_1 = $8_1 + 12 | 0;
$5_1 = $162($16_1, $14_1, $5_1, $25_1) & 255;
if (($5_1 | 0) == 1) {
continue
}
break;
};
if (!$5_1) {
break block23
}
}
if ($20_1) {
break block24
}
$20_1 = 0;
$4_1 = 1;
break block25;
}
$4_1 = 0;
}
HEAP32[$22_1 + 12 >> 2] = $1_1;
HEAP32[$22_1 + 8 >> 2] = $20_1;
HEAP32[$22_1 + 4 >> 2] = $18_1;
HEAP32[$22_1 >> 2] = $4_1;
break block26;
}
$20_1 = $20_1 - 1 | 0;
$18_1 = HEAP32[(($1_1 << 2) + $18_1 | 0) + 272 >> 2];
continue;
}
break;
};
$4_1 = $22_1 + 4 | 0;
if (HEAP32[$22_1 >> 2]) {
HEAP32[$37_1 + 12 >> 2] = $10_1;
HEAP32[$37_1 + 24 >> 2] = HEAP32[$4_1 + 8 >> 2];
$1_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$37_1 + 16 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$37_1 + 20 >> 2] = $1_1;
$1_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$37_1 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$37_1 + 4 >> 2] = $1_1;
HEAP32[$37_1 + 8 >> 2] = HEAP32[$6_1 + 8 >> 2];
break block27;
}
HEAP32[$37_1 + 16 >> 2] = $10_1;
HEAP32[$37_1 >> 2] = -2147483648;
HEAP32[$37_1 + 12 >> 2] = HEAP32[$4_1 + 8 >> 2];
$1_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$37_1 + 4 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$37_1 + 8 >> 2] = $1_1;
$133($6_1);
break block27;
}
HEAP32[$37_1 + 16 >> 2] = 0;
HEAP32[$37_1 + 12 >> 2] = $10_1;
HEAP32[$37_1 + 8 >> 2] = HEAP32[$6_1 + 8 >> 2];
$1_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$37_1 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$37_1 + 4 >> 2] = $1_1;
}
global$0 = $22_1 + 16 | 0;
block47 : {
if (HEAP32[$34_1 + 52 >> 2] != -2147483648) {
$4_1 = 0;
$49_1 = global$0 - 32 | 0;
global$0 = $49_1;
block46 : {
block45 : {
if (HEAP32[$37_1 + 16 >> 2]) {
HEAP32[$49_1 + 24 >> 2] = HEAP32[$37_1 + 8 >> 2];
$1_1 = HEAP32[$37_1 + 4 >> 2];
HEAP32[$49_1 + 16 >> 2] = HEAP32[$37_1 >> 2];
HEAP32[$49_1 + 20 >> 2] = $1_1;
$50_1 = $49_1 + 4 | 0;
$14_1 = $49_1 + 16 | 0;
$25_1 = $37_1 + 12 | 0;
$8_1 = 0;
$24_1 = global$0 - 128 | 0;
global$0 = $24_1;
$10_1 = $24_1 + 8 | 0;
$22_1 = global$0 + -64 | 0;
global$0 = $22_1;
$5_1 = $37_1 + 16 | 0;
$16_1 = HEAP32[$5_1 >> 2];
$1_1 = HEAPU16[$16_1 + 270 >> 1];
block31 : {
if ($1_1 >>> 0 >= 11) {
$4_1 = HEAP32[$5_1 + 8 >> 2];
block28 : {
if ($4_1 >>> 0 < 5) {
$1_1 = 4;
break block28;
}
block29 : {
block30 : {
$1_1 = $4_1;
switch ($1_1 - 5 | 0) {
case 0:
break block28;
case 1:
break block29;
default:
break block30;
};
}
$4_1 = $4_1 - 7 | 0;
$8_1 = 1;
$1_1 = 6;
break block28;
}
$4_1 = 0;
$8_1 = 1;
$1_1 = 5;
}
HEAP32[$22_1 + 20 >> 2] = $1_1;
HEAP32[$22_1 + 12 >> 2] = $16_1;
$5_1 = HEAP32[$5_1 + 4 >> 2];
HEAP32[$22_1 + 16 >> 2] = $5_1;
$6_1 = $22_1 + 24 | 0;
$1_1 = $30();
$35($6_1, $22_1 + 12 | 0, $1_1);
HEAP32[$22_1 + 56 >> 2] = $1_1;
HEAP32[$22_1 + 52 >> 2] = $5_1;
HEAP32[$22_1 + 48 >> 2] = $16_1;
$16_1 = $8_1 ? $1_1 : $16_1;
$1_1 = HEAPU16[$16_1 + 270 >> 1];
HEAP32[$22_1 + 60 >> 2] = 0;
$1_1 = $1_1 + 1 | 0;
$130($16_1 + 4 | 0, $1_1, $4_1, $14_1);
$130($16_1 + 136 | 0, $1_1, $4_1, $7_1);
HEAP16[$16_1 + 270 >> 1] = $1_1;
$167($10_1, $6_1, 40);
$8_1 = $8_1 ? 0 : $5_1;
break block31;
}
$8_1 = HEAP32[$5_1 + 4 >> 2];
$6_1 = $1_1 + 1 | 0;
$1_1 = $6_1 & 65535;
$4_1 = HEAP32[$5_1 + 8 >> 2];
$130($16_1 + 4 | 0, $1_1, $4_1, $14_1);
$130($16_1 + 136 | 0, $1_1, $4_1, $7_1);
HEAP32[$10_1 >> 2] = -2147483648;
HEAP16[$16_1 + 270 >> 1] = $6_1;
}
HEAP32[$10_1 + 48 >> 2] = $4_1;
HEAP32[$10_1 + 44 >> 2] = $8_1;
HEAP32[$10_1 + 40 >> 2] = $16_1;
global$0 = $22_1 - -64 | 0;
block44 : {
if (HEAP32[$24_1 + 8 >> 2] != -2147483648) {
$1_1 = HEAP32[$24_1 + 28 >> 2];
HEAP32[$24_1 + 120 >> 2] = HEAP32[$24_1 + 24 >> 2];
HEAP32[$24_1 + 124 >> 2] = $1_1;
$1_1 = HEAP32[$24_1 + 20 >> 2];
HEAP32[$24_1 + 112 >> 2] = HEAP32[$24_1 + 16 >> 2];
HEAP32[$24_1 + 116 >> 2] = $1_1;
$1_1 = HEAP32[$24_1 + 12 >> 2];
HEAP32[$24_1 + 104 >> 2] = HEAP32[$24_1 + 8 >> 2];
HEAP32[$24_1 + 108 >> 2] = $1_1;
$8_1 = HEAP32[$24_1 + 40 >> 2];
$39_1 = HEAP32[$24_1 + 44 >> 2];
$23_1 = HEAP32[$24_1 + 48 >> 2];
$20_1 = HEAP32[$24_1 + 52 >> 2];
$28_1 = HEAP32[$24_1 + 56 >> 2];
block41 : {
block40 : {
$1_1 = HEAP32[$24_1 + 32 >> 2];
$16_1 = HEAP32[$1_1 >> 2];
if ($16_1) {
$4_1 = HEAP32[$24_1 + 36 >> 2];
$18_1 = $24_1 + 116 | 0;
while (1) {
HEAP32[$24_1 + 60 >> 2] = $16_1;
HEAP32[$24_1 + 68 >> 2] = HEAPU16[$1_1 + 268 >> 1];
HEAP32[$24_1 + 64 >> 2] = $4_1 + 1;
HEAP32[$24_1 + 80 >> 2] = HEAP32[$24_1 + 112 >> 2];
$1_1 = HEAP32[$24_1 + 108 >> 2];
HEAP32[$24_1 + 72 >> 2] = HEAP32[$24_1 + 104 >> 2];
HEAP32[$24_1 + 76 >> 2] = $1_1;
HEAP32[$24_1 + 96 >> 2] = HEAP32[$18_1 + 8 >> 2];
$1_1 = HEAP32[$18_1 + 4 >> 2];
HEAP32[$24_1 + 88 >> 2] = HEAP32[$18_1 >> 2];
HEAP32[$24_1 + 92 >> 2] = $1_1;
$22_1 = $24_1 + 8 | 0;
$7_1 = $24_1 + 72 | 0;
$10_1 = $24_1 + 88 | 0;
$41_1 = global$0 + -64 | 0;
global$0 = $41_1;
block39 : {
$1_1 = $24_1 + 60 | 0;
$5_1 = HEAP32[$1_1 + 4 >> 2];
if (($5_1 - 1 | 0) == ($39_1 | 0)) {
$6_1 = HEAP32[$1_1 >> 2];
block38 : {
if (HEAPU16[$6_1 + 270 >> 1] >= 11) {
$17_1 = 0;
$4_1 = 4;
$1_1 = HEAP32[$1_1 + 8 >> 2];
block32 : {
if ($1_1 >>> 0 < 5) {
break block32
}
$4_1 = $1_1;
block33 : {
switch ($1_1 - 5 | 0) {
default:
$1_1 = $1_1 - 7 | 0;
$17_1 = 1;
$4_1 = 6;
break block32;
case 0:
break block32;
case 1:
break block33;
};
}
$1_1 = 0;
$17_1 = 1;
$4_1 = 5;
}
HEAP32[$41_1 + 8 >> 2] = $4_1;
HEAP32[$41_1 + 4 >> 2] = $5_1;
HEAP32[$41_1 >> 2] = $6_1;
$44_1 = $41_1 + 12 | 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$14_1 = HEAP32[$41_1 >> 2];
$6_1 = HEAPU16[$14_1 + 270 >> 1];
$32_1 = $34();
$35($4_1 + 8 | 0, $41_1, $32_1);
block37 : {
block35 : {
$35_1 = HEAPU16[$32_1 + 270 >> 1];
if ($35_1 >>> 0 >= 12) {
break block35
}
$5_1 = HEAP32[$41_1 + 8 >> 2];
$6_1 = $6_1 - $5_1 | 0;
if (($6_1 | 0) != ($35_1 + 1 | 0)) {
break block35
}
$5_1 = $167($32_1 + 272 | 0, ($14_1 + ($5_1 << 2) | 0) + 276 | 0, $6_1 << 2);
$16_1 = HEAP32[$41_1 + 4 >> 2];
$39_1 = 0;
while (1) {
block36 : {
$6_1 = HEAP32[($39_1 << 2) + $5_1 >> 2];
HEAP16[$6_1 + 268 >> 1] = $39_1;
HEAP32[$6_1 >> 2] = $32_1;
if ($35_1 >>> 0 <= $39_1 >>> 0) {
break block36
}
$39_1 = ($35_1 >>> 0 > $39_1 >>> 0) + $39_1 | 0;
if ($35_1 >>> 0 >= $39_1 >>> 0) {
continue
}
}
break;
};
HEAP32[$44_1 + 28 >> 2] = $16_1;
HEAP32[$44_1 + 24 >> 2] = $14_1;
$6_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$44_1 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$44_1 + 4 >> 2] = $6_1;
$6_1 = HEAP32[$4_1 + 20 >> 2];
HEAP32[$44_1 + 8 >> 2] = HEAP32[$4_1 + 16 >> 2];
HEAP32[$44_1 + 12 >> 2] = $6_1;
$6_1 = HEAP32[$4_1 + 28 >> 2];
HEAP32[$44_1 + 16 >> 2] = HEAP32[$4_1 + 24 >> 2];
HEAP32[$44_1 + 20 >> 2] = $6_1;
HEAP32[$44_1 + 36 >> 2] = $16_1;
HEAP32[$44_1 + 32 >> 2] = $32_1;
global$0 = $4_1 + 32 | 0;
break block37;
}
wasm2js_trap();
}
HEAP32[$41_1 + 60 >> 2] = $1_1;
HEAP32[$41_1 + 56 >> 2] = HEAP32[$44_1 + ($17_1 ? 36 : 28) >> 2];
HEAP32[$41_1 + 52 >> 2] = HEAP32[$44_1 + ($17_1 ? 32 : 24) >> 2];
$36($41_1 + 52 | 0, $7_1, $10_1, $8_1);
$167($22_1, $44_1, 40);
break block38;
}
$36($1_1, $7_1, $10_1, $8_1);
HEAP32[$22_1 >> 2] = -2147483648;
}
global$0 = $41_1 - -64 | 0;
break block39;
}
wasm2js_trap();
}
if (HEAP32[$24_1 + 8 >> 2] == -2147483648) {
break block40
}
$1_1 = HEAP32[$24_1 + 28 >> 2];
HEAP32[$24_1 + 120 >> 2] = HEAP32[$24_1 + 24 >> 2];
HEAP32[$24_1 + 124 >> 2] = $1_1;
$1_1 = HEAP32[$24_1 + 20 >> 2];
HEAP32[$24_1 + 112 >> 2] = HEAP32[$24_1 + 16 >> 2];
HEAP32[$24_1 + 116 >> 2] = $1_1;
$1_1 = HEAP32[$24_1 + 12 >> 2];
HEAP32[$24_1 + 104 >> 2] = HEAP32[$24_1 + 8 >> 2];
HEAP32[$24_1 + 108 >> 2] = $1_1;
$4_1 = HEAP32[$24_1 + 36 >> 2];
$8_1 = HEAP32[$24_1 + 40 >> 2];
$39_1 = HEAP32[$24_1 + 44 >> 2];
$1_1 = HEAP32[$24_1 + 32 >> 2];
$16_1 = HEAP32[$1_1 >> 2];
if ($16_1) {
continue
}
break;
};
}
$16_1 = HEAP32[$25_1 >> 2];
if (!HEAP32[$16_1 >> 2]) {
break block41
}
$4_1 = HEAP32[$16_1 + 4 >> 2];
$1_1 = HEAP32[$16_1 >> 2];
$14_1 = $34();
HEAP32[$14_1 + 272 >> 2] = $1_1;
block43 : {
$5_1 = $4_1 + 1 | 0;
if ($5_1) {
$6_1 = $14_1 + 272 | 0;
$25_1 = HEAPU16[$14_1 + 270 >> 1];
$4_1 = 0;
while (1) {
block42 : {
$1_1 = HEAP32[$6_1 + ($4_1 << 2) >> 2];
HEAP16[$1_1 + 268 >> 1] = $4_1;
HEAP32[$1_1 >> 2] = $14_1;
if ($4_1 >>> 0 >= $25_1 >>> 0) {
break block42
}
$4_1 = ($4_1 >>> 0 < $25_1 >>> 0) + $4_1 | 0;
if ($25_1 >>> 0 >= $4_1 >>> 0) {
continue
}
}
break;
};
HEAP32[$16_1 + 4 >> 2] = $5_1;
HEAP32[$16_1 >> 2] = $14_1;
HEAP32[$24_1 + 4 >> 2] = $5_1;
HEAP32[$24_1 >> 2] = $14_1;
break block43;
}
wasm2js_trap();
}
if ((HEAP32[$24_1 + 4 >> 2] - 1 | 0) != ($39_1 | 0)) {
break block41
}
$5_1 = HEAP32[$24_1 >> 2];
$1_1 = HEAPU16[$5_1 + 270 >> 1];
if ($1_1 >>> 0 >= 11) {
break block41
}
$6_1 = $1_1 + 1 | 0;
HEAP16[$5_1 + 270 >> 1] = $6_1;
$4_1 = HEAP32[$24_1 + 120 >> 2];
$1_1 = $5_1 + Math_imul($1_1, 12) | 0;
HEAP32[$1_1 + 136 >> 2] = HEAP32[$24_1 + 116 >> 2];
HEAP32[$1_1 + 140 >> 2] = $4_1;
HEAP32[$1_1 + 12 >> 2] = HEAP32[$24_1 + 112 >> 2];
$4_1 = HEAP32[$24_1 + 108 >> 2];
HEAP32[$1_1 + 4 >> 2] = HEAP32[$24_1 + 104 >> 2];
HEAP32[$1_1 + 8 >> 2] = $4_1;
HEAP32[$1_1 + 144 >> 2] = HEAP32[$24_1 + 124 >> 2];
HEAP32[($5_1 + ($6_1 << 2) | 0) + 272 >> 2] = $8_1;
HEAP32[$50_1 + 8 >> 2] = $28_1;
HEAP32[$50_1 + 4 >> 2] = $20_1;
HEAP32[$50_1 >> 2] = $23_1;
HEAP16[$8_1 + 268 >> 1] = $6_1;
HEAP32[$8_1 >> 2] = $5_1;
break block44;
}
HEAP32[$50_1 + 8 >> 2] = $28_1;
HEAP32[$50_1 + 4 >> 2] = $20_1;
HEAP32[$50_1 >> 2] = $23_1;
break block44;
}
wasm2js_trap();
}
HEAP32[$50_1 + 8 >> 2] = HEAP32[$24_1 + 56 >> 2];
$1_1 = HEAP32[$24_1 + 52 >> 2];
HEAP32[$50_1 >> 2] = HEAP32[$24_1 + 48 >> 2];
HEAP32[$50_1 + 4 >> 2] = $1_1;
}
global$0 = $24_1 + 128 | 0;
$1_1 = HEAP32[$37_1 + 12 >> 2];
$16_1 = HEAP32[$49_1 + 12 >> 2];
$4_1 = HEAP32[$49_1 + 8 >> 2];
$6_1 = HEAP32[$49_1 + 4 >> 2];
break block45;
}
$1_1 = HEAP32[$37_1 + 12 >> 2];
$6_1 = $30();
HEAP32[$1_1 + 4 >> 2] = 0;
HEAP32[$1_1 >> 2] = $6_1;
$16_1 = HEAPU16[$6_1 + 270 >> 1];
if ($16_1 >>> 0 >= 11) {
break block46
}
HEAP16[$6_1 + 270 >> 1] = $16_1 + 1;
$8_1 = Math_imul($16_1, 12) + $6_1 | 0;
HEAP32[$8_1 + 12 >> 2] = HEAP32[$37_1 + 8 >> 2];
$5_1 = HEAP32[$37_1 + 4 >> 2];
HEAP32[$8_1 + 4 >> 2] = HEAP32[$37_1 >> 2];
HEAP32[$8_1 + 8 >> 2] = $5_1;
$5_1 = HEAP32[$7_1 + 4 >> 2];
HEAP32[$8_1 + 136 >> 2] = HEAP32[$7_1 >> 2];
HEAP32[$8_1 + 140 >> 2] = $5_1;
HEAP32[$8_1 + 144 >> 2] = HEAP32[$7_1 + 8 >> 2];
}
HEAP32[$27_1 + 12 >> 2] = $1_1;
HEAP32[$27_1 + 8 >> 2] = $16_1;
HEAP32[$27_1 + 4 >> 2] = $4_1;
HEAP32[$27_1 >> 2] = $6_1;
HEAP32[$1_1 + 8 >> 2] = HEAP32[$1_1 + 8 >> 2] + 1;
global$0 = $49_1 + 32 | 0;
break block47;
}
wasm2js_trap();
}
$4_1 = HEAP32[$34_1 + 56 >> 2] + Math_imul(HEAP32[$34_1 + 64 >> 2], 12) | 0;
$1_1 = HEAP32[$4_1 + 140 >> 2];
HEAP32[$34_1 + 80 >> 2] = HEAP32[$4_1 + 136 >> 2];
HEAP32[$34_1 + 84 >> 2] = $1_1;
HEAP32[$34_1 + 88 >> 2] = HEAP32[$4_1 + 144 >> 2];
HEAP32[$4_1 + 144 >> 2] = HEAP32[$34_1 + 48 >> 2];
$1_1 = HEAP32[$34_1 + 44 >> 2];
HEAP32[$4_1 + 136 >> 2] = HEAP32[$34_1 + 40 >> 2];
HEAP32[$4_1 + 140 >> 2] = $1_1;
if (HEAP32[$34_1 + 80 >> 2] == -2147483648) {
break block47
}
$133($34_1 + 80 | 0);
}
$4_1 = 0;
}
global$0 = $34_1 + 96 | 0;
if ($4_1) {
break block18
}
$4_1 = $21_1 + 12 | 0;
if (($30_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
break block48;
}
HEAP32[$15_1 >> 2] = 2;
break block49;
}
$4_1 = HEAP32[$3_1 + 48 >> 2];
}
$11_1 = HEAP32[$3_1 + 52 >> 2];
$33_1 = HEAP32[$3_1 + 56 >> 2];
break block50;
}
$6_1 = HEAP32[$3_1 + 48 >> 2];
$1_1 = 0;
if (!$6_1) {
break block16
}
$1_1 = HEAP32[$3_1 + 52 >> 2];
HEAP32[$3_1 + 88 >> 2] = $1_1;
HEAP32[$3_1 + 84 >> 2] = $6_1;
HEAP32[$3_1 + 80 >> 2] = 0;
HEAP32[$3_1 + 72 >> 2] = $1_1;
HEAP32[$3_1 + 68 >> 2] = $6_1;
HEAP32[$3_1 + 64 >> 2] = 0;
$31_1 = 1;
$1_1 = HEAP32[$3_1 + 56 >> 2];
}
HEAP32[$3_1 + 92 >> 2] = $1_1;
HEAP32[$3_1 + 76 >> 2] = $31_1;
HEAP32[$3_1 + 60 >> 2] = $31_1;
$16($3_1 + 60 | 0);
$31_1 = 1;
}
HEAP32[$15_1 + 8 >> 2] = $11_1;
HEAP32[$15_1 + 12 >> 2] = $33_1;
HEAP32[$15_1 + 4 >> 2] = $4_1;
HEAP32[$15_1 >> 2] = $31_1;
}
global$0 = $3_1 + 96 | 0;
block53 : {
switch (HEAP32[$9_1 + 468 >> 2]) {
default:
$0_1 = HEAP32[$9_1 + 472 >> 2];
HEAP32[$38_1 >> 2] = -2147483648;
HEAP32[$38_1 + 4 >> 2] = $0_1;
break block6;
case 0:
$47_1 = 1;
$12_1 = HEAP32[$9_1 + 476 >> 2];
$48_1 = HEAP32[$9_1 + 480 >> 2];
$46_1 = HEAP32[$9_1 + 472 >> 2];
break;
case 2:
break block53;
};
}
HEAP32[$9_1 + 64 >> 2] = $46_1;
HEAP32[$9_1 + 60 >> 2] = $47_1;
HEAP32[$9_1 + 68 >> 2] = $12_1;
HEAP32[$9_1 + 72 >> 2] = $48_1;
block128 : {
block84 : {
$6_1 = $18(HEAP32[$9_1 + 44 >> 2], 1051980, 5);
block55 : {
if (!(HEAPU8[$6_1 | 0] ? $6_1 : 0)) {
$4_1 = -2147483648;
break block55;
}
HEAP32[$9_1 + 304 >> 2] = $6_1;
HEAP8[$9_1 + 312 | 0] = 2;
HEAP32[$9_1 + 300 >> 2] = 5;
HEAP32[$9_1 + 296 >> 2] = 1051980;
HEAP32[$9_1 + 308 >> 2] = $9_1 + 32;
HEAP32[$9_1 + 292 >> 2] = 1;
$27_1 = $9_1 + 76 | 0;
$17_1 = global$0 - 176 | 0;
global$0 = $17_1;
$4_1 = $9_1 + 292 | 0;
$0_1 = $17(1053460, $4_1);
block56 : {
if ($0_1) {
HEAP32[$27_1 >> 2] = -2147483648;
HEAP32[$27_1 + 4 >> 2] = $0_1;
break block56;
}
$167($17_1 + 12 | 0, 1069072, 52);
$60($17_1 + 128 | 0, $4_1, 1052026);
$1_1 = HEAP32[$17_1 + 132 >> 2];
block57 : {
$0_1 = HEAP32[$17_1 + 128 >> 2];
if (($0_1 | 0) == -2147483648) {
HEAP32[$27_1 >> 2] = -2147483648;
HEAP32[$27_1 + 4 >> 2] = $1_1;
break block57;
}
HEAP32[$17_1 + 112 >> 2] = HEAP32[$17_1 + 136 >> 2];
HEAP32[$17_1 + 108 >> 2] = $1_1;
HEAP32[$17_1 + 104 >> 2] = $0_1;
$60($17_1 + 128 | 0, $4_1, 1052032);
$1_1 = HEAP32[$17_1 + 132 >> 2];
$0_1 = HEAP32[$17_1 + 128 >> 2];
if (($0_1 | 0) == -2147483648) {
HEAP32[$27_1 >> 2] = -2147483648;
HEAP32[$27_1 + 4 >> 2] = $1_1;
$21($17_1 + 104 | 0);
break block57;
}
HEAP32[$17_1 + 124 >> 2] = HEAP32[$17_1 + 136 >> 2];
HEAP32[$17_1 + 120 >> 2] = $1_1;
HEAP32[$17_1 + 116 >> 2] = $0_1;
$54($17_1 + 128 | 0, $4_1, 1052038, 7);
if (HEAPU8[$17_1 + 128 | 0] == 1) {
$0_1 = HEAP32[$17_1 + 132 >> 2];
HEAP32[$27_1 >> 2] = -2147483648;
HEAP32[$27_1 + 4 >> 2] = $0_1;
$21($17_1 + 116 | 0);
$21($17_1 + 104 | 0);
break block57;
}
$21_1 = HEAPU8[$17_1 + 129 | 0];
$25_1 = HEAPU8[$17_1 + 60 | 0];
$54($17_1 + 128 | 0, $4_1, 1052172, 8);
if (HEAPU8[$17_1 + 128 | 0] == 1) {
$0_1 = HEAP32[$17_1 + 132 >> 2];
HEAP32[$27_1 >> 2] = -2147483648;
HEAP32[$27_1 + 4 >> 2] = $0_1;
$21($17_1 + 116 | 0);
$21($17_1 + 104 | 0);
break block57;
}
$14_1 = HEAPU8[$17_1 + 129 | 0];
$8_1 = HEAPU8[$17_1 + 61 | 0];
block61 : {
block58 : {
$1_1 = $18(HEAP32[$4_1 + 12 >> 2], 1052180, 5);
if (!$1_1) {
break block58
}
$0_1 = HEAPU8[$1_1 | 0];
if (!$0_1) {
break block58
}
HEAP32[$17_1 + 140 >> 2] = $1_1;
HEAP32[$17_1 + 136 >> 2] = 5;
HEAP32[$17_1 + 132 >> 2] = 1052180;
HEAP32[$17_1 + 128 >> 2] = 1;
HEAP32[$17_1 + 144 >> 2] = $4_1;
$3_1 = HEAPU8[$4_1 + 20 | 0];
HEAP8[$17_1 + 148 | 0] = $3_1;
block60 : {
block59 : {
if (($0_1 | 0) != 3) {
$0_1 = $15($17_1 + 128 | 0, 1051789, 8);
break block59;
}
$1_1 = $1_1 + 4 | 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$17_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$17_1 + 4 >> 2] = $0_1;
$0_1 = HEAP32[$17_1 + 4 >> 2];
$11_1 = HEAP32[$17_1 >> 2];
if (!$11_1) {
break block59
}
$1_1 = -24;
while (1) {
if (HEAP32[$1_1 + 1053532 >> 2] == ($0_1 | 0)) {
if (!$170(HEAP32[$1_1 + 1053528 >> 2], $11_1, $0_1)) {
break block60
}
}
$1_1 = $1_1 + 12 | 0;
if ($1_1) {
continue
}
break;
};
$4_1 = $17_1 + 152 | 0;
$55($4_1, 1053504, 1053528);
$1_1 = $17_1 + 164 | 0;
$19($1_1, $17_1 + 128 | 0);
$0_1 = $56($3_1, HEAP32[$17_1 + 168 >> 2], HEAP32[$17_1 + 172 >> 2], $11_1, $0_1, HEAP32[$17_1 + 156 >> 2], HEAP32[$17_1 + 160 >> 2]);
$133($1_1);
$140($4_1, 4, 8);
}
HEAP32[$27_1 >> 2] = -2147483648;
HEAP32[$27_1 + 4 >> 2] = $0_1;
$21($17_1 + 116 | 0);
$21($17_1 + 104 | 0);
break block57;
}
$3_1 = HEAPU8[$1_1 + 1053536 | 0];
break block61;
}
$3_1 = HEAPU8[$17_1 + 62 | 0];
}
$20($17_1 + 128 | 0, $4_1, 1052185, 10);
if (HEAPU8[$17_1 + 128 | 0] == 1) {
$0_1 = HEAP32[$17_1 + 132 >> 2];
HEAP32[$27_1 >> 2] = -2147483648;
HEAP32[$27_1 + 4 >> 2] = $0_1;
$21($17_1 + 116 | 0);
$21($17_1 + 104 | 0);
break block57;
}
$16_1 = HEAPU8[$17_1 + 129 | 0];
$5_1 = HEAPU8[$17_1 + 63 | 0];
$19_1 = $17_1 + 128 | 0;
$33_1 = global$0 - 80 | 0;
global$0 = $33_1;
block64 : {
block65 : {
block63 : {
$0_1 = $4_1;
$1_1 = $18(HEAP32[$0_1 + 12 >> 2], 1051771, 6);
if (!(!$1_1 | !HEAPU8[$1_1 | 0])) {
HEAP32[$33_1 + 8 >> 2] = 1051771;
HEAP32[$33_1 + 4 >> 2] = 1;
HEAP32[$33_1 + 16 >> 2] = $1_1;
HEAP32[$33_1 + 12 >> 2] = 6;
HEAP32[$33_1 + 20 >> 2] = $0_1;
HEAP8[$33_1 + 24 | 0] = HEAPU8[$0_1 + 20 | 0];
$0_1 = HEAP32[$33_1 + 16 >> 2];
HEAP32[$33_1 + 48 >> 2] = HEAP32[$33_1 + 12 >> 2];
HEAP32[$33_1 + 52 >> 2] = $0_1;
$0_1 = HEAP32[$33_1 + 24 >> 2];
HEAP32[$33_1 + 56 >> 2] = HEAP32[$33_1 + 20 >> 2];
HEAP32[$33_1 + 60 >> 2] = $0_1;
$0_1 = HEAP32[$33_1 + 8 >> 2];
HEAP32[$33_1 + 40 >> 2] = HEAP32[$33_1 + 4 >> 2];
HEAP32[$33_1 + 44 >> 2] = $0_1;
$1_1 = HEAP32[$33_1 + 52 >> 2];
if (HEAPU8[$1_1 | 0] == 4) {
break block63
}
$0_1 = $15($33_1 + 4 | 0, 1051752, 6);
$1_1 = -2147483648;
break block64;
}
$15_1 = -2147483648;
break block65;
}
HEAP32[$33_1 + 72 >> 2] = 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$33_1 + 64 >> 2] = $0_1;
HEAP32[$33_1 + 68 >> 2] = $0_1 + (HEAP32[$1_1 + 12 >> 2] << 4);
HEAP32[$33_1 + 76 >> 2] = $33_1 + 40;
$7_1 = $33_1 + 28 | 0;
$35_1 = global$0 - 48 | 0;
global$0 = $35_1;
HEAP32[$35_1 + 8 >> 2] = 0;
$1_1 = $33_1 - -64 | 0;
$0_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$35_1 + 32 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$35_1 + 36 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$35_1 + 24 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$35_1 + 28 >> 2] = $0_1;
HEAP32[$35_1 + 40 >> 2] = $35_1 + 8;
$28_1 = $35_1 + 12 | 0;
$23_1 = global$0 - 128 | 0;
global$0 = $23_1;
$15_1 = $35_1 + 24 | 0;
$0_1 = HEAP32[$15_1 + 16 >> 2];
HEAP32[$23_1 + 120 >> 2] = $15_1 + 16;
HEAP32[$23_1 + 116 >> 2] = $0_1;
HEAP32[$23_1 + 112 >> 2] = $23_1 + 127;
$40($23_1 + 72 | 0, $15_1, $23_1 + 112 | 0);
block70 : {
block67 : {
block69 : {
block66 : {
$11_1 = HEAP32[$23_1 + 72 >> 2];
if (($11_1 | 0) == -2147483647) {
break block66
}
$0_1 = $23_1 + 36 | 0;
$167($0_1, $23_1 + 76 | 0, 36);
if (($11_1 | 0) == -2147483648) {
break block66
}
$32_1 = $167($23_1, $0_1, 36);
$141($32_1 + 72 | 0, 4, 4, 40);
if (HEAP32[$32_1 + 72 >> 2] == 1) {
break block67
}
$0_1 = HEAP32[$32_1 + 76 >> 2];
$1_1 = HEAP32[$32_1 + 80 >> 2];
HEAP32[$1_1 >> 2] = $11_1;
$167($1_1 + 4 | 0, $32_1, 36);
HEAP32[$32_1 + 44 >> 2] = 1;
HEAP32[$32_1 + 40 >> 2] = $1_1;
HEAP32[$32_1 + 36 >> 2] = $0_1;
HEAP32[$32_1 + 88 >> 2] = HEAP32[$15_1 + 16 >> 2];
$0_1 = HEAP32[$15_1 + 12 >> 2];
HEAP32[$32_1 + 80 >> 2] = HEAP32[$15_1 + 8 >> 2];
HEAP32[$32_1 + 84 >> 2] = $0_1;
$0_1 = HEAP32[$15_1 + 4 >> 2];
HEAP32[$32_1 + 72 >> 2] = HEAP32[$15_1 >> 2];
HEAP32[$32_1 + 76 >> 2] = $0_1;
$10_1 = $32_1 + 36 | 0;
$20_1 = global$0 - 128 | 0;
global$0 = $20_1;
$30_1 = $32_1 + 72 | 0;
$0_1 = HEAP32[$30_1 + 16 >> 2];
$11_1 = $30_1 + 16 | 0;
HEAP32[$20_1 + 120 >> 2] = $11_1;
HEAP32[$20_1 + 116 >> 2] = $0_1;
HEAP32[$20_1 + 112 >> 2] = $20_1 + 127;
$40($20_1 + 72 | 0, $30_1, $20_1 + 112 | 0);
$18_1 = HEAP32[$20_1 + 72 >> 2];
block68 : {
if (($18_1 | 0) == -2147483647) {
break block68
}
$1_1 = $20_1 + 76 | 0;
while (1) {
$0_1 = $20_1 + 36 | 0;
$167($0_1, $1_1, 36);
if (($18_1 | 0) == -2147483648) {
break block68
}
$22_1 = $167($20_1, $0_1, 36);
$15_1 = HEAP32[$10_1 + 8 >> 2];
if (($15_1 | 0) == HEAP32[$10_1 >> 2]) {
$134($10_1, $15_1, 1, 4, 40)
}
$0_1 = HEAP32[$10_1 + 4 >> 2] + Math_imul($15_1, 40) | 0;
HEAP32[$0_1 >> 2] = $18_1;
$167($0_1 + 4 | 0, $22_1, 36);
HEAP32[$10_1 + 8 >> 2] = $15_1 + 1;
$0_1 = HEAP32[$30_1 + 16 >> 2];
HEAP32[$22_1 + 120 >> 2] = $11_1;
HEAP32[$22_1 + 116 >> 2] = $0_1;
HEAP32[$22_1 + 112 >> 2] = $22_1 + 127;
$40($22_1 + 72 | 0, $30_1, $22_1 + 112 | 0);
$18_1 = HEAP32[$22_1 + 72 >> 2];
if (($18_1 | 0) != -2147483647) {
continue
}
break;
};
}
global$0 = $20_1 + 128 | 0;
HEAP32[$28_1 + 8 >> 2] = HEAP32[$32_1 + 44 >> 2];
$0_1 = HEAP32[$32_1 + 40 >> 2];
HEAP32[$28_1 >> 2] = HEAP32[$32_1 + 36 >> 2];
HEAP32[$28_1 + 4 >> 2] = $0_1;
break block69;
}
HEAP32[$28_1 + 8 >> 2] = 0;
HEAP32[$28_1 >> 2] = 0;
HEAP32[$28_1 + 4 >> 2] = 4;
}
global$0 = $23_1 + 128 | 0;
break block70;
}
wasm2js_trap();
}
$0_1 = HEAP32[$35_1 + 8 >> 2];
block71 : {
if ($0_1) {
HEAP32[$7_1 >> 2] = -2147483648;
HEAP32[$7_1 + 4 >> 2] = $0_1;
$47($28_1);
$140($28_1, 4, 40);
break block71;
}
HEAP32[$7_1 + 8 >> 2] = HEAP32[$35_1 + 20 >> 2];
$0_1 = HEAP32[$35_1 + 16 >> 2];
HEAP32[$7_1 >> 2] = HEAP32[$35_1 + 12 >> 2];
HEAP32[$7_1 + 4 >> 2] = $0_1;
}
global$0 = $35_1 + 48 | 0;
$15_1 = -2147483648;
$0_1 = HEAP32[$33_1 + 32 >> 2];
block72 : {
$1_1 = HEAP32[$33_1 + 28 >> 2];
switch ($1_1 - -2147483648 | 0) {
case 0:
break block64;
case 1:
break block65;
default:
break block72;
};
}
$2_1 = HEAP32[$33_1 + 36 >> 2];
$15_1 = $1_1;
}
$11_1 = ($15_1 | 0) == -2147483648;
HEAP32[$19_1 + 8 >> 2] = $11_1 ? 0 : $2_1;
$1_1 = $11_1 ? 0 : $15_1;
$0_1 = $11_1 ? 4 : $0_1;
}
HEAP32[$19_1 >> 2] = $1_1;
HEAP32[$19_1 + 4 >> 2] = $0_1;
global$0 = $33_1 + 80 | 0;
$1_1 = HEAP32[$17_1 + 132 >> 2];
$0_1 = HEAP32[$17_1 + 128 >> 2];
if (($0_1 | 0) == -2147483648) {
HEAP32[$27_1 >> 2] = -2147483648;
HEAP32[$27_1 + 4 >> 2] = $1_1;
$21($17_1 + 116 | 0);
$21($17_1 + 104 | 0);
break block57;
}
HEAP32[$17_1 + 172 >> 2] = HEAP32[$17_1 + 136 >> 2];
HEAP32[$17_1 + 168 >> 2] = $1_1;
HEAP32[$17_1 + 164 >> 2] = $0_1;
$2_1 = $17_1 + 128 | 0;
$31_1 = 0;
$28_1 = global$0 - 80 | 0;
global$0 = $28_1;
block75 : {
block76 : {
block74 : {
$0_1 = $18(HEAP32[$4_1 + 12 >> 2], 1052292, 10);
if (!(!$0_1 | !HEAPU8[$0_1 | 0])) {
HEAP32[$28_1 + 8 >> 2] = 1052292;
HEAP32[$28_1 + 4 >> 2] = 1;
HEAP32[$28_1 + 16 >> 2] = $0_1;
HEAP32[$28_1 + 12 >> 2] = 10;
HEAP32[$28_1 + 20 >> 2] = $4_1;
HEAP8[$28_1 + 24 | 0] = HEAPU8[$4_1 + 20 | 0];
$0_1 = HEAP32[$28_1 + 16 >> 2];
HEAP32[$28_1 + 48 >> 2] = HEAP32[$28_1 + 12 >> 2];
HEAP32[$28_1 + 52 >> 2] = $0_1;
$0_1 = HEAP32[$28_1 + 24 >> 2];
HEAP32[$28_1 + 56 >> 2] = HEAP32[$28_1 + 20 >> 2];
HEAP32[$28_1 + 60 >> 2] = $0_1;
$0_1 = HEAP32[$28_1 + 8 >> 2];
HEAP32[$28_1 + 40 >> 2] = HEAP32[$28_1 + 4 >> 2];
HEAP32[$28_1 + 44 >> 2] = $0_1;
$1_1 = HEAP32[$28_1 + 52 >> 2];
if (HEAPU8[$1_1 | 0] == 4) {
break block74
}
$4_1 = $15($28_1 + 4 | 0, 1051752, 6);
$0_1 = -2147483648;
break block75;
}
$1_1 = -2147483648;
break block76;
}
HEAP32[$28_1 + 72 >> 2] = 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$28_1 + 64 >> 2] = $0_1;
HEAP32[$28_1 + 68 >> 2] = $0_1 + (HEAP32[$1_1 + 12 >> 2] << 4);
HEAP32[$28_1 + 76 >> 2] = $28_1 + 40;
$30_1 = $28_1 + 28 | 0;
$22_1 = global$0 - 48 | 0;
global$0 = $22_1;
HEAP32[$22_1 + 8 >> 2] = 0;
$1_1 = $28_1 - -64 | 0;
$0_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$22_1 + 32 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$22_1 + 36 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$22_1 + 24 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$22_1 + 28 >> 2] = $0_1;
HEAP32[$22_1 + 40 >> 2] = $22_1 + 8;
$7_1 = $22_1 + 12 | 0;
$23_1 = global$0 - 96 | 0;
global$0 = $23_1;
$15_1 = $22_1 + 24 | 0;
$0_1 = HEAP32[$15_1 + 16 >> 2];
HEAP32[$23_1 + 88 >> 2] = $15_1 + 16;
HEAP32[$23_1 + 84 >> 2] = $0_1;
HEAP32[$23_1 + 80 >> 2] = $23_1 + 95;
$10_1 = $23_1 + 56 | 0;
$39($10_1, $15_1, $23_1 + 80 | 0);
block81 : {
block78 : {
block80 : {
block77 : {
$4_1 = HEAP32[$23_1 + 56 >> 2];
if (($4_1 | 0) == -2147483647) {
break block77
}
HEAP32[$23_1 + 48 >> 2] = HEAP32[$23_1 + 76 >> 2];
$0_1 = HEAP32[$23_1 + 72 >> 2];
HEAP32[$23_1 + 40 >> 2] = HEAP32[$23_1 + 68 >> 2];
HEAP32[$23_1 + 44 >> 2] = $0_1;
$0_1 = HEAP32[$23_1 + 64 >> 2];
HEAP32[$23_1 + 32 >> 2] = HEAP32[$23_1 + 60 >> 2];
HEAP32[$23_1 + 36 >> 2] = $0_1;
if (($4_1 | 0) == -2147483648) {
break block77
}
HEAP32[$23_1 + 24 >> 2] = HEAP32[$23_1 + 48 >> 2];
$0_1 = HEAP32[$23_1 + 44 >> 2];
HEAP32[$23_1 + 16 >> 2] = HEAP32[$23_1 + 40 >> 2];
HEAP32[$23_1 + 20 >> 2] = $0_1;
$0_1 = HEAP32[$23_1 + 36 >> 2];
HEAP32[$23_1 + 8 >> 2] = HEAP32[$23_1 + 32 >> 2];
HEAP32[$23_1 + 12 >> 2] = $0_1;
$141($10_1, 4, 4, 24);
if (HEAP32[$23_1 + 56 >> 2] == 1) {
break block78
}
$1_1 = HEAP32[$23_1 + 60 >> 2];
$0_1 = HEAP32[$23_1 + 12 >> 2];
$11_1 = HEAP32[$23_1 + 64 >> 2];
HEAP32[$11_1 + 4 >> 2] = HEAP32[$23_1 + 8 >> 2];
HEAP32[$11_1 + 8 >> 2] = $0_1;
HEAP32[$11_1 >> 2] = $4_1;
$0_1 = HEAP32[$23_1 + 20 >> 2];
HEAP32[$11_1 + 12 >> 2] = HEAP32[$23_1 + 16 >> 2];
HEAP32[$11_1 + 16 >> 2] = $0_1;
HEAP32[$11_1 + 20 >> 2] = HEAP32[$23_1 + 24 >> 2];
HEAP32[$23_1 + 40 >> 2] = 1;
HEAP32[$23_1 + 36 >> 2] = $11_1;
HEAP32[$23_1 + 32 >> 2] = $1_1;
HEAP32[$23_1 + 72 >> 2] = HEAP32[$15_1 + 16 >> 2];
$0_1 = HEAP32[$15_1 + 12 >> 2];
HEAP32[$23_1 + 64 >> 2] = HEAP32[$15_1 + 8 >> 2];
HEAP32[$23_1 + 68 >> 2] = $0_1;
$0_1 = HEAP32[$15_1 + 4 >> 2];
HEAP32[$23_1 + 56 >> 2] = HEAP32[$15_1 >> 2];
HEAP32[$23_1 + 60 >> 2] = $0_1;
$19_1 = $23_1 + 32 | 0;
$20_1 = global$0 - 96 | 0;
global$0 = $20_1;
$0_1 = HEAP32[$10_1 + 16 >> 2];
$11_1 = $10_1 + 16 | 0;
HEAP32[$20_1 + 88 >> 2] = $11_1;
HEAP32[$20_1 + 84 >> 2] = $0_1;
HEAP32[$20_1 + 80 >> 2] = $20_1 + 95;
$39($20_1 + 56 | 0, $10_1, $20_1 + 80 | 0);
$39_1 = HEAP32[$20_1 + 56 >> 2];
block79 : {
if (($39_1 | 0) == -2147483647) {
break block79
}
$1_1 = $20_1 + 60 | 0;
while (1) {
HEAP32[$20_1 + 48 >> 2] = HEAP32[$1_1 + 16 >> 2];
$0_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$20_1 + 40 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$20_1 + 44 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$20_1 + 32 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$20_1 + 36 >> 2] = $0_1;
if (($39_1 | 0) == -2147483648) {
break block79
}
HEAP32[$20_1 + 24 >> 2] = HEAP32[$20_1 + 48 >> 2];
$0_1 = HEAP32[$20_1 + 44 >> 2];
HEAP32[$20_1 + 16 >> 2] = HEAP32[$20_1 + 40 >> 2];
HEAP32[$20_1 + 20 >> 2] = $0_1;
$0_1 = HEAP32[$20_1 + 36 >> 2];
HEAP32[$20_1 + 8 >> 2] = HEAP32[$20_1 + 32 >> 2];
HEAP32[$20_1 + 12 >> 2] = $0_1;
$15_1 = HEAP32[$19_1 + 8 >> 2];
if (($15_1 | 0) == HEAP32[$19_1 >> 2]) {
$134($19_1, $15_1, 1, 4, 24)
}
$4_1 = HEAP32[$20_1 + 12 >> 2];
$0_1 = HEAP32[$19_1 + 4 >> 2] + Math_imul($15_1, 24) | 0;
HEAP32[$0_1 + 4 >> 2] = HEAP32[$20_1 + 8 >> 2];
HEAP32[$0_1 + 8 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $39_1;
$4_1 = HEAP32[$20_1 + 20 >> 2];
HEAP32[$0_1 + 12 >> 2] = HEAP32[$20_1 + 16 >> 2];
HEAP32[$0_1 + 16 >> 2] = $4_1;
HEAP32[$0_1 + 20 >> 2] = HEAP32[$20_1 + 24 >> 2];
HEAP32[$19_1 + 8 >> 2] = $15_1 + 1;
$0_1 = HEAP32[$10_1 + 16 >> 2];
HEAP32[$20_1 + 88 >> 2] = $11_1;
HEAP32[$20_1 + 84 >> 2] = $0_1;
HEAP32[$20_1 + 80 >> 2] = $20_1 + 95;
$39($20_1 + 56 | 0, $10_1, $20_1 + 80 | 0);
$39_1 = HEAP32[$20_1 + 56 >> 2];
if (($39_1 | 0) != -2147483647) {
continue
}
break;
};
}
global$0 = $20_1 + 96 | 0;
HEAP32[$7_1 + 8 >> 2] = HEAP32[$23_1 + 40 >> 2];
$0_1 = HEAP32[$23_1 + 36 >> 2];
HEAP32[$7_1 >> 2] = HEAP32[$23_1 + 32 >> 2];
HEAP32[$7_1 + 4 >> 2] = $0_1;
break block80;
}
HEAP32[$7_1 + 8 >> 2] = 0;
HEAP32[$7_1 >> 2] = 0;
HEAP32[$7_1 + 4 >> 2] = 4;
}
global$0 = $23_1 + 96 | 0;
break block81;
}
wasm2js_trap();
}
$0_1 = HEAP32[$22_1 + 8 >> 2];
block82 : {
if ($0_1) {
HEAP32[$30_1 >> 2] = -2147483648;
HEAP32[$30_1 + 4 >> 2] = $0_1;
$50($7_1);
$140($7_1, 4, 24);
break block82;
}
HEAP32[$30_1 + 8 >> 2] = HEAP32[$22_1 + 20 >> 2];
$0_1 = HEAP32[$22_1 + 16 >> 2];
HEAP32[$30_1 >> 2] = HEAP32[$22_1 + 12 >> 2];
HEAP32[$30_1 + 4 >> 2] = $0_1;
}
global$0 = $22_1 + 48 | 0;
$1_1 = -2147483648;
$4_1 = HEAP32[$28_1 + 32 >> 2];
block83 : {
$0_1 = HEAP32[$28_1 + 28 >> 2];
switch ($0_1 - -2147483648 | 0) {
case 0:
break block75;
case 1:
break block76;
default:
break block83;
};
}
$31_1 = HEAP32[$28_1 + 36 >> 2];
$1_1 = $0_1;
}
$11_1 = ($1_1 | 0) == -2147483648;
HEAP32[$2_1 + 8 >> 2] = $11_1 ? 0 : $31_1;
$0_1 = $11_1 ? 0 : $1_1;
$4_1 = $11_1 ? 4 : $4_1;
}
HEAP32[$2_1 >> 2] = $0_1;
HEAP32[$2_1 + 4 >> 2] = $4_1;
global$0 = $28_1 + 80 | 0;
$4_1 = HEAP32[$17_1 + 132 >> 2];
$1_1 = HEAP32[$17_1 + 128 >> 2];
if (($1_1 | 0) == -2147483648) {
HEAP32[$27_1 >> 2] = -2147483648;
HEAP32[$27_1 + 4 >> 2] = $4_1;
$0_1 = $17_1 + 164 | 0;
$47($0_1);
$140($0_1, 4, 40);
$21($17_1 + 116 | 0);
$21($17_1 + 104 | 0);
break block57;
}
$0_1 = HEAP32[$17_1 + 108 >> 2];
HEAP32[$17_1 + 64 >> 2] = HEAP32[$17_1 + 104 >> 2];
HEAP32[$17_1 + 68 >> 2] = $0_1;
HEAP32[$17_1 + 72 >> 2] = HEAP32[$17_1 + 112 >> 2];
$0_1 = HEAP32[$17_1 + 120 >> 2];
HEAP32[$17_1 + 76 >> 2] = HEAP32[$17_1 + 116 >> 2];
HEAP32[$17_1 + 80 >> 2] = $0_1;
HEAP32[$17_1 + 84 >> 2] = HEAP32[$17_1 + 124 >> 2];
$0_1 = HEAP32[$17_1 + 168 >> 2];
HEAP32[$17_1 + 88 >> 2] = HEAP32[$17_1 + 164 >> 2];
HEAP32[$17_1 + 92 >> 2] = $0_1;
HEAP32[$17_1 + 96 >> 2] = HEAP32[$17_1 + 172 >> 2];
$0_1 = HEAP32[$17_1 + 136 >> 2];
$11_1 = $167($27_1, $17_1 - -64 | 0, 36);
HEAP8[$11_1 + 51 | 0] = ($16_1 | 0) == 2 ? $5_1 : $16_1;
HEAP8[$11_1 + 50 | 0] = $3_1 & 1;
HEAP8[$11_1 + 49 | 0] = (($14_1 | 0) == 2 ? $8_1 : $14_1) & 1;
HEAP8[$11_1 + 48 | 0] = (($21_1 | 0) == 2 ? $25_1 : $21_1) & 1;
HEAP32[$11_1 + 44 >> 2] = $0_1;
HEAP32[$11_1 + 40 >> 2] = $4_1;
HEAP32[$11_1 + 36 >> 2] = $1_1;
$49($17_1 + 12 | 0);
break block56;
}
$49($17_1 + 12 | 0);
}
global$0 = $17_1 + 176 | 0;
$4_1 = -2147483648;
block85 : {
$0_1 = HEAP32[$9_1 + 76 >> 2];
switch ($0_1 - -2147483648 | 0) {
case 1:
break block55;
case 0:
break block84;
default:
break block85;
};
}
$6_1 = HEAP32[$9_1 + 80 >> 2];
$167($9_1 + 180 | 0, $9_1 + 84 | 0, 44);
$4_1 = $0_1;
}
HEAP32[$9_1 + 132 >> 2] = $6_1;
HEAP32[$9_1 + 128 >> 2] = $4_1;
$167($9_1 + 136 | 0, $9_1 + 180 | 0, 44);
$1_1 = $18(HEAP32[$9_1 + 44 >> 2], 1052520, 7);
block86 : {
if (!$1_1) {
HEAP32[$9_1 + 224 >> 2] = 3;
break block86;
}
if (!HEAPU8[$1_1 | 0]) {
HEAP32[$9_1 + 224 >> 2] = 3;
break block86;
}
HEAP8[$9_1 + 244 | 0] = HEAPU8[$9_1 + 52 | 0];
HEAP32[$9_1 + 236 >> 2] = $1_1;
HEAP32[$9_1 + 232 >> 2] = 7;
HEAP32[$9_1 + 228 >> 2] = 1052520;
HEAP32[$9_1 + 224 >> 2] = 1;
HEAP32[$9_1 + 240 >> 2] = $9_1 + 32;
}
$30_1 = $9_1 + 248 | 0;
$18_1 = 0;
$31_1 = 0;
$39_1 = 0;
$17_1 = 0;
$7_1 = global$0 - 192 | 0;
global$0 = $7_1;
block105 : {
block87 : {
block88 : {
$3_1 = $9_1 + 224 | 0;
if (HEAP32[$3_1 >> 2] != 3) {
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$7_1 + 40 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$7_1 + 36 >> 2] = $1_1;
HEAP8[$7_1 + 44 | 0] = 3;
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$7_1 + 24 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$7_1 + 28 >> 2] = $1_1;
HEAP32[$7_1 + 32 >> 2] = HEAP32[$3_1 + 8 >> 2];
$8_1 = -2147483648;
$3_1 = $7_1 + 24 | 0;
$1_1 = $17(1052908, $3_1);
if ($1_1) {
break block87
}
$21_1 = HEAP32[$7_1 + 36 >> 2];
$11_1 = $18($21_1, 1052527, 7);
if (!$11_1) {
break block88
}
$1_1 = HEAPU8[$11_1 | 0];
if (!$1_1) {
break block88
}
HEAP8[$7_1 + 148 | 0] = HEAPU8[$7_1 + 44 | 0];
HEAP32[$7_1 + 140 >> 2] = $11_1;
HEAP32[$7_1 + 136 >> 2] = 7;
HEAP32[$7_1 + 132 >> 2] = 1052527;
HEAP32[$7_1 + 128 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $3_1;
if (($1_1 | 0) != 3) {
$1_1 = $15($7_1 + 128 | 0, 1051789, 8);
break block87;
}
$3_1 = $11_1 + 4 | 0;
$1_1 = HEAP32[$3_1 + 8 >> 2];
$6_1 = $7_1 + 16 | 0;
HEAP32[$6_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$6_1 + 4 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 20 >> 2];
$19_1 = HEAP32[$7_1 + 16 >> 2];
if (!$19_1) {
break block87
}
$10_1 = global$0 - 112 | 0;
global$0 = $10_1;
$11_1 = $1_1;
$125($10_1 + 40 | 0, $19_1, $1_1, 118);
$3_1 = HEAP32[$10_1 + 44 >> 2];
$6_1 = HEAP32[$10_1 + 40 >> 2];
HEAP32[$10_1 + 48 >> 2] = 43;
$1_1 = $6_1 ? $3_1 : $1_1;
$5_1 = $6_1 ? $6_1 : $19_1;
$3_1 = $1_1 - $154($5_1, $1_1, $10_1 + 48 | 0, 1) | 0;
$16_1 = $3_1 + $5_1 | 0;
HEAP32[$10_1 + 68 >> 2] = $16_1;
HEAP32[$10_1 + 60 >> 2] = $3_1;
HEAP32[$10_1 + 56 >> 2] = $5_1;
HEAP32[$10_1 + 48 >> 2] = 45;
HEAP32[$10_1 + 52 >> 2] = 43;
$14_1 = $7_1 + 80 | 0;
block104 : {
block92 : {
block89 : {
if (!$3_1) {
break block89
}
$6_1 = 0;
$1_1 = $5_1;
while (1) {
$15_1 = $1_1 + 1 | 0;
HEAP32[$10_1 + 64 >> 2] = $15_1;
$31_1 = HEAPU8[$1_1 | 0];
block90 : {
if ($31_1 << 24 >> 24 >= 0) {
break block90
}
$15_1 = $1_1 + 2 | 0;
HEAP32[$10_1 + 64 >> 2] = $15_1;
$2_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$25_1 = $31_1 & 31;
if ($31_1 >>> 0 <= 223) {
$31_1 = $2_1 | $25_1 << 6;
break block90;
}
$15_1 = $1_1 + 3 | 0;
HEAP32[$10_1 + 64 >> 2] = $15_1;
$2_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $2_1 << 6;
if ($31_1 >>> 0 < 240) {
$31_1 = $2_1 | $25_1 << 12;
break block90;
}
$15_1 = $1_1 + 4 | 0;
HEAP32[$10_1 + 64 >> 2] = $15_1;
$31_1 = $25_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $2_1 << 6);
if (($31_1 | 0) == 1114112) {
break block89
}
}
$2_1 = ($15_1 - $1_1 | 0) + $6_1 | 0;
HEAP32[$10_1 + 72 >> 2] = $2_1;
$1_1 = 0;
block91 : {
while (1) {
if (($1_1 | 0) == 8) {
break block91
}
$25_1 = ($10_1 + 48 | 0) + $1_1 | 0;
$1_1 = $1_1 + 4 | 0;
if (HEAP32[$25_1 >> 2] != ($31_1 | 0)) {
continue
}
break;
};
if (($2_1 | 0) == ($3_1 | 0)) {
break block92
}
$1_1 = $10_1 + 32 | 0;
HEAP32[$1_1 + 4 >> 2] = $16_1;
HEAP32[$1_1 >> 2] = $2_1 + $5_1;
$1_1 = HEAP32[$10_1 + 32 >> 2];
$15_1 = HEAP32[$10_1 + 36 >> 2];
if (($1_1 | 0) != ($15_1 | 0)) {
while (1) {
$2_1 = HEAPU8[$1_1 | 0];
block93 : {
if (($2_1 - 48 & 255) >>> 0 < 10 | (($2_1 & 223) - 65 & 255) >>> 0 < 26) {
break block93
}
$3_1 = $2_1 - 43 | 0;
if ($3_1 >>> 0 <= 3 & ($3_1 | 0) != 1) {
break block93
}
if (($2_1 | 0) != 95) {
break block92
}
}
$1_1 = $1_1 + 1 | 0;
if (($15_1 | 0) != ($1_1 | 0)) {
continue
}
break;
}
}
$3_1 = $6_1;
break block89;
}
$6_1 = $2_1;
$1_1 = $15_1;
if (($16_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
}
HEAP16[$10_1 + 84 >> 1] = 1;
HEAP32[$10_1 + 80 >> 2] = $3_1;
HEAP32[$10_1 + 76 >> 2] = 0;
HEAP8[$10_1 + 72 | 0] = 1;
HEAP32[$10_1 + 68 >> 2] = 46;
HEAP32[$10_1 + 64 >> 2] = $3_1;
HEAP32[$10_1 + 60 >> 2] = 0;
HEAP32[$10_1 + 56 >> 2] = $3_1;
HEAP32[$10_1 + 52 >> 2] = $5_1;
HEAP32[$10_1 + 48 >> 2] = 46;
$33($10_1 + 92 | 0, $10_1 + 48 | 0);
block94 : {
if (HEAP32[$10_1 + 92 >> 2] == 1) {
$1_1 = HEAP32[$10_1 + 76 >> 2];
HEAP32[$10_1 + 76 >> 2] = HEAP32[$10_1 + 100 >> 2];
$3_1 = $1_1 + $5_1 | 0;
$1_1 = HEAP32[$10_1 + 96 >> 2] - $1_1 | 0;
break block94;
}
if (HEAPU8[$10_1 + 85 | 0]) {
break block92
}
HEAP8[$10_1 + 85 | 0] = 1;
block95 : {
if (HEAPU8[$10_1 + 84 | 0] == 1) {
$31_1 = HEAP32[$10_1 + 80 >> 2];
$1_1 = HEAP32[$10_1 + 76 >> 2];
break block95;
}
$1_1 = HEAP32[$10_1 + 76 >> 2];
$31_1 = HEAP32[$10_1 + 80 >> 2];
if (($1_1 | 0) == ($31_1 | 0)) {
break block92
}
}
$3_1 = HEAP32[$10_1 + 52 >> 2] + $1_1 | 0;
$1_1 = $31_1 - $1_1 | 0;
}
$118($10_1 + 24 | 0, $3_1, $1_1);
$1_1 = HEAP32[$10_1 + 24 >> 2];
if (HEAPU8[$10_1 + 85 | 0] | (($1_1 | 0) == 2 | !($1_1 & 1))) {
break block92
}
$1_1 = HEAP32[$10_1 + 28 >> 2];
$3_1 = HEAP32[$10_1 + 52 >> 2];
$33($10_1 + 92 | 0, $10_1 + 48 | 0);
block96 : {
if (HEAP32[$10_1 + 92 >> 2] == 1) {
$6_1 = HEAP32[$10_1 + 76 >> 2];
HEAP32[$10_1 + 76 >> 2] = HEAP32[$10_1 + 100 >> 2];
$3_1 = $3_1 + $6_1 | 0;
$6_1 = HEAP32[$10_1 + 96 >> 2] - $6_1 | 0;
break block96;
}
if (HEAPU8[$10_1 + 85 | 0]) {
break block92
}
HEAP8[$10_1 + 85 | 0] = 1;
block97 : {
if (HEAPU8[$10_1 + 84 | 0] == 1) {
$6_1 = HEAP32[$10_1 + 80 >> 2];
$31_1 = HEAP32[$10_1 + 76 >> 2];
break block97;
}
$6_1 = HEAP32[$10_1 + 80 >> 2];
$31_1 = HEAP32[$10_1 + 76 >> 2];
if (($6_1 | 0) == ($31_1 | 0)) {
break block92
}
}
$3_1 = HEAP32[$10_1 + 52 >> 2] + $31_1 | 0;
$6_1 = $6_1 - $31_1 | 0;
}
$118($10_1 + 16 | 0, $3_1, $6_1);
$3_1 = HEAP32[$10_1 + 16 >> 2];
if (($3_1 | 0) == 2 | !($3_1 & 1)) {
break block92
}
$15_1 = HEAP32[$10_1 + 20 >> 2];
block98 : {
if (HEAPU8[$10_1 + 85 | 0]) {
break block98
}
$3_1 = HEAP32[$10_1 + 52 >> 2];
$33($10_1 + 92 | 0, $10_1 + 48 | 0);
block99 : {
if (HEAP32[$10_1 + 92 >> 2] == 1) {
$6_1 = HEAP32[$10_1 + 76 >> 2];
HEAP32[$10_1 + 76 >> 2] = HEAP32[$10_1 + 100 >> 2];
$31_1 = $3_1 + $6_1 | 0;
$3_1 = HEAP32[$10_1 + 96 >> 2] - $6_1 | 0;
break block99;
}
if (HEAPU8[$10_1 + 85 | 0]) {
break block98
}
HEAP8[$10_1 + 85 | 0] = 1;
block100 : {
if (HEAPU8[$10_1 + 84 | 0] == 1) {
$3_1 = HEAP32[$10_1 + 80 >> 2];
$6_1 = HEAP32[$10_1 + 76 >> 2];
break block100;
}
$3_1 = HEAP32[$10_1 + 80 >> 2];
$6_1 = HEAP32[$10_1 + 76 >> 2];
if (($3_1 | 0) == ($6_1 | 0)) {
break block98
}
}
$31_1 = HEAP32[$10_1 + 52 >> 2] + $6_1 | 0;
$3_1 = $3_1 - $6_1 | 0;
}
$118($10_1 + 8 | 0, $31_1, $3_1);
if (!HEAP32[$10_1 + 8 >> 2]) {
break block92
}
}
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$3_1 = 2;
$25_1 = $10_1 + 48 | 0;
block101 : {
if (HEAPU8[$25_1 + 37 | 0]) {
break block101
}
$6_1 = HEAP32[$25_1 + 4 >> 2];
$33($5_1 + 20 | 0, $25_1);
block102 : {
if (HEAP32[$5_1 + 20 >> 2] == 1) {
$2_1 = HEAP32[$25_1 + 28 >> 2];
HEAP32[$25_1 + 28 >> 2] = HEAP32[$5_1 + 28 >> 2];
$3_1 = $2_1 + $6_1 | 0;
$6_1 = HEAP32[$5_1 + 24 >> 2] - $2_1 | 0;
break block102;
}
if (HEAPU8[$25_1 + 37 | 0]) {
break block101
}
HEAP8[$25_1 + 37 | 0] = 1;
block103 : {
if (HEAPU8[$25_1 + 36 | 0] == 1) {
$6_1 = HEAP32[$25_1 + 32 >> 2];
$16_1 = HEAP32[$25_1 + 28 >> 2];
break block103;
}
$6_1 = HEAP32[$25_1 + 32 >> 2];
$16_1 = HEAP32[$25_1 + 28 >> 2];
if (($6_1 | 0) == ($16_1 | 0)) {
break block101
}
}
$3_1 = HEAP32[$25_1 + 4 >> 2] + $16_1 | 0;
$6_1 = $6_1 - $16_1 | 0;
}
$118($5_1 + 8 | 0, $3_1, $6_1);
$3_1 = HEAP32[$5_1 + 8 >> 2];
}
global$0 = $5_1 + 32 | 0;
if (($3_1 | 0) != 2) {
break block92
}
HEAP32[$14_1 + 8 >> 2] = $15_1;
$3_1 = 0;
break block104;
}
$6_1 = $10_1 + 48 | 0;
$62($6_1, $19_1, $11_1);
HEAP32[$10_1 + 108 >> 2] = 2;
HEAP32[$10_1 + 104 >> 2] = $6_1;
$3_1 = $10_1 + 92 | 0;
$1_1 = $10_1 + 104 | 0;
$145($3_1, 1051712, $1_1);
$133($6_1);
HEAP32[$10_1 + 108 >> 2] = 2;
HEAP32[$10_1 + 104 >> 2] = $3_1;
$145($6_1, 1051247, $1_1);
$133($3_1);
$1_1 = $67(3, 1065679, 16, $19_1, $11_1, $6_1);
$3_1 = 1;
}
HEAP32[$14_1 >> 2] = $3_1;
HEAP32[$14_1 + 4 >> 2] = $1_1;
global$0 = $10_1 + 112 | 0;
$39_1 = 1;
if (HEAP32[$7_1 + 80 >> 2] == 1) {
$1_1 = HEAP32[$7_1 + 84 >> 2];
$19($7_1 + 104 | 0, $7_1 + 128 | 0);
$133($1_1 + 24 | 0);
HEAP32[$1_1 + 32 >> 2] = HEAP32[$7_1 + 112 >> 2];
$3_1 = HEAP32[$7_1 + 108 >> 2];
HEAP32[$1_1 + 24 >> 2] = HEAP32[$7_1 + 104 >> 2];
HEAP32[$1_1 + 28 >> 2] = $3_1;
break block87;
}
$31_1 = HEAP32[$7_1 + 88 >> 2];
$18_1 = HEAP32[$7_1 + 84 >> 2];
break block88;
}
HEAP32[$30_1 >> 2] = -2147483647;
break block105;
}
block110 : {
block106 : {
$1_1 = $18($21_1, 1052568, 22);
if (!$1_1) {
break block106
}
$3_1 = HEAPU8[$1_1 | 0];
if (!$3_1) {
break block106
}
HEAP8[$7_1 + 68 | 0] = HEAPU8[$7_1 + 44 | 0];
HEAP32[$7_1 + 60 >> 2] = $1_1;
HEAP32[$7_1 + 56 >> 2] = 22;
HEAP32[$7_1 + 52 >> 2] = 1052568;
$15_1 = 1;
HEAP32[$7_1 + 48 >> 2] = 1;
HEAP32[$7_1 + 64 >> 2] = $7_1 + 24;
block107 : {
if (($3_1 | 0) != 3) {
$1_1 = $15($7_1 + 48 | 0, 1051789, 8);
break block107;
}
$3_1 = $1_1 + 4 | 0;
$1_1 = HEAP32[$3_1 + 8 >> 2];
$6_1 = $7_1 + 8 | 0;
HEAP32[$6_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$6_1 + 4 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 12 >> 2];
$5_1 = HEAP32[$7_1 + 8 >> 2];
if (!$5_1) {
break block107
}
$25_1 = 0;
$14_1 = global$0 - 96 | 0;
global$0 = $14_1;
HEAP32[$14_1 + 20 >> 2] = 50462976;
$11_1 = $14_1 + 20 | 0;
$2_1 = $7_1 + 104 | 0;
block109 : {
block108 : {
while (1) {
$6_1 = HEAPU8[$11_1 + $25_1 | 0];
$3_1 = $6_1 << 2;
if (HEAP32[$3_1 + 1069588 >> 2] == ($1_1 | 0)) {
if (!$170(HEAP32[$3_1 + 1069604 >> 2], $5_1, $1_1)) {
break block108
}
}
$25_1 = $25_1 + 1 | 0;
if (($25_1 | 0) != 4) {
continue
}
break;
};
HEAP32[$14_1 + 60 >> 2] = 50462976;
$16_1 = $14_1 + 60 | 1;
$6_1 = 0;
$25_1 = 0;
while (1) {
$11_1 = ($14_1 - -64 | 0) + $25_1 | 0;
$3_1 = $6_1 << 2 & 1020;
HEAP32[$11_1 + 4 >> 2] = HEAP32[$3_1 + 1069588 >> 2];
HEAP32[$11_1 >> 2] = HEAP32[$3_1 + 1069604 >> 2];
if (($25_1 | 0) != 24) {
$25_1 = $25_1 + 8 | 0;
$6_1 = HEAPU8[$16_1 | 0];
$16_1 = $16_1 + 1 | 0;
continue;
}
break;
};
$3_1 = HEAP32[$14_1 + 92 >> 2];
HEAP32[$14_1 + 48 >> 2] = HEAP32[$14_1 + 88 >> 2];
HEAP32[$14_1 + 52 >> 2] = $3_1;
$3_1 = HEAP32[$14_1 + 84 >> 2];
HEAP32[$14_1 + 40 >> 2] = HEAP32[$14_1 + 80 >> 2];
HEAP32[$14_1 + 44 >> 2] = $3_1;
$3_1 = HEAP32[$14_1 + 76 >> 2];
HEAP32[$14_1 + 32 >> 2] = HEAP32[$14_1 + 72 >> 2];
HEAP32[$14_1 + 36 >> 2] = $3_1;
$3_1 = HEAP32[$14_1 + 68 >> 2];
HEAP32[$14_1 + 24 >> 2] = HEAP32[$14_1 + 64 >> 2];
HEAP32[$14_1 + 28 >> 2] = $3_1;
(wasm2js_i32$0 = $2_1, wasm2js_i32$1 = $56(3, 1065712, 31, $5_1, $1_1, $14_1 + 24 | 0, 4)), HEAP32[wasm2js_i32$0 + 4 >> 2] = wasm2js_i32$1;
$3_1 = 1;
break block109;
}
HEAP8[$2_1 + 1 | 0] = $6_1;
$3_1 = 0;
}
HEAP8[$2_1 | 0] = $3_1;
global$0 = $14_1 + 96 | 0;
if (HEAPU8[$7_1 + 104 | 0] == 1) {
$1_1 = HEAP32[$7_1 + 108 >> 2];
$19($7_1 + 128 | 0, $7_1 + 48 | 0);
$133($1_1 + 24 | 0);
HEAP32[$1_1 + 32 >> 2] = HEAP32[$7_1 + 136 >> 2];
$3_1 = HEAP32[$7_1 + 132 >> 2];
HEAP32[$1_1 + 24 >> 2] = HEAP32[$7_1 + 128 >> 2];
HEAP32[$1_1 + 28 >> 2] = $3_1;
break block107;
}
$15_1 = HEAPU8[$7_1 + 105 | 0] << 8;
}
HEAP32[$7_1 + 76 >> 2] = $1_1;
HEAP32[$7_1 + 72 >> 2] = $15_1;
$3_1 = $15_1 & 1;
break block110;
}
HEAP8[$7_1 + 72 | 0] = 2;
$3_1 = 0;
}
$11_1 = $7_1 + 128 | 0;
$6_1 = $7_1 + 24 | 0;
$20($11_1, $6_1, 1052534, 16);
block111 : {
if (HEAPU8[$7_1 + 128 | 0] == 1) {
break block111
}
$5_1 = HEAPU8[$7_1 + 129 | 0];
$20($11_1, $6_1, 1052550, 18);
if (HEAPU8[$7_1 + 128 | 0] == 1) {
break block111
}
$2_1 = HEAPU8[$7_1 + 129 | 0];
$15_1 = 4;
block113 : {
block112 : {
$3_1 = HEAP32[$7_1 + 72 >> 2];
switch ($3_1 & 255) {
case 0:
break block112;
case 2:
break block113;
default:
break block87;
};
}
$15_1 = $3_1 >>> 8 | 0;
}
block124 : {
block115 : {
block122 : {
block121 : {
$1_1 = $18($21_1, 1052590, 36);
if (!(!$1_1 | !HEAPU8[$1_1 | 0])) {
HEAP32[$7_1 + 108 >> 2] = 1052590;
HEAP32[$7_1 + 104 >> 2] = 1;
HEAP32[$7_1 + 116 >> 2] = $1_1;
HEAP32[$7_1 + 112 >> 2] = 36;
HEAP8[$7_1 + 124 | 0] = HEAPU8[$7_1 + 44 | 0];
HEAP32[$7_1 + 120 >> 2] = $7_1 + 24;
$1_1 = HEAP32[$7_1 + 116 >> 2];
HEAP32[$7_1 + 136 >> 2] = HEAP32[$7_1 + 112 >> 2];
HEAP32[$7_1 + 140 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 124 >> 2];
HEAP32[$7_1 + 144 >> 2] = HEAP32[$7_1 + 120 >> 2];
HEAP32[$7_1 + 148 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 108 >> 2];
HEAP32[$7_1 + 128 >> 2] = HEAP32[$7_1 + 104 >> 2];
HEAP32[$7_1 + 132 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 140 >> 2];
if (HEAPU8[$1_1 | 0] != 4) {
break block115
}
$3_1 = HEAP32[$1_1 + 8 >> 2];
$1_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$7_1 + 156 >> 2] = 0;
HEAP32[$7_1 + 180 >> 2] = 0;
HEAP32[$7_1 + 176 >> 2] = $3_1 + ($1_1 << 4);
HEAP32[$7_1 + 172 >> 2] = $3_1;
HEAP32[$7_1 + 188 >> 2] = $7_1 + 156;
HEAP32[$7_1 + 184 >> 2] = $7_1 + 128;
$19_1 = $7_1 + 160 | 0;
$10_1 = global$0 - 48 | 0;
global$0 = $10_1;
$21_1 = $7_1 + 172 | 0;
$1_1 = HEAP32[$21_1 + 16 >> 2];
HEAP32[$10_1 + 16 >> 2] = $21_1 + 16;
HEAP32[$10_1 + 12 >> 2] = $1_1;
HEAP32[$10_1 + 8 >> 2] = $10_1 + 47;
$16_1 = $10_1 + 32 | 0;
$14_1 = $10_1 + 8 | 0;
$41($16_1, $21_1, $14_1);
block120 : {
block117 : {
$11_1 = HEAP32[$10_1 + 32 >> 2];
block119 : {
if (!(($11_1 | 0) == -2147483647 | ($11_1 | 0) == -2147483648)) {
$6_1 = HEAP32[$10_1 + 36 >> 2];
$3_1 = HEAP32[$10_1 + 40 >> 2];
$141($14_1, 4, 4, 12);
if (HEAP32[$10_1 + 8 >> 2] == 1) {
break block117
}
$1_1 = HEAP32[$10_1 + 12 >> 2];
$25_1 = HEAP32[$10_1 + 16 >> 2];
HEAP32[$25_1 + 4 >> 2] = $6_1;
HEAP32[$25_1 + 8 >> 2] = $3_1;
HEAP32[$25_1 >> 2] = $11_1;
HEAP32[$10_1 + 40 >> 2] = 1;
HEAP32[$10_1 + 36 >> 2] = $25_1;
HEAP32[$10_1 + 32 >> 2] = $1_1;
HEAP32[$10_1 + 24 >> 2] = HEAP32[$21_1 + 16 >> 2];
$1_1 = HEAP32[$21_1 + 12 >> 2];
HEAP32[$10_1 + 16 >> 2] = HEAP32[$21_1 + 8 >> 2];
HEAP32[$10_1 + 20 >> 2] = $1_1;
$1_1 = HEAP32[$21_1 + 4 >> 2];
HEAP32[$10_1 + 8 >> 2] = HEAP32[$21_1 >> 2];
HEAP32[$10_1 + 12 >> 2] = $1_1;
$21_1 = global$0 - 32 | 0;
global$0 = $21_1;
$1_1 = HEAP32[$14_1 + 16 >> 2];
$6_1 = $14_1 + 16 | 0;
HEAP32[$21_1 + 24 >> 2] = $6_1;
HEAP32[$21_1 + 20 >> 2] = $1_1;
HEAP32[$21_1 + 16 >> 2] = $21_1 + 31;
$41($21_1 + 4 | 0, $14_1, $21_1 + 16 | 0);
$20_1 = HEAP32[$21_1 + 4 >> 2];
block118 : {
if (($20_1 | 0) == -2147483647) {
break block118
}
while (1) {
if (($20_1 | 0) == -2147483648) {
break block118
}
$1_1 = HEAP32[$21_1 + 8 >> 2];
$3_1 = HEAP32[$21_1 + 12 >> 2];
$25_1 = HEAP32[$16_1 + 8 >> 2];
if (($25_1 | 0) == HEAP32[$16_1 >> 2]) {
$134($16_1, $25_1, 1, 4, 12)
}
$11_1 = HEAP32[$16_1 + 4 >> 2] + Math_imul($25_1, 12) | 0;
HEAP32[$11_1 + 4 >> 2] = $1_1;
HEAP32[$11_1 + 8 >> 2] = $3_1;
HEAP32[$11_1 >> 2] = $20_1;
HEAP32[$16_1 + 8 >> 2] = $25_1 + 1;
$1_1 = HEAP32[$14_1 + 16 >> 2];
HEAP32[$21_1 + 24 >> 2] = $6_1;
HEAP32[$21_1 + 20 >> 2] = $1_1;
HEAP32[$21_1 + 16 >> 2] = $21_1 + 31;
$41($21_1 + 4 | 0, $14_1, $21_1 + 16 | 0);
$20_1 = HEAP32[$21_1 + 4 >> 2];
if (($20_1 | 0) != -2147483647) {
continue
}
break;
};
}
global$0 = $21_1 + 32 | 0;
HEAP32[$19_1 + 8 >> 2] = HEAP32[$10_1 + 40 >> 2];
$1_1 = HEAP32[$10_1 + 36 >> 2];
HEAP32[$19_1 >> 2] = HEAP32[$10_1 + 32 >> 2];
HEAP32[$19_1 + 4 >> 2] = $1_1;
break block119;
}
HEAP32[$19_1 + 8 >> 2] = 0;
HEAP32[$19_1 >> 2] = 0;
HEAP32[$19_1 + 4 >> 2] = 4;
}
global$0 = $10_1 + 48 | 0;
break block120;
}
wasm2js_trap();
}
$1_1 = HEAP32[$7_1 + 156 >> 2];
if (!$1_1) {
break block121
}
$21($19_1);
break block87;
}
$6_1 = 4;
$3_1 = 0;
break block122;
}
$1_1 = HEAP32[$7_1 + 164 >> 2];
$6_1 = 4;
$3_1 = 0;
block123 : {
$11_1 = HEAP32[$7_1 + 160 >> 2];
switch ($11_1 - -2147483648 | 0) {
case 1:
break block122;
case 0:
break block87;
default:
break block123;
};
}
$17_1 = HEAP32[$7_1 + 168 >> 2];
$6_1 = $1_1;
$3_1 = $11_1;
}
HEAP8[$7_1 + 102 | 0] = $15_1;
HEAP8[$7_1 + 101 | 0] = $2_1 & 1;
HEAP8[$7_1 + 100 | 0] = $5_1 & 1;
HEAP32[$7_1 + 96 >> 2] = $39_1 ? $31_1 : 36;
HEAP32[$7_1 + 92 >> 2] = $39_1 ? $18_1 : 1;
HEAP32[$7_1 + 88 >> 2] = $17_1;
HEAP32[$7_1 + 84 >> 2] = $6_1;
HEAP32[$7_1 + 80 >> 2] = $3_1;
$1_1 = $22($7_1 + 80 | 0);
$11_1 = HEAP32[$7_1 + 100 >> 2];
HEAP32[$7_1 + 144 >> 2] = HEAP32[$7_1 + 96 >> 2];
HEAP32[$7_1 + 148 >> 2] = $11_1;
$11_1 = HEAP32[$7_1 + 92 >> 2];
HEAP32[$7_1 + 136 >> 2] = HEAP32[$7_1 + 88 >> 2];
HEAP32[$7_1 + 140 >> 2] = $11_1;
$11_1 = HEAP32[$7_1 + 84 >> 2];
HEAP32[$7_1 + 128 >> 2] = HEAP32[$7_1 + 80 >> 2];
HEAP32[$7_1 + 132 >> 2] = $11_1;
if (!$1_1) {
break block124
}
$21($7_1 + 128 | 0);
break block87;
}
$1_1 = $15($7_1 + 104 | 0, 1051752, 6);
break block87;
}
$11_1 = $7_1 + 88 | 0;
$1_1 = HEAP32[$11_1 + 12 >> 2];
HEAP32[$7_1 + 112 >> 2] = HEAP32[$11_1 + 8 >> 2];
HEAP32[$7_1 + 116 >> 2] = $1_1;
$1_1 = HEAP32[$11_1 + 4 >> 2];
HEAP32[$7_1 + 104 >> 2] = HEAP32[$11_1 >> 2];
HEAP32[$7_1 + 108 >> 2] = $1_1;
$1_1 = $6_1;
$8_1 = $3_1;
break block87;
}
$1_1 = HEAP32[$7_1 + 132 >> 2];
if (!$3_1) {
break block87
}
$23($7_1 + 76 | 0);
}
HEAP32[$30_1 + 4 >> 2] = $1_1;
HEAP32[$30_1 >> 2] = $8_1;
$1_1 = HEAP32[$7_1 + 108 >> 2];
HEAP32[$30_1 + 8 >> 2] = HEAP32[$7_1 + 104 >> 2];
HEAP32[$30_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 116 >> 2];
HEAP32[$30_1 + 16 >> 2] = HEAP32[$7_1 + 112 >> 2];
HEAP32[$30_1 + 20 >> 2] = $1_1;
}
global$0 = $7_1 + 192 | 0;
$6_1 = -2147483648;
block126 : {
block127 : {
block125 : {
$1_1 = HEAP32[$9_1 + 248 >> 2];
switch ($1_1 - -2147483648 | 0) {
case 0:
break block125;
case 1:
break block126;
default:
break block127;
};
}
HEAP32[$38_1 + 4 >> 2] = HEAP32[$9_1 + 252 >> 2];
HEAP32[$38_1 >> 2] = -2147483648;
if (($4_1 | 0) == -2147483648) {
break block128
}
$49($9_1 + 128 | 0);
break block128;
}
$0_1 = HEAP32[$9_1 + 260 >> 2];
HEAP32[$9_1 + 272 >> 2] = HEAP32[$9_1 + 256 >> 2];
HEAP32[$9_1 + 276 >> 2] = $0_1;
$0_1 = HEAP32[$9_1 + 268 >> 2];
HEAP32[$9_1 + 280 >> 2] = HEAP32[$9_1 + 264 >> 2];
HEAP32[$9_1 + 284 >> 2] = $0_1;
$0_1 = HEAP32[$9_1 + 252 >> 2];
$6_1 = $1_1;
}
block129 : {
if ($36_1) {
$138($9_1 + 392 | 0, $36_1, $13_1);
break block129;
}
HEAP32[$9_1 + 392 >> 2] = -2147483648;
}
$4_1 = !$51_1;
$1_1 = !$29_1;
block130 : {
if ($26_1) {
$138($9_1 + 404 | 0, $26_1, $43_1);
break block130;
}
HEAP32[$9_1 + 404 >> 2] = -2147483648;
}
$4_1 = $1_1 | $4_1;
$1_1 = $9_1 + 468 | 0;
$167($1_1, $9_1 + 128 | 0, 52);
$167($9_1 + 416 | 0, HEAP32[$9_1 + 468 >> 2] == -2147483648 ? 1069072 : $1_1, 52);
block131 : {
if (($6_1 | 0) != -2147483648) {
$1_1 = HEAP32[$9_1 + 284 >> 2];
HEAP32[$9_1 + 484 >> 2] = HEAP32[$9_1 + 280 >> 2];
HEAP32[$9_1 + 488 >> 2] = $1_1;
$1_1 = HEAP32[$9_1 + 276 >> 2];
HEAP32[$9_1 + 476 >> 2] = HEAP32[$9_1 + 272 >> 2];
HEAP32[$9_1 + 480 >> 2] = $1_1;
break block131;
}
$0_1 = 4;
HEAP8[$9_1 + 490 | 0] = 4;
$6_1 = 0;
HEAP16[$9_1 + 488 >> 1] = 0;
HEAP32[$9_1 + 484 >> 2] = 36;
HEAP32[$9_1 + 476 >> 2] = 0;
HEAP32[$9_1 + 480 >> 2] = 1;
}
HEAP32[$9_1 + 472 >> 2] = $0_1;
HEAP32[$9_1 + 468 >> 2] = $6_1;
$13_1 = 0;
block132 : {
if ($4_1) {
break block132
}
$6_1 = 0;
$7_1 = global$0 - 80 | 0;
global$0 = $7_1;
HEAP32[$7_1 + 8 >> 2] = 50462976;
$4_1 = $7_1 + 8 | 0;
$14_1 = $9_1 + 520 | 0;
block136 : {
block133 : {
while (1) {
$1_1 = HEAPU8[$4_1 + $6_1 | 0];
$0_1 = $1_1 << 2;
if (($29_1 | 0) == HEAP32[$0_1 + 1069620 >> 2]) {
if (!$170(HEAP32[$0_1 + 1069636 >> 2], $51_1, $29_1)) {
break block133
}
}
$6_1 = $6_1 + 1 | 0;
if (($6_1 | 0) != 4) {
continue
}
break;
};
$4_1 = $7_1 + 52 | 0;
$62($4_1, $51_1, $29_1);
HEAP32[$7_1 + 16 >> 2] = 2;
HEAP32[$7_1 + 12 >> 2] = $4_1;
$1_1 = $7_1 + 24 | 0;
$0_1 = $7_1 + 12 | 0;
$145($1_1, 1051712, $0_1);
$133($4_1);
HEAP32[$7_1 + 56 >> 2] = 2;
HEAP32[$7_1 + 52 >> 2] = $1_1;
$145($0_1, 1051159, $4_1);
$133($1_1);
$6_1 = -2147483647;
$3_1 = global$0 - 400 | 0;
global$0 = $3_1;
$13($3_1, $51_1, $29_1);
$1_1 = -144;
$0_1 = $3_1 + 160 | 0;
$30_1 = HEAP32[$3_1 + 4 >> 2];
$15_1 = HEAP32[$3_1 >> 2];
while (1) {
$11_1 = $1_1 + 1065636 | 0;
$4_1 = HEAP32[$11_1 + 4 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$11_1 >> 2];
HEAP32[$0_1 + 4 >> 2] = $4_1;
$0_1 = $0_1 + 8 | 0;
$1_1 = $1_1 + 12 | 0;
if ($1_1) {
continue
}
break;
};
$0_1 = 4;
block134 : {
if ($30_1 >>> 0 > 48) {
break block134
}
HEAP32[$3_1 + 280 >> 2] = 0;
HEAP32[$3_1 + 284 >> 2] = 12;
HEAP32[$3_1 + 276 >> 2] = $30_1;
HEAP32[$3_1 + 272 >> 2] = $15_1;
$4_1 = $167($3_1 + 288 | 0, $3_1 + 160 | 0, 96);
HEAP32[$3_1 + 8 >> 2] = $3_1 + 280;
$15_1 = $3_1 + 8 | 0;
$1_1 = HEAP32[$15_1 >> 2];
if (HEAP32[$1_1 + 4 >> 2] == HEAP32[$1_1 >> 2]) {
break block134
}
$1_1 = HEAP32[$3_1 + 280 >> 2];
HEAP32[$3_1 + 280 >> 2] = $1_1 + 1;
$1_1 = $4_1 + ($1_1 << 3) | 0;
$11_1 = HEAP32[$1_1 >> 2];
$4_1 = HEAP32[$1_1 + 4 >> 2];
$1_1 = $53(HEAP32[$3_1 + 272 >> 2], HEAP32[$3_1 + 276 >> 2], $11_1, $4_1);
HEAP32[$3_1 + 396 >> 2] = $4_1;
HEAP32[$3_1 + 392 >> 2] = $11_1;
(wasm2js_i32$0 = $3_1, wasm2js_i32$1 = __wasm_i64_mul($1_1, 0, 1, 1)), HEAP32[wasm2js_i32$0 + 384 >> 2] = wasm2js_i32$1;
HEAP32[$3_1 + 388 >> 2] = i64toi32_i32$HIGH_BITS;
$167($15_1, $3_1 + 272 | 0, 112);
$10_1 = $3_1 + 384 | 0;
$4_1 = global$0 - 160 | 0;
global$0 = $4_1;
$167($4_1 + 8 | 0, $15_1 + 8 | 0, 104);
$8_1 = HEAP32[$4_1 + 8 >> 2];
$25_1 = HEAP32[$4_1 + 12 >> 2];
if (($8_1 | 0) != ($25_1 | 0)) {
$5_1 = HEAP32[$15_1 + 4 >> 2];
$2_1 = HEAP32[$15_1 >> 2];
$16_1 = ($4_1 + ($8_1 << 3) | 0) + 20 | 0;
$15_1 = $4_1 + 144 | 0;
while (1) {
$1_1 = HEAP32[$10_1 + 12 >> 2];
HEAP32[$4_1 + 136 >> 2] = HEAP32[$10_1 + 8 >> 2];
HEAP32[$4_1 + 140 >> 2] = $1_1;
$1_1 = HEAP32[$10_1 + 4 >> 2];
HEAP32[$4_1 + 128 >> 2] = HEAP32[$10_1 >> 2];
HEAP32[$4_1 + 132 >> 2] = $1_1;
$11_1 = HEAP32[$16_1 - 4 >> 2];
$1_1 = HEAP32[$16_1 >> 2];
$21_1 = $53($2_1, $5_1, $11_1, $1_1);
HEAP32[$4_1 + 148 >> 2] = $21_1;
HEAP32[$4_1 + 144 >> 2] = $21_1;
HEAP32[$4_1 + 152 >> 2] = $11_1;
HEAP32[$4_1 + 156 >> 2] = $1_1;
$1_1 = $21_1 >>> 0 < HEAPU32[$4_1 + 128 >> 2] ? $15_1 : $4_1 + 128 | 0;
$19_1 = HEAP32[$1_1 + 8 >> 2];
$21_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$4_1 + 120 >> 2] = $19_1;
HEAP32[$4_1 + 124 >> 2] = $21_1;
$11_1 = HEAP32[$1_1 + 4 >> 2];
$1_1 = HEAP32[$1_1 >> 2];
HEAP32[$4_1 + 112 >> 2] = $1_1;
HEAP32[$4_1 + 116 >> 2] = $11_1;
HEAP32[$10_1 + 8 >> 2] = $19_1;
HEAP32[$10_1 + 12 >> 2] = $21_1;
HEAP32[$10_1 >> 2] = $1_1;
HEAP32[$10_1 + 4 >> 2] = $11_1;
$16_1 = $16_1 + 8 | 0;
$8_1 = $8_1 + 1 | 0;
if (($25_1 | 0) != ($8_1 | 0)) {
continue
}
break;
};
}
$1_1 = HEAP32[$10_1 + 12 >> 2];
$11_1 = $3_1 + 256 | 0;
HEAP32[$11_1 + 8 >> 2] = HEAP32[$10_1 + 8 >> 2];
HEAP32[$11_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$10_1 + 4 >> 2];
HEAP32[$11_1 >> 2] = HEAP32[$10_1 >> 2];
HEAP32[$11_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 160 | 0;
$11_1 = HEAP32[$3_1 + 264 >> 2];
if (!$11_1) {
break block134
}
$1_1 = HEAP32[$3_1 + 256 >> 2];
$15_1 = HEAP32[$3_1 + 268 >> 2];
if ((((HEAP32[$3_1 + 260 >> 2] & 2147483647) << 1 | $1_1 >>> 31) & -2) >>> 0 > ($15_1 >>> 0 < $30_1 >>> 0 ? $30_1 : $15_1) >>> 0) {
break block134
}
$167($3_1 + 16 | 0, 1065492, 144);
$1_1 = 0;
while (1) {
$4_1 = ($3_1 + 8 | 0) + $1_1 | 0;
block135 : {
if (($15_1 | 0) != HEAP32[$4_1 + 12 >> 2]) {
break block135
}
$0_1 = HEAPU8[$4_1 + 16 | 0];
if ($170(HEAP32[$4_1 + 8 >> 2], $11_1, $15_1)) {
break block135
}
if (($0_1 | 0) != 4) {
break block134
}
}
$1_1 = $1_1 + 12 | 0;
if (($1_1 | 0) != 144) {
continue
}
break;
};
$0_1 = 4;
}
global$0 = $3_1 + 400 | 0;
$0_1 = $0_1 & 255;
if (($0_1 | 0) != 4) {
$0_1 = $0_1 << 2;
$138($7_1 - -64 | 0, HEAP32[$0_1 + 1069636 >> 2], HEAP32[$0_1 + 1069620 >> 2]);
HEAP8[$7_1 + 76 | 0] = 3;
$0_1 = HEAP32[$7_1 + 60 >> 2];
HEAP32[$7_1 + 24 >> 2] = HEAP32[$7_1 + 56 >> 2];
HEAP32[$7_1 + 28 >> 2] = $0_1;
$0_1 = HEAP32[$7_1 + 68 >> 2];
HEAP32[$7_1 + 32 >> 2] = HEAP32[$7_1 + 64 >> 2];
HEAP32[$7_1 + 36 >> 2] = $0_1;
$0_1 = HEAP32[$7_1 + 76 >> 2];
HEAP32[$7_1 + 40 >> 2] = HEAP32[$7_1 + 72 >> 2];
HEAP32[$7_1 + 44 >> 2] = $0_1;
$6_1 = -2147483648;
}
$1_1 = $67(4, 1065672, 7, $51_1, $29_1, $7_1 + 12 | 0);
$46($1_1 + 48 | 0);
HEAP32[$1_1 + 48 >> 2] = $6_1;
$0_1 = HEAP32[$7_1 + 28 >> 2];
HEAP32[$1_1 + 52 >> 2] = HEAP32[$7_1 + 24 >> 2];
HEAP32[$1_1 + 56 >> 2] = $0_1;
$0_1 = HEAP32[$7_1 + 36 >> 2];
HEAP32[$1_1 + 60 >> 2] = HEAP32[$7_1 + 32 >> 2];
HEAP32[$1_1 + 64 >> 2] = $0_1;
$0_1 = HEAP32[$7_1 + 44 >> 2];
HEAP32[$1_1 + 68 >> 2] = HEAP32[$7_1 + 40 >> 2];
HEAP32[$1_1 + 72 >> 2] = $0_1;
HEAP32[$14_1 + 4 >> 2] = $1_1;
$0_1 = 1;
break block136;
}
HEAP8[$14_1 + 1 | 0] = $1_1;
$0_1 = 0;
}
HEAP8[$14_1 | 0] = $0_1;
global$0 = $7_1 + 80 | 0;
block137 : {
switch (HEAPU8[$9_1 + 520 | 0]) {
default:
$0_1 = HEAP32[$9_1 + 524 >> 2];
HEAP32[$38_1 >> 2] = -2147483648;
HEAP32[$38_1 + 4 >> 2] = $0_1;
$21($9_1 + 468 | 0);
$49($9_1 + 416 | 0);
$45($9_1 + 404 | 0);
$45($9_1 + 392 | 0);
break block128;
case 2:
break block132;
case 0:
break block137;
};
}
$13_1 = HEAPU8[$9_1 + 521 | 0];
}
$0_1 = HEAP32[$9_1 + 396 >> 2];
HEAP32[$9_1 + 368 >> 2] = HEAP32[$9_1 + 392 >> 2];
HEAP32[$9_1 + 372 >> 2] = $0_1;
HEAP32[$9_1 + 376 >> 2] = HEAP32[$9_1 + 400 >> 2];
$0_1 = HEAP32[$9_1 + 408 >> 2];
HEAP32[$9_1 + 380 >> 2] = HEAP32[$9_1 + 404 >> 2];
HEAP32[$9_1 + 384 >> 2] = $0_1;
HEAP32[$9_1 + 388 >> 2] = HEAP32[$9_1 + 412 >> 2];
$1_1 = $9_1 + 292 | 0;
$167($1_1, $9_1 + 416 | 0, 52);
$0_1 = HEAP32[$9_1 + 488 >> 2];
HEAP32[$9_1 + 360 >> 2] = HEAP32[$9_1 + 484 >> 2];
HEAP32[$9_1 + 364 >> 2] = $0_1;
$0_1 = HEAP32[$9_1 + 480 >> 2];
HEAP32[$9_1 + 352 >> 2] = HEAP32[$9_1 + 476 >> 2];
HEAP32[$9_1 + 356 >> 2] = $0_1;
$0_1 = HEAP32[$9_1 + 472 >> 2];
HEAP32[$9_1 + 344 >> 2] = HEAP32[$9_1 + 468 >> 2];
HEAP32[$9_1 + 348 >> 2] = $0_1;
$0_1 = $167($38_1, $1_1, 100);
HEAP8[$0_1 + 112 | 0] = $13_1;
HEAP32[$0_1 + 108 >> 2] = $47_1 ? $48_1 : 0;
HEAP32[$0_1 + 104 >> 2] = $12_1;
HEAP32[$0_1 + 100 >> 2] = $47_1 ? $46_1 : 0;
break block6;
}
HEAP32[$38_1 + 4 >> 2] = HEAP32[$9_1 + 80 >> 2];
HEAP32[$38_1 >> 2] = -2147483648;
}
$12_1 = global$0 - 48 | 0;
global$0 = $12_1;
$1_1 = $9_1 + 60 | 0;
if (HEAP32[$1_1 >> 2]) {
$0_1 = HEAP32[$1_1 + 4 >> 2];
block139 : {
if (!$0_1) {
$36_1 = 0;
$0_1 = 0;
break block139;
}
HEAP32[$12_1 + 36 >> 2] = $0_1;
HEAP32[$12_1 + 32 >> 2] = 0;
HEAP32[$12_1 + 20 >> 2] = $0_1;
HEAP32[$12_1 + 16 >> 2] = 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$12_1 + 40 >> 2] = $0_1;
HEAP32[$12_1 + 24 >> 2] = $0_1;
$36_1 = HEAP32[$1_1 + 12 >> 2];
$0_1 = 1;
}
HEAP32[$12_1 + 44 >> 2] = $36_1;
HEAP32[$12_1 + 28 >> 2] = $0_1;
HEAP32[$12_1 + 12 >> 2] = $0_1;
$16($12_1 + 12 | 0);
}
global$0 = $12_1 + 48 | 0;
break block6;
}
HEAP32[$38_1 >> 2] = -2147483648;
HEAP32[$38_1 + 4 >> 2] = $43_1;
break block6;
}
HEAP32[$38_1 >> 2] = -2147483648;
HEAP32[$38_1 + 4 >> 2] = $13_1;
}
global$0 = $9_1 + 528 | 0;
$48($40_1);
break block1;
}
$0_1 = $83(1, 0, $1_1, 1048576);
HEAP32[$38_1 >> 2] = -2147483648;
HEAP32[$38_1 + 4 >> 2] = $0_1;
}
global$0 = $40_1 + 32 | 0;
block263 : {
block262 : {
$5_1 = $45_1;
if (HEAP32[$5_1 + 176 >> 2] == -2147483648) {
$0_1 = HEAP32[$5_1 + 180 >> 2]
} else {
$25_1 = $45_1 + 292 | 0;
$167($25_1, $45_1 + 176 | 0, 116);
$23_1 = $45_1 + 4 | 0;
$4_1 = 0;
$2_1 = global$0 - 672 | 0;
global$0 = $2_1;
block143 : {
block142 : {
$0_1 = $25_1;
$6_1 = HEAP32[$0_1 + 84 >> 2];
$28_1 = HEAP32[$0_1 + 76 >> 2];
$1_1 = ($28_1 | 0) != -2147483648 ? $6_1 : 0;
block141 : {
if ($1_1 >>> 0 >= 16385) {
$0_1 = $83(1051964, 6, $1_1, 16384);
break block141;
}
$19_1 = HEAP32[$0_1 + 96 >> 2];
$12_1 = HEAP32[$0_1 + 88 >> 2];
$1_1 = ($12_1 | 0) != -2147483648 ? $19_1 : 0;
if ($1_1 >>> 0 < 16385) {
break block142
}
$0_1 = $83(1052093, 4, $1_1, 16384);
}
HEAP32[$23_1 >> 2] = 3;
HEAP32[$23_1 + 4 >> 2] = $0_1;
break block143;
}
$1_1 = $22($0_1 + 52 | 0);
if ($1_1) {
HEAP32[$23_1 >> 2] = 3;
HEAP32[$23_1 + 4 >> 2] = $1_1;
break block143;
}
$3_1 = !$19_1 | ($12_1 | 0) == -2147483648;
$15_1 = HEAP32[$0_1 + 80 >> 2];
$21_1 = HEAP32[$0_1 + 92 >> 2];
block160 : {
block154 : {
block157 : {
block153 : {
block158 : {
block159 : {
block155 : {
if (($28_1 | 0) != -2147483648) {
$72($2_1 + 184 | 0, $15_1, $6_1);
if (!HEAP32[$2_1 + 184 >> 2]) {
$11_1 = $2_1 + 188 | 0;
$16_1 = 0;
$13_1 = global$0 - 192 | 0;
global$0 = $13_1;
$0_1 = 1;
block144 : {
if (!$6_1) {
break block144
}
$13($13_1 + 40 | 0, $15_1, $6_1);
$0_1 = 1;
if (HEAP32[$13_1 + 44 >> 2] != ($6_1 | 0)) {
break block144
}
$0_1 = ($170(HEAP32[$13_1 + 40 >> 2], $15_1, $6_1) | 0) != 0;
}
$13($13_1 + 32 | 0, $15_1, $6_1);
$3_1 = HEAP32[$13_1 + 32 >> 2];
$4_1 = HEAP32[$13_1 + 36 >> 2];
$98($13_1 + 24 | 0, $3_1, $4_1);
$1_1 = HEAP32[$13_1 + 24 >> 2];
block145 : {
if (!$1_1) {
$1_1 = 0;
break block145;
}
$12_1 = HEAP32[$13_1 + 28 >> 2];
$1_1 = $126($3_1, $4_1, $1_1, $12_1) ? $12_1 + $3_1 | 0 : 0;
$16_1 = $4_1 - $12_1 | 0;
}
$12_1 = $13_1 + 84 | 0;
$3_1 = $1_1 ? $1_1 : $3_1;
$4_1 = $1_1 ? $16_1 : $4_1;
$72($12_1, $3_1, $4_1);
block152 : {
block147 : {
block148 : {
block146 : {
$1_1 = HEAP32[$13_1 + 84 >> 2];
if (!$1_1) {
break block146
}
$167($13_1 + 136 | 0, $13_1 + 88 | 0, 44);
HEAP32[$13_1 + 132 >> 2] = $1_1;
$1_1 = $13_1 + 16 | 0;
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
HEAP32[$13_1 + 188 >> 2] = 0;
$1_1 = HEAP32[$13_1 + 20 >> 2];
HEAP32[$13_1 + 180 >> 2] = HEAP32[$13_1 + 16 >> 2];
HEAP32[$13_1 + 184 >> 2] = $1_1;
HEAP32[$13_1 + 88 >> 2] = 1069032;
HEAP32[$13_1 + 92 >> 2] = 1610612768;
HEAP32[$13_1 + 96 >> 2] = 0;
HEAP32[$13_1 + 84 >> 2] = $13_1 + 180;
if ($112($13_1 + 132 | 0, $12_1)) {
break block147
}
$12_1 = HEAP32[$13_1 + 180 >> 2];
if (($12_1 | 0) == -2147483648) {
break block146
}
$1_1 = HEAP32[$13_1 + 188 >> 2];
HEAP32[$13_1 + 52 >> 2] = HEAP32[$13_1 + 184 >> 2];
HEAP32[$13_1 + 56 >> 2] = $1_1;
HEAP32[$13_1 + 48 >> 2] = $12_1;
break block148;
}
$99($13_1 + 72 | 0, $3_1, $4_1);
$100($13_1 + 60 | 0, HEAP32[$13_1 + 76 >> 2], HEAP32[$13_1 + 80 >> 2]);
$72($13_1 + 84 | 0, HEAP32[$13_1 + 64 >> 2], HEAP32[$13_1 + 68 >> 2]);
$1_1 = HEAP32[$13_1 + 84 >> 2];
block149 : {
if (!$1_1) {
HEAP32[$13_1 + 48 >> 2] = -2147483648;
break block149;
}
$167($13_1 + 136 | 0, $13_1 + 88 | 0, 44);
HEAP32[$13_1 + 132 >> 2] = $1_1;
$1_1 = $13_1 + 8 | 0;
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
HEAP32[$13_1 + 188 >> 2] = 0;
$1_1 = HEAP32[$13_1 + 12 >> 2];
HEAP32[$13_1 + 180 >> 2] = HEAP32[$13_1 + 8 >> 2];
HEAP32[$13_1 + 184 >> 2] = $1_1;
HEAP32[$13_1 + 88 >> 2] = 1069032;
HEAP32[$13_1 + 92 >> 2] = 1610612768;
HEAP32[$13_1 + 96 >> 2] = 0;
HEAP32[$13_1 + 84 >> 2] = $13_1 + 180;
if ($112($13_1 + 132 | 0, $13_1 + 84 | 0)) {
break block147
}
HEAP32[$13_1 + 56 >> 2] = HEAP32[$13_1 + 188 >> 2];
$1_1 = HEAP32[$13_1 + 184 >> 2];
HEAP32[$13_1 + 48 >> 2] = HEAP32[$13_1 + 180 >> 2];
HEAP32[$13_1 + 52 >> 2] = $1_1;
}
$133($13_1 + 60 | 0);
$133($13_1 + 72 | 0);
}
$1_1 = $101(6, 1051766, 5, $15_1, $6_1, $11_1, $13_1 + 48 | 0);
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
$72($4_1, $15_1, $6_1);
$3_1 = 1;
block150 : {
if (!HEAP32[$4_1 >> 2]) {
break block150
}
$12_1 = HEAP32[$4_1 + 32 >> 2];
block151 : {
if ($12_1) {
if (HEAP32[$4_1 + 36 >> 2] != 6) {
break block150
}
$6_1 = (HEAPU8[$12_1 | 0] | HEAPU8[$12_1 + 1 | 0] << 8 | (HEAPU8[$12_1 + 2 | 0] << 16 | HEAPU8[$12_1 + 3 | 0] << 24)) ^ 1702125932;
$12_1 = $12_1 + 4 | 0;
if (!($6_1 | (HEAPU8[$12_1 | 0] | HEAPU8[$12_1 + 1 | 0] << 8) ^ 29811)) {
break block151
}
break block150;
}
if (HEAP32[$4_1 + 40 >> 2]) {
break block150
}
}
$3_1 = 0;
}
global$0 = $4_1 + 48 | 0;
HEAP8[$1_1 + 85 | 0] = $0_1 | 2;
HEAP32[$1_1 + 80 >> 2] = 10;
HEAP32[$1_1 + 76 >> 2] = $0_1 ? 1051970 : 0;
HEAP8[$1_1 + 84 | 0] = $3_1;
global$0 = $13_1 + 192 | 0;
$0_1 = $1_1;
break block152;
}
wasm2js_trap();
}
break block153;
}
$1_1 = HEAP32[$2_1 + 200 >> 2];
HEAP32[$2_1 + 360 >> 2] = HEAP32[$2_1 + 196 >> 2];
HEAP32[$2_1 + 364 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 208 >> 2];
HEAP32[$2_1 + 368 >> 2] = HEAP32[$2_1 + 204 >> 2];
HEAP32[$2_1 + 372 >> 2] = $1_1;
HEAP32[$2_1 + 376 >> 2] = HEAP32[$2_1 + 212 >> 2];
$4_1 = HEAP32[$2_1 + 192 >> 2];
$11_1 = HEAP32[$2_1 + 216 >> 2];
$12_1 = HEAP32[$2_1 + 220 >> 2];
$13_1 = HEAP32[$2_1 + 224 >> 2];
$14_1 = HEAP32[$2_1 + 228 >> 2];
if ($3_1) {
$1_1 = $12_1;
$3_1 = $11_1;
break block154;
}
$1_1 = $2_1 + 184 | 0;
$86($1_1, $21_1, $19_1);
if (HEAP32[$2_1 + 184 >> 2] != 19) {
$0_1 = $107($21_1, $19_1, $1_1);
break block153;
}
$1_1 = HEAP32[$2_1 + 192 >> 2];
$3_1 = HEAP32[$2_1 + 188 >> 2];
if (!$3_1) {
break block155
}
$8_1 = HEAP32[$2_1 + 200 >> 2];
$16_1 = HEAP32[$2_1 + 196 >> 2];
block156 : {
if (!$11_1) {
break block156
}
if (($1_1 | 0) == ($12_1 | 0)) {
if (!$170($11_1, $3_1, $12_1)) {
break block156
}
}
HEAP32[$2_1 + 564 >> 2] = $12_1;
HEAP32[$2_1 + 560 >> 2] = $11_1;
HEAP32[$2_1 + 536 >> 2] = $1_1;
HEAP32[$2_1 + 532 >> 2] = $3_1;
HEAP32[$2_1 + 196 >> 2] = 1;
HEAP32[$2_1 + 188 >> 2] = 1;
HEAP32[$2_1 + 192 >> 2] = $2_1 + 560;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 532;
$0_1 = $2_1 + 600 | 0;
$12_1 = $2_1 + 184 | 0;
$145($0_1, 1050630, $12_1);
$0_1 = $31(8, 1052093, 4, $0_1);
$138($12_1, $21_1, $19_1);
$4_1 = $0_1 + 36 | 0;
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$133($4_1)
}
HEAP32[$4_1 + 8 >> 2] = HEAP32[$2_1 + 192 >> 2];
$12_1 = HEAP32[$2_1 + 188 >> 2];
HEAP32[$4_1 >> 2] = HEAP32[$2_1 + 184 >> 2];
HEAP32[$4_1 + 4 >> 2] = $12_1;
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 4 >> 2] = 0;
break block153;
}
if (!$13_1 | !$16_1) {
break block157
}
if (($8_1 | 0) == ($14_1 | 0)) {
if (!$170($16_1, $13_1, $14_1)) {
break block157
}
}
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 8 >> 2] = $8_1;
HEAP32[$4_1 + 4 >> 2] = $16_1;
HEAP32[$4_1 + 16 >> 2] = $14_1;
HEAP32[$4_1 + 12 >> 2] = $13_1;
HEAP32[$4_1 + 44 >> 2] = 1;
HEAP32[$4_1 + 36 >> 2] = 1;
HEAP32[$4_1 + 40 >> 2] = $4_1 + 12;
HEAP32[$4_1 + 32 >> 2] = $4_1 + 4;
$0_1 = $4_1 + 20 | 0;
$1_1 = $4_1 + 32 | 0;
$145($0_1, 1050572, $1_1);
$0_1 = $31(9, 1052093, 4, $0_1);
$138($1_1, $21_1, $19_1);
$12_1 = $0_1 + 36 | 0;
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$133($12_1)
}
HEAP32[$12_1 + 8 >> 2] = HEAP32[$4_1 + 40 >> 2];
$1_1 = HEAP32[$4_1 + 36 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$4_1 + 32 >> 2];
HEAP32[$12_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $19_1;
HEAP32[$0_1 + 4 >> 2] = $19_1 - $8_1;
HEAP32[$0_1 >> 2] = 1;
global$0 = $4_1 + 48 | 0;
break block153;
}
if ($3_1) {
break block158
}
$1_1 = $2_1 + 184 | 0;
$86($1_1, $21_1, $19_1);
if (HEAP32[$2_1 + 184 >> 2] != 19) {
$0_1 = $107($21_1, $19_1, $1_1);
break block153;
}
$1_1 = HEAP32[$2_1 + 192 >> 2];
$3_1 = HEAP32[$2_1 + 188 >> 2];
if ($3_1) {
break block159
}
}
$0_1 = $1_1;
break block153;
}
$14_1 = HEAP32[$2_1 + 200 >> 2];
$13_1 = HEAP32[$2_1 + 196 >> 2];
break block160;
}
$12_1 = global$0 - 32 | 0;
global$0 = $12_1;
$138($12_1 + 20 | 0, 1065636, 36);
$138($12_1, 1, 0);
$0_1 = $2(4, 88);
if (!$0_1) {
wasm2js_trap()
}
HEAP32[$0_1 >> 2] = 0;
$1_1 = HEAP32[$12_1 + 16 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$12_1 + 12 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
$1_1 = HEAP32[$12_1 + 24 >> 2];
HEAP32[$0_1 + 12 >> 2] = HEAP32[$12_1 + 20 >> 2];
HEAP32[$0_1 + 16 >> 2] = $1_1;
HEAP32[$0_1 + 20 >> 2] = HEAP32[$12_1 + 28 >> 2];
$1_1 = HEAP32[$12_1 + 4 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$12_1 >> 2];
HEAP32[$0_1 + 28 >> 2] = $1_1;
HEAP32[$0_1 + 32 >> 2] = HEAP32[$12_1 + 8 >> 2];
HEAP8[$0_1 + 87 | 0] = 5;
HEAP8[$0_1 + 86 | 0] = 4;
HEAP16[$0_1 + 84 >> 1] = 771;
HEAP32[$0_1 + 76 >> 2] = 0;
HEAP32[$0_1 + 48 >> 2] = -2147483647;
HEAP32[$0_1 + 36 >> 2] = -2147483648;
global$0 = $12_1 + 32 | 0;
}
HEAP32[$23_1 >> 2] = 3;
HEAP32[$23_1 + 4 >> 2] = $0_1;
break block143;
}
$14_1 = $16_1 ? $8_1 : $14_1;
$13_1 = $16_1 ? $16_1 : $13_1;
}
HEAP32[$2_1 + 472 >> 2] = HEAP32[$2_1 + 376 >> 2];
$12_1 = HEAP32[$2_1 + 372 >> 2];
HEAP32[$2_1 + 464 >> 2] = HEAP32[$2_1 + 368 >> 2];
HEAP32[$2_1 + 468 >> 2] = $12_1;
$12_1 = HEAP32[$2_1 + 364 >> 2];
HEAP32[$2_1 + 456 >> 2] = HEAP32[$2_1 + 360 >> 2];
HEAP32[$2_1 + 460 >> 2] = $12_1;
}
$11_1 = HEAP32[$2_1 + 460 >> 2];
$48_1 = $11_1;
$12_1 = HEAP32[$2_1 + 456 >> 2];
HEAP32[$2_1 + 120 >> 2] = $12_1;
HEAP32[$2_1 + 124 >> 2] = $11_1;
$8_1 = HEAP32[$2_1 + 468 >> 2];
$33_1 = $8_1;
$11_1 = HEAP32[$2_1 + 464 >> 2];
HEAP32[$2_1 + 128 >> 2] = $11_1;
HEAP32[$2_1 + 132 >> 2] = $8_1;
$8_1 = HEAP32[$2_1 + 472 >> 2];
HEAP32[$2_1 + 136 >> 2] = $8_1;
HEAP32[$2_1 + 80 >> 2] = $4_1;
HEAP32[$2_1 + 84 >> 2] = $12_1;
HEAP32[$2_1 + 88 >> 2] = $48_1;
HEAP32[$2_1 + 92 >> 2] = $11_1;
HEAP32[$2_1 + 96 >> 2] = $33_1;
HEAP32[$2_1 + 100 >> 2] = $8_1;
HEAP32[$2_1 + 116 >> 2] = $14_1;
HEAP32[$2_1 + 112 >> 2] = $13_1;
HEAP32[$2_1 + 108 >> 2] = $1_1;
HEAP32[$2_1 + 104 >> 2] = $3_1;
$26_1 = $2_1 + 144 | 0;
$10_1 = HEAPU8[$0_1 + 112 | 0];
$16_1 = $10_1;
$36_1 = 0;
$20_1 = 0;
$18_1 = global$0 - 112 | 0;
global$0 = $18_1;
$7_1 = $2_1 + 80 | 0;
if (HEAP32[$7_1 >> 2]) {
$69($18_1 + 8 | 0, $0_1, $7_1);
$20_1 = HEAP32[$18_1 + 8 >> 2];
$8_1 = HEAP32[$18_1 + 12 >> 2];
} else {
$8_1 = 0
}
$65($18_1 + 20 | 0, $7_1, $0_1, $20_1, $8_1);
$19_1 = $18_1 + 60 | 0;
block165 : {
block164 : {
block161 : {
block163 : {
switch ($16_1 - 1 | 0) {
case 1:
$36_1 = 1;
break block161;
case 0:
break block161;
case 2:
break block163;
default:
break block164;
};
}
$36_1 = 2;
}
HEAP8[$19_1 + 16 | 0] = $36_1;
HEAP32[$19_1 >> 2] = 2;
break block165;
}
block166 : {
$21_1 = HEAP32[$7_1 >> 2];
if (!$21_1) {
break block166
}
$16_1 = HEAP32[$0_1 + 44 >> 2];
if (!$16_1) {
break block166
}
$31_1 = Math_imul($16_1, 24);
$16_1 = HEAP32[$7_1 + 4 >> 2];
$36_1 = HEAP32[$0_1 + 40 >> 2] + 16 | 0;
$22_1 = 0;
while (1) {
block167 : {
if (($16_1 | 0) == HEAP32[$36_1 - 8 >> 2]) {
if (!$170(HEAP32[$36_1 - 12 >> 2], $21_1, $16_1)) {
break block167
}
}
$36_1 = $36_1 + 24 | 0;
$22_1 = $22_1 + 1 | 0;
$31_1 = $31_1 - 24 | 0;
if ($31_1) {
continue
}
break block166;
}
break;
};
if (HEAP32[$36_1 + 4 >> 2] != 5) {
break block166
}
$16_1 = HEAP32[$36_1 >> 2];
if ((HEAPU8[$16_1 | 0] | HEAPU8[$16_1 + 1 | 0] << 8 | (HEAPU8[$16_1 + 2 | 0] << 16 | HEAPU8[$16_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$16_1 + 4 | 0] ^ 108) {
break block166
}
HEAP8[$19_1 + 16 | 0] = 2;
HEAP32[$19_1 + 4 >> 2] = $22_1;
HEAP32[$19_1 >> 2] = 3;
break block165;
}
block168 : {
if (!$8_1) {
break block168
}
$8_1 = HEAPU8[$8_1 + 36 | 0];
if (($8_1 | 0) == 3) {
break block168
}
HEAP8[$19_1 + 16 | 0] = $8_1;
HEAP32[$19_1 + 4 >> 2] = $20_1;
HEAP32[$19_1 >> 2] = 4;
break block165;
}
if (HEAP32[$7_1 + 32 >> 2]) {
HEAP32[$19_1 + 16 >> 2] = HEAP32[263002];
$8_1 = HEAP32[263001];
HEAP32[$19_1 + 8 >> 2] = HEAP32[263e3];
HEAP32[$19_1 + 12 >> 2] = $8_1;
$8_1 = HEAP32[262999];
HEAP32[$19_1 >> 2] = HEAP32[262998];
HEAP32[$19_1 + 4 >> 2] = $8_1;
break block165;
}
HEAP32[$19_1 >> 2] = 10;
}
$19_1 = HEAP32[$18_1 + 20 >> 2];
$8_1 = ($19_1 | 0) != 2;
$16_1 = HEAP32[$18_1 + 60 >> 2];
block169 : {
if (!($8_1 & ($16_1 | 0) == 10)) {
$21_1 = ($16_1 | 0) == 10;
$16_1 = $21_1 ? 1 : HEAPU8[$18_1 + 76 | 0];
if ($8_1) {
$8_1 = HEAP32[$18_1 + 36 >> 2];
HEAP32[$18_1 + 88 >> 2] = HEAP32[$18_1 + 32 >> 2];
HEAP32[$18_1 + 92 >> 2] = $8_1;
$8_1 = HEAP32[$18_1 + 28 >> 2];
HEAP32[$18_1 + 80 >> 2] = HEAP32[$18_1 + 24 >> 2];
HEAP32[$18_1 + 84 >> 2] = $8_1;
}
HEAP8[$26_1 + 36 | 0] = $16_1;
HEAP32[$26_1 >> 2] = $19_1;
$8_1 = HEAP32[$18_1 + 84 >> 2];
HEAP32[$26_1 + 4 >> 2] = HEAP32[$18_1 + 80 >> 2];
HEAP32[$26_1 + 8 >> 2] = $8_1;
$8_1 = HEAP32[$18_1 + 92 >> 2];
HEAP32[$26_1 + 12 >> 2] = HEAP32[$18_1 + 88 >> 2];
HEAP32[$26_1 + 16 >> 2] = $8_1;
HEAP8[$26_1 + 37 | 0] = 3;
$16_1 = $21_1 ? 1051992 : $18_1 + 60 | 0;
$8_1 = HEAP32[$16_1 + 4 >> 2];
HEAP32[$26_1 + 20 >> 2] = HEAP32[$16_1 >> 2];
HEAP32[$26_1 + 24 >> 2] = $8_1;
$8_1 = HEAP32[$16_1 + 12 >> 2];
HEAP32[$26_1 + 28 >> 2] = HEAP32[$16_1 + 8 >> 2];
HEAP32[$26_1 + 32 >> 2] = $8_1;
break block169;
}
$43_1 = HEAP32[$18_1 + 40 >> 2];
$46_1 = HEAPU8[$18_1 + 37 | 0];
$22_1 = 3;
block170 : {
block173 : {
block171 : {
block172 : {
$21_1 = HEAPU8[$18_1 + 36 | 0];
$20_1 = $21_1;
switch ($20_1 - 1 | 0) {
case 0:
break block170;
case 1:
break block171;
default:
break block172;
};
}
if (($46_1 | 0) == 3) {
break block173
}
$20_1 = 0;
break block170;
}
$20_1 = HEAPU8[$0_1 + 48 | 0];
$22_1 = $20_1 ? 1 : HEAPU8[$18_1 + 56 | 0] ^ 3;
break block170;
}
$20_1 = HEAPU8[$0_1 + 49 | 0];
$22_1 = $20_1 ? 0 : 3;
}
$16_1 = HEAPU16[$18_1 + 38 >> 1];
$30_1 = HEAP32[$18_1 + 32 >> 2];
block174 : {
if (($43_1 | 0) != 2) {
$19_1 = $18_1 + 44 | 0;
HEAP32[$18_1 + 104 >> 2] = HEAP32[$19_1 + 8 >> 2];
$8_1 = HEAP32[$19_1 + 4 >> 2];
HEAP32[$18_1 + 96 >> 2] = HEAP32[$19_1 >> 2];
HEAP32[$18_1 + 100 >> 2] = $8_1;
break block174;
}
if (!HEAP32[$7_1 + 24 >> 2]) {
$43_1 = 8;
break block174;
}
$43_1 = $30_1 ? 7 : 9;
}
HEAP32[$26_1 + 20 >> 2] = $43_1;
HEAP8[$26_1 + 36 | 0] = $20_1;
$8_1 = HEAP32[$18_1 + 100 >> 2];
HEAP32[$26_1 + 24 >> 2] = HEAP32[$18_1 + 96 >> 2];
HEAP32[$26_1 + 28 >> 2] = $8_1;
HEAP32[$26_1 + 32 >> 2] = HEAP32[$18_1 + 104 >> 2];
$8_1 = HEAP32[$18_1 + 24 >> 2];
HEAP32[$26_1 >> 2] = HEAP32[$18_1 + 20 >> 2];
HEAP32[$26_1 + 4 >> 2] = $8_1;
HEAP32[$26_1 + 8 >> 2] = HEAP32[$18_1 + 28 >> 2];
HEAP8[$26_1 + 37 | 0] = $22_1;
HEAP16[$26_1 + 18 >> 1] = $16_1;
HEAP8[$26_1 + 17 | 0] = $46_1;
HEAP8[$26_1 + 16 | 0] = $21_1;
HEAP32[$26_1 + 12 >> 2] = $30_1;
}
global$0 = $18_1 + 112 | 0;
HEAP32[$2_1 + 404 >> 2] = $4_1;
HEAP32[$2_1 + 400 >> 2] = $0_1;
$8_1 = HEAP32[$2_1 + 124 >> 2];
HEAP32[$2_1 + 408 >> 2] = HEAP32[$2_1 + 120 >> 2];
HEAP32[$2_1 + 412 >> 2] = $8_1;
$8_1 = HEAP32[$2_1 + 132 >> 2];
HEAP32[$2_1 + 416 >> 2] = HEAP32[$2_1 + 128 >> 2];
HEAP32[$2_1 + 420 >> 2] = $8_1;
HEAP32[$2_1 + 424 >> 2] = HEAP32[$2_1 + 136 >> 2];
HEAP32[$2_1 + 440 >> 2] = $14_1;
HEAP32[$2_1 + 436 >> 2] = $13_1;
HEAP32[$2_1 + 432 >> 2] = $1_1;
HEAP32[$2_1 + 428 >> 2] = $3_1;
$167($2_1 + 360 | 0, $26_1, 40);
$46_1 = HEAPU8[$0_1 + 72 | 0];
$35_1 = HEAPU8[$2_1 + 396 | 0];
$16_1 = 4;
$20_1 = $2_1 + 404 | 0;
block228 : {
block230 : {
block232 : {
block231 : {
block229 : {
block178 : {
$3_1 = HEAPU8[$0_1 + 74 | 0];
block175 : {
if (($3_1 | 0) == 4) {
break block175
}
block177 : {
block176 : {
switch ($3_1 - 2 | 0) {
case 0:
break block176;
case 1:
break block177;
default:
break block175;
};
}
if (!$4_1) {
break block177
}
$1_1 = $2_1 + 72 | 0;
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
HEAP32[$2_1 + 464 >> 2] = 0;
$1_1 = HEAP32[$2_1 + 76 >> 2];
HEAP32[$2_1 + 456 >> 2] = HEAP32[$2_1 + 72 >> 2];
HEAP32[$2_1 + 460 >> 2] = $1_1;
HEAP32[$2_1 + 188 >> 2] = 1069032;
HEAP32[$2_1 + 192 >> 2] = 1610612768;
HEAP32[$2_1 + 196 >> 2] = 0;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 456;
if ($70($20_1, $2_1 + 184 | 0)) {
break block178
}
HEAP32[$2_1 + 608 >> 2] = HEAP32[$2_1 + 464 >> 2];
$1_1 = HEAP32[$2_1 + 460 >> 2];
HEAP32[$2_1 + 600 >> 2] = HEAP32[$2_1 + 456 >> 2];
HEAP32[$2_1 + 604 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 60 >> 2];
if ($1_1) {
$14_1 = Math_imul($1_1, 12);
$1_1 = HEAP32[$0_1 + 56 >> 2] + 8 | 0;
$19_1 = HEAP32[$2_1 + 608 >> 2];
$13_1 = HEAP32[$2_1 + 604 >> 2];
while (1) {
$21_1 = HEAP32[$1_1 - 4 >> 2];
$8_1 = HEAP32[$1_1 >> 2];
HEAP32[$2_1 + 184 >> 2] = 42;
block180 : {
block179 : {
if ($154($21_1, $8_1, $2_1 + 184 | 0, 1)) {
if ($126($13_1, $19_1, $21_1, $8_1 - 1 | 0)) {
break block179
}
break block180;
}
if (($8_1 | 0) != ($19_1 | 0)) {
break block180
}
if ($170($21_1, $13_1, $19_1)) {
break block180
}
}
$133($2_1 + 600 | 0);
break block175;
}
$1_1 = $1_1 + 12 | 0;
$14_1 = $14_1 - 12 | 0;
if ($14_1) {
continue
}
break;
};
}
$133($2_1 + 600 | 0);
}
$16_1 = $3_1;
}
$31_1 = 1;
$13_1 = HEAP32[$2_1 + 436 >> 2];
$29_1 = HEAP32[$2_1 + 428 >> 2];
$3_1 = $13_1 | $29_1;
$18_1 = $3_1 ? $29_1 : 1052012;
$32_1 = HEAP32[$2_1 + 432 >> 2];
block181 : {
if (!$18_1 | !(!$3_1 | ($32_1 | 0) == 6)) {
break block181
}
$1_1 = $18_1 + 4 | 0;
if ((HEAPU8[$18_1 | 0] | HEAPU8[$18_1 + 1 | 0] << 8 | (HEAPU8[$18_1 + 2 | 0] << 16 | HEAPU8[$18_1 + 3 | 0] << 24)) ^ 1702125932 | (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8) ^ 29811) {
break block181
}
$31_1 = HEAPU8[$0_1 + 73 | 0] & ($13_1 | 0) != 0;
}
$22_1 = $3_1 ? $32_1 : 6;
HEAP32[$2_1 + 564 >> 2] = $22_1;
HEAP32[$2_1 + 560 >> 2] = $18_1;
$7_1 = $0_1 + 100 | 0;
block189 : {
block183 : {
block182 : {
if ($13_1) {
$14_1 = $2_1 + 440 | 0;
$1_1 = $13_1;
break block182;
}
if (!$18_1) {
break block183
}
$1_1 = $37($7_1, $18_1, $22_1);
if (!$1_1) {
break block183
}
$14_1 = $1_1 + 8 | 0;
$1_1 = HEAP32[$1_1 + 4 >> 2];
}
HEAP32[$2_1 + 604 >> 2] = HEAP32[$14_1 >> 2];
HEAP32[$2_1 + 600 >> 2] = $1_1;
if ($4_1) {
$69($2_1 - -64 | 0, $0_1, $20_1);
$14_1 = HEAP32[$2_1 + 64 >> 2];
$1_1 = HEAP32[$2_1 + 68 >> 2];
} else {
$1_1 = 0
}
HEAP32[$2_1 + 460 >> 2] = $1_1;
HEAP32[$2_1 + 456 >> 2] = $14_1;
$3_1 = HEAP32[$0_1 + 104 >> 2];
$8_1 = HEAP32[$0_1 + 100 >> 2];
$1_1 = HEAP32[$0_1 + 108 >> 2];
HEAP32[$2_1 + 232 >> 2] = $0_1;
HEAP32[$2_1 + 216 >> 2] = $8_1 ? $1_1 : 0;
HEAP32[$2_1 + 212 >> 2] = $3_1;
HEAP32[$2_1 + 208 >> 2] = $8_1;
HEAP32[$2_1 + 204 >> 2] = 0;
$1_1 = ($8_1 | 0) != 0;
HEAP32[$2_1 + 200 >> 2] = $1_1;
HEAP32[$2_1 + 196 >> 2] = $3_1;
HEAP32[$2_1 + 192 >> 2] = $8_1;
HEAP32[$2_1 + 188 >> 2] = 0;
HEAP32[$2_1 + 184 >> 2] = $1_1;
HEAP32[$2_1 + 236 >> 2] = $2_1 + 456;
HEAP32[$2_1 + 228 >> 2] = $2_1 + 360;
HEAP32[$2_1 + 224 >> 2] = $2_1 + 560;
HEAP32[$2_1 + 220 >> 2] = $2_1 + 600;
$30_1 = $2_1 + 444 | 0;
$27_1 = global$0 - 80 | 0;
global$0 = $27_1;
$19_1 = $27_1 + 24 | 0;
$14_1 = $2_1 + 184 | 0;
$38($19_1, $14_1, $14_1 + 36 | 0, $14_1 + 44 | 0);
block188 : {
block185 : {
block187 : {
block184 : {
$1_1 = HEAP32[$27_1 + 24 >> 2];
if (!$1_1) {
break block184
}
$138($27_1 + 12 | 0, $1_1, HEAP32[$27_1 + 28 >> 2]);
if (HEAP32[$27_1 + 12 >> 2] == -2147483648) {
break block184
}
$141($19_1, 4, 4, 12);
if (HEAP32[$27_1 + 24 >> 2] == 1) {
break block185
}
$8_1 = HEAP32[$27_1 + 28 >> 2];
$1_1 = HEAP32[$27_1 + 32 >> 2];
HEAP32[$1_1 + 8 >> 2] = HEAP32[$27_1 + 20 >> 2];
$3_1 = HEAP32[$27_1 + 16 >> 2];
HEAP32[$1_1 >> 2] = HEAP32[$27_1 + 12 >> 2];
HEAP32[$1_1 + 4 >> 2] = $3_1;
HEAP32[$27_1 + 8 >> 2] = 1;
HEAP32[$27_1 + 4 >> 2] = $1_1;
HEAP32[$27_1 >> 2] = $8_1;
$167($19_1, $14_1, 56);
$26_1 = global$0 - 32 | 0;
global$0 = $26_1;
$8_1 = $19_1 + 36 | 0;
$3_1 = $19_1 + 44 | 0;
$38($26_1 + 16 | 0, $19_1, $8_1, $3_1);
$47_1 = HEAP32[$26_1 + 16 >> 2];
block186 : {
if (!$47_1) {
break block186
}
while (1) {
$138($26_1 + 4 | 0, $47_1, HEAP32[$26_1 + 20 >> 2]);
if (HEAP32[$26_1 + 4 >> 2] == -2147483648) {
break block186
}
$21_1 = HEAP32[$27_1 + 8 >> 2];
if (($21_1 | 0) == HEAP32[$27_1 >> 2]) {
$134($27_1, $21_1, 1, 4, 12)
}
$14_1 = HEAP32[$27_1 + 4 >> 2] + Math_imul($21_1, 12) | 0;
HEAP32[$14_1 + 8 >> 2] = HEAP32[$26_1 + 12 >> 2];
$1_1 = HEAP32[$26_1 + 8 >> 2];
HEAP32[$14_1 >> 2] = HEAP32[$26_1 + 4 >> 2];
HEAP32[$14_1 + 4 >> 2] = $1_1;
HEAP32[$27_1 + 8 >> 2] = $21_1 + 1;
$38($26_1 + 16 | 0, $19_1, $8_1, $3_1);
$47_1 = HEAP32[$26_1 + 16 >> 2];
if ($47_1) {
continue
}
break;
};
}
global$0 = $26_1 + 32 | 0;
HEAP32[$30_1 + 8 >> 2] = HEAP32[$27_1 + 8 >> 2];
$1_1 = HEAP32[$27_1 + 4 >> 2];
HEAP32[$30_1 >> 2] = HEAP32[$27_1 >> 2];
HEAP32[$30_1 + 4 >> 2] = $1_1;
break block187;
}
HEAP32[$30_1 + 8 >> 2] = 0;
HEAP32[$30_1 >> 2] = 0;
HEAP32[$30_1 + 4 >> 2] = 4;
}
global$0 = $27_1 + 80 | 0;
break block188;
}
wasm2js_trap();
}
break block189;
}
HEAP32[$2_1 + 452 >> 2] = 0;
HEAP32[$2_1 + 444 >> 2] = 0;
HEAP32[$2_1 + 448 >> 2] = 4;
}
block190 : {
if (!$4_1) {
HEAP32[$2_1 + 456 >> 2] = -2147483648;
break block190;
}
$3_1 = $2_1 + 408 | 0;
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$2_1 + 188 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$2_1 + 192 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 12 >> 2];
$48_1 = $1_1;
$12_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$2_1 + 196 >> 2] = $12_1;
HEAP32[$2_1 + 200 >> 2] = $1_1;
HEAP32[$2_1 + 184 >> 2] = $4_1;
$30_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$2_1 + 204 >> 2] = $30_1;
$19_1 = HEAP32[$2_1 + 192 >> 2];
$21_1 = HEAP32[$2_1 + 200 >> 2];
block194 : {
block191 : {
if (($28_1 | 0) == -2147483648) {
break block191
}
$8_1 = $2_1 + 456 | 0;
$3_1 = $0_1 + 76 | 0;
$1_1 = HEAP32[$3_1 + 4 >> 2];
$14_1 = 1;
block193 : {
block192 : {
$3_1 = HEAP32[$3_1 + 8 >> 2];
if ($3_1 >>> 0 > 2147483647) {
break block192
}
if ($3_1) {
$14_1 = $2(1, $3_1);
if (!$14_1) {
break block192
}
$167($14_1, $1_1, $3_1);
}
HEAP32[$8_1 + 8 >> 2] = $3_1;
HEAP32[$8_1 + 4 >> 2] = $14_1;
HEAP32[$8_1 >> 2] = $3_1;
break block193;
}
wasm2js_trap();
}
$1_1 = HEAP32[$2_1 + 456 >> 2];
if (($1_1 | 0) == -2147483648) {
break block191
}
$36_1 = HEAP32[$2_1 + 460 >> 2];
$3_1 = HEAP32[$2_1 + 464 >> 2];
break block194;
}
$1_1 = $2_1 + 56 | 0;
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
$36_1 = HEAP32[$2_1 + 60 >> 2];
$1_1 = HEAP32[$2_1 + 56 >> 2];
$3_1 = 0;
}
$8_1 = HEAP32[$2_1 + 188 >> 2];
block195 : {
if ($8_1) {
$138($2_1 + 644 | 0, $4_1, $8_1);
break block195;
}
HEAP32[$2_1 + 644 >> 2] = -2147483648;
}
HEAP32[$2_1 + 612 >> 2] = $30_1;
HEAP32[$2_1 + 608 >> 2] = $21_1;
HEAP32[$2_1 + 604 >> 2] = $12_1;
HEAP32[$2_1 + 600 >> 2] = $19_1;
$25($2_1 + 656 | 0, $2_1 + 600 | 0, 2);
block196 : {
if ($29_1) {
$138($2_1 + 532 | 0, $29_1, $32_1);
break block196;
}
HEAP32[$2_1 + 532 >> 2] = -2147483648;
}
$8_1 = HEAP32[$2_1 + 440 >> 2];
block197 : {
if ($13_1) {
$138($2_1 + 560 | 0, $13_1, $8_1);
break block197;
}
HEAP32[$2_1 + 560 >> 2] = -2147483648;
}
$94($2_1 + 480 | 0, $2_1 + 184 | 0, $29_1, $32_1, $13_1, $8_1);
HEAP32[$2_1 + 464 >> 2] = $3_1;
HEAP32[$2_1 + 460 >> 2] = $36_1;
HEAP32[$2_1 + 456 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 660 >> 2];
HEAP32[$2_1 + 468 >> 2] = HEAP32[$2_1 + 656 >> 2];
HEAP32[$2_1 + 472 >> 2] = $1_1;
HEAP32[$2_1 + 476 >> 2] = HEAP32[$2_1 + 664 >> 2];
$1_1 = HEAP32[$2_1 + 648 >> 2];
HEAP32[$2_1 + 492 >> 2] = HEAP32[$2_1 + 644 >> 2];
HEAP32[$2_1 + 496 >> 2] = $1_1;
HEAP32[$2_1 + 500 >> 2] = HEAP32[$2_1 + 652 >> 2];
$1_1 = HEAP32[$2_1 + 536 >> 2];
HEAP32[$2_1 + 504 >> 2] = HEAP32[$2_1 + 532 >> 2];
HEAP32[$2_1 + 508 >> 2] = $1_1;
HEAP32[$2_1 + 512 >> 2] = HEAP32[$2_1 + 540 >> 2];
$1_1 = HEAP32[$2_1 + 564 >> 2];
HEAP32[$2_1 + 516 >> 2] = HEAP32[$2_1 + 560 >> 2];
HEAP32[$2_1 + 520 >> 2] = $1_1;
HEAP32[$2_1 + 524 >> 2] = HEAP32[$2_1 + 568 >> 2];
}
$26_1 = HEAP32[$2_1 + 360 >> 2];
block198 : {
if (($26_1 | 0) == 2) {
HEAP32[$2_1 + 532 >> 2] = 2;
break block198;
}
if (!$18_1) {
HEAP32[$2_1 + 532 >> 2] = 2;
break block198;
}
$12_1 = HEAP32[$2_1 + 364 >> 2];
$3_1 = HEAP32[$2_1 + 368 >> 2];
$48_1 = $3_1;
$1_1 = HEAPU16[$2_1 + 376 >> 1];
$138($2_1 + 544 | 0, $18_1, $22_1);
HEAP16[$2_1 + 556 >> 1] = $1_1;
HEAP32[$2_1 + 536 >> 2] = $12_1;
HEAP32[$2_1 + 540 >> 2] = $3_1;
HEAP32[$2_1 + 532 >> 2] = $26_1;
}
$141($2_1 + 184 | 0, 3, 4, 28);
$30_1 = HEAP32[$2_1 + 188 >> 2];
block207 : {
block210 : {
block211 : {
block201 : {
block209 : {
if (HEAP32[$2_1 + 184 >> 2] != 1) {
$1_1 = $2_1 + 396 | 0;
$18_1 = HEAP32[$2_1 + 192 >> 2];
$3_1 = HEAP32[$2_1 + 384 >> 2];
block212 : {
block203 : {
block205 : {
block204 : {
block202 : {
block200 : {
block199 : {
block206 : {
$22_1 = HEAP32[$2_1 + 380 >> 2];
switch (($22_1 >>> 0 <= 1 ? 4 : $22_1 - 2 | 0) - 1 | 0) {
case 0:
break block199;
case 1:
break block200;
case 2:
break block201;
case 3:
break block202;
case 4:
break block203;
case 5:
break block204;
case 6:
break block205;
default:
break block206;
};
}
HEAP32[$2_1 + 188 >> 2] = 9;
HEAP32[$2_1 + 184 >> 2] = $1_1;
$145($2_1 + 560 | 0, 1049682, $2_1 + 184 | 0);
HEAP8[$2_1 + 584 | 0] = 0;
HEAP32[$2_1 + 572 >> 2] = -2147483647;
break block207;
}
HEAP32[$2_1 + 656 >> 2] = $3_1;
HEAP32[$2_1 + 604 >> 2] = $4_1 ? HEAP32[$2_1 + 408 >> 2] : 0;
HEAP32[$2_1 + 600 >> 2] = $4_1 ? $4_1 : 1;
HEAP32[$2_1 + 188 >> 2] = 1;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 600;
$0_1 = $2_1 + 184 | 0;
$145($2_1 + 560 | 0, 1050682, $0_1);
HEAP32[$2_1 + 188 >> 2] = 3;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 656;
$145($2_1 + 572 | 0, 1048982, $0_1);
HEAP8[$2_1 + 584 | 0] = 1;
break block207;
}
HEAP32[$2_1 + 656 >> 2] = $3_1;
block208 : {
if ($3_1 >>> 0 >= HEAPU32[$0_1 + 32 >> 2]) {
$0_1 = 0;
$3_1 = 1;
break block208;
}
$3_1 = HEAP32[$0_1 + 28 >> 2] + Math_imul($3_1, 40) | 0;
$0_1 = HEAP32[$3_1 + 8 >> 2];
$3_1 = HEAP32[$3_1 + 4 >> 2];
}
HEAP32[$2_1 + 604 >> 2] = $0_1;
HEAP32[$2_1 + 600 >> 2] = $3_1;
HEAP32[$2_1 + 196 >> 2] = 9;
HEAP32[$2_1 + 192 >> 2] = $1_1;
HEAP32[$2_1 + 188 >> 2] = 1;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 600;
$0_1 = $2_1 + 184 | 0;
$145($2_1 + 560 | 0, 1051422, $0_1);
HEAP32[$2_1 + 188 >> 2] = 3;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 656;
$145($2_1 + 572 | 0, 1049003, $0_1);
HEAP8[$2_1 + 584 | 0] = 2;
break block207;
}
$12_1 = HEAP32[$2_1 + 388 >> 2];
$1_1 = HEAP32[$2_1 + 392 >> 2];
$48_1 = $1_1;
HEAP32[$2_1 + 604 >> 2] = $3_1;
HEAP32[$2_1 + 600 >> 2] = $22_1;
HEAP32[$2_1 + 608 >> 2] = $12_1;
HEAP32[$2_1 + 612 >> 2] = $1_1;
if (($22_1 | 0) == 1) {
if ($3_1 >>> 0 < HEAPU32[$0_1 + 32 >> 2]) {
break block209
}
$3_1 = 0;
$8_1 = 1;
break block210;
}
$36_1 = $0_1 + 12 | 0;
break block211;
}
HEAP32[$2_1 + 192 >> 2] = 73;
HEAP32[$2_1 + 196 >> 2] = -2147483647;
HEAP32[$2_1 + 188 >> 2] = 1067576;
HEAP32[$2_1 + 184 >> 2] = -2147483648;
HEAP8[$2_1 + 208 | 0] = 7;
$108($2_1 + 560 | 0, $2_1 + 184 | 0, HEAPU8[$2_1 + 397 | 0]);
break block207;
}
if (($26_1 | 0) != 2) {
break block212
}
break block201;
}
if (($26_1 | 0) == 2) {
break block201
}
$8_1 = HEAPU8[$2_1 + 397 | 0];
$0_1 = HEAP32[$2_1 + 372 >> 2];
block213 : {
if (!$0_1) {
$3_1 = 0;
$14_1 = 0;
$36_1 = 1;
$47_1 = 0;
$0_1 = 1;
break block213;
}
$1_1 = HEAP32[$0_1 + 20 >> 2];
$3_1 = HEAP32[$0_1 + 16 >> 2];
$14_1 = HEAP32[$0_1 + 12 >> 2];
$36_1 = HEAP32[$0_1 + 8 >> 2];
$47_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = HEAP32[$0_1 >> 2];
}
HEAP32[$2_1 + 620 >> 2] = $14_1;
HEAP32[$2_1 + 616 >> 2] = $36_1;
HEAP32[$2_1 + 612 >> 2] = 1;
HEAP32[$2_1 + 608 >> 2] = 1067712;
HEAP32[$2_1 + 604 >> 2] = $47_1;
HEAP32[$2_1 + 600 >> 2] = $0_1;
$0_1 = $2_1 + 184 | 0;
$25($0_1, $2_1 + 600 | 0, 3);
HEAP8[$2_1 + 208 | 0] = 6;
HEAP32[$2_1 + 204 >> 2] = $1_1;
HEAP32[$2_1 + 200 >> 2] = $3_1;
HEAP32[$2_1 + 196 >> 2] = $3_1 ? -2147483648 : -2147483647;
$108($2_1 + 560 | 0, $0_1, $8_1);
break block207;
}
$14_1 = 0;
$19_1 = $29_1 ? $32_1 : 0;
HEAP32[$2_1 + 564 >> 2] = $19_1;
$36_1 = 1;
$21_1 = $29_1 ? $29_1 : 1;
HEAP32[$2_1 + 560 >> 2] = $21_1;
$0_1 = 8;
$3_1 = 1067162;
$1_1 = 40;
block226 : {
block224 : {
block225 : {
block214 : {
switch (HEAPU8[$2_1 + 377 | 0] - 1 | 0) {
case 1:
$0_1 = 10;
$3_1 = 1067249;
$1_1 = 39;
break block224;
case 2:
$0_1 = 11;
$3_1 = 1067288;
$1_1 = 54;
break block224;
case 3:
$3_1 = 1067342;
$0_1 = 12;
break block225;
case 4:
$0_1 = 13;
$3_1 = 1067389;
$1_1 = 33;
break block224;
case 5:
$0_1 = 14;
$3_1 = 1067422;
$1_1 = 41;
break block224;
case 6:
$0_1 = 15;
$3_1 = 1067463;
$1_1 = 33;
break block224;
case 7:
$0_1 = 16;
$3_1 = 1067496;
$1_1 = 30;
break block224;
case 8:
$0_1 = 17;
$3_1 = 1067526;
$1_1 = 33;
break block224;
case 9:
case 10:
HEAP32[$2_1 + 188 >> 2] = 1;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 560;
$145($2_1 + 600 | 0, 1050872, $2_1 + 184 | 0);
HEAP8[$2_1 + 624 | 0] = 18;
HEAP32[$2_1 + 612 >> 2] = -2147483647;
break block226;
case 0:
break block214;
default:
break block224;
};
}
$3_1 = 1067202;
$0_1 = 9;
}
$1_1 = 47;
}
if (($26_1 | 0) == 1) {
$8_1 = HEAP32[$2_1 + 368 >> 2];
HEAP32[$2_1 + 184 >> 2] = HEAP32[$2_1 + 364 >> 2];
HEAP32[$2_1 + 188 >> 2] = $8_1;
$68($2_1 + 48 | 0, $2_1 + 184 | 0, $21_1, $19_1);
$36_1 = HEAP32[$2_1 + 48 >> 2];
$14_1 = HEAP32[$2_1 + 52 >> 2];
}
HEAP32[$2_1 + 212 >> 2] = $1_1;
HEAP32[$2_1 + 208 >> 2] = $3_1;
HEAP32[$2_1 + 204 >> 2] = 2;
HEAP32[$2_1 + 200 >> 2] = 1067560;
HEAP32[$2_1 + 196 >> 2] = $14_1;
HEAP32[$2_1 + 192 >> 2] = $36_1;
HEAP32[$2_1 + 188 >> 2] = 1;
HEAP32[$2_1 + 184 >> 2] = 1067559;
$25($2_1 + 600 | 0, $2_1 + 184 | 0, 4);
HEAP32[$2_1 + 612 >> 2] = -2147483647;
HEAP8[$2_1 + 624 | 0] = $0_1;
}
$108($2_1 + 560 | 0, $2_1 + 600 | 0, HEAPU8[$2_1 + 397 | 0]);
break block207;
}
wasm2js_trap();
}
$3_1 = HEAP32[$0_1 + 28 >> 2] + Math_imul($3_1, 40) | 0;
$0_1 = $3_1 + 12 | 0;
$36_1 = $3_1 + 24 | 0;
break block211;
}
HEAP32[$2_1 + 568 >> 2] = 63;
HEAP32[$2_1 + 572 >> 2] = -2147483647;
HEAP32[$2_1 + 564 >> 2] = 1067649;
HEAP32[$2_1 + 560 >> 2] = -2147483648;
HEAP8[$2_1 + 584 | 0] = 3;
break block207;
}
$3_1 = 0;
$0_1 = $1_1 & 1 ? $36_1 : $0_1;
$8_1 = 1;
if ($12_1 >>> 0 >= HEAPU32[$0_1 + 8 >> 2]) {
break block210
}
$0_1 = HEAP32[$0_1 + 4 >> 2] + Math_imul($12_1, 12) | 0;
$3_1 = HEAP32[$0_1 + 8 >> 2];
$8_1 = HEAP32[$0_1 + 4 >> 2];
}
HEAP32[$2_1 + 596 >> 2] = $3_1;
HEAP32[$2_1 + 592 >> 2] = $8_1;
$0_1 = $1_1 & 1;
HEAP32[$2_1 + 636 >> 2] = $0_1 ? 14 : 6;
HEAP32[$2_1 + 632 >> 2] = $0_1 ? 1067562 : 1052026;
HEAP32[$2_1 + 196 >> 2] = 1;
HEAP32[$2_1 + 188 >> 2] = 1;
HEAP32[$2_1 + 192 >> 2] = $2_1 + 632;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 592;
$3_1 = $2_1 + 184 | 0;
$145($2_1 + 644 | 0, 1049555, $3_1);
$0_1 = $2_1 + 40 | 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 1;
HEAP32[$2_1 + 664 >> 2] = 0;
$0_1 = HEAP32[$2_1 + 44 >> 2];
HEAP32[$2_1 + 656 >> 2] = HEAP32[$2_1 + 40 >> 2];
HEAP32[$2_1 + 660 >> 2] = $0_1;
HEAP32[$2_1 + 188 >> 2] = 1069032;
HEAP32[$2_1 + 192 >> 2] = 1610612768;
HEAP32[$2_1 + 196 >> 2] = 0;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 656;
$0_1 = $2_1 + 600 | 0;
$8_1 = global$0 - 32 | 0;
global$0 = $8_1;
$36_1 = 1;
block227 : {
if (FUNCTION_TABLE[HEAP32[HEAP32[$3_1 + 4 >> 2] + 12 >> 2]](HEAP32[$3_1 >> 2], 1065410, 6) | 0) {
break block227
}
if (HEAP32[$0_1 >> 2] == 1) {
HEAP32[$8_1 + 8 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$8_1 + 20 >> 2] = 3;
HEAP32[$8_1 + 16 >> 2] = $8_1 + 8;
if ($152(HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2], 1049020, $8_1 + 16 | 0)) {
break block227
}
}
HEAP32[$8_1 + 12 >> 2] = 6;
HEAP32[$8_1 + 8 >> 2] = HEAPU8[$0_1 + 12 | 0] ? 1052032 : 1052026;
HEAP32[$8_1 + 28 >> 2] = 3;
HEAP32[$8_1 + 24 >> 2] = $0_1 + 8;
HEAP32[$8_1 + 20 >> 2] = 1;
HEAP32[$8_1 + 16 >> 2] = $8_1 + 8;
$36_1 = $152(HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2], 1049031, $8_1 + 16 | 0);
}
global$0 = $8_1 + 32 | 0;
if ($36_1) {
break block178
}
HEAP32[$2_1 + 580 >> 2] = HEAP32[$2_1 + 664 >> 2];
$0_1 = HEAP32[$2_1 + 660 >> 2];
HEAP32[$2_1 + 572 >> 2] = HEAP32[$2_1 + 656 >> 2];
HEAP32[$2_1 + 576 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 648 >> 2];
HEAP32[$2_1 + 560 >> 2] = HEAP32[$2_1 + 644 >> 2];
HEAP32[$2_1 + 564 >> 2] = $0_1;
HEAP32[$2_1 + 568 >> 2] = HEAP32[$2_1 + 652 >> 2];
HEAP8[$2_1 + 584 | 0] = $1_1 ^ 5;
}
HEAP32[$18_1 + 24 >> 2] = HEAP32[$2_1 + 584 >> 2];
$0_1 = HEAP32[$2_1 + 580 >> 2];
HEAP32[$18_1 + 16 >> 2] = HEAP32[$2_1 + 576 >> 2];
HEAP32[$18_1 + 20 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 572 >> 2];
HEAP32[$18_1 + 8 >> 2] = HEAP32[$2_1 + 568 >> 2];
HEAP32[$18_1 + 12 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 564 >> 2];
HEAP32[$18_1 >> 2] = HEAP32[$2_1 + 560 >> 2];
HEAP32[$18_1 + 4 >> 2] = $0_1;
$3_1 = 1;
if (($31_1 | 0) == ($35_1 | 0)) {
break block228
}
if (!$31_1) {
if ($29_1) {
break block229
}
$3_1 = 1066606;
$1_1 = 78;
break block230;
}
$3_1 = 1066971;
$1_1 = 110;
if (!$29_1 | ($32_1 | 0) != 6) {
break block230
}
$3_1 = 1818326117;
$0_1 = HEAPU8[$29_1 | 0] | HEAPU8[$29_1 + 1 | 0] << 8 | (HEAPU8[$29_1 + 2 | 0] << 16 | HEAPU8[$29_1 + 3 | 0] << 24);
$14_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($14_1 | 0) != 1818326117) {
break block231
}
$3_1 = 29556;
$1_1 = 0;
$0_1 = $29_1 + 4 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8;
$14_1 = ($0_1 << 8 | $0_1 >>> 8) & 65535;
if (($14_1 | 0) != 29556) {
break block231
}
break block232;
}
wasm2js_trap();
}
$3_1 = $13_1 ? 1066760 : 1066684;
$1_1 = $13_1 ? 109 : 76;
break block230;
}
$1_1 = $3_1 >>> 0 > $14_1 >>> 0 ? -1 : 1;
}
$3_1 = $1_1 ? 1066971 : 1066869;
$1_1 = $1_1 ? 110 : 102;
}
HEAP8[$18_1 + 52 | 0] = 19;
HEAP32[$18_1 + 48 >> 2] = 81;
HEAP32[$18_1 + 44 >> 2] = 1067081;
HEAP32[$18_1 + 40 >> 2] = -2147483648;
HEAP32[$18_1 + 36 >> 2] = $1_1;
HEAP32[$18_1 + 32 >> 2] = $3_1;
HEAP32[$18_1 + 28 >> 2] = -2147483648;
$3_1 = 2;
}
$19_1 = HEAPU8[$2_1 + 376 | 0];
if (!(($19_1 | 0) == 1 & ($26_1 | 0) != 2 | ($13_1 | $35_1))) {
$0_1 = $18_1 + Math_imul($3_1, 28) | 0;
HEAP8[$0_1 + 24 | 0] = 20;
HEAP32[$0_1 + 8 >> 2] = 90;
HEAP32[$0_1 + 12 >> 2] = -2147483647;
HEAP32[$0_1 + 4 >> 2] = 1066516;
HEAP32[$0_1 >> 2] = -2147483648;
$3_1 = $3_1 + 1 | 0;
}
$1_1 = HEAP32[$2_1 + 452 >> 2];
$21_1 = HEAP32[$2_1 + 448 >> 2];
$0_1 = 0;
HEAP32[$2_1 + 640 >> 2] = 0;
HEAP32[$2_1 + 632 >> 2] = 0;
HEAP32[$2_1 + 636 >> 2] = 4;
$14_1 = 4;
block235 : {
block234 : {
if (($22_1 | 0) != 2) {
break block234
}
$8_1 = ($19_1 | 0) == 1 & ($26_1 | 0) != 2;
if (!($13_1 ? 0 : $35_1)) {
if (!($8_1 | ($13_1 | 0) != 0) | $35_1) {
break block234
}
HEAP32[$2_1 + 564 >> 2] = $13_1 ? 22 : 25;
HEAP32[$2_1 + 560 >> 2] = $13_1 ? 1068217 : 1068192;
HEAP32[$2_1 + 604 >> 2] = 1;
HEAP32[$2_1 + 600 >> 2] = $2_1 + 560;
$145($2_1 + 184 | 0, 1050757, $2_1 + 600 | 0);
HEAP8[$2_1 + 236 | 0] = 1;
HEAP8[$2_1 + 232 | 0] = 1;
HEAP32[$2_1 + 220 >> 2] = -2147483648;
HEAP32[$2_1 + 208 >> 2] = -2147483648;
HEAP32[$2_1 + 196 >> 2] = -2147483647;
$0_1 = HEAP32[$2_1 + 640 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 632 >> 2]) {
$90($2_1 + 632 | 0)
}
$167(HEAP32[$2_1 + 636 >> 2] + Math_imul($0_1, 56) | 0, $2_1 + 184 | 0, 56);
HEAP32[$2_1 + 640 >> 2] = $0_1 + 1;
break block235;
}
if ($8_1) {
break block234
}
if ($1_1) {
$8_1 = HEAP32[$21_1 + 8 >> 2];
$12_1 = HEAP32[$21_1 + 4 >> 2];
block236 : {
if ($4_1) {
$14_1 = HEAP32[$2_1 + 408 >> 2];
$1_1 = HEAP32[$2_1 + 412 >> 2];
$0_1 = HEAP32[$2_1 + 416 >> 2];
$11_1 = HEAP32[$2_1 + 420 >> 2];
$33_1 = HEAP32[$2_1 + 424 >> 2];
HEAP32[$2_1 + 240 >> 2] = 1;
HEAP32[$2_1 + 244 >> 2] = 0;
HEAP32[$2_1 + 232 >> 2] = 1;
HEAP32[$2_1 + 236 >> 2] = 0;
HEAP32[$2_1 + 228 >> 2] = $8_1;
HEAP32[$2_1 + 224 >> 2] = $12_1;
HEAP32[$2_1 + 220 >> 2] = 1;
HEAP32[$2_1 + 216 >> 2] = 1051788;
HEAP32[$2_1 + 208 >> 2] = $11_1;
HEAP32[$2_1 + 212 >> 2] = $33_1;
HEAP32[$2_1 + 200 >> 2] = $1_1;
HEAP32[$2_1 + 204 >> 2] = $0_1;
HEAP32[$2_1 + 196 >> 2] = ($14_1 | 0) != 0;
HEAP32[$2_1 + 192 >> 2] = $14_1 ? 1053685 : 1;
HEAP32[$2_1 + 188 >> 2] = $14_1;
HEAP32[$2_1 + 184 >> 2] = $4_1;
$25($2_1 + 600 | 0, $2_1 + 184 | 0, 8);
break block236;
}
$138($2_1 + 600 | 0, $12_1, $8_1);
}
$12_1 = HEAP32[$2_1 + 604 >> 2];
$48_1 = HEAP32[$2_1 + 608 >> 2];
$0_1 = HEAP32[$2_1 + 600 >> 2];
} else {
$0_1 = -2147483648
}
HEAP8[$2_1 + 656 | 0] = $35_1;
HEAP32[$2_1 + 564 >> 2] = $29_1 ? $32_1 : 6;
HEAP32[$2_1 + 560 >> 2] = $29_1 ? $29_1 : 1052012;
HEAP32[$2_1 + 612 >> 2] = 1;
HEAP32[$2_1 + 604 >> 2] = 9;
HEAP32[$2_1 + 608 >> 2] = $2_1 + 560;
HEAP32[$2_1 + 600 >> 2] = $2_1 + 656;
$145($2_1 + 184 | 0, 1050184, $2_1 + 600 | 0);
HEAP8[$2_1 + 236 | 0] = 0;
HEAP8[$2_1 + 232 | 0] = 0;
HEAP32[$2_1 + 220 >> 2] = -2147483648;
HEAP32[$2_1 + 212 >> 2] = $12_1;
HEAP32[$2_1 + 216 >> 2] = $48_1;
HEAP32[$2_1 + 208 >> 2] = $0_1;
HEAP32[$2_1 + 196 >> 2] = -2147483647;
$0_1 = HEAP32[$2_1 + 640 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 632 >> 2]) {
$90($2_1 + 632 | 0)
}
$14_1 = HEAP32[$2_1 + 636 >> 2];
$167($14_1 + Math_imul($0_1, 56) | 0, $2_1 + 184 | 0, 56);
$0_1 = $0_1 + 1 | 0;
HEAP32[$2_1 + 640 >> 2] = $0_1;
}
if (($35_1 | 0) != 2) {
break block235
}
if (HEAP32[$2_1 + 632 >> 2] == ($0_1 | 0)) {
$90($2_1 + 632 | 0);
$14_1 = HEAP32[$2_1 + 636 >> 2];
}
$1_1 = $14_1 + Math_imul($0_1, 56) | 0;
HEAP8[$1_1 + 52 | 0] = 2;
HEAP32[$1_1 + 20 >> 2] = 88;
HEAP32[$1_1 + 24 >> 2] = -2147483647;
HEAP32[$1_1 + 16 >> 2] = 1067823;
HEAP32[$1_1 + 8 >> 2] = 110;
HEAP32[$1_1 + 12 >> 2] = -2147483648;
HEAP32[$1_1 + 4 >> 2] = 1067713;
HEAP32[$1_1 >> 2] = -2147483648;
HEAP32[$2_1 + 640 >> 2] = $0_1 + 1;
}
block240 : {
block239 : {
block241 : {
block238 : {
if ($29_1) {
block237 : {
if (($32_1 | 0) != 6) {
break block237
}
$0_1 = $29_1 + 4 | 0;
if (!((HEAPU8[$29_1 | 0] | HEAPU8[$29_1 + 1 | 0] << 8 | (HEAPU8[$29_1 + 2 | 0] << 16 | HEAPU8[$29_1 + 3 | 0] << 24)) ^ 1702125932 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 29811)) {
break block237
}
$0_1 = 0;
while (1) {
$1_1 = HEAPU8[$0_1 + $29_1 | 0];
$8_1 = ((($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $1_1) & 255;
$1_1 = HEAPU8[$0_1 + 1052012 | 0];
if (($8_1 | 0) != (((($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $1_1) & 255)) {
break block237
}
$0_1 = $0_1 + 1 | 0;
if (($0_1 | 0) != 6) {
continue
}
break;
};
$93($2_1 + 644 | 0, $2_1 + 360 | 0, 1052012, 6, $13_1, HEAP32[$2_1 + 440 >> 2]);
HEAP32[$2_1 + 564 >> 2] = 6;
HEAP32[$2_1 + 560 >> 2] = $29_1;
HEAP32[$2_1 + 604 >> 2] = 1;
HEAP32[$2_1 + 600 >> 2] = $2_1 + 560;
$145($2_1 + 184 | 0, 1051090, $2_1 + 600 | 0);
HEAP8[$2_1 + 236 | 0] = 3;
HEAP8[$2_1 + 232 | 0] = 3;
HEAP32[$2_1 + 220 >> 2] = -2147483648;
HEAP32[$2_1 + 196 >> 2] = -2147483647;
$0_1 = HEAP32[$2_1 + 648 >> 2];
HEAP32[$2_1 + 208 >> 2] = HEAP32[$2_1 + 644 >> 2];
HEAP32[$2_1 + 212 >> 2] = $0_1;
HEAP32[$2_1 + 216 >> 2] = HEAP32[$2_1 + 652 >> 2];
$0_1 = HEAP32[$2_1 + 640 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 632 >> 2]) {
$90($2_1 + 632 | 0)
}
$167(HEAP32[$2_1 + 636 >> 2] + Math_imul($0_1, 56) | 0, $2_1 + 184 | 0, 56);
HEAP32[$2_1 + 640 >> 2] = $0_1 + 1;
}
if (!$13_1) {
break block238
}
if ($19_1 | ($26_1 | 0) == 2) {
break block239
}
HEAP32[$2_1 + 564 >> 2] = $32_1;
HEAP32[$2_1 + 560 >> 2] = $29_1;
HEAP32[$2_1 + 604 >> 2] = 1;
HEAP32[$2_1 + 600 >> 2] = $2_1 + 560;
$145($2_1 + 184 | 0, 1049889, $2_1 + 600 | 0);
HEAP8[$2_1 + 236 | 0] = 4;
$14_1 = -2147483647;
HEAP32[$2_1 + 208 >> 2] = -2147483647;
HEAP32[$2_1 + 196 >> 2] = -2147483647;
$0_1 = HEAP32[$2_1 + 640 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 632 >> 2]) {
$90($2_1 + 632 | 0)
}
$167(HEAP32[$2_1 + 636 >> 2] + Math_imul($0_1, 56) | 0, $2_1 + 184 | 0, 56);
HEAP32[$2_1 + 640 >> 2] = $0_1 + 1;
break block240;
}
$14_1 = -2147483647;
if ($13_1) {
break block240
}
if (($26_1 | 0) != 2) {
break block241
}
break block240;
}
if (($26_1 | 0) == 2) {
break block239
}
}
$14_1 = -2147483647;
if (!$4_1 | ($19_1 | 0) != 1 | (!$35_1 | (HEAPU8[$2_1 + 377 | 0] - 7 & 255) >>> 0 < 254)) {
break block240
}
$103($2_1 + 32 | 0, $20_1);
$0_1 = 1056876;
if (!HEAP32[$2_1 + 32 >> 2]) {
$0_1 = $104($20_1);
if (!$0_1 | HEAPU8[$0_1 | 0] != 7) {
break block240
}
}
if (!$29_1) {
break block240
}
$12_1 = $0_1 + 12 | 0;
$1_1 = $37($7_1, $29_1, $32_1);
if ($1_1) {
$93($2_1 + 560 | 0, $2_1 + 360 | 0, $29_1, $32_1, HEAP32[$1_1 + 4 >> 2], HEAP32[$1_1 + 8 >> 2]);
$11_1 = HEAP32[$2_1 + 564 >> 2];
$33_1 = HEAP32[$2_1 + 568 >> 2];
$1_1 = HEAP32[$2_1 + 560 >> 2];
$13_1 = ($1_1 | 0) <= -2147483647 ? -2147483647 : $1_1;
} else {
$13_1 = -2147483647
}
HEAP32[$2_1 + 668 >> 2] = $12_1;
HEAP32[$2_1 + 592 >> 2] = $0_1 + 20;
HEAP32[$2_1 + 612 >> 2] = 5;
HEAP32[$2_1 + 604 >> 2] = 5;
HEAP32[$2_1 + 608 >> 2] = $2_1 + 592;
HEAP32[$2_1 + 600 >> 2] = $2_1 + 668;
$145($2_1 + 184 | 0, 1049982, $2_1 + 600 | 0);
HEAP32[$2_1 + 196 >> 2] = -2147483648;
HEAP32[$2_1 + 200 >> 2] = HEAP32[$0_1 + 28 >> 2];
HEAP8[$2_1 + 236 | 0] = 5;
HEAP32[$2_1 + 208 >> 2] = -2147483647;
$0_1 = HEAP32[$0_1 + 32 >> 2];
HEAP32[$2_1 + 204 >> 2] = $0_1;
HEAP32[$2_1 + 664 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 200 >> 2];
HEAP32[$2_1 + 656 >> 2] = HEAP32[$2_1 + 196 >> 2];
HEAP32[$2_1 + 660 >> 2] = $0_1;
$14_1 = HEAP32[$2_1 + 184 >> 2];
$12_1 = HEAP32[$2_1 + 188 >> 2];
$48_1 = HEAP32[$2_1 + 192 >> 2];
$46($2_1 + 208 | 0);
break block240;
}
$14_1 = -2147483647;
}
$0_1 = ($14_1 | 0) != -2147483647;
$1_1 = HEAP32[$2_1 + 640 >> 2];
if ($0_1 >>> 0 > HEAP32[$2_1 + 632 >> 2] - $1_1 >>> 0) {
$134($2_1 + 632 | 0, $1_1, $0_1, 4, 56);
$1_1 = HEAP32[$2_1 + 640 >> 2];
}
$46_1 = $46_1 ? 0 : $35_1;
if (($14_1 | 0) != -2147483647) {
$8_1 = HEAP32[$2_1 + 636 >> 2] + Math_imul($1_1, 56) | 0;
HEAP32[$8_1 + 4 >> 2] = $12_1;
HEAP32[$8_1 + 8 >> 2] = $48_1;
HEAP32[$8_1 >> 2] = $14_1;
$0_1 = HEAP32[$2_1 + 660 >> 2];
HEAP32[$8_1 + 12 >> 2] = HEAP32[$2_1 + 656 >> 2];
HEAP32[$8_1 + 16 >> 2] = $0_1;
HEAP32[$8_1 + 20 >> 2] = HEAP32[$2_1 + 664 >> 2];
HEAP8[$8_1 + 52 | 0] = 5;
HEAP8[$8_1 + 48 | 0] = 3;
HEAP32[$8_1 + 36 >> 2] = -2147483648;
HEAP32[$8_1 + 28 >> 2] = $11_1;
HEAP32[$8_1 + 32 >> 2] = $33_1;
HEAP32[$8_1 + 24 >> 2] = $13_1;
$1_1 = $1_1 + 1 | 0;
}
HEAP32[$2_1 + 640 >> 2] = $1_1;
block242 : {
if (!$4_1 | ($28_1 | 0) == -2147483648) {
break block242
}
$0_1 = HEAP32[$2_1 + 420 >> 2];
block249 : {
block247 : {
block248 : {
block246 : {
block245 : {
block243 : {
block244 : {
$4_1 = HEAP32[$2_1 + 424 >> 2];
switch ($4_1 - 8 | 0) {
case 0:
break block243;
case 1:
break block244;
default:
break block245;
};
}
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$0_1 + 8 | 0] ^ 116 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1936681068) {
break block246
}
break block247;
}
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) == 1768383858 & (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) == 2037544051) {
break block247
}
break block246;
}
if ($4_1 >>> 0 < 8) {
break block248
}
}
$155($2_1 + 24 | 0, 46, $0_1, $4_1);
$14_1 = HEAP32[$2_1 + 24 >> 2] != 0;
break block249;
}
if (!$4_1) {
$14_1 = 0;
break block249;
}
$4_1 = $4_1 - 1 | 0;
while (1) {
$14_1 = HEAPU8[$0_1 | 0] == 46;
if ($14_1) {
break block249
}
$0_1 = $0_1 + 1 | 0;
$1_1 = $4_1;
$4_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
break block249;
}
$14_1 = 1;
}
if (!$29_1) {
break block242
}
$0_1 = $2_1 + 16 | 0;
HEAP32[$0_1 + 4 >> 2] = $29_1 + $32_1;
HEAP32[$0_1 >> 2] = $29_1;
$12_1 = HEAP32[$2_1 + 20 >> 2];
$0_1 = HEAP32[$2_1 + 16 >> 2];
while (1) {
if (($0_1 | 0) != ($12_1 | 0)) {
$1_1 = HEAPU8[$0_1 | 0];
$0_1 = $0_1 + 1 | 0;
if (($1_1 - 58 & 255) >>> 0 >= 246) {
continue
}
break block242;
}
break;
};
block252 : {
block251 : {
switch ($32_1 | 0) {
case 1:
$0_1 = HEAPU8[$29_1 | 0];
switch ($0_1 - 43 | 0) {
case 0:
case 2:
break block242;
default:
break block252;
};
case 0:
break block242;
default:
break block251;
};
}
$0_1 = HEAPU8[$29_1 | 0];
}
$1_1 = ($0_1 & 255) == 43;
$0_1 = $1_1 + $29_1 | 0;
$1_1 = $32_1 - $1_1 | 0;
block253 : {
if ($1_1 >>> 0 >= 9) {
$4_1 = 0;
while (1) {
if (!$1_1) {
break block253
}
$11_1 = HEAPU8[$0_1 | 0] - 48 | 0;
if ($11_1 >>> 0 > 9) {
break block242
}
$12_1 = __wasm_i64_mul($4_1, 0, 10, 0);
if (i64toi32_i32$HIGH_BITS) {
break block242
}
$0_1 = $0_1 + 1 | 0;
$1_1 = $1_1 - 1 | 0;
$4_1 = $11_1 + $12_1 | 0;
if ($11_1 >>> 0 <= $4_1 >>> 0) {
continue
}
break;
};
break block242;
}
$4_1 = 0;
if (!$1_1) {
break block253
}
while (1) {
$12_1 = HEAPU8[$0_1 | 0] - 48 | 0;
if ($12_1 >>> 0 > 9) {
break block242
}
$0_1 = $0_1 + 1 | 0;
$4_1 = $12_1 + Math_imul($4_1, 10) | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
if (!$14_1) {
break block242
}
block254 : {
if ($6_1 >>> 0 <= 7) {
if ($6_1) {
while (1) {
if (HEAPU8[$15_1 | 0] == 47) {
break block242
}
$15_1 = $15_1 + 1 | 0;
$6_1 = $6_1 - 1 | 0;
if ($6_1) {
continue
}
break;
}
}
if ($4_1 - 80 >>> 0 <= 65455) {
break block254
}
break block242;
}
$155($2_1 + 8 | 0, 47, $15_1, $6_1);
if (HEAP32[$2_1 + 8 >> 2] | $4_1 - 80 >>> 0 > 65455) {
break block242
}
}
HEAP32[$2_1 + 564 >> 2] = $32_1;
HEAP32[$2_1 + 560 >> 2] = $29_1;
HEAP32[$2_1 + 604 >> 2] = 1;
HEAP32[$2_1 + 600 >> 2] = $2_1 + 560;
$145($2_1 + 184 | 0, 1049722, $2_1 + 600 | 0);
HEAP8[$2_1 + 236 | 0] = 6;
HEAP32[$2_1 + 208 >> 2] = -2147483647;
HEAP32[$2_1 + 196 >> 2] = -2147483647;
$0_1 = HEAP32[$2_1 + 640 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 632 >> 2]) {
$90($2_1 + 632 | 0)
}
$167(HEAP32[$2_1 + 636 >> 2] + Math_imul($0_1, 56) | 0, $2_1 + 184 | 0, 56);
HEAP32[$2_1 + 640 >> 2] = $0_1 + 1;
}
$0_1 = $46_1 & 255;
if (($0_1 | 0) != ($35_1 | 0)) {
HEAP8[$2_1 + 560 | 0] = $46_1;
HEAP8[$2_1 + 656 | 0] = $35_1;
HEAP32[$2_1 + 612 >> 2] = 9;
HEAP32[$2_1 + 604 >> 2] = 9;
HEAP32[$2_1 + 608 >> 2] = $2_1 + 656;
HEAP32[$2_1 + 600 >> 2] = $2_1 + 560;
$145($2_1 + 184 | 0, 1050968, $2_1 + 600 | 0);
HEAP8[$2_1 + 236 | 0] = 7;
HEAP32[$2_1 + 204 >> 2] = 95;
HEAP32[$2_1 + 208 >> 2] = -2147483647;
HEAP32[$2_1 + 200 >> 2] = 1068239;
HEAP32[$2_1 + 196 >> 2] = -2147483648;
$1_1 = HEAP32[$2_1 + 640 >> 2];
if (($1_1 | 0) == HEAP32[$2_1 + 632 >> 2]) {
$90($2_1 + 632 | 0)
}
$167(HEAP32[$2_1 + 636 >> 2] + Math_imul($1_1, 56) | 0, $2_1 + 184 | 0, 56);
HEAP32[$2_1 + 640 >> 2] = $1_1 + 1;
}
if (!(!$0_1 | ($16_1 | 0) == 4)) {
$0_1 = $16_1 << 2;
HEAP32[$2_1 + 564 >> 2] = HEAP32[$0_1 + 1069588 >> 2];
HEAP32[$2_1 + 560 >> 2] = HEAP32[$0_1 + 1069604 >> 2];
HEAP32[$2_1 + 604 >> 2] = 1;
HEAP32[$2_1 + 600 >> 2] = $2_1 + 560;
$145($2_1 + 184 | 0, 1067911, $2_1 + 600 | 0);
HEAP8[$2_1 + 236 | 0] = 8;
HEAP32[$2_1 + 204 >> 2] = 101;
HEAP32[$2_1 + 208 >> 2] = -2147483647;
HEAP32[$2_1 + 200 >> 2] = 1068091;
HEAP32[$2_1 + 196 >> 2] = -2147483648;
$0_1 = HEAP32[$2_1 + 640 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 632 >> 2]) {
$90($2_1 + 632 | 0)
}
$167(HEAP32[$2_1 + 636 >> 2] + Math_imul($0_1, 56) | 0, $2_1 + 184 | 0, 56);
HEAP32[$2_1 + 640 >> 2] = $0_1 + 1;
}
HEAP32[$2_1 + 232 >> 2] = HEAP32[$2_1 + 640 >> 2];
$0_1 = HEAP32[$2_1 + 636 >> 2];
HEAP32[$2_1 + 224 >> 2] = HEAP32[$2_1 + 632 >> 2];
HEAP32[$2_1 + 228 >> 2] = $0_1;
HEAP8[$2_1 + 560 | 0] = ($16_1 | 0) != 4;
HEAP8[$2_1 + 656 | 0] = $46_1;
HEAP32[$2_1 + 600 >> 2] = 16842753;
HEAP32[$2_1 + 604 >> 2] = 16777216;
$11_1 = $2_1 + 320 | 0;
$6_1 = 0;
$1_1 = $2_1 + 600 | 0;
$0_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
$8_1 = global$0 - 32 | 0;
HEAP32[$8_1 >> 2] = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
HEAP32[$8_1 + 4 >> 2] = $0_1;
$21_1 = HEAPU8[$2_1 + 560 | 0];
$12_1 = $21_1 ? 1 : 3;
$1_1 = $21_1 + 1 | 0;
$16_1 = HEAPU8[$2_1 + 656 | 0];
$4_1 = $8_1;
while (1) {
$22_1 = HEAPU8[$4_1 + 1 | 0];
$19_1 = HEAPU8[$4_1 | 0];
block259 : {
block260 : {
block256 : {
switch ($16_1 - 1 | 0) {
default:
$14_1 = 1;
$0_1 = $22_1 & 1 ? 0 : 3;
$13_1 = $22_1 << 1;
$15_1 = ($22_1 ^ -1) & 1;
break block259;
case 1:
$0_1 = 1;
$14_1 = 0;
if ($19_1 & 1) {
break block260
}
$13_1 = 2;
$15_1 = 0;
break block259;
case 0:
break block256;
};
}
if (!($19_1 & 1)) {
$14_1 = 1;
$0_1 = $22_1 & 1 ? 0 : 3;
$13_1 = $22_1 << 1;
$15_1 = ($22_1 ^ -1) & 1;
break block259;
}
if (!$21_1) {
$0_1 = 3;
$14_1 = 0;
$13_1 = 1;
$15_1 = 1;
break block259;
}
$0_1 = $22_1 & 1 ? 0 : 3;
$14_1 = 2;
$13_1 = 2 - $22_1 | 0;
$15_1 = $22_1 + 1 | 0;
break block259;
}
$13_1 = 1;
$0_1 = $12_1;
$15_1 = $1_1;
}
$7_1 = ($8_1 + 8 | 0) + $6_1 | 0;
HEAP8[$7_1 | 0] = $19_1;
HEAP8[$7_1 + 5 | 0] = $0_1;
HEAP8[$7_1 + 4 | 0] = $13_1;
HEAP8[$7_1 + 3 | 0] = $15_1;
HEAP8[$7_1 + 2 | 0] = $14_1;
HEAP8[$7_1 + 1 | 0] = $22_1;
$4_1 = $4_1 + 2 | 0;
$6_1 = $6_1 + 6 | 0;
if (($6_1 | 0) != 24) {
continue
}
break;
};
$1_1 = HEAPU8[$8_1 + 28 | 0] | HEAPU8[$8_1 + 29 | 0] << 8 | (HEAPU8[$8_1 + 30 | 0] << 16 | HEAPU8[$8_1 + 31 | 0] << 24);
$0_1 = HEAPU8[$8_1 + 24 | 0] | HEAPU8[$8_1 + 25 | 0] << 8 | (HEAPU8[$8_1 + 26 | 0] << 16 | HEAPU8[$8_1 + 27 | 0] << 24);
HEAP8[$11_1 + 16 | 0] = $0_1;
HEAP8[$11_1 + 17 | 0] = $0_1 >>> 8;
HEAP8[$11_1 + 18 | 0] = $0_1 >>> 16;
HEAP8[$11_1 + 19 | 0] = $0_1 >>> 24;
HEAP8[$11_1 + 20 | 0] = $1_1;
HEAP8[$11_1 + 21 | 0] = $1_1 >>> 8;
HEAP8[$11_1 + 22 | 0] = $1_1 >>> 16;
HEAP8[$11_1 + 23 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$8_1 + 20 | 0] | HEAPU8[$8_1 + 21 | 0] << 8 | (HEAPU8[$8_1 + 22 | 0] << 16 | HEAPU8[$8_1 + 23 | 0] << 24);
$0_1 = HEAPU8[$8_1 + 16 | 0] | HEAPU8[$8_1 + 17 | 0] << 8 | (HEAPU8[$8_1 + 18 | 0] << 16 | HEAPU8[$8_1 + 19 | 0] << 24);
HEAP8[$11_1 + 8 | 0] = $0_1;
HEAP8[$11_1 + 9 | 0] = $0_1 >>> 8;
HEAP8[$11_1 + 10 | 0] = $0_1 >>> 16;
HEAP8[$11_1 + 11 | 0] = $0_1 >>> 24;
HEAP8[$11_1 + 12 | 0] = $1_1;
HEAP8[$11_1 + 13 | 0] = $1_1 >>> 8;
HEAP8[$11_1 + 14 | 0] = $1_1 >>> 16;
HEAP8[$11_1 + 15 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$8_1 + 12 | 0] | HEAPU8[$8_1 + 13 | 0] << 8 | (HEAPU8[$8_1 + 14 | 0] << 16 | HEAPU8[$8_1 + 15 | 0] << 24);
$0_1 = HEAPU8[$8_1 + 8 | 0] | HEAPU8[$8_1 + 9 | 0] << 8 | (HEAPU8[$8_1 + 10 | 0] << 16 | HEAPU8[$8_1 + 11 | 0] << 24);
HEAP8[$11_1 | 0] = $0_1;
HEAP8[$11_1 + 1 | 0] = $0_1 >>> 8;
HEAP8[$11_1 + 2 | 0] = $0_1 >>> 16;
HEAP8[$11_1 + 3 | 0] = $0_1 >>> 24;
HEAP8[$11_1 + 4 | 0] = $1_1;
HEAP8[$11_1 + 5 | 0] = $1_1 >>> 8;
HEAP8[$11_1 + 6 | 0] = $1_1 >>> 16;
HEAP8[$11_1 + 7 | 0] = $1_1 >>> 24;
HEAP8[$2_1 + 355 | 0] = $10_1;
HEAP8[$2_1 + 353 | 0] = $46_1;
HEAP8[$2_1 + 352 | 0] = $35_1;
HEAP8[$2_1 + 354 | 0] = $31_1;
$167($2_1 + 248 | 0, $2_1 + 456 | 0, 72);
HEAP32[$2_1 + 220 >> 2] = $3_1;
HEAP32[$2_1 + 216 >> 2] = $18_1;
HEAP32[$2_1 + 212 >> 2] = $30_1;
HEAP32[$2_1 + 348 >> 2] = 1;
HEAP32[$2_1 + 344 >> 2] = 1053450;
HEAP32[$2_1 + 208 >> 2] = HEAP32[$2_1 + 556 >> 2];
$0_1 = HEAP32[$2_1 + 552 >> 2];
HEAP32[$2_1 + 200 >> 2] = HEAP32[$2_1 + 548 >> 2];
HEAP32[$2_1 + 204 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 544 >> 2];
HEAP32[$2_1 + 192 >> 2] = HEAP32[$2_1 + 540 >> 2];
HEAP32[$2_1 + 196 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 536 >> 2];
HEAP32[$2_1 + 184 >> 2] = HEAP32[$2_1 + 532 >> 2];
HEAP32[$2_1 + 188 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 448 >> 2];
HEAP32[$2_1 + 236 >> 2] = HEAP32[$2_1 + 444 >> 2];
HEAP32[$2_1 + 240 >> 2] = $0_1;
HEAP32[$2_1 + 244 >> 2] = HEAP32[$2_1 + 452 >> 2];
$167($23_1, $2_1 + 184 | 0, 172);
}
global$0 = $2_1 + 672 | 0;
$12_1 = global$0 - 48 | 0;
global$0 = $12_1;
if (HEAP32[$25_1 + 76 >> 2] != -2147483648) {
$133($25_1 + 76 | 0)
}
if (HEAP32[$25_1 + 88 >> 2] != -2147483648) {
$133($25_1 + 88 | 0)
}
$49($25_1);
$21($25_1 + 52 | 0);
$0_1 = HEAP32[$25_1 + 100 >> 2];
block261 : {
if (!$0_1) {
$1_1 = 0;
$0_1 = 0;
break block261;
}
HEAP32[$12_1 + 36 >> 2] = $0_1;
HEAP32[$12_1 + 32 >> 2] = 0;
HEAP32[$12_1 + 20 >> 2] = $0_1;
HEAP32[$12_1 + 16 >> 2] = 0;
$0_1 = HEAP32[$25_1 + 104 >> 2];
HEAP32[$12_1 + 40 >> 2] = $0_1;
HEAP32[$12_1 + 24 >> 2] = $0_1;
$1_1 = HEAP32[$25_1 + 108 >> 2];
$0_1 = 1;
}
HEAP32[$12_1 + 44 >> 2] = $1_1;
HEAP32[$12_1 + 28 >> 2] = $0_1;
HEAP32[$12_1 + 12 >> 2] = $0_1;
$16($12_1 + 12 | 0);
global$0 = $12_1 + 48 | 0;
if (HEAP32[$45_1 + 4 >> 2] != 3) {
break block262
}
$0_1 = HEAP32[$45_1 + 8 >> 2];
}
HEAP32[$5_1 + 292 >> 2] = $0_1;
$0_1 = $45_1 + 292 | 0;
$95($52_1, $0_1);
$23($0_1);
break block263;
}
$2_1 = $45_1 + 292 | 0;
$167($2_1, $45_1 + 4 | 0, 172);
$13_1 = global$0 - 32 | 0;
global$0 = $13_1;
$141($13_1 + 20 | 0, 1536, 1, 1);
$0_1 = HEAP32[$13_1 + 24 >> 2];
if (HEAP32[$13_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$13_1 + 16 >> 2] = 0;
HEAP32[$13_1 + 12 >> 2] = HEAP32[$13_1 + 28 >> 2];
HEAP32[$13_1 + 8 >> 2] = $0_1;
$5_1 = $13_1 + 8 | 0;
$137($5_1, 1068856, 10);
$0_1 = HEAPU8[$2_1 + 168 | 0] << 2;
$117(HEAP32[$0_1 + 1069664 >> 2], HEAP32[$0_1 + 1069652 >> 2], $5_1);
$137($5_1, 1069133, 13);
$0_1 = HEAPU8[$2_1 + 169 | 0] << 2;
$117(HEAP32[$0_1 + 1069664 >> 2], HEAP32[$0_1 + 1069652 >> 2], $5_1);
$137($5_1, 1068937, 13);
$0_1 = HEAPU8[$2_1 + 171 | 0] << 2;
$117(HEAP32[$0_1 + 1069636 >> 2], HEAP32[$0_1 + 1069620 >> 2], $5_1);
$137($5_1, 1068983, 21);
$0_1 = HEAPU8[$2_1 + 170 | 0] << 2;
$117(HEAP32[$0_1 + 1069664 >> 2], HEAP32[$0_1 + 1069652 >> 2], $5_1);
$137($5_1, 1068928, 9);
block267 : {
if (HEAP32[$2_1 + 64 >> 2] != -2147483648) {
$137($5_1, 1069202, 9);
$0_1 = $2_1 - -64 | 0;
$117(HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2], $5_1);
$137($5_1, 1069211, 12);
block264 : {
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$117(HEAP32[$0_1 + 40 >> 2], HEAP32[$0_1 + 44 >> 2], $5_1);
break block264;
}
$137($5_1, 1052045, 4);
}
$137($5_1, 1069223, 14);
$117(HEAP32[$0_1 + 16 >> 2], HEAP32[$0_1 + 20 >> 2], $5_1);
$137($5_1, 1069146, 7);
block265 : {
if (HEAP32[$0_1 + 48 >> 2] != -2147483648) {
$117(HEAP32[$0_1 + 52 >> 2], HEAP32[$0_1 + 56 >> 2], $5_1);
break block265;
}
$137($5_1, 1052045, 4);
}
$137($5_1, 1069237, 10);
block266 : {
if (HEAP32[$0_1 + 60 >> 2] != -2147483648) {
$117(HEAP32[$0_1 + 64 >> 2], HEAP32[$0_1 + 68 >> 2], $5_1);
break block266;
}
$137($5_1, 1052045, 4);
}
$137($5_1, 1069247, 14);
$117(HEAP32[$0_1 + 28 >> 2], HEAP32[$0_1 + 32 >> 2], $5_1);
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 125;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
break block267;
}
$137($5_1, 1052045, 4);
}
$137($5_1, 1069146, 7);
block270 : {
if (HEAP32[$2_1 >> 2] != 2) {
$6_1 = global$0 - 48 | 0;
global$0 = $6_1;
$137($5_1, 1069271, 9);
$3_1 = $2_1 + 12 | 0;
$0_1 = HEAP32[$3_1 + 8 >> 2];
$1_1 = $6_1 + 16 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $0_1;
$117(HEAP32[$6_1 + 16 >> 2], HEAP32[$6_1 + 20 >> 2], $5_1);
$137($5_1, 1068866, 9);
$0_1 = HEAPU8[$2_1 + 24 | 0] << 2;
$117(HEAP32[$0_1 + 1069688 >> 2], HEAP32[$0_1 + 1069676 >> 2], $5_1);
$137($5_1, 1068875, 8);
$0_1 = HEAPU8[$2_1 + 25 | 0] << 2;
$117(HEAP32[$0_1 + 1069748 >> 2], HEAP32[$0_1 + 1069700 >> 2], $5_1);
$137($5_1, 1069280, 12);
block269 : {
block268 : {
if (HEAP32[$2_1 >> 2] != 1) {
break block268
}
$4_1 = HEAP32[$2_1 + 4 >> 2];
$12_1 = HEAP32[$2_1 + 8 >> 2];
HEAP32[$6_1 + 44 >> 2] = $12_1;
HEAP32[$6_1 + 40 >> 2] = $4_1;
$0_1 = HEAP32[$3_1 + 8 >> 2];
$1_1 = $6_1 + 8 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $0_1;
$68($6_1, $6_1 + 40 | 0, HEAP32[$6_1 + 8 >> 2], HEAP32[$6_1 + 12 >> 2]);
HEAP32[$6_1 + 36 >> 2] = $12_1;
HEAP32[$6_1 + 32 >> 2] = $4_1;
HEAP32[$6_1 + 28 >> 2] = HEAP32[$6_1 + 4 >> 2];
$0_1 = HEAP32[$6_1 >> 2];
HEAP32[$6_1 + 24 >> 2] = $0_1;
if (!$0_1) {
break block268
}
$122($6_1 + 24 | 0, $5_1);
break block269;
}
$137($5_1, 1052045, 4);
}
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 125;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
global$0 = $6_1 + 48 | 0;
break block270;
}
$137($5_1, 1052045, 4);
}
$137($5_1, 1069153, 11);
$3_1 = HEAP32[$2_1 + 32 >> 2];
$1_1 = HEAP32[$2_1 + 36 >> 2];
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 91;
$6_1 = $0_1 + 1 | 0;
HEAP32[$5_1 + 8 >> 2] = $6_1;
if ($1_1) {
$4_1 = Math_imul($1_1, 28);
$1_1 = 0;
while (1) {
if ($1_1) {
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 44;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
}
$11_1 = global$0 - 16 | 0;
global$0 = $11_1;
$137($5_1, 1068895, 8);
$6_1 = $1_1 + $3_1 | 0;
$0_1 = HEAPU8[$6_1 + 24 | 0] << 2;
$117(HEAP32[$0_1 + 1069880 >> 2], HEAP32[$0_1 + 1069796 >> 2], $5_1);
$137($5_1, 1068903, 11);
$0_1 = HEAP32[$6_1 + 8 >> 2];
$12_1 = $11_1 + 8 | 0;
HEAP32[$12_1 >> 2] = HEAP32[$6_1 + 4 >> 2];
HEAP32[$12_1 + 4 >> 2] = $0_1;
$117(HEAP32[$11_1 + 8 >> 2], HEAP32[$11_1 + 12 >> 2], $5_1);
$137($5_1, 1069318, 10);
$121($6_1 + 12 | 0, $5_1);
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 125;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
global$0 = $11_1 + 16 | 0;
$1_1 = $1_1 + 28 | 0;
if (($4_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$6_1 = HEAP32[$5_1 + 8 >> 2];
}
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 93;
HEAP32[$5_1 + 8 >> 2] = $6_1 + 1;
$137($5_1, 1068883, 12);
$3_1 = HEAP32[$2_1 + 44 >> 2];
$1_1 = HEAP32[$2_1 + 48 >> 2];
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 91;
$6_1 = $0_1 + 1 | 0;
HEAP32[$5_1 + 8 >> 2] = $6_1;
if ($1_1) {
$4_1 = Math_imul($1_1, 56);
$1_1 = 0;
while (1) {
if ($1_1) {
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 44;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
}
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
$137($5_1, 1068895, 8);
$11_1 = $1_1 + $3_1 | 0;
$0_1 = HEAPU8[$11_1 + 52 | 0] << 2;
$117(HEAP32[$0_1 + 107e4 >> 2], HEAP32[$0_1 + 1069964 >> 2], $5_1);
$137($5_1, 1068903, 11);
$0_1 = HEAP32[$11_1 + 8 >> 2];
$12_1 = $6_1 + 8 | 0;
HEAP32[$12_1 >> 2] = HEAP32[$11_1 + 4 >> 2];
HEAP32[$12_1 + 4 >> 2] = $0_1;
$117(HEAP32[$6_1 + 8 >> 2], HEAP32[$6_1 + 12 >> 2], $5_1);
$137($5_1, 1069318, 10);
$121($11_1 + 12 | 0, $5_1);
$137($5_1, 1068914, 14);
block271 : {
if (HEAP32[$11_1 + 24 >> 2] != -2147483647) {
$119($11_1 + 24 | 0, $5_1);
break block271;
}
$137($5_1, 1052045, 4);
}
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 125;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
global$0 = $6_1 + 16 | 0;
$1_1 = $1_1 + 56 | 0;
if (($4_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$6_1 = HEAP32[$5_1 + 8 >> 2];
}
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 93;
HEAP32[$5_1 + 8 >> 2] = $6_1 + 1;
$137($5_1, 1069164, 12);
$1_1 = $2_1 + 136 | 0;
$6_1 = 0;
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 91;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
while (1) {
if ($6_1) {
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 44;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
}
$137($5_1, 1069350, 10);
$12_1 = $1_1 + $6_1 | 0;
$0_1 = HEAPU8[$12_1 | 0];
$137($5_1, $0_1 ? 1052136 : 1052140, $0_1 ? 4 : 5);
$137($5_1, 1069211, 12);
$0_1 = HEAPU8[$12_1 + 1 | 0];
$117($0_1 ? 1053029 : 1053020, $0_1 ? 11 : 9, $5_1);
$137($5_1, 1069360, 20);
$0_1 = HEAPU8[$12_1 + 2 | 0];
block272 : {
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$137($5_1, $0_1 ? 1052136 : 1052140, $0_1 ? 4 : 5);
break block272;
}
$137($5_1, 1052045, 4);
}
$137($5_1, 1069261, 10);
$0_1 = HEAPU8[$12_1 + 3 | 0];
block273 : {
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$137($5_1, $0_1 ? 1052136 : 1052140, $0_1 ? 4 : 5);
break block273;
}
$137($5_1, 1052045, 4);
}
$137($5_1, 1069380, 8);
$0_1 = HEAPU8[$12_1 + 4 | 0];
block274 : {
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$117($0_1 ? 1053047 : 1053040, $0_1 ? 6 : 7, $5_1);
break block274;
}
$137($5_1, 1052045, 4);
}
$137($5_1, 1069004, 11);
$25_1 = 1053248;
$15_1 = 16;
block279 : {
block277 : {
block278 : {
block276 : {
switch (HEAPU8[$12_1 + 5 | 0] - 1 | 0) {
case 0:
$25_1 = 1052868;
$15_1 = 17;
break block278;
case 1:
break block276;
case 2:
break block277;
default:
break block278;
};
}
$25_1 = 1052885;
}
$117($25_1, $15_1, $5_1);
break block279;
}
$137($5_1, 1052045, 4);
}
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 125;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
$6_1 = $6_1 + 6 | 0;
if (($6_1 | 0) != 24) {
continue
}
break;
};
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 93;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
$137($5_1, 1069176, 13);
$4_1 = HEAP32[$2_1 + 56 >> 2];
$1_1 = HEAP32[$2_1 + 60 >> 2];
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 91;
$6_1 = $0_1 + 1 | 0;
HEAP32[$5_1 + 8 >> 2] = $6_1;
if ($1_1) {
$12_1 = Math_imul($1_1, 12);
$1_1 = 0;
while (1) {
if ($1_1) {
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 44;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
}
$0_1 = $1_1 + $4_1 | 0;
$117(HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2], $5_1);
$1_1 = $1_1 + 12 | 0;
if (($12_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$6_1 = HEAP32[$5_1 + 8 >> 2];
}
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 93;
HEAP32[$5_1 + 8 >> 2] = $6_1 + 1;
$137($5_1, 1069189, 13);
$117(HEAP32[$2_1 + 160 >> 2], HEAP32[$2_1 + 164 >> 2], $5_1);
$0_1 = HEAP32[$5_1 + 8 >> 2];
$144($5_1, 1);
HEAP8[HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0] = 125;
HEAP32[$5_1 + 8 >> 2] = $0_1 + 1;
HEAP32[$52_1 + 8 >> 2] = HEAP32[$13_1 + 16 >> 2];
$0_1 = HEAP32[$13_1 + 12 >> 2];
HEAP32[$52_1 >> 2] = HEAP32[$13_1 + 8 >> 2];
HEAP32[$52_1 + 4 >> 2] = $0_1;
global$0 = $13_1 + 32 | 0;
$0_1 = $2_1 - -64 | 0;
if (HEAP32[$0_1 >> 2] != -2147483648) {
$133($0_1);
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$133($0_1 + 36 | 0)
}
$133($0_1 + 12 | 0);
if (HEAP32[$0_1 + 48 >> 2] != -2147483648) {
$133($0_1 + 48 | 0)
}
if (HEAP32[$0_1 + 60 >> 2] != -2147483648) {
$133($0_1 + 60 | 0)
}
$133($0_1 + 24 | 0);
}
if (!(HEAP32[$2_1 >> 2] == 2 | HEAP32[$2_1 + 12 >> 2] == -2147483648)) {
$133($2_1 + 12 | 0)
}
$12_1 = $2_1 + 28 | 0;
$4_1 = HEAP32[$12_1 + 8 >> 2];
if ($4_1) {
$1_1 = HEAP32[$12_1 + 4 >> 2];
while (1) {
if (HEAP32[$1_1 >> 2] != -2147483648) {
$133($1_1)
}
$0_1 = $1_1 + 12 | 0;
if (HEAP32[$0_1 >> 2] >= -2147483646) {
$133($0_1)
}
$1_1 = $1_1 + 28 | 0;
$4_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
}
$140($12_1, 4, 28);
$12_1 = $2_1 + 40 | 0;
$4_1 = HEAP32[$12_1 + 8 >> 2];
if ($4_1) {
$1_1 = HEAP32[$12_1 + 4 >> 2];
while (1) {
if (HEAP32[$1_1 >> 2] != -2147483648) {
$133($1_1)
}
$0_1 = $1_1 + 12 | 0;
if (HEAP32[$0_1 >> 2] >= -2147483646) {
$133($0_1)
}
$46($1_1 + 24 | 0);
$1_1 = $1_1 + 56 | 0;
$4_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
}
$140($12_1, 4, 56);
$21($2_1 + 52 | 0);
}
global$0 = $45_1 + 464 | 0;
}
$0_1 = $1(HEAP32[$42_1 + 12 >> 2], HEAP32[$42_1 + 16 >> 2]);
$133($42_1 + 8 | 0);
global$0 = $42_1 + 32 | 0;
return $0_1 | 0;
}
function $13($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$6_1 = $1_1 + $2_1 | 0;
block5 : {
block6 : {
block : {
if (!$2_1) {
$2_1 = $1_1;
break block;
}
$2_1 = $1_1;
block3 : {
while (1) {
$9_1 = $7_1;
block1 : {
$7_1 = $2_1;
$4_1 = HEAP8[$2_1 | 0];
if (($4_1 | 0) >= 0) {
$2_1 = $2_1 + 1 | 0;
$3_1 = $4_1 & 255;
break block1;
}
$2_1 = HEAPU8[$7_1 + 1 | 0] & 63;
$8_1 = $4_1 & 31;
if ($4_1 >>> 0 <= 4294967263) {
$3_1 = $2_1 | $8_1 << 6;
$2_1 = $7_1 + 2 | 0;
break block1;
}
$3_1 = HEAPU8[$7_1 + 2 | 0] & 63 | $2_1 << 6;
if ($4_1 >>> 0 < 4294967280) {
$3_1 = $3_1 | $8_1 << 12;
$2_1 = $7_1 + 3 | 0;
break block1;
}
$2_1 = $7_1 + 4 | 0;
$3_1 = $8_1 << 18 & 1835008 | (HEAPU8[$7_1 + 3 | 0] & 63 | $3_1 << 6);
if (($3_1 | 0) != 1114112) {
break block1
}
$4_1 = 0;
$7_1 = $9_1;
break block;
}
$7_1 = ($2_1 - $7_1 | 0) + $9_1 | 0;
block2 : {
if (($3_1 | 0) == 32 | $3_1 - 9 >>> 0 < 5) {
break block2
}
if ($3_1 >>> 0 < 128) {
break block3
}
block4 : {
$4_1 = $3_1 >>> 8 | 0;
if ($4_1 >>> 0 <= 31) {
if (!$4_1) {
break block4
}
if (($4_1 | 0) != 22 | ($3_1 | 0) != 5760) {
break block3
}
break block2;
}
if (($4_1 | 0) != 32) {
if (($4_1 | 0) != 48 | ($3_1 | 0) != 12288) {
break block3
}
break block2;
}
if (!(HEAPU8[($3_1 & 255) + 1070060 | 0] & 2)) {
break block3
}
break block2;
}
if (!(HEAP8[($3_1 & 255) + 1070060 | 0] & 1)) {
break block3
}
}
if (($2_1 | 0) != ($6_1 | 0)) {
continue
}
break;
};
$9_1 = 0;
$4_1 = 0;
break block5;
}
$4_1 = $7_1;
break block6;
}
$9_1 = 0;
}
if (($2_1 | 0) == ($6_1 | 0)) {
break block5
}
while (1) {
$8_1 = $6_1;
$6_1 = $6_1 - 1 | 0;
$3_1 = HEAP8[$6_1 | 0];
if (($3_1 | 0) < 0) {
$11_1 = $3_1 & 63;
$6_1 = $8_1 - 2 | 0;
$3_1 = HEAPU8[$6_1 | 0];
$5_1 = $3_1 << 24 >> 24;
block7 : {
if (($5_1 | 0) >= -64) {
$10_1 = $3_1 & 31;
break block7;
}
$10_1 = $5_1 & 63;
$6_1 = $8_1 - 3 | 0;
$3_1 = HEAPU8[$6_1 | 0];
$5_1 = $3_1 << 24 >> 24;
block8 : {
if (($5_1 | 0) >= -64) {
$5_1 = $3_1 & 15;
break block8;
}
$6_1 = $8_1 - 4 | 0;
$5_1 = $5_1 & 63 | (HEAPU8[$6_1 | 0] & 7) << 6;
}
$10_1 = $10_1 | $5_1 << 6;
}
$3_1 = $11_1 | $10_1 << 6;
if (($3_1 | 0) == 1114112) {
break block5
}
}
block9 : {
if (($3_1 | 0) == 32 | $3_1 - 9 >>> 0 < 5) {
break block9
}
block10 : {
if ($3_1 >>> 0 < 128) {
break block10
}
block12 : {
block11 : {
$5_1 = $3_1 >>> 8 | 0;
if ($5_1 >>> 0 <= 31) {
if (!$5_1) {
break block11
}
if (($5_1 | 0) != 22) {
break block10
}
if (($3_1 | 0) == 5760) {
break block9
}
break block10;
}
if (($5_1 | 0) == 32) {
break block12
}
if (($5_1 | 0) != 48) {
break block10
}
if (($3_1 | 0) == 12288) {
break block9
}
break block10;
}
if (!(HEAP8[($3_1 & 255) + 1070060 | 0] & 1)) {
break block10
}
break block9;
}
if (HEAPU8[($3_1 & 255) + 1070060 | 0] & 2) {
break block9
}
}
$4_1 = $8_1 + ($7_1 - $2_1 | 0) | 0;
break block5;
}
if (($2_1 | 0) != ($6_1 | 0)) {
continue
}
break;
};
}
HEAP32[$0_1 + 4 >> 2] = $4_1 - $9_1;
HEAP32[$0_1 >> 2] = $1_1 + $9_1;
}
function $14($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
while (1) {
block : {
$6_1 = 0;
if (!$2_1) {
break block
}
$7_1 = $2_1;
$5_1 = $1_1 + $2_1 | 0;
$2_1 = $5_1 - 1 | 0;
$3_1 = HEAP8[$2_1 | 0];
if (($3_1 | 0) < 0) {
$8_1 = $3_1 & 63;
$2_1 = $5_1 - 2 | 0;
$4_1 = HEAPU8[$2_1 | 0];
$3_1 = $4_1 << 24 >> 24;
block1 : {
if (($3_1 | 0) >= -64) {
$3_1 = $4_1 & 31;
break block1;
}
$9_1 = $3_1 & 63;
$2_1 = $5_1 - 3 | 0;
$3_1 = HEAPU8[$2_1 | 0];
$4_1 = $3_1 << 24 >> 24;
block2 : {
if (($4_1 | 0) >= -64) {
$3_1 = $3_1 & 15;
break block2;
}
$2_1 = $5_1 - 4 | 0;
$3_1 = $4_1 & 63 | (HEAPU8[$2_1 | 0] & 7) << 6;
}
$3_1 = $9_1 | $3_1 << 6;
}
$3_1 = $8_1 | $3_1 << 6;
if (($3_1 | 0) == 1114112) {
break block
}
}
$2_1 = $2_1 - $1_1 | 0;
$6_1 = $7_1;
if (($3_1 | 0) == 58) {
continue
}
}
break;
};
HEAP32[$0_1 + 4 >> 2] = $6_1;
HEAP32[$0_1 >> 2] = $1_1;
}
function $15($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$8_1 = HEAPU8[$0_1 + 20 | 0];
$4_1 = HEAPU8[HEAP32[$0_1 + 12 >> 2]];
$6_1 = $3_1 + 4 | 0;
$19($6_1, $0_1);
$7_1 = HEAP32[$3_1 + 8 >> 2];
$5_1 = HEAP32[$3_1 + 12 >> 2];
$0_1 = $4_1 << 2;
$4_1 = HEAP32[$0_1 + 1069412 >> 2];
$9_1 = HEAP32[$0_1 + 1069388 >> 2];
$0_1 = global$0 + -64 | 0;
global$0 = $0_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $9_1;
HEAP32[$0_1 + 8 >> 2] = $4_1;
HEAP32[$0_1 + 32 >> 2] = $5_1;
HEAP32[$0_1 + 28 >> 2] = $7_1;
block : {
if ($5_1) {
HEAP32[$0_1 + 44 >> 2] = 1;
HEAP32[$0_1 + 40 >> 2] = $0_1 + 28;
$145($0_1 + 16 | 0, 1051712, $0_1 + 40 | 0);
break block;
}
$138($0_1 + 16 | 0, 1065936, 11);
}
HEAP32[$0_1 + 60 >> 2] = 1;
HEAP32[$0_1 + 52 >> 2] = 1;
HEAP32[$0_1 + 44 >> 2] = 2;
HEAP32[$0_1 + 56 >> 2] = $0_1 + 8;
HEAP32[$0_1 + 48 >> 2] = $0_1;
$1_1 = $0_1 + 16 | 0;
HEAP32[$0_1 + 40 >> 2] = $1_1;
$2_1 = $0_1 + 28 | 0;
$145($2_1, 1049348, $0_1 + 40 | 0);
$2_1 = $31($8_1, $7_1, $5_1, $2_1);
$133($1_1);
global$0 = $0_1 - -64 | 0;
$133($6_1);
global$0 = $3_1 + 16 | 0;
return $2_1;
}
function $16($0_1) {
var $1_1 = 0, $2_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$97($1_1 + 4 | 0, $0_1);
$2_1 = HEAP32[$1_1 + 4 >> 2];
if ($2_1) {
while (1) {
$2_1 = Math_imul(HEAP32[$1_1 + 12 >> 2], 12) + $2_1 | 0;
$133($2_1 + 4 | 0);
$133($2_1 + 136 | 0);
$97($1_1 + 4 | 0, $0_1);
$2_1 = HEAP32[$1_1 + 4 >> 2];
if ($2_1) {
continue
}
break;
}
}
global$0 = $1_1 + 16 | 0;
}
function $17($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
block1 : {
block2 : {
switch (HEAP32[$0_1 >> 2] - 2 | 0) {
case 0:
$2_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$2_1 | 0] != 4) {
$2_1 = $15($1_1, 1051752, 6);
break block1;
}
$5_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = HEAP32[$2_1 + 8 >> 2];
$2_1 = HEAP32[$2_1 + 12 >> 2];
HEAP32[$3_1 + 8 >> 2] = 0;
HEAP32[$3_1 + 40 >> 2] = $5_1;
HEAP32[$3_1 + 36 >> 2] = $1_1;
HEAP32[$3_1 + 32 >> 2] = 0;
HEAP32[$3_1 + 28 >> 2] = $0_1 + ($2_1 << 4);
HEAP32[$3_1 + 24 >> 2] = $0_1;
HEAP32[$3_1 + 44 >> 2] = $3_1 + 8;
$5_1 = $3_1 + 12 | 0;
$0_1 = global$0 - 48 | 0;
global$0 = $0_1;
$1_1 = $3_1 + 24 | 0;
$2_1 = HEAP32[$1_1 >> 2];
block6 : {
block5 : {
block4 : {
block3 : {
if (($2_1 | 0) != HEAP32[$1_1 + 4 >> 2]) {
$4_1 = HEAP32[$1_1 + 20 >> 2];
HEAP32[$1_1 >> 2] = $2_1 + 16;
$6_1 = HEAP32[$1_1 + 8 >> 2];
$7_1 = HEAP32[$1_1 + 12 >> 2];
HEAP8[$0_1 + 44 | 0] = HEAPU8[$7_1 + 20 | 0];
HEAP32[$0_1 + 40 >> 2] = $7_1;
HEAP32[$0_1 + 36 >> 2] = $2_1;
HEAP32[$0_1 + 28 >> 2] = $6_1;
HEAP32[$0_1 + 24 >> 2] = 2;
$2_1 = $17(HEAP32[$1_1 + 16 >> 2], $0_1 + 24 | 0);
if (!$2_1) {
break block3
}
if (HEAP32[$4_1 >> 2]) {
$23($4_1)
}
HEAP32[$4_1 >> 2] = $2_1;
}
HEAP32[$5_1 + 8 >> 2] = 0;
HEAP32[$5_1 >> 2] = 0;
HEAP32[$5_1 + 4 >> 2] = 1;
break block4;
}
HEAP32[$1_1 + 8 >> 2] = $6_1 + 1;
$2_1 = $0_1 + 24 | 0;
$141($2_1, 4, 1, 0);
if (HEAP32[$0_1 + 24 >> 2] == 1) {
break block5
}
$4_1 = HEAP32[$0_1 + 28 >> 2];
HEAP32[$0_1 + 20 >> 2] = 1;
HEAP32[$0_1 + 16 >> 2] = HEAP32[$0_1 + 32 >> 2];
HEAP32[$0_1 + 12 >> 2] = $4_1;
$4_1 = HEAP32[$1_1 + 20 >> 2];
HEAP32[$0_1 + 40 >> 2] = HEAP32[$1_1 + 16 >> 2];
HEAP32[$0_1 + 44 >> 2] = $4_1;
$4_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$0_1 + 32 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$0_1 + 36 >> 2] = $4_1;
$4_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$0_1 + 28 >> 2] = $4_1;
if ($43($2_1, HEAP32[$2_1 + 20 >> 2]) & 253) {
$1_1 = $0_1 + 12 | 0;
while (1) {
$4_1 = HEAP32[$1_1 + 8 >> 2];
if (($4_1 | 0) == -1) {
$134($1_1, -1, 1, 1, 0)
}
HEAP32[$1_1 + 8 >> 2] = $4_1 + 1;
if ($43($2_1, HEAP32[$2_1 + 20 >> 2]) & 253) {
continue
}
break;
};
}
HEAP32[$5_1 + 8 >> 2] = HEAP32[$0_1 + 20 >> 2];
$1_1 = HEAP32[$0_1 + 16 >> 2];
HEAP32[$5_1 >> 2] = HEAP32[$0_1 + 12 >> 2];
HEAP32[$5_1 + 4 >> 2] = $1_1;
}
global$0 = $0_1 + 48 | 0;
break block6;
}
wasm2js_trap();
}
$2_1 = HEAP32[$3_1 + 8 >> 2];
if ($2_1) {
$140($5_1, 1, 0);
break block1;
}
$2_1 = HEAP32[$3_1 + 16 >> 2];
$0_1 = HEAP32[$3_1 + 12 >> 2];
if (($0_1 | 0) == -2147483648) {
break block1
}
HEAP32[$3_1 + 32 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$3_1 + 28 >> 2] = $2_1;
HEAP32[$3_1 + 24 >> 2] = $0_1;
$2_1 = 0;
$140($3_1 + 24 | 0, 1, 0);
break block1;
case 2:
break block2;
default:
break block1;
};
}
$5_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = Math_imul(HEAP32[$0_1 + 8 >> 2], 20);
$2_1 = $26($1_1, $5_1, $5_1 + $0_1 | 0);
if ($2_1) {
break block1
}
$4_1 = $5_1 + 8 | 0;
$7_1 = HEAPU8[$1_1 + 20 | 0];
$10_1 = HEAP32[$1_1 + 12 >> 2];
while (1) {
if (!$0_1) {
$2_1 = 0;
break block1;
}
$2_1 = 0;
$8_1 = HEAP32[$5_1 >> 2];
$9_1 = HEAP32[$5_1 + 4 >> 2];
$6_1 = $18($10_1, $8_1, $9_1);
if (!(!$6_1 | !HEAPU8[$6_1 | 0])) {
HEAP8[$3_1 + 44 | 0] = $7_1;
HEAP32[$3_1 + 40 >> 2] = $1_1;
HEAP32[$3_1 + 36 >> 2] = $6_1;
HEAP32[$3_1 + 32 >> 2] = $9_1;
HEAP32[$3_1 + 28 >> 2] = $8_1;
HEAP32[$3_1 + 24 >> 2] = 1;
$2_1 = $17($4_1, $3_1 + 24 | 0);
}
$5_1 = $5_1 + 20 | 0;
$0_1 = $0_1 - 20 | 0;
$4_1 = $4_1 + 20 | 0;
if (!$2_1) {
continue
}
break;
};
}
global$0 = $3_1 + 48 | 0;
return $2_1;
}
function $18($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
if (HEAPU8[$0_1 | 0] == 5) {
$5_1 = HEAP32[$0_1 + 12 >> 2];
$3_1 = 0;
block : {
if (!$5_1) {
break block
}
$3_1 = HEAP32[$0_1 + 8 >> 2];
$7_1 = $3_1 - 28 | 0;
$0_1 = Math_imul($5_1, 28);
block1 : {
while (1) {
$6_1 = $0_1 + $7_1 | 0;
$8_1 = HEAP32[$6_1 + 8 >> 2];
$5_1 = $4_1 + 8 | 0;
HEAP32[$5_1 >> 2] = HEAP32[$6_1 + 4 >> 2];
HEAP32[$5_1 + 4 >> 2] = $8_1;
if (HEAP32[$4_1 + 12 >> 2] == ($2_1 | 0)) {
if (!$170(HEAP32[$4_1 + 8 >> 2], $1_1, $2_1)) {
break block1
}
}
$0_1 = $0_1 - 28 | 0;
if ($0_1) {
continue
}
break;
};
$3_1 = 0;
break block;
}
$3_1 = ($0_1 + $3_1 | 0) - 28 | 0;
}
$3_1 = $3_1 ? $3_1 + 12 | 0 : 0;
}
global$0 = $4_1 + 16 | 0;
return $3_1;
}
function $19($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
block1 : {
block : {
$3_1 = HEAP32[$1_1 + 16 >> 2];
if (!$3_1) {
break block
}
$19($2_1 + 32 | 0, $3_1);
$3_1 = HEAP32[$2_1 + 32 >> 2];
if (($3_1 | 0) == -2147483648) {
break block
}
$4_1 = HEAP32[$2_1 + 40 >> 2];
HEAP32[$2_1 + 12 >> 2] = HEAP32[$2_1 + 36 >> 2];
HEAP32[$2_1 + 16 >> 2] = $4_1;
HEAP32[$2_1 + 8 >> 2] = $3_1;
break block1;
}
HEAP32[$2_1 >> 2] = 0;
HEAP32[$2_1 + 4 >> 2] = 1;
HEAP32[$2_1 + 16 >> 2] = 0;
$3_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$2_1 + 8 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$2_1 + 12 >> 2] = $3_1;
}
block6 : {
block5 : {
block2 : {
switch (HEAP32[$1_1 >> 2] - 1 | 0) {
case 1:
HEAP32[$2_1 + 20 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 44 >> 2] = 3;
HEAP32[$2_1 + 36 >> 2] = 2;
HEAP32[$2_1 + 40 >> 2] = $2_1 + 20;
HEAP32[$2_1 + 32 >> 2] = $2_1 + 8;
$145($0_1, 1049033, $2_1 + 32 | 0);
break block5;
default:
HEAP32[$0_1 + 8 >> 2] = HEAP32[$2_1 + 16 >> 2];
$1_1 = HEAP32[$2_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$2_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block6;
case 0:
break block2;
};
}
$3_1 = $2_1 + 20 | 0;
$27($3_1, HEAP32[$1_1 + 4 >> 2], HEAP32[$1_1 + 8 >> 2]);
HEAP32[$2_1 + 44 >> 2] = 2;
HEAP32[$2_1 + 36 >> 2] = 2;
HEAP32[$2_1 + 40 >> 2] = $3_1;
HEAP32[$2_1 + 32 >> 2] = $2_1 + 8;
$145($0_1, 1049033, $2_1 + 32 | 0);
$133($3_1);
}
$133($2_1 + 8 | 0);
}
global$0 = $2_1 + 48 | 0;
}
function $20($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
block2 : {
block3 : {
block1 : {
block : {
$5_1 = $18(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
if (!$5_1) {
break block
}
$6_1 = HEAPU8[$5_1 | 0];
if (!$6_1) {
break block
}
HEAP32[$4_1 + 20 >> 2] = $5_1;
HEAP32[$4_1 + 16 >> 2] = $3_1;
HEAP32[$4_1 + 12 >> 2] = $2_1;
HEAP32[$4_1 + 24 >> 2] = $1_1;
HEAP8[$4_1 + 28 | 0] = HEAPU8[$1_1 + 20 | 0];
$1_1 = 1;
HEAP32[$4_1 + 8 >> 2] = 1;
if (($6_1 | 0) == 1) {
break block1
}
(wasm2js_i32$0 = $0_1, wasm2js_i32$1 = $15($4_1 + 8 | 0, 1052049, 13)), HEAP32[wasm2js_i32$0 + 4 >> 2] = wasm2js_i32$1;
break block2;
}
HEAP8[$0_1 + 1 | 0] = 2;
break block3;
}
HEAP8[$0_1 + 1 | 0] = HEAPU8[$5_1 + 1 | 0];
}
$1_1 = 0;
}
HEAP8[$0_1 | 0] = $1_1;
global$0 = $4_1 + 32 | 0;
}
function $21($0_1) {
var $1_1 = 0, $2_1 = 0;
$1_1 = HEAP32[$0_1 + 8 >> 2];
if ($1_1) {
$2_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
$133($2_1);
$2_1 = $2_1 + 12 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$140($0_1, 4, 12);
}
function $22($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0;
$1_1 = global$0 - 48 | 0;
global$0 = $1_1;
$2_1 = HEAPU8[$0_1 + 22 | 0];
block : {
if (($2_1 | 0) == 4) {
break block
}
$3_1 = HEAP32[$0_1 + 16 >> 2];
$0_1 = HEAP32[$0_1 + 12 >> 2];
if (((($0_1 | 0) == 1 ? $3_1 >>> 0 < 33 : !$0_1) | 0) != 1) {
break block
}
HEAP32[$1_1 + 8 >> 2] = $3_1;
HEAP32[$1_1 + 4 >> 2] = $0_1;
$0_1 = $2_1 << 2;
$2_1 = HEAP32[$0_1 + 1069588 >> 2];
HEAP32[$1_1 + 16 >> 2] = $2_1;
$0_1 = HEAP32[$0_1 + 1069604 >> 2];
HEAP32[$1_1 + 12 >> 2] = $0_1;
HEAP32[$1_1 + 44 >> 2] = 4;
HEAP32[$1_1 + 36 >> 2] = 1;
HEAP32[$1_1 + 40 >> 2] = $1_1 + 4;
HEAP32[$1_1 + 32 >> 2] = $1_1 + 12;
$3_1 = $1_1 + 20 | 0;
$145($3_1, 1050309, $1_1 + 32 | 0);
$4_1 = $67(3, 1065712, 31, $0_1, $2_1, $3_1);
}
global$0 = $1_1 + 48 | 0;
return $4_1;
}
function $23($0_1) {
$0_1 = HEAP32[$0_1 >> 2];
$133($0_1 + 12 | 0);
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$133($0_1 + 36 | 0)
}
$133($0_1 + 24 | 0);
$46($0_1 + 48 | 0);
$4($0_1, 4);
}
function $24($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
block : {
block3 : {
block2 : {
block1 : {
if ($2_1) {
$8_1 = Math_imul($2_1, 12);
$7_1 = ($8_1 - 12 >>> 0) / 12 << 1;
$4_1 = $8_1;
$5_1 = $1_1;
while (1) {
if ($4_1) {
$4_1 = $4_1 - 12 | 0;
$6_1 = HEAP32[$5_1 + 8 >> 2];
$5_1 = $5_1 + 12 | 0;
$7_1 = $6_1 + $7_1 | 0;
if ($6_1 >>> 0 <= $7_1 >>> 0) {
continue
}
break block;
}
break;
};
$141($3_1 + 20 | 0, $7_1, 1, 1);
if (HEAP32[$3_1 + 20 >> 2] == 1) {
break block1
}
$5_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 16 >> 2] = 0;
HEAP32[$3_1 + 12 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 8 >> 2] = $5_1;
$137($3_1 + 8 | 0, HEAP32[$1_1 + 4 >> 2], HEAP32[$1_1 + 8 >> 2]);
$4_1 = HEAP32[$3_1 + 16 >> 2];
$5_1 = $7_1 - $4_1 | 0;
$4_1 = $4_1 + HEAP32[$3_1 + 12 >> 2] | 0;
if (($2_1 | 0) == 1) {
break block2
}
$6_1 = $1_1 + 16 | 0;
$2_1 = $8_1 - 12 | 0;
while (1) {
if ($5_1 >>> 0 <= 1) {
break block
}
$1_1 = HEAP32[$6_1 + 4 >> 2];
$8_1 = HEAP32[$6_1 >> 2];
$149($4_1, 2, 1065947, 2);
$5_1 = $5_1 - 2 | 0;
if ($5_1 >>> 0 < $1_1 >>> 0) {
break block
}
$4_1 = $4_1 + 2 | 0;
$149($4_1, $1_1, $8_1, $1_1);
$6_1 = $6_1 + 12 | 0;
$5_1 = $5_1 - $1_1 | 0;
$4_1 = $1_1 + $4_1 | 0;
$2_1 = $2_1 - 12 | 0;
if ($2_1) {
continue
}
break;
};
break block2;
}
HEAP32[$3_1 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 1;
$1_1 = HEAP32[$3_1 + 4 >> 2];
$2_1 = HEAP32[$3_1 >> 2];
HEAP32[$0_1 + 8 >> 2] = 0;
HEAP32[$0_1 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block3;
}
wasm2js_trap();
}
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $7_1 - $5_1;
}
global$0 = $3_1 + 32 | 0;
return;
}
wasm2js_trap();
}
function $25($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
block : {
block3 : {
block2 : {
block1 : {
if ($2_1) {
$4_1 = $2_1 << 3;
$6_1 = __wasm_i64_mul($4_1 - 8 >>> 3 | 0, 0, 0, 0);
$9_1 = $1_1 + $4_1 | 0;
$7_1 = $1_1 + 8 | 0;
$5_1 = $1_1;
while (1) {
if ($4_1) {
$4_1 = $4_1 - 8 | 0;
$8_1 = HEAP32[$5_1 + 4 >> 2];
$5_1 = $5_1 + 8 | 0;
$6_1 = $6_1 + $8_1 | 0;
if ($8_1 >>> 0 <= $6_1 >>> 0) {
continue
}
break block;
}
break;
};
$141($3_1 + 20 | 0, $6_1, 1, 1);
if (HEAP32[$3_1 + 20 >> 2] == 1) {
break block1
}
$5_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 16 >> 2] = 0;
HEAP32[$3_1 + 12 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 8 >> 2] = $5_1;
$137($3_1 + 8 | 0, HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2]);
$1_1 = HEAP32[$3_1 + 16 >> 2];
$5_1 = $6_1 - $1_1 | 0;
$4_1 = $1_1 + HEAP32[$3_1 + 12 >> 2] | 0;
if (($2_1 | 0) == 1) {
break block2
}
while (1) {
$1_1 = HEAP32[$7_1 + 4 >> 2];
$2_1 = HEAP32[$7_1 >> 2];
$149($4_1, 0, 1, 0);
if ($1_1 >>> 0 > $5_1 >>> 0) {
break block
}
$149($4_1, $1_1, $2_1, $1_1);
$5_1 = $5_1 - $1_1 | 0;
$4_1 = $1_1 + $4_1 | 0;
$7_1 = $7_1 + 8 | 0;
if (($9_1 | 0) != ($7_1 | 0)) {
continue
}
break;
};
break block2;
}
HEAP32[$3_1 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 1;
$1_1 = HEAP32[$3_1 + 4 >> 2];
$2_1 = HEAP32[$3_1 >> 2];
HEAP32[$0_1 + 8 >> 2] = 0;
HEAP32[$0_1 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block3;
}
wasm2js_trap();
}
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $6_1 - $5_1;
}
global$0 = $3_1 + 32 | 0;
return;
}
wasm2js_trap();
}
function $26($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0;
$4_1 = global$0 - 96 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 32 >> 2] = $2_1;
HEAP32[$4_1 + 28 >> 2] = $1_1;
$3_1 = HEAP32[$0_1 + 12 >> 2];
block : {
if (HEAPU8[$3_1 | 0] != 5) {
$0_1 = $15($0_1, 1051797, 9);
break block;
}
$7_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$4_1 + 36 >> 2] = $7_1;
HEAP32[$4_1 + 40 >> 2] = $7_1 + Math_imul(HEAP32[$3_1 + 12 >> 2], 28);
$3_1 = $4_1 + 28 | 0;
$7_1 = 0;
$9_1 = global$0 - 16 | 0;
global$0 = $9_1;
$11_1 = $4_1 + 36 | 0;
$6_1 = HEAP32[$11_1 >> 2];
$14_1 = HEAP32[$11_1 + 4 >> 2];
block1 : {
if (($6_1 | 0) == ($14_1 | 0)) {
break block1
}
$13_1 = HEAP32[$3_1 + 4 >> 2];
$10_1 = HEAP32[$3_1 >> 2];
$3_1 = $6_1;
while (1) {
$8_1 = $3_1 + 28 | 0;
HEAP32[$11_1 >> 2] = $8_1;
if (($10_1 | 0) == ($13_1 | 0)) {
$7_1 = $6_1;
break block1;
}
$5_1 = $10_1;
block2 : {
while (1) {
$12_1 = HEAP32[$5_1 + 4 >> 2];
$16_1 = HEAP32[$5_1 >> 2];
$17_1 = HEAP32[$3_1 + 8 >> 2];
$15_1 = $9_1 + 8 | 0;
HEAP32[$15_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$15_1 + 4 >> 2] = $17_1;
if (($12_1 | 0) == HEAP32[$9_1 + 12 >> 2]) {
if (!$170($16_1, HEAP32[$9_1 + 8 >> 2], $12_1)) {
break block2
}
}
$5_1 = $5_1 + 20 | 0;
if (($13_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
$7_1 = $3_1;
break block1;
}
$3_1 = $8_1;
if (($14_1 | 0) != ($3_1 | 0)) {
continue
}
break;
};
}
global$0 = $9_1 + 16 | 0;
if (!$7_1) {
$0_1 = 0;
break block;
}
$3_1 = $4_1 + 56 | 0;
$19($3_1, $0_1);
$5_1 = HEAP32[$7_1 + 8 >> 2];
$6_1 = $4_1 + 16 | 0;
HEAP32[$6_1 >> 2] = HEAP32[$7_1 + 4 >> 2];
HEAP32[$6_1 + 4 >> 2] = $5_1;
$6_1 = $4_1 + 68 | 0;
$27($6_1, HEAP32[$4_1 + 16 >> 2], HEAP32[$4_1 + 20 >> 2]);
HEAP32[$4_1 + 92 >> 2] = 2;
HEAP32[$4_1 + 84 >> 2] = 2;
HEAP32[$4_1 + 88 >> 2] = $6_1;
HEAP32[$4_1 + 80 >> 2] = $3_1;
$9_1 = $4_1 + 44 | 0;
$10_1 = $4_1 + 80 | 0;
$145($9_1, 1049033, $10_1);
$133($6_1);
$133($3_1);
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$141($5_1 + 20 | 0, ($2_1 - $1_1 >>> 0) / 20 | 0, 4, 8);
$3_1 = HEAP32[$5_1 + 24 >> 2];
if (HEAP32[$5_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$5_1 + 16 >> 2] = 0;
HEAP32[$5_1 + 12 >> 2] = HEAP32[$5_1 + 28 >> 2];
HEAP32[$5_1 + 8 >> 2] = $3_1;
$6_1 = $5_1 + 8 | 0;
$3_1 = HEAP32[$6_1 + 8 >> 2];
$8_1 = ($2_1 - $1_1 >>> 0) / 20 | 0;
if ($8_1 >>> 0 > HEAP32[$6_1 >> 2] - $3_1 >>> 0) {
$134($6_1, $3_1, $8_1, 4, 8);
$3_1 = HEAP32[$6_1 + 8 >> 2];
}
if (($1_1 | 0) != ($2_1 | 0)) {
$2_1 = $3_1 + $8_1 | 0;
$3_1 = HEAP32[$6_1 + 4 >> 2] + ($3_1 << 3) | 0;
while (1) {
$11_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$3_1 + 4 >> 2] = $11_1;
$1_1 = $1_1 + 20 | 0;
$3_1 = $3_1 + 8 | 0;
$8_1 = $8_1 - 1 | 0;
if ($8_1) {
continue
}
break;
};
} else {
$2_1 = $3_1
}
HEAP32[$6_1 + 8 >> 2] = $2_1;
HEAP32[$10_1 + 8 >> 2] = HEAP32[$5_1 + 16 >> 2];
$1_1 = HEAP32[$5_1 + 12 >> 2];
HEAP32[$10_1 >> 2] = HEAP32[$5_1 + 8 >> 2];
HEAP32[$10_1 + 4 >> 2] = $1_1;
global$0 = $5_1 + 32 | 0;
$8_1 = HEAPU8[$0_1 + 20 | 0];
$11_1 = HEAP32[$4_1 + 52 >> 2];
$13_1 = HEAP32[$4_1 + 48 >> 2];
$1_1 = HEAP32[$7_1 + 8 >> 2];
$0_1 = $4_1 + 8 | 0;
HEAP32[$0_1 >> 2] = HEAP32[$7_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
$2_1 = HEAP32[$4_1 + 84 >> 2];
$12_1 = HEAP32[$4_1 + 88 >> 2];
$1_1 = global$0 - 112 | 0;
global$0 = $1_1;
$0_1 = $1_1 + 84 | 0;
$7_1 = HEAP32[$4_1 + 8 >> 2];
$6_1 = HEAP32[$4_1 + 12 >> 2];
$62($0_1, $7_1, $6_1);
HEAP32[$1_1 + 48 >> 2] = 2;
HEAP32[$1_1 + 44 >> 2] = $0_1;
$5_1 = $1_1 + 32 | 0;
$3_1 = $1_1 + 44 | 0;
$145($5_1, 1051712, $3_1);
$133($0_1);
$12_1 = $2_1 + ($12_1 << 3) | 0;
$111($0_1, $2_1, $12_1);
$24($3_1, HEAP32[$1_1 + 88 >> 2], HEAP32[$1_1 + 92 >> 2]);
$21($0_1);
HEAP32[$1_1 + 96 >> 2] = 2;
HEAP32[$1_1 + 88 >> 2] = 2;
HEAP32[$1_1 + 92 >> 2] = $3_1;
HEAP32[$1_1 + 84 >> 2] = $5_1;
$145($1_1 + 20 | 0, 1049451, $0_1);
$133($3_1);
$133($5_1);
$52($1_1 + 8 | 0, $7_1, $6_1, $2_1, $12_1);
$0_1 = HEAP32[$1_1 + 8 >> 2];
if ($0_1) {
$138($1_1 + 96 | 0, $0_1, HEAP32[$1_1 + 12 >> 2]);
HEAP8[$1_1 + 108 | 0] = 3;
$0_1 = HEAP32[$1_1 + 92 >> 2];
HEAP32[$1_1 + 56 >> 2] = HEAP32[$1_1 + 88 >> 2];
HEAP32[$1_1 + 60 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 100 >> 2];
HEAP32[$1_1 + 64 >> 2] = HEAP32[$1_1 + 96 >> 2];
HEAP32[$1_1 + 68 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 108 >> 2];
HEAP32[$1_1 + 72 >> 2] = HEAP32[$1_1 + 104 >> 2];
HEAP32[$1_1 + 76 >> 2] = $0_1;
$2_1 = -2147483648;
} else {
$2_1 = -2147483647
}
$0_1 = $67($8_1, $13_1, $11_1, $7_1, $6_1, $1_1 + 20 | 0);
$46($0_1 + 48 | 0);
HEAP32[$0_1 + 48 >> 2] = $2_1;
$2_1 = HEAP32[$1_1 + 60 >> 2];
HEAP32[$0_1 + 52 >> 2] = HEAP32[$1_1 + 56 >> 2];
HEAP32[$0_1 + 56 >> 2] = $2_1;
$2_1 = HEAP32[$1_1 + 68 >> 2];
HEAP32[$0_1 + 60 >> 2] = HEAP32[$1_1 + 64 >> 2];
HEAP32[$0_1 + 64 >> 2] = $2_1;
$2_1 = HEAP32[$1_1 + 76 >> 2];
HEAP32[$0_1 + 68 >> 2] = HEAP32[$1_1 + 72 >> 2];
HEAP32[$0_1 + 72 >> 2] = $2_1;
global$0 = $1_1 + 112 | 0;
$140($10_1, 4, 8);
$133($9_1);
}
global$0 = $4_1 + 96 | 0;
return $0_1;
}
function $27($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$4_1 = $3_1 + 4 | 0;
$32($4_1, $1_1, $2_1, 126, 1053697);
$32($0_1, HEAP32[$3_1 + 8 >> 2], HEAP32[$3_1 + 12 >> 2], 47, 1053699);
$133($4_1);
global$0 = $3_1 + 16 | 0;
}
function $28($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $159($1_1, HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2]) | 0;
}
function $29($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0, $28_1 = 0;
$14_1 = global$0 - 32 | 0;
global$0 = $14_1;
block2 : {
block1 : {
$2_1 = HEAP32[$1_1 + 12 >> 2];
block : {
if (HEAPU8[$2_1 | 0] != 3) {
$15_1 = $15($1_1, 1051789, 8);
break block;
}
$3_1 = $2_1 + 4 | 0;
$2_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$14_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$14_1 + 4 >> 2] = $2_1;
$15_1 = HEAP32[$14_1 + 4 >> 2];
$12_1 = HEAP32[$14_1 >> 2];
if ($12_1) {
break block1
}
}
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = $15_1;
break block2;
}
$26_1 = $14_1 + 8 | 0;
$16_1 = global$0 - 96 | 0;
global$0 = $16_1;
block34 : {
block3 : {
if (!$15_1) {
break block3
}
$5_1 = $12_1 + $15_1 | 0;
$3_1 = $12_1;
while (1) {
block4 : {
if (($3_1 | 0) == ($5_1 | 0)) {
break block4
}
$7_1 = HEAP8[$3_1 | 0];
block5 : {
if (($7_1 | 0) >= 0) {
$2_1 = $7_1 & 255;
$3_1 = $3_1 + 1 | 0;
break block5;
}
$2_1 = HEAPU8[$3_1 + 1 | 0] & 63;
$4_1 = $7_1 & 31;
if ($7_1 >>> 0 <= 4294967263) {
$2_1 = $2_1 | $4_1 << 6;
$3_1 = $3_1 + 2 | 0;
break block5;
}
$2_1 = HEAPU8[$3_1 + 2 | 0] & 63 | $2_1 << 6;
if ($7_1 >>> 0 < 4294967280) {
$2_1 = $2_1 | $4_1 << 12;
$3_1 = $3_1 + 3 | 0;
break block5;
}
$2_1 = $4_1 << 18 & 1835008 | (HEAPU8[$3_1 + 3 | 0] & 63 | $2_1 << 6);
if (($2_1 | 0) == 1114112) {
break block4
}
$3_1 = $3_1 + 4 | 0;
}
$4_1 = $2_1 - 9 | 0;
if (1 << $4_1 & 8388639 ? $4_1 >>> 0 <= 23 : 0) {
break block3
}
block6 : {
if ($2_1 >>> 0 < 128) {
break block6
}
block7 : {
$4_1 = $2_1 >>> 8 | 0;
if ($4_1 >>> 0 <= 31) {
if (!$4_1) {
break block7
}
if (($4_1 | 0) != 22 | ($2_1 | 0) != 5760) {
break block6
}
break block3;
}
if (($4_1 | 0) != 32) {
if (($4_1 | 0) != 48 | ($2_1 | 0) != 12288) {
break block6
}
break block3;
}
if (!(HEAPU8[($2_1 & 255) + 1070060 | 0] & 2)) {
break block6
}
break block3;
}
if (HEAP8[($2_1 & 255) + 1070060 | 0] & 1) {
break block3
}
}
if ($2_1 >>> 0 < 32) {
break block3
}
if ($2_1 - 127 >>> 0 > 32) {
continue
}
break block3;
}
break;
};
block32 : {
if ($15_1 >>> 0 >= 4) {
$8_1 = $16_1 + 32 | 0;
$3_1 = 0;
$4_1 = 1;
$2_1 = 1;
$13_1 = 1;
block12 : {
block8 : {
while (1) {
$7_1 = $3_1 + $6_1 | 0;
if ($7_1 >>> 0 >= 3) {
break block8
}
$5_1 = HEAPU8[$4_1 + 1052145 | 0];
$4_1 = HEAPU8[$7_1 + 1052145 | 0];
block9 : {
if ($5_1 >>> 0 >= $4_1 >>> 0) {
if (($4_1 | 0) != ($5_1 | 0)) {
$13_1 = 1;
$6_1 = $2_1;
$2_1 = $2_1 + 1 | 0;
$3_1 = 0;
break block9;
}
$5_1 = $3_1 + 1 | 0;
$4_1 = ($5_1 | 0) == ($13_1 | 0);
$2_1 = ($4_1 ? $5_1 : 0) + $2_1 | 0;
$3_1 = $4_1 ? 0 : $5_1;
break block9;
}
$2_1 = ($2_1 + $3_1 | 0) + 1 | 0;
$13_1 = $2_1 - $6_1 | 0;
$3_1 = 0;
}
$4_1 = $2_1 + $3_1 | 0;
if ($4_1 >>> 0 < 3) {
continue
}
break;
};
$5_1 = 1;
$2_1 = 1;
$3_1 = 0;
$19_1 = 1;
$4_1 = 0;
while (1) {
$9_1 = $3_1 + $4_1 | 0;
if ($9_1 >>> 0 >= 3) {
break block8
}
$7_1 = HEAPU8[$5_1 + 1052145 | 0];
$5_1 = HEAPU8[$9_1 + 1052145 | 0];
block10 : {
if ($7_1 >>> 0 <= $5_1 >>> 0) {
if (($5_1 | 0) != ($7_1 | 0)) {
$19_1 = 1;
$4_1 = $2_1;
$2_1 = $2_1 + 1 | 0;
$3_1 = 0;
break block10;
}
$7_1 = $3_1 + 1 | 0;
$5_1 = ($7_1 | 0) == ($19_1 | 0);
$2_1 = ($5_1 ? $7_1 : 0) + $2_1 | 0;
$3_1 = $5_1 ? 0 : $7_1;
break block10;
}
$2_1 = ($2_1 + $3_1 | 0) + 1 | 0;
$19_1 = $2_1 - $4_1 | 0;
$3_1 = 0;
}
$5_1 = $2_1 + $3_1 | 0;
if ($5_1 >>> 0 < 3) {
continue
}
break;
};
$2_1 = $4_1 >>> 0 < $6_1 >>> 0;
$7_1 = $2_1 ? $6_1 : $4_1;
if ($7_1 >>> 0 > 3) {
break block8
}
$2_1 = $2_1 ? $13_1 : $19_1;
$3_1 = $2_1 + $7_1 | 0;
if ($2_1 >>> 0 > $3_1 >>> 0 | $3_1 >>> 0 > 3) {
break block8
}
block11 : {
if ($170(1052145, $2_1 + 1052145 | 0, $7_1)) {
$3_1 = 1052145;
$2_1 = 3;
while (1) {
$4_1 = HEAPU8[$3_1 | 0];
$5_1 = $4_1 & 31;
if (($4_1 & 63) >>> 0 >= 32) {
$4_1 = 1 << $5_1;
$9_1 = 0;
} else {
$9_1 = 1 << $5_1;
$4_1 = $9_1 - 1 & 1 >>> 32 - $5_1;
}
$10_1 = $9_1 | $10_1;
$11_1 = $4_1 | $11_1;
$3_1 = $3_1 + 1 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
$2_1 = 3 - $7_1 | 0;
$3_1 = ($2_1 >>> 0 > $7_1 >>> 0 ? $2_1 : $7_1) + 1 | 0;
$4_1 = -1;
$5_1 = $7_1;
$2_1 = -1;
break block11;
}
$3_1 = 0;
$5_1 = $161($2_1, 0);
$4_1 = $161($2_1, 1);
$5_1 = 3 - ($4_1 >>> 0 > $5_1 >>> 0 ? $4_1 : $5_1) | 0;
$4_1 = 0;
if ($2_1) {
while (1) {
$9_1 = HEAPU8[$3_1 + 1052145 | 0];
$6_1 = $9_1 & 31;
if (($9_1 & 63) >>> 0 >= 32) {
$9_1 = 1 << $6_1;
$13_1 = 0;
} else {
$13_1 = 1 << $6_1;
$9_1 = $13_1 - 1 & 1 >>> 32 - $6_1;
}
$10_1 = $13_1 | $10_1;
$11_1 = $9_1 | $11_1;
$3_1 = $3_1 + 1 | 0;
if (($2_1 | 0) != ($3_1 | 0)) {
continue
}
break;
};
$3_1 = $2_1;
}
$2_1 = 3;
}
HEAP32[$8_1 + 60 >> 2] = 3;
HEAP32[$8_1 + 56 >> 2] = 1052145;
HEAP32[$8_1 + 52 >> 2] = $15_1;
HEAP32[$8_1 + 48 >> 2] = $12_1;
HEAP32[$8_1 + 40 >> 2] = $2_1;
HEAP32[$8_1 + 36 >> 2] = $4_1;
HEAP32[$8_1 + 32 >> 2] = $15_1;
HEAP32[$8_1 + 28 >> 2] = 0;
HEAP32[$8_1 + 24 >> 2] = $3_1;
HEAP32[$8_1 + 20 >> 2] = $5_1;
HEAP32[$8_1 + 16 >> 2] = $7_1;
HEAP32[$8_1 + 8 >> 2] = $10_1;
HEAP32[$8_1 + 12 >> 2] = $11_1;
HEAP32[$8_1 >> 2] = 1;
break block12;
}
wasm2js_trap();
}
$20_1 = $16_1 + 20 | 0;
$13_1 = 0;
block31 : {
block15 : {
block13 : {
block20 : {
block28 : {
block21 : {
block26 : {
block23 : {
block22 : {
block16 : {
$3_1 = $8_1;
if (!HEAP32[$3_1 >> 2]) {
if (HEAPU8[$3_1 + 14 | 0]) {
break block13
}
$6_1 = HEAPU8[$3_1 + 12 | 0];
$4_1 = HEAP32[$3_1 + 52 >> 2];
$8_1 = HEAP32[$3_1 + 48 >> 2];
$2_1 = HEAP32[$3_1 + 4 >> 2];
block18 : {
while (1) {
block14 : {
if (!$2_1) {
break block14
}
if ($2_1 >>> 0 < $4_1 >>> 0) {
if (HEAP8[$2_1 + $8_1 | 0] > -65) {
break block14
}
break block15;
}
if (($2_1 | 0) != ($4_1 | 0)) {
break block15
}
}
if (($2_1 | 0) == ($4_1 | 0)) {
break block16
}
$9_1 = $2_1 + $8_1 | 0;
$11_1 = HEAP8[$9_1 | 0];
block17 : {
if (($11_1 | 0) >= 0) {
$10_1 = $11_1 & 255;
break block17;
}
$5_1 = HEAPU8[$9_1 + 1 | 0] & 63;
$7_1 = $11_1 & 31;
$10_1 = $5_1 | $7_1 << 6;
if ($11_1 >>> 0 <= 4294967263) {
break block17
}
$5_1 = HEAPU8[$9_1 + 2 | 0] & 63 | $5_1 << 6;
$10_1 = $5_1 | $7_1 << 12;
if ($11_1 >>> 0 < 4294967280) {
break block17
}
$10_1 = $7_1 << 18 & 1835008 | (HEAPU8[$9_1 + 3 | 0] & 63 | $5_1 << 6);
}
if ($6_1 & 1) {
break block18
}
if (($10_1 | 0) != 1114112) {
$6_1 = 1;
$7_1 = 1;
block19 : {
if ($10_1 >>> 0 < 128) {
break block19
}
$7_1 = 2;
if ($10_1 >>> 0 < 2048) {
break block19
}
$7_1 = $10_1 >>> 0 < 65536 ? 3 : 4;
}
$2_1 = $7_1 + $2_1 | 0;
HEAP32[$3_1 + 4 >> 2] = $2_1;
continue;
}
break;
};
HEAP8[$3_1 + 12 | 0] = 1;
break block20;
}
HEAP8[$3_1 + 12 | 0] = 0;
$4_1 = $2_1;
break block21;
}
$17_1 = HEAP32[$3_1 + 60 >> 2];
$24_1 = $17_1 - 1 | 0;
$21_1 = HEAP32[$3_1 + 56 >> 2];
$18_1 = HEAP32[$3_1 + 52 >> 2];
$23_1 = HEAP32[$3_1 + 48 >> 2];
$5_1 = HEAP32[$3_1 + 36 >> 2];
if (($5_1 | 0) == -1) {
break block22
}
$6_1 = HEAP32[$3_1 + 28 >> 2];
$2_1 = $24_1 + $6_1 | 0;
if ($18_1 >>> 0 <= $2_1 >>> 0) {
break block23
}
$22_1 = HEAP32[$3_1 + 16 >> 2];
$9_1 = $22_1 - 1 | 0;
$13_1 = HEAP32[$3_1 + 24 >> 2];
$8_1 = $17_1 - $13_1 | 0;
$7_1 = HEAP32[$3_1 + 8 >> 2];
$4_1 = HEAP32[$3_1 + 12 >> 2];
while (1) {
$11_1 = $7_1;
$2_1 = HEAPU8[$2_1 + $23_1 | 0];
$10_1 = $2_1 & 31;
block27 : {
block24 : {
if (($2_1 & 63) >>> 0 >= 32) {
$2_1 = $4_1 >>> $10_1 | 0
} else {
$2_1 = ((1 << $10_1) - 1 & $4_1) << 32 - $10_1 | $11_1 >>> $10_1
}
if (!($2_1 & 1)) {
$6_1 = $6_1 + $17_1 | 0;
HEAP32[$3_1 + 28 >> 2] = $6_1;
break block24;
}
$2_1 = $5_1 >>> 0 > $22_1 >>> 0 ? $5_1 : $22_1;
$19_1 = $2_1 >>> 0 > $17_1 >>> 0 ? $2_1 : $17_1;
$25_1 = $6_1 + $23_1 | 0;
block25 : {
while (1) {
if (($2_1 | 0) == ($19_1 | 0)) {
$2_1 = $9_1;
while (1) {
if ($2_1 + 1 >>> 0 <= $5_1 >>> 0) {
break block25
}
if ($18_1 >>> 0 <= $2_1 + $6_1 >>> 0 | $2_1 >>> 0 >= $17_1 >>> 0) {
break block26
}
$10_1 = $2_1 + $25_1 | 0;
$11_1 = $2_1 + $21_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (HEAPU8[$11_1 | 0] == HEAPU8[$10_1 | 0]) {
continue
}
break;
};
$6_1 = $6_1 + $13_1 | 0;
HEAP32[$3_1 + 28 >> 2] = $6_1;
$5_1 = $8_1;
break block27;
}
if ($18_1 >>> 0 <= $2_1 + $6_1 >>> 0) {
break block26
}
$10_1 = $2_1 + $25_1 | 0;
$11_1 = $2_1 + $21_1 | 0;
$2_1 = $2_1 + 1 | 0;
if (HEAPU8[$11_1 | 0] == HEAPU8[$10_1 | 0]) {
continue
}
break;
};
$6_1 = ($6_1 - $22_1 | 0) + $2_1 | 0;
break block24;
}
HEAP32[$3_1 + 36 >> 2] = 0;
HEAP32[$20_1 + 4 >> 2] = $6_1;
$2_1 = $6_1 + $17_1 | 0;
HEAP32[$3_1 + 28 >> 2] = $2_1;
HEAP32[$20_1 + 8 >> 2] = $2_1;
break block28;
}
$5_1 = 0;
}
HEAP32[$3_1 + 36 >> 2] = $5_1;
$2_1 = $6_1 + $24_1 | 0;
if ($18_1 >>> 0 > $2_1 >>> 0) {
continue
}
break;
};
break block23;
}
HEAP8[$3_1 + 12 | 0] = ($6_1 ^ -1) & 1;
if (!($6_1 & 1)) {
break block20
}
break block21;
}
$5_1 = HEAP32[$3_1 + 28 >> 2];
$2_1 = $24_1 + $5_1 | 0;
if ($18_1 >>> 0 <= $2_1 >>> 0) {
break block23
}
$27_1 = $23_1 - 1 | 0;
$28_1 = $21_1 - 1 | 0;
$8_1 = HEAP32[$3_1 + 16 >> 2];
$21_1 = $8_1 + $21_1 | 0;
$22_1 = $8_1 + $23_1 | 0;
$25_1 = $8_1 - ($8_1 >>> 0 > $17_1 >>> 0 ? $8_1 : $17_1) | 0;
$13_1 = HEAP32[$3_1 + 24 >> 2];
$7_1 = HEAP32[$3_1 + 8 >> 2];
$4_1 = HEAP32[$3_1 + 12 >> 2];
$19_1 = $17_1 >>> 0 > $8_1 - 1 >>> 0;
while (1) {
$9_1 = $7_1;
$2_1 = HEAPU8[$2_1 + $23_1 | 0];
$6_1 = $2_1 & 31;
if (($2_1 & 63) >>> 0 >= 32) {
$2_1 = $4_1 >>> $6_1 | 0
} else {
$2_1 = ((1 << $6_1) - 1 & $4_1) << 32 - $6_1 | $9_1 >>> $6_1
}
block30 : {
if ($2_1 & 1) {
$10_1 = $5_1 + $8_1 | 0;
$11_1 = $5_1 + $22_1 | 0;
$2_1 = 0;
block29 : {
while (1) {
if (!($2_1 + $25_1 | 0)) {
$11_1 = $5_1 + $27_1 | 0;
$2_1 = $8_1;
while (1) {
if (!$2_1) {
break block29
}
if (!$19_1 | $18_1 >>> 0 <= ($2_1 + $5_1 | 0) - 1 >>> 0) {
break block26
}
$6_1 = $2_1 + $11_1 | 0;
$9_1 = $2_1 + $28_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (HEAPU8[$9_1 | 0] == HEAPU8[$6_1 | 0]) {
continue
}
break;
};
$5_1 = $5_1 + $13_1 | 0;
break block30;
}
if ($18_1 >>> 0 <= $2_1 + $10_1 >>> 0) {
break block26
}
$6_1 = $2_1 + $11_1 | 0;
$9_1 = $2_1 + $21_1 | 0;
$2_1 = $2_1 + 1 | 0;
if (HEAPU8[$9_1 | 0] == HEAPU8[$6_1 | 0]) {
continue
}
break;
};
$5_1 = $2_1 + $5_1 | 0;
break block30;
}
HEAP32[$20_1 + 4 >> 2] = $5_1;
$2_1 = $5_1 + $17_1 | 0;
HEAP32[$20_1 + 8 >> 2] = $2_1;
HEAP32[$3_1 + 28 >> 2] = $2_1;
break block28;
}
$5_1 = $5_1 + $17_1 | 0;
HEAP32[$3_1 + 28 >> 2] = $5_1;
}
$2_1 = $5_1 + $24_1 | 0;
if ($18_1 >>> 0 > $2_1 >>> 0) {
continue
}
break;
};
}
HEAP32[$3_1 + 28 >> 2] = $18_1;
$13_1 = 0;
break block13;
}
wasm2js_trap();
}
HEAP32[$20_1 + 8 >> 2] = $4_1;
HEAP32[$20_1 + 4 >> 2] = $4_1;
}
$13_1 = 1;
break block13;
}
HEAP8[$3_1 + 14 | 0] = 1;
}
HEAP32[$20_1 >> 2] = $13_1;
break block31;
}
HEAP8[$3_1 + 12 | 0] = ($6_1 ^ -1) & 1;
wasm2js_trap();
}
if (HEAP32[$16_1 + 20 >> 2]) {
break block3
}
break block32;
}
if (($15_1 | 0) != 3) {
break block32
}
if (!((HEAPU8[$12_1 | 0] | HEAPU8[$12_1 + 1 | 0] << 8) ^ 10794 | HEAPU8[$12_1 + 2 | 0] ^ 42)) {
break block3
}
}
$2_1 = ($12_1 + 3 & -4) - $12_1 | 0;
block33 : {
if (!($2_1 >>> 0 <= $15_1 >>> 0 & $15_1 >>> 0 >= 4)) {
$4_1 = $12_1 - 1 | 0;
$2_1 = $15_1;
while (1) {
if (!$2_1) {
break block33
}
$3_1 = $2_1 + $4_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (HEAP8[$3_1 | 0] >= 0) {
continue
}
break;
};
break block3;
}
if ((HEAPU8[$12_1 | 0] | HEAPU8[$12_1 + 1 | 0] << 8 | (HEAPU8[$12_1 + 2 | 0] << 16 | HEAPU8[$12_1 + 3 | 0] << 24)) & -2139062144) {
break block3
}
$2_1 = $2_1 ? $2_1 : 4;
$3_1 = $15_1 - 4 | 0;
if ($2_1 >>> 0 < $3_1 >>> 0) {
while (1) {
if (HEAP32[$2_1 + $12_1 >> 2] & -2139062144) {
break block3
}
$2_1 = $2_1 + 4 | 0;
if ($3_1 >>> 0 > $2_1 >>> 0) {
continue
}
break;
}
}
$2_1 = $3_1 + $12_1 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) & -2139062144) {
break block3
}
}
$138($26_1, $12_1, $15_1);
break block34;
}
$4_1 = $16_1 + 32 | 0;
$62($4_1, $12_1, $15_1);
HEAP32[$16_1 + 16 >> 2] = 2;
HEAP32[$16_1 + 12 >> 2] = $4_1;
$3_1 = $16_1 + 20 | 0;
$2_1 = $16_1 + 12 | 0;
$145($3_1, 1051712, $2_1);
$133($4_1);
HEAP32[$16_1 + 16 >> 2] = 2;
HEAP32[$16_1 + 12 >> 2] = $3_1;
$145($4_1, 1050410, $2_1);
$133($3_1);
$2_1 = $67(2, 1065410, 6, $12_1, $15_1, $4_1);
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $2_1;
}
global$0 = $16_1 + 96 | 0;
if (HEAP32[$14_1 + 8 >> 2] == -2147483648) {
$2_1 = HEAP32[$14_1 + 12 >> 2];
$19($14_1 + 20 | 0, $1_1);
$133($2_1 + 24 | 0);
HEAP32[$2_1 + 32 >> 2] = HEAP32[$14_1 + 28 >> 2];
$1_1 = HEAP32[$14_1 + 24 >> 2];
HEAP32[$2_1 + 24 >> 2] = HEAP32[$14_1 + 20 >> 2];
HEAP32[$2_1 + 28 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = $2_1;
break block2;
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$14_1 + 16 >> 2];
$1_1 = HEAP32[$14_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$14_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
global$0 = $14_1 + 32 | 0;
}
function $30() {
var $0_1 = 0;
$0_1 = $2(4, 272);
if (!$0_1) {
wasm2js_trap()
}
HEAP16[$0_1 + 270 >> 1] = 0;
HEAP32[$0_1 >> 2] = 0;
return $0_1;
}
function $31($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$138($4_1, $1_1, $2_1);
HEAP32[$4_1 + 28 >> 2] = HEAP32[$3_1 + 8 >> 2];
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$4_1 + 20 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$4_1 + 24 >> 2] = $1_1;
$1_1 = $2(4, 88);
if (!$1_1) {
wasm2js_trap()
}
HEAP32[$1_1 >> 2] = 0;
$2_1 = HEAP32[$4_1 + 16 >> 2];
HEAP32[$1_1 + 4 >> 2] = HEAP32[$4_1 + 12 >> 2];
HEAP32[$1_1 + 8 >> 2] = $2_1;
$2_1 = HEAP32[$4_1 + 24 >> 2];
HEAP32[$1_1 + 12 >> 2] = HEAP32[$4_1 + 20 >> 2];
HEAP32[$1_1 + 16 >> 2] = $2_1;
HEAP32[$1_1 + 20 >> 2] = HEAP32[$4_1 + 28 >> 2];
$2_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$1_1 + 24 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$1_1 + 28 >> 2] = $2_1;
HEAP32[$1_1 + 32 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP8[$1_1 + 87 | 0] = $0_1;
HEAP8[$1_1 + 86 | 0] = 4;
HEAP16[$1_1 + 84 >> 1] = 771;
HEAP32[$1_1 + 76 >> 2] = 0;
HEAP32[$1_1 + 48 >> 2] = -2147483647;
HEAP32[$1_1 + 36 >> 2] = -2147483648;
global$0 = $4_1 + 32 | 0;
return $1_1;
}
function $32($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 + -64 | 0;
global$0 = $5_1;
$6_1 = $5_1 + 24 | 0;
$141($6_1, $2_1, 1, 1);
$7_1 = HEAP32[$5_1 + 28 >> 2];
if (!HEAP32[$5_1 + 24 >> 2]) {
HEAP32[$5_1 + 20 >> 2] = 0;
HEAP32[$5_1 + 16 >> 2] = HEAP32[$5_1 + 32 >> 2];
HEAP32[$5_1 + 12 >> 2] = $7_1;
HEAP32[$5_1 + 44 >> 2] = $3_1;
HEAP32[$5_1 + 40 >> 2] = $2_1;
HEAP32[$5_1 + 36 >> 2] = 0;
HEAP32[$5_1 + 32 >> 2] = $2_1;
HEAP32[$5_1 + 28 >> 2] = $1_1;
HEAP32[$5_1 + 24 >> 2] = $3_1;
HEAP8[$5_1 + 48 | 0] = 1;
$33($5_1 + 52 | 0, $6_1);
if (HEAP32[$5_1 + 52 >> 2] == 1) {
while (1) {
$3_1 = HEAP32[$5_1 + 56 >> 2] - $8_1 | 0;
$6_1 = $1_1 + $8_1 | 0;
$8_1 = HEAP32[$5_1 + 60 >> 2];
$7_1 = $5_1 + 12 | 0;
$137($7_1, $6_1, $3_1);
$137($7_1, $4_1, 2);
$33($5_1 + 52 | 0, $5_1 + 24 | 0);
if (HEAP32[$5_1 + 52 >> 2]) {
continue
}
break;
}
}
$137($5_1 + 12 | 0, $1_1 + $8_1 | 0, $2_1 - $8_1 | 0);
HEAP32[$0_1 + 8 >> 2] = HEAP32[$5_1 + 20 >> 2];
$1_1 = HEAP32[$5_1 + 16 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 12 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $5_1 - -64 | 0;
return;
}
wasm2js_trap();
}
function $33($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
$3_1 = HEAP32[$1_1 + 12 >> 2];
$7_1 = HEAP32[$1_1 + 16 >> 2];
block : {
if ($3_1 >>> 0 > $7_1 >>> 0) {
break block
}
$8_1 = HEAP32[$1_1 + 8 >> 2];
if ($8_1 >>> 0 < $7_1 >>> 0) {
break block
}
$9_1 = HEAP32[$1_1 + 4 >> 2];
$10_1 = $1_1 + 20 | 0;
while (1) {
$11_1 = $3_1 + $9_1 | 0;
$12_1 = HEAPU8[(HEAPU8[$1_1 + 24 | 0] + $10_1 | 0) - 1 | 0];
block2 : {
block3 : {
$4_1 = $7_1 - $3_1 | 0;
block1 : {
if ($4_1 >>> 0 >= 8) {
$155($6_1 + 8 | 0, $12_1, $11_1, $4_1);
$2_1 = HEAP32[$6_1 + 12 >> 2];
$5_1 = HEAP32[$6_1 + 8 >> 2];
break block1;
}
$2_1 = 0;
$5_1 = 0;
if (!$4_1) {
break block1
}
while (1) {
$5_1 = 1;
if (HEAPU8[$2_1 + $11_1 | 0] == ($12_1 | 0)) {
break block1
}
$2_1 = $2_1 + 1 | 0;
if (($4_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $4_1;
$5_1 = 0;
}
if (($5_1 | 0) == 1) {
$3_1 = ($2_1 + $3_1 | 0) + 1 | 0;
HEAP32[$1_1 + 12 >> 2] = $3_1;
$2_1 = HEAPU8[$1_1 + 24 | 0];
if ($2_1 >>> 0 > $3_1 >>> 0 | $2_1 >>> 0 > $3_1 >>> 0 | $3_1 >>> 0 > $8_1 >>> 0) {
break block2
}
if ($2_1 >>> 0 >= 5) {
break block3
}
$4_1 = $3_1 - $2_1 | 0;
if ($170($4_1 + $9_1 | 0, $10_1, $2_1)) {
break block2
}
HEAP32[$0_1 + 8 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $4_1;
$13_1 = 1;
break block;
}
HEAP32[$1_1 + 12 >> 2] = $7_1;
break block;
}
wasm2js_trap();
}
if ($3_1 >>> 0 <= $7_1 >>> 0) {
continue
}
break;
};
}
HEAP32[$0_1 >> 2] = $13_1;
global$0 = $6_1 + 16 | 0;
}
function $34() {
var $0_1 = 0;
$0_1 = $2(4, 320);
if (!$0_1) {
wasm2js_trap()
}
HEAP16[$0_1 + 270 >> 1] = 0;
HEAP32[$0_1 >> 2] = 0;
return $0_1;
}
function $35($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$8_1 = HEAP32[$1_1 + 8 >> 2];
$1_1 = HEAP32[$1_1 >> 2];
$10_1 = HEAPU16[$1_1 + 270 >> 1];
$9_1 = ($8_1 ^ -1) + $10_1 | 0;
HEAP16[$2_1 + 270 >> 1] = $9_1;
$6_1 = $1_1 + 4 | 0;
$7_1 = Math_imul($8_1, 12);
$4_1 = $6_1 + $7_1 | 0;
$5_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$3_1 + 4 >> 2] = $5_1;
HEAP32[$3_1 + 8 >> 2] = HEAP32[$4_1 + 8 >> 2];
$5_1 = $7_1;
$7_1 = $1_1 + 136 | 0;
$4_1 = $5_1 + $7_1 | 0;
$5_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$3_1 + 16 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$3_1 + 20 >> 2] = $5_1;
HEAP32[$3_1 + 24 >> 2] = HEAP32[$4_1 + 8 >> 2];
if ($9_1 >>> 0 >= 12) {
wasm2js_trap()
}
$5_1 = $6_1;
$4_1 = $8_1 + 1 | 0;
$6_1 = Math_imul($4_1, 12);
$4_1 = $10_1 - $4_1 | 0;
$131($5_1 + $6_1 | 0, $4_1, $2_1 + 4 | 0, $9_1);
$131($6_1 + $7_1 | 0, $4_1, $2_1 + 136 | 0, $9_1);
HEAP16[$1_1 + 270 >> 1] = $8_1;
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 8 >> 2];
$1_1 = HEAP32[$3_1 + 20 >> 2];
HEAP32[$0_1 + 12 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$0_1 + 16 >> 2] = $1_1;
HEAP32[$0_1 + 20 >> 2] = HEAP32[$3_1 + 24 >> 2];
global$0 = $3_1 + 32 | 0;
}
function $36($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$4_1 = HEAP32[$0_1 >> 2];
$5_1 = HEAPU16[$4_1 + 270 >> 1];
$6_1 = $5_1 + 1 | 0;
$0_1 = HEAP32[$0_1 + 8 >> 2];
$130($4_1 + 4 | 0, $6_1, $0_1, $1_1);
$130($4_1 + 136 | 0, $6_1, $0_1, $2_1);
$1_1 = $0_1 + 1 | 0;
$2_1 = $4_1 + 272 | 0;
$7_1 = $5_1 + 2 | 0;
$8_1 = $0_1 + 2 | 0;
if ($7_1 >>> 0 > $8_1 >>> 0) {
$169($2_1 + ($8_1 << 2) | 0, $2_1 + ($1_1 << 2) | 0, $5_1 - $0_1 << 2)
}
HEAP32[$2_1 + ($1_1 << 2) >> 2] = $3_1;
HEAP16[$4_1 + 270 >> 1] = $6_1;
if ($1_1 >>> 0 < $7_1 >>> 0) {
$2_1 = $5_1 + 1 | 0;
$1_1 = (($0_1 << 2) + $4_1 | 0) + 276 | 0;
while (1) {
$3_1 = HEAP32[$1_1 >> 2];
$0_1 = $0_1 + 1 | 0;
HEAP16[$3_1 + 268 >> 1] = $0_1;
HEAP32[$3_1 >> 2] = $4_1;
$1_1 = $1_1 + 4 | 0;
if (($0_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
}
}
function $37($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
block2 : {
block : {
$3_1 = HEAP32[$0_1 >> 2];
if (!$3_1) {
break block
}
$7_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
$4_1 = $3_1 + 124 | 0;
$0_1 = $3_1 + 4 | 0;
$9_1 = HEAPU16[$3_1 + 270 >> 1];
$8_1 = Math_imul($9_1, 12);
$5_1 = -1;
block1 : {
while (1) {
if (!$8_1) {
$5_1 = $9_1;
break block1;
}
$6_1 = HEAP32[$0_1 + 8 >> 2];
$10_1 = HEAP32[$0_1 + 4 >> 2];
$5_1 = $5_1 + 1 | 0;
$4_1 = $4_1 + 12 | 0;
$8_1 = $8_1 - 12 | 0;
$0_1 = $0_1 + 12 | 0;
$6_1 = $162($1_1, $2_1, $10_1, $6_1) & 255;
if (($6_1 | 0) == 1) {
continue
}
break;
};
if (!$6_1) {
break block2
}
}
if (!$7_1) {
break block
}
$7_1 = $7_1 - 1 | 0;
$3_1 = HEAP32[(($5_1 << 2) + $3_1 | 0) + 272 >> 2];
continue;
};
}
$4_1 = 0;
}
return $4_1;
}
function $38($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$4_1 = global$0 - 96 | 0;
global$0 = $4_1;
$10_1 = HEAP32[$3_1 + 8 >> 2];
$13_1 = HEAP32[$3_1 + 4 >> 2];
$11_1 = HEAP32[$2_1 + 4 >> 2];
$12_1 = HEAP32[$2_1 >> 2];
$7_1 = HEAP32[$3_1 >> 2];
$64($4_1 + 8 | 0, $1_1);
$2_1 = HEAP32[$4_1 + 8 >> 2];
block2 : {
if ($2_1) {
$5_1 = $7_1 + 44 | 0;
$3_1 = HEAP32[$4_1 + 12 >> 2];
while (1) {
block : {
$8_1 = HEAP32[$3_1 + 8 >> 2];
if (($8_1 | 0) != HEAP32[$12_1 + 4 >> 2]) {
break block
}
$6_1 = HEAP32[$2_1 + 8 >> 2];
$9_1 = HEAP32[$2_1 + 4 >> 2];
$3_1 = HEAP32[$3_1 + 4 >> 2];
if ($170($3_1, HEAP32[$12_1 >> 2], $8_1)) {
break block
}
$2_1 = HEAP32[$11_1 >> 2];
if (!(!$2_1 | HEAP32[$11_1 + 4 >> 2] != ($6_1 | 0))) {
if (!$170($9_1, $2_1, $6_1)) {
break block
}
}
HEAP32[$4_1 + 44 >> 2] = $6_1;
HEAP32[$4_1 + 40 >> 2] = $9_1;
$2_1 = HEAP32[$5_1 + 20 >> 2];
HEAP32[$4_1 + 32 >> 2] = HEAP32[$5_1 + 16 >> 2];
HEAP32[$4_1 + 36 >> 2] = $2_1;
$2_1 = HEAP32[$5_1 + 12 >> 2];
HEAP32[$4_1 + 24 >> 2] = HEAP32[$5_1 + 8 >> 2];
HEAP32[$4_1 + 28 >> 2] = $2_1;
$2_1 = HEAP32[$5_1 + 4 >> 2];
HEAP32[$4_1 + 16 >> 2] = HEAP32[$5_1 >> 2];
HEAP32[$4_1 + 20 >> 2] = $2_1;
$2_1 = HEAP32[$7_1 + 80 >> 2];
HEAP32[$4_1 + 48 >> 2] = HEAP32[$7_1 + 76 >> 2];
HEAP32[$4_1 + 52 >> 2] = $2_1;
$65($4_1 + 56 | 0, $4_1 + 16 | 0, $13_1, HEAP32[$10_1 >> 2], HEAP32[$10_1 + 4 >> 2]);
if (HEAP32[$4_1 + 56 >> 2] == 2 | HEAPU8[$4_1 + 72 | 0] != 1) {
break block
}
HEAP32[$0_1 + 12 >> 2] = $8_1;
HEAP32[$0_1 + 8 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $6_1;
HEAP32[$0_1 >> 2] = $9_1;
break block2;
}
$64($4_1, $1_1);
$3_1 = HEAP32[$4_1 + 4 >> 2];
$2_1 = HEAP32[$4_1 >> 2];
if ($2_1) {
continue
}
break;
};
}
HEAP32[$0_1 >> 2] = 0;
}
global$0 = $4_1 + 96 | 0;
}
function $39($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0;
$3_1 = global$0 - 208 | 0;
global$0 = $3_1;
$4_1 = HEAP32[$1_1 >> 2];
$18_1 = HEAP32[$1_1 + 4 >> 2];
block6 : {
if (($4_1 | 0) != ($18_1 | 0)) {
$16_1 = HEAP32[$2_1 + 4 >> 2];
$19_1 = HEAP32[$1_1 + 12 >> 2];
$11_1 = HEAP32[$1_1 + 8 >> 2];
$6_1 = $3_1 + 192 | 0;
$22_1 = $3_1 + 160 | 0;
$12_1 = $3_1 + 156 | 0;
$13_1 = $3_1 + 88 | 0;
$14_1 = $3_1 + 112 | 0;
while (1) {
$20_1 = $4_1 + 16 | 0;
HEAP32[$1_1 >> 2] = $20_1;
HEAP8[$3_1 + 76 | 0] = HEAPU8[$19_1 + 20 | 0];
HEAP32[$3_1 + 72 >> 2] = $19_1;
HEAP32[$3_1 + 68 >> 2] = $4_1;
HEAP32[$3_1 + 60 >> 2] = $11_1;
HEAP32[$3_1 + 56 >> 2] = 2;
$2_1 = $3_1 + 184 | 0;
$7_1 = $3_1 + 56 | 0;
$58($2_1, $7_1, 1052302, 4);
$4_1 = HEAP32[$3_1 + 188 >> 2];
block5 : {
block4 : {
block3 : {
$9_1 = HEAP32[$3_1 + 184 >> 2];
block : {
if (($9_1 | 0) == 3) {
break block
}
$5_1 = HEAP32[$6_1 + 12 >> 2];
HEAP32[$3_1 + 136 >> 2] = HEAP32[$6_1 + 8 >> 2];
HEAP32[$3_1 + 140 >> 2] = $5_1;
$5_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$3_1 + 128 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$3_1 + 132 >> 2] = $5_1;
$58($2_1, $7_1, 1052306, 2);
$2_1 = HEAP32[$3_1 + 188 >> 2];
$7_1 = HEAP32[$3_1 + 184 >> 2];
if (($7_1 | 0) == 3) {
$4_1 = $2_1;
break block;
}
$5_1 = HEAP32[$6_1 + 12 >> 2];
HEAP32[$14_1 + 8 >> 2] = HEAP32[$6_1 + 8 >> 2];
HEAP32[$14_1 + 12 >> 2] = $5_1;
$5_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$14_1 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$14_1 + 4 >> 2] = $5_1;
$5_1 = HEAP32[$3_1 + 132 >> 2];
HEAP32[$13_1 >> 2] = HEAP32[$3_1 + 128 >> 2];
HEAP32[$13_1 + 4 >> 2] = $5_1;
$5_1 = HEAP32[$3_1 + 140 >> 2];
HEAP32[$13_1 + 8 >> 2] = HEAP32[$3_1 + 136 >> 2];
HEAP32[$13_1 + 12 >> 2] = $5_1;
HEAP32[$3_1 + 108 >> 2] = $2_1;
HEAP32[$3_1 + 104 >> 2] = $7_1;
HEAP32[$3_1 + 84 >> 2] = $4_1;
HEAP32[$3_1 + 80 >> 2] = $9_1;
$7_1 = HEAP32[$3_1 + 116 >> 2];
if (HEAPU8[$7_1 | 0] != 3) {
$4_1 = $15($3_1 + 104 | 0, 1051789, 8);
break block;
}
$9_1 = $7_1 + 4 | 0;
$4_1 = $9_1;
$5_1 = HEAP32[$4_1 + 8 >> 2];
$2_1 = $3_1 + 32 | 0;
HEAP32[$2_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $5_1;
$2_1 = HEAP32[$3_1 + 36 >> 2];
block1 : {
$21_1 = HEAP32[$3_1 + 32 >> 2];
if ($21_1) {
$5_1 = HEAP32[$3_1 + 92 >> 2];
if (HEAPU8[$5_1 | 0] != 3) {
$4_1 = $15($3_1 + 80 | 0, 1051789, 8);
break block;
}
$15_1 = $5_1 + 4 | 0;
$8_1 = HEAP32[$15_1 + 8 >> 2];
$4_1 = $3_1 + 24 | 0;
HEAP32[$4_1 >> 2] = HEAP32[$15_1 + 4 >> 2];
HEAP32[$4_1 + 4 >> 2] = $8_1;
$4_1 = HEAP32[$3_1 + 28 >> 2];
$8_1 = HEAP32[$3_1 + 24 >> 2];
if (!$8_1) {
break block
}
$59($3_1 + 184 | 0, $8_1, $4_1, 1051985, 5);
$4_1 = HEAP32[$3_1 + 188 >> 2];
$8_1 = HEAP32[$3_1 + 184 >> 2];
if (($8_1 | 0) == -2147483648) {
$19($3_1 + 172 | 0, $3_1 + 80 | 0);
$133($4_1 + 24 | 0);
HEAP32[$4_1 + 32 >> 2] = HEAP32[$3_1 + 180 >> 2];
$2_1 = HEAP32[$3_1 + 176 >> 2];
HEAP32[$4_1 + 24 >> 2] = HEAP32[$3_1 + 172 >> 2];
HEAP32[$4_1 + 28 >> 2] = $2_1;
break block;
}
$17_1 = HEAP32[$6_1 + 12 >> 2];
HEAP32[$12_1 + 8 >> 2] = HEAP32[$6_1 + 8 >> 2];
HEAP32[$12_1 + 12 >> 2] = $17_1;
$17_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $17_1;
HEAP32[$3_1 + 152 >> 2] = $4_1;
HEAP32[$3_1 + 148 >> 2] = $8_1;
$133($3_1 + 148 | 0);
$133($22_1);
if (HEAPU8[$7_1 | 0] != 3) {
$4_1 = $15($3_1 + 104 | 0, 1051789, 8);
break block;
}
$7_1 = HEAP32[$9_1 + 8 >> 2];
$4_1 = $3_1 + 16 | 0;
HEAP32[$4_1 >> 2] = HEAP32[$9_1 + 4 >> 2];
HEAP32[$4_1 + 4 >> 2] = $7_1;
if (!HEAP32[$3_1 + 16 >> 2]) {
break block1
}
block2 : {
if (HEAPU8[$5_1 | 0] != 3) {
$4_1 = $15($3_1 + 80 | 0, 1051789, 8);
break block2;
}
$7_1 = HEAP32[$15_1 + 8 >> 2];
$4_1 = $3_1 + 8 | 0;
HEAP32[$4_1 >> 2] = HEAP32[$15_1 + 4 >> 2];
HEAP32[$4_1 + 4 >> 2] = $7_1;
$4_1 = HEAP32[$3_1 + 12 >> 2];
$7_1 = HEAP32[$3_1 + 8 >> 2];
if (!$7_1) {
break block2
}
$59($3_1 + 184 | 0, $7_1, $4_1, $21_1, $2_1);
$4_1 = HEAP32[$3_1 + 188 >> 2];
$2_1 = HEAP32[$3_1 + 184 >> 2];
if (($2_1 | 0) != -2147483648) {
break block3
}
}
$19($3_1 + 148 | 0, $3_1 + 104 | 0);
$133($4_1 + 24 | 0);
HEAP32[$4_1 + 32 >> 2] = HEAP32[$3_1 + 156 >> 2];
$2_1 = HEAP32[$3_1 + 152 >> 2];
HEAP32[$4_1 + 24 >> 2] = HEAP32[$3_1 + 148 >> 2];
HEAP32[$4_1 + 28 >> 2] = $2_1;
break block;
}
$4_1 = $2_1;
break block;
}
$4_1 = HEAP32[$3_1 + 20 >> 2];
}
if (HEAP32[$16_1 >> 2]) {
$23($16_1)
}
HEAP32[$16_1 >> 2] = $4_1;
HEAP32[$1_1 + 8 >> 2] = $11_1 + 1;
$2_1 = -2147483648;
break block4;
}
$10_1 = HEAP32[$6_1 + 12 >> 2];
HEAP32[$3_1 + 48 >> 2] = HEAP32[$6_1 + 8 >> 2];
HEAP32[$3_1 + 52 >> 2] = $10_1;
$10_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$3_1 + 40 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$3_1 + 44 >> 2] = $10_1;
$11_1 = $11_1 + 1 | 0;
HEAP32[$1_1 + 8 >> 2] = $11_1;
if (($2_1 | 0) == -2147483647) {
break block5
}
$10_1 = $4_1;
}
$1_1 = HEAP32[$3_1 + 52 >> 2];
HEAP32[$0_1 + 16 >> 2] = HEAP32[$3_1 + 48 >> 2];
HEAP32[$0_1 + 20 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 44 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 40 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
HEAP32[$0_1 + 4 >> 2] = $10_1;
HEAP32[$0_1 >> 2] = $2_1;
break block6;
}
$10_1 = $4_1;
$4_1 = $20_1;
if (($18_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
}
HEAP32[$0_1 >> 2] = -2147483647;
}
global$0 = $3_1 + 208 | 0;
}
function $40($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0;
$3_1 = global$0 - 144 | 0;
global$0 = $3_1;
$5_1 = HEAP32[$1_1 >> 2];
$14_1 = HEAP32[$1_1 + 4 >> 2];
block7 : {
if (($5_1 | 0) != ($14_1 | 0)) {
$13_1 = HEAP32[$2_1 + 4 >> 2];
$15_1 = HEAP32[$1_1 + 12 >> 2];
$9_1 = HEAP32[$1_1 + 8 >> 2];
$10_1 = $3_1 + 80 | 0;
$11_1 = $3_1 + 104 | 0;
while (1) {
$16_1 = $5_1 + 16 | 0;
HEAP32[$1_1 >> 2] = $16_1;
HEAP8[$3_1 + 56 | 0] = HEAPU8[$15_1 + 20 | 0];
HEAP32[$3_1 + 52 >> 2] = $15_1;
HEAP32[$3_1 + 48 >> 2] = $5_1;
HEAP32[$3_1 + 40 >> 2] = $9_1;
HEAP32[$3_1 + 36 >> 2] = 2;
$7_1 = $3_1 + 96 | 0;
$5_1 = $3_1 + 36 | 0;
$58($7_1, $5_1, 1052195, 5);
$2_1 = HEAP32[$3_1 + 100 >> 2];
block6 : {
block5 : {
block4 : {
$6_1 = HEAP32[$3_1 + 96 >> 2];
block : {
if (($6_1 | 0) == 3) {
break block
}
$4_1 = HEAP32[$11_1 + 12 >> 2];
HEAP32[$10_1 + 8 >> 2] = HEAP32[$11_1 + 8 >> 2];
HEAP32[$10_1 + 12 >> 2] = $4_1;
$4_1 = HEAP32[$11_1 + 4 >> 2];
HEAP32[$10_1 >> 2] = HEAP32[$11_1 >> 2];
HEAP32[$10_1 + 4 >> 2] = $4_1;
HEAP32[$3_1 + 76 >> 2] = $2_1;
HEAP32[$3_1 + 72 >> 2] = $6_1;
$29($3_1 + 132 | 0, $3_1 + 72 | 0);
$2_1 = HEAP32[$3_1 + 136 >> 2];
$4_1 = HEAP32[$3_1 + 132 >> 2];
if (($4_1 | 0) == -2147483648) {
break block
}
HEAP32[$3_1 + 68 >> 2] = HEAP32[$3_1 + 140 >> 2];
HEAP32[$3_1 + 64 >> 2] = $2_1;
HEAP32[$3_1 + 60 >> 2] = $4_1;
$8_1 = 3;
$4_1 = $18(HEAP32[$3_1 + 48 >> 2], 1052151, 6);
block1 : {
if (!$4_1) {
break block1
}
$2_1 = HEAPU8[$4_1 | 0];
if (!$2_1) {
break block1
}
$8_1 = HEAPU8[$3_1 + 56 | 0];
HEAP8[$3_1 + 116 | 0] = $8_1;
HEAP32[$3_1 + 108 >> 2] = $4_1;
HEAP32[$3_1 + 104 >> 2] = 6;
HEAP32[$3_1 + 100 >> 2] = 1052151;
HEAP32[$3_1 + 96 >> 2] = 1;
HEAP32[$3_1 + 112 >> 2] = $5_1;
block3 : {
block2 : {
if (($2_1 | 0) != 3) {
$2_1 = $15($7_1, 1051789, 8);
break block2;
}
$4_1 = $4_1 + 4 | 0;
$2_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $2_1;
$2_1 = HEAP32[$3_1 + 4 >> 2];
$7_1 = HEAP32[$3_1 >> 2];
if (!$7_1) {
break block2
}
$5_1 = -36;
while (1) {
if (HEAP32[$5_1 + 1068748 >> 2] == ($2_1 | 0)) {
if (!$170(HEAP32[$5_1 + 1068744 >> 2], $7_1, $2_1)) {
break block3
}
}
$5_1 = $5_1 + 12 | 0;
if ($5_1) {
continue
}
break;
};
$6_1 = $3_1 + 120 | 0;
$55($6_1, 1068708, 1068744);
$4_1 = $3_1 + 132 | 0;
$19($4_1, $3_1 + 96 | 0);
$2_1 = $56($8_1, HEAP32[$3_1 + 136 >> 2], HEAP32[$3_1 + 140 >> 2], $7_1, $2_1, HEAP32[$3_1 + 124 >> 2], HEAP32[$3_1 + 128 >> 2]);
$133($4_1);
$140($6_1, 4, 8);
}
$133($3_1 + 60 | 0);
break block;
}
$8_1 = HEAPU8[$5_1 + 1068752 | 0];
}
$60($3_1 + 96 | 0, $3_1 + 36 | 0, 1052026);
$2_1 = HEAP32[$3_1 + 100 >> 2];
$4_1 = HEAP32[$3_1 + 96 >> 2];
if (($4_1 | 0) == -2147483648) {
$133($3_1 + 60 | 0);
break block;
}
HEAP32[$3_1 + 140 >> 2] = HEAP32[$3_1 + 104 >> 2];
HEAP32[$3_1 + 136 >> 2] = $2_1;
HEAP32[$3_1 + 132 >> 2] = $4_1;
$60($3_1 + 96 | 0, $3_1 + 36 | 0, 1052032);
$2_1 = HEAP32[$3_1 + 100 >> 2];
$6_1 = HEAP32[$3_1 + 96 >> 2];
if (($6_1 | 0) == -2147483648) {
$21($3_1 + 132 | 0);
$133($3_1 + 60 | 0);
break block;
}
$4_1 = HEAP32[$3_1 + 136 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 + 132 >> 2];
HEAP32[$3_1 + 28 >> 2] = $4_1;
HEAP32[$3_1 + 32 >> 2] = HEAP32[$3_1 + 140 >> 2];
$4_1 = HEAP32[$3_1 + 64 >> 2];
$5_1 = HEAP32[$3_1 + 60 >> 2];
if (($5_1 | 0) != -2147483648) {
break block4
}
$2_1 = $4_1;
}
if (HEAP32[$13_1 >> 2]) {
$23($13_1)
}
HEAP32[$13_1 >> 2] = $2_1;
HEAP32[$1_1 + 8 >> 2] = $9_1 + 1;
$5_1 = -2147483648;
break block5;
}
$20_1 = HEAP32[$3_1 + 104 >> 2];
$21_1 = HEAP32[$3_1 + 68 >> 2];
HEAP32[$3_1 + 16 >> 2] = HEAP32[$3_1 + 32 >> 2];
$12_1 = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 8 >> 2] = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 12 >> 2] = $12_1;
$9_1 = $9_1 + 1 | 0;
HEAP32[$1_1 + 8 >> 2] = $9_1;
if (($5_1 | 0) == -2147483647) {
break block6
}
$17_1 = $4_1;
$18_1 = $6_1;
$19_1 = $2_1;
$12_1 = $8_1;
}
HEAP32[$0_1 + 20 >> 2] = HEAP32[$3_1 + 16 >> 2];
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$0_1 + 12 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$0_1 + 16 >> 2] = $1_1;
HEAP8[$0_1 + 36 | 0] = $12_1;
HEAP32[$0_1 + 32 >> 2] = $20_1;
HEAP32[$0_1 + 28 >> 2] = $19_1;
HEAP32[$0_1 + 24 >> 2] = $18_1;
HEAP32[$0_1 + 8 >> 2] = $21_1;
HEAP32[$0_1 + 4 >> 2] = $17_1;
HEAP32[$0_1 >> 2] = $5_1;
break block7;
}
$17_1 = $4_1;
$18_1 = $6_1;
$19_1 = $2_1;
$12_1 = $8_1;
$5_1 = $16_1;
if (($14_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
}
HEAP32[$0_1 >> 2] = -2147483647;
}
global$0 = $3_1 + 144 | 0;
}
function $41($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$6_1 = global$0 + -64 | 0;
global$0 = $6_1;
block10 : {
block9 : {
block8 : {
$5_1 = HEAP32[$1_1 >> 2];
if (($5_1 | 0) != HEAP32[$1_1 + 4 >> 2]) {
$9_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$1_1 >> 2] = $5_1 + 16;
$11_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$6_1 + 28 >> 2] = $5_1;
HEAP32[$6_1 + 20 >> 2] = $11_1;
HEAP32[$6_1 + 16 >> 2] = 2;
$2_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$6_1 + 32 >> 2] = $2_1;
HEAP8[$6_1 + 36 | 0] = HEAPU8[$2_1 + 20 | 0];
block : {
if (HEAPU8[$5_1 | 0] != 3) {
$2_1 = $15($6_1 + 16 | 0, 1051789, 8);
break block;
}
$5_1 = $5_1 + 4 | 0;
$4_1 = HEAP32[$5_1 + 8 >> 2];
$2_1 = $6_1 + 8 | 0;
HEAP32[$2_1 >> 2] = HEAP32[$5_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $4_1;
$2_1 = HEAP32[$6_1 + 12 >> 2];
$5_1 = HEAP32[$6_1 + 8 >> 2];
if (!$5_1) {
break block
}
$10_1 = $6_1 + 40 | 0;
$3_1 = global$0 - 128 | 0;
global$0 = $3_1;
block7 : {
block6 : {
block4 : {
block1 : {
block5 : {
block3 : {
block2 : {
if ($154($5_1, $2_1, 1053018, 2)) {
$4_1 = $2_1 - 2 | 0;
if (!$4_1) {
break block1
}
if ($4_1 >>> 0 > 7) {
break block2
}
$7_1 = $5_1;
$8_1 = $4_1;
while (1) {
if (HEAPU8[$7_1 | 0] == 42) {
break block1
}
$7_1 = $7_1 + 1 | 0;
$8_1 = $8_1 - 1 | 0;
if ($8_1) {
continue
}
break;
};
break block3;
}
$91($3_1 + 36 | 0, $5_1, $2_1);
if (HEAP32[$3_1 + 36 >> 2] != 19) {
break block1
}
$4_1 = HEAP32[$3_1 + 60 >> 2];
HEAP32[$3_1 + 80 >> 2] = HEAP32[$3_1 + 56 >> 2];
HEAP32[$3_1 + 84 >> 2] = $4_1;
$4_1 = HEAP32[$3_1 + 52 >> 2];
HEAP32[$3_1 + 72 >> 2] = HEAP32[$3_1 + 48 >> 2];
HEAP32[$3_1 + 76 >> 2] = $4_1;
$4_1 = HEAP32[$3_1 + 44 >> 2];
HEAP32[$3_1 + 64 >> 2] = HEAP32[$3_1 + 40 >> 2];
HEAP32[$3_1 + 68 >> 2] = $4_1;
$4_1 = $3_1 + 24 | 0;
HEAP32[$4_1 >> 2] = 0;
HEAP32[$4_1 + 4 >> 2] = 1;
HEAP32[$3_1 + 108 >> 2] = 0;
$4_1 = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 100 >> 2] = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 104 >> 2] = $4_1;
HEAP32[$3_1 + 116 >> 2] = 1069032;
HEAP32[$3_1 + 120 >> 2] = 1610612768;
HEAP32[$3_1 + 124 >> 2] = 0;
HEAP32[$3_1 + 112 >> 2] = $3_1 + 100;
if ($70($3_1 - -64 | 0, $3_1 + 112 | 0)) {
break block4
}
$4_1 = HEAP32[$3_1 + 108 >> 2];
HEAP32[$3_1 + 96 >> 2] = $4_1;
$7_1 = HEAP32[$3_1 + 104 >> 2];
HEAP32[$3_1 + 88 >> 2] = HEAP32[$3_1 + 100 >> 2];
HEAP32[$3_1 + 92 >> 2] = $7_1;
if (($2_1 | 0) != ($4_1 | 0)) {
break block5
}
$4_1 = $170(HEAP32[$3_1 + 92 >> 2], $5_1, $2_1);
$133($3_1 + 88 | 0);
if ($4_1) {
break block1
}
break block6;
}
$155($3_1 + 16 | 0, 42, $5_1, $4_1);
if (HEAP32[$3_1 + 16 >> 2]) {
break block1
}
}
$13($3_1 + 8 | 0, $5_1, $4_1);
if (($4_1 | 0) != HEAP32[$3_1 + 12 >> 2]) {
break block1
}
if (!$170(HEAP32[$3_1 + 8 >> 2], $5_1, $4_1)) {
break block6
}
break block1;
}
$133($3_1 + 88 | 0);
}
$4_1 = $3_1 + 36 | 0;
$62($4_1, $5_1, $2_1);
HEAP32[$3_1 + 116 >> 2] = 2;
HEAP32[$3_1 + 112 >> 2] = $4_1;
$7_1 = $3_1 - -64 | 0;
$8_1 = $3_1 + 112 | 0;
$145($7_1, 1051712, $8_1);
$133($4_1);
HEAP32[$3_1 + 116 >> 2] = 2;
HEAP32[$3_1 + 112 >> 2] = $7_1;
$145($4_1, 1065743, $8_1);
$133($7_1);
$2_1 = $67(3, 1065891, 45, $5_1, $2_1, $4_1);
HEAP32[$10_1 >> 2] = -2147483648;
HEAP32[$10_1 + 4 >> 2] = $2_1;
break block7;
}
wasm2js_trap();
}
$138($10_1, $5_1, $2_1);
}
global$0 = $3_1 + 128 | 0;
$2_1 = HEAP32[$6_1 + 44 >> 2];
$4_1 = HEAP32[$6_1 + 40 >> 2];
if (($4_1 | 0) != -2147483648) {
break block8
}
$19($6_1 + 52 | 0, $6_1 + 16 | 0);
$133($2_1 + 24 | 0);
HEAP32[$2_1 + 32 >> 2] = HEAP32[$6_1 + 60 >> 2];
$5_1 = HEAP32[$6_1 + 56 >> 2];
HEAP32[$2_1 + 24 >> 2] = HEAP32[$6_1 + 52 >> 2];
HEAP32[$2_1 + 28 >> 2] = $5_1;
}
if (HEAP32[$9_1 >> 2]) {
$23($9_1)
}
HEAP32[$9_1 >> 2] = $2_1;
$4_1 = -2147483648;
break block9;
}
HEAP32[$0_1 >> 2] = -2147483647;
break block10;
}
$12_1 = $2_1;
$13_1 = HEAP32[$6_1 + 48 >> 2];
}
HEAP32[$0_1 + 4 >> 2] = $12_1;
HEAP32[$0_1 + 8 >> 2] = $13_1;
HEAP32[$0_1 >> 2] = $4_1;
HEAP32[$1_1 + 8 >> 2] = $11_1 + 1;
}
global$0 = $6_1 - -64 | 0;
}
function $42($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
$8_1 = HEAP32[$1_1 + 12 >> 2];
$5_1 = HEAP32[$1_1 + 8 >> 2];
$4_1 = HEAP32[$1_1 >> 2];
$10_1 = HEAP32[$1_1 + 4 >> 2];
$6_1 = HEAP32[$2_1 + 4 >> 2];
block2 : {
while (1) {
block1 : {
block : {
if (($4_1 | 0) != ($10_1 | 0)) {
$9_1 = $4_1 + 16 | 0;
HEAP32[$1_1 >> 2] = $9_1;
HEAP32[$3_1 + 24 >> 2] = $4_1;
HEAP32[$3_1 + 16 >> 2] = $5_1;
HEAP32[$3_1 + 12 >> 2] = 2;
HEAP32[$3_1 + 28 >> 2] = $8_1;
HEAP8[$3_1 + 32 | 0] = HEAPU8[$8_1 + 20 | 0];
$29($3_1 + 36 | 0, $3_1 + 12 | 0);
$4_1 = HEAP32[$3_1 + 40 >> 2];
$7_1 = HEAP32[$3_1 + 36 >> 2];
if (($7_1 | 0) != -2147483648) {
break block
}
if (HEAP32[$6_1 >> 2]) {
$23($6_1)
}
HEAP32[$6_1 >> 2] = $4_1;
HEAP32[$1_1 + 8 >> 2] = $5_1 + 1;
break block1;
}
HEAP32[$0_1 >> 2] = -2147483647;
break block2;
}
$2_1 = HEAP32[$3_1 + 44 >> 2];
$5_1 = $5_1 + 1 | 0;
HEAP32[$1_1 + 8 >> 2] = $5_1;
$11_1 = $4_1;
$12_1 = $2_1;
$4_1 = $9_1;
if (($7_1 | 0) == -2147483647) {
continue
}
}
break;
};
HEAP32[$0_1 + 4 >> 2] = $11_1;
HEAP32[$0_1 + 8 >> 2] = $12_1;
HEAP32[$0_1 >> 2] = $7_1;
}
global$0 = $3_1 + 48 | 0;
}
function $43($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
$3_1 = HEAP32[$0_1 >> 2];
if (($3_1 | 0) == HEAP32[$0_1 + 4 >> 2]) {
$0_1 = 2
} else {
HEAP32[$0_1 >> 2] = $3_1 + 16;
$4_1 = HEAP32[$0_1 + 8 >> 2];
$5_1 = HEAP32[$0_1 + 12 >> 2];
HEAP8[$2_1 + 28 | 0] = HEAPU8[$5_1 + 20 | 0];
HEAP32[$2_1 + 24 >> 2] = $5_1;
HEAP32[$2_1 + 20 >> 2] = $3_1;
HEAP32[$2_1 + 12 >> 2] = $4_1;
HEAP32[$2_1 + 8 >> 2] = 2;
$3_1 = $17(HEAP32[$0_1 + 16 >> 2], $2_1 + 8 | 0);
if ($3_1) {
if (HEAP32[$1_1 >> 2]) {
$23($1_1)
}
HEAP32[$1_1 >> 2] = $3_1;
}
HEAP32[$0_1 + 8 >> 2] = $4_1 + 1;
$0_1 = !$3_1;
}
global$0 = $2_1 + 32 | 0;
return $0_1;
}
function $44($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
$3_1 = HEAP32[$0_1 >> 2];
if (($3_1 | 0) == HEAP32[$0_1 + 4 >> 2]) {
$0_1 = 2
} else {
HEAP32[$0_1 >> 2] = $3_1 + 16;
$4_1 = HEAP32[$0_1 + 8 >> 2];
$5_1 = HEAP32[$0_1 + 12 >> 2];
HEAP8[$2_1 + 28 | 0] = HEAPU8[$5_1 + 20 | 0];
HEAP32[$2_1 + 24 >> 2] = $5_1;
HEAP32[$2_1 + 20 >> 2] = $3_1;
HEAP32[$2_1 + 12 >> 2] = $4_1;
HEAP32[$2_1 + 8 >> 2] = 2;
$3_1 = $57(HEAP32[$0_1 + 16 >> 2], $2_1 + 8 | 0);
if ($3_1) {
if (HEAP32[$1_1 >> 2]) {
$23($1_1)
}
HEAP32[$1_1 >> 2] = $3_1;
}
HEAP32[$0_1 + 8 >> 2] = $4_1 + 1;
$0_1 = !$3_1;
}
global$0 = $2_1 + 32 | 0;
return $0_1;
}
function $45($0_1) {
if (HEAP32[$0_1 >> 2] != -2147483648) {
$133($0_1)
}
}
function $46($0_1) {
block1 : {
block : {
switch (HEAP32[$0_1 >> 2] - -2147483648 | 0) {
default:
$133($0_1);
break;
case 0:
break block;
case 1:
break block1;
};
}
if (HEAP32[$0_1 + 12 >> 2] == -2147483648) {
break block1
}
$133($0_1 + 12 | 0);
}
}
function $47($0_1) {
var $1_1 = 0;
$1_1 = HEAP32[$0_1 + 8 >> 2];
if ($1_1) {
$0_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
$133($0_1);
$21($0_1 + 12 | 0);
$21($0_1 + 24 | 0);
$0_1 = $0_1 + 40 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
}
function $48($0_1) {
var $1_1 = 0, $2_1 = 0;
block : {
block2 : {
switch (HEAPU8[$0_1 | 0]) {
default:
$2_1 = $0_1 + 4 | 0;
$1_1 = HEAP32[$0_1 + 12 >> 2];
if ($1_1) {
$0_1 = HEAP32[$0_1 + 8 >> 2];
while (1) {
if (HEAP32[$0_1 >> 2] != -2147483648) {
$133($0_1)
}
$48($0_1 + 12 | 0);
$0_1 = $0_1 + 28 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$140($2_1, 4, 28);
break block;
case 3:
if (HEAP32[$0_1 + 4 >> 2] == -2147483648) {
break block
}
$133($0_1 + 4 | 0);
return;
case 0:
case 1:
case 2:
break block;
case 4:
break block2;
};
}
$2_1 = $0_1 + 4 | 0;
$1_1 = HEAP32[$0_1 + 12 >> 2];
if ($1_1) {
$0_1 = HEAP32[$0_1 + 8 >> 2];
while (1) {
$48($0_1);
$0_1 = $0_1 + 16 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$140($2_1, 4, 16);
}
}
function $49($0_1) {
var $1_1 = 0;
$21($0_1);
$21($0_1 + 12 | 0);
$1_1 = $0_1 + 24 | 0;
$47($1_1);
$140($1_1, 4, 40);
$0_1 = $0_1 + 36 | 0;
$50($0_1);
$140($0_1, 4, 24);
}
function $50($0_1) {
var $1_1 = 0;
$1_1 = HEAP32[$0_1 + 8 >> 2];
if ($1_1) {
$0_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
$133($0_1);
$133($0_1 + 12 | 0);
$0_1 = $0_1 + 24 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
}
function $51($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0;
$4_1 = global$0 - 96 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 20 >> 2] = $3_1;
block4 : {
block1 : {
block6 : {
block25 : {
block3 : {
block : {
if (($1_1 - 97 & 255) >>> 0 >= 26) {
if (($1_1 - 48 & 255) >>> 0 >= 10) {
break block
}
break block1;
}
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$128($1_1 + 8 | 0, $2_1);
$3_1 = 3;
block2 : {
if (!HEAPU8[$1_1 + 8 | 0]) {
break block2
}
$7_1 = HEAPU8[$1_1 + 9 | 0];
if (($7_1 | 0) != 102) {
if (($7_1 | 0) != 116) {
if (($7_1 | 0) != 110) {
break block2
}
$3_1 = $127($2_1, 1051777, 3) ? 2 : 3;
break block2;
}
$3_1 = $127($2_1, 1051780, 3) ? 1 : 3;
break block2;
}
$3_1 = $127($2_1, 1051783, 4) ? 0 : 3;
}
global$0 = $1_1 + 16 | 0;
$1_1 = $3_1 & 255;
if (($1_1 | 0) == 3) {
break block3
}
$2_1 = 0;
HEAP8[$4_1 + 80 | 0] = 0;
if (($1_1 | 0) != 2) {
$48($4_1 + 80 | 0);
$2_1 = 1;
}
HEAP8[$0_1 + 1 | 0] = $1_1;
HEAP8[$0_1 | 0] = $2_1;
break block4;
}
block24 : {
block7 : {
block5 : {
$1_1 = $1_1 & 255;
if ($1_1 >>> 0 <= 90) {
if (($1_1 | 0) == 34) {
break block5
}
if (($1_1 | 0) == 45) {
break block1
}
break block6;
}
if (($1_1 | 0) == 91) {
break block7
}
if (($1_1 | 0) != 123) {
break block6
}
HEAP32[$4_1 + 76 >> 2] = 0;
HEAP32[$4_1 + 68 >> 2] = 0;
HEAP32[$4_1 + 72 >> 2] = 4;
$128($4_1 + 16 | 0, $2_1);
$8_1 = $4_1 + 24 | 0;
$14_1 = $4_1 + 20 | 0;
$10_1 = $4_1 + 68 | 0;
$6_1 = global$0 - 96 | 0;
global$0 = $6_1;
$1_1 = HEAP32[$2_1 + 4 >> 2];
block8 : {
if (!$1_1) {
break block8
}
$5_1 = $1_1 - 1 | 0;
$3_1 = HEAP32[$2_1 >> 2];
while (1) {
$1_1 = HEAPU8[$3_1 | 0] - 9 | 0;
if ($1_1 >>> 0 > 23 | !(1 << $1_1 & 8388627)) {
break block8
}
HEAP32[$2_1 + 4 >> 2] = $5_1;
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $3_1;
$5_1 = $5_1 - 1 | 0;
if (($5_1 | 0) != -1) {
continue
}
break;
};
}
$3_1 = $6_1 + 56 | 0;
$5_1 = HEAP32[$2_1 + 4 >> 2];
HEAP8[$3_1 + 1 | 0] = $5_1 ? HEAPU8[HEAP32[$2_1 >> 2]] : $2_1;
HEAP8[$3_1 | 0] = ($5_1 | 0) != 0;
block9 : {
if (!HEAPU8[$6_1 + 56 | 0]) {
HEAP8[$8_1 + 4 | 0] = 1;
HEAP32[$8_1 >> 2] = 7;
break block9;
}
block11 : {
$3_1 = HEAPU8[$6_1 + 57 | 0];
if (($3_1 | 0) != 125) {
$13_1 = $6_1 + 72 | 1;
$14_1 = HEAP32[$14_1 >> 2];
block21 : {
block22 : {
while (1) {
block10 : {
if (($3_1 & 255) == 34) {
$128($6_1 + 48 | 0, $2_1);
if (HEAPU8[$6_1 + 48 | 0]) {
break block10
}
}
$7_1 = $7_1 & -256 | 3;
$3_1 = 7;
break block11;
}
$129($6_1 + 72 | 0, $2_1);
$1_1 = HEAP32[$6_1 + 80 >> 2];
$5_1 = HEAP32[$6_1 + 84 >> 2];
$3_1 = HEAP32[$6_1 + 76 >> 2];
block19 : {
block12 : {
if (HEAP32[$6_1 + 72 >> 2]) {
$7_1 = $1_1;
$11_1 = $5_1;
break block12;
}
HEAP32[$6_1 + 64 >> 2] = $1_1;
HEAP32[$6_1 + 68 >> 2] = $5_1;
HEAP32[$6_1 + 60 >> 2] = $3_1;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$1_1 = HEAP32[$2_1 + 4 >> 2];
block13 : {
if (!$1_1) {
break block13
}
$1_1 = $1_1 - 1 | 0;
$5_1 = HEAP32[$2_1 >> 2];
while (1) {
$9_1 = HEAPU8[$5_1 | 0] - 9 | 0;
if ($9_1 >>> 0 > 23 | !(1 << $9_1 & 8388627)) {
break block13
}
HEAP32[$2_1 + 4 >> 2] = $1_1;
$5_1 = $5_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $5_1;
$1_1 = $1_1 - 1 | 0;
if (($1_1 | 0) != -1) {
continue
}
break;
};
}
$5_1 = $3_1 + 8 | 0;
$9_1 = HEAP32[$2_1 + 4 >> 2];
HEAP8[$5_1 + 1 | 0] = $9_1 ? HEAPU8[HEAP32[$2_1 >> 2]] : $2_1;
HEAP8[$5_1 | 0] = ($9_1 | 0) != 0;
$5_1 = 0;
if (!(!HEAPU8[$3_1 + 8 | 0] | HEAPU8[$3_1 + 9 | 0] != 58)) {
$128($3_1, $2_1);
$5_1 = HEAPU8[$3_1 | 0];
}
global$0 = $3_1 + 16 | 0;
block18 : {
block15 : {
if (!($5_1 & 1)) {
$7_1 = $7_1 & -256 | 4;
break block15;
}
$1_1 = HEAP32[$2_1 + 4 >> 2];
block16 : {
if (!$1_1) {
break block16
}
$5_1 = $1_1 - 1 | 0;
$3_1 = HEAP32[$2_1 >> 2];
while (1) {
$1_1 = HEAPU8[$3_1 | 0] - 9 | 0;
if ($1_1 >>> 0 > 23 | !(1 << $1_1 & 8388627)) {
break block16
}
HEAP32[$2_1 + 4 >> 2] = $5_1;
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $3_1;
$5_1 = $5_1 - 1 | 0;
if (($5_1 | 0) != -1) {
continue
}
break;
};
}
$3_1 = $6_1 + 40 | 0;
$5_1 = HEAP32[$2_1 + 4 >> 2];
HEAP8[$3_1 + 1 | 0] = $5_1 ? HEAPU8[HEAP32[$2_1 >> 2]] : $2_1;
HEAP8[$3_1 | 0] = ($5_1 | 0) != 0;
if (!HEAPU8[$6_1 + 40 | 0]) {
$7_1 = $7_1 & -256;
break block15;
}
block17 : {
$1_1 = HEAP32[$14_1 >> 2];
if ($1_1) {
$3_1 = HEAPU8[$6_1 + 41 | 0];
HEAP32[$6_1 + 92 >> 2] = $1_1 - 1;
$51($6_1 + 72 | 0, $3_1, $2_1, $6_1 + 92 | 0);
$9_1 = HEAPU8[$6_1 + 72 | 0];
if (($9_1 | 0) != 6) {
break block17
}
$3_1 = HEAP32[$6_1 + 76 >> 2];
} else {
$3_1 = 4
}
$7_1 = HEAP32[$6_1 + 80 >> 2];
$11_1 = HEAP32[$6_1 + 84 >> 2];
break block18;
}
HEAP8[$6_1 + 94 | 0] = HEAPU8[$13_1 + 2 | 0];
HEAP16[$6_1 + 92 >> 1] = HEAPU8[$13_1 | 0] | HEAPU8[$13_1 + 1 | 0] << 8;
$12_1 = HEAP32[$6_1 + 76 >> 2];
$1_1 = HEAP32[$6_1 + 80 >> 2];
$16_1 = HEAP32[$6_1 + 84 >> 2];
HEAP32[$6_1 + 80 >> 2] = HEAP32[$6_1 + 68 >> 2];
$3_1 = HEAP32[$6_1 + 64 >> 2];
HEAP32[$6_1 + 72 >> 2] = HEAP32[$6_1 + 60 >> 2];
HEAP32[$6_1 + 76 >> 2] = $3_1;
$5_1 = HEAP32[$10_1 + 8 >> 2];
$15_1 = HEAP32[$10_1 >> 2];
if (($5_1 | 0) == ($15_1 | 0)) {
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$135($3_1 + 8 | 0, $10_1, $15_1, 1, 4, 28);
if (HEAP32[$3_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $3_1 + 16 | 0;
}
$3_1 = HEAP32[$10_1 + 4 >> 2] + Math_imul($5_1, 28) | 0;
HEAP32[$3_1 + 8 >> 2] = HEAP32[$6_1 + 80 >> 2];
$15_1 = HEAP32[$6_1 + 76 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$6_1 + 72 >> 2];
HEAP32[$3_1 + 4 >> 2] = $15_1;
HEAP8[$3_1 + 12 | 0] = $9_1;
$9_1 = HEAPU16[$6_1 + 92 >> 1];
HEAP8[$3_1 + 13 | 0] = $9_1;
HEAP8[$3_1 + 14 | 0] = $9_1 >>> 8;
HEAP8[$3_1 + 15 | 0] = HEAPU8[$6_1 + 94 | 0];
HEAP32[$3_1 + 20 >> 2] = $1_1;
HEAP32[$3_1 + 24 >> 2] = $16_1;
HEAP32[$3_1 + 16 >> 2] = $12_1;
HEAP32[$10_1 + 8 >> 2] = $5_1 + 1;
break block19;
}
$3_1 = 7;
}
if (HEAP32[$6_1 + 60 >> 2] == -2147483648) {
break block12
}
$133($6_1 + 60 | 0);
}
if (($3_1 | 0) != 8) {
break block11
}
}
$1_1 = HEAP32[$2_1 + 4 >> 2];
block20 : {
if (!$1_1) {
break block20
}
$5_1 = $1_1 - 1 | 0;
$3_1 = HEAP32[$2_1 >> 2];
while (1) {
$1_1 = HEAPU8[$3_1 | 0] - 9 | 0;
if ($1_1 >>> 0 > 23 | !(1 << $1_1 & 8388627)) {
break block20
}
HEAP32[$2_1 + 4 >> 2] = $5_1;
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $3_1;
$5_1 = $5_1 - 1 | 0;
if (($5_1 | 0) != -1) {
continue
}
break;
};
}
$3_1 = $6_1 + 32 | 0;
$5_1 = HEAP32[$2_1 + 4 >> 2];
HEAP8[$3_1 + 1 | 0] = $5_1 ? HEAPU8[HEAP32[$2_1 >> 2]] : $2_1;
HEAP8[$3_1 | 0] = ($5_1 | 0) != 0;
if (!HEAPU8[$6_1 + 32 | 0]) {
HEAP8[$8_1 + 4 | 0] = 2;
HEAP32[$8_1 >> 2] = 7;
break block9;
}
$1_1 = HEAPU8[$6_1 + 33 | 0];
if (($1_1 | 0) == 125) {
break block21
}
if (($1_1 | 0) != 44) {
break block22
}
$128($6_1 + 24 | 0, $2_1);
$1_1 = HEAP32[$2_1 + 4 >> 2];
block23 : {
if (!$1_1) {
break block23
}
$5_1 = $1_1 - 1 | 0;
$3_1 = HEAP32[$2_1 >> 2];
while (1) {
$1_1 = HEAPU8[$3_1 | 0] - 9 | 0;
if ($1_1 >>> 0 > 23 | !(1 << $1_1 & 8388627)) {
break block23
}
HEAP32[$2_1 + 4 >> 2] = $5_1;
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $3_1;
$5_1 = $5_1 - 1 | 0;
if (($5_1 | 0) != -1) {
continue
}
break;
};
}
$3_1 = $6_1 + 16 | 0;
$5_1 = HEAP32[$2_1 + 4 >> 2];
HEAP8[$3_1 + 1 | 0] = $5_1 ? HEAPU8[HEAP32[$2_1 >> 2]] : $2_1;
HEAP8[$3_1 | 0] = ($5_1 | 0) != 0;
$3_1 = HEAPU8[$6_1 + 17 | 0];
if (HEAPU8[$6_1 + 16 | 0]) {
continue
}
break;
};
HEAP8[$8_1 + 4 | 0] = 0;
HEAP32[$8_1 >> 2] = 7;
break block9;
}
HEAP8[$8_1 + 4 | 0] = 2;
HEAP32[$8_1 >> 2] = 7;
break block9;
}
$128($6_1 + 8 | 0, $2_1);
HEAP32[$8_1 >> 2] = 8;
break block9;
}
$128($6_1, $2_1);
HEAP32[$8_1 >> 2] = 8;
break block9;
}
HEAP32[$8_1 + 4 >> 2] = $7_1;
HEAP32[$8_1 + 8 >> 2] = $11_1;
HEAP32[$8_1 >> 2] = $3_1;
}
global$0 = $6_1 + 96 | 0;
$1_1 = HEAP32[$4_1 + 24 >> 2];
if (($1_1 | 0) == 8) {
break block24
}
$2_1 = HEAP32[$4_1 + 32 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 28 >> 2];
HEAP32[$0_1 + 12 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP8[$0_1 | 0] = 6;
$1_1 = HEAP32[$10_1 + 8 >> 2];
if ($1_1) {
$0_1 = HEAP32[$10_1 + 4 >> 2];
while (1) {
if (HEAP32[$0_1 >> 2] != -2147483648) {
$133($0_1)
}
$48($0_1 + 12 | 0);
$0_1 = $0_1 + 28 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$140($10_1, 4, 28);
break block4;
}
$128($4_1, $2_1);
$129($4_1 + 80 | 0, $2_1);
$1_1 = HEAP32[$4_1 + 88 >> 2];
HEAP32[$4_1 + 40 >> 2] = HEAP32[$4_1 + 84 >> 2];
HEAP32[$4_1 + 44 >> 2] = $1_1;
HEAP32[$4_1 + 48 >> 2] = HEAP32[$4_1 + 92 >> 2];
if (HEAP32[$4_1 + 80 >> 2]) {
break block25
}
HEAP8[$0_1 | 0] = 3;
$1_1 = HEAP32[$4_1 + 44 >> 2];
$2_1 = HEAP32[$4_1 + 40 >> 2];
HEAP8[$4_1 + 27 | 0] = $2_1;
HEAP8[$4_1 + 28 | 0] = $2_1 >>> 8;
HEAP8[$4_1 + 29 | 0] = $2_1 >>> 16;
HEAP8[$4_1 + 30 | 0] = $2_1 >>> 24;
HEAP8[$4_1 + 31 | 0] = $1_1;
HEAP8[$4_1 + 32 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 33 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 34 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$4_1 + 28 | 0] | HEAPU8[$4_1 + 29 | 0] << 8 | (HEAPU8[$4_1 + 30 | 0] << 16 | HEAPU8[$4_1 + 31 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 24 | 0] | HEAPU8[$4_1 + 25 | 0] << 8 | (HEAPU8[$4_1 + 26 | 0] << 16 | HEAPU8[$4_1 + 27 | 0] << 24);
HEAP8[$0_1 + 1 | 0] = $2_1;
HEAP8[$0_1 + 2 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 3 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 4 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 5 | 0] = $1_1;
HEAP8[$0_1 + 6 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 7 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 8 | 0] = $1_1 >>> 24;
$1_1 = HEAP32[$4_1 + 48 >> 2];
HEAP8[$4_1 + 35 | 0] = $1_1;
HEAP8[$4_1 + 36 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 37 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 38 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$4_1 + 35 | 0] | HEAPU8[$4_1 + 36 | 0] << 8 | (HEAPU8[$4_1 + 37 | 0] << 16 | HEAPU8[$4_1 + 38 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 31 | 0] | HEAPU8[$4_1 + 32 | 0] << 8 | (HEAPU8[$4_1 + 33 | 0] << 16 | HEAPU8[$4_1 + 34 | 0] << 24);
HEAP8[$0_1 + 8 | 0] = $2_1;
HEAP8[$0_1 + 9 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 10 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 11 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 12 | 0] = $1_1;
HEAP8[$0_1 + 13 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 14 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 15 | 0] = $1_1 >>> 24;
break block4;
}
HEAP32[$4_1 + 76 >> 2] = 0;
HEAP32[$4_1 + 68 >> 2] = 0;
HEAP32[$4_1 + 72 >> 2] = 4;
$128($4_1 + 8 | 0, $2_1);
$5_1 = $4_1 + 24 | 0;
$11_1 = $4_1 + 68 | 0;
$8_1 = $4_1 + 20 | 0;
$7_1 = global$0 - 80 | 0;
global$0 = $7_1;
$1_1 = HEAP32[$2_1 + 4 >> 2];
block26 : {
if (!$1_1) {
break block26
}
$1_1 = $1_1 - 1 | 0;
$3_1 = HEAP32[$2_1 >> 2];
while (1) {
$6_1 = HEAPU8[$3_1 | 0] - 9 | 0;
if ($6_1 >>> 0 > 23 | !(1 << $6_1 & 8388627)) {
break block26
}
HEAP32[$2_1 + 4 >> 2] = $1_1;
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $3_1;
$1_1 = $1_1 - 1 | 0;
if (($1_1 | 0) != -1) {
continue
}
break;
};
}
$3_1 = $7_1 + 48 | 0;
$6_1 = HEAP32[$2_1 + 4 >> 2];
HEAP8[$3_1 + 1 | 0] = $6_1 ? HEAPU8[HEAP32[$2_1 >> 2]] : $2_1;
HEAP8[$3_1 | 0] = ($6_1 | 0) != 0;
block27 : {
if (!HEAPU8[$7_1 + 48 | 0]) {
HEAP8[$5_1 + 4 | 0] = 1;
HEAP32[$5_1 >> 2] = 7;
break block27;
}
$3_1 = HEAPU8[$7_1 + 49 | 0];
if (($3_1 | 0) != 93) {
$6_1 = $7_1 + 56 | 1;
$10_1 = HEAP32[$8_1 >> 2];
block31 : {
block32 : {
while (1) {
block29 : {
$1_1 = HEAP32[$10_1 >> 2];
block28 : {
if (!$1_1) {
$3_1 = 4;
break block28;
}
HEAP32[$7_1 + 76 >> 2] = $1_1 - 1;
$51($7_1 + 56 | 0, $3_1, $2_1, $7_1 + 76 | 0);
$13_1 = HEAPU8[$7_1 + 56 | 0];
if (($13_1 | 0) != 6) {
HEAP8[$7_1 + 74 | 0] = HEAPU8[$6_1 + 2 | 0];
HEAP16[$7_1 + 72 >> 1] = HEAPU8[$6_1 | 0] | HEAPU8[$6_1 + 1 | 0] << 8;
$14_1 = HEAP32[$7_1 + 60 >> 2];
$1_1 = HEAP32[$7_1 + 64 >> 2];
$9_1 = HEAP32[$7_1 + 68 >> 2];
$8_1 = HEAP32[$11_1 + 8 >> 2];
$12_1 = HEAP32[$11_1 >> 2];
if (($8_1 | 0) == ($12_1 | 0)) {
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$135($3_1 + 8 | 0, $11_1, $12_1, 1, 4, 16);
if (HEAP32[$3_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $3_1 + 16 | 0;
}
$3_1 = HEAP32[$11_1 + 4 >> 2] + ($8_1 << 4) | 0;
$12_1 = HEAPU16[$7_1 + 72 >> 1];
HEAP8[$3_1 + 1 | 0] = $12_1;
HEAP8[$3_1 + 2 | 0] = $12_1 >>> 8;
HEAP8[$3_1 | 0] = $13_1;
HEAP8[$3_1 + 3 | 0] = HEAPU8[$7_1 + 74 | 0];
HEAP32[$3_1 + 8 >> 2] = $1_1;
HEAP32[$3_1 + 12 >> 2] = $9_1;
HEAP32[$3_1 + 4 >> 2] = $14_1;
HEAP32[$11_1 + 8 >> 2] = $8_1 + 1;
break block29;
}
$3_1 = HEAP32[$7_1 + 60 >> 2];
if (($3_1 | 0) == 8) {
break block29
}
}
$1_1 = HEAP32[$7_1 + 68 >> 2];
HEAP32[$5_1 + 4 >> 2] = HEAP32[$7_1 + 64 >> 2];
HEAP32[$5_1 + 8 >> 2] = $1_1;
HEAP32[$5_1 >> 2] = $3_1;
break block27;
}
$1_1 = HEAP32[$2_1 + 4 >> 2];
block30 : {
if (!$1_1) {
break block30
}
$1_1 = $1_1 - 1 | 0;
$3_1 = HEAP32[$2_1 >> 2];
while (1) {
$8_1 = HEAPU8[$3_1 | 0] - 9 | 0;
if ($8_1 >>> 0 > 23 | !(1 << $8_1 & 8388627)) {
break block30
}
HEAP32[$2_1 + 4 >> 2] = $1_1;
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $3_1;
$1_1 = $1_1 - 1 | 0;
if (($1_1 | 0) != -1) {
continue
}
break;
};
}
$3_1 = $7_1 + 40 | 0;
$8_1 = HEAP32[$2_1 + 4 >> 2];
HEAP8[$3_1 + 1 | 0] = $8_1 ? HEAPU8[HEAP32[$2_1 >> 2]] : $2_1;
HEAP8[$3_1 | 0] = ($8_1 | 0) != 0;
if (!HEAPU8[$7_1 + 40 | 0]) {
HEAP8[$5_1 + 4 | 0] = 2;
HEAP32[$5_1 >> 2] = 7;
break block27;
}
$1_1 = HEAPU8[$7_1 + 41 | 0];
if (($1_1 | 0) == 93) {
break block31
}
if (($1_1 | 0) != 44) {
break block32
}
$128($7_1 + 32 | 0, $2_1);
$1_1 = HEAP32[$2_1 + 4 >> 2];
block33 : {
if (!$1_1) {
break block33
}
$1_1 = $1_1 - 1 | 0;
$3_1 = HEAP32[$2_1 >> 2];
while (1) {
$8_1 = HEAPU8[$3_1 | 0] - 9 | 0;
if ($8_1 >>> 0 > 23 | !(1 << $8_1 & 8388627)) {
break block33
}
HEAP32[$2_1 + 4 >> 2] = $1_1;
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $3_1;
$1_1 = $1_1 - 1 | 0;
if (($1_1 | 0) != -1) {
continue
}
break;
};
}
$3_1 = $7_1 + 24 | 0;
$8_1 = HEAP32[$2_1 + 4 >> 2];
HEAP8[$3_1 + 1 | 0] = $8_1 ? HEAPU8[HEAP32[$2_1 >> 2]] : $2_1;
HEAP8[$3_1 | 0] = ($8_1 | 0) != 0;
$3_1 = HEAPU8[$7_1 + 25 | 0];
if (HEAPU8[$7_1 + 24 | 0]) {
continue
}
break;
};
HEAP8[$5_1 + 4 | 0] = 0;
HEAP32[$5_1 >> 2] = 7;
break block27;
}
HEAP8[$5_1 + 4 | 0] = 2;
HEAP32[$5_1 >> 2] = 7;
break block27;
}
$128($7_1 + 16 | 0, $2_1);
HEAP32[$5_1 >> 2] = 8;
break block27;
}
$128($7_1 + 8 | 0, $2_1);
HEAP32[$5_1 >> 2] = 8;
}
global$0 = $7_1 + 80 | 0;
$1_1 = HEAP32[$4_1 + 24 >> 2];
if (($1_1 | 0) != 8) {
$2_1 = HEAP32[$4_1 + 32 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 28 >> 2];
HEAP32[$0_1 + 12 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP8[$0_1 | 0] = 6;
$1_1 = HEAP32[$4_1 + 76 >> 2];
if ($1_1) {
$0_1 = HEAP32[$4_1 + 72 >> 2];
while (1) {
$48($0_1);
$0_1 = $0_1 + 16 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$140($4_1 + 68 | 0, 4, 16);
break block4;
}
$1_1 = HEAP32[$4_1 + 76 >> 2];
HEAP8[$4_1 + 91 | 0] = $1_1;
HEAP8[$4_1 + 92 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 93 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 94 | 0] = $1_1 >>> 24;
$1_1 = HEAP32[$4_1 + 72 >> 2];
$2_1 = HEAP32[$4_1 + 68 >> 2];
HEAP8[$4_1 + 83 | 0] = $2_1;
HEAP8[$4_1 + 84 | 0] = $2_1 >>> 8;
HEAP8[$4_1 + 85 | 0] = $2_1 >>> 16;
HEAP8[$4_1 + 86 | 0] = $2_1 >>> 24;
HEAP8[$4_1 + 87 | 0] = $1_1;
HEAP8[$4_1 + 88 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 89 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 90 | 0] = $1_1 >>> 24;
HEAP8[$0_1 | 0] = 4;
$1_1 = HEAPU8[$4_1 + 84 | 0] | HEAPU8[$4_1 + 85 | 0] << 8 | (HEAPU8[$4_1 + 86 | 0] << 16 | HEAPU8[$4_1 + 87 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 80 | 0] | HEAPU8[$4_1 + 81 | 0] << 8 | (HEAPU8[$4_1 + 82 | 0] << 16 | HEAPU8[$4_1 + 83 | 0] << 24);
HEAP8[$0_1 + 1 | 0] = $2_1;
HEAP8[$0_1 + 2 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 3 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 4 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 5 | 0] = $1_1;
HEAP8[$0_1 + 6 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 7 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 8 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$4_1 + 91 | 0] | HEAPU8[$4_1 + 92 | 0] << 8 | (HEAPU8[$4_1 + 93 | 0] << 16 | HEAPU8[$4_1 + 94 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 87 | 0] | HEAPU8[$4_1 + 88 | 0] << 8 | (HEAPU8[$4_1 + 89 | 0] << 16 | HEAPU8[$4_1 + 90 | 0] << 24);
HEAP8[$0_1 + 8 | 0] = $2_1;
HEAP8[$0_1 + 9 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 10 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 11 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 12 | 0] = $1_1;
HEAP8[$0_1 + 13 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 14 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 15 | 0] = $1_1 >>> 24;
break block4;
}
$1_1 = HEAP32[$4_1 + 76 >> 2];
HEAP8[$4_1 + 91 | 0] = $1_1;
HEAP8[$4_1 + 92 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 93 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 94 | 0] = $1_1 >>> 24;
$1_1 = HEAP32[$4_1 + 72 >> 2];
$2_1 = HEAP32[$4_1 + 68 >> 2];
HEAP8[$4_1 + 83 | 0] = $2_1;
HEAP8[$4_1 + 84 | 0] = $2_1 >>> 8;
HEAP8[$4_1 + 85 | 0] = $2_1 >>> 16;
HEAP8[$4_1 + 86 | 0] = $2_1 >>> 24;
HEAP8[$4_1 + 87 | 0] = $1_1;
HEAP8[$4_1 + 88 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 89 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 90 | 0] = $1_1 >>> 24;
HEAP8[$0_1 | 0] = 5;
$1_1 = HEAPU8[$4_1 + 84 | 0] | HEAPU8[$4_1 + 85 | 0] << 8 | (HEAPU8[$4_1 + 86 | 0] << 16 | HEAPU8[$4_1 + 87 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 80 | 0] | HEAPU8[$4_1 + 81 | 0] << 8 | (HEAPU8[$4_1 + 82 | 0] << 16 | HEAPU8[$4_1 + 83 | 0] << 24);
HEAP8[$0_1 + 1 | 0] = $2_1;
HEAP8[$0_1 + 2 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 3 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 4 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 5 | 0] = $1_1;
HEAP8[$0_1 + 6 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 7 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 8 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$4_1 + 91 | 0] | HEAPU8[$4_1 + 92 | 0] << 8 | (HEAPU8[$4_1 + 93 | 0] << 16 | HEAPU8[$4_1 + 94 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 87 | 0] | HEAPU8[$4_1 + 88 | 0] << 8 | (HEAPU8[$4_1 + 89 | 0] << 16 | HEAPU8[$4_1 + 90 | 0] << 24);
HEAP8[$0_1 + 8 | 0] = $2_1;
HEAP8[$0_1 + 9 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 10 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 11 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 12 | 0] = $1_1;
HEAP8[$0_1 + 13 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 14 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 15 | 0] = $1_1 >>> 24;
break block4;
}
HEAP8[$0_1 + 8 | 0] = 0;
HEAP32[$0_1 + 4 >> 2] = 7;
HEAP8[$0_1 | 0] = 6;
break block4;
}
HEAP32[$0_1 + 12 >> 2] = HEAP32[$4_1 + 48 >> 2];
$1_1 = HEAP32[$4_1 + 44 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$4_1 + 40 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP8[$0_1 | 0] = 6;
break block4;
}
HEAP8[$0_1 + 8 | 0] = 0;
HEAP32[$0_1 + 4 >> 2] = 7;
HEAP8[$0_1 | 0] = 6;
break block4;
}
$13_1 = $4_1 + 80 | 0;
$7_1 = global$0 - 32 | 0;
global$0 = $7_1;
HEAP32[$7_1 + 12 >> 2] = 0;
$9_1 = HEAP32[$2_1 >> 2];
HEAP32[$7_1 + 20 >> 2] = $9_1;
$12_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$7_1 + 24 >> 2] = $12_1 + $9_1;
HEAP32[$7_1 + 16 >> 2] = 0;
$8_1 = $7_1 + 12 | 0;
$17_1 = $7_1 + 16 | 0;
$16_1 = $7_1 + 20 | 0;
$1_1 = HEAP32[$16_1 >> 2];
$18_1 = HEAP32[$16_1 + 4 >> 2];
if (($1_1 | 0) != ($18_1 | 0)) {
$19_1 = HEAPU8[$8_1 | 0];
$10_1 = HEAPU8[$8_1 + 1 | 0];
$5_1 = HEAPU8[$8_1 + 2 | 0];
$3_1 = HEAPU8[$8_1 + 3 | 0];
$15_1 = HEAP32[$17_1 >> 2];
block41 : {
while (1) {
$11_1 = $3_1;
$6_1 = $1_1;
$3_1 = HEAPU8[$1_1 | 0];
block34 : {
block40 : {
block39 : {
block38 : {
block36 : {
block37 : {
$1_1 = $11_1 & 255;
block35 : {
if (!$1_1) {
switch ($3_1 - 45 | 0) {
case 0:
break block34;
case 3:
break block36;
default:
break block35;
}
}
if (($3_1 | 0) == 48) {
break block37
}
}
if (($3_1 - 48 & 255) >>> 0 < 10) {
break block38
}
$1_1 = $5_1;
if (($1_1 | (($3_1 | 0) != 46 | ($11_1 - 58 & 255) >>> 0 < 246 | $10_1)) & 1) {
break block39
}
$10_1 = 1;
HEAP8[$8_1 + 1 | 0] = 1;
$5_1 = 0;
break block34;
}
if ((($1_1 | 0) != 45 | $10_1 | $5_1) & 1) {
break block38
}
break block40;
}
if (!(($5_1 | $10_1) & 1)) {
break block40
}
}
$1_1 = 0;
if (($19_1 ^ -1 | $10_1 | $5_1) & 1) {
break block34
}
}
if (($11_1 - 48 & 255) >>> 0 >= 10) {
$14_1 = 1;
if ((($11_1 | 32) & 255) != 101) {
break block41
}
switch ($3_1 - 43 | 0) {
case 0:
case 2:
break block34;
default:
break block41;
};
}
block42 : {
if (($3_1 | 0) != 69) {
$14_1 = 1;
if (($3_1 | 0) != 101) {
break block41
}
if (!($1_1 & 1)) {
break block42
}
break block41;
}
$14_1 = 1;
if ($1_1 & 1) {
break block41
}
}
$5_1 = 1;
HEAP8[$8_1 + 2 | 0] = 1;
break block34;
}
$19_1 = 1;
HEAP8[$8_1 | 0] = 1;
}
HEAP8[$8_1 + 3 | 0] = $3_1;
$15_1 = $15_1 + 1 | 0;
HEAP32[$17_1 >> 2] = $15_1;
$1_1 = $6_1 + 1 | 0;
if (($18_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$14_1 = 0;
}
HEAP32[$16_1 >> 2] = $6_1 + 1;
}
HEAP32[$7_1 + 4 >> 2] = $15_1;
HEAP32[$7_1 >> 2] = $14_1;
block44 : {
block43 : {
$1_1 = HEAP32[$7_1 >> 2] & 1 ? HEAP32[$7_1 + 4 >> 2] : $12_1;
if ($1_1 >>> 0 > $12_1 >>> 0) {
break block43
}
HEAP32[$2_1 + 4 >> 2] = $12_1 - $1_1;
HEAP32[$2_1 >> 2] = $1_1 + $9_1;
$2_1 = HEAP32[$7_1 + 12 >> 2];
$153($16_1, $9_1, $1_1);
if (HEAP32[$7_1 + 20 >> 2] == 1) {
break block43
}
$1_1 = HEAP32[$7_1 + 24 >> 2];
$3_1 = HEAP32[$7_1 + 28 >> 2];
HEAP8[$13_1 + 10 | 0] = $2_1 >>> 16;
HEAP16[$13_1 + 8 >> 1] = $2_1;
HEAP32[$13_1 >> 2] = $1_1;
HEAP32[$13_1 + 4 >> 2] = $3_1;
global$0 = $7_1 + 32 | 0;
break block44;
}
wasm2js_trap();
}
block46 : {
$1_1 = HEAP32[$4_1 + 84 >> 2];
block45 : {
if (!$1_1) {
break block45
}
$2_1 = HEAP32[$4_1 + 80 >> 2];
$3_1 = ($2_1 + $1_1 | 0) - 1 | 0;
if (!$3_1 | (HEAPU8[$3_1 | 0] - 58 & 255) >>> 0 < 246) {
break block45
}
$3_1 = HEAPU8[$4_1 + 88 | 0];
if (($3_1 | 0) != 2) {
break block46
}
}
HEAP8[$0_1 | 0] = 6;
HEAP32[$0_1 + 4 >> 2] = 5;
break block4;
}
$7_1 = HEAPU8[$4_1 + 89 | 0] | HEAPU8[$4_1 + 90 | 0] << 8;
HEAP8[$0_1 + 13 | 0] = $7_1;
HEAP8[$0_1 + 14 | 0] = $7_1 >>> 8;
HEAP8[$0_1 + 12 | 0] = $3_1;
HEAP8[$0_1 | 0] = 2;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 + 8 >> 2] = $1_1;
}
global$0 = $4_1 + 96 | 0;
}
function $52($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
block : {
if (($3_1 | 0) == ($4_1 | 0) | $2_1 >>> 0 > 48) {
break block
}
$8_1 = HEAP32[$3_1 >> 2];
$5_1 = HEAP32[$3_1 + 4 >> 2];
$7_1 = $53($1_1, $2_1, $8_1, $5_1);
HEAP32[$6_1 + 28 >> 2] = $5_1;
HEAP32[$6_1 + 24 >> 2] = $8_1;
(wasm2js_i32$0 = $6_1, wasm2js_i32$1 = __wasm_i64_mul($7_1, 0, 1, 1)), HEAP32[wasm2js_i32$0 + 16 >> 2] = wasm2js_i32$1;
HEAP32[$6_1 + 20 >> 2] = i64toi32_i32$HIGH_BITS;
$7_1 = $6_1 + 16 | 0;
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$10_1 = $3_1 + 8 | 0;
if (($10_1 | 0) != ($4_1 | 0)) {
$4_1 = $4_1 - $10_1 >>> 3 | 0;
$12_1 = $5_1 + 16 | 0;
while (1) {
$8_1 = HEAP32[$7_1 + 12 >> 2];
HEAP32[$5_1 + 8 >> 2] = HEAP32[$7_1 + 8 >> 2];
HEAP32[$5_1 + 12 >> 2] = $8_1;
$8_1 = HEAP32[$7_1 + 4 >> 2];
HEAP32[$5_1 >> 2] = HEAP32[$7_1 >> 2];
HEAP32[$5_1 + 4 >> 2] = $8_1;
$11_1 = HEAP32[$10_1 >> 2];
$8_1 = HEAP32[$10_1 + 4 >> 2];
$9_1 = $53($1_1, $2_1, $11_1, $8_1);
HEAP32[$5_1 + 20 >> 2] = $9_1;
HEAP32[$5_1 + 16 >> 2] = $9_1;
$9_1 = $9_1 >>> 0 < HEAPU32[$5_1 >> 2] ? $12_1 : $5_1;
$13_1 = HEAP32[$9_1 + 4 >> 2];
HEAP32[$7_1 >> 2] = HEAP32[$9_1 >> 2];
HEAP32[$7_1 + 4 >> 2] = $13_1;
HEAP32[$5_1 + 24 >> 2] = $11_1;
HEAP32[$5_1 + 28 >> 2] = $8_1;
$8_1 = HEAP32[$9_1 + 12 >> 2];
HEAP32[$7_1 + 8 >> 2] = HEAP32[$9_1 + 8 >> 2];
HEAP32[$7_1 + 12 >> 2] = $8_1;
$10_1 = $10_1 + 8 | 0;
$4_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
}
$1_1 = HEAP32[$7_1 + 12 >> 2];
HEAP32[$6_1 + 8 >> 2] = HEAP32[$7_1 + 8 >> 2];
HEAP32[$6_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 4 >> 2];
HEAP32[$6_1 >> 2] = HEAP32[$7_1 >> 2];
HEAP32[$6_1 + 4 >> 2] = $1_1;
global$0 = $5_1 + 32 | 0;
$1_1 = HEAP32[$6_1 + 8 >> 2];
if (!$1_1) {
break block
}
$8_1 = HEAP32[$6_1 >> 2];
$3_1 = HEAP32[$6_1 + 12 >> 2];
$14_1 = (((HEAP32[$6_1 + 4 >> 2] & 2147483647) << 1 | $8_1 >>> 31) & -2) >>> 0 <= ($2_1 >>> 0 > $3_1 >>> 0 ? $2_1 : $3_1) >>> 0 ? $1_1 : 0;
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = $14_1;
global$0 = $6_1 + 32 | 0;
}
function $53($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
$113($4_1, $0_1, $0_1 + $1_1 | 0);
$113($4_1 + 12 | 0, $2_1, $2_1 + $3_1 | 0);
HEAP8[$4_1 + 44 | 0] = 0;
HEAP32[$4_1 + 40 >> 2] = HEAP32[$4_1 + 20 >> 2];
HEAP32[$4_1 + 36 >> 2] = 0;
$7_1 = $4_1 + 24 | 0;
$3_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
block7 : {
block2 : {
block1 : {
$0_1 = $4_1 + 36 | 0;
block : {
if (HEAPU8[$0_1 + 8 | 0]) {
break block
}
$1_1 = HEAP32[$0_1 + 4 >> 2];
$5_1 = HEAP32[$0_1 >> 2];
if ($1_1 >>> 0 < $5_1 >>> 0) {
break block
}
$3_1 = ($1_1 - $5_1 | 0) + 1 | 0;
if (!$3_1) {
break block1
}
}
$141($2_1 + 20 | 0, $3_1, 4, 4);
if (HEAP32[$2_1 + 20 >> 2] == 1) {
break block2
}
$1_1 = HEAP32[$2_1 + 24 >> 2];
HEAP32[$2_1 + 16 >> 2] = 0;
HEAP32[$2_1 + 12 >> 2] = HEAP32[$2_1 + 28 >> 2];
HEAP32[$2_1 + 8 >> 2] = $1_1;
$1_1 = $2_1 + 8 | 0;
block6 : {
block4 : {
$6_1 = HEAPU8[$0_1 + 8 | 0];
$3_1 = HEAP32[$0_1 >> 2];
$5_1 = HEAP32[$0_1 + 4 >> 2];
block3 : {
if (!(!$6_1 & $3_1 >>> 0 <= $5_1 >>> 0)) {
$8_1 = $1_1 + 8 | 0;
break block3;
}
$0_1 = ($5_1 - $3_1 | 0) + 1 | 0;
if (!$0_1) {
break block4
}
$8_1 = $1_1 + 8 | 0;
$9_1 = HEAP32[$1_1 + 8 >> 2];
if ($0_1 >>> 0 <= HEAP32[$1_1 >> 2] - $9_1 >>> 0) {
break block3
}
$134($1_1, $9_1, $0_1, 4, 4);
}
$0_1 = HEAP32[$1_1 + 8 >> 2];
if (!($3_1 >>> 0 > $5_1 >>> 0 | $6_1)) {
$6_1 = HEAP32[$1_1 + 4 >> 2];
if ($3_1 >>> 0 < $5_1 >>> 0) {
$1_1 = ($0_1 + $5_1 | 0) - $3_1 | 0;
$0_1 = $6_1 + ($0_1 << 2) | 0;
while (1) {
HEAP32[$0_1 >> 2] = $3_1;
$0_1 = $0_1 + 4 | 0;
$3_1 = $3_1 + 1 | 0;
if (($5_1 | 0) != ($3_1 | 0)) {
continue
}
break;
};
$0_1 = $1_1;
}
HEAP32[$6_1 + ($0_1 << 2) >> 2] = $5_1;
$0_1 = $0_1 + 1 | 0;
}
HEAP32[$8_1 >> 2] = $0_1;
break block6;
}
wasm2js_trap();
}
HEAP32[$7_1 + 8 >> 2] = HEAP32[$2_1 + 16 >> 2];
$0_1 = HEAP32[$2_1 + 12 >> 2];
HEAP32[$7_1 >> 2] = HEAP32[$2_1 + 8 >> 2];
HEAP32[$7_1 + 4 >> 2] = $0_1;
global$0 = $2_1 + 32 | 0;
break block7;
}
wasm2js_trap();
}
wasm2js_trap();
}
$0_1 = HEAP32[$4_1 + 8 >> 2];
block8 : {
if (!$0_1) {
$0_1 = HEAP32[$4_1 + 32 >> 2];
break block8;
}
$7_1 = HEAP32[$4_1 + 4 >> 2];
$11_1 = $7_1 + ($0_1 << 2) | 0;
$0_1 = HEAP32[$4_1 + 32 >> 2];
$8_1 = HEAP32[$4_1 + 28 >> 2];
$3_1 = 0;
while (1) {
$1_1 = $3_1 + 1 | 0;
$2_1 = HEAP32[$4_1 + 20 >> 2];
$5_1 = $0_1 - (($0_1 | 0) != 0) | 0;
$6_1 = $2_1 >>> 0 < $5_1 >>> 0 ? $2_1 : $5_1;
if ($6_1) {
$2_1 = HEAP32[$4_1 + 16 >> 2];
$0_1 = $8_1 + 4 | 0;
$5_1 = $1_1;
while (1) {
if ($0_1) {
$9_1 = (HEAP32[$7_1 >> 2] != HEAP32[$2_1 >> 2]) + $3_1 | 0;
$3_1 = HEAP32[$0_1 >> 2];
$10_1 = $3_1 + 1 | 0;
$5_1 = $5_1 + 1 | 0;
$5_1 = $5_1 >>> 0 < $9_1 >>> 0 ? $5_1 : $9_1;
$5_1 = $5_1 >>> 0 > $10_1 >>> 0 ? $10_1 : $5_1;
HEAP32[$0_1 >> 2] = $5_1;
$2_1 = $2_1 + 4 | 0;
$0_1 = $0_1 + 4 | 0;
$6_1 = $6_1 - 1 | 0;
if ($6_1) {
continue
}
}
break;
};
$0_1 = HEAP32[$4_1 + 32 >> 2];
}
if ($0_1) {
$8_1 = HEAP32[$4_1 + 28 >> 2];
HEAP32[$8_1 >> 2] = $1_1;
}
$3_1 = $1_1;
$7_1 = $7_1 + 4 | 0;
if (($11_1 | 0) != ($7_1 | 0)) {
continue
}
break;
};
}
$2_1 = 0;
block9 : {
if (!$0_1) {
break block9
}
$0_1 = (HEAP32[$4_1 + 28 >> 2] + ($0_1 << 2) | 0) - 4 | 0;
if (!$0_1) {
break block9
}
$2_1 = HEAP32[$0_1 >> 2];
}
$140($4_1 + 24 | 0, 4, 4);
$140($4_1 + 12 | 0, 4, 4);
$140($4_1, 4, 4);
global$0 = $4_1 + 48 | 0;
return $2_1;
}
function $54($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$4_1 = global$0 + -64 | 0;
global$0 = $4_1;
block3 : {
block4 : {
block : {
$5_1 = $18(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
if (!$5_1) {
break block
}
$6_1 = HEAPU8[$5_1 | 0];
if (!$6_1) {
break block
}
HEAP32[$4_1 + 28 >> 2] = $5_1;
HEAP32[$4_1 + 24 >> 2] = $3_1;
HEAP32[$4_1 + 20 >> 2] = $2_1;
HEAP32[$4_1 + 16 >> 2] = 1;
HEAP32[$4_1 + 32 >> 2] = $1_1;
$7_1 = HEAPU8[$1_1 + 20 | 0];
HEAP8[$4_1 + 36 | 0] = $7_1;
block2 : {
block1 : {
if (($6_1 | 0) != 3) {
$3_1 = $15($4_1 + 16 | 0, 1051789, 8);
break block1;
}
$2_1 = $5_1 + 4 | 0;
$3_1 = HEAP32[$2_1 + 8 >> 2];
$1_1 = $4_1 + 8 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$2_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $3_1;
$3_1 = HEAP32[$4_1 + 12 >> 2];
$2_1 = HEAP32[$4_1 + 8 >> 2];
if (!$2_1) {
break block1
}
$1_1 = -24;
while (1) {
if (HEAP32[$1_1 + 1053500 >> 2] == ($3_1 | 0)) {
if (!$170(HEAP32[$1_1 + 1053496 >> 2], $2_1, $3_1)) {
break block2
}
}
$1_1 = $1_1 + 12 | 0;
if ($1_1) {
continue
}
break;
};
$1_1 = $4_1 + 40 | 0;
$55($1_1, 1053472, 1053496);
$5_1 = $4_1 + 52 | 0;
$19($5_1, $4_1 + 16 | 0);
$3_1 = $56($7_1, HEAP32[$4_1 + 56 >> 2], HEAP32[$4_1 + 60 >> 2], $2_1, $3_1, HEAP32[$4_1 + 44 >> 2], HEAP32[$4_1 + 48 >> 2]);
$133($5_1);
$140($1_1, 4, 8);
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
$1_1 = 1;
break block3;
}
HEAP8[$0_1 + 1 | 0] = HEAPU8[$1_1 + 1053504 | 0];
break block4;
}
HEAP8[$0_1 + 1 | 0] = 2;
}
$1_1 = 0;
}
HEAP8[$0_1 | 0] = $1_1;
global$0 = $4_1 - -64 | 0;
}
function $55($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$141($3_1 + 20 | 0, ($2_1 - $1_1 >>> 0) / 12 | 0, 4, 8);
$4_1 = HEAP32[$3_1 + 24 >> 2];
if (HEAP32[$3_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$3_1 + 16 >> 2] = 0;
HEAP32[$3_1 + 12 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 8 >> 2] = $4_1;
$5_1 = $3_1 + 8 | 0;
$4_1 = HEAP32[$5_1 + 8 >> 2];
$6_1 = ($2_1 - $1_1 >>> 0) / 12 | 0;
if ($6_1 >>> 0 > HEAP32[$5_1 >> 2] - $4_1 >>> 0) {
$134($5_1, $4_1, $6_1, 4, 8);
$4_1 = HEAP32[$5_1 + 8 >> 2];
}
$7_1 = $5_1;
if (($1_1 | 0) != ($2_1 | 0)) {
$2_1 = $4_1 + $6_1 | 0;
$4_1 = HEAP32[$5_1 + 4 >> 2] + ($4_1 << 3) | 0;
while (1) {
$5_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$4_1 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$4_1 + 4 >> 2] = $5_1;
$1_1 = $1_1 + 12 | 0;
$4_1 = $4_1 + 8 | 0;
$6_1 = $6_1 - 1 | 0;
if ($6_1) {
continue
}
break;
};
} else {
$2_1 = $4_1
}
HEAP32[$7_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 16 >> 2];
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $3_1 + 32 | 0;
}
function $56($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
var $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$7_1 = global$0 - 112 | 0;
global$0 = $7_1;
$8_1 = $7_1 + 84 | 0;
$62($8_1, $3_1, $4_1);
HEAP32[$7_1 + 48 >> 2] = 2;
HEAP32[$7_1 + 44 >> 2] = $8_1;
$10_1 = $7_1 + 32 | 0;
$9_1 = $7_1 + 44 | 0;
$145($10_1, 1051712, $9_1);
$133($8_1);
$6_1 = ($6_1 << 3) + $5_1 | 0;
$111($8_1, $5_1, $6_1);
$24($9_1, HEAP32[$7_1 + 88 >> 2], HEAP32[$7_1 + 92 >> 2]);
$21($8_1);
HEAP32[$7_1 + 96 >> 2] = 2;
HEAP32[$7_1 + 88 >> 2] = 2;
HEAP32[$7_1 + 92 >> 2] = $9_1;
HEAP32[$7_1 + 84 >> 2] = $10_1;
$145($7_1 + 20 | 0, 1049492, $8_1);
$133($9_1);
$133($10_1);
$52($7_1 + 8 | 0, $3_1, $4_1, $5_1, $6_1);
$5_1 = HEAP32[$7_1 + 8 >> 2];
if ($5_1) {
$138($7_1 + 96 | 0, $5_1, HEAP32[$7_1 + 12 >> 2]);
HEAP8[$7_1 + 108 | 0] = 3;
$5_1 = HEAP32[$7_1 + 92 >> 2];
HEAP32[$7_1 + 56 >> 2] = HEAP32[$7_1 + 88 >> 2];
HEAP32[$7_1 + 60 >> 2] = $5_1;
$5_1 = HEAP32[$7_1 + 100 >> 2];
HEAP32[$7_1 + 64 >> 2] = HEAP32[$7_1 + 96 >> 2];
HEAP32[$7_1 + 68 >> 2] = $5_1;
$5_1 = HEAP32[$7_1 + 108 >> 2];
HEAP32[$7_1 + 72 >> 2] = HEAP32[$7_1 + 104 >> 2];
HEAP32[$7_1 + 76 >> 2] = $5_1;
$5_1 = -2147483648;
} else {
$5_1 = -2147483647
}
$0_1 = $67($0_1, $1_1, $2_1, $3_1, $4_1, $7_1 + 20 | 0);
$46($0_1 + 48 | 0);
HEAP32[$0_1 + 48 >> 2] = $5_1;
$1_1 = HEAP32[$7_1 + 60 >> 2];
HEAP32[$0_1 + 52 >> 2] = HEAP32[$7_1 + 56 >> 2];
HEAP32[$0_1 + 56 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 68 >> 2];
HEAP32[$0_1 + 60 >> 2] = HEAP32[$7_1 + 64 >> 2];
HEAP32[$0_1 + 64 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 76 >> 2];
HEAP32[$0_1 + 68 >> 2] = HEAP32[$7_1 + 72 >> 2];
HEAP32[$0_1 + 72 >> 2] = $1_1;
global$0 = $7_1 + 112 | 0;
return $0_1;
}
function $57($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$2_1 = global$0 + -64 | 0;
global$0 = $2_1;
block6 : {
block7 : {
block3 : {
block2 : {
block5 : {
block1 : {
switch (HEAP32[$0_1 >> 2] - 1 | 0) {
default:
$0_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$0_1 | 0] != 3) {
break block5
}
$0_1 = $0_1 + 4 | 0;
$3_1 = HEAP32[$0_1 + 8 >> 2];
$1_1 = $2_1 + 8 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $3_1;
$0_1 = HEAP32[$2_1 + 8 >> 2] ? 0 : HEAP32[$2_1 + 12 >> 2];
break block6;
case 0:
if (HEAPU8[HEAP32[$1_1 + 12 >> 2]] == 1) {
break block7
}
$0_1 = $15($1_1, 1052049, 13);
break block6;
case 1:
break block1;
case 2:
break block2;
case 3:
break block3;
};
}
$3_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$3_1 | 0] != 4) {
$0_1 = $15($1_1, 1051752, 6);
break block6;
}
$4_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = HEAP32[$3_1 + 8 >> 2];
$3_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$2_1 + 24 >> 2] = 0;
HEAP32[$2_1 + 56 >> 2] = $4_1;
HEAP32[$2_1 + 52 >> 2] = $1_1;
HEAP32[$2_1 + 48 >> 2] = 0;
HEAP32[$2_1 + 44 >> 2] = $0_1 + ($3_1 << 4);
HEAP32[$2_1 + 40 >> 2] = $0_1;
HEAP32[$2_1 + 60 >> 2] = $2_1 + 24;
$3_1 = $2_1 + 28 | 0;
$0_1 = global$0 - 48 | 0;
global$0 = $0_1;
$1_1 = $2_1 + 40 | 0;
$4_1 = HEAP32[$1_1 >> 2];
block11 : {
block10 : {
block9 : {
block8 : {
if (($4_1 | 0) != HEAP32[$1_1 + 4 >> 2]) {
$5_1 = HEAP32[$1_1 + 20 >> 2];
HEAP32[$1_1 >> 2] = $4_1 + 16;
$6_1 = HEAP32[$1_1 + 8 >> 2];
$7_1 = HEAP32[$1_1 + 12 >> 2];
HEAP8[$0_1 + 44 | 0] = HEAPU8[$7_1 + 20 | 0];
HEAP32[$0_1 + 40 >> 2] = $7_1;
HEAP32[$0_1 + 36 >> 2] = $4_1;
HEAP32[$0_1 + 28 >> 2] = $6_1;
HEAP32[$0_1 + 24 >> 2] = 2;
$4_1 = $57(HEAP32[$1_1 + 16 >> 2], $0_1 + 24 | 0);
if (!$4_1) {
break block8
}
if (HEAP32[$5_1 >> 2]) {
$23($5_1)
}
HEAP32[$5_1 >> 2] = $4_1;
}
HEAP32[$3_1 + 8 >> 2] = 0;
HEAP32[$3_1 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 1;
break block9;
}
HEAP32[$1_1 + 8 >> 2] = $6_1 + 1;
$4_1 = $0_1 + 24 | 0;
$141($4_1, 4, 1, 0);
if (HEAP32[$0_1 + 24 >> 2] == 1) {
break block10
}
$5_1 = HEAP32[$0_1 + 28 >> 2];
HEAP32[$0_1 + 20 >> 2] = 1;
HEAP32[$0_1 + 16 >> 2] = HEAP32[$0_1 + 32 >> 2];
HEAP32[$0_1 + 12 >> 2] = $5_1;
$5_1 = HEAP32[$1_1 + 20 >> 2];
HEAP32[$0_1 + 40 >> 2] = HEAP32[$1_1 + 16 >> 2];
HEAP32[$0_1 + 44 >> 2] = $5_1;
$5_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$0_1 + 32 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$0_1 + 36 >> 2] = $5_1;
$5_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$0_1 + 28 >> 2] = $5_1;
if ($44($4_1, HEAP32[$4_1 + 20 >> 2]) & 253) {
$1_1 = $0_1 + 12 | 0;
while (1) {
$5_1 = HEAP32[$1_1 + 8 >> 2];
if (($5_1 | 0) == -1) {
$134($1_1, -1, 1, 1, 0)
}
HEAP32[$1_1 + 8 >> 2] = $5_1 + 1;
if ($44($4_1, HEAP32[$4_1 + 20 >> 2]) & 253) {
continue
}
break;
};
}
HEAP32[$3_1 + 8 >> 2] = HEAP32[$0_1 + 20 >> 2];
$1_1 = HEAP32[$0_1 + 16 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$0_1 + 12 >> 2];
HEAP32[$3_1 + 4 >> 2] = $1_1;
}
global$0 = $0_1 + 48 | 0;
break block11;
}
wasm2js_trap();
}
$0_1 = HEAP32[$2_1 + 24 >> 2];
if ($0_1) {
$140($3_1, 1, 0);
break block6;
}
$0_1 = HEAP32[$2_1 + 32 >> 2];
$1_1 = HEAP32[$2_1 + 28 >> 2];
if (($1_1 | 0) == -2147483648) {
break block6
}
HEAP32[$2_1 + 48 >> 2] = HEAP32[$2_1 + 36 >> 2];
HEAP32[$2_1 + 44 >> 2] = $0_1;
HEAP32[$2_1 + 40 >> 2] = $1_1;
$0_1 = 0;
$140($2_1 + 40 | 0, 1, 0);
break block6;
}
$0_1 = $15($1_1, 1051789, 8);
break block6;
}
$3_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$3_1 | 0] != 5) {
$0_1 = $15($1_1, 1051797, 9);
break block6;
}
$4_1 = Math_imul(HEAP32[$3_1 + 12 >> 2], 28);
$5_1 = HEAPU8[$1_1 + 20 | 0];
$6_1 = HEAP32[$0_1 + 4 >> 2];
$3_1 = HEAP32[$3_1 + 8 >> 2];
while (1) {
if (!$4_1) {
break block7
}
$7_1 = HEAP32[$3_1 + 8 >> 2];
$0_1 = $2_1 + 16 | 0;
HEAP32[$0_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $7_1;
HEAP32[$2_1 + 56 >> 2] = $1_1;
HEAP8[$2_1 + 60 | 0] = $5_1;
HEAP32[$2_1 + 40 >> 2] = 1;
HEAP32[$2_1 + 52 >> 2] = $3_1 + 12;
$0_1 = HEAP32[$2_1 + 20 >> 2];
HEAP32[$2_1 + 44 >> 2] = HEAP32[$2_1 + 16 >> 2];
HEAP32[$2_1 + 48 >> 2] = $0_1;
$4_1 = $4_1 - 28 | 0;
$3_1 = $3_1 + 28 | 0;
$0_1 = $57($6_1, $2_1 + 40 | 0);
if (!$0_1) {
continue
}
break;
};
break block6;
}
$7_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$7_1 | 0] != 5) {
$0_1 = $15($1_1, 1051797, 9);
break block6;
}
$4_1 = Math_imul(HEAP32[$0_1 + 8 >> 2], 20);
$3_1 = HEAP32[$0_1 + 4 >> 2];
$5_1 = $3_1 + 8 | 0;
$10_1 = HEAPU8[$1_1 + 20 | 0];
while (1) {
if (!$4_1) {
break block7
}
$0_1 = 0;
$8_1 = HEAP32[$3_1 >> 2];
$9_1 = HEAP32[$3_1 + 4 >> 2];
$6_1 = $18($7_1, $8_1, $9_1);
if (!(!$6_1 | !HEAPU8[$6_1 | 0])) {
HEAP8[$2_1 + 60 | 0] = $10_1;
HEAP32[$2_1 + 56 >> 2] = $1_1;
HEAP32[$2_1 + 52 >> 2] = $6_1;
HEAP32[$2_1 + 48 >> 2] = $9_1;
HEAP32[$2_1 + 44 >> 2] = $8_1;
HEAP32[$2_1 + 40 >> 2] = 1;
$0_1 = $57($5_1, $2_1 + 40 | 0);
}
$3_1 = $3_1 + 20 | 0;
$4_1 = $4_1 - 20 | 0;
$5_1 = $5_1 + 20 | 0;
if (!$0_1) {
continue
}
break;
};
break block6;
}
$0_1 = 0;
}
global$0 = $2_1 - -64 | 0;
return $0_1;
}
function $58($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$4_1 = $18(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
block1 : {
if (!(!$4_1 | !HEAPU8[$4_1 | 0])) {
HEAP32[$0_1 + 16 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $4_1;
HEAP32[$0_1 + 8 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = 1;
HEAP8[$0_1 + 20 | 0] = HEAPU8[$1_1 + 20 | 0];
break block1;
}
$8_1 = HEAPU8[$1_1 + 20 | 0];
$6_1 = $5_1 + 4 | 0;
$19($6_1, $1_1);
$7_1 = HEAP32[$5_1 + 8 >> 2];
$4_1 = HEAP32[$5_1 + 12 >> 2];
$1_1 = global$0 - 48 | 0;
global$0 = $1_1;
HEAP32[$1_1 + 4 >> 2] = $3_1;
HEAP32[$1_1 >> 2] = $2_1;
HEAP32[$1_1 + 12 >> 2] = $4_1;
HEAP32[$1_1 + 8 >> 2] = $7_1;
block2 : {
if ($4_1) {
HEAP32[$1_1 + 36 >> 2] = 1;
HEAP32[$1_1 + 32 >> 2] = $1_1 + 8;
$145($1_1 + 20 | 0, 1051712, $1_1 + 32 | 0);
break block2;
}
$138($1_1 + 20 | 0, 1065936, 11);
}
HEAP32[$1_1 + 44 >> 2] = 1;
HEAP32[$1_1 + 36 >> 2] = 2;
HEAP32[$1_1 + 40 >> 2] = $1_1;
$2_1 = $1_1 + 20 | 0;
HEAP32[$1_1 + 32 >> 2] = $2_1;
$3_1 = $1_1 + 8 | 0;
$145($3_1, 1051495, $1_1 + 32 | 0);
$133($2_1);
$2_1 = $31($8_1, $7_1, $4_1, $3_1);
global$0 = $1_1 + 48 | 0;
$133($6_1);
HEAP32[$0_1 >> 2] = 3;
HEAP32[$0_1 + 4 >> 2] = $2_1;
}
global$0 = $5_1 + 16 | 0;
}
function $59($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$5_1 = global$0 - 112 | 0;
global$0 = $5_1;
$6_1 = $5_1 + 16 | 0;
$138($6_1, $1_1, $2_1);
$137($6_1, 1052937, 4);
$72($5_1 + 28 | 0, HEAP32[$5_1 + 20 >> 2], HEAP32[$5_1 + 24 >> 2]);
block : {
if (HEAP32[$5_1 + 28 >> 2]) {
$11_1 = HEAP32[$5_1 + 40 >> 2];
$12_1 = HEAP32[$5_1 + 36 >> 2];
if ($2_1 >>> 0 <= 7) {
if (!$2_1) {
break block
}
$6_1 = $1_1;
$7_1 = $2_1;
while (1) {
if (HEAPU8[$6_1 | 0] == 47) {
$11_1 = 0;
$12_1 = 1;
break block;
}
$6_1 = $6_1 + 1 | 0;
$7_1 = $7_1 - 1 | 0;
if ($7_1) {
continue
}
break;
};
break block;
}
$155($5_1 + 8 | 0, 47, $1_1, $2_1);
if (!HEAP32[$5_1 + 8 >> 2]) {
break block
}
}
$12_1 = 1;
$11_1 = 0;
}
block12 : {
block14 : {
block3 : {
block13 : {
block5 : {
block6 : {
block4 : {
block2 : {
block1 : {
if (($2_1 | 0) != ($11_1 | 0)) {
break block1
}
if ($170($12_1, $1_1, $2_1)) {
break block1
}
if ($2_1) {
break block2
}
$7_1 = 0;
break block3;
}
$7_1 = 0;
if (!$11_1 | ($2_1 | 0) != 15) {
break block3
}
$15_1 = 2016306287;
$13_1 = 1768842341;
$8_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$6_1 = $8_1 << 24;
$7_1 = 0;
$9_1 = ($8_1 & 65280) << 8 | $6_1;
$14_1 = $7_1;
$6_1 = $8_1 & 16711680;
$4_1 = $6_1 >>> 8 | 0;
$10_1 = $8_1 & -16777216;
$7_1 = $10_1 >>> 24 | 0;
$3_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
$8_1 = $14_1 | ($6_1 << 24 | $10_1 << 8) | ((($3_1 & 255) << 24 | $8_1 >>> 8) & -16777216 | (($3_1 & 16777215) << 8 | $8_1 >>> 24) & 16711680 | ($3_1 >>> 8 & 65280 | $3_1 >>> 24));
$3_1 = $4_1 | $7_1 | $9_1;
$3_1 = $3_1 | 0;
if (($8_1 | 0) == 2016306287 & ($3_1 | 0) == 1768842341) {
break block4
}
break block5;
}
if (!$4_1) {
break block6
}
$10_1 = $3_1 + $4_1 | 0;
$6_1 = $3_1;
while (1) {
block8 : {
$9_1 = HEAP8[$6_1 | 0];
block7 : {
if (($9_1 | 0) >= 0) {
$7_1 = $9_1 & 255;
$6_1 = $6_1 + 1 | 0;
break block7;
}
$7_1 = HEAPU8[$6_1 + 1 | 0] & 63;
$8_1 = $9_1 & 31;
if ($9_1 >>> 0 <= 4294967263) {
$7_1 = $7_1 | $8_1 << 6;
$6_1 = $6_1 + 2 | 0;
break block7;
}
$7_1 = HEAPU8[$6_1 + 2 | 0] & 63 | $7_1 << 6;
if ($9_1 >>> 0 < 4294967280) {
$7_1 = $7_1 | $8_1 << 12;
$6_1 = $6_1 + 3 | 0;
break block7;
}
$7_1 = $8_1 << 18 & 1835008 | (HEAPU8[$6_1 + 3 | 0] & 63 | $7_1 << 6);
if (($7_1 | 0) == 1114112) {
break block8
}
$6_1 = $6_1 + 4 | 0;
}
$8_1 = $7_1 - 9 | 0;
if (1 << $8_1 & 8388639 ? $8_1 >>> 0 <= 23 : 0) {
break block6
}
block9 : {
if ($7_1 >>> 0 < 128) {
break block9
}
block11 : {
block10 : {
$8_1 = $7_1 >>> 8 | 0;
if ($8_1 >>> 0 <= 31) {
if (!$8_1) {
break block10
}
if (($8_1 | 0) != 22 | ($7_1 | 0) != 5760) {
break block9
}
break block6;
}
if (($8_1 | 0) == 32) {
break block11
}
if (($8_1 | 0) != 48) {
break block9
}
if (($7_1 | 0) == 12288) {
break block6
}
break block9;
}
if (!(HEAP8[($7_1 & 255) + 1070060 | 0] & 1)) {
break block9
}
break block6;
}
if (HEAPU8[($7_1 & 255) + 1070060 | 0] & 2) {
break block6
}
}
if (($6_1 | 0) != ($10_1 | 0)) {
continue
}
}
break;
};
$138($5_1 + 28 | 0, $1_1, $2_1);
$138($5_1 + 88 | 0, $3_1, $4_1);
HEAP32[$5_1 + 48 >> 2] = HEAP32[$5_1 + 96 >> 2];
$1_1 = HEAP32[$5_1 + 92 >> 2];
HEAP32[$5_1 + 40 >> 2] = HEAP32[$5_1 + 88 >> 2];
HEAP32[$5_1 + 44 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 48 >> 2];
HEAP32[$0_1 + 16 >> 2] = HEAP32[$5_1 + 44 >> 2];
HEAP32[$0_1 + 20 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 40 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$5_1 + 36 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 32 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 28 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block12;
}
$15_1 = 1915644271;
$13_1 = 1868786533;
$3_1 = $1_1 + 7 | 0;
$8_1 = HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24);
$7_1 = $8_1 << 24;
$9_1 = 0;
$10_1 = ($8_1 & 65280) << 8 | $7_1;
$7_1 = $8_1 & 16711680;
$4_1 = $7_1 >>> 8 | 0;
$6_1 = $9_1;
$14_1 = $7_1 << 24;
$6_1 = 0;
$9_1 = $8_1 & -16777216;
$7_1 = 0 | $9_1 >>> 24;
$3_1 = HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24);
$8_1 = $6_1 | ($14_1 | $9_1 << 8) | ((($3_1 & 255) << 24 | $8_1 >>> 8) & -16777216 | (($3_1 & 16777215) << 8 | $8_1 >>> 24) & 16711680 | ($3_1 >>> 8 & 65280 | $3_1 >>> 24));
$3_1 = $4_1 | $7_1 | $10_1;
$3_1 = $3_1 | 0;
if (($8_1 | 0) != 1915644271 | ($3_1 | 0) != 1868786533) {
break block5
}
break block13;
}
$6_1 = $5_1 + 28 | 0;
$62($6_1, $3_1, $4_1);
HEAP32[$5_1 + 80 >> 2] = 2;
HEAP32[$5_1 + 76 >> 2] = $6_1;
$2_1 = $5_1 + 88 | 0;
$1_1 = $5_1 + 76 | 0;
$145($2_1, 1051712, $1_1);
$133($6_1);
HEAP32[$5_1 + 80 >> 2] = 2;
HEAP32[$5_1 + 76 >> 2] = $2_1;
$145($6_1, 1049645, $1_1);
$133($2_1);
$6_1 = $67(2, 1065695, 17, $3_1, $4_1, $6_1);
break block14;
}
$6_1 = ($3_1 | 0) == ($13_1 | 0) & $8_1 >>> 0 < $15_1 >>> 0 | $3_1 >>> 0 < $13_1 >>> 0 ? -1 : 1;
}
$7_1 = $6_1 ? 0 : $12_1;
}
$6_1 = $5_1 + 28 | 0;
$62($6_1, $1_1, $2_1);
HEAP32[$5_1 + 80 >> 2] = 2;
HEAP32[$5_1 + 76 >> 2] = $6_1;
$4_1 = $5_1 + 88 | 0;
$3_1 = $5_1 + 76 | 0;
$145($4_1, 1051712, $3_1);
$133($6_1);
HEAP32[$5_1 + 32 >> 2] = 2;
HEAP32[$5_1 + 28 >> 2] = $4_1;
$145($3_1, 1049837, $6_1);
$133($4_1);
$6_1 = $67(2, 1065695, 17, $1_1, $2_1, $3_1);
if ($7_1) {
$138($5_1 + 40 | 0, $7_1, $11_1);
HEAP8[$5_1 + 52 | 0] = 3;
$1_1 = HEAP32[$5_1 + 36 >> 2];
HEAP32[$5_1 + 88 >> 2] = HEAP32[$5_1 + 32 >> 2];
HEAP32[$5_1 + 92 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 44 >> 2];
HEAP32[$5_1 + 96 >> 2] = HEAP32[$5_1 + 40 >> 2];
HEAP32[$5_1 + 100 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 52 >> 2];
HEAP32[$5_1 + 104 >> 2] = HEAP32[$5_1 + 48 >> 2];
HEAP32[$5_1 + 108 >> 2] = $1_1;
$1_1 = -2147483648;
} else {
$1_1 = -2147483647
}
$46($6_1 + 48 | 0);
HEAP32[$6_1 + 48 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 92 >> 2];
HEAP32[$6_1 + 52 >> 2] = HEAP32[$5_1 + 88 >> 2];
HEAP32[$6_1 + 56 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 100 >> 2];
HEAP32[$6_1 + 60 >> 2] = HEAP32[$5_1 + 96 >> 2];
HEAP32[$6_1 + 64 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 108 >> 2];
HEAP32[$6_1 + 68 >> 2] = HEAP32[$5_1 + 104 >> 2];
HEAP32[$6_1 + 72 >> 2] = $1_1;
}
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = $6_1;
}
$133($5_1 + 16 | 0);
global$0 = $5_1 + 112 | 0;
}
function $60($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$4_1 = global$0 - 96 | 0;
global$0 = $4_1;
block7 : {
block8 : {
block6 : {
$3_1 = $18(HEAP32[$1_1 + 12 >> 2], $2_1, 6);
if (!(!$3_1 | !HEAPU8[$3_1 | 0])) {
HEAP32[$4_1 + 12 >> 2] = $2_1;
HEAP32[$4_1 + 8 >> 2] = 1;
HEAP32[$4_1 + 20 >> 2] = $3_1;
HEAP32[$4_1 + 16 >> 2] = 6;
HEAP32[$4_1 + 24 >> 2] = $1_1;
HEAP8[$4_1 + 28 | 0] = HEAPU8[$1_1 + 20 | 0];
$1_1 = HEAP32[$4_1 + 20 >> 2];
HEAP32[$4_1 + 40 >> 2] = HEAP32[$4_1 + 16 >> 2];
HEAP32[$4_1 + 44 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 28 >> 2];
HEAP32[$4_1 + 48 >> 2] = HEAP32[$4_1 + 24 >> 2];
HEAP32[$4_1 + 52 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$4_1 + 32 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$4_1 + 36 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 44 >> 2];
if (HEAPU8[$1_1 | 0] == 4) {
$2_1 = HEAP32[$1_1 + 8 >> 2];
$1_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$4_1 + 60 >> 2] = 0;
HEAP32[$4_1 + 84 >> 2] = 0;
HEAP32[$4_1 + 80 >> 2] = $2_1 + ($1_1 << 4);
HEAP32[$4_1 + 76 >> 2] = $2_1;
HEAP32[$4_1 + 92 >> 2] = $4_1 + 60;
HEAP32[$4_1 + 88 >> 2] = $4_1 + 32;
$5_1 = $4_1 - -64 | 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
$1_1 = $4_1 + 76 | 0;
$3_1 = HEAP32[$1_1 + 16 >> 2];
HEAP32[$2_1 + 16 >> 2] = $1_1 + 16;
HEAP32[$2_1 + 12 >> 2] = $3_1;
HEAP32[$2_1 + 8 >> 2] = $2_1 + 47;
$8_1 = $2_1 + 32 | 0;
$7_1 = $2_1 + 8 | 0;
$42($8_1, $1_1, $7_1);
block5 : {
block2 : {
$6_1 = HEAP32[$2_1 + 32 >> 2];
block4 : {
if (!(($6_1 | 0) == -2147483647 | ($6_1 | 0) == -2147483648)) {
$9_1 = HEAP32[$2_1 + 36 >> 2];
$10_1 = HEAP32[$2_1 + 40 >> 2];
$141($7_1, 4, 4, 12);
if (HEAP32[$2_1 + 8 >> 2] == 1) {
break block2
}
$11_1 = HEAP32[$2_1 + 12 >> 2];
$3_1 = HEAP32[$2_1 + 16 >> 2];
HEAP32[$3_1 + 4 >> 2] = $9_1;
HEAP32[$3_1 + 8 >> 2] = $10_1;
HEAP32[$3_1 >> 2] = $6_1;
HEAP32[$2_1 + 40 >> 2] = 1;
HEAP32[$2_1 + 36 >> 2] = $3_1;
HEAP32[$2_1 + 32 >> 2] = $11_1;
HEAP32[$2_1 + 24 >> 2] = HEAP32[$1_1 + 16 >> 2];
$3_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$2_1 + 16 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$2_1 + 20 >> 2] = $3_1;
$3_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 8 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$2_1 + 12 >> 2] = $3_1;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$1_1 = HEAP32[$7_1 + 16 >> 2];
$11_1 = $7_1 + 16 | 0;
HEAP32[$3_1 + 24 >> 2] = $11_1;
HEAP32[$3_1 + 20 >> 2] = $1_1;
HEAP32[$3_1 + 16 >> 2] = $3_1 + 31;
$42($3_1 + 4 | 0, $7_1, $3_1 + 16 | 0);
$6_1 = HEAP32[$3_1 + 4 >> 2];
block3 : {
if (($6_1 | 0) == -2147483647) {
break block3
}
while (1) {
if (($6_1 | 0) == -2147483648) {
break block3
}
$1_1 = HEAP32[$3_1 + 8 >> 2];
$12_1 = HEAP32[$3_1 + 12 >> 2];
$9_1 = HEAP32[$8_1 + 8 >> 2];
if (($9_1 | 0) == HEAP32[$8_1 >> 2]) {
$134($8_1, $9_1, 1, 4, 12)
}
$10_1 = HEAP32[$8_1 + 4 >> 2] + Math_imul($9_1, 12) | 0;
HEAP32[$10_1 + 4 >> 2] = $1_1;
HEAP32[$10_1 + 8 >> 2] = $12_1;
HEAP32[$10_1 >> 2] = $6_1;
HEAP32[$8_1 + 8 >> 2] = $9_1 + 1;
$1_1 = HEAP32[$7_1 + 16 >> 2];
HEAP32[$3_1 + 24 >> 2] = $11_1;
HEAP32[$3_1 + 20 >> 2] = $1_1;
HEAP32[$3_1 + 16 >> 2] = $3_1 + 31;
$42($3_1 + 4 | 0, $7_1, $3_1 + 16 | 0);
$6_1 = HEAP32[$3_1 + 4 >> 2];
if (($6_1 | 0) != -2147483647) {
continue
}
break;
};
}
global$0 = $3_1 + 32 | 0;
HEAP32[$5_1 + 8 >> 2] = HEAP32[$2_1 + 40 >> 2];
$1_1 = HEAP32[$2_1 + 36 >> 2];
HEAP32[$5_1 >> 2] = HEAP32[$2_1 + 32 >> 2];
HEAP32[$5_1 + 4 >> 2] = $1_1;
break block4;
}
HEAP32[$5_1 + 8 >> 2] = 0;
HEAP32[$5_1 >> 2] = 0;
HEAP32[$5_1 + 4 >> 2] = 4;
}
global$0 = $2_1 + 48 | 0;
break block5;
}
wasm2js_trap();
}
$1_1 = HEAP32[$4_1 + 60 >> 2];
if (!$1_1) {
break block6
}
$21($5_1);
$2_1 = -2147483648;
break block7;
}
$1_1 = $15($4_1 + 8 | 0, 1051752, 6);
$2_1 = -2147483648;
break block7;
}
$3_1 = -2147483648;
break block8;
}
$3_1 = -2147483648;
$1_1 = HEAP32[$4_1 + 68 >> 2];
block9 : {
$2_1 = HEAP32[$4_1 + 64 >> 2];
switch ($2_1 - -2147483648 | 0) {
case 0:
break block7;
case 1:
break block8;
default:
break block9;
};
}
$13_1 = HEAP32[$4_1 + 72 >> 2];
$3_1 = $2_1;
}
$5_1 = ($3_1 | 0) == -2147483648;
HEAP32[$0_1 + 8 >> 2] = $5_1 ? 0 : $13_1;
$2_1 = $5_1 ? 0 : $3_1;
$1_1 = $5_1 ? 4 : $1_1;
}
HEAP32[$0_1 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 96 | 0;
}
function $61($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$1_1 = 4;
block5 : {
block4 : {
switch (HEAPU8[$0_1 | 0] - 1 | 0) {
case 0:
$1_1 = HEAPU8[$0_1 + 1 | 0] ? 4 : 5;
break block5;
case 1:
$1_1 = HEAP32[$0_1 + 8 >> 2];
break block5;
case 2:
$0_1 = $0_1 + 4 | 0;
$3_1 = HEAP32[$0_1 + 8 >> 2];
$1_1 = $4_1 + 8 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $3_1;
$1_1 = $63(HEAP32[$4_1 + 8 >> 2], HEAP32[$4_1 + 12 >> 2]);
break block5;
case 3:
$1_1 = HEAP32[$0_1 + 12 >> 2];
$2_1 = ($1_1 - (($1_1 | 0) != 0) | 0) + 2 | 0;
if ($1_1) {
$0_1 = HEAP32[$0_1 + 8 >> 2];
while (1) {
$3_1 = $61($0_1) + $3_1 | 0;
$0_1 = $0_1 + 16 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$1_1 = $2_1 + $3_1 | 0;
break block5;
case 4:
break block4;
default:
break block5;
};
}
$2_1 = HEAP32[$0_1 + 12 >> 2];
$6_1 = $2_1 - (($2_1 | 0) != 0) | 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$0_1 = HEAP32[$0_1 + 8 >> 2];
$2_1 = $0_1 + Math_imul($2_1, 28) | 0;
if (($0_1 | 0) != ($2_1 | 0)) {
$2_1 = ($2_1 - $0_1 >>> 0) / 28 | 0;
while (1) {
$7_1 = HEAP32[$0_1 + 8 >> 2];
$5_1 = $1_1 + 8 | 0;
HEAP32[$5_1 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$5_1 + 4 >> 2] = $7_1;
$3_1 = (($63(HEAP32[$1_1 + 8 >> 2], HEAP32[$1_1 + 12 >> 2]) + $3_1 | 0) + $61($0_1 + 12 | 0) | 0) + 1 | 0;
$0_1 = $0_1 + 28 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
}
global$0 = $1_1 + 16 | 0;
$1_1 = ($3_1 + $6_1 | 0) + 2 | 0;
}
global$0 = $4_1 + 16 | 0;
return $1_1;
}
function $62($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$6_1 = global$0 - 48 | 0;
global$0 = $6_1;
$3_1 = $6_1 + 8 | 0;
HEAP32[$3_1 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 1;
HEAP32[$6_1 + 28 >> 2] = 0;
$3_1 = HEAP32[$6_1 + 12 >> 2];
HEAP32[$6_1 + 20 >> 2] = HEAP32[$6_1 + 8 >> 2];
HEAP32[$6_1 + 24 >> 2] = $3_1;
block : {
if (!$2_1) {
break block
}
$11_1 = $1_1 + $2_1 | 0;
$10_1 = 81;
while (1) {
$2_1 = HEAP8[$1_1 | 0];
block1 : {
if (($2_1 | 0) >= 0) {
$2_1 = $2_1 & 255;
$1_1 = $1_1 + 1 | 0;
break block1;
}
$3_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$4_1 = $2_1 & 31;
if ($2_1 >>> 0 <= 4294967263) {
$2_1 = $3_1 | $4_1 << 6;
$1_1 = $1_1 + 2 | 0;
break block1;
}
$5_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $3_1 << 6;
$3_1 = $1_1 + 3 | 0;
if ($2_1 >>> 0 < 4294967280) {
$2_1 = $5_1 | $4_1 << 12;
$1_1 = $3_1;
break block1;
}
$2_1 = $4_1 << 18 & 1835008 | (HEAPU8[$3_1 | 0] & 63 | $5_1 << 6);
if (($2_1 | 0) == 1114112) {
break block
}
$1_1 = $1_1 + 4 | 0;
}
$10_1 = $10_1 - 1 | 0;
if (!$10_1) {
$2_1 = HEAP32[$6_1 + 28 >> 2];
$144($6_1 + 20 | 0, 3);
$1_1 = HEAP32[$6_1 + 24 >> 2] + HEAP32[$6_1 + 28 >> 2] | 0;
HEAP8[$1_1 + 2 | 0] = 166;
HEAP8[$1_1 | 0] = 226;
HEAP8[$1_1 + 1 | 0] = 128;
HEAP32[$6_1 + 28 >> 2] = $2_1 + 3;
break block;
}
$3_1 = 1;
block2 : {
block3 : {
if (($2_1 | 0) <= 1806) {
if (($2_1 | 0) == 173 | ($2_1 | 0) == 1564) {
break block2
}
if (($2_1 | 0) != 1757) {
break block3
}
break block2;
}
if (($2_1 | 0) == 1807 | ($2_1 | 0) == 6158 | ($2_1 | 0) == 65279) {
break block2
}
}
if (($2_1 & 2097136) == 8288) {
break block2
}
block4 : {
if (($2_1 | 0) <= 8233) {
if ($2_1 - 1536 >>> 0 < 6) {
break block2
}
if ($2_1 - 8203 >>> 0 >= 5) {
break block4
}
break block2;
}
if ($2_1 - 8234 >>> 0 < 5 | $2_1 - 65529 >>> 0 < 3) {
break block2
}
}
if (($2_1 & 2097024) == 917504 | $2_1 >>> 0 < 32 | $2_1 - 127 >>> 0 < 33) {
break block2
}
$4_1 = $2_1 - 9 | 0;
block5 : {
if ($4_1 >>> 0 <= 23 & (8388639 >>> $4_1 & 1)) {
break block5
}
$3_1 = 0;
if ($2_1 >>> 0 < 128) {
break block5
}
block7 : {
block6 : {
$4_1 = $2_1 >>> 8 | 0;
if ($4_1 >>> 0 <= 31) {
if (!$4_1) {
break block6
}
if (($4_1 | 0) != 22) {
break block5
}
$3_1 = ($2_1 | 0) == 5760;
break block5;
}
if (($4_1 | 0) == 32) {
break block7
}
if (($4_1 | 0) != 48) {
break block5
}
$3_1 = ($2_1 | 0) == 12288;
break block5;
}
$3_1 = HEAPU8[($2_1 & 255) + 1070060 | 0];
break block5;
}
$3_1 = (HEAPU8[($2_1 & 255) + 1070060 | 0] & 2) >>> 1 | 0;
}
$3_1 = $3_1 & 1 & ($2_1 | 0) != 32;
}
block12 : {
if (!$3_1) {
$9_1 = HEAP32[$6_1 + 28 >> 2];
$8_1 = $6_1 + 20 | 0;
$5_1 = $2_1 >>> 0 < 128;
$3_1 = 1;
block8 : {
if ($5_1) {
break block8
}
$3_1 = 2;
if ($2_1 >>> 0 < 2048) {
break block8
}
$3_1 = $2_1 >>> 0 < 65536 ? 3 : 4;
}
$144($8_1, $3_1);
$4_1 = HEAP32[$6_1 + 24 >> 2] + HEAP32[$6_1 + 28 >> 2] | 0;
block11 : {
block10 : {
block9 : {
if (!$5_1) {
if ($2_1 >>> 0 < 2048) {
break block9
}
$5_1 = $2_1 >>> 12 | 0;
$8_1 = $2_1 & 63 | -128;
$7_1 = $2_1 >>> 6 & 63 | -128;
if ($2_1 >>> 0 >= 65536) {
break block10
}
HEAP8[$4_1 + 2 | 0] = $8_1;
HEAP8[$4_1 + 1 | 0] = $7_1;
HEAP8[$4_1 | 0] = $5_1 | 224;
break block11;
}
HEAP8[$4_1 | 0] = $2_1;
break block11;
}
HEAP8[$4_1 + 1 | 0] = $2_1 & 63 | 128;
HEAP8[$4_1 | 0] = $2_1 >>> 6 | 192;
break block11;
}
HEAP8[$4_1 + 3 | 0] = $8_1;
HEAP8[$4_1 + 2 | 0] = $7_1;
HEAP8[$4_1 + 1 | 0] = $5_1 & 63 | 128;
HEAP8[$4_1 | 0] = $2_1 >>> 18 | 240;
}
HEAP32[$6_1 + 28 >> 2] = $3_1 + $9_1;
break block12;
}
block19 : {
block18 : {
block17 : {
block14 : {
block16 : {
block13 : {
block15 : {
if (($2_1 | 0) <= 33) {
switch ($2_1 - 9 | 0) {
case 0:
break block13;
case 1:
break block14;
case 4:
break block16;
default:
break block15;
}
}
if (($2_1 | 0) == 34 | ($2_1 | 0) == 39 | ($2_1 | 0) == 92) {
break block17
}
}
if ($2_1 - 32 >>> 0 < 95) {
break block18
}
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$5_1 = global$0 - 16 | 0;
HEAP8[$5_1 + 8 | 0] = 0;
HEAP16[$5_1 + 6 >> 1] = 0;
HEAP8[$5_1 + 9 | 0] = HEAPU8[($2_1 >>> 20 | 0) + 1070316 | 0];
HEAP8[$5_1 + 13 | 0] = HEAPU8[($2_1 >>> 4 & 15) + 1070316 | 0];
HEAP8[$5_1 + 12 | 0] = HEAPU8[($2_1 >>> 8 & 15) + 1070316 | 0];
HEAP8[$5_1 + 11 | 0] = HEAPU8[($2_1 >>> 12 & 15) + 1070316 | 0];
HEAP8[$5_1 + 10 | 0] = HEAPU8[($2_1 >>> 16 & 15) + 1070316 | 0];
$3_1 = Math_clz32($2_1 | 1) >>> 2 | 0;
$8_1 = $5_1 + 6 | 0;
$7_1 = $3_1 + $8_1 | 0;
HEAP8[$7_1 | 0] = 123;
HEAP8[$7_1 - 1 | 0] = 117;
$7_1 = $8_1;
$8_1 = $3_1 - 2 | 0;
HEAP8[$7_1 + $8_1 | 0] = 92;
$3_1 = $4_1 + 4 | 0;
HEAP8[$3_1 + 11 | 0] = 10;
HEAP8[$3_1 + 10 | 0] = $8_1;
$8_1 = HEAPU16[$5_1 + 10 >> 1] | HEAPU16[$5_1 + 12 >> 1] << 16;
$7_1 = HEAPU16[$5_1 + 6 >> 1] | HEAPU16[$5_1 + 8 >> 1] << 16;
HEAP8[$3_1 | 0] = $7_1;
HEAP8[$3_1 + 1 | 0] = $7_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $7_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $7_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $8_1;
HEAP8[$3_1 + 5 | 0] = $8_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $8_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $8_1 >>> 24;
HEAP8[$5_1 + 15 | 0] = 125;
HEAP8[$5_1 + 14 | 0] = HEAPU8[($2_1 & 15) + 1070316 | 0];
$2_1 = HEAPU16[$5_1 + 14 >> 1];
HEAP8[$3_1 + 8 | 0] = $2_1;
HEAP8[$3_1 + 9 | 0] = $2_1 >>> 8;
$2_1 = $6_1 + 32 | 0;
$3_1 = HEAPU8[$4_1 + 12 | 0] | HEAPU8[$4_1 + 13 | 0] << 8;
HEAP8[$2_1 + 8 | 0] = $3_1;
HEAP8[$2_1 + 9 | 0] = $3_1 >>> 8;
$3_1 = HEAPU8[$4_1 + 8 | 0] | HEAPU8[$4_1 + 9 | 0] << 8 | (HEAPU8[$4_1 + 10 | 0] << 16 | HEAPU8[$4_1 + 11 | 0] << 24);
$5_1 = HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24);
HEAP8[$2_1 | 0] = $5_1;
HEAP8[$2_1 + 1 | 0] = $5_1 >>> 8;
HEAP8[$2_1 + 2 | 0] = $5_1 >>> 16;
HEAP8[$2_1 + 3 | 0] = $5_1 >>> 24;
HEAP8[$2_1 + 4 | 0] = $3_1;
HEAP8[$2_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$2_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$2_1 + 7 | 0] = $3_1 >>> 24;
HEAP16[$2_1 + 12 >> 1] = HEAPU8[$4_1 + 14 | 0] | HEAPU8[$4_1 + 15 | 0] << 8;
global$0 = $4_1 + 16 | 0;
break block19;
}
$2_1 = $6_1 + 32 | 0;
HEAP16[$2_1 + 12 >> 1] = 512;
HEAP16[$2_1 + 2 >> 1] = 0;
HEAP16[$2_1 + 4 >> 1] = 0;
HEAP16[$2_1 + 6 >> 1] = 0;
HEAP16[$2_1 + 8 >> 1] = 0;
HEAP8[$2_1 + 1 | 0] = 116;
HEAP8[$2_1 | 0] = 92;
break block19;
}
$2_1 = $6_1 + 32 | 0;
HEAP16[$2_1 + 12 >> 1] = 512;
HEAP16[$2_1 + 2 >> 1] = 0;
HEAP16[$2_1 + 4 >> 1] = 0;
HEAP16[$2_1 + 6 >> 1] = 0;
HEAP16[$2_1 + 8 >> 1] = 0;
HEAP8[$2_1 + 1 | 0] = 114;
HEAP8[$2_1 | 0] = 92;
break block19;
}
$2_1 = $6_1 + 32 | 0;
HEAP16[$2_1 + 12 >> 1] = 512;
HEAP16[$2_1 + 2 >> 1] = 0;
HEAP16[$2_1 + 4 >> 1] = 0;
HEAP16[$2_1 + 6 >> 1] = 0;
HEAP16[$2_1 + 8 >> 1] = 0;
HEAP8[$2_1 + 1 | 0] = 110;
HEAP8[$2_1 | 0] = 92;
break block19;
}
$3_1 = $6_1 + 32 | 0;
HEAP16[$3_1 + 12 >> 1] = 512;
HEAP16[$3_1 + 2 >> 1] = 0;
HEAP16[$3_1 + 4 >> 1] = 0;
HEAP16[$3_1 + 6 >> 1] = 0;
HEAP16[$3_1 + 8 >> 1] = 0;
HEAP8[$3_1 + 1 | 0] = $2_1;
HEAP8[$3_1 | 0] = 92;
break block19;
}
$4_1 = $6_1 + 32 | 0;
$8_1 = 0;
$5_1 = 0;
$7_1 = HEAPU8[($2_1 & 255) + 1070332 | 0];
$3_1 = $7_1 & 127;
block20 : {
if ($7_1 << 24 >> 24 >= 0) {
$7_1 = 1;
$2_1 = 0;
break block20;
}
block21 : {
if ($3_1) {
$7_1 = 2;
$2_1 = $3_1;
break block21;
}
$7_1 = 4;
$3_1 = HEAPU8[(($2_1 & 240) >>> 4 | 0) + 1070316 | 0];
$2_1 = HEAPU8[($2_1 & 15) + 1070316 | 0];
$8_1 = $3_1 | $2_1 << 8;
$2_1 = 120;
}
$3_1 = 92;
}
HEAP8[$4_1 + 13 | 0] = $7_1;
HEAP8[$4_1 + 12 | 0] = 0;
HEAP16[$4_1 + 2 >> 1] = $8_1;
HEAP16[$4_1 + 4 >> 1] = $8_1 >>> 16;
HEAP16[$4_1 + 6 >> 1] = $5_1;
HEAP16[$4_1 + 8 >> 1] = $5_1 >>> 16;
HEAP8[$4_1 + 1 | 0] = $2_1;
HEAP8[$4_1 | 0] = $3_1;
}
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$2_1 = $6_1 + 32 | 0;
$3_1 = HEAPU16[$2_1 + 14 >> 1];
$5_1 = $6_1 + 20 | 0;
$8_1 = HEAPU8[$2_1 + 13 | 0];
$7_1 = HEAPU8[$2_1 + 12 | 0];
$144($5_1, $8_1 - $7_1 & 255);
HEAP16[$4_1 + 30 >> 1] = $3_1;
HEAP8[$4_1 + 29 | 0] = $8_1;
HEAP8[$4_1 + 28 | 0] = $7_1;
HEAP32[$4_1 + 24 >> 2] = HEAP32[$2_1 + 8 >> 2];
$3_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$4_1 + 16 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$4_1 + 20 >> 2] = $3_1;
$156($4_1 + 8 | 0, $4_1 + 16 | 0);
if (HEAPU8[$4_1 + 8 | 0]) {
$3_1 = HEAP8[$4_1 + 9 | 0];
while (1) {
$8_1 = HEAP32[$5_1 + 8 >> 2];
$2_1 = $3_1 << 24 >> 24;
$3_1 = ($2_1 | 0) >= 0;
$7_1 = $3_1 ? 1 : 2;
$144($5_1, $7_1);
$9_1 = HEAP32[$5_1 + 4 >> 2] + HEAP32[$5_1 + 8 >> 2] | 0;
if (!$3_1) {
HEAP8[$9_1 + 1 | 0] = $2_1 & 191;
$2_1 = ($2_1 & 192) >>> 6 | -64;
}
HEAP8[$9_1 | 0] = $2_1;
HEAP32[$5_1 + 8 >> 2] = $8_1 + $7_1;
$156($4_1, $4_1 + 16 | 0);
$3_1 = HEAP8[$4_1 + 1 | 0];
if (HEAPU8[$4_1 | 0]) {
continue
}
break;
};
}
global$0 = $4_1 + 32 | 0;
}
if (($1_1 | 0) != ($11_1 | 0)) {
continue
}
break;
};
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$6_1 + 28 >> 2];
$1_1 = HEAP32[$6_1 + 24 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$6_1 + 20 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $6_1 + 48 | 0;
}
function $63($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = $2_1 + 8 | 0;
HEAP32[$3_1 + 4 >> 2] = $0_1 + $1_1;
HEAP32[$3_1 >> 2] = $0_1;
global$0 = $2_1 + 16 | 0;
$0_1 = HEAP32[$2_1 + 8 >> 2];
$2_1 = HEAP32[$2_1 + 12 >> 2];
if (($0_1 | 0) == ($2_1 | 0)) {
$0_1 = 2
} else {
while (1) {
$1_1 = 2;
$3_1 = HEAPU8[$0_1 | 0];
$4_1 = $3_1 - 8 | 0;
if (!((1 << $4_1 & 67108919 ? $4_1 >>> 0 <= 26 : 0) | ($3_1 | 0) == 92)) {
$1_1 = $3_1 >>> 0 < 32 ? 6 : 1
}
$5_1 = $1_1 + $5_1 | 0;
$0_1 = $0_1 + 1 | 0;
if (($2_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
$0_1 = $5_1 + 2 | 0;
}
return $0_1;
}
function $64($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
block : {
$2_1 = HEAP32[$1_1 + 32 >> 2];
if ($2_1) {
HEAP32[$1_1 + 32 >> 2] = $2_1 - 1;
if (HEAP32[$1_1 >> 2] != 1) {
break block
}
if (!HEAP32[$1_1 + 4 >> 2]) {
$2_1 = HEAP32[$1_1 + 8 >> 2];
$3_1 = HEAP32[$1_1 + 12 >> 2];
if ($3_1) {
while (1) {
$2_1 = HEAP32[$2_1 + 272 >> 2];
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
continue
}
break;
}
}
HEAP32[$1_1 + 8 >> 2] = 0;
HEAP32[$1_1 + 12 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = $2_1;
HEAP32[$1_1 >> 2] = 1;
}
$7_1 = $6_1 + 8 | 0;
$4_1 = $1_1 + 4 | 0;
$2_1 = HEAP32[$4_1 + 4 >> 2];
block4 : {
block2 : {
$5_1 = HEAP32[$4_1 + 8 >> 2];
$1_1 = HEAP32[$4_1 >> 2];
block1 : {
if ($5_1 >>> 0 < HEAPU16[$1_1 + 270 >> 1]) {
$3_1 = $1_1;
break block1;
}
while (1) {
$3_1 = HEAP32[$1_1 >> 2];
if (!$3_1) {
break block2
}
$2_1 = $2_1 + 1 | 0;
$5_1 = HEAPU16[$1_1 + 268 >> 1];
$1_1 = $3_1;
if ($5_1 >>> 0 >= HEAPU16[$1_1 + 270 >> 1]) {
continue
}
break;
};
}
block3 : {
if ($2_1) {
$1_1 = HEAP32[(($5_1 << 2) + $3_1 | 0) + 276 >> 2];
$2_1 = $2_1 - 1 | 0;
if (!$2_1) {
break block3
}
while (1) {
$1_1 = HEAP32[$1_1 + 272 >> 2];
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
break block3;
}
$8_1 = $5_1 + 1 | 0;
$1_1 = $3_1;
}
HEAP32[$4_1 + 8 >> 2] = $8_1;
HEAP32[$4_1 + 4 >> 2] = 0;
HEAP32[$4_1 >> 2] = $1_1;
$1_1 = Math_imul($5_1, 12) + $3_1 | 0;
HEAP32[$7_1 + 4 >> 2] = $1_1 + 136;
HEAP32[$7_1 >> 2] = $1_1 + 4;
break block4;
}
wasm2js_trap();
}
$3_1 = HEAP32[$6_1 + 12 >> 2];
$1_1 = HEAP32[$6_1 + 8 >> 2];
} else {
$1_1 = 0
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = $1_1;
global$0 = $6_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $65($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
$10_1 = HEAP32[$1_1 + 24 >> 2];
$5_1 = $10_1 | HEAP32[$1_1 + 32 >> 2];
$11_1 = $5_1 ? $10_1 : 1052012;
block : {
if (!$11_1) {
HEAP32[$0_1 >> 2] = 2;
break block;
}
$14_1 = HEAP32[$1_1 + 28 >> 2];
$13_1 = $5_1 ? $14_1 : 6;
block2 : {
block1 : {
if (!$4_1) {
break block1
}
$7_1 = HEAP32[$4_1 + 20 >> 2];
$8_1 = HEAP32[$4_1 + 16 >> 2];
$5_1 = HEAP32[$4_1 + 32 >> 2];
if ($5_1) {
$9_1 = Math_imul($5_1, 12);
$5_1 = HEAP32[$4_1 + 28 >> 2];
$4_1 = 0;
$12_1 = 1;
while (1) {
if ($71($5_1, $11_1, $13_1)) {
$7_1 = 1;
break block2;
}
$4_1 = $4_1 + 1 | 0;
$5_1 = $5_1 + 12 | 0;
$9_1 = $9_1 - 12 | 0;
if ($9_1) {
continue
}
break;
};
}
if (!$7_1) {
break block1
}
$5_1 = Math_imul($7_1, 12);
$12_1 = 0;
$7_1 = 1;
$4_1 = 0;
while (1) {
if ($71($8_1, $11_1, $13_1)) {
break block2
}
$4_1 = $4_1 + 1 | 0;
$8_1 = $8_1 + 12 | 0;
$5_1 = $5_1 - 12 | 0;
if ($5_1) {
continue
}
break;
};
}
$3_1 = HEAP32[$2_1 + 8 >> 2];
$8_1 = HEAP32[$2_1 + 4 >> 2];
$4_1 = HEAP32[$2_1 + 20 >> 2];
if ($4_1) {
$9_1 = Math_imul($4_1, 12);
$5_1 = HEAP32[$2_1 + 16 >> 2];
$7_1 = 0;
$12_1 = 1;
$4_1 = 0;
while (1) {
if ($71($5_1, $11_1, $13_1)) {
break block2
}
$4_1 = $4_1 + 1 | 0;
$5_1 = $5_1 + 12 | 0;
$9_1 = $9_1 - 12 | 0;
if ($9_1) {
continue
}
break;
};
}
if ($3_1) {
$5_1 = Math_imul($3_1, 12);
$12_1 = 0;
$4_1 = 0;
while (1) {
if ($71($8_1, $11_1, $13_1)) {
$7_1 = 0;
break block2;
}
$4_1 = $4_1 + 1 | 0;
$8_1 = $8_1 + 12 | 0;
$5_1 = $5_1 - 12 | 0;
if ($5_1) {
continue
}
break;
};
}
block3 : {
if ($10_1) {
$3_1 = $1_1;
$1_1 = HEAP32[$1_1 >> 2];
$87($6_1 + 8 | 0, $10_1, $14_1, $1_1 ? (HEAPU8[$2_1 + 51 | 0] ? ($1_1 ? $3_1 : 0) : 0) : 0);
break block3;
}
HEAP32[$6_1 + 24 >> 2] = 0;
HEAP32[$6_1 + 16 >> 2] = 0;
HEAP32[$6_1 + 20 >> 2] = 0;
HEAP32[$6_1 + 8 >> 2] = 0;
HEAP32[$6_1 + 12 >> 2] = 0;
}
block4 : {
if (!HEAPU8[$2_1 + 50 | 0]) {
$4_1 = 0;
break block4;
}
$1_1 = HEAPU8[$6_1 + 24 | 0];
$4_1 = ($1_1 | 0) == 1;
HEAP8[$6_1 + 24 | 0] = $4_1 ? 2 : $1_1;
}
HEAP32[$0_1 + 16 >> 2] = HEAP32[$6_1 + 24 >> 2];
$1_1 = HEAP32[$6_1 + 20 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$6_1 + 16 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$6_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$6_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP8[$0_1 + 36 | 0] = $4_1;
HEAP32[$0_1 + 20 >> 2] = 2;
break block;
}
HEAP8[$0_1 + 36 | 0] = 0;
HEAP8[$0_1 + 32 | 0] = $12_1;
HEAP32[$0_1 + 28 >> 2] = $4_1;
HEAP32[$0_1 + 24 >> 2] = $3_1;
HEAP32[$0_1 + 20 >> 2] = $7_1;
HEAP8[$0_1 + 17 | 0] = 10;
HEAP8[$0_1 + 16 | 0] = $12_1;
HEAP32[$0_1 + 12 >> 2] = 0;
HEAP32[$0_1 + 8 >> 2] = $14_1;
HEAP32[$0_1 + 4 >> 2] = 0;
HEAP32[$0_1 >> 2] = ($10_1 | 0) != 0;
}
global$0 = $6_1 + 32 | 0;
}
function $66($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = global$0 + -64 | 0;
global$0 = $4_1;
$5_1 = $4_1 + 48 | 0;
$27($5_1, HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2]);
HEAP32[$4_1 + 32 >> 2] = 2;
HEAP32[$4_1 + 28 >> 2] = $5_1;
$7_1 = $4_1 + 4 | 0;
$0_1 = $4_1 + 28 | 0;
$145($7_1, 1048970, $0_1);
$133($5_1);
$8_1 = HEAP32[$4_1 + 8 >> 2];
$9_1 = HEAP32[$4_1 + 12 >> 2];
$62($5_1, $1_1, $2_1);
HEAP32[$4_1 + 20 >> 2] = 2;
HEAP32[$4_1 + 16 >> 2] = $5_1;
$6_1 = $4_1 + 16 | 0;
$145($0_1, 1051712, $6_1);
$133($5_1);
$3_1 = ($3_1 & 255) == 2;
HEAP32[$4_1 + 44 >> 2] = $3_1 ? 6 : 3;
HEAP32[$4_1 + 40 >> 2] = $3_1 ? 1052920 : 1052148;
HEAP32[$4_1 + 60 >> 2] = 1;
HEAP32[$4_1 + 52 >> 2] = 2;
HEAP32[$4_1 + 56 >> 2] = $4_1 + 40;
HEAP32[$4_1 + 48 >> 2] = $0_1;
$145($6_1, 1049535, $5_1);
$133($0_1);
$0_1 = $67(1, $8_1, $9_1, $1_1, $2_1, $6_1);
$133($7_1);
global$0 = $4_1 - -64 | 0;
return $0_1;
}
function $67($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
$0_1 = $31($0_1, $1_1, $2_1, $5_1);
$138($6_1 + 4 | 0, $3_1, $4_1);
$1_1 = $0_1 + 36 | 0;
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$133($1_1)
}
HEAP32[$1_1 + 8 >> 2] = HEAP32[$6_1 + 12 >> 2];
$2_1 = HEAP32[$6_1 + 8 >> 2];
HEAP32[$1_1 >> 2] = HEAP32[$6_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 + 8 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 4 >> 2] = 0;
global$0 = $6_1 + 16 | 0;
return $0_1;
}
function $68($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0;
$4_1 = HEAP32[$1_1 + 4 >> 2];
$1_1 = HEAP32[$1_1 >> 2];
block : {
if ($4_1 >>> 0 < $1_1 >>> 0) {
break block
}
block1 : {
if (!$1_1) {
break block1
}
if ($1_1 >>> 0 < $3_1 >>> 0) {
if (HEAP8[$1_1 + $2_1 | 0] > -65) {
break block1
}
break block;
}
if (($1_1 | 0) != ($3_1 | 0)) {
break block
}
}
block2 : {
if (!$4_1) {
break block2
}
if ($3_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$2_1 + $4_1 | 0] > -65) {
break block2
}
break block;
}
if (($3_1 | 0) != ($4_1 | 0)) {
break block
}
}
$5_1 = $1_1 + $2_1 | 0;
$6_1 = $4_1 - $1_1 | 0;
}
HEAP32[$0_1 + 4 >> 2] = $5_1 ? $6_1 : 0;
HEAP32[$0_1 >> 2] = $5_1 ? $5_1 : 1;
}
function $69($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
block1 : {
$4_1 = HEAP32[$1_1 + 32 >> 2];
block : {
if (!$4_1) {
$1_1 = 0;
break block;
}
HEAP32[$3_1 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 1;
HEAP32[$3_1 + 28 >> 2] = 0;
$5_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$3_1 + 20 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$3_1 + 24 >> 2] = $5_1;
HEAP32[$3_1 + 36 >> 2] = 1069032;
HEAP32[$3_1 + 40 >> 2] = 1610612768;
HEAP32[$3_1 + 44 >> 2] = 0;
HEAP32[$3_1 + 32 >> 2] = $3_1 + 20;
if ($70($2_1, $3_1 + 32 | 0)) {
break block1
}
$5_1 = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 16 >> 2] = $5_1;
$2_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 8 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$3_1 + 12 >> 2] = $2_1;
$2_1 = Math_imul($4_1, 40);
$1_1 = HEAP32[$1_1 + 28 >> 2] - 40 | 0;
$4_1 = -1;
$6_1 = HEAP32[$3_1 + 12 >> 2];
while (1) {
block2 : {
if (!$2_1) {
$1_1 = 0;
break block2;
}
$2_1 = $2_1 - 40 | 0;
$4_1 = $4_1 + 1 | 0;
$1_1 = $1_1 + 40 | 0;
if (!$71($1_1, $6_1, $5_1)) {
continue
}
}
break;
};
$133($3_1 + 8 | 0);
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = $4_1;
global$0 = $3_1 + 48 | 0;
return;
}
wasm2js_trap();
}
function $70($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
block1 : {
block : {
if (HEAP32[$0_1 + 4 >> 2]) {
HEAP32[$2_1 + 12 >> 2] = 1;
HEAP32[$2_1 + 8 >> 2] = $0_1;
if ($152(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1051729, $2_1 + 8 | 0)) {
break block
}
}
$3_1 = HEAP32[$0_1 + 20 >> 2];
$4_1 = HEAP32[$0_1 + 16 >> 2];
if (FUNCTION_TABLE[HEAP32[HEAP32[$1_1 + 4 >> 2] + 12 >> 2]](HEAP32[$1_1 >> 2], HEAP32[$0_1 + 8 >> 2], HEAP32[$0_1 + 12 >> 2]) | 0) {
break block
}
$0_1 = FUNCTION_TABLE[HEAP32[HEAP32[$1_1 + 4 >> 2] + 12 >> 2]](HEAP32[$1_1 >> 2], $4_1, $3_1) | 0;
break block1;
}
$0_1 = 1;
}
global$0 = $2_1 + 16 | 0;
return $0_1;
}
function $71($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0;
$3_1 = global$0 - 2144 | 0;
global$0 = $3_1;
$4_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = HEAP32[$0_1 + 8 >> 2];
HEAP32[$3_1 + 1104 >> 2] = $0_1;
HEAP32[$3_1 + 1100 >> 2] = 0;
HEAP32[$3_1 + 1096 >> 2] = $0_1;
HEAP32[$3_1 + 1092 >> 2] = $4_1;
HEAP8[$3_1 + 1112 | 0] = 1;
HEAP32[$3_1 + 1088 >> 2] = 42;
HEAP32[$3_1 + 1108 >> 2] = 42;
$5_1 = $3_1 + 32 | 0;
$7_1 = $3_1 + 1088 | 0;
$33($5_1, $7_1);
$6_1 = HEAP32[$3_1 + 36 >> 2];
$9_1 = HEAP32[$3_1 + 32 >> 2];
HEAP32[$3_1 + 1104 >> 2] = $0_1;
HEAP32[$3_1 + 1100 >> 2] = 0;
HEAP32[$3_1 + 1096 >> 2] = $0_1;
HEAP32[$3_1 + 1092 >> 2] = $4_1;
HEAP8[$3_1 + 1112 | 0] = 1;
HEAP32[$3_1 + 1088 >> 2] = 42;
HEAP32[$3_1 + 1108 >> 2] = 42;
$78($5_1, $7_1);
block : {
block1 : {
if (!($9_1 ? HEAP32[$3_1 + 32 >> 2] : 0)) {
if (($0_1 | 0) != ($2_1 | 0)) {
break block
}
if (!$170($1_1, $4_1, $2_1)) {
break block1
}
break block;
}
$5_1 = HEAP32[$3_1 + 40 >> 2];
if (!$126($1_1, $2_1, $4_1, $6_1)) {
break block
}
if (!$154($1_1, $2_1, $4_1 + $5_1 | 0, $0_1 - $5_1 | 0)) {
break block
}
}
HEAP32[$3_1 + 28 >> 2] = 0;
HEAP32[$3_1 + 20 >> 2] = 0;
HEAP32[$3_1 + 24 >> 2] = 8;
$168($3_1 + 32 | 0, 1056);
$15_1 = 8;
$6_1 = 1;
$9_1 = 0;
block9 : {
while (1) {
$19_1 = 0;
$16_1 = 0;
$14_1 = HEAP32[$3_1 + 1064 >> 2];
$18_1 = HEAP32[$3_1 + 1068 >> 2];
$5_1 = HEAP32[$3_1 + 1056 >> 2];
$17_1 = HEAP32[$3_1 + 1060 >> 2];
$11_1 = 0;
$13_1 = 0;
block5 : {
while (1) {
$7_1 = $6_1;
$8_1 = $9_1;
block11 : {
block10 : {
block3 : {
switch ($0_1 | 0) {
case 0:
HEAP32[$3_1 + 1072 >> 2] = $7_1;
HEAP32[$3_1 + 1076 >> 2] = $8_1;
HEAP32[$3_1 + 1064 >> 2] = $14_1;
HEAP32[$3_1 + 1068 >> 2] = $18_1;
HEAP32[$3_1 + 1056 >> 2] = $5_1;
HEAP32[$3_1 + 1060 >> 2] = $17_1;
if (HEAP32[$3_1 + 20 >> 2] == ($12_1 | 0)) {
$82($3_1 + 20 | 0);
$15_1 = HEAP32[$3_1 + 24 >> 2];
}
$167(Math_imul($12_1, 1056) + $15_1 | 0, $3_1 + 32 | 0, 1056);
$0_1 = $12_1 + 1 | 0;
HEAP32[$3_1 + 1096 >> 2] = $0_1;
$4_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 1088 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$3_1 + 1092 >> 2] = $4_1;
if ($0_1) {
$4_1 = HEAP32[$3_1 + 1092 >> 2] + 1048 | 0;
$8_1 = 1;
$7_1 = 0;
while (1) {
$9_1 = $8_1 | HEAP32[$4_1 >> 2];
$6_1 = $4_1 - 16 | 0;
$11_1 = $4_1 - 24 | 0;
$5_1 = $9_1 & (HEAP32[$6_1 >> 2] | HEAP32[$11_1 >> 2]);
$8_1 = $7_1 | HEAP32[$4_1 + 4 >> 2];
$7_1 = $8_1 & (HEAP32[$6_1 + 4 >> 2] | HEAP32[$11_1 + 4 >> 2]);
$6_1 = $7_1 << 1 | $5_1 >>> 31;
HEAP32[$4_1 >> 2] = $9_1 | $5_1 << 1;
HEAP32[$4_1 + 4 >> 2] = $6_1 | $8_1;
$8_1 = $7_1 >>> 31 | 0;
$7_1 = 0;
$4_1 = $4_1 + 1056 | 0;
$0_1 = $0_1 - 1 | 0;
if ($0_1) {
continue
}
break;
};
}
$0_1 = $3_1 + 8 | 0;
HEAP32[$0_1 + 4 >> 2] = $1_1 + $2_1;
HEAP32[$0_1 >> 2] = $1_1;
$18_1 = HEAP32[$3_1 + 12 >> 2];
$2_1 = HEAP32[$3_1 + 8 >> 2];
while (1) {
if (($2_1 | 0) != ($18_1 | 0)) {
$0_1 = HEAP32[$3_1 + 1096 >> 2];
if (!$0_1) {
break block5
}
$12_1 = Math_imul($0_1, 1056);
$15_1 = $2_1 + 1 | 0;
$0_1 = HEAP32[$3_1 + 1092 >> 2];
$4_1 = $0_1 + 1048 | 0;
$1_1 = HEAPU8[$2_1 | 0];
$19_1 = $1_1 << 3;
$6_1 = 0;
$9_1 = 0;
$10_1 = 0;
$1_1 = $1_1 << 24 >> 24;
$21_1 = ($1_1 | 0) >= 0;
$22_1 = ($1_1 | 0) != 47;
while (1) {
block8 : {
block7 : {
block6 : {
if (!$21_1) {
$11_1 = HEAP32[$4_1 >> 2];
$13_1 = HEAP32[$4_1 + 4 >> 2];
$8_1 = 0;
$7_1 = 0;
$2_1 = $0_1 + 1048 | 0;
break block6;
}
$11_1 = HEAP32[$4_1 >> 2];
$1_1 = ($4_1 + $19_1 | 0) - 1048 | 0;
$8_1 = $11_1 & HEAP32[$1_1 >> 2];
$13_1 = HEAP32[$4_1 + 4 >> 2];
$7_1 = $13_1 & HEAP32[$1_1 + 4 >> 2];
if (!$22_1) {
break block7
}
$2_1 = $4_1;
}
$1_1 = $4_1 - 24 | 0;
$5_1 = HEAP32[$1_1 >> 2];
$1_1 = HEAP32[$1_1 + 4 >> 2];
$17_1 = $1_1;
$16_1 = $5_1;
break block8;
}
$1_1 = $4_1 - 24 | 0;
$5_1 = HEAP32[$1_1 >> 2];
$17_1 = HEAP32[$1_1 + 4 >> 2];
$2_1 = $4_1;
$1_1 = 0;
$16_1 = 0;
}
$0_1 = $0_1 + 1056 | 0;
$20_1 = $4_1 - 16 | 0;
$14_1 = HEAP32[$20_1 >> 2];
$23_1 = $13_1;
$13_1 = HEAP32[$20_1 + 4 >> 2];
$20_1 = $23_1 & ($13_1 | $1_1);
$1_1 = ($14_1 | $16_1) & $11_1 | ($6_1 | $8_1 << 1);
$9_1 = $9_1 | ($7_1 << 1 | $8_1 >>> 31) | $20_1;
$6_1 = $9_1 & ($13_1 | $17_1);
$11_1 = $6_1;
$5_1 = ($5_1 | $14_1) & $1_1;
$6_1 = $6_1 << 1 | $5_1 >>> 31;
$1_1 = $1_1 | $5_1 << 1;
HEAP32[$2_1 >> 2] = $1_1;
$5_1 = $2_1;
$2_1 = $6_1 | $9_1;
HEAP32[$5_1 + 4 >> 2] = $2_1;
$10_1 = ($1_1 | $2_1) != 0 | $10_1;
$9_1 = 0;
$6_1 = ($7_1 | $11_1) >>> 31 | 0;
$4_1 = $4_1 + 1056 | 0;
$12_1 = $12_1 - 1056 | 0;
if ($12_1) {
continue
}
break;
};
$2_1 = $15_1;
if ($10_1 & 1) {
continue
}
break block5;
}
break;
};
$10_1 = 0;
$0_1 = HEAP32[$3_1 + 1096 >> 2];
if (!$0_1) {
break block9
}
$0_1 = HEAP32[$3_1 + 1092 >> 2] + Math_imul($0_1, 1056) | 0;
if (($0_1 | 0) == 1056) {
break block9
}
$1_1 = $0_1 - 16 | 0;
$0_1 = $0_1 - 8 | 0;
$10_1 = (HEAP32[$1_1 >> 2] & HEAP32[$0_1 >> 2] | HEAP32[$1_1 + 4 >> 2] & HEAP32[$0_1 + 4 >> 2]) != 0;
break block9;
default:
$10_1 = HEAPU8[$4_1 | 0];
if (($10_1 | 0) != 42 | HEAPU8[$4_1 + 1 | 0] != 42) {
break block10
}
$0_1 = $0_1 - 2 | 0;
$4_1 = $4_1 + 2 | 0;
$16_1 = $8_1 | $16_1;
$18_1 = $16_1;
$14_1 = $7_1 | $19_1;
$19_1 = $14_1;
break block11;
case 1:
break block3;
};
}
$10_1 = HEAPU8[$4_1 | 0];
}
$0_1 = $0_1 - 1 | 0;
$4_1 = $4_1 + 1 | 0;
$6_1 = $10_1 & 255;
if (($6_1 | 0) == 42) {
$13_1 = $8_1 | $13_1;
$17_1 = $13_1;
$5_1 = $7_1 | $11_1;
$11_1 = $5_1;
break block11;
}
if ($10_1 << 24 >> 24 < 0) {
break block11
}
$6_1 = ($3_1 + 32 | 0) + ($6_1 << 3) | 0;
$9_1 = HEAP32[$6_1 >> 2];
$10_1 = $8_1 | HEAP32[$6_1 + 4 >> 2];
HEAP32[$6_1 >> 2] = $7_1 | $9_1;
HEAP32[$6_1 + 4 >> 2] = $10_1;
}
$6_1 = __wasm_rotl_i64($7_1, $8_1, 1);
$9_1 = i64toi32_i32$HIGH_BITS;
if ($7_1 | ($8_1 | 0) != -2147483648) {
continue
}
break;
};
HEAP32[$3_1 + 1064 >> 2] = $14_1;
HEAP32[$3_1 + 1068 >> 2] = $18_1;
HEAP32[$3_1 + 1056 >> 2] = $5_1;
HEAP32[$3_1 + 1060 >> 2] = $17_1;
$5_1 = $3_1 + 32 | 0;
$167($3_1 + 1088 | 0, $5_1, 1056);
$168($5_1, 1056);
if (HEAP32[$3_1 + 20 >> 2] == ($12_1 | 0)) {
$82($3_1 + 20 | 0);
$15_1 = HEAP32[$3_1 + 24 >> 2];
}
$167(Math_imul($12_1, 1056) + $15_1 | 0, $3_1 + 1088 | 0, 1056);
$12_1 = $12_1 + 1 | 0;
HEAP32[$3_1 + 28 >> 2] = $12_1;
continue;
}
break;
};
$10_1 = 0;
}
$140($3_1 + 1088 | 0, 8, 1056);
}
global$0 = $3_1 + 2144 | 0;
return $10_1;
}
function $72($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0;
$7_1 = global$0 - 96 | 0;
global$0 = $7_1;
block28 : {
block27 : {
block26 : {
block6 : {
block19 : {
block3 : {
block10 : {
block12 : {
block13 : {
block5 : {
if (!(HEAPU8[$1_1 | 0] == 91 ? $2_1 : 0)) {
$10_1 = ($1_1 + $2_1 | 0) - 8 | 0;
$11_1 = (!$10_1 | $2_1 >>> 0 < 8) ^ -1;
while (1) {
block2 : {
block1 : {
$3_1 = $73($1_1, $2_1, $5_1);
if ($3_1 >>> 0 < $2_1 >>> 0) {
if ((HEAPU8[$1_1 + $3_1 | 0] - 65 & 255) >>> 0 <= 25) {
break block1
}
}
if (!($9_1 & $12_1 & 1)) {
break block2
}
break block3;
}
while (1) {
$16_1 = $3_1;
$4_1 = $2_1 >>> 0 < $3_1 >>> 0 ? 1 : $1_1 + $3_1 | 0;
$3_1 = $2_1 - $3_1 | 0;
$3_1 = $2_1 >>> 0 >= $3_1 >>> 0 ? $3_1 : 0;
block4 : {
if ($3_1 >>> 0 >= 8) {
$3_1 = $4_1;
$6_1 = HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24);
$8_1 = HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24);
break block4;
}
if (!($11_1 & $2_1 >>> 0 > $16_1 >>> 0)) {
$6_1 = 0;
$8_1 = 0;
if ($2_1 >>> 0 <= $16_1 >>> 0) {
break block4
}
$4_1 = $4_1 - 1 | 0;
while (1) {
$8_1 = $8_1 << 8 | $6_1 >>> 24;
$6_1 = HEAPU8[$3_1 + $4_1 | 0] | $6_1 << 8;
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
continue
}
break;
};
break block4;
}
$4_1 = HEAPU8[$10_1 + 4 | 0] | HEAPU8[$10_1 + 5 | 0] << 8 | (HEAPU8[$10_1 + 6 | 0] << 16 | HEAPU8[$10_1 + 7 | 0] << 24);
$13_1 = HEAPU8[$10_1 | 0] | HEAPU8[$10_1 + 1 | 0] << 8 | (HEAPU8[$10_1 + 2 | 0] << 16 | HEAPU8[$10_1 + 3 | 0] << 24);
$6_1 = Math_imul($3_1, 56);
$3_1 = $6_1 & 31;
if (($6_1 & 63) >>> 0 >= 32) {
$8_1 = 0;
$6_1 = $4_1 >>> $3_1 | 0;
} else {
$8_1 = $4_1 >>> $3_1 | 0;
$6_1 = ((1 << $3_1) - 1 & $4_1) << 32 - $3_1 | $13_1 >>> $3_1;
}
}
$3_1 = $16_1 + 8 | 0;
$13_1 = $8_1 & 1600085855;
$9_1 = $13_1;
$4_1 = $6_1 & 1600085855;
$13_1 = $9_1 + 1061109567 | 0;
$14_1 = $4_1 + 1061109567 | 0;
$13_1 = $14_1 >>> 0 < 1061109567 ? $13_1 + 1 | 0 : $13_1;
$14_1 = $14_1 & -623191334 - $4_1;
$9_1 = -623191334 - (($4_1 >>> 0 > 3671775962) + $9_1 | 0) & $13_1;
$4_1 = $8_1 & 2139062143;
$18_1 = $4_1;
$13_1 = $6_1 & 2139062143;
$19_1 = -1179010631 - $13_1 | 0;
$17_1 = $14_1;
$4_1 = $4_1 + 1347440720 | 0;
$14_1 = $13_1 + 1347440720 | 0;
$4_1 = $14_1 >>> 0 < 1347440720 ? $4_1 + 1 | 0 : $4_1;
$6_1 = ($17_1 | $14_1 & $19_1) & ($6_1 ^ -1) & -2139062144;
$4_1 = (-1179010631 - (($13_1 >>> 0 > 3115956665) + $18_1 | 0) & $4_1 | $9_1) & ($8_1 ^ -1) & -2139062144;
if (($6_1 | 0) == -2139062144 & ($4_1 | 0) == -2139062144) {
continue
}
break;
};
$9_1 = 1;
if ($12_1 & 1) {
break block3
}
$3_1 = $16_1 + (__wasm_ctz_i64($6_1 ^ -2139062144, $4_1 ^ -2139062144) >>> 3 | 0) | 0;
}
if (($3_1 | 0) != ($5_1 | 0)) {
$74($7_1 + 16 | 0, $1_1, $2_1, $3_1);
if (!(HEAP32[$7_1 + 16 >> 2] & 1)) {
break block5
}
$5_1 = HEAP32[$7_1 + 20 >> 2];
if ($2_1 >>> 0 <= $3_1 >>> 0) {
continue
}
$3_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($3_1 | 0) == 46) {
$15_1 = 1;
continue;
}
if (($3_1 | 0) != 95) {
continue
}
$12_1 = 1;
continue;
}
break;
};
$11_1 = ($5_1 | 0) != 0;
$6_1 = 0;
$8_1 = 0;
break block6;
}
$5_1 = 1;
$11_1 = 4;
if (($2_1 | 0) == 1) {
break block6
}
$9_1 = $2_1 - 1 | 0;
$3_1 = 1;
block8 : {
while (1) {
block7 : {
$4_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($4_1 - 48 & 255) >>> 0 >= 11) {
if ((($4_1 & -33) - 65 & 255) >>> 0 > 5) {
break block7
}
}
$3_1 = $3_1 + 1 | 0;
if (($3_1 | 0) != ($2_1 | 0)) {
continue
}
break block8;
}
break;
};
$9_1 = $3_1 - 1 | 0;
}
if (!$9_1) {
break block6
}
$5_1 = $9_1 + 1 | 0;
if ($5_1 >>> 0 >= $2_1 >>> 0 | HEAPU8[$1_1 + $5_1 | 0] != 93) {
break block6
}
$5_1 = $9_1 + 2 | 0;
if (!($5_1 >>> 0 >= $2_1 >>> 0 | HEAPU8[$1_1 + $5_1 | 0] != 58)) {
$5_1 = $9_1 + 3 | 0;
if ($5_1 >>> 0 >= $2_1 >>> 0) {
break block10
}
$3_1 = 0;
$4_1 = $2_1 - $5_1 | 0;
$4_1 = $2_1 >>> 0 >= $4_1 >>> 0 ? $4_1 : 0;
$12_1 = $1_1 + $5_1 | 0;
block11 : {
while (1) {
if ((HEAPU8[$3_1 + $12_1 | 0] - 48 & 255) >>> 0 > 9) {
break block11
}
$3_1 = $3_1 + 1 | 0;
if (($4_1 | 0) != ($3_1 | 0)) {
continue
}
break;
};
$3_1 = $4_1;
}
$5_1 = $3_1 + $5_1 | 0;
if (!$3_1) {
break block10
}
}
if (HEAPU8[$1_1 + $5_1 | 0] != 47 | $2_1 >>> 0 <= $5_1 >>> 0) {
break block12
}
$3_1 = 0;
while (1) {
if (($3_1 | 0) == ($5_1 | 0)) {
break block6
}
$4_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($4_1 | 0) != 58) {
$3_1 = $3_1 + 1 | 0;
if (($4_1 - 65 & 255) >>> 0 >= 26) {
continue
}
}
break;
};
$4_1 = $5_1;
$5_1 = 1;
break block13;
}
block18 : {
block17 : {
block15 : {
if ($2_1 >>> 0 > $3_1 >>> 0) {
block14 : {
$10_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($10_1 | 0) != 47) {
if (!((($10_1 | 0) != 58 | $12_1) & 1)) {
break block14
}
break block15;
}
$4_1 = ($9_1 | $15_1) & 255;
$5_1 = $4_1 ? ($12_1 & 1 ? 3 : 1) : 2;
$4_1 = 0 | $3_1;
break block13;
}
$4_1 = 0;
$6_1 = $3_1 + 1 | 0;
block16 : {
if ($6_1 >>> 0 >= $2_1 >>> 0) {
break block16
}
$5_1 = $2_1 - $6_1 | 0;
$5_1 = $2_1 >>> 0 >= $5_1 >>> 0 ? $5_1 : 0;
$8_1 = $1_1 + $6_1 | 0;
while (1) {
if ((HEAPU8[$4_1 + $8_1 | 0] - 48 & 255) >>> 0 > 9) {
break block16
}
$4_1 = $4_1 + 1 | 0;
if (($5_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$4_1 = $5_1;
}
$4_1 = $4_1 + $6_1 | 0;
if ($4_1 >>> 0 <= $6_1 >>> 0 | $2_1 >>> 0 <= $4_1 >>> 0 | HEAPU8[$1_1 + $4_1 | 0] != 47) {
break block15
}
$5_1 = 1;
break block13;
}
if ($9_1 & 1) {
break block17
}
break block18;
}
if (!($9_1 & 1)) {
break block18
}
if (($10_1 | 0) == 64) {
break block17
}
if (($10_1 | 0) != 58) {
break block18
}
}
$11_1 = 3;
$6_1 = 0;
$8_1 = 0;
if (!$2_1) {
break block19
}
$5_1 = 0;
while (1) {
if ((HEAPU8[$1_1 + $5_1 | 0] - 65 & 255) >>> 0 < 26) {
break block6
}
$5_1 = $5_1 + 1 | 0;
if (($5_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
break block19;
}
$5_1 = 0;
$4_1 = $3_1;
}
$12_1 = $4_1;
block21 : {
$3_1 = 0;
$8_1 = $3_1;
$6_1 = $5_1 & 255;
block20 : {
if (!($3_1 | $6_1)) {
$3_1 = $4_1;
$5_1 = 0;
break block20;
}
$11_1 = 1;
$5_1 = $12_1 + 1 | 0;
$3_1 = $73($1_1, $2_1, $5_1);
if (($3_1 | 0) == ($5_1 | 0)) {
break block21
}
$4_1 = 0;
while (1) {
block23 : {
block24 : {
if (!(HEAPU8[$1_1 + $3_1 | 0] == 47 & $2_1 >>> 0 > $3_1 >>> 0)) {
$74($7_1 + 8 | 0, $1_1, $2_1, $3_1);
if (!(HEAP32[$7_1 + 8 >> 2] & 1)) {
break block23
}
$5_1 = HEAP32[$7_1 + 12 >> 2];
break block24;
}
$4_1 = 1;
$5_1 = $3_1 + 1 | 0;
}
$3_1 = $73($1_1, $2_1, $5_1);
if (($3_1 | 0) != ($5_1 | 0)) {
continue
}
break block21;
}
break;
};
$5_1 = $6_1 | ($4_1 & 1 ? 256 : 0);
}
$4_1 = $3_1;
block25 : {
if ($2_1 >>> 0 <= $3_1 >>> 0) {
break block25
}
$15_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($15_1 | 0) != 58) {
if (($15_1 | 0) == 64) {
break block25
}
$11_1 = 2;
$5_1 = $3_1;
break block6;
}
$75($7_1 + 76 | 0, $1_1, $2_1, $3_1 + 1 | 0);
$4_1 = HEAP32[$7_1 + 80 >> 2];
$6_1 = HEAP32[$7_1 + 76 >> 2];
if (($6_1 | 0) == 13) {
break block25
}
HEAP32[$7_1 + 72 >> 2] = HEAP32[$7_1 + 92 >> 2];
$3_1 = HEAP32[$7_1 + 88 >> 2];
HEAP32[$7_1 + 64 >> 2] = HEAP32[$7_1 + 84 >> 2];
HEAP32[$7_1 + 68 >> 2] = $3_1;
HEAP32[$7_1 + 60 >> 2] = $4_1;
HEAP32[$7_1 + 56 >> 2] = $6_1;
break block26;
}
$76($7_1 + 76 | 0, $1_1, $2_1, $4_1);
$6_1 = $7_1 + 60 | 0;
$10_1 = HEAP32[$7_1 + 76 >> 2];
if (($10_1 | 0) != 13) {
$3_1 = HEAP32[$7_1 + 92 >> 2];
HEAP32[$6_1 + 8 >> 2] = HEAP32[$7_1 + 88 >> 2];
HEAP32[$6_1 + 12 >> 2] = $3_1;
$3_1 = HEAP32[$7_1 + 84 >> 2];
HEAP32[$6_1 >> 2] = HEAP32[$7_1 + 80 >> 2];
HEAP32[$6_1 + 4 >> 2] = $3_1;
HEAP32[$7_1 + 56 >> 2] = $10_1;
break block26;
}
HEAP32[$7_1 + 64 >> 2] = $12_1;
HEAP32[$7_1 + 60 >> 2] = $4_1;
HEAP32[$7_1 + 72 >> 2] = $5_1;
HEAP32[$7_1 + 68 >> 2] = $3_1;
$3_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$7_1 + 32 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$7_1 + 36 >> 2] = $3_1;
$3_1 = HEAP32[$6_1 + 12 >> 2];
HEAP32[$7_1 + 40 >> 2] = HEAP32[$6_1 + 8 >> 2];
HEAP32[$7_1 + 44 >> 2] = $3_1;
break block27;
}
$3_1 = $5_1 - 1 | 0;
if ($3_1 >>> 0 < $2_1 >>> 0) {
$11_1 = HEAPU8[$1_1 + $3_1 | 0] != 47
}
$6_1 = $5_1;
break block6;
}
$11_1 = 6;
break block6;
}
$11_1 = 5;
break block6;
}
$11_1 = 3;
$6_1 = 0;
$8_1 = 0;
if (!$2_1) {
break block19
}
$5_1 = 0;
while (1) {
if ((HEAPU8[$1_1 + $5_1 | 0] - 65 & 255) >>> 0 < 26) {
break block6
}
$5_1 = $5_1 + 1 | 0;
if (($5_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
}
$5_1 = 0;
}
HEAP32[$7_1 + 72 >> 2] = $5_1;
HEAP32[$7_1 + 68 >> 2] = 0;
HEAP32[$7_1 + 60 >> 2] = $6_1;
HEAP32[$7_1 + 64 >> 2] = $8_1;
HEAP32[$7_1 + 56 >> 2] = $11_1;
}
$77($7_1 + 28 | 0, $1_1, $2_1, 0, $7_1 + 56 | 0);
$3_1 = HEAP32[$7_1 + 28 >> 2];
if (($3_1 | 0) == 19) {
break block27
}
$1_1 = HEAP32[$7_1 + 32 >> 2];
$2_1 = HEAP32[$7_1 + 36 >> 2];
$5_1 = HEAP32[$7_1 + 40 >> 2];
$4_1 = HEAP32[$7_1 + 44 >> 2];
$6_1 = HEAP32[$7_1 + 52 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$7_1 + 48 >> 2];
HEAP32[$0_1 + 28 >> 2] = $6_1;
HEAP32[$0_1 + 16 >> 2] = $5_1;
HEAP32[$0_1 + 20 >> 2] = $4_1;
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = 0;
break block28;
}
$6_1 = HEAP32[$7_1 + 36 >> 2];
block31 : {
block30 : {
$4_1 = HEAP32[$7_1 + 40 >> 2];
block29 : {
if (!$4_1) {
break block29
}
if ($2_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$1_1 + $4_1 | 0] > -65) {
break block29
}
break block30;
}
if (($2_1 | 0) != ($4_1 | 0)) {
break block30
}
}
$5_1 = $1_1;
break block31;
}
$5_1 = 0;
}
block34 : {
block33 : {
block32 : {
if (!$6_1) {
break block32
}
if ($2_1 >>> 0 > $6_1 >>> 0) {
if (HEAP8[$1_1 + $6_1 | 0] > -65) {
break block32
}
break block33;
}
if (($2_1 | 0) != ($6_1 | 0)) {
break block33
}
}
$3_1 = $1_1;
break block34;
}
$3_1 = 0;
}
$18_1 = HEAP32[$7_1 + 44 >> 2];
$9_1 = 0;
$8_1 = $6_1 + 1 | 0;
block35 : {
if ($8_1 >>> 0 > $4_1 >>> 0) {
break block35
}
block36 : {
if (!$8_1) {
break block36
}
if ($2_1 >>> 0 > $8_1 >>> 0) {
if (HEAP8[$1_1 + $8_1 | 0] > -65) {
break block36
}
break block35;
}
if (($2_1 | 0) != ($8_1 | 0)) {
break block35
}
}
block37 : {
if (!$4_1) {
break block37
}
if ($2_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$1_1 + $4_1 | 0] > -65) {
break block37
}
break block35;
}
if (($2_1 | 0) != ($4_1 | 0)) {
break block35
}
}
$9_1 = $1_1 + $8_1 | 0;
$10_1 = $4_1 - $8_1 | 0;
}
$6_1 = $3_1 ? $6_1 : 0;
$3_1 = $3_1 ? $3_1 : 1;
$16_1 = $9_1 ? $10_1 : 0;
$13_1 = $9_1 ? $9_1 : 1;
$14_1 = 1053451;
$11_1 = 8;
$15_1 = 1052097;
$12_1 = 9;
$19_1 = $5_1 ? $4_1 : 0;
$10_1 = $19_1;
$9_1 = $5_1 ? $5_1 : 1;
$5_1 = $9_1;
block41 : {
block44 : {
block40 : {
block43 : {
block42 : {
block39 : {
switch (($18_1 & 255) - 1 | 0) {
case 0:
if (($6_1 | 0) == 9) {
break block42
}
$14_1 = 1;
$11_1 = 0;
$12_1 = 15;
if (($6_1 | 0) != 15) {
$12_1 = $6_1;
break block43;
}
$5_1 = $3_1 + 7 | 0;
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1701080681 | (HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24)) ^ 1701536623 | ((HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1868836472 | (HEAPU8[$5_1 + 4 | 0] | HEAPU8[$5_1 + 5 | 0] << 8 | (HEAPU8[$5_1 + 6 | 0] << 16 | HEAPU8[$5_1 + 7 | 0] << 24)) ^ 1869164146)) {
break block43
}
$3_1 = 1052097;
break block42;
case 1:
break block39;
case 2:
break block40;
default:
break block41;
};
}
$14_1 = 1;
$11_1 = 0;
$17_1 = 9;
if (($6_1 | 0) != 9) {
break block44
}
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$3_1 + 8 | 0] ^ 116 | (HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1936681068) {
break block41
}
}
$5_1 = ($18_1 & 256) >>> 8 | ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1801678692 | HEAPU8[$3_1 + 8 | 0] ^ 111 | (HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1764651621) != 0;
$14_1 = $5_1 ? 1 : 1053451;
$11_1 = $5_1 ? 0 : 8;
$12_1 = 9;
}
$15_1 = $3_1;
$10_1 = $16_1;
$5_1 = $13_1;
break block41;
}
$15_1 = 1;
$11_1 = 0;
$14_1 = 1;
$17_1 = 0;
}
$12_1 = $17_1;
}
block57 : {
block56 : {
block55 : {
block53 : {
block54 : {
block50 : {
block51 : {
block52 : {
block47 : {
block48 : {
block49 : {
$3_1 = $10_1 + $11_1 | 0;
block46 : {
if ($3_1 >>> 0 <= 255) {
$8_1 = HEAP32[$7_1 + 32 >> 2];
block45 : {
if (($2_1 | 0) != 64 | ($19_1 | 0) != 64) {
break block45
}
if ($170($9_1, $1_1, 64)) {
break block45
}
HEAP32[$7_1 + 4 >> 2] = $9_1 - -64;
HEAP32[$7_1 >> 2] = $9_1;
$6_1 = HEAP32[$7_1 + 4 >> 2];
$3_1 = HEAP32[$7_1 >> 2];
while (1) {
if (($3_1 | 0) == ($6_1 | 0)) {
$4_1 = 14;
$2_1 = 64;
$1_1 = 64;
break block46;
}
$9_1 = HEAPU8[$3_1 | 0];
$3_1 = $3_1 + 1 | 0;
if (($9_1 - 58 & 255) >>> 0 > 245 | ($9_1 - 103 & 255) >>> 0 >= 250) {
continue
}
break;
};
}
$3_1 = $4_1 + 1 | 0;
if ($3_1 >>> 0 > $8_1 >>> 0) {
break block47
}
if (!$3_1) {
break block48
}
if ($2_1 >>> 0 <= $3_1 >>> 0) {
break block49
}
if (HEAP8[$1_1 + $3_1 | 0] > -65) {
break block48
}
break block50;
}
$1_1 = $4_1 - $3_1 | 0;
$2_1 = $1_1 + 256 | 0;
$4_1 = 9;
$1_1 = $1_1 + 255 | 0;
}
HEAP32[$0_1 + 28 >> 2] = 0;
HEAP32[$0_1 + 24 >> 2] = $2_1;
HEAP32[$0_1 + 20 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $12_1;
HEAP32[$0_1 + 8 >> 2] = $15_1;
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = 0;
break block28;
}
if (($2_1 | 0) != ($3_1 | 0)) {
break block50
}
}
if (!$8_1) {
break block51
}
if ($2_1 >>> 0 <= $8_1 >>> 0) {
break block52
}
if (HEAP8[$1_1 + $8_1 | 0] > -65) {
break block51
}
}
$3_1 = $8_1 + 1 | 0;
$6_1 = 0;
break block53;
}
if (($2_1 | 0) != ($8_1 | 0)) {
break block50
}
}
$9_1 = $8_1 - $3_1 | 0;
$6_1 = $1_1 + $3_1 | 0;
break block54;
}
$6_1 = 0;
}
$4_1 = 0;
$3_1 = $8_1 + 1 | 0;
if (!$3_1) {
break block55
}
}
if ($2_1 >>> 0 > $3_1 >>> 0) {
if (HEAP8[$1_1 + $3_1 | 0] <= -65) {
break block56
}
$4_1 = $3_1;
break block55;
}
if (($2_1 | 0) != ($3_1 | 0)) {
break block56
}
$4_1 = $2_1;
}
$3_1 = $1_1 + $4_1 | 0;
$4_1 = $2_1 - $4_1 | 0;
break block57;
}
$3_1 = 0;
}
HEAP32[$0_1 + 44 >> 2] = $4_1;
HEAP32[$0_1 + 40 >> 2] = $3_1;
HEAP32[$0_1 + 36 >> 2] = $9_1;
HEAP32[$0_1 + 32 >> 2] = $6_1;
HEAP32[$0_1 + 28 >> 2] = $10_1;
HEAP32[$0_1 + 24 >> 2] = $5_1;
HEAP32[$0_1 + 20 >> 2] = $11_1;
HEAP32[$0_1 + 16 >> 2] = $14_1;
HEAP32[$0_1 + 12 >> 2] = $12_1;
HEAP32[$0_1 + 8 >> 2] = $15_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $1_1;
}
global$0 = $7_1 + 96 | 0;
}
function $73($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0;
$7_1 = ($0_1 + $1_1 | 0) - 8 | 0;
$12_1 = (!$7_1 | $1_1 >>> 0 < 8) ^ -1;
while (1) {
$9_1 = $2_1;
$3_1 = $1_1 >>> 0 < $2_1 >>> 0 ? 1 : $0_1 + $2_1 | 0;
$2_1 = $1_1 - $2_1 | 0;
$2_1 = $1_1 >>> 0 >= $2_1 >>> 0 ? $2_1 : 0;
block : {
if ($2_1 >>> 0 >= 8) {
$4_1 = HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24);
$6_1 = HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24);
break block;
}
if (!($1_1 >>> 0 > $9_1 >>> 0 & $12_1)) {
$4_1 = 0;
$6_1 = 0;
if ($1_1 >>> 0 <= $9_1 >>> 0) {
break block
}
$3_1 = $3_1 - 1 | 0;
while (1) {
$6_1 = $6_1 << 8 | $4_1 >>> 24;
$4_1 = HEAPU8[$2_1 + $3_1 | 0] | $4_1 << 8;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
break block;
}
$3_1 = Math_imul($2_1, 56);
$4_1 = HEAPU8[$7_1 + 4 | 0] | HEAPU8[$7_1 + 5 | 0] << 8 | (HEAPU8[$7_1 + 6 | 0] << 16 | HEAPU8[$7_1 + 7 | 0] << 24);
$2_1 = HEAPU8[$7_1 | 0] | HEAPU8[$7_1 + 1 | 0] << 8 | (HEAPU8[$7_1 + 2 | 0] << 16 | HEAPU8[$7_1 + 3 | 0] << 24);
$5_1 = $3_1 & 31;
if (($3_1 & 63) >>> 0 >= 32) {
$6_1 = 0;
$4_1 = $4_1 >>> $5_1 | 0;
} else {
$6_1 = $4_1 >>> $5_1 | 0;
$4_1 = ((1 << $5_1) - 1 & $4_1) << 32 - $5_1 | $2_1 >>> $5_1;
}
}
$2_1 = $9_1 + 8 | 0;
$8_1 = $6_1 & 2139062143;
$11_1 = $8_1;
$3_1 = $4_1 & 2139062143;
$8_1 = $8_1 + 522133279 | 0;
$5_1 = $3_1 + 522133279 | 0;
$8_1 = $5_1 >>> 0 < 522133279 ? $8_1 + 1 | 0 : $8_1;
$5_1 = $5_1 & -84215046 - $3_1;
$13_1 = -84215046 - (($3_1 >>> 0 > 4210752250) + $11_1 | 0) & $8_1;
$8_1 = -1179010631 - $3_1 | 0;
$14_1 = $5_1;
$10_1 = $11_1 + 1347440720 | 0;
$5_1 = $3_1 + 1347440720 | 0;
$10_1 = $5_1 >>> 0 < 1347440720 ? $10_1 + 1 | 0 : $10_1;
$4_1 = ($14_1 | $5_1 & $8_1) & ($4_1 ^ -1) & -2139062144;
$6_1 = (-1179010631 - (($3_1 >>> 0 > 3115956665) + $11_1 | 0) & $10_1 | $13_1) & ($6_1 ^ -1) & -2139062144;
if (($4_1 | 0) == -2139062144 & ($6_1 | 0) == -2139062144) {
continue
}
break;
};
return (__wasm_ctz_i64($4_1 ^ -2139062144, $6_1 ^ -2139062144) >>> 3 | 0) + $9_1 | 0;
}
function $74($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0;
block : {
if ($2_1 >>> 0 <= $3_1 >>> 0) {
break block
}
block1 : {
block3 : {
block2 : {
$5_1 = HEAPU8[$1_1 + $3_1 | 0];
switch ($5_1 - 45 | 0) {
case 0:
break block1;
case 1:
break block2;
default:
break block3;
};
}
$6_1 = 1;
$4_1 = $3_1 + 1 | 0;
break block;
}
if (($5_1 | 0) != 95) {
break block
}
$6_1 = 1;
$4_1 = $3_1 + 1 | 0;
if ($4_1 >>> 0 >= $2_1 >>> 0) {
break block
}
$4_1 = HEAPU8[$1_1 + $4_1 | 0] == 95 ? $3_1 + 2 | 0 : $4_1;
break block;
}
$6_1 = 1;
$5_1 = $3_1 + 1 | 0;
block4 : {
if ($5_1 >>> 0 >= $2_1 >>> 0) {
break block4
}
$3_1 = $2_1 >>> 0 <= $3_1 >>> 0 ? 1 : $1_1 + $5_1 | 0;
$1_1 = $2_1 - $5_1 | 0;
$1_1 = $1_1 >>> 0 <= $2_1 >>> 0 ? $1_1 : 0;
while (1) {
if (HEAPU8[$3_1 + $4_1 | 0] != 45) {
break block4
}
$4_1 = $4_1 + 1 | 0;
if (($1_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$4_1 = $1_1;
}
$4_1 = $4_1 + $5_1 | 0;
}
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $6_1;
}
function $75($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
block : {
if ($2_1 >>> 0 > $3_1 >>> 0) {
if ((HEAPU8[$1_1 + $3_1 | 0] - 45 & 255) >>> 0 < 2) {
break block
}
}
$12_1 = ($1_1 + $2_1 | 0) - 8 | 0;
$15_1 = (!$12_1 | $2_1 >>> 0 < 8) ^ -1;
$6_1 = $3_1;
while (1) {
$14_1 = $6_1;
$4_1 = $2_1 >>> 0 < $6_1 >>> 0 ? 1 : $1_1 + $6_1 | 0;
$8_1 = $2_1 - $6_1 | 0;
$6_1 = $2_1 >>> 0 >= $8_1 >>> 0 ? $8_1 : 0;
block1 : {
if ($6_1 >>> 0 >= 8) {
$7_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24);
$8_1 = HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24);
break block1;
}
if (!($2_1 >>> 0 > $14_1 >>> 0 & $15_1)) {
$7_1 = 0;
$8_1 = 0;
if ($2_1 >>> 0 <= $14_1 >>> 0) {
break block1
}
$4_1 = $4_1 - 1 | 0;
while (1) {
$8_1 = $8_1 << 8 | $7_1 >>> 24;
$7_1 = HEAPU8[$4_1 + $6_1 | 0] | $7_1 << 8;
$6_1 = $6_1 - 1 | 0;
if ($6_1) {
continue
}
break;
};
break block1;
}
$7_1 = HEAPU8[$12_1 + 4 | 0] | HEAPU8[$12_1 + 5 | 0] << 8 | (HEAPU8[$12_1 + 6 | 0] << 16 | HEAPU8[$12_1 + 7 | 0] << 24);
$4_1 = HEAPU8[$12_1 | 0] | HEAPU8[$12_1 + 1 | 0] << 8 | (HEAPU8[$12_1 + 2 | 0] << 16 | HEAPU8[$12_1 + 3 | 0] << 24);
$8_1 = Math_imul($6_1, 56);
$6_1 = $8_1 & 31;
if (($8_1 & 63) >>> 0 >= 32) {
$5_1 = 0;
$7_1 = $7_1 >>> $6_1 | 0;
} else {
$5_1 = $7_1 >>> $6_1 | 0;
$7_1 = ((1 << $6_1) - 1 & $7_1) << 32 - $6_1 | $4_1 >>> $6_1;
}
$8_1 = $5_1;
}
$6_1 = $14_1 + 8 | 0;
$5_1 = $8_1 & 1600085855;
$13_1 = $5_1;
$4_1 = $7_1 & 1600085855;
$10_1 = -623191334 - $4_1 | 0;
$11_1 = $5_1 + 1061109567 | 0;
$5_1 = $4_1 + 1061109567 | 0;
$11_1 = $5_1 >>> 0 < 1061109567 ? $11_1 + 1 | 0 : $11_1;
$9_1 = $5_1 & $10_1;
$13_1 = -623191334 - (($4_1 >>> 0 > 3671775962) + $13_1 | 0) & $11_1;
$10_1 = $8_1 & 2139062143;
$11_1 = $10_1;
$4_1 = $7_1 & 2139062143;
$10_1 = $9_1;
$9_1 = $11_1 + 1347440720 | 0;
$5_1 = $4_1 + 1347440720 | 0;
$9_1 = $5_1 >>> 0 < 1347440720 ? $9_1 + 1 | 0 : $9_1;
$10_1 = $10_1 | $5_1 & -1179010631 - $4_1;
$13_1 = -1179010631 - (($4_1 >>> 0 > 3115956665) + $11_1 | 0) & $9_1 | $13_1;
$9_1 = $11_1 + 1397969747 | 0;
$5_1 = $4_1 + 1397969747 | 0;
$9_1 = $5_1 >>> 0 < 1397969747 ? $9_1 + 1 | 0 : $9_1;
$10_1 = $5_1 & -1364283730 - $4_1 | $10_1;
$13_1 = -1364283730 - (($4_1 >>> 0 > 2930683566) + $11_1 | 0) & $9_1 | $13_1;
$9_1 = $10_1;
$5_1 = $11_1 + 555819297 | 0;
$10_1 = $4_1 + 555819297 | 0;
$5_1 = $10_1 >>> 0 < 555819297 ? $5_1 + 1 | 0 : $5_1;
$7_1 = ($9_1 | $10_1 & -538976289 - $4_1) & ($7_1 ^ -1) & -2139062144;
$4_1 = (-538976289 - (($4_1 >>> 0 > 3755991007) + $11_1 | 0) & $5_1 | $13_1) & ($8_1 ^ -1) & -2139062144;
if (($7_1 | 0) == -2139062144 & ($4_1 | 0) == -2139062144) {
continue
}
break;
};
$1_1 = (__wasm_ctz_i64($7_1 ^ -2139062144, $4_1 ^ -2139062144) >>> 3 | 0) + $14_1 | 0;
if (($1_1 | 0) == ($3_1 | 0)) {
break block
}
if ($1_1 - $3_1 >>> 0 <= 128) {
HEAP32[$0_1 >> 2] = 13;
HEAP32[$0_1 + 4 >> 2] = $1_1;
return;
}
HEAP32[$0_1 >> 2] = 9;
HEAP32[$0_1 + 16 >> 2] = $3_1 + 128;
return;
}
HEAP32[$0_1 + 16 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = 7;
}
function $76($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$8_1 = global$0 + -64 | 0;
global$0 = $8_1;
block : {
if ($2_1 >>> 0 <= $3_1 >>> 0) {
HEAP32[$0_1 >> 2] = 13;
break block;
}
$4_1 = $2_1 >>> 0 < $3_1 >>> 0 ? 1 : $1_1 + $3_1 | 0;
if (HEAPU8[$4_1 | 0] == 64) {
HEAP32[$8_1 + 16 >> 2] = 0;
HEAP32[$8_1 + 20 >> 2] = 3;
$6_1 = $167($8_1 + 24 | 0, 1068820, 36);
$1_1 = $2_1 - $3_1 | 0;
$12_1 = ($1_1 >>> 0 <= $2_1 >>> 0 ? $1_1 : 0) - 1 | 0;
$7_1 = $4_1 + 1 | 0;
block3 : {
block1 : {
while (1) {
HEAP32[$8_1 + 60 >> 2] = $8_1 + 16;
$1_1 = HEAP32[$8_1 + 60 >> 2];
if (HEAP32[$1_1 + 4 >> 2] == HEAP32[$1_1 >> 2]) {
break block1
}
$1_1 = HEAP32[$8_1 + 16 >> 2];
HEAP32[$8_1 + 16 >> 2] = $1_1 + 1;
$1_1 = $6_1 + Math_imul($1_1, 12) | 0;
$11_1 = HEAP32[$1_1 >> 2];
if (!$11_1) {
break block1
}
$2_1 = $8_1 + 8 | 0;
$10_1 = HEAP32[$1_1 + 8 >> 2];
$4_1 = HEAP32[$1_1 + 4 >> 2];
$1_1 = $4_1;
block2 : {
if ($12_1 >>> 0 < $1_1 >>> 0) {
$13_1 = 0;
break block2;
}
$13_1 = $170($7_1, $11_1, $1_1) ? 0 : $1_1 + $7_1 | 0;
$1_1 = $12_1 - $1_1 | 0;
}
HEAP32[$2_1 + 4 >> 2] = $1_1;
HEAP32[$2_1 >> 2] = $13_1;
$5_1 = HEAP32[$8_1 + 8 >> 2];
if (!$5_1) {
continue
}
break;
};
$6_1 = HEAP32[$8_1 + 12 >> 2];
block4 : {
if ($6_1) {
$1_1 = 0;
$2_1 = 1;
while (1) {
$7_1 = $2_1;
$2_1 = HEAPU8[$1_1 + $5_1 | 0];
$2_1 = $7_1 & (($2_1 - 48 & 255) >>> 0 < 10 | ($2_1 - 97 & 255) >>> 0 < 6);
$1_1 = $1_1 + 1 | 0;
if (($6_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$1_1 = $2_1;
$2_1 = $10_1;
if ($1_1 & ($6_1 | 0) == ($2_1 | 0)) {
break block3
}
$1_1 = 0;
while (1) {
$7_1 = HEAPU8[$1_1 + $5_1 | 0];
if (($7_1 - 48 & 255) >>> 0 >= 10 & ($7_1 - 97 & 255) >>> 0 > 5) {
break block4
}
$1_1 = $1_1 + 1 | 0;
if (($6_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$1_1 = $6_1;
break block4;
}
$2_1 = $10_1;
if (!$2_1) {
break block3
}
$1_1 = 0;
}
$3_1 = ($3_1 + $4_1 | 0) + 1 | 0;
if ($1_1 >>> 0 >= $2_1 >>> 0) {
HEAP32[$0_1 + 8 >> 2] = $4_1;
HEAP32[$0_1 + 12 >> 2] = $10_1;
HEAP32[$0_1 + 4 >> 2] = $11_1;
HEAP32[$0_1 >> 2] = 12;
HEAP32[$0_1 + 16 >> 2] = $2_1 + $3_1;
break block;
}
HEAP32[$0_1 + 8 >> 2] = $4_1;
HEAP32[$0_1 + 12 >> 2] = $10_1;
HEAP32[$0_1 + 4 >> 2] = $11_1;
HEAP32[$0_1 >> 2] = 11;
HEAP32[$0_1 + 16 >> 2] = $1_1 + $3_1;
break block;
}
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
HEAP32[$6_1 + 12 >> 2] = $12_1;
HEAP32[$6_1 + 8 >> 2] = $7_1;
HEAP32[$6_1 + 4 >> 2] = 1068856;
HEAP32[$6_1 >> 2] = 1068832;
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$1_1 = $6_1 + 8 | 0;
$4_1 = HEAP32[$1_1 + 4 >> 2];
$7_1 = HEAP32[$1_1 >> 2];
$2_1 = $5_1 + 8 | 0;
$1_1 = HEAP32[267205];
HEAP32[$2_1 + 4 >> 2] = $1_1 + HEAP32[267206];
HEAP32[$2_1 >> 2] = $1_1;
$10_1 = HEAP32[$5_1 + 8 >> 2];
HEAP32[$5_1 + 28 >> 2] = HEAP32[$5_1 + 12 >> 2];
HEAP32[$5_1 + 24 >> 2] = $10_1;
HEAP32[$5_1 + 20 >> 2] = $4_1 + $7_1;
HEAP32[$5_1 + 16 >> 2] = $7_1;
$1_1 = 0;
$2_1 = $5_1 + 24 | 0;
$4_1 = HEAP32[$2_1 + 4 >> 2] - HEAP32[$2_1 >> 2] | 0;
$2_1 = $5_1 + 16 | 0;
$2_1 = HEAP32[$2_1 + 4 >> 2] - HEAP32[$2_1 >> 2] | 0;
$2_1 = $2_1 >>> 0 > $4_1 >>> 0 ? $4_1 : $2_1;
block5 : {
if (!$2_1) {
break block5
}
while (1) {
if (HEAPU8[$1_1 + $7_1 | 0] != HEAPU8[$1_1 + $10_1 | 0]) {
break block5
}
$1_1 = $1_1 + 1 | 0;
if (($2_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$1_1 = $2_1;
}
global$0 = $5_1 + 32 | 0;
$2_1 = $1_1;
$13_1 = 0;
$9_1 = global$0 - 32 | 0;
global$0 = $9_1;
$12_1 = HEAP32[$6_1 >> 2];
$1_1 = HEAP32[$6_1 + 4 >> 2];
if (($12_1 | 0) != ($1_1 | 0)) {
$11_1 = HEAP32[$6_1 + 8 >> 2];
$7_1 = $11_1 + HEAP32[$6_1 + 12 >> 2] | 0;
$10_1 = ($1_1 - $12_1 >>> 0) / 12 | 0;
while (1) {
$4_1 = $12_1 + Math_imul($13_1, 12) | 0;
$5_1 = HEAP32[$4_1 >> 2];
$1_1 = $9_1 + 8 | 0;
HEAP32[$1_1 + 4 >> 2] = $5_1 + HEAP32[$4_1 + 4 >> 2];
HEAP32[$1_1 >> 2] = $5_1;
$5_1 = HEAP32[$9_1 + 8 >> 2];
HEAP32[$9_1 + 28 >> 2] = HEAP32[$9_1 + 12 >> 2];
HEAP32[$9_1 + 24 >> 2] = $5_1;
HEAP32[$9_1 + 20 >> 2] = $7_1;
HEAP32[$9_1 + 16 >> 2] = $11_1;
$1_1 = $9_1 + 24 | 0;
$4_1 = HEAP32[$1_1 + 4 >> 2] - HEAP32[$1_1 >> 2] | 0;
$1_1 = $9_1 + 16 | 0;
$1_1 = HEAP32[$1_1 + 4 >> 2] - HEAP32[$1_1 >> 2] | 0;
$4_1 = $1_1 >>> 0 > $4_1 >>> 0 ? $4_1 : $1_1;
if ($4_1) {
$1_1 = 0;
block6 : {
while (1) {
if (HEAPU8[$1_1 + $11_1 | 0] != HEAPU8[$1_1 + $5_1 | 0]) {
break block6
}
$1_1 = $1_1 + 1 | 0;
if (($4_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$1_1 = $4_1;
}
$2_1 = $1_1 >>> 0 < $2_1 >>> 0 ? $2_1 : $1_1;
}
$13_1 = $13_1 + 1 | 0;
if (($10_1 | 0) != ($13_1 | 0)) {
continue
}
break;
};
}
global$0 = $9_1 + 32 | 0;
global$0 = $6_1 + 16 | 0;
HEAP32[$0_1 >> 2] = 10;
HEAP32[$0_1 + 16 >> 2] = ($2_1 + $3_1 | 0) + 1;
break block;
}
HEAP32[$0_1 >> 2] = 13;
break block;
}
HEAP32[$0_1 + 16 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = 8;
}
global$0 = $8_1 - -64 | 0;
}
function $77($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0;
$6_1 = global$0 - 160 | 0;
global$0 = $6_1;
block14 : {
block44 : {
block45 : {
block42 : {
block41 : {
block43 : {
block22 : {
block19 : {
block40 : {
block39 : {
block21 : {
block27 : {
block18 : {
block17 : {
block16 : {
block26 : {
block11 : {
block10 : {
block1 : {
$14_1 = HEAP32[$4_1 + 16 >> 2];
block : {
if (!$14_1) {
break block
}
if ($2_1 >>> 0 > $14_1 >>> 0) {
if (HEAP8[$1_1 + $14_1 | 0] > -65) {
break block
}
break block1;
}
if (($2_1 | 0) != ($14_1 | 0)) {
break block1
}
}
if (($2_1 | 0) == ($14_1 | 0)) {
break block1
}
block9 : {
block8 : {
block5 : {
block7 : {
block6 : {
block4 : {
block3 : {
block2 : {
$9_1 = $1_1 + $14_1 | 0;
$8_1 = HEAP8[$9_1 | 0];
if (($8_1 | 0) < 0) {
$5_1 = HEAPU8[$9_1 + 1 | 0] & 63;
$10_1 = $8_1 & 31;
if ($8_1 >>> 0 > 4294967263) {
break block2
}
$5_1 = $5_1 | $10_1 << 6;
break block3;
}
$5_1 = $8_1 & 255;
break block4;
}
$5_1 = HEAPU8[$9_1 + 2 | 0] & 63 | $5_1 << 6;
if ($8_1 >>> 0 < 4294967280) {
$5_1 = $5_1 | $10_1 << 12;
break block3;
}
$5_1 = $10_1 << 18 & 1835008 | (HEAPU8[$9_1 + 3 | 0] & 63 | $5_1 << 6);
if (($5_1 | 0) == 1114112) {
break block5
}
}
if ($5_1 >>> 0 >= 128) {
break block6
}
}
$9_1 = 1;
break block7;
}
$9_1 = 2;
if ($5_1 >>> 0 < 2048) {
break block7
}
$9_1 = $5_1 >>> 0 < 65536 ? 3 : 4;
}
$20_1 = $9_1 + $14_1 | 0;
$11_1 = 1;
$8_1 = HEAP32[$4_1 >> 2];
if (($8_1 | 0) != 3) {
break block8
}
break block9;
}
$5_1 = HEAP32[$4_1 >> 2];
if (($5_1 | 0) != 3) {
break block10
}
break block11;
}
block28 : {
block37 : {
block38 : {
block30 : {
block25 : {
block29 : {
block23 : {
block20 : {
block24 : {
block15 : {
block13 : {
block12 : {
$9_1 = $5_1 - 65 | 0;
if ($9_1 >>> 0 >= 26) {
$11_1 = 0;
$12_1 = 8;
switch ($8_1 | 0) {
case 0:
break block12;
case 1:
break block13;
case 2:
break block14;
case 4:
break block16;
case 5:
break block17;
case 6:
break block18;
default:
break block15;
};
}
$12_1 = 4;
switch ($8_1 - 3 | 0) {
case 1:
break block16;
case 2:
break block17;
case 3:
break block18;
case 0:
break block19;
case 4:
break block20;
case 5:
break block21;
case 6:
break block22;
case 7:
break block23;
case 8:
break block24;
case 9:
break block25;
default:
break block14;
};
}
if (($5_1 | 0) <= 57) {
switch ($5_1 - 45 | 0) {
case 0:
case 1:
break block26;
case 2:
break block27;
default:
break block14;
}
}
if (($5_1 | 0) == 58 | ($5_1 | 0) == 64) {
break block27
}
if (($5_1 | 0) == 95) {
break block26
}
break block14;
}
$4_1 = $5_1 - 45 | 0;
if ($4_1 >>> 0 > 19 | !(1 << $4_1 & 532487)) {
break block28
}
break block26;
}
if (($5_1 | 0) == 47) {
break block29
}
$15_1 = 2;
$12_1 = 15;
switch ($8_1 - 8 | 0) {
case 2:
break block14;
case 0:
break block21;
case 1:
break block22;
case 3:
break block24;
case 4:
break block25;
default:
break block20;
};
}
if ($9_1 >>> 0 >= 6) {
break block30
}
$15_1 = 2;
$11_1 = 1;
break block9;
}
$15_1 = 1;
$12_1 = 5;
$11_1 = 0;
block31 : {
switch ($5_1 - 45 | 0) {
default:
if (($5_1 | 0) == 58) {
break block14
}
if (($5_1 | 0) != 64) {
break block21
}
break block14;
case 2:
break block14;
case 0:
case 1:
break block31;
};
}
$12_1 = 7;
break block14;
}
$10_1 = 0;
$11_1 = global$0 - 48 | 0;
global$0 = $11_1;
HEAP32[$11_1 + 36 >> 2] = $2_1;
HEAP32[$11_1 + 32 >> 2] = 0;
HEAP32[$11_1 + 28 >> 2] = $2_1;
HEAP32[$11_1 + 24 >> 2] = $1_1;
$5_1 = 1;
HEAP8[$11_1 + 44 | 0] = 1;
HEAP32[$11_1 + 20 >> 2] = 64;
HEAP32[$11_1 + 40 >> 2] = 64;
$33($11_1 + 8 | 0, $11_1 + 20 | 0);
if (HEAP32[$11_1 + 8 >> 2]) {
$4_1 = HEAP32[$11_1 + 16 >> 2];
$5_1 = $4_1 + $1_1 | 0;
$10_1 = $2_1 - $4_1 | 0;
}
HEAP32[$11_1 + 36 >> 2] = $10_1;
HEAP32[$11_1 + 32 >> 2] = 0;
HEAP32[$11_1 + 28 >> 2] = $10_1;
HEAP32[$11_1 + 20 >> 2] = 58;
HEAP32[$11_1 + 40 >> 2] = 58;
HEAP32[$11_1 + 24 >> 2] = $5_1;
HEAP8[$11_1 + 44 | 0] = 1;
$33($11_1 + 8 | 0, $11_1 + 20 | 0);
$8_1 = HEAP32[$11_1 + 8 >> 2];
$4_1 = $8_1 ? $5_1 : 1;
$9_1 = HEAP32[$11_1 + 12 >> 2];
$15_1 = $8_1 ? $9_1 : 0;
block34 : {
while (1) {
$14($11_1, HEAP32[$7_1 + 1068820 >> 2], HEAP32[$7_1 + 1068824 >> 2]);
block33 : {
if (($15_1 | 0) != HEAP32[$11_1 + 4 >> 2]) {
break block33
}
if (!$15_1) {
$5_1 = 1;
break block34;
}
$12_1 = HEAP32[$11_1 >> 2];
$8_1 = $9_1;
$10_1 = $4_1;
while (1) {
$5_1 = HEAPU8[$12_1 | 0];
$13_1 = ((($5_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $5_1) & 255;
$5_1 = HEAPU8[$10_1 | 0];
if (($13_1 | 0) != (((($5_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $5_1) & 255)) {
break block33
}
$5_1 = 1;
$12_1 = $12_1 + 1 | 0;
$10_1 = $10_1 + 1 | 0;
$8_1 = $8_1 - 1 | 0;
if ($8_1) {
continue
}
break;
};
break block34;
}
$7_1 = $7_1 + 12 | 0;
if (($7_1 | 0) != 36) {
continue
}
break;
};
$5_1 = 0;
}
global$0 = $11_1 + 48 | 0;
$11_1 = $5_1;
$12_1 = $5_1 ? 4 : 15;
$15_1 = 2;
break block14;
}
$15_1 = 2;
$12_1 = 15;
block35 : {
switch ($8_1 - 8 | 0) {
default:
$15_1 = 1;
$12_1 = 5;
if ($3_1) {
break block14
}
if (($115($1_1, $2_1) | 0) != ($14_1 | 0)) {
break block14
}
break block37;
case 2:
break block14;
case 1:
break block22;
case 4:
break block25;
case 3:
break block30;
case 0:
break block35;
};
}
if ($3_1) {
break block21
}
if (($115($1_1, $2_1) | 0) == ($14_1 | 0)) {
break block37
}
break block21;
}
$15_1 = 2;
$11_1 = 0;
if ($5_1 - 48 >>> 0 < 10 | ($5_1 & 2097119) - 65 >>> 0 < 6) {
break block38
}
$12_1 = 17;
break block14;
}
$15_1 = 2;
break block39;
}
$4_1 = $4_1 + 4 | 0;
HEAP32[$6_1 + 64 >> 2] = HEAP32[$4_1 + 8 >> 2];
$8_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$6_1 + 56 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$6_1 + 60 >> 2] = $8_1;
$12_1 = 16;
break block14;
}
$15_1 = 1;
$12_1 = 10;
break block14;
}
if (($5_1 | 0) != 95) {
break block14
}
break block26;
}
$12_1 = 4;
break block14;
}
$5_1 = HEAP32[$4_1 >> 2];
if (($5_1 | 0) == 3) {
break block11
}
}
$12_1 = 8;
$20_1 = $14_1;
switch ($5_1 - 1 | 0) {
case 1:
break block14;
case 3:
break block16;
case 4:
break block17;
case 5:
break block18;
case 2:
break block19;
case 7:
break block21;
case 8:
break block22;
case 0:
break block26;
case 6:
break block40;
case 9:
break block41;
case 10:
break block42;
case 11:
break block43;
default:
break block27;
};
}
$12_1 = 4;
$11_1 = 1;
break block44;
}
$12_1 = 6;
break block14;
}
$11_1 = 0;
$12_1 = 11;
break block14;
}
$11_1 = 0;
$12_1 = 12;
break block14;
}
$11_1 = 0;
$12_1 = 13;
break block14;
}
$12_1 = 5;
break block14;
}
$15_1 = 1;
}
$12_1 = 8;
$11_1 = 0;
break block14;
}
$15_1 = 1;
$12_1 = 5;
break block45;
}
wasm2js_trap();
}
$15_1 = 1;
$12_1 = 9;
$11_1 = 0;
break block14;
}
$15_1 = 2;
$12_1 = 17;
break block45;
}
$15_1 = 2;
$4_1 = 0;
$8_1 = global$0 - 16 | 0;
global$0 = $8_1;
HEAP32[$8_1 + 12 >> 2] = 0;
HEAP8[$8_1 + 12 | 0] = 64;
if ($2_1) {
$4_1 = !$170($8_1 + 12 | 0, ($2_1 - 1 | 0) + $1_1 | 0, 1)
}
global$0 = $8_1 + 16 | 0;
$12_1 = $4_1 ? 5 : 15;
break block45;
}
HEAP32[$6_1 + 64 >> 2] = HEAP32[$4_1 + 12 >> 2];
$8_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$6_1 + 56 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$6_1 + 60 >> 2] = $8_1;
$15_1 = 2;
$12_1 = 16;
}
$11_1 = 0;
}
$20_1 = $14_1;
}
HEAP32[$6_1 + 104 >> 2] = $2_1;
HEAP32[$6_1 + 100 >> 2] = 0;
HEAP32[$6_1 + 96 >> 2] = $2_1;
HEAP32[$6_1 + 92 >> 2] = $1_1;
HEAP8[$6_1 + 112 | 0] = 1;
HEAP32[$6_1 + 88 >> 2] = 125;
HEAP32[$6_1 + 108 >> 2] = 125;
$4_1 = $6_1 + 132 | 0;
$8_1 = $6_1 + 88 | 0;
$78($4_1, $8_1);
$23_1 = HEAP32[$6_1 + 136 >> 2];
$24_1 = HEAP32[$6_1 + 132 >> 2];
HEAP32[$6_1 + 104 >> 2] = $2_1;
HEAP32[$6_1 + 100 >> 2] = 0;
HEAP32[$6_1 + 96 >> 2] = $2_1;
HEAP32[$6_1 + 92 >> 2] = $1_1;
HEAP8[$6_1 + 112 | 0] = 1;
HEAP32[$6_1 + 88 >> 2] = 41;
HEAP32[$6_1 + 108 >> 2] = 41;
$78($4_1, $8_1);
block46 : {
if ($2_1 >>> 0 < 2) {
break block46
}
$16_1 = $2_1 - 2 | 0;
while (1) {
$4_1 = $1_1 + $16_1 | 0;
$22_1 = (HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8) == 32125;
if ($22_1) {
break block46
}
$4_1 = $16_1 + 2 | 0;
$16_1 = $16_1 - 1 | 0;
if ($4_1 >>> 0 > 2) {
continue
}
break;
};
$16_1 = 0;
}
$25_1 = HEAP32[$6_1 + 136 >> 2];
$26_1 = HEAP32[$6_1 + 132 >> 2];
HEAP32[$6_1 + 104 >> 2] = $2_1;
HEAP32[$6_1 + 96 >> 2] = 37;
HEAP32[$6_1 + 88 >> 2] = 36;
HEAP32[$6_1 + 92 >> 2] = 123;
HEAP32[$6_1 + 100 >> 2] = $1_1;
$21_1 = $1_1 + $2_1 | 0;
HEAP32[$6_1 + 112 >> 2] = $21_1;
block47 : {
if (!$2_1) {
$12_1 = 0;
break block47;
}
$10_1 = 0;
$9_1 = $1_1;
label6 : while (1) {
$8_1 = $10_1;
$4_1 = $9_1;
while (1) {
block49 : {
$9_1 = $4_1 + 1 | 0;
HEAP32[$6_1 + 108 >> 2] = $9_1;
$7_1 = HEAPU8[$4_1 | 0];
block48 : {
if ($7_1 << 24 >> 24 >= 0) {
break block48
}
$9_1 = $4_1 + 2 | 0;
HEAP32[$6_1 + 108 >> 2] = $9_1;
$5_1 = HEAPU8[$4_1 + 1 | 0] & 63;
$10_1 = $7_1 & 31;
if ($7_1 >>> 0 <= 223) {
$7_1 = $5_1 | $10_1 << 6;
break block48;
}
$9_1 = $4_1 + 3 | 0;
HEAP32[$6_1 + 108 >> 2] = $9_1;
$5_1 = HEAPU8[$4_1 + 2 | 0] & 63 | $5_1 << 6;
if ($7_1 >>> 0 < 240) {
$7_1 = $5_1 | $10_1 << 12;
break block48;
}
$9_1 = $4_1 + 4 | 0;
HEAP32[$6_1 + 108 >> 2] = $9_1;
$7_1 = $10_1 << 18 & 1835008 | (HEAPU8[$4_1 + 3 | 0] & 63 | $5_1 << 6);
if (($7_1 | 0) == 1114112) {
break block49
}
}
$10_1 = ($9_1 - $4_1 | 0) + $8_1 | 0;
HEAP32[$6_1 + 116 >> 2] = $10_1;
$4_1 = 0;
block50 : {
while (1) {
if (($4_1 | 0) == 12) {
break block50
}
$5_1 = ($6_1 + 88 | 0) + $4_1 | 0;
$4_1 = $4_1 + 4 | 0;
if (HEAP32[$5_1 >> 2] != ($7_1 | 0)) {
continue
}
break;
};
block68 : {
block52 : {
block51 : {
if (!$8_1) {
break block51
}
if ($2_1 >>> 0 > $8_1 >>> 0) {
if (HEAP8[$1_1 + $8_1 | 0] > -65) {
break block51
}
break block52;
}
if (($2_1 | 0) != ($8_1 | 0)) {
break block52
}
}
block57 : {
block66 : {
block56 : {
$7_1 = $1_1 + $8_1 | 0;
$4_1 = $2_1 - $8_1 | 0;
if (!(!(!$126($7_1, $4_1, 1052018, 2) | !$24_1) & $8_1 >>> 0 < $23_1 >>> 0)) {
if (!(!$126($7_1, $4_1, 1052020, 2) | !$26_1) & $8_1 >>> 0 < $25_1 >>> 0) {
break block56
}
if (!($126($7_1, $4_1, 1052022, 2) & $22_1 & $8_1 + 1 >>> 0 < $16_1 >>> 0)) {
$125($6_1 + 48 | 0, $7_1, $4_1, 37);
$4_1 = 0;
$5_1 = HEAP32[$6_1 + 48 >> 2];
if (!$5_1) {
break block57
}
$7_1 = HEAP32[$6_1 + 52 >> 2];
HEAP32[$6_1 + 148 >> 2] = $7_1;
HEAP32[$6_1 + 144 >> 2] = 0;
HEAP32[$6_1 + 140 >> 2] = $7_1;
HEAP32[$6_1 + 136 >> 2] = $5_1;
HEAP8[$6_1 + 156 | 0] = 1;
HEAP32[$6_1 + 132 >> 2] = 37;
HEAP32[$6_1 + 152 >> 2] = 37;
$33($6_1 + 120 | 0, $6_1 + 132 | 0);
if (!HEAP32[$6_1 + 120 >> 2]) {
break block57
}
$17_1 = 0;
$18_1 = HEAP32[$6_1 + 124 >> 2];
block58 : {
if (!$18_1) {
break block58
}
$7_1 = HEAP8[$5_1 | 0];
block59 : {
if (($7_1 | 0) >= 0) {
$7_1 = $7_1 & 255;
break block59;
}
$19_1 = HEAPU8[$5_1 + 1 | 0] & 63;
$13_1 = $7_1 & 31;
if ($7_1 >>> 0 <= 4294967263) {
$7_1 = $19_1 | $13_1 << 6;
break block59;
}
$19_1 = HEAPU8[$5_1 + 2 | 0] & 63 | $19_1 << 6;
if ($7_1 >>> 0 < 4294967280) {
$7_1 = $19_1 | $13_1 << 12;
break block59;
}
$7_1 = $13_1 << 18 & 1835008 | (HEAPU8[$5_1 + 3 | 0] & 63 | $19_1 << 6);
if (($7_1 | 0) == 1114112) {
break block58
}
}
$17_1 = $7_1 - 58 >>> 0 < 4294967286;
}
block60 : {
if (!$17_1) {
break block60
}
block61 : {
if (!$18_1) {
break block61
}
$19_1 = $5_1 + $18_1 | 0;
while (1) {
$7_1 = HEAP8[$5_1 | 0];
block62 : {
if (($7_1 | 0) >= 0) {
$7_1 = $7_1 & 255;
$5_1 = $5_1 + 1 | 0;
break block62;
}
$17_1 = HEAPU8[$5_1 + 1 | 0] & 63;
$13_1 = $7_1 & 31;
if ($7_1 >>> 0 <= 4294967263) {
$7_1 = $17_1 | $13_1 << 6;
$5_1 = $5_1 + 2 | 0;
break block62;
}
$17_1 = HEAPU8[$5_1 + 2 | 0] & 63 | $17_1 << 6;
if ($7_1 >>> 0 < 4294967280) {
$7_1 = $17_1 | $13_1 << 12;
$5_1 = $5_1 + 3 | 0;
break block62;
}
$7_1 = $13_1 << 18 & 1835008 | (HEAPU8[$5_1 + 3 | 0] & 63 | $17_1 << 6);
if (($7_1 | 0) == 1114112) {
break block61
}
$5_1 = $5_1 + 4 | 0;
}
if (($7_1 | 0) == 32 | $7_1 - 9 >>> 0 < 5 | ($7_1 | 0) == 47) {
break block60
}
block63 : {
if ($7_1 >>> 0 < 128) {
break block63
}
block65 : {
block64 : {
$13_1 = $7_1 >>> 8 | 0;
if ($13_1 >>> 0 <= 31) {
if (!$13_1) {
break block64
}
if (($13_1 | 0) != 22 | ($7_1 | 0) != 5760) {
break block63
}
break block60;
}
if (($13_1 | 0) == 32) {
break block65
}
if (($13_1 | 0) != 48 | ($7_1 | 0) != 12288) {
break block63
}
break block60;
}
if (!(HEAP8[($7_1 & 255) + 1070060 | 0] & 1)) {
break block63
}
break block60;
}
if (HEAPU8[($7_1 & 255) + 1070060 | 0] & 2) {
break block60
}
}
if (($5_1 | 0) != ($19_1 | 0)) {
continue
}
break;
};
}
$4_1 = 1;
}
$5_1 = $18_1 + 2 | 0;
break block57;
}
if ($4_1 >>> 0 < 2) {
break block66
}
$18_1 = $4_1 - 1 | 0;
$5_1 = 0;
while (1) {
$13_1 = $5_1 + $7_1 | 0;
if ((HEAPU8[$13_1 | 0] | HEAPU8[$13_1 + 1 | 0] << 8) != 32125) {
$5_1 = $5_1 + 1 | 0;
if (($18_1 | 0) != ($5_1 | 0)) {
continue
}
break block66;
}
break;
};
if ($126($7_1, $4_1, 1068796, 3)) {
block67 : {
if (($5_1 | 0) == -2) {
break block67
}
if ($4_1 >>> 0 > $5_1 + 2 >>> 0) {
if (HEAP8[$13_1 + 2 | 0] <= -65) {
break block66
}
break block67;
}
if (($4_1 - 2 | 0) != ($5_1 | 0)) {
break block66
}
}
$18_1 = $13_1 + 2 | 0;
$7_1 = 0;
$13_1 = global$0 - 16 | 0;
global$0 = $13_1;
HEAP32[$13_1 + 12 >> 2] = 0;
HEAP8[$13_1 + 12 | 0] = 125;
if (($4_1 - $5_1 | 0) - 2 | 0) {
$7_1 = !$170($13_1 + 12 | 0, $18_1, 1)
}
global$0 = $13_1 + 16 | 0;
} else {
$7_1 = 0
}
$5_1 = ($5_1 + $7_1 | 0) + 2 | 0;
$4_1 = 1;
break block57;
}
$116($6_1 + 32 | 0, $7_1, $4_1, 123, 125);
$5_1 = HEAP32[$6_1 + 36 >> 2];
$4_1 = HEAP32[$6_1 + 32 >> 2];
break block57;
}
$116($6_1 + 40 | 0, $7_1, $4_1, 40, 41);
$5_1 = HEAP32[$6_1 + 44 >> 2];
$4_1 = HEAP32[$6_1 + 40 >> 2];
break block57;
}
$4_1 = 0;
}
if ($4_1 & 1) {
break block68
}
}
if (($9_1 | 0) != ($21_1 | 0)) {
continue label6
}
break block49;
}
$20_1 = $5_1 + $8_1 | 0;
$15_1 = 3;
$12_1 = 2;
$14_1 = $8_1;
break block47;
}
$8_1 = $10_1;
$4_1 = $9_1;
if (($21_1 | 0) != ($4_1 | 0)) {
continue
}
}
break;
};
break;
};
$7_1 = $6_1 + 24 | 0;
$5_1 = 0;
block69 : {
if (!$2_1) {
break block69
}
$9_1 = $1_1 + $2_1 | 0;
while (1) {
$4_1 = $9_1;
$9_1 = $4_1 - 1 | 0;
$10_1 = HEAP8[$9_1 | 0];
if (($10_1 | 0) < 0) {
$10_1 = $10_1 & 63;
$9_1 = $4_1 - 2 | 0;
$8_1 = HEAPU8[$9_1 | 0];
$16_1 = $8_1 << 24 >> 24;
block70 : {
if (($16_1 | 0) >= -64) {
$8_1 = $8_1 & 31;
break block70;
}
$16_1 = $16_1 & 63;
$9_1 = $4_1 - 3 | 0;
$8_1 = HEAPU8[$9_1 | 0];
$13_1 = $8_1 << 24 >> 24;
block71 : {
if (($13_1 | 0) >= -64) {
$8_1 = $8_1 & 15;
break block71;
}
$9_1 = $4_1 - 4 | 0;
$8_1 = $13_1 & 63 | (HEAPU8[$9_1 | 0] & 7) << 6;
}
$8_1 = $16_1 | $8_1 << 6;
}
$10_1 = $10_1 | $8_1 << 6;
if (($10_1 | 0) == 1114112) {
break block69
}
}
block72 : {
if (($10_1 | 0) == 32 | $10_1 - 9 >>> 0 < 5) {
break block72
}
block73 : {
if ($10_1 >>> 0 < 128) {
break block73
}
block75 : {
block74 : {
$8_1 = $10_1 >>> 8 | 0;
if ($8_1 >>> 0 <= 31) {
if (!$8_1) {
break block74
}
if (($8_1 | 0) != 22) {
break block73
}
if (($10_1 | 0) == 5760) {
break block72
}
break block73;
}
if (($8_1 | 0) == 32) {
break block75
}
if (($8_1 | 0) != 48) {
break block73
}
if (($10_1 | 0) == 12288) {
break block72
}
break block73;
}
if (!(HEAP8[($10_1 & 255) + 1070060 | 0] & 1)) {
break block73
}
break block72;
}
if (HEAPU8[($10_1 & 255) + 1070060 | 0] & 2) {
break block72
}
}
$5_1 = $4_1 - $1_1 | 0;
break block69;
}
if (($1_1 | 0) != ($9_1 | 0)) {
continue
}
break;
};
}
HEAP32[$7_1 + 4 >> 2] = $5_1;
HEAP32[$7_1 >> 2] = $1_1;
block76 : {
if (HEAPU32[$6_1 + 28 >> 2] <= $14_1 >>> 0 & $2_1 >>> 0 > $14_1 >>> 0) {
break block76
}
$5_1 = $6_1 + 16 | 0;
$8_1 = 0;
block77 : {
if (!$2_1) {
break block77
}
$16_1 = $1_1 + $2_1 | 0;
$4_1 = $1_1;
while (1) {
block79 : {
$9_1 = $4_1;
$10_1 = HEAP8[$4_1 | 0];
block78 : {
if (($10_1 | 0) >= 0) {
$7_1 = $10_1 & 255;
$4_1 = $4_1 + 1 | 0;
break block78;
}
$7_1 = HEAPU8[$9_1 + 1 | 0] & 63;
$4_1 = $10_1 & 31;
if ($10_1 >>> 0 <= 4294967263) {
$7_1 = $7_1 | $4_1 << 6;
$4_1 = $9_1 + 2 | 0;
break block78;
}
$7_1 = HEAPU8[$9_1 + 2 | 0] & 63 | $7_1 << 6;
if ($10_1 >>> 0 < 4294967280) {
$7_1 = $7_1 | $4_1 << 12;
$4_1 = $9_1 + 3 | 0;
break block78;
}
$7_1 = $4_1 << 18 & 1835008 | (HEAPU8[$9_1 + 3 | 0] & 63 | $7_1 << 6);
if (($7_1 | 0) == 1114112) {
break block79
}
$4_1 = $9_1 + 4 | 0;
}
block80 : {
if (($7_1 | 0) == 32 | $7_1 - 9 >>> 0 < 5) {
break block80
}
if ($7_1 >>> 0 < 128) {
break block77
}
block81 : {
$10_1 = $7_1 >>> 8 | 0;
if ($10_1 >>> 0 <= 31) {
if (!$10_1) {
break block81
}
if (($10_1 | 0) != 22) {
break block77
}
if (($7_1 | 0) == 5760) {
break block80
}
break block77;
}
if (($10_1 | 0) != 32) {
if (($10_1 | 0) != 48) {
break block77
}
if (($7_1 | 0) == 12288) {
break block80
}
break block77;
}
if (HEAPU8[($7_1 & 255) + 1070060 | 0] & 2) {
break block80
}
break block77;
}
if (!(HEAP8[($7_1 & 255) + 1070060 | 0] & 1)) {
break block77
}
}
$8_1 = ($8_1 - $9_1 | 0) + $4_1 | 0;
if (($4_1 | 0) != ($16_1 | 0)) {
continue
}
}
break;
};
$8_1 = $2_1;
}
HEAP32[$5_1 + 4 >> 2] = $2_1 - $8_1;
HEAP32[$5_1 >> 2] = $1_1 + $8_1;
if ($2_1 - HEAP32[$6_1 + 20 >> 2] >>> 0 > $14_1 >>> 0) {
break block76
}
block85 : {
block84 : {
block83 : {
block82 : {
if (!$3_1) {
$98($6_1 + 8 | 0, $1_1, $2_1);
if (HEAP32[$6_1 + 8 >> 2]) {
break block82
}
}
if (!$11_1) {
HEAP32[$6_1 + 80 >> 2] = HEAP32[$6_1 + 64 >> 2];
$1_1 = HEAP32[$6_1 + 60 >> 2];
HEAP32[$6_1 + 72 >> 2] = HEAP32[$6_1 + 56 >> 2];
HEAP32[$6_1 + 76 >> 2] = $1_1;
break block47;
}
HEAP32[$6_1 + 4 >> 2] = $21_1;
HEAP32[$6_1 >> 2] = $1_1;
$2_1 = HEAP32[$6_1 + 4 >> 2];
$5_1 = HEAP32[$6_1 >> 2];
if (!$14_1) {
break block83
}
if ($14_1 - 1 >>> 0 >= $2_1 - $5_1 >>> 0) {
break block84
}
$5_1 = $5_1 + $14_1 | 0;
break block83;
}
HEAP32[$6_1 + 104 >> 2] = $2_1;
$15_1 = 0;
HEAP32[$6_1 + 100 >> 2] = 0;
HEAP32[$6_1 + 96 >> 2] = $2_1;
HEAP32[$6_1 + 92 >> 2] = $1_1;
HEAP32[$6_1 + 88 >> 2] = 47;
HEAP32[$6_1 + 108 >> 2] = 47;
HEAP8[$6_1 + 112 | 0] = 1;
$33($6_1 + 132 | 0, $6_1 + 88 | 0);
$14_1 = HEAP32[$6_1 + 132 >> 2] ? HEAP32[$6_1 + 136 >> 2] : $2_1;
$20_1 = $14_1 + 1 | 0;
$12_1 = 3;
break block47;
}
if (($2_1 | 0) == ($5_1 | 0)) {
break block84
}
$1_1 = $2_1 - $5_1 | 0;
$4_1 = 0;
while (1) {
if ((HEAPU8[$4_1 + $5_1 | 0] - 65 & 255) >>> 0 > 25) {
break block85
}
$4_1 = $4_1 + 1 | 0;
if (($2_1 | 0) != ($5_1 + $4_1 | 0)) {
continue
}
break;
};
$4_1 = $1_1;
break block85;
}
$4_1 = 0;
}
HEAP32[$6_1 + 80 >> 2] = HEAP32[$6_1 + 64 >> 2];
$1_1 = HEAP32[$6_1 + 60 >> 2];
HEAP32[$6_1 + 72 >> 2] = HEAP32[$6_1 + 56 >> 2];
HEAP32[$6_1 + 76 >> 2] = $1_1;
$20_1 = $4_1 + $14_1 | 0;
break block47;
}
$12_1 = 1;
}
HEAP32[$0_1 >> 2] = $12_1;
HEAP8[$0_1 + 24 | 0] = $15_1;
$1_1 = HEAP32[$6_1 + 76 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$6_1 + 72 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = HEAP32[$6_1 + 80 >> 2];
HEAP32[$0_1 + 20 >> 2] = $20_1;
HEAP32[$0_1 + 16 >> 2] = $14_1;
global$0 = $6_1 + 160 | 0;
}
function $78($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0;
$9_1 = global$0 - 16 | 0;
global$0 = $9_1;
$5_1 = HEAP32[$1_1 + 16 >> 2];
$7_1 = HEAP32[$1_1 + 12 >> 2];
block : {
if ($5_1 >>> 0 < $7_1 >>> 0) {
break block
}
$11_1 = HEAP32[$1_1 + 8 >> 2];
if ($11_1 >>> 0 < $5_1 >>> 0) {
break block
}
$13_1 = $1_1 + 20 | 0;
$14_1 = HEAP32[$1_1 + 4 >> 2];
$10_1 = $14_1 + $7_1 | 0;
while (1) {
$15_1 = $9_1 + 8 | 0;
$12_1 = HEAPU8[(HEAPU8[$1_1 + 24 | 0] + $13_1 | 0) - 1 | 0];
$2_1 = 0;
$6_1 = $5_1 - $7_1 | 0;
$3_1 = ($10_1 + 3 & -4) - $10_1 | 0;
$8_1 = $3_1 >>> 0 <= $6_1 >>> 0 ? $6_1 - $3_1 & 7 : 0;
block4 : {
block3 : {
block1 : {
if ($6_1 >>> 0 < $8_1 >>> 0) {
break block1
}
$16_1 = $3_1 >>> 0 < $6_1 >>> 0 ? $3_1 : $6_1;
$3_1 = $6_1 - $8_1 | 0;
$5_1 = ($6_1 + $10_1 | 0) - 1 | 0;
block2 : {
while (1) {
if (!($2_1 + $8_1 | 0)) {
break block2
}
$4_1 = $2_1 + $5_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (($12_1 | 0) != HEAPU8[$4_1 | 0]) {
continue
}
break;
};
$2_1 = $2_1 + $6_1 | 0;
break block3;
}
$8_1 = Math_imul($12_1, 16843009);
while (1) {
$2_1 = $3_1;
if ($16_1 >>> 0 < $2_1 >>> 0) {
$3_1 = $2_1 - 8 | 0;
$5_1 = $2_1 + $10_1 | 0;
$4_1 = $8_1 ^ HEAP32[$5_1 - 8 >> 2];
$17_1 = 16843008 - $4_1 | $4_1;
$4_1 = $8_1 ^ HEAP32[$5_1 - 4 >> 2];
if (($17_1 & (16843008 - $4_1 | $4_1) & -2139062144) == -2139062144) {
continue
}
}
break;
};
if ($2_1 >>> 0 > $6_1 >>> 0) {
break block1
}
$4_1 = $10_1 - 1 | 0;
while (1) {
$3_1 = 0;
if (!$2_1) {
break block4
}
$3_1 = $2_1 + $4_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (($12_1 | 0) != HEAPU8[$3_1 | 0]) {
continue
}
break;
};
break block3;
}
wasm2js_trap();
}
$3_1 = 1;
}
HEAP32[$15_1 + 4 >> 2] = $2_1;
HEAP32[$15_1 >> 2] = $3_1;
block5 : {
block6 : {
if (HEAP32[$9_1 + 8 >> 2] == 1) {
$5_1 = HEAP32[$9_1 + 12 >> 2] + $7_1 | 0;
$4_1 = HEAPU8[$1_1 + 24 | 0];
$3_1 = $4_1 - 1 | 0;
if ($5_1 >>> 0 < $3_1 >>> 0) {
break block5
}
$2_1 = $5_1 - $3_1 | 0;
$3_1 = $2_1 + $4_1 | 0;
if ($3_1 >>> 0 < $4_1 >>> 0 | $3_1 >>> 0 > $11_1 >>> 0) {
break block5
}
if ($4_1 >>> 0 >= 5) {
break block6
}
if ($170($2_1 + $14_1 | 0, $13_1, $4_1)) {
break block5
}
HEAP32[$1_1 + 16 >> 2] = $2_1;
$1_1 = HEAPU8[$1_1 + 24 | 0];
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 + 8 >> 2] = $1_1 + $2_1;
$18_1 = 1;
break block;
}
HEAP32[$1_1 + 16 >> 2] = $7_1;
break block;
}
wasm2js_trap();
}
HEAP32[$1_1 + 16 >> 2] = $5_1;
if ($5_1 >>> 0 < $7_1 >>> 0) {
break block
}
if ($5_1 >>> 0 <= $11_1 >>> 0) {
continue
}
break;
};
}
HEAP32[$0_1 >> 2] = $18_1;
global$0 = $9_1 + 16 | 0;
}
function $79($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
$3_1 = global$0 - 32 | 0;
block3 : {
block6 : {
block4 : {
block7 : {
block2 : {
block5 : {
block1 : {
block : {
if (!HEAPU8[$1_1 + 60 | 0]) {
$8_1 = 1;
$5_1 = HEAPU8[$2_1 | 0];
if (HEAPU8[$1_1 + 27 | 0] != 1) {
break block
}
if (($5_1 | 0) == 2) {
break block1
}
if (($5_1 | 0) != 8) {
break block
}
$6_1 = HEAPU16[$1_1 + 24 >> 1] | HEAPU8[$1_1 + 26 | 0] << 16;
$9_1 = ($6_1 & 255) == 12 ? 12 : $6_1;
$5_1 = 8;
break block2;
}
break block3;
}
$4_1 = HEAPU16[$1_1 + 42 >> 1] | HEAPU8[$1_1 + 44 | 0] << 16;
$6_1 = ($5_1 | 0) != 3 ? 12 : $4_1 & 1 ? $4_1 & 16776960 | 9 : 12;
$4_1 = HEAPU16[$1_1 + 24 >> 1] | HEAPU8[$1_1 + 26 | 0] << 16;
$9_1 = ($4_1 & 255) == 12 ? $6_1 : $4_1;
$6_1 = $9_1;
switch ($5_1 - 1 | 0) {
case 0:
case 1:
case 2:
break block4;
case 3:
break block5;
default:
break block2;
};
}
$7_1 = HEAPU8[$1_1 + 29 | 0];
$10_1 = HEAPU8[$1_1 + 28 | 0];
$5_1 = 5;
$2_1 = 1;
break block6;
}
$5_1 = 4;
if (!HEAPU8[$1_1 + 39 | 0]) {
break block7
}
break block4;
}
if (HEAPU8[$1_1 + 59 | 0]) {
break block4
}
}
if (HEAPU8[$1_1 + 30 | 0]) {
break block4
}
$8_1 = HEAPU8[$1_1 + 33 | 0];
}
$12_1 = HEAPU8[$1_1 + 17 | 0];
$10_1 = HEAPU8[$1_1 + 16 | 0];
block12 : {
block11 : {
block10 : {
$11_1 = HEAPU8[$1_1 + 22 | 0];
if (($11_1 | 0) != 2) {
$7_1 = HEAPU8[$1_1 + 18 | 0];
$4_1 = $8_1;
block8 : {
if (HEAP8[$1_1 + 21 | 0] & 1) {
break block8
}
$4_1 = 1;
if ($5_1) {
break block8
}
$4_1 = 1;
if (HEAPU8[$1_1 + 12 | 0] < HEAPU8[$2_1 + 1 | 0]) {
break block8
}
$4_1 = HEAP32[$1_1 + 4 >> 2];
$4_1 = $4_1 >>> 0 > HEAPU32[$2_1 + 8 >> 2] | $4_1 >>> 0 < HEAPU32[$2_1 + 4 >> 2] | $8_1;
}
block9 : {
if ($7_1 & 1) {
$5_1 = 11;
$8_1 = 0;
$7_1 = 0;
$2_1 = 2;
break block9;
}
$5_1 = $11_1 + 5 | 0;
$8_1 = 1;
$7_1 = $12_1;
$2_1 = 1;
}
if (!($4_1 & 1)) {
break block10
}
}
if (($6_1 & 255) == 12) {
break block11
}
break block12;
}
if (HEAPU8[$1_1 + 57 | 0] != 1) {
break block6
}
if (($6_1 & 255) != 12) {
break block12
}
break block6;
}
$7_1 = HEAPU8[$1_1 + 56 | 0];
$4_1 = HEAPU16[$1_1 + 54 >> 1];
HEAP8[$3_1 + 27 | 0] = $12_1;
HEAP8[$3_1 + 31 | 0] = HEAPU8[$1_1 + 53 | 0];
HEAP8[$3_1 + 28 | 0] = 0;
HEAP8[$3_1 + 24 | 0] = 3;
HEAP8[$3_1 + 12 | 0] = 4;
HEAP8[$3_1 + 8 | 0] = 0;
HEAP8[$3_1 + 11 | 0] = HEAPU8[$1_1 + 32 | 0];
$2_1 = HEAPU8[$1_1 + 30 | 0] | HEAPU8[$1_1 + 31 | 0] << 8;
HEAP8[$3_1 + 9 | 0] = $2_1;
HEAP8[$3_1 + 10 | 0] = $2_1 >>> 8;
$2_1 = HEAPU8[$1_1 + 33 | 0] | HEAPU8[$1_1 + 34 | 0] << 8;
HEAP8[$3_1 + 13 | 0] = $2_1;
HEAP8[$3_1 + 14 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 15 | 0] = HEAPU8[$1_1 + 35 | 0];
$2_1 = HEAPU8[$1_1 + 36 | 0] | HEAPU8[$1_1 + 37 | 0] << 8;
HEAP8[$3_1 + 17 | 0] = $2_1;
HEAP8[$3_1 + 18 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 19 | 0] = HEAPU8[$1_1 + 38 | 0];
$2_1 = HEAPU8[$1_1 + 39 | 0] | HEAPU8[$1_1 + 40 | 0] << 8;
HEAP8[$3_1 + 21 | 0] = $2_1;
HEAP8[$3_1 + 22 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 23 | 0] = HEAPU8[$1_1 + 41 | 0];
HEAP8[$3_1 + 20 | 0] = 2;
$2_1 = $10_1 << 8 | ($11_1 | 0) != 2;
HEAP8[$3_1 + 25 | 0] = $2_1;
HEAP8[$3_1 + 26 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 16 | 0] = 1;
$1_1 = (HEAPU8[$1_1 + 51 | 0] | HEAPU8[$1_1 + 52 | 0] << 8) & ((($4_1 | $7_1 << 16) & 65281) != 1 | 65280);
HEAP8[$3_1 + 29 | 0] = $1_1;
HEAP8[$3_1 + 30 | 0] = $1_1 >>> 8;
$1_1 = 8;
block13 : {
while (1) {
$4_1 = HEAP32[$1_1 + $3_1 >> 2];
$2_1 = $4_1 >>> 8 | 0;
$2_1 = $2_1 & 1 ? $2_1 & 16776960 | $4_1 & 255 : 12;
if (($2_1 & 255) == 12) {
$1_1 = $1_1 + 4 | 0;
if (($1_1 | 0) != 32) {
continue
}
break block13;
}
break;
};
HEAP8[$0_1 + 17 | 0] = $2_1;
HEAP8[$0_1 + 16 | 0] = 0;
HEAP32[$0_1 + 12 >> 2] = 0;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 8 >> 2] = $2_1 >>> 16;
HEAP32[$0_1 + 4 >> 2] = $2_1 >>> 8 & 255;
return;
}
break block3;
}
$7_1 = $9_1 >>> 16 | 0;
$10_1 = $9_1 >>> 8 & 255;
$2_1 = 1;
$5_1 = $6_1;
$8_1 = 1;
}
HEAP8[$0_1 + 17 | 0] = $5_1;
HEAP8[$0_1 + 16 | 0] = $2_1;
HEAP32[$0_1 + 12 >> 2] = 0;
HEAP32[$0_1 + 8 >> 2] = $7_1;
HEAP32[$0_1 + 4 >> 2] = $10_1;
HEAP32[$0_1 >> 2] = $8_1;
return;
}
HEAP32[$0_1 + 16 >> 2] = HEAP32[263031];
$1_1 = HEAP32[263030];
HEAP32[$0_1 + 8 >> 2] = HEAP32[263029];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[263028];
HEAP32[$0_1 >> 2] = HEAP32[263027];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
function $80($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = 1;
$5_1 = HEAPU8[$1_1 + 17 | 0];
$6_1 = HEAPU8[$1_1 + 16 | 0];
block5 : {
block6 : {
block4 : {
block3 : {
block1 : {
block2 : {
$4_1 = HEAPU8[$2_1 + 8 | 0];
if (!(HEAPU8[$2_1 + 10 | 0] == 1 & $4_1 >>> 0 < 3)) {
block : {
if ($4_1 >>> 0 <= 2) {
if (($4_1 | 0) != 2) {
break block
}
$3_1 = HEAPU8[$2_1 + 9 | 0] > 4;
}
if (!$3_1) {
break block1
}
if (HEAP8[$1_1 + 19 | 0] & 1) {
break block2
}
break block1;
}
if (HEAPU8[$0_1 + 22 | 0] != 2) {
break block3
}
$3_1 = 0;
if (($4_1 | 0) != 1 | HEAPU8[$2_1 + 9 | 0] < 5) {
break block4
}
$3_1 = 1;
$1_1 = $0_1 + 56 | 0;
$2_1 = HEAPU16[$0_1 + 54 >> 1] | HEAPU8[$1_1 | 0] << 16;
$2_1 = $2_1 & 1 ? $2_1 : $6_1 << 8 | $5_1 << 16 | 1;
HEAP16[$0_1 + 54 >> 1] = $2_1;
HEAP8[$1_1 | 0] = $2_1 >>> 16;
break block5;
}
$3_1 = $0_1 + 26 | 0;
$1_1 = HEAPU16[$0_1 + 24 >> 1] | HEAPU8[$3_1 | 0] << 16;
$2_1 = ($1_1 & 255) == 12;
$4_1 = $3_1;
$3_1 = $2_1 ? $5_1 << 16 | $6_1 << 8 : $1_1 & 16776960;
HEAP8[$4_1 | 0] = $3_1 >>> 16;
HEAP16[$0_1 + 24 >> 1] = $3_1 | ($2_1 ? 7 : $1_1) & 255;
$3_1 = 0;
break block5;
}
HEAP8[$0_1 + 29 | 0] = $5_1;
HEAP8[$0_1 + 28 | 0] = $6_1;
HEAP8[$0_1 + 27 | 0] = 1;
}
if (HEAPU8[$0_1 + 22 | 0] == 2) {
break block4
}
if (!$3_1) {
break block3
}
$3_1 = 1;
if (HEAP8[$0_1 + 18 | 0] & 1 | HEAPU8[$0_1 + 21 | 0] != 1) {
break block4
}
}
$3_1 = 1;
$1_1 = HEAPU8[$1_1 + 18 | 0] == 1;
HEAP8[$0_1 + 58 | 0] = $1_1;
if ($1_1) {
$1_1 = $0_1 + 44 | 0;
$7_1 = HEAPU16[$0_1 + 42 >> 1] | HEAPU8[$1_1 | 0] << 16;
$7_1 = $7_1 & 1 ? $7_1 : $6_1 << 8 | $5_1 << 16 | 1;
HEAP16[$0_1 + 42 >> 1] = $7_1;
HEAP8[$1_1 | 0] = $7_1 >>> 16;
}
if (($4_1 | 0) != 1) {
break block5
}
$1_1 = HEAPU8[$2_1 + 9 | 0];
if ($1_1 >>> 0 < 3 | !(($1_1 | 0) != 4 | HEAP32[$2_1 >> 2] - 2100 >>> 0 < 4294967186) | (HEAPU8[$0_1 + 54 | 0] | HEAP8[$0_1 + 59 | 0] & 1)) {
break block5
}
$3_1 = $0_1 + 26 | 0;
$1_1 = HEAPU16[$0_1 + 24 >> 1] | HEAPU8[$3_1 | 0] << 16;
$2_1 = ($1_1 & 255) == 12;
$4_1 = $3_1;
$3_1 = $2_1 ? $5_1 << 16 | $6_1 << 8 : $1_1 & 16776960;
HEAP8[$4_1 | 0] = $3_1 >>> 16;
HEAP16[$0_1 + 24 >> 1] = $3_1 | ($2_1 ? 9 : $1_1) & 255;
break block6;
}
HEAP8[$0_1 + 22 | 0] = 0;
HEAP8[$0_1 + 21 | 0] = $3_1;
HEAP8[$0_1 + 18 | 0] = 0;
HEAP8[$0_1 + 17 | 0] = $5_1;
HEAP8[$0_1 + 16 | 0] = $6_1;
HEAP32[$0_1 + 12 >> 2] = HEAP32[$2_1 + 8 >> 2];
$1_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
}
$3_1 = 1;
}
HEAP8[$0_1 | 0] = $3_1;
}
function $81($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
if (HEAPU8[$0_1 + 48 | 0] == 1) {
HEAP8[$0_1 + 59 | 0] = 1;
$4_1 = $0_1 + 41 | 0;
$3_1 = HEAPU8[$0_1 + 39 | 0] | HEAPU8[$0_1 + 40 | 0] << 8 | HEAPU8[$4_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : HEAPU8[$0_1 + 49 | 0] << 8 | HEAPU8[$0_1 + 50 | 0] << 16 | 1;
HEAP8[$0_1 + 39 | 0] = $3_1;
HEAP8[$0_1 + 40 | 0] = $3_1 >>> 8;
HEAP8[$4_1 | 0] = $3_1 >>> 16;
}
$3_1 = HEAPU8[$1_1 + 16 | 0];
$4_1 = HEAPU8[$1_1 + 18 | 0];
$5_1 = HEAPU8[$2_1 + 8 | 0] < 3;
if (!($5_1 & HEAPU8[$2_1 + 10 | 0] == 1)) {
if (!$4_1 & ($3_1 | 0) != 0 | $5_1) {
HEAP8[$0_1 | 0] = 5;
$4_1 = $0_1;
$2_1 = HEAPU16[$0_1 + 54 >> 1];
$0_1 = $0_1 + 56 | 0;
$2_1 = $2_1 | HEAPU8[$0_1 | 0] << 16;
$1_1 = $2_1 & 1 ? $2_1 : $3_1 << 8 | HEAPU8[$1_1 + 17 | 0] << 16 | 1;
HEAP16[$4_1 + 54 >> 1] = $1_1;
HEAP8[$0_1 | 0] = $1_1 >>> 16;
return;
}
$80($0_1, $1_1, $2_1);
return;
}
HEAP8[$0_1 | 0] = 0;
$5_1 = $0_1 + 26 | 0;
$2_1 = HEAPU16[$0_1 + 24 >> 1] | HEAPU8[$5_1 | 0] << 16;
$4_1 = ($2_1 & 255) == 12;
$1_1 = $4_1 ? HEAPU8[$1_1 + 17 | 0] << 16 | $3_1 << 8 : $2_1 & 16776960;
HEAP8[$5_1 | 0] = $1_1 >>> 16;
HEAP16[$0_1 + 24 >> 1] = $1_1 | ($4_1 ? 7 : $2_1) & 255;
}
function $82($0_1) {
var $1_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$135($1_1 + 8 | 0, $0_1, HEAP32[$0_1 >> 2], 1, 8, 1056);
if (HEAP32[$1_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $1_1 + 16 | 0;
}
function $83($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = global$0 + -64 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 16 >> 2] = $3_1;
HEAP32[$4_1 + 12 >> 2] = $2_1;
$125($4_1, $0_1, $1_1, 47);
$2_1 = HEAP32[$4_1 >> 2];
HEAP32[$4_1 + 24 >> 2] = $2_1 ? HEAP32[$4_1 + 4 >> 2] : 7;
HEAP32[$4_1 + 20 >> 2] = $2_1 ? $2_1 : 1065949;
HEAP32[$4_1 + 60 >> 2] = 3;
HEAP32[$4_1 + 52 >> 2] = 3;
HEAP32[$4_1 + 44 >> 2] = 1;
HEAP32[$4_1 + 56 >> 2] = $4_1 + 16;
HEAP32[$4_1 + 48 >> 2] = $4_1 + 12;
HEAP32[$4_1 + 40 >> 2] = $4_1 + 20;
$2_1 = $4_1 + 28 | 0;
$145($2_1, 1051042, $4_1 + 40 | 0);
$0_1 = $31(0, $0_1, $1_1, $2_1);
global$0 = $4_1 - -64 | 0;
return $0_1;
}
function $84($0_1, $1_1, $2_1) {
if ($2_1 & 1) {
$138($0_1, $1_1, $2_1 >>> 1 | 0);
return;
}
$145($0_1, $1_1, $2_1);
}
function $85($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0;
$9_1 = global$0 + -64 | 0;
global$0 = $9_1;
$11_1 = $9_1 + 8 | 0;
$7_1 = global$0 - 80 | 0;
global$0 = $7_1;
HEAP32[$7_1 + 16 >> 2] = $2_1;
HEAP32[$7_1 + 12 >> 2] = $1_1;
$8_1 = $7_1 + 20 | 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$5_1 = $7_1 + 12 | 0;
$4_1 = HEAP32[$5_1 + 4 >> 2];
block : {
if (!$4_1) {
break block
}
$4_1 = $4_1 - 1 | 0;
$6_1 = HEAP32[$5_1 >> 2];
while (1) {
$10_1 = HEAPU8[$6_1 | 0] - 9 | 0;
if ($10_1 >>> 0 > 23 | !(1 << $10_1 & 8388627)) {
break block
}
HEAP32[$5_1 + 4 >> 2] = $4_1;
$6_1 = $6_1 + 1 | 0;
HEAP32[$5_1 >> 2] = $6_1;
$4_1 = $4_1 - 1 | 0;
if (($4_1 | 0) != -1) {
continue
}
break;
};
}
$6_1 = $3_1 + 16 | 0;
$10_1 = HEAP32[$5_1 + 4 >> 2];
HEAP8[$6_1 + 1 | 0] = $10_1 ? HEAPU8[HEAP32[$5_1 >> 2]] : $5_1;
HEAP8[$6_1 | 0] = ($10_1 | 0) != 0;
block1 : {
if (!HEAPU8[$3_1 + 16 | 0]) {
HEAP8[$8_1 + 8 | 0] = 0;
HEAP32[$8_1 + 4 >> 2] = 7;
HEAP8[$8_1 | 0] = 6;
break block1;
}
$4_1 = HEAPU8[$3_1 + 17 | 0];
HEAP32[$3_1 + 76 >> 2] = 127;
$51($3_1 + 60 | 0, $4_1, $5_1, $3_1 + 76 | 0);
$10_1 = HEAPU8[$3_1 + 60 | 0];
if (($10_1 | 0) == 6) {
$6_1 = HEAP32[$3_1 + 72 >> 2];
HEAP8[$3_1 + 51 | 0] = $6_1;
$10_1 = $6_1 >>> 8 | 0;
HEAP8[$3_1 + 52 | 0] = $10_1;
$12_1 = $6_1 >>> 16 | 0;
HEAP8[$3_1 + 53 | 0] = $12_1;
$13_1 = $6_1 >>> 24 | 0;
HEAP8[$3_1 + 54 | 0] = $13_1;
$4_1 = HEAP32[$3_1 + 68 >> 2];
$5_1 = HEAP32[$3_1 + 64 >> 2];
HEAP8[$3_1 + 43 | 0] = $5_1;
$14_1 = $5_1 >>> 8 | 0;
HEAP8[$3_1 + 44 | 0] = $14_1;
$15_1 = $5_1 >>> 16 | 0;
HEAP8[$3_1 + 45 | 0] = $15_1;
$16_1 = $5_1 >>> 24 | 0;
HEAP8[$3_1 + 46 | 0] = $16_1;
HEAP8[$3_1 + 47 | 0] = $4_1;
$17_1 = $4_1 >>> 8 | 0;
HEAP8[$3_1 + 48 | 0] = $17_1;
$18_1 = $4_1 >>> 16 | 0;
HEAP8[$3_1 + 49 | 0] = $18_1;
$19_1 = $4_1 >>> 24 | 0;
HEAP8[$3_1 + 50 | 0] = $19_1;
HEAP8[$8_1 + 12 | 0] = $6_1;
HEAP8[$8_1 + 13 | 0] = $10_1;
HEAP8[$8_1 + 14 | 0] = $12_1;
HEAP8[$8_1 + 15 | 0] = $13_1;
HEAP8[$8_1 + 4 | 0] = $5_1;
HEAP8[$8_1 + 5 | 0] = $14_1;
HEAP8[$8_1 + 6 | 0] = $15_1;
HEAP8[$8_1 + 7 | 0] = $16_1;
HEAP8[$8_1 + 8 | 0] = $4_1;
HEAP8[$8_1 + 9 | 0] = $17_1;
HEAP8[$8_1 + 10 | 0] = $18_1;
HEAP8[$8_1 + 11 | 0] = $19_1;
HEAP8[$8_1 | 0] = 6;
break block1;
}
$4_1 = HEAPU8[$3_1 + 72 | 0] | HEAPU8[$3_1 + 73 | 0] << 8 | (HEAPU8[$3_1 + 74 | 0] << 16 | HEAPU8[$3_1 + 75 | 0] << 24);
$6_1 = HEAPU8[$3_1 + 68 | 0] | HEAPU8[$3_1 + 69 | 0] << 8 | (HEAPU8[$3_1 + 70 | 0] << 16 | HEAPU8[$3_1 + 71 | 0] << 24);
HEAP8[$3_1 + 47 | 0] = $6_1;
HEAP8[$3_1 + 48 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 49 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 50 | 0] = $6_1 >>> 24;
HEAP8[$3_1 + 51 | 0] = $4_1;
HEAP8[$3_1 + 52 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 53 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 54 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[$3_1 + 65 | 0] | HEAPU8[$3_1 + 66 | 0] << 8 | (HEAPU8[$3_1 + 67 | 0] << 16 | HEAPU8[$3_1 + 68 | 0] << 24);
HEAP32[$3_1 + 40 >> 2] = HEAPU8[$3_1 + 61 | 0] | HEAPU8[$3_1 + 62 | 0] << 8 | (HEAPU8[$3_1 + 63 | 0] << 16 | HEAPU8[$3_1 + 64 | 0] << 24);
HEAP32[$3_1 + 44 >> 2] = $4_1;
HEAP8[$3_1 + 24 | 0] = $10_1;
$4_1 = HEAP32[$3_1 + 44 >> 2];
$6_1 = HEAP32[$3_1 + 40 >> 2];
HEAP8[$3_1 + 25 | 0] = $6_1;
HEAP8[$3_1 + 26 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 27 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 28 | 0] = $6_1 >>> 24;
HEAP8[$3_1 + 29 | 0] = $4_1;
HEAP8[$3_1 + 30 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 31 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 32 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[$3_1 + 51 | 0] | HEAPU8[$3_1 + 52 | 0] << 8 | (HEAPU8[$3_1 + 53 | 0] << 16 | HEAPU8[$3_1 + 54 | 0] << 24);
$6_1 = HEAPU8[$3_1 + 47 | 0] | HEAPU8[$3_1 + 48 | 0] << 8 | (HEAPU8[$3_1 + 49 | 0] << 16 | HEAPU8[$3_1 + 50 | 0] << 24);
HEAP8[$3_1 + 32 | 0] = $6_1;
HEAP8[$3_1 + 33 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 34 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 35 | 0] = $6_1 >>> 24;
HEAP8[$3_1 + 36 | 0] = $4_1;
HEAP8[$3_1 + 37 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 38 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 39 | 0] = $4_1 >>> 24;
$4_1 = HEAP32[$5_1 + 4 >> 2];
block2 : {
if (!$4_1) {
break block2
}
$4_1 = $4_1 - 1 | 0;
$6_1 = HEAP32[$5_1 >> 2];
while (1) {
$10_1 = HEAPU8[$6_1 | 0] - 9 | 0;
if ($10_1 >>> 0 > 23 | !(1 << $10_1 & 8388627)) {
break block2
}
HEAP32[$5_1 + 4 >> 2] = $4_1;
$6_1 = $6_1 + 1 | 0;
HEAP32[$5_1 >> 2] = $6_1;
$4_1 = $4_1 - 1 | 0;
if (($4_1 | 0) != -1) {
continue
}
break;
};
}
$4_1 = $3_1 + 8 | 0;
$6_1 = HEAP32[$5_1 + 4 >> 2];
if ($6_1) {
$5_1 = HEAPU8[HEAP32[$5_1 >> 2]]
}
HEAP8[$4_1 + 1 | 0] = $5_1;
HEAP8[$4_1 | 0] = ($6_1 | 0) != 0;
if (!HEAPU8[$3_1 + 8 | 0]) {
$5_1 = HEAP32[$3_1 + 36 >> 2];
HEAP32[$8_1 + 8 >> 2] = HEAP32[$3_1 + 32 >> 2];
HEAP32[$8_1 + 12 >> 2] = $5_1;
$5_1 = HEAP32[$3_1 + 28 >> 2];
HEAP32[$8_1 >> 2] = HEAP32[$3_1 + 24 >> 2];
HEAP32[$8_1 + 4 >> 2] = $5_1;
break block1;
}
HEAP8[$8_1 + 8 | 0] = 5;
HEAP32[$8_1 + 4 >> 2] = 7;
HEAP8[$8_1 | 0] = 6;
$48($3_1 + 24 | 0);
}
global$0 = $3_1 + 80 | 0;
block11 : {
if (HEAPU8[$7_1 + 20 | 0] == 6) {
$3_1 = 1068334;
$5_1 = 39;
block6 : {
block5 : {
block4 : {
block3 : {
$4_1 = HEAP32[$7_1 + 24 >> 2];
switch (($4_1 >>> 0 <= 3 ? 2 : $4_1 - 4 | 0) - 1 | 0) {
case 0:
break block3;
case 1:
break block4;
case 2:
break block5;
default:
break block6;
};
}
$3_1 = 1068373;
$5_1 = 19;
break block6;
}
$3_1 = 1068472;
$5_1 = 32;
block8 : {
switch ($4_1 | 0) {
case 0:
$3_1 = 1068392;
$5_1 = 59;
break block6;
case 2:
break block8;
default:
break block6;
};
}
$3_1 = 1068451;
$5_1 = 21;
break block6;
}
$5_1 = HEAPU8[$7_1 + 28 | 0] << 2;
$3_1 = HEAP32[$5_1 + 1069460 >> 2];
$5_1 = HEAP32[$5_1 + 1069436 >> 2];
}
$4_1 = HEAP32[$7_1 + 16 >> 2];
HEAP32[$7_1 + 40 >> 2] = $5_1;
HEAP32[$7_1 + 36 >> 2] = $3_1;
HEAP32[$7_1 + 56 >> 2] = 1;
HEAP32[$7_1 + 60 >> 2] = 1;
if ($2_1) {
$12_1 = $2_1 - $4_1 | 0;
$13_1 = $1_1 + $2_1 | 0;
$3_1 = 0;
$8_1 = 1;
$4_1 = 1;
$6_1 = 1;
while (1) {
block10 : {
$2_1 = HEAP8[$1_1 | 0];
block9 : {
if (($2_1 | 0) >= 0) {
$5_1 = $2_1 & 255;
$2_1 = $1_1 + 1 | 0;
break block9;
}
$10_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$5_1 = $2_1 & 31;
if ($2_1 >>> 0 <= 4294967263) {
$5_1 = $10_1 | $5_1 << 6;
$2_1 = $1_1 + 2 | 0;
break block9;
}
$10_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $10_1 << 6;
if ($2_1 >>> 0 < 4294967280) {
$5_1 = $10_1 | $5_1 << 12;
$2_1 = $1_1 + 3 | 0;
break block9;
}
$5_1 = $5_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $10_1 << 6);
if (($5_1 | 0) == 1114112) {
break block10
}
$2_1 = $1_1 + 4 | 0;
}
if (($5_1 | 0) == 1114112 | $3_1 >>> 0 >= $12_1 >>> 0) {
break block10
}
$10_1 = $6_1 + 1 | 0;
$5_1 = ($5_1 | 0) == 10;
$6_1 = $5_1 ? $10_1 : $6_1;
$8_1 = $5_1 ? 1 : $8_1 + 1 | 0;
$4_1 = $5_1 ? $10_1 : $4_1;
$3_1 = $2_1 + ($3_1 - $1_1 | 0) | 0;
$1_1 = $2_1;
if (($13_1 | 0) != ($1_1 | 0)) {
continue
}
}
break;
};
HEAP32[$7_1 + 60 >> 2] = $8_1;
HEAP32[$7_1 + 56 >> 2] = $4_1;
}
HEAP32[$7_1 + 76 >> 2] = 6;
HEAP32[$7_1 + 68 >> 2] = 6;
HEAP32[$7_1 + 72 >> 2] = $7_1 + 60;
HEAP32[$7_1 + 64 >> 2] = $7_1 + 56;
$1_1 = $7_1 + 44 | 0;
$2_1 = $7_1 - -64 | 0;
$145($1_1, 1049377, $2_1);
HEAP32[$7_1 + 76 >> 2] = 2;
HEAP32[$7_1 + 68 >> 2] = 1;
HEAP32[$7_1 + 72 >> 2] = $1_1;
HEAP32[$7_1 + 64 >> 2] = $7_1 + 36;
$145($11_1 + 4 | 0, 1049369, $2_1);
$133($1_1);
HEAP8[$11_1 | 0] = 6;
break block11;
}
$1_1 = HEAP32[$7_1 + 32 >> 2];
HEAP32[$11_1 + 8 >> 2] = HEAP32[$7_1 + 28 >> 2];
HEAP32[$11_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 24 >> 2];
HEAP32[$11_1 >> 2] = HEAP32[$7_1 + 20 >> 2];
HEAP32[$11_1 + 4 >> 2] = $1_1;
}
global$0 = $7_1 + 80 | 0;
block12 : {
if (HEAPU8[$9_1 + 8 | 0] == 6) {
HEAP32[$9_1 + 32 >> 2] = HEAP32[$9_1 + 20 >> 2];
$1_1 = HEAP32[$9_1 + 16 >> 2];
HEAP32[$9_1 + 24 >> 2] = HEAP32[$9_1 + 12 >> 2];
HEAP32[$9_1 + 28 >> 2] = $1_1;
$1_1 = HEAP32[$9_1 + 32 >> 2];
HEAP32[$9_1 + 36 >> 2] = HEAP32[$9_1 + 28 >> 2];
HEAP32[$9_1 + 40 >> 2] = $1_1;
HEAP32[$9_1 + 60 >> 2] = 1;
HEAP32[$9_1 + 56 >> 2] = $9_1 + 36;
$1_1 = $9_1 + 44 | 0;
$145($1_1, 1049594, $9_1 + 56 | 0);
$1_1 = $31(1, 1, 0, $1_1);
$133($9_1 + 24 | 0);
HEAP8[$0_1 | 0] = 6;
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block12;
}
$1_1 = HEAP32[$9_1 + 20 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$9_1 + 16 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$9_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$9_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
global$0 = $9_1 - -64 | 0;
}
function $86($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$75($3_1 + 60 | 0, $1_1, $2_1, 0);
$4_1 = HEAP32[$3_1 + 64 >> 2];
block2 : {
block1 : {
$6_1 = HEAP32[$3_1 + 60 >> 2];
block : {
if (($6_1 | 0) != 13) {
HEAP32[$3_1 + 56 >> 2] = HEAP32[$3_1 + 76 >> 2];
$5_1 = HEAP32[$3_1 + 72 >> 2];
HEAP32[$3_1 + 48 >> 2] = HEAP32[$3_1 + 68 >> 2];
HEAP32[$3_1 + 52 >> 2] = $5_1;
HEAP32[$3_1 + 44 >> 2] = $4_1;
break block;
}
$76($3_1 + 60 | 0, $1_1, $2_1, $4_1);
$6_1 = HEAP32[$3_1 + 60 >> 2];
if (($6_1 | 0) == 13) {
break block1
}
$5_1 = HEAP32[$3_1 + 76 >> 2];
HEAP32[$3_1 + 52 >> 2] = HEAP32[$3_1 + 72 >> 2];
HEAP32[$3_1 + 56 >> 2] = $5_1;
$5_1 = HEAP32[$3_1 + 68 >> 2];
HEAP32[$3_1 + 44 >> 2] = HEAP32[$3_1 + 64 >> 2];
HEAP32[$3_1 + 48 >> 2] = $5_1;
}
HEAP32[$3_1 + 40 >> 2] = $6_1;
$77($3_1 + 12 | 0, $1_1, $2_1, 1, $3_1 + 40 | 0);
$4_1 = HEAP32[$3_1 + 16 >> 2];
$5_1 = HEAP32[$3_1 + 12 >> 2];
if (($5_1 | 0) == 19) {
break block1
}
HEAP32[$0_1 + 24 >> 2] = HEAP32[$3_1 + 36 >> 2];
$1_1 = HEAP32[$3_1 + 32 >> 2];
HEAP32[$0_1 + 16 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$0_1 + 20 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $5_1;
break block2;
}
block9 : {
block8 : {
block6 : {
block4 : {
block5 : {
block3 : {
if (!$4_1) {
break block3
}
if ($2_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$1_1 + $4_1 | 0] > -65) {
break block3
}
$6_1 = 1;
$4_1 = $4_1 + 1 | 0;
break block4;
}
$5_1 = 0;
if (($2_1 | 0) != ($4_1 | 0)) {
break block5
}
}
$5_1 = $1_1;
}
$7_1 = $5_1 ? $4_1 : 0;
$6_1 = $5_1 ? $5_1 : 1;
$4_1 = $4_1 + 1 | 0;
$5_1 = 0;
if (!$4_1) {
break block6
}
}
block7 : {
if ($2_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$1_1 + $4_1 | 0] > -65) {
break block7
}
break block8;
}
if (($2_1 | 0) != ($4_1 | 0)) {
break block8
}
}
$5_1 = $4_1;
}
$4_1 = $5_1 + $1_1 | 0;
$2_1 = $2_1 - $5_1 | 0;
break block9;
}
$4_1 = 0;
}
HEAP32[$0_1 + 16 >> 2] = $2_1;
HEAP32[$0_1 + 12 >> 2] = $4_1;
HEAP32[$0_1 + 8 >> 2] = $7_1;
HEAP32[$0_1 + 4 >> 2] = $6_1;
HEAP32[$0_1 >> 2] = 19;
}
global$0 = $3_1 + 80 | 0;
}
function $87($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0, $28_1 = 0, $29_1 = 0, $30_1 = 0, $31_1 = 0;
$4_1 = global$0 - 160 | 0;
global$0 = $4_1;
block : {
if (!$3_1) {
$30_1 = 1;
$24_1 = 1;
break block;
}
$24_1 = HEAP32[$3_1 + 16 >> 2];
$21_1 = HEAP32[$3_1 + 20 >> 2];
HEAP32[$4_1 + 32 >> 2] = $21_1;
HEAP32[$4_1 + 28 >> 2] = 0;
HEAP32[$4_1 + 24 >> 2] = $21_1;
HEAP32[$4_1 + 20 >> 2] = $24_1;
HEAP8[$4_1 + 40 | 0] = 1;
HEAP32[$4_1 + 16 >> 2] = 47;
HEAP32[$4_1 + 36 >> 2] = 47;
$78($4_1 + 120 | 0, $4_1 + 16 | 0);
if (HEAP32[$4_1 + 120 >> 2]) {
$5_1 = HEAP32[$4_1 + 128 >> 2];
$24_1 = $5_1 + $24_1 | 0;
$21_1 = $21_1 - $5_1 | 0;
}
$103($4_1 + 8 | 0, $3_1);
block7 : {
block6 : {
$8_1 = HEAP32[$4_1 + 8 >> 2];
if ($8_1) {
$31_1 = 1056876;
block4 : {
switch (HEAP32[$4_1 + 12 >> 2] - 6 | 0) {
case 2:
if ((HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24)) != 1953722224 | (HEAPU8[$8_1 + 4 | 0] | HEAPU8[$8_1 + 5 | 0] << 8 | (HEAPU8[$8_1 + 6 | 0] << 16 | HEAPU8[$8_1 + 7 | 0] << 24)) != 1936028263) {
break block
}
$23_1 = 1057020;
break block;
case 0:
$3_1 = $8_1 + 4 | 0;
if ((HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24)) ^ 1886745188 | (HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8) ^ 27745) {
break block
}
$23_1 = 1055320;
break block;
case 3:
$23_1 = (HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24)) ^ 1701409382 | HEAPU8[$8_1 + 8 | 0] ^ 97 | (HEAPU8[$8_1 + 4 | 0] | HEAPU8[$8_1 + 5 | 0] << 8 | (HEAPU8[$8_1 + 6 | 0] << 16 | HEAPU8[$8_1 + 7 | 0] << 24)) ^ 1667851374 ? 0 : 1057220;
break block;
case 5:
break block4;
default:
break block;
};
}
$19_1 = 1685007731;
$25_1 = 1918987125;
$11_1 = HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24);
$10_1 = $11_1 << 24 | ($11_1 & 65280) << 8;
$16_1 = $11_1 & 16711680;
$6_1 = $16_1 >>> 8 | 0;
$5_1 = $9_1;
$12_1 = $16_1 << 24;
$16_1 = $11_1 & -16777216;
$9_1 = $16_1 >>> 24 | 0;
$3_1 = HEAPU8[$8_1 + 4 | 0] | HEAPU8[$8_1 + 5 | 0] << 8 | (HEAPU8[$8_1 + 6 | 0] << 16 | HEAPU8[$8_1 + 7 | 0] << 24);
$11_1 = $5_1 | ($12_1 | $16_1 << 8) | ((($3_1 & 255) << 24 | $11_1 >>> 8) & -16777216 | (($3_1 & 16777215) << 8 | $11_1 >>> 24) & 16711680 | ($3_1 >>> 8 & 65280 | $3_1 >>> 24));
$3_1 = 0 | ($6_1 | $9_1 | $10_1);
$5_1 = $3_1;
if (($11_1 | 0) != 1685007731 | ($3_1 | 0) != 1918987125) {
break block6
}
$19_1 = 1937006962;
$25_1 = 1969516333;
$5_1 = $8_1 + 3 | 0;
$11_1 = HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24);
$9_1 = $11_1 << 24;
$16_1 = 0;
$10_1 = ($11_1 & 65280) << 8 | $9_1;
$9_1 = $11_1 & 16711680;
$6_1 = $9_1 >>> 8 | 0;
$3_1 = $16_1;
$8_1 = $9_1 << 24;
$16_1 = $11_1 & -16777216;
$9_1 = $16_1 >>> 24 | 0;
$5_1 = HEAPU8[$5_1 + 4 | 0] | HEAPU8[$5_1 + 5 | 0] << 8 | (HEAPU8[$5_1 + 6 | 0] << 16 | HEAPU8[$5_1 + 7 | 0] << 24);
$11_1 = $3_1 | ($8_1 | $16_1 << 8) | ((($5_1 & 255) << 24 | $11_1 >>> 8) & -16777216 | (($5_1 & 16777215) << 8 | $11_1 >>> 24) & 16711680 | ($5_1 >>> 8 & 65280 | $5_1 >>> 24));
$3_1 = 0;
$5_1 = $6_1 | $9_1 | $10_1 | (0 | $7_1);
if (($11_1 | 0) != 1937006962 | ($5_1 | 0) != 1969516333) {
break block6
}
break block7;
}
$30_1 = 1;
$23_1 = $104($3_1);
break block;
}
$3_1 = ($5_1 | 0) == ($25_1 | 0) & $11_1 >>> 0 < $19_1 >>> 0 | $5_1 >>> 0 < $25_1 >>> 0 ? -1 : 1;
}
$23_1 = $3_1 ? 0 : 1055588;
}
HEAP8[$4_1 + 45 | 0] = 0;
$14_1 = $4_1 + 42 | 0;
HEAP8[$14_1 | 0] = 0;
HEAP8[$4_1 + 43 | 0] = 0;
HEAP8[$4_1 + 44 | 0] = 0;
HEAP16[$4_1 + 40 >> 1] = 12;
HEAP32[$4_1 + 16 >> 2] = 0;
HEAP16[$4_1 + 46 >> 1] = 0;
HEAP16[$4_1 + 48 >> 1] = 0;
HEAP16[$4_1 + 50 >> 1] = 0;
HEAP16[$4_1 + 52 >> 1] = 0;
HEAP16[$4_1 + 54 >> 1] = 0;
HEAP16[$4_1 + 56 >> 1] = 0;
HEAP16[$4_1 + 58 >> 1] = 0;
HEAP16[$4_1 + 60 >> 1] = 0;
HEAP16[$4_1 + 62 >> 1] = 0;
HEAP16[$4_1 + 64 >> 1] = 0;
HEAP16[$4_1 + 66 >> 1] = 0;
HEAP16[$4_1 + 68 >> 1] = 0;
HEAP8[$4_1 + 69 | 0] = 0;
HEAP8[$4_1 + 70 | 0] = 0;
HEAP8[$4_1 + 71 | 0] = 0;
HEAP8[$4_1 + 72 | 0] = 0;
HEAP8[$4_1 + 73 | 0] = 0;
HEAP8[$4_1 + 74 | 0] = 0;
HEAP8[$4_1 + 75 | 0] = 0;
HEAP8[$4_1 + 76 | 0] = 0;
HEAP8[$4_1 + 38 | 0] = 2;
HEAP8[$4_1 + 112 | 0] = 0;
HEAP32[$4_1 + 108 >> 2] = 0;
HEAP32[$4_1 + 104 >> 2] = $2_1;
HEAP32[$4_1 + 100 >> 2] = $1_1;
$105($4_1 + 120 | 0, $4_1 + 100 | 0);
if (HEAPU8[$4_1 + 139 | 0] != 2) {
$15_1 = $4_1 + 124 | 0;
$12_1 = $4_1 + 20 | 0;
$22_1 = $4_1 + 84 | 0;
$25_1 = $4_1 + 72 | 0;
$20_1 = $4_1 + 57 | 0;
$26_1 = $4_1 + 63 | 0;
$27_1 = $4_1 + 48 | 0;
$28_1 = $4_1 + 51 | 0;
$18_1 = $4_1 + 54 | 0;
$16_1 = $4_1 + 66 | 0;
$29_1 = $4_1 + 69 | 0;
while (1) {
HEAP32[$4_1 + 96 >> 2] = HEAP32[$4_1 + 136 >> 2];
$3_1 = HEAP32[$4_1 + 132 >> 2];
HEAP32[$4_1 + 88 >> 2] = HEAP32[$4_1 + 128 >> 2];
HEAP32[$4_1 + 92 >> 2] = $3_1;
$3_1 = HEAP32[$4_1 + 124 >> 2];
$5_1 = HEAP32[$4_1 + 120 >> 2];
HEAP32[$4_1 + 80 >> 2] = $5_1;
HEAP32[$4_1 + 84 >> 2] = $3_1;
$8_1 = HEAPU8[$4_1 + 74 | 0];
block11 : {
block9 : {
switch (($5_1 & 255) - 1 | 0) {
default:
$6_1 = HEAPU16[$4_1 + 40 >> 1] | HEAPU8[$14_1 | 0] << 16;
$5_1 = ($6_1 & 255) == 12;
$3_1 = $5_1 ? HEAPU8[$4_1 + 97 | 0] << 16 | HEAPU8[$4_1 + 96 | 0] << 8 : $6_1 & 16776960;
HEAP8[$14_1 | 0] = $3_1 >>> 16;
HEAP8[$4_1 + 16 | 0] = 0;
HEAP16[$4_1 + 40 >> 1] = $3_1 | ($5_1 ? 7 : $6_1) & 255;
break block11;
case 0:
$6_1 = HEAPU16[$4_1 + 40 >> 1] | HEAPU8[$14_1 | 0] << 16;
$5_1 = ($6_1 & 255) == 12;
$3_1 = $5_1 ? HEAPU8[$4_1 + 97 | 0] << 16 | HEAPU8[$4_1 + 96 | 0] << 8 : $6_1 & 16776960;
HEAP8[$14_1 | 0] = $3_1 >>> 16;
HEAP8[$4_1 + 16 | 0] = 0;
HEAP8[$4_1 + 73 | 0] = HEAPU8[$4_1 + 73 | 0] | HEAPU8[$4_1 + 81 | 0] & HEAPU8[$4_1 + 38 | 0] != 2;
HEAP16[$4_1 + 40 >> 1] = $3_1 | ($5_1 ? 8 : $6_1) & 255;
break block11;
case 1:
break block9;
};
}
block18 : {
block94 : {
block23 : {
block24 : {
block42 : {
block43 : {
block37 : {
block38 : {
block40 : {
block30 : {
block12 : {
block13 : {
block14 : {
$19_1 = HEAPU8[$4_1 + 40 | 0];
$9_1 = ($19_1 | 0) != 9;
$7_1 = HEAPU8[$4_1 + 96 | 0];
$6_1 = HEAPU8[$4_1 + 42 | 0];
if (!(!$9_1 & ($7_1 | 0) == ($6_1 | 0))) {
$3_1 = HEAPU8[$4_1 + 81 | 0];
switch ((($3_1 >>> 0 <= 25 ? 1 : $3_1 - 26 | 0) & 255) - 1 | 0) {
case 0:
break block12;
case 1:
break block13;
default:
break block14;
};
}
$3_1 = HEAPU16[$4_1 + 70 >> 1] | HEAPU8[$25_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $7_1 << 8 | HEAPU8[$4_1 + 97 | 0] << 16 | 1;
HEAP16[$4_1 + 70 >> 1] = $3_1;
HEAP8[$25_1 | 0] = $3_1 >>> 16;
HEAP8[$4_1 + 73 | 0] = 0;
HEAP8[$4_1 + 40 | 0] = 12;
HEAP8[$4_1 + 16 | 0] = 5;
break block11;
}
$13_1 = HEAPU8[$4_1 + 97 | 0];
$3_1 = HEAPU8[$4_1 + 94 | 0];
$9_1 = HEAPU8[$4_1 + 93 | 0];
$10_1 = HEAP32[$4_1 + 88 >> 2];
$17_1 = HEAP32[$4_1 + 84 >> 2];
block19 : {
block21 : {
block22 : {
block20 : {
block16 : {
block17 : {
block15 : {
$5_1 = HEAPU8[$4_1 + 92 | 0];
$11_1 = $5_1 >>> 0 < 3;
if (!$11_1) {
switch (HEAPU8[$4_1 + 16 | 0] - 1 | 0) {
case 0:
break block15;
case 1:
break block16;
case 2:
break block17;
default:
break block18;
}
}
switch (HEAPU8[$4_1 + 16 | 0] - 1 | 0) {
case 0:
break block15;
case 1:
break block16;
case 2:
break block17;
case 3:
break block19;
case 4:
break block20;
default:
break block18;
};
}
if ($3_1 & 1 | HEAPU8[$4_1 + 98 | 0] != 2) {
break block18
}
if (HEAPU8[$4_1 + 38 | 0] == 2) {
break block11
}
HEAP8[$4_1 + 33 | 0] = $13_1;
HEAP8[$4_1 + 37 | 0] = HEAPU8[$4_1 + 37 | 0] | HEAPU32[$4_1 + 20 >> 2] > 8 & $9_1 >>> 0 > 1;
break block11;
}
switch (HEAPU8[$4_1 + 98 | 0]) {
case 0:
case 2:
break block21;
default:
break block18;
};
}
if (!HEAPU8[$4_1 + 99 | 0]) {
break block22
}
break block18;
}
if ($3_1 & 1 | HEAPU8[$4_1 + 98 | 0] != 3) {
break block18
}
break block11;
}
$19_1 = HEAPU8[$4_1 + 19 | 0];
$9_1 = HEAPU8[$4_1 + 38 | 0];
$6_1 = HEAPU8[$4_1 + 18 | 0];
$5_1 = HEAPU8[$4_1 + 17 | 0];
$3_1 = $3_1 & 1;
if (!$3_1) {
if ($11_1 | !$10_1 & (($19_1 | 0) == 13 & ($17_1 | 0) == 10)) {
break block23
}
}
if (($19_1 | 0) == 15) {
$80($4_1 + 16 | 0, $4_1 + 120 | 0, $22_1);
break block11;
}
if (($9_1 | 0) != 2) {
break block24
}
$80($4_1 + 16 | 0, $4_1 + 120 | 0, $22_1);
if (HEAPU8[$4_1 + 38 | 0] == 2) {
break block11
}
HEAP8[$4_1 + 36 | 0] = $6_1;
HEAP8[$4_1 + 35 | 0] = $5_1;
HEAP8[$4_1 + 34 | 0] = 1;
break block11;
}
if (HEAPU8[$4_1 + 67 | 0] != 1) {
break block11
}
$3_1 = HEAPU8[$4_1 + 69 | 0] + 1 | 0;
if ((($3_1 >>> 0 >= 255 ? 255 : $3_1) | 0) != ($7_1 | 0)) {
break block11
}
HEAP8[$4_1 + 69 | 0] = $13_1;
break block11;
}
if ($3_1 & 1) {
break block18
}
$6_1 = HEAPU8[$4_1 + 17 | 0];
block41 : {
block35 : {
block34 : {
block39 : {
block26 : {
switch (HEAPU8[$4_1 + 19 | 0] - 1 | 0) {
case 0:
$3_1 = ($5_1 | 0) != 1;
if (!$3_1 & HEAPU8[$4_1 + 38 | 0] != 2) {
break block37
}
if ($9_1 >>> 0 < 3 | $3_1) {
break block30
}
if (($9_1 | 0) != 4 | $17_1 - 2100 >>> 0 < 4294967186) {
break block38
}
break block30;
case 2:
$3_1 = ($5_1 | 0) != 1;
if ($3_1 | HEAPU8[$4_1 + 38 | 0] == 2) {
break block39
}
break block37;
case 3:
if (HEAPU8[$4_1 + 38 | 0] == 2 | ($5_1 | 0) != 1) {
break block30
}
if (HEAPU8[$4_1 + 98 | 0] == 3) {
break block37
}
break block30;
case 4:
if (HEAPU8[$4_1 + 38 | 0] == 2 | ($5_1 | 0) != 1 | HEAPU8[$4_1 + 98 | 0] != 3) {
break block30
}
break block37;
case 7:
if (!(($9_1 | 0) != 4 | $17_1 - 2100 >>> 0 < 4294967186) | (($5_1 | 0) != 1 | $9_1 >>> 0 < 3)) {
break block30
}
break block38;
case 9:
if (HEAPU8[$4_1 + 38 | 0] != 2) {
break block30
}
case 8:
case 10:
HEAP8[$4_1 + 75 | 0] = 1;
HEAP8[$4_1 + 57 | 0] = $13_1;
HEAP8[$4_1 + 56 | 0] = $6_1;
break block40;
case 20:
if (HEAPU8[$4_1 + 38 | 0] != 2) {
break block41
}
break block30;
case 1:
break block26;
case 11:
break block34;
case 19:
break block35;
default:
break block30;
};
}
if (($5_1 | 0) != 1) {
break block30
}
if (HEAPU8[$4_1 + 38 | 0] != 2) {
break block37
}
if (HEAPU8[$4_1 + 98 | 0] != 3) {
break block30
}
HEAP32[$12_1 + 8 >> 2] = HEAP32[$15_1 + 8 >> 2];
$3_1 = HEAP32[$15_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$15_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $3_1;
HEAP8[$4_1 + 75 | 0] = 0;
HEAP8[$4_1 + 37 | 0] = 1;
HEAP8[$4_1 + 38 | 0] = 1;
HEAP8[$4_1 + 34 | 0] = 0;
HEAP8[$4_1 + 33 | 0] = $13_1;
HEAP8[$4_1 + 32 | 0] = $6_1;
break block42;
}
if ($9_1 >>> 0 < 3 | $3_1) {
break block30
}
if (($9_1 | 0) != 4 | $17_1 - 2100 >>> 0 < 4294967186) {
break block38
}
break block30;
}
if (HEAPU8[$4_1 + 38 | 0] != 2) {
break block30
}
$3_1 = HEAPU8[$4_1 + 55 | 0] | HEAPU8[$4_1 + 56 | 0] << 8 | HEAPU8[$20_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $13_1 << 16 | $6_1 << 8 | 1;
HEAP8[$4_1 + 55 | 0] = $3_1;
HEAP8[$4_1 + 56 | 0] = $3_1 >>> 8;
HEAP8[$20_1 | 0] = $3_1 >>> 16;
$80($4_1 + 16 | 0, $4_1 + 120 | 0, $22_1);
break block11;
}
if (($5_1 | 0) != 1) {
break block30
}
$5_1 = HEAPU8[$4_1 + 61 | 0] | HEAPU8[$4_1 + 62 | 0] << 8 | HEAPU8[$26_1 | 0] << 16;
$3_1 = $6_1 << 8 | $13_1 << 16;
$5_1 = $5_1 & 1 ? $5_1 : $3_1 | 1;
HEAP8[$4_1 + 61 | 0] = $5_1;
HEAP8[$4_1 + 62 | 0] = $5_1 >>> 8;
HEAP8[$26_1 | 0] = $5_1 >>> 16;
$6_1 = HEAPU16[$4_1 + 40 >> 1] | HEAPU8[$14_1 | 0] << 16;
$5_1 = ($6_1 & 255) == 12;
$3_1 = $5_1 ? $3_1 : $6_1 & 16776960;
HEAP8[$14_1 | 0] = $3_1 >>> 16;
HEAP8[$4_1 + 16 | 0] = 0;
HEAP8[$4_1 + 73 | 0] = HEAPU8[$4_1 + 73 | 0] | ($19_1 | 0) == 12;
HEAP16[$4_1 + 40 >> 1] = $3_1 | ($5_1 ? 9 : $6_1) & 255;
break block11;
}
HEAP8[$4_1 + 37 | 0] = 1;
break block43;
}
$81($4_1 + 16 | 0, $4_1 + 120 | 0, $22_1);
break block11;
}
$10_1 = HEAPU8[$4_1 + 92 | 0];
if ($10_1) {
$11_1 = !HEAPU8[$4_1 + 98 | 0] & ($7_1 | 0) != 0;
$17_1 = HEAPU8[$4_1 + 38 | 0];
$13_1 = HEAPU8[$4_1 + 97 | 0];
$5_1 = HEAPU8[$4_1 + 93 | 0];
block44 : {
block60 : {
block46 : {
block51 : {
block52 : {
block68 : {
block53 : {
block54 : {
block55 : {
block56 : {
block59 : {
block67 : {
block61 : {
block66 : {
block65 : {
block58 : {
block63 : {
block49 : {
block48 : {
if (!(HEAP8[$4_1 + 94 | 0] & 1)) {
block50 : {
block62 : {
block57 : {
switch ($3_1 | 0) {
case 1:
if ($10_1 >>> 0 > 2) {
break block60
}
if (($17_1 | 0) != 2) {
break block61
}
break block60;
case 3:
if (($17_1 | 0) != 2) {
break block62
}
break block51;
case 0:
break block44;
case 2:
break block46;
case 4:
break block48;
case 5:
break block49;
case 6:
break block50;
case 7:
break block51;
case 8:
break block52;
case 9:
case 11:
break block53;
case 10:
break block54;
case 12:
break block55;
case 13:
case 14:
case 15:
case 16:
case 17:
case 18:
case 19:
break block56;
case 20:
break block57;
case 21:
break block58;
default:
break block59;
};
}
if (($10_1 | 0) == 1) {
break block63
}
break block59;
}
if (!(!HEAP32[$4_1 + 84 >> 2] & ($10_1 | 0) == 1)) {
if ($10_1 >>> 0 >= 3) {
break block51
}
break block61;
}
HEAP8[$4_1 + 75 | 0] = 1;
$3_1 = HEAPU16[$4_1 + 52 >> 1] | HEAPU8[$18_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $7_1 << 8 | $13_1 << 16 | 1;
HEAP16[$4_1 + 52 >> 1] = $3_1;
HEAP8[$18_1 | 0] = $3_1 >>> 16;
if (!(HEAP8[$4_1 + 61 | 0] & 1) | $9_1 | (HEAPU8[$4_1 + 41 | 0] != HEAPU8[$4_1 + 62 | 0] | ($6_1 | 0) != HEAPU8[$4_1 + 63 | 0])) {
break block11
}
HEAP8[$4_1 + 73 | 0] = 0;
HEAP8[$4_1 + 40 | 0] = 12;
break block11;
}
if ($10_1 >>> 0 >= 3) {
break block59
}
$3_1 = HEAPU16[$4_1 + 52 >> 1] | HEAPU8[$18_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $7_1 << 8 | $13_1 << 16 | 1;
HEAP16[$4_1 + 52 >> 1] = $3_1;
HEAP8[$18_1 | 0] = $3_1 >>> 16;
break block11;
}
if ($10_1 >>> 0 >= 3) {
switch ($3_1 | 0) {
case 0:
break block44;
case 2:
break block46;
case 4:
break block48;
case 5:
break block49;
case 3:
case 7:
break block51;
case 8:
break block52;
case 9:
case 11:
break block53;
case 10:
break block54;
case 12:
break block55;
case 13:
case 14:
case 15:
case 16:
case 17:
case 18:
case 19:
break block56;
case 21:
break block58;
case 1:
break block60;
default:
break block59;
}
}
$6_1 = HEAPU16[$4_1 + 40 >> 1] | HEAPU8[$14_1 | 0] << 16;
$5_1 = ($6_1 & 255) == 12;
$3_1 = $5_1 ? $13_1 << 16 | $7_1 << 8 : $6_1 & 16776960;
HEAP8[$14_1 | 0] = $3_1 >>> 16;
HEAP8[$4_1 + 16 | 0] = 0;
HEAP16[$4_1 + 40 >> 1] = $3_1 | ($5_1 ? 7 : $6_1) & 255;
break block11;
}
if (($17_1 | 0) == 2) {
break block59
}
if ($11_1 & $5_1 >>> 0 < 3) {
break block61
}
if ($5_1 >>> 0 > 2) {
break block59
}
break block61;
}
if ($11_1) {
break block65
}
if (($10_1 | 0) != 1) {
break block59
}
$5_1 = HEAPU8[$4_1 + 61 | 0] | HEAPU8[$4_1 + 62 | 0] << 8 | HEAPU8[$26_1 | 0] << 16;
$3_1 = $13_1 << 16 | $7_1 << 8;
$5_1 = $5_1 & 1 ? $5_1 : $3_1 | 1;
HEAP8[$4_1 + 61 | 0] = $5_1;
HEAP8[$4_1 + 62 | 0] = $5_1 >>> 8;
HEAP8[$26_1 | 0] = $5_1 >>> 16;
$6_1 = HEAPU16[$4_1 + 40 >> 1] | HEAPU8[$14_1 | 0] << 16;
$5_1 = ($6_1 & 255) == 12;
$3_1 = $5_1 ? $3_1 : $6_1 & 16776960;
HEAP8[$14_1 | 0] = $3_1 >>> 16;
HEAP8[$4_1 + 16 | 0] = 0;
HEAP16[$4_1 + 40 >> 1] = $3_1 | ($5_1 ? 9 : $6_1) & 255;
break block11;
}
if ($11_1) {
if ($106($4_1 + 16 | 0, 1052132)) {
break block59
}
}
$5_1 = HEAPU8[$4_1 + 61 | 0] | HEAPU8[$4_1 + 62 | 0] << 8 | HEAPU8[$26_1 | 0] << 16;
$3_1 = $13_1 << 16 | $7_1 << 8;
$5_1 = $5_1 & 1 ? $5_1 : $3_1 | 1;
HEAP8[$4_1 + 61 | 0] = $5_1;
HEAP8[$4_1 + 62 | 0] = $5_1 >>> 8;
HEAP8[$26_1 | 0] = $5_1 >>> 16;
$6_1 = HEAPU16[$4_1 + 40 >> 1] | HEAPU8[$14_1 | 0] << 16;
$5_1 = ($6_1 & 255) == 12;
$3_1 = $5_1 ? $3_1 : $6_1 & 16776960;
HEAP8[$14_1 | 0] = $3_1 >>> 16;
HEAP8[$4_1 + 16 | 0] = 0;
HEAP8[$4_1 + 73 | 0] = HEAPU8[$4_1 + 73 | 0] | ($19_1 | 0) == 12;
HEAP16[$4_1 + 40 >> 1] = $3_1 | ($5_1 ? 9 : $6_1) & 255;
break block11;
}
if ($11_1) {
if ($106($4_1 + 16 | 0, 1052128)) {
break block66
}
}
if (($17_1 | 0) == 2) {
break block59
}
HEAP8[$4_1 + 37 | 0] = 1;
break block67;
}
if ($106($4_1 + 16 | 0, 1052128)) {
break block66
}
if (($17_1 | 0) == 2 | $5_1 >>> 0 >= 3) {
break block59
}
break block61;
}
if (!(HEAP8[$4_1 + 67 | 0] & 1) | ($17_1 | 0) != 2) {
break block11
}
$5_1 = HEAP32[$15_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$15_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $5_1;
HEAP32[$12_1 + 8 >> 2] = HEAP32[$15_1 + 8 >> 2];
HEAP8[$4_1 + 38 | 0] = 0;
HEAP8[$4_1 + 34 | 0] = 0;
HEAP8[$4_1 + 33 | 0] = $13_1;
HEAP8[$4_1 + 32 | 0] = HEAPU8[$4_1 + 68 | 0];
HEAP8[$4_1 + 37 | 0] = ($3_1 | 0) == 5;
break block11;
}
HEAP32[$12_1 + 8 >> 2] = HEAP32[$15_1 + 8 >> 2];
$3_1 = HEAP32[$15_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$15_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $3_1;
HEAP8[$4_1 + 75 | 0] = 0;
HEAP8[$4_1 + 37 | 0] = 1;
HEAP8[$4_1 + 38 | 0] = 1;
HEAP8[$4_1 + 34 | 0] = 0;
}
HEAP8[$4_1 + 33 | 0] = $13_1;
break block42;
}
$81($4_1 + 16 | 0, $4_1 + 120 | 0, $22_1);
break block11;
}
$5_1 = HEAPU8[$4_1 + 67 | 0] | HEAPU8[$4_1 + 68 | 0] << 8 | HEAPU8[$29_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $7_1 << 8 | $13_1 << 16 | 1;
HEAP8[$4_1 + 67 | 0] = $5_1;
HEAP8[$4_1 + 68 | 0] = $5_1 >>> 8;
HEAP8[$29_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 17 | 0] = $3_1;
HEAP8[$4_1 + 16 | 0] = 3;
break block11;
}
$80($4_1 + 16 | 0, $4_1 + 120 | 0, $22_1);
break block11;
}
if (($17_1 | 0) != 2) {
break block68
}
}
HEAP8[$4_1 + 75 | 0] = 1;
HEAP8[$4_1 + 57 | 0] = $13_1;
HEAP8[$4_1 + 56 | 0] = $7_1;
break block40;
}
HEAP8[$4_1 + 66 | 0] = $13_1;
HEAP8[$4_1 + 65 | 0] = $7_1;
HEAP8[$4_1 + 64 | 0] = 1;
break block11;
}
HEAP8[$4_1 + 75 | 0] = 1;
$3_1 = HEAPU8[$4_1 + 55 | 0] | HEAPU8[$4_1 + 56 | 0] << 8 | HEAPU8[$20_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $7_1 << 8 | $13_1 << 16 | 1;
HEAP8[$4_1 + 55 | 0] = $3_1;
HEAP8[$4_1 + 56 | 0] = $3_1 >>> 8;
HEAP8[$20_1 | 0] = $3_1 >>> 16;
break block11;
}
HEAP8[$4_1 + 75 | 0] = 1;
$3_1 = HEAPU16[$4_1 + 52 >> 1] | HEAPU8[$18_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $7_1 << 8 | $13_1 << 16 | 1;
HEAP16[$4_1 + 52 >> 1] = $3_1;
HEAP8[$18_1 | 0] = $3_1 >>> 16;
break block11;
}
$3_1 = HEAP32[$15_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$15_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $3_1;
HEAP32[$12_1 + 8 >> 2] = HEAP32[$15_1 + 8 >> 2];
HEAP8[$4_1 + 75 | 0] = 0;
HEAP8[$4_1 + 37 | 0] = 1;
HEAP8[$4_1 + 38 | 0] = 1;
HEAP8[$4_1 + 34 | 0] = 0;
HEAP8[$4_1 + 33 | 0] = $13_1;
HEAP8[$4_1 + 16 | 0] = 1;
HEAP8[$4_1 + 32 | 0] = ($17_1 | 0) == 2 ? $7_1 : HEAPU8[$4_1 + 32 | 0];
break block11;
}
$3_1 = HEAPU8[$4_1 + 49 | 0] | HEAPU8[$4_1 + 50 | 0] << 8 | HEAPU8[$28_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $7_1 << 8 | $13_1 << 16 | 1;
HEAP8[$4_1 + 49 | 0] = $3_1;
HEAP8[$4_1 + 50 | 0] = $3_1 >>> 8;
HEAP8[$28_1 | 0] = $3_1 >>> 16;
break block11;
}
$3_1 = HEAPU16[$4_1 + 46 >> 1] | HEAPU8[$27_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $7_1 << 8 | $13_1 << 16 | 1;
HEAP16[$4_1 + 46 >> 1] = $3_1;
HEAP8[$27_1 | 0] = $3_1 >>> 16;
break block11;
}
$11_1 = 4;
$10_1 = HEAPU8[$4_1 + 97 | 0];
block72 : {
block92 : {
block73 : {
block93 : {
block89 : {
block88 : {
block87 : {
block86 : {
block91 : {
block77 : {
block84 : {
block82 : {
block81 : {
block80 : {
block79 : {
block85 : {
block78 : {
block76 : {
block75 : {
block74 : {
block71 : {
switch ($3_1 - 1 | 0) {
default:
$3_1 = HEAPU16[$4_1 + 46 >> 1] | HEAPU8[$27_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $7_1 << 8 | $10_1 << 16 | 1;
HEAP16[$4_1 + 46 >> 1] = $3_1;
HEAP8[$27_1 | 0] = $3_1 >>> 16;
$3_1 = 0;
break block72;
case 0:
$3_1 = 1;
$5_1 = HEAPU8[$4_1 + 49 | 0] | HEAPU8[$4_1 + 50 | 0] << 8 | HEAPU8[$28_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $7_1 << 8 | $10_1 << 16 | 1;
HEAP8[$4_1 + 49 | 0] = $5_1;
HEAP8[$4_1 + 50 | 0] = $5_1 >>> 8;
HEAP8[$28_1 | 0] = $5_1 >>> 16;
if ($9_1 | HEAPU8[$4_1 + 61 | 0] != 1 | (HEAPU8[$4_1 + 41 | 0] != HEAPU8[$4_1 + 62 | 0] | ($6_1 | 0) != HEAPU8[$4_1 + 63 | 0])) {
break block72
}
HEAP8[$4_1 + 73 | 0] = 0;
HEAP8[$4_1 + 40 | 0] = 12;
break block72;
case 1:
if ($8_1 & 1 & HEAPU8[$4_1 + 98 | 0] == 3) {
break block84
}
if (HEAPU8[$4_1 + 16 | 0] == 3) {
break block11
}
$3_1 = HEAPU16[$4_1 + 52 >> 1] | HEAPU8[$18_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $7_1 << 8 | $10_1 << 16 | 1;
HEAP16[$4_1 + 52 >> 1] = $3_1;
HEAP8[$18_1 | 0] = $3_1 >>> 16;
$3_1 = 2;
HEAP8[$4_1 + 75 | 0] = HEAPU8[$4_1 + 75 | 0] | HEAPU8[$4_1 + 38 | 0] != 2;
break block72;
case 2:
break block71;
case 3:
case 4:
case 10:
case 11:
case 19:
case 20:
case 22:
break block72;
case 5:
break block73;
case 6:
break block74;
case 7:
break block75;
case 8:
break block76;
case 9:
break block77;
case 12:
case 13:
case 14:
case 15:
case 16:
case 17:
break block78;
case 18:
break block79;
case 21:
break block80;
case 23:
break block81;
case 24:
break block82;
};
}
if (!($8_1 & 1)) {
break block74
}
if (HEAPU8[$4_1 + 98 | 0] == 3) {
break block84
}
}
HEAP8[$4_1 + 75 | 0] = 1;
$5_1 = HEAPU16[$4_1 + 52 >> 1] | HEAPU8[$18_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $7_1 << 8 | $10_1 << 16 | 1;
HEAP16[$4_1 + 52 >> 1] = $5_1;
HEAP8[$18_1 | 0] = $5_1 >>> 16;
break block85;
}
$3_1 = 8;
HEAP8[$4_1 + 75 | 0] = 1;
$5_1 = HEAPU8[$4_1 + 55 | 0] | HEAPU8[$4_1 + 56 | 0] << 8 | HEAPU8[$20_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $7_1 << 8 | $10_1 << 16 | 1;
HEAP8[$4_1 + 55 | 0] = $5_1;
HEAP8[$4_1 + 56 | 0] = $5_1 >>> 8;
HEAP8[$20_1 | 0] = $5_1 >>> 16;
break block72;
}
$3_1 = 9;
if (HEAPU8[$4_1 + 38 | 0] == 2 ? $7_1 : 0) {
break block72
}
HEAP8[$4_1 + 75 | 0] = 1;
$5_1 = HEAPU8[$4_1 + 55 | 0] | HEAPU8[$4_1 + 56 | 0] << 8 | HEAPU8[$20_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $7_1 << 8 | $10_1 << 16 | 1;
HEAP8[$4_1 + 55 | 0] = $5_1;
HEAP8[$4_1 + 56 | 0] = $5_1 >>> 8;
HEAP8[$20_1 | 0] = $5_1 >>> 16;
break block72;
}
$5_1 = HEAPU8[$4_1 + 67 | 0] | HEAPU8[$4_1 + 68 | 0] << 8 | HEAPU8[$29_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $7_1 << 8 | $10_1 << 16 | 1;
HEAP8[$4_1 + 67 | 0] = $5_1;
HEAP8[$4_1 + 68 | 0] = $5_1 >>> 8;
HEAP8[$29_1 | 0] = $5_1 >>> 16;
}
switch ($3_1 - 13 | 0) {
case 0:
case 2:
case 3:
break block86;
case 1:
break block87;
case 4:
break block88;
case 5:
break block89;
default:
break block72;
};
}
if (!(HEAPU8[$4_1 + 16 | 0] == 1 & HEAPU8[$4_1 + 38 | 0] != 2)) {
HEAP8[$4_1 + 151 | 0] = 0;
HEAP8[$4_1 + 152 | 0] = 0;
HEAP8[$4_1 + 153 | 0] = 0;
HEAP8[$4_1 + 154 | 0] = 0;
HEAP32[$4_1 + 144 >> 2] = 0;
HEAP32[$4_1 + 148 >> 2] = 0;
$81($4_1 + 16 | 0, $4_1 + 120 | 0, $4_1 + 144 | 0);
break block11;
}
HEAP32[$12_1 >> 2] = 0;
HEAP32[$12_1 + 4 >> 2] = 0;
HEAP8[$12_1 + 7 | 0] = 0;
HEAP8[$12_1 + 8 | 0] = 0;
HEAP8[$12_1 + 9 | 0] = 0;
HEAP8[$12_1 + 10 | 0] = 0;
HEAP8[$4_1 + 37 | 0] = 0;
HEAP8[$4_1 + 33 | 0] = $10_1;
HEAP8[$4_1 + 16 | 0] = 0;
break block11;
}
if (HEAPU8[$4_1 + 38 | 0] != 2) {
break block91
}
$3_1 = 22;
break block72;
}
$6_1 = HEAPU16[$4_1 + 40 >> 1] | HEAPU8[$14_1 | 0] << 16;
$5_1 = ($6_1 & 255) == 12;
$3_1 = $5_1 ? $10_1 << 16 | $7_1 << 8 : $6_1 & 16776960;
HEAP8[$14_1 | 0] = $3_1 >>> 16;
HEAP8[$4_1 + 73 | 0] = 1;
HEAP16[$4_1 + 40 >> 1] = $3_1 | ($5_1 ? 5 : $6_1) & 255;
$3_1 = 24;
break block72;
}
HEAP8[$4_1 + 76 | 0] = 1;
$3_1 = 25;
break block72;
}
HEAP32[$12_1 >> 2] = 0;
HEAP32[$12_1 + 4 >> 2] = 0;
HEAP8[$12_1 + 7 | 0] = 0;
HEAP8[$12_1 + 8 | 0] = 0;
HEAP8[$12_1 + 9 | 0] = 0;
HEAP8[$12_1 + 10 | 0] = 0;
HEAP8[$4_1 + 75 | 0] = 0;
$3_1 = HEAPU8[$4_1 + 38 | 0];
HEAP8[$4_1 + 37 | 0] = 1;
HEAP8[$4_1 + 38 | 0] = 1;
HEAP8[$4_1 + 34 | 0] = 0;
HEAP8[$4_1 + 33 | 0] = $10_1;
HEAP8[$4_1 + 16 | 0] = 1;
HEAP8[$4_1 + 32 | 0] = ($3_1 | 0) == 2 ? $7_1 : HEAPU8[$4_1 + 32 | 0];
break block11;
}
if (!$7_1) {
break block92
}
$5_1 = HEAPU8[$4_1 + 38 | 0] != 2;
$3_1 = $5_1 ? $10_1 << 16 | $7_1 << 8 : 0;
HEAP8[$16_1 | 0] = $3_1 >>> 16;
HEAP16[$4_1 + 64 >> 1] = $3_1 | $5_1;
$3_1 = 10;
break block72;
}
HEAP8[$4_1 + 37 | 0] = 1;
HEAP8[$4_1 + 33 | 0] = $10_1;
break block42;
}
$11_1 = 2;
break block72;
}
if (HEAPU8[$4_1 + 16 | 0] == 3) {
break block93
}
$3_1 = 14;
break block72;
}
if (HEAPU8[$4_1 + 16 | 0] == 3) {
break block93
}
$3_1 = 17;
break block72;
}
if (HEAPU8[$4_1 + 16 | 0] == 3) {
break block93
}
$3_1 = 18;
break block72;
}
$11_1 = 3;
$3_1 = HEAPU8[$4_1 + 19 | 0];
$10_1 = HEAPU8[$4_1 + 18 | 0];
$7_1 = HEAPU8[$4_1 + 17 | 0];
break block72;
}
$3_1 = HEAPU16[$4_1 + 52 >> 1] | HEAPU8[$18_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $7_1 << 8 | $10_1 << 16 | 1;
HEAP16[$4_1 + 52 >> 1] = $3_1;
HEAP8[$18_1 | 0] = $3_1 >>> 16;
$3_1 = 6;
break block72;
}
HEAP8[$4_1 + 75 | 0] = 1;
$3_1 = HEAPU8[$4_1 + 55 | 0] | HEAPU8[$4_1 + 56 | 0] << 8 | HEAPU8[$20_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : $10_1 << 16 | 1;
HEAP8[$4_1 + 55 | 0] = $3_1;
HEAP8[$4_1 + 56 | 0] = $3_1 >>> 8;
HEAP8[$20_1 | 0] = $3_1 >>> 16;
$7_1 = 0;
$3_1 = 10;
}
HEAP8[$4_1 + 19 | 0] = $3_1;
HEAP8[$4_1 + 18 | 0] = $10_1;
HEAP8[$4_1 + 17 | 0] = $7_1;
HEAP8[$4_1 + 16 | 0] = $11_1;
break block11;
}
$80($4_1 + 16 | 0, $4_1 + 120 | 0, $22_1);
break block11;
}
HEAP8[$4_1 + 55 | 0] = 1;
HEAP8[$4_1 + 16 | 0] = 0;
break block11;
}
$6_1 = HEAPU16[$4_1 + 40 >> 1] | HEAPU8[$14_1 | 0] << 16;
$5_1 = ($6_1 & 255) == 12;
$3_1 = $5_1 ? $13_1 << 16 | $7_1 << 8 : $6_1 & 16776960;
HEAP8[$14_1 | 0] = $3_1 >>> 16;
HEAP8[$4_1 + 16 | 0] = 0;
HEAP16[$4_1 + 40 >> 1] = $3_1 | ($5_1 ? 9 : $6_1) & 255;
break block11;
}
HEAP32[$12_1 + 8 >> 2] = HEAP32[$15_1 + 8 >> 2];
$3_1 = HEAP32[$15_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$15_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $3_1;
HEAP8[$4_1 + 75 | 0] = 0;
HEAP8[$4_1 + 37 | 0] = 1;
HEAP8[$4_1 + 38 | 0] = 1;
HEAP8[$4_1 + 34 | 0] = 0;
}
HEAP8[$4_1 + 33 | 0] = $13_1;
}
HEAP8[$4_1 + 16 | 0] = 1;
break block11;
}
if ($3_1) {
break block94
}
}
block95 : {
if (HEAPU8[$4_1 + 67 | 0] != 1) {
break block95
}
$3_1 = HEAPU8[$4_1 + 69 | 0] + 1 | 0;
if ((($3_1 >>> 0 >= 255 ? 255 : $3_1) | 0) != ($7_1 | 0)) {
break block95
}
HEAP8[$4_1 + 69 | 0] = $13_1;
}
HEAP8[$4_1 + 17 | 0] = $19_1;
HEAP8[$4_1 + 16 | 0] = 3;
break block11;
}
$80($4_1 + 16 | 0, $4_1 + 120 | 0, $22_1);
break block11;
}
$80($4_1 + 16 | 0, $4_1 + 120 | 0, $22_1);
}
HEAP8[$4_1 + 74 | 0] = HEAPU8[$4_1 + 74 | 0] & ($8_1 ^ 1);
$105($4_1 + 120 | 0, $4_1 + 100 | 0);
if (HEAPU8[$4_1 + 139 | 0] != 2) {
continue
}
break;
};
}
$6_1 = HEAPU8[$4_1 + 38 | 0];
if (($6_1 | 0) != 2) {
$7_1 = 0;
$5_1 = $4_1 + 36 | 0;
$9_1 = HEAPU16[$4_1 + 34 >> 1] | HEAPU8[$5_1 | 0] << 16;
block96 : {
if (!($9_1 & 1)) {
break block96
}
HEAP32[$4_1 + 124 >> 2] = $9_1 >>> 16;
HEAP32[$4_1 + 120 >> 2] = $9_1 >>> 8 & 255;
$68($4_1, $4_1 + 120 | 0, $1_1, $2_1);
$7_1 = 1;
if (HEAP32[$4_1 + 4 >> 2] != ($21_1 | 0)) {
break block96
}
if ($21_1) {
$3_1 = HEAP32[$4_1 >> 2];
while (1) {
$1_1 = HEAPU8[$3_1 | 0];
$16_1 = ((($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $1_1) & 255;
$1_1 = HEAPU8[$24_1 | 0];
if (($16_1 | 0) != (((($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $1_1) & 255)) {
break block96
}
$3_1 = $3_1 + 1 | 0;
$24_1 = $24_1 + 1 | 0;
$21_1 = $21_1 - 1 | 0;
if ($21_1) {
continue
}
break;
};
}
$7_1 = 0;
}
HEAP8[$5_1 | 0] = $9_1 >>> 16;
HEAP16[$4_1 + 34 >> 1] = $9_1 & 65280 | $7_1;
}
HEAP8[$4_1 + 120 | 0] = 8;
$79($4_1 + 100 | 0, $4_1 + 16 | 0, $4_1 + 120 | 0);
block108 : {
block103 : {
block97 : {
if (!$23_1) {
break block97
}
block101 : {
block102 : {
block100 : {
if (HEAPU8[$23_1 | 0] == 5) {
$3_1 = HEAPU8[$4_1 + 116 | 0];
block99 : {
if (!(HEAPU8[$4_1 + 46 | 0] | HEAP8[$4_1 + 52 | 0] & 1)) {
if (HEAPU8[$4_1 + 55 | 0] & ($6_1 | 0) == 2 | ($3_1 & 255) == 1) {
break block99
}
break block100;
}
if (($6_1 | 0) == 2) {
break block99
}
if (($3_1 & 255) != 1) {
break block100
}
}
$1_1 = HEAP32[$4_1 + 112 >> 2];
HEAP32[$4_1 + 128 >> 2] = HEAP32[$4_1 + 108 >> 2];
HEAP32[$4_1 + 132 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 104 >> 2];
HEAP32[$4_1 + 120 >> 2] = HEAP32[$4_1 + 100 >> 2];
HEAP32[$4_1 + 124 >> 2] = $1_1;
$5_1 = $4_1 + 117 | 0;
$1_1 = HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8;
HEAP8[$4_1 + 137 | 0] = $1_1;
HEAP8[$4_1 + 138 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 139 | 0] = HEAPU8[$5_1 + 2 | 0];
break block101;
}
$79($4_1 + 120 | 0, $4_1 + 16 | 0, $23_1);
$3_1 = HEAPU8[$4_1 + 116 | 0];
$1_1 = HEAPU8[$4_1 + 136 | 0];
break block102;
}
HEAP32[$4_1 + 132 >> 2] = 0;
HEAP32[$4_1 + 128 >> 2] = $2_1;
HEAP32[$4_1 + 120 >> 2] = 1;
HEAP32[$4_1 + 124 >> 2] = 0;
HEAP8[$4_1 + 137 | 0] = 5;
$1_1 = 1;
}
if (($1_1 | 0) == ($3_1 & 255)) {
break block101
}
$5_1 = HEAPU8[$4_1 + 137 | 0];
$3_1 = $1_1;
break block103;
}
$5_1 = HEAPU8[$4_1 + 137 | 0];
if (($5_1 | 0) != HEAPU8[$4_1 + 117 | 0]) {
break block103
}
$1_1 = HEAP32[$4_1 + 100 >> 2];
block104 : {
if (HEAP32[$4_1 + 120 >> 2] == 1) {
if (!$1_1 | HEAP32[$4_1 + 124 >> 2] != HEAP32[$4_1 + 104 >> 2] | HEAP32[$4_1 + 128 >> 2] != HEAP32[$4_1 + 108 >> 2]) {
break block103
}
break block104;
}
if ($1_1) {
break block103
}
}
$6_1 = HEAP32[$4_1 + 132 >> 2];
$9_1 = HEAP32[$4_1 + 112 >> 2];
if (!(!$6_1 | !$9_1)) {
$1_1 = HEAP32[$6_1 + 4 >> 2];
if (($1_1 | 0) != HEAP32[$9_1 + 4 >> 2]) {
break block103
}
if ($170(HEAP32[$6_1 >> 2], HEAP32[$9_1 >> 2], $1_1)) {
break block103
}
$1_1 = HEAP32[$6_1 + 12 >> 2];
if (($1_1 | 0) != HEAP32[$9_1 + 12 >> 2]) {
break block103
}
if ($170(HEAP32[$6_1 + 8 >> 2], HEAP32[$9_1 + 8 >> 2], $1_1)) {
break block103
}
$1_1 = HEAP32[$6_1 + 20 >> 2];
if (($1_1 | 0) != HEAP32[$9_1 + 20 >> 2]) {
break block103
}
if ($170(HEAP32[$6_1 + 16 >> 2], HEAP32[$9_1 + 16 >> 2], $1_1)) {
break block103
}
break block97;
}
if ($6_1 | $9_1) {
break block103
}
}
if (HEAP8[$4_1 + 76 | 0] & 1 | (HEAPU8[$4_1 + 116 | 0] != 2 | $30_1)) {
HEAP32[$0_1 + 16 >> 2] = HEAP32[$4_1 + 116 >> 2];
$1_1 = HEAP32[$4_1 + 112 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 108 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 104 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 100 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block108;
}
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 4 >> 2] = 0;
HEAP16[$0_1 + 16 >> 1] = 0;
HEAP32[$0_1 + 12 >> 2] = $31_1 + 12;
break block108;
}
HEAP8[$0_1 + 17 | 0] = $5_1;
HEAP8[$0_1 + 16 | 0] = $3_1;
$1_1 = HEAP32[$4_1 + 124 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 120 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 128 >> 2];
HEAP32[$0_1 + 12 >> 2] = $23_1 + 12;
}
global$0 = $4_1 + 160 | 0;
}
function $88($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$0_1 = HEAPU8[$0_1 | 0] << 2;
return FUNCTION_TABLE[HEAP32[HEAP32[$1_1 + 4 >> 2] + 12 >> 2]](HEAP32[$1_1 >> 2], HEAP32[$0_1 + 1069664 >> 2], HEAP32[$0_1 + 1069652 >> 2]) | 0;
}
function $89($0_1) {
$0_1 = $0_1 | 0;
wasm2js_trap();
}
function $90($0_1) {
var $1_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$135($1_1 + 8 | 0, $0_1, HEAP32[$0_1 >> 2], 1, 4, 56);
if (HEAP32[$1_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $1_1 + 16 | 0;
}
function $91($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = global$0 - 112 | 0;
global$0 = $3_1;
$72($3_1 + 40 | 0, $1_1, $2_1);
$1_1 = HEAP32[$3_1 + 48 >> 2];
HEAP32[$3_1 + 8 >> 2] = HEAP32[$3_1 + 44 >> 2];
HEAP32[$3_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 56 >> 2];
HEAP32[$3_1 + 16 >> 2] = HEAP32[$3_1 + 52 >> 2];
HEAP32[$3_1 + 20 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 64 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 + 60 >> 2];
HEAP32[$3_1 + 28 >> 2] = $1_1;
HEAP32[$3_1 + 32 >> 2] = HEAP32[$3_1 + 68 >> 2];
block : {
if (!HEAP32[$3_1 + 40 >> 2]) {
HEAP32[$0_1 + 24 >> 2] = HEAP32[$3_1 + 32 >> 2];
$1_1 = HEAP32[$3_1 + 28 >> 2];
HEAP32[$0_1 + 16 >> 2] = HEAP32[$3_1 + 24 >> 2];
HEAP32[$0_1 + 20 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 20 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block;
}
$1_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 88 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 92 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 96 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$3_1 + 100 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 32 >> 2];
HEAP32[$3_1 + 104 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 108 >> 2] = $1_1;
$5_1 = HEAP32[$3_1 + 84 >> 2];
$4_1 = HEAP32[$3_1 + 80 >> 2];
block2 : {
block3 : {
block1 : {
if (HEAP32[$3_1 + 72 >> 2]) {
$1_1 = HEAP32[$3_1 + 76 >> 2];
if ($4_1) {
break block1
}
$4_1 = 1;
break block2;
}
if (!$4_1) {
break block3
}
$4_1 = 2;
$1_1 = $5_1;
break block2;
}
$4_1 = 1;
$1_1 = ($1_1 + $5_1 | 0) + 1 | 0;
break block2;
}
$1_1 = HEAP32[$3_1 + 108 >> 2];
HEAP32[$0_1 + 20 >> 2] = HEAP32[$3_1 + 104 >> 2];
HEAP32[$0_1 + 24 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 100 >> 2];
HEAP32[$0_1 + 12 >> 2] = HEAP32[$3_1 + 96 >> 2];
HEAP32[$0_1 + 16 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 92 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$3_1 + 88 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = 19;
break block;
}
HEAP8[$0_1 + 24 | 0] = $4_1;
HEAP32[$0_1 >> 2] = 18;
$1_1 = $2_1 - $1_1 | 0;
HEAP32[$0_1 + 20 >> 2] = $1_1;
HEAP32[$0_1 + 16 >> 2] = $1_1 - 1;
}
global$0 = $3_1 + 112 | 0;
}
function $92($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
HEAP32[$2_1 + 12 >> 2] = 3;
HEAP32[$2_1 + 4 >> 2] = 3;
HEAP32[$2_1 >> 2] = $0_1;
HEAP32[$2_1 + 8 >> 2] = $0_1 + 4;
$0_1 = $152(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1049038, $2_1);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $93($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
block : {
if (HEAP32[$1_1 + 44 >> 2]) {
$94($0_1, $1_1 + 44 | 0, $2_1, $3_1, $4_1, $5_1);
break block;
}
if ($4_1) {
HEAP32[$6_1 + 28 >> 2] = $5_1;
HEAP32[$6_1 + 24 >> 2] = $4_1;
HEAP32[$6_1 + 20 >> 2] = 1;
HEAP32[$6_1 + 16 >> 2] = 1051787;
HEAP32[$6_1 + 12 >> 2] = $3_1;
HEAP32[$6_1 + 8 >> 2] = $2_1;
$25($0_1, $6_1 + 8 | 0, 3);
break block;
}
$138($0_1, $2_1, $3_1);
}
global$0 = $6_1 + 32 | 0;
}
function $94($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$6_1 = global$0 + -64 | 0;
global$0 = $6_1;
$7_1 = 1051788;
$8_1 = 1;
$9_1 = 1;
if (!$2_1) {
$3_1 = 0;
$9_1 = 0;
$7_1 = 1;
$2_1 = 1;
}
$11_1 = HEAP32[$1_1 + 20 >> 2];
$12_1 = HEAP32[$1_1 + 16 >> 2];
$13_1 = HEAP32[$1_1 + 12 >> 2];
$14_1 = HEAP32[$1_1 + 8 >> 2];
$10_1 = 1051787;
if (!$4_1) {
$8_1 = 0;
$10_1 = 1;
$5_1 = 0;
$4_1 = 1;
}
$15_1 = HEAP32[$1_1 >> 2];
$1_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$6_1 + 60 >> 2] = $5_1;
HEAP32[$6_1 + 56 >> 2] = $4_1;
HEAP32[$6_1 + 52 >> 2] = $8_1;
HEAP32[$6_1 + 48 >> 2] = $10_1;
HEAP32[$6_1 + 44 >> 2] = $3_1;
HEAP32[$6_1 + 40 >> 2] = $2_1;
HEAP32[$6_1 + 36 >> 2] = $9_1;
HEAP32[$6_1 + 32 >> 2] = $7_1;
HEAP32[$6_1 + 28 >> 2] = $11_1;
HEAP32[$6_1 + 24 >> 2] = $12_1;
HEAP32[$6_1 + 20 >> 2] = $13_1;
HEAP32[$6_1 + 16 >> 2] = $14_1;
HEAP32[$6_1 + 12 >> 2] = ($1_1 | 0) != 0;
HEAP32[$6_1 + 8 >> 2] = $1_1 ? 1053685 : 1;
HEAP32[$6_1 + 4 >> 2] = $1_1;
HEAP32[$6_1 >> 2] = $15_1;
$25($0_1, $6_1, 8);
global$0 = $6_1 - -64 | 0;
}
function $95($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$141($4_1 + 20 | 0, 1536, 1, 1);
$2_1 = HEAP32[$4_1 + 24 >> 2];
if (HEAP32[$4_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$4_1 + 16 >> 2] = 0;
HEAP32[$4_1 + 12 >> 2] = HEAP32[$4_1 + 28 >> 2];
HEAP32[$4_1 + 8 >> 2] = $2_1;
$3_1 = $4_1 + 8 | 0;
$137($3_1, 1069124, 9);
HEAP32[$4_1 + 20 >> 2] = $1_1;
$7_1 = global$0 - 32 | 0;
global$0 = $7_1;
$137($3_1, 1068895, 8);
$5_1 = HEAP32[$4_1 + 20 >> 2];
$1_1 = HEAPU8[HEAP32[$5_1 >> 2] + 87 | 0] << 2;
$117(HEAP32[$1_1 + 1069536 >> 2], HEAP32[$1_1 + 1069484 >> 2], $3_1);
$137($3_1, 1068903, 11);
$1_1 = HEAP32[$5_1 >> 2];
$117(HEAP32[$1_1 + 16 >> 2], HEAP32[$1_1 + 20 >> 2], $3_1);
$137($3_1, 1068950, 9);
$1_1 = HEAP32[$5_1 >> 2];
block : {
if (HEAP32[$1_1 + 36 >> 2] != -2147483648) {
$117(HEAP32[$1_1 + 40 >> 2], HEAP32[$1_1 + 44 >> 2], $3_1);
break block;
}
$137($3_1, 1052045, 4);
}
$137($3_1, 1068959, 6);
$1_1 = HEAP32[$5_1 >> 2];
$117(HEAP32[$1_1 + 28 >> 2], HEAP32[$1_1 + 32 >> 2], $3_1);
$137($3_1, 1068965, 8);
$1_1 = HEAP32[$5_1 >> 2];
block11 : {
if (HEAP32[$1_1 >> 2] == 1) {
$13_1 = $7_1 + 8 | 0;
$8_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = HEAP32[$1_1 + 36 >> 2] == -2147483648;
$9_1 = $2_1 ? 1 : HEAP32[$1_1 + 40 >> 2];
$11_1 = $2_1 ? 0 : HEAP32[$1_1 + 44 >> 2];
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
block2 : {
$10_1 = HEAP32[$1_1 + 4 >> 2];
block1 : {
if (!$10_1) {
break block1
}
if ($10_1 >>> 0 < $11_1 >>> 0) {
if (HEAP8[$9_1 + $10_1 | 0] > -65) {
break block1
}
break block2;
}
if (($10_1 | 0) != ($11_1 | 0)) {
break block2
}
}
$1_1 = $6_1 + 4 | 0;
HEAP16[$1_1 + 8 >> 1] = 0;
HEAP32[$1_1 >> 2] = $9_1;
HEAP32[$1_1 + 4 >> 2] = $9_1 + $10_1;
$10_1 = 0;
$15_1 = HEAP32[$6_1 + 8 >> 2];
$1_1 = HEAP32[$6_1 + 4 >> 2];
$2_1 = HEAPU16[$6_1 + 12 >> 1];
while (1) {
block5 : {
block3 : {
if ($2_1 & 65535) {
break block3
}
if (($1_1 | 0) == ($15_1 | 0)) {
break block2
}
$2_1 = HEAP8[$1_1 | 0];
if (($2_1 | 0) >= 0) {
$1_1 = $1_1 + 1 | 0;
break block3;
}
if ($2_1 >>> 0 < 4294967264) {
$1_1 = $1_1 + 2 | 0;
break block3;
}
$12_1 = $2_1 & 31;
$14_1 = HEAPU8[$1_1 + 2 | 0] & 63 | (HEAPU8[$1_1 + 1 | 0] & 63) << 6;
block4 : {
if ($2_1 >>> 0 < 4294967280) {
$2_1 = $12_1 << 12 | $14_1;
$1_1 = $1_1 + 3 | 0;
break block4;
}
$2_1 = $12_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $14_1 << 6);
if (($2_1 | 0) == 1114112) {
break block2
}
$1_1 = $1_1 + 4 | 0;
}
if ($2_1 >>> 0 < 65536) {
break block3
}
$2_1 = $2_1 & 1023 | -9216;
break block5;
}
$2_1 = 0;
}
$10_1 = $10_1 + 1 | 0;
continue;
};
}
block7 : {
block6 : {
if (!$8_1) {
break block6
}
if ($8_1 >>> 0 < $11_1 >>> 0) {
if (HEAP8[$8_1 + $9_1 | 0] > -65) {
break block6
}
break block7;
}
if (($8_1 | 0) != ($11_1 | 0)) {
break block7
}
}
$1_1 = $6_1 + 4 | 0;
HEAP16[$1_1 + 8 >> 1] = 0;
HEAP32[$1_1 >> 2] = $9_1;
HEAP32[$1_1 + 4 >> 2] = $8_1 + $9_1;
$8_1 = 0;
$12_1 = HEAP32[$6_1 + 8 >> 2];
$1_1 = HEAP32[$6_1 + 4 >> 2];
$2_1 = HEAPU16[$6_1 + 12 >> 1];
while (1) {
block10 : {
block8 : {
if ($2_1 & 65535) {
break block8
}
if (($1_1 | 0) == ($12_1 | 0)) {
break block7
}
$2_1 = HEAP8[$1_1 | 0];
if (($2_1 | 0) >= 0) {
$1_1 = $1_1 + 1 | 0;
break block8;
}
if ($2_1 >>> 0 < 4294967264) {
$1_1 = $1_1 + 2 | 0;
break block8;
}
$9_1 = $2_1 & 31;
$11_1 = HEAPU8[$1_1 + 2 | 0] & 63 | (HEAPU8[$1_1 + 1 | 0] & 63) << 6;
block9 : {
if ($2_1 >>> 0 < 4294967280) {
$2_1 = $11_1 | $9_1 << 12;
$1_1 = $1_1 + 3 | 0;
break block9;
}
$2_1 = $9_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $11_1 << 6);
if (($2_1 | 0) == 1114112) {
break block7
}
$1_1 = $1_1 + 4 | 0;
}
if ($2_1 >>> 0 < 65536) {
break block8
}
$2_1 = $2_1 & 1023 | -9216;
break block10;
}
$2_1 = 0;
}
$8_1 = $8_1 + 1 | 0;
continue;
};
}
HEAP32[$13_1 + 4 >> 2] = $8_1;
HEAP32[$13_1 >> 2] = $10_1;
global$0 = $6_1 + 16 | 0;
HEAP32[$7_1 + 20 >> 2] = 1;
$1_1 = HEAP32[$7_1 + 12 >> 2];
HEAP32[$7_1 + 24 >> 2] = HEAP32[$7_1 + 8 >> 2];
HEAP32[$7_1 + 28 >> 2] = $1_1;
$137($3_1, 1069056, 9);
$1_1 = $7_1 + 24 | 0;
$120($1_1, $3_1);
$137($3_1, 1069065, 7);
$120($1_1 + 4 | 0, $3_1);
$1_1 = HEAP32[$3_1 + 8 >> 2];
$144($3_1, 1);
HEAP8[HEAP32[$3_1 + 4 >> 2] + HEAP32[$3_1 + 8 >> 2] | 0] = 125;
HEAP32[$3_1 + 8 >> 2] = $1_1 + 1;
break block11;
}
$137($3_1, 1052045, 4);
}
$137($3_1, 1068973, 10);
$2_1 = 3;
$1_1 = 1052148;
block17 : {
block15 : {
block12 : {
block16 : {
switch (HEAPU8[HEAP32[$5_1 >> 2] + 86 | 0] - 1 | 0) {
case 1:
$2_1 = 6;
$1_1 = 1052920;
break block12;
case 2:
$2_1 = 11;
$1_1 = 1052926;
break block12;
case 0:
break block12;
case 3:
break block15;
default:
break block16;
};
}
$2_1 = 4;
$1_1 = 1051762;
}
$117($1_1, $2_1, $3_1);
break block17;
}
$137($3_1, 1052045, 4);
}
$137($3_1, 1068914, 14);
$1_1 = HEAP32[$5_1 >> 2];
block18 : {
if (HEAP32[$1_1 + 48 >> 2] != -2147483647) {
$119($1_1 + 48 | 0, $3_1);
break block18;
}
$137($3_1, 1052045, 4);
}
$137($3_1, 1068983, 21);
$2_1 = 1052070;
$1_1 = 6;
block23 : {
block21 : {
block22 : {
block20 : {
switch (HEAPU8[HEAP32[$5_1 >> 2] + 84 | 0] - 1 | 0) {
case 0:
$2_1 = 1052076;
$1_1 = 12;
break block22;
case 1:
break block20;
case 2:
break block21;
default:
break block22;
};
}
$2_1 = 1052088;
$1_1 = 5;
}
$117($2_1, $1_1, $3_1);
break block23;
}
$137($3_1, 1052045, 4);
}
$137($3_1, 1069004, 11);
$2_1 = 1053248;
$1_1 = 16;
block28 : {
block26 : {
block27 : {
block25 : {
switch (HEAPU8[HEAP32[$5_1 >> 2] + 85 | 0] - 1 | 0) {
case 0:
$2_1 = 1052868;
$1_1 = 17;
break block27;
case 1:
break block25;
case 2:
break block26;
default:
break block27;
};
}
$2_1 = 1052885;
}
$117($2_1, $1_1, $3_1);
break block28;
}
$137($3_1, 1052045, 4);
}
$137($3_1, 1069015, 14);
$1_1 = HEAP32[$5_1 >> 2];
$2_1 = HEAP32[$1_1 + 76 >> 2];
block29 : {
if ($2_1) {
$117($2_1, HEAP32[$1_1 + 80 >> 2], $3_1);
break block29;
}
$137($3_1, 1052045, 4);
}
$1_1 = HEAP32[$3_1 + 8 >> 2];
$144($3_1, 1);
HEAP8[HEAP32[$3_1 + 4 >> 2] + HEAP32[$3_1 + 8 >> 2] | 0] = 125;
HEAP32[$3_1 + 8 >> 2] = $1_1 + 1;
global$0 = $7_1 + 32 | 0;
$1_1 = HEAP32[$4_1 + 16 >> 2];
$144($3_1, 1);
HEAP8[HEAP32[$4_1 + 12 >> 2] + HEAP32[$4_1 + 16 >> 2] | 0] = 125;
HEAP32[$0_1 + 8 >> 2] = $1_1 + 1;
$1_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 32 | 0;
}
function $96($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
block : {
if (HEAPU8[$1_1 + 37 | 0]) {
break block
}
if (!HEAPU8[$1_1 + 36 | 0]) {
HEAP8[$1_1 + 36 | 0] = 1;
$96($2_1 + 8 | 0, $1_1);
$4_1 = HEAP32[$2_1 + 8 >> 2];
if ($4_1) {
$3_1 = HEAP32[$2_1 + 12 >> 2];
if ($3_1) {
break block
}
}
$4_1 = 0;
if (HEAPU8[$1_1 + 37 | 0] == 1) {
break block
}
}
$4_1 = HEAP32[$1_1 + 4 >> 2];
$78($2_1 + 20 | 0, $1_1);
block1 : {
if (!HEAP32[$2_1 + 20 >> 2]) {
HEAP8[$1_1 + 37 | 0] = 1;
$3_1 = HEAP32[$1_1 + 32 >> 2];
$1_1 = HEAP32[$1_1 + 28 >> 2];
$3_1 = $3_1 - $1_1 | 0;
break block1;
}
$3_1 = HEAP32[$1_1 + 32 >> 2];
HEAP32[$1_1 + 32 >> 2] = HEAP32[$2_1 + 24 >> 2];
$1_1 = HEAP32[$2_1 + 28 >> 2];
$3_1 = $3_1 - $1_1 | 0;
}
$4_1 = $1_1 + $4_1 | 0;
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = $4_1;
global$0 = $2_1 + 32 | 0;
}
function $97($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
block2 : {
$2_1 = HEAP32[$1_1 + 32 >> 2];
block1 : {
if (!$2_1) {
$2_1 = HEAP32[$1_1 >> 2];
HEAP32[$1_1 >> 2] = 0;
if (($2_1 | 0) == 1) {
$4_1 = HEAP32[$1_1 + 12 >> 2];
$2_1 = HEAP32[$1_1 + 8 >> 2];
$1_1 = HEAP32[$1_1 + 4 >> 2];
block : {
if ($1_1) {
$5_1 = $2_1;
break block;
}
if ($4_1) {
while (1) {
$2_1 = HEAP32[$2_1 + 272 >> 2];
$4_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
}
}
$4_1 = 0;
$1_1 = $2_1;
}
HEAP32[$3_1 + 32 >> 2] = $4_1;
HEAP32[$3_1 + 28 >> 2] = $5_1;
HEAP32[$3_1 + 24 >> 2] = $1_1;
$1_1 = $3_1 + 24 | 0;
$5_1 = HEAP32[$1_1 + 4 >> 2];
$1_1 = HEAP32[$1_1 >> 2];
$2_1 = HEAP32[$1_1 >> 2];
if ($2_1) {
while (1) {
$4($1_1, 4);
$5_1 = $5_1 + 1 | 0;
$1_1 = $2_1;
$2_1 = HEAP32[$1_1 >> 2];
if ($2_1) {
continue
}
break;
}
}
$4($1_1, 4);
}
HEAP32[$0_1 >> 2] = 0;
break block1;
}
HEAP32[$1_1 + 32 >> 2] = $2_1 - 1;
if (HEAP32[$1_1 >> 2] != 1) {
break block2
}
if (!HEAP32[$1_1 + 4 >> 2]) {
$4_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = HEAP32[$1_1 + 12 >> 2];
if ($2_1) {
while (1) {
$4_1 = HEAP32[$4_1 + 272 >> 2];
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
}
}
HEAP32[$1_1 + 8 >> 2] = 0;
HEAP32[$1_1 + 12 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = $4_1;
HEAP32[$1_1 >> 2] = 1;
}
$5_1 = $3_1 + 24 | 0;
$7_1 = $1_1 + 4 | 0;
$1_1 = $7_1;
$4_1 = HEAP32[$1_1 + 4 >> 2];
block6 : {
block4 : {
$6_1 = HEAP32[$1_1 + 8 >> 2];
$1_1 = HEAP32[$1_1 >> 2];
block3 : {
if ($6_1 >>> 0 < HEAPU16[$1_1 + 270 >> 1]) {
$2_1 = $1_1;
break block3;
}
while (1) {
$2_1 = HEAP32[$1_1 >> 2];
if (!$2_1) {
break block4
}
$6_1 = HEAPU16[$1_1 + 268 >> 1];
$4($1_1, 4);
$4_1 = $4_1 + 1 | 0;
$1_1 = $2_1;
if (HEAPU16[$1_1 + 270 >> 1] <= $6_1 >>> 0) {
continue
}
break;
};
}
block5 : {
if ($4_1) {
$1_1 = HEAP32[(($6_1 << 2) + $2_1 | 0) + 276 >> 2];
$8_1 = $4_1 - 1 | 0;
if (!$8_1) {
break block5
}
while (1) {
$1_1 = HEAP32[$1_1 + 272 >> 2];
$8_1 = $8_1 - 1 | 0;
if ($8_1) {
continue
}
break;
};
break block5;
}
$9_1 = $6_1 + 1 | 0;
$1_1 = $2_1;
}
HEAP32[$5_1 + 20 >> 2] = $6_1;
HEAP32[$5_1 + 16 >> 2] = $4_1;
HEAP32[$5_1 + 12 >> 2] = $2_1;
HEAP32[$5_1 + 8 >> 2] = $9_1;
HEAP32[$5_1 + 4 >> 2] = 0;
HEAP32[$5_1 >> 2] = $1_1;
break block6;
}
$4($1_1, 4);
HEAP32[$5_1 >> 2] = 0;
}
if (!HEAP32[$3_1 + 24 >> 2]) {
break block2
}
$1_1 = HEAP32[$3_1 + 44 >> 2];
HEAP32[$3_1 + 16 >> 2] = HEAP32[$3_1 + 40 >> 2];
HEAP32[$3_1 + 20 >> 2] = $1_1;
$2_1 = HEAP32[$3_1 + 36 >> 2];
$1_1 = HEAP32[$3_1 + 32 >> 2];
HEAP32[$3_1 + 8 >> 2] = $1_1;
HEAP32[$3_1 + 12 >> 2] = $2_1;
$5_1 = HEAP32[$3_1 + 28 >> 2];
$2_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 >> 2] = $2_1;
HEAP32[$3_1 + 4 >> 2] = $5_1;
$4_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$3_1 + 24 >> 2] = $2_1;
HEAP32[$3_1 + 28 >> 2] = $5_1;
HEAP32[$3_1 + 32 >> 2] = $1_1;
HEAP32[$7_1 + 8 >> 2] = $1_1;
HEAP32[$7_1 >> 2] = $2_1;
HEAP32[$7_1 + 4 >> 2] = $5_1;
}
global$0 = $3_1 + 48 | 0;
return;
}
wasm2js_trap();
}
function $98($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 36 >> 2] = $2_1;
HEAP32[$3_1 + 32 >> 2] = 0;
HEAP32[$3_1 + 28 >> 2] = $2_1;
HEAP32[$3_1 + 24 >> 2] = $1_1;
HEAP32[$3_1 + 20 >> 2] = 58;
HEAP32[$3_1 + 40 >> 2] = 58;
HEAP8[$3_1 + 44 | 0] = 1;
$33($3_1 + 8 | 0, $3_1 + 20 | 0);
block1 : {
block : {
if (HEAP32[$3_1 + 8 >> 2] != 1) {
break block
}
$5_1 = HEAP32[$3_1 + 12 >> 2];
$4_1 = HEAP32[$3_1 + 16 >> 2];
$4_1 = $126($4_1 + $1_1 | 0, $2_1 - $4_1 | 0, 1052024, 2);
if (!$5_1 | !$4_1) {
break block
}
HEAP32[$3_1 + 4 >> 2] = $1_1 + $5_1;
HEAP32[$3_1 >> 2] = $1_1;
$7_1 = HEAP32[$3_1 + 4 >> 2];
$4_1 = HEAP32[$3_1 >> 2];
while (1) {
if (($4_1 | 0) != ($7_1 | 0)) {
$6_1 = HEAPU8[$4_1 | 0];
$4_1 = $4_1 + 1 | 0;
if (($6_1 - 58 & 255) >>> 0 > 245 | (($6_1 & -33) - 91 & 255) >>> 0 >= 230) {
continue
}
break block;
}
break;
};
$4_1 = $5_1 + 3 | 0;
if (!$4_1) {
break block1
}
if ($2_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$1_1 + $4_1 | 0] <= -65) {
break block
}
break block1;
}
if (($2_1 | 0) == ($4_1 | 0)) {
break block1
}
}
$1_1 = 0;
}
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $1_1;
global$0 = $3_1 + 48 | 0;
}
function $99($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 36 >> 2] = $2_1;
HEAP32[$3_1 + 32 >> 2] = 0;
HEAP32[$3_1 + 28 >> 2] = $2_1;
HEAP32[$3_1 + 24 >> 2] = $1_1;
HEAP32[$3_1 + 20 >> 2] = 64;
HEAP32[$3_1 + 40 >> 2] = 64;
HEAP8[$3_1 + 44 | 0] = 1;
$5_1 = $3_1 + 20 | 0;
$33($3_1 + 8 | 0, $5_1);
block : {
if (HEAP32[$3_1 + 8 >> 2] == 1) {
$4_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 4 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 >> 2] = $1_1;
$138($5_1, $1_1 + $4_1 | 0, $2_1 - $4_1 | 0);
$1_1 = HEAP32[$3_1 + 28 >> 2];
if ($1_1) {
$2_1 = HEAP32[$3_1 + 24 >> 2];
while (1) {
$4_1 = HEAPU8[$2_1 | 0];
HEAP8[$2_1 | 0] = (($4_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $4_1;
$2_1 = $2_1 + 1 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
HEAP32[$3_1 + 16 >> 2] = HEAP32[$3_1 + 28 >> 2];
$1_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 8 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$3_1 + 12 >> 2] = $1_1;
HEAP32[$3_1 + 32 >> 2] = 2;
HEAP32[$3_1 + 24 >> 2] = 1;
$1_1 = $3_1 + 8 | 0;
HEAP32[$3_1 + 28 >> 2] = $1_1;
HEAP32[$3_1 + 20 >> 2] = $3_1;
$145($0_1, 1048961, $3_1 + 20 | 0);
$133($1_1);
break block;
}
$138($0_1, $1_1, $2_1);
}
global$0 = $3_1 + 48 | 0;
}
function $100($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$3_1 = global$0 + -64 | 0;
global$0 = $3_1;
HEAP16[$3_1 + 36 >> 1] = 1;
HEAP32[$3_1 + 32 >> 2] = $2_1;
HEAP32[$3_1 + 28 >> 2] = 0;
HEAP8[$3_1 + 24 | 0] = 1;
HEAP32[$3_1 + 20 >> 2] = 64;
HEAP32[$3_1 + 16 >> 2] = $2_1;
HEAP32[$3_1 + 12 >> 2] = 0;
HEAP32[$3_1 + 8 >> 2] = $2_1;
HEAP32[$3_1 + 4 >> 2] = $1_1;
HEAP32[$3_1 >> 2] = 64;
$33($3_1 + 48 | 0, $3_1);
block : {
if (HEAP32[$3_1 + 48 >> 2] == 1) {
$4_1 = HEAP32[$3_1 + 28 >> 2];
$5_1 = $4_1 + $1_1 | 0;
$4_1 = HEAP32[$3_1 + 52 >> 2] - $4_1 | 0;
break block;
}
if (HEAPU8[$3_1 + 37 | 0]) {
break block
}
block1 : {
if (HEAPU8[$3_1 + 36 | 0] == 1) {
$6_1 = HEAP32[$3_1 + 32 >> 2];
$7_1 = HEAP32[$3_1 + 28 >> 2];
break block1;
}
$6_1 = HEAP32[$3_1 + 32 >> 2];
$7_1 = HEAP32[$3_1 + 28 >> 2];
if (($6_1 | 0) == ($7_1 | 0)) {
break block
}
}
$5_1 = HEAP32[$3_1 + 4 >> 2] + $7_1 | 0;
$4_1 = $6_1 - $7_1 | 0;
}
$4_1 = $5_1 ? $4_1 : 0;
HEAP32[$3_1 + 16 >> 2] = $4_1;
HEAP32[$3_1 + 12 >> 2] = 0;
HEAP32[$3_1 + 8 >> 2] = $4_1;
$6_1 = $5_1 ? $5_1 : 1;
HEAP32[$3_1 + 4 >> 2] = $6_1;
HEAP8[$3_1 + 24 | 0] = 1;
HEAP32[$3_1 >> 2] = 47;
HEAP32[$3_1 + 20 >> 2] = 47;
$5_1 = $3_1 + 48 | 0;
$78($5_1, $3_1);
$7_1 = HEAP32[$3_1 + 48 >> 2];
$8_1 = HEAP32[$3_1 + 52 >> 2];
HEAP32[$3_1 + 16 >> 2] = $4_1;
HEAP32[$3_1 + 12 >> 2] = 0;
HEAP32[$3_1 + 8 >> 2] = $4_1;
HEAP32[$3_1 + 4 >> 2] = $6_1;
HEAP8[$3_1 + 24 | 0] = 1;
HEAP32[$3_1 >> 2] = 58;
HEAP32[$3_1 + 20 >> 2] = 58;
$78($5_1, $3_1);
block4 : {
block3 : {
$6_1 = HEAP32[$3_1 + 52 >> 2];
$8_1 = $6_1 >>> 0 >= $8_1 >>> 0 ? $6_1 : $4_1;
$5_1 = $6_1;
$6_1 = HEAP32[$3_1 + 48 >> 2];
$5_1 = $6_1 ? ($7_1 & $6_1 ? $8_1 : $5_1) : $4_1;
block2 : {
if (!$5_1) {
break block2
}
if ($2_1 >>> 0 > $5_1 >>> 0) {
if (HEAP8[$1_1 + $5_1 | 0] > -65) {
break block2
}
break block3;
}
if (($2_1 | 0) != ($5_1 | 0)) {
break block3
}
}
$7_1 = $2_1 - $5_1 | 0;
$6_1 = $1_1 + $5_1 | 0;
$4_1 = $1_1;
break block4;
}
$4_1 = 0;
}
HEAP32[$3_1 + 44 >> 2] = $4_1 ? $7_1 : 0;
HEAP32[$3_1 + 40 >> 2] = $4_1 ? $6_1 : 1;
$138($3_1, $4_1 ? $4_1 : $1_1, $4_1 ? $5_1 : $2_1);
$4_1 = HEAP32[$3_1 + 8 >> 2];
if ($4_1) {
$2_1 = HEAP32[$3_1 + 4 >> 2];
while (1) {
$1_1 = HEAPU8[$2_1 | 0];
HEAP8[$2_1 | 0] = (($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $1_1;
$2_1 = $2_1 + 1 | 0;
$4_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
}
HEAP32[$3_1 + 56 >> 2] = HEAP32[$3_1 + 8 >> 2];
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$3_1 + 48 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$3_1 + 52 >> 2] = $1_1;
HEAP32[$3_1 + 12 >> 2] = 1;
HEAP32[$3_1 + 4 >> 2] = 2;
HEAP32[$3_1 + 8 >> 2] = $3_1 + 40;
$1_1 = $3_1 + 48 | 0;
HEAP32[$3_1 >> 2] = $1_1;
$145($0_1, 1048953, $3_1);
$133($1_1);
global$0 = $3_1 - -64 | 0;
}
function $101($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
var $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0;
$7_1 = global$0 - 224 | 0;
global$0 = $7_1;
HEAP32[$7_1 + 80 >> 2] = $2_1;
HEAP32[$7_1 + 76 >> 2] = $1_1;
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 76;
$145($7_1 + 84 | 0, 1049034, $7_1 + 144 | 0);
HEAP32[$7_1 + 112 >> 2] = $2_1;
HEAP32[$7_1 + 108 >> 2] = $1_1;
$13_1 = HEAP32[$5_1 + 16 >> 2];
$17_1 = HEAP32[$5_1 + 20 >> 2];
HEAP32[$7_1 + 188 >> 2] = $17_1;
HEAP32[$7_1 + 184 >> 2] = $13_1;
$68($7_1 - -64 | 0, $7_1 + 184 | 0, $3_1, $4_1);
block3 : {
block2 : {
block1 : {
if (HEAP32[$7_1 + 68 >> 2]) {
$1_1 = HEAP32[$7_1 + 64 >> 2];
$8_1 = HEAP8[$1_1 | 0];
block : {
if (($8_1 | 0) >= 0) {
$2_1 = $8_1 & 255;
break block;
}
$9_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$11_1 = $8_1 & 31;
$2_1 = $9_1 | $11_1 << 6;
if ($8_1 >>> 0 <= 4294967263) {
break block
}
$9_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $9_1 << 6;
$2_1 = $9_1 | $11_1 << 12;
if ($8_1 >>> 0 < 4294967280) {
break block
}
$2_1 = $11_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $9_1 << 6);
}
if (($2_1 | 0) == 32) {
break block1
}
if (($2_1 | 0) != 1114112) {
break block2
}
}
$138($7_1 + 116 | 0, 1066340, 7);
break block3;
}
$138($7_1 + 116 | 0, 1066347, 7);
break block3;
}
if ($2_1 - 33 >>> 0 >= 94) {
HEAP32[$7_1 + 128 >> 2] = $2_1;
HEAP32[$7_1 + 148 >> 2] = 7;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$145($7_1 + 116 | 0, 1066354, $7_1 + 144 | 0);
break block3;
}
HEAP32[$7_1 + 128 >> 2] = $2_1;
HEAP32[$7_1 + 148 >> 2] = 8;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$145($7_1 + 116 | 0, 1051712, $7_1 + 144 | 0);
}
block6 : {
block5 : {
block4 : {
if (!$13_1) {
break block4
}
if ($4_1 >>> 0 > $13_1 >>> 0) {
if (HEAP8[$3_1 + $13_1 | 0] > -65) {
break block4
}
break block5;
}
if (($4_1 | 0) != ($13_1 | 0)) {
break block5
}
}
$1_1 = $4_1 - $13_1 | 0;
$9_1 = $3_1 + $13_1 | 0;
$2_1 = $3_1;
break block6;
}
$2_1 = 0;
}
HEAP32[$7_1 + 172 >> 2] = 0;
HEAP32[$7_1 + 152 >> 2] = 64;
HEAP32[$7_1 + 144 >> 2] = 47;
HEAP32[$7_1 + 148 >> 2] = 58;
$15_1 = $2_1 ? $2_1 : $3_1;
HEAP32[$7_1 + 164 >> 2] = $15_1;
$16_1 = $2_1 ? $13_1 : $4_1;
HEAP32[$7_1 + 160 >> 2] = $16_1;
HEAP32[$7_1 + 156 >> 2] = $15_1;
$14_1 = $2_1 ? $1_1 : 0;
$11_1 = $2_1 ? $9_1 : 1;
$10_1 = 0;
block7 : {
if (!$16_1) {
break block7
}
$8_1 = $15_1 + $16_1 | 0;
while (1) {
block11 : {
$2_1 = $8_1 - 1 | 0;
HEAP32[$7_1 + 168 >> 2] = $2_1;
$9_1 = HEAP8[$2_1 | 0];
block8 : {
if (($9_1 | 0) >= 0) {
$8_1 = $2_1;
break block8;
}
$1_1 = $8_1 - 2 | 0;
HEAP32[$7_1 + 168 >> 2] = $1_1;
$18_1 = $9_1 & 63;
$10_1 = HEAPU8[$1_1 | 0];
$9_1 = $10_1 << 24 >> 24;
block9 : {
if (($9_1 | 0) >= -64) {
$8_1 = $1_1;
$1_1 = $10_1 & 31;
break block9;
}
$1_1 = $8_1 - 3 | 0;
HEAP32[$7_1 + 168 >> 2] = $1_1;
$10_1 = $9_1 & 63;
$9_1 = HEAPU8[$1_1 | 0];
$2_1 = $9_1 << 24 >> 24;
block10 : {
if (($2_1 | 0) >= -64) {
$8_1 = $1_1;
$1_1 = $9_1 & 15;
break block10;
}
$8_1 = $8_1 - 4 | 0;
HEAP32[$7_1 + 168 >> 2] = $8_1;
$1_1 = $2_1 & 63 | (HEAPU8[$8_1 | 0] & 7) << 6;
}
$1_1 = $10_1 | $1_1 << 6;
}
$9_1 = $18_1 | $1_1 << 6;
if (($9_1 | 0) == 1114112) {
break block11
}
}
$2_1 = 0;
block12 : {
while (1) {
if (($2_1 | 0) == 12) {
break block12
}
$1_1 = ($7_1 + 144 | 0) + $2_1 | 0;
$2_1 = $2_1 + 4 | 0;
if (HEAP32[$1_1 >> 2] != ($9_1 | 0)) {
continue
}
break;
};
$10_1 = ($8_1 - $15_1 | 0) + 1 | 0;
break block7;
}
if (($8_1 | 0) != ($15_1 | 0)) {
continue
}
}
break;
};
$10_1 = 0;
}
HEAP32[$7_1 + 160 >> 2] = $14_1;
HEAP32[$7_1 + 152 >> 2] = 64;
HEAP32[$7_1 + 144 >> 2] = 47;
HEAP32[$7_1 + 148 >> 2] = 58;
HEAP32[$7_1 + 156 >> 2] = $11_1;
$15_1 = $11_1 + $14_1 | 0;
HEAP32[$7_1 + 168 >> 2] = $15_1;
block13 : {
if (!$14_1) {
break block13
}
while (1) {
block15 : {
$8_1 = $11_1 + 1 | 0;
HEAP32[$7_1 + 164 >> 2] = $8_1;
$9_1 = HEAPU8[$11_1 | 0];
block14 : {
if ($9_1 << 24 >> 24 >= 0) {
break block14
}
$8_1 = $11_1 + 2 | 0;
HEAP32[$7_1 + 164 >> 2] = $8_1;
$2_1 = HEAPU8[$11_1 + 1 | 0] & 63;
$1_1 = $9_1 & 31;
if ($9_1 >>> 0 <= 223) {
$9_1 = $2_1 | $1_1 << 6;
break block14;
}
$8_1 = $11_1 + 3 | 0;
HEAP32[$7_1 + 164 >> 2] = $8_1;
$2_1 = HEAPU8[$11_1 + 2 | 0] & 63 | $2_1 << 6;
if ($9_1 >>> 0 < 240) {
$9_1 = $2_1 | $1_1 << 12;
break block14;
}
$8_1 = $11_1 + 4 | 0;
HEAP32[$7_1 + 164 >> 2] = $8_1;
$9_1 = $1_1 << 18 & 1835008 | (HEAPU8[$11_1 + 3 | 0] & 63 | $2_1 << 6);
if (($9_1 | 0) == 1114112) {
break block15
}
}
$11_1 = ($8_1 - $11_1 | 0) + $12_1 | 0;
HEAP32[$7_1 + 172 >> 2] = $11_1;
$2_1 = 0;
while (1) {
if (($2_1 | 0) != 12) {
$1_1 = ($7_1 + 144 | 0) + $2_1 | 0;
$2_1 = $2_1 + 4 | 0;
if (HEAP32[$1_1 >> 2] != ($9_1 | 0)) {
continue
}
break block13;
}
break;
};
$12_1 = $11_1;
$11_1 = $8_1;
if (($15_1 | 0) != ($8_1 | 0)) {
continue
}
}
break;
};
$12_1 = $14_1;
}
$2_1 = 0;
$8_1 = $12_1 + $16_1 | 0;
block16 : {
if ($8_1 >>> 0 < $10_1 >>> 0) {
break block16
}
block17 : {
if (!$10_1) {
break block17
}
if ($4_1 >>> 0 > $10_1 >>> 0) {
if (HEAP8[$3_1 + $10_1 | 0] > -65) {
break block17
}
break block16;
}
if (($4_1 | 0) != ($10_1 | 0)) {
break block16
}
}
block18 : {
if (!$8_1) {
break block18
}
if ($4_1 >>> 0 > $8_1 >>> 0) {
if (HEAP8[$3_1 + $8_1 | 0] > -65) {
break block18
}
break block16;
}
if (($4_1 | 0) != ($8_1 | 0)) {
break block16
}
}
$2_1 = $3_1 + $10_1 | 0;
$1_1 = $8_1 - $10_1 | 0;
}
$12_1 = $5_1 + 16 | 0;
$62($7_1 + 128 | 0, $2_1 ? $2_1 : 1, $2_1 ? $1_1 : 0);
$8_1 = HEAPU8[$5_1 + 24 | 0];
block38 : {
block60 : {
block42 : {
block43 : {
block44 : {
block45 : {
block51 : {
block50 : {
block54 : {
block53 : {
block58 : {
block59 : {
block36 : {
block27 : {
block47 : {
block46 : {
block48 : {
block22 : {
switch (HEAP32[$5_1 >> 2] - 1 | 0) {
default:
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 108;
$145($7_1 + 96 | 0, 1049628, $7_1 + 144 | 0);
break block38;
case 1:
$68($7_1 + 8 | 0, $12_1, $3_1, $4_1);
$1_1 = $7_1 + 144 | 0;
$62($1_1, HEAP32[$7_1 + 8 >> 2], HEAP32[$7_1 + 12 >> 2]);
HEAP32[$7_1 + 188 >> 2] = 2;
HEAP32[$7_1 + 184 >> 2] = $1_1;
$145($7_1 + 96 | 0, 1051451, $7_1 + 184 | 0);
$133($1_1);
break block38;
case 2:
$98($7_1 + 16 | 0, $3_1, $4_1);
$1_1 = $7_1 + 184 | 0;
$2_1 = HEAP32[$7_1 + 16 >> 2];
$62($1_1, $2_1 ? $2_1 : 1, $2_1 ? HEAP32[$7_1 + 20 >> 2] : 0);
HEAP32[$7_1 + 156 >> 2] = 2;
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 152 >> 2] = $1_1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 108;
$145($7_1 + 96 | 0, 1051510, $7_1 + 144 | 0);
$133($1_1);
break block38;
case 4:
HEAP32[$7_1 + 212 >> 2] = $17_1;
HEAP32[$7_1 + 208 >> 2] = $13_1;
$2_1 = 18;
$1_1 = 1065979;
block41 : {
block40 : {
switch ($8_1 - 1 | 0) {
case 0:
$2_1 = 5;
$1_1 = 1065966;
break block41;
case 1:
break block40;
default:
break block41;
};
}
$2_1 = 8;
$1_1 = 1065971;
}
HEAP32[$7_1 + 220 >> 2] = $2_1;
HEAP32[$7_1 + 216 >> 2] = $1_1;
$68($7_1 + 32 | 0, $7_1 + 208 | 0, $3_1, $4_1);
$12_1 = HEAP32[$7_1 + 36 >> 2];
$11_1 = HEAP32[$7_1 + 32 >> 2];
if (!$4_1) {
break block42
}
$2_1 = $3_1 + $4_1 | 0;
$1_1 = HEAP8[$2_1 - 1 | 0];
if (($1_1 | 0) >= 0) {
break block43
}
$5_1 = HEAPU8[$2_1 - 2 | 0];
$10_1 = $5_1 << 24 >> 24;
if (($10_1 | 0) >= -64) {
$2_1 = $5_1 & 31;
break block44;
}
$5_1 = HEAPU8[$2_1 - 3 | 0];
$14_1 = $5_1 << 24 >> 24;
if (($14_1 | 0) >= -64) {
$5_1 = $5_1 & 15;
break block45;
}
$5_1 = $14_1 & 63 | (HEAPU8[$2_1 - 4 | 0] & 7) << 6;
break block45;
case 5:
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$145($7_1 + 96 | 0, 1050064, $7_1 + 144 | 0);
break block38;
case 6:
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$145($7_1 + 96 | 0, 1049395, $7_1 + 144 | 0);
break block38;
case 7:
switch ($8_1 - 1 | 0) {
case 0:
break block46;
case 1:
break block47;
default:
break block48;
};
case 9:
block49 : {
if (!$13_1) {
break block49
}
if ($4_1 >>> 0 > $13_1 >>> 0) {
if (HEAP8[$3_1 + $13_1 | 0] > -65) {
break block49
}
break block50;
}
if (($4_1 | 0) != ($13_1 | 0)) {
break block50
}
}
$1_1 = $3_1;
break block51;
case 10:
$138($7_1 + 96 | 0, 1066008, 67);
break block38;
case 11:
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$145($7_1 + 96 | 0, 1049142, $7_1 + 144 | 0);
break block38;
case 12:
block52 : {
if (!$13_1) {
break block52
}
if ($4_1 >>> 0 > $13_1 >>> 0) {
if (HEAP8[$3_1 + $13_1 | 0] > -65) {
break block52
}
break block53;
}
if (($4_1 | 0) != ($13_1 | 0)) {
break block53
}
}
$1_1 = $3_1;
break block54;
case 13:
$138($7_1 + 96 | 0, 1066075, 64);
break block38;
case 14:
$138($7_1 + 96 | 0, 1066139, 54);
break block38;
case 15:
$11_1 = HEAP32[$5_1 + 4 >> 2];
$12_1 = HEAP32[$5_1 + 8 >> 2];
HEAP32[$7_1 + 140 >> 2] = HEAP32[$5_1 + 12 >> 2];
HEAP16[$7_1 + 180 >> 1] = 1;
HEAP32[$7_1 + 176 >> 2] = $4_1;
$5_1 = 0;
HEAP32[$7_1 + 172 >> 2] = 0;
HEAP8[$7_1 + 168 | 0] = 1;
HEAP32[$7_1 + 164 >> 2] = 64;
HEAP32[$7_1 + 160 >> 2] = $4_1;
HEAP32[$7_1 + 156 >> 2] = 0;
HEAP32[$7_1 + 152 >> 2] = $4_1;
HEAP32[$7_1 + 148 >> 2] = $3_1;
HEAP32[$7_1 + 144 >> 2] = 64;
block55 : {
while (1) {
$96($7_1 + 56 | 0, $7_1 + 144 | 0);
$2_1 = HEAP32[$7_1 + 56 >> 2];
if (!$2_1) {
break block55
}
$1_1 = HEAP32[$7_1 + 60 >> 2];
if (!$126($2_1, $1_1, $11_1, $12_1)) {
continue
}
break;
};
$1_1 = $1_1 - $12_1 | 0;
$5_1 = $2_1 + $12_1 | 0;
}
$2_1 = 0;
$10_1 = $7_1 + 48 | 0;
$14_1 = $5_1 ? $1_1 : 0;
$1_1 = $5_1 ? $5_1 : 1;
HEAP32[$10_1 + 4 >> 2] = $14_1 + $1_1;
HEAP32[$10_1 >> 2] = $1_1;
$5_1 = HEAP32[$7_1 + 48 >> 2];
$10_1 = HEAP32[$7_1 + 52 >> 2];
block56 : {
if (($5_1 | 0) == ($10_1 | 0)) {
break block56
}
$1_1 = $10_1 - $5_1 | 0;
while (1) {
$14_1 = HEAPU8[$2_1 + $5_1 | 0];
if (($14_1 - 48 & 255) >>> 0 >= 10) {
if ((($14_1 & -33) - 65 & 255) >>> 0 > 5) {
break block56
}
}
$2_1 = $2_1 + 1 | 0;
if (($10_1 | 0) != ($5_1 + $2_1 | 0)) {
continue
}
break;
};
$2_1 = $1_1;
}
HEAP32[$7_1 + 208 >> 2] = $2_1;
$14($7_1 + 40 | 0, $11_1, $12_1);
$1_1 = HEAP32[$7_1 + 44 >> 2];
HEAP32[$7_1 + 216 >> 2] = HEAP32[$7_1 + 40 >> 2];
HEAP32[$7_1 + 220 >> 2] = $1_1;
HEAP32[$7_1 + 204 >> 2] = 3;
HEAP32[$7_1 + 196 >> 2] = 3;
HEAP32[$7_1 + 188 >> 2] = 1;
HEAP32[$7_1 + 200 >> 2] = $7_1 + 208;
HEAP32[$7_1 + 192 >> 2] = $7_1 + 140;
HEAP32[$7_1 + 184 >> 2] = $7_1 + 216;
$145($7_1 + 96 | 0, 1049108, $7_1 + 184 | 0);
break block38;
case 16:
$138($7_1 + 96 | 0, 1066193, 74);
break block38;
case 0:
$13($7_1, $3_1, $4_1);
$62($7_1 + 184 | 0, HEAP32[$7_1 >> 2], HEAP32[$7_1 + 4 >> 2]);
$1_1 = HEAP32[$7_1 + 192 >> 2];
block57 : {
if ($1_1) {
$2_1 = HEAP32[$7_1 + 188 >> 2];
HEAP32[$7_1 + 220 >> 2] = $1_1;
HEAP32[$7_1 + 216 >> 2] = $2_1;
HEAP32[$7_1 + 156 >> 2] = 1;
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 152 >> 2] = $7_1 + 216;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 108;
$145($7_1 + 96 | 0, 1050030, $7_1 + 144 | 0);
break block57;
}
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 108;
$145($7_1 + 96 | 0, 1050393, $7_1 + 144 | 0);
}
$133($7_1 + 184 | 0);
break block38;
case 3:
break block22;
case 8:
break block27;
case 17:
break block36;
};
}
if (($8_1 | 0) == 2) {
break block58
}
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$145($7_1 + 96 | 0, 1051640, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$84($7_1 + 96 | 0, 1049227, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$84($7_1 + 96 | 0, 1049296, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$84($7_1 + 96 | 0, 1049169, $7_1 + 144 | 0);
break block38;
}
if (($8_1 | 0) == 1) {
break block59
}
HEAP32[$7_1 + 148 >> 2] = 3;
HEAP32[$7_1 + 144 >> 2] = 1066004;
$145($7_1 + 96 | 0, 1051296, $7_1 + 144 | 0);
break block38;
}
if (($8_1 | 0) != 2) {
$138($7_1 + 96 | 0, 1066305, 35);
break block38;
}
$138($7_1 + 96 | 0, 1066267, 38);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 3;
HEAP32[$7_1 + 144 >> 2] = 1066e3;
$145($7_1 + 96 | 0, 1050151, $7_1 + 144 | 0);
break block38;
}
$68($7_1 + 24 | 0, $12_1, $3_1, $4_1);
$1_1 = $7_1 + 144 | 0;
$62($1_1, HEAP32[$7_1 + 24 >> 2], HEAP32[$7_1 + 28 >> 2]);
HEAP32[$7_1 + 188 >> 2] = 2;
HEAP32[$7_1 + 184 >> 2] = $1_1;
$145($7_1 + 96 | 0, 1051603, $7_1 + 184 | 0);
$133($1_1);
break block38;
}
$1_1 = 0;
}
$2_1 = $7_1 + 184 | 0;
$62($2_1, $1_1 ? $1_1 : 1, $1_1 ? $13_1 : 0);
HEAP32[$7_1 + 156 >> 2] = 2;
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 152 >> 2] = $7_1 + 116;
HEAP32[$7_1 + 144 >> 2] = $2_1;
$145($7_1 + 96 | 0, 1049043, $7_1 + 144 | 0);
$133($2_1);
break block38;
}
$1_1 = 0;
}
$2_1 = $7_1 + 144 | 0;
$62($2_1, $1_1 ? $1_1 : 1, $1_1 ? $13_1 : 0);
HEAP32[$7_1 + 188 >> 2] = 2;
HEAP32[$7_1 + 184 >> 2] = $2_1;
$145($7_1 + 96 | 0, 1051367, $7_1 + 184 | 0);
$133($2_1);
break block38;
}
$2_1 = $10_1 & 63 | $5_1 << 6;
}
$1_1 = $1_1 & 63 | $2_1 << 6;
}
if ($12_1) {
break block42
}
if (($1_1 | 0) != 1114112) {
break block60
}
}
HEAP32[$7_1 + 188 >> 2] = $12_1;
HEAP32[$7_1 + 184 >> 2] = $11_1;
HEAP32[$7_1 + 156 >> 2] = 1;
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 152 >> 2] = $7_1 + 184;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 216;
$145($7_1 + 96 | 0, 1051572, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 184 >> 2] = $1_1;
HEAP32[$7_1 + 156 >> 2] = 8;
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 152 >> 2] = $7_1 + 184;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 216;
$145($7_1 + 96 | 0, 1051686, $7_1 + 144 | 0);
}
$133($7_1 + 128 | 0);
$133($7_1 + 116 | 0);
$5_1 = $7_1 + 84 | 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
$1_1 = $7_1 + 96 | 0;
HEAP32[$2_1 + 28 >> 2] = HEAP32[$1_1 + 8 >> 2];
$12_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 20 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$2_1 + 24 >> 2] = $12_1;
$1_1 = $2(4, 88);
if (!$1_1) {
wasm2js_trap()
}
HEAP32[$1_1 >> 2] = 0;
$12_1 = HEAP32[$2_1 + 16 >> 2];
HEAP32[$1_1 + 4 >> 2] = HEAP32[$2_1 + 12 >> 2];
HEAP32[$1_1 + 8 >> 2] = $12_1;
$12_1 = HEAP32[$2_1 + 24 >> 2];
HEAP32[$1_1 + 12 >> 2] = HEAP32[$2_1 + 20 >> 2];
HEAP32[$1_1 + 16 >> 2] = $12_1;
HEAP32[$1_1 + 20 >> 2] = HEAP32[$2_1 + 28 >> 2];
HEAP8[$1_1 + 87 | 0] = $0_1;
HEAP8[$1_1 + 86 | 0] = 4;
HEAP16[$1_1 + 84 >> 1] = 771;
HEAP32[$1_1 + 76 >> 2] = 0;
HEAP32[$1_1 + 48 >> 2] = -2147483647;
HEAP32[$1_1 + 36 >> 2] = -2147483648;
$0_1 = HEAP32[$5_1 + 4 >> 2];
HEAP32[$1_1 + 24 >> 2] = HEAP32[$5_1 >> 2];
HEAP32[$1_1 + 28 >> 2] = $0_1;
HEAP32[$1_1 + 32 >> 2] = HEAP32[$5_1 + 8 >> 2];
global$0 = $2_1 + 32 | 0;
$0_1 = HEAP32[$6_1 + 4 >> 2];
$12_1 = HEAP32[$6_1 + 8 >> 2];
$5_1 = HEAP32[$6_1 >> 2];
$138($7_1 + 144 | 0, $3_1, $4_1);
$2_1 = $1_1 + 36 | 0;
if (HEAP32[$1_1 + 36 >> 2] != -2147483648) {
$133($2_1)
}
HEAP32[$2_1 + 8 >> 2] = HEAP32[$7_1 + 152 >> 2];
$3_1 = HEAP32[$7_1 + 148 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$7_1 + 144 >> 2];
HEAP32[$2_1 + 4 >> 2] = $3_1;
HEAP8[$1_1 + 86 | 0] = $8_1;
HEAP32[$1_1 + 8 >> 2] = $17_1;
HEAP32[$1_1 + 4 >> 2] = $13_1;
HEAP32[$1_1 >> 2] = 1;
$46($1_1 + 48 | 0);
HEAP8[$1_1 + 72 | 0] = 3;
HEAP32[$1_1 + 60 >> 2] = -2147483648;
HEAP32[$1_1 + 52 >> 2] = $0_1;
HEAP32[$1_1 + 56 >> 2] = $12_1;
HEAP32[$1_1 + 48 >> 2] = ($5_1 | 0) <= -2147483647 ? -2147483647 : $5_1;
global$0 = $7_1 + 224 | 0;
return $1_1;
}
function $102($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
block : {
if ($2_1 >>> 0 >= 16385) {
$1_1 = $83(1052093, 4, $2_1, 16384);
HEAP32[$0_1 >> 2] = 2;
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block;
}
$5_1 = $4_1 + 4 | 0;
$86($5_1, $1_1, $2_1);
block2 : {
block1 : {
if (HEAP32[$4_1 + 4 >> 2] != 19) {
$2_1 = $107($1_1, $2_1, $5_1);
break block1;
}
$2_1 = HEAP32[$4_1 + 12 >> 2];
$1_1 = HEAP32[$4_1 + 8 >> 2];
if ($1_1) {
break block2
}
}
HEAP32[$0_1 >> 2] = 2;
HEAP32[$0_1 + 4 >> 2] = $2_1;
break block;
}
$87($4_1 + 4 | 0, $1_1, $2_1, $3_1);
HEAP32[$0_1 + 20 >> 2] = $2_1;
HEAP32[$0_1 + 16 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = -2147483648;
$1_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 12 >> 2];
HEAP16[$0_1 + 24 >> 1] = HEAPU16[$4_1 + 20 >> 1];
}
global$0 = $4_1 + 32 | 0;
}
function $103($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$7_1 = global$0 - 16 | 0;
global$0 = $7_1;
$3_1 = HEAP32[$1_1 >> 2];
$4_1 = HEAP32[$1_1 + 20 >> 2];
$5_1 = HEAP32[$1_1 + 16 >> 2];
block4 : {
block3 : {
block2 : {
block : {
switch (HEAP32[$1_1 + 4 >> 2] - 13 | 0) {
case 1:
$2_1 = $3_1 + 6 | 0;
if (!((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1818391920 | (HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1919116590 | ((HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1697538921 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1937203502))) {
break block3
}
break block2;
case 0:
break block;
default:
break block2;
};
}
$2_1 = $3_1 + 5 | 0;
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1920100717 | (HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1667706482 | ((HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1731097199 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1869164146)) {
break block2
}
$3_1 = $126($5_1, $4_1, 1053451, 8) ? $5_1 + 8 | 0 : 0;
$1_1 = $4_1 - 8 | 0;
break block4;
}
$5_1 = $7_1 + 8 | 0;
$2_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
block5 : {
if (HEAP32[$1_1 + 4 >> 2] != 9) {
break block5
}
$2_1 = HEAP32[$1_1 >> 2];
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1801678692 | HEAPU8[$2_1 + 8 | 0] ^ 111 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1764651621) {
break block5
}
$2_1 = HEAP32[$1_1 + 20 >> 2];
$3_1 = HEAP32[$1_1 + 16 >> 2];
if (HEAP32[$1_1 + 12 >> 2]) {
$1_1 = $3_1
} else {
if (!$126($3_1, $2_1, 1053451, 8)) {
break block5
}
$2_1 = $2_1 - 8 | 0;
$1_1 = $3_1 + 8 | 0;
}
$6_1 = $1_1;
if ($2_1 >>> 0 >= 8) {
$155($4_1 + 8 | 0, 47, $6_1, $2_1);
$6_1 = HEAP32[$4_1 + 8 >> 2] ? 0 : $6_1;
break block5;
}
if (!$2_1) {
$2_1 = 0;
break block5;
}
$1_1 = 0;
while (1) {
if (HEAPU8[$1_1 + $6_1 | 0] == 47) {
$6_1 = 0;
break block5;
}
$1_1 = $1_1 + 1 | 0;
if (($2_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
}
HEAP32[$5_1 + 4 >> 2] = $2_1;
HEAP32[$5_1 >> 2] = $6_1;
global$0 = $4_1 + 16 | 0;
$3_1 = HEAP32[$7_1 + 8 >> 2];
$1_1 = HEAP32[$7_1 + 12 >> 2];
break block4;
}
$3_1 = $126($5_1, $4_1, 1054628, 15) ? $5_1 + 15 | 0 : 0;
$1_1 = $4_1 - 15 | 0;
}
HEAP32[$0_1 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $7_1 + 16 | 0;
}
function $104($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$8_1 = global$0 - 48 | 0;
global$0 = $8_1;
$2_1 = HEAP32[$0_1 + 16 >> 2];
$1_1 = HEAP32[$0_1 + 20 >> 2];
HEAP32[$8_1 + 36 >> 2] = $1_1;
HEAP32[$8_1 + 32 >> 2] = 0;
HEAP32[$8_1 + 28 >> 2] = $1_1;
HEAP32[$8_1 + 24 >> 2] = $2_1;
HEAP8[$8_1 + 44 | 0] = 1;
HEAP32[$8_1 + 20 >> 2] = 47;
HEAP32[$8_1 + 40 >> 2] = 47;
$33($8_1 + 8 | 0, $8_1 + 20 | 0);
if (HEAP32[$8_1 + 8 >> 2]) {
$4_1 = HEAP32[$8_1 + 16 >> 2];
$5_1 = $4_1 + $2_1 | 0;
$7_1 = $1_1 - $4_1 | 0;
$10_1 = HEAP32[$8_1 + 12 >> 2];
$4_1 = $2_1;
}
$6_1 = $4_1 ? $7_1 : 0;
$5_1 = $4_1 ? $5_1 : 1;
$7_1 = $4_1 ? $10_1 : $1_1;
$1_1 = $4_1 ? $4_1 : $2_1;
$2_1 = HEAP32[$0_1 >> 2];
block1 : {
block20 : {
block22 : {
block24 : {
block29 : {
block27 : {
block28 : {
block40 : {
block41 : {
block48 : {
block43 : {
block45 : {
block44 : {
block51 : {
block47 : {
block52 : {
block50 : {
block54 : {
block53 : {
block38 : {
block39 : {
block35 : {
block37 : {
block36 : {
block31 : {
block33 : {
block49 : {
block46 : {
block7 : {
block42 : {
block5 : {
block11 : {
block30 : {
block8 : {
block9 : {
block3 : {
block32 : {
block6 : {
block : {
block10 : {
block2 : {
block4 : {
$0_1 = HEAP32[$0_1 + 4 >> 2];
switch ($0_1 - 7 | 0) {
case 0:
break block;
case 2:
break block2;
case 3:
break block3;
case 6:
break block4;
case 7:
break block5;
case 8:
break block6;
case 10:
break block7;
case 11:
break block8;
case 19:
break block9;
default:
break block1;
};
}
$0_1 = $2_1 + 5 | 0;
if (!((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1920100717 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1667706482 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1731097199 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1869164146))) {
break block10
}
break block1;
}
$4_1 = $2_1 + 8 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1801678692 | HEAPU8[$4_1 | 0] ^ 111 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1764651621) {
break block11
}
}
block26 : {
block12 : {
block25 : {
block23 : {
block13 : {
block19 : {
block15 : {
block21 : {
block17 : {
block18 : {
block16 : {
switch ($7_1 - 5 | 0) {
case 2:
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1853122914 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1768776046) {
break block18
}
$3_1 = 1056028;
break block1;
case 0:
break block12;
case 1:
break block13;
case 3:
break block15;
case 6:
break block16;
case 7:
break block17;
default:
break block1;
};
}
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1970170220 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1702066293 | ((HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1919251320 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1919252082)) {
break block19
}
break block20;
}
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 2037413226 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1919251577) {
break block21
}
break block22;
}
$0_1 = $1_1 + 8 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1987208563 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1886741860 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1769173605) {
break block1
}
$3_1 = 1054416;
break block1;
}
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1852404340 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1650749294) {
break block23
}
$3_1 = 1054988;
break block1;
}
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) != 1869505906 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) != 1702125942) {
break block1
}
break block24;
}
if (!((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1869505906 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1952544367 | ((HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1702125942 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1953456741))) {
break block24
}
break block1;
}
$0_1 = $1_1 + 4 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1801678706 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 29285) {
break block25
}
$3_1 = 1055740;
break block1;
}
if (!((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1684957547 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1953719652)) {
$3_1 = 1054876;
break block1;
}
if (($6_1 | 0) != 7) {
break block1
}
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1802397034 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1936615787) {
break block1
}
$4_1 = 1785032299;
$0_1 = HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($0_1 | 0) == 1785032299) {
break block26
}
break block27;
}
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1751410034 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 29793) {
break block1
}
break block28;
}
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1734439012 | HEAPU8[$1_1 + 4 | 0] ^ 101 | ($6_1 | 0) != 8) {
break block1
}
$2_1 = HEAPU8[$5_1 + 4 | 0] | HEAPU8[$5_1 + 5 | 0] << 8 | (HEAPU8[$5_1 + 6 | 0] << 16 | HEAPU8[$5_1 + 7 | 0] << 24);
$4_1 = HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24);
$5_1 = $4_1 << 24 | ($4_1 & 65280) << 8;
$3_1 = $4_1 & 16711680;
$7_1 = $3_1 << 24;
$3_1 = $3_1 >>> 8 | 0;
$1_1 = $4_1 & -16777216;
$0_1 = $1_1 >>> 24 | 0;
$1_1 = $7_1 | $1_1 << 8;
$0_1 = $0_1 | $3_1 | $5_1;
$0_1 = $0_1 | 0;
$2_1 = (($2_1 & 255) << 24 | $4_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $4_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24) | $1_1;
$3_1 = (($0_1 | 0) == 1885823332 & $2_1 >>> 0 > 1835626036 | $0_1 >>> 0 > 1885823332) - (($0_1 | 0) == 1885823332 & $2_1 >>> 0 < 1835626036 | $0_1 >>> 0 < 1885823332) | 0 ? 0 : 1056424;
break block1;
}
$4_1 = 1802071667;
$0_1 = $5_1 + 3 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($0_1 | 0) != 1802071667) {
break block27
}
break block29;
}
$4_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$0_1 = $2_1 + 3 | 0;
$9_1 = HEAPU8[$0_1 + 1 | 0] << 8;
$10_1 = HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24;
if ($4_1 ^ 1919117415 | (HEAPU8[$0_1 | 0] | $9_1 | $10_1) ^ 1869164146) {
if ($4_1 ^ 2036430193 | ($10_1 | ($9_1 | HEAPU8[$0_1 | 0])) ^ 1869164153) {
break block30
}
switch ($7_1 - 6 | 0) {
case 0:
break block31;
case 1:
break block32;
case 4:
break block33;
default:
break block1;
};
}
block34 : {
switch ($7_1 - 7 | 0) {
case 0:
break block34;
case 1:
break block35;
case 4:
break block36;
case 5:
break block37;
case 8:
break block38;
default:
break block1;
};
}
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1802398060 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1685218667) {
break block39
}
$3_1 = 1056288;
break block1;
}
$0_1 = $2_1 + 7 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1768383858 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 946548345 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 2037544051 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1869164147)) {
break block1
}
break block40;
}
$2_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$0_1 = $1_1 + 3 | 0;
$4_1 = HEAPU8[$0_1 + 1 | 0] << 8;
$6_1 = HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24;
if (!($2_1 ^ 2037413226 | (HEAPU8[$0_1 | 0] | $4_1 | $6_1) ^ 1919251577)) {
break block22
}
$3_1 = $2_1 ^ 1818850658 | ($6_1 | ($4_1 | HEAPU8[$0_1 | 0])) ^ 1751213164 ? 0 : 1053856;
break block1;
}
if (!$170($2_1, 1057256, $0_1)) {
break block40
}
break block1;
}
if (!$170($2_1, 1057266, $0_1)) {
break block28
}
break block1;
}
if (!$170($2_1, 1057292, $0_1)) {
break block28
}
break block1;
}
$4_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$0_1 = $2_1 + 3 | 0;
$2_1 = HEAPU8[$0_1 + 1 | 0] << 8;
$9_1 = HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24;
if (!($4_1 ^ 1919121006 | (HEAPU8[$0_1 | 0] | $2_1 | $9_1) ^ 1869164146)) {
break block41
}
if ($4_1 ^ 1919120236 | ($9_1 | ($2_1 | HEAPU8[$0_1 | 0])) ^ 1869164146 | ($7_1 | 0) != 11) {
break block1
}
$7_1 = 2020828530;
$5_1 = 1818848885;
$4_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$10_1 = $4_1 << 24 | ($4_1 & 65280) << 8;
$3_1 = $4_1 & 16711680;
$0_1 = $3_1 << 24;
$3_1 = $3_1 >>> 8 | 0;
$9_1 = $0_1;
$6_1 = $4_1 & -16777216;
$0_1 = $6_1 >>> 24 | 0;
$2_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
$2_1 = $9_1 | $6_1 << 8 | ((($2_1 & 255) << 24 | $4_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $4_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24));
$0_1 = $0_1 | $3_1 | $10_1;
$0_1 = $0_1 | 0;
if (($2_1 | 0) == 2020828530 & ($0_1 | 0) == 1818848885) {
break block42
}
break block43;
}
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1814983267 | HEAPU8[$4_1 | 0] ^ 111 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1764647989 | ($7_1 | 0) != 7) {
break block1
}
$0_1 = 1818848875;
$2_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$3_1 = __wasm_rotr_i32($2_1 & 16711935, 8) | __wasm_rotr_i32($2_1, 24) & 16711935;
if (($3_1 | 0) != 1818848875) {
break block44
}
$0_1 = 1801810532;
$4_1 = 0;
$2_1 = $1_1 + 3 | 0;
$2_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$3_1 = __wasm_rotr_i32($2_1 & 16711935, 8) | __wasm_rotr_i32($2_1, 24) & 16711935;
if (($3_1 | 0) != 1801810532) {
break block44
}
break block45;
}
if (($7_1 | 0) != 7) {
break block1
}
$0_1 = $2_1 + 6 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1818391920 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1919116590 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1697538921 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1937203502)) {
break block1
}
$0_1 = 1651078254;
$2_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$3_1 = __wasm_rotr_i32($2_1 & 16711935, 8) | __wasm_rotr_i32($2_1, 24) & 16711935;
if (($3_1 | 0) == 1651078254) {
break block46
}
break block47;
}
$7_1 = 1920361842;
$5_1 = 1970828133;
$4_1 = 0;
$0_1 = $1_1 + 3 | 0;
$3_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$2_1 = HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24);
$10_1 = $3_1 << 24 | ($3_1 & 65280) << 8;
$1_1 = $3_1 & 16711680;
$0_1 = $1_1 << 24;
$1_1 = $1_1 >>> 8 | 0;
$9_1 = $0_1;
$6_1 = $3_1 & -16777216;
$0_1 = $6_1 >>> 24 | 0;
$2_1 = $9_1 | $6_1 << 8 | ((($2_1 & 255) << 24 | $3_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $3_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24));
$0_1 = $0_1 | $1_1 | $10_1;
$0_1 = $0_1 | 0;
if (($2_1 | 0) != 1920361842 | ($0_1 | 0) != 1970828133) {
break block43
}
break block48;
}
if (($7_1 | 0) != 6) {
break block1
}
$0_1 = $2_1 + 8 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 779248493 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1718580079 | HEAPU8[$2_1 + 16 | 0] ^ 109 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1919117677 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1868770932)) {
break block1
}
$0_1 = 1685025902;
$2_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$3_1 = __wasm_rotr_i32($2_1 & 16711935, 8) | __wasm_rotr_i32($2_1, 24) & 16711935;
if (($3_1 | 0) == 1685025902) {
break block49
}
break block50;
}
$0_1 = 1851878761;
$4_1 = 0;
$2_1 = $1_1 + 3 | 0;
$2_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$3_1 = __wasm_rotr_i32($2_1 & 16711935, 8) | __wasm_rotr_i32($2_1, 24) & 16711935;
if (($3_1 | 0) != 1851878761) {
break block47
}
break block51;
}
$0_1 = 25972;
$4_1 = 0;
$2_1 = $1_1 + 4 | 0;
$2_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8;
$3_1 = ($2_1 << 8 | $2_1 >>> 8) & 65535;
if (($3_1 | 0) != 25972) {
break block50
}
break block52;
}
$2_1 = $1_1 + 8 | 0;
$3_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1953394531 | (HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8) ^ 29554 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1701734753 ? 0 : 1053856;
break block1;
}
$0_1 = $1_1 + 4 | 0;
if (!((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1835298672 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 28257)) {
$3_1 = 1053856;
break block1;
}
$4_1 = 1936420720;
$0_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($0_1 | 0) != 1936420720) {
break block53
}
$4_1 = 25967;
$0_1 = $1_1 + 4 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8;
$0_1 = ($0_1 << 8 | $0_1 >>> 8) & 65535;
if (($0_1 | 0) != 25967) {
break block53
}
break block54;
}
$3_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
$4_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$2_1 = $1_1 + 3 | 0;
if (!($4_1 ^ 1970170220 | (HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1702066293 | ($3_1 ^ 1919251320 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1919252082))) {
break block20
}
$0_1 = $2_1;
$3_1 = $4_1 ^ 1869505906 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1952544367 | ($3_1 ^ 1702125942 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1953456741) ? 0 : 1057128;
break block1;
}
$0_1 = $1_1 + 8 | 0;
$3_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1987208563 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1886741860 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1769173605 ? 0 : 1054416;
break block1;
}
$3_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) == 1869505906 & (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) == 1702125942 ? 1057128 : 0;
break block1;
}
$3_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1684369007 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1882223204 ? 0 : 1054728;
break block1;
}
$7_1 = 762277989;
$5_1 = 1752132965;
$4_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$10_1 = $4_1 << 24 | ($4_1 & 65280) << 8;
$3_1 = $4_1 & 16711680;
$0_1 = $3_1 << 24;
$3_1 = $3_1 >>> 8 | 0;
$9_1 = $0_1;
$6_1 = $4_1 & -16777216;
$0_1 = $6_1 >>> 24 | 0;
$2_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
$2_1 = $9_1 | $6_1 << 8 | ((($2_1 & 255) << 24 | $4_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $4_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24));
$0_1 = $0_1 | $3_1 | $10_1;
$9_1 = 0;
$0_1 = $0_1 | 0;
block55 : {
if (($2_1 | 0) == 762277989 & ($0_1 | 0) == 1752132965) {
$7_1 = 1768910451;
$5_1 = 1701994868;
$0_1 = $1_1 + 7 | 0;
$4_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$2_1 = HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24);
$6_1 = $4_1 << 24 | ($4_1 & 65280) << 8;
$3_1 = $4_1 & 16711680;
$10_1 = $3_1 << 24;
$3_1 = $3_1 >>> 8 | 0;
$1_1 = $4_1 & -16777216;
$0_1 = $1_1 >>> 24 | 0;
$2_1 = $10_1 | $1_1 << 8 | ((($2_1 & 255) << 24 | $4_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $4_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24));
$0_1 = $0_1 | $3_1 | $6_1;
$0_1 = $0_1 | (0 | $9_1);
$4_1 = 0;
if (($2_1 | 0) == 1768910451 & ($0_1 | 0) == 1701994868) {
break block55
}
}
$4_1 = ($0_1 | 0) == ($5_1 | 0) & $2_1 >>> 0 < $7_1 >>> 0 | $0_1 >>> 0 < $5_1 >>> 0 ? -1 : 1;
}
$3_1 = $4_1 ? 0 : 1054728;
break block1;
}
$3_1 = $0_1 >>> 0 < $4_1 >>> 0 ? -1 : 1;
}
$3_1 = $3_1 ? 0 : 1053856;
break block1;
}
$4_1 = $0_1 >>> 0 > $3_1 >>> 0 ? -1 : 1;
}
$3_1 = $4_1 ? 0 : 1055156;
break block1;
}
$4_1 = $0_1 >>> 0 > $3_1 >>> 0 ? -1 : 1;
}
$3_1 = $4_1 ? 0 : 1056028;
break block1;
}
$4_1 = $0_1 >>> 0 > $3_1 >>> 0 ? -1 : 1;
}
$3_1 = $4_1 ? 0 : 1056288;
break block1;
}
$4_1 = ($0_1 | 0) == ($5_1 | 0) & $2_1 >>> 0 < $7_1 >>> 0 | $0_1 >>> 0 < $5_1 >>> 0 ? -1 : 1;
}
$3_1 = $4_1 ? 0 : 1054192;
break block1;
}
if (($7_1 | 0) != 6) {
break block1
}
$0_1 = $1_1 + 4 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1684633198 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 24937) {
break block1
}
$4_1 = global$0 - 96 | 0;
global$0 = $4_1;
block56 : {
if ($6_1 >>> 0 >= 8) {
$155($4_1 + 8 | 0, 47, $5_1, $6_1);
$3_1 = HEAP32[$4_1 + 8 >> 2] != 0;
break block56;
}
if (!$6_1) {
break block56
}
$0_1 = $6_1 - 1 | 0;
while (1) {
$3_1 = HEAPU8[$5_1 | 0] == 47;
if ($3_1) {
break block56
}
$5_1 = $5_1 + 1 | 0;
$2_1 = $0_1;
$0_1 = $0_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
}
global$0 = $4_1 + 96 | 0;
$3_1 = $3_1 ? 0 : 1055484;
break block1;
}
$3_1 = 1053988;
break block1;
}
$3_1 = 1056640;
break block1;
}
$3_1 = $0_1 >>> 0 < $4_1 >>> 0 ? -1 : 1;
}
$3_1 = $3_1 ? 0 : 1056140;
break block1;
}
$3_1 = 1057128;
break block1;
}
$3_1 = 1054592;
break block1;
}
$3_1 = 1054192;
}
global$0 = $8_1 + 48 | 0;
return $3_1;
}
function $105($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0;
$11_1 = global$0 - 16 | 0;
global$0 = $11_1;
$21_1 = HEAP32[$1_1 >> 2];
$4_1 = HEAP32[$1_1 + 8 >> 2];
$10_1 = $4_1;
block32 : {
block4 : {
block : {
$12_1 = HEAP32[$1_1 + 4 >> 2];
if ($12_1 >>> 0 <= $4_1 >>> 0) {
break block
}
while (1) {
$2_1 = 1;
block1 : {
block2 : {
block3 : {
$6_1 = HEAPU8[$10_1 + $21_1 | 0];
switch ($6_1 - 45 | 0) {
case 0:
break block1;
case 1:
break block2;
default:
break block3;
};
}
if (($6_1 | 0) != 95) {
break block
}
$2_1 = 2;
break block1;
}
$2_1 = 3;
}
$10_1 = $10_1 + 1 | 0;
HEAP32[$1_1 + 8 >> 2] = $10_1;
$23_1 = $2_1;
if (($10_1 | 0) != ($12_1 | 0)) {
continue
}
break;
};
break block4;
}
if ($10_1 >>> 0 >= $12_1 >>> 0) {
break block4
}
$24_1 = $10_1 + $21_1 | 0;
$8_1 = $10_1 >>> 0 > $12_1 >>> 0 ? 1 : $24_1;
$2_1 = $12_1 - $10_1 | 0;
$6_1 = $2_1 >>> 0 <= $12_1 >>> 0 ? $2_1 : 0;
block16 : {
block5 : {
$2_1 = $23_1 & 255;
if ($2_1 ? 0 : $4_1) {
break block5
}
block9 : {
block6 : {
if (($2_1 | 0) != 3 | HEAPU8[$8_1 | 0] != 118) {
break block6
}
$14_1 = $6_1 - 1 | 0;
$4_1 = 0;
$3_1 = 1;
while (1) {
if (($3_1 | 0) == ($6_1 | 0)) {
break block6
}
$2_1 = HEAPU8[$3_1 + $8_1 | 0];
block8 : {
if (!(($2_1 - 48 & 255) >>> 0 >= 10 & ($2_1 - 97 & 255) >>> 0 > 5)) {
$4_1 = $4_1 + 1 | 0;
break block8;
}
if (($2_1 | 0) != 95) {
break block6
}
}
$3_1 = $3_1 + 1 | 0;
if ($4_1 >>> 0 < 12) {
continue
}
break;
};
$9_1 = 1;
if ($3_1 - 1 >>> 0 >= $14_1 >>> 0) {
break block9
}
$2_1 = HEAPU8[$3_1 + $8_1 | 0];
if (($2_1 - 58 & 255) >>> 0 > 245) {
break block6
}
if ((($2_1 & -33) - 91 & 255) >>> 0 < 230) {
break block9
}
}
if ($6_1 >>> 0 < 7) {
break block5
}
$25_1 = HEAPU8[$1_1 + 12 | 0];
block10 : {
$2_1 = HEAPU8[$8_1 + 6 | 0];
if (($2_1 - 48 & 255) >>> 0 >= 10) {
if ((($2_1 & -33) - 65 & 255) >>> 0 > 5) {
break block10
}
}
$18_1 = HEAPU8[$8_1 | 0];
$22_1 = ($18_1 | 0) == 103;
$19_1 = $22_1 + $8_1 | 0;
$2_1 = $19_1;
$20_1 = $6_1 - $22_1 | 0;
HEAP32[$11_1 + 4 >> 2] = $2_1 + $20_1;
HEAP32[$11_1 >> 2] = $2_1;
$5_1 = HEAP32[$11_1 + 4 >> 2];
$3_1 = HEAP32[$11_1 >> 2];
if (($5_1 | 0) == ($3_1 | 0)) {
break block10
}
$15_1 = $5_1 - $3_1 | 0;
$2_1 = 0;
$14_1 = 0;
$9_1 = 0;
block13 : {
block12 : {
while (1) {
$4_1 = HEAPU8[$2_1 + $3_1 | 0];
block11 : {
if (($4_1 - 48 & 255) >>> 0 < 10) {
$9_1 = 1;
break block11;
}
if (($4_1 - 97 & 255) >>> 0 >= 6) {
break block12
}
$14_1 = 1;
}
$2_1 = $2_1 + 1 | 0;
if (($3_1 + $2_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
$2_1 = $15_1;
break block13;
}
if ($4_1 - 45 >>> 0 < 2) {
break block13
}
if (($4_1 | 0) != 95) {
break block10
}
}
$4_1 = ($2_1 | 0) == 64 | $2_1 - 7 >>> 0 < 34;
block14 : {
if (!($14_1 & 1)) {
if ((($18_1 & 255) == 103 | $25_1) & $4_1) {
break block14
}
break block10;
}
block15 : {
if ($9_1 & 1) {
break block15
}
if (($2_1 | 0) != 40 & $2_1 - 7 >>> 0 >= 2) {
break block10
}
if ($2_1 >>> 0 > $20_1 >>> 0) {
break block15
}
$3_1 = -80;
while (1) {
if (HEAP32[$3_1 + 1051968 >> 2] == ($2_1 | 0)) {
if (!$170(HEAP32[$3_1 + 1051964 >> 2], $19_1, $2_1)) {
break block10
}
}
$3_1 = $3_1 + 8 | 0;
if ($3_1) {
continue
}
break;
};
}
if (!$4_1) {
break block10
}
}
$3_1 = $2_1 + $22_1 | 0;
$5_1 = HEAPU8[$8_1 | 0] == 103;
$9_1 = 1;
break block9;
}
if ($6_1 >>> 0 < 10) {
break block5
}
$2_1 = HEAPU8[$8_1 + 4 | 0];
if (($2_1 | 0) != 95 & ($2_1 | 0) != 45) {
break block5
}
$2_1 = HEAPU8[$8_1 + 7 | 0];
if (($2_1 | 0) != 95 & ($2_1 | 0) != 45 | ($6_1 | 0) != 10 & (HEAPU8[$8_1 + 10 | 0] - 48 & 255) >>> 0 < 10) {
break block5
}
$2_1 = HEAPU8[$8_1 + 8 | 0] | HEAPU8[$8_1 + 9 | 0] << 8;
HEAP8[$11_1 + 14 | 0] = $2_1;
HEAP8[$11_1 + 15 | 0] = $2_1 >>> 8;
$2_1 = HEAPU8[$8_1 + 5 | 0] | HEAPU8[$8_1 + 6 | 0] << 8;
HEAP8[$11_1 + 12 | 0] = $2_1;
HEAP8[$11_1 + 13 | 0] = $2_1 >>> 8;
$2_1 = HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24);
HEAP8[$11_1 + 8 | 0] = $2_1;
HEAP8[$11_1 + 9 | 0] = $2_1 >>> 8;
HEAP8[$11_1 + 10 | 0] = $2_1 >>> 16;
HEAP8[$11_1 + 11 | 0] = $2_1 >>> 24;
if (!$110($11_1 + 8 | 0, 8)) {
break block5
}
$3_1 = $109($8_1 + 10 | 0, $6_1 - 10 | 0) + 10 | 0;
$9_1 = 0;
}
$2_1 = 0;
HEAP8[$1_1 + 12 | 0] = 0;
$6_1 = $1_1;
$1_1 = $10_1 + 1 | 0;
$7_1 = $3_1 + $10_1 | 0;
$3_1 = $1_1 >>> 0 > $7_1 >>> 0 ? $1_1 : $7_1;
HEAP32[$6_1 + 8 >> 2] = $3_1;
break block16;
}
$2_1 = 0;
block17 : {
while (1) {
$9_1 = HEAPU8[$2_1 + $8_1 | 0];
if ((($9_1 & 223) - 65 & 255) >>> 0 > 25) {
break block17
}
$5_1 = $13_1 << 5 | $16_1 >>> 27;
$16_1 = $16_1 << 5 | $7_1 >>> 27;
$13_1 = $5_1;
$4_1 = $7_1 << 5 | $17_1 >>> 27;
$17_1 = $9_1 & 31 | $17_1 << 5;
$7_1 = $4_1;
$2_1 = $2_1 + 1 | 0;
if (($6_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $6_1;
}
$15_1 = 26;
block18 : {
if (!$2_1) {
$4_1 = $10_1;
break block18;
}
$4_1 = $2_1 + $10_1 | 0;
block19 : {
if ($2_1 >>> 0 > $6_1 >>> 0) {
break block19
}
$5_1 = $6_1 - $2_1 | 0;
if (!$5_1) {
break block19
}
$9_1 = !($16_1 | $17_1 ^ 22 | ($7_1 | $13_1));
$2_1 = $2_1 + $8_1 | 0;
$6_1 = HEAPU8[$2_1 | 0];
if ($9_1 & ($6_1 - 48 & 255) >>> 0 <= 9) {
break block18
}
if (!($9_1 & (HEAPU8[$2_1 + 1 | 0] - 48 & 255) >>> 0 < 10) | (($5_1 | 0) == 1 | ($6_1 | 0) != 46)) {
break block19
}
$4_1 = $4_1 + 1 | 0;
break block18;
}
$15_1 = 28;
__wasm_i64_mul(__wasm_rotl_i64($16_1, $13_1, 23) ^ $17_1, $7_1 ^ i64toi32_i32$HIGH_BITS, 2135587861, -1640531527);
$3_1 = i64toi32_i32$HIGH_BITS >>> 22 | 0;
$2_1 = HEAPU16[($3_1 << 1) + 1063344 >> 1];
if (!$2_1) {
break block18
}
while (1) {
block20 : {
$2_1 = $2_1 & 65535;
if ($2_1 >>> 0 <= 377) {
$5_1 = $2_1 - 1 | 0;
$2_1 = $5_1 << 4;
if (!($17_1 ^ HEAP32[$2_1 + 1057312 >> 2] | $16_1 ^ HEAP32[$2_1 + 1057320 >> 2] | ($7_1 ^ HEAP32[$2_1 + 1057316 >> 2] | $13_1 ^ HEAP32[$2_1 + 1057324 >> 2]))) {
break block20
}
}
$3_1 = $3_1 + 1 & 1023;
$2_1 = HEAPU16[($3_1 << 1) + 1063344 >> 1];
if ($2_1) {
continue
}
break block18;
}
break;
};
$15_1 = HEAPU8[$5_1 + 1048576 | 0];
}
$6_1 = $4_1 >>> 0 > $12_1 >>> 0 ? 1 : $4_1 + $21_1 | 0;
$2_1 = $12_1 - $4_1 | 0;
$7_1 = $2_1 >>> 0 <= $12_1 >>> 0 ? $2_1 : 0;
$18_1 = 0;
$4_1 = 0;
$14_1 = 0;
$20_1 = 0;
$19_1 = 0;
while (1) {
block22 : {
block31 : {
if ($7_1) {
$2_1 = 0;
$3_1 = 0;
block21 : {
while (1) {
$5_1 = HEAPU8[$2_1 + $6_1 | 0] - 48 & 255;
if ($5_1 >>> 0 >= 10) {
if ($2_1) {
break block21
}
$5_1 = $7_1;
break block22;
}
$3_1 = $5_1 + Math_imul($3_1, 10) | 0;
$2_1 = $2_1 + 1 | 0;
if (($7_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $7_1;
}
$5_1 = $2_1 >>> 0 >= 10 ? -1 : $3_1;
block25 : {
block24 : {
block23 : {
$13_1 = $4_1 & 255;
switch ($13_1 | 0) {
case 0:
break block23;
case 1:
break block24;
default:
break block25;
};
}
$19_1 = $5_1;
break block25;
}
$18_1 = $5_1;
}
$3_1 = 1;
$5_1 = 0;
$9_1 = 0;
$4_1 = 1;
if ($2_1 >>> 0 <= $7_1 >>> 0) {
$5_1 = $7_1 - $2_1 | 0;
$3_1 = $2_1 + $6_1 | 0;
$9_1 = $2_1;
$4_1 = $6_1;
}
$7_1 = $14_1 & 255;
$6_1 = $2_1 >>> 0 >= 255 ? 255 : $2_1;
$16_1 = $7_1 >>> 0 < $6_1 >>> 0;
$13_1 = $13_1 + 1 | 0;
$17_1 = $13_1 >>> 0 < 255;
block26 : {
if ($2_1 >>> 0 <= 7) {
break block26
}
block30 : {
block28 : {
switch ($9_1 - 8 | 0) {
case 0:
case 4:
case 6:
if (!$110($4_1, $9_1)) {
break block26
}
break block30;
case 5:
if (HEAPU8[$4_1 | 0] != 49) {
break block26
}
break block30;
case 2:
break block28;
default:
break block26;
};
}
if (HEAPU8[$4_1 | 0] == 49) {
break block30
}
if (!$110($4_1, 10)) {
break block26
}
}
$20_1 = 1;
$2_1 = $109($3_1, $5_1);
$3_1 = $2_1 >>> 0 > $5_1 >>> 0 ? 1 : $2_1 + $3_1 | 0;
$2_1 = $5_1 - $2_1 | 0;
$5_1 = $2_1 >>> 0 <= $5_1 >>> 0 ? $2_1 : 0;
}
$14_1 = $16_1 ? $6_1 : $7_1;
$4_1 = $17_1 ? $13_1 : 255;
if ($5_1) {
break block31
}
}
$5_1 = 0;
break block22;
}
if (HEAPU8[$3_1 | 0] != 46) {
break block22
}
$7_1 = $5_1 - 1 | 0;
if (!$7_1) {
$5_1 = 1;
break block22;
}
$6_1 = $3_1 + 1 | 0;
if ((HEAPU8[$3_1 + 1 | 0] - 48 & 255) >>> 0 < 10) {
continue
}
}
break;
};
HEAP8[$1_1 + 12 | 0] = !($4_1 & 255) & ($15_1 | 0) == 23;
$7_1 = $1_1;
$1_1 = $10_1 + 1 | 0;
$2_1 = $12_1 - $5_1 | 0;
$3_1 = $1_1 >>> 0 > $2_1 >>> 0 ? $1_1 : $2_1;
HEAP32[$7_1 + 8 >> 2] = $3_1;
$5_1 = 26;
$2_1 = 0;
$9_1 = 2;
if (($15_1 | 0) != 26) {
$5_1 = $15_1;
break block16;
}
$2_1 = ((HEAPU8[$24_1 | 0] & 223) - 65 & 255) >>> 0 < 26;
}
HEAP8[$0_1 + 18 | 0] = $23_1;
HEAP8[$0_1 + 14 | 0] = $20_1;
HEAP8[$0_1 + 13 | 0] = $14_1;
HEAP8[$0_1 + 12 | 0] = $4_1;
HEAP32[$0_1 + 8 >> 2] = $18_1;
HEAP32[$0_1 + 4 >> 2] = $19_1;
HEAP8[$0_1 + 1 | 0] = $5_1;
HEAP8[$0_1 | 0] = $9_1;
HEAP8[$0_1 + 17 | 0] = $3_1 >>> 0 >= 255 ? 255 : $3_1;
HEAP8[$0_1 + 16 | 0] = $10_1 >>> 0 >= 255 ? 255 : $10_1;
break block32;
}
$2_1 = 2;
}
HEAP8[$0_1 + 19 | 0] = $2_1;
global$0 = $11_1 + 16 | 0;
}
function $106($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$3_1 = HEAPU8[$0_1 | 0];
block : {
if (($3_1 | 0) != HEAPU8[$1_1 | 0]) {
break block
}
$2_1 = 1;
block3 : {
switch ($3_1 - 2 | 0) {
case 1:
return HEAPU8[$0_1 + 1 | 0] == HEAPU8[$1_1 + 1 | 0];
case 0:
$2_1 = 0;
if (HEAPU8[$0_1 + 3 | 0] != HEAPU8[$1_1 + 3 | 0]) {
break block
}
return HEAPU8[$0_1 + 1 | 0] == HEAPU8[$1_1 + 1 | 0] & HEAPU8[$0_1 + 2 | 0] == HEAPU8[$1_1 + 2 | 0];
case 2:
break block3;
default:
break block;
};
}
$2_1 = 0;
if (HEAPU8[$0_1 + 3 | 0] != HEAPU8[$1_1 + 3 | 0]) {
break block
}
$2_1 = HEAPU8[$0_1 + 1 | 0] == HEAPU8[$1_1 + 1 | 0] & HEAPU8[$0_1 + 2 | 0] == HEAPU8[$1_1 + 2 | 0];
}
return $2_1;
}
function $107($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$13($3_1, $0_1, $1_1);
$99($3_1 + 12 | 0, HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2]);
$86($3_1 + 36 | 0, HEAP32[$3_1 + 16 >> 2], HEAP32[$3_1 + 20 >> 2]);
$4_1 = HEAP32[$3_1 + 36 >> 2];
HEAP32[$3_1 + 72 >> 2] = HEAP32[$3_1 + 20 >> 2];
$5_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 64 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 68 >> 2] = $5_1;
block : {
if (($4_1 | 0) != 19) {
HEAP32[$3_1 + 24 >> 2] = -2147483648;
$133($3_1 - -64 | 0);
break block;
}
HEAP32[$3_1 + 32 >> 2] = HEAP32[$3_1 + 20 >> 2];
$4_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 28 >> 2] = $4_1;
}
$0_1 = $101(7, 1052148, 3, $0_1, $1_1, $2_1, $3_1 + 24 | 0);
global$0 = $3_1 + 80 | 0;
return $0_1;
}
function $108($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$6_1 = 15;
$7_1 = 1066408;
$5_1 = 43;
$8_1 = 1066365;
block4 : {
block3 : {
block1 : {
switch (($2_1 & 255) - 1 | 0) {
case 2:
HEAP32[$0_1 + 24 >> 2] = HEAP32[$1_1 + 24 >> 2];
$2_1 = HEAP32[$1_1 + 20 >> 2];
HEAP32[$0_1 + 16 >> 2] = HEAP32[$1_1 + 16 >> 2];
HEAP32[$0_1 + 20 >> 2] = $2_1;
$2_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$0_1 + 12 >> 2] = $2_1;
$2_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$0_1 + 4 >> 2] = $2_1;
break block4;
case 0:
$6_1 = 14;
$7_1 = 1066458;
$5_1 = 35;
$8_1 = 1066423;
break block3;
case 1:
break block1;
default:
break block3;
};
}
$6_1 = 12;
$7_1 = 1066504;
$5_1 = 32;
$8_1 = 1066472;
}
HEAP32[$4_1 + 24 >> 2] = HEAP32[$1_1 + 8 >> 2];
$2_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$4_1 + 16 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$4_1 + 20 >> 2] = $2_1;
$2_1 = $4_1 + 4 | 0;
$3_1 = $4_1 + 16 | 0;
block5 : {
if (HEAP32[$3_1 >> 2] != -2147483648) {
HEAP32[$2_1 + 8 >> 2] = HEAP32[$3_1 + 8 >> 2];
$9_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$2_1 + 4 >> 2] = $9_1;
break block5;
}
$138($2_1, HEAP32[$3_1 + 4 >> 2], HEAP32[$3_1 + 8 >> 2]);
}
$137($2_1, $8_1, $5_1);
$5_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$4_1 + 24 >> 2] = $5_1;
$2_1 = HEAP32[$4_1 + 8 >> 2];
$3_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$4_1 + 16 >> 2] = $3_1;
HEAP32[$4_1 + 20 >> 2] = $2_1;
HEAP32[$1_1 + 8 >> 2] = $5_1;
HEAP32[$1_1 >> 2] = $3_1;
HEAP32[$1_1 + 4 >> 2] = $2_1;
$3_1 = HEAP32[$1_1 + 12 >> 2];
$2_1 = ($3_1 | 0) == -2147483647;
HEAP32[$1_1 + 12 >> 2] = $2_1 ? -2147483648 : $3_1;
$3_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 + 24 >> 2] = HEAP32[$1_1 + 24 >> 2];
$3_1 = $2_1 ? $7_1 : HEAP32[$1_1 + 16 >> 2];
$2_1 = $2_1 ? $6_1 : HEAP32[$1_1 + 20 >> 2];
HEAP32[$1_1 + 16 >> 2] = $3_1;
HEAP32[$1_1 + 20 >> 2] = $2_1;
HEAP32[$0_1 + 16 >> 2] = $3_1;
HEAP32[$0_1 + 20 >> 2] = $2_1;
$2_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$0_1 + 12 >> 2] = $2_1;
}
global$0 = $4_1 + 32 | 0;
}
function $109($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
block8 : {
block3 : {
block2 : {
block1 : {
block : {
if ($1_1 >>> 0 <= 1) {
$2_1 = $1_1;
$3_1 = $0_1;
break block;
}
if ((HEAPU8[$0_1 + 1 | 0] - 48 & 255) >>> 0 > 9) {
$3_1 = $0_1;
$2_1 = $1_1;
break block1;
}
$4_1 = HEAPU8[$0_1 | 0];
if (($4_1 | 32) != 116) {
$3_1 = $0_1;
$2_1 = $1_1;
break block2;
}
$4_1 = $0_1 + 1 | 0;
$2_1 = $1_1 - 1 | 0;
while (1) {
$3_1 = $4_1 + $5_1 | 0;
if ((HEAPU8[$3_1 | 0] - 48 & 255) >>> 0 <= 9) {
$5_1 = $5_1 + 1 | 0;
if (($2_1 | 0) != ($5_1 | 0)) {
continue
}
break block3;
}
break;
};
$2_1 = $2_1 - $5_1 | 0;
if ($2_1 >>> 0 < 3) {
break block
}
$6_1 = $1_1 - 4 | 0;
block7 : {
block5 : {
while (1) {
block4 : {
$3_1 = $0_1 + $5_1 | 0;
if ((HEAPU8[$3_1 + 2 | 0] - 48 & 255) >>> 0 > 9 | (HEAPU8[$3_1 + 3 | 0] - 48 & 255) >>> 0 > 9) {
break block4
}
$4_1 = HEAPU8[$3_1 + 1 | 0];
if (($4_1 | 0) != 95 & ($4_1 | 0) != 45) {
break block5
}
if (($5_1 | 0) == ($6_1 | 0)) {
break block3
}
$4_1 = HEAPU8[$3_1 + 4 | 0];
block6 : {
if (($4_1 - 48 & 255) >>> 0 >= 10) {
if ((($4_1 & -33) - 65 & 255) >>> 0 > 25) {
break block6
}
}
if ($4_1 - 90 & 223) {
break block4
}
}
$5_1 = $5_1 + 3 | 0;
$2_1 = $2_1 - 3 | 0;
if ($2_1 >>> 0 > 2) {
continue
}
break block7;
}
break;
};
$3_1 = $3_1 + 1 | 0;
break block1;
}
$3_1 = $3_1 + 1 | 0;
break block2;
}
$3_1 = ($0_1 + $5_1 | 0) + 1 | 0;
}
if (!$2_1) {
break block3
}
}
$4_1 = HEAPU8[$3_1 | 0];
}
if (($4_1 | 32) != 122) {
break block8
}
$0_1 = $2_1 - 1 | 0;
if (!$0_1) {
break block3
}
$4_1 = $0_1;
$0_1 = HEAPU8[$3_1 + 1 | 0];
$2_1 = ($0_1 - 48 & 255) >>> 0 < 10 ? $2_1 : (($0_1 & 223) - 65 & 255) >>> 0 < 26 ? $2_1 : $4_1;
break block8;
}
$2_1 = 0;
}
return $1_1 - $2_1 | 0;
}
function $110($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
block : {
if ($1_1 >>> 0 < 8) {
break block
}
$1_1 = HEAPU8[$0_1 | 0];
if (($1_1 - 49 & 255) >>> 0 > 1 | (HEAPU8[$0_1 + 2 | 0] - 48 & 255) >>> 0 > 9 | (HEAPU8[$0_1 + 3 | 0] - 48 & 255) >>> 0 > 9) {
break block
}
$3_1 = HEAPU8[$0_1 + 1 | 0];
if (($3_1 | 0) != 57 & ($3_1 | 0) != 48) {
break block
}
$4_1 = ($1_1 | 0) == 49;
$1_1 = 9;
$2_1 = 207;
block3 : {
switch (HEAPU8[$0_1 + 4 | 0] - 48 | 0) {
case 1:
$1_1 = 3;
$2_1 = 208;
case 0:
$5_1 = (HEAPU8[$0_1 + 5 | 0] + $2_1 & 255) >>> 0 < $1_1 >>> 0;
break;
default:
break block3;
};
}
$4_1 = $4_1 ? 57 : 48;
$1_1 = HEAPU8[$0_1 + 7 | 0];
$2_1 = HEAPU8[$0_1 + 6 | 0];
block5 : {
block4 : {
if (($2_1 | 0) == 48) {
$0_1 = 1;
if (($1_1 - 49 & 255) >>> 0 >= 9) {
break block4
}
break block5;
}
$0_1 = 1;
if (($2_1 - 49 & 255) >>> 0 > 1) {
break block4
}
if (($1_1 - 48 & 255) >>> 0 < 10) {
break block5
}
}
$0_1 = ($2_1 | 0) == 51 & ($1_1 & 254) == 48;
}
$5_1 = ($4_1 | 0) == ($3_1 | 0) & $5_1 & $0_1;
}
return $5_1;
}
function $111($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$141($4_1 + 20 | 0, $2_1 - $1_1 >>> 3 | 0, 4, 12);
$3_1 = HEAP32[$4_1 + 24 >> 2];
if (HEAP32[$4_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$4_1 + 16 >> 2] = 0;
HEAP32[$4_1 + 12 >> 2] = HEAP32[$4_1 + 28 >> 2];
HEAP32[$4_1 + 8 >> 2] = $3_1;
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$6_1 = $4_1 + 8 | 0;
$3_1 = HEAP32[$6_1 + 8 >> 2];
$7_1 = $2_1 - $1_1 >>> 3 | 0;
if ($7_1 >>> 0 > HEAP32[$6_1 >> 2] - $3_1 >>> 0) {
$134($6_1, $3_1, $7_1, 4, 12);
$3_1 = HEAP32[$6_1 + 8 >> 2];
}
$8_1 = $6_1;
if (($1_1 | 0) != ($2_1 | 0)) {
$2_1 = $3_1 + $7_1 | 0;
$3_1 = HEAP32[$6_1 + 4 >> 2] + Math_imul($3_1, 12) | 0;
while (1) {
HEAP32[$5_1 + 20 >> 2] = $1_1;
HEAP32[$5_1 + 28 >> 2] = 5;
HEAP32[$5_1 + 24 >> 2] = $5_1 + 20;
$145($5_1 + 8 | 0, 1051712, $5_1 + 24 | 0);
HEAP32[$3_1 + 8 >> 2] = HEAP32[$5_1 + 16 >> 2];
$6_1 = HEAP32[$5_1 + 12 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$5_1 + 8 >> 2];
HEAP32[$3_1 + 4 >> 2] = $6_1;
$3_1 = $3_1 + 12 | 0;
$1_1 = $1_1 + 8 | 0;
$7_1 = $7_1 - 1 | 0;
if ($7_1) {
continue
}
break;
};
} else {
$2_1 = $3_1
}
HEAP32[$8_1 + 8 >> 2] = $2_1;
global$0 = $5_1 + 32 | 0;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 16 >> 2];
$1_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 32 | 0;
}
function $112($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = 1;
block : {
if ($70($0_1 + 8 | 0, $1_1)) {
break block
}
if (HEAP32[$0_1 + 32 >> 2]) {
HEAP32[$2_1 + 4 >> 2] = $0_1 + 32;
HEAP32[$2_1 + 12 >> 2] = 5;
HEAP32[$2_1 + 8 >> 2] = $2_1 + 4;
if ($152(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1048966, $2_1 + 8 | 0)) {
break block
}
}
if (!HEAP32[$0_1 + 40 >> 2]) {
$3_1 = 0;
break block;
}
HEAP32[$2_1 + 4 >> 2] = $0_1 + 40;
HEAP32[$2_1 + 12 >> 2] = 5;
HEAP32[$2_1 + 8 >> 2] = $2_1 + 4;
$3_1 = $152(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1048962, $2_1 + 8 | 0);
}
global$0 = $2_1 + 16 | 0;
return $3_1;
}
function $113($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
while (1) {
block : {
if (($1_1 | 0) == ($2_1 | 0)) {
$3_1 = 1114112;
break block;
}
$3_1 = HEAP8[$1_1 | 0];
block1 : {
if (($3_1 | 0) >= 0) {
$1_1 = $1_1 + 1 | 0;
$4_1 = $3_1 & 255;
break block1;
}
$6_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$4_1 = $3_1 & 31;
if ($3_1 >>> 0 <= 4294967263) {
$4_1 = $6_1 | $4_1 << 6;
$1_1 = $1_1 + 2 | 0;
break block1;
}
$6_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $6_1 << 6;
if ($3_1 >>> 0 < 4294967280) {
$4_1 = $6_1 | $4_1 << 12;
$1_1 = $1_1 + 3 | 0;
break block1;
}
$7_1 = HEAPU8[$1_1 + 3 | 0];
$3_1 = 1114112;
$1_1 = $1_1 + 4 | 0;
$4_1 = $4_1 << 18 & 1835008 | ($7_1 & 63 | $6_1 << 6);
if (($4_1 | 0) == 1114112) {
break block
}
}
$3_1 = 1114112;
if (!(($4_1 | 0) == 32 | ($4_1 | 0) == 45 | ($4_1 | 0) == 95)) {
$3_1 = $4_1
}
if (($3_1 | 0) == 1114112) {
continue
}
}
break;
};
block3 : {
$3_1 = $3_1 - 65 >>> 0 < 26 ? $3_1 | 32 : $3_1;
block7 : {
if (($3_1 | 0) != 1114112) {
$6_1 = $5_1 + 4 | 0;
$141($6_1, 4, 4, 4);
if (HEAP32[$5_1 + 4 >> 2] == 1) {
break block3
}
$4_1 = HEAP32[$5_1 + 8 >> 2];
$7_1 = HEAP32[$5_1 + 12 >> 2];
HEAP32[$7_1 >> 2] = $3_1;
HEAP32[$5_1 + 12 >> 2] = 1;
HEAP32[$5_1 + 8 >> 2] = $7_1;
HEAP32[$5_1 + 4 >> 2] = $4_1;
$4_1 = $2_1;
while (1) {
block4 : {
if (($1_1 | 0) == ($4_1 | 0)) {
$2_1 = 1114112;
break block4;
}
$2_1 = HEAP8[$1_1 | 0];
block5 : {
if (($2_1 | 0) >= 0) {
$1_1 = $1_1 + 1 | 0;
$3_1 = $2_1 & 255;
break block5;
}
$7_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$3_1 = $2_1 & 31;
if ($2_1 >>> 0 <= 4294967263) {
$3_1 = $7_1 | $3_1 << 6;
$1_1 = $1_1 + 2 | 0;
break block5;
}
$7_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $7_1 << 6;
if ($2_1 >>> 0 < 4294967280) {
$3_1 = $7_1 | $3_1 << 12;
$1_1 = $1_1 + 3 | 0;
break block5;
}
$8_1 = HEAPU8[$1_1 + 3 | 0];
$2_1 = 1114112;
$1_1 = $1_1 + 4 | 0;
$3_1 = $3_1 << 18 & 1835008 | ($8_1 & 63 | $7_1 << 6);
if (($3_1 | 0) == 1114112) {
break block4
}
}
$2_1 = 1114112;
if (!(($3_1 | 0) == 32 | ($3_1 | 0) == 45 | ($3_1 | 0) == 95)) {
$2_1 = $3_1
}
if (($2_1 | 0) == 1114112) {
continue
}
}
$3_1 = $2_1 - 65 >>> 0 < 26 ? $2_1 | 32 : $2_1;
if (($3_1 | 0) != 1114112) {
$2_1 = HEAP32[$6_1 + 8 >> 2];
if (($2_1 | 0) == HEAP32[$6_1 >> 2]) {
$134($6_1, $2_1, 1, 4, 4)
}
HEAP32[HEAP32[$6_1 + 4 >> 2] + ($2_1 << 2) >> 2] = $3_1;
HEAP32[$6_1 + 8 >> 2] = $2_1 + 1;
continue;
}
break;
};
HEAP32[$0_1 + 8 >> 2] = HEAP32[$5_1 + 12 >> 2];
$1_1 = HEAP32[$5_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block7;
}
HEAP32[$0_1 + 8 >> 2] = 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 4;
}
global$0 = $5_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $114($0_1, $1_1, $2_1) {
var $3_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
block1 : {
if ($2_1 >>> 0 <= 1048576) {
$153($3_1 + 12 | 0, $1_1, $2_1);
block : {
if (HEAP32[$3_1 + 12 >> 2] == 1) {
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 44 >> 2] = 3;
HEAP32[$3_1 + 40 >> 2] = $3_1 + 24;
$1_1 = $3_1 + 28 | 0;
$145($1_1, 1050510, $3_1 + 40 | 0);
$2_1 = 0;
$1_1 = $31(1, 1, 0, $1_1);
break block;
}
$2_1 = HEAP32[$3_1 + 16 >> 2];
$1_1 = HEAP32[$3_1 + 20 >> 2];
}
HEAP32[$0_1 >> 2] = $2_1;
break block1;
}
$1_1 = $83(1, 0, $2_1, 1048576);
HEAP32[$0_1 >> 2] = 0;
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $3_1 + 48 | 0;
}
function $115($0_1, $1_1) {
var $2_1 = 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
HEAP32[$2_1 + 36 >> 2] = $1_1;
HEAP32[$2_1 + 32 >> 2] = 0;
HEAP32[$2_1 + 28 >> 2] = $1_1;
HEAP32[$2_1 + 24 >> 2] = $0_1;
HEAP8[$2_1 + 44 | 0] = 1;
HEAP32[$2_1 + 20 >> 2] = 47;
HEAP32[$2_1 + 40 >> 2] = 47;
$33($2_1 + 8 | 0, $2_1 + 20 | 0);
global$0 = $2_1 + 48 | 0;
return HEAP32[$2_1 + 8 >> 2] ? HEAP32[$2_1 + 12 >> 2] : $1_1;
}
function $116($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$6_1 = $5_1 + 8 | 0;
$7_1 = $1_1 + $2_1 | 0;
HEAP32[$6_1 + 4 >> 2] = $7_1;
HEAP32[$6_1 >> 2] = $1_1;
block2 : {
block1 : {
$8_1 = HEAP32[$5_1 + 12 >> 2];
$6_1 = HEAP32[$5_1 + 8 >> 2];
if (($8_1 | 0) != ($6_1 | 0)) {
$2_1 = 0;
$10_1 = $3_1 & 255;
$3_1 = 0;
while (1) {
$9_1 = HEAPU8[$2_1 + $6_1 | 0];
block : {
if (($9_1 | 0) != ($10_1 | 0)) {
if (($4_1 & 255) != ($9_1 | 0)) {
break block
}
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
break block
}
break block1;
}
$3_1 = $3_1 + 1 | 0;
}
$2_1 = $2_1 + 1 | 0;
if (($6_1 + $2_1 | 0) != ($8_1 | 0)) {
continue
}
break;
};
}
HEAP32[$5_1 + 4 >> 2] = $7_1;
HEAP32[$5_1 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 >> 2];
$3_1 = HEAP32[$5_1 + 4 >> 2];
if (($1_1 | 0) != ($3_1 | 0)) {
$2_1 = 0;
$4_1 = $4_1 & 255;
while (1) {
if (($4_1 | 0) == HEAPU8[$1_1 + $2_1 | 0]) {
break block1
}
$2_1 = $2_1 + 1 | 0;
if (($3_1 | 0) != ($1_1 + $2_1 | 0)) {
continue
}
break;
};
}
$1_1 = 0;
break block2;
}
$2_1 = $2_1 + 1 | 0;
$1_1 = 1;
}
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $1_1;
global$0 = $5_1 + 16 | 0;
}
function $117($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$6_1 = global$0 - 48 | 0;
global$0 = $6_1;
$3_1 = HEAP32[$2_1 + 8 >> 2];
$144($2_1, 1);
HEAP8[HEAP32[$2_1 + 4 >> 2] + HEAP32[$2_1 + 8 >> 2] | 0] = 34;
HEAP32[$2_1 + 8 >> 2] = $3_1 + 1;
$3_1 = $6_1 + 16 | 0;
$9_1 = $0_1 + $1_1 | 0;
HEAP32[$3_1 + 4 >> 2] = $9_1;
HEAP32[$3_1 >> 2] = $0_1;
block3 : {
$7_1 = HEAP32[$6_1 + 16 >> 2];
$4_1 = HEAP32[$6_1 + 20 >> 2];
block : {
if (($7_1 | 0) == ($4_1 | 0)) {
break block
}
while (1) {
$3_1 = 0;
while (1) {
$5_1 = HEAPU8[$3_1 + $7_1 | 0];
if (!($5_1 >>> 0 < 32 | ($5_1 | 0) == 34 | ($5_1 | 0) == 92)) {
$3_1 = $3_1 + 1 | 0;
if (($7_1 + $3_1 | 0) != ($4_1 | 0)) {
continue
}
break block;
}
break;
};
block2 : {
if (!$3_1) {
break block2
}
if ($1_1 >>> 0 > $3_1 >>> 0) {
if (HEAP8[$0_1 + $3_1 | 0] > -65) {
break block2
}
break block3;
}
if (($1_1 | 0) != ($3_1 | 0)) {
break block3
}
}
$137($2_1, $0_1, $3_1);
$4_1 = $0_1 + $3_1 | 0;
$7_1 = 0;
block19 : {
block12 : {
block10 : {
block9 : {
block8 : {
block7 : {
block6 : {
block13 : {
block4 : {
if (($1_1 | 0) == ($3_1 | 0)) {
$0_1 = $4_1;
break block4;
}
$1_1 = $4_1 + 1 | 0;
$4_1 = HEAP8[$4_1 | 0];
block5 : {
if (($4_1 | 0) >= 0) {
$3_1 = $4_1 & 255;
$0_1 = $1_1;
break block5;
}
$5_1 = HEAPU8[$1_1 | 0] & 63;
$1_1 = $4_1 & 31;
$3_1 = $0_1 + $3_1 | 0;
$0_1 = $3_1 + 2 | 0;
if ($4_1 >>> 0 <= 4294967263) {
$3_1 = $5_1 | $1_1 << 6;
break block5;
}
$5_1 = HEAPU8[$0_1 | 0] & 63 | $5_1 << 6;
$0_1 = $3_1 + 3 | 0;
if ($4_1 >>> 0 < 4294967280) {
$3_1 = $5_1 | $1_1 << 12;
break block5;
}
$4_1 = HEAPU8[$0_1 | 0];
$0_1 = $3_1 + 4 | 0;
$3_1 = $1_1 << 18 & 1835008 | ($4_1 & 63 | $5_1 << 6);
if (($3_1 | 0) == 1114112) {
break block4
}
}
$7_1 = $3_1;
block11 : {
switch ($3_1 - 8 | 0) {
case 5:
break block10;
case 3:
break block4;
case 0:
break block6;
case 1:
break block7;
case 2:
break block8;
case 4:
break block9;
default:
break block11;
};
}
$1_1 = 1065392;
if (($7_1 | 0) == 34) {
break block12
}
if (($7_1 | 0) == 92) {
break block13
}
}
$137($2_1, 1065406, 4);
HEAP32[$6_1 + 32 >> 2] = $7_1 >>> 4;
HEAP32[$6_1 + 36 >> 2] = $7_1 & 15;
$3_1 = $6_1 + 32 | 0;
$7_1 = $6_1 + 44 | 0;
$4_1 = 1;
while (1) {
$5_1 = HEAP32[$3_1 >> 2];
$1_1 = 48;
block14 : {
if ($5_1 >>> 0 > 15) {
break block14
}
$1_1 = $5_1 + 87 | 0;
if ($5_1 >>> 0 >= 10) {
break block14
}
$1_1 = $5_1 | 48;
}
$3_1 = $3_1 + 4 | 0;
HEAP32[$7_1 >> 2] = $1_1;
$1_1 = $4_1 & 1;
$7_1 = $6_1 + 40 | 0;
$4_1 = 0;
if ($1_1) {
continue
}
break;
};
$1_1 = HEAP32[$6_1 + 40 >> 2];
HEAP32[$6_1 + 24 >> 2] = HEAP32[$6_1 + 44 >> 2];
HEAP32[$6_1 + 28 >> 2] = $1_1;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$1_1 = $6_1 + 24 | 0;
$3_1 = HEAP32[$1_1 >> 2];
$1_1 = HEAP32[$1_1 + 4 >> 2];
$144($2_1, 2);
HEAP32[$5_1 + 8 >> 2] = $3_1;
HEAP32[$5_1 + 12 >> 2] = $1_1;
$13_1 = $5_1 + 8 | 0;
$10_1 = HEAP32[$2_1 + 8 >> 2];
$1_1 = 0;
while (1) {
$7_1 = $1_1;
$1_1 = HEAP32[($1_1 << 2) + $13_1 >> 2];
$8_1 = $1_1 >>> 0 < 128;
$3_1 = 1;
block15 : {
if ($8_1) {
break block15
}
$3_1 = 2;
if ($1_1 >>> 0 < 2048) {
break block15
}
$3_1 = $1_1 >>> 0 < 65536 ? 3 : 4;
}
$144($2_1, $3_1);
$4_1 = HEAP32[$2_1 + 4 >> 2] + HEAP32[$2_1 + 8 >> 2] | 0;
block18 : {
block17 : {
block16 : {
if (!$8_1) {
if ($1_1 >>> 0 < 2048) {
break block16
}
$8_1 = $1_1 >>> 12 | 0;
$11_1 = $1_1 & 63 | -128;
$12_1 = $1_1 >>> 6 & 63 | -128;
if ($1_1 >>> 0 >= 65536) {
break block17
}
HEAP8[$4_1 + 2 | 0] = $11_1;
HEAP8[$4_1 + 1 | 0] = $12_1;
HEAP8[$4_1 | 0] = $8_1 | 224;
break block18;
}
HEAP8[$4_1 | 0] = $1_1;
break block18;
}
HEAP8[$4_1 + 1 | 0] = $1_1 & 63 | 128;
HEAP8[$4_1 | 0] = $1_1 >>> 6 | 192;
break block18;
}
HEAP8[$4_1 + 3 | 0] = $11_1;
HEAP8[$4_1 + 2 | 0] = $12_1;
HEAP8[$4_1 + 1 | 0] = $8_1 & 63 | 128;
HEAP8[$4_1 | 0] = $1_1 >>> 18 | 240;
}
$10_1 = $3_1 + $10_1 | 0;
HEAP32[$2_1 + 8 >> 2] = $10_1;
$1_1 = 1;
if (!($7_1 & 1)) {
continue
}
break;
};
global$0 = $5_1 + 16 | 0;
break block19;
}
$1_1 = 1065394;
break block12;
}
$1_1 = 1065396;
break block12;
}
$1_1 = 1065398;
break block12;
}
$1_1 = 1065400;
break block12;
}
$1_1 = 1065402;
break block12;
}
$1_1 = 1065404;
}
$137($2_1, $1_1, 2);
}
$1_1 = $6_1 + 8 | 0;
HEAP32[$1_1 + 4 >> 2] = $9_1;
HEAP32[$1_1 >> 2] = $0_1;
$1_1 = $9_1 - $0_1 | 0;
$7_1 = HEAP32[$6_1 + 8 >> 2];
$4_1 = HEAP32[$6_1 + 12 >> 2];
if (($7_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
}
$137($2_1, $0_1, $1_1);
$0_1 = HEAP32[$2_1 + 8 >> 2];
$144($2_1, 1);
HEAP8[HEAP32[$2_1 + 4 >> 2] + HEAP32[$2_1 + 8 >> 2] | 0] = 34;
HEAP32[$2_1 + 8 >> 2] = $0_1 + 1;
global$0 = $6_1 + 48 | 0;
return;
}
wasm2js_trap();
}
function $118($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
$3_1 = $6_1 + 8 | 0;
HEAP32[$3_1 + 4 >> 2] = $1_1 + $2_1;
HEAP32[$3_1 >> 2] = $1_1;
$5_1 = HEAP32[$6_1 + 12 >> 2];
$3_1 = HEAP32[$6_1 + 8 >> 2];
block1 : {
block : {
while (1) {
if (($3_1 | 0) == ($5_1 | 0)) {
break block
}
$4_1 = HEAPU8[$3_1 | 0];
$3_1 = $3_1 + 1 | 0;
if (($4_1 - 58 & 255) >>> 0 >= 246) {
continue
}
break;
};
$5_1 = 0;
break block1;
}
$5_1 = $2_1;
block4 : {
block3 : {
switch ($2_1 | 0) {
case 1:
$5_1 = 0;
$4_1 = HEAPU8[$1_1 | 0];
switch ($4_1 - 43 | 0) {
case 0:
case 2:
break block1;
default:
break block4;
};
case 0:
break block1;
default:
break block3;
};
}
$4_1 = HEAPU8[$1_1 | 0];
}
$3_1 = $1_1;
$1_1 = ($4_1 & 255) == 43;
$4_1 = $3_1 + $1_1 | 0;
$1_1 = $2_1 - $1_1 | 0;
if ($1_1 >>> 0 >= 9) {
$2_1 = 0;
while (1) {
$3_1 = $2_1;
if (!$1_1) {
$5_1 = 1;
break block1;
}
$5_1 = 0;
$7_1 = HEAPU8[$4_1 | 0] - 48 | 0;
if ($7_1 >>> 0 > 9) {
break block1
}
$2_1 = __wasm_i64_mul($3_1, 0, 10, 0);
if (i64toi32_i32$HIGH_BITS) {
break block1
}
$4_1 = $4_1 + 1 | 0;
$1_1 = $1_1 - 1 | 0;
$2_1 = $2_1 + $7_1 | 0;
if ($7_1 >>> 0 <= $2_1 >>> 0) {
continue
}
break;
};
break block1;
}
if (!$1_1) {
$5_1 = 1;
$3_1 = 0;
break block1;
}
$3_1 = 0;
while (1) {
$2_1 = HEAPU8[$4_1 | 0] - 48 | 0;
if ($2_1 >>> 0 > 9) {
$5_1 = 0;
break block1;
}
$5_1 = 1;
$4_1 = $4_1 + 1 | 0;
$3_1 = $2_1 + Math_imul($3_1, 10) | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = $5_1;
global$0 = $6_1 + 16 | 0;
}
function $119($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$137($1_1, 1068856, 10);
$2_1 = 1052070;
$3_1 = 6;
block4 : {
block2 : {
block3 : {
block1 : {
switch (HEAPU8[$0_1 + 24 | 0] - 1 | 0) {
case 0:
$2_1 = 1052076;
$3_1 = 12;
break block3;
case 1:
break block1;
case 2:
break block2;
default:
break block3;
};
}
$2_1 = 1052088;
$3_1 = 5;
}
$117($2_1, $3_1, $1_1);
break block4;
}
$137($1_1, 1052045, 4);
}
$137($1_1, 1069328, 13);
block5 : {
if (HEAP32[$0_1 >> 2] != -2147483648) {
$117(HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2], $1_1);
break block5;
}
$137($1_1, 1052045, 4);
}
$137($1_1, 1069341, 9);
block6 : {
if (HEAP32[$0_1 + 12 >> 2] != -2147483648) {
$117(HEAP32[$0_1 + 16 >> 2], HEAP32[$0_1 + 20 >> 2], $1_1);
break block6;
}
$137($1_1, 1052045, 4);
}
$0_1 = HEAP32[$1_1 + 8 >> 2];
$144($1_1, 1);
HEAP8[HEAP32[$1_1 + 4 >> 2] + HEAP32[$1_1 + 8 >> 2] | 0] = 125;
HEAP32[$1_1 + 8 >> 2] = $0_1 + 1;
}
function $120($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
$3_1 = HEAP32[$0_1 >> 2];
$0_1 = $2_1 + 22 | 0;
$3_1 = $160($3_1, $0_1);
HEAP32[$2_1 + 4 >> 2] = 10 - $3_1;
HEAP32[$2_1 >> 2] = $0_1 + $3_1;
$0_1 = $2_1 + 8 | 0;
$138($0_1, HEAP32[$2_1 >> 2], HEAP32[$2_1 + 4 >> 2]);
$137($1_1, HEAP32[$2_1 + 12 >> 2], HEAP32[$2_1 + 16 >> 2]);
$133($0_1);
global$0 = $2_1 + 32 | 0;
}
function $121($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
block : {
if (HEAP32[$0_1 >> 2] != -2147483647) {
$4_1 = HEAP32[$0_1 + 8 >> 2];
$3_1 = $2_1 + 8 | 0;
HEAP32[$3_1 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $4_1;
$117(HEAP32[$2_1 + 8 >> 2], HEAP32[$2_1 + 12 >> 2], $1_1);
break block;
}
$137($1_1, 1052045, 4);
}
global$0 = $2_1 + 16 | 0;
}
function $122($0_1, $1_1) {
$137($1_1, 1069301, 8);
$117(HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2], $1_1);
$137($1_1, 1069309, 9);
$120($0_1 + 8 | 0, $1_1);
$137($1_1, 1069065, 7);
$120($0_1 + 12 | 0, $1_1);
$0_1 = HEAP32[$1_1 + 8 >> 2];
$144($1_1, 1);
HEAP8[HEAP32[$1_1 + 4 >> 2] + HEAP32[$1_1 + 8 >> 2] | 0] = 125;
HEAP32[$1_1 + 8 >> 2] = $0_1 + 1;
}
function $123($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$7_1 = HEAP32[$0_1 + 8 >> 2];
$4_1 = $1_1 >>> 0 < 128;
$3_1 = 1;
block : {
if ($4_1) {
break block
}
$3_1 = 2;
if ($1_1 >>> 0 < 2048) {
break block
}
$3_1 = $1_1 >>> 0 < 65536 ? 3 : 4;
}
$144($0_1, $3_1);
$2_1 = HEAP32[$0_1 + 4 >> 2] + HEAP32[$0_1 + 8 >> 2] | 0;
block3 : {
block2 : {
block1 : {
if (!$4_1) {
if ($1_1 >>> 0 < 2048) {
break block1
}
$4_1 = $1_1 >>> 12 | 0;
$5_1 = $1_1 & 63 | -128;
$6_1 = $1_1 >>> 6 & 63 | -128;
if ($1_1 >>> 0 >= 65536) {
break block2
}
HEAP8[$2_1 + 2 | 0] = $5_1;
HEAP8[$2_1 + 1 | 0] = $6_1;
HEAP8[$2_1 | 0] = $4_1 | 224;
break block3;
}
HEAP8[$2_1 | 0] = $1_1;
break block3;
}
HEAP8[$2_1 + 1 | 0] = $1_1 & 63 | 128;
HEAP8[$2_1 | 0] = $1_1 >>> 6 | 192;
break block3;
}
HEAP8[$2_1 + 3 | 0] = $5_1;
HEAP8[$2_1 + 2 | 0] = $6_1;
HEAP8[$2_1 + 1 | 0] = $4_1 & 63 | 128;
HEAP8[$2_1 | 0] = $1_1 >>> 18 | 240;
}
HEAP32[$0_1 + 8 >> 2] = $7_1 + $3_1;
return 0;
}
function $124($0_1, $1_1, $2_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$2_1 = $2_1 | 0;
$137($0_1, $1_1, $2_1);
return 0;
}
function $125($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 12 >> 2] = 0;
block2 : {
block1 : {
block : {
if ($3_1 >>> 0 >= 128) {
if ($3_1 >>> 0 < 2048) {
break block
}
$5_1 = $3_1 >>> 12 | 0;
$6_1 = $3_1 & 63 | -128;
$7_1 = $3_1 >>> 6 & 63 | -128;
if ($3_1 >>> 0 >= 65536) {
break block1
}
HEAP8[$4_1 + 14 | 0] = $6_1;
HEAP8[$4_1 + 13 | 0] = $7_1;
HEAP8[$4_1 + 12 | 0] = $5_1 | 224;
$3_1 = 3;
break block2;
}
HEAP8[$4_1 + 12 | 0] = $3_1;
$3_1 = 1;
break block2;
}
HEAP8[$4_1 + 13 | 0] = $3_1 & 63 | 128;
HEAP8[$4_1 + 12 | 0] = $3_1 >>> 6 | 192;
$3_1 = 2;
break block2;
}
HEAP8[$4_1 + 15 | 0] = $6_1;
HEAP8[$4_1 + 14 | 0] = $7_1;
HEAP8[$4_1 + 13 | 0] = $5_1 & 63 | 128;
HEAP8[$4_1 + 12 | 0] = $3_1 >>> 18 | 240;
$3_1 = 4;
}
$5_1 = 0;
block3 : {
if ($2_1 >>> 0 < $3_1 >>> 0) {
break block3
}
if ($170($4_1 + 12 | 0, $1_1, $3_1)) {
break block3
}
$5_1 = $1_1 + $3_1 | 0;
$6_1 = $2_1 - $3_1 | 0;
}
HEAP32[$0_1 + 4 >> 2] = $6_1;
HEAP32[$0_1 >> 2] = $5_1;
global$0 = $4_1 + 16 | 0;
}
function $126($0_1, $1_1, $2_1, $3_1) {
if ($1_1 >>> 0 >= $3_1 >>> 0) {
$0_1 = $170($2_1, $0_1, $3_1)
} else {
$0_1 = 1
}
return !$0_1;
}
function $127($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = HEAP32[$0_1 + 4 >> 2];
block : {
if ($3_1 >>> 0 < $2_1 >>> 0) {
break block
}
$4_1 = HEAP32[$0_1 >> 2];
if ($170($4_1, $1_1, $2_1)) {
break block
}
HEAP32[$0_1 + 4 >> 2] = $3_1 - $2_1;
HEAP32[$0_1 >> 2] = $2_1 + $4_1;
$5_1 = 1;
}
return $5_1;
}
function $128($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = HEAP32[$1_1 + 4 >> 2];
if ($2_1) {
HEAP32[$1_1 + 4 >> 2] = $2_1 - 1;
$3_1 = $1_1;
$1_1 = HEAP32[$1_1 >> 2];
HEAP32[$3_1 >> 2] = $1_1 + 1;
$1_1 = HEAPU8[$1_1 | 0];
}
HEAP8[$0_1 + 1 | 0] = $1_1;
HEAP8[$0_1 | 0] = ($2_1 | 0) != 0;
}
function $129($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0;
$13_1 = global$0 - 16 | 0;
global$0 = $13_1;
HEAP32[$13_1 + 12 >> 2] = 0;
HEAP32[$13_1 + 4 >> 2] = -2147483648;
HEAP32[$13_1 + 8 >> 2] = 1;
$9_1 = $0_1;
$5_1 = $13_1 + 4 | 0;
$0_1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
$3_1 = HEAP32[$1_1 >> 2];
block40 : {
block2 : {
$4_1 = HEAP32[$1_1 + 4 >> 2];
block : {
if (!$4_1) {
break block
}
block1 : {
while (1) {
$7_1 = HEAPU8[$0_1 + $3_1 | 0];
if (($7_1 | 0) == 34 | ($7_1 | 0) == 92 | $7_1 >>> 0 < 32) {
break block1
}
$0_1 = $0_1 + 1 | 0;
if (($4_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
$0_1 = $4_1;
break block;
}
if ($0_1 >>> 0 > $4_1 >>> 0) {
break block2
}
}
$8_1 = $4_1 - $0_1 | 0;
HEAP32[$1_1 + 4 >> 2] = $8_1;
$7_1 = $0_1 + $3_1 | 0;
HEAP32[$1_1 >> 2] = $7_1;
$153($6_1 + 16 | 0, $3_1, $0_1);
$3_1 = HEAP32[$6_1 + 24 >> 2];
block39 : {
block30 : {
block4 : {
block6 : {
block5 : {
block38 : {
if (!HEAP32[$6_1 + 16 >> 2]) {
block3 : {
if (!$3_1) {
break block3
}
$2_1 = HEAP32[$6_1 + 20 >> 2];
$12_1 = HEAP32[$5_1 + 8 >> 2];
$10_1 = $6_1 + 8 | 0;
HEAP32[$10_1 >> 2] = HEAP32[$5_1 + 4 >> 2];
HEAP32[$10_1 + 4 >> 2] = $12_1;
if (HEAP32[$6_1 + 12 >> 2]) {
$137($139($5_1), $2_1, $3_1);
break block3;
}
if (HEAP32[$5_1 >> 2] != -2147483648) {
$133($5_1)
}
HEAP32[$5_1 + 8 >> 2] = $3_1;
HEAP32[$5_1 + 4 >> 2] = $2_1;
HEAP32[$5_1 >> 2] = -2147483648;
}
$2_1 = 2;
if (($0_1 | 0) == ($4_1 | 0)) {
break block4
}
$0_1 = $8_1 - 1 | 0;
HEAP32[$1_1 + 4 >> 2] = $0_1;
$2_1 = $7_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $2_1;
$3_1 = HEAPU8[$7_1 | 0];
if (($3_1 | 0) == 34) {
break block5
}
if (($3_1 | 0) != 92) {
break block6
}
block36 : {
while (1) {
block29 : {
if ($0_1) {
HEAP32[$1_1 + 4 >> 2] = $0_1 - 1;
HEAP32[$1_1 >> 2] = $2_1 + 1;
$2_1 = HEAPU8[$2_1 | 0];
$7_1 = $139($5_1);
$12_1 = 0;
$10_1 = global$0 - 16 | 0;
global$0 = $10_1;
$3_1 = $6_1 + 16 | 0;
block22 : {
block10 : {
block28 : {
block21 : {
block20 : {
block17 : {
block19 : {
block9 : {
block14 : {
block15 : {
block13 : {
block12 : {
block11 : {
block8 : {
block7 : {
if ($2_1 >>> 0 <= 109) {
if (($2_1 | 0) <= 97) {
if (($2_1 | 0) == 34) {
break block7
}
if (($2_1 | 0) == 47) {
break block8
}
if (($2_1 | 0) == 92) {
break block9
}
break block10;
}
switch ($2_1 - 98 | 0) {
case 0:
break block11;
case 4:
break block12;
default:
break block10;
};
}
block16 : {
switch ($2_1 - 110 | 0) {
case 0:
break block13;
case 4:
break block14;
case 6:
break block15;
case 7:
break block16;
default:
break block10;
};
}
$0_1 = HEAP32[$1_1 >> 2];
$14_1 = HEAP32[$1_1 + 4 >> 2];
$2_1 = -1;
while (1) {
$8_1 = 4;
$11_1 = $2_1 + $14_1 | 0;
$4_1 = 0;
if (($11_1 | 0) == -1) {
break block17
}
HEAP32[$1_1 + 4 >> 2] = $11_1;
$4_1 = $0_1;
$0_1 = $0_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $0_1;
$4_1 = HEAPU8[$4_1 | 0];
$8_1 = $4_1 - 48 | 0;
block18 : {
if (($8_1 & 255) >>> 0 < 10) {
break block18
}
if (($4_1 - 97 & 255) >>> 0 <= 5) {
$8_1 = $4_1 - 87 | 0;
break block18;
}
if (($4_1 - 65 & 255) >>> 0 > 5) {
break block19
}
$8_1 = $4_1 - 55 | 0;
}
$12_1 = ($8_1 & 255) + ($12_1 << 4) | 0;
$2_1 = $2_1 - 1 | 0;
if (($2_1 | 0) != -5) {
continue
}
break;
};
if (($12_1 & 64512) == 55296) {
break block20
}
$0_1 = $12_1 & 65535;
break block21;
}
$2_1 = 34;
break block9;
}
$2_1 = 47;
break block9;
}
$2_1 = 8;
break block9;
}
$2_1 = 12;
break block9;
}
$2_1 = 10;
break block9;
}
$2_1 = 9;
break block9;
}
$2_1 = 13;
}
HEAP8[$3_1 | 0] = 5;
HEAP32[$3_1 + 4 >> 2] = $2_1;
break block22;
}
$8_1 = $4_1 << 8 | 1;
$4_1 = $4_1 >>> 24 | 0;
}
HEAP32[$3_1 >> 2] = $8_1;
HEAP32[$3_1 + 4 >> 2] = $4_1;
break block22;
}
$4_1 = $10_1 + 8 | 0;
$8_1 = 0;
block24 : {
block23 : {
$15_1 = HEAP32[$1_1 + 4 >> 2];
if ($15_1 >>> 0 >= 2) {
$0_1 = HEAP32[$1_1 >> 2];
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) == 30044) {
break block23
}
}
HEAP8[$4_1 | 0] = 3;
break block24;
}
HEAP32[$1_1 + 4 >> 2] = $15_1 - 2;
$0_1 = $0_1 + 2 | 0;
HEAP32[$1_1 >> 2] = $0_1;
$14_1 = -3;
block25 : {
block27 : {
while (1) {
$11_1 = 4;
$2_1 = $14_1 + $15_1 | 0;
$16_1 = 0;
if (($2_1 | 0) == -1) {
break block25
}
HEAP32[$1_1 + 4 >> 2] = $2_1;
$2_1 = $0_1;
$0_1 = $0_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $0_1;
$2_1 = HEAPU8[$2_1 | 0];
$11_1 = $2_1 - 48 | 0;
block26 : {
if (($11_1 & 255) >>> 0 < 10) {
break block26
}
if (($2_1 - 97 & 255) >>> 0 <= 5) {
$11_1 = $2_1 - 87 | 0;
break block26;
}
if (($2_1 - 65 & 255) >>> 0 > 5) {
break block27
}
$11_1 = $2_1 - 55 | 0;
}
$8_1 = ($11_1 & 255) + ($8_1 << 4) | 0;
$14_1 = $14_1 - 1 | 0;
if (($14_1 | 0) != -7) {
continue
}
break;
};
if (($8_1 & 64512) == 56320) {
HEAP32[$4_1 + 4 >> 2] = (($8_1 + 9216 & 65535) + (($12_1 + 10240 & 65535) << 10) | 0) + 65536;
$0_1 = 5;
} else {
$0_1 = 3
}
HEAP8[$4_1 | 0] = $0_1;
break block24;
}
$11_1 = $2_1 << 8 | 1;
$16_1 = $2_1 >>> 24 | 0;
}
$2_1 = $16_1;
HEAP32[$4_1 >> 2] = $11_1;
HEAP32[$4_1 + 4 >> 2] = $2_1;
}
if (HEAPU8[$10_1 + 8 | 0] == 5) {
$0_1 = HEAP32[$10_1 + 12 >> 2];
break block21;
}
$0_1 = HEAP32[$10_1 + 12 >> 2];
$4_1 = HEAP32[$10_1 + 8 >> 2];
if (($4_1 & 255) != 5) {
break block28
}
}
if (($0_1 ^ 55296) - 1114112 >>> 0 >= 4293855232) {
HEAP8[$3_1 | 0] = 5;
HEAP32[$3_1 + 4 >> 2] = $0_1;
break block22;
}
HEAP32[$3_1 >> 2] = 2;
HEAP32[$3_1 + 4 >> 2] = $0_1;
break block22;
}
HEAP32[$3_1 >> 2] = $4_1;
HEAP32[$3_1 + 4 >> 2] = $0_1;
break block22;
}
$4_1 = $2_1 & 255;
$0_1 = 0;
HEAP32[$3_1 >> 2] = $4_1 << 8;
HEAP32[$3_1 + 4 >> 2] = $0_1;
}
global$0 = $10_1 + 16 | 0;
if (HEAPU8[$6_1 + 16 | 0] == 5) {
break block29
}
$1_1 = HEAP32[$6_1 + 20 >> 2];
$0_1 = HEAP32[$6_1 + 16 >> 2];
} else {
$1_1 = 0;
$0_1 = 4;
}
HEAP32[$9_1 + 8 >> 2] = $0_1;
HEAP32[$9_1 + 12 >> 2] = $1_1;
HEAP32[$9_1 + 4 >> 2] = 1;
break block30;
}
$12_1 = HEAP32[$7_1 + 8 >> 2];
$3_1 = HEAP32[$6_1 + 20 >> 2];
$2_1 = $3_1 >>> 0 < 128;
$0_1 = 1;
block31 : {
if ($2_1) {
break block31
}
$0_1 = 2;
if ($3_1 >>> 0 < 2048) {
break block31
}
$0_1 = $3_1 >>> 0 < 65536 ? 3 : 4;
}
$144($7_1, $0_1);
$4_1 = HEAP32[$7_1 + 4 >> 2] + HEAP32[$7_1 + 8 >> 2] | 0;
block33 : {
block32 : {
if (!$2_1) {
if ($3_1 >>> 0 < 2048) {
break block32
}
$2_1 = $3_1 >>> 12 | 0;
$8_1 = $3_1 & 63 | -128;
$10_1 = $3_1 >>> 6 & 63 | -128;
if ($3_1 >>> 0 < 65536) {
HEAP8[$4_1 + 2 | 0] = $8_1;
HEAP8[$4_1 + 1 | 0] = $10_1;
HEAP8[$4_1 | 0] = $2_1 | 224;
break block33;
}
HEAP8[$4_1 + 3 | 0] = $8_1;
HEAP8[$4_1 + 2 | 0] = $10_1;
HEAP8[$4_1 + 1 | 0] = $2_1 & 63 | 128;
HEAP8[$4_1 | 0] = $3_1 >>> 18 | 240;
break block33;
}
HEAP8[$4_1 | 0] = $3_1;
break block33;
}
HEAP8[$4_1 + 1 | 0] = $3_1 & 63 | 128;
HEAP8[$4_1 | 0] = $3_1 >>> 6 | 192;
}
HEAP32[$7_1 + 8 >> 2] = $0_1 + $12_1;
$3_1 = HEAP32[$1_1 >> 2];
$0_1 = 0;
$4_1 = HEAP32[$1_1 + 4 >> 2];
block34 : {
if (!$4_1) {
break block34
}
block35 : {
while (1) {
$7_1 = HEAPU8[$0_1 + $3_1 | 0];
if (($7_1 | 0) == 34 | ($7_1 | 0) == 92 | $7_1 >>> 0 < 32) {
break block35
}
$0_1 = $0_1 + 1 | 0;
if (($4_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
$0_1 = $4_1;
break block34;
}
if ($0_1 >>> 0 > $4_1 >>> 0) {
break block2
}
}
$8_1 = $4_1 - $0_1 | 0;
HEAP32[$1_1 + 4 >> 2] = $8_1;
$7_1 = $0_1 + $3_1 | 0;
HEAP32[$1_1 >> 2] = $7_1;
$153($6_1 + 16 | 0, $3_1, $0_1);
$3_1 = HEAP32[$6_1 + 24 >> 2];
if (HEAP32[$6_1 + 16 >> 2]) {
break block36
}
block37 : {
if (!$3_1) {
break block37
}
$2_1 = HEAP32[$6_1 + 20 >> 2];
$10_1 = HEAP32[$5_1 + 8 >> 2];
HEAP32[$6_1 >> 2] = HEAP32[$5_1 + 4 >> 2];
HEAP32[$6_1 + 4 >> 2] = $10_1;
if (HEAP32[$6_1 + 4 >> 2]) {
$137($139($5_1), $2_1, $3_1);
break block37;
}
if (HEAP32[$5_1 >> 2] != -2147483648) {
$133($5_1)
}
HEAP32[$5_1 + 8 >> 2] = $3_1;
HEAP32[$5_1 + 4 >> 2] = $2_1;
HEAP32[$5_1 >> 2] = -2147483648;
}
if (($0_1 | 0) == ($4_1 | 0)) {
$0_1 = 2;
break block38;
}
$0_1 = $8_1 - 1 | 0;
HEAP32[$1_1 + 4 >> 2] = $0_1;
$2_1 = $7_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $2_1;
$3_1 = HEAPU8[$7_1 | 0];
if (($3_1 | 0) == 92) {
continue
}
break;
};
if (($3_1 | 0) != 34) {
if ($3_1 >>> 0 >= 32) {
break block2
}
$0_1 = 0;
break block38;
}
HEAP32[$9_1 >> 2] = 0;
HEAP32[$9_1 + 12 >> 2] = HEAP32[$5_1 + 8 >> 2];
$0_1 = HEAP32[$5_1 + 4 >> 2];
HEAP32[$9_1 + 4 >> 2] = HEAP32[$5_1 >> 2];
HEAP32[$9_1 + 8 >> 2] = $0_1;
break block39;
}
$0_1 = HEAP32[$6_1 + 20 >> 2];
HEAP32[$9_1 + 4 >> 2] = 3;
HEAP32[$9_1 + 8 >> 2] = $0_1;
HEAP32[$9_1 + 12 >> 2] = $3_1;
break block30;
}
$0_1 = HEAP32[$6_1 + 20 >> 2];
HEAP32[$9_1 + 4 >> 2] = 3;
HEAP32[$9_1 + 8 >> 2] = $0_1;
HEAP32[$9_1 + 12 >> 2] = $3_1;
break block30;
}
HEAP32[$9_1 + 4 >> 2] = $0_1;
break block30;
}
HEAP32[$9_1 >> 2] = 0;
HEAP32[$9_1 + 12 >> 2] = HEAP32[$5_1 + 8 >> 2];
$0_1 = HEAP32[$5_1 + 4 >> 2];
HEAP32[$9_1 + 4 >> 2] = HEAP32[$5_1 >> 2];
HEAP32[$9_1 + 8 >> 2] = $0_1;
break block39;
}
if ($3_1 >>> 0 >= 32) {
break block2
}
$2_1 = 0;
}
HEAP32[$9_1 + 4 >> 2] = $2_1;
}
HEAP32[$9_1 >> 2] = 1;
if (HEAP32[$5_1 >> 2] == -2147483648) {
break block39
}
$133($5_1);
}
global$0 = $6_1 + 32 | 0;
break block40;
}
wasm2js_trap();
}
global$0 = $13_1 + 16 | 0;
}
function $130($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = $2_1 + 1 | 0;
if ($4_1 >>> 0 < $1_1 >>> 0) {
$169(Math_imul($4_1, 12) + $0_1 | 0, Math_imul($2_1, 12) + $0_1 | 0, Math_imul(($2_1 ^ -1) + $1_1 | 0, 12))
}
$0_1 = Math_imul($2_1, 12) + $0_1 | 0;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 8 >> 2];
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
function $131($0_1, $1_1, $2_1, $3_1) {
if (($1_1 | 0) != ($3_1 | 0)) {
wasm2js_trap()
}
$167($2_1, $0_1, Math_imul($1_1, 12));
}
function $132($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $151(HEAP32[$0_1 >> 2], $1_1) | 0;
}
function $133($0_1) {
$0_1 = $0_1 | 0;
var $1_1 = 0, $2_1 = 0, $3_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$2_1 = HEAP32[$0_1 >> 2];
if ($2_1) {
HEAP32[$1_1 + 12 >> 2] = 1;
$3_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = $1_1 + 8 | 0;
} else {
$0_1 = $1_1 + 12 | 0
}
HEAP32[$0_1 >> 2] = $2_1;
$0_1 = HEAP32[$1_1 + 12 >> 2];
if (!(!$0_1 | !HEAP32[$1_1 + 8 >> 2])) {
$4($3_1, $0_1)
}
global$0 = $1_1 + 16 | 0;
}
function $134($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$135($5_1 + 8 | 0, $0_1, $1_1, $2_1, $3_1, $4_1);
if (HEAP32[$5_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $5_1 + 16 | 0;
}
function $135($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0, $7_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
block : {
if (!$5_1) {
break block
}
$2_1 = $2_1 + $3_1 | 0;
if ($3_1 >>> 0 > $2_1 >>> 0) {
break block
}
$3_1 = HEAP32[$1_1 >> 2] << 1;
$3_1 = $2_1 >>> 0 > $3_1 >>> 0 ? $2_1 : $3_1;
$2_1 = ($5_1 | 0) == 1 ? 8 : $5_1 >>> 0 < 1025 ? 4 : 1;
$3_1 = $2_1 >>> 0 < $3_1 >>> 0 ? $3_1 : $2_1;
$136($6_1 + 4 | 0, $1_1, $3_1, $4_1, $5_1);
$7_1 = HEAP32[$6_1 + 8 >> 2];
if (HEAP32[$6_1 + 4 >> 2]) {
$2_1 = HEAP32[$6_1 + 12 >> 2];
break block;
}
HEAP32[$1_1 >> 2] = $3_1;
HEAP32[$1_1 + 4 >> 2] = $7_1;
$7_1 = -2147483647;
}
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $7_1;
global$0 = $6_1 + 16 | 0;
}
function $136($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$7_1 = 1;
$6_1 = 4;
$2_1 = __wasm_i64_mul($4_1, 0, $2_1, 0);
block6 : {
if (!(i64toi32_i32$HIGH_BITS | -2147483648 - $3_1 >>> 0 < $2_1 >>> 0)) {
$6_1 = 0;
$8_1 = $5_1 + 12 | 0;
block1 : {
if (!$4_1) {
break block1
}
$9_1 = HEAP32[$1_1 >> 2];
if (!$9_1) {
break block1
}
HEAP32[$5_1 + 12 >> 2] = $3_1;
$6_1 = Math_imul($4_1, $9_1);
$4_1 = HEAP32[$1_1 + 4 >> 2];
$8_1 = $5_1 + 8 | 0;
}
HEAP32[$8_1 >> 2] = $6_1;
block5 : {
block4 : {
block3 : {
block2 : {
if (HEAP32[$5_1 + 12 >> 2]) {
$1_1 = HEAP32[$5_1 + 8 >> 2];
if (!$1_1) {
if ($2_1) {
break block2
}
$4_1 = $3_1;
break block3;
}
$4_1 = $3($4_1, $1_1, $3_1, $2_1);
break block3;
}
if ($2_1) {
break block2
}
$4_1 = $3_1;
break block4;
}
$4_1 = $2($3_1, $2_1);
}
if ($4_1) {
break block4
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
break block5;
}
HEAP32[$0_1 + 4 >> 2] = $4_1;
$7_1 = 0;
}
$6_1 = 8;
break block6;
}
$2_1 = 0;
}
HEAP32[$0_1 + $6_1 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $7_1;
global$0 = $5_1 + 16 | 0;
}
function $137($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$3_1 = HEAP32[$0_1 + 8 >> 2];
block1 : {
block : {
if (HEAP32[$0_1 >> 2] - $3_1 >>> 0 < $2_1 >>> 0) {
$135($4_1 + 8 | 0, $0_1, $3_1, $2_1, 1, 1);
if (HEAP32[$4_1 + 8 >> 2] == -2147483647) {
$3_1 = HEAP32[$0_1 + 8 >> 2];
break block;
}
wasm2js_trap();
}
if (!$2_1) {
break block1
}
}
$167(HEAP32[$0_1 + 4 >> 2] + $3_1 | 0, $1_1, $2_1);
}
HEAP32[$0_1 + 8 >> 2] = $2_1 + $3_1;
global$0 = $4_1 + 16 | 0;
}
function $138($0_1, $1_1, $2_1) {
var $3_1 = 0;
$3_1 = 1;
block : {
if ($2_1 >>> 0 > 2147483647) {
break block
}
if ($2_1) {
$3_1 = $2(1, $2_1);
if (!$3_1) {
break block
}
$167($3_1, $1_1, $2_1);
}
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = $2_1;
return;
}
wasm2js_trap();
}
function $139($0_1) {
var $1_1 = 0, $2_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
block : {
if (HEAP32[$0_1 >> 2] != -2147483648) {
break block
}
$138($1_1 + 4 | 0, HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2]);
HEAP32[$0_1 + 8 >> 2] = HEAP32[$1_1 + 12 >> 2];
$2_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $2_1;
if (HEAP32[$0_1 >> 2] != -2147483648) {
break block
}
wasm2js_trap();
}
global$0 = $1_1 + 16 | 0;
return $0_1;
}
function $140($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$4_1 = $3_1 + 12 | 0;
block : {
if (!$2_1) {
break block
}
$5_1 = HEAP32[$0_1 >> 2];
if (!$5_1) {
break block
}
HEAP32[$3_1 + 12 >> 2] = $1_1;
$6_1 = Math_imul($2_1, $5_1);
$2_1 = HEAP32[$0_1 + 4 >> 2];
$4_1 = $3_1 + 8 | 0;
}
HEAP32[$4_1 >> 2] = $6_1;
$0_1 = HEAP32[$3_1 + 12 >> 2];
if (!(!$0_1 | !HEAP32[$3_1 + 8 >> 2])) {
$4($2_1, $0_1)
}
global$0 = $3_1 + 16 | 0;
}
function $141($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$3_1 = __wasm_i64_mul($3_1, 0, $1_1, 0);
block1 : {
if (!(!i64toi32_i32$HIGH_BITS & $3_1 >>> 0 <= -2147483648 - $2_1 >>> 0)) {
HEAP32[$0_1 + 4 >> 2] = 0;
$1_1 = 1;
break block1;
}
if (!$3_1) {
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = 0;
$1_1 = 0;
break block1;
}
$4_1 = $2($2_1, $3_1);
if (!$4_1) {
HEAP32[$0_1 + 8 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
$1_1 = 1;
break block1;
}
HEAP32[$0_1 + 8 >> 2] = $4_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
$1_1 = 0;
}
HEAP32[$0_1 >> 2] = $1_1;
}
function $142($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
block2 : {
$3_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = HEAP32[$1_1 >> 2];
if ($3_1 >>> 0 < $2_1 >>> 0) {
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$7_1 = $4_1 + 12 | 0;
$8_1 = $6_1 + 8 | 0;
if ($2_1) {
HEAP32[$4_1 + 12 >> 2] = 1;
$9_1 = HEAP32[$1_1 + 4 >> 2];
$5_1 = $2_1;
$7_1 = $4_1 + 8 | 0;
}
HEAP32[$7_1 >> 2] = $5_1;
$5_1 = HEAP32[$4_1 + 12 >> 2];
block1 : {
block : {
if (!$5_1) {
break block
}
$2_1 = HEAP32[$4_1 + 8 >> 2];
if (!$3_1) {
if ($2_1) {
$4($9_1, $5_1)
}
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
break block;
}
$7_1 = $3_1;
$2_1 = $3($9_1, $2_1, $5_1, $3_1);
if (!$2_1) {
break block1
}
HEAP32[$1_1 >> 2] = $3_1;
HEAP32[$1_1 + 4 >> 2] = $2_1;
}
$5_1 = -2147483647;
}
HEAP32[$8_1 + 4 >> 2] = $7_1;
HEAP32[$8_1 >> 2] = $5_1;
global$0 = $4_1 + 16 | 0;
if (HEAP32[$6_1 + 8 >> 2] != -2147483647) {
break block2
}
$3_1 = HEAP32[$1_1 + 8 >> 2];
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
global$0 = $6_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $143($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$7_1 = $5_1 + 8 | 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
block1 : {
block : {
$3_1 = HEAP32[$1_1 + 8 >> 2];
if (HEAP32[$1_1 >> 2] - $3_1 >>> 0 >= $2_1 >>> 0) {
break block
}
$3_1 = $2_1 + $3_1 | 0;
if ($3_1 >>> 0 < $2_1 >>> 0) {
break block1
}
$136($4_1 + 4 | 0, $1_1, $3_1, 1, 1);
$6_1 = HEAP32[$4_1 + 8 >> 2];
if (!HEAP32[$4_1 + 4 >> 2]) {
HEAP32[$1_1 >> 2] = $3_1;
HEAP32[$1_1 + 4 >> 2] = $6_1;
break block;
}
if (($6_1 | 0) == -2147483647) {
break block
}
$3_1 = HEAP32[$4_1 + 12 >> 2];
break block1;
}
$6_1 = -2147483647;
}
HEAP32[$7_1 + 4 >> 2] = $3_1;
HEAP32[$7_1 >> 2] = $6_1;
global$0 = $4_1 + 16 | 0;
$1_1 = HEAP32[$5_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $5_1 + 16 | 0;
}
function $144($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
block : {
$3_1 = HEAP32[$0_1 + 8 >> 2];
if (HEAP32[$0_1 >> 2] - $3_1 >>> 0 >= $1_1 >>> 0) {
break block
}
$135($2_1 + 8 | 0, $0_1, $3_1, $1_1, 1, 1);
if (HEAP32[$2_1 + 8 >> 2] == -2147483647) {
break block
}
wasm2js_trap();
}
global$0 = $2_1 + 16 | 0;
}
function $145($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
block1 : {
if ($2_1 & 1) {
$3_1 = $2_1 >>> 1 | 0
} else {
$3_1 = HEAPU8[$1_1 | 0];
if ($3_1) {
$4_1 = $1_1;
while (1) {
$4_1 = $4_1 + 1 | 0;
block : {
if ($3_1 << 24 >> 24 < 0) {
if (($3_1 | 0) == 128) {
$3_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8;
$6_1 = $3_1 + $6_1 | 0;
$4_1 = ($3_1 + $4_1 | 0) + 2 | 0;
break block;
}
$7_1 = !$6_1 | $7_1;
$8_1 = __wasm_rotr_i32($3_1 & 3, 8);
$4_1 = (($4_1 + (($8_1 << 5 & 1073741824 | $8_1 << 7) >>> 29 | 0) | 0) + ($3_1 >>> 1 & 2) | 0) + ($3_1 >>> 2 & 2) | 0;
break block;
}
$6_1 = $3_1 + $6_1 | 0;
$4_1 = $3_1 + $4_1 | 0;
}
$3_1 = HEAPU8[$4_1 | 0];
if ($3_1) {
continue
}
break;
};
}
$4_1 = $6_1 << 1;
$3_1 = $7_1 & 1 ? ($6_1 >>> 0 >= 16 ? $4_1 : 0) : $4_1;
}
if ($3_1 >>> 0 > 2147483647) {
break block1
}
block2 : {
if (!$3_1) {
$4_1 = 1;
break block2;
}
$4_1 = $2(1, $3_1);
if (!$4_1) {
break block1
}
}
HEAP32[$5_1 + 12 >> 2] = 0;
HEAP32[$5_1 + 8 >> 2] = $4_1;
HEAP32[$5_1 + 4 >> 2] = $3_1;
if ($152($5_1 + 4 | 0, 1070036, $1_1, $2_1)) {
break block1
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$5_1 + 12 >> 2];
$1_1 = HEAP32[$5_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $5_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $146($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$6_1 = HEAP32[$0_1 + 8 >> 2];
$4_1 = $6_1;
block1 : {
$3_1 = 1;
block : {
if ($1_1 >>> 0 < 128) {
break block
}
$3_1 = 2;
if ($1_1 >>> 0 < 2048) {
break block
}
$3_1 = $1_1 >>> 0 < 65536 ? 3 : 4;
}
if ($3_1 >>> 0 > HEAP32[$0_1 >> 2] - $6_1 >>> 0) {
$135($5_1 + 8 | 0, $0_1, $6_1, $3_1, 1, 1);
if (HEAP32[$5_1 + 8 >> 2] != -2147483647) {
break block1
}
$4_1 = HEAP32[$0_1 + 8 >> 2];
}
$2_1 = HEAP32[$0_1 + 4 >> 2] + $4_1 | 0;
block4 : {
block3 : {
block2 : {
if ($1_1 >>> 0 >= 128) {
if ($1_1 >>> 0 < 2048) {
break block2
}
$7_1 = $1_1 >>> 12 | 0;
$8_1 = $1_1 & 63 | -128;
$4_1 = $1_1 >>> 6 & 63 | -128;
if ($1_1 >>> 0 >= 65536) {
break block3
}
HEAP8[$2_1 + 2 | 0] = $8_1;
HEAP8[$2_1 + 1 | 0] = $4_1;
HEAP8[$2_1 | 0] = $7_1 | 224;
break block4;
}
HEAP8[$2_1 | 0] = $1_1;
break block4;
}
HEAP8[$2_1 + 1 | 0] = $1_1 & 63 | 128;
HEAP8[$2_1 | 0] = $1_1 >>> 6 | 192;
break block4;
}
HEAP8[$2_1 + 3 | 0] = $8_1;
HEAP8[$2_1 + 2 | 0] = $4_1;
HEAP8[$2_1 + 1 | 0] = $7_1 & 63 | 128;
HEAP8[$2_1 | 0] = $1_1 >>> 18 | 240;
}
HEAP32[$0_1 + 8 >> 2] = $6_1 + $3_1;
global$0 = $5_1 + 16 | 0;
return 0;
}
wasm2js_trap();
}
function $147($0_1, $1_1, $2_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$2_1 = $2_1 | 0;
var $3_1 = 0, $4_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$3_1 = HEAP32[$0_1 + 8 >> 2];
block1 : {
block : {
if (HEAP32[$0_1 >> 2] - $3_1 >>> 0 < $2_1 >>> 0) {
$135($4_1 + 8 | 0, $0_1, $3_1, $2_1, 1, 1);
if (HEAP32[$4_1 + 8 >> 2] == -2147483647) {
$3_1 = HEAP32[$0_1 + 8 >> 2];
break block;
}
wasm2js_trap();
}
if (!$2_1) {
break block1
}
}
$167(HEAP32[$0_1 + 4 >> 2] + $3_1 | 0, $1_1, $2_1);
}
HEAP32[$0_1 + 8 >> 2] = $2_1 + $3_1;
global$0 = $4_1 + 16 | 0;
return 0;
}
function $148($0_1, $1_1, $2_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$2_1 = $2_1 | 0;
return $152($0_1, 1070036, $1_1, $2_1) | 0;
}
function $149($0_1, $1_1, $2_1, $3_1) {
if (($1_1 | 0) == ($3_1 | 0)) {
$167($0_1, $2_1, $1_1);
return;
}
wasm2js_trap();
}
function $150($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
block1 : {
block : {
$3_1 = $0_1 + 3 & -4;
$4_1 = $3_1 - $0_1 | 0;
if ($4_1 >>> 0 > $1_1 >>> 0) {
break block
}
$7_1 = $1_1 - $4_1 | 0;
$8_1 = $7_1 >>> 2 | 0;
if (!$8_1) {
break block
}
$5_1 = $7_1 & 3;
if (($0_1 | 0) != ($3_1 | 0)) {
$2_1 = $0_1 - $3_1 | 0;
$1_1 = $0_1;
while (1) {
$9_1 = (HEAP8[$1_1 | 0] > -65) + $9_1 | 0;
$1_1 = $1_1 + 1 | 0;
$2_1 = $2_1 + 1 | 0;
if ($2_1) {
continue
}
break;
};
}
$4_1 = $0_1 + $4_1 | 0;
if ($5_1) {
$0_1 = ($7_1 & 2147483644) + $4_1 | 0;
while (1) {
$6_1 = (HEAP8[$0_1 | 0] > -65) + $6_1 | 0;
$0_1 = $0_1 + 1 | 0;
$5_1 = $5_1 - 1 | 0;
if ($5_1) {
continue
}
break;
};
}
$2_1 = $6_1 + $9_1 | 0;
while (1) {
$3_1 = $4_1;
if (!$8_1) {
break block1
}
$7_1 = $8_1 >>> 0 >= 192 ? 192 : $8_1;
$6_1 = $7_1 & 3;
$4_1 = $7_1 << 2;
$0_1 = $4_1 & 1008;
block2 : {
if (!$0_1) {
$1_1 = 0;
break block2;
}
$9_1 = $0_1 + $3_1 | 0;
$1_1 = 0;
$5_1 = $3_1;
while (1) {
$0_1 = 0;
while (1) {
$10_1 = $1_1;
$1_1 = HEAP32[$0_1 + $5_1 >> 2];
$1_1 = $10_1 + ((($1_1 ^ -1) >>> 7 | $1_1 >>> 6) & 16843009) | 0;
$0_1 = $0_1 + 4 | 0;
if (($0_1 | 0) != 16) {
continue
}
break;
};
$5_1 = $5_1 + 16 | 0;
if (($9_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
}
$8_1 = $8_1 - $7_1 | 0;
$4_1 = $4_1 + $3_1 | 0;
$2_1 = (Math_imul(($1_1 >>> 8 & 16711935) + ($1_1 & 16711935) | 0, 65537) >>> 16 | 0) + $2_1 | 0;
if (!$6_1) {
continue
}
break;
};
$6_1 = $6_1 << 2;
$0_1 = $3_1 + (($7_1 & 252) << 2) | 0;
$1_1 = 0;
while (1) {
$3_1 = $1_1;
$1_1 = HEAP32[$0_1 >> 2];
$1_1 = $3_1 + ((($1_1 ^ -1) >>> 7 | $1_1 >>> 6) & 16843009) | 0;
$0_1 = $0_1 + 4 | 0;
$6_1 = $6_1 - 4 | 0;
if ($6_1) {
continue
}
break;
};
$2_1 = (Math_imul(($1_1 >>> 8 & 16711935) + ($1_1 & 16711935) | 0, 65537) >>> 16 | 0) + $2_1 | 0;
break block1;
}
if (!$1_1) {
break block1
}
while (1) {
$2_1 = (HEAP8[$0_1 | 0] > -65) + $2_1 | 0;
$0_1 = $0_1 + 1 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
return $2_1;
}
function $151($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $159($1_1, HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2]) | 0;
}
function $152($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
block2 : {
block1 : {
block : {
if (!($3_1 & 1)) {
$5_1 = HEAPU8[$2_1 | 0];
if ($5_1) {
break block
}
break block1;
}
$0_1 = FUNCTION_TABLE[HEAP32[$1_1 + 12 >> 2]]($0_1, $2_1, $3_1 >>> 1 | 0) | 0;
break block2;
}
$10_1 = HEAP32[$1_1 + 12 >> 2];
while (1) {
$4_1 = $2_1 + 1 | 0;
block6 : {
block8 : {
block5 : {
block4 : {
block3 : {
if ($5_1 << 24 >> 24 < 0) {
if (($5_1 | 0) == 128) {
break block3
}
if (($5_1 | 0) != 192) {
break block4
}
HEAP32[$6_1 + 4 >> 2] = $1_1;
HEAP32[$6_1 >> 2] = $0_1;
HEAP32[$6_1 + 8 >> 2] = 1610612768;
HEAP32[$6_1 + 12 >> 2] = 0;
$2_1 = ($7_1 << 3) + $3_1 | 0;
if (FUNCTION_TABLE[HEAP32[$2_1 + 4 >> 2]](HEAP32[$2_1 >> 2], $6_1) | 0) {
break block5
}
$7_1 = $7_1 + 1 | 0;
$2_1 = $4_1;
break block6;
}
if (FUNCTION_TABLE[$10_1 | 0]($0_1, $4_1, $5_1) | 0) {
break block5
}
$2_1 = $4_1 + $5_1 | 0;
break block6;
}
$4_1 = $2_1 + 3 | 0;
$2_1 = HEAPU8[$2_1 + 1 | 0] | HEAPU8[$2_1 + 2 | 0] << 8;
if (FUNCTION_TABLE[$10_1 | 0]($0_1, $4_1, $2_1) | 0) {
break block5
}
$2_1 = $2_1 + $4_1 | 0;
break block6;
}
$11_1 = 1610612768;
if ($5_1 & 1) {
$11_1 = HEAPU8[$2_1 + 1 | 0] | HEAPU8[$2_1 + 2 | 0] << 8 | (HEAPU8[$2_1 + 3 | 0] << 16 | HEAPU8[$2_1 + 4 | 0] << 24);
$4_1 = $2_1 + 5 | 0;
}
$8_1 = 0;
block7 : {
if (!($5_1 & 2)) {
$9_1 = 0;
$2_1 = $4_1;
break block7;
}
$9_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8;
$2_1 = $4_1 + 2 | 0;
}
if ($5_1 & 4) {
$8_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8;
$2_1 = $2_1 + 2 | 0;
}
if ($5_1 & 8) {
$7_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8;
$2_1 = $2_1 + 2 | 0;
}
$9_1 = $5_1 & 16 ? HEAPU16[(($9_1 << 3) + $3_1 | 0) + 4 >> 1] : $9_1;
$8_1 = $5_1 & 32 ? HEAPU16[(($8_1 << 3) + $3_1 | 0) + 4 >> 1] : $8_1;
HEAP32[$6_1 + 4 >> 2] = $1_1;
HEAP32[$6_1 >> 2] = $0_1;
$4_1 = $6_1;
HEAP32[$4_1 + 8 >> 2] = $11_1;
HEAP32[$4_1 + 12 >> 2] = $9_1 & 65535 | $8_1 << 16;
$4_1 = ($7_1 << 3) + $3_1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$4_1 + 4 >> 2]](HEAP32[$4_1 >> 2], $6_1) | 0)) {
break block8
}
}
$0_1 = 1;
break block2;
}
$7_1 = $7_1 + 1 | 0;
}
$5_1 = HEAPU8[$2_1 | 0];
if ($5_1) {
continue
}
break;
};
}
$0_1 = 0;
}
global$0 = $6_1 + 16 | 0;
return $0_1;
}
function $153($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
block19 : {
block : {
if (!$2_1) {
break block
}
$3_1 = $2_1 - 7 | 0;
$8_1 = $2_1 >>> 0 >= $3_1 >>> 0 ? $3_1 : 0;
$9_1 = ($1_1 + 3 & -4) - $1_1 | 0;
$3_1 = 0;
while (1) {
block18 : {
block6 : {
block5 : {
block4 : {
block11 : {
block17 : {
block7 : {
block1 : {
block12 : {
block3 : {
block2 : {
$4_1 = HEAPU8[$1_1 + $3_1 | 0];
$7_1 = $4_1 << 24 >> 24;
if (($7_1 | 0) < 0) {
$6_1 = 257;
switch (HEAPU8[$4_1 + 1070788 | 0] - 2 | 0) {
case 0:
break block1;
case 1:
break block2;
case 2:
break block3;
default:
break block4;
};
}
if ($9_1 - $3_1 & 3) {
break block5
}
if ($3_1 >>> 0 >= $8_1 >>> 0) {
break block6
}
while (1) {
$6_1 = $1_1 + $3_1 | 0;
if ((HEAP32[$6_1 + 4 >> 2] | HEAP32[$6_1 >> 2]) & -2139062144) {
break block6
}
$3_1 = $3_1 + 8 | 0;
if ($8_1 >>> 0 > $3_1 >>> 0) {
continue
}
break;
};
break block6;
}
$5_1 = $3_1 + 1 | 0;
if ($5_1 >>> 0 >= $2_1 >>> 0) {
break block7
}
$5_1 = HEAP8[$1_1 + $5_1 | 0];
block10 : {
block9 : {
block8 : {
if (($4_1 | 0) != 224) {
if (($4_1 | 0) == 237) {
break block8
}
if (($7_1 + 31 & 255) >>> 0 < 12) {
break block9
}
if (($7_1 & -2) != -18) {
break block4
}
if (($5_1 | 0) < -64) {
break block10
}
break block4;
}
if (($5_1 & -32) == -96) {
break block10
}
break block4;
}
if (($5_1 | 0) > -97) {
break block4
}
break block10;
}
if (($5_1 | 0) >= -64) {
break block4
}
}
$6_1 = 0;
$4_1 = $3_1 + 2 | 0;
if ($4_1 >>> 0 >= $2_1 >>> 0) {
break block4
}
if (HEAP8[$1_1 + $4_1 | 0] <= -65) {
break block11
}
break block12;
}
$5_1 = $3_1 + 1 | 0;
if ($5_1 >>> 0 >= $2_1 >>> 0) {
break block7
}
$5_1 = HEAP8[$1_1 + $5_1 | 0];
block16 : {
block15 : {
switch ($4_1 - 240 | 0) {
default:
if (($7_1 + 15 & 255) >>> 0 > 2) {
break block4
}
if (($5_1 | 0) < -64) {
break block16
}
break block4;
case 0:
if (($5_1 + 112 & 255) >>> 0 < 48) {
break block16
}
break block4;
case 4:
break block15;
};
}
if (($5_1 | 0) > -113) {
break block4
}
}
$6_1 = $3_1 + 2 | 0;
if ($6_1 >>> 0 >= $2_1 >>> 0) {
break block7
}
if (HEAP8[$1_1 + $6_1 | 0] > -65) {
break block12
}
$6_1 = 0;
$4_1 = $3_1 + 3 | 0;
if ($4_1 >>> 0 >= $2_1 >>> 0) {
break block4
}
if (HEAP8[$1_1 + $4_1 | 0] < -64) {
break block11
}
$6_1 = 769;
break block4;
}
$6_1 = 513;
break block4;
}
$4_1 = $3_1 + 1 | 0;
if ($4_1 >>> 0 < $2_1 >>> 0) {
break block17
}
}
$6_1 = 0;
break block4;
}
if (HEAP8[$1_1 + $4_1 | 0] > -65) {
break block4
}
}
$3_1 = $4_1 + 1 | 0;
break block18;
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 + 8 >> 2] = $6_1;
$1_1 = 1;
break block19;
}
$3_1 = $3_1 + 1 | 0;
break block18;
}
if ($2_1 >>> 0 <= $3_1 >>> 0) {
break block18
}
while (1) {
if (HEAP8[$1_1 + $3_1 | 0] < 0) {
break block18
}
$3_1 = $3_1 + 1 | 0;
if (($3_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
break block;
}
if ($2_1 >>> 0 > $3_1 >>> 0) {
continue
}
break;
};
}
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
$1_1 = 0;
}
HEAP32[$0_1 >> 2] = $1_1;
}
function $154($0_1, $1_1, $2_1, $3_1) {
if ($1_1 >>> 0 >= $3_1 >>> 0) {
$0_1 = $170($2_1, ($1_1 - $3_1 | 0) + $0_1 | 0, $3_1)
} else {
$0_1 = 1
}
return !$0_1;
}
function $155($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = $2_1 + 3 & -4;
block1 : {
block2 : {
block3 : {
if (!(!$3_1 | ($4_1 | 0) == ($2_1 | 0))) {
$4_1 = $4_1 - $2_1 | 0;
$5_1 = $3_1 >>> 0 < $4_1 >>> 0 ? $3_1 : $4_1;
$4_1 = 0;
$6_1 = $1_1 & 255;
$7_1 = 1;
while (1) {
if (($6_1 | 0) == HEAPU8[$2_1 + $4_1 | 0]) {
break block1
}
$4_1 = $4_1 + 1 | 0;
if (($5_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$8_1 = $3_1 - 8 | 0;
if ($8_1 >>> 0 < $5_1 >>> 0) {
break block2
}
break block3;
}
$8_1 = $3_1 - 8 | 0;
}
$4_1 = Math_imul($1_1 & 255, 16843009);
while (1) {
$7_1 = $2_1 + $5_1 | 0;
$6_1 = HEAP32[$7_1 >> 2] ^ $4_1;
$9_1 = 16843008 - $6_1 | $6_1;
$6_1 = HEAP32[$7_1 + 4 >> 2] ^ $4_1;
if (($9_1 & (16843008 - $6_1 | $6_1) & -2139062144) != -2139062144) {
break block2
}
$5_1 = $5_1 + 8 | 0;
if ($8_1 >>> 0 >= $5_1 >>> 0) {
continue
}
break;
};
}
if (($3_1 | 0) != ($5_1 | 0)) {
$4_1 = $1_1 & 255;
$7_1 = 1;
while (1) {
if (HEAPU8[$2_1 + $5_1 | 0] == ($4_1 | 0)) {
$4_1 = $5_1;
break block1;
}
$5_1 = $5_1 + 1 | 0;
if (($5_1 | 0) != ($3_1 | 0)) {
continue
}
break;
};
}
$7_1 = 0;
}
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $7_1;
}
function $156($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = HEAPU8[$1_1 + 12 | 0];
$3_1 = HEAPU8[$1_1 + 13 | 0];
if ($2_1 >>> 0 < $3_1 >>> 0) {
HEAP8[$1_1 + 12 | 0] = $2_1 + 1;
$1_1 = HEAPU8[$1_1 + $2_1 | 0];
} else {
$1_1 = 0
}
HEAP8[$0_1 + 1 | 0] = $1_1;
HEAP8[$0_1 | 0] = $2_1 >>> 0 < $3_1 >>> 0;
}
function $157($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
block : {
if (!$1_1) {
$6_1 = HEAP32[$0_1 + 8 >> 2];
$12_1 = 45;
$8_1 = $5_1 + 1 | 0;
break block;
}
$6_1 = HEAP32[$0_1 + 8 >> 2];
$1_1 = $6_1 & 2097152;
$12_1 = $1_1 ? 43 : 1114112;
$8_1 = ($1_1 >>> 21 | 0) + $5_1 | 0;
}
block1 : {
if (!($6_1 & 8388608)) {
$2_1 = 0;
break block1;
}
block2 : {
if ($3_1 >>> 0 >= 16) {
$9_1 = $150($2_1, $3_1);
break block2;
}
if (!$3_1) {
break block2
}
$1_1 = $2_1;
$7_1 = $3_1;
while (1) {
$9_1 = (HEAP8[$1_1 | 0] > -65) + $9_1 | 0;
$1_1 = $1_1 + 1 | 0;
$7_1 = $7_1 - 1 | 0;
if ($7_1) {
continue
}
break;
};
}
$8_1 = $9_1 + $8_1 | 0;
}
$10_1 = HEAPU16[$0_1 + 12 >> 1];
block7 : {
if ($10_1 >>> 0 > $8_1 >>> 0) {
block8 : {
block6 : {
if (!($6_1 & 16777216)) {
$8_1 = $10_1 - $8_1 | 0;
$1_1 = 0;
$7_1 = 0;
block5 : {
block4 : {
block3 : {
$11_1 = $6_1 >>> 29 & 3;
switch ((($11_1 | 0) == 3 ? 1 : $11_1) - 1 | 0) {
case 0:
break block3;
case 1:
break block4;
default:
break block5;
};
}
$7_1 = $8_1;
break block5;
}
$7_1 = ($8_1 & 65534) >>> 1 | 0;
}
$11_1 = $6_1 & 2097151;
$10_1 = HEAP32[$0_1 + 4 >> 2];
$6_1 = HEAP32[$0_1 >> 2];
while (1) {
if (($1_1 & 65535) >>> 0 >= ($7_1 & 65535) >>> 0) {
break block6
}
$9_1 = 1;
$1_1 = $1_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$10_1 + 16 >> 2]]($6_1, $11_1) | 0)) {
continue
}
break;
};
break block7;
}
$11_1 = HEAP32[$0_1 + 12 >> 2];
$7_1 = HEAP32[$0_1 + 8 >> 2];
HEAP32[$0_1 + 8 >> 2] = $7_1 & -1612709888 | 536870960;
$9_1 = 1;
if ($158($0_1, $12_1, $2_1, $3_1)) {
break block7
}
$6_1 = HEAP32[$0_1 + 4 >> 2];
$3_1 = HEAP32[$0_1 >> 2];
$1_1 = 0;
$2_1 = $10_1 - $8_1 & 65535;
while (1) {
if ($2_1 >>> 0 <= ($1_1 & 65535) >>> 0) {
break block8
}
$1_1 = $1_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$6_1 + 16 >> 2]]($3_1, 48) | 0)) {
continue
}
break;
};
break block7;
}
$9_1 = 1;
if ($158($0_1, $12_1, $2_1, $3_1)) {
break block7
}
if (FUNCTION_TABLE[HEAP32[$10_1 + 12 >> 2]]($6_1, $4_1, $5_1) | 0) {
break block7
}
$1_1 = 0;
$2_1 = $8_1 - $7_1 & 65535;
while (1) {
$0_1 = $1_1 & 65535;
$9_1 = $0_1 >>> 0 < $2_1 >>> 0;
if ($0_1 >>> 0 >= $2_1 >>> 0) {
break block7
}
$1_1 = $1_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$10_1 + 16 >> 2]]($6_1, $11_1) | 0)) {
continue
}
break;
};
break block7;
}
if (FUNCTION_TABLE[HEAP32[$6_1 + 12 >> 2]]($3_1, $4_1, $5_1) | 0) {
break block7
}
HEAP32[$0_1 + 8 >> 2] = $7_1;
HEAP32[$0_1 + 12 >> 2] = $11_1;
return 0;
}
$9_1 = 1;
if ($158($0_1, $12_1, $2_1, $3_1)) {
break block7
}
$9_1 = FUNCTION_TABLE[HEAP32[HEAP32[$0_1 + 4 >> 2] + 12 >> 2]](HEAP32[$0_1 >> 2], $4_1, $5_1) | 0;
}
return $9_1;
}
function $158($0_1, $1_1, $2_1, $3_1) {
block : {
if (($1_1 | 0) == 1114112) {
break block
}
if (!(FUNCTION_TABLE[HEAP32[HEAP32[$0_1 + 4 >> 2] + 16 >> 2]](HEAP32[$0_1 >> 2], $1_1) | 0)) {
break block
}
return 1;
}
if (!$2_1) {
return 0
}
return FUNCTION_TABLE[HEAP32[HEAP32[$0_1 + 4 >> 2] + 12 >> 2]](HEAP32[$0_1 >> 2], $2_1, $3_1) | 0;
}
function $159($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
$7_1 = global$0 - 16 | 0;
global$0 = $7_1;
block8 : {
block : {
$6_1 = HEAP32[$0_1 + 8 >> 2];
if (!($6_1 & 402653184)) {
break block
}
block4 : {
if ($6_1 & 268435456) {
$5_1 = HEAPU16[$0_1 + 14 >> 1];
HEAP32[$7_1 + 12 >> 2] = 0;
HEAP32[$7_1 + 4 >> 2] = $1_1;
HEAP32[$7_1 + 8 >> 2] = $1_1 + $2_1;
$9_1 = $5_1;
$3_1 = $7_1 + 4 | 0;
block3 : {
if ($5_1) {
$10_1 = HEAP32[$3_1 + 8 >> 2];
$4_1 = HEAP32[$3_1 >> 2];
$11_1 = HEAP32[$3_1 + 4 >> 2];
while (1) {
$2_1 = $4_1;
if (($2_1 | 0) == ($11_1 | 0)) {
break block3
}
$4_1 = $2_1 + 1 | 0;
HEAP32[$3_1 >> 2] = $4_1;
$8_1 = HEAPU8[$2_1 | 0];
block2 : {
if ($8_1 << 24 >> 24 >= 0) {
break block2
}
$4_1 = $2_1 + 2 | 0;
HEAP32[$3_1 >> 2] = $4_1;
if ($8_1 >>> 0 < 224) {
break block2
}
$12_1 = HEAPU8[$2_1 + 1 | 0];
$4_1 = $2_1 + 3 | 0;
HEAP32[$3_1 >> 2] = $4_1;
if ($8_1 >>> 0 < 240) {
break block2
}
$4_1 = $2_1 + 4 | 0;
HEAP32[$3_1 >> 2] = $4_1;
if (($8_1 << 18 & 1835008 | (HEAPU8[$2_1 + 3 | 0] & 63 | ((HEAPU8[$2_1 + 2 | 0] & 63) << 6 | ($12_1 & 63) << 12))) == 1114112) {
break block3
}
}
$10_1 = ($10_1 - $2_1 | 0) + $4_1 | 0;
HEAP32[$3_1 + 8 >> 2] = $10_1;
$5_1 = $5_1 - 1 | 0;
if ($5_1) {
continue
}
break;
};
}
$5_1 = 0;
}
$3_1 = $9_1 - $5_1 | 0;
$2_1 = HEAP32[$7_1 + 12 >> 2];
break block4;
}
if ($2_1 >>> 0 >= 16) {
$3_1 = $150($1_1, $2_1);
break block4;
}
if (!$2_1) {
break block4
}
$5_1 = $1_1;
$4_1 = $2_1;
while (1) {
$3_1 = (HEAP8[$5_1 | 0] > -65) + $3_1 | 0;
$5_1 = $5_1 + 1 | 0;
$4_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
}
$4_1 = HEAPU16[$0_1 + 12 >> 1];
if ($4_1 >>> 0 <= $3_1 >>> 0) {
break block
}
$5_1 = 0;
$9_1 = $4_1 - $3_1 | 0;
$4_1 = 0;
block7 : {
block6 : {
block5 : {
$3_1 = $6_1 >>> 29 & 3;
switch ((($3_1 | 0) != 3 ? $3_1 : 0) - 1 | 0) {
case 0:
break block5;
case 1:
break block6;
default:
break block7;
};
}
$4_1 = $9_1;
break block7;
}
$4_1 = ($9_1 & 65534) >>> 1 | 0;
}
$8_1 = $6_1 & 2097151;
$6_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = HEAP32[$0_1 >> 2];
while (1) {
if (($5_1 & 65535) >>> 0 < ($4_1 & 65535) >>> 0) {
$3_1 = 1;
$5_1 = $5_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$6_1 + 16 >> 2]]($0_1, $8_1) | 0)) {
continue
}
break block8;
}
break;
};
$3_1 = 1;
if (FUNCTION_TABLE[HEAP32[$6_1 + 12 >> 2]]($0_1, $1_1, $2_1) | 0) {
break block8
}
$5_1 = 0;
$1_1 = $9_1 - $4_1 & 65535;
while (1) {
$2_1 = $5_1 & 65535;
$3_1 = $2_1 >>> 0 < $1_1 >>> 0;
if ($1_1 >>> 0 <= $2_1 >>> 0) {
break block8
}
$5_1 = $5_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$6_1 + 16 >> 2]]($0_1, $8_1) | 0)) {
continue
}
break;
};
break block8;
}
$3_1 = FUNCTION_TABLE[HEAP32[HEAP32[$0_1 + 4 >> 2] + 12 >> 2]](HEAP32[$0_1 >> 2], $1_1, $2_1) | 0;
}
global$0 = $7_1 + 16 | 0;
return $3_1;
}
function $160($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = 10;
block : {
if ($0_1 >>> 0 < 1e3) {
$3_1 = $0_1;
break block;
}
$9_1 = $1_1 - 4 | 0;
$3_1 = $0_1;
while (1) {
$2_1 = $4_1 + $9_1 | 0;
$6_1 = $3_1;
$3_1 = ($3_1 >>> 0) / 1e4 | 0;
$5_1 = $6_1 - Math_imul($3_1, 1e4) | 0;
$8_1 = (($5_1 & 65535) >>> 0) / 100 | 0;
$7_1 = $8_1 << 1;
$7_1 = HEAPU8[$7_1 + 1070588 | 0] | HEAPU8[$7_1 + 1070589 | 0] << 8;
HEAP8[$2_1 | 0] = $7_1;
HEAP8[$2_1 + 1 | 0] = $7_1 >>> 8;
$2_1 = $2_1 + 2 | 0;
$5_1 = ($5_1 - Math_imul($8_1, 100) & 65535) << 1;
$5_1 = HEAPU8[$5_1 + 1070588 | 0] | HEAPU8[$5_1 + 1070589 | 0] << 8;
HEAP8[$2_1 | 0] = $5_1;
HEAP8[$2_1 + 1 | 0] = $5_1 >>> 8;
$4_1 = $4_1 - 4 | 0;
if ($6_1 >>> 0 > 9999999) {
continue
}
break;
};
}
if ($3_1 >>> 0 > 9) {
$4_1 = $4_1 - 2 | 0;
$6_1 = $4_1 + $1_1 | 0;
$2_1 = $3_1;
$3_1 = (($3_1 & 65535) >>> 0) / 100 | 0;
$2_1 = ($2_1 - Math_imul($3_1, 100) & 65535) << 1;
$2_1 = HEAPU8[$2_1 + 1070588 | 0] | HEAPU8[$2_1 + 1070589 | 0] << 8;
HEAP8[$6_1 | 0] = $2_1;
HEAP8[$6_1 + 1 | 0] = $2_1 >>> 8;
}
if (!($3_1 ? 0 : $0_1)) {
$4_1 = $4_1 - 1 | 0;
HEAP8[$4_1 + $1_1 | 0] = HEAPU8[($3_1 << 1 & 30) + 1070589 | 0];
}
return $4_1;
}
function $161($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = 1;
$2_1 = 1;
while (1) {
$8_1 = $2_1 + $4_1 | 0;
if ($8_1 >>> 0 < 3) {
block3 : {
block2 : {
block : {
$6_1 = $2_1;
$2_1 = (3 - $4_1 | 0) + ($2_1 ^ -1) | 0;
if ($2_1 >>> 0 >= 3) {
break block
}
$3_1 = (($4_1 ^ -1) + 3 | 0) - $7_1 | 0;
if ($3_1 >>> 0 >= 3) {
break block
}
$2_1 = HEAPU8[$2_1 + 1052145 | 0];
$3_1 = HEAPU8[$3_1 + 1052145 | 0];
block1 : {
if ($2_1 >>> 0 >= $3_1 >>> 0) {
if (!$1_1 | $2_1 >>> 0 <= $3_1 >>> 0) {
break block1
}
break block2;
}
if (!$1_1) {
break block2
}
}
if (($2_1 | 0) != ($3_1 | 0)) {
$2_1 = $6_1 + 1 | 0;
$4_1 = 0;
$5_1 = 1;
$7_1 = $6_1;
break block3;
}
$2_1 = $4_1 + 1 | 0;
$3_1 = ($2_1 | 0) == ($5_1 | 0);
$4_1 = $3_1 ? 0 : $2_1;
$2_1 = ($3_1 ? $2_1 : 0) + $6_1 | 0;
break block3;
}
wasm2js_trap();
}
$2_1 = $8_1 + 1 | 0;
$5_1 = $2_1 - $7_1 | 0;
$4_1 = 0;
}
if (($0_1 | 0) != ($5_1 | 0)) {
continue
}
}
break;
};
return $7_1;
}
function $162($0_1, $1_1, $2_1, $3_1) {
$0_1 = $170($0_1, $2_1, $1_1 >>> 0 < $3_1 >>> 0 ? $1_1 : $3_1);
$0_1 = $0_1 ? $0_1 : $1_1 - $3_1 | 0;
return (($0_1 | 0) > 0) - (($0_1 | 0) < 0) | 0;
}
function $163($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$0_1 = HEAP32[$0_1 >> 2];
block : {
if (!(HEAPU8[$1_1 + 11 | 0] & 24)) {
$0_1 = FUNCTION_TABLE[HEAP32[HEAP32[$1_1 + 4 >> 2] + 16 >> 2]](HEAP32[$1_1 >> 2], $0_1) | 0;
break block;
}
HEAP32[$2_1 + 12 >> 2] = 0;
$5_1 = $1_1;
$6_1 = $2_1 + 12 | 0;
block3 : {
block2 : {
block1 : {
if ($0_1 >>> 0 >= 128) {
if ($0_1 >>> 0 < 2048) {
break block1
}
$1_1 = $0_1 >>> 12 | 0;
$3_1 = $0_1 & 63 | -128;
$4_1 = $0_1 >>> 6 & 63 | -128;
if ($0_1 >>> 0 >= 65536) {
break block2
}
HEAP8[$2_1 + 14 | 0] = $3_1;
HEAP8[$2_1 + 13 | 0] = $4_1;
HEAP8[$2_1 + 12 | 0] = $1_1 | 224;
$0_1 = 3;
break block3;
}
HEAP8[$2_1 + 12 | 0] = $0_1;
$0_1 = 1;
break block3;
}
HEAP8[$2_1 + 13 | 0] = $0_1 & 63 | 128;
HEAP8[$2_1 + 12 | 0] = $0_1 >>> 6 | 192;
$0_1 = 2;
break block3;
}
HEAP8[$2_1 + 15 | 0] = $3_1;
HEAP8[$2_1 + 14 | 0] = $4_1;
HEAP8[$2_1 + 13 | 0] = $1_1 & 63 | 128;
HEAP8[$2_1 + 12 | 0] = $0_1 >>> 18 | 240;
$0_1 = 4;
}
$0_1 = $159($5_1, $6_1, $0_1);
}
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $164($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = HEAP32[$0_1 >> 2];
$0_1 = 0;
while (1) {
HEAP8[($0_1 + $2_1 | 0) + 15 | 0] = HEAPU8[($3_1 & 15) + 1071046 | 0];
$0_1 = $0_1 - 1 | 0;
$3_1 = $3_1 >>> 4 | 0;
if ($3_1) {
continue
}
break;
};
$0_1 = $157($1_1, 1, 1071044, 2, ($0_1 + $2_1 | 0) + 16 | 0, 0 - $0_1 | 0);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $165($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = $2_1 + 6 | 0;
$0_1 = $160(HEAP32[$0_1 >> 2], $3_1);
$0_1 = $157($1_1, 1, 1, 0, $0_1 + $3_1 | 0, 10 - $0_1 | 0);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $166($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$0_1 = HEAP32[$0_1 >> 2];
$2_1 = $0_1 >> 31;
$4_1 = $3_1 + 6 | 0;
$2_1 = $160(($0_1 ^ $2_1) - $2_1 | 0, $4_1);
$0_1 = $157($1_1, ($0_1 ^ -1) >>> 31 | 0, 1, 0, $2_1 + $4_1 | 0, 10 - $2_1 | 0);
global$0 = $3_1 + 16 | 0;
return $0_1 | 0;
}
function $167($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0;
$8_1 = global$0 - 16 | 0;
block : {
if ($2_1 >>> 0 < 16) {
$3_1 = $0_1;
break block;
}
$4_1 = 0 - $0_1 & 3;
$5_1 = $4_1 + $0_1 | 0;
if ($5_1 >>> 0 > $0_1 >>> 0) {
$6_1 = $4_1;
$3_1 = $0_1;
$7_1 = $1_1;
while (1) {
HEAP8[$3_1 | 0] = HEAPU8[$7_1 | 0];
$7_1 = $7_1 + 1 | 0;
$3_1 = $3_1 + 1 | 0;
$6_1 = $6_1 - 1 | 0;
if ($6_1) {
continue
}
break;
};
}
$11_1 = $2_1 - $4_1 | 0;
$12_1 = $11_1 & -4;
$3_1 = $12_1 + $5_1 | 0;
$4_1 = $1_1 + $4_1 | 0;
$1_1 = $4_1 & 3;
block2 : {
if ($1_1) {
$2_1 = 0;
HEAP32[$8_1 + 12 >> 2] = 0;
$7_1 = $1_1 | $8_1 + 12;
$6_1 = 4 - $1_1 | 0;
if ($6_1 & 1) {
HEAP8[$7_1 | 0] = HEAPU8[$4_1 | 0];
$2_1 = 1;
}
if ($6_1 & 2) {
HEAP16[$2_1 + $7_1 >> 1] = HEAPU16[$2_1 + $4_1 >> 1]
}
$2_1 = $4_1 - $1_1 | 0;
$6_1 = $1_1 << 3;
$7_1 = HEAP32[$8_1 + 12 >> 2];
if ($5_1 + 4 >>> 0 < $3_1 >>> 0) {
$9_1 = 0 - $6_1 & 24;
while (1) {
$1_1 = $5_1;
$5_1 = $7_1 >>> $6_1 | 0;
$2_1 = $2_1 + 4 | 0;
$7_1 = HEAP32[$2_1 >> 2];
HEAP32[$1_1 >> 2] = $5_1 | $7_1 << $9_1;
$5_1 = $1_1 + 4 | 0;
if ($1_1 + 8 >>> 0 < $3_1 >>> 0) {
continue
}
break;
};
}
$1_1 = 0;
HEAP8[$8_1 + 8 | 0] = 0;
HEAP8[$8_1 + 6 | 0] = 0;
$13_1 = 2;
block1 : {
if (!($4_1 & 2)) {
$9_1 = 0;
$13_1 = 0;
$10_1 = $8_1 + 8 | 0;
break block1;
}
$10_1 = HEAPU8[$2_1 + 5 | 0];
$9_1 = HEAPU8[$2_1 + 4 | 0];
HEAP8[$8_1 + 8 | 0] = $9_1;
$14_1 = $10_1 << 8;
$10_1 = $8_1 + 6 | 0;
}
if ($4_1 & 1) {
HEAP8[$10_1 | 0] = HEAPU8[($2_1 + 4 | 0) + $13_1 | 0];
$9_1 = HEAPU8[$8_1 + 8 | 0];
$1_1 = HEAPU8[$8_1 + 6 | 0] << 16;
}
HEAP32[$5_1 >> 2] = ($1_1 | $14_1 | $9_1) << (0 - $6_1 & 24) | $7_1 >>> $6_1;
break block2;
}
if ($3_1 >>> 0 <= $5_1 >>> 0) {
break block2
}
$1_1 = $4_1;
while (1) {
HEAP32[$5_1 >> 2] = HEAP32[$1_1 >> 2];
$1_1 = $1_1 + 4 | 0;
$5_1 = $5_1 + 4 | 0;
if ($5_1 >>> 0 < $3_1 >>> 0) {
continue
}
break;
};
}
$2_1 = $11_1 & 3;
$1_1 = $4_1 + $12_1 | 0;
}
if ($2_1 + $3_1 >>> 0 > $3_1 >>> 0) {
while (1) {
HEAP8[$3_1 | 0] = HEAPU8[$1_1 | 0];
$1_1 = $1_1 + 1 | 0;
$3_1 = $3_1 + 1 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
}
}
return $0_1;
}
function $168($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
if ($1_1 >>> 0 >= 16) {
$4_1 = 0 - $0_1 & 3;
$3_1 = $4_1 + $0_1 | 0;
if ($3_1 >>> 0 > $0_1 >>> 0) {
$2_1 = $4_1;
while (1) {
HEAP8[$0_1 | 0] = 0;
$0_1 = $0_1 + 1 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
}
$2_1 = 0;
$0_1 = 8;
while (1) {
$2_1 = $2_1 << $0_1 | $2_1;
$5_1 = $0_1 >>> 0 < 16;
$0_1 = $0_1 << 1;
if ($5_1) {
continue
}
break;
};
$1_1 = $1_1 - $4_1 | 0;
$0_1 = ($1_1 & -4) + $3_1 | 0;
if ($3_1 >>> 0 < $0_1 >>> 0) {
while (1) {
HEAP32[$3_1 >> 2] = $2_1;
$3_1 = $3_1 + 4 | 0;
if ($3_1 >>> 0 < $0_1 >>> 0) {
continue
}
break;
}
}
$1_1 = $1_1 & 3;
}
if ($0_1 + $1_1 >>> 0 > $0_1 >>> 0) {
while (1) {
HEAP8[$0_1 | 0] = 0;
$0_1 = $0_1 + 1 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
}
}
}
function $169($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0;
$7_1 = global$0 - 32 | 0;
block6 : {
block : {
block3 : {
block2 : {
if ($0_1 - $1_1 >>> 0 < $2_1 >>> 0) {
$3_1 = $1_1 + $2_1 | 0;
$4_1 = $3_1;
$0_1 = $0_1 + $2_1 | 0;
if ($2_1 >>> 0 < 16) {
break block
}
$8_1 = $0_1 & 3;
$11_1 = 0 - $8_1 | 0;
$6_1 = $0_1 & -4;
if ($6_1 >>> 0 < $0_1 >>> 0) {
$5_1 = $3_1 - 1 | 0;
$3_1 = $0_1;
while (1) {
$3_1 = $3_1 - 1 | 0;
HEAP8[$3_1 | 0] = HEAPU8[$5_1 | 0];
$5_1 = $5_1 - 1 | 0;
if ($3_1 >>> 0 > $6_1 >>> 0) {
continue
}
break;
};
}
$12_1 = $2_1 - $8_1 | 0;
$3_1 = $12_1 & -4;
$10_1 = $6_1 - $3_1 | 0;
$13_1 = 0 - $3_1 | 0;
$9_1 = $4_1 + $11_1 | 0;
$8_1 = $9_1 & 3;
if ($8_1) {
$5_1 = 0;
HEAP8[$7_1 + 24 | 0] = 0;
HEAP8[$7_1 + 22 | 0] = 0;
$3_1 = $9_1 - $8_1 | 0;
$4_1 = 2;
block1 : {
if (!($9_1 & 2)) {
$4_1 = 0;
$14_1 = $7_1 + 24 | 0;
break block1;
}
$15_1 = HEAPU8[$3_1 | 0];
HEAP8[$7_1 + 24 | 0] = $15_1;
$16_1 = HEAPU8[$3_1 + 1 | 0] << 8;
$14_1 = $7_1 + 22 | 0;
}
if ($9_1 & 1) {
HEAP8[$14_1 | 0] = HEAPU8[$3_1 + $4_1 | 0];
$15_1 = HEAPU8[$7_1 + 24 | 0];
$5_1 = HEAPU8[$7_1 + 22 | 0] << 16;
}
$4_1 = $8_1 << 3;
$5_1 = $15_1 | $16_1 | $5_1;
$10_1 = $10_1 + 4 | 0;
if ($10_1 >>> 0 >= $6_1 >>> 0) {
$2_1 = $6_1;
break block2;
}
$1_1 = ($2_1 - $8_1 | 0) + $1_1 | 0;
$14_1 = 0 - $4_1 & 24;
while (1) {
$2_1 = $5_1 << $14_1;
$1_1 = $1_1 - 4 | 0;
$3_1 = $11_1 + $1_1 | 0;
$5_1 = HEAP32[$3_1 >> 2];
HEAP32[($0_1 + $11_1 | 0) - 4 >> 2] = $2_1 | $5_1 >>> $4_1;
$0_1 = $0_1 - 4 | 0;
$2_1 = $11_1 + $0_1 | 0;
if ($10_1 >>> 0 < $2_1 >>> 0) {
continue
}
break;
};
break block2;
}
if ($6_1 >>> 0 <= $10_1 >>> 0) {
break block3
}
$0_1 = ($1_1 + $12_1 | 0) - 4 | 0;
$1_1 = $6_1;
while (1) {
$1_1 = $1_1 - 4 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$0_1 >> 2];
$0_1 = $0_1 - 4 | 0;
if ($1_1 >>> 0 > $10_1 >>> 0) {
continue
}
break;
};
break block3;
}
if ($2_1 >>> 0 >= 16) {
$6_1 = 0 - $0_1 & 3;
$3_1 = $6_1 + $0_1 | 0;
if ($3_1 >>> 0 > $0_1 >>> 0) {
$4_1 = $6_1;
$5_1 = $1_1;
while (1) {
HEAP8[$0_1 | 0] = HEAPU8[$5_1 | 0];
$5_1 = $5_1 + 1 | 0;
$0_1 = $0_1 + 1 | 0;
$4_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
}
$10_1 = $2_1 - $6_1 | 0;
$12_1 = $10_1 & -4;
$0_1 = $12_1 + $3_1 | 0;
$6_1 = $1_1 + $6_1 | 0;
$1_1 = $6_1 & 3;
block5 : {
if ($1_1) {
$2_1 = 0;
HEAP32[$7_1 + 16 >> 2] = 0;
$5_1 = $1_1 | $7_1 + 16;
$4_1 = 4 - $1_1 | 0;
if ($4_1 & 1) {
HEAP8[$5_1 | 0] = HEAPU8[$6_1 | 0];
$2_1 = 1;
}
if ($4_1 & 2) {
HEAP16[$2_1 + $5_1 >> 1] = HEAPU16[$2_1 + $6_1 >> 1]
}
$2_1 = $6_1 - $1_1 | 0;
$4_1 = $1_1 << 3;
$5_1 = HEAP32[$7_1 + 16 >> 2];
if ($3_1 + 4 >>> 0 < $0_1 >>> 0) {
$8_1 = 0 - $4_1 & 24;
while (1) {
$1_1 = $3_1;
$3_1 = $5_1 >>> $4_1 | 0;
$2_1 = $2_1 + 4 | 0;
$5_1 = HEAP32[$2_1 >> 2];
HEAP32[$1_1 >> 2] = $3_1 | $5_1 << $8_1;
$3_1 = $1_1 + 4 | 0;
if ($1_1 + 8 >>> 0 < $0_1 >>> 0) {
continue
}
break;
};
}
$1_1 = 0;
HEAP8[$7_1 + 12 | 0] = 0;
HEAP8[$7_1 + 10 | 0] = 0;
$11_1 = 2;
block4 : {
if (!($6_1 & 2)) {
$8_1 = 0;
$11_1 = 0;
$9_1 = $7_1 + 12 | 0;
break block4;
}
$9_1 = HEAPU8[$2_1 + 5 | 0];
$8_1 = HEAPU8[$2_1 + 4 | 0];
HEAP8[$7_1 + 12 | 0] = $8_1;
$13_1 = $9_1 << 8;
$9_1 = $7_1 + 10 | 0;
}
if ($6_1 & 1) {
HEAP8[$9_1 | 0] = HEAPU8[($2_1 + 4 | 0) + $11_1 | 0];
$8_1 = HEAPU8[$7_1 + 12 | 0];
$1_1 = HEAPU8[$7_1 + 10 | 0] << 16;
}
HEAP32[$3_1 >> 2] = ($1_1 | $13_1 | $8_1) << (0 - $4_1 & 24) | $5_1 >>> $4_1;
break block5;
}
if ($0_1 >>> 0 <= $3_1 >>> 0) {
break block5
}
$1_1 = $6_1;
while (1) {
HEAP32[$3_1 >> 2] = HEAP32[$1_1 >> 2];
$1_1 = $1_1 + 4 | 0;
$3_1 = $3_1 + 4 | 0;
if ($3_1 >>> 0 < $0_1 >>> 0) {
continue
}
break;
};
}
$2_1 = $10_1 & 3;
$1_1 = $6_1 + $12_1 | 0;
}
if ($0_1 + $2_1 >>> 0 <= $0_1 >>> 0) {
break block6
}
while (1) {
HEAP8[$0_1 | 0] = HEAPU8[$1_1 | 0];
$1_1 = $1_1 + 1 | 0;
$0_1 = $0_1 + 1 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
break block6;
}
$0_1 = 0;
HEAP32[$7_1 + 28 >> 2] = 0;
$1_1 = ($3_1 + $8_1 | 0) - 4 | 0;
$3_1 = $8_1 | $7_1 + 28;
$8_1 = 4 - $8_1 | 0;
if ($8_1 & 1) {
HEAP8[$3_1 | 0] = HEAPU8[$1_1 | 0];
$0_1 = 1;
}
if ($8_1 & 2) {
HEAP16[$0_1 + $3_1 >> 1] = HEAPU16[$0_1 + $1_1 >> 1]
}
HEAP32[$2_1 - 4 >> 2] = $5_1 << (0 - $4_1 & 24) | HEAP32[$7_1 + 28 >> 2] >>> $4_1;
}
$2_1 = $12_1 & 3;
$4_1 = $9_1 + $13_1 | 0;
$0_1 = $6_1 + $13_1 | 0;
}
$2_1 = $0_1 - $2_1 | 0;
if ($0_1 >>> 0 <= $2_1 >>> 0) {
break block6
}
$1_1 = $4_1 - 1 | 0;
while (1) {
$0_1 = $0_1 - 1 | 0;
HEAP8[$0_1 | 0] = HEAPU8[$1_1 | 0];
$1_1 = $1_1 - 1 | 0;
if ($0_1 >>> 0 > $2_1 >>> 0) {
continue
}
break;
};
}
}
function $170($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
block : {
if (!$2_1) {
break block
}
while (1) {
$3_1 = HEAPU8[$0_1 | 0];
$4_1 = HEAPU8[$1_1 | 0];
if (($3_1 | 0) == ($4_1 | 0)) {
$0_1 = $0_1 + 1 | 0;
$1_1 = $1_1 + 1 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break block;
}
break;
};
$5_1 = $3_1 - $4_1 | 0;
}
return $5_1;
}
function __wasm_ctz_i32($0_1) {
if ($0_1) {
return 31 - Math_clz32($0_1 - 1 ^ $0_1) | 0
}
return 32;
}
function __wasm_ctz_i64($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
if ($0_1 | $1_1) {
$2_1 = $1_1 - 1 | 0;
$3_1 = $0_1 - 1 | 0;
$2_1 = ($3_1 | 0) != -1 ? $2_1 + 1 | 0 : $2_1;
$3_1 = Math_clz32($0_1 ^ $3_1) + 32 | 0;
$0_1 = Math_clz32($1_1 ^ $2_1);
$0_1 = ($0_1 | 0) == 32 ? $3_1 : $0_1;
$1_1 = 63 - $0_1 | 0;
i64toi32_i32$HIGH_BITS = 0 - ($0_1 >>> 0 > 63) | 0;
return $1_1;
}
i64toi32_i32$HIGH_BITS = 0;
return 64;
}
function __wasm_i64_mul($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = $2_1 >>> 16 | 0;
$5_1 = $0_1 >>> 16 | 0;
$9_1 = Math_imul($4_1, $5_1);
$6_1 = $2_1 & 65535;
$7_1 = $0_1 & 65535;
$8_1 = Math_imul($6_1, $7_1);
$5_1 = ($8_1 >>> 16 | 0) + Math_imul($5_1, $6_1) | 0;
$4_1 = ($5_1 & 65535) + Math_imul($4_1, $7_1) | 0;
i64toi32_i32$HIGH_BITS = (Math_imul($1_1, $2_1) + $9_1 | 0) + Math_imul($0_1, $3_1) + ($5_1 >>> 16) + ($4_1 >>> 16) | 0;
return $8_1 & 65535 | $4_1 << 16;
}
function __wasm_rotl_i32($0_1) {
var $1_1 = 0;
$1_1 = $0_1 & 31;
$0_1 = 0 - $0_1 & 31;
return (-1 >>> $1_1 & -2) << $1_1 | (-1 << $0_1 & -2) >>> $0_1;
}
function __wasm_rotl_i64($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$6_1 = $2_1 & 63;
$5_1 = $6_1;
$4_1 = $5_1 & 31;
if ($5_1 >>> 0 >= 32) {
$5_1 = -1 >>> $4_1 | 0
} else {
$3_1 = -1 >>> $4_1 | 0;
$5_1 = $3_1 | (1 << $4_1) - 1 << 32 - $4_1;
}
$5_1 = $5_1 & $0_1;
$3_1 = $1_1 & $3_1;
$4_1 = $6_1 & 31;
if ($6_1 >>> 0 >= 32) {
$3_1 = $5_1 << $4_1;
$6_1 = 0;
} else {
$3_1 = (1 << $4_1) - 1 & $5_1 >>> 32 - $4_1 | $3_1 << $4_1;
$6_1 = $5_1 << $4_1;
}
$5_1 = $3_1;
$4_1 = 0 - $2_1 & 63;
$3_1 = $4_1 & 31;
if ($4_1 >>> 0 >= 32) {
$3_1 = -1 << $3_1;
$2_1 = 0;
} else {
$2_1 = -1 << $3_1;
$3_1 = $2_1 | (1 << $3_1) - 1 & -1 >>> 32 - $3_1;
}
$0_1 = $2_1 & $0_1;
$1_1 = $1_1 & $3_1;
$3_1 = $4_1 & 31;
if ($4_1 >>> 0 >= 32) {
$2_1 = 0;
$0_1 = $1_1 >>> $3_1 | 0;
} else {
$2_1 = $1_1 >>> $3_1 | 0;
$0_1 = ((1 << $3_1) - 1 & $1_1) << 32 - $3_1 | $0_1 >>> $3_1;
}
$0_1 = $0_1 | $6_1;
i64toi32_i32$HIGH_BITS = $2_1 | $5_1;
return $0_1;
}
function __wasm_rotr_i32($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = $1_1 & 31;
$3_1 = (-1 << $2_1 & $0_1) >>> $2_1 | 0;
$2_1 = $0_1;
$0_1 = 0 - $1_1 & 31;
return $3_1 | ($2_1 & -1 >>> $0_1) << $0_1;
}
bufferView = HEAPU8;
initActiveSegments(imports);
var FUNCTION_TABLE = [null, $151, $28, $165, $92, $132, $166, $164, $163, $88, $89, $124, $123, $148, $133, $147, $146];
function __wasm_memory_size() {
return buffer.byteLength >> 16;
}
function __wasm_memory_grow(pagesToAdd) {
pagesToAdd = pagesToAdd | 0;
var oldPages = __wasm_memory_size() | 0;
var newPages = oldPages + pagesToAdd | 0;
if ((oldPages < newPages) && (newPages < 65536)) {
var newBuffer = new ArrayBuffer(newPages << 16);
var newHEAP8 = new Int8Array(newBuffer);
newHEAP8.set(HEAP8);
HEAP8 = new Int8Array(newBuffer);
HEAP16 = new Int16Array(newBuffer);
HEAP32 = new Int32Array(newBuffer);
HEAPU8 = new Uint8Array(newBuffer);
HEAPU16 = new Uint16Array(newBuffer);
HEAPU32 = new Uint32Array(newBuffer);
HEAPF32 = new Float32Array(newBuffer);
HEAPF64 = new Float64Array(newBuffer);
buffer = newBuffer;
bufferView = HEAPU8;
}
return oldPages;
}
return {
"memory": Object.create(Object.prototype, {
"grow": {
"value": __wasm_memory_grow
},
"buffer": {
"get": function () {
return buffer;
}
}
}),
"abi_version": $8,
"alloc": $9,
"classify": $10,
"free": $11,
"resolve": $12,
"__data_end": {
get value() {
return global$1;
},
set value(_global$1) {
global$1 = _global$1;
}
},
"__heap_base": {
get value() {
return global$2;
},
set value(_global$2) {
global$2 = _global$2;
}
}
};
}
export const instantiate = () => asmFunc({});
