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
base64DecodeToExistingUint8Array(bufferView, 1048577, "AQECAgICAgICAgICAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwQEBAUGBgYGBgYGBgYGBgYGBgcHBwcHBwcHBwcHBwcHCAgICAgICAgICQkJCQkJCQkJCQoKCgoLCwsLCwwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ4ODg4ODg4ODg4ODg4ODg4ODg4PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDw8PDxAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBARERERERERERERERESEhISEhISEhISExMTExMTExMUFBQVFsDAAAJ4QMAAwAFAwAABOsAACS9kaWdlc3RzL8AAEi9ydWxlcy9yZWdpc3RyaWVzL8AADi9ydWxlcy9pbWFnZXMvwAAIL2ltYWdlcy/AAAEvwAEvwADAAS7AAA50aGUgcmVnaXN0cnkgYMAuYCBpcyBmb2xsb3dlZCBieSBgL2AgYW5kIGEgcmVwb3NpdG9yeSwgbm90IGJ5IMAAAmEgwAwgZGlnZXN0IGhhcyDADSBkaWdpdHMsIG5vdCDAABhhIHBvcnQgaXMgYSBudW1iZXIsIG5vdCDAADdhIGRpZ2VzdCBoYXMgdGhlIGRpZ2l0cyBgMGAgdG8gYDlgIGFuZCBgYWAgdG8gYGZgLCBub3QgwABCYSBuYW1lIGhhcyBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgX2AsIGAtYCBhbmQgYC9gLCBub3QgwAAxYSB0YWcgaGFzIGxldHRlcnMsIGRpZ2l0cywgYF9gLCBgLmAgYW5kIGAtYCwgbm90IMAAwAkgbXVzdCBiZSDABiwgbm90IMAAwAQgYXQgwAAFbGluZSDACCBjb2x1bW4gwAA1YSB0YWcgc3RhcnRzIHdpdGggYSBsZXR0ZXIsIGEgZGlnaXQgb3IgYF9gLCBub3Qgd2l0aCDAAMAlIGlzIG5vdCBhIGtub3duIGtleTsgZXhwZWN0ZWQgb25lIG9mIMAAwCcgaXMgbm90IGFjY2VwdGVkIGhlcmU7IGV4cGVjdGVkIG9uZSBvZiDAAMAQIGlzIG5vdCBhIHZhbGlkIMAAIHRoZSBydWxlcyBjYWxsIHRhZ3MgdGhhdCBtYXRjaCBgwAJgIMAAH3RoZSByZXF1ZXN0IGlzIG5vdCB2YWxpZCBKU09OOiDAAAR0aGUgwAkgaXMgZW1wdHkAwCIgaXMgbmVpdGhlciBgbG9jYWxgIG5vciBhIHJlZ2lzdHJ5AAFgwCNgIHdhcyByZXF1ZXN0ZWQgYnkgbmFtZSBhbmQgaXMga2VwdAAZd2l0aG91dCBhIGAvYCBiZWhpbmQgaXQgYMBWYCBpcyBhIHRhZyBhbmQgbm90IHRoZSBwb3J0IG9mIGEgcmVnaXN0cnk7IGEgcmVwb3NpdG9yeSBpcyBtaXNzaW5nIGlmIGEgcG9ydCB3YXMgbWVhbnQAwDEgaXMgbm90IGEgcmVnaXN0cnkgYXMgYSBub3JtYWxpc2VkIGltYWdlIG5hbWVzIGl0ACV0aGUgZGlnZXN0IGFsb25lIGRlY2lkZXMgd2hhdCBydW5zOiBgwDRgIG1vdmVzIG9uIHdpdGhvdXQgaXQsIGFuZCBtaXNsZWFkcyB3aG9ldmVyIHJlYWRzIGl0AMABIMAqLCBzbyBub2RlcyBtYXkgaG9sZCBkaWZmZXJlbnQgYnVpbGRzIG9mIGl0AAR0aGUgwAIgYMAWYCBoYXMgYmxhbmtzIGFyb3VuZCBpdAABYMBSYCBoYXMgYSBzZXBhcmF0b3IgKGAuYCwgYF9gLCBgX19gIG9yIGRhc2hlcykgdGhhdCBpcyBub3QgYmV0d2VlbiBsZXR0ZXJzIG9yIGRpZ2l0cwASYSB0YWcgaGFzIGF0IG1vc3QgwAsgY2hhcmFjdGVycwAHdW5kZXIgYMAfYCBlYWNoIG5vZGUga2VlcHMgdGhlIGNvcHkgb2YgYMBRYCB0aGF0IGl0IGhhcHBlbmVkIHRvIHB1bGwsIHNvIG5vZGVzIHdpbGwgcnVuIGRpZmZlcmVudCBjb250ZW50IHdpdGhvdXQgYW55IGVycm9yAAFgwB5gIGNhbm5vdCBiZSBzZXQgb24gS3ViZXJuZXRlcyDALzogdGhlIGt1YmVsZXQgdmVyaWZpZXMgY3JlZGVudGlhbHMgZnJvbSAxLjMzIG9uAAR0aGUgwAkgaXMgYmxhbmsAwGEgaXMgbm90IGEgcGF0dGVybjogYCpgIHN0YW5kcyBmb3IgYW55IHRleHQgd2l0aG91dCBgL2AsIGAqKmAgZm9yIGFueSB0ZXh0LCBhbmQgYmxhbmtzIG5ldmVyIG1hdGNoADF0aGUgcmVxdWVzdCBpcyBubyBVVEYtOCB0ZXh0OiB0aGUgYnl0ZSBhdCBvZmZzZXQgwAkgaXMgd3JvbmcADHRoZSBkaWdlc3QgYMAaYCBjb250cmFkaWN0cyB0aGUgZGlnZXN0IGDADmAgb2YgdGhlIGltYWdlAAl0aGUgdGFnIGDAF2AgY29udHJhZGljdHMgdGhlIHRhZyBgwA5gIG9mIHRoZSBpbWFnZQAcdGhlIHJ1bGVzIG1hcCB0aGUgcmVnaXN0cnkgYMArYCB0byBgbG9jYWxgOiB0aGUgaW1hZ2UgaXMgb25seSBvbiB0aGUgbm9kZQDAcCwgc28gcHVsbGluZyBicmluZ3Mgbm90aGluZyBuZXcsIGJ1dCBhbiBvdXRhZ2Ugb2YgdGhlIHJlZ2lzdHJ5IHN0b3BzIHRoZSBzdGFydCBhbHRob3VnaCB0aGUgaW1hZ2UgaXMgb24gdGhlIG5vZGUADG5vdGhpbmcgaW4gYMBQYCBzaG93cyB0aGF0IGl0IGlzIHB1Ymxpc2hlZCBvbmNlOyBhIHN0YWxlIGNvcHkgaXMgc2lsZW50LCBhIGZhaWxlZCBwdWxsIGlzIGxvdWQALXRoZSBhZG1pc3Npb24gcGx1Z2luIEFsd2F5c1B1bGxJbWFnZXMgbWFrZXMgYMAGYCBvZiBgwBFgIGluIGVhY2ggbmV3IHBvZAABYMAFYCBpcyDAFSBieXRlcyBsb25nOyBhdCBtb3N0IMANIGFyZSBhY2NlcHRlZAAzdGFncyBhcmUgY2FzZS1zZW5zaXRpdmU6IEt1YmVybmV0ZXMgZG9lcyBub3QgdGFrZSBgwA5gIGZvciBgbGF0ZXN0YADAVSBpcyBub3QgYSBwdWxsIHBvbGljeTsgaXQgbXVzdCBiZSBleGFjdGx5IGBhdXRvYCwgYEFsd2F5c2AsIGBJZk5vdFByZXNlbnRgIG9yIGBOZXZlcmAAwC4gaXMgbm90IGEgdmVyc2lvbiBvZiBLdWJlcm5ldGVzIHN1Y2ggYXMgYDEuMzZgABlhIHJlcG9zaXRvcnkgaGFzIGF0IG1vc3QgwCogY2hhcmFjdGVycywgY291bnRpbmcgYSBtaXNzaW5nIGBsaWJyYXJ5L2AAAWDAMmAgaXMgbm8gcmVnaXN0cnkgd2l0aCBhIHBvcnQsIGFuZCBhIHRhZyBoYXMgbm8gYC9gAA50aGUgcnVsZSBmb3IgYMAIYCBzZXRzIGDAAWAAJ25vdGhpbmcgaGFzIGZpbGxlZCBpbiB0aGUgcGxhY2Vob2xkZXIgYMABYADACSBoYXMgbm8gYMABYAAEdGhlIMAzIHN0YXJ0cyB3aXRoIGEgcmVnaXN0cnkgb3IgYSByZXBvc2l0b3J5LCBub3Qgd2l0aCBgwAFgAMAZIGlzIG1pc3NpbmcgaW4gZnJvbnQgb2YgYMABYAAgZGlnZXN0cyBhcmUgbG93ZXIgY2FzZSwgdW5saWtlIGDAAWAAKXJlcG9zaXRvcnkgbmFtZXMgYXJlIGxvd2VyIGNhc2UsIHVubGlrZSBgwAFgAMAUIGlzIG1pc3NpbmcgYmVoaW5kIGDAAWAAAWDAAWAAPHJlZGFjdGVkPgDAAS8AAABDDBAACg==");
base64DecodeToExistingUint8Array(bufferView, 1051748, "YSBsaXN0a2luZG5hbWVpbWFnZWltYWdlc3VsbHJ1ZWFsc2VAOmEgc3RyaW5nYW4gb2JqZWN0YWNjZWRlZGJhYWRjYWZlY2FmZWJhYmVjYWZlZmVlZGRlYWRiZWVmZGVmYWNlZGVmZmFjZWRmYWNhZGVkZmFiYWNlYWVmZWVkZmFjZQAAmgwQAAcAAAChDBAACAAAAKkMEAAIAAAAsQwQAAgAAAC5DBAACAAAAMEMEAAHAAAAyAwQAAcAAADPDBAABwAAANYMEAAIAAAA3gwQAAgAAAAvaW1hZ2VhcGktc2VydmVycnVsZXNsb2NhbAAABQ==");
base64DecodeToExistingUint8Array(bufferView, 1052004, "AQAAAGxhdGVzdCR7JCh7ey8vbW92aW5ncGlubmVkdW5rbm93bm51bGx0cnVlIG9yIGZhbHNlYSBudW1iZXJBbHdheXNJZk5vdFByZXNlbnROZXZlci90YWdkb2NrZXIuaW8=");
base64DecodeToExistingUint8Array(bufferView, 1052120, "AgsAABwAAHRydWVmYWxzZSoqKnRhZ3BvbGljeQ==");
base64DecodeToExistingUint8Array(bufferView, 1052160, "ZmxvYXRpbmd0cnVzdHB1Ymxpc2hlcnNtYXRjaBcOEAAF");
base64DecodeToExistingUint8Array(bufferView, 1052208, "7g0QAAY=");
base64DecodeToExistingUint8Array(bufferView, 1052228, "dg0QAAYAAAACAAAA9A0QAAAAAAB8DRAABgAAAAIAAAD0DRAAAAAAAAQAAAAcDhAABAAAAHJlZ2lzdHJpZXNmcm9tdG+CDhAABA==");
base64DecodeToExistingUint8Array(bufferView, 1052316, "hg4QAAI=");
base64DecodeToExistingUint8Array(bufferView, 1052336, "BAAAAIgOEAACAAAAdg0QAAYAAAACAAAA9A0QAAAAAAB8DRAABgAAAAIAAAD0DRAAAAAAAIINEAAH");
base64DecodeToExistingUint8Array(bufferView, 1052409, "DhAACA==");
base64DecodeToExistingUint8Array(bufferView, 1052428, "CA4QAAU=");
base64DecodeToExistingUint8Array(bufferView, 1052448, "DQ4QAAoAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1052468, "dwwQAAYAAAACAAAAbA4QAAAAAAB4DhAACgAAAAIAAACwDhAAAAAAAGNsdXN0ZXJ2ZXJzaW9uYWx3YXlzUHVsbEltYWdlc2RpZ2VzdEF3YXJlRGVmYXVsdGNyZWRlbnRpYWxWZXJpZmljYXRpb25wcmVsb2FkZWRJbWFnZXNWZXJpZmljYXRpb25BbGxvd2xpc3QAAGMPEAAH");
base64DecodeToExistingUint8Array(bufferView, 1052636, "ag8QABAAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1052656, "eg8QABIAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1052676, "jA8QABY=");
base64DecodeToExistingUint8Array(bufferView, 1052696, "og8QACQAAAACAAAA9A0QAAAAAABkaWdlc3RzAHIMEAAF");
base64DecodeToExistingUint8Array(bufferView, 1052744, "6w0QAAM=");
base64DecodeToExistingUint8Array(bufferView, 1052764, "7g0QAAY=");
base64DecodeToExistingUint8Array(bufferView, 1052784, "SA0QAAUAAAAEAAAAvA4QAAgAAABcDxAABwAAAAQAAADIDxAABQAAACwQEAAHAAAAAwAAAPQNEAAAAAAABAAAADQQEAAGAAAARXJySW1hZ2VOZXZlclB1bGxJbnZhbGlkSW1hZ2VOYW1lYXV0bwAAAAQAAADIDxAABQAAAGRpZ2VzdHBsYWNlaG9sZGVyL3gveE5ldmVyVmVyaWZ5TmV2ZXJWZXJpZnlQcmVsb2FkZWRJbWFnZXNOZXZlclZlcmlmeUFsbG93bGlzdGVkSW1hZ2VzQWx3YXlzVmVyaWZ5LypyZWFjaGFibGV1bnJlYWNoYWJsZWN1cnJlbnRjYWNoZWRleHBsaWNpdHJlZ2lzdHJ5LW1hcHBpbmdpbWFnZS1ydWxlcGlubmVkLXJ1bGVtb3ZpbmctcnVsZXB1Ymxpc2hlcnVudGFnZ2VkYWxpYXNjaGFubmVsYnJhbmNoZmxvYXRpbmctdmVyc2lvbnNuYXBzaG90cHJlcmVsZWFzZWRhdGVjb21taXRidWlsZHVucmVjb2duaXNlZGt1YmVybmV0ZXMtZGVmYXVsdC1kaWZmZXJzdW5yZXZpZXdlZC11cGRhdGVJbWFnZVB1bGxCYWNrT2ZmdXNlci1ydWxldG9vLWxhcmdlaW52YWxpZC1yZXF1ZXN0aW52YWxpZC1ydWxlc2ludmFsaWQtY2x1c3RlcmludmFsaWQtcG9saWN5bWlzc2luZy1pbWFnZWludmFsaWQtaW1hZ2VpbnZhbGlkLXRhZ2NvbmZsaWN0aW5nLXRhZ2NvbmZsaWN0aW5nLWRpZ2VzdGludmFsaWQtc2VjcmV0aW52YWxpZC1wYXlsb2FkaW52YWxpZC1wb2RzMWxpYnJhcnkvAAQAAAC8DhAACAAAAKINEAAGAAAAAAAAAKgNEAAMAAAAAQAAAHJlbGVhc2UALBMQAAcAAAAAAAAA7BAQAAYAAAABAAAAc3RhbGUtY29waWVzcmVnaXN0cnktZGVwZW5kZW5jeW11c3QtYmUtcHJlbG9hZGVkbG9va3MtbGlrZS1sYXRlc3Rtb3ZpbmctdGFnLWJlc2lkZS1kaWdlc3RtdXRhYmxlLXJlbGVhc2Vwb3J0LWFzLXRhZ292ZXJyaWRkZW4tYnktYWRtaXNzaW9uY3JlZGVudGlhbHMtY2hlY2tlZC8vcmVwb3NpdG9yeX4wfjF0aGUgQ29udGFpbmVycyBwcm9qZWN0cmVidWlsZHMgaXRzIGltYWdlcyB1bmRlciB0aGVpciB2ZXJzaW9uIGV2ZXJ5IGRheTsgb25seSB0YWdzIHRoYXQgZW5kIGluIGAtaW1tdXRhYmxlYCBzdGF5aHR0cHM6Ly9naXRodWIuY29tL2NvbnRhaW5lcnMvaW1hZ2VfYnVpbGQAAAE=");
base64DecodeToExistingUint8Array(bufferView, 1053856, "+RMQABYAAAAPFBAAWgAAAGkUEAApAAAAS3ViZXJuZXRlc25ldmVyIHJlLXBvaW50cyBhIHByb21vdGVkIHRhZ2h0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzLXNpZ3MvcHJvbW8tdG9vbHMvcHVsbC8xNTgAAw==");
base64DecodeToExistingUint8Array(bufferView, 1053988, "uBQQAAoAAADCFBAAHgAAAOAUEAA3AAAATGludXhTZXJ2ZXIuaW9yZWJ1aWxkcyB2ZXJzaW9ucyB1bmRlciB0aGVpciB0YWc7IG9ubHkgdGFncyB3aXRoIGEgYnVpbGQgbnVtYmVyIChgLWxzMTIxYCkgc3RheWh0dHBzOi8vd3d3LmxpbnV4c2VydmVyLmlvL2Jsb2cvZG9ja2VyLXRhZ3Mtc28tbWFueS10YWdzLXNvLWxpdHRsZS10aW1lAAAABQ==");
base64DecodeToExistingUint8Array(bufferView, 1054192, "PBUQAA4AAABKFRAAUAAAAJoVEABHAAAAU2VydmVyIFNpZGUgVXByZS1wb2ludHMgdGFncyB3aXRoIGEgdmVyc2lvbiBvZiBQSFA7IG9ubHkgdGFncyB3aXRoIGl0cyBvd24gdmVyc2lvbiAoYC12My41LjJgKSBzdGF5aHR0cHM6Ly9zZXJ2ZXJzaWRldXAubmV0L29wZW4tc291cmNlL2RvY2tlci1waHAvZG9jcy9nZXR0aW5nLXN0YXJ0ZWQvY2hvb3NpbmctYW4taW1hZ2UAAAAC");
base64DecodeToExistingUint8Array(bufferView, 1054416, "CBYQAA4AAAAWFhAAVQAAAGsWEABWAAAASnVweXRlciBEb2NrZXIgU3RhY2tzcmUtcG9pbnRzIHRhZ3Mgd2l0aCB0aGUgdmVyc2lvbiBvZiBhIHBhY2thZ2U7IG9ubHkgZGF0ZXMgYW5kIGNvbW1pdHMgc3RheWh0dHBzOi8vZ2l0aHViLmNvbS9qdXB5dGVyL2RvY2tlci1zdGFja3Mvd2lraQAB");
base64DecodeToExistingUint8Array(bufferView, 1054592, "6BYQABUAAAD9FhAASQAAAEYXEAAtAAAASG9tZSBPcGVyYXRpb25zcmVidWlsZHMgcmVsZWFzZXMgdW5kZXIgdGhlaXIgdGFnaHR0cHM6Ly9naXRodWIuY29tL29uZWRyMHAvY29udGFpbmVycwAAAAU=");
base64DecodeToExistingUint8Array(bufferView, 1054716, "mBcQAA8AAACnFxAAIQAAAMgXEAAlAAAAcHVibGlzaGVzIGEgbm9kZSBpbWFnZSBhbmV3IHVuZGVyIHRoZSBzYW1lIHZlcnNpb24gb2YgS3ViZXJuZXRlc2h0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzLXNpZ3Mva2luZC9yZWxlYXNlcwU=");
base64DecodeToExistingUint8Array(bufferView, 1054864, "agwQAAQAAAAUGBAAQAAAAFQYEAAwAAAAVHJpbm9uYW1lcyByZWxlYXNlcyBieSBvbmUgbnVtYmVyaHR0cHM6Ly90cmluby5pby9kb2NzL2N1cnJlbnQvcmVsZWFzZS5odG1sAAABAAAsAQAA/////6gYEAAFAAAArRgQABwAAADJGBAAKgAAAC5ORVRyZWJ1aWxkcyByZWxlYXNlcyB3aGVuIHRoZWlyIGJhc2UgaW1hZ2UgY2hhbmdlc2h0dHBzOi8vZ2l0aHViLmNvbS9kb3RuZXQvZG90bmV0LWRvY2tlci9ibG9iL21haW4vZG9jdW1lbnRhdGlvbi9zdXBwb3J0ZWQtdGFncy5tZAU=");
base64DecodeToExistingUint8Array(bufferView, 1055144, "GBkQAAQAAAAcGRAALwAAAEsZEABRAAAARHJ1cGFsbmFtZWQgcmVsZWFzZXMgYnkgdHdvIG51bWJlcnMgdXAgdG8gdmVyc2lvbiA3aHR0cHM6Ly93d3cuZHJ1cGFsLm9yZy9hYm91dC9jb3JlL3BvbGljaWVzL2NvcmUtcmVsZWFzZS1jeWNsZXMvcmVsZWFzZS1uYW1pbmcAAgAABAAAAAcAAADAGRAABgAAAMYZEAAtAAAA8xkQAE0AAABSYWt1ZG8gU3Rhcm5hbWVzIHJlbGVhc2VzIGJ5IHllYXIgYW5kIG1vbnRoaHR0cHM6Ly9yYWt1ZG8ub3JnL3N0YXIAAAACAADaBwAAMwgAAGQaEAALAAAAbxoQACAAAACPGhAAFwAAAFJvY2tlcnJlYnVpbGRzIGEgcmVsZWFzZSB3aGlsZSBpdCBpcyB0aGUgY3VycmVudCBvbmVodHRwczovL2dpdGh1Yi5jb20vcm9ja2VyLW9yZy9yb2NrZXItdmVyc2lvbmVkMi93aWtpL1ZlcnNpb25zAAAABQ==");
base64DecodeToExistingUint8Array(bufferView, 1055564, "zBoQAAYAAADSGhAALgAAAAAbEAA9AAAAQml0bmFtaXJlLXBvaW50cyBhcHBsaWNhdGlvbiB2ZXJzaW9uczsgb25seSB0YWdzIHdpdGggYSByZXZpc2lvbiAoYC1yOGApIHN0YXlodHRwczovL3RlY2hkb2NzLmJyb2FkY29tLmNvbS91cy9lbi92bXdhcmUtdGFuenUvYXBwbGljYXRpb24tY2F0YWxvZy90YW56dS1hcHBsaWNhdGlvbi1jYXRhbG9nL3NlcnZpY2VzL3RhYy1kb2MvYXBwcy10dXRvcmlhbHMtdW5kZXJzdGFuZC1yb2xsaW5nLXRhZ3MtY29udGFpbmVycy1pbmRleC5odG1sAAAAAQ==");
base64DecodeToExistingUint8Array(bufferView, 1055852, "ZBsQAAcAAABrGxAARgAAALEbEACsAAAASmVua2luc25hbWVzIHdlZWtseSByZWxlYXNlcyBieSB0d28gbnVtYmVyc2h0dHBzOi8vd3d3LmplbmtpbnMuaW8vZG93bmxvYWQvAAACAAACAAAA/////4QcEAAHAAAAixwQACQAAACvHBAAIAAAAHBnQWRtaW5uYW1lcyByZWxlYXNlcyBieSB0d28gbnVtYmVyc2h0dHBzOi8vd3d3LnBnYWRtaW4ub3JnL2RvY3MvcGdhZG1pbjQvbGF0ZXN0L3JlbGVhc2Vfbm90ZXMuaHRtbAAAAgAABAAAAP/////0HBAABwAAAPscEAAdAAAAGB0QAD8AAAB0aGUgRG9ja2VyIE9mZmljaWFsIEltYWdlcyBwcm9ncmFtcmUtcG9pbnRzIGV2ZXJ5IHRhZyB3aXRob3V0IGEgdmVyc2lvbiwgYW5kIHJlYnVpbGRzIHJlbGVhc2VzIHdoZW4gdGhlaXIgYmFzZSBpbWFnZSBjaGFuZ2VzaHR0cHM6Ly9naXRodWIuY29tL2RvY2tlci1saWJyYXJ5L29mZmljaWFsLWltYWdlcyNsaWJyYXJ5LWRlZmluaXRpb24tZmlsZXMAAAQ=");
base64DecodeToExistingUint8Array(bufferView, 1056336, "fB0QACIAAACeHRAAWgAAAPgdEABKAAAAUG9zdGdyZVNRTGhhcyBuYW1lZCByZWxlYXNlcyBieSB0d28gbnVtYmVycyBzaW5jZSB2ZXJzaW9uIDEwaHR0cHM6Ly93d3cucG9zdGdyZXNxbC5vcmcvc3VwcG9ydC92ZXJzaW9uaW5nLwAAAAIAAAoAAAD/////aB4QAAoAAAByHhAAMgAAAKQeEAAuAAAAUmVub3ZhdGVodHRwczovL2dpdGh1Yi5jb20vcmVub3ZhdGVib3QvZG9ja2VyLXJlbm92YXRlLWZ1bGwvaXNzdWVzLzQyMAAABQ==");
base64DecodeToExistingUint8Array(bufferView, 1056588, "+B4QAAgAAACnFxAAIQAAAAAfEAA+AAAARnJpZW5kaWNhaHR0cHM6Ly9naXRodWIuY29tL2ZyaWVuZGljYS9mcmllbmRpY2EvcmVsZWFzZXMAAgAA4gcAADMIAABkHxAACQAAAG8aEAAgAAAAbR8QAC8AAAB0c2V0YWw=");
base64DecodeToExistingUint8Array(bufferView, 1056720, "dG9oc3BhbnMAAAAAAAAAAHN0b2hzcGFucwAAAAAAAABhaHBsYQ==");
base64DecodeToExistingUint8Array(bufferView, 1056768, "YXRlYg==");
base64DecodeToExistingUint8Array(bufferView, 1056784, "cmM=");
base64DecodeToExistingUint8Array(bufferView, 1056800, "YWU=");
base64DecodeToExistingUint8Array(bufferView, 1056816, "cGFl");
base64DecodeToExistingUint8Array(bufferView, 1056832, "ZW5vdHNlbGltAAAAAAAAAGVycA==");
base64DecodeToExistingUint8Array(bufferView, 1056864, "ZXNhZWxlcmVycAAAAAAAAHdlaXZlcnA=");
base64DecodeToExistingUint8Array(bufferView, 1056896, "Y3I=");
base64DecodeToExistingUint8Array(bufferView, 1056912, "Z25pZGVlbGIAAAAAAAAAAHlyYW5hYw==");
base64DecodeToExistingUint8Array(bufferView, 1056944, "eWxpYWQ=");
base64DecodeToExistingUint8Array(bufferView, 1056960, "dmVk");
base64DecodeToExistingUint8Array(bufferView, 1056976, "ZWdkZQ==");
base64DecodeToExistingUint8Array(bufferView, 1056992, "bGF0bmVtaXJlcHhlAAAAAGhzZXJm");
base64DecodeToExistingUint8Array(bufferView, 1057024, "eWxydW9o");
base64DecodeToExistingUint8Array(bufferView, 1057040, "Z25pdGFidWNuaQAAAAAAAG5vaXRhdm9ubmkAAAAAAAByZWRpc25p");
base64DecodeToExistingUint8Array(bufferView, 1057088, "c3JlZGlzbmkAAAAAAAAAAHlsaHRub20=");
base64DecodeToExistingUint8Array(bufferView, 1057120, "dHhlbg==");
base64DecodeToExistingUint8Array(bufferView, 1057136, "eWx0aGdpbg==");
base64DecodeToExistingUint8Array(bufferView, 1057152, "ZWRpaHdhcg==");
base64DecodeToExistingUint8Array(bufferView, 1057168, "Z25pbGxvcg==");
base64DecodeToExistingUint8Array(bufferView, 1057184, "Z25pdHNldA==");
base64DecodeToExistingUint8Array(bufferView, 1057200, "ZGVld2VsYm11dAAAAAAAAGVsYmF0c251AAAAAAAAAAB5bGtlZXc=");
base64DecodeToExistingUint8Array(bufferView, 1057248, "cGl3");
base64DecodeToExistingUint8Array(bufferView, 1057264, "YQ==");
base64DecodeToExistingUint8Array(bufferView, 1057280, "Yw==");
base64DecodeToExistingUint8Array(bufferView, 1057296, "bQ==");
base64DecodeToExistingUint8Array(bufferView, 1057312, "Yg==");
base64DecodeToExistingUint8Array(bufferView, 1057328, "ZXRhZGlkbmFjAAAAAAAAAHRuZXJydWM=");
base64DecodeToExistingUint8Array(bufferView, 1057360, "bGV2ZWQ=");
base64DecodeToExistingUint8Array(bufferView, 1057376, "bGFuaWY=");
base64DecodeToExistingUint8Array(bufferView, 1057392, "YWc=");
base64DecodeToExistingUint8Array(bufferView, 1057408, "ZXZpbA==");
base64DecodeToExistingUint8Array(bufferView, 1057424, "YXRs");
base64DecodeToExistingUint8Array(bufferView, 1057440, "c3Rs");
base64DecodeToExistingUint8Array(bufferView, 1057456, "ZW5pbG5pYW0AAAAAAAAAAGRsbw==");
base64DecodeToExistingUint8Array(bufferView, 1057488, "ZWxiYXRzZGxvAAAAAAAAAGRvcnA=");
base64DecodeToExistingUint8Array(bufferView, 1057520, "bm9pdGN1ZG9ycAAAAAAAAGVsYmF0cw==");
base64DecodeToExistingUint8Array(bufferView, 1057552, "Y2Nh");
base64DecodeToExistingUint8Array(bufferView, 1057568, "ZWNuYXRwZWNjYQAAAAAAAG9tZWQ=");
base64DecodeToExistingUint8Array(bufferView, 1057600, "dG5p");
base64DecodeToExistingUint8Array(bufferView, 1057616, "bm9pdGFyZ2V0bmkAAAAAAGxhY29s");
base64DecodeToExistingUint8Array(bufferView, 1057648, "ZG9ycGVycA==");
base64DecodeToExistingUint8Array(bufferView, 1057664, "YXE=");
base64DecodeToExistingUint8Array(bufferView, 1057680, "eG9iZG5hcw==");
base64DecodeToExistingUint8Array(bufferView, 1057696, "ZWdhdHM=");
base64DecodeToExistingUint8Array(bufferView, 1057712, "Z25pZ2F0cw==");
base64DecodeToExistingUint8Array(bufferView, 1057728, "Z3Rz");
base64DecodeToExistingUint8Array(bufferView, 1057744, "dHNldA==");
base64DecodeToExistingUint8Array(bufferView, 1057760, "dGF1");
base64DecodeToExistingUint8Array(bufferView, 1057776, "aGNuYXJi");
base64DecodeToExistingUint8Array(bufferView, 1057792, "dGx1YWZlZA==");
base64DecodeToExistingUint8Array(bufferView, 1057808, "cG9sZXZlZA==");
base64DecodeToExistingUint8Array(bufferView, 1057824, "dG5lbXBvbGV2ZWQAAAAAAGRhZWg=");
base64DecodeToExistingUint8Array(bufferView, 1057856, "bmlhbQ==");
base64DecodeToExistingUint8Array(bufferView, 1057872, "cmV0c2Ft");
base64DecodeToExistingUint8Array(bufferView, 1057888, "cGl0");
base64DecodeToExistingUint8Array(bufferView, 1057904, "a251cnQ=");
base64DecodeToExistingUint8Array(bufferView, 1057920, "eGlmZ3Vi");
base64DecodeToExistingUint8Array(bufferView, 1057936, "ZXJvaGM=");
base64DecodeToExistingUint8Array(bufferView, 1057952, "dG9iYWRuZXBlZAAAAAAAAHRhZWY=");
base64DecodeToExistingUint8Array(bufferView, 1057984, "ZXJ1dGFlZg==");
base64DecodeToExistingUint8Array(bufferView, 1058000, "eGlm");
base64DecodeToExistingUint8Array(bufferView, 1058016, "eGlmdG9o");
base64DecodeToExistingUint8Array(bufferView, 1058032, "ZXVzc2k=");
base64DecodeToExistingUint8Array(bufferView, 1058048, "c2Zlcg==");
base64DecodeToExistingUint8Array(bufferView, 1058064, "ZXRhdm9uZXIAAAAAAAAAAGVncmVt");
base64DecodeToExistingUint8Array(bufferView, 1058096, "cm0=");
base64DecodeToExistingUint8Array(bufferView, 1058112, "cnA=");
base64DecodeToExistingUint8Array(bufferView, 1058128, "bGx1cA==");
base64DecodeToExistingUint8Array(bufferView, 1058144, "bGVy");
base64DecodeToExistingUint8Array(bufferView, 1058160, "ZXNhZWxlcg==");
base64DecodeToExistingUint8Array(bufferView, 1058176, "c2VzYWVsZXIAAAAAAAAAAHJldg==");
base64DecodeToExistingUint8Array(bufferView, 1058208, "bm9pc3Jldg==");
base64DecodeToExistingUint8Array(bufferView, 1058224, "bGE=");
base64DecodeToExistingUint8Array(bufferView, 1058240, "YW1sYQ==");
base64DecodeToExistingUint8Array(bufferView, 1058256, "eHVuaWxhbWxhAAAAAAAAAGVuaXBsYQ==");
base64DecodeToExistingUint8Array(bufferView, 1058288, "eHVuaWxub3phbWEAAAAAAG56bWE=");
base64DecodeToExistingUint8Array(bufferView, 1058320, "eHVuaWxoY3JhAAAAAAAAAHNvdG5lYw==");
base64DecodeToExistingUint8Array(bufferView, 1058352, "bmFpYmVk");
base64DecodeToExistingUint8Array(bufferView, 1058368, "bGU=");
base64DecodeToExistingUint8Array(bufferView, 1058384, "Y2Y=");
base64DecodeToExistingUint8Array(bufferView, 1058400, "YXJvZGVm");
base64DecodeToExistingUint8Array(bufferView, 1058416, "cGFlbA==");
base64DecodeToExistingUint8Array(bufferView, 1058432, "Y3N0bA==");
base64DecodeToExistingUint8Array(bufferView, 1058448, "cmV2cmVzb25hbgAAAAAAAGxv");
base64DecodeToExistingUint8Array(bufferView, 1058480, "ZXN1c25lcG8AAAAAAAAAAHh1bmlsZWxjYXJvAAAAAABub3RvaHA=");
base64DecodeToExistingUint8Array(bufferView, 1058528, "dGFoZGVy");
base64DecodeToExistingUint8Array(bufferView, 1058544, "bGVocg==");
base64DecodeToExistingUint8Array(bufferView, 1058560, "eWtjb3I=");
base64DecodeToExistingUint8Array(bufferView, 1058576, "eHVuaWx5a2NvcgAAAAAAAGNhcw==");
base64DecodeToExistingUint8Array(bufferView, 1058608, "c2Vscw==");
base64DecodeToExistingUint8Array(bufferView, 1058624, "ZXN1cw==");
base64DecodeToExistingUint8Array(bufferView, 1058640, "aWJ1");
base64DecodeToExistingUint8Array(bufferView, 1058656, "dXRudWJ1");
base64DecodeToExistingUint8Array(bufferView, 1058672, "bml3");
base64DecodeToExistingUint8Array(bufferView, 1058688, "c3dvZG5pdw==");
base64DecodeToExistingUint8Array(bufferView, 1058704, "cm9jcmV2cmVzc3dvZG5pd2lmbG93");
base64DecodeToExistingUint8Array(bufferView, 1058736, "bXJvd2tvb2IAAAAAAAAAAGV5ZXNsbHViAAAAAAAAAAByZXRzdWI=");
base64DecodeToExistingUint8Array(bufferView, 1058784, "ZWt1ZA==");
base64DecodeToExistingUint8Array(bufferView, 1058800, "aGN0ZQ==");
base64DecodeToExistingUint8Array(bufferView, 1058816, "eWtyb2Y=");
base64DecodeToExistingUint8Array(bufferView, 1058832, "ZWlzc2Vq");
base64DecodeToExistingUint8Array(bufferView, 1058848, "eW5uZWw=");
base64DecodeToExistingUint8Array(bufferView, 1058864, "b3RhdG9w");
base64DecodeToExistingUint8Array(bufferView, 1058880, "ZWdyYXM=");
base64DecodeToExistingUint8Array(bufferView, 1058896, "ZGlz");
base64DecodeToExistingUint8Array(bufferView, 1058912, "ZXplZXVxcw==");
base64DecodeToExistingUint8Array(bufferView, 1058928, "aGN0ZXJ0cw==");
base64DecodeToExistingUint8Array(bufferView, 1058944, "ZWl4aXJ0");
base64DecodeToExistingUint8Array(bufferView, 1058960, "eXplZWh3");
base64DecodeToExistingUint8Array(bufferView, 1058976, "eWRvb3c=");
base64DecodeToExistingUint8Array(bufferView, 1058992, "bHVmdHJh");
base64DecodeToExistingUint8Array(bufferView, 1059008, "Y2lub2li");
base64DecodeToExistingUint8Array(bufferView, 1059024, "Y2ltc29j");
base64DecodeToExistingUint8Array(bufferView, 1059040, "b2NzaWQ=");
base64DecodeToExistingUint8Array(bufferView, 1059056, "bmFvZQ==");
base64DecodeToExistingUint8Array(bufferView, 1059072, "bGFjb2Y=");
base64DecodeToExistingUint8Array(bufferView, 1059088, "eXZvb3Jn");
base64DecodeToExistingUint8Array(bufferView, 1059104, "ZXR1c3JpaA==");
base64DecodeToExistingUint8Array(bufferView, 1059120, "aHNpcG1p");
base64DecodeToExistingUint8Array(bufferView, 1059136, "eW1tYWo=");
base64DecodeToExistingUint8Array(bufferView, 1059152, "Y2ltcmFr");
base64DecodeToExistingUint8Array(bufferView, 1059168, "Y2l0ZW5paw==");
base64DecodeToExistingUint8Array(bufferView, 1059184, "ZGljdWw=");
base64DecodeToExistingUint8Array(bufferView, 1059200, "cmFudWw=");
base64DecodeToExistingUint8Array(bufferView, 1059216, "Y2l0bmFt");
base64DecodeToExistingUint8Array(bufferView, 1059232, "a2NpcmV2YW0AAAAAAAAAAHl0dGFu");
base64DecodeToExistingUint8Array(bufferView, 1059264, "ZWxib24=");
base64DecodeToExistingUint8Array(bufferView, 1059280, "Y2lyaWVubw==");
base64DecodeToExistingUint8Array(bufferView, 1059296, "cmFsdWNhcm8AAAAAAAAAAHlrY3VscA==");
base64DecodeToExistingUint8Array(bufferView, 1059328, "ZXNpY2VycA==");
base64DecodeToExistingUint8Array(bufferView, 1059344, "bGF0bmF1cQ==");
base64DecodeToExistingUint8Array(bufferView, 1059360, "Z25pdHNldXEAAAAAAAAAAGduaXJhcg==");
base64DecodeToExistingUint8Array(bufferView, 1059392, "ZXR1bG9zZXIAAAAAAAAAAHljdWFz");
base64DecodeToExistingUint8Array(bufferView, 1059424, "Z25pa25vdHMAAAAAAAAAAHl0c3VydA==");
base64DecodeToExistingUint8Array(bufferView, 1059456, "Y2lwb3R1");
base64DecodeToExistingUint8Array(bufferView, 1059472, "ZGl2aXY=");
base64DecodeToExistingUint8Array(bufferView, 1059488, "eWxpdw==");
base64DecodeToExistingUint8Array(bufferView, 1059504, "bGFpbmV4");
base64DecodeToExistingUint8Array(bufferView, 1059520, "eXRla2theQ==");
base64DecodeToExistingUint8Array(bufferView, 1059536, "eXRzZXo=");
base64DecodeToExistingUint8Array(bufferView, 1059552, "dG5lZHJh");
base64DecodeToExistingUint8Array(bufferView, 1059568, "eWNudW9i");
base64DecodeToExistingUint8Array(bufferView, 1059584, "bGF0c3lyYw==");
base64DecodeToExistingUint8Array(bufferView, 1059600, "Z25paHNhZA==");
base64DecodeToExistingUint8Array(bufferView, 1059616, "dG5ldXFvbGUAAAAAAAAAAHl4b2Y=");
base64DecodeToExistingUint8Array(bufferView, 1059648, "Y2l0Y2FsYWcAAAAAAAAAAGVsYm11aA==");
base64DecodeToExistingUint8Array(bufferView, 1059680, "b2dpZG5p");
base64DecodeToExistingUint8Array(bufferView, 1059696, "bm9yaQ==");
base64DecodeToExistingUint8Array(bufferView, 1059712, "ZWRhag==");
base64DecodeToExistingUint8Array(bufferView, 1059728, "eXp6YWo=");
base64DecodeToExistingUint8Array(bufferView, 1059744, "ZGV0bGlr");
base64DecodeToExistingUint8Array(bufferView, 1059760, "Y2l0YW51bA==");
base64DecodeToExistingUint8Array(bufferView, 1059776, "Y2lkb2xlbQ==");
base64DecodeToExistingUint8Array(bufferView, 1059792, "Y2l0ZW9u");
base64DecodeToExistingUint8Array(bufferView, 1059808, "b3R0ZXJyb2Nub3phbWEAAG90dGVycm9jAAAAAAAAAABsbGV3bm9nYXJkAAAAAAAAbGFhcmc=");
base64DecodeToExistingUint8Array(bufferView, 1059872, "bXZsYWFyZw==");
base64DecodeToExistingUint8Array(bufferView, 1059888, "dG9wc3RvaA==");
base64DecodeToExistingUint8Array(bufferView, 1059904, "bWJp");
base64DecodeToExistingUint8Array(bufferView, 1059920, "YXZham1iaQ==");
base64DecodeToExistingUint8Array(bufferView, 1059936, "YXZhag==");
base64DecodeToExistingUint8Array(bufferView, 1059952, "ZGo=");
base64DecodeToExistingUint8Array(bufferView, 1059968, "a2Rq");
base64DecodeToExistingUint8Array(bufferView, 1059984, "ZXJq");
base64DecodeToExistingUint8Array(bufferView, 1060000, "YWNpcmViaWwAAAAAAAAAAGpuZXBv");
base64DecodeToExistingUint8Array(bufferView, 1060032, "a2RqbmVwbw==");
base64DecodeToExistingUint8Array(bufferView, 1060048, "ZW5paGNhbXBhcwAAAAAAAHVyZW1lcw==");
base64DecodeToExistingUint8Array(bufferView, 1060080, "bmlydW1ldA==");
base64DecodeToExistingUint8Array(bufferView, 1060096, "dWx1eg==");
base64DecodeToExistingUint8Array(bufferView, 1060112, "bnVi");
base64DecodeToExistingUint8Array(bufferView, 1060128, "Z25hbGM=");
base64DecodeToExistingUint8Array(bufferView, 1060144, "cGM=");
base64DecodeToExistingUint8Array(bufferView, 1060160, "b25lZA==");
base64DecodeToExistingUint8Array(bufferView, 1060176, "dGVudG9k");
base64DecodeToExistingUint8Array(bufferView, 1060192, "cml4aWxl");
base64DecodeToExistingUint8Array(bufferView, 1060208, "Z25hbHJl");
base64DecodeToExistingUint8Array(bufferView, 1060224, "Y2Nn");
base64DecodeToExistingUint8Array(bufferView, 1060240, "b2c=");
base64DecodeToExistingUint8Array(bufferView, 1060256, "Z25hbG9n");
base64DecodeToExistingUint8Array(bufferView, 1060272, "cG9vZGFo");
base64DecodeToExistingUint8Array(bufferView, 1060288, "ZWVhdmFq");
base64DecodeToExistingUint8Array(bufferView, 1060304, "Y3Nq");
base64DecodeToExistingUint8Array(bufferView, 1060320, "YXVs");
base64DecodeToExistingUint8Array(bufferView, 1060336, "YmRhaXJhbQ==");
base64DecodeToExistingUint8Array(bufferView, 1060352, "ZWxpZm9ycG9yY2ltAAAAAGxxc3lt");
base64DecodeToExistingUint8Array(bufferView, 1060384, "ZWRvbg==");
base64DecodeToExistingUint8Array(bufferView, 1060400, "c2plZG9u");
base64DecodeToExistingUint8Array(bufferView, 1060416, "bXBu");
base64DecodeToExistingUint8Array(bufferView, 1060432, "cHRv");
base64DecodeToExistingUint8Array(bufferView, 1060448, "bHJlcA==");
base64DecodeToExistingUint8Array(bufferView, 1060464, "Z3A=");
base64DecodeToExistingUint8Array(bufferView, 1060480, "cGhw");
base64DecodeToExistingUint8Array(bufferView, 1060496, "c2VyZ3Rzb3AAAAAAAAAAAGxxc2VyZ3Rzb3AAAAAAAAB5cA==");
base64DecodeToExistingUint8Array(bufferView, 1060544, "eXB5cA==");
base64DecodeToExistingUint8Array(bufferView, 1060560, "bm9odHlw");
base64DecodeToExistingUint8Array(bufferView, 1060576, "eWJ1cg==");
base64DecodeToExistingUint8Array(bufferView, 1060592, "dHN1cg==");
base64DecodeToExistingUint8Array(bufferView, 1060608, "YWxhY3M=");
base64DecodeToExistingUint8Array(bufferView, 1060624, "a3JhcHM=");
base64DecodeToExistingUint8Array(bufferView, 1060640, "dG9vYmduaXJwcwAAAAAAAHdvbGZyb3NuZXQAAAAAAABmdA==");
base64DecodeToExistingUint8Array(bufferView, 1060688, "aGNyb3Q=");
base64DecodeToExistingUint8Array(bufferView, 1060704, "ZWxpZm9ycGJldwAAAAAAAGVoY2FwYQ==");
base64DecodeToExistingUint8Array(bufferView, 1060736, "cHBh");
base64DecodeToExistingUint8Array(bufferView, 1060752, "c3Ryb3BrY2FiAAAAAAAAAGVzYWI=");
base64DecodeToExistingUint8Array(bufferView, 1060784, "aHNhYg==");
base64DecodeToExistingUint8Array(bufferView, 1060800, "cmVzd29yYg==");
base64DecodeToExistingUint8Array(bufferView, 1060816, "c3Jlc3dvcmIAAAAAAAAAAHhvYnlzdWI=");
base64DecodeToExistingUint8Array(bufferView, 1060848, "ZGVsZXNpaGMAAAAAAAAAAGlsYw==");
base64DecodeToExistingUint8Array(bufferView, 1060880, "dG5laWxj");
base64DecodeToExistingUint8Array(bufferView, 1060896, "bm9tbW9j");
base64DecodeToExistingUint8Array(bufferView, 1060912, "eXRpbnVtbW9jAAAAAAAAAGVyb2M=");
base64DecodeToExistingUint8Array(bufferView, 1060944, "dXBj");
base64DecodeToExistingUint8Array(bufferView, 1060960, "YWR1Yw==");
base64DecodeToExistingUint8Array(bufferView, 1060976, "bm5kdWM=");
base64DecodeToExistingUint8Array(bufferView, 1060992, "YXRhZA==");
base64DecodeToExistingUint8Array(bufferView, 1061008, "cmV0bmVjYXRhZAAAAAAAAGd1YmVk");
base64DecodeToExistingUint8Array(bufferView, 1061040, "cG90a3NlZA==");
base64DecodeToExistingUint8Array(bufferView, 1061056, "cmVwb2xldmVkAAAAAAAAAGRuaWQ=");
base64DecodeToExistingUint8Array(bufferView, 1061088, "c3NlbG9ydHNpZAAAAAAAAHJla2NvZA==");
base64DecodeToExistingUint8Array(bufferView, 1061120, "ZWU=");
base64DecodeToExistingUint8Array(bufferView, 1061136, "ZXNpcnByZXRuZQAAAAAAAGFydHhl");
base64DecodeToExistingUint8Array(bufferView, 1061168, "c2FydHhl");
base64DecodeToExistingUint8Array(bufferView, 1061184, "c3BpZg==");
base64DecodeToExistingUint8Array(bufferView, 1061200, "bXBm");
base64DecodeToExistingUint8Array(bufferView, 1061216, "bGx1Zg==");
base64DecodeToExistingUint8Array(bufferView, 1061232, "Y2lyZW5lZw==");
base64DecodeToExistingUint8Array(bufferView, 1061248, "dGln");
base64DecodeToExistingUint8Array(bufferView, 1061264, "Y2JpbGc=");
base64DecodeToExistingUint8Array(bufferView, 1061280, "dW5n");
base64DecodeToExistingUint8Array(bufferView, 1061296, "dXBn");
base64DecodeToExistingUint8Array(bufferView, 1061312, "ZXRpaHBhcmcAAAAAAAAAAGRlbmVkcmFoAAAAAAAAAABsdWZkYWVo");
base64DecodeToExistingUint8Array(bufferView, 1061360, "c3NlbGRhZWgAAAAAAAAAAHB0dGg=");
base64DecodeToExistingUint8Array(bufferView, 1061392, "bGVucmVr");
base64DecodeToExistingUint8Array(bufferView, 1061408, "dGhnaWw=");
base64DecodeToExistingUint8Array(bufferView, 1061424, "ZXRpbA==");
base64DecodeToExistingUint8Array(bufferView, 1061440, "dG5lbWVnYW5hbQAAAAAAAGF0ZW0=");
base64DecodeToExistingUint8Array(bufferView, 1061472, "c2VjaXZyZXNvcmNpbQAAAGluaW0=");
base64DecodeToExistingUint8Array(bufferView, 1061504, "bGFtaW5pbQ==");
base64DecodeToExistingUint8Array(bufferView, 1061520, "bHN1bQ==");
base64DecodeToExistingUint8Array(bufferView, 1061536, "ZXZpdGFu");
base64DecodeToExistingUint8Array(bufferView, 1061552, "eG5pZ24=");
base64DecodeToExistingUint8Array(bufferView, 1061568, "bm9u");
base64DecodeToExistingUint8Array(bufferView, 1061584, "dG9vcm5vbg==");
base64DecodeToExistingUint8Array(bufferView, 1061600, "dG9vcm9u");
base64DecodeToExistingUint8Array(bufferView, 1061616, "dWFldnVvbg==");
base64DecodeToExistingUint8Array(bufferView, 1061632, "ZGxpdWJubw==");
base64DecodeToExistingUint8Array(bufferView, 1061648, "b25pdm5lcG8AAAAAAAAAAGVsY2Fybw==");
base64DecodeToExistingUint8Array(bufferView, 1061680, "c3Nv");
base64DecodeToExistingUint8Array(bufferView, 1061696, "cmVnbmVzc2FwAAAAAAAAAGVtdWxw");
base64DecodeToExistingUint8Array(bufferView, 1061728, "c3VscA==");
base64DecodeToExistingUint8Array(bufferView, 1061744, "a2NpdXE=");
base64DecodeToExistingUint8Array(bufferView, 1061760, "bWNvcg==");
base64DecodeToExistingUint8Array(bufferView, 1061776, "dG9vcg==");
base64DecodeToExistingUint8Array(bufferView, 1061792, "c3NlbHRvb3IAAAAAAAAAAGVtaXRudXI=");
base64DecodeToExistingUint8Array(bufferView, 1061824, "aGN0YXJjcw==");
base64DecodeToExistingUint8Array(bufferView, 1061840, "a2Rz");
base64DecodeToExistingUint8Array(bufferView, 1061856, "aGNyYWVz");
base64DecodeToExistingUint8Array(bufferView, 1061872, "cmV2cmVz");
base64DecodeToExistingUint8Array(bufferView, 1061888, "bGxlaHM=");
base64DecodeToExistingUint8Array(bufferView, 1061904, "bWlscw==");
base64DecodeToExistingUint8Array(bufferView, 1061920, "ZXRpbHFz");
base64DecodeToExistingUint8Array(bufferView, 1061936, "ZW5vbGFkbmF0cwAAAAAAAGRyYWRuYXRzAAAAAAAAAABjaXRhdHM=");
base64DecodeToExistingUint8Array(bufferView, 1061984, "cG1ldA==");
base64DecodeToExistingUint8Array(bufferView, 1062000, "eW5pdA==");
base64DecodeToExistingUint8Array(bufferView, 1062016, "Y2JpbGN1");
base64DecodeToExistingUint8Array(bufferView, 1062032, "aXU=");
base64DecodeToExistingUint8Array(bufferView, 1062048, "bmFrbHV2");
base64DecodeToExistingUint8Array(bufferView, 1062064, "bXNhdw==");
base64DecodeToExistingUint8Array(bufferView, 1062080, "YmV3");
base64DecodeToExistingUint8Array(bufferView, 1062096, "cmVrcm93");
base64DecodeToExistingUint8Array(bufferView, 1062112, "c3R6");
base64DecodeToExistingUint8Array(bufferView, 1062128, "aGNyYWE=");
base64DecodeToExistingUint8Array(bufferView, 1062144, "ZG1h");
base64DecodeToExistingUint8Array(bufferView, 1062160, "bXJh");
base64DecodeToExistingUint8Array(bufferView, 1062176, "ZmhtcmE=");
base64DecodeToExistingUint8Array(bufferView, 1062192, "dm1yYQ==");
base64DecodeToExistingUint8Array(bufferView, 1062208, "eHVuaWw=");
base64DecodeToExistingUint8Array(bufferView, 1062224, "c3BpbQ==");
base64DecodeToExistingUint8Array(bufferView, 1062240, "aGNyYWl0bHVtAAAAAAAAAGNwcA==");
base64DecodeToExistingUint8Array(bufferView, 1062272, "dmNzaXI=");
base64DecodeToExistingUint8Array(bufferView, 1062288, "cw==");
base64DecodeToExistingUint8Array(bufferView, 1062304, "eA==");
base64DecodeToExistingUint8Array(bufferView, 1062320, "ZGxpdWI=");
base64DecodeToExistingUint8Array(bufferView, 1062336, "Ym9q");
base64DecodeToExistingUint8Array(bufferView, 1062352, "Yms=");
base64DecodeToExistingUint8Array(bufferView, 1062368, "c2w=");
base64DecodeToExistingUint8Array(bufferView, 1062384, "ZW5pbGVwaXAAAAAAAAAAAGdrcA==");
base64DecodeToExistingUint8Array(bufferView, 1062416, "cg==");
base64DecodeToExistingUint8Array(bufferView, 1062432, "dmVy");
base64DecodeToExistingUint8Array(bufferView, 1062448, "bm9pc2l2ZXIAAAAAAAAAAG51cg==");
base64DecodeToExistingUint8Array(bufferView, 1062480, "dWM=");
base64DecodeToExistingUint8Array(bufferView, 1062496, "Zmg=");
base64DecodeToExistingUint8Array(bufferView, 1062512, "cA==");
base64DecodeToExistingUint8Array(bufferView, 1062528, "aGN0YXA=");
base64DecodeToExistingUint8Array(bufferView, 1062544, "bHA=");
base64DecodeToExistingUint8Array(bufferView, 1062560, "cHM=");
base64DecodeToExistingUint8Array(bufferView, 1062576, "dQ==");
base64DecodeToExistingUint8Array(bufferView, 1062592, "ZXRhZHB1");
base64DecodeToExistingUint8Array(bufferView, 1062608, "dGltbW9j");
base64DecodeToExistingUint8Array(bufferView, 1062624, "Zw==");
base64DecodeToExistingUint8Array(bufferView, 1062640, "YWhz");
base64DecodeToExistingUint8Array(bufferView, 1062656, "ZWxiYXR1bW1pAAAAAAAAAHl0cmlk");
base64DecodeToExistingUint8Array(bufferView, 1062694, "4AAAAOE=");
base64DecodeToExistingUint8Array(bufferView, 1062708, "OQFzAO0AAABAAWcAAAAAAG4BAABnAacAvQC0AB0AfQCYABIBYQE=");
base64DecodeToExistingUint8Array(bufferView, 1062758, "3wAAAFEBAAAAAFgBAAAAAAAA+g==");
base64DecodeToExistingUint8Array(bufferView, 1062794, "8AAAABgAygAAAKA=");
base64DecodeToExistingUint8Array(bufferView, 1062826, "MgAOAYQAAAAAAAAAXgEAAAAAWA==");
base64DecodeToExistingUint8Array(bufferView, 1062866, "IwEAAAAAAAAiACoBkg==");
base64DecodeToExistingUint8Array(bufferView, 1062890, "PwDXAGUB");
base64DecodeToExistingUint8Array(bufferView, 1062908, "pACcAAAAAAAAAAEB");
base64DecodeToExistingUint8Array(bufferView, 1062934, "EAAFAB8BAAAAAEcAAAAAAAAAPgFL");
base64DecodeToExistingUint8Array(bufferView, 1062966, "6gAaAQAAAABoAQYBbwE=");
base64DecodeToExistingUint8Array(bufferView, 1063008, "dQ==");
base64DecodeToExistingUint8Array(bufferView, 1063020, "lwAAADcBXwEAAHQB");
base64DecodeToExistingUint8Array(bufferView, 1063046, "LQAAAPkAAAAZAQAA5AAAAAAAAAAlAAAAAAACAAAAAAAAAFYBAABu");
base64DecodeToExistingUint8Array(bufferView, 1063100, "zQA9AQAAAABIAAAAAABhAC8B");
base64DecodeToExistingUint8Array(bufferView, 1063128, "lgADATMAAAAAAFMBvgBsAZkA2gAAAAAASAEAAAQA/AA3");
base64DecodeToExistingUint8Array(bufferView, 1063174, "igAAAFcBAAAAAAAAFAGMAAAAhgBOAQAAdgAAAAkAWgFyAaIA8wBPAGgAnQAwAQAAAAAAAGMACAAAAAAAHwAAACwAww==");
base64DecodeToExistingUint8Array(bufferView, 1063264, "LgE=");
base64DecodeToExistingUint8Array(bufferView, 1063278, "agAAAAAAAAD2APIA/g==");
base64DecodeToExistingUint8Array(bufferView, 1063300, "ewAAAAAAAAB5");
base64DecodeToExistingUint8Array(bufferView, 1063318, "FQEAAHAB");
base64DecodeToExistingUint8Array(bufferView, 1063342, "fAAAAAAAhQAAAAAAFgC8ADMBAAFXAGQBAAAAAAAAHAGqAAAAAAAAAK8ARgAxATYBAABDAAEArQAAAAAAAAAPAAAAAw==");
base64DecodeToExistingUint8Array(bufferView, 1063432, "EQAAACYA5QAAAAAAdQEFAQAACAEMAQ==");
base64DecodeToExistingUint8Array(bufferView, 1063464, "Cg==");
base64DecodeToExistingUint8Array(bufferView, 1063482, "mwBHAQAAAAD1AAAAAAAAAJEAAAAAAAAAQQEAAAAAPwEAAAAAqQAYAQAAAABx");
base64DecodeToExistingUint8Array(bufferView, 1063536, "iQCAAKMAUgAAAM8ArgAdAQAAAAAAAKgAGw==");
base64DecodeToExistingUint8Array(bufferView, 1063582, "PQDbAC4AMgEAAAAAAAAAAL8ANQGyALcAAABeAMsAVAEAAAAAAAA5AGYBAAAAAAAAIQEAAAAAAAAAADoAwAAAAAAAAABmABYBIAAAALgAEgBBAGQAwgD3AP8APAFCAWMB");
base64DecodeToExistingUint8Array(bufferView, 1063688, "TgD7AAQB");
base64DecodeToExistingUint8Array(bufferView, 1063726, "4g==");
base64DecodeToExistingUint8Array(bufferView, 1063738, "GgAAAAAARADRAIIAbQAPAWwASgEAAAAAAAAAAM4AAADJANQ=");
base64DecodeToExistingUint8Array(bufferView, 1063782, "sABlAAw=");
base64DecodeToExistingUint8Array(bufferView, 1063796, "+AAUAJMAaQEAAFUBAAChAAAAsQARAQAAuwDSACABIwBf");
base64DecodeToExistingUint8Array(bufferView, 1063838, "kAAAAC8AAAAAACc=");
base64DecodeToExistingUint8Array(bufferView, 1063858, "tQ==");
base64DecodeToExistingUint8Array(bufferView, 1063868, "5wBrAQ==");
base64DecodeToExistingUint8Array(bufferView, 1063890, "RQ==");
base64DecodeToExistingUint8Array(bufferView, 1063914, "TAEAAAAAqwAAAAAAWQE=");
base64DecodeToExistingUint8Array(bufferView, 1063942, "/QDdAAAAxQDvACIBAAAAADoBFQA0AJ8AAAAAAH4AAAAAAAAA6wAAAAAAKwFpAAAAUAEAACwBCQFSAWABeAAAADAAUAA0AU8BAAAqAAAAAAAAALYACgEAAOMAAABzAQ==");
base64DecodeToExistingUint8Array(bufferView, 1064050, "SQEAAAAADQEAAAAAAAAAAKYA2AAAAAAAAAClAAAAAAAAABc=");
base64DecodeToExistingUint8Array(bufferView, 1064094, "VgAAAHQAQgAAAAAAGwEAAIg=");
base64DecodeToExistingUint8Array(bufferView, 1064120, "0wCD");
base64DecodeToExistingUint8Array(bufferView, 1064134, "OAAkAcYAAABcAQAAKADIAAAAEwFFAQAAAAAAANA=");
base64DecodeToExistingUint8Array(bufferView, 1064174, "WQDo");
base64DecodeToExistingUint8Array(bufferView, 1064192, "mgBEAQAAAAAAAAAATQDxACgBWwEAAAAAngDVAAAAAAAAAI0AAAAAAGIBAAAtAQAAAAAAAAAAIQA2AHoAjgBqAQAAAABg");
base64DecodeToExistingUint8Array(bufferView, 1064272, "SgDMAHAAQAA4AQAAAAAAABw=");
base64DecodeToExistingUint8Array(bufferView, 1064300, "YgAAAGsA5g==");
base64DecodeToExistingUint8Array(bufferView, 1064326, "RgFv");
base64DecodeToExistingUint8Array(bufferView, 1064338, "VQAAAIc=");
base64DecodeToExistingUint8Array(bufferView, 1064354, "rA==");
base64DecodeToExistingUint8Array(bufferView, 1064366, "HgEAAAs=");
base64DecodeToExistingUint8Array(bufferView, 1064386, "KQFdAQAAjwAAAAAAAAAHAMEAAAC6AEkAWwAAAAAABwEAAAAANQAAAPQ=");
base64DecodeToExistingUint8Array(bufferView, 1064440, "xA==");
base64DecodeToExistingUint8Array(bufferView, 1064450, "GQCLAG0BAAAAAAAAAABRACkAgQAAACsAJQEOAE0BcQEAAF0AAAAAAAAATA==");
base64DecodeToExistingUint8Array(bufferView, 1064502, "dwAAAAAADQAAAAAAAgE8AAAAJgEAAAAAAADHAAAAQwE=");
base64DecodeToExistingUint8Array(bufferView, 1064550, "Bg==");
base64DecodeToExistingUint8Array(bufferView, 1064566, "SwEAAAAAswAAAFMAcgDZAN4AAADuAOwAHgAAAHYBAAA+AAAA1gA7AQAAWgAAAOkAAAAAAAAA3A==");
base64DecodeToExistingUint8Array(bufferView, 1064632, "JAB/ALk=");
base64DecodeToExistingUint8Array(bufferView, 1064654, "Ew==");
base64DecodeToExistingUint8Array(bufferView, 1064668, "lA==");
base64DecodeToExistingUint8Array(bufferView, 1064678, "Ow==");
base64DecodeToExistingUint8Array(bufferView, 1064698, "FwEAAAAAAAAxAAsBJwGVAAAAAABcAAAAAABU");
base64DecodeToExistingUint8Array(bufferView, 1064734, "EAFcIlxcXGJcdFxuXGZcclx1MDAvcnVsZXNhdXRvbWF0aWNBbHdheXNQdWxsUHVsbEFsd2F5c25ld2VyUHVsbElmTm90UHJlc2VudG1pc3NpbmdJZk1pc3NpbmdQdWxsTmV2ZXIA2RAQAAQAAAAAAAAAOD8QAAkAAAAAAAAAog0QAAYAAAABAAAAQT8QAAoAAAABAAAASz8QAAoAAAABAAAAVT8QAAUAAAABAAAAqA0QAAwAAAACAAAAWj8QABAAAAACAAAAaj8QAAcAAAACAAAAcT8QAAkAAAACAAAAtA0QAAUAAAADAAAAej8QAAkAAAADAAAAbmVpdGhlciBhbiBpbWFnZSBub3IgYSB0YWcgd2FzIGdpdmVuL3BvbGljeS9jbHVzdGVyL3ZlcnNpb24vcnVsZXMvcmVnaXN0cmllcy9jbHVzdGVyL2NyZWRlbnRpYWxWZXJpZmljYXRpb27AgI8AIGlzIG5vdCBhbiBlbnRyeSBvZiB0aGUgYWxsb3dsaXN0OiB0aGUga3ViZWxldCBleHBlY3RzIGEgbm9ybWFsaXNlZCBuYW1lIHN1Y2ggYXMgYGRvY2tlci5pby9saWJyYXJ5L25naW54YCBvciBhIHByZWZpeCBzdWNoIGFzIGBnaGNyLmlvL2FjbWUvKmAAL2NsdXN0ZXIvcHJlbG9hZGVkSW1hZ2VzVmVyaWZpY2F0aW9uQWxsb3dsaXN0dGhlIHJlcXVlc3QsIHJlcXVlc3RyZXBvc2l0b3J5YSB0YWdhIGRpZ2VzdGEgcGFydCBvZiB0aGUgbmFtZQAAAIAAAAD/AAAAYnJhY2tldHMgaG9sZCBhbiBJUHY2IGFkZHJlc3MsIHdoaWNoIGhhcyBoZXhhZGVjaW1hbCBkaWdpdHMgYW5kIGA6YDY0IGhleGFkZWNpbWFsIGRpZ2l0cyBhbG9uZSBhcmUgdGhlIGlkIG9mIGFuIGltYWdlLCBub3QgaXRzIG5hbWVhIGRpZ2VzdCBzdGFydHMgd2l0aCBgc2hhMjU2OmAsIGBzaGEzODQ6YCBvciBgc2hhNTEyOmBub3RoaW5nIGZvbGxvd3MgYSBkaWdlc3QsIG5vdCBldmVuIGEgdGFnLCB3aGljaCBzdGFuZHMgaW4gZnJvbnQgb2YgdGhlIGBAYGEgcmVwb3NpdG9yeSBpcyBuYW1lZCB3aXRob3V0IGEgZGlnZXN0YSByZXBvc2l0b3J5IGlzIG5hbWVkIHdpdGhvdXQgYSB0YWd0aGUgZW5kYSBibGFuawJVK8MgAABpBAAAOyB0aGUgcnVsZXMgbGV0IGZsb2F0aW5nIHZlcnNpb25zIGJlIGNhY2hlZC9ydWxlcy9mbG9hdGluZzsgdGhlIHJ1bGVzIGxldCBzdWNoIHRhZ3MgYmUgY2FjaGVkL3J1bGVzL3Vua25vd247IHRoZSBydWxlcyB0cnVzdCBhIGRpZ2VzdCBhbG9uZS9ydWxlcy90cnVzdHRoZSBuZXh0IHN0YXJ0IG1heSBydW4gY29kZSB0aGF0IG5vYm9keSByZXZpZXdlZDsgYSBkaWdlc3QgaW4gdGhlIHJlZmVyZW5jZSBpcyB0aGUgd2F5IG91dHdoZXJlIHRoZSBwb2xpY3kgaXMgb21pdHRlZCwgS3ViZXJuZXRlcyB3cml0ZXMgYEFsd2F5c2A6IG5vIHRhZyBtZWFucyBgbGF0ZXN0YHdoZXJlIHRoZSBwb2xpY3kgaXMgb21pdHRlZCwgS3ViZXJuZXRlcyB3cml0ZXMgYEFsd2F5c2A6IHRoZSB0YWcgaXMgYGxhdGVzdGB3aGVyZSB0aGUgcG9saWN5IGlzIG9taXR0ZWQsIEt1YmVybmV0ZXMgd3JpdGVzIGBBbHdheXNgOiB0aGUgdGFnIGlzIGBsYXRlc3RgLCBhbmQgdGhlIGRpZ2VzdCBpcyBub3QgbG9va2VkIGF0d2hlcmUgdGhlIHBvbGljeSBpcyBvbWl0dGVkLCBLdWJlcm5ldGVzIHdyaXRlcyBgSWZOb3RQcmVzZW50YDogdGhlIGRpZ2VzdCBnb2VzIGJlZm9yZSB0aGUgdGFnIGBsYXRlc3Rgd2hlcmUgdGhlIHBvbGljeSBpcyBvbWl0dGVkLCBLdWJlcm5ldGVzIHdyaXRlcyBgSWZOb3RQcmVzZW50YDogb25seSB0aGUgbGl0ZXJhbCB0YWcgYGxhdGVzdGAgbWFrZXMgaXQgYEFsd2F5c2BodHRwczovL2dpdGh1Yi5jb20va3ViZXJuZXRlcy9rdWJlcm5ldGVzL2Jsb2IvbWFzdGVyL3BrZy9hcGlzL2NvcmUvdjEvZGVmYXVsdHMuZ29pcyBhbiBhbGlhcyB0aGF0IGl0cyBwdWJsaXNoZXIgcmUtcG9pbnRzbmFtZXMgYSBjaGFubmVsLCByZS1wb2ludGVkIGF0IGVhY2ggcHVibGljYXRpb25uYW1lcyBhIGJyYW5jaCwgcmUtcG9pbnRlZCBieSBlYWNoIHB1c2hpcyBub3QgYSBmdWxsIHZlcnNpb246IGVhY2ggbmV3ZXIgcmVsZWFzZSByZS1wb2ludHMgaXRtYXJrcyBhIHNuYXBzaG90LCBvdmVyd3JpdHRlbiB1bnRpbCB0aGUgcmVsZWFzZWlzIGEgZnVsbCB2ZXJzaW9uLCBwdWJsaXNoZWQgb25jZWlzIGEgbnVtYmVyZWQgcHJlLXJlbGVhc2UsIHB1Ymxpc2hlZCBvbmNlaXMgYSBkYXRlIG9yIHRpbWUsIHB1Ymxpc2hlZCBvbmNlaXMgYSBjb21taXQgaWQsIHB1Ymxpc2hlZCBvbmNlaXMgYSBidWlsZCBudW1iZXIsIHB1Ymxpc2hlZCBvbmNlYGAgcHVibGlzaGVkIG9uY2VubyB0YWcgaXMgd3JpdHRlbiwgd2hpY2ggbWVhbnMgYGxhdGVzdGAsIGFuZCBpdHMgcHVibGlzaGVyIHJlLXBvaW50cyB0aGF0YSBkaWdlc3QgbmFtZXMgdGhlIGNvbnRlbnQgaXRzZWxmLCBzbyBhIHB1bGwgY2FuIGNoYW5nZSBub3RoaW5nIHVuZGVyIGBOZXZlcmAgYSBjb250YWluZXIgd2FpdHMgaW4gRXJySW1hZ2VOZXZlclB1bGwgb24gZWFjaCBub2RlIHRoYXQgd2FzIG5vdCBsb2FkZWQgd2l0aCB0aGlzIHZlcnkgcmVmZXJlbmNlaHR0cHM6Ly9naXRodWIuY29tL2t1YmVybmV0ZXMva3ViZXJuZXRlcy9ibG9iL21hc3Rlci9wa2cva3ViZWxldC9pbWFnZXMvaW1hZ2VfbWFuYWdlci5nbwd1bmRlciBgwICnAGAgdGhlIGt1YmVsZXQgbGV0cyBhIHBvZCB1c2UgaXRzIGNvcHkgb25seSB3aGVyZSBhIHJlY29yZCBzaG93cyB0aGF0IHRoZSBwb2QncyBjcmVkZW50aWFscyBwdWxsZWQgaXQ7IHdpdGhvdXQgb25lIGl0IGFza3MgdGhlIHJlZ2lzdHJ5LCBhbmQgdW5kZXIgYE5ldmVyYCB0aGUgcG9kIHdhaXRzAGh0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzL2VuaGFuY2VtZW50cy90cmVlL21hc3Rlci9rZXBzL3NpZy1ub2RlLzI1MzUtZW5zdXJlLXNlY3JldC1wdWxsZWQtaW1hZ2VzdGhlIHRhZyBpcyBwdWJsaXNoZWQgb25jZWEgZGlnZXN0IGNhbm5vdCBjaGFuZ2VodHRwczovL2t1YmVybmV0ZXMuaW8vZG9jcy9yZWZlcmVuY2UvYWNjZXNzLWF1dGhuLWF1dGh6L2FkbWlzc2lvbi1jb250cm9sbGVycy8jYWx3YXlzcHVsbGltYWdlc2xpc3RzIGFuZCBvYmplY3RzIGFyZSBuZXN0ZWQgdG9vIGRlZXBseWEgZGlnaXQgaXMgZXhwZWN0ZWRhIHN0cmluZyBob2xkcyBhIGNvbnRyb2wgY2hhcmFjdGVyLCB3aGljaCBoYXMgdG8gYmUgZXNjYXBlZGEgc3RyaW5nIGRvZXMgbm90IGVuZGEgc3RyaW5nIGhvbGRzIGFuIGludmFsaWQgZXNjYXBlYSB2YWx1ZSBpcyBleHBlY3RlZGEgdmFsdWUgb3IgdGhlIGVuZCBvZiB0aGUgbGlzdCBvciBvYmplY3QgaXMgZXhwZWN0ZWRhIGNvbW1hIG9yIHRoZSBlbmQgb2YgdGhlIGxpc3Qgb3Igb2JqZWN0IGlzIGV4cGVjdGVkYSBrZXkgaW4gZG91YmxlIHF1b3RlcyBpcyBleHBlY3RlZGEgY29sb24gaXMgZXhwZWN0ZWRub3RoaW5nIG1heSBmb2xsb3cgdGhlIHZhbHVlog0QAAYAAAAAAAAAqA0QAAwAAAABAAAAtA0QAAUAAAACAAAA6w0QAAM=");
base64DecodeToExistingUint8Array(bufferView, 1068108, "VEEQAAo=");
base64DecodeToExistingUint8Array(bufferView, 1068128, "BAAAADhMEAACAAAAe3t7c2hhMjU2OnNoYTM4NDpzaGE1MTI6b0wQAAcAAABAAAAAdkwQAAcAAABgAAAAfUwQAAcAAACAAAAAeyJwb2xpY3kiOiwiY2xhc3MiOiwia2luZCI6LCJ3YXJuaW5ncyI6eyJjb2RlIjosIm1lc3NhZ2UiOiwic3VnZ2VzdGlvbiI6LCJpbWFnZSI6LCJyZXF1ZXN0ZWQiOiwiaW5wdXQiOiwiYXQiOiwic3BhbiI6LCJkZXRhaWwiOiwia3ViZXJuZXRlc0RlZmF1bHQiOiwid2FpdGluZyI6LCJyZWplY3RlZEJ5IjoAAAAKAAAADAAAAAQAAAALAAAADAAAAA0AAAB7InN0YXJ0IjosImVuZCI6AAAAAAQ=");
base64DecodeToExistingUint8Array(bufferView, 1068432, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1068444, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1068456, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1068467, "AXsiZXJyb3IiOiwiZWZmZWN0aXZlIjosInRhZyI6LCJyZWFzb25zIjosIm91dGNvbWVzIjosInNhbWVUb2RheSI6LCJzZW1hbnRpY3MiOnsiaW5wdXQiOiwicmVnaXN0cnkiOiwicmVwb3NpdG9yeSI6LCJkaWdlc3QiOiwibm9ybWFsaXplZCI6LCJzdGFydHMiOnsidmFsdWUiOiwiZXZpZGVuY2UiOnsiY2xhc3MiOnsidGV4dCI6LCJzdGFydCI6LCJzb3VyY2UiOiwicmVmZXJlbmNlIjosInZhbHVlIjp7Im9uTm9kZSI6LCJjb250YWN0c1JlZ2lzdHJ5IjosInJ1bnMiOgQAAAANAAAACAAAAAgAAAAGAAAACQAAAIkNEACNDRAAmg0QAIkMEABkDBAAkQwQAAgAAAAQAAAACgAAAAYAAAALAAAACwAAAAkAAAAIAAAABQAAAAcAAAAGAAAAEAAAAAgAAAAHAAAACgAAAAQAAAAGAAAABQAAAAwAAAAaAAAAEQAAAHEREAB5ERAAiREQAOwQEACTERAAnhEQAKkREACyERAAuhEQAL8READGERAAzBEQANwREABjDxAA5BEQAO4READyERAA+BEQAP0REAAJEhAAIxIQAAUAAAAHAAAABgAAABAAAAAIAAAABwAAAAoAAAAEAAAABgAAAAUAAAAJAAAADAAAALoREAC/ERAAxhEQAMwREADcERAAYw8QAOQREADuERAA8hEQAPgREABEEhAA/REQAAkAAAAPAAAADQAAAA8AAAAOAAAADQAAAA0AAAALAAAADwAAABIAAAAOAAAADwAAAAwAAABNEhAAVhIQAGUSEAByEhAAgRIQAI8SEACcEhAAqRIQALQSEADDEhAA1RIQAOMSEADyEhAAEwAAADQAAAA0AAAAIgAAABMAAAAcAAAASEsQAFtLEACPSxAAw0sQAOVLEAD4SxAAbgwQAOsNEADsEBAA8hAQAAAAAAAEAAAAAwAAAAYAAAALAAAAAAAAAAsAAAAaAAAAHAAAAAwAAAABERAADBEQACYREABCERAABAAAAAYAAAAMAAAABQAAANkQEACiDRAAqA0QALQNEAAGAAAADAAAAAUAAACiDRAAqA0QALQNEAAGAAAABgAAAAcAAAB2DRAAfA0QAIINEAAMAAAAEwAAABEAAAARAAAAGAAAAA8AAAALAAAAFwAAABMAAABMExAAWBMQAGsTEAB8ExAAjRMQAKUTEAC0ExAAvxMQANYTEAAOAAAADAAAAAQAAAAPAAAAEAAAAA0AAAACAgICAgICAgICAg==");
base64DecodeToExistingUint8Array(bufferView, 1069484, "AgIAAAAAAAI=");
base64DecodeToExistingUint8Array(bufferView, 1069539, "Ag==");
base64DecodeToExistingUint8Array(bufferView, 1069577, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1069604, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1069700, "MDEyMzQ1Njc4OWFiY2RlZoCAgICAgICAgPTugIDygICAgICAgICAgICAgICAgICAICGiIyQlJqcoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVpb3F1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX6AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAwMDAxMDIwMzA0MDUwNjA3MDgwOTEwMTExMjEzMTQxNTE2MTcxODE5MjAyMTIyMjMyNDI1MjYyNzI4MjkzMDMxMzIzMzM0MzUzNjM3MzgzOTQwNDE0MjQzNDQ0NTQ2NDc0ODQ5NTA1MTUyNTM1NDU1NTY1NzU4NTk2MDYxNjI2MzY0NjU2NjY3Njg2OTcwNzE3MjczNzQ3NTc2Nzc3ODc5ODA4MTgyODM4NDg1ODY4Nzg4ODk5MDkxOTI5Mzk0OTU5Njk3OTg5OQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB");
base64DecodeToExistingUint8Array(bufferView, 1070366, "AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwMDAwMDAwMDAwMDAwMDAwQEBAQE");
base64DecodeToExistingUint8Array(bufferView, 1070428, "MHgwMTIzNDU2Nzg5QUJDREVG");
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
var global$1 = 1074688;
var global$2 = 1074688;
var i64toi32_i32$HIGH_BITS = 0;
function $0($0_1) {
if (HEAP32[$0_1 >> 2] != -2147483648) {
$152($0_1, 1, 1)
}
}
function $1($0_1) {
$0_1 = HEAP32[$0_1 >> 2];
$152($0_1 + 12 | 0, 1, 1);
$0($0_1 + 36 | 0);
$152($0_1 + 24 | 0, 1, 1);
if (HEAP32[$0_1 + 48 >> 2] != -2147483647) {
$0($0_1 + 48 | 0);
$0($0_1 + 60 | 0);
}
$5($0_1, 4);
}
function $2($0_1, $1_1) {
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
$162($2_1 + 16 | 0, $3_1, $1_1 + 4 | 0);
block : {
if (HEAP32[$2_1 + 16 >> 2] == -2147483647) {
HEAP32[$2_1 + 48 >> 2] = $1_1;
$4_1 = $2_1 + 48 | 0;
$157($3_1, $4_1, 4);
$157($3_1, $0_1, $1_1);
HEAP32[$2_1 + 56 >> 2] = HEAP32[$2_1 + 44 >> 2];
$0_1 = HEAP32[$2_1 + 40 >> 2];
HEAP32[$2_1 + 48 >> 2] = HEAP32[$2_1 + 36 >> 2];
HEAP32[$2_1 + 52 >> 2] = $0_1;
$161($2_1 + 8 | 0, $4_1);
$4_1 = HEAP32[$2_1 + 8 >> 2];
break block;
}
$152($2_1 + 36 | 0, 1, 1);
}
global$0 = $2_1 - -64 | 0;
return $4_1;
}
function $3($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
block1 : {
$4_1 = $8($0_1, $1_1);
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
$4_1 = $3_1 & -65536;
if ($4_1 >>> 0 >= 32) {
HEAP32[$2_1 + 4 >> 2] = 0;
$4_1 = $4_1 - 16 | 0;
HEAP32[$2_1 >> 2] = $4_1;
$3_1 = $2_1 + ($4_1 & -16) | 0;
HEAP32[$3_1 + 4 >> 2] = $2_1;
HEAP32[$3_1 >> 2] = 19;
$7($2_1, $4_1);
}
$4_1 = $8($0_1, $1_1);
}
return $4_1;
}
wasm2js_trap();
}
function $4($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = $3($2_1, $3_1);
if ($4_1) {
$185($4_1, $0_1, $1_1 >>> 0 > $3_1 >>> 0 ? $3_1 : $1_1);
$5($0_1, $2_1);
}
return $4_1;
}
function $5($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$0_1 = $1_1 >>> 0 <= 15 ? $0_1 - 8 | 0 : HEAP32[$0_1 - 4 >> 2];
$1_1 = HEAP32[$0_1 >> 2];
$2_1 = $1_1 & -2;
$3_1 = $0_1 + ($1_1 & -16) | 0;
$1_1 = HEAP32[$3_1 >> 2];
if (!($1_1 & 1)) {
$6($3_1, $1_1);
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
$6($1_1, $4_1);
$2_1 = $2_1 + $4_1 | 0;
break block1;
}
$1_1 = $0_1;
}
HEAP32[$1_1 >> 2] = $2_1;
$7($1_1, $2_1);
HEAP32[$3_1 + 4 >> 2] = $1_1;
}
function $6($0_1, $1_1) {
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
HEAP32[(($2_1 << 7) + 1070460 | 0) + ($1_1 << 2) >> 2] = $0_1;
block : {
if ($0_1) {
break block
}
$3_1 = ($2_1 << 2) + 1070460 | 0;
$0_1 = HEAP32[$3_1 + 4096 >> 2] & __wasm_rotl_i32($1_1);
HEAP32[$3_1 + 4096 >> 2] = $0_1;
if ($0_1) {
break block
}
(wasm2js_i32$0 = 1074684, wasm2js_i32$1 = HEAP32[268671] & __wasm_rotl_i32($2_1)), HEAP32[wasm2js_i32$0 >> 2] = wasm2js_i32$1;
}
}
function $7($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
HEAP32[$0_1 + 12 >> 2] = 0;
$2_1 = Math_clz32($1_1);
$3_1 = 27 - $2_1 | 0;
$2_1 = __wasm_rotr_i32($1_1, 26 - $2_1 | 0) & 31;
$4_1 = (($3_1 << 7) + 1070460 | 0) + ($2_1 << 2) | 0;
$1_1 = HEAP32[$4_1 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$4_1 >> 2] = $0_1;
if ($1_1) {
HEAP32[$1_1 + 12 >> 2] = $0_1
}
HEAP32[268671] = HEAP32[268671] | 1 << $3_1;
$0_1 = ($3_1 << 2) + 1070460 | 0;
HEAP32[$0_1 + 4096 >> 2] = HEAP32[$0_1 + 4096 >> 2] | 1 << $2_1;
}
function $8($0_1, $1_1) {
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
$4_1 = __wasm_ctz_i32(HEAP32[($2_1 << 2) + 1074556 >> 2] & -1 << $4_1);
if ($4_1 >>> 0 >= 32) {
$2_1 = __wasm_ctz_i32(HEAP32[268671] & -1 << $3_1 + 28);
if ($2_1 >>> 0 > 31) {
break block
}
$4_1 = __wasm_ctz_i32(HEAP32[($2_1 << 2) + 1074556 >> 2]);
}
$6_1 = (($2_1 << 7) + 1070460 | 0) + ($4_1 << 2) | 0;
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
$5_1 = ($2_1 << 2) + 1074556 | 0;
$4_1 = HEAP32[$5_1 >> 2] & __wasm_rotl_i32($4_1);
HEAP32[$5_1 >> 2] = $4_1;
if ($4_1) {
break block1
}
(wasm2js_i32$0 = 1074684, wasm2js_i32$1 = HEAP32[268671] & __wasm_rotl_i32($2_1)), HEAP32[wasm2js_i32$0 >> 2] = wasm2js_i32$1;
}
$5_1 = ($0_1 + $7_1 | 0) - 1 & 0 - $0_1;
$1_1 = ($5_1 + ($1_1 - $3_1 | 0) | 0) + 15 & -16;
if (($1_1 | 0) != ($6_1 | 0)) {
$2_1 = $1_1 + $3_1 | 0;
HEAP32[($3_1 + ($6_1 & -16) | 0) + 4 >> 2] = $2_1;
HEAP32[$2_1 + 4 >> 2] = $3_1;
$4_1 = $6_1 - $1_1 | 0;
HEAP32[$2_1 >> 2] = $4_1;
$7($2_1, $4_1);
}
HEAP32[$3_1 >> 2] = $1_1 | 1;
if ($0_1 >>> 0 < 16) {
break block
}
HEAP32[$5_1 - 4 >> 2] = $3_1;
}
return $5_1;
}
function $9() {
return 1;
}
function $10($0_1) {
$0_1 = $0_1 | 0;
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$1_1 = global$0 + -64 | 0;
global$0 = $1_1;
$3_1 = $1_1 + 24 | 0;
HEAP32[$3_1 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 1;
HEAP32[$1_1 + 44 >> 2] = 0;
$3_1 = HEAP32[$1_1 + 28 >> 2];
HEAP32[$1_1 + 36 >> 2] = HEAP32[$1_1 + 24 >> 2];
HEAP32[$1_1 + 40 >> 2] = $3_1;
$3_1 = $1_1 + 36 | 0;
$162($1_1 + 16 | 0, $3_1, $0_1);
block3 : {
if (HEAP32[$1_1 + 16 >> 2] == -2147483647) {
$2_1 = HEAP32[$3_1 + 8 >> 2];
block : {
if ($2_1 >>> 0 >= $0_1 >>> 0) {
if ($0_1 >>> 0 <= $2_1 >>> 0) {
HEAP32[$3_1 + 8 >> 2] = $0_1
}
break block;
}
$4_1 = $0_1 - $2_1 | 0;
$155($3_1, $4_1);
$2_1 = HEAP32[$3_1 + 8 >> 2];
$5_1 = HEAP32[$3_1 + 4 >> 2];
$0_1 = $2_1 + $5_1 | 0;
block2 : {
block1 : {
if ($4_1 >>> 0 >= 2) {
$6_1 = $0_1;
$0_1 = $4_1 - 1 | 0;
$186($6_1, $0_1);
$2_1 = $0_1 + $2_1 | 0;
$0_1 = $5_1 + $2_1 | 0;
break block1;
}
if (!$4_1) {
break block2
}
}
HEAP8[$0_1 | 0] = 0;
$2_1 = $2_1 + 1 | 0;
}
HEAP32[$3_1 + 8 >> 2] = $2_1;
}
HEAP32[$1_1 + 56 >> 2] = HEAP32[$1_1 + 44 >> 2];
$0_1 = HEAP32[$1_1 + 40 >> 2];
HEAP32[$1_1 + 48 >> 2] = HEAP32[$1_1 + 36 >> 2];
HEAP32[$1_1 + 52 >> 2] = $0_1;
$161($1_1 + 8 | 0, $1_1 + 48 | 0);
$2_1 = HEAP32[$1_1 + 8 >> 2];
break block3;
}
$152($1_1 + 36 | 0, 1, 1);
}
global$0 = $1_1 - -64 | 0;
return $2_1 | 0;
}
function $11($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
$126($6_1 + 20 | 0, $0_1, $1_1);
$1_1 = HEAP32[$6_1 + 20 >> 2];
block : {
if (!$1_1) {
HEAP32[$6_1 + 28 >> 2] = HEAP32[$6_1 + 24 >> 2];
$0_1 = $6_1 + 28 | 0;
$106($6_1 + 8 | 0, $0_1);
$1($0_1);
break block;
}
$10_1 = $6_1 + 8 | 0;
$2_1 = global$0 - 128 | 0;
global$0 = $2_1;
$0_1 = HEAP32[$6_1 + 24 >> 2];
block18 : {
block1 : {
if ($0_1 >>> 0 >= 1048577) {
$0_1 = $90(1, 0, $0_1, 1048576);
break block1;
}
$92($2_1 + 40 | 0, $1_1, $0_1);
$0_1 = HEAPU8[$2_1 + 40 | 0];
if (($0_1 | 0) == 6) {
$0_1 = HEAP32[$2_1 + 44 >> 2];
break block1;
}
HEAP8[$2_1 + 75 | 0] = HEAPU8[$2_1 + 43 | 0];
$1_1 = HEAPU8[$2_1 + 41 | 0] | HEAPU8[$2_1 + 42 | 0] << 8;
HEAP8[$2_1 + 73 | 0] = $1_1;
HEAP8[$2_1 + 74 | 0] = $1_1 >>> 8;
$1_1 = HEAP32[$2_1 + 52 >> 2];
HEAP32[$2_1 + 80 >> 2] = HEAP32[$2_1 + 48 >> 2];
HEAP32[$2_1 + 84 >> 2] = $1_1;
HEAP32[$2_1 + 76 >> 2] = HEAP32[$2_1 + 44 >> 2];
HEAP8[$2_1 + 72 | 0] = $0_1;
HEAP32[$2_1 + 108 >> 2] = 0;
HEAP8[$2_1 + 112 | 0] = 1;
HEAP32[$2_1 + 92 >> 2] = 0;
HEAP32[$2_1 + 104 >> 2] = $2_1 + 72;
block5 : {
block3 : {
block4 : {
$1_1 = $2_1 + 92 | 0;
$0_1 = $63(1068128, $1_1);
block2 : {
if ($0_1) {
break block2
}
$0_1 = $19(1068128, $1_1);
if ($0_1) {
break block2
}
$5_1 = $2_1 + 40 | 0;
$64($5_1, $1_1, 1052139, 3);
$0_1 = HEAP32[$2_1 + 44 >> 2];
$4_1 = HEAP32[$2_1 + 40 >> 2];
if (($4_1 | 0) == 3) {
break block2
}
$3_1 = HEAP32[$2_1 + 60 >> 2];
HEAP32[$2_1 + 28 >> 2] = HEAP32[$2_1 + 56 >> 2];
HEAP32[$2_1 + 32 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 52 >> 2];
HEAP32[$2_1 + 20 >> 2] = HEAP32[$2_1 + 48 >> 2];
HEAP32[$2_1 + 24 >> 2] = $3_1;
HEAP32[$2_1 + 16 >> 2] = $0_1;
HEAP32[$2_1 + 12 >> 2] = $4_1;
$17($2_1, $2_1 + 12 | 0);
$0_1 = HEAP32[$2_1 + 4 >> 2];
$4_1 = HEAP32[$2_1 >> 2];
if (!$4_1) {
break block2
}
$3_1 = $20(HEAP32[$2_1 + 104 >> 2], 1065300, 10);
if (!$3_1 | !HEAPU8[$3_1 | 0]) {
break block3
}
HEAP8[$2_1 + 60 | 0] = HEAPU8[$2_1 + 112 | 0];
HEAP32[$2_1 + 52 >> 2] = $3_1;
HEAP32[$2_1 + 48 >> 2] = 10;
HEAP32[$2_1 + 44 >> 2] = 1065300;
HEAP32[$2_1 + 40 >> 2] = 1;
HEAP32[$2_1 + 56 >> 2] = $1_1;
$17($2_1 + 16 | 0, $5_1);
$1_1 = HEAP32[$2_1 + 16 >> 2];
if ($1_1) {
break block4
}
$0_1 = HEAP32[$2_1 + 20 >> 2];
}
$51($2_1 + 72 | 0);
break block1;
}
$3_1 = HEAP32[$2_1 + 20 >> 2];
$158($2_1 + 40 | 0, $4_1, $0_1);
$158($2_1 + 116 | 0, $1_1, $3_1);
break block5;
}
$158($2_1 + 40 | 0, $4_1, $0_1);
HEAP32[$2_1 + 116 >> 2] = -2147483648;
}
$1_1 = HEAP32[$2_1 + 40 >> 2];
$5_1 = HEAP32[$2_1 + 48 >> 2];
$0_1 = HEAP32[$2_1 + 44 >> 2];
$51($2_1 + 72 | 0);
if (($1_1 | 0) == -2147483648) {
break block1
}
HEAP32[$2_1 + 80 >> 2] = HEAP32[$2_1 + 124 >> 2];
$3_1 = HEAP32[$2_1 + 120 >> 2];
$4_1 = HEAP32[$2_1 + 116 >> 2];
HEAP32[$2_1 + 72 >> 2] = $4_1;
HEAP32[$2_1 + 76 >> 2] = $3_1;
HEAP32[$2_1 + 8 >> 2] = $5_1;
HEAP32[$2_1 + 4 >> 2] = $0_1;
HEAP32[$2_1 >> 2] = $1_1;
block17 : {
block16 : {
if (($4_1 | 0) != -2147483648) {
$4_1 = $2_1 + 40 | 0;
$9_1 = HEAP32[$2_1 + 76 >> 2];
$1_1 = global$0 - 240 | 0;
global$0 = $1_1;
block15 : {
block10 : {
$3_1 = HEAP32[$2_1 + 80 >> 2];
block6 : {
if ($3_1 >>> 0 >= 16385) {
$0_1 = $90(1053674, 11, $3_1, 16384);
HEAP32[$4_1 >> 2] = 2;
HEAP32[$4_1 + 4 >> 2] = $0_1;
break block6;
}
$101($1_1 + 84 | 0, $9_1, $3_1);
block12 : {
block11 : {
block9 : {
if (HEAP32[$1_1 + 84 >> 2] != 19) {
$14($1_1 + 32 | 0, $9_1, $3_1);
$5_1 = HEAP32[$1_1 + 32 >> 2];
$7_1 = HEAP32[$1_1 + 36 >> 2];
$110($1_1 + 24 | 0, $5_1, $7_1);
$0_1 = HEAP32[$1_1 + 24 >> 2];
block7 : {
if (!$0_1) {
$0_1 = 0;
break block7;
}
$8_1 = HEAP32[$1_1 + 28 >> 2];
$0_1 = $143($5_1, $7_1, $0_1, $8_1) ? $8_1 + $5_1 | 0 : 0;
$8_1 = $7_1 - $8_1 | 0;
}
$5_1 = $0_1 ? $0_1 : $5_1;
$7_1 = $0_1 ? $8_1 : $7_1;
$101($1_1 + 212 | 0, $5_1, $7_1);
block8 : {
if (HEAP32[$1_1 + 212 >> 2] == 19) {
$0_1 = HEAP32[$1_1 + 224 >> 2];
HEAP32[$1_1 + 168 >> 2] = HEAP32[$1_1 + 220 >> 2];
HEAP32[$1_1 + 172 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 232 >> 2];
HEAP32[$1_1 + 176 >> 2] = HEAP32[$1_1 + 228 >> 2];
HEAP32[$1_1 + 180 >> 2] = $0_1;
HEAP32[$1_1 + 184 >> 2] = HEAP32[$1_1 + 236 >> 2];
$0_1 = HEAP32[$1_1 + 216 >> 2];
if ($0_1) {
break block8
}
}
HEAP32[$1_1 + 128 >> 2] = -2147483648;
break block9;
}
HEAP32[$1_1 + 164 >> 2] = HEAP32[$1_1 + 184 >> 2];
$8_1 = HEAP32[$1_1 + 180 >> 2];
HEAP32[$1_1 + 156 >> 2] = HEAP32[$1_1 + 176 >> 2];
HEAP32[$1_1 + 160 >> 2] = $8_1;
$8_1 = HEAP32[$1_1 + 172 >> 2];
HEAP32[$1_1 + 148 >> 2] = HEAP32[$1_1 + 168 >> 2];
HEAP32[$1_1 + 152 >> 2] = $8_1;
HEAP32[$1_1 + 144 >> 2] = $0_1;
$0_1 = $1_1 + 16 | 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 1;
HEAP32[$1_1 + 176 >> 2] = 0;
$0_1 = HEAP32[$1_1 + 20 >> 2];
HEAP32[$1_1 + 168 >> 2] = HEAP32[$1_1 + 16 >> 2];
HEAP32[$1_1 + 172 >> 2] = $0_1;
HEAP32[$1_1 + 216 >> 2] = 1068376;
HEAP32[$1_1 + 220 >> 2] = 1610612768;
HEAP32[$1_1 + 224 >> 2] = 0;
HEAP32[$1_1 + 212 >> 2] = $1_1 + 168;
if ($74($1_1 + 144 | 0, $1_1 + 212 | 0)) {
break block10
}
HEAP32[$1_1 + 136 >> 2] = HEAP32[$1_1 + 176 >> 2];
$8_1 = HEAP32[$1_1 + 172 >> 2];
$0_1 = HEAP32[$1_1 + 168 >> 2];
HEAP32[$1_1 + 128 >> 2] = $0_1;
HEAP32[$1_1 + 132 >> 2] = $8_1;
if (($0_1 | 0) == -2147483648) {
break block9
}
HEAP32[$1_1 + 120 >> 2] = HEAP32[$1_1 + 136 >> 2];
$0_1 = HEAP32[$1_1 + 132 >> 2];
HEAP32[$1_1 + 112 >> 2] = HEAP32[$1_1 + 128 >> 2];
HEAP32[$1_1 + 116 >> 2] = $0_1;
break block11;
}
$3_1 = HEAP32[$1_1 + 100 >> 2];
HEAP32[$1_1 + 64 >> 2] = HEAP32[$1_1 + 96 >> 2];
HEAP32[$1_1 + 68 >> 2] = $3_1;
$3_1 = HEAP32[$1_1 + 108 >> 2];
HEAP32[$1_1 + 72 >> 2] = HEAP32[$1_1 + 104 >> 2];
HEAP32[$1_1 + 76 >> 2] = $3_1;
$3_1 = HEAP32[$1_1 + 92 >> 2];
$9_1 = HEAP32[$1_1 + 88 >> 2];
if (!$9_1) {
break block12
}
$7_1 = HEAP32[$1_1 + 76 >> 2];
HEAP32[$1_1 + 56 >> 2] = HEAP32[$1_1 + 72 >> 2];
HEAP32[$1_1 + 60 >> 2] = $7_1;
$7_1 = HEAP32[$1_1 + 68 >> 2];
HEAP32[$1_1 + 48 >> 2] = HEAP32[$1_1 + 64 >> 2];
HEAP32[$1_1 + 52 >> 2] = $7_1;
HEAP32[$1_1 + 44 >> 2] = $3_1;
HEAP32[$1_1 + 40 >> 2] = $9_1;
$111($4_1, $0_1, $5_1, $1_1 + 40 | 0);
break block6;
}
$112($1_1 + 200 | 0, $5_1, $7_1);
$113($1_1 + 188 | 0, HEAP32[$1_1 + 204 >> 2], HEAP32[$1_1 + 208 >> 2]);
$101($1_1 + 212 | 0, HEAP32[$1_1 + 192 >> 2], HEAP32[$1_1 + 196 >> 2]);
block14 : {
block13 : {
if (HEAP32[$1_1 + 212 >> 2] == 19) {
$0_1 = HEAP32[$1_1 + 224 >> 2];
HEAP32[$1_1 + 144 >> 2] = HEAP32[$1_1 + 220 >> 2];
HEAP32[$1_1 + 148 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 232 >> 2];
HEAP32[$1_1 + 152 >> 2] = HEAP32[$1_1 + 228 >> 2];
HEAP32[$1_1 + 156 >> 2] = $0_1;
HEAP32[$1_1 + 160 >> 2] = HEAP32[$1_1 + 236 >> 2];
$0_1 = HEAP32[$1_1 + 216 >> 2];
if ($0_1) {
break block13
}
}
HEAP32[$1_1 + 112 >> 2] = -2147483648;
break block14;
}
HEAP32[$1_1 + 232 >> 2] = HEAP32[$1_1 + 160 >> 2];
$5_1 = HEAP32[$1_1 + 156 >> 2];
HEAP32[$1_1 + 224 >> 2] = HEAP32[$1_1 + 152 >> 2];
HEAP32[$1_1 + 228 >> 2] = $5_1;
$5_1 = HEAP32[$1_1 + 148 >> 2];
HEAP32[$1_1 + 216 >> 2] = HEAP32[$1_1 + 144 >> 2];
HEAP32[$1_1 + 220 >> 2] = $5_1;
HEAP32[$1_1 + 212 >> 2] = $0_1;
$0_1 = $1_1 + 8 | 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 1;
HEAP32[$1_1 + 176 >> 2] = 0;
$0_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$1_1 + 168 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$1_1 + 172 >> 2] = $0_1;
HEAP32[$1_1 + 148 >> 2] = 1068376;
HEAP32[$1_1 + 152 >> 2] = 1610612768;
HEAP32[$1_1 + 156 >> 2] = 0;
HEAP32[$1_1 + 144 >> 2] = $1_1 + 168;
if ($74($1_1 + 212 | 0, $1_1 + 144 | 0)) {
break block10
}
HEAP32[$1_1 + 120 >> 2] = HEAP32[$1_1 + 176 >> 2];
$0_1 = HEAP32[$1_1 + 172 >> 2];
HEAP32[$1_1 + 112 >> 2] = HEAP32[$1_1 + 168 >> 2];
HEAP32[$1_1 + 116 >> 2] = $0_1;
}
$152($1_1 + 188 | 0, 1, 1);
$152($1_1 + 200 | 0, 1, 1);
$0($1_1 + 128 | 0);
}
$3_1 = $114(6, 1065300, 10, $9_1, $3_1, $1_1 + 84 | 0, $1_1 + 112 | 0);
}
HEAP32[$4_1 >> 2] = 2;
HEAP32[$4_1 + 4 >> 2] = $3_1;
}
global$0 = $1_1 + 240 | 0;
break block15;
}
wasm2js_trap();
}
$0_1 = HEAP32[$2_1 + 44 >> 2];
$1_1 = HEAP32[$2_1 + 40 >> 2];
if (($1_1 | 0) != 2) {
break block16
}
break block17;
}
$111($2_1 + 40 | 0, $0_1, $5_1, 0);
$0_1 = HEAP32[$2_1 + 44 >> 2];
$1_1 = HEAP32[$2_1 + 40 >> 2];
if (($1_1 | 0) == 2) {
break block17
}
}
HEAP32[$2_1 + 36 >> 2] = HEAP32[$2_1 + 64 >> 2];
$4_1 = HEAP32[$2_1 + 60 >> 2];
HEAP32[$2_1 + 28 >> 2] = HEAP32[$2_1 + 56 >> 2];
HEAP32[$2_1 + 32 >> 2] = $4_1;
$4_1 = HEAP32[$2_1 + 52 >> 2];
HEAP32[$2_1 + 20 >> 2] = HEAP32[$2_1 + 48 >> 2];
HEAP32[$2_1 + 24 >> 2] = $4_1;
HEAP32[$2_1 + 16 >> 2] = $0_1;
HEAP32[$2_1 + 12 >> 2] = $1_1;
HEAP32[$2_1 + 68 >> 2] = $2_1 + 12;
$156($2_1 + 40 | 0, 1536, 1, 1);
$0_1 = HEAP32[$2_1 + 44 >> 2];
if (HEAP32[$2_1 + 40 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$2_1 + 100 >> 2] = 0;
HEAP32[$2_1 + 96 >> 2] = HEAP32[$2_1 + 48 >> 2];
HEAP32[$2_1 + 92 >> 2] = $0_1;
$1_1 = global$0 - 32 | 0;
global$0 = $1_1;
$0_1 = $2_1 + 92 | 0;
$157($0_1, 1068636, 9);
$4_1 = HEAP32[$2_1 + 68 >> 2];
$3_1 = HEAPU8[$4_1 + 24 | 0] << 2;
$129(HEAP32[$3_1 + 1069336 >> 2], HEAP32[$3_1 + 1069324 >> 2], $0_1);
$157($0_1, 1068219, 8);
$3_1 = $1_1 + 8 | 0;
$5_1 = HEAPU8[$4_1 + 25 | 0] << 2;
HEAP32[$3_1 + 4 >> 2] = HEAP32[$5_1 + 1068948 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$5_1 + 1068996 >> 2];
$129(HEAP32[$1_1 + 8 >> 2], HEAP32[$1_1 + 12 >> 2], $0_1);
$157($0_1, 1068624, 12);
$3_1 = $1_1 + 16 | 0;
$98($3_1, $4_1);
$137($3_1, $0_1);
$4_1 = HEAP32[$0_1 + 8 >> 2];
$155($0_1, 1);
HEAP8[HEAP32[$0_1 + 4 >> 2] + HEAP32[$0_1 + 8 >> 2] | 0] = 125;
HEAP32[$0_1 + 8 >> 2] = $4_1 + 1;
global$0 = $1_1 + 32 | 0;
$4_1 = HEAP32[$2_1 + 100 >> 2];
$0_1 = HEAP32[$2_1 + 96 >> 2];
$1_1 = HEAP32[$2_1 + 92 >> 2];
$0($2_1 + 24 | 0);
$0($2_1 + 72 | 0);
$152($2_1, 1, 1);
if (($1_1 | 0) == -2147483648) {
break block1
}
HEAP32[$10_1 + 8 >> 2] = $4_1;
HEAP32[$10_1 + 4 >> 2] = $0_1;
HEAP32[$10_1 >> 2] = $1_1;
break block18;
}
$0($2_1 + 72 | 0);
$152($2_1, 1, 1);
}
HEAP32[$2_1 + 40 >> 2] = $0_1;
$0_1 = $2_1 + 40 | 0;
$106($10_1, $0_1);
$25($0_1);
}
global$0 = $2_1 + 128 | 0;
}
$0_1 = $2(HEAP32[$6_1 + 12 >> 2], HEAP32[$6_1 + 16 >> 2]);
$152($6_1 + 8 | 0, 1, 1);
global$0 = $6_1 + 32 | 0;
return $0_1 | 0;
}
function $12($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
if (!(!$0_1 | !$1_1)) {
$5($0_1, 1)
}
}
function $13($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0, $28_1 = 0, $29_1 = 0, $30_1 = 0, $31_1 = 0, $32_1 = 0, $33_1 = 0, $34_1 = 0, $35_1 = 0, $36_1 = 0, $37_1 = 0, $38_1 = 0, $39_1 = 0, $40_1 = 0, $41_1 = 0, $42_1 = 0, $43_1 = 0, $44_1 = 0, $45_1 = 0, $46_1 = 0, $47_1 = 0, $48_1 = 0, $49_1 = 0, $50_1 = 0, $51_1 = 0, $52_1 = 0, $53_1 = 0, $54_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$39_1 = global$0 - 32 | 0;
global$0 = $39_1;
$126($39_1 + 20 | 0, $0_1, $1_1);
$0_1 = HEAP32[$39_1 + 20 >> 2];
block : {
if (!$0_1) {
HEAP32[$39_1 + 28 >> 2] = HEAP32[$39_1 + 24 >> 2];
$0_1 = $39_1 + 28 | 0;
$106($39_1 + 8 | 0, $0_1);
$1($0_1);
break block;
}
$54_1 = $39_1 + 8 | 0;
$41_1 = global$0 - 464 | 0;
global$0 = $41_1;
$32_1 = $41_1 + 176 | 0;
$34_1 = global$0 - 32 | 0;
global$0 = $34_1;
$1_1 = HEAP32[$39_1 + 24 >> 2];
block1 : {
if ($1_1 >>> 0 <= 1048576) {
$92($34_1 + 16 | 0, $0_1, $1_1);
$1_1 = HEAPU8[$34_1 + 16 | 0];
if (($1_1 | 0) == 6) {
$0_1 = HEAP32[$34_1 + 20 >> 2];
HEAP32[$32_1 >> 2] = -2147483648;
HEAP32[$32_1 + 4 >> 2] = $0_1;
break block1;
}
HEAP8[$34_1 + 3 | 0] = HEAPU8[$34_1 + 19 | 0];
$0_1 = HEAPU8[$34_1 + 17 | 0] | HEAPU8[$34_1 + 18 | 0] << 8;
HEAP8[$34_1 + 1 | 0] = $0_1;
HEAP8[$34_1 + 2 | 0] = $0_1 >>> 8;
$0_1 = HEAP32[$34_1 + 28 >> 2];
HEAP32[$34_1 + 8 >> 2] = HEAP32[$34_1 + 24 >> 2];
HEAP32[$34_1 + 12 >> 2] = $0_1;
HEAP32[$34_1 + 4 >> 2] = HEAP32[$34_1 + 20 >> 2];
HEAP8[$34_1 | 0] = $1_1;
$0_1 = 0;
$8_1 = global$0 - 512 | 0;
global$0 = $8_1;
HEAP32[$8_1 + 32 >> 2] = 0;
HEAP32[$8_1 + 28 >> 2] = $34_1;
HEAP8[$8_1 + 36 | 0] = 1;
HEAP32[$8_1 + 16 >> 2] = 0;
HEAP32[$8_1 + 312 >> 2] = 4;
HEAP32[$8_1 + 308 >> 2] = 1052089;
HEAP32[$8_1 + 304 >> 2] = 3;
HEAP32[$8_1 + 300 >> 2] = 1052139;
HEAP32[$8_1 + 296 >> 2] = 6;
HEAP32[$8_1 + 292 >> 2] = 1051960;
HEAP32[$8_1 + 288 >> 2] = 5;
HEAP32[$8_1 + 284 >> 2] = 1051762;
HEAP32[$8_1 + 276 >> 2] = 0;
HEAP32[$8_1 + 280 >> 2] = 2;
HEAP32[$8_1 + 452 >> 2] = $8_1 + 276;
block6 : {
block5 : {
$1_1 = HEAP32[$8_1 + 452 >> 2];
block4 : {
block2 : {
if (HEAP32[$1_1 + 4 >> 2] == HEAP32[$1_1 >> 2]) {
break block2
}
$10_1 = $8_1 + 284 | 0;
while (1) {
$1_1 = HEAP32[$8_1 + 276 >> 2];
HEAP32[$8_1 + 276 >> 2] = $1_1 + 1;
$3_1 = $10_1 + ($1_1 << 4) | 0;
$1_1 = HEAP32[$3_1 >> 2];
if (!$1_1) {
break block2
}
$35_1 = HEAP32[$3_1 + 12 >> 2];
$44_1 = HEAP32[$3_1 + 8 >> 2];
block3 : {
$1_1 = $20($34_1, $1_1, HEAP32[$3_1 + 4 >> 2]);
if (!$1_1 | HEAPU8[$1_1 | 0] != 3) {
break block3
}
$3_1 = $1_1 + 4 | 0;
$1_1 = HEAP32[$3_1 + 8 >> 2];
$9_1 = $8_1 + 8 | 0;
HEAP32[$9_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$9_1 + 4 >> 2] = $1_1;
$1_1 = HEAP32[$8_1 + 12 >> 2];
if ($1_1 >>> 0 < 16385) {
break block3
}
$20_1 = $90($44_1, $35_1, $1_1, 16384);
break block4;
}
HEAP32[$8_1 + 452 >> 2] = $8_1 + 276;
$1_1 = HEAP32[$8_1 + 452 >> 2];
if (HEAP32[$1_1 + 4 >> 2] - HEAP32[$1_1 >> 2] | 0) {
continue
}
break;
};
}
$1_1 = $20($34_1, 1051976, 5);
if (!$1_1) {
break block5
}
HEAP32[$8_1 + 292 >> 2] = 0;
HEAP32[$8_1 + 288 >> 2] = $1_1;
HEAP8[$8_1 + 296 | 0] = 1;
HEAP32[$8_1 + 284 >> 2] = 5;
HEAP32[$8_1 + 280 >> 2] = 1051976;
HEAP32[$8_1 + 276 >> 2] = 1;
$1_1 = $67(HEAP32[($8_1 + 276 | 0) + 12 >> 2]);
if ($1_1 >>> 0 >= 65537) {
$20_1 = $90(1064754, 6, $1_1, 65536)
} else {
$20_1 = 0
}
if (!$20_1) {
break block5
}
}
HEAP32[$32_1 >> 2] = -2147483648;
HEAP32[$32_1 + 4 >> 2] = $20_1;
break block6;
}
$1_1 = $63(1052844, $8_1 + 16 | 0);
if ($1_1) {
HEAP32[$32_1 >> 2] = -2147483648;
HEAP32[$32_1 + 4 >> 2] = $1_1;
break block6;
}
$1_1 = $27($8_1 + 16 | 0, 1052724, 1052844);
if ($1_1) {
HEAP32[$32_1 >> 2] = -2147483648;
HEAP32[$32_1 + 4 >> 2] = $1_1;
break block6;
}
$1_1 = $8_1 + 16 | 0;
HEAP32[$8_1 + 40 >> 2] = $1_1;
block7 : {
$3_1 = $20(HEAP32[$8_1 + 28 >> 2], 1051762, 5);
if (!$3_1 | !HEAPU8[$3_1 | 0]) {
break block7
}
HEAP8[$8_1 + 296 | 0] = HEAPU8[$8_1 + 36 | 0];
HEAP32[$8_1 + 288 >> 2] = $3_1;
HEAP32[$8_1 + 284 >> 2] = 5;
HEAP32[$8_1 + 280 >> 2] = 1051762;
HEAP32[$8_1 + 276 >> 2] = 1;
HEAP32[$8_1 + 292 >> 2] = $1_1;
$17($8_1 + 456 | 0, $8_1 + 276 | 0);
$50_1 = HEAP32[$8_1 + 456 >> 2];
if ($50_1) {
$35_1 = HEAP32[$8_1 + 460 >> 2];
break block7;
}
$0_1 = HEAP32[$8_1 + 460 >> 2];
HEAP32[$32_1 >> 2] = -2147483648;
HEAP32[$32_1 + 4 >> 2] = $0_1;
break block6;
}
$1_1 = $20(HEAP32[$8_1 + 28 >> 2], 1052139, 3);
block9 : {
if (!(!$1_1 | !HEAPU8[$1_1 | 0])) {
HEAP8[$8_1 + 296 | 0] = HEAPU8[$8_1 + 36 | 0];
HEAP32[$8_1 + 288 >> 2] = $1_1;
HEAP32[$8_1 + 284 >> 2] = 3;
HEAP32[$8_1 + 280 >> 2] = 1052139;
HEAP32[$8_1 + 276 >> 2] = 1;
HEAP32[$8_1 + 292 >> 2] = $8_1 + 16;
$17($8_1 + 456 | 0, $8_1 + 276 | 0);
$20_1 = HEAP32[$8_1 + 456 >> 2];
if ($20_1) {
$36_1 = HEAP32[$8_1 + 460 >> 2];
break block9;
}
$0_1 = HEAP32[$8_1 + 460 >> 2];
HEAP32[$32_1 >> 2] = -2147483648;
HEAP32[$32_1 + 4 >> 2] = $0_1;
break block6;
}
$20_1 = 0;
}
$9_1 = $8_1 + 276 | 0;
$10_1 = global$0 - 48 | 0;
global$0 = $10_1;
$3_1 = HEAP32[$8_1 + 40 >> 2];
$1_1 = $20(HEAP32[$3_1 + 12 >> 2], 1052142, 6);
block11 : {
if (!(!$1_1 | !HEAPU8[$1_1 | 0])) {
HEAP32[$10_1 + 36 >> 2] = $1_1;
HEAP32[$10_1 + 32 >> 2] = 6;
HEAP32[$10_1 + 28 >> 2] = 1052142;
$1_1 = 1;
HEAP32[$10_1 + 24 >> 2] = 1;
HEAP32[$10_1 + 40 >> 2] = $3_1;
HEAP8[$10_1 + 44 | 0] = HEAPU8[$3_1 + 20 | 0];
$17($10_1 + 16 | 0, $10_1 + 24 | 0);
$3_1 = HEAP32[$10_1 + 16 >> 2];
if (!$3_1) {
HEAP32[$9_1 + 4 >> 2] = HEAP32[$10_1 + 20 >> 2];
break block11;
}
HEAP32[$9_1 + 8 >> 2] = HEAP32[$10_1 + 20 >> 2];
HEAP32[$9_1 + 4 >> 2] = $3_1;
$1_1 = 0;
break block11;
}
$1_1 = 0;
HEAP32[$9_1 + 4 >> 2] = 0;
}
HEAP32[$9_1 >> 2] = $1_1;
global$0 = $10_1 + 48 | 0;
$51_1 = HEAP32[$8_1 + 280 >> 2];
if (HEAP32[$8_1 + 276 >> 2] == 1) {
HEAP32[$32_1 >> 2] = -2147483648;
HEAP32[$32_1 + 4 >> 2] = $51_1;
break block6;
}
$52_1 = HEAP32[$8_1 + 284 >> 2];
$1_1 = $20(HEAP32[$8_1 + 28 >> 2], 1052716, 7);
block12 : {
if (!$1_1) {
HEAP32[$8_1 + 276 >> 2] = 3;
break block12;
}
if (!HEAPU8[$1_1 | 0]) {
HEAP32[$8_1 + 276 >> 2] = 3;
break block12;
}
HEAP8[$8_1 + 296 | 0] = HEAPU8[$8_1 + 36 | 0];
HEAP32[$8_1 + 288 >> 2] = $1_1;
HEAP32[$8_1 + 284 >> 2] = 7;
HEAP32[$8_1 + 280 >> 2] = 1052716;
HEAP32[$8_1 + 276 >> 2] = 1;
HEAP32[$8_1 + 292 >> 2] = $8_1 + 16;
}
$10_1 = $8_1 + 452 | 0;
$1_1 = 0;
$31_1 = global$0 - 96 | 0;
global$0 = $31_1;
block37 : {
block36 : {
block13 : {
$3_1 = $8_1 + 276 | 0;
if (HEAP32[$3_1 >> 2] != 3) {
$9_1 = HEAP32[$3_1 + 20 >> 2];
HEAP32[$31_1 + 40 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$31_1 + 44 >> 2] = $9_1;
$9_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$31_1 + 32 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$31_1 + 36 >> 2] = $9_1;
$9_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$31_1 + 24 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$31_1 + 28 >> 2] = $9_1;
HEAP32[$31_1 + 60 >> 2] = 0;
HEAP32[$31_1 + 52 >> 2] = 0;
$9_1 = HEAP32[$31_1 + 36 >> 2];
if (HEAPU8[$9_1 | 0] != 5) {
$1_1 = $16($3_1, 1051793, 9);
break block13;
}
$3_1 = HEAP32[$9_1 + 12 >> 2];
if ($3_1) {
$1_1 = HEAP32[$9_1 + 8 >> 2];
$30_1 = $1_1 + Math_imul($3_1, 28) | 0;
$24_1 = HEAPU8[$31_1 + 44 | 0];
while (1) {
$3_1 = HEAP32[$1_1 + 8 >> 2];
$9_1 = $31_1 + 16 | 0;
HEAP32[$9_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$9_1 + 4 >> 2] = $3_1;
$17_1 = HEAP32[$31_1 + 20 >> 2];
$21_1 = HEAP32[$31_1 + 16 >> 2];
$3_1 = HEAP32[$1_1 + 8 >> 2];
$9_1 = $31_1 + 8 | 0;
HEAP32[$9_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$9_1 + 4 >> 2] = $3_1;
$26_1 = $1_1 + 12 | 0;
HEAP32[$31_1 + 84 >> 2] = $26_1;
HEAP8[$31_1 + 92 | 0] = $24_1;
HEAP32[$31_1 + 72 >> 2] = 1;
$1_1 = HEAP32[$31_1 + 12 >> 2];
HEAP32[$31_1 + 76 >> 2] = HEAP32[$31_1 + 8 >> 2];
HEAP32[$31_1 + 80 >> 2] = $1_1;
HEAP32[$31_1 + 88 >> 2] = $31_1 + 24;
$17($31_1 - -64 | 0, $31_1 + 72 | 0);
$1_1 = HEAP32[$31_1 + 68 >> 2];
$15_1 = HEAP32[$31_1 + 64 >> 2];
if (!$15_1) {
break block13
}
$9_1 = $31_1 + 52 | 0;
$27_1 = global$0 - 112 | 0;
global$0 = $27_1;
HEAP32[$27_1 + 8 >> 2] = $1_1;
HEAP32[$27_1 + 4 >> 2] = $15_1;
$93($27_1 + 12 | 0, $21_1, $17_1);
block15 : {
if (!(!HEAP32[$27_1 + 24 >> 2] & HEAP32[$27_1 + 12 >> 2] == 19)) {
$12_1 = $27_1 + 96 | 0;
$29($12_1, $21_1, $17_1);
HEAP32[$27_1 + 80 >> 2] = 1;
HEAP32[$27_1 + 76 >> 2] = $12_1;
$13_1 = $27_1 + 52 | 0;
$4_1 = $27_1 + 76 | 0;
$163($13_1, 1048967, $4_1);
$152($12_1, 1, 1);
$9_1 = HEAP32[$27_1 + 56 >> 2];
$3_1 = HEAP32[$27_1 + 60 >> 2];
$68($4_1, $21_1, $17_1);
HEAP32[$27_1 + 44 >> 2] = 3;
HEAP32[$27_1 + 40 >> 2] = 1052139;
HEAP32[$27_1 + 108 >> 2] = 2;
HEAP32[$27_1 + 100 >> 2] = 1;
HEAP32[$27_1 + 104 >> 2] = $27_1 + 40;
HEAP32[$27_1 + 96 >> 2] = $4_1;
$1_1 = $27_1 - -64 | 0;
$163($1_1, 1049532, $12_1);
$152($4_1, 1, 1);
$1_1 = $88(1, $9_1, $3_1, $21_1, $17_1, $1_1);
$152($13_1, 1, 1);
break block15;
}
HEAP32[$27_1 + 100 >> 2] = 2;
HEAP32[$27_1 + 96 >> 2] = $27_1 + 4;
$5_1 = $27_1 + 40 | 0;
$2_1 = $27_1 + 96 | 0;
$163($5_1, 1048953, $2_1);
$93($27_1 + 12 | 0, HEAP32[$27_1 + 44 >> 2], HEAP32[$27_1 + 48 >> 2]);
if (!(HEAP32[$27_1 + 24 >> 2] ? HEAP32[$27_1 + 12 >> 2] == 19 : 0)) {
$29($2_1, $21_1, $17_1);
HEAP32[$27_1 + 80 >> 2] = 1;
HEAP32[$27_1 + 76 >> 2] = $2_1;
$4_1 = $27_1 + 52 | 0;
$12_1 = $27_1 + 76 | 0;
$163($4_1, 1048967, $12_1);
$152($2_1, 1, 1);
$13_1 = HEAP32[$27_1 + 56 >> 2];
$9_1 = HEAP32[$27_1 + 60 >> 2];
$68($12_1, $15_1, $1_1);
HEAP32[$27_1 + 92 >> 2] = 6;
HEAP32[$27_1 + 88 >> 2] = 1052908;
HEAP32[$27_1 + 108 >> 2] = 2;
HEAP32[$27_1 + 100 >> 2] = 1;
HEAP32[$27_1 + 104 >> 2] = $27_1 + 88;
HEAP32[$27_1 + 96 >> 2] = $12_1;
$3_1 = $27_1 - -64 | 0;
$163($3_1, 1049532, $2_1);
$152($12_1, 1, 1);
$1_1 = $88(1, $13_1, $9_1, $15_1, $1_1, $3_1);
$152($4_1, 1, 1);
$152($5_1, 1, 1);
break block15;
}
$152($27_1 + 40 | 0, 1, 1);
$13_1 = $27_1 + 96 | 0;
$158($13_1, $21_1, $17_1);
$17_1 = $27_1 + 12 | 0;
$158($17_1, $15_1, $1_1);
$53_1 = $27_1 + 76 | 0;
$48_1 = global$0 - 48 | 0;
global$0 = $48_1;
$2_1 = $48_1 + 4 | 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
block18 : {
block17 : {
$1_1 = HEAP32[$9_1 >> 2];
if ($1_1) {
$12_1 = HEAP32[$9_1 + 4 >> 2];
HEAP32[$4_1 + 28 >> 2] = $12_1;
HEAP32[$4_1 + 24 >> 2] = $1_1;
$33($4_1 + 16 | 0, $4_1 + 24 | 0, $13_1);
$3_1 = HEAP32[$4_1 + 20 >> 2];
if (HEAP32[$4_1 + 16 >> 2] & 1) {
while (1) {
if (!$12_1) {
break block17
}
$1_1 = HEAP32[(($3_1 << 2) + $1_1 | 0) + 272 >> 2];
$12_1 = $12_1 - 1 | 0;
HEAP32[$4_1 + 28 >> 2] = $12_1;
HEAP32[$4_1 + 24 >> 2] = $1_1;
$33($4_1 + 8 | 0, $4_1 + 24 | 0, $13_1);
$3_1 = HEAP32[$4_1 + 12 >> 2];
if (HEAP32[$4_1 + 8 >> 2] & 1) {
continue
}
break;
}
}
HEAP32[$2_1 + 16 >> 2] = $9_1;
HEAP32[$2_1 + 12 >> 2] = $3_1;
HEAP32[$2_1 + 8 >> 2] = $12_1;
HEAP32[$2_1 + 4 >> 2] = $1_1;
HEAP32[$2_1 >> 2] = -2147483648;
$152($13_1, 1, 1);
break block18;
}
HEAP32[$2_1 + 16 >> 2] = 0;
HEAP32[$2_1 + 12 >> 2] = $9_1;
HEAP32[$2_1 + 8 >> 2] = HEAP32[$13_1 + 8 >> 2];
$1_1 = HEAP32[$13_1 + 4 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$13_1 >> 2];
HEAP32[$2_1 + 4 >> 2] = $1_1;
break block18;
}
HEAP32[$2_1 + 24 >> 2] = $3_1;
HEAP32[$2_1 + 20 >> 2] = 0;
HEAP32[$2_1 + 16 >> 2] = $1_1;
HEAP32[$2_1 + 12 >> 2] = $9_1;
HEAP32[$2_1 + 8 >> 2] = HEAP32[$13_1 + 8 >> 2];
$1_1 = HEAP32[$13_1 + 4 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$13_1 >> 2];
HEAP32[$2_1 + 4 >> 2] = $1_1;
}
global$0 = $4_1 + 32 | 0;
block19 : {
if (HEAP32[$48_1 + 4 >> 2] == -2147483648) {
$13_1 = HEAP32[$48_1 + 8 >> 2] + Math_imul(HEAP32[$48_1 + 16 >> 2], 12) | 0;
$9_1 = HEAP32[$13_1 + 136 >> 2];
$3_1 = HEAP32[$13_1 + 140 >> 2];
$1_1 = HEAP32[$17_1 + 4 >> 2];
HEAP32[$13_1 + 136 >> 2] = HEAP32[$17_1 >> 2];
HEAP32[$13_1 + 140 >> 2] = $1_1;
HEAP32[$53_1 >> 2] = $9_1;
HEAP32[$53_1 + 4 >> 2] = $3_1;
$1_1 = HEAP32[$13_1 + 144 >> 2];
HEAP32[$13_1 + 144 >> 2] = HEAP32[$17_1 + 8 >> 2];
HEAP32[$53_1 + 8 >> 2] = $1_1;
break block19;
}
$5_1 = $48_1 + 32 | 0;
$12_1 = 0;
$45_1 = global$0 - 32 | 0;
global$0 = $45_1;
$42_1 = $48_1 + 4 | 0;
block35 : {
if (HEAP32[$42_1 + 16 >> 2]) {
HEAP32[$45_1 + 24 >> 2] = HEAP32[$42_1 + 8 >> 2];
$1_1 = HEAP32[$42_1 + 4 >> 2];
HEAP32[$45_1 + 16 >> 2] = HEAP32[$42_1 >> 2];
HEAP32[$45_1 + 20 >> 2] = $1_1;
$46_1 = $45_1 + 4 | 0;
$4_1 = $45_1 + 16 | 0;
$2_1 = $42_1 + 12 | 0;
$33_1 = 0;
$22_1 = global$0 - 128 | 0;
global$0 = $22_1;
$21_1 = $22_1 + 8 | 0;
$11_1 = global$0 + -64 | 0;
global$0 = $11_1;
$15_1 = $42_1 + 16 | 0;
$12_1 = HEAP32[$15_1 >> 2];
$3_1 = HEAPU16[$12_1 + 270 >> 1];
block23 : {
if ($3_1 >>> 0 >= 11) {
$9_1 = HEAP32[$15_1 + 8 >> 2];
block20 : {
if ($9_1 >>> 0 < 5) {
$1_1 = 4;
break block20;
}
block21 : {
block22 : {
$1_1 = $9_1;
switch ($1_1 - 5 | 0) {
case 0:
break block20;
case 1:
break block21;
default:
break block22;
};
}
$9_1 = $9_1 - 7 | 0;
$33_1 = 1;
$1_1 = 6;
break block20;
}
$9_1 = 0;
$33_1 = 1;
$1_1 = 5;
}
HEAP32[$11_1 + 20 >> 2] = $1_1;
HEAP32[$11_1 + 12 >> 2] = $12_1;
HEAP32[$11_1 + 16 >> 2] = HEAP32[$15_1 + 4 >> 2];
$1_1 = $32();
HEAP16[$1_1 + 270 >> 1] = 0;
HEAP32[$1_1 >> 2] = 0;
$13_1 = $11_1 + 24 | 0;
$3_1 = $11_1 + 12 | 0;
$40($13_1, $3_1, $1_1);
HEAP32[$13_1 + 36 >> 2] = 0;
HEAP32[$13_1 + 32 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$13_1 + 24 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$13_1 + 28 >> 2] = $1_1;
$1_1 = HEAP32[($33_1 ? $11_1 + 60 | 0 : $11_1 + 52 | 0) >> 2];
$12_1 = HEAP32[($33_1 ? $11_1 + 56 | 0 : $11_1 + 48 | 0) >> 2];
$3_1 = HEAPU16[$12_1 + 270 >> 1] + 1 | 0;
$149($12_1 + 4 | 0, $3_1, $9_1, $4_1);
$149($12_1 + 136 | 0, $3_1, $9_1, $17_1);
HEAP16[$12_1 + 270 >> 1] = $3_1;
$185($21_1, $13_1, 40);
break block23;
}
$1_1 = HEAP32[$15_1 + 4 >> 2];
$13_1 = $3_1 + 1 | 0;
$3_1 = $13_1 & 65535;
$9_1 = HEAP32[$15_1 + 8 >> 2];
$149($12_1 + 4 | 0, $3_1, $9_1, $4_1);
$149($12_1 + 136 | 0, $3_1, $9_1, $17_1);
HEAP32[$21_1 >> 2] = -2147483648;
HEAP16[$12_1 + 270 >> 1] = $13_1;
}
HEAP32[$21_1 + 48 >> 2] = $9_1;
HEAP32[$21_1 + 44 >> 2] = $1_1;
HEAP32[$21_1 + 40 >> 2] = $12_1;
global$0 = $11_1 - -64 | 0;
block34 : {
if (HEAP32[$22_1 + 8 >> 2] != -2147483648) {
$1_1 = HEAP32[$22_1 + 28 >> 2];
HEAP32[$22_1 + 120 >> 2] = HEAP32[$22_1 + 24 >> 2];
HEAP32[$22_1 + 124 >> 2] = $1_1;
$1_1 = HEAP32[$22_1 + 20 >> 2];
HEAP32[$22_1 + 112 >> 2] = HEAP32[$22_1 + 16 >> 2];
HEAP32[$22_1 + 116 >> 2] = $1_1;
$1_1 = HEAP32[$22_1 + 12 >> 2];
HEAP32[$22_1 + 104 >> 2] = HEAP32[$22_1 + 8 >> 2];
HEAP32[$22_1 + 108 >> 2] = $1_1;
$3_1 = HEAP32[$22_1 + 40 >> 2];
$33_1 = HEAP32[$22_1 + 44 >> 2];
$23_1 = HEAP32[$22_1 + 48 >> 2];
$18_1 = HEAP32[$22_1 + 52 >> 2];
$37_1 = HEAP32[$22_1 + 56 >> 2];
block33 : {
block32 : {
$12_1 = HEAP32[$22_1 + 32 >> 2];
$1_1 = HEAP32[$12_1 >> 2];
if ($1_1) {
$9_1 = HEAP32[$22_1 + 36 >> 2];
$29_1 = $22_1 + 116 | 0;
while (1) {
HEAP32[$22_1 + 60 >> 2] = $1_1;
HEAP32[$22_1 + 68 >> 2] = HEAPU16[$12_1 + 268 >> 1];
HEAP32[$22_1 + 64 >> 2] = $9_1 + 1;
HEAP32[$22_1 + 80 >> 2] = HEAP32[$22_1 + 112 >> 2];
$1_1 = HEAP32[$22_1 + 108 >> 2];
HEAP32[$22_1 + 72 >> 2] = HEAP32[$22_1 + 104 >> 2];
HEAP32[$22_1 + 76 >> 2] = $1_1;
HEAP32[$22_1 + 96 >> 2] = HEAP32[$29_1 + 8 >> 2];
$1_1 = HEAP32[$29_1 + 4 >> 2];
HEAP32[$22_1 + 88 >> 2] = HEAP32[$29_1 >> 2];
HEAP32[$22_1 + 92 >> 2] = $1_1;
$11_1 = $22_1 + 8 | 0;
$17_1 = $22_1 + 72 | 0;
$21_1 = $22_1 + 88 | 0;
$9_1 = $3_1;
$38_1 = global$0 + -64 | 0;
global$0 = $38_1;
block31 : {
$1_1 = $22_1 + 60 | 0;
$4_1 = HEAP32[$1_1 + 4 >> 2];
if (($4_1 - 1 | 0) == ($33_1 | 0)) {
$13_1 = HEAP32[$1_1 >> 2];
block30 : {
if (HEAPU16[$13_1 + 270 >> 1] >= 11) {
$14_1 = 0;
$3_1 = 4;
$1_1 = HEAP32[$1_1 + 8 >> 2];
block24 : {
if ($1_1 >>> 0 < 5) {
break block24
}
$3_1 = $1_1;
block25 : {
switch ($1_1 - 5 | 0) {
default:
$1_1 = $1_1 - 7 | 0;
$14_1 = 1;
$3_1 = 6;
break block24;
case 0:
break block24;
case 1:
break block25;
};
}
$1_1 = 0;
$14_1 = 1;
$3_1 = 5;
}
HEAP32[$38_1 + 8 >> 2] = $3_1;
HEAP32[$38_1 + 4 >> 2] = $4_1;
HEAP32[$38_1 >> 2] = $13_1;
$40_1 = $38_1 + 12 | 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$15_1 = HEAP32[$38_1 >> 2];
$13_1 = HEAPU16[$15_1 + 270 >> 1];
$49_1 = $38();
HEAP16[$49_1 + 270 >> 1] = 0;
HEAP32[$49_1 >> 2] = 0;
$40($3_1 + 8 | 0, $38_1, $49_1);
block29 : {
block27 : {
$19_1 = HEAPU16[$49_1 + 270 >> 1];
if ($19_1 >>> 0 >= 12) {
break block27
}
$4_1 = HEAP32[$38_1 + 8 >> 2];
$13_1 = $13_1 - $4_1 | 0;
if (($13_1 | 0) != ($19_1 + 1 | 0)) {
break block27
}
$4_1 = $185($49_1 + 272 | 0, (($4_1 << 2) + $15_1 | 0) + 276 | 0, $13_1 << 2);
$12_1 = HEAP32[$38_1 + 4 >> 2];
$33_1 = 0;
while (1) {
block28 : {
$13_1 = HEAP32[($33_1 << 2) + $4_1 >> 2];
HEAP16[$13_1 + 268 >> 1] = $33_1;
HEAP32[$13_1 >> 2] = $49_1;
if ($19_1 >>> 0 <= $33_1 >>> 0) {
break block28
}
$33_1 = ($19_1 >>> 0 > $33_1 >>> 0) + $33_1 | 0;
if ($19_1 >>> 0 >= $33_1 >>> 0) {
continue
}
}
break;
};
HEAP32[$40_1 + 28 >> 2] = $12_1;
HEAP32[$40_1 + 24 >> 2] = $15_1;
$13_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$40_1 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$40_1 + 4 >> 2] = $13_1;
$13_1 = HEAP32[$3_1 + 20 >> 2];
HEAP32[$40_1 + 8 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$40_1 + 12 >> 2] = $13_1;
$13_1 = HEAP32[$3_1 + 28 >> 2];
HEAP32[$40_1 + 16 >> 2] = HEAP32[$3_1 + 24 >> 2];
HEAP32[$40_1 + 20 >> 2] = $13_1;
HEAP32[$40_1 + 36 >> 2] = $12_1;
HEAP32[$40_1 + 32 >> 2] = $49_1;
global$0 = $3_1 + 32 | 0;
break block29;
}
wasm2js_trap();
}
HEAP32[$38_1 + 60 >> 2] = $1_1;
HEAP32[$38_1 + 56 >> 2] = HEAP32[$40_1 + ($14_1 ? 36 : 28) >> 2];
HEAP32[$38_1 + 52 >> 2] = HEAP32[$40_1 + ($14_1 ? 32 : 24) >> 2];
$39($38_1 + 52 | 0, $17_1, $21_1, $9_1);
$185($11_1, $40_1, 40);
break block30;
}
$39($1_1, $17_1, $21_1, $9_1);
HEAP32[$11_1 >> 2] = -2147483648;
}
global$0 = $38_1 - -64 | 0;
break block31;
}
wasm2js_trap();
}
if (HEAP32[$22_1 + 8 >> 2] == -2147483648) {
break block32
}
$1_1 = HEAP32[$22_1 + 28 >> 2];
HEAP32[$22_1 + 120 >> 2] = HEAP32[$22_1 + 24 >> 2];
HEAP32[$22_1 + 124 >> 2] = $1_1;
$1_1 = HEAP32[$22_1 + 20 >> 2];
HEAP32[$22_1 + 112 >> 2] = HEAP32[$22_1 + 16 >> 2];
HEAP32[$22_1 + 116 >> 2] = $1_1;
$1_1 = HEAP32[$22_1 + 12 >> 2];
HEAP32[$22_1 + 104 >> 2] = HEAP32[$22_1 + 8 >> 2];
HEAP32[$22_1 + 108 >> 2] = $1_1;
$9_1 = HEAP32[$22_1 + 36 >> 2];
$3_1 = HEAP32[$22_1 + 40 >> 2];
$33_1 = HEAP32[$22_1 + 44 >> 2];
$12_1 = HEAP32[$22_1 + 32 >> 2];
$1_1 = HEAP32[$12_1 >> 2];
if ($1_1) {
continue
}
break;
};
}
$13_1 = HEAP32[$2_1 >> 2];
if (!HEAP32[$13_1 >> 2]) {
break block33
}
$1_1 = HEAP32[$13_1 + 4 >> 2];
$9_1 = HEAP32[$13_1 >> 2];
$4_1 = $38();
HEAP32[$4_1 + 272 >> 2] = $9_1;
HEAP16[$4_1 + 270 >> 1] = 0;
HEAP32[$4_1 >> 2] = 0;
$1_1 = $1_1 + 1 | 0;
if (!$1_1) {
wasm2js_trap()
}
HEAP16[$9_1 + 268 >> 1] = 0;
HEAP32[$9_1 >> 2] = $4_1;
HEAP32[$13_1 + 4 >> 2] = $1_1;
HEAP32[$13_1 >> 2] = $4_1;
HEAP32[$22_1 + 4 >> 2] = $1_1;
HEAP32[$22_1 >> 2] = $4_1;
if ((HEAP32[$22_1 + 4 >> 2] - 1 | 0) != ($33_1 | 0)) {
break block33
}
$4_1 = HEAP32[$22_1 >> 2];
$1_1 = HEAPU16[$4_1 + 270 >> 1];
if ($1_1 >>> 0 >= 11) {
break block33
}
$13_1 = $1_1 + 1 | 0;
HEAP16[$4_1 + 270 >> 1] = $13_1;
$9_1 = HEAP32[$22_1 + 120 >> 2];
$1_1 = $4_1 + Math_imul($1_1, 12) | 0;
HEAP32[$1_1 + 136 >> 2] = HEAP32[$22_1 + 116 >> 2];
HEAP32[$1_1 + 140 >> 2] = $9_1;
HEAP32[$1_1 + 12 >> 2] = HEAP32[$22_1 + 112 >> 2];
$9_1 = HEAP32[$22_1 + 108 >> 2];
HEAP32[$1_1 + 4 >> 2] = HEAP32[$22_1 + 104 >> 2];
HEAP32[$1_1 + 8 >> 2] = $9_1;
HEAP32[$1_1 + 144 >> 2] = HEAP32[$22_1 + 124 >> 2];
HEAP32[($4_1 + ($13_1 << 2) | 0) + 272 >> 2] = $3_1;
HEAP32[$46_1 + 8 >> 2] = $37_1;
HEAP32[$46_1 + 4 >> 2] = $18_1;
HEAP32[$46_1 >> 2] = $23_1;
HEAP16[$3_1 + 268 >> 1] = $13_1;
HEAP32[$3_1 >> 2] = $4_1;
break block34;
}
HEAP32[$46_1 + 8 >> 2] = $37_1;
HEAP32[$46_1 + 4 >> 2] = $18_1;
HEAP32[$46_1 >> 2] = $23_1;
break block34;
}
wasm2js_trap();
}
HEAP32[$46_1 + 8 >> 2] = HEAP32[$22_1 + 56 >> 2];
$1_1 = HEAP32[$22_1 + 52 >> 2];
HEAP32[$46_1 >> 2] = HEAP32[$22_1 + 48 >> 2];
HEAP32[$46_1 + 4 >> 2] = $1_1;
}
global$0 = $22_1 + 128 | 0;
$1_1 = HEAP32[$42_1 + 12 >> 2];
$12_1 = HEAP32[$45_1 + 12 >> 2];
$3_1 = HEAP32[$45_1 + 4 >> 2];
$9_1 = HEAP32[$45_1 + 8 >> 2];
break block35;
}
$1_1 = HEAP32[$42_1 + 12 >> 2];
$3_1 = $32();
HEAP32[$3_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 0;
HEAP32[$1_1 >> 2] = $3_1;
HEAP16[$3_1 + 270 >> 1] = 1;
$9_1 = HEAP32[$42_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = HEAP32[$42_1 >> 2];
HEAP32[$3_1 + 8 >> 2] = $9_1;
HEAP32[$3_1 + 12 >> 2] = HEAP32[$42_1 + 8 >> 2];
$9_1 = HEAP32[$17_1 + 4 >> 2];
HEAP32[$3_1 + 136 >> 2] = HEAP32[$17_1 >> 2];
HEAP32[$3_1 + 140 >> 2] = $9_1;
HEAP32[$3_1 + 144 >> 2] = HEAP32[$17_1 + 8 >> 2];
$9_1 = 0;
}
HEAP32[$5_1 + 12 >> 2] = $1_1;
HEAP32[$5_1 + 8 >> 2] = $12_1;
HEAP32[$5_1 + 4 >> 2] = $9_1;
HEAP32[$5_1 >> 2] = $3_1;
HEAP32[$1_1 + 8 >> 2] = HEAP32[$1_1 + 8 >> 2] + 1;
global$0 = $45_1 + 32 | 0;
HEAP32[$53_1 >> 2] = -2147483648;
}
global$0 = $48_1 + 48 | 0;
$0($53_1);
$1_1 = 0;
}
global$0 = $27_1 + 112 | 0;
if ($1_1) {
break block13
}
$1_1 = $26_1 + 16 | 0;
if (($30_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$1_1 = HEAP32[$31_1 + 52 >> 2];
}
$6_1 = HEAP32[$31_1 + 56 >> 2];
$25_1 = HEAP32[$31_1 + 60 >> 2];
$3_1 = 0;
break block36;
}
HEAP32[$10_1 >> 2] = 2;
break block37;
}
$18($31_1 + 52 | 0);
$3_1 = 1;
}
HEAP32[$10_1 + 8 >> 2] = $6_1;
HEAP32[$10_1 + 12 >> 2] = $25_1;
HEAP32[$10_1 + 4 >> 2] = $1_1;
HEAP32[$10_1 >> 2] = $3_1;
}
global$0 = $31_1 + 96 | 0;
$37_1 = 1;
block40 : {
switch (HEAP32[$8_1 + 452 >> 2]) {
default:
$0_1 = HEAP32[$8_1 + 456 >> 2];
HEAP32[$32_1 >> 2] = -2147483648;
HEAP32[$32_1 + 4 >> 2] = $0_1;
break block6;
case 0:
$43_1 = 1;
$37_1 = 0;
$16_1 = HEAP32[$8_1 + 460 >> 2];
$47_1 = HEAP32[$8_1 + 464 >> 2];
$44_1 = HEAP32[$8_1 + 456 >> 2];
break;
case 2:
break block40;
};
}
HEAP32[$8_1 + 48 >> 2] = $44_1;
HEAP32[$8_1 + 44 >> 2] = $43_1;
HEAP32[$8_1 + 52 >> 2] = $16_1;
HEAP32[$8_1 + 56 >> 2] = $47_1;
block107 : {
block66 : {
$3_1 = $20(HEAP32[$8_1 + 28 >> 2], 1051976, 5);
block42 : {
if (!(HEAPU8[$3_1 | 0] ? $3_1 : 0)) {
$9_1 = -2147483648;
break block42;
}
HEAP32[$8_1 + 288 >> 2] = $3_1;
HEAP8[$8_1 + 296 | 0] = 2;
HEAP32[$8_1 + 284 >> 2] = 5;
HEAP32[$8_1 + 280 >> 2] = 1051976;
HEAP32[$8_1 + 292 >> 2] = $8_1 + 16;
HEAP32[$8_1 + 276 >> 2] = 1;
$29_1 = $8_1 + 60 | 0;
$5_1 = global$0 - 176 | 0;
global$0 = $5_1;
$9_1 = $8_1 + 276 | 0;
$0_1 = $19(1053448, $9_1);
block43 : {
if ($0_1) {
HEAP32[$29_1 >> 2] = -2147483648;
HEAP32[$29_1 + 4 >> 2] = $0_1;
break block43;
}
$185($5_1 + 12 | 0, 1068416, 52);
$66($5_1 + 128 | 0, $9_1, 1052022);
$1_1 = HEAP32[$5_1 + 132 >> 2];
block44 : {
$0_1 = HEAP32[$5_1 + 128 >> 2];
if (($0_1 | 0) == -2147483648) {
HEAP32[$29_1 >> 2] = -2147483648;
HEAP32[$29_1 + 4 >> 2] = $1_1;
break block44;
}
HEAP32[$5_1 + 112 >> 2] = HEAP32[$5_1 + 136 >> 2];
HEAP32[$5_1 + 108 >> 2] = $1_1;
HEAP32[$5_1 + 104 >> 2] = $0_1;
$66($5_1 + 128 | 0, $9_1, 1052028);
$1_1 = HEAP32[$5_1 + 132 >> 2];
$0_1 = HEAP32[$5_1 + 128 >> 2];
if (($0_1 | 0) == -2147483648) {
HEAP32[$29_1 >> 2] = -2147483648;
HEAP32[$29_1 + 4 >> 2] = $1_1;
$0_1 = $5_1 + 104 | 0;
$24($0_1);
$152($0_1, 4, 12);
break block44;
}
HEAP32[$5_1 + 124 >> 2] = HEAP32[$5_1 + 136 >> 2];
HEAP32[$5_1 + 120 >> 2] = $1_1;
HEAP32[$5_1 + 116 >> 2] = $0_1;
$60($5_1 + 128 | 0, $9_1, 1052034, 7);
if (HEAPU8[$5_1 + 128 | 0] == 1) {
$0_1 = HEAP32[$5_1 + 132 >> 2];
HEAP32[$29_1 >> 2] = -2147483648;
HEAP32[$29_1 + 4 >> 2] = $0_1;
$0_1 = $5_1 + 116 | 0;
$24($0_1);
$152($0_1, 4, 12);
$0_1 = $5_1 + 104 | 0;
$24($0_1);
$152($0_1, 4, 12);
break block44;
}
$30_1 = HEAPU8[$5_1 + 129 | 0];
$12_1 = HEAPU8[$5_1 + 60 | 0];
$60($5_1 + 128 | 0, $9_1, 1052160, 8);
if (HEAPU8[$5_1 + 128 | 0] == 1) {
$0_1 = HEAP32[$5_1 + 132 >> 2];
HEAP32[$29_1 >> 2] = -2147483648;
HEAP32[$29_1 + 4 >> 2] = $0_1;
$0_1 = $5_1 + 116 | 0;
$24($0_1);
$152($0_1, 4, 12);
$0_1 = $5_1 + 104 | 0;
$24($0_1);
$152($0_1, 4, 12);
break block44;
}
$24_1 = HEAPU8[$5_1 + 129 | 0];
$4_1 = HEAPU8[$5_1 + 61 | 0];
$0_1 = $20(HEAP32[$9_1 + 12 >> 2], 1052168, 5);
block47 : {
if (!(!$0_1 | !HEAPU8[$0_1 | 0])) {
HEAP32[$5_1 + 140 >> 2] = $0_1;
HEAP32[$5_1 + 136 >> 2] = 5;
HEAP32[$5_1 + 132 >> 2] = 1052168;
HEAP32[$5_1 + 128 >> 2] = 1;
HEAP32[$5_1 + 144 >> 2] = $9_1;
$6_1 = HEAPU8[$9_1 + 20 | 0];
HEAP8[$5_1 + 148 | 0] = $6_1;
$17($5_1 + 164 | 0, $5_1 + 128 | 0);
$0_1 = HEAP32[$5_1 + 168 >> 2];
block46 : {
$10_1 = HEAP32[$5_1 + 164 >> 2];
if ($10_1) {
$1_1 = -24;
while (1) {
if (HEAP32[$1_1 + 1053520 >> 2] == ($0_1 | 0)) {
if (!$188(HEAP32[$1_1 + 1053516 >> 2], $10_1, $0_1)) {
break block46
}
}
$1_1 = $1_1 + 12 | 0;
if ($1_1) {
continue
}
break;
};
$9_1 = $5_1 + 152 | 0;
$61($9_1, 1053492, 1053516);
$1_1 = $5_1 + 164 | 0;
$28($1_1, $5_1 + 128 | 0);
$0_1 = $62($6_1, HEAP32[$5_1 + 168 >> 2], HEAP32[$5_1 + 172 >> 2], $10_1, $0_1, HEAP32[$5_1 + 156 >> 2], HEAP32[$5_1 + 160 >> 2]);
$152($1_1, 1, 1);
$152($9_1, 4, 8);
}
HEAP32[$29_1 >> 2] = -2147483648;
HEAP32[$29_1 + 4 >> 2] = $0_1;
$55($5_1 + 116 | 0);
$55($5_1 + 104 | 0);
break block44;
}
$6_1 = HEAPU8[$1_1 + 1053524 | 0];
break block47;
}
$6_1 = HEAPU8[$5_1 + 62 | 0];
}
$22($5_1 + 128 | 0, $9_1, 1052173, 10);
if (HEAPU8[$5_1 + 128 | 0] == 1) {
$0_1 = HEAP32[$5_1 + 132 >> 2];
HEAP32[$29_1 >> 2] = -2147483648;
HEAP32[$29_1 + 4 >> 2] = $0_1;
$55($5_1 + 116 | 0);
$55($5_1 + 104 | 0);
break block44;
}
$26_1 = HEAPU8[$5_1 + 129 | 0];
$13_1 = HEAPU8[$5_1 + 63 | 0];
$21_1 = $5_1 + 128 | 0;
$14_1 = global$0 - 80 | 0;
global$0 = $14_1;
block50 : {
block51 : {
block49 : {
$0_1 = $9_1;
$1_1 = $20(HEAP32[$0_1 + 12 >> 2], 1051767, 6);
if (!(!$1_1 | !HEAPU8[$1_1 | 0])) {
HEAP32[$14_1 + 8 >> 2] = 1051767;
HEAP32[$14_1 + 4 >> 2] = 1;
HEAP32[$14_1 + 16 >> 2] = $1_1;
HEAP32[$14_1 + 12 >> 2] = 6;
HEAP32[$14_1 + 20 >> 2] = $0_1;
HEAP8[$14_1 + 24 | 0] = HEAPU8[$0_1 + 20 | 0];
$0_1 = HEAP32[$14_1 + 16 >> 2];
HEAP32[$14_1 + 48 >> 2] = HEAP32[$14_1 + 12 >> 2];
HEAP32[$14_1 + 52 >> 2] = $0_1;
$0_1 = HEAP32[$14_1 + 24 >> 2];
HEAP32[$14_1 + 56 >> 2] = HEAP32[$14_1 + 20 >> 2];
HEAP32[$14_1 + 60 >> 2] = $0_1;
$0_1 = HEAP32[$14_1 + 8 >> 2];
HEAP32[$14_1 + 40 >> 2] = HEAP32[$14_1 + 4 >> 2];
HEAP32[$14_1 + 44 >> 2] = $0_1;
$1_1 = HEAP32[$14_1 + 52 >> 2];
if (HEAPU8[$1_1 | 0] == 4) {
break block49
}
$0_1 = $16($14_1 + 4 | 0, 1051748, 6);
$1_1 = -2147483648;
break block50;
}
$10_1 = -2147483648;
break block51;
}
HEAP32[$14_1 + 72 >> 2] = 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$14_1 + 64 >> 2] = $0_1;
HEAP32[$14_1 + 68 >> 2] = $0_1 + (HEAP32[$1_1 + 12 >> 2] << 4);
HEAP32[$14_1 + 76 >> 2] = $14_1 + 40;
$17_1 = $14_1 + 28 | 0;
$23_1 = global$0 - 48 | 0;
global$0 = $23_1;
HEAP32[$23_1 + 8 >> 2] = 0;
$1_1 = $14_1 - -64 | 0;
$0_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$23_1 + 32 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$23_1 + 36 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$23_1 + 24 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$23_1 + 28 >> 2] = $0_1;
HEAP32[$23_1 + 40 >> 2] = $23_1 + 8;
$18_1 = $23_1 + 12 | 0;
$19_1 = global$0 - 96 | 0;
global$0 = $19_1;
$15_1 = $19_1 + 56 | 0;
$0_1 = $23_1 + 24 | 0;
$44($15_1, $0_1);
block54 : {
block52 : {
$25_1 = HEAP32[$19_1 + 56 >> 2];
block53 : {
if (($25_1 | 0) != -2147483648) {
$10_1 = $19_1 + 20 | 0;
$185($10_1, $19_1 + 60 | 0, 36);
$156($15_1, 4, 4, 40);
if (HEAP32[$19_1 + 56 >> 2] == 1) {
break block52
}
$1_1 = HEAP32[$19_1 + 60 >> 2];
$2_1 = HEAP32[$19_1 + 64 >> 2];
HEAP32[$2_1 >> 2] = $25_1;
$185($2_1 + 4 | 0, $10_1, 36);
HEAP32[$19_1 + 16 >> 2] = 1;
HEAP32[$19_1 + 12 >> 2] = $2_1;
HEAP32[$19_1 + 8 >> 2] = $1_1;
HEAP32[$19_1 + 72 >> 2] = HEAP32[$0_1 + 16 >> 2];
$1_1 = HEAP32[$0_1 + 12 >> 2];
HEAP32[$19_1 + 64 >> 2] = HEAP32[$0_1 + 8 >> 2];
HEAP32[$19_1 + 68 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$19_1 + 56 >> 2] = HEAP32[$0_1 >> 2];
HEAP32[$19_1 + 60 >> 2] = $1_1;
$2_1 = global$0 - 80 | 0;
global$0 = $2_1;
$44($2_1 + 40 | 0, $15_1);
$11_1 = HEAP32[$2_1 + 40 >> 2];
if (($11_1 | 0) != -2147483648) {
$25_1 = $19_1 + 8 | 0;
$1_1 = $2_1 + 44 | 0;
while (1) {
$185($2_1 + 4 | 0, $1_1, 36);
$10_1 = HEAP32[$25_1 + 8 >> 2];
if (($10_1 | 0) == HEAP32[$25_1 >> 2]) {
$153($25_1, $10_1, 1, 4, 40)
}
$0_1 = HEAP32[$25_1 + 4 >> 2] + Math_imul($10_1, 40) | 0;
HEAP32[$0_1 >> 2] = $11_1;
$185($0_1 + 4 | 0, $2_1 + 4 | 0, 36);
HEAP32[$25_1 + 8 >> 2] = $10_1 + 1;
$44($2_1 + 40 | 0, $15_1);
$11_1 = HEAP32[$2_1 + 40 >> 2];
if (($11_1 | 0) != -2147483648) {
continue
}
break;
};
}
global$0 = $2_1 + 80 | 0;
HEAP32[$18_1 + 8 >> 2] = HEAP32[$19_1 + 16 >> 2];
$0_1 = HEAP32[$19_1 + 12 >> 2];
HEAP32[$18_1 >> 2] = HEAP32[$19_1 + 8 >> 2];
HEAP32[$18_1 + 4 >> 2] = $0_1;
break block53;
}
HEAP32[$18_1 + 8 >> 2] = 0;
HEAP32[$18_1 >> 2] = 0;
HEAP32[$18_1 + 4 >> 2] = 4;
}
global$0 = $19_1 + 96 | 0;
break block54;
}
wasm2js_trap();
}
$0_1 = HEAP32[$23_1 + 8 >> 2];
block55 : {
if ($0_1) {
HEAP32[$17_1 >> 2] = -2147483648;
HEAP32[$17_1 + 4 >> 2] = $0_1;
$54($18_1);
$152($18_1, 4, 40);
break block55;
}
HEAP32[$17_1 + 8 >> 2] = HEAP32[$23_1 + 20 >> 2];
$0_1 = HEAP32[$23_1 + 16 >> 2];
HEAP32[$17_1 >> 2] = HEAP32[$23_1 + 12 >> 2];
HEAP32[$17_1 + 4 >> 2] = $0_1;
}
global$0 = $23_1 + 48 | 0;
$10_1 = -2147483648;
$0_1 = HEAP32[$14_1 + 32 >> 2];
block56 : {
$1_1 = HEAP32[$14_1 + 28 >> 2];
switch ($1_1 - -2147483648 | 0) {
case 0:
break block50;
case 1:
break block51;
default:
break block56;
};
}
$7_1 = HEAP32[$14_1 + 36 >> 2];
$10_1 = $1_1;
}
$1_1 = $7_1;
$7_1 = ($10_1 | 0) == -2147483648;
HEAP32[$21_1 + 8 >> 2] = $7_1 ? 0 : $1_1;
$1_1 = $7_1 ? 0 : $10_1;
$0_1 = $7_1 ? 4 : $0_1;
}
HEAP32[$21_1 >> 2] = $1_1;
HEAP32[$21_1 + 4 >> 2] = $0_1;
global$0 = $14_1 + 80 | 0;
$1_1 = HEAP32[$5_1 + 132 >> 2];
$0_1 = HEAP32[$5_1 + 128 >> 2];
if (($0_1 | 0) == -2147483648) {
HEAP32[$29_1 >> 2] = -2147483648;
HEAP32[$29_1 + 4 >> 2] = $1_1;
$55($5_1 + 116 | 0);
$55($5_1 + 104 | 0);
break block44;
}
HEAP32[$5_1 + 172 >> 2] = HEAP32[$5_1 + 136 >> 2];
HEAP32[$5_1 + 168 >> 2] = $1_1;
HEAP32[$5_1 + 164 >> 2] = $0_1;
$2_1 = $5_1 + 128 | 0;
$19_1 = 0;
$23_1 = global$0 - 80 | 0;
global$0 = $23_1;
block59 : {
block60 : {
block58 : {
$0_1 = $20(HEAP32[$9_1 + 12 >> 2], 1052280, 10);
if (!(!$0_1 | !HEAPU8[$0_1 | 0])) {
HEAP32[$23_1 + 8 >> 2] = 1052280;
HEAP32[$23_1 + 4 >> 2] = 1;
HEAP32[$23_1 + 16 >> 2] = $0_1;
HEAP32[$23_1 + 12 >> 2] = 10;
HEAP32[$23_1 + 20 >> 2] = $9_1;
HEAP8[$23_1 + 24 | 0] = HEAPU8[$9_1 + 20 | 0];
$0_1 = HEAP32[$23_1 + 16 >> 2];
HEAP32[$23_1 + 48 >> 2] = HEAP32[$23_1 + 12 >> 2];
HEAP32[$23_1 + 52 >> 2] = $0_1;
$0_1 = HEAP32[$23_1 + 24 >> 2];
HEAP32[$23_1 + 56 >> 2] = HEAP32[$23_1 + 20 >> 2];
HEAP32[$23_1 + 60 >> 2] = $0_1;
$0_1 = HEAP32[$23_1 + 8 >> 2];
HEAP32[$23_1 + 40 >> 2] = HEAP32[$23_1 + 4 >> 2];
HEAP32[$23_1 + 44 >> 2] = $0_1;
$1_1 = HEAP32[$23_1 + 52 >> 2];
if (HEAPU8[$1_1 | 0] == 4) {
break block58
}
$9_1 = $16($23_1 + 4 | 0, 1051748, 6);
$0_1 = -2147483648;
break block59;
}
$1_1 = -2147483648;
break block60;
}
HEAP32[$23_1 + 72 >> 2] = 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$23_1 + 64 >> 2] = $0_1;
HEAP32[$23_1 + 68 >> 2] = $0_1 + (HEAP32[$1_1 + 12 >> 2] << 4);
HEAP32[$23_1 + 76 >> 2] = $23_1 + 40;
$15_1 = $23_1 + 28 | 0;
$11_1 = global$0 - 48 | 0;
global$0 = $11_1;
HEAP32[$11_1 + 8 >> 2] = 0;
$1_1 = $23_1 - -64 | 0;
$0_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$11_1 + 32 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$11_1 + 36 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$11_1 + 24 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$11_1 + 28 >> 2] = $0_1;
HEAP32[$11_1 + 40 >> 2] = $11_1 + 8;
$21_1 = $11_1 + 12 | 0;
$14_1 = global$0 + -64 | 0;
global$0 = $14_1;
$25_1 = $14_1 + 40 | 0;
$1_1 = $11_1 + 24 | 0;
$43($25_1, $1_1);
block63 : {
block61 : {
$7_1 = HEAP32[$14_1 + 40 >> 2];
block62 : {
if (($7_1 | 0) != -2147483648) {
HEAP32[$14_1 + 32 >> 2] = HEAP32[$14_1 + 60 >> 2];
$0_1 = HEAP32[$14_1 + 56 >> 2];
HEAP32[$14_1 + 24 >> 2] = HEAP32[$14_1 + 52 >> 2];
HEAP32[$14_1 + 28 >> 2] = $0_1;
$0_1 = HEAP32[$14_1 + 48 >> 2];
HEAP32[$14_1 + 16 >> 2] = HEAP32[$14_1 + 44 >> 2];
HEAP32[$14_1 + 20 >> 2] = $0_1;
$156($25_1, 4, 4, 24);
if (HEAP32[$14_1 + 40 >> 2] == 1) {
break block61
}
$10_1 = HEAP32[$14_1 + 44 >> 2];
$9_1 = HEAP32[$14_1 + 20 >> 2];
$0_1 = HEAP32[$14_1 + 48 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$14_1 + 16 >> 2];
HEAP32[$0_1 + 8 >> 2] = $9_1;
HEAP32[$0_1 >> 2] = $7_1;
$9_1 = HEAP32[$14_1 + 28 >> 2];
HEAP32[$0_1 + 12 >> 2] = HEAP32[$14_1 + 24 >> 2];
HEAP32[$0_1 + 16 >> 2] = $9_1;
HEAP32[$0_1 + 20 >> 2] = HEAP32[$14_1 + 32 >> 2];
HEAP32[$14_1 + 12 >> 2] = 1;
HEAP32[$14_1 + 8 >> 2] = $0_1;
HEAP32[$14_1 + 4 >> 2] = $10_1;
HEAP32[$14_1 + 56 >> 2] = HEAP32[$1_1 + 16 >> 2];
$0_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$14_1 + 48 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$14_1 + 52 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$14_1 + 40 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$14_1 + 44 >> 2] = $0_1;
$18_1 = global$0 - 48 | 0;
global$0 = $18_1;
$43($18_1 + 24 | 0, $25_1);
$17_1 = HEAP32[$18_1 + 24 >> 2];
if (($17_1 | 0) != -2147483648) {
$7_1 = $14_1 + 4 | 0;
$1_1 = $18_1 + 28 | 0;
while (1) {
HEAP32[$18_1 + 16 >> 2] = HEAP32[$1_1 + 16 >> 2];
$0_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$18_1 + 8 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$18_1 + 12 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$18_1 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$18_1 + 4 >> 2] = $0_1;
$10_1 = HEAP32[$7_1 + 8 >> 2];
if (($10_1 | 0) == HEAP32[$7_1 >> 2]) {
$153($7_1, $10_1, 1, 4, 24)
}
$9_1 = HEAP32[$18_1 + 4 >> 2];
$0_1 = HEAP32[$7_1 + 4 >> 2] + Math_imul($10_1, 24) | 0;
HEAP32[$0_1 + 4 >> 2] = HEAP32[$18_1 >> 2];
HEAP32[$0_1 + 8 >> 2] = $9_1;
HEAP32[$0_1 >> 2] = $17_1;
$9_1 = HEAP32[$18_1 + 12 >> 2];
HEAP32[$0_1 + 12 >> 2] = HEAP32[$18_1 + 8 >> 2];
HEAP32[$0_1 + 16 >> 2] = $9_1;
HEAP32[$0_1 + 20 >> 2] = HEAP32[$18_1 + 16 >> 2];
HEAP32[$7_1 + 8 >> 2] = $10_1 + 1;
$43($18_1 + 24 | 0, $25_1);
$17_1 = HEAP32[$18_1 + 24 >> 2];
if (($17_1 | 0) != -2147483648) {
continue
}
break;
};
}
global$0 = $18_1 + 48 | 0;
HEAP32[$21_1 + 8 >> 2] = HEAP32[$14_1 + 12 >> 2];
$0_1 = HEAP32[$14_1 + 8 >> 2];
HEAP32[$21_1 >> 2] = HEAP32[$14_1 + 4 >> 2];
HEAP32[$21_1 + 4 >> 2] = $0_1;
break block62;
}
HEAP32[$21_1 + 8 >> 2] = 0;
HEAP32[$21_1 >> 2] = 0;
HEAP32[$21_1 + 4 >> 2] = 4;
}
global$0 = $14_1 - -64 | 0;
break block63;
}
wasm2js_trap();
}
$0_1 = HEAP32[$11_1 + 8 >> 2];
block64 : {
if ($0_1) {
HEAP32[$15_1 >> 2] = -2147483648;
HEAP32[$15_1 + 4 >> 2] = $0_1;
$52($21_1);
break block64;
}
HEAP32[$15_1 + 8 >> 2] = HEAP32[$11_1 + 20 >> 2];
$0_1 = HEAP32[$11_1 + 16 >> 2];
HEAP32[$15_1 >> 2] = HEAP32[$11_1 + 12 >> 2];
HEAP32[$15_1 + 4 >> 2] = $0_1;
}
global$0 = $11_1 + 48 | 0;
$1_1 = -2147483648;
$9_1 = HEAP32[$23_1 + 32 >> 2];
block65 : {
$0_1 = HEAP32[$23_1 + 28 >> 2];
switch ($0_1 - -2147483648 | 0) {
case 0:
break block59;
case 1:
break block60;
default:
break block65;
};
}
$19_1 = HEAP32[$23_1 + 36 >> 2];
$1_1 = $0_1;
}
$10_1 = ($1_1 | 0) == -2147483648;
HEAP32[$2_1 + 8 >> 2] = $10_1 ? 0 : $19_1;
$0_1 = $10_1 ? 0 : $1_1;
$9_1 = $10_1 ? 4 : $9_1;
}
HEAP32[$2_1 >> 2] = $0_1;
HEAP32[$2_1 + 4 >> 2] = $9_1;
global$0 = $23_1 + 80 | 0;
$9_1 = HEAP32[$5_1 + 132 >> 2];
$1_1 = HEAP32[$5_1 + 128 >> 2];
if (($1_1 | 0) == -2147483648) {
HEAP32[$29_1 >> 2] = -2147483648;
HEAP32[$29_1 + 4 >> 2] = $9_1;
$0_1 = $5_1 + 164 | 0;
$54($0_1);
$152($0_1, 4, 40);
$55($5_1 + 116 | 0);
$55($5_1 + 104 | 0);
break block44;
}
$0_1 = HEAP32[$5_1 + 108 >> 2];
HEAP32[$5_1 + 64 >> 2] = HEAP32[$5_1 + 104 >> 2];
HEAP32[$5_1 + 68 >> 2] = $0_1;
HEAP32[$5_1 + 72 >> 2] = HEAP32[$5_1 + 112 >> 2];
$0_1 = HEAP32[$5_1 + 120 >> 2];
HEAP32[$5_1 + 76 >> 2] = HEAP32[$5_1 + 116 >> 2];
HEAP32[$5_1 + 80 >> 2] = $0_1;
HEAP32[$5_1 + 84 >> 2] = HEAP32[$5_1 + 124 >> 2];
$0_1 = HEAP32[$5_1 + 168 >> 2];
HEAP32[$5_1 + 88 >> 2] = HEAP32[$5_1 + 164 >> 2];
HEAP32[$5_1 + 92 >> 2] = $0_1;
HEAP32[$5_1 + 96 >> 2] = HEAP32[$5_1 + 172 >> 2];
$0_1 = HEAP32[$5_1 + 136 >> 2];
$10_1 = $185($29_1, $5_1 - -64 | 0, 36);
HEAP8[$10_1 + 51 | 0] = ($26_1 | 0) == 2 ? $13_1 : $26_1;
HEAP8[$10_1 + 50 | 0] = $6_1 & 1;
HEAP8[$10_1 + 49 | 0] = (($24_1 | 0) == 2 ? $4_1 : $24_1) & 1;
HEAP8[$10_1 + 48 | 0] = (($30_1 | 0) == 2 ? $12_1 : $30_1) & 1;
HEAP32[$10_1 + 44 >> 2] = $0_1;
HEAP32[$10_1 + 40 >> 2] = $9_1;
HEAP32[$10_1 + 36 >> 2] = $1_1;
$56($5_1 + 12 | 0);
break block43;
}
$56($5_1 + 12 | 0);
}
global$0 = $5_1 + 176 | 0;
$9_1 = -2147483648;
block67 : {
$0_1 = HEAP32[$8_1 + 60 >> 2];
switch ($0_1 - -2147483648 | 0) {
case 1:
break block42;
case 0:
break block66;
default:
break block67;
};
}
$3_1 = HEAP32[$8_1 + 64 >> 2];
$185($8_1 + 164 | 0, $8_1 + 68 | 0, 44);
$9_1 = $0_1;
}
HEAP32[$8_1 + 116 >> 2] = $3_1;
HEAP32[$8_1 + 112 >> 2] = $9_1;
$185($8_1 + 120 | 0, $8_1 + 164 | 0, 44);
$1_1 = $20(HEAP32[$8_1 + 28 >> 2], 1052508, 7);
block68 : {
if (!$1_1) {
HEAP32[$8_1 + 208 >> 2] = 3;
break block68;
}
if (!HEAPU8[$1_1 | 0]) {
HEAP32[$8_1 + 208 >> 2] = 3;
break block68;
}
HEAP8[$8_1 + 228 | 0] = HEAPU8[$8_1 + 36 | 0];
HEAP32[$8_1 + 220 >> 2] = $1_1;
HEAP32[$8_1 + 216 >> 2] = 7;
HEAP32[$8_1 + 212 >> 2] = 1052508;
HEAP32[$8_1 + 208 >> 2] = 1;
HEAP32[$8_1 + 224 >> 2] = $8_1 + 16;
}
$23_1 = $8_1 + 232 | 0;
$24_1 = 0;
$11_1 = 0;
$26_1 = 0;
$17_1 = 0;
$5_1 = global$0 - 144 | 0;
global$0 = $5_1;
block88 : {
block69 : {
block70 : {
$3_1 = $8_1 + 208 | 0;
if (HEAP32[$3_1 >> 2] != 3) {
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$5_1 + 24 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$5_1 + 20 >> 2] = $1_1;
HEAP8[$5_1 + 28 | 0] = 3;
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$5_1 + 8 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$5_1 + 12 >> 2] = $1_1;
HEAP32[$5_1 + 16 >> 2] = HEAP32[$3_1 + 8 >> 2];
$4_1 = -2147483648;
$3_1 = $5_1 + 8 | 0;
$1_1 = $19(1052896, $3_1);
if ($1_1) {
break block69
}
$30_1 = HEAP32[$5_1 + 20 >> 2];
$1_1 = $20($30_1, 1052515, 7);
if (!$1_1 | !HEAPU8[$1_1 | 0]) {
break block70
}
HEAP8[$5_1 + 124 | 0] = HEAPU8[$5_1 + 28 | 0];
HEAP32[$5_1 + 116 >> 2] = $1_1;
HEAP32[$5_1 + 112 >> 2] = 7;
HEAP32[$5_1 + 108 >> 2] = 1052515;
HEAP32[$5_1 + 104 >> 2] = 1;
HEAP32[$5_1 + 120 >> 2] = $3_1;
$26_1 = $5_1 + 104 | 0;
$17($5_1 + 32 | 0, $26_1);
$1_1 = HEAP32[$5_1 + 36 >> 2];
$21_1 = HEAP32[$5_1 + 32 >> 2];
if (!$21_1) {
break block69
}
$11_1 = global$0 - 112 | 0;
global$0 = $11_1;
$7_1 = $1_1;
$142($11_1 + 40 | 0, $21_1, $1_1, 118);
$3_1 = HEAP32[$11_1 + 44 >> 2];
$6_1 = HEAP32[$11_1 + 40 >> 2];
HEAP32[$11_1 + 48 >> 2] = 43;
$1_1 = $6_1 ? $3_1 : $1_1;
$13_1 = $6_1 ? $6_1 : $21_1;
$6_1 = $1_1 - $171($13_1, $1_1, $11_1 + 48 | 0, 1) | 0;
$24_1 = $6_1 + $13_1 | 0;
HEAP32[$11_1 + 68 >> 2] = $24_1;
HEAP32[$11_1 + 60 >> 2] = $6_1;
HEAP32[$11_1 + 56 >> 2] = $13_1;
HEAP32[$11_1 + 48 >> 2] = 45;
HEAP32[$11_1 + 52 >> 2] = 43;
$2_1 = $5_1 - -64 | 0;
block87 : {
block74 : {
block71 : {
if (!$6_1) {
break block71
}
$3_1 = 0;
$1_1 = $13_1;
while (1) {
$10_1 = $1_1 + 1 | 0;
HEAP32[$11_1 + 64 >> 2] = $10_1;
$19_1 = HEAPU8[$1_1 | 0];
block72 : {
if ($19_1 << 24 >> 24 >= 0) {
break block72
}
$10_1 = $1_1 + 2 | 0;
HEAP32[$11_1 + 64 >> 2] = $10_1;
$25_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$12_1 = $19_1 & 31;
if ($19_1 >>> 0 <= 223) {
$19_1 = $25_1 | $12_1 << 6;
break block72;
}
$10_1 = $1_1 + 3 | 0;
HEAP32[$11_1 + 64 >> 2] = $10_1;
$25_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $25_1 << 6;
if ($19_1 >>> 0 < 240) {
$19_1 = $25_1 | $12_1 << 12;
break block72;
}
$10_1 = $1_1 + 4 | 0;
HEAP32[$11_1 + 64 >> 2] = $10_1;
$19_1 = $12_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $25_1 << 6);
if (($19_1 | 0) == 1114112) {
break block71
}
}
$25_1 = ($10_1 - $1_1 | 0) + $3_1 | 0;
HEAP32[$11_1 + 72 >> 2] = $25_1;
$1_1 = 0;
block73 : {
while (1) {
if (($1_1 | 0) == 8) {
break block73
}
$15_1 = $11_1 + 48 | 0;
$12_1 = $15_1 + $1_1 | 0;
$1_1 = $1_1 + 4 | 0;
if (HEAP32[$12_1 >> 2] != ($19_1 | 0)) {
continue
}
break;
};
if (($6_1 | 0) == ($25_1 | 0)) {
break block74
}
$1_1 = $11_1 + 32 | 0;
HEAP32[$1_1 + 4 >> 2] = $24_1;
HEAP32[$1_1 >> 2] = $13_1 + $25_1;
$1_1 = HEAP32[$11_1 + 36 >> 2];
HEAP32[$11_1 + 48 >> 2] = HEAP32[$11_1 + 32 >> 2];
HEAP32[$11_1 + 52 >> 2] = $1_1;
$6_1 = $3_1;
$10_1 = HEAP32[$15_1 >> 2];
$12_1 = HEAP32[$15_1 + 4 >> 2];
if (($10_1 | 0) == ($12_1 | 0)) {
$1_1 = 0
} else {
block76 : {
while (1) {
block75 : {
$3_1 = HEAPU8[$10_1 | 0];
if (($3_1 - 48 & 255) >>> 0 < 10 | (($3_1 & 223) - 65 & 255) >>> 0 < 26) {
break block75
}
$1_1 = $3_1 - 43 | 0;
if ($1_1 >>> 0 <= 3 & ($1_1 | 0) != 1 | ($3_1 | 0) == 95) {
break block75
}
$12_1 = $10_1 + 1 | 0;
$1_1 = 1;
break block76;
}
$10_1 = $10_1 + 1 | 0;
if (($12_1 | 0) != ($10_1 | 0)) {
continue
}
break;
};
$1_1 = 0;
}
HEAP32[$15_1 >> 2] = $12_1;
}
if ($1_1) {
break block74
}
break block71;
}
$3_1 = $25_1;
$1_1 = $10_1;
if (($24_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
}
HEAP16[$11_1 + 84 >> 1] = 1;
HEAP32[$11_1 + 80 >> 2] = $6_1;
HEAP32[$11_1 + 76 >> 2] = 0;
HEAP8[$11_1 + 72 | 0] = 1;
HEAP32[$11_1 + 68 >> 2] = 46;
HEAP32[$11_1 + 64 >> 2] = $6_1;
HEAP32[$11_1 + 60 >> 2] = 0;
HEAP32[$11_1 + 56 >> 2] = $6_1;
HEAP32[$11_1 + 52 >> 2] = $13_1;
HEAP32[$11_1 + 48 >> 2] = 46;
$37($11_1 + 92 | 0, $11_1 + 48 | 0);
block77 : {
if (HEAP32[$11_1 + 92 >> 2] == 1) {
$1_1 = HEAP32[$11_1 + 76 >> 2];
HEAP32[$11_1 + 76 >> 2] = HEAP32[$11_1 + 100 >> 2];
$6_1 = $1_1 + $13_1 | 0;
$1_1 = HEAP32[$11_1 + 96 >> 2] - $1_1 | 0;
break block77;
}
if (HEAPU8[$11_1 + 85 | 0]) {
break block74
}
HEAP8[$11_1 + 85 | 0] = 1;
block78 : {
if (HEAPU8[$11_1 + 84 | 0] == 1) {
$19_1 = HEAP32[$11_1 + 80 >> 2];
$1_1 = HEAP32[$11_1 + 76 >> 2];
break block78;
}
$1_1 = HEAP32[$11_1 + 76 >> 2];
$19_1 = HEAP32[$11_1 + 80 >> 2];
if (($1_1 | 0) == ($19_1 | 0)) {
break block74
}
}
$6_1 = HEAP32[$11_1 + 52 >> 2] + $1_1 | 0;
$1_1 = $19_1 - $1_1 | 0;
}
$130($11_1 + 24 | 0, $6_1, $1_1);
$1_1 = HEAP32[$11_1 + 24 >> 2];
if (HEAPU8[$11_1 + 85 | 0] | (($1_1 | 0) == 2 | !($1_1 & 1))) {
break block74
}
$1_1 = HEAP32[$11_1 + 28 >> 2];
$3_1 = HEAP32[$11_1 + 52 >> 2];
$37($11_1 + 92 | 0, $11_1 + 48 | 0);
block79 : {
if (HEAP32[$11_1 + 92 >> 2] == 1) {
$10_1 = HEAP32[$11_1 + 76 >> 2];
HEAP32[$11_1 + 76 >> 2] = HEAP32[$11_1 + 100 >> 2];
$6_1 = $3_1 + $10_1 | 0;
$3_1 = HEAP32[$11_1 + 96 >> 2] - $10_1 | 0;
break block79;
}
if (HEAPU8[$11_1 + 85 | 0]) {
break block74
}
HEAP8[$11_1 + 85 | 0] = 1;
block80 : {
if (HEAPU8[$11_1 + 84 | 0] == 1) {
$3_1 = HEAP32[$11_1 + 80 >> 2];
$19_1 = HEAP32[$11_1 + 76 >> 2];
break block80;
}
$3_1 = HEAP32[$11_1 + 80 >> 2];
$19_1 = HEAP32[$11_1 + 76 >> 2];
if (($3_1 | 0) == ($19_1 | 0)) {
break block74
}
}
$6_1 = HEAP32[$11_1 + 52 >> 2] + $19_1 | 0;
$3_1 = $3_1 - $19_1 | 0;
}
$130($11_1 + 16 | 0, $6_1, $3_1);
$3_1 = HEAP32[$11_1 + 16 >> 2];
if (($3_1 | 0) == 2 | !($3_1 & 1)) {
break block74
}
$10_1 = HEAP32[$11_1 + 20 >> 2];
block81 : {
if (HEAPU8[$11_1 + 85 | 0]) {
break block81
}
$3_1 = HEAP32[$11_1 + 52 >> 2];
$37($11_1 + 92 | 0, $11_1 + 48 | 0);
block82 : {
if (HEAP32[$11_1 + 92 >> 2] == 1) {
$6_1 = HEAP32[$11_1 + 76 >> 2];
HEAP32[$11_1 + 76 >> 2] = HEAP32[$11_1 + 100 >> 2];
$19_1 = $3_1 + $6_1 | 0;
$3_1 = HEAP32[$11_1 + 96 >> 2] - $6_1 | 0;
break block82;
}
if (HEAPU8[$11_1 + 85 | 0]) {
break block81
}
HEAP8[$11_1 + 85 | 0] = 1;
block83 : {
if (HEAPU8[$11_1 + 84 | 0] == 1) {
$6_1 = HEAP32[$11_1 + 80 >> 2];
$3_1 = HEAP32[$11_1 + 76 >> 2];
break block83;
}
$6_1 = HEAP32[$11_1 + 80 >> 2];
$3_1 = HEAP32[$11_1 + 76 >> 2];
if (($6_1 | 0) == ($3_1 | 0)) {
break block81
}
}
$19_1 = HEAP32[$11_1 + 52 >> 2] + $3_1 | 0;
$3_1 = $6_1 - $3_1 | 0;
}
$130($11_1 + 8 | 0, $19_1, $3_1);
if (!HEAP32[$11_1 + 8 >> 2]) {
break block74
}
}
$13_1 = global$0 - 32 | 0;
global$0 = $13_1;
$6_1 = 2;
$24_1 = $11_1 + 48 | 0;
block84 : {
if (HEAPU8[$24_1 + 37 | 0]) {
break block84
}
$3_1 = HEAP32[$24_1 + 4 >> 2];
$37($13_1 + 20 | 0, $24_1);
block85 : {
if (HEAP32[$13_1 + 20 >> 2] == 1) {
$25_1 = HEAP32[$24_1 + 28 >> 2];
HEAP32[$24_1 + 28 >> 2] = HEAP32[$13_1 + 28 >> 2];
$6_1 = $3_1 + $25_1 | 0;
$3_1 = HEAP32[$13_1 + 24 >> 2] - $25_1 | 0;
break block85;
}
if (HEAPU8[$24_1 + 37 | 0]) {
break block84
}
HEAP8[$24_1 + 37 | 0] = 1;
block86 : {
if (HEAPU8[$24_1 + 36 | 0] == 1) {
$3_1 = HEAP32[$24_1 + 32 >> 2];
$12_1 = HEAP32[$24_1 + 28 >> 2];
break block86;
}
$3_1 = HEAP32[$24_1 + 32 >> 2];
$12_1 = HEAP32[$24_1 + 28 >> 2];
if (($3_1 | 0) == ($12_1 | 0)) {
break block84
}
}
$6_1 = HEAP32[$24_1 + 4 >> 2] + $12_1 | 0;
$3_1 = $3_1 - $12_1 | 0;
}
$130($13_1 + 8 | 0, $6_1, $3_1);
$6_1 = HEAP32[$13_1 + 8 >> 2];
}
global$0 = $13_1 + 32 | 0;
if (($6_1 | 0) != 2) {
break block74
}
HEAP32[$2_1 + 8 >> 2] = $10_1;
$3_1 = 0;
break block87;
}
$3_1 = $11_1 + 48 | 0;
$68($3_1, $21_1, $7_1);
HEAP32[$11_1 + 108 >> 2] = 1;
HEAP32[$11_1 + 104 >> 2] = $3_1;
$1_1 = $11_1 + 92 | 0;
$163($1_1, 1051244, $11_1 + 104 | 0);
$152($3_1, 1, 1);
$1_1 = $88(3, 1065023, 16, $21_1, $7_1, $1_1);
$3_1 = 1;
}
HEAP32[$2_1 >> 2] = $3_1;
HEAP32[$2_1 + 4 >> 2] = $1_1;
global$0 = $11_1 + 112 | 0;
if (HEAP32[$5_1 + 64 >> 2] == 1) {
$1_1 = $21($26_1, HEAP32[$5_1 + 68 >> 2]);
break block69;
}
$26_1 = HEAP32[$5_1 + 72 >> 2];
$24_1 = HEAP32[$5_1 + 68 >> 2];
$11_1 = 1;
break block70;
}
HEAP32[$23_1 >> 2] = -2147483647;
break block88;
}
$1_1 = $20($30_1, 1052556, 22);
block93 : {
if (!(!$1_1 | !HEAPU8[$1_1 | 0])) {
HEAP8[$5_1 + 52 | 0] = HEAPU8[$5_1 + 28 | 0];
HEAP32[$5_1 + 44 >> 2] = $1_1;
HEAP32[$5_1 + 40 >> 2] = 22;
HEAP32[$5_1 + 36 >> 2] = 1052556;
HEAP32[$5_1 + 32 >> 2] = 1;
HEAP32[$5_1 + 48 >> 2] = $5_1 + 8;
$17($5_1 + 104 | 0, $5_1 + 32 | 0);
$1_1 = HEAP32[$5_1 + 108 >> 2];
$13_1 = HEAP32[$5_1 + 104 >> 2];
block90 : {
if (!$13_1) {
$10_1 = 1;
break block90;
}
$10_1 = 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
HEAP32[$2_1 + 12 >> 2] = 50462976;
$7_1 = $2_1 + 12 | 0;
$25_1 = $5_1 + 104 | 0;
block92 : {
block91 : {
while (1) {
$6_1 = HEAPU8[$7_1 + $10_1 | 0];
$3_1 = $6_1 << 2;
if (HEAP32[$3_1 + 1069236 >> 2] == ($1_1 | 0)) {
if (!$188(HEAP32[$3_1 + 1069252 >> 2], $13_1, $1_1)) {
break block91
}
}
$10_1 = $10_1 + 1 | 0;
if (($10_1 | 0) != 4) {
continue
}
break;
};
$15_1 = $2_1 + 16 | 0;
$12_1 = 0;
$3_1 = global$0 - 48 | 0;
HEAP32[$3_1 + 12 >> 2] = 50462976;
$10_1 = $3_1 + 12 | 0;
while (1) {
$7_1 = ($3_1 + 16 | 0) + $12_1 | 0;
$6_1 = HEAPU8[$10_1 | 0] << 2;
HEAP32[$7_1 + 4 >> 2] = HEAP32[$6_1 + 1069236 >> 2];
HEAP32[$7_1 >> 2] = HEAP32[$6_1 + 1069252 >> 2];
$10_1 = $10_1 + 1 | 0;
$12_1 = $12_1 + 8 | 0;
if (($12_1 | 0) != 32) {
continue
}
break;
};
$6_1 = HEAP32[$3_1 + 44 >> 2];
HEAP32[$15_1 + 24 >> 2] = HEAP32[$3_1 + 40 >> 2];
HEAP32[$15_1 + 28 >> 2] = $6_1;
$6_1 = HEAP32[$3_1 + 36 >> 2];
HEAP32[$15_1 + 16 >> 2] = HEAP32[$3_1 + 32 >> 2];
HEAP32[$15_1 + 20 >> 2] = $6_1;
$6_1 = HEAP32[$3_1 + 28 >> 2];
HEAP32[$15_1 + 8 >> 2] = HEAP32[$3_1 + 24 >> 2];
HEAP32[$15_1 + 12 >> 2] = $6_1;
$6_1 = HEAP32[$3_1 + 20 >> 2];
HEAP32[$15_1 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$15_1 + 4 >> 2] = $6_1;
(wasm2js_i32$0 = $25_1, wasm2js_i32$1 = $62(3, 1065056, 31, $13_1, $1_1, $15_1, 4)), HEAP32[wasm2js_i32$0 + 4 >> 2] = wasm2js_i32$1;
$3_1 = 1;
break block92;
}
HEAP8[$25_1 + 1 | 0] = $6_1;
$3_1 = 0;
}
HEAP8[$25_1 | 0] = $3_1;
global$0 = $2_1 + 48 | 0;
$10_1 = 1;
if (HEAPU8[$5_1 + 104 | 0] == 1) {
$1_1 = $21($5_1 + 32 | 0, HEAP32[$5_1 + 108 >> 2]);
break block90;
}
$10_1 = HEAPU8[$5_1 + 105 | 0] << 8;
}
HEAP32[$5_1 + 60 >> 2] = $1_1;
HEAP32[$5_1 + 56 >> 2] = $10_1;
$3_1 = $10_1 & 1;
break block93;
}
HEAP8[$5_1 + 56 | 0] = 2;
$3_1 = 0;
}
$10_1 = $5_1 + 104 | 0;
$6_1 = $5_1 + 8 | 0;
$22($10_1, $6_1, 1052522, 16);
block94 : {
if (HEAPU8[$5_1 + 104 | 0] == 1) {
break block94
}
$2_1 = HEAPU8[$5_1 + 105 | 0];
$22($10_1, $6_1, 1052538, 18);
if (HEAPU8[$5_1 + 104 | 0] == 1) {
break block94
}
$12_1 = HEAPU8[$5_1 + 105 | 0];
$10_1 = 4;
block96 : {
block95 : {
$3_1 = HEAP32[$5_1 + 56 >> 2];
switch ($3_1 & 255) {
case 0:
break block95;
case 2:
break block96;
default:
break block69;
};
}
$10_1 = $3_1 >>> 8 | 0;
}
$1_1 = $20($30_1, 1052578, 36);
block102 : {
if (!(!$1_1 | !HEAPU8[$1_1 | 0])) {
HEAP32[$5_1 + 68 >> 2] = 1052578;
HEAP32[$5_1 + 64 >> 2] = 1;
HEAP32[$5_1 + 76 >> 2] = $1_1;
HEAP32[$5_1 + 72 >> 2] = 36;
HEAP8[$5_1 + 84 | 0] = HEAPU8[$5_1 + 28 | 0];
HEAP32[$5_1 + 80 >> 2] = $5_1 + 8;
$1_1 = HEAP32[$5_1 + 76 >> 2];
HEAP32[$5_1 + 112 >> 2] = HEAP32[$5_1 + 72 >> 2];
HEAP32[$5_1 + 116 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 84 >> 2];
HEAP32[$5_1 + 120 >> 2] = HEAP32[$5_1 + 80 >> 2];
HEAP32[$5_1 + 124 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 68 >> 2];
HEAP32[$5_1 + 104 >> 2] = HEAP32[$5_1 + 64 >> 2];
HEAP32[$5_1 + 108 >> 2] = $1_1;
$3_1 = 4;
$6_1 = HEAP32[$5_1 + 116 >> 2];
if (HEAPU8[$6_1 | 0] != 4) {
$1_1 = $16($5_1 - -64 | 0, 1051748, 6);
break block69;
}
HEAP32[$5_1 + 136 >> 2] = 0;
$1_1 = HEAP32[$6_1 + 8 >> 2];
HEAP32[$5_1 + 128 >> 2] = $1_1;
HEAP32[$5_1 + 132 >> 2] = $1_1 + (HEAP32[$6_1 + 12 >> 2] << 4);
HEAP32[$5_1 + 140 >> 2] = $5_1 + 104;
$21_1 = $5_1 + 92 | 0;
$19_1 = global$0 - 48 | 0;
global$0 = $19_1;
HEAP32[$19_1 + 8 >> 2] = 0;
$6_1 = $5_1 + 128 | 0;
$1_1 = HEAP32[$6_1 + 12 >> 2];
HEAP32[$19_1 + 32 >> 2] = HEAP32[$6_1 + 8 >> 2];
HEAP32[$19_1 + 36 >> 2] = $1_1;
$1_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$19_1 + 24 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$19_1 + 28 >> 2] = $1_1;
HEAP32[$19_1 + 40 >> 2] = $19_1 + 8;
$29_1 = $19_1 + 12 | 0;
$14_1 = global$0 - 48 | 0;
global$0 = $14_1;
$15_1 = $14_1 + 24 | 0;
$1_1 = $19_1 + 24 | 0;
$45($15_1, $1_1);
block100 : {
block98 : {
$13_1 = HEAP32[$14_1 + 24 >> 2];
block99 : {
if (($13_1 | 0) != -2147483648) {
$25_1 = HEAP32[$14_1 + 28 >> 2];
$7_1 = HEAP32[$14_1 + 32 >> 2];
$156($15_1, 4, 4, 12);
if (HEAP32[$14_1 + 24 >> 2] == 1) {
break block98
}
$6_1 = HEAP32[$14_1 + 28 >> 2];
$30_1 = HEAP32[$14_1 + 32 >> 2];
HEAP32[$30_1 + 4 >> 2] = $25_1;
HEAP32[$30_1 + 8 >> 2] = $7_1;
HEAP32[$30_1 >> 2] = $13_1;
HEAP32[$14_1 + 20 >> 2] = 1;
HEAP32[$14_1 + 16 >> 2] = $30_1;
HEAP32[$14_1 + 12 >> 2] = $6_1;
HEAP32[$14_1 + 40 >> 2] = HEAP32[$1_1 + 16 >> 2];
$6_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$14_1 + 32 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$14_1 + 36 >> 2] = $6_1;
$6_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$14_1 + 24 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$14_1 + 28 >> 2] = $6_1;
$18_1 = global$0 - 16 | 0;
global$0 = $18_1;
$45($18_1 + 4 | 0, $15_1);
$6_1 = HEAP32[$18_1 + 4 >> 2];
if (($6_1 | 0) != -2147483648) {
$30_1 = $14_1 + 12 | 0;
while (1) {
$1_1 = HEAP32[$18_1 + 8 >> 2];
$7_1 = HEAP32[$18_1 + 12 >> 2];
$13_1 = HEAP32[$30_1 + 8 >> 2];
if (($13_1 | 0) == HEAP32[$30_1 >> 2]) {
$153($30_1, $13_1, 1, 4, 12)
}
$25_1 = HEAP32[$30_1 + 4 >> 2] + Math_imul($13_1, 12) | 0;
HEAP32[$25_1 + 4 >> 2] = $1_1;
HEAP32[$25_1 + 8 >> 2] = $7_1;
HEAP32[$25_1 >> 2] = $6_1;
HEAP32[$30_1 + 8 >> 2] = $13_1 + 1;
$45($18_1 + 4 | 0, $15_1);
$6_1 = HEAP32[$18_1 + 4 >> 2];
if (($6_1 | 0) != -2147483648) {
continue
}
break;
};
}
global$0 = $18_1 + 16 | 0;
HEAP32[$29_1 + 8 >> 2] = HEAP32[$14_1 + 20 >> 2];
$1_1 = HEAP32[$14_1 + 16 >> 2];
HEAP32[$29_1 >> 2] = HEAP32[$14_1 + 12 >> 2];
HEAP32[$29_1 + 4 >> 2] = $1_1;
break block99;
}
HEAP32[$29_1 + 8 >> 2] = 0;
HEAP32[$29_1 >> 2] = 0;
HEAP32[$29_1 + 4 >> 2] = 4;
}
global$0 = $14_1 + 48 | 0;
break block100;
}
wasm2js_trap();
}
$1_1 = HEAP32[$19_1 + 8 >> 2];
block101 : {
if ($1_1) {
HEAP32[$21_1 >> 2] = -2147483648;
HEAP32[$21_1 + 4 >> 2] = $1_1;
$24($29_1);
$152($29_1, 4, 12);
break block101;
}
HEAP32[$21_1 + 8 >> 2] = HEAP32[$19_1 + 20 >> 2];
$1_1 = HEAP32[$19_1 + 16 >> 2];
HEAP32[$21_1 >> 2] = HEAP32[$19_1 + 12 >> 2];
HEAP32[$21_1 + 4 >> 2] = $1_1;
}
global$0 = $19_1 + 48 | 0;
$1_1 = HEAP32[$5_1 + 96 >> 2];
$6_1 = 0;
block103 : {
$7_1 = HEAP32[$5_1 + 92 >> 2];
switch ($7_1 - -2147483648 | 0) {
case 1:
break block102;
case 0:
break block69;
default:
break block103;
};
}
$17_1 = HEAP32[$5_1 + 100 >> 2];
$3_1 = $1_1;
$6_1 = $7_1;
break block102;
}
$3_1 = 4;
$6_1 = 0;
}
HEAP8[$5_1 + 126 | 0] = $10_1;
HEAP8[$5_1 + 125 | 0] = $12_1 & 1;
HEAP8[$5_1 + 124 | 0] = $2_1 & 1;
HEAP32[$5_1 + 120 >> 2] = $11_1 ? $26_1 : 36;
HEAP32[$5_1 + 116 >> 2] = $11_1 ? $24_1 : 1;
HEAP32[$5_1 + 112 >> 2] = $17_1;
HEAP32[$5_1 + 108 >> 2] = $3_1;
HEAP32[$5_1 + 104 >> 2] = $6_1;
$10_1 = $5_1 + 104 | 0;
$1_1 = $23($10_1);
if ($1_1) {
$24($10_1);
$152($10_1, 4, 12);
break block69;
}
$10_1 = $5_1 + 112 | 0;
$1_1 = HEAP32[$10_1 + 12 >> 2];
HEAP32[$5_1 + 72 >> 2] = HEAP32[$10_1 + 8 >> 2];
HEAP32[$5_1 + 76 >> 2] = $1_1;
$1_1 = HEAP32[$10_1 + 4 >> 2];
HEAP32[$5_1 + 64 >> 2] = HEAP32[$10_1 >> 2];
HEAP32[$5_1 + 68 >> 2] = $1_1;
$1_1 = $3_1;
$4_1 = $6_1;
break block69;
}
$1_1 = HEAP32[$5_1 + 108 >> 2];
if (!$3_1) {
break block69
}
$25($5_1 + 60 | 0);
}
HEAP32[$23_1 + 4 >> 2] = $1_1;
HEAP32[$23_1 >> 2] = $4_1;
$1_1 = HEAP32[$5_1 + 68 >> 2];
HEAP32[$23_1 + 8 >> 2] = HEAP32[$5_1 + 64 >> 2];
HEAP32[$23_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 76 >> 2];
HEAP32[$23_1 + 16 >> 2] = HEAP32[$5_1 + 72 >> 2];
HEAP32[$23_1 + 20 >> 2] = $1_1;
}
global$0 = $5_1 + 144 | 0;
$3_1 = -2147483648;
block105 : {
block106 : {
block104 : {
$1_1 = HEAP32[$8_1 + 232 >> 2];
switch ($1_1 - -2147483648 | 0) {
case 0:
break block104;
case 1:
break block105;
default:
break block106;
};
}
HEAP32[$32_1 + 4 >> 2] = HEAP32[$8_1 + 236 >> 2];
HEAP32[$32_1 >> 2] = -2147483648;
if (($9_1 | 0) == -2147483648) {
break block107
}
$56($8_1 + 112 | 0);
break block107;
}
$0_1 = HEAP32[$8_1 + 244 >> 2];
HEAP32[$8_1 + 256 >> 2] = HEAP32[$8_1 + 240 >> 2];
HEAP32[$8_1 + 260 >> 2] = $0_1;
$0_1 = HEAP32[$8_1 + 252 >> 2];
HEAP32[$8_1 + 264 >> 2] = HEAP32[$8_1 + 248 >> 2];
HEAP32[$8_1 + 268 >> 2] = $0_1;
$0_1 = HEAP32[$8_1 + 236 >> 2];
$3_1 = $1_1;
}
block108 : {
if ($50_1) {
$158($8_1 + 376 | 0, $50_1, $35_1);
break block108;
}
HEAP32[$8_1 + 376 >> 2] = -2147483648;
}
$9_1 = !$51_1;
$1_1 = !$52_1;
block109 : {
if ($20_1) {
$158($8_1 + 388 | 0, $20_1, $36_1);
break block109;
}
HEAP32[$8_1 + 388 >> 2] = -2147483648;
}
$9_1 = $1_1 | $9_1;
$1_1 = $8_1 + 452 | 0;
$185($1_1, $8_1 + 112 | 0, 52);
$185($8_1 + 400 | 0, HEAP32[$8_1 + 452 >> 2] == -2147483648 ? 1068416 : $1_1, 52);
block110 : {
if (($3_1 | 0) != -2147483648) {
$1_1 = HEAP32[$8_1 + 268 >> 2];
HEAP32[$8_1 + 468 >> 2] = HEAP32[$8_1 + 264 >> 2];
HEAP32[$8_1 + 472 >> 2] = $1_1;
$1_1 = HEAP32[$8_1 + 260 >> 2];
HEAP32[$8_1 + 460 >> 2] = HEAP32[$8_1 + 256 >> 2];
HEAP32[$8_1 + 464 >> 2] = $1_1;
break block110;
}
$0_1 = 4;
HEAP8[$8_1 + 474 | 0] = 4;
$3_1 = 0;
HEAP16[$8_1 + 472 >> 1] = 0;
HEAP32[$8_1 + 468 >> 2] = 36;
HEAP32[$8_1 + 460 >> 2] = 0;
HEAP32[$8_1 + 464 >> 2] = 1;
}
HEAP32[$8_1 + 456 >> 2] = $0_1;
HEAP32[$8_1 + 452 >> 2] = $3_1;
$50_1 = 0;
block111 : {
if ($9_1) {
break block111
}
$3_1 = 0;
$15_1 = global$0 - 112 | 0;
global$0 = $15_1;
HEAP32[$15_1 + 16 >> 2] = 50462976;
$9_1 = $15_1 + 16 | 0;
$2_1 = $8_1 + 504 | 0;
block115 : {
block112 : {
while (1) {
$1_1 = HEAPU8[$3_1 + $9_1 | 0];
$0_1 = $1_1 << 2;
if (($52_1 | 0) == HEAP32[$0_1 + 1069268 >> 2]) {
if (!$188(HEAP32[$0_1 + 1069284 >> 2], $51_1, $52_1)) {
break block112
}
}
$3_1 = $3_1 + 1 | 0;
if (($3_1 | 0) != 4) {
continue
}
break;
};
$0_1 = $15_1 + 84 | 0;
$68($0_1, $51_1, $52_1);
HEAP32[$15_1 + 60 >> 2] = 1;
HEAP32[$15_1 + 56 >> 2] = $0_1;
$163($15_1 + 20 | 0, 1051156, $15_1 + 56 | 0);
$152($0_1, 1, 1);
$3_1 = -2147483647;
$6_1 = global$0 - 400 | 0;
global$0 = $6_1;
$14($6_1, $51_1, $52_1);
$1_1 = -144;
$0_1 = $6_1 + 160 | 0;
$30_1 = HEAP32[$6_1 + 4 >> 2];
$7_1 = HEAP32[$6_1 >> 2];
while (1) {
$10_1 = $1_1 + 1064980 | 0;
$9_1 = HEAP32[$10_1 + 4 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$10_1 >> 2];
HEAP32[$0_1 + 4 >> 2] = $9_1;
$0_1 = $0_1 + 8 | 0;
$1_1 = $1_1 + 12 | 0;
if ($1_1) {
continue
}
break;
};
$0_1 = 4;
block113 : {
if ($30_1 >>> 0 > 48) {
break block113
}
HEAP32[$6_1 + 280 >> 2] = 0;
HEAP32[$6_1 + 284 >> 2] = 12;
HEAP32[$6_1 + 276 >> 2] = $30_1;
HEAP32[$6_1 + 272 >> 2] = $7_1;
$9_1 = $185($6_1 + 288 | 0, $6_1 + 160 | 0, 96);
HEAP32[$6_1 + 8 >> 2] = $6_1 + 280;
$7_1 = $6_1 + 8 | 0;
$1_1 = HEAP32[$7_1 >> 2];
if (HEAP32[$1_1 + 4 >> 2] == HEAP32[$1_1 >> 2]) {
break block113
}
$1_1 = HEAP32[$6_1 + 280 >> 2];
HEAP32[$6_1 + 280 >> 2] = $1_1 + 1;
$1_1 = $9_1 + ($1_1 << 3) | 0;
$10_1 = HEAP32[$1_1 >> 2];
$9_1 = HEAP32[$1_1 + 4 >> 2];
$1_1 = $59(HEAP32[$6_1 + 272 >> 2], HEAP32[$6_1 + 276 >> 2], $10_1, $9_1);
HEAP32[$6_1 + 396 >> 2] = $9_1;
HEAP32[$6_1 + 392 >> 2] = $10_1;
(wasm2js_i32$0 = $6_1, wasm2js_i32$1 = __wasm_i64_mul($1_1, 0, 1, 1)), HEAP32[wasm2js_i32$0 + 384 >> 2] = wasm2js_i32$1;
HEAP32[$6_1 + 388 >> 2] = i64toi32_i32$HIGH_BITS;
$185($7_1, $6_1 + 272 | 0, 112);
$36_1 = $6_1 + 384 | 0;
$9_1 = global$0 - 160 | 0;
global$0 = $9_1;
$185($9_1 + 8 | 0, $7_1 + 8 | 0, 104);
$4_1 = HEAP32[$9_1 + 8 >> 2];
$20_1 = HEAP32[$9_1 + 12 >> 2];
if (($4_1 | 0) != ($20_1 | 0)) {
$13_1 = HEAP32[$7_1 + 4 >> 2];
$25_1 = HEAP32[$7_1 >> 2];
$12_1 = ($9_1 + ($4_1 << 3) | 0) + 20 | 0;
$7_1 = $9_1 + 144 | 0;
while (1) {
$1_1 = HEAP32[$36_1 + 12 >> 2];
HEAP32[$9_1 + 136 >> 2] = HEAP32[$36_1 + 8 >> 2];
HEAP32[$9_1 + 140 >> 2] = $1_1;
$1_1 = HEAP32[$36_1 + 4 >> 2];
HEAP32[$9_1 + 128 >> 2] = HEAP32[$36_1 >> 2];
HEAP32[$9_1 + 132 >> 2] = $1_1;
$10_1 = HEAP32[$12_1 - 4 >> 2];
$1_1 = HEAP32[$12_1 >> 2];
$26_1 = $59($25_1, $13_1, $10_1, $1_1);
HEAP32[$9_1 + 148 >> 2] = $26_1;
HEAP32[$9_1 + 144 >> 2] = $26_1;
HEAP32[$9_1 + 152 >> 2] = $10_1;
HEAP32[$9_1 + 156 >> 2] = $1_1;
$1_1 = $26_1 >>> 0 < HEAPU32[$9_1 + 128 >> 2] ? $7_1 : $9_1 + 128 | 0;
$24_1 = HEAP32[$1_1 + 8 >> 2];
$26_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$9_1 + 120 >> 2] = $24_1;
HEAP32[$9_1 + 124 >> 2] = $26_1;
$10_1 = HEAP32[$1_1 + 4 >> 2];
$1_1 = HEAP32[$1_1 >> 2];
HEAP32[$9_1 + 112 >> 2] = $1_1;
HEAP32[$9_1 + 116 >> 2] = $10_1;
HEAP32[$36_1 + 8 >> 2] = $24_1;
HEAP32[$36_1 + 12 >> 2] = $26_1;
HEAP32[$36_1 >> 2] = $1_1;
HEAP32[$36_1 + 4 >> 2] = $10_1;
$12_1 = $12_1 + 8 | 0;
$4_1 = $4_1 + 1 | 0;
if (($20_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
}
$1_1 = HEAP32[$36_1 + 12 >> 2];
$10_1 = $6_1 + 256 | 0;
HEAP32[$10_1 + 8 >> 2] = HEAP32[$36_1 + 8 >> 2];
HEAP32[$10_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$36_1 + 4 >> 2];
HEAP32[$10_1 >> 2] = HEAP32[$36_1 >> 2];
HEAP32[$10_1 + 4 >> 2] = $1_1;
global$0 = $9_1 + 160 | 0;
$10_1 = HEAP32[$6_1 + 264 >> 2];
if (!$10_1) {
break block113
}
$1_1 = HEAP32[$6_1 + 256 >> 2];
$7_1 = HEAP32[$6_1 + 268 >> 2];
if ((((HEAP32[$6_1 + 260 >> 2] & 2147483647) << 1 | $1_1 >>> 31) & -2) >>> 0 > ($7_1 >>> 0 < $30_1 >>> 0 ? $30_1 : $7_1) >>> 0) {
break block113
}
$185($6_1 + 16 | 0, 1064836, 144);
$1_1 = 0;
while (1) {
$9_1 = ($6_1 + 8 | 0) + $1_1 | 0;
block114 : {
if (($7_1 | 0) != HEAP32[$9_1 + 12 >> 2]) {
break block114
}
$0_1 = HEAPU8[$9_1 + 16 | 0];
if ($188(HEAP32[$9_1 + 8 >> 2], $10_1, $7_1)) {
break block114
}
if (($0_1 | 0) != 4) {
break block113
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
global$0 = $6_1 + 400 | 0;
$0_1 = $0_1 & 255;
if (($0_1 | 0) != 4) {
$0_1 = $0_1 << 2;
$158($15_1 + 68 | 0, HEAP32[$0_1 + 1069284 >> 2], HEAP32[$0_1 + 1069268 >> 2]);
HEAP32[$15_1 + 84 >> 2] = -2147483648;
HEAP8[$15_1 + 80 | 0] = 3;
HEAP8[$15_1 + 108 | 0] = 3;
HEAP32[$15_1 + 96 >> 2] = -2147483648;
HEAP32[$15_1 + 64 >> 2] = HEAP32[$15_1 + 92 >> 2];
$0_1 = HEAP32[$15_1 + 88 >> 2];
HEAP32[$15_1 + 56 >> 2] = HEAP32[$15_1 + 84 >> 2];
HEAP32[$15_1 + 60 >> 2] = $0_1;
$0($15_1 + 96 | 0);
$0_1 = HEAP32[$15_1 + 64 >> 2];
HEAP32[$15_1 + 32 >> 2] = HEAP32[$15_1 + 60 >> 2];
HEAP32[$15_1 + 36 >> 2] = $0_1;
$0_1 = HEAP32[$15_1 + 72 >> 2];
HEAP32[$15_1 + 40 >> 2] = HEAP32[$15_1 + 68 >> 2];
HEAP32[$15_1 + 44 >> 2] = $0_1;
$0_1 = HEAP32[$15_1 + 80 >> 2];
HEAP32[$15_1 + 48 >> 2] = HEAP32[$15_1 + 76 >> 2];
HEAP32[$15_1 + 52 >> 2] = $0_1;
$3_1 = HEAP32[$15_1 + 56 >> 2];
}
$1_1 = $88(4, 1065016, 7, $51_1, $52_1, $15_1 + 20 | 0);
$49($1_1 + 48 | 0);
HEAP32[$1_1 + 48 >> 2] = $3_1;
$0_1 = HEAP32[$15_1 + 36 >> 2];
HEAP32[$1_1 + 52 >> 2] = HEAP32[$15_1 + 32 >> 2];
HEAP32[$1_1 + 56 >> 2] = $0_1;
$0_1 = HEAP32[$15_1 + 44 >> 2];
HEAP32[$1_1 + 60 >> 2] = HEAP32[$15_1 + 40 >> 2];
HEAP32[$1_1 + 64 >> 2] = $0_1;
$0_1 = HEAP32[$15_1 + 52 >> 2];
HEAP32[$1_1 + 68 >> 2] = HEAP32[$15_1 + 48 >> 2];
HEAP32[$1_1 + 72 >> 2] = $0_1;
HEAP32[$2_1 + 4 >> 2] = $1_1;
$0_1 = 1;
break block115;
}
HEAP8[$2_1 + 1 | 0] = $1_1;
$0_1 = 0;
}
HEAP8[$2_1 | 0] = $0_1;
global$0 = $15_1 + 112 | 0;
block116 : {
switch (HEAPU8[$8_1 + 504 | 0]) {
default:
$0_1 = HEAP32[$8_1 + 508 >> 2];
HEAP32[$32_1 >> 2] = -2147483648;
HEAP32[$32_1 + 4 >> 2] = $0_1;
$55($8_1 + 452 | 0);
$56($8_1 + 400 | 0);
$0($8_1 + 388 | 0);
$0($8_1 + 376 | 0);
break block107;
case 2:
break block111;
case 0:
break block116;
};
}
$50_1 = HEAPU8[$8_1 + 505 | 0];
}
$0_1 = HEAP32[$8_1 + 380 >> 2];
HEAP32[$8_1 + 352 >> 2] = HEAP32[$8_1 + 376 >> 2];
HEAP32[$8_1 + 356 >> 2] = $0_1;
HEAP32[$8_1 + 360 >> 2] = HEAP32[$8_1 + 384 >> 2];
$0_1 = HEAP32[$8_1 + 392 >> 2];
HEAP32[$8_1 + 364 >> 2] = HEAP32[$8_1 + 388 >> 2];
HEAP32[$8_1 + 368 >> 2] = $0_1;
HEAP32[$8_1 + 372 >> 2] = HEAP32[$8_1 + 396 >> 2];
$1_1 = $8_1 + 276 | 0;
$185($1_1, $8_1 + 400 | 0, 52);
$0_1 = HEAP32[$8_1 + 472 >> 2];
HEAP32[$8_1 + 344 >> 2] = HEAP32[$8_1 + 468 >> 2];
HEAP32[$8_1 + 348 >> 2] = $0_1;
$0_1 = HEAP32[$8_1 + 464 >> 2];
HEAP32[$8_1 + 336 >> 2] = HEAP32[$8_1 + 460 >> 2];
HEAP32[$8_1 + 340 >> 2] = $0_1;
$0_1 = HEAP32[$8_1 + 456 >> 2];
HEAP32[$8_1 + 328 >> 2] = HEAP32[$8_1 + 452 >> 2];
HEAP32[$8_1 + 332 >> 2] = $0_1;
$0_1 = $185($32_1, $1_1, 100);
HEAP8[$0_1 + 112 | 0] = $50_1;
HEAP32[$0_1 + 108 >> 2] = $43_1 ? $47_1 : 0;
HEAP32[$0_1 + 104 >> 2] = $16_1;
HEAP32[$0_1 + 100 >> 2] = $43_1 ? $44_1 : 0;
break block6;
}
HEAP32[$32_1 + 4 >> 2] = HEAP32[$8_1 + 64 >> 2];
HEAP32[$32_1 >> 2] = -2147483648;
}
if ($37_1) {
break block6
}
$18($8_1 + 48 | 0);
}
global$0 = $8_1 + 512 | 0;
$51($34_1);
break block1;
}
$0_1 = $90(1, 0, $1_1, 1048576);
HEAP32[$32_1 >> 2] = -2147483648;
HEAP32[$32_1 + 4 >> 2] = $0_1;
}
global$0 = $34_1 + 32 | 0;
block244 : {
block243 : {
$25_1 = $41_1;
if (HEAP32[$25_1 + 176 >> 2] == -2147483648) {
$0_1 = HEAP32[$25_1 + 180 >> 2]
} else {
$13_1 = $41_1 + 292 | 0;
$185($13_1, $41_1 + 176 | 0, 116);
$43_1 = $41_1 + 4 | 0;
$2_1 = global$0 - 720 | 0;
global$0 = $2_1;
block121 : {
block120 : {
$0_1 = $13_1;
$14_1 = HEAP32[$0_1 + 84 >> 2];
$11_1 = HEAP32[$0_1 + 76 >> 2];
$1_1 = ($11_1 | 0) != -2147483648 ? $14_1 : 0;
block119 : {
if ($1_1 >>> 0 >= 16385) {
$0_1 = $90(1051960, 6, $1_1, 16384);
break block119;
}
$26_1 = HEAP32[$0_1 + 96 >> 2];
$3_1 = HEAP32[$0_1 + 88 >> 2];
$1_1 = ($3_1 | 0) != -2147483648 ? $26_1 : 0;
if ($1_1 >>> 0 < 16385) {
break block120
}
$0_1 = $90(1052089, 4, $1_1, 16384);
}
HEAP32[$43_1 >> 2] = 3;
HEAP32[$43_1 + 4 >> 2] = $0_1;
break block121;
}
$1_1 = $23($0_1 + 52 | 0);
if ($1_1) {
HEAP32[$43_1 >> 2] = 3;
HEAP32[$43_1 + 4 >> 2] = $1_1;
break block121;
}
$9_1 = !$26_1 | ($3_1 | 0) == -2147483648;
$10_1 = HEAP32[$0_1 + 80 >> 2];
$12_1 = HEAP32[$0_1 + 92 >> 2];
block138 : {
block132 : {
block135 : {
block131 : {
block136 : {
block137 : {
block133 : {
if (($11_1 | 0) != -2147483648) {
$76($2_1 + 176 | 0, $10_1, $14_1);
if (!HEAP32[$2_1 + 176 >> 2]) {
$9_1 = $2_1 + 180 | 0;
$7_1 = global$0 - 208 | 0;
global$0 = $7_1;
$0_1 = 1;
block122 : {
if (!$14_1) {
break block122
}
$14($7_1 + 40 | 0, $10_1, $14_1);
$0_1 = 1;
if (HEAP32[$7_1 + 44 >> 2] != ($14_1 | 0)) {
break block122
}
$0_1 = ($188(HEAP32[$7_1 + 40 >> 2], $10_1, $14_1) | 0) != 0;
}
$14($7_1 + 32 | 0, $10_1, $14_1);
$16_1 = HEAP32[$7_1 + 32 >> 2];
$6_1 = HEAP32[$7_1 + 36 >> 2];
$110($7_1 + 24 | 0, $16_1, $6_1);
$1_1 = HEAP32[$7_1 + 24 >> 2];
block123 : {
if (!$1_1) {
$1_1 = 0;
break block123;
}
$3_1 = HEAP32[$7_1 + 28 >> 2];
$1_1 = $143($16_1, $6_1, $1_1, $3_1) ? $3_1 + $16_1 | 0 : 0;
$28_1 = $6_1 - $3_1 | 0;
}
$16_1 = $1_1 ? $1_1 : $16_1;
$3_1 = $1_1 ? $28_1 : $6_1;
$76($7_1 + 100 | 0, $16_1, $3_1);
block130 : {
block125 : {
block126 : {
block124 : {
$1_1 = HEAP32[$7_1 + 100 >> 2];
if (!$1_1) {
HEAP32[$7_1 + 64 >> 2] = -2147483648;
break block124;
}
$185($7_1 + 152 | 0, $7_1 + 104 | 0, 44);
HEAP32[$7_1 + 148 >> 2] = $1_1;
$1_1 = $7_1 + 16 | 0;
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
HEAP32[$7_1 + 204 >> 2] = 0;
$1_1 = HEAP32[$7_1 + 20 >> 2];
HEAP32[$7_1 + 196 >> 2] = HEAP32[$7_1 + 16 >> 2];
HEAP32[$7_1 + 200 >> 2] = $1_1;
HEAP32[$7_1 + 104 >> 2] = 1068376;
HEAP32[$7_1 + 108 >> 2] = 1610612768;
HEAP32[$7_1 + 112 >> 2] = 0;
HEAP32[$7_1 + 100 >> 2] = $7_1 + 196;
if ($124($7_1 + 148 | 0, $7_1 + 100 | 0)) {
break block125
}
HEAP32[$7_1 + 72 >> 2] = HEAP32[$7_1 + 204 >> 2];
$1_1 = HEAP32[$7_1 + 200 >> 2];
$6_1 = HEAP32[$7_1 + 196 >> 2];
HEAP32[$7_1 + 64 >> 2] = $6_1;
HEAP32[$7_1 + 68 >> 2] = $1_1;
if (($6_1 | 0) == -2147483648) {
break block124
}
HEAP32[$7_1 + 56 >> 2] = HEAP32[$7_1 + 72 >> 2];
$1_1 = HEAP32[$7_1 + 68 >> 2];
HEAP32[$7_1 + 48 >> 2] = HEAP32[$7_1 + 64 >> 2];
HEAP32[$7_1 + 52 >> 2] = $1_1;
break block126;
}
$112($7_1 + 88 | 0, $16_1, $3_1);
$113($7_1 + 76 | 0, HEAP32[$7_1 + 92 >> 2], HEAP32[$7_1 + 96 >> 2]);
$76($7_1 + 100 | 0, HEAP32[$7_1 + 80 >> 2], HEAP32[$7_1 + 84 >> 2]);
$1_1 = HEAP32[$7_1 + 100 >> 2];
block127 : {
if (!$1_1) {
HEAP32[$7_1 + 48 >> 2] = -2147483648;
break block127;
}
$185($7_1 + 152 | 0, $7_1 + 104 | 0, 44);
HEAP32[$7_1 + 148 >> 2] = $1_1;
$1_1 = $7_1 + 8 | 0;
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
HEAP32[$7_1 + 204 >> 2] = 0;
$1_1 = HEAP32[$7_1 + 12 >> 2];
HEAP32[$7_1 + 196 >> 2] = HEAP32[$7_1 + 8 >> 2];
HEAP32[$7_1 + 200 >> 2] = $1_1;
HEAP32[$7_1 + 104 >> 2] = 1068376;
HEAP32[$7_1 + 108 >> 2] = 1610612768;
HEAP32[$7_1 + 112 >> 2] = 0;
HEAP32[$7_1 + 100 >> 2] = $7_1 + 196;
if ($124($7_1 + 148 | 0, $7_1 + 100 | 0)) {
break block125
}
HEAP32[$7_1 + 56 >> 2] = HEAP32[$7_1 + 204 >> 2];
$1_1 = HEAP32[$7_1 + 200 >> 2];
HEAP32[$7_1 + 48 >> 2] = HEAP32[$7_1 + 196 >> 2];
HEAP32[$7_1 + 52 >> 2] = $1_1;
}
$152($7_1 + 76 | 0, 1, 1);
$152($7_1 + 88 | 0, 1, 1);
$0($7_1 - -64 | 0);
}
$1_1 = $114(6, 1051762, 5, $10_1, $14_1, $9_1, $7_1 + 48 | 0);
$16_1 = global$0 - 48 | 0;
global$0 = $16_1;
$76($16_1, $10_1, $14_1);
if (HEAP32[$16_1 >> 2]) {
block128 : {
$3_1 = HEAP32[$16_1 + 32 >> 2];
block129 : {
if ($3_1) {
$6_1 = 1;
if (HEAP32[$16_1 + 36 >> 2] != 6) {
break block128
}
$9_1 = (HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1702125932;
$3_1 = $3_1 + 4 | 0;
if (!($9_1 | (HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8) ^ 29811)) {
break block129
}
break block128;
}
$6_1 = 1;
if (HEAP32[$16_1 + 40 >> 2]) {
break block128
}
}
$6_1 = 0;
}
} else {
$6_1 = 1
}
global$0 = $16_1 + 48 | 0;
HEAP8[$1_1 + 85 | 0] = $0_1 | 2;
HEAP32[$1_1 + 80 >> 2] = 10;
HEAP32[$1_1 + 76 >> 2] = $0_1 ? 1051966 : 0;
HEAP8[$1_1 + 84 | 0] = $6_1;
global$0 = $7_1 + 208 | 0;
$0_1 = $1_1;
break block130;
}
wasm2js_trap();
}
break block131;
}
$1_1 = HEAP32[$2_1 + 192 >> 2];
HEAP32[$2_1 + 352 >> 2] = HEAP32[$2_1 + 188 >> 2];
HEAP32[$2_1 + 356 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 200 >> 2];
HEAP32[$2_1 + 360 >> 2] = HEAP32[$2_1 + 196 >> 2];
HEAP32[$2_1 + 364 >> 2] = $1_1;
HEAP32[$2_1 + 368 >> 2] = HEAP32[$2_1 + 204 >> 2];
$28_1 = HEAP32[$2_1 + 184 >> 2];
$7_1 = HEAP32[$2_1 + 208 >> 2];
$16_1 = HEAP32[$2_1 + 212 >> 2];
$3_1 = HEAP32[$2_1 + 216 >> 2];
$6_1 = HEAP32[$2_1 + 220 >> 2];
if ($9_1) {
$1_1 = $16_1;
$9_1 = $7_1;
break block132;
}
$1_1 = $2_1 + 176 | 0;
$93($1_1, $12_1, $26_1);
if (HEAP32[$2_1 + 176 >> 2] != 19) {
$0_1 = $117($12_1, $26_1, $1_1);
break block131;
}
$1_1 = HEAP32[$2_1 + 184 >> 2];
$9_1 = HEAP32[$2_1 + 180 >> 2];
if (!$9_1) {
break block133
}
$4_1 = HEAP32[$2_1 + 192 >> 2];
$20_1 = HEAP32[$2_1 + 188 >> 2];
block134 : {
if (!$7_1) {
break block134
}
if (($1_1 | 0) == ($16_1 | 0)) {
if (!$188($7_1, $9_1, $16_1)) {
break block134
}
}
HEAP32[$2_1 + 556 >> 2] = $16_1;
HEAP32[$2_1 + 552 >> 2] = $7_1;
HEAP32[$2_1 + 528 >> 2] = $1_1;
HEAP32[$2_1 + 524 >> 2] = $9_1;
HEAP32[$2_1 + 188 >> 2] = 2;
HEAP32[$2_1 + 180 >> 2] = 2;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 552;
HEAP32[$2_1 + 176 >> 2] = $2_1 + 524;
$0_1 = $2_1 + 616 | 0;
$3_1 = $2_1 + 176 | 0;
$163($0_1, 1050627, $3_1);
$0_1 = $35(8, 1052089, 4, $0_1);
$158($3_1, $12_1, $26_1);
$0($0_1 + 36 | 0);
HEAP32[$0_1 + 44 >> 2] = HEAP32[$2_1 + 184 >> 2];
$3_1 = HEAP32[$2_1 + 180 >> 2];
HEAP32[$0_1 + 36 >> 2] = HEAP32[$2_1 + 176 >> 2];
HEAP32[$0_1 + 40 >> 2] = $3_1;
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 4 >> 2] = 0;
break block131;
}
if (!$3_1 | !$20_1) {
break block135
}
if (($4_1 | 0) == ($6_1 | 0)) {
if (!$188($20_1, $3_1, $6_1)) {
break block135
}
}
$16_1 = global$0 - 48 | 0;
global$0 = $16_1;
HEAP32[$16_1 + 4 >> 2] = $20_1;
HEAP32[$16_1 + 16 >> 2] = $6_1;
HEAP32[$16_1 + 12 >> 2] = $3_1;
HEAP32[$16_1 + 8 >> 2] = $4_1;
HEAP32[$16_1 + 44 >> 2] = 2;
HEAP32[$16_1 + 36 >> 2] = 2;
HEAP32[$16_1 + 40 >> 2] = $16_1 + 12;
HEAP32[$16_1 + 32 >> 2] = $16_1 + 4;
$0_1 = $16_1 + 20 | 0;
$1_1 = $16_1 + 32 | 0;
$163($0_1, 1050569, $1_1);
$0_1 = $35(9, 1052089, 4, $0_1);
$158($1_1, $12_1, $26_1);
$0($0_1 + 36 | 0);
HEAP32[$0_1 + 44 >> 2] = HEAP32[$16_1 + 40 >> 2];
$1_1 = HEAP32[$16_1 + 36 >> 2];
HEAP32[$0_1 + 36 >> 2] = HEAP32[$16_1 + 32 >> 2];
HEAP32[$0_1 + 40 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $26_1;
HEAP32[$0_1 + 4 >> 2] = $26_1 - $4_1;
HEAP32[$0_1 >> 2] = 1;
global$0 = $16_1 + 48 | 0;
break block131;
}
if ($9_1) {
break block136
}
$1_1 = $2_1 + 176 | 0;
$93($1_1, $12_1, $26_1);
if (HEAP32[$2_1 + 176 >> 2] != 19) {
$0_1 = $117($12_1, $26_1, $1_1);
break block131;
}
$1_1 = HEAP32[$2_1 + 184 >> 2];
$9_1 = HEAP32[$2_1 + 180 >> 2];
if ($9_1) {
break block137
}
}
$0_1 = $1_1;
break block131;
}
$6_1 = HEAP32[$2_1 + 192 >> 2];
$3_1 = HEAP32[$2_1 + 188 >> 2];
break block138;
}
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$158($3_1 + 20 | 0, 1064980, 36);
$158($3_1, 1, 0);
$0_1 = $3(4, 88);
if (!$0_1) {
wasm2js_trap()
}
HEAP32[$0_1 >> 2] = 0;
$1_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$0_1 + 12 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$0_1 + 16 >> 2] = $1_1;
HEAP32[$0_1 + 20 >> 2] = HEAP32[$3_1 + 28 >> 2];
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$0_1 + 28 >> 2] = $1_1;
HEAP32[$0_1 + 32 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP8[$0_1 + 87 | 0] = 5;
HEAP8[$0_1 + 86 | 0] = 4;
HEAP16[$0_1 + 84 >> 1] = 771;
HEAP32[$0_1 + 76 >> 2] = 0;
HEAP32[$0_1 + 48 >> 2] = -2147483647;
HEAP32[$0_1 + 36 >> 2] = -2147483648;
global$0 = $3_1 + 32 | 0;
}
HEAP32[$43_1 >> 2] = 3;
HEAP32[$43_1 + 4 >> 2] = $0_1;
break block121;
}
$6_1 = $20_1 ? $4_1 : $6_1;
$3_1 = $20_1 ? $20_1 : $3_1;
}
HEAP32[$2_1 + 464 >> 2] = HEAP32[$2_1 + 368 >> 2];
$16_1 = HEAP32[$2_1 + 364 >> 2];
HEAP32[$2_1 + 456 >> 2] = HEAP32[$2_1 + 360 >> 2];
HEAP32[$2_1 + 460 >> 2] = $16_1;
$16_1 = HEAP32[$2_1 + 356 >> 2];
HEAP32[$2_1 + 448 >> 2] = HEAP32[$2_1 + 352 >> 2];
HEAP32[$2_1 + 452 >> 2] = $16_1;
}
$7_1 = HEAP32[$2_1 + 452 >> 2];
$47_1 = $7_1;
$16_1 = HEAP32[$2_1 + 448 >> 2];
HEAP32[$2_1 + 112 >> 2] = $16_1;
HEAP32[$2_1 + 116 >> 2] = $7_1;
$20_1 = HEAP32[$2_1 + 460 >> 2];
$7_1 = HEAP32[$2_1 + 456 >> 2];
HEAP32[$2_1 + 120 >> 2] = $7_1;
HEAP32[$2_1 + 124 >> 2] = $20_1;
$4_1 = HEAP32[$2_1 + 464 >> 2];
HEAP32[$2_1 + 128 >> 2] = $4_1;
HEAP32[$2_1 + 72 >> 2] = $28_1;
HEAP32[$2_1 + 76 >> 2] = $16_1;
HEAP32[$2_1 + 80 >> 2] = $47_1;
HEAP32[$2_1 + 84 >> 2] = $7_1;
HEAP32[$2_1 + 88 >> 2] = $20_1;
HEAP32[$2_1 + 92 >> 2] = $4_1;
HEAP32[$2_1 + 108 >> 2] = $6_1;
HEAP32[$2_1 + 104 >> 2] = $3_1;
HEAP32[$2_1 + 100 >> 2] = $1_1;
HEAP32[$2_1 + 96 >> 2] = $9_1;
$17_1 = $2_1 + 136 | 0;
$36_1 = HEAPU8[$0_1 + 112 | 0];
$4_1 = $36_1;
$20_1 = 0;
$33_1 = 0;
$21_1 = global$0 - 96 | 0;
global$0 = $21_1;
$30_1 = $2_1 + 72 | 0;
if (HEAP32[$30_1 >> 2]) {
$73($21_1 + 8 | 0, $0_1, $30_1);
$33_1 = HEAP32[$21_1 + 8 >> 2];
$7_1 = HEAP32[$21_1 + 12 >> 2];
} else {
$7_1 = 0
}
$94($21_1 + 20 | 0, $30_1, $0_1, $33_1, $7_1);
$26_1 = $21_1 + 60 | 0;
block143 : {
block142 : {
block139 : {
block141 : {
switch ($4_1 - 1 | 0) {
case 1:
$20_1 = 1;
break block139;
case 0:
break block139;
case 2:
break block141;
default:
break block142;
};
}
$20_1 = 2;
}
HEAP8[$26_1 + 16 | 0] = $20_1;
HEAP32[$26_1 >> 2] = 2;
break block143;
}
block144 : {
$12_1 = HEAP32[$30_1 >> 2];
if (!$12_1) {
break block144
}
$4_1 = HEAP32[$0_1 + 44 >> 2];
if (!$4_1) {
break block144
}
$19_1 = Math_imul($4_1, 24);
$4_1 = HEAP32[$30_1 + 4 >> 2];
$20_1 = HEAP32[$0_1 + 40 >> 2] + 16 | 0;
$35_1 = 0;
while (1) {
block145 : {
if (($4_1 | 0) == HEAP32[$20_1 - 8 >> 2]) {
if (!$188(HEAP32[$20_1 - 12 >> 2], $12_1, $4_1)) {
break block145
}
}
$20_1 = $20_1 + 24 | 0;
$35_1 = $35_1 + 1 | 0;
$19_1 = $19_1 - 24 | 0;
if ($19_1) {
continue
}
break block144;
}
break;
};
if (HEAP32[$20_1 + 4 >> 2] != 5) {
break block144
}
$4_1 = HEAP32[$20_1 >> 2];
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$4_1 + 4 | 0] ^ 108) {
break block144
}
HEAP8[$26_1 + 16 | 0] = 2;
HEAP32[$26_1 + 4 >> 2] = $35_1;
HEAP32[$26_1 >> 2] = 3;
break block143;
}
block146 : {
if (!$7_1) {
break block146
}
$7_1 = HEAPU8[$7_1 + 36 | 0];
if (($7_1 | 0) == 3) {
break block146
}
HEAP8[$26_1 + 16 | 0] = $7_1;
HEAP32[$26_1 + 4 >> 2] = $33_1;
HEAP32[$26_1 >> 2] = 4;
break block143;
}
if (HEAP32[$30_1 + 32 >> 2]) {
HEAP32[$26_1 + 16 >> 2] = HEAP32[263001];
$7_1 = HEAP32[263e3];
HEAP32[$26_1 + 8 >> 2] = HEAP32[262999];
HEAP32[$26_1 + 12 >> 2] = $7_1;
$7_1 = HEAP32[262998];
HEAP32[$26_1 >> 2] = HEAP32[262997];
HEAP32[$26_1 + 4 >> 2] = $7_1;
break block143;
}
HEAP32[$26_1 >> 2] = 10;
}
$12_1 = HEAP32[$21_1 + 20 >> 2];
$7_1 = ($12_1 | 0) != 2;
$4_1 = HEAP32[$21_1 + 60 >> 2];
block147 : {
if (!($7_1 & ($4_1 | 0) == 10)) {
$20_1 = ($4_1 | 0) == 10;
$4_1 = $20_1 ? 1 : HEAPU8[$21_1 + 76 | 0];
if ($7_1) {
$7_1 = HEAP32[$21_1 + 36 >> 2];
HEAP32[$21_1 + 88 >> 2] = HEAP32[$21_1 + 32 >> 2];
HEAP32[$21_1 + 92 >> 2] = $7_1;
$7_1 = HEAP32[$21_1 + 28 >> 2];
HEAP32[$21_1 + 80 >> 2] = HEAP32[$21_1 + 24 >> 2];
HEAP32[$21_1 + 84 >> 2] = $7_1;
}
HEAP8[$17_1 + 36 | 0] = $4_1;
HEAP32[$17_1 >> 2] = $12_1;
$7_1 = HEAP32[$21_1 + 84 >> 2];
HEAP32[$17_1 + 4 >> 2] = HEAP32[$21_1 + 80 >> 2];
HEAP32[$17_1 + 8 >> 2] = $7_1;
$7_1 = HEAP32[$21_1 + 92 >> 2];
HEAP32[$17_1 + 12 >> 2] = HEAP32[$21_1 + 88 >> 2];
HEAP32[$17_1 + 16 >> 2] = $7_1;
HEAP8[$17_1 + 37 | 0] = 3;
$4_1 = $20_1 ? 1051988 : $21_1 + 60 | 0;
$7_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$17_1 + 20 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$17_1 + 24 >> 2] = $7_1;
$7_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$17_1 + 28 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$17_1 + 32 >> 2] = $7_1;
break block147;
}
$24_1 = global$0 - 16 | 0;
$15_1 = $21_1 + 20 | 0;
$26_1 = HEAPU8[$15_1 + 17 | 0];
$33_1 = 3;
$12_1 = HEAPU8[$15_1 + 16 | 0];
$44_1 = $12_1;
block148 : {
block152 : {
block153 : {
block151 : {
block149 : {
switch ($12_1 - 1 | 0) {
default:
if (($26_1 | 0) == 3) {
break block151
}
break block152;
case 0:
break block148;
case 1:
break block149;
};
}
if (!HEAPU8[$0_1 + 48 | 0]) {
break block153
}
$44_1 = 1;
$33_1 = 1;
break block148;
}
$44_1 = HEAPU8[$0_1 + 49 | 0];
$33_1 = $44_1 ? 0 : 3;
break block148;
}
$33_1 = HEAPU8[$15_1 + 36 | 0] ^ 3;
}
$44_1 = 0;
}
$4_1 = HEAPU16[$15_1 + 18 >> 1];
$20_1 = HEAP32[$15_1 + 12 >> 2];
$35_1 = HEAP32[$15_1 + 20 >> 2];
block154 : {
if (($35_1 | 0) != 2) {
HEAP32[$24_1 + 8 >> 2] = HEAP32[$15_1 + 32 >> 2];
$7_1 = HEAP32[$15_1 + 28 >> 2];
HEAP32[$24_1 >> 2] = HEAP32[$15_1 + 24 >> 2];
HEAP32[$24_1 + 4 >> 2] = $7_1;
break block154;
}
if (!HEAP32[$30_1 + 24 >> 2]) {
$35_1 = 8;
break block154;
}
$35_1 = $20_1 ? 7 : 9;
}
HEAP32[$17_1 + 20 >> 2] = $35_1;
HEAP8[$17_1 + 36 | 0] = $44_1;
$7_1 = HEAP32[$24_1 + 4 >> 2];
HEAP32[$17_1 + 24 >> 2] = HEAP32[$24_1 >> 2];
HEAP32[$17_1 + 28 >> 2] = $7_1;
HEAP32[$17_1 + 32 >> 2] = HEAP32[$24_1 + 8 >> 2];
HEAP8[$17_1 + 37 | 0] = $33_1;
HEAP16[$17_1 + 18 >> 1] = $4_1;
HEAP8[$17_1 + 17 | 0] = $26_1;
HEAP8[$17_1 + 16 | 0] = $12_1;
HEAP32[$17_1 + 12 >> 2] = $20_1;
$7_1 = HEAP32[$15_1 + 4 >> 2];
HEAP32[$17_1 >> 2] = HEAP32[$15_1 >> 2];
HEAP32[$17_1 + 4 >> 2] = $7_1;
HEAP32[$17_1 + 8 >> 2] = HEAP32[$15_1 + 8 >> 2];
}
global$0 = $21_1 + 96 | 0;
HEAP32[$2_1 + 396 >> 2] = $28_1;
HEAP32[$2_1 + 392 >> 2] = $0_1;
$7_1 = HEAP32[$2_1 + 116 >> 2];
HEAP32[$2_1 + 400 >> 2] = HEAP32[$2_1 + 112 >> 2];
HEAP32[$2_1 + 404 >> 2] = $7_1;
$7_1 = HEAP32[$2_1 + 124 >> 2];
HEAP32[$2_1 + 408 >> 2] = HEAP32[$2_1 + 120 >> 2];
HEAP32[$2_1 + 412 >> 2] = $7_1;
HEAP32[$2_1 + 416 >> 2] = HEAP32[$2_1 + 128 >> 2];
HEAP32[$2_1 + 432 >> 2] = $6_1;
HEAP32[$2_1 + 428 >> 2] = $3_1;
HEAP32[$2_1 + 424 >> 2] = $1_1;
HEAP32[$2_1 + 420 >> 2] = $9_1;
$185($2_1 + 352 | 0, $17_1, 40);
$30_1 = HEAPU8[$0_1 + 72 | 0];
$29_1 = HEAPU8[$2_1 + 388 | 0];
$9_1 = 4;
$23_1 = $2_1 + 396 | 0;
block207 : {
block209 : {
block211 : {
block210 : {
block208 : {
block158 : {
$3_1 = HEAPU8[$0_1 + 74 | 0];
block155 : {
if (($3_1 | 0) == 4) {
break block155
}
block157 : {
block156 : {
switch ($3_1 - 2 | 0) {
case 0:
break block156;
case 1:
break block157;
default:
break block155;
};
}
if (!$28_1) {
break block157
}
$1_1 = $2_1 - -64 | 0;
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
HEAP32[$2_1 + 456 >> 2] = 0;
$1_1 = HEAP32[$2_1 + 68 >> 2];
HEAP32[$2_1 + 448 >> 2] = HEAP32[$2_1 + 64 >> 2];
HEAP32[$2_1 + 452 >> 2] = $1_1;
HEAP32[$2_1 + 180 >> 2] = 1068376;
HEAP32[$2_1 + 184 >> 2] = 1610612768;
HEAP32[$2_1 + 188 >> 2] = 0;
HEAP32[$2_1 + 176 >> 2] = $2_1 + 448;
if ($74($23_1, $2_1 + 176 | 0)) {
break block158
}
HEAP32[$2_1 + 624 >> 2] = HEAP32[$2_1 + 456 >> 2];
$1_1 = HEAP32[$2_1 + 452 >> 2];
HEAP32[$2_1 + 616 >> 2] = HEAP32[$2_1 + 448 >> 2];
HEAP32[$2_1 + 620 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 60 >> 2];
if ($1_1) {
$6_1 = Math_imul($1_1, 12);
$1_1 = HEAP32[$0_1 + 56 >> 2] + 8 | 0;
$12_1 = HEAP32[$2_1 + 624 >> 2];
$7_1 = HEAP32[$2_1 + 620 >> 2];
while (1) {
$20_1 = HEAP32[$1_1 - 4 >> 2];
$4_1 = HEAP32[$1_1 >> 2];
HEAP32[$2_1 + 176 >> 2] = 42;
block160 : {
block159 : {
if ($171($20_1, $4_1, $2_1 + 176 | 0, 1)) {
if ($143($7_1, $12_1, $20_1, $4_1 - 1 | 0)) {
break block159
}
break block160;
}
if (($4_1 | 0) != ($12_1 | 0)) {
break block160
}
if ($188($20_1, $7_1, $12_1)) {
break block160
}
}
$152($2_1 + 616 | 0, 1, 1);
break block155;
}
$1_1 = $1_1 + 12 | 0;
$6_1 = $6_1 - 12 | 0;
if ($6_1) {
continue
}
break;
};
}
$152($2_1 + 616 | 0, 1, 1);
}
$9_1 = $3_1;
}
$7_1 = HEAPU8[$0_1 + 73 | 0];
$1_1 = 1;
$3_1 = HEAP32[$23_1 + 24 >> 2];
$6_1 = HEAP32[$23_1 + 32 >> 2];
$4_1 = $3_1 | $6_1;
$3_1 = $4_1 ? $3_1 : 1052008;
block161 : {
if (!$3_1 | !(!$4_1 | HEAP32[$23_1 + 28 >> 2] == 6)) {
break block161
}
$4_1 = (HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1702125932;
$3_1 = $3_1 + 4 | 0;
if ($4_1 | (HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8) ^ 29811) {
break block161
}
$1_1 = $7_1 & ($6_1 | 0) != 0;
}
$7_1 = $1_1;
$19_1 = HEAP32[$2_1 + 424 >> 2];
$5_1 = HEAP32[$2_1 + 420 >> 2];
$4_1 = HEAP32[$2_1 + 428 >> 2];
$1_1 = $5_1 | $4_1;
$21_1 = $1_1 ? $19_1 : 6;
HEAP32[$2_1 + 556 >> 2] = $21_1;
$37_1 = $1_1 ? $5_1 : 1052008;
HEAP32[$2_1 + 552 >> 2] = $37_1;
$15_1 = $0_1 + 100 | 0;
block169 : {
block163 : {
block162 : {
if ($4_1) {
$24_1 = $2_1 + 432 | 0;
$1_1 = $4_1;
break block162;
}
if (!$37_1) {
break block163
}
$1_1 = $41($15_1, $37_1, $21_1);
if (!$1_1) {
break block163
}
$24_1 = $1_1 + 8 | 0;
$1_1 = HEAP32[$1_1 + 4 >> 2];
}
HEAP32[$2_1 + 620 >> 2] = HEAP32[$24_1 >> 2];
HEAP32[$2_1 + 616 >> 2] = $1_1;
if ($28_1) {
$73($2_1 + 56 | 0, $0_1, $23_1);
$24_1 = HEAP32[$2_1 + 56 >> 2];
$1_1 = HEAP32[$2_1 + 60 >> 2];
} else {
$1_1 = 0
}
HEAP32[$2_1 + 452 >> 2] = $1_1;
HEAP32[$2_1 + 448 >> 2] = $24_1;
$3_1 = HEAP32[$0_1 + 104 >> 2];
$6_1 = HEAP32[$0_1 + 100 >> 2];
$1_1 = HEAP32[$0_1 + 108 >> 2];
HEAP32[$2_1 + 224 >> 2] = $0_1;
HEAP32[$2_1 + 208 >> 2] = $6_1 ? $1_1 : 0;
HEAP32[$2_1 + 204 >> 2] = $3_1;
HEAP32[$2_1 + 200 >> 2] = $6_1;
HEAP32[$2_1 + 196 >> 2] = 0;
$1_1 = ($6_1 | 0) != 0;
HEAP32[$2_1 + 192 >> 2] = $1_1;
HEAP32[$2_1 + 188 >> 2] = $3_1;
HEAP32[$2_1 + 184 >> 2] = $6_1;
HEAP32[$2_1 + 180 >> 2] = 0;
HEAP32[$2_1 + 176 >> 2] = $1_1;
HEAP32[$2_1 + 228 >> 2] = $2_1 + 448;
HEAP32[$2_1 + 220 >> 2] = $2_1 + 352;
HEAP32[$2_1 + 216 >> 2] = $2_1 + 552;
HEAP32[$2_1 + 212 >> 2] = $2_1 + 616;
$24_1 = $2_1 + 436 | 0;
$18_1 = global$0 - 80 | 0;
global$0 = $18_1;
$26_1 = $18_1 + 24 | 0;
$20_1 = $2_1 + 176 | 0;
$42($26_1, $20_1, $20_1 + 36 | 0, $20_1 + 44 | 0);
block168 : {
block165 : {
block167 : {
block164 : {
$1_1 = HEAP32[$18_1 + 24 >> 2];
if (!$1_1) {
break block164
}
$158($18_1 + 12 | 0, $1_1, HEAP32[$18_1 + 28 >> 2]);
if (HEAP32[$18_1 + 12 >> 2] == -2147483648) {
break block164
}
$156($26_1, 4, 4, 12);
if (HEAP32[$18_1 + 24 >> 2] == 1) {
break block165
}
$6_1 = HEAP32[$18_1 + 28 >> 2];
$1_1 = HEAP32[$18_1 + 32 >> 2];
HEAP32[$1_1 + 8 >> 2] = HEAP32[$18_1 + 20 >> 2];
$3_1 = HEAP32[$18_1 + 16 >> 2];
HEAP32[$1_1 >> 2] = HEAP32[$18_1 + 12 >> 2];
HEAP32[$1_1 + 4 >> 2] = $3_1;
HEAP32[$18_1 + 8 >> 2] = 1;
HEAP32[$18_1 + 4 >> 2] = $1_1;
HEAP32[$18_1 >> 2] = $6_1;
$185($26_1, $20_1, 56);
$17_1 = global$0 - 32 | 0;
global$0 = $17_1;
$6_1 = $26_1 + 36 | 0;
$3_1 = $26_1 + 44 | 0;
$42($17_1 + 16 | 0, $26_1, $6_1, $3_1);
$35_1 = HEAP32[$17_1 + 16 >> 2];
block166 : {
if (!$35_1) {
break block166
}
while (1) {
$158($17_1 + 4 | 0, $35_1, HEAP32[$17_1 + 20 >> 2]);
if (HEAP32[$17_1 + 4 >> 2] == -2147483648) {
break block166
}
$12_1 = HEAP32[$18_1 + 8 >> 2];
if (($12_1 | 0) == HEAP32[$18_1 >> 2]) {
$153($18_1, $12_1, 1, 4, 12)
}
$20_1 = HEAP32[$18_1 + 4 >> 2] + Math_imul($12_1, 12) | 0;
HEAP32[$20_1 + 8 >> 2] = HEAP32[$17_1 + 12 >> 2];
$1_1 = HEAP32[$17_1 + 8 >> 2];
HEAP32[$20_1 >> 2] = HEAP32[$17_1 + 4 >> 2];
HEAP32[$20_1 + 4 >> 2] = $1_1;
HEAP32[$18_1 + 8 >> 2] = $12_1 + 1;
$42($17_1 + 16 | 0, $26_1, $6_1, $3_1);
$35_1 = HEAP32[$17_1 + 16 >> 2];
if ($35_1) {
continue
}
break;
};
}
global$0 = $17_1 + 32 | 0;
HEAP32[$24_1 + 8 >> 2] = HEAP32[$18_1 + 8 >> 2];
$1_1 = HEAP32[$18_1 + 4 >> 2];
HEAP32[$24_1 >> 2] = HEAP32[$18_1 >> 2];
HEAP32[$24_1 + 4 >> 2] = $1_1;
break block167;
}
HEAP32[$24_1 + 8 >> 2] = 0;
HEAP32[$24_1 >> 2] = 0;
HEAP32[$24_1 + 4 >> 2] = 4;
}
global$0 = $18_1 + 80 | 0;
break block168;
}
wasm2js_trap();
}
break block169;
}
HEAP32[$2_1 + 444 >> 2] = 0;
HEAP32[$2_1 + 436 >> 2] = 0;
HEAP32[$2_1 + 440 >> 2] = 4;
}
block170 : {
if (!$28_1) {
HEAP32[$2_1 + 448 >> 2] = -2147483648;
break block170;
}
$3_1 = $2_1 + 400 | 0;
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$2_1 + 180 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$2_1 + 184 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 12 >> 2];
$47_1 = $1_1;
$16_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$2_1 + 188 >> 2] = $16_1;
HEAP32[$2_1 + 192 >> 2] = $1_1;
HEAP32[$2_1 + 176 >> 2] = $28_1;
$24_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$2_1 + 196 >> 2] = $24_1;
$26_1 = HEAP32[$2_1 + 184 >> 2];
$12_1 = HEAP32[$2_1 + 192 >> 2];
block173 : {
block171 : {
if (($11_1 | 0) == -2147483648) {
break block171
}
$17_1 = $2_1 + 448 | 0;
$18_1 = global$0 - 16 | 0;
global$0 = $18_1;
$1_1 = $0_1 + 76 | 0;
$3_1 = HEAP32[$1_1 + 4 >> 2];
$20_1 = HEAP32[$1_1 + 8 >> 2];
$156($18_1 + 4 | 0, $20_1, 1, 1);
block172 : {
if (HEAP32[$18_1 + 4 >> 2] != 1) {
$6_1 = HEAP32[$18_1 + 12 >> 2];
$1_1 = HEAP32[$18_1 + 8 >> 2];
if ($20_1) {
$185($6_1, $3_1, $20_1)
}
HEAP32[$17_1 + 8 >> 2] = $20_1;
HEAP32[$17_1 + 4 >> 2] = $6_1;
HEAP32[$17_1 >> 2] = $1_1;
global$0 = $18_1 + 16 | 0;
break block172;
}
wasm2js_trap();
}
$6_1 = HEAP32[$2_1 + 448 >> 2];
if (($6_1 | 0) == -2147483648) {
break block171
}
$3_1 = HEAP32[$2_1 + 452 >> 2];
$1_1 = HEAP32[$2_1 + 456 >> 2];
break block173;
}
$1_1 = $2_1 + 48 | 0;
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
$6_1 = HEAP32[$2_1 + 48 >> 2];
$3_1 = HEAP32[$2_1 + 52 >> 2];
$1_1 = 0;
}
$20_1 = HEAP32[$2_1 + 180 >> 2];
block174 : {
if ($20_1) {
$158($2_1 + 692 | 0, $28_1, $20_1);
break block174;
}
HEAP32[$2_1 + 692 >> 2] = -2147483648;
}
HEAP32[$2_1 + 628 >> 2] = $24_1;
HEAP32[$2_1 + 624 >> 2] = $12_1;
HEAP32[$2_1 + 620 >> 2] = $16_1;
HEAP32[$2_1 + 616 >> 2] = $26_1;
$26($2_1 + 704 | 0, $2_1 + 616 | 0, 2);
block175 : {
if ($5_1) {
$158($2_1 + 524 | 0, $5_1, $19_1);
break block175;
}
HEAP32[$2_1 + 524 >> 2] = -2147483648;
}
$20_1 = HEAP32[$2_1 + 432 >> 2];
block176 : {
if ($4_1) {
$158($2_1 + 552 | 0, $4_1, $20_1);
break block176;
}
HEAP32[$2_1 + 552 >> 2] = -2147483648;
}
$104($2_1 + 472 | 0, $2_1 + 176 | 0, $5_1, $19_1, $4_1, $20_1);
HEAP32[$2_1 + 456 >> 2] = $1_1;
HEAP32[$2_1 + 452 >> 2] = $3_1;
HEAP32[$2_1 + 448 >> 2] = $6_1;
$1_1 = HEAP32[$2_1 + 708 >> 2];
HEAP32[$2_1 + 460 >> 2] = HEAP32[$2_1 + 704 >> 2];
HEAP32[$2_1 + 464 >> 2] = $1_1;
HEAP32[$2_1 + 468 >> 2] = HEAP32[$2_1 + 712 >> 2];
$1_1 = HEAP32[$2_1 + 696 >> 2];
HEAP32[$2_1 + 484 >> 2] = HEAP32[$2_1 + 692 >> 2];
HEAP32[$2_1 + 488 >> 2] = $1_1;
HEAP32[$2_1 + 492 >> 2] = HEAP32[$2_1 + 700 >> 2];
$1_1 = HEAP32[$2_1 + 528 >> 2];
HEAP32[$2_1 + 496 >> 2] = HEAP32[$2_1 + 524 >> 2];
HEAP32[$2_1 + 500 >> 2] = $1_1;
HEAP32[$2_1 + 504 >> 2] = HEAP32[$2_1 + 532 >> 2];
$1_1 = HEAP32[$2_1 + 556 >> 2];
HEAP32[$2_1 + 508 >> 2] = HEAP32[$2_1 + 552 >> 2];
HEAP32[$2_1 + 512 >> 2] = $1_1;
HEAP32[$2_1 + 516 >> 2] = HEAP32[$2_1 + 560 >> 2];
}
$17_1 = HEAP32[$2_1 + 352 >> 2];
block177 : {
if (($17_1 | 0) == 2) {
HEAP32[$2_1 + 524 >> 2] = 2;
break block177;
}
if (!$37_1) {
HEAP32[$2_1 + 524 >> 2] = 2;
break block177;
}
$16_1 = HEAP32[$2_1 + 356 >> 2];
$3_1 = HEAP32[$2_1 + 360 >> 2];
$47_1 = $3_1;
$1_1 = HEAPU16[$2_1 + 368 >> 1];
$158($2_1 + 536 | 0, $37_1, $21_1);
HEAP16[$2_1 + 548 >> 1] = $1_1;
HEAP32[$2_1 + 528 >> 2] = $16_1;
HEAP32[$2_1 + 532 >> 2] = $3_1;
HEAP32[$2_1 + 524 >> 2] = $17_1;
}
$156($2_1 + 176 | 0, 3, 4, 28);
$26_1 = HEAP32[$2_1 + 180 >> 2];
block186 : {
block189 : {
block190 : {
block180 : {
block188 : {
if (HEAP32[$2_1 + 176 >> 2] != 1) {
$6_1 = $2_1 + 388 | 0;
$18_1 = HEAP32[$2_1 + 184 >> 2];
$3_1 = HEAP32[$2_1 + 376 >> 2];
block191 : {
block182 : {
block184 : {
block183 : {
block181 : {
block179 : {
block178 : {
block185 : {
$21_1 = HEAP32[$2_1 + 372 >> 2];
switch (($21_1 >>> 0 <= 1 ? 4 : $21_1 - 2 | 0) - 1 | 0) {
case 0:
break block178;
case 1:
break block179;
case 2:
break block180;
case 3:
break block181;
case 4:
break block182;
case 5:
break block183;
case 6:
break block184;
default:
break block185;
};
}
HEAP32[$2_1 + 180 >> 2] = 9;
HEAP32[$2_1 + 176 >> 2] = $6_1;
$163($2_1 + 552 | 0, 1049679, $2_1 + 176 | 0);
HEAP8[$2_1 + 576 | 0] = 0;
HEAP32[$2_1 + 564 >> 2] = -2147483647;
break block186;
}
HEAP32[$2_1 + 704 >> 2] = $3_1;
HEAP32[$2_1 + 620 >> 2] = $28_1 ? HEAP32[$2_1 + 400 >> 2] : 0;
HEAP32[$2_1 + 616 >> 2] = $28_1 ? $28_1 : 1;
HEAP32[$2_1 + 180 >> 2] = 2;
HEAP32[$2_1 + 176 >> 2] = $2_1 + 616;
$0_1 = $2_1 + 176 | 0;
$163($2_1 + 552 | 0, 1050679, $0_1);
HEAP32[$2_1 + 180 >> 2] = 4;
HEAP32[$2_1 + 176 >> 2] = $2_1 + 704;
$163($2_1 + 564 | 0, 1048979, $0_1);
HEAP8[$2_1 + 576 | 0] = 1;
break block186;
}
HEAP32[$2_1 + 704 >> 2] = $3_1;
block187 : {
if ($3_1 >>> 0 >= HEAPU32[$0_1 + 32 >> 2]) {
$0_1 = 0;
$1_1 = 1;
break block187;
}
$1_1 = HEAP32[$0_1 + 28 >> 2] + Math_imul($3_1, 40) | 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
$1_1 = HEAP32[$1_1 + 4 >> 2];
}
HEAP32[$2_1 + 620 >> 2] = $0_1;
HEAP32[$2_1 + 616 >> 2] = $1_1;
HEAP32[$2_1 + 188 >> 2] = 9;
HEAP32[$2_1 + 184 >> 2] = $6_1;
HEAP32[$2_1 + 180 >> 2] = 2;
HEAP32[$2_1 + 176 >> 2] = $2_1 + 616;
$0_1 = $2_1 + 176 | 0;
$163($2_1 + 552 | 0, 1051419, $0_1);
HEAP32[$2_1 + 180 >> 2] = 4;
HEAP32[$2_1 + 176 >> 2] = $2_1 + 704;
$163($2_1 + 564 | 0, 1049e3, $0_1);
HEAP8[$2_1 + 576 | 0] = 2;
break block186;
}
$16_1 = HEAP32[$2_1 + 380 >> 2];
$1_1 = HEAP32[$2_1 + 384 >> 2];
$47_1 = $1_1;
HEAP32[$2_1 + 620 >> 2] = $3_1;
HEAP32[$2_1 + 616 >> 2] = $21_1;
HEAP32[$2_1 + 624 >> 2] = $16_1;
HEAP32[$2_1 + 628 >> 2] = $1_1;
if (($21_1 | 0) == 1) {
if ($3_1 >>> 0 < HEAPU32[$0_1 + 32 >> 2]) {
break block188
}
$12_1 = 0;
$3_1 = 1;
break block189;
}
$24_1 = $0_1 + 12 | 0;
break block190;
}
HEAP32[$2_1 + 184 >> 2] = 73;
HEAP32[$2_1 + 188 >> 2] = -2147483647;
HEAP32[$2_1 + 180 >> 2] = 1066920;
HEAP32[$2_1 + 176 >> 2] = -2147483648;
HEAP8[$2_1 + 200 | 0] = 7;
$118($2_1 + 552 | 0, $2_1 + 176 | 0, HEAPU8[$2_1 + 389 | 0]);
break block186;
}
if (($17_1 | 0) != 2) {
break block191
}
break block180;
}
if (($17_1 | 0) == 2) {
break block180
}
$3_1 = HEAPU8[$2_1 + 389 | 0];
$0_1 = HEAP32[$2_1 + 364 >> 2];
block192 : {
if (!$0_1) {
$12_1 = 0;
$1_1 = 0;
$24_1 = 1;
$37_1 = 0;
$0_1 = 1;
break block192;
}
$6_1 = HEAP32[$0_1 + 20 >> 2];
$12_1 = HEAP32[$0_1 + 16 >> 2];
$1_1 = HEAP32[$0_1 + 12 >> 2];
$24_1 = HEAP32[$0_1 + 8 >> 2];
$37_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = HEAP32[$0_1 >> 2];
}
HEAP32[$2_1 + 636 >> 2] = $1_1;
HEAP32[$2_1 + 632 >> 2] = $24_1;
HEAP32[$2_1 + 628 >> 2] = 1;
HEAP32[$2_1 + 624 >> 2] = 1067056;
HEAP32[$2_1 + 620 >> 2] = $37_1;
HEAP32[$2_1 + 616 >> 2] = $0_1;
$0_1 = $2_1 + 176 | 0;
$26($0_1, $2_1 + 616 | 0, 3);
HEAP8[$2_1 + 200 | 0] = 6;
HEAP32[$2_1 + 196 >> 2] = $6_1;
HEAP32[$2_1 + 192 >> 2] = $12_1;
HEAP32[$2_1 + 188 >> 2] = $12_1 ? -2147483648 : -2147483647;
$118($2_1 + 552 | 0, $0_1, $3_1);
break block186;
}
$1_1 = 0;
$20_1 = $5_1 ? $19_1 : 0;
HEAP32[$2_1 + 556 >> 2] = $20_1;
$24_1 = 1;
$3_1 = $5_1 ? $5_1 : 1;
HEAP32[$2_1 + 552 >> 2] = $3_1;
$0_1 = 8;
$12_1 = 1066506;
$6_1 = 40;
block205 : {
block203 : {
block204 : {
block193 : {
switch (HEAPU8[$2_1 + 369 | 0] - 1 | 0) {
case 1:
$0_1 = 10;
$12_1 = 1066593;
$6_1 = 39;
break block203;
case 2:
$0_1 = 11;
$12_1 = 1066632;
$6_1 = 54;
break block203;
case 3:
$12_1 = 1066686;
$0_1 = 12;
break block204;
case 4:
$0_1 = 13;
$12_1 = 1066733;
$6_1 = 33;
break block203;
case 5:
$0_1 = 14;
$12_1 = 1066766;
$6_1 = 41;
break block203;
case 6:
$0_1 = 15;
$12_1 = 1066807;
$6_1 = 33;
break block203;
case 7:
$0_1 = 16;
$12_1 = 1066840;
$6_1 = 30;
break block203;
case 8:
$0_1 = 17;
$12_1 = 1066870;
$6_1 = 33;
break block203;
case 9:
case 10:
HEAP32[$2_1 + 180 >> 2] = 2;
HEAP32[$2_1 + 176 >> 2] = $2_1 + 552;
$163($2_1 + 616 | 0, 1050869, $2_1 + 176 | 0);
HEAP8[$2_1 + 640 | 0] = 18;
HEAP32[$2_1 + 628 >> 2] = -2147483647;
break block205;
case 0:
break block193;
default:
break block203;
};
}
$12_1 = 1066546;
$0_1 = 9;
}
$6_1 = 47;
}
if (($17_1 | 0) == 1) {
$1_1 = HEAP32[$2_1 + 360 >> 2];
HEAP32[$2_1 + 176 >> 2] = HEAP32[$2_1 + 356 >> 2];
HEAP32[$2_1 + 180 >> 2] = $1_1;
$72($2_1 + 40 | 0, $2_1 + 176 | 0, $3_1, $20_1);
$24_1 = HEAP32[$2_1 + 40 >> 2];
$1_1 = HEAP32[$2_1 + 44 >> 2];
}
HEAP32[$2_1 + 204 >> 2] = $6_1;
HEAP32[$2_1 + 200 >> 2] = $12_1;
HEAP32[$2_1 + 196 >> 2] = 2;
HEAP32[$2_1 + 192 >> 2] = 1066904;
HEAP32[$2_1 + 188 >> 2] = $1_1;
HEAP32[$2_1 + 184 >> 2] = $24_1;
HEAP32[$2_1 + 180 >> 2] = 1;
HEAP32[$2_1 + 176 >> 2] = 1066903;
$26($2_1 + 616 | 0, $2_1 + 176 | 0, 4);
HEAP32[$2_1 + 628 >> 2] = -2147483647;
HEAP8[$2_1 + 640 | 0] = $0_1;
}
$118($2_1 + 552 | 0, $2_1 + 616 | 0, HEAPU8[$2_1 + 389 | 0]);
break block186;
}
wasm2js_trap();
}
$3_1 = HEAP32[$0_1 + 28 >> 2] + Math_imul($3_1, 40) | 0;
$0_1 = $3_1 + 12 | 0;
$24_1 = $3_1 + 24 | 0;
break block190;
}
HEAP32[$2_1 + 560 >> 2] = 63;
HEAP32[$2_1 + 564 >> 2] = -2147483647;
HEAP32[$2_1 + 556 >> 2] = 1066993;
HEAP32[$2_1 + 552 >> 2] = -2147483648;
HEAP8[$2_1 + 576 | 0] = 3;
break block186;
}
$12_1 = 0;
$0_1 = $1_1 & 1 ? $24_1 : $0_1;
$3_1 = 1;
if ($16_1 >>> 0 >= HEAPU32[$0_1 + 8 >> 2]) {
break block189
}
$0_1 = HEAP32[$0_1 + 4 >> 2] + Math_imul($16_1, 12) | 0;
$12_1 = HEAP32[$0_1 + 8 >> 2];
$3_1 = HEAP32[$0_1 + 4 >> 2];
}
HEAP32[$2_1 + 608 >> 2] = $12_1;
HEAP32[$2_1 + 604 >> 2] = $3_1;
$0_1 = $1_1 & 1;
HEAP32[$2_1 + 676 >> 2] = $0_1 ? 14 : 6;
HEAP32[$2_1 + 672 >> 2] = $0_1 ? 1066906 : 1052022;
HEAP32[$2_1 + 188 >> 2] = 2;
HEAP32[$2_1 + 180 >> 2] = 2;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 672;
HEAP32[$2_1 + 176 >> 2] = $2_1 + 604;
$3_1 = $2_1 + 176 | 0;
$163($2_1 + 692 | 0, 1049552, $3_1);
$0_1 = $2_1 + 32 | 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 1;
HEAP32[$2_1 + 712 >> 2] = 0;
$0_1 = HEAP32[$2_1 + 36 >> 2];
HEAP32[$2_1 + 704 >> 2] = HEAP32[$2_1 + 32 >> 2];
HEAP32[$2_1 + 708 >> 2] = $0_1;
HEAP32[$2_1 + 180 >> 2] = 1068376;
HEAP32[$2_1 + 184 >> 2] = 1610612768;
HEAP32[$2_1 + 188 >> 2] = 0;
HEAP32[$2_1 + 176 >> 2] = $2_1 + 704;
$0_1 = $2_1 + 616 | 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
$12_1 = 1;
block206 : {
if (FUNCTION_TABLE[HEAP32[HEAP32[$3_1 + 4 >> 2] + 12 >> 2]](HEAP32[$3_1 >> 2], 1064754, 6) | 0) {
break block206
}
if (HEAP32[$0_1 >> 2] == 1) {
HEAP32[$6_1 + 8 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$6_1 + 20 >> 2] = 4;
HEAP32[$6_1 + 16 >> 2] = $6_1 + 8;
if ($169(HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2], 1049017, $6_1 + 16 | 0)) {
break block206
}
}
HEAP32[$6_1 + 12 >> 2] = 6;
HEAP32[$6_1 + 8 >> 2] = HEAPU8[$0_1 + 12 | 0] ? 1052028 : 1052022;
HEAP32[$6_1 + 28 >> 2] = 4;
HEAP32[$6_1 + 24 >> 2] = $0_1 + 8;
HEAP32[$6_1 + 20 >> 2] = 2;
HEAP32[$6_1 + 16 >> 2] = $6_1 + 8;
$12_1 = $169(HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2], 1049028, $6_1 + 16 | 0);
}
global$0 = $6_1 + 32 | 0;
if ($12_1) {
break block158
}
HEAP32[$2_1 + 572 >> 2] = HEAP32[$2_1 + 712 >> 2];
$0_1 = HEAP32[$2_1 + 708 >> 2];
HEAP32[$2_1 + 564 >> 2] = HEAP32[$2_1 + 704 >> 2];
HEAP32[$2_1 + 568 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 696 >> 2];
HEAP32[$2_1 + 552 >> 2] = HEAP32[$2_1 + 692 >> 2];
HEAP32[$2_1 + 556 >> 2] = $0_1;
HEAP32[$2_1 + 560 >> 2] = HEAP32[$2_1 + 700 >> 2];
HEAP8[$2_1 + 576 | 0] = $1_1 ^ 5;
}
HEAP32[$18_1 + 24 >> 2] = HEAP32[$2_1 + 576 >> 2];
$0_1 = HEAP32[$2_1 + 572 >> 2];
HEAP32[$18_1 + 16 >> 2] = HEAP32[$2_1 + 568 >> 2];
HEAP32[$18_1 + 20 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 564 >> 2];
HEAP32[$18_1 + 8 >> 2] = HEAP32[$2_1 + 560 >> 2];
HEAP32[$18_1 + 12 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 556 >> 2];
HEAP32[$18_1 >> 2] = HEAP32[$2_1 + 552 >> 2];
HEAP32[$18_1 + 4 >> 2] = $0_1;
$24_1 = $7_1 & 255;
$12_1 = 1;
if (($24_1 | 0) == ($29_1 | 0)) {
break block207
}
if (!$24_1) {
if ($5_1) {
break block208
}
$12_1 = 1065950;
$6_1 = 78;
break block209;
}
$12_1 = 1066315;
$6_1 = 110;
if (!$5_1 | ($19_1 | 0) != 6) {
break block209
}
$12_1 = 1818326117;
$0_1 = HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24);
$1_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($1_1 | 0) != 1818326117) {
break block210
}
$12_1 = 29556;
$6_1 = 0;
$0_1 = $5_1 + 4 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8;
$1_1 = ($0_1 << 8 | $0_1 >>> 8) & 65535;
if (($1_1 | 0) != 29556) {
break block210
}
break block211;
}
wasm2js_trap();
}
$12_1 = $4_1 ? 1066104 : 1066028;
$6_1 = $4_1 ? 109 : 76;
break block209;
}
$6_1 = $1_1 >>> 0 < $12_1 >>> 0 ? -1 : 1;
}
$12_1 = $6_1 ? 1066315 : 1066213;
$6_1 = $6_1 ? 110 : 102;
}
HEAP8[$18_1 + 52 | 0] = 19;
HEAP32[$18_1 + 48 >> 2] = 81;
HEAP32[$18_1 + 44 >> 2] = 1066425;
HEAP32[$18_1 + 40 >> 2] = -2147483648;
HEAP32[$18_1 + 36 >> 2] = $6_1;
HEAP32[$18_1 + 32 >> 2] = $12_1;
HEAP32[$18_1 + 28 >> 2] = -2147483648;
$12_1 = 2;
}
$20_1 = HEAPU8[$2_1 + 368 | 0];
if (!(($20_1 | 0) == 1 & ($17_1 | 0) != 2 | ($4_1 | $29_1))) {
$0_1 = $18_1 + Math_imul($12_1, 28) | 0;
HEAP8[$0_1 + 24 | 0] = 20;
HEAP32[$0_1 + 8 >> 2] = 90;
HEAP32[$0_1 + 12 >> 2] = -2147483647;
HEAP32[$0_1 + 4 >> 2] = 1065860;
HEAP32[$0_1 >> 2] = -2147483648;
$12_1 = $12_1 + 1 | 0;
}
$3_1 = HEAP32[$2_1 + 444 >> 2];
$7_1 = HEAP32[$2_1 + 440 >> 2];
$0_1 = 0;
HEAP32[$2_1 + 588 >> 2] = 0;
HEAP32[$2_1 + 580 >> 2] = 0;
HEAP32[$2_1 + 584 >> 2] = 4;
$1_1 = 4;
block214 : {
block213 : {
if (($21_1 | 0) != 2) {
break block213
}
$6_1 = ($20_1 | 0) == 1 & ($17_1 | 0) != 2;
if (!($4_1 ? 0 : $29_1)) {
if (!($6_1 | ($4_1 | 0) != 0) | $29_1) {
break block213
}
HEAP32[$2_1 + 556 >> 2] = $4_1 ? 22 : 25;
HEAP32[$2_1 + 552 >> 2] = $4_1 ? 1067561 : 1067536;
HEAP32[$2_1 + 620 >> 2] = 2;
HEAP32[$2_1 + 616 >> 2] = $2_1 + 552;
$163($2_1 + 176 | 0, 1050754, $2_1 + 616 | 0);
HEAP8[$2_1 + 228 | 0] = 1;
HEAP8[$2_1 + 224 | 0] = 1;
HEAP32[$2_1 + 212 >> 2] = -2147483648;
HEAP32[$2_1 + 200 >> 2] = -2147483648;
HEAP32[$2_1 + 188 >> 2] = -2147483647;
$0_1 = HEAP32[$2_1 + 588 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 580 >> 2]) {
$100($2_1 + 580 | 0)
}
$185(HEAP32[$2_1 + 584 >> 2] + Math_imul($0_1, 56) | 0, $2_1 + 176 | 0, 56);
HEAP32[$2_1 + 588 >> 2] = $0_1 + 1;
break block214;
}
if ($6_1) {
break block213
}
block215 : {
if ($3_1) {
$103($2_1 + 592 | 0, $2_1 + 352 | 0, HEAP32[$7_1 + 4 >> 2], HEAP32[$7_1 + 8 >> 2], 0, $2_1);
break block215;
}
HEAP32[$2_1 + 592 >> 2] = -2147483648;
}
HEAP8[$2_1 + 704 | 0] = $29_1;
HEAP32[$2_1 + 556 >> 2] = $5_1 ? $19_1 : 6;
HEAP32[$2_1 + 552 >> 2] = $5_1 ? $5_1 : 1052008;
HEAP32[$2_1 + 628 >> 2] = 2;
HEAP32[$2_1 + 620 >> 2] = 9;
HEAP32[$2_1 + 624 >> 2] = $2_1 + 552;
HEAP32[$2_1 + 616 >> 2] = $2_1 + 704;
$163($2_1 + 176 | 0, 1050181, $2_1 + 616 | 0);
HEAP8[$2_1 + 228 | 0] = 0;
HEAP32[$2_1 + 188 >> 2] = -2147483647;
HEAP8[$2_1 + 224 | 0] = 0;
HEAP32[$2_1 + 212 >> 2] = -2147483648;
$0_1 = HEAP32[$2_1 + 596 >> 2];
HEAP32[$2_1 + 200 >> 2] = HEAP32[$2_1 + 592 >> 2];
HEAP32[$2_1 + 204 >> 2] = $0_1;
HEAP32[$2_1 + 208 >> 2] = HEAP32[$2_1 + 600 >> 2];
$0_1 = HEAP32[$2_1 + 588 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 580 >> 2]) {
$100($2_1 + 580 | 0)
}
$1_1 = HEAP32[$2_1 + 584 >> 2];
$185($1_1 + Math_imul($0_1, 56) | 0, $2_1 + 176 | 0, 56);
$0_1 = $0_1 + 1 | 0;
HEAP32[$2_1 + 588 >> 2] = $0_1;
}
if (($29_1 | 0) != 2) {
break block214
}
if (HEAP32[$2_1 + 580 >> 2] == ($0_1 | 0)) {
$100($2_1 + 580 | 0);
$1_1 = HEAP32[$2_1 + 584 >> 2];
}
$1_1 = Math_imul($0_1, 56) + $1_1 | 0;
HEAP8[$1_1 + 52 | 0] = 2;
HEAP32[$1_1 + 20 >> 2] = 88;
HEAP32[$1_1 + 24 >> 2] = -2147483647;
HEAP32[$1_1 + 16 >> 2] = 1067167;
HEAP32[$1_1 + 8 >> 2] = 110;
HEAP32[$1_1 + 12 >> 2] = -2147483648;
HEAP32[$1_1 + 4 >> 2] = 1067057;
HEAP32[$1_1 >> 2] = -2147483648;
HEAP32[$2_1 + 588 >> 2] = $0_1 + 1;
}
block222 : {
block220 : {
block221 : {
block218 : {
block219 : {
block216 : {
if (!$5_1) {
break block216
}
block217 : {
if (($19_1 | 0) != 6) {
break block217
}
$0_1 = $5_1 + 4 | 0;
if (!((HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24)) ^ 1702125932 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 29811)) {
break block217
}
$0_1 = 0;
while (1) {
$1_1 = HEAPU8[$0_1 + $5_1 | 0];
$3_1 = ((($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $1_1) & 255;
$1_1 = HEAPU8[$0_1 + 1052008 | 0];
if (($3_1 | 0) != (((($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $1_1) & 255)) {
break block217
}
$0_1 = $0_1 + 1 | 0;
if (($0_1 | 0) != 6) {
continue
}
break;
};
$103($2_1 + 604 | 0, $2_1 + 352 | 0, 1052008, 6, $4_1, HEAP32[$2_1 + 432 >> 2]);
HEAP32[$2_1 + 708 >> 2] = 6;
HEAP32[$2_1 + 704 >> 2] = $5_1;
HEAP32[$2_1 + 620 >> 2] = 2;
HEAP32[$2_1 + 616 >> 2] = $2_1 + 704;
$1_1 = $2_1 + 616 | 0;
$163($2_1 + 176 | 0, 1051087, $1_1);
HEAP32[$2_1 + 628 >> 2] = -2147483648;
$0_1 = HEAP32[$2_1 + 608 >> 2];
HEAP32[$2_1 + 552 >> 2] = HEAP32[$2_1 + 604 >> 2];
HEAP32[$2_1 + 556 >> 2] = $0_1;
HEAP32[$2_1 + 560 >> 2] = HEAP32[$2_1 + 612 >> 2];
HEAP32[$2_1 + 616 >> 2] = -2147483648;
HEAP8[$2_1 + 640 | 0] = 3;
HEAP32[$2_1 + 572 >> 2] = HEAP32[$2_1 + 636 >> 2];
$0_1 = HEAP32[$2_1 + 632 >> 2];
HEAP32[$2_1 + 564 >> 2] = HEAP32[$2_1 + 628 >> 2];
HEAP32[$2_1 + 568 >> 2] = $0_1;
$0($1_1);
HEAP8[$2_1 + 228 | 0] = 3;
HEAP32[$2_1 + 188 >> 2] = -2147483647;
HEAP8[$2_1 + 224 | 0] = 3;
$0_1 = HEAP32[$2_1 + 556 >> 2];
HEAP32[$2_1 + 200 >> 2] = HEAP32[$2_1 + 552 >> 2];
HEAP32[$2_1 + 204 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 564 >> 2];
HEAP32[$2_1 + 208 >> 2] = HEAP32[$2_1 + 560 >> 2];
HEAP32[$2_1 + 212 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 572 >> 2];
HEAP32[$2_1 + 216 >> 2] = HEAP32[$2_1 + 568 >> 2];
HEAP32[$2_1 + 220 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 588 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 580 >> 2]) {
$100($2_1 + 580 | 0)
}
$185(HEAP32[$2_1 + 584 >> 2] + Math_imul($0_1, 56) | 0, $2_1 + 176 | 0, 56);
HEAP32[$2_1 + 588 >> 2] = $0_1 + 1;
}
if ($4_1) {
if ($20_1 | ($17_1 | 0) == 2) {
break block216
}
HEAP32[$2_1 + 556 >> 2] = $19_1;
HEAP32[$2_1 + 552 >> 2] = $5_1;
HEAP32[$2_1 + 620 >> 2] = 2;
HEAP32[$2_1 + 616 >> 2] = $2_1 + 552;
$163($2_1 + 176 | 0, 1049886, $2_1 + 616 | 0);
HEAP8[$2_1 + 228 | 0] = 4;
HEAP32[$2_1 + 200 >> 2] = -2147483647;
HEAP32[$2_1 + 188 >> 2] = -2147483647;
$0_1 = HEAP32[$2_1 + 588 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 580 >> 2]) {
$100($2_1 + 580 | 0)
}
$185(HEAP32[$2_1 + 584 >> 2] + Math_imul($0_1, 56) | 0, $2_1 + 176 | 0, 56);
HEAP32[$2_1 + 588 >> 2] = $0_1 + 1;
break block218;
}
if (($17_1 | 0) != 2) {
break block219
}
break block220;
}
if (($17_1 | 0) == 2) {
break block220
}
if ($4_1) {
break block218
}
}
if (!$29_1 | ($20_1 | 0) != 1) {
break block218
}
if ((HEAPU8[$2_1 + 369 | 0] - 5 & 255) >>> 0 < 2) {
break block221
}
}
HEAP32[$2_1 + 616 >> 2] = -2147483647;
break block222;
}
if (!$28_1) {
HEAP32[$2_1 + 616 >> 2] = -2147483647;
break block222;
}
$105($2_1 + 24 | 0, $23_1);
$0_1 = 1056324;
block223 : {
if (HEAP32[$2_1 + 24 >> 2]) {
break block223
}
$0_1 = $115($28_1, HEAP32[$2_1 + 400 >> 2], HEAP32[$2_1 + 412 >> 2], HEAP32[$2_1 + 416 >> 2]);
if (HEAPU8[$0_1 | 0] == 5 ? $0_1 : 0) {
break block223
}
HEAP32[$2_1 + 616 >> 2] = -2147483647;
break block222;
}
if (!$5_1) {
HEAP32[$2_1 + 616 >> 2] = -2147483647;
break block222;
}
$3_1 = -2147483648;
$1_1 = $41($15_1, $5_1, $19_1);
if ($1_1) {
$103($2_1 + 672 | 0, $2_1 + 352 | 0, $5_1, $19_1, HEAP32[$1_1 + 4 >> 2], HEAP32[$1_1 + 8 >> 2]);
$3_1 = HEAP32[$2_1 + 672 >> 2];
}
HEAP32[$2_1 + 684 >> 2] = $0_1 + 12;
HEAP32[$2_1 + 688 >> 2] = $0_1 + 20;
HEAP32[$2_1 + 188 >> 2] = 5;
HEAP32[$2_1 + 180 >> 2] = 5;
HEAP32[$2_1 + 184 >> 2] = $2_1 + 688;
HEAP32[$2_1 + 176 >> 2] = $2_1 + 684;
$7_1 = $2_1 + 176 | 0;
$163($2_1 + 692 | 0, 1049979, $7_1);
$6_1 = -2147483647;
if (($3_1 | 0) != -2147483648) {
HEAP32[$2_1 + 188 >> 2] = -2147483648;
HEAP32[$2_1 + 176 >> 2] = -2147483648;
HEAP8[$2_1 + 200 | 0] = 3;
HEAP32[$2_1 + 712 >> 2] = HEAP32[$2_1 + 196 >> 2];
$1_1 = HEAP32[$2_1 + 192 >> 2];
HEAP32[$2_1 + 704 >> 2] = HEAP32[$2_1 + 188 >> 2];
HEAP32[$2_1 + 708 >> 2] = $1_1;
$16_1 = HEAP32[$2_1 + 676 >> 2];
$47_1 = HEAP32[$2_1 + 680 >> 2];
$0($7_1);
$6_1 = $3_1;
}
HEAP32[$2_1 + 188 >> 2] = -2147483648;
HEAP32[$2_1 + 192 >> 2] = HEAP32[$0_1 + 28 >> 2];
HEAP8[$2_1 + 228 | 0] = 5;
$3_1 = HEAP32[$2_1 + 696 >> 2];
$7_1 = HEAP32[$2_1 + 692 >> 2];
HEAP32[$2_1 + 176 >> 2] = $7_1;
HEAP32[$2_1 + 180 >> 2] = $3_1;
$1_1 = HEAP32[$2_1 + 700 >> 2];
HEAP32[$2_1 + 184 >> 2] = $1_1;
HEAP32[$2_1 + 200 >> 2] = -2147483647;
HEAP32[$2_1 + 552 >> 2] = $7_1;
HEAP32[$2_1 + 556 >> 2] = $3_1;
HEAP32[$2_1 + 560 >> 2] = $1_1;
$0_1 = HEAP32[$0_1 + 32 >> 2];
HEAP32[$2_1 + 196 >> 2] = $0_1;
HEAP32[$2_1 + 572 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 192 >> 2];
HEAP32[$2_1 + 564 >> 2] = HEAP32[$2_1 + 188 >> 2];
HEAP32[$2_1 + 568 >> 2] = $0_1;
$49($2_1 + 200 | 0);
HEAP32[$2_1 + 644 >> 2] = $16_1;
HEAP32[$2_1 + 648 >> 2] = $47_1;
HEAP32[$2_1 + 640 >> 2] = $6_1;
HEAP8[$2_1 + 668 | 0] = 5;
HEAP8[$2_1 + 664 | 0] = 3;
$0_1 = HEAP32[$2_1 + 556 >> 2];
HEAP32[$2_1 + 616 >> 2] = HEAP32[$2_1 + 552 >> 2];
HEAP32[$2_1 + 620 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 564 >> 2];
HEAP32[$2_1 + 624 >> 2] = HEAP32[$2_1 + 560 >> 2];
HEAP32[$2_1 + 628 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 572 >> 2];
HEAP32[$2_1 + 632 >> 2] = HEAP32[$2_1 + 568 >> 2];
HEAP32[$2_1 + 636 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 708 >> 2];
HEAP32[$2_1 + 652 >> 2] = HEAP32[$2_1 + 704 >> 2];
HEAP32[$2_1 + 656 >> 2] = $0_1;
HEAP32[$2_1 + 660 >> 2] = HEAP32[$2_1 + 712 >> 2];
break block222;
}
HEAP32[$2_1 + 616 >> 2] = -2147483647;
}
$0_1 = $2_1 + 580 | 0;
$1_1 = HEAP32[$0_1 + 8 >> 2];
$16_1 = $2_1 + 616 | 0;
$6_1 = HEAP32[$16_1 >> 2];
$3_1 = ($6_1 | 0) != -2147483647;
if ($3_1 >>> 0 > HEAP32[$0_1 >> 2] - $1_1 >>> 0) {
$153($0_1, $1_1, $3_1, 4, 56);
$1_1 = HEAP32[$0_1 + 8 >> 2];
}
$30_1 = $30_1 ? 0 : $29_1;
if (($6_1 | 0) != -2147483647) {
$3_1 = HEAP32[$0_1 + 4 >> 2] + Math_imul($1_1, 56) | 0;
HEAP32[$3_1 >> 2] = $6_1;
$185($3_1 + 4 | 0, $16_1 + 4 | 0, 52);
$1_1 = $1_1 + 1 | 0;
}
HEAP32[$0_1 + 8 >> 2] = $1_1;
block224 : {
if (!$28_1 | ($11_1 | 0) == -2147483648) {
break block224
}
$0_1 = HEAP32[$2_1 + 412 >> 2];
block231 : {
block229 : {
block230 : {
block228 : {
block227 : {
block225 : {
block226 : {
$16_1 = HEAP32[$2_1 + 416 >> 2];
switch ($16_1 - 8 | 0) {
case 0:
break block225;
case 1:
break block226;
default:
break block227;
};
}
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$0_1 + 8 | 0] ^ 116 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1936681068) {
break block228
}
break block229;
}
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) == 1768383858 & (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) == 2037544051) {
break block229
}
break block228;
}
if ($16_1 >>> 0 < 8) {
break block230
}
}
$172($2_1 + 16 | 0, 46, $0_1, $16_1);
$6_1 = HEAP32[$2_1 + 16 >> 2] != 0;
break block231;
}
if (!$16_1) {
$6_1 = 0;
break block231;
}
$28_1 = $16_1 - 1 | 0;
while (1) {
$6_1 = HEAPU8[$0_1 | 0] == 46;
if ($6_1) {
break block231
}
$0_1 = $0_1 + 1 | 0;
$1_1 = $28_1;
$28_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
break block231;
}
$6_1 = 1;
}
if (!$5_1) {
break block224
}
$0_1 = $2_1 + 8 | 0;
HEAP32[$0_1 + 4 >> 2] = $5_1 + $19_1;
HEAP32[$0_1 >> 2] = $5_1;
$3_1 = HEAP32[$2_1 + 12 >> 2];
$0_1 = HEAP32[$2_1 + 8 >> 2];
while (1) {
if (($0_1 | 0) != ($3_1 | 0)) {
$1_1 = HEAPU8[$0_1 | 0];
$0_1 = $0_1 + 1 | 0;
if (($1_1 - 58 & 255) >>> 0 >= 246) {
continue
}
break block224;
}
break;
};
block234 : {
block233 : {
switch ($19_1 | 0) {
case 1:
$0_1 = HEAPU8[$5_1 | 0];
switch ($0_1 - 43 | 0) {
case 0:
case 2:
break block224;
default:
break block234;
};
case 0:
break block224;
default:
break block233;
};
}
$0_1 = HEAPU8[$5_1 | 0];
}
$1_1 = ($0_1 & 255) == 43;
$0_1 = $1_1 + $5_1 | 0;
$1_1 = $19_1 - $1_1 | 0;
block235 : {
if ($1_1 >>> 0 >= 9) {
$28_1 = 0;
while (1) {
if (!$1_1) {
break block235
}
$7_1 = HEAPU8[$0_1 | 0] - 48 | 0;
if ($7_1 >>> 0 > 9) {
break block224
}
$3_1 = __wasm_i64_mul($28_1, 0, 10, 0);
if (i64toi32_i32$HIGH_BITS) {
break block224
}
$0_1 = $0_1 + 1 | 0;
$1_1 = $1_1 - 1 | 0;
$28_1 = $3_1 + $7_1 | 0;
if ($7_1 >>> 0 <= $28_1 >>> 0) {
continue
}
break;
};
break block224;
}
$28_1 = 0;
if (!$1_1) {
break block235
}
while (1) {
$3_1 = HEAPU8[$0_1 | 0] - 48 | 0;
if ($3_1 >>> 0 > 9) {
break block224
}
$0_1 = $0_1 + 1 | 0;
$28_1 = $3_1 + Math_imul($28_1, 10) | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
if (!$6_1) {
break block224
}
block236 : {
if ($14_1 >>> 0 <= 7) {
if ($14_1) {
while (1) {
if (HEAPU8[$10_1 | 0] == 47) {
break block224
}
$10_1 = $10_1 + 1 | 0;
$14_1 = $14_1 - 1 | 0;
if ($14_1) {
continue
}
break;
}
}
if ($28_1 - 80 >>> 0 <= 65455) {
break block236
}
break block224;
}
$172($2_1, 47, $10_1, $14_1);
if (HEAP32[$2_1 >> 2] | $28_1 - 80 >>> 0 > 65455) {
break block224
}
}
HEAP32[$2_1 + 556 >> 2] = $19_1;
HEAP32[$2_1 + 552 >> 2] = $5_1;
HEAP32[$2_1 + 620 >> 2] = 2;
HEAP32[$2_1 + 616 >> 2] = $2_1 + 552;
$163($2_1 + 176 | 0, 1049719, $2_1 + 616 | 0);
HEAP8[$2_1 + 228 | 0] = 6;
HEAP32[$2_1 + 200 >> 2] = -2147483647;
HEAP32[$2_1 + 188 >> 2] = -2147483647;
$0_1 = HEAP32[$2_1 + 588 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 580 >> 2]) {
$100($2_1 + 580 | 0)
}
$185(HEAP32[$2_1 + 584 >> 2] + Math_imul($0_1, 56) | 0, $2_1 + 176 | 0, 56);
HEAP32[$2_1 + 588 >> 2] = $0_1 + 1;
}
$0_1 = $30_1 & 255;
if (($0_1 | 0) != ($29_1 | 0)) {
HEAP8[$2_1 + 552 | 0] = $30_1;
HEAP8[$2_1 + 704 | 0] = $29_1;
HEAP32[$2_1 + 628 >> 2] = 9;
HEAP32[$2_1 + 620 >> 2] = 9;
HEAP32[$2_1 + 624 >> 2] = $2_1 + 704;
HEAP32[$2_1 + 616 >> 2] = $2_1 + 552;
$163($2_1 + 176 | 0, 1050965, $2_1 + 616 | 0);
HEAP8[$2_1 + 228 | 0] = 7;
HEAP32[$2_1 + 196 >> 2] = 95;
HEAP32[$2_1 + 200 >> 2] = -2147483647;
HEAP32[$2_1 + 192 >> 2] = 1067583;
HEAP32[$2_1 + 188 >> 2] = -2147483648;
$1_1 = HEAP32[$2_1 + 588 >> 2];
if (($1_1 | 0) == HEAP32[$2_1 + 580 >> 2]) {
$100($2_1 + 580 | 0)
}
$185(HEAP32[$2_1 + 584 >> 2] + Math_imul($1_1, 56) | 0, $2_1 + 176 | 0, 56);
HEAP32[$2_1 + 588 >> 2] = $1_1 + 1;
}
if (!(!$0_1 | ($9_1 | 0) == 4)) {
$0_1 = $9_1 << 2;
HEAP32[$2_1 + 556 >> 2] = HEAP32[$0_1 + 1069236 >> 2];
HEAP32[$2_1 + 552 >> 2] = HEAP32[$0_1 + 1069252 >> 2];
HEAP32[$2_1 + 620 >> 2] = 2;
HEAP32[$2_1 + 616 >> 2] = $2_1 + 552;
$163($2_1 + 176 | 0, 1067255, $2_1 + 616 | 0);
HEAP8[$2_1 + 228 | 0] = 8;
HEAP32[$2_1 + 196 >> 2] = 101;
HEAP32[$2_1 + 200 >> 2] = -2147483647;
HEAP32[$2_1 + 192 >> 2] = 1067435;
HEAP32[$2_1 + 188 >> 2] = -2147483648;
$0_1 = HEAP32[$2_1 + 588 >> 2];
if (($0_1 | 0) == HEAP32[$2_1 + 580 >> 2]) {
$100($2_1 + 580 | 0)
}
$185(HEAP32[$2_1 + 584 >> 2] + Math_imul($0_1, 56) | 0, $2_1 + 176 | 0, 56);
HEAP32[$2_1 + 588 >> 2] = $0_1 + 1;
}
HEAP32[$2_1 + 224 >> 2] = HEAP32[$2_1 + 588 >> 2];
$0_1 = HEAP32[$2_1 + 584 >> 2];
HEAP32[$2_1 + 216 >> 2] = HEAP32[$2_1 + 580 >> 2];
HEAP32[$2_1 + 220 >> 2] = $0_1;
HEAP8[$2_1 + 552 | 0] = ($9_1 | 0) != 4;
HEAP8[$2_1 + 704 | 0] = $30_1;
HEAP32[$2_1 + 616 >> 2] = 16842753;
HEAP32[$2_1 + 620 >> 2] = 16777216;
$0_1 = $2_1 + 312 | 0;
$10_1 = global$0 - 48 | 0;
global$0 = $10_1;
HEAP32[$10_1 + 4 >> 2] = $2_1 + 552;
HEAP32[$10_1 >> 2] = $2_1 + 704;
$3_1 = $2_1 + 616 | 0;
$1_1 = HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24);
HEAP32[$10_1 + 8 >> 2] = HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24);
HEAP32[$10_1 + 12 >> 2] = $1_1;
$14_1 = $10_1 + 8 | 0;
$4_1 = 0;
while (1) {
$16_1 = $10_1 + 42 | 0;
$3_1 = HEAPU8[$14_1 | 0];
$9_1 = HEAPU8[$14_1 + 1 | 0];
$6_1 = 0;
$20_1 = 0;
block242 : {
block240 : {
block241 : {
block238 : {
switch (HEAPU8[HEAP32[$10_1 >> 2]] - 1 | 0) {
case 1:
if ($3_1) {
break block241
}
$28_1 = 1;
$1_1 = 2;
break block242;
case 0:
break block238;
default:
break block240;
};
}
if (!$3_1) {
break block240
}
$6_1 = 1;
if (HEAPU8[HEAP32[$10_1 + 4 >> 2]] != 1) {
$28_1 = 3;
$1_1 = 1;
break block242;
}
$28_1 = $9_1 ? 0 : 3;
$20_1 = 2;
$6_1 = $9_1 ? 2 : 1;
$1_1 = $9_1 ? 1 : 2;
break block242;
}
$1_1 = HEAPU8[HEAP32[$10_1 + 4 >> 2]];
$28_1 = $1_1 ? 1 : 3;
$6_1 = $1_1 + 1 | 0;
$1_1 = 1;
break block242;
}
$28_1 = $9_1 ? 0 : 3;
$20_1 = 1;
$6_1 = $9_1 ^ 1;
$1_1 = $9_1 ? 2 : 0;
}
HEAP8[$16_1 + 5 | 0] = $28_1;
HEAP8[$16_1 + 4 | 0] = $1_1;
HEAP8[$16_1 + 3 | 0] = $6_1;
HEAP8[$16_1 + 2 | 0] = $20_1;
HEAP8[$16_1 + 1 | 0] = $9_1;
HEAP8[$16_1 | 0] = $3_1;
$3_1 = ($10_1 + 18 | 0) + $4_1 | 0;
$1_1 = HEAPU8[$10_1 + 46 | 0] | HEAPU8[$10_1 + 47 | 0] << 8;
HEAP8[$3_1 + 4 | 0] = $1_1;
HEAP8[$3_1 + 5 | 0] = $1_1 >>> 8;
$1_1 = HEAPU8[$10_1 + 42 | 0] | HEAPU8[$10_1 + 43 | 0] << 8 | (HEAPU8[$10_1 + 44 | 0] << 16 | HEAPU8[$10_1 + 45 | 0] << 24);
HEAP8[$3_1 | 0] = $1_1;
HEAP8[$3_1 + 1 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $1_1 >>> 24;
$14_1 = $14_1 + 2 | 0;
$4_1 = $4_1 + 6 | 0;
if (($4_1 | 0) != 24) {
continue
}
break;
};
$3_1 = HEAPU8[$10_1 + 38 | 0] | HEAPU8[$10_1 + 39 | 0] << 8 | (HEAPU8[$10_1 + 40 | 0] << 16 | HEAPU8[$10_1 + 41 | 0] << 24);
$1_1 = HEAPU8[$10_1 + 34 | 0] | HEAPU8[$10_1 + 35 | 0] << 8 | (HEAPU8[$10_1 + 36 | 0] << 16 | HEAPU8[$10_1 + 37 | 0] << 24);
HEAP8[$0_1 + 16 | 0] = $1_1;
HEAP8[$0_1 + 17 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 18 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 19 | 0] = $1_1 >>> 24;
HEAP8[$0_1 + 20 | 0] = $3_1;
HEAP8[$0_1 + 21 | 0] = $3_1 >>> 8;
HEAP8[$0_1 + 22 | 0] = $3_1 >>> 16;
HEAP8[$0_1 + 23 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[$10_1 + 30 | 0] | HEAPU8[$10_1 + 31 | 0] << 8 | (HEAPU8[$10_1 + 32 | 0] << 16 | HEAPU8[$10_1 + 33 | 0] << 24);
$1_1 = HEAPU8[$10_1 + 26 | 0] | HEAPU8[$10_1 + 27 | 0] << 8 | (HEAPU8[$10_1 + 28 | 0] << 16 | HEAPU8[$10_1 + 29 | 0] << 24);
HEAP8[$0_1 + 8 | 0] = $1_1;
HEAP8[$0_1 + 9 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 10 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 11 | 0] = $1_1 >>> 24;
HEAP8[$0_1 + 12 | 0] = $3_1;
HEAP8[$0_1 + 13 | 0] = $3_1 >>> 8;
HEAP8[$0_1 + 14 | 0] = $3_1 >>> 16;
HEAP8[$0_1 + 15 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[$10_1 + 22 | 0] | HEAPU8[$10_1 + 23 | 0] << 8 | (HEAPU8[$10_1 + 24 | 0] << 16 | HEAPU8[$10_1 + 25 | 0] << 24);
$1_1 = HEAPU8[$10_1 + 18 | 0] | HEAPU8[$10_1 + 19 | 0] << 8 | (HEAPU8[$10_1 + 20 | 0] << 16 | HEAPU8[$10_1 + 21 | 0] << 24);
HEAP8[$0_1 | 0] = $1_1;
HEAP8[$0_1 + 1 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 2 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 3 | 0] = $1_1 >>> 24;
HEAP8[$0_1 + 4 | 0] = $3_1;
HEAP8[$0_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$0_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$0_1 + 7 | 0] = $3_1 >>> 24;
global$0 = $10_1 + 48 | 0;
HEAP8[$2_1 + 347 | 0] = $36_1;
HEAP8[$2_1 + 345 | 0] = $30_1;
HEAP8[$2_1 + 344 | 0] = $29_1;
HEAP8[$2_1 + 346 | 0] = $24_1;
$185($2_1 + 240 | 0, $2_1 + 448 | 0, 72);
HEAP32[$2_1 + 212 >> 2] = $12_1;
HEAP32[$2_1 + 208 >> 2] = $18_1;
HEAP32[$2_1 + 204 >> 2] = $26_1;
HEAP32[$2_1 + 340 >> 2] = 1;
HEAP32[$2_1 + 336 >> 2] = 1053438;
HEAP32[$2_1 + 200 >> 2] = HEAP32[$2_1 + 548 >> 2];
$0_1 = HEAP32[$2_1 + 544 >> 2];
HEAP32[$2_1 + 192 >> 2] = HEAP32[$2_1 + 540 >> 2];
HEAP32[$2_1 + 196 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 536 >> 2];
HEAP32[$2_1 + 184 >> 2] = HEAP32[$2_1 + 532 >> 2];
HEAP32[$2_1 + 188 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 528 >> 2];
HEAP32[$2_1 + 176 >> 2] = HEAP32[$2_1 + 524 >> 2];
HEAP32[$2_1 + 180 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 440 >> 2];
HEAP32[$2_1 + 228 >> 2] = HEAP32[$2_1 + 436 >> 2];
HEAP32[$2_1 + 232 >> 2] = $0_1;
HEAP32[$2_1 + 236 >> 2] = HEAP32[$2_1 + 444 >> 2];
$185($43_1, $2_1 + 176 | 0, 172);
}
global$0 = $2_1 + 720 | 0;
$0($13_1 + 76 | 0);
$0($13_1 + 88 | 0);
$56($13_1);
$0_1 = $13_1 + 52 | 0;
$24($0_1);
$152($0_1, 4, 12);
$18($13_1 + 100 | 0);
if (HEAP32[$41_1 + 4 >> 2] != 3) {
break block243
}
$0_1 = HEAP32[$41_1 + 8 >> 2];
}
HEAP32[$25_1 + 292 >> 2] = $0_1;
$0_1 = $41_1 + 292 | 0;
$106($54_1, $0_1);
$25($0_1);
break block244;
}
$13_1 = $41_1 + 292 | 0;
$185($13_1, $41_1 + 4 | 0, 172);
$7_1 = global$0 - 32 | 0;
global$0 = $7_1;
$156($7_1 + 20 | 0, 1536, 1, 1);
$0_1 = HEAP32[$7_1 + 24 >> 2];
if (HEAP32[$7_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$7_1 + 16 >> 2] = 0;
HEAP32[$7_1 + 12 >> 2] = HEAP32[$7_1 + 28 >> 2];
HEAP32[$7_1 + 8 >> 2] = $0_1;
$4_1 = $7_1 + 8 | 0;
$157($4_1, 1068200, 10);
$0_1 = HEAPU8[$13_1 + 168 | 0] << 2;
$129(HEAP32[$0_1 + 1069312 >> 2], HEAP32[$0_1 + 1069300 >> 2], $4_1);
$157($4_1, 1068477, 13);
$0_1 = HEAPU8[$13_1 + 169 | 0] << 2;
$129(HEAP32[$0_1 + 1069312 >> 2], HEAP32[$0_1 + 1069300 >> 2], $4_1);
$157($4_1, 1068281, 13);
$0_1 = HEAPU8[$13_1 + 171 | 0] << 2;
$129(HEAP32[$0_1 + 1069284 >> 2], HEAP32[$0_1 + 1069268 >> 2], $4_1);
$157($4_1, 1068327, 21);
$0_1 = HEAPU8[$13_1 + 170 | 0] << 2;
$129(HEAP32[$0_1 + 1069312 >> 2], HEAP32[$0_1 + 1069300 >> 2], $4_1);
$157($4_1, 1068272, 9);
$25_1 = $13_1 - -64 | 0;
block245 : {
if (HEAP32[$25_1 >> 2] != -2147483648) {
$157($4_1, 1068546, 9);
$129(HEAP32[$25_1 + 4 >> 2], HEAP32[$25_1 + 8 >> 2], $4_1);
$157($4_1, 1068555, 12);
$136($25_1 + 36 | 0, $4_1);
$157($4_1, 1068567, 14);
$129(HEAP32[$25_1 + 16 >> 2], HEAP32[$25_1 + 20 >> 2], $4_1);
$157($4_1, 1068490, 7);
$136($25_1 + 48 | 0, $4_1);
$157($4_1, 1068581, 10);
$136($25_1 + 60 | 0, $4_1);
$157($4_1, 1068591, 14);
$129(HEAP32[$25_1 + 28 >> 2], HEAP32[$25_1 + 32 >> 2], $4_1);
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 125;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
break block245;
}
$157($4_1, 1052041, 4);
}
$157($4_1, 1068490, 7);
block246 : {
if (HEAP32[$13_1 >> 2] != 2) {
$16_1 = global$0 - 32 | 0;
global$0 = $16_1;
$157($4_1, 1068615, 9);
$1_1 = $13_1 + 12 | 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
$3_1 = $16_1 + 8 | 0;
HEAP32[$3_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $0_1;
$129(HEAP32[$16_1 + 8 >> 2], HEAP32[$16_1 + 12 >> 2], $4_1);
$157($4_1, 1068210, 9);
$0_1 = HEAPU8[$13_1 + 24 | 0] << 2;
$129(HEAP32[$0_1 + 1069336 >> 2], HEAP32[$0_1 + 1069324 >> 2], $4_1);
$157($4_1, 1068219, 8);
$0_1 = HEAPU8[$13_1 + 25 | 0] << 2;
HEAP32[$16_1 + 4 >> 2] = HEAP32[$0_1 + 1068948 >> 2];
HEAP32[$16_1 >> 2] = HEAP32[$0_1 + 1068996 >> 2];
$129(HEAP32[$16_1 >> 2], HEAP32[$16_1 + 4 >> 2], $4_1);
$157($4_1, 1068624, 12);
$0_1 = $16_1 + 16 | 0;
$98($0_1, $13_1);
$137($0_1, $4_1);
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 125;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
global$0 = $16_1 + 32 | 0;
break block246;
}
$157($4_1, 1052041, 4);
}
$157($4_1, 1068497, 11);
$6_1 = HEAP32[$13_1 + 32 >> 2];
$1_1 = HEAP32[$13_1 + 36 >> 2];
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 91;
$3_1 = $0_1 + 1 | 0;
HEAP32[$4_1 + 8 >> 2] = $3_1;
if ($1_1) {
$9_1 = Math_imul($1_1, 28);
$3_1 = 0;
while (1) {
if ($3_1) {
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 44;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
}
$10_1 = global$0 - 16 | 0;
global$0 = $10_1;
$157($4_1, 1068239, 8);
$16_1 = $10_1 + 8 | 0;
$0_1 = $3_1 + $6_1 | 0;
$1_1 = HEAPU8[$0_1 + 24 | 0] << 2;
HEAP32[$16_1 + 4 >> 2] = HEAP32[$1_1 + 1068780 >> 2];
HEAP32[$16_1 >> 2] = HEAP32[$1_1 + 1068864 >> 2];
$129(HEAP32[$10_1 + 8 >> 2], HEAP32[$10_1 + 12 >> 2], $4_1);
$157($4_1, 1068247, 11);
$1_1 = HEAP32[$0_1 + 8 >> 2];
HEAP32[$10_1 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$10_1 + 4 >> 2] = $1_1;
$129(HEAP32[$10_1 >> 2], HEAP32[$10_1 + 4 >> 2], $4_1);
$157($4_1, 1068662, 10);
$133($0_1 + 12 | 0, $4_1);
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 125;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
global$0 = $10_1 + 16 | 0;
$3_1 = $3_1 + 28 | 0;
if (($9_1 | 0) != ($3_1 | 0)) {
continue
}
break;
};
$3_1 = HEAP32[$4_1 + 8 >> 2];
}
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 93;
HEAP32[$4_1 + 8 >> 2] = $3_1 + 1;
$157($4_1, 1068227, 12);
$16_1 = HEAP32[$13_1 + 44 >> 2];
$1_1 = HEAP32[$13_1 + 48 >> 2];
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 91;
$3_1 = $0_1 + 1 | 0;
HEAP32[$4_1 + 8 >> 2] = $3_1;
if ($1_1) {
$3_1 = Math_imul($1_1, 56);
$28_1 = 0;
while (1) {
if ($28_1) {
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 44;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
}
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
$157($4_1, 1068239, 8);
$9_1 = $16_1 + $28_1 | 0;
$0_1 = HEAPU8[$9_1 + 52 | 0] << 2;
$129(HEAP32[$0_1 + 1069384 >> 2], HEAP32[$0_1 + 1069348 >> 2], $4_1);
$157($4_1, 1068247, 11);
$0_1 = HEAP32[$9_1 + 8 >> 2];
$1_1 = $6_1 + 8 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$9_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $0_1;
$129(HEAP32[$6_1 + 8 >> 2], HEAP32[$6_1 + 12 >> 2], $4_1);
$157($4_1, 1068662, 10);
$133($9_1 + 12 | 0, $4_1);
$157($4_1, 1068258, 14);
$0_1 = $9_1 + 24 | 0;
block247 : {
if (HEAP32[$0_1 >> 2] != -2147483647) {
$131($0_1, $4_1);
break block247;
}
$157($4_1, 1052041, 4);
}
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 125;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
global$0 = $6_1 + 16 | 0;
$28_1 = $28_1 + 56 | 0;
if (($3_1 | 0) != ($28_1 | 0)) {
continue
}
break;
};
$3_1 = HEAP32[$4_1 + 8 >> 2];
}
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 93;
HEAP32[$4_1 + 8 >> 2] = $3_1 + 1;
$157($4_1, 1068508, 12);
$1_1 = $13_1 + 136 | 0;
$3_1 = 0;
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 91;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
while (1) {
if ($3_1) {
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 44;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
}
$157($4_1, 1068694, 10);
$16_1 = $1_1 + $3_1 | 0;
$0_1 = HEAPU8[$16_1 | 0];
$157($4_1, $0_1 ? 1052127 : 1052131, $0_1 ? 4 : 5);
$157($4_1, 1068555, 12);
$0_1 = HEAPU8[$16_1 + 1 | 0];
$129($0_1 ? 1053017 : 1053008, $0_1 ? 11 : 9, $4_1);
$157($4_1, 1068704, 20);
$139($16_1 + 2 | 0, $4_1);
$157($4_1, 1068605, 10);
$139($16_1 + 3 | 0, $4_1);
$157($4_1, 1068724, 8);
$0_1 = HEAPU8[$16_1 + 4 | 0];
block248 : {
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$129($0_1 ? 1053035 : 1053028, $0_1 ? 6 : 7, $4_1);
break block248;
}
$157($4_1, 1052041, 4);
}
$157($4_1, 1068348, 11);
$135($16_1 + 5 | 0, $4_1);
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 125;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
$3_1 = $3_1 + 6 | 0;
if (($3_1 | 0) != 24) {
continue
}
break;
};
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 93;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
$157($4_1, 1068520, 13);
$16_1 = HEAP32[$13_1 + 56 >> 2];
$1_1 = HEAP32[$13_1 + 60 >> 2];
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 91;
$3_1 = $0_1 + 1 | 0;
HEAP32[$4_1 + 8 >> 2] = $3_1;
if ($1_1) {
$1_1 = Math_imul($1_1, 12);
$28_1 = 0;
while (1) {
if ($28_1) {
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 44;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
}
$0_1 = $16_1 + $28_1 | 0;
$129(HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2], $4_1);
$28_1 = $28_1 + 12 | 0;
if (($1_1 | 0) != ($28_1 | 0)) {
continue
}
break;
};
$3_1 = HEAP32[$4_1 + 8 >> 2];
}
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 93;
HEAP32[$4_1 + 8 >> 2] = $3_1 + 1;
$157($4_1, 1068533, 13);
$129(HEAP32[$13_1 + 160 >> 2], HEAP32[$13_1 + 164 >> 2], $4_1);
$0_1 = HEAP32[$4_1 + 8 >> 2];
$155($4_1, 1);
HEAP8[HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0] = 125;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 1;
HEAP32[$54_1 + 8 >> 2] = HEAP32[$7_1 + 16 >> 2];
$0_1 = HEAP32[$7_1 + 12 >> 2];
HEAP32[$54_1 >> 2] = HEAP32[$7_1 + 8 >> 2];
HEAP32[$54_1 + 4 >> 2] = $0_1;
global$0 = $7_1 + 32 | 0;
if (HEAP32[$25_1 >> 2] != -2147483648) {
$152($25_1, 1, 1);
$0($25_1 + 36 | 0);
$152($25_1 + 12 | 0, 1, 1);
$0($25_1 + 48 | 0);
$0($25_1 + 60 | 0);
$152($25_1 + 24 | 0, 1, 1);
}
if (HEAP32[$13_1 >> 2] != 2) {
$0($13_1 + 12 | 0)
}
$0_1 = $13_1 + 28 | 0;
$9_1 = HEAP32[$0_1 + 8 >> 2];
if ($9_1) {
$1_1 = HEAP32[$0_1 + 4 >> 2] + 12 | 0;
while (1) {
$0($1_1 - 12 | 0);
if (HEAP32[$1_1 >> 2] != -2147483647) {
$0($1_1)
}
$1_1 = $1_1 + 28 | 0;
$9_1 = $9_1 - 1 | 0;
if ($9_1) {
continue
}
break;
};
}
$152($0_1, 4, 28);
$0_1 = $13_1 + 40 | 0;
$9_1 = HEAP32[$0_1 + 8 >> 2];
if ($9_1) {
$1_1 = HEAP32[$0_1 + 4 >> 2] + 12 | 0;
while (1) {
$0($1_1 - 12 | 0);
if (HEAP32[$1_1 >> 2] != -2147483647) {
$0($1_1)
}
$49($1_1 + 12 | 0);
$1_1 = $1_1 + 56 | 0;
$9_1 = $9_1 - 1 | 0;
if ($9_1) {
continue
}
break;
};
}
$152($0_1, 4, 56);
$50(HEAP32[$13_1 + 56 >> 2], HEAP32[$13_1 + 60 >> 2]);
$152($13_1 + 52 | 0, 4, 12);
}
global$0 = $41_1 + 464 | 0;
}
$0_1 = $2(HEAP32[$39_1 + 12 >> 2], HEAP32[$39_1 + 16 >> 2]);
$152($39_1 + 8 | 0, 1, 1);
global$0 = $39_1 + 32 | 0;
return $0_1 | 0;
}
function $14($0_1, $1_1, $2_1) {
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
if (!(HEAPU8[($3_1 & 255) + 1069444 | 0] & 2)) {
break block3
}
break block2;
}
if (!(HEAP8[($3_1 & 255) + 1069444 | 0] & 1)) {
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
if (!(HEAP8[($3_1 & 255) + 1069444 | 0] & 1)) {
break block10
}
break block9;
}
if (HEAPU8[($3_1 & 255) + 1069444 | 0] & 2) {
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
function $15($0_1, $1_1, $2_1) {
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
function $16($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$8_1 = HEAPU8[$0_1 + 20 | 0];
$4_1 = HEAPU8[HEAP32[$0_1 + 12 >> 2]];
$5_1 = $3_1 + 4 | 0;
$28($5_1, $0_1);
$6_1 = HEAP32[$3_1 + 8 >> 2];
$7_1 = HEAP32[$3_1 + 12 >> 2];
$0_1 = $4_1 << 2;
$4_1 = HEAP32[$0_1 + 1068756 >> 2];
$9_1 = HEAP32[$0_1 + 1068732 >> 2];
$0_1 = global$0 + -64 | 0;
global$0 = $0_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $9_1;
HEAP32[$0_1 + 8 >> 2] = $4_1;
$1_1 = $0_1 + 16 | 0;
$121($1_1, $6_1, $7_1);
HEAP32[$0_1 + 60 >> 2] = 2;
HEAP32[$0_1 + 52 >> 2] = 2;
HEAP32[$0_1 + 44 >> 2] = 1;
HEAP32[$0_1 + 56 >> 2] = $0_1 + 8;
HEAP32[$0_1 + 48 >> 2] = $0_1;
HEAP32[$0_1 + 40 >> 2] = $1_1;
$2_1 = $0_1 + 28 | 0;
$163($2_1, 1049345, $0_1 + 40 | 0);
$2_1 = $35($8_1, $6_1, $7_1, $2_1);
$152($1_1, 1, 1);
global$0 = $0_1 - -64 | 0;
$152($5_1, 1, 1);
global$0 = $3_1 + 16 | 0;
return $2_1;
}
function $17($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$2_1 = HEAP32[$1_1 + 12 >> 2];
block : {
if (HEAPU8[$2_1 | 0] == 3) {
$2_1 = $2_1 + 4 | 0;
$4_1 = HEAP32[$2_1 + 8 >> 2];
$1_1 = $3_1 + 8 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$2_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $4_1;
$2_1 = HEAP32[$3_1 + 8 >> 2];
$1_1 = HEAP32[$3_1 + 12 >> 2];
break block;
}
$2_1 = 0;
$1_1 = $16($1_1, 1051785, 8);
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = $2_1;
global$0 = $3_1 + 16 | 0;
}
function $18($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
$1_1 = HEAP32[$0_1 >> 2];
block : {
if (!$1_1) {
$1_1 = 0;
$0_1 = 0;
break block;
}
HEAP32[$2_1 + 36 >> 2] = $1_1;
HEAP32[$2_1 + 32 >> 2] = 0;
HEAP32[$2_1 + 20 >> 2] = $1_1;
HEAP32[$2_1 + 16 >> 2] = 0;
$1_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$2_1 + 40 >> 2] = $1_1;
HEAP32[$2_1 + 24 >> 2] = $1_1;
$1_1 = 1;
$0_1 = HEAP32[$0_1 + 8 >> 2];
}
HEAP32[$2_1 + 44 >> 2] = $0_1;
HEAP32[$2_1 + 28 >> 2] = $1_1;
HEAP32[$2_1 + 12 >> 2] = $1_1;
$0_1 = global$0 - 16 | 0;
global$0 = $0_1;
$3_1 = $2_1 + 12 | 0;
$109($0_1 + 4 | 0, $3_1);
$1_1 = HEAP32[$0_1 + 4 >> 2];
if ($1_1) {
while (1) {
$1_1 = Math_imul(HEAP32[$0_1 + 12 >> 2], 12) + $1_1 | 0;
$152($1_1 + 4 | 0, 1, 1);
$152($1_1 + 136 | 0, 1, 1);
$109($0_1 + 4 | 0, $3_1);
$1_1 = HEAP32[$0_1 + 4 >> 2];
if ($1_1) {
continue
}
break;
}
}
global$0 = $0_1 + 16 | 0;
global$0 = $2_1 + 48 | 0;
}
function $19($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
block1 : {
block2 : {
switch (HEAP32[$0_1 >> 2] - 2 | 0) {
case 0:
$2_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$2_1 | 0] != 4) {
$7_1 = $16($1_1, 1051748, 6);
break block1;
}
$6_1 = HEAP32[$2_1 + 12 >> 2];
$2_1 = HEAP32[$2_1 + 8 >> 2];
HEAP32[$3_1 + 40 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$3_1 + 36 >> 2] = $1_1;
HEAP32[$3_1 + 32 >> 2] = 0;
HEAP32[$3_1 + 24 >> 2] = $2_1;
HEAP32[$3_1 + 28 >> 2] = $2_1 + ($6_1 << 4);
$8_1 = $3_1 + 12 | 0;
$1_1 = global$0 - 48 | 0;
global$0 = $1_1;
HEAP32[$1_1 + 8 >> 2] = 0;
$0_1 = $3_1 + 24 | 0;
HEAP32[$1_1 + 40 >> 2] = HEAP32[$0_1 + 16 >> 2];
$2_1 = HEAP32[$0_1 + 12 >> 2];
HEAP32[$1_1 + 32 >> 2] = HEAP32[$0_1 + 8 >> 2];
HEAP32[$1_1 + 36 >> 2] = $2_1;
$2_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$1_1 + 24 >> 2] = HEAP32[$0_1 >> 2];
HEAP32[$1_1 + 28 >> 2] = $2_1;
HEAP32[$1_1 + 44 >> 2] = $1_1 + 8;
$6_1 = $1_1 + 12 | 0;
$0_1 = global$0 - 48 | 0;
global$0 = $0_1;
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$2_1 = $1_1 + 24 | 0;
$4_1 = HEAP32[$2_1 >> 2];
if (($4_1 | 0) == HEAP32[$2_1 + 4 >> 2]) {
$4_1 = 0
} else {
$9_1 = HEAP32[$2_1 + 20 >> 2];
HEAP32[$2_1 >> 2] = $4_1 + 16;
$10_1 = HEAP32[$2_1 + 8 >> 2];
$11_1 = HEAP32[$2_1 + 12 >> 2];
HEAP8[$5_1 + 28 | 0] = HEAPU8[$11_1 + 20 | 0];
HEAP32[$5_1 + 24 >> 2] = $11_1;
HEAP32[$5_1 + 20 >> 2] = $4_1;
HEAP32[$5_1 + 12 >> 2] = $10_1;
HEAP32[$5_1 + 8 >> 2] = 2;
$4_1 = $19(HEAP32[$2_1 + 16 >> 2], $5_1 + 8 | 0);
if ($4_1) {
if (HEAP32[$9_1 >> 2]) {
$25($9_1)
}
HEAP32[$9_1 >> 2] = $4_1;
}
HEAP32[$2_1 + 8 >> 2] = $10_1 + 1;
$4_1 = !$4_1;
}
global$0 = $5_1 + 32 | 0;
block5 : {
block3 : {
block4 : {
if ($4_1) {
$5_1 = $0_1 + 24 | 0;
$156($5_1, 4, 1, 0);
if (HEAP32[$0_1 + 24 >> 2] == 1) {
break block3
}
$4_1 = HEAP32[$0_1 + 28 >> 2];
HEAP32[$0_1 + 20 >> 2] = 1;
HEAP32[$0_1 + 16 >> 2] = HEAP32[$0_1 + 32 >> 2];
HEAP32[$0_1 + 12 >> 2] = $4_1;
$4_1 = HEAP32[$2_1 + 20 >> 2];
HEAP32[$0_1 + 40 >> 2] = HEAP32[$2_1 + 16 >> 2];
HEAP32[$0_1 + 44 >> 2] = $4_1;
$4_1 = HEAP32[$2_1 + 12 >> 2];
HEAP32[$0_1 + 32 >> 2] = HEAP32[$2_1 + 8 >> 2];
HEAP32[$0_1 + 36 >> 2] = $4_1;
$4_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$0_1 + 28 >> 2] = $4_1;
if ($47($5_1, HEAP32[$5_1 + 20 >> 2]) & 253) {
$2_1 = $0_1 + 12 | 0;
while (1) {
$4_1 = HEAP32[$2_1 + 8 >> 2];
if (($4_1 | 0) == -1) {
$153($2_1, -1, 1, 1, 0)
}
HEAP32[$2_1 + 8 >> 2] = $4_1 + 1;
if ($47($5_1, HEAP32[$5_1 + 20 >> 2]) & 253) {
continue
}
break;
};
}
HEAP32[$6_1 + 8 >> 2] = HEAP32[$0_1 + 20 >> 2];
$2_1 = HEAP32[$0_1 + 16 >> 2];
HEAP32[$6_1 >> 2] = HEAP32[$0_1 + 12 >> 2];
HEAP32[$6_1 + 4 >> 2] = $2_1;
break block4;
}
HEAP32[$6_1 + 8 >> 2] = 0;
HEAP32[$6_1 >> 2] = 0;
HEAP32[$6_1 + 4 >> 2] = 1;
}
global$0 = $0_1 + 48 | 0;
break block5;
}
wasm2js_trap();
}
$0_1 = HEAP32[$1_1 + 8 >> 2];
block6 : {
if ($0_1) {
HEAP32[$8_1 >> 2] = -2147483648;
HEAP32[$8_1 + 4 >> 2] = $0_1;
$152($6_1, 1, 0);
break block6;
}
HEAP32[$8_1 + 8 >> 2] = HEAP32[$1_1 + 20 >> 2];
$0_1 = HEAP32[$1_1 + 16 >> 2];
HEAP32[$8_1 >> 2] = HEAP32[$1_1 + 12 >> 2];
HEAP32[$8_1 + 4 >> 2] = $0_1;
}
global$0 = $1_1 + 48 | 0;
if (HEAP32[$3_1 + 12 >> 2] == -2147483648) {
$7_1 = HEAP32[$3_1 + 16 >> 2];
break block1;
}
HEAP32[$3_1 + 32 >> 2] = HEAP32[$3_1 + 20 >> 2];
$0_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 28 >> 2] = $0_1;
$152($3_1 + 24 | 0, 1, 0);
break block1;
case 2:
break block2;
default:
break block1;
};
}
$2_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = Math_imul(HEAP32[$0_1 + 8 >> 2], 20);
$7_1 = $27($1_1, $2_1, $2_1 + $0_1 | 0);
if ($7_1) {
break block1
}
$6_1 = $2_1 + 8 | 0;
$8_1 = HEAPU8[$1_1 + 20 | 0];
$4_1 = HEAP32[$1_1 + 12 >> 2];
while (1) {
if (!$0_1) {
$7_1 = 0;
break block1;
}
$7_1 = 0;
$9_1 = HEAP32[$2_1 >> 2];
$10_1 = HEAP32[$2_1 + 4 >> 2];
$5_1 = $20($4_1, $9_1, $10_1);
if (!(!$5_1 | !HEAPU8[$5_1 | 0])) {
HEAP8[$3_1 + 44 | 0] = $8_1;
HEAP32[$3_1 + 40 >> 2] = $1_1;
HEAP32[$3_1 + 36 >> 2] = $5_1;
HEAP32[$3_1 + 32 >> 2] = $10_1;
HEAP32[$3_1 + 28 >> 2] = $9_1;
HEAP32[$3_1 + 24 >> 2] = 1;
$7_1 = $19($6_1, $3_1 + 24 | 0);
}
$2_1 = $2_1 + 20 | 0;
$0_1 = $0_1 - 20 | 0;
$6_1 = $6_1 + 20 | 0;
if (!$7_1) {
continue
}
break;
};
}
global$0 = $3_1 + 48 | 0;
return $7_1;
}
function $20($0_1, $1_1, $2_1) {
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
if (!$188(HEAP32[$4_1 + 8 >> 2], $1_1, $2_1)) {
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
function $21($0_1, $1_1) {
var $2_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$28($2_1 + 4 | 0, $0_1);
$152($1_1 + 24 | 0, 1, 1);
HEAP32[$1_1 + 32 >> 2] = HEAP32[$2_1 + 12 >> 2];
$0_1 = HEAP32[$2_1 + 8 >> 2];
HEAP32[$1_1 + 24 >> 2] = HEAP32[$2_1 + 4 >> 2];
HEAP32[$1_1 + 28 >> 2] = $0_1;
global$0 = $2_1 + 16 | 0;
return $1_1;
}
function $22($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
block2 : {
block3 : {
block1 : {
block : {
$5_1 = $20(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
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
(wasm2js_i32$0 = $0_1, wasm2js_i32$1 = $16($4_1 + 8 | 0, 1052045, 13)), HEAP32[wasm2js_i32$0 + 4 >> 2] = wasm2js_i32$1;
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
function $23($0_1) {
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
$2_1 = HEAP32[$0_1 + 1069236 >> 2];
HEAP32[$1_1 + 16 >> 2] = $2_1;
$0_1 = HEAP32[$0_1 + 1069252 >> 2];
HEAP32[$1_1 + 12 >> 2] = $0_1;
HEAP32[$1_1 + 44 >> 2] = 3;
HEAP32[$1_1 + 36 >> 2] = 2;
HEAP32[$1_1 + 40 >> 2] = $1_1 + 4;
HEAP32[$1_1 + 32 >> 2] = $1_1 + 12;
$3_1 = $1_1 + 20 | 0;
$163($3_1, 1050306, $1_1 + 32 | 0);
$4_1 = $88(3, 1065056, 31, $0_1, $2_1, $3_1);
}
global$0 = $1_1 + 48 | 0;
return $4_1;
}
function $24($0_1) {
var $1_1 = 0;
$1_1 = HEAP32[$0_1 + 8 >> 2];
if ($1_1) {
$0_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
$152($0_1, 1, 1);
$0_1 = $0_1 + 12 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
}
function $25($0_1) {
$0_1 = HEAP32[$0_1 >> 2];
$152($0_1 + 12 | 0, 1, 1);
$0($0_1 + 36 | 0);
$152($0_1 + 24 | 0, 1, 1);
$49($0_1 + 48 | 0);
$5($0_1, 4);
}
function $26($0_1, $1_1, $2_1) {
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
$156($3_1 + 20 | 0, $6_1, 1, 1);
if (HEAP32[$3_1 + 20 >> 2] == 1) {
break block1
}
$5_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 16 >> 2] = 0;
HEAP32[$3_1 + 12 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 8 >> 2] = $5_1;
$157($3_1 + 8 | 0, HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2]);
$1_1 = HEAP32[$3_1 + 16 >> 2];
$5_1 = $6_1 - $1_1 | 0;
$4_1 = $1_1 + HEAP32[$3_1 + 12 >> 2] | 0;
if (($2_1 | 0) == 1) {
break block2
}
while (1) {
$1_1 = HEAP32[$7_1 + 4 >> 2];
$2_1 = HEAP32[$7_1 >> 2];
$166($4_1, 0, 1, 0);
if ($1_1 >>> 0 > $5_1 >>> 0) {
break block
}
$166($4_1, $1_1, $2_1, $1_1);
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
function $27($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0;
$5_1 = global$0 - 80 | 0;
global$0 = $5_1;
$4_1 = HEAP32[$0_1 + 12 >> 2];
block : {
if (HEAPU8[$4_1 | 0] != 5) {
$3_1 = $16($0_1, 1051793, 9);
break block;
}
$3_1 = Math_imul(HEAP32[$4_1 + 12 >> 2], 28);
$7_1 = HEAP32[$4_1 + 8 >> 2];
while (1) {
if (!$3_1) {
$3_1 = 0;
break block;
}
HEAP32[$5_1 + 52 >> 2] = $7_1;
HEAP32[$5_1 + 68 >> 2] = $2_1;
HEAP32[$5_1 + 64 >> 2] = $1_1;
$3_1 = $3_1 - 28 | 0;
$7_1 = $7_1 + 28 | 0;
$9_1 = $5_1 + 52 | 0;
$6_1 = $9_1;
$11_1 = 0;
$8_1 = global$0 - 16 | 0;
global$0 = $8_1;
$10_1 = $5_1 - -64 | 0;
$4_1 = HEAP32[$10_1 >> 2];
$14_1 = HEAP32[$10_1 + 4 >> 2];
block1 : {
if (($4_1 | 0) == ($14_1 | 0)) {
break block1
}
$12_1 = HEAP32[$6_1 >> 2];
while (1) {
$6_1 = $4_1 + 20 | 0;
HEAP32[$10_1 >> 2] = $6_1;
$13_1 = HEAP32[$4_1 + 4 >> 2];
$4_1 = HEAP32[$4_1 >> 2];
$16_1 = HEAP32[$12_1 + 8 >> 2];
$15_1 = $8_1 + 8 | 0;
HEAP32[$15_1 >> 2] = HEAP32[$12_1 + 4 >> 2];
HEAP32[$15_1 + 4 >> 2] = $16_1;
block2 : {
if (($13_1 | 0) != HEAP32[$8_1 + 12 >> 2]) {
break block2
}
if ($188($4_1, HEAP32[$8_1 + 8 >> 2], $13_1)) {
break block2
}
$11_1 = 1;
break block1;
}
$4_1 = $6_1;
if (($14_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
}
global$0 = $8_1 + 16 | 0;
if ($11_1) {
continue
}
break;
};
$4_1 = $5_1 + 40 | 0;
$28($4_1, $0_1);
$8_1 = $7_1 - 28 | 0;
$3_1 = $8_1;
$7_1 = HEAP32[$3_1 + 8 >> 2];
$6_1 = $5_1 + 16 | 0;
HEAP32[$6_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$6_1 + 4 >> 2] = $7_1;
$29($9_1, HEAP32[$5_1 + 16 >> 2], HEAP32[$5_1 + 20 >> 2]);
HEAP32[$5_1 + 76 >> 2] = 1;
HEAP32[$5_1 + 68 >> 2] = 1;
HEAP32[$5_1 + 72 >> 2] = $9_1;
HEAP32[$5_1 + 64 >> 2] = $4_1;
$11_1 = $5_1 + 28 | 0;
$163($11_1, 1049030, $10_1);
$152($9_1, 1, 1);
$152($4_1, 1, 1);
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$156($3_1 + 20 | 0, ($2_1 - $1_1 >>> 0) / 20 | 0, 4, 8);
$4_1 = HEAP32[$3_1 + 24 >> 2];
if (HEAP32[$3_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$3_1 + 16 >> 2] = 0;
HEAP32[$3_1 + 12 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 8 >> 2] = $4_1;
$6_1 = $3_1 + 8 | 0;
$4_1 = HEAP32[$6_1 + 8 >> 2];
$7_1 = ($2_1 - $1_1 >>> 0) / 20 | 0;
if ($7_1 >>> 0 > HEAP32[$6_1 >> 2] - $4_1 >>> 0) {
$153($6_1, $4_1, $7_1, 4, 8);
$4_1 = HEAP32[$6_1 + 8 >> 2];
}
if (($1_1 | 0) != ($2_1 | 0)) {
$2_1 = $4_1 + $7_1 | 0;
$4_1 = HEAP32[$6_1 + 4 >> 2] + ($4_1 << 3) | 0;
while (1) {
$9_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$4_1 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$4_1 + 4 >> 2] = $9_1;
$1_1 = $1_1 + 20 | 0;
$4_1 = $4_1 + 8 | 0;
$7_1 = $7_1 - 1 | 0;
if ($7_1) {
continue
}
break;
};
$4_1 = $2_1;
}
HEAP32[$6_1 + 8 >> 2] = $4_1;
HEAP32[$10_1 + 8 >> 2] = HEAP32[$3_1 + 16 >> 2];
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$10_1 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$10_1 + 4 >> 2] = $1_1;
global$0 = $3_1 + 32 | 0;
$9_1 = HEAPU8[$0_1 + 20 | 0];
$12_1 = HEAP32[$5_1 + 36 >> 2];
$13_1 = HEAP32[$5_1 + 32 >> 2];
$1_1 = HEAP32[$8_1 + 8 >> 2];
$0_1 = $5_1 + 8 | 0;
HEAP32[$0_1 >> 2] = HEAP32[$8_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 68 >> 2];
$2_1 = HEAP32[$5_1 + 72 >> 2];
$0_1 = global$0 - 112 | 0;
global$0 = $0_1;
$4_1 = $0_1 + 20 | 0;
$6_1 = HEAP32[$5_1 + 8 >> 2];
$3_1 = HEAP32[$5_1 + 12 >> 2];
$68($4_1, $6_1, $3_1);
$7_1 = $0_1 + 56 | 0;
$122($7_1, $1_1, $2_1);
HEAP32[$0_1 + 96 >> 2] = 1;
HEAP32[$0_1 + 88 >> 2] = 1;
HEAP32[$0_1 + 92 >> 2] = $7_1;
HEAP32[$0_1 + 84 >> 2] = $4_1;
$163($0_1 + 8 | 0, 1049448, $0_1 + 84 | 0);
$152($7_1, 1, 1);
$152($4_1, 1, 1);
$58($0_1, $6_1, $3_1, $1_1, $1_1 + ($2_1 << 3) | 0);
$1_1 = HEAP32[$0_1 >> 2];
if ($1_1) {
$158($0_1 + 68 | 0, $1_1, HEAP32[$0_1 + 4 >> 2]);
HEAP32[$0_1 + 84 >> 2] = -2147483648;
HEAP8[$0_1 + 80 | 0] = 3;
HEAP8[$0_1 + 108 | 0] = 3;
HEAP32[$0_1 + 96 >> 2] = -2147483648;
HEAP32[$0_1 + 64 >> 2] = HEAP32[$0_1 + 92 >> 2];
$1_1 = HEAP32[$0_1 + 88 >> 2];
HEAP32[$0_1 + 56 >> 2] = HEAP32[$0_1 + 84 >> 2];
HEAP32[$0_1 + 60 >> 2] = $1_1;
$0($0_1 + 96 | 0);
$1_1 = HEAP32[$0_1 + 64 >> 2];
HEAP32[$0_1 + 32 >> 2] = HEAP32[$0_1 + 60 >> 2];
HEAP32[$0_1 + 36 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 72 >> 2];
HEAP32[$0_1 + 40 >> 2] = HEAP32[$0_1 + 68 >> 2];
HEAP32[$0_1 + 44 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 80 >> 2];
HEAP32[$0_1 + 48 >> 2] = HEAP32[$0_1 + 76 >> 2];
HEAP32[$0_1 + 52 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 56 >> 2];
} else {
$1_1 = -2147483647
}
$3_1 = $88($9_1, $13_1, $12_1, $6_1, $3_1, $0_1 + 8 | 0);
$49($3_1 + 48 | 0);
HEAP32[$3_1 + 48 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 36 >> 2];
HEAP32[$3_1 + 52 >> 2] = HEAP32[$0_1 + 32 >> 2];
HEAP32[$3_1 + 56 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 44 >> 2];
HEAP32[$3_1 + 60 >> 2] = HEAP32[$0_1 + 40 >> 2];
HEAP32[$3_1 + 64 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 52 >> 2];
HEAP32[$3_1 + 68 >> 2] = HEAP32[$0_1 + 48 >> 2];
HEAP32[$3_1 + 72 >> 2] = $1_1;
global$0 = $0_1 + 112 | 0;
$152($10_1, 4, 8);
$152($11_1, 1, 1);
}
global$0 = $5_1 + 80 | 0;
return $3_1;
}
function $28($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
block1 : {
block : {
$3_1 = HEAP32[$1_1 + 16 >> 2];
if (!$3_1) {
break block
}
$28($2_1 + 32 | 0, $3_1);
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
HEAP32[$2_1 + 44 >> 2] = 4;
HEAP32[$2_1 + 36 >> 2] = 1;
HEAP32[$2_1 + 40 >> 2] = $2_1 + 20;
HEAP32[$2_1 + 32 >> 2] = $2_1 + 8;
$163($0_1, 1049030, $2_1 + 32 | 0);
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
$29($3_1, HEAP32[$1_1 + 4 >> 2], HEAP32[$1_1 + 8 >> 2]);
HEAP32[$2_1 + 44 >> 2] = 1;
HEAP32[$2_1 + 36 >> 2] = 1;
HEAP32[$2_1 + 40 >> 2] = $3_1;
HEAP32[$2_1 + 32 >> 2] = $2_1 + 8;
$163($0_1, 1049030, $2_1 + 32 | 0);
$152($3_1, 1, 1);
}
$152($2_1 + 8 | 0, 1, 1);
}
global$0 = $2_1 + 48 | 0;
}
function $29($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$4_1 = $3_1 + 4 | 0;
$36($4_1, $1_1, $2_1, 126, 1053685);
$36($0_1, HEAP32[$3_1 + 8 >> 2], HEAP32[$3_1 + 12 >> 2], 47, 1053687);
$152($4_1, 1, 1);
global$0 = $3_1 + 16 | 0;
}
function $30($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $177($1_1, HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2]) | 0;
}
function $31($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0, $28_1 = 0;
$16_1 = global$0 - 16 | 0;
global$0 = $16_1;
$17($16_1 + 4 | 0, $1_1);
$14_1 = HEAP32[$16_1 + 8 >> 2];
$12_1 = HEAP32[$16_1 + 4 >> 2];
block : {
if (!$12_1) {
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = $14_1;
break block;
}
$26_1 = $16_1 + 4 | 0;
$17_1 = global$0 - 96 | 0;
global$0 = $17_1;
block32 : {
block1 : {
if (!$14_1) {
break block1
}
$4_1 = $12_1 + $14_1 | 0;
$3_1 = $12_1;
while (1) {
block2 : {
if (($3_1 | 0) == ($4_1 | 0)) {
break block2
}
$7_1 = HEAP8[$3_1 | 0];
block3 : {
if (($7_1 | 0) >= 0) {
$2_1 = $7_1 & 255;
$3_1 = $3_1 + 1 | 0;
break block3;
}
$2_1 = HEAPU8[$3_1 + 1 | 0] & 63;
$5_1 = $7_1 & 31;
if ($7_1 >>> 0 <= 4294967263) {
$2_1 = $2_1 | $5_1 << 6;
$3_1 = $3_1 + 2 | 0;
break block3;
}
$2_1 = HEAPU8[$3_1 + 2 | 0] & 63 | $2_1 << 6;
if ($7_1 >>> 0 < 4294967280) {
$2_1 = $2_1 | $5_1 << 12;
$3_1 = $3_1 + 3 | 0;
break block3;
}
$2_1 = $5_1 << 18 & 1835008 | (HEAPU8[$3_1 + 3 | 0] & 63 | $2_1 << 6);
if (($2_1 | 0) == 1114112) {
break block2
}
$3_1 = $3_1 + 4 | 0;
}
$5_1 = $2_1 - 9 | 0;
if (1 << $5_1 & 8388639 ? $5_1 >>> 0 <= 23 : 0) {
break block1
}
block4 : {
if ($2_1 >>> 0 < 128) {
break block4
}
block5 : {
$5_1 = $2_1 >>> 8 | 0;
if ($5_1 >>> 0 <= 31) {
if (!$5_1) {
break block5
}
if (($5_1 | 0) != 22 | ($2_1 | 0) != 5760) {
break block4
}
break block1;
}
if (($5_1 | 0) != 32) {
if (($5_1 | 0) != 48 | ($2_1 | 0) != 12288) {
break block4
}
break block1;
}
if (!(HEAPU8[($2_1 & 255) + 1069444 | 0] & 2)) {
break block4
}
break block1;
}
if (HEAP8[($2_1 & 255) + 1069444 | 0] & 1) {
break block1
}
}
if ($2_1 >>> 0 < 32) {
break block1
}
if ($2_1 - 127 >>> 0 > 32) {
continue
}
break block1;
}
break;
};
block30 : {
if ($14_1 >>> 0 >= 4) {
$8_1 = $17_1 + 32 | 0;
$3_1 = 0;
$5_1 = 1;
$2_1 = 1;
$13_1 = 1;
block10 : {
block6 : {
while (1) {
$7_1 = $3_1 + $6_1 | 0;
if ($7_1 >>> 0 >= 3) {
break block6
}
$4_1 = HEAPU8[$5_1 + 1052136 | 0];
$5_1 = HEAPU8[$7_1 + 1052136 | 0];
block7 : {
if ($4_1 >>> 0 >= $5_1 >>> 0) {
if (($5_1 | 0) != ($4_1 | 0)) {
$13_1 = 1;
$6_1 = $2_1;
$2_1 = $2_1 + 1 | 0;
$3_1 = 0;
break block7;
}
$4_1 = $3_1 + 1 | 0;
$5_1 = ($4_1 | 0) == ($13_1 | 0);
$2_1 = ($5_1 ? $4_1 : 0) + $2_1 | 0;
$3_1 = $5_1 ? 0 : $4_1;
break block7;
}
$2_1 = ($2_1 + $3_1 | 0) + 1 | 0;
$13_1 = $2_1 - $6_1 | 0;
$3_1 = 0;
}
$5_1 = $2_1 + $3_1 | 0;
if ($5_1 >>> 0 < 3) {
continue
}
break;
};
$4_1 = 1;
$2_1 = 1;
$3_1 = 0;
$19_1 = 1;
$5_1 = 0;
while (1) {
$9_1 = $3_1 + $5_1 | 0;
if ($9_1 >>> 0 >= 3) {
break block6
}
$7_1 = HEAPU8[$4_1 + 1052136 | 0];
$4_1 = HEAPU8[$9_1 + 1052136 | 0];
block8 : {
if ($7_1 >>> 0 <= $4_1 >>> 0) {
if (($4_1 | 0) != ($7_1 | 0)) {
$19_1 = 1;
$5_1 = $2_1;
$2_1 = $2_1 + 1 | 0;
$3_1 = 0;
break block8;
}
$7_1 = $3_1 + 1 | 0;
$4_1 = ($7_1 | 0) == ($19_1 | 0);
$2_1 = ($4_1 ? $7_1 : 0) + $2_1 | 0;
$3_1 = $4_1 ? 0 : $7_1;
break block8;
}
$2_1 = ($2_1 + $3_1 | 0) + 1 | 0;
$19_1 = $2_1 - $5_1 | 0;
$3_1 = 0;
}
$4_1 = $2_1 + $3_1 | 0;
if ($4_1 >>> 0 < 3) {
continue
}
break;
};
$2_1 = $5_1 >>> 0 < $6_1 >>> 0;
$7_1 = $2_1 ? $6_1 : $5_1;
if ($7_1 >>> 0 > 3) {
break block6
}
$2_1 = $2_1 ? $13_1 : $19_1;
$3_1 = $2_1 + $7_1 | 0;
if ($2_1 >>> 0 > $3_1 >>> 0 | $3_1 >>> 0 > 3) {
break block6
}
block9 : {
if ($188(1052136, $2_1 + 1052136 | 0, $7_1)) {
$3_1 = 1052136;
$2_1 = 3;
while (1) {
$5_1 = HEAPU8[$3_1 | 0];
$4_1 = $5_1 & 31;
if (($5_1 & 63) >>> 0 >= 32) {
$5_1 = 1 << $4_1;
$9_1 = 0;
} else {
$9_1 = 1 << $4_1;
$5_1 = $9_1 - 1 & 1 >>> 32 - $4_1;
}
$10_1 = $9_1 | $10_1;
$11_1 = $5_1 | $11_1;
$3_1 = $3_1 + 1 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
$2_1 = 3 - $7_1 | 0;
$3_1 = ($2_1 >>> 0 > $7_1 >>> 0 ? $2_1 : $7_1) + 1 | 0;
$5_1 = -1;
$4_1 = $7_1;
$2_1 = -1;
break block9;
}
$3_1 = 0;
$4_1 = $179($2_1, 0);
$5_1 = $179($2_1, 1);
$4_1 = 3 - ($5_1 >>> 0 > $4_1 >>> 0 ? $5_1 : $4_1) | 0;
$5_1 = 0;
if ($2_1) {
while (1) {
$9_1 = HEAPU8[$3_1 + 1052136 | 0];
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
HEAP32[$8_1 + 56 >> 2] = 1052136;
HEAP32[$8_1 + 52 >> 2] = $14_1;
HEAP32[$8_1 + 48 >> 2] = $12_1;
HEAP32[$8_1 + 40 >> 2] = $2_1;
HEAP32[$8_1 + 36 >> 2] = $5_1;
HEAP32[$8_1 + 32 >> 2] = $14_1;
HEAP32[$8_1 + 28 >> 2] = 0;
HEAP32[$8_1 + 24 >> 2] = $3_1;
HEAP32[$8_1 + 20 >> 2] = $4_1;
HEAP32[$8_1 + 16 >> 2] = $7_1;
HEAP32[$8_1 + 8 >> 2] = $10_1;
HEAP32[$8_1 + 12 >> 2] = $11_1;
HEAP32[$8_1 >> 2] = 1;
break block10;
}
wasm2js_trap();
}
$20_1 = $17_1 + 20 | 0;
$13_1 = 0;
block29 : {
block13 : {
block11 : {
block18 : {
block26 : {
block19 : {
block24 : {
block21 : {
block20 : {
block14 : {
$3_1 = $8_1;
if (!HEAP32[$3_1 >> 2]) {
if (HEAPU8[$3_1 + 14 | 0]) {
break block11
}
$6_1 = HEAPU8[$3_1 + 12 | 0];
$5_1 = HEAP32[$3_1 + 52 >> 2];
$8_1 = HEAP32[$3_1 + 48 >> 2];
$2_1 = HEAP32[$3_1 + 4 >> 2];
block16 : {
while (1) {
block12 : {
if (!$2_1) {
break block12
}
if ($2_1 >>> 0 < $5_1 >>> 0) {
if (HEAP8[$2_1 + $8_1 | 0] > -65) {
break block12
}
break block13;
}
if (($2_1 | 0) != ($5_1 | 0)) {
break block13
}
}
if (($2_1 | 0) == ($5_1 | 0)) {
break block14
}
$9_1 = $2_1 + $8_1 | 0;
$11_1 = HEAP8[$9_1 | 0];
block15 : {
if (($11_1 | 0) >= 0) {
$10_1 = $11_1 & 255;
break block15;
}
$4_1 = HEAPU8[$9_1 + 1 | 0] & 63;
$7_1 = $11_1 & 31;
$10_1 = $4_1 | $7_1 << 6;
if ($11_1 >>> 0 <= 4294967263) {
break block15
}
$4_1 = HEAPU8[$9_1 + 2 | 0] & 63 | $4_1 << 6;
$10_1 = $4_1 | $7_1 << 12;
if ($11_1 >>> 0 < 4294967280) {
break block15
}
$10_1 = $7_1 << 18 & 1835008 | (HEAPU8[$9_1 + 3 | 0] & 63 | $4_1 << 6);
}
if ($6_1 & 1) {
break block16
}
if (($10_1 | 0) != 1114112) {
$6_1 = 1;
$7_1 = 1;
block17 : {
if ($10_1 >>> 0 < 128) {
break block17
}
$7_1 = 2;
if ($10_1 >>> 0 < 2048) {
break block17
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
break block18;
}
HEAP8[$3_1 + 12 | 0] = 0;
$5_1 = $2_1;
break block19;
}
$15_1 = HEAP32[$3_1 + 60 >> 2];
$24_1 = $15_1 - 1 | 0;
$21_1 = HEAP32[$3_1 + 56 >> 2];
$18_1 = HEAP32[$3_1 + 52 >> 2];
$23_1 = HEAP32[$3_1 + 48 >> 2];
$4_1 = HEAP32[$3_1 + 36 >> 2];
if (($4_1 | 0) == -1) {
break block20
}
$6_1 = HEAP32[$3_1 + 28 >> 2];
$2_1 = $24_1 + $6_1 | 0;
if ($18_1 >>> 0 <= $2_1 >>> 0) {
break block21
}
$22_1 = HEAP32[$3_1 + 16 >> 2];
$9_1 = $22_1 - 1 | 0;
$13_1 = HEAP32[$3_1 + 24 >> 2];
$8_1 = $15_1 - $13_1 | 0;
$7_1 = HEAP32[$3_1 + 8 >> 2];
$5_1 = HEAP32[$3_1 + 12 >> 2];
while (1) {
$11_1 = $7_1;
$2_1 = HEAPU8[$2_1 + $23_1 | 0];
$10_1 = $2_1 & 31;
block25 : {
block22 : {
if (($2_1 & 63) >>> 0 >= 32) {
$2_1 = $5_1 >>> $10_1 | 0
} else {
$2_1 = ((1 << $10_1) - 1 & $5_1) << 32 - $10_1 | $11_1 >>> $10_1
}
if (!($2_1 & 1)) {
$6_1 = $6_1 + $15_1 | 0;
HEAP32[$3_1 + 28 >> 2] = $6_1;
break block22;
}
$2_1 = $4_1 >>> 0 > $22_1 >>> 0 ? $4_1 : $22_1;
$19_1 = $2_1 >>> 0 > $15_1 >>> 0 ? $2_1 : $15_1;
$25_1 = $6_1 + $23_1 | 0;
block23 : {
while (1) {
if (($2_1 | 0) == ($19_1 | 0)) {
$2_1 = $9_1;
while (1) {
if ($2_1 + 1 >>> 0 <= $4_1 >>> 0) {
break block23
}
if ($18_1 >>> 0 <= $2_1 + $6_1 >>> 0 | $2_1 >>> 0 >= $15_1 >>> 0) {
break block24
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
$4_1 = $8_1;
break block25;
}
if ($18_1 >>> 0 <= $2_1 + $6_1 >>> 0) {
break block24
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
break block22;
}
HEAP32[$3_1 + 36 >> 2] = 0;
HEAP32[$20_1 + 4 >> 2] = $6_1;
$2_1 = $6_1 + $15_1 | 0;
HEAP32[$3_1 + 28 >> 2] = $2_1;
HEAP32[$20_1 + 8 >> 2] = $2_1;
break block26;
}
$4_1 = 0;
}
HEAP32[$3_1 + 36 >> 2] = $4_1;
$2_1 = $6_1 + $24_1 | 0;
if ($18_1 >>> 0 > $2_1 >>> 0) {
continue
}
break;
};
break block21;
}
HEAP8[$3_1 + 12 | 0] = ($6_1 ^ -1) & 1;
if (!($6_1 & 1)) {
break block18
}
break block19;
}
$4_1 = HEAP32[$3_1 + 28 >> 2];
$2_1 = $24_1 + $4_1 | 0;
if ($18_1 >>> 0 <= $2_1 >>> 0) {
break block21
}
$27_1 = $23_1 - 1 | 0;
$28_1 = $21_1 - 1 | 0;
$8_1 = HEAP32[$3_1 + 16 >> 2];
$21_1 = $8_1 + $21_1 | 0;
$22_1 = $8_1 + $23_1 | 0;
$25_1 = $8_1 - ($8_1 >>> 0 > $15_1 >>> 0 ? $8_1 : $15_1) | 0;
$13_1 = HEAP32[$3_1 + 24 >> 2];
$7_1 = HEAP32[$3_1 + 8 >> 2];
$5_1 = HEAP32[$3_1 + 12 >> 2];
$19_1 = $15_1 >>> 0 > $8_1 - 1 >>> 0;
while (1) {
$9_1 = $7_1;
$2_1 = HEAPU8[$2_1 + $23_1 | 0];
$6_1 = $2_1 & 31;
if (($2_1 & 63) >>> 0 >= 32) {
$2_1 = $5_1 >>> $6_1 | 0
} else {
$2_1 = ((1 << $6_1) - 1 & $5_1) << 32 - $6_1 | $9_1 >>> $6_1
}
block28 : {
if ($2_1 & 1) {
$10_1 = $4_1 + $8_1 | 0;
$11_1 = $4_1 + $22_1 | 0;
$2_1 = 0;
block27 : {
while (1) {
if (!($2_1 + $25_1 | 0)) {
$11_1 = $4_1 + $27_1 | 0;
$2_1 = $8_1;
while (1) {
if (!$2_1) {
break block27
}
if (!$19_1 | $18_1 >>> 0 <= ($2_1 + $4_1 | 0) - 1 >>> 0) {
break block24
}
$6_1 = $2_1 + $11_1 | 0;
$9_1 = $2_1 + $28_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (HEAPU8[$9_1 | 0] == HEAPU8[$6_1 | 0]) {
continue
}
break;
};
$4_1 = $4_1 + $13_1 | 0;
break block28;
}
if ($18_1 >>> 0 <= $2_1 + $10_1 >>> 0) {
break block24
}
$6_1 = $2_1 + $11_1 | 0;
$9_1 = $2_1 + $21_1 | 0;
$2_1 = $2_1 + 1 | 0;
if (HEAPU8[$9_1 | 0] == HEAPU8[$6_1 | 0]) {
continue
}
break;
};
$4_1 = $2_1 + $4_1 | 0;
break block28;
}
HEAP32[$20_1 + 4 >> 2] = $4_1;
$2_1 = $4_1 + $15_1 | 0;
HEAP32[$20_1 + 8 >> 2] = $2_1;
HEAP32[$3_1 + 28 >> 2] = $2_1;
break block26;
}
$4_1 = $4_1 + $15_1 | 0;
HEAP32[$3_1 + 28 >> 2] = $4_1;
}
$2_1 = $4_1 + $24_1 | 0;
if ($18_1 >>> 0 > $2_1 >>> 0) {
continue
}
break;
};
}
HEAP32[$3_1 + 28 >> 2] = $18_1;
$13_1 = 0;
break block11;
}
wasm2js_trap();
}
HEAP32[$20_1 + 8 >> 2] = $5_1;
HEAP32[$20_1 + 4 >> 2] = $5_1;
}
$13_1 = 1;
break block11;
}
HEAP8[$3_1 + 14 | 0] = 1;
}
HEAP32[$20_1 >> 2] = $13_1;
break block29;
}
HEAP8[$3_1 + 12 | 0] = ($6_1 ^ -1) & 1;
wasm2js_trap();
}
if (HEAP32[$17_1 + 20 >> 2]) {
break block1
}
break block30;
}
if (($14_1 | 0) != 3) {
break block30
}
if (!((HEAPU8[$12_1 | 0] | HEAPU8[$12_1 + 1 | 0] << 8) ^ 10794 | HEAPU8[$12_1 + 2 | 0] ^ 42)) {
break block1
}
}
$2_1 = ($12_1 + 3 & -4) - $12_1 | 0;
block31 : {
if (!($2_1 >>> 0 <= $14_1 >>> 0 & $14_1 >>> 0 >= 4)) {
$5_1 = $12_1 - 1 | 0;
$2_1 = $14_1;
while (1) {
if (!$2_1) {
break block31
}
$3_1 = $2_1 + $5_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (HEAP8[$3_1 | 0] >= 0) {
continue
}
break;
};
break block1;
}
if ((HEAPU8[$12_1 | 0] | HEAPU8[$12_1 + 1 | 0] << 8 | (HEAPU8[$12_1 + 2 | 0] << 16 | HEAPU8[$12_1 + 3 | 0] << 24)) & -2139062144) {
break block1
}
$2_1 = $2_1 ? $2_1 : 4;
$3_1 = $14_1 - 4 | 0;
if ($2_1 >>> 0 < $3_1 >>> 0) {
while (1) {
if (HEAP32[$2_1 + $12_1 >> 2] & -2139062144) {
break block1
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
break block1
}
}
$158($26_1, $12_1, $14_1);
break block32;
}
$3_1 = $17_1 + 32 | 0;
$68($3_1, $12_1, $14_1);
HEAP32[$17_1 + 16 >> 2] = 1;
HEAP32[$17_1 + 12 >> 2] = $3_1;
$2_1 = $17_1 + 20 | 0;
$163($2_1, 1050407, $17_1 + 12 | 0);
$152($3_1, 1, 1);
$2_1 = $88(2, 1064754, 6, $12_1, $14_1, $2_1);
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $2_1;
}
global$0 = $17_1 + 96 | 0;
if (HEAP32[$16_1 + 4 >> 2] == -2147483648) {
$1_1 = $21($1_1, HEAP32[$16_1 + 8 >> 2]);
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block;
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$16_1 + 12 >> 2];
$1_1 = HEAP32[$16_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$16_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
global$0 = $16_1 + 16 | 0;
}
function $32() {
var $0_1 = 0;
$0_1 = $3(4, 272);
if (!$0_1) {
wasm2js_trap()
}
return $0_1;
}
function $33($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$3_1 = HEAP32[$1_1 >> 2];
$6_1 = HEAPU16[$3_1 + 270 >> 1];
$1_1 = Math_imul($6_1, 12);
$4_1 = -1;
$5_1 = $3_1 + 4 | 0;
$8_1 = HEAP32[$2_1 + 8 >> 2];
$9_1 = HEAP32[$2_1 + 4 >> 2];
$7_1 = 1;
block : {
while (1) {
if (!$1_1) {
$4_1 = $6_1;
break block;
}
$3_1 = HEAP32[$5_1 + 8 >> 2];
$2_1 = HEAP32[$5_1 + 4 >> 2];
$4_1 = $4_1 + 1 | 0;
$1_1 = $1_1 - 12 | 0;
$5_1 = $5_1 + 12 | 0;
$2_1 = $180($9_1, $8_1, $2_1, $3_1) & 255;
if (($2_1 | 0) == 1) {
continue
}
break;
};
if ($2_1) {
break block
}
$7_1 = 0;
}
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $7_1;
}
function $34($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = HEAP32[$1_1 >> 2];
$7_1 = HEAPU16[$4_1 + 270 >> 1];
$1_1 = Math_imul($7_1, 12);
$5_1 = -1;
$6_1 = $4_1 + 4 | 0;
$8_1 = 1;
block : {
while (1) {
if (!$1_1) {
$5_1 = $7_1;
break block;
}
$9_1 = HEAP32[$6_1 + 8 >> 2];
$4_1 = HEAP32[$6_1 + 4 >> 2];
$5_1 = $5_1 + 1 | 0;
$1_1 = $1_1 - 12 | 0;
$6_1 = $6_1 + 12 | 0;
$4_1 = $180($2_1, $3_1, $4_1, $9_1) & 255;
if (($4_1 | 0) == 1) {
continue
}
break;
};
if ($4_1) {
break block
}
$8_1 = 0;
}
HEAP32[$0_1 + 4 >> 2] = $5_1;
HEAP32[$0_1 >> 2] = $8_1;
}
function $35($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$158($4_1, $1_1, $2_1);
HEAP32[$4_1 + 28 >> 2] = HEAP32[$3_1 + 8 >> 2];
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$4_1 + 20 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$4_1 + 24 >> 2] = $1_1;
$1_1 = $3(4, 88);
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
function $36($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 + -64 | 0;
global$0 = $5_1;
$6_1 = $5_1 + 24 | 0;
$156($6_1, $2_1, 1, 1);
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
$37($5_1 + 52 | 0, $6_1);
if (HEAP32[$5_1 + 52 >> 2] == 1) {
while (1) {
$3_1 = HEAP32[$5_1 + 56 >> 2] - $8_1 | 0;
$6_1 = $1_1 + $8_1 | 0;
$8_1 = HEAP32[$5_1 + 60 >> 2];
$7_1 = $5_1 + 12 | 0;
$157($7_1, $6_1, $3_1);
$157($7_1, $4_1, 2);
$37($5_1 + 52 | 0, $5_1 + 24 | 0);
if (HEAP32[$5_1 + 52 >> 2]) {
continue
}
break;
}
}
$157($5_1 + 12 | 0, $1_1 + $8_1 | 0, $2_1 - $8_1 | 0);
HEAP32[$0_1 + 8 >> 2] = HEAP32[$5_1 + 20 >> 2];
$1_1 = HEAP32[$5_1 + 16 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 12 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $5_1 - -64 | 0;
return;
}
wasm2js_trap();
}
function $37($0_1, $1_1) {
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
$172($6_1 + 8 | 0, $12_1, $11_1, $4_1);
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
if ($188($4_1 + $9_1 | 0, $10_1, $2_1)) {
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
function $38() {
var $0_1 = 0;
$0_1 = $3(4, 320);
if (!$0_1) {
wasm2js_trap()
}
return $0_1;
}
function $39($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$4_1 = HEAP32[$0_1 >> 2];
$5_1 = HEAPU16[$4_1 + 270 >> 1];
$6_1 = $5_1 + 1 | 0;
$0_1 = HEAP32[$0_1 + 8 >> 2];
$149($4_1 + 4 | 0, $6_1, $0_1, $1_1);
$149($4_1 + 136 | 0, $6_1, $0_1, $2_1);
$1_1 = $0_1 + 1 | 0;
$2_1 = $4_1 + 272 | 0;
$7_1 = $5_1 + 2 | 0;
$8_1 = $0_1 + 2 | 0;
if ($7_1 >>> 0 > $8_1 >>> 0) {
$187($2_1 + ($8_1 << 2) | 0, $2_1 + ($1_1 << 2) | 0, $5_1 - $0_1 << 2)
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
function $40($0_1, $1_1, $2_1) {
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
$150($5_1 + $6_1 | 0, $4_1, $2_1 + 4 | 0, $9_1);
$150($6_1 + $7_1 | 0, $4_1, $2_1 + 136 | 0, $9_1);
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
function $41($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
block1 : {
block : {
$4_1 = HEAP32[$0_1 >> 2];
if (!$4_1) {
break block
}
$0_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$3_1 + 28 >> 2] = $0_1;
HEAP32[$3_1 + 24 >> 2] = $4_1;
$34($3_1 + 16 | 0, $3_1 + 24 | 0, $1_1, $2_1);
$5_1 = HEAP32[$3_1 + 20 >> 2];
if (HEAP32[$3_1 + 16 >> 2] & 1) {
$0_1 = $0_1 - 1 | 0;
while (1) {
if (($0_1 | 0) == -1) {
break block
}
$4_1 = HEAP32[(($5_1 << 2) + $4_1 | 0) + 272 >> 2];
HEAP32[$3_1 + 24 >> 2] = $4_1;
HEAP32[$3_1 + 28 >> 2] = $0_1;
$34($3_1 + 8 | 0, $3_1 + 24 | 0, $1_1, $2_1);
$0_1 = $0_1 - 1 | 0;
$5_1 = HEAP32[$3_1 + 12 >> 2];
if (HEAP32[$3_1 + 8 >> 2] & 1) {
continue
}
break;
};
}
$0_1 = (Math_imul($5_1, 12) + $4_1 | 0) + 136 | 0;
break block1;
}
$0_1 = 0;
}
global$0 = $3_1 + 32 | 0;
return $0_1;
}
function $42($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$5_1 = global$0 - 48 | 0;
global$0 = $5_1;
HEAP32[$5_1 + 24 >> 2] = $3_1;
HEAP32[$5_1 + 20 >> 2] = $2_1;
HEAP32[$5_1 + 28 >> 2] = $1_1 + 36;
$70($5_1 + 8 | 0, $1_1);
$3_1 = HEAP32[$5_1 + 8 >> 2];
block2 : {
if ($3_1) {
$9_1 = $5_1 + 36 | 0;
$10_1 = $5_1 + 24 | 0;
$4_1 = HEAP32[$5_1 + 12 >> 2];
while (1) {
$6_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$5_1 + 36 >> 2] = $6_1;
$3_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$5_1 + 32 >> 2] = $3_1;
$8_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$5_1 + 44 >> 2] = $8_1;
$4_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$5_1 + 40 >> 2] = $4_1;
block : {
$7_1 = HEAP32[$2_1 >> 2];
if (($8_1 | 0) != HEAP32[$7_1 + 4 >> 2]) {
break block
}
if ($188($4_1, HEAP32[$7_1 >> 2], $8_1)) {
break block
}
$4_1 = HEAP32[$2_1 + 4 >> 2];
$8_1 = HEAP32[$4_1 >> 2];
if (!(!$8_1 | ($6_1 | 0) != HEAP32[$4_1 + 4 >> 2])) {
if (!$188($3_1, $8_1, $6_1)) {
break block
}
}
$4_1 = global$0 - 80 | 0;
global$0 = $4_1;
$8_1 = HEAP32[$10_1 >> 2];
$6_1 = $5_1 + 32 | 0;
$7_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$4_1 + 24 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$4_1 + 28 >> 2] = $7_1;
$6_1 = HEAP32[$8_1 >> 2];
$7_1 = HEAP32[$6_1 + 48 >> 2];
HEAP32[$4_1 >> 2] = HEAP32[$6_1 + 44 >> 2];
HEAP32[$4_1 + 4 >> 2] = $7_1;
$7_1 = HEAP32[$6_1 + 56 >> 2];
HEAP32[$4_1 + 8 >> 2] = HEAP32[$6_1 + 52 >> 2];
HEAP32[$4_1 + 12 >> 2] = $7_1;
$7_1 = HEAP32[$6_1 + 64 >> 2];
HEAP32[$4_1 + 16 >> 2] = HEAP32[$6_1 + 60 >> 2];
HEAP32[$4_1 + 20 >> 2] = $7_1;
$7_1 = HEAP32[$6_1 + 80 >> 2];
HEAP32[$4_1 + 32 >> 2] = HEAP32[$6_1 + 76 >> 2];
HEAP32[$4_1 + 36 >> 2] = $7_1;
$6_1 = HEAP32[$8_1 + 8 >> 2];
$94($4_1 + 40 | 0, $4_1, HEAP32[$8_1 + 4 >> 2], HEAP32[$6_1 >> 2], HEAP32[$6_1 + 4 >> 2]);
global$0 = $4_1 + 80 | 0;
if (!(HEAPU8[$4_1 + 56 | 0] == 1 & HEAP32[$4_1 + 40 >> 2] != 2)) {
break block
}
HEAP32[$0_1 + 12 >> 2] = HEAP32[$9_1 + 8 >> 2];
$1_1 = HEAP32[$9_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$9_1 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
break block2;
}
$70($5_1, $1_1);
$4_1 = HEAP32[$5_1 + 4 >> 2];
$3_1 = HEAP32[$5_1 >> 2];
if ($3_1) {
continue
}
break;
};
}
$3_1 = 0;
}
HEAP32[$0_1 >> 2] = $3_1;
global$0 = $5_1 + 48 | 0;
}
function $43($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0;
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
$7_1 = HEAP32[$1_1 + 16 >> 2];
HEAP32[$4_1 + 40 >> 2] = $1_1 + 16;
HEAP32[$4_1 + 36 >> 2] = $7_1;
HEAP32[$4_1 + 32 >> 2] = $4_1 + 47;
$10_1 = $4_1 + 8 | 0;
$3_1 = $4_1 + 32 | 0;
$7_1 = 0;
$2_1 = global$0 - 160 | 0;
global$0 = $2_1;
$11_1 = $1_1;
$1_1 = HEAP32[$1_1 >> 2];
$18_1 = HEAP32[$11_1 + 4 >> 2];
block4 : {
if (($1_1 | 0) != ($18_1 | 0)) {
$17_1 = HEAP32[$3_1 + 4 >> 2];
$19_1 = HEAP32[$11_1 + 12 >> 2];
$12_1 = HEAP32[$11_1 + 8 >> 2];
$3_1 = $2_1 + 144 | 0;
$14_1 = $2_1 + 112 | 0;
$15_1 = $2_1 + 48 | 0;
$16_1 = $2_1 + 72 | 0;
while (1) {
$20_1 = $1_1 + 16 | 0;
HEAP32[$11_1 >> 2] = $20_1;
HEAP8[$2_1 + 36 | 0] = HEAPU8[$19_1 + 20 | 0];
HEAP32[$2_1 + 32 >> 2] = $19_1;
HEAP32[$2_1 + 28 >> 2] = $1_1;
HEAP32[$2_1 + 20 >> 2] = $12_1;
HEAP32[$2_1 + 16 >> 2] = 2;
$5_1 = $2_1 + 136 | 0;
$8_1 = $2_1 + 16 | 0;
$64($5_1, $8_1, 1052290, 4);
block3 : {
block2 : {
block1 : {
$13_1 = HEAP32[$2_1 + 140 >> 2];
$9_1 = HEAP32[$2_1 + 136 >> 2];
$1_1 = $13_1;
block : {
if (($9_1 | 0) == 3) {
break block
}
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$2_1 + 96 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$2_1 + 100 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$2_1 + 88 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$2_1 + 92 >> 2] = $1_1;
$64($5_1, $8_1, 1052294, 2);
$1_1 = HEAP32[$2_1 + 140 >> 2];
$8_1 = HEAP32[$2_1 + 136 >> 2];
if (($8_1 | 0) == 3) {
break block
}
$6_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$16_1 + 8 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$16_1 + 12 >> 2] = $6_1;
$6_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$16_1 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$16_1 + 4 >> 2] = $6_1;
$6_1 = HEAP32[$2_1 + 92 >> 2];
HEAP32[$15_1 >> 2] = HEAP32[$2_1 + 88 >> 2];
HEAP32[$15_1 + 4 >> 2] = $6_1;
$6_1 = HEAP32[$2_1 + 100 >> 2];
HEAP32[$15_1 + 8 >> 2] = HEAP32[$2_1 + 96 >> 2];
HEAP32[$15_1 + 12 >> 2] = $6_1;
HEAP32[$2_1 + 68 >> 2] = $1_1;
HEAP32[$2_1 + 64 >> 2] = $8_1;
HEAP32[$2_1 + 44 >> 2] = $13_1;
HEAP32[$2_1 + 40 >> 2] = $9_1;
$17($5_1, $2_1 - -64 | 0);
$8_1 = HEAP32[$2_1 + 140 >> 2];
$13_1 = HEAP32[$2_1 + 136 >> 2];
$1_1 = $8_1;
if (!$13_1) {
break block
}
$9_1 = $2_1 + 40 | 0;
$17($2_1 + 128 | 0, $9_1);
$1_1 = HEAP32[$2_1 + 132 >> 2];
$6_1 = HEAP32[$2_1 + 128 >> 2];
if (!$6_1) {
break block
}
$65($5_1, $6_1, $1_1, 1051981, 5);
$1_1 = HEAP32[$2_1 + 140 >> 2];
$5_1 = HEAP32[$2_1 + 136 >> 2];
if (($5_1 | 0) == -2147483648) {
$1_1 = $21($9_1, $1_1);
break block;
}
$9_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$14_1 + 8 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$14_1 + 12 >> 2] = $9_1;
$9_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$14_1 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$14_1 + 4 >> 2] = $9_1;
HEAP32[$2_1 + 108 >> 2] = $1_1;
HEAP32[$2_1 + 104 >> 2] = $5_1;
$1_1 = $2_1 + 104 | 0;
$53($1_1);
$17($1_1, $2_1 - -64 | 0);
$1_1 = HEAP32[$2_1 + 108 >> 2];
if (!HEAP32[$2_1 + 104 >> 2]) {
break block
}
$17($2_1 + 104 | 0, $2_1 + 40 | 0);
$1_1 = HEAP32[$2_1 + 108 >> 2];
$5_1 = HEAP32[$2_1 + 104 >> 2];
if ($5_1) {
$65($2_1 + 136 | 0, $5_1, $1_1, $13_1, $8_1);
$1_1 = HEAP32[$2_1 + 140 >> 2];
$5_1 = HEAP32[$2_1 + 136 >> 2];
if (($5_1 | 0) != -2147483648) {
break block1
}
}
$1_1 = $21($2_1 - -64 | 0, $1_1);
}
if (HEAP32[$17_1 >> 2]) {
$25($17_1)
}
HEAP32[$17_1 >> 2] = $1_1;
HEAP32[$11_1 + 8 >> 2] = $12_1 + 1;
$5_1 = -2147483648;
break block2;
}
$7_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$2_1 + 8 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$2_1 + 12 >> 2] = $7_1;
$7_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$2_1 + 4 >> 2] = $7_1;
$12_1 = $12_1 + 1 | 0;
HEAP32[$11_1 + 8 >> 2] = $12_1;
if (($5_1 | 0) == -2147483647) {
break block3
}
$7_1 = $1_1;
}
$1_1 = HEAP32[$2_1 + 12 >> 2];
HEAP32[$10_1 + 16 >> 2] = HEAP32[$2_1 + 8 >> 2];
HEAP32[$10_1 + 20 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$10_1 + 8 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$10_1 + 12 >> 2] = $1_1;
HEAP32[$10_1 + 4 >> 2] = $7_1;
HEAP32[$10_1 >> 2] = $5_1;
break block4;
}
$7_1 = $1_1;
$1_1 = $20_1;
if (($18_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
}
HEAP32[$10_1 >> 2] = -2147483647;
}
global$0 = $2_1 + 160 | 0;
block5 : {
if (HEAP32[$4_1 + 8 >> 2] != -2147483647) {
$1_1 = HEAP32[$4_1 + 28 >> 2];
HEAP32[$0_1 + 16 >> 2] = HEAP32[$4_1 + 24 >> 2];
HEAP32[$0_1 + 20 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 20 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 16 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block5;
}
HEAP32[$0_1 >> 2] = -2147483648;
}
global$0 = $4_1 + 48 | 0;
}
function $44($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0;
$7_1 = global$0 + -64 | 0;
global$0 = $7_1;
$3_1 = HEAP32[$1_1 + 16 >> 2];
HEAP32[$7_1 + 56 >> 2] = $1_1 + 16;
HEAP32[$7_1 + 52 >> 2] = $3_1;
HEAP32[$7_1 + 48 >> 2] = $7_1 + 63;
$5_1 = $7_1 + 8 | 0;
$3_1 = $7_1 + 48 | 0;
$2_1 = global$0 - 144 | 0;
global$0 = $2_1;
$4_1 = HEAP32[$1_1 >> 2];
$16_1 = HEAP32[$1_1 + 4 >> 2];
block6 : {
if (($4_1 | 0) != ($16_1 | 0)) {
$14_1 = $1_1;
$15_1 = HEAP32[$3_1 + 4 >> 2];
$17_1 = HEAP32[$1_1 + 12 >> 2];
$10_1 = HEAP32[$1_1 + 8 >> 2];
$11_1 = $2_1 + 80 | 0;
$12_1 = $2_1 + 104 | 0;
while (1) {
$18_1 = $4_1 + 16 | 0;
HEAP32[$14_1 >> 2] = $18_1;
HEAP8[$2_1 + 56 | 0] = HEAPU8[$17_1 + 20 | 0];
HEAP32[$2_1 + 52 >> 2] = $17_1;
HEAP32[$2_1 + 48 >> 2] = $4_1;
HEAP32[$2_1 + 40 >> 2] = $10_1;
HEAP32[$2_1 + 36 >> 2] = 2;
$8_1 = $2_1 + 96 | 0;
$4_1 = $2_1 + 36 | 0;
$64($8_1, $4_1, 1052183, 5);
$1_1 = HEAP32[$2_1 + 100 >> 2];
block5 : {
block4 : {
block3 : {
$6_1 = HEAP32[$2_1 + 96 >> 2];
block : {
if (($6_1 | 0) == 3) {
break block
}
$3_1 = HEAP32[$12_1 + 12 >> 2];
HEAP32[$11_1 + 8 >> 2] = HEAP32[$12_1 + 8 >> 2];
HEAP32[$11_1 + 12 >> 2] = $3_1;
$3_1 = HEAP32[$12_1 + 4 >> 2];
HEAP32[$11_1 >> 2] = HEAP32[$12_1 >> 2];
HEAP32[$11_1 + 4 >> 2] = $3_1;
HEAP32[$2_1 + 76 >> 2] = $1_1;
HEAP32[$2_1 + 72 >> 2] = $6_1;
$6_1 = $2_1 + 132 | 0;
$31($6_1, $2_1 + 72 | 0);
$1_1 = HEAP32[$2_1 + 136 >> 2];
$3_1 = HEAP32[$2_1 + 132 >> 2];
if (($3_1 | 0) == -2147483648) {
break block
}
HEAP32[$2_1 + 68 >> 2] = HEAP32[$2_1 + 140 >> 2];
HEAP32[$2_1 + 64 >> 2] = $1_1;
HEAP32[$2_1 + 60 >> 2] = $3_1;
$9_1 = 3;
$1_1 = $20(HEAP32[$2_1 + 48 >> 2], 1052142, 6);
if (!(!$1_1 | !HEAPU8[$1_1 | 0])) {
$9_1 = HEAPU8[$2_1 + 56 | 0];
HEAP8[$2_1 + 116 | 0] = $9_1;
HEAP32[$2_1 + 108 >> 2] = $1_1;
HEAP32[$2_1 + 104 >> 2] = 6;
HEAP32[$2_1 + 100 >> 2] = 1052142;
HEAP32[$2_1 + 96 >> 2] = 1;
HEAP32[$2_1 + 112 >> 2] = $4_1;
$17($6_1, $8_1);
$1_1 = HEAP32[$2_1 + 136 >> 2];
block2 : {
$8_1 = HEAP32[$2_1 + 132 >> 2];
if ($8_1) {
$4_1 = -36;
while (1) {
if (HEAP32[$4_1 + 1068092 >> 2] == ($1_1 | 0)) {
if (!$188(HEAP32[$4_1 + 1068088 >> 2], $8_1, $1_1)) {
break block2
}
}
$4_1 = $4_1 + 12 | 0;
if ($4_1) {
continue
}
break;
};
$6_1 = $2_1 + 120 | 0;
$61($6_1, 1068052, 1068088);
$3_1 = $2_1 + 132 | 0;
$28($3_1, $2_1 + 96 | 0);
$1_1 = $62($9_1, HEAP32[$2_1 + 136 >> 2], HEAP32[$2_1 + 140 >> 2], $8_1, $1_1, HEAP32[$2_1 + 124 >> 2], HEAP32[$2_1 + 128 >> 2]);
$152($3_1, 1, 1);
$152($6_1, 4, 8);
}
$152($2_1 + 60 | 0, 1, 1);
break block;
}
$9_1 = HEAPU8[$4_1 + 1068096 | 0];
}
$66($2_1 + 96 | 0, $2_1 + 36 | 0, 1052022);
$1_1 = HEAP32[$2_1 + 100 >> 2];
$3_1 = HEAP32[$2_1 + 96 >> 2];
if (($3_1 | 0) == -2147483648) {
$152($2_1 + 60 | 0, 1, 1);
break block;
}
HEAP32[$2_1 + 140 >> 2] = HEAP32[$2_1 + 104 >> 2];
HEAP32[$2_1 + 136 >> 2] = $1_1;
HEAP32[$2_1 + 132 >> 2] = $3_1;
$66($2_1 + 96 | 0, $2_1 + 36 | 0, 1052028);
$1_1 = HEAP32[$2_1 + 100 >> 2];
$6_1 = HEAP32[$2_1 + 96 >> 2];
if (($6_1 | 0) == -2147483648) {
$3_1 = $2_1 + 132 | 0;
$24($3_1);
$152($3_1, 4, 12);
$152($2_1 + 60 | 0, 1, 1);
break block;
}
$3_1 = HEAP32[$2_1 + 136 >> 2];
HEAP32[$2_1 + 24 >> 2] = HEAP32[$2_1 + 132 >> 2];
HEAP32[$2_1 + 28 >> 2] = $3_1;
HEAP32[$2_1 + 32 >> 2] = HEAP32[$2_1 + 140 >> 2];
$3_1 = HEAP32[$2_1 + 64 >> 2];
$4_1 = HEAP32[$2_1 + 60 >> 2];
if (($4_1 | 0) != -2147483648) {
break block3
}
$1_1 = $3_1;
}
if (HEAP32[$15_1 >> 2]) {
$25($15_1)
}
HEAP32[$15_1 >> 2] = $1_1;
HEAP32[$14_1 + 8 >> 2] = $10_1 + 1;
$4_1 = -2147483648;
break block4;
}
$22_1 = HEAP32[$2_1 + 104 >> 2];
$23_1 = HEAP32[$2_1 + 68 >> 2];
HEAP32[$2_1 + 16 >> 2] = HEAP32[$2_1 + 32 >> 2];
$13_1 = HEAP32[$2_1 + 28 >> 2];
HEAP32[$2_1 + 8 >> 2] = HEAP32[$2_1 + 24 >> 2];
HEAP32[$2_1 + 12 >> 2] = $13_1;
$10_1 = $10_1 + 1 | 0;
HEAP32[$14_1 + 8 >> 2] = $10_1;
if (($4_1 | 0) == -2147483647) {
break block5
}
$19_1 = $3_1;
$20_1 = $6_1;
$21_1 = $1_1;
$13_1 = $9_1;
}
HEAP32[$5_1 + 20 >> 2] = HEAP32[$2_1 + 16 >> 2];
$1_1 = HEAP32[$2_1 + 12 >> 2];
HEAP32[$5_1 + 12 >> 2] = HEAP32[$2_1 + 8 >> 2];
HEAP32[$5_1 + 16 >> 2] = $1_1;
HEAP8[$5_1 + 36 | 0] = $13_1;
HEAP32[$5_1 + 32 >> 2] = $22_1;
HEAP32[$5_1 + 28 >> 2] = $21_1;
HEAP32[$5_1 + 24 >> 2] = $20_1;
HEAP32[$5_1 + 8 >> 2] = $23_1;
HEAP32[$5_1 + 4 >> 2] = $19_1;
HEAP32[$5_1 >> 2] = $4_1;
break block6;
}
$19_1 = $3_1;
$20_1 = $6_1;
$21_1 = $1_1;
$13_1 = $9_1;
$4_1 = $18_1;
if (($16_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
}
HEAP32[$5_1 >> 2] = -2147483647;
}
global$0 = $2_1 + 144 | 0;
block7 : {
if (HEAP32[$7_1 + 8 >> 2] != -2147483647) {
$185($0_1, $5_1, 40);
break block7;
}
HEAP32[$0_1 >> 2] = -2147483648;
}
global$0 = $7_1 - -64 | 0;
}
function $45($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0;
$7_1 = global$0 - 32 | 0;
global$0 = $7_1;
$3_1 = HEAP32[$1_1 + 16 >> 2];
HEAP32[$7_1 + 24 >> 2] = $1_1 + 16;
HEAP32[$7_1 + 20 >> 2] = $3_1;
HEAP32[$7_1 + 16 >> 2] = $7_1 + 31;
$10_1 = $7_1 + 4 | 0;
$3_1 = $7_1 + 16 | 0;
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
block9 : {
block8 : {
block7 : {
$5_1 = HEAP32[$1_1 >> 2];
if (($5_1 | 0) != HEAP32[$1_1 + 4 >> 2]) {
$11_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$1_1 >> 2] = $5_1 + 16;
$13_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$4_1 + 16 >> 2] = $5_1;
HEAP32[$4_1 + 8 >> 2] = $13_1;
HEAP32[$4_1 + 4 >> 2] = 2;
$3_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$4_1 + 20 >> 2] = $3_1;
HEAP8[$4_1 + 24 | 0] = HEAPU8[$3_1 + 20 | 0];
$14_1 = $4_1 + 4 | 0;
$17($4_1 + 40 | 0, $14_1);
$6_1 = HEAP32[$4_1 + 44 >> 2];
$8_1 = HEAP32[$4_1 + 40 >> 2];
if ($8_1) {
$12_1 = $4_1 + 28 | 0;
$2_1 = global$0 - 128 | 0;
global$0 = $2_1;
block6 : {
block5 : {
block3 : {
block : {
block4 : {
block2 : {
block1 : {
if ($171($8_1, $6_1, 1053006, 2)) {
$9_1 = $6_1 - 2 | 0;
if (!$9_1) {
break block
}
if ($9_1 >>> 0 > 7) {
break block1
}
$5_1 = $8_1;
$3_1 = $9_1;
while (1) {
if (HEAPU8[$5_1 | 0] == 42) {
break block
}
$5_1 = $5_1 + 1 | 0;
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
continue
}
break;
};
break block2;
}
$101($2_1 + 36 | 0, $8_1, $6_1);
if (HEAP32[$2_1 + 36 >> 2] != 19) {
break block
}
$3_1 = HEAP32[$2_1 + 60 >> 2];
HEAP32[$2_1 + 80 >> 2] = HEAP32[$2_1 + 56 >> 2];
HEAP32[$2_1 + 84 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 52 >> 2];
HEAP32[$2_1 + 72 >> 2] = HEAP32[$2_1 + 48 >> 2];
HEAP32[$2_1 + 76 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 44 >> 2];
HEAP32[$2_1 + 64 >> 2] = HEAP32[$2_1 + 40 >> 2];
HEAP32[$2_1 + 68 >> 2] = $3_1;
$3_1 = $2_1 + 24 | 0;
HEAP32[$3_1 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 1;
HEAP32[$2_1 + 108 >> 2] = 0;
$3_1 = HEAP32[$2_1 + 28 >> 2];
HEAP32[$2_1 + 100 >> 2] = HEAP32[$2_1 + 24 >> 2];
HEAP32[$2_1 + 104 >> 2] = $3_1;
HEAP32[$2_1 + 116 >> 2] = 1068376;
HEAP32[$2_1 + 120 >> 2] = 1610612768;
HEAP32[$2_1 + 124 >> 2] = 0;
HEAP32[$2_1 + 112 >> 2] = $2_1 + 100;
if ($74($2_1 - -64 | 0, $2_1 + 112 | 0)) {
break block3
}
$5_1 = HEAP32[$2_1 + 108 >> 2];
HEAP32[$2_1 + 96 >> 2] = $5_1;
$3_1 = HEAP32[$2_1 + 104 >> 2];
HEAP32[$2_1 + 88 >> 2] = HEAP32[$2_1 + 100 >> 2];
HEAP32[$2_1 + 92 >> 2] = $3_1;
if (($6_1 | 0) != ($5_1 | 0)) {
break block4
}
$3_1 = $188(HEAP32[$2_1 + 92 >> 2], $8_1, $6_1);
$152($2_1 + 88 | 0, 1, 1);
if ($3_1) {
break block
}
break block5;
}
$172($2_1 + 16 | 0, 42, $8_1, $9_1);
if (HEAP32[$2_1 + 16 >> 2]) {
break block
}
}
$14($2_1 + 8 | 0, $8_1, $9_1);
if (($9_1 | 0) != HEAP32[$2_1 + 12 >> 2]) {
break block
}
if (!$188(HEAP32[$2_1 + 8 >> 2], $8_1, $9_1)) {
break block5
}
break block;
}
$152($2_1 + 88 | 0, 1, 1);
}
$5_1 = $2_1 + 36 | 0;
$68($5_1, $8_1, $6_1);
HEAP32[$2_1 + 116 >> 2] = 1;
HEAP32[$2_1 + 112 >> 2] = $5_1;
$3_1 = $2_1 - -64 | 0;
$163($3_1, 1065087, $2_1 + 112 | 0);
$152($5_1, 1, 1);
$3_1 = $88(3, 1065235, 45, $8_1, $6_1, $3_1);
HEAP32[$12_1 >> 2] = -2147483648;
HEAP32[$12_1 + 4 >> 2] = $3_1;
break block6;
}
wasm2js_trap();
}
$158($12_1, $8_1, $6_1);
}
global$0 = $2_1 + 128 | 0;
$3_1 = HEAP32[$4_1 + 32 >> 2];
$6_1 = HEAP32[$4_1 + 28 >> 2];
if (($6_1 | 0) != -2147483648) {
break block7
}
$6_1 = $21($14_1, $3_1);
}
if (HEAP32[$11_1 >> 2]) {
$25($11_1)
}
HEAP32[$11_1 >> 2] = $6_1;
$6_1 = -2147483648;
break block8;
}
HEAP32[$10_1 >> 2] = -2147483647;
break block9;
}
$15_1 = HEAP32[$4_1 + 36 >> 2];
$16_1 = $3_1;
}
HEAP32[$10_1 + 4 >> 2] = $16_1;
HEAP32[$10_1 + 8 >> 2] = $15_1;
HEAP32[$10_1 >> 2] = $6_1;
HEAP32[$1_1 + 8 >> 2] = $13_1 + 1;
}
global$0 = $4_1 + 48 | 0;
block10 : {
if (HEAP32[$7_1 + 4 >> 2] != -2147483647) {
HEAP32[$0_1 + 8 >> 2] = HEAP32[$7_1 + 12 >> 2];
$1_1 = HEAP32[$7_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$7_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block10;
}
HEAP32[$0_1 >> 2] = -2147483648;
}
global$0 = $7_1 + 32 | 0;
}
function $46($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
$6_1 = HEAP32[$1_1 + 16 >> 2];
HEAP32[$2_1 + 24 >> 2] = $1_1 + 16;
HEAP32[$2_1 + 20 >> 2] = $6_1;
HEAP32[$2_1 + 16 >> 2] = $2_1 + 31;
$7_1 = $2_1 + 4 | 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
$10_1 = HEAP32[$1_1 + 12 >> 2];
$5_1 = HEAP32[$1_1 + 8 >> 2];
$4_1 = HEAP32[$1_1 >> 2];
$11_1 = HEAP32[$1_1 + 4 >> 2];
$8_1 = HEAP32[($2_1 + 16 | 0) + 4 >> 2];
block2 : {
while (1) {
block1 : {
block : {
if (($4_1 | 0) != ($11_1 | 0)) {
$6_1 = $4_1 + 16 | 0;
HEAP32[$1_1 >> 2] = $6_1;
HEAP32[$3_1 + 24 >> 2] = $4_1;
HEAP32[$3_1 + 16 >> 2] = $5_1;
HEAP32[$3_1 + 12 >> 2] = 2;
HEAP32[$3_1 + 28 >> 2] = $10_1;
HEAP8[$3_1 + 32 | 0] = HEAPU8[$10_1 + 20 | 0];
$31($3_1 + 36 | 0, $3_1 + 12 | 0);
$4_1 = HEAP32[$3_1 + 40 >> 2];
$9_1 = HEAP32[$3_1 + 36 >> 2];
if (($9_1 | 0) != -2147483648) {
break block
}
if (HEAP32[$8_1 >> 2]) {
$25($8_1)
}
HEAP32[$8_1 >> 2] = $4_1;
HEAP32[$1_1 + 8 >> 2] = $5_1 + 1;
break block1;
}
HEAP32[$7_1 >> 2] = -2147483647;
break block2;
}
$12_1 = HEAP32[$3_1 + 44 >> 2];
$5_1 = $5_1 + 1 | 0;
HEAP32[$1_1 + 8 >> 2] = $5_1;
$13_1 = $4_1;
$4_1 = $6_1;
if (($9_1 | 0) == -2147483647) {
continue
}
}
break;
};
HEAP32[$7_1 + 4 >> 2] = $13_1;
HEAP32[$7_1 + 8 >> 2] = $12_1;
HEAP32[$7_1 >> 2] = $9_1;
}
global$0 = $3_1 + 48 | 0;
block3 : {
if (HEAP32[$2_1 + 4 >> 2] != -2147483647) {
HEAP32[$0_1 + 8 >> 2] = HEAP32[$2_1 + 12 >> 2];
$1_1 = HEAP32[$2_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$2_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block3;
}
HEAP32[$0_1 >> 2] = -2147483648;
}
global$0 = $2_1 + 32 | 0;
}
function $47($0_1, $1_1) {
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
$3_1 = $19(HEAP32[$0_1 + 16 >> 2], $2_1 + 8 | 0);
if ($3_1) {
if (HEAP32[$1_1 >> 2]) {
$25($1_1)
}
HEAP32[$1_1 >> 2] = $3_1;
}
HEAP32[$0_1 + 8 >> 2] = $4_1 + 1;
$0_1 = !$3_1;
}
global$0 = $2_1 + 32 | 0;
return $0_1;
}
function $48($0_1, $1_1) {
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
$3_1 = $63(HEAP32[$0_1 + 16 >> 2], $2_1 + 8 | 0);
if ($3_1) {
if (HEAP32[$1_1 >> 2]) {
$25($1_1)
}
HEAP32[$1_1 >> 2] = $3_1;
}
HEAP32[$0_1 + 8 >> 2] = $4_1 + 1;
$0_1 = !$3_1;
}
global$0 = $2_1 + 32 | 0;
return $0_1;
}
function $49($0_1) {
if (HEAP32[$0_1 >> 2] != -2147483647) {
$0($0_1);
$0($0_1 + 12 | 0);
}
}
function $50($0_1, $1_1) {
if ($1_1) {
while (1) {
$152($0_1, 1, 1);
$0_1 = $0_1 + 12 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
}
}
}
function $51($0_1) {
var $1_1 = 0, $2_1 = 0;
block2 : {
switch (HEAPU8[$0_1 | 0]) {
default:
$2_1 = $0_1 + 4 | 0;
$1_1 = HEAP32[$0_1 + 12 >> 2];
if ($1_1) {
$0_1 = HEAP32[$0_1 + 8 >> 2];
while (1) {
$0($0_1);
$51($0_1 + 12 | 0);
$0_1 = $0_1 + 28 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$152($2_1, 4, 28);
case 0:
case 1:
case 2:
return;
case 3:
$0($0_1 + 4 | 0);
return;
case 4:
break block2;
};
}
$2_1 = $0_1 + 4 | 0;
$1_1 = HEAP32[$0_1 + 12 >> 2];
if ($1_1) {
$0_1 = HEAP32[$0_1 + 8 >> 2];
while (1) {
$51($0_1);
$0_1 = $0_1 + 16 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$152($2_1, 4, 16);
}
function $52($0_1) {
var $1_1 = 0, $2_1 = 0;
$1_1 = HEAP32[$0_1 + 8 >> 2];
if ($1_1) {
$2_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
$53($2_1);
$2_1 = $2_1 + 24 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$152($0_1, 4, 24);
}
function $53($0_1) {
$152($0_1, 1, 1);
$152($0_1 + 12 | 0, 1, 1);
}
function $54($0_1) {
var $1_1 = 0, $2_1 = 0;
$2_1 = HEAP32[$0_1 + 8 >> 2];
if ($2_1) {
$0_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
$152($0_1, 1, 1);
$1_1 = $0_1 + 12 | 0;
$24($1_1);
$152($1_1, 4, 12);
$1_1 = $0_1 + 24 | 0;
$24($1_1);
$152($1_1, 4, 12);
$0_1 = $0_1 + 40 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
}
}
function $55($0_1) {
$24($0_1);
$152($0_1, 4, 12);
}
function $56($0_1) {
var $1_1 = 0;
$24($0_1);
$152($0_1, 4, 12);
$1_1 = $0_1 + 12 | 0;
$24($1_1);
$152($1_1, 4, 12);
$1_1 = $0_1 + 24 | 0;
$54($1_1);
$152($1_1, 4, 40);
$52($0_1 + 36 | 0);
}
function $57($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0;
$4_1 = global$0 - 96 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 20 >> 2] = $3_1;
block4 : {
block1 : {
block6 : {
block21 : {
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
$147($1_1 + 8 | 0, $2_1);
$3_1 = 3;
block2 : {
if (!HEAPU8[$1_1 + 8 | 0]) {
break block2
}
$6_1 = HEAPU8[$1_1 + 9 | 0];
if (($6_1 | 0) != 102) {
if (($6_1 | 0) != 116) {
if (($6_1 | 0) != 110) {
break block2
}
$3_1 = $146($2_1, 1051773, 3) ? 2 : 3;
break block2;
}
$3_1 = $146($2_1, 1051776, 3) ? 1 : 3;
break block2;
}
$3_1 = $146($2_1, 1051779, 4) ? 0 : 3;
}
global$0 = $1_1 + 16 | 0;
$1_1 = $3_1 & 255;
if (($1_1 | 0) == 3) {
break block3
}
$2_1 = 0;
HEAP8[$4_1 + 80 | 0] = 0;
if (($1_1 | 0) != 2) {
$51($4_1 + 80 | 0);
$2_1 = 1;
}
HEAP8[$0_1 + 1 | 0] = $1_1;
HEAP8[$0_1 | 0] = $2_1;
break block4;
}
block20 : {
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
$147($4_1 + 16 | 0, $2_1);
$7_1 = $4_1 + 24 | 0;
$1_1 = $4_1 + 20 | 0;
$8_1 = $4_1 + 68 | 0;
$5_1 = global$0 - 112 | 0;
global$0 = $5_1;
$71($5_1 + 72 | 0, $2_1);
block8 : {
if (!HEAPU8[$5_1 + 72 | 0]) {
HEAP8[$7_1 + 4 | 0] = 1;
HEAP32[$7_1 >> 2] = 7;
break block8;
}
block10 : {
$3_1 = HEAPU8[$5_1 + 73 | 0];
if (($3_1 | 0) != 125) {
$11_1 = $5_1 + 88 | 1;
$14_1 = HEAP32[$1_1 >> 2];
block18 : {
block19 : {
while (1) {
block9 : {
if (($3_1 & 255) == 34) {
$147($5_1 - -64 | 0, $2_1);
if (HEAPU8[$5_1 + 64 | 0]) {
break block9
}
}
$6_1 = $6_1 & -256 | 3;
$3_1 = 7;
break block10;
}
$148($5_1 + 88 | 0, $2_1);
$1_1 = HEAP32[$5_1 + 96 >> 2];
$10_1 = HEAP32[$5_1 + 100 >> 2];
$3_1 = HEAP32[$5_1 + 92 >> 2];
block17 : {
block11 : {
if (HEAP32[$5_1 + 88 >> 2]) {
$6_1 = $1_1;
$9_1 = $10_1;
break block11;
}
HEAP32[$5_1 + 80 >> 2] = $1_1;
HEAP32[$5_1 + 84 >> 2] = $10_1;
HEAP32[$5_1 + 76 >> 2] = $3_1;
$71($5_1 + 56 | 0, $2_1);
block16 : {
block14 : {
block13 : {
if (!(!HEAPU8[$5_1 + 56 | 0] | HEAPU8[$5_1 + 57 | 0] != 58)) {
$147($5_1 + 48 | 0, $2_1);
if (HEAPU8[$5_1 + 48 | 0]) {
break block13
}
}
$6_1 = $6_1 & -256 | 4;
break block14;
}
$71($5_1 + 40 | 0, $2_1);
if (!HEAPU8[$5_1 + 40 | 0]) {
$6_1 = $6_1 & -256;
break block14;
}
block15 : {
$1_1 = HEAP32[$14_1 >> 2];
if ($1_1) {
$3_1 = HEAPU8[$5_1 + 41 | 0];
HEAP32[$5_1 + 108 >> 2] = $1_1 - 1;
$57($5_1 + 88 | 0, $3_1, $2_1, $5_1 + 108 | 0);
$12_1 = HEAPU8[$5_1 + 88 | 0];
if (($12_1 | 0) != 6) {
break block15
}
$3_1 = HEAP32[$5_1 + 92 >> 2];
} else {
$3_1 = 4
}
$6_1 = HEAP32[$5_1 + 96 >> 2];
$9_1 = HEAP32[$5_1 + 100 >> 2];
break block16;
}
HEAP8[$5_1 + 110 | 0] = HEAPU8[$11_1 + 2 | 0];
HEAP16[$5_1 + 108 >> 1] = HEAPU8[$11_1 | 0] | HEAPU8[$11_1 + 1 | 0] << 8;
$13_1 = HEAP32[$5_1 + 92 >> 2];
$3_1 = HEAP32[$5_1 + 96 >> 2];
$16_1 = HEAP32[$5_1 + 100 >> 2];
HEAP32[$5_1 + 96 >> 2] = HEAP32[$5_1 + 84 >> 2];
$1_1 = HEAP32[$5_1 + 80 >> 2];
HEAP32[$5_1 + 88 >> 2] = HEAP32[$5_1 + 76 >> 2];
HEAP32[$5_1 + 92 >> 2] = $1_1;
$10_1 = HEAP32[$8_1 + 8 >> 2];
$15_1 = HEAP32[$8_1 >> 2];
if (($10_1 | 0) == ($15_1 | 0)) {
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$154($1_1 + 8 | 0, $8_1, $15_1, 1, 4, 28);
if (HEAP32[$1_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $1_1 + 16 | 0;
}
$1_1 = HEAP32[$8_1 + 4 >> 2] + Math_imul($10_1, 28) | 0;
HEAP32[$1_1 + 8 >> 2] = HEAP32[$5_1 + 96 >> 2];
$15_1 = HEAP32[$5_1 + 92 >> 2];
HEAP32[$1_1 >> 2] = HEAP32[$5_1 + 88 >> 2];
HEAP32[$1_1 + 4 >> 2] = $15_1;
HEAP8[$1_1 + 12 | 0] = $12_1;
$12_1 = HEAPU16[$5_1 + 108 >> 1];
HEAP8[$1_1 + 13 | 0] = $12_1;
HEAP8[$1_1 + 14 | 0] = $12_1 >>> 8;
HEAP8[$1_1 + 15 | 0] = HEAPU8[$5_1 + 110 | 0];
HEAP32[$1_1 + 20 >> 2] = $3_1;
HEAP32[$1_1 + 24 >> 2] = $16_1;
HEAP32[$1_1 + 16 >> 2] = $13_1;
HEAP32[$8_1 + 8 >> 2] = $10_1 + 1;
break block17;
}
$3_1 = 7;
}
$0($5_1 + 76 | 0);
}
if (($3_1 | 0) != 8) {
break block10
}
}
$71($5_1 + 32 | 0, $2_1);
if (!HEAPU8[$5_1 + 32 | 0]) {
HEAP8[$7_1 + 4 | 0] = 2;
HEAP32[$7_1 >> 2] = 7;
break block8;
}
$1_1 = HEAPU8[$5_1 + 33 | 0];
if (($1_1 | 0) == 125) {
break block18
}
if (($1_1 | 0) != 44) {
break block19
}
$147($5_1 + 24 | 0, $2_1);
$71($5_1 + 16 | 0, $2_1);
$3_1 = HEAPU8[$5_1 + 17 | 0];
if (HEAPU8[$5_1 + 16 | 0]) {
continue
}
break;
};
HEAP8[$7_1 + 4 | 0] = 0;
HEAP32[$7_1 >> 2] = 7;
break block8;
}
HEAP8[$7_1 + 4 | 0] = 2;
HEAP32[$7_1 >> 2] = 7;
break block8;
}
$147($5_1 + 8 | 0, $2_1);
HEAP32[$7_1 >> 2] = 8;
break block8;
}
$147($5_1, $2_1);
HEAP32[$7_1 >> 2] = 8;
break block8;
}
HEAP32[$7_1 + 4 >> 2] = $6_1;
HEAP32[$7_1 + 8 >> 2] = $9_1;
HEAP32[$7_1 >> 2] = $3_1;
}
global$0 = $5_1 + 112 | 0;
$1_1 = HEAP32[$4_1 + 24 >> 2];
if (($1_1 | 0) == 8) {
break block20
}
$2_1 = HEAP32[$4_1 + 32 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 28 >> 2];
HEAP32[$0_1 + 12 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP8[$0_1 | 0] = 6;
$1_1 = HEAP32[$8_1 + 8 >> 2];
if ($1_1) {
$0_1 = HEAP32[$8_1 + 4 >> 2];
while (1) {
$0($0_1);
$51($0_1 + 12 | 0);
$0_1 = $0_1 + 28 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$152($8_1, 4, 28);
break block4;
}
$147($4_1, $2_1);
$148($4_1 + 80 | 0, $2_1);
$1_1 = HEAP32[$4_1 + 88 >> 2];
HEAP32[$4_1 + 40 >> 2] = HEAP32[$4_1 + 84 >> 2];
HEAP32[$4_1 + 44 >> 2] = $1_1;
HEAP32[$4_1 + 48 >> 2] = HEAP32[$4_1 + 92 >> 2];
if (HEAP32[$4_1 + 80 >> 2]) {
break block21
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
$147($4_1 + 8 | 0, $2_1);
$9_1 = $4_1 + 24 | 0;
$10_1 = $4_1 + 68 | 0;
$1_1 = $4_1 + 20 | 0;
$6_1 = global$0 - 80 | 0;
global$0 = $6_1;
$71($6_1 + 48 | 0, $2_1);
block22 : {
if (!HEAPU8[$6_1 + 48 | 0]) {
HEAP8[$9_1 + 4 | 0] = 1;
HEAP32[$9_1 >> 2] = 7;
break block22;
}
$3_1 = HEAPU8[$6_1 + 49 | 0];
if (($3_1 | 0) != 93) {
$5_1 = $6_1 + 56 | 1;
$8_1 = HEAP32[$1_1 >> 2];
block25 : {
block26 : {
while (1) {
block24 : {
$1_1 = HEAP32[$8_1 >> 2];
block23 : {
if (!$1_1) {
$3_1 = 4;
break block23;
}
HEAP32[$6_1 + 76 >> 2] = $1_1 - 1;
$57($6_1 + 56 | 0, $3_1, $2_1, $6_1 + 76 | 0);
$11_1 = HEAPU8[$6_1 + 56 | 0];
if (($11_1 | 0) != 6) {
HEAP8[$6_1 + 74 | 0] = HEAPU8[$5_1 + 2 | 0];
HEAP16[$6_1 + 72 >> 1] = HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8;
$14_1 = HEAP32[$6_1 + 60 >> 2];
$1_1 = HEAP32[$6_1 + 64 >> 2];
$12_1 = HEAP32[$6_1 + 68 >> 2];
$7_1 = HEAP32[$10_1 + 8 >> 2];
$13_1 = HEAP32[$10_1 >> 2];
if (($7_1 | 0) == ($13_1 | 0)) {
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$154($3_1 + 8 | 0, $10_1, $13_1, 1, 4, 16);
if (HEAP32[$3_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $3_1 + 16 | 0;
}
$3_1 = HEAP32[$10_1 + 4 >> 2] + ($7_1 << 4) | 0;
$13_1 = HEAPU16[$6_1 + 72 >> 1];
HEAP8[$3_1 + 1 | 0] = $13_1;
HEAP8[$3_1 + 2 | 0] = $13_1 >>> 8;
HEAP8[$3_1 | 0] = $11_1;
HEAP8[$3_1 + 3 | 0] = HEAPU8[$6_1 + 74 | 0];
HEAP32[$3_1 + 8 >> 2] = $1_1;
HEAP32[$3_1 + 12 >> 2] = $12_1;
HEAP32[$3_1 + 4 >> 2] = $14_1;
HEAP32[$10_1 + 8 >> 2] = $7_1 + 1;
break block24;
}
$3_1 = HEAP32[$6_1 + 60 >> 2];
if (($3_1 | 0) == 8) {
break block24
}
}
$1_1 = HEAP32[$6_1 + 68 >> 2];
HEAP32[$9_1 + 4 >> 2] = HEAP32[$6_1 + 64 >> 2];
HEAP32[$9_1 + 8 >> 2] = $1_1;
HEAP32[$9_1 >> 2] = $3_1;
break block22;
}
$71($6_1 + 40 | 0, $2_1);
if (!HEAPU8[$6_1 + 40 | 0]) {
HEAP8[$9_1 + 4 | 0] = 2;
HEAP32[$9_1 >> 2] = 7;
break block22;
}
$1_1 = HEAPU8[$6_1 + 41 | 0];
if (($1_1 | 0) == 93) {
break block25
}
if (($1_1 | 0) != 44) {
break block26
}
$147($6_1 + 32 | 0, $2_1);
$71($6_1 + 24 | 0, $2_1);
$3_1 = HEAPU8[$6_1 + 25 | 0];
if (HEAPU8[$6_1 + 24 | 0]) {
continue
}
break;
};
HEAP8[$9_1 + 4 | 0] = 0;
HEAP32[$9_1 >> 2] = 7;
break block22;
}
HEAP8[$9_1 + 4 | 0] = 2;
HEAP32[$9_1 >> 2] = 7;
break block22;
}
$147($6_1 + 16 | 0, $2_1);
HEAP32[$9_1 >> 2] = 8;
break block22;
}
$147($6_1 + 8 | 0, $2_1);
HEAP32[$9_1 >> 2] = 8;
}
global$0 = $6_1 + 80 | 0;
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
$51($0_1);
$0_1 = $0_1 + 16 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$152($4_1 + 68 | 0, 4, 16);
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
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
HEAP32[$5_1 + 20 >> 2] = 0;
HEAP32[$5_1 + 24 >> 2] = 1;
HEAP32[$5_1 + 28 >> 2] = 0;
$15_1 = $5_1 + 24 | 0;
$8_1 = $5_1 + 20 | 0;
$7_1 = global$0 - 32 | 0;
global$0 = $7_1;
$9_1 = $2_1;
$12_1 = HEAP32[$2_1 >> 2];
HEAP32[$7_1 + 20 >> 2] = $12_1;
$13_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$7_1 + 24 >> 2] = $13_1 + $12_1;
HEAP32[$7_1 + 28 >> 2] = 0;
$17_1 = $7_1 + 20 | 0;
$1_1 = HEAP32[$17_1 >> 2];
$18_1 = HEAP32[$17_1 + 4 >> 2];
if (($1_1 | 0) != ($18_1 | 0)) {
$19_1 = HEAPU8[$8_1 | 0];
$11_1 = HEAPU8[$8_1 + 1 | 0];
$3_1 = HEAPU8[$8_1 + 2 | 0];
$2_1 = HEAPU8[$8_1 + 3 | 0];
$20_1 = $7_1 + 28 | 0;
$16_1 = HEAP32[$20_1 >> 2];
block34 : {
while (1) {
$6_1 = $2_1;
$10_1 = $1_1;
$2_1 = HEAPU8[$1_1 | 0];
block27 : {
block33 : {
block32 : {
block31 : {
block29 : {
block30 : {
$1_1 = $6_1 & 255;
block28 : {
if (!$1_1) {
switch ($2_1 - 45 | 0) {
case 0:
break block27;
case 3:
break block29;
default:
break block28;
}
}
if (($2_1 | 0) == 48) {
break block30
}
}
if (($2_1 - 48 & 255) >>> 0 < 10) {
break block31
}
$1_1 = $3_1;
if (($1_1 | (($2_1 | 0) != 46 | ($6_1 - 58 & 255) >>> 0 < 246 | $11_1)) & 1) {
break block32
}
$11_1 = 1;
HEAP8[$8_1 + 1 | 0] = 1;
$3_1 = 0;
break block27;
}
if ((($1_1 | 0) != 45 | $11_1 | $3_1) & 1) {
break block31
}
break block33;
}
if (!(($3_1 | $11_1) & 1)) {
break block33
}
}
$1_1 = 0;
if (($19_1 ^ -1 | $11_1 | $3_1) & 1) {
break block27
}
}
if (($6_1 - 48 & 255) >>> 0 >= 10) {
$14_1 = 1;
if ((($6_1 | 32) & 255) != 101) {
break block34
}
switch ($2_1 - 43 | 0) {
case 0:
case 2:
break block27;
default:
break block34;
};
}
block35 : {
if (($2_1 | 0) != 69) {
$14_1 = 1;
if (($2_1 | 0) != 101) {
break block34
}
if (!($1_1 & 1)) {
break block35
}
break block34;
}
$14_1 = 1;
if ($1_1 & 1) {
break block34
}
}
$3_1 = 1;
HEAP8[$8_1 + 2 | 0] = 1;
break block27;
}
$19_1 = 1;
HEAP8[$8_1 | 0] = 1;
}
HEAP8[$8_1 + 3 | 0] = $2_1;
$16_1 = $16_1 + 1 | 0;
HEAP32[$20_1 >> 2] = $16_1;
$1_1 = $10_1 + 1 | 0;
if (($18_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$14_1 = 0;
}
HEAP32[$17_1 >> 2] = $10_1 + 1;
}
$1_1 = $7_1 + 8 | 0;
HEAP32[$1_1 + 4 >> 2] = $16_1;
HEAP32[$1_1 >> 2] = $14_1;
$1_1 = HEAP32[$7_1 + 8 >> 2] & 1 ? HEAP32[$7_1 + 12 >> 2] : $13_1;
if ($1_1 >>> 0 > $13_1 >>> 0) {
wasm2js_trap()
}
HEAP32[$15_1 + 4 >> 2] = $1_1;
HEAP32[$15_1 >> 2] = $12_1;
HEAP32[$9_1 + 4 >> 2] = $13_1 - $1_1;
HEAP32[$9_1 >> 2] = $1_1 + $12_1;
global$0 = $7_1 + 32 | 0;
$1_1 = HEAP32[$5_1 + 20 >> 2];
HEAP8[$5_1 + 18 | 0] = $1_1 >>> 16;
HEAP16[$5_1 + 16 >> 1] = $1_1;
$1_1 = HEAP32[$5_1 + 28 >> 2];
HEAP32[$5_1 + 8 >> 2] = HEAP32[$5_1 + 24 >> 2];
HEAP32[$5_1 + 12 >> 2] = $1_1;
$1_1 = $4_1 + 80 | 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = $5_1 + 8 | 0;
$170($2_1 + 4 | 0, HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2]);
if (HEAP32[$2_1 + 4 >> 2] == 1) {
wasm2js_trap()
}
$6_1 = HEAP32[$2_1 + 12 >> 2];
HEAP32[$1_1 >> 2] = HEAP32[$2_1 + 8 >> 2];
HEAP32[$1_1 + 4 >> 2] = $6_1;
HEAP8[$1_1 + 10 | 0] = HEAPU8[$3_1 + 10 | 0];
HEAP16[$1_1 + 8 >> 1] = HEAPU16[$3_1 + 8 >> 1];
global$0 = $2_1 + 16 | 0;
global$0 = $5_1 + 32 | 0;
block37 : {
$1_1 = HEAP32[$4_1 + 84 >> 2];
block36 : {
if (!$1_1) {
break block36
}
$2_1 = HEAP32[$4_1 + 80 >> 2];
$3_1 = ($2_1 + $1_1 | 0) - 1 | 0;
if (!$3_1 | (HEAPU8[$3_1 | 0] - 58 & 255) >>> 0 < 246) {
break block36
}
$3_1 = HEAPU8[$4_1 + 88 | 0];
if (($3_1 | 0) != 2) {
break block37
}
}
HEAP8[$0_1 | 0] = 6;
HEAP32[$0_1 + 4 >> 2] = 5;
break block4;
}
$6_1 = HEAPU8[$4_1 + 89 | 0] | HEAPU8[$4_1 + 90 | 0] << 8;
HEAP8[$0_1 + 13 | 0] = $6_1;
HEAP8[$0_1 + 14 | 0] = $6_1 >>> 8;
HEAP8[$0_1 + 12 | 0] = $3_1;
HEAP8[$0_1 | 0] = 2;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 + 8 >> 2] = $1_1;
}
global$0 = $4_1 + 96 | 0;
}
function $58($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
block : {
if (($3_1 | 0) == ($4_1 | 0) | $2_1 >>> 0 > 48) {
break block
}
$8_1 = HEAP32[$3_1 >> 2];
$5_1 = HEAP32[$3_1 + 4 >> 2];
$7_1 = $59($1_1, $2_1, $8_1, $5_1);
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
$9_1 = $59($1_1, $2_1, $11_1, $8_1);
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
function $59($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
$125($4_1, $0_1, $0_1 + $1_1 | 0);
$125($4_1 + 12 | 0, $2_1, $2_1 + $3_1 | 0);
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
$156($2_1 + 20 | 0, $3_1, 4, 4);
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
$153($1_1, $9_1, $0_1, 4, 4);
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
$152($4_1 + 24 | 0, 4, 4);
$152($4_1 + 12 | 0, 4, 4);
$152($4_1, 4, 4);
global$0 = $4_1 + 48 | 0;
return $2_1;
}
function $60($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
$5_1 = $20(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
block2 : {
block3 : {
if (!(!$5_1 | !HEAPU8[$5_1 | 0])) {
HEAP32[$4_1 + 12 >> 2] = $5_1;
HEAP32[$4_1 + 8 >> 2] = $3_1;
HEAP32[$4_1 + 4 >> 2] = $2_1;
$2_1 = 1;
HEAP32[$4_1 >> 2] = 1;
HEAP32[$4_1 + 16 >> 2] = $1_1;
$6_1 = HEAPU8[$1_1 + 20 | 0];
HEAP8[$4_1 + 20 | 0] = $6_1;
$17($4_1 + 36 | 0, $4_1);
$3_1 = HEAP32[$4_1 + 40 >> 2];
block1 : {
$5_1 = HEAP32[$4_1 + 36 >> 2];
if ($5_1) {
$1_1 = -24;
while (1) {
if (HEAP32[$1_1 + 1053488 >> 2] == ($3_1 | 0)) {
if (!$188(HEAP32[$1_1 + 1053484 >> 2], $5_1, $3_1)) {
break block1
}
}
$1_1 = $1_1 + 12 | 0;
if ($1_1) {
continue
}
break;
};
$1_1 = $4_1 + 24 | 0;
$61($1_1, 1053460, 1053484);
$7_1 = $4_1 + 36 | 0;
$28($7_1, $4_1);
$3_1 = $62($6_1, HEAP32[$4_1 + 40 >> 2], HEAP32[$4_1 + 44 >> 2], $5_1, $3_1, HEAP32[$4_1 + 28 >> 2], HEAP32[$4_1 + 32 >> 2]);
$152($7_1, 1, 1);
$152($1_1, 4, 8);
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
break block2;
}
HEAP8[$0_1 + 1 | 0] = HEAPU8[$1_1 + 1053492 | 0];
break block3;
}
HEAP8[$0_1 + 1 | 0] = 2;
}
$2_1 = 0;
}
HEAP8[$0_1 | 0] = $2_1;
global$0 = $4_1 + 48 | 0;
}
function $61($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$156($3_1 + 20 | 0, ($2_1 - $1_1 >>> 0) / 12 | 0, 4, 8);
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
$153($5_1, $4_1, $6_1, 4, 8);
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
function $62($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
var $7_1 = 0, $8_1 = 0, $9_1 = 0;
$7_1 = global$0 - 112 | 0;
global$0 = $7_1;
$8_1 = $7_1 + 20 | 0;
$68($8_1, $3_1, $4_1);
$9_1 = $7_1 + 56 | 0;
$122($9_1, $5_1, $6_1);
HEAP32[$7_1 + 96 >> 2] = 1;
HEAP32[$7_1 + 88 >> 2] = 1;
HEAP32[$7_1 + 92 >> 2] = $9_1;
HEAP32[$7_1 + 84 >> 2] = $8_1;
$163($7_1 + 8 | 0, 1049489, $7_1 + 84 | 0);
$152($9_1, 1, 1);
$152($8_1, 1, 1);
$58($7_1, $3_1, $4_1, $5_1, ($6_1 << 3) + $5_1 | 0);
$5_1 = HEAP32[$7_1 >> 2];
if ($5_1) {
$158($7_1 + 68 | 0, $5_1, HEAP32[$7_1 + 4 >> 2]);
HEAP32[$7_1 + 84 >> 2] = -2147483648;
HEAP8[$7_1 + 80 | 0] = 3;
HEAP8[$7_1 + 108 | 0] = 3;
HEAP32[$7_1 + 96 >> 2] = -2147483648;
HEAP32[$7_1 + 64 >> 2] = HEAP32[$7_1 + 92 >> 2];
$5_1 = HEAP32[$7_1 + 88 >> 2];
HEAP32[$7_1 + 56 >> 2] = HEAP32[$7_1 + 84 >> 2];
HEAP32[$7_1 + 60 >> 2] = $5_1;
$0($7_1 + 96 | 0);
$5_1 = HEAP32[$7_1 + 64 >> 2];
HEAP32[$7_1 + 32 >> 2] = HEAP32[$7_1 + 60 >> 2];
HEAP32[$7_1 + 36 >> 2] = $5_1;
$5_1 = HEAP32[$7_1 + 72 >> 2];
HEAP32[$7_1 + 40 >> 2] = HEAP32[$7_1 + 68 >> 2];
HEAP32[$7_1 + 44 >> 2] = $5_1;
$5_1 = HEAP32[$7_1 + 80 >> 2];
HEAP32[$7_1 + 48 >> 2] = HEAP32[$7_1 + 76 >> 2];
HEAP32[$7_1 + 52 >> 2] = $5_1;
$5_1 = HEAP32[$7_1 + 56 >> 2];
} else {
$5_1 = -2147483647
}
$0_1 = $88($0_1, $1_1, $2_1, $3_1, $4_1, $7_1 + 8 | 0);
$49($0_1 + 48 | 0);
HEAP32[$0_1 + 48 >> 2] = $5_1;
$1_1 = HEAP32[$7_1 + 36 >> 2];
HEAP32[$0_1 + 52 >> 2] = HEAP32[$7_1 + 32 >> 2];
HEAP32[$0_1 + 56 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 44 >> 2];
HEAP32[$0_1 + 60 >> 2] = HEAP32[$7_1 + 40 >> 2];
HEAP32[$0_1 + 64 >> 2] = $1_1;
$1_1 = HEAP32[$7_1 + 52 >> 2];
HEAP32[$0_1 + 68 >> 2] = HEAP32[$7_1 + 48 >> 2];
HEAP32[$0_1 + 72 >> 2] = $1_1;
global$0 = $7_1 + 112 | 0;
return $0_1;
}
function $63($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
block6 : {
block5 : {
block3 : {
switch (HEAP32[$0_1 >> 2] - 1 | 0) {
case 0:
if (HEAPU8[HEAP32[$1_1 + 12 >> 2]] == 1) {
break block5
}
$0_1 = $16($1_1, 1052045, 13);
break block6;
case 1:
$3_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$3_1 | 0] != 4) {
$0_1 = $16($1_1, 1051748, 6);
break block6;
}
$4_1 = HEAP32[$3_1 + 12 >> 2];
$3_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$2_1 + 40 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$2_1 + 36 >> 2] = $1_1;
$0_1 = 0;
HEAP32[$2_1 + 32 >> 2] = 0;
HEAP32[$2_1 + 24 >> 2] = $3_1;
HEAP32[$2_1 + 28 >> 2] = $3_1 + ($4_1 << 4);
$8_1 = $2_1 + 12 | 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 8 >> 2] = 0;
$1_1 = $2_1 + 24 | 0;
HEAP32[$3_1 + 40 >> 2] = HEAP32[$1_1 + 16 >> 2];
$4_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$3_1 + 32 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$3_1 + 36 >> 2] = $4_1;
$4_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$3_1 + 28 >> 2] = $4_1;
HEAP32[$3_1 + 44 >> 2] = $3_1 + 8;
$7_1 = $3_1 + 12 | 0;
$1_1 = global$0 - 48 | 0;
global$0 = $1_1;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
$4_1 = $3_1 + 24 | 0;
$5_1 = HEAP32[$4_1 >> 2];
if (($5_1 | 0) == HEAP32[$4_1 + 4 >> 2]) {
$5_1 = 0
} else {
$9_1 = HEAP32[$4_1 + 20 >> 2];
HEAP32[$4_1 >> 2] = $5_1 + 16;
$10_1 = HEAP32[$4_1 + 8 >> 2];
$11_1 = HEAP32[$4_1 + 12 >> 2];
HEAP8[$6_1 + 28 | 0] = HEAPU8[$11_1 + 20 | 0];
HEAP32[$6_1 + 24 >> 2] = $11_1;
HEAP32[$6_1 + 20 >> 2] = $5_1;
HEAP32[$6_1 + 12 >> 2] = $10_1;
HEAP32[$6_1 + 8 >> 2] = 2;
$5_1 = $63(HEAP32[$4_1 + 16 >> 2], $6_1 + 8 | 0);
if ($5_1) {
if (HEAP32[$9_1 >> 2]) {
$25($9_1)
}
HEAP32[$9_1 >> 2] = $5_1;
}
HEAP32[$4_1 + 8 >> 2] = $10_1 + 1;
$5_1 = !$5_1;
}
global$0 = $6_1 + 32 | 0;
block9 : {
block7 : {
block8 : {
if ($5_1) {
$6_1 = $1_1 + 24 | 0;
$156($6_1, 4, 1, 0);
if (HEAP32[$1_1 + 24 >> 2] == 1) {
break block7
}
$5_1 = HEAP32[$1_1 + 28 >> 2];
HEAP32[$1_1 + 20 >> 2] = 1;
HEAP32[$1_1 + 16 >> 2] = HEAP32[$1_1 + 32 >> 2];
HEAP32[$1_1 + 12 >> 2] = $5_1;
$5_1 = HEAP32[$4_1 + 20 >> 2];
HEAP32[$1_1 + 40 >> 2] = HEAP32[$4_1 + 16 >> 2];
HEAP32[$1_1 + 44 >> 2] = $5_1;
$5_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$1_1 + 32 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$1_1 + 36 >> 2] = $5_1;
$5_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$1_1 + 24 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$1_1 + 28 >> 2] = $5_1;
if ($48($6_1, HEAP32[$6_1 + 20 >> 2]) & 253) {
$4_1 = $1_1 + 12 | 0;
while (1) {
$5_1 = HEAP32[$4_1 + 8 >> 2];
if (($5_1 | 0) == -1) {
$153($4_1, -1, 1, 1, 0)
}
HEAP32[$4_1 + 8 >> 2] = $5_1 + 1;
if ($48($6_1, HEAP32[$6_1 + 20 >> 2]) & 253) {
continue
}
break;
};
}
HEAP32[$7_1 + 8 >> 2] = HEAP32[$1_1 + 20 >> 2];
$4_1 = HEAP32[$1_1 + 16 >> 2];
HEAP32[$7_1 >> 2] = HEAP32[$1_1 + 12 >> 2];
HEAP32[$7_1 + 4 >> 2] = $4_1;
break block8;
}
HEAP32[$7_1 + 8 >> 2] = 0;
HEAP32[$7_1 >> 2] = 0;
HEAP32[$7_1 + 4 >> 2] = 1;
}
global$0 = $1_1 + 48 | 0;
break block9;
}
wasm2js_trap();
}
$1_1 = HEAP32[$3_1 + 8 >> 2];
block10 : {
if ($1_1) {
HEAP32[$8_1 >> 2] = -2147483648;
HEAP32[$8_1 + 4 >> 2] = $1_1;
$152($7_1, 1, 0);
break block10;
}
HEAP32[$8_1 + 8 >> 2] = HEAP32[$3_1 + 20 >> 2];
$1_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$8_1 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$8_1 + 4 >> 2] = $1_1;
}
global$0 = $3_1 + 48 | 0;
if (HEAP32[$2_1 + 12 >> 2] == -2147483648) {
$0_1 = HEAP32[$2_1 + 16 >> 2];
break block6;
}
HEAP32[$2_1 + 32 >> 2] = HEAP32[$2_1 + 20 >> 2];
$1_1 = HEAP32[$2_1 + 16 >> 2];
HEAP32[$2_1 + 24 >> 2] = HEAP32[$2_1 + 12 >> 2];
HEAP32[$2_1 + 28 >> 2] = $1_1;
$152($2_1 + 24 | 0, 1, 0);
break block6;
default:
$17($2_1 + 24 | 0, $1_1);
$0_1 = HEAP32[$2_1 + 24 >> 2] ? 0 : HEAP32[$2_1 + 28 >> 2];
break block6;
case 2:
$3_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$3_1 | 0] != 5) {
$0_1 = $16($1_1, 1051793, 9);
break block6;
}
$4_1 = Math_imul(HEAP32[$3_1 + 12 >> 2], 28);
$7_1 = HEAPU8[$1_1 + 20 | 0];
$6_1 = HEAP32[$0_1 + 4 >> 2];
$3_1 = HEAP32[$3_1 + 8 >> 2];
while (1) {
if (!$4_1) {
break block5
}
$0_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
HEAP32[$2_1 + 40 >> 2] = $1_1;
HEAP8[$2_1 + 44 | 0] = $7_1;
HEAP32[$2_1 + 24 >> 2] = 1;
HEAP32[$2_1 + 36 >> 2] = $3_1 + 12;
$0_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$2_1 + 28 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$2_1 + 32 >> 2] = $0_1;
$4_1 = $4_1 - 28 | 0;
$3_1 = $3_1 + 28 | 0;
$0_1 = $63($6_1, $2_1 + 24 | 0);
if (!$0_1) {
continue
}
break;
};
break block6;
case 3:
break block3;
};
}
$8_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$8_1 | 0] != 5) {
$0_1 = $16($1_1, 1051793, 9);
break block6;
}
$4_1 = Math_imul(HEAP32[$0_1 + 8 >> 2], 20);
$3_1 = HEAP32[$0_1 + 4 >> 2];
$7_1 = $3_1 + 8 | 0;
$5_1 = HEAPU8[$1_1 + 20 | 0];
while (1) {
if (!$4_1) {
break block5
}
$0_1 = 0;
$9_1 = HEAP32[$3_1 >> 2];
$10_1 = HEAP32[$3_1 + 4 >> 2];
$6_1 = $20($8_1, $9_1, $10_1);
if (!(!$6_1 | !HEAPU8[$6_1 | 0])) {
HEAP8[$2_1 + 44 | 0] = $5_1;
HEAP32[$2_1 + 40 >> 2] = $1_1;
HEAP32[$2_1 + 36 >> 2] = $6_1;
HEAP32[$2_1 + 32 >> 2] = $10_1;
HEAP32[$2_1 + 28 >> 2] = $9_1;
HEAP32[$2_1 + 24 >> 2] = 1;
$0_1 = $63($7_1, $2_1 + 24 | 0);
}
$3_1 = $3_1 + 20 | 0;
$4_1 = $4_1 - 20 | 0;
$7_1 = $7_1 + 20 | 0;
if (!$0_1) {
continue
}
break;
};
break block6;
}
$0_1 = 0;
}
global$0 = $2_1 + 48 | 0;
return $0_1;
}
function $64($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$4_1 = $20(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
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
$28($6_1, $1_1);
$4_1 = HEAP32[$5_1 + 8 >> 2];
$7_1 = HEAP32[$5_1 + 12 >> 2];
$1_1 = global$0 - 48 | 0;
global$0 = $1_1;
HEAP32[$1_1 + 4 >> 2] = $3_1;
HEAP32[$1_1 >> 2] = $2_1;
$2_1 = $1_1 + 20 | 0;
$121($2_1, $4_1, $7_1);
HEAP32[$1_1 + 44 >> 2] = 2;
HEAP32[$1_1 + 36 >> 2] = 1;
HEAP32[$1_1 + 40 >> 2] = $1_1;
HEAP32[$1_1 + 32 >> 2] = $2_1;
$3_1 = $1_1 + 8 | 0;
$163($3_1, 1051492, $1_1 + 32 | 0);
$152($2_1, 1, 1);
$2_1 = $35($8_1, $4_1, $7_1, $3_1);
global$0 = $1_1 + 48 | 0;
$152($6_1, 1, 1);
HEAP32[$0_1 >> 2] = 3;
HEAP32[$0_1 + 4 >> 2] = $2_1;
}
global$0 = $5_1 + 16 | 0;
}
function $65($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$5_1 = global$0 - 144 | 0;
global$0 = $5_1;
$6_1 = $5_1 + 16 | 0;
$158($6_1, $1_1, $2_1);
$157($6_1, 1052925, 4);
$76($5_1 + 28 | 0, HEAP32[$5_1 + 20 >> 2], HEAP32[$5_1 + 24 >> 2]);
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
$172($5_1 + 8 | 0, 47, $1_1, $2_1);
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
if ($188($12_1, $1_1, $2_1)) {
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
if (!(HEAP8[($7_1 & 255) + 1069444 | 0] & 1)) {
break block9
}
break block6;
}
if (HEAPU8[($7_1 & 255) + 1069444 | 0] & 2) {
break block6
}
}
if (($6_1 | 0) != ($10_1 | 0)) {
continue
}
}
break;
};
$158($5_1 + 28 | 0, $1_1, $2_1);
$158($5_1 + 112 | 0, $3_1, $4_1);
HEAP32[$5_1 + 48 >> 2] = HEAP32[$5_1 + 120 >> 2];
$1_1 = HEAP32[$5_1 + 116 >> 2];
HEAP32[$5_1 + 40 >> 2] = HEAP32[$5_1 + 112 >> 2];
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
$2_1 = $5_1 + 28 | 0;
$68($2_1, $3_1, $4_1);
HEAP32[$5_1 + 92 >> 2] = 1;
HEAP32[$5_1 + 88 >> 2] = $2_1;
$1_1 = $5_1 + 112 | 0;
$163($1_1, 1049642, $5_1 + 88 | 0);
$152($2_1, 1, 1);
$6_1 = $88(2, 1065039, 17, $3_1, $4_1, $1_1);
break block14;
}
$6_1 = ($3_1 | 0) == ($13_1 | 0) & $8_1 >>> 0 < $15_1 >>> 0 | $3_1 >>> 0 < $13_1 >>> 0 ? -1 : 1;
}
$7_1 = $6_1 ? 0 : $12_1;
}
$4_1 = $5_1 + 28 | 0;
$68($4_1, $1_1, $2_1);
HEAP32[$5_1 + 116 >> 2] = 1;
HEAP32[$5_1 + 112 >> 2] = $4_1;
$3_1 = $5_1 + 76 | 0;
$163($3_1, 1049834, $5_1 + 112 | 0);
$152($4_1, 1, 1);
$6_1 = $88(2, 1065039, 17, $1_1, $2_1, $3_1);
if ($7_1) {
$158($5_1 + 124 | 0, $7_1, $11_1);
HEAP32[$5_1 + 28 >> 2] = -2147483648;
HEAP8[$5_1 + 136 | 0] = 3;
HEAP8[$5_1 + 52 | 0] = 3;
HEAP32[$5_1 + 40 >> 2] = -2147483648;
HEAP32[$5_1 + 120 >> 2] = HEAP32[$5_1 + 36 >> 2];
$1_1 = HEAP32[$5_1 + 32 >> 2];
HEAP32[$5_1 + 112 >> 2] = HEAP32[$5_1 + 28 >> 2];
HEAP32[$5_1 + 116 >> 2] = $1_1;
$0($5_1 + 40 | 0);
$1_1 = HEAP32[$5_1 + 120 >> 2];
HEAP32[$5_1 + 88 >> 2] = HEAP32[$5_1 + 116 >> 2];
HEAP32[$5_1 + 92 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 128 >> 2];
HEAP32[$5_1 + 96 >> 2] = HEAP32[$5_1 + 124 >> 2];
HEAP32[$5_1 + 100 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 136 >> 2];
HEAP32[$5_1 + 104 >> 2] = HEAP32[$5_1 + 132 >> 2];
HEAP32[$5_1 + 108 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 112 >> 2];
} else {
$1_1 = -2147483647
}
$49($6_1 + 48 | 0);
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
$152($5_1 + 16 | 0, 1, 1);
global$0 = $5_1 + 144 | 0;
}
function $66($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
block2 : {
block3 : {
block1 : {
$4_1 = $20(HEAP32[$1_1 + 12 >> 2], $2_1, 6);
if (!(!$4_1 | !HEAPU8[$4_1 | 0])) {
HEAP32[$3_1 + 8 >> 2] = $2_1;
HEAP32[$3_1 + 4 >> 2] = 1;
HEAP32[$3_1 + 16 >> 2] = $4_1;
HEAP32[$3_1 + 12 >> 2] = 6;
HEAP32[$3_1 + 20 >> 2] = $1_1;
HEAP8[$3_1 + 24 | 0] = HEAPU8[$1_1 + 20 | 0];
$1_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 48 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 52 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 56 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$3_1 + 60 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$3_1 + 40 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$3_1 + 44 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 52 >> 2];
if (HEAPU8[$1_1 | 0] == 4) {
break block1
}
$1_1 = $16($3_1 + 4 | 0, 1051748, 6);
$4_1 = -2147483648;
break block2;
}
$2_1 = -2147483648;
break block3;
}
HEAP32[$3_1 + 72 >> 2] = 0;
$2_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$3_1 + 64 >> 2] = $2_1;
HEAP32[$3_1 + 68 >> 2] = $2_1 + (HEAP32[$1_1 + 12 >> 2] << 4);
HEAP32[$3_1 + 76 >> 2] = $3_1 + 40;
$10_1 = $3_1 + 28 | 0;
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 8 >> 2] = 0;
$1_1 = $3_1 - -64 | 0;
$2_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$4_1 + 32 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$4_1 + 36 >> 2] = $2_1;
$2_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$4_1 + 24 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$4_1 + 28 >> 2] = $2_1;
HEAP32[$4_1 + 40 >> 2] = $4_1 + 8;
$6_1 = $4_1 + 12 | 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
$12_1 = $2_1 + 24 | 0;
$1_1 = $4_1 + 24 | 0;
$46($12_1, $1_1);
block6 : {
block4 : {
$7_1 = HEAP32[$2_1 + 24 >> 2];
block5 : {
if (($7_1 | 0) != -2147483648) {
$8_1 = HEAP32[$2_1 + 28 >> 2];
$9_1 = HEAP32[$2_1 + 32 >> 2];
$156($12_1, 4, 4, 12);
if (HEAP32[$2_1 + 24 >> 2] == 1) {
break block4
}
$11_1 = HEAP32[$2_1 + 28 >> 2];
$5_1 = HEAP32[$2_1 + 32 >> 2];
HEAP32[$5_1 + 4 >> 2] = $8_1;
HEAP32[$5_1 + 8 >> 2] = $9_1;
HEAP32[$5_1 >> 2] = $7_1;
HEAP32[$2_1 + 20 >> 2] = 1;
HEAP32[$2_1 + 16 >> 2] = $5_1;
HEAP32[$2_1 + 12 >> 2] = $11_1;
HEAP32[$2_1 + 40 >> 2] = HEAP32[$1_1 + 16 >> 2];
$5_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$2_1 + 32 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$2_1 + 36 >> 2] = $5_1;
$5_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 24 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$2_1 + 28 >> 2] = $5_1;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$46($5_1 + 4 | 0, $12_1);
$9_1 = HEAP32[$5_1 + 4 >> 2];
if (($9_1 | 0) != -2147483648) {
$7_1 = $2_1 + 12 | 0;
while (1) {
$1_1 = HEAP32[$5_1 + 8 >> 2];
$13_1 = HEAP32[$5_1 + 12 >> 2];
$8_1 = HEAP32[$7_1 + 8 >> 2];
if (($8_1 | 0) == HEAP32[$7_1 >> 2]) {
$153($7_1, $8_1, 1, 4, 12)
}
$11_1 = HEAP32[$7_1 + 4 >> 2] + Math_imul($8_1, 12) | 0;
HEAP32[$11_1 + 4 >> 2] = $1_1;
HEAP32[$11_1 + 8 >> 2] = $13_1;
HEAP32[$11_1 >> 2] = $9_1;
HEAP32[$7_1 + 8 >> 2] = $8_1 + 1;
$46($5_1 + 4 | 0, $12_1);
$9_1 = HEAP32[$5_1 + 4 >> 2];
if (($9_1 | 0) != -2147483648) {
continue
}
break;
};
}
global$0 = $5_1 + 16 | 0;
HEAP32[$6_1 + 8 >> 2] = HEAP32[$2_1 + 20 >> 2];
$1_1 = HEAP32[$2_1 + 16 >> 2];
HEAP32[$6_1 >> 2] = HEAP32[$2_1 + 12 >> 2];
HEAP32[$6_1 + 4 >> 2] = $1_1;
break block5;
}
HEAP32[$6_1 + 8 >> 2] = 0;
HEAP32[$6_1 >> 2] = 0;
HEAP32[$6_1 + 4 >> 2] = 4;
}
global$0 = $2_1 + 48 | 0;
break block6;
}
wasm2js_trap();
}
$1_1 = HEAP32[$4_1 + 8 >> 2];
block7 : {
if ($1_1) {
HEAP32[$10_1 >> 2] = -2147483648;
HEAP32[$10_1 + 4 >> 2] = $1_1;
$24($6_1);
$152($6_1, 4, 12);
break block7;
}
HEAP32[$10_1 + 8 >> 2] = HEAP32[$4_1 + 20 >> 2];
$1_1 = HEAP32[$4_1 + 16 >> 2];
HEAP32[$10_1 >> 2] = HEAP32[$4_1 + 12 >> 2];
HEAP32[$10_1 + 4 >> 2] = $1_1;
}
global$0 = $4_1 + 48 | 0;
$2_1 = -2147483648;
$1_1 = HEAP32[$3_1 + 32 >> 2];
block8 : {
$4_1 = HEAP32[$3_1 + 28 >> 2];
switch ($4_1 - -2147483648 | 0) {
case 0:
break block2;
case 1:
break block3;
default:
break block8;
};
}
$14_1 = HEAP32[$3_1 + 36 >> 2];
$2_1 = $4_1;
}
$6_1 = ($2_1 | 0) == -2147483648;
HEAP32[$0_1 + 8 >> 2] = $6_1 ? 0 : $14_1;
$4_1 = $6_1 ? 0 : $2_1;
$1_1 = $6_1 ? 4 : $1_1;
}
HEAP32[$0_1 >> 2] = $4_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $3_1 + 80 | 0;
}
function $67($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
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
$2_1 = HEAP32[$0_1 + 8 >> 2];
$1_1 = $3_1 + 8 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $2_1;
$0_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$3_1 + 4 >> 2] = $0_1 + HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 >> 2] = $0_1;
$1_1 = $69(HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2]) + 2 | 0;
break block5;
case 3:
$1_1 = HEAP32[$0_1 + 12 >> 2];
$2_1 = ($1_1 - (($1_1 | 0) != 0) | 0) + 2 | 0;
if ($1_1) {
$0_1 = HEAP32[$0_1 + 8 >> 2];
while (1) {
$5_1 = $67($0_1) + $5_1 | 0;
$0_1 = $0_1 + 16 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$1_1 = $2_1 + $5_1 | 0;
break block5;
case 4:
break block4;
default:
break block5;
};
}
$4_1 = HEAP32[$0_1 + 12 >> 2];
$6_1 = $4_1 - (($4_1 | 0) != 0) | 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$1_1 = HEAP32[$0_1 + 8 >> 2];
$0_1 = $1_1 + Math_imul($4_1, 28) | 0;
if (($0_1 | 0) != ($1_1 | 0)) {
$0_1 = ($0_1 - $1_1 >>> 0) / 28 | 0;
while (1) {
$7_1 = HEAP32[$1_1 + 8 >> 2];
$4_1 = $2_1 + 8 | 0;
HEAP32[$4_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$4_1 + 4 >> 2] = $7_1;
$4_1 = HEAP32[$2_1 + 8 >> 2];
HEAP32[$2_1 + 4 >> 2] = $4_1 + HEAP32[$2_1 + 12 >> 2];
HEAP32[$2_1 >> 2] = $4_1;
$5_1 = (($69(HEAP32[$2_1 >> 2], HEAP32[$2_1 + 4 >> 2]) + $5_1 | 0) + $67($1_1 + 12 | 0) | 0) + 3 | 0;
$1_1 = $1_1 + 28 | 0;
$0_1 = $0_1 - 1 | 0;
if ($0_1) {
continue
}
break;
};
}
global$0 = $2_1 + 16 | 0;
$1_1 = ($5_1 + $6_1 | 0) + 2 | 0;
}
global$0 = $3_1 + 16 | 0;
return $1_1;
}
function $68($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$4_1 = $3_1 + 12 | 0;
$123($4_1, $1_1, $2_1);
HEAP32[$3_1 + 28 >> 2] = 1;
HEAP32[$3_1 + 24 >> 2] = $4_1;
$163($0_1, 1051709, $3_1 + 24 | 0);
$152($4_1, 1, 1);
global$0 = $3_1 + 32 | 0;
}
function $69($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
if (($0_1 | 0) != ($1_1 | 0)) {
while (1) {
$3_1 = 2;
$5_1 = $2_1;
$2_1 = HEAPU8[$0_1 | 0];
$4_1 = $2_1 - 8 | 0;
if (!((1 << $4_1 & 67108919 ? $4_1 >>> 0 <= 26 : 0) | ($2_1 | 0) == 92)) {
$3_1 = $2_1 >>> 0 < 32 ? 6 : 1
}
$2_1 = $5_1 + $3_1 | 0;
$0_1 = $0_1 + 1 | 0;
if (($1_1 | 0) != ($0_1 | 0)) {
continue
}
break;
}
}
return $2_1;
}
function $70($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
block : {
$2_1 = HEAP32[$1_1 + 32 >> 2];
if ($2_1) {
HEAP32[$1_1 + 32 >> 2] = $2_1 - 1;
$4_1 = $107($1_1);
if (!$4_1) {
break block
}
$7_1 = $6_1 + 8 | 0;
$3_1 = HEAP32[$4_1 + 4 >> 2];
block4 : {
block2 : {
$5_1 = HEAP32[$4_1 + 8 >> 2];
$1_1 = HEAP32[$4_1 >> 2];
block1 : {
if ($5_1 >>> 0 < HEAPU16[$1_1 + 270 >> 1]) {
$2_1 = $1_1;
break block1;
}
while (1) {
$2_1 = HEAP32[$1_1 >> 2];
if (!$2_1) {
break block2
}
$3_1 = $3_1 + 1 | 0;
$5_1 = HEAPU16[$1_1 + 268 >> 1];
$1_1 = $2_1;
if ($5_1 >>> 0 >= HEAPU16[$1_1 + 270 >> 1]) {
continue
}
break;
};
}
block3 : {
if ($3_1) {
$1_1 = HEAP32[(($5_1 << 2) + $2_1 | 0) + 276 >> 2];
$3_1 = $3_1 - 1 | 0;
if (!$3_1) {
break block3
}
while (1) {
$1_1 = HEAP32[$1_1 + 272 >> 2];
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
continue
}
break;
};
break block3;
}
$8_1 = $5_1 + 1 | 0;
$1_1 = $2_1;
}
HEAP32[$4_1 + 8 >> 2] = $8_1;
HEAP32[$4_1 + 4 >> 2] = 0;
HEAP32[$4_1 >> 2] = $1_1;
$1_1 = Math_imul($5_1, 12) + $2_1 | 0;
HEAP32[$7_1 + 4 >> 2] = $1_1 + 136;
HEAP32[$7_1 >> 2] = $1_1 + 4;
break block4;
}
wasm2js_trap();
}
$2_1 = HEAP32[$6_1 + 12 >> 2];
$1_1 = HEAP32[$6_1 + 8 >> 2];
} else {
$1_1 = 0
}
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $1_1;
global$0 = $6_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $71($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$2_1 = HEAP32[$1_1 + 4 >> 2];
block : {
if (!$2_1) {
break block
}
$2_1 = $2_1 - 1 | 0;
$3_1 = HEAP32[$1_1 >> 2];
while (1) {
$5_1 = HEAPU8[$3_1 | 0] - 9 | 0;
if ($5_1 >>> 0 > 23 | !(1 << $5_1 & 8388627)) {
break block
}
HEAP32[$1_1 + 4 >> 2] = $2_1;
$3_1 = $3_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $3_1;
$2_1 = $2_1 - 1 | 0;
if (($2_1 | 0) != -1) {
continue
}
break;
};
}
$2_1 = $4_1 + 8 | 0;
$3_1 = HEAP32[$1_1 + 4 >> 2];
if ($3_1) {
$1_1 = HEAPU8[HEAP32[$1_1 >> 2]]
}
HEAP8[$2_1 + 1 | 0] = $1_1;
HEAP8[$2_1 | 0] = ($3_1 | 0) != 0;
$1_1 = HEAPU8[$4_1 + 9 | 0];
HEAP8[$0_1 | 0] = HEAP8[$4_1 + 8 | 0] & 1;
HEAP8[$0_1 + 1 | 0] = $1_1;
global$0 = $4_1 + 16 | 0;
}
function $72($0_1, $1_1, $2_1, $3_1) {
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
function $73($0_1, $1_1, $2_1) {
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
HEAP32[$3_1 + 36 >> 2] = 1068376;
HEAP32[$3_1 + 40 >> 2] = 1610612768;
HEAP32[$3_1 + 44 >> 2] = 0;
HEAP32[$3_1 + 32 >> 2] = $3_1 + 20;
if ($74($2_1, $3_1 + 32 | 0)) {
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
if (!$75($1_1, $6_1, $5_1)) {
continue
}
}
break;
};
$152($3_1 + 8 | 0, 1, 1);
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = $4_1;
global$0 = $3_1 + 48 | 0;
return;
}
wasm2js_trap();
}
function $74($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
block : {
if (HEAP32[$0_1 + 4 >> 2]) {
HEAP32[$2_1 + 4 >> 2] = 2;
HEAP32[$2_1 >> 2] = $0_1;
$3_1 = 1;
if ($169(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1051726, $2_1)) {
break block
}
}
$3_1 = HEAP32[$0_1 + 20 >> 2];
HEAP32[$2_1 + 8 >> 2] = HEAP32[$0_1 + 16 >> 2];
HEAP32[$2_1 + 12 >> 2] = $3_1;
$3_1 = HEAP32[$0_1 + 12 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$0_1 + 8 >> 2];
HEAP32[$2_1 + 4 >> 2] = $3_1;
if (FUNCTION_TABLE[HEAP32[HEAP32[$1_1 + 4 >> 2] + 12 >> 2]](HEAP32[$1_1 >> 2], HEAP32[$2_1 >> 2], HEAP32[$2_1 + 4 >> 2]) | 0) {
$3_1 = 1
} else {
$3_1 = FUNCTION_TABLE[HEAP32[HEAP32[$1_1 + 4 >> 2] + 12 >> 2]](HEAP32[$1_1 >> 2], HEAP32[$2_1 + 8 >> 2], HEAP32[$2_1 + 12 >> 2]) | 0
}
}
global$0 = $2_1 + 16 | 0;
return $3_1;
}
function $75($0_1, $1_1, $2_1) {
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
$37($5_1, $7_1);
$6_1 = HEAP32[$3_1 + 36 >> 2];
$9_1 = HEAP32[$3_1 + 32 >> 2];
HEAP32[$3_1 + 1104 >> 2] = $0_1;
HEAP32[$3_1 + 1100 >> 2] = 0;
HEAP32[$3_1 + 1096 >> 2] = $0_1;
HEAP32[$3_1 + 1092 >> 2] = $4_1;
HEAP8[$3_1 + 1112 | 0] = 1;
HEAP32[$3_1 + 1088 >> 2] = 42;
HEAP32[$3_1 + 1108 >> 2] = 42;
$83($5_1, $7_1);
block : {
block1 : {
if (!($9_1 ? HEAP32[$3_1 + 32 >> 2] : 0)) {
if (($0_1 | 0) != ($2_1 | 0)) {
break block
}
if (!$188($1_1, $4_1, $2_1)) {
break block1
}
break block;
}
$5_1 = HEAP32[$3_1 + 40 >> 2];
if (!$143($1_1, $2_1, $4_1, $6_1)) {
break block
}
if (!$171($1_1, $2_1, $4_1 + $5_1 | 0, $0_1 - $5_1 | 0)) {
break block
}
}
HEAP32[$3_1 + 28 >> 2] = 0;
HEAP32[$3_1 + 20 >> 2] = 0;
HEAP32[$3_1 + 24 >> 2] = 8;
$186($3_1 + 32 | 0, 1056);
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
$89($3_1 + 20 | 0);
$15_1 = HEAP32[$3_1 + 24 >> 2];
}
$185(Math_imul($12_1, 1056) + $15_1 | 0, $3_1 + 32 | 0, 1056);
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
$185($3_1 + 1088 | 0, $5_1, 1056);
$186($5_1, 1056);
if (HEAP32[$3_1 + 20 >> 2] == ($12_1 | 0)) {
$89($3_1 + 20 | 0);
$15_1 = HEAP32[$3_1 + 24 >> 2];
}
$185(Math_imul($12_1, 1056) + $15_1 | 0, $3_1 + 1088 | 0, 1056);
$12_1 = $12_1 + 1 | 0;
HEAP32[$3_1 + 28 >> 2] = $12_1;
continue;
}
break;
};
$10_1 = 0;
}
$152($3_1 + 1088 | 0, 8, 1056);
}
global$0 = $3_1 + 2144 | 0;
return $10_1;
}
function $76($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0;
$6_1 = global$0 - 96 | 0;
global$0 = $6_1;
block28 : {
block27 : {
block26 : {
block7 : {
block4 : {
block11 : {
block13 : {
block14 : {
block6 : {
if (!(HEAPU8[$1_1 | 0] == 91 ? $2_1 : 0)) {
block5 : {
while (1) {
block3 : {
block2 : {
block1 : {
$3_1 = $77($1_1, $2_1, $4_1);
if ($3_1 >>> 0 < $2_1 >>> 0) {
if ((HEAPU8[$1_1 + $3_1 | 0] - 65 & 255) >>> 0 <= 25) {
break block1
}
}
if (!($8_1 & $9_1 & 1)) {
break block2
}
if ($2_1) {
break block3
}
$11_1 = 3;
$8_1 = 0;
$13_1 = 0;
break block4;
}
while (1) {
$8_1 = $78($1_1, $2_1, $3_1);
$5_1 = i64toi32_i32$HIGH_BITS;
$13_1 = $5_1;
$3_1 = $3_1 + 8 | 0;
$7_1 = $5_1 & 1600085855;
$12_1 = $7_1;
$5_1 = $8_1 & 1600085855;
$7_1 = $7_1 + 1061109567 | 0;
$14_1 = $5_1 + 1061109567 | 0;
$7_1 = $14_1 >>> 0 < 1061109567 ? $7_1 + 1 | 0 : $7_1;
$14_1 = $14_1 & -623191334 - $5_1;
$12_1 = -623191334 - (($5_1 >>> 0 > 3671775962) + $12_1 | 0) & $7_1;
$5_1 = $13_1 & 2139062143;
$17_1 = $5_1;
$7_1 = $8_1 & 2139062143;
$15_1 = -1179010631 - $7_1 | 0;
$16_1 = $14_1;
$5_1 = $5_1 + 1347440720 | 0;
$14_1 = $7_1 + 1347440720 | 0;
$5_1 = $14_1 >>> 0 < 1347440720 ? $5_1 + 1 | 0 : $5_1;
$14_1 = ($16_1 | $14_1 & $15_1) & ($8_1 ^ -1) & -2139062144;
$5_1 = (-1179010631 - (($7_1 >>> 0 > 3115956665) + $17_1 | 0) & $5_1 | $12_1) & ($13_1 ^ -1) & -2139062144;
if (($14_1 | 0) == -2139062144 & ($5_1 | 0) == -2139062144) {
continue
}
break;
};
$8_1 = 1;
if ($9_1 & 1) {
break block3
}
$3_1 = ((__wasm_ctz_i64($14_1 ^ -2139062144, $5_1 ^ -2139062144) >>> 3 | 0) + $3_1 | 0) - 8 | 0;
}
if (($3_1 | 0) == ($4_1 | 0)) {
break block5
}
$79($6_1 + 16 | 0, $1_1, $2_1, $3_1);
if (!(HEAP32[$6_1 + 16 >> 2] & 1)) {
break block6
}
$4_1 = HEAP32[$6_1 + 20 >> 2];
if ($2_1 >>> 0 <= $3_1 >>> 0) {
continue
}
$3_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($3_1 | 0) == 46) {
$11_1 = 1;
continue;
}
if (($3_1 | 0) != 95) {
continue
}
$9_1 = 1;
continue;
}
break;
};
$4_1 = 0;
while (1) {
$11_1 = 3;
$8_1 = 0;
$13_1 = 0;
if ((HEAPU8[$1_1 + $4_1 | 0] - 65 & 255) >>> 0 < 26) {
break block7
}
$4_1 = $4_1 + 1 | 0;
if (($4_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
break block4;
}
$11_1 = ($4_1 | 0) != 0;
$8_1 = 0;
$13_1 = 0;
break block7;
}
$4_1 = 1;
$11_1 = 4;
if (($2_1 | 0) == 1) {
break block7
}
$9_1 = $2_1 - 1 | 0;
$3_1 = 1;
block9 : {
while (1) {
block8 : {
$4_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($4_1 - 48 & 255) >>> 0 >= 11) {
if ((($4_1 & -33) - 65 & 255) >>> 0 > 5) {
break block8
}
}
$3_1 = $3_1 + 1 | 0;
if (($3_1 | 0) != ($2_1 | 0)) {
continue
}
break block9;
}
break;
};
$9_1 = $3_1 - 1 | 0;
}
$4_1 = 1;
if (!$9_1) {
break block7
}
$4_1 = $9_1 + 1 | 0;
if ($4_1 >>> 0 >= $2_1 >>> 0 | HEAPU8[$1_1 + $4_1 | 0] != 93) {
break block7
}
$4_1 = $9_1 + 2 | 0;
if (!($4_1 >>> 0 >= $2_1 >>> 0 | HEAPU8[$1_1 + $4_1 | 0] != 58)) {
$4_1 = $9_1 + 3 | 0;
if ($4_1 >>> 0 >= $2_1 >>> 0) {
break block11
}
$3_1 = 0;
$5_1 = $2_1 - $4_1 | 0;
$5_1 = $2_1 >>> 0 >= $5_1 >>> 0 ? $5_1 : 0;
$7_1 = $1_1 + $4_1 | 0;
block12 : {
while (1) {
if ((HEAPU8[$3_1 + $7_1 | 0] - 48 & 255) >>> 0 > 9) {
break block12
}
$3_1 = $3_1 + 1 | 0;
if (($5_1 | 0) != ($3_1 | 0)) {
continue
}
break;
};
$3_1 = $5_1;
}
$4_1 = $3_1 + $4_1 | 0;
if (!$3_1) {
break block11
}
}
if (HEAPU8[$1_1 + $4_1 | 0] != 47 | $2_1 >>> 0 <= $4_1 >>> 0) {
break block13
}
$3_1 = 0;
while (1) {
if (($3_1 | 0) == ($4_1 | 0)) {
break block7
}
$5_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($5_1 | 0) != 58) {
$3_1 = $3_1 + 1 | 0;
if (($5_1 - 65 & 255) >>> 0 >= 26) {
continue
}
}
break;
};
$5_1 = $4_1;
$4_1 = 1;
break block14;
}
block19 : {
block18 : {
block16 : {
if ($2_1 >>> 0 > $3_1 >>> 0) {
block15 : {
$10_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($10_1 | 0) != 47) {
if (!((($10_1 | 0) != 58 | $9_1) & 1)) {
break block15
}
break block16;
}
$5_1 = ($8_1 | $11_1) & 255;
$4_1 = $5_1 ? ($9_1 & 1 ? 3 : 1) : 2;
$5_1 = 0 | $3_1;
break block14;
}
$4_1 = 0;
$7_1 = $3_1 + 1 | 0;
block17 : {
if ($7_1 >>> 0 >= $2_1 >>> 0) {
break block17
}
$4_1 = $2_1 - $7_1 | 0;
$5_1 = $2_1 >>> 0 >= $4_1 >>> 0 ? $4_1 : 0;
$13_1 = $1_1 + $7_1 | 0;
$4_1 = 0;
while (1) {
if ((HEAPU8[$4_1 + $13_1 | 0] - 48 & 255) >>> 0 > 9) {
break block17
}
$4_1 = $4_1 + 1 | 0;
if (($5_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$4_1 = $5_1;
}
$5_1 = $4_1 + $7_1 | 0;
if ($5_1 >>> 0 <= $7_1 >>> 0 | $2_1 >>> 0 <= $5_1 >>> 0 | HEAPU8[$1_1 + $5_1 | 0] != 47) {
break block16
}
$4_1 = 1;
break block14;
}
if ($8_1 & 1) {
break block18
}
break block19;
}
if (!($8_1 & 1)) {
break block19
}
if (($10_1 | 0) == 64) {
break block18
}
if (($10_1 | 0) != 58) {
break block19
}
}
$11_1 = 3;
$8_1 = 0;
$13_1 = 0;
if (!$2_1) {
break block4
}
$4_1 = 0;
while (1) {
if ((HEAPU8[$1_1 + $4_1 | 0] - 65 & 255) >>> 0 < 26) {
break block7
}
$4_1 = $4_1 + 1 | 0;
if (($4_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
break block4;
}
$4_1 = 0;
$5_1 = $3_1;
}
block21 : {
$3_1 = 0;
$13_1 = $3_1;
$8_1 = $4_1 & 255;
block20 : {
if (!($3_1 | $8_1)) {
$3_1 = $5_1;
$7_1 = 0;
break block20;
}
$11_1 = 1;
$4_1 = $5_1 + 1 | 0;
$3_1 = $77($1_1, $2_1, $4_1);
if (($3_1 | 0) == ($4_1 | 0)) {
break block21
}
$9_1 = 0;
while (1) {
block23 : {
block24 : {
if (!(HEAPU8[$1_1 + $3_1 | 0] == 47 & $2_1 >>> 0 > $3_1 >>> 0)) {
$79($6_1 + 8 | 0, $1_1, $2_1, $3_1);
if (!(HEAP32[$6_1 + 8 >> 2] & 1)) {
break block23
}
$4_1 = HEAP32[$6_1 + 12 >> 2];
break block24;
}
$9_1 = 1;
$4_1 = $3_1 + 1 | 0;
}
$3_1 = $77($1_1, $2_1, $4_1);
if (($3_1 | 0) != ($4_1 | 0)) {
continue
}
break block21;
}
break;
};
$7_1 = $8_1 | ($9_1 & 1 ? 256 : 0);
}
$4_1 = $3_1;
block25 : {
if ($2_1 >>> 0 <= $3_1 >>> 0) {
break block25
}
$12_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($12_1 | 0) != 58) {
if (($12_1 | 0) == 64) {
break block25
}
$11_1 = 2;
break block7;
}
$80($6_1 + 76 | 0, $1_1, $2_1, $3_1 + 1 | 0);
$4_1 = HEAP32[$6_1 + 80 >> 2];
$8_1 = HEAP32[$6_1 + 76 >> 2];
if (($8_1 | 0) == 13) {
break block25
}
HEAP32[$6_1 + 72 >> 2] = HEAP32[$6_1 + 92 >> 2];
$3_1 = HEAP32[$6_1 + 88 >> 2];
HEAP32[$6_1 + 64 >> 2] = HEAP32[$6_1 + 84 >> 2];
HEAP32[$6_1 + 68 >> 2] = $3_1;
HEAP32[$6_1 + 60 >> 2] = $4_1;
HEAP32[$6_1 + 56 >> 2] = $8_1;
break block26;
}
$81($6_1 + 76 | 0, $1_1, $2_1, $4_1);
$8_1 = $6_1 + 60 | 0;
$10_1 = HEAP32[$6_1 + 76 >> 2];
if (($10_1 | 0) != 13) {
$3_1 = HEAP32[$6_1 + 92 >> 2];
HEAP32[$8_1 + 8 >> 2] = HEAP32[$6_1 + 88 >> 2];
HEAP32[$8_1 + 12 >> 2] = $3_1;
$3_1 = HEAP32[$6_1 + 84 >> 2];
HEAP32[$8_1 >> 2] = HEAP32[$6_1 + 80 >> 2];
HEAP32[$8_1 + 4 >> 2] = $3_1;
HEAP32[$6_1 + 56 >> 2] = $10_1;
break block26;
}
HEAP32[$6_1 + 64 >> 2] = $5_1;
HEAP32[$6_1 + 60 >> 2] = $4_1;
HEAP32[$6_1 + 72 >> 2] = $7_1;
HEAP32[$6_1 + 68 >> 2] = $3_1;
$3_1 = HEAP32[$8_1 + 4 >> 2];
HEAP32[$6_1 + 32 >> 2] = HEAP32[$8_1 >> 2];
HEAP32[$6_1 + 36 >> 2] = $3_1;
$3_1 = HEAP32[$8_1 + 12 >> 2];
HEAP32[$6_1 + 40 >> 2] = HEAP32[$8_1 + 8 >> 2];
HEAP32[$6_1 + 44 >> 2] = $3_1;
break block27;
}
$3_1 = $4_1 - 1 | 0;
if ($3_1 >>> 0 < $2_1 >>> 0) {
$11_1 = HEAPU8[$1_1 + $3_1 | 0] != 47
}
$8_1 = $4_1;
break block7;
}
$11_1 = 6;
break block7;
}
$11_1 = 5;
break block7;
}
$4_1 = 0;
}
HEAP32[$6_1 + 72 >> 2] = $4_1;
HEAP32[$6_1 + 68 >> 2] = 0;
HEAP32[$6_1 + 60 >> 2] = $8_1;
HEAP32[$6_1 + 64 >> 2] = $13_1;
HEAP32[$6_1 + 56 >> 2] = $11_1;
}
$82($6_1 + 28 | 0, $1_1, $2_1, 0, $6_1 + 56 | 0);
$3_1 = HEAP32[$6_1 + 28 >> 2];
if (($3_1 | 0) == 19) {
break block27
}
$1_1 = HEAP32[$6_1 + 32 >> 2];
$2_1 = HEAP32[$6_1 + 36 >> 2];
$4_1 = HEAP32[$6_1 + 40 >> 2];
$5_1 = HEAP32[$6_1 + 44 >> 2];
$10_1 = HEAP32[$6_1 + 52 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$6_1 + 48 >> 2];
HEAP32[$0_1 + 28 >> 2] = $10_1;
HEAP32[$0_1 + 16 >> 2] = $4_1;
HEAP32[$0_1 + 20 >> 2] = $5_1;
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = 0;
break block28;
}
$5_1 = HEAP32[$6_1 + 36 >> 2];
block31 : {
block30 : {
$4_1 = HEAP32[$6_1 + 40 >> 2];
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
$8_1 = $1_1;
break block31;
}
$8_1 = 0;
}
block34 : {
block33 : {
block32 : {
if (!$5_1) {
break block32
}
if ($2_1 >>> 0 > $5_1 >>> 0) {
if (HEAP8[$1_1 + $5_1 | 0] > -65) {
break block32
}
break block33;
}
if (($2_1 | 0) != ($5_1 | 0)) {
break block33
}
}
$3_1 = $1_1;
break block34;
}
$3_1 = 0;
}
$12_1 = HEAP32[$6_1 + 44 >> 2];
$9_1 = 0;
$7_1 = $5_1 + 1 | 0;
block35 : {
if ($7_1 >>> 0 > $4_1 >>> 0) {
break block35
}
block36 : {
if (!$7_1) {
break block36
}
if ($2_1 >>> 0 > $7_1 >>> 0) {
if (HEAP8[$1_1 + $7_1 | 0] > -65) {
break block36
}
break block35;
}
if (($2_1 | 0) != ($7_1 | 0)) {
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
$9_1 = $1_1 + $7_1 | 0;
$10_1 = $4_1 - $7_1 | 0;
}
$7_1 = $3_1 ? $5_1 : 0;
$3_1 = $3_1 ? $3_1 : 1;
$14_1 = $9_1 ? $10_1 : 0;
$17_1 = $9_1 ? $9_1 : 1;
$15_1 = 1053439;
$11_1 = 8;
$13_1 = 1052093;
$5_1 = 9;
$18_1 = $8_1 ? $4_1 : 0;
$10_1 = $18_1;
$9_1 = $8_1 ? $8_1 : 1;
$8_1 = $9_1;
block41 : {
block44 : {
block40 : {
block43 : {
block42 : {
block39 : {
switch (($12_1 & 255) - 1 | 0) {
case 0:
if (($7_1 | 0) == 9) {
break block42
}
$15_1 = 1;
$11_1 = 0;
$5_1 = 15;
if (($7_1 | 0) != 15) {
$5_1 = $7_1;
break block43;
}
$10_1 = $3_1 + 7 | 0;
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1701080681 | (HEAPU8[$10_1 | 0] | HEAPU8[$10_1 + 1 | 0] << 8 | (HEAPU8[$10_1 + 2 | 0] << 16 | HEAPU8[$10_1 + 3 | 0] << 24)) ^ 1701536623 | ((HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1868836472 | (HEAPU8[$10_1 + 4 | 0] | HEAPU8[$10_1 + 5 | 0] << 8 | (HEAPU8[$10_1 + 6 | 0] << 16 | HEAPU8[$10_1 + 7 | 0] << 24)) ^ 1869164146)) {
break block43
}
$3_1 = 1052093;
break block42;
case 1:
break block39;
case 2:
break block40;
default:
break block41;
};
}
$15_1 = 1;
$11_1 = 0;
$16_1 = 9;
if (($7_1 | 0) != 9) {
break block44
}
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$3_1 + 8 | 0] ^ 116 | (HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1936681068) {
break block41
}
}
$5_1 = ($12_1 & 256) >>> 8 | ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1801678692 | HEAPU8[$3_1 + 8 | 0] ^ 111 | (HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1764651621) != 0;
$15_1 = $5_1 ? 1 : 1053439;
$11_1 = $5_1 ? 0 : 8;
$5_1 = 9;
}
$13_1 = $3_1;
$10_1 = $14_1;
$8_1 = $17_1;
break block41;
}
$13_1 = 1;
$11_1 = 0;
$15_1 = 1;
$16_1 = 0;
}
$5_1 = $16_1;
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
$12_1 = HEAP32[$6_1 + 32 >> 2];
block45 : {
if (($2_1 | 0) != 64 | ($18_1 | 0) != 64) {
break block45
}
if ($188($9_1, $1_1, 64)) {
break block45
}
HEAP32[$6_1 + 4 >> 2] = $9_1 - -64;
HEAP32[$6_1 >> 2] = $9_1;
$7_1 = HEAP32[$6_1 + 4 >> 2];
$3_1 = HEAP32[$6_1 >> 2];
while (1) {
if (($3_1 | 0) == ($7_1 | 0)) {
$3_1 = 64;
$1_1 = 64;
$2_1 = 14;
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
if ($3_1 >>> 0 > $12_1 >>> 0) {
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
$2_1 = $4_1 - $3_1 | 0;
$1_1 = $2_1 + 256 | 0;
$3_1 = $2_1 + 255 | 0;
$2_1 = 9;
}
HEAP32[$0_1 + 28 >> 2] = 0;
HEAP32[$0_1 + 24 >> 2] = $1_1;
HEAP32[$0_1 + 20 >> 2] = $3_1;
HEAP32[$0_1 + 12 >> 2] = $5_1;
HEAP32[$0_1 + 8 >> 2] = $13_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = 0;
break block28;
}
if (($2_1 | 0) != ($3_1 | 0)) {
break block50
}
}
if (!$12_1) {
break block51
}
if ($2_1 >>> 0 <= $12_1 >>> 0) {
break block52
}
if (HEAP8[$1_1 + $12_1 | 0] > -65) {
break block51
}
}
$3_1 = $12_1 + 1 | 0;
$7_1 = 0;
break block53;
}
if (($2_1 | 0) != ($12_1 | 0)) {
break block50
}
}
$9_1 = $12_1 - $3_1 | 0;
$7_1 = $1_1 + $3_1 | 0;
break block54;
}
$7_1 = 0;
}
$4_1 = 0;
$3_1 = $12_1 + 1 | 0;
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
HEAP32[$0_1 + 32 >> 2] = $7_1;
HEAP32[$0_1 + 28 >> 2] = $10_1;
HEAP32[$0_1 + 24 >> 2] = $8_1;
HEAP32[$0_1 + 20 >> 2] = $11_1;
HEAP32[$0_1 + 16 >> 2] = $15_1;
HEAP32[$0_1 + 12 >> 2] = $5_1;
HEAP32[$0_1 + 8 >> 2] = $13_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $1_1;
}
global$0 = $6_1 + 96 | 0;
}
function $77($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
while (1) {
$6_1 = $78($0_1, $1_1, $2_1);
$3_1 = i64toi32_i32$HIGH_BITS;
$9_1 = $3_1;
$2_1 = $2_1 + 8 | 0;
$4_1 = $3_1 & 2139062143;
$8_1 = $4_1;
$3_1 = $6_1 & 2139062143;
$4_1 = $4_1 + 522133279 | 0;
$5_1 = $3_1 + 522133279 | 0;
$4_1 = $5_1 >>> 0 < 522133279 ? $4_1 + 1 | 0 : $4_1;
$5_1 = $5_1 & -84215046 - $3_1;
$10_1 = -84215046 - (($3_1 >>> 0 > 4210752250) + $8_1 | 0) & $4_1;
$4_1 = -1179010631 - $3_1 | 0;
$11_1 = $5_1;
$7_1 = $8_1 + 1347440720 | 0;
$5_1 = $3_1 + 1347440720 | 0;
$7_1 = $5_1 >>> 0 < 1347440720 ? $7_1 + 1 | 0 : $7_1;
$6_1 = ($11_1 | $4_1 & $5_1) & ($6_1 ^ -1) & -2139062144;
$3_1 = (-1179010631 - (($3_1 >>> 0 > 3115956665) + $8_1 | 0) & $7_1 | $10_1) & ($9_1 ^ -1) & -2139062144;
if (($6_1 | 0) == -2139062144 & ($3_1 | 0) == -2139062144) {
continue
}
break;
};
return ((__wasm_ctz_i64($6_1 ^ -2139062144, $3_1 ^ -2139062144) >>> 3 | 0) + $2_1 | 0) - 8 | 0;
}
function $78($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$4_1 = $1_1 >>> 0 < $2_1 >>> 0 ? 1 : $0_1 + $2_1 | 0;
block : {
$5_1 = $1_1 - $2_1 | 0;
$5_1 = $1_1 >>> 0 >= $5_1 >>> 0 ? $5_1 : 0;
if ($5_1 >>> 0 >= 8) {
$3_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24);
$6_1 = HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24);
break block;
}
block2 : {
$2_1 = $1_1 >>> 0 <= $2_1 >>> 0;
if (!($2_1 | $1_1 >>> 0 < 8)) {
$0_1 = ($0_1 + $1_1 | 0) - 8 | 0;
if ($0_1) {
break block2
}
}
if ($2_1) {
break block
}
$0_1 = $4_1 - 1 | 0;
while (1) {
$6_1 = $6_1 << 8 | $3_1 >>> 24;
$3_1 = HEAPU8[$0_1 + $5_1 | 0] | $3_1 << 8;
$5_1 = $5_1 - 1 | 0;
if ($5_1) {
continue
}
break;
};
break block;
}
$6_1 = HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24);
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$2_1 = Math_imul($5_1, 56);
$3_1 = $2_1 & 31;
if (($2_1 & 63) >>> 0 >= 32) {
$1_1 = 0;
$0_1 = $6_1 >>> $3_1 | 0;
} else {
$1_1 = $6_1 >>> $3_1 | 0;
$0_1 = ((1 << $3_1) - 1 & $6_1) << 32 - $3_1 | $0_1 >>> $3_1;
}
i64toi32_i32$HIGH_BITS = $1_1;
return $0_1;
}
i64toi32_i32$HIGH_BITS = $6_1;
return $3_1;
}
function $79($0_1, $1_1, $2_1, $3_1) {
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
function $80($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
block : {
if ($2_1 >>> 0 > $3_1 >>> 0) {
if ((HEAPU8[$1_1 + $3_1 | 0] - 45 & 255) >>> 0 < 2) {
break block
}
}
$11_1 = -8;
while (1) {
$11_1 = $11_1 + 8 | 0;
$6_1 = $78($1_1, $2_1, $11_1 + $3_1 | 0);
$7_1 = i64toi32_i32$HIGH_BITS;
$5_1 = $7_1;
$12_1 = $6_1 ^ -1;
$13_1 = $7_1 ^ -1;
$4_1 = $7_1 & 1600085855;
$8_1 = $4_1;
$7_1 = $6_1 & 1600085855;
$10_1 = -623191334 - $7_1 | 0;
$4_1 = $4_1 + 1061109567 | 0;
$9_1 = $7_1 + 1061109567 | 0;
$4_1 = $9_1 >>> 0 < 1061109567 ? $4_1 + 1 | 0 : $4_1;
$10_1 = $10_1 & $9_1;
$8_1 = -623191334 - (($7_1 >>> 0 > 3671775962) + $8_1 | 0) & $4_1;
$6_1 = $6_1 & 2139062143;
$7_1 = $5_1 & 2139062143;
$4_1 = $7_1 + 1347440720 | 0;
$5_1 = $6_1 + 1347440720 | 0;
$4_1 = $5_1 >>> 0 < 1347440720 ? $4_1 + 1 | 0 : $4_1;
$5_1 = $5_1 & -1179010631 - $6_1 | $10_1;
$8_1 = -1179010631 - (($6_1 >>> 0 > 3115956665) + $7_1 | 0) & $4_1 | $8_1;
$9_1 = $5_1;
$4_1 = $7_1 + 1397969747 | 0;
$5_1 = $6_1 + 1397969747 | 0;
$4_1 = $5_1 >>> 0 < 1397969747 ? $4_1 + 1 | 0 : $4_1;
$5_1 = $9_1 | $5_1 & -1364283730 - $6_1;
$8_1 = -1364283730 - (($6_1 >>> 0 > 2930683566) + $7_1 | 0) & $4_1 | $8_1;
$10_1 = -538976289 - $6_1 | 0;
$9_1 = $5_1;
$4_1 = $7_1 + 555819297 | 0;
$5_1 = $6_1 + 555819297 | 0;
$4_1 = $5_1 >>> 0 < 555819297 ? $4_1 + 1 | 0 : $4_1;
$5_1 = ($9_1 | $5_1 & $10_1) & $12_1 & -2139062144;
$6_1 = (-538976289 - (($6_1 >>> 0 > 3755991007) + $7_1 | 0) & $4_1 | $8_1) & $13_1 & -2139062144;
if (($5_1 | 0) == -2139062144 & ($6_1 | 0) == -2139062144) {
continue
}
break;
};
$1_1 = (__wasm_ctz_i64($5_1 ^ -2139062144, $6_1 ^ -2139062144) >>> 3 | 0) + $11_1 | 0;
if (!$1_1) {
break block
}
if ($1_1 >>> 0 <= 128) {
HEAP32[$0_1 >> 2] = 13;
HEAP32[$0_1 + 4 >> 2] = $1_1 + $3_1;
return;
}
HEAP32[$0_1 >> 2] = 9;
HEAP32[$0_1 + 16 >> 2] = $3_1 + 128;
return;
}
HEAP32[$0_1 + 16 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = 7;
}
function $81($0_1, $1_1, $2_1, $3_1) {
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
$6_1 = $185($8_1 + 24 | 0, 1068164, 36);
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
$13_1 = $188($7_1, $11_1, $1_1) ? 0 : $1_1 + $7_1 | 0;
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
HEAP32[$6_1 + 4 >> 2] = 1068200;
HEAP32[$6_1 >> 2] = 1068176;
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$1_1 = $6_1 + 8 | 0;
$4_1 = HEAP32[$1_1 + 4 >> 2];
$7_1 = HEAP32[$1_1 >> 2];
$2_1 = $5_1 + 8 | 0;
$1_1 = HEAP32[267041];
HEAP32[$2_1 + 4 >> 2] = $1_1 + HEAP32[267042];
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
function $82($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0;
$6_1 = global$0 - 192 | 0;
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
$37($11_1 + 8 | 0, $11_1 + 20 | 0);
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
$37($11_1 + 8 | 0, $11_1 + 20 | 0);
$8_1 = HEAP32[$11_1 + 8 >> 2];
$4_1 = $8_1 ? $5_1 : 1;
$9_1 = HEAP32[$11_1 + 12 >> 2];
$15_1 = $8_1 ? $9_1 : 0;
block34 : {
while (1) {
$15($11_1, HEAP32[$7_1 + 1068164 >> 2], HEAP32[$7_1 + 1068168 >> 2]);
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
$127($6_1 + 72 | 0, $1_1, $2_1);
if (HEAP32[$6_1 + 72 >> 2] != ($14_1 | 0)) {
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
$127($6_1 + 80 | 0, $1_1, $2_1);
if (HEAP32[$6_1 + 80 >> 2] == ($14_1 | 0)) {
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
HEAP32[$6_1 + 96 >> 2] = HEAP32[$4_1 + 8 >> 2];
$8_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$6_1 + 88 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$6_1 + 92 >> 2] = $8_1;
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
$4_1 = !$188($8_1 + 12 | 0, ($2_1 - 1 | 0) + $1_1 | 0, 1)
}
global$0 = $8_1 + 16 | 0;
$12_1 = $4_1 ? 5 : 15;
break block45;
}
HEAP32[$6_1 + 96 >> 2] = HEAP32[$4_1 + 12 >> 2];
$8_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$6_1 + 88 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$6_1 + 92 >> 2] = $8_1;
$15_1 = 2;
$12_1 = 16;
}
$11_1 = 0;
}
$20_1 = $14_1;
}
HEAP32[$6_1 + 136 >> 2] = $2_1;
HEAP32[$6_1 + 132 >> 2] = 0;
HEAP32[$6_1 + 128 >> 2] = $2_1;
HEAP32[$6_1 + 124 >> 2] = $1_1;
HEAP8[$6_1 + 144 | 0] = 1;
HEAP32[$6_1 + 120 >> 2] = 125;
HEAP32[$6_1 + 140 >> 2] = 125;
$4_1 = $6_1 + 164 | 0;
$8_1 = $6_1 + 120 | 0;
$83($4_1, $8_1);
$23_1 = HEAP32[$6_1 + 168 >> 2];
$24_1 = HEAP32[$6_1 + 164 >> 2];
HEAP32[$6_1 + 136 >> 2] = $2_1;
HEAP32[$6_1 + 132 >> 2] = 0;
HEAP32[$6_1 + 128 >> 2] = $2_1;
HEAP32[$6_1 + 124 >> 2] = $1_1;
HEAP8[$6_1 + 144 | 0] = 1;
HEAP32[$6_1 + 120 >> 2] = 41;
HEAP32[$6_1 + 140 >> 2] = 41;
$83($4_1, $8_1);
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
$25_1 = HEAP32[$6_1 + 168 >> 2];
$26_1 = HEAP32[$6_1 + 164 >> 2];
HEAP32[$6_1 + 136 >> 2] = $2_1;
HEAP32[$6_1 + 128 >> 2] = 37;
HEAP32[$6_1 + 120 >> 2] = 36;
HEAP32[$6_1 + 124 >> 2] = 123;
HEAP32[$6_1 + 132 >> 2] = $1_1;
$21_1 = $1_1 + $2_1 | 0;
HEAP32[$6_1 + 144 >> 2] = $21_1;
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
HEAP32[$6_1 + 140 >> 2] = $9_1;
$7_1 = HEAPU8[$4_1 | 0];
block48 : {
if ($7_1 << 24 >> 24 >= 0) {
break block48
}
$9_1 = $4_1 + 2 | 0;
HEAP32[$6_1 + 140 >> 2] = $9_1;
$5_1 = HEAPU8[$4_1 + 1 | 0] & 63;
$10_1 = $7_1 & 31;
if ($7_1 >>> 0 <= 223) {
$7_1 = $5_1 | $10_1 << 6;
break block48;
}
$9_1 = $4_1 + 3 | 0;
HEAP32[$6_1 + 140 >> 2] = $9_1;
$5_1 = HEAPU8[$4_1 + 2 | 0] & 63 | $5_1 << 6;
if ($7_1 >>> 0 < 240) {
$7_1 = $5_1 | $10_1 << 12;
break block48;
}
$9_1 = $4_1 + 4 | 0;
HEAP32[$6_1 + 140 >> 2] = $9_1;
$7_1 = $10_1 << 18 & 1835008 | (HEAPU8[$4_1 + 3 | 0] & 63 | $5_1 << 6);
if (($7_1 | 0) == 1114112) {
break block49
}
}
$10_1 = ($9_1 - $4_1 | 0) + $8_1 | 0;
HEAP32[$6_1 + 148 >> 2] = $10_1;
$4_1 = 0;
block50 : {
while (1) {
if (($4_1 | 0) == 12) {
break block50
}
$5_1 = ($6_1 + 120 | 0) + $4_1 | 0;
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
if (!(!(!$143($7_1, $4_1, 1052014, 2) | !$24_1) & $8_1 >>> 0 < $23_1 >>> 0)) {
if (!(!$143($7_1, $4_1, 1052016, 2) | !$26_1) & $8_1 >>> 0 < $25_1 >>> 0) {
break block56
}
if (!($143($7_1, $4_1, 1052018, 2) & $22_1 & $8_1 + 1 >>> 0 < $16_1 >>> 0)) {
$142($6_1 - -64 | 0, $7_1, $4_1, 37);
$4_1 = 0;
$5_1 = HEAP32[$6_1 + 64 >> 2];
if (!$5_1) {
break block57
}
$7_1 = HEAP32[$6_1 + 68 >> 2];
HEAP32[$6_1 + 180 >> 2] = $7_1;
HEAP32[$6_1 + 176 >> 2] = 0;
HEAP32[$6_1 + 172 >> 2] = $7_1;
HEAP32[$6_1 + 168 >> 2] = $5_1;
HEAP8[$6_1 + 188 | 0] = 1;
HEAP32[$6_1 + 164 >> 2] = 37;
HEAP32[$6_1 + 184 >> 2] = 37;
$37($6_1 + 152 | 0, $6_1 + 164 | 0);
if (!HEAP32[$6_1 + 152 >> 2]) {
break block57
}
$17_1 = 0;
$18_1 = HEAP32[$6_1 + 156 >> 2];
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
if (!(HEAP8[($7_1 & 255) + 1069444 | 0] & 1)) {
break block63
}
break block60;
}
if (HEAPU8[($7_1 & 255) + 1069444 | 0] & 2) {
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
if ($143($7_1, $4_1, 1068140, 3)) {
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
$7_1 = !$188($13_1 + 12 | 0, $18_1, 1)
}
global$0 = $13_1 + 16 | 0;
} else {
$7_1 = 0
}
$5_1 = ($5_1 + $7_1 | 0) + 2 | 0;
$4_1 = 1;
break block57;
}
$128($6_1 + 48 | 0, $7_1, $4_1, 123, 125);
$5_1 = HEAP32[$6_1 + 52 >> 2];
$4_1 = HEAP32[$6_1 + 48 >> 2];
break block57;
}
$128($6_1 + 56 | 0, $7_1, $4_1, 40, 41);
$5_1 = HEAP32[$6_1 + 60 >> 2];
$4_1 = HEAP32[$6_1 + 56 >> 2];
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
$7_1 = $6_1 + 40 | 0;
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
if (!(HEAP8[($10_1 & 255) + 1069444 | 0] & 1)) {
break block73
}
break block72;
}
if (HEAPU8[($10_1 & 255) + 1069444 | 0] & 2) {
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
if (HEAPU32[$6_1 + 44 >> 2] <= $14_1 >>> 0 & $2_1 >>> 0 > $14_1 >>> 0) {
break block76
}
$5_1 = $6_1 + 32 | 0;
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
if (HEAPU8[($7_1 & 255) + 1069444 | 0] & 2) {
break block80
}
break block77;
}
if (!(HEAP8[($7_1 & 255) + 1069444 | 0] & 1)) {
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
if ($2_1 - HEAP32[$6_1 + 36 >> 2] >>> 0 > $14_1 >>> 0) {
break block76
}
block85 : {
block84 : {
block83 : {
block82 : {
if (!$3_1) {
$110($6_1 + 24 | 0, $1_1, $2_1);
if (HEAP32[$6_1 + 24 >> 2]) {
break block82
}
}
if (!$11_1) {
HEAP32[$6_1 + 112 >> 2] = HEAP32[$6_1 + 96 >> 2];
$1_1 = HEAP32[$6_1 + 92 >> 2];
HEAP32[$6_1 + 104 >> 2] = HEAP32[$6_1 + 88 >> 2];
HEAP32[$6_1 + 108 >> 2] = $1_1;
break block47;
}
$2_1 = $6_1 + 8 | 0;
HEAP32[$2_1 + 4 >> 2] = $21_1;
HEAP32[$2_1 >> 2] = $1_1;
$2_1 = HEAP32[$6_1 + 12 >> 2];
$5_1 = HEAP32[$6_1 + 8 >> 2];
if (!$14_1) {
break block83
}
if ($14_1 - 1 >>> 0 >= $2_1 - $5_1 >>> 0) {
break block84
}
$5_1 = $5_1 + $14_1 | 0;
break block83;
}
$127($6_1 + 16 | 0, $1_1, $2_1);
$15_1 = 0;
$12_1 = 3;
$20_1 = HEAP32[$6_1 + 20 >> 2];
$14_1 = HEAP32[$6_1 + 16 >> 2];
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
HEAP32[$6_1 + 112 >> 2] = HEAP32[$6_1 + 96 >> 2];
$1_1 = HEAP32[$6_1 + 92 >> 2];
HEAP32[$6_1 + 104 >> 2] = HEAP32[$6_1 + 88 >> 2];
HEAP32[$6_1 + 108 >> 2] = $1_1;
$20_1 = $4_1 + $14_1 | 0;
break block47;
}
$12_1 = 1;
}
HEAP32[$0_1 >> 2] = $12_1;
HEAP8[$0_1 + 24 | 0] = $15_1;
$1_1 = HEAP32[$6_1 + 108 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$6_1 + 104 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = HEAP32[$6_1 + 112 >> 2];
HEAP32[$0_1 + 20 >> 2] = $20_1;
HEAP32[$0_1 + 16 >> 2] = $14_1;
global$0 = $6_1 + 192 | 0;
}
function $83($0_1, $1_1) {
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
if ($188($2_1 + $14_1 | 0, $13_1, $4_1)) {
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
function $84($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$4_1 = HEAPU8[$1_1 + 16 | 0];
if (($4_1 | 0) == 2) {
HEAP32[$0_1 >> 2] = 2;
return;
}
$3_1 = 1;
block : {
if (HEAP8[$1_1 + 14 | 0] & 1) {
break block
}
$3_1 = 0;
if (HEAPU8[$2_1 | 0] | HEAPU8[$1_1 + 8 | 0] < HEAPU8[$2_1 + 1 | 0]) {
break block
}
$3_1 = HEAP32[$1_1 >> 2];
$3_1 = $3_1 >>> 0 <= HEAPU32[$2_1 + 8 >> 2] & $3_1 >>> 0 >= HEAPU32[$2_1 + 4 >> 2];
}
block1 : {
if ($4_1 & 1) {
$2_1 = 0;
$4_1 = 11;
$1_1 = 2;
break block1;
}
$2_1 = HEAPU8[$1_1 + 13 | 0];
$5_1 = HEAPU8[$1_1 + 12 | 0];
$4_1 = HEAPU8[$1_1 + 15 | 0] + 5 | 0;
$6_1 = 1;
$1_1 = 1;
}
if (!$3_1) {
HEAP32[$0_1 >> 2] = 2;
return;
}
HEAP8[$0_1 + 17 | 0] = $4_1;
HEAP8[$0_1 + 16 | 0] = $1_1;
HEAP32[$0_1 + 12 >> 2] = 0;
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $5_1;
HEAP32[$0_1 >> 2] = $6_1;
}
function $85($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$3_1 = global$0 + -64 | 0;
global$0 = $3_1;
block4 : {
block5 : {
block1 : {
block3 : {
if (!HEAPU8[$1_1 + 50 | 0]) {
block2 : {
$5_1 = HEAPU8[$2_1 | 0];
block : {
if (($5_1 | 0) == 2) {
if (HEAPU8[$1_1 + 26 | 0] != 1) {
break block
}
HEAP16[$3_1 + 28 >> 1] = 1281;
HEAP32[$3_1 + 24 >> 2] = 0;
HEAP32[$3_1 + 12 >> 2] = 1;
HEAP32[$3_1 + 20 >> 2] = HEAPU8[$1_1 + 28 | 0];
HEAP32[$3_1 + 16 >> 2] = HEAPU8[$1_1 + 27 | 0];
break block1;
}
if (HEAP8[$1_1 + 49 | 0] & 1 | ($5_1 | 0) == 1) {
break block
}
if (!(HEAP8[$1_1 + 29 | 0] & 1)) {
break block2
}
}
$84($3_1 + 12 | 0, $1_1, $2_1);
$2_1 = HEAPU8[$1_1 + 23 | 0] | HEAPU8[$1_1 + 24 | 0] << 8 | HEAPU8[$1_1 + 25 | 0] << 16;
break block3;
}
$5_1 = HEAPU8[$1_1 + 32 | 0];
$84($3_1 + 12 | 0, $1_1, $2_1);
$2_1 = HEAPU8[$1_1 + 23 | 0] | HEAPU8[$1_1 + 24 | 0] << 8 | HEAPU8[$1_1 + 25 | 0] << 16;
if ($5_1 & 1 | HEAP32[$3_1 + 12 >> 2] == 2) {
break block3
}
if (HEAPU8[$1_1 + 47 | 0] != 1) {
break block1
}
if (($2_1 & 255) != 12) {
break block3
}
break block1;
}
HEAP32[$0_1 + 16 >> 2] = HEAP32[263030];
$1_1 = HEAP32[263029];
HEAP32[$0_1 + 8 >> 2] = HEAP32[263028];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[263027];
HEAP32[$0_1 >> 2] = HEAP32[263026];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block4;
}
if (($2_1 & 255) == 12) {
break block5
}
HEAP8[$3_1 + 28 | 0] = 1;
HEAP32[$3_1 + 24 >> 2] = 0;
HEAP32[$3_1 + 12 >> 2] = 1;
HEAP8[$3_1 + 29 | 0] = $2_1;
HEAP32[$3_1 + 20 >> 2] = ($2_1 & 16711680) >>> 16;
HEAP32[$3_1 + 16 >> 2] = $2_1 >>> 8 & 255;
}
HEAP32[$0_1 + 16 >> 2] = HEAP32[$3_1 + 28 >> 2];
$1_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block4;
}
$2_1 = HEAPU8[$1_1 + 46 | 0];
$5_1 = HEAPU16[$1_1 + 44 >> 1];
HEAP8[$3_1 + 43 | 0] = HEAPU8[$1_1 + 31 | 0];
$4_1 = HEAPU8[$1_1 + 29 | 0] | HEAPU8[$1_1 + 30 | 0] << 8;
HEAP8[$3_1 + 41 | 0] = $4_1;
HEAP8[$3_1 + 42 | 0] = $4_1 >>> 8;
$4_1 = HEAPU8[$1_1 + 32 | 0] | HEAPU8[$1_1 + 33 | 0] << 8;
HEAP8[$3_1 + 45 | 0] = $4_1;
HEAP8[$3_1 + 46 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 47 | 0] = HEAPU8[$1_1 + 34 | 0];
$4_1 = HEAPU8[$1_1 + 35 | 0] | HEAPU8[$1_1 + 36 | 0] << 8;
HEAP8[$3_1 + 49 | 0] = $4_1;
HEAP8[$3_1 + 50 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 51 | 0] = HEAPU8[$1_1 + 37 | 0];
$4_1 = HEAPU8[$1_1 + 38 | 0] | HEAPU8[$1_1 + 39 | 0] << 8;
HEAP8[$3_1 + 53 | 0] = $4_1;
HEAP8[$3_1 + 54 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 55 | 0] = HEAPU8[$1_1 + 40 | 0];
$4_1 = HEAPU8[$1_1 + 41 | 0] | HEAPU8[$1_1 + 42 | 0] << 8;
$6_1 = HEAPU8[$1_1 + 16 | 0];
$7_1 = HEAPU8[$1_1 + 12 | 0];
$8_1 = HEAPU8[$1_1 + 13 | 0];
HEAP8[$3_1 + 63 | 0] = HEAPU8[$1_1 + 43 | 0];
HEAP8[$3_1 + 59 | 0] = $8_1;
HEAP8[$3_1 + 60 | 0] = 0;
HEAP8[$3_1 + 56 | 0] = 3;
HEAP8[$3_1 + 44 | 0] = 4;
HEAP8[$3_1 + 40 | 0] = 0;
HEAP8[$3_1 + 52 | 0] = 2;
$1_1 = $7_1 << 8 | ($6_1 | 0) != 2;
HEAP8[$3_1 + 57 | 0] = $1_1;
HEAP8[$3_1 + 58 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 48 | 0] = 1;
$1_1 = ((($5_1 | $2_1 << 16) & 65281) != 1 | 65280) & $4_1;
HEAP8[$3_1 + 61 | 0] = $1_1;
HEAP8[$3_1 + 62 | 0] = $1_1 >>> 8;
$1_1 = 8;
block6 : {
while (1) {
$2_1 = HEAP32[($3_1 + 32 | 0) + $1_1 >> 2];
$5_1 = $2_1 >>> 8 | 0;
$2_1 = $5_1 & 1 ? $5_1 & 16776960 | $2_1 & 255 : 12;
if (($2_1 & 255) == 12) {
$1_1 = $1_1 + 4 | 0;
if (($1_1 | 0) != 32) {
continue
}
break block6;
}
break;
};
HEAP8[$0_1 + 17 | 0] = $2_1;
HEAP8[$0_1 + 16 | 0] = 0;
HEAP32[$0_1 + 12 >> 2] = 0;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 8 >> 2] = $2_1 >>> 16;
HEAP32[$0_1 + 4 >> 2] = $2_1 >>> 8 & 255;
break block4;
}
HEAP32[$0_1 + 16 >> 2] = HEAP32[263030];
$1_1 = HEAP32[263029];
HEAP32[$0_1 + 8 >> 2] = HEAP32[263028];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[263027];
HEAP32[$0_1 >> 2] = HEAP32[263026];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
global$0 = $3_1 - -64 | 0;
}
function $86($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$3_1 = 1;
$5_1 = HEAPU8[$1_1 + 17 | 0];
$6_1 = HEAPU8[$1_1 + 16 | 0];
block2 : {
block : {
block1 : {
$4_1 = HEAPU8[$2_1 + 8 | 0];
if (!(HEAPU8[$2_1 + 10 | 0] == 1 & $4_1 >>> 0 < 3)) {
if ($4_1 >>> 0 <= 2) {
$3_1 = 0;
if (($4_1 | 0) != 2) {
break block
}
$3_1 = HEAPU8[$2_1 + 9 | 0] > 4;
}
if (!$3_1) {
break block
}
if (HEAP8[$1_1 + 19 | 0] & 1) {
break block1
}
break block;
}
$3_1 = $0_1 + 25 | 0;
$1_1 = HEAPU8[$0_1 + 23 | 0] | HEAPU8[$0_1 + 24 | 0] << 8 | HEAPU8[$3_1 | 0] << 16;
$2_1 = ($1_1 & 255) == 12;
$4_1 = $3_1;
$3_1 = $2_1 ? $5_1 << 16 | $6_1 << 8 : $1_1 & 16776960;
HEAP8[$4_1 | 0] = $3_1 >>> 16;
$1_1 = $3_1 | ($2_1 ? 7 : $1_1) & 255;
HEAP8[$0_1 + 23 | 0] = $1_1;
HEAP8[$0_1 + 24 | 0] = $1_1 >>> 8;
$1_1 = 23;
break block2;
}
HEAP8[$0_1 + 28 | 0] = $5_1;
HEAP8[$0_1 + 27 | 0] = $6_1;
HEAP8[$0_1 + 26 | 0] = 1;
$3_1 = 1;
}
block4 : {
block3 : {
if (HEAPU8[$0_1 + 16 | 0] != 2) {
if (!((HEAPU8[$0_1 + 14 | 0] ^ 1) & $3_1)) {
break block3
}
break block4;
}
if (($4_1 | 0) != 1 | HEAPU8[$2_1 + 9 | 0] < 5) {
break block4
}
$1_1 = $0_1 + 46 | 0;
$2_1 = HEAPU16[$0_1 + 44 >> 1] | HEAPU8[$1_1 | 0] << 16;
$2_1 = $2_1 & 1 ? $2_1 : $6_1 << 8 | $5_1 << 16 | 1;
HEAP16[$0_1 + 44 >> 1] = $2_1;
HEAP8[$1_1 | 0] = $2_1 >>> 16;
$1_1 = 24;
break block2;
}
HEAP8[$0_1 + 48 | 0] = HEAPU8[$1_1 + 18 | 0] == 1;
$1_1 = 24;
if (($4_1 | 0) != 1) {
break block2
}
$3_1 = HEAPU8[$2_1 + 9 | 0];
if ($3_1 >>> 0 < 3 | !(($3_1 | 0) != 4 | HEAP32[$2_1 >> 2] - 2100 >>> 0 < 4294967186) | (HEAPU8[$0_1 + 44 | 0] | HEAP8[$0_1 + 49 | 0] & 1)) {
break block2
}
$4_1 = $0_1 + 25 | 0;
$2_1 = HEAPU8[$0_1 + 23 | 0] | HEAPU8[$0_1 + 24 | 0] << 8 | HEAPU8[$4_1 | 0] << 16;
$3_1 = ($2_1 & 255) == 12;
$5_1 = $3_1 ? $5_1 << 16 | $6_1 << 8 : $2_1 & 16776960;
HEAP8[$4_1 | 0] = $5_1 >>> 16;
$2_1 = $5_1 | ($3_1 ? 9 : $2_1) & 255;
HEAP8[$0_1 + 23 | 0] = $2_1;
HEAP8[$0_1 + 24 | 0] = $2_1 >>> 8;
break block2;
}
HEAP8[$0_1 + 15 | 0] = 0;
HEAP8[$0_1 + 16 | 0] = 0;
HEAP8[$0_1 + 14 | 0] = $3_1;
HEAP8[$0_1 + 13 | 0] = $5_1;
HEAP8[$0_1 + 12 | 0] = $6_1;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$2_1 + 8 >> 2];
$1_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
$1_1 = 24;
}
HEAP8[$0_1 + 20 | 0] = $1_1;
}
function $87($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$5_1 = HEAPU8[$1_1 + 16 | 0];
$3_1 = HEAPU8[$1_1 + 18 | 0];
block1 : {
block : {
$4_1 = HEAPU8[$2_1 + 8 | 0] < 3;
if (!($4_1 & HEAPU8[$2_1 + 10 | 0] == 1)) {
$3_1 = !$3_1 & ($5_1 | 0) != 0;
if (!($3_1 | $4_1)) {
break block
}
if (!$3_1 | HEAPU8[$0_1 + 20 | 0] != 26) {
break block1
}
return;
}
HEAP8[$0_1 + 20 | 0] = 23;
$4_1 = $0_1 + 25 | 0;
$2_1 = HEAPU8[$0_1 + 23 | 0] | HEAPU8[$0_1 + 24 | 0] << 8 | HEAPU8[$4_1 | 0] << 16;
$3_1 = ($2_1 & 255) == 12;
$1_1 = $3_1 ? HEAPU8[$1_1 + 17 | 0] << 16 | $5_1 << 8 : $2_1 & 16776960;
HEAP8[$4_1 | 0] = $1_1 >>> 16;
$1_1 = $1_1 | ($3_1 ? 7 : $2_1) & 255;
HEAP8[$0_1 + 23 | 0] = $1_1;
HEAP8[$0_1 + 24 | 0] = $1_1 >>> 8;
return;
}
$86($0_1, $1_1, $2_1);
return;
}
HEAP8[$0_1 + 20 | 0] = 28;
$3_1 = $0_1;
$2_1 = HEAPU16[$0_1 + 44 >> 1];
$0_1 = $0_1 + 46 | 0;
$2_1 = $2_1 | HEAPU8[$0_1 | 0] << 16;
$1_1 = $2_1 & 1 ? $2_1 : $5_1 << 8 | HEAPU8[$1_1 + 17 | 0] << 16 | 1;
HEAP16[$3_1 + 44 >> 1] = $1_1;
HEAP8[$0_1 | 0] = $1_1 >>> 16;
}
function $88($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
$0_1 = $35($0_1, $1_1, $2_1, $5_1);
$158($6_1 + 4 | 0, $3_1, $4_1);
$0($0_1 + 36 | 0);
HEAP32[$0_1 + 44 >> 2] = HEAP32[$6_1 + 12 >> 2];
$1_1 = HEAP32[$6_1 + 8 >> 2];
$2_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$0_1 + 36 >> 2] = $2_1;
HEAP32[$0_1 + 40 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 4 >> 2] = 0;
global$0 = $6_1 + 16 | 0;
return $0_1;
}
function $89($0_1) {
var $1_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$154($1_1 + 8 | 0, $0_1, HEAP32[$0_1 >> 2], 1, 8, 1056);
if (HEAP32[$1_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $1_1 + 16 | 0;
}
function $90($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = global$0 + -64 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 16 >> 2] = $3_1;
HEAP32[$4_1 + 12 >> 2] = $2_1;
$142($4_1, $0_1, $1_1, 47);
$2_1 = HEAP32[$4_1 >> 2];
HEAP32[$4_1 + 24 >> 2] = $2_1 ? HEAP32[$4_1 + 4 >> 2] : 7;
HEAP32[$4_1 + 20 >> 2] = $2_1 ? $2_1 : 1065293;
HEAP32[$4_1 + 60 >> 2] = 4;
HEAP32[$4_1 + 52 >> 2] = 4;
HEAP32[$4_1 + 44 >> 2] = 2;
HEAP32[$4_1 + 56 >> 2] = $4_1 + 16;
HEAP32[$4_1 + 48 >> 2] = $4_1 + 12;
HEAP32[$4_1 + 40 >> 2] = $4_1 + 20;
$2_1 = $4_1 + 28 | 0;
$163($2_1, 1051039, $4_1 + 40 | 0);
$0_1 = $35(0, $0_1, $1_1, $2_1);
global$0 = $4_1 - -64 | 0;
return $0_1;
}
function $91($0_1, $1_1, $2_1) {
if ($2_1 & 1) {
$158($0_1, $1_1, $2_1 >>> 1 | 0);
return;
}
$163($0_1, $1_1, $2_1);
}
function $92($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0;
$8_1 = global$0 - 32 | 0;
global$0 = $8_1;
$5_1 = global$0 - 80 | 0;
global$0 = $5_1;
HEAP32[$5_1 + 16 >> 2] = $2_1;
HEAP32[$5_1 + 12 >> 2] = $1_1;
$6_1 = $5_1 + 20 | 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$10_1 = $5_1 + 12 | 0;
$71($3_1 + 16 | 0, $10_1);
block : {
if (!HEAPU8[$3_1 + 16 | 0]) {
HEAP8[$6_1 + 8 | 0] = 0;
HEAP32[$6_1 + 4 >> 2] = 7;
HEAP8[$6_1 | 0] = 6;
break block;
}
$4_1 = HEAPU8[$3_1 + 17 | 0];
HEAP32[$3_1 + 76 >> 2] = 127;
$57($3_1 + 60 | 0, $4_1, $10_1, $3_1 + 76 | 0);
$9_1 = HEAPU8[$3_1 + 60 | 0];
if (($9_1 | 0) == 6) {
$10_1 = HEAP32[$3_1 + 72 >> 2];
HEAP8[$3_1 + 51 | 0] = $10_1;
$9_1 = $10_1 >>> 8 | 0;
HEAP8[$3_1 + 52 | 0] = $9_1;
$11_1 = $10_1 >>> 16 | 0;
HEAP8[$3_1 + 53 | 0] = $11_1;
$12_1 = $10_1 >>> 24 | 0;
HEAP8[$3_1 + 54 | 0] = $12_1;
$7_1 = HEAP32[$3_1 + 68 >> 2];
$4_1 = HEAP32[$3_1 + 64 >> 2];
HEAP8[$3_1 + 43 | 0] = $4_1;
$13_1 = $4_1 >>> 8 | 0;
HEAP8[$3_1 + 44 | 0] = $13_1;
$14_1 = $4_1 >>> 16 | 0;
HEAP8[$3_1 + 45 | 0] = $14_1;
$15_1 = $4_1 >>> 24 | 0;
HEAP8[$3_1 + 46 | 0] = $15_1;
HEAP8[$3_1 + 47 | 0] = $7_1;
$16_1 = $7_1 >>> 8 | 0;
HEAP8[$3_1 + 48 | 0] = $16_1;
$17_1 = $7_1 >>> 16 | 0;
HEAP8[$3_1 + 49 | 0] = $17_1;
$18_1 = $7_1 >>> 24 | 0;
HEAP8[$3_1 + 50 | 0] = $18_1;
HEAP8[$6_1 + 12 | 0] = $10_1;
HEAP8[$6_1 + 13 | 0] = $9_1;
HEAP8[$6_1 + 14 | 0] = $11_1;
HEAP8[$6_1 + 15 | 0] = $12_1;
HEAP8[$6_1 + 4 | 0] = $4_1;
HEAP8[$6_1 + 5 | 0] = $13_1;
HEAP8[$6_1 + 6 | 0] = $14_1;
HEAP8[$6_1 + 7 | 0] = $15_1;
HEAP8[$6_1 + 8 | 0] = $7_1;
HEAP8[$6_1 + 9 | 0] = $16_1;
HEAP8[$6_1 + 10 | 0] = $17_1;
HEAP8[$6_1 + 11 | 0] = $18_1;
HEAP8[$6_1 | 0] = 6;
break block;
}
$4_1 = HEAPU8[$3_1 + 72 | 0] | HEAPU8[$3_1 + 73 | 0] << 8 | (HEAPU8[$3_1 + 74 | 0] << 16 | HEAPU8[$3_1 + 75 | 0] << 24);
$7_1 = HEAPU8[$3_1 + 68 | 0] | HEAPU8[$3_1 + 69 | 0] << 8 | (HEAPU8[$3_1 + 70 | 0] << 16 | HEAPU8[$3_1 + 71 | 0] << 24);
HEAP8[$3_1 + 47 | 0] = $7_1;
HEAP8[$3_1 + 48 | 0] = $7_1 >>> 8;
HEAP8[$3_1 + 49 | 0] = $7_1 >>> 16;
HEAP8[$3_1 + 50 | 0] = $7_1 >>> 24;
HEAP8[$3_1 + 51 | 0] = $4_1;
HEAP8[$3_1 + 52 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 53 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 54 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[$3_1 + 65 | 0] | HEAPU8[$3_1 + 66 | 0] << 8 | (HEAPU8[$3_1 + 67 | 0] << 16 | HEAPU8[$3_1 + 68 | 0] << 24);
HEAP32[$3_1 + 40 >> 2] = HEAPU8[$3_1 + 61 | 0] | HEAPU8[$3_1 + 62 | 0] << 8 | (HEAPU8[$3_1 + 63 | 0] << 16 | HEAPU8[$3_1 + 64 | 0] << 24);
HEAP32[$3_1 + 44 >> 2] = $4_1;
HEAP8[$3_1 + 24 | 0] = $9_1;
$4_1 = HEAP32[$3_1 + 44 >> 2];
$7_1 = HEAP32[$3_1 + 40 >> 2];
HEAP8[$3_1 + 25 | 0] = $7_1;
HEAP8[$3_1 + 26 | 0] = $7_1 >>> 8;
HEAP8[$3_1 + 27 | 0] = $7_1 >>> 16;
HEAP8[$3_1 + 28 | 0] = $7_1 >>> 24;
HEAP8[$3_1 + 29 | 0] = $4_1;
HEAP8[$3_1 + 30 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 31 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 32 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[$3_1 + 51 | 0] | HEAPU8[$3_1 + 52 | 0] << 8 | (HEAPU8[$3_1 + 53 | 0] << 16 | HEAPU8[$3_1 + 54 | 0] << 24);
$7_1 = HEAPU8[$3_1 + 47 | 0] | HEAPU8[$3_1 + 48 | 0] << 8 | (HEAPU8[$3_1 + 49 | 0] << 16 | HEAPU8[$3_1 + 50 | 0] << 24);
HEAP8[$3_1 + 32 | 0] = $7_1;
HEAP8[$3_1 + 33 | 0] = $7_1 >>> 8;
HEAP8[$3_1 + 34 | 0] = $7_1 >>> 16;
HEAP8[$3_1 + 35 | 0] = $7_1 >>> 24;
HEAP8[$3_1 + 36 | 0] = $4_1;
HEAP8[$3_1 + 37 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 38 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 39 | 0] = $4_1 >>> 24;
$71($3_1 + 8 | 0, $10_1);
if (!HEAPU8[$3_1 + 8 | 0]) {
$4_1 = HEAP32[$3_1 + 36 >> 2];
HEAP32[$6_1 + 8 >> 2] = HEAP32[$3_1 + 32 >> 2];
HEAP32[$6_1 + 12 >> 2] = $4_1;
$4_1 = HEAP32[$3_1 + 28 >> 2];
HEAP32[$6_1 >> 2] = HEAP32[$3_1 + 24 >> 2];
HEAP32[$6_1 + 4 >> 2] = $4_1;
break block;
}
HEAP8[$6_1 + 8 | 0] = 5;
HEAP32[$6_1 + 4 >> 2] = 7;
HEAP8[$6_1 | 0] = 6;
$51($3_1 + 24 | 0);
}
global$0 = $3_1 + 80 | 0;
block9 : {
if (HEAPU8[$5_1 + 20 | 0] == 6) {
$3_1 = 1067678;
$4_1 = 39;
block4 : {
block3 : {
block2 : {
block1 : {
$6_1 = HEAP32[$5_1 + 24 >> 2];
switch (($6_1 >>> 0 <= 3 ? 2 : $6_1 - 4 | 0) - 1 | 0) {
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
$3_1 = 1067717;
$4_1 = 19;
break block4;
}
$3_1 = 1067816;
$4_1 = 32;
block6 : {
switch ($6_1 | 0) {
case 0:
$3_1 = 1067736;
$4_1 = 59;
break block4;
case 2:
break block6;
default:
break block4;
};
}
$3_1 = 1067795;
$4_1 = 21;
break block4;
}
$4_1 = HEAPU8[$5_1 + 28 | 0] << 2;
$3_1 = HEAP32[$4_1 + 1069172 >> 2];
$4_1 = HEAP32[$4_1 + 1069148 >> 2];
}
$6_1 = HEAP32[$5_1 + 16 >> 2];
HEAP32[$5_1 + 40 >> 2] = $4_1;
HEAP32[$5_1 + 36 >> 2] = $3_1;
HEAP32[$5_1 + 56 >> 2] = 1;
HEAP32[$5_1 + 60 >> 2] = 1;
if ($2_1) {
$11_1 = $2_1 - $6_1 | 0;
$12_1 = $1_1 + $2_1 | 0;
$3_1 = 0;
$6_1 = 1;
$7_1 = 1;
$10_1 = 1;
while (1) {
block8 : {
$2_1 = HEAP8[$1_1 | 0];
block7 : {
if (($2_1 | 0) >= 0) {
$4_1 = $2_1 & 255;
$2_1 = $1_1 + 1 | 0;
break block7;
}
$9_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$4_1 = $2_1 & 31;
if ($2_1 >>> 0 <= 4294967263) {
$4_1 = $9_1 | $4_1 << 6;
$2_1 = $1_1 + 2 | 0;
break block7;
}
$9_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $9_1 << 6;
if ($2_1 >>> 0 < 4294967280) {
$4_1 = $9_1 | $4_1 << 12;
$2_1 = $1_1 + 3 | 0;
break block7;
}
$4_1 = $4_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $9_1 << 6);
if (($4_1 | 0) == 1114112) {
break block8
}
$2_1 = $1_1 + 4 | 0;
}
if (($4_1 | 0) == 1114112 | $3_1 >>> 0 >= $11_1 >>> 0) {
break block8
}
$9_1 = $10_1 + 1 | 0;
$4_1 = ($4_1 | 0) == 10;
$10_1 = $4_1 ? $9_1 : $10_1;
$6_1 = $4_1 ? 1 : $6_1 + 1 | 0;
$7_1 = $4_1 ? $9_1 : $7_1;
$3_1 = $2_1 + ($3_1 - $1_1 | 0) | 0;
$1_1 = $2_1;
if (($12_1 | 0) != ($1_1 | 0)) {
continue
}
}
break;
};
HEAP32[$5_1 + 60 >> 2] = $6_1;
HEAP32[$5_1 + 56 >> 2] = $7_1;
}
HEAP32[$5_1 + 76 >> 2] = 6;
HEAP32[$5_1 + 68 >> 2] = 6;
HEAP32[$5_1 + 72 >> 2] = $5_1 + 60;
HEAP32[$5_1 + 64 >> 2] = $5_1 + 56;
$1_1 = $5_1 + 44 | 0;
$2_1 = $5_1 - -64 | 0;
$163($1_1, 1049374, $2_1);
HEAP32[$5_1 + 76 >> 2] = 1;
HEAP32[$5_1 + 68 >> 2] = 2;
HEAP32[$5_1 + 72 >> 2] = $1_1;
HEAP32[$5_1 + 64 >> 2] = $5_1 + 36;
$163($8_1 + 4 | 0, 1049366, $2_1);
$152($1_1, 1, 1);
HEAP8[$8_1 | 0] = 6;
break block9;
}
$1_1 = HEAP32[$5_1 + 32 >> 2];
HEAP32[$8_1 + 8 >> 2] = HEAP32[$5_1 + 28 >> 2];
HEAP32[$8_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 24 >> 2];
HEAP32[$8_1 >> 2] = HEAP32[$5_1 + 20 >> 2];
HEAP32[$8_1 + 4 >> 2] = $1_1;
}
global$0 = $5_1 + 80 | 0;
block10 : {
if (HEAPU8[$8_1 | 0] == 6) {
$1_1 = HEAP32[$8_1 + 8 >> 2];
HEAP32[$8_1 + 16 >> 2] = HEAP32[$8_1 + 4 >> 2];
HEAP32[$8_1 + 20 >> 2] = $1_1;
$2_1 = HEAP32[$8_1 + 12 >> 2];
HEAP32[$8_1 + 24 >> 2] = $2_1;
$4_1 = HEAP32[$8_1 + 20 >> 2];
$1_1 = global$0 - 32 | 0;
global$0 = $1_1;
HEAP32[$1_1 + 8 >> 2] = $2_1;
HEAP32[$1_1 + 4 >> 2] = $4_1;
HEAP32[$1_1 + 28 >> 2] = 2;
HEAP32[$1_1 + 24 >> 2] = $1_1 + 4;
$2_1 = $1_1 + 12 | 0;
$163($2_1, 1049591, $1_1 + 24 | 0);
$2_1 = $35(1, 1, 0, $2_1);
global$0 = $1_1 + 32 | 0;
$152($8_1 + 16 | 0, 1, 1);
HEAP8[$0_1 | 0] = 6;
HEAP32[$0_1 + 4 >> 2] = $2_1;
break block10;
}
$1_1 = HEAP32[$8_1 + 12 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$8_1 + 8 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$8_1 + 4 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$8_1 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
global$0 = $8_1 + 32 | 0;
}
function $93($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$80($3_1 + 60 | 0, $1_1, $2_1, 0);
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
$81($3_1 + 60 | 0, $1_1, $2_1, $4_1);
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
$82($3_1 + 12 | 0, $1_1, $2_1, 1, $3_1 + 40 | 0);
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
function $94($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$5_1 = global$0 + -64 | 0;
global$0 = $5_1;
$6_1 = HEAP32[$1_1 + 24 >> 2];
$7_1 = $6_1 | HEAP32[$1_1 + 32 >> 2];
$8_1 = $7_1 ? $6_1 : 1052008;
block : {
if (!$8_1) {
HEAP32[$0_1 >> 2] = 2;
break block;
}
$9_1 = HEAP32[$1_1 + 28 >> 2];
$7_1 = $7_1 ? $9_1 : 6;
block2 : {
block1 : {
if (!$4_1) {
break block1
}
$95($5_1 + 48 | 0, HEAP32[$4_1 + 28 >> 2], HEAP32[$4_1 + 32 >> 2], HEAP32[$4_1 + 16 >> 2], HEAP32[$4_1 + 20 >> 2], 1, $3_1, $8_1, $7_1);
if (HEAP32[$5_1 + 48 >> 2] == 2) {
break block1
}
$3_1 = HEAP32[$5_1 + 60 >> 2];
HEAP32[$5_1 + 16 >> 2] = HEAP32[$5_1 + 56 >> 2];
HEAP32[$5_1 + 20 >> 2] = $3_1;
$3_1 = HEAP32[$5_1 + 52 >> 2];
HEAP32[$5_1 + 8 >> 2] = HEAP32[$5_1 + 48 >> 2];
HEAP32[$5_1 + 12 >> 2] = $3_1;
break block2;
}
$95($5_1 + 8 | 0, HEAP32[$2_1 + 16 >> 2], HEAP32[$2_1 + 20 >> 2], HEAP32[$2_1 + 4 >> 2], HEAP32[$2_1 + 8 >> 2], 0, $5_1, $8_1, $7_1);
}
if (HEAP32[$5_1 + 8 >> 2] != 2) {
$1_1 = HEAP32[$5_1 + 12 >> 2];
HEAP32[$0_1 + 20 >> 2] = HEAP32[$5_1 + 8 >> 2];
HEAP32[$0_1 + 24 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 20 >> 2];
HEAP32[$0_1 + 28 >> 2] = HEAP32[$5_1 + 16 >> 2];
HEAP32[$0_1 + 32 >> 2] = $1_1;
HEAP8[$0_1 + 36 | 0] = 0;
HEAP8[$0_1 + 17 | 0] = 10;
HEAP32[$0_1 + 12 >> 2] = 0;
HEAP32[$0_1 + 8 >> 2] = $9_1;
HEAP32[$0_1 + 4 >> 2] = 0;
HEAP8[$0_1 + 16 | 0] = HEAP8[$5_1 + 20 | 0] & 1;
HEAP32[$0_1 >> 2] = ($6_1 | 0) != 0;
break block;
}
block3 : {
if ($6_1) {
$3_1 = $1_1;
$1_1 = HEAP32[$1_1 >> 2];
$96($5_1 + 24 | 0, $6_1, $9_1, $1_1 ? (HEAPU8[$2_1 + 51 | 0] ? ($1_1 ? $3_1 : 0) : 0) : 0);
break block3;
}
HEAP32[$5_1 + 40 >> 2] = 0;
HEAP32[$5_1 + 32 >> 2] = 0;
HEAP32[$5_1 + 36 >> 2] = 0;
HEAP32[$5_1 + 24 >> 2] = 0;
HEAP32[$5_1 + 28 >> 2] = 0;
}
block4 : {
if (!HEAPU8[$2_1 + 50 | 0]) {
$1_1 = 0;
break block4;
}
$2_1 = HEAPU8[$5_1 + 40 | 0];
$1_1 = ($2_1 | 0) == 1;
HEAP8[$5_1 + 40 | 0] = $1_1 ? 2 : $2_1;
}
HEAP32[$0_1 + 16 >> 2] = HEAP32[$5_1 + 40 >> 2];
$2_1 = HEAP32[$5_1 + 36 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$5_1 + 32 >> 2];
HEAP32[$0_1 + 12 >> 2] = $2_1;
$2_1 = HEAP32[$5_1 + 28 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 24 >> 2];
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP8[$0_1 + 36 | 0] = $1_1;
HEAP32[$0_1 + 20 >> 2] = 2;
}
global$0 = $5_1 - -64 | 0;
}
function $95($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1) {
var $9_1 = 0;
block3 : {
block1 : {
block2 : {
block : {
if ($2_1) {
$9_1 = Math_imul($2_1, 12);
$2_1 = 0;
while (1) {
if ($75($1_1, $7_1, $8_1)) {
break block
}
$2_1 = $2_1 + 1 | 0;
$1_1 = $1_1 + 12 | 0;
$9_1 = $9_1 - 12 | 0;
if ($9_1) {
continue
}
break;
};
}
if (!$4_1) {
break block1
}
$2_1 = Math_imul($4_1, 12);
$1_1 = 0;
while (1) {
if (!$75($3_1, $7_1, $8_1)) {
$1_1 = $1_1 + 1 | 0;
$3_1 = $3_1 + 12 | 0;
$2_1 = $2_1 - 12 | 0;
if ($2_1) {
continue
}
break block1;
}
break;
};
HEAP8[$0_1 + 12 | 0] = 0;
HEAP32[$0_1 + 8 >> 2] = $1_1;
break block2;
}
HEAP8[$0_1 + 12 | 0] = 1;
HEAP32[$0_1 + 8 >> 2] = $2_1;
}
HEAP32[$0_1 + 4 >> 2] = $6_1;
break block3;
}
$5_1 = 2;
}
HEAP32[$0_1 >> 2] = $5_1;
}
function $96($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0;
$4_1 = global$0 - 144 | 0;
global$0 = $4_1;
$24_1 = 1;
block1 : {
block6 : {
block5 : {
if ($3_1) {
$105($4_1, $3_1);
$6_1 = HEAP32[$4_1 >> 2];
if ($6_1) {
$26_1 = 1056324;
$24_1 = 0;
block4 : {
switch (HEAP32[$4_1 + 4 >> 2] - 6 | 0) {
case 2:
if ((HEAPU8[$6_1 | 0] | HEAPU8[$6_1 + 1 | 0] << 8 | (HEAPU8[$6_1 + 2 | 0] << 16 | HEAPU8[$6_1 + 3 | 0] << 24)) != 1953722224 | (HEAPU8[$6_1 + 4 | 0] | HEAPU8[$6_1 + 5 | 0] << 8 | (HEAPU8[$6_1 + 6 | 0] << 16 | HEAPU8[$6_1 + 7 | 0] << 24)) != 1936028263) {
break block1
}
$9_1 = 1056468;
break block1;
case 0:
$3_1 = $6_1 + 4 | 0;
if ((HEAPU8[$6_1 | 0] | HEAPU8[$6_1 + 1 | 0] << 8 | (HEAPU8[$6_1 + 2 | 0] << 16 | HEAPU8[$6_1 + 3 | 0] << 24)) ^ 1886745188 | (HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8) ^ 27745) {
break block1
}
$9_1 = 1055296;
break block1;
case 3:
$9_1 = (HEAPU8[$6_1 | 0] | HEAPU8[$6_1 + 1 | 0] << 8 | (HEAPU8[$6_1 + 2 | 0] << 16 | HEAPU8[$6_1 + 3 | 0] << 24)) ^ 1701409382 | HEAPU8[$6_1 + 8 | 0] ^ 97 | (HEAPU8[$6_1 + 4 | 0] | HEAPU8[$6_1 + 5 | 0] << 8 | (HEAPU8[$6_1 + 6 | 0] << 16 | HEAPU8[$6_1 + 7 | 0] << 24)) ^ 1667851374 ? 0 : 1056668;
break block1;
case 5:
break block4;
default:
break block1;
};
}
$10_1 = 1685007731;
$7_1 = 1918987125;
$9_1 = HEAPU8[$6_1 | 0] | HEAPU8[$6_1 + 1 | 0] << 8 | (HEAPU8[$6_1 + 2 | 0] << 16 | HEAPU8[$6_1 + 3 | 0] << 24);
$13_1 = $9_1 << 24 | ($9_1 & 65280) << 8;
$8_1 = $9_1 & 16711680;
$16_1 = $8_1 << 24;
$8_1 = $8_1 >>> 8 | 0;
$12_1 = $9_1 & -16777216;
$5_1 = $12_1 >>> 24 | 0;
$3_1 = HEAPU8[$6_1 + 4 | 0] | HEAPU8[$6_1 + 5 | 0] << 8 | (HEAPU8[$6_1 + 6 | 0] << 16 | HEAPU8[$6_1 + 7 | 0] << 24);
$9_1 = $16_1 | $12_1 << 8 | ((($3_1 & 255) << 24 | $9_1 >>> 8) & -16777216 | (($3_1 & 16777215) << 8 | $9_1 >>> 24) & 16711680 | ($3_1 >>> 8 & 65280 | $3_1 >>> 24));
$3_1 = $5_1 | $8_1 | $13_1;
$3_1 = $3_1 | 0;
$5_1 = $3_1;
if (($9_1 | 0) != 1685007731 | ($3_1 | 0) != 1918987125) {
break block5
}
$10_1 = 1937006962;
$7_1 = 1969516333;
$9_1 = $6_1 + 3 | 0;
$8_1 = HEAPU8[$9_1 | 0] | HEAPU8[$9_1 + 1 | 0] << 8 | (HEAPU8[$9_1 + 2 | 0] << 16 | HEAPU8[$9_1 + 3 | 0] << 24);
$13_1 = $8_1 << 24 | ($8_1 & 65280) << 8;
$6_1 = $8_1 & 16711680;
$5_1 = $6_1 >>> 8 | 0;
$9_1 = HEAPU8[$9_1 + 4 | 0] | HEAPU8[$9_1 + 5 | 0] << 8 | (HEAPU8[$9_1 + 6 | 0] << 16 | HEAPU8[$9_1 + 7 | 0] << 24);
$3_1 = $6_1 << 24;
$6_1 = $8_1 & -16777216;
$12_1 = $6_1 >>> 24 | 0;
$9_1 = $3_1 | $6_1 << 8 | ((($9_1 & 255) << 24 | $8_1 >>> 8) & -16777216 | (($9_1 & 16777215) << 8 | $8_1 >>> 24) & 16711680 | ($9_1 >>> 8 & 65280 | $9_1 >>> 24));
$3_1 = 0;
$5_1 = $5_1 | $12_1 | $13_1 | (0 | $11_1);
if (($9_1 | 0) != 1937006962 | ($5_1 | 0) != 1969516333) {
break block5
}
break block6;
}
$9_1 = $115(HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2], HEAP32[$3_1 + 16 >> 2], HEAP32[$3_1 + 20 >> 2]);
} else {
$9_1 = 0
}
break block1;
}
$3_1 = ($5_1 | 0) == ($7_1 | 0) & $9_1 >>> 0 < $10_1 >>> 0 | $5_1 >>> 0 < $7_1 >>> 0 ? -1 : 1;
}
$9_1 = $3_1 ? 0 : 1055400;
}
HEAP8[$4_1 + 36 | 0] = 0;
HEAP8[$4_1 + 30 | 0] = 0;
$6_1 = $4_1 + 33 | 0;
HEAP8[$6_1 | 0] = 0;
HEAP16[$4_1 + 34 >> 1] = 0;
HEAP16[$4_1 + 28 >> 1] = 23;
HEAP8[$4_1 + 31 | 0] = 12;
HEAP8[$4_1 + 32 | 0] = 0;
HEAP8[$4_1 + 37 | 0] = 0;
HEAP8[$4_1 + 38 | 0] = 0;
HEAP8[$4_1 + 39 | 0] = 0;
HEAP8[$4_1 + 40 | 0] = 0;
HEAP8[$4_1 + 41 | 0] = 0;
HEAP8[$4_1 + 42 | 0] = 0;
HEAP8[$4_1 + 43 | 0] = 0;
HEAP8[$4_1 + 44 | 0] = 0;
HEAP8[$4_1 + 45 | 0] = 0;
HEAP8[$4_1 + 46 | 0] = 0;
HEAP8[$4_1 + 47 | 0] = 0;
HEAP8[$4_1 + 48 | 0] = 0;
HEAP8[$4_1 + 49 | 0] = 0;
HEAP8[$4_1 + 50 | 0] = 0;
HEAP8[$4_1 + 51 | 0] = 0;
HEAP8[$4_1 + 52 | 0] = 0;
HEAP8[$4_1 + 51 | 0] = 0;
HEAP8[$4_1 + 52 | 0] = 0;
HEAP8[$4_1 + 53 | 0] = 0;
HEAP8[$4_1 + 54 | 0] = 0;
HEAP8[$4_1 + 55 | 0] = 0;
HEAP8[$4_1 + 56 | 0] = 0;
HEAP8[$4_1 + 57 | 0] = 0;
HEAP8[$4_1 + 58 | 0] = 0;
HEAP8[$4_1 + 24 | 0] = 2;
HEAP8[$4_1 + 96 | 0] = 0;
HEAP32[$4_1 + 92 >> 2] = 0;
HEAP32[$4_1 + 88 >> 2] = $2_1;
HEAP32[$4_1 + 84 >> 2] = $1_1;
$116($4_1 + 104 | 0, $4_1 + 84 | 0);
if (HEAPU8[$4_1 + 123 | 0] != 2) {
$8_1 = $4_1 + 108 | 0;
$16_1 = $4_1 + 68 | 0;
$17_1 = $4_1 + 28 | 0;
$25_1 = $4_1 + 54 | 0;
$12_1 = $4_1 + 48 | 0;
$18_1 = $4_1 + 39 | 0;
$19_1 = $4_1 + 42 | 0;
$13_1 = $4_1 + 45 | 0;
$20_1 = $4_1 + 51 | 0;
while (1) {
HEAP32[$4_1 + 80 >> 2] = HEAP32[$4_1 + 120 >> 2];
$1_1 = HEAP32[$4_1 + 116 >> 2];
HEAP32[$4_1 + 72 >> 2] = HEAP32[$4_1 + 112 >> 2];
HEAP32[$4_1 + 76 >> 2] = $1_1;
$3_1 = HEAP32[$4_1 + 108 >> 2];
$1_1 = HEAP32[$4_1 + 104 >> 2];
HEAP32[$4_1 + 64 >> 2] = $1_1;
HEAP32[$4_1 + 68 >> 2] = $3_1;
$21_1 = HEAPU8[$4_1 + 56 | 0];
block10 : {
block8 : {
switch (($1_1 & 255) - 1 | 0) {
default:
$1_1 = HEAPU8[$4_1 + 31 | 0] | HEAPU8[$4_1 + 32 | 0] << 8 | HEAPU8[$6_1 | 0] << 16;
$3_1 = ($1_1 & 255) == 12;
$5_1 = $3_1 ? HEAPU8[$4_1 + 81 | 0] << 16 | HEAPU8[$4_1 + 80 | 0] << 8 : $1_1 & 16776960;
HEAP8[$6_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 28 | 0] = 23;
$1_1 = $5_1 | ($3_1 ? 7 : $1_1) & 255;
HEAP8[$4_1 + 31 | 0] = $1_1;
HEAP8[$4_1 + 32 | 0] = $1_1 >>> 8;
break block10;
case 0:
$1_1 = HEAPU8[$4_1 + 31 | 0] | HEAPU8[$4_1 + 32 | 0] << 8 | HEAPU8[$6_1 | 0] << 16;
$3_1 = ($1_1 & 255) == 12;
$5_1 = $3_1 ? HEAPU8[$4_1 + 81 | 0] << 16 | HEAPU8[$4_1 + 80 | 0] << 8 : $1_1 & 16776960;
HEAP8[$6_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 28 | 0] = 23;
HEAP8[$4_1 + 55 | 0] = HEAPU8[$4_1 + 55 | 0] | HEAPU8[$4_1 + 65 | 0] & HEAPU8[$4_1 + 24 | 0] != 2;
$1_1 = $5_1 | ($3_1 ? 8 : $1_1) & 255;
HEAP8[$4_1 + 31 | 0] = $1_1;
HEAP8[$4_1 + 32 | 0] = $1_1 >>> 8;
break block10;
case 1:
break block8;
};
}
$1_1 = HEAPU8[$4_1 + 80 | 0];
block18 : {
block26 : {
block40 : {
block41 : {
block32 : {
block43 : {
block44 : {
block45 : {
block46 : {
block12 : {
block13 : {
block14 : {
block11 : {
$22_1 = HEAPU8[$4_1 + 31 | 0];
if (($22_1 | 0) == 9) {
$3_1 = $1_1 & 255;
if (($3_1 | 0) == HEAPU8[$4_1 + 33 | 0]) {
break block11
}
}
$3_1 = HEAPU8[$4_1 + 65 | 0];
switch ((($3_1 >>> 0 <= 22 ? 1 : $3_1 - 23 | 0) & 255) - 1 | 0) {
case 0:
break block12;
case 1:
break block13;
default:
break block14;
};
}
$1_1 = HEAPU16[$4_1 + 52 >> 1] | HEAPU8[$25_1 | 0] << 16;
$1_1 = $1_1 & 1 ? $1_1 : $3_1 << 8 | HEAPU8[$4_1 + 81 | 0] << 16 | 1;
HEAP16[$4_1 + 52 >> 1] = $1_1;
HEAP8[$25_1 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 55 | 0] = 0;
HEAP8[$4_1 + 31 | 0] = 12;
HEAP8[$4_1 + 28 | 0] = 28;
break block10;
}
$7_1 = HEAPU8[$4_1 + 81 | 0];
$11_1 = HEAPU8[$4_1 + 78 | 0];
$10_1 = HEAPU8[$4_1 + 77 | 0];
$23_1 = HEAP32[$4_1 + 72 >> 2];
$15_1 = HEAP32[$4_1 + 68 >> 2];
block19 : {
block25 : {
block23 : {
block20 : {
block17 : {
block16 : {
block15 : {
$3_1 = HEAPU8[$4_1 + 76 | 0];
$5_1 = $3_1 >>> 0 < 3;
if (!$5_1) {
$14_1 = HEAPU8[$4_1 + 28 | 0];
switch ((($14_1 >>> 0 <= 22 ? 4 : $14_1 - 23 | 0) & 255) - 1 | 0) {
case 0:
break block15;
case 1:
break block16;
case 2:
break block17;
default:
break block18;
};
}
$14_1 = HEAPU8[$4_1 + 28 | 0];
switch ((($14_1 >>> 0 <= 22 ? 4 : $14_1 - 23 | 0) & 255) - 1 | 0) {
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
if ($11_1 & 1 | HEAPU8[$4_1 + 82 | 0] != 2) {
break block18
}
if (HEAPU8[$4_1 + 24 | 0] == 2) {
break block10
}
HEAP8[$4_1 + 21 | 0] = $7_1;
$1_1 = $3_1 + HEAPU8[$4_1 + 16 | 0] | 0;
$1_1 = $1_1 >>> 0 >= 255 ? 255 : $1_1;
HEAP8[$4_1 + 16 | 0] = $1_1;
HEAP8[$4_1 + 22 | 0] = HEAPU8[$4_1 + 22 | 0] | (HEAPU32[$4_1 + 8 >> 2] > 8 & $10_1 >>> 0 > 1 | $1_1 >>> 0 > 2);
break block10;
}
$10_1 = HEAPU8[$4_1 + 29 | 0];
$5_1 = ($10_1 | 0) != 12 | ($15_1 | 0) != 10 ? $5_1 : !$23_1 | $3_1 >>> 0 < 3;
block22 : {
if ($11_1 & 1) {
$3_1 = HEAPU8[$4_1 + 83 | 0];
break block22;
}
$3_1 = HEAPU8[$4_1 + 83 | 0];
if (!$5_1) {
break block22
}
if (!($3_1 & 1)) {
break block23
}
}
$1_1 = 0;
$1_1 = $3_1 & 1 | ($10_1 | 0) == 14 ? $1_1 : HEAPU8[$4_1 + 24 | 0] == 2;
$86($4_1 + 8 | 0, $4_1 + 104 | 0, $16_1);
if (HEAPU8[$4_1 + 24 | 0] == 2) {
break block10
}
HEAP8[$4_1 + 24 | 0] = $1_1;
break block10;
}
switch (HEAPU8[$4_1 + 82 | 0]) {
case 0:
case 2:
break block25;
default:
break block18;
};
}
if ($11_1 & 1) {
break block18
}
if (HEAPU8[$4_1 + 82 | 0] == 3) {
break block10
}
break block18;
}
if (HEAPU8[$4_1 + 49 | 0] != 1) {
break block26
}
$3_1 = $1_1 & 255;
$1_1 = HEAPU8[$4_1 + 51 | 0] + 1 | 0;
if (($3_1 | 0) != (($1_1 >>> 0 >= 255 ? 255 : $1_1) | 0)) {
break block26
}
HEAP8[$4_1 + 51 | 0] = $7_1;
break block26;
}
if (HEAPU8[$4_1 + 49 | 0] != 1) {
break block10
}
$3_1 = $1_1 & 255;
$1_1 = HEAPU8[$4_1 + 51 | 0] + 1 | 0;
if (($3_1 | 0) != (($1_1 >>> 0 >= 255 ? 255 : $1_1) | 0)) {
break block10
}
HEAP8[$4_1 + 51 | 0] = $7_1;
break block10;
}
if ($11_1 & 1) {
break block18
}
$11_1 = HEAPU8[$4_1 + 29 | 0];
block42 : {
block37 : {
block34 : {
block29 : {
block28 : {
block27 : {
block38 : {
block36 : {
block35 : {
block33 : {
block39 : {
block31 : {
switch ($14_1 - 1 | 0) {
case 3:
if (HEAPU8[$4_1 + 24 | 0] == 2 | ($3_1 | 0) != 1) {
break block32
}
if (HEAPU8[$4_1 + 82 | 0] == 3) {
break block39
}
break block32;
case 0:
break block27;
case 1:
break block28;
case 2:
break block29;
case 4:
break block31;
case 7:
break block33;
case 8:
break block34;
case 9:
break block35;
case 10:
break block36;
case 17:
break block37;
case 18:
break block38;
default:
break block32;
};
}
if (HEAPU8[$4_1 + 24 | 0] == 2 | ($3_1 | 0) != 1 | HEAPU8[$4_1 + 82 | 0] != 3) {
break block32
}
}
HEAP8[$4_1 + 57 | 0] = 0;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 22 >> 1] = 257;
HEAP8[$4_1 + 21 | 0] = $7_1;
HEAP8[$4_1 + 28 | 0] = 24;
HEAP32[$4_1 + 16 >> 2] = HEAP32[$8_1 + 8 >> 2];
$1_1 = HEAP32[$8_1 + 4 >> 2];
HEAP32[$4_1 + 8 >> 2] = HEAP32[$8_1 >> 2];
HEAP32[$4_1 + 12 >> 2] = $1_1;
break block10;
}
if (!(($10_1 | 0) != 4 | $15_1 - 2100 >>> 0 < 4294967186) | (($3_1 | 0) != 1 | $10_1 >>> 0 < 3)) {
break block32
}
break block40;
}
HEAP8[$4_1 + 57 | 0] = 1;
HEAP8[$4_1 + 48 | 0] = $7_1;
HEAP8[$4_1 + 47 | 0] = $11_1;
break block41;
}
if (HEAPU8[$4_1 + 82 | 0] != 1 | HEAPU8[$4_1 + 24 | 0] != 2) {
break block32
}
$1_1 = HEAPU16[$4_1 + 46 >> 1] | HEAPU8[$12_1 | 0] << 16;
$1_1 = $1_1 & 1 ? $1_1 : $7_1 << 16 | $11_1 << 8 | 1;
HEAP16[$4_1 + 46 >> 1] = $1_1;
HEAP8[$12_1 | 0] = $1_1 >>> 16;
$86($4_1 + 8 | 0, $4_1 + 104 | 0, $16_1);
break block10;
}
if (HEAPU8[$4_1 + 24 | 0] != 2) {
break block42
}
break block32;
}
if (($3_1 | 0) != 1) {
break block43
}
$5_1 = HEAPU8[$4_1 + 24 | 0];
if (($5_1 | 0) != 2) {
break block44
}
if (HEAPU8[$4_1 + 82 | 0] != 3) {
break block43
}
break block44;
}
if (($3_1 | 0) != 1) {
break block32
}
$5_1 = HEAPU8[$4_1 + 24 | 0];
if (($5_1 | 0) != 2) {
break block44
}
if (HEAPU8[$4_1 + 82 | 0] != 3) {
break block32
}
break block44;
}
if (($3_1 | 0) != 1) {
break block45
}
$5_1 = HEAPU8[$4_1 + 24 | 0];
if (HEAPU8[$4_1 + 82 | 0] == 3 | ($5_1 | 0) != 2) {
break block44
}
break block45;
}
if ($11_1) {
break block32
}
HEAP8[$4_1 + 57 | 0] = 1;
HEAP8[$4_1 + 48 | 0] = $7_1;
break block46;
}
if (($3_1 | 0) != 1) {
break block32
}
$1_1 = HEAPU8[$4_1 + 31 | 0] | HEAPU8[$4_1 + 32 | 0] << 8 | HEAPU8[$6_1 | 0] << 16;
$3_1 = ($1_1 & 255) == 12;
$5_1 = $3_1 ? $11_1 << 8 | $7_1 << 16 : $1_1 & 16776960;
HEAP8[$6_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 28 | 0] = 23;
HEAP8[$4_1 + 55 | 0] = HEAPU8[$4_1 + 55 | 0] | ($22_1 | 0) == 12;
$1_1 = $5_1 | ($3_1 ? 9 : $1_1) & 255;
HEAP8[$4_1 + 31 | 0] = $1_1;
HEAP8[$4_1 + 32 | 0] = $1_1 >>> 8;
break block10;
}
HEAP8[$4_1 + 28 | 0] = 24;
HEAP8[$4_1 + 22 | 0] = 1;
HEAP8[$4_1 + 21 | 0] = $7_1;
break block10;
}
$87($4_1 + 8 | 0, $4_1 + 104 | 0, $16_1);
break block10;
}
$7_1 = HEAPU8[$4_1 + 76 | 0];
if ($7_1) {
$10_1 = $1_1 & 255;
$14_1 = !HEAPU8[$4_1 + 82 | 0] & ($10_1 | 0) != 0;
$11_1 = HEAPU8[$4_1 + 24 | 0];
$5_1 = HEAPU8[$4_1 + 81 | 0];
$15_1 = HEAPU8[$4_1 + 77 | 0];
$23_1 = HEAP32[$4_1 + 68 >> 2];
block47 : {
block63 : {
block57 : {
block58 : {
block59 : {
block62 : {
block64 : {
block74 : {
block67 : {
block68 : {
block61 : {
block66 : {
block56 : {
block52 : {
block51 : {
if (!(HEAP8[$4_1 + 78 | 0] & 1)) {
block55 : {
block65 : {
block50 : {
switch ($3_1 | 0) {
case 1:
if ($7_1 >>> 0 > 2) {
break block63
}
if (($11_1 | 0) != 2) {
break block64
}
break block63;
case 6:
if ($7_1 >>> 0 >= 3) {
break block62
}
break block65;
case 7:
if ($7_1 >>> 0 >= 3) {
break block62
}
break block65;
case 18:
if (($7_1 | 0) == 1) {
break block66
}
break block62;
case 2:
if ($7_1 >>> 0 >= 3) {
break block62
}
HEAP8[$4_1 + 57 | 0] = 0;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 22 >> 1] = 257;
HEAP8[$4_1 + 21 | 0] = $5_1;
HEAP8[$4_1 + 28 | 0] = 24;
$3_1 = HEAP32[$8_1 + 4 >> 2];
HEAP32[$4_1 + 8 >> 2] = HEAP32[$8_1 >> 2];
HEAP32[$4_1 + 12 >> 2] = $3_1;
HEAP32[$4_1 + 16 >> 2] = HEAP32[$8_1 + 8 >> 2];
HEAP8[$4_1 + 20 | 0] = ($11_1 | 0) == 2 ? $1_1 : HEAPU8[$4_1 + 20 | 0];
break block10;
case 0:
break block47;
case 3:
break block50;
case 4:
break block51;
case 5:
break block52;
case 8:
break block55;
case 9:
break block56;
case 10:
break block57;
case 11:
break block58;
case 12:
case 13:
case 14:
case 15:
case 16:
case 17:
break block59;
case 19:
break block61;
default:
break block62;
};
}
if ($7_1 >>> 0 >= 3) {
break block62
}
if (($11_1 | 0) != 2) {
break block64
}
}
$1_1 = HEAPU8[$4_1 + 43 | 0] | HEAPU8[$4_1 + 44 | 0] << 8 | HEAPU8[$13_1 | 0] << 16;
$1_1 = $1_1 & 1 ? $1_1 : $10_1 << 8 | $5_1 << 16 | 1;
HEAP8[$4_1 + 43 | 0] = $1_1;
HEAP8[$4_1 + 44 | 0] = $1_1 >>> 8;
HEAP8[$13_1 | 0] = $1_1 >>> 16;
break block10;
}
if ($7_1 >>> 0 >= 3) {
break block62
}
$1_1 = HEAPU16[$4_1 + 46 >> 1] | HEAPU8[$12_1 | 0] << 16;
$1_1 = $1_1 & 1 ? $1_1 : $10_1 << 8 | $5_1 << 16 | 1;
HEAP16[$4_1 + 46 >> 1] = $1_1;
HEAP8[$12_1 | 0] = $1_1 >>> 16;
break block10;
}
if ($7_1 >>> 0 >= 3) {
switch ($3_1 | 0) {
case 0:
break block47;
case 4:
break block51;
case 5:
break block52;
case 9:
break block56;
case 10:
break block57;
case 11:
break block58;
case 12:
case 13:
case 14:
case 15:
case 16:
case 17:
break block59;
case 19:
break block61;
case 1:
break block63;
default:
break block62;
}
}
$1_1 = HEAPU8[$4_1 + 31 | 0] | HEAPU8[$4_1 + 32 | 0] << 8 | HEAPU8[$6_1 | 0] << 16;
$3_1 = ($1_1 & 255) == 12;
$5_1 = $3_1 ? $5_1 << 16 | $10_1 << 8 : $1_1 & 16776960;
HEAP8[$6_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 28 | 0] = 23;
$1_1 = $5_1 | ($3_1 ? 7 : $1_1) & 255;
HEAP8[$4_1 + 31 | 0] = $1_1;
HEAP8[$4_1 + 32 | 0] = $1_1 >>> 8;
break block10;
}
if (($11_1 | 0) == 2) {
break block62
}
if ($14_1 & $15_1 >>> 0 < 3) {
break block67
}
if ($15_1 >>> 0 > 2) {
break block62
}
HEAP8[$4_1 + 57 | 0] = 0;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 22 >> 1] = 257;
HEAP8[$4_1 + 21 | 0] = $5_1;
HEAP8[$4_1 + 28 | 0] = 24;
HEAP32[$4_1 + 16 >> 2] = HEAP32[$8_1 + 8 >> 2];
$1_1 = HEAP32[$8_1 + 4 >> 2];
HEAP32[$4_1 + 8 >> 2] = HEAP32[$8_1 >> 2];
HEAP32[$4_1 + 12 >> 2] = $1_1;
break block10;
}
if ($14_1) {
break block68
}
if (($7_1 | 0) != 1) {
break block62
}
$1_1 = HEAPU8[$4_1 + 31 | 0] | HEAPU8[$4_1 + 32 | 0] << 8 | HEAPU8[$6_1 | 0] << 16;
$3_1 = ($1_1 & 255) == 12;
$5_1 = $3_1 ? $5_1 << 16 | $10_1 << 8 : $1_1 & 16776960;
HEAP8[$6_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 28 | 0] = 23;
$1_1 = $5_1 | ($3_1 ? 9 : $1_1) & 255;
HEAP8[$4_1 + 31 | 0] = $1_1;
HEAP8[$4_1 + 32 | 0] = $1_1 >>> 8;
break block10;
}
if ($10_1) {
break block62
}
HEAP8[$4_1 + 57 | 0] = 1;
HEAP8[$4_1 + 48 | 0] = $5_1;
break block46;
}
if ($14_1) {
$1_1 = 0;
$7_1 = HEAPU8[$17_1 | 0];
$11_1 = ($7_1 >>> 0 <= 22 ? 4 : $7_1 - 23 | 0) & 255;
$3_1 = HEAPU8[1052124];
block72 : {
if (($11_1 | 0) != (($3_1 >>> 0 <= 22 ? 4 : $3_1 - 23 | 0) & 255)) {
break block72
}
$1_1 = 1;
block70 : {
switch ($11_1 - 2 | 0) {
case 2:
$1_1 = 0;
if (($3_1 | 0) != ($7_1 | 0)) {
break block72
}
$1_1 = HEAPU8[$17_1 + 1 | 0] == HEAPU8[1052125] & HEAPU8[$17_1 + 2 | 0] == HEAPU8[1052126];
break block72;
case 0:
case 1:
break block70;
default:
break block72;
};
}
$1_1 = HEAPU8[$17_1 + 1 | 0] == HEAPU8[1052125];
}
if ($1_1) {
break block62
}
}
$1_1 = HEAPU8[$4_1 + 31 | 0] | HEAPU8[$4_1 + 32 | 0] << 8 | HEAPU8[$6_1 | 0] << 16;
$3_1 = ($1_1 & 255) == 12;
$5_1 = $3_1 ? $5_1 << 16 | $10_1 << 8 : $1_1 & 16776960;
HEAP8[$6_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 28 | 0] = 23;
HEAP8[$4_1 + 55 | 0] = HEAPU8[$4_1 + 55 | 0] | ($22_1 | 0) == 12;
$1_1 = $5_1 | ($3_1 ? 9 : $1_1) & 255;
HEAP8[$4_1 + 31 | 0] = $1_1;
HEAP8[$4_1 + 32 | 0] = $1_1 >>> 8;
break block10;
}
if (!(!$14_1 | HEAPU8[$4_1 + 28 | 0] != 26) & HEAPU8[$4_1 + 29 | 0] == 14) {
break block74
}
if (($11_1 | 0) == 2) {
break block62
}
HEAP8[$4_1 + 28 | 0] = 24;
HEAP8[$4_1 + 22 | 0] = 1;
HEAP8[$4_1 + 21 | 0] = $5_1;
break block10;
}
if (HEAPU8[$4_1 + 28 | 0] == 26 & HEAPU8[$4_1 + 29 | 0] == 14) {
break block74
}
if (($11_1 | 0) == 2 | $15_1 >>> 0 >= 3) {
break block62
}
}
HEAP8[$4_1 + 57 | 0] = 0;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 22 >> 1] = 257;
HEAP8[$4_1 + 21 | 0] = $5_1;
HEAP8[$4_1 + 28 | 0] = 24;
HEAP32[$4_1 + 16 >> 2] = HEAP32[$8_1 + 8 >> 2];
$1_1 = HEAP32[$8_1 + 4 >> 2];
HEAP32[$4_1 + 8 >> 2] = HEAP32[$8_1 >> 2];
HEAP32[$4_1 + 12 >> 2] = $1_1;
break block10;
}
if (!(HEAP8[$4_1 + 49 | 0] & 1) | ($11_1 | 0) != 2) {
break block10
}
HEAP8[$4_1 + 23 | 0] = 0;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP8[$4_1 + 21 | 0] = $5_1;
HEAP8[$4_1 + 20 | 0] = HEAPU8[$4_1 + 50 | 0];
$1_1 = HEAP32[$8_1 + 4 >> 2];
HEAP32[$4_1 + 8 >> 2] = HEAP32[$8_1 >> 2];
HEAP32[$4_1 + 12 >> 2] = $1_1;
HEAP32[$4_1 + 16 >> 2] = HEAP32[$8_1 + 8 >> 2];
HEAP8[$4_1 + 22 | 0] = ($3_1 | 0) == 5;
break block10;
}
HEAP8[$4_1 + 57 | 0] = 0;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 22 >> 1] = 257;
HEAP8[$4_1 + 21 | 0] = $5_1;
HEAP8[$4_1 + 28 | 0] = 24;
HEAP32[$4_1 + 16 >> 2] = HEAP32[$8_1 + 8 >> 2];
$1_1 = HEAP32[$8_1 + 4 >> 2];
HEAP32[$4_1 + 8 >> 2] = HEAP32[$8_1 >> 2];
HEAP32[$4_1 + 12 >> 2] = $1_1;
break block10;
}
$87($4_1 + 8 | 0, $4_1 + 104 | 0, $16_1);
break block10;
}
$1_1 = HEAPU8[$4_1 + 49 | 0] | HEAPU8[$4_1 + 50 | 0] << 8 | HEAPU8[$20_1 | 0] << 16;
$1_1 = $1_1 & 1 ? $1_1 : $10_1 << 8 | $5_1 << 16 | 1;
HEAP8[$4_1 + 49 | 0] = $1_1;
HEAP8[$4_1 + 50 | 0] = $1_1 >>> 8;
HEAP8[$20_1 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 29 | 0] = $3_1;
break block26;
}
$86($4_1 + 8 | 0, $4_1 + 104 | 0, $16_1);
break block10;
}
HEAP8[$4_1 + 57 | 0] = 1;
HEAP8[$4_1 + 48 | 0] = $5_1;
HEAP8[$4_1 + 47 | 0] = $1_1;
break block41;
}
$1_1 = $5_1 << 16 | $10_1 << 8;
if (!(!(($7_1 | 0) != 1 | $15_1 >>> 0 < 3) & (($15_1 | 0) != 4 | $23_1 - 2100 >>> 0 < 4294967186))) {
$3_1 = HEAPU16[$4_1 + 40 >> 1] | HEAPU8[$19_1 | 0] << 16;
$1_1 = $3_1 & 1 ? $3_1 : $1_1 | 1;
HEAP16[$4_1 + 40 >> 1] = $1_1;
HEAP8[$19_1 | 0] = $1_1 >>> 16;
break block10;
}
$3_1 = HEAPU8[$4_1 + 31 | 0] | HEAPU8[$4_1 + 32 | 0] << 8 | HEAPU8[$6_1 | 0] << 16;
$5_1 = ($3_1 & 255) == 12;
$1_1 = $5_1 ? $1_1 : $3_1 & 16776960;
HEAP8[$6_1 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 28 | 0] = 23;
$1_1 = $1_1 | ($5_1 ? 9 : $3_1) & 255;
HEAP8[$4_1 + 31 | 0] = $1_1;
HEAP8[$4_1 + 32 | 0] = $1_1 >>> 8;
break block10;
}
$1_1 = HEAPU8[$4_1 + 37 | 0] | HEAPU8[$4_1 + 38 | 0] << 8 | HEAPU8[$18_1 | 0] << 16;
$1_1 = $1_1 & 1 ? $1_1 : $10_1 << 8 | $5_1 << 16 | 1;
HEAP8[$4_1 + 37 | 0] = $1_1;
HEAP8[$4_1 + 38 | 0] = $1_1 >>> 8;
HEAP8[$18_1 | 0] = $1_1 >>> 16;
break block10;
}
$5_1 = HEAPU8[$4_1 + 81 | 0];
block80 : {
block97 : {
block81 : {
block100 : {
block96 : {
block95 : {
block94 : {
block93 : {
block92 : {
block90 : {
block88 : {
block87 : {
block91 : {
block85 : {
block86 : {
block84 : {
block83 : {
block82 : {
block79 : {
switch ($3_1 - 1 | 0) {
default:
$3_1 = HEAPU8[$4_1 + 37 | 0] | HEAPU8[$4_1 + 38 | 0] << 8 | HEAPU8[$18_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : ($1_1 & 255) << 8 | $5_1 << 16 | 1;
HEAP8[$4_1 + 37 | 0] = $3_1;
HEAP8[$4_1 + 38 | 0] = $3_1 >>> 8;
HEAP8[$18_1 | 0] = $3_1 >>> 16;
$3_1 = 0;
break block80;
case 0:
$3_1 = 1;
$7_1 = HEAPU16[$4_1 + 40 >> 1] | HEAPU8[$19_1 | 0] << 16;
$7_1 = $7_1 & 1 ? $7_1 : ($1_1 & 255) << 8 | $5_1 << 16 | 1;
HEAP16[$4_1 + 40 >> 1] = $7_1;
HEAP8[$19_1 | 0] = $7_1 >>> 16;
break block80;
case 1:
if ($21_1 & 1 & HEAPU8[$4_1 + 82 | 0] == 3) {
break block90
}
if (HEAPU8[$4_1 + 28 | 0] == 26) {
break block10
}
$3_1 = HEAPU8[$4_1 + 43 | 0] | HEAPU8[$4_1 + 44 | 0] << 8 | HEAPU8[$13_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : ($1_1 & 255) << 8 | $5_1 << 16 | 1;
HEAP8[$4_1 + 43 | 0] = $3_1;
HEAP8[$4_1 + 44 | 0] = $3_1 >>> 8;
HEAP8[$13_1 | 0] = $3_1 >>> 16;
$3_1 = 2;
HEAP8[$4_1 + 57 | 0] = HEAPU8[$4_1 + 57 | 0] | HEAPU8[$4_1 + 24 | 0] != 2;
break block80;
case 2:
break block79;
case 3:
case 4:
case 9:
case 10:
case 17:
case 18:
case 19:
break block80;
case 5:
break block81;
case 6:
break block82;
case 7:
break block83;
case 8:
break block84;
case 11:
case 12:
case 13:
case 14:
case 15:
break block85;
case 16:
break block86;
case 20:
break block87;
case 21:
break block88;
};
}
if (!($21_1 & 1)) {
break block82
}
if (HEAPU8[$4_1 + 82 | 0] == 3) {
break block90
}
}
HEAP8[$4_1 + 57 | 0] = 1;
$7_1 = HEAPU8[$4_1 + 43 | 0] | HEAPU8[$4_1 + 44 | 0] << 8 | HEAPU8[$13_1 | 0] << 16;
$7_1 = $7_1 & 1 ? $7_1 : ($1_1 & 255) << 8 | $5_1 << 16 | 1;
HEAP8[$4_1 + 43 | 0] = $7_1;
HEAP8[$4_1 + 44 | 0] = $7_1 >>> 8;
HEAP8[$13_1 | 0] = $7_1 >>> 16;
break block91;
}
$3_1 = 8;
HEAP8[$4_1 + 57 | 0] = 1;
$7_1 = HEAPU16[$4_1 + 46 >> 1] | HEAPU8[$12_1 | 0] << 16;
$7_1 = $7_1 & 1 ? $7_1 : ($1_1 & 255) << 8 | $5_1 << 16 | 1;
HEAP16[$4_1 + 46 >> 1] = $7_1;
HEAP8[$12_1 | 0] = $7_1 >>> 16;
break block80;
}
$3_1 = 9;
if ($1_1 & 255) {
break block80
}
HEAP8[$4_1 + 57 | 0] = 1;
$1_1 = HEAPU16[$4_1 + 46 >> 1] | HEAPU8[$12_1 | 0] << 16;
$1_1 = $1_1 & 1 ? $1_1 : $5_1 << 16 | 1;
HEAP16[$4_1 + 46 >> 1] = $1_1;
HEAP8[$12_1 | 0] = $1_1 >>> 16;
$1_1 = 0;
break block80;
}
$7_1 = $5_1 - ($1_1 & 255) | 0;
if ((($5_1 >>> 0 >= $7_1 >>> 0 ? $7_1 : 0) | 0) == 1) {
break block92
}
}
$7_1 = HEAPU8[$4_1 + 49 | 0] | HEAPU8[$4_1 + 50 | 0] << 8 | HEAPU8[$20_1 | 0] << 16;
$7_1 = $7_1 & 1 ? $7_1 : ($1_1 & 255) << 8 | $5_1 << 16 | 1;
HEAP8[$4_1 + 49 | 0] = $7_1;
HEAP8[$4_1 + 50 | 0] = $7_1 >>> 8;
HEAP8[$20_1 | 0] = $7_1 >>> 16;
}
switch ($3_1 - 12 | 0) {
case 0:
case 2:
case 3:
break block93;
case 1:
break block94;
case 4:
break block95;
case 5:
break block96;
default:
break block80;
};
}
$3_1 = HEAPU8[$4_1 + 31 | 0] | HEAPU8[$4_1 + 32 | 0] << 8 | HEAPU8[$6_1 | 0] << 16;
$7_1 = ($3_1 & 255) == 12;
$10_1 = $7_1 ? $5_1 << 16 | ($1_1 & 255) << 8 : $3_1 & 16776960;
HEAP8[$6_1 | 0] = $10_1 >>> 16;
HEAP8[$4_1 + 55 | 0] = 1;
$3_1 = $10_1 | ($7_1 ? 5 : $3_1) & 255;
HEAP8[$4_1 + 31 | 0] = $3_1;
HEAP8[$4_1 + 32 | 0] = $3_1 >>> 8;
break block97;
}
HEAP8[$4_1 + 58 | 0] = 1;
break block97;
}
HEAP32[$4_1 + 8 >> 2] = 0;
HEAP32[$4_1 + 12 >> 2] = 0;
HEAP8[$4_1 + 15 | 0] = 0;
HEAP8[$4_1 + 16 | 0] = 0;
HEAP8[$4_1 + 17 | 0] = 0;
HEAP8[$4_1 + 18 | 0] = 0;
HEAP8[$4_1 + 57 | 0] = 0;
$3_1 = HEAPU8[$4_1 + 24 | 0];
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 22 >> 1] = 257;
HEAP8[$4_1 + 21 | 0] = $5_1;
HEAP8[$4_1 + 28 | 0] = 24;
HEAP8[$4_1 + 20 | 0] = ($3_1 | 0) == 2 ? $1_1 : HEAPU8[$4_1 + 20 | 0];
break block10;
}
if (!(!(HEAPU8[$4_1 + 28 | 0] != 24 | HEAPU8[$4_1 + 82 | 0] != 3) & HEAPU8[$4_1 + 24 | 0] != 2)) {
HEAP8[$4_1 + 135 | 0] = 0;
HEAP8[$4_1 + 136 | 0] = 0;
HEAP8[$4_1 + 137 | 0] = 0;
HEAP8[$4_1 + 138 | 0] = 0;
HEAP32[$4_1 + 128 >> 2] = 0;
HEAP32[$4_1 + 132 >> 2] = 0;
$87($4_1 + 8 | 0, $4_1 + 104 | 0, $4_1 + 128 | 0);
break block10;
}
HEAP8[$4_1 + 21 | 0] = $5_1;
break block10;
}
$1_1 = $3_1;
$3_1 = 25;
break block80;
}
if (HEAPU8[$4_1 + 28 | 0] == 26) {
break block100
}
break block97;
}
if (HEAPU8[$4_1 + 28 | 0] != 26) {
break block97
}
break block100;
}
if (HEAPU8[$4_1 + 28 | 0] != 26) {
break block97
}
}
$3_1 = 26;
$5_1 = HEAPU8[$4_1 + 30 | 0];
$1_1 = HEAPU8[$4_1 + 29 | 0];
break block80;
}
$3_1 = HEAPU8[$4_1 + 43 | 0] | HEAPU8[$4_1 + 44 | 0] << 8 | HEAPU8[$13_1 | 0] << 16;
$3_1 = $3_1 & 1 ? $3_1 : ($1_1 & 255) << 8 | $5_1 << 16 | 1;
HEAP8[$4_1 + 43 | 0] = $3_1;
HEAP8[$4_1 + 44 | 0] = $3_1 >>> 8;
HEAP8[$13_1 | 0] = $3_1 >>> 16;
$3_1 = 6;
break block80;
}
$3_1 = 23;
}
HEAP8[$4_1 + 30 | 0] = $5_1;
HEAP8[$4_1 + 29 | 0] = $1_1;
HEAP8[$4_1 + 28 | 0] = $3_1;
break block10;
}
HEAP16[$4_1 + 46 >> 1] = 1;
HEAP8[$4_1 + 28 | 0] = 23;
break block10;
}
if (($3_1 | 0) != 1 | $10_1 >>> 0 < 3) {
break block32
}
if (($10_1 | 0) != 4 | $15_1 - 2100 >>> 0 < 4294967186) {
break block40
}
break block32;
}
HEAP8[$4_1 + 57 | 0] = 0;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 22 >> 1] = 257;
HEAP8[$4_1 + 21 | 0] = $7_1;
HEAP8[$4_1 + 28 | 0] = 24;
$1_1 = HEAP32[$8_1 + 4 >> 2];
HEAP32[$4_1 + 8 >> 2] = HEAP32[$8_1 >> 2];
HEAP32[$4_1 + 12 >> 2] = $1_1;
HEAP32[$4_1 + 16 >> 2] = HEAP32[$8_1 + 8 >> 2];
HEAP8[$4_1 + 20 | 0] = ($5_1 | 0) == 2 ? $11_1 : HEAPU8[$4_1 + 20 | 0];
break block10;
}
if (($3_1 | 0) != 1 | $10_1 >>> 0 < 3) {
break block32
}
if (($10_1 | 0) != 4 | $15_1 - 2100 >>> 0 < 4294967186) {
break block40
}
}
$86($4_1 + 8 | 0, $4_1 + 104 | 0, $16_1);
break block10;
}
HEAP8[$4_1 + 46 | 0] = 1;
HEAP8[$4_1 + 28 | 0] = 23;
break block10;
}
$3_1 = HEAPU8[$4_1 + 31 | 0] | HEAPU8[$4_1 + 32 | 0] << 8 | HEAPU8[$6_1 | 0] << 16;
$5_1 = ($3_1 & 255) == 12;
$1_1 = $5_1 ? $7_1 << 16 | ($1_1 & 255) << 8 : $3_1 & 16776960;
HEAP8[$6_1 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 28 | 0] = 23;
$1_1 = $1_1 | ($5_1 ? 9 : $3_1) & 255;
HEAP8[$4_1 + 31 | 0] = $1_1;
HEAP8[$4_1 + 32 | 0] = $1_1 >>> 8;
break block10;
}
HEAP8[$4_1 + 28 | 0] = 26;
break block10;
}
$86($4_1 + 8 | 0, $4_1 + 104 | 0, $16_1);
}
HEAP8[$4_1 + 56 | 0] = HEAPU8[$4_1 + 56 | 0] & ($21_1 ^ -1) & 1;
$116($4_1 + 104 | 0, $4_1 + 84 | 0);
if (HEAPU8[$4_1 + 123 | 0] != 2) {
continue
}
break;
};
}
HEAP8[$4_1 + 104 | 0] = 6;
$85($4_1 + 84 | 0, $4_1 + 8 | 0, $4_1 + 104 | 0);
block113 : {
block108 : {
block101 : {
if (!$9_1) {
break block101
}
block107 : {
block106 : {
block105 : {
block103 : {
block104 : {
if (HEAPU8[$9_1 | 0] == 3) {
$3_1 = HEAPU8[$4_1 + 100 | 0];
if (!(HEAPU8[$4_1 + 37 | 0] | HEAP8[$4_1 + 43 | 0] & 1)) {
if (($3_1 & 255) == 1) {
break block103
}
if (HEAPU8[$4_1 + 46 | 0]) {
break block104
}
break block105;
}
if (($3_1 & 255) != 1) {
break block104
}
break block103;
}
$85($4_1 + 104 | 0, $4_1 + 8 | 0, $9_1);
$3_1 = HEAPU8[$4_1 + 100 | 0];
$1_1 = HEAPU8[$4_1 + 120 | 0];
break block106;
}
if (HEAPU8[$4_1 + 24 | 0] != 2) {
break block105
}
}
$1_1 = HEAP32[$4_1 + 96 >> 2];
HEAP32[$4_1 + 112 >> 2] = HEAP32[$4_1 + 92 >> 2];
HEAP32[$4_1 + 116 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 88 >> 2];
HEAP32[$4_1 + 104 >> 2] = HEAP32[$4_1 + 84 >> 2];
HEAP32[$4_1 + 108 >> 2] = $1_1;
$1_1 = $4_1 + 101 | 0;
$5_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8;
HEAP8[$4_1 + 121 | 0] = $5_1;
HEAP8[$4_1 + 122 | 0] = $5_1 >>> 8;
HEAP8[$4_1 + 123 | 0] = HEAPU8[$1_1 + 2 | 0];
break block107;
}
HEAP32[$4_1 + 116 >> 2] = 0;
HEAP32[$4_1 + 112 >> 2] = $2_1;
HEAP32[$4_1 + 104 >> 2] = 1;
HEAP32[$4_1 + 108 >> 2] = 0;
HEAP8[$4_1 + 121 | 0] = 5;
$1_1 = 1;
}
if (($1_1 & 255) == ($3_1 & 255)) {
break block107
}
$8_1 = HEAPU8[$4_1 + 121 | 0];
$3_1 = $1_1;
break block108;
}
$8_1 = HEAPU8[$4_1 + 121 | 0];
if (($8_1 | 0) != HEAPU8[$4_1 + 101 | 0]) {
break block108
}
$1_1 = HEAP32[$4_1 + 84 >> 2];
block109 : {
if (HEAP32[$4_1 + 104 >> 2] == 1) {
if (!$1_1 | HEAP32[$4_1 + 108 >> 2] != HEAP32[$4_1 + 88 >> 2] | HEAP32[$4_1 + 112 >> 2] != HEAP32[$4_1 + 92 >> 2]) {
break block108
}
break block109;
}
if ($1_1) {
break block108
}
}
$5_1 = HEAP32[$4_1 + 116 >> 2];
$1_1 = HEAP32[$4_1 + 96 >> 2];
if (!(!$5_1 | !$1_1)) {
$6_1 = HEAP32[$5_1 + 4 >> 2];
if (($6_1 | 0) != HEAP32[$1_1 + 4 >> 2]) {
break block108
}
if ($188(HEAP32[$5_1 >> 2], HEAP32[$1_1 >> 2], $6_1)) {
break block108
}
$6_1 = HEAP32[$5_1 + 12 >> 2];
if (($6_1 | 0) != HEAP32[$1_1 + 12 >> 2]) {
break block108
}
if ($188(HEAP32[$5_1 + 8 >> 2], HEAP32[$1_1 + 8 >> 2], $6_1)) {
break block108
}
$6_1 = HEAP32[$5_1 + 20 >> 2];
if (($6_1 | 0) != HEAP32[$1_1 + 20 >> 2]) {
break block108
}
if ($188(HEAP32[$5_1 + 16 >> 2], HEAP32[$1_1 + 16 >> 2], $6_1)) {
break block108
}
break block101;
}
if ($1_1 | $5_1) {
break block108
}
}
if (HEAP8[$4_1 + 58 | 0] & 1 | (HEAPU8[$4_1 + 100 | 0] != 2 | $24_1)) {
HEAP32[$0_1 + 16 >> 2] = HEAP32[$4_1 + 100 >> 2];
$1_1 = HEAP32[$4_1 + 96 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 92 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 88 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 84 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block113;
}
block114 : {
if (HEAPU8[$4_1 + 24 | 0] != 2) {
$3_1 = 5;
$8_1 = 1;
$2_1 = HEAPU8[$4_1 + 21 | 0];
$1_1 = HEAPU8[$4_1 + 20 | 0];
break block114;
}
$8_1 = 0;
$3_1 = 0;
$1_1 = HEAPU16[$4_1 + 52 >> 1] | HEAPU8[$4_1 + 54 | 0] << 16;
if ($1_1 & 1) {
$2_1 = $1_1 >>> 16 | 0;
$1_1 = $1_1 >>> 8 & 255;
} else {
$1_1 = 0
}
}
HEAP8[$0_1 + 17 | 0] = $3_1;
HEAP8[$0_1 + 16 | 0] = $8_1;
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 12 >> 2] = $26_1 + 12;
break block113;
}
HEAP8[$0_1 + 17 | 0] = $8_1;
HEAP8[$0_1 + 16 | 0] = $3_1;
$1_1 = HEAP32[$4_1 + 108 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 104 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 112 >> 2];
HEAP32[$0_1 + 12 >> 2] = $9_1 + 12;
}
global$0 = $4_1 + 144 | 0;
}
function $97($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$0_1 = HEAPU8[$0_1 | 0] << 2;
return FUNCTION_TABLE[HEAP32[HEAP32[$1_1 + 4 >> 2] + 12 >> 2]](HEAP32[$1_1 >> 2], HEAP32[$0_1 + 1069312 >> 2], HEAP32[$0_1 + 1069300 >> 2]) | 0;
}
function $98($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
if (HEAP32[$1_1 >> 2] == 1) {
$4_1 = HEAP32[$1_1 + 4 >> 2];
$5_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$2_1 + 28 >> 2] = $5_1;
HEAP32[$2_1 + 24 >> 2] = $4_1;
$1_1 = $1_1 + 12 | 0;
$6_1 = HEAP32[$1_1 + 8 >> 2];
$3_1 = $2_1 + 16 | 0;
HEAP32[$3_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $6_1;
$72($2_1 + 8 | 0, $2_1 + 24 | 0, HEAP32[$2_1 + 16 >> 2], HEAP32[$2_1 + 20 >> 2]);
$3_1 = HEAP32[$2_1 + 8 >> 2];
$1_1 = HEAP32[$2_1 + 12 >> 2];
HEAP32[$0_1 + 12 >> 2] = $5_1;
HEAP32[$0_1 + 8 >> 2] = $4_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
HEAP32[$0_1 >> 2] = $3_1;
global$0 = $2_1 + 32 | 0;
}
function $99($0_1) {
$0_1 = $0_1 | 0;
wasm2js_trap();
}
function $100($0_1) {
var $1_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$154($1_1 + 8 | 0, $0_1, HEAP32[$0_1 >> 2], 1, 4, 56);
if (HEAP32[$1_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $1_1 + 16 | 0;
}
function $101($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = global$0 - 112 | 0;
global$0 = $3_1;
$76($3_1 + 40 | 0, $1_1, $2_1);
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
function $102($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
HEAP32[$2_1 + 12 >> 2] = 4;
HEAP32[$2_1 + 4 >> 2] = 4;
HEAP32[$2_1 >> 2] = $0_1;
HEAP32[$2_1 + 8 >> 2] = $0_1 + 4;
$0_1 = $169(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1049035, $2_1);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $103($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
block : {
if (HEAP32[$1_1 + 44 >> 2]) {
$104($0_1, $1_1 + 44 | 0, $2_1, $3_1, $4_1, $5_1);
break block;
}
if ($4_1) {
HEAP32[$6_1 + 28 >> 2] = $5_1;
HEAP32[$6_1 + 24 >> 2] = $4_1;
HEAP32[$6_1 + 20 >> 2] = 1;
HEAP32[$6_1 + 16 >> 2] = 1051783;
HEAP32[$6_1 + 12 >> 2] = $3_1;
HEAP32[$6_1 + 8 >> 2] = $2_1;
$26($0_1, $6_1 + 8 | 0, 3);
break block;
}
$158($0_1, $2_1, $3_1);
}
global$0 = $6_1 + 32 | 0;
}
function $104($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$6_1 = global$0 + -64 | 0;
global$0 = $6_1;
$7_1 = 1051784;
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
$10_1 = 1051783;
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
HEAP32[$6_1 + 8 >> 2] = $1_1 ? 1053673 : 1;
HEAP32[$6_1 + 4 >> 2] = $1_1;
HEAP32[$6_1 >> 2] = $15_1;
$26($0_1, $6_1, 8);
global$0 = $6_1 - -64 | 0;
}
function $105($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
block : {
if (HEAP32[$1_1 + 4 >> 2] != 9) {
break block
}
$2_1 = HEAP32[$1_1 >> 2];
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1801678692 | HEAPU8[$2_1 + 8 | 0] ^ 111 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1764651621) {
break block
}
$2_1 = HEAP32[$1_1 + 20 >> 2];
$5_1 = HEAP32[$1_1 + 16 >> 2];
if (HEAP32[$1_1 + 12 >> 2]) {
$1_1 = $5_1
} else {
if (!$143($5_1, $2_1, 1053439, 8)) {
break block
}
$2_1 = $2_1 - 8 | 0;
$1_1 = $5_1 + 8 | 0;
}
$3_1 = $1_1;
if ($2_1 >>> 0 >= 8) {
$172($4_1 + 8 | 0, 47, $3_1, $2_1);
$3_1 = HEAP32[$4_1 + 8 >> 2] ? 0 : $3_1;
break block;
}
if (!$2_1) {
$2_1 = 0;
break block;
}
$1_1 = 0;
while (1) {
if (HEAPU8[$1_1 + $3_1 | 0] == 47) {
$3_1 = 0;
break block;
}
$1_1 = $1_1 + 1 | 0;
if (($2_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
}
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $3_1;
global$0 = $4_1 + 16 | 0;
}
function $106($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$156($5_1 + 20 | 0, 1536, 1, 1);
$2_1 = HEAP32[$5_1 + 24 >> 2];
if (HEAP32[$5_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$5_1 + 16 >> 2] = 0;
HEAP32[$5_1 + 12 >> 2] = HEAP32[$5_1 + 28 >> 2];
HEAP32[$5_1 + 8 >> 2] = $2_1;
$12_1 = global$0 - 16 | 0;
global$0 = $12_1;
$3_1 = $5_1 + 8 | 0;
$157($3_1, 1068468, 9);
HEAP32[$12_1 + 12 >> 2] = $1_1;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$157($3_1, 1068239, 8);
$1_1 = $4_1 + 8 | 0;
$6_1 = HEAP32[$12_1 + 12 >> 2];
$2_1 = HEAPU8[HEAP32[$6_1 >> 2] + 87 | 0] << 2;
HEAP32[$1_1 + 4 >> 2] = HEAP32[$2_1 + 1069044 >> 2];
HEAP32[$1_1 >> 2] = HEAP32[$2_1 + 1069096 >> 2];
$129(HEAP32[$4_1 + 8 >> 2], HEAP32[$4_1 + 12 >> 2], $3_1);
$157($3_1, 1068247, 11);
$1_1 = HEAP32[$6_1 >> 2];
$129(HEAP32[$1_1 + 16 >> 2], HEAP32[$1_1 + 20 >> 2], $3_1);
$157($3_1, 1068294, 9);
$1_1 = HEAP32[$6_1 >> 2];
HEAP32[$4_1 + 24 >> 2] = HEAP32[$1_1 + 44 >> 2];
HEAP32[$4_1 + 20 >> 2] = HEAP32[$1_1 + 36 >> 2] != -2147483648 ? HEAP32[$1_1 + 40 >> 2] : 0;
$138($4_1 + 20 | 0, $3_1);
$157($3_1, 1068303, 6);
$1_1 = HEAP32[$6_1 >> 2];
$129(HEAP32[$1_1 + 28 >> 2], HEAP32[$1_1 + 32 >> 2], $3_1);
$157($3_1, 1068309, 8);
$1_1 = HEAP32[$6_1 >> 2];
if (HEAP32[$1_1 >> 2] == 1) {
$8_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = HEAP32[$1_1 + 36 >> 2] == -2147483648;
$9_1 = $2_1 ? 1 : HEAP32[$1_1 + 40 >> 2];
$11_1 = $2_1 ? 0 : HEAP32[$1_1 + 44 >> 2];
$7_1 = global$0 - 16 | 0;
global$0 = $7_1;
block1 : {
$10_1 = HEAP32[$1_1 + 4 >> 2];
block : {
if (!$10_1) {
break block
}
if ($10_1 >>> 0 < $11_1 >>> 0) {
if (HEAP8[$9_1 + $10_1 | 0] > -65) {
break block
}
break block1;
}
if (($10_1 | 0) != ($11_1 | 0)) {
break block1
}
}
$1_1 = $7_1 + 4 | 0;
HEAP16[$1_1 + 8 >> 1] = 0;
HEAP32[$1_1 >> 2] = $9_1;
HEAP32[$1_1 + 4 >> 2] = $9_1 + $10_1;
$10_1 = 0;
$15_1 = HEAP32[$7_1 + 8 >> 2];
$2_1 = HEAP32[$7_1 + 4 >> 2];
$1_1 = HEAPU16[$7_1 + 12 >> 1];
while (1) {
block4 : {
block2 : {
if ($1_1 & 65535) {
break block2
}
if (($2_1 | 0) == ($15_1 | 0)) {
break block1
}
$1_1 = HEAP8[$2_1 | 0];
if (($1_1 | 0) >= 0) {
$2_1 = $2_1 + 1 | 0;
break block2;
}
if ($1_1 >>> 0 < 4294967264) {
$2_1 = $2_1 + 2 | 0;
break block2;
}
$13_1 = $1_1 & 31;
$14_1 = HEAPU8[$2_1 + 2 | 0] & 63 | (HEAPU8[$2_1 + 1 | 0] & 63) << 6;
block3 : {
if ($1_1 >>> 0 < 4294967280) {
$1_1 = $13_1 << 12 | $14_1;
$2_1 = $2_1 + 3 | 0;
break block3;
}
$1_1 = $13_1 << 18 & 1835008 | (HEAPU8[$2_1 + 3 | 0] & 63 | $14_1 << 6);
if (($1_1 | 0) == 1114112) {
break block1
}
$2_1 = $2_1 + 4 | 0;
}
if ($1_1 >>> 0 < 65536) {
break block2
}
$1_1 = $1_1 & 1023 | -9216;
break block4;
}
$1_1 = 0;
}
$10_1 = $10_1 + 1 | 0;
continue;
};
}
block6 : {
block5 : {
if (!$8_1) {
break block5
}
if ($8_1 >>> 0 < $11_1 >>> 0) {
if (HEAP8[$8_1 + $9_1 | 0] > -65) {
break block5
}
break block6;
}
if (($8_1 | 0) != ($11_1 | 0)) {
break block6
}
}
$1_1 = $7_1 + 4 | 0;
HEAP16[$1_1 + 8 >> 1] = 0;
HEAP32[$1_1 >> 2] = $9_1;
HEAP32[$1_1 + 4 >> 2] = $8_1 + $9_1;
$8_1 = 0;
$13_1 = HEAP32[$7_1 + 8 >> 2];
$2_1 = HEAP32[$7_1 + 4 >> 2];
$1_1 = HEAPU16[$7_1 + 12 >> 1];
while (1) {
block9 : {
block7 : {
if ($1_1 & 65535) {
break block7
}
if (($2_1 | 0) == ($13_1 | 0)) {
break block6
}
$1_1 = HEAP8[$2_1 | 0];
if (($1_1 | 0) >= 0) {
$2_1 = $2_1 + 1 | 0;
break block7;
}
if ($1_1 >>> 0 < 4294967264) {
$2_1 = $2_1 + 2 | 0;
break block7;
}
$9_1 = $1_1 & 31;
$11_1 = HEAPU8[$2_1 + 2 | 0] & 63 | (HEAPU8[$2_1 + 1 | 0] & 63) << 6;
block8 : {
if ($1_1 >>> 0 < 4294967280) {
$1_1 = $11_1 | $9_1 << 12;
$2_1 = $2_1 + 3 | 0;
break block8;
}
$1_1 = $9_1 << 18 & 1835008 | (HEAPU8[$2_1 + 3 | 0] & 63 | $11_1 << 6);
if (($1_1 | 0) == 1114112) {
break block6
}
$2_1 = $2_1 + 4 | 0;
}
if ($1_1 >>> 0 < 65536) {
break block7
}
$1_1 = $1_1 & 1023 | -9216;
break block9;
}
$1_1 = 0;
}
$8_1 = $8_1 + 1 | 0;
continue;
};
}
HEAP32[$4_1 + 4 >> 2] = $8_1;
HEAP32[$4_1 >> 2] = $10_1;
global$0 = $7_1 + 16 | 0;
$1_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$4_1 + 24 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$4_1 + 28 >> 2] = $1_1;
$1_1 = 1;
} else {
$1_1 = 0
}
HEAP32[$4_1 + 20 >> 2] = $1_1;
$1_1 = $4_1 + 20 | 0;
block10 : {
if (HEAP32[$1_1 >> 2] == 1) {
$157($3_1, 1068400, 9);
$2_1 = $1_1 + 4 | 0;
$132($2_1, $3_1);
$157($3_1, 1068409, 7);
$132($2_1 + 4 | 0, $3_1);
$2_1 = HEAP32[$3_1 + 8 >> 2];
$155($3_1, 1);
HEAP8[HEAP32[$3_1 + 4 >> 2] + HEAP32[$3_1 + 8 >> 2] | 0] = 125;
HEAP32[$3_1 + 8 >> 2] = $2_1 + 1;
break block10;
}
$157($3_1, 1052041, 4);
}
$157($3_1, 1068317, 10);
$2_1 = HEAPU8[HEAP32[$6_1 >> 2] + 86 | 0] << 2;
HEAP32[$4_1 + 24 >> 2] = HEAP32[$2_1 + 1069216 >> 2];
HEAP32[$4_1 + 20 >> 2] = HEAP32[$2_1 + 1069196 >> 2];
$138($1_1, $3_1);
$157($3_1, 1068258, 14);
$2_1 = HEAP32[$6_1 >> 2];
HEAP32[$4_1 + 20 >> 2] = HEAP32[$2_1 + 48 >> 2] != -2147483647 ? $2_1 + 48 | 0 : 0;
$2_1 = HEAP32[$1_1 >> 2];
block11 : {
if ($2_1) {
$131($2_1, $3_1);
break block11;
}
$157($3_1, 1052041, 4);
}
$157($3_1, 1068327, 21);
HEAP8[$4_1 + 20 | 0] = HEAPU8[HEAP32[$6_1 >> 2] + 84 | 0];
$134($1_1, $3_1);
$157($3_1, 1068348, 11);
HEAP8[$4_1 + 20 | 0] = HEAPU8[HEAP32[$6_1 >> 2] + 85 | 0];
$135($1_1, $3_1);
$157($3_1, 1068359, 14);
$2_1 = HEAP32[$6_1 >> 2];
$6_1 = HEAP32[$2_1 + 80 >> 2];
HEAP32[$4_1 + 20 >> 2] = HEAP32[$2_1 + 76 >> 2];
HEAP32[$4_1 + 24 >> 2] = $6_1;
$138($1_1, $3_1);
$1_1 = HEAP32[$3_1 + 8 >> 2];
$155($3_1, 1);
HEAP8[HEAP32[$3_1 + 4 >> 2] + HEAP32[$3_1 + 8 >> 2] | 0] = 125;
HEAP32[$3_1 + 8 >> 2] = $1_1 + 1;
global$0 = $4_1 + 32 | 0;
$1_1 = HEAP32[$3_1 + 8 >> 2];
$155($3_1, 1);
HEAP8[HEAP32[$3_1 + 4 >> 2] + HEAP32[$3_1 + 8 >> 2] | 0] = 125;
HEAP32[$3_1 + 8 >> 2] = $1_1 + 1;
global$0 = $12_1 + 16 | 0;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$5_1 + 16 >> 2];
$1_1 = HEAP32[$5_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $5_1 + 32 | 0;
}
function $107($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0;
$3_1 = HEAP32[$0_1 >> 2];
if (!(HEAP32[$0_1 + 4 >> 2] | ($3_1 | 0) != 1)) {
$2_1 = HEAP32[$0_1 + 8 >> 2];
$1_1 = HEAP32[$0_1 + 12 >> 2];
if ($1_1) {
while (1) {
$2_1 = HEAP32[$2_1 + 272 >> 2];
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
}
}
HEAP32[$0_1 + 8 >> 2] = 0;
HEAP32[$0_1 + 12 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = 1;
}
return $3_1 ? $0_1 + 4 | 0 : 0;
}
function $108($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
block : {
if (HEAPU8[$1_1 + 37 | 0]) {
break block
}
if (!HEAPU8[$1_1 + 36 | 0]) {
HEAP8[$1_1 + 36 | 0] = 1;
$108($2_1 + 8 | 0, $1_1);
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
$83($2_1 + 20 | 0, $1_1);
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
function $109($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
block2 : {
$3_1 = HEAP32[$1_1 + 32 >> 2];
block1 : {
if (!$3_1) {
$3_1 = HEAP32[$1_1 >> 2];
HEAP32[$1_1 >> 2] = 0;
if (($3_1 | 0) == 1) {
$2_1 = HEAP32[$1_1 + 12 >> 2];
$3_1 = HEAP32[$1_1 + 8 >> 2];
$1_1 = HEAP32[$1_1 + 4 >> 2];
block : {
if ($1_1) {
$6_1 = $3_1;
break block;
}
if ($2_1) {
while (1) {
$3_1 = HEAP32[$3_1 + 272 >> 2];
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
}
}
$2_1 = 0;
$1_1 = $3_1;
}
HEAP32[$5_1 + 12 >> 2] = $2_1;
HEAP32[$5_1 + 8 >> 2] = $6_1;
HEAP32[$5_1 + 4 >> 2] = $1_1;
$1_1 = $5_1 + 4 | 0;
$6_1 = HEAP32[$1_1 + 4 >> 2];
$1_1 = HEAP32[$1_1 >> 2];
$3_1 = HEAP32[$1_1 >> 2];
if ($3_1) {
while (1) {
$5($1_1, 4);
$6_1 = $6_1 + 1 | 0;
$1_1 = $3_1;
$3_1 = HEAP32[$1_1 >> 2];
if ($3_1) {
continue
}
break;
}
}
$5($1_1, 4);
}
HEAP32[$0_1 >> 2] = 0;
break block1;
}
HEAP32[$1_1 + 32 >> 2] = $3_1 - 1;
$7_1 = $107($1_1);
if (!$7_1) {
break block2
}
$6_1 = $5_1 + 4 | 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
$4_1 = $2_1 + 24 | 0;
$8_1 = HEAP32[$7_1 + 4 >> 2];
block6 : {
block4 : {
$9_1 = HEAP32[$7_1 + 8 >> 2];
$1_1 = HEAP32[$7_1 >> 2];
block3 : {
if ($9_1 >>> 0 < HEAPU16[$1_1 + 270 >> 1]) {
$3_1 = $1_1;
break block3;
}
while (1) {
$3_1 = HEAP32[$1_1 >> 2];
if (!$3_1) {
break block4
}
$9_1 = HEAPU16[$1_1 + 268 >> 1];
$5($1_1, 4);
$8_1 = $8_1 + 1 | 0;
$1_1 = $3_1;
if (HEAPU16[$1_1 + 270 >> 1] <= $9_1 >>> 0) {
continue
}
break;
};
}
block5 : {
if ($8_1) {
$1_1 = HEAP32[(($9_1 << 2) + $3_1 | 0) + 276 >> 2];
$10_1 = $8_1 - 1 | 0;
if (!$10_1) {
break block5
}
while (1) {
$1_1 = HEAP32[$1_1 + 272 >> 2];
$10_1 = $10_1 - 1 | 0;
if ($10_1) {
continue
}
break;
};
break block5;
}
$11_1 = $9_1 + 1 | 0;
$1_1 = $3_1;
}
HEAP32[$4_1 + 20 >> 2] = $9_1;
HEAP32[$4_1 + 16 >> 2] = $8_1;
HEAP32[$4_1 + 12 >> 2] = $3_1;
HEAP32[$4_1 + 8 >> 2] = $11_1;
HEAP32[$4_1 + 4 >> 2] = 0;
HEAP32[$4_1 >> 2] = $1_1;
break block6;
}
$5($1_1, 4);
HEAP32[$4_1 >> 2] = 0;
}
if (!HEAP32[$2_1 + 24 >> 2]) {
wasm2js_trap()
}
$1_1 = HEAP32[$2_1 + 44 >> 2];
HEAP32[$2_1 + 16 >> 2] = HEAP32[$2_1 + 40 >> 2];
HEAP32[$2_1 + 20 >> 2] = $1_1;
$3_1 = HEAP32[$2_1 + 36 >> 2];
$1_1 = HEAP32[$2_1 + 32 >> 2];
HEAP32[$2_1 + 8 >> 2] = $1_1;
HEAP32[$2_1 + 12 >> 2] = $3_1;
$4_1 = HEAP32[$2_1 + 28 >> 2];
$3_1 = HEAP32[$2_1 + 24 >> 2];
HEAP32[$2_1 >> 2] = $3_1;
HEAP32[$2_1 + 4 >> 2] = $4_1;
$8_1 = HEAP32[$2_1 + 16 >> 2];
HEAP32[$6_1 >> 2] = HEAP32[$2_1 + 12 >> 2];
HEAP32[$6_1 + 4 >> 2] = $8_1;
HEAP32[$6_1 + 8 >> 2] = HEAP32[$2_1 + 20 >> 2];
HEAP32[$2_1 + 24 >> 2] = $3_1;
HEAP32[$2_1 + 28 >> 2] = $4_1;
HEAP32[$2_1 + 32 >> 2] = $1_1;
HEAP32[$7_1 + 8 >> 2] = $1_1;
HEAP32[$7_1 >> 2] = $3_1;
HEAP32[$7_1 + 4 >> 2] = $4_1;
global$0 = $2_1 + 48 | 0;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$5_1 + 12 >> 2];
$1_1 = HEAP32[$5_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
global$0 = $5_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $110($0_1, $1_1, $2_1) {
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
$37($3_1 + 8 | 0, $3_1 + 20 | 0);
block1 : {
block : {
if (HEAP32[$3_1 + 8 >> 2] != 1) {
break block
}
$5_1 = HEAP32[$3_1 + 12 >> 2];
$4_1 = HEAP32[$3_1 + 16 >> 2];
$4_1 = $143($4_1 + $1_1 | 0, $2_1 - $4_1 | 0, 1052020, 2);
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
function $111($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
block : {
if ($2_1 >>> 0 >= 16385) {
$1_1 = $90(1052089, 4, $2_1, 16384);
HEAP32[$0_1 >> 2] = 2;
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block;
}
$5_1 = $4_1 + 4 | 0;
$93($5_1, $1_1, $2_1);
block2 : {
block1 : {
if (HEAP32[$4_1 + 4 >> 2] != 19) {
$2_1 = $117($1_1, $2_1, $5_1);
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
$96($4_1 + 4 | 0, $1_1, $2_1, $3_1);
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
function $112($0_1, $1_1, $2_1) {
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
$37($3_1 + 8 | 0, $5_1);
block : {
if (HEAP32[$3_1 + 8 >> 2] == 1) {
$4_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 4 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 >> 2] = $1_1;
$158($5_1, $1_1 + $4_1 | 0, $2_1 - $4_1 | 0);
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
HEAP32[$3_1 + 32 >> 2] = 1;
HEAP32[$3_1 + 24 >> 2] = 2;
$1_1 = $3_1 + 8 | 0;
HEAP32[$3_1 + 28 >> 2] = $1_1;
HEAP32[$3_1 + 20 >> 2] = $3_1;
$163($0_1, 1048958, $3_1 + 20 | 0);
$152($1_1, 1, 1);
break block;
}
$158($0_1, $1_1, $2_1);
}
global$0 = $3_1 + 48 | 0;
}
function $113($0_1, $1_1, $2_1) {
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
$37($3_1 + 48 | 0, $3_1);
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
$83($5_1, $3_1);
$7_1 = HEAP32[$3_1 + 48 >> 2];
$8_1 = HEAP32[$3_1 + 52 >> 2];
HEAP32[$3_1 + 16 >> 2] = $4_1;
HEAP32[$3_1 + 12 >> 2] = 0;
HEAP32[$3_1 + 8 >> 2] = $4_1;
HEAP32[$3_1 + 4 >> 2] = $6_1;
HEAP8[$3_1 + 24 | 0] = 1;
HEAP32[$3_1 >> 2] = 58;
HEAP32[$3_1 + 20 >> 2] = 58;
$83($5_1, $3_1);
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
$158($3_1, $4_1 ? $4_1 : $1_1, $4_1 ? $5_1 : $2_1);
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
HEAP32[$3_1 + 12 >> 2] = 2;
HEAP32[$3_1 + 4 >> 2] = 1;
HEAP32[$3_1 + 8 >> 2] = $3_1 + 40;
$1_1 = $3_1 + 48 | 0;
HEAP32[$3_1 >> 2] = $1_1;
$163($0_1, 1048950, $3_1);
$152($1_1, 1, 1);
global$0 = $3_1 - -64 | 0;
}
function $114($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
var $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0;
$7_1 = global$0 - 224 | 0;
global$0 = $7_1;
HEAP32[$7_1 + 80 >> 2] = $2_1;
HEAP32[$7_1 + 76 >> 2] = $1_1;
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 76;
$163($7_1 + 84 | 0, 1049031, $7_1 + 144 | 0);
HEAP32[$7_1 + 112 >> 2] = $2_1;
HEAP32[$7_1 + 108 >> 2] = $1_1;
$12_1 = HEAP32[$5_1 + 16 >> 2];
$17_1 = HEAP32[$5_1 + 20 >> 2];
HEAP32[$7_1 + 188 >> 2] = $17_1;
HEAP32[$7_1 + 184 >> 2] = $12_1;
$72($7_1 - -64 | 0, $7_1 + 184 | 0, $3_1, $4_1);
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
$158($7_1 + 116 | 0, 1065684, 7);
break block3;
}
$158($7_1 + 116 | 0, 1065691, 7);
break block3;
}
if ($2_1 - 33 >>> 0 >= 94) {
HEAP32[$7_1 + 128 >> 2] = $2_1;
HEAP32[$7_1 + 148 >> 2] = 7;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$163($7_1 + 116 | 0, 1065698, $7_1 + 144 | 0);
break block3;
}
HEAP32[$7_1 + 128 >> 2] = $2_1;
HEAP32[$7_1 + 148 >> 2] = 8;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$163($7_1 + 116 | 0, 1051709, $7_1 + 144 | 0);
}
block6 : {
block5 : {
block4 : {
if (!$12_1) {
break block4
}
if ($4_1 >>> 0 > $12_1 >>> 0) {
if (HEAP8[$3_1 + $12_1 | 0] > -65) {
break block4
}
break block5;
}
if (($4_1 | 0) != ($12_1 | 0)) {
break block5
}
}
$1_1 = $4_1 - $12_1 | 0;
$9_1 = $3_1 + $12_1 | 0;
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
$16_1 = $2_1 ? $12_1 : $4_1;
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
$11_1 = ($8_1 - $11_1 | 0) + $13_1 | 0;
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
$13_1 = $11_1;
$11_1 = $8_1;
if (($15_1 | 0) != ($8_1 | 0)) {
continue
}
}
break;
};
$13_1 = $14_1;
}
$2_1 = 0;
$8_1 = $13_1 + $16_1 | 0;
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
$13_1 = $5_1 + 16 | 0;
$123($7_1 + 128 | 0, $2_1 ? $2_1 : 1, $2_1 ? $1_1 : 0);
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
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 108;
$163($7_1 + 96 | 0, 1049625, $7_1 + 144 | 0);
break block38;
case 1:
$72($7_1 + 8 | 0, $13_1, $3_1, $4_1);
$1_1 = $7_1 + 144 | 0;
$123($1_1, HEAP32[$7_1 + 8 >> 2], HEAP32[$7_1 + 12 >> 2]);
HEAP32[$7_1 + 188 >> 2] = 1;
HEAP32[$7_1 + 184 >> 2] = $1_1;
$163($7_1 + 96 | 0, 1051448, $7_1 + 184 | 0);
$152($1_1, 1, 1);
break block38;
case 2:
$110($7_1 + 16 | 0, $3_1, $4_1);
$1_1 = $7_1 + 184 | 0;
$2_1 = HEAP32[$7_1 + 16 >> 2];
$123($1_1, $2_1 ? $2_1 : 1, $2_1 ? HEAP32[$7_1 + 20 >> 2] : 0);
HEAP32[$7_1 + 156 >> 2] = 1;
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 152 >> 2] = $1_1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 108;
$163($7_1 + 96 | 0, 1051507, $7_1 + 144 | 0);
$152($1_1, 1, 1);
break block38;
case 4:
HEAP32[$7_1 + 212 >> 2] = $17_1;
HEAP32[$7_1 + 208 >> 2] = $12_1;
$2_1 = 18;
$1_1 = 1065323;
block41 : {
block40 : {
switch ($8_1 - 1 | 0) {
case 0:
$2_1 = 5;
$1_1 = 1065310;
break block41;
case 1:
break block40;
default:
break block41;
};
}
$2_1 = 8;
$1_1 = 1065315;
}
HEAP32[$7_1 + 220 >> 2] = $2_1;
HEAP32[$7_1 + 216 >> 2] = $1_1;
$72($7_1 + 32 | 0, $7_1 + 208 | 0, $3_1, $4_1);
$13_1 = HEAP32[$7_1 + 36 >> 2];
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
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$163($7_1 + 96 | 0, 1050061, $7_1 + 144 | 0);
break block38;
case 6:
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$163($7_1 + 96 | 0, 1049392, $7_1 + 144 | 0);
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
if (!$12_1) {
break block49
}
if ($4_1 >>> 0 > $12_1 >>> 0) {
if (HEAP8[$3_1 + $12_1 | 0] > -65) {
break block49
}
break block50;
}
if (($4_1 | 0) != ($12_1 | 0)) {
break block50
}
}
$1_1 = $3_1;
break block51;
case 10:
$158($7_1 + 96 | 0, 1065352, 67);
break block38;
case 11:
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$163($7_1 + 96 | 0, 1049139, $7_1 + 144 | 0);
break block38;
case 12:
block52 : {
if (!$12_1) {
break block52
}
if ($4_1 >>> 0 > $12_1 >>> 0) {
if (HEAP8[$3_1 + $12_1 | 0] > -65) {
break block52
}
break block53;
}
if (($4_1 | 0) != ($12_1 | 0)) {
break block53
}
}
$1_1 = $3_1;
break block54;
case 13:
$158($7_1 + 96 | 0, 1065419, 64);
break block38;
case 14:
$158($7_1 + 96 | 0, 1065483, 54);
break block38;
case 15:
$11_1 = HEAP32[$5_1 + 4 >> 2];
$13_1 = HEAP32[$5_1 + 8 >> 2];
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
$108($7_1 + 56 | 0, $7_1 + 144 | 0);
$2_1 = HEAP32[$7_1 + 56 >> 2];
if (!$2_1) {
break block55
}
$1_1 = HEAP32[$7_1 + 60 >> 2];
if (!$143($2_1, $1_1, $11_1, $13_1)) {
continue
}
break;
};
$1_1 = $1_1 - $13_1 | 0;
$5_1 = $2_1 + $13_1 | 0;
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
$15($7_1 + 40 | 0, $11_1, $13_1);
$1_1 = HEAP32[$7_1 + 44 >> 2];
HEAP32[$7_1 + 216 >> 2] = HEAP32[$7_1 + 40 >> 2];
HEAP32[$7_1 + 220 >> 2] = $1_1;
HEAP32[$7_1 + 204 >> 2] = 4;
HEAP32[$7_1 + 196 >> 2] = 4;
HEAP32[$7_1 + 188 >> 2] = 2;
HEAP32[$7_1 + 200 >> 2] = $7_1 + 208;
HEAP32[$7_1 + 192 >> 2] = $7_1 + 140;
HEAP32[$7_1 + 184 >> 2] = $7_1 + 216;
$163($7_1 + 96 | 0, 1049105, $7_1 + 184 | 0);
break block38;
case 16:
$158($7_1 + 96 | 0, 1065537, 74);
break block38;
case 0:
$14($7_1, $3_1, $4_1);
$123($7_1 + 184 | 0, HEAP32[$7_1 >> 2], HEAP32[$7_1 + 4 >> 2]);
$1_1 = HEAP32[$7_1 + 192 >> 2];
block57 : {
if ($1_1) {
$2_1 = HEAP32[$7_1 + 188 >> 2];
HEAP32[$7_1 + 220 >> 2] = $1_1;
HEAP32[$7_1 + 216 >> 2] = $2_1;
HEAP32[$7_1 + 156 >> 2] = 2;
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 152 >> 2] = $7_1 + 216;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 108;
$163($7_1 + 96 | 0, 1050027, $7_1 + 144 | 0);
break block57;
}
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 108;
$163($7_1 + 96 | 0, 1050390, $7_1 + 144 | 0);
}
$152($7_1 + 184 | 0, 1, 1);
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
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$163($7_1 + 96 | 0, 1051637, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$91($7_1 + 96 | 0, 1049224, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$91($7_1 + 96 | 0, 1049293, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$91($7_1 + 96 | 0, 1049166, $7_1 + 144 | 0);
break block38;
}
if (($8_1 | 0) == 1) {
break block59
}
HEAP32[$7_1 + 148 >> 2] = 4;
HEAP32[$7_1 + 144 >> 2] = 1065348;
$163($7_1 + 96 | 0, 1051293, $7_1 + 144 | 0);
break block38;
}
if (($8_1 | 0) != 2) {
$158($7_1 + 96 | 0, 1065649, 35);
break block38;
}
$158($7_1 + 96 | 0, 1065611, 38);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 4;
HEAP32[$7_1 + 144 >> 2] = 1065344;
$163($7_1 + 96 | 0, 1050148, $7_1 + 144 | 0);
break block38;
}
$72($7_1 + 24 | 0, $13_1, $3_1, $4_1);
$1_1 = $7_1 + 144 | 0;
$123($1_1, HEAP32[$7_1 + 24 >> 2], HEAP32[$7_1 + 28 >> 2]);
HEAP32[$7_1 + 188 >> 2] = 1;
HEAP32[$7_1 + 184 >> 2] = $1_1;
$163($7_1 + 96 | 0, 1051600, $7_1 + 184 | 0);
$152($1_1, 1, 1);
break block38;
}
$1_1 = 0;
}
$2_1 = $7_1 + 184 | 0;
$123($2_1, $1_1 ? $1_1 : 1, $1_1 ? $12_1 : 0);
HEAP32[$7_1 + 156 >> 2] = 1;
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 152 >> 2] = $7_1 + 116;
HEAP32[$7_1 + 144 >> 2] = $2_1;
$163($7_1 + 96 | 0, 1049040, $7_1 + 144 | 0);
$152($2_1, 1, 1);
break block38;
}
$1_1 = 0;
}
$2_1 = $7_1 + 144 | 0;
$123($2_1, $1_1 ? $1_1 : 1, $1_1 ? $12_1 : 0);
HEAP32[$7_1 + 188 >> 2] = 1;
HEAP32[$7_1 + 184 >> 2] = $2_1;
$163($7_1 + 96 | 0, 1051364, $7_1 + 184 | 0);
$152($2_1, 1, 1);
break block38;
}
$2_1 = $10_1 & 63 | $5_1 << 6;
}
$1_1 = $1_1 & 63 | $2_1 << 6;
}
if ($13_1) {
break block42
}
if (($1_1 | 0) != 1114112) {
break block60
}
}
HEAP32[$7_1 + 188 >> 2] = $13_1;
HEAP32[$7_1 + 184 >> 2] = $11_1;
HEAP32[$7_1 + 156 >> 2] = 2;
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 152 >> 2] = $7_1 + 184;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 216;
$163($7_1 + 96 | 0, 1051569, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 184 >> 2] = $1_1;
HEAP32[$7_1 + 156 >> 2] = 8;
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 152 >> 2] = $7_1 + 184;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 216;
$163($7_1 + 96 | 0, 1051683, $7_1 + 144 | 0);
}
$152($7_1 + 128 | 0, 1, 1);
$152($7_1 + 116 | 0, 1, 1);
$5_1 = $7_1 + 84 | 0;
$1_1 = global$0 - 32 | 0;
global$0 = $1_1;
$2_1 = $7_1 + 96 | 0;
HEAP32[$1_1 + 28 >> 2] = HEAP32[$2_1 + 8 >> 2];
$13_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$1_1 + 20 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$1_1 + 24 >> 2] = $13_1;
$2_1 = $3(4, 88);
if (!$2_1) {
wasm2js_trap()
}
HEAP32[$2_1 >> 2] = 0;
$13_1 = HEAP32[$1_1 + 16 >> 2];
HEAP32[$2_1 + 4 >> 2] = HEAP32[$1_1 + 12 >> 2];
HEAP32[$2_1 + 8 >> 2] = $13_1;
$13_1 = HEAP32[$1_1 + 24 >> 2];
HEAP32[$2_1 + 12 >> 2] = HEAP32[$1_1 + 20 >> 2];
HEAP32[$2_1 + 16 >> 2] = $13_1;
HEAP32[$2_1 + 20 >> 2] = HEAP32[$1_1 + 28 >> 2];
HEAP8[$2_1 + 87 | 0] = $0_1;
HEAP8[$2_1 + 86 | 0] = 4;
HEAP16[$2_1 + 84 >> 1] = 771;
HEAP32[$2_1 + 76 >> 2] = 0;
HEAP32[$2_1 + 48 >> 2] = -2147483647;
HEAP32[$2_1 + 36 >> 2] = -2147483648;
$0_1 = HEAP32[$5_1 + 4 >> 2];
HEAP32[$2_1 + 24 >> 2] = HEAP32[$5_1 >> 2];
HEAP32[$2_1 + 28 >> 2] = $0_1;
HEAP32[$2_1 + 32 >> 2] = HEAP32[$5_1 + 8 >> 2];
global$0 = $1_1 + 32 | 0;
$0_1 = HEAP32[$6_1 + 4 >> 2];
$5_1 = HEAP32[$6_1 + 8 >> 2];
$1_1 = HEAP32[$6_1 >> 2];
$158($7_1 + 144 | 0, $3_1, $4_1);
$0($2_1 + 36 | 0);
HEAP32[$2_1 + 44 >> 2] = HEAP32[$7_1 + 152 >> 2];
$3_1 = HEAP32[$7_1 + 148 >> 2];
HEAP32[$2_1 + 36 >> 2] = HEAP32[$7_1 + 144 >> 2];
HEAP32[$2_1 + 40 >> 2] = $3_1;
HEAP8[$2_1 + 86 | 0] = $8_1;
HEAP32[$2_1 + 8 >> 2] = $17_1;
HEAP32[$2_1 + 4 >> 2] = $12_1;
HEAP32[$2_1 >> 2] = 1;
block61 : {
if (($1_1 | 0) == -2147483648) {
$1_1 = -2147483647;
break block61;
}
HEAP32[$7_1 + 156 >> 2] = -2147483648;
HEAP32[$7_1 + 144 >> 2] = -2147483648;
HEAP8[$7_1 + 168 | 0] = 3;
HEAP32[$7_1 + 192 >> 2] = HEAP32[$7_1 + 164 >> 2];
$3_1 = HEAP32[$7_1 + 160 >> 2];
HEAP32[$7_1 + 184 >> 2] = HEAP32[$7_1 + 156 >> 2];
HEAP32[$7_1 + 188 >> 2] = $3_1;
$0($7_1 + 144 | 0);
}
$49($2_1 + 48 | 0);
HEAP32[$2_1 + 52 >> 2] = $0_1;
HEAP32[$2_1 + 56 >> 2] = $5_1;
HEAP32[$2_1 + 48 >> 2] = $1_1;
HEAP8[$2_1 + 72 | 0] = 3;
$0_1 = HEAP32[$7_1 + 188 >> 2];
HEAP32[$2_1 + 60 >> 2] = HEAP32[$7_1 + 184 >> 2];
HEAP32[$2_1 + 64 >> 2] = $0_1;
HEAP32[$2_1 + 68 >> 2] = HEAP32[$7_1 + 192 >> 2];
global$0 = $7_1 + 224 | 0;
return $2_1;
}
function $115($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
$10_1 = global$0 - 16 | 0;
global$0 = $10_1;
$5_1 = $10_1 + 8 | 0;
HEAP32[$5_1 + 4 >> 2] = $2_1 + $3_1;
HEAP32[$5_1 >> 2] = $2_1;
block3 : {
block : {
$7_1 = HEAP32[$10_1 + 8 >> 2];
$5_1 = HEAP32[$10_1 + 12 >> 2];
if (($7_1 | 0) == ($5_1 | 0)) {
break block
}
while (1) {
if (HEAPU8[$4_1 + $7_1 | 0] != 47) {
$4_1 = $4_1 + 1 | 0;
if (($5_1 | 0) != ($7_1 + $4_1 | 0)) {
continue
}
break block;
}
break;
};
block2 : {
block1 : {
if (!$4_1) {
break block1
}
if ($3_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$2_1 + $4_1 | 0] > -65) {
break block1
}
break block2;
}
if (($3_1 | 0) != ($4_1 | 0)) {
break block2
}
}
$7_1 = $2_1;
break block3;
}
$7_1 = 0;
break block3;
}
$7_1 = 0;
}
$5_1 = $7_1;
$7_1 = $5_1 ? $4_1 : $3_1;
$4_1 = $5_1 ? $5_1 : $2_1;
block5 : {
block45 : {
block23 : {
block30 : {
block21 : {
block44 : {
block20 : {
block32 : {
block40 : {
block33 : {
block31 : {
block29 : {
block28 : {
block22 : {
block36 : {
block25 : {
block27 : {
block26 : {
block37 : {
block35 : {
block39 : {
block38 : {
block42 : {
block41 : {
block15 : {
block19 : {
block16 : {
block18 : {
block12 : {
block14 : {
block34 : {
block24 : {
block10 : {
block6 : {
block11 : {
block8 : {
block7 : {
block13 : {
block9 : {
switch ($1_1 - 7 | 0) {
case 0:
$1_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$2_1 = $0_1 + 3 | 0;
$5_1 = HEAPU8[$2_1 + 1 | 0] << 8;
$3_1 = HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24;
if ($1_1 ^ 1919117415 | (HEAPU8[$2_1 | 0] | $5_1 | $3_1) ^ 1869164146) {
if ($1_1 ^ 2036430193 | ($3_1 | ($5_1 | HEAPU8[$2_1 | 0])) ^ 1869164153) {
break block11
}
switch ($7_1 - 6 | 0) {
case 0:
break block12;
case 1:
break block13;
case 4:
break block14;
default:
break block5;
};
}
block17 : {
switch ($7_1 - 7 | 0) {
case 0:
break block15;
case 1:
break block16;
case 4:
break block17;
case 5:
break block18;
case 8:
break block19;
default:
break block5;
};
}
$0_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24);
$1_1 = $4_1 + 3 | 0;
$11_1 = HEAPU8[$1_1 + 1 | 0] << 8;
$5_1 = HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24;
$3_1 = HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24);
$2_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
if (!($0_1 ^ 1970170220 | (HEAPU8[$1_1 | 0] | $11_1 | $5_1) ^ 1702066293 | ($3_1 ^ 1919251320 | $2_1 ^ 1919252082))) {
break block20
}
if (!($0_1 ^ 1869505906 | ($5_1 | ($11_1 | HEAPU8[$1_1 | 0])) ^ 1952544367 | ($3_1 ^ 1702125942 | $2_1 ^ 1953456741))) {
break block21
}
break block5;
case 10:
break block10;
case 2:
break block6;
case 3:
break block7;
case 7:
break block8;
case 8:
break block9;
default:
break block5;
};
}
$3_1 = $0_1 + 7 | 0;
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1768383858 | (HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 946548345 | ((HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 2037544051 | (HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1869164147)) {
break block5
}
break block22;
}
$0_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24);
$1_1 = $4_1 + 3 | 0;
$3_1 = HEAPU8[$1_1 + 1 | 0] << 8;
$2_1 = HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24;
if (!($0_1 ^ 2037413226 | (HEAPU8[$1_1 | 0] | $3_1 | $2_1) ^ 1919251577)) {
break block23
}
$6_1 = $0_1 ^ 1818850658 | ($2_1 | ($3_1 | HEAPU8[$1_1 | 0])) ^ 1751213164 ? 0 : 1053844;
break block5;
}
$1_1 = $0_1 + 8 | 0;
if (!((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 779303019 | (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8) ^ 28521 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 779248487)) {
break block22
}
break block5;
}
$3_1 = $0_1 + 6 | 0;
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1818391920 | (HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1919116590 | ((HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1697538921 | (HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1937203502) | ($7_1 | 0) != 7) {
break block5
}
$1_1 = 1651078254;
$0_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($0_1 | 0) == 1651078254) {
break block24
}
break block25;
}
$1_1 = (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1919120236;
$0_1 = $0_1 + 3 | 0;
if ($1_1 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1869164146 | ($7_1 | 0) != 11) {
break block5
}
$9_1 = 2020828530;
$8_1 = 1818848885;
$2_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24);
$3_1 = $2_1 << 24;
$7_1 = 0;
$5_1 = ($2_1 & 65280) << 8 | $3_1;
$3_1 = $2_1 & 16711680;
$0_1 = $3_1 >>> 8 | 0;
$6_1 = $7_1;
$12_1 = $3_1 << 24;
$7_1 = $2_1 & -16777216;
$3_1 = $7_1 >>> 24 | 0;
$1_1 = HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24);
$6_1 = $6_1 | ($12_1 | $7_1 << 8) | ((($1_1 & 255) << 24 | $2_1 >>> 8) & -16777216 | (($1_1 & 16777215) << 8 | $2_1 >>> 24) & 16711680 | ($1_1 >>> 8 & 65280 | $1_1 >>> 24));
$0_1 = $0_1 | $3_1 | $5_1;
$0_1 = $0_1 | 0;
if (($6_1 | 0) != 2020828530 | ($0_1 | 0) != 1818848885) {
break block26
}
$9_1 = 1920361842;
$8_1 = 1970828133;
$2_1 = $4_1 + 3 | 0;
$5_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$3_1 = $5_1 << 24;
$4_1 = 0;
$7_1 = ($5_1 & 65280) << 8 | $3_1;
$3_1 = $5_1 & 16711680;
$0_1 = $3_1 >>> 8 | 0;
$2_1 = HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24);
$1_1 = $4_1;
$6_1 = $3_1 << 24;
$1_1 = 0;
$4_1 = $5_1 & -16777216;
$3_1 = 0 | $4_1 >>> 24;
$6_1 = $1_1 | ($6_1 | $4_1 << 8) | ((($2_1 & 255) << 24 | $5_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $5_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24));
$0_1 = $0_1 | $3_1 | $7_1;
$0_1 = $0_1 | (0 | $11_1);
if (($6_1 | 0) != 1920361842 | ($0_1 | 0) != 1970828133) {
break block26
}
break block27;
}
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1801678692 | HEAPU8[$0_1 + 8 | 0] ^ 111 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1764651621) {
break block5
}
switch ($7_1 - 5 | 0) {
case 0:
break block28;
case 1:
break block29;
case 2:
break block30;
case 3:
break block31;
case 6:
break block32;
case 7:
break block33;
default:
break block5;
};
}
$5_1 = $0_1 + 8 | 0;
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 779248493 | (HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24)) ^ 1718580079 | HEAPU8[$0_1 + 16 | 0] ^ 109 | ((HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1919117677 | (HEAPU8[$5_1 + 4 | 0] | HEAPU8[$5_1 + 5 | 0] << 8 | (HEAPU8[$5_1 + 6 | 0] << 16 | HEAPU8[$5_1 + 7 | 0] << 24)) ^ 1868770932) | ($7_1 | 0) != 6) {
break block5
}
$1_1 = 1685025902;
$0_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($0_1 | 0) == 1685025902) {
break block34
}
break block35;
}
$1_1 = 1851878761;
$2_1 = 0;
$0_1 = $4_1 + 3 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($0_1 | 0) != 1851878761) {
break block25
}
break block36;
}
$1_1 = 25972;
$2_1 = 0;
$0_1 = $4_1 + 4 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8;
$0_1 = ($0_1 << 8 | $0_1 >>> 8) & 65535;
if (($0_1 | 0) != 25972) {
break block35
}
break block37;
}
$0_1 = $4_1 + 8 | 0;
$6_1 = (HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1953394531 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 29554 | (HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24)) ^ 1701734753 ? 0 : 1053844;
break block5;
}
$0_1 = $4_1 + 4 | 0;
if (!((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1835298672 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 28257)) {
$6_1 = 1053844;
break block5;
}
$1_1 = 1936420720;
$0_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($0_1 | 0) != 1936420720) {
break block38
}
$1_1 = 25967;
$2_1 = 0;
$0_1 = $4_1 + 4 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8;
$0_1 = ($0_1 << 8 | $0_1 >>> 8) & 65535;
if (($0_1 | 0) != 25967) {
break block38
}
break block39;
}
$0_1 = $4_1 + 8 | 0;
if (!((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1987208563 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1886741860 | (HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24)) ^ 1769173605)) {
break block40
}
break block5;
}
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) == 1869505906 & (HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24)) == 1702125942) {
break block21
}
break block5;
}
$9_1 = 762277989;
$8_1 = 1752132965;
$2_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24);
$3_1 = $2_1 << 24;
$7_1 = 0;
$5_1 = ($2_1 & 65280) << 8 | $3_1;
$3_1 = $2_1 & 16711680;
$0_1 = $3_1 >>> 8 | 0;
$6_1 = $7_1;
$12_1 = $3_1 << 24;
$7_1 = $2_1 & -16777216;
$3_1 = $7_1 >>> 24 | 0;
$1_1 = HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24);
$6_1 = $6_1 | ($12_1 | $7_1 << 8) | ((($1_1 & 255) << 24 | $2_1 >>> 8) & -16777216 | (($1_1 & 16777215) << 8 | $2_1 >>> 24) & 16711680 | ($1_1 >>> 8 & 65280 | $1_1 >>> 24));
$0_1 = $0_1 | $3_1 | $5_1;
$0_1 = $0_1 | 0;
if (($6_1 | 0) != 762277989 | ($0_1 | 0) != 1752132965) {
break block41
}
$9_1 = 1768910451;
$8_1 = 1701994868;
$2_1 = $4_1 + 7 | 0;
$5_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$3_1 = $5_1 << 24;
$4_1 = 0;
$7_1 = ($5_1 & 65280) << 8 | $3_1;
$3_1 = $5_1 & 16711680;
$0_1 = $3_1 >>> 8 | 0;
$2_1 = HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24);
$1_1 = $4_1;
$6_1 = $3_1 << 24;
$1_1 = 0;
$4_1 = $5_1 & -16777216;
$3_1 = 0 | $4_1 >>> 24;
$6_1 = $1_1 | ($6_1 | $4_1 << 8) | ((($2_1 & 255) << 24 | $5_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $5_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24));
$0_1 = $0_1 | $3_1 | $7_1;
$0_1 = $0_1 | (0 | $11_1);
if (($6_1 | 0) != 1768910451 | ($0_1 | 0) != 1701994868) {
break block41
}
break block42;
}
$0_1 = $4_1 + 3 | 0;
$6_1 = (HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1684369007 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1882223204 ? 0 : 1054704;
break block5;
}
$1_1 = ($0_1 | 0) == ($8_1 | 0) & $6_1 >>> 0 < $9_1 >>> 0 | $0_1 >>> 0 < $8_1 >>> 0 ? -1 : 1;
}
$6_1 = $1_1 ? 0 : 1054704;
break block5;
}
$2_1 = $0_1 >>> 0 < $1_1 >>> 0 ? -1 : 1;
}
$6_1 = $2_1 ? 0 : 1053844;
break block5;
}
$2_1 = $0_1 >>> 0 < $1_1 >>> 0 ? -1 : 1;
}
$6_1 = $2_1 ? 0 : 1055132;
break block5;
}
$1_1 = ($0_1 | 0) == ($8_1 | 0) & $6_1 >>> 0 < $9_1 >>> 0 | $0_1 >>> 0 < $8_1 >>> 0 ? -1 : 1;
}
$6_1 = $1_1 ? 0 : 1054180;
break block5;
}
$2_1 = $0_1 >>> 0 < $1_1 >>> 0 ? -1 : 1;
}
$6_1 = $2_1 ? 0 : 1055840;
break block5;
}
$6_1 = 1053976;
break block5;
}
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1734439012 | HEAPU8[$4_1 + 4 | 0] ^ 101 | ($3_1 | 0) != 14) {
break block5
}
$9_1 = 1697607783;
$8_1 = 1685086567;
$4_1 = 0;
$5_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$7_1 = $5_1 << 24 | ($5_1 & 65280) << 8;
$6_1 = $5_1 & 16711680;
$3_1 = $6_1 >>> 8 | 0;
$0_1 = $4_1;
$4_1 = $5_1 & -16777216;
$1_1 = HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24);
$6_1 = $0_1 | ($6_1 << 24 | $4_1 << 8) | ((($1_1 & 255) << 24 | $5_1 >>> 8) & -16777216 | (($1_1 & 16777215) << 8 | $5_1 >>> 24) & 16711680 | ($1_1 >>> 8 & 65280 | $1_1 >>> 24));
$0_1 = 0 | ($4_1 >>> 24 | $3_1 | $7_1);
block43 : {
if (($6_1 | 0) == 1697607783 & ($0_1 | 0) == 1685086567) {
$9_1 = 1835626036;
$8_1 = 1885823332;
$4_1 = 0;
$1_1 = $2_1 + 6 | 0;
$2_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$7_1 = $2_1 << 24 | ($2_1 & 65280) << 8;
$5_1 = $2_1 & 16711680;
$3_1 = $5_1 >>> 8 | 0;
$1_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
$0_1 = $5_1 << 24;
$5_1 = $2_1 & -16777216;
$6_1 = $0_1 | $5_1 << 8 | $4_1 | ((($1_1 & 255) << 24 | $2_1 >>> 8) & -16777216 | (($1_1 & 16777215) << 8 | $2_1 >>> 24) & 16711680 | ($1_1 >>> 8 & 65280 | $1_1 >>> 24));
$0_1 = $11_1 | ($5_1 >>> 24 | $3_1 | $7_1);
$1_1 = 0;
if (($6_1 | 0) == 1835626036 & ($0_1 | 0) == 1885823332) {
break block43
}
}
$1_1 = ($0_1 | 0) == ($8_1 | 0) & $6_1 >>> 0 < $9_1 >>> 0 | $0_1 >>> 0 < $8_1 >>> 0 ? -1 : 1;
}
$6_1 = $1_1 ? 0 : 1056088;
break block5;
}
$0_1 = $4_1 + 4 | 0;
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1801678706 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 29285) {
break block5
}
$6_1 = 1055552;
break block5;
}
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) != 1869505906 | (HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24)) != 1702125942) {
break block5
}
break block21;
}
$0_1 = $4_1 + 8 | 0;
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1987208563 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1886741860 | (HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24)) ^ 1769173605) {
break block5
}
}
$6_1 = 1054404;
break block5;
}
$0_1 = $4_1 + 3 | 0;
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1970170220 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1702066293 | ((HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24)) ^ 1919251320 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1919252082)) {
break block44
}
}
$6_1 = 1054180;
break block5;
}
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1869505906 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1952544367 | ((HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24)) ^ 1702125942 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1953456741)) {
break block5
}
}
$6_1 = 1056576;
break block5;
}
$0_1 = $4_1 + 3 | 0;
if (!((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1853122914 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1768776046)) {
$6_1 = 1055840;
break block5;
}
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 2037413226 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1919251577) {
break block45
}
}
$6_1 = 1054580;
break block5;
}
$0_1 = $4_1 + 3 | 0;
if (!((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1852404340 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1650749294)) {
$6_1 = 1054964;
break block5;
}
if (!((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1684957547 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1953719652)) {
$6_1 = 1054852;
break block5;
}
if (($3_1 | 0) != 15) {
break block5
}
$0_1 = $4_1 + 3 | 0;
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1802397034 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1936615787) {
break block5
}
$9_1 = 1768846127;
$8_1 = 1785032299;
$5_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$4_1 = $5_1 << 24 | ($5_1 & 65280) << 8;
$7_1 = $5_1 & 16711680;
$3_1 = $7_1 >>> 8 | 0;
$0_1 = $7_1 << 24;
$7_1 = $5_1 & -16777216;
$1_1 = HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24);
$6_1 = $0_1 | $7_1 << 8 | $6_1 | ((($1_1 & 255) << 24 | $5_1 >>> 8) & -16777216 | (($1_1 & 16777215) << 8 | $5_1 >>> 24) & 16711680 | ($1_1 >>> 8 & 65280 | $1_1 >>> 24));
$1_1 = 0;
$0_1 = 0 | ($7_1 >>> 24 | $3_1 | $4_1);
block46 : {
if (($6_1 | 0) == 1768846127 & ($0_1 | 0) == 1785032299) {
$9_1 = 1802071667;
$8_1 = 795501934;
$0_1 = $2_1 + 7 | 0;
$2_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$7_1 = $2_1 << 24 | ($2_1 & 65280) << 8;
$5_1 = $2_1 & 16711680;
$3_1 = $5_1 >>> 8 | 0;
$4_1 = $5_1 << 24;
$5_1 = $2_1 & -16777216;
$0_1 = HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24);
$6_1 = $4_1 | $5_1 << 8 | ((($0_1 & 255) << 24 | $2_1 >>> 8) & -16777216 | (($0_1 & 16777215) << 8 | $2_1 >>> 24) & 16711680 | ($0_1 >>> 8 & 65280 | $0_1 >>> 24));
$0_1 = $1_1 | ($5_1 >>> 24 | $3_1 | $7_1);
$1_1 = 0;
if (($6_1 | 0) == 1802071667 & ($0_1 | 0) == 795501934) {
break block46
}
}
$1_1 = ($0_1 | 0) == ($8_1 | 0) & $6_1 >>> 0 < $9_1 >>> 0 | $0_1 >>> 0 < $8_1 >>> 0 ? -1 : 1;
}
$6_1 = $1_1 ? 0 : 1055952;
}
global$0 = $10_1 + 16 | 0;
return $6_1;
}
function $116($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0;
$10_1 = global$0 - 16 | 0;
global$0 = $10_1;
$6_1 = HEAP32[$1_1 >> 2];
$3_1 = HEAP32[$1_1 + 8 >> 2];
$9_1 = $3_1;
block29 : {
block4 : {
block : {
$13_1 = HEAP32[$1_1 + 4 >> 2];
if ($13_1 >>> 0 <= $3_1 >>> 0) {
break block
}
while (1) {
$2_1 = 1;
block1 : {
block2 : {
block3 : {
$5_1 = HEAPU8[$6_1 + $9_1 | 0];
switch ($5_1 - 45 | 0) {
case 0:
break block1;
case 1:
break block2;
default:
break block3;
};
}
if (($5_1 | 0) != 95) {
break block
}
$2_1 = 2;
break block1;
}
$2_1 = 3;
}
$9_1 = $9_1 + 1 | 0;
HEAP32[$1_1 + 8 >> 2] = $9_1;
$23_1 = $2_1;
if (($9_1 | 0) != ($13_1 | 0)) {
continue
}
break;
};
break block4;
}
if ($9_1 >>> 0 >= $13_1 >>> 0) {
break block4
}
$24_1 = $6_1 + $9_1 | 0;
$8_1 = $9_1 >>> 0 > $13_1 >>> 0 ? 1 : $24_1;
block13 : {
block5 : {
$2_1 = $13_1 - $9_1 | 0;
$5_1 = $2_1 >>> 0 <= $13_1 >>> 0 ? $2_1 : 0;
if ($5_1 >>> 0 < 7 | ($23_1 & 255 ? 0 : $3_1)) {
break block5
}
$25_1 = HEAPU8[$1_1 + 12 | 0];
block12 : {
block6 : {
$2_1 = HEAPU8[$8_1 + 6 | 0];
if (($2_1 - 48 & 255) >>> 0 >= 10) {
if ((($2_1 & -33) - 65 & 255) >>> 0 > 5) {
break block6
}
}
$15_1 = HEAPU8[$8_1 | 0];
$21_1 = ($15_1 | 0) == 103;
$19_1 = $21_1 + $8_1 | 0;
$2_1 = $19_1;
$20_1 = $5_1 - $21_1 | 0;
HEAP32[$10_1 + 4 >> 2] = $2_1 + $20_1;
HEAP32[$10_1 >> 2] = $2_1;
$4_1 = HEAP32[$10_1 >> 2];
$22_1 = HEAP32[$10_1 + 4 >> 2];
if (($4_1 | 0) == ($22_1 | 0)) {
break block6
}
$11_1 = $22_1 - $4_1 | 0;
$2_1 = 0;
block8 : {
while (1) {
block9 : {
block7 : {
$3_1 = HEAPU8[$2_1 + $4_1 | 0];
if (($3_1 - 48 & 255) >>> 0 >= 10) {
if (($3_1 - 97 & 255) >>> 0 < 6) {
break block7
}
if ($3_1 - 45 >>> 0 < 2) {
break block8
}
if (($3_1 | 0) != 95) {
break block6
}
break block8;
}
$18_1 = $18_1 + 1 | 0;
break block9;
}
$12_1 = $12_1 + 1 | 0;
}
$2_1 = $2_1 + 1 | 0;
if (($22_1 | 0) != ($4_1 + $2_1 | 0)) {
continue
}
break;
};
$2_1 = $11_1;
}
$3_1 = ($2_1 | 0) == 64 | $2_1 - 7 >>> 0 < 34;
block10 : {
if (!$12_1) {
if ((($15_1 & 255) == 103 | $25_1) & $3_1) {
break block10
}
break block6;
}
block11 : {
if ($18_1) {
break block11
}
if (($2_1 | 0) != 40 & $2_1 - 7 >>> 0 >= 2) {
break block6
}
if ($2_1 >>> 0 > $20_1 >>> 0) {
break block11
}
$4_1 = -80;
while (1) {
if (HEAP32[$4_1 + 1051964 >> 2] == ($2_1 | 0)) {
if (!$188(HEAP32[$4_1 + 1051960 >> 2], $19_1, $2_1)) {
break block6
}
}
$4_1 = $4_1 + 8 | 0;
if ($4_1) {
continue
}
break;
};
}
if (!$3_1) {
break block6
}
}
$11_1 = $2_1 + $21_1 | 0;
$6_1 = HEAPU8[$8_1 | 0] == 103;
$7_1 = 1;
break block12;
}
if ($5_1 >>> 0 < 10) {
break block5
}
$2_1 = HEAPU8[$8_1 + 4 | 0];
if (($2_1 | 0) != 95 & ($2_1 | 0) != 45) {
break block5
}
$2_1 = HEAPU8[$8_1 + 7 | 0];
if (($2_1 | 0) != 95 & ($2_1 | 0) != 45 | ($5_1 | 0) != 10 & (HEAPU8[$8_1 + 10 | 0] - 48 & 255) >>> 0 < 10) {
break block5
}
$2_1 = HEAPU8[$8_1 + 8 | 0] | HEAPU8[$8_1 + 9 | 0] << 8;
HEAP8[$10_1 + 14 | 0] = $2_1;
HEAP8[$10_1 + 15 | 0] = $2_1 >>> 8;
$2_1 = HEAPU8[$8_1 + 5 | 0] | HEAPU8[$8_1 + 6 | 0] << 8;
HEAP8[$10_1 + 12 | 0] = $2_1;
HEAP8[$10_1 + 13 | 0] = $2_1 >>> 8;
$2_1 = HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24);
HEAP8[$10_1 + 8 | 0] = $2_1;
HEAP8[$10_1 + 9 | 0] = $2_1 >>> 8;
HEAP8[$10_1 + 10 | 0] = $2_1 >>> 16;
HEAP8[$10_1 + 11 | 0] = $2_1 >>> 24;
if (!$120($10_1 + 8 | 0, 8)) {
break block5
}
$11_1 = $119($8_1 + 10 | 0, $5_1 - 10 | 0) + 10 | 0;
$7_1 = 0;
}
$2_1 = 0;
HEAP8[$1_1 + 12 | 0] = 0;
$12_1 = $1_1;
$1_1 = $9_1 + 1 | 0;
$5_1 = $9_1 + $11_1 | 0;
$4_1 = $1_1 >>> 0 > $5_1 >>> 0 ? $1_1 : $5_1;
HEAP32[$12_1 + 8 >> 2] = $4_1;
break block13;
}
$2_1 = 0;
block14 : {
while (1) {
$11_1 = HEAPU8[$2_1 + $8_1 | 0];
if ((($11_1 & 223) - 65 & 255) >>> 0 > 25) {
break block14
}
if ($2_1 >>> 0 <= 15) {
$3_1 = $14_1 << 8 | $16_1 >>> 24;
$16_1 = $16_1 << 8 | $7_1 >>> 24;
$14_1 = $3_1;
$3_1 = $7_1 << 8 | $17_1 >>> 24;
$17_1 = $11_1 | (($11_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $17_1 << 8;
$7_1 = $3_1;
}
$2_1 = $2_1 + 1 | 0;
if (($5_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $5_1;
}
$11_1 = 23;
block15 : {
if (!$2_1) {
$3_1 = $9_1;
break block15;
}
$3_1 = $2_1 + $9_1 | 0;
block16 : {
if ($2_1 >>> 0 > $5_1 >>> 0) {
break block16
}
$5_1 = $5_1 - $2_1 | 0;
if (!$5_1) {
break block16
}
$15_1 = !($16_1 | $17_1 ^ 118 | ($7_1 | $14_1));
$2_1 = $2_1 + $8_1 | 0;
$12_1 = HEAPU8[$2_1 | 0];
if ($15_1 & ($12_1 - 48 & 255) >>> 0 <= 9) {
break block15
}
if (!($15_1 & (HEAPU8[$2_1 + 1 | 0] - 48 & 255) >>> 0 < 10) | (($5_1 | 0) == 1 | ($12_1 | 0) != 46)) {
break block16
}
$3_1 = $3_1 + 1 | 0;
break block15;
}
$11_1 = 25;
__wasm_i64_mul(__wasm_rotl_i64($16_1, $14_1, 23) ^ $17_1, $7_1 ^ i64toi32_i32$HIGH_BITS, 2135587861, -1640531527);
$4_1 = i64toi32_i32$HIGH_BITS >>> 22 | 0;
$2_1 = HEAPU16[($4_1 << 1) + 1062688 >> 1];
if (!$2_1) {
break block15
}
while (1) {
block17 : {
$2_1 = $2_1 & 65535;
if ($2_1 >>> 0 <= 374) {
$5_1 = $2_1 - 1 | 0;
$2_1 = $5_1 << 4;
if (!($17_1 ^ HEAP32[$2_1 + 1056704 >> 2] | $16_1 ^ HEAP32[$2_1 + 1056712 >> 2] | ($7_1 ^ HEAP32[$2_1 + 1056708 >> 2] | $14_1 ^ HEAP32[$2_1 + 1056716 >> 2]))) {
break block17
}
}
$4_1 = $4_1 + 1 & 1023;
$2_1 = HEAPU16[($4_1 << 1) + 1062688 >> 1];
if ($2_1) {
continue
}
break block15;
}
break;
};
$11_1 = HEAPU8[$5_1 + 1048576 | 0];
}
$5_1 = $3_1 >>> 0 > $13_1 >>> 0 ? 1 : $3_1 + $6_1 | 0;
$2_1 = $13_1 - $3_1 | 0;
$7_1 = $2_1 >>> 0 <= $13_1 >>> 0 ? $2_1 : 0;
$15_1 = 0;
$3_1 = 0;
$18_1 = 0;
$20_1 = 0;
$19_1 = 0;
while (1) {
block19 : {
block28 : {
if ($7_1) {
$2_1 = 0;
$4_1 = 0;
block18 : {
while (1) {
$6_1 = HEAPU8[$2_1 + $5_1 | 0] - 48 & 255;
if ($6_1 >>> 0 >= 10) {
if ($2_1) {
break block18
}
$6_1 = $7_1;
break block19;
}
$4_1 = $6_1 + Math_imul($4_1, 10) | 0;
$2_1 = $2_1 + 1 | 0;
if (($7_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $7_1;
}
$6_1 = $2_1 >>> 0 >= 10 ? -1 : $4_1;
block22 : {
block21 : {
block20 : {
$14_1 = $3_1 & 255;
switch ($14_1 | 0) {
case 0:
break block20;
case 1:
break block21;
default:
break block22;
};
}
$19_1 = $6_1;
break block22;
}
$15_1 = $6_1;
}
$4_1 = 1;
$6_1 = 0;
$12_1 = 0;
$3_1 = 1;
if ($2_1 >>> 0 <= $7_1 >>> 0) {
$4_1 = $2_1 + $5_1 | 0;
$12_1 = $2_1;
$6_1 = $7_1 - $2_1 | 0;
$3_1 = $5_1;
}
$7_1 = $18_1 & 255;
$5_1 = $2_1 >>> 0 >= 255 ? 255 : $2_1;
$16_1 = $7_1 >>> 0 < $5_1 >>> 0;
$14_1 = $14_1 + 1 | 0;
$17_1 = $14_1 >>> 0 < 255;
block23 : {
if ($2_1 >>> 0 <= 7) {
break block23
}
block27 : {
block25 : {
switch ($12_1 - 8 | 0) {
case 0:
case 4:
case 6:
if (!$120($3_1, $12_1)) {
break block23
}
break block27;
case 5:
if (HEAPU8[$3_1 | 0] != 49) {
break block23
}
break block27;
case 2:
break block25;
default:
break block23;
};
}
if (HEAPU8[$3_1 | 0] == 49) {
break block27
}
if (!$120($3_1, 10)) {
break block23
}
}
$20_1 = 1;
$2_1 = $119($4_1, $6_1);
$4_1 = $2_1 >>> 0 > $6_1 >>> 0 ? 1 : $2_1 + $4_1 | 0;
$2_1 = $6_1 - $2_1 | 0;
$6_1 = $2_1 >>> 0 <= $6_1 >>> 0 ? $2_1 : 0;
}
$18_1 = $16_1 ? $5_1 : $7_1;
$3_1 = $17_1 ? $14_1 : 255;
if ($6_1) {
break block28
}
}
$6_1 = 0;
break block19;
}
if (HEAPU8[$4_1 | 0] != 46) {
break block19
}
$7_1 = $6_1 - 1 | 0;
if (!$7_1) {
$6_1 = 1;
break block19;
}
$5_1 = $4_1 + 1 | 0;
if ((HEAPU8[$4_1 + 1 | 0] - 48 & 255) >>> 0 < 10) {
continue
}
}
break;
};
HEAP8[$1_1 + 12 | 0] = !($3_1 & 255) & ($11_1 | 0) == 20;
$7_1 = $1_1;
$1_1 = $9_1 + 1 | 0;
$2_1 = $13_1 - $6_1 | 0;
$4_1 = $1_1 >>> 0 > $2_1 >>> 0 ? $1_1 : $2_1;
HEAP32[$7_1 + 8 >> 2] = $4_1;
$6_1 = 23;
$2_1 = 0;
$7_1 = 2;
if (($11_1 | 0) != 23) {
$6_1 = $11_1;
break block13;
}
$2_1 = ((HEAPU8[$24_1 | 0] & 223) - 65 & 255) >>> 0 < 26;
}
HEAP8[$0_1 + 18 | 0] = $23_1;
HEAP8[$0_1 + 14 | 0] = $20_1;
HEAP8[$0_1 + 13 | 0] = $18_1;
HEAP8[$0_1 + 12 | 0] = $3_1;
HEAP32[$0_1 + 8 >> 2] = $15_1;
HEAP32[$0_1 + 4 >> 2] = $19_1;
HEAP8[$0_1 + 1 | 0] = $6_1;
HEAP8[$0_1 | 0] = $7_1;
HEAP8[$0_1 + 17 | 0] = $4_1 >>> 0 >= 255 ? 255 : $4_1;
HEAP8[$0_1 + 16 | 0] = $9_1 >>> 0 >= 255 ? 255 : $9_1;
break block29;
}
$2_1 = 2;
}
HEAP8[$0_1 + 19 | 0] = $2_1;
global$0 = $10_1 + 16 | 0;
}
function $117($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$14($3_1, $0_1, $1_1);
$112($3_1 + 12 | 0, HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2]);
$93($3_1 + 36 | 0, HEAP32[$3_1 + 16 >> 2], HEAP32[$3_1 + 20 >> 2]);
$4_1 = HEAP32[$3_1 + 36 >> 2];
HEAP32[$3_1 + 72 >> 2] = HEAP32[$3_1 + 20 >> 2];
$5_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 64 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 68 >> 2] = $5_1;
block : {
if (($4_1 | 0) != 19) {
HEAP32[$3_1 + 24 >> 2] = -2147483648;
$152($3_1 - -64 | 0, 1, 1);
break block;
}
HEAP32[$3_1 + 32 >> 2] = HEAP32[$3_1 + 20 >> 2];
$4_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 28 >> 2] = $4_1;
}
$0_1 = $114(7, 1052139, 3, $0_1, $1_1, $2_1, $3_1 + 24 | 0);
global$0 = $3_1 + 80 | 0;
return $0_1;
}
function $118($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$7_1 = 15;
$8_1 = 1065752;
$4_1 = 43;
$5_1 = 1065709;
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
$7_1 = 14;
$8_1 = 1065802;
$4_1 = 35;
$5_1 = 1065767;
break block3;
case 1:
break block1;
default:
break block3;
};
}
$7_1 = 12;
$8_1 = 1065848;
$4_1 = 32;
$5_1 = 1065816;
}
HEAP32[$3_1 + 24 >> 2] = HEAP32[$1_1 + 8 >> 2];
$2_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$3_1 + 16 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$3_1 + 20 >> 2] = $2_1;
$2_1 = $3_1 + 4 | 0;
$6_1 = $3_1 + 16 | 0;
block5 : {
if (HEAP32[$6_1 >> 2] != -2147483648) {
HEAP32[$2_1 + 8 >> 2] = HEAP32[$6_1 + 8 >> 2];
$9_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$2_1 + 4 >> 2] = $9_1;
break block5;
}
$158($2_1, HEAP32[$6_1 + 4 >> 2], HEAP32[$6_1 + 8 >> 2]);
}
$157($2_1, $5_1, $4_1);
$5_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 24 >> 2] = $5_1;
$4_1 = HEAP32[$3_1 + 8 >> 2];
$2_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$3_1 + 16 >> 2] = $2_1;
HEAP32[$3_1 + 20 >> 2] = $4_1;
HEAP32[$1_1 + 8 >> 2] = $5_1;
HEAP32[$1_1 >> 2] = $2_1;
HEAP32[$1_1 + 4 >> 2] = $4_1;
$2_1 = HEAP32[$1_1 + 16 >> 2];
$5_1 = HEAP32[$1_1 + 20 >> 2];
$4_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$3_1 + 24 >> 2] = $7_1;
HEAP32[$3_1 + 20 >> 2] = $8_1;
HEAP32[$3_1 + 16 >> 2] = -2147483648;
block6 : {
if (($4_1 | 0) != -2147483647) {
$0($6_1);
break block6;
}
$2_1 = HEAP32[$3_1 + 20 >> 2];
$5_1 = HEAP32[$3_1 + 24 >> 2];
$4_1 = -2147483648;
}
HEAP32[$1_1 + 12 >> 2] = $4_1;
HEAP32[$1_1 + 16 >> 2] = $2_1;
HEAP32[$1_1 + 20 >> 2] = $5_1;
HEAP32[$0_1 + 16 >> 2] = $2_1;
HEAP32[$0_1 + 20 >> 2] = $5_1;
$2_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 + 24 >> 2] = HEAP32[$1_1 + 24 >> 2];
$2_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$1_1 + 8 >> 2];
HEAP32[$0_1 + 12 >> 2] = $2_1;
}
global$0 = $3_1 + 32 | 0;
}
function $119($0_1, $1_1) {
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
function $120($0_1, $1_1) {
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
function $121($0_1, $1_1, $2_1) {
var $3_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 4 >> 2] = $2_1;
HEAP32[$3_1 >> 2] = $1_1;
block : {
if ($2_1) {
HEAP32[$3_1 + 12 >> 2] = 2;
HEAP32[$3_1 + 8 >> 2] = $3_1;
$163($0_1, 1051709, $3_1 + 8 | 0);
break block;
}
$158($0_1, 1065280, 11);
}
global$0 = $3_1 + 16 | 0;
}
function $122($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
$9_1 = global$0 - 16 | 0;
global$0 = $9_1;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$8_1 = ($2_1 << 3) + $1_1 | 0;
$156($4_1 + 20 | 0, $8_1 - $1_1 >>> 3 | 0, 4, 12);
$2_1 = HEAP32[$4_1 + 24 >> 2];
if (HEAP32[$4_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
$10_1 = $9_1 + 4 | 0;
HEAP32[$4_1 + 16 >> 2] = 0;
HEAP32[$4_1 + 12 >> 2] = HEAP32[$4_1 + 28 >> 2];
HEAP32[$4_1 + 8 >> 2] = $2_1;
$7_1 = global$0 - 16 | 0;
global$0 = $7_1;
$2_1 = $4_1 + 8 | 0;
$3_1 = HEAP32[$2_1 + 8 >> 2];
$5_1 = $8_1 - $1_1 >>> 3 | 0;
if ($5_1 >>> 0 > HEAP32[$2_1 >> 2] - $3_1 >>> 0) {
$153($2_1, $3_1, $5_1, 4, 12);
$3_1 = HEAP32[$2_1 + 8 >> 2];
}
$5_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$7_1 + 8 >> 2] = $3_1;
HEAP32[$7_1 + 4 >> 2] = $2_1 + 8;
HEAP32[$7_1 + 12 >> 2] = $5_1;
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$2_1 = $7_1 + 4 | 0;
$3_1 = HEAP32[$2_1 + 4 >> 2];
$11_1 = HEAP32[$2_1 >> 2];
if (($1_1 | 0) != ($8_1 | 0)) {
$6_1 = HEAP32[$2_1 + 8 >> 2] + Math_imul($3_1, 12) | 0;
$2_1 = $8_1 - $1_1 >>> 3 | 0;
$3_1 = $3_1 + $2_1 | 0;
while (1) {
HEAP32[$5_1 + 20 >> 2] = $1_1;
HEAP32[$5_1 + 28 >> 2] = 5;
HEAP32[$5_1 + 24 >> 2] = $5_1 + 20;
$163($5_1 + 8 | 0, 1051709, $5_1 + 24 | 0);
HEAP32[$6_1 + 8 >> 2] = HEAP32[$5_1 + 16 >> 2];
$8_1 = HEAP32[$5_1 + 12 >> 2];
HEAP32[$6_1 >> 2] = HEAP32[$5_1 + 8 >> 2];
HEAP32[$6_1 + 4 >> 2] = $8_1;
$6_1 = $6_1 + 12 | 0;
$1_1 = $1_1 + 8 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
}
HEAP32[$11_1 >> 2] = $3_1;
global$0 = $5_1 + 32 | 0;
global$0 = $7_1 + 16 | 0;
HEAP32[$10_1 + 8 >> 2] = HEAP32[$4_1 + 16 >> 2];
$1_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$10_1 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$10_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 32 | 0;
$2_1 = $0_1;
$11_1 = HEAP32[$9_1 + 8 >> 2];
$4_1 = $11_1;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
block4 : {
block2 : {
block3 : {
block1 : {
block : {
$12_1 = HEAP32[$9_1 + 12 >> 2];
$6_1 = $12_1;
if ($6_1) {
$5_1 = Math_imul($6_1, 12);
$7_1 = ($5_1 - 12 >>> 0) / 12 << 1;
$1_1 = $5_1;
$0_1 = $4_1;
while (1) {
if ($1_1) {
$1_1 = $1_1 - 12 | 0;
$8_1 = HEAP32[$0_1 + 8 >> 2];
$0_1 = $0_1 + 12 | 0;
$7_1 = $7_1 + $8_1 | 0;
if ($8_1 >>> 0 <= $7_1 >>> 0) {
continue
}
wasm2js_trap();
}
break;
};
$156($3_1 + 20 | 0, $7_1, 1, 1);
if (HEAP32[$3_1 + 20 >> 2] == 1) {
break block
}
$0_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 16 >> 2] = 0;
HEAP32[$3_1 + 12 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 8 >> 2] = $0_1;
$157($3_1 + 8 | 0, HEAP32[$4_1 + 4 >> 2], HEAP32[$4_1 + 8 >> 2]);
$1_1 = HEAP32[$3_1 + 16 >> 2];
$0_1 = $7_1 - $1_1 | 0;
$1_1 = $1_1 + HEAP32[$3_1 + 12 >> 2] | 0;
if (($6_1 | 0) == 1) {
break block1
}
$6_1 = $4_1 + 16 | 0;
$5_1 = $5_1 - 12 | 0;
while (1) {
if ($0_1 >>> 0 <= 1) {
break block2
}
$4_1 = HEAP32[$6_1 + 4 >> 2];
$8_1 = HEAP32[$6_1 >> 2];
$166($1_1, 2, 1065291, 2);
$0_1 = $0_1 - 2 | 0;
if ($0_1 >>> 0 < $4_1 >>> 0) {
break block2
}
$1_1 = $1_1 + 2 | 0;
$166($1_1, $4_1, $8_1, $4_1);
$6_1 = $6_1 + 12 | 0;
$0_1 = $0_1 - $4_1 | 0;
$1_1 = $1_1 + $4_1 | 0;
$5_1 = $5_1 - 12 | 0;
if ($5_1) {
continue
}
break;
};
break block1;
}
HEAP32[$3_1 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 1;
$0_1 = HEAP32[$3_1 + 4 >> 2];
$1_1 = HEAP32[$3_1 >> 2];
HEAP32[$2_1 + 8 >> 2] = 0;
HEAP32[$2_1 >> 2] = $1_1;
HEAP32[$2_1 + 4 >> 2] = $0_1;
break block3;
}
wasm2js_trap();
}
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$2_1 + 4 >> 2] = $1_1;
HEAP32[$2_1 + 8 >> 2] = $7_1 - $0_1;
}
global$0 = $3_1 + 32 | 0;
break block4;
}
wasm2js_trap();
}
$50($11_1, $12_1);
$152($10_1, 4, 12);
global$0 = $9_1 + 16 | 0;
}
function $123($0_1, $1_1, $2_1) {
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
$155($6_1 + 20 | 0, 3);
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
$3_1 = HEAPU8[($2_1 & 255) + 1069444 | 0];
break block5;
}
$3_1 = (HEAPU8[($2_1 & 255) + 1069444 | 0] & 2) >>> 1 | 0;
}
$3_1 = $3_1 & 1 & ($2_1 | 0) != 32;
}
block12 : {
if (!$3_1) {
$9_1 = HEAP32[$6_1 + 28 >> 2];
$7_1 = $6_1 + 20 | 0;
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
$155($7_1, $3_1);
$4_1 = HEAP32[$6_1 + 24 >> 2] + HEAP32[$6_1 + 28 >> 2] | 0;
block11 : {
block10 : {
block9 : {
if (!$5_1) {
if ($2_1 >>> 0 < 2048) {
break block9
}
$5_1 = $2_1 >>> 12 | 0;
$7_1 = $2_1 & 63 | -128;
$8_1 = $2_1 >>> 6 & 63 | -128;
if ($2_1 >>> 0 >= 65536) {
break block10
}
HEAP8[$4_1 + 2 | 0] = $7_1;
HEAP8[$4_1 + 1 | 0] = $8_1;
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
HEAP8[$4_1 + 3 | 0] = $7_1;
HEAP8[$4_1 + 2 | 0] = $8_1;
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
HEAP8[$5_1 + 9 | 0] = HEAPU8[($2_1 >>> 20 | 0) + 1069700 | 0];
HEAP8[$5_1 + 13 | 0] = HEAPU8[($2_1 >>> 4 & 15) + 1069700 | 0];
HEAP8[$5_1 + 12 | 0] = HEAPU8[($2_1 >>> 8 & 15) + 1069700 | 0];
HEAP8[$5_1 + 11 | 0] = HEAPU8[($2_1 >>> 12 & 15) + 1069700 | 0];
HEAP8[$5_1 + 10 | 0] = HEAPU8[($2_1 >>> 16 & 15) + 1069700 | 0];
$3_1 = Math_clz32($2_1 | 1) >>> 2 | 0;
$7_1 = $5_1 + 6 | 0;
$8_1 = $3_1 + $7_1 | 0;
HEAP8[$8_1 | 0] = 123;
HEAP8[$8_1 - 1 | 0] = 117;
$8_1 = $7_1;
$7_1 = $3_1 - 2 | 0;
HEAP8[$8_1 + $7_1 | 0] = 92;
$3_1 = $4_1 + 4 | 0;
HEAP8[$3_1 + 11 | 0] = 10;
HEAP8[$3_1 + 10 | 0] = $7_1;
$7_1 = HEAPU16[$5_1 + 10 >> 1] | HEAPU16[$5_1 + 12 >> 1] << 16;
$8_1 = HEAPU16[$5_1 + 6 >> 1] | HEAPU16[$5_1 + 8 >> 1] << 16;
HEAP8[$3_1 | 0] = $8_1;
HEAP8[$3_1 + 1 | 0] = $8_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $8_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $8_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $7_1;
HEAP8[$3_1 + 5 | 0] = $7_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $7_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $7_1 >>> 24;
HEAP8[$5_1 + 15 | 0] = 125;
HEAP8[$5_1 + 14 | 0] = HEAPU8[($2_1 & 15) + 1069700 | 0];
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
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$7_1 = HEAP8[($2_1 & 255) + 1069716 | 0];
$5_1 = $7_1 & 127;
$3_1 = $4_1 + 4 | 0;
block20 : {
if (($7_1 | 0) >= 0) {
HEAP8[$3_1 + 9 | 0] = 0;
HEAP8[$3_1 + 1 | 0] = 0;
HEAP8[$3_1 + 2 | 0] = 0;
HEAP8[$3_1 + 3 | 0] = 0;
HEAP8[$3_1 + 4 | 0] = 0;
HEAP8[$3_1 + 5 | 0] = 0;
HEAP8[$3_1 + 6 | 0] = 0;
HEAP8[$3_1 + 7 | 0] = 0;
HEAP8[$3_1 + 8 | 0] = 0;
HEAP8[$3_1 | 0] = $5_1;
$2_1 = 1;
break block20;
}
if ($5_1) {
HEAP8[$3_1 + 2 | 0] = 0;
HEAP8[$3_1 + 3 | 0] = 0;
HEAP8[$3_1 + 4 | 0] = 0;
HEAP8[$3_1 + 5 | 0] = 0;
HEAP8[$3_1 + 6 | 0] = 0;
HEAP8[$3_1 + 7 | 0] = 0;
HEAP8[$3_1 + 8 | 0] = 0;
HEAP8[$3_1 + 9 | 0] = 0;
HEAP8[$3_1 + 1 | 0] = $5_1;
HEAP8[$3_1 | 0] = 92;
$2_1 = 2;
break block20;
}
HEAP8[$3_1 + 8 | 0] = 0;
HEAP8[$3_1 + 9 | 0] = 0;
HEAP8[$3_1 + 4 | 0] = 0;
HEAP8[$3_1 + 5 | 0] = 0;
HEAP8[$3_1 + 6 | 0] = 0;
HEAP8[$3_1 + 7 | 0] = 0;
HEAP8[$3_1 | 0] = 92;
HEAP8[$3_1 + 1 | 0] = 120;
HEAP8[$3_1 + 3 | 0] = HEAPU8[($2_1 & 15) + 1069700 | 0];
HEAP8[$3_1 + 2 | 0] = HEAPU8[(($2_1 & 240) >>> 4 | 0) + 1069700 | 0];
$2_1 = 4;
}
HEAP8[$3_1 + 11 | 0] = $2_1;
HEAP8[$3_1 + 10 | 0] = 0;
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
}
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$2_1 = $6_1 + 32 | 0;
$5_1 = HEAPU16[$2_1 + 14 >> 1];
$4_1 = $6_1 + 20 | 0;
$7_1 = HEAPU8[$2_1 + 13 | 0];
$8_1 = HEAPU8[$2_1 + 12 | 0];
$155($4_1, $7_1 - $8_1 & 255);
HEAP16[$3_1 + 30 >> 1] = $5_1;
HEAP8[$3_1 + 29 | 0] = $7_1;
HEAP8[$3_1 + 28 | 0] = $8_1;
HEAP32[$3_1 + 24 >> 2] = HEAP32[$2_1 + 8 >> 2];
$5_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$3_1 + 16 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$3_1 + 20 >> 2] = $5_1;
$173($3_1 + 8 | 0, $3_1 + 16 | 0);
if (HEAPU8[$3_1 + 8 | 0]) {
$2_1 = HEAP8[$3_1 + 9 | 0];
while (1) {
$5_1 = HEAP32[$4_1 + 8 >> 2];
$7_1 = ($2_1 | 0) >= 0;
$8_1 = $7_1 ? 1 : 2;
$155($4_1, $8_1);
$9_1 = HEAP32[$4_1 + 4 >> 2] + HEAP32[$4_1 + 8 >> 2] | 0;
if (!$7_1) {
HEAP8[$9_1 + 1 | 0] = $2_1 & 191;
$2_1 = ($2_1 & 192) >>> 6 | -64;
}
HEAP8[$9_1 | 0] = $2_1;
HEAP32[$4_1 + 8 >> 2] = $5_1 + $8_1;
$173($3_1, $3_1 + 16 | 0);
$2_1 = HEAP8[$3_1 + 1 | 0];
if (HEAPU8[$3_1 | 0]) {
continue
}
break;
};
}
global$0 = $3_1 + 32 | 0;
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
function $124($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = 1;
block : {
if ($74($0_1 + 8 | 0, $1_1)) {
break block
}
if (HEAP32[$0_1 + 32 >> 2]) {
HEAP32[$2_1 + 4 >> 2] = $0_1 + 32;
HEAP32[$2_1 + 12 >> 2] = 5;
HEAP32[$2_1 + 8 >> 2] = $2_1 + 4;
if ($169(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1048963, $2_1 + 8 | 0)) {
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
$3_1 = $169(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1048959, $2_1 + 8 | 0);
}
global$0 = $2_1 + 16 | 0;
return $3_1;
}
function $125($0_1, $1_1, $2_1) {
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
$156($6_1, 4, 4, 4);
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
$153($6_1, $2_1, 1, 4, 4)
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
function $126($0_1, $1_1, $2_1) {
var $3_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
block1 : {
if ($2_1 >>> 0 <= 1048576) {
$170($3_1 + 12 | 0, $1_1, $2_1);
block : {
if (HEAP32[$3_1 + 12 >> 2] == 1) {
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 44 >> 2] = 4;
HEAP32[$3_1 + 40 >> 2] = $3_1 + 24;
$1_1 = $3_1 + 28 | 0;
$163($1_1, 1050507, $3_1 + 40 | 0);
$2_1 = 0;
$1_1 = $35(1, 1, 0, $1_1);
break block;
}
$2_1 = HEAP32[$3_1 + 16 >> 2];
$1_1 = HEAP32[$3_1 + 20 >> 2];
}
HEAP32[$0_1 >> 2] = $2_1;
break block1;
}
$1_1 = $90(1, 0, $2_1, 1048576);
HEAP32[$0_1 >> 2] = 0;
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $3_1 + 48 | 0;
}
function $127($0_1, $1_1, $2_1) {
var $3_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 36 >> 2] = $2_1;
HEAP32[$3_1 + 32 >> 2] = 0;
HEAP32[$3_1 + 28 >> 2] = $2_1;
HEAP32[$3_1 + 24 >> 2] = $1_1;
HEAP32[$3_1 + 20 >> 2] = 47;
HEAP32[$3_1 + 40 >> 2] = 47;
HEAP8[$3_1 + 44 | 0] = 1;
$37($3_1 + 8 | 0, $3_1 + 20 | 0);
$1_1 = HEAP32[$3_1 + 8 >> 2] ? HEAP32[$3_1 + 12 >> 2] : $2_1;
HEAP32[$0_1 + 4 >> 2] = $1_1 + 1;
HEAP32[$0_1 >> 2] = $1_1;
global$0 = $3_1 + 48 | 0;
}
function $128($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$5_1 = global$0 + -64 | 0;
global$0 = $5_1;
HEAP8[$5_1 + 31 | 0] = $4_1;
HEAP8[$5_1 + 30 | 0] = $3_1;
HEAP32[$5_1 + 32 >> 2] = 0;
$3_1 = $5_1 + 16 | 0;
$10_1 = $1_1 + $2_1 | 0;
HEAP32[$3_1 + 4 >> 2] = $10_1;
HEAP32[$3_1 >> 2] = $1_1;
$2_1 = HEAP32[$5_1 + 20 >> 2];
HEAP32[$5_1 + 36 >> 2] = HEAP32[$5_1 + 16 >> 2];
HEAP32[$5_1 + 40 >> 2] = $2_1;
HEAP32[$5_1 + 44 >> 2] = 0;
HEAP32[$5_1 + 60 >> 2] = $5_1 + 44;
HEAP32[$5_1 + 56 >> 2] = $5_1 + 31;
HEAP32[$5_1 + 52 >> 2] = $5_1 + 32;
HEAP32[$5_1 + 48 >> 2] = $5_1 + 30;
$11_1 = $5_1 + 8 | 0;
$3_1 = $5_1 + 48 | 0;
$6_1 = $5_1 + 36 | 0;
$2_1 = HEAP32[$6_1 >> 2];
$8_1 = HEAP32[$6_1 + 4 >> 2];
block : {
if (($2_1 | 0) == ($8_1 | 0)) {
break block
}
$9_1 = HEAP32[$3_1 + 12 >> 2];
$12_1 = HEAP32[$3_1 + 8 >> 2];
$4_1 = HEAP32[$3_1 + 4 >> 2];
$3_1 = HEAP32[$3_1 >> 2];
while (1) {
block1 : {
block2 : {
$7_1 = HEAPU8[$2_1 | 0];
if (($7_1 | 0) != HEAPU8[$3_1 | 0]) {
if (($7_1 | 0) != HEAPU8[$12_1 | 0]) {
break block1
}
$7_1 = HEAP32[$4_1 >> 2] - 1 | 0;
HEAP32[$4_1 >> 2] = $7_1;
if (!$7_1) {
break block2
}
break block1;
}
HEAP32[$4_1 >> 2] = HEAP32[$4_1 >> 2] + 1;
break block1;
}
$13_1 = 1;
HEAP32[$6_1 >> 2] = $2_1 + 1;
$2_1 = HEAP32[$9_1 >> 2];
break block;
}
HEAP32[$9_1 >> 2] = HEAP32[$9_1 >> 2] + 1;
$2_1 = $2_1 + 1 | 0;
if (($8_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
HEAP32[$6_1 >> 2] = $8_1;
}
HEAP32[$11_1 + 4 >> 2] = $2_1;
HEAP32[$11_1 >> 2] = $13_1;
$2_1 = 1;
block4 : {
block3 : {
if (HEAP32[$5_1 + 8 >> 2] & 1) {
$1_1 = HEAP32[$5_1 + 12 >> 2];
break block3;
}
HEAP32[$5_1 + 4 >> 2] = $10_1;
HEAP32[$5_1 >> 2] = $1_1;
$3_1 = HEAP32[$5_1 >> 2];
$4_1 = HEAP32[$5_1 + 4 >> 2];
if (($3_1 | 0) == ($4_1 | 0)) {
$2_1 = 0;
break block4;
}
$1_1 = 0;
$6_1 = HEAPU8[$5_1 + 31 | 0];
while (1) {
if (($6_1 | 0) == HEAPU8[$1_1 + $3_1 | 0]) {
break block3
}
$1_1 = $1_1 + 1 | 0;
if (($4_1 | 0) != ($3_1 + $1_1 | 0)) {
continue
}
break;
};
$2_1 = 0;
break block4;
}
$1_1 = $1_1 + 1 | 0;
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = $2_1;
global$0 = $5_1 - -64 | 0;
}
function $129($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$6_1 = global$0 - 48 | 0;
global$0 = $6_1;
$3_1 = HEAP32[$2_1 + 8 >> 2];
$155($2_1, 1);
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
$157($2_1, $0_1, $3_1);
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
$1_1 = 1064736;
if (($7_1 | 0) == 34) {
break block12
}
if (($7_1 | 0) == 92) {
break block13
}
}
$157($2_1, 1064750, 4);
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
$155($2_1, 2);
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
$155($2_1, $3_1);
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
$1_1 = 1064738;
break block12;
}
$1_1 = 1064740;
break block12;
}
$1_1 = 1064742;
break block12;
}
$1_1 = 1064744;
break block12;
}
$1_1 = 1064746;
break block12;
}
$1_1 = 1064748;
}
$157($2_1, $1_1, 2);
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
$157($2_1, $0_1, $1_1);
$0_1 = HEAP32[$2_1 + 8 >> 2];
$155($2_1, 1);
HEAP8[HEAP32[$2_1 + 4 >> 2] + HEAP32[$2_1 + 8 >> 2] | 0] = 34;
HEAP32[$2_1 + 8 >> 2] = $0_1 + 1;
global$0 = $6_1 + 48 | 0;
return;
}
wasm2js_trap();
}
function $130($0_1, $1_1, $2_1) {
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
function $131($0_1, $1_1) {
$157($1_1, 1068200, 10);
$134($0_1 + 24 | 0, $1_1);
$157($1_1, 1068672, 13);
$136($0_1, $1_1);
$157($1_1, 1068685, 9);
$136($0_1 + 12 | 0, $1_1);
$0_1 = HEAP32[$1_1 + 8 >> 2];
$155($1_1, 1);
HEAP8[HEAP32[$1_1 + 4 >> 2] + HEAP32[$1_1 + 8 >> 2] | 0] = 125;
HEAP32[$1_1 + 8 >> 2] = $0_1 + 1;
}
function $132($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
$3_1 = HEAP32[$0_1 >> 2];
$0_1 = $2_1 + 22 | 0;
$3_1 = $178($3_1, $0_1);
HEAP32[$2_1 + 4 >> 2] = 10 - $3_1;
HEAP32[$2_1 >> 2] = $0_1 + $3_1;
$0_1 = $2_1 + 8 | 0;
$158($0_1, HEAP32[$2_1 >> 2], HEAP32[$2_1 + 4 >> 2]);
$157($1_1, HEAP32[$2_1 + 12 >> 2], HEAP32[$2_1 + 16 >> 2]);
$152($0_1, 1, 1);
global$0 = $2_1 + 32 | 0;
}
function $133($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
block : {
if (HEAP32[$0_1 >> 2] != -2147483647) {
$4_1 = HEAP32[$0_1 + 8 >> 2];
$3_1 = $2_1 + 8 | 0;
HEAP32[$3_1 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $4_1;
$129(HEAP32[$2_1 + 8 >> 2], HEAP32[$2_1 + 12 >> 2], $1_1);
break block;
}
$157($1_1, 1052041, 4);
}
global$0 = $2_1 + 16 | 0;
}
function $134($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = 1052066;
$3_1 = 6;
block2 : {
block3 : {
block1 : {
switch (HEAPU8[$0_1 | 0] - 1 | 0) {
case 0:
$2_1 = 1052072;
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
$2_1 = 1052084;
$3_1 = 5;
}
$129($2_1, $3_1, $1_1);
return;
}
$157($1_1, 1052041, 4);
}
function $135($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = 1053236;
$3_1 = 16;
block2 : {
block3 : {
block1 : {
switch (HEAPU8[$0_1 | 0] - 1 | 0) {
case 0:
$2_1 = 1052856;
$3_1 = 17;
break block3;
case 1:
break block1;
case 2:
break block2;
default:
break block3;
};
}
$2_1 = 1052873;
}
$129($2_1, $3_1, $1_1);
return;
}
$157($1_1, 1052041, 4);
}
function $136($0_1, $1_1) {
if (HEAP32[$0_1 >> 2] != -2147483648) {
$129(HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2], $1_1);
return;
}
$157($1_1, 1052041, 4);
}
function $137($0_1, $1_1) {
if (HEAP32[$0_1 >> 2]) {
$157($1_1, 1068645, 8);
$129(HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2], $1_1);
$157($1_1, 1068653, 9);
$132($0_1 + 8 | 0, $1_1);
$157($1_1, 1068409, 7);
$132($0_1 + 12 | 0, $1_1);
$0_1 = HEAP32[$1_1 + 8 >> 2];
$155($1_1, 1);
HEAP8[HEAP32[$1_1 + 4 >> 2] + HEAP32[$1_1 + 8 >> 2] | 0] = 125;
HEAP32[$1_1 + 8 >> 2] = $0_1 + 1;
return;
}
$157($1_1, 1052041, 4);
}
function $138($0_1, $1_1) {
var $2_1 = 0;
$2_1 = HEAP32[$0_1 >> 2];
if ($2_1) {
$129($2_1, HEAP32[$0_1 + 4 >> 2], $1_1);
return;
}
$157($1_1, 1052041, 4);
}
function $139($0_1, $1_1) {
$0_1 = HEAPU8[$0_1 | 0];
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$157($1_1, $0_1 ? 1052127 : 1052131, $0_1 ? 4 : 5);
return;
}
$157($1_1, 1052041, 4);
}
function $140($0_1, $1_1) {
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
$155($0_1, $3_1);
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
function $141($0_1, $1_1, $2_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$2_1 = $2_1 | 0;
$157($0_1, $1_1, $2_1);
return 0;
}
function $142($0_1, $1_1, $2_1, $3_1) {
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
if ($188($4_1 + 12 | 0, $1_1, $3_1)) {
break block3
}
$5_1 = $1_1 + $3_1 | 0;
$6_1 = $2_1 - $3_1 | 0;
}
HEAP32[$0_1 + 4 >> 2] = $6_1;
HEAP32[$0_1 >> 2] = $5_1;
global$0 = $4_1 + 16 | 0;
}
function $143($0_1, $1_1, $2_1, $3_1) {
if ($1_1 >>> 0 >= $3_1 >>> 0) {
$0_1 = $188($2_1, $0_1, $3_1)
} else {
$0_1 = 1
}
return !$0_1;
}
function $144($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
$4_1 = HEAP32[$0_1 >> 2];
block : {
$3_1 = HEAP32[$0_1 + 4 >> 2];
if (!$3_1) {
break block
}
block1 : {
while (1) {
$5_1 = HEAPU8[$2_1 + $4_1 | 0];
if (($5_1 | 0) == 34 | ($5_1 | 0) == 92 | $5_1 >>> 0 < 32) {
break block1
}
$2_1 = $2_1 + 1 | 0;
if (($3_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $3_1;
break block;
}
if ($2_1 >>> 0 <= $3_1 >>> 0) {
break block
}
wasm2js_trap();
}
HEAP32[$1_1 + 4 >> 2] = $2_1;
HEAP32[$1_1 >> 2] = $4_1;
HEAP32[$0_1 + 4 >> 2] = $3_1 - $2_1;
HEAP32[$0_1 >> 2] = $2_1 + $4_1;
}
function $145($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$5_1 = HEAP32[$1_1 >> 2];
$7_1 = HEAP32[$1_1 + 4 >> 2];
$3_1 = -1;
block2 : {
while (1) {
$2_1 = $3_1 + $7_1 | 0;
if (($2_1 | 0) == -1) {
HEAP32[$0_1 >> 2] = 4;
HEAP32[$0_1 + 4 >> 2] = 0;
return;
}
HEAP32[$1_1 + 4 >> 2] = $2_1;
$2_1 = $5_1;
$5_1 = $2_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $5_1;
block1 : {
$2_1 = HEAPU8[$2_1 | 0];
$4_1 = $2_1 - 48 | 0;
block : {
if (($4_1 & 255) >>> 0 < 10) {
break block
}
if (($2_1 - 97 & 255) >>> 0 <= 5) {
$4_1 = $2_1 - 87 | 0;
break block;
}
if (($2_1 - 65 & 255) >>> 0 >= 6) {
break block1
}
$4_1 = $2_1 - 55 | 0;
}
$6_1 = ($4_1 & 255) + ($6_1 << 4) | 0;
$3_1 = $3_1 - 1 | 0;
if (($3_1 | 0) == -5) {
break block2
}
continue;
}
break;
};
HEAP32[$0_1 >> 2] = $2_1 << 8 | 1;
HEAP32[$0_1 + 4 >> 2] = $2_1 >>> 24;
return;
}
HEAP8[$0_1 | 0] = 5;
HEAP16[$0_1 + 2 >> 1] = $6_1;
}
function $146($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = HEAP32[$0_1 + 4 >> 2];
block : {
if ($3_1 >>> 0 < $2_1 >>> 0) {
break block
}
$4_1 = HEAP32[$0_1 >> 2];
if ($188($4_1, $1_1, $2_1)) {
break block
}
HEAP32[$0_1 + 4 >> 2] = $3_1 - $2_1;
HEAP32[$0_1 >> 2] = $2_1 + $4_1;
$5_1 = 1;
}
return $5_1;
}
function $147($0_1, $1_1) {
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
function $148($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
$12_1 = global$0 - 16 | 0;
global$0 = $12_1;
HEAP32[$12_1 + 12 >> 2] = 0;
HEAP32[$12_1 + 4 >> 2] = -2147483648;
HEAP32[$12_1 + 8 >> 2] = 1;
$7_1 = $12_1 + 4 | 0;
$5_1 = global$0 - 48 | 0;
global$0 = $5_1;
HEAP32[$5_1 + 24 >> 2] = 1;
HEAP32[$5_1 + 28 >> 2] = 0;
$144($1_1, $5_1 + 24 | 0);
$170($5_1 + 32 | 0, HEAP32[$5_1 + 24 >> 2], HEAP32[$5_1 + 28 >> 2]);
$2_1 = HEAP32[$5_1 + 40 >> 2];
block41 : {
block2 : {
block : {
block1 : {
if (!HEAP32[$5_1 + 32 >> 2]) {
if (!$2_1) {
break block
}
$4_1 = HEAP32[$5_1 + 36 >> 2];
$3_1 = HEAP32[$7_1 + 8 >> 2];
$10_1 = $5_1 + 16 | 0;
HEAP32[$10_1 >> 2] = HEAP32[$7_1 + 4 >> 2];
HEAP32[$10_1 + 4 >> 2] = $3_1;
if (!HEAP32[$5_1 + 20 >> 2]) {
break block1
}
$157($159($7_1), $4_1, $2_1);
break block;
}
$1_1 = HEAP32[$5_1 + 36 >> 2];
HEAP32[$0_1 + 4 >> 2] = 3;
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $2_1;
break block2;
}
$0($7_1);
HEAP32[$7_1 + 8 >> 2] = $2_1;
HEAP32[$7_1 + 4 >> 2] = $4_1;
HEAP32[$7_1 >> 2] = -2147483648;
}
$2_1 = HEAP32[$1_1 + 4 >> 2];
if (!$2_1) {
HEAP32[$0_1 + 4 >> 2] = 2;
break block2;
}
$6_1 = $2_1 - 1 | 0;
HEAP32[$1_1 + 4 >> 2] = $6_1;
$4_1 = HEAP32[$1_1 >> 2];
$2_1 = $4_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $2_1;
block39 : {
block40 : {
block4 : {
block3 : {
$4_1 = HEAPU8[$4_1 | 0];
if (($4_1 | 0) == 34) {
break block3
}
if (($4_1 | 0) != 92) {
break block4
}
while (1) {
block33 : {
if ($6_1) {
HEAP32[$1_1 + 4 >> 2] = $6_1 - 1;
HEAP32[$1_1 >> 2] = $2_1 + 1;
$3_1 = HEAPU8[$2_1 | 0];
$10_1 = $159($7_1);
$4_1 = $5_1 + 32 | 0;
$8_1 = global$0 - 16 | 0;
global$0 = $8_1;
block26 : {
block5 : {
block6 : {
if (($3_1 | 0) == 117) {
$145($8_1 + 8 | 0, $1_1);
if (HEAPU8[$8_1 + 8 | 0] == 5) {
$6_1 = HEAPU16[$8_1 + 10 >> 1];
break block5;
}
$2_1 = HEAP32[$8_1 + 12 >> 2];
$3_1 = HEAP32[$8_1 + 8 >> 2];
if (($3_1 & 255) != 5) {
break block6
}
$6_1 = ($2_1 & 65535) << 16 | $3_1 >>> 16;
break block5;
}
$6_1 = 34;
$2_1 = 8;
block10 : {
block7 : {
block13 : {
block12 : {
block11 : {
block16 : {
block15 : {
block8 : {
if ($3_1 >>> 0 <= 97) {
if (($3_1 | 0) == 34) {
break block7
}
if (($3_1 | 0) == 47) {
break block8
}
if (($3_1 | 0) != 92) {
break block10
}
$2_1 = 1;
break block10;
}
block14 : {
switch ($3_1 - 110 | 0) {
case 1:
case 2:
case 3:
case 5:
break block10;
case 0:
break block11;
case 4:
break block12;
case 6:
break block13;
default:
break block14;
};
}
switch ($3_1 - 98 | 0) {
case 0:
break block15;
case 4:
break block16;
default:
break block10;
};
}
$2_1 = 2;
break block10;
}
$2_1 = 3;
break block10;
}
$2_1 = 4;
break block10;
}
$2_1 = 5;
break block10;
}
$2_1 = 7;
break block10;
}
$2_1 = 6;
break block10;
}
$2_1 = 0;
}
block25 : {
block23 : {
switch (($2_1 & 255) - 1 | 0) {
case 7:
$2_1 = $3_1 & 255;
$3_1 = 0;
HEAP32[$4_1 >> 2] = $2_1 << 8;
HEAP32[$4_1 + 4 >> 2] = $3_1;
break block26;
case 0:
$6_1 = 92;
break block25;
case 1:
$6_1 = 47;
break block25;
case 2:
$6_1 = 8;
break block25;
case 3:
$6_1 = 12;
break block25;
case 4:
$6_1 = 10;
break block25;
case 5:
$6_1 = 9;
break block25;
case 6:
break block23;
default:
break block25;
};
}
$6_1 = 13;
}
HEAP8[$4_1 | 0] = 5;
HEAP32[$4_1 + 4 >> 2] = $6_1;
break block26;
}
HEAP32[$4_1 >> 2] = $3_1;
HEAP32[$4_1 + 4 >> 2] = $2_1;
break block26;
}
$2_1 = $6_1 & 65535;
block32 : {
block27 : {
if (($6_1 & 64512) != 55296) {
break block27
}
$2_1 = $8_1 + 8 | 0;
$11_1 = global$0 - 16 | 0;
global$0 = $11_1;
block29 : {
block28 : {
$9_1 = HEAP32[$1_1 + 4 >> 2];
if ($9_1 >>> 0 >= 2) {
$3_1 = HEAP32[$1_1 >> 2];
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8) == 30044) {
break block28
}
}
HEAP8[$2_1 | 0] = 3;
break block29;
}
HEAP32[$1_1 + 4 >> 2] = $9_1 - 2;
HEAP32[$1_1 >> 2] = $3_1 + 2;
$145($11_1 + 8 | 0, $1_1);
block31 : {
if (HEAPU8[$11_1 + 8 | 0] == 5) {
$3_1 = HEAPU16[$11_1 + 10 >> 1]
} else {
$3_1 = HEAP32[$11_1 + 12 >> 2];
$9_1 = HEAP32[$11_1 + 8 >> 2];
if (($9_1 & 255) != 5) {
break block31
}
$3_1 = ($3_1 & 65535) << 16 | $9_1 >>> 16;
}
if (($3_1 & 64512) == 56320) {
HEAP32[$2_1 + 4 >> 2] = (($3_1 + 9216 & 65535) + (($6_1 + 10240 & 65535) << 10) | 0) + 65536;
$3_1 = 5;
} else {
$3_1 = 3
}
HEAP8[$2_1 | 0] = $3_1;
break block29;
}
HEAP32[$2_1 >> 2] = $9_1;
HEAP32[$2_1 + 4 >> 2] = $3_1;
}
global$0 = $11_1 + 16 | 0;
if (HEAPU8[$8_1 + 8 | 0] == 5) {
$2_1 = HEAP32[$8_1 + 12 >> 2];
break block27;
}
$2_1 = HEAP32[$8_1 + 12 >> 2];
$3_1 = HEAP32[$8_1 + 8 >> 2];
if (($3_1 & 255) != 5) {
break block32
}
}
if (($2_1 ^ 55296) - 1114112 >>> 0 >= 4293855232) {
HEAP8[$4_1 | 0] = 5;
HEAP32[$4_1 + 4 >> 2] = $2_1;
break block26;
}
HEAP32[$4_1 >> 2] = 2;
HEAP32[$4_1 + 4 >> 2] = $2_1;
break block26;
}
HEAP32[$4_1 >> 2] = $3_1;
HEAP32[$4_1 + 4 >> 2] = $2_1;
}
global$0 = $8_1 + 16 | 0;
if (HEAPU8[$5_1 + 32 | 0] == 5) {
break block33
}
$2_1 = HEAP32[$5_1 + 36 >> 2];
$1_1 = HEAP32[$5_1 + 32 >> 2];
} else {
$2_1 = 0;
$1_1 = 4;
}
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = 1;
break block2;
}
$11_1 = HEAP32[$10_1 + 8 >> 2];
$4_1 = HEAP32[$5_1 + 36 >> 2];
$9_1 = $4_1 >>> 0 < 128;
$2_1 = 1;
block34 : {
if ($9_1) {
break block34
}
$2_1 = 2;
if ($4_1 >>> 0 < 2048) {
break block34
}
$2_1 = $4_1 >>> 0 < 65536 ? 3 : 4;
}
$155($10_1, $2_1);
$3_1 = HEAP32[$10_1 + 4 >> 2] + HEAP32[$10_1 + 8 >> 2] | 0;
block36 : {
block35 : {
if (!$9_1) {
if ($4_1 >>> 0 < 2048) {
break block35
}
$9_1 = $4_1 >>> 12 | 0;
$6_1 = $4_1 & 63 | -128;
$8_1 = $4_1 >>> 6 & 63 | -128;
if ($4_1 >>> 0 < 65536) {
HEAP8[$3_1 + 2 | 0] = $6_1;
HEAP8[$3_1 + 1 | 0] = $8_1;
HEAP8[$3_1 | 0] = $9_1 | 224;
break block36;
}
HEAP8[$3_1 + 3 | 0] = $6_1;
HEAP8[$3_1 + 2 | 0] = $8_1;
HEAP8[$3_1 + 1 | 0] = $9_1 & 63 | 128;
HEAP8[$3_1 | 0] = $4_1 >>> 18 | 240;
break block36;
}
HEAP8[$3_1 | 0] = $4_1;
break block36;
}
HEAP8[$3_1 + 1 | 0] = $4_1 & 63 | 128;
HEAP8[$3_1 | 0] = $4_1 >>> 6 | 192;
}
HEAP32[$10_1 + 8 >> 2] = $2_1 + $11_1;
$144($1_1, $5_1 + 24 | 0);
$170($5_1 + 32 | 0, HEAP32[$5_1 + 24 >> 2], HEAP32[$5_1 + 28 >> 2]);
$2_1 = HEAP32[$5_1 + 40 >> 2];
block37 : {
block38 : {
if (!HEAP32[$5_1 + 32 >> 2]) {
if (!$2_1) {
break block37
}
$4_1 = HEAP32[$5_1 + 36 >> 2];
$3_1 = HEAP32[$7_1 + 8 >> 2];
$10_1 = $5_1 + 8 | 0;
HEAP32[$10_1 >> 2] = HEAP32[$7_1 + 4 >> 2];
HEAP32[$10_1 + 4 >> 2] = $3_1;
if (!HEAP32[$5_1 + 12 >> 2]) {
break block38
}
$157($159($7_1), $4_1, $2_1);
break block37;
}
$1_1 = HEAP32[$5_1 + 36 >> 2];
HEAP32[$0_1 + 4 >> 2] = 3;
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $2_1;
break block2;
}
$0($7_1);
HEAP32[$7_1 + 8 >> 2] = $2_1;
HEAP32[$7_1 + 4 >> 2] = $4_1;
HEAP32[$7_1 >> 2] = -2147483648;
}
$2_1 = HEAP32[$1_1 + 4 >> 2];
if (!$2_1) {
$1_1 = 2;
break block39;
}
$6_1 = $2_1 - 1 | 0;
HEAP32[$1_1 + 4 >> 2] = $6_1;
$4_1 = HEAP32[$1_1 >> 2];
$2_1 = $4_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $2_1;
$4_1 = HEAPU8[$4_1 | 0];
if (($4_1 | 0) == 92) {
continue
}
break;
};
if (($4_1 | 0) == 34) {
break block3
}
if ($4_1 >>> 0 >= 32) {
break block40
}
$1_1 = 0;
break block39;
}
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 12 >> 2] = HEAP32[$7_1 + 8 >> 2];
$1_1 = HEAP32[$7_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$7_1 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
break block41;
}
if ($4_1 >>> 0 >= 32) {
break block40
}
HEAP32[$0_1 + 4 >> 2] = 0;
break block2;
}
wasm2js_trap();
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
HEAP32[$0_1 >> 2] = 1;
$0($7_1);
}
global$0 = $5_1 + 48 | 0;
global$0 = $12_1 + 16 | 0;
}
function $149($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = $2_1 + 1 | 0;
if ($4_1 >>> 0 < $1_1 >>> 0) {
$187(Math_imul($4_1, 12) + $0_1 | 0, Math_imul($2_1, 12) + $0_1 | 0, Math_imul(($2_1 ^ -1) + $1_1 | 0, 12))
}
$0_1 = Math_imul($2_1, 12) + $0_1 | 0;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 8 >> 2];
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
function $150($0_1, $1_1, $2_1, $3_1) {
if (($1_1 | 0) != ($3_1 | 0)) {
wasm2js_trap()
}
$185($2_1, $0_1, Math_imul($1_1, 12));
}
function $151($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $168(HEAP32[$0_1 >> 2], $1_1) | 0;
}
function $152($0_1, $1_1, $2_1) {
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
$5($2_1, $0_1)
}
global$0 = $3_1 + 16 | 0;
}
function $153($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$154($5_1 + 8 | 0, $0_1, $1_1, $2_1, $3_1, $4_1);
if (HEAP32[$5_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $5_1 + 16 | 0;
}
function $154($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
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
$160($6_1 + 4 | 0, $1_1, $3_1, $4_1, $5_1);
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
function $155($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
block : {
$3_1 = HEAP32[$0_1 + 8 >> 2];
if (HEAP32[$0_1 >> 2] - $3_1 >>> 0 >= $1_1 >>> 0) {
break block
}
$154($2_1 + 8 | 0, $0_1, $3_1, $1_1, 1, 1);
if (HEAP32[$2_1 + 8 >> 2] == -2147483647) {
break block
}
wasm2js_trap();
}
global$0 = $2_1 + 16 | 0;
}
function $156($0_1, $1_1, $2_1, $3_1) {
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
$4_1 = $3($2_1, $3_1);
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
function $157($0_1, $1_1, $2_1) {
var $3_1 = 0;
$155($0_1, $2_1);
$3_1 = HEAP32[$0_1 + 8 >> 2];
if ($2_1) {
$185(HEAP32[$0_1 + 4 >> 2] + $3_1 | 0, $1_1, $2_1)
}
HEAP32[$0_1 + 8 >> 2] = $2_1 + $3_1;
}
function $158($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$156($3_1 + 4 | 0, $2_1, 1, 1);
if (HEAP32[$3_1 + 4 >> 2] != 1) {
$4_1 = HEAP32[$3_1 + 12 >> 2];
$5_1 = HEAP32[$3_1 + 8 >> 2];
if ($2_1) {
$185($4_1, $1_1, $2_1)
}
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $5_1;
global$0 = $3_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $159($0_1) {
var $1_1 = 0, $2_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
block : {
if (HEAP32[$0_1 >> 2] != -2147483648) {
break block
}
$158($1_1 + 4 | 0, HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2]);
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
function $160($0_1, $1_1, $2_1, $3_1, $4_1) {
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
$4_1 = $4($4_1, $1_1, $3_1, $2_1);
break block3;
}
if ($2_1) {
break block2
}
$4_1 = $3_1;
break block4;
}
$4_1 = $3($3_1, $2_1);
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
function $161($0_1, $1_1) {
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
$5($9_1, $5_1)
}
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
break block;
}
$7_1 = $3_1;
$2_1 = $4($9_1, $2_1, $5_1, $3_1);
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
function $162($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$8_1 = $4_1 + 8 | 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
block2 : {
block : {
$6_1 = HEAP32[$1_1 + 8 >> 2];
if (HEAP32[$1_1 >> 2] - $6_1 >>> 0 >= $2_1 >>> 0) {
break block
}
$9_1 = $5_1 + 8 | 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$10_1 = $2_1;
$2_1 = $2_1 + $6_1 | 0;
block1 : {
if ($10_1 >>> 0 > $2_1 >>> 0) {
break block1
}
$160($3_1 + 4 | 0, $1_1, $2_1, 1, 1);
$7_1 = HEAP32[$3_1 + 8 >> 2];
if (HEAP32[$3_1 + 4 >> 2]) {
$2_1 = HEAP32[$3_1 + 12 >> 2];
break block1;
}
HEAP32[$1_1 >> 2] = $2_1;
HEAP32[$1_1 + 4 >> 2] = $7_1;
$7_1 = -2147483647;
}
HEAP32[$9_1 + 4 >> 2] = $2_1;
HEAP32[$9_1 >> 2] = $7_1;
global$0 = $3_1 + 16 | 0;
$1_1 = HEAP32[$5_1 + 8 >> 2];
if (($1_1 | 0) == -2147483647) {
break block
}
$6_1 = HEAP32[$5_1 + 12 >> 2];
break block2;
}
$1_1 = -2147483647;
}
HEAP32[$8_1 + 4 >> 2] = $6_1;
HEAP32[$8_1 >> 2] = $1_1;
global$0 = $5_1 + 16 | 0;
$1_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 16 | 0;
}
function $163($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$9_1 = $4_1 + 20 | 0;
if ($2_1 & 1) {
$3_1 = $2_1 >>> 1 | 0
} else {
$5_1 = HEAPU8[$1_1 | 0];
if ($5_1) {
$3_1 = $1_1;
while (1) {
$3_1 = $3_1 + 1 | 0;
block1 : {
if ($5_1 << 24 >> 24 < 0) {
if (($5_1 | 0) == 128) {
$5_1 = HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8;
$6_1 = $5_1 + $6_1 | 0;
$3_1 = ($3_1 + $5_1 | 0) + 2 | 0;
break block1;
}
$7_1 = !$6_1 | $7_1;
$8_1 = __wasm_rotr_i32($5_1 & 3, 8);
$3_1 = (($3_1 + (($8_1 << 5 & 1073741824 | $8_1 << 7) >>> 29 | 0) | 0) + ($5_1 >>> 1 & 2) | 0) + ($5_1 >>> 2 & 2) | 0;
break block1;
}
$6_1 = $5_1 + $6_1 | 0;
$3_1 = $3_1 + $5_1 | 0;
}
$5_1 = HEAPU8[$3_1 | 0];
if ($5_1) {
continue
}
break;
};
}
$3_1 = $6_1 << 1;
$3_1 = $7_1 & 1 ? ($6_1 >>> 0 >= 16 ? $3_1 : 0) : $3_1;
}
$156($9_1, $3_1, 1, 1);
block2 : {
if (HEAP32[$4_1 + 20 >> 2] == 1) {
break block2
}
HEAP32[$4_1 + 16 >> 2] = 0;
$3_1 = HEAP32[$4_1 + 28 >> 2];
HEAP32[$4_1 + 8 >> 2] = HEAP32[$4_1 + 24 >> 2];
HEAP32[$4_1 + 12 >> 2] = $3_1;
if ($169($4_1 + 8 | 0, 1069420, $1_1, $2_1)) {
break block2
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 16 >> 2];
$1_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 32 | 0;
return;
}
wasm2js_trap();
}
function $164($0_1, $1_1, $2_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$2_1 = $2_1 | 0;
var $3_1 = 0;
$155($0_1, $2_1);
$3_1 = HEAP32[$0_1 + 8 >> 2];
if ($2_1) {
$185(HEAP32[$0_1 + 4 >> 2] + $3_1 | 0, $1_1, $2_1)
}
HEAP32[$0_1 + 8 >> 2] = $2_1 + $3_1;
return 0;
}
function $165($0_1, $1_1, $2_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$2_1 = $2_1 | 0;
return $169($0_1, 1069420, $1_1, $2_1) | 0;
}
function $166($0_1, $1_1, $2_1, $3_1) {
if (($1_1 | 0) == ($3_1 | 0)) {
$185($0_1, $2_1, $1_1);
return;
}
wasm2js_trap();
}
function $167($0_1, $1_1) {
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
function $168($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $177($1_1, HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2]) | 0;
}
function $169($0_1, $1_1, $2_1, $3_1) {
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
function $170($0_1, $1_1, $2_1) {
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
switch (HEAPU8[$4_1 + 1070172 | 0] - 2 | 0) {
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
function $171($0_1, $1_1, $2_1, $3_1) {
if ($1_1 >>> 0 >= $3_1 >>> 0) {
$0_1 = $188($2_1, ($1_1 - $3_1 | 0) + $0_1 | 0, $3_1)
} else {
$0_1 = 1
}
return !$0_1;
}
function $172($0_1, $1_1, $2_1, $3_1) {
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
function $173($0_1, $1_1) {
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
function $174($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$9_1 = global$0 - 16 | 0;
global$0 = $9_1;
block : {
if (!$1_1) {
$10_1 = HEAP32[$0_1 + 8 >> 2];
$11_1 = 45;
$7_1 = $5_1 + 1 | 0;
break block;
}
$10_1 = HEAP32[$0_1 + 8 >> 2];
$1_1 = $10_1 & 2097152;
$11_1 = $1_1 ? 43 : 1114112;
$7_1 = ($1_1 >>> 21 | 0) + $5_1 | 0;
}
block1 : {
if (!($10_1 & 8388608)) {
$2_1 = 0;
break block1;
}
block2 : {
if ($3_1 >>> 0 >= 16) {
$6_1 = $167($2_1, $3_1);
break block2;
}
if (!$3_1) {
break block2
}
$1_1 = $2_1;
$8_1 = $3_1;
while (1) {
$6_1 = (HEAP8[$1_1 | 0] > -65) + $6_1 | 0;
$1_1 = $1_1 + 1 | 0;
$8_1 = $8_1 - 1 | 0;
if ($8_1) {
continue
}
break;
};
}
$7_1 = $6_1 + $7_1 | 0;
}
block4 : {
block6 : {
block5 : {
block3 : {
$6_1 = HEAPU16[$0_1 + 12 >> 1];
if ($6_1 >>> 0 > $7_1 >>> 0) {
if ($10_1 & 16777216) {
break block3
}
$1_1 = 1;
$175($9_1, $0_1, $6_1 - $7_1 | 0, 1);
$8_1 = HEAP32[$9_1 >> 2];
if (($8_1 | 0) == 1114112) {
break block4
}
$7_1 = HEAPU16[$9_1 + 4 >> 1];
if ($176($0_1, $11_1, $2_1, $3_1)) {
break block4
}
$2_1 = HEAP32[$0_1 >> 2];
$0_1 = HEAP32[$0_1 + 4 >> 2];
if (FUNCTION_TABLE[HEAP32[$0_1 + 12 >> 2]]($2_1, $4_1, $5_1) | 0) {
break block4
}
$6_1 = 0;
while (1) {
$3_1 = $6_1 & 65535;
$1_1 = $3_1 >>> 0 < $7_1 >>> 0;
if ($3_1 >>> 0 >= $7_1 >>> 0) {
break block4
}
$6_1 = $6_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$0_1 + 16 >> 2]]($2_1, $8_1) | 0)) {
continue
}
break;
};
break block4;
}
if (!$176($0_1, $11_1, $2_1, $3_1)) {
break block5
}
break block6;
}
$10_1 = HEAP32[$0_1 + 12 >> 2];
$8_1 = HEAP32[$0_1 + 8 >> 2];
HEAP32[$0_1 + 8 >> 2] = $8_1 & -1612709888 | 536870960;
if ($176($0_1, $11_1, $2_1, $3_1)) {
break block6
}
$1_1 = 1;
$175($9_1 + 8 | 0, $0_1, $6_1 - $7_1 | 0, 1);
$2_1 = HEAP32[$9_1 + 8 >> 2];
if (($2_1 | 0) == 1114112) {
break block4
}
$3_1 = HEAPU16[$9_1 + 12 >> 1];
$7_1 = HEAP32[$0_1 >> 2];
$6_1 = $4_1;
$4_1 = HEAP32[$0_1 + 4 >> 2];
if (FUNCTION_TABLE[HEAP32[$4_1 + 12 >> 2]]($7_1, $6_1, $5_1) | 0) {
break block4
}
$6_1 = 0;
while (1) {
if ($3_1 >>> 0 > ($6_1 & 65535) >>> 0) {
$6_1 = $6_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$4_1 + 16 >> 2]]($7_1, $2_1) | 0)) {
continue
}
break block4;
}
break;
};
HEAP32[$0_1 + 8 >> 2] = $8_1;
HEAP32[$0_1 + 12 >> 2] = $10_1;
$1_1 = 0;
break block4;
}
$1_1 = FUNCTION_TABLE[HEAP32[HEAP32[$0_1 + 4 >> 2] + 12 >> 2]](HEAP32[$0_1 >> 2], $4_1, $5_1) | 0;
break block4;
}
$1_1 = 1;
}
global$0 = $9_1 + 16 | 0;
return $1_1;
}
function $175($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
block2 : {
block1 : {
block : {
$7_1 = $3_1;
$3_1 = HEAP32[$1_1 + 8 >> 2];
$4_1 = $3_1 >>> 29 & 3;
switch (((($4_1 | 0) == 3 ? $7_1 : $4_1) & 255) - 1 | 0) {
case 0:
break block;
case 1:
break block1;
default:
break block2;
};
}
$6_1 = $2_1;
break block2;
}
$6_1 = ($2_1 & 65534) >>> 1 | 0;
}
$3_1 = $3_1 & 2097151;
$4_1 = HEAP32[$1_1 + 4 >> 2];
$1_1 = HEAP32[$1_1 >> 2];
block4 : {
block3 : {
while (1) {
if (($5_1 & 65535) >>> 0 >= ($6_1 & 65535) >>> 0) {
break block3
}
$5_1 = $5_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$4_1 + 16 >> 2]]($1_1, $3_1) | 0)) {
continue
}
break;
};
$3_1 = 1114112;
break block4;
}
$5_1 = $2_1 - $6_1 | 0;
}
HEAP16[$0_1 + 4 >> 1] = $5_1;
HEAP32[$0_1 >> 2] = $3_1;
}
function $176($0_1, $1_1, $2_1, $3_1) {
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
function $177($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$7_1 = global$0 - 32 | 0;
global$0 = $7_1;
block5 : {
block : {
$3_1 = HEAP32[$0_1 + 8 >> 2];
if (!($3_1 & 402653184)) {
break block
}
block4 : {
if ($3_1 & 268435456) {
$3_1 = HEAPU16[$0_1 + 14 >> 1];
HEAP32[$7_1 + 28 >> 2] = 0;
HEAP32[$7_1 + 20 >> 2] = $1_1;
HEAP32[$7_1 + 24 >> 2] = $1_1 + $2_1;
$5_1 = $3_1;
$6_1 = $7_1 + 20 | 0;
block3 : {
if ($3_1) {
$9_1 = HEAP32[$6_1 + 8 >> 2];
$4_1 = HEAP32[$6_1 >> 2];
$10_1 = HEAP32[$6_1 + 4 >> 2];
while (1) {
$2_1 = $4_1;
if (($2_1 | 0) == ($10_1 | 0)) {
break block3
}
$4_1 = $2_1 + 1 | 0;
HEAP32[$6_1 >> 2] = $4_1;
$8_1 = HEAPU8[$2_1 | 0];
block2 : {
if ($8_1 << 24 >> 24 >= 0) {
break block2
}
$4_1 = $2_1 + 2 | 0;
HEAP32[$6_1 >> 2] = $4_1;
if ($8_1 >>> 0 < 224) {
break block2
}
$11_1 = HEAPU8[$2_1 + 1 | 0];
$4_1 = $2_1 + 3 | 0;
HEAP32[$6_1 >> 2] = $4_1;
if ($8_1 >>> 0 < 240) {
break block2
}
$4_1 = $2_1 + 4 | 0;
HEAP32[$6_1 >> 2] = $4_1;
if (($8_1 << 18 & 1835008 | (HEAPU8[$2_1 + 3 | 0] & 63 | ((HEAPU8[$2_1 + 2 | 0] & 63) << 6 | ($11_1 & 63) << 12))) == 1114112) {
break block3
}
}
$9_1 = ($9_1 - $2_1 | 0) + $4_1 | 0;
HEAP32[$6_1 + 8 >> 2] = $9_1;
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
continue
}
break;
};
}
$3_1 = 0;
}
$5_1 = $5_1 - $3_1 | 0;
$2_1 = HEAP32[$7_1 + 28 >> 2];
break block4;
}
if ($2_1 >>> 0 >= 16) {
$5_1 = $167($1_1, $2_1);
break block4;
}
if (!$2_1) {
break block4
}
$4_1 = $1_1;
$3_1 = $2_1;
while (1) {
$5_1 = (HEAP8[$4_1 | 0] > -65) + $5_1 | 0;
$4_1 = $4_1 + 1 | 0;
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
continue
}
break;
};
}
$3_1 = HEAPU16[$0_1 + 12 >> 1];
if ($3_1 >>> 0 <= $5_1 >>> 0) {
break block
}
$175($7_1 + 8 | 0, $0_1, $3_1 - $5_1 | 0, 0);
$5_1 = 1;
$6_1 = HEAP32[$7_1 + 8 >> 2];
if (($6_1 | 0) == 1114112) {
break block5
}
$3_1 = HEAPU16[$7_1 + 12 >> 1];
$8_1 = HEAP32[$0_1 >> 2];
$0_1 = HEAP32[$0_1 + 4 >> 2];
if (FUNCTION_TABLE[HEAP32[$0_1 + 12 >> 2]]($8_1, $1_1, $2_1) | 0) {
break block5
}
$4_1 = 0;
while (1) {
$1_1 = $4_1 & 65535;
$5_1 = $1_1 >>> 0 < $3_1 >>> 0;
if ($1_1 >>> 0 >= $3_1 >>> 0) {
break block5
}
$4_1 = $4_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$0_1 + 16 >> 2]]($8_1, $6_1) | 0)) {
continue
}
break;
};
break block5;
}
$5_1 = FUNCTION_TABLE[HEAP32[HEAP32[$0_1 + 4 >> 2] + 12 >> 2]](HEAP32[$0_1 >> 2], $1_1, $2_1) | 0;
}
global$0 = $7_1 + 32 | 0;
return $5_1;
}
function $178($0_1, $1_1) {
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
$7_1 = HEAPU8[$7_1 + 1069972 | 0] | HEAPU8[$7_1 + 1069973 | 0] << 8;
HEAP8[$2_1 | 0] = $7_1;
HEAP8[$2_1 + 1 | 0] = $7_1 >>> 8;
$2_1 = $2_1 + 2 | 0;
$5_1 = ($5_1 - Math_imul($8_1, 100) & 65535) << 1;
$5_1 = HEAPU8[$5_1 + 1069972 | 0] | HEAPU8[$5_1 + 1069973 | 0] << 8;
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
$2_1 = HEAPU8[$2_1 + 1069972 | 0] | HEAPU8[$2_1 + 1069973 | 0] << 8;
HEAP8[$6_1 | 0] = $2_1;
HEAP8[$6_1 + 1 | 0] = $2_1 >>> 8;
}
if (!($3_1 ? 0 : $0_1)) {
$4_1 = $4_1 - 1 | 0;
HEAP8[$4_1 + $1_1 | 0] = HEAPU8[($3_1 << 1 & 30) + 1069973 | 0];
}
return $4_1;
}
function $179($0_1, $1_1) {
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
$2_1 = HEAPU8[$2_1 + 1052136 | 0];
$3_1 = HEAPU8[$3_1 + 1052136 | 0];
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
function $180($0_1, $1_1, $2_1, $3_1) {
$0_1 = $188($0_1, $2_1, $1_1 >>> 0 < $3_1 >>> 0 ? $1_1 : $3_1);
$0_1 = $0_1 ? $0_1 : $1_1 - $3_1 | 0;
return (($0_1 | 0) > 0) - (($0_1 | 0) < 0) | 0;
}
function $181($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$0_1 = HEAP32[$0_1 >> 2];
$2_1 = $0_1 >> 31;
$4_1 = $3_1 + 6 | 0;
$2_1 = $178(($0_1 ^ $2_1) - $2_1 | 0, $4_1);
$0_1 = $174($1_1, ($0_1 ^ -1) >>> 31 | 0, 1, 0, $2_1 + $4_1 | 0, 10 - $2_1 | 0);
global$0 = $3_1 + 16 | 0;
return $0_1 | 0;
}
function $182($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = HEAP32[$0_1 >> 2];
$0_1 = 0;
while (1) {
HEAP8[($0_1 + $2_1 | 0) + 15 | 0] = HEAPU8[($3_1 & 15) + 1070430 | 0];
$0_1 = $0_1 - 1 | 0;
$3_1 = $3_1 >>> 4 | 0;
if ($3_1) {
continue
}
break;
};
$0_1 = $174($1_1, 1, 1070428, 2, ($0_1 + $2_1 | 0) + 16 | 0, 0 - $0_1 | 0);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $183($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = $2_1 + 6 | 0;
$0_1 = $178(HEAP32[$0_1 >> 2], $3_1);
$0_1 = $174($1_1, 1, 1, 0, $0_1 + $3_1 | 0, 10 - $0_1 | 0);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $184($0_1, $1_1) {
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
$0_1 = $177($5_1, $6_1, $0_1);
}
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $185($0_1, $1_1, $2_1) {
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
function $186($0_1, $1_1) {
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
function $187($0_1, $1_1, $2_1) {
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
function $188($0_1, $1_1, $2_1) {
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
var FUNCTION_TABLE = [null, $30, $168, $102, $183, $151, $181, $182, $184, $97, $99, $141, $140, $165, $99, $164, $140];
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
"abi_version": $9,
"alloc": $10,
"classify": $11,
"free": $12,
"resolve": $13,
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
