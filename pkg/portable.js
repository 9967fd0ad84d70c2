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
base64DecodeToExistingUint8Array(bufferView, 1048577, "AQECAgICAgICAgICAgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMEBAQFBgYGBgYGBgYGBgYGBgYHBwcHBwcHBwcHBwcHBwgICAgICAgICAkJCQkJCQkKCgoLCwsLDAwMDAwNDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4PDw8PDw8PDw8PDw8PDw8PDw8PEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREREhISEhISEhISEhITFBQUFBQUFBQUFBUVFRUVFRUVFRYXFxcYGcDAAAJ4QMAAwAFAwAABOsAACS9kaWdlc3RzL8AAEi9ydWxlcy9yZWdpc3RyaWVzL8AADi9ydWxlcy9pbWFnZXMvwAAIL2ltYWdlcy/AAAEvwAEvwADAAS7AAA50aGUgcmVnaXN0cnkgYMAuYCBpcyBmb2xsb3dlZCBieSBgL2AgYW5kIGEgcmVwb3NpdG9yeSwgbm90IGJ5IMAAAmEgwAwgZGlnZXN0IGhhcyDADSBkaWdpdHMsIG5vdCDAABhhIHBvcnQgaXMgYSBudW1iZXIsIG5vdCDAADdhIGRpZ2VzdCBoYXMgdGhlIGRpZ2l0cyBgMGAgdG8gYDlgIGFuZCBgYWAgdG8gYGZgLCBub3QgwABCYSBuYW1lIGhhcyBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgYC5gLCBgX2AsIGAtYCBhbmQgYC9gLCBub3QgwAAxYSB0YWcgaGFzIGxldHRlcnMsIGRpZ2l0cywgYF9gLCBgLmAgYW5kIGAtYCwgbm90IMAAwAkgbXVzdCBiZSDABiwgbm90IMAAwAQgYXQgwAAFbGluZSDACCBjb2x1bW4gwAA1YSB0YWcgc3RhcnRzIHdpdGggYSBsZXR0ZXIsIGEgZGlnaXQgb3IgYF9gLCBub3Qgd2l0aCDAAMAlIGlzIG5vdCBhIGtub3duIGtleTsgZXhwZWN0ZWQgb25lIG9mIMAAwCcgaXMgbm90IGFjY2VwdGVkIGhlcmU7IGV4cGVjdGVkIG9uZSBvZiDAAMAQIGlzIG5vdCBhIHZhbGlkIMAAIHRoZSBydWxlcyBjYWxsIHRhZ3MgdGhhdCBtYXRjaCBgwAJgIMAAH3RoZSByZXF1ZXN0IGlzIG5vdCB2YWxpZCBKU09OOiDAAAR0aGUgwAkgaXMgZW1wdHkAAWDAI2Agd2FzIHJlcXVlc3RlZCBieSBuYW1lIGFuZCBpcyBrZXB0ABl3aXRob3V0IGEgYC9gIGJlaGluZCBpdCBgwFZgIGlzIGEgdGFnIGFuZCBub3QgdGhlIHBvcnQgb2YgYSByZWdpc3RyeTsgYSByZXBvc2l0b3J5IGlzIG1pc3NpbmcgaWYgYSBwb3J0IHdhcyBtZWFudAAldGhlIGRpZ2VzdCBhbG9uZSBkZWNpZGVzIHdoYXQgcnVuczogYMA0YCBtb3ZlcyBvbiB3aXRob3V0IGl0LCBhbmQgbWlzbGVhZHMgd2hvZXZlciByZWFkcyBpdADAASDAKiwgc28gbm9kZXMgbWF5IGhvbGQgZGlmZmVyZW50IGJ1aWxkcyBvZiBpdAAEdGhlIMACIGDAFmAgaGFzIGJsYW5rcyBhcm91bmQgaXQAAWDAUmAgaGFzIGEgc2VwYXJhdG9yIChgLmAsIGBfYCwgYF9fYCBvciBkYXNoZXMpIHRoYXQgaXMgbm90IGJldHdlZW4gbGV0dGVycyBvciBkaWdpdHMAEmEgdGFnIGhhcyBhdCBtb3N0IMALIGNoYXJhY3RlcnMAB3VuZGVyIGDAH2AgZWFjaCBub2RlIGtlZXBzIHRoZSBjb3B5IG9mIGDAUWAgdGhhdCBpdCBoYXBwZW5lZCB0byBwdWxsLCBzbyBub2RlcyB3aWxsIHJ1biBkaWZmZXJlbnQgY29udGVudCB3aXRob3V0IGFueSBlcnJvcgABYMAeYCBjYW5ub3QgYmUgc2V0IG9uIEt1YmVybmV0ZXMgwC86IHRoZSBrdWJlbGV0IHZlcmlmaWVzIGNyZWRlbnRpYWxzIGZyb20gMS4zMyBvbgAEdGhlIMAJIGlzIGJsYW5rADF0aGUgcmVxdWVzdCBpcyBubyBVVEYtOCB0ZXh0OiB0aGUgYnl0ZSBhdCBvZmZzZXQgwAkgaXMgd3JvbmcADHRoZSBkaWdlc3QgYMAaYCBjb250cmFkaWN0cyB0aGUgZGlnZXN0IGDADmAgb2YgdGhlIGltYWdlAAl0aGUgdGFnIGDAF2AgY29udHJhZGljdHMgdGhlIHRhZyBgwA5gIG9mIHRoZSBpbWFnZQAcdGhlIHJ1bGVzIG1hcCB0aGUgcmVnaXN0cnkgYMArYCB0byBgbG9jYWxgOiB0aGUgaW1hZ2UgaXMgb25seSBvbiB0aGUgbm9kZQDAcCwgc28gcHVsbGluZyBicmluZ3Mgbm90aGluZyBuZXcsIGJ1dCBhbiBvdXRhZ2Ugb2YgdGhlIHJlZ2lzdHJ5IHN0b3BzIHRoZSBzdGFydCBhbHRob3VnaCB0aGUgaW1hZ2UgaXMgb24gdGhlIG5vZGUADG5vdGhpbmcgaW4gYMBQYCBzaG93cyB0aGF0IGl0IGlzIHB1Ymxpc2hlZCBvbmNlOyBhIHN0YWxlIGNvcHkgaXMgc2lsZW50LCBhIGZhaWxlZCBwdWxsIGlzIGxvdWQALXRoZSBhZG1pc3Npb24gcGx1Z2luIEFsd2F5c1B1bGxJbWFnZXMgbWFrZXMgYMAGYCBvZiBgwBFgIGluIGVhY2ggbmV3IHBvZAABYMAFYCBpcyDAFSBieXRlcyBsb25nOyBhdCBtb3N0IMANIGFyZSBhY2NlcHRlZAAzdGFncyBhcmUgY2FzZS1zZW5zaXRpdmU6IEt1YmVybmV0ZXMgZG9lcyBub3QgdGFrZSBgwA5gIGZvciBgbGF0ZXN0YAAZYSByZXBvc2l0b3J5IGhhcyBhdCBtb3N0IMAqIGNoYXJhY3RlcnMsIGNvdW50aW5nIGEgbWlzc2luZyBgbGlicmFyeS9gAAFgwDJgIGlzIG5vIHJlZ2lzdHJ5IHdpdGggYSBwb3J0LCBhbmQgYSB0YWcgaGFzIG5vIGAvYAAOdGhlIHJ1bGUgZm9yIGDACGAgc2V0cyBgwAFgACdub3RoaW5nIGhhcyBmaWxsZWQgaW4gdGhlIHBsYWNlaG9sZGVyIGDAAWAAwAkgaGFzIG5vIGDAAWAABHRoZSDAMyBzdGFydHMgd2l0aCBhIHJlZ2lzdHJ5IG9yIGEgcmVwb3NpdG9yeSwgbm90IHdpdGggYMABYADAGSBpcyBtaXNzaW5nIGluIGZyb250IG9mIGDAAWAAIGRpZ2VzdHMgYXJlIGxvd2VyIGNhc2UsIHVubGlrZSBgwAFgAClyZXBvc2l0b3J5IG5hbWVzIGFyZSBsb3dlciBjYXNlLCB1bmxpa2UgYMABYADAFCBpcyBtaXNzaW5nIGJlaGluZCBgwAFgAAFgwAFgADxyZWRhY3RlZD4AwAEvAAAACxAACg==");
base64DecodeToExistingUint8Array(bufferView, 1051424, "bmFtZUA6YSBzdHJpbmdhbiBvYmplY3RhY2NlZGVkYmFhZGNhZmVjYWZlYmFiZWNhZmVmZWVkZGVhZGJlZWZkZWZhY2VkZWZmYWNlZGZhY2FkZWRmYWJhY2VhZWZlZWRmYWNlADcLEAAHAAAAPgsQAAgAAABGCxAACAAAAE4LEAAIAAAAVgsQAAgAAABeCxAABwAAAGULEAAHAAAAbAsQAAcAAABzCxAACAAAAHsLEAAIAAAAL2ltYWdlYXBpLXNlcnZlcnJ1bGVzbG9jYWwAAAU=");
base64DecodeToExistingUint8Array(bufferView, 1051648, "AQAAAGxhdGVzdCR7JCh7ey8vbW92aW5ncGlubmVkdW5rbm93bm51bGx0cnVlIG9yIGZhbHNlYSBudW1iZXJhIGxpc3RBbHdheXNJZk5vdFByZXNlbnROZXZlci90YWdkb2NrZXIuaW9pbWFnZQ==");
base64DecodeToExistingUint8Array(bufferView, 1051776, "AgsAAAMPAAAFAAAAdHJ1ZWZhbHNlKioqdGFncG9saWN5");
base64DecodeToExistingUint8Array(bufferView, 1051824, "ZmxvYXRpbmd0cnVzdHB1Ymxpc2hlcnNpbWFnZXNtYXRjaAAAzQwQAAU=");
base64DecodeToExistingUint8Array(bufferView, 1051880, "mwwQAAY=");
base64DecodeToExistingUint8Array(bufferView, 1051900, "EgwQAAYAAAACAAAApAwQAAAAAAAYDBAABgAAAAIAAACkDBAAAAAAAAQAAADUDBAABAAAAHJlZ2lzdHJpZXNmcm9tdG86DRAABA==");
base64DecodeToExistingUint8Array(bufferView, 1051988, "Pg0QAAI=");
base64DecodeToExistingUint8Array(bufferView, 1052008, "BAAAAEANEAACAAAAEgwQAAYAAAACAAAApAwQAAAAAAAYDBAABgAAAAIAAACkDBAAAAAAAB4MEAAH");
base64DecodeToExistingUint8Array(bufferView, 1052080, "sAwQAAg=");
base64DecodeToExistingUint8Array(bufferView, 1052100, "uAwQAAU=");
base64DecodeToExistingUint8Array(bufferView, 1052120, "vQwQAAoAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1052140, "xwwQAAYAAAACAAAAJA0QAAAAAAAwDRAACgAAAAIAAABoDRAAAAAAAGNsdXN0ZXJ2ZXJzaW9uYWx3YXlzUHVsbEltYWdlc2RpZ2VzdEF3YXJlRGVmYXVsdGNyZWRlbnRpYWxWZXJpZmljYXRpb25wcmVsb2FkZWRJbWFnZXNWZXJpZmljYXRpb25BbGxvd2xpc3QAABsOEAAH");
base64DecodeToExistingUint8Array(bufferView, 1052308, "Ig4QABAAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1052328, "Mg4QABIAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1052348, "RA4QABY=");
base64DecodeToExistingUint8Array(bufferView, 1052368, "Wg4QACQAAAACAAAApAwQAAAAAABkaWdlc3RzAGgMEAAF");
base64DecodeToExistingUint8Array(bufferView, 1052416, "mAwQAAM=");
base64DecodeToExistingUint8Array(bufferView, 1052436, "mwwQAAY=");
base64DecodeToExistingUint8Array(bufferView, 1052456, "5AsQAAUAAAAEAAAAdA0QAAgAAAAUDhAABwAAAAQAAACADhAABQAAAOQOEAAHAAAAAwAAAKQMEAAAAAAABAAAAOwOEAAGAAAARXJySW1hZ2VOZXZlclB1bGxJbnZhbGlkSW1hZ2VOYW1lYXV0bwAAAAQAAACADhAABQAAAGRpZ2VzdHBsYWNlaG9sZGVyL3gveE5ldmVyVmVyaWZ5TmV2ZXJWZXJpZnlQcmVsb2FkZWRJbWFnZXNOZXZlclZlcmlmeUFsbG93bGlzdGVkSW1hZ2VzQWx3YXlzVmVyaWZ5LypyZWFjaGFibGV1bnJlYWNoYWJsZWN1cnJlbnRjYWNoZWRleHBsaWNpdHJlZ2lzdHJ5LW1hcHBpbmdpbWFnZS1ydWxlcGlubmVkLXJ1bGVtb3ZpbmctcnVsZXB1Ymxpc2hlcnVudGFnZ2VkYWxpYXNjaGFubmVsYnJhbmNoZmxvYXRpbmctdmVyc2lvbnNuYXBzaG90cHJlcmVsZWFzZWRhdGVjb21taXRidWlsZHVucmVjb2duaXNlZGt1YmVybmV0ZXMtZGVmYXVsdC1kaWZmZXJzdW5yZXZpZXdlZC11cGRhdGVJbWFnZVB1bGxCYWNrT2ZmdXNlci1ydWxldG9vLWxhcmdlaW52YWxpZC1yZXF1ZXN0aW52YWxpZC1ydWxlc2ludmFsaWQtY2x1c3RlcmludmFsaWQtcG9saWN5bWlzc2luZy1pbWFnZWludmFsaWQtaW1hZ2VpbnZhbGlkLXRhZ2NvbmZsaWN0aW5nLXRhZ2NvbmZsaWN0aW5nLWRpZ2VzdGludmFsaWQtc2VjcmV0aW52YWxpZC1wYXlsb2FkaW52YWxpZC1wb2RzMWxpYnJhcnkvAAQAAAB0DRAACAAAAEQMEAAGAAAAAAAAAEoMEAAMAAAAAQAAAHJlbGVhc2UA5BEQAAcAAAAAAAAApA8QAAYAAAABAAAAa2luZHN0YWxlLWNvcGllc3JlZ2lzdHJ5LWRlcGVuZGVuY3ltdXN0LWJlLXByZWxvYWRlZGxvb2tzLWxpa2UtbGF0ZXN0bW92aW5nLXRhZy1iZXNpZGUtZGlnZXN0bXV0YWJsZS1yZWxlYXNlcG9ydC1hcy10YWdvdmVycmlkZGVuLWJ5LWFkbWlzc2lvbmNyZWRlbnRpYWxzLWNoZWNrZWQvL3JlcG9zaXRvcnl+MH4xdGhlIENvbnRhaW5lcnMgcHJvamVjdHJlYnVpbGRzIGl0cyBpbWFnZXMgdW5kZXIgdGhlaXIgdmVyc2lvbiBldmVyeSBkYXk7IG9ubHkgdGFncyB0aGF0IGVuZCBpbiBgLWltbXV0YWJsZWAgc3RheWh0dHBzOi8vZ2l0aHViLmNvbS9jb250YWluZXJzL2ltYWdlX2J1aWxkAAAB");
base64DecodeToExistingUint8Array(bufferView, 1053532, "tRIQABYAAADLEhAAWgAAACUTEAApAAAAS3ViZXJuZXRlc25ldmVyIHJlLXBvaW50cyBhIHByb21vdGVkIHRhZ2h0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzLXNpZ3MvcHJvbW8tdG9vbHMvcHVsbC8xNTgABQ==");
base64DecodeToExistingUint8Array(bufferView, 1053664, "dBMQAAoAAAB+ExAAHgAAAJwTEAA3AAAATGludXhTZXJ2ZXIuaW9yZWJ1aWxkcyB2ZXJzaW9ucyB1bmRlciB0aGVpciB0YWc7IG9ubHkgdGFncyB3aXRoIGEgYnVpbGQgbnVtYmVyIChgLWxzMTIxYCkgc3RheWh0dHBzOi8vd3d3LmxpbnV4c2VydmVyLmlvL2Jsb2cvZG9ja2VyLXRhZ3Mtc28tbWFueS10YWdzLXNvLWxpdHRsZS10aW1lAAAABw==");
base64DecodeToExistingUint8Array(bufferView, 1053868, "+BMQAA4AAAAGFBAAUAAAAFYUEABHAAAAU2VydmVyIFNpZGUgVXByZS1wb2ludHMgdGFncyB3aXRoIGEgdmVyc2lvbiBvZiBQSFA7IG9ubHkgdGFncyB3aXRoIGl0cyBvd24gdmVyc2lvbiAoYC12My41LjJgKSBzdGF5aHR0cHM6Ly9zZXJ2ZXJzaWRldXAubmV0L29wZW4tc291cmNlL2RvY2tlci1waHAvZG9jcy9nZXR0aW5nLXN0YXJ0ZWQvY2hvb3NpbmctYW4taW1hZ2UAAAAC");
base64DecodeToExistingUint8Array(bufferView, 1054092, "xBQQAA4AAADSFBAAVQAAACcVEABWAAAASnVweXRlciBEb2NrZXIgU3RhY2tzcmUtcG9pbnRzIHRhZ3Mgd2l0aCB0aGUgdmVyc2lvbiBvZiBhIHBhY2thZ2U7IG9ubHkgZGF0ZXMgYW5kIGNvbW1pdHMgc3RheWh0dHBzOi8vZ2l0aHViLmNvbS9qdXB5dGVyL2RvY2tlci1zdGFja3Mvd2lraQAB");
base64DecodeToExistingUint8Array(bufferView, 1054268, "pBUQABUAAAC5FRAASQAAAAIWEAAtAAAAZG9ja2VyL2xpYnJhcnkvSG9tZSBPcGVyYXRpb25zcmVidWlsZHMgcmVsZWFzZXMgdW5kZXIgdGhlaXIgdGFnaHR0cHM6Ly9naXRodWIuY29tL29uZWRyMHAvY29udGFpbmVycwc=");
base64DecodeToExistingUint8Array(bufferView, 1054404, "YxYQAA8AAAByFhAAIQAAAJMWEAAlAAAAcHVibGlzaGVzIGEgbm9kZSBpbWFnZSBhbmV3IHVuZGVyIHRoZSBzYW1lIHZlcnNpb24gb2YgS3ViZXJuZXRlc2h0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzLXNpZ3Mva2luZC9yZWxlYXNlcwc=");
base64DecodeToExistingUint8Array(bufferView, 1054552, "BBIQAAQAAADcFhAAQAAAABwXEAAwAAAAVHJpbm9uYW1lcyByZWxlYXNlcyBieSBvbmUgbnVtYmVyaHR0cHM6Ly90cmluby5pby9kb2NzL2N1cnJlbnQvcmVsZWFzZS5odG1sAAABAAAsAQAA/////3AXEAAFAAAAdRcQABwAAACRFxAAKgAAAC5ORVRyZWJ1aWxkcyByZWxlYXNlcyB3aGVuIHRoZWlyIGJhc2UgaW1hZ2UgY2hhbmdlc2h0dHBzOi8vZ2l0aHViLmNvbS9kb3RuZXQvZG90bmV0LWRvY2tlci9ibG9iL21haW4vZG9jdW1lbnRhdGlvbi9zdXBwb3J0ZWQtdGFncy5tZAc=");
base64DecodeToExistingUint8Array(bufferView, 1054832, "4BcQAAQAAADkFxAALwAAABMYEABRAAAARHJ1cGFsbmFtZWQgcmVsZWFzZXMgYnkgdHdvIG51bWJlcnMgdXAgdG8gdmVyc2lvbiA3aHR0cHM6Ly93d3cuZHJ1cGFsLm9yZy9hYm91dC9jb3JlL3BvbGljaWVzL2NvcmUtcmVsZWFzZS1jeWNsZXMvcmVsZWFzZS1uYW1pbmcAAgAABAAAAAcAAACIGBAABgAAAI4YEAAtAAAAuxgQAE0AAABOVklESUFuYW1lcyBtb250aGx5IHJlbGVhc2VzIGJ5IHllYXIgYW5kIG1vbnRoaHR0cHM6Ly9kb2NzLm52aWRpYS5jb20vZGVlcGxlYXJuaW5nL2ZyYW1ld29ya3MvcHl0b3JjaC1yZWxlYXNlLW5vdGVzL2luZGV4Lmh0bWwAAAACAAARAAAAYwAAACwZEAAGAAAAMhkQACgAAABaGRAAUAAAAFJha3VkbyBTdGFybmFtZXMgcmVsZWFzZXMgYnkgeWVhciBhbmQgbW9udGhodHRwczovL3Jha3Vkby5vcmcvc3RhcgAAAAIAANoHAAAzCAAA0BkQAAsAAADbGRAAIAAAAPsZEAAXAAAAUm9ja2VycmVidWlsZHMgYSByZWxlYXNlIHdoaWxlIGl0IGlzIHRoZSBjdXJyZW50IG9uZWh0dHBzOi8vZ2l0aHViLmNvbS9yb2NrZXItb3JnL3JvY2tlci12ZXJzaW9uZWQyL3dpa2kvVmVyc2lvbnMAAAAH");
base64DecodeToExistingUint8Array(bufferView, 1055416, "OBoQAAYAAAA+GhAALgAAAGwaEAA9AAAAQml0bmFtaXJlLXBvaW50cyBhcHBsaWNhdGlvbiB2ZXJzaW9uczsgb25seSB0YWdzIHdpdGggYSByZXZpc2lvbiAoYC1yOGApIHN0YXlodHRwczovL3RlY2hkb2NzLmJyb2FkY29tLmNvbS91cy9lbi92bXdhcmUtdGFuenUvYXBwbGljYXRpb24tY2F0YWxvZy90YW56dS1hcHBsaWNhdGlvbi1jYXRhbG9nL3NlcnZpY2VzL3RhYy1kb2MvYXBwcy10dXRvcmlhbHMtdW5kZXJzdGFuZC1yb2xsaW5nLXRhZ3MtY29udGFpbmVycy1pbmRleC5odG1sAAAAAQ==");
base64DecodeToExistingUint8Array(bufferView, 1055704, "0BoQAAcAAADXGhAARgAAAB0bEACsAAAASmVua2luc25hbWVzIHdlZWtseSByZWxlYXNlcyBieSB0d28gbnVtYmVyc2h0dHBzOi8vd3d3LmplbmtpbnMuaW8vZG93bmxvYWQvAAACAAACAAAA//////AbEAAHAAAA9xsQACQAAAAbHBAAIAAAAExpbmtlcmRwdWJsaXNoZXMgZWFjaCByZWxlYXNlIG9mIGl0cyBlZGdlIGNoYW5uZWwgb25jZSwgYnkgeWVhciwgbW9udGggYW5kIG51bWJlcmh0dHBzOi8vbGlua2VyZC5pby9yZWxlYXNlcy8AAAAE");
base64DecodeToExistingUint8Array(bufferView, 1055964, "YBwQAAcAAABnHBAASgAAALEcEAAcAAAAcGdBZG1pbm5hbWVzIHJlbGVhc2VzIGJ5IHR3byBudW1iZXJzaHR0cHM6Ly93d3cucGdhZG1pbi5vcmcvZG9jcy9wZ2FkbWluNC9sYXRlc3QvcmVsZWFzZV9ub3Rlcy5odG1sAAACAAAEAAAA//////QcEAAHAAAA+xwQAB0AAAAYHRAAPwAAAFJlZCBIYXRyZS1wb2ludHMgdmVyc2lvbnM7IG9ubHkgdGFncyB3aXRoIGEgcmV2aXNpb24gKGAxLTcxYCkgc3RheWh0dHBzOi8vcmVkaGF0LWNvbm5lY3QuZ2l0Ym9vay5pby9jYXRhbG9nLWhlbHAvY29udGFpbmVyLWltYWdlcy9jb250YWluZXItaW1hZ2UtZGV0YWlscy9pbWFnZS10YWdzLWFuZC12ZXJzaW9ucwAAAAM=");
base64DecodeToExistingUint8Array(bufferView, 1056316, "fB0QAAcAAACDHRAAOwAAAL4dEABvAAAAdGhlIERvY2tlciBPZmZpY2lhbCBJbWFnZXMgcHJvZ3JhbXJlLXBvaW50cyBldmVyeSB0YWcgd2l0aG91dCBhIHZlcnNpb24sIGFuZCByZWJ1aWxkcyByZWxlYXNlcyB3aGVuIHRoZWlyIGJhc2UgaW1hZ2UgY2hhbmdlc2h0dHBzOi8vZ2l0aHViLmNvbS9kb2NrZXItbGlicmFyeS9vZmZpY2lhbC1pbWFnZXMjbGlicmFyeS1kZWZpbml0aW9uLWZpbGVzAAAG");
base64DecodeToExistingUint8Array(bufferView, 1056552, "VB4QACIAAAB2HhAAWgAAANAeEABKAAAAUG9zdGdyZVNRTGhhcyBuYW1lZCByZWxlYXNlcyBieSB0d28gbnVtYmVycyBzaW5jZSB2ZXJzaW9uIDEwaHR0cHM6Ly93d3cucG9zdGdyZXNxbC5vcmcvc3VwcG9ydC92ZXJzaW9uaW5nLwAAAAIAAAoAAAD/////QB8QAAoAAABKHxAAMgAAAHwfEAAuAAAAUmVub3ZhdGVodHRwczovL2dpdGh1Yi5jb20vcmVub3ZhdGVib3QvZG9ja2VyLXJlbm92YXRlLWZ1bGwvaXNzdWVzLzQyMAAABw==");
base64DecodeToExistingUint8Array(bufferView, 1056804, "0B8QAAgAAAByFhAAIQAAANgfEAA+AAAARnJpZW5kaWNhaHR0cHM6Ly9naXRodWIuY29tL2ZyaWVuZGljYS9mcmllbmRpY2EvcmVsZWFzZXMAAgAA4gcAADMIAAA8IBAACQAAANsZEAAgAAAARSAQAC8AAABrOHMuZ2NyLmlvcmVnaXN0cnkuYWNjZXNzLnJlZGhhdC5jb21yZWdpc3RyeS5yZWRoYXQuaW8AAHQWGhg=");
base64DecodeToExistingUint8Array(bufferView, 1056992, "9KEJg5s=");
base64DecodeToExistingUint8Array(bufferView, 1057008, "kz40YXAT");
base64DecodeToExistingUint8Array(bufferView, 1057024, "AUEW");
base64DecodeToExistingUint8Array(bufferView, 1057040, "gRYB");
base64DecodeToExistingUint8Array(bufferView, 1057056, "cg==");
base64DecodeToExistingUint8Array(bufferView, 1057072, "kA4=");
base64DecodeToExistingUint8Array(bufferView, 1057088, "oQ==");
base64DecodeToExistingUint8Array(bufferView, 1057104, "MBQ=");
base64DecodeToExistingUint8Array(bufferView, 1057120, "xT06C0sN");
base64DecodeToExistingUint8Array(bufferView, 1057136, "RUI=");
base64DecodeToExistingUint8Array(bufferView, 1057152, "ZYbCiiwSAg==");
base64DecodeToExistingUint8Array(bufferView, 1057168, "tyRbJAQ=");
base64DecodeToExistingUint8Array(bufferView, 1057184, "QwI=");
base64DecodeToExistingUint8Array(bufferView, 1057200, "xyVSChM=");
base64DecodeToExistingUint8Array(bufferView, 1057216, "WQYXBg==");
base64DecodeToExistingUint8Array(bufferView, 1057232, "maVA");
base64DecodeToExistingUint8Array(bufferView, 1057248, "thA=");
base64DecodeToExistingUint8Array(bufferView, 1057264, "5ZAC");
base64DecodeToExistingUint8Array(bufferView, 1057280, "LFBXWpIF4gIAAAAAAAAAAGgWaQ==");
base64DecodeToExistingUint8Array(bufferView, 1057312, "mcn6EA==");
base64DecodeToExistingUint8Array(bufferView, 1057328, "xyUaRB0uAQ==");
base64DecodeToExistingUint8Array(bufferView, 1057344, "7iUa7HMuAQ==");
base64DecodeToExistingUint8Array(bufferView, 1057360, "spA0XQI=");
base64DecodeToExistingUint8Array(bufferView, 1057376, "UxaSpks=");
base64DecodeToExistingUint8Array(bufferView, 1057392, "mSHqXgM=");
base64DecodeToExistingUint8Array(bufferView, 1057408, "FBcH");
base64DecodeToExistingUint8Array(bufferView, 1057424, "mVF0kgM=");
base64DecodeToExistingUint8Array(bufferView, 1057440, "hSR0gwQ=");
base64DecodeToExistingUint8Array(bufferView, 1057456, "xyXGngQ=");
base64DecodeToExistingUint8Array(bufferView, 1057472, "xyU6CwU=");
base64DecodeToExistingUint8Array(bufferView, 1057488, "pJRbmGiVAg==");
base64DecodeToExistingUint8Array(bufferView, 1057504, "hYlAp6s=");
base64DecodeToExistingUint8Array(bufferView, 1057520, "ma1SLg==");
base64DecodeToExistingUint8Array(bufferView, 1057536, "MF0=");
base64DecodeToExistingUint8Array(bufferView, 1057552, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1057568, "Aw==");
base64DecodeToExistingUint8Array(bufferView, 1057584, "DQ==");
base64DecodeToExistingUint8Array(bufferView, 1057600, "Ag==");
base64DecodeToExistingUint8Array(bufferView, 1057616, "hQaSiAsD");
base64DecodeToExistingUint8Array(bufferView, 1057632, "1BUp6w==");
base64DecodeToExistingUint8Array(bufferView, 1057648, "rNhC");
base64DecodeToExistingUint8Array(bufferView, 1057664, "LLhk");
base64DecodeToExistingUint8Array(bufferView, 1057680, "4Q==");
base64DecodeToExistingUint8Array(bufferView, 1057696, "xSYG");
base64DecodeToExistingUint8Array(bufferView, 1057712, "gTI=");
base64DecodeToExistingUint8Array(bufferView, 1057728, "kzI=");
base64DecodeToExistingUint8Array(bufferView, 1057744, "xSXmUmg=");
base64DecodeToExistingUint8Array(bufferView, 1057760, "hD0=");
base64DecodeToExistingUint8Array(bufferView, 1057776, "hYlAJ2EP");
base64DecodeToExistingUint8Array(bufferView, 1057792, "5EkI");
base64DecodeToExistingUint8Array(bufferView, 1057808, "7iU6KnkSAg==");
base64DecodeToExistingUint8Array(bufferView, 1057824, "hYlAJw==");
base64DecodeToExistingUint8Array(bufferView, 1057840, "YwQ=");
base64DecodeToExistingUint8Array(bufferView, 1057856, "ZbhAYRkj");
base64DecodeToExistingUint8Array(bufferView, 1057872, "rxUC");
base64DecodeToExistingUint8Array(bufferView, 1057888, "1CU=");
base64DecodeToExistingUint8Array(bufferView, 1057904, "7iUa5CnUJQ==");
base64DecodeToExistingUint8Array(bufferView, 1057920, "LIzH");
base64DecodeToExistingUint8Array(bufferView, 1057936, "5ElYJAQ=");
base64DecodeToExistingUint8Array(bufferView, 1057952, "IQI=");
base64DecodeToExistingUint8Array(bufferView, 1057968, "+AniwgQ=");
base64DecodeToExistingUint8Array(bufferView, 1057984, "5QQ6AQ==");
base64DecodeToExistingUint8Array(bufferView, 1058000, "x6UT6AQ=");
base64DecodeToExistingUint8Array(bufferView, 1058016, "h04=");
base64DecodeToExistingUint8Array(bufferView, 1058032, "dBYK");
base64DecodeToExistingUint8Array(bufferView, 1058048, "NFQ=");
base64DecodeToExistingUint8Array(bufferView, 1058064, "aLggBQ==");
base64DecodeToExistingUint8Array(bufferView, 1058080, "lNVgCgE=");
base64DecodeToExistingUint8Array(bufferView, 1058096, "8LFiCwE=");
base64DecodeToExistingUint8Array(bufferView, 1058112, "1JUGHyu2EA==");
base64DecodeToExistingUint8Array(bufferView, 1058128, "JBQE");
base64DecodeToExistingUint8Array(bufferView, 1058144, "LoUG");
base64DecodeToExistingUint8Array(bufferView, 1058160, "stAZGg==");
base64DecodeToExistingUint8Array(bufferView, 1058176, "MFE=");
base64DecodeToExistingUint8Array(bufferView, 1058192, "y1VJAQ==");
base64DecodeToExistingUint8Array(bufferView, 1058208, "RT40");
base64DecodeToExistingUint8Array(bufferView, 1058224, "9IlAXIGF");
base64DecodeToExistingUint8Array(bufferView, 1058240, "NBQD");
base64DecodeToExistingUint8Array(bufferView, 1058256, "RVYaigE=");
base64DecodeToExistingUint8Array(bufferView, 1058272, "pc6Z");
base64DecodeToExistingUint8Array(bufferView, 1058288, "0xQJ");
base64DecodeToExistingUint8Array(bufferView, 1058304, "hQb7XJE=");
base64DecodeToExistingUint8Array(bufferView, 1058320, "OJlTBQ==");
base64DecodeToExistingUint8Array(bufferView, 1058336, "OBk=");
base64DecodeToExistingUint8Array(bufferView, 1058352, "OBn6EA==");
base64DecodeToExistingUint8Array(bufferView, 1058368, "5cjS");
base64DecodeToExistingUint8Array(bufferView, 1058384, "sgE=");
base64DecodeToExistingUint8Array(bufferView, 1058400, "EgI=");
base64DecodeToExistingUint8Array(bufferView, 1058416, "jFUI");
base64DecodeToExistingUint8Array(bufferView, 1058432, "rEg=");
base64DecodeToExistingUint8Array(bufferView, 1058448, "ZYbCigQ=");
base64DecodeToExistingUint8Array(bufferView, 1058464, "s8xQWJE=");
base64DecodeToExistingUint8Array(bufferView, 1058480, "slg=");
base64DecodeToExistingUint8Array(bufferView, 1058496, "7qUpiwU=");
base64DecodeToExistingUint8Array(bufferView, 1058512, "LA==");
base64DecodeToExistingUint8Array(bufferView, 1058528, "obE=");
base64DecodeToExistingUint8Array(bufferView, 1058544, "uLrEQmMB");
base64DecodeToExistingUint8Array(bufferView, 1058560, "xSXIAg==");
base64DecodeToExistingUint8Array(bufferView, 1058576, "uLrE3NOhBQ==");
base64DecodeToExistingUint8Array(bufferView, 1058592, "Trc=");
base64DecodeToExistingUint8Array(bufferView, 1058608, "uLrE0JAB");
base64DecodeToExistingUint8Array(bufferView, 1058624, "81FXBg==");
base64DecodeToExistingUint8Array(bufferView, 1058640, "LiRRCA==");
base64DecodeToExistingUint8Array(bufferView, 1058656, "rA==");
base64DecodeToExistingUint8Array(bufferView, 1058672, "ww==");
base64DecodeToExistingUint8Array(bufferView, 1058688, "QT5SDA==");
base64DecodeToExistingUint8Array(bufferView, 1058704, "MBQG");
base64DecodeToExistingUint8Array(bufferView, 1058720, "Y1IG");
base64DecodeToExistingUint8Array(bufferView, 1058736, "slhZ5nPBAQ==");
base64DecodeToExistingUint8Array(bufferView, 1058752, "7AE=");
base64DecodeToExistingUint8Array(bufferView, 1058768, "ZdbpCnw=");
base64DecodeToExistingUint8Array(bufferView, 1058784, "uLrEChtBPg==");
base64DecodeToExistingUint8Array(bufferView, 1058800, "7tGHIA==");
base64DecodeToExistingUint8Array(bufferView, 1058816, "NCBSJA==");
base64DecodeToExistingUint8Array(bufferView, 1058832, "rCAJ");
base64DecodeToExistingUint8Array(bufferView, 1058848, "eY0nAQ==");
base64DecodeToExistingUint8Array(bufferView, 1058864, "uLrE8hpPAg==");
base64DecodeToExistingUint8Array(bufferView, 1058880, "I0w=");
base64DecodeToExistingUint8Array(bufferView, 1058896, "s7AJ");
base64DecodeToExistingUint8Array(bufferView, 1058912, "ZdYJ");
base64DecodeToExistingUint8Array(bufferView, 1058928, "SVQ=");
base64DecodeToExistingUint8Array(bufferView, 1058944, "lboqKg==");
base64DecodeToExistingUint8Array(bufferView, 1058960, "Ll0=");
base64DecodeToExistingUint8Array(bufferView, 1058976, "8z7i0gU=");
base64DecodeToExistingUint8Array(bufferView, 1058992, "Rb4hi5VlzvuISxcAAAAAAMmwdwE=");
base64DecodeToExistingUint8Array(bufferView, 1059024, "Tb673hM=");
base64DecodeToExistingUint8Array(bufferView, 1059040, "JZfJWBU=");
base64DecodeToExistingUint8Array(bufferView, 1059056, "stBZBQ==");
base64DecodeToExistingUint8Array(bufferView, 1059072, "ZVUC");
base64DecodeToExistingUint8Array(bufferView, 1059088, "aNAC");
base64DecodeToExistingUint8Array(bufferView, 1059104, "ecln");
base64DecodeToExistingUint8Array(bufferView, 1059120, "Jc1ZFA==");
base64DecodeToExistingUint8Array(bufferView, 1059136, "2bnC");
base64DecodeToExistingUint8Array(bufferView, 1059152, "jwb6IA==");
base64DecodeToExistingUint8Array(bufferView, 1059168, "5cgwAQ==");
base64DecodeToExistingUint8Array(bufferView, 1059184, "JE0=");
base64DecodeToExistingUint8Array(bufferView, 1059200, "RZdS4wQ=");
base64DecodeToExistingUint8Array(bufferView, 1059216, "aNAi6QQ=");
base64DecodeToExistingUint8Array(bufferView, 1059232, "JeEkKQ==");
base64DecodeToExistingUint8Array(bufferView, 1059248, "WZeCLg==");
base64DecodeToExistingUint8Array(bufferView, 1059264, "mbx3AQ==");
base64DecodeToExistingUint8Array(bufferView, 1059280, "rBoqAw==");
base64DecodeToExistingUint8Array(bufferView, 1059296, "I7mXBA==");
base64DecodeToExistingUint8Array(bufferView, 1059312, "I7X5Bg==");
base64DecodeToExistingUint8Array(bufferView, 1059328, "b8xE");
base64DecodeToExistingUint8Array(bufferView, 1059344, "LrwC");
base64DecodeToExistingUint8Array(bufferView, 1059360, "LIxn");
base64DecodeToExistingUint8Array(bufferView, 1059376, "2b4nDw==");
base64DecodeToExistingUint8Array(bufferView, 1059392, "hdYpEwI=");
base64DecodeToExistingUint8Array(bufferView, 1059408, "aCbYEg==");
base64DecodeToExistingUint8Array(bufferView, 1059424, "ubWg");
base64DecodeToExistingUint8Array(bufferView, 1059440, "IzUZFg==");
base64DecodeToExistingUint8Array(bufferView, 1059456, "I9Hi0gI=");
base64DecodeToExistingUint8Array(bufferView, 1059472, "JI3K");
base64DecodeToExistingUint8Array(bufferView, 1059488, "MrjK");
base64DecodeToExistingUint8Array(bufferView, 1059504, "I1EXGg==");
base64DecodeToExistingUint8Array(bufferView, 1059520, "ayRZbGg=");
base64DecodeToExistingUint8Array(bufferView, 1059536, "mdLg");
base64DecodeToExistingUint8Array(bufferView, 1059552, "hYnn");
base64DecodeToExistingUint8Array(bufferView, 1059568, "I8lU3AM=");
base64DecodeToExistingUint8Array(bufferView, 1059584, "MrA6gnw=");
base64DecodeToExistingUint8Array(bufferView, 1059600, "eY3KIA==");
base64DecodeToExistingUint8Array(bufferView, 1059616, "ZaZRJAQ=");
base64DecodeToExistingUint8Array(bufferView, 1059632, "LFAXagQ=");
base64DecodeToExistingUint8Array(bufferView, 1059648, "xyU6S40=");
base64DecodeToExistingUint8Array(bufferView, 1059664, "xyUZJA==");
base64DecodeToExistingUint8Array(bufferView, 1059680, "hVb2ZpE=");
base64DecodeToExistingUint8Array(bufferView, 1059696, "edQwAQ==");
base64DecodeToExistingUint8Array(bufferView, 1059712, "x6XlHp0=");
base64DecodeToExistingUint8Array(bufferView, 1059728, "mc4qKQ==");
base64DecodeToExistingUint8Array(bufferView, 1059744, "I8FHKw==");
base64DecodeToExistingUint8Array(bufferView, 1059760, "JNlkAQ==");
base64DecodeToExistingUint8Array(bufferView, 1059776, "maUL");
base64DecodeToExistingUint8Array(bufferView, 1059792, "LCRXMA==");
base64DecodeToExistingUint8Array(bufferView, 1059808, "mZa1QgY=");
base64DecodeToExistingUint8Array(bufferView, 1059824, "mc6iAQ==");
base64DecodeToExistingUint8Array(bufferView, 1059840, "1BUiAw==");
base64DecodeToExistingUint8Array(bufferView, 1059856, "ebj6BA==");
base64DecodeToExistingUint8Array(bufferView, 1059872, "LNCZ5Q==");
base64DecodeToExistingUint8Array(bufferView, 1059888, "xyU0AwE=");
base64DecodeToExistingUint8Array(bufferView, 1059904, "1JUaHys=");
base64DecodeToExistingUint8Array(bufferView, 1059920, "GT8D");
base64DecodeToExistingUint8Array(bufferView, 1059936, "I9ERWDg=");
base64DecodeToExistingUint8Array(bufferView, 1059952, "hYlWEQ==");
base64DecodeToExistingUint8Array(bufferView, 1059968, "7yTiEg==");
base64DecodeToExistingUint8Array(bufferView, 1059984, "7skE");
base64DecodeToExistingUint8Array(bufferView, 1060000, "hQQF");
base64DecodeToExistingUint8Array(bufferView, 1060016, "Weug");
base64DecodeToExistingUint8Array(bufferView, 1060032, "pFCWFg==");
base64DecodeToExistingUint8Array(bufferView, 1060048, "I9HgKgM=");
base64DecodeToExistingUint8Array(bufferView, 1060064, "I5HHSgM=");
base64DecodeToExistingUint8Array(bufferView, 1060080, "I9HyHA==");
base64DecodeToExistingUint8Array(bufferView, 1060096, "j9Ii5Rvu6dACAAAAAAAAAI/SIuUb");
base64DecodeToExistingUint8Array(bufferView, 1060128, "jJXr3gmS");
base64DecodeToExistingUint8Array(bufferView, 1060144, "LAR5");
base64DecodeToExistingUint8Array(bufferView, 1060160, "zbIQ5AE=");
base64DecodeToExistingUint8Array(bufferView, 1060176, "9MFJHwI=");
base64DecodeToExistingUint8Array(bufferView, 1060192, "TSQ=");
base64DecodeToExistingUint8Array(bufferView, 1060208, "wQbVRAI=");
base64DecodeToExistingUint8Array(bufferView, 1060224, "wQYF");
base64DecodeToExistingUint8Array(bufferView, 1060240, "RAE=");
base64DecodeToExistingUint8Array(bufferView, 1060256, "iyg=");
base64DecodeToExistingUint8Array(bufferView, 1060272, "RSo=");
base64DecodeToExistingUint8Array(bufferView, 1060288, "YSRZRGI=");
base64DecodeToExistingUint8Array(bufferView, 1060304, "yhX4");
base64DecodeToExistingUint8Array(bufferView, 1060320, "iyhX4AM=");
base64DecodeToExistingUint8Array(bufferView, 1060336, "xSU0QoNhAg==");
base64DecodeToExistingUint8Array(bufferView, 1060352, "VZZWJg==");
base64DecodeToExistingUint8Array(bufferView, 1060368, "LsnaCgU=");
base64DecodeToExistingUint8Array(bufferView, 1060384, "lVUN");
base64DecodeToExistingUint8Array(bufferView, 1060400, "BY0AAw==");
base64DecodeToExistingUint8Array(bufferView, 1060416, "rgo=");
base64DecodeToExistingUint8Array(bufferView, 1060432, "+Ik8qw==");
base64DecodeToExistingUint8Array(bufferView, 1060448, "xwU2");
base64DecodeToExistingUint8Array(bufferView, 1060464, "cA==");
base64DecodeToExistingUint8Array(bufferView, 1060480, "gdQB");
base64DecodeToExistingUint8Array(bufferView, 1060496, "zpE6");
base64DecodeToExistingUint8Array(bufferView, 1060512, "zxUC");
base64DecodeToExistingUint8Array(bufferView, 1060528, "sqzxCA==");
base64DecodeToExistingUint8Array(bufferView, 1060544, "tDj6CA==");
base64DecodeToExistingUint8Array(bufferView, 1060560, "MuHECg==");
base64DecodeToExistingUint8Array(bufferView, 1060576, "xwUmCw==");
base64DecodeToExistingUint8Array(bufferView, 1060592, "Yxw=");
base64DecodeToExistingUint8Array(bufferView, 1060608, "NB0=");
base64DecodeToExistingUint8Array(bufferView, 1060624, "QyR2");
base64DecodeToExistingUint8Array(bufferView, 1060640, "7w==");
base64DecodeToExistingUint8Array(bufferView, 1060656, "xwX2Dg==");
base64DecodeToExistingUint8Array(bufferView, 1060672, "8D0SEA==");
base64DecodeToExistingUint8Array(bufferView, 1060688, "pQQbFA==");
base64DecodeToExistingUint8Array(bufferView, 1060704, "Yyo=");
base64DecodeToExistingUint8Array(bufferView, 1060720, "oTI=");
base64DecodeToExistingUint8Array(bufferView, 1060736, "goQkQwM=");
base64DecodeToExistingUint8Array(bufferView, 1060752, "hSXzJHxypAYAAAAAAAAAAGzWBg==");
base64DecodeToExistingUint8Array(bufferView, 1060784, "LM7c");
base64DecodeToExistingUint8Array(bufferView, 1060800, "2KXj");
base64DecodeToExistingUint8Array(bufferView, 1060816, "hTwH");
base64DecodeToExistingUint8Array(bufferView, 1060832, "UxXyHA==");
base64DecodeToExistingUint8Array(bufferView, 1060848, "DTo=");
base64DecodeToExistingUint8Array(bufferView, 1060864, "zyXrCnw=");
base64DecodeToExistingUint8Array(bufferView, 1060880, "hY0gHw==");
base64DecodeToExistingUint8Array(bufferView, 1060896, "kD4=");
base64DecodeToExistingUint8Array(bufferView, 1060912, "shxX5gwQ");
base64DecodeToExistingUint8Array(bufferView, 1060928, "TBYI");
base64DecodeToExistingUint8Array(bufferView, 1060944, "BwI=");
base64DecodeToExistingUint8Array(bufferView, 1060960, "EEE=");
base64DecodeToExistingUint8Array(bufferView, 1060976, "s8hD54M=");
base64DecodeToExistingUint8Array(bufferView, 1060992, "LM4iD50PAg==");
base64DecodeToExistingUint8Array(bufferView, 1061008, "GQI=");
base64DecodeToExistingUint8Array(bufferView, 1061024, "GWYI");
base64DecodeToExistingUint8Array(bufferView, 1061040, "7iGaIQ==");
base64DecodeToExistingUint8Array(bufferView, 1061056, "bTwJ");
base64DecodeToExistingUint8Array(bufferView, 1061072, "WVQJ");
base64DecodeToExistingUint8Array(bufferView, 1061088, "dFYJ");
base64DecodeToExistingUint8Array(bufferView, 1061104, "gYUxAQ==");
base64DecodeToExistingUint8Array(bufferView, 1061120, "SwY4AQ==");
base64DecodeToExistingUint8Array(bufferView, 1061136, "9D1xXJJwAg==");
base64DecodeToExistingUint8Array(bufferView, 1061152, "hSYWJw==");
base64DecodeToExistingUint8Array(bufferView, 1061168, "9zEj33SFAg==");
base64DecodeToExistingUint8Array(bufferView, 1061184, "hgI=");
base64DecodeToExistingUint8Array(bufferView, 1061200, "aMhHAQ==");
base64DecodeToExistingUint8Array(bufferView, 1061216, "LixWLQ==");
base64DecodeToExistingUint8Array(bufferView, 1061232, "hSXzJBTlAg==");
base64DecodeToExistingUint8Array(bufferView, 1061248, "EAY=");
base64DecodeToExistingUint8Array(bufferView, 1061264, "k8oH1wgC");
base64DecodeToExistingUint8Array(bufferView, 1061280, "ZQYB");
base64DecodeToExistingUint8Array(bufferView, 1061296, "aAYB");
base64DecodeToExistingUint8Array(bufferView, 1061312, "ssz7pA==");
base64DecodeToExistingUint8Array(bufferView, 1061328, "U5Z5nxQ=");
base64DecodeToExistingUint8Array(bufferView, 1061344, "pLAyExo=");
base64DecodeToExistingUint8Array(bufferView, 1061360, "iQ0=");
base64DecodeToExistingUint8Array(bufferView, 1061376, "1JXEBg==");
base64DecodeToExistingUint8Array(bufferView, 1061392, "7rX2Bg==");
base64DecodeToExistingUint8Array(bufferView, 1061408, "mSZXW3sD");
base64DecodeToExistingUint8Array(bufferView, 1061424, "Rb4B");
base64DecodeToExistingUint8Array(bufferView, 1061440, "FQ4=");
base64DecodeToExistingUint8Array(bufferView, 1061456, "gQYC");
base64DecodeToExistingUint8Array(bufferView, 1061472, "slBXRqCB");
base64DecodeToExistingUint8Array(bufferView, 1061488, "p4pC");
base64DecodeToExistingUint8Array(bufferView, 1061504, "8NE1CwE=");
base64DecodeToExistingUint8Array(bufferView, 1061520, "ssDHii0E");
base64DecodeToExistingUint8Array(bufferView, 1061536, "xCUC");
base64DecodeToExistingUint8Array(bufferView, 1061552, "cxb2JJ2J");
base64DecodeToExistingUint8Array(bufferView, 1061568, "pQ==");
base64DecodeToExistingUint8Array(bufferView, 1061584, "ZSYJZaGu");
base64DecodeToExistingUint8Array(bufferView, 1061600, "QVJc");
base64DecodeToExistingUint8Array(bufferView, 1061616, "M0iKCw==");
base64DecodeToExistingUint8Array(bufferView, 1061632, "EyYD");
base64DecodeToExistingUint8Array(bufferView, 1061648, "DRo=");
base64DecodeToExistingUint8Array(bufferView, 1061664, "jFUD");
base64DecodeToExistingUint8Array(bufferView, 1061680, "I8niygE=");
base64DecodeToExistingUint8Array(bufferView, 1061696, "1R0=");
base64DecodeToExistingUint8Array(bufferView, 1061712, "FR4=");
base64DecodeToExistingUint8Array(bufferView, 1061728, "hSYEgzw=");
base64DecodeToExistingUint8Array(bufferView, 1061744, "pLhCZEA=");
base64DecodeToExistingUint8Array(bufferView, 1061760, "rBoSCgI=");
base64DecodeToExistingUint8Array(bufferView, 1061776, "cxZGQkE=");
base64DecodeToExistingUint8Array(bufferView, 1061792, "kFIE");
base64DecodeToExistingUint8Array(bufferView, 1061808, "rDhZFg==");
base64DecodeToExistingUint8Array(bufferView, 1061824, "FJ3E");
base64DecodeToExistingUint8Array(bufferView, 1061840, "hSYG");
base64DecodeToExistingUint8Array(bufferView, 1061856, "1JVWTnChAQ==");
base64DecodeToExistingUint8Array(bufferView, 1061872, "gZYG");
base64DecodeToExistingUint8Array(bufferView, 1061888, "s4xkZZlPjtQAAAAAAAAAAMmlBg==");
base64DecodeToExistingUint8Array(bufferView, 1061920, "LLTkUgM=");
base64DecodeToExistingUint8Array(bufferView, 1061936, "xSYaHA==");
base64DecodeToExistingUint8Array(bufferView, 1061952, "7jk=");
base64DecodeToExistingUint8Array(bufferView, 1061968, "9D3pngM=");
base64DecodeToExistingUint8Array(bufferView, 1061984, "9D35HA==");
base64DecodeToExistingUint8Array(bufferView, 1062000, "NRRbnwM=");
base64DecodeToExistingUint8Array(bufferView, 1062016, "hKUq3AM=");
base64DecodeToExistingUint8Array(bufferView, 1062032, "cz4=");
base64DecodeToExistingUint8Array(bufferView, 1062048, "pVUGAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062064, "szII");
base64DecodeToExistingUint8Array(bufferView, 1062080, "a6QaAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062096, "9D0J");
base64DecodeToExistingUint8Array(bufferView, 1062112, "cxZG35M=");
base64DecodeToExistingUint8Array(bufferView, 1062128, "pSXqqgQ=");
base64DecodeToExistingUint8Array(bufferView, 1062144, "aNAgxwQ=");
base64DecodeToExistingUint8Array(bufferView, 1062160, "i0w=");
base64DecodeToExistingUint8Array(bufferView, 1062176, "aMhQJg==");
base64DecodeToExistingUint8Array(bufferView, 1062192, "slhZJg==");
base64DecodeToExistingUint8Array(bufferView, 1062208, "jBU0AQ==");
base64DecodeToExistingUint8Array(bufferView, 1062224, "LbEJ");
base64DecodeToExistingUint8Array(bufferView, 1062240, "xT0WiAt0Ag==");
base64DecodeToExistingUint8Array(bufferView, 1062256, "RAbiAp0=");
base64DecodeToExistingUint8Array(bufferView, 1062272, "I9FAJw==");
base64DecodeToExistingUint8Array(bufferView, 1062288, "sBUK");
base64DecodeToExistingUint8Array(bufferView, 1062304, "2SUK");
base64DecodeToExistingUint8Array(bufferView, 1062320, "QyQ2Kg==");
base64DecodeToExistingUint8Array(bufferView, 1062336, "qQI=");
base64DecodeToExistingUint8Array(bufferView, 1062352, "bYYL");
base64DecodeToExistingUint8Array(bufferView, 1062368, "olw=");
base64DecodeToExistingUint8Array(bufferView, 1062384, "siz5Lg==");
base64DecodeToExistingUint8Array(bufferView, 1062400, "k2o=");
base64DecodeToExistingUint8Array(bufferView, 1062416, "aMgQ");
base64DecodeToExistingUint8Array(bufferView, 1062432, "pAU=");
base64DecodeToExistingUint8Array(bufferView, 1062448, "TQY=");
base64DecodeToExistingUint8Array(bufferView, 1062464, "BjUZ");
base64DecodeToExistingUint8Array(bufferView, 1062480, "tsk=");
base64DecodeToExistingUint8Array(bufferView, 1062496, "uLrE");
base64DecodeToExistingUint8Array(bufferView, 1062512, "E6YG");
base64DecodeToExistingUint8Array(bufferView, 1062528, "aMiQKKsN");
base64DecodeToExistingUint8Array(bufferView, 1062544, "A0I=");
base64DecodeToExistingUint8Array(bufferView, 1062560, "dswkAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062576, "Ew==");
base64DecodeToExistingUint8Array(bufferView, 1062592, "GA==");
base64DecodeToExistingUint8Array(bufferView, 1062608, "hKUq");
base64DecodeToExistingUint8Array(bufferView, 1062624, "4ik=");
base64DecodeToExistingUint8Array(bufferView, 1062640, "YgE=");
base64DecodeToExistingUint8Array(bufferView, 1062656, "kwE=");
base64DecodeToExistingUint8Array(bufferView, 1062672, "xSVWYII=");
base64DecodeToExistingUint8Array(bufferView, 1062688, "Z0E=");
base64DecodeToExistingUint8Array(bufferView, 1062704, "Eg==");
base64DecodeToExistingUint8Array(bufferView, 1062720, "tkg=");
base64DecodeToExistingUint8Array(bufferView, 1062736, "7qWZbJE=");
base64DecodeToExistingUint8Array(bufferView, 1062752, "rko=");
base64DecodeToExistingUint8Array(bufferView, 1062768, "dQ==");
base64DecodeToExistingUint8Array(bufferView, 1062784, "khw=");
base64DecodeToExistingUint8Array(bufferView, 1062800, "BgE=");
base64DecodeToExistingUint8Array(bufferView, 1062816, "EA==");
base64DecodeToExistingUint8Array(bufferView, 1062832, "aNAAAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062848, "DAI=");
base64DecodeToExistingUint8Array(bufferView, 1062864, "cAI=");
base64DecodeToExistingUint8Array(bufferView, 1062880, "FQ==");
base64DecodeToExistingUint8Array(bufferView, 1062896, "hQYCKw==");
base64DecodeToExistingUint8Array(bufferView, 1062912, "jUo=");
base64DecodeToExistingUint8Array(bufferView, 1062928, "NLX2Bg==");
base64DecodeToExistingUint8Array(bufferView, 1062944, "Bw==");
base64DecodeToExistingUint8Array(bufferView, 1062960, "AU0=");
base64DecodeToExistingUint8Array(bufferView, 1062976, "hYlAa2sJ");
base64DecodeToExistingUint8Array(bufferView, 1062992, "mcpE");
base64DecodeToExistingUint8Array(bufferView, 1063016, "BAEAAAAAvw==");
base64DecodeToExistingUint8Array(bufferView, 1063032, "GAEAALwAAABGAAAAAABT");
base64DecodeToExistingUint8Array(bufferView, 1063058, "gwAAAAAAVgAAAAAABwAAAKMAAAAn");
base64DecodeToExistingUint8Array(bufferView, 1063088, "qABZASAAOgAAAAAAAAB5AAAAAAAAAOAADwE3");
base64DecodeToExistingUint8Array(bufferView, 1063126, "LQBSAQAAGgB/ADsBAAAAAAAAAAAeAGQB0AAAAAAAcABvAXo=");
base64DecodeToExistingUint8Array(bufferView, 1063170, "XwCRAE0BWAEAADMBaAE=");
base64DecodeToExistingUint8Array(bufferView, 1063194, "KgEAAAAAAAAAALsAAAAAAAAAeACHAOEACQFKAB4B7A==");
base64DecodeToExistingUint8Array(bufferView, 1063236, "4g==");
base64DecodeToExistingUint8Array(bufferView, 1063254, "lQAAAAAAAABnAQAAyw==");
base64DecodeToExistingUint8Array(bufferView, 1063278, "FgEAAAAAUQ==");
base64DecodeToExistingUint8Array(bufferView, 1063298, "lACxANwAAAAAAAAAdA==");
base64DecodeToExistingUint8Array(bufferView, 1063320, "BgE8AAAAAABdAQ==");
base64DecodeToExistingUint8Array(bufferView, 1063344, "BAAAAAAASgEAAAAAAAAAADMA6Q==");
base64DecodeToExistingUint8Array(bufferView, 1063372, "dAE=");
base64DecodeToExistingUint8Array(bufferView, 1063388, "5wDwAAAADAFGAQAAAAAAAGEAAAAAAA4B");
base64DecodeToExistingUint8Array(bufferView, 1063424, "8g==");
base64DecodeToExistingUint8Array(bufferView, 1063438, "PAEAAAEAAABDAAAAAAAAAEwAoADbAFoBAABVAQAAAAAAAFk=");
base64DecodeToExistingUint8Array(bufferView, 1063490, "KA==");
base64DecodeToExistingUint8Array(bufferView, 1063504, "zQA/AAAADQAAAAAAAAAIAQAAAAAAAOM=");
base64DecodeToExistingUint8Array(bufferView, 1063536, "mQAAAAAAMQCn");
base64DecodeToExistingUint8Array(bufferView, 1063554, "PwH8AC0BAACrAAAAUwEAAAAAAAAAAMM=");
base64DecodeToExistingUint8Array(bufferView, 1063592, "MQHqABwBAAAAAAAAAABsABcBAAAAAAAAAABBAQAAhQANAWoASwFsAXcBYQEAAAAAAABrAQAAAAAAAIYA0QBNAGQA3QDlAHsATwEAABkAAAAAAAAAdgE=");
base64DecodeToExistingUint8Array(bufferView, 1063696, "jQBCAOsAAABE");
base64DecodeToExistingUint8Array(bufferView, 1063714, "+wAAAAAAAAAqAAAAAAAiAAAAAAAAAMEAAAD+");
base64DecodeToExistingUint8Array(bufferView, 1063756, "UgAAAMYAggAjACYBrgAAAAAA1QAAAEUBAAAAAAAA/w==");
base64DecodeToExistingUint8Array(bufferView, 1063802, "CwEAAMo=");
base64DecodeToExistingUint8Array(bufferView, 1063818, "2QAAABABAAAAAAAAAAC3ACQB");
base64DecodeToExistingUint8Array(bufferView, 1063848, "xQ==");
base64DecodeToExistingUint8Array(bufferView, 1063862, "igCSAAAAAAAAAE8A5AAAALUAAAAAAEMBAAAAAPUA9gAAAKwA3g==");
base64DecodeToExistingUint8Array(bufferView, 1063910, "7wBWAb4AOAEAAAAASQGIAAAAaACO");
base64DecodeToExistingUint8Array(bufferView, 1063940, "BgB3");
base64DecodeToExistingUint8Array(bufferView, 1063956, "CgHU");
base64DecodeToExistingUint8Array(bufferView, 1063978, "pA==");
base64DecodeToExistingUint8Array(bufferView, 1063990, "KQEAAAAAAAAAAEkAAABxAAEBEwEAAAAAKwA1AFcAEQEAAAAAAAAbAQAAAAAAAAAACAAAAAAAlgAAAAAAPQEAAAAAAAAAACcBAAADAGsAdQC4ADYBAAAAAAAAAABIARoBAAAYAPEAuQ==");
base64DecodeToExistingUint8Array(bufferView, 1064102, "NA==");
base64DecodeToExistingUint8Array(bufferView, 1064116, "nABpAPgAAACwAK8AAABgAAAAAAAdAL0=");
base64DecodeToExistingUint8Array(bufferView, 1064150, "WgAAAGMALwBiAQAABQEAAAAAAABbAQAAAAADAQAApQBqAc4AoQA2AAAAGwAwAQAAFgB9AMg=");
base64DecodeToExistingUint8Array(bufferView, 1064214, "EAAAAAAAAAD0AMcACgAAAAAAkw==");
base64DecodeToExistingUint8Array(bufferView, 1064242, "8wAAAAAAdgBUAJAAAgFzAQAATAEAAAAALAC6AAAAJQ==");
base64DecodeToExistingUint8Array(bufferView, 1064288, "OAAAAAAAHwAAAAAAAAAVAQAAUQEAAAAAmgAAADcB");
base64DecodeToExistingUint8Array(bufferView, 1064333, "AT0A0wAAAAAAAADtAHEBAAAAAAAAOQ==");
base64DecodeToExistingUint8Array(bufferView, 1064370, "eQEAAAAAJQEuAQAAgADfABwAeAEAAAAAAAB1AQ==");
base64DecodeToExistingUint8Array(bufferView, 1064408, "OwAAABMAMABdANYADwAiAQ==");
base64DecodeToExistingUint8Array(bufferView, 1064434, "LwEAAAAAQACXAOgAAAA6Adg=");
base64DecodeToExistingUint8Array(bufferView, 1064462, "5gAjAQ==");
base64DecodeToExistingUint8Array(bufferView, 1064476, "SA==");
base64DecodeToExistingUint8Array(bufferView, 1064486, "WAAAAKIA9w==");
base64DecodeToExistingUint8Array(bufferView, 1064502, "fg==");
base64DecodeToExistingUint8Array(bufferView, 1064512, "LAEAAF4AiQAAAAAAMgEAAF8B0gBmAREAzwAAAFsARwDaAEQBAAAAAAAAAABAAQAAAAD5AHM=");
base64DecodeToExistingUint8Array(bufferView, 1064588, "HQE=");
base64DecodeToExistingUint8Array(bufferView, 1064610, "DABjAQAAOQHC");
base64DecodeToExistingUint8Array(bufferView, 1064628, "yQCE");
base64DecodeToExistingUint8Array(bufferView, 1064640, "fAAAADIAIQEAAAAAAABCAU4AAAApAG4AAAAAAEsAqgAAAAAAZQAAAAAAAAAkANcAAABUAZ4AHwEAAAAAAAAAAD4AZwCMAJgAYAE1AQ==");
base64DecodeToExistingUint8Array(bufferView, 1064728, "LgAOAAAAAAAAAAcBAAAAAAAAAABwAQAAnQBtACYAVQByABQBAAAAAGIAAAAAAGYAZQEAAAAAFA==");
base64DecodeToExistingUint8Array(bufferView, 1064792, "IQCPAAAAQQAAAG8AAACtAFwBAABQAQAAAAD9AAAATgEAAG4BVwE=");
base64DecodeToExistingUint8Array(bufferView, 1064840, "KwEAAAAAUA==");
base64DecodeToExistingUint8Array(bufferView, 1064860, "XA==");
base64DecodeToExistingUint8Array(bufferView, 1064880, "tA==");
base64DecodeToExistingUint8Array(bufferView, 1064902, "KAFtAQAAAAAAABcAxAAAAEcBsgCL");
base64DecodeToExistingUint8Array(bufferView, 1064942, "mwAAAAsAAAAAABIAtgAAALMAaQEAAAAAAADAAMwAnwAAAAI=");
base64DecodeToExistingUint8Array(bufferView, 1064986, "EgEAAAAABQAVAAAAAAA+AfoA7gAgAV4BGQGpADQBcgEAAKYAAAAAAIEARQ==");
base64DecodeToExistingUint8Array(bufferView, 1065054, "CQBcIlxcXGJcdFxuXGZcclx1MDAvcnVsZXN7fSBpcyBub3QgYSBwYXR0ZXJuOiBgKmAgc3RhbmRzIGZvciBhbnkgdGV4dCB3aXRob3V0IGAvYCwgYCoqYCBmb3IgYW55IHRleHQsIGFuZCBibGFua3MgbmV2ZXIgbWF0Y2hhdXRvbWF0aWNBbHdheXNQdWxsUHVsbEFsd2F5c25ld2VyUHVsbElmTm90UHJlc2VudG1pc3NpbmdJZk1pc3NpbmdQdWxsTmV2ZXIAAJEPEAAEAAAAAAAAANtAEAAJAAAAAAAAAEQMEAAGAAAAAQAAAORAEAAKAAAAAQAAAO5AEAAKAAAAAQAAAPhAEAAFAAAAAQAAAEoMEAAMAAAAAgAAAP1AEAAQAAAAAgAAAA1BEAAHAAAAAgAAABRBEAAJAAAAAgAAAFYMEAAFAAAAAwAAAB1BEAAJAAAAAwAAAG5laXRoZXIgYW4gaW1hZ2Ugbm9yIGEgdGFnIHdhcyBnaXZlbnt9IGlzIG5vdCBhIHB1bGwgcG9saWN5OyBpdCBtdXN0IGJlIGV4YWN0bHkgYGF1dG9gLCBgQWx3YXlzYCwgYElmTm90UHJlc2VudGAgb3IgYE5ldmVyYC9wb2xpY3l7fSBpcyBub3QgYSB2ZXJzaW9uIG9mIEt1YmVybmV0ZXMgc3VjaCBhcyBgMS4zNmAvY2x1c3Rlci92ZXJzaW9ue30gaXMgbm90IGEgcmVnaXN0cnkgYXMgYSBub3JtYWxpc2VkIGltYWdlIG5hbWVzIGl0L3J1bGVzL3JlZ2lzdHJpZXMvY2x1c3Rlci9jcmVkZW50aWFsVmVyaWZpY2F0aW9ue30gaXMgbmVpdGhlciBgbG9jYWxgIG5vciBhIHJlZ2lzdHJ5e30gaXMgbm90IGFuIGVudHJ5IG9mIHRoZSBhbGxvd2xpc3Q6IHRoZSBrdWJlbGV0IGV4cGVjdHMgYSBub3JtYWxpc2VkIG5hbWUgc3VjaCBhcyBgZG9ja2VyLmlvL2xpYnJhcnkvbmdpbnhgIG9yIGEgcHJlZml4IHN1Y2ggYXMgYGdoY3IuaW8vYWNtZS8qYC9jbHVzdGVyL3ByZWxvYWRlZEltYWdlc1ZlcmlmaWNhdGlvbkFsbG93bGlzdHRoZSByZXF1ZXN0LCBgYHt9cmVxdWVzdHJlcG9zaXRvcnlhIHRhZ2EgZGlnZXN0YSBwYXJ0IG9mIHRoZSBuYW1lgAAAAP8AAABicmFja2V0cyBob2xkIGFuIElQdjYgYWRkcmVzcywgd2hpY2ggaGFzIGhleGFkZWNpbWFsIGRpZ2l0cyBhbmQgYDpgNjQgaGV4YWRlY2ltYWwgZGlnaXRzIGFsb25lIGFyZSB0aGUgaWQgb2YgYW4gaW1hZ2UsIG5vdCBpdHMgbmFtZWEgZGlnZXN0IHN0YXJ0cyB3aXRoIGBzaGEyNTY6YCwgYHNoYTM4NDpgIG9yIGBzaGE1MTI6YG5vdGhpbmcgZm9sbG93cyBhIGRpZ2VzdCwgbm90IGV2ZW4gYSB0YWcsIHdoaWNoIHN0YW5kcyBpbiBmcm9udCBvZiB0aGUgYEBgYSByZXBvc2l0b3J5IGlzIG5hbWVkIHdpdGhvdXQgYSBkaWdlc3RhIHJlcG9zaXRvcnkgaXMgbmFtZWQgd2l0aG91dCBhIHRhZ3RoZSBlbmRhIGJsYW5rAlUrwyAAAGkEAAA7IHRoZSBydWxlcyBsZXQgZmxvYXRpbmcgdmVyc2lvbnMgYmUgY2FjaGVkL3J1bGVzL2Zsb2F0aW5nOyB0aGUgcnVsZXMgbGV0IHN1Y2ggdGFncyBiZSBjYWNoZWQvcnVsZXMvdW5rbm93bjsgdGhlIHJ1bGVzIHRydXN0IGEgZGlnZXN0IGFsb25lL3J1bGVzL3RydXN0dGhlIG5leHQgc3RhcnQgbWF5IHJ1biBjb2RlIHRoYXQgbm9ib2R5IHJldmlld2VkOyBhIGRpZ2VzdCBpbiB0aGUgcmVmZXJlbmNlIGlzIHRoZSB3YXkgb3V0d2hlcmUgdGhlIHBvbGljeSBpcyBvbWl0dGVkLCBLdWJlcm5ldGVzIHdyaXRlcyBgQWx3YXlzYDogbm8gdGFnIG1lYW5zIGBsYXRlc3Rgd2hlcmUgdGhlIHBvbGljeSBpcyBvbWl0dGVkLCBLdWJlcm5ldGVzIHdyaXRlcyBgQWx3YXlzYDogdGhlIHRhZyBpcyBgbGF0ZXN0YHdoZXJlIHRoZSBwb2xpY3kgaXMgb21pdHRlZCwgS3ViZXJuZXRlcyB3cml0ZXMgYEFsd2F5c2A6IHRoZSB0YWcgaXMgYGxhdGVzdGAsIGFuZCB0aGUgZGlnZXN0IGlzIG5vdCBsb29rZWQgYXR3aGVyZSB0aGUgcG9saWN5IGlzIG9taXR0ZWQsIEt1YmVybmV0ZXMgd3JpdGVzIGBJZk5vdFByZXNlbnRgOiB0aGUgZGlnZXN0IGdvZXMgYmVmb3JlIHRoZSB0YWcgYGxhdGVzdGB3aGVyZSB0aGUgcG9saWN5IGlzIG9taXR0ZWQsIEt1YmVybmV0ZXMgd3JpdGVzIGBJZk5vdFByZXNlbnRgOiBvbmx5IHRoZSBsaXRlcmFsIHRhZyBgbGF0ZXN0YCBtYWtlcyBpdCBgQWx3YXlzYGh0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzL2t1YmVybmV0ZXMvYmxvYi9tYXN0ZXIvcGtnL2FwaXMvY29yZS92MS9kZWZhdWx0cy5nb2lzIGFuIGFsaWFzIHRoYXQgaXRzIHB1Ymxpc2hlciByZS1wb2ludHNuYW1lcyBhIGNoYW5uZWwsIHJlLXBvaW50ZWQgYXQgZWFjaCBwdWJsaWNhdGlvbm5hbWVzIGEgYnJhbmNoLCByZS1wb2ludGVkIGJ5IGVhY2ggcHVzaGlzIG5vdCBhIGZ1bGwgdmVyc2lvbjogZWFjaCBuZXdlciByZWxlYXNlIHJlLXBvaW50cyBpdG1hcmtzIGEgc25hcHNob3QsIG92ZXJ3cml0dGVuIHVudGlsIHRoZSByZWxlYXNlaXMgYSBmdWxsIHZlcnNpb24sIHB1Ymxpc2hlZCBvbmNlaXMgYSBudW1iZXJlZCBwcmUtcmVsZWFzZSwgcHVibGlzaGVkIG9uY2VpcyBhIGRhdGUgb3IgdGltZSwgcHVibGlzaGVkIG9uY2VpcyBhIGNvbW1pdCBpZCwgcHVibGlzaGVkIG9uY2VpcyBhIGJ1aWxkIG51bWJlciwgcHVibGlzaGVkIG9uY2VgIHB1Ymxpc2hlZCBvbmNlbm8gdGFnIGlzIHdyaXR0ZW4sIHdoaWNoIG1lYW5zIGBsYXRlc3RgLCBhbmQgaXRzIHB1Ymxpc2hlciByZS1wb2ludHMgdGhhdGEgZGlnZXN0IG5hbWVzIHRoZSBjb250ZW50IGl0c2VsZiwgc28gYSBwdWxsIGNhbiBjaGFuZ2Ugbm90aGluZyB1bmRlciBgTmV2ZXJgIGEgY29udGFpbmVyIHdhaXRzIGluIEVyckltYWdlTmV2ZXJQdWxsIG9uIGVhY2ggbm9kZSB0aGF0IHdhcyBub3QgbG9hZGVkIHdpdGggdGhpcyB2ZXJ5IHJlZmVyZW5jZWh0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzL2t1YmVybmV0ZXMvYmxvYi9tYXN0ZXIvcGtnL2t1YmVsZXQvaW1hZ2VzL2ltYWdlX21hbmFnZXIuZ28HdW5kZXIgYMCApwBgIHRoZSBrdWJlbGV0IGxldHMgYSBwb2QgdXNlIGl0cyBjb3B5IG9ubHkgd2hlcmUgYSByZWNvcmQgc2hvd3MgdGhhdCB0aGUgcG9kJ3MgY3JlZGVudGlhbHMgcHVsbGVkIGl0OyB3aXRob3V0IG9uZSBpdCBhc2tzIHRoZSByZWdpc3RyeSwgYW5kIHVuZGVyIGBOZXZlcmAgdGhlIHBvZCB3YWl0cwBodHRwczovL2dpdGh1Yi5jb20va3ViZXJuZXRlcy9lbmhhbmNlbWVudHMvdHJlZS9tYXN0ZXIva2Vwcy9zaWctbm9kZS8yNTM1LWVuc3VyZS1zZWNyZXQtcHVsbGVkLWltYWdlc3RoZSB0YWcgaXMgcHVibGlzaGVkIG9uY2VhIGRpZ2VzdCBjYW5ub3QgY2hhbmdlaHR0cHM6Ly9rdWJlcm5ldGVzLmlvL2RvY3MvcmVmZXJlbmNlL2FjY2Vzcy1hdXRobi1hdXRoei9hZG1pc3Npb24tY29udHJvbGxlcnMvI2Fsd2F5c3B1bGxpbWFnZXNsaXN0cyBhbmQgb2JqZWN0cyBhcmUgbmVzdGVkIHRvbyBkZWVwbHlhIGRpZ2l0IGlzIGV4cGVjdGVkYSBzdHJpbmcgaG9sZHMgYSBjb250cm9sIGNoYXJhY3Rlciwgd2hpY2ggaGFzIHRvIGJlIGVzY2FwZWRhIHN0cmluZyBkb2VzIG5vdCBlbmRhIHN0cmluZyBob2xkcyBhbiBpbnZhbGlkIGVzY2FwZWEgdmFsdWUgaXMgZXhwZWN0ZWRhIHZhbHVlIG9yIHRoZSBlbmQgb2YgdGhlIGxpc3Qgb3Igb2JqZWN0IGlzIGV4cGVjdGVkYSBjb21tYSBvciB0aGUgZW5kIG9mIHRoZSBsaXN0IG9yIG9iamVjdCBpcyBleHBlY3RlZGEga2V5IGluIGRvdWJsZSBxdW90ZXMgaXMgZXhwZWN0ZWRhIGNvbG9uIGlzIGV4cGVjdGVkbm90aGluZyBtYXkgZm9sbG93IHRoZSB2YWx1ZQBEDBAABgAAAAAAAABKDBAADAAAAAEAAABWDBAABQAAAAIAAACYDBAAAw==");
base64DecodeToExistingUint8Array(bufferView, 1068748, "10MQAAo=");
base64DecodeToExistingUint8Array(bufferView, 1068768, "BAAAALhOEAACAAAAe3t7c2hhMjU2OnNoYTM4NDpzaGE1MTI6704QAAcAAABAAAAA9k4QAAcAAABgAAAA/U4QAAcAAACAAAAAeyJwb2xpY3kiOiwiY2xhc3MiOiwia2luZCI6LCJ3YXJuaW5ncyI6eyJjb2RlIjosIm1lc3NhZ2UiOiwic3VnZ2VzdGlvbiI6LCJpbWFnZSI6LCJyZXF1ZXN0ZWQiOiwiaW5wdXQiOiwiYXQiOiwic3BhbiI6LCJkZXRhaWwiOiwia3ViZXJuZXRlc0RlZmF1bHQiOiwid2FpdGluZyI6LCJyZWplY3RlZEJ5IjoAAAAKAAAADAAAAAQAAAALAAAADAAAAA0AAAB7InN0YXJ0IjosImVuZCI6AAAAAAQ=");
base64DecodeToExistingUint8Array(bufferView, 1069072, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1069084, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1069096, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1069107, "AXsiZXJyb3IiOiwiZWZmZWN0aXZlIjosInRhZyI6LCJyZWFzb25zIjosIm91dGNvbWVzIjosInNhbWVUb2RheSI6LCJzZW1hbnRpY3MiOnsiaW5wdXQiOiwicmVnaXN0cnkiOiwicmVwb3NpdG9yeSI6LCJkaWdlc3QiOiwibm9ybWFsaXplZCI6LCJzdGFydHMiOnsidmFsdWUiOiwiZXZpZGVuY2UiOnsiY2xhc3MiOnsidGV4dCI6LCJzdGFydCI6LCJzb3VyY2UiOiwicmVmZXJlbmNlIjosInZhbHVlIjp7Im9uTm9kZSI6LCJjb250YWN0c1JlZ2lzdHJ5IjosInJ1bnMiOnVsbHJ1ZWFsc2UAAAQAAAANAAAACAAAAAgAAAAGAAAACQAAACUMEAApDBAANgwQACYLEAA+DBAALgsQABMAAAA0AAAANAAAACIAAAATAAAAHAAAAMdNEADaTRAADk4QAEJOEABkThAAd04QAAkAAAAPAAAADQAAAA8AAAAOAAAADQAAAA0AAAALAAAADwAAABIAAAAOAAAADwAAAAwAAAAFERAADhEQAB0REAAqERAAOREQAEcREABUERAAYREQAGwREAB7ERAAjREQAJsREACqERAACwAAABoAAAAcAAAADAAAALkPEADEDxAA3g8QAPoPEAAEAAAABgAAAAwAAAAFAAAAkQ8QAEQMEABKDBAAVgwQAAYAAAAMAAAABQAAAEQMEABKDBAAVgwQAAYAAAAGAAAABwAAABIMEAAYDBAAHgwQAAUAAAAHAAAABgAAABAAAAAIAAAABwAAAAoAAAAEAAAABgAAAAUAAAAJAAAADAAAAHIQEAB3EBAAfhAQAIQQEACUEBAAGw4QAJwQEACmEBAAqhAQALAQEAD8EBAAtRAQAAgAAAAQAAAACgAAAAYAAAALAAAACwAAAAkAAAAIAAAABQAAAAcAAAAGAAAAEAAAAAgAAAAHAAAACgAAAAQAAAAGAAAABQAAAAwAAAAaAAAAEQAAACkQEAAxEBAAQRAQAKQPEABLEBAAVhAQAGEQEABqEBAAchAQAHcQEAB+EBAAhBAQAJQQEAAbDhAAnBAQAKYQEACqEBAAsBAQALUQEADBEBAA2xAQAAwAAAATAAAAEQAAABEAAAAYAAAADwAAAAsAAAAXAAAAEwAAAAgSEAAUEhAAJxIQADgSEABJEhAAYRIQAHASEAB7EhAAkhIQAA4AAAAMAAAABAAAAA8AAAAQAAAADQAAAAICAgICAgICAgIC");
base64DecodeToExistingUint8Array(bufferView, 1070096, "AgIAAAAAAAI=");
base64DecodeToExistingUint8Array(bufferView, 1070151, "Ag==");
base64DecodeToExistingUint8Array(bufferView, 1070189, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1070216, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1070312, "MDEyMzQ1Njc4OWFiY2RlZoCAgICAgICAgPTugIDygICAgICAgICAgICAgICAgICAICGiIyQlJqcoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVpb3F1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX6AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAwMDAxMDIwMzA0MDUwNjA3MDgwOTEwMTExMjEzMTQxNTE2MTcxODE5MjAyMTIyMjMyNDI1MjYyNzI4MjkzMDMxMzIzMzM0MzUzNjM3MzgzOTQwNDE0MjQzNDQ0NTQ2NDc0ODQ5NTA1MTUyNTM1NDU1NTY1NzU4NTk2MDYxNjI2MzY0NjU2NjY3Njg2OTcwNzE3MjczNzQ3NTc2Nzc3ODc5ODA4MTgyODM4NDg1ODY4Nzg4ODk5MDkxOTI5Mzk0OTU5Njk3OTg5OQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB");
base64DecodeToExistingUint8Array(bufferView, 1070978, "AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwMDAwMDAwMDAwMDAwMDAwQEBAQE");
base64DecodeToExistingUint8Array(bufferView, 1071040, "MHgwMTIzNDU2Nzg5QUJDREVG");
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
var global$1 = 1075300;
var global$2 = 1075312;
var i64toi32_i32$HIGH_BITS = 0;
function $0($0_1) {
$0_1 = HEAP32[$0_1 >> 2];
$126($0_1 + 12 | 0);
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$126($0_1 + 36 | 0)
}
$126($0_1 + 24 | 0);
block1 : {
block : {
switch (HEAP32[$0_1 + 48 >> 2] - -2147483648 | 0) {
default:
$126($0_1 + 48 | 0);
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
$126($0_1 + 60 | 0);
}
$4($0_1, 4);
}
function $1($0_1, $1_1) {
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
function $2($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = $1($2_1, $3_1);
if ($4_1) {
$161($4_1, $0_1, $1_1 >>> 0 > $3_1 >>> 0 ? $3_1 : $1_1);
$4($0_1, $2_1);
}
return $4_1;
}
function $3($0_1, $1_1) {
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
$136($2_1 + 16 | 0, $3_1, $1_1 + 4 | 0);
block : {
if (HEAP32[$2_1 + 16 >> 2] == -2147483647) {
HEAP32[$2_1 + 48 >> 2] = $1_1;
$4_1 = $2_1 + 48 | 0;
$130($3_1, $4_1, 4);
$130($3_1, $0_1, $1_1);
HEAP32[$2_1 + 56 >> 2] = HEAP32[$2_1 + 44 >> 2];
$0_1 = HEAP32[$2_1 + 40 >> 2];
HEAP32[$2_1 + 48 >> 2] = HEAP32[$2_1 + 36 >> 2];
HEAP32[$2_1 + 52 >> 2] = $0_1;
$135($2_1 + 8 | 0, $4_1);
$4_1 = HEAP32[$2_1 + 8 >> 2];
break block;
}
$126($2_1 + 36 | 0);
}
global$0 = $2_1 - -64 | 0;
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
HEAP32[(($2_1 << 7) + 1071072 | 0) + ($1_1 << 2) >> 2] = $0_1;
block : {
if ($0_1) {
break block
}
$3_1 = ($2_1 << 2) + 1071072 | 0;
$0_1 = HEAP32[$3_1 + 4096 >> 2] & __wasm_rotl_i32($1_1);
HEAP32[$3_1 + 4096 >> 2] = $0_1;
if ($0_1) {
break block
}
(wasm2js_i32$0 = 1075296, wasm2js_i32$1 = HEAP32[268824] & __wasm_rotl_i32($2_1)), HEAP32[wasm2js_i32$0 >> 2] = wasm2js_i32$1;
}
}
function $6($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
HEAP32[$0_1 + 12 >> 2] = 0;
$2_1 = Math_clz32($1_1);
$3_1 = 27 - $2_1 | 0;
$2_1 = __wasm_rotr_i32($1_1, 26 - $2_1 | 0) & 31;
$4_1 = (($3_1 << 7) + 1071072 | 0) + ($2_1 << 2) | 0;
$1_1 = HEAP32[$4_1 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$4_1 >> 2] = $0_1;
if ($1_1) {
HEAP32[$1_1 + 12 >> 2] = $0_1
}
HEAP32[268824] = HEAP32[268824] | 1 << $3_1;
$0_1 = ($3_1 << 2) + 1071072 | 0;
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
$4_1 = __wasm_ctz_i32(HEAP32[($2_1 << 2) + 1075168 >> 2] & -1 << $4_1);
if ($4_1 >>> 0 >= 32) {
$2_1 = __wasm_ctz_i32(HEAP32[268824] & -1 << $3_1 + 28);
if ($2_1 >>> 0 > 31) {
break block
}
$4_1 = __wasm_ctz_i32(HEAP32[($2_1 << 2) + 1075168 >> 2]);
}
$6_1 = (($2_1 << 7) + 1071072 | 0) + ($4_1 << 2) | 0;
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
$5_1 = ($2_1 << 2) + 1075168 | 0;
$4_1 = HEAP32[$5_1 >> 2] & __wasm_rotl_i32($4_1);
HEAP32[$5_1 >> 2] = $4_1;
if ($4_1) {
break block1
}
(wasm2js_i32$0 = 1075296, wasm2js_i32$1 = HEAP32[268824] & __wasm_rotl_i32($2_1)), HEAP32[wasm2js_i32$0 >> 2] = wasm2js_i32$1;
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
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
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
$136($1_1 + 16 | 0, $2_1, $0_1);
block : {
if (HEAP32[$1_1 + 16 >> 2] == -2147483647) {
$3_1 = HEAP32[$1_1 + 44 >> 2];
if ($3_1 >>> 0 < $0_1 >>> 0) {
$3_1 = $0_1 - $3_1 | 0;
$137($2_1, $3_1);
$0_1 = HEAP32[$1_1 + 44 >> 2];
$4_1 = HEAP32[$1_1 + 40 >> 2];
$2_1 = $0_1 + $4_1 | 0;
if ($3_1 >>> 0 >= 2) {
$5_1 = $2_1;
$2_1 = $3_1 - 1 | 0;
$162($5_1, $2_1);
$0_1 = $0_1 + $2_1 | 0;
$2_1 = $4_1 + $0_1 | 0;
}
HEAP8[$2_1 | 0] = 0;
$0_1 = $0_1 + 1 | 0;
}
HEAP32[$1_1 + 44 >> 2] = $0_1;
HEAP32[$1_1 + 56 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 40 >> 2];
HEAP32[$1_1 + 48 >> 2] = HEAP32[$1_1 + 36 >> 2];
HEAP32[$1_1 + 52 >> 2] = $0_1;
$135($1_1 + 8 | 0, $1_1 + 48 | 0);
$3_1 = HEAP32[$1_1 + 8 >> 2];
break block;
}
$126($1_1 + 36 | 0);
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
$109($7_1 + 20 | 0, $0_1, $1_1);
$1_1 = HEAP32[$7_1 + 20 >> 2];
block : {
if (!$1_1) {
HEAP32[$7_1 + 28 >> 2] = HEAP32[$7_1 + 24 >> 2];
$0_1 = $7_1 + 28 | 0;
$93($7_1 + 8 | 0, $0_1);
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
$0_1 = $78(1, 0, $0_1, 1048576);
break block1;
}
$80($2_1 + 56 | 0, $1_1, $0_1);
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
$0_1 = $54(1068768, $1_1);
block2 : {
if ($0_1) {
break block2
}
$0_1 = $18(1068768, $1_1);
if ($0_1) {
break block2
}
$48($2_1 + 56 | 0, $1_1, 1051800, 3);
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
$0_1 = $16($2_1 + 28 | 0, 1051430, 8);
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
$1_1 = $19(HEAP32[$2_1 + 120 >> 2], 1065943, 10);
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
HEAP32[$2_1 + 60 >> 2] = 1065943;
HEAP32[$2_1 + 56 >> 2] = 1;
HEAP32[$2_1 + 72 >> 2] = $2_1 + 108;
if (($4_1 | 0) != 3) {
$0_1 = $16($2_1 + 56 | 0, 1051430, 8);
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
$42($2_1 + 88 | 0);
break block1;
}
$131($2_1 + 56 | 0, $3_1, $0_1);
$131($2_1 + 132 | 0, $4_1, $1_1);
break block5;
}
$131($2_1 + 56 | 0, $3_1, $0_1);
HEAP32[$2_1 + 132 >> 2] = -2147483648;
}
$1_1 = HEAP32[$2_1 + 56 >> 2];
$6_1 = HEAP32[$2_1 + 64 >> 2];
$0_1 = HEAP32[$2_1 + 60 >> 2];
$42($2_1 + 88 | 0);
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
$0_1 = $78(1053350, 11, $4_1, 16384);
HEAP32[$3_1 >> 2] = 2;
HEAP32[$3_1 + 4 >> 2] = $0_1;
break block6;
}
$86($1_1 + 84 | 0, $8_1, $4_1);
block14 : {
block13 : {
if (HEAP32[$1_1 + 84 >> 2] != 19) {
$13($1_1 + 32 | 0, $8_1, $4_1);
$6_1 = HEAP32[$1_1 + 32 >> 2];
$5_1 = HEAP32[$1_1 + 36 >> 2];
$96($1_1 + 24 | 0, $6_1, $5_1);
$0_1 = HEAP32[$1_1 + 24 >> 2];
block7 : {
if (!$0_1) {
$0_1 = 0;
break block7;
}
$9_1 = HEAP32[$1_1 + 28 >> 2];
$0_1 = $122($6_1, $5_1, $0_1, $9_1) ? $9_1 + $6_1 | 0 : 0;
$9_1 = $5_1 - $9_1 | 0;
}
$11_1 = $1_1 + 196 | 0;
$6_1 = $0_1 ? $0_1 : $6_1;
$0_1 = $0_1 ? $9_1 : $5_1;
$86($11_1, $6_1, $0_1);
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
HEAP32[$1_1 + 200 >> 2] = 1069016;
HEAP32[$1_1 + 204 >> 2] = 1610612768;
HEAP32[$1_1 + 208 >> 2] = 0;
HEAP32[$1_1 + 196 >> 2] = $1_1 + 152;
if ($65($1_1 + 128 | 0, $11_1)) {
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
$97($1_1 + 184 | 0, $6_1, $0_1);
$98($1_1 + 172 | 0, HEAP32[$1_1 + 188 >> 2], HEAP32[$1_1 + 192 >> 2]);
$86($1_1 + 196 | 0, HEAP32[$1_1 + 176 >> 2], HEAP32[$1_1 + 180 >> 2]);
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
HEAP32[$1_1 + 132 >> 2] = 1069016;
HEAP32[$1_1 + 136 >> 2] = 1610612768;
HEAP32[$1_1 + 140 >> 2] = 0;
HEAP32[$1_1 + 128 >> 2] = $1_1 + 152;
if ($65($1_1 + 196 | 0, $1_1 + 128 | 0)) {
break block9
}
HEAP32[$1_1 + 120 >> 2] = HEAP32[$1_1 + 160 >> 2];
$0_1 = HEAP32[$1_1 + 156 >> 2];
HEAP32[$1_1 + 112 >> 2] = HEAP32[$1_1 + 152 >> 2];
HEAP32[$1_1 + 116 >> 2] = $0_1;
}
$126($1_1 + 172 | 0);
$126($1_1 + 184 | 0);
}
$4_1 = $99(6, 1065943, 10, $8_1, $4_1, $1_1 + 84 | 0, $1_1 + 112 | 0);
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
$100($3_1, $0_1, $6_1, $1_1 + 40 | 0);
}
global$0 = $1_1 + 224 | 0;
break block15;
}
wasm2js_trap();
}
$100($2_1 + 56 | 0, $0_1, $6_1, 0);
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
$134($2_1 + 56 | 0, 1536, 1, 1);
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
$130($1_1, 1069276, 9);
$3_1 = HEAP32[$2_1 + 84 >> 2];
$4_1 = HEAPU8[$3_1 + 24 | 0] << 2;
$112(HEAP32[$4_1 + 1069684 >> 2], HEAP32[$4_1 + 1069672 >> 2], $1_1);
$130($1_1, 1068859, 8);
$4_1 = HEAPU8[$3_1 + 25 | 0] << 2;
$112(HEAP32[$4_1 + 1069744 >> 2], HEAP32[$4_1 + 1069696 >> 2], $1_1);
$130($1_1, 1069264, 12);
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
$66($0_1 + 8 | 0, $0_1 + 40 | 0, HEAP32[$0_1 + 16 >> 2], HEAP32[$0_1 + 20 >> 2]);
HEAP32[$0_1 + 36 >> 2] = $6_1;
HEAP32[$0_1 + 32 >> 2] = $4_1;
HEAP32[$0_1 + 28 >> 2] = HEAP32[$0_1 + 12 >> 2];
$3_1 = HEAP32[$0_1 + 8 >> 2];
HEAP32[$0_1 + 24 >> 2] = $3_1;
if (!$3_1) {
break block17
}
$117($0_1 + 24 | 0, $1_1);
break block18;
}
$130($1_1, 1051685, 4);
}
$3_1 = HEAP32[$1_1 + 8 >> 2];
$137($1_1, 1);
HEAP8[HEAP32[$1_1 + 4 >> 2] + HEAP32[$1_1 + 8 >> 2] | 0] = 125;
HEAP32[$1_1 + 8 >> 2] = $3_1 + 1;
global$0 = $0_1 + 48 | 0;
$3_1 = HEAP32[$2_1 + 116 >> 2];
$0_1 = HEAP32[$2_1 + 112 >> 2];
$1_1 = HEAP32[$2_1 + 108 >> 2];
if (HEAP32[$2_1 + 40 >> 2] != -2147483648) {
$126($2_1 + 40 | 0)
}
if (HEAP32[$2_1 + 88 >> 2] != -2147483648) {
$126($2_1 + 88 | 0)
}
$126($2_1 + 16 | 0);
if (($1_1 | 0) == -2147483648) {
break block1
}
HEAP32[$10_1 + 8 >> 2] = $3_1;
HEAP32[$10_1 + 4 >> 2] = $0_1;
HEAP32[$10_1 >> 2] = $1_1;
break block19;
}
if (HEAP32[$2_1 + 88 >> 2] != -2147483648) {
$126($2_1 + 88 | 0)
}
$126($2_1 + 16 | 0);
}
HEAP32[$2_1 + 56 >> 2] = $0_1;
$0_1 = $2_1 + 56 | 0;
$93($10_1, $0_1);
$25($0_1);
}
global$0 = $2_1 + 144 | 0;
break block20;
}
wasm2js_trap();
}
}
$0_1 = $3(HEAP32[$7_1 + 12 >> 2], HEAP32[$7_1 + 16 >> 2]);
$126($7_1 + 8 | 0);
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
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0, $28_1 = 0, $29_1 = 0, $30_1 = 0, $31_1 = 0, $32_1 = 0, $33_1 = 0, $34_1 = 0, $35_1 = 0, $36_1 = 0, $37_1 = 0, $38_1 = 0, $39_1 = 0, $40_1 = 0, $41_1 = 0, $42_1 = 0, $43_1 = 0, $44_1 = 0, $45_1 = 0, $46_1 = 0, $47_1 = 0, $48_1 = 0, $49_1 = 0, $50_1 = 0, $51_1 = 0, $52_1 = 0, $53_1 = 0, $54_1 = 0, $55_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$45_1 = global$0 - 32 | 0;
global$0 = $45_1;
$109($45_1 + 20 | 0, $0_1, $1_1);
$0_1 = HEAP32[$45_1 + 20 >> 2];
block : {
if (!$0_1) {
HEAP32[$45_1 + 28 >> 2] = HEAP32[$45_1 + 24 >> 2];
$0_1 = $45_1 + 28 | 0;
$93($45_1 + 8 | 0, $0_1);
$0($0_1);
break block;
}
$53_1 = $45_1 + 8 | 0;
$44_1 = global$0 - 464 | 0;
global$0 = $44_1;
$39_1 = $44_1 + 176 | 0;
$41_1 = global$0 - 32 | 0;
global$0 = $41_1;
$1_1 = HEAP32[$45_1 + 24 >> 2];
block1 : {
if ($1_1 >>> 0 <= 1048576) {
$80($41_1 + 16 | 0, $0_1, $1_1);
$1_1 = HEAPU8[$41_1 + 16 | 0];
if (($1_1 | 0) == 6) {
$0_1 = HEAP32[$41_1 + 20 >> 2];
HEAP32[$39_1 >> 2] = -2147483648;
HEAP32[$39_1 + 4 >> 2] = $0_1;
break block1;
}
HEAP8[$41_1 + 3 | 0] = HEAPU8[$41_1 + 19 | 0];
$0_1 = HEAPU8[$41_1 + 17 | 0] | HEAPU8[$41_1 + 18 | 0] << 8;
HEAP8[$41_1 + 1 | 0] = $0_1;
HEAP8[$41_1 + 2 | 0] = $0_1 >>> 8;
$0_1 = HEAP32[$41_1 + 28 >> 2];
HEAP32[$41_1 + 8 >> 2] = HEAP32[$41_1 + 24 >> 2];
HEAP32[$41_1 + 12 >> 2] = $0_1;
HEAP32[$41_1 + 4 >> 2] = HEAP32[$41_1 + 20 >> 2];
HEAP8[$41_1 | 0] = $1_1;
$10_1 = global$0 - 528 | 0;
global$0 = $10_1;
HEAP32[$10_1 + 48 >> 2] = 0;
HEAP32[$10_1 + 44 >> 2] = $41_1;
HEAP8[$10_1 + 52 | 0] = 1;
HEAP32[$10_1 + 32 >> 2] = 0;
HEAP32[$10_1 + 328 >> 2] = 4;
HEAP32[$10_1 + 324 >> 2] = 1051739;
HEAP32[$10_1 + 320 >> 2] = 3;
HEAP32[$10_1 + 316 >> 2] = 1051800;
HEAP32[$10_1 + 312 >> 2] = 6;
HEAP32[$10_1 + 308 >> 2] = 1051604;
HEAP32[$10_1 + 304 >> 2] = 5;
HEAP32[$10_1 + 300 >> 2] = 1051752;
HEAP32[$10_1 + 292 >> 2] = 0;
HEAP32[$10_1 + 296 >> 2] = 2;
HEAP32[$10_1 + 468 >> 2] = $10_1 + 292;
block6 : {
block5 : {
$0_1 = HEAP32[$10_1 + 468 >> 2];
block4 : {
block2 : {
if (HEAP32[$0_1 + 4 >> 2] == HEAP32[$0_1 >> 2]) {
break block2
}
$14_1 = $10_1 + 300 | 0;
while (1) {
$0_1 = HEAP32[$10_1 + 292 >> 2];
HEAP32[$10_1 + 292 >> 2] = $0_1 + 1;
$0_1 = $14_1 + ($0_1 << 4) | 0;
$48_1 = HEAP32[$0_1 >> 2];
if (!$48_1) {
break block2
}
$3_1 = HEAP32[$0_1 + 12 >> 2];
$4_1 = HEAP32[$0_1 + 8 >> 2];
block3 : {
$0_1 = $19($41_1, $48_1, HEAP32[$0_1 + 4 >> 2]);
if (!$0_1 | HEAPU8[$0_1 | 0] != 3) {
break block3
}
$1_1 = $0_1 + 4 | 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = $10_1 + 24 | 0;
HEAP32[$2_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
$0_1 = HEAP32[$10_1 + 28 >> 2];
if ($0_1 >>> 0 < 16385) {
break block3
}
$0_1 = $78($4_1, $3_1, $0_1, 16384);
break block4;
}
HEAP32[$10_1 + 468 >> 2] = $10_1 + 292;
$0_1 = HEAP32[$10_1 + 468 >> 2];
if (HEAP32[$0_1 + 4 >> 2] - HEAP32[$0_1 >> 2] | 0) {
continue
}
break;
};
}
$0_1 = $19($41_1, 1051620, 5);
if (!$0_1) {
break block5
}
$0_1 = $55($0_1);
if ($0_1 >>> 0 < 65537) {
break block5
}
$0_1 = $78(1065074, 6, $0_1, 65536);
}
HEAP32[$39_1 >> 2] = -2147483648;
HEAP32[$39_1 + 4 >> 2] = $0_1;
break block6;
}
$0_1 = $54(1052516, $10_1 + 32 | 0);
if ($0_1) {
HEAP32[$39_1 >> 2] = -2147483648;
HEAP32[$39_1 + 4 >> 2] = $0_1;
break block6;
}
$0_1 = $27($10_1 + 32 | 0, 1052396, 1052516);
if ($0_1) {
HEAP32[$39_1 >> 2] = -2147483648;
HEAP32[$39_1 + 4 >> 2] = $0_1;
break block6;
}
$0_1 = $10_1 + 32 | 0;
HEAP32[$10_1 + 56 >> 2] = $0_1;
block8 : {
$1_1 = $19(HEAP32[$10_1 + 44 >> 2], 1051752, 5);
block7 : {
if (!$1_1) {
break block7
}
$48_1 = HEAPU8[$1_1 | 0];
if (!$48_1) {
break block7
}
HEAP8[$10_1 + 312 | 0] = HEAPU8[$10_1 + 52 | 0];
HEAP32[$10_1 + 304 >> 2] = $1_1;
HEAP32[$10_1 + 300 >> 2] = 5;
HEAP32[$10_1 + 296 >> 2] = 1051752;
HEAP32[$10_1 + 292 >> 2] = 1;
HEAP32[$10_1 + 308 >> 2] = $0_1;
if (($48_1 | 0) != 3) {
$48_1 = $16($10_1 + 292 | 0, 1051430, 8);
break block8;
}
$1_1 = $1_1 + 4 | 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = $10_1 + 16 | 0;
HEAP32[$2_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
$48_1 = HEAP32[$10_1 + 20 >> 2];
$23_1 = HEAP32[$10_1 + 16 >> 2];
if (!$23_1) {
break block8
}
}
block10 : {
$30_1 = $19(HEAP32[$10_1 + 44 >> 2], 1051800, 3);
block9 : {
if (!$30_1) {
break block9
}
$0_1 = HEAPU8[$30_1 | 0];
if (!$0_1) {
break block9
}
HEAP8[$10_1 + 312 | 0] = HEAPU8[$10_1 + 52 | 0];
HEAP32[$10_1 + 304 >> 2] = $30_1;
HEAP32[$10_1 + 296 >> 2] = 1051800;
HEAP32[$10_1 + 292 >> 2] = 1;
HEAP32[$10_1 + 300 >> 2] = 3;
HEAP32[$10_1 + 308 >> 2] = $10_1 + 32;
if (($0_1 | 0) != 3) {
$30_1 = $16($10_1 + 292 | 0, 1051430, 8);
break block10;
}
$1_1 = $30_1 + 4 | 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = $10_1 + 8 | 0;
HEAP32[$2_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
$30_1 = HEAP32[$10_1 + 12 >> 2];
$42_1 = HEAP32[$10_1 + 8 >> 2];
if (!$42_1) {
break block10
}
}
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$2_1 = $10_1 + 292 | 0;
block14 : {
block11 : {
$1_1 = HEAP32[$10_1 + 56 >> 2];
$4_1 = $19(HEAP32[$1_1 + 12 >> 2], 1051803, 6);
if (!$4_1) {
break block11
}
$0_1 = HEAPU8[$4_1 | 0];
if (!$0_1) {
break block11
}
HEAP32[$3_1 + 20 >> 2] = $4_1;
HEAP32[$3_1 + 16 >> 2] = 6;
HEAP32[$3_1 + 12 >> 2] = 1051803;
HEAP32[$3_1 + 8 >> 2] = 1;
HEAP32[$3_1 + 24 >> 2] = $1_1;
HEAP8[$3_1 + 28 | 0] = HEAPU8[$1_1 + 20 | 0];
block13 : {
block12 : {
if (($0_1 | 0) != 3) {
$20_1 = $16($3_1 + 8 | 0, 1051430, 8);
break block12;
}
$1_1 = $4_1 + 4 | 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $0_1;
$20_1 = HEAP32[$3_1 + 4 >> 2];
$0_1 = HEAP32[$3_1 >> 2];
if ($0_1) {
break block13
}
}
HEAP32[$2_1 + 4 >> 2] = $20_1;
$0_1 = 1;
break block14;
}
HEAP32[$2_1 + 8 >> 2] = $20_1;
HEAP32[$2_1 + 4 >> 2] = $0_1;
$0_1 = 0;
break block14;
}
HEAP32[$2_1 + 4 >> 2] = 0;
$0_1 = 0;
}
HEAP32[$2_1 >> 2] = $0_1;
global$0 = $3_1 + 32 | 0;
$51_1 = HEAP32[$10_1 + 296 >> 2];
if (HEAP32[$10_1 + 292 >> 2] == 1) {
HEAP32[$39_1 >> 2] = -2147483648;
HEAP32[$39_1 + 4 >> 2] = $51_1;
break block6;
}
$52_1 = HEAP32[$10_1 + 300 >> 2];
$0_1 = $19(HEAP32[$10_1 + 44 >> 2], 1052388, 7);
block15 : {
if (!$0_1) {
HEAP32[$10_1 + 292 >> 2] = 3;
break block15;
}
if (!HEAPU8[$0_1 | 0]) {
HEAP32[$10_1 + 292 >> 2] = 3;
break block15;
}
HEAP8[$10_1 + 312 | 0] = HEAPU8[$10_1 + 52 | 0];
HEAP32[$10_1 + 304 >> 2] = $0_1;
HEAP32[$10_1 + 300 >> 2] = 7;
HEAP32[$10_1 + 296 >> 2] = 1052388;
HEAP32[$10_1 + 292 >> 2] = 1;
HEAP32[$10_1 + 308 >> 2] = $10_1 + 32;
}
$14_1 = $10_1 + 468 | 0;
$3_1 = global$0 - 96 | 0;
global$0 = $3_1;
block52 : {
block53 : {
block16 : {
block18 : {
block17 : {
block51 : {
$0_1 = $10_1 + 292 | 0;
if (HEAP32[$0_1 >> 2] != 3) {
$1_1 = HEAP32[$0_1 + 20 >> 2];
HEAP32[$3_1 + 40 >> 2] = HEAP32[$0_1 + 16 >> 2];
HEAP32[$3_1 + 44 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 12 >> 2];
HEAP32[$3_1 + 32 >> 2] = HEAP32[$0_1 + 8 >> 2];
HEAP32[$3_1 + 36 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$0_1 >> 2];
HEAP32[$3_1 + 28 >> 2] = $1_1;
HEAP32[$3_1 + 56 >> 2] = 0;
HEAP32[$3_1 + 48 >> 2] = 0;
$2_1 = HEAP32[$3_1 + 36 >> 2];
if (HEAPU8[$2_1 | 0] != 5) {
$1_1 = $16($0_1, 1051438, 9);
$0_1 = 0;
break block16;
}
$0_1 = HEAP32[$2_1 + 12 >> 2];
$1_1 = 0;
if (!$0_1) {
break block17
}
$1_1 = HEAP32[$2_1 + 8 >> 2];
$8_1 = $1_1 + Math_imul($0_1, 28) | 0;
$32_1 = HEAPU8[$3_1 + 44 | 0];
while (1) {
$0_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = $3_1 + 16 | 0;
HEAP32[$2_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
$13_1 = HEAP32[$3_1 + 20 >> 2];
$4_1 = HEAP32[$3_1 + 16 >> 2];
$0_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = $3_1 + 8 | 0;
HEAP32[$2_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
$1_1 = $1_1 + 12 | 0;
HEAP32[$3_1 + 72 >> 2] = $1_1;
HEAP8[$3_1 + 80 | 0] = $32_1;
HEAP32[$3_1 + 60 >> 2] = 1;
$0_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 64 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$3_1 + 68 >> 2] = $0_1;
$0_1 = HEAPU8[$1_1 | 0];
HEAP32[$3_1 + 76 >> 2] = $3_1 + 24;
if (($0_1 | 0) != 3) {
$1_1 = $16($3_1 + 60 | 0, 1051430, 8);
break block18;
}
$24_1 = $1_1 + 4 | 0;
$1_1 = $24_1;
$0_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $0_1;
$1_1 = HEAP32[$3_1 + 4 >> 2];
$0_1 = HEAP32[$3_1 >> 2];
if (!$0_1) {
break block18
}
$27_1 = $3_1 + 48 | 0;
$34_1 = global$0 - 96 | 0;
global$0 = $34_1;
HEAP32[$34_1 + 16 >> 2] = $1_1;
HEAP32[$34_1 + 12 >> 2] = $0_1;
HEAP32[$34_1 + 24 >> 2] = $13_1;
HEAP32[$34_1 + 20 >> 2] = $4_1;
$81($34_1 + 52 | 0, $4_1, $13_1);
block20 : {
if (!(!HEAP32[$34_1 + 64 >> 2] & HEAP32[$34_1 + 52 >> 2] == 19)) {
$1_1 = $60($34_1 + 20 | 0, $4_1, $13_1, 1);
break block20;
}
HEAP32[$34_1 + 44 >> 2] = 1;
HEAP32[$34_1 + 40 >> 2] = $34_1 + 12;
$2_1 = $34_1 + 80 | 0;
$138($2_1, 1048956, $34_1 + 40 | 0);
$81($34_1 + 52 | 0, HEAP32[$34_1 + 84 >> 2], HEAP32[$34_1 + 88 >> 2]);
if (!(HEAP32[$34_1 + 64 >> 2] ? HEAP32[$34_1 + 52 >> 2] == 19 : 0)) {
$1_1 = $60($34_1 + 20 | 0, $0_1, $1_1, 2);
$126($2_1);
break block20;
}
$11_1 = $34_1 + 80 | 0;
$126($11_1);
$33_1 = $34_1 + 28 | 0;
$131($33_1, $4_1, $13_1);
$37_1 = $34_1 + 40 | 0;
$131($37_1, $0_1, $1_1);
$35_1 = $34_1 + 52 | 0;
$22_1 = global$0 - 16 | 0;
global$0 = $22_1;
$20_1 = HEAP32[$27_1 >> 2];
block27 : {
if ($20_1) {
$25_1 = HEAP32[$27_1 + 4 >> 2];
$17_1 = HEAP32[$33_1 + 8 >> 2];
$13_1 = HEAP32[$33_1 + 4 >> 2];
while (1) {
block26 : {
$21_1 = $20_1 + 4 | 0;
$0_1 = HEAPU16[$20_1 + 270 >> 1];
$12_1 = Math_imul($0_1, 12);
$1_1 = -1;
block24 : {
block25 : {
block23 : {
block22 : {
while (1) {
if (!$12_1) {
$1_1 = $0_1;
break block22;
}
$4_1 = HEAP32[$21_1 + 8 >> 2];
$2_1 = HEAP32[$21_1 + 4 >> 2];
$1_1 = $1_1 + 1 | 0;
$12_1 = $12_1 - 12 | 0;
$21_1 = $21_1 + 12 | 0;
$2_1 = $156($13_1, $17_1, $2_1, $4_1) & 255;
if (($2_1 | 0) == 1) {
continue
}
break;
};
if (!$2_1) {
break block23
}
}
if ($25_1) {
break block24
}
$25_1 = 0;
$0_1 = 1;
break block25;
}
$0_1 = 0;
}
HEAP32[$22_1 + 12 >> 2] = $1_1;
HEAP32[$22_1 + 8 >> 2] = $25_1;
HEAP32[$22_1 + 4 >> 2] = $20_1;
HEAP32[$22_1 >> 2] = $0_1;
break block26;
}
$25_1 = $25_1 - 1 | 0;
$20_1 = HEAP32[(($1_1 << 2) + $20_1 | 0) + 272 >> 2];
continue;
}
break;
};
$1_1 = $22_1 + 4 | 0;
if (HEAP32[$22_1 >> 2]) {
HEAP32[$35_1 + 12 >> 2] = $27_1;
HEAP32[$35_1 + 24 >> 2] = HEAP32[$1_1 + 8 >> 2];
$0_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$35_1 + 16 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$35_1 + 20 >> 2] = $0_1;
$0_1 = HEAP32[$33_1 + 4 >> 2];
HEAP32[$35_1 >> 2] = HEAP32[$33_1 >> 2];
HEAP32[$35_1 + 4 >> 2] = $0_1;
HEAP32[$35_1 + 8 >> 2] = HEAP32[$33_1 + 8 >> 2];
break block27;
}
HEAP32[$35_1 + 16 >> 2] = $27_1;
HEAP32[$35_1 >> 2] = -2147483648;
HEAP32[$35_1 + 12 >> 2] = HEAP32[$1_1 + 8 >> 2];
$0_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$35_1 + 4 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$35_1 + 8 >> 2] = $0_1;
$126($33_1);
break block27;
}
HEAP32[$35_1 + 16 >> 2] = 0;
HEAP32[$35_1 + 12 >> 2] = $27_1;
HEAP32[$35_1 + 8 >> 2] = HEAP32[$33_1 + 8 >> 2];
$0_1 = HEAP32[$33_1 + 4 >> 2];
HEAP32[$35_1 >> 2] = HEAP32[$33_1 >> 2];
HEAP32[$35_1 + 4 >> 2] = $0_1;
}
global$0 = $22_1 + 16 | 0;
block50 : {
if (HEAP32[$34_1 + 52 >> 2] != -2147483648) {
$1_1 = 0;
$26_1 = global$0 - 16 | 0;
global$0 = $26_1;
$31_1 = $35_1 + 12 | 0;
block49 : {
block48 : {
if (HEAP32[$35_1 + 16 >> 2]) {
$16_1 = $26_1 + 4 | 0;
$28_1 = global$0 - 96 | 0;
global$0 = $28_1;
$36_1 = $28_1 + 8 | 0;
$20_1 = 0;
$21_1 = global$0 + -64 | 0;
global$0 = $21_1;
block34 : {
block32 : {
block31 : {
$4_1 = $35_1 + 16 | 0;
$22_1 = HEAP32[$4_1 >> 2];
$27_1 = HEAPU16[$22_1 + 270 >> 1];
if ($27_1 >>> 0 >= 11) {
$1_1 = HEAP32[$4_1 + 8 >> 2];
block28 : {
if ($1_1 >>> 0 < 5) {
$0_1 = 4;
break block28;
}
block29 : {
block30 : {
$0_1 = $1_1;
switch ($0_1 - 5 | 0) {
case 0:
break block28;
case 1:
break block29;
default:
break block30;
};
}
$1_1 = $1_1 - 7 | 0;
$20_1 = 1;
$0_1 = 6;
break block28;
}
$1_1 = 0;
$20_1 = 1;
$0_1 = 5;
}
HEAP32[$21_1 + 20 >> 2] = $0_1;
HEAP32[$21_1 + 12 >> 2] = $22_1;
HEAP32[$21_1 + 16 >> 2] = HEAP32[$4_1 + 4 >> 2];
$0_1 = global$0 + -64 | 0;
global$0 = $0_1;
$9_1 = $31();
$33_1 = $21_1 + 12 | 0;
$15_1 = HEAP32[$33_1 >> 2];
$22_1 = HEAP32[$33_1 + 8 >> 2];
$12_1 = HEAPU16[$15_1 + 270 >> 1] + ($22_1 ^ -1) | 0;
HEAP16[$9_1 + 270 >> 1] = $12_1;
$4_1 = $15_1 + 4 | 0;
$27_1 = Math_imul($22_1, 12);
$13_1 = $4_1 + $27_1 | 0;
$2_1 = HEAP32[$13_1 + 4 >> 2];
HEAP32[$0_1 + 32 >> 2] = HEAP32[$13_1 >> 2];
HEAP32[$0_1 + 36 >> 2] = $2_1;
HEAP32[$0_1 + 40 >> 2] = HEAP32[$13_1 + 8 >> 2];
$13_1 = $15_1 + 136 | 0;
$17_1 = $13_1 + $27_1 | 0;
$2_1 = HEAP32[$17_1 + 4 >> 2];
HEAP32[$0_1 + 48 >> 2] = HEAP32[$17_1 >> 2];
HEAP32[$0_1 + 52 >> 2] = $2_1;
HEAP32[$0_1 + 56 >> 2] = HEAP32[$17_1 + 8 >> 2];
if ($12_1 >>> 0 >= 12) {
wasm2js_trap()
}
$17_1 = $4_1;
$4_1 = $27_1 + 12 | 0;
$2_1 = Math_imul($12_1, 12);
$161($9_1 + 4 | 0, $17_1 + $4_1 | 0, $2_1);
$161($9_1 + 136 | 0, $4_1 + $13_1 | 0, $2_1);
HEAP16[$15_1 + 270 >> 1] = $22_1;
$4_1 = HEAP32[$0_1 + 36 >> 2];
$13_1 = HEAP32[$0_1 + 32 >> 2];
HEAP32[$0_1 + 8 >> 2] = $13_1;
HEAP32[$0_1 + 12 >> 2] = $4_1;
HEAP32[$0_1 + 16 >> 2] = HEAP32[$0_1 + 40 >> 2];
HEAP32[$0_1 + 28 >> 2] = HEAP32[$0_1 + 56 >> 2];
$2_1 = HEAP32[$0_1 + 52 >> 2];
HEAP32[$0_1 + 20 >> 2] = HEAP32[$0_1 + 48 >> 2];
HEAP32[$0_1 + 24 >> 2] = $2_1;
$17_1 = $21_1 + 24 | 0;
HEAP32[$17_1 + 24 >> 2] = $15_1;
HEAP32[$17_1 >> 2] = $13_1;
HEAP32[$17_1 + 4 >> 2] = $4_1;
$2_1 = HEAP32[$0_1 + 20 >> 2];
HEAP32[$17_1 + 8 >> 2] = HEAP32[$0_1 + 16 >> 2];
HEAP32[$17_1 + 12 >> 2] = $2_1;
$2_1 = HEAP32[$0_1 + 28 >> 2];
HEAP32[$17_1 + 16 >> 2] = HEAP32[$0_1 + 24 >> 2];
HEAP32[$17_1 + 20 >> 2] = $2_1;
HEAP32[$17_1 + 36 >> 2] = 0;
HEAP32[$17_1 + 32 >> 2] = $9_1;
HEAP32[$17_1 + 28 >> 2] = HEAP32[$33_1 + 4 >> 2];
global$0 = $0_1 - -64 | 0;
$22_1 = HEAP32[($20_1 ? $21_1 + 56 | 0 : $21_1 + 48 | 0) >> 2];
$0_1 = $22_1 + 4 | 0;
$27_1 = Math_imul($1_1, 12);
$12_1 = $0_1 + $27_1 | 0;
$17_1 = HEAP32[($20_1 ? $21_1 + 60 | 0 : $21_1 + 52 | 0) >> 2];
$13_1 = HEAPU16[$22_1 + 270 >> 1];
if ($13_1 >>> 0 > $1_1 >>> 0) {
break block31
}
HEAP32[$12_1 + 8 >> 2] = HEAP32[$35_1 + 8 >> 2];
$0_1 = HEAP32[$35_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$35_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $0_1;
break block32;
}
$2_1 = $22_1 + 4 | 0;
$1_1 = HEAP32[$4_1 + 8 >> 2];
$13_1 = Math_imul($1_1, 12);
$12_1 = $2_1 + $13_1 | 0;
$17_1 = HEAP32[$4_1 + 4 >> 2];
$0_1 = $1_1 + 1 | 0;
block33 : {
if ($0_1 >>> 0 > $27_1 >>> 0) {
HEAP32[$12_1 + 8 >> 2] = HEAP32[$35_1 + 8 >> 2];
$0_1 = HEAP32[$35_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$35_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $0_1;
break block33;
}
$4_1 = Math_imul($0_1, 12);
$0_1 = $4_1 + $2_1 | 0;
$2_1 = Math_imul($27_1 - $1_1 | 0, 12);
$163($0_1, $12_1, $2_1);
HEAP32[$12_1 + 8 >> 2] = HEAP32[$35_1 + 8 >> 2];
$0_1 = HEAP32[$35_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$35_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $0_1;
$0_1 = $22_1 + 136 | 0;
$163($0_1 + $4_1 | 0, $0_1 + $13_1 | 0, $2_1);
}
$2_1 = Math_imul($1_1, 12) + $22_1 | 0;
HEAP32[$2_1 + 144 >> 2] = HEAP32[$37_1 + 8 >> 2];
$0_1 = HEAP32[$37_1 + 4 >> 2];
HEAP32[$2_1 + 136 >> 2] = HEAP32[$37_1 >> 2];
HEAP32[$2_1 + 140 >> 2] = $0_1;
HEAP32[$36_1 >> 2] = -2147483648;
HEAP16[$22_1 + 270 >> 1] = $27_1 + 1;
break block34;
}
$4_1 = $27_1 + 12 | 0;
$2_1 = Math_imul($13_1 - $1_1 | 0, 12);
$163($4_1 + $0_1 | 0, $12_1, $2_1);
HEAP32[$12_1 + 8 >> 2] = HEAP32[$35_1 + 8 >> 2];
$0_1 = HEAP32[$35_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$35_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $0_1;
$0_1 = $22_1 + 136 | 0;
$163($0_1 + $4_1 | 0, $0_1 + $27_1 | 0, $2_1);
}
$2_1 = Math_imul($1_1, 12) + $22_1 | 0;
HEAP32[$2_1 + 144 >> 2] = HEAP32[$37_1 + 8 >> 2];
$0_1 = HEAP32[$37_1 + 4 >> 2];
HEAP32[$2_1 + 136 >> 2] = HEAP32[$37_1 >> 2];
HEAP32[$2_1 + 140 >> 2] = $0_1;
HEAP16[$22_1 + 270 >> 1] = $13_1 + 1;
$161($36_1, $21_1 + 24 | 0, 40);
}
HEAP32[$36_1 + 48 >> 2] = $1_1;
HEAP32[$36_1 + 44 >> 2] = $17_1;
HEAP32[$36_1 + 40 >> 2] = $22_1;
global$0 = $21_1 - -64 | 0;
block47 : {
if (HEAP32[$28_1 + 8 >> 2] != -2147483648) {
$0_1 = HEAP32[$28_1 + 28 >> 2];
HEAP32[$28_1 + 88 >> 2] = HEAP32[$28_1 + 24 >> 2];
HEAP32[$28_1 + 92 >> 2] = $0_1;
$0_1 = HEAP32[$28_1 + 20 >> 2];
HEAP32[$28_1 + 80 >> 2] = HEAP32[$28_1 + 16 >> 2];
HEAP32[$28_1 + 84 >> 2] = $0_1;
$0_1 = HEAP32[$28_1 + 12 >> 2];
HEAP32[$28_1 + 72 >> 2] = HEAP32[$28_1 + 8 >> 2];
HEAP32[$28_1 + 76 >> 2] = $0_1;
$4_1 = HEAP32[$28_1 + 40 >> 2];
$21_1 = HEAP32[$28_1 + 44 >> 2];
$37_1 = HEAP32[$28_1 + 48 >> 2];
$36_1 = HEAP32[$28_1 + 52 >> 2];
$15_1 = HEAP32[$28_1 + 56 >> 2];
block44 : {
block43 : {
$20_1 = HEAP32[$28_1 + 32 >> 2];
$25_1 = HEAP32[$20_1 >> 2];
if ($25_1) {
$1_1 = HEAP32[$28_1 + 36 >> 2];
$9_1 = $28_1 + 84 | 0;
while (1) {
HEAP32[$28_1 + 60 >> 2] = $25_1;
HEAP32[$28_1 + 68 >> 2] = HEAPU16[$20_1 + 268 >> 1];
HEAP32[$28_1 + 64 >> 2] = $1_1 + 1;
$33_1 = $28_1 + 8 | 0;
$22_1 = $28_1 + 72 | 0;
$0_1 = $4_1;
$46_1 = global$0 + -64 | 0;
global$0 = $46_1;
block42 : {
$4_1 = $28_1 + 60 | 0;
$13_1 = HEAP32[$4_1 + 4 >> 2];
if (($13_1 - 1 | 0) == ($21_1 | 0)) {
$1_1 = HEAP32[$4_1 >> 2];
block41 : {
if (HEAPU16[$1_1 + 270 >> 1] >= 11) {
$18_1 = 0;
$2_1 = 4;
$4_1 = HEAP32[$4_1 + 8 >> 2];
block35 : {
if ($4_1 >>> 0 < 5) {
break block35
}
block36 : {
block37 : {
$2_1 = $4_1;
switch ($2_1 - 5 | 0) {
case 0:
break block35;
case 1:
break block36;
default:
break block37;
};
}
$4_1 = $4_1 - 7 | 0;
$18_1 = 1;
$2_1 = 6;
break block35;
}
$4_1 = 0;
$18_1 = 1;
$2_1 = 5;
}
HEAP32[$46_1 + 8 >> 2] = $2_1;
HEAP32[$46_1 + 4 >> 2] = $13_1;
HEAP32[$46_1 >> 2] = $1_1;
$47_1 = $46_1 + 12 | 0;
$38_1 = global$0 + -64 | 0;
global$0 = $38_1;
$25_1 = HEAP32[$46_1 >> 2];
$27_1 = HEAPU16[$25_1 + 270 >> 1];
$20_1 = $35();
$21_1 = HEAP32[$46_1 + 8 >> 2];
$12_1 = HEAPU16[$25_1 + 270 >> 1] + ($21_1 ^ -1) | 0;
HEAP16[$20_1 + 270 >> 1] = $12_1;
$13_1 = $25_1 + 4 | 0;
$2_1 = Math_imul($21_1, 12);
$17_1 = $13_1 + $2_1 | 0;
$1_1 = HEAP32[$17_1 + 4 >> 2];
HEAP32[$38_1 + 32 >> 2] = HEAP32[$17_1 >> 2];
HEAP32[$38_1 + 36 >> 2] = $1_1;
HEAP32[$38_1 + 40 >> 2] = HEAP32[$17_1 + 8 >> 2];
$17_1 = $25_1 + 136 | 0;
$2_1 = $17_1 + $2_1 | 0;
$1_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$38_1 + 48 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$38_1 + 52 >> 2] = $1_1;
HEAP32[$38_1 + 56 >> 2] = HEAP32[$2_1 + 8 >> 2];
block40 : {
block38 : {
if ($12_1 >>> 0 >= 12) {
break block38
}
$55_1 = $13_1;
$13_1 = $21_1 + 1 | 0;
$2_1 = Math_imul($13_1, 12);
$1_1 = Math_imul($12_1, 12);
$161($20_1 + 4 | 0, $55_1 + $2_1 | 0, $1_1);
$161($20_1 + 136 | 0, $2_1 + $17_1 | 0, $1_1);
HEAP16[$25_1 + 270 >> 1] = $21_1;
$1_1 = HEAP32[$38_1 + 36 >> 2];
HEAP32[$38_1 + 8 >> 2] = HEAP32[$38_1 + 32 >> 2];
HEAP32[$38_1 + 12 >> 2] = $1_1;
HEAP32[$38_1 + 16 >> 2] = HEAP32[$38_1 + 40 >> 2];
$1_1 = HEAP32[$38_1 + 52 >> 2];
HEAP32[$38_1 + 20 >> 2] = HEAP32[$38_1 + 48 >> 2];
HEAP32[$38_1 + 24 >> 2] = $1_1;
HEAP32[$38_1 + 28 >> 2] = HEAP32[$38_1 + 56 >> 2];
$12_1 = HEAPU16[$20_1 + 270 >> 1];
if ($12_1 >>> 0 >= 12) {
break block38
}
$1_1 = $27_1 - $21_1 | 0;
if (($1_1 | 0) != ($12_1 + 1 | 0)) {
break block38
}
$2_1 = $161($20_1 + 272 | 0, ($25_1 + ($13_1 << 2) | 0) + 272 | 0, $1_1 << 2);
$17_1 = HEAP32[$46_1 + 4 >> 2];
$13_1 = 0;
while (1) {
block39 : {
$1_1 = HEAP32[$2_1 + ($13_1 << 2) >> 2];
HEAP16[$1_1 + 268 >> 1] = $13_1;
HEAP32[$1_1 >> 2] = $20_1;
if ($12_1 >>> 0 <= $13_1 >>> 0) {
break block39
}
$13_1 = ($12_1 >>> 0 > $13_1 >>> 0) + $13_1 | 0;
if ($12_1 >>> 0 >= $13_1 >>> 0) {
continue
}
}
break;
};
HEAP32[$47_1 + 28 >> 2] = $17_1;
HEAP32[$47_1 + 24 >> 2] = $25_1;
$1_1 = HEAP32[$38_1 + 12 >> 2];
HEAP32[$47_1 >> 2] = HEAP32[$38_1 + 8 >> 2];
HEAP32[$47_1 + 4 >> 2] = $1_1;
$1_1 = HEAP32[$38_1 + 20 >> 2];
HEAP32[$47_1 + 8 >> 2] = HEAP32[$38_1 + 16 >> 2];
HEAP32[$47_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$38_1 + 28 >> 2];
HEAP32[$47_1 + 16 >> 2] = HEAP32[$38_1 + 24 >> 2];
HEAP32[$47_1 + 20 >> 2] = $1_1;
HEAP32[$47_1 + 36 >> 2] = $17_1;
HEAP32[$47_1 + 32 >> 2] = $20_1;
global$0 = $38_1 - -64 | 0;
break block40;
}
wasm2js_trap();
}
HEAP32[$46_1 + 60 >> 2] = $4_1;
HEAP32[$46_1 + 56 >> 2] = HEAP32[($18_1 ? 36 : 28) + $47_1 >> 2];
HEAP32[$46_1 + 52 >> 2] = HEAP32[($18_1 ? 32 : 24) + $47_1 >> 2];
$36($46_1 + 52 | 0, $22_1, $9_1, $0_1);
$161($33_1, $47_1, 40);
break block41;
}
$36($4_1, $22_1, $9_1, $0_1);
HEAP32[$33_1 >> 2] = -2147483648;
}
global$0 = $46_1 - -64 | 0;
break block42;
}
wasm2js_trap();
}
if (HEAP32[$28_1 + 8 >> 2] == -2147483648) {
break block43
}
$0_1 = HEAP32[$28_1 + 28 >> 2];
HEAP32[$28_1 + 88 >> 2] = HEAP32[$28_1 + 24 >> 2];
HEAP32[$28_1 + 92 >> 2] = $0_1;
$0_1 = HEAP32[$28_1 + 20 >> 2];
HEAP32[$28_1 + 80 >> 2] = HEAP32[$28_1 + 16 >> 2];
HEAP32[$28_1 + 84 >> 2] = $0_1;
$0_1 = HEAP32[$28_1 + 12 >> 2];
HEAP32[$28_1 + 72 >> 2] = HEAP32[$28_1 + 8 >> 2];
HEAP32[$28_1 + 76 >> 2] = $0_1;
$1_1 = HEAP32[$28_1 + 36 >> 2];
$4_1 = HEAP32[$28_1 + 40 >> 2];
$21_1 = HEAP32[$28_1 + 44 >> 2];
$20_1 = HEAP32[$28_1 + 32 >> 2];
$25_1 = HEAP32[$20_1 >> 2];
if ($25_1) {
continue
}
break;
};
}
$17_1 = HEAP32[$31_1 >> 2];
if (!HEAP32[$17_1 >> 2]) {
break block44
}
$1_1 = HEAP32[$17_1 + 4 >> 2];
$0_1 = HEAP32[$17_1 >> 2];
$27_1 = $35();
HEAP32[$27_1 + 272 >> 2] = $0_1;
block46 : {
$2_1 = $1_1 + 1 | 0;
if ($2_1) {
$1_1 = $27_1 + 272 | 0;
$13_1 = HEAPU16[$27_1 + 270 >> 1];
$25_1 = 0;
while (1) {
block45 : {
$0_1 = HEAP32[$1_1 + ($25_1 << 2) >> 2];
HEAP16[$0_1 + 268 >> 1] = $25_1;
HEAP32[$0_1 >> 2] = $27_1;
if ($13_1 >>> 0 <= $25_1 >>> 0) {
break block45
}
$25_1 = ($13_1 >>> 0 > $25_1 >>> 0) + $25_1 | 0;
if ($13_1 >>> 0 >= $25_1 >>> 0) {
continue
}
}
break;
};
HEAP32[$17_1 + 4 >> 2] = $2_1;
HEAP32[$17_1 >> 2] = $27_1;
HEAP32[$28_1 + 4 >> 2] = $2_1;
HEAP32[$28_1 >> 2] = $27_1;
break block46;
}
wasm2js_trap();
}
if ((HEAP32[$28_1 + 4 >> 2] - 1 | 0) != ($21_1 | 0)) {
break block44
}
$13_1 = HEAP32[$28_1 >> 2];
$0_1 = HEAPU16[$13_1 + 270 >> 1];
if ($0_1 >>> 0 >= 11) {
break block44
}
$2_1 = $0_1 + 1 | 0;
HEAP16[$13_1 + 270 >> 1] = $2_1;
$1_1 = HEAP32[$28_1 + 88 >> 2];
$0_1 = $13_1 + Math_imul($0_1, 12) | 0;
HEAP32[$0_1 + 136 >> 2] = HEAP32[$28_1 + 84 >> 2];
HEAP32[$0_1 + 140 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = HEAP32[$28_1 + 80 >> 2];
$1_1 = HEAP32[$28_1 + 76 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$28_1 + 72 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 144 >> 2] = HEAP32[$28_1 + 92 >> 2];
HEAP32[($13_1 + ($2_1 << 2) | 0) + 272 >> 2] = $4_1;
HEAP32[$16_1 + 8 >> 2] = $15_1;
HEAP32[$16_1 + 4 >> 2] = $36_1;
HEAP32[$16_1 >> 2] = $37_1;
HEAP16[$4_1 + 268 >> 1] = $2_1;
HEAP32[$4_1 >> 2] = $13_1;
break block47;
}
HEAP32[$16_1 + 8 >> 2] = $15_1;
HEAP32[$16_1 + 4 >> 2] = $36_1;
HEAP32[$16_1 >> 2] = $37_1;
break block47;
}
wasm2js_trap();
}
HEAP32[$16_1 + 8 >> 2] = HEAP32[$28_1 + 56 >> 2];
$0_1 = HEAP32[$28_1 + 52 >> 2];
HEAP32[$16_1 >> 2] = HEAP32[$28_1 + 48 >> 2];
HEAP32[$16_1 + 4 >> 2] = $0_1;
}
global$0 = $28_1 + 96 | 0;
$25_1 = HEAP32[$35_1 + 12 >> 2];
$4_1 = HEAP32[$26_1 + 12 >> 2];
$1_1 = HEAP32[$26_1 + 8 >> 2];
$2_1 = HEAP32[$26_1 + 4 >> 2];
break block48;
}
$25_1 = HEAP32[$31_1 >> 2];
$2_1 = $31();
HEAP32[$25_1 + 4 >> 2] = 0;
HEAP32[$25_1 >> 2] = $2_1;
$4_1 = HEAPU16[$2_1 + 270 >> 1];
if ($4_1 >>> 0 >= 11) {
break block49
}
HEAP16[$2_1 + 270 >> 1] = $4_1 + 1;
$13_1 = Math_imul($4_1, 12) + $2_1 | 0;
HEAP32[$13_1 + 12 >> 2] = HEAP32[$35_1 + 8 >> 2];
$0_1 = HEAP32[$35_1 + 4 >> 2];
HEAP32[$13_1 + 4 >> 2] = HEAP32[$35_1 >> 2];
HEAP32[$13_1 + 8 >> 2] = $0_1;
$0_1 = HEAP32[$37_1 + 4 >> 2];
HEAP32[$13_1 + 136 >> 2] = HEAP32[$37_1 >> 2];
HEAP32[$13_1 + 140 >> 2] = $0_1;
HEAP32[$13_1 + 144 >> 2] = HEAP32[$37_1 + 8 >> 2];
}
HEAP32[$11_1 + 12 >> 2] = $25_1;
HEAP32[$11_1 + 8 >> 2] = $4_1;
HEAP32[$11_1 + 4 >> 2] = $1_1;
HEAP32[$11_1 >> 2] = $2_1;
HEAP32[$25_1 + 8 >> 2] = HEAP32[$25_1 + 8 >> 2] + 1;
global$0 = $26_1 + 16 | 0;
break block50;
}
wasm2js_trap();
}
$1_1 = HEAP32[$34_1 + 56 >> 2] + Math_imul(HEAP32[$34_1 + 64 >> 2], 12) | 0;
$0_1 = HEAP32[$1_1 + 140 >> 2];
HEAP32[$34_1 + 80 >> 2] = HEAP32[$1_1 + 136 >> 2];
HEAP32[$34_1 + 84 >> 2] = $0_1;
HEAP32[$34_1 + 88 >> 2] = HEAP32[$1_1 + 144 >> 2];
HEAP32[$1_1 + 144 >> 2] = HEAP32[$34_1 + 48 >> 2];
$0_1 = HEAP32[$34_1 + 44 >> 2];
HEAP32[$1_1 + 136 >> 2] = HEAP32[$34_1 + 40 >> 2];
HEAP32[$1_1 + 140 >> 2] = $0_1;
if (HEAP32[$34_1 + 80 >> 2] == -2147483648) {
break block50
}
$126($34_1 + 80 | 0);
}
$1_1 = 0;
}
global$0 = $34_1 + 96 | 0;
if ($1_1) {
break block18
}
$1_1 = $24_1 + 12 | 0;
if (($8_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
break block51;
}
HEAP32[$14_1 >> 2] = 2;
break block52;
}
$1_1 = HEAP32[$3_1 + 48 >> 2];
}
$7_1 = HEAP32[$3_1 + 52 >> 2];
$6_1 = HEAP32[$3_1 + 56 >> 2];
break block53;
}
$2_1 = HEAP32[$3_1 + 48 >> 2];
$0_1 = 0;
if (!$2_1) {
break block16
}
$0_1 = HEAP32[$3_1 + 52 >> 2];
HEAP32[$3_1 + 88 >> 2] = $0_1;
HEAP32[$3_1 + 84 >> 2] = $2_1;
HEAP32[$3_1 + 80 >> 2] = 0;
HEAP32[$3_1 + 72 >> 2] = $0_1;
HEAP32[$3_1 + 68 >> 2] = $2_1;
HEAP32[$3_1 + 64 >> 2] = 0;
$19_1 = 1;
$0_1 = HEAP32[$3_1 + 56 >> 2];
}
HEAP32[$3_1 + 92 >> 2] = $0_1;
HEAP32[$3_1 + 76 >> 2] = $19_1;
HEAP32[$3_1 + 60 >> 2] = $19_1;
$17($3_1 + 60 | 0);
$19_1 = 1;
}
HEAP32[$14_1 + 8 >> 2] = $7_1;
HEAP32[$14_1 + 12 >> 2] = $6_1;
HEAP32[$14_1 + 4 >> 2] = $1_1;
HEAP32[$14_1 >> 2] = $19_1;
}
global$0 = $3_1 + 96 | 0;
block56 : {
switch (HEAP32[$10_1 + 468 >> 2]) {
default:
$0_1 = HEAP32[$10_1 + 472 >> 2];
HEAP32[$39_1 >> 2] = -2147483648;
HEAP32[$39_1 + 4 >> 2] = $0_1;
break block6;
case 0:
$49_1 = 1;
$29_1 = HEAP32[$10_1 + 476 >> 2];
$50_1 = HEAP32[$10_1 + 480 >> 2];
$40_1 = HEAP32[$10_1 + 472 >> 2];
break;
case 2:
break block56;
};
}
HEAP32[$10_1 + 64 >> 2] = $40_1;
HEAP32[$10_1 + 60 >> 2] = $49_1;
HEAP32[$10_1 + 68 >> 2] = $29_1;
HEAP32[$10_1 + 72 >> 2] = $50_1;
block126 : {
block81 : {
$1_1 = $19(HEAP32[$10_1 + 44 >> 2], 1051620, 5);
block58 : {
if (!(HEAPU8[$1_1 | 0] ? $1_1 : 0)) {
$7_1 = -2147483648;
break block58;
}
HEAP32[$10_1 + 304 >> 2] = $1_1;
HEAP8[$10_1 + 312 | 0] = 2;
HEAP32[$10_1 + 300 >> 2] = 5;
HEAP32[$10_1 + 296 >> 2] = 1051620;
HEAP32[$10_1 + 308 >> 2] = $10_1 + 32;
HEAP32[$10_1 + 292 >> 2] = 1;
$26_1 = $10_1 + 76 | 0;
$19_1 = global$0 - 176 | 0;
global$0 = $19_1;
$0_1 = $10_1 + 292 | 0;
$2_1 = $18(1053120, $0_1);
block59 : {
if ($2_1) {
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $2_1;
break block59;
}
$161($19_1 + 12 | 0, 1069056, 52);
$52($19_1 + 128 | 0, $0_1, 1051666);
$4_1 = HEAP32[$19_1 + 132 >> 2];
block60 : {
$2_1 = HEAP32[$19_1 + 128 >> 2];
if (($2_1 | 0) == -2147483648) {
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $4_1;
break block60;
}
HEAP32[$19_1 + 112 >> 2] = HEAP32[$19_1 + 136 >> 2];
HEAP32[$19_1 + 108 >> 2] = $4_1;
HEAP32[$19_1 + 104 >> 2] = $2_1;
$52($19_1 + 128 | 0, $0_1, 1051672);
$4_1 = HEAP32[$19_1 + 132 >> 2];
$2_1 = HEAP32[$19_1 + 128 >> 2];
if (($2_1 | 0) == -2147483648) {
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $4_1;
$24($19_1 + 104 | 0);
break block60;
}
HEAP32[$19_1 + 124 >> 2] = HEAP32[$19_1 + 136 >> 2];
HEAP32[$19_1 + 120 >> 2] = $4_1;
HEAP32[$19_1 + 116 >> 2] = $2_1;
$53($19_1 + 128 | 0, $0_1, 1051678, 7);
if (HEAPU8[$19_1 + 128 | 0] == 1) {
$0_1 = HEAP32[$19_1 + 132 >> 2];
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $0_1;
$24($19_1 + 116 | 0);
$24($19_1 + 104 | 0);
break block60;
}
$36_1 = HEAPU8[$19_1 + 129 | 0];
$22_1 = HEAPU8[$19_1 + 60 | 0];
$53($19_1 + 128 | 0, $0_1, 1051824, 8);
if (HEAPU8[$19_1 + 128 | 0] == 1) {
$0_1 = HEAP32[$19_1 + 132 >> 2];
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $0_1;
$24($19_1 + 116 | 0);
$24($19_1 + 104 | 0);
break block60;
}
$15_1 = HEAPU8[$19_1 + 129 | 0];
$12_1 = HEAPU8[$19_1 + 61 | 0];
block64 : {
block61 : {
$4_1 = $19(HEAP32[$0_1 + 12 >> 2], 1051832, 5);
if (!$4_1) {
break block61
}
$2_1 = HEAPU8[$4_1 | 0];
if (!$2_1) {
break block61
}
HEAP32[$19_1 + 140 >> 2] = $4_1;
HEAP32[$19_1 + 136 >> 2] = 5;
HEAP32[$19_1 + 132 >> 2] = 1051832;
HEAP32[$19_1 + 128 >> 2] = 1;
HEAP32[$19_1 + 144 >> 2] = $0_1;
$7_1 = HEAPU8[$0_1 + 20 | 0];
HEAP8[$19_1 + 148 | 0] = $7_1;
block63 : {
block62 : {
if (($2_1 | 0) != 3) {
$20_1 = $16($19_1 + 128 | 0, 1051430, 8);
break block62;
}
$4_1 = $4_1 + 4 | 0;
$2_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$19_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$19_1 + 4 >> 2] = $2_1;
$20_1 = HEAP32[$19_1 + 4 >> 2];
$4_1 = HEAP32[$19_1 >> 2];
if (!$4_1) {
break block62
}
$18_1 = -24;
while (1) {
if (HEAP32[$18_1 + 1053192 >> 2] == ($20_1 | 0)) {
if (!$164(HEAP32[$18_1 + 1053188 >> 2], $4_1, $20_1)) {
break block63
}
}
$18_1 = $18_1 + 12 | 0;
if ($18_1) {
continue
}
break;
};
$2_1 = $19_1 + 152 | 0;
$50($2_1, 1053164, 1053188);
$0_1 = $19_1 + 164 | 0;
$20($0_1, $19_1 + 128 | 0);
$20_1 = $51($7_1, HEAP32[$19_1 + 168 >> 2], HEAP32[$19_1 + 172 >> 2], $4_1, $20_1, HEAP32[$19_1 + 156 >> 2], HEAP32[$19_1 + 160 >> 2]);
$126($0_1);
$133($2_1, 4, 8);
}
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $20_1;
$24($19_1 + 116 | 0);
$24($19_1 + 104 | 0);
break block60;
}
$14_1 = HEAPU8[$18_1 + 1053196 | 0];
break block64;
}
$14_1 = HEAPU8[$19_1 + 62 | 0];
}
$21($19_1 + 128 | 0, $0_1, 1051837, 10);
if (HEAPU8[$19_1 + 128 | 0] == 1) {
$0_1 = HEAP32[$19_1 + 132 >> 2];
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $0_1;
$24($19_1 + 116 | 0);
$24($19_1 + 104 | 0);
break block60;
}
$9_1 = HEAPU8[$19_1 + 129 | 0];
$8_1 = HEAPU8[$19_1 + 63 | 0];
$31_1 = $19_1 + 128 | 0;
$20_1 = 0;
$25_1 = 0;
$11_1 = global$0 - 208 | 0;
global$0 = $11_1;
$2_1 = $0_1;
block71 : {
block66 : {
$4_1 = $19(HEAP32[$0_1 + 12 >> 2], 1051847, 6);
block67 : {
if (!(!$4_1 | !HEAPU8[$4_1 | 0])) {
HEAP32[$11_1 + 12 >> 2] = 1051847;
HEAP32[$11_1 + 8 >> 2] = 1;
HEAP32[$11_1 + 20 >> 2] = $4_1;
HEAP32[$11_1 + 16 >> 2] = 6;
HEAP32[$11_1 + 24 >> 2] = $0_1;
HEAP8[$11_1 + 28 | 0] = HEAPU8[$0_1 + 20 | 0];
$2_1 = HEAP32[$11_1 + 28 >> 2];
HEAP32[$11_1 + 48 >> 2] = HEAP32[$11_1 + 24 >> 2];
HEAP32[$11_1 + 52 >> 2] = $2_1;
$2_1 = HEAP32[$11_1 + 20 >> 2];
HEAP32[$11_1 + 40 >> 2] = HEAP32[$11_1 + 16 >> 2];
HEAP32[$11_1 + 44 >> 2] = $2_1;
$2_1 = HEAP32[$11_1 + 12 >> 2];
HEAP32[$11_1 + 32 >> 2] = HEAP32[$11_1 + 8 >> 2];
HEAP32[$11_1 + 36 >> 2] = $2_1;
HEAP32[$11_1 + 68 >> 2] = 0;
HEAP32[$11_1 + 60 >> 2] = 0;
HEAP32[$11_1 + 64 >> 2] = 4;
$4_1 = HEAP32[$11_1 + 44 >> 2];
if (HEAPU8[$4_1 | 0] != 4) {
$2_1 = $16($11_1 + 8 | 0, 1051710, 6);
break block66;
}
$2_1 = HEAP32[$4_1 + 12 >> 2];
if (!$2_1) {
$2_1 = 4;
$4_1 = 0;
break block67;
}
$7_1 = HEAP32[$4_1 + 8 >> 2];
$32_1 = $7_1 + ($2_1 << 4) | 0;
$21_1 = $11_1 + 144 | 0;
$3_1 = $11_1 + 168 | 0;
$24_1 = HEAPU8[$11_1 + 52 | 0];
while (1) {
HEAP8[$11_1 + 108 | 0] = $24_1;
HEAP32[$11_1 + 88 >> 2] = 2;
HEAP32[$11_1 + 104 >> 2] = $11_1 + 32;
HEAP32[$11_1 + 100 >> 2] = $7_1;
HEAP32[$11_1 + 92 >> 2] = $25_1;
$5_1 = $11_1 + 160 | 0;
$13_1 = $11_1 + 88 | 0;
$48($5_1, $13_1, 1051853, 5);
$2_1 = HEAP32[$11_1 + 164 >> 2];
$6_1 = HEAP32[$11_1 + 160 >> 2];
if (($6_1 | 0) == 3) {
break block66
}
$4_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$21_1 + 8 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$21_1 + 12 >> 2] = $4_1;
$4_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$21_1 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$21_1 + 4 >> 2] = $4_1;
HEAP32[$11_1 + 140 >> 2] = $2_1;
HEAP32[$11_1 + 136 >> 2] = $6_1;
$30($11_1 + 196 | 0, $11_1 + 136 | 0);
$2_1 = HEAP32[$11_1 + 200 >> 2];
$4_1 = HEAP32[$11_1 + 196 >> 2];
if (($4_1 | 0) == -2147483648) {
break block66
}
HEAP32[$11_1 + 132 >> 2] = HEAP32[$11_1 + 204 >> 2];
HEAP32[$11_1 + 128 >> 2] = $2_1;
HEAP32[$11_1 + 124 >> 2] = $4_1;
$20_1 = 3;
$4_1 = $19(HEAP32[$11_1 + 100 >> 2], 1051803, 6);
block68 : {
if (!$4_1) {
break block68
}
$2_1 = HEAPU8[$4_1 | 0];
if (!$2_1) {
break block68
}
$6_1 = HEAPU8[$11_1 + 108 | 0];
HEAP8[$11_1 + 180 | 0] = $6_1;
HEAP32[$11_1 + 172 >> 2] = $4_1;
HEAP32[$11_1 + 168 >> 2] = 6;
HEAP32[$11_1 + 164 >> 2] = 1051803;
HEAP32[$11_1 + 160 >> 2] = 1;
HEAP32[$11_1 + 176 >> 2] = $13_1;
block70 : {
block69 : {
if (($2_1 | 0) != 3) {
$2_1 = $16($5_1, 1051430, 8);
break block69;
}
$4_1 = $4_1 + 4 | 0;
$2_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$11_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$11_1 + 4 >> 2] = $2_1;
$2_1 = HEAP32[$11_1 + 4 >> 2];
$13_1 = HEAP32[$11_1 >> 2];
if (!$13_1) {
break block69
}
$4_1 = -36;
while (1) {
if (HEAP32[$4_1 + 1068732 >> 2] == ($2_1 | 0)) {
if (!$164(HEAP32[$4_1 + 1068728 >> 2], $13_1, $2_1)) {
break block70
}
}
$4_1 = $4_1 + 12 | 0;
if ($4_1) {
continue
}
break;
};
$7_1 = $11_1 + 184 | 0;
$50($7_1, 1068692, 1068728);
$4_1 = $11_1 + 196 | 0;
$20($4_1, $11_1 + 160 | 0);
$2_1 = $51($6_1, HEAP32[$11_1 + 200 >> 2], HEAP32[$11_1 + 204 >> 2], $13_1, $2_1, HEAP32[$11_1 + 188 >> 2], HEAP32[$11_1 + 192 >> 2]);
$126($4_1);
$133($7_1, 4, 8);
}
$126($11_1 + 124 | 0);
break block66;
}
$20_1 = HEAPU8[$4_1 + 1068736 | 0];
}
$52($11_1 + 160 | 0, $11_1 + 88 | 0, 1051666);
$2_1 = HEAP32[$11_1 + 164 >> 2];
$4_1 = HEAP32[$11_1 + 160 >> 2];
if (($4_1 | 0) == -2147483648) {
$126($11_1 + 124 | 0);
break block66;
}
HEAP32[$11_1 + 204 >> 2] = HEAP32[$11_1 + 168 >> 2];
HEAP32[$11_1 + 200 >> 2] = $2_1;
HEAP32[$11_1 + 196 >> 2] = $4_1;
$52($11_1 + 160 | 0, $11_1 + 88 | 0, 1051672);
$2_1 = HEAP32[$11_1 + 164 >> 2];
$27_1 = HEAP32[$11_1 + 160 >> 2];
if (($27_1 | 0) == -2147483648) {
$24($11_1 + 196 | 0);
$126($11_1 + 124 | 0);
break block66;
}
$4_1 = HEAP32[$11_1 + 200 >> 2];
HEAP32[$11_1 + 72 >> 2] = HEAP32[$11_1 + 196 >> 2];
HEAP32[$11_1 + 76 >> 2] = $4_1;
HEAP32[$11_1 + 80 >> 2] = HEAP32[$11_1 + 204 >> 2];
$4_1 = HEAP32[$11_1 + 128 >> 2];
$17_1 = HEAP32[$11_1 + 124 >> 2];
if (($17_1 | 0) == -2147483648) {
$2_1 = $4_1;
break block66;
}
$5_1 = HEAP32[$11_1 + 168 >> 2];
$13_1 = HEAP32[$11_1 + 132 >> 2];
HEAP32[$11_1 + 120 >> 2] = HEAP32[$11_1 + 80 >> 2];
$6_1 = HEAP32[$11_1 + 76 >> 2];
HEAP32[$11_1 + 112 >> 2] = HEAP32[$11_1 + 72 >> 2];
HEAP32[$11_1 + 116 >> 2] = $6_1;
$33_1 = HEAP32[$11_1 + 68 >> 2];
if (($33_1 | 0) == HEAP32[$11_1 + 60 >> 2]) {
$37_1 = global$0 - 16 | 0;
global$0 = $37_1;
$6_1 = $11_1 + 60 | 0;
$128($37_1 + 8 | 0, $6_1, HEAP32[$6_1 >> 2], 1, 4, 40);
if (HEAP32[$37_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $37_1 + 16 | 0;
}
$25_1 = $25_1 + 1 | 0;
$6_1 = HEAP32[$11_1 + 64 >> 2] + Math_imul($33_1, 40) | 0;
HEAP32[$6_1 + 8 >> 2] = $13_1;
HEAP32[$6_1 + 4 >> 2] = $4_1;
HEAP32[$6_1 >> 2] = $17_1;
$4_1 = HEAP32[$11_1 + 116 >> 2];
HEAP32[$6_1 + 12 >> 2] = HEAP32[$11_1 + 112 >> 2];
HEAP32[$6_1 + 16 >> 2] = $4_1;
HEAP32[$6_1 + 20 >> 2] = HEAP32[$11_1 + 120 >> 2];
HEAP8[$6_1 + 36 | 0] = $20_1;
HEAP32[$6_1 + 32 >> 2] = $5_1;
HEAP32[$6_1 + 28 >> 2] = $2_1;
HEAP32[$6_1 + 24 >> 2] = $27_1;
$20_1 = $33_1 + 1 | 0;
HEAP32[$11_1 + 68 >> 2] = $20_1;
$7_1 = $7_1 + 16 | 0;
if (($32_1 | 0) != ($7_1 | 0)) {
continue
}
break;
};
$4_1 = -2147483648;
$2_1 = HEAP32[$11_1 + 64 >> 2];
block72 : {
$7_1 = HEAP32[$11_1 + 60 >> 2];
switch ($7_1 - -2147483648 | 0) {
case 1:
break block67;
case 0:
break block71;
default:
break block72;
};
}
$4_1 = $7_1;
break block67;
}
$4_1 = -2147483648;
}
$3_1 = ($4_1 | 0) == -2147483648;
HEAP32[$31_1 + 8 >> 2] = $3_1 ? 0 : $20_1;
$7_1 = $3_1 ? 0 : $4_1;
$2_1 = $3_1 ? 4 : $2_1;
break block71;
}
$4_1 = $11_1 + 60 | 0;
$41($4_1);
$133($4_1, 4, 40);
$7_1 = -2147483648;
}
HEAP32[$31_1 >> 2] = $7_1;
HEAP32[$31_1 + 4 >> 2] = $2_1;
global$0 = $11_1 + 208 | 0;
$4_1 = HEAP32[$19_1 + 132 >> 2];
$2_1 = HEAP32[$19_1 + 128 >> 2];
if (($2_1 | 0) == -2147483648) {
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $4_1;
$24($19_1 + 116 | 0);
$24($19_1 + 104 | 0);
break block60;
}
HEAP32[$19_1 + 172 >> 2] = HEAP32[$19_1 + 136 >> 2];
HEAP32[$19_1 + 168 >> 2] = $4_1;
HEAP32[$19_1 + 164 >> 2] = $2_1;
$33_1 = $19_1 + 128 | 0;
$2_1 = 0;
$7_1 = 0;
$20_1 = 0;
$16_1 = global$0 - 272 | 0;
global$0 = $16_1;
block79 : {
block75 : {
block80 : {
$4_1 = $19(HEAP32[$0_1 + 12 >> 2], 1051952, 10);
if (!(!$4_1 | !HEAPU8[$4_1 | 0])) {
HEAP32[$16_1 + 44 >> 2] = 1051952;
HEAP32[$16_1 + 40 >> 2] = 1;
HEAP32[$16_1 + 52 >> 2] = $4_1;
HEAP32[$16_1 + 48 >> 2] = 10;
HEAP32[$16_1 + 56 >> 2] = $0_1;
HEAP8[$16_1 + 60 | 0] = HEAPU8[$0_1 + 20 | 0];
$0_1 = HEAP32[$16_1 + 60 >> 2];
HEAP32[$16_1 + 80 >> 2] = HEAP32[$16_1 + 56 >> 2];
HEAP32[$16_1 + 84 >> 2] = $0_1;
$0_1 = HEAP32[$16_1 + 52 >> 2];
HEAP32[$16_1 + 72 >> 2] = HEAP32[$16_1 + 48 >> 2];
HEAP32[$16_1 + 76 >> 2] = $0_1;
$0_1 = HEAP32[$16_1 + 44 >> 2];
HEAP32[$16_1 + 64 >> 2] = HEAP32[$16_1 + 40 >> 2];
HEAP32[$16_1 + 68 >> 2] = $0_1;
HEAP32[$16_1 + 100 >> 2] = 0;
HEAP32[$16_1 + 92 >> 2] = 0;
HEAP32[$16_1 + 96 >> 2] = 4;
$4_1 = HEAP32[$16_1 + 76 >> 2];
block74 : {
if (HEAPU8[$4_1 | 0] != 4) {
$0_1 = $16($16_1 + 40 | 0, 1051710, 6);
break block74;
}
$0_1 = HEAP32[$4_1 + 12 >> 2];
if (!$0_1) {
$0_1 = 4;
break block75;
}
$25_1 = $0_1 << 4;
$4_1 = HEAP32[$4_1 + 8 >> 2];
$11_1 = $16_1 + 256 | 0;
$5_1 = $16_1 + 224 | 0;
$21_1 = $16_1 + 220 | 0;
$31_1 = $16_1 + 152 | 0;
$37_1 = $16_1 + 176 | 0;
$13_1 = HEAPU8[$16_1 + 84 | 0];
block76 : {
while (1) {
HEAP8[$16_1 + 124 | 0] = $13_1;
HEAP32[$16_1 + 108 >> 2] = $20_1;
HEAP32[$16_1 + 104 >> 2] = 2;
HEAP32[$16_1 + 120 >> 2] = $16_1 - -64;
HEAP32[$16_1 + 116 >> 2] = $4_1;
$3_1 = $16_1 + 248 | 0;
$7_1 = $16_1 + 104 | 0;
$48($3_1, $7_1, 1051962, 4);
$0_1 = HEAP32[$16_1 + 252 >> 2];
$6_1 = HEAP32[$16_1 + 248 >> 2];
if (($6_1 | 0) == 3) {
break block74
}
$2_1 = HEAP32[$11_1 + 12 >> 2];
HEAP32[$16_1 + 200 >> 2] = HEAP32[$11_1 + 8 >> 2];
HEAP32[$16_1 + 204 >> 2] = $2_1;
$2_1 = HEAP32[$11_1 + 4 >> 2];
HEAP32[$16_1 + 192 >> 2] = HEAP32[$11_1 >> 2];
HEAP32[$16_1 + 196 >> 2] = $2_1;
$48($3_1, $7_1, 1051966, 2);
$2_1 = HEAP32[$16_1 + 252 >> 2];
$3_1 = HEAP32[$16_1 + 248 >> 2];
if (($3_1 | 0) == 3) {
$0_1 = $2_1;
break block74;
}
$7_1 = HEAP32[$11_1 + 12 >> 2];
HEAP32[$37_1 + 8 >> 2] = HEAP32[$11_1 + 8 >> 2];
HEAP32[$37_1 + 12 >> 2] = $7_1;
$7_1 = HEAP32[$11_1 + 4 >> 2];
HEAP32[$37_1 >> 2] = HEAP32[$11_1 >> 2];
HEAP32[$37_1 + 4 >> 2] = $7_1;
$7_1 = HEAP32[$16_1 + 196 >> 2];
HEAP32[$31_1 >> 2] = HEAP32[$16_1 + 192 >> 2];
HEAP32[$31_1 + 4 >> 2] = $7_1;
$7_1 = HEAP32[$16_1 + 204 >> 2];
HEAP32[$31_1 + 8 >> 2] = HEAP32[$16_1 + 200 >> 2];
HEAP32[$31_1 + 12 >> 2] = $7_1;
HEAP32[$16_1 + 172 >> 2] = $2_1;
HEAP32[$16_1 + 168 >> 2] = $3_1;
HEAP32[$16_1 + 148 >> 2] = $0_1;
HEAP32[$16_1 + 144 >> 2] = $6_1;
$32_1 = HEAP32[$16_1 + 180 >> 2];
if (HEAPU8[$32_1 | 0] != 3) {
$0_1 = $16($16_1 + 168 | 0, 1051430, 8);
break block74;
}
$24_1 = $32_1 + 4 | 0;
$2_1 = $24_1;
$0_1 = HEAP32[$2_1 + 8 >> 2];
$7_1 = $16_1 + 32 | 0;
HEAP32[$7_1 >> 2] = HEAP32[$2_1 + 4 >> 2];
HEAP32[$7_1 + 4 >> 2] = $0_1;
$2_1 = HEAP32[$16_1 + 36 >> 2];
$6_1 = HEAP32[$16_1 + 32 >> 2];
if (!$6_1) {
break block76
}
$27_1 = HEAP32[$16_1 + 156 >> 2];
if (HEAPU8[$27_1 | 0] != 3) {
$0_1 = $16($16_1 + 144 | 0, 1051430, 8);
break block74;
}
$17_1 = $27_1 + 4 | 0;
$7_1 = $17_1;
$0_1 = HEAP32[$7_1 + 8 >> 2];
$3_1 = $16_1 + 24 | 0;
HEAP32[$3_1 >> 2] = HEAP32[$7_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $0_1;
$0_1 = HEAP32[$16_1 + 28 >> 2];
$7_1 = HEAP32[$16_1 + 24 >> 2];
if (!$7_1) {
break block74
}
$49($16_1 + 248 | 0, $7_1, $0_1, 1051625, 5);
$0_1 = HEAP32[$16_1 + 252 >> 2];
$3_1 = HEAP32[$16_1 + 248 >> 2];
if (($3_1 | 0) == -2147483648) {
$20($16_1 + 236 | 0, $16_1 + 144 | 0);
$126($0_1 + 24 | 0);
HEAP32[$0_1 + 32 >> 2] = HEAP32[$16_1 + 244 >> 2];
$2_1 = HEAP32[$16_1 + 240 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$16_1 + 236 >> 2];
HEAP32[$0_1 + 28 >> 2] = $2_1;
break block74;
}
$7_1 = HEAP32[$11_1 + 12 >> 2];
HEAP32[$21_1 + 8 >> 2] = HEAP32[$11_1 + 8 >> 2];
HEAP32[$21_1 + 12 >> 2] = $7_1;
$7_1 = HEAP32[$11_1 + 4 >> 2];
HEAP32[$21_1 >> 2] = HEAP32[$11_1 >> 2];
HEAP32[$21_1 + 4 >> 2] = $7_1;
HEAP32[$16_1 + 216 >> 2] = $0_1;
HEAP32[$16_1 + 212 >> 2] = $3_1;
$126($16_1 + 212 | 0);
$126($5_1);
if (HEAPU8[$32_1 | 0] != 3) {
$0_1 = $16($16_1 + 168 | 0, 1051430, 8);
break block74;
}
$0_1 = HEAP32[$24_1 + 8 >> 2];
$7_1 = $16_1 + 16 | 0;
HEAP32[$7_1 >> 2] = HEAP32[$24_1 + 4 >> 2];
HEAP32[$7_1 + 4 >> 2] = $0_1;
block78 : {
if (HEAP32[$16_1 + 16 >> 2]) {
block77 : {
if (HEAPU8[$27_1 | 0] != 3) {
$0_1 = $16($16_1 + 144 | 0, 1051430, 8);
break block77;
}
$0_1 = HEAP32[$17_1 + 8 >> 2];
$7_1 = $16_1 + 8 | 0;
HEAP32[$7_1 >> 2] = HEAP32[$17_1 + 4 >> 2];
HEAP32[$7_1 + 4 >> 2] = $0_1;
$0_1 = HEAP32[$16_1 + 12 >> 2];
$7_1 = HEAP32[$16_1 + 8 >> 2];
if (!$7_1) {
break block77
}
$49($16_1 + 248 | 0, $7_1, $0_1, $6_1, $2_1);
$0_1 = HEAP32[$16_1 + 252 >> 2];
$7_1 = HEAP32[$16_1 + 248 >> 2];
if (($7_1 | 0) != -2147483648) {
break block78
}
}
$20($16_1 + 212 | 0, $16_1 + 168 | 0);
$126($0_1 + 24 | 0);
HEAP32[$0_1 + 32 >> 2] = HEAP32[$16_1 + 220 >> 2];
$2_1 = HEAP32[$16_1 + 216 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$16_1 + 212 >> 2];
HEAP32[$0_1 + 28 >> 2] = $2_1;
break block74;
}
$0_1 = HEAP32[$16_1 + 20 >> 2];
break block74;
}
$2_1 = HEAP32[$11_1 + 12 >> 2];
HEAP32[$16_1 + 136 >> 2] = HEAP32[$11_1 + 8 >> 2];
HEAP32[$16_1 + 140 >> 2] = $2_1;
$2_1 = HEAP32[$11_1 + 4 >> 2];
HEAP32[$16_1 + 128 >> 2] = HEAP32[$11_1 >> 2];
HEAP32[$16_1 + 132 >> 2] = $2_1;
$3_1 = HEAP32[$16_1 + 100 >> 2];
if (($3_1 | 0) == HEAP32[$16_1 + 92 >> 2]) {
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
$2_1 = $16_1 + 92 | 0;
$128($6_1 + 8 | 0, $2_1, HEAP32[$2_1 >> 2], 1, 4, 24);
if (HEAP32[$6_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $6_1 + 16 | 0;
}
$4_1 = $4_1 + 16 | 0;
$2_1 = HEAP32[$16_1 + 96 >> 2] + Math_imul($3_1, 24) | 0;
HEAP32[$2_1 + 4 >> 2] = $0_1;
HEAP32[$2_1 >> 2] = $7_1;
$0_1 = HEAP32[$16_1 + 132 >> 2];
HEAP32[$2_1 + 8 >> 2] = HEAP32[$16_1 + 128 >> 2];
HEAP32[$2_1 + 12 >> 2] = $0_1;
$0_1 = HEAP32[$16_1 + 140 >> 2];
HEAP32[$2_1 + 16 >> 2] = HEAP32[$16_1 + 136 >> 2];
HEAP32[$2_1 + 20 >> 2] = $0_1;
$7_1 = $3_1 + 1 | 0;
HEAP32[$16_1 + 100 >> 2] = $7_1;
$20_1 = $20_1 + 1 | 0;
$25_1 = $25_1 - 16 | 0;
if ($25_1) {
continue
}
break;
};
$2_1 = -2147483648;
$0_1 = HEAP32[$16_1 + 96 >> 2];
$4_1 = HEAP32[$16_1 + 92 >> 2];
switch ($4_1 - -2147483648 | 0) {
case 1:
break block75;
case 0:
break block79;
default:
break block80;
};
}
$0_1 = $2_1;
}
$2_1 = $16_1 + 92 | 0;
$44($2_1);
$133($2_1, 4, 24);
$4_1 = -2147483648;
break block79;
}
$2_1 = -2147483648;
break block75;
}
$2_1 = $4_1;
}
$4_1 = $7_1;
$7_1 = ($2_1 | 0) == -2147483648;
HEAP32[$33_1 + 8 >> 2] = $7_1 ? 0 : $4_1;
$4_1 = $7_1 ? 0 : $2_1;
$0_1 = $7_1 ? 4 : $0_1;
}
HEAP32[$33_1 >> 2] = $4_1;
HEAP32[$33_1 + 4 >> 2] = $0_1;
global$0 = $16_1 + 272 | 0;
$4_1 = HEAP32[$19_1 + 132 >> 2];
$2_1 = HEAP32[$19_1 + 128 >> 2];
if (($2_1 | 0) == -2147483648) {
HEAP32[$26_1 >> 2] = -2147483648;
HEAP32[$26_1 + 4 >> 2] = $4_1;
$0_1 = $19_1 + 164 | 0;
$41($0_1);
$133($0_1, 4, 40);
$24($19_1 + 116 | 0);
$24($19_1 + 104 | 0);
break block60;
}
$0_1 = HEAP32[$19_1 + 108 >> 2];
HEAP32[$19_1 + 64 >> 2] = HEAP32[$19_1 + 104 >> 2];
HEAP32[$19_1 + 68 >> 2] = $0_1;
HEAP32[$19_1 + 72 >> 2] = HEAP32[$19_1 + 112 >> 2];
$0_1 = HEAP32[$19_1 + 120 >> 2];
HEAP32[$19_1 + 76 >> 2] = HEAP32[$19_1 + 116 >> 2];
HEAP32[$19_1 + 80 >> 2] = $0_1;
HEAP32[$19_1 + 84 >> 2] = HEAP32[$19_1 + 124 >> 2];
$0_1 = HEAP32[$19_1 + 168 >> 2];
HEAP32[$19_1 + 88 >> 2] = HEAP32[$19_1 + 164 >> 2];
HEAP32[$19_1 + 92 >> 2] = $0_1;
HEAP32[$19_1 + 96 >> 2] = HEAP32[$19_1 + 172 >> 2];
$0_1 = HEAP32[$19_1 + 136 >> 2];
$7_1 = $161($26_1, $19_1 - -64 | 0, 36);
HEAP8[$7_1 + 51 | 0] = ($9_1 | 0) == 2 ? $8_1 : $9_1;
HEAP8[$7_1 + 50 | 0] = $14_1 & 1;
HEAP8[$7_1 + 49 | 0] = (($15_1 | 0) == 2 ? $12_1 : $15_1) & 1;
HEAP8[$7_1 + 48 | 0] = (($36_1 | 0) == 2 ? $22_1 : $36_1) & 1;
HEAP32[$7_1 + 44 >> 2] = $0_1;
HEAP32[$7_1 + 40 >> 2] = $4_1;
HEAP32[$7_1 + 36 >> 2] = $2_1;
$43($19_1 + 12 | 0);
break block59;
}
$43($19_1 + 12 | 0);
}
global$0 = $19_1 + 176 | 0;
$7_1 = -2147483648;
block82 : {
$5_1 = HEAP32[$10_1 + 76 >> 2];
switch ($5_1 - -2147483648 | 0) {
case 1:
break block58;
case 0:
break block81;
default:
break block82;
};
}
$1_1 = HEAP32[$10_1 + 80 >> 2];
$161($10_1 + 180 | 0, $10_1 + 84 | 0, 44);
$7_1 = $5_1;
}
HEAP32[$10_1 + 132 >> 2] = $1_1;
HEAP32[$10_1 + 128 >> 2] = $7_1;
$161($10_1 + 136 | 0, $10_1 + 180 | 0, 44);
$0_1 = $19(HEAP32[$10_1 + 44 >> 2], 1052180, 7);
block83 : {
if (!$0_1) {
HEAP32[$10_1 + 224 >> 2] = 3;
break block83;
}
if (!HEAPU8[$0_1 | 0]) {
HEAP32[$10_1 + 224 >> 2] = 3;
break block83;
}
HEAP8[$10_1 + 244 | 0] = HEAPU8[$10_1 + 52 | 0];
HEAP32[$10_1 + 236 >> 2] = $0_1;
HEAP32[$10_1 + 232 >> 2] = 7;
HEAP32[$10_1 + 228 >> 2] = 1052180;
HEAP32[$10_1 + 224 >> 2] = 1;
HEAP32[$10_1 + 240 >> 2] = $10_1 + 32;
}
$33_1 = $10_1 + 248 | 0;
$20_1 = 0;
$19_1 = 0;
$22_1 = 0;
$9_1 = global$0 - 224 | 0;
global$0 = $9_1;
block102 : {
block84 : {
block85 : {
$1_1 = $10_1 + 224 | 0;
if (HEAP32[$1_1 >> 2] != 3) {
$0_1 = HEAP32[$1_1 + 12 >> 2];
HEAP32[$9_1 + 48 >> 2] = HEAP32[$1_1 + 16 >> 2];
HEAP32[$9_1 + 44 >> 2] = $0_1;
HEAP8[$9_1 + 52 | 0] = 3;
$0_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$9_1 + 32 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$9_1 + 36 >> 2] = $0_1;
HEAP32[$9_1 + 40 >> 2] = HEAP32[$1_1 + 8 >> 2];
$13_1 = -2147483648;
$1_1 = $9_1 + 32 | 0;
$0_1 = $18(1052568, $1_1);
if ($0_1) {
break block84
}
$12_1 = HEAP32[$9_1 + 44 >> 2];
$4_1 = $19($12_1, 1052187, 7);
if (!$4_1) {
break block85
}
$0_1 = HEAPU8[$4_1 | 0];
if (!$0_1) {
break block85
}
HEAP8[$9_1 + 196 | 0] = HEAPU8[$9_1 + 52 | 0];
HEAP32[$9_1 + 188 >> 2] = $4_1;
HEAP32[$9_1 + 184 >> 2] = 7;
HEAP32[$9_1 + 180 >> 2] = 1052187;
HEAP32[$9_1 + 176 >> 2] = 1;
HEAP32[$9_1 + 192 >> 2] = $1_1;
if (($0_1 | 0) != 3) {
$0_1 = $16($9_1 + 176 | 0, 1051430, 8);
break block84;
}
$1_1 = $4_1 + 4 | 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = $9_1 + 24 | 0;
HEAP32[$2_1 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
$0_1 = HEAP32[$9_1 + 28 >> 2];
$32_1 = HEAP32[$9_1 + 24 >> 2];
if (!$32_1) {
break block84
}
$8_1 = global$0 - 96 | 0;
global$0 = $8_1;
$121($8_1 + 32 | 0, $32_1, $0_1, 118);
$1_1 = HEAP32[$8_1 + 36 >> 2];
$2_1 = HEAP32[$8_1 + 32 >> 2];
HEAP32[$8_1 + 40 >> 2] = 43;
$3_1 = $0_1;
$0_1 = $2_1 ? $1_1 : $0_1;
$6_1 = $2_1 ? $2_1 : $32_1;
$2_1 = $0_1 - $147($6_1, $0_1, $8_1 + 40 | 0, 1) | 0;
$24_1 = $2_1 + $6_1 | 0;
HEAP32[$8_1 + 60 >> 2] = $24_1;
HEAP32[$8_1 + 52 >> 2] = $2_1;
HEAP32[$8_1 + 48 >> 2] = $6_1;
HEAP32[$8_1 + 40 >> 2] = 45;
HEAP32[$8_1 + 44 >> 2] = 43;
$27_1 = $9_1 + 112 | 0;
block101 : {
block89 : {
block86 : {
if (!$2_1) {
break block86
}
$1_1 = 0;
$0_1 = $6_1;
while (1) {
$4_1 = $0_1 + 1 | 0;
HEAP32[$8_1 + 56 >> 2] = $4_1;
$25_1 = HEAPU8[$0_1 | 0];
block87 : {
if ($25_1 << 24 >> 24 >= 0) {
break block87
}
$4_1 = $0_1 + 2 | 0;
HEAP32[$8_1 + 56 >> 2] = $4_1;
$14_1 = HEAPU8[$0_1 + 1 | 0] & 63;
$17_1 = $25_1 & 31;
if ($25_1 >>> 0 <= 223) {
$25_1 = $14_1 | $17_1 << 6;
break block87;
}
$4_1 = $0_1 + 3 | 0;
HEAP32[$8_1 + 56 >> 2] = $4_1;
$14_1 = HEAPU8[$0_1 + 2 | 0] & 63 | $14_1 << 6;
if ($25_1 >>> 0 < 240) {
$25_1 = $14_1 | $17_1 << 12;
break block87;
}
$4_1 = $0_1 + 4 | 0;
HEAP32[$8_1 + 56 >> 2] = $4_1;
$25_1 = $17_1 << 18 & 1835008 | (HEAPU8[$0_1 + 3 | 0] & 63 | $14_1 << 6);
if (($25_1 | 0) == 1114112) {
break block86
}
}
$14_1 = ($4_1 - $0_1 | 0) + $1_1 | 0;
HEAP32[$8_1 + 64 >> 2] = $14_1;
$0_1 = 0;
block88 : {
while (1) {
if (($0_1 | 0) == 8) {
break block88
}
$17_1 = ($8_1 + 40 | 0) + $0_1 | 0;
$0_1 = $0_1 + 4 | 0;
if (HEAP32[$17_1 >> 2] != ($25_1 | 0)) {
continue
}
break;
};
if (($2_1 | 0) == ($14_1 | 0)) {
break block89
}
$0_1 = $8_1 + 24 | 0;
HEAP32[$0_1 + 4 >> 2] = $24_1;
HEAP32[$0_1 >> 2] = $6_1 + $14_1;
$0_1 = HEAP32[$8_1 + 24 >> 2];
$4_1 = HEAP32[$8_1 + 28 >> 2];
if (($0_1 | 0) != ($4_1 | 0)) {
while (1) {
$14_1 = HEAPU8[$0_1 | 0];
block90 : {
if (($14_1 - 48 & 255) >>> 0 < 10 | (($14_1 & 223) - 65 & 255) >>> 0 < 26) {
break block90
}
$2_1 = $14_1 - 43 | 0;
if ($2_1 >>> 0 <= 3 & ($2_1 | 0) != 1) {
break block90
}
if (($14_1 | 0) != 95) {
break block89
}
}
$0_1 = $0_1 + 1 | 0;
if (($4_1 | 0) != ($0_1 | 0)) {
continue
}
break;
}
}
$2_1 = $1_1;
break block86;
}
$1_1 = $14_1;
$0_1 = $4_1;
if (($24_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
}
HEAP16[$8_1 + 76 >> 1] = 1;
HEAP32[$8_1 + 72 >> 2] = $2_1;
HEAP32[$8_1 + 68 >> 2] = 0;
HEAP8[$8_1 + 64 | 0] = 1;
HEAP32[$8_1 + 60 >> 2] = 46;
HEAP32[$8_1 + 56 >> 2] = $2_1;
HEAP32[$8_1 + 52 >> 2] = 0;
HEAP32[$8_1 + 48 >> 2] = $2_1;
HEAP32[$8_1 + 44 >> 2] = $6_1;
HEAP32[$8_1 + 40 >> 2] = 46;
$34($8_1 + 84 | 0, $8_1 + 40 | 0);
block91 : {
if (HEAP32[$8_1 + 84 >> 2] == 1) {
$0_1 = HEAP32[$8_1 + 68 >> 2];
HEAP32[$8_1 + 68 >> 2] = HEAP32[$8_1 + 92 >> 2];
$2_1 = $0_1 + $6_1 | 0;
$0_1 = HEAP32[$8_1 + 88 >> 2] - $0_1 | 0;
break block91;
}
if (HEAPU8[$8_1 + 77 | 0]) {
break block89
}
HEAP8[$8_1 + 77 | 0] = 1;
block92 : {
if (HEAPU8[$8_1 + 76 | 0] == 1) {
$25_1 = HEAP32[$8_1 + 72 >> 2];
$0_1 = HEAP32[$8_1 + 68 >> 2];
break block92;
}
$0_1 = HEAP32[$8_1 + 68 >> 2];
$25_1 = HEAP32[$8_1 + 72 >> 2];
if (($0_1 | 0) == ($25_1 | 0)) {
break block89
}
}
$2_1 = HEAP32[$8_1 + 44 >> 2] + $0_1 | 0;
$0_1 = $25_1 - $0_1 | 0;
}
$113($8_1 + 16 | 0, $2_1, $0_1);
$0_1 = HEAP32[$8_1 + 16 >> 2];
if (HEAPU8[$8_1 + 77 | 0] | (($0_1 | 0) == 2 | !($0_1 & 1))) {
break block89
}
$0_1 = HEAP32[$8_1 + 20 >> 2];
$1_1 = HEAP32[$8_1 + 44 >> 2];
$34($8_1 + 84 | 0, $8_1 + 40 | 0);
block93 : {
if (HEAP32[$8_1 + 84 >> 2] == 1) {
$4_1 = HEAP32[$8_1 + 68 >> 2];
HEAP32[$8_1 + 68 >> 2] = HEAP32[$8_1 + 92 >> 2];
$2_1 = $1_1 + $4_1 | 0;
$1_1 = HEAP32[$8_1 + 88 >> 2] - $4_1 | 0;
break block93;
}
if (HEAPU8[$8_1 + 77 | 0]) {
break block89
}
HEAP8[$8_1 + 77 | 0] = 1;
block94 : {
if (HEAPU8[$8_1 + 76 | 0] == 1) {
$1_1 = HEAP32[$8_1 + 72 >> 2];
$25_1 = HEAP32[$8_1 + 68 >> 2];
break block94;
}
$1_1 = HEAP32[$8_1 + 72 >> 2];
$25_1 = HEAP32[$8_1 + 68 >> 2];
if (($1_1 | 0) == ($25_1 | 0)) {
break block89
}
}
$2_1 = HEAP32[$8_1 + 44 >> 2] + $25_1 | 0;
$1_1 = $1_1 - $25_1 | 0;
}
$113($8_1 + 8 | 0, $2_1, $1_1);
$1_1 = HEAP32[$8_1 + 8 >> 2];
if (($1_1 | 0) == 2 | !($1_1 & 1)) {
break block89
}
$14_1 = HEAP32[$8_1 + 12 >> 2];
block95 : {
if (HEAPU8[$8_1 + 77 | 0]) {
break block95
}
$1_1 = HEAP32[$8_1 + 44 >> 2];
$34($8_1 + 84 | 0, $8_1 + 40 | 0);
block96 : {
if (HEAP32[$8_1 + 84 >> 2] == 1) {
$2_1 = HEAP32[$8_1 + 68 >> 2];
HEAP32[$8_1 + 68 >> 2] = HEAP32[$8_1 + 92 >> 2];
$25_1 = $1_1 + $2_1 | 0;
$1_1 = HEAP32[$8_1 + 88 >> 2] - $2_1 | 0;
break block96;
}
if (HEAPU8[$8_1 + 77 | 0]) {
break block95
}
HEAP8[$8_1 + 77 | 0] = 1;
block97 : {
if (HEAPU8[$8_1 + 76 | 0] == 1) {
$2_1 = HEAP32[$8_1 + 72 >> 2];
$1_1 = HEAP32[$8_1 + 68 >> 2];
break block97;
}
$1_1 = HEAP32[$8_1 + 68 >> 2];
$2_1 = HEAP32[$8_1 + 72 >> 2];
if (($1_1 | 0) == ($2_1 | 0)) {
break block95
}
}
$25_1 = HEAP32[$8_1 + 44 >> 2] + $1_1 | 0;
$1_1 = $2_1 - $1_1 | 0;
}
$113($8_1, $25_1, $1_1);
if (!HEAP32[$8_1 >> 2]) {
break block89
}
}
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
$17_1 = 2;
$24_1 = $8_1 + 40 | 0;
block98 : {
if (HEAPU8[$24_1 + 37 | 0]) {
break block98
}
$1_1 = HEAP32[$24_1 + 4 >> 2];
$34($6_1 + 20 | 0, $24_1);
block99 : {
if (HEAP32[$6_1 + 20 >> 2] == 1) {
$2_1 = HEAP32[$24_1 + 28 >> 2];
HEAP32[$24_1 + 28 >> 2] = HEAP32[$6_1 + 28 >> 2];
$1_1 = $1_1 + $2_1 | 0;
$2_1 = HEAP32[$6_1 + 24 >> 2] - $2_1 | 0;
break block99;
}
if (HEAPU8[$24_1 + 37 | 0]) {
break block98
}
HEAP8[$24_1 + 37 | 0] = 1;
block100 : {
if (HEAPU8[$24_1 + 36 | 0] == 1) {
$2_1 = HEAP32[$24_1 + 32 >> 2];
$4_1 = HEAP32[$24_1 + 28 >> 2];
break block100;
}
$2_1 = HEAP32[$24_1 + 32 >> 2];
$4_1 = HEAP32[$24_1 + 28 >> 2];
if (($2_1 | 0) == ($4_1 | 0)) {
break block98
}
}
$1_1 = HEAP32[$24_1 + 4 >> 2] + $4_1 | 0;
$2_1 = $2_1 - $4_1 | 0;
}
$113($6_1 + 8 | 0, $1_1, $2_1);
$17_1 = HEAP32[$6_1 + 8 >> 2];
}
global$0 = $6_1 + 32 | 0;
if (($17_1 | 0) != 2) {
break block89
}
HEAP32[$27_1 + 8 >> 2] = $14_1;
$1_1 = 0;
break block101;
}
HEAP32[$8_1 + 88 >> 2] = $3_1;
HEAP32[$8_1 + 84 >> 2] = $32_1;
$0_1 = $8_1 + 40 | 0;
$63($0_1, 1065530, 48, $8_1 + 84 | 0);
$0_1 = $62(3, 1065578, 16, $32_1, $3_1, $0_1);
$1_1 = 1;
}
HEAP32[$27_1 >> 2] = $1_1;
HEAP32[$27_1 + 4 >> 2] = $0_1;
global$0 = $8_1 + 96 | 0;
$20_1 = 1;
if (HEAP32[$9_1 + 112 >> 2] == 1) {
$0_1 = HEAP32[$9_1 + 116 >> 2];
$20($9_1 + 136 | 0, $9_1 + 176 | 0);
$126($0_1 + 24 | 0);
HEAP32[$0_1 + 32 >> 2] = HEAP32[$9_1 + 144 >> 2];
$1_1 = HEAP32[$9_1 + 140 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$9_1 + 136 >> 2];
HEAP32[$0_1 + 28 >> 2] = $1_1;
break block84;
}
$19_1 = HEAP32[$9_1 + 120 >> 2];
$22_1 = HEAP32[$9_1 + 116 >> 2];
break block85;
}
HEAP32[$33_1 >> 2] = -2147483647;
break block102;
}
block107 : {
block103 : {
$0_1 = $19($12_1, 1052228, 22);
if (!$0_1) {
break block103
}
$2_1 = HEAPU8[$0_1 | 0];
if (!$2_1) {
break block103
}
HEAP8[$9_1 + 76 | 0] = HEAPU8[$9_1 + 52 | 0];
HEAP32[$9_1 + 68 >> 2] = $0_1;
HEAP32[$9_1 + 64 >> 2] = 22;
HEAP32[$9_1 + 60 >> 2] = 1052228;
$1_1 = 1;
HEAP32[$9_1 + 56 >> 2] = 1;
HEAP32[$9_1 + 72 >> 2] = $9_1 + 32;
block104 : {
if (($2_1 | 0) != 3) {
$0_1 = $16($9_1 + 56 | 0, 1051430, 8);
break block104;
}
$2_1 = $0_1 + 4 | 0;
$0_1 = HEAP32[$2_1 + 8 >> 2];
$4_1 = $9_1 + 16 | 0;
HEAP32[$4_1 >> 2] = HEAP32[$2_1 + 4 >> 2];
HEAP32[$4_1 + 4 >> 2] = $0_1;
$0_1 = HEAP32[$9_1 + 20 >> 2];
$27_1 = HEAP32[$9_1 + 16 >> 2];
if (!$27_1) {
break block104
}
$4_1 = 0;
$3_1 = global$0 - 96 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 20 >> 2] = 50462976;
$17_1 = $3_1 + 20 | 0;
$6_1 = $9_1 + 136 | 0;
block106 : {
block105 : {
while (1) {
$14_1 = HEAPU8[$4_1 + $17_1 | 0];
$2_1 = $14_1 << 2;
if (HEAP32[$2_1 + 1069584 >> 2] == ($0_1 | 0)) {
if (!$164(HEAP32[$2_1 + 1069600 >> 2], $27_1, $0_1)) {
break block105
}
}
$4_1 = $4_1 + 1 | 0;
if (($4_1 | 0) != 4) {
continue
}
break;
};
HEAP32[$3_1 + 60 >> 2] = 50462976;
$17_1 = $3_1 + 60 | 1;
$2_1 = 0;
$4_1 = 0;
while (1) {
$14_1 = ($3_1 - -64 | 0) + $4_1 | 0;
$2_1 = $2_1 << 2 & 1020;
HEAP32[$14_1 + 4 >> 2] = HEAP32[$2_1 + 1069584 >> 2];
HEAP32[$14_1 >> 2] = HEAP32[$2_1 + 1069600 >> 2];
if (($4_1 | 0) != 24) {
$4_1 = $4_1 + 8 | 0;
$2_1 = HEAPU8[$17_1 | 0];
$17_1 = $17_1 + 1 | 0;
continue;
}
break;
};
$4_1 = HEAP32[$3_1 + 92 >> 2];
HEAP32[$3_1 + 48 >> 2] = HEAP32[$3_1 + 88 >> 2];
HEAP32[$3_1 + 52 >> 2] = $4_1;
$2_1 = HEAP32[$3_1 + 84 >> 2];
HEAP32[$3_1 + 40 >> 2] = HEAP32[$3_1 + 80 >> 2];
HEAP32[$3_1 + 44 >> 2] = $2_1;
$2_1 = HEAP32[$3_1 + 76 >> 2];
HEAP32[$3_1 + 32 >> 2] = HEAP32[$3_1 + 72 >> 2];
HEAP32[$3_1 + 36 >> 2] = $2_1;
$2_1 = HEAP32[$3_1 + 68 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 + 64 >> 2];
HEAP32[$3_1 + 28 >> 2] = $2_1;
(wasm2js_i32$0 = $6_1, wasm2js_i32$1 = $51(3, 1065662, 31, $27_1, $0_1, $3_1 + 24 | 0, 4)), HEAP32[wasm2js_i32$0 + 4 >> 2] = wasm2js_i32$1;
$2_1 = 1;
break block106;
}
HEAP8[$6_1 + 1 | 0] = $14_1;
$2_1 = 0;
}
HEAP8[$6_1 | 0] = $2_1;
global$0 = $3_1 + 96 | 0;
if (HEAPU8[$9_1 + 136 | 0] == 1) {
$0_1 = HEAP32[$9_1 + 140 >> 2];
$20($9_1 + 176 | 0, $9_1 + 56 | 0);
$126($0_1 + 24 | 0);
HEAP32[$0_1 + 32 >> 2] = HEAP32[$9_1 + 184 >> 2];
$2_1 = HEAP32[$9_1 + 180 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$9_1 + 176 >> 2];
HEAP32[$0_1 + 28 >> 2] = $2_1;
break block104;
}
$1_1 = HEAPU8[$9_1 + 137 | 0] << 8;
}
HEAP32[$9_1 + 84 >> 2] = $0_1;
HEAP32[$9_1 + 80 >> 2] = $1_1;
$1_1 = $1_1 & 1;
break block107;
}
HEAP32[$9_1 + 56 >> 2] = 3;
HEAP8[$9_1 + 80 | 0] = 2;
$1_1 = 0;
}
$4_1 = $9_1 + 176 | 0;
$2_1 = $9_1 + 32 | 0;
$21($4_1, $2_1, 1052194, 16);
block108 : {
if (HEAPU8[$9_1 + 176 | 0] == 1) {
break block108
}
$8_1 = HEAPU8[$9_1 + 177 | 0];
$21($4_1, $2_1, 1052210, 18);
if (HEAPU8[$9_1 + 176 | 0] == 1) {
break block108
}
$32_1 = HEAPU8[$9_1 + 177 | 0];
$25_1 = 4;
block110 : {
block109 : {
$1_1 = HEAP32[$9_1 + 80 >> 2];
switch ($1_1 & 255) {
case 0:
break block109;
case 2:
break block110;
default:
break block84;
};
}
$25_1 = $1_1 >>> 8 | 0;
}
block112 : {
block114 : {
block113 : {
$0_1 = $19($12_1, 1052250, 36);
if (!(!$0_1 | !HEAPU8[$0_1 | 0])) {
HEAP32[$9_1 + 116 >> 2] = 1052250;
HEAP32[$9_1 + 112 >> 2] = 1;
HEAP32[$9_1 + 124 >> 2] = $0_1;
HEAP32[$9_1 + 120 >> 2] = 36;
HEAP8[$9_1 + 132 | 0] = HEAPU8[$9_1 + 52 | 0];
HEAP32[$9_1 + 128 >> 2] = $9_1 + 32;
$0_1 = HEAP32[$9_1 + 132 >> 2];
HEAP32[$9_1 + 152 >> 2] = HEAP32[$9_1 + 128 >> 2];
HEAP32[$9_1 + 156 >> 2] = $0_1;
$0_1 = HEAP32[$9_1 + 124 >> 2];
HEAP32[$9_1 + 144 >> 2] = HEAP32[$9_1 + 120 >> 2];
HEAP32[$9_1 + 148 >> 2] = $0_1;
$0_1 = HEAP32[$9_1 + 116 >> 2];
HEAP32[$9_1 + 136 >> 2] = HEAP32[$9_1 + 112 >> 2];
HEAP32[$9_1 + 140 >> 2] = $0_1;
HEAP32[$9_1 + 172 >> 2] = 0;
HEAP32[$9_1 + 164 >> 2] = 0;
HEAP32[$9_1 + 168 >> 2] = 4;
$0_1 = HEAP32[$9_1 + 148 >> 2];
if (HEAPU8[$0_1 | 0] != 4) {
$0_1 = $16($9_1 + 112 | 0, 1051710, 6);
break block112;
}
$1_1 = HEAP32[$0_1 + 12 >> 2];
if ($1_1) {
break block113
}
}
$2_1 = 4;
$4_1 = 0;
$1_1 = 0;
break block114;
}
$0_1 = HEAP32[$0_1 + 8 >> 2];
$24_1 = $0_1 + ($1_1 << 4) | 0;
$2_1 = 0;
$27_1 = HEAPU8[$9_1 + 156 | 0];
while (1) {
HEAP8[$9_1 + 196 | 0] = $27_1;
HEAP32[$9_1 + 180 >> 2] = $2_1;
HEAP32[$9_1 + 176 >> 2] = 2;
HEAP32[$9_1 + 192 >> 2] = $9_1 + 136;
HEAP32[$9_1 + 188 >> 2] = $0_1;
if (HEAPU8[$0_1 | 0] != 3) {
$0_1 = $16($9_1 + 176 | 0, 1051430, 8);
break block112;
}
$6_1 = $0_1 + 4 | 0;
$0_1 = HEAP32[$6_1 + 8 >> 2];
$4_1 = $9_1 + 8 | 0;
HEAP32[$4_1 >> 2] = HEAP32[$6_1 + 4 >> 2];
HEAP32[$4_1 + 4 >> 2] = $0_1;
$0_1 = HEAP32[$9_1 + 12 >> 2];
$3_1 = HEAP32[$9_1 + 8 >> 2];
if (!$3_1) {
break block112
}
$12_1 = $9_1 + 200 | 0;
$14_1 = global$0 - 128 | 0;
global$0 = $14_1;
block121 : {
block120 : {
block118 : {
block115 : {
block119 : {
block117 : {
block116 : {
if ($147($3_1, $0_1, 1052678, 2)) {
$1_1 = $0_1 - 2 | 0;
if (!$1_1) {
break block115
}
if ($1_1 >>> 0 > 7) {
break block116
}
$4_1 = $3_1;
$17_1 = $1_1;
while (1) {
if (HEAPU8[$4_1 | 0] == 42) {
break block115
}
$4_1 = $4_1 + 1 | 0;
$17_1 = $17_1 - 1 | 0;
if ($17_1) {
continue
}
break;
};
break block117;
}
$86($14_1 + 36 | 0, $3_1, $0_1);
if (HEAP32[$14_1 + 36 >> 2] != 19) {
break block115
}
$4_1 = HEAP32[$14_1 + 60 >> 2];
HEAP32[$14_1 + 80 >> 2] = HEAP32[$14_1 + 56 >> 2];
HEAP32[$14_1 + 84 >> 2] = $4_1;
$1_1 = HEAP32[$14_1 + 52 >> 2];
HEAP32[$14_1 + 72 >> 2] = HEAP32[$14_1 + 48 >> 2];
HEAP32[$14_1 + 76 >> 2] = $1_1;
$1_1 = HEAP32[$14_1 + 44 >> 2];
HEAP32[$14_1 + 64 >> 2] = HEAP32[$14_1 + 40 >> 2];
HEAP32[$14_1 + 68 >> 2] = $1_1;
$1_1 = $14_1 + 24 | 0;
HEAP32[$1_1 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 1;
HEAP32[$14_1 + 108 >> 2] = 0;
$1_1 = HEAP32[$14_1 + 28 >> 2];
HEAP32[$14_1 + 100 >> 2] = HEAP32[$14_1 + 24 >> 2];
HEAP32[$14_1 + 104 >> 2] = $1_1;
HEAP32[$14_1 + 116 >> 2] = 1069016;
HEAP32[$14_1 + 120 >> 2] = 1610612768;
HEAP32[$14_1 + 124 >> 2] = 0;
HEAP32[$14_1 + 112 >> 2] = $14_1 + 100;
if ($65($14_1 - -64 | 0, $14_1 + 112 | 0)) {
break block118
}
$4_1 = HEAP32[$14_1 + 108 >> 2];
HEAP32[$14_1 + 96 >> 2] = $4_1;
$1_1 = HEAP32[$14_1 + 104 >> 2];
HEAP32[$14_1 + 88 >> 2] = HEAP32[$14_1 + 100 >> 2];
HEAP32[$14_1 + 92 >> 2] = $1_1;
if (($0_1 | 0) != ($4_1 | 0)) {
break block119
}
$1_1 = $164(HEAP32[$14_1 + 92 >> 2], $3_1, $0_1);
$126($14_1 + 88 | 0);
if ($1_1) {
break block115
}
break block120;
}
$148($14_1 + 16 | 0, 42, $3_1, $1_1);
if (HEAP32[$14_1 + 16 >> 2]) {
break block115
}
}
$13($14_1 + 8 | 0, $3_1, $1_1);
if (($1_1 | 0) != HEAP32[$14_1 + 12 >> 2]) {
break block115
}
if (!$164(HEAP32[$14_1 + 8 >> 2], $3_1, $1_1)) {
break block120
}
break block115;
}
$126($14_1 + 88 | 0);
}
HEAP32[$14_1 + 68 >> 2] = $0_1;
HEAP32[$14_1 + 64 >> 2] = $3_1;
$1_1 = $14_1 + 36 | 0;
$63($1_1, 1065729, 145, $14_1 - -64 | 0);
$0_1 = $62(3, 1065874, 45, $3_1, $0_1, $1_1);
HEAP32[$12_1 >> 2] = -2147483648;
HEAP32[$12_1 + 4 >> 2] = $0_1;
break block121;
}
wasm2js_trap();
}
$131($12_1, $3_1, $0_1);
}
global$0 = $14_1 + 128 | 0;
$0_1 = HEAP32[$9_1 + 204 >> 2];
$4_1 = HEAP32[$9_1 + 200 >> 2];
if (($4_1 | 0) == -2147483648) {
$20($9_1 + 212 | 0, $9_1 + 176 | 0);
$126($0_1 + 24 | 0);
HEAP32[$0_1 + 32 >> 2] = HEAP32[$9_1 + 220 >> 2];
$1_1 = HEAP32[$9_1 + 216 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$9_1 + 212 >> 2];
HEAP32[$0_1 + 28 >> 2] = $1_1;
break block112;
}
$1_1 = HEAP32[$9_1 + 208 >> 2];
$14_1 = HEAP32[$9_1 + 172 >> 2];
if (($14_1 | 0) == HEAP32[$9_1 + 164 >> 2]) {
$22($9_1 + 164 | 0)
}
$3_1 = HEAP32[$9_1 + 168 >> 2] + Math_imul($14_1, 12) | 0;
HEAP32[$3_1 + 8 >> 2] = $1_1;
HEAP32[$3_1 + 4 >> 2] = $0_1;
HEAP32[$3_1 >> 2] = $4_1;
$14_1 = $14_1 + 1 | 0;
HEAP32[$9_1 + 172 >> 2] = $14_1;
$2_1 = $2_1 + 1 | 0;
$0_1 = $6_1 + 12 | 0;
if (($24_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
$0_1 = HEAP32[$9_1 + 168 >> 2];
$2_1 = 4;
$4_1 = 0;
$1_1 = 0;
block122 : {
$3_1 = HEAP32[$9_1 + 164 >> 2];
switch ($3_1 - -2147483648 | 0) {
case 1:
break block114;
case 0:
break block84;
default:
break block122;
};
}
$4_1 = $14_1;
$2_1 = $0_1;
$1_1 = $3_1;
}
HEAP8[$9_1 + 110 | 0] = $25_1;
HEAP8[$9_1 + 109 | 0] = $32_1 & 1;
HEAP8[$9_1 + 108 | 0] = $8_1 & 1;
HEAP32[$9_1 + 104 >> 2] = $20_1 ? $19_1 : 36;
HEAP32[$9_1 + 100 >> 2] = $20_1 ? $22_1 : 1;
HEAP32[$9_1 + 96 >> 2] = $4_1;
HEAP32[$9_1 + 92 >> 2] = $2_1;
HEAP32[$9_1 + 88 >> 2] = $1_1;
$0_1 = $23($9_1 + 88 | 0);
$4_1 = HEAP32[$9_1 + 108 >> 2];
HEAP32[$9_1 + 192 >> 2] = HEAP32[$9_1 + 104 >> 2];
HEAP32[$9_1 + 196 >> 2] = $4_1;
$4_1 = HEAP32[$9_1 + 100 >> 2];
HEAP32[$9_1 + 184 >> 2] = HEAP32[$9_1 + 96 >> 2];
HEAP32[$9_1 + 188 >> 2] = $4_1;
$4_1 = HEAP32[$9_1 + 92 >> 2];
HEAP32[$9_1 + 176 >> 2] = HEAP32[$9_1 + 88 >> 2];
HEAP32[$9_1 + 180 >> 2] = $4_1;
if ($0_1) {
$24($9_1 + 176 | 0);
break block84;
}
$4_1 = $9_1 + 96 | 0;
$0_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$9_1 + 144 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$9_1 + 148 >> 2] = $0_1;
$0_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$9_1 + 136 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$9_1 + 140 >> 2] = $0_1;
$0_1 = $2_1;
$13_1 = $1_1;
break block84;
}
$24($9_1 + 164 | 0);
break block84;
}
$0_1 = HEAP32[$9_1 + 180 >> 2];
if (!$1_1) {
break block84
}
$25($9_1 + 84 | 0);
}
HEAP32[$33_1 + 4 >> 2] = $0_1;
HEAP32[$33_1 >> 2] = $13_1;
$0_1 = HEAP32[$9_1 + 140 >> 2];
HEAP32[$33_1 + 8 >> 2] = HEAP32[$9_1 + 136 >> 2];
HEAP32[$33_1 + 12 >> 2] = $0_1;
$0_1 = HEAP32[$9_1 + 148 >> 2];
HEAP32[$33_1 + 16 >> 2] = HEAP32[$9_1 + 144 >> 2];
HEAP32[$33_1 + 20 >> 2] = $0_1;
}
global$0 = $9_1 + 224 | 0;
$1_1 = -2147483648;
block124 : {
block125 : {
block123 : {
$0_1 = HEAP32[$10_1 + 248 >> 2];
switch ($0_1 - -2147483648 | 0) {
case 0:
break block123;
case 1:
break block124;
default:
break block125;
};
}
HEAP32[$39_1 + 4 >> 2] = HEAP32[$10_1 + 252 >> 2];
HEAP32[$39_1 >> 2] = -2147483648;
if (($7_1 | 0) == -2147483648) {
break block126
}
$43($10_1 + 128 | 0);
break block126;
}
$1_1 = HEAP32[$10_1 + 260 >> 2];
HEAP32[$10_1 + 272 >> 2] = HEAP32[$10_1 + 256 >> 2];
HEAP32[$10_1 + 276 >> 2] = $1_1;
$1_1 = HEAP32[$10_1 + 268 >> 2];
HEAP32[$10_1 + 280 >> 2] = HEAP32[$10_1 + 264 >> 2];
HEAP32[$10_1 + 284 >> 2] = $1_1;
$5_1 = HEAP32[$10_1 + 252 >> 2];
$1_1 = $0_1;
}
block127 : {
if ($23_1) {
$131($10_1 + 392 | 0, $23_1, $48_1);
break block127;
}
HEAP32[$10_1 + 392 >> 2] = -2147483648;
}
$2_1 = !$51_1;
$0_1 = !$52_1;
block128 : {
if ($42_1) {
$131($10_1 + 404 | 0, $42_1, $30_1);
break block128;
}
HEAP32[$10_1 + 404 >> 2] = -2147483648;
}
$2_1 = $0_1 | $2_1;
$0_1 = $10_1 + 468 | 0;
$161($0_1, $10_1 + 128 | 0, 52);
$161($10_1 + 416 | 0, HEAP32[$10_1 + 468 >> 2] == -2147483648 ? 1069056 : $0_1, 52);
block129 : {
if (($1_1 | 0) != -2147483648) {
$0_1 = HEAP32[$10_1 + 284 >> 2];
HEAP32[$10_1 + 484 >> 2] = HEAP32[$10_1 + 280 >> 2];
HEAP32[$10_1 + 488 >> 2] = $0_1;
$0_1 = HEAP32[$10_1 + 276 >> 2];
HEAP32[$10_1 + 476 >> 2] = HEAP32[$10_1 + 272 >> 2];
HEAP32[$10_1 + 480 >> 2] = $0_1;
break block129;
}
$5_1 = 4;
HEAP8[$10_1 + 490 | 0] = 4;
$1_1 = 0;
HEAP16[$10_1 + 488 >> 1] = 0;
HEAP32[$10_1 + 484 >> 2] = 36;
HEAP32[$10_1 + 476 >> 2] = 0;
HEAP32[$10_1 + 480 >> 2] = 1;
}
HEAP32[$10_1 + 472 >> 2] = $5_1;
HEAP32[$10_1 + 468 >> 2] = $1_1;
$48_1 = 0;
block130 : {
if ($2_1) {
break block130
}
$27_1 = $10_1 + 520 | 0;
$1_1 = 0;
$8_1 = global$0 - 80 | 0;
global$0 = $8_1;
HEAP32[$8_1 + 8 >> 2] = 50462976;
$4_1 = $8_1 + 8 | 0;
block134 : {
block131 : {
while (1) {
$2_1 = HEAPU8[$1_1 + $4_1 | 0];
$0_1 = $2_1 << 2;
if (HEAP32[$0_1 + 1069616 >> 2] == ($52_1 | 0)) {
if (!$164(HEAP32[$0_1 + 1069632 >> 2], $51_1, $52_1)) {
break block131
}
}
$1_1 = $1_1 + 1 | 0;
if (($1_1 | 0) != 4) {
continue
}
break;
};
HEAP32[$8_1 + 56 >> 2] = $52_1;
HEAP32[$8_1 + 52 >> 2] = $51_1;
$1_1 = 1;
$63($8_1 + 12 | 0, 1065436, 87, $8_1 + 52 | 0);
$18_1 = -2147483647;
$4_1 = global$0 - 400 | 0;
global$0 = $4_1;
$13($4_1, $51_1, $52_1);
$20_1 = -144;
$5_1 = $4_1 + 160 | 0;
$24_1 = HEAP32[$4_1 + 4 >> 2];
$7_1 = HEAP32[$4_1 >> 2];
while (1) {
$2_1 = $20_1 + 1065400 | 0;
$0_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$5_1 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$5_1 + 4 >> 2] = $0_1;
$5_1 = $5_1 + 8 | 0;
$20_1 = $20_1 + 12 | 0;
if ($20_1) {
continue
}
break;
};
$5_1 = 4;
block132 : {
if ($24_1 >>> 0 > 48) {
break block132
}
HEAP32[$4_1 + 280 >> 2] = 0;
HEAP32[$4_1 + 284 >> 2] = 12;
HEAP32[$4_1 + 276 >> 2] = $24_1;
HEAP32[$4_1 + 272 >> 2] = $7_1;
$2_1 = $161($4_1 + 288 | 0, $4_1 + 160 | 0, 96);
HEAP32[$4_1 + 8 >> 2] = $4_1 + 280;
$3_1 = $4_1 + 8 | 0;
$0_1 = HEAP32[$3_1 >> 2];
if (HEAP32[$0_1 + 4 >> 2] == HEAP32[$0_1 >> 2]) {
break block132
}
$0_1 = HEAP32[$4_1 + 280 >> 2];
HEAP32[$4_1 + 280 >> 2] = $0_1 + 1;
$0_1 = $2_1 + ($0_1 << 3) | 0;
$7_1 = HEAP32[$0_1 >> 2];
$2_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = $47(HEAP32[$4_1 + 272 >> 2], HEAP32[$4_1 + 276 >> 2], $7_1, $2_1);
HEAP32[$4_1 + 396 >> 2] = $2_1;
HEAP32[$4_1 + 392 >> 2] = $7_1;
(wasm2js_i32$0 = $4_1, wasm2js_i32$1 = __wasm_i64_mul($0_1, 0, 1, 1)), HEAP32[wasm2js_i32$0 + 384 >> 2] = wasm2js_i32$1;
HEAP32[$4_1 + 388 >> 2] = i64toi32_i32$HIGH_BITS;
$161($3_1, $4_1 + 272 | 0, 112);
$32_1 = $4_1 + 384 | 0;
$7_1 = global$0 - 160 | 0;
global$0 = $7_1;
$161($7_1 + 8 | 0, $3_1 + 8 | 0, 104);
$12_1 = HEAP32[$7_1 + 8 >> 2];
$30_1 = HEAP32[$7_1 + 12 >> 2];
if (($12_1 | 0) != ($30_1 | 0)) {
$17_1 = HEAP32[$3_1 + 4 >> 2];
$6_1 = HEAP32[$3_1 >> 2];
$13_1 = ($7_1 + ($12_1 << 3) | 0) + 20 | 0;
$14_1 = $7_1 + 144 | 0;
while (1) {
$0_1 = HEAP32[$32_1 + 12 >> 2];
HEAP32[$7_1 + 136 >> 2] = HEAP32[$32_1 + 8 >> 2];
HEAP32[$7_1 + 140 >> 2] = $0_1;
$0_1 = HEAP32[$32_1 + 4 >> 2];
HEAP32[$7_1 + 128 >> 2] = HEAP32[$32_1 >> 2];
HEAP32[$7_1 + 132 >> 2] = $0_1;
$3_1 = HEAP32[$13_1 - 4 >> 2];
$0_1 = HEAP32[$13_1 >> 2];
$23_1 = $47($6_1, $17_1, $3_1, $0_1);
HEAP32[$7_1 + 148 >> 2] = $23_1;
HEAP32[$7_1 + 144 >> 2] = $23_1;
$2_1 = $7_1;
HEAP32[$2_1 + 152 >> 2] = $3_1;
HEAP32[$2_1 + 156 >> 2] = $0_1;
$0_1 = $23_1 >>> 0 < HEAPU32[$2_1 + 128 >> 2] ? $14_1 : $2_1 + 128 | 0;
$23_1 = HEAP32[$0_1 + 12 >> 2];
$2_1 = HEAP32[$0_1 + 8 >> 2];
HEAP32[$7_1 + 120 >> 2] = $2_1;
HEAP32[$7_1 + 124 >> 2] = $23_1;
$3_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = HEAP32[$0_1 >> 2];
HEAP32[$7_1 + 112 >> 2] = $0_1;
HEAP32[$7_1 + 116 >> 2] = $3_1;
HEAP32[$32_1 + 8 >> 2] = $2_1;
HEAP32[$32_1 + 12 >> 2] = $23_1;
HEAP32[$32_1 >> 2] = $0_1;
HEAP32[$32_1 + 4 >> 2] = $3_1;
$13_1 = $13_1 + 8 | 0;
$12_1 = $12_1 + 1 | 0;
if (($30_1 | 0) != ($12_1 | 0)) {
continue
}
break;
};
}
$0_1 = HEAP32[$32_1 + 12 >> 2];
$2_1 = $4_1 + 256 | 0;
HEAP32[$2_1 + 8 >> 2] = HEAP32[$32_1 + 8 >> 2];
HEAP32[$2_1 + 12 >> 2] = $0_1;
$0_1 = HEAP32[$32_1 + 4 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$32_1 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
global$0 = $7_1 + 160 | 0;
$7_1 = HEAP32[$4_1 + 264 >> 2];
if (!$7_1) {
break block132
}
$0_1 = HEAP32[$4_1 + 256 >> 2];
$3_1 = HEAP32[$4_1 + 268 >> 2];
if ((((HEAP32[$4_1 + 260 >> 2] & 2147483647) << 1 | $0_1 >>> 31) & -2) >>> 0 > ($3_1 >>> 0 < $24_1 >>> 0 ? $24_1 : $3_1) >>> 0) {
break block132
}
$161($4_1 + 16 | 0, 1065256, 144);
$20_1 = 0;
while (1) {
$0_1 = ($4_1 + 8 | 0) + $20_1 | 0;
block133 : {
if (($3_1 | 0) != HEAP32[$0_1 + 12 >> 2]) {
break block133
}
$5_1 = HEAPU8[$0_1 + 16 | 0];
if ($164(HEAP32[$0_1 + 8 >> 2], $7_1, $3_1)) {
break block133
}
if (($5_1 | 0) != 4) {
break block132
}
}
$20_1 = $20_1 + 12 | 0;
if (($20_1 | 0) != 144) {
continue
}
break;
};
$5_1 = 4;
}
global$0 = $4_1 + 400 | 0;
$0_1 = $5_1 & 255;
if (($0_1 | 0) != 4) {
$0_1 = $0_1 << 2;
$131($8_1 - -64 | 0, HEAP32[$0_1 + 1069632 >> 2], HEAP32[$0_1 + 1069616 >> 2]);
HEAP8[$8_1 + 76 | 0] = 3;
$0_1 = HEAP32[$8_1 + 60 >> 2];
HEAP32[$8_1 + 24 >> 2] = HEAP32[$8_1 + 56 >> 2];
HEAP32[$8_1 + 28 >> 2] = $0_1;
$0_1 = HEAP32[$8_1 + 68 >> 2];
HEAP32[$8_1 + 32 >> 2] = HEAP32[$8_1 + 64 >> 2];
HEAP32[$8_1 + 36 >> 2] = $0_1;
$0_1 = HEAP32[$8_1 + 76 >> 2];
HEAP32[$8_1 + 40 >> 2] = HEAP32[$8_1 + 72 >> 2];
HEAP32[$8_1 + 44 >> 2] = $0_1;
$18_1 = -2147483648;
}
$2_1 = $62(4, 1065523, 7, $51_1, $52_1, $8_1 + 12 | 0);
$40($2_1 + 48 | 0);
HEAP32[$2_1 + 48 >> 2] = $18_1;
$0_1 = HEAP32[$8_1 + 28 >> 2];
HEAP32[$2_1 + 52 >> 2] = HEAP32[$8_1 + 24 >> 2];
HEAP32[$2_1 + 56 >> 2] = $0_1;
$0_1 = HEAP32[$8_1 + 36 >> 2];
HEAP32[$2_1 + 60 >> 2] = HEAP32[$8_1 + 32 >> 2];
HEAP32[$2_1 + 64 >> 2] = $0_1;
$0_1 = HEAP32[$8_1 + 44 >> 2];
HEAP32[$2_1 + 68 >> 2] = HEAP32[$8_1 + 40 >> 2];
HEAP32[$2_1 + 72 >> 2] = $0_1;
HEAP32[$27_1 + 4 >> 2] = $2_1;
break block134;
}
HEAP8[$27_1 + 1 | 0] = $2_1;
$1_1 = 0;
}
HEAP8[$27_1 | 0] = $1_1;
global$0 = $8_1 + 80 | 0;
block135 : {
switch (HEAPU8[$10_1 + 520 | 0]) {
default:
$0_1 = HEAP32[$10_1 + 524 >> 2];
HEAP32[$39_1 >> 2] = -2147483648;
HEAP32[$39_1 + 4 >> 2] = $0_1;
$24($10_1 + 468 | 0);
$43($10_1 + 416 | 0);
$39($10_1 + 404 | 0);
$39($10_1 + 392 | 0);
break block126;
case 2:
break block130;
case 0:
break block135;
};
}
$48_1 = HEAPU8[$10_1 + 521 | 0];
}
$0_1 = HEAP32[$10_1 + 396 >> 2];
HEAP32[$10_1 + 368 >> 2] = HEAP32[$10_1 + 392 >> 2];
HEAP32[$10_1 + 372 >> 2] = $0_1;
HEAP32[$10_1 + 376 >> 2] = HEAP32[$10_1 + 400 >> 2];
$0_1 = HEAP32[$10_1 + 408 >> 2];
HEAP32[$10_1 + 380 >> 2] = HEAP32[$10_1 + 404 >> 2];
HEAP32[$10_1 + 384 >> 2] = $0_1;
HEAP32[$10_1 + 388 >> 2] = HEAP32[$10_1 + 412 >> 2];
$1_1 = $10_1 + 292 | 0;
$161($1_1, $10_1 + 416 | 0, 52);
$0_1 = HEAP32[$10_1 + 488 >> 2];
HEAP32[$10_1 + 360 >> 2] = HEAP32[$10_1 + 484 >> 2];
HEAP32[$10_1 + 364 >> 2] = $0_1;
$0_1 = HEAP32[$10_1 + 480 >> 2];
HEAP32[$10_1 + 352 >> 2] = HEAP32[$10_1 + 476 >> 2];
HEAP32[$10_1 + 356 >> 2] = $0_1;
$0_1 = HEAP32[$10_1 + 472 >> 2];
HEAP32[$10_1 + 344 >> 2] = HEAP32[$10_1 + 468 >> 2];
HEAP32[$10_1 + 348 >> 2] = $0_1;
$0_1 = $161($39_1, $1_1, 100);
HEAP8[$0_1 + 112 | 0] = $48_1;
HEAP32[$0_1 + 108 >> 2] = $49_1 ? $50_1 : 0;
HEAP32[$0_1 + 104 >> 2] = $29_1;
HEAP32[$0_1 + 100 >> 2] = $49_1 ? $40_1 : 0;
break block6;
}
HEAP32[$39_1 + 4 >> 2] = HEAP32[$10_1 + 80 >> 2];
HEAP32[$39_1 >> 2] = -2147483648;
}
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
$1_1 = $10_1 + 60 | 0;
if (HEAP32[$1_1 >> 2]) {
$0_1 = HEAP32[$1_1 + 4 >> 2];
block137 : {
if (!$0_1) {
$23_1 = 0;
$0_1 = 0;
break block137;
}
HEAP32[$2_1 + 36 >> 2] = $0_1;
HEAP32[$2_1 + 32 >> 2] = 0;
HEAP32[$2_1 + 20 >> 2] = $0_1;
HEAP32[$2_1 + 16 >> 2] = 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$2_1 + 40 >> 2] = $0_1;
HEAP32[$2_1 + 24 >> 2] = $0_1;
$23_1 = HEAP32[$1_1 + 12 >> 2];
$0_1 = 1;
}
HEAP32[$2_1 + 44 >> 2] = $23_1;
HEAP32[$2_1 + 28 >> 2] = $0_1;
HEAP32[$2_1 + 12 >> 2] = $0_1;
$17($2_1 + 12 | 0);
}
global$0 = $2_1 + 48 | 0;
break block6;
}
HEAP32[$39_1 >> 2] = -2147483648;
HEAP32[$39_1 + 4 >> 2] = $30_1;
break block6;
}
HEAP32[$39_1 >> 2] = -2147483648;
HEAP32[$39_1 + 4 >> 2] = $48_1;
}
global$0 = $10_1 + 528 | 0;
$42($41_1);
break block1;
}
$0_1 = $78(1, 0, $1_1, 1048576);
HEAP32[$39_1 >> 2] = -2147483648;
HEAP32[$39_1 + 4 >> 2] = $0_1;
}
global$0 = $41_1 + 32 | 0;
block264 : {
block263 : {
$14_1 = $44_1;
$44_1 = $14_1;
if (HEAP32[$14_1 + 176 >> 2] == -2147483648) {
$0_1 = HEAP32[$14_1 + 180 >> 2]
} else {
$26_1 = $44_1 + 292 | 0;
$161($26_1, $44_1 + 176 | 0, 116);
$37_1 = $44_1 + 4 | 0;
$5_1 = global$0 - 512 | 0;
global$0 = $5_1;
block141 : {
block140 : {
$8_1 = HEAP32[$26_1 + 84 >> 2];
$27_1 = HEAP32[$26_1 + 76 >> 2];
$29_1 = ($27_1 | 0) != -2147483648 ? $8_1 : 0;
block139 : {
if ($29_1 >>> 0 >= 16385) {
$0_1 = $78(1051604, 6, $29_1, 16384);
break block139;
}
$32_1 = HEAP32[$26_1 + 96 >> 2];
$1_1 = HEAP32[$26_1 + 88 >> 2];
$2_1 = ($1_1 | 0) != -2147483648 ? $32_1 : 0;
if ($2_1 >>> 0 < 16385) {
break block140
}
$0_1 = $78(1051739, 4, $2_1, 16384);
}
HEAP32[$37_1 >> 2] = 3;
HEAP32[$37_1 + 4 >> 2] = $0_1;
break block141;
}
$0_1 = $23($26_1 + 52 | 0);
if ($0_1) {
HEAP32[$37_1 >> 2] = 3;
HEAP32[$37_1 + 4 >> 2] = $0_1;
break block141;
}
$30_1 = !$32_1 | ($1_1 | 0) == -2147483648;
$23_1 = HEAP32[$26_1 + 92 >> 2];
block161 : {
block157 : {
block155 : {
block156 : {
if (($27_1 | 0) != -2147483648) {
$24_1 = HEAP32[$26_1 + 80 >> 2];
$7_1 = global$0 - 48 | 0;
global$0 = $7_1;
$3_1 = $5_1 + 160 | 0;
block142 : {
if ($8_1 >>> 0 >= 16385) {
(wasm2js_i32$0 = $3_1, wasm2js_i32$1 = $78(1051604, 6, $8_1, 16384)), HEAP32[wasm2js_i32$0 + 4 >> 2] = wasm2js_i32$1;
$0_1 = 1;
break block142;
}
$64($7_1, $24_1, $8_1);
if (!HEAP32[$7_1 >> 2]) {
$1_1 = $3_1;
$17_1 = $7_1 + 4 | 0;
$40_1 = 0;
$12_1 = global$0 - 192 | 0;
global$0 = $12_1;
$2_1 = 1;
block143 : {
if (!$8_1) {
break block143
}
$13($12_1 + 40 | 0, $24_1, $8_1);
$2_1 = 1;
if (($8_1 | 0) != HEAP32[$12_1 + 44 >> 2]) {
break block143
}
$2_1 = ($164(HEAP32[$12_1 + 40 >> 2], $24_1, $8_1) | 0) != 0;
}
$13($12_1 + 32 | 0, $24_1, $8_1);
$13_1 = HEAP32[$12_1 + 32 >> 2];
$6_1 = HEAP32[$12_1 + 36 >> 2];
$96($12_1 + 24 | 0, $13_1, $6_1);
$0_1 = HEAP32[$12_1 + 24 >> 2];
block144 : {
if (!$0_1) {
$42_1 = 0;
break block144;
}
$4_1 = HEAP32[$12_1 + 28 >> 2];
$42_1 = $122($13_1, $6_1, $0_1, $4_1) ? $4_1 + $13_1 | 0 : 0;
$40_1 = $6_1 - $4_1 | 0;
}
$4_1 = $12_1 + 84 | 0;
$13_1 = $42_1 ? $42_1 : $13_1;
$6_1 = $42_1 ? $40_1 : $6_1;
$64($4_1, $13_1, $6_1);
block151 : {
block146 : {
block147 : {
block145 : {
$0_1 = HEAP32[$12_1 + 84 >> 2];
if (!$0_1) {
break block145
}
$161($12_1 + 136 | 0, $12_1 + 88 | 0, 44);
HEAP32[$12_1 + 132 >> 2] = $0_1;
$0_1 = $12_1 + 16 | 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 1;
HEAP32[$12_1 + 188 >> 2] = 0;
$0_1 = HEAP32[$12_1 + 20 >> 2];
HEAP32[$12_1 + 180 >> 2] = HEAP32[$12_1 + 16 >> 2];
HEAP32[$12_1 + 184 >> 2] = $0_1;
HEAP32[$12_1 + 88 >> 2] = 1069016;
HEAP32[$12_1 + 92 >> 2] = 1610612768;
HEAP32[$12_1 + 96 >> 2] = 0;
HEAP32[$12_1 + 84 >> 2] = $12_1 + 180;
if ($107($12_1 + 132 | 0, $4_1)) {
break block146
}
$4_1 = HEAP32[$12_1 + 180 >> 2];
if (($4_1 | 0) == -2147483648) {
break block145
}
$0_1 = HEAP32[$12_1 + 188 >> 2];
HEAP32[$12_1 + 52 >> 2] = HEAP32[$12_1 + 184 >> 2];
HEAP32[$12_1 + 56 >> 2] = $0_1;
HEAP32[$12_1 + 48 >> 2] = $4_1;
break block147;
}
$97($12_1 + 72 | 0, $13_1, $6_1);
$98($12_1 + 60 | 0, HEAP32[$12_1 + 76 >> 2], HEAP32[$12_1 + 80 >> 2]);
$64($12_1 + 84 | 0, HEAP32[$12_1 + 64 >> 2], HEAP32[$12_1 + 68 >> 2]);
$0_1 = HEAP32[$12_1 + 84 >> 2];
block148 : {
if (!$0_1) {
HEAP32[$12_1 + 48 >> 2] = -2147483648;
break block148;
}
$161($12_1 + 136 | 0, $12_1 + 88 | 0, 44);
HEAP32[$12_1 + 132 >> 2] = $0_1;
$0_1 = $12_1 + 8 | 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 1;
HEAP32[$12_1 + 188 >> 2] = 0;
$0_1 = HEAP32[$12_1 + 12 >> 2];
HEAP32[$12_1 + 180 >> 2] = HEAP32[$12_1 + 8 >> 2];
HEAP32[$12_1 + 184 >> 2] = $0_1;
HEAP32[$12_1 + 88 >> 2] = 1069016;
HEAP32[$12_1 + 92 >> 2] = 1610612768;
HEAP32[$12_1 + 96 >> 2] = 0;
HEAP32[$12_1 + 84 >> 2] = $12_1 + 180;
if ($107($12_1 + 132 | 0, $12_1 + 84 | 0)) {
break block146
}
HEAP32[$12_1 + 56 >> 2] = HEAP32[$12_1 + 188 >> 2];
$0_1 = HEAP32[$12_1 + 184 >> 2];
HEAP32[$12_1 + 48 >> 2] = HEAP32[$12_1 + 180 >> 2];
HEAP32[$12_1 + 52 >> 2] = $0_1;
}
$126($12_1 + 60 | 0);
$126($12_1 + 72 | 0);
}
$4_1 = $99(6, 1051752, 5, $24_1, $8_1, $17_1, $12_1 + 48 | 0);
$13_1 = global$0 - 48 | 0;
global$0 = $13_1;
$64($13_1, $24_1, $8_1);
$0_1 = 1;
block149 : {
if (!HEAP32[$13_1 >> 2]) {
break block149
}
$6_1 = HEAP32[$13_1 + 32 >> 2];
block150 : {
if ($6_1) {
if (HEAP32[$13_1 + 36 >> 2] != 6) {
break block149
}
$14_1 = (HEAPU8[$6_1 | 0] | HEAPU8[$6_1 + 1 | 0] << 8 | (HEAPU8[$6_1 + 2 | 0] << 16 | HEAPU8[$6_1 + 3 | 0] << 24)) ^ 1702125932;
$6_1 = $6_1 + 4 | 0;
if (!($14_1 | (HEAPU8[$6_1 | 0] | HEAPU8[$6_1 + 1 | 0] << 8) ^ 29811)) {
break block150
}
break block149;
}
if (HEAP32[$13_1 + 40 >> 2]) {
break block149
}
}
$0_1 = 0;
}
global$0 = $13_1 + 48 | 0;
HEAP8[$4_1 + 85 | 0] = $2_1 | 2;
HEAP32[$4_1 + 80 >> 2] = 10;
HEAP32[$4_1 + 76 >> 2] = $2_1 ? 1051610 : 0;
HEAP8[$4_1 + 84 | 0] = $0_1;
global$0 = $12_1 + 192 | 0;
$0_1 = $4_1;
break block151;
}
wasm2js_trap();
}
HEAP32[$1_1 + 4 >> 2] = $0_1;
$0_1 = 1;
break block142;
}
$0_1 = HEAP32[$7_1 + 28 >> 2];
HEAP32[$3_1 + 20 >> 2] = HEAP32[$7_1 + 24 >> 2];
HEAP32[$3_1 + 24 >> 2] = $0_1;
$0_1 = HEAP32[$7_1 + 20 >> 2];
HEAP32[$3_1 + 12 >> 2] = HEAP32[$7_1 + 16 >> 2];
HEAP32[$3_1 + 16 >> 2] = $0_1;
$0_1 = HEAP32[$7_1 + 12 >> 2];
HEAP32[$3_1 + 4 >> 2] = HEAP32[$7_1 + 8 >> 2];
HEAP32[$3_1 + 8 >> 2] = $0_1;
$2_1 = HEAP32[$7_1 + 32 >> 2];
$1_1 = HEAP32[$7_1 + 36 >> 2];
$0_1 = HEAP32[$7_1 + 44 >> 2];
HEAP32[$3_1 + 36 >> 2] = HEAP32[$7_1 + 40 >> 2];
HEAP32[$3_1 + 40 >> 2] = $0_1;
HEAP32[$3_1 + 28 >> 2] = $2_1;
HEAP32[$3_1 + 32 >> 2] = $1_1;
$0_1 = 0;
}
HEAP32[$3_1 >> 2] = $0_1;
global$0 = $7_1 + 48 | 0;
$0_1 = HEAP32[$5_1 + 164 >> 2];
block153 : {
block152 : {
if (HEAP32[$5_1 + 160 >> 2] == 1) {
break block152
}
HEAP32[$5_1 + 360 >> 2] = HEAP32[$5_1 + 184 >> 2];
$1_1 = HEAP32[$5_1 + 180 >> 2];
HEAP32[$5_1 + 352 >> 2] = HEAP32[$5_1 + 176 >> 2];
HEAP32[$5_1 + 356 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 172 >> 2];
HEAP32[$5_1 + 344 >> 2] = HEAP32[$5_1 + 168 >> 2];
HEAP32[$5_1 + 348 >> 2] = $1_1;
$4_1 = HEAP32[$5_1 + 188 >> 2];
$1_1 = HEAP32[$5_1 + 192 >> 2];
$20_1 = HEAP32[$5_1 + 196 >> 2];
$40_1 = HEAP32[$5_1 + 200 >> 2];
if ($30_1) {
break block153
}
$81($3_1, $23_1, $32_1);
if (HEAP32[$5_1 + 160 >> 2] != 19) {
$0_1 = $103($23_1, $32_1, $3_1);
break block152;
}
$2_1 = HEAP32[$5_1 + 168 >> 2];
$7_1 = HEAP32[$5_1 + 164 >> 2];
if (!$7_1) {
$0_1 = $2_1;
break block152;
}
$3_1 = HEAP32[$5_1 + 176 >> 2];
$6_1 = HEAP32[$5_1 + 172 >> 2];
block154 : {
if (!$4_1) {
break block154
}
if (($1_1 | 0) == ($2_1 | 0)) {
if (!$164($4_1, $7_1, $1_1)) {
break block154
}
}
HEAP32[$5_1 + 484 >> 2] = $1_1;
HEAP32[$5_1 + 480 >> 2] = $4_1;
HEAP32[$5_1 + 504 >> 2] = $2_1;
HEAP32[$5_1 + 500 >> 2] = $7_1;
HEAP32[$5_1 + 172 >> 2] = 1;
HEAP32[$5_1 + 164 >> 2] = 1;
HEAP32[$5_1 + 168 >> 2] = $5_1 + 480;
HEAP32[$5_1 + 160 >> 2] = $5_1 + 500;
$0_1 = $5_1 + 416 | 0;
$1_1 = $5_1 + 160 | 0;
$138($0_1, 1050441, $1_1);
$0_1 = $32(8, 1051739, 4, $0_1);
$131($1_1, $23_1, $32_1);
$4_1 = $0_1 + 36 | 0;
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$126($4_1)
}
HEAP32[$4_1 + 8 >> 2] = HEAP32[$5_1 + 168 >> 2];
$1_1 = HEAP32[$5_1 + 164 >> 2];
HEAP32[$4_1 >> 2] = HEAP32[$5_1 + 160 >> 2];
HEAP32[$4_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 4 >> 2] = 0;
break block152;
}
if (!$6_1 | !$20_1) {
break block155
}
if (($3_1 | 0) == ($40_1 | 0)) {
if (!$164($6_1, $20_1, $40_1)) {
break block155
}
}
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 8 >> 2] = $3_1;
HEAP32[$4_1 + 4 >> 2] = $6_1;
HEAP32[$4_1 + 16 >> 2] = $40_1;
HEAP32[$4_1 + 12 >> 2] = $20_1;
HEAP32[$4_1 + 44 >> 2] = 1;
HEAP32[$4_1 + 36 >> 2] = 1;
HEAP32[$4_1 + 40 >> 2] = $4_1 + 12;
HEAP32[$4_1 + 32 >> 2] = $4_1 + 4;
$0_1 = $4_1 + 20 | 0;
$1_1 = $4_1 + 32 | 0;
$138($0_1, 1050383, $1_1);
$0_1 = $32(9, 1051739, 4, $0_1);
$131($1_1, $23_1, $32_1);
$2_1 = $0_1 + 36 | 0;
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$126($2_1)
}
HEAP32[$2_1 + 8 >> 2] = HEAP32[$4_1 + 40 >> 2];
$1_1 = HEAP32[$4_1 + 36 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$4_1 + 32 >> 2];
HEAP32[$2_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $32_1;
HEAP32[$0_1 + 4 >> 2] = $32_1 - $3_1;
HEAP32[$0_1 >> 2] = 1;
global$0 = $4_1 + 48 | 0;
}
HEAP32[$5_1 + 72 >> 2] = $0_1;
break block156;
}
HEAP32[$5_1 + 72 >> 2] = $0_1;
$0_1 = HEAP32[$5_1 + 348 >> 2];
HEAP32[$5_1 + 76 >> 2] = HEAP32[$5_1 + 344 >> 2];
HEAP32[$5_1 + 80 >> 2] = $0_1;
$0_1 = HEAP32[$5_1 + 356 >> 2];
HEAP32[$5_1 + 84 >> 2] = HEAP32[$5_1 + 352 >> 2];
HEAP32[$5_1 + 88 >> 2] = $0_1;
HEAP32[$5_1 + 92 >> 2] = HEAP32[$5_1 + 360 >> 2];
$7_1 = $4_1;
$2_1 = $1_1;
break block157;
}
$1_1 = $30_1 ? 1 : $23_1;
$7_1 = global$0 - 32 | 0;
global$0 = $7_1;
$4_1 = $5_1 + 68 | 0;
block158 : {
if ($2_1 >>> 0 >= 16385) {
(wasm2js_i32$0 = $4_1, wasm2js_i32$1 = $78(1051739, 4, $2_1, 16384)), HEAP32[wasm2js_i32$0 + 4 >> 2] = wasm2js_i32$1;
$0_1 = 1;
break block158;
}
if ($2_1) {
$0_1 = $7_1 + 4 | 0;
$81($0_1, $1_1, $2_1);
block160 : {
block159 : {
if (HEAP32[$7_1 + 4 >> 2] != 19) {
$2_1 = $103($1_1, $2_1, $0_1);
break block159;
}
$2_1 = HEAP32[$7_1 + 12 >> 2];
$1_1 = HEAP32[$7_1 + 8 >> 2];
if ($1_1) {
break block160
}
}
HEAP32[$4_1 + 4 >> 2] = $2_1;
$0_1 = 1;
break block158;
}
$0_1 = HEAP32[$7_1 + 16 >> 2];
HEAP32[$4_1 + 40 >> 2] = HEAP32[$7_1 + 20 >> 2];
HEAP32[$4_1 + 36 >> 2] = $0_1;
HEAP32[$4_1 + 32 >> 2] = $2_1;
HEAP32[$4_1 + 28 >> 2] = $1_1;
HEAP32[$4_1 + 4 >> 2] = 0;
$0_1 = 0;
break block158;
}
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
$131($2_1 + 20 | 0, 1065400, 36);
$131($2_1, 1, 0);
$0_1 = $1(4, 88);
if (!$0_1) {
wasm2js_trap()
}
HEAP32[$0_1 >> 2] = 0;
$1_1 = HEAP32[$2_1 + 16 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$2_1 + 12 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 24 >> 2];
HEAP32[$0_1 + 12 >> 2] = HEAP32[$2_1 + 20 >> 2];
HEAP32[$0_1 + 16 >> 2] = $1_1;
HEAP32[$0_1 + 20 >> 2] = HEAP32[$2_1 + 28 >> 2];
$1_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$0_1 + 28 >> 2] = $1_1;
HEAP32[$0_1 + 32 >> 2] = HEAP32[$2_1 + 8 >> 2];
HEAP8[$0_1 + 87 | 0] = 5;
HEAP8[$0_1 + 86 | 0] = 4;
HEAP16[$0_1 + 84 >> 1] = 771;
HEAP32[$0_1 + 76 >> 2] = 0;
HEAP32[$0_1 + 48 >> 2] = -2147483647;
HEAP32[$0_1 + 36 >> 2] = -2147483648;
global$0 = $2_1 + 32 | 0;
HEAP32[$4_1 + 4 >> 2] = $0_1;
$0_1 = 1;
}
HEAP32[$4_1 >> 2] = $0_1;
global$0 = $7_1 + 32 | 0;
if (HEAP32[$5_1 + 68 >> 2] != 1) {
break block161
}
}
$0_1 = HEAP32[$5_1 + 72 >> 2];
HEAP32[$37_1 >> 2] = 3;
HEAP32[$37_1 + 4 >> 2] = $0_1;
break block141;
}
HEAP32[$5_1 + 92 >> 2] = HEAP32[$5_1 + 360 >> 2];
$1_1 = HEAP32[$5_1 + 356 >> 2];
HEAP32[$5_1 + 84 >> 2] = HEAP32[$5_1 + 352 >> 2];
HEAP32[$5_1 + 88 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 348 >> 2];
HEAP32[$5_1 + 76 >> 2] = HEAP32[$5_1 + 344 >> 2];
HEAP32[$5_1 + 80 >> 2] = $1_1;
HEAP32[$5_1 + 72 >> 2] = $0_1;
$40_1 = $6_1 ? $3_1 : $40_1;
$20_1 = $6_1 ? $6_1 : $20_1;
}
HEAP32[$5_1 + 108 >> 2] = $40_1;
HEAP32[$5_1 + 104 >> 2] = $20_1;
HEAP32[$5_1 + 100 >> 2] = $2_1;
HEAP32[$5_1 + 96 >> 2] = $7_1;
}
$1_1 = 4;
$0_1 = HEAP32[$5_1 + 72 >> 2];
$161($5_1 + 32 | 0, $5_1 + 76 | 0, 36);
HEAP32[$5_1 + 28 >> 2] = $0_1;
$0_1 = 0;
$20_1 = HEAP32[$5_1 + 52 >> 2];
block162 : {
if (!$20_1) {
break block162
}
$2_1 = $37($26_1 + 100 | 0, $20_1, HEAP32[$5_1 + 56 >> 2]);
if (!$2_1) {
break block162
}
$20_1 = HEAP32[$2_1 + 8 >> 2];
$0_1 = HEAP32[$2_1 + 4 >> 2];
}
$12_1 = $5_1 + 160 | 0;
$32_1 = HEAPU8[$26_1 + 112 | 0];
$4_1 = $32_1;
$18_1 = 0;
$23_1 = 0;
$8_1 = global$0 - 96 | 0;
global$0 = $8_1;
$30_1 = $5_1 + 28 | 0;
if (HEAP32[$30_1 >> 2]) {
$67($8_1 + 8 | 0, $26_1, $30_1);
$23_1 = HEAP32[$8_1 + 8 >> 2];
$2_1 = HEAP32[$8_1 + 12 >> 2];
} else {
$2_1 = 0
}
$58($8_1 + 20 | 0, $30_1, $26_1, $23_1, $2_1);
$3_1 = $8_1 + 60 | 0;
block167 : {
block166 : {
block163 : {
block165 : {
switch ($4_1 - 1 | 0) {
case 1:
$18_1 = 1;
break block163;
case 0:
break block163;
case 2:
break block165;
default:
break block166;
};
}
$18_1 = 2;
}
HEAP8[$3_1 + 16 | 0] = $18_1;
HEAP32[$3_1 >> 2] = 2;
break block167;
}
block168 : {
$7_1 = HEAP32[$30_1 >> 2];
if (!$7_1) {
break block168
}
$4_1 = HEAP32[$26_1 + 44 >> 2];
if (!$4_1) {
break block168
}
$49_1 = Math_imul($4_1, 24);
$4_1 = HEAP32[$30_1 + 4 >> 2];
$18_1 = HEAP32[$26_1 + 40 >> 2] + 16 | 0;
$40_1 = 0;
while (1) {
block169 : {
if (($4_1 | 0) == HEAP32[$18_1 - 8 >> 2]) {
if (!$164(HEAP32[$18_1 - 12 >> 2], $7_1, $4_1)) {
break block169
}
}
$18_1 = $18_1 + 24 | 0;
$40_1 = $40_1 + 1 | 0;
$49_1 = $49_1 - 24 | 0;
if ($49_1) {
continue
}
break block168;
}
break;
};
if (HEAP32[$18_1 + 4 >> 2] != 5) {
break block168
}
$4_1 = HEAP32[$18_1 >> 2];
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$4_1 + 4 | 0] ^ 108) {
break block168
}
HEAP8[$3_1 + 16 | 0] = 2;
HEAP32[$3_1 + 4 >> 2] = $40_1;
HEAP32[$3_1 >> 2] = 3;
break block167;
}
block170 : {
if (!$2_1) {
break block170
}
$2_1 = HEAPU8[$2_1 + 36 | 0];
if (($2_1 | 0) == 3) {
break block170
}
HEAP8[$3_1 + 16 | 0] = $2_1;
HEAP32[$3_1 + 4 >> 2] = $23_1;
HEAP32[$3_1 >> 2] = 4;
break block167;
}
if (HEAP32[$30_1 + 32 >> 2]) {
HEAP32[$3_1 + 16 >> 2] = HEAP32[262912];
$2_1 = HEAP32[262911];
HEAP32[$3_1 + 8 >> 2] = HEAP32[262910];
HEAP32[$3_1 + 12 >> 2] = $2_1;
$2_1 = HEAP32[262909];
HEAP32[$3_1 >> 2] = HEAP32[262908];
HEAP32[$3_1 + 4 >> 2] = $2_1;
break block167;
}
HEAP32[$3_1 >> 2] = 10;
}
$3_1 = HEAP32[$8_1 + 20 >> 2];
$2_1 = ($3_1 | 0) != 2;
$4_1 = HEAP32[$8_1 + 60 >> 2];
block171 : {
if (!($2_1 & ($4_1 | 0) == 10)) {
$7_1 = ($4_1 | 0) == 10;
$4_1 = $7_1 ? 1 : HEAPU8[$8_1 + 76 | 0];
if ($2_1) {
$2_1 = HEAP32[$8_1 + 36 >> 2];
HEAP32[$8_1 + 88 >> 2] = HEAP32[$8_1 + 32 >> 2];
HEAP32[$8_1 + 92 >> 2] = $2_1;
$2_1 = HEAP32[$8_1 + 28 >> 2];
HEAP32[$8_1 + 80 >> 2] = HEAP32[$8_1 + 24 >> 2];
HEAP32[$8_1 + 84 >> 2] = $2_1;
}
HEAP8[$12_1 + 36 | 0] = $4_1;
HEAP32[$12_1 >> 2] = $3_1;
$2_1 = HEAP32[$8_1 + 84 >> 2];
HEAP32[$12_1 + 4 >> 2] = HEAP32[$8_1 + 80 >> 2];
HEAP32[$12_1 + 8 >> 2] = $2_1;
$2_1 = HEAP32[$8_1 + 92 >> 2];
HEAP32[$12_1 + 12 >> 2] = HEAP32[$8_1 + 88 >> 2];
HEAP32[$12_1 + 16 >> 2] = $2_1;
HEAP8[$12_1 + 37 | 0] = 3;
$4_1 = $7_1 ? 1051632 : $8_1 + 60 | 0;
$2_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$12_1 + 20 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$12_1 + 24 >> 2] = $2_1;
$2_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$12_1 + 28 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$12_1 + 32 >> 2] = $2_1;
break block171;
}
$17_1 = global$0 - 16 | 0;
$24_1 = $8_1 + 20 | 0;
$6_1 = HEAPU8[$24_1 + 17 | 0];
$23_1 = 3;
$3_1 = HEAPU8[$24_1 + 16 | 0];
$13_1 = $3_1;
block172 : {
block176 : {
block177 : {
block175 : {
block173 : {
switch ($3_1 - 1 | 0) {
default:
if (($6_1 | 0) == 3) {
break block175
}
break block176;
case 0:
break block172;
case 1:
break block173;
};
}
if (!HEAPU8[$26_1 + 48 | 0]) {
break block177
}
$13_1 = 1;
$23_1 = 1;
break block172;
}
$13_1 = HEAPU8[$26_1 + 49 | 0];
$23_1 = $13_1 ? 0 : 3;
break block172;
}
$23_1 = HEAPU8[$24_1 + 36 | 0] ^ 3;
}
$13_1 = 0;
}
$4_1 = HEAPU16[$24_1 + 18 >> 1];
$7_1 = HEAP32[$24_1 + 12 >> 2];
$40_1 = HEAP32[$24_1 + 20 >> 2];
block178 : {
if (($40_1 | 0) != 2) {
HEAP32[$17_1 + 8 >> 2] = HEAP32[$24_1 + 32 >> 2];
$2_1 = HEAP32[$24_1 + 28 >> 2];
HEAP32[$17_1 >> 2] = HEAP32[$24_1 + 24 >> 2];
HEAP32[$17_1 + 4 >> 2] = $2_1;
break block178;
}
if (!HEAP32[$30_1 + 24 >> 2]) {
$40_1 = 8;
break block178;
}
$40_1 = $7_1 ? 7 : 9;
}
HEAP32[$12_1 + 20 >> 2] = $40_1;
HEAP8[$12_1 + 36 | 0] = $13_1;
$2_1 = HEAP32[$17_1 + 4 >> 2];
HEAP32[$12_1 + 24 >> 2] = HEAP32[$17_1 >> 2];
HEAP32[$12_1 + 28 >> 2] = $2_1;
HEAP32[$12_1 + 32 >> 2] = HEAP32[$17_1 + 8 >> 2];
HEAP8[$12_1 + 37 | 0] = $23_1;
HEAP16[$12_1 + 18 >> 1] = $4_1;
HEAP8[$12_1 + 17 | 0] = $6_1;
HEAP8[$12_1 + 16 | 0] = $3_1;
HEAP32[$12_1 + 12 >> 2] = $7_1;
$2_1 = HEAP32[$24_1 + 4 >> 2];
HEAP32[$12_1 >> 2] = HEAP32[$24_1 >> 2];
HEAP32[$12_1 + 4 >> 2] = $2_1;
HEAP32[$12_1 + 8 >> 2] = HEAP32[$24_1 + 8 >> 2];
}
global$0 = $8_1 + 96 | 0;
HEAP32[$5_1 + 108 >> 2] = $26_1;
$17_1 = $161($5_1 + 112 | 0, $30_1, 40);
HEAP32[$5_1 + 156 >> 2] = $20_1;
HEAP32[$5_1 + 152 >> 2] = $0_1;
$161($5_1 + 68 | 0, $12_1, 40);
$24_1 = HEAPU8[$26_1 + 72 | 0];
$8_1 = HEAP32[$5_1 + 112 >> 2];
$33_1 = HEAPU8[$5_1 + 104 | 0];
block229 : {
block231 : {
block233 : {
block232 : {
block182 : {
$4_1 = HEAPU8[$26_1 + 74 | 0];
block179 : {
if (($4_1 | 0) == 4) {
break block179
}
block181 : {
block180 : {
switch ($4_1 - 2 | 0) {
case 0:
break block180;
case 1:
break block181;
default:
break block179;
};
}
if (!$8_1) {
break block181
}
$0_1 = $5_1 + 16 | 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 1;
HEAP32[$5_1 + 352 >> 2] = 0;
$0_1 = HEAP32[$5_1 + 20 >> 2];
HEAP32[$5_1 + 344 >> 2] = HEAP32[$5_1 + 16 >> 2];
HEAP32[$5_1 + 348 >> 2] = $0_1;
HEAP32[$5_1 + 164 >> 2] = 1069016;
HEAP32[$5_1 + 168 >> 2] = 1610612768;
HEAP32[$5_1 + 172 >> 2] = 0;
HEAP32[$5_1 + 160 >> 2] = $5_1 + 344;
if ($65($17_1, $5_1 + 160 | 0)) {
break block182
}
HEAP32[$5_1 + 424 >> 2] = HEAP32[$5_1 + 352 >> 2];
$0_1 = HEAP32[$5_1 + 348 >> 2];
HEAP32[$5_1 + 416 >> 2] = HEAP32[$5_1 + 344 >> 2];
HEAP32[$5_1 + 420 >> 2] = $0_1;
$0_1 = HEAP32[$26_1 + 60 >> 2];
if ($0_1) {
$2_1 = Math_imul($0_1, 12);
$0_1 = HEAP32[$26_1 + 56 >> 2] + 8 | 0;
$13_1 = HEAP32[$5_1 + 424 >> 2];
$7_1 = HEAP32[$5_1 + 420 >> 2];
while (1) {
$6_1 = HEAP32[$0_1 - 4 >> 2];
$3_1 = HEAP32[$0_1 >> 2];
HEAP32[$5_1 + 160 >> 2] = 42;
block184 : {
block183 : {
if ($147($6_1, $3_1, $5_1 + 160 | 0, 1)) {
if ($122($7_1, $13_1, $6_1, $3_1 - 1 | 0)) {
break block183
}
break block184;
}
if (($3_1 | 0) != ($13_1 | 0)) {
break block184
}
if ($164($6_1, $7_1, $13_1)) {
break block184
}
}
$126($5_1 + 416 | 0);
break block179;
}
$0_1 = $0_1 + 12 | 0;
$2_1 = $2_1 - 12 | 0;
if ($2_1) {
continue
}
break;
};
}
$126($5_1 + 416 | 0);
}
$1_1 = $4_1;
}
$12_1 = HEAP32[$5_1 + 140 >> 2];
$31_1 = HEAP32[$5_1 + 136 >> 2];
$4_1 = HEAP32[$5_1 + 144 >> 2];
$2_1 = $31_1 | $4_1;
$15_1 = $2_1 ? $31_1 : 1051652;
$6_1 = 1;
block185 : {
if (!$15_1) {
break block185
}
$6_1 = 1;
if (!(!$2_1 | ($12_1 | 0) == 6)) {
break block185
}
$0_1 = $15_1 + 4 | 0;
$6_1 = 1;
if ((HEAPU8[$15_1 | 0] | HEAPU8[$15_1 + 1 | 0] << 8 | (HEAPU8[$15_1 + 2 | 0] << 16 | HEAPU8[$15_1 + 3 | 0] << 24)) ^ 1702125932 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 29811) {
break block185
}
$6_1 = HEAPU8[$26_1 + 73 | 0] & ($4_1 | 0) != 0;
}
$13_1 = HEAP32[$26_1 + 80 >> 2];
$30_1 = $2_1 ? $12_1 : 6;
HEAP32[$5_1 + 484 >> 2] = $30_1;
HEAP32[$5_1 + 480 >> 2] = $15_1;
$3_1 = ($27_1 | 0) == -2147483648;
block193 : {
block187 : {
block186 : {
if ($4_1) {
$7_1 = $5_1 + 148 | 0;
$0_1 = $4_1;
break block186;
}
if (!$15_1) {
break block187
}
$0_1 = $37($26_1 + 100 | 0, $15_1, $30_1);
if (!$0_1) {
break block187
}
$7_1 = $0_1 + 8 | 0;
$0_1 = HEAP32[$0_1 + 4 >> 2];
}
HEAP32[$5_1 + 420 >> 2] = HEAP32[$7_1 >> 2];
HEAP32[$5_1 + 416 >> 2] = $0_1;
$0_1 = $5_1;
if ($8_1) {
$67($0_1 + 8 | 0, HEAP32[$0_1 + 108 >> 2], $17_1);
$7_1 = HEAP32[$0_1 + 8 >> 2];
$2_1 = HEAP32[$0_1 + 12 >> 2];
} else {
$2_1 = 0
}
HEAP32[$0_1 + 348 >> 2] = $2_1;
HEAP32[$5_1 + 344 >> 2] = $7_1;
$2_1 = HEAP32[$26_1 + 104 >> 2];
$7_1 = HEAP32[$26_1 + 100 >> 2];
HEAP32[$5_1 + 192 >> 2] = $7_1 ? HEAP32[$26_1 + 108 >> 2] : 0;
HEAP32[$5_1 + 188 >> 2] = $2_1;
HEAP32[$5_1 + 184 >> 2] = $7_1;
HEAP32[$5_1 + 180 >> 2] = 0;
$0_1 = ($7_1 | 0) != 0;
HEAP32[$5_1 + 176 >> 2] = $0_1;
HEAP32[$5_1 + 172 >> 2] = $2_1;
HEAP32[$5_1 + 168 >> 2] = $7_1;
HEAP32[$5_1 + 164 >> 2] = 0;
HEAP32[$5_1 + 160 >> 2] = $0_1;
HEAP32[$5_1 + 208 >> 2] = $5_1 + 344;
HEAP32[$5_1 + 204 >> 2] = $5_1 + 68;
HEAP32[$5_1 + 200 >> 2] = $5_1 + 480;
HEAP32[$5_1 + 196 >> 2] = $5_1 + 416;
$9_1 = $5_1 + 332 | 0;
$21_1 = global$0 - 80 | 0;
global$0 = $21_1;
$22_1 = $21_1 + 28 | 0;
$17_1 = $5_1 + 160 | 0;
$38($22_1, $17_1, $17_1 + 36 | 0, $17_1 + 44 | 0);
block192 : {
block189 : {
block191 : {
block188 : {
$0_1 = HEAP32[$21_1 + 28 >> 2];
if (!$0_1) {
break block188
}
$131($21_1 + 16 | 0, $0_1, HEAP32[$21_1 + 32 >> 2]);
if (HEAP32[$21_1 + 16 >> 2] == -2147483648) {
break block188
}
$134($22_1, 4, 4, 12);
if (HEAP32[$21_1 + 28 >> 2] == 1) {
break block189
}
$7_1 = HEAP32[$21_1 + 32 >> 2];
$0_1 = HEAP32[$21_1 + 36 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$21_1 + 24 >> 2];
$2_1 = HEAP32[$21_1 + 20 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$21_1 + 16 >> 2];
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$21_1 + 12 >> 2] = 1;
HEAP32[$21_1 + 8 >> 2] = $0_1;
HEAP32[$21_1 + 4 >> 2] = $7_1;
$161($22_1, $17_1, 52);
$27_1 = $21_1 + 4 | 0;
$36_1 = global$0 - 32 | 0;
global$0 = $36_1;
$7_1 = $22_1 + 36 | 0;
$2_1 = $22_1 + 44 | 0;
$38($36_1 + 16 | 0, $22_1, $7_1, $2_1);
$23_1 = HEAP32[$36_1 + 16 >> 2];
block190 : {
if (!$23_1) {
break block190
}
while (1) {
$131($36_1 + 4 | 0, $23_1, HEAP32[$36_1 + 20 >> 2]);
if (HEAP32[$36_1 + 4 >> 2] == -2147483648) {
break block190
}
$23_1 = HEAP32[$27_1 + 8 >> 2];
if (($23_1 | 0) == HEAP32[$27_1 >> 2]) {
$127($27_1, $23_1, 1, 12)
}
$17_1 = HEAP32[$27_1 + 4 >> 2] + Math_imul($23_1, 12) | 0;
HEAP32[$17_1 + 8 >> 2] = HEAP32[$36_1 + 12 >> 2];
$0_1 = HEAP32[$36_1 + 8 >> 2];
HEAP32[$17_1 >> 2] = HEAP32[$36_1 + 4 >> 2];
HEAP32[$17_1 + 4 >> 2] = $0_1;
HEAP32[$27_1 + 8 >> 2] = $23_1 + 1;
$38($36_1 + 16 | 0, $22_1, $7_1, $2_1);
$23_1 = HEAP32[$36_1 + 16 >> 2];
if ($23_1) {
continue
}
break;
};
}
global$0 = $36_1 + 32 | 0;
HEAP32[$9_1 + 8 >> 2] = HEAP32[$21_1 + 12 >> 2];
$0_1 = HEAP32[$21_1 + 8 >> 2];
HEAP32[$9_1 >> 2] = HEAP32[$21_1 + 4 >> 2];
HEAP32[$9_1 + 4 >> 2] = $0_1;
break block191;
}
HEAP32[$9_1 + 8 >> 2] = 0;
HEAP32[$9_1 >> 2] = 0;
HEAP32[$9_1 + 4 >> 2] = 4;
}
global$0 = $21_1 + 80 | 0;
break block192;
}
wasm2js_trap();
}
break block193;
}
HEAP32[$5_1 + 340 >> 2] = 0;
HEAP32[$5_1 + 332 >> 2] = 0;
HEAP32[$5_1 + 336 >> 2] = 4;
}
$42_1 = $3_1 ? 1 : $13_1;
block194 : {
if (!$8_1) {
$40_1 = -2147483648;
break block194;
}
$0_1 = HEAP32[$5_1 + 120 >> 2];
HEAP32[$5_1 + 420 >> 2] = HEAP32[$5_1 + 116 >> 2];
HEAP32[$5_1 + 424 >> 2] = $0_1;
$2_1 = HEAP32[$5_1 + 128 >> 2];
$0_1 = HEAP32[$5_1 + 124 >> 2];
HEAP32[$5_1 + 428 >> 2] = $0_1;
HEAP32[$5_1 + 432 >> 2] = $2_1;
$13_1 = HEAP32[$5_1 + 132 >> 2];
HEAP32[$5_1 + 436 >> 2] = $13_1;
HEAP32[$5_1 + 416 >> 2] = $8_1;
$3_1 = HEAP32[$5_1 + 424 >> 2];
$7_1 = HEAP32[$5_1 + 432 >> 2];
$131($5_1 + 444 | 0, $42_1, $29_1);
$2_1 = HEAP32[$5_1 + 420 >> 2];
block195 : {
if ($2_1) {
$131($5_1 + 456 | 0, $8_1, $2_1);
break block195;
}
HEAP32[$5_1 + 456 >> 2] = -2147483648;
}
HEAP32[$5_1 + 492 >> 2] = $13_1;
HEAP32[$5_1 + 488 >> 2] = $7_1;
HEAP32[$5_1 + 484 >> 2] = $0_1;
HEAP32[$5_1 + 480 >> 2] = $3_1;
$26($5_1 + 468 | 0, $5_1 + 480 | 0, 2);
block196 : {
if ($31_1) {
$131($5_1 + 500 | 0, $31_1, $12_1);
break block196;
}
HEAP32[$5_1 + 500 >> 2] = -2147483648;
}
$0_1 = HEAP32[$5_1 + 148 >> 2];
block197 : {
if ($4_1) {
$131($5_1 + 344 | 0, $4_1, $0_1);
break block197;
}
HEAP32[$5_1 + 344 >> 2] = -2147483648;
}
$89($5_1 + 184 | 0, $5_1 + 416 | 0, $31_1, $12_1, $4_1, $0_1);
HEAP32[$5_1 + 168 >> 2] = HEAP32[$5_1 + 452 >> 2];
$0_1 = HEAP32[$5_1 + 448 >> 2];
HEAP32[$5_1 + 160 >> 2] = HEAP32[$5_1 + 444 >> 2];
HEAP32[$5_1 + 164 >> 2] = $0_1;
$0_1 = HEAP32[$5_1 + 460 >> 2];
HEAP32[$5_1 + 196 >> 2] = HEAP32[$5_1 + 456 >> 2];
HEAP32[$5_1 + 200 >> 2] = $0_1;
HEAP32[$5_1 + 204 >> 2] = HEAP32[$5_1 + 464 >> 2];
$0_1 = HEAP32[$5_1 + 472 >> 2];
HEAP32[$5_1 + 172 >> 2] = HEAP32[$5_1 + 468 >> 2];
HEAP32[$5_1 + 176 >> 2] = $0_1;
HEAP32[$5_1 + 180 >> 2] = HEAP32[$5_1 + 476 >> 2];
$0_1 = HEAP32[$5_1 + 504 >> 2];
HEAP32[$5_1 + 208 >> 2] = HEAP32[$5_1 + 500 >> 2];
HEAP32[$5_1 + 212 >> 2] = $0_1;
HEAP32[$5_1 + 216 >> 2] = HEAP32[$5_1 + 508 >> 2];
HEAP32[$5_1 + 228 >> 2] = HEAP32[$5_1 + 352 >> 2];
$0_1 = HEAP32[$5_1 + 348 >> 2];
HEAP32[$5_1 + 220 >> 2] = HEAP32[$5_1 + 344 >> 2];
HEAP32[$5_1 + 224 >> 2] = $0_1;
$40_1 = HEAP32[$5_1 + 160 >> 2];
$161($5_1 + 344 | 0, $5_1 + 160 | 4, 68);
}
$23_1 = HEAP32[$5_1 + 68 >> 2];
block198 : {
if (($23_1 | 0) == 2) {
HEAP32[$5_1 + 416 >> 2] = 2;
break block198;
}
if (!$15_1) {
HEAP32[$5_1 + 416 >> 2] = 2;
break block198;
}
$7_1 = HEAP32[$5_1 + 72 >> 2];
$2_1 = HEAP32[$5_1 + 76 >> 2];
$0_1 = HEAPU16[$5_1 + 84 >> 1];
$131($5_1 + 428 | 0, $15_1, $30_1);
HEAP16[$5_1 + 440 >> 1] = $0_1;
HEAP32[$5_1 + 420 >> 2] = $7_1;
HEAP32[$5_1 + 424 >> 2] = $2_1;
HEAP32[$5_1 + 416 >> 2] = $23_1;
}
$9_1 = $5_1 + 160 | 0;
$134($9_1, 3, 4, 28);
$7_1 = 1;
$27_1 = HEAP32[$5_1 + 164 >> 2];
block230 : {
if (HEAP32[$5_1 + 160 >> 2] != 1) {
$21_1 = HEAP32[$5_1 + 168 >> 2];
$8_1 = 0;
$15_1 = global$0 - 128 | 0;
global$0 = $15_1;
$22_1 = $5_1 + 68 | 0;
$18_1 = HEAP32[$22_1 + 40 >> 2];
$20_1 = 1;
$13_1 = HEAP32[$22_1 + 24 >> 2];
block228 : {
block227 : {
block207 : {
block209 : {
block210 : {
block201 : {
block208 : {
block211 : {
block203 : {
block205 : {
block204 : {
block202 : {
block200 : {
block199 : {
block206 : {
$3_1 = HEAP32[$22_1 + 20 >> 2];
switch (($3_1 >>> 0 <= 1 ? 4 : $3_1 - 2 | 0) - 1 | 0) {
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
HEAP32[$15_1 + 100 >> 2] = 5;
HEAP32[$15_1 + 96 >> 2] = $22_1 + 36;
$138($9_1, 1049645, $15_1 + 96 | 0);
HEAP32[$9_1 + 12 >> 2] = -2147483647;
HEAP8[$9_1 + 24 | 0] = 0;
break block207;
}
HEAP32[$15_1 + 84 >> 2] = $13_1;
$0_1 = HEAP32[$22_1 + 44 >> 2];
HEAP32[$15_1 + 60 >> 2] = $0_1 ? HEAP32[$22_1 + 48 >> 2] : 0;
HEAP32[$15_1 + 56 >> 2] = $0_1 ? $0_1 : 1;
HEAP32[$15_1 + 100 >> 2] = 1;
HEAP32[$15_1 + 96 >> 2] = $15_1 + 56;
$0_1 = $15_1 + 96 | 0;
$138($9_1, 1050493, $0_1);
HEAP32[$15_1 + 100 >> 2] = 2;
HEAP32[$15_1 + 96 >> 2] = $15_1 + 84;
$138($9_1 + 12 | 0, 1048982, $0_1);
HEAP8[$9_1 + 24 | 0] = 1;
break block207;
}
HEAP32[$15_1 + 84 >> 2] = $13_1;
$30_1 = 0;
if ($13_1 >>> 0 < HEAPU32[$18_1 + 32 >> 2]) {
$0_1 = HEAP32[$18_1 + 28 >> 2] + Math_imul($13_1, 40) | 0;
$30_1 = HEAP32[$0_1 + 8 >> 2];
$20_1 = HEAP32[$0_1 + 4 >> 2];
}
HEAP32[$15_1 + 60 >> 2] = $30_1;
HEAP32[$15_1 + 56 >> 2] = $20_1;
HEAP32[$15_1 + 108 >> 2] = 5;
HEAP32[$15_1 + 104 >> 2] = $22_1 + 36;
HEAP32[$15_1 + 100 >> 2] = 1;
HEAP32[$15_1 + 96 >> 2] = $15_1 + 56;
$0_1 = $15_1 + 96 | 0;
$138($9_1, 1051096, $0_1);
HEAP32[$15_1 + 100 >> 2] = 2;
HEAP32[$15_1 + 96 >> 2] = $15_1 + 84;
$138($9_1 + 12 | 0, 1049003, $0_1);
HEAP8[$9_1 + 24 | 0] = 2;
break block207;
}
$0_1 = HEAP32[$22_1 + 28 >> 2];
$2_1 = HEAP32[$22_1 + 32 >> 2];
HEAP32[$15_1 + 60 >> 2] = $13_1;
HEAP32[$15_1 + 56 >> 2] = $3_1;
HEAP32[$15_1 + 64 >> 2] = $0_1;
HEAP32[$15_1 + 68 >> 2] = $2_1;
if (($3_1 | 0) == 1) {
if ($13_1 >>> 0 < HEAPU32[$18_1 + 32 >> 2]) {
break block208
}
$30_1 = 0;
$13_1 = 1;
break block209;
}
$20_1 = $18_1 + 12 | 0;
break block210;
}
HEAP32[$15_1 + 104 >> 2] = 73;
HEAP32[$15_1 + 108 >> 2] = -2147483647;
HEAP32[$15_1 + 100 >> 2] = 1067559;
HEAP32[$15_1 + 96 >> 2] = -2147483648;
HEAP8[$15_1 + 120 | 0] = 7;
$90($9_1, $15_1 + 96 | 0, HEAPU8[$22_1 + 37 | 0]);
break block207;
}
$17_1 = HEAP32[$22_1 >> 2];
if (($17_1 | 0) != 2) {
break block211
}
break block201;
}
if (HEAP32[$22_1 >> 2] == 2) {
break block201
}
$2_1 = HEAPU8[$22_1 + 37 | 0];
$0_1 = HEAP32[$22_1 + 12 >> 2];
block212 : {
if (!$0_1) {
$30_1 = 0;
$20_1 = 0;
$13_1 = 1;
$0_1 = 1;
break block212;
}
$18_1 = HEAP32[$0_1 + 20 >> 2];
$30_1 = HEAP32[$0_1 + 16 >> 2];
$20_1 = HEAP32[$0_1 + 12 >> 2];
$13_1 = HEAP32[$0_1 + 8 >> 2];
$8_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = HEAP32[$0_1 >> 2];
}
HEAP32[$15_1 + 76 >> 2] = $20_1;
HEAP32[$15_1 + 72 >> 2] = $13_1;
HEAP32[$15_1 + 68 >> 2] = 1;
HEAP32[$15_1 + 64 >> 2] = 1067695;
HEAP32[$15_1 + 60 >> 2] = $8_1;
HEAP32[$15_1 + 56 >> 2] = $0_1;
$0_1 = $15_1 + 96 | 0;
$26($0_1, $15_1 + 56 | 0, 3);
HEAP8[$15_1 + 120 | 0] = 6;
HEAP32[$15_1 + 116 >> 2] = $18_1;
HEAP32[$15_1 + 112 >> 2] = $30_1;
HEAP32[$15_1 + 108 >> 2] = $30_1 ? -2147483648 : -2147483647;
$90($9_1, $0_1, $2_1);
break block207;
}
$13_1 = 0;
$0_1 = HEAP32[$22_1 + 68 >> 2];
$3_1 = $0_1 ? HEAP32[$22_1 + 72 >> 2] : 0;
HEAP32[$15_1 + 88 >> 2] = $3_1;
$8_1 = 1;
$2_1 = $0_1 ? $0_1 : 1;
HEAP32[$15_1 + 84 >> 2] = $2_1;
$30_1 = 8;
$18_1 = 1067146;
$20_1 = 40;
block225 : {
block223 : {
block224 : {
block213 : {
switch (HEAPU8[$22_1 + 17 | 0] - 1 | 0) {
case 1:
$30_1 = 10;
$18_1 = 1067233;
$20_1 = 39;
break block223;
case 2:
$30_1 = 11;
$18_1 = 1067272;
$20_1 = 54;
break block223;
case 3:
$18_1 = 1067326;
$30_1 = 12;
break block224;
case 4:
$30_1 = 13;
$18_1 = 1067373;
$20_1 = 33;
break block223;
case 5:
$30_1 = 14;
$18_1 = 1067406;
$20_1 = 41;
break block223;
case 6:
$30_1 = 15;
$18_1 = 1067447;
$20_1 = 33;
break block223;
case 7:
$30_1 = 16;
$18_1 = 1067480;
$20_1 = 30;
break block223;
case 8:
$30_1 = 17;
$18_1 = 1067510;
$20_1 = 33;
break block223;
case 9:
case 10:
HEAP32[$15_1 + 100 >> 2] = 1;
HEAP32[$15_1 + 96 >> 2] = $15_1 + 84;
$138($15_1 + 56 | 0, 1050683, $15_1 + 96 | 0);
HEAP8[$15_1 + 80 | 0] = 18;
HEAP32[$15_1 + 68 >> 2] = -2147483647;
break block225;
case 0:
break block213;
default:
break block223;
};
}
$18_1 = 1067186;
$30_1 = 9;
}
$20_1 = 47;
}
if (($17_1 | 0) == 1) {
$0_1 = HEAP32[$22_1 + 8 >> 2];
HEAP32[$15_1 + 96 >> 2] = HEAP32[$22_1 + 4 >> 2];
HEAP32[$15_1 + 100 >> 2] = $0_1;
$66($15_1 + 16 | 0, $15_1 + 96 | 0, $2_1, $3_1);
$8_1 = HEAP32[$15_1 + 16 >> 2];
$13_1 = HEAP32[$15_1 + 20 >> 2];
}
HEAP32[$15_1 + 124 >> 2] = $20_1;
HEAP32[$15_1 + 120 >> 2] = $18_1;
HEAP32[$15_1 + 116 >> 2] = 2;
HEAP32[$15_1 + 112 >> 2] = 1067543;
HEAP32[$15_1 + 108 >> 2] = $13_1;
HEAP32[$15_1 + 104 >> 2] = $8_1;
HEAP32[$15_1 + 100 >> 2] = 1;
HEAP32[$15_1 + 96 >> 2] = 1065933;
$26($15_1 + 56 | 0, $15_1 + 96 | 0, 4);
HEAP32[$15_1 + 68 >> 2] = -2147483647;
HEAP8[$15_1 + 80 | 0] = $30_1;
}
$90($9_1, $15_1 + 56 | 0, HEAPU8[$22_1 + 37 | 0]);
break block207;
}
$3_1 = HEAP32[$18_1 + 28 >> 2] + Math_imul($13_1, 40) | 0;
$18_1 = $3_1 + 12 | 0;
$20_1 = $3_1 + 24 | 0;
break block210;
}
HEAP32[$9_1 + 8 >> 2] = 63;
HEAP32[$9_1 + 12 >> 2] = -2147483647;
HEAP32[$9_1 + 4 >> 2] = 1067632;
HEAP32[$9_1 >> 2] = -2147483648;
HEAP8[$9_1 + 24 | 0] = 3;
break block207;
}
$30_1 = 0;
$3_1 = $2_1 & 1 ? $20_1 : $18_1;
$13_1 = 1;
if ($0_1 >>> 0 >= HEAPU32[$3_1 + 8 >> 2]) {
break block209
}
$0_1 = HEAP32[$3_1 + 4 >> 2] + Math_imul($0_1, 12) | 0;
$30_1 = HEAP32[$0_1 + 8 >> 2];
$13_1 = HEAP32[$0_1 + 4 >> 2];
}
HEAP32[$15_1 + 32 >> 2] = $30_1;
HEAP32[$15_1 + 28 >> 2] = $13_1;
$0_1 = $2_1 & 1;
HEAP32[$15_1 + 40 >> 2] = $0_1 ? 14 : 6;
HEAP32[$15_1 + 36 >> 2] = $0_1 ? 1067545 : 1051666;
HEAP32[$15_1 + 108 >> 2] = 1;
HEAP32[$15_1 + 100 >> 2] = 1;
HEAP32[$15_1 + 104 >> 2] = $15_1 + 36;
HEAP32[$15_1 + 96 >> 2] = $15_1 + 28;
$3_1 = $15_1 + 96 | 0;
$138($15_1 + 44 | 0, 1049555, $3_1);
$0_1 = $15_1 + 8 | 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 1;
HEAP32[$15_1 + 92 >> 2] = 0;
$0_1 = HEAP32[$15_1 + 12 >> 2];
HEAP32[$15_1 + 84 >> 2] = HEAP32[$15_1 + 8 >> 2];
HEAP32[$15_1 + 88 >> 2] = $0_1;
HEAP32[$15_1 + 100 >> 2] = 1069016;
HEAP32[$15_1 + 104 >> 2] = 1610612768;
HEAP32[$15_1 + 108 >> 2] = 0;
HEAP32[$15_1 + 96 >> 2] = $15_1 + 84;
$0_1 = $15_1 + 56 | 0;
$13_1 = global$0 - 32 | 0;
global$0 = $13_1;
$20_1 = 1;
block226 : {
if (FUNCTION_TABLE[HEAP32[HEAP32[$3_1 + 4 >> 2] + 12 >> 2]](HEAP32[$3_1 >> 2], 1065074, 6) | 0) {
break block226
}
if (HEAP32[$0_1 >> 2] == 1) {
HEAP32[$13_1 + 8 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$13_1 + 20 >> 2] = 2;
HEAP32[$13_1 + 16 >> 2] = $13_1 + 8;
if ($145(HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2], 1049020, $13_1 + 16 | 0)) {
break block226
}
}
HEAP32[$13_1 + 12 >> 2] = 6;
HEAP32[$13_1 + 8 >> 2] = HEAPU8[$0_1 + 12 | 0] ? 1051672 : 1051666;
HEAP32[$13_1 + 28 >> 2] = 2;
HEAP32[$13_1 + 24 >> 2] = $0_1 + 8;
HEAP32[$13_1 + 20 >> 2] = 1;
HEAP32[$13_1 + 16 >> 2] = $13_1 + 8;
$20_1 = $145(HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2], 1049031, $13_1 + 16 | 0);
}
global$0 = $13_1 + 32 | 0;
if ($20_1) {
break block227
}
HEAP32[$9_1 + 20 >> 2] = HEAP32[$15_1 + 92 >> 2];
$0_1 = HEAP32[$15_1 + 88 >> 2];
HEAP32[$9_1 + 12 >> 2] = HEAP32[$15_1 + 84 >> 2];
HEAP32[$9_1 + 16 >> 2] = $0_1;
HEAP8[$9_1 + 24 | 0] = $2_1 ^ 5;
$0_1 = HEAP32[$15_1 + 48 >> 2];
HEAP32[$9_1 >> 2] = HEAP32[$15_1 + 44 >> 2];
HEAP32[$9_1 + 4 >> 2] = $0_1;
HEAP32[$9_1 + 8 >> 2] = HEAP32[$15_1 + 52 >> 2];
}
global$0 = $15_1 + 128 | 0;
break block228;
}
wasm2js_trap();
}
HEAP32[$21_1 + 24 >> 2] = HEAP32[$5_1 + 184 >> 2];
$0_1 = HEAP32[$5_1 + 180 >> 2];
HEAP32[$21_1 + 16 >> 2] = HEAP32[$5_1 + 176 >> 2];
HEAP32[$21_1 + 20 >> 2] = $0_1;
$0_1 = HEAP32[$5_1 + 172 >> 2];
HEAP32[$21_1 + 8 >> 2] = HEAP32[$5_1 + 168 >> 2];
HEAP32[$21_1 + 12 >> 2] = $0_1;
$0_1 = HEAP32[$5_1 + 164 >> 2];
HEAP32[$21_1 >> 2] = HEAP32[$5_1 + 160 >> 2];
HEAP32[$21_1 + 4 >> 2] = $0_1;
if (($6_1 | 0) == ($33_1 | 0)) {
break block229
}
if (!$6_1) {
if ($31_1) {
break block230
}
$7_1 = 1066590;
$0_1 = 78;
break block231;
}
$7_1 = 1066955;
$0_1 = 110;
if (!$31_1 | ($12_1 | 0) != 6) {
break block231
}
$7_1 = 1818326117;
$0_1 = HEAPU8[$31_1 | 0] | HEAPU8[$31_1 + 1 | 0] << 8 | (HEAPU8[$31_1 + 2 | 0] << 16 | HEAPU8[$31_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($0_1 | 0) != 1818326117) {
break block232
}
$7_1 = 29556;
$2_1 = 0;
$0_1 = $31_1 + 4 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8;
$0_1 = ($0_1 << 8 | $0_1 >>> 8) & 65535;
if (($0_1 | 0) != 29556) {
break block232
}
break block233;
}
wasm2js_trap();
}
$7_1 = $4_1 ? 1066744 : 1066668;
$0_1 = $4_1 ? 109 : 76;
break block231;
}
wasm2js_trap();
}
$2_1 = $0_1 >>> 0 < $7_1 >>> 0 ? -1 : 1;
}
$7_1 = $2_1 ? 1066955 : 1066853;
$0_1 = $2_1 ? 110 : 102;
}
HEAP8[$21_1 + 52 | 0] = 19;
HEAP32[$21_1 + 48 >> 2] = 81;
HEAP32[$21_1 + 44 >> 2] = 1067065;
HEAP32[$21_1 + 40 >> 2] = -2147483648;
HEAP32[$21_1 + 36 >> 2] = $0_1;
HEAP32[$21_1 + 32 >> 2] = $7_1;
HEAP32[$21_1 + 28 >> 2] = -2147483648;
$7_1 = 2;
}
if (!(HEAPU8[$5_1 + 84 | 0] == 1 & ($23_1 | 0) != 2 | ($4_1 | $33_1))) {
$0_1 = $21_1 + Math_imul($7_1, 28) | 0;
HEAP8[$0_1 + 24 | 0] = 20;
HEAP32[$0_1 + 8 >> 2] = 90;
HEAP32[$0_1 + 12 >> 2] = -2147483647;
HEAP32[$0_1 + 4 >> 2] = 1066500;
HEAP32[$0_1 >> 2] = -2147483648;
$7_1 = $7_1 + 1 | 0;
}
$2_1 = $29_1;
$17_1 = HEAP32[$5_1 + 336 >> 2];
$13_1 = HEAP32[$5_1 + 340 >> 2];
$18_1 = 0;
$29_1 = 0;
$50_1 = 0;
$3_1 = global$0 - 176 | 0;
global$0 = $3_1;
$11_1 = $5_1 + 68 | 0;
$36_1 = HEAP32[$11_1 + 76 >> 2];
$15_1 = HEAPU8[$11_1 + 36 | 0];
$4_1 = HEAP32[$11_1 + 20 >> 2];
$12_1 = HEAPU8[$11_1 + 16 | 0];
$22_1 = HEAP32[$11_1 >> 2];
HEAP32[$3_1 + 48 >> 2] = 0;
HEAP32[$3_1 + 40 >> 2] = 0;
HEAP32[$3_1 + 44 >> 2] = 4;
$8_1 = $11_1 + 44 | 0;
$0_1 = 4;
block236 : {
block235 : {
if (($4_1 | 0) != 2) {
break block235
}
$4_1 = ($12_1 | 0) == 1 & ($22_1 | 0) != 2;
if (!($36_1 ? 0 : $15_1)) {
if (!($4_1 | ($36_1 | 0) != 0) | $15_1) {
break block235
}
HEAP32[$3_1 + 144 >> 2] = $36_1 ? 22 : 25;
HEAP32[$3_1 + 140 >> 2] = $36_1 ? 1068200 : 1068175;
HEAP32[$3_1 + 164 >> 2] = 1;
HEAP32[$3_1 + 160 >> 2] = $3_1 + 140;
$138($3_1 + 76 | 0, 1050568, $3_1 + 160 | 0);
HEAP8[$3_1 + 128 | 0] = 1;
HEAP8[$3_1 + 124 | 0] = 1;
HEAP32[$3_1 + 112 >> 2] = -2147483648;
HEAP32[$3_1 + 100 >> 2] = -2147483648;
HEAP32[$3_1 + 88 >> 2] = -2147483647;
$0_1 = HEAP32[$3_1 + 48 >> 2];
if (($0_1 | 0) == HEAP32[$3_1 + 40 >> 2]) {
$85($3_1 + 40 | 0)
}
$161(HEAP32[$3_1 + 44 >> 2] + Math_imul($0_1, 56) | 0, $3_1 + 76 | 0, 56);
HEAP32[$3_1 + 48 >> 2] = $0_1 + 1;
break block236;
}
if ($4_1) {
break block235
}
if ($13_1) {
$30_1 = HEAP32[$17_1 + 8 >> 2];
$17_1 = HEAP32[$17_1 + 4 >> 2];
$29_1 = HEAP32[$8_1 >> 2];
block237 : {
if ($29_1) {
$23_1 = HEAP32[$11_1 + 48 >> 2];
$4_1 = HEAP32[$11_1 + 52 >> 2];
$0_1 = HEAP32[$11_1 + 56 >> 2];
$43_1 = HEAP32[$11_1 + 60 >> 2];
$54_1 = HEAP32[$11_1 + 64 >> 2];
HEAP32[$3_1 + 132 >> 2] = 1;
HEAP32[$3_1 + 136 >> 2] = 0;
HEAP32[$3_1 + 124 >> 2] = 1;
HEAP32[$3_1 + 128 >> 2] = 0;
HEAP32[$3_1 + 120 >> 2] = $30_1;
HEAP32[$3_1 + 116 >> 2] = $17_1;
HEAP32[$3_1 + 112 >> 2] = 1;
HEAP32[$3_1 + 108 >> 2] = 1051429;
HEAP32[$3_1 + 100 >> 2] = $43_1;
HEAP32[$3_1 + 104 >> 2] = $54_1;
HEAP32[$3_1 + 92 >> 2] = $4_1;
HEAP32[$3_1 + 96 >> 2] = $0_1;
HEAP32[$3_1 + 88 >> 2] = ($23_1 | 0) != 0;
HEAP32[$3_1 + 84 >> 2] = $23_1 ? 1053349 : 1;
HEAP32[$3_1 + 80 >> 2] = $23_1;
HEAP32[$3_1 + 76 >> 2] = $29_1;
$26($3_1 + 160 | 0, $3_1 + 76 | 0, 8);
break block237;
}
$131($3_1 + 160 | 0, $17_1, $30_1);
}
$29_1 = HEAP32[$3_1 + 164 >> 2];
$50_1 = HEAP32[$3_1 + 168 >> 2];
$4_1 = HEAP32[$3_1 + 160 >> 2];
} else {
$4_1 = -2147483648
}
$0_1 = HEAP32[$11_1 + 72 >> 2];
$17_1 = HEAP32[$11_1 + 68 >> 2];
HEAP8[$3_1 + 64 | 0] = $15_1;
HEAP32[$3_1 + 144 >> 2] = $17_1 ? $0_1 : 6;
HEAP32[$3_1 + 140 >> 2] = $17_1 ? $17_1 : 1051652;
HEAP32[$3_1 + 172 >> 2] = 1;
HEAP32[$3_1 + 164 >> 2] = 5;
HEAP32[$3_1 + 168 >> 2] = $3_1 + 140;
HEAP32[$3_1 + 160 >> 2] = $3_1 - -64;
$138($3_1 + 76 | 0, 1050095, $3_1 + 160 | 0);
HEAP8[$3_1 + 128 | 0] = 0;
HEAP8[$3_1 + 124 | 0] = 0;
HEAP32[$3_1 + 112 >> 2] = -2147483648;
HEAP32[$3_1 + 104 >> 2] = $29_1;
HEAP32[$3_1 + 108 >> 2] = $50_1;
HEAP32[$3_1 + 100 >> 2] = $4_1;
HEAP32[$3_1 + 88 >> 2] = -2147483647;
$4_1 = HEAP32[$3_1 + 48 >> 2];
if (($4_1 | 0) == HEAP32[$3_1 + 40 >> 2]) {
$85($3_1 + 40 | 0)
}
$0_1 = HEAP32[$3_1 + 44 >> 2];
$161($0_1 + Math_imul($4_1, 56) | 0, $3_1 + 76 | 0, 56);
$18_1 = $4_1 + 1 | 0;
HEAP32[$3_1 + 48 >> 2] = $18_1;
}
if (($15_1 | 0) != 2) {
break block236
}
if (HEAP32[$3_1 + 40 >> 2] == ($18_1 | 0)) {
$85($3_1 + 40 | 0);
$0_1 = HEAP32[$3_1 + 44 >> 2];
}
$0_1 = Math_imul($18_1, 56) + $0_1 | 0;
HEAP8[$0_1 + 52 | 0] = 2;
HEAP32[$0_1 + 20 >> 2] = 88;
HEAP32[$0_1 + 24 >> 2] = -2147483647;
HEAP32[$0_1 + 16 >> 2] = 1067806;
HEAP32[$0_1 + 8 >> 2] = 110;
HEAP32[$0_1 + 12 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = 1067696;
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$3_1 + 48 >> 2] = $18_1 + 1;
}
$9_1 = HEAP32[$11_1 + 72 >> 2];
block241 : {
block240 : {
block242 : {
block239 : {
$31_1 = HEAP32[$11_1 + 68 >> 2];
if ($31_1) {
block238 : {
if (($9_1 | 0) != 6) {
break block238
}
$0_1 = $31_1 + 4 | 0;
if (!((HEAPU8[$31_1 | 0] | HEAPU8[$31_1 + 1 | 0] << 8 | (HEAPU8[$31_1 + 2 | 0] << 16 | HEAPU8[$31_1 + 3 | 0] << 24)) ^ 1702125932 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 29811)) {
break block238
}
$18_1 = 0;
while (1) {
$0_1 = HEAPU8[$18_1 + $31_1 | 0];
$4_1 = ((($0_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $0_1) & 255;
$0_1 = HEAPU8[$18_1 + 1051652 | 0];
if (($4_1 | 0) != (((($0_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $0_1) & 255)) {
break block238
}
$18_1 = $18_1 + 1 | 0;
if (($18_1 | 0) != 6) {
continue
}
break;
};
$88($3_1 + 52 | 0, $11_1, 1051652, 6, $36_1, HEAP32[$11_1 + 80 >> 2]);
HEAP32[$3_1 + 144 >> 2] = 6;
HEAP32[$3_1 + 140 >> 2] = $31_1;
HEAP32[$3_1 + 164 >> 2] = 1;
HEAP32[$3_1 + 160 >> 2] = $3_1 + 140;
$138($3_1 + 76 | 0, 1050901, $3_1 + 160 | 0);
HEAP8[$3_1 + 128 | 0] = 3;
HEAP8[$3_1 + 124 | 0] = 3;
HEAP32[$3_1 + 112 >> 2] = -2147483648;
HEAP32[$3_1 + 88 >> 2] = -2147483647;
$0_1 = HEAP32[$3_1 + 56 >> 2];
HEAP32[$3_1 + 100 >> 2] = HEAP32[$3_1 + 52 >> 2];
HEAP32[$3_1 + 104 >> 2] = $0_1;
HEAP32[$3_1 + 108 >> 2] = HEAP32[$3_1 + 60 >> 2];
$0_1 = HEAP32[$3_1 + 48 >> 2];
if (($0_1 | 0) == HEAP32[$3_1 + 40 >> 2]) {
$85($3_1 + 40 | 0)
}
$161(HEAP32[$3_1 + 44 >> 2] + Math_imul($0_1, 56) | 0, $3_1 + 76 | 0, 56);
HEAP32[$3_1 + 48 >> 2] = $0_1 + 1;
}
if (!$36_1) {
break block239
}
if ($12_1 | ($22_1 | 0) == 2) {
break block240
}
HEAP32[$3_1 + 144 >> 2] = $9_1;
HEAP32[$3_1 + 140 >> 2] = $31_1;
HEAP32[$3_1 + 164 >> 2] = 1;
HEAP32[$3_1 + 160 >> 2] = $3_1 + 140;
$138($3_1 + 76 | 0, 1049800, $3_1 + 160 | 0);
HEAP8[$3_1 + 128 | 0] = 4;
$0_1 = -2147483647;
HEAP32[$3_1 + 100 >> 2] = -2147483647;
HEAP32[$3_1 + 88 >> 2] = -2147483647;
$4_1 = HEAP32[$3_1 + 48 >> 2];
if (($4_1 | 0) == HEAP32[$3_1 + 40 >> 2]) {
$85($3_1 + 40 | 0)
}
$161(HEAP32[$3_1 + 44 >> 2] + Math_imul($4_1, 56) | 0, $3_1 + 76 | 0, 56);
HEAP32[$3_1 + 48 >> 2] = $4_1 + 1;
break block241;
}
$0_1 = -2147483647;
if ($36_1) {
break block241
}
if (($22_1 | 0) != 2) {
break block242
}
break block241;
}
if (($22_1 | 0) == 2) {
break block240
}
}
$0_1 = -2147483647;
if (!$15_1 | ($12_1 | 0) != 1 | (!HEAP32[$11_1 + 44 >> 2] | (HEAPU8[$11_1 + 17 | 0] - 7 & 255) >>> 0 < 254)) {
break block241
}
$91($3_1 + 32 | 0, $8_1);
$18_1 = 1056540;
if (!HEAP32[$3_1 + 32 >> 2]) {
$18_1 = $92($8_1);
if (!$18_1 | HEAPU8[$18_1 | 0] != 7) {
break block241
}
}
if (!$31_1) {
break block241
}
$4_1 = $18_1 + 12 | 0;
$0_1 = HEAP32[$11_1 + 84 >> 2];
if ($0_1) {
$88($3_1 + 140 | 0, $11_1, $31_1, $9_1, $0_1, HEAP32[$11_1 + 88 >> 2]);
$43_1 = HEAP32[$3_1 + 144 >> 2];
$54_1 = HEAP32[$3_1 + 148 >> 2];
$0_1 = HEAP32[$3_1 + 140 >> 2];
$13_1 = ($0_1 | 0) <= -2147483647 ? -2147483647 : $0_1;
} else {
$13_1 = -2147483647
}
HEAP32[$3_1 + 152 >> 2] = $4_1;
HEAP32[$3_1 + 156 >> 2] = $18_1 + 20;
HEAP32[$3_1 + 172 >> 2] = 6;
HEAP32[$3_1 + 164 >> 2] = 6;
HEAP32[$3_1 + 168 >> 2] = $3_1 + 156;
HEAP32[$3_1 + 160 >> 2] = $3_1 + 152;
$138($3_1 + 76 | 0, 1049893, $3_1 + 160 | 0);
HEAP32[$3_1 + 88 >> 2] = -2147483648;
HEAP32[$3_1 + 92 >> 2] = HEAP32[$18_1 + 28 >> 2];
HEAP8[$3_1 + 128 | 0] = 5;
HEAP32[$3_1 + 100 >> 2] = -2147483647;
$0_1 = HEAP32[$18_1 + 32 >> 2];
HEAP32[$3_1 + 96 >> 2] = $0_1;
HEAP32[$3_1 + 72 >> 2] = $0_1;
$0_1 = HEAP32[$3_1 + 92 >> 2];
HEAP32[$3_1 + 64 >> 2] = HEAP32[$3_1 + 88 >> 2];
HEAP32[$3_1 + 68 >> 2] = $0_1;
$0_1 = HEAP32[$3_1 + 76 >> 2];
$29_1 = HEAP32[$3_1 + 80 >> 2];
$50_1 = HEAP32[$3_1 + 84 >> 2];
$40($3_1 + 100 | 0);
break block241;
}
$0_1 = -2147483647;
}
$4_1 = ($0_1 | 0) != -2147483647;
$23_1 = HEAP32[$3_1 + 48 >> 2];
if ($4_1 >>> 0 > HEAP32[$3_1 + 40 >> 2] - $23_1 >>> 0) {
$127($3_1 + 40 | 0, $23_1, $4_1, 56);
$23_1 = HEAP32[$3_1 + 48 >> 2];
}
$30_1 = $24_1 & 1 ? 0 : $33_1;
if (($0_1 | 0) != -2147483647) {
$4_1 = HEAP32[$3_1 + 44 >> 2] + Math_imul($23_1, 56) | 0;
HEAP32[$4_1 + 4 >> 2] = $29_1;
HEAP32[$4_1 + 8 >> 2] = $50_1;
HEAP32[$4_1 >> 2] = $0_1;
$0_1 = HEAP32[$3_1 + 68 >> 2];
HEAP32[$4_1 + 12 >> 2] = HEAP32[$3_1 + 64 >> 2];
HEAP32[$4_1 + 16 >> 2] = $0_1;
HEAP32[$4_1 + 20 >> 2] = HEAP32[$3_1 + 72 >> 2];
HEAP8[$4_1 + 52 | 0] = 5;
HEAP8[$4_1 + 48 | 0] = 3;
HEAP32[$4_1 + 36 >> 2] = -2147483648;
HEAP32[$4_1 + 28 >> 2] = $43_1;
HEAP32[$4_1 + 32 >> 2] = $54_1;
HEAP32[$4_1 + 24 >> 2] = $13_1;
$23_1 = $23_1 + 1 | 0;
}
HEAP32[$3_1 + 48 >> 2] = $23_1;
block243 : {
if (!HEAP32[$11_1 + 44 >> 2]) {
break block243
}
$18_1 = HEAP32[$11_1 + 60 >> 2];
block250 : {
block248 : {
block249 : {
block247 : {
block246 : {
block244 : {
block245 : {
$29_1 = HEAP32[$11_1 + 64 >> 2];
switch ($29_1 - 8 | 0) {
case 0:
break block244;
case 1:
break block245;
default:
break block246;
};
}
if ((HEAPU8[$18_1 | 0] | HEAPU8[$18_1 + 1 | 0] << 8 | (HEAPU8[$18_1 + 2 | 0] << 16 | HEAPU8[$18_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$18_1 + 8 | 0] ^ 116 | (HEAPU8[$18_1 + 4 | 0] | HEAPU8[$18_1 + 5 | 0] << 8 | (HEAPU8[$18_1 + 6 | 0] << 16 | HEAPU8[$18_1 + 7 | 0] << 24)) ^ 1936681068) {
break block247
}
break block248;
}
if ((HEAPU8[$18_1 | 0] | HEAPU8[$18_1 + 1 | 0] << 8 | (HEAPU8[$18_1 + 2 | 0] << 16 | HEAPU8[$18_1 + 3 | 0] << 24)) == 1768383858 & (HEAPU8[$18_1 + 4 | 0] | HEAPU8[$18_1 + 5 | 0] << 8 | (HEAPU8[$18_1 + 6 | 0] << 16 | HEAPU8[$18_1 + 7 | 0] << 24)) == 2037544051) {
break block248
}
break block247;
}
if ($29_1 >>> 0 < 8) {
break block249
}
}
$148($3_1 + 24 | 0, 46, $18_1, $29_1);
$23_1 = HEAP32[$3_1 + 24 >> 2] != 0;
break block250;
}
if (!$29_1) {
$23_1 = 0;
break block250;
}
$0_1 = $29_1 - 1 | 0;
while (1) {
$23_1 = HEAPU8[$18_1 | 0] == 46;
if ($23_1) {
break block250
}
$18_1 = $18_1 + 1 | 0;
$4_1 = $0_1;
$0_1 = $0_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
break block250;
}
$23_1 = 1;
}
if (!$31_1) {
break block243
}
$0_1 = $3_1 + 16 | 0;
HEAP32[$0_1 + 4 >> 2] = $9_1 + $31_1;
HEAP32[$0_1 >> 2] = $31_1;
$4_1 = HEAP32[$3_1 + 20 >> 2];
$18_1 = HEAP32[$3_1 + 16 >> 2];
while (1) {
if (($4_1 | 0) != ($18_1 | 0)) {
$0_1 = HEAPU8[$18_1 | 0];
$18_1 = $18_1 + 1 | 0;
if (($0_1 - 58 & 255) >>> 0 >= 246) {
continue
}
break block243;
}
break;
};
block253 : {
block252 : {
switch ($9_1 | 0) {
case 1:
$18_1 = HEAPU8[$31_1 | 0];
switch ($18_1 - 43 | 0) {
case 0:
case 2:
break block243;
default:
break block253;
};
case 0:
break block243;
default:
break block252;
};
}
$18_1 = HEAPU8[$31_1 | 0];
}
$0_1 = ($18_1 & 255) == 43;
$18_1 = $0_1 + $31_1 | 0;
$17_1 = $9_1 - $0_1 | 0;
block254 : {
if ($17_1 >>> 0 >= 9) {
$0_1 = 0;
while (1) {
if (!$17_1) {
break block254
}
$29_1 = HEAPU8[$18_1 | 0] - 48 | 0;
if ($29_1 >>> 0 > 9) {
break block243
}
$0_1 = __wasm_i64_mul($0_1, 0, 10, 0);
if (i64toi32_i32$HIGH_BITS) {
break block243
}
$18_1 = $18_1 + 1 | 0;
$17_1 = $17_1 - 1 | 0;
$0_1 = $0_1 + $29_1 | 0;
if ($29_1 >>> 0 <= $0_1 >>> 0) {
continue
}
break;
};
break block243;
}
$0_1 = 0;
if (!$17_1) {
break block254
}
while (1) {
$4_1 = HEAPU8[$18_1 | 0] - 48 | 0;
if ($4_1 >>> 0 > 9) {
break block243
}
$18_1 = $18_1 + 1 | 0;
$0_1 = $4_1 + Math_imul($0_1, 10) | 0;
$17_1 = $17_1 - 1 | 0;
if ($17_1) {
continue
}
break;
};
}
if (!$23_1) {
break block243
}
block255 : {
if ($2_1 >>> 0 <= 7) {
if ($2_1) {
while (1) {
if (HEAPU8[$42_1 | 0] == 47) {
break block243
}
$42_1 = $42_1 + 1 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
}
}
if ($0_1 - 80 >>> 0 <= 65455) {
break block255
}
break block243;
}
$148($3_1 + 8 | 0, 47, $42_1, $2_1);
if (HEAP32[$3_1 + 8 >> 2] | $0_1 - 80 >>> 0 > 65455) {
break block243
}
}
HEAP32[$3_1 + 144 >> 2] = $9_1;
HEAP32[$3_1 + 140 >> 2] = $31_1;
HEAP32[$3_1 + 164 >> 2] = 1;
HEAP32[$3_1 + 160 >> 2] = $3_1 + 140;
$138($3_1 + 76 | 0, 1049685, $3_1 + 160 | 0);
HEAP8[$3_1 + 128 | 0] = 6;
HEAP32[$3_1 + 100 >> 2] = -2147483647;
HEAP32[$3_1 + 88 >> 2] = -2147483647;
$0_1 = HEAP32[$3_1 + 48 >> 2];
if (($0_1 | 0) == HEAP32[$3_1 + 40 >> 2]) {
$85($3_1 + 40 | 0)
}
$161(HEAP32[$3_1 + 44 >> 2] + Math_imul($0_1, 56) | 0, $3_1 + 76 | 0, 56);
HEAP32[$3_1 + 48 >> 2] = $0_1 + 1;
}
$0_1 = $30_1 & 255;
if (($0_1 | 0) != ($15_1 | 0)) {
HEAP8[$3_1 + 140 | 0] = $30_1;
HEAP8[$3_1 + 64 | 0] = $15_1;
HEAP32[$3_1 + 172 >> 2] = 5;
HEAP32[$3_1 + 164 >> 2] = 5;
HEAP32[$3_1 + 168 >> 2] = $3_1 - -64;
HEAP32[$3_1 + 160 >> 2] = $3_1 + 140;
$138($3_1 + 76 | 0, 1050779, $3_1 + 160 | 0);
HEAP8[$3_1 + 128 | 0] = 7;
HEAP32[$3_1 + 96 >> 2] = 95;
HEAP32[$3_1 + 100 >> 2] = -2147483647;
HEAP32[$3_1 + 92 >> 2] = 1068222;
HEAP32[$3_1 + 88 >> 2] = -2147483648;
$2_1 = HEAP32[$3_1 + 48 >> 2];
if (($2_1 | 0) == HEAP32[$3_1 + 40 >> 2]) {
$85($3_1 + 40 | 0)
}
$161(HEAP32[$3_1 + 44 >> 2] + Math_imul($2_1, 56) | 0, $3_1 + 76 | 0, 56);
HEAP32[$3_1 + 48 >> 2] = $2_1 + 1;
}
$2_1 = $5_1 + 200 | 0;
if (!(!$0_1 | ($1_1 & 255) == 4)) {
$0_1 = $1_1 << 2 & 1020;
HEAP32[$3_1 + 144 >> 2] = HEAP32[$0_1 + 1069584 >> 2];
HEAP32[$3_1 + 140 >> 2] = HEAP32[$0_1 + 1069600 >> 2];
HEAP32[$3_1 + 164 >> 2] = 1;
HEAP32[$3_1 + 160 >> 2] = $3_1 + 140;
$138($3_1 + 76 | 0, 1067894, $3_1 + 160 | 0);
HEAP8[$3_1 + 128 | 0] = 8;
HEAP32[$3_1 + 96 >> 2] = 101;
HEAP32[$3_1 + 100 >> 2] = -2147483647;
HEAP32[$3_1 + 92 >> 2] = 1068074;
HEAP32[$3_1 + 88 >> 2] = -2147483648;
$0_1 = HEAP32[$3_1 + 48 >> 2];
if (($0_1 | 0) == HEAP32[$3_1 + 40 >> 2]) {
$85($3_1 + 40 | 0)
}
$161(HEAP32[$3_1 + 44 >> 2] + Math_imul($0_1, 56) | 0, $3_1 + 76 | 0, 56);
HEAP32[$3_1 + 48 >> 2] = $0_1 + 1;
}
HEAP32[$2_1 + 8 >> 2] = HEAP32[$3_1 + 48 >> 2];
$0_1 = HEAP32[$3_1 + 44 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$3_1 + 40 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
global$0 = $3_1 + 176 | 0;
HEAP8[$5_1 + 500 | 0] = ($1_1 | 0) != 4;
HEAP8[$5_1 + 468 | 0] = $30_1;
HEAP32[$5_1 + 480 >> 2] = 16842753;
HEAP32[$5_1 + 484 >> 2] = 16777216;
$29_1 = $5_1 + 296 | 0;
$49_1 = 0;
$2_1 = $5_1 + 480 | 0;
$1_1 = HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24);
$8_1 = global$0 - 32 | 0;
$0_1 = $8_1;
HEAP32[$0_1 >> 2] = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
HEAP32[$0_1 + 4 >> 2] = $1_1;
$13_1 = HEAPU8[$5_1 + 500 | 0];
$4_1 = $13_1 ? 1 : 3;
$1_1 = $13_1 + 1 | 0;
$3_1 = HEAPU8[$5_1 + 468 | 0];
while (1) {
$24_1 = HEAPU8[$0_1 + 1 | 0];
$17_1 = HEAPU8[$0_1 | 0];
block260 : {
block261 : {
block257 : {
switch ($3_1 - 1 | 0) {
default:
$20_1 = 1;
$2_1 = $24_1 & 1 ? 0 : 3;
$18_1 = $24_1 << 1;
$14_1 = ($24_1 ^ -1) & 1;
break block260;
case 1:
$2_1 = 1;
$20_1 = 0;
if ($17_1 & 1) {
break block261
}
$18_1 = 2;
$14_1 = 0;
break block260;
case 0:
break block257;
};
}
if (!($17_1 & 1)) {
$20_1 = 1;
$2_1 = $24_1 & 1 ? 0 : 3;
$18_1 = $24_1 << 1;
$14_1 = ($24_1 ^ -1) & 1;
break block260;
}
if (!$13_1) {
$2_1 = 3;
$20_1 = 0;
$18_1 = 1;
$14_1 = 1;
break block260;
}
$2_1 = $24_1 & 1 ? 0 : 3;
$20_1 = 2;
$18_1 = 2 - $24_1 | 0;
$14_1 = $24_1 + 1 | 0;
break block260;
}
$18_1 = 1;
$2_1 = $4_1;
$14_1 = $1_1;
}
$43_1 = $14_1;
$23_1 = ($8_1 + 8 | 0) + $49_1 | 0;
HEAP8[$23_1 | 0] = $17_1;
HEAP8[$23_1 + 5 | 0] = $2_1;
HEAP8[$23_1 + 4 | 0] = $18_1;
HEAP8[$23_1 + 3 | 0] = $43_1;
HEAP8[$23_1 + 2 | 0] = $20_1;
HEAP8[$23_1 + 1 | 0] = $24_1;
$0_1 = $0_1 + 2 | 0;
$49_1 = $49_1 + 6 | 0;
if (($49_1 | 0) != 24) {
continue
}
break;
};
$1_1 = HEAPU8[$8_1 + 28 | 0] | HEAPU8[$8_1 + 29 | 0] << 8 | (HEAPU8[$8_1 + 30 | 0] << 16 | HEAPU8[$8_1 + 31 | 0] << 24);
$0_1 = HEAPU8[$8_1 + 24 | 0] | HEAPU8[$8_1 + 25 | 0] << 8 | (HEAPU8[$8_1 + 26 | 0] << 16 | HEAPU8[$8_1 + 27 | 0] << 24);
HEAP8[$29_1 + 16 | 0] = $0_1;
HEAP8[$29_1 + 17 | 0] = $0_1 >>> 8;
HEAP8[$29_1 + 18 | 0] = $0_1 >>> 16;
HEAP8[$29_1 + 19 | 0] = $0_1 >>> 24;
HEAP8[$29_1 + 20 | 0] = $1_1;
HEAP8[$29_1 + 21 | 0] = $1_1 >>> 8;
HEAP8[$29_1 + 22 | 0] = $1_1 >>> 16;
HEAP8[$29_1 + 23 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$8_1 + 20 | 0] | HEAPU8[$8_1 + 21 | 0] << 8 | (HEAPU8[$8_1 + 22 | 0] << 16 | HEAPU8[$8_1 + 23 | 0] << 24);
$0_1 = HEAPU8[$8_1 + 16 | 0] | HEAPU8[$8_1 + 17 | 0] << 8 | (HEAPU8[$8_1 + 18 | 0] << 16 | HEAPU8[$8_1 + 19 | 0] << 24);
HEAP8[$29_1 + 8 | 0] = $0_1;
HEAP8[$29_1 + 9 | 0] = $0_1 >>> 8;
HEAP8[$29_1 + 10 | 0] = $0_1 >>> 16;
HEAP8[$29_1 + 11 | 0] = $0_1 >>> 24;
HEAP8[$29_1 + 12 | 0] = $1_1;
HEAP8[$29_1 + 13 | 0] = $1_1 >>> 8;
HEAP8[$29_1 + 14 | 0] = $1_1 >>> 16;
HEAP8[$29_1 + 15 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$8_1 + 12 | 0] | HEAPU8[$8_1 + 13 | 0] << 8 | (HEAPU8[$8_1 + 14 | 0] << 16 | HEAPU8[$8_1 + 15 | 0] << 24);
$0_1 = HEAPU8[$8_1 + 8 | 0] | HEAPU8[$8_1 + 9 | 0] << 8 | (HEAPU8[$8_1 + 10 | 0] << 16 | HEAPU8[$8_1 + 11 | 0] << 24);
HEAP8[$29_1 | 0] = $0_1;
HEAP8[$29_1 + 1 | 0] = $0_1 >>> 8;
HEAP8[$29_1 + 2 | 0] = $0_1 >>> 16;
HEAP8[$29_1 + 3 | 0] = $0_1 >>> 24;
HEAP8[$29_1 + 4 | 0] = $1_1;
HEAP8[$29_1 + 5 | 0] = $1_1 >>> 8;
HEAP8[$29_1 + 6 | 0] = $1_1 >>> 16;
HEAP8[$29_1 + 7 | 0] = $1_1 >>> 24;
HEAP8[$5_1 + 331 | 0] = $32_1;
HEAP8[$5_1 + 329 | 0] = $30_1;
HEAP8[$5_1 + 328 | 0] = $33_1;
HEAP8[$5_1 + 330 | 0] = $6_1;
HEAP32[$5_1 + 224 >> 2] = $40_1;
$161($5_1 + 228 | 0, $5_1 + 344 | 0, 68);
HEAP32[$5_1 + 196 >> 2] = $7_1;
HEAP32[$5_1 + 192 >> 2] = $21_1;
HEAP32[$5_1 + 188 >> 2] = $27_1;
HEAP32[$5_1 + 324 >> 2] = 1;
HEAP32[$5_1 + 320 >> 2] = 1053110;
HEAP32[$5_1 + 184 >> 2] = HEAP32[$5_1 + 440 >> 2];
$0_1 = HEAP32[$5_1 + 436 >> 2];
HEAP32[$5_1 + 176 >> 2] = HEAP32[$5_1 + 432 >> 2];
HEAP32[$5_1 + 180 >> 2] = $0_1;
$0_1 = HEAP32[$5_1 + 428 >> 2];
HEAP32[$5_1 + 168 >> 2] = HEAP32[$5_1 + 424 >> 2];
HEAP32[$5_1 + 172 >> 2] = $0_1;
$0_1 = HEAP32[$5_1 + 420 >> 2];
HEAP32[$5_1 + 160 >> 2] = HEAP32[$5_1 + 416 >> 2];
HEAP32[$5_1 + 164 >> 2] = $0_1;
$0_1 = HEAP32[$5_1 + 336 >> 2];
HEAP32[$5_1 + 212 >> 2] = HEAP32[$5_1 + 332 >> 2];
HEAP32[$5_1 + 216 >> 2] = $0_1;
HEAP32[$5_1 + 220 >> 2] = HEAP32[$5_1 + 340 >> 2];
$161($37_1, $5_1 + 160 | 0, 172);
}
global$0 = $5_1 + 512 | 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
if (HEAP32[$26_1 + 76 >> 2] != -2147483648) {
$126($26_1 + 76 | 0)
}
if (HEAP32[$26_1 + 88 >> 2] != -2147483648) {
$126($26_1 + 88 | 0)
}
$43($26_1);
$24($26_1 + 52 | 0);
$0_1 = HEAP32[$26_1 + 100 >> 2];
block262 : {
if (!$0_1) {
$1_1 = 0;
$0_1 = 0;
break block262;
}
HEAP32[$2_1 + 36 >> 2] = $0_1;
HEAP32[$2_1 + 32 >> 2] = 0;
HEAP32[$2_1 + 20 >> 2] = $0_1;
HEAP32[$2_1 + 16 >> 2] = 0;
$0_1 = HEAP32[$26_1 + 104 >> 2];
HEAP32[$2_1 + 40 >> 2] = $0_1;
HEAP32[$2_1 + 24 >> 2] = $0_1;
$1_1 = HEAP32[$26_1 + 108 >> 2];
$0_1 = 1;
}
HEAP32[$2_1 + 44 >> 2] = $1_1;
HEAP32[$2_1 + 28 >> 2] = $0_1;
HEAP32[$2_1 + 12 >> 2] = $0_1;
$17($2_1 + 12 | 0);
global$0 = $2_1 + 48 | 0;
if (HEAP32[$44_1 + 4 >> 2] != 3) {
break block263
}
$0_1 = HEAP32[$44_1 + 8 >> 2];
}
HEAP32[$44_1 + 292 >> 2] = $0_1;
$0_1 = $44_1 + 292 | 0;
$93($53_1, $0_1);
$25($0_1);
break block264;
}
$14_1 = $44_1 + 292 | 0;
$161($14_1, $44_1 + 4 | 0, 172);
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$134($3_1 + 20 | 0, 1536, 1, 1);
$0_1 = HEAP32[$3_1 + 24 >> 2];
if (HEAP32[$3_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$3_1 + 16 >> 2] = 0;
HEAP32[$3_1 + 12 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 8 >> 2] = $0_1;
$6_1 = $3_1 + 8 | 0;
$130($6_1, 1068840, 10);
$0_1 = HEAPU8[$14_1 + 168 | 0] << 2;
$112(HEAP32[$0_1 + 1069660 >> 2], HEAP32[$0_1 + 1069648 >> 2], $6_1);
$130($6_1, 1069117, 13);
$0_1 = HEAPU8[$14_1 + 169 | 0] << 2;
$112(HEAP32[$0_1 + 1069660 >> 2], HEAP32[$0_1 + 1069648 >> 2], $6_1);
$130($6_1, 1068921, 13);
$0_1 = HEAPU8[$14_1 + 171 | 0] << 2;
$112(HEAP32[$0_1 + 1069632 >> 2], HEAP32[$0_1 + 1069616 >> 2], $6_1);
$130($6_1, 1068967, 21);
$0_1 = HEAPU8[$14_1 + 170 | 0] << 2;
$112(HEAP32[$0_1 + 1069660 >> 2], HEAP32[$0_1 + 1069648 >> 2], $6_1);
$130($6_1, 1068912, 9);
block268 : {
if (HEAP32[$14_1 + 64 >> 2] != -2147483648) {
$130($6_1, 1069186, 9);
$0_1 = $14_1 - -64 | 0;
$112(HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2], $6_1);
$130($6_1, 1069195, 12);
block265 : {
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$112(HEAP32[$0_1 + 40 >> 2], HEAP32[$0_1 + 44 >> 2], $6_1);
break block265;
}
$130($6_1, 1051685, 4);
}
$130($6_1, 1069207, 14);
$112(HEAP32[$0_1 + 16 >> 2], HEAP32[$0_1 + 20 >> 2], $6_1);
$130($6_1, 1069130, 7);
block266 : {
if (HEAP32[$0_1 + 48 >> 2] != -2147483648) {
$112(HEAP32[$0_1 + 52 >> 2], HEAP32[$0_1 + 56 >> 2], $6_1);
break block266;
}
$130($6_1, 1051685, 4);
}
$130($6_1, 1069221, 10);
block267 : {
if (HEAP32[$0_1 + 60 >> 2] != -2147483648) {
$112(HEAP32[$0_1 + 64 >> 2], HEAP32[$0_1 + 68 >> 2], $6_1);
break block267;
}
$130($6_1, 1051685, 4);
}
$130($6_1, 1069231, 14);
$112(HEAP32[$0_1 + 28 >> 2], HEAP32[$0_1 + 32 >> 2], $6_1);
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 125;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
break block268;
}
$130($6_1, 1051685, 4);
}
$130($6_1, 1069130, 7);
block271 : {
if (HEAP32[$14_1 >> 2] != 2) {
$7_1 = global$0 - 48 | 0;
global$0 = $7_1;
$130($6_1, 1069255, 9);
$29_1 = $14_1 + 12 | 0;
$0_1 = HEAP32[$29_1 + 8 >> 2];
$1_1 = $7_1 + 16 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$29_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $0_1;
$112(HEAP32[$7_1 + 16 >> 2], HEAP32[$7_1 + 20 >> 2], $6_1);
$130($6_1, 1068850, 9);
$0_1 = HEAPU8[$14_1 + 24 | 0] << 2;
$112(HEAP32[$0_1 + 1069684 >> 2], HEAP32[$0_1 + 1069672 >> 2], $6_1);
$130($6_1, 1068859, 8);
$0_1 = HEAPU8[$14_1 + 25 | 0] << 2;
$112(HEAP32[$0_1 + 1069744 >> 2], HEAP32[$0_1 + 1069696 >> 2], $6_1);
$130($6_1, 1069264, 12);
block270 : {
block269 : {
if (HEAP32[$14_1 >> 2] != 1) {
break block269
}
$4_1 = HEAP32[$14_1 + 4 >> 2];
$2_1 = HEAP32[$14_1 + 8 >> 2];
HEAP32[$7_1 + 44 >> 2] = $2_1;
HEAP32[$7_1 + 40 >> 2] = $4_1;
$0_1 = HEAP32[$29_1 + 8 >> 2];
$1_1 = $7_1 + 8 | 0;
HEAP32[$1_1 >> 2] = HEAP32[$29_1 + 4 >> 2];
HEAP32[$1_1 + 4 >> 2] = $0_1;
$66($7_1, $7_1 + 40 | 0, HEAP32[$7_1 + 8 >> 2], HEAP32[$7_1 + 12 >> 2]);
HEAP32[$7_1 + 36 >> 2] = $2_1;
HEAP32[$7_1 + 32 >> 2] = $4_1;
HEAP32[$7_1 + 28 >> 2] = HEAP32[$7_1 + 4 >> 2];
$0_1 = HEAP32[$7_1 >> 2];
HEAP32[$7_1 + 24 >> 2] = $0_1;
if (!$0_1) {
break block269
}
$117($7_1 + 24 | 0, $6_1);
break block270;
}
$130($6_1, 1051685, 4);
}
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 125;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
global$0 = $7_1 + 48 | 0;
break block271;
}
$130($6_1, 1051685, 4);
}
$130($6_1, 1069137, 11);
$29_1 = HEAP32[$14_1 + 32 >> 2];
$1_1 = HEAP32[$14_1 + 36 >> 2];
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 91;
$7_1 = $0_1 + 1 | 0;
HEAP32[$6_1 + 8 >> 2] = $7_1;
if ($1_1) {
$4_1 = Math_imul($1_1, 28);
$1_1 = 0;
while (1) {
if ($1_1) {
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 44;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
}
$43_1 = global$0 - 16 | 0;
global$0 = $43_1;
$130($6_1, 1068879, 8);
$7_1 = $1_1 + $29_1 | 0;
$0_1 = HEAPU8[$7_1 + 24 | 0] << 2;
$112(HEAP32[$0_1 + 1069876 >> 2], HEAP32[$0_1 + 1069792 >> 2], $6_1);
$130($6_1, 1068887, 11);
$0_1 = HEAP32[$7_1 + 8 >> 2];
$2_1 = $43_1 + 8 | 0;
HEAP32[$2_1 >> 2] = HEAP32[$7_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
$112(HEAP32[$43_1 + 8 >> 2], HEAP32[$43_1 + 12 >> 2], $6_1);
$130($6_1, 1069302, 10);
$116($7_1 + 12 | 0, $6_1);
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 125;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
global$0 = $43_1 + 16 | 0;
$1_1 = $1_1 + 28 | 0;
if (($4_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$7_1 = HEAP32[$6_1 + 8 >> 2];
}
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 93;
HEAP32[$6_1 + 8 >> 2] = $7_1 + 1;
$130($6_1, 1068867, 12);
$29_1 = HEAP32[$14_1 + 44 >> 2];
$1_1 = HEAP32[$14_1 + 48 >> 2];
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 91;
$7_1 = $0_1 + 1 | 0;
HEAP32[$6_1 + 8 >> 2] = $7_1;
if ($1_1) {
$4_1 = Math_imul($1_1, 56);
$1_1 = 0;
while (1) {
if ($1_1) {
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 44;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
}
$7_1 = global$0 - 16 | 0;
global$0 = $7_1;
$130($6_1, 1068879, 8);
$43_1 = $1_1 + $29_1 | 0;
$0_1 = HEAPU8[$43_1 + 52 | 0] << 2;
$112(HEAP32[$0_1 + 1069996 >> 2], HEAP32[$0_1 + 1069960 >> 2], $6_1);
$130($6_1, 1068887, 11);
$0_1 = HEAP32[$43_1 + 8 >> 2];
$2_1 = $7_1 + 8 | 0;
HEAP32[$2_1 >> 2] = HEAP32[$43_1 + 4 >> 2];
HEAP32[$2_1 + 4 >> 2] = $0_1;
$112(HEAP32[$7_1 + 8 >> 2], HEAP32[$7_1 + 12 >> 2], $6_1);
$130($6_1, 1069302, 10);
$116($43_1 + 12 | 0, $6_1);
$130($6_1, 1068898, 14);
block272 : {
if (HEAP32[$43_1 + 24 >> 2] != -2147483647) {
$114($43_1 + 24 | 0, $6_1);
break block272;
}
$130($6_1, 1051685, 4);
}
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 125;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
global$0 = $7_1 + 16 | 0;
$1_1 = $1_1 + 56 | 0;
if (($4_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$7_1 = HEAP32[$6_1 + 8 >> 2];
}
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 93;
HEAP32[$6_1 + 8 >> 2] = $7_1 + 1;
$130($6_1, 1069148, 12);
$1_1 = $14_1 + 136 | 0;
$7_1 = 0;
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 91;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
while (1) {
if ($7_1) {
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 44;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
}
$130($6_1, 1069334, 10);
$2_1 = $1_1 + $7_1 | 0;
$0_1 = HEAPU8[$2_1 | 0];
$130($6_1, $0_1 ? 1051788 : 1051792, $0_1 ? 4 : 5);
$130($6_1, 1069195, 12);
$0_1 = HEAPU8[$2_1 + 1 | 0];
$112($0_1 ? 1052689 : 1052680, $0_1 ? 11 : 9, $6_1);
$130($6_1, 1069344, 20);
$0_1 = HEAPU8[$2_1 + 2 | 0];
block273 : {
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$130($6_1, $0_1 ? 1051788 : 1051792, $0_1 ? 4 : 5);
break block273;
}
$130($6_1, 1051685, 4);
}
$130($6_1, 1069245, 10);
$0_1 = HEAPU8[$2_1 + 3 | 0];
block274 : {
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$130($6_1, $0_1 ? 1051788 : 1051792, $0_1 ? 4 : 5);
break block274;
}
$130($6_1, 1051685, 4);
}
$130($6_1, 1069364, 8);
$0_1 = HEAPU8[$2_1 + 4 | 0];
block275 : {
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$112($0_1 ? 1052707 : 1052700, $0_1 ? 6 : 7, $6_1);
break block275;
}
$130($6_1, 1051685, 4);
}
$130($6_1, 1068988, 11);
$42_1 = 1052908;
$17_1 = 16;
block280 : {
block278 : {
block279 : {
block277 : {
switch (HEAPU8[$2_1 + 5 | 0] - 1 | 0) {
case 0:
$42_1 = 1052528;
$17_1 = 17;
break block279;
case 1:
break block277;
case 2:
break block278;
default:
break block279;
};
}
$42_1 = 1052545;
}
$112($42_1, $17_1, $6_1);
break block280;
}
$130($6_1, 1051685, 4);
}
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 125;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
$7_1 = $7_1 + 6 | 0;
if (($7_1 | 0) != 24) {
continue
}
break;
};
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 93;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
$130($6_1, 1069160, 13);
$4_1 = HEAP32[$14_1 + 56 >> 2];
$1_1 = HEAP32[$14_1 + 60 >> 2];
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 91;
$7_1 = $0_1 + 1 | 0;
HEAP32[$6_1 + 8 >> 2] = $7_1;
if ($1_1) {
$2_1 = Math_imul($1_1, 12);
$1_1 = 0;
while (1) {
if ($1_1) {
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 44;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
}
$0_1 = $1_1 + $4_1 | 0;
$112(HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2], $6_1);
$1_1 = $1_1 + 12 | 0;
if (($2_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$7_1 = HEAP32[$6_1 + 8 >> 2];
}
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 93;
HEAP32[$6_1 + 8 >> 2] = $7_1 + 1;
$130($6_1, 1069173, 13);
$112(HEAP32[$14_1 + 160 >> 2], HEAP32[$14_1 + 164 >> 2], $6_1);
$0_1 = HEAP32[$6_1 + 8 >> 2];
$137($6_1, 1);
HEAP8[HEAP32[$6_1 + 4 >> 2] + HEAP32[$6_1 + 8 >> 2] | 0] = 125;
HEAP32[$6_1 + 8 >> 2] = $0_1 + 1;
HEAP32[$53_1 + 8 >> 2] = HEAP32[$3_1 + 16 >> 2];
$0_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$53_1 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$53_1 + 4 >> 2] = $0_1;
global$0 = $3_1 + 32 | 0;
if (HEAP32[$14_1 + 64 >> 2] != -2147483648) {
$126($14_1 - -64 | 0);
if (HEAP32[$14_1 + 100 >> 2] != -2147483648) {
$126($14_1 + 100 | 0)
}
$126($14_1 + 76 | 0);
if (HEAP32[$14_1 + 112 >> 2] != -2147483648) {
$126($14_1 + 112 | 0)
}
if (HEAP32[$14_1 + 124 >> 2] != -2147483648) {
$126($14_1 + 124 | 0)
}
$126($14_1 + 88 | 0);
}
if (!(HEAP32[$14_1 >> 2] == 2 | HEAP32[$14_1 + 12 >> 2] == -2147483648)) {
$126($14_1 + 12 | 0)
}
$2_1 = HEAP32[$14_1 + 36 >> 2];
if ($2_1) {
$1_1 = HEAP32[$14_1 + 32 >> 2];
while (1) {
if (HEAP32[$1_1 >> 2] != -2147483648) {
$126($1_1)
}
if (HEAP32[$1_1 + 12 >> 2] >= -2147483646) {
$126($1_1 + 12 | 0)
}
$1_1 = $1_1 + 28 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
}
$133($14_1 + 28 | 0, 4, 28);
$4_1 = $14_1 + 40 | 0;
$0_1 = $4_1;
$1_1 = HEAP32[$0_1 + 8 >> 2];
if ($1_1) {
$0_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
if (HEAP32[$0_1 >> 2] != -2147483648) {
$126($0_1)
}
$2_1 = $0_1 + 12 | 0;
if (HEAP32[$2_1 >> 2] >= -2147483646) {
$126($2_1)
}
$40($0_1 + 24 | 0);
$0_1 = $0_1 + 56 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$133($4_1, 4, 56);
$24($14_1 + 52 | 0);
}
global$0 = $44_1 + 464 | 0;
}
$0_1 = $3(HEAP32[$45_1 + 12 >> 2], HEAP32[$45_1 + 16 >> 2]);
$126($45_1 + 8 | 0);
global$0 = $45_1 + 32 | 0;
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
if (!(HEAPU8[($3_1 & 255) + 1070056 | 0] & 2)) {
break block3
}
break block2;
}
if (!(HEAP8[($3_1 & 255) + 1070056 | 0] & 1)) {
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
if (!(HEAP8[($3_1 & 255) + 1070056 | 0] & 1)) {
break block10
}
break block9;
}
if (HEAPU8[($3_1 & 255) + 1070056 | 0] & 2) {
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
function $15($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0;
block2 : {
block : {
block7 : {
block15 : {
block8 : {
block13 : {
block10 : {
block9 : {
block3 : {
if (!HEAP32[$1_1 >> 2]) {
if (HEAPU8[$1_1 + 14 | 0]) {
break block
}
$4_1 = HEAPU8[$1_1 + 12 | 0];
$10_1 = HEAP32[$1_1 + 52 >> 2];
$3_1 = HEAP32[$1_1 + 48 >> 2];
$2_1 = HEAP32[$1_1 + 4 >> 2];
block5 : {
while (1) {
block1 : {
if (!$2_1) {
break block1
}
if ($2_1 >>> 0 < $10_1 >>> 0) {
if (HEAP8[$2_1 + $3_1 | 0] > -65) {
break block1
}
break block2;
}
if (($2_1 | 0) != ($10_1 | 0)) {
break block2
}
}
if (($2_1 | 0) == ($10_1 | 0)) {
break block3
}
$5_1 = $2_1 + $3_1 | 0;
$6_1 = HEAP8[$5_1 | 0];
block4 : {
if (($6_1 | 0) >= 0) {
$8_1 = $6_1 & 255;
break block4;
}
$12_1 = HEAPU8[$5_1 + 1 | 0] & 63;
$7_1 = $6_1 & 31;
$8_1 = $12_1 | $7_1 << 6;
if ($6_1 >>> 0 <= 4294967263) {
break block4
}
$12_1 = HEAPU8[$5_1 + 2 | 0] & 63 | $12_1 << 6;
$8_1 = $12_1 | $7_1 << 12;
if ($6_1 >>> 0 < 4294967280) {
break block4
}
$8_1 = $7_1 << 18 & 1835008 | (HEAPU8[$5_1 + 3 | 0] & 63 | $12_1 << 6);
}
if ($4_1 & 1) {
break block5
}
if (($8_1 | 0) != 1114112) {
$4_1 = 1;
$7_1 = 1;
block6 : {
if ($8_1 >>> 0 < 128) {
break block6
}
$7_1 = 2;
if ($8_1 >>> 0 < 2048) {
break block6
}
$7_1 = $8_1 >>> 0 < 65536 ? 3 : 4;
}
$2_1 = $7_1 + $2_1 | 0;
HEAP32[$1_1 + 4 >> 2] = $2_1;
continue;
}
break;
};
HEAP8[$1_1 + 12 | 0] = 1;
break block7;
}
HEAP8[$1_1 + 12 | 0] = 0;
$10_1 = $2_1;
break block8;
}
$11_1 = HEAP32[$1_1 + 60 >> 2];
$17_1 = $11_1 - 1 | 0;
$14_1 = HEAP32[$1_1 + 56 >> 2];
$13_1 = HEAP32[$1_1 + 52 >> 2];
$16_1 = HEAP32[$1_1 + 48 >> 2];
$3_1 = HEAP32[$1_1 + 36 >> 2];
if (($3_1 | 0) == -1) {
break block9
}
$4_1 = HEAP32[$1_1 + 28 >> 2];
$2_1 = $17_1 + $4_1 | 0;
if ($13_1 >>> 0 <= $2_1 >>> 0) {
break block10
}
$15_1 = HEAP32[$1_1 + 16 >> 2];
$7_1 = $15_1 - 1 | 0;
$18_1 = HEAP32[$1_1 + 24 >> 2];
$9_1 = $11_1 - $18_1 | 0;
$12_1 = HEAP32[$1_1 + 8 >> 2];
$10_1 = HEAP32[$1_1 + 12 >> 2];
while (1) {
$5_1 = $12_1;
$2_1 = HEAPU8[$2_1 + $16_1 | 0];
$6_1 = $2_1 & 31;
block14 : {
block11 : {
if (($2_1 & 63) >>> 0 >= 32) {
$2_1 = $10_1 >>> $6_1 | 0
} else {
$2_1 = ((1 << $6_1) - 1 & $10_1) << 32 - $6_1 | $5_1 >>> $6_1
}
if (!($2_1 & 1)) {
$4_1 = $4_1 + $11_1 | 0;
HEAP32[$1_1 + 28 >> 2] = $4_1;
break block11;
}
$2_1 = $3_1 >>> 0 > $15_1 >>> 0 ? $3_1 : $15_1;
$8_1 = $2_1 >>> 0 > $11_1 >>> 0 ? $2_1 : $11_1;
$19_1 = $4_1 + $16_1 | 0;
block12 : {
while (1) {
if (($2_1 | 0) == ($8_1 | 0)) {
$2_1 = $7_1;
while (1) {
if ($2_1 + 1 >>> 0 <= $3_1 >>> 0) {
break block12
}
if ($13_1 >>> 0 <= $2_1 + $4_1 >>> 0 | $2_1 >>> 0 >= $11_1 >>> 0) {
break block13
}
$6_1 = $2_1 + $19_1 | 0;
$5_1 = $2_1 + $14_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (HEAPU8[$5_1 | 0] == HEAPU8[$6_1 | 0]) {
continue
}
break;
};
$4_1 = $4_1 + $18_1 | 0;
HEAP32[$1_1 + 28 >> 2] = $4_1;
$2_1 = $9_1;
break block14;
}
if ($13_1 >>> 0 <= $2_1 + $4_1 >>> 0) {
break block13
}
$6_1 = $2_1 + $19_1 | 0;
$5_1 = $2_1 + $14_1 | 0;
$2_1 = $2_1 + 1 | 0;
if (HEAPU8[$5_1 | 0] == HEAPU8[$6_1 | 0]) {
continue
}
break;
};
$4_1 = ($4_1 - $15_1 | 0) + $2_1 | 0;
break block11;
}
HEAP32[$1_1 + 36 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = $4_1;
$2_1 = $1_1;
$1_1 = $4_1 + $11_1 | 0;
HEAP32[$2_1 + 28 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $1_1;
break block15;
}
$2_1 = 0;
}
$3_1 = $2_1;
HEAP32[$1_1 + 36 >> 2] = $2_1;
$2_1 = $4_1 + $17_1 | 0;
if ($13_1 >>> 0 > $2_1 >>> 0) {
continue
}
break;
};
break block10;
}
HEAP8[$1_1 + 12 | 0] = ($4_1 ^ -1) & 1;
if (!($4_1 & 1)) {
break block7
}
break block8;
}
$3_1 = HEAP32[$1_1 + 28 >> 2];
$2_1 = $17_1 + $3_1 | 0;
if ($13_1 >>> 0 <= $2_1 >>> 0) {
break block10
}
$20_1 = $16_1 - 1 | 0;
$21_1 = $14_1 - 1 | 0;
$9_1 = HEAP32[$1_1 + 16 >> 2];
$4_1 = $9_1 + $14_1 | 0;
$14_1 = $9_1 + $16_1 | 0;
$15_1 = $9_1 - ($9_1 >>> 0 > $11_1 >>> 0 ? $9_1 : $11_1) | 0;
$19_1 = HEAP32[$1_1 + 24 >> 2];
$12_1 = HEAP32[$1_1 + 8 >> 2];
$10_1 = HEAP32[$1_1 + 12 >> 2];
$18_1 = $11_1 >>> 0 > $9_1 - 1 >>> 0;
while (1) {
$7_1 = $12_1;
$2_1 = HEAPU8[$2_1 + $16_1 | 0];
$5_1 = $2_1 & 31;
if (($2_1 & 63) >>> 0 >= 32) {
$2_1 = $10_1 >>> $5_1 | 0
} else {
$2_1 = ((1 << $5_1) - 1 & $10_1) << 32 - $5_1 | $7_1 >>> $5_1
}
block17 : {
if ($2_1 & 1) {
$8_1 = $3_1 + $9_1 | 0;
$6_1 = $3_1 + $14_1 | 0;
$2_1 = 0;
block16 : {
while (1) {
if (!($2_1 + $15_1 | 0)) {
$6_1 = $3_1 + $20_1 | 0;
$2_1 = $9_1;
while (1) {
if (!$2_1) {
break block16
}
if (!$18_1 | $13_1 >>> 0 <= ($2_1 + $3_1 | 0) - 1 >>> 0) {
break block13
}
$5_1 = $2_1 + $6_1 | 0;
$7_1 = $2_1 + $21_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (HEAPU8[$7_1 | 0] == HEAPU8[$5_1 | 0]) {
continue
}
break;
};
$3_1 = $3_1 + $19_1 | 0;
break block17;
}
if ($13_1 >>> 0 <= $2_1 + $8_1 >>> 0) {
break block13
}
$5_1 = $2_1 + $6_1 | 0;
$7_1 = $2_1 + $4_1 | 0;
$2_1 = $2_1 + 1 | 0;
if (HEAPU8[$7_1 | 0] == HEAPU8[$5_1 | 0]) {
continue
}
break;
};
$3_1 = $2_1 + $3_1 | 0;
break block17;
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
$2_1 = $3_1 + $11_1 | 0;
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$1_1 + 28 >> 2] = $2_1;
break block15;
}
$3_1 = $3_1 + $11_1 | 0;
HEAP32[$1_1 + 28 >> 2] = $3_1;
}
$2_1 = $3_1 + $17_1 | 0;
if ($13_1 >>> 0 > $2_1 >>> 0) {
continue
}
break;
};
}
HEAP32[$1_1 + 28 >> 2] = $13_1;
$9_1 = 0;
break block;
}
wasm2js_trap();
}
HEAP32[$0_1 + 8 >> 2] = $10_1;
HEAP32[$0_1 + 4 >> 2] = $10_1;
}
$9_1 = 1;
break block;
}
HEAP8[$1_1 + 14 | 0] = 1;
}
HEAP32[$0_1 >> 2] = $9_1;
return;
}
HEAP8[$1_1 + 12 | 0] = ($4_1 ^ -1) & 1;
wasm2js_trap();
}
function $16($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$8_1 = HEAPU8[$0_1 + 20 | 0];
$4_1 = HEAPU8[HEAP32[$0_1 + 12 >> 2]];
$6_1 = $3_1 + 4 | 0;
$20($6_1, $0_1);
$7_1 = HEAP32[$3_1 + 8 >> 2];
$5_1 = HEAP32[$3_1 + 12 >> 2];
$0_1 = $4_1 << 2;
$4_1 = HEAP32[$0_1 + 1069408 >> 2];
$9_1 = HEAP32[$0_1 + 1069384 >> 2];
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
$138($0_1 + 16 | 0, 1051386, $0_1 + 40 | 0);
break block;
}
$131($0_1 + 16 | 0, 1065919, 11);
}
HEAP32[$0_1 + 60 >> 2] = 1;
HEAP32[$0_1 + 52 >> 2] = 1;
HEAP32[$0_1 + 44 >> 2] = 3;
HEAP32[$0_1 + 56 >> 2] = $0_1 + 8;
HEAP32[$0_1 + 48 >> 2] = $0_1;
$1_1 = $0_1 + 16 | 0;
HEAP32[$0_1 + 40 >> 2] = $1_1;
$2_1 = $0_1 + 28 | 0;
$138($2_1, 1049348, $0_1 + 40 | 0);
$2_1 = $32($8_1, $7_1, $5_1, $2_1);
$126($1_1);
global$0 = $0_1 - -64 | 0;
$126($6_1);
global$0 = $3_1 + 16 | 0;
return $2_1;
}
function $17($0_1) {
var $1_1 = 0, $2_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$95($1_1 + 4 | 0, $0_1);
$2_1 = HEAP32[$1_1 + 4 >> 2];
if ($2_1) {
while (1) {
$2_1 = Math_imul(HEAP32[$1_1 + 12 >> 2], 12) + $2_1 | 0;
$126($2_1 + 4 | 0);
$126($2_1 + 136 | 0);
$95($1_1 + 4 | 0, $0_1);
$2_1 = HEAP32[$1_1 + 4 >> 2];
if ($2_1) {
continue
}
break;
}
}
global$0 = $1_1 + 16 | 0;
}
function $18($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
block1 : {
block3 : {
block2 : {
switch (HEAP32[$0_1 >> 2] - 2 | 0) {
case 0:
$3_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$3_1 | 0] != 4) {
$3_1 = $16($1_1, 1051710, 6);
break block1;
}
$4_1 = HEAP32[$3_1 + 12 >> 2] << 4;
$6_1 = HEAPU8[$1_1 + 20 | 0];
$7_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = HEAP32[$3_1 + 8 >> 2];
while (1) {
if (!$4_1) {
break block3
}
HEAP8[$2_1 + 28 | 0] = $6_1;
HEAP32[$2_1 + 24 >> 2] = $1_1;
HEAP32[$2_1 + 8 >> 2] = 2;
$4_1 = $4_1 - 16 | 0;
HEAP32[$2_1 + 12 >> 2] = $5_1;
$5_1 = $5_1 + 1 | 0;
HEAP32[$2_1 + 20 >> 2] = $0_1;
$0_1 = $0_1 + 16 | 0;
$3_1 = $18($7_1, $2_1 + 8 | 0);
if (!$3_1) {
continue
}
break;
};
break block1;
case 2:
break block2;
default:
break block1;
};
}
$4_1 = HEAP32[$0_1 + 4 >> 2];
$0_1 = Math_imul(HEAP32[$0_1 + 8 >> 2], 20);
$3_1 = $27($1_1, $4_1, $4_1 + $0_1 | 0);
if ($3_1) {
break block1
}
$5_1 = $4_1 + 8 | 0;
$7_1 = HEAPU8[$1_1 + 20 | 0];
$10_1 = HEAP32[$1_1 + 12 >> 2];
while (1) {
if (!$0_1) {
break block3
}
$3_1 = 0;
$8_1 = HEAP32[$4_1 >> 2];
$9_1 = HEAP32[$4_1 + 4 >> 2];
$6_1 = $19($10_1, $8_1, $9_1);
if (!(!$6_1 | !HEAPU8[$6_1 | 0])) {
HEAP8[$2_1 + 28 | 0] = $7_1;
HEAP32[$2_1 + 24 >> 2] = $1_1;
HEAP32[$2_1 + 20 >> 2] = $6_1;
HEAP32[$2_1 + 16 >> 2] = $9_1;
HEAP32[$2_1 + 12 >> 2] = $8_1;
HEAP32[$2_1 + 8 >> 2] = 1;
$3_1 = $18($5_1, $2_1 + 8 | 0);
}
$4_1 = $4_1 + 20 | 0;
$0_1 = $0_1 - 20 | 0;
$5_1 = $5_1 + 20 | 0;
if (!$3_1) {
continue
}
break;
};
break block1;
}
$3_1 = 0;
}
global$0 = $2_1 + 32 | 0;
return $3_1;
}
function $19($0_1, $1_1, $2_1) {
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
if (!$164(HEAP32[$4_1 + 8 >> 2], $1_1, $2_1)) {
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
function $20($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
block1 : {
block : {
$3_1 = HEAP32[$1_1 + 16 >> 2];
if (!$3_1) {
break block
}
$20($2_1 + 32 | 0, $3_1);
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
HEAP32[$2_1 + 44 >> 2] = 2;
HEAP32[$2_1 + 36 >> 2] = 3;
HEAP32[$2_1 + 40 >> 2] = $2_1 + 20;
HEAP32[$2_1 + 32 >> 2] = $2_1 + 8;
$138($0_1, 1049033, $2_1 + 32 | 0);
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
$28($3_1, HEAP32[$1_1 + 4 >> 2], HEAP32[$1_1 + 8 >> 2]);
HEAP32[$2_1 + 44 >> 2] = 3;
HEAP32[$2_1 + 36 >> 2] = 3;
HEAP32[$2_1 + 40 >> 2] = $3_1;
HEAP32[$2_1 + 32 >> 2] = $2_1 + 8;
$138($0_1, 1049033, $2_1 + 32 | 0);
$126($3_1);
}
$126($2_1 + 8 | 0);
}
global$0 = $2_1 + 48 | 0;
}
function $21($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
block2 : {
block3 : {
block1 : {
block : {
$5_1 = $19(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
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
(wasm2js_i32$0 = $0_1, wasm2js_i32$1 = $16($4_1 + 8 | 0, 1051689, 13)), HEAP32[wasm2js_i32$0 + 4 >> 2] = wasm2js_i32$1;
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
function $22($0_1) {
var $1_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$128($1_1 + 8 | 0, $0_1, HEAP32[$0_1 >> 2], 1, 4, 12);
if (HEAP32[$1_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $1_1 + 16 | 0;
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
$2_1 = HEAP32[$0_1 + 1069584 >> 2];
HEAP32[$1_1 + 16 >> 2] = $2_1;
$0_1 = HEAP32[$0_1 + 1069600 >> 2];
HEAP32[$1_1 + 12 >> 2] = $0_1;
HEAP32[$1_1 + 44 >> 2] = 4;
HEAP32[$1_1 + 36 >> 2] = 1;
HEAP32[$1_1 + 40 >> 2] = $1_1 + 4;
HEAP32[$1_1 + 32 >> 2] = $1_1 + 12;
$3_1 = $1_1 + 20 | 0;
$138($3_1, 1050220, $1_1 + 32 | 0);
$4_1 = $62(3, 1065662, 31, $0_1, $2_1, $3_1);
}
global$0 = $1_1 + 48 | 0;
return $4_1;
}
function $24($0_1) {
var $1_1 = 0, $2_1 = 0;
$1_1 = HEAP32[$0_1 + 8 >> 2];
if ($1_1) {
$2_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
$126($2_1);
$2_1 = $2_1 + 12 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$133($0_1, 4, 12);
}
function $25($0_1) {
$0_1 = HEAP32[$0_1 >> 2];
$126($0_1 + 12 | 0);
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$126($0_1 + 36 | 0)
}
$126($0_1 + 24 | 0);
$40($0_1 + 48 | 0);
$4($0_1, 4);
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
$134($3_1 + 20 | 0, $6_1, 1, 1);
if (HEAP32[$3_1 + 20 >> 2] == 1) {
break block1
}
$5_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 16 >> 2] = 0;
HEAP32[$3_1 + 12 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$3_1 + 8 >> 2] = $5_1;
$130($3_1 + 8 | 0, HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2]);
$1_1 = HEAP32[$3_1 + 16 >> 2];
$5_1 = $6_1 - $1_1 | 0;
$4_1 = $1_1 + HEAP32[$3_1 + 12 >> 2] | 0;
if (($2_1 | 0) == 1) {
break block2
}
while (1) {
$1_1 = HEAP32[$7_1 + 4 >> 2];
$2_1 = HEAP32[$7_1 >> 2];
$142($4_1, 0, 1, 0);
if ($1_1 >>> 0 > $5_1 >>> 0) {
break block
}
$142($4_1, $1_1, $2_1, $1_1);
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
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0;
$4_1 = global$0 - 96 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 32 >> 2] = $2_1;
HEAP32[$4_1 + 28 >> 2] = $1_1;
$3_1 = HEAP32[$0_1 + 12 >> 2];
block : {
if (HEAPU8[$3_1 | 0] != 5) {
$0_1 = $16($0_1, 1051438, 9);
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
$12_1 = HEAP32[$3_1 + 4 >> 2];
$10_1 = HEAP32[$3_1 >> 2];
$3_1 = $6_1;
while (1) {
$8_1 = $3_1 + 28 | 0;
HEAP32[$11_1 >> 2] = $8_1;
if (($10_1 | 0) == ($12_1 | 0)) {
$7_1 = $6_1;
break block1;
}
$5_1 = $10_1;
block2 : {
while (1) {
$13_1 = HEAP32[$5_1 + 4 >> 2];
$16_1 = HEAP32[$5_1 >> 2];
$17_1 = HEAP32[$3_1 + 8 >> 2];
$15_1 = $9_1 + 8 | 0;
HEAP32[$15_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$15_1 + 4 >> 2] = $17_1;
if (HEAP32[$9_1 + 12 >> 2] == ($13_1 | 0)) {
if (!$164($16_1, HEAP32[$9_1 + 8 >> 2], $13_1)) {
break block2
}
}
$5_1 = $5_1 + 20 | 0;
if (($12_1 | 0) != ($5_1 | 0)) {
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
$20($3_1, $0_1);
$5_1 = HEAP32[$7_1 + 8 >> 2];
$6_1 = $4_1 + 16 | 0;
HEAP32[$6_1 >> 2] = HEAP32[$7_1 + 4 >> 2];
HEAP32[$6_1 + 4 >> 2] = $5_1;
$6_1 = $4_1 + 68 | 0;
$28($6_1, HEAP32[$4_1 + 16 >> 2], HEAP32[$4_1 + 20 >> 2]);
HEAP32[$4_1 + 92 >> 2] = 3;
HEAP32[$4_1 + 84 >> 2] = 3;
HEAP32[$4_1 + 88 >> 2] = $6_1;
HEAP32[$4_1 + 80 >> 2] = $3_1;
$9_1 = $4_1 + 44 | 0;
$10_1 = $4_1 + 80 | 0;
$138($9_1, 1049033, $10_1);
$126($6_1);
$126($3_1);
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$134($5_1 + 20 | 0, ($2_1 - $1_1 >>> 0) / 20 | 0, 4, 8);
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
$127($6_1, $3_1, $8_1, 8);
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
$11_1 = HEAPU8[$0_1 + 20 | 0];
$12_1 = HEAP32[$4_1 + 52 >> 2];
$13_1 = HEAP32[$4_1 + 48 >> 2];
$1_1 = HEAP32[$7_1 + 8 >> 2];
$0_1 = $4_1 + 8 | 0;
HEAP32[$0_1 >> 2] = HEAP32[$7_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
$0_1 = HEAP32[$4_1 + 84 >> 2];
$7_1 = HEAP32[$4_1 + 88 >> 2];
$1_1 = global$0 - 112 | 0;
global$0 = $1_1;
$2_1 = $1_1 + 84 | 0;
$6_1 = HEAP32[$4_1 + 8 >> 2];
$5_1 = HEAP32[$4_1 + 12 >> 2];
$61($2_1, $6_1, $5_1);
HEAP32[$1_1 + 48 >> 2] = 3;
HEAP32[$1_1 + 44 >> 2] = $2_1;
$8_1 = $1_1 + 32 | 0;
$3_1 = $1_1 + 44 | 0;
$138($8_1, 1051386, $3_1);
$126($2_1);
$106($3_1, $0_1, $7_1);
HEAP32[$1_1 + 96 >> 2] = 3;
HEAP32[$1_1 + 88 >> 2] = 3;
HEAP32[$1_1 + 92 >> 2] = $3_1;
HEAP32[$1_1 + 84 >> 2] = $8_1;
$138($1_1 + 20 | 0, 1049451, $2_1);
$126($3_1);
$126($8_1);
$46($1_1 + 8 | 0, $6_1, $5_1, $0_1, $0_1 + ($7_1 << 3) | 0);
$0_1 = HEAP32[$1_1 + 8 >> 2];
if ($0_1) {
$131($1_1 + 96 | 0, $0_1, HEAP32[$1_1 + 12 >> 2]);
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
$0_1 = $62($11_1, $13_1, $12_1, $6_1, $5_1, $1_1 + 20 | 0);
$40($0_1 + 48 | 0);
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
$133($10_1, 4, 8);
$126($9_1);
}
global$0 = $4_1 + 96 | 0;
return $0_1;
}
function $28($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$4_1 = $3_1 + 4 | 0;
$33($4_1, $1_1, $2_1, 126, 1053361);
$33($0_1, HEAP32[$3_1 + 8 >> 2], HEAP32[$3_1 + 12 >> 2], 47, 1053363);
$126($4_1);
global$0 = $3_1 + 16 | 0;
}
function $29($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $152($1_1, HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2]) | 0;
}
function $30($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
block2 : {
block1 : {
$2_1 = HEAP32[$1_1 + 12 >> 2];
block : {
if (HEAPU8[$2_1 | 0] != 3) {
$5_1 = $16($1_1, 1051430, 8);
break block;
}
$5_1 = $2_1 + 4 | 0;
$2_1 = HEAP32[$5_1 + 8 >> 2];
HEAP32[$6_1 >> 2] = HEAP32[$5_1 + 4 >> 2];
HEAP32[$6_1 + 4 >> 2] = $2_1;
$5_1 = HEAP32[$6_1 + 4 >> 2];
$4_1 = HEAP32[$6_1 >> 2];
if ($4_1) {
break block1
}
}
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = $5_1;
break block2;
}
$10_1 = $6_1 + 8 | 0;
$8_1 = global$0 - 80 | 0;
global$0 = $8_1;
block10 : {
block3 : {
if (!$5_1) {
break block3
}
$11_1 = $4_1 + $5_1 | 0;
$2_1 = $4_1;
while (1) {
block4 : {
if (($2_1 | 0) == ($11_1 | 0)) {
break block4
}
$9_1 = HEAP8[$2_1 | 0];
block5 : {
if (($9_1 | 0) >= 0) {
$3_1 = $9_1 & 255;
$2_1 = $2_1 + 1 | 0;
break block5;
}
$3_1 = HEAPU8[$2_1 + 1 | 0] & 63;
$7_1 = $9_1 & 31;
if ($9_1 >>> 0 <= 4294967263) {
$3_1 = $3_1 | $7_1 << 6;
$2_1 = $2_1 + 2 | 0;
break block5;
}
$3_1 = HEAPU8[$2_1 + 2 | 0] & 63 | $3_1 << 6;
if ($9_1 >>> 0 < 4294967280) {
$3_1 = $3_1 | $7_1 << 12;
$2_1 = $2_1 + 3 | 0;
break block5;
}
$3_1 = $7_1 << 18 & 1835008 | (HEAPU8[$2_1 + 3 | 0] & 63 | $3_1 << 6);
if (($3_1 | 0) == 1114112) {
break block4
}
$2_1 = $2_1 + 4 | 0;
}
$7_1 = $3_1 - 9 | 0;
if (1 << $7_1 & 8388639 ? $7_1 >>> 0 <= 23 : 0) {
break block3
}
block6 : {
if ($3_1 >>> 0 < 128) {
break block6
}
block7 : {
$7_1 = $3_1 >>> 8 | 0;
if ($7_1 >>> 0 <= 31) {
if (!$7_1) {
break block7
}
if (($7_1 | 0) != 22 | ($3_1 | 0) != 5760) {
break block6
}
break block3;
}
if (($7_1 | 0) != 32) {
if (($7_1 | 0) != 48 | ($3_1 | 0) != 12288) {
break block6
}
break block3;
}
if (!(HEAPU8[($3_1 & 255) + 1070056 | 0] & 2)) {
break block6
}
break block3;
}
if (HEAP8[($3_1 & 255) + 1070056 | 0] & 1) {
break block3
}
}
if ($3_1 >>> 0 < 32) {
break block3
}
if ($3_1 - 127 >>> 0 > 32) {
continue
}
break block3;
}
break;
};
block8 : {
if ($5_1 >>> 0 >= 4) {
$2_1 = $8_1 + 16 | 0;
$154($2_1, $4_1, $5_1, 1051797, 3);
$15($8_1 + 4 | 0, $2_1);
if (HEAP32[$8_1 + 4 >> 2]) {
break block3
}
break block8;
}
if (($5_1 | 0) != 3) {
break block8
}
if (!((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8) ^ 10794 | HEAPU8[$4_1 + 2 | 0] ^ 42)) {
break block3
}
}
$2_1 = ($4_1 + 3 & -4) - $4_1 | 0;
block9 : {
if (!($2_1 >>> 0 <= $5_1 >>> 0 & $5_1 >>> 0 >= 4)) {
$7_1 = $4_1 - 1 | 0;
$3_1 = $5_1;
while (1) {
if (!$3_1) {
break block9
}
$2_1 = $3_1 + $7_1 | 0;
$3_1 = $3_1 - 1 | 0;
if (HEAP8[$2_1 | 0] >= 0) {
continue
}
break;
};
break block3;
}
if ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) & -2139062144) {
break block3
}
$3_1 = $2_1 ? $2_1 : 4;
$2_1 = $5_1 - 4 | 0;
if ($3_1 >>> 0 < $2_1 >>> 0) {
while (1) {
if (HEAP32[$3_1 + $4_1 >> 2] & -2139062144) {
break block3
}
$3_1 = $3_1 + 4 | 0;
if ($2_1 >>> 0 > $3_1 >>> 0) {
continue
}
break;
}
}
$2_1 = $2_1 + $4_1 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) & -2139062144) {
break block3
}
}
$131($10_1, $4_1, $5_1);
break block10;
}
HEAP32[$8_1 + 8 >> 2] = $5_1;
HEAP32[$8_1 + 4 >> 2] = $4_1;
$2_1 = $8_1 + 16 | 0;
$63($2_1, 1065080, 99, $8_1 + 4 | 0);
$2_1 = $62(2, 1065074, 6, $4_1, $5_1, $2_1);
HEAP32[$10_1 >> 2] = -2147483648;
HEAP32[$10_1 + 4 >> 2] = $2_1;
}
global$0 = $8_1 + 80 | 0;
if (HEAP32[$6_1 + 8 >> 2] == -2147483648) {
$2_1 = HEAP32[$6_1 + 12 >> 2];
$20($6_1 + 20 | 0, $1_1);
$126($2_1 + 24 | 0);
HEAP32[$2_1 + 32 >> 2] = HEAP32[$6_1 + 28 >> 2];
$1_1 = HEAP32[$6_1 + 24 >> 2];
HEAP32[$2_1 + 24 >> 2] = HEAP32[$6_1 + 20 >> 2];
HEAP32[$2_1 + 28 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = $2_1;
break block2;
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$6_1 + 16 >> 2];
$1_1 = HEAP32[$6_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$6_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
global$0 = $6_1 + 32 | 0;
}
function $31() {
var $0_1 = 0;
$0_1 = $1(4, 272);
if (!$0_1) {
wasm2js_trap()
}
HEAP16[$0_1 + 270 >> 1] = 0;
HEAP32[$0_1 >> 2] = 0;
return $0_1;
}
function $32($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$131($4_1, $1_1, $2_1);
HEAP32[$4_1 + 28 >> 2] = HEAP32[$3_1 + 8 >> 2];
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$4_1 + 20 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$4_1 + 24 >> 2] = $1_1;
$1_1 = $1(4, 88);
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
function $33($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 + -64 | 0;
global$0 = $5_1;
$6_1 = $5_1 + 24 | 0;
$134($6_1, $2_1, 1, 1);
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
$34($5_1 + 52 | 0, $6_1);
if (HEAP32[$5_1 + 52 >> 2] == 1) {
while (1) {
$3_1 = HEAP32[$5_1 + 56 >> 2] - $8_1 | 0;
$6_1 = $1_1 + $8_1 | 0;
$8_1 = HEAP32[$5_1 + 60 >> 2];
$7_1 = $5_1 + 12 | 0;
$130($7_1, $6_1, $3_1);
$130($7_1, $4_1, 2);
$34($5_1 + 52 | 0, $5_1 + 24 | 0);
if (HEAP32[$5_1 + 52 >> 2]) {
continue
}
break;
}
}
$130($5_1 + 12 | 0, $1_1 + $8_1 | 0, $2_1 - $8_1 | 0);
HEAP32[$0_1 + 8 >> 2] = HEAP32[$5_1 + 20 >> 2];
$1_1 = HEAP32[$5_1 + 16 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 12 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $5_1 - -64 | 0;
return;
}
wasm2js_trap();
}
function $34($0_1, $1_1) {
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
$148($6_1 + 8 | 0, $12_1, $11_1, $4_1);
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
if ($164($4_1 + $9_1 | 0, $10_1, $2_1)) {
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
function $35() {
var $0_1 = 0;
$0_1 = $1(4, 320);
if (!$0_1) {
wasm2js_trap()
}
HEAP16[$0_1 + 270 >> 1] = 0;
HEAP32[$0_1 >> 2] = 0;
return $0_1;
}
function $36($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$5_1 = HEAP32[$0_1 >> 2];
$6_1 = $5_1 + 4 | 0;
$0_1 = HEAP32[$0_1 + 8 >> 2];
$10_1 = Math_imul($0_1, 12);
$4_1 = $6_1 + $10_1 | 0;
$7_1 = $0_1 + 1 | 0;
$8_1 = HEAPU16[$5_1 + 270 >> 1];
block : {
if ($7_1 >>> 0 > $8_1 >>> 0) {
HEAP32[$4_1 + 8 >> 2] = HEAP32[$1_1 + 8 >> 2];
$6_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$4_1 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$4_1 + 4 >> 2] = $6_1;
break block;
}
$11_1 = Math_imul($7_1, 12);
$9_1 = $6_1 + $11_1 | 0;
$6_1 = Math_imul($8_1 - $0_1 | 0, 12);
$163($9_1, $4_1, $6_1);
HEAP32[$4_1 + 8 >> 2] = HEAP32[$1_1 + 8 >> 2];
$9_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$4_1 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$4_1 + 4 >> 2] = $9_1;
$1_1 = $5_1 + 136 | 0;
$163($1_1 + $11_1 | 0, $1_1 + $10_1 | 0, $6_1);
}
$1_1 = Math_imul($0_1, 12) + $5_1 | 0;
HEAP32[$1_1 + 144 >> 2] = HEAP32[$2_1 + 8 >> 2];
$4_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$1_1 + 136 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$1_1 + 140 >> 2] = $4_1;
$1_1 = $5_1 + 272 | 0;
$2_1 = $8_1 + 2 | 0;
$4_1 = $0_1 + 2 | 0;
if ($2_1 >>> 0 > $4_1 >>> 0) {
$163($1_1 + ($4_1 << 2) | 0, $1_1 + ($7_1 << 2) | 0, $8_1 - $0_1 << 2)
}
HEAP32[$1_1 + ($7_1 << 2) >> 2] = $3_1;
$3_1 = $8_1 + 1 | 0;
HEAP16[$5_1 + 270 >> 1] = $3_1;
if ($2_1 >>> 0 > $7_1 >>> 0) {
$1_1 = (($0_1 << 2) + $5_1 | 0) + 276 | 0;
while (1) {
$2_1 = HEAP32[$1_1 >> 2];
$0_1 = $0_1 + 1 | 0;
HEAP16[$2_1 + 268 >> 1] = $0_1;
HEAP32[$2_1 >> 2] = $5_1;
$1_1 = $1_1 + 4 | 0;
if (($0_1 | 0) != ($3_1 | 0)) {
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
$6_1 = $156($1_1, $2_1, $10_1, $6_1) & 255;
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
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
$4_1 = global$0 - 96 | 0;
global$0 = $4_1;
$10_1 = HEAP32[$3_1 + 4 >> 2];
$11_1 = HEAP32[$2_1 + 4 >> 2];
$12_1 = HEAP32[$2_1 >> 2];
$6_1 = HEAP32[$3_1 >> 2];
$57($4_1 + 8 | 0, $1_1);
$2_1 = HEAP32[$4_1 + 8 >> 2];
block2 : {
if ($2_1) {
$5_1 = $6_1 + 44 | 0;
$3_1 = HEAP32[$4_1 + 12 >> 2];
while (1) {
block : {
$8_1 = HEAP32[$3_1 + 8 >> 2];
if (($8_1 | 0) != HEAP32[$12_1 + 4 >> 2]) {
break block
}
$7_1 = HEAP32[$2_1 + 8 >> 2];
$9_1 = HEAP32[$2_1 + 4 >> 2];
$3_1 = HEAP32[$3_1 + 4 >> 2];
if ($164($3_1, HEAP32[$12_1 >> 2], $8_1)) {
break block
}
$2_1 = HEAP32[$11_1 >> 2];
if (!(!$2_1 | HEAP32[$11_1 + 4 >> 2] != ($7_1 | 0))) {
if (!$164($9_1, $2_1, $7_1)) {
break block
}
}
HEAP32[$4_1 + 44 >> 2] = $7_1;
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
$2_1 = HEAP32[$6_1 + 80 >> 2];
HEAP32[$4_1 + 48 >> 2] = HEAP32[$6_1 + 76 >> 2];
HEAP32[$4_1 + 52 >> 2] = $2_1;
$58($4_1 + 56 | 0, $4_1 + 16 | 0, HEAP32[$6_1 + 40 >> 2], HEAP32[$10_1 >> 2], HEAP32[$10_1 + 4 >> 2]);
if (HEAP32[$4_1 + 56 >> 2] == 2 | HEAPU8[$4_1 + 72 | 0] != 1) {
break block
}
HEAP32[$0_1 + 12 >> 2] = $8_1;
HEAP32[$0_1 + 8 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $7_1;
HEAP32[$0_1 >> 2] = $9_1;
break block2;
}
$57($4_1, $1_1);
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
function $39($0_1) {
if (HEAP32[$0_1 >> 2] != -2147483648) {
$126($0_1)
}
}
function $40($0_1) {
block1 : {
block : {
switch (HEAP32[$0_1 >> 2] - -2147483648 | 0) {
default:
$126($0_1);
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
$126($0_1 + 12 | 0);
}
}
function $41($0_1) {
var $1_1 = 0;
$1_1 = HEAP32[$0_1 + 8 >> 2];
if ($1_1) {
$0_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
$126($0_1);
$24($0_1 + 12 | 0);
$24($0_1 + 24 | 0);
$0_1 = $0_1 + 40 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
}
function $42($0_1) {
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
$126($0_1)
}
$42($0_1 + 12 | 0);
$0_1 = $0_1 + 28 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$133($2_1, 4, 28);
break block;
case 3:
if (HEAP32[$0_1 + 4 >> 2] == -2147483648) {
break block
}
$126($0_1 + 4 | 0);
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
$42($0_1);
$0_1 = $0_1 + 16 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$133($2_1, 4, 16);
}
}
function $43($0_1) {
var $1_1 = 0;
$24($0_1);
$24($0_1 + 12 | 0);
$1_1 = $0_1 + 24 | 0;
$41($1_1);
$133($1_1, 4, 40);
$0_1 = $0_1 + 36 | 0;
$44($0_1);
$133($0_1, 4, 24);
}
function $44($0_1) {
var $1_1 = 0;
$1_1 = HEAP32[$0_1 + 8 >> 2];
if ($1_1) {
$0_1 = HEAP32[$0_1 + 4 >> 2];
while (1) {
$126($0_1);
$126($0_1 + 12 | 0);
$0_1 = $0_1 + 24 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
}
function $45($0_1, $1_1, $2_1, $3_1) {
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
$124($1_1 + 8 | 0, $2_1);
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
$3_1 = $123($2_1, 1069372, 3) ? 2 : 3;
break block2;
}
$3_1 = $123($2_1, 1069375, 3) ? 1 : 3;
break block2;
}
$3_1 = $123($2_1, 1069378, 4) ? 0 : 3;
}
global$0 = $1_1 + 16 | 0;
$1_1 = $3_1 & 255;
if (($1_1 | 0) == 3) {
break block3
}
$2_1 = 0;
HEAP8[$4_1 + 80 | 0] = 0;
if (($1_1 | 0) != 2) {
$42($4_1 + 80 | 0);
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
$124($4_1 + 16 | 0, $2_1);
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
$124($6_1 + 48 | 0, $2_1);
if (HEAPU8[$6_1 + 48 | 0]) {
break block10
}
}
$7_1 = $7_1 & -256 | 3;
$3_1 = 7;
break block11;
}
$125($6_1 + 72 | 0, $2_1);
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
$124($3_1, $2_1);
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
$45($6_1 + 72 | 0, $3_1, $2_1, $6_1 + 92 | 0);
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
$128($3_1 + 8 | 0, $10_1, $15_1, 1, 4, 28);
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
$126($6_1 + 60 | 0);
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
$124($6_1 + 24 | 0, $2_1);
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
$124($6_1 + 8 | 0, $2_1);
HEAP32[$8_1 >> 2] = 8;
break block9;
}
$124($6_1, $2_1);
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
$126($0_1)
}
$42($0_1 + 12 | 0);
$0_1 = $0_1 + 28 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$133($10_1, 4, 28);
break block4;
}
$124($4_1, $2_1);
$125($4_1 + 80 | 0, $2_1);
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
$124($4_1 + 8 | 0, $2_1);
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
$45($7_1 + 56 | 0, $3_1, $2_1, $7_1 + 76 | 0);
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
$128($3_1 + 8 | 0, $11_1, $12_1, 1, 4, 16);
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
$124($7_1 + 32 | 0, $2_1);
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
$124($7_1 + 16 | 0, $2_1);
HEAP32[$5_1 >> 2] = 8;
break block27;
}
$124($7_1 + 8 | 0, $2_1);
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
$42($0_1);
$0_1 = $0_1 + 16 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$133($4_1 + 68 | 0, 4, 16);
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
$146($16_1, $9_1, $1_1);
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
function $46($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
block : {
if (($3_1 | 0) == ($4_1 | 0) | $2_1 >>> 0 > 48) {
break block
}
$8_1 = HEAP32[$3_1 >> 2];
$5_1 = HEAP32[$3_1 + 4 >> 2];
$7_1 = $47($1_1, $2_1, $8_1, $5_1);
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
$9_1 = $47($1_1, $2_1, $11_1, $8_1);
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
function $47($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
$108($4_1, $0_1, $0_1 + $1_1 | 0);
$108($4_1 + 12 | 0, $2_1, $2_1 + $3_1 | 0);
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
$134($2_1 + 20 | 0, $3_1, 4, 4);
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
$127($1_1, $9_1, $0_1, 4);
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
$133($4_1 + 24 | 0, 4, 4);
$133($4_1 + 12 | 0, 4, 4);
$133($4_1, 4, 4);
global$0 = $4_1 + 48 | 0;
return $2_1;
}
function $48($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$4_1 = $19(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
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
$20($6_1, $1_1);
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
$138($1_1 + 20 | 0, 1051386, $1_1 + 32 | 0);
break block2;
}
$131($1_1 + 20 | 0, 1065919, 11);
}
HEAP32[$1_1 + 44 >> 2] = 1;
HEAP32[$1_1 + 36 >> 2] = 3;
HEAP32[$1_1 + 40 >> 2] = $1_1;
$2_1 = $1_1 + 20 | 0;
HEAP32[$1_1 + 32 >> 2] = $2_1;
$3_1 = $1_1 + 8 | 0;
$138($3_1, 1051169, $1_1 + 32 | 0);
$126($2_1);
$2_1 = $32($8_1, $7_1, $4_1, $3_1);
global$0 = $1_1 + 48 | 0;
$126($6_1);
HEAP32[$0_1 >> 2] = 3;
HEAP32[$0_1 + 4 >> 2] = $2_1;
}
global$0 = $5_1 + 16 | 0;
}
function $49($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$5_1 = global$0 - 112 | 0;
global$0 = $5_1;
$6_1 = $5_1 + 16 | 0;
$131($6_1, $1_1, $2_1);
$130($6_1, 1052597, 4);
$64($5_1 + 28 | 0, HEAP32[$5_1 + 20 >> 2], HEAP32[$5_1 + 24 >> 2]);
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
$148($5_1 + 8 | 0, 47, $1_1, $2_1);
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
if ($164($12_1, $1_1, $2_1)) {
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
if (!(HEAP8[($7_1 & 255) + 1070056 | 0] & 1)) {
break block9
}
break block6;
}
if (HEAPU8[($7_1 & 255) + 1070056 | 0] & 2) {
break block6
}
}
if (($6_1 | 0) != ($10_1 | 0)) {
continue
}
}
break;
};
$131($5_1 + 28 | 0, $1_1, $2_1);
$131($5_1 + 88 | 0, $3_1, $4_1);
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
HEAP32[$5_1 + 92 >> 2] = $4_1;
HEAP32[$5_1 + 88 >> 2] = $3_1;
$1_1 = $5_1 + 28 | 0;
$63($1_1, 1065693, 36, $5_1 + 88 | 0);
$6_1 = $62(2, 1065645, 17, $3_1, $4_1, $1_1);
break block14;
}
$6_1 = ($3_1 | 0) == ($13_1 | 0) & $8_1 >>> 0 < $15_1 >>> 0 | $3_1 >>> 0 < $13_1 >>> 0 ? -1 : 1;
}
$7_1 = $6_1 ? 0 : $12_1;
}
HEAP32[$5_1 + 32 >> 2] = $2_1;
HEAP32[$5_1 + 28 >> 2] = $1_1;
$3_1 = $5_1 + 76 | 0;
$63($3_1, 1065594, 51, $5_1 + 28 | 0);
$6_1 = $62(2, 1065645, 17, $1_1, $2_1, $3_1);
if ($7_1) {
$131($5_1 + 40 | 0, $7_1, $11_1);
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
$40($6_1 + 48 | 0);
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
$126($5_1 + 16 | 0);
global$0 = $5_1 + 112 | 0;
}
function $50($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$134($3_1 + 20 | 0, ($2_1 - $1_1 >>> 0) / 12 | 0, 4, 8);
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
$127($5_1, $4_1, $6_1, 8);
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
function $51($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
var $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$7_1 = global$0 - 112 | 0;
global$0 = $7_1;
$8_1 = $7_1 + 84 | 0;
$61($8_1, $3_1, $4_1);
HEAP32[$7_1 + 48 >> 2] = 3;
HEAP32[$7_1 + 44 >> 2] = $8_1;
$10_1 = $7_1 + 32 | 0;
$9_1 = $7_1 + 44 | 0;
$138($10_1, 1051386, $9_1);
$126($8_1);
$106($9_1, $5_1, $6_1);
HEAP32[$7_1 + 96 >> 2] = 3;
HEAP32[$7_1 + 88 >> 2] = 3;
HEAP32[$7_1 + 92 >> 2] = $9_1;
HEAP32[$7_1 + 84 >> 2] = $10_1;
$138($7_1 + 20 | 0, 1049492, $8_1);
$126($9_1);
$126($10_1);
$46($7_1 + 8 | 0, $3_1, $4_1, $5_1, ($6_1 << 3) + $5_1 | 0);
$5_1 = HEAP32[$7_1 + 8 >> 2];
if ($5_1) {
$131($7_1 + 96 | 0, $5_1, HEAP32[$7_1 + 12 >> 2]);
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
$0_1 = $62($0_1, $1_1, $2_1, $3_1, $4_1, $7_1 + 20 | 0);
$40($0_1 + 48 | 0);
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
function $52($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$3_1 = global$0 - 96 | 0;
global$0 = $3_1;
block3 : {
block1 : {
$4_1 = $19(HEAP32[$1_1 + 12 >> 2], $2_1, 6);
block2 : {
if (!(!$4_1 | !HEAPU8[$4_1 | 0])) {
HEAP32[$3_1 + 4 >> 2] = $2_1;
HEAP32[$3_1 >> 2] = 1;
HEAP32[$3_1 + 12 >> 2] = $4_1;
HEAP32[$3_1 + 8 >> 2] = 6;
HEAP32[$3_1 + 16 >> 2] = $1_1;
HEAP8[$3_1 + 20 | 0] = HEAPU8[$1_1 + 20 | 0];
$1_1 = HEAP32[$3_1 + 20 >> 2];
HEAP32[$3_1 + 40 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 44 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 32 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$3_1 + 36 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$3_1 + 28 >> 2] = $1_1;
HEAP32[$3_1 + 56 >> 2] = 0;
HEAP32[$3_1 + 48 >> 2] = 0;
HEAP32[$3_1 + 52 >> 2] = 4;
$1_1 = HEAP32[$3_1 + 36 >> 2];
if (HEAPU8[$1_1 | 0] != 4) {
$1_1 = $16($3_1, 1051710, 6);
break block1;
}
$2_1 = HEAP32[$1_1 + 12 >> 2];
if (!$2_1) {
$1_1 = 4;
$2_1 = 0;
break block2;
}
$5_1 = $2_1 << 4;
$2_1 = HEAP32[$1_1 + 8 >> 2];
$4_1 = 0;
$9_1 = HEAPU8[$3_1 + 44 | 0];
while (1) {
HEAP8[$3_1 + 92 | 0] = $9_1;
HEAP32[$3_1 + 76 >> 2] = $4_1;
HEAP32[$3_1 + 72 >> 2] = 2;
HEAP32[$3_1 + 84 >> 2] = $2_1;
HEAP32[$3_1 + 88 >> 2] = $3_1 + 24;
$30($3_1 + 60 | 0, $3_1 + 72 | 0);
$1_1 = HEAP32[$3_1 + 64 >> 2];
$8_1 = HEAP32[$3_1 + 60 >> 2];
if (($8_1 | 0) == -2147483648) {
break block1
}
$10_1 = HEAP32[$3_1 + 68 >> 2];
$6_1 = HEAP32[$3_1 + 56 >> 2];
if (($6_1 | 0) == HEAP32[$3_1 + 48 >> 2]) {
$22($3_1 + 48 | 0)
}
$2_1 = $2_1 + 16 | 0;
$7_1 = HEAP32[$3_1 + 52 >> 2] + Math_imul($6_1, 12) | 0;
HEAP32[$7_1 + 8 >> 2] = $10_1;
HEAP32[$7_1 + 4 >> 2] = $1_1;
HEAP32[$7_1 >> 2] = $8_1;
$6_1 = $6_1 + 1 | 0;
HEAP32[$3_1 + 56 >> 2] = $6_1;
$4_1 = $4_1 + 1 | 0;
$5_1 = $5_1 - 16 | 0;
if ($5_1) {
continue
}
break;
};
$2_1 = -2147483648;
$1_1 = HEAP32[$3_1 + 52 >> 2];
block4 : {
$4_1 = HEAP32[$3_1 + 48 >> 2];
switch ($4_1 - -2147483648 | 0) {
case 1:
break block2;
case 0:
break block3;
default:
break block4;
};
}
$2_1 = $4_1;
break block2;
}
$2_1 = -2147483648;
}
$5_1 = ($2_1 | 0) == -2147483648;
HEAP32[$0_1 + 8 >> 2] = $5_1 ? 0 : $6_1;
$4_1 = $5_1 ? 0 : $2_1;
$1_1 = $5_1 ? 4 : $1_1;
break block3;
}
$24($3_1 + 48 | 0);
$4_1 = -2147483648;
}
HEAP32[$0_1 >> 2] = $4_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $3_1 + 96 | 0;
}
function $53($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$4_1 = global$0 + -64 | 0;
global$0 = $4_1;
block3 : {
block4 : {
block : {
$5_1 = $19(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
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
$3_1 = $16($4_1 + 16 | 0, 1051430, 8);
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
if (HEAP32[$1_1 + 1053160 >> 2] == ($3_1 | 0)) {
if (!$164(HEAP32[$1_1 + 1053156 >> 2], $2_1, $3_1)) {
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
$50($1_1, 1053132, 1053156);
$5_1 = $4_1 + 52 | 0;
$20($5_1, $4_1 + 16 | 0);
$3_1 = $51($7_1, HEAP32[$4_1 + 56 >> 2], HEAP32[$4_1 + 60 >> 2], $2_1, $3_1, HEAP32[$4_1 + 44 >> 2], HEAP32[$4_1 + 48 >> 2]);
$126($5_1);
$133($1_1, 4, 8);
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
$1_1 = 1;
break block3;
}
HEAP8[$0_1 + 1 | 0] = HEAPU8[$1_1 + 1053164 | 0];
break block4;
}
HEAP8[$0_1 + 1 | 0] = 2;
}
$1_1 = 0;
}
HEAP8[$0_1 | 0] = $1_1;
global$0 = $4_1 - -64 | 0;
}
function $54($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
block6 : {
block7 : {
block3 : {
block2 : {
block1 : {
block5 : {
block : {
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
break block;
case 1:
break block1;
case 2:
break block2;
case 3:
break block3;
};
}
if (HEAPU8[HEAP32[$1_1 + 12 >> 2]] == 1) {
break block7
}
$0_1 = $16($1_1, 1051689, 13);
break block6;
}
$0_1 = $16($1_1, 1051430, 8);
break block6;
}
$4_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$4_1 | 0] != 4) {
$0_1 = $16($1_1, 1051710, 6);
break block6;
}
$3_1 = HEAP32[$4_1 + 12 >> 2] << 4;
$6_1 = HEAPU8[$1_1 + 20 | 0];
$7_1 = HEAP32[$0_1 + 4 >> 2];
$4_1 = HEAP32[$4_1 + 8 >> 2];
while (1) {
if (!$3_1) {
break block7
}
HEAP8[$2_1 + 44 | 0] = $6_1;
HEAP32[$2_1 + 40 >> 2] = $1_1;
HEAP32[$2_1 + 24 >> 2] = 2;
$3_1 = $3_1 - 16 | 0;
HEAP32[$2_1 + 28 >> 2] = $5_1;
$5_1 = $5_1 + 1 | 0;
HEAP32[$2_1 + 36 >> 2] = $4_1;
$4_1 = $4_1 + 16 | 0;
$0_1 = $54($7_1, $2_1 + 24 | 0);
if (!$0_1) {
continue
}
break;
};
break block6;
}
$3_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$3_1 | 0] != 5) {
$0_1 = $16($1_1, 1051438, 9);
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
HEAP32[$2_1 + 40 >> 2] = $1_1;
HEAP8[$2_1 + 44 | 0] = $5_1;
HEAP32[$2_1 + 24 >> 2] = 1;
HEAP32[$2_1 + 36 >> 2] = $3_1 + 12;
$0_1 = HEAP32[$2_1 + 20 >> 2];
HEAP32[$2_1 + 28 >> 2] = HEAP32[$2_1 + 16 >> 2];
HEAP32[$2_1 + 32 >> 2] = $0_1;
$4_1 = $4_1 - 28 | 0;
$3_1 = $3_1 + 28 | 0;
$0_1 = $54($6_1, $2_1 + 24 | 0);
if (!$0_1) {
continue
}
break;
};
break block6;
}
$7_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$7_1 | 0] != 5) {
$0_1 = $16($1_1, 1051438, 9);
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
$6_1 = $19($7_1, $8_1, $9_1);
if (!(!$6_1 | !HEAPU8[$6_1 | 0])) {
HEAP8[$2_1 + 44 | 0] = $10_1;
HEAP32[$2_1 + 40 >> 2] = $1_1;
HEAP32[$2_1 + 36 >> 2] = $6_1;
HEAP32[$2_1 + 32 >> 2] = $9_1;
HEAP32[$2_1 + 28 >> 2] = $8_1;
HEAP32[$2_1 + 24 >> 2] = 1;
$0_1 = $54($5_1, $2_1 + 24 | 0);
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
global$0 = $2_1 + 48 | 0;
return $0_1;
}
function $55($0_1) {
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
$1_1 = $56(HEAP32[$4_1 + 8 >> 2], HEAP32[$4_1 + 12 >> 2]);
break block5;
case 3:
$1_1 = HEAP32[$0_1 + 12 >> 2];
$2_1 = ($1_1 - (($1_1 | 0) != 0) | 0) + 2 | 0;
if ($1_1) {
$0_1 = HEAP32[$0_1 + 8 >> 2];
while (1) {
$3_1 = $55($0_1) + $3_1 | 0;
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
$3_1 = (($56(HEAP32[$1_1 + 8 >> 2], HEAP32[$1_1 + 12 >> 2]) + $3_1 | 0) + $55($0_1 + 12 | 0) | 0) + 1 | 0;
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
function $56($0_1, $1_1) {
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
function $57($0_1, $1_1) {
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
function $58($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
$10_1 = HEAP32[$1_1 + 24 >> 2];
$5_1 = $10_1 | HEAP32[$1_1 + 32 >> 2];
$11_1 = $5_1 ? $10_1 : 1051652;
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
if ($68($5_1, $11_1, $13_1)) {
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
if ($68($8_1, $11_1, $13_1)) {
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
if ($68($5_1, $11_1, $13_1)) {
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
if ($68($8_1, $11_1, $13_1)) {
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
$82($6_1 + 8 | 0, $10_1, $14_1, $1_1 ? (HEAPU8[$2_1 + 51 | 0] ? ($1_1 ? $3_1 : 0) : 0) : 0);
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
function $59($0_1, $1_1) {
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
if ($164($2_1 + $14_1 | 0, $13_1, $4_1)) {
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
function $60($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = global$0 + -64 | 0;
global$0 = $4_1;
$5_1 = $4_1 + 48 | 0;
$28($5_1, HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2]);
HEAP32[$4_1 + 32 >> 2] = 3;
HEAP32[$4_1 + 28 >> 2] = $5_1;
$7_1 = $4_1 + 4 | 0;
$0_1 = $4_1 + 28 | 0;
$138($7_1, 1048970, $0_1);
$126($5_1);
$8_1 = HEAP32[$4_1 + 8 >> 2];
$9_1 = HEAP32[$4_1 + 12 >> 2];
$61($5_1, $1_1, $2_1);
HEAP32[$4_1 + 20 >> 2] = 3;
HEAP32[$4_1 + 16 >> 2] = $5_1;
$6_1 = $4_1 + 16 | 0;
$138($0_1, 1051386, $6_1);
$126($5_1);
$3_1 = ($3_1 & 255) == 2;
HEAP32[$4_1 + 44 >> 2] = $3_1 ? 6 : 3;
HEAP32[$4_1 + 40 >> 2] = $3_1 ? 1052580 : 1051800;
HEAP32[$4_1 + 60 >> 2] = 1;
HEAP32[$4_1 + 52 >> 2] = 3;
HEAP32[$4_1 + 56 >> 2] = $4_1 + 40;
HEAP32[$4_1 + 48 >> 2] = $0_1;
$138($6_1, 1049535, $5_1);
$126($0_1);
$0_1 = $62(1, $8_1, $9_1, $1_1, $2_1, $6_1);
$126($7_1);
global$0 = $4_1 - -64 | 0;
return $0_1;
}
function $61($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0;
$8_1 = global$0 - 32 | 0;
global$0 = $8_1;
$3_1 = $8_1 + 8 | 0;
HEAP32[$3_1 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 1;
HEAP32[$8_1 + 28 >> 2] = 0;
$3_1 = HEAP32[$8_1 + 12 >> 2];
HEAP32[$8_1 + 20 >> 2] = HEAP32[$8_1 + 8 >> 2];
HEAP32[$8_1 + 24 >> 2] = $3_1;
block : {
if (!$2_1) {
break block
}
$14_1 = $1_1 + $2_1 | 0;
while (1) {
$2_1 = HEAP8[$1_1 | 0];
block1 : {
if (($2_1 | 0) >= 0) {
$2_1 = $2_1 & 255;
$1_1 = $1_1 + 1 | 0;
break block1;
}
$9_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$3_1 = $2_1 & 31;
if ($2_1 >>> 0 <= 4294967263) {
$2_1 = $9_1 | $3_1 << 6;
$1_1 = $1_1 + 2 | 0;
break block1;
}
$9_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $9_1 << 6;
if ($2_1 >>> 0 < 4294967280) {
$2_1 = $9_1 | $3_1 << 12;
$1_1 = $1_1 + 3 | 0;
break block1;
}
$2_1 = $3_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $9_1 << 6);
if (($2_1 | 0) == 1114112) {
break block
}
$1_1 = $1_1 + 4 | 0;
}
if ($12_1 >>> 0 <= 79) {
$9_1 = $8_1 + 20 | 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
block12 : {
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
if ($2_1 - 1536 >>> 0 < 6 | $2_1 - 8203 >>> 0 < 5) {
break block2
}
break block4;
}
if ($2_1 - 8234 >>> 0 < 5 | $2_1 - 65529 >>> 0 < 3) {
break block2
}
}
if (($2_1 & 2097024) == 917504 | $2_1 >>> 0 < 32 | $2_1 - 127 >>> 0 < 33) {
break block2
}
$5_1 = $2_1 - 9 | 0;
block5 : {
if ($5_1 >>> 0 <= 23) {
$3_1 = 1;
if (8388639 >>> $5_1 & 1) {
break block5
}
}
$3_1 = 0;
if ($2_1 >>> 0 < 128) {
break block5
}
block7 : {
block6 : {
$5_1 = $2_1 >>> 8 | 0;
if ($5_1 >>> 0 <= 31) {
if (!$5_1) {
break block6
}
if (($5_1 | 0) != 22) {
break block5
}
$3_1 = ($2_1 | 0) == 5760;
break block5;
}
if (($5_1 | 0) == 32) {
break block7
}
if (($5_1 | 0) != 48) {
break block5
}
$3_1 = ($2_1 | 0) == 12288;
break block5;
}
$3_1 = HEAPU8[($2_1 & 255) + 1070056 | 0];
break block5;
}
$3_1 = (HEAPU8[($2_1 & 255) + 1070056 | 0] & 2) >>> 1 | 0;
}
if ($3_1 & 1 & ($2_1 | 0) != 32) {
break block2
}
$11_1 = HEAP32[$9_1 + 8 >> 2];
$6_1 = $2_1 >>> 0 < 128;
$3_1 = 1;
block8 : {
if ($6_1) {
break block8
}
$3_1 = 2;
if ($2_1 >>> 0 < 2048) {
break block8
}
$3_1 = $2_1 >>> 0 < 65536 ? 3 : 4;
}
$137($9_1, $3_1);
$5_1 = HEAP32[$9_1 + 4 >> 2] + HEAP32[$9_1 + 8 >> 2] | 0;
block11 : {
block10 : {
block9 : {
if (!$6_1) {
if ($2_1 >>> 0 < 2048) {
break block9
}
$6_1 = $2_1 >>> 12 | 0;
$7_1 = $2_1 & 63 | -128;
$10_1 = $2_1 >>> 6 & 63 | -128;
if ($2_1 >>> 0 >= 65536) {
break block10
}
HEAP8[$5_1 + 2 | 0] = $7_1;
HEAP8[$5_1 + 1 | 0] = $10_1;
HEAP8[$5_1 | 0] = $6_1 | 224;
break block11;
}
HEAP8[$5_1 | 0] = $2_1;
break block11;
}
HEAP8[$5_1 + 1 | 0] = $2_1 & 63 | 128;
HEAP8[$5_1 | 0] = $2_1 >>> 6 | 192;
break block11;
}
HEAP8[$5_1 + 3 | 0] = $7_1;
HEAP8[$5_1 + 2 | 0] = $10_1;
HEAP8[$5_1 + 1 | 0] = $6_1 & 63 | 128;
HEAP8[$5_1 | 0] = $2_1 >>> 18 | 240;
}
HEAP32[$9_1 + 8 >> 2] = $3_1 + $11_1;
$2_1 = 1;
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
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$6_1 = global$0 - 16 | 0;
HEAP8[$6_1 + 8 | 0] = 0;
HEAP16[$6_1 + 6 >> 1] = 0;
HEAP8[$6_1 + 9 | 0] = HEAPU8[($2_1 >>> 20 | 0) + 1070312 | 0];
HEAP8[$6_1 + 13 | 0] = HEAPU8[($2_1 >>> 4 & 15) + 1070312 | 0];
HEAP8[$6_1 + 12 | 0] = HEAPU8[($2_1 >>> 8 & 15) + 1070312 | 0];
HEAP8[$6_1 + 11 | 0] = HEAPU8[($2_1 >>> 12 & 15) + 1070312 | 0];
HEAP8[$6_1 + 10 | 0] = HEAPU8[($2_1 >>> 16 & 15) + 1070312 | 0];
$3_1 = Math_clz32($2_1 | 1) >>> 2 | 0;
$7_1 = $6_1 + 6 | 0;
$10_1 = $3_1 + $7_1 | 0;
HEAP8[$10_1 | 0] = 123;
HEAP8[$10_1 - 1 | 0] = 117;
$10_1 = $7_1;
$7_1 = $3_1 - 2 | 0;
HEAP8[$10_1 + $7_1 | 0] = 92;
$3_1 = $5_1 + 4 | 0;
HEAP8[$3_1 + 11 | 0] = 10;
HEAP8[$3_1 + 10 | 0] = $7_1;
$7_1 = HEAPU16[$6_1 + 10 >> 1] | HEAPU16[$6_1 + 12 >> 1] << 16;
$10_1 = HEAPU16[$6_1 + 6 >> 1] | HEAPU16[$6_1 + 8 >> 1] << 16;
HEAP8[$3_1 | 0] = $10_1;
HEAP8[$3_1 + 1 | 0] = $10_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $10_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $10_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $7_1;
HEAP8[$3_1 + 5 | 0] = $7_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $7_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $7_1 >>> 24;
HEAP8[$6_1 + 15 | 0] = 125;
HEAP8[$6_1 + 14 | 0] = HEAPU8[($2_1 & 15) + 1070312 | 0];
$2_1 = HEAPU16[$6_1 + 14 >> 1];
HEAP8[$3_1 + 8 | 0] = $2_1;
HEAP8[$3_1 + 9 | 0] = $2_1 >>> 8;
$2_1 = HEAPU8[$5_1 + 12 | 0] | HEAPU8[$5_1 + 13 | 0] << 8;
HEAP8[$4_1 + 8 | 0] = $2_1;
HEAP8[$4_1 + 9 | 0] = $2_1 >>> 8;
$2_1 = HEAPU8[$5_1 + 8 | 0] | HEAPU8[$5_1 + 9 | 0] << 8 | (HEAPU8[$5_1 + 10 | 0] << 16 | HEAPU8[$5_1 + 11 | 0] << 24);
$3_1 = HEAPU8[$5_1 + 4 | 0] | HEAPU8[$5_1 + 5 | 0] << 8 | (HEAPU8[$5_1 + 6 | 0] << 16 | HEAPU8[$5_1 + 7 | 0] << 24);
HEAP8[$4_1 | 0] = $3_1;
HEAP8[$4_1 + 1 | 0] = $3_1 >>> 8;
HEAP8[$4_1 + 2 | 0] = $3_1 >>> 16;
HEAP8[$4_1 + 3 | 0] = $3_1 >>> 24;
HEAP8[$4_1 + 4 | 0] = $2_1;
HEAP8[$4_1 + 5 | 0] = $2_1 >>> 8;
HEAP8[$4_1 + 6 | 0] = $2_1 >>> 16;
HEAP8[$4_1 + 7 | 0] = $2_1 >>> 24;
HEAP16[$4_1 + 12 >> 1] = HEAPU8[$5_1 + 14 | 0] | HEAPU8[$5_1 + 15 | 0] << 8;
global$0 = $5_1 + 16 | 0;
break block19;
}
HEAP16[$4_1 + 12 >> 1] = 512;
HEAP16[$4_1 + 2 >> 1] = 0;
HEAP16[$4_1 + 4 >> 1] = 0;
HEAP16[$4_1 + 6 >> 1] = 0;
HEAP16[$4_1 + 8 >> 1] = 0;
HEAP8[$4_1 + 1 | 0] = 116;
HEAP8[$4_1 | 0] = 92;
break block19;
}
HEAP16[$4_1 + 12 >> 1] = 512;
HEAP16[$4_1 + 2 >> 1] = 0;
HEAP16[$4_1 + 4 >> 1] = 0;
HEAP16[$4_1 + 6 >> 1] = 0;
HEAP16[$4_1 + 8 >> 1] = 0;
HEAP8[$4_1 + 1 | 0] = 114;
HEAP8[$4_1 | 0] = 92;
break block19;
}
HEAP16[$4_1 + 12 >> 1] = 512;
HEAP16[$4_1 + 2 >> 1] = 0;
HEAP16[$4_1 + 4 >> 1] = 0;
HEAP16[$4_1 + 6 >> 1] = 0;
HEAP16[$4_1 + 8 >> 1] = 0;
HEAP8[$4_1 + 1 | 0] = 110;
HEAP8[$4_1 | 0] = 92;
break block19;
}
HEAP16[$4_1 + 12 >> 1] = 512;
HEAP16[$4_1 + 2 >> 1] = 0;
HEAP16[$4_1 + 4 >> 1] = 0;
HEAP16[$4_1 + 6 >> 1] = 0;
HEAP16[$4_1 + 8 >> 1] = 0;
HEAP8[$4_1 + 1 | 0] = $2_1;
HEAP8[$4_1 | 0] = 92;
break block19;
}
$6_1 = 0;
$5_1 = 0;
$7_1 = HEAPU8[($2_1 & 255) + 1070328 | 0];
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
$3_1 = HEAPU8[(($2_1 & 240) >>> 4 | 0) + 1070312 | 0];
$2_1 = HEAPU8[($2_1 & 15) + 1070312 | 0];
$6_1 = $3_1 | $2_1 << 8;
$2_1 = 120;
}
$3_1 = 92;
}
HEAP8[$4_1 + 13 | 0] = $7_1;
HEAP8[$4_1 + 12 | 0] = 0;
HEAP16[$4_1 + 2 >> 1] = $6_1;
HEAP16[$4_1 + 4 >> 1] = $6_1 >>> 16;
HEAP16[$4_1 + 6 >> 1] = $5_1;
HEAP16[$4_1 + 8 >> 1] = $5_1 >>> 16;
HEAP8[$4_1 + 1 | 0] = $2_1;
HEAP8[$4_1 | 0] = $3_1;
}
$2_1 = HEAPU8[$4_1 + 13 | 0];
$7_1 = $2_1;
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$3_1 = HEAPU16[$4_1 + 14 >> 1];
$6_1 = HEAPU8[$4_1 + 12 | 0];
$137($9_1, $2_1 - $6_1 & 255);
HEAP16[$5_1 + 30 >> 1] = $3_1;
HEAP8[$5_1 + 29 | 0] = $2_1;
HEAP8[$5_1 + 28 | 0] = $6_1;
HEAP32[$5_1 + 24 >> 2] = HEAP32[$4_1 + 8 >> 2];
$2_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$5_1 + 16 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$5_1 + 20 >> 2] = $2_1;
$149($5_1 + 8 | 0, $5_1 + 16 | 0);
if (HEAPU8[$5_1 + 8 | 0]) {
$3_1 = HEAP8[$5_1 + 9 | 0];
while (1) {
$10_1 = HEAP32[$9_1 + 8 >> 2];
$2_1 = $3_1 << 24 >> 24;
$3_1 = ($2_1 | 0) >= 0;
$11_1 = $3_1 ? 1 : 2;
$137($9_1, $11_1);
$13_1 = HEAP32[$9_1 + 4 >> 2] + HEAP32[$9_1 + 8 >> 2] | 0;
if (!$3_1) {
HEAP8[$13_1 + 1 | 0] = $2_1 & 191;
$2_1 = ($2_1 & 192) >>> 6 | -64;
}
HEAP8[$13_1 | 0] = $2_1;
HEAP32[$9_1 + 8 >> 2] = $10_1 + $11_1;
$149($5_1, $5_1 + 16 | 0);
$3_1 = HEAP8[$5_1 + 1 | 0];
if (HEAPU8[$5_1 | 0]) {
continue
}
break;
};
}
global$0 = $5_1 + 32 | 0;
$2_1 = $7_1 - $6_1 & 255;
}
global$0 = $4_1 + 16 | 0;
$12_1 = $2_1 + $12_1 | 0;
if (($1_1 | 0) != ($14_1 | 0)) {
continue
}
break block;
}
break;
};
$2_1 = HEAP32[$8_1 + 28 >> 2];
$137($8_1 + 20 | 0, 3);
$1_1 = HEAP32[$8_1 + 24 >> 2] + HEAP32[$8_1 + 28 >> 2] | 0;
HEAP8[$1_1 + 2 | 0] = 166;
HEAP8[$1_1 | 0] = 226;
HEAP8[$1_1 + 1 | 0] = 128;
HEAP32[$8_1 + 28 >> 2] = $2_1 + 3;
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$8_1 + 28 >> 2];
$1_1 = HEAP32[$8_1 + 24 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$8_1 + 20 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $8_1 + 32 | 0;
}
function $62($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
$0_1 = $32($0_1, $1_1, $2_1, $5_1);
$131($6_1 + 4 | 0, $3_1, $4_1);
$1_1 = $0_1 + 36 | 0;
if (HEAP32[$0_1 + 36 >> 2] != -2147483648) {
$126($1_1)
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
function $63($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0;
$4_1 = global$0 - 240 | 0;
global$0 = $4_1;
$5_1 = $4_1 + 16 | 0;
$154($5_1, $1_1, $2_1, 1065934, 2);
HEAP32[$4_1 + 84 >> 2] = $2_1;
$2_1 = 0;
HEAP32[$4_1 + 80 >> 2] = 0;
HEAP16[$4_1 + 88 >> 1] = 1;
$1_1 = HEAP32[$4_1 + 64 >> 2];
$15($4_1 + 112 | 0, $5_1);
block : {
if (HEAP32[$4_1 + 112 >> 2] == 1) {
$5_1 = HEAP32[$4_1 + 80 >> 2];
HEAP32[$4_1 + 80 >> 2] = HEAP32[$4_1 + 120 >> 2];
$2_1 = $1_1 + $5_1 | 0;
$1_1 = HEAP32[$4_1 + 116 >> 2] - $5_1 | 0;
break block;
}
if (HEAPU8[$4_1 + 89 | 0]) {
break block
}
HEAP8[$4_1 + 89 | 0] = 1;
block1 : {
if (HEAPU8[$4_1 + 88 | 0] == 1) {
$6_1 = HEAP32[$4_1 + 84 >> 2];
$5_1 = HEAP32[$4_1 + 80 >> 2];
break block1;
}
$5_1 = HEAP32[$4_1 + 80 >> 2];
$6_1 = HEAP32[$4_1 + 84 >> 2];
if (($5_1 | 0) == ($6_1 | 0)) {
break block
}
}
$2_1 = HEAP32[$4_1 + 64 >> 2] + $5_1 | 0;
$1_1 = $6_1 - $5_1 | 0;
}
$131($4_1 + 100 | 0, $2_1 ? $2_1 : 1, $2_1 ? $1_1 : 0);
$1_1 = $4_1 + 8 | 0;
HEAP32[$1_1 + 4 >> 2] = $3_1 + 8;
HEAP32[$1_1 >> 2] = $3_1;
$1_1 = HEAP32[$4_1 + 8 >> 2];
$2_1 = HEAP32[$4_1 + 12 >> 2];
$161($4_1 + 112 | 0, $4_1 + 16 | 0, 80);
HEAP32[$4_1 + 200 >> 2] = 0;
HEAP32[$4_1 + 204 >> 2] = 0;
HEAP32[$4_1 + 192 >> 2] = $1_1;
HEAP32[$4_1 + 196 >> 2] = $2_1;
block2 : {
if (HEAPU8[$4_1 + 185 | 0]) {
break block2
}
while (1) {
$3_1 = HEAP32[$4_1 + 160 >> 2];
$15($4_1 + 220 | 0, $4_1 + 112 | 0);
block3 : {
if (HEAP32[$4_1 + 220 >> 2] == 1) {
$2_1 = HEAP32[$4_1 + 176 >> 2];
HEAP32[$4_1 + 176 >> 2] = HEAP32[$4_1 + 228 >> 2];
$3_1 = $2_1 + $3_1 | 0;
$1_1 = HEAP32[$4_1 + 224 >> 2] - $2_1 | 0;
break block3;
}
if (HEAPU8[$4_1 + 185 | 0]) {
break block2
}
HEAP8[$4_1 + 185 | 0] = 1;
block4 : {
if (HEAPU8[$4_1 + 184 | 0] == 1) {
$1_1 = HEAP32[$4_1 + 180 >> 2];
$2_1 = HEAP32[$4_1 + 176 >> 2];
break block4;
}
$1_1 = HEAP32[$4_1 + 180 >> 2];
$2_1 = HEAP32[$4_1 + 176 >> 2];
if (($1_1 | 0) == ($2_1 | 0)) {
break block2
}
}
$3_1 = HEAP32[$4_1 + 160 >> 2] + $2_1 | 0;
$1_1 = $1_1 - $2_1 | 0;
}
$2_1 = HEAP32[$4_1 + 192 >> 2];
if (($2_1 | 0) == HEAP32[$4_1 + 196 >> 2]) {
break block2
}
HEAP32[$4_1 + 192 >> 2] = $2_1 + 8;
$5_1 = $4_1 + 220 | 0;
$61($5_1, HEAP32[$2_1 >> 2], HEAP32[$2_1 + 4 >> 2]);
HEAP32[$4_1 + 236 >> 2] = 3;
HEAP32[$4_1 + 232 >> 2] = $5_1;
$2_1 = $4_1 + 208 | 0;
$138($2_1, 1051386, $4_1 + 232 | 0);
$126($5_1);
$5_1 = $4_1 + 100 | 0;
$130($5_1, HEAP32[$4_1 + 212 >> 2], HEAP32[$4_1 + 216 >> 2]);
$126($2_1);
$130($5_1, $3_1, $1_1);
if (HEAPU8[$4_1 + 185 | 0] != 1) {
continue
}
break;
};
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 108 >> 2];
$1_1 = HEAP32[$4_1 + 104 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 100 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 240 | 0;
}
function $64($0_1, $1_1, $2_1) {
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
$3_1 = $69($1_1, $2_1, $5_1);
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
$70($7_1 + 16 | 0, $1_1, $2_1, $3_1);
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
$3_1 = $69($1_1, $2_1, $5_1);
if (($3_1 | 0) == ($5_1 | 0)) {
break block21
}
$4_1 = 0;
while (1) {
block23 : {
block24 : {
if (!(HEAPU8[$1_1 + $3_1 | 0] == 47 & $2_1 >>> 0 > $3_1 >>> 0)) {
$70($7_1 + 8 | 0, $1_1, $2_1, $3_1);
if (!(HEAP32[$7_1 + 8 >> 2] & 1)) {
break block23
}
$5_1 = HEAP32[$7_1 + 12 >> 2];
break block24;
}
$4_1 = 1;
$5_1 = $3_1 + 1 | 0;
}
$3_1 = $69($1_1, $2_1, $5_1);
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
$71($7_1 + 76 | 0, $1_1, $2_1, $3_1 + 1 | 0);
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
$72($7_1 + 76 | 0, $1_1, $2_1, $4_1);
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
$73($7_1 + 28 | 0, $1_1, $2_1, 0, $7_1 + 56 | 0);
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
$14_1 = 1053111;
$11_1 = 8;
$15_1 = 1051743;
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
$3_1 = 1051743;
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
$14_1 = $5_1 ? 1 : 1053111;
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
if ($164($9_1, $1_1, 64)) {
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
function $65($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
block1 : {
block : {
if (HEAP32[$0_1 + 4 >> 2]) {
HEAP32[$2_1 + 12 >> 2] = 1;
HEAP32[$2_1 + 8 >> 2] = $0_1;
if ($145(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1051403, $2_1 + 8 | 0)) {
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
function $66($0_1, $1_1, $2_1, $3_1) {
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
function $67($0_1, $1_1, $2_1) {
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
HEAP32[$3_1 + 36 >> 2] = 1069016;
HEAP32[$3_1 + 40 >> 2] = 1610612768;
HEAP32[$3_1 + 44 >> 2] = 0;
HEAP32[$3_1 + 32 >> 2] = $3_1 + 20;
if ($65($2_1, $3_1 + 32 | 0)) {
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
if (!$68($1_1, $6_1, $5_1)) {
continue
}
}
break;
};
$126($3_1 + 8 | 0);
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = $4_1;
global$0 = $3_1 + 48 | 0;
return;
}
wasm2js_trap();
}
function $68($0_1, $1_1, $2_1) {
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
$34($5_1, $7_1);
$6_1 = HEAP32[$3_1 + 36 >> 2];
$9_1 = HEAP32[$3_1 + 32 >> 2];
HEAP32[$3_1 + 1104 >> 2] = $0_1;
HEAP32[$3_1 + 1100 >> 2] = 0;
HEAP32[$3_1 + 1096 >> 2] = $0_1;
HEAP32[$3_1 + 1092 >> 2] = $4_1;
HEAP8[$3_1 + 1112 | 0] = 1;
HEAP32[$3_1 + 1088 >> 2] = 42;
HEAP32[$3_1 + 1108 >> 2] = 42;
$59($5_1, $7_1);
block : {
block1 : {
if (!($9_1 ? HEAP32[$3_1 + 32 >> 2] : 0)) {
if (($0_1 | 0) != ($2_1 | 0)) {
break block
}
if (!$164($1_1, $4_1, $2_1)) {
break block1
}
break block;
}
$5_1 = HEAP32[$3_1 + 40 >> 2];
if (!$122($1_1, $2_1, $4_1, $6_1)) {
break block
}
if (!$147($1_1, $2_1, $4_1 + $5_1 | 0, $0_1 - $5_1 | 0)) {
break block
}
}
HEAP32[$3_1 + 28 >> 2] = 0;
HEAP32[$3_1 + 20 >> 2] = 0;
HEAP32[$3_1 + 24 >> 2] = 8;
$162($3_1 + 32 | 0, 1056);
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
$77($3_1 + 20 | 0);
$15_1 = HEAP32[$3_1 + 24 >> 2];
}
$161(Math_imul($12_1, 1056) + $15_1 | 0, $3_1 + 32 | 0, 1056);
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
$161($3_1 + 1088 | 0, $5_1, 1056);
$162($5_1, 1056);
if (HEAP32[$3_1 + 20 >> 2] == ($12_1 | 0)) {
$77($3_1 + 20 | 0);
$15_1 = HEAP32[$3_1 + 24 >> 2];
}
$161(Math_imul($12_1, 1056) + $15_1 | 0, $3_1 + 1088 | 0, 1056);
$12_1 = $12_1 + 1 | 0;
HEAP32[$3_1 + 28 >> 2] = $12_1;
continue;
}
break;
};
$10_1 = 0;
}
$133($3_1 + 1088 | 0, 8, 1056);
}
global$0 = $3_1 + 2144 | 0;
return $10_1;
}
function $69($0_1, $1_1, $2_1) {
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
function $70($0_1, $1_1, $2_1, $3_1) {
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
function $71($0_1, $1_1, $2_1, $3_1) {
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
function $72($0_1, $1_1, $2_1, $3_1) {
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
$6_1 = $161($8_1 + 24 | 0, 1068804, 36);
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
$13_1 = $164($7_1, $11_1, $1_1) ? 0 : $1_1 + $7_1 | 0;
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
HEAP32[$6_1 + 4 >> 2] = 1068840;
HEAP32[$6_1 >> 2] = 1068816;
$5_1 = global$0 - 32 | 0;
global$0 = $5_1;
$1_1 = $6_1 + 8 | 0;
$4_1 = HEAP32[$1_1 + 4 >> 2];
$7_1 = HEAP32[$1_1 >> 2];
$2_1 = $5_1 + 8 | 0;
$1_1 = HEAP32[267201];
HEAP32[$2_1 + 4 >> 2] = $1_1 + HEAP32[267202];
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
function $73($0_1, $1_1, $2_1, $3_1, $4_1) {
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
$34($11_1 + 8 | 0, $11_1 + 20 | 0);
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
$34($11_1 + 8 | 0, $11_1 + 20 | 0);
$8_1 = HEAP32[$11_1 + 8 >> 2];
$4_1 = $8_1 ? $5_1 : 1;
$9_1 = HEAP32[$11_1 + 12 >> 2];
$15_1 = $8_1 ? $9_1 : 0;
block34 : {
while (1) {
$14($11_1, HEAP32[$7_1 + 1068804 >> 2], HEAP32[$7_1 + 1068808 >> 2]);
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
if (($110($1_1, $2_1) | 0) != ($14_1 | 0)) {
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
if (($110($1_1, $2_1) | 0) == ($14_1 | 0)) {
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
$4_1 = !$164($8_1 + 12 | 0, ($2_1 - 1 | 0) + $1_1 | 0, 1)
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
$59($4_1, $8_1);
$23_1 = HEAP32[$6_1 + 136 >> 2];
$24_1 = HEAP32[$6_1 + 132 >> 2];
HEAP32[$6_1 + 104 >> 2] = $2_1;
HEAP32[$6_1 + 100 >> 2] = 0;
HEAP32[$6_1 + 96 >> 2] = $2_1;
HEAP32[$6_1 + 92 >> 2] = $1_1;
HEAP8[$6_1 + 112 | 0] = 1;
HEAP32[$6_1 + 88 >> 2] = 41;
HEAP32[$6_1 + 108 >> 2] = 41;
$59($4_1, $8_1);
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
if (!(!(!$122($7_1, $4_1, 1051658, 2) | !$24_1) & $8_1 >>> 0 < $23_1 >>> 0)) {
if (!(!$122($7_1, $4_1, 1051660, 2) | !$26_1) & $8_1 >>> 0 < $25_1 >>> 0) {
break block56
}
if (!($122($7_1, $4_1, 1051662, 2) & $22_1 & $8_1 + 1 >>> 0 < $16_1 >>> 0)) {
$121($6_1 + 48 | 0, $7_1, $4_1, 37);
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
$34($6_1 + 120 | 0, $6_1 + 132 | 0);
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
if (!(HEAP8[($7_1 & 255) + 1070056 | 0] & 1)) {
break block63
}
break block60;
}
if (HEAPU8[($7_1 & 255) + 1070056 | 0] & 2) {
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
if ($122($7_1, $4_1, 1068780, 3)) {
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
$7_1 = !$164($13_1 + 12 | 0, $18_1, 1)
}
global$0 = $13_1 + 16 | 0;
} else {
$7_1 = 0
}
$5_1 = ($5_1 + $7_1 | 0) + 2 | 0;
$4_1 = 1;
break block57;
}
$111($6_1 + 32 | 0, $7_1, $4_1, 123, 125);
$5_1 = HEAP32[$6_1 + 36 >> 2];
$4_1 = HEAP32[$6_1 + 32 >> 2];
break block57;
}
$111($6_1 + 40 | 0, $7_1, $4_1, 40, 41);
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
if (!(HEAP8[($10_1 & 255) + 1070056 | 0] & 1)) {
break block73
}
break block72;
}
if (HEAPU8[($10_1 & 255) + 1070056 | 0] & 2) {
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
if (HEAPU8[($7_1 & 255) + 1070056 | 0] & 2) {
break block80
}
break block77;
}
if (!(HEAP8[($7_1 & 255) + 1070056 | 0] & 1)) {
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
$96($6_1 + 8 | 0, $1_1, $2_1);
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
$34($6_1 + 132 | 0, $6_1 + 88 | 0);
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
function $74($0_1, $1_1, $2_1) {
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
HEAP32[$0_1 + 16 >> 2] = HEAP32[262944];
$1_1 = HEAP32[262943];
HEAP32[$0_1 + 8 >> 2] = HEAP32[262942];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[262941];
HEAP32[$0_1 >> 2] = HEAP32[262940];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
function $75($0_1, $1_1, $2_1) {
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
function $76($0_1, $1_1, $2_1) {
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
$75($0_1, $1_1, $2_1);
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
function $77($0_1) {
var $1_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$128($1_1 + 8 | 0, $0_1, HEAP32[$0_1 >> 2], 1, 8, 1056);
if (HEAP32[$1_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $1_1 + 16 | 0;
}
function $78($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = global$0 + -64 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 16 >> 2] = $3_1;
HEAP32[$4_1 + 12 >> 2] = $2_1;
$121($4_1, $0_1, $1_1, 47);
$2_1 = HEAP32[$4_1 >> 2];
HEAP32[$4_1 + 24 >> 2] = $2_1 ? HEAP32[$4_1 + 4 >> 2] : 7;
HEAP32[$4_1 + 20 >> 2] = $2_1 ? $2_1 : 1065936;
HEAP32[$4_1 + 60 >> 2] = 2;
HEAP32[$4_1 + 52 >> 2] = 2;
HEAP32[$4_1 + 44 >> 2] = 1;
HEAP32[$4_1 + 56 >> 2] = $4_1 + 16;
HEAP32[$4_1 + 48 >> 2] = $4_1 + 12;
HEAP32[$4_1 + 40 >> 2] = $4_1 + 20;
$2_1 = $4_1 + 28 | 0;
$138($2_1, 1050853, $4_1 + 40 | 0);
$0_1 = $32(0, $0_1, $1_1, $2_1);
global$0 = $4_1 - -64 | 0;
return $0_1;
}
function $79($0_1, $1_1, $2_1) {
if ($2_1 & 1) {
$131($0_1, $1_1, $2_1 >>> 1 | 0);
return;
}
$138($0_1, $1_1, $2_1);
}
function $80($0_1, $1_1, $2_1) {
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
$45($3_1 + 60 | 0, $4_1, $5_1, $3_1 + 76 | 0);
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
$42($3_1 + 24 | 0);
}
global$0 = $3_1 + 80 | 0;
block11 : {
if (HEAPU8[$7_1 + 20 | 0] == 6) {
$3_1 = 1068317;
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
$3_1 = 1068356;
$5_1 = 19;
break block6;
}
$3_1 = 1068455;
$5_1 = 32;
block8 : {
switch ($4_1 | 0) {
case 0:
$3_1 = 1068375;
$5_1 = 59;
break block6;
case 2:
break block8;
default:
break block6;
};
}
$3_1 = 1068434;
$5_1 = 21;
break block6;
}
$5_1 = HEAPU8[$7_1 + 28 | 0] << 2;
$3_1 = HEAP32[$5_1 + 1069456 >> 2];
$5_1 = HEAP32[$5_1 + 1069432 >> 2];
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
HEAP32[$7_1 + 76 >> 2] = 7;
HEAP32[$7_1 + 68 >> 2] = 7;
HEAP32[$7_1 + 72 >> 2] = $7_1 + 60;
HEAP32[$7_1 + 64 >> 2] = $7_1 + 56;
$1_1 = $7_1 + 44 | 0;
$2_1 = $7_1 - -64 | 0;
$138($1_1, 1049377, $2_1);
HEAP32[$7_1 + 76 >> 2] = 3;
HEAP32[$7_1 + 68 >> 2] = 1;
HEAP32[$7_1 + 72 >> 2] = $1_1;
HEAP32[$7_1 + 64 >> 2] = $7_1 + 36;
$138($11_1 + 4 | 0, 1049369, $2_1);
$126($1_1);
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
$138($1_1, 1049594, $9_1 + 56 | 0);
$1_1 = $32(1, 1, 0, $1_1);
$126($9_1 + 24 | 0);
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
function $81($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$71($3_1 + 60 | 0, $1_1, $2_1, 0);
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
$72($3_1 + 60 | 0, $1_1, $2_1, $4_1);
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
$73($3_1 + 12 | 0, $1_1, $2_1, 1, $3_1 + 40 | 0);
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
function $82($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0, $28_1 = 0, $29_1 = 0, $30_1 = 0, $31_1 = 0;
$4_1 = global$0 - 192 | 0;
global$0 = $4_1;
$30_1 = 1;
block1 : {
block7 : {
block6 : {
if ($3_1) {
$91($4_1 + 24 | 0, $3_1);
$8_1 = HEAP32[$4_1 + 24 >> 2];
if ($8_1) {
$31_1 = 1056540;
$30_1 = 0;
block4 : {
switch (HEAP32[$4_1 + 28 >> 2] - 6 | 0) {
case 2:
if ((HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24)) != 1953722224 | (HEAPU8[$8_1 + 4 | 0] | HEAPU8[$8_1 + 5 | 0] << 8 | (HEAPU8[$8_1 + 6 | 0] << 16 | HEAPU8[$8_1 + 7 | 0] << 24)) != 1936028263) {
break block1
}
$9_1 = 1056684;
break block1;
case 0:
$5_1 = $8_1 + 4 | 0;
if ((HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24)) ^ 1886745188 | (HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8) ^ 27745) {
break block1
}
$9_1 = 1054984;
break block1;
case 3:
$9_1 = (HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24)) ^ 1701409382 | HEAPU8[$8_1 + 8 | 0] ^ 97 | (HEAPU8[$8_1 + 4 | 0] | HEAPU8[$8_1 + 5 | 0] << 8 | (HEAPU8[$8_1 + 6 | 0] << 16 | HEAPU8[$8_1 + 7 | 0] << 24)) ^ 1667851374 ? 0 : 1056884;
break block1;
case 5:
break block4;
default:
break block1;
};
}
$12_1 = 1685007731;
$25_1 = 1918987125;
$7_1 = HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24);
$6_1 = $7_1 << 24;
$20_1 = ($7_1 & 65280) << 8 | $6_1;
$6_1 = $7_1 & 16711680;
$5_1 = $6_1 >>> 8 | 0;
$11_1 = $15_1;
$14_1 = $6_1 << 24;
$15_1 = $7_1 & -16777216;
$6_1 = $15_1 >>> 24 | 0;
$9_1 = HEAPU8[$8_1 + 4 | 0] | HEAPU8[$8_1 + 5 | 0] << 8 | (HEAPU8[$8_1 + 6 | 0] << 16 | HEAPU8[$8_1 + 7 | 0] << 24);
$7_1 = $11_1 | ($14_1 | $15_1 << 8) | ((($9_1 & 255) << 24 | $7_1 >>> 8) & -16777216 | (($9_1 & 16777215) << 8 | $7_1 >>> 24) & 16711680 | ($9_1 >>> 8 & 65280 | $9_1 >>> 24));
$15_1 = $5_1 | $6_1 | $20_1;
$9_1 = $15_1 | 0;
if (($7_1 | 0) != 1685007731 | ($9_1 | 0) != 1918987125) {
break block6
}
$12_1 = 1937006962;
$25_1 = 1969516333;
$9_1 = $8_1 + 3 | 0;
$7_1 = HEAPU8[$9_1 | 0] | HEAPU8[$9_1 + 1 | 0] << 8 | (HEAPU8[$9_1 + 2 | 0] << 16 | HEAPU8[$9_1 + 3 | 0] << 24);
$6_1 = $7_1 << 24;
$15_1 = 0;
$20_1 = ($7_1 & 65280) << 8 | $6_1;
$6_1 = $7_1 & 16711680;
$5_1 = $6_1 >>> 8 | 0;
$9_1 = HEAPU8[$9_1 + 4 | 0] | HEAPU8[$9_1 + 5 | 0] << 8 | (HEAPU8[$9_1 + 6 | 0] << 16 | HEAPU8[$9_1 + 7 | 0] << 24);
$11_1 = $15_1;
$8_1 = $6_1 << 24;
$15_1 = $7_1 & -16777216;
$6_1 = $15_1 >>> 24 | 0;
$7_1 = $11_1 | ($8_1 | $15_1 << 8) | ((($9_1 & 255) << 24 | $7_1 >>> 8) & -16777216 | (($9_1 & 16777215) << 8 | $7_1 >>> 24) & 16711680 | ($9_1 >>> 8 & 65280 | $9_1 >>> 24));
$15_1 = $5_1 | $6_1 | $20_1;
$9_1 = $15_1 | (0 | $13_1);
if (($7_1 | 0) != 1937006962 | ($9_1 | 0) != 1969516333) {
break block6
}
break block7;
}
$9_1 = $92($3_1);
} else {
$9_1 = 0
}
break block1;
}
$10_1 = ($9_1 | 0) == ($25_1 | 0) & $7_1 >>> 0 < $12_1 >>> 0 | $9_1 >>> 0 < $25_1 >>> 0 ? -1 : 1;
}
$9_1 = $10_1 ? 0 : 1055252;
}
HEAP8[$4_1 + 61 | 0] = 0;
$17_1 = $4_1 + 58 | 0;
HEAP8[$17_1 | 0] = 0;
HEAP8[$4_1 + 59 | 0] = 0;
HEAP8[$4_1 + 60 | 0] = 0;
HEAP16[$4_1 + 56 >> 1] = 12;
HEAP32[$4_1 + 32 >> 2] = 0;
HEAP16[$4_1 + 62 >> 1] = 0;
HEAP16[$4_1 + 64 >> 1] = 0;
HEAP16[$4_1 + 66 >> 1] = 0;
HEAP16[$4_1 + 68 >> 1] = 0;
HEAP16[$4_1 + 70 >> 1] = 0;
HEAP16[$4_1 + 72 >> 1] = 0;
HEAP16[$4_1 + 74 >> 1] = 0;
HEAP16[$4_1 + 76 >> 1] = 0;
HEAP16[$4_1 + 78 >> 1] = 0;
HEAP16[$4_1 + 80 >> 1] = 0;
HEAP16[$4_1 + 82 >> 1] = 0;
HEAP16[$4_1 + 84 >> 1] = 0;
HEAP8[$4_1 + 85 | 0] = 0;
HEAP8[$4_1 + 86 | 0] = 0;
HEAP8[$4_1 + 87 | 0] = 0;
HEAP8[$4_1 + 88 | 0] = 0;
HEAP8[$4_1 + 89 | 0] = 0;
HEAP8[$4_1 + 90 | 0] = 0;
HEAP8[$4_1 + 91 | 0] = 0;
HEAP8[$4_1 + 92 | 0] = 0;
HEAP8[$4_1 + 54 | 0] = 2;
HEAP8[$4_1 + 128 | 0] = 0;
HEAP32[$4_1 + 124 >> 2] = 0;
HEAP32[$4_1 + 120 >> 2] = $2_1;
HEAP32[$4_1 + 116 >> 2] = $1_1;
$101($4_1 + 152 | 0, $4_1 + 116 | 0);
if (HEAPU8[$4_1 + 171 | 0] != 2) {
$19_1 = $4_1 + 156 | 0;
$13_1 = $4_1 + 36 | 0;
$23_1 = $4_1 + 100 | 0;
$8_1 = $4_1 + 88 | 0;
$22_1 = $4_1 + 73 | 0;
$24_1 = $4_1 + 79 | 0;
$26_1 = $4_1 - -64 | 0;
$27_1 = $4_1 + 67 | 0;
$21_1 = $4_1 + 70 | 0;
$25_1 = $4_1 + 82 | 0;
$28_1 = $4_1 + 85 | 0;
while (1) {
HEAP32[$4_1 + 112 >> 2] = HEAP32[$4_1 + 168 >> 2];
$5_1 = HEAP32[$4_1 + 164 >> 2];
HEAP32[$4_1 + 104 >> 2] = HEAP32[$4_1 + 160 >> 2];
HEAP32[$4_1 + 108 >> 2] = $5_1;
$5_1 = HEAP32[$4_1 + 156 >> 2];
$6_1 = HEAP32[$4_1 + 152 >> 2];
HEAP32[$4_1 + 96 >> 2] = $6_1;
HEAP32[$4_1 + 100 >> 2] = $5_1;
$29_1 = HEAPU8[$4_1 + 90 | 0];
block11 : {
block9 : {
switch (($6_1 & 255) - 1 | 0) {
default:
$7_1 = HEAPU16[$4_1 + 56 >> 1] | HEAPU8[$17_1 | 0] << 16;
$6_1 = ($7_1 & 255) == 12;
$5_1 = $6_1 ? HEAPU8[$4_1 + 113 | 0] << 16 | HEAPU8[$4_1 + 112 | 0] << 8 : $7_1 & 16776960;
HEAP8[$17_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 32 | 0] = 0;
HEAP16[$4_1 + 56 >> 1] = $5_1 | ($6_1 ? 7 : $7_1) & 255;
break block11;
case 0:
$7_1 = HEAPU16[$4_1 + 56 >> 1] | HEAPU8[$17_1 | 0] << 16;
$6_1 = ($7_1 & 255) == 12;
$5_1 = $6_1 ? HEAPU8[$4_1 + 113 | 0] << 16 | HEAPU8[$4_1 + 112 | 0] << 8 : $7_1 & 16776960;
HEAP8[$17_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 32 | 0] = 0;
HEAP8[$4_1 + 89 | 0] = HEAPU8[$4_1 + 89 | 0] | HEAPU8[$4_1 + 97 | 0] & HEAPU8[$4_1 + 54 | 0] != 2;
HEAP16[$4_1 + 56 >> 1] = $5_1 | ($6_1 ? 8 : $7_1) & 255;
break block11;
case 1:
break block9;
};
}
$15_1 = HEAPU8[$4_1 + 58 | 0];
$11_1 = HEAPU8[$4_1 + 112 | 0];
block19 : {
block95 : {
block24 : {
block25 : {
block43 : {
block44 : {
block38 : {
block39 : {
block41 : {
block31 : {
block13 : {
block14 : {
block15 : {
block12 : {
$20_1 = HEAPU8[$4_1 + 56 | 0];
$7_1 = ($20_1 | 0) != 9;
if (!$7_1) {
$6_1 = $11_1 & 255;
if (($6_1 | 0) == ($15_1 | 0)) {
break block12
}
}
$10_1 = HEAPU8[$4_1 + 97 | 0];
switch ((($10_1 >>> 0 <= 25 ? 1 : $10_1 - 26 | 0) & 255) - 1 | 0) {
case 0:
break block13;
case 1:
break block14;
default:
break block15;
};
}
$5_1 = HEAPU16[$4_1 + 86 >> 1] | HEAPU8[$8_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $6_1 << 8 | HEAPU8[$4_1 + 113 | 0] << 16 | 1;
HEAP16[$4_1 + 86 >> 1] = $5_1;
HEAP8[$8_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 89 | 0] = 0;
HEAP8[$4_1 + 56 | 0] = 12;
HEAP8[$4_1 + 32 | 0] = 5;
break block11;
}
$14_1 = HEAPU8[$4_1 + 113 | 0];
$5_1 = HEAPU8[$4_1 + 110 | 0];
$16_1 = HEAPU8[$4_1 + 109 | 0];
$12_1 = HEAP32[$4_1 + 104 >> 2];
$18_1 = HEAP32[$4_1 + 100 >> 2];
block20 : {
block22 : {
block23 : {
block21 : {
block17 : {
block18 : {
block16 : {
$6_1 = HEAPU8[$4_1 + 108 | 0];
$15_1 = $6_1 >>> 0 < 3;
if (!$15_1) {
switch (HEAPU8[$4_1 + 32 | 0] - 1 | 0) {
case 0:
break block16;
case 1:
break block17;
case 2:
break block18;
default:
break block19;
}
}
switch (HEAPU8[$4_1 + 32 | 0] - 1 | 0) {
case 0:
break block16;
case 1:
break block17;
case 2:
break block18;
case 3:
break block20;
case 4:
break block21;
default:
break block19;
};
}
if ($5_1 & 1 | HEAPU8[$4_1 + 114 | 0] != 2) {
break block19
}
if (HEAPU8[$4_1 + 54 | 0] == 2) {
break block11
}
HEAP8[$4_1 + 49 | 0] = $14_1;
HEAP8[$4_1 + 53 | 0] = HEAPU8[$4_1 + 53 | 0] | HEAPU32[$4_1 + 36 >> 2] > 8 & $16_1 >>> 0 > 1;
break block11;
}
switch (HEAPU8[$4_1 + 114 | 0]) {
case 0:
case 2:
break block22;
default:
break block19;
};
}
if (!HEAPU8[$4_1 + 115 | 0]) {
break block23
}
break block19;
}
if ($5_1 & 1 | HEAPU8[$4_1 + 114 | 0] != 3) {
break block19
}
break block11;
}
$16_1 = HEAPU8[$4_1 + 35 | 0];
$20_1 = HEAPU8[$4_1 + 54 | 0];
$7_1 = HEAPU8[$4_1 + 34 | 0];
$6_1 = HEAPU8[$4_1 + 33 | 0];
$5_1 = $5_1 & 1;
if (!$5_1) {
if ($15_1 | !$12_1 & (($16_1 | 0) == 13 & ($18_1 | 0) == 10)) {
break block24
}
}
if (($16_1 | 0) == 15) {
$75($4_1 + 32 | 0, $4_1 + 152 | 0, $23_1);
break block11;
}
if (($20_1 | 0) != 2) {
break block25
}
$75($4_1 + 32 | 0, $4_1 + 152 | 0, $23_1);
if (HEAPU8[$4_1 + 54 | 0] == 2) {
break block11
}
HEAP8[$4_1 + 52 | 0] = $7_1;
HEAP8[$4_1 + 51 | 0] = $6_1;
HEAP8[$4_1 + 50 | 0] = 1;
break block11;
}
if (HEAPU8[$4_1 + 83 | 0] != 1) {
break block11
}
$5_1 = HEAPU8[$4_1 + 85 | 0] + 1 | 0;
if (($11_1 & 255) != (($5_1 >>> 0 >= 255 ? 255 : $5_1) | 0)) {
break block11
}
HEAP8[$4_1 + 85 | 0] = $14_1;
break block11;
}
if ($5_1 & 1) {
break block19
}
$7_1 = HEAPU8[$4_1 + 33 | 0];
block42 : {
block36 : {
block35 : {
block40 : {
block27 : {
switch (HEAPU8[$4_1 + 35 | 0] - 1 | 0) {
case 0:
$5_1 = ($6_1 | 0) != 1;
if (!$5_1 & HEAPU8[$4_1 + 54 | 0] != 2) {
break block38
}
if ($16_1 >>> 0 < 3 | $5_1) {
break block31
}
if (($16_1 | 0) != 4 | $18_1 - 2100 >>> 0 < 4294967186) {
break block39
}
break block31;
case 2:
$5_1 = ($6_1 | 0) != 1;
if ($5_1 | HEAPU8[$4_1 + 54 | 0] == 2) {
break block40
}
break block38;
case 3:
if (HEAPU8[$4_1 + 54 | 0] == 2 | ($6_1 | 0) != 1) {
break block31
}
if (HEAPU8[$4_1 + 114 | 0] == 3) {
break block38
}
break block31;
case 4:
if (HEAPU8[$4_1 + 54 | 0] == 2 | ($6_1 | 0) != 1 | HEAPU8[$4_1 + 114 | 0] != 3) {
break block31
}
break block38;
case 7:
if (!(($16_1 | 0) != 4 | $18_1 - 2100 >>> 0 < 4294967186) | (($6_1 | 0) != 1 | $16_1 >>> 0 < 3)) {
break block31
}
break block39;
case 9:
if (HEAPU8[$4_1 + 54 | 0] != 2) {
break block31
}
case 8:
case 10:
HEAP8[$4_1 + 91 | 0] = 1;
HEAP8[$4_1 + 73 | 0] = $14_1;
HEAP8[$4_1 + 72 | 0] = $7_1;
break block41;
case 20:
if (HEAPU8[$4_1 + 54 | 0] != 2) {
break block42
}
break block31;
case 1:
break block27;
case 11:
break block35;
case 19:
break block36;
default:
break block31;
};
}
if (($6_1 | 0) != 1) {
break block31
}
if (HEAPU8[$4_1 + 54 | 0] != 2) {
break block38
}
if (HEAPU8[$4_1 + 114 | 0] != 3) {
break block31
}
HEAP32[$13_1 + 8 >> 2] = HEAP32[$19_1 + 8 >> 2];
$5_1 = HEAP32[$19_1 + 4 >> 2];
HEAP32[$13_1 >> 2] = HEAP32[$19_1 >> 2];
HEAP32[$13_1 + 4 >> 2] = $5_1;
HEAP8[$4_1 + 91 | 0] = 0;
HEAP8[$4_1 + 53 | 0] = 1;
HEAP8[$4_1 + 54 | 0] = 1;
HEAP8[$4_1 + 50 | 0] = 0;
HEAP8[$4_1 + 49 | 0] = $14_1;
HEAP8[$4_1 + 48 | 0] = $7_1;
break block43;
}
if ($16_1 >>> 0 < 3 | $5_1) {
break block31
}
if (($16_1 | 0) != 4 | $18_1 - 2100 >>> 0 < 4294967186) {
break block39
}
break block31;
}
if (HEAPU8[$4_1 + 54 | 0] != 2) {
break block31
}
$5_1 = HEAPU8[$4_1 + 71 | 0] | HEAPU8[$4_1 + 72 | 0] << 8 | HEAPU8[$22_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $14_1 << 16 | $7_1 << 8 | 1;
HEAP8[$4_1 + 71 | 0] = $5_1;
HEAP8[$4_1 + 72 | 0] = $5_1 >>> 8;
HEAP8[$22_1 | 0] = $5_1 >>> 16;
$75($4_1 + 32 | 0, $4_1 + 152 | 0, $23_1);
break block11;
}
if (($6_1 | 0) != 1) {
break block31
}
$6_1 = HEAPU8[$4_1 + 77 | 0] | HEAPU8[$4_1 + 78 | 0] << 8 | HEAPU8[$24_1 | 0] << 16;
$5_1 = $7_1 << 8 | $14_1 << 16;
$6_1 = $6_1 & 1 ? $6_1 : $5_1 | 1;
HEAP8[$4_1 + 77 | 0] = $6_1;
HEAP8[$4_1 + 78 | 0] = $6_1 >>> 8;
HEAP8[$24_1 | 0] = $6_1 >>> 16;
$7_1 = HEAPU16[$4_1 + 56 >> 1] | HEAPU8[$17_1 | 0] << 16;
$6_1 = ($7_1 & 255) == 12;
$5_1 = $6_1 ? $5_1 : $7_1 & 16776960;
HEAP8[$17_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 32 | 0] = 0;
HEAP8[$4_1 + 89 | 0] = HEAPU8[$4_1 + 89 | 0] | ($20_1 | 0) == 12;
HEAP16[$4_1 + 56 >> 1] = $5_1 | ($6_1 ? 9 : $7_1) & 255;
break block11;
}
HEAP8[$4_1 + 53 | 0] = 1;
break block44;
}
$76($4_1 + 32 | 0, $4_1 + 152 | 0, $23_1);
break block11;
}
$12_1 = HEAPU8[$4_1 + 108 | 0];
if ($12_1) {
$18_1 = $11_1 & 255;
$6_1 = !HEAPU8[$4_1 + 114 | 0] & ($18_1 | 0) != 0;
$16_1 = HEAPU8[$4_1 + 54 | 0];
$14_1 = HEAPU8[$4_1 + 113 | 0];
$5_1 = HEAPU8[$4_1 + 109 | 0];
block45 : {
block61 : {
block47 : {
block52 : {
block53 : {
block69 : {
block54 : {
block55 : {
block56 : {
block57 : {
block60 : {
block68 : {
block62 : {
block67 : {
block66 : {
block59 : {
block64 : {
block50 : {
block49 : {
if (!(HEAP8[$4_1 + 110 | 0] & 1)) {
block51 : {
block63 : {
block58 : {
switch ($10_1 | 0) {
case 1:
if ($12_1 >>> 0 > 2) {
break block61
}
if (($16_1 | 0) != 2) {
break block62
}
break block61;
case 3:
if (($16_1 | 0) != 2) {
break block63
}
break block52;
case 0:
break block45;
case 2:
break block47;
case 4:
break block49;
case 5:
break block50;
case 6:
break block51;
case 7:
break block52;
case 8:
break block53;
case 9:
case 11:
break block54;
case 10:
break block55;
case 12:
break block56;
case 13:
case 14:
case 15:
case 16:
case 17:
case 18:
case 19:
break block57;
case 20:
break block58;
case 21:
break block59;
default:
break block60;
};
}
if (($12_1 | 0) == 1) {
break block64
}
break block60;
}
if (!(!HEAP32[$4_1 + 100 >> 2] & ($12_1 | 0) == 1)) {
if ($12_1 >>> 0 >= 3) {
break block52
}
break block62;
}
HEAP8[$4_1 + 91 | 0] = 1;
$5_1 = HEAPU16[$4_1 + 68 >> 1] | HEAPU8[$21_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $18_1 << 8 | $14_1 << 16 | 1;
HEAP16[$4_1 + 68 >> 1] = $5_1;
HEAP8[$21_1 | 0] = $5_1 >>> 16;
if (!(HEAP8[$4_1 + 77 | 0] & 1) | $7_1 | (HEAPU8[$4_1 + 57 | 0] != HEAPU8[$4_1 + 78 | 0] | ($15_1 | 0) != HEAPU8[$4_1 + 79 | 0])) {
break block11
}
HEAP8[$4_1 + 89 | 0] = 0;
HEAP8[$4_1 + 56 | 0] = 12;
break block11;
}
if ($12_1 >>> 0 >= 3) {
break block60
}
$5_1 = HEAPU16[$4_1 + 68 >> 1] | HEAPU8[$21_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $18_1 << 8 | $14_1 << 16 | 1;
HEAP16[$4_1 + 68 >> 1] = $5_1;
HEAP8[$21_1 | 0] = $5_1 >>> 16;
break block11;
}
if ($12_1 >>> 0 >= 3) {
switch ($10_1 | 0) {
case 0:
break block45;
case 2:
break block47;
case 4:
break block49;
case 5:
break block50;
case 3:
case 7:
break block52;
case 8:
break block53;
case 9:
case 11:
break block54;
case 10:
break block55;
case 12:
break block56;
case 13:
case 14:
case 15:
case 16:
case 17:
case 18:
case 19:
break block57;
case 21:
break block59;
case 1:
break block61;
default:
break block60;
}
}
$7_1 = HEAPU16[$4_1 + 56 >> 1] | HEAPU8[$17_1 | 0] << 16;
$6_1 = ($7_1 & 255) == 12;
$5_1 = $6_1 ? $14_1 << 16 | $18_1 << 8 : $7_1 & 16776960;
HEAP8[$17_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 32 | 0] = 0;
HEAP16[$4_1 + 56 >> 1] = $5_1 | ($6_1 ? 7 : $7_1) & 255;
break block11;
}
if (($16_1 | 0) == 2) {
break block60
}
if ($6_1 & $5_1 >>> 0 < 3) {
break block62
}
if ($5_1 >>> 0 > 2) {
break block60
}
break block62;
}
if ($6_1) {
break block66
}
if (($12_1 | 0) != 1) {
break block60
}
$6_1 = HEAPU8[$4_1 + 77 | 0] | HEAPU8[$4_1 + 78 | 0] << 8 | HEAPU8[$24_1 | 0] << 16;
$5_1 = $14_1 << 16 | $18_1 << 8;
$6_1 = $6_1 & 1 ? $6_1 : $5_1 | 1;
HEAP8[$4_1 + 77 | 0] = $6_1;
HEAP8[$4_1 + 78 | 0] = $6_1 >>> 8;
HEAP8[$24_1 | 0] = $6_1 >>> 16;
$7_1 = HEAPU16[$4_1 + 56 >> 1] | HEAPU8[$17_1 | 0] << 16;
$6_1 = ($7_1 & 255) == 12;
$5_1 = $6_1 ? $5_1 : $7_1 & 16776960;
HEAP8[$17_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 32 | 0] = 0;
HEAP16[$4_1 + 56 >> 1] = $5_1 | ($6_1 ? 9 : $7_1) & 255;
break block11;
}
if ($6_1) {
if ($102($4_1 + 32 | 0, 1051784)) {
break block60
}
}
$6_1 = HEAPU8[$4_1 + 77 | 0] | HEAPU8[$4_1 + 78 | 0] << 8 | HEAPU8[$24_1 | 0] << 16;
$5_1 = $14_1 << 16 | $18_1 << 8;
$6_1 = $6_1 & 1 ? $6_1 : $5_1 | 1;
HEAP8[$4_1 + 77 | 0] = $6_1;
HEAP8[$4_1 + 78 | 0] = $6_1 >>> 8;
HEAP8[$24_1 | 0] = $6_1 >>> 16;
$7_1 = HEAPU16[$4_1 + 56 >> 1] | HEAPU8[$17_1 | 0] << 16;
$6_1 = ($7_1 & 255) == 12;
$5_1 = $6_1 ? $5_1 : $7_1 & 16776960;
HEAP8[$17_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 32 | 0] = 0;
HEAP8[$4_1 + 89 | 0] = HEAPU8[$4_1 + 89 | 0] | ($20_1 | 0) == 12;
HEAP16[$4_1 + 56 >> 1] = $5_1 | ($6_1 ? 9 : $7_1) & 255;
break block11;
}
if ($6_1) {
if ($102($4_1 + 32 | 0, 1051780)) {
break block67
}
}
if (($16_1 | 0) == 2) {
break block60
}
HEAP8[$4_1 + 53 | 0] = 1;
break block68;
}
if ($102($4_1 + 32 | 0, 1051780)) {
break block67
}
if (($16_1 | 0) == 2 | $5_1 >>> 0 >= 3) {
break block60
}
break block62;
}
if (!(HEAP8[$4_1 + 83 | 0] & 1) | ($16_1 | 0) != 2) {
break block11
}
$5_1 = HEAP32[$19_1 + 4 >> 2];
HEAP32[$13_1 >> 2] = HEAP32[$19_1 >> 2];
HEAP32[$13_1 + 4 >> 2] = $5_1;
HEAP32[$13_1 + 8 >> 2] = HEAP32[$19_1 + 8 >> 2];
HEAP8[$4_1 + 54 | 0] = 0;
HEAP8[$4_1 + 50 | 0] = 0;
HEAP8[$4_1 + 49 | 0] = $14_1;
HEAP8[$4_1 + 48 | 0] = HEAPU8[$4_1 + 84 | 0];
HEAP8[$4_1 + 53 | 0] = ($10_1 | 0) == 5;
break block11;
}
HEAP32[$13_1 + 8 >> 2] = HEAP32[$19_1 + 8 >> 2];
$5_1 = HEAP32[$19_1 + 4 >> 2];
HEAP32[$13_1 >> 2] = HEAP32[$19_1 >> 2];
HEAP32[$13_1 + 4 >> 2] = $5_1;
HEAP8[$4_1 + 91 | 0] = 0;
HEAP8[$4_1 + 53 | 0] = 1;
HEAP8[$4_1 + 54 | 0] = 1;
HEAP8[$4_1 + 50 | 0] = 0;
}
HEAP8[$4_1 + 49 | 0] = $14_1;
break block43;
}
$76($4_1 + 32 | 0, $4_1 + 152 | 0, $23_1);
break block11;
}
$5_1 = HEAPU8[$4_1 + 83 | 0] | HEAPU8[$4_1 + 84 | 0] << 8 | HEAPU8[$28_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $18_1 << 8 | $14_1 << 16 | 1;
HEAP8[$4_1 + 83 | 0] = $5_1;
HEAP8[$4_1 + 84 | 0] = $5_1 >>> 8;
HEAP8[$28_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 33 | 0] = $10_1;
HEAP8[$4_1 + 32 | 0] = 3;
break block11;
}
$75($4_1 + 32 | 0, $4_1 + 152 | 0, $23_1);
break block11;
}
if (($16_1 | 0) != 2) {
break block69
}
}
HEAP8[$4_1 + 91 | 0] = 1;
HEAP8[$4_1 + 73 | 0] = $14_1;
HEAP8[$4_1 + 72 | 0] = $11_1;
break block41;
}
HEAP8[$4_1 + 82 | 0] = $14_1;
HEAP8[$4_1 + 81 | 0] = $11_1;
HEAP8[$4_1 + 80 | 0] = 1;
break block11;
}
HEAP8[$4_1 + 91 | 0] = 1;
$5_1 = HEAPU8[$4_1 + 71 | 0] | HEAPU8[$4_1 + 72 | 0] << 8 | HEAPU8[$22_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $18_1 << 8 | $14_1 << 16 | 1;
HEAP8[$4_1 + 71 | 0] = $5_1;
HEAP8[$4_1 + 72 | 0] = $5_1 >>> 8;
HEAP8[$22_1 | 0] = $5_1 >>> 16;
break block11;
}
HEAP8[$4_1 + 91 | 0] = 1;
$5_1 = HEAPU16[$4_1 + 68 >> 1] | HEAPU8[$21_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $18_1 << 8 | $14_1 << 16 | 1;
HEAP16[$4_1 + 68 >> 1] = $5_1;
HEAP8[$21_1 | 0] = $5_1 >>> 16;
break block11;
}
$5_1 = HEAP32[$19_1 + 4 >> 2];
HEAP32[$13_1 >> 2] = HEAP32[$19_1 >> 2];
HEAP32[$13_1 + 4 >> 2] = $5_1;
HEAP32[$13_1 + 8 >> 2] = HEAP32[$19_1 + 8 >> 2];
HEAP8[$4_1 + 91 | 0] = 0;
HEAP8[$4_1 + 53 | 0] = 1;
HEAP8[$4_1 + 54 | 0] = 1;
HEAP8[$4_1 + 50 | 0] = 0;
HEAP8[$4_1 + 49 | 0] = $14_1;
HEAP8[$4_1 + 32 | 0] = 1;
HEAP8[$4_1 + 48 | 0] = ($16_1 | 0) == 2 ? $11_1 : HEAPU8[$4_1 + 48 | 0];
break block11;
}
$5_1 = HEAPU8[$4_1 + 65 | 0] | HEAPU8[$4_1 + 66 | 0] << 8 | HEAPU8[$27_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $18_1 << 8 | $14_1 << 16 | 1;
HEAP8[$4_1 + 65 | 0] = $5_1;
HEAP8[$4_1 + 66 | 0] = $5_1 >>> 8;
HEAP8[$27_1 | 0] = $5_1 >>> 16;
break block11;
}
$5_1 = HEAPU16[$4_1 + 62 >> 1] | HEAPU8[$26_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $18_1 << 8 | $14_1 << 16 | 1;
HEAP16[$4_1 + 62 >> 1] = $5_1;
HEAP8[$26_1 | 0] = $5_1 >>> 16;
break block11;
}
$20_1 = 4;
$12_1 = HEAPU8[$4_1 + 113 | 0];
block73 : {
block93 : {
block74 : {
block94 : {
block90 : {
block89 : {
block88 : {
block87 : {
block92 : {
block78 : {
block85 : {
block83 : {
block82 : {
block81 : {
block80 : {
block86 : {
block79 : {
block77 : {
block76 : {
block75 : {
block72 : {
switch ($10_1 - 1 | 0) {
default:
$5_1 = HEAPU16[$4_1 + 62 >> 1] | HEAPU8[$26_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : ($11_1 & 255) << 8 | $12_1 << 16 | 1;
HEAP16[$4_1 + 62 >> 1] = $5_1;
HEAP8[$26_1 | 0] = $5_1 >>> 16;
$10_1 = 0;
break block73;
case 0:
$10_1 = 1;
$5_1 = HEAPU8[$4_1 + 65 | 0] | HEAPU8[$4_1 + 66 | 0] << 8 | HEAPU8[$27_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : ($11_1 & 255) << 8 | $12_1 << 16 | 1;
HEAP8[$4_1 + 65 | 0] = $5_1;
HEAP8[$4_1 + 66 | 0] = $5_1 >>> 8;
HEAP8[$27_1 | 0] = $5_1 >>> 16;
if ($7_1 | HEAPU8[$4_1 + 77 | 0] != 1 | (HEAPU8[$4_1 + 57 | 0] != HEAPU8[$4_1 + 78 | 0] | ($15_1 | 0) != HEAPU8[$4_1 + 79 | 0])) {
break block73
}
HEAP8[$4_1 + 89 | 0] = 0;
HEAP8[$4_1 + 56 | 0] = 12;
break block73;
case 1:
if ($29_1 & 1 & HEAPU8[$4_1 + 114 | 0] == 3) {
break block85
}
if (HEAPU8[$4_1 + 32 | 0] == 3) {
break block11
}
$5_1 = HEAPU16[$4_1 + 68 >> 1] | HEAPU8[$21_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : ($11_1 & 255) << 8 | $12_1 << 16 | 1;
HEAP16[$4_1 + 68 >> 1] = $5_1;
HEAP8[$21_1 | 0] = $5_1 >>> 16;
$10_1 = 2;
HEAP8[$4_1 + 91 | 0] = HEAPU8[$4_1 + 91 | 0] | HEAPU8[$4_1 + 54 | 0] != 2;
break block73;
case 2:
break block72;
case 3:
case 4:
case 10:
case 11:
case 19:
case 20:
case 22:
break block73;
case 5:
break block74;
case 6:
break block75;
case 7:
break block76;
case 8:
break block77;
case 9:
break block78;
case 12:
case 13:
case 14:
case 15:
case 16:
case 17:
break block79;
case 18:
break block80;
case 21:
break block81;
case 23:
break block82;
case 24:
break block83;
};
}
if (!($29_1 & 1)) {
break block75
}
if (HEAPU8[$4_1 + 114 | 0] == 3) {
break block85
}
}
HEAP8[$4_1 + 91 | 0] = 1;
$5_1 = HEAPU16[$4_1 + 68 >> 1] | HEAPU8[$21_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : ($11_1 & 255) << 8 | $12_1 << 16 | 1;
HEAP16[$4_1 + 68 >> 1] = $5_1;
HEAP8[$21_1 | 0] = $5_1 >>> 16;
break block86;
}
$10_1 = 8;
HEAP8[$4_1 + 91 | 0] = 1;
$5_1 = HEAPU8[$4_1 + 71 | 0] | HEAPU8[$4_1 + 72 | 0] << 8 | HEAPU8[$22_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : ($11_1 & 255) << 8 | $12_1 << 16 | 1;
HEAP8[$4_1 + 71 | 0] = $5_1;
HEAP8[$4_1 + 72 | 0] = $5_1 >>> 8;
HEAP8[$22_1 | 0] = $5_1 >>> 16;
break block73;
}
$10_1 = 9;
$6_1 = $11_1 & 255;
if (HEAPU8[$4_1 + 54 | 0] == 2 ? $6_1 : 0) {
break block73
}
HEAP8[$4_1 + 91 | 0] = 1;
$5_1 = HEAPU8[$4_1 + 71 | 0] | HEAPU8[$4_1 + 72 | 0] << 8 | HEAPU8[$22_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $6_1 << 8 | $12_1 << 16 | 1;
HEAP8[$4_1 + 71 | 0] = $5_1;
HEAP8[$4_1 + 72 | 0] = $5_1 >>> 8;
HEAP8[$22_1 | 0] = $5_1 >>> 16;
break block73;
}
$5_1 = HEAPU8[$4_1 + 83 | 0] | HEAPU8[$4_1 + 84 | 0] << 8 | HEAPU8[$28_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : ($11_1 & 255) << 8 | $12_1 << 16 | 1;
HEAP8[$4_1 + 83 | 0] = $5_1;
HEAP8[$4_1 + 84 | 0] = $5_1 >>> 8;
HEAP8[$28_1 | 0] = $5_1 >>> 16;
}
switch ($10_1 - 13 | 0) {
case 0:
case 2:
case 3:
break block87;
case 1:
break block88;
case 4:
break block89;
case 5:
break block90;
default:
break block73;
};
}
if (!(HEAPU8[$4_1 + 32 | 0] == 1 & HEAPU8[$4_1 + 54 | 0] != 2)) {
HEAP8[$4_1 + 143 | 0] = 0;
HEAP8[$4_1 + 144 | 0] = 0;
HEAP8[$4_1 + 145 | 0] = 0;
HEAP8[$4_1 + 146 | 0] = 0;
HEAP32[$4_1 + 136 >> 2] = 0;
HEAP32[$4_1 + 140 >> 2] = 0;
$76($4_1 + 32 | 0, $4_1 + 152 | 0, $4_1 + 136 | 0);
break block11;
}
HEAP32[$13_1 >> 2] = 0;
HEAP32[$13_1 + 4 >> 2] = 0;
HEAP8[$13_1 + 7 | 0] = 0;
HEAP8[$13_1 + 8 | 0] = 0;
HEAP8[$13_1 + 9 | 0] = 0;
HEAP8[$13_1 + 10 | 0] = 0;
HEAP8[$4_1 + 53 | 0] = 0;
HEAP8[$4_1 + 49 | 0] = $12_1;
HEAP8[$4_1 + 32 | 0] = 0;
break block11;
}
if (HEAPU8[$4_1 + 54 | 0] != 2) {
break block92
}
$10_1 = 22;
break block73;
}
$7_1 = HEAPU16[$4_1 + 56 >> 1] | HEAPU8[$17_1 | 0] << 16;
$6_1 = ($7_1 & 255) == 12;
$5_1 = $6_1 ? $12_1 << 16 | ($11_1 & 255) << 8 : $7_1 & 16776960;
HEAP8[$17_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 89 | 0] = 1;
HEAP16[$4_1 + 56 >> 1] = $5_1 | ($6_1 ? 5 : $7_1) & 255;
$10_1 = 24;
break block73;
}
HEAP8[$4_1 + 92 | 0] = 1;
$10_1 = 25;
break block73;
}
HEAP32[$13_1 >> 2] = 0;
HEAP32[$13_1 + 4 >> 2] = 0;
HEAP8[$13_1 + 7 | 0] = 0;
HEAP8[$13_1 + 8 | 0] = 0;
HEAP8[$13_1 + 9 | 0] = 0;
HEAP8[$13_1 + 10 | 0] = 0;
HEAP8[$4_1 + 91 | 0] = 0;
$5_1 = HEAPU8[$4_1 + 54 | 0];
HEAP8[$4_1 + 53 | 0] = 1;
HEAP8[$4_1 + 54 | 0] = 1;
HEAP8[$4_1 + 50 | 0] = 0;
HEAP8[$4_1 + 49 | 0] = $12_1;
HEAP8[$4_1 + 32 | 0] = 1;
HEAP8[$4_1 + 48 | 0] = ($5_1 | 0) == 2 ? $11_1 : HEAPU8[$4_1 + 48 | 0];
break block11;
}
$5_1 = $11_1 & 255;
if (!$5_1) {
break block93
}
$6_1 = HEAPU8[$4_1 + 54 | 0] != 2;
$5_1 = $6_1 ? $12_1 << 16 | $5_1 << 8 : 0;
HEAP8[$25_1 | 0] = $5_1 >>> 16;
HEAP16[$4_1 + 80 >> 1] = $5_1 | $6_1;
$10_1 = 10;
break block73;
}
HEAP8[$4_1 + 53 | 0] = 1;
HEAP8[$4_1 + 49 | 0] = $12_1;
break block43;
}
$20_1 = 2;
break block73;
}
if (HEAPU8[$4_1 + 32 | 0] == 3) {
break block94
}
$10_1 = 14;
break block73;
}
if (HEAPU8[$4_1 + 32 | 0] == 3) {
break block94
}
$10_1 = 17;
break block73;
}
if (HEAPU8[$4_1 + 32 | 0] == 3) {
break block94
}
$10_1 = 18;
break block73;
}
$20_1 = 3;
$10_1 = HEAPU8[$4_1 + 35 | 0];
$12_1 = HEAPU8[$4_1 + 34 | 0];
$11_1 = HEAPU8[$4_1 + 33 | 0];
break block73;
}
$5_1 = HEAPU16[$4_1 + 68 >> 1] | HEAPU8[$21_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : ($11_1 & 255) << 8 | $12_1 << 16 | 1;
HEAP16[$4_1 + 68 >> 1] = $5_1;
HEAP8[$21_1 | 0] = $5_1 >>> 16;
$10_1 = 6;
break block73;
}
HEAP8[$4_1 + 91 | 0] = 1;
$5_1 = HEAPU8[$4_1 + 71 | 0] | HEAPU8[$4_1 + 72 | 0] << 8 | HEAPU8[$22_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $12_1 << 16 | 1;
HEAP8[$4_1 + 71 | 0] = $5_1;
HEAP8[$4_1 + 72 | 0] = $5_1 >>> 8;
HEAP8[$22_1 | 0] = $5_1 >>> 16;
$11_1 = 0;
$10_1 = 10;
}
HEAP8[$4_1 + 35 | 0] = $10_1;
HEAP8[$4_1 + 34 | 0] = $12_1;
HEAP8[$4_1 + 33 | 0] = $11_1;
HEAP8[$4_1 + 32 | 0] = $20_1;
break block11;
}
$75($4_1 + 32 | 0, $4_1 + 152 | 0, $23_1);
break block11;
}
HEAP8[$4_1 + 71 | 0] = 1;
HEAP8[$4_1 + 32 | 0] = 0;
break block11;
}
$7_1 = HEAPU16[$4_1 + 56 >> 1] | HEAPU8[$17_1 | 0] << 16;
$6_1 = ($7_1 & 255) == 12;
$5_1 = $6_1 ? $14_1 << 16 | ($11_1 & 255) << 8 : $7_1 & 16776960;
HEAP8[$17_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 32 | 0] = 0;
HEAP16[$4_1 + 56 >> 1] = $5_1 | ($6_1 ? 9 : $7_1) & 255;
break block11;
}
HEAP32[$13_1 + 8 >> 2] = HEAP32[$19_1 + 8 >> 2];
$5_1 = HEAP32[$19_1 + 4 >> 2];
HEAP32[$13_1 >> 2] = HEAP32[$19_1 >> 2];
HEAP32[$13_1 + 4 >> 2] = $5_1;
HEAP8[$4_1 + 91 | 0] = 0;
HEAP8[$4_1 + 53 | 0] = 1;
HEAP8[$4_1 + 54 | 0] = 1;
HEAP8[$4_1 + 50 | 0] = 0;
}
HEAP8[$4_1 + 49 | 0] = $14_1;
}
HEAP8[$4_1 + 32 | 0] = 1;
break block11;
}
if ($5_1) {
break block95
}
}
block96 : {
if (HEAPU8[$4_1 + 83 | 0] != 1) {
break block96
}
$5_1 = HEAPU8[$4_1 + 85 | 0] + 1 | 0;
if (($11_1 & 255) != (($5_1 >>> 0 >= 255 ? 255 : $5_1) | 0)) {
break block96
}
HEAP8[$4_1 + 85 | 0] = $14_1;
}
HEAP8[$4_1 + 33 | 0] = $16_1;
HEAP8[$4_1 + 32 | 0] = 3;
break block11;
}
$75($4_1 + 32 | 0, $4_1 + 152 | 0, $23_1);
break block11;
}
$75($4_1 + 32 | 0, $4_1 + 152 | 0, $23_1);
}
HEAP8[$4_1 + 90 | 0] = HEAPU8[$4_1 + 90 | 0] & ($29_1 ^ 1);
$101($4_1 + 152 | 0, $4_1 + 116 | 0);
if (HEAPU8[$4_1 + 171 | 0] != 2) {
continue
}
break;
};
}
block97 : {
if (!$3_1 | (!(HEAP8[$4_1 + 50 | 0] & 1) | HEAPU8[$4_1 + 54 | 0] == 2)) {
break block97
}
$7_1 = HEAPU8[$4_1 + 52 | 0];
$6_1 = HEAPU8[$4_1 + 51 | 0];
$5_1 = HEAP32[$3_1 + 16 >> 2];
$3_1 = HEAP32[$3_1 + 20 >> 2];
HEAP16[$4_1 + 188 >> 1] = 1;
HEAP32[$4_1 + 184 >> 2] = $3_1;
HEAP32[$4_1 + 180 >> 2] = 0;
HEAP8[$4_1 + 176 | 0] = 1;
HEAP32[$4_1 + 172 >> 2] = 47;
HEAP32[$4_1 + 168 >> 2] = $3_1;
HEAP32[$4_1 + 164 >> 2] = 0;
HEAP32[$4_1 + 160 >> 2] = $3_1;
HEAP32[$4_1 + 156 >> 2] = $5_1;
HEAP32[$4_1 + 152 >> 2] = 47;
$3_1 = $4_1 + 152 | 0;
$94($4_1 + 16 | 0, $3_1);
$11_1 = HEAP32[$4_1 + 20 >> 2];
$5_1 = HEAP32[$4_1 + 16 >> 2];
HEAP32[$4_1 + 156 >> 2] = $7_1;
HEAP32[$4_1 + 152 >> 2] = $6_1;
$66($4_1 + 8 | 0, $3_1, $1_1, $2_1);
$1_1 = $5_1 ? $11_1 : 0;
if (($1_1 | 0) != HEAP32[$4_1 + 12 >> 2]) {
break block97
}
if ($1_1) {
$1_1 = HEAP32[$4_1 + 8 >> 2];
$10_1 = $5_1 ? $5_1 : 1;
while (1) {
$3_1 = HEAPU8[$1_1 | 0];
$15_1 = ((($3_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $3_1) & 255;
$3_1 = HEAPU8[$10_1 | 0];
if (($15_1 | 0) != (((($3_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $3_1) & 255)) {
break block97
}
$1_1 = $1_1 + 1 | 0;
$10_1 = $10_1 + 1 | 0;
$11_1 = $11_1 - 1 | 0;
if ($11_1) {
continue
}
break;
};
}
HEAP8[$4_1 + 50 | 0] = 0;
}
HEAP8[$4_1 + 152 | 0] = 8;
$74($4_1 + 116 | 0, $4_1 + 32 | 0, $4_1 + 152 | 0);
block110 : {
block105 : {
block98 : {
if (!$9_1) {
break block98
}
block104 : {
block103 : {
block102 : {
block100 : {
block101 : {
if (HEAPU8[$9_1 | 0] == 5) {
$1_1 = HEAPU8[$4_1 + 132 | 0];
if (!(HEAPU8[$4_1 + 62 | 0] | HEAP8[$4_1 + 68 | 0] & 1)) {
if (($1_1 & 255) == 1) {
break block100
}
if (HEAPU8[$4_1 + 71 | 0]) {
break block101
}
break block102;
}
if (($1_1 & 255) != 1) {
break block101
}
break block100;
}
$74($4_1 + 152 | 0, $4_1 + 32 | 0, $9_1);
$1_1 = HEAPU8[$4_1 + 132 | 0];
$3_1 = HEAPU8[$4_1 + 168 | 0];
break block103;
}
if (HEAPU8[$4_1 + 54 | 0] != 2) {
break block102
}
}
$3_1 = HEAP32[$4_1 + 128 >> 2];
HEAP32[$4_1 + 160 >> 2] = HEAP32[$4_1 + 124 >> 2];
HEAP32[$4_1 + 164 >> 2] = $3_1;
$3_1 = HEAP32[$4_1 + 120 >> 2];
HEAP32[$4_1 + 152 >> 2] = HEAP32[$4_1 + 116 >> 2];
HEAP32[$4_1 + 156 >> 2] = $3_1;
$5_1 = $4_1 + 133 | 0;
$3_1 = HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8;
HEAP8[$4_1 + 169 | 0] = $3_1;
HEAP8[$4_1 + 170 | 0] = $3_1 >>> 8;
HEAP8[$4_1 + 171 | 0] = HEAPU8[$5_1 + 2 | 0];
break block104;
}
HEAP32[$4_1 + 164 >> 2] = 0;
HEAP32[$4_1 + 160 >> 2] = $2_1;
HEAP32[$4_1 + 152 >> 2] = 1;
HEAP32[$4_1 + 156 >> 2] = 0;
HEAP8[$4_1 + 169 | 0] = 5;
$3_1 = 1;
}
if (($3_1 & 255) == ($1_1 & 255)) {
break block104
}
$10_1 = HEAPU8[$4_1 + 169 | 0];
$1_1 = $3_1;
break block105;
}
$10_1 = HEAPU8[$4_1 + 169 | 0];
if (($10_1 | 0) != HEAPU8[$4_1 + 133 | 0]) {
break block105
}
$3_1 = HEAP32[$4_1 + 116 >> 2];
block106 : {
if (HEAP32[$4_1 + 152 >> 2] == 1) {
if (!$3_1 | HEAP32[$4_1 + 156 >> 2] != HEAP32[$4_1 + 120 >> 2] | HEAP32[$4_1 + 160 >> 2] != HEAP32[$4_1 + 124 >> 2]) {
break block105
}
break block106;
}
if ($3_1) {
break block105
}
}
$5_1 = HEAP32[$4_1 + 164 >> 2];
$6_1 = HEAP32[$4_1 + 128 >> 2];
if (!(!$5_1 | !$6_1)) {
$3_1 = HEAP32[$5_1 + 4 >> 2];
if (($3_1 | 0) != HEAP32[$6_1 + 4 >> 2]) {
break block105
}
if ($164(HEAP32[$5_1 >> 2], HEAP32[$6_1 >> 2], $3_1)) {
break block105
}
$3_1 = HEAP32[$5_1 + 12 >> 2];
if (($3_1 | 0) != HEAP32[$6_1 + 12 >> 2]) {
break block105
}
if ($164(HEAP32[$5_1 + 8 >> 2], HEAP32[$6_1 + 8 >> 2], $3_1)) {
break block105
}
$3_1 = HEAP32[$5_1 + 20 >> 2];
if (($3_1 | 0) != HEAP32[$6_1 + 20 >> 2]) {
break block105
}
if ($164(HEAP32[$5_1 + 16 >> 2], HEAP32[$6_1 + 16 >> 2], $3_1)) {
break block105
}
break block98;
}
if ($5_1 | $6_1) {
break block105
}
}
if (HEAP8[$4_1 + 92 | 0] & 1 | (HEAPU8[$4_1 + 132 | 0] != 2 | $30_1)) {
HEAP32[$0_1 + 16 >> 2] = HEAP32[$4_1 + 132 >> 2];
$1_1 = HEAP32[$4_1 + 128 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 124 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 120 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 116 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block110;
}
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 4 >> 2] = 0;
HEAP16[$0_1 + 16 >> 1] = 0;
HEAP32[$0_1 + 12 >> 2] = $31_1 + 12;
break block110;
}
HEAP8[$0_1 + 17 | 0] = $10_1;
HEAP8[$0_1 + 16 | 0] = $1_1;
$1_1 = HEAP32[$4_1 + 156 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 152 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 160 >> 2];
HEAP32[$0_1 + 12 >> 2] = $9_1 + 12;
}
global$0 = $4_1 + 192 | 0;
}
function $83($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$0_1 = HEAPU8[$0_1 | 0] << 2;
return FUNCTION_TABLE[HEAP32[HEAP32[$1_1 + 4 >> 2] + 12 >> 2]](HEAP32[$1_1 >> 2], HEAP32[$0_1 + 1069660 >> 2], HEAP32[$0_1 + 1069648 >> 2]) | 0;
}
function $84($0_1) {
$0_1 = $0_1 | 0;
wasm2js_trap();
}
function $85($0_1) {
var $1_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$128($1_1 + 8 | 0, $0_1, HEAP32[$0_1 >> 2], 1, 4, 56);
if (HEAP32[$1_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $1_1 + 16 | 0;
}
function $86($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = global$0 - 112 | 0;
global$0 = $3_1;
$64($3_1 + 40 | 0, $1_1, $2_1);
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
function $87($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
HEAP32[$2_1 + 12 >> 2] = 2;
HEAP32[$2_1 + 4 >> 2] = 2;
HEAP32[$2_1 >> 2] = $0_1;
HEAP32[$2_1 + 8 >> 2] = $0_1 + 4;
$0_1 = $145(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1049038, $2_1);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $88($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
block : {
if (HEAP32[$1_1 + 44 >> 2]) {
$89($0_1, $1_1 + 44 | 0, $2_1, $3_1, $4_1, $5_1);
break block;
}
if ($4_1) {
HEAP32[$6_1 + 28 >> 2] = $5_1;
HEAP32[$6_1 + 24 >> 2] = $4_1;
HEAP32[$6_1 + 20 >> 2] = 1;
HEAP32[$6_1 + 16 >> 2] = 1051428;
HEAP32[$6_1 + 12 >> 2] = $3_1;
HEAP32[$6_1 + 8 >> 2] = $2_1;
$26($0_1, $6_1 + 8 | 0, 3);
break block;
}
$131($0_1, $2_1, $3_1);
}
global$0 = $6_1 + 32 | 0;
}
function $89($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$6_1 = global$0 + -64 | 0;
global$0 = $6_1;
$7_1 = 1051429;
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
$10_1 = 1051428;
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
HEAP32[$6_1 + 8 >> 2] = $1_1 ? 1053349 : 1;
HEAP32[$6_1 + 4 >> 2] = $1_1;
HEAP32[$6_1 >> 2] = $15_1;
$26($0_1, $6_1, 8);
global$0 = $6_1 - -64 | 0;
}
function $90($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$6_1 = 15;
$7_1 = 1066392;
$5_1 = 43;
$8_1 = 1066349;
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
$7_1 = 1066442;
$5_1 = 35;
$8_1 = 1066407;
break block3;
case 1:
break block1;
default:
break block3;
};
}
$6_1 = 12;
$7_1 = 1066488;
$5_1 = 32;
$8_1 = 1066456;
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
$131($2_1, HEAP32[$3_1 + 4 >> 2], HEAP32[$3_1 + 8 >> 2]);
}
$130($2_1, $8_1, $5_1);
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
function $91($0_1, $1_1) {
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
$3_1 = $122($5_1, $4_1, 1053111, 8) ? $5_1 + 8 | 0 : 0;
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
if (!$122($3_1, $2_1, 1053111, 8)) {
break block5
}
$2_1 = $2_1 - 8 | 0;
$1_1 = $3_1 + 8 | 0;
}
$6_1 = $1_1;
if ($2_1 >>> 0 >= 8) {
$148($4_1 + 8 | 0, 47, $6_1, $2_1);
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
$3_1 = $122($5_1, $4_1, 1054292, 15) ? $5_1 + 15 | 0 : 0;
$1_1 = $4_1 - 15 | 0;
}
HEAP32[$0_1 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $7_1 + 16 | 0;
}
function $92($0_1) {
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
$34($8_1 + 8 | 0, $8_1 + 20 | 0);
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
$3_1 = 1055692;
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
$3_1 = 1054080;
break block1;
}
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1852404340 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1650749294) {
break block23
}
$3_1 = 1054652;
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
$3_1 = 1055404;
break block1;
}
if (!((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1684957547 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1953719652)) {
$3_1 = 1054540;
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
$3_1 = (($0_1 | 0) == 1885823332 & $2_1 >>> 0 > 1835626036 | $0_1 >>> 0 > 1885823332) - (($0_1 | 0) == 1885823332 & $2_1 >>> 0 < 1835626036 | $0_1 >>> 0 < 1885823332) | 0 ? 0 : 1056088;
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
$3_1 = 1055952;
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
$3_1 = $2_1 ^ 1818850658 | ($6_1 | ($4_1 | HEAPU8[$0_1 | 0])) ^ 1751213164 ? 0 : 1053520;
break block1;
}
if (!$164($2_1, 1056920, $0_1)) {
break block40
}
break block1;
}
if (!$164($2_1, 1056930, $0_1)) {
break block28
}
break block1;
}
if (!$164($2_1, 1056956, $0_1)) {
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
$3_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1953394531 | (HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8) ^ 29554 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1701734753 ? 0 : 1053520;
break block1;
}
$0_1 = $1_1 + 4 | 0;
if (!((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1835298672 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 28257)) {
$3_1 = 1053520;
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
$3_1 = $4_1 ^ 1869505906 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1952544367 | ($3_1 ^ 1702125942 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1953456741) ? 0 : 1056792;
break block1;
}
$0_1 = $1_1 + 8 | 0;
$3_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1987208563 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1886741860 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1769173605 ? 0 : 1054080;
break block1;
}
$3_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) == 1869505906 & (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) == 1702125942 ? 1056792 : 0;
break block1;
}
$3_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1684369007 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1882223204 ? 0 : 1054392;
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
$3_1 = $4_1 ? 0 : 1054392;
break block1;
}
$3_1 = $0_1 >>> 0 < $4_1 >>> 0 ? -1 : 1;
}
$3_1 = $3_1 ? 0 : 1053520;
break block1;
}
$4_1 = $0_1 >>> 0 > $3_1 >>> 0 ? -1 : 1;
}
$3_1 = $4_1 ? 0 : 1054820;
break block1;
}
$4_1 = $0_1 >>> 0 > $3_1 >>> 0 ? -1 : 1;
}
$3_1 = $4_1 ? 0 : 1055692;
break block1;
}
$4_1 = $0_1 >>> 0 > $3_1 >>> 0 ? -1 : 1;
}
$3_1 = $4_1 ? 0 : 1055952;
break block1;
}
$4_1 = ($0_1 | 0) == ($5_1 | 0) & $2_1 >>> 0 < $7_1 >>> 0 | $0_1 >>> 0 < $5_1 >>> 0 ? -1 : 1;
}
$3_1 = $4_1 ? 0 : 1053856;
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
$148($4_1 + 8 | 0, 47, $5_1, $6_1);
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
$3_1 = $3_1 ? 0 : 1055148;
break block1;
}
$3_1 = 1053652;
break block1;
}
$3_1 = 1056304;
break block1;
}
$3_1 = $0_1 >>> 0 < $4_1 >>> 0 ? -1 : 1;
}
$3_1 = $3_1 ? 0 : 1055804;
break block1;
}
$3_1 = 1056792;
break block1;
}
$3_1 = 1054256;
break block1;
}
$3_1 = 1053856;
}
global$0 = $8_1 + 48 | 0;
return $3_1;
}
function $93($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
$134($4_1 + 20 | 0, 1536, 1, 1);
$2_1 = HEAP32[$4_1 + 24 >> 2];
if (HEAP32[$4_1 + 20 >> 2] == 1) {
wasm2js_trap()
}
HEAP32[$4_1 + 16 >> 2] = 0;
HEAP32[$4_1 + 12 >> 2] = HEAP32[$4_1 + 28 >> 2];
HEAP32[$4_1 + 8 >> 2] = $2_1;
$3_1 = $4_1 + 8 | 0;
$130($3_1, 1069108, 9);
HEAP32[$4_1 + 20 >> 2] = $1_1;
$7_1 = global$0 - 32 | 0;
global$0 = $7_1;
$130($3_1, 1068879, 8);
$5_1 = HEAP32[$4_1 + 20 >> 2];
$1_1 = HEAPU8[HEAP32[$5_1 >> 2] + 87 | 0] << 2;
$112(HEAP32[$1_1 + 1069532 >> 2], HEAP32[$1_1 + 1069480 >> 2], $3_1);
$130($3_1, 1068887, 11);
$1_1 = HEAP32[$5_1 >> 2];
$112(HEAP32[$1_1 + 16 >> 2], HEAP32[$1_1 + 20 >> 2], $3_1);
$130($3_1, 1068934, 9);
$1_1 = HEAP32[$5_1 >> 2];
block : {
if (HEAP32[$1_1 + 36 >> 2] != -2147483648) {
$112(HEAP32[$1_1 + 40 >> 2], HEAP32[$1_1 + 44 >> 2], $3_1);
break block;
}
$130($3_1, 1051685, 4);
}
$130($3_1, 1068943, 6);
$1_1 = HEAP32[$5_1 >> 2];
$112(HEAP32[$1_1 + 28 >> 2], HEAP32[$1_1 + 32 >> 2], $3_1);
$130($3_1, 1068949, 8);
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
$130($3_1, 1069040, 9);
$1_1 = $7_1 + 24 | 0;
$115($1_1, $3_1);
$130($3_1, 1069049, 7);
$115($1_1 + 4 | 0, $3_1);
$1_1 = HEAP32[$3_1 + 8 >> 2];
$137($3_1, 1);
HEAP8[HEAP32[$3_1 + 4 >> 2] + HEAP32[$3_1 + 8 >> 2] | 0] = 125;
HEAP32[$3_1 + 8 >> 2] = $1_1 + 1;
break block11;
}
$130($3_1, 1051685, 4);
}
$130($3_1, 1068957, 10);
$2_1 = 3;
$1_1 = 1051800;
block17 : {
block15 : {
block12 : {
block16 : {
switch (HEAPU8[HEAP32[$5_1 >> 2] + 86 | 0] - 1 | 0) {
case 1:
$2_1 = 6;
$1_1 = 1052580;
break block12;
case 2:
$2_1 = 11;
$1_1 = 1052586;
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
$1_1 = 1051424;
}
$112($1_1, $2_1, $3_1);
break block17;
}
$130($3_1, 1051685, 4);
}
$130($3_1, 1068898, 14);
$1_1 = HEAP32[$5_1 >> 2];
block18 : {
if (HEAP32[$1_1 + 48 >> 2] != -2147483647) {
$114($1_1 + 48 | 0, $3_1);
break block18;
}
$130($3_1, 1051685, 4);
}
$130($3_1, 1068967, 21);
$2_1 = 1051716;
$1_1 = 6;
block23 : {
block21 : {
block22 : {
block20 : {
switch (HEAPU8[HEAP32[$5_1 >> 2] + 84 | 0] - 1 | 0) {
case 0:
$2_1 = 1051722;
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
$2_1 = 1051734;
$1_1 = 5;
}
$112($2_1, $1_1, $3_1);
break block23;
}
$130($3_1, 1051685, 4);
}
$130($3_1, 1068988, 11);
$2_1 = 1052908;
$1_1 = 16;
block28 : {
block26 : {
block27 : {
block25 : {
switch (HEAPU8[HEAP32[$5_1 >> 2] + 85 | 0] - 1 | 0) {
case 0:
$2_1 = 1052528;
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
$2_1 = 1052545;
}
$112($2_1, $1_1, $3_1);
break block28;
}
$130($3_1, 1051685, 4);
}
$130($3_1, 1068999, 14);
$1_1 = HEAP32[$5_1 >> 2];
$2_1 = HEAP32[$1_1 + 76 >> 2];
block29 : {
if ($2_1) {
$112($2_1, HEAP32[$1_1 + 80 >> 2], $3_1);
break block29;
}
$130($3_1, 1051685, 4);
}
$1_1 = HEAP32[$3_1 + 8 >> 2];
$137($3_1, 1);
HEAP8[HEAP32[$3_1 + 4 >> 2] + HEAP32[$3_1 + 8 >> 2] | 0] = 125;
HEAP32[$3_1 + 8 >> 2] = $1_1 + 1;
global$0 = $7_1 + 32 | 0;
$1_1 = HEAP32[$4_1 + 16 >> 2];
$137($3_1, 1);
HEAP8[HEAP32[$4_1 + 12 >> 2] + HEAP32[$4_1 + 16 >> 2] | 0] = 125;
HEAP32[$0_1 + 8 >> 2] = $1_1 + 1;
$1_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 32 | 0;
}
function $94($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
block : {
if (HEAPU8[$1_1 + 37 | 0]) {
break block
}
if (!HEAPU8[$1_1 + 36 | 0]) {
HEAP8[$1_1 + 36 | 0] = 1;
$94($2_1 + 8 | 0, $1_1);
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
$59($2_1 + 20 | 0, $1_1);
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
function $95($0_1, $1_1) {
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
function $96($0_1, $1_1, $2_1) {
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
$34($3_1 + 8 | 0, $3_1 + 20 | 0);
block1 : {
block : {
if (HEAP32[$3_1 + 8 >> 2] != 1) {
break block
}
$5_1 = HEAP32[$3_1 + 12 >> 2];
$4_1 = HEAP32[$3_1 + 16 >> 2];
$4_1 = $122($4_1 + $1_1 | 0, $2_1 - $4_1 | 0, 1051664, 2);
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
function $97($0_1, $1_1, $2_1) {
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
$34($3_1 + 8 | 0, $5_1);
block : {
if (HEAP32[$3_1 + 8 >> 2] == 1) {
$4_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 4 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 >> 2] = $1_1;
$131($5_1, $1_1 + $4_1 | 0, $2_1 - $4_1 | 0);
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
HEAP32[$3_1 + 32 >> 2] = 3;
HEAP32[$3_1 + 24 >> 2] = 1;
$1_1 = $3_1 + 8 | 0;
HEAP32[$3_1 + 28 >> 2] = $1_1;
HEAP32[$3_1 + 20 >> 2] = $3_1;
$138($0_1, 1048961, $3_1 + 20 | 0);
$126($1_1);
break block;
}
$131($0_1, $1_1, $2_1);
}
global$0 = $3_1 + 48 | 0;
}
function $98($0_1, $1_1, $2_1) {
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
$34($3_1 + 48 | 0, $3_1);
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
$59($5_1, $3_1);
$7_1 = HEAP32[$3_1 + 48 >> 2];
$8_1 = HEAP32[$3_1 + 52 >> 2];
HEAP32[$3_1 + 16 >> 2] = $4_1;
HEAP32[$3_1 + 12 >> 2] = 0;
HEAP32[$3_1 + 8 >> 2] = $4_1;
HEAP32[$3_1 + 4 >> 2] = $6_1;
HEAP8[$3_1 + 24 | 0] = 1;
HEAP32[$3_1 >> 2] = 58;
HEAP32[$3_1 + 20 >> 2] = 58;
$59($5_1, $3_1);
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
$131($3_1, $4_1 ? $4_1 : $1_1, $4_1 ? $5_1 : $2_1);
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
HEAP32[$3_1 + 4 >> 2] = 3;
HEAP32[$3_1 + 8 >> 2] = $3_1 + 40;
$1_1 = $3_1 + 48 | 0;
HEAP32[$3_1 >> 2] = $1_1;
$138($0_1, 1048953, $3_1);
$126($1_1);
global$0 = $3_1 - -64 | 0;
}
function $99($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
var $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0;
$7_1 = global$0 - 224 | 0;
global$0 = $7_1;
HEAP32[$7_1 + 80 >> 2] = $2_1;
HEAP32[$7_1 + 76 >> 2] = $1_1;
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 76;
$138($7_1 + 84 | 0, 1049034, $7_1 + 144 | 0);
HEAP32[$7_1 + 112 >> 2] = $2_1;
HEAP32[$7_1 + 108 >> 2] = $1_1;
$13_1 = HEAP32[$5_1 + 16 >> 2];
$17_1 = HEAP32[$5_1 + 20 >> 2];
HEAP32[$7_1 + 188 >> 2] = $17_1;
HEAP32[$7_1 + 184 >> 2] = $13_1;
$66($7_1 - -64 | 0, $7_1 + 184 | 0, $3_1, $4_1);
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
$131($7_1 + 116 | 0, 1066324, 7);
break block3;
}
$131($7_1 + 116 | 0, 1066331, 7);
break block3;
}
if ($2_1 - 33 >>> 0 >= 94) {
HEAP32[$7_1 + 128 >> 2] = $2_1;
HEAP32[$7_1 + 148 >> 2] = 8;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$138($7_1 + 116 | 0, 1066338, $7_1 + 144 | 0);
break block3;
}
HEAP32[$7_1 + 128 >> 2] = $2_1;
HEAP32[$7_1 + 148 >> 2] = 9;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$138($7_1 + 116 | 0, 1051386, $7_1 + 144 | 0);
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
$61($7_1 + 128 | 0, $2_1 ? $2_1 : 1, $2_1 ? $1_1 : 0);
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
$138($7_1 + 96 | 0, 1049628, $7_1 + 144 | 0);
break block38;
case 1:
$66($7_1 + 8 | 0, $12_1, $3_1, $4_1);
$1_1 = $7_1 + 144 | 0;
$61($1_1, HEAP32[$7_1 + 8 >> 2], HEAP32[$7_1 + 12 >> 2]);
HEAP32[$7_1 + 188 >> 2] = 3;
HEAP32[$7_1 + 184 >> 2] = $1_1;
$138($7_1 + 96 | 0, 1051125, $7_1 + 184 | 0);
$126($1_1);
break block38;
case 2:
$96($7_1 + 16 | 0, $3_1, $4_1);
$1_1 = $7_1 + 184 | 0;
$2_1 = HEAP32[$7_1 + 16 >> 2];
$61($1_1, $2_1 ? $2_1 : 1, $2_1 ? HEAP32[$7_1 + 20 >> 2] : 0);
HEAP32[$7_1 + 156 >> 2] = 3;
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 152 >> 2] = $1_1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 108;
$138($7_1 + 96 | 0, 1051184, $7_1 + 144 | 0);
$126($1_1);
break block38;
case 4:
HEAP32[$7_1 + 212 >> 2] = $17_1;
HEAP32[$7_1 + 208 >> 2] = $13_1;
$2_1 = 18;
$1_1 = 1065966;
block41 : {
block40 : {
switch ($8_1 - 1 | 0) {
case 0:
$2_1 = 5;
$1_1 = 1065953;
break block41;
case 1:
break block40;
default:
break block41;
};
}
$2_1 = 8;
$1_1 = 1065958;
}
HEAP32[$7_1 + 220 >> 2] = $2_1;
HEAP32[$7_1 + 216 >> 2] = $1_1;
$66($7_1 + 32 | 0, $7_1 + 208 | 0, $3_1, $4_1);
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
HEAP32[$7_1 + 148 >> 2] = 3;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$138($7_1 + 96 | 0, 1049975, $7_1 + 144 | 0);
break block38;
case 6:
HEAP32[$7_1 + 148 >> 2] = 3;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$138($7_1 + 96 | 0, 1049395, $7_1 + 144 | 0);
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
$131($7_1 + 96 | 0, 1065992, 67);
break block38;
case 11:
HEAP32[$7_1 + 148 >> 2] = 3;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$138($7_1 + 96 | 0, 1049142, $7_1 + 144 | 0);
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
$131($7_1 + 96 | 0, 1066059, 64);
break block38;
case 14:
$131($7_1 + 96 | 0, 1066123, 54);
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
$94($7_1 + 56 | 0, $7_1 + 144 | 0);
$2_1 = HEAP32[$7_1 + 56 >> 2];
if (!$2_1) {
break block55
}
$1_1 = HEAP32[$7_1 + 60 >> 2];
if (!$122($2_1, $1_1, $11_1, $12_1)) {
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
HEAP32[$7_1 + 204 >> 2] = 2;
HEAP32[$7_1 + 196 >> 2] = 2;
HEAP32[$7_1 + 188 >> 2] = 1;
HEAP32[$7_1 + 200 >> 2] = $7_1 + 208;
HEAP32[$7_1 + 192 >> 2] = $7_1 + 140;
HEAP32[$7_1 + 184 >> 2] = $7_1 + 216;
$138($7_1 + 96 | 0, 1049108, $7_1 + 184 | 0);
break block38;
case 16:
$131($7_1 + 96 | 0, 1066177, 74);
break block38;
case 0:
$13($7_1, $3_1, $4_1);
$61($7_1 + 184 | 0, HEAP32[$7_1 >> 2], HEAP32[$7_1 + 4 >> 2]);
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
$138($7_1 + 96 | 0, 1049941, $7_1 + 144 | 0);
break block57;
}
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 108;
$138($7_1 + 96 | 0, 1050304, $7_1 + 144 | 0);
}
$126($7_1 + 184 | 0);
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
HEAP32[$7_1 + 148 >> 2] = 3;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 128;
$138($7_1 + 96 | 0, 1051314, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 3;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$79($7_1 + 96 | 0, 1049227, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 3;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$79($7_1 + 96 | 0, 1049296, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 3;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 116;
$79($7_1 + 96 | 0, 1049169, $7_1 + 144 | 0);
break block38;
}
if (($8_1 | 0) == 1) {
break block59
}
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = 1065988;
$138($7_1 + 96 | 0, 1050970, $7_1 + 144 | 0);
break block38;
}
if (($8_1 | 0) != 2) {
$131($7_1 + 96 | 0, 1066289, 35);
break block38;
}
$131($7_1 + 96 | 0, 1066251, 38);
break block38;
}
HEAP32[$7_1 + 148 >> 2] = 2;
HEAP32[$7_1 + 144 >> 2] = 1065984;
$138($7_1 + 96 | 0, 1050062, $7_1 + 144 | 0);
break block38;
}
$66($7_1 + 24 | 0, $12_1, $3_1, $4_1);
$1_1 = $7_1 + 144 | 0;
$61($1_1, HEAP32[$7_1 + 24 >> 2], HEAP32[$7_1 + 28 >> 2]);
HEAP32[$7_1 + 188 >> 2] = 3;
HEAP32[$7_1 + 184 >> 2] = $1_1;
$138($7_1 + 96 | 0, 1051277, $7_1 + 184 | 0);
$126($1_1);
break block38;
}
$1_1 = 0;
}
$2_1 = $7_1 + 184 | 0;
$61($2_1, $1_1 ? $1_1 : 1, $1_1 ? $13_1 : 0);
HEAP32[$7_1 + 156 >> 2] = 3;
HEAP32[$7_1 + 148 >> 2] = 3;
HEAP32[$7_1 + 152 >> 2] = $7_1 + 116;
HEAP32[$7_1 + 144 >> 2] = $2_1;
$138($7_1 + 96 | 0, 1049043, $7_1 + 144 | 0);
$126($2_1);
break block38;
}
$1_1 = 0;
}
$2_1 = $7_1 + 144 | 0;
$61($2_1, $1_1 ? $1_1 : 1, $1_1 ? $13_1 : 0);
HEAP32[$7_1 + 188 >> 2] = 3;
HEAP32[$7_1 + 184 >> 2] = $2_1;
$138($7_1 + 96 | 0, 1051041, $7_1 + 184 | 0);
$126($2_1);
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
$138($7_1 + 96 | 0, 1051246, $7_1 + 144 | 0);
break block38;
}
HEAP32[$7_1 + 184 >> 2] = $1_1;
HEAP32[$7_1 + 156 >> 2] = 9;
HEAP32[$7_1 + 148 >> 2] = 1;
HEAP32[$7_1 + 152 >> 2] = $7_1 + 184;
HEAP32[$7_1 + 144 >> 2] = $7_1 + 216;
$138($7_1 + 96 | 0, 1051360, $7_1 + 144 | 0);
}
$126($7_1 + 128 | 0);
$126($7_1 + 116 | 0);
$5_1 = $7_1 + 84 | 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
$1_1 = $7_1 + 96 | 0;
HEAP32[$2_1 + 28 >> 2] = HEAP32[$1_1 + 8 >> 2];
$12_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 20 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$2_1 + 24 >> 2] = $12_1;
$1_1 = $1(4, 88);
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
$131($7_1 + 144 | 0, $3_1, $4_1);
$2_1 = $1_1 + 36 | 0;
if (HEAP32[$1_1 + 36 >> 2] != -2147483648) {
$126($2_1)
}
HEAP32[$2_1 + 8 >> 2] = HEAP32[$7_1 + 152 >> 2];
$3_1 = HEAP32[$7_1 + 148 >> 2];
HEAP32[$2_1 >> 2] = HEAP32[$7_1 + 144 >> 2];
HEAP32[$2_1 + 4 >> 2] = $3_1;
HEAP8[$1_1 + 86 | 0] = $8_1;
HEAP32[$1_1 + 8 >> 2] = $17_1;
HEAP32[$1_1 + 4 >> 2] = $13_1;
HEAP32[$1_1 >> 2] = 1;
$40($1_1 + 48 | 0);
HEAP8[$1_1 + 72 | 0] = 3;
HEAP32[$1_1 + 60 >> 2] = -2147483648;
HEAP32[$1_1 + 52 >> 2] = $0_1;
HEAP32[$1_1 + 56 >> 2] = $12_1;
HEAP32[$1_1 + 48 >> 2] = ($5_1 | 0) <= -2147483647 ? -2147483647 : $5_1;
global$0 = $7_1 + 224 | 0;
return $1_1;
}
function $100($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
block : {
if ($2_1 >>> 0 >= 16385) {
$1_1 = $78(1051739, 4, $2_1, 16384);
HEAP32[$0_1 >> 2] = 2;
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block;
}
$5_1 = $4_1 + 4 | 0;
$81($5_1, $1_1, $2_1);
block2 : {
block1 : {
if (HEAP32[$4_1 + 4 >> 2] != 19) {
$2_1 = $103($1_1, $2_1, $5_1);
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
$82($4_1 + 4 | 0, $1_1, $2_1, $3_1);
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
function $101($0_1, $1_1) {
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
if (HEAP32[$3_1 + 1051608 >> 2] == ($2_1 | 0)) {
if (!$164(HEAP32[$3_1 + 1051604 >> 2], $19_1, $2_1)) {
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
if (!$105($11_1 + 8 | 0, 8)) {
break block5
}
$3_1 = $104($8_1 + 10 | 0, $6_1 - 10 | 0) + 10 | 0;
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
$2_1 = HEAPU16[($3_1 << 1) + 1063008 >> 1];
if (!$2_1) {
break block18
}
while (1) {
block20 : {
$2_1 = $2_1 & 65535;
if ($2_1 >>> 0 <= 377) {
$5_1 = $2_1 - 1 | 0;
$2_1 = $5_1 << 4;
if (!($17_1 ^ HEAP32[$2_1 + 1056976 >> 2] | $16_1 ^ HEAP32[$2_1 + 1056984 >> 2] | ($7_1 ^ HEAP32[$2_1 + 1056980 >> 2] | $13_1 ^ HEAP32[$2_1 + 1056988 >> 2]))) {
break block20
}
}
$3_1 = $3_1 + 1 & 1023;
$2_1 = HEAPU16[($3_1 << 1) + 1063008 >> 1];
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
if (!$105($4_1, $9_1)) {
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
if (!$105($4_1, 10)) {
break block26
}
}
$20_1 = 1;
$2_1 = $104($3_1, $5_1);
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
function $102($0_1, $1_1) {
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
function $103($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$13($3_1, $0_1, $1_1);
$97($3_1 + 12 | 0, HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2]);
$81($3_1 + 36 | 0, HEAP32[$3_1 + 16 >> 2], HEAP32[$3_1 + 20 >> 2]);
$4_1 = HEAP32[$3_1 + 36 >> 2];
HEAP32[$3_1 + 72 >> 2] = HEAP32[$3_1 + 20 >> 2];
$5_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 64 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 68 >> 2] = $5_1;
block : {
if (($4_1 | 0) != 19) {
HEAP32[$3_1 + 24 >> 2] = -2147483648;
$126($3_1 - -64 | 0);
break block;
}
HEAP32[$3_1 + 32 >> 2] = HEAP32[$3_1 + 20 >> 2];
$4_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 28 >> 2] = $4_1;
}
$0_1 = $99(7, 1051800, 3, $0_1, $1_1, $2_1, $3_1 + 24 | 0);
global$0 = $3_1 + 80 | 0;
return $0_1;
}
function $104($0_1, $1_1) {
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
function $105($0_1, $1_1) {
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
function $106($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$4_1 = $3_1 + 8 | 0;
HEAP32[$4_1 >> 2] = 0;
HEAP32[$4_1 + 4 >> 2] = 1;
HEAP32[$3_1 + 28 >> 2] = 0;
$4_1 = HEAP32[$3_1 + 12 >> 2];
HEAP32[$3_1 + 20 >> 2] = HEAP32[$3_1 + 8 >> 2];
HEAP32[$3_1 + 24 >> 2] = $4_1;
HEAP32[$3_1 + 4 >> 2] = ($2_1 << 3) + $1_1;
HEAP32[$3_1 >> 2] = $1_1;
$2_1 = HEAP32[$3_1 >> 2];
$4_1 = HEAP32[$3_1 + 4 >> 2];
if (($2_1 | 0) != ($4_1 | 0)) {
while (1) {
$1_1 = $3_1 + 20 | 0;
$130($1_1, $5_1 ? 1065930 : 1065933, $5_1 ? 3 : 1);
$130($1_1, HEAP32[$2_1 >> 2], HEAP32[$2_1 + 4 >> 2]);
$5_1 = HEAP32[$3_1 + 28 >> 2];
$137($1_1, 1);
HEAP8[HEAP32[$3_1 + 24 >> 2] + HEAP32[$3_1 + 28 >> 2] | 0] = 96;
$5_1 = $5_1 + 1 | 0;
HEAP32[$3_1 + 28 >> 2] = $5_1;
$2_1 = $2_1 + 8 | 0;
if (($4_1 | 0) != ($2_1 | 0)) {
continue
}
break;
}
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 28 >> 2];
$1_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $3_1 + 32 | 0;
}
function $107($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = 1;
block : {
if ($65($0_1 + 8 | 0, $1_1)) {
break block
}
if (HEAP32[$0_1 + 32 >> 2]) {
HEAP32[$2_1 + 4 >> 2] = $0_1 + 32;
HEAP32[$2_1 + 12 >> 2] = 6;
HEAP32[$2_1 + 8 >> 2] = $2_1 + 4;
if ($145(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1048966, $2_1 + 8 | 0)) {
break block
}
}
if (!HEAP32[$0_1 + 40 >> 2]) {
$3_1 = 0;
break block;
}
HEAP32[$2_1 + 4 >> 2] = $0_1 + 40;
HEAP32[$2_1 + 12 >> 2] = 6;
HEAP32[$2_1 + 8 >> 2] = $2_1 + 4;
$3_1 = $145(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1048962, $2_1 + 8 | 0);
}
global$0 = $2_1 + 16 | 0;
return $3_1;
}
function $108($0_1, $1_1, $2_1) {
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
$134($6_1, 4, 4, 4);
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
$127($6_1, $2_1, 1, 4)
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
function $109($0_1, $1_1, $2_1) {
var $3_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
block1 : {
if ($2_1 >>> 0 <= 1048576) {
$146($3_1 + 12 | 0, $1_1, $2_1);
block : {
if (HEAP32[$3_1 + 12 >> 2] == 1) {
HEAP32[$3_1 + 24 >> 2] = HEAP32[$3_1 + 16 >> 2];
HEAP32[$3_1 + 44 >> 2] = 2;
HEAP32[$3_1 + 40 >> 2] = $3_1 + 24;
$1_1 = $3_1 + 28 | 0;
$138($1_1, 1050321, $3_1 + 40 | 0);
$2_1 = 0;
$1_1 = $32(1, 1, 0, $1_1);
break block;
}
$2_1 = HEAP32[$3_1 + 16 >> 2];
$1_1 = HEAP32[$3_1 + 20 >> 2];
}
HEAP32[$0_1 >> 2] = $2_1;
break block1;
}
$1_1 = $78(1, 0, $2_1, 1048576);
HEAP32[$0_1 >> 2] = 0;
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $3_1 + 48 | 0;
}
function $110($0_1, $1_1) {
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
$34($2_1 + 8 | 0, $2_1 + 20 | 0);
global$0 = $2_1 + 48 | 0;
return HEAP32[$2_1 + 8 >> 2] ? HEAP32[$2_1 + 12 >> 2] : $1_1;
}
function $111($0_1, $1_1, $2_1, $3_1, $4_1) {
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
function $112($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$6_1 = global$0 - 48 | 0;
global$0 = $6_1;
$3_1 = HEAP32[$2_1 + 8 >> 2];
$137($2_1, 1);
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
$130($2_1, $0_1, $3_1);
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
$1_1 = 1065056;
if (($7_1 | 0) == 34) {
break block12
}
if (($7_1 | 0) == 92) {
break block13
}
}
$130($2_1, 1065070, 4);
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
$137($2_1, 2);
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
$137($2_1, $3_1);
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
$1_1 = 1065058;
break block12;
}
$1_1 = 1065060;
break block12;
}
$1_1 = 1065062;
break block12;
}
$1_1 = 1065064;
break block12;
}
$1_1 = 1065066;
break block12;
}
$1_1 = 1065068;
}
$130($2_1, $1_1, 2);
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
$130($2_1, $0_1, $1_1);
$0_1 = HEAP32[$2_1 + 8 >> 2];
$137($2_1, 1);
HEAP8[HEAP32[$2_1 + 4 >> 2] + HEAP32[$2_1 + 8 >> 2] | 0] = 34;
HEAP32[$2_1 + 8 >> 2] = $0_1 + 1;
global$0 = $6_1 + 48 | 0;
return;
}
wasm2js_trap();
}
function $113($0_1, $1_1, $2_1) {
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
function $114($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$130($1_1, 1068840, 10);
$2_1 = 1051716;
$3_1 = 6;
block4 : {
block2 : {
block3 : {
block1 : {
switch (HEAPU8[$0_1 + 24 | 0] - 1 | 0) {
case 0:
$2_1 = 1051722;
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
$2_1 = 1051734;
$3_1 = 5;
}
$112($2_1, $3_1, $1_1);
break block4;
}
$130($1_1, 1051685, 4);
}
$130($1_1, 1069312, 13);
block5 : {
if (HEAP32[$0_1 >> 2] != -2147483648) {
$112(HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2], $1_1);
break block5;
}
$130($1_1, 1051685, 4);
}
$130($1_1, 1069325, 9);
block6 : {
if (HEAP32[$0_1 + 12 >> 2] != -2147483648) {
$112(HEAP32[$0_1 + 16 >> 2], HEAP32[$0_1 + 20 >> 2], $1_1);
break block6;
}
$130($1_1, 1051685, 4);
}
$0_1 = HEAP32[$1_1 + 8 >> 2];
$137($1_1, 1);
HEAP8[HEAP32[$1_1 + 4 >> 2] + HEAP32[$1_1 + 8 >> 2] | 0] = 125;
HEAP32[$1_1 + 8 >> 2] = $0_1 + 1;
}
function $115($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
$3_1 = HEAP32[$0_1 >> 2];
$0_1 = $2_1 + 22 | 0;
$3_1 = $153($3_1, $0_1);
HEAP32[$2_1 + 4 >> 2] = 10 - $3_1;
HEAP32[$2_1 >> 2] = $0_1 + $3_1;
$0_1 = $2_1 + 8 | 0;
$131($0_1, HEAP32[$2_1 >> 2], HEAP32[$2_1 + 4 >> 2]);
$130($1_1, HEAP32[$2_1 + 12 >> 2], HEAP32[$2_1 + 16 >> 2]);
$126($0_1);
global$0 = $2_1 + 32 | 0;
}
function $116($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
block : {
if (HEAP32[$0_1 >> 2] != -2147483647) {
$4_1 = HEAP32[$0_1 + 8 >> 2];
$3_1 = $2_1 + 8 | 0;
HEAP32[$3_1 >> 2] = HEAP32[$0_1 + 4 >> 2];
HEAP32[$3_1 + 4 >> 2] = $4_1;
$112(HEAP32[$2_1 + 8 >> 2], HEAP32[$2_1 + 12 >> 2], $1_1);
break block;
}
$130($1_1, 1051685, 4);
}
global$0 = $2_1 + 16 | 0;
}
function $117($0_1, $1_1) {
$130($1_1, 1069285, 8);
$112(HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2], $1_1);
$130($1_1, 1069293, 9);
$115($0_1 + 8 | 0, $1_1);
$130($1_1, 1069049, 7);
$115($0_1 + 12 | 0, $1_1);
$0_1 = HEAP32[$1_1 + 8 >> 2];
$137($1_1, 1);
HEAP8[HEAP32[$1_1 + 4 >> 2] + HEAP32[$1_1 + 8 >> 2] | 0] = 125;
HEAP32[$1_1 + 8 >> 2] = $0_1 + 1;
}
function $118($0_1, $1_1) {
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
$137($0_1, $3_1);
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
function $119($0_1, $1_1, $2_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$2_1 = $2_1 | 0;
$130($0_1, $1_1, $2_1);
return 0;
}
function $120($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $144(HEAP32[$0_1 >> 2], $1_1) | 0;
}
function $121($0_1, $1_1, $2_1, $3_1) {
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
if ($164($4_1 + 12 | 0, $1_1, $3_1)) {
break block3
}
$5_1 = $1_1 + $3_1 | 0;
$6_1 = $2_1 - $3_1 | 0;
}
HEAP32[$0_1 + 4 >> 2] = $6_1;
HEAP32[$0_1 >> 2] = $5_1;
global$0 = $4_1 + 16 | 0;
}
function $122($0_1, $1_1, $2_1, $3_1) {
if ($1_1 >>> 0 >= $3_1 >>> 0) {
$0_1 = $164($2_1, $0_1, $3_1)
} else {
$0_1 = 1
}
return !$0_1;
}
function $123($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0;
$3_1 = HEAP32[$0_1 + 4 >> 2];
block : {
if ($3_1 >>> 0 < $2_1 >>> 0) {
break block
}
$4_1 = HEAP32[$0_1 >> 2];
if ($164($4_1, $1_1, $2_1)) {
break block
}
HEAP32[$0_1 + 4 >> 2] = $3_1 - $2_1;
HEAP32[$0_1 >> 2] = $2_1 + $4_1;
$5_1 = 1;
}
return $5_1;
}
function $124($0_1, $1_1) {
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
function $125($0_1, $1_1) {
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
$146($6_1 + 16 | 0, $3_1, $0_1);
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
$130($132($5_1), $2_1, $3_1);
break block3;
}
if (HEAP32[$5_1 >> 2] != -2147483648) {
$126($5_1)
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
$7_1 = $132($5_1);
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
$137($7_1, $0_1);
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
$146($6_1 + 16 | 0, $3_1, $0_1);
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
$130($132($5_1), $2_1, $3_1);
break block37;
}
if (HEAP32[$5_1 >> 2] != -2147483648) {
$126($5_1)
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
$126($5_1);
}
global$0 = $6_1 + 32 | 0;
break block40;
}
wasm2js_trap();
}
global$0 = $13_1 + 16 | 0;
}
function $126($0_1) {
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
function $127($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$128($4_1 + 8 | 0, $0_1, $1_1, $2_1, 4, $3_1);
if (HEAP32[$4_1 + 8 >> 2] != -2147483647) {
wasm2js_trap()
}
global$0 = $4_1 + 16 | 0;
}
function $128($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
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
$129($6_1 + 4 | 0, $1_1, $3_1, $4_1, $5_1);
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
function $129($0_1, $1_1, $2_1, $3_1, $4_1) {
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
$4_1 = $2($4_1, $1_1, $3_1, $2_1);
break block3;
}
if ($2_1) {
break block2
}
$4_1 = $3_1;
break block4;
}
$4_1 = $1($3_1, $2_1);
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
function $130($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$3_1 = HEAP32[$0_1 + 8 >> 2];
block1 : {
block : {
if (HEAP32[$0_1 >> 2] - $3_1 >>> 0 < $2_1 >>> 0) {
$128($4_1 + 8 | 0, $0_1, $3_1, $2_1, 1, 1);
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
$161(HEAP32[$0_1 + 4 >> 2] + $3_1 | 0, $1_1, $2_1);
}
HEAP32[$0_1 + 8 >> 2] = $2_1 + $3_1;
global$0 = $4_1 + 16 | 0;
}
function $131($0_1, $1_1, $2_1) {
var $3_1 = 0;
$3_1 = 1;
block : {
if ($2_1 >>> 0 > 2147483647) {
break block
}
if ($2_1) {
$3_1 = $1(1, $2_1);
if (!$3_1) {
break block
}
$161($3_1, $1_1, $2_1);
}
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = $2_1;
return;
}
wasm2js_trap();
}
function $132($0_1) {
var $1_1 = 0, $2_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
block : {
if (HEAP32[$0_1 >> 2] != -2147483648) {
break block
}
$131($1_1 + 4 | 0, HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2]);
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
function $133($0_1, $1_1, $2_1) {
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
function $134($0_1, $1_1, $2_1, $3_1) {
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
$4_1 = $1($2_1, $3_1);
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
function $135($0_1, $1_1) {
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
$2_1 = $2($9_1, $2_1, $5_1, $3_1);
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
function $136($0_1, $1_1, $2_1) {
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
$129($4_1 + 4 | 0, $1_1, $3_1, 1, 1);
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
function $137($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
block : {
$3_1 = HEAP32[$0_1 + 8 >> 2];
if (HEAP32[$0_1 >> 2] - $3_1 >>> 0 >= $1_1 >>> 0) {
break block
}
$128($2_1 + 8 | 0, $0_1, $3_1, $1_1, 1, 1);
if (HEAP32[$2_1 + 8 >> 2] == -2147483647) {
break block
}
wasm2js_trap();
}
global$0 = $2_1 + 16 | 0;
}
function $138($0_1, $1_1, $2_1) {
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
$4_1 = $1(1, $3_1);
if (!$4_1) {
break block1
}
}
HEAP32[$5_1 + 12 >> 2] = 0;
HEAP32[$5_1 + 8 >> 2] = $4_1;
HEAP32[$5_1 + 4 >> 2] = $3_1;
if ($145($5_1 + 4 | 0, 1070032, $1_1, $2_1)) {
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
function $139($0_1, $1_1) {
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
$128($5_1 + 8 | 0, $0_1, $6_1, $3_1, 1, 1);
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
function $140($0_1, $1_1, $2_1) {
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
$128($4_1 + 8 | 0, $0_1, $3_1, $2_1, 1, 1);
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
$161(HEAP32[$0_1 + 4 >> 2] + $3_1 | 0, $1_1, $2_1);
}
HEAP32[$0_1 + 8 >> 2] = $2_1 + $3_1;
global$0 = $4_1 + 16 | 0;
return 0;
}
function $141($0_1, $1_1, $2_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$2_1 = $2_1 | 0;
return $145($0_1, 1070032, $1_1, $2_1) | 0;
}
function $142($0_1, $1_1, $2_1, $3_1) {
if (($1_1 | 0) == ($3_1 | 0)) {
$161($0_1, $2_1, $1_1);
return;
}
wasm2js_trap();
}
function $143($0_1, $1_1) {
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
function $144($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $152($1_1, HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2]) | 0;
}
function $145($0_1, $1_1, $2_1, $3_1) {
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
function $146($0_1, $1_1, $2_1) {
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
switch (HEAPU8[$4_1 + 1070784 | 0] - 2 | 0) {
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
function $147($0_1, $1_1, $2_1, $3_1) {
if ($1_1 >>> 0 >= $3_1 >>> 0) {
$0_1 = $164($2_1, ($1_1 - $3_1 | 0) + $0_1 | 0, $3_1)
} else {
$0_1 = 1
}
return !$0_1;
}
function $148($0_1, $1_1, $2_1, $3_1) {
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
function $149($0_1, $1_1) {
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
function $150($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
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
$9_1 = $143($2_1, $3_1);
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
if ($151($0_1, $12_1, $2_1, $3_1)) {
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
if ($151($0_1, $12_1, $2_1, $3_1)) {
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
if ($151($0_1, $12_1, $2_1, $3_1)) {
break block7
}
$9_1 = FUNCTION_TABLE[HEAP32[HEAP32[$0_1 + 4 >> 2] + 12 >> 2]](HEAP32[$0_1 >> 2], $4_1, $5_1) | 0;
}
return $9_1;
}
function $151($0_1, $1_1, $2_1, $3_1) {
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
function $152($0_1, $1_1, $2_1) {
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
$3_1 = $143($1_1, $2_1);
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
function $153($0_1, $1_1) {
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
$7_1 = HEAPU8[$7_1 + 1070584 | 0] | HEAPU8[$7_1 + 1070585 | 0] << 8;
HEAP8[$2_1 | 0] = $7_1;
HEAP8[$2_1 + 1 | 0] = $7_1 >>> 8;
$2_1 = $2_1 + 2 | 0;
$5_1 = ($5_1 - Math_imul($8_1, 100) & 65535) << 1;
$5_1 = HEAPU8[$5_1 + 1070584 | 0] | HEAPU8[$5_1 + 1070585 | 0] << 8;
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
$2_1 = HEAPU8[$2_1 + 1070584 | 0] | HEAPU8[$2_1 + 1070585 | 0] << 8;
HEAP8[$6_1 | 0] = $2_1;
HEAP8[$6_1 + 1 | 0] = $2_1 >>> 8;
}
if (!($3_1 ? 0 : $0_1)) {
$4_1 = $4_1 - 1 | 0;
HEAP8[$4_1 + $1_1 | 0] = HEAPU8[($3_1 << 1 & 30) + 1070585 | 0];
}
return $4_1;
}
function $154($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$12_1 = $4_1;
$8_1 = $4_1;
block : {
block3 : {
block1 : {
switch ($4_1 | 0) {
default:
$9_1 = 1;
$5_1 = 1;
$12_1 = 1;
while (1) {
$6_1 = $7_1 + $10_1 | 0;
if ($6_1 >>> 0 >= $4_1 >>> 0) {
break block3
}
$8_1 = HEAPU8[$3_1 + $9_1 | 0];
$6_1 = HEAPU8[$3_1 + $6_1 | 0];
block4 : {
if ($8_1 >>> 0 >= $6_1 >>> 0) {
if (($6_1 | 0) != ($8_1 | 0)) {
$12_1 = 1;
$10_1 = $5_1;
$5_1 = $5_1 + 1 | 0;
$7_1 = 0;
break block4;
}
$8_1 = $7_1 + 1 | 0;
$6_1 = ($8_1 | 0) == ($12_1 | 0);
$5_1 = ($6_1 ? $8_1 : 0) + $5_1 | 0;
$7_1 = $6_1 ? 0 : $8_1;
break block4;
}
$5_1 = ($5_1 + $7_1 | 0) + 1 | 0;
$12_1 = $5_1 - $10_1 | 0;
$7_1 = 0;
}
$9_1 = $5_1 + $7_1 | 0;
if ($9_1 >>> 0 < $4_1 >>> 0) {
continue
}
break;
};
$6_1 = 1;
$5_1 = 1;
$7_1 = 0;
$8_1 = 1;
$9_1 = 0;
while (1) {
$15_1 = $7_1 + $9_1 | 0;
if ($15_1 >>> 0 >= $4_1 >>> 0) {
break block3
}
$11_1 = HEAPU8[$3_1 + $6_1 | 0];
$6_1 = HEAPU8[$3_1 + $15_1 | 0];
block5 : {
if ($11_1 >>> 0 <= $6_1 >>> 0) {
if (($6_1 | 0) != ($11_1 | 0)) {
$8_1 = 1;
$9_1 = $5_1;
$5_1 = $5_1 + 1 | 0;
$7_1 = 0;
break block5;
}
$11_1 = $7_1 + 1 | 0;
$6_1 = ($11_1 | 0) == ($8_1 | 0);
$5_1 = ($6_1 ? $11_1 : 0) + $5_1 | 0;
$7_1 = $6_1 ? 0 : $11_1;
break block5;
}
$5_1 = ($5_1 + $7_1 | 0) + 1 | 0;
$8_1 = $5_1 - $9_1 | 0;
$7_1 = 0;
}
$6_1 = $5_1 + $7_1 | 0;
if ($6_1 >>> 0 < $4_1 >>> 0) {
continue
}
break;
};
break;
case 0:
break block;
case 1:
break block1;
};
}
$5_1 = $9_1 >>> 0 < $10_1 >>> 0;
$10_1 = $5_1 ? $10_1 : $9_1;
if ($10_1 >>> 0 > $4_1 >>> 0) {
break block3
}
$5_1 = $5_1 ? $12_1 : $8_1;
$7_1 = $5_1 + $10_1 | 0;
if ($4_1 >>> 0 < $7_1 >>> 0 | $5_1 >>> 0 > $7_1 >>> 0) {
break block3
}
block6 : {
if ($164($3_1, $3_1 + $5_1 | 0, $10_1)) {
$7_1 = $3_1;
$5_1 = $4_1;
while (1) {
$6_1 = HEAPU8[$7_1 | 0];
$8_1 = $6_1 & 31;
if (($6_1 & 63) >>> 0 >= 32) {
$6_1 = 1 << $8_1;
$9_1 = 0;
} else {
$9_1 = 1 << $8_1;
$6_1 = $9_1 - 1 & 1 >>> 32 - $8_1;
}
$13_1 = $9_1 | $13_1;
$14_1 = $6_1 | $14_1;
$7_1 = $7_1 + 1 | 0;
$5_1 = $5_1 - 1 | 0;
if ($5_1) {
continue
}
break;
};
$5_1 = $4_1 - $10_1 | 0;
$7_1 = ($5_1 >>> 0 > $10_1 >>> 0 ? $5_1 : $10_1) + 1 | 0;
$9_1 = -1;
$6_1 = $10_1;
$5_1 = -1;
break block6;
}
$7_1 = 0;
$8_1 = $155($3_1, $4_1, $5_1, 0);
$6_1 = $155($3_1, $4_1, $5_1, 1);
$6_1 = $4_1 - ($6_1 >>> 0 > $8_1 >>> 0 ? $6_1 : $8_1) | 0;
$9_1 = 0;
if ($5_1) {
while (1) {
$8_1 = HEAPU8[$3_1 + $7_1 | 0];
$12_1 = $8_1 & 31;
if (($8_1 & 63) >>> 0 >= 32) {
$8_1 = 1 << $12_1;
$11_1 = 0;
} else {
$11_1 = 1 << $12_1;
$8_1 = $11_1 - 1 & 1 >>> 32 - $12_1;
}
$13_1 = $11_1 | $13_1;
$14_1 = $8_1 | $14_1;
$7_1 = $7_1 + 1 | 0;
if (($5_1 | 0) != ($7_1 | 0)) {
continue
}
break;
};
$7_1 = $5_1;
}
$5_1 = $4_1;
}
HEAP32[$0_1 + 60 >> 2] = $4_1;
HEAP32[$0_1 + 56 >> 2] = $3_1;
HEAP32[$0_1 + 52 >> 2] = $2_1;
HEAP32[$0_1 + 48 >> 2] = $1_1;
HEAP32[$0_1 + 40 >> 2] = $5_1;
HEAP32[$0_1 + 36 >> 2] = $9_1;
HEAP32[$0_1 + 32 >> 2] = $2_1;
HEAP32[$0_1 + 28 >> 2] = 0;
HEAP32[$0_1 + 24 >> 2] = $7_1;
HEAP32[$0_1 + 20 >> 2] = $6_1;
HEAP32[$0_1 + 16 >> 2] = $10_1;
HEAP32[$0_1 + 8 >> 2] = $13_1;
HEAP32[$0_1 + 12 >> 2] = $14_1;
HEAP32[$0_1 >> 2] = 1;
return;
}
wasm2js_trap();
}
HEAP32[$0_1 + 60 >> 2] = 0;
HEAP32[$0_1 + 56 >> 2] = $3_1;
HEAP32[$0_1 + 52 >> 2] = $2_1;
HEAP32[$0_1 + 48 >> 2] = $1_1;
HEAP8[$0_1 + 14 | 0] = 0;
HEAP16[$0_1 + 12 >> 1] = 257;
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 0;
}
function $155($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$7_1 = 1;
$4_1 = 1;
while (1) {
$10_1 = $4_1 + $6_1 | 0;
if ($10_1 >>> 0 < $1_1 >>> 0) {
block3 : {
block2 : {
block : {
$8_1 = $4_1;
$4_1 = ($1_1 - $6_1 | 0) + ($4_1 ^ -1) | 0;
if ($4_1 >>> 0 >= $1_1 >>> 0) {
break block
}
$5_1 = (($6_1 ^ -1) + $1_1 | 0) - $9_1 | 0;
if ($5_1 >>> 0 >= $1_1 >>> 0) {
break block
}
$4_1 = HEAPU8[$0_1 + $4_1 | 0];
$5_1 = HEAPU8[$0_1 + $5_1 | 0];
block1 : {
if ($4_1 >>> 0 >= $5_1 >>> 0) {
if (!$3_1 | $4_1 >>> 0 <= $5_1 >>> 0) {
break block1
}
break block2;
}
if (!$3_1) {
break block2
}
}
if (($4_1 | 0) != ($5_1 | 0)) {
$4_1 = $8_1 + 1 | 0;
$6_1 = 0;
$7_1 = 1;
$9_1 = $8_1;
break block3;
}
$4_1 = $6_1 + 1 | 0;
$5_1 = ($4_1 | 0) == ($7_1 | 0);
$6_1 = $5_1 ? 0 : $4_1;
$4_1 = ($5_1 ? $4_1 : 0) + $8_1 | 0;
break block3;
}
wasm2js_trap();
}
$4_1 = $10_1 + 1 | 0;
$7_1 = $4_1 - $9_1 | 0;
$6_1 = 0;
}
if (($2_1 | 0) != ($7_1 | 0)) {
continue
}
}
break;
};
return $9_1;
}
function $156($0_1, $1_1, $2_1, $3_1) {
$0_1 = $164($0_1, $2_1, $1_1 >>> 0 < $3_1 >>> 0 ? $1_1 : $3_1);
$0_1 = $0_1 ? $0_1 : $1_1 - $3_1 | 0;
return (($0_1 | 0) > 0) - (($0_1 | 0) < 0) | 0;
}
function $157($0_1, $1_1) {
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
$0_1 = $152($5_1, $6_1, $0_1);
}
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $158($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = HEAP32[$0_1 >> 2];
$0_1 = 0;
while (1) {
HEAP8[($0_1 + $2_1 | 0) + 15 | 0] = HEAPU8[($3_1 & 15) + 1071042 | 0];
$0_1 = $0_1 - 1 | 0;
$3_1 = $3_1 >>> 4 | 0;
if ($3_1) {
continue
}
break;
};
$0_1 = $150($1_1, 1, 1071040, 2, ($0_1 + $2_1 | 0) + 16 | 0, 0 - $0_1 | 0);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $159($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = $2_1 + 6 | 0;
$0_1 = $153(HEAP32[$0_1 >> 2], $3_1);
$0_1 = $150($1_1, 1, 1, 0, $0_1 + $3_1 | 0, 10 - $0_1 | 0);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $160($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$0_1 = HEAP32[$0_1 >> 2];
$2_1 = $0_1 >> 31;
$4_1 = $3_1 + 6 | 0;
$2_1 = $153(($0_1 ^ $2_1) - $2_1 | 0, $4_1);
$0_1 = $150($1_1, ($0_1 ^ -1) >>> 31 | 0, 1, 0, $2_1 + $4_1 | 0, 10 - $2_1 | 0);
global$0 = $3_1 + 16 | 0;
return $0_1 | 0;
}
function $161($0_1, $1_1, $2_1) {
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
function $162($0_1, $1_1) {
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
function $163($0_1, $1_1, $2_1) {
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
function $164($0_1, $1_1, $2_1) {
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
var FUNCTION_TABLE = [null, $144, $159, $29, $87, $83, $120, $160, $158, $157, $84, $119, $118, $141, $126, $140, $139];
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
