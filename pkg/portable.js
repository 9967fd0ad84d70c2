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
base64DecodeToExistingUint8Array(bufferView, 1048576, "CgAAAAwAAAAEAAAACwAAAAwAAAANAAAAMDEyMzQ1Njc4OWFiY2RlZoCAgICAgICAgPTugIDygICAgICAgICAgICAgICAgICAICGiIyQlJqcoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVpb3F1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX6AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAwMDAxMDIwMzA0MDUwNjA3MDgwOTEwMTExMjEzMTQxNTE2MTcxODE5MjAyMTIyMjMyNDI1MjYyNzI4MjkzMDMxMzIzMzM0MzUzNjM3MzgzOTQwNDE0MjQzNDQ0NTQ2NDc0ODQ5NTA1MTUyNTM1NDU1NTY1NzU4NTk2MDYxNjI2MzY0NjU2NjY3Njg2OTcwNzE3MjczNzQ3NTc2Nzc3ODc5ODA4MTgyODM4NDg1ODY4Nzg4ODk5MDkxOTI5Mzk0OTU5Njk3OTg5OQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB");
base64DecodeToExistingUint8Array(bufferView, 1049266, "AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAwMDAwMDAwMDAwMDAwMDAwQEBAQE");
base64DecodeToExistingUint8Array(bufferView, 1049328, "MHgwMTIzNDU2Nzg5QUJDREVGAAEBAgICAgICAgICAgIDAwMDAwMDAwMDAwMDAwMDAwMDAwMDBAQEBQYGBgYGBgYGBgYGBgYGBwcHBwcHBwcHBwcHBwcICAgICAgICAgJCQkJCQkJCgoKCwsLCwwMDAwMDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0NDQ0ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODg4ODw8PDw8PDw8PDw8PDw8PDw8PDxAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERERISEhISEhISEhISExQUFBQUFBQUFBQVFRUVFRUVFRUWFxcXGBnAwAACeEDAAMABQMAAATrAAAkvZGlnZXN0cy/AABIvcnVsZXMvcmVnaXN0cmllcy/AAA4vcnVsZXMvaW1hZ2VzL8AACC9pbWFnZXMvwAABL8ABL8AAwAEuwAAOdGhlIHJlZ2lzdHJ5IGDALmAgaXMgZm9sbG93ZWQgYnkgYC9gIGFuZCBhIHJlcG9zaXRvcnksIG5vdCBieSDAAAJhIMAMIGRpZ2VzdCBoYXMgwA0gZGlnaXRzLCBub3QgwAAYYSBwb3J0IGlzIGEgbnVtYmVyLCBub3QgwAA3YSBkaWdlc3QgaGFzIHRoZSBkaWdpdHMgYDBgIHRvIGA5YCBhbmQgYGFgIHRvIGBmYCwgbm90IMAAQmEgbmFtZSBoYXMgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGAuYCwgYF9gLCBgLWAgYW5kIGAvYCwgbm90IMAAMWEgdGFnIGhhcyBsZXR0ZXJzLCBkaWdpdHMsIGBfYCwgYC5gIGFuZCBgLWAsIG5vdCDAAMAJIG11c3QgYmUgwAYsIG5vdCDAAMAEIGF0IMAABWxpbmUgwAggY29sdW1uIMAANWEgdGFnIHN0YXJ0cyB3aXRoIGEgbGV0dGVyLCBhIGRpZ2l0IG9yIGBfYCwgbm90IHdpdGggwADAJSBpcyBub3QgYSBrbm93biBrZXk7IGV4cGVjdGVkIG9uZSBvZiDAAMAnIGlzIG5vdCBhY2NlcHRlZCBoZXJlOyBleHBlY3RlZCBvbmUgb2YgwADAECBpcyBub3QgYSB2YWxpZCDAACB0aGUgcnVsZXMgY2FsbCB0YWdzIHRoYXQgbWF0Y2ggYMACYCDAAB90aGUgcmVxdWVzdCBpcyBub3QgdmFsaWQgSlNPTjogwAAEdGhlIMAJIGlzIGVtcHR5AAFgwCNgIHdhcyByZXF1ZXN0ZWQgYnkgbmFtZSBhbmQgaXMga2VwdAAZd2l0aG91dCBhIGAvYCBiZWhpbmQgaXQgYMBWYCBpcyBhIHRhZyBhbmQgbm90IHRoZSBwb3J0IG9mIGEgcmVnaXN0cnk7IGEgcmVwb3NpdG9yeSBpcyBtaXNzaW5nIGlmIGEgcG9ydCB3YXMgbWVhbnQAJXRoZSBkaWdlc3QgYWxvbmUgZGVjaWRlcyB3aGF0IHJ1bnM6IGDANGAgbW92ZXMgb24gd2l0aG91dCBpdCwgYW5kIG1pc2xlYWRzIHdob2V2ZXIgcmVhZHMgaXQAwAEgwCosIHNvIG5vZGVzIG1heSBob2xkIGRpZmZlcmVudCBidWlsZHMgb2YgaXQABHRoZSDAAiBgwBZgIGhhcyBibGFua3MgYXJvdW5kIGl0AAFgwFJgIGhhcyBhIHNlcGFyYXRvciAoYC5gLCBgX2AsIGBfX2Agb3IgZGFzaGVzKSB0aGF0IGlzIG5vdCBiZXR3ZWVuIGxldHRlcnMgb3IgZGlnaXRzABJhIHRhZyBoYXMgYXQgbW9zdCDACyBjaGFyYWN0ZXJzAAd1bmRlciBgwB9gIGVhY2ggbm9kZSBrZWVwcyB0aGUgY29weSBvZiBgwFFgIHRoYXQgaXQgaGFwcGVuZWQgdG8gcHVsbCwgc28gbm9kZXMgd2lsbCBydW4gZGlmZmVyZW50IGNvbnRlbnQgd2l0aG91dCBhbnkgZXJyb3IAAWDAHmAgY2Fubm90IGJlIHNldCBvbiBLdWJlcm5ldGVzIMAvOiB0aGUga3ViZWxldCB2ZXJpZmllcyBjcmVkZW50aWFscyBmcm9tIDEuMzMgb24ABHRoZSDACSBpcyBibGFuawAxdGhlIHJlcXVlc3QgaXMgbm8gVVRGLTggdGV4dDogdGhlIGJ5dGUgYXQgb2Zmc2V0IMAJIGlzIHdyb25nAAx0aGUgZGlnZXN0IGDAGmAgY29udHJhZGljdHMgdGhlIGRpZ2VzdCBgwA5gIG9mIHRoZSBpbWFnZQAJdGhlIHRhZyBgwBdgIGNvbnRyYWRpY3RzIHRoZSB0YWcgYMAOYCBvZiB0aGUgaW1hZ2UAHHRoZSBydWxlcyBtYXAgdGhlIHJlZ2lzdHJ5IGDAK2AgdG8gYGxvY2FsYDogdGhlIGltYWdlIGlzIG9ubHkgb24gdGhlIG5vZGUAwHAsIHNvIHB1bGxpbmcgYnJpbmdzIG5vdGhpbmcgbmV3LCBidXQgYW4gb3V0YWdlIG9mIHRoZSByZWdpc3RyeSBzdG9wcyB0aGUgc3RhcnQgYWx0aG91Z2ggdGhlIGltYWdlIGlzIG9uIHRoZSBub2RlAAxub3RoaW5nIGluIGDAUGAgc2hvd3MgdGhhdCBpdCBpcyBwdWJsaXNoZWQgb25jZTsgYSBzdGFsZSBjb3B5IGlzIHNpbGVudCwgYSBmYWlsZWQgcHVsbCBpcyBsb3VkAC10aGUgYWRtaXNzaW9uIHBsdWdpbiBBbHdheXNQdWxsSW1hZ2VzIG1ha2VzIGDABmAgb2YgYMARYCBpbiBlYWNoIG5ldyBwb2QAAWDABWAgaXMgwBUgYnl0ZXMgbG9uZzsgYXQgbW9zdCDADSBhcmUgYWNjZXB0ZWQAM3RhZ3MgYXJlIGNhc2Utc2Vuc2l0aXZlOiBLdWJlcm5ldGVzIGRvZXMgbm90IHRha2UgYMAOYCBmb3IgYGxhdGVzdGAAGWEgcmVwb3NpdG9yeSBoYXMgYXQgbW9zdCDAKiBjaGFyYWN0ZXJzLCBjb3VudGluZyBhIG1pc3NpbmcgYGxpYnJhcnkvYAABYMAyYCBpcyBubyByZWdpc3RyeSB3aXRoIGEgcG9ydCwgYW5kIGEgdGFnIGhhcyBubyBgL2AADnRoZSBydWxlIGZvciBgwAhgIHNldHMgYMABYAAnbm90aGluZyBoYXMgZmlsbGVkIGluIHRoZSBwbGFjZWhvbGRlciBgwAFgAMAJIGhhcyBubyBgwAFgAAR0aGUgwDMgc3RhcnRzIHdpdGggYSByZWdpc3RyeSBvciBhIHJlcG9zaXRvcnksIG5vdCB3aXRoIGDAAWAAwBkgaXMgbWlzc2luZyBpbiBmcm9udCBvZiBgwAFgACBkaWdlc3RzIGFyZSBsb3dlciBjYXNlLCB1bmxpa2UgYMABYAApcmVwb3NpdG9yeSBuYW1lcyBhcmUgbG93ZXIgY2FzZSwgdW5saWtlIGDAAWAAwBQgaXMgbWlzc2luZyBiZWhpbmQgYMABYAABYMABYADAAS8AbmFtZUA6YSBzdHJpbmdhbiBvYmplY3RhY2NlZGVkYmFhZGNhZmVjYWZlYmFiZWNhZmVmZWVkZGVhZGJlZWZkZWZhY2VkZWZmYWNlZGZhY2FkZWRmYWJhY2VhZWZlZWRmYWNlAAAAHQ4QAAcAAAAkDhAACAAAACwOEAAIAAAANA4QAAgAAAA8DhAACAAAAEQOEAAHAAAASw4QAAcAAABSDhAABwAAAFkOEAAIAAAAYQ4QAAgAAAAvaW1hZ2Vsb2NhbGFwaS1zZXJ2ZXJydWxlcwAABQ==");
base64DecodeToExistingUint8Array(bufferView, 1052392, "AQAAAGxhdGVzdG1vdmluZ3Bpbm5lZHVua25vd25udWxsdHJ1ZSBvciBmYWxzZWEgbnVtYmVyYSBsaXN0QWx3YXlzSWZOb3RQcmVzZW50TmV2ZXIvdGFnZG9ja2VyLmlvaW1hZ2U=");
base64DecodeToExistingUint8Array(bufferView, 1052512, "AgsAAAMPAAAFAAAAdHJ1ZWZhbHNlKioqdGFncG9saWN5");
base64DecodeToExistingUint8Array(bufferView, 1052560, "ZmxvYXRpbmd0cnVzdHB1Ymxpc2hlcnNpbWFnZXNtYXRjaAAArQ8QAAU=");
base64DecodeToExistingUint8Array(bufferView, 1052616, "ew8QAAY=");
base64DecodeToExistingUint8Array(bufferView, 1052636, "8g4QAAYAAAACAAAAhA8QAAAAAAD4DhAABgAAAAIAAACEDxAAAAAAAAQAAAC0DxAABAAAAHJlZ2lzdHJpZXNmcm9tdG8aEBAABA==");
base64DecodeToExistingUint8Array(bufferView, 1052724, "HhAQAAI=");
base64DecodeToExistingUint8Array(bufferView, 1052744, "BAAAACAQEAACAAAA8g4QAAYAAAACAAAAhA8QAAAAAAD4DhAABgAAAAIAAACEDxAAAAAAAP4OEAAH");
base64DecodeToExistingUint8Array(bufferView, 1052816, "kA8QAAg=");
base64DecodeToExistingUint8Array(bufferView, 1052836, "mA8QAAU=");
base64DecodeToExistingUint8Array(bufferView, 1052856, "nQ8QAAoAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1052876, "pw8QAAYAAAACAAAABBAQAAAAAAAQEBAACgAAAAIAAABIEBAAAAAAAGNsdXN0ZXJ2ZXJzaW9uYWx3YXlzUHVsbEltYWdlc2RpZ2VzdEF3YXJlRGVmYXVsdGNyZWRlbnRpYWxWZXJpZmljYXRpb25wcmVsb2FkZWRJbWFnZXNWZXJpZmljYXRpb25BbGxvd2xpc3QAAPsQEAAH");
base64DecodeToExistingUint8Array(bufferView, 1053044, "AhEQABAAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1053064, "EhEQABIAAAAB");
base64DecodeToExistingUint8Array(bufferView, 1053084, "JBEQABY=");
base64DecodeToExistingUint8Array(bufferView, 1053104, "OhEQACQAAAACAAAAhA8QAAAAAABkaWdlc3RzAEgPEAAF");
base64DecodeToExistingUint8Array(bufferView, 1053152, "eA8QAAM=");
base64DecodeToExistingUint8Array(bufferView, 1053172, "ew8QAAY=");
base64DecodeToExistingUint8Array(bufferView, 1053192, "0Q4QAAUAAAAEAAAAVBAQAAgAAAD0EBAABwAAAAQAAABgERAABQAAAMQREAAHAAAAAwAAAIQPEAAAAAAABAAAAMwREAAGAAAARXJySW1hZ2VOZXZlclB1bGxJbnZhbGlkSW1hZ2VOYW1lYXV0bwAAAAQAAABgERAABQAAAGRpZ2VzdHBsYWNlaG9sZGVyTmV2ZXJWZXJpZnlOZXZlclZlcmlmeVByZWxvYWRlZEltYWdlc05ldmVyVmVyaWZ5QWxsb3dsaXN0ZWRJbWFnZXNBbHdheXNWZXJpZnlyZWFjaGFibGV1bnJlYWNoYWJsZWN1cnJlbnRjYWNoZWRleHBsaWNpdHJlZ2lzdHJ5LW1hcHBpbmdpbWFnZS1ydWxlcGlubmVkLXJ1bGVtb3ZpbmctcnVsZXB1Ymxpc2hlcnVudGFnZ2VkYWxpYXNjaGFubmVsYnJhbmNoZmxvYXRpbmctdmVyc2lvbnNuYXBzaG90cHJlcmVsZWFzZWRhdGVjb21taXRidWlsZHVucmVjb2duaXNlZGt1YmVybmV0ZXMtZGVmYXVsdC1kaWZmZXJzdW5yZXZpZXdlZC11cGRhdGVJbWFnZVB1bGxCYWNrT2ZmdXNlci1ydWxldG9vLWxhcmdlaW52YWxpZC1yZXF1ZXN0aW52YWxpZC1ydWxlc2ludmFsaWQtY2x1c3RlcmludmFsaWQtcG9saWN5bWlzc2luZy1pbWFnZWludmFsaWQtaW1hZ2VpbnZhbGlkLXRhZ2NvbmZsaWN0aW5nLXRhZ2NvbmZsaWN0aW5nLWRpZ2VzdGludmFsaWQtc2VjcmV0aW52YWxpZC1wYXlsb2FkaW52YWxpZC1wb2RzMWxpYnJhcnkvAAAABAAAAFQQEAAIAAAAJA8QAAYAAAAAAAAAKg8QAAwAAAABAAAAcmVsZWFzZQDAFBAABwAAAAAAAACEEhAABgAAAAEAAABraW5kc3RhbGUtY29waWVzcmVnaXN0cnktZGVwZW5kZW5jeW11c3QtYmUtcHJlbG9hZGVkbG9va3MtbGlrZS1sYXRlc3Rtb3ZpbmctdGFnLWJlc2lkZS1kaWdlc3RtdXRhYmxlLXJlbGVhc2Vwb3J0LWFzLXRhZ292ZXJyaWRkZW4tYnktYWRtaXNzaW9uY3JlZGVudGlhbHMtY2hlY2tlZC8vcmVwb3NpdG9yeX4wfjF0aGUgQ29udGFpbmVycyBwcm9qZWN0cmVidWlsZHMgaXRzIGltYWdlcyB1bmRlciB0aGVpciB2ZXJzaW9uIGV2ZXJ5IGRheTsgb25seSB0YWdzIHRoYXQgZW5kIGluIGAtaW1tdXRhYmxlYCBzdGF5aHR0cHM6Ly9naXRodWIuY29tL2NvbnRhaW5lcnMvaW1hZ2VfYnVpbGQAAAE=");
base64DecodeToExistingUint8Array(bufferView, 1054264, "kRUQABYAAACnFRAAWgAAAAEWEAApAAAAS3ViZXJuZXRlc25ldmVyIHJlLXBvaW50cyBhIHByb21vdGVkIHRhZ2h0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzLXNpZ3MvcHJvbW8tdG9vbHMvcHVsbC8xNTgABQ==");
base64DecodeToExistingUint8Array(bufferView, 1054396, "UBYQAAoAAABaFhAAHgAAAHgWEAA3AAAATGludXhTZXJ2ZXIuaW9yZWJ1aWxkcyB2ZXJzaW9ucyB1bmRlciB0aGVpciB0YWc7IG9ubHkgdGFncyB3aXRoIGEgYnVpbGQgbnVtYmVyIChgLWxzMTIxYCkgc3RheWh0dHBzOi8vd3d3LmxpbnV4c2VydmVyLmlvL2Jsb2cvZG9ja2VyLXRhZ3Mtc28tbWFueS10YWdzLXNvLWxpdHRsZS10aW1lAAAABw==");
base64DecodeToExistingUint8Array(bufferView, 1054600, "1BYQAA4AAADiFhAAUAAAADIXEABHAAAAU2VydmVyIFNpZGUgVXByZS1wb2ludHMgdGFncyB3aXRoIGEgdmVyc2lvbiBvZiBQSFA7IG9ubHkgdGFncyB3aXRoIGl0cyBvd24gdmVyc2lvbiAoYC12My41LjJgKSBzdGF5aHR0cHM6Ly9zZXJ2ZXJzaWRldXAubmV0L29wZW4tc291cmNlL2RvY2tlci1waHAvZG9jcy9nZXR0aW5nLXN0YXJ0ZWQvY2hvb3NpbmctYW4taW1hZ2UAAAAC");
base64DecodeToExistingUint8Array(bufferView, 1054824, "oBcQAA4AAACuFxAAVQAAAAMYEABWAAAASnVweXRlciBEb2NrZXIgU3RhY2tzcmUtcG9pbnRzIHRhZ3Mgd2l0aCB0aGUgdmVyc2lvbiBvZiBhIHBhY2thZ2U7IG9ubHkgZGF0ZXMgYW5kIGNvbW1pdHMgc3RheWh0dHBzOi8vZ2l0aHViLmNvbS9qdXB5dGVyL2RvY2tlci1zdGFja3Mvd2lraQAB");
base64DecodeToExistingUint8Array(bufferView, 1055000, "gBgQABUAAACVGBAASQAAAN4YEAAtAAAASG9tZSBPcGVyYXRpb25zcmVidWlsZHMgcmVsZWFzZXMgdW5kZXIgdGhlaXIgdGFnaHR0cHM6Ly9naXRodWIuY29tL29uZWRyMHAvY29udGFpbmVycwAAAAc=");
base64DecodeToExistingUint8Array(bufferView, 1055124, "MBkQAA8AAAA/GRAAIQAAAGAZEAAlAAAAcHVibGlzaGVzIGEgbm9kZSBpbWFnZSBhbmV3IHVuZGVyIHRoZSBzYW1lIHZlcnNpb24gb2YgS3ViZXJuZXRlc2h0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzLXNpZ3Mva2luZC9yZWxlYXNlcwc=");
base64DecodeToExistingUint8Array(bufferView, 1055272, "4BQQAAQAAACsGRAAQAAAAOwZEAAwAAAAVHJpbm9uYW1lcyByZWxlYXNlcyBieSBvbmUgbnVtYmVyaHR0cHM6Ly90cmluby5pby9kb2NzL2N1cnJlbnQvcmVsZWFzZS5odG1sAAABAAAsAQAA/////0AaEAAFAAAARRoQABwAAABhGhAAKgAAAC5ORVRyZWJ1aWxkcyByZWxlYXNlcyB3aGVuIHRoZWlyIGJhc2UgaW1hZ2UgY2hhbmdlc2h0dHBzOi8vZ2l0aHViLmNvbS9kb3RuZXQvZG90bmV0LWRvY2tlci9ibG9iL21haW4vZG9jdW1lbnRhdGlvbi9zdXBwb3J0ZWQtdGFncy5tZAc=");
base64DecodeToExistingUint8Array(bufferView, 1055552, "sBoQAAQAAAC0GhAALwAAAOMaEABRAAAARHJ1cGFsbmFtZWQgcmVsZWFzZXMgYnkgdHdvIG51bWJlcnMgdXAgdG8gdmVyc2lvbiA3aHR0cHM6Ly93d3cuZHJ1cGFsLm9yZy9hYm91dC9jb3JlL3BvbGljaWVzL2NvcmUtcmVsZWFzZS1jeWNsZXMvcmVsZWFzZS1uYW1pbmcAAgAABAAAAAcAAABYGxAABgAAAF4bEAAtAAAAixsQAE0AAABOVklESUFuYW1lcyBtb250aGx5IHJlbGVhc2VzIGJ5IHllYXIgYW5kIG1vbnRoaHR0cHM6Ly9kb2NzLm52aWRpYS5jb20vZGVlcGxlYXJuaW5nL2ZyYW1ld29ya3MvcHl0b3JjaC1yZWxlYXNlLW5vdGVzL2luZGV4Lmh0bWwAAAACAAARAAAAYwAAAPwbEAAGAAAAAhwQACgAAAAqHBAAUAAAAFJha3VkbyBTdGFybmFtZXMgcmVsZWFzZXMgYnkgeWVhciBhbmQgbW9udGhodHRwczovL3Jha3Vkby5vcmcvc3RhcgAAAAIAANoHAAAzCAAAoBwQAAsAAACrHBAAIAAAAMscEAAXAAAAUm9ja2VycmVidWlsZHMgYSByZWxlYXNlIHdoaWxlIGl0IGlzIHRoZSBjdXJyZW50IG9uZWh0dHBzOi8vZ2l0aHViLmNvbS9yb2NrZXItb3JnL3JvY2tlci12ZXJzaW9uZWQyL3dpa2kvVmVyc2lvbnMAAAAH");
base64DecodeToExistingUint8Array(bufferView, 1056136, "CB0QAAYAAAAOHRAALgAAADwdEAA9AAAAQml0bmFtaXJlLXBvaW50cyBhcHBsaWNhdGlvbiB2ZXJzaW9uczsgb25seSB0YWdzIHdpdGggYSByZXZpc2lvbiAoYC1yOGApIHN0YXlodHRwczovL3RlY2hkb2NzLmJyb2FkY29tLmNvbS91cy9lbi92bXdhcmUtdGFuenUvYXBwbGljYXRpb24tY2F0YWxvZy90YW56dS1hcHBsaWNhdGlvbi1jYXRhbG9nL3NlcnZpY2VzL3RhYy1kb2MvYXBwcy10dXRvcmlhbHMtdW5kZXJzdGFuZC1yb2xsaW5nLXRhZ3MtY29udGFpbmVycy1pbmRleC5odG1sAAAAAQ==");
base64DecodeToExistingUint8Array(bufferView, 1056424, "oB0QAAcAAACnHRAARgAAAO0dEACsAAAASmVua2luc25hbWVzIHdlZWtseSByZWxlYXNlcyBieSB0d28gbnVtYmVyc2h0dHBzOi8vd3d3LmplbmtpbnMuaW8vZG93bmxvYWQvAAACAAACAAAA/////8AeEAAHAAAAxx4QACQAAADrHhAAIAAAAExpbmtlcmRwdWJsaXNoZXMgZWFjaCByZWxlYXNlIG9mIGl0cyBlZGdlIGNoYW5uZWwgb25jZSwgYnkgeWVhciwgbW9udGggYW5kIG51bWJlcmh0dHBzOi8vbGlua2VyZC5pby9yZWxlYXNlcy8AAAAE");
base64DecodeToExistingUint8Array(bufferView, 1056684, "MB8QAAcAAAA3HxAASgAAAIEfEAAcAAAAcGdBZG1pbm5hbWVzIHJlbGVhc2VzIGJ5IHR3byBudW1iZXJzaHR0cHM6Ly93d3cucGdhZG1pbi5vcmcvZG9jcy9wZ2FkbWluNC9sYXRlc3QvcmVsZWFzZV9ub3Rlcy5odG1sAAACAAAEAAAA/////8QfEAAHAAAAyx8QAB0AAADoHxAAPwAAAFJlZCBIYXRyZS1wb2ludHMgdmVyc2lvbnM7IG9ubHkgdGFncyB3aXRoIGEgcmV2aXNpb24gKGAxLTcxYCkgc3RheWh0dHBzOi8vcmVkaGF0LWNvbm5lY3QuZ2l0Ym9vay5pby9jYXRhbG9nLWhlbHAvY29udGFpbmVyLWltYWdlcy9jb250YWluZXItaW1hZ2UtZGV0YWlscy9pbWFnZS10YWdzLWFuZC12ZXJzaW9ucwAAAAM=");
base64DecodeToExistingUint8Array(bufferView, 1057036, "TCAQAAcAAABTIBAAOwAAAI4gEABvAAAAdGhlIERvY2tlciBPZmZpY2lhbCBJbWFnZXMgcHJvZ3JhbXJlLXBvaW50cyBldmVyeSB0YWcgd2l0aG91dCBhIHZlcnNpb24sIGFuZCByZWJ1aWxkcyByZWxlYXNlcyB3aGVuIHRoZWlyIGJhc2UgaW1hZ2UgY2hhbmdlc2h0dHBzOi8vZ2l0aHViLmNvbS9kb2NrZXItbGlicmFyeS9vZmZpY2lhbC1pbWFnZXMjbGlicmFyeS1kZWZpbml0aW9uLWZpbGVzAAAG");
base64DecodeToExistingUint8Array(bufferView, 1057272, "JCEQACIAAABGIRAAWgAAAKAhEABKAAAAUG9zdGdyZVNRTGhhcyBuYW1lZCByZWxlYXNlcyBieSB0d28gbnVtYmVycyBzaW5jZSB2ZXJzaW9uIDEwaHR0cHM6Ly93d3cucG9zdGdyZXNxbC5vcmcvc3VwcG9ydC92ZXJzaW9uaW5nLwAAAAIAAAoAAAD/////ECIQAAoAAAAaIhAAMgAAAEwiEAAuAAAAUmVub3ZhdGVodHRwczovL2dpdGh1Yi5jb20vcmVub3ZhdGVib3QvZG9ja2VyLXJlbm92YXRlLWZ1bGwvaXNzdWVzLzQyMAAABw==");
base64DecodeToExistingUint8Array(bufferView, 1057524, "oCIQAAgAAAA/GRAAIQAAAKgiEAA+AAAARnJpZW5kaWNhaHR0cHM6Ly9naXRodWIuY29tL2ZyaWVuZGljYS9mcmllbmRpY2EvcmVsZWFzZXMAAgAA4gcAADMIAAAMIxAACQAAAKscEAAgAAAAFSMQAC8=");
base64DecodeToExistingUint8Array(bufferView, 1057648, "dBYaGA==");
base64DecodeToExistingUint8Array(bufferView, 1057664, "9KEJg5s=");
base64DecodeToExistingUint8Array(bufferView, 1057680, "kz40YXAT");
base64DecodeToExistingUint8Array(bufferView, 1057696, "AUEW");
base64DecodeToExistingUint8Array(bufferView, 1057712, "gRYB");
base64DecodeToExistingUint8Array(bufferView, 1057728, "cg==");
base64DecodeToExistingUint8Array(bufferView, 1057744, "kA4=");
base64DecodeToExistingUint8Array(bufferView, 1057760, "oQ==");
base64DecodeToExistingUint8Array(bufferView, 1057776, "MBQ=");
base64DecodeToExistingUint8Array(bufferView, 1057792, "xT06C0sN");
base64DecodeToExistingUint8Array(bufferView, 1057808, "RUI=");
base64DecodeToExistingUint8Array(bufferView, 1057824, "ZYbCiiwSAg==");
base64DecodeToExistingUint8Array(bufferView, 1057840, "tyRbJAQ=");
base64DecodeToExistingUint8Array(bufferView, 1057856, "QwI=");
base64DecodeToExistingUint8Array(bufferView, 1057872, "xyVSChM=");
base64DecodeToExistingUint8Array(bufferView, 1057888, "WQYXBg==");
base64DecodeToExistingUint8Array(bufferView, 1057904, "maVA");
base64DecodeToExistingUint8Array(bufferView, 1057920, "thA=");
base64DecodeToExistingUint8Array(bufferView, 1057936, "5ZAC");
base64DecodeToExistingUint8Array(bufferView, 1057952, "LFBXWpIF4gIAAAAAAAAAAGgWaQ==");
base64DecodeToExistingUint8Array(bufferView, 1057984, "mcn6EA==");
base64DecodeToExistingUint8Array(bufferView, 1058000, "xyUaRB0uAQ==");
base64DecodeToExistingUint8Array(bufferView, 1058016, "7iUa7HMuAQ==");
base64DecodeToExistingUint8Array(bufferView, 1058032, "spA0XQI=");
base64DecodeToExistingUint8Array(bufferView, 1058048, "UxaSpks=");
base64DecodeToExistingUint8Array(bufferView, 1058064, "mSHqXgM=");
base64DecodeToExistingUint8Array(bufferView, 1058080, "FBcH");
base64DecodeToExistingUint8Array(bufferView, 1058096, "mVF0kgM=");
base64DecodeToExistingUint8Array(bufferView, 1058112, "hSR0gwQ=");
base64DecodeToExistingUint8Array(bufferView, 1058128, "xyXGngQ=");
base64DecodeToExistingUint8Array(bufferView, 1058144, "xyU6CwU=");
base64DecodeToExistingUint8Array(bufferView, 1058160, "pJRbmGiVAg==");
base64DecodeToExistingUint8Array(bufferView, 1058176, "hYlAp6s=");
base64DecodeToExistingUint8Array(bufferView, 1058192, "ma1SLg==");
base64DecodeToExistingUint8Array(bufferView, 1058208, "MF0=");
base64DecodeToExistingUint8Array(bufferView, 1058224, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1058240, "Aw==");
base64DecodeToExistingUint8Array(bufferView, 1058256, "DQ==");
base64DecodeToExistingUint8Array(bufferView, 1058272, "Ag==");
base64DecodeToExistingUint8Array(bufferView, 1058288, "hQaSiAsD");
base64DecodeToExistingUint8Array(bufferView, 1058304, "1BUp6w==");
base64DecodeToExistingUint8Array(bufferView, 1058320, "rNhC");
base64DecodeToExistingUint8Array(bufferView, 1058336, "LLhk");
base64DecodeToExistingUint8Array(bufferView, 1058352, "4Q==");
base64DecodeToExistingUint8Array(bufferView, 1058368, "xSYG");
base64DecodeToExistingUint8Array(bufferView, 1058384, "gTI=");
base64DecodeToExistingUint8Array(bufferView, 1058400, "kzI=");
base64DecodeToExistingUint8Array(bufferView, 1058416, "xSXmUmg=");
base64DecodeToExistingUint8Array(bufferView, 1058432, "hD0=");
base64DecodeToExistingUint8Array(bufferView, 1058448, "hYlAJ2EP");
base64DecodeToExistingUint8Array(bufferView, 1058464, "5EkI");
base64DecodeToExistingUint8Array(bufferView, 1058480, "7iU6KnkSAg==");
base64DecodeToExistingUint8Array(bufferView, 1058496, "hYlAJw==");
base64DecodeToExistingUint8Array(bufferView, 1058512, "YwQ=");
base64DecodeToExistingUint8Array(bufferView, 1058528, "ZbhAYRkj");
base64DecodeToExistingUint8Array(bufferView, 1058544, "rxUC");
base64DecodeToExistingUint8Array(bufferView, 1058560, "1CU=");
base64DecodeToExistingUint8Array(bufferView, 1058576, "7iUa5CnUJQ==");
base64DecodeToExistingUint8Array(bufferView, 1058592, "LIzH");
base64DecodeToExistingUint8Array(bufferView, 1058608, "5ElYJAQ=");
base64DecodeToExistingUint8Array(bufferView, 1058624, "IQI=");
base64DecodeToExistingUint8Array(bufferView, 1058640, "+AniwgQ=");
base64DecodeToExistingUint8Array(bufferView, 1058656, "5QQ6AQ==");
base64DecodeToExistingUint8Array(bufferView, 1058672, "x6UT6AQ=");
base64DecodeToExistingUint8Array(bufferView, 1058688, "h04=");
base64DecodeToExistingUint8Array(bufferView, 1058704, "dBYK");
base64DecodeToExistingUint8Array(bufferView, 1058720, "NFQ=");
base64DecodeToExistingUint8Array(bufferView, 1058736, "aLggBQ==");
base64DecodeToExistingUint8Array(bufferView, 1058752, "lNVgCgE=");
base64DecodeToExistingUint8Array(bufferView, 1058768, "8LFiCwE=");
base64DecodeToExistingUint8Array(bufferView, 1058784, "1JUGHyu2EA==");
base64DecodeToExistingUint8Array(bufferView, 1058800, "JBQE");
base64DecodeToExistingUint8Array(bufferView, 1058816, "LoUG");
base64DecodeToExistingUint8Array(bufferView, 1058832, "stAZGg==");
base64DecodeToExistingUint8Array(bufferView, 1058848, "MFE=");
base64DecodeToExistingUint8Array(bufferView, 1058864, "y1VJAQ==");
base64DecodeToExistingUint8Array(bufferView, 1058880, "RT40");
base64DecodeToExistingUint8Array(bufferView, 1058896, "9IlAXIGF");
base64DecodeToExistingUint8Array(bufferView, 1058912, "NBQD");
base64DecodeToExistingUint8Array(bufferView, 1058928, "RVYaigE=");
base64DecodeToExistingUint8Array(bufferView, 1058944, "pc6Z");
base64DecodeToExistingUint8Array(bufferView, 1058960, "0xQJ");
base64DecodeToExistingUint8Array(bufferView, 1058976, "hQb7XJE=");
base64DecodeToExistingUint8Array(bufferView, 1058992, "OJlTBQ==");
base64DecodeToExistingUint8Array(bufferView, 1059008, "OBk=");
base64DecodeToExistingUint8Array(bufferView, 1059024, "OBn6EA==");
base64DecodeToExistingUint8Array(bufferView, 1059040, "5cjS");
base64DecodeToExistingUint8Array(bufferView, 1059056, "sgE=");
base64DecodeToExistingUint8Array(bufferView, 1059072, "EgI=");
base64DecodeToExistingUint8Array(bufferView, 1059088, "jFUI");
base64DecodeToExistingUint8Array(bufferView, 1059104, "rEg=");
base64DecodeToExistingUint8Array(bufferView, 1059120, "ZYbCigQ=");
base64DecodeToExistingUint8Array(bufferView, 1059136, "s8xQWJE=");
base64DecodeToExistingUint8Array(bufferView, 1059152, "slg=");
base64DecodeToExistingUint8Array(bufferView, 1059168, "7qUpiwU=");
base64DecodeToExistingUint8Array(bufferView, 1059184, "LA==");
base64DecodeToExistingUint8Array(bufferView, 1059200, "obE=");
base64DecodeToExistingUint8Array(bufferView, 1059216, "uLrEQmMB");
base64DecodeToExistingUint8Array(bufferView, 1059232, "xSXIAg==");
base64DecodeToExistingUint8Array(bufferView, 1059248, "uLrE3NOhBQ==");
base64DecodeToExistingUint8Array(bufferView, 1059264, "Trc=");
base64DecodeToExistingUint8Array(bufferView, 1059280, "uLrE0JAB");
base64DecodeToExistingUint8Array(bufferView, 1059296, "81FXBg==");
base64DecodeToExistingUint8Array(bufferView, 1059312, "LiRRCA==");
base64DecodeToExistingUint8Array(bufferView, 1059328, "rA==");
base64DecodeToExistingUint8Array(bufferView, 1059344, "ww==");
base64DecodeToExistingUint8Array(bufferView, 1059360, "QT5SDA==");
base64DecodeToExistingUint8Array(bufferView, 1059376, "MBQG");
base64DecodeToExistingUint8Array(bufferView, 1059392, "Y1IG");
base64DecodeToExistingUint8Array(bufferView, 1059408, "slhZ5nPBAQ==");
base64DecodeToExistingUint8Array(bufferView, 1059424, "7AE=");
base64DecodeToExistingUint8Array(bufferView, 1059440, "ZdbpCnw=");
base64DecodeToExistingUint8Array(bufferView, 1059456, "uLrEChtBPg==");
base64DecodeToExistingUint8Array(bufferView, 1059472, "7tGHIA==");
base64DecodeToExistingUint8Array(bufferView, 1059488, "NCBSJA==");
base64DecodeToExistingUint8Array(bufferView, 1059504, "rCAJ");
base64DecodeToExistingUint8Array(bufferView, 1059520, "eY0nAQ==");
base64DecodeToExistingUint8Array(bufferView, 1059536, "uLrE8hpPAg==");
base64DecodeToExistingUint8Array(bufferView, 1059552, "I0w=");
base64DecodeToExistingUint8Array(bufferView, 1059568, "s7AJ");
base64DecodeToExistingUint8Array(bufferView, 1059584, "ZdYJ");
base64DecodeToExistingUint8Array(bufferView, 1059600, "SVQ=");
base64DecodeToExistingUint8Array(bufferView, 1059616, "lboqKg==");
base64DecodeToExistingUint8Array(bufferView, 1059632, "Ll0=");
base64DecodeToExistingUint8Array(bufferView, 1059648, "8z7i0gU=");
base64DecodeToExistingUint8Array(bufferView, 1059664, "Rb4hi5VlzvuISxcAAAAAAMmwdwE=");
base64DecodeToExistingUint8Array(bufferView, 1059696, "Tb673hM=");
base64DecodeToExistingUint8Array(bufferView, 1059712, "JZfJWBU=");
base64DecodeToExistingUint8Array(bufferView, 1059728, "stBZBQ==");
base64DecodeToExistingUint8Array(bufferView, 1059744, "ZVUC");
base64DecodeToExistingUint8Array(bufferView, 1059760, "aNAC");
base64DecodeToExistingUint8Array(bufferView, 1059776, "ecln");
base64DecodeToExistingUint8Array(bufferView, 1059792, "Jc1ZFA==");
base64DecodeToExistingUint8Array(bufferView, 1059808, "2bnC");
base64DecodeToExistingUint8Array(bufferView, 1059824, "jwb6IA==");
base64DecodeToExistingUint8Array(bufferView, 1059840, "5cgwAQ==");
base64DecodeToExistingUint8Array(bufferView, 1059856, "JE0=");
base64DecodeToExistingUint8Array(bufferView, 1059872, "RZdS4wQ=");
base64DecodeToExistingUint8Array(bufferView, 1059888, "aNAi6QQ=");
base64DecodeToExistingUint8Array(bufferView, 1059904, "JeEkKQ==");
base64DecodeToExistingUint8Array(bufferView, 1059920, "WZeCLg==");
base64DecodeToExistingUint8Array(bufferView, 1059936, "mbx3AQ==");
base64DecodeToExistingUint8Array(bufferView, 1059952, "rBoqAw==");
base64DecodeToExistingUint8Array(bufferView, 1059968, "I7mXBA==");
base64DecodeToExistingUint8Array(bufferView, 1059984, "I7X5Bg==");
base64DecodeToExistingUint8Array(bufferView, 1060000, "b8xE");
base64DecodeToExistingUint8Array(bufferView, 1060016, "LrwC");
base64DecodeToExistingUint8Array(bufferView, 1060032, "LIxn");
base64DecodeToExistingUint8Array(bufferView, 1060048, "2b4nDw==");
base64DecodeToExistingUint8Array(bufferView, 1060064, "hdYpEwI=");
base64DecodeToExistingUint8Array(bufferView, 1060080, "aCbYEg==");
base64DecodeToExistingUint8Array(bufferView, 1060096, "ubWg");
base64DecodeToExistingUint8Array(bufferView, 1060112, "IzUZFg==");
base64DecodeToExistingUint8Array(bufferView, 1060128, "I9Hi0gI=");
base64DecodeToExistingUint8Array(bufferView, 1060144, "JI3K");
base64DecodeToExistingUint8Array(bufferView, 1060160, "MrjK");
base64DecodeToExistingUint8Array(bufferView, 1060176, "I1EXGg==");
base64DecodeToExistingUint8Array(bufferView, 1060192, "ayRZbGg=");
base64DecodeToExistingUint8Array(bufferView, 1060208, "mdLg");
base64DecodeToExistingUint8Array(bufferView, 1060224, "hYnn");
base64DecodeToExistingUint8Array(bufferView, 1060240, "I8lU3AM=");
base64DecodeToExistingUint8Array(bufferView, 1060256, "MrA6gnw=");
base64DecodeToExistingUint8Array(bufferView, 1060272, "eY3KIA==");
base64DecodeToExistingUint8Array(bufferView, 1060288, "ZaZRJAQ=");
base64DecodeToExistingUint8Array(bufferView, 1060304, "LFAXagQ=");
base64DecodeToExistingUint8Array(bufferView, 1060320, "xyU6S40=");
base64DecodeToExistingUint8Array(bufferView, 1060336, "xyUZJA==");
base64DecodeToExistingUint8Array(bufferView, 1060352, "hVb2ZpE=");
base64DecodeToExistingUint8Array(bufferView, 1060368, "edQwAQ==");
base64DecodeToExistingUint8Array(bufferView, 1060384, "x6XlHp0=");
base64DecodeToExistingUint8Array(bufferView, 1060400, "mc4qKQ==");
base64DecodeToExistingUint8Array(bufferView, 1060416, "I8FHKw==");
base64DecodeToExistingUint8Array(bufferView, 1060432, "JNlkAQ==");
base64DecodeToExistingUint8Array(bufferView, 1060448, "maUL");
base64DecodeToExistingUint8Array(bufferView, 1060464, "LCRXMA==");
base64DecodeToExistingUint8Array(bufferView, 1060480, "mZa1QgY=");
base64DecodeToExistingUint8Array(bufferView, 1060496, "mc6iAQ==");
base64DecodeToExistingUint8Array(bufferView, 1060512, "1BUiAw==");
base64DecodeToExistingUint8Array(bufferView, 1060528, "ebj6BA==");
base64DecodeToExistingUint8Array(bufferView, 1060544, "LNCZ5Q==");
base64DecodeToExistingUint8Array(bufferView, 1060560, "xyU0AwE=");
base64DecodeToExistingUint8Array(bufferView, 1060576, "1JUaHys=");
base64DecodeToExistingUint8Array(bufferView, 1060592, "GT8D");
base64DecodeToExistingUint8Array(bufferView, 1060608, "I9ERWDg=");
base64DecodeToExistingUint8Array(bufferView, 1060624, "hYlWEQ==");
base64DecodeToExistingUint8Array(bufferView, 1060640, "7yTiEg==");
base64DecodeToExistingUint8Array(bufferView, 1060656, "7skE");
base64DecodeToExistingUint8Array(bufferView, 1060672, "hQQF");
base64DecodeToExistingUint8Array(bufferView, 1060688, "Weug");
base64DecodeToExistingUint8Array(bufferView, 1060704, "pFCWFg==");
base64DecodeToExistingUint8Array(bufferView, 1060720, "I9HgKgM=");
base64DecodeToExistingUint8Array(bufferView, 1060736, "I5HHSgM=");
base64DecodeToExistingUint8Array(bufferView, 1060752, "I9HyHA==");
base64DecodeToExistingUint8Array(bufferView, 1060768, "j9Ii5Rvu6dACAAAAAAAAAI/SIuUb");
base64DecodeToExistingUint8Array(bufferView, 1060800, "jJXr3gmS");
base64DecodeToExistingUint8Array(bufferView, 1060816, "LAR5");
base64DecodeToExistingUint8Array(bufferView, 1060832, "zbIQ5AE=");
base64DecodeToExistingUint8Array(bufferView, 1060848, "9MFJHwI=");
base64DecodeToExistingUint8Array(bufferView, 1060864, "TSQ=");
base64DecodeToExistingUint8Array(bufferView, 1060880, "wQbVRAI=");
base64DecodeToExistingUint8Array(bufferView, 1060896, "wQYF");
base64DecodeToExistingUint8Array(bufferView, 1060912, "RAE=");
base64DecodeToExistingUint8Array(bufferView, 1060928, "iyg=");
base64DecodeToExistingUint8Array(bufferView, 1060944, "RSo=");
base64DecodeToExistingUint8Array(bufferView, 1060960, "YSRZRGI=");
base64DecodeToExistingUint8Array(bufferView, 1060976, "yhX4");
base64DecodeToExistingUint8Array(bufferView, 1060992, "iyhX4AM=");
base64DecodeToExistingUint8Array(bufferView, 1061008, "xSU0QoNhAg==");
base64DecodeToExistingUint8Array(bufferView, 1061024, "VZZWJg==");
base64DecodeToExistingUint8Array(bufferView, 1061040, "LsnaCgU=");
base64DecodeToExistingUint8Array(bufferView, 1061056, "lVUN");
base64DecodeToExistingUint8Array(bufferView, 1061072, "BY0AAw==");
base64DecodeToExistingUint8Array(bufferView, 1061088, "rgo=");
base64DecodeToExistingUint8Array(bufferView, 1061104, "+Ik8qw==");
base64DecodeToExistingUint8Array(bufferView, 1061120, "xwU2");
base64DecodeToExistingUint8Array(bufferView, 1061136, "cA==");
base64DecodeToExistingUint8Array(bufferView, 1061152, "gdQB");
base64DecodeToExistingUint8Array(bufferView, 1061168, "zpE6");
base64DecodeToExistingUint8Array(bufferView, 1061184, "zxUC");
base64DecodeToExistingUint8Array(bufferView, 1061200, "sqzxCA==");
base64DecodeToExistingUint8Array(bufferView, 1061216, "tDj6CA==");
base64DecodeToExistingUint8Array(bufferView, 1061232, "MuHECg==");
base64DecodeToExistingUint8Array(bufferView, 1061248, "xwUmCw==");
base64DecodeToExistingUint8Array(bufferView, 1061264, "Yxw=");
base64DecodeToExistingUint8Array(bufferView, 1061280, "NB0=");
base64DecodeToExistingUint8Array(bufferView, 1061296, "QyR2");
base64DecodeToExistingUint8Array(bufferView, 1061312, "7w==");
base64DecodeToExistingUint8Array(bufferView, 1061328, "xwX2Dg==");
base64DecodeToExistingUint8Array(bufferView, 1061344, "8D0SEA==");
base64DecodeToExistingUint8Array(bufferView, 1061360, "pQQbFA==");
base64DecodeToExistingUint8Array(bufferView, 1061376, "Yyo=");
base64DecodeToExistingUint8Array(bufferView, 1061392, "oTI=");
base64DecodeToExistingUint8Array(bufferView, 1061408, "goQkQwM=");
base64DecodeToExistingUint8Array(bufferView, 1061424, "hSXzJHxypAYAAAAAAAAAAGzWBg==");
base64DecodeToExistingUint8Array(bufferView, 1061456, "LM7c");
base64DecodeToExistingUint8Array(bufferView, 1061472, "2KXj");
base64DecodeToExistingUint8Array(bufferView, 1061488, "hTwH");
base64DecodeToExistingUint8Array(bufferView, 1061504, "UxXyHA==");
base64DecodeToExistingUint8Array(bufferView, 1061520, "DTo=");
base64DecodeToExistingUint8Array(bufferView, 1061536, "zyXrCnw=");
base64DecodeToExistingUint8Array(bufferView, 1061552, "hY0gHw==");
base64DecodeToExistingUint8Array(bufferView, 1061568, "kD4=");
base64DecodeToExistingUint8Array(bufferView, 1061584, "shxX5gwQ");
base64DecodeToExistingUint8Array(bufferView, 1061600, "TBYI");
base64DecodeToExistingUint8Array(bufferView, 1061616, "BwI=");
base64DecodeToExistingUint8Array(bufferView, 1061632, "EEE=");
base64DecodeToExistingUint8Array(bufferView, 1061648, "s8hD54M=");
base64DecodeToExistingUint8Array(bufferView, 1061664, "LM4iD50PAg==");
base64DecodeToExistingUint8Array(bufferView, 1061680, "GQI=");
base64DecodeToExistingUint8Array(bufferView, 1061696, "GWYI");
base64DecodeToExistingUint8Array(bufferView, 1061712, "7iGaIQ==");
base64DecodeToExistingUint8Array(bufferView, 1061728, "bTwJ");
base64DecodeToExistingUint8Array(bufferView, 1061744, "WVQJ");
base64DecodeToExistingUint8Array(bufferView, 1061760, "dFYJ");
base64DecodeToExistingUint8Array(bufferView, 1061776, "gYUxAQ==");
base64DecodeToExistingUint8Array(bufferView, 1061792, "SwY4AQ==");
base64DecodeToExistingUint8Array(bufferView, 1061808, "9D1xXJJwAg==");
base64DecodeToExistingUint8Array(bufferView, 1061824, "hSYWJw==");
base64DecodeToExistingUint8Array(bufferView, 1061840, "9zEj33SFAg==");
base64DecodeToExistingUint8Array(bufferView, 1061856, "hgI=");
base64DecodeToExistingUint8Array(bufferView, 1061872, "aMhHAQ==");
base64DecodeToExistingUint8Array(bufferView, 1061888, "LixWLQ==");
base64DecodeToExistingUint8Array(bufferView, 1061904, "hSXzJBTlAg==");
base64DecodeToExistingUint8Array(bufferView, 1061920, "EAY=");
base64DecodeToExistingUint8Array(bufferView, 1061936, "k8oH1wgC");
base64DecodeToExistingUint8Array(bufferView, 1061952, "ZQYB");
base64DecodeToExistingUint8Array(bufferView, 1061968, "aAYB");
base64DecodeToExistingUint8Array(bufferView, 1061984, "ssz7pA==");
base64DecodeToExistingUint8Array(bufferView, 1062000, "U5Z5nxQ=");
base64DecodeToExistingUint8Array(bufferView, 1062016, "pLAyExo=");
base64DecodeToExistingUint8Array(bufferView, 1062032, "iQ0=");
base64DecodeToExistingUint8Array(bufferView, 1062048, "1JXEBg==");
base64DecodeToExistingUint8Array(bufferView, 1062064, "7rX2Bg==");
base64DecodeToExistingUint8Array(bufferView, 1062080, "mSZXW3sD");
base64DecodeToExistingUint8Array(bufferView, 1062096, "Rb4B");
base64DecodeToExistingUint8Array(bufferView, 1062112, "FQ4=");
base64DecodeToExistingUint8Array(bufferView, 1062128, "gQYC");
base64DecodeToExistingUint8Array(bufferView, 1062144, "slBXRqCB");
base64DecodeToExistingUint8Array(bufferView, 1062160, "p4pC");
base64DecodeToExistingUint8Array(bufferView, 1062176, "8NE1CwE=");
base64DecodeToExistingUint8Array(bufferView, 1062192, "ssDHii0E");
base64DecodeToExistingUint8Array(bufferView, 1062208, "xCUC");
base64DecodeToExistingUint8Array(bufferView, 1062224, "cxb2JJ2J");
base64DecodeToExistingUint8Array(bufferView, 1062240, "pQ==");
base64DecodeToExistingUint8Array(bufferView, 1062256, "ZSYJZaGu");
base64DecodeToExistingUint8Array(bufferView, 1062272, "QVJc");
base64DecodeToExistingUint8Array(bufferView, 1062288, "M0iKCw==");
base64DecodeToExistingUint8Array(bufferView, 1062304, "EyYD");
base64DecodeToExistingUint8Array(bufferView, 1062320, "DRo=");
base64DecodeToExistingUint8Array(bufferView, 1062336, "jFUD");
base64DecodeToExistingUint8Array(bufferView, 1062352, "I8niygE=");
base64DecodeToExistingUint8Array(bufferView, 1062368, "1R0=");
base64DecodeToExistingUint8Array(bufferView, 1062384, "FR4=");
base64DecodeToExistingUint8Array(bufferView, 1062400, "hSYEgzw=");
base64DecodeToExistingUint8Array(bufferView, 1062416, "pLhCZEA=");
base64DecodeToExistingUint8Array(bufferView, 1062432, "rBoSCgI=");
base64DecodeToExistingUint8Array(bufferView, 1062448, "cxZGQkE=");
base64DecodeToExistingUint8Array(bufferView, 1062464, "kFIE");
base64DecodeToExistingUint8Array(bufferView, 1062480, "rDhZFg==");
base64DecodeToExistingUint8Array(bufferView, 1062496, "FJ3E");
base64DecodeToExistingUint8Array(bufferView, 1062512, "hSYG");
base64DecodeToExistingUint8Array(bufferView, 1062528, "1JVWTnChAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062544, "gZYG");
base64DecodeToExistingUint8Array(bufferView, 1062560, "s4xkZZlPjtQAAAAAAAAAAMmlBg==");
base64DecodeToExistingUint8Array(bufferView, 1062592, "LLTkUgM=");
base64DecodeToExistingUint8Array(bufferView, 1062608, "xSYaHA==");
base64DecodeToExistingUint8Array(bufferView, 1062624, "7jk=");
base64DecodeToExistingUint8Array(bufferView, 1062640, "9D3pngM=");
base64DecodeToExistingUint8Array(bufferView, 1062656, "9D35HA==");
base64DecodeToExistingUint8Array(bufferView, 1062672, "NRRbnwM=");
base64DecodeToExistingUint8Array(bufferView, 1062688, "hKUq3AM=");
base64DecodeToExistingUint8Array(bufferView, 1062704, "cz4=");
base64DecodeToExistingUint8Array(bufferView, 1062720, "pVUGAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062736, "szII");
base64DecodeToExistingUint8Array(bufferView, 1062752, "a6QaAQ==");
base64DecodeToExistingUint8Array(bufferView, 1062768, "9D0J");
base64DecodeToExistingUint8Array(bufferView, 1062784, "cxZG35M=");
base64DecodeToExistingUint8Array(bufferView, 1062800, "pSXqqgQ=");
base64DecodeToExistingUint8Array(bufferView, 1062816, "aNAgxwQ=");
base64DecodeToExistingUint8Array(bufferView, 1062832, "i0w=");
base64DecodeToExistingUint8Array(bufferView, 1062848, "aMhQJg==");
base64DecodeToExistingUint8Array(bufferView, 1062864, "slhZJg==");
base64DecodeToExistingUint8Array(bufferView, 1062880, "jBU0AQ==");
base64DecodeToExistingUint8Array(bufferView, 1062896, "LbEJ");
base64DecodeToExistingUint8Array(bufferView, 1062912, "xT0WiAt0Ag==");
base64DecodeToExistingUint8Array(bufferView, 1062928, "RAbiAp0=");
base64DecodeToExistingUint8Array(bufferView, 1062944, "I9FAJw==");
base64DecodeToExistingUint8Array(bufferView, 1062960, "sBUK");
base64DecodeToExistingUint8Array(bufferView, 1062976, "2SUK");
base64DecodeToExistingUint8Array(bufferView, 1062992, "QyQ2Kg==");
base64DecodeToExistingUint8Array(bufferView, 1063008, "qQI=");
base64DecodeToExistingUint8Array(bufferView, 1063024, "bYYL");
base64DecodeToExistingUint8Array(bufferView, 1063040, "olw=");
base64DecodeToExistingUint8Array(bufferView, 1063056, "siz5Lg==");
base64DecodeToExistingUint8Array(bufferView, 1063072, "k2o=");
base64DecodeToExistingUint8Array(bufferView, 1063088, "aMgQ");
base64DecodeToExistingUint8Array(bufferView, 1063104, "pAU=");
base64DecodeToExistingUint8Array(bufferView, 1063120, "TQY=");
base64DecodeToExistingUint8Array(bufferView, 1063136, "BjUZ");
base64DecodeToExistingUint8Array(bufferView, 1063152, "tsk=");
base64DecodeToExistingUint8Array(bufferView, 1063168, "uLrE");
base64DecodeToExistingUint8Array(bufferView, 1063184, "E6YG");
base64DecodeToExistingUint8Array(bufferView, 1063200, "aMiQKKsN");
base64DecodeToExistingUint8Array(bufferView, 1063216, "A0I=");
base64DecodeToExistingUint8Array(bufferView, 1063232, "dswkAQ==");
base64DecodeToExistingUint8Array(bufferView, 1063248, "Ew==");
base64DecodeToExistingUint8Array(bufferView, 1063264, "GA==");
base64DecodeToExistingUint8Array(bufferView, 1063280, "hKUq");
base64DecodeToExistingUint8Array(bufferView, 1063296, "4ik=");
base64DecodeToExistingUint8Array(bufferView, 1063312, "YgE=");
base64DecodeToExistingUint8Array(bufferView, 1063328, "kwE=");
base64DecodeToExistingUint8Array(bufferView, 1063344, "xSVWYII=");
base64DecodeToExistingUint8Array(bufferView, 1063360, "Z0E=");
base64DecodeToExistingUint8Array(bufferView, 1063376, "Eg==");
base64DecodeToExistingUint8Array(bufferView, 1063392, "tkg=");
base64DecodeToExistingUint8Array(bufferView, 1063408, "7qWZbJE=");
base64DecodeToExistingUint8Array(bufferView, 1063424, "rko=");
base64DecodeToExistingUint8Array(bufferView, 1063440, "dQ==");
base64DecodeToExistingUint8Array(bufferView, 1063456, "khw=");
base64DecodeToExistingUint8Array(bufferView, 1063472, "BgE=");
base64DecodeToExistingUint8Array(bufferView, 1063488, "EA==");
base64DecodeToExistingUint8Array(bufferView, 1063504, "aNAAAQ==");
base64DecodeToExistingUint8Array(bufferView, 1063520, "DAI=");
base64DecodeToExistingUint8Array(bufferView, 1063536, "cAI=");
base64DecodeToExistingUint8Array(bufferView, 1063552, "FQ==");
base64DecodeToExistingUint8Array(bufferView, 1063568, "hQYCKw==");
base64DecodeToExistingUint8Array(bufferView, 1063584, "jUo=");
base64DecodeToExistingUint8Array(bufferView, 1063600, "NLX2Bg==");
base64DecodeToExistingUint8Array(bufferView, 1063616, "Bw==");
base64DecodeToExistingUint8Array(bufferView, 1063632, "AU0=");
base64DecodeToExistingUint8Array(bufferView, 1063648, "hYlAa2sJ");
base64DecodeToExistingUint8Array(bufferView, 1063664, "mcpE");
base64DecodeToExistingUint8Array(bufferView, 1063688, "BAEAAAAAvw==");
base64DecodeToExistingUint8Array(bufferView, 1063704, "GAEAALwAAABGAAAAAABT");
base64DecodeToExistingUint8Array(bufferView, 1063730, "gwAAAAAAVgAAAAAABwAAAKMAAAAn");
base64DecodeToExistingUint8Array(bufferView, 1063760, "qABZASAAOgAAAAAAAAB5AAAAAAAAAOAADwE3");
base64DecodeToExistingUint8Array(bufferView, 1063798, "LQBSAQAAGgB/ADsBAAAAAAAAAAAeAGQB0AAAAAAAcABvAXo=");
base64DecodeToExistingUint8Array(bufferView, 1063842, "XwCRAE0BWAEAADMBaAE=");
base64DecodeToExistingUint8Array(bufferView, 1063866, "KgEAAAAAAAAAALsAAAAAAAAAeACHAOEACQFKAB4B7A==");
base64DecodeToExistingUint8Array(bufferView, 1063908, "4g==");
base64DecodeToExistingUint8Array(bufferView, 1063926, "lQAAAAAAAABnAQAAyw==");
base64DecodeToExistingUint8Array(bufferView, 1063950, "FgEAAAAAUQ==");
base64DecodeToExistingUint8Array(bufferView, 1063970, "lACxANwAAAAAAAAAdA==");
base64DecodeToExistingUint8Array(bufferView, 1063992, "BgE8AAAAAABdAQ==");
base64DecodeToExistingUint8Array(bufferView, 1064016, "BAAAAAAASgEAAAAAAAAAADMA6Q==");
base64DecodeToExistingUint8Array(bufferView, 1064044, "dAE=");
base64DecodeToExistingUint8Array(bufferView, 1064060, "5wDwAAAADAFGAQAAAAAAAGEAAAAAAA4B");
base64DecodeToExistingUint8Array(bufferView, 1064096, "8g==");
base64DecodeToExistingUint8Array(bufferView, 1064110, "PAEAAAEAAABDAAAAAAAAAEwAoADbAFoBAABVAQAAAAAAAFk=");
base64DecodeToExistingUint8Array(bufferView, 1064162, "KA==");
base64DecodeToExistingUint8Array(bufferView, 1064176, "zQA/AAAADQAAAAAAAAAIAQAAAAAAAOM=");
base64DecodeToExistingUint8Array(bufferView, 1064208, "mQAAAAAAMQCn");
base64DecodeToExistingUint8Array(bufferView, 1064226, "PwH8AC0BAACrAAAAUwEAAAAAAAAAAMM=");
base64DecodeToExistingUint8Array(bufferView, 1064264, "MQHqABwBAAAAAAAAAABsABcBAAAAAAAAAABBAQAAhQANAWoASwFsAXcBYQEAAAAAAABrAQAAAAAAAIYA0QBNAGQA3QDlAHsATwEAABkAAAAAAAAAdgE=");
base64DecodeToExistingUint8Array(bufferView, 1064368, "jQBCAOsAAABE");
base64DecodeToExistingUint8Array(bufferView, 1064386, "+wAAAAAAAAAqAAAAAAAiAAAAAAAAAMEAAAD+");
base64DecodeToExistingUint8Array(bufferView, 1064428, "UgAAAMYAggAjACYBrgAAAAAA1QAAAEUBAAAAAAAA/w==");
base64DecodeToExistingUint8Array(bufferView, 1064474, "CwEAAMo=");
base64DecodeToExistingUint8Array(bufferView, 1064490, "2QAAABABAAAAAAAAAAC3ACQB");
base64DecodeToExistingUint8Array(bufferView, 1064520, "xQ==");
base64DecodeToExistingUint8Array(bufferView, 1064534, "igCSAAAAAAAAAE8A5AAAALUAAAAAAEMBAAAAAPUA9gAAAKwA3g==");
base64DecodeToExistingUint8Array(bufferView, 1064582, "7wBWAb4AOAEAAAAASQGIAAAAaACO");
base64DecodeToExistingUint8Array(bufferView, 1064612, "BgB3");
base64DecodeToExistingUint8Array(bufferView, 1064628, "CgHU");
base64DecodeToExistingUint8Array(bufferView, 1064650, "pA==");
base64DecodeToExistingUint8Array(bufferView, 1064662, "KQEAAAAAAAAAAEkAAABxAAEBEwEAAAAAKwA1AFcAEQEAAAAAAAAbAQAAAAAAAAAACAAAAAAAlgAAAAAAPQEAAAAAAAAAACcBAAADAGsAdQC4ADYBAAAAAAAAAABIARoBAAAYAPEAuQ==");
base64DecodeToExistingUint8Array(bufferView, 1064774, "NA==");
base64DecodeToExistingUint8Array(bufferView, 1064788, "nABpAPgAAACwAK8AAABgAAAAAAAdAL0=");
base64DecodeToExistingUint8Array(bufferView, 1064822, "WgAAAGMALwBiAQAABQEAAAAAAABbAQAAAAADAQAApQBqAc4AoQA2AAAAGwAwAQAAFgB9AMg=");
base64DecodeToExistingUint8Array(bufferView, 1064886, "EAAAAAAAAAD0AMcACgAAAAAAkw==");
base64DecodeToExistingUint8Array(bufferView, 1064914, "8wAAAAAAdgBUAJAAAgFzAQAATAEAAAAALAC6AAAAJQ==");
base64DecodeToExistingUint8Array(bufferView, 1064960, "OAAAAAAAHwAAAAAAAAAVAQAAUQEAAAAAmgAAADcB");
base64DecodeToExistingUint8Array(bufferView, 1065005, "AT0A0wAAAAAAAADtAHEBAAAAAAAAOQ==");
base64DecodeToExistingUint8Array(bufferView, 1065042, "eQEAAAAAJQEuAQAAgADfABwAeAEAAAAAAAB1AQ==");
base64DecodeToExistingUint8Array(bufferView, 1065080, "OwAAABMAMABdANYADwAiAQ==");
base64DecodeToExistingUint8Array(bufferView, 1065106, "LwEAAAAAQACXAOgAAAA6Adg=");
base64DecodeToExistingUint8Array(bufferView, 1065134, "5gAjAQ==");
base64DecodeToExistingUint8Array(bufferView, 1065148, "SA==");
base64DecodeToExistingUint8Array(bufferView, 1065158, "WAAAAKIA9w==");
base64DecodeToExistingUint8Array(bufferView, 1065174, "fg==");
base64DecodeToExistingUint8Array(bufferView, 1065184, "LAEAAF4AiQAAAAAAMgEAAF8B0gBmAREAzwAAAFsARwDaAEQBAAAAAAAAAABAAQAAAAD5AHM=");
base64DecodeToExistingUint8Array(bufferView, 1065260, "HQE=");
base64DecodeToExistingUint8Array(bufferView, 1065282, "DABjAQAAOQHC");
base64DecodeToExistingUint8Array(bufferView, 1065300, "yQCE");
base64DecodeToExistingUint8Array(bufferView, 1065312, "fAAAADIAIQEAAAAAAABCAU4AAAApAG4AAAAAAEsAqgAAAAAAZQAAAAAAAAAkANcAAABUAZ4AHwEAAAAAAAAAAD4AZwCMAJgAYAE1AQ==");
base64DecodeToExistingUint8Array(bufferView, 1065400, "LgAOAAAAAAAAAAcBAAAAAAAAAABwAQAAnQBtACYAVQByABQBAAAAAGIAAAAAAGYAZQEAAAAAFA==");
base64DecodeToExistingUint8Array(bufferView, 1065464, "IQCPAAAAQQAAAG8AAACtAFwBAABQAQAAAAD9AAAATgEAAG4BVwE=");
base64DecodeToExistingUint8Array(bufferView, 1065512, "KwEAAAAAUA==");
base64DecodeToExistingUint8Array(bufferView, 1065532, "XA==");
base64DecodeToExistingUint8Array(bufferView, 1065552, "tA==");
base64DecodeToExistingUint8Array(bufferView, 1065574, "KAFtAQAAAAAAABcAxAAAAEcBsgCL");
base64DecodeToExistingUint8Array(bufferView, 1065614, "mwAAAAsAAAAAABIAtgAAALMAaQEAAAAAAADAAMwAnwAAAAI=");
base64DecodeToExistingUint8Array(bufferView, 1065658, "EgEAAAAABQAVAAAAAAA+AfoA7gAgAV4BGQGpADQBcgEAAKYAAAAAAIEARQ==");
base64DecodeToExistingUint8Array(bufferView, 1065726, "CQBcIlxcXGJcdFxuXGZcci9ydWxlc3t9IGlzIG5vdCBhIHBhdHRlcm46IGAqYCBzdGFuZHMgZm9yIGFueSB0ZXh0IHdpdGhvdXQgYC9gLCBgKipgIGZvciBhbnkgdGV4dCwgYW5kIGJsYW5rcyBuZXZlciBtYXRjaGF1dG9tYXRpY0Fsd2F5c1B1bGxQdWxsQWx3YXlzbmV3ZXJQdWxsSWZOb3RQcmVzZW50bWlzc2luZ0lmTWlzc2luZ1B1bGxOZXZlcgAAcRIQAAQAAAAAAAAAd0MQAAkAAAAAAAAAJA8QAAYAAAABAAAAgEMQAAoAAAABAAAAikMQAAoAAAABAAAAlEMQAAUAAAABAAAAKg8QAAwAAAACAAAAmUMQABAAAAACAAAAqUMQAAcAAAACAAAAsEMQAAkAAAACAAAANg8QAAUAAAADAAAAuUMQAAkAAAADAAAAbmVpdGhlciBhbiBpbWFnZSBub3IgYSB0YWcgd2FzIGdpdmVue30gaXMgbm90IGEgcHVsbCBwb2xpY3k7IGl0IG11c3QgYmUgZXhhY3RseSBgYXV0b2AsIGBBbHdheXNgLCBgSWZOb3RQcmVzZW50YCBvciBgTmV2ZXJgL3BvbGljeXt9IGlzIG5vdCBhIHZlcnNpb24gb2YgS3ViZXJuZXRlcyBzdWNoIGFzIGAxLjM2YC9jbHVzdGVyL3ZlcnNpb257fSBpcyBub3QgYSByZWdpc3RyeSBhcyBhIG5vcm1hbGlzZWQgaW1hZ2UgbmFtZXMgaXQvcnVsZXMvcmVnaXN0cmllcy9jbHVzdGVyL2NyZWRlbnRpYWxWZXJpZmljYXRpb257fSBpcyBuZWl0aGVyIGBsb2NhbGAgbm9yIGEgcmVnaXN0cnl7fSBpcyBub3QgYW4gZW50cnkgb2YgdGhlIGFsbG93bGlzdDogdGhlIGt1YmVsZXQgZXhwZWN0cyBhIG5vcm1hbGlzZWQgbmFtZSBzdWNoIGFzIGBkb2NrZXIuaW8vbGlicmFyeS9uZ2lueGAgb3IgYSBwcmVmaXggc3VjaCBhcyBgZ2hjci5pby9hY21lLypgL2NsdXN0ZXIvcHJlbG9hZGVkSW1hZ2VzVmVyaWZpY2F0aW9uQWxsb3dsaXN0dGhlIHJlcXVlc3QsIGBge31yZXF1ZXN0cmVwb3NpdG9yeWEgdGFnYSBkaWdlc3RhIHBhcnQgb2YgdGhlIG5hbWWAAAAA/wAAAGJyYWNrZXRzIGhvbGQgYW4gSVB2NiBhZGRyZXNzLCB3aGljaCBoYXMgaGV4YWRlY2ltYWwgZGlnaXRzIGFuZCBgOmA2NCBoZXhhZGVjaW1hbCBkaWdpdHMgYWxvbmUgYXJlIHRoZSBpZCBvZiBhbiBpbWFnZSwgbm90IGl0cyBuYW1lYSBkaWdlc3Qgc3RhcnRzIHdpdGggYHNoYTI1NjpgLCBgc2hhMzg0OmAgb3IgYHNoYTUxMjpgbm90aGluZyBmb2xsb3dzIGEgZGlnZXN0LCBub3QgZXZlbiBhIHRhZywgd2hpY2ggc3RhbmRzIGluIGZyb250IG9mIHRoZSBgQGBhIHJlcG9zaXRvcnkgaXMgbmFtZWQgd2l0aG91dCBhIGRpZ2VzdGEgcmVwb3NpdG9yeSBpcyBuYW1lZCB3aXRob3V0IGEgdGFndGhlIGVuZGEgYmxhbmsCVSvDIAAAaQQAADsgdGhlIHJ1bGVzIGxldCBmbG9hdGluZyB2ZXJzaW9ucyBiZSBjYWNoZWQvcnVsZXMvZmxvYXRpbmc7IHRoZSBydWxlcyBsZXQgc3VjaCB0YWdzIGJlIGNhY2hlZC9ydWxlcy91bmtub3duOyB0aGUgcnVsZXMgdHJ1c3QgYSBkaWdlc3QgYWxvbmUvcnVsZXMvdHJ1c3R0aGUgbmV4dCBzdGFydCBtYXkgcnVuIGNvZGUgdGhhdCBub2JvZHkgcmV2aWV3ZWQ7IGEgZGlnZXN0IGluIHRoZSByZWZlcmVuY2UgaXMgdGhlIHdheSBvdXR3aGVyZSB0aGUgcG9saWN5IGlzIG9taXR0ZWQsIEt1YmVybmV0ZXMgd3JpdGVzIGBBbHdheXNgOiBubyB0YWcgbWVhbnMgYGxhdGVzdGB3aGVyZSB0aGUgcG9saWN5IGlzIG9taXR0ZWQsIEt1YmVybmV0ZXMgd3JpdGVzIGBBbHdheXNgOiB0aGUgdGFnIGlzIGBsYXRlc3Rgd2hlcmUgdGhlIHBvbGljeSBpcyBvbWl0dGVkLCBLdWJlcm5ldGVzIHdyaXRlcyBgQWx3YXlzYDogdGhlIHRhZyBpcyBgbGF0ZXN0YCwgYW5kIHRoZSBkaWdlc3QgaXMgbm90IGxvb2tlZCBhdHdoZXJlIHRoZSBwb2xpY3kgaXMgb21pdHRlZCwgS3ViZXJuZXRlcyB3cml0ZXMgYElmTm90UHJlc2VudGA6IHRoZSBkaWdlc3QgZ29lcyBiZWZvcmUgdGhlIHRhZyBgbGF0ZXN0YHdoZXJlIHRoZSBwb2xpY3kgaXMgb21pdHRlZCwgS3ViZXJuZXRlcyB3cml0ZXMgYElmTm90UHJlc2VudGA6IG9ubHkgdGhlIGxpdGVyYWwgdGFnIGBsYXRlc3RgIG1ha2VzIGl0IGBBbHdheXNgaHR0cHM6Ly9naXRodWIuY29tL2t1YmVybmV0ZXMva3ViZXJuZXRlcy9ibG9iL21hc3Rlci9wa2cvYXBpcy9jb3JlL3YxL2RlZmF1bHRzLmdvaXMgYW4gYWxpYXMgdGhhdCBpdHMgcHVibGlzaGVyIHJlLXBvaW50c25hbWVzIGEgY2hhbm5lbCwgcmUtcG9pbnRlZCBhdCBlYWNoIHB1YmxpY2F0aW9ubmFtZXMgYSBicmFuY2gsIHJlLXBvaW50ZWQgYnkgZWFjaCBwdXNoaXMgbm90IGEgZnVsbCB2ZXJzaW9uOiBlYWNoIG5ld2VyIHJlbGVhc2UgcmUtcG9pbnRzIGl0bWFya3MgYSBzbmFwc2hvdCwgb3ZlcndyaXR0ZW4gdW50aWwgdGhlIHJlbGVhc2VpcyBhIGZ1bGwgdmVyc2lvbiwgcHVibGlzaGVkIG9uY2VpcyBhIG51bWJlcmVkIHByZS1yZWxlYXNlLCBwdWJsaXNoZWQgb25jZWlzIGEgZGF0ZSBvciB0aW1lLCBwdWJsaXNoZWQgb25jZWlzIGEgY29tbWl0IGlkLCBwdWJsaXNoZWQgb25jZWlzIGEgYnVpbGQgbnVtYmVyLCBwdWJsaXNoZWQgb25jZWAgcHVibGlzaGVkIG9uY2VubyB0YWcgaXMgd3JpdHRlbiwgd2hpY2ggbWVhbnMgYGxhdGVzdGAsIGFuZCBpdHMgcHVibGlzaGVyIHJlLXBvaW50cyB0aGF0YSBkaWdlc3QgbmFtZXMgdGhlIGNvbnRlbnQgaXRzZWxmLCBzbyBhIHB1bGwgY2FuIGNoYW5nZSBub3RoaW5nIHVuZGVyIGBOZXZlcmAgYSBjb250YWluZXIgd2FpdHMgaW4gRXJySW1hZ2VOZXZlclB1bGwgb24gZWFjaCBub2RlIHRoYXQgd2FzIG5vdCBsb2FkZWQgd2l0aCB0aGlzIHZlcnkgcmVmZXJlbmNlaHR0cHM6Ly9naXRodWIuY29tL2t1YmVybmV0ZXMva3ViZXJuZXRlcy9ibG9iL21hc3Rlci9wa2cva3ViZWxldC9pbWFnZXMvaW1hZ2VfbWFuYWdlci5nbwd1bmRlciBgwICnAGAgdGhlIGt1YmVsZXQgbGV0cyBhIHBvZCB1c2UgaXRzIGNvcHkgb25seSB3aGVyZSBhIHJlY29yZCBzaG93cyB0aGF0IHRoZSBwb2QncyBjcmVkZW50aWFscyBwdWxsZWQgaXQ7IHdpdGhvdXQgb25lIGl0IGFza3MgdGhlIHJlZ2lzdHJ5LCBhbmQgdW5kZXIgYE5ldmVyYCB0aGUgcG9kIHdhaXRzAGh0dHBzOi8vZ2l0aHViLmNvbS9rdWJlcm5ldGVzL2VuaGFuY2VtZW50cy90cmVlL21hc3Rlci9rZXBzL3NpZy1ub2RlLzI1MzUtZW5zdXJlLXNlY3JldC1wdWxsZWQtaW1hZ2VzdGhlIHRhZyBpcyBwdWJsaXNoZWQgb25jZWEgZGlnZXN0IGNhbm5vdCBjaGFuZ2VodHRwczovL2t1YmVybmV0ZXMuaW8vZG9jcy9yZWZlcmVuY2UvYWNjZXNzLWF1dGhuLWF1dGh6L2FkbWlzc2lvbi1jb250cm9sbGVycy8jYWx3YXlzcHVsbGltYWdlc2xpc3RzIGFuZCBvYmplY3RzIGFyZSBuZXN0ZWQgdG9vIGRlZXBseWEgZGlnaXQgaXMgZXhwZWN0ZWRhIHN0cmluZyBob2xkcyBhIGNvbnRyb2wgY2hhcmFjdGVyLCB3aGljaCBoYXMgdG8gYmUgZXNjYXBlZGEgc3RyaW5nIGRvZXMgbm90IGVuZGEgc3RyaW5nIGhvbGRzIGFuIGludmFsaWQgZXNjYXBlYSB2YWx1ZSBpcyBleHBlY3RlZGEgdmFsdWUgb3IgdGhlIGVuZCBvZiB0aGUgbGlzdCBvciBvYmplY3QgaXMgZXhwZWN0ZWRhIGNvbW1hIG9yIHRoZSBlbmQgb2YgdGhlIGxpc3Qgb3Igb2JqZWN0IGlzIGV4cGVjdGVkYSBrZXkgaW4gZG91YmxlIHF1b3RlcyBpcyBleHBlY3RlZGEgY29sb24gaXMgZXhwZWN0ZWRub3RoaW5nIG1heSBmb2xsb3cgdGhlIHZhbHVlACQPEAAGAAAAAAAAACoPEAAMAAAAAQAAADYPEAAFAAAAAgAAAHgPEAAD");
base64DecodeToExistingUint8Array(bufferView, 1069416, "c0YQAAo=");
base64DecodeToExistingUint8Array(bufferView, 1069436, "BAAAAFRREAACAAAAc2hhMjU2OnNoYTM4NDpzaGE1MTI6AAAAiFEQAAcAAABAAAAAj1EQAAcAAABgAAAAllEQAAcAAACAAAAAAgICAgICAgICAgI=");
base64DecodeToExistingUint8Array(bufferView, 1069548, "AgIAAAAAAAI=");
base64DecodeToExistingUint8Array(bufferView, 1069603, "Ag==");
base64DecodeToExistingUint8Array(bufferView, 1069641, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1069668, "AQ==");
base64DecodeToExistingUint8Array(bufferView, 1069764, "eyJwb2xpY3kiOiwiY2xhc3MiOiwid2FybmluZ3MiOiwibWVzc2FnZSI6LCJzdWdnZXN0aW9uIjosImltYWdlIjosInJlcXVlc3RlZCI6LCJpbnB1dCI6LCJhdCI6LCJkZXRhaWwiOiwia3ViZXJuZXRlc0RlZmF1bHQiOiwid2FpdGluZyI6LCJyZWplY3RlZEJ5IjoAAAAOAAAADAAAAAQAAAAPAAAAEAAAAA0AAAB7InN0YXJ0IjosImVuZCI6AAAAAAQ=");
base64DecodeToExistingUint8Array(bufferView, 1069972, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1069984, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1069996, "BA==");
base64DecodeToExistingUint8Array(bufferView, 1070007, "AXsiZXJyb3IiOiwiZWZmZWN0aXZlIjosInRhZyI6LCJyZWFzb25zIjosIm91dGNvbWVzIjosInNhbWVUb2RheSI6LCJzZW1hbnRpY3MiOnsiaW5wdXQiOiwicmVnaXN0cnkiOiwicmVwb3NpdG9yeSI6LCJkaWdlc3QiOiwibm9ybWFsaXplZCI6LCJzdGFydHMiOnsidmFsdWUiOiwiZXZpZGVuY2UiOnsiY2xhc3MiOiwic3RhcnQiOiwic291cmNlIjosInJlZmVyZW5jZSI6LCJ2YWx1ZSI6eyJvbk5vZGUiOiwiY29udGFjdHNSZWdpc3RyeSI6BAAAAA0AAAAIAAAACAAAAAYAAAAJAAAABQ8QAAkPEAAWDxAADA4QAB4PEAAUDhAABgAAAAwAAAAFAAAAJA8QACoPEAA2DxAABAAAAAYAAAAMAAAABQAAAHESEAAkDxAAKg8QADYPEAAEAAAABgAAAAwAAAAFAAAAcRIQACQPEAAqDxAANg8QABMAAAA0AAAANAAAACIAAAATAAAAHAAAAGNQEAB2UBAAqlAQAN5QEAAAURAAE1EQAAsAAAAaAAAAHAAAAAwAAACVEhAAoBIQALoSEADWEhAACwAAABoAAAAcAAAADAAAAJUSEACgEhAAuhIQANYSEAALAAAAGgAAABwAAAAMAAAAlRIQAKASEAC6EhAA1hIQAAkAAAAPAAAADQAAAA8AAAAOAAAADQAAAA0AAAALAAAADwAAABIAAAAOAAAADwAAAAwAAADfExAA6BMQAPcTEAAEFBAAExQQACEUEAAuFBAAOxQQAEYUEABVFBAAZxQQAHUUEACEFBAACwAAABoAAAAcAAAADAAAAJUSEACgEhAAuhIQANYSEAAIAAAAEAAAAAoAAAAGAAAACwAAAAsAAAAJAAAACAAAAAUAAAAHAAAABgAAABAAAAAIAAAABwAAAAoAAAAEAAAABgAAAAUAAAAMAAAAGgAAABEAAAADExAACxMQABsTEACEEhAAJRMQADATEAA7ExAARBMQAEwTEABRExAAWBMQAF4TEABuExAA+xAQAHYTEACAExAAhBMQAIoTEACPExAAmxMQALUTEAAMAAAAEwAAABEAAAARAAAAGAAAAA8AAAALAAAAFwAAABMAAADkFBAA8BQQAAMVEAAUFRAAJRUQAD0VEABMFRAAVxUQAG4VEAAGAAAADAAAAAUAAAAkDxAAKg8QADYPEAAGAAAADAAAAAUAAAAkDxAAKg8QADYPEAAEAAAABgAAAAwAAAAFAAAAcRIQACQPEAAqDxAANg8QAAYAAAAMAAAABQAAACQPEAAqDxAANg8QAAYAAAAGAAAABwAAAPIOEAD4DhAA/g4QAAUAAAAHAAAABgAAABAAAAAIAAAABwAAAAoAAAAEAAAABgAAAAUAAAAJAAAADAAAAEwTEABRExAAWBMQAF4TEABuExAA+xAQAHYTEACAExAAhBMQAIoTEADWExAAjxMQAAYAAAAGAAAABwAAAPIOEAD4DhAA/g4QAAUAAAAHAAAABgAAABAAAAAIAAAABwAAAAoAAAAEAAAABgAAAAUAAAAJAAAADAAAAEwTEABRExAAWBMQAF4TEABuExAA+xAQAHYTEACAExAAhBMQAIoTEADWExAAjxMQ");
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
var global$1 = 1075496;
var global$2 = 1075504;
var i64toi32_i32$HIGH_BITS = 0;
function $0($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$1_1 = HEAP32[$0_1 + 12 >> 2];
if ($1_1) {
$4_1 = HEAP32[$0_1 + 16 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 8 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 12 >> 2];
if (!(!$1_1 | !HEAP32[$2_1 + 8 >> 2])) {
$1($4_1, $1_1)
}
$1_1 = HEAP32[$0_1 + 36 >> 2];
block1 : {
if (($1_1 | 0) == -2147483648) {
break block1
}
if ($1_1) {
$4_1 = HEAP32[$0_1 + 40 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 8 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 12 >> 2];
if (!$1_1 | !HEAP32[$2_1 + 8 >> 2]) {
break block1
}
$1($4_1, $1_1);
}
$1_1 = HEAP32[$0_1 + 24 >> 2];
if ($1_1) {
$4_1 = HEAP32[$0_1 + 28 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 8 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 12 >> 2];
if (!(!$1_1 | !HEAP32[$2_1 + 8 >> 2])) {
$1($4_1, $1_1)
}
block4 : {
block3 : {
block5 : {
$1_1 = HEAP32[$0_1 + 48 >> 2];
switch ($1_1 - -2147483648 | 0) {
case 0:
break block3;
case 1:
break block4;
default:
break block5;
};
}
if ($1_1) {
$4_1 = HEAP32[$0_1 + 52 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 8 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 12 >> 2];
if (!$1_1 | !HEAP32[$2_1 + 8 >> 2]) {
break block3
}
$1($4_1, $1_1);
}
$1_1 = HEAP32[$0_1 + 60 >> 2];
if (($1_1 | 0) == -2147483648) {
break block4
}
if ($1_1) {
$4_1 = HEAP32[$0_1 - -64 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 8 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 12 >> 2];
if (!$1_1 | !HEAP32[$2_1 + 8 >> 2]) {
break block4
}
$1($4_1, $1_1);
}
$1($0_1, 4);
global$0 = $2_1 + 16 | 0;
}
function $1($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$0_1 = $1_1 >>> 0 <= 15 ? $0_1 - 8 | 0 : HEAP32[$0_1 - 4 >> 2];
$1_1 = HEAP32[$0_1 >> 2];
$2_1 = $1_1 & -2;
$3_1 = $0_1 + ($1_1 & -16) | 0;
$1_1 = HEAP32[$3_1 >> 2];
if (!($1_1 & 1)) {
$7(HEAP32[$3_1 + 8 >> 2], HEAP32[$3_1 + 12 >> 2], $1_1);
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
$7(HEAP32[$1_1 + 8 >> 2], HEAP32[$1_1 + 12 >> 2], $4_1);
$2_1 = $2_1 + $4_1 | 0;
break block1;
}
$1_1 = $0_1;
}
HEAP32[$1_1 >> 2] = $2_1;
$6($1_1, $2_1);
HEAP32[$3_1 + 4 >> 2] = $1_1;
}
function $2($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
HEAP32[$2_1 + 12 >> 2] = 0;
HEAP32[$2_1 + 4 >> 2] = 0;
HEAP32[$2_1 + 8 >> 2] = 1;
$4_1 = $1_1 + 4 | 0;
$3($2_1 + 16 | 0, 0, 1, $4_1, 1, 1);
if (!HEAP32[$2_1 + 16 >> 2]) {
$3_1 = HEAP32[$2_1 + 20 >> 2];
HEAP8[$3_1 | 0] = $1_1;
HEAP8[$3_1 + 1 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $1_1 >>> 24;
HEAP32[$2_1 + 8 >> 2] = $3_1;
HEAP32[$2_1 + 12 >> 2] = 4;
HEAP32[$2_1 + 4 >> 2] = $4_1;
block1 : {
block : {
if ($4_1 - 4 >>> 0 < $1_1 >>> 0) {
if (($4($2_1 + 4 | 0, 4, $1_1, 1, 1) | 0) == -2147483647) {
$3_1 = HEAP32[$2_1 + 12 >> 2];
break block;
}
wasm2js_trap();
}
$3_1 = 4;
if (!$1_1) {
break block1
}
}
$132(HEAP32[$2_1 + 8 >> 2] + $3_1 | 0, $0_1, $1_1);
}
$0_1 = $1_1 + $3_1 | 0;
HEAP32[$2_1 + 12 >> 2] = $0_1;
HEAP32[$2_1 + 24 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 8 >> 2];
HEAP32[$2_1 + 16 >> 2] = HEAP32[$2_1 + 4 >> 2];
HEAP32[$2_1 + 20 >> 2] = $0_1;
$3_1 = $5($2_1 + 16 | 0);
}
global$0 = $2_1 + 32 | 0;
return $3_1;
}
function $3($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0, $7_1 = 0, $8_1 = 0;
$7_1 = global$0 - 16 | 0;
global$0 = $7_1;
$8_1 = 1;
$6_1 = 4;
$3_1 = __wasm_i64_mul($5_1, 0, $3_1, 0);
block6 : {
if (!(i64toi32_i32$HIGH_BITS | -2147483648 - $4_1 >>> 0 < $3_1 >>> 0)) {
block1 : {
if (!$1_1) {
$6_1 = 0;
$1_1 = $7_1 + 12 | 0;
break block1;
}
HEAP32[$7_1 + 12 >> 2] = $4_1;
$6_1 = Math_imul($1_1, $5_1);
$1_1 = $7_1 + 8 | 0;
}
HEAP32[$1_1 >> 2] = $6_1;
block5 : {
block4 : {
block3 : {
block2 : {
if (HEAP32[$7_1 + 12 >> 2]) {
$1_1 = HEAP32[$7_1 + 8 >> 2];
if (!$1_1) {
if ($3_1) {
break block2
}
$6_1 = $4_1;
break block3;
}
$6_1 = $9($4_1, $3_1);
if (!$6_1) {
$6_1 = 0;
break block3;
}
$132($6_1, $2_1, $1_1);
$1($2_1, $4_1);
break block3;
}
if ($3_1) {
break block2
}
$6_1 = $4_1;
break block4;
}
$6_1 = $9($4_1, $3_1);
}
if ($6_1) {
break block4
}
HEAP32[$0_1 + 4 >> 2] = $4_1;
break block5;
}
HEAP32[$0_1 + 4 >> 2] = $6_1;
$8_1 = 0;
}
$6_1 = 8;
break block6;
}
$3_1 = 0;
}
HEAP32[$0_1 + $6_1 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = $8_1;
global$0 = $7_1 + 16 | 0;
}
function $4($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
$1_1 = $1_1 + $2_1 | 0;
$5_1 = 0;
block : {
if ($1_1 >>> 0 < $2_1 >>> 0) {
break block
}
$2_1 = HEAP32[$0_1 >> 2];
$5_1 = $2_1 << 1;
$1_1 = $1_1 >>> 0 > $5_1 >>> 0 ? $1_1 : $5_1;
$5_1 = ($4_1 | 0) == 1 ? 8 : $4_1 >>> 0 < 1025 ? 4 : 1;
$1_1 = $1_1 >>> 0 > $5_1 >>> 0 ? $1_1 : $5_1;
$3($6_1 + 4 | 0, $2_1, HEAP32[$0_1 + 4 >> 2], $1_1, $3_1, $4_1);
$2_1 = HEAP32[$6_1 + 8 >> 2];
$5_1 = $2_1;
if (HEAP32[$6_1 + 4 >> 2]) {
break block
}
HEAP32[$0_1 >> 2] = $1_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
$5_1 = -2147483647;
}
global$0 = $6_1 + 16 | 0;
return $5_1;
}
function $5($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0;
block : {
$1_1 = HEAP32[$0_1 + 8 >> 2];
if ($1_1 >>> 0 < HEAPU32[$0_1 >> 2]) {
$3_1 = HEAP32[$0_1 + 4 >> 2];
$2_1 = 1;
if ($1_1) {
$2_1 = $9(1, $1_1);
if (!$2_1) {
break block
}
$132($2_1, $3_1, $1_1);
}
$1($3_1, 1);
HEAP32[$0_1 + 4 >> 2] = $2_1;
}
return HEAP32[$0_1 + 4 >> 2];
}
wasm2js_trap();
}
function $6($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = Math_clz32($1_1);
$3_1 = 27 - $2_1 | 0;
$2_1 = __wasm_rotr_i32($1_1, 26 - $2_1 | 0) & 31;
$4_1 = $3_1 << 7 | $2_1 << 2;
$1_1 = HEAP32[$4_1 + 1071268 >> 2];
HEAP32[$4_1 + 1071268 >> 2] = $0_1;
HEAP32[$0_1 + 12 >> 2] = 0;
HEAP32[$0_1 + 8 >> 2] = $1_1;
if ($1_1) {
HEAP32[$1_1 + 12 >> 2] = $0_1
}
HEAP32[268873] = HEAP32[268873] | 1 << $3_1;
$0_1 = $3_1 << 2;
HEAP32[$0_1 + 1075364 >> 2] = HEAP32[$0_1 + 1075364 >> 2] | 1 << $2_1;
}
function $7($0_1, $1_1, $2_1) {
var $3_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
if ($0_1) {
HEAP32[$0_1 + 12 >> 2] = $1_1
}
if ($1_1) {
HEAP32[$1_1 + 8 >> 2] = $0_1;
return;
}
$3_1 = Math_clz32($2_1);
$1_1 = 27 - $3_1 | 0;
$2_1 = __wasm_rotr_i32($2_1, 26 - $3_1 | 0) & 31;
HEAP32[($1_1 << 7 | $2_1 << 2) + 1071268 >> 2] = $0_1;
block : {
if ($0_1) {
break block
}
$3_1 = $1_1 << 2;
$0_1 = HEAP32[$3_1 + 1075364 >> 2] & __wasm_rotl_i32($2_1);
HEAP32[$3_1 + 1075364 >> 2] = $0_1;
if ($0_1) {
break block
}
(wasm2js_i32$0 = 1075492, wasm2js_i32$1 = HEAP32[268873] & __wasm_rotl_i32($1_1)), HEAP32[wasm2js_i32$0 >> 2] = wasm2js_i32$1;
}
}
function $8($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$4_1 = $0_1 >>> 0 <= 8 ? 8 : $0_1;
$3_1 = $4_1 + $1_1 | 0;
block : {
if ($3_1 >>> 0 < $4_1 >>> 0 | $3_1 >>> 0 > 4294967280) {
break block
}
$2_1 = $3_1 + 15 & -16;
$3_1 = Math_clz32($2_1);
$2_1 = __wasm_rotr_i32($2_1, 26 - $3_1 | 0);
$2_1 = ($2_1 & 31) + ($2_1 >>> 0 > 63) | 0;
$3_1 = ($2_1 >>> 5 | 0) - $3_1 | 0;
$4_1 = $3_1 + 27 | 0;
$2_1 = __wasm_ctz_i32(HEAP32[($4_1 << 2) + 1075364 >> 2] & -1 << $2_1);
if ($2_1 >>> 0 >= 32) {
$2_1 = 0;
$4_1 = __wasm_ctz_i32(HEAP32[268873] & -1 << $3_1 + 28);
if ($4_1 >>> 0 > 31) {
break block
}
$2_1 = __wasm_ctz_i32(HEAP32[($4_1 << 2) + 1075364 >> 2]);
}
$5_1 = ($4_1 << 7) + ($2_1 << 2) | 0;
$3_1 = HEAP32[$5_1 + 1071268 >> 2];
$6_1 = HEAP32[$3_1 >> 2];
$7_1 = $5_1;
$5_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$7_1 + 1071268 >> 2] = $5_1;
$7_1 = $3_1 + 8 | 0;
block1 : {
if ($5_1) {
HEAP32[$5_1 + 12 >> 2] = 0;
break block1;
}
$5_1 = $4_1 << 2;
$2_1 = HEAP32[$5_1 + 1075364 >> 2] & __wasm_rotl_i32($2_1);
HEAP32[$5_1 + 1075364 >> 2] = $2_1;
if ($2_1) {
break block1
}
(wasm2js_i32$0 = 1075492, wasm2js_i32$1 = HEAP32[268873] & __wasm_rotl_i32($4_1)), HEAP32[wasm2js_i32$0 >> 2] = wasm2js_i32$1;
}
$2_1 = ($0_1 + $7_1 | 0) - 1 & 0 - $0_1;
$1_1 = ($2_1 + ($1_1 - $3_1 | 0) | 0) + 15 & -16;
if (($1_1 | 0) != ($6_1 | 0)) {
$4_1 = $1_1 + $3_1 | 0;
HEAP32[($3_1 + ($6_1 & -16) | 0) + 4 >> 2] = $4_1;
HEAP32[$4_1 + 4 >> 2] = $3_1;
$6_1 = $6_1 - $1_1 | 0;
HEAP32[$4_1 >> 2] = $6_1;
$6($4_1, $6_1);
}
HEAP32[$3_1 >> 2] = $1_1 | 1;
if ($0_1 >>> 0 < 16) {
break block
}
HEAP32[$2_1 - 4 >> 2] = $3_1;
}
return $2_1;
}
function $9($0_1, $1_1) {
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
HEAP32[$2_1 + 4 >> 2] = 0;
$4_1 = ($3_1 & -65536) - 16 | 0;
HEAP32[$2_1 >> 2] = $4_1;
$3_1 = $2_1 + $4_1 | 0;
HEAP32[$3_1 + 4 >> 2] = $2_1;
HEAP32[$3_1 >> 2] = 19;
$6($2_1, $4_1);
$4_1 = $8($0_1, $1_1);
}
return $4_1;
}
wasm2js_trap();
}
function $10() {
return 1;
}
function $11($0_1) {
$0_1 = $0_1 | 0;
var $1_1 = 0, $2_1 = 0, $3_1 = 0;
$1_1 = global$0 - 32 | 0;
global$0 = $1_1;
HEAP32[$1_1 + 12 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = 0;
HEAP32[$1_1 + 8 >> 2] = 1;
block : {
if ($0_1) {
$3_1 = 1;
$3($1_1 + 16 | 0, 0, 1, $0_1, 1, 1);
$2_1 = 0;
if (HEAP32[$1_1 + 16 >> 2]) {
break block
}
$2_1 = HEAP32[$1_1 + 20 >> 2];
HEAP32[$1_1 + 8 >> 2] = $2_1;
HEAP32[$1_1 + 4 >> 2] = $0_1;
if (($0_1 | 0) != 1) {
$3_1 = $0_1 - 1 | 0;
$2_1 = $133($2_1, $3_1) + $3_1 | 0;
$3_1 = $0_1;
}
HEAP8[$2_1 | 0] = 0;
}
HEAP32[$1_1 + 12 >> 2] = $3_1;
HEAP32[$1_1 + 24 >> 2] = $3_1;
$0_1 = HEAP32[$1_1 + 8 >> 2];
HEAP32[$1_1 + 16 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$1_1 + 20 >> 2] = $0_1;
$2_1 = $5($1_1 + 16 | 0);
}
global$0 = $1_1 + 32 | 0;
return $2_1 | 0;
}
function $12($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$2_1 = global$0 - 112 | 0;
global$0 = $2_1;
$13($2_1 + 4 | 0, $1_1 ? $0_1 : 1, $1_1);
block1 : {
$1_1 = HEAP32[$2_1 + 4 >> 2];
block27 : {
block : {
if (!$1_1) {
$0_1 = HEAP32[$2_1 + 8 >> 2];
$14($2_1 + 40 | 0, $0_1);
$0($0_1);
break block;
}
$0_1 = HEAP32[$2_1 + 8 >> 2];
block2 : {
if ($0_1 >>> 0 >= 1048577) {
HEAP32[$2_1 + 68 >> 2] = 1048576;
HEAP32[$2_1 + 108 >> 2] = $0_1;
HEAP32[$2_1 + 88 >> 2] = 7;
HEAP32[$2_1 + 84 >> 2] = 1066604;
HEAP32[$2_1 + 60 >> 2] = 1;
HEAP32[$2_1 + 52 >> 2] = 1;
HEAP32[$2_1 + 44 >> 2] = 2;
HEAP32[$2_1 + 56 >> 2] = $2_1 + 68;
HEAP32[$2_1 + 48 >> 2] = $2_1 + 108;
HEAP32[$2_1 + 40 >> 2] = $2_1 + 84;
$17($2_1 + 20 | 0, 1051623, $2_1 + 40 | 0);
$1_1 = $9(4, 88);
if (!$1_1) {
break block1
}
HEAP32[$1_1 >> 2] = 0;
$0_1 = HEAP32[$2_1 + 16 >> 2];
HEAP32[$1_1 + 4 >> 2] = HEAP32[$2_1 + 12 >> 2];
HEAP32[$1_1 + 8 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 24 >> 2];
HEAP32[$1_1 + 12 >> 2] = HEAP32[$2_1 + 20 >> 2];
HEAP32[$1_1 + 16 >> 2] = $0_1;
HEAP32[$1_1 + 20 >> 2] = HEAP32[$2_1 + 28 >> 2];
HEAP32[$1_1 + 84 >> 2] = 262915;
HEAP32[$1_1 + 76 >> 2] = 0;
HEAP32[$1_1 + 48 >> 2] = -2147483647;
HEAP32[$1_1 + 32 >> 2] = 0;
HEAP32[$1_1 + 36 >> 2] = -2147483648;
HEAP32[$1_1 + 24 >> 2] = 0;
HEAP32[$1_1 + 28 >> 2] = 1;
break block2;
}
$18($2_1 + 40 | 0, $1_1, $0_1);
$0_1 = HEAPU8[$2_1 + 40 | 0];
if (($0_1 | 0) == 6) {
$1_1 = HEAP32[$2_1 + 44 >> 2];
break block2;
}
HEAP8[$2_1 + 71 | 0] = HEAPU8[$2_1 + 43 | 0];
$1_1 = HEAPU8[$2_1 + 41 | 0] | HEAPU8[$2_1 + 42 | 0] << 8;
HEAP8[$2_1 + 69 | 0] = $1_1;
HEAP8[$2_1 + 70 | 0] = $1_1 >>> 8;
$1_1 = HEAP32[$2_1 + 52 >> 2];
HEAP32[$2_1 + 76 >> 2] = HEAP32[$2_1 + 48 >> 2];
HEAP32[$2_1 + 80 >> 2] = $1_1;
HEAP32[$2_1 + 72 >> 2] = HEAP32[$2_1 + 44 >> 2];
HEAP8[$2_1 + 68 | 0] = $0_1;
HEAP32[$2_1 + 100 >> 2] = 0;
HEAP8[$2_1 + 104 | 0] = 1;
HEAP32[$2_1 + 84 >> 2] = 0;
HEAP32[$2_1 + 96 >> 2] = $2_1 + 68;
block19 : {
block20 : {
block7 : {
block6 : {
block4 : {
block5 : {
$0_1 = $2_1 + 84 | 0;
$1_1 = $19(1069436, $0_1);
block3 : {
if ($1_1) {
break block3
}
$1_1 = $20(1069436, $0_1);
if ($1_1) {
break block3
}
$21($2_1 + 40 | 0, $0_1, 1052536, 3);
$1_1 = HEAP32[$2_1 + 44 >> 2];
$0_1 = HEAP32[$2_1 + 40 >> 2];
if (($0_1 | 0) == 3) {
break block3
}
$8_1 = HEAP32[$2_1 + 60 >> 2];
HEAP32[$2_1 + 28 >> 2] = HEAP32[$2_1 + 56 >> 2];
HEAP32[$2_1 + 32 >> 2] = $8_1;
$8_1 = HEAP32[$2_1 + 52 >> 2];
HEAP32[$2_1 + 20 >> 2] = HEAP32[$2_1 + 48 >> 2];
HEAP32[$2_1 + 24 >> 2] = $8_1;
HEAP32[$2_1 + 16 >> 2] = $1_1;
HEAP32[$2_1 + 12 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 24 >> 2];
if (HEAPU8[$0_1 | 0] != 3) {
$1_1 = $22($2_1 + 12 | 0, 1052172, 8);
break block3;
}
$12_1 = HEAP32[$0_1 + 12 >> 2];
$1_1 = HEAP32[$0_1 + 8 >> 2];
$0_1 = $23(HEAP32[$2_1 + 96 >> 2], 1066611, 10);
if (!$0_1) {
break block4
}
$4_1 = HEAPU8[$0_1 | 0];
if (!$4_1) {
break block4
}
HEAP8[$2_1 + 60 | 0] = HEAPU8[$2_1 + 104 | 0];
HEAP32[$2_1 + 52 >> 2] = $0_1;
HEAP32[$2_1 + 48 >> 2] = 10;
HEAP32[$2_1 + 44 >> 2] = 1066611;
$8_1 = 1;
HEAP32[$2_1 + 40 >> 2] = 1;
HEAP32[$2_1 + 56 >> 2] = $2_1 + 84;
if (($4_1 | 0) == 3) {
break block5
}
$1_1 = $22($2_1 + 40 | 0, 1052172, 8);
}
$24($2_1 + 68 | 0);
break block2;
}
$10_1 = HEAP32[$0_1 + 12 >> 2];
$0_1 = HEAP32[$0_1 + 8 >> 2];
if ($12_1) {
$8_1 = $9(1, $12_1);
if (!$8_1) {
break block1
}
$132($8_1, $1_1, $12_1);
}
if (!$10_1) {
$13_1 = 1;
$10_1 = 0;
break block6;
}
$13_1 = $9(1, $10_1);
if (!$13_1) {
break block1
}
$132($13_1, $0_1, $10_1);
break block6;
}
if (!$12_1) {
$24($2_1 + 68 | 0);
$14_1 = 1;
$10_1 = -2147483648;
$8_1 = 1;
break block7;
}
$8_1 = $9(1, $12_1);
if (!$8_1) {
break block1
}
$132($8_1, $1_1, $12_1);
$10_1 = -2147483648;
}
$24($2_1 + 68 | 0);
if (($12_1 | 0) == -2147483648) {
$1_1 = $8_1;
break block2;
}
$14_1 = ($10_1 | 0) == -2147483648;
if ($14_1) {
break block7
}
$4_1 = $2_1 + 40 | 0;
$0_1 = global$0 - 176 | 0;
global$0 = $0_1;
block18 : {
block11 : {
block8 : {
if ($10_1 >>> 0 >= 16385) {
$1_1 = $114(1054082, 11, $10_1, 16384);
HEAP32[$4_1 >> 2] = 2;
HEAP32[$4_1 + 4 >> 2] = $1_1;
break block8;
}
$83($0_1 + 60 | 0, $13_1, $10_1);
block17 : {
block16 : {
if (HEAP32[$0_1 + 60 >> 2] != 19) {
$47($0_1 + 8 | 0, $13_1, $10_1);
$5_1 = HEAP32[$0_1 + 8 >> 2];
$6_1 = HEAP32[$0_1 + 12 >> 2];
$76($0_1, $5_1, $6_1);
$1_1 = 0;
$11_1 = HEAP32[$0_1 >> 2];
block9 : {
if (!$11_1) {
break block9
}
$9_1 = HEAP32[$0_1 + 4 >> 2];
if ($9_1 >>> 0 > $6_1 >>> 0) {
break block9
}
$1_1 = $135($11_1, $5_1, $9_1) ? 0 : $5_1 + $9_1 | 0;
$15_1 = $6_1 - $9_1 | 0;
}
$9_1 = $0_1 + 148 | 0;
$5_1 = $1_1 ? $1_1 : $5_1;
$6_1 = $1_1 ? $15_1 : $6_1;
$83($9_1, $5_1, $6_1);
block12 : {
block10 : {
if (HEAP32[$0_1 + 148 >> 2] != 19) {
break block10
}
$1_1 = HEAP32[$0_1 + 160 >> 2];
HEAP32[$0_1 + 112 >> 2] = HEAP32[$0_1 + 156 >> 2];
HEAP32[$0_1 + 116 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 168 >> 2];
HEAP32[$0_1 + 120 >> 2] = HEAP32[$0_1 + 164 >> 2];
HEAP32[$0_1 + 124 >> 2] = $1_1;
HEAP32[$0_1 + 128 >> 2] = HEAP32[$0_1 + 172 >> 2];
$1_1 = HEAP32[$0_1 + 152 >> 2];
if (!$1_1) {
break block10
}
HEAP32[$0_1 + 108 >> 2] = HEAP32[$0_1 + 128 >> 2];
$11_1 = HEAP32[$0_1 + 124 >> 2];
HEAP32[$0_1 + 100 >> 2] = HEAP32[$0_1 + 120 >> 2];
HEAP32[$0_1 + 104 >> 2] = $11_1;
$11_1 = HEAP32[$0_1 + 116 >> 2];
HEAP32[$0_1 + 92 >> 2] = HEAP32[$0_1 + 112 >> 2];
HEAP32[$0_1 + 96 >> 2] = $11_1;
HEAP32[$0_1 + 88 >> 2] = $1_1;
HEAP32[$0_1 + 156 >> 2] = 0;
HEAP32[$0_1 + 148 >> 2] = 0;
HEAP32[$0_1 + 152 >> 2] = 1;
if ($84($0_1 + 88 | 0, $9_1)) {
break block11
}
$1_1 = HEAP32[$0_1 + 148 >> 2];
if (($1_1 | 0) == -2147483648) {
break block10
}
$3_1 = HEAP32[$0_1 + 152 >> 2];
$7_1 = HEAP32[$0_1 + 156 >> 2];
break block12;
}
$106($0_1 + 112 | 0, $5_1, $6_1);
$6_1 = HEAP32[$0_1 + 116 >> 2];
$107($0_1 + 136 | 0, $6_1, HEAP32[$0_1 + 120 >> 2]);
$9_1 = HEAP32[$0_1 + 140 >> 2];
$83($0_1 + 148 | 0, $9_1, HEAP32[$0_1 + 144 >> 2]);
block14 : {
block13 : {
if (HEAP32[$0_1 + 148 >> 2] == 19) {
$1_1 = HEAP32[$0_1 + 160 >> 2];
HEAP32[$0_1 + 88 >> 2] = HEAP32[$0_1 + 156 >> 2];
HEAP32[$0_1 + 92 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 168 >> 2];
HEAP32[$0_1 + 96 >> 2] = HEAP32[$0_1 + 164 >> 2];
HEAP32[$0_1 + 100 >> 2] = $1_1;
HEAP32[$0_1 + 104 >> 2] = HEAP32[$0_1 + 172 >> 2];
$1_1 = HEAP32[$0_1 + 152 >> 2];
if ($1_1) {
break block13
}
}
$1_1 = -2147483648;
break block14;
}
HEAP32[$0_1 + 168 >> 2] = HEAP32[$0_1 + 104 >> 2];
$3_1 = HEAP32[$0_1 + 100 >> 2];
HEAP32[$0_1 + 160 >> 2] = HEAP32[$0_1 + 96 >> 2];
HEAP32[$0_1 + 164 >> 2] = $3_1;
$3_1 = HEAP32[$0_1 + 92 >> 2];
HEAP32[$0_1 + 152 >> 2] = HEAP32[$0_1 + 88 >> 2];
HEAP32[$0_1 + 156 >> 2] = $3_1;
HEAP32[$0_1 + 148 >> 2] = $1_1;
HEAP32[$0_1 + 96 >> 2] = 0;
HEAP32[$0_1 + 88 >> 2] = 0;
HEAP32[$0_1 + 92 >> 2] = 1;
if ($84($0_1 + 148 | 0, $0_1 + 88 | 0)) {
break block11
}
$3_1 = HEAP32[$0_1 + 92 >> 2];
$7_1 = HEAP32[$0_1 + 96 >> 2];
$1_1 = HEAP32[$0_1 + 88 >> 2];
}
$11_1 = HEAP32[$0_1 + 136 >> 2];
if ($11_1) {
HEAP32[$0_1 + 148 >> 2] = 1;
$5_1 = $0_1 + 88 | 0;
} else {
$5_1 = $0_1 + 148 | 0
}
HEAP32[$5_1 >> 2] = $11_1;
$5_1 = HEAP32[$0_1 + 148 >> 2];
if (!(!$5_1 | !HEAP32[$0_1 + 88 >> 2])) {
$1($9_1, $5_1)
}
$9_1 = HEAP32[$0_1 + 112 >> 2];
if ($9_1) {
HEAP32[$0_1 + 148 >> 2] = 1;
$5_1 = $0_1 + 88 | 0;
} else {
$5_1 = $0_1 + 148 | 0
}
HEAP32[$5_1 >> 2] = $9_1;
$5_1 = HEAP32[$0_1 + 148 >> 2];
if (!$5_1 | !HEAP32[$0_1 + 88 >> 2]) {
break block12
}
$1($6_1, $5_1);
}
$1_1 = $108(6, 1066611, 10, $13_1, $10_1, $0_1 + 60 | 0, $1_1, $3_1, $7_1);
break block16;
}
$1_1 = HEAP32[$0_1 + 76 >> 2];
HEAP32[$0_1 + 40 >> 2] = HEAP32[$0_1 + 72 >> 2];
HEAP32[$0_1 + 44 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 84 >> 2];
HEAP32[$0_1 + 48 >> 2] = HEAP32[$0_1 + 80 >> 2];
HEAP32[$0_1 + 52 >> 2] = $1_1;
$1_1 = HEAP32[$0_1 + 68 >> 2];
$3_1 = HEAP32[$0_1 + 64 >> 2];
if ($3_1) {
break block17
}
}
HEAP32[$4_1 >> 2] = 2;
HEAP32[$4_1 + 4 >> 2] = $1_1;
break block8;
}
$5_1 = HEAP32[$0_1 + 52 >> 2];
HEAP32[$0_1 + 32 >> 2] = HEAP32[$0_1 + 48 >> 2];
HEAP32[$0_1 + 36 >> 2] = $5_1;
$5_1 = HEAP32[$0_1 + 44 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$0_1 + 40 >> 2];
HEAP32[$0_1 + 28 >> 2] = $5_1;
HEAP32[$0_1 + 20 >> 2] = $1_1;
HEAP32[$0_1 + 16 >> 2] = $3_1;
$26($4_1, $8_1, $12_1, $0_1 + 16 | 0);
}
global$0 = $0_1 + 176 | 0;
break block18;
}
wasm2js_trap();
}
$1_1 = HEAP32[$2_1 + 44 >> 2];
$0_1 = HEAP32[$2_1 + 40 >> 2];
if (($0_1 | 0) == 2) {
$25($10_1, $13_1);
break block19;
}
break block20;
}
$26($2_1 + 40 | 0, $8_1, $12_1, 0);
$1_1 = HEAP32[$2_1 + 44 >> 2];
$0_1 = HEAP32[$2_1 + 40 >> 2];
if (($0_1 | 0) == 2) {
break block19
}
}
HEAP32[$2_1 + 36 >> 2] = HEAP32[$2_1 + 64 >> 2];
$3_1 = HEAP32[$2_1 + 60 >> 2];
HEAP32[$2_1 + 28 >> 2] = HEAP32[$2_1 + 56 >> 2];
HEAP32[$2_1 + 32 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 52 >> 2];
HEAP32[$2_1 + 20 >> 2] = HEAP32[$2_1 + 48 >> 2];
HEAP32[$2_1 + 24 >> 2] = $3_1;
HEAP32[$2_1 + 16 >> 2] = $1_1;
HEAP32[$2_1 + 12 >> 2] = $0_1;
$0_1 = $9(1, 1536);
if (!$0_1) {
break block1
}
HEAP32[$2_1 + 48 >> 2] = 0;
HEAP32[$2_1 + 44 >> 2] = $0_1;
HEAP32[$2_1 + 40 >> 2] = 1536;
$1_1 = $2_1 + 12 | 0;
$9_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$4_1 = $2_1 + 40 | 0;
$0_1 = HEAP32[$4_1 + 8 >> 2];
block26 : {
block21 : {
if (HEAP32[$4_1 >> 2] - $0_1 >>> 0 <= 8) {
if (($4($4_1, $0_1, 9, 1, 1) | 0) != -2147483647) {
break block21
}
$0_1 = HEAP32[$4_1 + 8 >> 2];
}
$6_1 = HEAPU8[1070180] | HEAPU8[1070181] << 8 | (HEAPU8[1070182] << 16 | HEAPU8[1070183] << 24);
$3_1 = HEAP32[$4_1 + 4 >> 2] + $0_1 | 0;
$7_1 = HEAPU8[1070176] | HEAPU8[1070177] << 8 | (HEAPU8[1070178] << 16 | HEAPU8[1070179] << 24);
HEAP8[$3_1 | 0] = $7_1;
HEAP8[$3_1 + 1 | 0] = $7_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $7_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $7_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $6_1;
HEAP8[$3_1 + 5 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $6_1 >>> 24;
HEAP8[$3_1 + 8 | 0] = HEAPU8[1070184];
HEAP32[$4_1 + 8 >> 2] = $0_1 + 9;
$0_1 = HEAPU8[$1_1 + 24 | 0] << 2;
$110(HEAP32[$0_1 + 1071148 >> 2], HEAP32[$0_1 + 1071136 >> 2], $4_1);
$0_1 = HEAP32[$4_1 + 8 >> 2];
if (HEAP32[$4_1 >> 2] - $0_1 >>> 0 <= 7) {
if (($4($4_1, $0_1, 8, 1, 1) | 0) != -2147483647) {
break block21
}
$0_1 = HEAP32[$4_1 + 8 >> 2];
}
$3_1 = HEAP32[$4_1 + 4 >> 2] + $0_1 | 0;
HEAP8[$3_1 | 0] = 44;
HEAP8[$3_1 + 1 | 0] = 34;
HEAP8[$3_1 + 2 | 0] = 107;
HEAP8[$3_1 + 3 | 0] = 105;
HEAP8[$3_1 + 4 | 0] = 110;
HEAP8[$3_1 + 5 | 0] = 100;
HEAP8[$3_1 + 6 | 0] = 34;
HEAP8[$3_1 + 7 | 0] = 58;
HEAP32[$4_1 + 8 >> 2] = $0_1 + 8;
$0_1 = HEAPU8[$1_1 + 25 | 0] << 2;
$110(HEAP32[$0_1 + 1071208 >> 2], HEAP32[$0_1 + 1071160 >> 2], $4_1);
$0_1 = HEAP32[$4_1 + 8 >> 2];
if (HEAP32[$4_1 >> 2] - $0_1 >>> 0 <= 11) {
if (($4($4_1, $0_1, 12, 1, 1) | 0) != -2147483647) {
break block21
}
$0_1 = HEAP32[$4_1 + 8 >> 2];
}
$6_1 = $0_1 + 12 | 0;
HEAP32[$4_1 + 8 >> 2] = $6_1;
$3_1 = $0_1;
$7_1 = HEAPU8[1070168] | HEAPU8[1070169] << 8 | (HEAPU8[1070170] << 16 | HEAPU8[1070171] << 24);
$0_1 = HEAP32[$4_1 + 4 >> 2];
$3_1 = $3_1 + $0_1 | 0;
$11_1 = HEAPU8[1070164] | HEAPU8[1070165] << 8 | (HEAPU8[1070166] << 16 | HEAPU8[1070167] << 24);
HEAP8[$3_1 | 0] = $11_1;
HEAP8[$3_1 + 1 | 0] = $11_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $11_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $11_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $7_1;
HEAP8[$3_1 + 5 | 0] = $7_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $7_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $7_1 >>> 24;
$7_1 = HEAPU8[1070172] | HEAPU8[1070173] << 8 | (HEAPU8[1070174] << 16 | HEAPU8[1070175] << 24);
HEAP8[$3_1 + 8 | 0] = $7_1;
HEAP8[$3_1 + 9 | 0] = $7_1 >>> 8;
HEAP8[$3_1 + 10 | 0] = $7_1 >>> 16;
HEAP8[$3_1 + 11 | 0] = $7_1 >>> 24;
block25 : {
block22 : {
if (HEAP32[$1_1 >> 2] == 1) {
$3_1 = HEAP32[$1_1 + 8 >> 2];
$0_1 = HEAP32[$1_1 + 4 >> 2];
if ($3_1 >>> 0 < $0_1 >>> 0) {
break block22
}
$6_1 = HEAP32[$1_1 + 20 >> 2];
$7_1 = HEAP32[$1_1 + 16 >> 2];
block23 : {
if (!$0_1) {
break block23
}
if ($0_1 >>> 0 < $6_1 >>> 0) {
if (HEAP8[$0_1 + $7_1 | 0] <= -65) {
break block22
}
break block23;
}
if (($0_1 | 0) != ($6_1 | 0)) {
break block22
}
}
block24 : {
if (!$3_1) {
break block24
}
if ($3_1 >>> 0 < $6_1 >>> 0) {
if (HEAP8[$3_1 + $7_1 | 0] > -65) {
break block24
}
break block22;
}
if (($3_1 | 0) != ($6_1 | 0)) {
break block22
}
}
$9_1 = $0_1 + $7_1 | 0;
$1_1 = $3_1 - $0_1 | 0;
break block22;
}
if (HEAP32[$4_1 >> 2] - $6_1 >>> 0 <= 3) {
if (($4($4_1, $6_1, 4, 1, 1) | 0) != -2147483647) {
break block21
}
$6_1 = HEAP32[$4_1 + 8 >> 2];
$0_1 = HEAP32[$4_1 + 4 >> 2];
}
$1_1 = $6_1 + 4 | 0;
HEAP32[$4_1 + 8 >> 2] = $1_1;
$0_1 = $0_1 + $6_1 | 0;
HEAP8[$0_1 | 0] = 110;
HEAP8[$0_1 + 1 | 0] = 117;
HEAP8[$0_1 + 2 | 0] = 108;
HEAP8[$0_1 + 3 | 0] = 108;
break block25;
}
HEAP32[$5_1 + 12 >> 2] = $3_1;
HEAP32[$5_1 + 8 >> 2] = $0_1;
HEAP32[$5_1 + 4 >> 2] = $9_1 ? $1_1 : 0;
HEAP32[$5_1 >> 2] = $9_1 ? $9_1 : 1;
$130($5_1, $4_1);
$1_1 = HEAP32[$4_1 + 8 >> 2];
}
$0_1 = $1_1;
if (($0_1 | 0) == HEAP32[$4_1 >> 2]) {
if (($4($4_1, $0_1, 1, 1, 1) | 0) != -2147483647) {
break block21
}
$0_1 = HEAP32[$4_1 + 8 >> 2];
}
HEAP32[$4_1 + 8 >> 2] = $1_1 + 1;
HEAP8[HEAP32[$4_1 + 4 >> 2] + $0_1 | 0] = 125;
global$0 = $5_1 + 16 | 0;
break block26;
}
wasm2js_trap();
}
$3_1 = HEAP32[$2_1 + 48 >> 2];
$1_1 = HEAP32[$2_1 + 44 >> 2];
$0_1 = HEAP32[$2_1 + 40 >> 2];
$4_1 = HEAP32[$2_1 + 24 >> 2];
if (($4_1 | 0) != -2147483648) {
$25($4_1, HEAP32[$2_1 + 28 >> 2])
}
if (!$14_1) {
$25($10_1, $13_1)
}
$25($12_1, $8_1);
if (($0_1 | 0) == -2147483648) {
break block2
}
break block27;
}
$25($12_1, $8_1);
}
$14($2_1 + 40 | 0, $1_1);
$27($1_1);
}
$3_1 = HEAP32[$2_1 + 48 >> 2];
$1_1 = HEAP32[$2_1 + 44 >> 2];
$0_1 = HEAP32[$2_1 + 40 >> 2];
}
$8_1 = $2($1_1, $3_1);
if ($0_1) {
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 84 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 12 >> 2];
if (!(!$0_1 | !HEAP32[$2_1 + 84 >> 2])) {
$1($1_1, $0_1)
}
global$0 = $2_1 + 112 | 0;
return $8_1 | 0;
}
wasm2js_trap();
}
function $13($0_1, $1_1, $2_1) {
var $3_1 = 0;
$3_1 = global$0 + -64 | 0;
global$0 = $3_1;
block : {
block2 : {
if ($2_1 >>> 0 <= 1048576) {
$38($3_1 + 44 | 0, $1_1, $2_1);
block1 : {
if (HEAP32[$3_1 + 44 >> 2] == 1) {
HEAP32[$3_1 + 8 >> 2] = HEAP32[$3_1 + 48 >> 2];
HEAP32[$3_1 + 16 >> 2] = 1;
HEAP32[$3_1 + 12 >> 2] = $3_1 + 8;
$17($3_1 + 28 | 0, 1051091, $3_1 + 12 | 0);
$2_1 = $9(4, 88);
if (!$2_1) {
break block
}
HEAP32[$2_1 >> 2] = 0;
$1_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$2_1 + 4 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$2_1 + 8 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 32 >> 2];
HEAP32[$2_1 + 12 >> 2] = HEAP32[$3_1 + 28 >> 2];
HEAP32[$2_1 + 16 >> 2] = $1_1;
HEAP32[$2_1 + 20 >> 2] = HEAP32[$3_1 + 36 >> 2];
HEAP32[$2_1 + 84 >> 2] = 17040131;
HEAP32[$2_1 + 76 >> 2] = 0;
HEAP32[$2_1 + 48 >> 2] = -2147483647;
HEAP32[$2_1 + 32 >> 2] = 0;
HEAP32[$2_1 + 36 >> 2] = -2147483648;
HEAP32[$2_1 + 24 >> 2] = 0;
HEAP32[$2_1 + 28 >> 2] = 1;
$1_1 = 0;
break block1;
}
$2_1 = HEAP32[$3_1 + 52 >> 2];
$1_1 = HEAP32[$3_1 + 48 >> 2];
}
HEAP32[$0_1 >> 2] = $1_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
break block2;
}
HEAP32[$3_1 + 8 >> 2] = 1048576;
HEAP32[$3_1 + 4 >> 2] = $2_1;
HEAP32[$3_1 + 16 >> 2] = 7;
HEAP32[$3_1 + 12 >> 2] = 1066604;
HEAP32[$3_1 + 40 >> 2] = 1;
HEAP32[$3_1 + 32 >> 2] = 1;
HEAP32[$3_1 + 24 >> 2] = 2;
HEAP32[$3_1 + 36 >> 2] = $3_1 + 8;
HEAP32[$3_1 + 28 >> 2] = $3_1 + 4;
HEAP32[$3_1 + 20 >> 2] = $3_1 + 12;
$17($3_1 + 52 | 0, 1051623, $3_1 + 20 | 0);
$1_1 = $9(4, 88);
if (!$1_1) {
break block
}
HEAP32[$1_1 >> 2] = 0;
$2_1 = HEAP32[$3_1 + 48 >> 2];
HEAP32[$1_1 + 4 >> 2] = HEAP32[$3_1 + 44 >> 2];
HEAP32[$1_1 + 8 >> 2] = $2_1;
$2_1 = HEAP32[$3_1 + 56 >> 2];
HEAP32[$1_1 + 12 >> 2] = HEAP32[$3_1 + 52 >> 2];
HEAP32[$1_1 + 16 >> 2] = $2_1;
HEAP32[$1_1 + 20 >> 2] = HEAP32[$3_1 + 60 >> 2];
HEAP32[$1_1 + 84 >> 2] = 262915;
HEAP32[$1_1 + 76 >> 2] = 0;
HEAP32[$1_1 + 48 >> 2] = -2147483647;
HEAP32[$1_1 + 32 >> 2] = 0;
HEAP32[$1_1 + 36 >> 2] = -2147483648;
HEAP32[$1_1 + 24 >> 2] = 0;
HEAP32[$1_1 + 28 >> 2] = 1;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
global$0 = $3_1 - -64 | 0;
return;
}
wasm2js_trap();
}
function $14($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
block : {
$4_1 = $9(1, 1536);
if (!$4_1) {
break block
}
HEAP8[$4_1 + 9 | 0] = 123;
HEAP8[$4_1 + 10 | 0] = 34;
HEAP8[$4_1 + 11 | 0] = 99;
HEAP8[$4_1 + 12 | 0] = 111;
HEAP8[$4_1 + 13 | 0] = 100;
HEAP8[$4_1 + 14 | 0] = 101;
HEAP8[$4_1 + 15 | 0] = 34;
HEAP8[$4_1 + 16 | 0] = 58;
$6_1 = HEAPU8[1070012] | HEAPU8[1070013] << 8 | (HEAPU8[1070014] << 16 | HEAPU8[1070015] << 24);
$2_1 = HEAPU8[1070008] | HEAPU8[1070009] << 8 | (HEAPU8[1070010] << 16 | HEAPU8[1070011] << 24);
HEAP8[$4_1 | 0] = $2_1;
HEAP8[$4_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$4_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$4_1 + 3 | 0] = $2_1 >>> 24;
HEAP8[$4_1 + 4 | 0] = $6_1;
HEAP8[$4_1 + 5 | 0] = $6_1 >>> 8;
HEAP8[$4_1 + 6 | 0] = $6_1 >>> 16;
HEAP8[$4_1 + 7 | 0] = $6_1 >>> 24;
HEAP8[$4_1 + 8 | 0] = HEAPU8[1070016];
HEAP32[$5_1 + 12 >> 2] = 17;
HEAP32[$5_1 + 8 >> 2] = $4_1;
HEAP32[$5_1 + 4 >> 2] = 1536;
$2_1 = HEAPU8[$1_1 + 87 | 0] << 2;
$4_1 = HEAP32[$2_1 + 1070588 >> 2];
$6_1 = HEAP32[$2_1 + 1070536 >> 2];
$2_1 = $5_1 + 4 | 0;
$110($4_1, $6_1, $2_1);
$4_1 = HEAP32[$5_1 + 12 >> 2];
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 < 11) {
if (($4($2_1, $4_1, 11, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$6_1 = HEAPU8[1069799] | HEAPU8[1069800] << 8 | (HEAPU8[1069801] << 16 | HEAPU8[1069802] << 24);
$3_1 = HEAP32[$5_1 + 8 >> 2] + $4_1 | 0;
$2_1 = HEAPU8[1069795] | HEAPU8[1069796] << 8 | (HEAPU8[1069797] << 16 | HEAPU8[1069798] << 24);
HEAP8[$3_1 | 0] = $2_1;
HEAP8[$3_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $6_1;
HEAP8[$3_1 + 5 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $6_1 >>> 24;
$2_1 = HEAPU8[1069802] | HEAPU8[1069803] << 8 | (HEAPU8[1069804] << 16 | HEAPU8[1069805] << 24);
HEAP8[$3_1 + 7 | 0] = $2_1;
HEAP8[$3_1 + 8 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 9 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 10 | 0] = $2_1 >>> 24;
HEAP32[$5_1 + 12 >> 2] = $4_1 + 11;
$2_1 = $5_1 + 4 | 0;
$110(HEAP32[$1_1 + 16 >> 2], HEAP32[$1_1 + 20 >> 2], $2_1);
$4_1 = HEAP32[$5_1 + 12 >> 2];
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 8) {
if (($4($2_1, $4_1, 9, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$7_1 = HEAP32[$5_1 + 8 >> 2];
$3_1 = $7_1 + $4_1 | 0;
HEAP8[$3_1 + 8 | 0] = HEAPU8[1069850];
$6_1 = HEAPU8[1069846] | HEAPU8[1069847] << 8 | (HEAPU8[1069848] << 16 | HEAPU8[1069849] << 24);
$2_1 = HEAPU8[1069842] | HEAPU8[1069843] << 8 | (HEAPU8[1069844] << 16 | HEAPU8[1069845] << 24);
HEAP8[$3_1 | 0] = $2_1;
HEAP8[$3_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $6_1;
HEAP8[$3_1 + 5 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $6_1 >>> 24;
$4_1 = $4_1 + 9 | 0;
HEAP32[$5_1 + 12 >> 2] = $4_1;
block1 : {
if (HEAP32[$1_1 + 36 >> 2] != -2147483648) {
$110(HEAP32[$1_1 + 40 >> 2], HEAP32[$1_1 + 44 >> 2], $5_1 + 4 | 0);
$4_1 = HEAP32[$5_1 + 12 >> 2];
break block1;
}
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 3) {
if (($4($5_1 + 4 | 0, $4_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$7_1 = HEAP32[$5_1 + 8 >> 2];
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$2_1 = $4_1 + $7_1 | 0;
HEAP8[$2_1 | 0] = 110;
HEAP8[$2_1 + 1 | 0] = 117;
HEAP8[$2_1 + 2 | 0] = 108;
HEAP8[$2_1 + 3 | 0] = 108;
$4_1 = $4_1 + 4 | 0;
HEAP32[$5_1 + 12 >> 2] = $4_1;
}
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 5) {
if (($4($5_1 + 4 | 0, $4_1, 6, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$6_1 = HEAP32[$5_1 + 8 >> 2] + $4_1 | 0;
$2_1 = HEAPU8[1069851] | HEAPU8[1069852] << 8 | (HEAPU8[1069853] << 16 | HEAPU8[1069854] << 24);
HEAP8[$6_1 | 0] = $2_1;
HEAP8[$6_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$6_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$6_1 + 3 | 0] = $2_1 >>> 24;
$2_1 = HEAPU8[1069855] | HEAPU8[1069856] << 8;
HEAP8[$6_1 + 4 | 0] = $2_1;
HEAP8[$6_1 + 5 | 0] = $2_1 >>> 8;
HEAP32[$5_1 + 12 >> 2] = $4_1 + 6;
$2_1 = $5_1 + 4 | 0;
$110(HEAP32[$1_1 + 28 >> 2], HEAP32[$1_1 + 32 >> 2], $2_1);
$4_1 = HEAP32[$5_1 + 12 >> 2];
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 7) {
if (($4($2_1, $4_1, 8, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$2_1 = HEAP32[$5_1 + 8 >> 2] + $4_1 | 0;
HEAP8[$2_1 | 0] = 44;
HEAP8[$2_1 + 1 | 0] = 34;
HEAP8[$2_1 + 2 | 0] = 115;
HEAP8[$2_1 + 3 | 0] = 112;
HEAP8[$2_1 + 4 | 0] = 97;
HEAP8[$2_1 + 5 | 0] = 110;
HEAP8[$2_1 + 6 | 0] = 34;
HEAP8[$2_1 + 7 | 0] = 58;
$9_1 = $4_1 + 8 | 0;
HEAP32[$5_1 + 12 >> 2] = $9_1;
block7 : {
block3 : {
block5 : {
if (HEAP32[$1_1 >> 2] == 1) {
$7_1 = 0;
$2_1 = HEAP32[$1_1 + 36 >> 2] == -2147483648;
$11_1 = $2_1 ? 0 : HEAP32[$1_1 + 44 >> 2];
$6_1 = $2_1 ? 1 : HEAP32[$1_1 + 40 >> 2];
$4_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = HEAP32[$1_1 + 4 >> 2];
block2 : {
if (!$2_1) {
break block2
}
if ($2_1 >>> 0 < $11_1 >>> 0) {
if (HEAP8[$2_1 + $6_1 | 0] > -65) {
break block2
}
break block3;
}
if (($2_1 | 0) != ($11_1 | 0)) {
break block3
}
}
$10_1 = $2_1 + $6_1 | 0;
$2_1 = $6_1;
$3_1 = 0;
while (1) {
$8_1 = $3_1 & 65535;
$3_1 = 0;
block4 : {
if ($8_1) {
break block4
}
if (($2_1 | 0) == ($10_1 | 0)) {
break block5
}
$12_1 = HEAP8[$2_1 | 0];
if (($12_1 | 0) >= 0) {
$2_1 = $2_1 + 1 | 0;
break block4;
}
if ($12_1 >>> 0 < 4294967264) {
$2_1 = $2_1 + 2 | 0;
break block4;
}
$13_1 = $12_1 & 31;
$8_1 = HEAPU8[$2_1 + 2 | 0] & 63 | (HEAPU8[$2_1 + 1 | 0] & 63) << 6;
block6 : {
if ($12_1 >>> 0 < 4294967280) {
$8_1 = $13_1 << 12 | $8_1;
$2_1 = $2_1 + 3 | 0;
break block6;
}
$8_1 = $13_1 << 18 & 1835008 | (HEAPU8[$2_1 + 3 | 0] & 63 | $8_1 << 6);
if (($8_1 | 0) == 1114112) {
break block5
}
$2_1 = $2_1 + 4 | 0;
}
if ($8_1 >>> 0 < 65536) {
break block4
}
$3_1 = $8_1 & 1023 | -9216;
}
$7_1 = $7_1 + 1 | 0;
continue;
};
}
if (HEAP32[$5_1 + 4 >> 2] - $9_1 >>> 0 <= 3) {
if (($4($5_1 + 4 | 0, $9_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$9_1 = HEAP32[$5_1 + 12 >> 2];
}
$2_1 = HEAP32[$5_1 + 8 >> 2] + $9_1 | 0;
HEAP8[$2_1 | 0] = 110;
HEAP8[$2_1 + 1 | 0] = 117;
HEAP8[$2_1 + 2 | 0] = 108;
HEAP8[$2_1 + 3 | 0] = 108;
$4_1 = $9_1 + 4 | 0;
break block7;
}
$2_1 = $7_1;
}
block9 : {
block8 : {
if (!$4_1) {
break block8
}
if ($4_1 >>> 0 < $11_1 >>> 0) {
if (HEAP8[$4_1 + $6_1 | 0] > -65) {
break block8
}
break block9;
}
if (($4_1 | 0) != ($11_1 | 0)) {
break block9
}
}
$7_1 = $4_1 + $6_1 | 0;
$4_1 = 0;
$3_1 = 0;
while (1) {
block12 : {
block10 : {
if ($3_1 & 65535) {
break block10
}
if (($6_1 | 0) == ($7_1 | 0)) {
break block9
}
$10_1 = HEAP8[$6_1 | 0];
if (($10_1 | 0) >= 0) {
$6_1 = $6_1 + 1 | 0;
break block10;
}
if ($10_1 >>> 0 < 4294967264) {
$6_1 = $6_1 + 2 | 0;
break block10;
}
$8_1 = $10_1 & 31;
$3_1 = HEAPU8[$6_1 + 2 | 0] & 63 | (HEAPU8[$6_1 + 1 | 0] & 63) << 6;
block11 : {
if ($10_1 >>> 0 < 4294967280) {
$3_1 = $3_1 | $8_1 << 12;
$6_1 = $6_1 + 3 | 0;
break block11;
}
$3_1 = $8_1 << 18 & 1835008 | (HEAPU8[$6_1 + 3 | 0] & 63 | $3_1 << 6);
if (($3_1 | 0) == 1114112) {
break block9
}
$6_1 = $6_1 + 4 | 0;
}
if ($3_1 >>> 0 < 65536) {
break block10
}
$3_1 = $3_1 & 1023 | -9216;
break block12;
}
$3_1 = 0;
}
$4_1 = $4_1 + 1 | 0;
continue;
};
}
if (HEAP32[$5_1 + 4 >> 2] - $9_1 >>> 0 <= 8) {
if (($4($5_1 + 4 | 0, $9_1, 9, 1, 1) | 0) != -2147483647) {
break block
}
$9_1 = HEAP32[$5_1 + 12 >> 2];
}
$3_1 = HEAPU8[1069944] | HEAPU8[1069945] << 8 | (HEAPU8[1069946] << 16 | HEAPU8[1069947] << 24);
$7_1 = HEAP32[$5_1 + 8 >> 2] + $9_1 | 0;
$6_1 = HEAPU8[1069940] | HEAPU8[1069941] << 8 | (HEAPU8[1069942] << 16 | HEAPU8[1069943] << 24);
HEAP8[$7_1 | 0] = $6_1;
HEAP8[$7_1 + 1 | 0] = $6_1 >>> 8;
HEAP8[$7_1 + 2 | 0] = $6_1 >>> 16;
HEAP8[$7_1 + 3 | 0] = $6_1 >>> 24;
HEAP8[$7_1 + 4 | 0] = $3_1;
HEAP8[$7_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$7_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$7_1 + 7 | 0] = $3_1 >>> 24;
HEAP8[$7_1 + 8 | 0] = HEAPU8[1069948];
HEAP32[$5_1 + 12 >> 2] = $9_1 + 9;
$6_1 = $2_1;
$2_1 = $5_1 + 4 | 0;
$112($6_1, $2_1);
$3_1 = HEAP32[$5_1 + 12 >> 2];
if (HEAP32[$5_1 + 4 >> 2] - $3_1 >>> 0 <= 6) {
if (($4($2_1, $3_1, 7, 1, 1) | 0) != -2147483647) {
break block
}
$3_1 = HEAP32[$5_1 + 12 >> 2];
}
$6_1 = HEAP32[$5_1 + 8 >> 2] + $3_1 | 0;
$2_1 = HEAPU8[1069949] | HEAPU8[1069950] << 8 | (HEAPU8[1069951] << 16 | HEAPU8[1069952] << 24);
HEAP8[$6_1 | 0] = $2_1;
HEAP8[$6_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$6_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$6_1 + 3 | 0] = $2_1 >>> 24;
$2_1 = HEAPU8[1069952] | HEAPU8[1069953] << 8 | (HEAPU8[1069954] << 16 | HEAPU8[1069955] << 24);
HEAP8[$6_1 + 3 | 0] = $2_1;
HEAP8[$6_1 + 4 | 0] = $2_1 >>> 8;
HEAP8[$6_1 + 5 | 0] = $2_1 >>> 16;
HEAP8[$6_1 + 6 | 0] = $2_1 >>> 24;
HEAP32[$5_1 + 12 >> 2] = $3_1 + 7;
$6_1 = $5_1 + 4 | 0;
$112($4_1, $6_1);
$4_1 = HEAP32[$5_1 + 12 >> 2];
$2_1 = $4_1;
if (($2_1 | 0) == HEAP32[$5_1 + 4 >> 2]) {
if (($4($6_1, $2_1, 1, 1, 1) | 0) != -2147483647) {
break block
}
$2_1 = HEAP32[$5_1 + 12 >> 2];
}
HEAP8[HEAP32[$5_1 + 8 >> 2] + $2_1 | 0] = 125;
$4_1 = $4_1 + 1 | 0;
}
HEAP32[$5_1 + 12 >> 2] = $4_1;
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 9) {
if (($4($5_1 + 4 | 0, $4_1, 10, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$8_1 = HEAP32[$5_1 + 8 >> 2];
$3_1 = $8_1 + $4_1 | 0;
$2_1 = HEAPU8[1069865] | HEAPU8[1069866] << 8;
HEAP8[$3_1 + 8 | 0] = $2_1;
HEAP8[$3_1 + 9 | 0] = $2_1 >>> 8;
$6_1 = HEAPU8[1069861] | HEAPU8[1069862] << 8 | (HEAPU8[1069863] << 16 | HEAPU8[1069864] << 24);
$2_1 = HEAPU8[1069857] | HEAPU8[1069858] << 8 | (HEAPU8[1069859] << 16 | HEAPU8[1069860] << 24);
HEAP8[$3_1 | 0] = $2_1;
HEAP8[$3_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $6_1;
HEAP8[$3_1 + 5 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $6_1 >>> 24;
$7_1 = $4_1 + 10 | 0;
HEAP32[$5_1 + 12 >> 2] = $7_1;
$4_1 = 3;
$3_1 = 1052536;
block18 : {
block16 : {
block13 : {
block17 : {
switch (HEAPU8[$1_1 + 86 | 0] - 1 | 0) {
case 1:
$4_1 = 6;
$3_1 = 1053316;
break block13;
case 2:
$4_1 = 11;
$3_1 = 1053322;
break block13;
case 0:
break block13;
case 3:
break block16;
default:
break block17;
};
}
$4_1 = 4;
$3_1 = 1052166;
}
$110($3_1, $4_1, $5_1 + 4 | 0);
$4_1 = HEAP32[$5_1 + 12 >> 2];
break block18;
}
if (HEAP32[$5_1 + 4 >> 2] - $7_1 >>> 0 <= 3) {
if (($4($5_1 + 4 | 0, $7_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$8_1 = HEAP32[$5_1 + 8 >> 2];
$7_1 = HEAP32[$5_1 + 12 >> 2];
}
$2_1 = $7_1 + $8_1 | 0;
HEAP8[$2_1 | 0] = 110;
HEAP8[$2_1 + 1 | 0] = 117;
HEAP8[$2_1 + 2 | 0] = 108;
HEAP8[$2_1 + 3 | 0] = 108;
$4_1 = $7_1 + 4 | 0;
HEAP32[$5_1 + 12 >> 2] = $4_1;
}
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 13) {
if (($4($5_1 + 4 | 0, $4_1, 14, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$6_1 = HEAPU8[1069816] | HEAPU8[1069817] << 8 | (HEAPU8[1069818] << 16 | HEAPU8[1069819] << 24);
$7_1 = HEAP32[$5_1 + 8 >> 2];
$3_1 = $7_1 + $4_1 | 0;
$2_1 = HEAPU8[1069812] | HEAPU8[1069813] << 8 | (HEAPU8[1069814] << 16 | HEAPU8[1069815] << 24);
HEAP8[$3_1 + 6 | 0] = $2_1;
HEAP8[$3_1 + 7 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 8 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 9 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 10 | 0] = $6_1;
HEAP8[$3_1 + 11 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 12 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 13 | 0] = $6_1 >>> 24;
$6_1 = HEAPU8[1069810] | HEAPU8[1069811] << 8 | (HEAPU8[1069812] << 16 | HEAPU8[1069813] << 24);
$2_1 = HEAPU8[1069806] | HEAPU8[1069807] << 8 | (HEAPU8[1069808] << 16 | HEAPU8[1069809] << 24);
HEAP8[$3_1 | 0] = $2_1;
HEAP8[$3_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $6_1;
HEAP8[$3_1 + 5 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $6_1 >>> 24;
$4_1 = $4_1 + 14 | 0;
HEAP32[$5_1 + 12 >> 2] = $4_1;
block19 : {
if (HEAP32[$1_1 + 48 >> 2] != -2147483647) {
$111($1_1 + 48 | 0, $5_1 + 4 | 0);
$4_1 = HEAP32[$5_1 + 12 >> 2];
break block19;
}
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 3) {
if (($4($5_1 + 4 | 0, $4_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$7_1 = HEAP32[$5_1 + 8 >> 2];
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$2_1 = $4_1 + $7_1 | 0;
HEAP8[$2_1 | 0] = 110;
HEAP8[$2_1 + 1 | 0] = 117;
HEAP8[$2_1 + 2 | 0] = 108;
HEAP8[$2_1 + 3 | 0] = 108;
$4_1 = $4_1 + 4 | 0;
HEAP32[$5_1 + 12 >> 2] = $4_1;
}
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 20) {
if (($4($5_1 + 4 | 0, $4_1, 21, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$6_1 = HEAPU8[1069884] | HEAPU8[1069885] << 8 | (HEAPU8[1069886] << 16 | HEAPU8[1069887] << 24);
$8_1 = HEAP32[$5_1 + 8 >> 2];
$3_1 = $8_1 + $4_1 | 0;
$2_1 = HEAPU8[1069880] | HEAPU8[1069881] << 8 | (HEAPU8[1069882] << 16 | HEAPU8[1069883] << 24);
HEAP8[$3_1 + 13 | 0] = $2_1;
HEAP8[$3_1 + 14 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 15 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 16 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 17 | 0] = $6_1;
HEAP8[$3_1 + 18 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 19 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 20 | 0] = $6_1 >>> 24;
$6_1 = HEAPU8[1069879] | HEAPU8[1069880] << 8 | (HEAPU8[1069881] << 16 | HEAPU8[1069882] << 24);
$2_1 = HEAPU8[1069875] | HEAPU8[1069876] << 8 | (HEAPU8[1069877] << 16 | HEAPU8[1069878] << 24);
HEAP8[$3_1 + 8 | 0] = $2_1;
HEAP8[$3_1 + 9 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 10 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 11 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 12 | 0] = $6_1;
HEAP8[$3_1 + 13 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 14 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 15 | 0] = $6_1 >>> 24;
$6_1 = HEAPU8[1069871] | HEAPU8[1069872] << 8 | (HEAPU8[1069873] << 16 | HEAPU8[1069874] << 24);
$2_1 = HEAPU8[1069867] | HEAPU8[1069868] << 8 | (HEAPU8[1069869] << 16 | HEAPU8[1069870] << 24);
HEAP8[$3_1 | 0] = $2_1;
HEAP8[$3_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $6_1;
HEAP8[$3_1 + 5 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $6_1 >>> 24;
$7_1 = $4_1 + 21 | 0;
HEAP32[$5_1 + 12 >> 2] = $7_1;
$4_1 = 1052452;
$3_1 = 6;
block24 : {
block22 : {
block23 : {
block21 : {
switch (HEAPU8[$1_1 + 84 | 0] - 1 | 0) {
case 0:
$4_1 = 1052458;
$3_1 = 12;
break block23;
case 1:
break block21;
case 2:
break block22;
default:
break block23;
};
}
$4_1 = 1052470;
$3_1 = 5;
}
$110($4_1, $3_1, $5_1 + 4 | 0);
$4_1 = HEAP32[$5_1 + 12 >> 2];
break block24;
}
if (HEAP32[$5_1 + 4 >> 2] - $7_1 >>> 0 <= 3) {
if (($4($5_1 + 4 | 0, $7_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$8_1 = HEAP32[$5_1 + 8 >> 2];
$7_1 = HEAP32[$5_1 + 12 >> 2];
}
$2_1 = $7_1 + $8_1 | 0;
HEAP8[$2_1 | 0] = 110;
HEAP8[$2_1 + 1 | 0] = 117;
HEAP8[$2_1 + 2 | 0] = 108;
HEAP8[$2_1 + 3 | 0] = 108;
$4_1 = $7_1 + 4 | 0;
HEAP32[$5_1 + 12 >> 2] = $4_1;
}
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 10) {
if (($4($5_1 + 4 | 0, $4_1, 11, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$8_1 = HEAP32[$5_1 + 8 >> 2];
$3_1 = $8_1 + $4_1 | 0;
$2_1 = HEAPU8[1069895] | HEAPU8[1069896] << 8 | (HEAPU8[1069897] << 16 | HEAPU8[1069898] << 24);
HEAP8[$3_1 + 7 | 0] = $2_1;
HEAP8[$3_1 + 8 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 9 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 10 | 0] = $2_1 >>> 24;
$6_1 = HEAPU8[1069892] | HEAPU8[1069893] << 8 | (HEAPU8[1069894] << 16 | HEAPU8[1069895] << 24);
$2_1 = HEAPU8[1069888] | HEAPU8[1069889] << 8 | (HEAPU8[1069890] << 16 | HEAPU8[1069891] << 24);
HEAP8[$3_1 | 0] = $2_1;
HEAP8[$3_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $6_1;
HEAP8[$3_1 + 5 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $6_1 >>> 24;
$7_1 = $4_1 + 11 | 0;
HEAP32[$5_1 + 12 >> 2] = $7_1;
$4_1 = 1053638;
$3_1 = 16;
block29 : {
block27 : {
block28 : {
block26 : {
switch (HEAPU8[$1_1 + 85 | 0] - 1 | 0) {
case 0:
$4_1 = 1053264;
$3_1 = 17;
break block28;
case 1:
break block26;
case 2:
break block27;
default:
break block28;
};
}
$4_1 = 1053281;
}
$110($4_1, $3_1, $5_1 + 4 | 0);
$4_1 = HEAP32[$5_1 + 12 >> 2];
break block29;
}
if (HEAP32[$5_1 + 4 >> 2] - $7_1 >>> 0 <= 3) {
if (($4($5_1 + 4 | 0, $7_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$8_1 = HEAP32[$5_1 + 8 >> 2];
$7_1 = HEAP32[$5_1 + 12 >> 2];
}
$2_1 = $7_1 + $8_1 | 0;
HEAP8[$2_1 | 0] = 110;
HEAP8[$2_1 + 1 | 0] = 117;
HEAP8[$2_1 + 2 | 0] = 108;
HEAP8[$2_1 + 3 | 0] = 108;
$4_1 = $7_1 + 4 | 0;
HEAP32[$5_1 + 12 >> 2] = $4_1;
}
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 13) {
if (($4($5_1 + 4 | 0, $4_1, 14, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$6_1 = HEAPU8[1069909] | HEAPU8[1069910] << 8 | (HEAPU8[1069911] << 16 | HEAPU8[1069912] << 24);
$7_1 = HEAP32[$5_1 + 8 >> 2];
$3_1 = $7_1 + $4_1 | 0;
$2_1 = HEAPU8[1069905] | HEAPU8[1069906] << 8 | (HEAPU8[1069907] << 16 | HEAPU8[1069908] << 24);
HEAP8[$3_1 + 6 | 0] = $2_1;
HEAP8[$3_1 + 7 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 8 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 9 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 10 | 0] = $6_1;
HEAP8[$3_1 + 11 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 12 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 13 | 0] = $6_1 >>> 24;
$6_1 = HEAPU8[1069903] | HEAPU8[1069904] << 8 | (HEAPU8[1069905] << 16 | HEAPU8[1069906] << 24);
$2_1 = HEAPU8[1069899] | HEAPU8[1069900] << 8 | (HEAPU8[1069901] << 16 | HEAPU8[1069902] << 24);
HEAP8[$3_1 | 0] = $2_1;
HEAP8[$3_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $2_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $6_1;
HEAP8[$3_1 + 5 | 0] = $6_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $6_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $6_1 >>> 24;
$4_1 = $4_1 + 14 | 0;
HEAP32[$5_1 + 12 >> 2] = $4_1;
$2_1 = HEAP32[$1_1 + 76 >> 2];
block30 : {
if ($2_1) {
$110($2_1, HEAP32[$1_1 + 80 >> 2], $5_1 + 4 | 0);
$4_1 = HEAP32[$5_1 + 12 >> 2];
break block30;
}
if (HEAP32[$5_1 + 4 >> 2] - $4_1 >>> 0 <= 3) {
if (($4($5_1 + 4 | 0, $4_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$7_1 = HEAP32[$5_1 + 8 >> 2];
$4_1 = HEAP32[$5_1 + 12 >> 2];
}
$1_1 = $4_1 + $7_1 | 0;
HEAP8[$1_1 | 0] = 110;
HEAP8[$1_1 + 1 | 0] = 117;
HEAP8[$1_1 + 2 | 0] = 108;
HEAP8[$1_1 + 3 | 0] = 108;
$4_1 = $4_1 + 4 | 0;
HEAP32[$5_1 + 12 >> 2] = $4_1;
}
$1_1 = $4_1;
if (($4_1 | 0) == HEAP32[$5_1 + 4 >> 2]) {
if (($4($5_1 + 4 | 0, $4_1, 1, 1, 1) | 0) != -2147483647) {
break block
}
$1_1 = HEAP32[$5_1 + 12 >> 2];
}
HEAP8[HEAP32[$5_1 + 8 >> 2] + $1_1 | 0] = 125;
$1_1 = $4_1 + 1 | 0;
HEAP32[$5_1 + 12 >> 2] = $1_1;
if (($1_1 | 0) == HEAP32[$5_1 + 4 >> 2]) {
if (($4($5_1 + 4 | 0, $1_1, 1, 1, 1) | 0) != -2147483647) {
break block
}
$1_1 = HEAP32[$5_1 + 12 >> 2];
}
HEAP8[HEAP32[$5_1 + 8 >> 2] + $1_1 | 0] = 125;
HEAP32[$0_1 + 8 >> 2] = $4_1 + 2;
$1_1 = HEAP32[$5_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $5_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $15($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = $2_1 + 6 | 0;
$0_1 = $40(HEAP32[$0_1 >> 2], $3_1);
$0_1 = $36($1_1, 1, 1, 0, $0_1 + $3_1 | 0, 10 - $0_1 | 0);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $16($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $39($1_1, HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2]) | 0;
}
function $17($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
block3 : {
block5 : {
block4 : {
block1 : {
block : {
if ($2_1 & 1) {
$3_1 = $2_1 >>> 1 | 0;
break block;
}
$3_1 = HEAPU8[$1_1 | 0];
if (!$3_1) {
break block1
}
$4_1 = $1_1;
while (1) {
$4_1 = $4_1 + 1 | 0;
block2 : {
if ($3_1 << 24 >> 24 < 0) {
if (($3_1 & 255) == 128) {
$3_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8;
$6_1 = $3_1 + $6_1 | 0;
$4_1 = ($3_1 + $4_1 | 0) + 2 | 0;
break block2;
}
$7_1 = __wasm_rotr_i32($3_1 & 3, 8);
$4_1 = (($4_1 + (($7_1 << 5 & 1073741824 | $7_1 << 7) >>> 29 | 0) | 0) + ($3_1 >>> 1 & 2) | 0) + ($3_1 >>> 2 & 2) | 0;
$8_1 = !$6_1 | $8_1;
break block2;
}
$3_1 = $3_1 & 255;
$4_1 = $3_1 + $4_1 | 0;
$6_1 = $3_1 + $6_1 | 0;
}
$3_1 = HEAPU8[$4_1 | 0];
if ($3_1) {
continue
}
break;
};
$3_1 = 0;
if ($6_1 >>> 0 < 16 & $8_1) {
break block
}
$3_1 = $6_1 << 1;
if (($3_1 | 0) < 0) {
break block3
}
}
if ($3_1) {
break block4
}
}
$4_1 = 1;
$3_1 = 0;
break block5;
}
$4_1 = $9(1, $3_1);
if (!$4_1) {
break block3
}
}
HEAP32[$5_1 + 12 >> 2] = 0;
HEAP32[$5_1 + 8 >> 2] = $4_1;
HEAP32[$5_1 + 4 >> 2] = $3_1;
if ($30($5_1 + 4 | 0, 1048576, $1_1, $2_1)) {
break block3
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
function $18($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$3_1 = global$0 - 96 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 32 >> 2] = $2_1;
HEAP32[$3_1 + 28 >> 2] = $1_1;
block15 : {
block11 : {
block8 : {
block7 : {
block2 : {
block : {
if (!$2_1) {
break block
}
$6_1 = $1_1 + $2_1 | 0;
$4_1 = $2_1;
$5_1 = $1_1;
block1 : {
while (1) {
$9_1 = HEAPU8[$5_1 | 0] - 9 | 0;
if ($9_1 >>> 0 > 23 | !(1 << $9_1 & 8388627)) {
break block1
}
$5_1 = $5_1 + 1 | 0;
$4_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
HEAP32[$3_1 + 32 >> 2] = 0;
HEAP32[$3_1 + 28 >> 2] = $6_1;
break block;
}
HEAP32[$3_1 + 32 >> 2] = $4_1;
HEAP32[$3_1 + 28 >> 2] = $5_1;
$6_1 = 0;
if (!$4_1) {
break block2
}
$4_1 = HEAPU8[$5_1 | 0];
HEAP32[$3_1 + 48 >> 2] = 127;
$101($3_1 + 76 | 0, $4_1, $3_1 + 28 | 0, $3_1 + 48 | 0);
block3 : {
$6_1 = HEAPU8[$3_1 + 76 | 0];
if (($6_1 | 0) != 6) {
$4_1 = HEAPU8[$3_1 + 88 | 0] | HEAPU8[$3_1 + 89 | 0] << 8 | (HEAPU8[$3_1 + 90 | 0] << 16 | HEAPU8[$3_1 + 91 | 0] << 24);
HEAP8[$3_1 + 15 | 0] = $4_1;
HEAP8[$3_1 + 16 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 17 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 18 | 0] = $4_1 >>> 24;
HEAP32[$3_1 + 12 >> 2] = HEAPU8[$3_1 + 85 | 0] | HEAPU8[$3_1 + 86 | 0] << 8 | (HEAPU8[$3_1 + 87 | 0] << 16 | HEAPU8[$3_1 + 88 | 0] << 24);
HEAP8[$3_1 + 59 | 0] = HEAPU8[$3_1 + 79 | 0];
$4_1 = HEAPU8[$3_1 + 77 | 0] | HEAPU8[$3_1 + 78 | 0] << 8;
HEAP8[$3_1 + 57 | 0] = $4_1;
HEAP8[$3_1 + 58 | 0] = $4_1 >>> 8;
$9_1 = HEAPU8[$3_1 + 84 | 0];
HEAP8[$3_1 + 64 | 0] = $9_1;
$10_1 = HEAP32[$3_1 + 80 >> 2];
HEAP32[$3_1 + 60 >> 2] = $10_1;
$4_1 = HEAP32[$3_1 + 12 >> 2];
HEAP8[$3_1 + 65 | 0] = $4_1;
HEAP8[$3_1 + 66 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 67 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 68 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[$3_1 + 15 | 0] | HEAPU8[$3_1 + 16 | 0] << 8 | (HEAPU8[$3_1 + 17 | 0] << 16 | HEAPU8[$3_1 + 18 | 0] << 24);
HEAP8[$3_1 + 68 | 0] = $4_1;
HEAP8[$3_1 + 69 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 70 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 71 | 0] = $4_1 >>> 24;
HEAP8[$3_1 + 56 | 0] = $6_1;
$7_1 = HEAP32[$3_1 + 32 >> 2];
if (!$7_1) {
break block3
}
$5_1 = HEAP32[$3_1 + 28 >> 2];
$4_1 = $7_1 + $5_1 | 0;
block4 : {
while (1) {
$8_1 = HEAPU8[$5_1 | 0] - 9 | 0;
if ($8_1 >>> 0 > 23 | !(1 << $8_1 & 8388627)) {
break block4
}
$5_1 = $5_1 + 1 | 0;
$7_1 = $7_1 - 1 | 0;
if ($7_1) {
continue
}
break;
};
HEAP32[$3_1 + 28 >> 2] = $4_1;
break block3;
}
HEAP32[$3_1 + 28 >> 2] = $5_1;
if (!$7_1) {
break block3
}
$24($3_1 + 56 | 0);
$6_1 = 5;
break block2;
}
$10_1 = $2_1 - HEAP32[$3_1 + 32 >> 2] | 0;
block5 : {
$7_1 = HEAP32[$3_1 + 80 >> 2];
if ($7_1 >>> 0 < 4) {
break block5
}
$6_1 = HEAPU8[$3_1 + 84 | 0];
$5_1 = 1068985;
$4_1 = 39;
block6 : {
switch ($7_1 - 5 | 0) {
case 1:
break block5;
case 0:
break block6;
case 2:
break block7;
default:
break block8;
};
}
$5_1 = 1069024;
$4_1 = 19;
break block8;
}
$5_1 = 1069123;
$4_1 = 32;
block10 : {
switch ($7_1 | 0) {
case 0:
$5_1 = 1069043;
$4_1 = 59;
break block8;
case 2:
break block10;
default:
break block8;
};
}
$5_1 = 1069102;
$4_1 = 21;
break block8;
}
$1_1 = HEAPU8[$3_1 + 68 | 0] | HEAPU8[$3_1 + 69 | 0] << 8 | (HEAPU8[$3_1 + 70 | 0] << 16 | HEAPU8[$3_1 + 71 | 0] << 24);
HEAP8[$3_1 + 39 | 0] = $1_1;
HEAP8[$3_1 + 40 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 41 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 42 | 0] = $1_1 >>> 24;
HEAP32[$3_1 + 36 >> 2] = HEAPU8[$3_1 + 65 | 0] | HEAPU8[$3_1 + 66 | 0] << 8 | (HEAPU8[$3_1 + 67 | 0] << 16 | HEAPU8[$3_1 + 68 | 0] << 24);
$1_1 = $3_1 + 56 | 1;
$2_1 = HEAPU8[$1_1 + 2 | 0];
HEAP8[$3_1 + 46 | 0] = $2_1;
$1_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8;
HEAP16[$3_1 + 44 >> 1] = $1_1;
HEAP8[$3_1 + 12 | 0] = $6_1;
HEAP32[$3_1 + 16 >> 2] = $10_1;
HEAP8[$3_1 + 20 | 0] = $9_1;
HEAP8[$3_1 + 15 | 0] = $2_1;
HEAP8[$3_1 + 13 | 0] = $1_1;
HEAP8[$3_1 + 14 | 0] = $1_1 >>> 8;
$1_1 = HEAPU8[$3_1 + 39 | 0] | HEAPU8[$3_1 + 40 | 0] << 8 | (HEAPU8[$3_1 + 41 | 0] << 16 | HEAPU8[$3_1 + 42 | 0] << 24);
HEAP8[$3_1 + 24 | 0] = $1_1;
HEAP8[$3_1 + 25 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 26 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 27 | 0] = $1_1 >>> 24;
$1_1 = HEAP32[$3_1 + 36 >> 2];
HEAP8[$3_1 + 21 | 0] = $1_1;
HEAP8[$3_1 + 22 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 23 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 24 | 0] = $1_1 >>> 24;
$1_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 20 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$3_1 + 16 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 + 12 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block11;
}
$6_1 = 0;
}
$10_1 = $2_1 - $7_1 | 0;
}
$4_1 = $6_1 << 2;
$5_1 = HEAP32[$4_1 + 1070416 >> 2];
$4_1 = HEAP32[$4_1 + 1070392 >> 2];
}
HEAP32[$3_1 + 52 >> 2] = $4_1;
HEAP32[$3_1 + 48 >> 2] = $5_1;
HEAP32[$3_1 + 72 >> 2] = 1;
HEAP32[$3_1 + 12 >> 2] = 1;
if ($2_1) {
$11_1 = $1_1 + $2_1 | 0;
$4_1 = 0;
$7_1 = 1;
$9_1 = 1;
$2_1 = 1;
while (1) {
block13 : {
$5_1 = HEAP8[$1_1 | 0];
block12 : {
if (($5_1 | 0) >= 0) {
$6_1 = $5_1 & 255;
$5_1 = $1_1 + 1 | 0;
break block12;
}
$8_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$6_1 = $5_1 & 31;
if ($5_1 >>> 0 <= 4294967263) {
$6_1 = $8_1 | $6_1 << 6;
$5_1 = $1_1 + 2 | 0;
break block12;
}
$8_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $8_1 << 6;
if ($5_1 >>> 0 < 4294967280) {
$6_1 = $8_1 | $6_1 << 12;
$5_1 = $1_1 + 3 | 0;
break block12;
}
$6_1 = $6_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $8_1 << 6);
if (($6_1 | 0) == 1114112) {
break block13
}
$5_1 = $1_1 + 4 | 0;
}
if (($6_1 | 0) == 1114112 | $4_1 >>> 0 >= $10_1 >>> 0) {
break block13
}
$8_1 = $2_1 + 1 | 0;
$6_1 = ($6_1 | 0) == 10;
$2_1 = $6_1 ? $8_1 : $2_1;
$7_1 = $6_1 ? 1 : $7_1 + 1 | 0;
$9_1 = $6_1 ? $8_1 : $9_1;
$4_1 = $5_1 + ($4_1 - $1_1 | 0) | 0;
$1_1 = $5_1;
if (($11_1 | 0) != ($1_1 | 0)) {
continue
}
}
break;
};
HEAP32[$3_1 + 12 >> 2] = $7_1;
HEAP32[$3_1 + 72 >> 2] = $9_1;
}
HEAP32[$3_1 + 88 >> 2] = 3;
HEAP32[$3_1 + 80 >> 2] = 3;
HEAP32[$3_1 + 84 >> 2] = $3_1 + 12;
$5_1 = $3_1 + 72 | 0;
HEAP32[$3_1 + 76 >> 2] = $5_1;
$2_1 = $3_1 + 56 | 0;
$1_1 = $3_1 + 76 | 0;
$17($2_1, 1050147, $1_1);
HEAP32[$3_1 + 88 >> 2] = 4;
HEAP32[$3_1 + 80 >> 2] = 2;
HEAP32[$3_1 + 84 >> 2] = $2_1;
HEAP32[$3_1 + 76 >> 2] = $3_1 + 48;
$17($3_1 + 16 | 0, 1050139, $1_1);
$2_1 = HEAP32[$3_1 + 56 >> 2];
if ($2_1) {
$4_1 = HEAP32[$3_1 + 60 >> 2];
HEAP32[$3_1 + 76 >> 2] = 1;
$1_1 = $5_1;
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$3_1 + 76 >> 2];
if (!(!$1_1 | !HEAP32[$3_1 + 72 >> 2])) {
$1($4_1, $1_1)
}
$2_1 = HEAP32[$3_1 + 16 >> 2];
$4_1 = HEAP32[$3_1 + 20 >> 2];
HEAP32[$3_1 + 52 >> 2] = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 48 >> 2] = $4_1;
HEAP32[$3_1 + 60 >> 2] = 2;
HEAP32[$3_1 + 56 >> 2] = $3_1 + 48;
$6_1 = $3_1 + 56 | 0;
$17($3_1 + 84 | 0, 1050364, $6_1);
$1_1 = $9(4, 88);
if (!$1_1) {
break block15
}
HEAP32[$1_1 >> 2] = 0;
$5_1 = HEAP32[$3_1 + 80 >> 2];
HEAP32[$1_1 + 4 >> 2] = HEAP32[$3_1 + 76 >> 2];
HEAP32[$1_1 + 8 >> 2] = $5_1;
$5_1 = HEAP32[$3_1 + 88 >> 2];
HEAP32[$1_1 + 12 >> 2] = HEAP32[$3_1 + 84 >> 2];
HEAP32[$1_1 + 16 >> 2] = $5_1;
HEAP32[$1_1 + 20 >> 2] = HEAP32[$3_1 + 92 >> 2];
HEAP32[$1_1 + 84 >> 2] = 17040131;
HEAP32[$1_1 + 76 >> 2] = 0;
HEAP32[$1_1 + 48 >> 2] = -2147483647;
HEAP32[$1_1 + 32 >> 2] = 0;
HEAP32[$1_1 + 36 >> 2] = -2147483648;
HEAP32[$1_1 + 24 >> 2] = 0;
HEAP32[$1_1 + 28 >> 2] = 1;
if ($2_1) {
HEAP32[$3_1 + 76 >> 2] = 1
} else {
$6_1 = $3_1 + 76 | 0
}
HEAP32[$6_1 >> 2] = $2_1;
$2_1 = HEAP32[$3_1 + 76 >> 2];
if (!(!$2_1 | !HEAP32[$3_1 + 56 >> 2])) {
$1($4_1, $2_1)
}
HEAP8[$0_1 | 0] = 6;
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
global$0 = $3_1 + 96 | 0;
return;
}
wasm2js_trap();
}
function $19($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
block7 : {
block6 : {
block3 : {
block2 : {
block1 : {
block5 : {
block : {
switch (HEAP32[$0_1 >> 2] - 1 | 0) {
default:
if (HEAPU8[HEAP32[$1_1 + 12 >> 2]] != 3) {
break block5
}
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
break block6
}
$0_1 = $22($1_1, 1052425, 13);
break block7;
}
$0_1 = $22($1_1, 1052172, 8);
break block7;
}
$4_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$4_1 | 0] != 4) {
$0_1 = $22($1_1, 1052446, 6);
break block7;
}
$3_1 = HEAP32[$4_1 + 12 >> 2] << 4;
$6_1 = HEAPU8[$1_1 + 20 | 0];
$7_1 = HEAP32[$0_1 + 4 >> 2];
$4_1 = HEAP32[$4_1 + 8 >> 2];
while (1) {
if (!$3_1) {
break block6
}
HEAP8[$2_1 + 28 | 0] = $6_1;
HEAP32[$2_1 + 24 >> 2] = $1_1;
HEAP32[$2_1 + 8 >> 2] = 2;
$3_1 = $3_1 - 16 | 0;
HEAP32[$2_1 + 12 >> 2] = $5_1;
$5_1 = $5_1 + 1 | 0;
HEAP32[$2_1 + 20 >> 2] = $4_1;
$4_1 = $4_1 + 16 | 0;
$0_1 = $19($7_1, $2_1 + 8 | 0);
if (!$0_1) {
continue
}
break;
};
break block7;
}
$3_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$3_1 | 0] != 5) {
$0_1 = $22($1_1, 1052180, 9);
break block7;
}
$4_1 = Math_imul(HEAP32[$3_1 + 12 >> 2], 28);
$5_1 = HEAPU8[$1_1 + 20 | 0];
$6_1 = HEAP32[$0_1 + 4 >> 2];
$3_1 = HEAP32[$3_1 + 8 >> 2];
while (1) {
if (!$4_1) {
break block6
}
$0_1 = $3_1 + 4 | 0;
$7_1 = HEAP32[$0_1 >> 2];
$0_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$2_1 + 24 >> 2] = $1_1;
HEAP32[$2_1 + 20 >> 2] = $3_1 + 12;
HEAP32[$2_1 + 8 >> 2] = 1;
HEAP8[$2_1 + 28 | 0] = $5_1;
HEAP32[$2_1 + 12 >> 2] = $7_1;
HEAP32[$2_1 + 16 >> 2] = $0_1;
$4_1 = $4_1 - 28 | 0;
$3_1 = $3_1 + 28 | 0;
$0_1 = $19($6_1, $2_1 + 8 | 0);
if (!$0_1) {
continue
}
break;
};
break block7;
}
$7_1 = HEAP32[$1_1 + 12 >> 2];
if (HEAPU8[$7_1 | 0] != 5) {
$0_1 = $22($1_1, 1052180, 9);
break block7;
}
$4_1 = Math_imul(HEAP32[$0_1 + 8 >> 2], 20);
$3_1 = HEAP32[$0_1 + 4 >> 2];
$5_1 = $3_1 + 8 | 0;
$10_1 = HEAPU8[$1_1 + 20 | 0];
while (1) {
if (!$4_1) {
break block6
}
$0_1 = 0;
$8_1 = HEAP32[$3_1 >> 2];
$9_1 = HEAP32[$3_1 + 4 >> 2];
$6_1 = $23($7_1, $8_1, $9_1);
if (!(!$6_1 | !HEAPU8[$6_1 | 0])) {
HEAP8[$2_1 + 28 | 0] = $10_1;
HEAP32[$2_1 + 24 >> 2] = $1_1;
HEAP32[$2_1 + 20 >> 2] = $6_1;
HEAP32[$2_1 + 16 >> 2] = $9_1;
HEAP32[$2_1 + 12 >> 2] = $8_1;
HEAP32[$2_1 + 8 >> 2] = 1;
$0_1 = $19($5_1, $2_1 + 8 | 0);
}
$3_1 = $3_1 + 20 | 0;
$4_1 = $4_1 - 20 | 0;
$5_1 = $5_1 + 20 | 0;
if (!$0_1) {
continue
}
break;
};
break block7;
}
$0_1 = 0;
}
global$0 = $2_1 + 32 | 0;
return $0_1;
}
function $20($0_1, $1_1) {
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
$3_1 = $22($1_1, 1052446, 6);
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
$3_1 = $20($7_1, $2_1 + 8 | 0);
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
$3_1 = $50($1_1, $4_1, $4_1 + $0_1 | 0);
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
$6_1 = $23($10_1, $8_1, $9_1);
if (!(!$6_1 | !HEAPU8[$6_1 | 0])) {
HEAP8[$2_1 + 28 | 0] = $7_1;
HEAP32[$2_1 + 24 >> 2] = $1_1;
HEAP32[$2_1 + 20 >> 2] = $6_1;
HEAP32[$2_1 + 16 >> 2] = $9_1;
HEAP32[$2_1 + 12 >> 2] = $8_1;
HEAP32[$2_1 + 8 >> 2] = 1;
$3_1 = $20($5_1, $2_1 + 8 | 0);
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
function $21($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$4_1 = global$0 + -64 | 0;
global$0 = $4_1;
block3 : {
$5_1 = $23(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
block1 : {
if (!(!$5_1 | !HEAPU8[$5_1 | 0])) {
HEAP32[$0_1 + 16 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $5_1;
HEAP32[$0_1 + 8 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = 1;
HEAP8[$0_1 + 20 | 0] = HEAPU8[$1_1 + 20 | 0];
break block1;
}
$7_1 = HEAPU8[$1_1 + 20 | 0];
$51($4_1, $1_1);
$5_1 = HEAP32[$4_1 + 4 >> 2];
$6_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$4_1 + 16 >> 2] = $3_1;
HEAP32[$4_1 + 12 >> 2] = $2_1;
HEAP32[$4_1 + 24 >> 2] = $6_1;
HEAP32[$4_1 + 20 >> 2] = $5_1;
block2 : {
if ($6_1) {
HEAP32[$4_1 + 48 >> 2] = 2;
HEAP32[$4_1 + 44 >> 2] = $4_1 + 20;
$17($4_1 + 32 | 0, 1052156, $4_1 + 44 | 0);
break block2;
}
$2_1 = $9(1, 11);
if (!$2_1) {
break block3
}
$1_1 = HEAPU8[1066594] | HEAPU8[1066595] << 8 | (HEAPU8[1066596] << 16 | HEAPU8[1066597] << 24);
HEAP8[$2_1 + 7 | 0] = $1_1;
HEAP8[$2_1 + 8 | 0] = $1_1 >>> 8;
HEAP8[$2_1 + 9 | 0] = $1_1 >>> 16;
HEAP8[$2_1 + 10 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[1066591] | HEAPU8[1066592] << 8 | (HEAPU8[1066593] << 16 | HEAPU8[1066594] << 24);
$3_1 = HEAPU8[1066587] | HEAPU8[1066588] << 8 | (HEAPU8[1066589] << 16 | HEAPU8[1066590] << 24);
HEAP8[$2_1 | 0] = $3_1;
HEAP8[$2_1 + 1 | 0] = $3_1 >>> 8;
HEAP8[$2_1 + 2 | 0] = $3_1 >>> 16;
HEAP8[$2_1 + 3 | 0] = $3_1 >>> 24;
HEAP8[$2_1 + 4 | 0] = $1_1;
HEAP8[$2_1 + 5 | 0] = $1_1 >>> 8;
HEAP8[$2_1 + 6 | 0] = $1_1 >>> 16;
HEAP8[$2_1 + 7 | 0] = $1_1 >>> 24;
HEAP32[$4_1 + 40 >> 2] = 11;
HEAP32[$4_1 + 36 >> 2] = $2_1;
HEAP32[$4_1 + 32 >> 2] = 11;
}
HEAP32[$4_1 + 56 >> 2] = 2;
HEAP32[$4_1 + 48 >> 2] = 4;
HEAP32[$4_1 + 52 >> 2] = $4_1 + 12;
HEAP32[$4_1 + 44 >> 2] = $4_1 + 32;
$1_1 = $4_1 + 44 | 0;
$17($4_1 + 20 | 0, 1051939, $1_1);
$2_1 = HEAP32[$4_1 + 32 >> 2];
if ($2_1) {
$8_1 = HEAP32[$4_1 + 36 >> 2];
HEAP32[$4_1 + 44 >> 2] = 1;
$1_1 = $4_1 + 60 | 0;
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$4_1 + 44 >> 2];
if (!(!$1_1 | !HEAP32[$4_1 + 60 >> 2])) {
$1($8_1, $1_1)
}
$2_1 = $59($7_1, $5_1, $6_1, $4_1 + 20 | 0);
$3_1 = HEAP32[$4_1 >> 2];
if ($3_1) {
HEAP32[$4_1 + 44 >> 2] = 1;
$1_1 = $4_1 + 32 | 0;
} else {
$1_1 = $4_1 + 44 | 0
}
HEAP32[$1_1 >> 2] = $3_1;
$1_1 = HEAP32[$4_1 + 44 >> 2];
if (!(!$1_1 | !HEAP32[$4_1 + 32 >> 2])) {
$1($5_1, $1_1)
}
HEAP32[$0_1 >> 2] = 3;
HEAP32[$0_1 + 4 >> 2] = $2_1;
}
global$0 = $4_1 - -64 | 0;
return;
}
wasm2js_trap();
}
function $22($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$8_1 = HEAPU8[$0_1 + 20 | 0];
$4_1 = HEAPU8[HEAP32[$0_1 + 12 >> 2]];
$51($3_1 + 4 | 0, $0_1);
$5_1 = HEAP32[$3_1 + 8 >> 2];
$6_1 = HEAP32[$3_1 + 12 >> 2];
$4_1 = $4_1 << 2;
HEAP32[$3_1 + 28 >> 2] = HEAP32[$4_1 + 1070256 >> 2];
HEAP32[$3_1 + 24 >> 2] = HEAP32[$4_1 + 1070280 >> 2];
HEAP32[$3_1 + 20 >> 2] = $2_1;
HEAP32[$3_1 + 16 >> 2] = $1_1;
HEAP32[$3_1 + 48 >> 2] = $6_1;
HEAP32[$3_1 + 44 >> 2] = $5_1;
block1 : {
block : {
if ($6_1) {
HEAP32[$3_1 + 60 >> 2] = 2;
HEAP32[$3_1 + 56 >> 2] = $3_1 + 44;
$17($3_1 + 32 | 0, 1052156, $3_1 + 56 | 0);
break block;
}
$1_1 = $9(1, 11);
if (!$1_1) {
break block1
}
$0_1 = HEAPU8[1066594] | HEAPU8[1066595] << 8 | (HEAPU8[1066596] << 16 | HEAPU8[1066597] << 24);
HEAP8[$1_1 + 7 | 0] = $0_1;
HEAP8[$1_1 + 8 | 0] = $0_1 >>> 8;
HEAP8[$1_1 + 9 | 0] = $0_1 >>> 16;
HEAP8[$1_1 + 10 | 0] = $0_1 >>> 24;
$0_1 = HEAPU8[1066591] | HEAPU8[1066592] << 8 | (HEAPU8[1066593] << 16 | HEAPU8[1066594] << 24);
$2_1 = HEAPU8[1066587] | HEAPU8[1066588] << 8 | (HEAPU8[1066589] << 16 | HEAPU8[1066590] << 24);
HEAP8[$1_1 | 0] = $2_1;
HEAP8[$1_1 + 1 | 0] = $2_1 >>> 8;
HEAP8[$1_1 + 2 | 0] = $2_1 >>> 16;
HEAP8[$1_1 + 3 | 0] = $2_1 >>> 24;
HEAP8[$1_1 + 4 | 0] = $0_1;
HEAP8[$1_1 + 5 | 0] = $0_1 >>> 8;
HEAP8[$1_1 + 6 | 0] = $0_1 >>> 16;
HEAP8[$1_1 + 7 | 0] = $0_1 >>> 24;
HEAP32[$3_1 + 40 >> 2] = 11;
HEAP32[$3_1 + 36 >> 2] = $1_1;
HEAP32[$3_1 + 32 >> 2] = 11;
}
HEAP32[$3_1 + 76 >> 2] = 2;
HEAP32[$3_1 + 68 >> 2] = 2;
HEAP32[$3_1 + 60 >> 2] = 4;
HEAP32[$3_1 + 72 >> 2] = $3_1 + 24;
HEAP32[$3_1 + 64 >> 2] = $3_1 + 16;
HEAP32[$3_1 + 56 >> 2] = $3_1 + 32;
$7_1 = $3_1 + 44 | 0;
$1_1 = $7_1;
$0_1 = $3_1 + 56 | 0;
$17($1_1, 1050118, $0_1);
$1_1 = $59($8_1, $5_1, $6_1, $1_1);
$2_1 = HEAP32[$3_1 + 32 >> 2];
if ($2_1) {
$4_1 = HEAP32[$3_1 + 36 >> 2];
HEAP32[$3_1 + 56 >> 2] = 1;
$0_1 = $7_1;
}
HEAP32[$0_1 >> 2] = $2_1;
$0_1 = HEAP32[$3_1 + 56 >> 2];
if (!(!$0_1 | !HEAP32[$3_1 + 44 >> 2])) {
$1($4_1, $0_1)
}
$2_1 = HEAP32[$3_1 + 4 >> 2];
if ($2_1) {
HEAP32[$3_1 + 56 >> 2] = 1;
$0_1 = $3_1 + 44 | 0;
} else {
$0_1 = $3_1 + 56 | 0
}
HEAP32[$0_1 >> 2] = $2_1;
$0_1 = HEAP32[$3_1 + 56 >> 2];
if (!(!$0_1 | !HEAP32[$3_1 + 44 >> 2])) {
$1($5_1, $0_1)
}
global$0 = $3_1 + 80 | 0;
return $1_1;
}
wasm2js_trap();
}
function $23($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0;
if (HEAPU8[$0_1 | 0] == 5) {
$4_1 = HEAP32[$0_1 + 12 >> 2];
$3_1 = 0;
block : {
if (!$4_1) {
break block
}
$3_1 = HEAP32[$0_1 + 8 >> 2];
$0_1 = Math_imul($4_1, 28);
block1 : {
while (1) {
$4_1 = $0_1 + $3_1 | 0;
if (HEAP32[$4_1 - 20 >> 2] == ($2_1 | 0)) {
if (!$135(HEAP32[$4_1 - 24 >> 2], $1_1, $2_1)) {
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
$3_1 = $4_1 - 28 | 0;
}
$0_1 = $3_1 ? $3_1 + 12 | 0 : 0;
} else {
$0_1 = 0
}
return $0_1;
}
function $24($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
block : {
block2 : {
switch (HEAPU8[$0_1 | 0]) {
default:
$4_1 = HEAP32[$0_1 + 8 >> 2];
$2_1 = HEAP32[$0_1 + 12 >> 2];
if ($2_1) {
$3_1 = $4_1;
while (1) {
$5_1 = HEAP32[$3_1 >> 2];
block4 : {
if (($5_1 | 0) == -2147483648) {
break block4
}
if ($5_1) {
$7_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$1_1 + 12 >> 2] = 1;
$6_1 = $1_1 + 8 | 0;
} else {
$6_1 = $1_1 + 12 | 0
}
HEAP32[$6_1 >> 2] = $5_1;
$5_1 = HEAP32[$1_1 + 12 >> 2];
if (!$5_1 | !HEAP32[$1_1 + 8 >> 2]) {
break block4
}
$1($7_1, $5_1);
}
$24($3_1 + 12 | 0);
$3_1 = $3_1 + 28 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
}
$0_1 = HEAP32[$0_1 + 4 >> 2];
block5 : {
if (!$0_1) {
$2_1 = $1_1 + 12 | 0;
$0_1 = 0;
break block5;
}
HEAP32[$1_1 + 12 >> 2] = 4;
$2_1 = $1_1 + 8 | 0;
$0_1 = Math_imul($0_1, 28);
}
HEAP32[$2_1 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 12 >> 2];
if (!$0_1 | !HEAP32[$1_1 + 8 >> 2]) {
break block
}
$1($4_1, $0_1);
break block;
case 3:
$3_1 = HEAP32[$0_1 + 4 >> 2];
if (($3_1 | 0) == -2147483648) {
break block
}
if ($3_1) {
$4_1 = HEAP32[$0_1 + 8 >> 2];
HEAP32[$1_1 + 12 >> 2] = 1;
$0_1 = $1_1 + 8 | 0;
} else {
$0_1 = $1_1 + 12 | 0
}
HEAP32[$0_1 >> 2] = $3_1;
$0_1 = HEAP32[$1_1 + 12 >> 2];
if (!$0_1 | !HEAP32[$1_1 + 8 >> 2]) {
break block
}
$1($4_1, $0_1);
break block;
case 0:
case 1:
case 2:
break block;
case 4:
break block2;
};
}
$4_1 = HEAP32[$0_1 + 8 >> 2];
$2_1 = HEAP32[$0_1 + 12 >> 2];
if ($2_1) {
$3_1 = $4_1;
while (1) {
$24($3_1);
$3_1 = $3_1 + 16 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
}
$0_1 = HEAP32[$0_1 + 4 >> 2];
block6 : {
if (!$0_1) {
$2_1 = $1_1 + 12 | 0;
$0_1 = 0;
break block6;
}
HEAP32[$1_1 + 12 >> 2] = 4;
$2_1 = $1_1 + 8 | 0;
$0_1 = $0_1 << 4;
}
HEAP32[$2_1 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 12 >> 2];
if (!$0_1 | !HEAP32[$1_1 + 8 >> 2]) {
break block
}
$1($4_1, $0_1);
}
global$0 = $1_1 + 16 | 0;
}
function $25($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
if ($0_1) {
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 8 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 12 >> 2];
if (!(!$0_1 | !HEAP32[$2_1 + 8 >> 2])) {
$1($1_1, $0_1)
}
global$0 = $2_1 + 16 | 0;
}
function $26($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
block : {
if ($2_1 >>> 0 >= 16385) {
$1_1 = $114(1052475, 4, $2_1, 16384);
HEAP32[$0_1 >> 2] = 2;
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block;
}
$5_1 = $4_1 + 4 | 0;
$128($5_1, $1_1, $2_1);
block2 : {
block1 : {
if (HEAP32[$4_1 + 4 >> 2] != 19) {
$2_1 = $131($1_1, $2_1, $5_1);
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
$90($4_1 + 4 | 0, $1_1, $2_1, $3_1);
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
function $27($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$1_1 = HEAP32[$0_1 + 12 >> 2];
if ($1_1) {
$4_1 = HEAP32[$0_1 + 16 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 8 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 12 >> 2];
if (!(!$1_1 | !HEAP32[$2_1 + 8 >> 2])) {
$1($4_1, $1_1)
}
$1_1 = HEAP32[$0_1 + 36 >> 2];
block1 : {
if (($1_1 | 0) == -2147483648) {
break block1
}
if ($1_1) {
$4_1 = HEAP32[$0_1 + 40 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 8 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 12 >> 2];
if (!$1_1 | !HEAP32[$2_1 + 8 >> 2]) {
break block1
}
$1($4_1, $1_1);
}
$1_1 = HEAP32[$0_1 + 24 >> 2];
if ($1_1) {
$4_1 = HEAP32[$0_1 + 28 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 8 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 12 >> 2];
if (!(!$1_1 | !HEAP32[$2_1 + 8 >> 2])) {
$1($4_1, $1_1)
}
$58($0_1 + 48 | 0);
$1($0_1, 4);
global$0 = $2_1 + 16 | 0;
}
function $28($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
if (!(!$0_1 | !$1_1)) {
$1($0_1, 1)
}
}
function $29($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0, $28_1 = 0, $29_1 = 0, $30_1 = 0, $31_1 = 0, $32_1 = 0, $33_1 = 0, $34_1 = 0, $35_1 = 0, $36_1 = 0, $37_1 = 0, $38_1 = 0, $39_1 = 0, $40_1 = 0, $41_1 = 0, $42_1 = 0, $43_1 = 0, $44_1 = 0, $45_1 = 0, $46_1 = 0, $47_1 = 0, $48_1 = 0, $49_1 = 0, $50_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$37_1 = global$0 - 32 | 0;
global$0 = $37_1;
$13($37_1 + 4 | 0, $1_1 ? $0_1 : 1, $1_1);
$0_1 = HEAP32[$37_1 + 4 >> 2];
block : {
if (!$0_1) {
$0_1 = HEAP32[$37_1 + 8 >> 2];
$14($37_1 + 12 | 0, $0_1);
$0($0_1);
break block;
}
$49_1 = $37_1 + 12 | 0;
$2_1 = global$0 - 848 | 0;
global$0 = $2_1;
block313 : {
block3 : {
block279 : {
block278 : {
block2 : {
block1 : {
$1_1 = HEAP32[$37_1 + 8 >> 2];
if ($1_1 >>> 0 <= 1048576) {
$18($2_1 + 132 | 0, $0_1, $1_1);
$27_1 = HEAPU8[$2_1 + 132 | 0];
if (($27_1 | 0) != 6) {
break block1
}
$0_1 = HEAP32[$2_1 + 136 >> 2];
break block2;
}
HEAP32[$2_1 + 672 >> 2] = 1048576;
HEAP32[$2_1 + 360 >> 2] = $1_1;
HEAP32[$2_1 + 748 >> 2] = 7;
HEAP32[$2_1 + 744 >> 2] = 1066604;
HEAP32[$2_1 + 152 >> 2] = 1;
HEAP32[$2_1 + 144 >> 2] = 1;
HEAP32[$2_1 + 136 >> 2] = 2;
HEAP32[$2_1 + 148 >> 2] = $2_1 + 672;
HEAP32[$2_1 + 140 >> 2] = $2_1 + 360;
HEAP32[$2_1 + 132 >> 2] = $2_1 + 744;
$17($2_1 + 584 | 0, 1051623, $2_1 + 132 | 0);
$0_1 = $9(4, 88);
if (!$0_1) {
break block3
}
HEAP32[$0_1 >> 2] = 0;
$1_1 = HEAP32[$2_1 + 580 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$2_1 + 576 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 588 >> 2];
HEAP32[$0_1 + 12 >> 2] = HEAP32[$2_1 + 584 >> 2];
HEAP32[$0_1 + 16 >> 2] = $1_1;
HEAP32[$0_1 + 20 >> 2] = HEAP32[$2_1 + 592 >> 2];
HEAP32[$0_1 + 84 >> 2] = 262915;
HEAP32[$0_1 + 76 >> 2] = 0;
HEAP32[$0_1 + 48 >> 2] = -2147483647;
HEAP32[$0_1 + 32 >> 2] = 0;
HEAP32[$0_1 + 36 >> 2] = -2147483648;
HEAP32[$0_1 + 24 >> 2] = 0;
HEAP32[$0_1 + 28 >> 2] = 1;
break block2;
}
HEAP8[$2_1 + 307 | 0] = HEAPU8[$2_1 + 135 | 0];
$0_1 = HEAPU8[$2_1 + 133 | 0] | HEAPU8[$2_1 + 134 | 0] << 8;
HEAP8[$2_1 + 305 | 0] = $0_1;
HEAP8[$2_1 + 306 | 0] = $0_1 >>> 8;
$1_1 = HEAP32[$2_1 + 144 >> 2];
$39_1 = $1_1;
$4_1 = HEAP32[$2_1 + 140 >> 2];
HEAP32[$2_1 + 312 >> 2] = $4_1;
HEAP32[$2_1 + 316 >> 2] = $1_1;
HEAP32[$2_1 + 308 >> 2] = HEAP32[$2_1 + 136 >> 2];
HEAP8[$2_1 + 304 | 0] = $27_1;
HEAP32[$2_1 + 336 >> 2] = 0;
HEAP8[$2_1 + 340 | 0] = 1;
HEAP32[$2_1 + 320 >> 2] = 0;
HEAP32[$2_1 + 332 >> 2] = $2_1 + 304;
HEAP32[$2_1 + 168 >> 2] = 4;
HEAP32[$2_1 + 164 >> 2] = 1052475;
HEAP32[$2_1 + 160 >> 2] = 3;
HEAP32[$2_1 + 156 >> 2] = 1052536;
HEAP32[$2_1 + 152 >> 2] = 6;
HEAP32[$2_1 + 148 >> 2] = 1052348;
HEAP32[$2_1 + 140 >> 2] = 1052488;
HEAP32[$2_1 + 136 >> 2] = 2;
HEAP32[$2_1 + 144 >> 2] = 5;
$43_1 = $1_1;
$29_1 = !($1_1 | 0);
$3_1 = $29_1 | ($27_1 | 0) != 5;
$22_1 = Math_imul($1_1, 28);
$6_1 = $2_1 + 140 | 0;
block142 : {
block150 : {
block9 : {
block6 : {
while (1) {
block5 : {
block4 : {
if (($14_1 | 0) == 2) {
break block4
}
$12_1 = $6_1 + ($14_1 << 4) | 0;
$1_1 = HEAP32[$12_1 >> 2];
if (!$1_1) {
break block4
}
$14_1 = $14_1 + 1 | 0;
$23_1 = HEAP32[$12_1 + 8 >> 2];
if ($3_1) {
continue
}
$5_1 = HEAP32[$12_1 + 4 >> 2];
$0_1 = $22_1;
while (1) {
$7_1 = $0_1 + $4_1 | 0;
if (($5_1 | 0) == HEAP32[$7_1 - 20 >> 2]) {
if (!$135(HEAP32[$7_1 - 24 >> 2], $1_1, $5_1)) {
break block5
}
}
$0_1 = $0_1 - 28 | 0;
if ($0_1) {
continue
}
break;
};
continue;
}
if ($29_1 | ($27_1 | 0) != 5) {
break block6
}
while (1) {
block8 : {
$1_1 = $4_1 + $22_1 | 0;
if (HEAP32[$1_1 - 20 >> 2] == 5) {
$6_1 = HEAP32[$1_1 - 24 >> 2];
$0_1 = HEAPU8[$6_1 | 0] | HEAPU8[$6_1 + 1 | 0] << 8 | (HEAPU8[$6_1 + 2 | 0] << 16 | HEAPU8[$6_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
block7 : {
if (($0_1 | 0) != 1920298085) {
$0_1 = $0_1 >>> 0 < 1920298085 ? -1 : 1;
break block7;
}
$0_1 = HEAPU8[$6_1 + 4 | 0] - 115 | 0;
}
if (!$0_1) {
break block8
}
}
$22_1 = $22_1 - 28 | 0;
if ($22_1) {
continue
}
break block6;
}
break;
};
$0_1 = $102($1_1 - 16 | 0);
if ($0_1 >>> 0 < 65537) {
break block6
}
$0_1 = $114(1065742, 6, $0_1, 65536);
break block9;
}
if (HEAPU8[$7_1 - 16 | 0] != 3) {
continue
}
$0_1 = HEAP32[$7_1 - 4 >> 2];
if ($0_1 >>> 0 < 16385) {
continue
}
break;
};
HEAP32[$2_1 + 132 >> 2] = $14_1;
$0_1 = $114($23_1, HEAP32[$12_1 + 12 >> 2], $0_1, 16384);
break block9;
}
$6_1 = $2_1 + 320 | 0;
$0_1 = $19(1053252, $6_1);
if ($0_1) {
break block9
}
$0_1 = $50($6_1, 1053132, 1053252);
if ($0_1) {
break block9
}
block11 : {
block10 : {
$0_1 = HEAP32[$2_1 + 332 >> 2];
$3_1 = $23($0_1, 1052488, 5);
if (!$3_1) {
break block10
}
$1_1 = HEAPU8[$3_1 | 0];
if (!$1_1) {
break block10
}
HEAP8[$2_1 + 152 | 0] = HEAPU8[$2_1 + 340 | 0];
HEAP32[$2_1 + 144 >> 2] = $3_1;
HEAP32[$2_1 + 140 >> 2] = 5;
HEAP32[$2_1 + 136 >> 2] = 1052488;
HEAP32[$2_1 + 132 >> 2] = 1;
HEAP32[$2_1 + 148 >> 2] = $6_1;
if (($1_1 | 0) != 3) {
$0_1 = $22($2_1 + 132 | 0, 1052172, 8);
break block9;
}
$29_1 = HEAP32[$3_1 + 12 >> 2];
$47_1 = HEAP32[$3_1 + 8 >> 2];
break block11;
}
$47_1 = 0;
}
$6_1 = $23($0_1, 1052536, 3);
block12 : {
if (!$6_1) {
break block12
}
$1_1 = HEAPU8[$6_1 | 0];
if (!$1_1) {
break block12
}
HEAP8[$2_1 + 152 | 0] = HEAPU8[$2_1 + 340 | 0];
HEAP32[$2_1 + 144 >> 2] = $6_1;
HEAP32[$2_1 + 136 >> 2] = 1052536;
HEAP32[$2_1 + 132 >> 2] = 1;
HEAP32[$2_1 + 140 >> 2] = 3;
HEAP32[$2_1 + 148 >> 2] = $2_1 + 320;
if (($1_1 | 0) != 3) {
$0_1 = $22($2_1 + 132 | 0, 1052172, 8);
break block9;
}
$31_1 = HEAP32[$6_1 + 12 >> 2];
$41_1 = HEAP32[$6_1 + 8 >> 2];
}
block14 : {
block13 : {
$6_1 = $23($0_1, 1052539, 6);
if (!$6_1) {
break block13
}
$1_1 = HEAPU8[$6_1 | 0];
if (!$1_1) {
break block13
}
HEAP8[$2_1 + 152 | 0] = HEAPU8[$2_1 + 340 | 0];
HEAP32[$2_1 + 144 >> 2] = $6_1;
HEAP32[$2_1 + 140 >> 2] = 6;
HEAP32[$2_1 + 136 >> 2] = 1052539;
HEAP32[$2_1 + 132 >> 2] = 1;
HEAP32[$2_1 + 148 >> 2] = $2_1 + 320;
if (($1_1 | 0) == 3) {
$36_1 = HEAP32[$6_1 + 12 >> 2];
$42_1 = HEAP32[$6_1 + 8 >> 2];
break block14;
}
$0_1 = $22($2_1 + 132 | 0, 1052172, 8);
break block9;
}
$42_1 = 0;
}
block15 : {
$1_1 = $23($0_1, 1053124, 7);
if (!$1_1 | !HEAPU8[$1_1 | 0]) {
break block15
}
HEAP32[$2_1 + 676 >> 2] = 1053124;
HEAP32[$2_1 + 672 >> 2] = 1;
HEAP32[$2_1 + 684 >> 2] = $1_1;
HEAP32[$2_1 + 680 >> 2] = 7;
HEAP8[$2_1 + 692 | 0] = HEAPU8[$2_1 + 340 | 0];
HEAP32[$2_1 + 688 >> 2] = $2_1 + 320;
$1_1 = HEAP32[$2_1 + 692 >> 2];
HEAP32[$2_1 + 760 >> 2] = HEAP32[$2_1 + 688 >> 2];
HEAP32[$2_1 + 764 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 684 >> 2];
HEAP32[$2_1 + 752 >> 2] = HEAP32[$2_1 + 680 >> 2];
HEAP32[$2_1 + 756 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 676 >> 2];
HEAP32[$2_1 + 744 >> 2] = HEAP32[$2_1 + 672 >> 2];
HEAP32[$2_1 + 748 >> 2] = $1_1;
$1_1 = 0;
HEAP32[$2_1 + 492 >> 2] = 0;
HEAP32[$2_1 + 484 >> 2] = 0;
$4_1 = HEAP32[$2_1 + 756 >> 2];
block16 : {
if (HEAPU8[$4_1 | 0] != 5) {
$0_1 = $22($2_1 + 672 | 0, 1052180, 9);
$6_1 = 0;
break block16;
}
block17 : {
$1_1 = HEAP32[$4_1 + 12 >> 2];
if ($1_1) {
$22_1 = HEAP32[$4_1 + 8 >> 2];
$13_1 = $22_1 + Math_imul($1_1, 28) | 0;
$24_1 = $2_1 + 144 | 0;
$50_1 = HEAPU8[$2_1 + 764 | 0];
while (1) {
$6_1 = HEAP32[$22_1 + 4 >> 2];
$20_1 = HEAP32[$22_1 + 8 >> 2];
HEAP32[$2_1 + 588 >> 2] = $22_1 + 12;
HEAP8[$2_1 + 596 | 0] = $50_1;
HEAP32[$2_1 + 584 >> 2] = $20_1;
HEAP32[$2_1 + 580 >> 2] = $6_1;
HEAP32[$2_1 + 576 >> 2] = 1;
$0_1 = HEAPU8[$22_1 + 12 | 0];
HEAP32[$2_1 + 592 >> 2] = $2_1 + 744;
if (($0_1 | 0) != 3) {
$0_1 = $22($2_1 + 576 | 0, 1052172, 8);
break block17;
}
$4_1 = HEAP32[$22_1 + 20 >> 2];
$25_1 = HEAP32[$22_1 + 24 >> 2];
HEAP32[$2_1 + 500 >> 2] = $25_1;
HEAP32[$2_1 + 496 >> 2] = $4_1;
$128($2_1 + 132 | 0, $6_1, $20_1);
if (!(!HEAP32[$2_1 + 144 >> 2] & HEAP32[$2_1 + 132 >> 2] == 19)) {
$0_1 = $129($6_1, $20_1, $6_1, $20_1, 1);
break block17;
}
HEAP32[$2_1 + 548 >> 2] = 2;
HEAP32[$2_1 + 544 >> 2] = $2_1 + 496;
$17($2_1 + 560 | 0, 1049726, $2_1 + 544 | 0);
$14_1 = HEAP32[$2_1 + 564 >> 2];
$128($2_1 + 132 | 0, $14_1, HEAP32[$2_1 + 568 >> 2]);
if (!(HEAP32[$2_1 + 144 >> 2] ? HEAP32[$2_1 + 132 >> 2] == 19 : 0)) {
$0_1 = $129($6_1, $20_1, $4_1, $25_1, 2);
$1_1 = HEAP32[$2_1 + 560 >> 2];
if ($1_1) {
HEAP32[$2_1 + 544 >> 2] = 1;
$6_1 = $2_1 + 528 | 0;
} else {
$6_1 = $2_1 + 544 | 0
}
HEAP32[$6_1 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 544 >> 2];
if (!$1_1 | !HEAP32[$2_1 + 528 >> 2]) {
break block17
}
$1($14_1, $1_1);
break block17;
}
$0_1 = HEAP32[$2_1 + 560 >> 2];
if ($0_1) {
HEAP32[$2_1 + 544 >> 2] = 1;
$1_1 = $2_1 + 528 | 0;
} else {
$1_1 = $2_1 + 544 | 0
}
HEAP32[$1_1 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 544 >> 2];
if (!(!$0_1 | !HEAP32[$2_1 + 528 >> 2])) {
$1($14_1, $0_1)
}
$27_1 = 1;
$12_1 = 1;
if ($20_1) {
$12_1 = $9(1, $20_1);
if (!$12_1) {
break block3
}
$132($12_1, $6_1, $20_1);
}
if ($25_1) {
$27_1 = $9(1, $25_1);
if (!$27_1) {
break block3
}
$132($27_1, $4_1, $25_1);
}
block28 : {
block36 : {
block37 : {
block30 : {
block29 : {
block27 : {
block25 : {
$6_1 = HEAP32[$2_1 + 484 >> 2];
block24 : {
block26 : {
if ($6_1) {
$23_1 = HEAP32[$2_1 + 488 >> 2];
block23 : {
while (1) {
$0_1 = $6_1 + 4 | 0;
$30_1 = HEAPU16[$6_1 + 270 >> 1];
$8_1 = Math_imul($30_1, 12);
$5_1 = -1;
block22 : {
block21 : {
while (1) {
if (!$8_1) {
$5_1 = $30_1;
break block21;
}
$4_1 = HEAP32[$0_1 + 8 >> 2];
$1_1 = HEAP32[$0_1 + 4 >> 2];
$5_1 = $5_1 + 1 | 0;
$8_1 = $8_1 - 12 | 0;
$0_1 = $0_1 + 12 | 0;
$14_1 = $135($12_1, $1_1, $4_1 >>> 0 > $20_1 >>> 0 ? $20_1 : $4_1);
$1_1 = $14_1 ? $14_1 : $20_1 - $4_1 | 0;
$1_1 = (($1_1 | 0) > 0) - (($1_1 | 0) < 0) & 255;
if (($1_1 | 0) == 1) {
continue
}
break;
};
if (!$1_1) {
break block22
}
}
if (!$23_1) {
break block23
}
$23_1 = $23_1 - 1 | 0;
$6_1 = HEAP32[(($5_1 << 2) + $6_1 | 0) + 272 >> 2];
continue;
}
break;
};
if ($20_1) {
HEAP32[$2_1 + 132 >> 2] = 1;
$0_1 = $2_1 + 560 | 0;
} else {
$0_1 = $2_1 + 132 | 0
}
HEAP32[$0_1 >> 2] = $20_1;
$0_1 = HEAP32[$2_1 + 132 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 560 >> 2]) {
break block24
}
$1($12_1, $0_1);
break block24;
}
if (($20_1 | 0) != -2147483648) {
break block25
}
break block26;
}
if (($20_1 | 0) != -2147483648) {
break block27
}
}
$5_1 = $2_1 + 484 | 0;
$6_1 = $12_1;
}
$0_1 = Math_imul($5_1, 12) + $6_1 | 0;
HEAP32[$0_1 + 144 >> 2] = $25_1;
$1_1 = HEAP32[$0_1 + 140 >> 2];
HEAP32[$0_1 + 140 >> 2] = $27_1;
$4_1 = HEAP32[$0_1 + 136 >> 2];
HEAP32[$0_1 + 136 >> 2] = $25_1;
if (($4_1 | 0) == -2147483648) {
break block28
}
if ($4_1) {
break block29
}
$0_1 = $2_1 + 132 | 0;
break block30;
}
block35 : {
block34 : {
$4_1 = HEAPU16[$6_1 + 270 >> 1];
if ($4_1 >>> 0 >= 11) {
$1_1 = 0;
$0_1 = 4;
block31 : {
if ($5_1 >>> 0 < 5) {
break block31
}
block32 : {
block33 : {
$0_1 = $5_1;
switch ($0_1 - 5 | 0) {
case 0:
break block31;
case 1:
break block32;
default:
break block33;
};
}
$5_1 = $5_1 - 7 | 0;
$1_1 = 1;
$0_1 = 6;
break block31;
}
$5_1 = 0;
$1_1 = 1;
$0_1 = 5;
}
$23_1 = $9(4, 272);
if (!$23_1) {
break block3
}
HEAP16[$23_1 + 270 >> 1] = 0;
HEAP32[$23_1 >> 2] = 0;
$19_1 = HEAPU16[$6_1 + 270 >> 1] + ($0_1 ^ -1) | 0;
HEAP16[$23_1 + 270 >> 1] = $19_1;
$14_1 = $6_1 + 136 | 0;
$7_1 = Math_imul($0_1, 12);
$3_1 = $14_1 + $7_1 | 0;
$4_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$2_1 + 560 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$2_1 + 564 >> 2] = $4_1;
HEAP32[$2_1 + 568 >> 2] = HEAP32[$3_1 + 8 >> 2];
if ($19_1 >>> 0 >= 12) {
break block3
}
$30_1 = $6_1 + 4 | 0;
$3_1 = $30_1 + $7_1 | 0;
$4_1 = HEAP32[$3_1 + 4 >> 2];
$9_1 = HEAP32[$3_1 + 8 >> 2];
$21_1 = HEAP32[$3_1 >> 2];
$8_1 = $7_1 + 12 | 0;
$3_1 = Math_imul($19_1, 12);
$7_1 = $132($23_1 + 4 | 0, $8_1 + $30_1 | 0, $3_1);
$19_1 = $132($23_1 + 136 | 0, $8_1 + $14_1 | 0, $3_1);
$3_1 = $6_1 + 270 | 0;
HEAP16[$3_1 >> 1] = $0_1;
$0_1 = HEAP32[$2_1 + 564 >> 2];
HEAP32[$2_1 + 544 >> 2] = HEAP32[$2_1 + 560 >> 2];
HEAP32[$2_1 + 548 >> 2] = $0_1;
HEAP32[$2_1 + 552 >> 2] = HEAP32[$2_1 + 568 >> 2];
$0_1 = $1_1 ? $7_1 : $30_1;
$15_1 = Math_imul($5_1, 12);
$18_1 = $0_1 + $15_1 | 0;
$8_1 = $1_1 ? $23_1 + 270 | 0 : $3_1;
$30_1 = HEAPU16[$8_1 >> 1];
if ($30_1 >>> 0 > $5_1 >>> 0) {
break block34
}
HEAP32[$18_1 + 8 >> 2] = $20_1;
HEAP32[$18_1 + 4 >> 2] = $12_1;
HEAP32[$18_1 >> 2] = $20_1;
$0_1 = $1_1 ? $19_1 : $14_1;
break block35;
}
$14_1 = $6_1 + 4 | 0;
$1_1 = Math_imul($5_1, 12);
$3_1 = $14_1 + $1_1 | 0;
$23_1 = $5_1 + 1 | 0;
if ($4_1 >>> 0 >= $23_1 >>> 0) {
$23_1 = Math_imul($23_1, 12);
$0_1 = Math_imul($4_1 - $5_1 | 0, 12);
$134($23_1 + $14_1 | 0, $3_1, $0_1);
$14_1 = $6_1 + 136 | 0;
$134($23_1 + $14_1 | 0, $1_1 + $14_1 | 0, $0_1);
}
HEAP32[$3_1 >> 2] = $20_1;
$0_1 = $1_1 + $6_1 | 0;
HEAP32[$0_1 + 136 >> 2] = $25_1;
HEAP32[$3_1 + 8 >> 2] = $20_1;
HEAP32[$3_1 + 4 >> 2] = $12_1;
HEAP32[$0_1 + 144 >> 2] = $25_1;
HEAP32[$0_1 + 140 >> 2] = $27_1;
HEAP16[$6_1 + 270 >> 1] = $4_1 + 1;
break block36;
}
$7_1 = $15_1 + 12 | 0;
$3_1 = Math_imul($30_1 - $5_1 | 0, 12);
$134($7_1 + $0_1 | 0, $18_1, $3_1);
HEAP32[$18_1 + 8 >> 2] = $20_1;
HEAP32[$18_1 + 4 >> 2] = $12_1;
HEAP32[$18_1 >> 2] = $20_1;
$0_1 = $1_1 ? $19_1 : $14_1;
$134($7_1 + $0_1 | 0, $0_1 + $15_1 | 0, $3_1);
}
$0_1 = $0_1 + $15_1 | 0;
HEAP32[$0_1 + 8 >> 2] = $25_1;
HEAP32[$0_1 + 4 >> 2] = $27_1;
HEAP32[$0_1 >> 2] = $25_1;
HEAP16[$8_1 >> 1] = $30_1 + 1;
$0_1 = HEAP32[$2_1 + 548 >> 2];
HEAP32[$2_1 + 528 >> 2] = HEAP32[$2_1 + 544 >> 2];
HEAP32[$2_1 + 532 >> 2] = $0_1;
HEAP32[$2_1 + 536 >> 2] = HEAP32[$2_1 + 552 >> 2];
if (($21_1 | 0) == -2147483648) {
break block36
}
$0_1 = HEAP32[$2_1 + 532 >> 2];
HEAP32[$24_1 >> 2] = HEAP32[$2_1 + 528 >> 2];
HEAP32[$24_1 + 4 >> 2] = $0_1;
HEAP32[$24_1 + 8 >> 2] = HEAP32[$2_1 + 536 >> 2];
HEAP32[$2_1 + 136 >> 2] = $4_1;
HEAP32[$2_1 + 140 >> 2] = $9_1;
HEAP32[$2_1 + 132 >> 2] = $21_1;
$14_1 = HEAP32[$6_1 >> 2];
if (!$14_1) {
$27_1 = 0;
break block37;
}
$27_1 = 0;
while (1) {
block38 : {
$12_1 = HEAPU16[$6_1 + 268 >> 1];
$8_1 = HEAPU16[$14_1 + 270 >> 1];
if ($8_1 >>> 0 < 11) {
break block38
}
$6_1 = $2_1 + 524 | 0;
$0_1 = 4;
block39 : {
if ($12_1 >>> 0 < 5) {
break block39
}
block40 : {
block41 : {
$0_1 = $12_1;
switch ($0_1 - 5 | 0) {
case 0:
break block39;
case 1:
break block40;
default:
break block41;
};
}
$12_1 = $12_1 - 7 | 0;
$6_1 = $2_1 + 520 | 0;
$0_1 = 6;
break block39;
}
$12_1 = 0;
$6_1 = $2_1 + 520 | 0;
$0_1 = 5;
}
$21_1 = $9(4, 320);
if (!$21_1) {
break block3
}
HEAP16[$21_1 + 270 >> 1] = 0;
HEAP32[$21_1 >> 2] = 0;
$19_1 = HEAPU16[$14_1 + 270 >> 1] + ($0_1 ^ -1) | 0;
HEAP16[$21_1 + 270 >> 1] = $19_1;
$30_1 = $14_1 + 136 | 0;
$4_1 = Math_imul($0_1, 12);
$3_1 = $30_1 + $4_1 | 0;
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$2_1 + 560 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$2_1 + 564 >> 2] = $1_1;
HEAP32[$2_1 + 568 >> 2] = HEAP32[$3_1 + 8 >> 2];
if ($19_1 >>> 0 >= 12) {
break block3
}
$1_1 = $4_1;
$4_1 = $14_1 + 4 | 0;
$3_1 = $1_1 + $4_1 | 0;
$1_1 = HEAP32[$3_1 + 4 >> 2];
$7_1 = HEAP32[$3_1 + 8 >> 2];
$9_1 = HEAP32[$3_1 >> 2];
$5_1 = $0_1 + 1 | 0;
$3_1 = Math_imul($5_1, 12);
$15_1 = $3_1 + $4_1 | 0;
$4_1 = Math_imul($19_1, 12);
$132($21_1 + 4 | 0, $15_1, $4_1);
$132($21_1 + 136 | 0, $3_1 + $30_1 | 0, $4_1);
HEAP16[$14_1 + 270 >> 1] = $0_1;
$4_1 = HEAP32[$2_1 + 564 >> 2];
HEAP32[$2_1 + 544 >> 2] = HEAP32[$2_1 + 560 >> 2];
HEAP32[$2_1 + 548 >> 2] = $4_1;
HEAP32[$2_1 + 552 >> 2] = HEAP32[$2_1 + 568 >> 2];
$19_1 = HEAPU16[$21_1 + 270 >> 1];
if ($19_1 >>> 0 >= 12) {
break block3
}
$0_1 = $8_1 - $0_1 | 0;
if (($0_1 | 0) != ($19_1 + 1 | 0)) {
break block3
}
$27_1 = $27_1 + 1 | 0;
$3_1 = $132($21_1 + 272 | 0, (($5_1 << 2) + $14_1 | 0) + 272 | 0, $0_1 << 2);
$0_1 = 0;
while (1) {
block42 : {
$4_1 = HEAP32[$3_1 + ($0_1 << 2) >> 2];
HEAP16[$4_1 + 268 >> 1] = $0_1;
HEAP32[$4_1 >> 2] = $21_1;
if ($0_1 >>> 0 >= $19_1 >>> 0) {
break block42
}
$0_1 = ($0_1 >>> 0 < $19_1 >>> 0) + $0_1 | 0;
if ($19_1 >>> 0 >= $0_1 >>> 0) {
continue
}
}
break;
};
HEAP32[$2_1 + 524 >> 2] = $14_1;
$0_1 = HEAP32[$2_1 + 548 >> 2];
HEAP32[$2_1 + 528 >> 2] = HEAP32[$2_1 + 544 >> 2];
HEAP32[$2_1 + 532 >> 2] = $0_1;
HEAP32[$2_1 + 536 >> 2] = HEAP32[$2_1 + 552 >> 2];
HEAP32[$2_1 + 520 >> 2] = $21_1;
$85(HEAP32[$6_1 >> 2], $12_1, $2_1 + 132 | 0, $24_1, $23_1);
HEAP32[$2_1 + 512 >> 2] = HEAP32[$2_1 + 536 >> 2];
$0_1 = HEAP32[$2_1 + 532 >> 2];
HEAP32[$2_1 + 504 >> 2] = HEAP32[$2_1 + 528 >> 2];
HEAP32[$2_1 + 508 >> 2] = $0_1;
if (($9_1 | 0) == -2147483648) {
break block36
}
$6_1 = HEAP32[$2_1 + 524 >> 2];
$23_1 = HEAP32[$2_1 + 520 >> 2];
$0_1 = HEAP32[$2_1 + 508 >> 2];
HEAP32[$24_1 >> 2] = HEAP32[$2_1 + 504 >> 2];
HEAP32[$24_1 + 4 >> 2] = $0_1;
HEAP32[$24_1 + 8 >> 2] = HEAP32[$2_1 + 512 >> 2];
HEAP32[$2_1 + 136 >> 2] = $1_1;
HEAP32[$2_1 + 140 >> 2] = $7_1;
HEAP32[$2_1 + 132 >> 2] = $9_1;
$14_1 = HEAP32[$6_1 >> 2];
if ($14_1) {
continue
}
break block37;
}
break;
};
$85($14_1, $12_1, $2_1 + 132 | 0, $24_1, $23_1);
break block36;
}
$0_1 = $9(4, 272);
if (!$0_1) {
break block3
}
HEAP16[$0_1 + 270 >> 1] = 0;
HEAP32[$0_1 >> 2] = 0;
HEAP32[$2_1 + 488 >> 2] = 0;
HEAP32[$2_1 + 484 >> 2] = $0_1;
HEAP32[$0_1 + 144 >> 2] = $25_1;
HEAP32[$0_1 + 140 >> 2] = $27_1;
HEAP32[$0_1 + 136 >> 2] = $25_1;
HEAP32[$0_1 + 12 >> 2] = $20_1;
HEAP32[$0_1 + 8 >> 2] = $12_1;
HEAP32[$0_1 + 4 >> 2] = $20_1;
HEAP16[$0_1 + 270 >> 1] = 1;
break block36;
}
HEAP32[$2_1 + 132 >> 2] = 1;
$0_1 = $2_1 + 560 | 0;
}
HEAP32[$0_1 >> 2] = $4_1;
$0_1 = HEAP32[$2_1 + 132 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 560 >> 2]) {
break block28
}
$1($1_1, $0_1);
break block28;
}
$4_1 = HEAP32[$2_1 + 484 >> 2];
if (!$4_1) {
break block3
}
$1_1 = HEAP32[$2_1 + 488 >> 2];
$6_1 = $9(4, 320);
if (!$6_1) {
break block3
}
HEAP32[$6_1 + 272 >> 2] = $4_1;
HEAP16[$6_1 + 270 >> 1] = 0;
HEAP32[$6_1 >> 2] = 0;
$0_1 = $1_1 + 1 | 0;
if (!$0_1) {
break block3
}
HEAP16[$4_1 + 268 >> 1] = 0;
HEAP32[$4_1 >> 2] = $6_1;
HEAP32[$2_1 + 488 >> 2] = $0_1;
HEAP32[$2_1 + 484 >> 2] = $6_1;
if (($1_1 | 0) != ($27_1 | 0)) {
break block3
}
$0_1 = HEAPU16[$6_1 + 270 >> 1];
if ($0_1 >>> 0 >= 11) {
break block3
}
$1_1 = $0_1 + 1 | 0;
HEAP16[$6_1 + 270 >> 1] = $1_1;
$4_1 = $6_1 + Math_imul($0_1, 12) | 0;
$0_1 = HEAP32[$24_1 + 4 >> 2];
HEAP32[$4_1 + 136 >> 2] = HEAP32[$24_1 >> 2];
HEAP32[$4_1 + 140 >> 2] = $0_1;
HEAP32[$4_1 + 12 >> 2] = HEAP32[$2_1 + 140 >> 2];
$0_1 = HEAP32[$2_1 + 136 >> 2];
HEAP32[$4_1 + 4 >> 2] = HEAP32[$2_1 + 132 >> 2];
HEAP32[$4_1 + 8 >> 2] = $0_1;
HEAP32[$4_1 + 144 >> 2] = HEAP32[$24_1 + 8 >> 2];
HEAP32[($6_1 + 272 | 0) + ($1_1 << 2) >> 2] = $23_1;
HEAP16[$23_1 + 268 >> 1] = $1_1;
HEAP32[$23_1 >> 2] = $6_1;
}
HEAP32[$2_1 + 492 >> 2] = HEAP32[$2_1 + 492 >> 2] + 1;
}
$22_1 = $22_1 + 28 | 0;
if (($13_1 | 0) != ($22_1 | 0)) {
continue
}
break;
};
$0_1 = HEAP32[$2_1 + 332 >> 2];
$1_1 = HEAP32[$2_1 + 484 >> 2];
} else {
$1_1 = 0
}
$4_1 = HEAP32[$2_1 + 488 >> 2];
$39_1 = HEAP32[$2_1 + 492 >> 2];
$9_1 = 1;
break block15;
}
$4_1 = HEAP32[$2_1 + 484 >> 2];
if (!$4_1) {
$1_1 = 0;
$6_1 = 0;
break block16;
}
$1_1 = HEAP32[$2_1 + 488 >> 2];
HEAP32[$2_1 + 160 >> 2] = $1_1;
HEAP32[$2_1 + 156 >> 2] = $4_1;
HEAP32[$2_1 + 152 >> 2] = 0;
HEAP32[$2_1 + 144 >> 2] = $1_1;
HEAP32[$2_1 + 140 >> 2] = $4_1;
HEAP32[$2_1 + 136 >> 2] = 0;
$1_1 = 1;
$6_1 = HEAP32[$2_1 + 492 >> 2];
}
HEAP32[$2_1 + 164 >> 2] = $6_1;
HEAP32[$2_1 + 148 >> 2] = $1_1;
HEAP32[$2_1 + 132 >> 2] = $1_1;
$126($2_1 + 132 | 0);
break block9;
}
HEAP32[$2_1 + 348 >> 2] = $1_1;
HEAP32[$2_1 + 344 >> 2] = $9_1;
HEAP32[$2_1 + 352 >> 2] = $4_1;
HEAP32[$2_1 + 356 >> 2] = $39_1;
block138 : {
block136 : {
block87 : {
block85 : {
$0_1 = $23($0_1, 1052369, 5);
block44 : {
if (!(HEAPU8[$0_1 | 0] ? $0_1 : 0)) {
$8_1 = -2147483648;
break block44;
}
HEAP32[$2_1 + 144 >> 2] = $0_1;
HEAP8[$2_1 + 152 | 0] = 2;
HEAP32[$2_1 + 140 >> 2] = 5;
HEAP32[$2_1 + 136 >> 2] = 1052369;
HEAP32[$2_1 + 148 >> 2] = $2_1 + 320;
HEAP32[$2_1 + 132 >> 2] = 1;
$34_1 = $2_1 + 360 | 0;
$7_1 = 0;
$17_1 = global$0 - 96 | 0;
global$0 = $17_1;
$8_1 = $2_1 + 132 | 0;
$6_1 = $20(1053852, $8_1);
block45 : {
if ($6_1) {
HEAP32[$34_1 >> 2] = -2147483648;
HEAP32[$34_1 + 4 >> 2] = $6_1;
break block45;
}
$78($17_1 + 72 | 0, $8_1, 1052402);
$3_1 = HEAP32[$17_1 + 76 >> 2];
$6_1 = HEAP32[$17_1 + 72 >> 2];
block46 : {
if (($6_1 | 0) == -2147483648) {
HEAP32[$34_1 >> 2] = -2147483648;
HEAP32[$34_1 + 4 >> 2] = $3_1;
break block46;
}
HEAP32[$17_1 + 44 >> 2] = HEAP32[$17_1 + 80 >> 2];
HEAP32[$17_1 + 40 >> 2] = $3_1;
HEAP32[$17_1 + 36 >> 2] = $6_1;
$78($17_1 + 72 | 0, $8_1, 1052408);
$3_1 = HEAP32[$17_1 + 76 >> 2];
$6_1 = HEAP32[$17_1 + 72 >> 2];
if (($6_1 | 0) == -2147483648) {
HEAP32[$34_1 >> 2] = -2147483648;
HEAP32[$34_1 + 4 >> 2] = $3_1;
$80($17_1 + 36 | 0);
break block46;
}
HEAP32[$17_1 + 56 >> 2] = HEAP32[$17_1 + 80 >> 2];
HEAP32[$17_1 + 52 >> 2] = $3_1;
HEAP32[$17_1 + 48 >> 2] = $6_1;
$121($17_1 + 72 | 0, $8_1, 1052414, 7);
if (HEAPU8[$17_1 + 72 | 0] == 1) {
$6_1 = HEAP32[$17_1 + 76 >> 2];
HEAP32[$34_1 >> 2] = -2147483648;
HEAP32[$34_1 + 4 >> 2] = $6_1;
$80($17_1 + 48 | 0);
$80($17_1 + 36 | 0);
break block46;
}
$35_1 = HEAPU8[$17_1 + 73 | 0];
$121($17_1 + 72 | 0, $8_1, 1052560, 8);
if (HEAPU8[$17_1 + 72 | 0] == 1) {
$6_1 = HEAP32[$17_1 + 76 >> 2];
HEAP32[$34_1 >> 2] = -2147483648;
HEAP32[$34_1 + 4 >> 2] = $6_1;
$80($17_1 + 48 | 0);
$80($17_1 + 36 | 0);
break block46;
}
$38_1 = HEAPU8[$17_1 + 73 | 0];
block54 : {
block55 : {
block47 : {
$6_1 = $23(HEAP32[$8_1 + 12 >> 2], 1052568, 5);
if (!$6_1 | !HEAPU8[$6_1 | 0]) {
break block47
}
HEAP32[$17_1 + 84 >> 2] = $6_1;
HEAP32[$17_1 + 80 >> 2] = 5;
HEAP32[$17_1 + 76 >> 2] = 1052568;
HEAP32[$17_1 + 72 >> 2] = 1;
HEAP32[$17_1 + 88 >> 2] = $8_1;
HEAP8[$17_1 + 92 | 0] = HEAPU8[$8_1 + 20 | 0];
$18_1 = $17_1 + 60 | 0;
$24_1 = global$0 - 32 | 0;
global$0 = $24_1;
block52 : {
block50 : {
block49 : {
$15_1 = $17_1 + 72 | 0;
$6_1 = HEAP32[$15_1 + 12 >> 2];
block48 : {
if (HEAPU8[$6_1 | 0] != 3) {
(wasm2js_i32$0 = $18_1, wasm2js_i32$1 = $22($15_1, 1052172, 8)), HEAP32[wasm2js_i32$0 + 4 >> 2] = wasm2js_i32$1;
break block48;
}
$21_1 = HEAP32[$6_1 + 12 >> 2];
$19_1 = HEAP32[$6_1 + 8 >> 2];
while (1) {
if (($21_1 | 0) == HEAP32[$7_1 + 1053900 >> 2]) {
if (!$135(HEAP32[$7_1 + 1053896 >> 2], $19_1, $21_1)) {
break block49
}
}
$7_1 = $7_1 + 12 | 0;
if (($7_1 | 0) != 24) {
continue
}
break;
};
$6_1 = $9(4, 16);
if (!$6_1) {
break block50
}
$7_1 = -24;
$5_1 = $6_1;
while (1) {
$13_1 = $7_1 + 1053920 | 0;
$3_1 = HEAP32[$13_1 + 4 >> 2];
HEAP32[$5_1 >> 2] = HEAP32[$13_1 >> 2];
HEAP32[$5_1 + 4 >> 2] = $3_1;
$5_1 = $5_1 + 8 | 0;
$7_1 = $7_1 + 12 | 0;
if ($7_1) {
continue
}
break;
};
$3_1 = HEAPU8[$15_1 + 20 | 0];
$51($24_1 + 12 | 0, $15_1);
$7_1 = HEAP32[$24_1 + 16 >> 2];
$5_1 = $82($3_1, $7_1, HEAP32[$24_1 + 20 >> 2], $19_1, $21_1, $6_1, 2);
$3_1 = HEAP32[$24_1 + 12 >> 2];
if ($3_1) {
HEAP32[$24_1 + 28 >> 2] = 1;
$13_1 = $24_1 + 24 | 0;
} else {
$13_1 = $24_1 + 28 | 0
}
HEAP32[$13_1 >> 2] = $3_1;
$3_1 = HEAP32[$24_1 + 28 >> 2];
if (!(!$3_1 | !HEAP32[$24_1 + 24 >> 2])) {
$1($7_1, $3_1)
}
$1($6_1, 4);
HEAP32[$18_1 + 4 >> 2] = $5_1;
}
$7_1 = 1;
break block52;
}
HEAP8[$18_1 + 1 | 0] = HEAPU8[$7_1 + 1053904 | 0];
$7_1 = 0;
break block52;
}
wasm2js_trap();
}
HEAP8[$18_1 | 0] = $7_1;
global$0 = $24_1 + 32 | 0;
block53 : {
switch (HEAPU8[$17_1 + 60 | 0]) {
case 2:
break block47;
case 0:
break block53;
default:
break block54;
};
}
$21_1 = HEAPU8[$17_1 + 61 | 0];
break block55;
}
$21_1 = 0;
}
$122($17_1 + 72 | 0, $8_1, 1052573, 10);
if (HEAPU8[$17_1 + 72 | 0] == 1) {
$6_1 = HEAP32[$17_1 + 76 >> 2];
HEAP32[$34_1 >> 2] = -2147483648;
HEAP32[$34_1 + 4 >> 2] = $6_1;
$80($17_1 + 48 | 0);
$80($17_1 + 36 | 0);
break block46;
}
$45_1 = HEAPU8[$17_1 + 73 | 0];
$46_1 = $17_1 + 72 | 0;
$7_1 = 0;
$3_1 = 0;
$11_1 = global$0 - 144 | 0;
global$0 = $11_1;
block66 : {
block58 : {
block56 : {
$6_1 = $8_1;
$13_1 = $23(HEAP32[$6_1 + 12 >> 2], 1052583, 6);
if (!$13_1) {
break block56
}
$5_1 = HEAPU8[$13_1 | 0];
if (!$5_1) {
break block56
}
$32_1 = HEAPU8[$6_1 + 20 | 0];
HEAP8[$11_1 + 24 | 0] = $32_1;
HEAP32[$11_1 + 20 >> 2] = $6_1;
HEAP32[$11_1 + 16 >> 2] = $13_1;
HEAP32[$11_1 + 12 >> 2] = 6;
HEAP32[$11_1 + 8 >> 2] = 1052583;
HEAP32[$11_1 + 4 >> 2] = 1;
HEAP32[$11_1 + 36 >> 2] = 0;
HEAP32[$11_1 + 28 >> 2] = 0;
HEAP32[$11_1 + 32 >> 2] = 4;
$7_1 = 4;
block57 : {
if (($5_1 | 0) != 4) {
$6_1 = $22($11_1 + 4 | 0, 1052446, 6);
$81(4, 0);
$5_1 = $11_1 + 100 | 0;
break block57;
}
$6_1 = HEAP32[$13_1 + 12 >> 2];
if (!$6_1) {
$6_1 = 4;
$7_1 = 0;
$5_1 = 0;
break block58;
}
$26_1 = 4;
$19_1 = HEAP32[$13_1 + 8 >> 2];
$20_1 = $19_1 + ($6_1 << 4) | 0;
$40_1 = $11_1 + 84 | 0;
$13_1 = $11_1 + 108 | 0;
block59 : {
block63 : {
while (1) {
HEAP8[$11_1 + 60 | 0] = $32_1;
HEAP32[$11_1 + 40 >> 2] = 2;
HEAP32[$11_1 + 56 >> 2] = $11_1 + 4;
HEAP32[$11_1 + 52 >> 2] = $19_1;
HEAP32[$11_1 + 44 >> 2] = $3_1;
$21($11_1 + 100 | 0, $11_1 + 40 | 0, 1052589, 5);
$6_1 = HEAP32[$11_1 + 104 >> 2];
$7_1 = HEAP32[$11_1 + 100 >> 2];
if (($7_1 | 0) == 3) {
break block59
}
$5_1 = HEAP32[$13_1 + 12 >> 2];
HEAP32[$40_1 + 8 >> 2] = HEAP32[$13_1 + 8 >> 2];
HEAP32[$40_1 + 12 >> 2] = $5_1;
$5_1 = HEAP32[$13_1 + 4 >> 2];
HEAP32[$40_1 >> 2] = HEAP32[$13_1 >> 2];
HEAP32[$40_1 + 4 >> 2] = $5_1;
HEAP32[$11_1 + 80 >> 2] = $6_1;
HEAP32[$11_1 + 76 >> 2] = $7_1;
$77($11_1 + 124 | 0, $11_1 + 76 | 0);
$15_1 = HEAP32[$11_1 + 128 >> 2];
$33_1 = HEAP32[$11_1 + 124 >> 2];
if (($33_1 | 0) == -2147483648) {
$6_1 = $15_1;
break block59;
}
$25_1 = HEAP32[$11_1 + 132 >> 2];
$28_1 = 3;
$5_1 = $23(HEAP32[$11_1 + 52 >> 2], 1052539, 6);
block60 : {
if (!$5_1) {
break block60
}
$6_1 = HEAPU8[$5_1 | 0];
if (!$6_1) {
break block60
}
$18_1 = HEAPU8[$11_1 + 60 | 0];
HEAP8[$11_1 + 120 | 0] = $18_1;
HEAP32[$11_1 + 112 >> 2] = $5_1;
HEAP32[$11_1 + 108 >> 2] = 6;
HEAP32[$11_1 + 104 >> 2] = 1052539;
HEAP32[$11_1 + 100 >> 2] = 1;
HEAP32[$11_1 + 116 >> 2] = $11_1 + 40;
block62 : {
block61 : {
if (($6_1 | 0) != 3) {
$6_1 = $22($11_1 + 100 | 0, 1052172, 8);
break block61;
}
$28_1 = HEAP32[$5_1 + 12 >> 2];
$24_1 = HEAP32[$5_1 + 8 >> 2];
$6_1 = 0;
while (1) {
if (($28_1 | 0) == HEAP32[$6_1 + 1069364 >> 2]) {
if (!$135(HEAP32[$6_1 + 1069360 >> 2], $24_1, $28_1)) {
break block62
}
}
$6_1 = $6_1 + 12 | 0;
if (($6_1 | 0) != 36) {
continue
}
break;
};
$7_1 = $9(4, 24);
if (!$7_1) {
break block63
}
$6_1 = -36;
$5_1 = $7_1;
while (1) {
$19_1 = $6_1 + 1069396 | 0;
$13_1 = HEAP32[$19_1 + 4 >> 2];
HEAP32[$5_1 >> 2] = HEAP32[$19_1 >> 2];
HEAP32[$5_1 + 4 >> 2] = $13_1;
$5_1 = $5_1 + 8 | 0;
$6_1 = $6_1 + 12 | 0;
if ($6_1) {
continue
}
break;
};
$51($11_1 + 124 | 0, $11_1 + 100 | 0);
$13_1 = HEAP32[$11_1 + 128 >> 2];
$6_1 = $82($18_1, $13_1, HEAP32[$11_1 + 132 >> 2], $24_1, $28_1, $7_1, 3);
$5_1 = HEAP32[$11_1 + 124 >> 2];
if ($5_1) {
HEAP32[$11_1 + 140 >> 2] = 1;
$19_1 = $11_1 + 136 | 0;
} else {
$19_1 = $11_1 + 140 | 0
}
HEAP32[$19_1 >> 2] = $5_1;
$5_1 = HEAP32[$11_1 + 140 >> 2];
if (!(!$5_1 | !HEAP32[$11_1 + 136 >> 2])) {
$1($13_1, $5_1)
}
$1($7_1, 4);
}
$25($33_1, $15_1);
break block59;
}
$28_1 = HEAPU8[$6_1 + 1069368 | 0];
}
$5_1 = $11_1 + 100 | 0;
$78($5_1, $11_1 + 40 | 0, 1052402);
$6_1 = HEAP32[$11_1 + 104 >> 2];
$7_1 = HEAP32[$11_1 + 100 >> 2];
if (($7_1 | 0) == -2147483648) {
if ($33_1) {
HEAP32[$11_1 + 100 >> 2] = 1;
$5_1 = $11_1 + 124 | 0;
}
HEAP32[$5_1 >> 2] = $33_1;
$5_1 = HEAP32[$11_1 + 100 >> 2];
if (!$5_1 | !HEAP32[$11_1 + 124 >> 2]) {
break block59
}
$1($15_1, $5_1);
break block59;
}
HEAP32[$11_1 + 132 >> 2] = HEAP32[$11_1 + 108 >> 2];
HEAP32[$11_1 + 128 >> 2] = $6_1;
HEAP32[$11_1 + 124 >> 2] = $7_1;
$7_1 = $11_1 + 100 | 0;
$78($7_1, $11_1 + 40 | 0, 1052408);
$6_1 = HEAP32[$11_1 + 104 >> 2];
$24_1 = HEAP32[$11_1 + 100 >> 2];
if (($24_1 | 0) == -2147483648) {
$5_1 = $11_1 + 124 | 0;
$80($5_1);
if ($33_1) {
HEAP32[$11_1 + 100 >> 2] = 1
} else {
$5_1 = $7_1
}
HEAP32[$5_1 >> 2] = $33_1;
$5_1 = HEAP32[$11_1 + 100 >> 2];
if (!$5_1 | !HEAP32[$11_1 + 124 >> 2]) {
break block59
}
$1($15_1, $5_1);
break block59;
}
$5_1 = HEAP32[$11_1 + 128 >> 2];
HEAP32[$11_1 + 64 >> 2] = HEAP32[$11_1 + 124 >> 2];
HEAP32[$11_1 + 68 >> 2] = $5_1;
HEAP32[$11_1 + 72 >> 2] = HEAP32[$11_1 + 132 >> 2];
$18_1 = HEAP32[$11_1 + 108 >> 2];
if (HEAP32[$11_1 + 28 >> 2] == ($3_1 | 0)) {
$44_1 = global$0 - 16 | 0;
global$0 = $44_1;
$10_1 = $11_1 + 28 | 0;
$7_1 = HEAP32[$10_1 >> 2];
$5_1 = $7_1 << 1;
$26_1 = $5_1 >>> 0 <= 4 ? 4 : $5_1;
$3($44_1 + 4 | 0, $7_1, HEAP32[$10_1 + 4 >> 2], $26_1, 4, 40);
$5_1 = HEAP32[$44_1 + 8 >> 2];
block65 : {
if (!HEAP32[$44_1 + 4 >> 2]) {
HEAP32[$10_1 >> 2] = $26_1;
HEAP32[$10_1 + 4 >> 2] = $5_1;
break block65;
}
if (($5_1 | 0) == -2147483647) {
break block65
}
wasm2js_trap();
}
global$0 = $44_1 + 16 | 0;
$26_1 = HEAP32[$11_1 + 32 >> 2];
}
$7_1 = Math_imul($3_1, 40) + $26_1 | 0;
HEAP32[$7_1 + 8 >> 2] = $25_1;
HEAP32[$7_1 + 4 >> 2] = $15_1;
HEAP32[$7_1 >> 2] = $33_1;
$5_1 = HEAP32[$11_1 + 68 >> 2];
HEAP32[$7_1 + 12 >> 2] = HEAP32[$11_1 + 64 >> 2];
HEAP32[$7_1 + 16 >> 2] = $5_1;
HEAP32[$7_1 + 20 >> 2] = HEAP32[$11_1 + 72 >> 2];
HEAP8[$7_1 + 36 | 0] = $28_1;
HEAP32[$7_1 + 32 >> 2] = $18_1;
HEAP32[$7_1 + 28 >> 2] = $6_1;
HEAP32[$7_1 + 24 >> 2] = $24_1;
$7_1 = $3_1 + 1 | 0;
HEAP32[$11_1 + 36 >> 2] = $7_1;
$3_1 = $7_1;
$19_1 = $19_1 + 16 | 0;
if (($20_1 | 0) != ($19_1 | 0)) {
continue
}
break;
};
$5_1 = -2147483648;
$6_1 = HEAP32[$11_1 + 32 >> 2];
block67 : {
$3_1 = HEAP32[$11_1 + 28 >> 2];
switch ($3_1 - -2147483648 | 0) {
case 1:
break block58;
case 0:
break block66;
default:
break block67;
};
}
$5_1 = $3_1;
break block58;
}
wasm2js_trap();
}
$5_1 = HEAP32[$11_1 + 28 >> 2];
$7_1 = HEAP32[$11_1 + 32 >> 2];
$81($7_1, $3_1);
if (!$5_1) {
$3_1 = 0;
$5_1 = $11_1 + 100 | 0;
break block57;
}
HEAP32[$11_1 + 100 >> 2] = 4;
$3_1 = Math_imul($5_1, 40);
$5_1 = $11_1 + 76 | 0;
}
HEAP32[$5_1 >> 2] = $3_1;
$3_1 = HEAP32[$11_1 + 100 >> 2];
if (!(!$3_1 | !HEAP32[$11_1 + 76 >> 2])) {
$1($7_1, $3_1)
}
$3_1 = -2147483648;
break block66;
}
$5_1 = -2147483648;
}
$3_1 = $7_1;
$7_1 = ($5_1 | 0) == -2147483648;
HEAP32[$46_1 + 8 >> 2] = $7_1 ? 0 : $3_1;
$3_1 = $7_1 ? 0 : $5_1;
$6_1 = $7_1 ? 4 : $6_1;
}
HEAP32[$46_1 >> 2] = $3_1;
HEAP32[$46_1 + 4 >> 2] = $6_1;
global$0 = $11_1 + 144 | 0;
$3_1 = HEAP32[$17_1 + 76 >> 2];
$6_1 = HEAP32[$17_1 + 72 >> 2];
if (($6_1 | 0) == -2147483648) {
HEAP32[$34_1 >> 2] = -2147483648;
HEAP32[$34_1 + 4 >> 2] = $3_1;
$80($17_1 + 48 | 0);
$80($17_1 + 36 | 0);
break block46;
}
HEAP32[$17_1 + 68 >> 2] = HEAP32[$17_1 + 80 >> 2];
HEAP32[$17_1 + 64 >> 2] = $3_1;
HEAP32[$17_1 + 60 >> 2] = $6_1;
$10_1 = $17_1 + 72 | 0;
$3_1 = 0;
$16_1 = global$0 - 192 | 0;
global$0 = $16_1;
block80 : {
block71 : {
block69 : {
$6_1 = $8_1;
$8_1 = $23(HEAP32[$6_1 + 12 >> 2], 1052688, 10);
if (!$8_1) {
break block69
}
$7_1 = HEAPU8[$8_1 | 0];
if (!$7_1) {
break block69
}
$24_1 = HEAPU8[$6_1 + 20 | 0];
HEAP8[$16_1 + 24 | 0] = $24_1;
HEAP32[$16_1 + 20 >> 2] = $6_1;
HEAP32[$16_1 + 16 >> 2] = $8_1;
HEAP32[$16_1 + 12 >> 2] = 10;
HEAP32[$16_1 + 8 >> 2] = 1052688;
HEAP32[$16_1 + 4 >> 2] = 1;
HEAP32[$16_1 + 36 >> 2] = 0;
HEAP32[$16_1 + 28 >> 2] = 0;
HEAP32[$16_1 + 32 >> 2] = 4;
$5_1 = 4;
block70 : {
if (($7_1 | 0) != 4) {
$6_1 = $22($16_1 + 4 | 0, 1052446, 6);
$66(4, 0);
$7_1 = $16_1 + 148 | 0;
break block70;
}
$6_1 = HEAP32[$8_1 + 12 >> 2];
if (!$6_1) {
$6_1 = 4;
$8_1 = 0;
break block71;
}
$40_1 = $6_1 << 4;
$3_1 = HEAP32[$8_1 + 8 >> 2];
$33_1 = $16_1 + 156 | 0;
$44_1 = $16_1 + 88 | 0;
$46_1 = $16_1 + 112 | 0;
$8_1 = 0;
$11_1 = 8;
$32_1 = 4;
block72 : {
while (1) {
HEAP8[$16_1 + 60 | 0] = $24_1;
HEAP32[$16_1 + 40 >> 2] = 2;
HEAP32[$16_1 + 56 >> 2] = $16_1 + 4;
HEAP32[$16_1 + 52 >> 2] = $3_1;
HEAP32[$16_1 + 44 >> 2] = $8_1;
$13_1 = $16_1 + 148 | 0;
$7_1 = $16_1 + 40 | 0;
$21($13_1, $7_1, 1052698, 4);
$6_1 = HEAP32[$16_1 + 152 >> 2];
$19_1 = HEAP32[$16_1 + 148 >> 2];
if (($19_1 | 0) == 3) {
break block72
}
$5_1 = HEAP32[$33_1 + 12 >> 2];
HEAP32[$16_1 + 136 >> 2] = HEAP32[$33_1 + 8 >> 2];
HEAP32[$16_1 + 140 >> 2] = $5_1;
$5_1 = HEAP32[$33_1 + 4 >> 2];
HEAP32[$16_1 + 128 >> 2] = HEAP32[$33_1 >> 2];
HEAP32[$16_1 + 132 >> 2] = $5_1;
$21($13_1, $7_1, 1052702, 2);
$5_1 = HEAP32[$16_1 + 152 >> 2];
$13_1 = HEAP32[$16_1 + 148 >> 2];
if (($13_1 | 0) == 3) {
$6_1 = $5_1;
break block72;
}
$7_1 = HEAP32[$33_1 + 12 >> 2];
HEAP32[$46_1 + 8 >> 2] = HEAP32[$33_1 + 8 >> 2];
HEAP32[$46_1 + 12 >> 2] = $7_1;
$7_1 = HEAP32[$33_1 + 4 >> 2];
HEAP32[$46_1 >> 2] = HEAP32[$33_1 >> 2];
HEAP32[$46_1 + 4 >> 2] = $7_1;
$7_1 = HEAP32[$16_1 + 132 >> 2];
HEAP32[$44_1 >> 2] = HEAP32[$16_1 + 128 >> 2];
HEAP32[$44_1 + 4 >> 2] = $7_1;
$7_1 = HEAP32[$16_1 + 140 >> 2];
HEAP32[$44_1 + 8 >> 2] = HEAP32[$16_1 + 136 >> 2];
HEAP32[$44_1 + 12 >> 2] = $7_1;
HEAP32[$16_1 + 108 >> 2] = $5_1;
HEAP32[$16_1 + 104 >> 2] = $13_1;
HEAP32[$16_1 + 84 >> 2] = $6_1;
HEAP32[$16_1 + 80 >> 2] = $19_1;
$28_1 = HEAP32[$16_1 + 116 >> 2];
if (HEAPU8[$28_1 | 0] != 3) {
$6_1 = $22($16_1 + 104 | 0, 1052172, 8);
break block72;
}
$26_1 = HEAP32[$16_1 + 92 >> 2];
if (HEAPU8[$26_1 | 0] != 3) {
$6_1 = $22($16_1 + 80 | 0, 1052172, 8);
break block72;
}
$18_1 = HEAP32[$28_1 + 12 >> 2];
$15_1 = HEAP32[$28_1 + 8 >> 2];
$19_1 = $26_1 + 8 | 0;
$13_1 = $26_1 + 12 | 0;
$63($16_1 + 148 | 0, HEAP32[$19_1 >> 2], HEAP32[$13_1 >> 2], 1052354, 5);
$6_1 = HEAP32[$16_1 + 152 >> 2];
$20_1 = HEAP32[$16_1 + 148 >> 2];
if (($20_1 | 0) == -2147483648) {
$51($16_1 + 172 | 0, $16_1 + 80 | 0);
$13_1 = $6_1 + 24 | 0;
$5_1 = HEAP32[$6_1 + 24 >> 2];
if ($5_1) {
$3_1 = HEAP32[$6_1 + 28 >> 2];
HEAP32[$16_1 + 188 >> 2] = 1;
$7_1 = $16_1 + 184 | 0;
} else {
$7_1 = $16_1 + 188 | 0
}
HEAP32[$7_1 >> 2] = $5_1;
$5_1 = HEAP32[$16_1 + 188 >> 2];
if (!(!$5_1 | !HEAP32[$16_1 + 184 >> 2])) {
$1($3_1, $5_1)
}
HEAP32[$13_1 + 8 >> 2] = HEAP32[$16_1 + 180 >> 2];
$3_1 = HEAP32[$16_1 + 176 >> 2];
HEAP32[$13_1 >> 2] = HEAP32[$16_1 + 172 >> 2];
HEAP32[$13_1 + 4 >> 2] = $3_1;
break block72;
}
if ($20_1) {
HEAP32[$16_1 + 148 >> 2] = 1;
$5_1 = $16_1 + 172 | 0;
} else {
$5_1 = $16_1 + 148 | 0
}
$7_1 = HEAP32[$16_1 + 164 >> 2];
$25_1 = HEAP32[$16_1 + 160 >> 2];
HEAP32[$5_1 >> 2] = $20_1;
$5_1 = HEAP32[$16_1 + 148 >> 2];
if (!(!$5_1 | !HEAP32[$16_1 + 172 >> 2])) {
$1($6_1, $5_1)
}
if ($25_1) {
HEAP32[$16_1 + 148 >> 2] = 1;
$6_1 = $16_1 + 172 | 0;
} else {
$6_1 = $16_1 + 148 | 0
}
HEAP32[$6_1 >> 2] = $25_1;
$6_1 = HEAP32[$16_1 + 148 >> 2];
if (!(!$6_1 | !HEAP32[$16_1 + 172 >> 2])) {
$1($7_1, $6_1)
}
if (HEAPU8[$28_1 | 0] != 3) {
$6_1 = $22($16_1 + 104 | 0, 1052172, 8);
break block72;
}
block77 : {
block76 : {
if (HEAPU8[$26_1 | 0] != 3) {
$6_1 = $22($16_1 + 80 | 0, 1052172, 8);
break block76;
}
$63($16_1 + 148 | 0, HEAP32[$19_1 >> 2], HEAP32[$13_1 >> 2], $15_1, $18_1);
$6_1 = HEAP32[$16_1 + 152 >> 2];
$13_1 = HEAP32[$16_1 + 148 >> 2];
if (($13_1 | 0) != -2147483648) {
break block77
}
}
$51($16_1 + 172 | 0, $16_1 + 104 | 0);
$13_1 = $6_1 + 24 | 0;
$5_1 = HEAP32[$6_1 + 24 >> 2];
if ($5_1) {
$3_1 = HEAP32[$6_1 + 28 >> 2];
HEAP32[$16_1 + 188 >> 2] = 1;
$7_1 = $16_1 + 184 | 0;
} else {
$7_1 = $16_1 + 188 | 0
}
HEAP32[$7_1 >> 2] = $5_1;
$5_1 = HEAP32[$16_1 + 188 >> 2];
if (!(!$5_1 | !HEAP32[$16_1 + 184 >> 2])) {
$1($3_1, $5_1)
}
HEAP32[$13_1 + 8 >> 2] = HEAP32[$16_1 + 180 >> 2];
$3_1 = HEAP32[$16_1 + 176 >> 2];
HEAP32[$13_1 >> 2] = HEAP32[$16_1 + 172 >> 2];
HEAP32[$13_1 + 4 >> 2] = $3_1;
break block72;
}
$5_1 = HEAP32[$33_1 + 12 >> 2];
HEAP32[$16_1 + 72 >> 2] = HEAP32[$33_1 + 8 >> 2];
HEAP32[$16_1 + 76 >> 2] = $5_1;
$5_1 = HEAP32[$33_1 + 4 >> 2];
HEAP32[$16_1 + 64 >> 2] = HEAP32[$33_1 >> 2];
HEAP32[$16_1 + 68 >> 2] = $5_1;
$3_1 = $3_1 + 16 | 0;
if (HEAP32[$16_1 + 28 >> 2] == ($8_1 | 0)) {
$18_1 = global$0 - 16 | 0;
global$0 = $18_1;
$15_1 = $16_1 + 28 | 0;
$7_1 = HEAP32[$15_1 >> 2];
$5_1 = $7_1 << 1;
$19_1 = $5_1 >>> 0 <= 4 ? 4 : $5_1;
$3($18_1 + 4 | 0, $7_1, HEAP32[$15_1 + 4 >> 2], $19_1, 4, 24);
$5_1 = HEAP32[$18_1 + 8 >> 2];
block79 : {
if (!HEAP32[$18_1 + 4 >> 2]) {
HEAP32[$15_1 >> 2] = $19_1;
HEAP32[$15_1 + 4 >> 2] = $5_1;
break block79;
}
if (($5_1 | 0) == -2147483647) {
break block79
}
wasm2js_trap();
}
global$0 = $18_1 + 16 | 0;
$32_1 = HEAP32[$16_1 + 32 >> 2];
}
$5_1 = $11_1 + $32_1 | 0;
HEAP32[$5_1 - 4 >> 2] = $6_1;
HEAP32[$5_1 - 8 >> 2] = $13_1;
$6_1 = HEAP32[$16_1 + 68 >> 2];
HEAP32[$5_1 >> 2] = HEAP32[$16_1 + 64 >> 2];
HEAP32[$5_1 + 4 >> 2] = $6_1;
$6_1 = HEAP32[$16_1 + 76 >> 2];
HEAP32[$5_1 + 8 >> 2] = HEAP32[$16_1 + 72 >> 2];
HEAP32[$5_1 + 12 >> 2] = $6_1;
$8_1 = $8_1 + 1 | 0;
HEAP32[$16_1 + 36 >> 2] = $8_1;
$11_1 = $11_1 + 24 | 0;
$40_1 = $40_1 - 16 | 0;
if ($40_1) {
continue
}
break;
};
$3_1 = -2147483648;
$6_1 = HEAP32[$16_1 + 32 >> 2];
block81 : {
$5_1 = HEAP32[$16_1 + 28 >> 2];
switch ($5_1 - -2147483648 | 0) {
case 1:
break block71;
case 0:
break block80;
default:
break block81;
};
}
$3_1 = $5_1;
break block71;
}
$3_1 = HEAP32[$16_1 + 28 >> 2];
$5_1 = HEAP32[$16_1 + 32 >> 2];
$66($5_1, $8_1);
if (!$3_1) {
$3_1 = 0;
$7_1 = $16_1 + 148 | 0;
break block70;
}
HEAP32[$16_1 + 148 >> 2] = 4;
$3_1 = Math_imul($3_1, 24);
$7_1 = $16_1 + 104 | 0;
}
HEAP32[$7_1 >> 2] = $3_1;
$3_1 = HEAP32[$16_1 + 148 >> 2];
if (!(!$3_1 | !HEAP32[$16_1 + 104 >> 2])) {
$1($5_1, $3_1)
}
$5_1 = -2147483648;
break block80;
}
$3_1 = -2147483648;
}
$7_1 = ($3_1 | 0) == -2147483648;
HEAP32[$10_1 + 8 >> 2] = $7_1 ? 0 : $8_1;
$5_1 = $7_1 ? 0 : $3_1;
$6_1 = $7_1 ? 4 : $6_1;
}
HEAP32[$10_1 >> 2] = $5_1;
HEAP32[$10_1 + 4 >> 2] = $6_1;
global$0 = $16_1 + 192 | 0;
$5_1 = HEAP32[$17_1 + 76 >> 2];
$3_1 = HEAP32[$17_1 + 72 >> 2];
if (($3_1 | 0) == -2147483648) {
HEAP32[$34_1 >> 2] = -2147483648;
HEAP32[$34_1 + 4 >> 2] = $5_1;
$7_1 = global$0 - 16 | 0;
global$0 = $7_1;
$6_1 = $17_1 + 60 | 0;
$3_1 = HEAP32[$6_1 + 4 >> 2];
$81($3_1, HEAP32[$6_1 + 8 >> 2]);
$6_1 = HEAP32[$6_1 >> 2];
block83 : {
if (!$6_1) {
$5_1 = $7_1 + 12 | 0;
$6_1 = 0;
break block83;
}
HEAP32[$7_1 + 12 >> 2] = 4;
$5_1 = $7_1 + 8 | 0;
$6_1 = Math_imul($6_1, 40);
}
HEAP32[$5_1 >> 2] = $6_1;
$6_1 = HEAP32[$7_1 + 12 >> 2];
if (!(!$6_1 | !HEAP32[$7_1 + 8 >> 2])) {
$1($3_1, $6_1)
}
global$0 = $7_1 + 16 | 0;
$80($17_1 + 48 | 0);
$80($17_1 + 36 | 0);
break block46;
}
$6_1 = HEAP32[$17_1 + 40 >> 2];
HEAP32[$17_1 >> 2] = HEAP32[$17_1 + 36 >> 2];
HEAP32[$17_1 + 4 >> 2] = $6_1;
HEAP32[$17_1 + 8 >> 2] = HEAP32[$17_1 + 44 >> 2];
$6_1 = HEAP32[$17_1 + 52 >> 2];
HEAP32[$17_1 + 12 >> 2] = HEAP32[$17_1 + 48 >> 2];
HEAP32[$17_1 + 16 >> 2] = $6_1;
HEAP32[$17_1 + 20 >> 2] = HEAP32[$17_1 + 56 >> 2];
$6_1 = HEAP32[$17_1 + 64 >> 2];
HEAP32[$17_1 + 24 >> 2] = HEAP32[$17_1 + 60 >> 2];
HEAP32[$17_1 + 28 >> 2] = $6_1;
HEAP32[$17_1 + 32 >> 2] = HEAP32[$17_1 + 68 >> 2];
$6_1 = HEAP32[$17_1 + 80 >> 2];
$7_1 = $132($34_1, $17_1, 36);
HEAP8[$7_1 + 51 | 0] = ($45_1 | 0) == 2 ? 1 : $45_1;
HEAP8[$7_1 + 50 | 0] = $21_1 & 1;
HEAP8[$7_1 + 49 | 0] = ($38_1 | 0) != 2 ? $38_1 : 0;
HEAP8[$7_1 + 48 | 0] = ($35_1 | 0) != 2 ? $35_1 : 0;
HEAP32[$7_1 + 44 >> 2] = $6_1;
HEAP32[$7_1 + 40 >> 2] = $5_1;
HEAP32[$7_1 + 36 >> 2] = $3_1;
$115(1069956);
break block45;
}
$6_1 = HEAP32[$17_1 + 64 >> 2];
HEAP32[$34_1 >> 2] = -2147483648;
HEAP32[$34_1 + 4 >> 2] = $6_1;
$80($17_1 + 48 | 0);
$80($17_1 + 36 | 0);
}
$115(1069956);
}
global$0 = $17_1 + 96 | 0;
$8_1 = -2147483648;
block86 : {
$6_1 = HEAP32[$2_1 + 360 >> 2];
switch ($6_1 - -2147483648 | 0) {
case 1:
break block44;
case 0:
break block85;
default:
break block86;
};
}
$0_1 = HEAP32[$2_1 + 364 >> 2];
$132($2_1 + 416 | 0, $2_1 + 368 | 0, 44);
$8_1 = $6_1;
}
HEAP32[$2_1 + 676 >> 2] = $0_1;
HEAP32[$2_1 + 672 >> 2] = $8_1;
$132($2_1 + 680 | 0, $2_1 + 416 | 0, 44);
$5_1 = -2147483648;
$0_1 = $23(HEAP32[$2_1 + 332 >> 2], 1052916, 7);
if (!$0_1 | !HEAPU8[$0_1 | 0]) {
break block87
}
HEAP32[$2_1 + 144 >> 2] = $0_1;
HEAP8[$2_1 + 152 | 0] = 3;
HEAP32[$2_1 + 140 >> 2] = 7;
HEAP32[$2_1 + 136 >> 2] = 1052916;
HEAP32[$2_1 + 148 >> 2] = $2_1 + 320;
HEAP32[$2_1 + 132 >> 2] = 1;
$35_1 = $2_1 + 816 | 0;
$7_1 = 0;
$19_1 = 0;
$18_1 = 0;
$45_1 = 0;
$10_1 = global$0 - 304 | 0;
global$0 = $10_1;
$21_1 = $2_1 + 132 | 0;
$0_1 = $20(1053304, $21_1);
block88 : {
if ($0_1) {
HEAP32[$35_1 >> 2] = -2147483648;
HEAP32[$35_1 + 4 >> 2] = $0_1;
break block88;
}
block110 : {
block89 : {
$32_1 = HEAP32[$21_1 + 12 >> 2];
$6_1 = $23($32_1, 1052923, 7);
if (!$6_1) {
break block89
}
$3_1 = HEAPU8[$6_1 | 0];
if (!$3_1) {
break block89
}
HEAP32[$10_1 + 204 >> 2] = $6_1;
HEAP32[$10_1 + 200 >> 2] = 7;
HEAP32[$10_1 + 196 >> 2] = 1052923;
HEAP32[$10_1 + 192 >> 2] = 1;
HEAP32[$10_1 + 208 >> 2] = $21_1;
HEAP8[$10_1 + 212 | 0] = HEAPU8[$21_1 + 20 | 0];
block90 : {
if (($3_1 | 0) != 3) {
$0_1 = $22($10_1 + 192 | 0, 1052172, 8);
break block90;
}
$28_1 = HEAP32[$6_1 + 8 >> 2];
$26_1 = HEAP32[$6_1 + 12 >> 2];
$0_1 = 0;
block91 : {
if (!$26_1) {
break block91
}
$0_1 = 0;
if (HEAPU8[$28_1 | 0] != 118) {
break block91
}
$3_1 = $26_1 - 1 | 0;
$0_1 = $28_1 + 1 | 0;
}
$15_1 = $0_1 ? $0_1 : $28_1;
$20_1 = $0_1 ? $3_1 : $26_1;
if ($20_1) {
$7_1 = HEAPU8[($15_1 + $20_1 | 0) - 1 | 0] == 43 ? -1 : 0
}
HEAP32[$10_1 + 152 >> 2] = 45;
HEAP32[$10_1 + 156 >> 2] = 43;
$12_1 = $7_1 + $20_1 | 0;
HEAP32[$10_1 + 164 >> 2] = $12_1;
HEAP32[$10_1 + 160 >> 2] = $15_1;
$25_1 = $12_1 + $15_1 | 0;
HEAP32[$10_1 + 172 >> 2] = $25_1;
block95 : {
block92 : {
if (!$12_1) {
break block92
}
$3_1 = $15_1;
while (1) {
$18_1 = $3_1 + 1 | 0;
HEAP32[$10_1 + 168 >> 2] = $18_1;
$6_1 = HEAPU8[$3_1 | 0];
block93 : {
if ($6_1 << 24 >> 24 >= 0) {
break block93
}
$18_1 = $3_1 + 2 | 0;
HEAP32[$10_1 + 168 >> 2] = $18_1;
$0_1 = HEAPU8[$3_1 + 1 | 0] & 63;
$13_1 = $6_1 & 31;
if ($6_1 >>> 0 <= 223) {
$6_1 = $0_1 | $13_1 << 6;
break block93;
}
$18_1 = $3_1 + 3 | 0;
HEAP32[$10_1 + 168 >> 2] = $18_1;
$0_1 = HEAPU8[$3_1 + 2 | 0] & 63 | $0_1 << 6;
if ($6_1 >>> 0 < 240) {
$6_1 = $0_1 | $13_1 << 12;
break block93;
}
$18_1 = $3_1 + 4 | 0;
HEAP32[$10_1 + 168 >> 2] = $18_1;
$6_1 = $13_1 << 18 & 1835008 | (HEAPU8[$3_1 + 3 | 0] & 63 | $0_1 << 6);
if (($6_1 | 0) == 1114112) {
break block92
}
}
$13_1 = ($18_1 - $3_1 | 0) + $19_1 | 0;
HEAP32[$10_1 + 176 >> 2] = $13_1;
$0_1 = 0;
block94 : {
while (1) {
if (($0_1 | 0) == 8) {
break block94
}
$24_1 = ($10_1 + 152 | 0) + $0_1 | 0;
$0_1 = $0_1 + 4 | 0;
if (HEAP32[$24_1 >> 2] != ($6_1 | 0)) {
continue
}
break;
};
if (($12_1 | 0) == ($13_1 | 0)) {
break block95
}
$0_1 = $15_1 + $13_1 | 0;
$6_1 = ((($7_1 + $20_1 | 0) + $3_1 | 0) - $19_1 | 0) - $18_1 | 0;
while (1) {
$3_1 = HEAPU8[$0_1 | 0];
block96 : {
if (($3_1 - 48 & 255) >>> 0 < 10 | (($3_1 & 223) - 65 & 255) >>> 0 < 26) {
break block96
}
$12_1 = $3_1 - 43 | 0;
if ($12_1 >>> 0 <= 3 & ($12_1 | 0) != 1) {
break block96
}
if (($3_1 | 0) != 95) {
break block95
}
}
$0_1 = $0_1 + 1 | 0;
$6_1 = $6_1 - 1 | 0;
if ($6_1) {
continue
}
break;
};
$12_1 = $19_1;
break block92;
}
$19_1 = $13_1;
$3_1 = $18_1;
if (($25_1 | 0) != ($3_1 | 0)) {
continue
}
break;
};
}
HEAP16[$10_1 + 188 >> 1] = 1;
HEAP32[$10_1 + 184 >> 2] = $12_1;
$3_1 = 0;
HEAP32[$10_1 + 180 >> 2] = 0;
HEAP8[$10_1 + 176 | 0] = 1;
HEAP32[$10_1 + 172 >> 2] = 46;
HEAP32[$10_1 + 168 >> 2] = $12_1;
HEAP32[$10_1 + 160 >> 2] = $12_1;
HEAP32[$10_1 + 156 >> 2] = $15_1;
HEAP32[$10_1 + 152 >> 2] = 46;
while (1) {
$7_1 = $3_1 + $15_1 | 0;
$6_1 = $12_1 - $3_1 | 0;
block97 : {
if ($6_1 >>> 0 >= 8) {
$35($10_1 + 96 | 0, 46, $7_1, $6_1);
$0_1 = HEAP32[$10_1 + 100 >> 2];
$13_1 = HEAP32[$10_1 + 96 >> 2];
break block97;
}
$0_1 = 0;
$13_1 = 0;
if (!$6_1) {
break block97
}
while (1) {
$13_1 = 1;
if (HEAPU8[$0_1 + $7_1 | 0] == 46) {
break block97
}
$0_1 = $0_1 + 1 | 0;
if (($6_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
$0_1 = $6_1;
$13_1 = 0;
}
if (($13_1 | 0) == 1) {
block98 : {
$6_1 = $0_1 + $3_1 | 0;
$3_1 = $6_1 + 1 | 0;
if (!$3_1) {
break block98
}
$0_1 = $3_1 >>> 0 > $12_1 >>> 0;
if ($0_1 | HEAPU8[$6_1 + $15_1 | 0] != 46) {
break block98
}
$123($10_1 + 88 | 0, $15_1, $6_1);
if (!(HEAP32[$10_1 + 88 >> 2] & 1)) {
break block95
}
$18_1 = HEAP32[$10_1 + 92 >> 2];
block105 : {
block99 : {
if ($0_1) {
break block99
}
$13_1 = HEAPU8[$10_1 + 172 | 0];
$7_1 = $3_1;
while (1) {
$19_1 = $7_1 + $15_1 | 0;
$6_1 = $12_1 - $7_1 | 0;
block100 : {
if ($6_1 >>> 0 >= 8) {
$35($10_1 + 80 | 0, 46, $19_1, $6_1);
$0_1 = HEAP32[$10_1 + 84 >> 2];
$11_1 = HEAP32[$10_1 + 80 >> 2];
break block100;
}
$0_1 = 0;
$11_1 = 0;
if (!$6_1) {
break block100
}
while (1) {
$11_1 = 1;
if (HEAPU8[$0_1 + $19_1 | 0] == 46) {
break block100
}
$0_1 = $0_1 + 1 | 0;
if (($6_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
$0_1 = $6_1;
$11_1 = 0;
}
if (($11_1 | 0) != 1) {
break block99
}
$0_1 = $0_1 + $7_1 | 0;
$7_1 = $0_1 + 1 | 0;
if (!(!$7_1 | $7_1 >>> 0 > $12_1 >>> 0 | ($13_1 | 0) != HEAPU8[$0_1 + $15_1 | 0])) {
$123($10_1 + 72 | 0, $3_1 + $15_1 | 0, $0_1 - $3_1 | 0);
if (HEAP32[$10_1 + 72 >> 2] != 1) {
break block95
}
$19_1 = HEAP32[$10_1 + 76 >> 2];
$24_1 = HEAPU8[$10_1 + 172 | 0];
$6_1 = $7_1;
block103 : {
while (1) {
$25_1 = $6_1 + $15_1 | 0;
$3_1 = 1;
$13_1 = $12_1 - $6_1 | 0;
block102 : {
if ($13_1 >>> 0 >= 8) {
$35($10_1 - -64 | 0, 46, $25_1, $13_1);
$0_1 = HEAP32[$10_1 + 68 >> 2];
$11_1 = HEAP32[$10_1 + 64 >> 2];
break block102;
}
$0_1 = 0;
$11_1 = 0;
if (!$13_1) {
break block102
}
while (1) {
$11_1 = 1;
if (HEAPU8[$0_1 + $25_1 | 0] == 46) {
break block102
}
$0_1 = $0_1 + 1 | 0;
if (($13_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
$0_1 = $13_1;
$11_1 = 0;
}
if (($11_1 | 0) != 1) {
$6_1 = $12_1;
$0_1 = $6_1;
$13_1 = $7_1;
break block103;
}
$0_1 = $0_1 + $6_1 | 0;
$6_1 = $0_1 + 1 | 0;
if (!(!$6_1 | $6_1 >>> 0 > $12_1 >>> 0 | ($24_1 | 0) != HEAPU8[$0_1 + $15_1 | 0])) {
$3_1 = 0;
$13_1 = $6_1;
break block103;
}
if ($6_1 >>> 0 <= $12_1 >>> 0) {
continue
}
break;
};
$0_1 = $12_1;
$13_1 = $7_1;
}
$123($10_1 + 56 | 0, $7_1 + $15_1 | 0, $0_1 - $7_1 | 0);
if (!HEAP32[$10_1 + 56 >> 2]) {
break block95
}
if ($3_1) {
break block105
}
block109 : {
if ($6_1 >>> 0 <= $12_1 >>> 0) {
$7_1 = HEAPU8[$10_1 + 172 | 0];
while (1) {
$24_1 = $6_1 + $15_1 | 0;
block108 : {
$3_1 = $12_1 - $6_1 | 0;
block106 : {
if ($3_1 >>> 0 >= 8) {
$35($10_1 + 48 | 0, 46, $24_1, $3_1);
$0_1 = HEAP32[$10_1 + 52 >> 2];
$11_1 = HEAP32[$10_1 + 48 >> 2];
break block106;
}
$0_1 = 0;
$11_1 = 0;
if (!$3_1) {
break block106
}
while (1) {
$11_1 = 1;
if (HEAPU8[$0_1 + $24_1 | 0] == 46) {
break block106
}
$0_1 = $0_1 + 1 | 0;
if (($3_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
$0_1 = $3_1;
$11_1 = 0;
}
block107 : {
if (($11_1 | 0) != 1) {
$0_1 = $12_1;
break block107;
}
$0_1 = $0_1 + $6_1 | 0;
$6_1 = $0_1 + 1 | 0;
if (!$6_1 | $6_1 >>> 0 > $12_1 >>> 0 | ($7_1 | 0) != HEAPU8[$0_1 + $15_1 | 0]) {
break block108
}
$12_1 = $6_1;
}
HEAP32[$10_1 + 164 >> 2] = $12_1;
break block109;
}
if ($6_1 >>> 0 <= $12_1 >>> 0) {
continue
}
break;
};
}
$0_1 = $12_1;
}
$123($10_1 + 40 | 0, $15_1 + $13_1 | 0, $0_1 - $13_1 | 0);
if (HEAP32[$10_1 + 40 >> 2] == 2) {
break block105
}
break block95;
}
if ($7_1 >>> 0 <= $12_1 >>> 0) {
continue
}
break;
};
}
$123($10_1 + 32 | 0, $3_1 + $15_1 | 0, $12_1 - $3_1 | 0);
if (!(HEAP32[$10_1 + 32 >> 2] & 1)) {
break block95
}
$19_1 = HEAP32[$10_1 + 36 >> 2];
}
$7_1 = 1;
break block110;
}
if ($3_1 >>> 0 <= $12_1 >>> 0) {
continue
}
}
break;
};
$123($10_1 + 24 | 0, $15_1, $12_1);
}
HEAP32[$10_1 + 268 >> 2] = $26_1;
HEAP32[$10_1 + 264 >> 2] = $28_1;
$12_1 = $10_1 + 152 | 0;
$6_1 = $10_1 + 264 | 0;
$65($12_1, 1066198, 48, $6_1);
$0_1 = $57(3, 1066246, 16, $28_1, $26_1, $12_1);
$51($12_1, $10_1 + 192 | 0);
$3_1 = $0_1 + 24 | 0;
$12_1 = HEAP32[$0_1 + 24 >> 2];
if ($12_1) {
$21_1 = HEAP32[$0_1 + 28 >> 2];
HEAP32[$10_1 + 264 >> 2] = 1;
$6_1 = $10_1 + 228 | 0;
}
HEAP32[$6_1 >> 2] = $12_1;
$6_1 = HEAP32[$10_1 + 264 >> 2];
if (!(!$6_1 | !HEAP32[$10_1 + 228 >> 2])) {
$1($21_1, $6_1)
}
HEAP32[$3_1 + 8 >> 2] = HEAP32[$10_1 + 160 >> 2];
$6_1 = HEAP32[$10_1 + 156 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$10_1 + 152 >> 2];
HEAP32[$3_1 + 4 >> 2] = $6_1;
}
HEAP32[$35_1 >> 2] = -2147483648;
HEAP32[$35_1 + 4 >> 2] = $0_1;
break block88;
}
$7_1 = 0;
}
$3_1 = 2;
$0_1 = $23($32_1, 1052964, 22);
block112 : {
if (!$0_1) {
break block112
}
$6_1 = HEAPU8[$0_1 | 0];
if (!$6_1) {
break block112
}
HEAP32[$10_1 + 116 >> 2] = $0_1;
HEAP32[$10_1 + 112 >> 2] = 22;
HEAP32[$10_1 + 108 >> 2] = 1052964;
$3_1 = 1;
HEAP32[$10_1 + 104 >> 2] = 1;
HEAP32[$10_1 + 120 >> 2] = $21_1;
HEAP8[$10_1 + 124 | 0] = HEAPU8[$21_1 + 20 | 0];
block113 : {
if (($6_1 | 0) != 3) {
$0_1 = $22($10_1 + 104 | 0, 1052172, 8);
break block113;
}
$12_1 = HEAP32[$0_1 + 12 >> 2];
$15_1 = HEAP32[$0_1 + 8 >> 2];
HEAP32[$10_1 + 272 >> 2] = 50462976;
$13_1 = $10_1 + 272 | 0;
$0_1 = 0;
block114 : {
while (1) {
$3_1 = HEAPU8[$0_1 + $13_1 | 0];
$6_1 = $3_1 << 2;
if (HEAP32[$6_1 + 1070440 >> 2] == ($12_1 | 0)) {
if (!$135(HEAP32[$6_1 + 1070456 >> 2], $15_1, $12_1)) {
break block114
}
}
$0_1 = $0_1 + 1 | 0;
if (($0_1 | 0) != 4) {
continue
}
break;
};
HEAP32[$10_1 + 228 >> 2] = 50462976;
$3_1 = $10_1 + 228 | 1;
$6_1 = 0;
$0_1 = 0;
while (1) {
$13_1 = ($10_1 + 152 | 0) + $0_1 | 0;
$6_1 = $6_1 << 2 & 1020;
HEAP32[$13_1 + 4 >> 2] = HEAP32[$6_1 + 1070472 >> 2];
HEAP32[$13_1 >> 2] = HEAP32[$6_1 + 1070488 >> 2];
if (($0_1 | 0) != 24) {
$0_1 = $0_1 + 8 | 0;
$6_1 = HEAPU8[$3_1 | 0];
$3_1 = $3_1 + 1 | 0;
continue;
}
break;
};
$0_1 = HEAP32[$10_1 + 180 >> 2];
HEAP32[$10_1 + 216 >> 2] = HEAP32[$10_1 + 176 >> 2];
HEAP32[$10_1 + 220 >> 2] = $0_1;
$0_1 = HEAP32[$10_1 + 172 >> 2];
HEAP32[$10_1 + 208 >> 2] = HEAP32[$10_1 + 168 >> 2];
HEAP32[$10_1 + 212 >> 2] = $0_1;
$0_1 = HEAP32[$10_1 + 164 >> 2];
HEAP32[$10_1 + 200 >> 2] = HEAP32[$10_1 + 160 >> 2];
HEAP32[$10_1 + 204 >> 2] = $0_1;
$0_1 = HEAP32[$10_1 + 156 >> 2];
HEAP32[$10_1 + 192 >> 2] = HEAP32[$10_1 + 152 >> 2];
HEAP32[$10_1 + 196 >> 2] = $0_1;
$6_1 = $10_1 + 192 | 0;
$0_1 = $82(3, 1066330, 31, $15_1, $12_1, $6_1, 4);
$51($10_1 + 152 | 0, $10_1 + 104 | 0);
$13_1 = $0_1 + 24 | 0;
$3_1 = HEAP32[$0_1 + 24 >> 2];
if ($3_1) {
$12_1 = HEAP32[$0_1 + 28 >> 2];
HEAP32[$10_1 + 192 >> 2] = 1;
$6_1 = $10_1 + 264 | 0;
}
HEAP32[$6_1 >> 2] = $3_1;
$6_1 = HEAP32[$10_1 + 192 >> 2];
if (!(!$6_1 | !HEAP32[$10_1 + 264 >> 2])) {
$1($12_1, $6_1)
}
HEAP32[$13_1 + 8 >> 2] = HEAP32[$10_1 + 160 >> 2];
$6_1 = HEAP32[$10_1 + 156 >> 2];
HEAP32[$13_1 >> 2] = HEAP32[$10_1 + 152 >> 2];
HEAP32[$13_1 + 4 >> 2] = $6_1;
$3_1 = 1;
break block113;
}
$3_1 = $3_1 << 8;
}
$45_1 = $3_1 & 1;
}
$6_1 = $10_1 + 152 | 0;
$122($6_1, $21_1, 1052930, 16);
block116 : {
if (HEAPU8[$10_1 + 152 | 0] == 1) {
break block116
}
$25_1 = HEAPU8[$10_1 + 153 | 0];
$122($6_1, $21_1, 1052946, 18);
if (HEAPU8[$10_1 + 152 | 0] == 1) {
break block116
}
$24_1 = HEAPU8[$10_1 + 153 | 0];
$20_1 = 4;
block134 : {
block120 : {
block118 : {
block119 : {
switch ($3_1 & 255) {
case 0:
$20_1 = $3_1 >>> 8 | 0;
break;
case 2:
break block119;
default:
break block118;
};
}
$6_1 = $23($32_1, 1052986, 36);
if (!$6_1 | !HEAPU8[$6_1 | 0]) {
break block120
}
$15_1 = HEAPU8[$21_1 + 20 | 0];
HEAP8[$10_1 + 248 | 0] = $15_1;
HEAP32[$10_1 + 244 >> 2] = $21_1;
HEAP32[$10_1 + 236 >> 2] = 36;
HEAP32[$10_1 + 232 >> 2] = 1052986;
HEAP32[$10_1 + 228 >> 2] = 1;
HEAP32[$10_1 + 240 >> 2] = $6_1;
HEAP32[$10_1 + 260 >> 2] = 0;
HEAP32[$10_1 + 252 >> 2] = 0;
HEAP32[$10_1 + 256 >> 2] = 4;
block121 : {
if (HEAPU8[$6_1 | 0] != 4) {
$0_1 = $22($10_1 + 228 | 0, 1052446, 6);
break block121;
}
$0_1 = HEAP32[$6_1 + 12 >> 2];
if (!$0_1) {
break block120
}
$6_1 = HEAP32[$6_1 + 8 >> 2];
$13_1 = $6_1 + ($0_1 << 4) | 0;
$45_1 = 4;
$12_1 = $10_1 + 156 | 0;
$21_1 = 0;
while (1) {
HEAP8[$10_1 + 284 | 0] = $15_1;
HEAP32[$10_1 + 264 >> 2] = 2;
HEAP32[$10_1 + 268 >> 2] = $21_1;
HEAP32[$10_1 + 276 >> 2] = $6_1;
$0_1 = HEAPU8[$6_1 | 0];
HEAP32[$10_1 + 280 >> 2] = $10_1 + 228;
if (($0_1 | 0) != 3) {
$0_1 = $22($10_1 + 264 | 0, 1052172, 8);
break block121;
}
$28_1 = HEAP32[$6_1 + 8 >> 2];
block131 : {
block126 : {
block132 : {
block130 : {
block123 : {
block127 : {
block129 : {
block125 : {
block124 : {
block122 : {
$38_1 = HEAP32[$6_1 + 12 >> 2];
if ($38_1 >>> 0 < 2) {
break block122
}
$3_1 = $38_1 - 2 | 0;
$0_1 = $3_1 + $28_1 | 0;
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) != 10799) {
break block122
}
if (!$3_1) {
break block123
}
if ($3_1 >>> 0 > 7) {
break block124
}
$0_1 = 0;
while (1) {
if (HEAPU8[$0_1 + $28_1 | 0] == 42) {
break block123
}
$0_1 = $0_1 + 1 | 0;
if (($3_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
break block125;
}
$83($10_1 + 152 | 0, $28_1, $38_1);
if (HEAP32[$10_1 + 152 >> 2] != 19) {
break block123
}
$0_1 = HEAP32[$12_1 + 20 >> 2];
HEAP32[$10_1 + 208 >> 2] = HEAP32[$12_1 + 16 >> 2];
HEAP32[$10_1 + 212 >> 2] = $0_1;
$0_1 = HEAP32[$12_1 + 12 >> 2];
HEAP32[$10_1 + 200 >> 2] = HEAP32[$12_1 + 8 >> 2];
HEAP32[$10_1 + 204 >> 2] = $0_1;
$0_1 = HEAP32[$12_1 + 4 >> 2];
HEAP32[$10_1 + 192 >> 2] = HEAP32[$12_1 >> 2];
HEAP32[$10_1 + 196 >> 2] = $0_1;
HEAP32[$10_1 + 296 >> 2] = 0;
HEAP32[$10_1 + 288 >> 2] = 0;
HEAP32[$10_1 + 292 >> 2] = 1;
$0_1 = $10_1 + 288 | 0;
if ($84($10_1 + 192 | 0, $0_1)) {
break block126
}
$32_1 = HEAP32[$10_1 + 292 >> 2];
$26_1 = HEAP32[$10_1 + 288 >> 2];
if (($38_1 | 0) != HEAP32[$10_1 + 296 >> 2]) {
break block127
}
$3_1 = $135($32_1, $28_1, $38_1);
if ($26_1) {
HEAP32[$10_1 + 288 >> 2] = 1;
$0_1 = $10_1 + 300 | 0;
}
HEAP32[$0_1 >> 2] = $26_1;
$0_1 = HEAP32[$10_1 + 288 >> 2];
if (!(!$0_1 | !HEAP32[$10_1 + 300 >> 2])) {
$1($32_1, $0_1)
}
if (!$3_1) {
break block129
}
break block123;
}
$35($10_1 + 16 | 0, 42, $28_1, $3_1);
if (HEAP32[$10_1 + 16 >> 2]) {
break block123
}
}
$47($10_1 + 8 | 0, $28_1, $3_1);
if (($3_1 | 0) != HEAP32[$10_1 + 12 >> 2]) {
break block123
}
if ($135(HEAP32[$10_1 + 8 >> 2], $28_1, $3_1)) {
break block123
}
}
if ($38_1) {
break block130
}
$0_1 = 1;
break block131;
}
if ($26_1) {
HEAP32[$10_1 + 288 >> 2] = 1;
$0_1 = $10_1 + 300 | 0;
} else {
$0_1 = $10_1 + 288 | 0
}
HEAP32[$0_1 >> 2] = $26_1;
$0_1 = HEAP32[$10_1 + 288 >> 2];
if (!$0_1 | !HEAP32[$10_1 + 300 >> 2]) {
break block123
}
$1($32_1, $0_1);
}
HEAP32[$10_1 + 196 >> 2] = $38_1;
HEAP32[$10_1 + 192 >> 2] = $28_1;
$0_1 = $10_1 + 152 | 0;
$65($0_1, 1066397, 145, $10_1 + 192 | 0);
$0_1 = $57(3, 1066542, 45, $28_1, $38_1, $0_1);
break block132;
}
$0_1 = $9(1, $38_1);
if (!$0_1) {
break block126
}
$132($0_1, $28_1, $38_1);
if (($38_1 | 0) != -2147483648) {
break block131
}
}
$51($10_1 + 152 | 0, $10_1 + 264 | 0);
$3_1 = $0_1 + 24 | 0;
$6_1 = HEAP32[$0_1 + 24 >> 2];
if ($6_1) {
$21_1 = HEAP32[$0_1 + 28 >> 2];
HEAP32[$10_1 + 192 >> 2] = 1;
$7_1 = $10_1 + 288 | 0;
} else {
$7_1 = $10_1 + 192 | 0
}
HEAP32[$7_1 >> 2] = $6_1;
$6_1 = HEAP32[$10_1 + 192 >> 2];
if (!(!$6_1 | !HEAP32[$10_1 + 288 >> 2])) {
$1($21_1, $6_1)
}
HEAP32[$3_1 + 8 >> 2] = HEAP32[$10_1 + 160 >> 2];
$6_1 = HEAP32[$10_1 + 156 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$10_1 + 152 >> 2];
HEAP32[$3_1 + 4 >> 2] = $6_1;
break block121;
}
wasm2js_trap();
}
if (HEAP32[$10_1 + 252 >> 2] == ($21_1 | 0)) {
$79($10_1 + 252 | 0);
$45_1 = HEAP32[$10_1 + 256 >> 2];
}
$3_1 = Math_imul($21_1, 12) + $45_1 | 0;
HEAP32[$3_1 + 8 >> 2] = $38_1;
HEAP32[$3_1 + 4 >> 2] = $0_1;
HEAP32[$3_1 >> 2] = $38_1;
$3_1 = $21_1 + 1 | 0;
HEAP32[$10_1 + 260 >> 2] = $3_1;
$21_1 = $3_1;
$6_1 = $6_1 + 16 | 0;
if (($13_1 | 0) != ($6_1 | 0)) {
continue
}
break;
};
$0_1 = HEAP32[$10_1 + 256 >> 2];
$6_1 = HEAP32[$10_1 + 252 >> 2];
switch ($6_1 - -2147483648 | 0) {
case 0:
break block118;
case 1:
break block120;
default:
break block134;
};
}
$80($10_1 + 252 | 0);
}
HEAP32[$35_1 >> 2] = -2147483648;
HEAP32[$35_1 + 4 >> 2] = $0_1;
break block88;
}
$0_1 = 4;
$3_1 = 0;
$6_1 = 0;
}
HEAP8[$10_1 + 150 | 0] = $20_1;
HEAP8[$10_1 + 149 | 0] = $24_1 & 1;
HEAP8[$10_1 + 148 | 0] = $25_1 & 1;
HEAP32[$10_1 + 144 >> 2] = $7_1 ? $19_1 : 36;
HEAP32[$10_1 + 140 >> 2] = $7_1 ? $18_1 : 1;
HEAP32[$10_1 + 136 >> 2] = $3_1;
HEAP32[$10_1 + 132 >> 2] = $0_1;
HEAP32[$10_1 + 128 >> 2] = $6_1;
$6_1 = $10_1 + 128 | 0;
$0_1 = $124($6_1);
if ($0_1) {
HEAP32[$35_1 >> 2] = -2147483648;
HEAP32[$35_1 + 4 >> 2] = $0_1;
$80($6_1);
break block88;
}
$0_1 = HEAP32[$10_1 + 148 >> 2];
HEAP32[$35_1 + 16 >> 2] = HEAP32[$10_1 + 144 >> 2];
HEAP32[$35_1 + 20 >> 2] = $0_1;
$0_1 = HEAP32[$10_1 + 140 >> 2];
HEAP32[$35_1 + 8 >> 2] = HEAP32[$10_1 + 136 >> 2];
HEAP32[$35_1 + 12 >> 2] = $0_1;
$0_1 = HEAP32[$10_1 + 132 >> 2];
HEAP32[$35_1 >> 2] = HEAP32[$10_1 + 128 >> 2];
HEAP32[$35_1 + 4 >> 2] = $0_1;
break block88;
}
$6_1 = HEAP32[$10_1 + 156 >> 2];
HEAP32[$35_1 >> 2] = -2147483648;
HEAP32[$35_1 + 4 >> 2] = $6_1;
if (!$45_1) {
break block88
}
$27($0_1);
}
global$0 = $10_1 + 304 | 0;
$0_1 = -2147483648;
block137 : {
block135 : {
$12_1 = HEAP32[$2_1 + 816 >> 2];
switch ($12_1 - -2147483648 | 0) {
case 0:
break block135;
case 1:
break block136;
default:
break block137;
};
}
$0_1 = HEAP32[$2_1 + 820 >> 2];
if (($8_1 | 0) == -2147483648) {
break block138
}
$115($2_1 + 672 | 0);
break block138;
}
$0_1 = HEAP32[$2_1 + 828 >> 2];
HEAP32[$2_1 + 464 >> 2] = HEAP32[$2_1 + 824 >> 2];
HEAP32[$2_1 + 468 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 836 >> 2];
HEAP32[$2_1 + 472 >> 2] = HEAP32[$2_1 + 832 >> 2];
HEAP32[$2_1 + 476 >> 2] = $0_1;
$14_1 = HEAP32[$2_1 + 820 >> 2];
$0_1 = $12_1;
break block136;
}
$0_1 = HEAP32[$2_1 + 364 >> 2];
break block138;
}
$0_1 = -2147483648;
}
block139 : {
if (!$47_1) {
break block139
}
if (!$29_1) {
$5_1 = 0;
$12_1 = 1;
break block139;
}
$12_1 = $9(1, $29_1);
if (!$12_1) {
break block3
}
$132($12_1, $47_1, $29_1);
$5_1 = $29_1;
}
$6_1 = -2147483648;
block140 : {
if (!$41_1) {
break block140
}
if (!$31_1) {
$22_1 = 1;
$6_1 = 0;
break block140;
}
$22_1 = $9(1, $31_1);
if (!$22_1) {
break block3
}
$132($22_1, $41_1, $31_1);
$6_1 = $31_1;
}
$7_1 = !$42_1 | !$36_1;
$3_1 = $2_1 + 576 | 0;
$132($3_1, $2_1 + 672 | 0, 52);
$132($2_1 + 744 | 0, HEAP32[$2_1 + 576 >> 2] == -2147483648 ? 1069956 : $3_1, 52);
block141 : {
if (($0_1 | 0) != -2147483648) {
$3_1 = HEAP32[$2_1 + 476 >> 2];
HEAP32[$2_1 + 592 >> 2] = HEAP32[$2_1 + 472 >> 2];
HEAP32[$2_1 + 596 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 468 >> 2];
HEAP32[$2_1 + 584 >> 2] = HEAP32[$2_1 + 464 >> 2];
HEAP32[$2_1 + 588 >> 2] = $3_1;
break block141;
}
$14_1 = 4;
HEAP8[$2_1 + 598 | 0] = 4;
$0_1 = 0;
HEAP16[$2_1 + 596 >> 1] = 0;
HEAP32[$2_1 + 592 >> 2] = 36;
HEAP32[$2_1 + 584 >> 2] = 0;
HEAP32[$2_1 + 588 >> 2] = 1;
}
HEAP32[$2_1 + 580 >> 2] = $14_1;
HEAP32[$2_1 + 576 >> 2] = $0_1;
$14_1 = 0;
if ($7_1) {
break block142
}
$8_1 = 0;
$20_1 = global$0 - 384 | 0;
global$0 = $20_1;
HEAP32[$20_1 + 24 >> 2] = 50462976;
$3_1 = $20_1 + 24 | 0;
$19_1 = $2_1 + 560 | 0;
block149 : {
block148 : {
block144 : {
block147 : {
block143 : {
while (1) {
$7_1 = HEAPU8[$3_1 + $8_1 | 0];
$0_1 = $7_1 << 2;
if (HEAP32[$0_1 + 1070328 >> 2] == ($36_1 | 0)) {
if (!$135(HEAP32[$0_1 + 1070344 >> 2], $42_1, $36_1)) {
break block143
}
}
$8_1 = $8_1 + 1 | 0;
if (($8_1 | 0) != 4) {
continue
}
break;
};
HEAP32[$20_1 + 44 >> 2] = $36_1;
HEAP32[$20_1 + 40 >> 2] = $42_1;
$65($20_1 + 28 | 0, 1066104, 87, $20_1 + 40 | 0);
$47($20_1 + 8 | 0, $42_1, $36_1);
$8_1 = -144;
$7_1 = $20_1 + 192 | 0;
$25_1 = HEAP32[$20_1 + 12 >> 2];
$24_1 = HEAP32[$20_1 + 8 >> 2];
while (1) {
$13_1 = $8_1 + 1066068 | 0;
$0_1 = HEAP32[$13_1 + 4 >> 2];
HEAP32[$7_1 >> 2] = HEAP32[$13_1 >> 2];
HEAP32[$7_1 + 4 >> 2] = $0_1;
$7_1 = $7_1 + 8 | 0;
$8_1 = $8_1 + 12 | 0;
if ($8_1) {
continue
}
break;
};
if ($25_1 >>> 0 > 48) {
break block144
}
$21_1 = HEAP32[$20_1 + 192 >> 2];
$3_1 = HEAP32[$20_1 + 196 >> 2];
$7_1 = $20_1 + 288 | 0;
$132($7_1, $20_1 + 200 | 0, 88);
$0_1 = $61($24_1, $25_1, $21_1, $3_1);
HEAP32[$20_1 + 52 >> 2] = $3_1;
HEAP32[$20_1 + 48 >> 2] = $21_1;
HEAP32[$20_1 + 40 >> 2] = 1;
HEAP32[$20_1 + 44 >> 2] = 12;
$132($20_1 + 56 | 0, $7_1, 88);
$0_1 = __wasm_i64_mul($0_1, 0, 1, 1);
$18_1 = i64toi32_i32$HIGH_BITS;
$8_1 = $20_1 + 60 | 0;
$11_1 = 1;
while (1) {
$7_1 = HEAP32[$8_1 - 4 >> 2];
$13_1 = HEAP32[$8_1 >> 2];
$15_1 = $61($24_1, $25_1, $7_1, $13_1);
HEAP32[$20_1 + 380 >> 2] = $15_1;
HEAP32[$20_1 + 376 >> 2] = $15_1;
$10_1 = $7_1;
$7_1 = $0_1 >>> 0 > $15_1 >>> 0;
$21_1 = $7_1 ? $10_1 : $21_1;
$3_1 = $7_1 ? $13_1 : $3_1;
$0_1 = $7_1 ? HEAP32[$20_1 + 376 >> 2] : $0_1;
$13_1 = $7_1 ? HEAP32[$20_1 + 380 >> 2] : $18_1;
$18_1 = $13_1;
$8_1 = $8_1 + 8 | 0;
$11_1 = $11_1 + 1 | 0;
if (($11_1 | 0) != 12) {
continue
}
break;
};
if (((($13_1 & 2147483647) << 1 | $0_1 >>> 31) & -2) >>> 0 > ($3_1 >>> 0 < $25_1 >>> 0 ? $25_1 : $3_1) >>> 0) {
break block144
}
$132($20_1 + 48 | 0, 1065924, 144);
$8_1 = 0;
while (1) {
block146 : {
$7_1 = ($20_1 + 40 | 0) + $8_1 | 0;
block145 : {
if (HEAP32[$7_1 + 12 >> 2] != ($3_1 | 0)) {
break block145
}
$0_1 = HEAPU8[$7_1 + 16 | 0];
if ($135(HEAP32[$7_1 + 8 >> 2], $21_1, $3_1)) {
break block145
}
if (($0_1 | 0) != 4) {
break block146
}
}
$8_1 = $8_1 + 12 | 0;
if (($8_1 | 0) != 144) {
continue
}
break block144;
}
break;
};
$3_1 = $0_1 << 2;
$0_1 = HEAP32[$3_1 + 1070376 >> 2];
$7_1 = HEAP32[$3_1 + 1070360 >> 2];
$3_1 = $9(1, $7_1);
if (!$3_1) {
break block147
}
$132($3_1, $0_1, $7_1);
$0_1 = -2147483648;
break block148;
}
HEAP8[$19_1 + 1 | 0] = $7_1;
$0_1 = 0;
break block149;
}
wasm2js_trap();
}
$0_1 = -2147483647;
}
$8_1 = $57(4, 1066191, 7, $42_1, $36_1, $20_1 + 28 | 0);
$58($8_1 + 48 | 0);
HEAP8[$8_1 + 72 | 0] = 3;
HEAP32[$8_1 + 68 >> 2] = $7_1;
HEAP32[$8_1 + 64 >> 2] = $3_1;
HEAP32[$8_1 + 60 >> 2] = $7_1;
HEAP32[$8_1 + 48 >> 2] = $0_1;
HEAP32[$19_1 + 4 >> 2] = $8_1;
$0_1 = 1;
}
HEAP8[$19_1 | 0] = $0_1;
global$0 = $20_1 + 384 | 0;
block151 : {
switch (HEAPU8[$2_1 + 560 | 0]) {
case 2:
break block142;
case 0:
break block150;
default:
break block151;
};
}
$0_1 = HEAP32[$2_1 + 564 >> 2];
$80($2_1 + 576 | 0);
$115($2_1 + 744 | 0);
$125($6_1, $22_1);
$125($5_1, $12_1);
}
$6_1 = global$0 - 48 | 0;
global$0 = $6_1;
$4_1 = $2_1 + 344 | 0;
if (HEAP32[$4_1 >> 2]) {
$1_1 = HEAP32[$4_1 + 4 >> 2];
block152 : {
if (!$1_1) {
$12_1 = 0;
$1_1 = 0;
break block152;
}
HEAP32[$6_1 + 36 >> 2] = $1_1;
HEAP32[$6_1 + 32 >> 2] = 0;
HEAP32[$6_1 + 20 >> 2] = $1_1;
HEAP32[$6_1 + 16 >> 2] = 0;
$1_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$6_1 + 40 >> 2] = $1_1;
HEAP32[$6_1 + 24 >> 2] = $1_1;
$12_1 = HEAP32[$4_1 + 12 >> 2];
$1_1 = 1;
}
HEAP32[$6_1 + 44 >> 2] = $12_1;
HEAP32[$6_1 + 28 >> 2] = $1_1;
HEAP32[$6_1 + 12 >> 2] = $1_1;
$126($6_1 + 12 | 0);
}
global$0 = $6_1 + 48 | 0;
}
$24($2_1 + 304 | 0);
break block2;
}
$14_1 = HEAPU8[$2_1 + 561 | 0];
}
$0_1 = HEAP32[$2_1 + 748 >> 2];
$8_1 = HEAP32[$2_1 + 744 >> 2];
$7_1 = $2_1 + 132 | 0;
$132($7_1, $2_1 + 752 | 0, 44);
$3_1 = HEAP32[$2_1 + 596 >> 2];
HEAP32[$2_1 + 192 >> 2] = HEAP32[$2_1 + 592 >> 2];
HEAP32[$2_1 + 196 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 588 >> 2];
HEAP32[$2_1 + 184 >> 2] = HEAP32[$2_1 + 584 >> 2];
HEAP32[$2_1 + 188 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 580 >> 2];
HEAP32[$2_1 + 176 >> 2] = HEAP32[$2_1 + 576 >> 2];
HEAP32[$2_1 + 180 >> 2] = $3_1;
$3_1 = $2_1 - -64 | 0;
$132($3_1, $7_1, 68);
$24($2_1 + 304 | 0);
if (($8_1 | 0) == -2147483648) {
break block2
}
HEAP32[$2_1 + 136 >> 2] = $0_1;
HEAP32[$2_1 + 132 >> 2] = $8_1;
$132($2_1 + 140 | 0, $3_1, 68);
HEAP8[$2_1 + 244 | 0] = $14_1;
HEAP32[$2_1 + 240 >> 2] = $9_1 ? $39_1 : 0;
HEAP32[$2_1 + 236 >> 2] = $4_1;
HEAP32[$2_1 + 232 >> 2] = $9_1 ? $1_1 : 0;
HEAP32[$2_1 + 228 >> 2] = $31_1;
HEAP32[$2_1 + 224 >> 2] = $22_1;
HEAP32[$2_1 + 220 >> 2] = $6_1;
HEAP32[$2_1 + 212 >> 2] = $12_1;
HEAP32[$2_1 + 208 >> 2] = $5_1;
HEAP32[$2_1 + 216 >> 2] = $29_1;
$1_1 = ($5_1 | 0) != -2147483648 ? $29_1 : 0;
block153 : {
if ($1_1 >>> 0 >= 16385) {
$19_1 = 3;
$0_1 = $114(1052348, 6, $1_1, 16384);
break block153;
}
$9_1 = ($6_1 | 0) != -2147483648 ? $31_1 : 0;
if ($9_1 >>> 0 >= 16385) {
$19_1 = 3;
$0_1 = $114(1052475, 4, $9_1, 16384);
break block153;
}
$19_1 = 3;
$0_1 = $124($2_1 + 184 | 0);
if ($0_1) {
break block153
}
$7_1 = !$31_1 | ($6_1 | 0) == -2147483648;
$8_1 = HEAP32[$2_1 + 224 >> 2];
block162 : {
block167 : {
block161 : {
block164 : {
if (($5_1 | 0) != -2147483648) {
if ($29_1 >>> 0 >= 16385) {
$0_1 = $114(1052348, 6, $29_1, 16384);
break block153;
}
$9_1 = HEAP32[$2_1 + 212 >> 2];
$64($2_1 + 672 | 0, $9_1, $29_1);
if (!HEAP32[$2_1 + 672 >> 2]) {
$0_1 = 0;
block154 : {
if (!$29_1) {
$8_1 = 0;
$1_1 = 1;
break block154;
}
$47($2_1 + 56 | 0, $9_1, $29_1);
$8_1 = $29_1;
if (($8_1 | 0) == HEAP32[$2_1 + 60 >> 2]) {
$1_1 = ($135(HEAP32[$2_1 + 56 >> 2], $9_1, $8_1) | 0) != 0
} else {
$1_1 = 1
}
}
$47($2_1 + 48 | 0, $9_1, $8_1);
$5_1 = HEAP32[$2_1 + 48 >> 2];
$7_1 = HEAP32[$2_1 + 52 >> 2];
$76($2_1 + 40 | 0, $5_1, $7_1);
$22_1 = HEAP32[$2_1 + 40 >> 2];
block155 : {
if (!$22_1) {
break block155
}
$12_1 = HEAP32[$2_1 + 44 >> 2];
if ($7_1 >>> 0 < $12_1 >>> 0) {
break block155
}
$0_1 = $135($22_1, $5_1, $12_1) ? 0 : $5_1 + $12_1 | 0;
$14_1 = $7_1 - $12_1 | 0;
}
$3_1 = $2_1 + 744 | 0;
$5_1 = $0_1 ? $0_1 : $5_1;
$8_1 = $0_1 ? $14_1 : $7_1;
$64($3_1, $5_1, $8_1);
block157 : {
block156 : {
$0_1 = HEAP32[$2_1 + 744 >> 2];
if (!$0_1) {
break block156
}
$132($2_1 + 580 | 0, $2_1 + 748 | 0, 44);
HEAP32[$2_1 + 576 >> 2] = $0_1;
HEAP32[$2_1 + 752 >> 2] = 0;
HEAP32[$2_1 + 744 >> 2] = 0;
HEAP32[$2_1 + 748 >> 2] = 1;
if ($104($2_1 + 576 | 0, $3_1)) {
break block3
}
$0_1 = HEAP32[$2_1 + 744 >> 2];
if (($0_1 | 0) == -2147483648) {
break block156
}
$4_1 = HEAP32[$2_1 + 748 >> 2];
$39_1 = HEAP32[$2_1 + 752 >> 2];
break block157;
}
$106($2_1 + 320 | 0, $5_1, $8_1);
$14_1 = HEAP32[$2_1 + 324 >> 2];
$107($2_1 + 464 | 0, $14_1, HEAP32[$2_1 + 328 >> 2]);
$3_1 = $2_1 + 744 | 0;
$12_1 = HEAP32[$2_1 + 468 >> 2];
$64($3_1, $12_1, HEAP32[$2_1 + 472 >> 2]);
$0_1 = HEAP32[$2_1 + 744 >> 2];
if ($0_1) {
$132($2_1 + 580 | 0, $2_1 + 748 | 0, 44);
HEAP32[$2_1 + 576 >> 2] = $0_1;
HEAP32[$2_1 + 752 >> 2] = 0;
HEAP32[$2_1 + 744 >> 2] = 0;
HEAP32[$2_1 + 748 >> 2] = 1;
if ($104($2_1 + 576 | 0, $3_1)) {
break block3
}
$4_1 = HEAP32[$2_1 + 748 >> 2];
$39_1 = HEAP32[$2_1 + 752 >> 2];
$0_1 = HEAP32[$2_1 + 744 >> 2];
} else {
$0_1 = -2147483648
}
$3_1 = HEAP32[$2_1 + 464 >> 2];
if ($3_1) {
HEAP32[$2_1 + 576 >> 2] = 1;
$5_1 = $2_1 + 744 | 0;
} else {
$5_1 = $2_1 + 576 | 0
}
HEAP32[$5_1 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 576 >> 2];
if (!(!$3_1 | !HEAP32[$2_1 + 744 >> 2])) {
$1($12_1, $3_1)
}
$5_1 = HEAP32[$2_1 + 320 >> 2];
if ($5_1) {
HEAP32[$2_1 + 576 >> 2] = 1;
$3_1 = $2_1 + 744 | 0;
} else {
$3_1 = $2_1 + 576 | 0
}
HEAP32[$3_1 >> 2] = $5_1;
$8_1 = HEAP32[$2_1 + 576 >> 2];
if (!$8_1 | !HEAP32[$2_1 + 744 >> 2]) {
break block157
}
$1($14_1, $8_1);
}
$0_1 = $108(6, 1052488, 5, $9_1, $29_1, $2_1 + 676 | 0, $0_1, $4_1, $39_1);
$64($2_1 + 576 | 0, $9_1, $29_1);
$9_1 = 1;
block159 : {
if (!HEAP32[$2_1 + 576 >> 2]) {
break block159
}
$8_1 = HEAP32[$2_1 + 608 >> 2];
block160 : {
if ($8_1) {
if (HEAP32[$2_1 + 612 >> 2] != 6) {
break block159
}
$4_1 = $8_1 + 4 | 0;
if (!((HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24)) ^ 1702125932 | (HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8) ^ 29811)) {
break block160
}
break block159;
}
if (HEAP32[$2_1 + 616 >> 2]) {
break block159
}
}
$9_1 = 0;
}
HEAP8[$0_1 + 84 | 0] = $9_1;
HEAP32[$0_1 + 80 >> 2] = 10;
HEAP8[$0_1 + 85 | 0] = $1_1 | 2;
HEAP32[$0_1 + 76 >> 2] = $1_1 ? 1052359 : 0;
break block153;
}
$0_1 = HEAP32[$2_1 + 688 >> 2];
$39_1 = $0_1;
$4_1 = HEAP32[$2_1 + 684 >> 2];
HEAP32[$2_1 + 360 >> 2] = $4_1;
HEAP32[$2_1 + 364 >> 2] = $0_1;
HEAP32[$2_1 + 416 >> 2] = $4_1;
HEAP32[$2_1 + 420 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 696 >> 2];
HEAP32[$2_1 + 424 >> 2] = HEAP32[$2_1 + 692 >> 2];
HEAP32[$2_1 + 428 >> 2] = $0_1;
HEAP32[$2_1 + 432 >> 2] = HEAP32[$2_1 + 700 >> 2];
$14_1 = HEAP32[$2_1 + 680 >> 2];
$6_1 = HEAP32[$2_1 + 704 >> 2];
$23_1 = HEAP32[$2_1 + 708 >> 2];
$12_1 = HEAP32[$2_1 + 712 >> 2];
$22_1 = HEAP32[$2_1 + 716 >> 2];
if ($7_1) {
$0_1 = $6_1;
$9_1 = $23_1;
break block161;
}
$0_1 = $2_1 + 576 | 0;
$128($0_1, $8_1, $31_1);
if (HEAP32[$2_1 + 576 >> 2] != 19) {
$0_1 = $131($8_1, $31_1, $0_1);
break block153;
}
$9_1 = HEAP32[$2_1 + 584 >> 2];
$0_1 = HEAP32[$2_1 + 580 >> 2];
if (!$0_1) {
break block162
}
$29_1 = HEAP32[$2_1 + 592 >> 2];
$27_1 = HEAP32[$2_1 + 588 >> 2];
block163 : {
if (!$6_1) {
break block163
}
if (($9_1 | 0) == ($23_1 | 0)) {
if (!$135($6_1, $0_1, $23_1)) {
break block163
}
}
HEAP32[$2_1 + 676 >> 2] = $23_1;
HEAP32[$2_1 + 672 >> 2] = $6_1;
HEAP32[$2_1 + 364 >> 2] = $9_1;
HEAP32[$2_1 + 360 >> 2] = $0_1;
HEAP32[$2_1 + 588 >> 2] = 2;
HEAP32[$2_1 + 580 >> 2] = 2;
HEAP32[$2_1 + 584 >> 2] = $2_1 + 672;
HEAP32[$2_1 + 576 >> 2] = $2_1 + 360;
$0_1 = $2_1 + 744 | 0;
$17($0_1, 1051211, $2_1 + 576 | 0);
$0_1 = $59(8, 1052475, 4, $0_1);
$1_1 = $9(1, $31_1);
if (!$1_1) {
break block3
}
$1_1 = $132($1_1, $8_1, $31_1);
$8_1 = HEAP32[$0_1 + 36 >> 2];
if (($8_1 | 0) != -2147483648) {
$25($8_1, HEAP32[$0_1 + 40 >> 2])
}
HEAP32[$0_1 + 44 >> 2] = $31_1;
HEAP32[$0_1 + 40 >> 2] = $1_1;
HEAP32[$0_1 + 36 >> 2] = $31_1;
HEAP32[$0_1 + 8 >> 2] = $9_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 4 >> 2] = 0;
break block153;
}
if (!$27_1 | !$12_1) {
break block164
}
if (($22_1 | 0) == ($29_1 | 0)) {
if (!$135($27_1, $12_1, $22_1)) {
break block164
}
}
$9_1 = 0;
$7_1 = global$0 - 48 | 0;
global$0 = $7_1;
HEAP32[$7_1 + 4 >> 2] = $29_1;
HEAP32[$7_1 >> 2] = $27_1;
HEAP32[$7_1 + 12 >> 2] = $22_1;
HEAP32[$7_1 + 8 >> 2] = $12_1;
HEAP32[$7_1 + 40 >> 2] = 2;
HEAP32[$7_1 + 32 >> 2] = 2;
HEAP32[$7_1 + 36 >> 2] = $7_1 + 8;
HEAP32[$7_1 + 28 >> 2] = $7_1;
$1_1 = $7_1 + 16 | 0;
$0_1 = $7_1 + 28 | 0;
$17($1_1, 1051153, $0_1);
$1_1 = $59(9, 1052475, 4, $1_1);
block166 : {
$4_1 = $9(1, $31_1);
if ($4_1) {
$4_1 = $132($4_1, $8_1, $31_1);
$3_1 = HEAP32[$1_1 + 36 >> 2];
block165 : {
if (($3_1 | 0) == -2147483648) {
break block165
}
if ($3_1) {
$9_1 = HEAP32[$1_1 + 40 >> 2];
HEAP32[$7_1 + 28 >> 2] = 1;
$0_1 = $7_1 + 44 | 0;
}
HEAP32[$0_1 >> 2] = $3_1;
$0_1 = HEAP32[$7_1 + 28 >> 2];
if (!$0_1 | !HEAP32[$7_1 + 44 >> 2]) {
break block165
}
$1($9_1, $0_1);
}
HEAP32[$1_1 + 44 >> 2] = $31_1;
HEAP32[$1_1 + 40 >> 2] = $4_1;
HEAP32[$1_1 + 36 >> 2] = $31_1;
HEAP32[$1_1 + 8 >> 2] = $31_1;
HEAP32[$1_1 >> 2] = 1;
HEAP32[$1_1 + 4 >> 2] = $31_1 - $29_1;
global$0 = $7_1 + 48 | 0;
$0_1 = $1_1;
break block166;
}
wasm2js_trap();
}
break block153;
}
if ($9_1) {
$3_1 = $2_1 + 576 | 0;
$0_1 = $7_1 ? 1 : $8_1;
$128($3_1, $0_1, $9_1);
if (HEAP32[$2_1 + 576 >> 2] != 19) {
$0_1 = $131($0_1, $9_1, $3_1);
break block153;
}
$9_1 = HEAP32[$2_1 + 584 >> 2];
$0_1 = HEAP32[$2_1 + 580 >> 2];
if (!$0_1) {
break block162
}
$22_1 = HEAP32[$2_1 + 592 >> 2];
$12_1 = HEAP32[$2_1 + 588 >> 2];
$14_1 = 0;
break block167;
}
$0_1 = $9(1, 36);
if (!$0_1) {
break block3
}
$1_1 = $132($0_1, 1066068, 36);
$0_1 = $9(4, 88);
if (!$0_1) {
break block3
}
HEAP32[$0_1 + 84 >> 2] = 84148995;
HEAP32[$0_1 + 76 >> 2] = 0;
HEAP32[$0_1 + 48 >> 2] = -2147483647;
HEAP32[$0_1 + 36 >> 2] = -2147483648;
HEAP32[$0_1 + 28 >> 2] = 1;
HEAP32[$0_1 + 32 >> 2] = 0;
HEAP32[$0_1 + 20 >> 2] = 36;
HEAP32[$0_1 + 24 >> 2] = 0;
HEAP32[$0_1 + 16 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = 36;
HEAP32[$0_1 >> 2] = 0;
break block153;
}
$22_1 = $27_1 ? $29_1 : $22_1;
$12_1 = $27_1 ? $27_1 : $12_1;
}
HEAP32[$2_1 + 832 >> 2] = HEAP32[$2_1 + 432 >> 2];
$6_1 = HEAP32[$2_1 + 428 >> 2];
HEAP32[$2_1 + 824 >> 2] = HEAP32[$2_1 + 424 >> 2];
HEAP32[$2_1 + 828 >> 2] = $6_1;
$6_1 = HEAP32[$2_1 + 420 >> 2];
HEAP32[$2_1 + 816 >> 2] = HEAP32[$2_1 + 416 >> 2];
HEAP32[$2_1 + 820 >> 2] = $6_1;
}
$6_1 = HEAP32[$2_1 + 820 >> 2];
HEAP32[$2_1 + 364 >> 2] = HEAP32[$2_1 + 816 >> 2];
HEAP32[$2_1 + 368 >> 2] = $6_1;
$6_1 = HEAP32[$2_1 + 828 >> 2];
HEAP32[$2_1 + 372 >> 2] = HEAP32[$2_1 + 824 >> 2];
HEAP32[$2_1 + 376 >> 2] = $6_1;
HEAP32[$2_1 + 380 >> 2] = HEAP32[$2_1 + 832 >> 2];
HEAP32[$2_1 + 396 >> 2] = $22_1;
HEAP32[$2_1 + 392 >> 2] = $12_1;
HEAP32[$2_1 + 388 >> 2] = $9_1;
HEAP32[$2_1 + 384 >> 2] = $0_1;
HEAP32[$2_1 + 360 >> 2] = $14_1;
$12_1 = 0;
block169 : {
block168 : {
if (!$0_1) {
break block168
}
$0_1 = $86(HEAP32[$2_1 + 232 >> 2], HEAP32[$2_1 + 236 >> 2], $0_1, $9_1);
if (!$0_1) {
break block168
}
$19_1 = HEAP32[$0_1 + 8 >> 2];
$6_1 = HEAP32[$0_1 + 4 >> 2];
break block169;
}
$6_1 = 0;
}
$47_1 = HEAPU8[$2_1 + 244 | 0];
if ($14_1) {
$120($2_1 + 32 | 0, HEAP32[$2_1 + 160 >> 2], HEAP32[$2_1 + 164 >> 2], $2_1 + 360 | 0);
$22_1 = HEAP32[$2_1 + 32 >> 2];
$12_1 = HEAP32[$2_1 + 36 >> 2];
}
$88($2_1 + 744 | 0, $2_1 + 360 | 0, $2_1 + 132 | 0, $22_1, $12_1);
$0_1 = 0;
block188 : {
block180 : {
block178 : {
block174 : {
block173 : {
block170 : {
block172 : {
switch ($47_1 - 1 | 0) {
case 1:
$0_1 = 1;
break block170;
case 0:
break block170;
case 2:
break block172;
default:
break block173;
};
}
$0_1 = 2;
}
HEAP8[$2_1 + 592 | 0] = $0_1;
HEAP32[$2_1 + 576 >> 2] = 2;
break block174;
}
block175 : {
$23_1 = HEAP32[$2_1 + 360 >> 2];
if (!$23_1) {
break block175
}
$0_1 = HEAP32[$2_1 + 176 >> 2];
if (!$0_1) {
break block175
}
$8_1 = Math_imul($0_1, 24);
$14_1 = HEAP32[$2_1 + 364 >> 2];
$27_1 = HEAP32[$2_1 + 172 >> 2];
$0_1 = $27_1 + 4 | 0;
$9_1 = 0;
while (1) {
block176 : {
if (HEAP32[$0_1 + 4 >> 2] == ($14_1 | 0)) {
if (!$135(HEAP32[$0_1 >> 2], $23_1, $14_1)) {
break block176
}
}
$0_1 = $0_1 + 24 | 0;
$9_1 = $9_1 + 1 | 0;
$8_1 = $8_1 - 24 | 0;
if ($8_1) {
continue
}
break block175;
}
break;
};
$0_1 = Math_imul($9_1, 24) + $27_1 | 0;
if (HEAP32[$0_1 + 20 >> 2] != 5) {
break block175
}
$0_1 = HEAP32[$0_1 + 16 >> 2];
if ((HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$0_1 + 4 | 0] ^ 108) {
break block175
}
HEAP8[$2_1 + 592 | 0] = 2;
HEAP32[$2_1 + 580 >> 2] = $9_1;
HEAP32[$2_1 + 576 >> 2] = 3;
break block174;
}
block177 : {
if (!$12_1) {
break block177
}
$0_1 = HEAPU8[$12_1 + 36 | 0];
if (($0_1 | 0) == 3) {
break block177
}
HEAP8[$2_1 + 592 | 0] = $0_1;
HEAP32[$2_1 + 580 >> 2] = $22_1;
HEAP32[$2_1 + 576 >> 2] = 4;
break block174;
}
if (!HEAP32[$2_1 + 392 >> 2]) {
break block178
}
HEAP32[$2_1 + 592 >> 2] = HEAP32[263098];
$0_1 = HEAP32[263097];
HEAP32[$2_1 + 584 >> 2] = HEAP32[263096];
HEAP32[$2_1 + 588 >> 2] = $0_1;
$0_1 = HEAP32[263095];
HEAP32[$2_1 + 576 >> 2] = HEAP32[263094];
HEAP32[$2_1 + 580 >> 2] = $0_1;
}
$12_1 = HEAP32[$2_1 + 744 >> 2];
if (($12_1 | 0) == 2) {
$9_1 = HEAP32[$2_1 + 576 >> 2]
} else {
$23_1 = HEAPU16[$2_1 + 762 >> 1];
$8_1 = HEAPU8[$2_1 + 761 | 0];
$27_1 = HEAPU8[$2_1 + 760 | 0];
$14_1 = HEAP32[$2_1 + 756 >> 2];
$4_1 = HEAP32[$2_1 + 748 >> 2];
$39_1 = HEAP32[$2_1 + 752 >> 2];
$9_1 = HEAP32[$2_1 + 576 >> 2];
}
$22_1 = HEAPU8[$2_1 + 592 | 0];
$0_1 = $2_1 + 576 | 4;
break block180;
}
HEAP32[$2_1 + 576 >> 2] = 10;
$12_1 = HEAP32[$2_1 + 744 >> 2];
$8_1 = ($12_1 | 0) == 2;
if (!$8_1) {
$0_1 = 3;
$22_1 = 1;
$8_1 = HEAPU8[$2_1 + 761 | 0];
block181 : {
block185 : {
block186 : {
block184 : {
block182 : {
block183 : {
$27_1 = HEAPU8[$2_1 + 760 | 0];
switch ($27_1 - 1 | 0) {
case 0:
break block181;
case 1:
break block182;
default:
break block183;
};
}
if (($8_1 & 255) == 3) {
break block184
}
break block185;
}
if (!HEAPU8[$2_1 + 180 | 0]) {
break block186
}
$0_1 = 1;
break block181;
}
$22_1 = HEAPU8[$2_1 + 181 | 0];
$0_1 = $22_1 & 1 ? 0 : 3;
break block181;
}
$0_1 = HEAPU8[$2_1 + 780 | 0] ^ 3;
}
$22_1 = 0;
}
$14_1 = HEAP32[$2_1 + 756 >> 2];
$9_1 = HEAP32[$2_1 + 764 >> 2];
block187 : {
if (($9_1 | 0) != 2) {
HEAP32[$2_1 + 680 >> 2] = HEAP32[$2_1 + 776 >> 2];
$4_1 = HEAP32[$2_1 + 772 >> 2];
HEAP32[$2_1 + 672 >> 2] = HEAP32[$2_1 + 768 >> 2];
HEAP32[$2_1 + 676 >> 2] = $4_1;
break block187;
}
if (!HEAP32[$2_1 + 384 >> 2]) {
$9_1 = 8;
break block187;
}
$9_1 = $14_1 ? 7 : 9;
}
$23_1 = HEAPU16[$2_1 + 762 >> 1];
HEAP32[$2_1 + 424 >> 2] = HEAP32[$2_1 + 680 >> 2];
$4_1 = HEAP32[$2_1 + 676 >> 2];
HEAP32[$2_1 + 416 >> 2] = HEAP32[$2_1 + 672 >> 2];
HEAP32[$2_1 + 420 >> 2] = $4_1;
$4_1 = HEAP32[$2_1 + 748 >> 2];
$39_1 = HEAP32[$2_1 + 752 >> 2];
break block188;
}
$0_1 = 1052380;
$22_1 = 1;
$9_1 = 5;
if ($8_1) {
break block180
}
$23_1 = HEAPU16[$2_1 + 762 >> 1];
$8_1 = HEAPU8[$2_1 + 761 | 0];
$27_1 = HEAPU8[$2_1 + 760 | 0];
$14_1 = HEAP32[$2_1 + 756 >> 2];
$4_1 = HEAP32[$2_1 + 748 >> 2];
$39_1 = HEAP32[$2_1 + 752 >> 2];
}
HEAP32[$2_1 + 424 >> 2] = HEAP32[$0_1 + 8 >> 2];
$3_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$2_1 + 416 >> 2] = HEAP32[$0_1 >> 2];
HEAP32[$2_1 + 420 >> 2] = $3_1;
$0_1 = 3;
}
HEAP32[$2_1 + 616 >> 2] = $2_1 + 132;
$20_1 = $132($2_1 + 620 | 0, $2_1 + 360 | 0, 40);
HEAP32[$2_1 + 664 >> 2] = $19_1;
HEAP32[$2_1 + 660 >> 2] = $6_1;
HEAP32[$2_1 + 596 >> 2] = $9_1;
HEAP16[$2_1 + 594 >> 1] = $23_1;
HEAP8[$2_1 + 593 | 0] = $8_1;
HEAP8[$2_1 + 592 | 0] = $27_1;
HEAP32[$2_1 + 588 >> 2] = $14_1;
HEAP32[$2_1 + 580 >> 2] = $4_1;
HEAP32[$2_1 + 584 >> 2] = $39_1;
HEAP32[$2_1 + 576 >> 2] = $12_1;
HEAP8[$2_1 + 613 | 0] = $0_1;
HEAP8[$2_1 + 612 | 0] = $22_1;
$0_1 = HEAP32[$2_1 + 420 >> 2];
HEAP32[$2_1 + 600 >> 2] = HEAP32[$2_1 + 416 >> 2];
HEAP32[$2_1 + 604 >> 2] = $0_1;
HEAP32[$2_1 + 608 >> 2] = HEAP32[$2_1 + 424 >> 2];
$21_1 = 4;
$19_1 = HEAP32[$2_1 + 620 >> 2];
$24_1 = HEAPU8[$2_1 + 204 | 0];
$6_1 = HEAPU8[$2_1 + 206 | 0];
block189 : {
if (($6_1 | 0) == 4) {
break block189
}
block191 : {
block190 : {
switch ($6_1 - 2 | 0) {
case 0:
break block190;
case 1:
break block191;
default:
break block189;
};
}
if (!$19_1) {
break block191
}
HEAP32[$2_1 + 752 >> 2] = 0;
HEAP32[$2_1 + 744 >> 2] = 0;
HEAP32[$2_1 + 748 >> 2] = 1;
if ($84($20_1, $2_1 + 744 | 0)) {
break block3
}
$9_1 = HEAP32[$2_1 + 748 >> 2];
$3_1 = HEAP32[$2_1 + 744 >> 2];
$0_1 = HEAP32[$2_1 + 192 >> 2];
if ($0_1) {
$14_1 = Math_imul($0_1, 12);
$8_1 = HEAP32[$2_1 + 752 >> 2];
$0_1 = HEAP32[$2_1 + 188 >> 2] + 8 | 0;
while (1) {
block193 : {
$12_1 = HEAP32[$0_1 >> 2];
$7_1 = HEAP32[$0_1 - 4 >> 2];
block194 : {
if (!(!$12_1 | HEAPU8[($12_1 + $7_1 | 0) - 1 | 0] != 42)) {
$12_1 = $12_1 - 1 | 0;
if ($12_1 >>> 0 > $8_1 >>> 0) {
break block193
}
if (!$135($7_1, $9_1, $12_1)) {
break block194
}
break block193;
}
if (($8_1 | 0) != ($12_1 | 0)) {
break block193
}
if ($135($7_1, $9_1, $8_1)) {
break block193
}
}
$25($3_1, $9_1);
break block189;
}
$0_1 = $0_1 + 12 | 0;
$14_1 = $14_1 - 12 | 0;
if ($14_1) {
continue
}
break;
};
}
$25($3_1, $9_1);
}
$21_1 = $6_1;
}
$13_1 = HEAP32[$2_1 + 648 >> 2];
$28_1 = HEAP32[$2_1 + 644 >> 2];
$3_1 = HEAP32[$2_1 + 652 >> 2];
$0_1 = $28_1 | $3_1;
$15_1 = $0_1 ? $28_1 : 1052396;
$31_1 = 1;
block195 : {
if (!$15_1) {
break block195
}
$31_1 = 1;
if (!(!$0_1 | ($13_1 | 0) == 6)) {
break block195
}
$6_1 = $15_1 + 4 | 0;
$31_1 = 1;
if ((HEAPU8[$15_1 | 0] | HEAPU8[$15_1 + 1 | 0] << 8 | (HEAPU8[$15_1 + 2 | 0] << 16 | HEAPU8[$15_1 + 3 | 0] << 24)) ^ 1702125932 | (HEAPU8[$6_1 | 0] | HEAPU8[$6_1 + 1 | 0] << 8) ^ 29811) {
break block195
}
$31_1 = HEAPU8[$2_1 + 205 | 0] & ($3_1 | 0) != 0;
}
$27_1 = HEAP32[$2_1 + 212 >> 2];
$23_1 = $0_1 ? $13_1 : 6;
HEAP32[$2_1 + 468 >> 2] = $23_1;
HEAP32[$2_1 + 464 >> 2] = $15_1;
block198 : {
block197 : {
block196 : {
if ($3_1) {
$9_1 = $3_1;
$0_1 = $2_1 + 656 | 0;
break block196;
}
$29_1 = 4;
$41_1 = 0;
if (!$15_1) {
break block197
}
$12_1 = 0;
$6_1 = $86(HEAP32[$2_1 + 232 >> 2], HEAP32[$2_1 + 236 >> 2], $15_1, $23_1);
if (!$6_1) {
break block198
}
$9_1 = HEAP32[$6_1 + 4 >> 2];
$0_1 = $6_1 + 8 | 0;
}
HEAP32[$2_1 + 324 >> 2] = HEAP32[$0_1 >> 2];
HEAP32[$2_1 + 320 >> 2] = $9_1;
if ($19_1) {
$0_1 = HEAP32[$2_1 + 616 >> 2];
$120($2_1 + 24 | 0, HEAP32[$0_1 + 28 >> 2], HEAP32[$0_1 + 32 >> 2], $20_1);
$0_1 = HEAP32[$2_1 + 24 >> 2];
$6_1 = HEAP32[$2_1 + 28 >> 2];
} else {
$6_1 = 0
}
HEAP32[$2_1 + 820 >> 2] = $6_1;
HEAP32[$2_1 + 816 >> 2] = $0_1;
$12_1 = HEAP32[$2_1 + 236 >> 2];
$0_1 = HEAP32[$2_1 + 232 >> 2];
HEAP32[$2_1 + 704 >> 2] = $0_1 ? HEAP32[$2_1 + 240 >> 2] : 0;
HEAP32[$2_1 + 700 >> 2] = $12_1;
HEAP32[$2_1 + 696 >> 2] = $0_1;
HEAP32[$2_1 + 692 >> 2] = 0;
$6_1 = ($0_1 | 0) != 0;
HEAP32[$2_1 + 688 >> 2] = $6_1;
HEAP32[$2_1 + 684 >> 2] = $12_1;
HEAP32[$2_1 + 680 >> 2] = $0_1;
HEAP32[$2_1 + 676 >> 2] = 0;
HEAP32[$2_1 + 672 >> 2] = $6_1;
$8_1 = $2_1 + 816 | 0;
HEAP32[$2_1 + 720 >> 2] = $8_1;
$7_1 = $2_1 + 576 | 0;
HEAP32[$2_1 + 716 >> 2] = $7_1;
$12_1 = $2_1 + 464 | 0;
HEAP32[$2_1 + 712 >> 2] = $12_1;
$6_1 = $2_1 + 320 | 0;
HEAP32[$2_1 + 708 >> 2] = $6_1;
$87($2_1 + 744 | 0, $2_1 + 672 | 0, $6_1, $12_1, $7_1, $8_1);
block199 : {
$6_1 = HEAP32[$2_1 + 744 >> 2];
if (!$6_1) {
break block199
}
$0_1 = HEAP32[$2_1 + 748 >> 2];
block200 : {
if (!$0_1) {
$9_1 = 1;
break block200;
}
$9_1 = $9(1, $0_1);
if (!$9_1) {
break block3
}
$132($9_1, $6_1, $0_1);
if (($0_1 | 0) == -2147483648) {
break block199
}
}
$29_1 = $9(4, 48);
if (!$29_1) {
break block3
}
HEAP32[$29_1 + 8 >> 2] = $0_1;
HEAP32[$29_1 + 4 >> 2] = $9_1;
HEAP32[$29_1 >> 2] = $0_1;
$132($2_1 + 744 | 0, $2_1 + 672 | 0, 52);
$9_1 = 20;
$41_1 = 4;
$12_1 = 1;
while (1) {
$87($2_1 + 416 | 0, $2_1 + 744 | 0, HEAP32[$2_1 + 780 >> 2], HEAP32[$2_1 + 784 >> 2], HEAP32[$2_1 + 788 >> 2], HEAP32[$2_1 + 792 >> 2]);
$6_1 = HEAP32[$2_1 + 416 >> 2];
if (!$6_1) {
break block198
}
$0_1 = HEAP32[$2_1 + 420 >> 2];
block201 : {
if (!$0_1) {
$14_1 = 1;
break block201;
}
$14_1 = $9(1, $0_1);
if (!$14_1) {
break block3
}
$132($14_1, $6_1, $0_1);
if (($0_1 | 0) == -2147483648) {
break block198
}
}
block202 : {
if (($12_1 | 0) != ($41_1 | 0)) {
break block202
}
$6_1 = $41_1 << 1;
$30_1 = $6_1 >>> 0 <= 4 ? 4 : $6_1;
$3($2_1 + 416 | 0, $41_1, $29_1, $30_1, 4, 12);
$6_1 = HEAP32[$2_1 + 420 >> 2];
if (!HEAP32[$2_1 + 416 >> 2]) {
$41_1 = $30_1;
$29_1 = $6_1;
break block202;
}
if (($6_1 | 0) != -2147483647) {
break block3
}
}
$6_1 = $9_1 + $29_1 | 0;
HEAP32[$6_1 >> 2] = $0_1;
HEAP32[$6_1 - 4 >> 2] = $14_1;
HEAP32[$6_1 - 8 >> 2] = $0_1;
$9_1 = $9_1 + 12 | 0;
$12_1 = $12_1 + 1 | 0;
continue;
};
}
$41_1 = 0;
}
$29_1 = 4;
$12_1 = 0;
}
$40_1 = ($5_1 | 0) == -2147483648 ? 1 : $27_1;
if ($19_1) {
$0_1 = HEAP32[$2_1 + 628 >> 2];
HEAP32[$2_1 + 420 >> 2] = HEAP32[$2_1 + 624 >> 2];
HEAP32[$2_1 + 424 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 636 >> 2];
$39_1 = $0_1;
$4_1 = HEAP32[$2_1 + 632 >> 2];
HEAP32[$2_1 + 428 >> 2] = $4_1;
HEAP32[$2_1 + 432 >> 2] = $0_1;
$7_1 = HEAP32[$2_1 + 640 >> 2];
HEAP32[$2_1 + 436 >> 2] = $7_1;
HEAP32[$2_1 + 416 >> 2] = $19_1;
$5_1 = HEAP32[$2_1 + 424 >> 2];
$30_1 = HEAP32[$2_1 + 432 >> 2];
block203 : {
if (!$1_1) {
$14_1 = 1;
break block203;
}
$14_1 = $9(1, $1_1);
if (!$14_1) {
break block3
}
$132($14_1, $40_1, $1_1);
}
$8_1 = -2147483648;
$0_1 = HEAP32[$2_1 + 420 >> 2];
if ($0_1) {
$27_1 = $9(1, $0_1);
if (!$27_1) {
break block3
}
$132($27_1, $19_1, $0_1);
$6_1 = $0_1;
} else {
$6_1 = -2147483648
}
$36_1 = $6_1;
HEAP32[$2_1 + 828 >> 2] = $7_1;
HEAP32[$2_1 + 824 >> 2] = $30_1;
HEAP32[$2_1 + 820 >> 2] = $4_1;
HEAP32[$2_1 + 816 >> 2] = $5_1;
$49($2_1 + 672 | 0, $2_1 + 816 | 0, 2);
block204 : {
if (!$28_1) {
break block204
}
if (!$13_1) {
$19_1 = 1;
$8_1 = 0;
break block204;
}
$19_1 = $9(1, $13_1);
if (!$19_1) {
break block3
}
$132($19_1, $28_1, $13_1);
$8_1 = $13_1;
}
$5_1 = HEAP32[$2_1 + 656 >> 2];
block205 : {
if (!$3_1) {
$42_1 = 0;
$6_1 = -2147483648;
break block205;
}
if (!$5_1) {
$30_1 = 1;
$42_1 = $3_1;
$6_1 = 0;
break block205;
}
$30_1 = $9(1, $5_1);
if (!$30_1) {
break block3
}
$132($30_1, $3_1, $5_1);
$42_1 = $3_1;
$6_1 = $5_1;
}
$118($2_1 + 768 | 0, $2_1 + 416 | 0, $28_1, $13_1, $42_1, $5_1);
HEAP32[$2_1 + 788 >> 2] = $0_1;
HEAP32[$2_1 + 784 >> 2] = $27_1;
HEAP32[$2_1 + 780 >> 2] = $36_1;
HEAP32[$2_1 + 752 >> 2] = $1_1;
HEAP32[$2_1 + 748 >> 2] = $14_1;
HEAP32[$2_1 + 744 >> 2] = $1_1;
HEAP32[$2_1 + 812 >> 2] = $6_1;
HEAP32[$2_1 + 808 >> 2] = $30_1;
HEAP32[$2_1 + 804 >> 2] = $6_1;
HEAP32[$2_1 + 800 >> 2] = $8_1;
HEAP32[$2_1 + 796 >> 2] = $19_1;
HEAP32[$2_1 + 792 >> 2] = $8_1;
$6_1 = HEAP32[$2_1 + 676 >> 2];
HEAP32[$2_1 + 756 >> 2] = HEAP32[$2_1 + 672 >> 2];
HEAP32[$2_1 + 760 >> 2] = $6_1;
HEAP32[$2_1 + 764 >> 2] = HEAP32[$2_1 + 680 >> 2];
$132($2_1 + 672 | 0, $2_1 + 748 | 0, 68);
$6_1 = $1_1;
} else {
$6_1 = -2147483648
}
$27_1 = $6_1;
$19_1 = 2;
$8_1 = HEAP32[$2_1 + 576 >> 2];
if (!(!$15_1 | ($8_1 | 0) == 2)) {
$36_1 = HEAP32[$2_1 + 584 >> 2];
$0_1 = HEAP32[$2_1 + 580 >> 2];
$42_1 = HEAPU8[$2_1 + 592 | 0];
$50_1 = HEAPU8[$2_1 + 593 | 0];
block207 : {
if (!$23_1) {
$30_1 = 1;
break block207;
}
$30_1 = $9(1, $23_1);
if (!$30_1) {
break block3
}
$132($30_1, $15_1, $23_1);
}
$19_1 = $8_1;
}
$6_1 = $9(4, 84);
if (!$6_1) {
break block3
}
$18_1 = $2_1 + 612 | 0;
$7_1 = 1;
$14_1 = HEAP32[$2_1 + 616 >> 2];
$15_1 = HEAP32[$2_1 + 600 >> 2];
block216 : {
block218 : {
block219 : {
block210 : {
block217 : {
block220 : {
block212 : {
block214 : {
block213 : {
block211 : {
block209 : {
block208 : {
block215 : {
$9_1 = HEAP32[$2_1 + 596 >> 2];
switch (($9_1 >>> 0 <= 1 ? 4 : $9_1 - 2 | 0) - 1 | 0) {
case 0:
break block208;
case 1:
break block209;
case 2:
break block210;
case 3:
break block211;
case 4:
break block212;
case 5:
break block213;
case 6:
break block214;
default:
break block215;
};
}
HEAP32[$2_1 + 748 >> 2] = 5;
HEAP32[$2_1 + 744 >> 2] = $18_1;
$17($2_1 + 816 | 0, 1050415, $2_1 + 744 | 0);
HEAP8[$2_1 + 840 | 0] = 0;
HEAP32[$2_1 + 828 >> 2] = -2147483647;
break block216;
}
HEAP32[$2_1 + 320 >> 2] = $15_1;
$5_1 = HEAP32[$2_1 + 620 >> 2];
HEAP32[$2_1 + 420 >> 2] = $5_1 ? HEAP32[$2_1 + 624 >> 2] : 0;
HEAP32[$2_1 + 416 >> 2] = $5_1 ? $5_1 : 1;
HEAP32[$2_1 + 748 >> 2] = 2;
HEAP32[$2_1 + 744 >> 2] = $2_1 + 416;
$5_1 = $2_1 + 744 | 0;
$17($2_1 + 816 | 0, 1051263, $5_1);
HEAP32[$2_1 + 748 >> 2] = 1;
HEAP32[$2_1 + 744 >> 2] = $2_1 + 320;
$17($2_1 + 828 | 0, 1049752, $5_1);
HEAP8[$2_1 + 840 | 0] = 1;
break block216;
}
HEAP32[$2_1 + 320 >> 2] = $15_1;
$9_1 = 0;
if ($15_1 >>> 0 < HEAPU32[$14_1 + 32 >> 2]) {
$5_1 = HEAP32[$14_1 + 28 >> 2] + Math_imul($15_1, 40) | 0;
$9_1 = HEAP32[$5_1 + 8 >> 2];
$7_1 = HEAP32[$5_1 + 4 >> 2];
}
HEAP32[$2_1 + 420 >> 2] = $9_1;
HEAP32[$2_1 + 416 >> 2] = $7_1;
HEAP32[$2_1 + 756 >> 2] = 5;
HEAP32[$2_1 + 752 >> 2] = $18_1;
HEAP32[$2_1 + 748 >> 2] = 2;
HEAP32[$2_1 + 744 >> 2] = $2_1 + 416;
$5_1 = $2_1 + 744 | 0;
$17($2_1 + 816 | 0, 1051866, $5_1);
HEAP32[$2_1 + 748 >> 2] = 1;
HEAP32[$2_1 + 744 >> 2] = $2_1 + 320;
$17($2_1 + 828 | 0, 1049773, $5_1);
HEAP8[$2_1 + 840 | 0] = 2;
break block216;
}
$4_1 = HEAP32[$2_1 + 604 >> 2];
$5_1 = HEAP32[$2_1 + 608 >> 2];
$39_1 = $5_1;
HEAP32[$2_1 + 420 >> 2] = $15_1;
HEAP32[$2_1 + 416 >> 2] = $9_1;
HEAP32[$2_1 + 424 >> 2] = $4_1;
HEAP32[$2_1 + 428 >> 2] = $5_1;
if (($9_1 | 0) == 1) {
if ($15_1 >>> 0 < HEAPU32[$14_1 + 32 >> 2]) {
break block217
}
$9_1 = 0;
$15_1 = 1;
break block218;
}
$7_1 = $14_1 + 12 | 0;
break block219;
}
HEAP32[$2_1 + 752 >> 2] = 73;
HEAP32[$2_1 + 756 >> 2] = -2147483647;
HEAP32[$2_1 + 748 >> 2] = 1068227;
HEAP32[$2_1 + 744 >> 2] = -2147483648;
HEAP8[$2_1 + 768 | 0] = 7;
$119($2_1 + 816 | 0, $2_1 + 744 | 0, HEAPU8[$2_1 + 613 | 0]);
break block216;
}
$5_1 = HEAP32[$2_1 + 576 >> 2];
if (($5_1 | 0) != 2) {
break block220
}
break block210;
}
if (HEAP32[$2_1 + 576 >> 2] == 2) {
break block210
}
$9_1 = HEAPU8[$2_1 + 613 | 0];
$15_1 = HEAP32[$2_1 + 588 >> 2];
block221 : {
if (!$15_1) {
$5_1 = 0;
$7_1 = 0;
$11_1 = 1;
$14_1 = 0;
$15_1 = 1;
break block221;
}
$18_1 = HEAP32[$15_1 + 20 >> 2];
$5_1 = HEAP32[$15_1 + 16 >> 2];
$7_1 = HEAP32[$15_1 + 12 >> 2];
$11_1 = HEAP32[$15_1 + 8 >> 2];
$14_1 = HEAP32[$15_1 + 4 >> 2];
$15_1 = HEAP32[$15_1 >> 2];
}
HEAP32[$2_1 + 436 >> 2] = $7_1;
HEAP32[$2_1 + 432 >> 2] = $11_1;
HEAP32[$2_1 + 428 >> 2] = 1;
HEAP32[$2_1 + 424 >> 2] = 1068363;
HEAP32[$2_1 + 420 >> 2] = $14_1;
HEAP32[$2_1 + 416 >> 2] = $15_1;
$7_1 = $2_1 + 744 | 0;
$49($7_1, $2_1 + 416 | 0, 3);
HEAP8[$2_1 + 768 | 0] = 6;
HEAP32[$2_1 + 764 >> 2] = $18_1;
HEAP32[$2_1 + 760 >> 2] = $5_1;
HEAP32[$2_1 + 756 >> 2] = $5_1 ? -2147483648 : -2147483647;
$119($2_1 + 816 | 0, $7_1, $9_1);
break block216;
}
$7_1 = 0;
$9_1 = HEAP32[$2_1 + 644 >> 2];
$25_1 = $9_1 ? HEAP32[$2_1 + 648 >> 2] : 0;
HEAP32[$2_1 + 820 >> 2] = $25_1;
$11_1 = 1;
$15_1 = $9_1 ? $9_1 : 1;
HEAP32[$2_1 + 816 >> 2] = $15_1;
$9_1 = 8;
$14_1 = 1067814;
$18_1 = 40;
block234 : {
block232 : {
block233 : {
block222 : {
switch (HEAPU8[$2_1 + 593 | 0] - 1 | 0) {
case 1:
$9_1 = 10;
$14_1 = 1067901;
$18_1 = 39;
break block232;
case 2:
$9_1 = 11;
$14_1 = 1067940;
$18_1 = 54;
break block232;
case 3:
$14_1 = 1067994;
$9_1 = 12;
break block233;
case 4:
$9_1 = 13;
$14_1 = 1068041;
$18_1 = 33;
break block232;
case 5:
$9_1 = 14;
$14_1 = 1068074;
$18_1 = 41;
break block232;
case 6:
$9_1 = 15;
$14_1 = 1068115;
$18_1 = 33;
break block232;
case 7:
$9_1 = 16;
$14_1 = 1068148;
$18_1 = 30;
break block232;
case 8:
$9_1 = 17;
$14_1 = 1068178;
$18_1 = 33;
break block232;
case 9:
case 10:
HEAP32[$2_1 + 748 >> 2] = 2;
HEAP32[$2_1 + 744 >> 2] = $2_1 + 816;
$17($2_1 + 416 | 0, 1051453, $2_1 + 744 | 0);
HEAP8[$2_1 + 440 | 0] = 18;
HEAP32[$2_1 + 428 >> 2] = -2147483647;
break block234;
case 0:
break block222;
default:
break block232;
};
}
$14_1 = 1067854;
$9_1 = 9;
}
$18_1 = 47;
}
if (($5_1 | 0) == 1) {
$5_1 = 0;
$32_1 = HEAP32[$2_1 + 584 >> 2];
$26_1 = HEAP32[$2_1 + 580 >> 2];
block235 : {
if ($32_1 >>> 0 < $26_1 >>> 0) {
break block235
}
block236 : {
if (!$26_1) {
break block236
}
if ($25_1 >>> 0 > $26_1 >>> 0) {
if (HEAP8[$15_1 + $26_1 | 0] > -65) {
break block236
}
break block235;
}
if (($25_1 | 0) != ($26_1 | 0)) {
break block235
}
}
block237 : {
if (!$32_1) {
break block237
}
if ($25_1 >>> 0 > $32_1 >>> 0) {
if (HEAP8[$15_1 + $32_1 | 0] > -65) {
break block237
}
break block235;
}
if (($25_1 | 0) != ($32_1 | 0)) {
break block235
}
}
$5_1 = $15_1 + $26_1 | 0;
$7_1 = $32_1 - $26_1 | 0;
}
$11_1 = $5_1 ? $5_1 : 1;
$7_1 = $5_1 ? $7_1 : 0;
}
HEAP32[$2_1 + 772 >> 2] = $18_1;
HEAP32[$2_1 + 768 >> 2] = $14_1;
HEAP32[$2_1 + 764 >> 2] = 2;
HEAP32[$2_1 + 760 >> 2] = 1068211;
HEAP32[$2_1 + 756 >> 2] = $7_1;
HEAP32[$2_1 + 752 >> 2] = $11_1;
HEAP32[$2_1 + 748 >> 2] = 1;
HEAP32[$2_1 + 744 >> 2] = 1066601;
$49($2_1 + 416 | 0, $2_1 + 744 | 0, 4);
HEAP32[$2_1 + 428 >> 2] = -2147483647;
HEAP8[$2_1 + 440 | 0] = $9_1;
}
$119($2_1 + 816 | 0, $2_1 + 416 | 0, HEAPU8[$2_1 + 613 | 0]);
break block216;
}
$7_1 = HEAP32[$14_1 + 28 >> 2] + Math_imul($15_1, 40) | 0;
$14_1 = $7_1 + 12 | 0;
$7_1 = $7_1 + 24 | 0;
break block219;
}
HEAP32[$2_1 + 824 >> 2] = 63;
HEAP32[$2_1 + 828 >> 2] = -2147483647;
HEAP32[$2_1 + 820 >> 2] = 1068300;
HEAP32[$2_1 + 816 >> 2] = -2147483648;
HEAP8[$2_1 + 840 | 0] = 3;
break block216;
}
$9_1 = 0;
$7_1 = $5_1 & 1 ? $7_1 : $14_1;
$15_1 = 1;
if ($4_1 >>> 0 >= HEAPU32[$7_1 + 8 >> 2]) {
break block218
}
$7_1 = HEAP32[$7_1 + 4 >> 2] + Math_imul($4_1, 12) | 0;
$9_1 = HEAP32[$7_1 + 8 >> 2];
$15_1 = HEAP32[$7_1 + 4 >> 2];
}
HEAP32[$2_1 + 308 >> 2] = $9_1;
HEAP32[$2_1 + 304 >> 2] = $15_1;
$7_1 = $5_1 & 1;
HEAP32[$2_1 + 348 >> 2] = $7_1 ? 14 : 6;
HEAP32[$2_1 + 344 >> 2] = $7_1 ? 1068213 : 1052402;
HEAP32[$2_1 + 756 >> 2] = 2;
HEAP32[$2_1 + 748 >> 2] = 2;
HEAP32[$2_1 + 752 >> 2] = $2_1 + 344;
HEAP32[$2_1 + 744 >> 2] = $2_1 + 304;
$18_1 = $2_1 + 744 | 0;
$17($2_1 + 464 | 0, 1050325, $18_1);
HEAP32[$2_1 + 328 >> 2] = 0;
HEAP32[$2_1 + 320 >> 2] = 0;
HEAP32[$2_1 + 324 >> 2] = 1;
$15_1 = $2_1 + 320 | 0;
if (($4($15_1, 0, 6, 1, 1) | 0) != -2147483647) {
break block3
}
$9_1 = HEAP32[$2_1 + 328 >> 2];
$25_1 = $9_1 + HEAP32[$2_1 + 324 >> 2] | 0;
$7_1 = HEAPU8[1065742] | HEAPU8[1065743] << 8 | (HEAPU8[1065744] << 16 | HEAPU8[1065745] << 24);
HEAP8[$25_1 | 0] = $7_1;
HEAP8[$25_1 + 1 | 0] = $7_1 >>> 8;
HEAP8[$25_1 + 2 | 0] = $7_1 >>> 16;
HEAP8[$25_1 + 3 | 0] = $7_1 >>> 24;
$7_1 = HEAPU8[1065746] | HEAPU8[1065747] << 8;
HEAP8[$25_1 + 4 | 0] = $7_1;
HEAP8[$25_1 + 5 | 0] = $7_1 >>> 8;
HEAP32[$2_1 + 328 >> 2] = $9_1 + 6;
if (HEAP32[$2_1 + 416 >> 2]) {
HEAP32[$2_1 + 816 >> 2] = HEAP32[$2_1 + 420 >> 2];
HEAP32[$2_1 + 748 >> 2] = 1;
HEAP32[$2_1 + 744 >> 2] = $2_1 + 816;
if ($30($15_1, 1069916, 1049790, $18_1)) {
break block3
}
}
HEAP32[$2_1 + 820 >> 2] = 6;
HEAP32[$2_1 + 816 >> 2] = HEAPU8[$2_1 + 428 | 0] ? 1052408 : 1052402;
HEAP32[$2_1 + 756 >> 2] = 1;
HEAP32[$2_1 + 752 >> 2] = $2_1 + 424;
HEAP32[$2_1 + 748 >> 2] = 2;
HEAP32[$2_1 + 744 >> 2] = $2_1 + 816;
if ($30($2_1 + 320 | 0, 1069916, 1049801, $2_1 + 744 | 0)) {
break block3
}
HEAP32[$2_1 + 836 >> 2] = HEAP32[$2_1 + 328 >> 2];
$7_1 = HEAP32[$2_1 + 324 >> 2];
HEAP32[$2_1 + 828 >> 2] = HEAP32[$2_1 + 320 >> 2];
HEAP32[$2_1 + 832 >> 2] = $7_1;
$7_1 = HEAP32[$2_1 + 468 >> 2];
HEAP32[$2_1 + 816 >> 2] = HEAP32[$2_1 + 464 >> 2];
HEAP32[$2_1 + 820 >> 2] = $7_1;
HEAP32[$2_1 + 824 >> 2] = HEAP32[$2_1 + 472 >> 2];
HEAP8[$2_1 + 840 | 0] = $5_1 ^ 5;
}
HEAP32[$6_1 + 24 >> 2] = HEAP32[$2_1 + 840 >> 2];
$5_1 = HEAP32[$2_1 + 836 >> 2];
HEAP32[$6_1 + 16 >> 2] = HEAP32[$2_1 + 832 >> 2];
HEAP32[$6_1 + 20 >> 2] = $5_1;
$5_1 = HEAP32[$2_1 + 828 >> 2];
HEAP32[$6_1 + 8 >> 2] = HEAP32[$2_1 + 824 >> 2];
HEAP32[$6_1 + 12 >> 2] = $5_1;
$5_1 = HEAP32[$2_1 + 820 >> 2];
HEAP32[$6_1 >> 2] = HEAP32[$2_1 + 816 >> 2];
HEAP32[$6_1 + 4 >> 2] = $5_1;
$14_1 = 1;
$9_1 = $22_1 & 255;
if (($9_1 | 0) != ($31_1 | 0)) {
block239 : {
block241 : {
block240 : {
block238 : {
if (!$31_1) {
if ($28_1) {
break block238
}
$5_1 = 1067258;
$14_1 = 78;
break block239;
}
$5_1 = 1067623;
$14_1 = 110;
if (!$28_1 | ($13_1 | 0) != 6) {
break block239
}
$5_1 = 1818326117;
$7_1 = HEAPU8[$28_1 | 0] | HEAPU8[$28_1 + 1 | 0] << 8 | (HEAPU8[$28_1 + 2 | 0] << 16 | HEAPU8[$28_1 + 3 | 0] << 24);
$11_1 = __wasm_rotr_i32($7_1 & 16711935, 8) | __wasm_rotr_i32($7_1, 24) & 16711935;
if (($11_1 | 0) != 1818326117) {
break block240
}
$5_1 = 29556;
$14_1 = 0;
$7_1 = $28_1 + 4 | 0;
$7_1 = HEAPU8[$7_1 | 0] | HEAPU8[$7_1 + 1 | 0] << 8;
$11_1 = ($7_1 << 8 | $7_1 >>> 8) & 65535;
if (($11_1 | 0) != 29556) {
break block240
}
break block241;
}
$5_1 = $3_1 ? 1067412 : 1067336;
$14_1 = $3_1 ? 109 : 76;
break block239;
}
$14_1 = $5_1 >>> 0 > $11_1 >>> 0 ? -1 : 1;
}
$5_1 = $14_1 ? 1067623 : 1067521;
$14_1 = $14_1 ? 110 : 102;
}
HEAP8[$6_1 + 52 | 0] = 19;
HEAP32[$6_1 + 48 >> 2] = 81;
HEAP32[$6_1 + 44 >> 2] = 1067733;
HEAP32[$6_1 + 40 >> 2] = -2147483648;
HEAP32[$6_1 + 36 >> 2] = $14_1;
HEAP32[$6_1 + 32 >> 2] = $5_1;
HEAP32[$6_1 + 28 >> 2] = -2147483648;
$14_1 = 2;
}
$15_1 = HEAPU8[$2_1 + 592 | 0];
if (!(($15_1 | 0) == 1 & ($8_1 | 0) != 2 | ($3_1 | $9_1))) {
$3_1 = Math_imul($14_1, 28) + $6_1 | 0;
HEAP8[$3_1 + 24 | 0] = 20;
HEAP32[$3_1 + 8 >> 2] = 90;
HEAP32[$3_1 + 12 >> 2] = -2147483647;
HEAP32[$3_1 + 4 >> 2] = 1067168;
HEAP32[$3_1 >> 2] = -2147483648;
$14_1 = $14_1 + 1 | 0;
}
$32_1 = HEAPU8[$2_1 + 612 | 0];
$18_1 = HEAP32[$2_1 + 652 >> 2];
$3_1 = HEAP32[$2_1 + 596 >> 2];
$13_1 = HEAP32[$2_1 + 576 >> 2];
HEAP32[$2_1 + 352 >> 2] = 0;
HEAP32[$2_1 + 344 >> 2] = 0;
HEAP32[$2_1 + 348 >> 2] = 4;
$8_1 = 4;
$7_1 = 0;
block246 : {
block244 : {
block243 : {
if (($3_1 | 0) != 2) {
break block243
}
$5_1 = ($15_1 | 0) == 1 & ($13_1 | 0) != 2;
if (!($18_1 ? 0 : $32_1)) {
$7_1 = 0;
if (!($5_1 | ($18_1 | 0) != 0) | $32_1) {
break block243
}
HEAP32[$2_1 + 820 >> 2] = $18_1 ? 22 : 25;
HEAP32[$2_1 + 816 >> 2] = $18_1 ? 1068868 : 1068843;
HEAP32[$2_1 + 420 >> 2] = 2;
HEAP32[$2_1 + 416 >> 2] = $2_1 + 816;
$4_1 = $2_1 + 744 | 0;
$17($4_1, 1051338, $2_1 + 416 | 0);
HEAP8[$2_1 + 796 | 0] = 1;
HEAP8[$2_1 + 792 | 0] = 1;
HEAP32[$2_1 + 780 >> 2] = -2147483648;
HEAP32[$2_1 + 768 >> 2] = -2147483648;
HEAP32[$2_1 + 756 >> 2] = -2147483647;
$117($2_1 + 344 | 0);
$132(HEAP32[$2_1 + 348 >> 2], $4_1, 56);
$3_1 = 1;
break block244;
}
$7_1 = 0;
if ($5_1) {
break block243
}
$9_1 = -2147483648;
if ($12_1) {
$9_1 = HEAP32[$29_1 + 8 >> 2];
$7_1 = HEAP32[$29_1 + 4 >> 2];
$5_1 = HEAP32[$2_1 + 620 >> 2];
block245 : {
if ($5_1) {
$8_1 = HEAP32[$2_1 + 624 >> 2];
$3_1 = HEAP32[$2_1 + 628 >> 2];
$4_1 = HEAP32[$2_1 + 632 >> 2];
$43_1 = HEAP32[$2_1 + 636 >> 2];
$48_1 = HEAP32[$2_1 + 640 >> 2];
HEAP32[$2_1 + 800 >> 2] = 1;
HEAP32[$2_1 + 804 >> 2] = 0;
HEAP32[$2_1 + 792 >> 2] = 1;
HEAP32[$2_1 + 796 >> 2] = 0;
HEAP32[$2_1 + 788 >> 2] = $9_1;
HEAP32[$2_1 + 784 >> 2] = $7_1;
HEAP32[$2_1 + 776 >> 2] = 1052171;
HEAP32[$2_1 + 768 >> 2] = $43_1;
HEAP32[$2_1 + 772 >> 2] = $48_1;
HEAP32[$2_1 + 760 >> 2] = $3_1;
HEAP32[$2_1 + 764 >> 2] = $4_1;
HEAP32[$2_1 + 756 >> 2] = ($8_1 | 0) != 0;
HEAP32[$2_1 + 748 >> 2] = $8_1;
HEAP32[$2_1 + 744 >> 2] = $5_1;
HEAP32[$2_1 + 780 >> 2] = 1;
HEAP32[$2_1 + 752 >> 2] = $8_1 ? 1054081 : 1;
$49($2_1 + 416 | 0, $2_1 + 744 | 0, 8);
$9_1 = HEAP32[$2_1 + 416 >> 2];
break block245;
}
$8_1 = 1;
if ($9_1) {
$8_1 = $9(1, $9_1);
if (!$8_1) {
break block3
}
$132($8_1, $7_1, $9_1);
}
HEAP32[$2_1 + 424 >> 2] = $9_1;
HEAP32[$2_1 + 420 >> 2] = $8_1;
HEAP32[$2_1 + 416 >> 2] = $9_1;
}
$39_1 = HEAP32[$2_1 + 424 >> 2];
$4_1 = HEAP32[$2_1 + 420 >> 2];
}
$5_1 = HEAP32[$2_1 + 644 >> 2];
$3_1 = HEAP32[$2_1 + 648 >> 2];
HEAP8[$2_1 + 320 | 0] = $32_1;
HEAP32[$2_1 + 820 >> 2] = $5_1 ? $3_1 : 6;
HEAP32[$2_1 + 816 >> 2] = $5_1 ? $5_1 : 1052396;
HEAP32[$2_1 + 428 >> 2] = 2;
HEAP32[$2_1 + 420 >> 2] = 5;
HEAP32[$2_1 + 424 >> 2] = $2_1 + 816;
HEAP32[$2_1 + 416 >> 2] = $2_1 + 320;
$3_1 = $2_1 + 744 | 0;
$17($3_1, 1050865, $2_1 + 416 | 0);
HEAP8[$2_1 + 796 | 0] = 0;
HEAP8[$2_1 + 792 | 0] = 0;
HEAP32[$2_1 + 780 >> 2] = -2147483648;
HEAP32[$2_1 + 772 >> 2] = $4_1;
HEAP32[$2_1 + 776 >> 2] = $39_1;
HEAP32[$2_1 + 768 >> 2] = $9_1;
HEAP32[$2_1 + 756 >> 2] = -2147483647;
$117($2_1 + 344 | 0);
$8_1 = HEAP32[$2_1 + 348 >> 2];
$132($8_1, $3_1, 56);
HEAP32[$2_1 + 352 >> 2] = 1;
$7_1 = 1;
}
$3_1 = $7_1;
if (($32_1 | 0) != 2) {
break block246
}
if (HEAP32[$2_1 + 344 >> 2] == ($3_1 | 0)) {
$117($2_1 + 344 | 0);
$8_1 = HEAP32[$2_1 + 348 >> 2];
}
$4_1 = Math_imul($3_1, 56) + $8_1 | 0;
HEAP8[$4_1 + 52 | 0] = 2;
HEAP32[$4_1 + 20 >> 2] = 88;
HEAP32[$4_1 + 24 >> 2] = -2147483647;
HEAP32[$4_1 + 16 >> 2] = 1068474;
HEAP32[$4_1 + 8 >> 2] = 110;
HEAP32[$4_1 + 12 >> 2] = -2147483648;
HEAP32[$4_1 + 4 >> 2] = 1068364;
HEAP32[$4_1 >> 2] = -2147483648;
$3_1 = $3_1 + 1 | 0;
}
HEAP32[$2_1 + 352 >> 2] = $3_1;
}
$25_1 = HEAP32[$2_1 + 648 >> 2];
block252 : {
block253 : {
block251 : {
$26_1 = HEAP32[$2_1 + 644 >> 2];
if ($26_1) {
block247 : {
if (($25_1 | 0) != 6) {
break block247
}
$4_1 = $26_1 + 4 | 0;
if (!((HEAPU8[$26_1 | 0] | HEAPU8[$26_1 + 1 | 0] << 8 | (HEAPU8[$26_1 + 2 | 0] << 16 | HEAPU8[$26_1 + 3 | 0] << 24)) ^ 1702125932 | (HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8) ^ 29811)) {
break block247
}
$9_1 = 0;
while (1) {
$4_1 = HEAPU8[$9_1 + $26_1 | 0];
$5_1 = ((($4_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $4_1) & 255;
$4_1 = HEAPU8[$9_1 + 1052396 | 0];
if (($5_1 | 0) != (((($4_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $4_1) & 255)) {
break block247
}
$9_1 = $9_1 + 1 | 0;
if (($9_1 | 0) != 6) {
continue
}
break;
};
$7_1 = $2_1 + 464 | 0;
$5_1 = HEAP32[$2_1 + 656 >> 2];
$8_1 = global$0 - 32 | 0;
global$0 = $8_1;
block250 : {
block249 : {
$4_1 = $2_1 + 576 | 0;
block248 : {
if (HEAP32[$4_1 + 44 >> 2]) {
$118($7_1, $4_1 + 44 | 0, 1052396, 6, $18_1, $5_1);
break block248;
}
if ($18_1) {
HEAP32[$8_1 + 28 >> 2] = $5_1;
HEAP32[$8_1 + 24 >> 2] = $18_1;
HEAP32[$8_1 + 20 >> 2] = 1;
HEAP32[$8_1 + 16 >> 2] = 1052170;
HEAP32[$8_1 + 12 >> 2] = 6;
HEAP32[$8_1 + 8 >> 2] = 1052396;
$49($7_1, $8_1 + 8 | 0, 3);
break block248;
}
$4_1 = $9(1, 6);
if (!$4_1) {
break block249
}
$132($4_1, 1052396, 6);
HEAP32[$7_1 + 8 >> 2] = 6;
HEAP32[$7_1 + 4 >> 2] = $4_1;
HEAP32[$7_1 >> 2] = 6;
}
global$0 = $8_1 + 32 | 0;
break block250;
}
wasm2js_trap();
}
HEAP32[$2_1 + 820 >> 2] = 6;
HEAP32[$2_1 + 816 >> 2] = $26_1;
HEAP32[$2_1 + 420 >> 2] = 2;
HEAP32[$2_1 + 416 >> 2] = $2_1 + 816;
$17($2_1 + 744 | 0, 1051671, $2_1 + 416 | 0);
HEAP8[$2_1 + 796 | 0] = 3;
HEAP8[$2_1 + 792 | 0] = 3;
HEAP32[$2_1 + 780 >> 2] = -2147483648;
HEAP32[$2_1 + 756 >> 2] = -2147483647;
$4_1 = HEAP32[$2_1 + 468 >> 2];
HEAP32[$2_1 + 768 >> 2] = HEAP32[$2_1 + 464 >> 2];
HEAP32[$2_1 + 772 >> 2] = $4_1;
HEAP32[$2_1 + 776 >> 2] = HEAP32[$2_1 + 472 >> 2];
if (HEAP32[$2_1 + 344 >> 2] == ($3_1 | 0)) {
$117($2_1 + 344 | 0)
}
$132(HEAP32[$2_1 + 348 >> 2] + Math_imul($3_1, 56) | 0, $2_1 + 744 | 0, 56);
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 + 352 >> 2] = $3_1;
}
if (!$18_1) {
break block251
}
if ($15_1 | ($13_1 | 0) == 2) {
break block252
}
HEAP32[$2_1 + 820 >> 2] = $25_1;
HEAP32[$2_1 + 816 >> 2] = $26_1;
HEAP32[$2_1 + 420 >> 2] = 2;
HEAP32[$2_1 + 416 >> 2] = $2_1 + 816;
$17($2_1 + 744 | 0, 1050570, $2_1 + 416 | 0);
HEAP8[$2_1 + 796 | 0] = 4;
HEAP32[$2_1 + 768 >> 2] = -2147483647;
HEAP32[$2_1 + 756 >> 2] = -2147483647;
if (HEAP32[$2_1 + 344 >> 2] == ($3_1 | 0)) {
$117($2_1 + 344 | 0)
}
$132(HEAP32[$2_1 + 348 >> 2] + Math_imul($3_1, 56) | 0, $2_1 + 744 | 0, 56);
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 + 352 >> 2] = $3_1;
break block252;
}
if ($18_1) {
break block252
}
if (($13_1 | 0) != 2) {
break block253
}
break block252;
}
if (($13_1 | 0) == 2) {
break block252
}
}
if (!$32_1 | ($15_1 | 0) != 1 | (HEAPU8[$2_1 + 593 | 0] - 7 & 255) >>> 0 < 254) {
break block252
}
$18_1 = HEAP32[$2_1 + 620 >> 2];
if (!$18_1) {
break block252
}
$92($2_1 + 16 | 0, $20_1);
$9_1 = 1057260;
if (!HEAP32[$2_1 + 16 >> 2]) {
$9_1 = $93($20_1);
if (!$9_1 | HEAPU8[$9_1 | 0] != 7) {
break block252
}
}
if (!$26_1) {
break block252
}
$15_1 = $9_1 + 12 | 0;
$13_1 = HEAP32[$2_1 + 660 >> 2];
if ($13_1) {
$43_1 = HEAP32[$2_1 + 624 >> 2];
$8_1 = HEAP32[$2_1 + 628 >> 2];
$7_1 = HEAP32[$2_1 + 632 >> 2];
$5_1 = HEAP32[$2_1 + 636 >> 2];
$4_1 = HEAP32[$2_1 + 640 >> 2];
HEAP32[$2_1 + 804 >> 2] = HEAP32[$2_1 + 664 >> 2];
HEAP32[$2_1 + 800 >> 2] = $13_1;
HEAP32[$2_1 + 796 >> 2] = 1;
HEAP32[$2_1 + 792 >> 2] = 1052170;
HEAP32[$2_1 + 788 >> 2] = $25_1;
HEAP32[$2_1 + 784 >> 2] = $26_1;
HEAP32[$2_1 + 780 >> 2] = 1;
HEAP32[$2_1 + 776 >> 2] = 1052171;
HEAP32[$2_1 + 768 >> 2] = $5_1;
HEAP32[$2_1 + 772 >> 2] = $4_1;
HEAP32[$2_1 + 760 >> 2] = $8_1;
HEAP32[$2_1 + 764 >> 2] = $7_1;
HEAP32[$2_1 + 756 >> 2] = ($43_1 | 0) != 0;
HEAP32[$2_1 + 752 >> 2] = $43_1 ? 1054081 : 1;
HEAP32[$2_1 + 748 >> 2] = $43_1;
HEAP32[$2_1 + 744 >> 2] = $18_1;
$49($2_1 + 816 | 0, $2_1 + 744 | 0, 8);
$43_1 = HEAP32[$2_1 + 820 >> 2];
$48_1 = HEAP32[$2_1 + 824 >> 2];
$4_1 = HEAP32[$2_1 + 816 >> 2];
$5_1 = ($4_1 | 0) <= -2147483647 ? -2147483647 : $4_1;
} else {
$5_1 = -2147483647
}
HEAP32[$2_1 + 560 >> 2] = $15_1;
HEAP32[$2_1 + 304 >> 2] = $9_1 + 20;
HEAP32[$2_1 + 428 >> 2] = 6;
HEAP32[$2_1 + 420 >> 2] = 6;
HEAP32[$2_1 + 424 >> 2] = $2_1 + 304;
HEAP32[$2_1 + 416 >> 2] = $2_1 + 560;
$17($2_1 + 744 | 0, 1050663, $2_1 + 416 | 0);
HEAP32[$2_1 + 756 >> 2] = -2147483648;
HEAP32[$2_1 + 760 >> 2] = HEAP32[$9_1 + 28 >> 2];
HEAP8[$2_1 + 796 | 0] = 5;
HEAP32[$2_1 + 768 >> 2] = -2147483647;
$4_1 = HEAP32[$9_1 + 32 >> 2];
HEAP32[$2_1 + 764 >> 2] = $4_1;
HEAP32[$2_1 + 328 >> 2] = $4_1;
$4_1 = HEAP32[$2_1 + 760 >> 2];
HEAP32[$2_1 + 320 >> 2] = HEAP32[$2_1 + 756 >> 2];
HEAP32[$2_1 + 324 >> 2] = $4_1;
$9_1 = HEAP32[$2_1 + 744 >> 2];
$4_1 = HEAP32[$2_1 + 748 >> 2];
$8_1 = HEAP32[$2_1 + 752 >> 2];
$58($2_1 + 768 | 0);
block255 : {
if (!(($9_1 | 0) == -2147483647 | HEAP32[$2_1 + 344 >> 2] != ($3_1 | 0))) {
if (($4($2_1 + 344 | 0, $3_1, 1, 4, 56) | 0) != -2147483647) {
break block3
}
$3_1 = HEAP32[$2_1 + 352 >> 2];
break block255;
}
if (($9_1 | 0) == -2147483647) {
break block252
}
}
$7_1 = HEAP32[$2_1 + 348 >> 2] + Math_imul($3_1, 56) | 0;
HEAP32[$7_1 + 4 >> 2] = $4_1;
HEAP32[$7_1 + 8 >> 2] = $8_1;
HEAP32[$7_1 >> 2] = $9_1;
$4_1 = HEAP32[$2_1 + 324 >> 2];
HEAP32[$7_1 + 12 >> 2] = HEAP32[$2_1 + 320 >> 2];
HEAP32[$7_1 + 16 >> 2] = $4_1;
HEAP32[$7_1 + 20 >> 2] = HEAP32[$2_1 + 328 >> 2];
HEAP8[$7_1 + 52 | 0] = 5;
HEAP8[$7_1 + 48 | 0] = 3;
HEAP32[$7_1 + 36 >> 2] = -2147483648;
HEAP32[$7_1 + 28 >> 2] = $43_1;
HEAP32[$7_1 + 32 >> 2] = $48_1;
HEAP32[$7_1 + 24 >> 2] = $5_1;
$3_1 = $3_1 + 1 | 0;
}
$5_1 = $24_1 & 1 ? 0 : $22_1;
HEAP32[$2_1 + 352 >> 2] = $3_1;
block256 : {
if (!HEAP32[$2_1 + 620 >> 2]) {
break block256
}
$9_1 = HEAP32[$2_1 + 636 >> 2];
block263 : {
block261 : {
block262 : {
block260 : {
block259 : {
block257 : {
block258 : {
$8_1 = HEAP32[$2_1 + 640 >> 2];
switch ($8_1 - 8 | 0) {
case 0:
break block257;
case 1:
break block258;
default:
break block259;
};
}
if ((HEAPU8[$9_1 | 0] | HEAPU8[$9_1 + 1 | 0] << 8 | (HEAPU8[$9_1 + 2 | 0] << 16 | HEAPU8[$9_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$9_1 + 8 | 0] ^ 116 | (HEAPU8[$9_1 + 4 | 0] | HEAPU8[$9_1 + 5 | 0] << 8 | (HEAPU8[$9_1 + 6 | 0] << 16 | HEAPU8[$9_1 + 7 | 0] << 24)) ^ 1936681068) {
break block260
}
break block261;
}
if ((HEAPU8[$9_1 | 0] | HEAPU8[$9_1 + 1 | 0] << 8 | (HEAPU8[$9_1 + 2 | 0] << 16 | HEAPU8[$9_1 + 3 | 0] << 24)) == 1768383858 & (HEAPU8[$9_1 + 4 | 0] | HEAPU8[$9_1 + 5 | 0] << 8 | (HEAPU8[$9_1 + 6 | 0] << 16 | HEAPU8[$9_1 + 7 | 0] << 24)) == 2037544051) {
break block261
}
break block260;
}
if ($8_1 >>> 0 < 8) {
break block262
}
}
$35($2_1 + 8 | 0, 46, $9_1, $8_1);
$11_1 = HEAP32[$2_1 + 8 >> 2] != 0;
break block263;
}
if (!$8_1) {
$11_1 = 0;
break block263;
}
$7_1 = $8_1 - 1 | 0;
while (1) {
$11_1 = HEAPU8[$9_1 | 0] == 46;
if ($11_1) {
break block263
}
$9_1 = $9_1 + 1 | 0;
$4_1 = $7_1;
$7_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
break block263;
}
$11_1 = 1;
}
if (!$26_1) {
break block256
}
$9_1 = 0;
while (1) {
if (($9_1 | 0) != ($25_1 | 0)) {
$4_1 = $9_1 + $26_1 | 0;
$9_1 = $9_1 + 1 | 0;
if ((HEAPU8[$4_1 | 0] - 58 & 255) >>> 0 >= 246) {
continue
}
break block256;
}
break;
};
block266 : {
block265 : {
switch ($25_1 | 0) {
case 1:
$9_1 = HEAPU8[$26_1 | 0];
switch ($9_1 - 43 | 0) {
case 0:
case 2:
break block256;
default:
break block266;
};
case 0:
break block256;
default:
break block265;
};
}
$9_1 = HEAPU8[$26_1 | 0];
}
$4_1 = ($9_1 & 255) == 43;
$9_1 = $4_1 + $26_1 | 0;
$8_1 = $25_1 - $4_1 | 0;
block267 : {
if ($8_1 >>> 0 >= 9) {
$7_1 = 0;
while (1) {
if (!$8_1) {
break block267
}
$13_1 = HEAPU8[$9_1 | 0] - 48 | 0;
if ($13_1 >>> 0 > 9) {
break block256
}
$4_1 = __wasm_i64_mul($7_1, 0, 10, 0);
if (i64toi32_i32$HIGH_BITS) {
break block256
}
$9_1 = $9_1 + 1 | 0;
$8_1 = $8_1 - 1 | 0;
$7_1 = $4_1 + $13_1 | 0;
if ($13_1 >>> 0 <= $7_1 >>> 0) {
continue
}
break;
};
break block256;
}
$7_1 = 0;
if (!$8_1) {
break block267
}
while (1) {
$4_1 = HEAPU8[$9_1 | 0] - 48 | 0;
if ($4_1 >>> 0 > 9) {
break block256
}
$9_1 = $9_1 + 1 | 0;
$7_1 = $4_1 + Math_imul($7_1, 10) | 0;
$8_1 = $8_1 - 1 | 0;
if ($8_1) {
continue
}
break;
};
}
if (!$11_1) {
break block256
}
block268 : {
if ($1_1 >>> 0 <= 7) {
if ($1_1) {
while (1) {
if (HEAPU8[$40_1 | 0] == 47) {
break block256
}
$40_1 = $40_1 + 1 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
}
}
if ($7_1 - 80 >>> 0 <= 65455) {
break block268
}
break block256;
}
$35($2_1, 47, $40_1, $1_1);
if (HEAP32[$2_1 >> 2] | $7_1 - 80 >>> 0 > 65455) {
break block256
}
}
HEAP32[$2_1 + 820 >> 2] = $25_1;
HEAP32[$2_1 + 816 >> 2] = $26_1;
HEAP32[$2_1 + 420 >> 2] = 2;
HEAP32[$2_1 + 416 >> 2] = $2_1 + 816;
$17($2_1 + 744 | 0, 1050455, $2_1 + 416 | 0);
HEAP8[$2_1 + 796 | 0] = 6;
HEAP32[$2_1 + 768 >> 2] = -2147483647;
HEAP32[$2_1 + 756 >> 2] = -2147483647;
if (HEAP32[$2_1 + 344 >> 2] == ($3_1 | 0)) {
$117($2_1 + 344 | 0)
}
$132(HEAP32[$2_1 + 348 >> 2] + Math_imul($3_1, 56) | 0, $2_1 + 744 | 0, 56);
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 + 352 >> 2] = $3_1;
}
$1_1 = $5_1 & 255;
if (($1_1 | 0) != ($32_1 | 0)) {
HEAP8[$2_1 + 816 | 0] = $5_1;
HEAP8[$2_1 + 320 | 0] = $32_1;
HEAP32[$2_1 + 428 >> 2] = 5;
HEAP32[$2_1 + 420 >> 2] = 5;
HEAP32[$2_1 + 424 >> 2] = $2_1 + 320;
HEAP32[$2_1 + 416 >> 2] = $2_1 + 816;
$17($2_1 + 744 | 0, 1051549, $2_1 + 416 | 0);
HEAP8[$2_1 + 796 | 0] = 7;
HEAP32[$2_1 + 764 >> 2] = 95;
HEAP32[$2_1 + 768 >> 2] = -2147483647;
HEAP32[$2_1 + 760 >> 2] = 1068890;
HEAP32[$2_1 + 756 >> 2] = -2147483648;
if (HEAP32[$2_1 + 344 >> 2] == ($3_1 | 0)) {
$117($2_1 + 344 | 0)
}
$132(HEAP32[$2_1 + 348 >> 2] + Math_imul($3_1, 56) | 0, $2_1 + 744 | 0, 56);
$3_1 = $3_1 + 1 | 0;
HEAP32[$2_1 + 352 >> 2] = $3_1;
}
if (!(!$1_1 | ($21_1 | 0) == 4)) {
$1_1 = $21_1 << 2;
HEAP32[$2_1 + 820 >> 2] = HEAP32[$1_1 + 1070640 >> 2];
HEAP32[$2_1 + 816 >> 2] = HEAP32[$1_1 + 1070656 >> 2];
HEAP32[$2_1 + 420 >> 2] = 2;
HEAP32[$2_1 + 416 >> 2] = $2_1 + 816;
$17($2_1 + 744 | 0, 1068562, $2_1 + 416 | 0);
HEAP8[$2_1 + 796 | 0] = 8;
HEAP32[$2_1 + 764 >> 2] = 101;
HEAP32[$2_1 + 768 >> 2] = -2147483647;
HEAP32[$2_1 + 760 >> 2] = 1068742;
HEAP32[$2_1 + 756 >> 2] = -2147483648;
if (HEAP32[$2_1 + 344 >> 2] == ($3_1 | 0)) {
$117($2_1 + 344 | 0)
}
$132(HEAP32[$2_1 + 348 >> 2] + Math_imul($3_1, 56) | 0, $2_1 + 744 | 0, 56);
HEAP32[$2_1 + 352 >> 2] = $3_1 + 1;
}
HEAP32[$2_1 + 824 >> 2] = HEAP32[$2_1 + 352 >> 2];
$1_1 = HEAP32[$2_1 + 348 >> 2];
HEAP32[$2_1 + 816 >> 2] = HEAP32[$2_1 + 344 >> 2];
HEAP32[$2_1 + 820 >> 2] = $1_1;
HEAP32[$2_1 + 320 >> 2] = 16842753;
HEAP32[$2_1 + 324 >> 2] = 16777216;
$48_1 = ($21_1 | 0) == 4;
$3_1 = $48_1 ? 3 : 1;
$4_1 = $48_1 ? 1 : 2;
$9_1 = $2_1 + 320 | 0;
$43_1 = $5_1 & 255;
$11_1 = 0;
while (1) {
$8_1 = HEAPU8[$9_1 + 1 | 0];
$15_1 = HEAPU8[$9_1 | 0];
block273 : {
block274 : {
block270 : {
switch ($43_1 - 1 | 0) {
default:
$18_1 = 1;
$1_1 = $8_1 & 1 ? 0 : 3;
$21_1 = $8_1 << 1;
$7_1 = ($8_1 ^ -1) & 1;
break block273;
case 1:
$1_1 = 1;
$18_1 = 0;
if ($15_1 & 1) {
break block274
}
$21_1 = 2;
$7_1 = 0;
break block273;
case 0:
break block270;
};
}
if (!($15_1 & 1)) {
$18_1 = 1;
$1_1 = $8_1 & 1 ? 0 : 3;
$21_1 = $8_1 << 1;
$7_1 = ($8_1 ^ -1) & 1;
break block273;
}
if ($48_1) {
$1_1 = 3;
$18_1 = 0;
$21_1 = 1;
$7_1 = 1;
break block273;
}
$1_1 = $8_1 & 1 ? 0 : 3;
$18_1 = 2;
$21_1 = 2 - $8_1 | 0;
$7_1 = $8_1 + 1 | 0;
break block273;
}
$21_1 = 1;
$1_1 = $3_1;
$7_1 = $4_1;
}
$13_1 = $2_1 + 744 | 0;
$24_1 = $13_1 + $11_1 | 0;
HEAP8[$24_1 | 0] = $15_1;
HEAP8[$24_1 + 5 | 0] = $1_1;
HEAP8[$24_1 + 4 | 0] = $21_1;
HEAP8[$24_1 + 3 | 0] = $7_1;
HEAP8[$24_1 + 2 | 0] = $18_1;
HEAP8[$24_1 + 1 | 0] = $8_1;
$9_1 = $9_1 + 2 | 0;
$11_1 = $11_1 + 6 | 0;
if (($11_1 | 0) != 24) {
continue
}
break;
};
$1_1 = HEAPU8[$2_1 + 764 | 0] | HEAPU8[$2_1 + 765 | 0] << 8 | (HEAPU8[$2_1 + 766 | 0] << 16 | HEAPU8[$2_1 + 767 | 0] << 24);
HEAP32[$2_1 + 432 >> 2] = HEAPU8[$2_1 + 760 | 0] | HEAPU8[$2_1 + 761 | 0] << 8 | (HEAPU8[$2_1 + 762 | 0] << 16 | HEAPU8[$2_1 + 763 | 0] << 24);
HEAP32[$2_1 + 436 >> 2] = $1_1;
$1_1 = HEAPU8[$2_1 + 756 | 0] | HEAPU8[$2_1 + 757 | 0] << 8 | (HEAPU8[$2_1 + 758 | 0] << 16 | HEAPU8[$2_1 + 759 | 0] << 24);
HEAP32[$2_1 + 424 >> 2] = HEAPU8[$2_1 + 752 | 0] | HEAPU8[$2_1 + 753 | 0] << 8 | (HEAPU8[$2_1 + 754 | 0] << 16 | HEAPU8[$2_1 + 755 | 0] << 24);
HEAP32[$2_1 + 428 >> 2] = $1_1;
$1_1 = HEAPU8[$2_1 + 748 | 0] | HEAPU8[$2_1 + 749 | 0] << 8 | (HEAPU8[$2_1 + 750 | 0] << 16 | HEAPU8[$2_1 + 751 | 0] << 24);
HEAP32[$2_1 + 416 >> 2] = HEAPU8[$2_1 + 744 | 0] | HEAPU8[$2_1 + 745 | 0] << 8 | (HEAPU8[$2_1 + 746 | 0] << 16 | HEAPU8[$2_1 + 747 | 0] << 24);
HEAP32[$2_1 + 420 >> 2] = $1_1;
$132($13_1, $2_1 + 672 | 0, 68);
$1_1 = HEAP32[$2_1 + 820 >> 2];
HEAP32[$2_1 + 320 >> 2] = HEAP32[$2_1 + 816 >> 2];
HEAP32[$2_1 + 324 >> 2] = $1_1;
HEAP32[$2_1 + 328 >> 2] = HEAP32[$2_1 + 824 >> 2];
break block153;
}
$0_1 = $9_1;
}
$4_1 = HEAP32[$2_1 + 208 >> 2];
block275 : {
if (($4_1 | 0) == -2147483648) {
break block275
}
if ($4_1) {
$8_1 = HEAP32[$2_1 + 212 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$1_1 = $2_1 + 672 | 0;
} else {
$1_1 = $2_1 + 576 | 0
}
HEAP32[$1_1 >> 2] = $4_1;
$1_1 = HEAP32[$2_1 + 576 >> 2];
if (!$1_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block275
}
$1($8_1, $1_1);
}
$4_1 = HEAP32[$2_1 + 220 >> 2];
block276 : {
if (($4_1 | 0) == -2147483648) {
break block276
}
if ($4_1) {
$8_1 = HEAP32[$2_1 + 224 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$1_1 = $2_1 + 672 | 0;
} else {
$1_1 = $2_1 + 576 | 0
}
HEAP32[$1_1 >> 2] = $4_1;
$1_1 = HEAP32[$2_1 + 576 >> 2];
if (!$1_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block276
}
$1($8_1, $1_1);
}
$115($2_1 + 132 | 0);
$80($2_1 + 184 | 0);
$4_1 = HEAP32[$2_1 + 232 >> 2];
block277 : {
if (!$4_1) {
$9_1 = 0;
$1_1 = 0;
break block277;
}
$1_1 = HEAP32[$2_1 + 236 >> 2];
HEAP32[$2_1 + 604 >> 2] = $1_1;
HEAP32[$2_1 + 600 >> 2] = $4_1;
HEAP32[$2_1 + 596 >> 2] = 0;
HEAP32[$2_1 + 588 >> 2] = $1_1;
HEAP32[$2_1 + 584 >> 2] = $4_1;
HEAP32[$2_1 + 580 >> 2] = 0;
$9_1 = HEAP32[$2_1 + 240 >> 2];
$1_1 = 1;
}
HEAP32[$2_1 + 608 >> 2] = $9_1;
HEAP32[$2_1 + 592 >> 2] = $1_1;
HEAP32[$2_1 + 576 >> 2] = $1_1;
$126($2_1 + 576 | 0);
if (($19_1 | 0) != 3) {
break block278
}
}
$14($49_1, $0_1);
$27($0_1);
break block279;
}
HEAP32[$2_1 + 168 >> 2] = $14_1;
HEAP32[$2_1 + 164 >> 2] = $6_1;
HEAP32[$2_1 + 160 >> 2] = 3;
HEAP8[$2_1 + 157 | 0] = $50_1;
HEAP8[$2_1 + 156 | 0] = $42_1;
HEAP32[$2_1 + 152 >> 2] = $23_1;
HEAP32[$2_1 + 148 >> 2] = $30_1;
HEAP32[$2_1 + 144 >> 2] = $23_1;
HEAP32[$2_1 + 140 >> 2] = $36_1;
HEAP32[$2_1 + 136 >> 2] = $0_1;
HEAP32[$2_1 + 132 >> 2] = $19_1;
$1_1 = HEAP32[$2_1 + 324 >> 2];
HEAP32[$2_1 + 172 >> 2] = HEAP32[$2_1 + 320 >> 2];
HEAP32[$2_1 + 176 >> 2] = $1_1;
HEAP32[$2_1 + 180 >> 2] = HEAP32[$2_1 + 328 >> 2];
HEAP32[$2_1 + 196 >> 2] = $27_1;
HEAP32[$2_1 + 192 >> 2] = $12_1;
HEAP32[$2_1 + 188 >> 2] = $29_1;
HEAP32[$2_1 + 184 >> 2] = $41_1;
$132($2_1 + 200 | 0, $2_1 + 744 | 0, 68);
HEAP8[$2_1 + 303 | 0] = $47_1;
HEAP8[$2_1 + 302 | 0] = $31_1;
HEAP8[$2_1 + 301 | 0] = $5_1;
HEAP8[$2_1 + 300 | 0] = $22_1;
HEAP32[$2_1 + 296 >> 2] = 1;
HEAP32[$2_1 + 292 >> 2] = 1053840;
$1_1 = HEAP32[$2_1 + 436 >> 2];
HEAP32[$2_1 + 284 >> 2] = HEAP32[$2_1 + 432 >> 2];
HEAP32[$2_1 + 288 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 428 >> 2];
HEAP32[$2_1 + 276 >> 2] = HEAP32[$2_1 + 424 >> 2];
HEAP32[$2_1 + 280 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 420 >> 2];
HEAP32[$2_1 + 268 >> 2] = HEAP32[$2_1 + 416 >> 2];
HEAP32[$2_1 + 272 >> 2] = $1_1;
$3_1 = $9(1, 1536);
if (!$3_1) {
break block3
}
$4_1 = HEAPU8[1069768] | HEAPU8[1069769] << 8 | (HEAPU8[1069770] << 16 | HEAPU8[1069771] << 24);
$1_1 = HEAPU8[1069764] | HEAPU8[1069765] << 8 | (HEAPU8[1069766] << 16 | HEAPU8[1069767] << 24);
HEAP8[$3_1 | 0] = $1_1;
HEAP8[$3_1 + 1 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $1_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $4_1;
HEAP8[$3_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $4_1 >>> 24;
$1_1 = HEAPU8[1069772] | HEAPU8[1069773] << 8;
HEAP8[$3_1 + 8 | 0] = $1_1;
HEAP8[$3_1 + 9 | 0] = $1_1 >>> 8;
HEAP32[$2_1 + 680 >> 2] = 10;
HEAP32[$2_1 + 676 >> 2] = $3_1;
HEAP32[$2_1 + 672 >> 2] = 1536;
$1_1 = $22_1 << 2 & 1020;
$4_1 = $2_1 + 672 | 0;
$110(HEAP32[$1_1 + 1070924 >> 2], HEAP32[$1_1 + 1070912 >> 2], $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 12) {
if (($4($4_1, $1_1, 13, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1070021] | HEAPU8[1070022] << 8 | (HEAPU8[1070023] << 16 | HEAPU8[1070024] << 24);
$7_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1070017] | HEAPU8[1070018] << 8 | (HEAPU8[1070019] << 16 | HEAPU8[1070020] << 24);
HEAP8[$7_1 | 0] = $4_1;
HEAP8[$7_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$7_1 + 4 | 0] = $3_1;
HEAP8[$7_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$7_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$7_1 + 7 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[1070026] | HEAPU8[1070027] << 8 | (HEAPU8[1070028] << 16 | HEAPU8[1070029] << 24);
$4_1 = HEAPU8[1070022] | HEAPU8[1070023] << 8 | (HEAPU8[1070024] << 16 | HEAPU8[1070025] << 24);
HEAP8[$7_1 + 5 | 0] = $4_1;
HEAP8[$7_1 + 6 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 7 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 8 | 0] = $4_1 >>> 24;
HEAP8[$7_1 + 9 | 0] = $3_1;
HEAP8[$7_1 + 10 | 0] = $3_1 >>> 8;
HEAP8[$7_1 + 11 | 0] = $3_1 >>> 16;
HEAP8[$7_1 + 12 | 0] = $3_1 >>> 24;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 13;
$1_1 = $5_1 << 2 & 1020;
$4_1 = $2_1 + 672 | 0;
$110(HEAP32[$1_1 + 1070948 >> 2], HEAP32[$1_1 + 1070936 >> 2], $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 12) {
if (($4($4_1, $1_1, 13, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1069833] | HEAPU8[1069834] << 8 | (HEAPU8[1069835] << 16 | HEAPU8[1069836] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1069829] | HEAPU8[1069830] << 8 | (HEAPU8[1069831] << 16 | HEAPU8[1069832] << 24);
HEAP8[$5_1 | 0] = $4_1;
HEAP8[$5_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $3_1;
HEAP8[$5_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[1069838] | HEAPU8[1069839] << 8 | (HEAPU8[1069840] << 16 | HEAPU8[1069841] << 24);
$4_1 = HEAPU8[1069834] | HEAPU8[1069835] << 8 | (HEAPU8[1069836] << 16 | HEAPU8[1069837] << 24);
HEAP8[$5_1 + 5 | 0] = $4_1;
HEAP8[$5_1 + 6 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 7 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 8 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 9 | 0] = $3_1;
HEAP8[$5_1 + 10 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 11 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 12 | 0] = $3_1 >>> 24;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 13;
$1_1 = $47_1 << 2 & 1020;
$4_1 = $2_1 + 672 | 0;
$110(HEAP32[$1_1 + 1070976 >> 2], HEAP32[$1_1 + 1070960 >> 2], $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 20) {
if (($4($4_1, $1_1, 21, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1069871] | HEAPU8[1069872] << 8 | (HEAPU8[1069873] << 16 | HEAPU8[1069874] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1069867] | HEAPU8[1069868] << 8 | (HEAPU8[1069869] << 16 | HEAPU8[1069870] << 24);
HEAP8[$5_1 | 0] = $4_1;
HEAP8[$5_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $3_1;
HEAP8[$5_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[1069879] | HEAPU8[1069880] << 8 | (HEAPU8[1069881] << 16 | HEAPU8[1069882] << 24);
$4_1 = HEAPU8[1069875] | HEAPU8[1069876] << 8 | (HEAPU8[1069877] << 16 | HEAPU8[1069878] << 24);
HEAP8[$5_1 + 8 | 0] = $4_1;
HEAP8[$5_1 + 9 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 10 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 11 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 12 | 0] = $3_1;
HEAP8[$5_1 + 13 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 14 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 15 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[1069884] | HEAPU8[1069885] << 8 | (HEAPU8[1069886] << 16 | HEAPU8[1069887] << 24);
$4_1 = HEAPU8[1069880] | HEAPU8[1069881] << 8 | (HEAPU8[1069882] << 16 | HEAPU8[1069883] << 24);
HEAP8[$5_1 + 13 | 0] = $4_1;
HEAP8[$5_1 + 14 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 15 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 16 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 17 | 0] = $3_1;
HEAP8[$5_1 + 18 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 19 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 20 | 0] = $3_1 >>> 24;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 21;
$1_1 = $31_1 << 2 & 1020;
$4_1 = $2_1 + 672 | 0;
$110(HEAP32[$1_1 + 1071004 >> 2], HEAP32[$1_1 + 1070992 >> 2], $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 8) {
if (($4($4_1, $1_1, 9, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1069824] | HEAPU8[1069825] << 8 | (HEAPU8[1069826] << 16 | HEAPU8[1069827] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1069820] | HEAPU8[1069821] << 8 | (HEAPU8[1069822] << 16 | HEAPU8[1069823] << 24);
HEAP8[$5_1 | 0] = $4_1;
HEAP8[$5_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $3_1;
HEAP8[$5_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $3_1 >>> 24;
HEAP8[$5_1 + 8 | 0] = HEAPU8[1069828];
$1_1 = $1_1 + 9 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
block283 : {
if (($27_1 | 0) != -2147483648) {
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 8) {
if (($4($2_1 + 672 | 0, $1_1, 9, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1070090] | HEAPU8[1070091] << 8 | (HEAPU8[1070092] << 16 | HEAPU8[1070093] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1070086] | HEAPU8[1070087] << 8 | (HEAPU8[1070088] << 16 | HEAPU8[1070089] << 24);
HEAP8[$5_1 | 0] = $4_1;
HEAP8[$5_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $3_1;
HEAP8[$5_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $3_1 >>> 24;
HEAP8[$5_1 + 8 | 0] = HEAPU8[1070094];
HEAP32[$2_1 + 680 >> 2] = $1_1 + 9;
$4_1 = $2_1 + 672 | 0;
$110(HEAP32[$2_1 + 200 >> 2], HEAP32[$2_1 + 204 >> 2], $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 11) {
if (($4($4_1, $1_1, 12, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1070099] | HEAPU8[1070100] << 8 | (HEAPU8[1070101] << 16 | HEAPU8[1070102] << 24);
$8_1 = HEAP32[$2_1 + 676 >> 2];
$5_1 = $8_1 + $1_1 | 0;
$4_1 = HEAPU8[1070095] | HEAPU8[1070096] << 8 | (HEAPU8[1070097] << 16 | HEAPU8[1070098] << 24);
HEAP8[$5_1 | 0] = $4_1;
HEAP8[$5_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $3_1;
HEAP8[$5_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $3_1 >>> 24;
$4_1 = HEAPU8[1070103] | HEAPU8[1070104] << 8 | (HEAPU8[1070105] << 16 | HEAPU8[1070106] << 24);
HEAP8[$5_1 + 8 | 0] = $4_1;
HEAP8[$5_1 + 9 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 10 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 11 | 0] = $4_1 >>> 24;
$1_1 = $1_1 + 12 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
block280 : {
if (HEAP32[$2_1 + 232 >> 2] != -2147483648) {
$110(HEAP32[$2_1 + 236 >> 2], HEAP32[$2_1 + 240 >> 2], $2_1 + 672 | 0);
$1_1 = HEAP32[$2_1 + 680 >> 2];
break block280;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $1_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$8_1 = HEAP32[$2_1 + 676 >> 2];
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = $1_1 + $8_1 | 0;
HEAP8[$4_1 | 0] = 110;
HEAP8[$4_1 + 1 | 0] = 117;
HEAP8[$4_1 + 2 | 0] = 108;
HEAP8[$4_1 + 3 | 0] = 108;
$1_1 = $1_1 + 4 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 13) {
if (($4($2_1 + 672 | 0, $1_1, 14, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1070111] | HEAPU8[1070112] << 8 | (HEAPU8[1070113] << 16 | HEAPU8[1070114] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1070107] | HEAPU8[1070108] << 8 | (HEAPU8[1070109] << 16 | HEAPU8[1070110] << 24);
HEAP8[$5_1 | 0] = $4_1;
HEAP8[$5_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $3_1;
HEAP8[$5_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[1070117] | HEAPU8[1070118] << 8 | (HEAPU8[1070119] << 16 | HEAPU8[1070120] << 24);
$4_1 = HEAPU8[1070113] | HEAPU8[1070114] << 8 | (HEAPU8[1070115] << 16 | HEAPU8[1070116] << 24);
HEAP8[$5_1 + 6 | 0] = $4_1;
HEAP8[$5_1 + 7 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 8 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 9 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 10 | 0] = $3_1;
HEAP8[$5_1 + 11 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 12 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 13 | 0] = $3_1 >>> 24;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 14;
$4_1 = $2_1 + 672 | 0;
$110(HEAP32[$2_1 + 212 >> 2], HEAP32[$2_1 + 216 >> 2], $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 6) {
if (($4($4_1, $1_1, 7, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$8_1 = HEAP32[$2_1 + 676 >> 2];
$3_1 = $8_1 + $1_1 | 0;
$4_1 = HEAPU8[1070030] | HEAPU8[1070031] << 8 | (HEAPU8[1070032] << 16 | HEAPU8[1070033] << 24);
HEAP8[$3_1 | 0] = $4_1;
HEAP8[$3_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[1070033] | HEAPU8[1070034] << 8 | (HEAPU8[1070035] << 16 | HEAPU8[1070036] << 24);
HEAP8[$3_1 + 3 | 0] = $4_1;
HEAP8[$3_1 + 4 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 5 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 6 | 0] = $4_1 >>> 24;
$1_1 = $1_1 + 7 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
block281 : {
if (HEAP32[$2_1 + 244 >> 2] != -2147483648) {
$110(HEAP32[$2_1 + 248 >> 2], HEAP32[$2_1 + 252 >> 2], $2_1 + 672 | 0);
$1_1 = HEAP32[$2_1 + 680 >> 2];
break block281;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $1_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$8_1 = HEAP32[$2_1 + 676 >> 2];
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = $1_1 + $8_1 | 0;
HEAP8[$4_1 | 0] = 110;
HEAP8[$4_1 + 1 | 0] = 117;
HEAP8[$4_1 + 2 | 0] = 108;
HEAP8[$4_1 + 3 | 0] = 108;
$1_1 = $1_1 + 4 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 9) {
if (($4($2_1 + 672 | 0, $1_1, 10, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1070125] | HEAPU8[1070126] << 8 | (HEAPU8[1070127] << 16 | HEAPU8[1070128] << 24);
$8_1 = HEAP32[$2_1 + 676 >> 2];
$5_1 = $8_1 + $1_1 | 0;
$4_1 = HEAPU8[1070121] | HEAPU8[1070122] << 8 | (HEAPU8[1070123] << 16 | HEAPU8[1070124] << 24);
HEAP8[$5_1 | 0] = $4_1;
HEAP8[$5_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $3_1;
HEAP8[$5_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $3_1 >>> 24;
$4_1 = HEAPU8[1070129] | HEAPU8[1070130] << 8;
HEAP8[$5_1 + 8 | 0] = $4_1;
HEAP8[$5_1 + 9 | 0] = $4_1 >>> 8;
$1_1 = $1_1 + 10 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
block282 : {
if (HEAP32[$2_1 + 256 >> 2] != -2147483648) {
$110(HEAP32[$2_1 + 260 >> 2], HEAP32[$2_1 + 264 >> 2], $2_1 + 672 | 0);
$1_1 = HEAP32[$2_1 + 680 >> 2];
break block282;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $1_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$8_1 = HEAP32[$2_1 + 676 >> 2];
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = $1_1 + $8_1 | 0;
HEAP8[$4_1 | 0] = 110;
HEAP8[$4_1 + 1 | 0] = 117;
HEAP8[$4_1 + 2 | 0] = 108;
HEAP8[$4_1 + 3 | 0] = 108;
$1_1 = $1_1 + 4 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 13) {
if (($4($2_1 + 672 | 0, $1_1, 14, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1070135] | HEAPU8[1070136] << 8 | (HEAPU8[1070137] << 16 | HEAPU8[1070138] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1070131] | HEAPU8[1070132] << 8 | (HEAPU8[1070133] << 16 | HEAPU8[1070134] << 24);
HEAP8[$5_1 | 0] = $4_1;
HEAP8[$5_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $3_1;
HEAP8[$5_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[1070141] | HEAPU8[1070142] << 8 | (HEAPU8[1070143] << 16 | HEAPU8[1070144] << 24);
$4_1 = HEAPU8[1070137] | HEAPU8[1070138] << 8 | (HEAPU8[1070139] << 16 | HEAPU8[1070140] << 24);
HEAP8[$5_1 + 6 | 0] = $4_1;
HEAP8[$5_1 + 7 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 8 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 9 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 10 | 0] = $3_1;
HEAP8[$5_1 + 11 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 12 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 13 | 0] = $3_1 >>> 24;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 14;
$1_1 = $2_1 + 672 | 0;
$110(HEAP32[$2_1 + 224 >> 2], HEAP32[$2_1 + 228 >> 2], $1_1);
$4_1 = HEAP32[$2_1 + 680 >> 2];
if (($4_1 | 0) == HEAP32[$2_1 + 672 >> 2]) {
if (($4($1_1, $4_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
} else {
$1_1 = $4_1
}
HEAP8[$1_1 + HEAP32[$2_1 + 676 >> 2] | 0] = 125;
$1_1 = $4_1 + 1 | 0;
break block283;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $1_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
HEAP8[$4_1 | 0] = 110;
HEAP8[$4_1 + 1 | 0] = 117;
HEAP8[$4_1 + 2 | 0] = 108;
HEAP8[$4_1 + 3 | 0] = 108;
$1_1 = $1_1 + 4 | 0;
}
HEAP32[$2_1 + 680 >> 2] = $1_1;
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 6) {
if (($4($2_1 + 672 | 0, $1_1, 7, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1070030] | HEAPU8[1070031] << 8 | (HEAPU8[1070032] << 16 | HEAPU8[1070033] << 24);
HEAP8[$3_1 | 0] = $4_1;
HEAP8[$3_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[1070033] | HEAPU8[1070034] << 8 | (HEAPU8[1070035] << 16 | HEAPU8[1070036] << 24);
HEAP8[$3_1 + 3 | 0] = $4_1;
HEAP8[$3_1 + 4 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 5 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 6 | 0] = $4_1 >>> 24;
$1_1 = $1_1 + 7 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
block288 : {
block287 : {
block284 : {
if (($19_1 | 0) != 2) {
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 8) {
if (($4($2_1 + 672 | 0, $1_1, 9, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1070159] | HEAPU8[1070160] << 8 | (HEAPU8[1070161] << 16 | HEAPU8[1070162] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1070155] | HEAPU8[1070156] << 8 | (HEAPU8[1070157] << 16 | HEAPU8[1070158] << 24);
HEAP8[$5_1 | 0] = $4_1;
HEAP8[$5_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $3_1;
HEAP8[$5_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $3_1 >>> 24;
HEAP8[$5_1 + 8 | 0] = HEAPU8[1070163];
HEAP32[$2_1 + 680 >> 2] = $1_1 + 9;
$4_1 = $2_1 + 672 | 0;
$110($30_1, $23_1, $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 8) {
if (($4($4_1, $1_1, 9, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1069778] | HEAPU8[1069779] << 8 | (HEAPU8[1069780] << 16 | HEAPU8[1069781] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1069774] | HEAPU8[1069775] << 8 | (HEAPU8[1069776] << 16 | HEAPU8[1069777] << 24);
HEAP8[$5_1 | 0] = $4_1;
HEAP8[$5_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $3_1;
HEAP8[$5_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $3_1 >>> 24;
HEAP8[$5_1 + 8 | 0] = HEAPU8[1069782];
HEAP32[$2_1 + 680 >> 2] = $1_1 + 9;
$1_1 = $42_1 << 2 & 1020;
$4_1 = $2_1 + 672 | 0;
$110(HEAP32[$1_1 + 1071028 >> 2], HEAP32[$1_1 + 1071016 >> 2], $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 7) {
if (($4($4_1, $1_1, 8, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
HEAP8[$4_1 | 0] = 44;
HEAP8[$4_1 + 1 | 0] = 34;
HEAP8[$4_1 + 2 | 0] = 107;
HEAP8[$4_1 + 3 | 0] = 105;
HEAP8[$4_1 + 4 | 0] = 110;
HEAP8[$4_1 + 5 | 0] = 100;
HEAP8[$4_1 + 6 | 0] = 34;
HEAP8[$4_1 + 7 | 0] = 58;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 8;
$1_1 = $50_1 << 2 & 1020;
$4_1 = $2_1 + 672 | 0;
$110(HEAP32[$1_1 + 1071088 >> 2], HEAP32[$1_1 + 1071040 >> 2], $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 11) {
if (($4($4_1, $1_1, 12, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$9_1 = 0;
$3_1 = HEAPU8[1070168] | HEAPU8[1070169] << 8 | (HEAPU8[1070170] << 16 | HEAPU8[1070171] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2];
$7_1 = $5_1 + $1_1 | 0;
$4_1 = HEAPU8[1070164] | HEAPU8[1070165] << 8 | (HEAPU8[1070166] << 16 | HEAPU8[1070167] << 24);
HEAP8[$7_1 | 0] = $4_1;
HEAP8[$7_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$7_1 + 4 | 0] = $3_1;
HEAP8[$7_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$7_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$7_1 + 7 | 0] = $3_1 >>> 24;
$4_1 = HEAPU8[1070172] | HEAPU8[1070173] << 8 | (HEAPU8[1070174] << 16 | HEAPU8[1070175] << 24);
HEAP8[$7_1 + 8 | 0] = $4_1;
HEAP8[$7_1 + 9 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 10 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 11 | 0] = $4_1 >>> 24;
$1_1 = $1_1 + 12 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
if (($19_1 | 0) == 1) {
if ($0_1 >>> 0 > $36_1 >>> 0) {
break block284
}
block285 : {
if (!$0_1) {
break block285
}
if ($0_1 >>> 0 < $23_1 >>> 0) {
if (HEAP8[$0_1 + $30_1 | 0] <= -65) {
break block284
}
break block285;
}
if (($0_1 | 0) != ($23_1 | 0)) {
break block284
}
}
block286 : {
if (!$36_1) {
break block286
}
if ($23_1 >>> 0 > $36_1 >>> 0) {
if (HEAP8[$30_1 + $36_1 | 0] > -65) {
break block286
}
break block284;
}
if (($23_1 | 0) != ($36_1 | 0)) {
break block284
}
}
$9_1 = $0_1 + $30_1 | 0;
$1_1 = $36_1 - $0_1 | 0;
break block284;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $1_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$5_1 = HEAP32[$2_1 + 676 >> 2];
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$0_1 = $1_1 + $5_1 | 0;
HEAP8[$0_1 | 0] = 110;
HEAP8[$0_1 + 1 | 0] = 117;
HEAP8[$0_1 + 2 | 0] = 108;
HEAP8[$0_1 + 3 | 0] = 108;
$0_1 = $1_1 + 4 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
break block287;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $1_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$0_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
HEAP8[$0_1 | 0] = 110;
HEAP8[$0_1 + 1 | 0] = 117;
HEAP8[$0_1 + 2 | 0] = 108;
HEAP8[$0_1 + 3 | 0] = 108;
$0_1 = $1_1 + 4 | 0;
break block288;
}
HEAP32[$2_1 + 588 >> 2] = $36_1;
HEAP32[$2_1 + 584 >> 2] = $0_1;
HEAP32[$2_1 + 580 >> 2] = $9_1 ? $1_1 : 0;
HEAP32[$2_1 + 576 >> 2] = $9_1 ? $9_1 : 1;
$130($2_1 + 576 | 0, $2_1 + 672 | 0);
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
if (HEAP32[$2_1 + 672 >> 2] == ($0_1 | 0)) {
if (($4($2_1 + 672 | 0, $0_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
} else {
$1_1 = $0_1
}
HEAP8[$1_1 + HEAP32[$2_1 + 676 >> 2] | 0] = 125;
$0_1 = $0_1 + 1 | 0;
}
HEAP32[$2_1 + 680 >> 2] = $0_1;
if (HEAP32[$2_1 + 672 >> 2] - $0_1 >>> 0 <= 10) {
if (($4($2_1 + 672 | 0, $0_1, 11, 1, 1) | 0) != -2147483647) {
break block3
}
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAP32[$2_1 + 676 >> 2] + $0_1 | 0;
$1_1 = HEAPU8[1070044] | HEAPU8[1070045] << 8 | (HEAPU8[1070046] << 16 | HEAPU8[1070047] << 24);
HEAP8[$3_1 + 7 | 0] = $1_1;
HEAP8[$3_1 + 8 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 9 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 10 | 0] = $1_1 >>> 24;
$4_1 = HEAPU8[1070041] | HEAPU8[1070042] << 8 | (HEAPU8[1070043] << 16 | HEAPU8[1070044] << 24);
$1_1 = HEAPU8[1070037] | HEAPU8[1070038] << 8 | (HEAPU8[1070039] << 16 | HEAPU8[1070040] << 24);
HEAP8[$3_1 | 0] = $1_1;
HEAP8[$3_1 + 1 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $1_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $4_1;
HEAP8[$3_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $4_1 >>> 24;
$1_1 = $0_1 + 11 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
if (($1_1 | 0) == HEAP32[$2_1 + 672 >> 2]) {
if (($4($2_1 + 672 | 0, $1_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$5_1 = HEAP32[$2_1 + 676 >> 2];
HEAP8[$1_1 + $5_1 | 0] = 91;
$0_1 = $0_1 + 12 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
$4_1 = Math_imul($14_1, 28);
$8_1 = 0;
$9_1 = 0;
while (1) {
if ($9_1) {
if (HEAP32[$2_1 + 672 >> 2] == ($0_1 | 0)) {
if (($4($2_1 + 672 | 0, $0_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$5_1 = HEAP32[$2_1 + 676 >> 2];
$1_1 = HEAP32[$2_1 + 680 >> 2];
} else {
$1_1 = $0_1
}
HEAP8[$1_1 + $5_1 | 0] = 44;
$0_1 = $0_1 + 1 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
}
if (HEAP32[$2_1 + 672 >> 2] - $0_1 >>> 0 <= 7) {
if (($4($2_1 + 672 | 0, $0_1, 8, 1, 1) | 0) != -2147483647) {
break block3
}
$5_1 = HEAP32[$2_1 + 676 >> 2];
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
$1_1 = $0_1 + $5_1 | 0;
HEAP8[$1_1 | 0] = 123;
HEAP8[$1_1 + 1 | 0] = 34;
HEAP8[$1_1 + 2 | 0] = 99;
HEAP8[$1_1 + 3 | 0] = 111;
HEAP8[$1_1 + 4 | 0] = 100;
HEAP8[$1_1 + 5 | 0] = 101;
HEAP8[$1_1 + 6 | 0] = 34;
HEAP8[$1_1 + 7 | 0] = 58;
HEAP32[$2_1 + 680 >> 2] = $0_1 + 8;
$3_1 = $6_1 + $8_1 | 0;
$0_1 = HEAPU8[$3_1 + 24 | 0] << 2;
$1_1 = HEAP32[$0_1 + 1070756 >> 2];
$5_1 = HEAP32[$0_1 + 1070672 >> 2];
$0_1 = $2_1 + 672 | 0;
$110($1_1, $5_1, $0_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 10) {
if (($4($0_1, $1_1, 11, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$5_1 = HEAPU8[1069799] | HEAPU8[1069800] << 8 | (HEAPU8[1069801] << 16 | HEAPU8[1069802] << 24);
$7_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$0_1 = HEAPU8[1069795] | HEAPU8[1069796] << 8 | (HEAPU8[1069797] << 16 | HEAPU8[1069798] << 24);
HEAP8[$7_1 | 0] = $0_1;
HEAP8[$7_1 + 1 | 0] = $0_1 >>> 8;
HEAP8[$7_1 + 2 | 0] = $0_1 >>> 16;
HEAP8[$7_1 + 3 | 0] = $0_1 >>> 24;
HEAP8[$7_1 + 4 | 0] = $5_1;
HEAP8[$7_1 + 5 | 0] = $5_1 >>> 8;
HEAP8[$7_1 + 6 | 0] = $5_1 >>> 16;
HEAP8[$7_1 + 7 | 0] = $5_1 >>> 24;
$0_1 = HEAPU8[1069802] | HEAPU8[1069803] << 8 | (HEAPU8[1069804] << 16 | HEAPU8[1069805] << 24);
HEAP8[$7_1 + 7 | 0] = $0_1;
HEAP8[$7_1 + 8 | 0] = $0_1 >>> 8;
HEAP8[$7_1 + 9 | 0] = $0_1 >>> 16;
HEAP8[$7_1 + 10 | 0] = $0_1 >>> 24;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 11;
$0_1 = $2_1 + 672 | 0;
$110(HEAP32[$3_1 + 4 >> 2], HEAP32[$3_1 + 8 >> 2], $0_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 9) {
if (($4($0_1, $1_1, 10, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$5_1 = HEAPU8[1070198] | HEAPU8[1070199] << 8 | (HEAPU8[1070200] << 16 | HEAPU8[1070201] << 24);
$7_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$0_1 = HEAPU8[1070194] | HEAPU8[1070195] << 8 | (HEAPU8[1070196] << 16 | HEAPU8[1070197] << 24);
HEAP8[$7_1 | 0] = $0_1;
HEAP8[$7_1 + 1 | 0] = $0_1 >>> 8;
HEAP8[$7_1 + 2 | 0] = $0_1 >>> 16;
HEAP8[$7_1 + 3 | 0] = $0_1 >>> 24;
HEAP8[$7_1 + 4 | 0] = $5_1;
HEAP8[$7_1 + 5 | 0] = $5_1 >>> 8;
HEAP8[$7_1 + 6 | 0] = $5_1 >>> 16;
HEAP8[$7_1 + 7 | 0] = $5_1 >>> 24;
$0_1 = HEAPU8[1070202] | HEAPU8[1070203] << 8;
HEAP8[$7_1 + 8 | 0] = $0_1;
HEAP8[$7_1 + 9 | 0] = $0_1 >>> 8;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 10;
$0_1 = $2_1 + 672 | 0;
$113($3_1 + 12 | 0, $0_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (($1_1 | 0) == HEAP32[$2_1 + 672 >> 2]) {
if (($4($0_1, $1_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$0_1 = HEAP32[$2_1 + 680 >> 2];
} else {
$0_1 = $1_1
}
$5_1 = HEAP32[$2_1 + 676 >> 2];
HEAP8[$0_1 + $5_1 | 0] = 125;
$0_1 = $1_1 + 1 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
$9_1 = $9_1 - 1 | 0;
$8_1 = $8_1 + 28 | 0;
if (($4_1 | 0) != ($8_1 | 0)) {
continue
}
break;
};
if (HEAP32[$2_1 + 672 >> 2] == ($0_1 | 0)) {
if (($4($2_1 + 672 | 0, $0_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
HEAP8[HEAP32[$2_1 + 676 >> 2] + $0_1 | 0] = 93;
$0_1 = $1_1 + 2 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
if (HEAP32[$2_1 + 672 >> 2] - $0_1 >>> 0 <= 11) {
if (($4($2_1 + 672 | 0, $0_1, 12, 1, 1) | 0) != -2147483647) {
break block3
}
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
$1_1 = HEAP32[$2_1 + 676 >> 2] + $0_1 | 0;
$4_1 = HEAPU8[1069791] | HEAPU8[1069792] << 8 | (HEAPU8[1069793] << 16 | HEAPU8[1069794] << 24);
HEAP8[$1_1 + 8 | 0] = $4_1;
HEAP8[$1_1 + 9 | 0] = $4_1 >>> 8;
HEAP8[$1_1 + 10 | 0] = $4_1 >>> 16;
HEAP8[$1_1 + 11 | 0] = $4_1 >>> 24;
$3_1 = HEAPU8[1069787] | HEAPU8[1069788] << 8 | (HEAPU8[1069789] << 16 | HEAPU8[1069790] << 24);
$4_1 = HEAPU8[1069783] | HEAPU8[1069784] << 8 | (HEAPU8[1069785] << 16 | HEAPU8[1069786] << 24);
HEAP8[$1_1 | 0] = $4_1;
HEAP8[$1_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$1_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$1_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$1_1 + 4 | 0] = $3_1;
HEAP8[$1_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$1_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$1_1 + 7 | 0] = $3_1 >>> 24;
$1_1 = $0_1 + 12 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
$3_1 = HEAP32[$2_1 + 180 >> 2];
$4_1 = HEAP32[$2_1 + 176 >> 2];
if (($1_1 | 0) == HEAP32[$2_1 + 672 >> 2]) {
if (($4($2_1 + 672 | 0, $1_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$8_1 = HEAP32[$2_1 + 676 >> 2];
HEAP8[$1_1 + $8_1 | 0] = 91;
$1_1 = $0_1 + 13 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
if ($3_1) {
$5_1 = Math_imul($3_1, 56);
$0_1 = $4_1 + 52 | 0;
$9_1 = 0;
while (1) {
if ($9_1) {
$22_1 = $1_1;
if (HEAP32[$2_1 + 672 >> 2] == ($1_1 | 0)) {
if (($4($2_1 + 672 | 0, $1_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$22_1 = HEAP32[$2_1 + 680 >> 2];
$8_1 = HEAP32[$2_1 + 676 >> 2];
}
HEAP8[$8_1 + $22_1 | 0] = 44;
$1_1 = $1_1 + 1 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 7) {
if (($4($2_1 + 672 | 0, $1_1, 8, 1, 1) | 0) != -2147483647) {
break block3
}
$8_1 = HEAP32[$2_1 + 676 >> 2];
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = $1_1 + $8_1 | 0;
HEAP8[$4_1 | 0] = 123;
HEAP8[$4_1 + 1 | 0] = 34;
HEAP8[$4_1 + 2 | 0] = 99;
HEAP8[$4_1 + 3 | 0] = 111;
HEAP8[$4_1 + 4 | 0] = 100;
HEAP8[$4_1 + 5 | 0] = 101;
HEAP8[$4_1 + 6 | 0] = 34;
HEAP8[$4_1 + 7 | 0] = 58;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 8;
$1_1 = HEAPU8[$0_1 | 0] << 2;
$4_1 = $2_1 + 672 | 0;
$110(HEAP32[$1_1 + 1070876 >> 2], HEAP32[$1_1 + 1070840 >> 2], $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 10) {
if (($4($4_1, $1_1, 11, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1069799] | HEAPU8[1069800] << 8 | (HEAPU8[1069801] << 16 | HEAPU8[1069802] << 24);
$7_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1069795] | HEAPU8[1069796] << 8 | (HEAPU8[1069797] << 16 | HEAPU8[1069798] << 24);
HEAP8[$7_1 | 0] = $4_1;
HEAP8[$7_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$7_1 + 4 | 0] = $3_1;
HEAP8[$7_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$7_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$7_1 + 7 | 0] = $3_1 >>> 24;
$4_1 = HEAPU8[1069802] | HEAPU8[1069803] << 8 | (HEAPU8[1069804] << 16 | HEAPU8[1069805] << 24);
HEAP8[$7_1 + 7 | 0] = $4_1;
HEAP8[$7_1 + 8 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 9 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 10 | 0] = $4_1 >>> 24;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 11;
$4_1 = $2_1 + 672 | 0;
$110(HEAP32[$0_1 - 48 >> 2], HEAP32[$0_1 - 44 >> 2], $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 9) {
if (($4($4_1, $1_1, 10, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1070198] | HEAPU8[1070199] << 8 | (HEAPU8[1070200] << 16 | HEAPU8[1070201] << 24);
$7_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$4_1 = HEAPU8[1070194] | HEAPU8[1070195] << 8 | (HEAPU8[1070196] << 16 | HEAPU8[1070197] << 24);
HEAP8[$7_1 | 0] = $4_1;
HEAP8[$7_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$7_1 + 4 | 0] = $3_1;
HEAP8[$7_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$7_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$7_1 + 7 | 0] = $3_1 >>> 24;
$4_1 = HEAPU8[1070202] | HEAPU8[1070203] << 8;
HEAP8[$7_1 + 8 | 0] = $4_1;
HEAP8[$7_1 + 9 | 0] = $4_1 >>> 8;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 10;
$4_1 = $2_1 + 672 | 0;
$113($0_1 - 40 | 0, $4_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 13) {
if (($4($4_1, $1_1, 14, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAPU8[1069810] | HEAPU8[1069811] << 8 | (HEAPU8[1069812] << 16 | HEAPU8[1069813] << 24);
$22_1 = HEAP32[$2_1 + 676 >> 2];
$7_1 = $22_1 + $1_1 | 0;
$4_1 = HEAPU8[1069806] | HEAPU8[1069807] << 8 | (HEAPU8[1069808] << 16 | HEAPU8[1069809] << 24);
HEAP8[$7_1 | 0] = $4_1;
HEAP8[$7_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$7_1 + 4 | 0] = $3_1;
HEAP8[$7_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$7_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$7_1 + 7 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[1069816] | HEAPU8[1069817] << 8 | (HEAPU8[1069818] << 16 | HEAPU8[1069819] << 24);
$4_1 = HEAPU8[1069812] | HEAPU8[1069813] << 8 | (HEAPU8[1069814] << 16 | HEAPU8[1069815] << 24);
HEAP8[$7_1 + 6 | 0] = $4_1;
HEAP8[$7_1 + 7 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 8 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 9 | 0] = $4_1 >>> 24;
HEAP8[$7_1 + 10 | 0] = $3_1;
HEAP8[$7_1 + 11 | 0] = $3_1 >>> 8;
HEAP8[$7_1 + 12 | 0] = $3_1 >>> 16;
HEAP8[$7_1 + 13 | 0] = $3_1 >>> 24;
$1_1 = $1_1 + 14 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
$4_1 = $0_1 - 28 | 0;
block289 : {
if (HEAP32[$4_1 >> 2] != -2147483647) {
$111($4_1, $2_1 + 672 | 0);
$1_1 = HEAP32[$2_1 + 680 >> 2];
break block289;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $1_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$22_1 = HEAP32[$2_1 + 676 >> 2];
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = $1_1 + $22_1 | 0;
HEAP8[$4_1 | 0] = 110;
HEAP8[$4_1 + 1 | 0] = 117;
HEAP8[$4_1 + 2 | 0] = 108;
HEAP8[$4_1 + 3 | 0] = 108;
$1_1 = $1_1 + 4 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
}
if (HEAP32[$2_1 + 672 >> 2] == ($1_1 | 0)) {
if (($4($2_1 + 672 | 0, $1_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$4_1 = HEAP32[$2_1 + 680 >> 2];
} else {
$4_1 = $1_1
}
$8_1 = HEAP32[$2_1 + 676 >> 2];
HEAP8[$4_1 + $8_1 | 0] = 125;
$1_1 = $1_1 + 1 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
$0_1 = $0_1 + 56 | 0;
$9_1 = $9_1 - 1 | 0;
$5_1 = $5_1 - 56 | 0;
if ($5_1) {
continue
}
break;
};
}
if (HEAP32[$2_1 + 672 >> 2] == ($1_1 | 0)) {
if (($4($2_1 + 672 | 0, $1_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$0_1 = HEAP32[$2_1 + 680 >> 2];
} else {
$0_1 = $1_1
}
HEAP8[$0_1 + HEAP32[$2_1 + 676 >> 2] | 0] = 93;
$0_1 = $1_1 + 1 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
if (HEAP32[$2_1 + 672 >> 2] - $0_1 >>> 0 <= 11) {
if (($4($2_1 + 672 | 0, $0_1, 12, 1, 1) | 0) != -2147483647) {
break block3
}
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
$3_1 = HEAP32[$2_1 + 676 >> 2] + $0_1 | 0;
$1_1 = HEAPU8[1070056] | HEAPU8[1070057] << 8 | (HEAPU8[1070058] << 16 | HEAPU8[1070059] << 24);
HEAP8[$3_1 + 8 | 0] = $1_1;
HEAP8[$3_1 + 9 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 10 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 11 | 0] = $1_1 >>> 24;
$4_1 = HEAPU8[1070052] | HEAPU8[1070053] << 8 | (HEAPU8[1070054] << 16 | HEAPU8[1070055] << 24);
$1_1 = HEAPU8[1070048] | HEAPU8[1070049] << 8 | (HEAPU8[1070050] << 16 | HEAPU8[1070051] << 24);
HEAP8[$3_1 | 0] = $1_1;
HEAP8[$3_1 + 1 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $1_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $4_1;
HEAP8[$3_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $4_1 >>> 24;
$1_1 = $0_1 + 12 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
if (($1_1 | 0) == HEAP32[$2_1 + 672 >> 2]) {
if (($4($2_1 + 672 | 0, $1_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
HEAP8[HEAP32[$2_1 + 676 >> 2] + $1_1 | 0] = 91;
$0_1 = $0_1 + 13 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
$9_1 = 0;
while (1) {
if ($9_1) {
if (HEAP32[$2_1 + 672 >> 2] == ($0_1 | 0)) {
if (($4($2_1 + 672 | 0, $0_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
} else {
$1_1 = $0_1
}
HEAP8[$1_1 + HEAP32[$2_1 + 676 >> 2] | 0] = 44;
$0_1 = $0_1 + 1 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
}
if (HEAP32[$2_1 + 672 >> 2] - $0_1 >>> 0 <= 9) {
if (($4($2_1 + 672 | 0, $0_1, 10, 1, 1) | 0) != -2147483647) {
break block3
}
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
$1_1 = HEAP32[$2_1 + 676 >> 2] + $0_1 | 0;
$4_1 = HEAPU8[1070234] | HEAPU8[1070235] << 8;
HEAP8[$1_1 + 8 | 0] = $4_1;
HEAP8[$1_1 + 9 | 0] = $4_1 >>> 8;
$3_1 = HEAPU8[1070230] | HEAPU8[1070231] << 8 | (HEAPU8[1070232] << 16 | HEAPU8[1070233] << 24);
$4_1 = HEAPU8[1070226] | HEAPU8[1070227] << 8 | (HEAPU8[1070228] << 16 | HEAPU8[1070229] << 24);
HEAP8[$1_1 | 0] = $4_1;
HEAP8[$1_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$1_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$1_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$1_1 + 4 | 0] = $3_1;
HEAP8[$1_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$1_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$1_1 + 7 | 0] = $3_1 >>> 24;
$1_1 = $0_1 + 10 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
$3_1 = ($2_1 + 132 | 0) + $9_1 | 0;
$0_1 = HEAPU8[$3_1 + 136 | 0];
$4_1 = $0_1 ? 4 : 5;
if ($4_1 >>> 0 > HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0) {
if (($4($2_1 + 672 | 0, $1_1, $4_1, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$132(HEAP32[$2_1 + 676 >> 2] + $1_1 | 0, $0_1 ? 1052524 : 1052528, $4_1);
$1_1 = $1_1 + $4_1 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 11) {
if (($4($2_1 + 672 | 0, $1_1, 12, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = HEAPU8[1070099] | HEAPU8[1070100] << 8 | (HEAPU8[1070101] << 16 | HEAPU8[1070102] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$0_1 = HEAPU8[1070095] | HEAPU8[1070096] << 8 | (HEAPU8[1070097] << 16 | HEAPU8[1070098] << 24);
HEAP8[$5_1 | 0] = $0_1;
HEAP8[$5_1 + 1 | 0] = $0_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $0_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $0_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $4_1;
HEAP8[$5_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $4_1 >>> 24;
$0_1 = HEAPU8[1070103] | HEAPU8[1070104] << 8 | (HEAPU8[1070105] << 16 | HEAPU8[1070106] << 24);
HEAP8[$5_1 + 8 | 0] = $0_1;
HEAP8[$5_1 + 9 | 0] = $0_1 >>> 8;
HEAP8[$5_1 + 10 | 0] = $0_1 >>> 16;
HEAP8[$5_1 + 11 | 0] = $0_1 >>> 24;
HEAP32[$2_1 + 680 >> 2] = $1_1 + 12;
$0_1 = HEAPU8[$3_1 + 137 | 0];
$1_1 = $0_1 ? 1053419 : 1053410;
$5_1 = $0_1 ? 11 : 9;
$0_1 = $2_1 + 672 | 0;
$110($1_1, $5_1, $0_1);
$1_1 = HEAP32[$2_1 + 680 >> 2];
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 19) {
if (($4($0_1, $1_1, 20, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = HEAPU8[1070240] | HEAPU8[1070241] << 8 | (HEAPU8[1070242] << 16 | HEAPU8[1070243] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2];
$7_1 = $5_1 + $1_1 | 0;
$0_1 = HEAPU8[1070236] | HEAPU8[1070237] << 8 | (HEAPU8[1070238] << 16 | HEAPU8[1070239] << 24);
HEAP8[$7_1 | 0] = $0_1;
HEAP8[$7_1 + 1 | 0] = $0_1 >>> 8;
HEAP8[$7_1 + 2 | 0] = $0_1 >>> 16;
HEAP8[$7_1 + 3 | 0] = $0_1 >>> 24;
HEAP8[$7_1 + 4 | 0] = $4_1;
HEAP8[$7_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 7 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[1070248] | HEAPU8[1070249] << 8 | (HEAPU8[1070250] << 16 | HEAPU8[1070251] << 24);
$0_1 = HEAPU8[1070244] | HEAPU8[1070245] << 8 | (HEAPU8[1070246] << 16 | HEAPU8[1070247] << 24);
HEAP8[$7_1 + 8 | 0] = $0_1;
HEAP8[$7_1 + 9 | 0] = $0_1 >>> 8;
HEAP8[$7_1 + 10 | 0] = $0_1 >>> 16;
HEAP8[$7_1 + 11 | 0] = $0_1 >>> 24;
HEAP8[$7_1 + 12 | 0] = $4_1;
HEAP8[$7_1 + 13 | 0] = $4_1 >>> 8;
HEAP8[$7_1 + 14 | 0] = $4_1 >>> 16;
HEAP8[$7_1 + 15 | 0] = $4_1 >>> 24;
$0_1 = HEAPU8[1070252] | HEAPU8[1070253] << 8 | (HEAPU8[1070254] << 16 | HEAPU8[1070255] << 24);
HEAP8[$7_1 + 16 | 0] = $0_1;
HEAP8[$7_1 + 17 | 0] = $0_1 >>> 8;
HEAP8[$7_1 + 18 | 0] = $0_1 >>> 16;
HEAP8[$7_1 + 19 | 0] = $0_1 >>> 24;
$1_1 = $1_1 + 20 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
$0_1 = HEAPU8[$3_1 + 138 | 0];
block290 : {
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$4_1 = $0_1 ? 4 : 5;
if ($4_1 >>> 0 > HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0) {
if (($4($2_1 + 672 | 0, $1_1, $4_1, 1, 1) | 0) != -2147483647) {
break block3
}
$5_1 = HEAP32[$2_1 + 676 >> 2];
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$132($1_1 + $5_1 | 0, $0_1 ? 1052524 : 1052528, $4_1);
$1_1 = $1_1 + $4_1 | 0;
break block290;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $1_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$5_1 = HEAP32[$2_1 + 676 >> 2];
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$0_1 = $1_1 + $5_1 | 0;
HEAP8[$0_1 | 0] = 110;
HEAP8[$0_1 + 1 | 0] = 117;
HEAP8[$0_1 + 2 | 0] = 108;
HEAP8[$0_1 + 3 | 0] = 108;
$1_1 = $1_1 + 4 | 0;
}
HEAP32[$2_1 + 680 >> 2] = $1_1;
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 9) {
if (($4($2_1 + 672 | 0, $1_1, 10, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = HEAPU8[1070149] | HEAPU8[1070150] << 8 | (HEAPU8[1070151] << 16 | HEAPU8[1070152] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$0_1 = HEAPU8[1070145] | HEAPU8[1070146] << 8 | (HEAPU8[1070147] << 16 | HEAPU8[1070148] << 24);
HEAP8[$5_1 | 0] = $0_1;
HEAP8[$5_1 + 1 | 0] = $0_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $0_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $0_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $4_1;
HEAP8[$5_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $4_1 >>> 24;
$0_1 = HEAPU8[1070153] | HEAPU8[1070154] << 8;
HEAP8[$5_1 + 8 | 0] = $0_1;
HEAP8[$5_1 + 9 | 0] = $0_1 >>> 8;
$1_1 = $1_1 + 10 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
$0_1 = HEAPU8[$3_1 + 139 | 0];
block291 : {
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$4_1 = $0_1 ? 4 : 5;
if ($4_1 >>> 0 > HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0) {
if (($4($2_1 + 672 | 0, $1_1, $4_1, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$132(HEAP32[$2_1 + 676 >> 2] + $1_1 | 0, $0_1 ? 1052524 : 1052528, $4_1);
$1_1 = $1_1 + $4_1 | 0;
break block291;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $1_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$0_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
HEAP8[$0_1 | 0] = 110;
HEAP8[$0_1 + 1 | 0] = 117;
HEAP8[$0_1 + 2 | 0] = 108;
HEAP8[$0_1 + 3 | 0] = 108;
$1_1 = $1_1 + 4 | 0;
}
HEAP32[$2_1 + 680 >> 2] = $1_1;
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 7) {
if (($4($2_1 + 672 | 0, $1_1, 8, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$0_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
HEAP8[$0_1 | 0] = 44;
HEAP8[$0_1 + 1 | 0] = 34;
HEAP8[$0_1 + 2 | 0] = 114;
HEAP8[$0_1 + 3 | 0] = 117;
HEAP8[$0_1 + 4 | 0] = 110;
HEAP8[$0_1 + 5 | 0] = 115;
HEAP8[$0_1 + 6 | 0] = 34;
HEAP8[$0_1 + 7 | 0] = 58;
$1_1 = $1_1 + 8 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
$0_1 = HEAPU8[$3_1 + 140 | 0];
block292 : {
if (($0_1 | 0) != 2) {
$0_1 = $0_1 & 1;
$110($0_1 ? 1053437 : 1053430, $0_1 ? 6 : 7, $2_1 + 672 | 0);
$1_1 = HEAP32[$2_1 + 680 >> 2];
break block292;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $1_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$0_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
HEAP8[$0_1 | 0] = 110;
HEAP8[$0_1 + 1 | 0] = 117;
HEAP8[$0_1 + 2 | 0] = 108;
HEAP8[$0_1 + 3 | 0] = 108;
$1_1 = $1_1 + 4 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
}
if (HEAP32[$2_1 + 672 >> 2] - $1_1 >>> 0 <= 10) {
if (($4($2_1 + 672 | 0, $1_1, 11, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = HEAPU8[1069892] | HEAPU8[1069893] << 8 | (HEAPU8[1069894] << 16 | HEAPU8[1069895] << 24);
$5_1 = HEAP32[$2_1 + 676 >> 2] + $1_1 | 0;
$0_1 = HEAPU8[1069888] | HEAPU8[1069889] << 8 | (HEAPU8[1069890] << 16 | HEAPU8[1069891] << 24);
HEAP8[$5_1 | 0] = $0_1;
HEAP8[$5_1 + 1 | 0] = $0_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $0_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $0_1 >>> 24;
HEAP8[$5_1 + 4 | 0] = $4_1;
HEAP8[$5_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$5_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$5_1 + 7 | 0] = $4_1 >>> 24;
$0_1 = HEAPU8[1069895] | HEAPU8[1069896] << 8 | (HEAPU8[1069897] << 16 | HEAPU8[1069898] << 24);
HEAP8[$5_1 + 7 | 0] = $0_1;
HEAP8[$5_1 + 8 | 0] = $0_1 >>> 8;
HEAP8[$5_1 + 9 | 0] = $0_1 >>> 16;
HEAP8[$5_1 + 10 | 0] = $0_1 >>> 24;
$5_1 = $1_1 + 11 | 0;
HEAP32[$2_1 + 680 >> 2] = $5_1;
$1_1 = 1053638;
$8_1 = 16;
block297 : {
block295 : {
block296 : {
block294 : {
switch (HEAPU8[$3_1 + 141 | 0] - 1 | 0) {
case 0:
$1_1 = 1053264;
$8_1 = 17;
break block296;
case 1:
break block294;
case 2:
break block295;
default:
break block296;
};
}
$1_1 = 1053281;
}
$110($1_1, $8_1, $2_1 + 672 | 0);
$1_1 = HEAP32[$2_1 + 680 >> 2];
break block297;
}
if (HEAP32[$2_1 + 672 >> 2] - $5_1 >>> 0 <= 3) {
if (($4($2_1 + 672 | 0, $5_1, 4, 1, 1) | 0) != -2147483647) {
break block3
}
$5_1 = HEAP32[$2_1 + 680 >> 2];
}
$0_1 = HEAP32[$2_1 + 676 >> 2] + $5_1 | 0;
HEAP8[$0_1 | 0] = 110;
HEAP8[$0_1 + 1 | 0] = 117;
HEAP8[$0_1 + 2 | 0] = 108;
HEAP8[$0_1 + 3 | 0] = 108;
$1_1 = $5_1 + 4 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
}
if (HEAP32[$2_1 + 672 >> 2] == ($1_1 | 0)) {
if (($4($2_1 + 672 | 0, $1_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$0_1 = HEAP32[$2_1 + 680 >> 2];
} else {
$0_1 = $1_1
}
HEAP8[$0_1 + HEAP32[$2_1 + 676 >> 2] | 0] = 125;
$0_1 = $1_1 + 1 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
$9_1 = $9_1 + 6 | 0;
if (($9_1 | 0) != 24) {
continue
}
break;
};
if (HEAP32[$2_1 + 672 >> 2] == ($0_1 | 0)) {
if (($4($2_1 + 672 | 0, $0_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
HEAP8[HEAP32[$2_1 + 676 >> 2] + $0_1 | 0] = 93;
$0_1 = $1_1 + 2 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
$9_1 = HEAP32[$2_1 + 672 >> 2];
if ($9_1 - $0_1 >>> 0 <= 12) {
if (($4($2_1 + 672 | 0, $0_1, 13, 1, 1) | 0) != -2147483647) {
break block3
}
$9_1 = HEAP32[$2_1 + 672 >> 2];
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = HEAPU8[1070064] | HEAPU8[1070065] << 8 | (HEAPU8[1070066] << 16 | HEAPU8[1070067] << 24);
$8_1 = HEAP32[$2_1 + 676 >> 2];
$3_1 = $8_1 + $0_1 | 0;
$1_1 = HEAPU8[1070060] | HEAPU8[1070061] << 8 | (HEAPU8[1070062] << 16 | HEAPU8[1070063] << 24);
HEAP8[$3_1 | 0] = $1_1;
HEAP8[$3_1 + 1 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $1_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $4_1;
HEAP8[$3_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[1070069] | HEAPU8[1070070] << 8 | (HEAPU8[1070071] << 16 | HEAPU8[1070072] << 24);
$1_1 = HEAPU8[1070065] | HEAPU8[1070066] << 8 | (HEAPU8[1070067] << 16 | HEAPU8[1070068] << 24);
HEAP8[$3_1 + 5 | 0] = $1_1;
HEAP8[$3_1 + 6 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 7 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 8 | 0] = $1_1 >>> 24;
HEAP8[$3_1 + 9 | 0] = $4_1;
HEAP8[$3_1 + 10 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 11 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 12 | 0] = $4_1 >>> 24;
$1_1 = $0_1 + 13 | 0;
HEAP32[$2_1 + 680 >> 2] = $1_1;
if (($1_1 | 0) == ($9_1 | 0)) {
if (($4($2_1 + 672 | 0, $9_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$8_1 = HEAP32[$2_1 + 676 >> 2];
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
HEAP8[$1_1 + $8_1 | 0] = 91;
$0_1 = $0_1 + 14 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
if ($12_1) {
$9_1 = Math_imul($12_1, 12);
$0_1 = $29_1 + 8 | 0;
$1_1 = 0;
while (1) {
if ($1_1) {
$8_1 = HEAP32[$2_1 + 680 >> 2];
$5_1 = $8_1;
if (($5_1 | 0) == HEAP32[$2_1 + 672 >> 2]) {
if (($4($2_1 + 672 | 0, $5_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$5_1 = HEAP32[$2_1 + 680 >> 2];
}
HEAP8[HEAP32[$2_1 + 676 >> 2] + $5_1 | 0] = 44;
HEAP32[$2_1 + 680 >> 2] = $8_1 + 1;
}
$110(HEAP32[$0_1 - 4 >> 2], HEAP32[$0_1 >> 2], $2_1 + 672 | 0);
$0_1 = $0_1 + 12 | 0;
$1_1 = $1_1 - 1 | 0;
$9_1 = $9_1 - 12 | 0;
if ($9_1) {
continue
}
break;
};
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
if (HEAP32[$2_1 + 672 >> 2] == ($0_1 | 0)) {
if (($4($2_1 + 672 | 0, $0_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
} else {
$1_1 = $0_1
}
HEAP8[$1_1 + HEAP32[$2_1 + 676 >> 2] | 0] = 93;
$0_1 = $0_1 + 1 | 0;
HEAP32[$2_1 + 680 >> 2] = $0_1;
if (HEAP32[$2_1 + 672 >> 2] - $0_1 >>> 0 <= 12) {
if (($4($2_1 + 672 | 0, $0_1, 13, 1, 1) | 0) != -2147483647) {
break block3
}
$0_1 = HEAP32[$2_1 + 680 >> 2];
}
$4_1 = HEAPU8[1070077] | HEAPU8[1070078] << 8 | (HEAPU8[1070079] << 16 | HEAPU8[1070080] << 24);
$3_1 = HEAP32[$2_1 + 676 >> 2] + $0_1 | 0;
$1_1 = HEAPU8[1070073] | HEAPU8[1070074] << 8 | (HEAPU8[1070075] << 16 | HEAPU8[1070076] << 24);
HEAP8[$3_1 | 0] = $1_1;
HEAP8[$3_1 + 1 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 2 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 3 | 0] = $1_1 >>> 24;
HEAP8[$3_1 + 4 | 0] = $4_1;
HEAP8[$3_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 7 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[1070082] | HEAPU8[1070083] << 8 | (HEAPU8[1070084] << 16 | HEAPU8[1070085] << 24);
$1_1 = HEAPU8[1070078] | HEAPU8[1070079] << 8 | (HEAPU8[1070080] << 16 | HEAPU8[1070081] << 24);
HEAP8[$3_1 + 5 | 0] = $1_1;
HEAP8[$3_1 + 6 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 7 | 0] = $1_1 >>> 16;
HEAP8[$3_1 + 8 | 0] = $1_1 >>> 24;
HEAP8[$3_1 + 9 | 0] = $4_1;
HEAP8[$3_1 + 10 | 0] = $4_1 >>> 8;
HEAP8[$3_1 + 11 | 0] = $4_1 >>> 16;
HEAP8[$3_1 + 12 | 0] = $4_1 >>> 24;
HEAP32[$2_1 + 680 >> 2] = $0_1 + 13;
$0_1 = $2_1 + 672 | 0;
$110(1053840, 1, $0_1);
$4_1 = HEAP32[$2_1 + 680 >> 2];
$1_1 = $4_1;
if (($1_1 | 0) == HEAP32[$2_1 + 672 >> 2]) {
if (($4($0_1, $1_1, 1, 1, 1) | 0) != -2147483647) {
break block3
}
$1_1 = HEAP32[$2_1 + 680 >> 2];
}
HEAP8[HEAP32[$2_1 + 676 >> 2] + $1_1 | 0] = 125;
HEAP32[$49_1 + 8 >> 2] = $4_1 + 1;
$0_1 = HEAP32[$2_1 + 676 >> 2];
HEAP32[$49_1 >> 2] = HEAP32[$2_1 + 672 >> 2];
HEAP32[$49_1 + 4 >> 2] = $0_1;
block298 : {
if (($27_1 | 0) == -2147483648) {
break block298
}
if ($27_1) {
$1_1 = HEAP32[$2_1 + 200 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$0_1 = $2_1 + 672 | 0;
} else {
$0_1 = $2_1 + 576 | 0
}
HEAP32[$0_1 >> 2] = $27_1;
$0_1 = HEAP32[$2_1 + 576 >> 2];
if (!(!$0_1 | !HEAP32[$2_1 + 672 >> 2])) {
$1($1_1, $0_1)
}
$1_1 = HEAP32[$2_1 + 232 >> 2];
block300 : {
if (($1_1 | 0) == -2147483648) {
break block300
}
if ($1_1) {
$9_1 = HEAP32[$2_1 + 236 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$0_1 = $2_1 + 672 | 0;
} else {
$0_1 = $2_1 + 576 | 0
}
HEAP32[$0_1 >> 2] = $1_1;
$0_1 = HEAP32[$2_1 + 576 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block300
}
$1($9_1, $0_1);
}
$0_1 = HEAP32[$2_1 + 208 >> 2];
if ($0_1) {
$9_1 = HEAP32[$2_1 + 212 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$1_1 = $2_1 + 672 | 0;
} else {
$1_1 = $2_1 + 576 | 0
}
HEAP32[$1_1 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 576 >> 2];
if (!(!$0_1 | !HEAP32[$2_1 + 672 >> 2])) {
$1($9_1, $0_1)
}
$1_1 = HEAP32[$2_1 + 244 >> 2];
block302 : {
if (($1_1 | 0) == -2147483648) {
break block302
}
if ($1_1) {
$9_1 = HEAP32[$2_1 + 248 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$0_1 = $2_1 + 672 | 0;
} else {
$0_1 = $2_1 + 576 | 0
}
HEAP32[$0_1 >> 2] = $1_1;
$0_1 = HEAP32[$2_1 + 576 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block302
}
$1($9_1, $0_1);
}
$1_1 = HEAP32[$2_1 + 256 >> 2];
block303 : {
if (($1_1 | 0) == -2147483648) {
break block303
}
if ($1_1) {
$9_1 = HEAP32[$2_1 + 260 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$0_1 = $2_1 + 672 | 0;
} else {
$0_1 = $2_1 + 576 | 0
}
HEAP32[$0_1 >> 2] = $1_1;
$0_1 = HEAP32[$2_1 + 576 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block303
}
$1($9_1, $0_1);
}
$0_1 = HEAP32[$2_1 + 220 >> 2];
if ($0_1) {
$9_1 = HEAP32[$2_1 + 224 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$1_1 = $2_1 + 672 | 0;
} else {
$1_1 = $2_1 + 576 | 0
}
HEAP32[$1_1 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 576 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block298
}
$1($9_1, $0_1);
}
block304 : {
if (($19_1 | 0) == 2 | ($23_1 | 0) == -2147483648) {
break block304
}
if ($23_1) {
HEAP32[$2_1 + 576 >> 2] = 1;
$0_1 = $2_1 + 672 | 0;
} else {
$0_1 = $2_1 + 576 | 0
}
HEAP32[$0_1 >> 2] = $23_1;
$0_1 = HEAP32[$2_1 + 576 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block304
}
$1($30_1, $0_1);
}
$0_1 = $6_1;
while (1) {
$4_1 = HEAP32[$0_1 >> 2];
block305 : {
if (($4_1 | 0) == -2147483648) {
break block305
}
if ($4_1) {
$8_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$1_1 = $2_1 + 672 | 0;
} else {
$1_1 = $2_1 + 576 | 0
}
HEAP32[$1_1 >> 2] = $4_1;
$1_1 = HEAP32[$2_1 + 576 >> 2];
if (!$1_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block305
}
$1($8_1, $1_1);
}
$4_1 = HEAP32[$0_1 + 12 >> 2];
block306 : {
if (($4_1 | 0) < -2147483646) {
break block306
}
if ($4_1) {
$8_1 = HEAP32[$0_1 + 16 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$1_1 = $2_1 + 672 | 0;
} else {
$1_1 = $2_1 + 576 | 0
}
HEAP32[$1_1 >> 2] = $4_1;
$1_1 = HEAP32[$2_1 + 576 >> 2];
if (!$1_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block306
}
$1($8_1, $1_1);
}
$0_1 = $0_1 + 28 | 0;
$14_1 = $14_1 - 1 | 0;
if ($14_1) {
continue
}
break;
};
$1($6_1, 4);
$4_1 = HEAP32[$2_1 + 176 >> 2];
$1_1 = HEAP32[$2_1 + 180 >> 2];
if ($1_1) {
$0_1 = $4_1;
while (1) {
$6_1 = HEAP32[$0_1 >> 2];
block307 : {
if (($6_1 | 0) == -2147483648) {
break block307
}
if ($6_1) {
$5_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$8_1 = $2_1 + 672 | 0;
} else {
$8_1 = $2_1 + 576 | 0
}
HEAP32[$8_1 >> 2] = $6_1;
$6_1 = HEAP32[$2_1 + 576 >> 2];
if (!$6_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block307
}
$1($5_1, $6_1);
}
$6_1 = HEAP32[$0_1 + 12 >> 2];
block308 : {
if (($6_1 | 0) < -2147483646) {
break block308
}
if ($6_1) {
$5_1 = HEAP32[$0_1 + 16 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$8_1 = $2_1 + 672 | 0;
} else {
$8_1 = $2_1 + 576 | 0
}
HEAP32[$8_1 >> 2] = $6_1;
$6_1 = HEAP32[$2_1 + 576 >> 2];
if (!$6_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block308
}
$1($5_1, $6_1);
}
$58($0_1 + 24 | 0);
$0_1 = $0_1 + 56 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$0_1 = HEAP32[$2_1 + 172 >> 2];
block309 : {
if (!$0_1) {
$1_1 = $2_1 + 576 | 0;
$0_1 = 0;
break block309;
}
HEAP32[$2_1 + 576 >> 2] = 4;
$1_1 = $2_1 + 672 | 0;
$0_1 = Math_imul($0_1, 56);
}
HEAP32[$1_1 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 576 >> 2];
if (!(!$0_1 | !HEAP32[$2_1 + 672 >> 2])) {
$1($4_1, $0_1)
}
if ($12_1) {
$0_1 = $29_1;
while (1) {
$1_1 = HEAP32[$0_1 >> 2];
if ($1_1) {
$8_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$2_1 + 576 >> 2] = 1;
$6_1 = $2_1 + 672 | 0;
} else {
$6_1 = $2_1 + 576 | 0
}
HEAP32[$6_1 >> 2] = $1_1;
$1_1 = HEAP32[$2_1 + 576 >> 2];
if (!(!$1_1 | !HEAP32[$2_1 + 672 >> 2])) {
$1($8_1, $1_1)
}
$0_1 = $0_1 + 12 | 0;
$12_1 = $12_1 - 1 | 0;
if ($12_1) {
continue
}
break;
};
}
block312 : {
if (!$41_1) {
$1_1 = $2_1 + 576 | 0;
$0_1 = 0;
break block312;
}
HEAP32[$2_1 + 576 >> 2] = 4;
$1_1 = $2_1 + 672 | 0;
$0_1 = Math_imul($41_1, 12);
}
HEAP32[$1_1 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 576 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 672 >> 2]) {
break block279
}
$1($29_1, $0_1);
}
global$0 = $2_1 + 848 | 0;
break block313;
}
wasm2js_trap();
}
}
$4_1 = HEAP32[$37_1 + 16 >> 2];
$1_1 = $2($4_1, HEAP32[$37_1 + 20 >> 2]);
$0_1 = HEAP32[$37_1 + 12 >> 2];
if ($0_1) {
HEAP32[$37_1 + 28 >> 2] = 1;
$6_1 = $37_1 + 24 | 0;
} else {
$6_1 = $37_1 + 28 | 0
}
HEAP32[$6_1 >> 2] = $0_1;
$0_1 = HEAP32[$37_1 + 28 >> 2];
if (!(!$0_1 | !HEAP32[$37_1 + 24 >> 2])) {
$1($4_1, $0_1)
}
global$0 = $37_1 + 32 | 0;
return $1_1 | 0;
}
function $30($0_1, $1_1, $2_1, $3_1) {
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
function $31($0_1) {
$0_1 = $0_1 | 0;
wasm2js_trap();
}
function $32($0_1, $1_1, $2_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$2_1 = $2_1 | 0;
var $3_1 = 0;
$3_1 = HEAP32[$0_1 + 8 >> 2];
block1 : {
block : {
if (HEAP32[$0_1 >> 2] - $3_1 >>> 0 < $2_1 >>> 0) {
if (($4($0_1, $3_1, $2_1, 1, 1) | 0) == -2147483647) {
$3_1 = HEAP32[$0_1 + 8 >> 2];
break block;
}
wasm2js_trap();
}
if (!$2_1) {
break block1
}
}
$132(HEAP32[$0_1 + 4 >> 2] + $3_1 | 0, $1_1, $2_1);
}
HEAP32[$0_1 + 8 >> 2] = $2_1 + $3_1;
return 0;
}
function $33($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$5_1 = HEAP32[$0_1 + 8 >> 2];
$4_1 = $5_1;
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
if ($3_1 >>> 0 > HEAP32[$0_1 >> 2] - $5_1 >>> 0) {
if (($4($0_1, $5_1, $3_1, 1, 1) | 0) != -2147483647) {
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
$6_1 = $1_1 >>> 12 | 0;
$7_1 = $1_1 & 63 | -128;
$4_1 = $1_1 >>> 6 & 63 | -128;
if ($1_1 >>> 0 >= 65536) {
break block3
}
HEAP8[$2_1 + 2 | 0] = $7_1;
HEAP8[$2_1 + 1 | 0] = $4_1;
HEAP8[$2_1 | 0] = $6_1 | 224;
break block4;
}
HEAP8[$2_1 | 0] = $1_1;
break block4;
}
HEAP8[$2_1 + 1 | 0] = $1_1 & 63 | 128;
HEAP8[$2_1 | 0] = $1_1 >>> 6 | 192;
break block4;
}
HEAP8[$2_1 + 3 | 0] = $7_1;
HEAP8[$2_1 + 2 | 0] = $4_1;
HEAP8[$2_1 + 1 | 0] = $6_1 & 63 | 128;
HEAP8[$2_1 | 0] = $1_1 >>> 18 | 240;
}
HEAP32[$0_1 + 8 >> 2] = $5_1 + $3_1;
return 0;
}
wasm2js_trap();
}
function $34($0_1, $1_1, $2_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$2_1 = $2_1 | 0;
return $30($0_1, 1048576, $1_1, $2_1) | 0;
}
function $35($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
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
$7_1 = $3_1 - 8 | 0;
if ($7_1 >>> 0 < $5_1 >>> 0) {
break block2
}
break block3;
}
$7_1 = $3_1 - 8 | 0;
}
$4_1 = Math_imul($1_1 & 255, 16843009);
while (1) {
$6_1 = $2_1 + $5_1 | 0;
$8_1 = HEAP32[$6_1 >> 2] ^ $4_1;
$6_1 = HEAP32[$6_1 + 4 >> 2] ^ $4_1;
if ((($8_1 | 16843008 - $8_1) & (16843008 - $6_1 | $6_1) & -2139062144) != -2139062144) {
break block2
}
$5_1 = $5_1 + 8 | 0;
if ($7_1 >>> 0 >= $5_1 >>> 0) {
continue
}
break;
};
}
block4 : {
if (($3_1 | 0) == ($5_1 | 0)) {
break block4
}
$3_1 = $3_1 - $5_1 | 0;
$2_1 = $2_1 + $5_1 | 0;
$4_1 = 0;
$1_1 = $1_1 & 255;
while (1) {
if (($1_1 | 0) != HEAPU8[$2_1 + $4_1 | 0]) {
$4_1 = $4_1 + 1 | 0;
if (($3_1 | 0) != ($4_1 | 0)) {
continue
}
break block4;
}
break;
};
$4_1 = $4_1 + $5_1 | 0;
$7_1 = 1;
break block1;
}
$7_1 = 0;
}
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $7_1;
}
function $36($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0;
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
if ($3_1) {
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
$8_1 = $8_1 + $9_1 | 0;
}
block8 : {
$13_1 = HEAPU16[$0_1 + 12 >> 1];
block6 : {
if ($13_1 >>> 0 > $8_1 >>> 0) {
block7 : {
block5 : {
if (!($6_1 & 16777216)) {
$8_1 = $13_1 - $8_1 | 0;
$1_1 = 0;
$7_1 = 0;
block4 : {
block3 : {
block2 : {
$11_1 = $6_1 >>> 29 & 3;
switch ((($11_1 | 0) == 3 ? 1 : $11_1) - 1 | 0) {
case 0:
break block2;
case 1:
break block3;
default:
break block4;
};
}
$7_1 = $8_1;
break block4;
}
$7_1 = ($8_1 & 65534) >>> 1 | 0;
}
$11_1 = $6_1 & 2097151;
$10_1 = HEAP32[$0_1 + 4 >> 2];
$6_1 = HEAP32[$0_1 >> 2];
while (1) {
if (($1_1 & 65535) >>> 0 >= ($7_1 & 65535) >>> 0) {
break block5
}
$9_1 = 1;
$1_1 = $1_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$10_1 + 16 >> 2]]($6_1, $11_1) | 0)) {
continue
}
break;
};
break block6;
}
$11_1 = HEAP32[$0_1 + 12 >> 2];
$7_1 = HEAP32[$0_1 + 8 >> 2];
HEAP32[$0_1 + 8 >> 2] = $7_1 & -1612709888 | 536870960;
$9_1 = 1;
$10_1 = HEAP32[$0_1 >> 2];
$6_1 = HEAP32[$0_1 + 4 >> 2];
if ($37($10_1, $6_1, $12_1, $2_1, $3_1)) {
break block6
}
$1_1 = 0;
$2_1 = $13_1 - $8_1 & 65535;
while (1) {
if ($2_1 >>> 0 <= ($1_1 & 65535) >>> 0) {
break block7
}
$1_1 = $1_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$6_1 + 16 >> 2]]($10_1, 48) | 0)) {
continue
}
break;
};
break block6;
}
$9_1 = 1;
if ($37($6_1, $10_1, $12_1, $2_1, $3_1)) {
break block6
}
if (FUNCTION_TABLE[HEAP32[$10_1 + 12 >> 2]]($6_1, $4_1, $5_1) | 0) {
break block6
}
$0_1 = $8_1 - $7_1 & 65535;
$1_1 = 0;
while (1) {
if ($0_1 >>> 0 <= ($1_1 & 65535) >>> 0) {
break block8
}
$1_1 = $1_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$10_1 + 16 >> 2]]($6_1, $11_1) | 0)) {
continue
}
break;
};
break block6;
}
if (FUNCTION_TABLE[HEAP32[$6_1 + 12 >> 2]]($10_1, $4_1, $5_1) | 0) {
break block6
}
HEAP32[$0_1 + 8 >> 2] = $7_1;
HEAP32[$0_1 + 12 >> 2] = $11_1;
break block8;
}
$9_1 = 1;
$1_1 = HEAP32[$0_1 >> 2];
$0_1 = HEAP32[$0_1 + 4 >> 2];
if ($37($1_1, $0_1, $12_1, $2_1, $3_1)) {
break block6
}
$9_1 = FUNCTION_TABLE[HEAP32[$0_1 + 12 >> 2]]($1_1, $4_1, $5_1) | 0;
}
return $9_1;
}
return 0;
}
function $37($0_1, $1_1, $2_1, $3_1, $4_1) {
block : {
if (($2_1 | 0) == 1114112) {
break block
}
if (!(FUNCTION_TABLE[HEAP32[$1_1 + 16 >> 2]]($0_1, $2_1) | 0)) {
break block
}
return 1;
}
if (!$3_1) {
return 0
}
return FUNCTION_TABLE[HEAP32[$1_1 + 12 >> 2]]($0_1, $3_1, $4_1) | 0;
}
function $38($0_1, $1_1, $2_1) {
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
switch (HEAPU8[$4_1 + 1049072 | 0] - 2 | 0) {
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
function $39($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0;
block9 : {
block : {
$10_1 = HEAP32[$0_1 + 8 >> 2];
if (!($10_1 & 402653184)) {
break block
}
block4 : {
if ($10_1 & 268435456) {
$8_1 = HEAPU16[$0_1 + 14 >> 1];
block2 : {
block1 : {
if (!$8_1) {
$2_1 = 0;
break block1;
}
$6_1 = $1_1 + $2_1 | 0;
$2_1 = 0;
$3_1 = $1_1;
$5_1 = $8_1;
while (1) {
if (($3_1 | 0) == ($6_1 | 0)) {
break block2
}
$4_1 = $3_1;
$9_1 = HEAP8[$3_1 | 0];
$7_1 = $3_1 + 1 | 0;
block3 : {
if (($9_1 | 0) >= 0) {
break block3
}
$7_1 = $3_1 + 2 | 0;
if ($9_1 >>> 0 < 4294967264) {
break block3
}
$7_1 = $3_1 + 3 | 0;
if ($9_1 >>> 0 < 4294967280) {
break block3
}
if ((($9_1 & 255) << 18 & 1835008 | (HEAPU8[$3_1 + 3 | 0] & 63 | ((HEAPU8[$3_1 + 2 | 0] & 63) << 6 | (HEAPU8[$3_1 + 1 | 0] & 63) << 12))) == 1114112) {
break block2
}
$7_1 = $3_1 + 4 | 0;
}
$3_1 = $7_1;
$2_1 = $3_1 + ($2_1 - $4_1 | 0) | 0;
$5_1 = $5_1 - 1 | 0;
if ($5_1) {
continue
}
break;
};
}
$5_1 = 0;
}
$6_1 = $8_1 - $5_1 | 0;
break block4;
}
if ($2_1 >>> 0 >= 16) {
$7_1 = $1_1 + 3 & -4;
$6_1 = $1_1 - $7_1 | 0;
$9_1 = $6_1 + $2_1 | 0;
$5_1 = $9_1 & 3;
if (($1_1 | 0) != ($7_1 | 0)) {
$4_1 = $1_1;
while (1) {
$8_1 = (HEAP8[$4_1 | 0] > -65) + $8_1 | 0;
$4_1 = $4_1 + 1 | 0;
$6_1 = $6_1 + 1 | 0;
if ($6_1) {
continue
}
break;
};
}
if ($5_1) {
$4_1 = ($9_1 & 2147483644) + $7_1 | 0;
while (1) {
$3_1 = (HEAP8[$4_1 | 0] > -65) + $3_1 | 0;
$4_1 = $4_1 + 1 | 0;
$5_1 = $5_1 - 1 | 0;
if ($5_1) {
continue
}
break;
};
}
$5_1 = $9_1 >>> 2 | 0;
$6_1 = $3_1 + $8_1 | 0;
while (1) {
$8_1 = $7_1;
if (!$5_1) {
break block4
}
$11_1 = $5_1 >>> 0 >= 192 ? 192 : $5_1;
$12_1 = $11_1 & 3;
$13_1 = $11_1 << 2;
$3_1 = $13_1 & 1008;
block5 : {
if (!$3_1) {
$3_1 = 0;
break block5;
}
$9_1 = $3_1 + $8_1 | 0;
$3_1 = 0;
while (1) {
$4_1 = 0;
while (1) {
$14_1 = $3_1;
$3_1 = HEAP32[$4_1 + $7_1 >> 2];
$3_1 = $14_1 + ((($3_1 ^ -1) >>> 7 | $3_1 >>> 6) & 16843009) | 0;
$4_1 = $4_1 + 4 | 0;
if (($4_1 | 0) != 16) {
continue
}
break;
};
$7_1 = $7_1 + 16 | 0;
if (($9_1 | 0) != ($7_1 | 0)) {
continue
}
break;
};
}
$5_1 = $5_1 - $11_1 | 0;
$7_1 = $8_1 + $13_1 | 0;
$6_1 = (Math_imul(($3_1 >>> 8 & 16711935) + ($3_1 & 16711935) | 0, 65537) >>> 16 | 0) + $6_1 | 0;
if (!$12_1) {
continue
}
break;
};
$5_1 = $12_1 << 2;
$4_1 = $8_1 + (($11_1 & 252) << 2) | 0;
$3_1 = 0;
while (1) {
$8_1 = $3_1;
$3_1 = HEAP32[$4_1 >> 2];
$3_1 = $8_1 + ((($3_1 ^ -1) >>> 7 | $3_1 >>> 6) & 16843009) | 0;
$4_1 = $4_1 + 4 | 0;
$5_1 = $5_1 - 4 | 0;
if ($5_1) {
continue
}
break;
};
$6_1 = (Math_imul(($3_1 >>> 8 & 16711935) + ($3_1 & 16711935) | 0, 65537) >>> 16 | 0) + $6_1 | 0;
break block4;
}
if (!$2_1) {
break block4
}
$4_1 = $1_1;
$3_1 = $2_1;
while (1) {
$6_1 = (HEAP8[$4_1 | 0] > -65) + $6_1 | 0;
$4_1 = $4_1 + 1 | 0;
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
continue
}
break;
};
}
$3_1 = HEAPU16[$0_1 + 12 >> 1];
if ($3_1 >>> 0 <= $6_1 >>> 0) {
break block
}
$4_1 = 0;
$8_1 = $3_1 - $6_1 | 0;
$6_1 = 0;
block8 : {
block7 : {
block6 : {
$3_1 = $10_1 >>> 29 & 3;
switch ((($3_1 | 0) != 3 ? $3_1 : 0) - 1 | 0) {
case 0:
break block6;
case 1:
break block7;
default:
break block8;
};
}
$6_1 = $8_1;
break block8;
}
$6_1 = ($8_1 & 65534) >>> 1 | 0;
}
$7_1 = $10_1 & 2097151;
$9_1 = HEAP32[$0_1 + 4 >> 2];
$5_1 = HEAP32[$0_1 >> 2];
while (1) {
if (($4_1 & 65535) >>> 0 < ($6_1 & 65535) >>> 0) {
$3_1 = 1;
$4_1 = $4_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$9_1 + 16 >> 2]]($5_1, $7_1) | 0)) {
continue
}
break block9;
}
break;
};
$3_1 = 1;
if (FUNCTION_TABLE[HEAP32[$9_1 + 12 >> 2]]($5_1, $1_1, $2_1) | 0) {
break block9
}
$0_1 = $8_1 - $6_1 & 65535;
$4_1 = 0;
while (1) {
if ($0_1 >>> 0 <= ($4_1 & 65535) >>> 0) {
return 0
}
$4_1 = $4_1 + 1 | 0;
if (!(FUNCTION_TABLE[HEAP32[$9_1 + 16 >> 2]]($5_1, $7_1) | 0)) {
continue
}
break;
};
break block9;
}
$3_1 = FUNCTION_TABLE[HEAP32[HEAP32[$0_1 + 4 >> 2] + 12 >> 2]](HEAP32[$0_1 >> 2], $1_1, $2_1) | 0;
}
return $3_1;
}
function $40($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = 10;
$3_1 = $0_1;
if ($3_1 >>> 0 >= 1e3) {
while (1) {
$2_1 = $1_1 + $4_1 | 0;
$5_1 = $2_1 - 4 | 0;
$6_1 = $3_1;
$3_1 = ($3_1 >>> 0) / 1e4 | 0;
$8_1 = $6_1 - Math_imul($3_1, 1e4) | 0;
$9_1 = (($8_1 & 65535) >>> 0) / 100 | 0;
$7_1 = $9_1 << 1;
$7_1 = HEAPU8[$7_1 + 1048872 | 0] | HEAPU8[$7_1 + 1048873 | 0] << 8;
HEAP8[$5_1 | 0] = $7_1;
HEAP8[$5_1 + 1 | 0] = $7_1 >>> 8;
$2_1 = $2_1 - 2 | 0;
$5_1 = ($8_1 - Math_imul($9_1, 100) & 65535) << 1;
$5_1 = HEAPU8[$5_1 + 1048872 | 0] | HEAPU8[$5_1 + 1048873 | 0] << 8;
HEAP8[$2_1 | 0] = $5_1;
HEAP8[$2_1 + 1 | 0] = $5_1 >>> 8;
$4_1 = $4_1 - 4 | 0;
if ($6_1 >>> 0 > 9999999) {
continue
}
break;
}
}
if ($3_1 >>> 0 > 9) {
$4_1 = $4_1 - 2 | 0;
$6_1 = $4_1 + $1_1 | 0;
$2_1 = $3_1;
$3_1 = (($3_1 & 65535) >>> 0) / 100 | 0;
$2_1 = ($2_1 - Math_imul($3_1, 100) & 65535) << 1;
$2_1 = HEAPU8[$2_1 + 1048872 | 0] | HEAPU8[$2_1 + 1048873 | 0] << 8;
HEAP8[$6_1 | 0] = $2_1;
HEAP8[$6_1 + 1 | 0] = $2_1 >>> 8;
}
if (!($3_1 ? 0 : $0_1)) {
$4_1 = $4_1 - 1 | 0;
HEAP8[$4_1 + $1_1 | 0] = HEAPU8[($3_1 << 1 & 30) + 1048873 | 0];
}
return $4_1;
}
function $41($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0;
$9_1 = 1;
$5_1 = 1;
$11_1 = 1;
block : {
while (1) {
$8_1 = $7_1 + $10_1 | 0;
if ($8_1 >>> 0 >= $4_1 >>> 0) {
break block
}
$6_1 = HEAPU8[$3_1 + $9_1 | 0];
$8_1 = HEAPU8[$3_1 + $8_1 | 0];
block1 : {
if ($6_1 >>> 0 >= $8_1 >>> 0) {
if (($6_1 | 0) != ($8_1 | 0)) {
$11_1 = 1;
$10_1 = $5_1;
$5_1 = $5_1 + 1 | 0;
$7_1 = 0;
break block1;
}
$6_1 = $7_1 + 1 | 0;
$8_1 = ($6_1 | 0) == ($11_1 | 0);
$5_1 = ($8_1 ? $6_1 : 0) + $5_1 | 0;
$7_1 = $8_1 ? 0 : $6_1;
break block1;
}
$5_1 = ($5_1 + $7_1 | 0) + 1 | 0;
$11_1 = $5_1 - $10_1 | 0;
$7_1 = 0;
}
$9_1 = $5_1 + $7_1 | 0;
if ($9_1 >>> 0 < $4_1 >>> 0) {
continue
}
break;
};
$9_1 = 1;
$5_1 = 1;
$7_1 = 0;
$12_1 = 1;
$8_1 = 0;
while (1) {
$6_1 = $7_1 + $8_1 | 0;
if ($6_1 >>> 0 >= $4_1 >>> 0) {
break block
}
$9_1 = HEAPU8[$3_1 + $9_1 | 0];
$6_1 = HEAPU8[$3_1 + $6_1 | 0];
block2 : {
if ($9_1 >>> 0 <= $6_1 >>> 0) {
if (($6_1 | 0) != ($9_1 | 0)) {
$12_1 = 1;
$8_1 = $5_1;
$5_1 = $5_1 + 1 | 0;
$7_1 = 0;
break block2;
}
$9_1 = $7_1 + 1 | 0;
$6_1 = ($9_1 | 0) == ($12_1 | 0);
$5_1 = ($6_1 ? $9_1 : 0) + $5_1 | 0;
$7_1 = $6_1 ? 0 : $9_1;
break block2;
}
$5_1 = ($5_1 + $7_1 | 0) + 1 | 0;
$12_1 = $5_1 - $8_1 | 0;
$7_1 = 0;
}
$9_1 = $5_1 + $7_1 | 0;
if ($9_1 >>> 0 < $4_1 >>> 0) {
continue
}
break;
};
$5_1 = $8_1 >>> 0 < $10_1 >>> 0;
$8_1 = $5_1 ? $10_1 : $8_1;
if ($8_1 >>> 0 > $4_1 >>> 0) {
break block
}
$5_1 = $5_1 ? $11_1 : $12_1;
$10_1 = $5_1 + $8_1 | 0;
if ($4_1 >>> 0 < $10_1 >>> 0 | $5_1 >>> 0 > $10_1 >>> 0) {
break block
}
block3 : {
if ($135($3_1, $3_1 + $5_1 | 0, $8_1)) {
$7_1 = $3_1;
$5_1 = $4_1;
while (1) {
$10_1 = HEAPU8[$7_1 | 0];
$6_1 = $10_1 & 31;
if (($10_1 & 63) >>> 0 >= 32) {
$10_1 = 1 << $6_1;
$9_1 = 0;
} else {
$9_1 = 1 << $6_1;
$10_1 = $9_1 - 1 & 1 >>> 32 - $6_1;
}
$13_1 = $9_1 | $13_1;
$14_1 = $10_1 | $14_1;
$7_1 = $7_1 + 1 | 0;
$5_1 = $5_1 - 1 | 0;
if ($5_1) {
continue
}
break;
};
$5_1 = $4_1 - $8_1 | 0;
$7_1 = ($5_1 >>> 0 > $8_1 >>> 0 ? $5_1 : $8_1) + 1 | 0;
$9_1 = -1;
$10_1 = $8_1;
$5_1 = -1;
break block3;
}
$7_1 = 0;
$6_1 = $42($3_1, $4_1, $5_1, 0);
$10_1 = $42($3_1, $4_1, $5_1, 1);
$10_1 = $4_1 - ($6_1 >>> 0 < $10_1 >>> 0 ? $10_1 : $6_1) | 0;
$9_1 = 0;
if ($5_1) {
while (1) {
$6_1 = HEAPU8[$3_1 + $7_1 | 0];
$12_1 = $6_1 & 31;
if (($6_1 & 63) >>> 0 >= 32) {
$6_1 = 1 << $12_1;
$11_1 = 0;
} else {
$11_1 = 1 << $12_1;
$6_1 = $11_1 - 1 & 1 >>> 32 - $12_1;
}
$13_1 = $11_1 | $13_1;
$14_1 = $6_1 | $14_1;
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
HEAP32[$0_1 + 20 >> 2] = $10_1;
HEAP32[$0_1 + 16 >> 2] = $8_1;
HEAP32[$0_1 + 8 >> 2] = $13_1;
HEAP32[$0_1 + 12 >> 2] = $14_1;
HEAP32[$0_1 >> 2] = 1;
return;
}
wasm2js_trap();
}
function $42($0_1, $1_1, $2_1, $3_1) {
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
function $43($0_1, $1_1) {
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
$0_1 = $39($5_1, $6_1, $0_1);
}
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $44($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$0_1 = HEAP32[$0_1 >> 2];
$2_1 = $0_1 >> 31;
$4_1 = $3_1 + 6 | 0;
$2_1 = $40(($0_1 ^ $2_1) - $2_1 | 0, $4_1);
$0_1 = $36($1_1, ($0_1 ^ -1) >>> 31 | 0, 1, 0, $2_1 + $4_1 | 0, 10 - $2_1 | 0);
global$0 = $3_1 + 16 | 0;
return $0_1 | 0;
}
function $45($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = HEAP32[$0_1 >> 2];
$0_1 = 9;
while (1) {
HEAP8[($0_1 + $2_1 | 0) + 6 | 0] = HEAPU8[($3_1 & 15) + 1049330 | 0];
$0_1 = $0_1 - 1 | 0;
$3_1 = $3_1 >>> 4 | 0;
if ($3_1) {
continue
}
break;
};
$0_1 = $36($1_1, 1, 1049328, 2, ($0_1 + $2_1 | 0) + 7 | 0, 9 - $0_1 | 0);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $46($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 12 >> 2] = 0;
HEAP32[$4_1 + 4 >> 2] = -2147483648;
HEAP32[$4_1 + 8 >> 2] = 1;
$13_1 = HEAP32[$1_1 >> 2];
block2 : {
$5_1 = HEAP32[$1_1 + 4 >> 2];
block : {
if (!$5_1) {
break block
}
block1 : {
while (1) {
$6_1 = HEAPU8[$2_1 + $13_1 | 0];
if (($6_1 | 0) == 34 | ($6_1 | 0) == 92 | $6_1 >>> 0 < 32) {
break block1
}
$2_1 = $2_1 + 1 | 0;
if (($5_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $5_1;
break block;
}
if ($2_1 >>> 0 > $5_1 >>> 0) {
break block2
}
}
$3_1 = $5_1 - $2_1 | 0;
HEAP32[$1_1 + 4 >> 2] = $3_1;
$10_1 = $2_1 + $13_1 | 0;
HEAP32[$1_1 >> 2] = $10_1;
$38($4_1 + 16 | 0, $13_1, $2_1);
$6_1 = HEAP32[$4_1 + 24 >> 2];
block33 : {
block5 : {
block4 : {
block3 : {
if (!HEAP32[$4_1 + 16 >> 2]) {
if ($6_1) {
break block3
}
$12_1 = 1;
$6_1 = 0;
break block4;
}
$1_1 = HEAP32[$4_1 + 20 >> 2];
HEAP32[$0_1 + 4 >> 2] = 3;
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $6_1;
$12_1 = 1;
break block5;
}
$12_1 = HEAP32[$4_1 + 20 >> 2];
HEAP32[$4_1 + 12 >> 2] = $6_1;
HEAP32[$4_1 + 8 >> 2] = $12_1;
HEAP32[$4_1 + 4 >> 2] = -2147483648;
}
if (($2_1 | 0) == ($5_1 | 0)) {
$1_1 = 2
} else {
$2_1 = $3_1 - 1 | 0;
HEAP32[$1_1 + 4 >> 2] = $2_1;
$8_1 = $10_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $8_1;
block6 : {
block7 : {
block24 : {
block19 : {
block21 : {
block32 : {
$5_1 = HEAPU8[$10_1 | 0];
if (($5_1 | 0) != 34) {
if (($5_1 | 0) != 92) {
break block6
}
$15_1 = $12_1;
block31 : {
while (1) {
$10_1 = 4;
$5_1 = 0;
if (!$2_1) {
break block7
}
$5_1 = $2_1 - 1 | 0;
HEAP32[$1_1 + 4 >> 2] = $5_1;
$7_1 = $8_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $7_1;
$3_1 = HEAPU8[$8_1 | 0];
$13_1 = HEAP32[$4_1 + 4 >> 2];
block8 : {
if (($13_1 | 0) != -2147483648) {
break block8
}
if (!$6_1) {
HEAP32[$4_1 + 12 >> 2] = $6_1;
$12_1 = 1;
HEAP32[$4_1 + 8 >> 2] = 1;
HEAP32[$4_1 + 4 >> 2] = $6_1;
$15_1 = 1;
$13_1 = $6_1;
break block8;
}
$12_1 = $9(1, $6_1);
if (!$12_1) {
break block2
}
$15_1 = $132($12_1, $15_1, $6_1);
HEAP32[$4_1 + 12 >> 2] = $6_1;
HEAP32[$4_1 + 8 >> 2] = $15_1;
HEAP32[$4_1 + 4 >> 2] = $6_1;
$13_1 = $6_1;
if (($6_1 | 0) == -2147483648) {
break block2
}
}
block12 : {
block23 : {
block22 : {
block16 : {
block17 : {
block15 : {
block14 : {
block13 : {
block10 : {
block11 : {
block9 : {
if (($3_1 | 0) <= 109) {
if (($3_1 | 0) <= 97) {
if (($3_1 | 0) == 34) {
break block9
}
if (($3_1 | 0) == 47) {
break block10
}
if (($3_1 | 0) != 92) {
break block11
}
$11_1 = 1;
$2_1 = 1;
break block12;
}
switch ($3_1 - 98 | 0) {
case 0:
break block13;
case 4:
break block14;
default:
break block11;
};
}
block18 : {
switch ($3_1 - 110 | 0) {
case 0:
break block15;
case 4:
break block16;
case 6:
break block17;
case 7:
break block18;
default:
break block11;
};
}
$9_1 = $2_1 - 1 | 0;
$17_1 = 0;
$7_1 = 0;
while (1) {
$3_1 = $7_1;
if (($3_1 | 0) == ($9_1 | 0)) {
break block19
}
$10_1 = $2_1 - 2 | 0;
HEAP32[$1_1 + 4 >> 2] = $10_1;
$7_1 = $3_1 + $8_1 | 0;
HEAP32[$1_1 >> 2] = $7_1 + 2;
$14_1 = HEAPU8[$7_1 + 1 | 0];
$7_1 = $14_1 - 48 | 0;
block20 : {
if (($7_1 & 255) >>> 0 < 10) {
break block20
}
if (($14_1 - 97 & 255) >>> 0 <= 5) {
$7_1 = $14_1 - 87 | 0;
break block20;
}
if (($14_1 - 65 & 255) >>> 0 > 5) {
break block21
}
$7_1 = $14_1 - 55 | 0;
}
$17_1 = ($7_1 & 255) + ($17_1 << 4) | 0;
$2_1 = $2_1 - 1 | 0;
$7_1 = $3_1 + 1 | 0;
if (($7_1 | 0) != 4) {
continue
}
break;
};
$9_1 = $7_1 + $8_1 | 0;
$7_1 = $9_1 + 1 | 0;
if (($17_1 & 64512) == 55296) {
break block22
}
$3_1 = $17_1 & 65535;
break block23;
}
$11_1 = 1;
$3_1 = 34;
$2_1 = 1;
break block12;
}
$16_1 = 0;
$5_1 = $3_1;
$11_1 = 0;
break block24;
}
$11_1 = 1;
$3_1 = 47;
$2_1 = 1;
break block12;
}
$11_1 = 1;
$3_1 = 8;
$2_1 = 1;
break block12;
}
$11_1 = 1;
$3_1 = 12;
$2_1 = 1;
break block12;
}
$11_1 = 1;
$3_1 = 10;
$2_1 = 1;
break block12;
}
$11_1 = 1;
$3_1 = 9;
$2_1 = 1;
break block12;
}
$11_1 = 1;
$3_1 = 13;
$2_1 = 1;
break block12;
}
$11_1 = 3;
if ((HEAPU8[$7_1 | 0] | HEAPU8[$7_1 + 1 | 0] << 8) != 30044 | ($2_1 | 0) < 3) {
break block24
}
HEAP32[$1_1 + 4 >> 2] = $2_1 - 3;
HEAP32[$1_1 >> 2] = $9_1 + 3;
$3_1 = $5_1 - $3_1 | 0;
$7_1 = $3_1 - 3 | 0;
$8_1 = 0;
$2_1 = 0;
while (1) {
if (($2_1 | 0) == ($7_1 | 0)) {
break block19
}
$10_1 = $3_1 - 4 | 0;
HEAP32[$1_1 + 4 >> 2] = $10_1;
$5_1 = $2_1 + $9_1 | 0;
HEAP32[$1_1 >> 2] = $5_1 + 4;
$14_1 = HEAPU8[$5_1 + 3 | 0];
$5_1 = $14_1 - 48 | 0;
block25 : {
if (($5_1 & 255) >>> 0 < 10) {
break block25
}
if (($14_1 - 97 & 255) >>> 0 <= 5) {
$5_1 = $14_1 - 87 | 0;
break block25;
}
if (($14_1 - 65 & 255) >>> 0 > 5) {
break block21
}
$5_1 = $14_1 - 55 | 0;
}
$8_1 = ($5_1 & 255) + ($8_1 << 4) | 0;
$3_1 = $3_1 - 1 | 0;
$2_1 = $2_1 + 1 | 0;
if (($2_1 | 0) != 4) {
continue
}
break;
};
if (($8_1 & 64512) != 56320) {
break block24
}
$7_1 = ($2_1 + $9_1 | 0) + 3 | 0;
$16_1 = (($8_1 + 9216 & 65535) + (($17_1 + 10240 & 65535) << 10) | 0) + 65536 | 0;
$3_1 = $16_1;
}
if (($3_1 ^ 55296) - 1114112 >>> 0 < 4293855232) {
$11_1 = 2;
$5_1 = 0;
$16_1 = $3_1;
break block24;
}
$2_1 = 1;
if ($3_1 >>> 0 < 128) {
$5_1 = $10_1;
$11_1 = 1;
break block12;
}
$2_1 = 2;
$11_1 = 0;
$2_1 = $3_1 >>> 0 >= 2048 ? ($3_1 >>> 0 < 65536 ? 3 : 4) : $2_1;
$5_1 = $10_1;
}
$8_1 = $6_1;
if ($13_1 - $6_1 >>> 0 < $2_1 >>> 0) {
if (($4($4_1 + 4 | 0, $6_1, $2_1, 1, 1) | 0) != -2147483647) {
break block2
}
$8_1 = HEAP32[$4_1 + 12 >> 2];
$12_1 = HEAP32[$4_1 + 8 >> 2];
$15_1 = $12_1;
}
$9_1 = $8_1 + $15_1 | 0;
block28 : {
block27 : {
if (!$11_1) {
if ($3_1 >>> 0 < 2048) {
break block27
}
$8_1 = $3_1 >>> 12 | 0;
$13_1 = $3_1 & 63 | -128;
$10_1 = $3_1 >>> 6 & 63 | -128;
if ($3_1 >>> 0 < 65536) {
HEAP8[$9_1 + 2 | 0] = $13_1;
HEAP8[$9_1 + 1 | 0] = $10_1;
HEAP8[$9_1 | 0] = $8_1 | 224;
break block28;
}
HEAP8[$9_1 + 3 | 0] = $13_1;
HEAP8[$9_1 + 2 | 0] = $10_1;
HEAP8[$9_1 + 1 | 0] = $8_1 & 63 | 128;
HEAP8[$9_1 | 0] = $3_1 >>> 18 | 240;
break block28;
}
HEAP8[$9_1 | 0] = $3_1;
break block28;
}
HEAP8[$9_1 + 1 | 0] = $3_1 & 63 | 128;
HEAP8[$9_1 | 0] = $3_1 >>> 6 | 192;
}
$6_1 = $2_1 + $6_1 | 0;
HEAP32[$4_1 + 12 >> 2] = $6_1;
$2_1 = 0;
block29 : {
if (!$5_1) {
break block29
}
block30 : {
while (1) {
$3_1 = HEAPU8[$2_1 + $7_1 | 0];
if (($3_1 | 0) == 34 | ($3_1 | 0) == 92 | $3_1 >>> 0 < 32) {
break block30
}
$2_1 = $2_1 + 1 | 0;
if (($5_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $5_1;
break block29;
}
if ($2_1 >>> 0 > $5_1 >>> 0) {
break block2
}
}
$8_1 = $5_1 - $2_1 | 0;
HEAP32[$1_1 + 4 >> 2] = $8_1;
$9_1 = $2_1 + $7_1 | 0;
HEAP32[$1_1 >> 2] = $9_1;
$38($4_1 + 16 | 0, $7_1, $2_1);
$3_1 = HEAP32[$4_1 + 24 >> 2];
if (HEAP32[$4_1 + 16 >> 2]) {
break block31
}
if ($3_1) {
$15_1 = HEAP32[$4_1 + 20 >> 2];
$7_1 = HEAP32[$4_1 + 4 >> 2];
if (($7_1 | 0) == -2147483648) {
$13_1 = HEAP32[$4_1 + 8 >> 2];
$10_1 = $9(1, $6_1);
if (!$10_1) {
break block2
}
$10_1 = $132($10_1, $13_1, $6_1);
HEAP32[$4_1 + 12 >> 2] = $6_1;
HEAP32[$4_1 + 8 >> 2] = $10_1;
HEAP32[$4_1 + 4 >> 2] = $6_1;
$7_1 = $6_1;
if (($6_1 | 0) == -2147483648) {
break block2
}
}
if ($3_1 >>> 0 > $7_1 - $6_1 >>> 0) {
if (($4($4_1 + 4 | 0, $6_1, $3_1, 1, 1) | 0) != -2147483647) {
break block2
}
$6_1 = HEAP32[$4_1 + 12 >> 2];
}
$12_1 = HEAP32[$4_1 + 8 >> 2];
$132($12_1 + $6_1 | 0, $15_1, $3_1);
$6_1 = $3_1 + $6_1 | 0;
HEAP32[$4_1 + 12 >> 2] = $6_1;
$15_1 = $12_1;
}
if (($2_1 | 0) == ($5_1 | 0)) {
$2_1 = 2;
break block32;
}
$2_1 = $8_1 - 1 | 0;
HEAP32[$1_1 + 4 >> 2] = $2_1;
$8_1 = $9_1 + 1 | 0;
HEAP32[$1_1 >> 2] = $8_1;
$5_1 = HEAPU8[$9_1 | 0];
if (($5_1 | 0) == 92) {
continue
}
break;
};
if (($5_1 | 0) != 34) {
if ($5_1 >>> 0 >= 32) {
break block2
}
$2_1 = 0;
break block32;
}
HEAP32[$0_1 + 12 >> 2] = HEAP32[$4_1 + 12 >> 2];
$1_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = 0;
break block33;
}
$1_1 = HEAP32[$4_1 + 20 >> 2];
HEAP32[$0_1 + 4 >> 2] = 3;
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $3_1;
break block5;
}
HEAP32[$0_1 + 12 >> 2] = HEAP32[$4_1 + 12 >> 2];
$1_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = 0;
break block33;
}
HEAP32[$0_1 + 4 >> 2] = $2_1;
break block5;
}
$5_1 = $14_1;
$11_1 = $5_1 << 8 | 1;
$16_1 = 0;
break block24;
}
$5_1 = 0;
$16_1 = 0;
$11_1 = 4;
}
$1_1 = $5_1 & 16777215;
$3_1 = 0;
$10_1 = $11_1 & 255 | $1_1 << 8;
$5_1 = $3_1 | $16_1;
}
HEAP32[$0_1 + 8 >> 2] = $10_1;
HEAP32[$0_1 + 12 >> 2] = $5_1;
HEAP32[$0_1 + 4 >> 2] = 1;
break block5;
}
if ($5_1 >>> 0 >= 32) {
break block2
}
$1_1 = 0;
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
HEAP32[$0_1 >> 2] = 1;
$1_1 = HEAP32[$4_1 + 4 >> 2];
if (($1_1 | 0) == -2147483648) {
break block33
}
if ($1_1) {
HEAP32[$4_1 + 16 >> 2] = 1;
$0_1 = $4_1 + 28 | 0;
} else {
$0_1 = $4_1 + 16 | 0
}
HEAP32[$0_1 >> 2] = $1_1;
$0_1 = HEAP32[$4_1 + 16 >> 2];
if (!$0_1 | !HEAP32[$4_1 + 28 >> 2]) {
break block33
}
$1($12_1, $0_1);
}
global$0 = $4_1 + 32 | 0;
return;
}
wasm2js_trap();
}
function $47($0_1, $1_1, $2_1) {
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
if (!(HEAPU8[($3_1 & 255) + 1069508 | 0] & 2)) {
break block3
}
break block2;
}
if (!(HEAP8[($3_1 & 255) + 1069508 | 0] & 1)) {
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
if (!(HEAP8[($3_1 & 255) + 1069508 | 0] & 1)) {
break block10
}
break block9;
}
if (HEAPU8[($3_1 & 255) + 1069508 | 0] & 2) {
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
function $48($0_1, $1_1, $2_1) {
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
function $49($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
$8_1 = $2_1 << 3;
$2_1 = $8_1;
$3_1 = $1_1;
block : {
while (1) {
if ($2_1) {
$2_1 = $2_1 - 8 | 0;
$6_1 = HEAP32[$3_1 + 4 >> 2];
$3_1 = $3_1 + 8 | 0;
$7_1 = $6_1 + $7_1 | 0;
if ($6_1 >>> 0 <= $7_1 >>> 0) {
continue
}
break block;
}
break;
};
$2_1 = 0;
if (($7_1 | 0) < 0) {
break block
}
block1 : {
if (!$7_1) {
$3_1 = 1;
break block1;
}
$2_1 = $7_1;
$3_1 = $9(1, $2_1);
if (!$3_1) {
break block
}
}
$6_1 = 0;
HEAP32[$4_1 + 12 >> 2] = 0;
HEAP32[$4_1 + 8 >> 2] = $3_1;
HEAP32[$4_1 + 4 >> 2] = $2_1;
$9_1 = HEAP32[$1_1 >> 2];
$5_1 = HEAP32[$1_1 + 4 >> 2];
block3 : {
block2 : {
if ($5_1 >>> 0 > $2_1 >>> 0) {
if (($4($4_1 + 4 | 0, 0, $5_1, 1, 1) | 0) != -2147483647) {
break block
}
$3_1 = HEAP32[$4_1 + 8 >> 2];
$6_1 = HEAP32[$4_1 + 12 >> 2];
break block2;
}
if (!$5_1) {
break block3
}
}
$132($3_1 + $6_1 | 0, $9_1, $5_1);
}
$2_1 = $1_1 + 12 | 0;
$1_1 = $8_1 - 8 | 0;
$8_1 = $3_1;
$3_1 = $6_1 + $5_1 | 0;
$6_1 = $8_1 + $3_1 | 0;
$3_1 = $7_1 - $3_1 | 0;
while (1) {
$5_1 = HEAP32[$2_1 >> 2];
if ($5_1 >>> 0 > $3_1 >>> 0) {
break block
}
$8_1 = $2_1 - 4 | 0;
$2_1 = $2_1 + 8 | 0;
$3_1 = $3_1 - $5_1 | 0;
$6_1 = $132($6_1, HEAP32[$8_1 >> 2], $5_1) + $5_1 | 0;
$1_1 = $1_1 - 8 | 0;
if ($1_1) {
continue
}
break;
};
$1_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $7_1 - $3_1;
global$0 = $4_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $50($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$5_1 = HEAP32[$0_1 + 12 >> 2];
block : {
if (HEAPU8[$5_1 | 0] != 5) {
$7_1 = $22($0_1, 1052180, 9);
break block;
}
$4_1 = HEAP32[$5_1 + 12 >> 2];
if (!$4_1) {
break block
}
$8_1 = HEAP32[$5_1 + 8 >> 2];
$9_1 = $8_1 + Math_imul($4_1, 28) | 0;
$5_1 = $8_1;
while (1) {
block1 : {
$11_1 = ($1_1 | 0) == ($2_1 | 0);
if (!$11_1) {
$6_1 = $5_1 + 28 | 0;
$10_1 = HEAP32[$5_1 + 8 >> 2];
$4_1 = $1_1;
while (1) {
if (HEAP32[$4_1 + 4 >> 2] == ($10_1 | 0)) {
if (!$135(HEAP32[$4_1 >> 2], HEAP32[$5_1 + 4 >> 2], $10_1)) {
break block1
}
}
$4_1 = $4_1 + 20 | 0;
if (($4_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$8_1 = $5_1;
}
$4_1 = $3_1 + 36 | 0;
$51($4_1, $0_1);
$6_1 = $3_1 + 48 | 0;
$52($6_1, HEAP32[$8_1 + 4 >> 2], HEAP32[$8_1 + 8 >> 2]);
HEAP32[$3_1 + 72 >> 2] = 4;
HEAP32[$3_1 + 64 >> 2] = 4;
HEAP32[$3_1 + 68 >> 2] = $6_1;
HEAP32[$3_1 + 60 >> 2] = $4_1;
$4_1 = $3_1 + 60 | 0;
$17($3_1 + 12 | 0, 1049803, $4_1);
$6_1 = HEAP32[$3_1 + 48 >> 2];
if ($6_1) {
$5_1 = HEAP32[$3_1 + 52 >> 2];
HEAP32[$3_1 + 60 >> 2] = 1;
$4_1 = $3_1 + 24 | 0;
}
HEAP32[$4_1 >> 2] = $6_1;
$4_1 = HEAP32[$3_1 + 60 >> 2];
if (!(!$4_1 | !HEAP32[$3_1 + 24 >> 2])) {
$1($5_1, $4_1)
}
$6_1 = HEAP32[$3_1 + 36 >> 2];
if ($6_1) {
$5_1 = HEAP32[$3_1 + 40 >> 2];
HEAP32[$3_1 + 60 >> 2] = 1;
$4_1 = $3_1 + 48 | 0;
} else {
$4_1 = $3_1 + 60 | 0
}
HEAP32[$4_1 >> 2] = $6_1;
$4_1 = HEAP32[$3_1 + 60 >> 2];
if (!(!$4_1 | !HEAP32[$3_1 + 48 >> 2])) {
$1($5_1, $4_1)
}
$2_1 = ($2_1 - $1_1 >>> 0) / 20 | 0;
block5 : {
block4 : {
if ($11_1) {
$2_1 = 0;
$5_1 = 4;
$6_1 = 0;
break block4;
}
$5_1 = $9(4, $2_1 << 3);
if (!$5_1) {
break block5
}
$6_1 = 0;
$4_1 = $5_1;
while (1) {
$7_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$4_1 >> 2] = HEAP32[$1_1 >> 2];
HEAP32[$4_1 + 4 >> 2] = $7_1;
$4_1 = $4_1 + 8 | 0;
$1_1 = $1_1 + 20 | 0;
$6_1 = $6_1 + 1 | 0;
if (($6_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
}
$11_1 = HEAPU8[$0_1 + 20 | 0];
$12_1 = HEAP32[$3_1 + 20 >> 2];
$1_1 = HEAP32[$3_1 + 16 >> 2];
$0_1 = $3_1 + 60 | 0;
$7_1 = HEAP32[$8_1 + 4 >> 2];
$10_1 = HEAP32[$8_1 + 8 >> 2];
$54($0_1, $7_1, $10_1);
HEAP32[$3_1 + 52 >> 2] = 4;
HEAP32[$3_1 + 48 >> 2] = $0_1;
$0_1 = $3_1 + 48 | 0;
$17($3_1 + 36 | 0, 1052156, $0_1);
$4_1 = HEAP32[$3_1 + 60 >> 2];
if ($4_1) {
$9_1 = HEAP32[$3_1 + 64 >> 2];
HEAP32[$3_1 + 48 >> 2] = 1;
$0_1 = $3_1 + 24 | 0;
}
HEAP32[$0_1 >> 2] = $4_1;
$0_1 = HEAP32[$3_1 + 48 >> 2];
if (!(!$0_1 | !HEAP32[$3_1 + 24 >> 2])) {
$1($9_1, $0_1)
}
$0_1 = $3_1 + 48 | 0;
$55($0_1, $5_1, $6_1);
HEAP32[$3_1 + 72 >> 2] = 4;
HEAP32[$3_1 + 64 >> 2] = 4;
HEAP32[$3_1 + 68 >> 2] = $0_1;
HEAP32[$3_1 + 60 >> 2] = $3_1 + 36;
$0_1 = $3_1 + 60 | 0;
$17($3_1 + 24 | 0, 1050221, $0_1);
$4_1 = HEAP32[$3_1 + 48 >> 2];
if ($4_1) {
$9_1 = HEAP32[$3_1 + 52 >> 2];
HEAP32[$3_1 + 60 >> 2] = 1;
$0_1 = $3_1 + 76 | 0;
}
HEAP32[$0_1 >> 2] = $4_1;
$0_1 = HEAP32[$3_1 + 60 >> 2];
if (!(!$0_1 | !HEAP32[$3_1 + 76 >> 2])) {
$1($9_1, $0_1)
}
$4_1 = HEAP32[$3_1 + 36 >> 2];
if ($4_1) {
$9_1 = HEAP32[$3_1 + 40 >> 2];
HEAP32[$3_1 + 60 >> 2] = 1;
$0_1 = $3_1 + 48 | 0;
} else {
$0_1 = $3_1 + 60 | 0
}
HEAP32[$0_1 >> 2] = $4_1;
$4_1 = HEAP32[$3_1 + 60 >> 2];
if (!(!$4_1 | !HEAP32[$3_1 + 48 >> 2])) {
$1($9_1, $4_1)
}
$56($3_1, $7_1, $10_1, $5_1, ($6_1 << 3) + $5_1 | 0);
$0_1 = HEAP32[$3_1 >> 2];
block9 : {
if (!$0_1) {
$8_1 = -2147483647;
break block9;
}
$8_1 = -2147483648;
$4_1 = HEAP32[$3_1 + 4 >> 2];
if (!$4_1) {
$6_1 = 1;
$4_1 = 0;
break block9;
}
$6_1 = $9(1, $4_1);
if (!$6_1) {
break block5
}
$132($6_1, $0_1, $4_1);
}
$7_1 = $57($11_1, $1_1, $12_1, $7_1, $10_1, $3_1 + 24 | 0);
$58($7_1 + 48 | 0);
HEAP8[$7_1 + 72 | 0] = 3;
HEAP32[$7_1 + 68 >> 2] = $4_1;
HEAP32[$7_1 + 64 >> 2] = $6_1;
HEAP32[$7_1 + 60 >> 2] = $4_1;
HEAP32[$7_1 + 48 >> 2] = $8_1;
block10 : {
if (!$2_1) {
$4_1 = 0;
$0_1 = $3_1 + 60 | 0;
break block10;
}
HEAP32[$3_1 + 60 >> 2] = 4;
$4_1 = $2_1 << 3;
$0_1 = $3_1 + 48 | 0;
}
HEAP32[$0_1 >> 2] = $4_1;
$0_1 = HEAP32[$3_1 + 60 >> 2];
if (!(!$0_1 | !HEAP32[$3_1 + 48 >> 2])) {
$1($5_1, $0_1)
}
$2_1 = HEAP32[$3_1 + 12 >> 2];
if ($2_1) {
HEAP32[$3_1 + 60 >> 2] = 1;
$0_1 = $3_1 + 48 | 0;
} else {
$0_1 = $3_1 + 60 | 0
}
HEAP32[$0_1 >> 2] = $2_1;
$0_1 = HEAP32[$3_1 + 60 >> 2];
if (!$0_1 | !HEAP32[$3_1 + 48 >> 2]) {
break block
}
$1($1_1, $0_1);
break block;
}
wasm2js_trap();
}
$5_1 = $6_1;
if (($9_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
}
global$0 = $3_1 + 80 | 0;
return $7_1;
}
function $51($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 48 | 0;
global$0 = $2_1;
block1 : {
block : {
$3_1 = HEAP32[$1_1 + 16 >> 2];
if (!$3_1) {
break block
}
$51($2_1 + 28 | 0, $3_1);
$3_1 = HEAP32[$2_1 + 28 >> 2];
if (($3_1 | 0) == -2147483648) {
break block
}
$4_1 = HEAP32[$2_1 + 36 >> 2];
HEAP32[$2_1 + 8 >> 2] = HEAP32[$2_1 + 32 >> 2];
HEAP32[$2_1 + 12 >> 2] = $4_1;
HEAP32[$2_1 + 4 >> 2] = $3_1;
break block1;
}
HEAP32[$2_1 + 12 >> 2] = 0;
HEAP32[$2_1 + 4 >> 2] = 0;
HEAP32[$2_1 + 8 >> 2] = 1;
}
block6 : {
block5 : {
block3 : {
switch (HEAP32[$1_1 >> 2] - 1 | 0) {
case 0:
$4_1 = $2_1 + 16 | 0;
$52($4_1, HEAP32[$1_1 + 4 >> 2], HEAP32[$1_1 + 8 >> 2]);
HEAP32[$2_1 + 40 >> 2] = 4;
HEAP32[$2_1 + 32 >> 2] = 4;
HEAP32[$2_1 + 36 >> 2] = $4_1;
HEAP32[$2_1 + 28 >> 2] = $2_1 + 4;
$1_1 = $0_1;
$0_1 = $2_1 + 28 | 0;
$17($1_1, 1049803, $0_1);
$1_1 = HEAP32[$2_1 + 16 >> 2];
if ($1_1) {
$3_1 = HEAP32[$2_1 + 20 >> 2];
HEAP32[$2_1 + 28 >> 2] = 1;
$0_1 = $2_1 + 44 | 0;
}
HEAP32[$0_1 >> 2] = $1_1;
$0_1 = HEAP32[$2_1 + 28 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 44 >> 2]) {
break block5
}
$1($3_1, $0_1);
break block5;
default:
HEAP32[$0_1 + 8 >> 2] = HEAP32[$2_1 + 12 >> 2];
$1_1 = HEAP32[$2_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$2_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block6;
case 1:
break block3;
};
}
HEAP32[$2_1 + 16 >> 2] = HEAP32[$1_1 + 4 >> 2];
HEAP32[$2_1 + 40 >> 2] = 1;
HEAP32[$2_1 + 32 >> 2] = 4;
HEAP32[$2_1 + 36 >> 2] = $2_1 + 16;
HEAP32[$2_1 + 28 >> 2] = $2_1 + 4;
$17($0_1, 1049803, $2_1 + 28 | 0);
}
$1_1 = HEAP32[$2_1 + 4 >> 2];
if ($1_1) {
$3_1 = HEAP32[$2_1 + 8 >> 2];
HEAP32[$2_1 + 28 >> 2] = 1;
$0_1 = $2_1 + 16 | 0;
} else {
$0_1 = $2_1 + 28 | 0
}
HEAP32[$0_1 >> 2] = $1_1;
$0_1 = HEAP32[$2_1 + 28 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 16 >> 2]) {
break block6
}
$1($3_1, $0_1);
}
global$0 = $2_1 + 48 | 0;
}
function $52($0_1, $1_1, $2_1) {
var $3_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$60($3_1 + 12 | 0, $1_1, $2_1, 126, 1054093);
$1_1 = HEAP32[$3_1 + 16 >> 2];
$60($0_1, $1_1, HEAP32[$3_1 + 20 >> 2], 47, 1054095);
$2_1 = HEAP32[$3_1 + 12 >> 2];
if ($2_1) {
HEAP32[$3_1 + 28 >> 2] = 1;
$0_1 = $3_1 + 24 | 0;
} else {
$0_1 = $3_1 + 28 | 0
}
HEAP32[$0_1 >> 2] = $2_1;
$0_1 = HEAP32[$3_1 + 28 >> 2];
if (!(!$0_1 | !HEAP32[$3_1 + 24 >> 2])) {
$1($1_1, $0_1)
}
global$0 = $3_1 + 32 | 0;
}
function $53($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
return $39($1_1, HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2]) | 0;
}
function $54($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 16 >> 2] = 0;
HEAP32[$4_1 + 8 >> 2] = 0;
HEAP32[$4_1 + 12 >> 2] = 1;
block14 : {
block : {
if (!$2_1) {
break block
}
$15_1 = $1_1 + $2_1 | 0;
$8_1 = 1;
$2_1 = 0;
while (1) {
$5_1 = HEAP8[$1_1 | 0];
block1 : {
if (($5_1 | 0) >= 0) {
$3_1 = $5_1 & 255;
$1_1 = $1_1 + 1 | 0;
break block1;
}
$3_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$6_1 = $5_1 & 31;
if ($5_1 >>> 0 <= 4294967263) {
$3_1 = $3_1 | $6_1 << 6;
$1_1 = $1_1 + 2 | 0;
break block1;
}
$3_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $3_1 << 6;
if ($5_1 >>> 0 < 4294967280) {
$3_1 = $3_1 | $6_1 << 12;
$1_1 = $1_1 + 3 | 0;
break block1;
}
$3_1 = $6_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $3_1 << 6);
if (($3_1 | 0) == 1114112) {
break block
}
$1_1 = $1_1 + 4 | 0;
}
block13 : {
block2 : {
if ($14_1 >>> 0 <= 79) {
block3 : {
if (($3_1 | 0) <= 1806) {
if (($3_1 | 0) == 173 | ($3_1 | 0) == 1564) {
break block2
}
if (($3_1 | 0) != 1757) {
break block3
}
break block2;
}
if (($3_1 | 0) == 1807 | ($3_1 | 0) == 6158 | ($3_1 | 0) == 65279) {
break block2
}
}
if (($3_1 & 2097136) == 8288) {
break block2
}
block4 : {
if (($3_1 | 0) <= 8233) {
if ($3_1 - 1536 >>> 0 < 6 | $3_1 - 8203 >>> 0 < 5) {
break block2
}
break block4;
}
if ($3_1 - 8234 >>> 0 < 5 | $3_1 - 65529 >>> 0 < 3) {
break block2
}
}
if (($3_1 & 2097024) == 917504 | $3_1 >>> 0 < 32 | $3_1 - 127 >>> 0 < 33) {
break block2
}
block5 : {
if ($3_1 >>> 0 <= 32) {
$5_1 = 1;
if (8388639 >>> $3_1 - 9 & 1) {
break block5
}
}
$5_1 = 0;
if ($3_1 >>> 0 < 128) {
break block5
}
block7 : {
block6 : {
$6_1 = $3_1 >>> 8 | 0;
if ($6_1 >>> 0 <= 31) {
if (!$6_1) {
break block6
}
if (($6_1 | 0) != 22) {
break block5
}
$5_1 = ($3_1 | 0) == 5760;
break block5;
}
if (($6_1 | 0) == 32) {
break block7
}
if (($6_1 | 0) != 48) {
break block5
}
$5_1 = ($3_1 | 0) == 12288;
break block5;
}
$5_1 = HEAPU8[($3_1 & 255) + 1069508 | 0];
break block5;
}
$5_1 = (HEAPU8[($3_1 & 255) + 1069508 | 0] & 2) >>> 1 | 0;
}
if ($5_1 & 1 & ($3_1 | 0) != 32) {
break block2
}
$6_1 = $4_1 + 8 | 0;
$8_1 = HEAP32[$6_1 + 8 >> 2];
block9 : {
$7_1 = $3_1 >>> 0 < 128;
$5_1 = 1;
block8 : {
if ($7_1) {
break block8
}
$5_1 = 2;
if ($3_1 >>> 0 < 2048) {
break block8
}
$5_1 = $3_1 >>> 0 < 65536 ? 3 : 4;
}
if ($5_1 >>> 0 <= HEAP32[$6_1 >> 2] - $8_1 >>> 0) {
break block9
}
if (($4($6_1, $8_1, $5_1, 1, 1) | 0) == -2147483647) {
break block9
}
wasm2js_trap();
}
$8_1 = HEAP32[$4_1 + 12 >> 2];
$6_1 = $8_1 + HEAP32[$4_1 + 16 >> 2] | 0;
block12 : {
block11 : {
block10 : {
if (!$7_1) {
if ($3_1 >>> 0 < 2048) {
break block10
}
$7_1 = $3_1 >>> 12 | 0;
$10_1 = $3_1 & 63 | -128;
$12_1 = $3_1 >>> 6 & 63 | -128;
if ($3_1 >>> 0 >= 65536) {
break block11
}
HEAP8[$6_1 + 2 | 0] = $10_1;
HEAP8[$6_1 + 1 | 0] = $12_1;
HEAP8[$6_1 | 0] = $7_1 | 224;
break block12;
}
HEAP8[$6_1 | 0] = $3_1;
break block12;
}
HEAP8[$6_1 + 1 | 0] = $3_1 & 63 | 128;
HEAP8[$6_1 | 0] = $3_1 >>> 6 | 192;
break block12;
}
HEAP8[$6_1 + 3 | 0] = $10_1;
HEAP8[$6_1 + 2 | 0] = $12_1;
HEAP8[$6_1 + 1 | 0] = $7_1 & 63 | 128;
HEAP8[$6_1 | 0] = $3_1 >>> 18 | 240;
}
$2_1 = $2_1 + $5_1 | 0;
HEAP32[$4_1 + 16 >> 2] = $2_1;
$13_1 = 1;
break block13;
}
if (HEAP32[$4_1 + 8 >> 2] - $2_1 >>> 0 <= 2) {
if (($4($4_1 + 8 | 0, $2_1, 3, 1, 1) | 0) != -2147483647) {
break block14
}
$8_1 = HEAP32[$4_1 + 12 >> 2];
$1_1 = HEAP32[$4_1 + 16 >> 2];
} else {
$1_1 = $2_1
}
$1_1 = $1_1 + $8_1 | 0;
HEAP8[$1_1 + 2 | 0] = 166;
HEAP8[$1_1 | 0] = 226;
HEAP8[$1_1 + 1 | 0] = 128;
HEAP32[$4_1 + 16 >> 2] = $2_1 + 3;
break block;
}
$12_1 = 92;
$7_1 = 0;
$10_1 = 0;
$9_1 = 0;
$11_1 = 2;
block15 : {
block20 : {
block19 : {
block16 : {
block18 : {
block17 : {
if (($3_1 | 0) <= 33) {
$5_1 = 116;
switch ($3_1 - 9 | 0) {
case 0:
break block15;
case 1:
break block16;
case 4:
break block18;
default:
break block17;
};
}
if (($3_1 | 0) == 34 | ($3_1 | 0) == 39 | ($3_1 | 0) == 92) {
break block19
}
}
if ($3_1 - 32 >>> 0 < 95) {
break block20
}
HEAP8[$4_1 + 22 | 0] = 0;
HEAP16[$4_1 + 20 >> 1] = 0;
HEAP8[$4_1 + 23 | 0] = HEAPU8[($3_1 >>> 20 | 0) + 1048600 | 0];
HEAP8[$4_1 + 27 | 0] = HEAPU8[($3_1 >>> 4 & 15) + 1048600 | 0];
HEAP8[$4_1 + 26 | 0] = HEAPU8[($3_1 >>> 8 & 15) + 1048600 | 0];
HEAP8[$4_1 + 25 | 0] = HEAPU8[($3_1 >>> 12 & 15) + 1048600 | 0];
HEAP8[$4_1 + 24 | 0] = HEAPU8[($3_1 >>> 16 & 15) + 1048600 | 0];
$5_1 = Math_clz32($3_1 | 1) >>> 2 | 0;
$6_1 = $4_1 + 20 | 0;
$7_1 = $5_1 + $6_1 | 0;
HEAP8[$7_1 | 0] = 123;
HEAP8[$7_1 - 1 | 0] = 117;
$9_1 = $5_1 - 2 | 0;
HEAP8[$6_1 + $9_1 | 0] = 92;
HEAP8[$4_1 + 29 | 0] = 125;
HEAP8[$4_1 + 28 | 0] = HEAPU8[($3_1 & 15) + 1048600 | 0];
$12_1 = HEAPU8[$4_1 + 20 | 0];
$5_1 = HEAPU8[$4_1 + 21 | 0];
$7_1 = HEAPU16[$4_1 + 22 >> 1] | HEAPU16[$4_1 + 24 >> 1] << 16;
$10_1 = HEAPU16[$4_1 + 26 >> 1] | HEAPU16[$4_1 + 28 >> 1] << 16;
$11_1 = 10;
break block15;
}
$5_1 = 114;
break block15;
}
$5_1 = 110;
break block15;
}
$5_1 = $3_1;
break block15;
}
$5_1 = HEAPU8[$3_1 + 1048616 | 0];
$6_1 = $5_1 & 127;
if ($5_1 << 24 >> 24 >= 0) {
$11_1 = 1;
$5_1 = 0;
$12_1 = $6_1;
break block15;
}
if ($6_1) {
$5_1 = $6_1;
break block15;
}
$11_1 = 4;
$5_1 = HEAPU8[($3_1 & 15) + 1048600 | 0];
$7_1 = HEAPU8[($3_1 >>> 4 | 0) + 1048600 | 0] | $5_1 << 8;
$5_1 = 120;
}
$13_1 = $11_1 - $9_1 & 255;
$6_1 = HEAP32[$4_1 + 8 >> 2];
if ($13_1 >>> 0 > $6_1 - $2_1 >>> 0) {
if (($4($4_1 + 8 | 0, $2_1, $13_1, 1, 1) | 0) != -2147483647) {
break block14
}
$8_1 = HEAP32[$4_1 + 12 >> 2];
$6_1 = HEAP32[$4_1 + 8 >> 2];
$2_1 = HEAP32[$4_1 + 16 >> 2];
}
HEAP16[$4_1 + 22 >> 1] = $7_1;
HEAP16[$4_1 + 24 >> 1] = $7_1 >>> 16;
HEAP16[$4_1 + 26 >> 1] = $10_1;
HEAP16[$4_1 + 28 >> 1] = $10_1 >>> 16;
HEAP8[$4_1 + 21 | 0] = $5_1;
HEAP8[$4_1 + 20 | 0] = $12_1;
HEAP8[$4_1 + 32 | 0] = $9_1;
HEAP8[$4_1 + 33 | 0] = $11_1;
$5_1 = $9_1 & 255;
$3_1 = (($9_1 >>> 0 < $11_1 >>> 0 ? $11_1 : $9_1) & 255) - $5_1 | 0;
$9_1 = $5_1 + ($4_1 + 20 | 0) | 0;
while (1) {
if ($3_1) {
$10_1 = HEAPU8[$9_1 | 0];
block21 : {
if (($2_1 | 0) != ($6_1 | 0)) {
break block21
}
$5_1 = $6_1 << 1;
$7_1 = $5_1 >>> 0 <= 8 ? 8 : $5_1;
$3($4_1 + 36 | 0, $6_1, $8_1, $7_1, 1, 1);
$5_1 = HEAP32[$4_1 + 40 >> 2];
if (!HEAP32[$4_1 + 36 >> 2]) {
$8_1 = $5_1;
$6_1 = $7_1;
break block21;
}
if (($5_1 | 0) != -2147483647) {
break block14
}
}
HEAP8[$2_1 + $8_1 | 0] = $10_1;
$3_1 = $3_1 - 1 | 0;
$9_1 = $9_1 + 1 | 0;
$2_1 = $2_1 + 1 | 0;
continue;
}
break;
};
HEAP32[$4_1 + 12 >> 2] = $8_1;
HEAP32[$4_1 + 8 >> 2] = $6_1;
HEAP32[$4_1 + 16 >> 2] = $2_1;
}
$14_1 = $13_1 + $14_1 | 0;
if (($1_1 | 0) != ($15_1 | 0)) {
continue
}
break;
};
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 16 >> 2];
$1_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 48 | 0;
return;
}
wasm2js_trap();
}
function $55($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 12 >> 2] = 0;
HEAP32[$3_1 + 4 >> 2] = 0;
HEAP32[$3_1 + 8 >> 2] = 1;
block : {
if ($2_1) {
$8_1 = ($2_1 << 3) + $1_1 | 0;
$5_1 = 1;
while (1) {
$2_1 = $4_1;
$6_1 = $2_1 ? 3 : 1;
$7_1 = HEAP32[$3_1 + 4 >> 2];
if ($6_1 >>> 0 > $7_1 - $2_1 >>> 0) {
if (($4($3_1 + 4 | 0, $2_1, $6_1, 1, 1) | 0) != -2147483647) {
break block
}
$7_1 = HEAP32[$3_1 + 4 >> 2];
$5_1 = HEAP32[$3_1 + 8 >> 2];
$2_1 = HEAP32[$3_1 + 12 >> 2];
}
$132($2_1 + $5_1 | 0, $4_1 ? 1066598 : 1066601, $6_1);
$4_1 = $2_1 + $6_1 | 0;
HEAP32[$3_1 + 12 >> 2] = $4_1;
$6_1 = HEAP32[$1_1 >> 2];
$2_1 = HEAP32[$1_1 + 4 >> 2];
block2 : {
block1 : {
if ($2_1 >>> 0 > $7_1 - $4_1 >>> 0) {
if (($4($3_1 + 4 | 0, $4_1, $2_1, 1, 1) | 0) != -2147483647) {
break block
}
$7_1 = HEAP32[$3_1 + 4 >> 2];
$5_1 = HEAP32[$3_1 + 8 >> 2];
$4_1 = HEAP32[$3_1 + 12 >> 2];
break block1;
}
if (!$2_1) {
break block2
}
}
$132($4_1 + $5_1 | 0, $6_1, $2_1);
}
$2_1 = $2_1 + $4_1 | 0;
HEAP32[$3_1 + 12 >> 2] = $2_1;
if (($2_1 | 0) == ($7_1 | 0)) {
if (($4($3_1 + 4 | 0, $7_1, 1, 1, 1) | 0) != -2147483647) {
break block
}
$5_1 = HEAP32[$3_1 + 8 >> 2];
$4_1 = HEAP32[$3_1 + 12 >> 2];
} else {
$4_1 = $2_1
}
HEAP8[$4_1 + $5_1 | 0] = 96;
$4_1 = $2_1 + 1 | 0;
HEAP32[$3_1 + 12 >> 2] = $4_1;
$1_1 = $1_1 + 8 | 0;
if (($8_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$3_1 + 12 >> 2];
$1_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$3_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $3_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $56($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
if (!(($3_1 | 0) == ($4_1 | 0) | $2_1 >>> 0 > 48)) {
$7_1 = HEAP32[$3_1 >> 2];
$8_1 = HEAP32[$3_1 + 4 >> 2];
$9_1 = __wasm_i64_mul($61($1_1, $2_1, $7_1, $8_1), 0, 1, 1);
$10_1 = i64toi32_i32$HIGH_BITS;
$5_1 = $3_1 + 8 | 0;
if (($5_1 | 0) != ($4_1 | 0)) {
$3_1 = $3_1 + 12 | 0;
$4_1 = $4_1 - $5_1 >>> 3 | 0;
while (1) {
$11_1 = HEAP32[$3_1 - 4 >> 2];
$12_1 = HEAP32[$3_1 >> 2];
$5_1 = $61($1_1, $2_1, $11_1, $12_1);
HEAP32[$6_1 + 12 >> 2] = $5_1;
HEAP32[$6_1 + 8 >> 2] = $5_1;
$5_1 = $5_1 >>> 0 < $9_1 >>> 0;
$7_1 = $5_1 ? $11_1 : $7_1;
$8_1 = $5_1 ? $12_1 : $8_1;
$9_1 = $5_1 ? HEAP32[$6_1 + 8 >> 2] : $9_1;
$10_1 = $5_1 ? HEAP32[$6_1 + 12 >> 2] : $10_1;
$3_1 = $3_1 + 8 | 0;
$4_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
}
$7_1 = ((($10_1 & 2147483647) << 1 | $9_1 >>> 31) & -2) >>> 0 <= ($2_1 >>> 0 > $8_1 >>> 0 ? $2_1 : $8_1) >>> 0 ? $7_1 : 0;
}
HEAP32[$0_1 + 4 >> 2] = $8_1;
HEAP32[$0_1 >> 2] = $7_1;
global$0 = $6_1 + 16 | 0;
}
function $57($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0;
$6_1 = global$0 - 16 | 0;
global$0 = $6_1;
$0_1 = $59($0_1, $1_1, $2_1, $5_1);
block1 : {
block : {
if (!$4_1) {
$2_1 = 1;
break block;
}
$2_1 = $9(1, $4_1);
if (!$2_1) {
break block1
}
$132($2_1, $3_1, $4_1);
}
$1_1 = HEAP32[$0_1 + 36 >> 2];
block2 : {
if (($1_1 | 0) == -2147483648) {
break block2
}
if ($1_1) {
$3_1 = HEAP32[$0_1 + 40 >> 2];
HEAP32[$6_1 + 12 >> 2] = 1;
$5_1 = $6_1 + 8 | 0;
} else {
$5_1 = $6_1 + 12 | 0
}
HEAP32[$5_1 >> 2] = $1_1;
$1_1 = HEAP32[$6_1 + 12 >> 2];
if (!$1_1 | !HEAP32[$6_1 + 8 >> 2]) {
break block2
}
$1($3_1, $1_1);
}
HEAP32[$0_1 + 44 >> 2] = $4_1;
HEAP32[$0_1 + 40 >> 2] = $2_1;
HEAP32[$0_1 + 36 >> 2] = $4_1;
HEAP32[$0_1 + 8 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 4 >> 2] = 0;
global$0 = $6_1 + 16 | 0;
return $0_1;
}
wasm2js_trap();
}
function $58($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
block1 : {
block : {
block2 : {
$2_1 = HEAP32[$0_1 >> 2];
switch ($2_1 - -2147483648 | 0) {
case 0:
break block;
case 1:
break block1;
default:
break block2;
};
}
if ($2_1) {
$4_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$1_1 + 12 >> 2] = 1;
$3_1 = $1_1 + 8 | 0;
} else {
$3_1 = $1_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $2_1;
$2_1 = HEAP32[$1_1 + 12 >> 2];
if (!$2_1 | !HEAP32[$1_1 + 8 >> 2]) {
break block
}
$1($4_1, $2_1);
}
$2_1 = HEAP32[$0_1 + 12 >> 2];
if (($2_1 | 0) == -2147483648) {
break block1
}
if ($2_1) {
$3_1 = HEAP32[$0_1 + 16 >> 2];
HEAP32[$1_1 + 12 >> 2] = 1;
$0_1 = $1_1 + 8 | 0;
} else {
$0_1 = $1_1 + 12 | 0
}
HEAP32[$0_1 >> 2] = $2_1;
$0_1 = HEAP32[$1_1 + 12 >> 2];
if (!$0_1 | !HEAP32[$1_1 + 8 >> 2]) {
break block1
}
$1($3_1, $0_1);
}
global$0 = $1_1 + 16 | 0;
}
function $59($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
block1 : {
block : {
if (!$2_1) {
$5_1 = 1;
break block;
}
$5_1 = $9(1, $2_1);
if (!$5_1) {
break block1
}
$132($5_1, $1_1, $2_1);
}
HEAP32[$4_1 + 28 >> 2] = HEAP32[$3_1 + 8 >> 2];
$1_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$4_1 + 20 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$4_1 + 24 >> 2] = $1_1;
$1_1 = $9(4, 88);
if (!$1_1) {
break block1
}
HEAP32[$1_1 >> 2] = 0;
$3_1 = HEAP32[$4_1 + 16 >> 2];
HEAP32[$1_1 + 4 >> 2] = HEAP32[$4_1 + 12 >> 2];
HEAP32[$1_1 + 8 >> 2] = $3_1;
$3_1 = HEAP32[$4_1 + 24 >> 2];
HEAP32[$1_1 + 12 >> 2] = HEAP32[$4_1 + 20 >> 2];
HEAP32[$1_1 + 16 >> 2] = $3_1;
HEAP32[$1_1 + 20 >> 2] = HEAP32[$4_1 + 28 >> 2];
HEAP8[$1_1 + 87 | 0] = $0_1;
HEAP8[$1_1 + 86 | 0] = 4;
HEAP16[$1_1 + 84 >> 1] = 771;
HEAP32[$1_1 + 76 >> 2] = 0;
HEAP32[$1_1 + 48 >> 2] = -2147483647;
HEAP32[$1_1 + 36 >> 2] = -2147483648;
HEAP32[$1_1 + 32 >> 2] = $2_1;
HEAP32[$1_1 + 28 >> 2] = $5_1;
HEAP32[$1_1 + 24 >> 2] = $2_1;
global$0 = $4_1 + 32 | 0;
return $1_1;
}
wasm2js_trap();
}
function $60($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$5_1 = global$0 - 48 | 0;
global$0 = $5_1;
block : {
if (($2_1 | 0) < 0) {
break block
}
$11_1 = 1;
if ($2_1) {
$6_1 = $2_1;
$11_1 = $9(1, $6_1);
if (!$11_1) {
break block
}
}
HEAP32[$5_1 + 16 >> 2] = 0;
HEAP32[$5_1 + 12 >> 2] = $11_1;
HEAP32[$5_1 + 8 >> 2] = $6_1;
HEAP32[$5_1 + 40 >> 2] = $3_1;
$14_1 = $3_1 & 255;
label1 : while (1) {
block1 : {
if ($2_1 >>> 0 < $8_1 >>> 0) {
break block1
}
$15_1 = HEAPU8[$5_1 + 40 | 0];
$10_1 = $8_1;
while (1) {
$12_1 = $1_1 + $10_1 | 0;
$7_1 = $2_1 - $10_1 | 0;
block2 : {
if ($7_1 >>> 0 >= 8) {
$35($5_1, $3_1, $12_1, $7_1);
$6_1 = HEAP32[$5_1 + 4 >> 2];
$13_1 = HEAP32[$5_1 >> 2];
break block2;
}
$6_1 = 0;
$13_1 = 0;
if (!$7_1) {
break block2
}
while (1) {
$13_1 = 1;
if (HEAPU8[$6_1 + $12_1 | 0] == ($14_1 | 0)) {
break block2
}
$6_1 = $6_1 + 1 | 0;
if (($7_1 | 0) != ($6_1 | 0)) {
continue
}
break;
};
$6_1 = $7_1;
$13_1 = 0;
}
if (($13_1 | 0) != 1) {
break block1
}
$6_1 = $6_1 + $10_1 | 0;
$10_1 = $6_1 + 1 | 0;
if (!(!$10_1 | $2_1 >>> 0 < $10_1 >>> 0 | HEAPU8[$1_1 + $6_1 | 0] != ($15_1 | 0))) {
$7_1 = $6_1 - $8_1 | 0;
$12_1 = HEAP32[$5_1 + 8 >> 2];
block5 : {
block4 : {
if ($7_1 >>> 0 > $12_1 - $9_1 >>> 0) {
if (($4($5_1 + 8 | 0, $9_1, $7_1, 1, 1) | 0) != -2147483647) {
break block
}
$12_1 = HEAP32[$5_1 + 8 >> 2];
$11_1 = HEAP32[$5_1 + 12 >> 2];
$9_1 = HEAP32[$5_1 + 16 >> 2];
break block4;
}
if (($6_1 | 0) == ($8_1 | 0)) {
break block5
}
}
$132($9_1 + $11_1 | 0, $1_1 + $8_1 | 0, $7_1);
}
$6_1 = $7_1 + $9_1 | 0;
HEAP32[$5_1 + 16 >> 2] = $6_1;
if ($12_1 - $6_1 >>> 0 <= 1) {
if (($4($5_1 + 8 | 0, $6_1, 2, 1, 1) | 0) != -2147483647) {
break block
}
$11_1 = HEAP32[$5_1 + 12 >> 2];
$6_1 = HEAP32[$5_1 + 16 >> 2];
}
$8_1 = $6_1 + $11_1 | 0;
$7_1 = HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8;
HEAP8[$8_1 | 0] = $7_1;
HEAP8[$8_1 + 1 | 0] = $7_1 >>> 8;
$9_1 = $6_1 + 2 | 0;
HEAP32[$5_1 + 16 >> 2] = $9_1;
$8_1 = $10_1;
continue label1;
}
if ($2_1 >>> 0 >= $10_1 >>> 0) {
continue
}
break;
};
}
break;
};
$3_1 = $2_1 - $8_1 | 0;
block7 : {
block6 : {
if ($3_1 >>> 0 > HEAP32[$5_1 + 8 >> 2] - $9_1 >>> 0) {
if (($4($5_1 + 8 | 0, $9_1, $3_1, 1, 1) | 0) != -2147483647) {
break block
}
$9_1 = HEAP32[$5_1 + 16 >> 2];
break block6;
}
if (($2_1 | 0) == ($8_1 | 0)) {
break block7
}
}
$132(HEAP32[$5_1 + 12 >> 2] + $9_1 | 0, $1_1 + $8_1 | 0, $3_1);
}
$1_1 = HEAP32[$5_1 + 12 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$5_1 + 8 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $3_1 + $9_1;
global$0 = $5_1 + 48 | 0;
return;
}
wasm2js_trap();
}
function $61($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
$62($4_1 + 8 | 0, $0_1, $0_1 + $1_1 | 0);
$62($4_1 + 20 | 0, $2_1, $2_1 + $3_1 | 0);
block : {
$1_1 = HEAP32[$4_1 + 28 >> 2];
if (($1_1 | 0) == 536870911) {
break block
}
$2_1 = $1_1 + 1 | 0;
$6_1 = $9(4, $2_1 << 2);
if (!$6_1) {
break block
}
$0_1 = 0;
HEAP32[$4_1 + 40 >> 2] = 0;
HEAP32[$4_1 + 36 >> 2] = $6_1;
HEAP32[$4_1 + 32 >> 2] = $2_1;
if ($1_1) {
$2_1 = $6_1;
while (1) {
HEAP32[$2_1 >> 2] = $0_1;
$2_1 = $2_1 + 4 | 0;
$0_1 = $0_1 + 1 | 0;
if (($1_1 | 0) != ($0_1 | 0)) {
continue
}
break;
};
}
HEAP32[($0_1 << 2) + $6_1 >> 2] = $1_1;
$7_1 = $0_1 + 1 | 0;
$0_1 = HEAP32[$4_1 + 16 >> 2];
if ($0_1) {
$8_1 = HEAP32[$4_1 + 12 >> 2];
$13_1 = $8_1 + ($0_1 << 2) | 0;
$3_1 = 0;
$0_1 = HEAP32[$4_1 + 28 >> 2];
$1_1 = $7_1 - (($7_1 | 0) != 0) | 0;
$1_1 = $0_1 >>> 0 < $1_1 >>> 0 ? $0_1 : $1_1;
$14_1 = $6_1 + 4 | 0;
$15_1 = HEAP32[$4_1 + 24 >> 2];
while (1) {
$0_1 = $14_1;
$2_1 = $15_1;
$9_1 = $1_1;
$10_1 = $3_1 + 1 | 0;
$5_1 = $10_1;
block1 : {
if (!$1_1) {
break block1
}
while (1) {
if (!$0_1) {
break block1
}
$11_1 = (HEAP32[$8_1 >> 2] != HEAP32[$2_1 >> 2]) + $3_1 | 0;
$3_1 = HEAP32[$0_1 >> 2];
$12_1 = $3_1 + 1 | 0;
$5_1 = $5_1 + 1 | 0;
$5_1 = $5_1 >>> 0 < $11_1 >>> 0 ? $5_1 : $11_1;
$5_1 = $5_1 >>> 0 > $12_1 >>> 0 ? $12_1 : $5_1;
HEAP32[$0_1 >> 2] = $5_1;
$0_1 = $0_1 + 4 | 0;
$2_1 = $2_1 + 4 | 0;
$9_1 = $9_1 - 1 | 0;
if ($9_1) {
continue
}
break;
};
}
if ($7_1) {
HEAP32[$6_1 >> 2] = $10_1
}
$3_1 = $10_1;
$8_1 = $8_1 + 4 | 0;
if (($13_1 | 0) != ($8_1 | 0)) {
continue
}
break;
};
}
$2_1 = HEAP32[$4_1 + 32 >> 2];
$1_1 = 0;
$0_1 = 0;
block2 : {
if (!$7_1) {
break block2
}
$3_1 = (($7_1 << 2) + $6_1 | 0) - 4 | 0;
$0_1 = 0;
if (!$3_1) {
break block2
}
$0_1 = HEAP32[$3_1 >> 2];
}
if ($2_1) {
HEAP32[$4_1 + 32 >> 2] = 4;
$1_1 = $2_1 << 2;
$2_1 = $4_1 + 44 | 0;
} else {
$2_1 = $4_1 + 32 | 0
}
HEAP32[$2_1 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 32 >> 2];
if (!(!$1_1 | !HEAP32[$4_1 + 44 >> 2])) {
$1($6_1, $1_1)
}
$1_1 = HEAP32[$4_1 + 20 >> 2];
block4 : {
if (!$1_1) {
$2_1 = 0;
$1_1 = $4_1 + 32 | 0;
break block4;
}
$3_1 = HEAP32[$4_1 + 24 >> 2];
HEAP32[$4_1 + 32 >> 2] = 4;
$2_1 = $1_1 << 2;
$1_1 = $4_1 + 44 | 0;
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$4_1 + 32 >> 2];
if (!(!$1_1 | !HEAP32[$4_1 + 44 >> 2])) {
$1($3_1, $1_1)
}
$1_1 = HEAP32[$4_1 + 8 >> 2];
block6 : {
if (!$1_1) {
$2_1 = 0;
$1_1 = $4_1 + 32 | 0;
break block6;
}
$3_1 = HEAP32[$4_1 + 12 >> 2];
HEAP32[$4_1 + 32 >> 2] = 4;
$2_1 = $1_1 << 2;
$1_1 = $4_1 + 20 | 0;
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$4_1 + 32 >> 2];
if (!(!$1_1 | !HEAP32[$4_1 + 20 >> 2])) {
$1($3_1, $1_1)
}
global$0 = $4_1 + 48 | 0;
return $0_1;
}
wasm2js_trap();
}
function $62($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$8_1 = global$0 - 16 | 0;
global$0 = $8_1;
while (1) {
block : {
if (($1_1 | 0) == ($2_1 | 0)) {
$4_1 = 1114112;
break block;
}
$3_1 = HEAP8[$1_1 | 0];
block1 : {
if (($3_1 | 0) >= 0) {
$1_1 = $1_1 + 1 | 0;
$3_1 = $3_1 & 255;
break block1;
}
$4_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$5_1 = $3_1 & 31;
if ($3_1 >>> 0 <= 4294967263) {
$3_1 = $4_1 | $5_1 << 6;
$1_1 = $1_1 + 2 | 0;
break block1;
}
$6_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $4_1 << 6;
if ($3_1 >>> 0 < 4294967280) {
$3_1 = $6_1 | $5_1 << 12;
$1_1 = $1_1 + 3 | 0;
break block1;
}
$3_1 = HEAPU8[$1_1 + 3 | 0];
$4_1 = 1114112;
$1_1 = $1_1 + 4 | 0;
$3_1 = $5_1 << 18 & 1835008 | ($3_1 & 63 | $6_1 << 6);
if (($3_1 | 0) == 1114112) {
break block
}
}
$4_1 = 1114112;
if (!(($3_1 | 0) == 32 | ($3_1 | 0) == 45 | ($3_1 | 0) == 95)) {
$4_1 = $3_1
}
if (($4_1 | 0) == 1114112) {
continue
}
}
break;
};
block3 : {
$3_1 = $4_1 - 65 >>> 0 < 26 ? $4_1 | 32 : $4_1;
if (($3_1 | 0) == 1114112) {
$6_1 = 4;
$5_1 = 0;
break block3;
}
block4 : {
$6_1 = $9(4, 16);
if (!$6_1) {
break block4
}
HEAP32[$6_1 >> 2] = $3_1;
$3_1 = 1;
$9_1 = 4;
while (1) {
$5_1 = $3_1;
while (1) {
block5 : {
if (($1_1 | 0) == ($2_1 | 0)) {
$4_1 = 1114112;
break block5;
}
$3_1 = HEAP8[$1_1 | 0];
block6 : {
if (($3_1 | 0) >= 0) {
$1_1 = $1_1 + 1 | 0;
$3_1 = $3_1 & 255;
break block6;
}
$4_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$7_1 = $3_1 & 31;
if ($3_1 >>> 0 <= 4294967263) {
$3_1 = $4_1 | $7_1 << 6;
$1_1 = $1_1 + 2 | 0;
break block6;
}
$10_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $4_1 << 6;
if ($3_1 >>> 0 < 4294967280) {
$3_1 = $7_1 << 12 | $10_1;
$1_1 = $1_1 + 3 | 0;
break block6;
}
$3_1 = HEAPU8[$1_1 + 3 | 0];
$4_1 = 1114112;
$1_1 = $1_1 + 4 | 0;
$3_1 = $7_1 << 18 & 1835008 | ($3_1 & 63 | $10_1 << 6);
if (($3_1 | 0) == 1114112) {
break block5
}
}
$4_1 = 1114112;
if (!(($3_1 | 0) == 32 | ($3_1 | 0) == 45 | ($3_1 | 0) == 95)) {
$4_1 = $3_1
}
if (($4_1 | 0) == 1114112) {
continue
}
}
break;
};
$7_1 = $4_1 - 65 >>> 0 < 26 ? $4_1 | 32 : $4_1;
if (($7_1 | 0) == 1114112) {
break block3
}
$3_1 = $5_1 + 1 | 0;
block8 : {
if (($5_1 | 0) != ($9_1 | 0)) {
break block8
}
$4_1 = $5_1 << 1;
$4_1 = $3_1 >>> 0 > $4_1 >>> 0 ? $3_1 : $4_1;
$9_1 = $4_1 >>> 0 <= 4 ? 4 : $4_1;
$3($8_1 + 4 | 0, $5_1, $6_1, $9_1, 4, 4);
$4_1 = HEAP32[$8_1 + 8 >> 2];
if (!HEAP32[$8_1 + 4 >> 2]) {
$6_1 = $4_1;
break block8;
}
$9_1 = $5_1;
if (($4_1 | 0) != -2147483647) {
break block4
}
}
HEAP32[($5_1 << 2) + $6_1 >> 2] = $7_1;
continue;
};
}
wasm2js_trap();
}
HEAP32[$0_1 + 8 >> 2] = $5_1;
HEAP32[$0_1 + 4 >> 2] = $6_1;
HEAP32[$0_1 >> 2] = $9_1;
global$0 = $8_1 + 16 | 0;
}
function $63($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0;
$7_1 = global$0 - 80 | 0;
global$0 = $7_1;
$5_1 = 1;
block20 : {
block13 : {
block10 : {
block : {
if ($2_1) {
$5_1 = $9(1, $2_1);
if (!$5_1) {
break block
}
$132($5_1, $1_1, $2_1);
}
HEAP32[$7_1 + 20 >> 2] = $2_1;
HEAP32[$7_1 + 16 >> 2] = $5_1;
HEAP32[$7_1 + 12 >> 2] = $2_1;
if (($4($7_1 + 12 | 0, $2_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$14_1 = HEAP32[$7_1 + 16 >> 2];
$5_1 = HEAP32[$7_1 + 20 >> 2];
$6_1 = $14_1 + $5_1 | 0;
HEAP8[$6_1 | 0] = 47;
HEAP8[$6_1 + 1 | 0] = 120;
HEAP8[$6_1 + 2 | 0] = 47;
HEAP8[$6_1 + 3 | 0] = 120;
$5_1 = $5_1 + 4 | 0;
HEAP32[$7_1 + 20 >> 2] = $5_1;
$64($7_1 + 24 | 0, $14_1, $5_1);
block1 : {
if (HEAP32[$7_1 + 24 >> 2]) {
$10_1 = HEAP32[$7_1 + 36 >> 2];
$12_1 = HEAP32[$7_1 + 32 >> 2];
if ($2_1 >>> 0 <= 7) {
if (!$2_1) {
break block1
}
$5_1 = $1_1;
$8_1 = $2_1;
while (1) {
if (HEAPU8[$5_1 | 0] == 47) {
$10_1 = 0;
$12_1 = 1;
break block1;
}
$5_1 = $5_1 + 1 | 0;
$8_1 = $8_1 - 1 | 0;
if ($8_1) {
continue
}
break;
};
break block1;
}
$35($7_1, 47, $1_1, $2_1);
if (!HEAP32[$7_1 >> 2]) {
break block1
}
}
$12_1 = 1;
$10_1 = 0;
}
block9 : {
block6 : {
block3 : {
block11 : {
block8 : {
block7 : {
block4 : {
block5 : {
block2 : {
if (($2_1 | 0) != ($10_1 | 0)) {
break block2
}
if ($135($12_1, $1_1, $2_1)) {
break block2
}
$11_1 = 0;
if (!$2_1) {
break block3
}
if (($4_1 | 0) != 5) {
break block4
}
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$3_1 + 4 | 0] ^ 108) {
break block5
}
break block6;
}
$11_1 = 0;
if (!$10_1 | ($2_1 | 0) != 15) {
break block3
}
$17_1 = 2016306287;
$15_1 = 1768842341;
$6_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$5_1 = $6_1 << 24;
$13_1 = ($6_1 & 65280) << 8 | $5_1;
$5_1 = $6_1 & 16711680;
$4_1 = $5_1 >>> 8 | 0;
$11_1 = $9_1;
$16_1 = $5_1 << 24;
$9_1 = $6_1 & -16777216;
$5_1 = $9_1 >>> 24 | 0;
$3_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
$6_1 = $11_1 | ($16_1 | $9_1 << 8) | ((($3_1 & 255) << 24 | $6_1 >>> 8) & -16777216 | (($3_1 & 16777215) << 8 | $6_1 >>> 24) & 16711680 | ($3_1 >>> 8 & 65280 | $3_1 >>> 24));
$3_1 = $4_1 | $5_1 | $13_1;
$3_1 = $3_1 | 0;
if (($6_1 | 0) == 2016306287 & ($3_1 | 0) == 1768842341) {
break block7
}
break block8;
}
$5_1 = 0;
while (1) {
$6_1 = HEAPU8[$3_1 + $5_1 | 0];
$8_1 = ((($6_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $6_1) & 255;
$6_1 = HEAPU8[$5_1 + 1052354 | 0];
$6_1 = ((($6_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $6_1) & 255;
$12_1 = ($8_1 | 0) == ($6_1 | 0);
if (($6_1 | 0) != ($8_1 | 0)) {
break block9
}
$6_1 = ($5_1 | 0) != 4;
$5_1 = $5_1 + 1 | 0;
if ($6_1) {
continue
}
break;
};
break block9;
}
if ($4_1) {
break block6
}
HEAP32[$7_1 + 76 >> 2] = 0;
HEAP32[$7_1 + 72 >> 2] = $3_1;
$65($7_1 + 24 | 0, 1066361, 36, $7_1 + 72 | 0);
$8_1 = -2147483647;
break block10;
}
$17_1 = 1915644271;
$15_1 = 1868786533;
$3_1 = $1_1 + 7 | 0;
$6_1 = HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24);
$5_1 = $6_1 << 24;
$9_1 = 0;
$13_1 = ($6_1 & 65280) << 8 | $5_1;
$5_1 = $6_1 & 16711680;
$4_1 = $5_1 >>> 8 | 0;
$11_1 = $9_1;
$16_1 = $5_1 << 24;
$9_1 = $6_1 & -16777216;
$5_1 = $9_1 >>> 24 | 0;
$3_1 = HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24);
$6_1 = $11_1 | ($16_1 | $9_1 << 8) | ((($3_1 & 255) << 24 | $6_1 >>> 8) & -16777216 | (($3_1 & 16777215) << 8 | $6_1 >>> 24) & 16711680 | ($3_1 >>> 8 & 65280 | $3_1 >>> 24));
$3_1 = $4_1 | $5_1 | $13_1;
$3_1 = $3_1 | 0;
$4_1 = 0;
if (($6_1 | 0) == 1915644271 & ($3_1 | 0) == 1868786533) {
break block11
}
}
$4_1 = ($3_1 | 0) == ($15_1 | 0) & $6_1 >>> 0 < $17_1 >>> 0 | $3_1 >>> 0 < $15_1 >>> 0 ? -1 : 1;
}
$11_1 = $4_1 ? 0 : $12_1;
}
$5_1 = $11_1;
HEAP32[$7_1 + 76 >> 2] = $2_1;
HEAP32[$7_1 + 72 >> 2] = $1_1;
$3_1 = $7_1 + 24 | 0;
$65($3_1, 1066262, 51, $7_1 + 72 | 0);
$2_1 = $57(2, 1066313, 17, $1_1, $2_1, $3_1);
block12 : {
if (!$5_1) {
$1_1 = -2147483647;
break block12;
}
$1_1 = -2147483648;
if (!$10_1) {
$8_1 = 1;
break block12;
}
$8_1 = $9(1, $10_1);
if (!$8_1) {
break block
}
$132($8_1, $5_1, $10_1);
}
$58($2_1 + 48 | 0);
HEAP8[$2_1 + 72 | 0] = 3;
HEAP32[$2_1 + 68 >> 2] = $10_1;
HEAP32[$2_1 + 64 >> 2] = $8_1;
HEAP32[$2_1 + 60 >> 2] = $10_1;
HEAP32[$2_1 + 48 >> 2] = $1_1;
break block13;
}
$12_1 = 0;
}
$13_1 = $3_1 + $4_1 | 0;
$5_1 = $3_1;
block16 : {
while (1) {
block15 : {
$9_1 = HEAP8[$5_1 | 0];
block14 : {
if (($9_1 | 0) >= 0) {
$8_1 = $9_1 & 255;
$5_1 = $5_1 + 1 | 0;
break block14;
}
$6_1 = HEAPU8[$5_1 + 1 | 0] & 63;
$8_1 = $9_1 & 31;
if ($9_1 >>> 0 <= 4294967263) {
$8_1 = $6_1 | $8_1 << 6;
$5_1 = $5_1 + 2 | 0;
break block14;
}
$6_1 = HEAPU8[$5_1 + 2 | 0] & 63 | $6_1 << 6;
if ($9_1 >>> 0 < 4294967280) {
$8_1 = $6_1 | $8_1 << 12;
$5_1 = $5_1 + 3 | 0;
break block14;
}
$8_1 = $8_1 << 18 & 1835008 | (HEAPU8[$5_1 + 3 | 0] & 63 | $6_1 << 6);
if (($8_1 | 0) == 1114112) {
break block15
}
$5_1 = $5_1 + 4 | 0;
}
$6_1 = $8_1 - 9 | 0;
if (1 << $6_1 & 8388639 ? $6_1 >>> 0 <= 23 : 0) {
break block16
}
block17 : {
if ($8_1 >>> 0 < 128) {
break block17
}
block19 : {
block18 : {
$6_1 = $8_1 >>> 8 | 0;
if ($6_1 >>> 0 <= 31) {
if (!$6_1) {
break block18
}
if (($6_1 | 0) != 22 | ($8_1 | 0) != 5760) {
break block17
}
break block16;
}
if (($6_1 | 0) == 32) {
break block19
}
if (($6_1 | 0) != 48) {
break block17
}
if (($8_1 | 0) == 12288) {
break block16
}
break block17;
}
if (!(HEAP8[($8_1 & 255) + 1069508 | 0] & 1)) {
break block17
}
break block16;
}
if (HEAPU8[($8_1 & 255) + 1069508 | 0] & 2) {
break block16
}
}
if (($5_1 | 0) != ($13_1 | 0)) {
continue
}
}
break;
};
if ($12_1) {
break block16
}
$5_1 = 1;
$6_1 = $9(1, $2_1);
if (!$6_1) {
break block
}
$1_1 = $132($6_1, $1_1, $2_1);
if ($4_1) {
$5_1 = $9(1, $4_1);
if (!$5_1) {
break block
}
$132($5_1, $3_1, $4_1);
}
HEAP32[$0_1 + 20 >> 2] = $4_1;
HEAP32[$0_1 + 16 >> 2] = $5_1;
HEAP32[$0_1 + 12 >> 2] = $4_1;
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = $2_1;
break block20;
}
HEAP32[$7_1 + 72 >> 2] = $3_1;
HEAP32[$7_1 + 76 >> 2] = $4_1;
$65($7_1 + 24 | 0, 1066361, 36, $7_1 + 72 | 0);
$8_1 = -2147483647;
if (($4_1 | 0) != 5) {
break block10
}
$2_1 = 0;
while (1) {
$1_1 = HEAPU8[$2_1 + $3_1 | 0];
$5_1 = HEAPU8[$2_1 + 1052354 | 0];
if ((((($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $1_1) & 255) != (($5_1 | (($5_1 - 65 & 255) >>> 0 < 26 ? 32 : 0)) & 255)) {
break block10
}
$2_1 = $2_1 + 1 | 0;
if (($2_1 | 0) != 5) {
continue
}
break;
};
$5_1 = $9(1, 5);
if (!$5_1) {
break block
}
HEAP8[$5_1 + 4 | 0] = HEAPU8[1052358];
$1_1 = HEAPU8[1052354] | HEAPU8[1052355] << 8 | (HEAPU8[1052356] << 16 | HEAPU8[1052357] << 24);
HEAP8[$5_1 | 0] = $1_1;
HEAP8[$5_1 + 1 | 0] = $1_1 >>> 8;
HEAP8[$5_1 + 2 | 0] = $1_1 >>> 16;
HEAP8[$5_1 + 3 | 0] = $1_1 >>> 24;
$8_1 = -2147483648;
break block10;
}
wasm2js_trap();
}
$2_1 = $57(2, 1066313, 17, $3_1, $4_1, $7_1 + 24 | 0);
$58($2_1 + 48 | 0);
HEAP8[$2_1 + 72 | 0] = 3;
HEAP32[$2_1 + 68 >> 2] = 5;
HEAP32[$2_1 + 64 >> 2] = $5_1;
HEAP32[$2_1 + 60 >> 2] = 5;
HEAP32[$2_1 + 48 >> 2] = $8_1;
}
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = $2_1;
}
$0_1 = HEAP32[$7_1 + 12 >> 2];
if ($0_1) {
HEAP32[$7_1 + 24 >> 2] = 1;
$1_1 = $7_1 + 72 | 0;
} else {
$1_1 = $7_1 + 24 | 0
}
HEAP32[$1_1 >> 2] = $0_1;
$0_1 = HEAP32[$7_1 + 24 >> 2];
if (!(!$0_1 | !HEAP32[$7_1 + 72 >> 2])) {
$1($14_1, $0_1)
}
global$0 = $7_1 + 80 | 0;
}
function $64($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0;
$7_1 = global$0 - 96 | 0;
global$0 = $7_1;
block26 : {
block25 : {
block24 : {
block6 : {
block19 : {
block3 : {
block10 : {
block12 : {
block13 : {
block5 : {
if (!(HEAPU8[$1_1 | 0] == 91 ? $2_1 : 0)) {
$8_1 = ($1_1 + $2_1 | 0) - 8 | 0;
$19_1 = (!$8_1 | $2_1 >>> 0 < 8) ^ -1;
while (1) {
block2 : {
block1 : {
$3_1 = $67($1_1, $2_1, $6_1);
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
$11_1 = $3_1;
$4_1 = $2_1 >>> 0 < $3_1 >>> 0 ? 1 : $1_1 + $3_1 | 0;
$3_1 = $2_1 - $3_1 | 0;
$3_1 = $2_1 >>> 0 >= $3_1 >>> 0 ? $3_1 : 0;
block4 : {
if ($3_1 >>> 0 >= 8) {
$3_1 = $4_1;
$5_1 = HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24);
$10_1 = HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24);
break block4;
}
if (!($19_1 & $2_1 >>> 0 > $11_1 >>> 0)) {
$5_1 = 0;
$10_1 = 0;
if ($2_1 >>> 0 <= $11_1 >>> 0) {
break block4
}
$4_1 = $4_1 - 1 | 0;
while (1) {
$10_1 = $10_1 << 8 | $5_1 >>> 24;
$5_1 = HEAPU8[$3_1 + $4_1 | 0] | $5_1 << 8;
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
continue
}
break;
};
break block4;
}
$4_1 = HEAPU8[$8_1 + 4 | 0] | HEAPU8[$8_1 + 5 | 0] << 8 | (HEAPU8[$8_1 + 6 | 0] << 16 | HEAPU8[$8_1 + 7 | 0] << 24);
$13_1 = HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8 | (HEAPU8[$8_1 + 2 | 0] << 16 | HEAPU8[$8_1 + 3 | 0] << 24);
$5_1 = Math_imul($3_1, 56);
$3_1 = $5_1 & 31;
if (($5_1 & 63) >>> 0 >= 32) {
$10_1 = 0;
$5_1 = $4_1 >>> $3_1 | 0;
} else {
$10_1 = $4_1 >>> $3_1 | 0;
$5_1 = ((1 << $3_1) - 1 & $4_1) << 32 - $3_1 | $13_1 >>> $3_1;
}
}
$3_1 = $11_1 + 8 | 0;
$13_1 = $10_1 & 1600085855;
$9_1 = $13_1;
$4_1 = $5_1 & 1600085855;
$13_1 = $9_1 + 1061109567 | 0;
$14_1 = $4_1 + 1061109567 | 0;
$13_1 = $14_1 >>> 0 < 1061109567 ? $13_1 + 1 | 0 : $13_1;
$14_1 = $14_1 & -623191334 - $4_1;
$9_1 = -623191334 - (($4_1 >>> 0 > 3671775962) + $9_1 | 0) & $13_1;
$4_1 = $10_1 & 2139062143;
$17_1 = $4_1;
$13_1 = $5_1 & 2139062143;
$18_1 = -1179010631 - $13_1 | 0;
$16_1 = $14_1;
$4_1 = $4_1 + 1347440720 | 0;
$14_1 = $13_1 + 1347440720 | 0;
$4_1 = $14_1 >>> 0 < 1347440720 ? $4_1 + 1 | 0 : $4_1;
$5_1 = ($16_1 | $14_1 & $18_1) & ($5_1 ^ -1) & -2139062144;
$4_1 = (-1179010631 - (($13_1 >>> 0 > 3115956665) + $17_1 | 0) & $4_1 | $9_1) & ($10_1 ^ -1) & -2139062144;
if (($5_1 | 0) == -2139062144 & ($4_1 | 0) == -2139062144) {
continue
}
break;
};
$9_1 = 1;
if ($12_1 & 1) {
break block3
}
$3_1 = $11_1 + (__wasm_ctz_i64($5_1 ^ -2139062144, $4_1 ^ -2139062144) >>> 3 | 0) | 0;
}
if (($3_1 | 0) != ($6_1 | 0)) {
$68($7_1 + 16 | 0, $1_1, $2_1, $3_1);
if (!(HEAP32[$7_1 + 16 >> 2] & 1)) {
break block5
}
$6_1 = HEAP32[$7_1 + 20 >> 2];
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
$11_1 = ($6_1 | 0) != 0;
$5_1 = 0;
$10_1 = 0;
break block6;
}
$6_1 = 1;
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
$6_1 = $9_1 + 1 | 0;
if ($6_1 >>> 0 >= $2_1 >>> 0 | HEAPU8[$1_1 + $6_1 | 0] != 93) {
break block6
}
$6_1 = $9_1 + 2 | 0;
if (!($6_1 >>> 0 >= $2_1 >>> 0 | HEAPU8[$1_1 + $6_1 | 0] != 58)) {
$6_1 = $9_1 + 3 | 0;
if ($6_1 >>> 0 >= $2_1 >>> 0) {
break block10
}
$3_1 = 0;
$4_1 = $2_1 - $6_1 | 0;
$4_1 = $2_1 >>> 0 >= $4_1 >>> 0 ? $4_1 : 0;
$12_1 = $1_1 + $6_1 | 0;
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
$6_1 = $3_1 + $6_1 | 0;
if (!$3_1) {
break block10
}
}
if (HEAPU8[$1_1 + $6_1 | 0] != 47 | $2_1 >>> 0 <= $6_1 >>> 0) {
break block12
}
$3_1 = 0;
while (1) {
if (($3_1 | 0) == ($6_1 | 0)) {
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
$4_1 = $6_1;
$6_1 = 1;
break block13;
}
block18 : {
block17 : {
block15 : {
if ($2_1 >>> 0 > $3_1 >>> 0) {
block14 : {
$8_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($8_1 | 0) != 47) {
if (!((($8_1 | 0) != 58 | $12_1) & 1)) {
break block14
}
break block15;
}
$4_1 = ($9_1 | $15_1) & 255;
$6_1 = $4_1 ? ($12_1 & 1 ? 3 : 1) : 2;
$4_1 = 0 | $3_1;
break block13;
}
$4_1 = 0;
$5_1 = $3_1 + 1 | 0;
block16 : {
if ($5_1 >>> 0 >= $2_1 >>> 0) {
break block16
}
$6_1 = $2_1 - $5_1 | 0;
$6_1 = $2_1 >>> 0 >= $6_1 >>> 0 ? $6_1 : 0;
$10_1 = $1_1 + $5_1 | 0;
while (1) {
if ((HEAPU8[$4_1 + $10_1 | 0] - 48 & 255) >>> 0 > 9) {
break block16
}
$4_1 = $4_1 + 1 | 0;
if (($6_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$4_1 = $6_1;
}
$4_1 = $4_1 + $5_1 | 0;
if ($4_1 >>> 0 <= $5_1 >>> 0 | $2_1 >>> 0 <= $4_1 >>> 0 | HEAPU8[$1_1 + $4_1 | 0] != 47) {
break block15
}
$6_1 = 1;
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
if (($8_1 | 0) == 64) {
break block17
}
if (($8_1 | 0) != 58) {
break block18
}
}
$11_1 = 3;
$5_1 = 0;
$10_1 = 0;
if (!$2_1) {
break block19
}
$6_1 = 0;
while (1) {
if ((HEAPU8[$1_1 + $6_1 | 0] - 65 & 255) >>> 0 < 26) {
break block6
}
$6_1 = $6_1 + 1 | 0;
if (($6_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
break block19;
}
$6_1 = 0;
$4_1 = $3_1;
}
$12_1 = $4_1;
$3_1 = 0;
$10_1 = $3_1;
$5_1 = $6_1 & 255;
block20 : {
if (!($3_1 | $5_1)) {
$3_1 = $4_1;
$6_1 = 0;
break block20;
}
$6_1 = $12_1 + 1 | 0;
$4_1 = 0;
while (1) {
block22 : {
block21 : {
$3_1 = $67($1_1, $2_1, $6_1);
if (($6_1 | 0) != ($3_1 | 0)) {
if (HEAPU8[$1_1 + $3_1 | 0] == 47 & $2_1 >>> 0 > $3_1 >>> 0) {
break block21
}
$68($7_1 + 8 | 0, $1_1, $2_1, $3_1);
if (!(HEAP32[$7_1 + 8 >> 2] & 1)) {
break block22
}
$6_1 = HEAP32[$7_1 + 12 >> 2];
continue;
}
$11_1 = 1;
$3_1 = $6_1 - 1 | 0;
if ($3_1 >>> 0 < $2_1 >>> 0) {
$11_1 = HEAPU8[$1_1 + $3_1 | 0] != 47
}
$5_1 = $6_1;
break block6;
}
$4_1 = 1;
$6_1 = $3_1 + 1 | 0;
continue;
}
break;
};
$6_1 = $5_1 | ($4_1 & 1 ? 256 : 0);
}
$4_1 = $3_1;
block23 : {
if ($2_1 >>> 0 <= $3_1 >>> 0) {
break block23
}
$11_1 = HEAPU8[$1_1 + $3_1 | 0];
if (($11_1 | 0) != 58) {
if (($11_1 | 0) == 64) {
break block23
}
$11_1 = 2;
$6_1 = $3_1;
break block6;
}
$69($7_1 + 76 | 0, $1_1, $2_1, $3_1 + 1 | 0);
$4_1 = HEAP32[$7_1 + 80 >> 2];
$5_1 = HEAP32[$7_1 + 76 >> 2];
if (($5_1 | 0) == 13) {
break block23
}
HEAP32[$7_1 + 72 >> 2] = HEAP32[$7_1 + 92 >> 2];
$3_1 = HEAP32[$7_1 + 88 >> 2];
HEAP32[$7_1 + 64 >> 2] = HEAP32[$7_1 + 84 >> 2];
HEAP32[$7_1 + 68 >> 2] = $3_1;
HEAP32[$7_1 + 60 >> 2] = $4_1;
HEAP32[$7_1 + 56 >> 2] = $5_1;
break block24;
}
$70($7_1 + 76 | 0, $1_1, $2_1, $4_1);
$5_1 = $7_1 + 60 | 0;
$8_1 = HEAP32[$7_1 + 76 >> 2];
if (($8_1 | 0) != 13) {
$3_1 = HEAP32[$7_1 + 92 >> 2];
HEAP32[$5_1 + 8 >> 2] = HEAP32[$7_1 + 88 >> 2];
HEAP32[$5_1 + 12 >> 2] = $3_1;
$3_1 = HEAP32[$7_1 + 84 >> 2];
HEAP32[$5_1 >> 2] = HEAP32[$7_1 + 80 >> 2];
HEAP32[$5_1 + 4 >> 2] = $3_1;
HEAP32[$7_1 + 56 >> 2] = $8_1;
break block24;
}
HEAP32[$7_1 + 64 >> 2] = $12_1;
HEAP32[$7_1 + 60 >> 2] = $4_1;
HEAP32[$7_1 + 72 >> 2] = $6_1;
HEAP32[$7_1 + 68 >> 2] = $3_1;
$3_1 = HEAP32[$5_1 + 4 >> 2];
HEAP32[$7_1 + 32 >> 2] = HEAP32[$5_1 >> 2];
HEAP32[$7_1 + 36 >> 2] = $3_1;
$3_1 = HEAP32[$5_1 + 12 >> 2];
HEAP32[$7_1 + 40 >> 2] = HEAP32[$5_1 + 8 >> 2];
HEAP32[$7_1 + 44 >> 2] = $3_1;
break block25;
}
$11_1 = 6;
break block6;
}
$11_1 = 5;
break block6;
}
$11_1 = 3;
$5_1 = 0;
$10_1 = 0;
if (!$2_1) {
break block19
}
$6_1 = 0;
while (1) {
if ((HEAPU8[$1_1 + $6_1 | 0] - 65 & 255) >>> 0 < 26) {
break block6
}
$6_1 = $6_1 + 1 | 0;
if (($6_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
}
$6_1 = 0;
}
HEAP32[$7_1 + 72 >> 2] = $6_1;
HEAP32[$7_1 + 68 >> 2] = 0;
HEAP32[$7_1 + 60 >> 2] = $5_1;
HEAP32[$7_1 + 64 >> 2] = $10_1;
HEAP32[$7_1 + 56 >> 2] = $11_1;
}
$71($7_1 + 28 | 0, $1_1, $2_1, 0, $7_1 + 56 | 0);
$3_1 = HEAP32[$7_1 + 28 >> 2];
if (($3_1 | 0) == 19) {
break block25
}
$1_1 = HEAP32[$7_1 + 32 >> 2];
$2_1 = HEAP32[$7_1 + 36 >> 2];
$6_1 = HEAP32[$7_1 + 40 >> 2];
$4_1 = HEAP32[$7_1 + 44 >> 2];
$5_1 = HEAP32[$7_1 + 52 >> 2];
HEAP32[$0_1 + 24 >> 2] = HEAP32[$7_1 + 48 >> 2];
HEAP32[$0_1 + 28 >> 2] = $5_1;
HEAP32[$0_1 + 16 >> 2] = $6_1;
HEAP32[$0_1 + 20 >> 2] = $4_1;
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = 0;
break block26;
}
$5_1 = HEAP32[$7_1 + 36 >> 2];
block29 : {
block28 : {
$4_1 = HEAP32[$7_1 + 40 >> 2];
block27 : {
if (!$4_1) {
break block27
}
if ($2_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$1_1 + $4_1 | 0] > -65) {
break block27
}
break block28;
}
if (($2_1 | 0) != ($4_1 | 0)) {
break block28
}
}
$6_1 = $1_1;
break block29;
}
$6_1 = 0;
}
block32 : {
block31 : {
block30 : {
if (!$5_1) {
break block30
}
if ($2_1 >>> 0 > $5_1 >>> 0) {
if (HEAP8[$1_1 + $5_1 | 0] > -65) {
break block30
}
break block31;
}
if (($2_1 | 0) != ($5_1 | 0)) {
break block31
}
}
$3_1 = $1_1;
break block32;
}
$3_1 = 0;
}
$17_1 = HEAP32[$7_1 + 44 >> 2];
$9_1 = 0;
$10_1 = $5_1 + 1 | 0;
block33 : {
if ($10_1 >>> 0 > $4_1 >>> 0) {
break block33
}
block34 : {
if (!$10_1) {
break block34
}
if ($2_1 >>> 0 > $10_1 >>> 0) {
if (HEAP8[$1_1 + $10_1 | 0] > -65) {
break block34
}
break block33;
}
if (($2_1 | 0) != ($10_1 | 0)) {
break block33
}
}
block35 : {
if (!$4_1) {
break block35
}
if ($2_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$1_1 + $4_1 | 0] > -65) {
break block35
}
break block33;
}
if (($2_1 | 0) != ($4_1 | 0)) {
break block33
}
}
$9_1 = $1_1 + $10_1 | 0;
$8_1 = $4_1 - $10_1 | 0;
}
$5_1 = $3_1 ? $5_1 : 0;
$3_1 = $3_1 ? $3_1 : 1;
$13_1 = $9_1 ? $8_1 : 0;
$19_1 = $9_1 ? $9_1 : 1;
$14_1 = 1053841;
$9_1 = 8;
$15_1 = 1052479;
$12_1 = 9;
$18_1 = $6_1 ? $4_1 : 0;
$11_1 = $18_1;
$6_1 = $6_1 ? $6_1 : 1;
$10_1 = $6_1;
block39 : {
block42 : {
block38 : {
block41 : {
block40 : {
block37 : {
switch (($17_1 & 255) - 1 | 0) {
case 0:
if (($5_1 | 0) == 9) {
break block40
}
$14_1 = 1;
$9_1 = 0;
$12_1 = 15;
if (($5_1 | 0) != 15) {
$12_1 = $5_1;
break block41;
}
$5_1 = $3_1 + 7 | 0;
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1701080681 | (HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24)) ^ 1701536623 | ((HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1868836472 | (HEAPU8[$5_1 + 4 | 0] | HEAPU8[$5_1 + 5 | 0] << 8 | (HEAPU8[$5_1 + 6 | 0] << 16 | HEAPU8[$5_1 + 7 | 0] << 24)) ^ 1869164146)) {
break block41
}
$3_1 = 1052479;
break block40;
case 1:
break block37;
case 2:
break block38;
default:
break block39;
};
}
$14_1 = 1;
$9_1 = 0;
$16_1 = 9;
if (($5_1 | 0) != 9) {
break block42
}
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1633906540 | HEAPU8[$3_1 + 8 | 0] ^ 116 | (HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1936681068) {
break block39
}
}
$5_1 = ($17_1 & 256) >>> 8 | ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) ^ 1801678692 | HEAPU8[$3_1 + 8 | 0] ^ 111 | (HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) ^ 1764651621) != 0;
$14_1 = $5_1 ? 1 : 1053841;
$9_1 = $5_1 ? 0 : 8;
$12_1 = 9;
}
$15_1 = $3_1;
$11_1 = $13_1;
$10_1 = $19_1;
break block39;
}
$15_1 = 1;
$9_1 = 0;
$14_1 = 1;
$16_1 = 0;
}
$12_1 = $16_1;
}
block55 : {
block54 : {
block53 : {
block51 : {
block52 : {
block48 : {
block49 : {
block50 : {
block45 : {
block46 : {
block47 : {
$3_1 = $9_1 + $11_1 | 0;
block44 : {
if ($3_1 >>> 0 <= 255) {
$5_1 = HEAP32[$7_1 + 32 >> 2];
block43 : {
if (($2_1 | 0) != 64 | ($18_1 | 0) != 64) {
break block43
}
if ($135($6_1, $1_1, 64)) {
break block43
}
$3_1 = 0;
while (1) {
$8_1 = 64;
if (($3_1 | 0) == 64) {
$4_1 = 64;
$1_1 = 14;
break block44;
}
$8_1 = $3_1 + $6_1 | 0;
$3_1 = $3_1 + 1 | 0;
$8_1 = HEAPU8[$8_1 | 0];
if (($8_1 - 58 & 255) >>> 0 > 245 | ($8_1 - 103 & 255) >>> 0 >= 250) {
continue
}
break;
};
}
$3_1 = $4_1 + 1 | 0;
if ($3_1 >>> 0 > $5_1 >>> 0) {
break block45
}
if (!$3_1) {
break block46
}
if ($2_1 >>> 0 <= $3_1 >>> 0) {
break block47
}
if (HEAP8[$1_1 + $3_1 | 0] > -65) {
break block46
}
break block48;
}
$1_1 = $4_1 - $3_1 | 0;
$4_1 = $1_1 + 256 | 0;
$8_1 = $1_1 + 255 | 0;
$1_1 = 9;
}
HEAP32[$0_1 + 28 >> 2] = 0;
HEAP32[$0_1 + 24 >> 2] = $4_1;
HEAP32[$0_1 + 20 >> 2] = $8_1;
HEAP32[$0_1 + 12 >> 2] = $12_1;
HEAP32[$0_1 + 8 >> 2] = $15_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 >> 2] = 0;
break block26;
}
if (($2_1 | 0) != ($3_1 | 0)) {
break block48
}
}
if (!$5_1) {
break block49
}
if ($2_1 >>> 0 <= $5_1 >>> 0) {
break block50
}
if (HEAP8[$1_1 + $5_1 | 0] > -65) {
break block49
}
}
$3_1 = $5_1 + 1 | 0;
$8_1 = 0;
break block51;
}
if (($2_1 | 0) != ($5_1 | 0)) {
break block48
}
}
$6_1 = $5_1 - $3_1 | 0;
$4_1 = $1_1 + $3_1 | 0;
break block52;
}
$4_1 = 0;
}
$8_1 = $4_1;
$4_1 = 0;
$3_1 = $5_1 + 1 | 0;
if (!$3_1) {
break block53
}
}
if ($2_1 >>> 0 > $3_1 >>> 0) {
if (HEAP8[$1_1 + $3_1 | 0] <= -65) {
break block54
}
$4_1 = $3_1;
break block53;
}
if (($2_1 | 0) != ($3_1 | 0)) {
break block54
}
$4_1 = $2_1;
}
$3_1 = $1_1 + $4_1 | 0;
$4_1 = $2_1 - $4_1 | 0;
break block55;
}
$3_1 = 0;
}
HEAP32[$0_1 + 44 >> 2] = $4_1;
HEAP32[$0_1 + 40 >> 2] = $3_1;
HEAP32[$0_1 + 36 >> 2] = $6_1;
HEAP32[$0_1 + 32 >> 2] = $8_1;
HEAP32[$0_1 + 28 >> 2] = $11_1;
HEAP32[$0_1 + 24 >> 2] = $10_1;
HEAP32[$0_1 + 20 >> 2] = $9_1;
HEAP32[$0_1 + 16 >> 2] = $14_1;
HEAP32[$0_1 + 12 >> 2] = $12_1;
HEAP32[$0_1 + 8 >> 2] = $15_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $1_1;
}
global$0 = $7_1 + 96 | 0;
}
function $65($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$4_1 = global$0 - 240 | 0;
global$0 = $4_1;
$5_1 = $4_1 + 8 | 0;
$41($5_1, $1_1, $2_1, 1066602, 2);
HEAP32[$4_1 + 76 >> 2] = $2_1;
HEAP32[$4_1 + 72 >> 2] = 0;
HEAP16[$4_1 + 80 >> 1] = 1;
$2_1 = HEAP32[$4_1 + 56 >> 2];
$72($4_1 + 104 | 0, $5_1);
block5 : {
block4 : {
block3 : {
block1 : {
block : {
if (HEAP32[$4_1 + 104 >> 2] == 1) {
$1_1 = HEAP32[$4_1 + 72 >> 2];
HEAP32[$4_1 + 72 >> 2] = HEAP32[$4_1 + 112 >> 2];
$2_1 = $1_1 + $2_1 | 0;
$1_1 = HEAP32[$4_1 + 108 >> 2] - $1_1 | 0;
break block;
}
if (HEAPU8[$4_1 + 81 | 0]) {
break block1
}
HEAP8[$4_1 + 81 | 0] = 1;
block2 : {
if (HEAPU8[$4_1 + 80 | 0] == 1) {
$5_1 = HEAP32[$4_1 + 76 >> 2];
$1_1 = HEAP32[$4_1 + 72 >> 2];
break block2;
}
$1_1 = HEAP32[$4_1 + 72 >> 2];
$5_1 = HEAP32[$4_1 + 76 >> 2];
if (($1_1 | 0) == ($5_1 | 0)) {
break block1
}
}
$2_1 = HEAP32[$4_1 + 56 >> 2] + $1_1 | 0;
$1_1 = $5_1 - $1_1 | 0;
}
if ($1_1) {
break block3
}
}
$5_1 = 1;
$1_1 = 0;
break block4;
}
$5_1 = $9(1, $1_1);
if (!$5_1) {
break block5
}
$132($5_1, $2_1, $1_1);
}
HEAP32[$4_1 + 100 >> 2] = $1_1;
HEAP32[$4_1 + 96 >> 2] = $5_1;
HEAP32[$4_1 + 92 >> 2] = $1_1;
$132($4_1 + 104 | 0, $4_1 + 8 | 0, 80);
HEAP32[$4_1 + 192 >> 2] = 0;
HEAP32[$4_1 + 196 >> 2] = 0;
HEAP32[$4_1 + 184 >> 2] = $3_1;
HEAP32[$4_1 + 188 >> 2] = $3_1 + 8;
block6 : {
if (HEAPU8[$4_1 + 177 | 0]) {
break block6
}
while (1) {
$3_1 = HEAP32[$4_1 + 152 >> 2];
$72($4_1 + 216 | 0, $4_1 + 104 | 0);
block7 : {
if (HEAP32[$4_1 + 216 >> 2] == 1) {
$2_1 = HEAP32[$4_1 + 168 >> 2];
HEAP32[$4_1 + 168 >> 2] = HEAP32[$4_1 + 224 >> 2];
$8_1 = $2_1 + $3_1 | 0;
$2_1 = HEAP32[$4_1 + 220 >> 2] - $2_1 | 0;
break block7;
}
if (HEAPU8[$4_1 + 177 | 0]) {
break block6
}
HEAP8[$4_1 + 177 | 0] = 1;
block8 : {
if (HEAPU8[$4_1 + 176 | 0] == 1) {
$3_1 = HEAP32[$4_1 + 172 >> 2];
$2_1 = HEAP32[$4_1 + 168 >> 2];
break block8;
}
$2_1 = HEAP32[$4_1 + 168 >> 2];
$3_1 = HEAP32[$4_1 + 172 >> 2];
if (($2_1 | 0) == ($3_1 | 0)) {
break block6
}
}
$8_1 = HEAP32[$4_1 + 152 >> 2] + $2_1 | 0;
$2_1 = $3_1 - $2_1 | 0;
}
$3_1 = HEAP32[$4_1 + 184 >> 2];
if (($3_1 | 0) == HEAP32[$4_1 + 188 >> 2]) {
break block6
}
HEAP32[$4_1 + 184 >> 2] = $3_1 + 8;
$6_1 = $4_1 + 216 | 0;
$54($6_1, HEAP32[$3_1 >> 2], HEAP32[$3_1 + 4 >> 2]);
HEAP32[$4_1 + 232 >> 2] = 4;
HEAP32[$4_1 + 228 >> 2] = $6_1;
$3_1 = $4_1 + 228 | 0;
$17($4_1 + 204 | 0, 1052156, $3_1);
$6_1 = HEAP32[$4_1 + 216 >> 2];
if ($6_1) {
$7_1 = HEAP32[$4_1 + 220 >> 2];
HEAP32[$4_1 + 228 >> 2] = 1;
$3_1 = $4_1 + 236 | 0;
}
HEAP32[$3_1 >> 2] = $6_1;
$3_1 = HEAP32[$4_1 + 228 >> 2];
if (!(!$3_1 | !HEAP32[$4_1 + 236 >> 2])) {
$1($7_1, $3_1)
}
$6_1 = HEAP32[$4_1 + 208 >> 2];
$3_1 = HEAP32[$4_1 + 212 >> 2];
block11 : {
block10 : {
if ($3_1 >>> 0 > HEAP32[$4_1 + 92 >> 2] - $1_1 >>> 0) {
if (($4($4_1 + 92 | 0, $1_1, $3_1, 1, 1) | 0) != -2147483647) {
break block5
}
$5_1 = HEAP32[$4_1 + 96 >> 2];
$1_1 = HEAP32[$4_1 + 100 >> 2];
break block10;
}
if (!$3_1) {
break block11
}
}
$132($1_1 + $5_1 | 0, $6_1, $3_1);
}
$1_1 = $1_1 + $3_1 | 0;
HEAP32[$4_1 + 100 >> 2] = $1_1;
$7_1 = HEAP32[$4_1 + 204 >> 2];
if ($7_1) {
HEAP32[$4_1 + 216 >> 2] = 1;
$3_1 = $4_1 + 228 | 0;
} else {
$3_1 = $4_1 + 216 | 0
}
HEAP32[$3_1 >> 2] = $7_1;
$3_1 = HEAP32[$4_1 + 216 >> 2];
if (!(!$3_1 | !HEAP32[$4_1 + 228 >> 2])) {
$1($6_1, $3_1)
}
block14 : {
block13 : {
if ($2_1 >>> 0 > HEAP32[$4_1 + 92 >> 2] - $1_1 >>> 0) {
if (($4($4_1 + 92 | 0, $1_1, $2_1, 1, 1) | 0) != -2147483647) {
break block5
}
$1_1 = HEAP32[$4_1 + 100 >> 2];
break block13;
}
if (!$2_1) {
break block14
}
}
$5_1 = HEAP32[$4_1 + 96 >> 2];
$132($5_1 + $1_1 | 0, $8_1, $2_1);
}
$1_1 = $1_1 + $2_1 | 0;
HEAP32[$4_1 + 100 >> 2] = $1_1;
if (HEAPU8[$4_1 + 177 | 0] != 1) {
continue
}
break;
};
}
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 100 >> 2];
$1_1 = HEAP32[$4_1 + 96 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 92 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
global$0 = $4_1 + 240 | 0;
return;
}
wasm2js_trap();
}
function $66($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
if ($1_1) {
while (1) {
$3_1 = HEAP32[$0_1 >> 2];
if ($3_1) {
$5_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$4_1 = $2_1 + 8 | 0;
} else {
$4_1 = $2_1 + 12 | 0
}
HEAP32[$4_1 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 12 >> 2];
if (!(!$3_1 | !HEAP32[$2_1 + 8 >> 2])) {
$1($5_1, $3_1)
}
$3_1 = HEAP32[$0_1 + 12 >> 2];
if ($3_1) {
$5_1 = HEAP32[$0_1 + 16 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$4_1 = $2_1 + 8 | 0;
} else {
$4_1 = $2_1 + 12 | 0
}
HEAP32[$4_1 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 12 >> 2];
if (!(!$3_1 | !HEAP32[$2_1 + 8 >> 2])) {
$1($5_1, $3_1)
}
$0_1 = $0_1 + 24 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
}
}
global$0 = $2_1 + 16 | 0;
}
function $67($0_1, $1_1, $2_1) {
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
function $68($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0;
block : {
if ($2_1 >>> 0 <= $3_1 >>> 0) {
break block
}
block1 : {
block3 : {
block2 : {
$6_1 = HEAPU8[$1_1 + $3_1 | 0];
switch ($6_1 - 45 | 0) {
case 0:
break block1;
case 1:
break block2;
default:
break block3;
};
}
$5_1 = 1;
$4_1 = $3_1 + 1 | 0;
break block;
}
if (($6_1 | 0) != 95) {
break block
}
$5_1 = 1;
$4_1 = $3_1 + 1 | 0;
if ($4_1 >>> 0 >= $2_1 >>> 0) {
break block
}
$4_1 = HEAPU8[$1_1 + $4_1 | 0] == 95 ? $3_1 + 2 | 0 : $4_1;
break block;
}
$5_1 = 1;
$3_1 = $3_1 + 1 | 0;
block4 : {
if ($3_1 >>> 0 >= $2_1 >>> 0) {
break block4
}
$4_1 = $2_1 - $3_1 | 0;
$2_1 = $2_1 >>> 0 >= $4_1 >>> 0 ? $4_1 : 0;
$1_1 = $1_1 + $3_1 | 0;
$4_1 = 0;
while (1) {
if (HEAPU8[$1_1 + $4_1 | 0] != 45) {
break block4
}
$4_1 = $4_1 + 1 | 0;
if (($2_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$4_1 = $2_1;
}
$4_1 = $3_1 + $4_1 | 0;
}
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $5_1;
}
function $69($0_1, $1_1, $2_1, $3_1) {
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
function $70($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$9_1 = global$0 - 48 | 0;
global$0 = $9_1;
block : {
if ($2_1 >>> 0 <= $3_1 >>> 0) {
HEAP32[$0_1 >> 2] = 13;
break block;
}
$1_1 = $2_1 >>> 0 < $3_1 >>> 0 ? 1 : $1_1 + $3_1 | 0;
if (HEAPU8[$1_1 | 0] == 64) {
$132($9_1 + 12 | 0, 1069472, 36);
$5_1 = $2_1 - $3_1 | 0;
$6_1 = ($2_1 >>> 0 >= $5_1 >>> 0 ? $5_1 : 0) - 1 | 0;
$7_1 = $1_1 + 1 | 0;
$2_1 = $9_1 + 16 | 0;
$1_1 = 1;
block2 : {
while (1) {
block1 : {
if (($1_1 | 0) == 4) {
break block1
}
$10_1 = HEAP32[$2_1 - 4 >> 2];
if (!$10_1) {
break block1
}
$5_1 = HEAP32[$2_1 + 4 >> 2];
$8_1 = HEAP32[$2_1 >> 2];
if ($8_1 >>> 0 <= $6_1 >>> 0) {
if (!$135($7_1, $10_1, $8_1)) {
break block2
}
}
$2_1 = $2_1 + 12 | 0;
$1_1 = $1_1 + 1 | 0;
continue;
}
break;
};
$1_1 = 0;
$2_1 = 0;
$5_1 = 0;
block3 : {
if (!$6_1) {
break block3
}
$4_1 = $6_1 >>> 0 >= 7 ? 7 : $6_1;
while (1) {
if (HEAPU8[$2_1 + $7_1 | 0] != HEAPU8[$2_1 + 1069448 | 0]) {
break block3
}
$2_1 = $2_1 + 1 | 0;
if (($4_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $4_1;
}
while (1) {
$1_1 = Math_imul($1_1, 12);
$4_1 = HEAP32[$1_1 + 1069488 >> 2];
$4_1 = $4_1 >>> 0 < $6_1 >>> 0 ? $4_1 : $6_1;
if ($4_1) {
$8_1 = HEAP32[$1_1 + 1069484 >> 2];
$1_1 = 0;
block4 : {
while (1) {
if (HEAPU8[$1_1 + $7_1 | 0] != HEAPU8[$1_1 + $8_1 | 0]) {
break block4
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
$1_1 = 1;
$4_1 = $5_1;
$5_1 = 1;
if (!$4_1) {
continue
}
break;
};
HEAP32[$0_1 >> 2] = 10;
HEAP32[$0_1 + 16 >> 2] = ($2_1 + $3_1 | 0) + 1;
break block;
}
HEAP32[$9_1 + 4 >> 2] = $1_1;
block5 : {
$4_1 = $6_1 - $8_1 | 0;
block6 : {
if ($4_1) {
$6_1 = $8_1 + $7_1 | 0;
$2_1 = 0;
$1_1 = 1;
while (1) {
$7_1 = $1_1;
$1_1 = HEAPU8[$2_1 + $6_1 | 0];
$1_1 = $7_1 & (($1_1 - 48 & 255) >>> 0 < 10 | ($1_1 - 97 & 255) >>> 0 < 6);
$2_1 = $2_1 + 1 | 0;
if (($4_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $1_1;
$1_1 = $5_1;
if ($2_1 & ($4_1 | 0) == ($1_1 | 0)) {
break block5
}
$2_1 = 0;
while (1) {
$7_1 = HEAPU8[$2_1 + $6_1 | 0];
if (($7_1 - 48 & 255) >>> 0 >= 10 & ($7_1 - 97 & 255) >>> 0 > 5) {
break block6
}
$2_1 = $2_1 + 1 | 0;
if (($4_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $4_1;
break block6;
}
$1_1 = $5_1;
if (!$1_1) {
break block5
}
$2_1 = 0;
}
$3_1 = ($3_1 + $8_1 | 0) + 1 | 0;
if ($1_1 >>> 0 <= $2_1 >>> 0) {
HEAP32[$0_1 + 8 >> 2] = $8_1;
HEAP32[$0_1 + 12 >> 2] = $5_1;
HEAP32[$0_1 + 4 >> 2] = $10_1;
HEAP32[$0_1 >> 2] = 12;
HEAP32[$0_1 + 16 >> 2] = $1_1 + $3_1;
break block;
}
HEAP32[$0_1 + 8 >> 2] = $8_1;
HEAP32[$0_1 + 12 >> 2] = $5_1;
HEAP32[$0_1 + 4 >> 2] = $10_1;
HEAP32[$0_1 >> 2] = 11;
HEAP32[$0_1 + 16 >> 2] = $2_1 + $3_1;
break block;
}
HEAP32[$0_1 >> 2] = 13;
break block;
}
HEAP32[$0_1 + 16 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = 8;
}
global$0 = $9_1 + 48 | 0;
}
function $71($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0, $28_1 = 0, $29_1 = 0, $30_1 = 0;
$6_1 = global$0 - 128 | 0;
global$0 = $6_1;
block14 : {
block50 : {
block48 : {
block47 : {
block49 : {
block22 : {
block19 : {
block46 : {
block45 : {
block21 : {
block27 : {
block18 : {
block17 : {
block16 : {
block26 : {
block11 : {
block10 : {
block1 : {
$15_1 = HEAP32[$4_1 + 16 >> 2];
block : {
if (!$15_1) {
break block
}
if ($2_1 >>> 0 > $15_1 >>> 0) {
if (HEAP8[$1_1 + $15_1 | 0] > -65) {
break block
}
break block1;
}
if (($2_1 | 0) != ($15_1 | 0)) {
break block1
}
}
if (($2_1 | 0) == ($15_1 | 0)) {
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
$7_1 = $1_1 + $15_1 | 0;
$5_1 = HEAP8[$7_1 | 0];
if (($5_1 | 0) < 0) {
$18_1 = HEAPU8[$7_1 + 1 | 0] & 63;
$11_1 = $5_1 & 31;
if ($5_1 >>> 0 > 4294967263) {
break block2
}
$9_1 = $18_1 | $11_1 << 6;
break block3;
}
$9_1 = $5_1 & 255;
break block4;
}
$18_1 = HEAPU8[$7_1 + 2 | 0] & 63 | $18_1 << 6;
if ($5_1 >>> 0 < 4294967280) {
$9_1 = $18_1 | $11_1 << 12;
break block3;
}
$9_1 = $11_1 << 18 & 1835008 | (HEAPU8[$7_1 + 3 | 0] & 63 | $18_1 << 6);
if (($9_1 | 0) == 1114112) {
break block5
}
}
if ($9_1 >>> 0 >= 128) {
break block6
}
}
$5_1 = 1;
break block7;
}
$5_1 = 2;
if ($9_1 >>> 0 < 2048) {
break block7
}
$5_1 = $9_1 >>> 0 < 65536 ? 3 : 4;
}
$18_1 = $5_1 + $15_1 | 0;
$16_1 = 1;
$5_1 = HEAP32[$4_1 >> 2];
if (($5_1 | 0) != 3) {
break block8
}
break block9;
}
$9_1 = HEAP32[$4_1 >> 2];
if (($9_1 | 0) != 3) {
break block10
}
break block11;
}
block28 : {
block43 : {
block44 : {
block30 : {
block25 : {
block29 : {
block23 : {
block20 : {
block24 : {
block15 : {
block13 : {
block12 : {
$7_1 = $9_1 - 65 | 0;
if ($7_1 >>> 0 >= 26) {
$16_1 = 0;
$12_1 = 8;
switch ($5_1 | 0) {
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
switch ($5_1 - 3 | 0) {
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
if (($9_1 | 0) <= 57) {
switch ($9_1 - 45 | 0) {
case 0:
case 1:
break block26;
case 2:
break block27;
default:
break block14;
}
}
if (($9_1 | 0) == 58 | ($9_1 | 0) == 64) {
break block27
}
if (($9_1 | 0) == 95) {
break block26
}
break block14;
}
$4_1 = $9_1 - 45 | 0;
if ($4_1 >>> 0 > 19 | !(1 << $4_1 & 532487)) {
break block28
}
break block26;
}
if (($9_1 | 0) == 47) {
break block29
}
$14_1 = 2;
$12_1 = 15;
switch ($5_1 - 8 | 0) {
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
if ($7_1 >>> 0 >= 6) {
break block30
}
$14_1 = 2;
$16_1 = 1;
break block9;
}
$14_1 = 1;
$12_1 = 5;
$16_1 = 0;
block31 : {
switch ($9_1 - 45 | 0) {
default:
if (($9_1 | 0) == 58) {
break block14
}
if (($9_1 | 0) != 64) {
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
$4_1 = 0;
$10_1 = global$0 + -64 | 0;
global$0 = $10_1;
HEAP32[$10_1 + 56 >> 2] = 64;
block35 : {
while (1) {
$7_1 = $4_1;
$12_1 = $1_1 + $4_1 | 0;
$4_1 = $2_1 - $4_1 | 0;
block33 : {
if ($4_1 >>> 0 >= 8) {
$35($10_1 + 24 | 0, 64, $12_1, $4_1);
$5_1 = HEAP32[$10_1 + 28 >> 2];
$11_1 = HEAP32[$10_1 + 24 >> 2];
break block33;
}
$5_1 = 0;
$11_1 = 0;
if (!$4_1) {
break block33
}
while (1) {
$11_1 = 1;
if (HEAPU8[$5_1 + $12_1 | 0] == 64) {
break block33
}
$5_1 = $5_1 + 1 | 0;
if (($4_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
$5_1 = $4_1;
$11_1 = 0;
}
if (($11_1 | 0) == 1) {
$4_1 = ($5_1 + $7_1 | 0) + 1 | 0;
if (!(!$4_1 | $2_1 >>> 0 < $4_1 >>> 0 | HEAPU8[$7_1 + ($1_1 + $5_1 | 0) | 0] != 64)) {
$12_1 = $2_1 - $4_1 | 0;
$11_1 = $1_1 + $4_1 | 0;
break block35;
}
if ($2_1 >>> 0 >= $4_1 >>> 0) {
continue
}
}
break;
};
$12_1 = 0;
$11_1 = 1;
}
HEAP32[$10_1 + 56 >> 2] = 58;
block38 : {
while (1) {
$16_1 = $11_1 + $14_1 | 0;
$4_1 = $12_1 - $14_1 | 0;
block36 : {
if ($4_1 >>> 0 >= 8) {
$35($10_1 + 16 | 0, 58, $16_1, $4_1);
$5_1 = HEAP32[$10_1 + 20 >> 2];
$7_1 = HEAP32[$10_1 + 16 >> 2];
break block36;
}
$5_1 = 0;
$7_1 = 0;
if (!$4_1) {
break block36
}
while (1) {
$7_1 = 1;
if (HEAPU8[$5_1 + $16_1 | 0] == 58) {
break block36
}
$5_1 = $5_1 + 1 | 0;
if (($4_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
$5_1 = $4_1;
$7_1 = 0;
}
if (($7_1 | 0) == 1) {
$7_1 = $5_1 + $14_1 | 0;
$14_1 = $7_1 + 1 | 0;
if (!(!$14_1 | $12_1 >>> 0 < $14_1 >>> 0) & HEAPU8[$7_1 + $11_1 | 0] == 58) {
break block38
}
if ($12_1 >>> 0 >= $14_1 >>> 0) {
continue
}
}
break;
};
$11_1 = 1;
$7_1 = 0;
}
block40 : {
while (1) {
$48($10_1 + 8 | 0, HEAP32[$19_1 + 1069472 >> 2], HEAP32[$19_1 + 1069476 >> 2]);
block39 : {
if (HEAP32[$10_1 + 12 >> 2] != ($7_1 | 0)) {
break block39
}
if (!$7_1) {
$16_1 = 1;
break block40;
}
$5_1 = HEAP32[$10_1 + 8 >> 2];
$14_1 = $7_1;
$4_1 = $11_1;
while (1) {
$12_1 = HEAPU8[$5_1 | 0];
$9_1 = ((($12_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $12_1) & 255;
$12_1 = HEAPU8[$4_1 | 0];
if (($9_1 | 0) != (((($12_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $12_1) & 255)) {
break block39
}
$16_1 = 1;
$5_1 = $5_1 + 1 | 0;
$4_1 = $4_1 + 1 | 0;
$14_1 = $14_1 - 1 | 0;
if ($14_1) {
continue
}
break;
};
break block40;
}
$19_1 = $19_1 + 12 | 0;
if (($19_1 | 0) != 36) {
continue
}
break;
};
$16_1 = 0;
}
global$0 = $10_1 - -64 | 0;
$12_1 = $16_1 ? 4 : 15;
$14_1 = 2;
break block14;
}
$14_1 = 2;
$12_1 = 15;
block41 : {
switch ($5_1 - 8 | 0) {
default:
$14_1 = 1;
$12_1 = 5;
if ($3_1) {
break block14
}
if (($73($1_1, $2_1) | 0) != ($15_1 | 0)) {
break block14
}
break block43;
case 2:
break block14;
case 1:
break block22;
case 4:
break block25;
case 3:
break block30;
case 0:
break block41;
};
}
if ($3_1) {
break block21
}
if (($73($1_1, $2_1) | 0) == ($15_1 | 0)) {
break block43
}
break block21;
}
$14_1 = 2;
$16_1 = 0;
if ($9_1 - 48 >>> 0 < 10 | ($9_1 & 2097119) - 65 >>> 0 < 6) {
break block44
}
$12_1 = 17;
break block14;
}
$14_1 = 2;
break block45;
}
$4_1 = $4_1 + 4 | 0;
HEAP32[$6_1 + 48 >> 2] = HEAP32[$4_1 + 8 >> 2];
$5_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$6_1 + 40 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$6_1 + 44 >> 2] = $5_1;
$12_1 = 16;
break block14;
}
$14_1 = 1;
$12_1 = 10;
break block14;
}
if (($9_1 | 0) != 95) {
break block14
}
break block26;
}
$12_1 = 4;
break block14;
}
$9_1 = HEAP32[$4_1 >> 2];
if (($9_1 | 0) == 3) {
break block11
}
}
$12_1 = 8;
$18_1 = $15_1;
switch ($9_1 - 1 | 0) {
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
break block46;
case 9:
break block47;
case 10:
break block48;
case 11:
break block49;
default:
break block27;
};
}
$16_1 = 1;
$12_1 = 4;
break block50;
}
$12_1 = 6;
break block14;
}
$16_1 = 0;
$12_1 = 11;
break block14;
}
$16_1 = 0;
$12_1 = 12;
break block14;
}
$16_1 = 0;
$12_1 = 13;
break block14;
}
$12_1 = 5;
break block14;
}
$14_1 = 1;
}
$12_1 = 8;
$16_1 = 0;
break block14;
}
$14_1 = 1;
$12_1 = 5;
break block50;
}
wasm2js_trap();
}
$14_1 = 1;
$12_1 = 9;
$16_1 = 0;
break block14;
}
$14_1 = 2;
$12_1 = 17;
break block50;
}
$14_1 = 2;
$12_1 = 15;
if (!$2_1) {
break block50
}
$12_1 = HEAPU8[($1_1 + $2_1 | 0) - 1 | 0] == 64 ? 5 : 15;
break block50;
}
HEAP32[$6_1 + 48 >> 2] = HEAP32[$4_1 + 12 >> 2];
$5_1 = HEAP32[$4_1 + 8 >> 2];
HEAP32[$6_1 + 40 >> 2] = HEAP32[$4_1 + 4 >> 2];
HEAP32[$6_1 + 44 >> 2] = $5_1;
$14_1 = 2;
$12_1 = 16;
}
$18_1 = $15_1;
}
HEAP32[$6_1 + 84 >> 2] = $2_1;
HEAP32[$6_1 + 80 >> 2] = 0;
HEAP32[$6_1 + 76 >> 2] = $2_1;
HEAP32[$6_1 + 72 >> 2] = $1_1;
HEAP8[$6_1 + 92 | 0] = 1;
HEAP32[$6_1 + 68 >> 2] = 125;
HEAP32[$6_1 + 88 >> 2] = 125;
$4_1 = $6_1 + 100 | 0;
$5_1 = $6_1 + 68 | 0;
$74($4_1, $5_1);
$25_1 = HEAP32[$6_1 + 104 >> 2];
$26_1 = HEAP32[$6_1 + 100 >> 2];
HEAP32[$6_1 + 84 >> 2] = $2_1;
HEAP32[$6_1 + 80 >> 2] = 0;
HEAP32[$6_1 + 76 >> 2] = $2_1;
HEAP32[$6_1 + 72 >> 2] = $1_1;
HEAP8[$6_1 + 92 | 0] = 1;
HEAP32[$6_1 + 68 >> 2] = 41;
HEAP32[$6_1 + 88 >> 2] = 41;
$74($4_1, $5_1);
$4_1 = 0;
block51 : {
if ($2_1 >>> 0 < 2) {
break block51
}
$21_1 = $2_1 - 2 | 0;
while (1) {
$5_1 = $1_1 + $21_1 | 0;
$4_1 = 1;
if ((HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8) == 32125) {
break block51
}
$4_1 = $21_1 + 2 | 0;
$21_1 = $21_1 - 1 | 0;
if ($4_1 >>> 0 > 2) {
continue
}
break;
};
$21_1 = 0;
$4_1 = 0;
}
$27_1 = HEAP32[$6_1 + 104 >> 2];
$28_1 = HEAP32[$6_1 + 100 >> 2];
HEAP32[$6_1 + 84 >> 2] = $2_1;
HEAP32[$6_1 + 76 >> 2] = 37;
HEAP32[$6_1 + 68 >> 2] = 36;
HEAP32[$6_1 + 72 >> 2] = 123;
HEAP32[$6_1 + 80 >> 2] = $1_1;
$19_1 = $1_1 + $2_1 | 0;
HEAP32[$6_1 + 92 >> 2] = $19_1;
block52 : {
if (!$2_1) {
$12_1 = 0;
break block52;
}
$24_1 = $2_1 - 1 | 0;
$11_1 = 0;
$29_1 = $4_1 ^ 1;
$5_1 = $1_1;
label12 : while (1) {
$7_1 = $11_1;
$4_1 = $5_1;
while (1) {
block54 : {
$5_1 = $4_1 + 1 | 0;
HEAP32[$6_1 + 88 >> 2] = $5_1;
$8_1 = HEAPU8[$4_1 | 0];
block53 : {
if ($8_1 << 24 >> 24 >= 0) {
break block53
}
$5_1 = $4_1 + 2 | 0;
HEAP32[$6_1 + 88 >> 2] = $5_1;
$10_1 = HEAPU8[$4_1 + 1 | 0] & 63;
$11_1 = $8_1 & 31;
if ($8_1 >>> 0 <= 223) {
$8_1 = $10_1 | $11_1 << 6;
break block53;
}
$5_1 = $4_1 + 3 | 0;
HEAP32[$6_1 + 88 >> 2] = $5_1;
$10_1 = HEAPU8[$4_1 + 2 | 0] & 63 | $10_1 << 6;
if ($8_1 >>> 0 < 240) {
$8_1 = $10_1 | $11_1 << 12;
break block53;
}
$5_1 = $4_1 + 4 | 0;
HEAP32[$6_1 + 88 >> 2] = $5_1;
$8_1 = $11_1 << 18 & 1835008 | (HEAPU8[$4_1 + 3 | 0] & 63 | $10_1 << 6);
if (($8_1 | 0) == 1114112) {
break block54
}
}
$11_1 = ($5_1 - $4_1 | 0) + $7_1 | 0;
HEAP32[$6_1 + 96 >> 2] = $11_1;
$4_1 = 0;
block55 : {
while (1) {
if (($4_1 | 0) == 12) {
break block55
}
$10_1 = ($6_1 + 68 | 0) + $4_1 | 0;
$4_1 = $4_1 + 4 | 0;
if (HEAP32[$10_1 >> 2] != ($8_1 | 0)) {
continue
}
break;
};
block77 : {
block57 : {
block56 : {
if (!$7_1) {
break block56
}
if ($2_1 >>> 0 > $7_1 >>> 0) {
if (HEAP8[$1_1 + $7_1 | 0] > -65) {
break block56
}
break block57;
}
if (($2_1 | 0) != ($7_1 | 0)) {
break block57
}
}
$13_1 = $1_1 + $7_1 | 0;
block64 : {
block66 : {
block63 : {
block60 : {
block62 : {
$10_1 = $2_1 - $7_1 | 0;
block58 : {
if ($10_1 >>> 0 < 2) {
break block58
}
if (!(!$26_1 | (HEAPU8[$13_1 | 0] | HEAPU8[$13_1 + 1 | 0] << 8) != 31524) & $7_1 >>> 0 < $25_1 >>> 0) {
break block60
}
if (!(!$28_1 | (HEAPU8[$13_1 | 0] | HEAPU8[$13_1 + 1 | 0] << 8) != 10276) & $7_1 >>> 0 < $27_1 >>> 0) {
break block62
}
if ((HEAPU8[$13_1 | 0] | HEAPU8[$13_1 + 1 | 0] << 8) != 31611 | $29_1) {
break block58
}
if ($7_1 + 1 >>> 0 < $21_1 >>> 0) {
break block63
}
}
$9_1 = 0;
if (($2_1 | 0) == ($7_1 | 0) | HEAPU8[$13_1 | 0] != 37) {
break block64
}
HEAP32[$6_1 + 100 >> 2] = 37;
HEAP32[$6_1 + 120 >> 2] = 37;
$17_1 = $10_1 - 1 | 0;
HEAP32[$6_1 + 116 >> 2] = $17_1;
HEAP32[$6_1 + 108 >> 2] = $17_1;
HEAP8[$6_1 + 124 | 0] = 1;
$10_1 = $13_1 + 1 | 0;
HEAP32[$6_1 + 104 >> 2] = $10_1;
$20_1 = $24_1 - $7_1 | 0;
$8_1 = 0;
while (1) {
$22_1 = $8_1 + $10_1 | 0;
$9_1 = $17_1 - $8_1 | 0;
block65 : {
if ($9_1 >>> 0 >= 8) {
$35($6_1 + 16 | 0, 37, $22_1, $9_1);
$4_1 = HEAP32[$6_1 + 20 >> 2];
$23_1 = HEAP32[$6_1 + 16 >> 2];
break block65;
}
if (!$9_1) {
$4_1 = 0;
$23_1 = 0;
break block65;
}
$30_1 = $20_1 - $8_1 | 0;
$4_1 = 0;
while (1) {
$23_1 = 1;
if (HEAPU8[$4_1 + $22_1 | 0] == 37) {
break block65
}
$4_1 = $4_1 + 1 | 0;
if (($30_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$4_1 = $9_1;
$23_1 = 0;
}
if (($23_1 | 0) != 1) {
break block66
}
block67 : {
$4_1 = $4_1 + $8_1 | 0;
$8_1 = $4_1 + 1 | 0;
if (!$8_1 | $8_1 >>> 0 > $17_1 >>> 0) {
break block67
}
$22_1 = $4_1 + $10_1 | 0;
if (HEAPU8[$22_1 | 0] != 37) {
break block67
}
$9_1 = 0;
block68 : {
if (!$4_1) {
break block68
}
$8_1 = HEAP8[$10_1 | 0];
block69 : {
if (($8_1 | 0) >= 0) {
$8_1 = $8_1 & 255;
break block69;
}
$20_1 = HEAPU8[$13_1 + 2 | 0] & 63;
$17_1 = $8_1 & 31;
if ($8_1 >>> 0 <= 4294967263) {
$8_1 = $20_1 | $17_1 << 6;
break block69;
}
$20_1 = HEAPU8[$13_1 + 3 | 0] & 63 | $20_1 << 6;
if ($8_1 >>> 0 < 4294967280) {
$8_1 = $20_1 | $17_1 << 12;
break block69;
}
$8_1 = $17_1 << 18 & 1835008 | (HEAPU8[$13_1 + 4 | 0] & 63 | $20_1 << 6);
if (($8_1 | 0) == 1114112) {
break block68
}
}
if ($8_1 - 58 >>> 0 > 4294967285) {
break block68
}
while (1) {
block71 : {
$8_1 = HEAP8[$10_1 | 0];
block70 : {
if (($8_1 | 0) >= 0) {
$8_1 = $8_1 & 255;
$10_1 = $10_1 + 1 | 0;
break block70;
}
$17_1 = HEAPU8[$10_1 + 1 | 0] & 63;
$13_1 = $8_1 & 31;
if ($8_1 >>> 0 <= 4294967263) {
$8_1 = $17_1 | $13_1 << 6;
$10_1 = $10_1 + 2 | 0;
break block70;
}
$17_1 = HEAPU8[$10_1 + 2 | 0] & 63 | $17_1 << 6;
if ($8_1 >>> 0 < 4294967280) {
$8_1 = $17_1 | $13_1 << 12;
$10_1 = $10_1 + 3 | 0;
break block70;
}
$8_1 = $13_1 << 18 & 1835008 | (HEAPU8[$10_1 + 3 | 0] & 63 | $17_1 << 6);
if (($8_1 | 0) == 1114112) {
break block71
}
$10_1 = $10_1 + 4 | 0;
}
if (($8_1 | 0) == 32 | $8_1 - 9 >>> 0 < 5 | ($8_1 | 0) == 47) {
break block68
}
block72 : {
if ($8_1 >>> 0 < 128) {
break block72
}
block74 : {
block73 : {
$13_1 = $8_1 >>> 8 | 0;
if ($13_1 >>> 0 <= 31) {
if (!$13_1) {
break block73
}
if (($13_1 | 0) != 22 | ($8_1 | 0) != 5760) {
break block72
}
break block68;
}
if (($13_1 | 0) == 32) {
break block74
}
if (($13_1 | 0) != 48 | ($8_1 | 0) != 12288) {
break block72
}
break block68;
}
if (!(HEAP8[($8_1 & 255) + 1069508 | 0] & 1)) {
break block72
}
break block68;
}
if (HEAPU8[($8_1 & 255) + 1069508 | 0] & 2) {
break block68
}
}
if (($10_1 | 0) != ($22_1 | 0)) {
continue
}
}
break;
};
$9_1 = 1;
}
$4_1 = $4_1 + 2 | 0;
break block64;
}
if ($8_1 >>> 0 <= $17_1 >>> 0) {
continue
}
break;
};
break block66;
}
$75($6_1 + 32 | 0, $13_1, $10_1, 40, 41);
$4_1 = HEAP32[$6_1 + 36 >> 2];
$9_1 = HEAP32[$6_1 + 32 >> 2];
break block64;
}
$75($6_1 + 24 | 0, $13_1, $10_1, 123, 125);
$4_1 = HEAP32[$6_1 + 28 >> 2];
$9_1 = HEAP32[$6_1 + 24 >> 2];
break block64;
}
$9_1 = $24_1 - $7_1 | 0;
$4_1 = 0;
while (1) {
$8_1 = $4_1 + $13_1 | 0;
if ((HEAPU8[$8_1 | 0] | HEAPU8[$8_1 + 1 | 0] << 8) != 32125) {
$4_1 = $4_1 + 1 | 0;
if (($9_1 | 0) != ($4_1 | 0)) {
continue
}
break block66;
}
break;
};
$4_1 = $4_1 + 2 | 0;
$9_1 = 0;
block75 : {
if ((HEAPU8[$13_1 | 0] | HEAPU8[$13_1 + 1 | 0] << 8) ^ 31611 | HEAPU8[$13_1 + 2 | 0] ^ 123 | ($10_1 | 0) == 2) {
break block75
}
block76 : {
if (!$4_1) {
break block76
}
if ($4_1 >>> 0 < $10_1 >>> 0) {
if (HEAP8[$4_1 + $13_1 | 0] <= -65) {
break block66
}
break block76;
}
if (($4_1 | 0) != ($10_1 | 0)) {
break block66
}
}
if (($4_1 | 0) == ($10_1 | 0)) {
break block75
}
$9_1 = HEAPU8[$4_1 + $13_1 | 0] == 125;
}
$4_1 = $4_1 + $9_1 | 0;
$9_1 = 1;
break block64;
}
$9_1 = 0;
}
if ($9_1 & 1) {
break block77
}
}
if (($5_1 | 0) != ($19_1 | 0)) {
continue label12
}
break block54;
}
$18_1 = $4_1 + $7_1 | 0;
$14_1 = 3;
$12_1 = 2;
$15_1 = $7_1;
break block52;
}
$7_1 = $11_1;
$4_1 = $5_1;
if (($19_1 | 0) != ($4_1 | 0)) {
continue
}
}
break;
};
break;
};
$4_1 = $19_1;
block86 : {
block85 : {
while (1) {
block80 : {
$5_1 = $4_1;
$4_1 = $4_1 - 1 | 0;
$9_1 = HEAP8[$4_1 | 0];
if (($9_1 | 0) < 0) {
$11_1 = $9_1 & 63;
$4_1 = $5_1 - 2 | 0;
$7_1 = HEAPU8[$4_1 | 0];
$9_1 = $7_1 << 24 >> 24;
block78 : {
if (($9_1 | 0) >= -64) {
$7_1 = $7_1 & 31;
break block78;
}
$9_1 = $9_1 & 63;
$4_1 = $5_1 - 3 | 0;
$7_1 = HEAPU8[$4_1 | 0];
$8_1 = $7_1 << 24 >> 24;
block79 : {
if (($8_1 | 0) >= -64) {
$7_1 = $7_1 & 15;
break block79;
}
$4_1 = $5_1 - 4 | 0;
$7_1 = $8_1 & 63 | (HEAPU8[$4_1 | 0] & 7) << 6;
}
$7_1 = $9_1 | $7_1 << 6;
}
$9_1 = $11_1 | $7_1 << 6;
if (($9_1 | 0) == 1114112) {
break block80
}
}
block81 : {
if (($9_1 | 0) == 32 | $9_1 - 9 >>> 0 < 5) {
break block81
}
block82 : {
if ($9_1 >>> 0 < 128) {
break block82
}
block84 : {
block83 : {
$7_1 = $9_1 >>> 8 | 0;
if ($7_1 >>> 0 <= 31) {
if (!$7_1) {
break block83
}
if (($7_1 | 0) != 22) {
break block82
}
if (($9_1 | 0) == 5760) {
break block81
}
break block82;
}
if (($7_1 | 0) == 32) {
break block84
}
if (($7_1 | 0) != 48) {
break block82
}
if (($9_1 | 0) == 12288) {
break block81
}
break block82;
}
if (!(HEAP8[($9_1 & 255) + 1069508 | 0] & 1)) {
break block82
}
break block81;
}
if (HEAPU8[($9_1 & 255) + 1069508 | 0] & 2) {
break block81
}
}
$4_1 = $5_1 - $1_1 >>> 0 <= $15_1 >>> 0;
break block85;
}
if (($1_1 | 0) != ($4_1 | 0)) {
continue
}
}
break;
};
$4_1 = 1;
}
if ($4_1 & $2_1 >>> 0 > $15_1 >>> 0) {
break block86
}
$5_1 = 0;
$4_1 = $1_1;
block90 : {
while (1) {
block88 : {
$7_1 = $4_1;
$11_1 = HEAP8[$4_1 | 0];
block87 : {
if (($11_1 | 0) >= 0) {
$8_1 = $11_1 & 255;
$4_1 = $4_1 + 1 | 0;
break block87;
}
$10_1 = HEAPU8[$7_1 + 1 | 0] & 63;
$4_1 = $11_1 & 31;
if ($11_1 >>> 0 <= 4294967263) {
$8_1 = $10_1 | $4_1 << 6;
$4_1 = $7_1 + 2 | 0;
break block87;
}
$10_1 = HEAPU8[$7_1 + 2 | 0] & 63 | $10_1 << 6;
if ($11_1 >>> 0 < 4294967280) {
$8_1 = $10_1 | $4_1 << 12;
$4_1 = $7_1 + 3 | 0;
break block87;
}
$8_1 = $4_1 << 18 & 1835008 | (HEAPU8[$7_1 + 3 | 0] & 63 | $10_1 << 6);
if (($8_1 | 0) == 1114112) {
break block88
}
$4_1 = $7_1 + 4 | 0;
}
block89 : {
if (($8_1 | 0) == 32 | $8_1 - 9 >>> 0 < 5) {
break block89
}
if ($8_1 >>> 0 < 128) {
break block90
}
block91 : {
$11_1 = $8_1 >>> 8 | 0;
if ($11_1 >>> 0 <= 31) {
if (!$11_1) {
break block91
}
if (($11_1 | 0) != 22) {
break block90
}
if (($8_1 | 0) == 5760) {
break block89
}
break block90;
}
if (($11_1 | 0) != 32) {
if (($11_1 | 0) != 48) {
break block90
}
if (($8_1 | 0) == 12288) {
break block89
}
break block90;
}
if (HEAPU8[($8_1 & 255) + 1069508 | 0] & 2) {
break block89
}
break block90;
}
if (!(HEAP8[($8_1 & 255) + 1069508 | 0] & 1)) {
break block90
}
}
$5_1 = ($5_1 - $7_1 | 0) + $4_1 | 0;
if (($4_1 | 0) != ($19_1 | 0)) {
continue
}
}
break;
};
$5_1 = $2_1;
}
if ($5_1 >>> 0 > $15_1 >>> 0) {
break block86
}
block97 : {
block95 : {
block93 : {
block92 : {
if (!$3_1) {
$76($6_1 + 8 | 0, $1_1, $2_1);
if (HEAP32[$6_1 + 8 >> 2]) {
break block92
}
}
if ($16_1) {
break block93
}
HEAP32[$6_1 + 64 >> 2] = HEAP32[$6_1 + 48 >> 2];
$1_1 = HEAP32[$6_1 + 44 >> 2];
HEAP32[$6_1 + 56 >> 2] = HEAP32[$6_1 + 40 >> 2];
HEAP32[$6_1 + 60 >> 2] = $1_1;
break block52;
}
HEAP32[$6_1 + 88 >> 2] = 47;
$5_1 = 0;
while (1) {
$7_1 = $1_1 + $5_1 | 0;
$3_1 = $2_1 - $5_1 | 0;
block94 : {
if ($3_1 >>> 0 >= 8) {
$35($6_1, 47, $7_1, $3_1);
$4_1 = HEAP32[$6_1 + 4 >> 2];
$11_1 = HEAP32[$6_1 >> 2];
break block94;
}
$4_1 = 0;
$11_1 = 0;
if (!$3_1) {
break block94
}
while (1) {
$11_1 = 1;
if (HEAPU8[$4_1 + $7_1 | 0] == 47) {
break block94
}
$4_1 = $4_1 + 1 | 0;
if (($3_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$4_1 = $3_1;
$11_1 = 0;
}
if (($11_1 | 0) != 1) {
break block95
}
$15_1 = $4_1 + $5_1 | 0;
$5_1 = $15_1 + 1 | 0;
if (!(!$5_1 | $2_1 >>> 0 < $5_1 >>> 0) & HEAPU8[$1_1 + $15_1 | 0] == 47) {
break block97
}
if ($2_1 >>> 0 >= $5_1 >>> 0) {
continue
}
break;
};
break block95;
}
block99 : {
block98 : {
if ($15_1) {
if ($15_1 - 1 >>> 0 >= $2_1 >>> 0) {
break block98
}
$1_1 = $1_1 + $15_1 | 0;
}
if (($1_1 | 0) == ($19_1 | 0)) {
break block98
}
$3_1 = $2_1 - $15_1 | 0;
$2_1 = $19_1 - $1_1 | 0;
$4_1 = 0;
while (1) {
if ((HEAPU8[$1_1 + $4_1 | 0] - 65 & 255) >>> 0 > 25) {
break block99
}
$4_1 = $4_1 + 1 | 0;
if (($3_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$4_1 = $2_1;
break block99;
}
$4_1 = 0;
}
HEAP32[$6_1 + 64 >> 2] = HEAP32[$6_1 + 48 >> 2];
$1_1 = HEAP32[$6_1 + 44 >> 2];
HEAP32[$6_1 + 56 >> 2] = HEAP32[$6_1 + 40 >> 2];
HEAP32[$6_1 + 60 >> 2] = $1_1;
$18_1 = $4_1 + $15_1 | 0;
break block52;
}
$15_1 = $2_1;
}
$18_1 = $15_1 + 1 | 0;
$14_1 = 0;
$12_1 = 3;
break block52;
}
$12_1 = 1;
}
HEAP32[$0_1 >> 2] = $12_1;
HEAP8[$0_1 + 24 | 0] = $14_1;
$1_1 = HEAP32[$6_1 + 60 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$6_1 + 56 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP32[$0_1 + 12 >> 2] = HEAP32[$6_1 + 64 >> 2];
HEAP32[$0_1 + 20 >> 2] = $18_1;
HEAP32[$0_1 + 16 >> 2] = $15_1;
global$0 = $6_1 + 128 | 0;
}
function $72($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0;
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
$3_1 = HEAP32[$1_1 + 52 >> 2];
$10_1 = HEAP32[$1_1 + 48 >> 2];
$2_1 = HEAP32[$1_1 + 4 >> 2];
block5 : {
while (1) {
block1 : {
if (!$2_1) {
break block1
}
if ($2_1 >>> 0 < $3_1 >>> 0) {
if (HEAP8[$2_1 + $10_1 | 0] > -65) {
break block1
}
break block2;
}
if (($2_1 | 0) != ($3_1 | 0)) {
break block2
}
}
if (($2_1 | 0) == ($3_1 | 0)) {
break block3
}
$8_1 = $2_1 + $10_1 | 0;
$7_1 = HEAP8[$8_1 | 0];
block4 : {
if (($7_1 | 0) >= 0) {
$6_1 = $7_1 & 255;
break block4;
}
$5_1 = HEAPU8[$8_1 + 1 | 0] & 63;
$12_1 = $7_1 & 31;
$6_1 = $5_1 | $12_1 << 6;
if ($7_1 >>> 0 <= 4294967263) {
break block4
}
$5_1 = HEAPU8[$8_1 + 2 | 0] & 63 | $5_1 << 6;
$6_1 = $5_1 | $12_1 << 12;
if ($7_1 >>> 0 < 4294967280) {
break block4
}
$6_1 = $12_1 << 18 & 1835008 | (HEAPU8[$8_1 + 3 | 0] & 63 | $5_1 << 6);
}
if ($4_1 & 1) {
break block5
}
if (($6_1 | 0) != 1114112) {
$4_1 = 1;
$5_1 = 1;
block6 : {
if ($6_1 >>> 0 < 128) {
break block6
}
$5_1 = 2;
if ($6_1 >>> 0 < 2048) {
break block6
}
$5_1 = $6_1 >>> 0 < 65536 ? 3 : 4;
}
$2_1 = $5_1 + $2_1 | 0;
HEAP32[$1_1 + 4 >> 2] = $2_1;
continue;
}
break;
};
HEAP8[$1_1 + 12 | 0] = 1;
break block7;
}
HEAP8[$1_1 + 12 | 0] = 0;
$3_1 = $2_1;
break block8;
}
$9_1 = HEAP32[$1_1 + 60 >> 2];
$16_1 = $9_1 - 1 | 0;
$17_1 = HEAP32[$1_1 + 56 >> 2];
$11_1 = HEAP32[$1_1 + 52 >> 2];
$15_1 = HEAP32[$1_1 + 48 >> 2];
$8_1 = HEAP32[$1_1 + 36 >> 2];
if (($8_1 | 0) == -1) {
break block9
}
$4_1 = HEAP32[$1_1 + 28 >> 2];
$2_1 = $16_1 + $4_1 | 0;
if ($11_1 >>> 0 <= $2_1 >>> 0) {
break block10
}
$14_1 = HEAP32[$1_1 + 16 >> 2];
$10_1 = $14_1 - 1 | 0;
$6_1 = HEAP32[$1_1 + 24 >> 2];
$12_1 = $9_1 - $6_1 | 0;
$13_1 = HEAP32[$1_1 + 8 >> 2];
$5_1 = HEAP32[$1_1 + 12 >> 2];
while (1) {
$7_1 = $13_1;
$3_1 = HEAPU8[$2_1 + $15_1 | 0];
$2_1 = $3_1 & 31;
block14 : {
block11 : {
if (($3_1 & 63) >>> 0 >= 32) {
$3_1 = $5_1 >>> $2_1 | 0
} else {
$3_1 = ((1 << $2_1) - 1 & $5_1) << 32 - $2_1 | $7_1 >>> $2_1
}
if (!($3_1 & 1)) {
$4_1 = $4_1 + $9_1 | 0;
HEAP32[$1_1 + 28 >> 2] = $4_1;
break block11;
}
$3_1 = $8_1 >>> 0 > $14_1 >>> 0 ? $8_1 : $14_1;
$7_1 = $3_1 >>> 0 > $9_1 >>> 0 ? $3_1 : $9_1;
$18_1 = $4_1 + $15_1 | 0;
block12 : {
while (1) {
$2_1 = $3_1;
if (($2_1 | 0) == ($7_1 | 0)) {
$2_1 = $10_1;
while (1) {
if ($2_1 + 1 >>> 0 <= $8_1 >>> 0) {
break block12
}
if ($11_1 >>> 0 <= $2_1 + $4_1 >>> 0 | $2_1 >>> 0 >= $9_1 >>> 0) {
break block13
}
$7_1 = $2_1 + $18_1 | 0;
$3_1 = $2_1 + $17_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (HEAPU8[$3_1 | 0] == HEAPU8[$7_1 | 0]) {
continue
}
break;
};
$4_1 = $4_1 + $6_1 | 0;
HEAP32[$1_1 + 28 >> 2] = $4_1;
$3_1 = $12_1;
break block14;
}
if ($11_1 >>> 0 <= $2_1 + $4_1 >>> 0) {
break block13
}
$3_1 = $2_1 + 1 | 0;
if (HEAPU8[$2_1 + $17_1 | 0] == HEAPU8[$2_1 + $18_1 | 0]) {
continue
}
break;
};
$4_1 = ($2_1 + ($4_1 - $14_1 | 0) | 0) + 1 | 0;
break block11;
}
HEAP32[$1_1 + 36 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = $4_1;
$3_1 = $1_1;
$1_1 = $4_1 + $9_1 | 0;
HEAP32[$3_1 + 28 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = $1_1;
break block15;
}
$3_1 = 0;
}
$8_1 = $3_1;
HEAP32[$1_1 + 36 >> 2] = $3_1;
$2_1 = $4_1 + $16_1 | 0;
if ($11_1 >>> 0 > $2_1 >>> 0) {
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
$4_1 = HEAP32[$1_1 + 28 >> 2];
$2_1 = $16_1 + $4_1 | 0;
if ($11_1 >>> 0 <= $2_1 >>> 0) {
break block10
}
$5_1 = HEAP32[$1_1 + 16 >> 2];
$19_1 = $5_1 >>> 0 > $9_1 >>> 0 ? $5_1 : $9_1;
$20_1 = $15_1 - 1 | 0;
$14_1 = $17_1 - 1 | 0;
$18_1 = HEAP32[$1_1 + 24 >> 2];
$12_1 = HEAP32[$1_1 + 8 >> 2];
$13_1 = HEAP32[$1_1 + 12 >> 2];
$6_1 = $9_1 >>> 0 > $5_1 - 1 >>> 0;
while (1) {
$10_1 = $12_1;
$3_1 = HEAPU8[$2_1 + $15_1 | 0];
$2_1 = $3_1 & 31;
if (($3_1 & 63) >>> 0 >= 32) {
$3_1 = $13_1 >>> $2_1 | 0
} else {
$3_1 = ((1 << $2_1) - 1 & $13_1) << 32 - $2_1 | $10_1 >>> $2_1
}
block17 : {
if ($3_1 & 1) {
$10_1 = $4_1 + $15_1 | 0;
$3_1 = $5_1;
block16 : {
while (1) {
$2_1 = $3_1;
if (($2_1 | 0) == ($19_1 | 0)) {
$7_1 = $4_1 - 1 | 0;
$8_1 = $4_1 + $20_1 | 0;
$2_1 = $5_1;
while (1) {
if (!$2_1) {
break block16
}
if (!$6_1 | $11_1 >>> 0 <= $2_1 + $7_1 >>> 0) {
break block13
}
$10_1 = $2_1 + $8_1 | 0;
$3_1 = $2_1 + $14_1 | 0;
$2_1 = $2_1 - 1 | 0;
if (HEAPU8[$3_1 | 0] == HEAPU8[$10_1 | 0]) {
continue
}
break;
};
$4_1 = $4_1 + $18_1 | 0;
break block17;
}
if ($11_1 >>> 0 <= $2_1 + $4_1 >>> 0) {
break block13
}
$3_1 = $2_1 + 1 | 0;
if (HEAPU8[$2_1 + $17_1 | 0] == HEAPU8[$2_1 + $10_1 | 0]) {
continue
}
break;
};
$4_1 = ($2_1 + ($4_1 - $5_1 | 0) | 0) + 1 | 0;
break block17;
}
HEAP32[$0_1 + 4 >> 2] = $4_1;
$3_1 = $4_1 + $9_1 | 0;
HEAP32[$0_1 + 8 >> 2] = $3_1;
HEAP32[$1_1 + 28 >> 2] = $3_1;
break block15;
}
$4_1 = $4_1 + $9_1 | 0;
HEAP32[$1_1 + 28 >> 2] = $4_1;
}
$2_1 = $4_1 + $16_1 | 0;
if ($11_1 >>> 0 > $2_1 >>> 0) {
continue
}
break;
};
}
HEAP32[$1_1 + 28 >> 2] = $11_1;
$13_1 = 0;
break block;
}
wasm2js_trap();
}
HEAP32[$0_1 + 8 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $3_1;
}
$13_1 = 1;
break block;
}
HEAP8[$1_1 + 14 | 0] = 1;
}
HEAP32[$0_1 >> 2] = $13_1;
return;
}
HEAP8[$1_1 + 12 | 0] = ($4_1 ^ -1) & 1;
wasm2js_trap();
}
function $73($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 48 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 40 >> 2] = 47;
block2 : {
while (1) {
$7_1 = $0_1 + $4_1 | 0;
$6_1 = $1_1 - $4_1 | 0;
block : {
if ($6_1 >>> 0 >= 8) {
$35($3_1 + 8 | 0, 47, $7_1, $6_1);
$2_1 = HEAP32[$3_1 + 12 >> 2];
$5_1 = HEAP32[$3_1 + 8 >> 2];
break block;
}
$2_1 = 0;
$5_1 = 0;
if (!$6_1) {
break block
}
while (1) {
$5_1 = 1;
if (HEAPU8[$2_1 + $7_1 | 0] == 47) {
break block
}
$2_1 = $2_1 + 1 | 0;
if (($6_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$2_1 = $6_1;
$5_1 = 0;
}
if (($5_1 | 0) == 1) {
$2_1 = $2_1 + $4_1 | 0;
$4_1 = $2_1 + 1 | 0;
if (!(!$4_1 | $1_1 >>> 0 < $4_1 >>> 0) & HEAPU8[$0_1 + $2_1 | 0] == 47) {
break block2
}
if ($1_1 >>> 0 >= $4_1 >>> 0) {
continue
}
}
break;
};
$2_1 = $1_1;
}
global$0 = $3_1 + 48 | 0;
return $2_1;
}
function $74($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0;
$3_1 = HEAP32[$1_1 + 16 >> 2];
$8_1 = HEAP32[$1_1 + 12 >> 2];
block : {
if ($3_1 >>> 0 < $8_1 >>> 0) {
break block
}
$13_1 = HEAP32[$1_1 + 8 >> 2];
if ($13_1 >>> 0 < $3_1 >>> 0) {
break block
}
$9_1 = HEAPU8[$1_1 + 24 | 0];
$14_1 = $9_1 - 1 | 0;
$17_1 = $1_1 + 20 | 0;
$19_1 = $14_1 + $17_1 | 0;
$10_1 = HEAP32[$1_1 + 4 >> 2];
$2_1 = $10_1 + $8_1 | 0;
$11_1 = ($2_1 + 3 & -4) - $2_1 | 0;
$18_1 = $10_1 - 1 | 0;
$20_1 = $10_1 - 8 | 0;
$21_1 = $9_1 >>> 0 < 5;
while (1) {
$6_1 = $3_1 - $8_1 | 0;
$5_1 = $6_1 >>> 0 >= $11_1 >>> 0 ? $6_1 - $11_1 & 7 : 0;
block6 : {
block5 : {
block1 : {
if ($5_1 >>> 0 > $6_1 >>> 0) {
break block1
}
$22_1 = $6_1 >>> 0 > $11_1 >>> 0 ? $11_1 : $6_1;
$15_1 = $6_1 - $5_1 | 0;
$16_1 = HEAPU8[$19_1 | 0];
$4_1 = $3_1 + $18_1 | 0;
$2_1 = $5_1;
block3 : {
block2 : {
while (1) {
if (!$2_1) {
break block2
}
$2_1 = $2_1 - 1 | 0;
$12_1 = HEAPU8[$4_1 | 0];
$4_1 = $4_1 - 1 | 0;
if (($12_1 | 0) != ($16_1 | 0)) {
continue
}
break;
};
$2_1 = $2_1 + $15_1 | 0;
break block3;
}
$12_1 = Math_imul($16_1, 16843009);
$2_1 = $3_1 - $5_1 | 0;
$3_1 = $2_1 + $18_1 | 0;
$5_1 = $2_1 + $20_1 | 0;
while (1) {
block4 : {
$4_1 = $3_1;
$2_1 = $15_1;
if ($22_1 >>> 0 >= $2_1 >>> 0) {
break block4
}
$7_1 = HEAP32[$5_1 >> 2];
$23_1 = $5_1 + 4 | 0;
$3_1 = $3_1 - 8 | 0;
$5_1 = $5_1 - 8 | 0;
$15_1 = $2_1 - 8 | 0;
$7_1 = $7_1 ^ $12_1;
$24_1 = 16843008 - $7_1 | $7_1;
$7_1 = HEAP32[$23_1 >> 2] ^ $12_1;
if (($24_1 & (16843008 - $7_1 | $7_1) & -2139062144) == -2139062144) {
continue
}
}
break;
};
if ($2_1 >>> 0 > $6_1 >>> 0) {
break block1
}
while (1) {
if (!$2_1) {
break block5
}
$2_1 = $2_1 - 1 | 0;
$3_1 = HEAPU8[$4_1 | 0];
$4_1 = $4_1 - 1 | 0;
if (($3_1 | 0) != ($16_1 | 0)) {
continue
}
break;
};
}
$3_1 = $2_1 + $8_1 | 0;
if ($14_1 >>> 0 > $3_1 >>> 0) {
break block6
}
$2_1 = $3_1 - $14_1 | 0;
$4_1 = $2_1 + $9_1 | 0;
if ($2_1 >>> 0 > $4_1 >>> 0 | $4_1 >>> 0 > $13_1 >>> 0) {
break block6
}
if (!$21_1) {
break block1
}
if ($135($2_1 + $10_1 | 0, $17_1, $9_1)) {
break block6
}
HEAP32[$0_1 + 8 >> 2] = $4_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$1_1 + 16 >> 2] = $2_1;
$2_1 = 1;
break block;
}
wasm2js_trap();
}
HEAP32[$1_1 + 16 >> 2] = $8_1;
$2_1 = 0;
break block;
}
HEAP32[$1_1 + 16 >> 2] = $3_1;
$2_1 = 0;
if ($3_1 >>> 0 < $8_1 >>> 0) {
break block
}
if ($3_1 >>> 0 <= $13_1 >>> 0) {
continue
}
break;
};
}
HEAP32[$0_1 >> 2] = $2_1;
}
function $75($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0;
block3 : {
block : {
if (!$2_1) {
break block
}
$7_1 = $3_1 & 255;
$3_1 = 0;
block2 : {
while (1) {
$6_1 = HEAPU8[$1_1 + $5_1 | 0];
block1 : {
if (($6_1 | 0) != ($7_1 | 0)) {
if (($4_1 & 255) != ($6_1 | 0)) {
break block1
}
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
break block1
}
break block2;
}
$3_1 = $3_1 + 1 | 0;
}
$5_1 = $5_1 + 1 | 0;
if (($5_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
$5_1 = 0;
$3_1 = $4_1 & 255;
while (1) {
if (($3_1 | 0) == HEAPU8[$1_1 + $5_1 | 0]) {
break block2
}
$5_1 = $5_1 + 1 | 0;
if (($5_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
break block;
}
$5_1 = $5_1 + 1 | 0;
$1_1 = 1;
break block3;
}
$1_1 = 0;
}
HEAP32[$0_1 + 4 >> 2] = $5_1;
HEAP32[$0_1 >> 2] = $1_1;
}
function $76($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$7_1 = global$0 - 48 | 0;
global$0 = $7_1;
HEAP32[$7_1 + 40 >> 2] = 58;
block4 : {
while (1) {
$6_1 = $1_1 + $3_1 | 0;
$4_1 = $2_1 - $3_1 | 0;
block : {
if ($4_1 >>> 0 >= 8) {
$35($7_1 + 8 | 0, 58, $6_1, $4_1);
$5_1 = HEAP32[$7_1 + 12 >> 2];
$8_1 = HEAP32[$7_1 + 8 >> 2];
break block;
}
$5_1 = 0;
$8_1 = 0;
if (!$4_1) {
break block
}
while (1) {
$8_1 = 1;
if (HEAPU8[$5_1 + $6_1 | 0] == 58) {
break block
}
$5_1 = $5_1 + 1 | 0;
if (($5_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$5_1 = $4_1;
$8_1 = 0;
}
block1 : {
if (($8_1 | 0) != 1) {
break block1
}
$6_1 = $3_1 + $5_1 | 0;
$3_1 = $6_1 + 1 | 0;
if (!(!$3_1 | $2_1 >>> 0 < $3_1 >>> 0 | HEAPU8[$1_1 + $6_1 | 0] != 58)) {
$5_1 = 0;
if (!(!$6_1 | $2_1 - $3_1 >>> 0 < 2)) {
$3_1 = $1_1 + $3_1 | 0;
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8) != 12079) {
break block4
}
$4_1 = 0;
while (1) {
if (($4_1 | 0) != ($6_1 | 0)) {
$3_1 = $1_1 + $4_1 | 0;
$4_1 = $4_1 + 1 | 0;
$3_1 = HEAPU8[$3_1 | 0];
if (($3_1 - 58 & 255) >>> 0 > 245 | (($3_1 & -33) - 91 & 255) >>> 0 >= 230) {
continue
}
break block1;
}
break;
};
block6 : {
$4_1 = $6_1 + 3 | 0;
block5 : {
if (!$4_1) {
break block5
}
if ($2_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$1_1 + $4_1 | 0] > -65) {
break block5
}
break block6;
}
if (($2_1 | 0) != ($4_1 | 0)) {
break block6
}
}
$5_1 = $1_1;
break block4;
}
break block4;
}
break block4;
}
if ($2_1 >>> 0 >= $3_1 >>> 0) {
continue
}
}
break;
};
$5_1 = 0;
}
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $5_1;
global$0 = $7_1 + 48 | 0;
}
function $77($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$5_1 = global$0 - 96 | 0;
global$0 = $5_1;
$2_1 = HEAP32[$1_1 + 12 >> 2];
block : {
if (HEAPU8[$2_1 | 0] != 3) {
$1_1 = $22($1_1, 1052172, 8);
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block;
}
$4_1 = HEAP32[$2_1 + 8 >> 2];
block7 : {
block1 : {
$7_1 = HEAP32[$2_1 + 12 >> 2];
if (!$7_1) {
break block1
}
$9_1 = $4_1 + $7_1 | 0;
$2_1 = $4_1;
while (1) {
block2 : {
if (($2_1 | 0) == ($9_1 | 0)) {
break block2
}
$3_1 = HEAP8[$2_1 | 0];
block3 : {
if (($3_1 | 0) >= 0) {
$3_1 = $3_1 & 255;
$2_1 = $2_1 + 1 | 0;
break block3;
}
$6_1 = HEAPU8[$2_1 + 1 | 0] & 63;
$8_1 = $3_1 & 31;
if ($3_1 >>> 0 <= 4294967263) {
$3_1 = $6_1 | $8_1 << 6;
$2_1 = $2_1 + 2 | 0;
break block3;
}
$6_1 = HEAPU8[$2_1 + 2 | 0] & 63 | $6_1 << 6;
if ($3_1 >>> 0 < 4294967280) {
$3_1 = $8_1 << 12 | $6_1;
$2_1 = $2_1 + 3 | 0;
break block3;
}
$3_1 = $8_1 << 18 & 1835008 | (HEAPU8[$2_1 + 3 | 0] & 63 | $6_1 << 6);
if (($3_1 | 0) == 1114112) {
break block2
}
$2_1 = $2_1 + 4 | 0;
}
$6_1 = $3_1 - 9 | 0;
if (1 << $6_1 & 8388639 ? $6_1 >>> 0 <= 23 : 0) {
break block1
}
block4 : {
if ($3_1 >>> 0 < 128) {
break block4
}
block5 : {
$6_1 = $3_1 >>> 8 | 0;
if ($6_1 >>> 0 <= 31) {
if (!$6_1) {
break block5
}
if (($6_1 | 0) != 22 | ($3_1 | 0) != 5760) {
break block4
}
break block1;
}
if (($6_1 | 0) != 32) {
if (($6_1 | 0) != 48 | ($3_1 | 0) != 12288) {
break block4
}
break block1;
}
if (!(HEAPU8[($3_1 & 255) + 1069508 | 0] & 2)) {
break block4
}
break block1;
}
if (HEAP8[($3_1 & 255) + 1069508 | 0] & 1) {
break block1
}
}
if ($3_1 >>> 0 < 32) {
break block1
}
if ($3_1 - 127 >>> 0 > 32) {
continue
}
break block1;
}
break;
};
block6 : {
if ($7_1 >>> 0 >= 4) {
$2_1 = $5_1 + 24 | 0;
$41($2_1, $4_1, $7_1, 1052533, 3);
$72($5_1 + 12 | 0, $2_1);
if (HEAP32[$5_1 + 12 >> 2] | (HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) & -2139062144) {
break block1
}
$2_1 = $4_1 + 3 & -4;
$3_1 = ($2_1 | 0) == ($4_1 | 0) ? 4 : $2_1 - $4_1 | 0;
$2_1 = $7_1 - 4 | 0;
if ($3_1 >>> 0 < $2_1 >>> 0) {
while (1) {
if (HEAP32[$3_1 + $4_1 >> 2] & -2139062144) {
break block1
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
break block1
}
break block6;
}
$3_1 = $7_1;
if (($3_1 | 0) == 3) {
$3_1 = 3;
if (!((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8) ^ 10794 | HEAPU8[$4_1 + 2 | 0] ^ 42)) {
break block1
}
}
$6_1 = $4_1 - 1 | 0;
while (1) {
if (!$3_1) {
break block6
}
$2_1 = $3_1 + $6_1 | 0;
$3_1 = $3_1 - 1 | 0;
if (HEAP8[$2_1 | 0] >= 0) {
continue
}
break;
};
break block1;
}
$3_1 = $9(1, $7_1);
if ($3_1) {
$2_1 = $132($3_1, $4_1, $7_1);
if (($7_1 | 0) == -2147483648) {
break block7
}
HEAP32[$0_1 + 8 >> 2] = $7_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $7_1;
break block;
}
wasm2js_trap();
}
HEAP32[$5_1 + 16 >> 2] = $7_1;
HEAP32[$5_1 + 12 >> 2] = $4_1;
$2_1 = $5_1 + 24 | 0;
$65($2_1, 1065748, 99, $5_1 + 12 | 0);
$3_1 = $57(2, 1065742, 6, $4_1, $7_1, $2_1);
}
$51($5_1 + 24 | 0, $1_1);
$1_1 = $3_1 + 24 | 0;
$4_1 = HEAP32[$3_1 + 24 >> 2];
if ($4_1) {
$6_1 = HEAP32[$3_1 + 28 >> 2];
HEAP32[$5_1 + 12 >> 2] = 1;
$2_1 = $5_1 + 92 | 0;
} else {
$2_1 = $5_1 + 12 | 0
}
HEAP32[$2_1 >> 2] = $4_1;
$2_1 = HEAP32[$5_1 + 12 >> 2];
if (!(!$2_1 | !HEAP32[$5_1 + 92 >> 2])) {
$1($6_1, $2_1)
}
HEAP32[$1_1 + 8 >> 2] = HEAP32[$5_1 + 32 >> 2];
$2_1 = HEAP32[$5_1 + 28 >> 2];
HEAP32[$1_1 >> 2] = HEAP32[$5_1 + 24 >> 2];
HEAP32[$1_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = -2147483648;
HEAP32[$0_1 + 4 >> 2] = $3_1;
}
global$0 = $5_1 + 96 | 0;
}
function $78($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
block3 : {
block2 : {
block : {
$4_1 = $23(HEAP32[$1_1 + 12 >> 2], $2_1, 6);
if (!$4_1) {
break block
}
$5_1 = HEAPU8[$4_1 | 0];
if (!$5_1) {
break block
}
$8_1 = HEAPU8[$1_1 + 20 | 0];
HEAP8[$3_1 + 28 | 0] = $8_1;
HEAP32[$3_1 + 24 >> 2] = $1_1;
HEAP32[$3_1 + 20 >> 2] = $4_1;
HEAP32[$3_1 + 16 >> 2] = 6;
HEAP32[$3_1 + 12 >> 2] = $2_1;
HEAP32[$3_1 + 8 >> 2] = 1;
HEAP32[$3_1 + 40 >> 2] = 0;
HEAP32[$3_1 + 32 >> 2] = 0;
HEAP32[$3_1 + 36 >> 2] = 4;
block1 : {
if (($5_1 | 0) != 4) {
$2_1 = $22($3_1 + 8 | 0, 1052446, 6);
break block1;
}
$1_1 = HEAP32[$4_1 + 12 >> 2];
if (!$1_1) {
$2_1 = 4;
$1_1 = 0;
$4_1 = 0;
break block2;
}
$6_1 = $1_1 << 4;
$4_1 = HEAP32[$4_1 + 8 >> 2];
$1_1 = 0;
$9_1 = 4;
$5_1 = 8;
while (1) {
HEAP8[$3_1 + 76 | 0] = $8_1;
HEAP32[$3_1 + 56 >> 2] = 2;
HEAP32[$3_1 + 60 >> 2] = $1_1;
HEAP32[$3_1 + 68 >> 2] = $4_1;
HEAP32[$3_1 + 72 >> 2] = $3_1 + 8;
$77($3_1 + 44 | 0, $3_1 + 56 | 0);
$2_1 = HEAP32[$3_1 + 48 >> 2];
$10_1 = HEAP32[$3_1 + 44 >> 2];
if (($10_1 | 0) == -2147483648) {
break block1
}
$11_1 = HEAP32[$3_1 + 52 >> 2];
$4_1 = $4_1 + 16 | 0;
if (HEAP32[$3_1 + 32 >> 2] == ($1_1 | 0)) {
$79($3_1 + 32 | 0);
$9_1 = HEAP32[$3_1 + 36 >> 2];
}
$7_1 = $5_1 + $9_1 | 0;
HEAP32[$7_1 >> 2] = $11_1;
HEAP32[$7_1 - 4 >> 2] = $2_1;
HEAP32[$7_1 - 8 >> 2] = $10_1;
$1_1 = $1_1 + 1 | 0;
HEAP32[$3_1 + 40 >> 2] = $1_1;
$5_1 = $5_1 + 12 | 0;
$6_1 = $6_1 - 16 | 0;
if ($6_1) {
continue
}
break;
};
$4_1 = -2147483648;
$2_1 = HEAP32[$3_1 + 36 >> 2];
block4 : {
$5_1 = HEAP32[$3_1 + 32 >> 2];
switch ($5_1 - -2147483648 | 0) {
case 1:
break block2;
case 0:
break block3;
default:
break block4;
};
}
$4_1 = $5_1;
break block2;
}
$80($3_1 + 32 | 0);
$5_1 = -2147483648;
break block3;
}
$4_1 = -2147483648;
}
$5_1 = $1_1;
$1_1 = ($4_1 | 0) == -2147483648;
HEAP32[$0_1 + 8 >> 2] = $1_1 ? 0 : $5_1;
$5_1 = $1_1 ? 0 : $4_1;
$2_1 = $1_1 ? 4 : $2_1;
}
HEAP32[$0_1 >> 2] = $5_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
global$0 = $3_1 + 80 | 0;
}
function $79($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$2_1 = HEAP32[$0_1 >> 2];
$3_1 = $2_1 << 1;
$3_1 = $3_1 >>> 0 <= 4 ? 4 : $3_1;
$3($1_1 + 4 | 0, $2_1, HEAP32[$0_1 + 4 >> 2], $3_1, 4, 12);
$2_1 = HEAP32[$1_1 + 8 >> 2];
block : {
if (!HEAP32[$1_1 + 4 >> 2]) {
HEAP32[$0_1 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
break block;
}
if (($2_1 | 0) == -2147483647) {
break block
}
wasm2js_trap();
}
global$0 = $1_1 + 16 | 0;
}
function $80($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$5_1 = HEAP32[$0_1 + 4 >> 2];
$2_1 = HEAP32[$0_1 + 8 >> 2];
if ($2_1) {
$4_1 = $5_1;
while (1) {
$3_1 = HEAP32[$4_1 >> 2];
if ($3_1) {
$7_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$1_1 + 12 >> 2] = 1;
$6_1 = $1_1 + 8 | 0;
} else {
$6_1 = $1_1 + 12 | 0
}
HEAP32[$6_1 >> 2] = $3_1;
$3_1 = HEAP32[$1_1 + 12 >> 2];
if (!(!$3_1 | !HEAP32[$1_1 + 8 >> 2])) {
$1($7_1, $3_1)
}
$4_1 = $4_1 + 12 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
}
$0_1 = HEAP32[$0_1 >> 2];
block1 : {
if (!$0_1) {
$2_1 = $1_1 + 12 | 0;
$0_1 = 0;
break block1;
}
HEAP32[$1_1 + 12 >> 2] = 4;
$2_1 = $1_1 + 8 | 0;
$0_1 = Math_imul($0_1, 12);
}
HEAP32[$2_1 >> 2] = $0_1;
$0_1 = HEAP32[$1_1 + 12 >> 2];
if (!(!$0_1 | !HEAP32[$1_1 + 8 >> 2])) {
$1($5_1, $0_1)
}
global$0 = $1_1 + 16 | 0;
}
function $81($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
if ($1_1) {
while (1) {
$3_1 = HEAP32[$0_1 >> 2];
if ($3_1) {
$5_1 = HEAP32[$0_1 + 4 >> 2];
HEAP32[$2_1 + 12 >> 2] = 1;
$4_1 = $2_1 + 8 | 0;
} else {
$4_1 = $2_1 + 12 | 0
}
HEAP32[$4_1 >> 2] = $3_1;
$3_1 = HEAP32[$2_1 + 12 >> 2];
if (!(!$3_1 | !HEAP32[$2_1 + 8 >> 2])) {
$1($5_1, $3_1)
}
$80($0_1 + 12 | 0);
$80($0_1 + 24 | 0);
$0_1 = $0_1 + 40 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
}
}
global$0 = $2_1 + 16 | 0;
}
function $82($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1) {
var $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$7_1 = global$0 + -64 | 0;
global$0 = $7_1;
$8_1 = $7_1 + 44 | 0;
$54($8_1, $3_1, $4_1);
HEAP32[$7_1 + 36 >> 2] = 4;
HEAP32[$7_1 + 32 >> 2] = $8_1;
$8_1 = $7_1 + 32 | 0;
$17($7_1 + 20 | 0, 1052156, $8_1);
$9_1 = HEAP32[$7_1 + 44 >> 2];
if ($9_1) {
$10_1 = HEAP32[$7_1 + 48 >> 2];
HEAP32[$7_1 + 32 >> 2] = 1;
$8_1 = $7_1 + 60 | 0;
}
HEAP32[$8_1 >> 2] = $9_1;
$8_1 = HEAP32[$7_1 + 32 >> 2];
if (!(!$8_1 | !HEAP32[$7_1 + 60 >> 2])) {
$1($10_1, $8_1)
}
$8_1 = $7_1 + 32 | 0;
$55($8_1, $5_1, $6_1);
HEAP32[$7_1 + 56 >> 2] = 4;
HEAP32[$7_1 + 48 >> 2] = 4;
HEAP32[$7_1 + 52 >> 2] = $8_1;
HEAP32[$7_1 + 44 >> 2] = $7_1 + 20;
$8_1 = $7_1 + 44 | 0;
$17($7_1 + 8 | 0, 1050262, $8_1);
$9_1 = HEAP32[$7_1 + 32 >> 2];
if ($9_1) {
$10_1 = HEAP32[$7_1 + 36 >> 2];
HEAP32[$7_1 + 44 >> 2] = 1;
$8_1 = $7_1 + 60 | 0;
}
HEAP32[$8_1 >> 2] = $9_1;
$8_1 = HEAP32[$7_1 + 44 >> 2];
if (!(!$8_1 | !HEAP32[$7_1 + 60 >> 2])) {
$1($10_1, $8_1)
}
$9_1 = HEAP32[$7_1 + 20 >> 2];
if ($9_1) {
$10_1 = HEAP32[$7_1 + 24 >> 2];
HEAP32[$7_1 + 44 >> 2] = 1;
$8_1 = $7_1 + 32 | 0;
} else {
$8_1 = $7_1 + 44 | 0
}
HEAP32[$8_1 >> 2] = $9_1;
$8_1 = HEAP32[$7_1 + 44 >> 2];
if (!(!$8_1 | !HEAP32[$7_1 + 32 >> 2])) {
$1($10_1, $8_1)
}
$56($7_1, $3_1, $4_1, $5_1, ($6_1 << 3) + $5_1 | 0);
block4 : {
$10_1 = HEAP32[$7_1 >> 2];
block3 : {
if (!$10_1) {
$5_1 = -2147483647;
break block3;
}
$5_1 = -2147483648;
$6_1 = HEAP32[$7_1 + 4 >> 2];
if (!$6_1) {
$8_1 = 1;
$6_1 = 0;
break block3;
}
$8_1 = $9(1, $6_1);
if (!$8_1) {
break block4
}
$132($8_1, $10_1, $6_1);
}
$0_1 = $57($0_1, $1_1, $2_1, $3_1, $4_1, $7_1 + 8 | 0);
$58($0_1 + 48 | 0);
HEAP8[$0_1 + 72 | 0] = 3;
HEAP32[$0_1 + 68 >> 2] = $6_1;
HEAP32[$0_1 + 64 >> 2] = $8_1;
HEAP32[$0_1 + 60 >> 2] = $6_1;
HEAP32[$0_1 + 48 >> 2] = $5_1;
global$0 = $7_1 - -64 | 0;
return $0_1;
}
wasm2js_trap();
}
function $83($0_1, $1_1, $2_1) {
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
function $84($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
block : {
if (HEAP32[$0_1 + 4 >> 2]) {
HEAP32[$3_1 + 12 >> 2] = 2;
HEAP32[$3_1 + 8 >> 2] = $0_1;
$2_1 = 1;
if ($30($1_1, 1069916, 1052162, $3_1 + 8 | 0)) {
break block
}
}
$2_1 = HEAP32[$0_1 + 20 >> 2];
$6_1 = HEAP32[$0_1 + 16 >> 2];
$7_1 = HEAP32[$0_1 + 8 >> 2];
block6 : {
block5 : {
block4 : {
block1 : {
$0_1 = HEAP32[$0_1 + 12 >> 2];
$5_1 = HEAP32[$1_1 >> 2];
$4_1 = HEAP32[$1_1 + 8 >> 2];
block3 : {
block2 : {
if ($0_1 >>> 0 > $5_1 - $4_1 >>> 0) {
if (($4($1_1, $4_1, $0_1, 1, 1) | 0) != -2147483647) {
break block1
}
$4_1 = HEAP32[$1_1 + 8 >> 2];
break block2;
}
if (!$0_1) {
break block3
}
}
$132(HEAP32[$1_1 + 4 >> 2] + $4_1 | 0, $7_1, $0_1);
$5_1 = HEAP32[$1_1 >> 2];
}
$0_1 = $0_1 + $4_1 | 0;
HEAP32[$1_1 + 8 >> 2] = $0_1;
if ($5_1 - $0_1 >>> 0 >= $2_1 >>> 0) {
break block4
}
if (($4($1_1, $0_1, $2_1, 1, 1) | 0) != -2147483647) {
break block1
}
$0_1 = HEAP32[$1_1 + 8 >> 2];
break block5;
}
wasm2js_trap();
}
if (!$2_1) {
break block6
}
}
$132(HEAP32[$1_1 + 4 >> 2] + $0_1 | 0, $6_1, $2_1);
}
HEAP32[$1_1 + 8 >> 2] = $0_1 + $2_1;
$2_1 = 0;
}
global$0 = $3_1 + 16 | 0;
return $2_1;
}
function $85($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$9_1 = Math_imul($1_1, 12);
$6_1 = $0_1 + 4 | 0;
$5_1 = $9_1 + $6_1 | 0;
$7_1 = $1_1 + 1 | 0;
$8_1 = HEAPU16[$0_1 + 270 >> 1];
block : {
if ($7_1 >>> 0 > $8_1 >>> 0) {
HEAP32[$5_1 + 8 >> 2] = HEAP32[$2_1 + 8 >> 2];
$9_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$5_1 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$5_1 + 4 >> 2] = $9_1;
break block;
}
$11_1 = Math_imul($7_1, 12);
$10_1 = $6_1 + $11_1 | 0;
$6_1 = Math_imul($8_1 - $1_1 | 0, 12);
$134($10_1, $5_1, $6_1);
HEAP32[$5_1 + 8 >> 2] = HEAP32[$2_1 + 8 >> 2];
$10_1 = HEAP32[$2_1 + 4 >> 2];
HEAP32[$5_1 >> 2] = HEAP32[$2_1 >> 2];
HEAP32[$5_1 + 4 >> 2] = $10_1;
$2_1 = $0_1 + 136 | 0;
$134($2_1 + $11_1 | 0, $2_1 + $9_1 | 0, $6_1);
}
$2_1 = Math_imul($1_1, 12) + $0_1 | 0;
HEAP32[$2_1 + 144 >> 2] = HEAP32[$3_1 + 8 >> 2];
$5_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$2_1 + 136 >> 2] = HEAP32[$3_1 >> 2];
HEAP32[$2_1 + 140 >> 2] = $5_1;
$2_1 = $0_1 + 272 | 0;
$3_1 = $8_1 + 2 | 0;
$5_1 = $1_1 + 2 | 0;
if ($3_1 >>> 0 > $5_1 >>> 0) {
$134($2_1 + ($5_1 << 2) | 0, $2_1 + ($7_1 << 2) | 0, $8_1 - $1_1 << 2)
}
HEAP32[$2_1 + ($7_1 << 2) >> 2] = $4_1;
$4_1 = $8_1 + 1 | 0;
HEAP16[$0_1 + 270 >> 1] = $4_1;
if ($3_1 >>> 0 > $7_1 >>> 0) {
$2_1 = (($1_1 << 2) + $0_1 | 0) + 276 | 0;
while (1) {
$3_1 = HEAP32[$2_1 >> 2];
$1_1 = $1_1 + 1 | 0;
HEAP16[$3_1 + 268 >> 1] = $1_1;
HEAP32[$3_1 >> 2] = $0_1;
$2_1 = $2_1 + 4 | 0;
if (($1_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
}
}
function $86($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
block : {
if (!$0_1) {
break block
}
while (1) {
$6_1 = $0_1 + 4 | 0;
$9_1 = HEAPU16[$0_1 + 270 >> 1];
$7_1 = Math_imul($9_1, 12);
$5_1 = -1;
block2 : {
block1 : {
while (1) {
if (!$7_1) {
$5_1 = $9_1;
break block1;
}
$8_1 = HEAP32[$6_1 + 8 >> 2];
$4_1 = HEAP32[$6_1 + 4 >> 2];
$5_1 = $5_1 + 1 | 0;
$7_1 = $7_1 - 12 | 0;
$6_1 = $6_1 + 12 | 0;
$4_1 = $135($2_1, $4_1, $3_1 >>> 0 < $8_1 >>> 0 ? $3_1 : $8_1);
$4_1 = $4_1 ? $4_1 : $3_1 - $8_1 | 0;
$4_1 = (($4_1 | 0) > 0) - (($4_1 | 0) < 0) & 255;
if (($4_1 | 0) == 1) {
continue
}
break;
};
if (!$4_1) {
break block2
}
}
if (!$1_1) {
break block
}
$1_1 = $1_1 - 1 | 0;
$0_1 = HEAP32[(($5_1 << 2) + $0_1 | 0) + 272 >> 2];
continue;
}
break;
};
return (Math_imul($5_1, 12) + $0_1 | 0) + 136 | 0;
}
return 0;
}
function $87($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0;
$7_1 = global$0 - 80 | 0;
global$0 = $7_1;
$17_1 = $4_1 + 44 | 0;
$9_1 = HEAP32[$1_1 >> 2];
$10_1 = HEAP32[$1_1 + 12 >> 2];
$8_1 = HEAP32[$1_1 + 4 >> 2];
$13_1 = HEAP32[$1_1 + 32 >> 2];
block6 : {
block : {
block1 : {
while (1) {
if (!$13_1) {
break block
}
$13_1 = $13_1 - 1 | 0;
HEAP32[$1_1 + 32 >> 2] = $13_1;
if (!($9_1 & 1)) {
break block1
}
if ($8_1) {
$9_1 = HEAP32[$1_1 + 8 >> 2]
} else {
$8_1 = HEAP32[$1_1 + 8 >> 2];
if ($10_1) {
while (1) {
$8_1 = HEAP32[$8_1 + 272 >> 2];
$10_1 = $10_1 - 1 | 0;
if ($10_1) {
continue
}
break;
}
}
HEAP32[$1_1 >> 2] = 1;
$10_1 = 0;
$9_1 = 0;
}
block3 : {
if (HEAPU16[$8_1 + 270 >> 1] > $10_1 >>> 0) {
$6_1 = $8_1;
$11_1 = $10_1;
break block3;
}
while (1) {
$6_1 = HEAP32[$8_1 >> 2];
if (!$6_1) {
break block1
}
$9_1 = $9_1 + 1 | 0;
$11_1 = HEAPU16[$8_1 + 268 >> 1];
$8_1 = $6_1;
if ($11_1 >>> 0 >= HEAPU16[$6_1 + 270 >> 1]) {
continue
}
break;
};
}
block4 : {
if ($9_1) {
$8_1 = HEAP32[(($11_1 << 2) + $6_1 | 0) + 276 >> 2];
$10_1 = 0;
$9_1 = $9_1 - 1 | 0;
if (!$9_1) {
break block4
}
while (1) {
$8_1 = HEAP32[$8_1 + 272 >> 2];
$9_1 = $9_1 - 1 | 0;
if ($9_1) {
continue
}
break;
};
break block4;
}
$10_1 = $11_1 + 1 | 0;
$8_1 = $6_1;
}
HEAP32[$1_1 + 12 >> 2] = $10_1;
HEAP32[$1_1 + 8 >> 2] = 0;
HEAP32[$1_1 + 4 >> 2] = $8_1;
$9_1 = 1;
$6_1 = Math_imul($11_1, 12) + $6_1 | 0;
$14_1 = HEAP32[$6_1 + 144 >> 2];
if (($14_1 | 0) != HEAP32[$2_1 + 4 >> 2]) {
continue
}
$11_1 = HEAP32[$6_1 + 12 >> 2];
$15_1 = HEAP32[$6_1 + 8 >> 2];
$16_1 = HEAP32[$6_1 + 140 >> 2];
if ($135($16_1, HEAP32[$2_1 >> 2], $14_1)) {
continue
}
$6_1 = HEAP32[$3_1 >> 2];
if (!(!$6_1 | HEAP32[$3_1 + 4 >> 2] != ($11_1 | 0))) {
if (!$135($15_1, $6_1, $11_1)) {
continue
}
}
HEAP32[$7_1 + 28 >> 2] = $11_1;
HEAP32[$7_1 + 24 >> 2] = $15_1;
$6_1 = $17_1;
$12_1 = HEAP32[$6_1 + 20 >> 2];
HEAP32[$7_1 + 16 >> 2] = HEAP32[$6_1 + 16 >> 2];
HEAP32[$7_1 + 20 >> 2] = $12_1;
$12_1 = HEAP32[$6_1 + 12 >> 2];
HEAP32[$7_1 + 8 >> 2] = HEAP32[$6_1 + 8 >> 2];
HEAP32[$7_1 + 12 >> 2] = $12_1;
$12_1 = HEAP32[$6_1 + 4 >> 2];
HEAP32[$7_1 >> 2] = HEAP32[$6_1 >> 2];
HEAP32[$7_1 + 4 >> 2] = $12_1;
$6_1 = HEAP32[$4_1 + 80 >> 2];
HEAP32[$7_1 + 32 >> 2] = HEAP32[$4_1 + 76 >> 2];
HEAP32[$7_1 + 36 >> 2] = $6_1;
$88($7_1 + 40 | 0, $7_1, HEAP32[$4_1 + 40 >> 2], HEAP32[$5_1 >> 2], HEAP32[$5_1 + 4 >> 2]);
if (HEAP32[$7_1 + 40 >> 2] == 2 | HEAPU8[$7_1 + 56 | 0] != 1) {
continue
}
break;
};
HEAP32[$0_1 + 12 >> 2] = $14_1;
HEAP32[$0_1 + 8 >> 2] = $16_1;
HEAP32[$0_1 + 4 >> 2] = $11_1;
HEAP32[$0_1 >> 2] = $15_1;
break block6;
}
wasm2js_trap();
}
HEAP32[$0_1 >> 2] = 0;
}
global$0 = $7_1 + 80 | 0;
}
function $88($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0;
$6_1 = global$0 - 32 | 0;
global$0 = $6_1;
$9_1 = HEAP32[$1_1 + 24 >> 2];
$5_1 = $9_1 | HEAP32[$1_1 + 32 >> 2];
$10_1 = $5_1 ? $9_1 : 1052396;
block : {
if (!$10_1) {
HEAP32[$0_1 >> 2] = 2;
break block;
}
$13_1 = HEAP32[$1_1 + 28 >> 2];
$12_1 = $5_1 ? $13_1 : 6;
block2 : {
block1 : {
if (!$4_1) {
break block1
}
$8_1 = HEAP32[$4_1 + 20 >> 2];
$14_1 = HEAP32[$4_1 + 16 >> 2];
$5_1 = HEAP32[$4_1 + 32 >> 2];
if ($5_1) {
$7_1 = Math_imul($5_1, 12);
$5_1 = HEAP32[$4_1 + 28 >> 2] + 8 | 0;
$4_1 = 0;
$11_1 = 1;
while (1) {
if ($89(HEAP32[$5_1 - 4 >> 2], HEAP32[$5_1 >> 2], $10_1, $12_1)) {
$8_1 = 1;
break block2;
}
$5_1 = $5_1 + 12 | 0;
$4_1 = $4_1 + 1 | 0;
$7_1 = $7_1 - 12 | 0;
if ($7_1) {
continue
}
break;
};
}
if (!$8_1) {
break block1
}
$7_1 = Math_imul($8_1, 12);
$5_1 = $14_1 + 8 | 0;
$11_1 = 0;
$8_1 = 1;
$4_1 = 0;
while (1) {
if ($89(HEAP32[$5_1 - 4 >> 2], HEAP32[$5_1 >> 2], $10_1, $12_1)) {
break block2
}
$5_1 = $5_1 + 12 | 0;
$4_1 = $4_1 + 1 | 0;
$7_1 = $7_1 - 12 | 0;
if ($7_1) {
continue
}
break;
};
}
$3_1 = HEAP32[$2_1 + 8 >> 2];
$14_1 = HEAP32[$2_1 + 4 >> 2];
$4_1 = HEAP32[$2_1 + 20 >> 2];
if ($4_1) {
$7_1 = Math_imul($4_1, 12);
$5_1 = HEAP32[$2_1 + 16 >> 2] + 8 | 0;
$8_1 = 0;
$11_1 = 1;
$4_1 = 0;
while (1) {
if ($89(HEAP32[$5_1 - 4 >> 2], HEAP32[$5_1 >> 2], $10_1, $12_1)) {
break block2
}
$5_1 = $5_1 + 12 | 0;
$4_1 = $4_1 + 1 | 0;
$7_1 = $7_1 - 12 | 0;
if ($7_1) {
continue
}
break;
};
}
if ($3_1) {
$7_1 = Math_imul($3_1, 12);
$5_1 = $14_1 + 8 | 0;
$11_1 = 0;
$4_1 = 0;
while (1) {
if ($89(HEAP32[$5_1 - 4 >> 2], HEAP32[$5_1 >> 2], $10_1, $12_1)) {
$8_1 = 0;
break block2;
}
$5_1 = $5_1 + 12 | 0;
$4_1 = $4_1 + 1 | 0;
$7_1 = $7_1 - 12 | 0;
if ($7_1) {
continue
}
break;
};
}
block3 : {
if ($9_1) {
$3_1 = $1_1;
$1_1 = HEAP32[$1_1 >> 2];
$90($6_1 + 8 | 0, $9_1, $13_1, $1_1 ? (HEAPU8[$2_1 + 51 | 0] ? ($1_1 ? $3_1 : 0) : 0) : 0);
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
HEAP8[$0_1 + 32 | 0] = $11_1;
HEAP32[$0_1 + 28 >> 2] = $4_1;
HEAP32[$0_1 + 24 >> 2] = $3_1;
HEAP32[$0_1 + 20 >> 2] = $8_1;
HEAP8[$0_1 + 17 | 0] = 10;
HEAP8[$0_1 + 16 | 0] = $11_1;
HEAP32[$0_1 + 12 >> 2] = 0;
HEAP32[$0_1 + 8 >> 2] = $13_1;
HEAP32[$0_1 + 4 >> 2] = 0;
HEAP32[$0_1 >> 2] = ($9_1 | 0) != 0;
}
global$0 = $6_1 + 32 | 0;
}
function $89($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0;
$4_1 = global$0 - 2144 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 1104 >> 2] = $1_1;
HEAP32[$4_1 + 1096 >> 2] = $1_1;
HEAP32[$4_1 + 1092 >> 2] = $0_1;
HEAP8[$4_1 + 1112 | 0] = 1;
HEAP32[$4_1 + 1088 >> 2] = 42;
HEAP32[$4_1 + 1108 >> 2] = 42;
block2 : {
while (1) {
$7_1 = $0_1 + $8_1 | 0;
$6_1 = $1_1 - $8_1 | 0;
block : {
if ($6_1 >>> 0 >= 8) {
$35($4_1 + 8 | 0, 42, $7_1, $6_1);
$5_1 = HEAP32[$4_1 + 12 >> 2];
$9_1 = HEAP32[$4_1 + 8 >> 2];
break block;
}
$5_1 = 0;
$9_1 = 0;
if (!$6_1) {
break block
}
while (1) {
$9_1 = 1;
if (HEAPU8[$5_1 + $7_1 | 0] == 42) {
break block
}
$5_1 = $5_1 + 1 | 0;
if (($6_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
$5_1 = $6_1;
$9_1 = 0;
}
if (($9_1 | 0) == 1) {
$5_1 = $5_1 + $8_1 | 0;
$8_1 = $5_1 + 1 | 0;
if (!(!$8_1 | $1_1 >>> 0 < $8_1 >>> 0 | HEAPU8[$0_1 + $5_1 | 0] != 42)) {
$6_1 = 1;
break block2;
}
if ($1_1 >>> 0 >= $8_1 >>> 0) {
continue
}
}
break;
};
$6_1 = 0;
}
HEAP32[$4_1 + 1104 >> 2] = $1_1;
HEAP32[$4_1 + 1100 >> 2] = 0;
HEAP32[$4_1 + 1096 >> 2] = $1_1;
HEAP32[$4_1 + 1092 >> 2] = $0_1;
HEAP8[$4_1 + 1112 | 0] = 1;
HEAP32[$4_1 + 1088 >> 2] = 42;
HEAP32[$4_1 + 1108 >> 2] = 42;
$74($4_1 + 32 | 0, $4_1 + 1088 | 0);
block3 : {
block4 : {
if (!($6_1 ? HEAP32[$4_1 + 32 >> 2] : 0)) {
if (($1_1 | 0) != ($3_1 | 0)) {
break block3
}
if (!$135($2_1, $0_1, $1_1)) {
break block4
}
break block3;
}
if ($3_1 >>> 0 < $5_1 >>> 0) {
break block3
}
$6_1 = HEAP32[$4_1 + 40 >> 2];
if ($135($0_1, $2_1, $5_1)) {
break block3
}
$5_1 = $1_1 - $6_1 | 0;
if ($5_1 >>> 0 > $3_1 >>> 0) {
break block3
}
if ($135($0_1 + $6_1 | 0, ($3_1 - $5_1 | 0) + $2_1 | 0, $5_1)) {
break block3
}
}
HEAP32[$4_1 + 28 >> 2] = 0;
HEAP32[$4_1 + 20 >> 2] = 0;
HEAP32[$4_1 + 24 >> 2] = 8;
$133($4_1 + 32 | 0, 1056);
$13_1 = 8;
$12_1 = 1;
$22_1 = 1056;
$8_1 = 0;
$7_1 = 1;
block12 : {
while (1) {
$9_1 = 0;
$14_1 = 0;
$6_1 = HEAP32[$4_1 + 1064 >> 2];
$11_1 = HEAP32[$4_1 + 1068 >> 2];
$15_1 = HEAP32[$4_1 + 1056 >> 2];
$17_1 = HEAP32[$4_1 + 1060 >> 2];
$19_1 = 0;
$20_1 = 0;
block8 : {
while (1) {
$10_1 = $7_1;
$18_1 = $16_1;
block14 : {
block13 : {
block6 : {
switch ($1_1 | 0) {
case 0:
HEAP32[$4_1 + 1072 >> 2] = $10_1;
HEAP32[$4_1 + 1076 >> 2] = $18_1;
HEAP32[$4_1 + 1064 >> 2] = $6_1;
HEAP32[$4_1 + 1068 >> 2] = $11_1;
HEAP32[$4_1 + 1056 >> 2] = $15_1;
HEAP32[$4_1 + 1060 >> 2] = $17_1;
$15_1 = HEAP32[$4_1 + 20 >> 2];
if (($15_1 | 0) == ($8_1 | 0)) {
$91($4_1 + 20 | 0);
$15_1 = HEAP32[$4_1 + 20 >> 2];
$13_1 = HEAP32[$4_1 + 24 >> 2];
}
$132(Math_imul($8_1, 1056) + $13_1 | 0, $4_1 + 32 | 0, 1056);
$17_1 = $8_1 + 1 | 0;
if ($17_1) {
$5_1 = $13_1 + 1048 | 0;
$6_1 = 1;
$11_1 = 0;
while (1) {
$6_1 = $6_1 | HEAP32[$5_1 >> 2];
$1_1 = $5_1 - 16 | 0;
$7_1 = $5_1 - 24 | 0;
$0_1 = $6_1 & (HEAP32[$1_1 >> 2] | HEAP32[$7_1 >> 2]);
$11_1 = $11_1 | HEAP32[$5_1 + 4 >> 2];
$1_1 = $11_1 & (HEAP32[$1_1 + 4 >> 2] | HEAP32[$7_1 + 4 >> 2]);
$7_1 = $1_1 << 1 | $0_1 >>> 31;
HEAP32[$5_1 >> 2] = $6_1 | $0_1 << 1;
HEAP32[$5_1 + 4 >> 2] = $7_1 | $11_1;
$11_1 = 0;
$6_1 = $1_1 >>> 31 | 0;
$5_1 = $5_1 + 1056 | 0;
$12_1 = $12_1 - 1 | 0;
if ($12_1) {
continue
}
break;
};
}
$18_1 = $13_1 + 1048 | 0;
$24_1 = $2_1 + $3_1 | 0;
while (1) {
if (($2_1 | 0) != ($24_1 | 0)) {
if (!$17_1) {
break block8
}
$3_1 = $2_1 + 1 | 0;
$0_1 = HEAPU8[$2_1 | 0];
$25_1 = $0_1 << 3;
$7_1 = 0;
$16_1 = 0;
$12_1 = 0;
$0_1 = $0_1 << 24 >> 24;
$26_1 = ($0_1 | 0) >= 0;
$27_1 = ($0_1 | 0) != 47;
$8_1 = $22_1;
$5_1 = $18_1;
$10_1 = $13_1;
while (1) {
block11 : {
block10 : {
block9 : {
if (!$26_1) {
$9_1 = HEAP32[$5_1 >> 2];
$14_1 = HEAP32[$5_1 + 4 >> 2];
$6_1 = 0;
$11_1 = 0;
$1_1 = $10_1 + 1048 | 0;
break block9;
}
$9_1 = HEAP32[$5_1 >> 2];
$0_1 = ($5_1 + $25_1 | 0) - 1048 | 0;
$6_1 = $9_1 & HEAP32[$0_1 >> 2];
$14_1 = HEAP32[$5_1 + 4 >> 2];
$11_1 = $14_1 & HEAP32[$0_1 + 4 >> 2];
if (!$27_1) {
break block10
}
$1_1 = $5_1;
}
$0_1 = $5_1 - 24 | 0;
$19_1 = HEAP32[$0_1 >> 2];
$0_1 = HEAP32[$0_1 + 4 >> 2];
$20_1 = $0_1;
$23_1 = $19_1;
break block11;
}
$0_1 = $5_1 - 24 | 0;
$19_1 = HEAP32[$0_1 >> 2];
$20_1 = HEAP32[$0_1 + 4 >> 2];
$1_1 = $5_1;
$0_1 = 0;
$23_1 = 0;
}
$10_1 = $10_1 + 1056 | 0;
$21_1 = $5_1 - 16 | 0;
$2_1 = HEAP32[$21_1 >> 2];
$21_1 = HEAP32[$21_1 + 4 >> 2];
$14_1 = $14_1 & ($21_1 | $0_1);
$0_1 = $9_1 & ($2_1 | $23_1) | ($7_1 | $6_1 << 1);
$16_1 = $16_1 | ($11_1 << 1 | $6_1 >>> 31) | $14_1;
$7_1 = $16_1 & ($20_1 | $21_1);
$9_1 = $7_1;
$2_1 = ($2_1 | $19_1) & $0_1;
$7_1 = $7_1 << 1 | $2_1 >>> 31;
$0_1 = $0_1 | $2_1 << 1;
HEAP32[$1_1 >> 2] = $0_1;
$2_1 = $1_1;
$1_1 = $7_1 | $16_1;
HEAP32[$2_1 + 4 >> 2] = $1_1;
$12_1 = ($0_1 | $1_1) != 0 | $12_1;
$16_1 = 0;
$7_1 = ($11_1 | $9_1) >>> 31 | 0;
$5_1 = $5_1 + 1056 | 0;
$8_1 = $8_1 - 1056 | 0;
if ($8_1) {
continue
}
break;
};
$2_1 = $3_1;
if ($12_1 & 1) {
continue
}
break block8;
}
break;
};
$10_1 = 0;
if (!$17_1) {
break block12
}
$0_1 = Math_imul($17_1, 1056) + $13_1 | 0;
if (($0_1 | 0) == 1056) {
break block12
}
$1_1 = $0_1 - 16 | 0;
$0_1 = $0_1 - 8 | 0;
$10_1 = (HEAP32[$1_1 >> 2] & HEAP32[$0_1 >> 2] | HEAP32[$1_1 + 4 >> 2] & HEAP32[$0_1 + 4 >> 2]) != 0;
break block12;
default:
$5_1 = HEAPU8[$0_1 | 0];
if (($5_1 | 0) != 42 | HEAPU8[$0_1 + 1 | 0] != 42) {
break block13
}
$1_1 = $1_1 - 2 | 0;
$0_1 = $0_1 + 2 | 0;
$14_1 = $18_1 | $14_1;
$11_1 = $14_1;
$6_1 = $10_1 | $9_1;
$9_1 = $6_1;
break block14;
case 1:
break block6;
};
}
$5_1 = HEAPU8[$0_1 | 0];
}
$1_1 = $1_1 - 1 | 0;
$0_1 = $0_1 + 1 | 0;
$7_1 = $5_1 & 255;
if (($7_1 | 0) == 42) {
$20_1 = $18_1 | $20_1;
$17_1 = $20_1;
$15_1 = $10_1 | $19_1;
$19_1 = $15_1;
break block14;
}
if ($5_1 << 24 >> 24 < 0) {
break block14
}
$5_1 = ($4_1 + 32 | 0) + ($7_1 << 3) | 0;
$7_1 = HEAP32[$5_1 >> 2];
$16_1 = $18_1 | HEAP32[$5_1 + 4 >> 2];
HEAP32[$5_1 >> 2] = $7_1 | $10_1;
HEAP32[$5_1 + 4 >> 2] = $16_1;
}
$7_1 = __wasm_rotl_i64($10_1, $18_1, 1);
$16_1 = i64toi32_i32$HIGH_BITS;
if ($10_1 | ($18_1 | 0) != -2147483648) {
continue
}
break;
};
HEAP32[$4_1 + 1064 >> 2] = $6_1;
HEAP32[$4_1 + 1068 >> 2] = $11_1;
HEAP32[$4_1 + 1056 >> 2] = $15_1;
HEAP32[$4_1 + 1060 >> 2] = $17_1;
$5_1 = $4_1 + 32 | 0;
$132($4_1 + 1088 | 0, $5_1, 1056);
$133($5_1, 1056);
if (HEAP32[$4_1 + 20 >> 2] == ($8_1 | 0)) {
$91($4_1 + 20 | 0);
$13_1 = HEAP32[$4_1 + 24 >> 2];
}
$132(Math_imul($8_1, 1056) + $13_1 | 0, $4_1 + 1088 | 0, 1056);
$8_1 = $8_1 + 1 | 0;
HEAP32[$4_1 + 28 >> 2] = $8_1;
$12_1 = $12_1 + 1 | 0;
$22_1 = $22_1 + 1056 | 0;
continue;
}
break;
};
$10_1 = 0;
}
block15 : {
if (!$15_1) {
$12_1 = $4_1 + 1088 | 0;
$0_1 = 0;
break block15;
}
HEAP32[$4_1 + 1088 >> 2] = 8;
$12_1 = $4_1 + 32 | 0;
$0_1 = Math_imul($15_1, 1056);
}
HEAP32[$12_1 >> 2] = $0_1;
$0_1 = HEAP32[$4_1 + 1088 >> 2];
if (!$0_1 | !HEAP32[$4_1 + 32 >> 2]) {
break block3
}
$1($13_1, $0_1);
}
global$0 = $4_1 + 2144 | 0;
return $10_1;
}
function $90($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0, $22_1 = 0, $23_1 = 0, $24_1 = 0, $25_1 = 0, $26_1 = 0, $27_1 = 0, $28_1 = 0, $29_1 = 0, $30_1 = 0, $31_1 = 0, $32_1 = 0, $33_1 = 0, $34_1 = 0, $35_1 = 0, $36_1 = 0, $37_1 = 0, $38_1 = 0, $39_1 = 0, $40_1 = 0;
$4_1 = global$0 - 176 | 0;
global$0 = $4_1;
$34_1 = 1;
block : {
if (!$3_1) {
break block
}
$92($4_1 + 16 | 0, $3_1);
block7 : {
block6 : {
$11_1 = HEAP32[$4_1 + 16 >> 2];
if ($11_1) {
$40_1 = 1057260;
$34_1 = 0;
block4 : {
switch (HEAP32[$4_1 + 20 >> 2] - 6 | 0) {
case 2:
if ((HEAPU8[$11_1 | 0] | HEAPU8[$11_1 + 1 | 0] << 8 | (HEAPU8[$11_1 + 2 | 0] << 16 | HEAPU8[$11_1 + 3 | 0] << 24)) != 1953722224 | (HEAPU8[$11_1 + 4 | 0] | HEAPU8[$11_1 + 5 | 0] << 8 | (HEAPU8[$11_1 + 6 | 0] << 16 | HEAPU8[$11_1 + 7 | 0] << 24)) != 1936028263) {
break block
}
$26_1 = 1057404;
break block;
case 0:
$5_1 = $11_1 + 4 | 0;
if ((HEAPU8[$11_1 | 0] | HEAPU8[$11_1 + 1 | 0] << 8 | (HEAPU8[$11_1 + 2 | 0] << 16 | HEAPU8[$11_1 + 3 | 0] << 24)) ^ 1886745188 | (HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8) ^ 27745) {
break block
}
$26_1 = 1055704;
break block;
case 3:
$26_1 = (HEAPU8[$11_1 | 0] | HEAPU8[$11_1 + 1 | 0] << 8 | (HEAPU8[$11_1 + 2 | 0] << 16 | HEAPU8[$11_1 + 3 | 0] << 24)) ^ 1701409382 | HEAPU8[$11_1 + 8 | 0] ^ 97 | (HEAPU8[$11_1 + 4 | 0] | HEAPU8[$11_1 + 5 | 0] << 8 | (HEAPU8[$11_1 + 6 | 0] << 16 | HEAPU8[$11_1 + 7 | 0] << 24)) ^ 1667851374 ? 0 : 1057604;
break block;
case 5:
break block4;
default:
break block;
};
}
$19_1 = 1685007731;
$17_1 = 1918987125;
$9_1 = HEAPU8[$11_1 | 0] | HEAPU8[$11_1 + 1 | 0] << 8 | (HEAPU8[$11_1 + 2 | 0] << 16 | HEAPU8[$11_1 + 3 | 0] << 24);
$23_1 = $9_1 << 24 | ($9_1 & 65280) << 8;
$8_1 = $9_1 & 16711680;
$6_1 = $8_1 >>> 8 | 0;
$28_1 = $8_1 << 24;
$12_1 = $9_1 & -16777216;
$8_1 = $12_1 >>> 24 | 0;
$5_1 = HEAPU8[$11_1 + 4 | 0] | HEAPU8[$11_1 + 5 | 0] << 8 | (HEAPU8[$11_1 + 6 | 0] << 16 | HEAPU8[$11_1 + 7 | 0] << 24);
$12_1 = $28_1 | $12_1 << 8 | ((($5_1 & 255) << 24 | $9_1 >>> 8) & -16777216 | (($5_1 & 16777215) << 8 | $9_1 >>> 24) & 16711680 | ($5_1 >>> 8 & 65280 | $5_1 >>> 24));
$5_1 = $6_1 | $8_1 | $23_1;
$23_1 = 0;
$5_1 = $5_1 | 0;
$6_1 = $5_1;
if (($12_1 | 0) != 1685007731 | ($5_1 | 0) != 1918987125) {
break block6
}
$19_1 = 1937006962;
$17_1 = 1969516333;
$12_1 = 0;
$5_1 = $11_1 + 3 | 0;
$9_1 = HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24);
$11_1 = $9_1 << 24 | ($9_1 & 65280) << 8;
$8_1 = $9_1 & 16711680;
$6_1 = $8_1 >>> 8 | 0;
$5_1 = HEAPU8[$5_1 + 4 | 0] | HEAPU8[$5_1 + 5 | 0] << 8 | (HEAPU8[$5_1 + 6 | 0] << 16 | HEAPU8[$5_1 + 7 | 0] << 24);
$28_1 = $12_1;
$29_1 = $8_1 << 24;
$12_1 = $9_1 & -16777216;
$8_1 = $12_1 >>> 24 | 0;
$12_1 = $28_1 | ($29_1 | $12_1 << 8) | ((($5_1 & 255) << 24 | $9_1 >>> 8) & -16777216 | (($5_1 & 16777215) << 8 | $9_1 >>> 24) & 16711680 | ($5_1 >>> 8 & 65280 | $5_1 >>> 24));
$5_1 = $6_1 | $8_1 | $11_1;
$5_1 = $5_1 | (0 | $23_1);
$6_1 = $5_1;
if (($12_1 | 0) != 1937006962 | ($5_1 | 0) != 1969516333) {
break block6
}
break block7;
}
$26_1 = $93($3_1);
break block;
}
$7_1 = ($6_1 | 0) == ($17_1 | 0) & $12_1 >>> 0 < $19_1 >>> 0 | $6_1 >>> 0 < $17_1 >>> 0 ? -1 : 1;
}
$26_1 = $7_1 ? 0 : 1055972;
}
HEAP8[$4_1 + 53 | 0] = 0;
$18_1 = $4_1 + 50 | 0;
HEAP8[$18_1 | 0] = 0;
HEAP8[$4_1 + 51 | 0] = 0;
HEAP8[$4_1 + 52 | 0] = 0;
HEAP16[$4_1 + 48 >> 1] = 12;
HEAP8[$4_1 + 46 | 0] = 2;
HEAP32[$4_1 + 24 >> 2] = 0;
HEAP16[$4_1 + 54 >> 1] = 0;
HEAP16[$4_1 + 56 >> 1] = 0;
HEAP16[$4_1 + 58 >> 1] = 0;
HEAP16[$4_1 + 60 >> 1] = 0;
HEAP16[$4_1 + 62 >> 1] = 0;
HEAP16[$4_1 + 64 >> 1] = 0;
HEAP16[$4_1 + 66 >> 1] = 0;
HEAP16[$4_1 + 68 >> 1] = 0;
HEAP16[$4_1 + 70 >> 1] = 0;
HEAP16[$4_1 + 72 >> 1] = 0;
HEAP16[$4_1 + 74 >> 1] = 0;
HEAP16[$4_1 + 76 >> 1] = 0;
HEAP8[$4_1 + 77 | 0] = 0;
HEAP8[$4_1 + 78 | 0] = 0;
HEAP8[$4_1 + 79 | 0] = 0;
HEAP8[$4_1 + 80 | 0] = 0;
HEAP8[$4_1 + 81 | 0] = 0;
HEAP8[$4_1 + 82 | 0] = 0;
HEAP8[$4_1 + 83 | 0] = 0;
HEAP8[$4_1 + 84 | 0] = 0;
$20_1 = $4_1 + 140 | 0;
$15_1 = $4_1 + 28 | 0;
$25_1 = $4_1 + 92 | 0;
$35_1 = $4_1 + 80 | 0;
$24_1 = $4_1 + 65 | 0;
$27_1 = $4_1 + 71 | 0;
$30_1 = $4_1 + 56 | 0;
$31_1 = $4_1 + 59 | 0;
$21_1 = $4_1 + 62 | 0;
$28_1 = $4_1 + 74 | 0;
$32_1 = $4_1 + 77 | 0;
while (1) {
block12 : {
$23_1 = 0;
block8 : {
$9_1 = $13_1;
if ($9_1 >>> 0 >= $2_1 >>> 0) {
break block8
}
while (1) {
$5_1 = 1;
block9 : {
block10 : {
block11 : {
$6_1 = HEAPU8[$1_1 + $9_1 | 0];
switch ($6_1 - 45 | 0) {
case 1:
break block10;
case 0:
break block9;
default:
break block11;
};
}
if (($6_1 | 0) != 95) {
break block8
}
$5_1 = 2;
break block9;
}
$5_1 = 3;
}
$23_1 = $5_1;
$9_1 = $9_1 + 1 | 0;
if (($9_1 | 0) != ($2_1 | 0)) {
continue
}
break;
};
break block12;
}
if ($2_1 >>> 0 <= $9_1 >>> 0) {
break block12
}
$29_1 = $1_1 + $9_1 | 0;
$16_1 = $2_1 >>> 0 < $9_1 >>> 0 ? 1 : $29_1;
$5_1 = $2_1 - $9_1 | 0;
$11_1 = $2_1 >>> 0 >= $5_1 >>> 0 ? $5_1 : 0;
block41 : {
block25 : {
block24 : {
block17 : {
block13 : {
$5_1 = $23_1 & 255;
if ($5_1 ? 0 : $13_1) {
break block13
}
block14 : {
if (($5_1 | 0) != 3 | HEAPU8[$16_1 | 0] != 118) {
break block14
}
$10_1 = $11_1 - 1 | 0;
$14_1 = $16_1 + 1 | 0;
$7_1 = 0;
$13_1 = 0;
while (1) {
$5_1 = $7_1;
if (($5_1 | 0) == ($10_1 | 0)) {
break block14
}
$6_1 = HEAPU8[$5_1 + $14_1 | 0];
block16 : {
if (!(($6_1 - 48 & 255) >>> 0 >= 10 & ($6_1 - 97 & 255) >>> 0 > 5)) {
$13_1 = $13_1 + 1 | 0;
break block16;
}
if (($6_1 | 0) != 95) {
break block14
}
}
$7_1 = $5_1 + 1 | 0;
if ($13_1 >>> 0 < 12) {
continue
}
break;
};
if ($7_1 >>> 0 >= $10_1 >>> 0) {
break block17
}
$6_1 = HEAPU8[$7_1 + $14_1 | 0];
if (($6_1 - 58 & 255) >>> 0 > 245) {
break block14
}
if ((($6_1 & -33) - 91 & 255) >>> 0 < 230) {
break block17
}
}
if ($11_1 >>> 0 < 7) {
break block13
}
block18 : {
$13_1 = HEAPU8[$16_1 + 6 | 0];
if (($13_1 - 48 & 255) >>> 0 >= 10) {
if ((($13_1 & -33) - 65 & 255) >>> 0 > 5) {
break block18
}
}
$22_1 = HEAPU8[$16_1 | 0] == 103;
$8_1 = $16_1 + $22_1 | 0;
$10_1 = $11_1 - $22_1 | 0;
$14_1 = 0;
$12_1 = 0;
$5_1 = 0;
block21 : {
block20 : {
while (1) {
$6_1 = HEAPU8[$5_1 + $8_1 | 0];
block19 : {
if (($6_1 - 48 & 255) >>> 0 < 10) {
$12_1 = 1;
break block19;
}
if (($6_1 - 97 & 255) >>> 0 >= 6) {
break block20
}
$14_1 = 1;
}
$5_1 = $5_1 + 1 | 0;
if (($10_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
$5_1 = $10_1;
break block21;
}
if ($6_1 - 45 >>> 0 < 2) {
break block21
}
if (($6_1 | 0) != 95) {
break block18
}
}
$7_1 = $5_1 - 7 | 0;
$6_1 = ($5_1 | 0) == 64 | $7_1 >>> 0 < 34;
block22 : {
if (!($14_1 & 1)) {
if ($6_1 & ($22_1 | $36_1)) {
break block22
}
break block18;
}
block23 : {
if ($12_1 & 1) {
break block23
}
if (($5_1 | 0) != 40 & $7_1 >>> 0 >= 2) {
break block18
}
if ($5_1 >>> 0 > $10_1 >>> 0) {
break block23
}
$7_1 = -80;
while (1) {
if (HEAP32[$7_1 + 1052352 >> 2] == ($5_1 | 0)) {
if (!$135(HEAP32[$7_1 + 1052348 >> 2], $8_1, $5_1)) {
break block18
}
}
$7_1 = $7_1 + 8 | 0;
if ($7_1) {
continue
}
break;
};
}
if (!$6_1) {
break block18
}
}
$5_1 = $5_1 + $22_1 | 0;
break block24;
}
if ($11_1 >>> 0 < 10) {
break block13
}
$5_1 = HEAPU8[$16_1 + 4 | 0];
if (($5_1 | 0) != 95 & ($5_1 | 0) != 45) {
break block13
}
$5_1 = HEAPU8[$16_1 + 7 | 0];
if (($5_1 | 0) != 95 & ($5_1 | 0) != 45 | ($11_1 | 0) != 10 & (HEAPU8[$16_1 + 10 | 0] - 48 & 255) >>> 0 < 10) {
break block13
}
HEAP8[$4_1 + 117 | 0] = $13_1;
$5_1 = HEAPU8[$16_1 + 8 | 0] | HEAPU8[$16_1 + 9 | 0] << 8;
HEAP8[$4_1 + 118 | 0] = $5_1;
HEAP8[$4_1 + 119 | 0] = $5_1 >>> 8;
HEAP8[$4_1 + 116 | 0] = HEAPU8[$16_1 + 5 | 0];
$5_1 = HEAPU8[$16_1 | 0] | HEAPU8[$16_1 + 1 | 0] << 8 | (HEAPU8[$16_1 + 2 | 0] << 16 | HEAPU8[$16_1 + 3 | 0] << 24);
HEAP8[$4_1 + 112 | 0] = $5_1;
HEAP8[$4_1 + 113 | 0] = $5_1 >>> 8;
HEAP8[$4_1 + 114 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 115 | 0] = $5_1 >>> 24;
if (!$94($4_1 + 112 | 0, 8)) {
break block13
}
$5_1 = $95($16_1 + 10 | 0, $11_1 - 10 | 0) + 10 | 0;
$7_1 = 0;
break block25;
}
$12_1 = 0;
$6_1 = 0;
$5_1 = 0;
$19_1 = 0;
$17_1 = 0;
block26 : {
while (1) {
$7_1 = HEAPU8[$5_1 + $16_1 | 0];
if ((($7_1 & 223) - 65 & 255) >>> 0 > 25) {
break block26
}
$10_1 = $17_1 << 5 | $19_1 >>> 27;
$19_1 = $19_1 << 5 | $6_1 >>> 27;
$17_1 = $10_1;
$8_1 = $6_1 << 5 | $12_1 >>> 27;
$12_1 = $7_1 & 31 | $12_1 << 5;
$6_1 = $8_1;
$5_1 = $5_1 + 1 | 0;
if (($11_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
$5_1 = $11_1;
}
$22_1 = 26;
block27 : {
if (!$5_1) {
$10_1 = $9_1;
break block27;
}
$10_1 = $5_1 + $9_1 | 0;
block28 : {
if ($5_1 >>> 0 > $11_1 >>> 0) {
break block28
}
$7_1 = $11_1 - $5_1 | 0;
if (!$7_1) {
break block28
}
$8_1 = !($19_1 | $12_1 ^ 22 | ($6_1 | $17_1));
$5_1 = $5_1 + $16_1 | 0;
$13_1 = HEAPU8[$5_1 | 0];
if ($8_1 & ($13_1 - 48 & 255) >>> 0 <= 9) {
break block27
}
if (!($8_1 & (HEAPU8[$5_1 + 1 | 0] - 48 & 255) >>> 0 < 10) | (($7_1 | 0) == 1 | ($13_1 | 0) != 46)) {
break block28
}
$10_1 = $10_1 + 1 | 0;
break block27;
}
$22_1 = 28;
__wasm_i64_mul(__wasm_rotl_i64($19_1, $17_1, 23) ^ $12_1, $6_1 ^ i64toi32_i32$HIGH_BITS, 2135587861, -1640531527);
$7_1 = i64toi32_i32$HIGH_BITS >>> 22 | 0;
$5_1 = HEAPU16[($7_1 << 1) + 1063680 >> 1];
if (!$5_1) {
break block27
}
while (1) {
block29 : {
$5_1 = $5_1 & 65535;
if ($5_1 >>> 0 <= 377) {
$13_1 = $5_1 - 1 | 0;
$5_1 = $13_1 << 4;
if (!($12_1 ^ HEAP32[$5_1 + 1057648 >> 2] | $19_1 ^ HEAP32[$5_1 + 1057656 >> 2] | ($6_1 ^ HEAP32[$5_1 + 1057652 >> 2] | $17_1 ^ HEAP32[$5_1 + 1057660 >> 2]))) {
break block29
}
}
$7_1 = $7_1 + 1 & 1023;
$5_1 = HEAPU16[($7_1 << 1) + 1063680 >> 1];
if ($5_1) {
continue
}
break block27;
}
break;
};
$22_1 = HEAPU8[$13_1 + 1049346 | 0];
}
$13_1 = $2_1 >>> 0 < $10_1 >>> 0 ? 1 : $1_1 + $10_1 | 0;
$5_1 = $2_1 - $10_1 | 0;
$6_1 = $2_1 >>> 0 >= $5_1 >>> 0 ? $5_1 : 0;
$37_1 = 0;
$10_1 = 0;
$14_1 = 0;
$38_1 = 0;
$39_1 = 0;
while (1) {
block31 : {
block40 : {
if ($6_1) {
$5_1 = 0;
$7_1 = 0;
block30 : {
while (1) {
$8_1 = HEAPU8[$5_1 + $13_1 | 0] - 48 & 255;
if ($8_1 >>> 0 >= 10) {
if ($5_1) {
break block30
}
$8_1 = $6_1;
break block31;
}
$7_1 = $8_1 + Math_imul($7_1, 10) | 0;
$5_1 = $5_1 + 1 | 0;
if (($6_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
$5_1 = $6_1;
}
$7_1 = $5_1 >>> 0 >= 10 ? -1 : $7_1;
block34 : {
block33 : {
block32 : {
$11_1 = $10_1 & 255;
switch ($11_1 | 0) {
case 0:
break block32;
case 1:
break block33;
default:
break block34;
};
}
$39_1 = $7_1;
break block34;
}
$37_1 = $7_1;
}
$7_1 = 1;
$8_1 = 0;
$12_1 = 0;
$10_1 = 1;
if ($5_1 >>> 0 <= $6_1 >>> 0) {
$7_1 = $5_1 + $13_1 | 0;
$12_1 = $5_1;
$8_1 = $6_1 - $5_1 | 0;
$10_1 = $13_1;
}
$6_1 = $14_1 & 255;
$13_1 = $5_1 >>> 0 >= 255 ? 255 : $5_1;
$17_1 = $6_1 >>> 0 < $13_1 >>> 0;
$11_1 = $11_1 + 1 | 0;
$19_1 = $11_1 >>> 0 < 255;
block35 : {
if ($5_1 >>> 0 <= 7) {
break block35
}
block39 : {
block37 : {
switch ($12_1 - 8 | 0) {
case 0:
case 4:
case 6:
if (!$94($10_1, $12_1)) {
break block35
}
break block39;
case 5:
if (HEAPU8[$10_1 | 0] != 49) {
break block35
}
break block39;
case 2:
break block37;
default:
break block35;
};
}
if (HEAPU8[$10_1 | 0] == 49) {
break block39
}
if (!$94($10_1, 10)) {
break block35
}
}
$38_1 = 1;
$5_1 = $95($7_1, $8_1);
$7_1 = $5_1 >>> 0 > $8_1 >>> 0 ? 1 : $5_1 + $7_1 | 0;
$5_1 = $8_1 - $5_1 | 0;
$8_1 = $5_1 >>> 0 <= $8_1 >>> 0 ? $5_1 : 0;
}
$14_1 = $17_1 ? $13_1 : $6_1;
$10_1 = $19_1 ? $11_1 : 255;
if ($8_1) {
break block40
}
}
$8_1 = 0;
break block31;
}
if (HEAPU8[$7_1 | 0] != 46) {
break block31
}
$6_1 = $8_1 - 1 | 0;
if (!$6_1) {
$8_1 = 1;
break block31;
}
$13_1 = $7_1 + 1 | 0;
if ((HEAPU8[$7_1 + 1 | 0] - 48 & 255) >>> 0 < 10) {
continue
}
}
break;
};
$5_1 = $9_1 + 1 | 0;
$6_1 = $2_1 - $8_1 | 0;
$13_1 = $5_1 >>> 0 > $6_1 >>> 0 ? $5_1 : $6_1;
$36_1 = !($10_1 & 255) & ($22_1 | 0) == 23;
$7_1 = 2;
$5_1 = 0;
if (($22_1 | 0) != 26) {
break block41
}
$22_1 = 26;
$5_1 = ((HEAPU8[$29_1 | 0] & 223) - 65 & 255) >>> 0 < 26;
break block41;
}
$22_1 = 0;
$5_1 = $5_1 + 2 | 0;
}
$7_1 = 1;
}
$6_1 = $9_1 + 1 | 0;
$5_1 = $5_1 + $9_1 | 0;
$13_1 = $5_1 >>> 0 < $6_1 >>> 0 ? $6_1 : $5_1;
$36_1 = 0;
$5_1 = 0;
}
HEAP32[$4_1 + 140 >> 2] = $39_1;
HEAP8[$4_1 + 137 | 0] = $22_1;
HEAP8[$4_1 + 136 | 0] = $7_1;
HEAP8[$4_1 + 150 | 0] = $38_1;
HEAP8[$4_1 + 149 | 0] = $14_1;
HEAP8[$4_1 + 148 | 0] = $10_1;
HEAP32[$4_1 + 144 >> 2] = $37_1;
HEAP8[$4_1 + 155 | 0] = $5_1;
HEAP8[$4_1 + 154 | 0] = $23_1;
HEAP8[$4_1 + 153 | 0] = $13_1 >>> 0 >= 255 ? 255 : $13_1;
HEAP8[$4_1 + 152 | 0] = $9_1 >>> 0 >= 255 ? 255 : $9_1;
$6_1 = HEAP32[$4_1 + 140 >> 2];
$5_1 = HEAP32[$4_1 + 136 >> 2];
HEAP32[$4_1 + 88 >> 2] = $5_1;
HEAP32[$4_1 + 92 >> 2] = $6_1;
$6_1 = HEAP32[$4_1 + 148 >> 2];
HEAP32[$4_1 + 96 >> 2] = HEAP32[$4_1 + 144 >> 2];
HEAP32[$4_1 + 100 >> 2] = $6_1;
HEAP32[$4_1 + 104 >> 2] = HEAP32[$4_1 + 152 >> 2];
block45 : {
block43 : {
switch (($5_1 & 255) - 1 | 0) {
default:
$5_1 = HEAPU16[$4_1 + 48 >> 1] | HEAPU8[$18_1 | 0] << 16;
$6_1 = ($5_1 & 255) == 12;
$7_1 = $6_1 ? HEAPU8[$4_1 + 105 | 0] << 16 | HEAPU8[$4_1 + 104 | 0] << 8 : $5_1 & 16776960;
HEAP8[$18_1 | 0] = $7_1 >>> 16;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 48 >> 1] = $7_1 | ($6_1 ? 7 : $5_1) & 255;
break block45;
case 0:
$5_1 = HEAPU16[$4_1 + 48 >> 1] | HEAPU8[$18_1 | 0] << 16;
$6_1 = ($5_1 & 255) == 12;
$7_1 = $6_1 ? HEAPU8[$4_1 + 105 | 0] << 16 | HEAPU8[$4_1 + 104 | 0] << 8 : $5_1 & 16776960;
HEAP8[$18_1 | 0] = $7_1 >>> 16;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP8[$4_1 + 81 | 0] = HEAPU8[$4_1 + 81 | 0] | HEAPU8[$4_1 + 89 | 0] & HEAPU8[$4_1 + 46 | 0] != 2;
HEAP16[$4_1 + 48 >> 1] = $7_1 | ($6_1 ? 8 : $5_1) & 255;
break block45;
case 1:
break block43;
};
}
$12_1 = HEAPU8[$4_1 + 50 | 0];
$5_1 = HEAPU8[$4_1 + 104 | 0];
block53 : {
block130 : {
block58 : {
block59 : {
block77 : {
block78 : {
block72 : {
block73 : {
block75 : {
block65 : {
block47 : {
block48 : {
block49 : {
block46 : {
$17_1 = HEAPU8[$4_1 + 48 | 0];
$19_1 = ($17_1 | 0) != 9;
if (!$19_1) {
$6_1 = $5_1 & 255;
if (($6_1 | 0) == ($12_1 | 0)) {
break block46
}
}
$8_1 = HEAPU8[$4_1 + 89 | 0];
switch ((($8_1 >>> 0 <= 25 ? 1 : $8_1 - 26 | 0) & 255) - 1 | 0) {
case 0:
break block47;
case 1:
break block48;
default:
break block49;
};
}
$5_1 = HEAPU16[$4_1 + 78 >> 1] | HEAPU8[$35_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $6_1 << 8 | HEAPU8[$4_1 + 105 | 0] << 16 | 1;
HEAP16[$4_1 + 78 >> 1] = $5_1;
HEAP8[$35_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 81 | 0] = 0;
HEAP8[$4_1 + 48 | 0] = 12;
HEAP8[$4_1 + 24 | 0] = 5;
break block45;
}
$6_1 = HEAPU8[$4_1 + 105 | 0];
$9_1 = HEAPU8[$4_1 + 102 | 0];
$14_1 = HEAPU8[$4_1 + 101 | 0];
$12_1 = HEAP32[$4_1 + 96 >> 2];
$8_1 = HEAP32[$4_1 + 92 >> 2];
block54 : {
block56 : {
block57 : {
block55 : {
block51 : {
block52 : {
block50 : {
$7_1 = HEAPU8[$4_1 + 100 | 0];
$10_1 = $7_1 >>> 0 < 3;
if (!$10_1) {
switch (HEAPU8[$4_1 + 24 | 0] - 1 | 0) {
case 0:
break block50;
case 1:
break block51;
case 2:
break block52;
default:
break block53;
}
}
switch (HEAPU8[$4_1 + 24 | 0] - 1 | 0) {
case 0:
break block50;
case 1:
break block51;
case 2:
break block52;
case 3:
break block54;
case 4:
break block55;
default:
break block53;
};
}
if ($9_1 & 1 | HEAPU8[$4_1 + 106 | 0] != 2) {
break block53
}
if (HEAPU8[$4_1 + 46 | 0] == 2) {
break block45
}
HEAP8[$4_1 + 41 | 0] = $6_1;
HEAP8[$4_1 + 45 | 0] = HEAPU8[$4_1 + 45 | 0] | HEAPU32[$4_1 + 28 >> 2] > 8 & ($14_1 & 255) >>> 0 > 1;
break block45;
}
switch (HEAPU8[$4_1 + 106 | 0]) {
case 0:
case 2:
break block56;
default:
break block53;
};
}
if (!HEAPU8[$4_1 + 107 | 0]) {
break block57
}
break block53;
}
if ($9_1 & 1 | HEAPU8[$4_1 + 106 | 0] != 3) {
break block53
}
break block45;
}
$7_1 = HEAPU8[$4_1 + 27 | 0];
$14_1 = HEAPU8[$4_1 + 46 | 0];
$11_1 = HEAPU8[$4_1 + 26 | 0];
$17_1 = HEAPU8[$4_1 + 25 | 0];
$9_1 = $9_1 & 1;
if (!$9_1) {
if (!$12_1 & (($7_1 | 0) == 13 & ($8_1 | 0) == 10) | $10_1) {
break block58
}
}
if (($7_1 | 0) == 15) {
$96($4_1 + 24 | 0, $4_1 + 136 | 0, $25_1);
break block45;
}
if (($14_1 & 255) != 2) {
break block59
}
$96($4_1 + 24 | 0, $4_1 + 136 | 0, $25_1);
if (HEAPU8[$4_1 + 46 | 0] == 2) {
break block45
}
HEAP8[$4_1 + 44 | 0] = $11_1;
HEAP8[$4_1 + 43 | 0] = $17_1;
HEAP8[$4_1 + 42 | 0] = 1;
break block45;
}
if (HEAPU8[$4_1 + 75 | 0] != 1) {
break block45
}
$7_1 = $5_1 & 255;
$5_1 = HEAPU8[$4_1 + 77 | 0] + 1 | 0;
if (($7_1 | 0) != (($5_1 >>> 0 >= 255 ? 255 : $5_1) | 0)) {
break block45
}
HEAP8[$4_1 + 77 | 0] = $6_1;
break block45;
}
if ($9_1 & 1) {
break block53
}
$9_1 = HEAPU8[$4_1 + 25 | 0];
block76 : {
block70 : {
block69 : {
block74 : {
block61 : {
switch (HEAPU8[$4_1 + 27 | 0] - 1 | 0) {
case 0:
$7_1 = ($7_1 | 0) != 1;
if (!$7_1 & HEAPU8[$4_1 + 46 | 0] != 2) {
break block72
}
if ($7_1) {
break block65
}
$7_1 = $14_1 & 255;
if ($7_1 >>> 0 < 3) {
break block65
}
if (($7_1 | 0) != 4 | $8_1 - 2100 >>> 0 < 4294967186) {
break block73
}
break block65;
case 2:
$7_1 = ($7_1 | 0) != 1;
if ($7_1 | HEAPU8[$4_1 + 46 | 0] == 2) {
break block74
}
break block72;
case 3:
if (HEAPU8[$4_1 + 46 | 0] == 2 | ($7_1 | 0) != 1) {
break block65
}
if (HEAPU8[$4_1 + 106 | 0] == 3) {
break block72
}
break block65;
case 4:
if (HEAPU8[$4_1 + 46 | 0] == 2 | ($7_1 | 0) != 1 | HEAPU8[$4_1 + 106 | 0] != 3) {
break block65
}
break block72;
case 7:
if (($7_1 | 0) != 1) {
break block65
}
$7_1 = $14_1 & 255;
if ($7_1 >>> 0 < 3 | !(($7_1 | 0) != 4 | $8_1 - 2100 >>> 0 < 4294967186)) {
break block65
}
break block73;
case 9:
if (HEAPU8[$4_1 + 46 | 0] != 2) {
break block65
}
case 8:
case 10:
HEAP8[$4_1 + 83 | 0] = 1;
HEAP8[$4_1 + 65 | 0] = $6_1;
HEAP8[$4_1 + 64 | 0] = $9_1;
break block75;
case 20:
if (HEAPU8[$4_1 + 46 | 0] != 2) {
break block76
}
break block65;
case 1:
break block61;
case 11:
break block69;
case 19:
break block70;
default:
break block65;
};
}
if (($7_1 | 0) != 1) {
break block65
}
if (HEAPU8[$4_1 + 46 | 0] != 2) {
break block72
}
if (HEAPU8[$4_1 + 106 | 0] != 3) {
break block65
}
HEAP32[$15_1 + 8 >> 2] = HEAP32[$20_1 + 8 >> 2];
$5_1 = HEAP32[$20_1 + 4 >> 2];
HEAP32[$15_1 >> 2] = HEAP32[$20_1 >> 2];
HEAP32[$15_1 + 4 >> 2] = $5_1;
HEAP8[$4_1 + 83 | 0] = 0;
HEAP8[$4_1 + 45 | 0] = 1;
HEAP8[$4_1 + 46 | 0] = 1;
HEAP8[$4_1 + 42 | 0] = 0;
HEAP8[$4_1 + 41 | 0] = $6_1;
HEAP8[$4_1 + 40 | 0] = $9_1;
break block77;
}
if ($7_1) {
break block65
}
$7_1 = $14_1 & 255;
if ($7_1 >>> 0 < 3) {
break block65
}
if (($7_1 | 0) != 4 | $8_1 - 2100 >>> 0 < 4294967186) {
break block73
}
break block65;
}
if (HEAPU8[$4_1 + 46 | 0] != 2) {
break block65
}
$5_1 = HEAPU8[$4_1 + 63 | 0] | HEAPU8[$4_1 + 64 | 0] << 8 | HEAPU8[$24_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $6_1 << 16 | $9_1 << 8 | 1;
HEAP8[$4_1 + 63 | 0] = $5_1;
HEAP8[$4_1 + 64 | 0] = $5_1 >>> 8;
HEAP8[$24_1 | 0] = $5_1 >>> 16;
$96($4_1 + 24 | 0, $4_1 + 136 | 0, $25_1);
break block45;
}
if (($7_1 | 0) != 1) {
break block65
}
$5_1 = HEAPU8[$4_1 + 69 | 0] | HEAPU8[$4_1 + 70 | 0] << 8 | HEAPU8[$27_1 | 0] << 16;
$7_1 = $9_1 << 8 | $6_1 << 16;
$5_1 = $5_1 & 1 ? $5_1 : $7_1 | 1;
HEAP8[$4_1 + 69 | 0] = $5_1;
HEAP8[$4_1 + 70 | 0] = $5_1 >>> 8;
HEAP8[$27_1 | 0] = $5_1 >>> 16;
$5_1 = HEAPU16[$4_1 + 48 >> 1] | HEAPU8[$18_1 | 0] << 16;
$6_1 = ($5_1 & 255) == 12;
$7_1 = $6_1 ? $7_1 : $5_1 & 16776960;
HEAP8[$18_1 | 0] = $7_1 >>> 16;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP8[$4_1 + 81 | 0] = HEAPU8[$4_1 + 81 | 0] | ($17_1 | 0) == 12;
HEAP16[$4_1 + 48 >> 1] = $7_1 | ($6_1 ? 9 : $5_1) & 255;
break block45;
}
HEAP8[$4_1 + 45 | 0] = 1;
break block78;
}
$97($4_1 + 24 | 0, $4_1 + 136 | 0, $25_1);
break block45;
}
$7_1 = HEAPU8[$4_1 + 100 | 0];
if ($7_1) {
$14_1 = $5_1 & 255;
$9_1 = !HEAPU8[$4_1 + 106 | 0] & ($14_1 | 0) != 0;
$6_1 = HEAPU8[$4_1 + 46 | 0];
$10_1 = HEAPU8[$4_1 + 105 | 0];
$11_1 = HEAPU8[$4_1 + 101 | 0];
block79 : {
block95 : {
block81 : {
block86 : {
block87 : {
block103 : {
block88 : {
block89 : {
block90 : {
block91 : {
block94 : {
block102 : {
block96 : {
block101 : {
block100 : {
block93 : {
block98 : {
block84 : {
block83 : {
if (!(HEAP8[$4_1 + 102 | 0] & 1)) {
block85 : {
block97 : {
block92 : {
switch ($8_1 | 0) {
case 1:
if ($7_1 >>> 0 > 2) {
break block95
}
if (($6_1 | 0) != 2) {
break block96
}
break block95;
case 3:
if (($6_1 | 0) != 2) {
break block97
}
break block86;
case 0:
break block79;
case 2:
break block81;
case 4:
break block83;
case 5:
break block84;
case 6:
break block85;
case 7:
break block86;
case 8:
break block87;
case 9:
case 11:
break block88;
case 10:
break block89;
case 12:
break block90;
case 13:
case 14:
case 15:
case 16:
case 17:
case 18:
case 19:
break block91;
case 20:
break block92;
case 21:
break block93;
default:
break block94;
};
}
if (($7_1 | 0) == 1) {
break block98
}
break block94;
}
if (!(!HEAP32[$4_1 + 92 >> 2] & ($7_1 | 0) == 1)) {
if ($7_1 >>> 0 >= 3) {
break block86
}
break block96;
}
HEAP8[$4_1 + 83 | 0] = 1;
$5_1 = HEAPU16[$4_1 + 60 >> 1] | HEAPU8[$21_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $14_1 << 8 | $10_1 << 16 | 1;
HEAP16[$4_1 + 60 >> 1] = $5_1;
HEAP8[$21_1 | 0] = $5_1 >>> 16;
if (!(HEAP8[$4_1 + 69 | 0] & 1) | $19_1 | (HEAPU8[$4_1 + 49 | 0] != HEAPU8[$4_1 + 70 | 0] | ($12_1 | 0) != HEAPU8[$4_1 + 71 | 0])) {
break block45
}
HEAP8[$4_1 + 81 | 0] = 0;
HEAP8[$4_1 + 48 | 0] = 12;
break block45;
}
if ($7_1 >>> 0 >= 3) {
break block94
}
$5_1 = HEAPU16[$4_1 + 60 >> 1] | HEAPU8[$21_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $14_1 << 8 | $10_1 << 16 | 1;
HEAP16[$4_1 + 60 >> 1] = $5_1;
HEAP8[$21_1 | 0] = $5_1 >>> 16;
break block45;
}
if ($7_1 >>> 0 >= 3) {
switch ($8_1 | 0) {
case 0:
break block79;
case 2:
break block81;
case 4:
break block83;
case 5:
break block84;
case 3:
case 7:
break block86;
case 8:
break block87;
case 9:
case 11:
break block88;
case 10:
break block89;
case 12:
break block90;
case 13:
case 14:
case 15:
case 16:
case 17:
case 18:
case 19:
break block91;
case 21:
break block93;
case 1:
break block95;
default:
break block94;
}
}
$5_1 = HEAPU16[$4_1 + 48 >> 1] | HEAPU8[$18_1 | 0] << 16;
$6_1 = ($5_1 & 255) == 12;
$7_1 = $6_1 ? $10_1 << 16 | $14_1 << 8 : $5_1 & 16776960;
HEAP8[$18_1 | 0] = $7_1 >>> 16;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 48 >> 1] = $7_1 | ($6_1 ? 7 : $5_1) & 255;
break block45;
}
if (($6_1 | 0) == 2) {
break block94
}
if ($9_1 & $11_1 >>> 0 < 3) {
break block96
}
if ($11_1 >>> 0 > 2) {
break block94
}
break block96;
}
if ($9_1) {
break block100
}
if (($7_1 | 0) != 1) {
break block94
}
$5_1 = HEAPU8[$4_1 + 69 | 0] | HEAPU8[$4_1 + 70 | 0] << 8 | HEAPU8[$27_1 | 0] << 16;
$7_1 = $10_1 << 16 | $14_1 << 8;
$5_1 = $5_1 & 1 ? $5_1 : $7_1 | 1;
HEAP8[$4_1 + 69 | 0] = $5_1;
HEAP8[$4_1 + 70 | 0] = $5_1 >>> 8;
HEAP8[$27_1 | 0] = $5_1 >>> 16;
$5_1 = HEAPU16[$4_1 + 48 >> 1] | HEAPU8[$18_1 | 0] << 16;
$6_1 = ($5_1 & 255) == 12;
$7_1 = $6_1 ? $7_1 : $5_1 & 16776960;
HEAP8[$18_1 | 0] = $7_1 >>> 16;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 48 >> 1] = $7_1 | ($6_1 ? 9 : $5_1) & 255;
break block45;
}
if ($9_1) {
if ($98($4_1 + 24 | 0, 1052520)) {
break block94
}
}
$5_1 = HEAPU8[$4_1 + 69 | 0] | HEAPU8[$4_1 + 70 | 0] << 8 | HEAPU8[$27_1 | 0] << 16;
$7_1 = $10_1 << 16 | $14_1 << 8;
$5_1 = $5_1 & 1 ? $5_1 : $7_1 | 1;
HEAP8[$4_1 + 69 | 0] = $5_1;
HEAP8[$4_1 + 70 | 0] = $5_1 >>> 8;
HEAP8[$27_1 | 0] = $5_1 >>> 16;
$5_1 = HEAPU16[$4_1 + 48 >> 1] | HEAPU8[$18_1 | 0] << 16;
$6_1 = ($5_1 & 255) == 12;
$7_1 = $6_1 ? $7_1 : $5_1 & 16776960;
HEAP8[$18_1 | 0] = $7_1 >>> 16;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP8[$4_1 + 81 | 0] = HEAPU8[$4_1 + 81 | 0] | ($17_1 | 0) == 12;
HEAP16[$4_1 + 48 >> 1] = $7_1 | ($6_1 ? 9 : $5_1) & 255;
break block45;
}
if ($9_1) {
if ($98($4_1 + 24 | 0, 1052516)) {
break block101
}
}
if (($6_1 | 0) == 2) {
break block94
}
HEAP8[$4_1 + 45 | 0] = 1;
break block102;
}
if ($98($4_1 + 24 | 0, 1052516)) {
break block101
}
if (($6_1 | 0) == 2 | $11_1 >>> 0 >= 3) {
break block94
}
break block96;
}
if (!(HEAP8[$4_1 + 75 | 0] & 1) | ($6_1 | 0) != 2) {
break block45
}
$5_1 = HEAP32[$20_1 + 4 >> 2];
HEAP32[$15_1 >> 2] = HEAP32[$20_1 >> 2];
HEAP32[$15_1 + 4 >> 2] = $5_1;
HEAP32[$15_1 + 8 >> 2] = HEAP32[$20_1 + 8 >> 2];
HEAP8[$4_1 + 46 | 0] = 0;
HEAP8[$4_1 + 42 | 0] = 0;
HEAP8[$4_1 + 41 | 0] = $10_1;
HEAP8[$4_1 + 40 | 0] = HEAPU8[$4_1 + 76 | 0];
HEAP8[$4_1 + 45 | 0] = ($8_1 | 0) == 5;
break block45;
}
HEAP32[$15_1 + 8 >> 2] = HEAP32[$20_1 + 8 >> 2];
$5_1 = HEAP32[$20_1 + 4 >> 2];
HEAP32[$15_1 >> 2] = HEAP32[$20_1 >> 2];
HEAP32[$15_1 + 4 >> 2] = $5_1;
HEAP8[$4_1 + 83 | 0] = 0;
HEAP8[$4_1 + 45 | 0] = 1;
HEAP8[$4_1 + 46 | 0] = 1;
HEAP8[$4_1 + 42 | 0] = 0;
}
HEAP8[$4_1 + 41 | 0] = $10_1;
break block77;
}
$97($4_1 + 24 | 0, $4_1 + 136 | 0, $25_1);
break block45;
}
$5_1 = HEAPU8[$4_1 + 75 | 0] | HEAPU8[$4_1 + 76 | 0] << 8 | HEAPU8[$32_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $14_1 << 8 | $10_1 << 16 | 1;
HEAP8[$4_1 + 75 | 0] = $5_1;
HEAP8[$4_1 + 76 | 0] = $5_1 >>> 8;
HEAP8[$32_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 25 | 0] = $8_1;
HEAP8[$4_1 + 24 | 0] = 3;
break block45;
}
$96($4_1 + 24 | 0, $4_1 + 136 | 0, $25_1);
break block45;
}
if (($6_1 | 0) != 2) {
break block103
}
}
HEAP8[$4_1 + 83 | 0] = 1;
HEAP8[$4_1 + 65 | 0] = $10_1;
HEAP8[$4_1 + 64 | 0] = $5_1;
break block75;
}
HEAP8[$4_1 + 74 | 0] = $10_1;
HEAP8[$4_1 + 73 | 0] = $5_1;
HEAP8[$4_1 + 72 | 0] = 1;
break block45;
}
HEAP8[$4_1 + 83 | 0] = 1;
$5_1 = HEAPU8[$4_1 + 63 | 0] | HEAPU8[$4_1 + 64 | 0] << 8 | HEAPU8[$24_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $14_1 << 8 | $10_1 << 16 | 1;
HEAP8[$4_1 + 63 | 0] = $5_1;
HEAP8[$4_1 + 64 | 0] = $5_1 >>> 8;
HEAP8[$24_1 | 0] = $5_1 >>> 16;
break block45;
}
HEAP8[$4_1 + 83 | 0] = 1;
$5_1 = HEAPU16[$4_1 + 60 >> 1] | HEAPU8[$21_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $14_1 << 8 | $10_1 << 16 | 1;
HEAP16[$4_1 + 60 >> 1] = $5_1;
HEAP8[$21_1 | 0] = $5_1 >>> 16;
break block45;
}
$7_1 = HEAP32[$20_1 + 4 >> 2];
HEAP32[$15_1 >> 2] = HEAP32[$20_1 >> 2];
HEAP32[$15_1 + 4 >> 2] = $7_1;
HEAP32[$15_1 + 8 >> 2] = HEAP32[$20_1 + 8 >> 2];
HEAP8[$4_1 + 83 | 0] = 0;
HEAP8[$4_1 + 45 | 0] = 1;
HEAP8[$4_1 + 46 | 0] = 1;
HEAP8[$4_1 + 42 | 0] = 0;
HEAP8[$4_1 + 41 | 0] = $10_1;
HEAP8[$4_1 + 24 | 0] = 1;
HEAP8[$4_1 + 40 | 0] = ($6_1 | 0) == 2 ? $5_1 : HEAPU8[$4_1 + 40 | 0];
break block45;
}
$5_1 = HEAPU8[$4_1 + 57 | 0] | HEAPU8[$4_1 + 58 | 0] << 8 | HEAPU8[$31_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $14_1 << 8 | $10_1 << 16 | 1;
HEAP8[$4_1 + 57 | 0] = $5_1;
HEAP8[$4_1 + 58 | 0] = $5_1 >>> 8;
HEAP8[$31_1 | 0] = $5_1 >>> 16;
break block45;
}
$5_1 = HEAPU16[$4_1 + 54 >> 1] | HEAPU8[$30_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $14_1 << 8 | $10_1 << 16 | 1;
HEAP16[$4_1 + 54 >> 1] = $5_1;
HEAP8[$30_1 | 0] = $5_1 >>> 16;
break block45;
}
$23_1 = 4;
$9_1 = HEAPU8[$4_1 + 105 | 0];
block107 : {
block127 : {
block128 : {
block129 : {
block124 : {
block123 : {
block122 : {
block121 : {
block126 : {
block112 : {
block119 : {
block105 : {
block117 : {
block116 : {
block115 : {
block114 : {
block120 : {
block113 : {
switch ($8_1 - 1 | 0) {
default:
$6_1 = HEAPU16[$4_1 + 54 >> 1] | HEAPU8[$30_1 | 0] << 16;
$6_1 = $6_1 & 1 ? $6_1 : ($5_1 & 255) << 8 | $9_1 << 16 | 1;
HEAP16[$4_1 + 54 >> 1] = $6_1;
HEAP8[$30_1 | 0] = $6_1 >>> 16;
$8_1 = 0;
break block107;
case 0:
$8_1 = 1;
$10_1 = HEAPU8[$4_1 + 57 | 0] | HEAPU8[$4_1 + 58 | 0] << 8 | HEAPU8[$31_1 | 0] << 16;
$10_1 = $10_1 & 1 ? $10_1 : ($5_1 & 255) << 8 | $9_1 << 16 | 1;
HEAP8[$4_1 + 57 | 0] = $10_1;
HEAP8[$4_1 + 58 | 0] = $10_1 >>> 8;
HEAP8[$31_1 | 0] = $10_1 >>> 16;
if ($19_1 | HEAPU8[$4_1 + 69 | 0] != 1 | (HEAPU8[$4_1 + 49 | 0] != HEAPU8[$4_1 + 70 | 0] | ($12_1 | 0) != HEAPU8[$4_1 + 71 | 0])) {
break block107
}
HEAP8[$4_1 + 81 | 0] = 0;
HEAP8[$4_1 + 48 | 0] = 12;
break block107;
case 5:
$6_1 = HEAPU16[$4_1 + 60 >> 1] | HEAPU8[$21_1 | 0] << 16;
$6_1 = $6_1 & 1 ? $6_1 : ($5_1 & 255) << 8 | $9_1 << 16 | 1;
HEAP16[$4_1 + 60 >> 1] = $6_1;
HEAP8[$21_1 | 0] = $6_1 >>> 16;
$8_1 = 6;
break block107;
case 2:
if (HEAPU8[$4_1 + 106 | 0] == 3 & $33_1) {
break block119
}
case 6:
HEAP8[$4_1 + 83 | 0] = 1;
$6_1 = HEAPU16[$4_1 + 60 >> 1] | HEAPU8[$21_1 | 0] << 16;
$6_1 = $6_1 & 1 ? $6_1 : ($5_1 & 255) << 8 | $9_1 << 16 | 1;
HEAP16[$4_1 + 60 >> 1] = $6_1;
HEAP8[$21_1 | 0] = $6_1 >>> 16;
break block120;
case 7:
$8_1 = 8;
HEAP8[$4_1 + 83 | 0] = 1;
$6_1 = HEAPU8[$4_1 + 63 | 0] | HEAPU8[$4_1 + 64 | 0] << 8 | HEAPU8[$24_1 | 0] << 16;
$6_1 = $6_1 & 1 ? $6_1 : ($5_1 & 255) << 8 | $9_1 << 16 | 1;
HEAP8[$4_1 + 63 | 0] = $6_1;
HEAP8[$4_1 + 64 | 0] = $6_1 >>> 8;
HEAP8[$24_1 | 0] = $6_1 >>> 16;
break block107;
case 8:
$8_1 = 9;
$6_1 = $5_1 & 255;
if (HEAPU8[$4_1 + 46 | 0] == 2 ? $6_1 : 0) {
break block107
}
HEAP8[$4_1 + 83 | 0] = 1;
$7_1 = HEAPU8[$4_1 + 63 | 0] | HEAPU8[$4_1 + 64 | 0] << 8 | HEAPU8[$24_1 | 0] << 16;
$6_1 = $7_1 & 1 ? $7_1 : $6_1 << 8 | $9_1 << 16 | 1;
HEAP8[$4_1 + 63 | 0] = $6_1;
HEAP8[$4_1 + 64 | 0] = $6_1 >>> 8;
HEAP8[$24_1 | 0] = $6_1 >>> 16;
break block107;
case 1:
break block105;
case 3:
case 4:
case 10:
case 11:
case 19:
case 20:
case 22:
break block107;
case 9:
break block112;
case 12:
case 13:
case 14:
case 15:
case 16:
case 17:
break block113;
case 18:
break block114;
case 21:
break block115;
case 23:
break block116;
case 24:
break block117;
};
}
$6_1 = HEAPU8[$4_1 + 75 | 0] | HEAPU8[$4_1 + 76 | 0] << 8 | HEAPU8[$32_1 | 0] << 16;
$6_1 = $6_1 & 1 ? $6_1 : ($5_1 & 255) << 8 | $9_1 << 16 | 1;
HEAP8[$4_1 + 75 | 0] = $6_1;
HEAP8[$4_1 + 76 | 0] = $6_1 >>> 8;
HEAP8[$32_1 | 0] = $6_1 >>> 16;
}
switch ($8_1 - 13 | 0) {
case 0:
case 2:
case 3:
break block121;
case 1:
break block122;
case 4:
break block123;
case 5:
break block124;
default:
break block107;
};
}
if (!(HEAPU8[$4_1 + 24 | 0] == 1 & HEAPU8[$4_1 + 46 | 0] != 2)) {
HEAP8[$4_1 + 119 | 0] = 0;
HEAP8[$4_1 + 120 | 0] = 0;
HEAP8[$4_1 + 121 | 0] = 0;
HEAP8[$4_1 + 122 | 0] = 0;
HEAP32[$4_1 + 112 >> 2] = 0;
HEAP32[$4_1 + 116 >> 2] = 0;
$97($4_1 + 24 | 0, $4_1 + 136 | 0, $4_1 + 112 | 0);
break block45;
}
HEAP32[$15_1 >> 2] = 0;
HEAP32[$15_1 + 4 >> 2] = 0;
HEAP8[$15_1 + 7 | 0] = 0;
HEAP8[$15_1 + 8 | 0] = 0;
HEAP8[$15_1 + 9 | 0] = 0;
HEAP8[$15_1 + 10 | 0] = 0;
HEAP8[$4_1 + 45 | 0] = 0;
HEAP8[$4_1 + 41 | 0] = $9_1;
HEAP8[$4_1 + 24 | 0] = 0;
break block45;
}
if (HEAPU8[$4_1 + 46 | 0] != 2) {
break block126
}
$8_1 = 22;
break block107;
}
$6_1 = HEAPU16[$4_1 + 48 >> 1] | HEAPU8[$18_1 | 0] << 16;
$7_1 = ($6_1 & 255) == 12;
$8_1 = $7_1 ? $9_1 << 16 | ($5_1 & 255) << 8 : $6_1 & 16776960;
HEAP8[$18_1 | 0] = $8_1 >>> 16;
HEAP8[$4_1 + 81 | 0] = 1;
HEAP16[$4_1 + 48 >> 1] = $8_1 | ($7_1 ? 5 : $6_1) & 255;
$8_1 = 24;
break block107;
}
HEAP8[$4_1 + 84 | 0] = 1;
$8_1 = 25;
break block107;
}
if (!(HEAPU8[$4_1 + 106 | 0] == 3 & $33_1)) {
break block127
}
}
HEAP32[$15_1 >> 2] = 0;
HEAP32[$15_1 + 4 >> 2] = 0;
HEAP8[$15_1 + 7 | 0] = 0;
HEAP8[$15_1 + 8 | 0] = 0;
HEAP8[$15_1 + 9 | 0] = 0;
HEAP8[$15_1 + 10 | 0] = 0;
HEAP8[$4_1 + 83 | 0] = 0;
$6_1 = HEAPU8[$4_1 + 46 | 0];
HEAP8[$4_1 + 45 | 0] = 1;
HEAP8[$4_1 + 46 | 0] = 1;
HEAP8[$4_1 + 42 | 0] = 0;
HEAP8[$4_1 + 41 | 0] = $9_1;
HEAP8[$4_1 + 24 | 0] = 1;
HEAP8[$4_1 + 40 | 0] = ($6_1 | 0) == 2 ? $5_1 : HEAPU8[$4_1 + 40 | 0];
break block45;
}
$6_1 = $5_1 & 255;
if (!$6_1) {
break block128
}
$7_1 = $9_1 << 16 | $6_1 << 8;
$6_1 = HEAPU8[$4_1 + 46 | 0] != 2;
$7_1 = $6_1 ? $7_1 : 0;
HEAP8[$28_1 | 0] = $7_1 >>> 16;
HEAP16[$4_1 + 72 >> 1] = $6_1 | $7_1;
$8_1 = 10;
break block107;
}
HEAP8[$4_1 + 45 | 0] = 1;
HEAP8[$4_1 + 41 | 0] = $9_1;
break block77;
}
$23_1 = 2;
break block107;
}
if (HEAPU8[$4_1 + 24 | 0] == 3) {
break block129
}
$8_1 = 14;
break block107;
}
if (HEAPU8[$4_1 + 24 | 0] == 3) {
break block129
}
$8_1 = 17;
break block107;
}
if (HEAPU8[$4_1 + 24 | 0] == 3) {
break block129
}
$8_1 = 18;
break block107;
}
$23_1 = 3;
$8_1 = HEAPU8[$4_1 + 27 | 0];
$9_1 = HEAPU8[$4_1 + 26 | 0];
$5_1 = HEAPU8[$4_1 + 25 | 0];
break block107;
}
HEAP8[$4_1 + 83 | 0] = 1;
$5_1 = HEAPU8[$4_1 + 63 | 0] | HEAPU8[$4_1 + 64 | 0] << 8 | HEAPU8[$24_1 | 0] << 16;
$5_1 = $5_1 & 1 ? $5_1 : $9_1 << 16 | 1;
HEAP8[$4_1 + 63 | 0] = $5_1;
HEAP8[$4_1 + 64 | 0] = $5_1 >>> 8;
HEAP8[$24_1 | 0] = $5_1 >>> 16;
$5_1 = 0;
$8_1 = 10;
break block107;
}
if (HEAPU8[$4_1 + 24 | 0] == 3) {
break block45
}
$6_1 = HEAPU16[$4_1 + 60 >> 1] | HEAPU8[$21_1 | 0] << 16;
$6_1 = $6_1 & 1 ? $6_1 : ($5_1 & 255) << 8 | $9_1 << 16 | 1;
HEAP16[$4_1 + 60 >> 1] = $6_1;
HEAP8[$21_1 | 0] = $6_1 >>> 16;
$8_1 = 2;
HEAP8[$4_1 + 83 | 0] = HEAPU8[$4_1 + 83 | 0] | HEAPU8[$4_1 + 46 | 0] != 2;
}
HEAP8[$4_1 + 27 | 0] = $8_1;
HEAP8[$4_1 + 26 | 0] = $9_1;
HEAP8[$4_1 + 25 | 0] = $5_1;
HEAP8[$4_1 + 24 | 0] = $23_1;
break block45;
}
$96($4_1 + 24 | 0, $4_1 + 136 | 0, $25_1);
break block45;
}
HEAP8[$4_1 + 63 | 0] = 1;
HEAP8[$4_1 + 24 | 0] = 0;
break block45;
}
$7_1 = HEAPU16[$4_1 + 48 >> 1] | HEAPU8[$18_1 | 0] << 16;
$9_1 = ($7_1 & 255) == 12;
$5_1 = $9_1 ? $6_1 << 16 | ($5_1 & 255) << 8 : $7_1 & 16776960;
HEAP8[$18_1 | 0] = $5_1 >>> 16;
HEAP8[$4_1 + 24 | 0] = 0;
HEAP16[$4_1 + 48 >> 1] = $5_1 | ($9_1 ? 9 : $7_1) & 255;
break block45;
}
HEAP32[$15_1 + 8 >> 2] = HEAP32[$20_1 + 8 >> 2];
$5_1 = HEAP32[$20_1 + 4 >> 2];
HEAP32[$15_1 >> 2] = HEAP32[$20_1 >> 2];
HEAP32[$15_1 + 4 >> 2] = $5_1;
HEAP8[$4_1 + 83 | 0] = 0;
HEAP8[$4_1 + 45 | 0] = 1;
HEAP8[$4_1 + 46 | 0] = 1;
HEAP8[$4_1 + 42 | 0] = 0;
}
HEAP8[$4_1 + 41 | 0] = $6_1;
}
HEAP8[$4_1 + 24 | 0] = 1;
break block45;
}
if ($9_1) {
break block130
}
}
block131 : {
if (HEAPU8[$4_1 + 75 | 0] != 1) {
break block131
}
$12_1 = $5_1 & 255;
$5_1 = HEAPU8[$4_1 + 77 | 0] + 1 | 0;
if (($12_1 | 0) != (($5_1 >>> 0 >= 255 ? 255 : $5_1) | 0)) {
break block131
}
HEAP8[$4_1 + 77 | 0] = $6_1;
}
HEAP8[$4_1 + 25 | 0] = $7_1;
HEAP8[$4_1 + 24 | 0] = 3;
break block45;
}
$96($4_1 + 24 | 0, $4_1 + 136 | 0, $25_1);
break block45;
}
$96($4_1 + 24 | 0, $4_1 + 136 | 0, $25_1);
}
$33_1 = HEAPU8[$4_1 + 82 | 0] & ($33_1 ^ 1);
HEAP8[$4_1 + 82 | 0] = $33_1;
continue;
}
break;
};
$13_1 = HEAPU8[$4_1 + 46 | 0];
block132 : {
if (!$3_1 | (!(HEAP8[$4_1 + 42 | 0] & 1) | ($13_1 | 0) == 2)) {
break block132
}
$6_1 = HEAPU8[$4_1 + 44 | 0];
$10_1 = HEAPU8[$4_1 + 43 | 0];
$5_1 = HEAP32[$3_1 + 16 >> 2];
$3_1 = HEAP32[$3_1 + 20 >> 2];
HEAP16[$4_1 + 172 >> 1] = 1;
HEAP32[$4_1 + 168 >> 2] = $3_1;
HEAP32[$4_1 + 164 >> 2] = 0;
HEAP8[$4_1 + 160 | 0] = 1;
HEAP32[$4_1 + 156 >> 2] = 47;
HEAP32[$4_1 + 152 >> 2] = $3_1;
HEAP32[$4_1 + 148 >> 2] = 0;
HEAP32[$4_1 + 144 >> 2] = $3_1;
HEAP32[$4_1 + 140 >> 2] = $5_1;
HEAP32[$4_1 + 136 >> 2] = 47;
$99($4_1 + 8 | 0, $4_1 + 136 | 0);
$8_1 = HEAP32[$4_1 + 12 >> 2];
$3_1 = HEAP32[$4_1 + 8 >> 2];
$7_1 = $3_1 ? $8_1 : 0;
$5_1 = 0;
block133 : {
if ($6_1 >>> 0 < $10_1 >>> 0) {
break block133
}
block134 : {
if (!$10_1) {
break block134
}
if ($2_1 >>> 0 > $10_1 >>> 0) {
if (HEAP8[$1_1 + $10_1 | 0] > -65) {
break block134
}
break block133;
}
if (($2_1 | 0) != ($10_1 | 0)) {
break block133
}
}
block135 : {
if (!$6_1) {
break block135
}
if ($2_1 >>> 0 > $6_1 >>> 0) {
if (HEAP8[$1_1 + $6_1 | 0] > -65) {
break block135
}
break block133;
}
if (($2_1 | 0) != ($6_1 | 0)) {
break block133
}
}
$5_1 = $1_1 + $10_1 | 0;
$9_1 = $6_1 - $10_1 | 0;
}
if (($7_1 | 0) != (($5_1 ? $9_1 : 0) | 0)) {
break block132
}
if ($7_1) {
$5_1 = $5_1 ? $5_1 : 1;
$7_1 = $3_1 ? $3_1 : 1;
while (1) {
$1_1 = HEAPU8[$5_1 | 0];
$3_1 = ((($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $1_1) & 255;
$1_1 = HEAPU8[$7_1 | 0];
if (($3_1 | 0) != (((($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0) | $1_1) & 255)) {
break block132
}
$5_1 = $5_1 + 1 | 0;
$7_1 = $7_1 + 1 | 0;
$8_1 = $8_1 - 1 | 0;
if ($8_1) {
continue
}
break;
};
}
HEAP8[$4_1 + 42 | 0] = 0;
}
HEAP8[$4_1 + 136 | 0] = 8;
$100($4_1 + 112 | 0, $4_1 + 24 | 0, $4_1 + 136 | 0);
block147 : {
block142 : {
block136 : {
if (!$26_1) {
break block136
}
block140 : {
block141 : {
block139 : {
if (HEAPU8[$26_1 | 0] == 5) {
$5_1 = HEAPU8[$4_1 + 128 | 0];
block138 : {
if (!(HEAPU8[$4_1 + 54 | 0] | HEAP8[$4_1 + 60 | 0] & 1)) {
if (($5_1 & 255) == 1) {
break block138
}
if (($13_1 | 0) != 2) {
break block139
}
if (HEAP8[$4_1 + 63 | 0] & 1) {
break block138
}
break block139;
}
if (($5_1 & 255) == 1) {
break block138
}
if (($13_1 | 0) != 2) {
break block139
}
}
$1_1 = HEAP32[$4_1 + 124 >> 2];
HEAP32[$4_1 + 144 >> 2] = HEAP32[$4_1 + 120 >> 2];
HEAP32[$4_1 + 148 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 116 >> 2];
HEAP32[$4_1 + 136 >> 2] = HEAP32[$4_1 + 112 >> 2];
HEAP32[$4_1 + 140 >> 2] = $1_1;
$1_1 = $4_1 + 129 | 0;
$3_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8;
HEAP8[$4_1 + 153 | 0] = $3_1;
HEAP8[$4_1 + 154 | 0] = $3_1 >>> 8;
HEAP8[$4_1 + 155 | 0] = HEAPU8[$1_1 + 2 | 0];
break block140;
}
$100($4_1 + 136 | 0, $4_1 + 24 | 0, $26_1);
$5_1 = HEAPU8[$4_1 + 128 | 0];
$1_1 = HEAPU8[$4_1 + 152 | 0];
break block141;
}
HEAP32[$4_1 + 148 >> 2] = 0;
HEAP32[$4_1 + 144 >> 2] = $2_1;
HEAP32[$4_1 + 136 >> 2] = 1;
HEAP32[$4_1 + 140 >> 2] = 0;
HEAP8[$4_1 + 153 | 0] = 5;
$1_1 = 1;
}
if (($1_1 & 255) == ($5_1 & 255)) {
break block140
}
$7_1 = HEAPU8[$4_1 + 153 | 0];
$5_1 = $1_1;
break block142;
}
$7_1 = HEAPU8[$4_1 + 153 | 0];
if (($7_1 | 0) != HEAPU8[$4_1 + 129 | 0]) {
break block142
}
$1_1 = HEAP32[$4_1 + 112 >> 2];
block143 : {
if (HEAP32[$4_1 + 136 >> 2] == 1) {
if (!$1_1 | HEAP32[$4_1 + 140 >> 2] != HEAP32[$4_1 + 116 >> 2] | HEAP32[$4_1 + 144 >> 2] != HEAP32[$4_1 + 120 >> 2]) {
break block142
}
break block143;
}
if ($1_1) {
break block142
}
}
$3_1 = HEAP32[$4_1 + 148 >> 2];
$1_1 = HEAP32[$4_1 + 124 >> 2];
if (!(!$3_1 | !$1_1)) {
$10_1 = HEAP32[$3_1 + 4 >> 2];
if (($10_1 | 0) != HEAP32[$1_1 + 4 >> 2]) {
break block142
}
if ($135(HEAP32[$3_1 >> 2], HEAP32[$1_1 >> 2], $10_1)) {
break block142
}
$10_1 = HEAP32[$3_1 + 12 >> 2];
if (($10_1 | 0) != HEAP32[$1_1 + 12 >> 2]) {
break block142
}
if ($135(HEAP32[$3_1 + 8 >> 2], HEAP32[$1_1 + 8 >> 2], $10_1)) {
break block142
}
$10_1 = HEAP32[$3_1 + 20 >> 2];
if (($10_1 | 0) != HEAP32[$1_1 + 20 >> 2]) {
break block142
}
if ($135(HEAP32[$3_1 + 16 >> 2], HEAP32[$1_1 + 16 >> 2], $10_1)) {
break block142
}
break block136;
}
if ($1_1 | $3_1) {
break block142
}
}
if (HEAP8[$4_1 + 84 | 0] & 1 | (HEAPU8[$4_1 + 128 | 0] != 2 | $34_1)) {
HEAP32[$0_1 + 16 >> 2] = HEAP32[$4_1 + 128 >> 2];
$1_1 = HEAP32[$4_1 + 124 >> 2];
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 120 >> 2];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[$4_1 + 116 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 112 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block147;
}
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = 1;
HEAP32[$0_1 + 4 >> 2] = 0;
HEAP16[$0_1 + 16 >> 1] = 0;
HEAP32[$0_1 + 12 >> 2] = $40_1 + 12;
break block147;
}
HEAP8[$0_1 + 17 | 0] = $7_1;
HEAP8[$0_1 + 16 | 0] = $5_1;
$1_1 = HEAP32[$4_1 + 140 >> 2];
HEAP32[$0_1 >> 2] = HEAP32[$4_1 + 136 >> 2];
HEAP32[$0_1 + 4 >> 2] = $1_1;
HEAP32[$0_1 + 8 >> 2] = HEAP32[$4_1 + 144 >> 2];
HEAP32[$0_1 + 12 >> 2] = $26_1 + 12;
}
global$0 = $4_1 + 176 | 0;
}
function $91($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$1_1 = HEAP32[$0_1 >> 2];
$3_1 = $1_1 ? $1_1 << 1 : 1;
$3($2_1 + 4 | 0, $1_1, HEAP32[$0_1 + 4 >> 2], $3_1, 8, 1056);
$1_1 = HEAP32[$2_1 + 8 >> 2];
block : {
if (!HEAP32[$2_1 + 4 >> 2]) {
HEAP32[$0_1 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $1_1;
break block;
}
if (($1_1 | 0) == -2147483647) {
break block
}
wasm2js_trap();
}
global$0 = $2_1 + 16 | 0;
}
function $92($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0;
$9_1 = global$0 - 16 | 0;
global$0 = $9_1;
$2_1 = HEAP32[$1_1 >> 2];
$5_1 = HEAP32[$1_1 + 20 >> 2];
$3_1 = HEAP32[$1_1 + 16 >> 2];
block5 : {
block8 : {
block7 : {
block6 : {
block3 : {
block : {
block2 : {
block1 : {
$6_1 = HEAP32[$1_1 + 4 >> 2];
switch ($6_1 - 13 | 0) {
case 0:
break block;
case 1:
break block1;
default:
break block2;
};
}
$1_1 = $2_1 + 6 | 0;
if (!((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1818391920 | (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1919116590 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1697538921 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1937203502))) {
break block3
}
break block5;
}
if (($6_1 | 0) != 9 | ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1801678692 | HEAPU8[$2_1 + 8 | 0] ^ 111 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1764651621)) {
break block5
}
if (HEAP32[$1_1 + 12 >> 2]) {
$4_1 = $3_1
} else {
if ((HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24)) != 1919052140 | (HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24)) != 796488289 | $5_1 >>> 0 < 8) {
break block5
}
$5_1 = $5_1 - 8 | 0;
$4_1 = $3_1 + 8 | 0;
}
if ($5_1 >>> 0 >= 8) {
$35($9_1 + 8 | 0, 47, $4_1, $5_1);
$4_1 = HEAP32[$9_1 + 8 >> 2] ? 0 : $4_1;
break block5;
}
if (!$5_1) {
$5_1 = 0;
break block5;
}
$1_1 = 0;
while (1) {
if (HEAPU8[$1_1 + $4_1 | 0] == 47) {
break block6
}
$1_1 = $1_1 + 1 | 0;
if (($5_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
break block5;
}
$1_1 = $2_1 + 5 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1920100717 | (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1667706482 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1731097199 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1869164146)) {
break block5
}
if ($5_1 >>> 0 <= 7) {
$5_1 = $5_1 | -8;
break block6;
}
$7_1 = $3_1 + 8 | 0;
$1_1 = HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24);
$2_1 = HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24);
$8_1 = $2_1 << 24 | ($2_1 & 65280) << 8;
$3_1 = $2_1 & 16711680;
$10_1 = $3_1 << 24;
$3_1 = $3_1 >>> 8 | 0;
$6_1 = $2_1 & -16777216;
$4_1 = $6_1 >>> 24 | 0;
$2_1 = $10_1 | $6_1 << 8 | ((($1_1 & 255) << 24 | $2_1 >>> 8) & -16777216 | (($1_1 & 16777215) << 8 | $2_1 >>> 24) & 16711680 | ($1_1 >>> 8 & 65280 | $1_1 >>> 24));
$1_1 = $3_1 | $4_1 | $8_1;
$1_1 = $1_1 | 0;
$4_1 = (($1_1 | 0) == 1818845810 & $2_1 >>> 0 < 1634892079 | $1_1 >>> 0 < 1818845810) - (($1_1 | 0) == 1818845810 & $2_1 >>> 0 > 1634892079 | $1_1 >>> 0 > 1818845810) | 0 ? 0 : $7_1;
$5_1 = $5_1 - 8 | 0;
break block5;
}
if ($5_1 >>> 0 <= 14) {
$5_1 = $5_1 - 15 | 0;
break block6;
}
$10_1 = 1701982060;
$8_1 = 1685021547;
$2_1 = HEAPU8[$3_1 | 0] | HEAPU8[$3_1 + 1 | 0] << 8 | (HEAPU8[$3_1 + 2 | 0] << 16 | HEAPU8[$3_1 + 3 | 0] << 24);
$11_1 = $2_1 << 24 | ($2_1 & 65280) << 8;
$6_1 = $2_1 & 16711680;
$1_1 = $6_1 << 24;
$6_1 = $6_1 >>> 8 | 0;
$7_1 = $2_1 & -16777216;
$4_1 = $7_1 >>> 24 | 0;
$12_1 = $1_1 | $7_1 << 8;
$1_1 = HEAPU8[$3_1 + 4 | 0] | HEAPU8[$3_1 + 5 | 0] << 8 | (HEAPU8[$3_1 + 6 | 0] << 16 | HEAPU8[$3_1 + 7 | 0] << 24);
$2_1 = $12_1 | ((($1_1 & 255) << 24 | $2_1 >>> 8) & -16777216 | (($1_1 & 16777215) << 8 | $2_1 >>> 24) & 16711680 | ($1_1 >>> 8 & 65280 | $1_1 >>> 24));
$1_1 = $4_1 | $6_1 | $11_1;
$1_1 = $1_1 | 0;
$4_1 = $1_1;
if (($2_1 | 0) != 1701982060 | ($1_1 | 0) != 1685021547) {
break block7
}
$10_1 = 1634892079;
$8_1 = 1818845810;
$2_1 = $3_1 + 7 | 0;
$6_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$1_1 = $6_1 << 24 | ($6_1 & 65280) << 8;
$7_1 = $6_1 & 16711680;
$4_1 = $7_1 << 24;
$7_1 = $7_1 >>> 8 | 0;
$2_1 = HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24);
$12_1 = $4_1;
$11_1 = $6_1 & -16777216;
$4_1 = $11_1 >>> 24 | 0;
$2_1 = $12_1 | $11_1 << 8 | ((($2_1 & 255) << 24 | $6_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $6_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24));
$4_1 = $4_1 | $7_1 | $1_1;
$1_1 = 0;
$4_1 = $4_1 | 0;
if (($2_1 | 0) != 1634892079 | ($4_1 | 0) != 1818845810) {
break block7
}
break block8;
}
$4_1 = 0;
break block5;
}
$1_1 = ($4_1 | 0) == ($8_1 | 0) & $2_1 >>> 0 > $10_1 >>> 0 | $4_1 >>> 0 > $8_1 >>> 0 ? -1 : 1;
}
$4_1 = $1_1 ? 0 : $3_1 + 15 | 0;
$5_1 = $5_1 - 15 | 0;
}
HEAP32[$0_1 + 4 >> 2] = $5_1;
HEAP32[$0_1 >> 2] = $4_1;
global$0 = $9_1 + 16 | 0;
}
function $93($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0;
$10_1 = global$0 - 48 | 0;
global$0 = $10_1;
$1_1 = HEAP32[$0_1 + 20 >> 2];
$4_1 = HEAP32[$0_1 + 16 >> 2];
HEAP32[$10_1 + 40 >> 2] = 47;
block2 : {
while (1) {
$7_1 = $4_1 + $5_1 | 0;
$2_1 = $1_1 - $5_1 | 0;
block : {
if ($2_1 >>> 0 >= 8) {
$35($10_1 + 8 | 0, 47, $7_1, $2_1);
$3_1 = HEAP32[$10_1 + 12 >> 2];
$8_1 = HEAP32[$10_1 + 8 >> 2];
break block;
}
$3_1 = 0;
$8_1 = 0;
if (!$2_1) {
break block
}
while (1) {
$8_1 = 1;
if (HEAPU8[$3_1 + $7_1 | 0] == 47) {
break block
}
$3_1 = $3_1 + 1 | 0;
if (($2_1 | 0) != ($3_1 | 0)) {
continue
}
break;
};
$3_1 = $2_1;
$8_1 = 0;
}
if (($8_1 | 0) == 1) {
$3_1 = $3_1 + $5_1 | 0;
$5_1 = $3_1 + 1 | 0;
if (!(!$5_1 | $1_1 >>> 0 < $5_1 >>> 0 | HEAPU8[$3_1 + $4_1 | 0] != 47)) {
$9_1 = $4_1 + $5_1 | 0;
$5_1 = $1_1 - $5_1 | 0;
$2_1 = $4_1;
break block2;
}
if ($1_1 >>> 0 >= $5_1 >>> 0) {
continue
}
}
break;
};
$2_1 = 0;
}
$7_1 = $2_1 ? $5_1 : 0;
$5_1 = $2_1 ? $9_1 : 1;
$3_1 = $2_1 ? $3_1 : $1_1;
$1_1 = $2_1 ? $2_1 : $4_1;
$2_1 = HEAP32[$0_1 >> 2];
block4 : {
block23 : {
block25 : {
block27 : {
block32 : {
block30 : {
block31 : {
block43 : {
block44 : {
block51 : {
block46 : {
block48 : {
block47 : {
block54 : {
block50 : {
block55 : {
block53 : {
block57 : {
block56 : {
block41 : {
block42 : {
block38 : {
block40 : {
block39 : {
block34 : {
block36 : {
block52 : {
block49 : {
block10 : {
block45 : {
block8 : {
block14 : {
block33 : {
block11 : {
block12 : {
block6 : {
block35 : {
block9 : {
block3 : {
block13 : {
block5 : {
switch (HEAP32[$0_1 + 4 >> 2] - 7 | 0) {
case 6:
$0_1 = $2_1 + 5 | 0;
if (!((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1920100717 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1667706482 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1731097199 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1869164146))) {
break block13
}
break block4;
case 10:
break block10;
case 11:
break block11;
case 19:
break block12;
case 0:
break block3;
case 2:
break block5;
case 3:
break block6;
case 7:
break block8;
case 8:
break block9;
default:
break block4;
};
}
$4_1 = $2_1 + 8 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1801678692 | HEAPU8[$4_1 | 0] ^ 111 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1764651621) {
break block14
}
}
block29 : {
block15 : {
block28 : {
block26 : {
block16 : {
block22 : {
block18 : {
block24 : {
block20 : {
block21 : {
block19 : {
switch ($3_1 - 5 | 0) {
case 2:
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1853122914 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1768776046) {
break block21
}
$6_1 = 1056412;
break block4;
case 0:
break block15;
case 1:
break block16;
case 3:
break block18;
case 6:
break block19;
case 7:
break block20;
default:
break block4;
};
}
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1970170220 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1702066293 | ((HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1919251320 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1919252082)) {
break block22
}
break block23;
}
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 2037413226 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1919251577) {
break block24
}
break block25;
}
$0_1 = $1_1 + 8 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1987208563 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1886741860 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1769173605) {
break block4
}
$6_1 = 1054812;
break block4;
}
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1852404340 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1650749294) {
break block26
}
$6_1 = 1055372;
break block4;
}
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) != 1869505906 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) != 1702125942) {
break block4
}
break block27;
}
if (!((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1869505906 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1952544367 | ((HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1702125942 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1953456741))) {
break block27
}
break block4;
}
$0_1 = $1_1 + 4 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1801678706 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 29285) {
break block28
}
$6_1 = 1056124;
break block4;
}
if (!((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1684957547 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1953719652)) {
$6_1 = 1055260;
break block4;
}
if (($7_1 | 0) != 7) {
break block4
}
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1802397034 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1936615787) {
break block4
}
$3_1 = 1785032299;
$0_1 = HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($0_1 | 0) == 1785032299) {
break block29
}
break block30;
}
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1751410034 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 29793) {
break block4
}
break block31;
}
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1734439012 | HEAPU8[$1_1 + 4 | 0] ^ 101 | ($7_1 | 0) != 8) {
break block4
}
$0_1 = HEAPU8[$5_1 + 4 | 0] | HEAPU8[$5_1 + 5 | 0] << 8 | (HEAPU8[$5_1 + 6 | 0] << 16 | HEAPU8[$5_1 + 7 | 0] << 24);
$2_1 = HEAPU8[$5_1 | 0] | HEAPU8[$5_1 + 1 | 0] << 8 | (HEAPU8[$5_1 + 2 | 0] << 16 | HEAPU8[$5_1 + 3 | 0] << 24);
$6_1 = $2_1 << 24 | ($2_1 & 65280) << 8;
$3_1 = $2_1 & 16711680;
$5_1 = $3_1 << 24;
$3_1 = $3_1 >>> 8 | 0;
$1_1 = $2_1 & -16777216;
$4_1 = $1_1 >>> 24 | 0;
$2_1 = $5_1 | $1_1 << 8 | ((($0_1 & 255) << 24 | $2_1 >>> 8) & -16777216 | (($0_1 & 16777215) << 8 | $2_1 >>> 24) & 16711680 | ($0_1 >>> 8 & 65280 | $0_1 >>> 24));
$0_1 = $3_1 | $4_1 | $6_1;
$0_1 = $0_1 | 0;
$6_1 = (($0_1 | 0) == 1885823332 & $2_1 >>> 0 > 1835626036 | $0_1 >>> 0 > 1885823332) - (($0_1 | 0) == 1885823332 & $2_1 >>> 0 < 1835626036 | $0_1 >>> 0 < 1885823332) | 0 ? 0 : 1056808;
break block4;
}
$3_1 = 1802071667;
$0_1 = $5_1 + 3 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$0_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($0_1 | 0) != 1802071667) {
break block30
}
break block32;
}
$4_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$0_1 = $2_1 + 3 | 0;
$9_1 = HEAPU8[$0_1 + 1 | 0] << 8;
$8_1 = HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24;
if ($4_1 ^ 1919117415 | (HEAPU8[$0_1 | 0] | $9_1 | $8_1) ^ 1869164146) {
if ($4_1 ^ 2036430193 | ($8_1 | ($9_1 | HEAPU8[$0_1 | 0])) ^ 1869164153) {
break block33
}
switch ($3_1 - 6 | 0) {
case 0:
break block34;
case 1:
break block35;
case 4:
break block36;
default:
break block4;
};
}
block37 : {
switch ($3_1 - 7 | 0) {
case 0:
break block37;
case 1:
break block38;
case 4:
break block39;
case 5:
break block40;
case 8:
break block41;
default:
break block4;
};
}
$0_1 = $1_1 + 3 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1802398060 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1685218667) {
break block42
}
$6_1 = 1056672;
break block4;
}
$0_1 = $2_1 + 7 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1768383858 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 946548345 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 2037544051 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1869164147)) {
break block4
}
break block43;
}
$2_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$0_1 = $1_1 + 3 | 0;
$3_1 = HEAPU8[$0_1 + 1 | 0] << 8;
$7_1 = HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24;
if (!($2_1 ^ 2037413226 | (HEAPU8[$0_1 | 0] | $3_1 | $7_1) ^ 1919251577)) {
break block25
}
$6_1 = $2_1 ^ 1818850658 | ($7_1 | ($3_1 | HEAPU8[$0_1 | 0])) ^ 1751213164 ? 0 : 1054252;
break block4;
}
$4_1 = $2_1 + 8 | 0;
if (!((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 779303019 | (HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8) ^ 28521 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 779248487)) {
break block43
}
break block4;
}
$0_1 = $2_1 + 8 | 0;
$4_1 = $2_1 + 16 | 0;
$7_1 = $2_1 + 24 | 0;
if (!((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1768383858 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1667457326 | ((HEAPU8[$4_1 | 0] | HEAPU8[$4_1 + 1 | 0] << 8 | (HEAPU8[$4_1 + 2 | 0] << 16 | HEAPU8[$4_1 + 3 | 0] << 24)) ^ 1751410034 | (HEAPU8[$7_1 | 0] | HEAPU8[$7_1 + 1 | 0] << 8) ^ 28015) | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 2037544051 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 779318117 | (HEAPU8[$4_1 + 4 | 0] | HEAPU8[$4_1 + 5 | 0] << 8 | (HEAPU8[$4_1 + 6 | 0] << 16 | HEAPU8[$4_1 + 7 | 0] << 24)) ^ 1663988833))) {
break block31
}
break block4;
}
$0_1 = $2_1 + 8 | 0;
$1_1 = $2_1 + 16 | 0;
if (!((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1768383858 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1684369966 | (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8) ^ 28521 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 2037544051 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 779379048))) {
break block31
}
break block4;
}
$4_1 = HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24);
$0_1 = $2_1 + 3 | 0;
$2_1 = HEAPU8[$0_1 + 1 | 0] << 8;
$9_1 = HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24;
if (!($4_1 ^ 1919121006 | (HEAPU8[$0_1 | 0] | $2_1 | $9_1) ^ 1869164146)) {
break block44
}
if ($4_1 ^ 1919120236 | ($9_1 | ($2_1 | HEAPU8[$0_1 | 0])) ^ 1869164146 | ($3_1 | 0) != 11) {
break block4
}
$5_1 = 2020828530;
$6_1 = 1818848885;
$7_1 = 0;
$3_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$9_1 = $3_1 << 24 | ($3_1 & 65280) << 8;
$4_1 = $3_1 & 16711680;
$0_1 = $4_1 >>> 8 | 0;
$8_1 = $7_1;
$11_1 = $4_1 << 24;
$7_1 = $3_1 & -16777216;
$4_1 = $7_1 >>> 24 | 0;
$2_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
$2_1 = $8_1 | ($11_1 | $7_1 << 8) | ((($2_1 & 255) << 24 | $3_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $3_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24));
$0_1 = $0_1 | $4_1 | $9_1;
$0_1 = $0_1 | 0;
if (($2_1 | 0) == 2020828530 & ($0_1 | 0) == 1818848885) {
break block45
}
break block46;
}
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1814983267 | HEAPU8[$4_1 | 0] ^ 111 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1764647989 | ($3_1 | 0) != 7) {
break block4
}
$6_1 = 1818848875;
$0_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$5_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($5_1 | 0) != 1818848875) {
break block47
}
$6_1 = 1801810532;
$3_1 = 0;
$0_1 = $1_1 + 3 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$5_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($5_1 | 0) != 1801810532) {
break block47
}
break block48;
}
if (($3_1 | 0) != 7) {
break block4
}
$0_1 = $2_1 + 6 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1818391920 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1919116590 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1697538921 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1937203502)) {
break block4
}
$6_1 = 1651078254;
$0_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$5_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($5_1 | 0) == 1651078254) {
break block49
}
break block50;
}
$5_1 = 1920361842;
$6_1 = 1970828133;
$3_1 = 0;
$0_1 = $1_1 + 3 | 0;
$1_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$2_1 = HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24);
$7_1 = 0;
$9_1 = $1_1 << 24 | ($1_1 & 65280) << 8;
$4_1 = $1_1 & 16711680;
$0_1 = $4_1 >>> 8 | 0;
$3_1 = $7_1;
$8_1 = $4_1 << 24;
$7_1 = $1_1 & -16777216;
$4_1 = $7_1 >>> 24 | 0;
$2_1 = $3_1 | ($8_1 | $7_1 << 8) | ((($2_1 & 255) << 24 | $1_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $1_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24));
$0_1 = $0_1 | $4_1 | $9_1;
$0_1 = $0_1 | 0;
if (($2_1 | 0) != 1920361842 | ($0_1 | 0) != 1970828133) {
break block46
}
break block51;
}
if (($3_1 | 0) != 6) {
break block4
}
$0_1 = $2_1 + 8 | 0;
if ((HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 779248493 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1718580079 | HEAPU8[$2_1 + 16 | 0] ^ 109 | ((HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1919117677 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1868770932)) {
break block4
}
$6_1 = 1685025902;
$0_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$5_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($5_1 | 0) == 1685025902) {
break block52
}
break block53;
}
$6_1 = 1851878761;
$3_1 = 0;
$0_1 = $1_1 + 3 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$5_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($5_1 | 0) != 1851878761) {
break block50
}
break block54;
}
$6_1 = 25972;
$3_1 = 0;
$0_1 = $1_1 + 4 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8;
$5_1 = ($0_1 << 8 | $0_1 >>> 8) & 65535;
if (($5_1 | 0) != 25972) {
break block53
}
break block55;
}
$2_1 = $1_1 + 8 | 0;
$6_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1953394531 | (HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8) ^ 29554 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1701734753 ? 0 : 1054252;
break block4;
}
$0_1 = $1_1 + 4 | 0;
if (!((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1835298672 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 28257)) {
$6_1 = 1054252;
break block4;
}
$3_1 = 1936420720;
$0_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$6_1 = __wasm_rotr_i32($0_1 & 16711935, 8) | __wasm_rotr_i32($0_1, 24) & 16711935;
if (($6_1 | 0) != 1936420720) {
break block56
}
$3_1 = 25967;
$5_1 = 0;
$0_1 = $1_1 + 4 | 0;
$0_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8;
$6_1 = ($0_1 << 8 | $0_1 >>> 8) & 65535;
if (($6_1 | 0) != 25967) {
break block56
}
break block57;
}
$3_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
$4_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$2_1 = $1_1 + 3 | 0;
if (!($4_1 ^ 1970170220 | (HEAPU8[$2_1 | 0] | HEAPU8[$2_1 + 1 | 0] << 8 | (HEAPU8[$2_1 + 2 | 0] << 16 | HEAPU8[$2_1 + 3 | 0] << 24)) ^ 1702066293 | ($3_1 ^ 1919251320 | (HEAPU8[$2_1 + 4 | 0] | HEAPU8[$2_1 + 5 | 0] << 8 | (HEAPU8[$2_1 + 6 | 0] << 16 | HEAPU8[$2_1 + 7 | 0] << 24)) ^ 1919252082))) {
break block23
}
$0_1 = $2_1;
$6_1 = $4_1 ^ 1869505906 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1952544367 | ($3_1 ^ 1702125942 | (HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24)) ^ 1953456741) ? 0 : 1057512;
break block4;
}
$0_1 = $1_1 + 8 | 0;
$6_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1987208563 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1886741860 | (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) ^ 1769173605 ? 0 : 1054812;
break block4;
}
$6_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) == 1869505906 & (HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24)) == 1702125942 ? 1057512 : 0;
break block4;
}
$6_1 = (HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1684369007 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24)) ^ 1882223204 ? 0 : 1055112;
break block4;
}
$5_1 = 762277989;
$6_1 = 1752132965;
$7_1 = 0;
$3_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24);
$9_1 = $3_1 << 24 | ($3_1 & 65280) << 8;
$4_1 = $3_1 & 16711680;
$0_1 = $4_1 >>> 8 | 0;
$8_1 = $7_1;
$11_1 = $4_1 << 24;
$7_1 = $3_1 & -16777216;
$4_1 = $7_1 >>> 24 | 0;
$2_1 = HEAPU8[$1_1 + 4 | 0] | HEAPU8[$1_1 + 5 | 0] << 8 | (HEAPU8[$1_1 + 6 | 0] << 16 | HEAPU8[$1_1 + 7 | 0] << 24);
$2_1 = $8_1 | ($11_1 | $7_1 << 8) | ((($2_1 & 255) << 24 | $3_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $3_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24));
$0_1 = $0_1 | $4_1 | $9_1;
$9_1 = 0;
$0_1 = $0_1 | 0;
block58 : {
if (($2_1 | 0) == 762277989 & ($0_1 | 0) == 1752132965) {
$5_1 = 1768910451;
$6_1 = 1701994868;
$0_1 = $1_1 + 7 | 0;
$3_1 = HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8 | (HEAPU8[$0_1 + 2 | 0] << 16 | HEAPU8[$0_1 + 3 | 0] << 24);
$2_1 = HEAPU8[$0_1 + 4 | 0] | HEAPU8[$0_1 + 5 | 0] << 8 | (HEAPU8[$0_1 + 6 | 0] << 16 | HEAPU8[$0_1 + 7 | 0] << 24);
$1_1 = 0;
$7_1 = $3_1 << 24 | ($3_1 & 65280) << 8;
$4_1 = $3_1 & 16711680;
$0_1 = $4_1 >>> 8 | 0;
$8_1 = $1_1;
$11_1 = $4_1 << 24;
$1_1 = $3_1 & -16777216;
$4_1 = $1_1 >>> 24 | 0;
$1_1 = $8_1 | ($11_1 | $1_1 << 8);
$0_1 = $0_1 | $4_1 | $7_1;
$0_1 = $0_1 | (0 | $9_1);
$2_1 = (($2_1 & 255) << 24 | $3_1 >>> 8) & -16777216 | (($2_1 & 16777215) << 8 | $3_1 >>> 24) & 16711680 | ($2_1 >>> 8 & 65280 | $2_1 >>> 24) | $1_1;
$7_1 = 0;
if (($2_1 | 0) == 1768910451 & ($0_1 | 0) == 1701994868) {
break block58
}
}
$7_1 = ($0_1 | 0) == ($6_1 | 0) & $2_1 >>> 0 < $5_1 >>> 0 | $0_1 >>> 0 < $6_1 >>> 0 ? -1 : 1;
}
$6_1 = $7_1 ? 0 : 1055112;
break block4;
}
$5_1 = $3_1 >>> 0 > $6_1 >>> 0 ? -1 : 1;
}
$6_1 = $5_1 ? 0 : 1054252;
break block4;
}
$3_1 = $6_1 >>> 0 > $5_1 >>> 0 ? -1 : 1;
}
$6_1 = $3_1 ? 0 : 1055540;
break block4;
}
$3_1 = $6_1 >>> 0 > $5_1 >>> 0 ? -1 : 1;
}
$6_1 = $3_1 ? 0 : 1056412;
break block4;
}
$3_1 = $6_1 >>> 0 > $5_1 >>> 0 ? -1 : 1;
}
$6_1 = $3_1 ? 0 : 1056672;
break block4;
}
$3_1 = ($0_1 | 0) == ($6_1 | 0) & $2_1 >>> 0 < $5_1 >>> 0 | $0_1 >>> 0 < $6_1 >>> 0 ? -1 : 1;
}
$6_1 = $3_1 ? 0 : 1054588;
break block4;
}
if (($3_1 | 0) != 6) {
break block4
}
$0_1 = $1_1 + 4 | 0;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) ^ 1684633198 | (HEAPU8[$0_1 | 0] | HEAPU8[$0_1 + 1 | 0] << 8) ^ 24937) {
break block4
}
$4_1 = 0;
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
block59 : {
if ($7_1 >>> 0 >= 8) {
$35($3_1 + 8 | 0, 47, $5_1, $7_1);
$4_1 = HEAP32[$3_1 + 8 >> 2] != 0;
break block59;
}
if (!$7_1) {
break block59
}
$0_1 = $7_1 - 1 | 0;
while (1) {
$4_1 = HEAPU8[$5_1 | 0] == 47;
if ($4_1) {
break block59
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
global$0 = $3_1 + 16 | 0;
$6_1 = $4_1 ? 0 : 1055868;
break block4;
}
$6_1 = 1054384;
break block4;
}
$6_1 = 1057024;
break block4;
}
$6_1 = $0_1 >>> 0 < $3_1 >>> 0 ? -1 : 1;
}
$6_1 = $6_1 ? 0 : 1056524;
break block4;
}
$6_1 = 1057512;
break block4;
}
$6_1 = 1054988;
break block4;
}
$6_1 = 1054588;
}
global$0 = $10_1 + 48 | 0;
return $6_1;
}
function $94($0_1, $1_1) {
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
function $95($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
block7 : {
block3 : {
block2 : {
block1 : {
block : {
if ($1_1 >>> 0 <= 1) {
$2_1 = $1_1;
break block;
}
if ((HEAPU8[$0_1 + 1 | 0] - 48 & 255) >>> 0 > 9) {
$2_1 = $1_1;
break block1;
}
$3_1 = HEAPU8[$0_1 | 0];
if (($3_1 | 32) != 116) {
$2_1 = $1_1;
break block2;
}
$0_1 = $0_1 + 1 | 0;
$2_1 = $1_1 - 1 | 0;
while (1) {
$3_1 = HEAPU8[$0_1 | 0];
if (($3_1 - 48 & 255) >>> 0 <= 9) {
$0_1 = $0_1 + 1 | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break block3;
}
break;
};
if ($2_1 >>> 0 < 3) {
break block
}
$4_1 = $0_1 + 1 | 0;
block5 : {
block4 : {
while (1) {
if ((HEAPU8[$4_1 | 0] - 48 & 255) >>> 0 > 9) {
break block1
}
if ((HEAPU8[$4_1 + 1 | 0] - 48 & 255) >>> 0 > 9) {
break block4
}
if (($3_1 | 0) != 95 & ($3_1 | 0) != 45) {
break block5
}
if (($2_1 | 0) == 3) {
break block3
}
$3_1 = HEAPU8[$4_1 + 2 | 0];
block6 : {
if (($3_1 - 48 & 255) >>> 0 >= 10) {
if ((($3_1 & -33) - 65 & 255) >>> 0 > 25) {
break block6
}
}
if ($3_1 - 90 & 223) {
break block1
}
}
$0_1 = $0_1 + 3 | 0;
$4_1 = $4_1 + 3 | 0;
$2_1 = $2_1 - 3 | 0;
if ($2_1 >>> 0 > 2) {
continue
}
break;
};
$0_1 = $4_1 - 1 | 0;
break block1;
}
$0_1 = $4_1 - 1 | 0;
break block1;
}
$0_1 = $4_1 - 1 | 0;
break block2;
}
if (!$2_1) {
break block3
}
}
$3_1 = HEAPU8[$0_1 | 0];
}
if (($3_1 | 32) != 122) {
break block7
}
$3_1 = $2_1 - 1 | 0;
if (!$3_1) {
break block3
}
$0_1 = HEAPU8[$0_1 + 1 | 0];
$2_1 = ($0_1 - 48 & 255) >>> 0 < 10 ? $2_1 : (($0_1 & 223) - 65 & 255) >>> 0 < 26 ? $2_1 : $3_1;
break block7;
}
$2_1 = 0;
}
return $1_1 - $2_1 | 0;
}
function $96($0_1, $1_1, $2_1) {
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
function $97($0_1, $1_1, $2_1) {
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
$96($0_1, $1_1, $2_1);
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
function $98($0_1, $1_1) {
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
function $99($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
$2_1 = global$0 - 32 | 0;
global$0 = $2_1;
block : {
if (HEAPU8[$1_1 + 37 | 0]) {
break block
}
if (!HEAPU8[$1_1 + 36 | 0]) {
HEAP8[$1_1 + 36 | 0] = 1;
$99($2_1 + 8 | 0, $1_1);
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
$74($2_1 + 20 | 0, $1_1);
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
function $100($0_1, $1_1, $2_1) {
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
HEAP32[$0_1 + 16 >> 2] = HEAP32[263128];
$1_1 = HEAP32[263127];
HEAP32[$0_1 + 8 >> 2] = HEAP32[263126];
HEAP32[$0_1 + 12 >> 2] = $1_1;
$1_1 = HEAP32[263125];
HEAP32[$0_1 >> 2] = HEAP32[263124];
HEAP32[$0_1 + 4 >> 2] = $1_1;
}
function $101($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0;
$4_1 = global$0 - 80 | 0;
global$0 = $4_1;
block51 : {
block5 : {
block1 : {
block7 : {
block36 : {
block9 : {
block38 : {
block12 : {
block17 : {
block10 : {
block11 : {
block2 : {
block : {
if (($1_1 - 97 & 255) >>> 0 >= 26) {
if (($1_1 - 48 & 255) >>> 0 >= 10) {
break block
}
break block1;
}
$3_1 = HEAP32[$2_1 + 4 >> 2];
if (!$3_1) {
break block2
}
HEAP32[$2_1 + 4 >> 2] = $3_1 - 1;
$6_1 = HEAP32[$2_1 >> 2];
$1_1 = $6_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $1_1;
$5_1 = HEAPU8[$6_1 | 0];
block3 : {
block4 : {
if (($5_1 | 0) != 102) {
if (($5_1 | 0) != 116) {
if (($5_1 | 0) != 110 | ($3_1 | 0) < 4) {
break block2
}
$9_1 = 2;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8) ^ 27765 | HEAPU8[$1_1 + 2 | 0] ^ 108) {
break block2
}
HEAP32[$2_1 + 4 >> 2] = $3_1 - 4;
HEAP32[$2_1 >> 2] = $6_1 + 4;
$1_1 = 0;
break block3;
}
$5_1 = 4;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8) ^ 30066 | HEAPU8[$1_1 + 2 | 0] ^ 101 | ($3_1 | 0) < 4) {
break block2
}
$9_1 = 1;
$1_1 = -4;
break block4;
}
$5_1 = 5;
if ((HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8 | (HEAPU8[$1_1 + 2 | 0] << 16 | HEAPU8[$1_1 + 3 | 0] << 24)) != 1702063201 | ($3_1 | 0) < 5) {
break block2
}
$1_1 = -5;
}
HEAP32[$2_1 + 4 >> 2] = $1_1 + $3_1;
HEAP32[$2_1 >> 2] = $5_1 + $6_1;
HEAP8[$4_1 + 60 | 0] = 0;
$24($4_1 + 60 | 0);
$1_1 = 1;
}
HEAP8[$0_1 + 1 | 0] = $9_1;
HEAP8[$0_1 | 0] = $1_1;
break block5;
}
block8 : {
block6 : {
$1_1 = $1_1 & 255;
if ($1_1 >>> 0 <= 90) {
if (($1_1 | 0) == 34) {
break block6
}
if (($1_1 | 0) == 45) {
break block1
}
break block7;
}
if (($1_1 | 0) == 91) {
break block8
}
if (($1_1 | 0) != 123) {
break block7
}
HEAP32[$4_1 + 52 >> 2] = 0;
HEAP32[$4_1 + 44 >> 2] = 0;
HEAP32[$4_1 + 48 >> 2] = 4;
$1_1 = HEAP32[$2_1 + 4 >> 2];
if (!$1_1) {
break block9
}
$1_1 = $1_1 - 1 | 0;
HEAP32[$2_1 + 4 >> 2] = $1_1;
HEAP32[$2_1 >> 2] = HEAP32[$2_1 >> 2] + 1;
if (!$1_1) {
break block9
}
$5_1 = HEAP32[$2_1 >> 2];
while (1) {
$7_1 = HEAPU8[$5_1 | 0] - 9 | 0;
if ($7_1 >>> 0 > 23 | !(1 << $7_1 & 8388627)) {
break block10
}
$1_1 = $1_1 - 1 | 0;
HEAP32[$2_1 + 4 >> 2] = $1_1;
$5_1 = $5_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $5_1;
if ($1_1) {
continue
}
break;
};
break block9;
}
$1_1 = HEAP32[$2_1 + 4 >> 2];
if ($1_1) {
HEAP32[$2_1 + 4 >> 2] = $1_1 - 1;
HEAP32[$2_1 >> 2] = HEAP32[$2_1 >> 2] + 1;
}
$46($4_1 + 60 | 0, $2_1);
$1_1 = HEAP32[$4_1 + 68 >> 2];
HEAP32[$4_1 >> 2] = HEAP32[$4_1 + 64 >> 2];
HEAP32[$4_1 + 4 >> 2] = $1_1;
HEAP32[$4_1 + 8 >> 2] = HEAP32[$4_1 + 72 >> 2];
if (!HEAP32[$4_1 + 60 >> 2]) {
break block11
}
HEAP32[$0_1 + 12 >> 2] = HEAP32[$4_1 + 8 >> 2];
$1_1 = HEAP32[$4_1 + 4 >> 2];
HEAP32[$0_1 + 4 >> 2] = HEAP32[$4_1 >> 2];
HEAP32[$0_1 + 8 >> 2] = $1_1;
HEAP8[$0_1 | 0] = 6;
break block5;
}
HEAP32[$4_1 + 52 >> 2] = 0;
HEAP32[$4_1 + 44 >> 2] = 0;
HEAP32[$4_1 + 48 >> 2] = 4;
$1_1 = HEAP32[$2_1 + 4 >> 2];
if (!$1_1) {
$9_1 = 7;
$6_1 = 1;
break block12;
}
$1_1 = $1_1 - 1 | 0;
HEAP32[$2_1 + 4 >> 2] = $1_1;
HEAP32[$2_1 >> 2] = HEAP32[$2_1 >> 2] + 1;
$9_1 = 7;
$6_1 = 1;
if (!$1_1) {
break block12
}
$5_1 = HEAP32[$2_1 >> 2];
while (1) {
$7_1 = HEAPU8[$5_1 | 0] - 9 | 0;
if (!($7_1 >>> 0 > 23 | !(1 << $7_1 & 8388627))) {
$1_1 = $1_1 - 1 | 0;
HEAP32[$2_1 + 4 >> 2] = $1_1;
$5_1 = $5_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $5_1;
if ($1_1) {
continue
}
break block12;
}
break;
};
if (!$1_1) {
break block12
}
block14 : {
$5_1 = HEAP32[$2_1 >> 2];
$8_1 = HEAPU8[$5_1 | 0];
if (($8_1 | 0) == 93) {
break block14
}
$10_1 = HEAP32[$3_1 >> 2];
$15_1 = $10_1 - 1 | 0;
$13_1 = $4_1 + 60 | 1;
$9_1 = 0;
$12_1 = 4;
while (1) {
if (!$10_1) {
$6_1 = HEAP32[$4_1 + 68 >> 2];
$11_1 = HEAP32[$4_1 + 72 >> 2];
$9_1 = 4;
break block12;
}
HEAP32[$4_1 + 76 >> 2] = $15_1;
$101($4_1 + 60 | 0, $8_1, $2_1, $4_1 + 76 | 0);
block16 : {
$8_1 = HEAPU8[$4_1 + 60 | 0];
if (($8_1 | 0) != 6) {
HEAP8[$4_1 + 58 | 0] = HEAPU8[$13_1 + 2 | 0];
HEAP16[$4_1 + 56 >> 1] = HEAPU8[$13_1 | 0] | HEAPU8[$13_1 + 1 | 0] << 8;
$11_1 = HEAP32[$4_1 + 64 >> 2];
$1_1 = HEAP32[$4_1 + 68 >> 2];
$17_1 = HEAP32[$4_1 + 72 >> 2];
if (HEAP32[$4_1 + 44 >> 2] == ($9_1 | 0)) {
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$6_1 = $4_1 + 44 | 0;
$7_1 = HEAP32[$6_1 >> 2];
$5_1 = $7_1 << 1;
$5_1 = $5_1 >>> 0 <= 4 ? 4 : $5_1;
$3($3_1 + 4 | 0, $7_1, HEAP32[$6_1 + 4 >> 2], $5_1, 4, 16);
$7_1 = HEAP32[$3_1 + 8 >> 2];
block15 : {
if (!HEAP32[$3_1 + 4 >> 2]) {
HEAP32[$6_1 >> 2] = $5_1;
HEAP32[$6_1 + 4 >> 2] = $7_1;
break block15;
}
if (($7_1 | 0) == -2147483647) {
break block15
}
wasm2js_trap();
}
global$0 = $3_1 + 16 | 0;
$12_1 = HEAP32[$4_1 + 48 >> 2];
}
$3_1 = ($9_1 << 4) + $12_1 | 0;
HEAP8[$3_1 | 0] = $8_1;
HEAP32[$3_1 + 8 >> 2] = $1_1;
HEAP32[$3_1 + 12 >> 2] = $17_1;
HEAP32[$3_1 + 4 >> 2] = $11_1;
$1_1 = HEAPU16[$4_1 + 56 >> 1];
HEAP8[$3_1 + 1 | 0] = $1_1;
HEAP8[$3_1 + 2 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 3 | 0] = HEAPU8[$4_1 + 58 | 0];
$9_1 = $9_1 + 1 | 0;
HEAP32[$4_1 + 52 >> 2] = $9_1;
break block16;
}
$7_1 = HEAP32[$4_1 + 64 >> 2];
if (($7_1 | 0) == 8) {
break block16
}
$6_1 = HEAP32[$4_1 + 68 >> 2];
$11_1 = HEAP32[$4_1 + 72 >> 2];
break block17;
}
$7_1 = 7;
$6_1 = 2;
$11_1 = 0;
$1_1 = HEAP32[$2_1 + 4 >> 2];
if (!$1_1) {
break block17
}
$3_1 = $1_1 - 2 | 0;
$5_1 = HEAP32[$2_1 >> 2];
while (1) {
$8_1 = HEAPU8[$5_1 | 0] - 9 | 0;
if (!($8_1 >>> 0 > 23 | !(1 << $8_1 & 8388627))) {
$1_1 = $1_1 - 1 | 0;
HEAP32[$2_1 + 4 >> 2] = $1_1;
$5_1 = $5_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $5_1;
$3_1 = $3_1 - 1 | 0;
if ($1_1) {
continue
}
break block17;
}
break;
};
if (!$1_1) {
break block17
}
$5_1 = HEAP32[$2_1 >> 2];
$8_1 = HEAPU8[$5_1 | 0];
if (($8_1 | 0) != 44) {
if (($8_1 | 0) == 93) {
break block14
}
break block17;
}
$8_1 = $1_1 - 1 | 0;
HEAP32[$2_1 + 4 >> 2] = $8_1;
$1_1 = $5_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $1_1;
$6_1 = 0;
if (!$8_1) {
break block17
}
while (1) {
$5_1 = HEAPU8[$1_1 | 0] - 9 | 0;
if (!($5_1 >>> 0 > 23 | !(1 << $5_1 & 8388627))) {
HEAP32[$2_1 + 4 >> 2] = $3_1;
$1_1 = $1_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $1_1;
$3_1 = $3_1 - 1 | 0;
if (($3_1 | 0) != -1) {
continue
}
break block17;
}
break;
};
$8_1 = HEAPU8[$1_1 | 0];
continue;
};
}
HEAP32[$2_1 + 4 >> 2] = $1_1 - 1;
HEAP32[$2_1 >> 2] = $5_1 + 1;
$1_1 = HEAP32[$4_1 + 48 >> 2];
$2_1 = HEAP32[$4_1 + 44 >> 2];
HEAP8[$4_1 + 20 | 0] = $2_1;
HEAP8[$4_1 + 21 | 0] = $2_1 >>> 8;
HEAP8[$4_1 + 22 | 0] = $2_1 >>> 16;
HEAP8[$4_1 + 23 | 0] = $2_1 >>> 24;
HEAP8[$4_1 + 24 | 0] = $1_1;
HEAP8[$4_1 + 25 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 26 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 27 | 0] = $1_1 >>> 24;
$1_1 = HEAP32[$4_1 + 52 >> 2];
HEAP8[$4_1 + 28 | 0] = $1_1;
HEAP8[$4_1 + 29 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 30 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 31 | 0] = $1_1 >>> 24;
HEAP8[$0_1 | 0] = 4;
$1_1 = HEAPU8[$4_1 + 21 | 0] | HEAPU8[$4_1 + 22 | 0] << 8 | (HEAPU8[$4_1 + 23 | 0] << 16 | HEAPU8[$4_1 + 24 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 17 | 0] | HEAPU8[$4_1 + 18 | 0] << 8 | (HEAPU8[$4_1 + 19 | 0] << 16 | HEAPU8[$4_1 + 20 | 0] << 24);
HEAP8[$0_1 + 1 | 0] = $2_1;
HEAP8[$0_1 + 2 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 3 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 4 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 5 | 0] = $1_1;
HEAP8[$0_1 + 6 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 7 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 8 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$4_1 + 28 | 0] | HEAPU8[$4_1 + 29 | 0] << 8 | (HEAPU8[$4_1 + 30 | 0] << 16 | HEAPU8[$4_1 + 31 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 24 | 0] | HEAPU8[$4_1 + 25 | 0] << 8 | (HEAPU8[$4_1 + 26 | 0] << 16 | HEAPU8[$4_1 + 27 | 0] << 24);
HEAP8[$0_1 + 8 | 0] = $2_1;
HEAP8[$0_1 + 9 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 10 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 11 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 12 | 0] = $1_1;
HEAP8[$0_1 + 13 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 14 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 15 | 0] = $1_1 >>> 24;
break block5;
}
HEAP8[$0_1 + 8 | 0] = 0;
HEAP32[$0_1 + 4 >> 2] = 7;
HEAP8[$0_1 | 0] = 6;
break block5;
}
HEAP8[$0_1 | 0] = 3;
$1_1 = HEAP32[$4_1 + 4 >> 2];
$2_1 = HEAP32[$4_1 >> 2];
HEAP8[$4_1 + 20 | 0] = $2_1;
HEAP8[$4_1 + 21 | 0] = $2_1 >>> 8;
HEAP8[$4_1 + 22 | 0] = $2_1 >>> 16;
HEAP8[$4_1 + 23 | 0] = $2_1 >>> 24;
HEAP8[$4_1 + 24 | 0] = $1_1;
HEAP8[$4_1 + 25 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 26 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 27 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$4_1 + 21 | 0] | HEAPU8[$4_1 + 22 | 0] << 8 | (HEAPU8[$4_1 + 23 | 0] << 16 | HEAPU8[$4_1 + 24 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 17 | 0] | HEAPU8[$4_1 + 18 | 0] << 8 | (HEAPU8[$4_1 + 19 | 0] << 16 | HEAPU8[$4_1 + 20 | 0] << 24);
HEAP8[$0_1 + 1 | 0] = $2_1;
HEAP8[$0_1 + 2 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 3 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 4 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 5 | 0] = $1_1;
HEAP8[$0_1 + 6 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 7 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 8 | 0] = $1_1 >>> 24;
$1_1 = HEAP32[$4_1 + 8 >> 2];
HEAP8[$4_1 + 28 | 0] = $1_1;
HEAP8[$4_1 + 29 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 30 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 31 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$4_1 + 28 | 0] | HEAPU8[$4_1 + 29 | 0] << 8 | (HEAPU8[$4_1 + 30 | 0] << 16 | HEAPU8[$4_1 + 31 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 24 | 0] | HEAPU8[$4_1 + 25 | 0] << 8 | (HEAPU8[$4_1 + 26 | 0] << 16 | HEAPU8[$4_1 + 27 | 0] << 24);
HEAP8[$0_1 + 8 | 0] = $2_1;
HEAP8[$0_1 + 9 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 10 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 11 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 12 | 0] = $1_1;
HEAP8[$0_1 + 13 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 14 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 15 | 0] = $1_1 >>> 24;
break block5;
}
if (!$1_1) {
break block9
}
block20 : {
$7_1 = HEAP32[$2_1 >> 2];
$5_1 = HEAPU8[$7_1 | 0];
if (($5_1 | 0) == 125) {
$3_1 = $7_1;
$5_1 = $1_1;
break block20;
}
$15_1 = HEAP32[$3_1 >> 2];
$17_1 = $15_1 - 1 | 0;
$13_1 = $4_1 + 60 | 1;
$12_1 = 4;
block21 : {
block32 : {
while (1) {
if (($5_1 & 255) != 34) {
$6_1 = $6_1 & -256 | 3;
$9_1 = 7;
break block21;
}
HEAP32[$2_1 + 4 >> 2] = $1_1 - 1;
HEAP32[$2_1 >> 2] = $7_1 + 1;
$46($4_1 + 60 | 0, $2_1);
$9_1 = HEAP32[$4_1 + 64 >> 2];
block31 : {
block22 : {
if (HEAP32[$4_1 + 60 >> 2]) {
$6_1 = HEAP32[$4_1 + 68 >> 2];
$11_1 = HEAP32[$4_1 + 72 >> 2];
break block22;
}
$7_1 = HEAP32[$4_1 + 68 >> 2];
block29 : {
block26 : {
block25 : {
$1_1 = HEAP32[$2_1 + 4 >> 2];
block23 : {
if (!$1_1) {
break block23
}
$16_1 = HEAP32[$4_1 + 72 >> 2];
$3_1 = $1_1 - 2 | 0;
$5_1 = HEAP32[$2_1 >> 2];
while (1) {
$10_1 = HEAPU8[$5_1 | 0] - 9 | 0;
if (!($10_1 >>> 0 > 23 | !(1 << $10_1 & 8388627))) {
$1_1 = $1_1 - 1 | 0;
HEAP32[$2_1 + 4 >> 2] = $1_1;
$5_1 = $5_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $5_1;
$3_1 = $3_1 - 1 | 0;
if ($1_1) {
continue
}
break block23;
}
break;
};
if (!$1_1) {
break block23
}
$5_1 = HEAP32[$2_1 >> 2];
if (HEAPU8[$5_1 | 0] == 58) {
break block25
}
}
$6_1 = $6_1 & -256 | 4;
break block26;
}
$10_1 = $1_1 - 1 | 0;
HEAP32[$2_1 + 4 >> 2] = $10_1;
$1_1 = $5_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $1_1;
block27 : {
if ($10_1) {
while (1) {
$5_1 = HEAPU8[$1_1 | 0] - 9 | 0;
if ($5_1 >>> 0 > 23 | !(1 << $5_1 & 8388627)) {
break block27
}
HEAP32[$2_1 + 4 >> 2] = $3_1;
$1_1 = $1_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $1_1;
$3_1 = $3_1 - 1 | 0;
if (($3_1 | 0) != -1) {
continue
}
break;
}
}
$6_1 = $6_1 & -256;
break block26;
}
block28 : {
if ($15_1) {
$1_1 = HEAPU8[$1_1 | 0];
HEAP32[$4_1 + 76 >> 2] = $17_1;
$101($4_1 + 60 | 0, $1_1, $2_1, $4_1 + 76 | 0);
$14_1 = HEAPU8[$4_1 + 60 | 0];
if (($14_1 | 0) != 6) {
break block28
}
$1_1 = HEAP32[$4_1 + 64 >> 2];
} else {
$1_1 = 4
}
$6_1 = HEAP32[$4_1 + 68 >> 2];
$11_1 = HEAP32[$4_1 + 72 >> 2];
break block29;
}
HEAP8[$4_1 + 78 | 0] = HEAPU8[$13_1 + 2 | 0];
HEAP16[$4_1 + 76 >> 1] = HEAPU8[$13_1 | 0] | HEAPU8[$13_1 + 1 | 0] << 8;
$18_1 = HEAP32[$4_1 + 64 >> 2];
$1_1 = HEAP32[$4_1 + 68 >> 2];
$19_1 = HEAP32[$4_1 + 72 >> 2];
if (HEAP32[$4_1 + 44 >> 2] == ($8_1 | 0)) {
$3_1 = global$0 - 16 | 0;
global$0 = $3_1;
$5_1 = $4_1 + 44 | 0;
$10_1 = HEAP32[$5_1 >> 2];
$12_1 = $10_1 << 1;
$12_1 = $12_1 >>> 0 <= 4 ? 4 : $12_1;
$3($3_1 + 4 | 0, $10_1, HEAP32[$5_1 + 4 >> 2], $12_1, 4, 28);
$10_1 = HEAP32[$3_1 + 8 >> 2];
block30 : {
if (!HEAP32[$3_1 + 4 >> 2]) {
HEAP32[$5_1 >> 2] = $12_1;
HEAP32[$5_1 + 4 >> 2] = $10_1;
break block30;
}
if (($10_1 | 0) == -2147483647) {
break block30
}
wasm2js_trap();
}
global$0 = $3_1 + 16 | 0;
$12_1 = HEAP32[$4_1 + 48 >> 2];
}
$3_1 = Math_imul($8_1, 28) + $12_1 | 0;
HEAP8[$3_1 + 12 | 0] = $14_1;
HEAP32[$3_1 + 8 >> 2] = $16_1;
HEAP32[$3_1 + 4 >> 2] = $7_1;
HEAP32[$3_1 >> 2] = $9_1;
HEAP32[$3_1 + 20 >> 2] = $1_1;
HEAP32[$3_1 + 24 >> 2] = $19_1;
HEAP32[$3_1 + 16 >> 2] = $18_1;
$1_1 = HEAPU16[$4_1 + 76 >> 1];
HEAP8[$3_1 + 13 | 0] = $1_1;
HEAP8[$3_1 + 14 | 0] = $1_1 >>> 8;
HEAP8[$3_1 + 15 | 0] = HEAPU8[$4_1 + 78 | 0];
$8_1 = $8_1 + 1 | 0;
HEAP32[$4_1 + 52 >> 2] = $8_1;
break block31;
}
$1_1 = 7;
}
if (($9_1 | 0) != -2147483648) {
$25($9_1, $7_1)
}
$9_1 = $1_1;
}
if (($9_1 | 0) != 8) {
break block21
}
}
$9_1 = 7;
$5_1 = HEAP32[$2_1 + 4 >> 2];
if (!$5_1) {
break block32
}
$1_1 = HEAP32[$2_1 >> 2];
while (1) {
$3_1 = HEAPU8[$1_1 | 0] - 9 | 0;
if (!($3_1 >>> 0 > 23 | !(1 << $3_1 & 8388627))) {
$5_1 = $5_1 - 1 | 0;
HEAP32[$2_1 + 4 >> 2] = $5_1;
$1_1 = $1_1 + 1 | 0;
HEAP32[$2_1 >> 2] = $1_1;
if ($5_1) {
continue
}
break block32;
}
break;
};
if (!$5_1) {
break block32
}
$3_1 = HEAP32[$2_1 >> 2];
$1_1 = HEAPU8[$3_1 | 0];
if (($1_1 | 0) != 44) {
$6_1 = 2;
$11_1 = 0;
if (($1_1 | 0) == 125) {
break block20
}
break block21;
}
$10_1 = $5_1 - 1 | 0;
$1_1 = $10_1;
HEAP32[$2_1 + 4 >> 2] = $1_1;
HEAP32[$2_1 >> 2] = $3_1 + 1;
block34 : {
if (!$1_1) {
break block34
}
$5_1 = 0;
while (1) {
$16_1 = $3_1 + $5_1 | 0;
$7_1 = $16_1 + 1 | 0;
$14_1 = HEAPU8[$7_1 | 0] - 9 | 0;
if (!($14_1 >>> 0 > 23 | !(1 << $14_1 & 8388627))) {
$1_1 = $1_1 - 1 | 0;
HEAP32[$2_1 + 4 >> 2] = $1_1;
HEAP32[$2_1 >> 2] = $16_1 + 2;
$5_1 = $5_1 + 1 | 0;
if (($10_1 | 0) != ($5_1 | 0)) {
continue
}
break block34;
}
break;
};
if (!$1_1) {
break block34
}
$5_1 = HEAPU8[$7_1 | 0];
continue;
}
break;
};
$6_1 = 0;
$11_1 = 0;
break block21;
}
$6_1 = 2;
$11_1 = 0;
}
HEAP32[$0_1 + 8 >> 2] = $6_1;
HEAP32[$0_1 + 12 >> 2] = $11_1;
HEAP32[$0_1 + 4 >> 2] = $9_1;
HEAP8[$0_1 | 0] = 6;
$3_1 = HEAP32[$4_1 + 48 >> 2];
if (!$8_1) {
break block36
}
$1_1 = $3_1;
while (1) {
$0_1 = HEAP32[$1_1 >> 2];
block37 : {
if (($0_1 | 0) == -2147483648) {
break block37
}
if ($0_1) {
$2_1 = HEAP32[$1_1 + 4 >> 2];
HEAP32[$4_1 + 60 >> 2] = 1;
$5_1 = $4_1 + 76 | 0;
} else {
$5_1 = $4_1 + 60 | 0
}
HEAP32[$5_1 >> 2] = $0_1;
$0_1 = HEAP32[$4_1 + 60 >> 2];
if (!$0_1 | !HEAP32[$4_1 + 76 >> 2]) {
break block37
}
$1($2_1, $0_1);
}
$24($1_1 + 12 | 0);
$1_1 = $1_1 + 28 | 0;
$8_1 = $8_1 - 1 | 0;
if ($8_1) {
continue
}
break;
};
break block36;
}
HEAP32[$2_1 + 4 >> 2] = $5_1 - 1;
HEAP32[$2_1 >> 2] = $3_1 + 1;
$1_1 = HEAP32[$4_1 + 48 >> 2];
$2_1 = HEAP32[$4_1 + 44 >> 2];
HEAP8[$4_1 + 20 | 0] = $2_1;
HEAP8[$4_1 + 21 | 0] = $2_1 >>> 8;
HEAP8[$4_1 + 22 | 0] = $2_1 >>> 16;
HEAP8[$4_1 + 23 | 0] = $2_1 >>> 24;
HEAP8[$4_1 + 24 | 0] = $1_1;
HEAP8[$4_1 + 25 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 26 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 27 | 0] = $1_1 >>> 24;
$1_1 = HEAP32[$4_1 + 52 >> 2];
HEAP8[$4_1 + 28 | 0] = $1_1;
HEAP8[$4_1 + 29 | 0] = $1_1 >>> 8;
HEAP8[$4_1 + 30 | 0] = $1_1 >>> 16;
HEAP8[$4_1 + 31 | 0] = $1_1 >>> 24;
HEAP8[$0_1 | 0] = 5;
$1_1 = HEAPU8[$4_1 + 21 | 0] | HEAPU8[$4_1 + 22 | 0] << 8 | (HEAPU8[$4_1 + 23 | 0] << 16 | HEAPU8[$4_1 + 24 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 17 | 0] | HEAPU8[$4_1 + 18 | 0] << 8 | (HEAPU8[$4_1 + 19 | 0] << 16 | HEAPU8[$4_1 + 20 | 0] << 24);
HEAP8[$0_1 + 1 | 0] = $2_1;
HEAP8[$0_1 + 2 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 3 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 4 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 5 | 0] = $1_1;
HEAP8[$0_1 + 6 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 7 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 8 | 0] = $1_1 >>> 24;
$1_1 = HEAPU8[$4_1 + 28 | 0] | HEAPU8[$4_1 + 29 | 0] << 8 | (HEAPU8[$4_1 + 30 | 0] << 16 | HEAPU8[$4_1 + 31 | 0] << 24);
$2_1 = HEAPU8[$4_1 + 24 | 0] | HEAPU8[$4_1 + 25 | 0] << 8 | (HEAPU8[$4_1 + 26 | 0] << 16 | HEAPU8[$4_1 + 27 | 0] << 24);
HEAP8[$0_1 + 8 | 0] = $2_1;
HEAP8[$0_1 + 9 | 0] = $2_1 >>> 8;
HEAP8[$0_1 + 10 | 0] = $2_1 >>> 16;
HEAP8[$0_1 + 11 | 0] = $2_1 >>> 24;
HEAP8[$0_1 + 12 | 0] = $1_1;
HEAP8[$0_1 + 13 | 0] = $1_1 >>> 8;
HEAP8[$0_1 + 14 | 0] = $1_1 >>> 16;
HEAP8[$0_1 + 15 | 0] = $1_1 >>> 24;
break block5;
}
HEAP32[$0_1 + 8 >> 2] = $6_1;
HEAP32[$0_1 + 12 >> 2] = $11_1;
HEAP32[$0_1 + 4 >> 2] = $7_1;
HEAP8[$0_1 | 0] = 6;
$3_1 = HEAP32[$4_1 + 48 >> 2];
if (!$9_1) {
break block38
}
$1_1 = $3_1;
while (1) {
$24($1_1);
$1_1 = $1_1 + 16 | 0;
$9_1 = $9_1 - 1 | 0;
if ($9_1) {
continue
}
break;
};
break block38;
}
HEAP32[$0_1 + 8 >> 2] = $6_1;
HEAP32[$0_1 + 12 >> 2] = $11_1;
HEAP32[$0_1 + 4 >> 2] = $9_1;
HEAP8[$0_1 | 0] = 6;
$3_1 = HEAP32[$4_1 + 48 >> 2];
}
$0_1 = HEAP32[$4_1 + 44 >> 2];
block39 : {
if (!$0_1) {
$5_1 = $4_1 + 60 | 0;
$0_1 = 0;
break block39;
}
HEAP32[$4_1 + 60 >> 2] = 4;
$5_1 = $4_1 + 76 | 0;
$0_1 = $0_1 << 4;
}
HEAP32[$5_1 >> 2] = $0_1;
$0_1 = HEAP32[$4_1 + 60 >> 2];
if (!$0_1 | !HEAP32[$4_1 + 76 >> 2]) {
break block5
}
$1($3_1, $0_1);
break block5;
}
HEAP32[$0_1 + 8 >> 2] = 1;
HEAP32[$0_1 + 12 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = 7;
HEAP8[$0_1 | 0] = 6;
$3_1 = HEAP32[$4_1 + 48 >> 2];
}
$0_1 = HEAP32[$4_1 + 44 >> 2];
block40 : {
if (!$0_1) {
$5_1 = $4_1 + 60 | 0;
$0_1 = 0;
break block40;
}
HEAP32[$4_1 + 60 >> 2] = 4;
$5_1 = $4_1 + 76 | 0;
$0_1 = Math_imul($0_1, 28);
}
HEAP32[$5_1 >> 2] = $0_1;
$0_1 = HEAP32[$4_1 + 60 >> 2];
if (!$0_1 | !HEAP32[$4_1 + 76 >> 2]) {
break block5
}
$1($3_1, $0_1);
break block5;
}
HEAP8[$0_1 + 8 | 0] = 0;
HEAP32[$0_1 + 4 >> 2] = 7;
HEAP8[$0_1 | 0] = 6;
break block5;
}
$11_1 = HEAP32[$2_1 >> 2];
$3_1 = HEAP32[$2_1 + 4 >> 2];
block41 : {
if (!$3_1) {
break block41
}
$1_1 = 0;
while (1) {
$6_1 = $1_1;
$1_1 = HEAPU8[$5_1 + $11_1 | 0];
block42 : {
block46 : {
block48 : {
block45 : {
block47 : {
$7_1 = $6_1 & 255;
block43 : {
if (!$7_1) {
block44 : {
switch ($1_1 - 45 | 0) {
case 0:
break block42;
case 3:
break block44;
default:
break block43;
};
}
if (($9_1 | $8_1) & 1) {
break block45
}
break block46;
}
if (($1_1 | 0) == 48) {
break block47
}
}
if (($1_1 - 48 & 255) >>> 0 < 10) {
break block45
}
$7_1 = $8_1;
if (($7_1 | (($1_1 | 0) != 46 | ($6_1 - 58 & 255) >>> 0 < 246 | $9_1)) & 1) {
break block48
}
$8_1 = 0;
$13_1 = 1;
$9_1 = 1;
break block42;
}
if (!((($7_1 | 0) != 45 | $9_1 | $8_1) & 1)) {
break block46
}
}
$7_1 = 0;
if (($12_1 ^ -1 | $9_1 | $8_1) & 1) {
break block42
}
}
block49 : {
if (($6_1 - 48 & 255) >>> 0 >= 10) {
if ((($6_1 | 32) & 255) != 101) {
break block49
}
switch ($1_1 - 43 | 0) {
case 0:
case 2:
break block42;
default:
break block49;
};
}
block50 : {
if (($1_1 | 0) != 69) {
if (($1_1 | 0) != 101) {
break block49
}
$8_1 = 1;
if (!($7_1 & 1)) {
break block50
}
break block49;
}
$8_1 = 1;
if ($7_1 & 1) {
break block49
}
}
$10_1 = 1;
break block42;
}
if ($3_1 >>> 0 >= $5_1 >>> 0) {
break block41
}
break block51;
}
$8_1 = 0;
$9_1 = 0;
$12_1 = 1;
}
$5_1 = $5_1 + 1 | 0;
if (($3_1 | 0) != ($5_1 | 0)) {
continue
}
break;
};
$5_1 = $3_1;
}
HEAP32[$2_1 + 4 >> 2] = $3_1 - $5_1;
HEAP32[$2_1 >> 2] = $5_1 + $11_1;
$38($4_1 + 60 | 0, $11_1, $5_1);
if (HEAP32[$4_1 + 60 >> 2] == 1) {
break block51
}
block53 : {
$1_1 = HEAP32[$4_1 + 68 >> 2];
block52 : {
if (!$1_1) {
break block52
}
$2_1 = HEAP32[$4_1 + 64 >> 2];
$3_1 = ($2_1 + $1_1 | 0) - 1 | 0;
if (!$3_1) {
break block52
}
if ((HEAPU8[$3_1 | 0] - 58 & 255) >>> 0 >= 246) {
break block53
}
}
HEAP8[$0_1 | 0] = 6;
HEAP32[$0_1 + 4 >> 2] = 5;
break block5;
}
$3_1 = $10_1 << 8 | $13_1;
HEAP8[$0_1 + 13 | 0] = $3_1;
HEAP8[$0_1 + 14 | 0] = $3_1 >>> 8;
HEAP8[$0_1 + 12 | 0] = $12_1;
HEAP8[$0_1 | 0] = 2;
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 + 8 >> 2] = $1_1;
}
global$0 = $4_1 + 80 | 0;
return;
}
wasm2js_trap();
}
function $102($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0;
$1_1 = 4;
block5 : {
switch (HEAPU8[$0_1 | 0] - 1 | 0) {
case 0:
return HEAPU8[$0_1 + 1 | 0] ? 4 : 5;
case 1:
return HEAP32[$0_1 + 8 >> 2];
case 2:
return $103(HEAP32[$0_1 + 8 >> 2], HEAP32[$0_1 + 12 >> 2]);
case 3:
$1_1 = HEAP32[$0_1 + 12 >> 2];
$3_1 = ($1_1 - (($1_1 | 0) != 0) | 0) + 2 | 0;
if ($1_1) {
$0_1 = HEAP32[$0_1 + 8 >> 2];
while (1) {
$2_1 = $102($0_1) + $2_1 | 0;
$0_1 = $0_1 + 16 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
return $2_1 + $3_1 | 0;
case 4:
$1_1 = HEAP32[$0_1 + 12 >> 2];
$3_1 = ($1_1 - (($1_1 | 0) != 0) | 0) + 2 | 0;
if ($1_1) {
$0_1 = HEAP32[$0_1 + 8 >> 2] + 8 | 0;
while (1) {
$2_1 = (($103(HEAP32[$0_1 - 4 >> 2], HEAP32[$0_1 >> 2]) + $2_1 | 0) + $102($0_1 + 4 | 0) | 0) + 1 | 0;
$0_1 = $0_1 + 28 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
}
$1_1 = $2_1 + $3_1 | 0;
break;
default:
break block5;
};
}
return $1_1;
}
function $103($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0;
if (!$1_1) {
return 2
}
while (1) {
$3_1 = 2;
$2_1 = HEAPU8[$0_1 | 0];
$4_1 = $2_1 - 8 | 0;
if (!((1 << $4_1 & 67108919 ? $4_1 >>> 0 <= 26 : 0) | ($2_1 | 0) == 92)) {
$3_1 = $2_1 >>> 0 < 32 ? 6 : 1
}
$0_1 = $0_1 + 1 | 0;
$5_1 = $3_1 + $5_1 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
};
return $5_1 + 2 | 0;
}
function $104($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$3_1 = 1;
block : {
if ($84($0_1 + 8 | 0, $1_1)) {
break block
}
if (HEAP32[$0_1 + 32 >> 2]) {
HEAP32[$2_1 + 4 >> 2] = $0_1 + 32;
HEAP32[$2_1 + 12 >> 2] = 6;
HEAP32[$2_1 + 8 >> 2] = $2_1 + 4;
if ($30($1_1, 1069916, 1049736, $2_1 + 8 | 0)) {
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
$3_1 = $30($1_1, 1069916, 1049732, $2_1 + 8 | 0);
}
global$0 = $2_1 + 16 | 0;
return $3_1;
}
function $105($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$0_1 = HEAP32[$0_1 >> 2];
return $39($1_1, HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2]) | 0;
}
function $106($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$3_1 = global$0 + -64 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 52 >> 2] = 64;
block2 : {
block3 : {
while (1) {
$7_1 = $1_1 + $6_1 | 0;
$5_1 = $2_1 - $6_1 | 0;
block : {
if ($5_1 >>> 0 >= 8) {
$35($3_1, 64, $7_1, $5_1);
$4_1 = HEAP32[$3_1 + 4 >> 2];
$8_1 = HEAP32[$3_1 >> 2];
break block;
}
$4_1 = 0;
$8_1 = 0;
if (!$5_1) {
break block
}
while (1) {
$8_1 = 1;
if (HEAPU8[$4_1 + $7_1 | 0] == 64) {
break block
}
$4_1 = $4_1 + 1 | 0;
if (($5_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$4_1 = $5_1;
$8_1 = 0;
}
if (($8_1 | 0) == 1) {
$4_1 = $4_1 + $6_1 | 0;
$6_1 = $4_1 + 1 | 0;
if (!(!$6_1 | $2_1 >>> 0 < $6_1 >>> 0 | HEAPU8[$1_1 + $4_1 | 0] != 64)) {
HEAP32[$3_1 + 16 >> 2] = $4_1;
$5_1 = $2_1 - $6_1 | 0;
HEAP32[$3_1 + 12 >> 2] = $1_1;
$7_1 = 1;
if (($2_1 | 0) != ($6_1 | 0)) {
$7_1 = $9(1, $5_1);
if (!$7_1) {
break block2
}
$2_1 = $132($7_1, $1_1 + $6_1 | 0, $5_1);
$4_1 = 0;
while (1) {
$6_1 = $2_1 + $4_1 | 0;
$1_1 = HEAPU8[$6_1 | 0];
HEAP8[$6_1 | 0] = $1_1 | (($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0);
$4_1 = $4_1 + 1 | 0;
if (($5_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
}
HEAP32[$3_1 + 28 >> 2] = $5_1;
HEAP32[$3_1 + 24 >> 2] = $7_1;
HEAP32[$3_1 + 20 >> 2] = $5_1;
HEAP32[$3_1 + 44 >> 2] = 4;
HEAP32[$3_1 + 36 >> 2] = 2;
HEAP32[$3_1 + 40 >> 2] = $3_1 + 20;
HEAP32[$3_1 + 32 >> 2] = $3_1 + 12;
$1_1 = $0_1;
$0_1 = $3_1 + 32 | 0;
$17($1_1, 1049731, $0_1);
$1_1 = HEAP32[$3_1 + 20 >> 2];
if ($1_1) {
$5_1 = HEAP32[$3_1 + 24 >> 2];
HEAP32[$3_1 + 32 >> 2] = 1;
$0_1 = $3_1 + 60 | 0;
}
HEAP32[$0_1 >> 2] = $1_1;
$0_1 = HEAP32[$3_1 + 32 >> 2];
if (!$0_1 | !HEAP32[$3_1 + 60 >> 2]) {
break block3
}
$1($5_1, $0_1);
break block3;
}
if ($2_1 >>> 0 >= $6_1 >>> 0) {
continue
}
}
break;
};
block4 : {
if (!$2_1) {
$4_1 = 1;
break block4;
}
$4_1 = $9(1, $2_1);
if (!$4_1) {
break block2
}
$132($4_1, $1_1, $2_1);
}
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $4_1;
HEAP32[$0_1 >> 2] = $2_1;
}
global$0 = $3_1 - -64 | 0;
return;
}
wasm2js_trap();
}
function $107($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
HEAP32[$3_1 + 36 >> 2] = 64;
block2 : {
while (1) {
$8_1 = $1_1 + $5_1 | 0;
$7_1 = $2_1 - $5_1 | 0;
block : {
if ($7_1 >>> 0 >= 8) {
$35($3_1 + 8 | 0, 64, $8_1, $7_1);
$4_1 = HEAP32[$3_1 + 12 >> 2];
$6_1 = HEAP32[$3_1 + 8 >> 2];
break block;
}
$4_1 = 0;
$6_1 = 0;
if (!$7_1) {
break block
}
while (1) {
$6_1 = 1;
if (HEAPU8[$4_1 + $8_1 | 0] == 64) {
break block
}
$4_1 = $4_1 + 1 | 0;
if (($7_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
$4_1 = $7_1;
$6_1 = 0;
}
if (($6_1 | 0) == 1) {
$4_1 = $4_1 + $5_1 | 0;
$5_1 = $4_1 + 1 | 0;
if (!(!$5_1 | $2_1 >>> 0 < $5_1 >>> 0) & HEAPU8[$1_1 + $4_1 | 0] == 64) {
break block2
}
if ($2_1 >>> 0 >= $5_1 >>> 0) {
continue
}
}
break;
};
$4_1 = $2_1;
}
HEAP32[$3_1 + 32 >> 2] = $4_1;
HEAP32[$3_1 + 28 >> 2] = 0;
HEAP32[$3_1 + 24 >> 2] = $4_1;
HEAP32[$3_1 + 20 >> 2] = $1_1;
HEAP8[$3_1 + 40 | 0] = 1;
HEAP32[$3_1 + 16 >> 2] = 47;
HEAP32[$3_1 + 36 >> 2] = 47;
$5_1 = $3_1 - -64 | 0;
$6_1 = $3_1 + 16 | 0;
$74($5_1, $6_1);
$7_1 = HEAP32[$3_1 + 64 >> 2];
$8_1 = HEAP32[$3_1 + 68 >> 2];
HEAP32[$3_1 + 32 >> 2] = $4_1;
HEAP32[$3_1 + 28 >> 2] = 0;
HEAP32[$3_1 + 24 >> 2] = $4_1;
HEAP32[$3_1 + 20 >> 2] = $1_1;
HEAP8[$3_1 + 40 | 0] = 1;
HEAP32[$3_1 + 16 >> 2] = 58;
HEAP32[$3_1 + 36 >> 2] = 58;
$74($5_1, $6_1);
block5 : {
block4 : {
$5_1 = HEAP32[$3_1 + 68 >> 2];
$8_1 = $5_1 >>> 0 >= $8_1 >>> 0 ? $5_1 : $4_1;
$6_1 = $5_1;
$5_1 = HEAP32[$3_1 + 64 >> 2];
$6_1 = $5_1 ? ($5_1 & $7_1 ? $8_1 : $6_1) : $4_1;
block3 : {
if (!$6_1) {
break block3
}
if ($2_1 >>> 0 > $6_1 >>> 0) {
if (HEAP8[$1_1 + $6_1 | 0] > -65) {
break block3
}
break block4;
}
if (($2_1 | 0) != ($6_1 | 0)) {
break block4
}
}
$7_1 = $2_1 - $6_1 | 0;
$5_1 = $1_1 + $6_1 | 0;
$4_1 = $1_1;
break block5;
}
$4_1 = 0;
}
HEAP32[$3_1 + 60 >> 2] = $4_1 ? $7_1 : 0;
$8_1 = 1;
HEAP32[$3_1 + 56 >> 2] = $4_1 ? $5_1 : 1;
block6 : {
$7_1 = $4_1 ? $6_1 : $2_1;
if ($7_1) {
$8_1 = $9(1, $7_1);
if (!$8_1) {
break block6
}
$2_1 = $132($8_1, $4_1 ? $4_1 : $1_1, $7_1);
$4_1 = 0;
while (1) {
$5_1 = $2_1 + $4_1 | 0;
$1_1 = HEAPU8[$5_1 | 0];
HEAP8[$5_1 | 0] = $1_1 | (($1_1 - 65 & 255) >>> 0 < 26 ? 32 : 0);
$4_1 = $4_1 + 1 | 0;
if (($7_1 | 0) != ($4_1 | 0)) {
continue
}
break;
};
}
HEAP32[$3_1 + 72 >> 2] = $7_1;
HEAP32[$3_1 + 68 >> 2] = $8_1;
HEAP32[$3_1 + 64 >> 2] = $7_1;
HEAP32[$3_1 + 28 >> 2] = 2;
HEAP32[$3_1 + 20 >> 2] = 4;
HEAP32[$3_1 + 24 >> 2] = $3_1 + 56;
HEAP32[$3_1 + 16 >> 2] = $3_1 - -64;
$1_1 = $0_1;
$0_1 = $3_1 + 16 | 0;
$17($1_1, 1049723, $0_1);
$1_1 = HEAP32[$3_1 + 64 >> 2];
if ($1_1) {
$7_1 = HEAP32[$3_1 + 68 >> 2];
HEAP32[$3_1 + 16 >> 2] = 1;
$0_1 = $3_1 + 76 | 0;
}
HEAP32[$0_1 >> 2] = $1_1;
$0_1 = HEAP32[$3_1 + 16 >> 2];
if (!(!$0_1 | !HEAP32[$3_1 + 76 >> 2])) {
$1($7_1, $0_1)
}
global$0 = $3_1 + 80 | 0;
return;
}
wasm2js_trap();
}
function $108($0_1, $1_1, $2_1, $3_1, $4_1, $5_1, $6_1, $7_1, $8_1) {
var $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0, $16_1 = 0, $17_1 = 0, $18_1 = 0, $19_1 = 0, $20_1 = 0, $21_1 = 0;
$9_1 = global$0 - 176 | 0;
global$0 = $9_1;
HEAP32[$9_1 + 36 >> 2] = $2_1;
HEAP32[$9_1 + 32 >> 2] = $1_1;
HEAP32[$9_1 + 104 >> 2] = 2;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 32;
$17($9_1 + 40 | 0, 1049804, $9_1 + 100 | 0);
HEAP32[$9_1 + 68 >> 2] = $2_1;
HEAP32[$9_1 + 64 >> 2] = $1_1;
block6 : {
block7 : {
block5 : {
block4 : {
$12_1 = HEAP32[$5_1 + 16 >> 2];
$15_1 = HEAP32[$5_1 + 20 >> 2];
$19_1 = $12_1 >>> 0 > $15_1 >>> 0;
block : {
if ($19_1) {
break block
}
block1 : {
if (!$12_1) {
break block1
}
if ($4_1 >>> 0 > $12_1 >>> 0) {
if (HEAP8[$3_1 + $12_1 | 0] > -65) {
break block1
}
break block;
}
if (($4_1 | 0) != ($12_1 | 0)) {
break block
}
}
block2 : {
if (!$15_1) {
break block2
}
if ($4_1 >>> 0 > $15_1 >>> 0) {
if (HEAP8[$3_1 + $15_1 | 0] > -65) {
break block2
}
break block;
}
if (($4_1 | 0) != ($15_1 | 0)) {
break block
}
}
if (($12_1 | 0) == ($15_1 | 0)) {
break block
}
$1_1 = $3_1 + $12_1 | 0;
$10_1 = HEAP8[$1_1 | 0];
block3 : {
if (($10_1 | 0) >= 0) {
$2_1 = $10_1 & 255;
break block3;
}
$13_1 = HEAPU8[$1_1 + 1 | 0] & 63;
$11_1 = $10_1 & 31;
$2_1 = $13_1 | $11_1 << 6;
if ($10_1 >>> 0 <= 4294967263) {
break block3
}
$13_1 = HEAPU8[$1_1 + 2 | 0] & 63 | $13_1 << 6;
$2_1 = $13_1 | $11_1 << 12;
if ($10_1 >>> 0 < 4294967280) {
break block3
}
$2_1 = $11_1 << 18 & 1835008 | (HEAPU8[$1_1 + 3 | 0] & 63 | $13_1 << 6);
}
if (($2_1 | 0) == 32) {
break block4
}
if (($2_1 | 0) != 1114112) {
break block5
}
}
$2_1 = $9(1, 7);
if (!$2_1) {
break block6
}
$10_1 = HEAPU8[1066995] | HEAPU8[1066996] << 8 | (HEAPU8[1066997] << 16 | HEAPU8[1066998] << 24);
HEAP8[$2_1 + 3 | 0] = $10_1;
HEAP8[$2_1 + 4 | 0] = $10_1 >>> 8;
HEAP8[$2_1 + 5 | 0] = $10_1 >>> 16;
HEAP8[$2_1 + 6 | 0] = $10_1 >>> 24;
$10_1 = HEAPU8[1066992] | HEAPU8[1066993] << 8 | (HEAPU8[1066994] << 16 | HEAPU8[1066995] << 24);
HEAP8[$2_1 | 0] = $10_1;
HEAP8[$2_1 + 1 | 0] = $10_1 >>> 8;
HEAP8[$2_1 + 2 | 0] = $10_1 >>> 16;
HEAP8[$2_1 + 3 | 0] = $10_1 >>> 24;
HEAP32[$9_1 + 80 >> 2] = 7;
HEAP32[$9_1 + 76 >> 2] = $2_1;
HEAP32[$9_1 + 72 >> 2] = 7;
break block7;
}
$2_1 = $9(1, 7);
if (!$2_1) {
break block6
}
$10_1 = HEAPU8[1067002] | HEAPU8[1067003] << 8 | (HEAPU8[1067004] << 16 | HEAPU8[1067005] << 24);
HEAP8[$2_1 + 3 | 0] = $10_1;
HEAP8[$2_1 + 4 | 0] = $10_1 >>> 8;
HEAP8[$2_1 + 5 | 0] = $10_1 >>> 16;
HEAP8[$2_1 + 6 | 0] = $10_1 >>> 24;
$10_1 = HEAPU8[1066999] | HEAPU8[1067e3] << 8 | (HEAPU8[1067001] << 16 | HEAPU8[1067002] << 24);
HEAP8[$2_1 | 0] = $10_1;
HEAP8[$2_1 + 1 | 0] = $10_1 >>> 8;
HEAP8[$2_1 + 2 | 0] = $10_1 >>> 16;
HEAP8[$2_1 + 3 | 0] = $10_1 >>> 24;
HEAP32[$9_1 + 80 >> 2] = 7;
HEAP32[$9_1 + 76 >> 2] = $2_1;
HEAP32[$9_1 + 72 >> 2] = 7;
break block7;
}
if ($2_1 - 33 >>> 0 >= 94) {
HEAP32[$9_1 + 144 >> 2] = $2_1;
HEAP32[$9_1 + 104 >> 2] = 7;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 144;
$17($9_1 + 72 | 0, 1067006, $9_1 + 100 | 0);
break block7;
}
HEAP32[$9_1 + 144 >> 2] = $2_1;
HEAP32[$9_1 + 104 >> 2] = 8;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 144;
$17($9_1 + 72 | 0, 1052156, $9_1 + 100 | 0);
}
block10 : {
block9 : {
block8 : {
if (!$12_1) {
break block8
}
if ($4_1 >>> 0 > $12_1 >>> 0) {
if (HEAP8[$3_1 + $12_1 | 0] > -65) {
break block8
}
break block9;
}
if (($4_1 | 0) != ($12_1 | 0)) {
break block9
}
}
$1_1 = $4_1 - $12_1 | 0;
$13_1 = $3_1 + $12_1 | 0;
$2_1 = $3_1;
break block10;
}
$2_1 = 0;
}
HEAP32[$9_1 + 128 >> 2] = 0;
HEAP32[$9_1 + 108 >> 2] = 64;
HEAP32[$9_1 + 100 >> 2] = 47;
HEAP32[$9_1 + 104 >> 2] = 58;
$17_1 = $2_1 ? $2_1 : $3_1;
HEAP32[$9_1 + 120 >> 2] = $17_1;
$20_1 = $2_1 ? $12_1 : $4_1;
HEAP32[$9_1 + 116 >> 2] = $20_1;
HEAP32[$9_1 + 112 >> 2] = $17_1;
$18_1 = $2_1 ? $1_1 : 0;
$11_1 = $2_1 ? $13_1 : 1;
$14_1 = 0;
block11 : {
if (!$20_1) {
break block11
}
$10_1 = $17_1 + $20_1 | 0;
while (1) {
block15 : {
$2_1 = $10_1 - 1 | 0;
HEAP32[$9_1 + 124 >> 2] = $2_1;
$13_1 = HEAP8[$2_1 | 0];
block12 : {
if (($13_1 | 0) >= 0) {
$10_1 = $2_1;
break block12;
}
$1_1 = $10_1 - 2 | 0;
HEAP32[$9_1 + 124 >> 2] = $1_1;
$21_1 = $13_1 & 63;
$14_1 = HEAPU8[$1_1 | 0];
$13_1 = $14_1 << 24 >> 24;
block13 : {
if (($13_1 | 0) >= -64) {
$10_1 = $1_1;
$1_1 = $14_1 & 31;
break block13;
}
$1_1 = $10_1 - 3 | 0;
HEAP32[$9_1 + 124 >> 2] = $1_1;
$14_1 = $13_1 & 63;
$13_1 = HEAPU8[$1_1 | 0];
$2_1 = $13_1 << 24 >> 24;
block14 : {
if (($2_1 | 0) >= -64) {
$10_1 = $1_1;
$1_1 = $13_1 & 15;
break block14;
}
$10_1 = $10_1 - 4 | 0;
HEAP32[$9_1 + 124 >> 2] = $10_1;
$1_1 = $2_1 & 63 | (HEAPU8[$10_1 | 0] & 7) << 6;
}
$1_1 = $14_1 | $1_1 << 6;
}
$13_1 = $21_1 | $1_1 << 6;
if (($13_1 | 0) == 1114112) {
break block15
}
}
$2_1 = 0;
block16 : {
while (1) {
if (($2_1 | 0) == 12) {
break block16
}
$1_1 = ($9_1 + 100 | 0) + $2_1 | 0;
$2_1 = $2_1 + 4 | 0;
if (HEAP32[$1_1 >> 2] != ($13_1 | 0)) {
continue
}
break;
};
$14_1 = ($10_1 - $17_1 | 0) + 1 | 0;
break block11;
}
if (($10_1 | 0) != ($17_1 | 0)) {
continue
}
}
break;
};
$14_1 = 0;
}
HEAP32[$9_1 + 116 >> 2] = $18_1;
HEAP32[$9_1 + 108 >> 2] = 64;
HEAP32[$9_1 + 100 >> 2] = 47;
HEAP32[$9_1 + 104 >> 2] = 58;
HEAP32[$9_1 + 112 >> 2] = $11_1;
$17_1 = $11_1 + $18_1 | 0;
HEAP32[$9_1 + 124 >> 2] = $17_1;
block17 : {
if (!$18_1) {
break block17
}
while (1) {
block19 : {
$10_1 = $11_1 + 1 | 0;
HEAP32[$9_1 + 120 >> 2] = $10_1;
$13_1 = HEAPU8[$11_1 | 0];
block18 : {
if ($13_1 << 24 >> 24 >= 0) {
break block18
}
$10_1 = $11_1 + 2 | 0;
HEAP32[$9_1 + 120 >> 2] = $10_1;
$2_1 = HEAPU8[$11_1 + 1 | 0] & 63;
$1_1 = $13_1 & 31;
if ($13_1 >>> 0 <= 223) {
$13_1 = $2_1 | $1_1 << 6;
break block18;
}
$10_1 = $11_1 + 3 | 0;
HEAP32[$9_1 + 120 >> 2] = $10_1;
$2_1 = HEAPU8[$11_1 + 2 | 0] & 63 | $2_1 << 6;
if ($13_1 >>> 0 < 240) {
$13_1 = $2_1 | $1_1 << 12;
break block18;
}
$10_1 = $11_1 + 4 | 0;
HEAP32[$9_1 + 120 >> 2] = $10_1;
$13_1 = $1_1 << 18 & 1835008 | (HEAPU8[$11_1 + 3 | 0] & 63 | $2_1 << 6);
if (($13_1 | 0) == 1114112) {
break block19
}
}
$11_1 = ($10_1 - $11_1 | 0) + $16_1 | 0;
HEAP32[$9_1 + 128 >> 2] = $11_1;
$2_1 = 0;
while (1) {
if (($2_1 | 0) != 12) {
$1_1 = ($9_1 + 100 | 0) + $2_1 | 0;
$2_1 = $2_1 + 4 | 0;
if (HEAP32[$1_1 >> 2] != ($13_1 | 0)) {
continue
}
break block17;
}
break;
};
$16_1 = $11_1;
$11_1 = $10_1;
if (($17_1 | 0) != ($10_1 | 0)) {
continue
}
}
break;
};
$16_1 = $18_1;
}
$2_1 = 0;
$10_1 = $16_1 + $20_1 | 0;
block20 : {
if ($10_1 >>> 0 < $14_1 >>> 0) {
break block20
}
block21 : {
if (!$14_1) {
break block21
}
if ($4_1 >>> 0 > $14_1 >>> 0) {
if (HEAP8[$3_1 + $14_1 | 0] > -65) {
break block21
}
break block20;
}
if (($4_1 | 0) != ($14_1 | 0)) {
break block20
}
}
block22 : {
if (!$10_1) {
break block22
}
if ($4_1 >>> 0 > $10_1 >>> 0) {
if (HEAP8[$3_1 + $10_1 | 0] > -65) {
break block22
}
break block20;
}
if (($4_1 | 0) != ($10_1 | 0)) {
break block20
}
}
$2_1 = $3_1 + $14_1 | 0;
$1_1 = $10_1 - $14_1 | 0;
}
$54($9_1 + 84 | 0, $2_1 ? $2_1 : 1, $2_1 ? $1_1 : 0);
$10_1 = HEAPU8[$5_1 + 24 | 0];
block42 : {
block74 : {
block53 : {
block54 : {
block51 : {
block60 : {
block59 : {
block63 : {
block62 : {
block65 : {
block64 : {
block67 : {
block68 : {
block40 : {
block31 : {
block56 : {
block55 : {
block57 : {
block26 : {
switch (HEAP32[$5_1 >> 2] - 1 | 0) {
default:
HEAP32[$9_1 + 104 >> 2] = 2;
HEAP32[$9_1 + 100 >> 2] = $9_1 - -64;
$17($9_1 + 52 | 0, 1050398, $9_1 + 100 | 0);
break block42;
case 1:
$2_1 = 0;
block43 : {
if ($19_1) {
break block43
}
block44 : {
if (!$12_1) {
break block44
}
if ($4_1 >>> 0 > $12_1 >>> 0) {
if (HEAP8[$3_1 + $12_1 | 0] > -65) {
break block44
}
break block43;
}
if (($4_1 | 0) != ($12_1 | 0)) {
break block43
}
}
block45 : {
if (!$15_1) {
break block45
}
if ($4_1 >>> 0 > $15_1 >>> 0) {
if (HEAP8[$3_1 + $15_1 | 0] > -65) {
break block45
}
break block43;
}
if (($4_1 | 0) != ($15_1 | 0)) {
break block43
}
}
$2_1 = $3_1 + $12_1 | 0;
$1_1 = $15_1 - $12_1 | 0;
}
$5_1 = $9_1 + 100 | 0;
$54($5_1, $2_1 ? $2_1 : 1, $2_1 ? $1_1 : 0);
HEAP32[$9_1 + 148 >> 2] = 4;
HEAP32[$9_1 + 144 >> 2] = $5_1;
$1_1 = $9_1 + 144 | 0;
$17($9_1 + 52 | 0, 1051895, $1_1);
$2_1 = HEAP32[$9_1 + 100 >> 2];
if ($2_1) {
$11_1 = HEAP32[$9_1 + 104 >> 2];
HEAP32[$9_1 + 144 >> 2] = 1;
$1_1 = $9_1 + 168 | 0;
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$9_1 + 144 >> 2];
if (!$1_1 | !HEAP32[$9_1 + 168 >> 2]) {
break block42
}
$1($11_1, $1_1);
break block42;
case 2:
$76($9_1 + 8 | 0, $3_1, $4_1);
$2_1 = $9_1 + 144 | 0;
$1_1 = HEAP32[$9_1 + 8 >> 2];
$54($2_1, $1_1 ? $1_1 : 1, $1_1 ? HEAP32[$9_1 + 12 >> 2] : 0);
HEAP32[$9_1 + 112 >> 2] = 4;
HEAP32[$9_1 + 104 >> 2] = 2;
HEAP32[$9_1 + 108 >> 2] = $2_1;
HEAP32[$9_1 + 100 >> 2] = $9_1 - -64;
$1_1 = $9_1 + 100 | 0;
$17($9_1 + 52 | 0, 1051954, $1_1);
$2_1 = HEAP32[$9_1 + 144 >> 2];
if ($2_1) {
$11_1 = HEAP32[$9_1 + 148 >> 2];
HEAP32[$9_1 + 100 >> 2] = 1;
$1_1 = $9_1 + 168 | 0;
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$9_1 + 100 >> 2];
if (!$1_1 | !HEAP32[$9_1 + 168 >> 2]) {
break block42
}
$1($11_1, $1_1);
break block42;
case 4:
$2_1 = 18;
$1_1 = 1066634;
block48 : {
block47 : {
switch ($10_1 - 1 | 0) {
case 0:
$2_1 = 5;
$1_1 = 1066621;
break block48;
case 1:
break block47;
default:
break block48;
};
}
$2_1 = 8;
$1_1 = 1066626;
}
HEAP32[$9_1 + 172 >> 2] = $2_1;
HEAP32[$9_1 + 168 >> 2] = $1_1;
$2_1 = 0;
block49 : {
if ($19_1) {
break block49
}
block50 : {
if (!$12_1) {
break block50
}
if ($4_1 >>> 0 > $12_1 >>> 0) {
if (HEAP8[$3_1 + $12_1 | 0] > -65) {
break block50
}
break block51;
}
$2_1 = 0;
if (($4_1 | 0) != ($12_1 | 0)) {
break block49
}
}
block52 : {
if (!$15_1) {
break block52
}
if ($4_1 >>> 0 > $15_1 >>> 0) {
if (HEAP8[$3_1 + $15_1 | 0] <= -65) {
break block51
}
break block52;
}
$2_1 = 0;
if (($4_1 | 0) != ($15_1 | 0)) {
break block49
}
}
$1_1 = $15_1 - $12_1 | 0;
$2_1 = $3_1 + $12_1 | 0;
}
$1_1 = $2_1 ? $1_1 : 0;
$11_1 = $2_1 ? $2_1 : 1;
if (!$4_1) {
break block53
}
break block54;
case 5:
HEAP32[$9_1 + 104 >> 2] = 4;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 84;
$17($9_1 + 52 | 0, 1050745, $9_1 + 100 | 0);
break block42;
case 6:
HEAP32[$9_1 + 104 >> 2] = 4;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 72;
$17($9_1 + 52 | 0, 1050165, $9_1 + 100 | 0);
break block42;
case 7:
switch ($10_1 - 1 | 0) {
case 0:
break block55;
case 1:
break block56;
default:
break block57;
};
case 9:
block58 : {
if (!$12_1) {
break block58
}
if ($4_1 >>> 0 > $12_1 >>> 0) {
if (HEAP8[$3_1 + $12_1 | 0] > -65) {
break block58
}
break block59;
}
if (($4_1 | 0) != ($12_1 | 0)) {
break block59
}
}
$1_1 = $3_1;
break block60;
case 10:
$1_1 = $9(1, 67);
if (!$1_1) {
break block6
}
$1_1 = $132($1_1, 1066660, 67);
HEAP32[$9_1 + 60 >> 2] = 67;
HEAP32[$9_1 + 56 >> 2] = $1_1;
HEAP32[$9_1 + 52 >> 2] = 67;
break block42;
case 11:
HEAP32[$9_1 + 104 >> 2] = 4;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 72;
$17($9_1 + 52 | 0, 1049912, $9_1 + 100 | 0);
break block42;
case 12:
block61 : {
if (!$12_1) {
break block61
}
if ($4_1 >>> 0 > $12_1 >>> 0) {
if (HEAP8[$3_1 + $12_1 | 0] > -65) {
break block61
}
break block62;
}
if (($4_1 | 0) != ($12_1 | 0)) {
break block62
}
}
$1_1 = $3_1;
break block63;
case 13:
$1_1 = $9(1, 64);
if (!$1_1) {
break block6
}
$1_1 = $132($1_1, 1066727, 64);
HEAP32[$9_1 + 60 >> 2] = 64;
HEAP32[$9_1 + 56 >> 2] = $1_1;
HEAP32[$9_1 + 52 >> 2] = 64;
break block42;
case 14:
$1_1 = $9(1, 54);
if (!$1_1) {
break block6
}
$1_1 = $132($1_1, 1066791, 54);
HEAP32[$9_1 + 60 >> 2] = 54;
HEAP32[$9_1 + 56 >> 2] = $1_1;
HEAP32[$9_1 + 52 >> 2] = 54;
break block42;
case 15:
$14_1 = HEAP32[$5_1 + 4 >> 2];
$16_1 = HEAP32[$5_1 + 8 >> 2];
HEAP32[$9_1 + 96 >> 2] = HEAP32[$5_1 + 12 >> 2];
HEAP16[$9_1 + 136 >> 1] = 1;
HEAP32[$9_1 + 132 >> 2] = $4_1;
HEAP32[$9_1 + 128 >> 2] = 0;
HEAP8[$9_1 + 124 | 0] = 1;
HEAP32[$9_1 + 120 >> 2] = 64;
HEAP32[$9_1 + 116 >> 2] = $4_1;
HEAP32[$9_1 + 112 >> 2] = 0;
HEAP32[$9_1 + 108 >> 2] = $4_1;
HEAP32[$9_1 + 104 >> 2] = $3_1;
HEAP32[$9_1 + 100 >> 2] = 64;
while (1) {
$99($9_1 + 24 | 0, $9_1 + 100 | 0);
$1_1 = HEAP32[$9_1 + 24 >> 2];
if (!$1_1) {
break block64
}
$11_1 = HEAP32[$9_1 + 28 >> 2];
if ($16_1 >>> 0 > $11_1 >>> 0) {
continue
}
if ($135($14_1, $1_1, $16_1)) {
continue
}
break;
};
$2_1 = $11_1 - $16_1 | 0;
if (!$2_1) {
break block64
}
$5_1 = $1_1 + $16_1 | 0;
$1_1 = 0;
while (1) {
$11_1 = HEAPU8[$1_1 + $5_1 | 0];
if (($11_1 - 48 & 255) >>> 0 >= 10) {
if ((($11_1 & -33) - 65 & 255) >>> 0 > 5) {
break block65
}
}
$1_1 = $1_1 + 1 | 0;
if (($2_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$1_1 = $2_1;
break block65;
case 16:
$1_1 = $9(1, 74);
if (!$1_1) {
break block6
}
$1_1 = $132($1_1, 1066845, 74);
HEAP32[$9_1 + 60 >> 2] = 74;
HEAP32[$9_1 + 56 >> 2] = $1_1;
HEAP32[$9_1 + 52 >> 2] = 74;
break block42;
case 0:
$47($9_1, $3_1, $4_1);
$54($9_1 + 144 | 0, HEAP32[$9_1 >> 2], HEAP32[$9_1 + 4 >> 2]);
$1_1 = HEAP32[$9_1 + 152 >> 2];
block66 : {
if ($1_1) {
$2_1 = HEAP32[$9_1 + 148 >> 2];
HEAP32[$9_1 + 172 >> 2] = $1_1;
HEAP32[$9_1 + 168 >> 2] = $2_1;
HEAP32[$9_1 + 112 >> 2] = 2;
HEAP32[$9_1 + 104 >> 2] = 2;
HEAP32[$9_1 + 108 >> 2] = $9_1 + 168;
HEAP32[$9_1 + 100 >> 2] = $9_1 - -64;
$17($9_1 + 52 | 0, 1050711, $9_1 + 100 | 0);
break block66;
}
HEAP32[$9_1 + 104 >> 2] = 2;
HEAP32[$9_1 + 100 >> 2] = $9_1 - -64;
$17($9_1 + 52 | 0, 1051074, $9_1 + 100 | 0);
$2_1 = HEAP32[$9_1 + 148 >> 2];
}
$11_1 = HEAP32[$9_1 + 144 >> 2];
if ($11_1) {
HEAP32[$9_1 + 100 >> 2] = 1;
$1_1 = $9_1 + 168 | 0;
} else {
$1_1 = $9_1 + 100 | 0
}
HEAP32[$1_1 >> 2] = $11_1;
$1_1 = HEAP32[$9_1 + 100 >> 2];
if (!$1_1 | !HEAP32[$9_1 + 168 >> 2]) {
break block42
}
$1($2_1, $1_1);
break block42;
case 3:
break block26;
case 8:
break block31;
case 17:
break block40;
};
}
if (($10_1 | 0) == 2) {
break block67
}
HEAP32[$9_1 + 104 >> 2] = 4;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 84;
$17($9_1 + 52 | 0, 1052084, $9_1 + 100 | 0);
break block42;
}
HEAP32[$9_1 + 104 >> 2] = 4;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 72;
$109($9_1 + 52 | 0, 1049997, $9_1 + 100 | 0);
break block42;
}
HEAP32[$9_1 + 104 >> 2] = 4;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 72;
$109($9_1 + 52 | 0, 1050066, $9_1 + 100 | 0);
break block42;
}
HEAP32[$9_1 + 104 >> 2] = 4;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 72;
$109($9_1 + 52 | 0, 1049939, $9_1 + 100 | 0);
break block42;
}
if (($10_1 | 0) == 1) {
break block68
}
HEAP32[$9_1 + 104 >> 2] = 1;
HEAP32[$9_1 + 100 >> 2] = 1066656;
$17($9_1 + 52 | 0, 1051740, $9_1 + 100 | 0);
break block42;
}
if (($10_1 | 0) != 2) {
$1_1 = $9(1, 35);
if (!$1_1) {
break block6
}
$1_1 = $132($1_1, 1066957, 35);
HEAP32[$9_1 + 60 >> 2] = 35;
HEAP32[$9_1 + 56 >> 2] = $1_1;
HEAP32[$9_1 + 52 >> 2] = 35;
break block42;
}
$1_1 = $9(1, 38);
if (!$1_1) {
break block6
}
$1_1 = $132($1_1, 1066919, 38);
HEAP32[$9_1 + 60 >> 2] = 38;
HEAP32[$9_1 + 56 >> 2] = $1_1;
HEAP32[$9_1 + 52 >> 2] = 38;
break block42;
}
HEAP32[$9_1 + 104 >> 2] = 1;
HEAP32[$9_1 + 100 >> 2] = 1066652;
$17($9_1 + 52 | 0, 1050832, $9_1 + 100 | 0);
break block42;
}
$2_1 = 0;
block69 : {
if ($19_1) {
break block69
}
block70 : {
if (!$12_1) {
break block70
}
if ($4_1 >>> 0 > $12_1 >>> 0) {
if (HEAP8[$3_1 + $12_1 | 0] > -65) {
break block70
}
break block69;
}
if (($4_1 | 0) != ($12_1 | 0)) {
break block69
}
}
block71 : {
if (!$15_1) {
break block71
}
if ($4_1 >>> 0 > $15_1 >>> 0) {
if (HEAP8[$3_1 + $15_1 | 0] > -65) {
break block71
}
break block69;
}
if (($4_1 | 0) != ($15_1 | 0)) {
break block69
}
}
$2_1 = $3_1 + $12_1 | 0;
$1_1 = $15_1 - $12_1 | 0;
}
$5_1 = $9_1 + 100 | 0;
$54($5_1, $2_1 ? $2_1 : 1, $2_1 ? $1_1 : 0);
HEAP32[$9_1 + 148 >> 2] = 4;
HEAP32[$9_1 + 144 >> 2] = $5_1;
$1_1 = $9_1 + 144 | 0;
$17($9_1 + 52 | 0, 1052047, $1_1);
$2_1 = HEAP32[$9_1 + 100 >> 2];
if ($2_1) {
$11_1 = HEAP32[$9_1 + 104 >> 2];
HEAP32[$9_1 + 144 >> 2] = 1;
$1_1 = $9_1 + 168 | 0;
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$9_1 + 144 >> 2];
if (!$1_1 | !HEAP32[$9_1 + 168 >> 2]) {
break block42
}
$1($11_1, $1_1);
break block42;
}
$1_1 = 0;
}
HEAP32[$9_1 + 140 >> 2] = $1_1;
$48($9_1 + 16 | 0, $14_1, $16_1);
$1_1 = HEAP32[$9_1 + 20 >> 2];
HEAP32[$9_1 + 168 >> 2] = HEAP32[$9_1 + 16 >> 2];
HEAP32[$9_1 + 172 >> 2] = $1_1;
HEAP32[$9_1 + 164 >> 2] = 1;
HEAP32[$9_1 + 156 >> 2] = 1;
HEAP32[$9_1 + 148 >> 2] = 2;
HEAP32[$9_1 + 160 >> 2] = $9_1 + 140;
HEAP32[$9_1 + 152 >> 2] = $9_1 + 96;
HEAP32[$9_1 + 144 >> 2] = $9_1 + 168;
$17($9_1 + 52 | 0, 1049878, $9_1 + 144 | 0);
break block42;
}
$1_1 = 0;
}
$2_1 = $9_1 + 144 | 0;
$54($2_1, $1_1 ? $1_1 : 1, $1_1 ? $12_1 : 0);
HEAP32[$9_1 + 112 >> 2] = 4;
HEAP32[$9_1 + 104 >> 2] = 4;
HEAP32[$9_1 + 108 >> 2] = $9_1 + 72;
HEAP32[$9_1 + 100 >> 2] = $2_1;
$1_1 = $9_1 + 100 | 0;
$17($9_1 + 52 | 0, 1049813, $1_1);
$2_1 = HEAP32[$9_1 + 144 >> 2];
if ($2_1) {
$11_1 = HEAP32[$9_1 + 148 >> 2];
HEAP32[$9_1 + 100 >> 2] = 1;
$1_1 = $9_1 + 168 | 0;
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$9_1 + 100 >> 2];
if (!$1_1 | !HEAP32[$9_1 + 168 >> 2]) {
break block42
}
$1($11_1, $1_1);
break block42;
}
$1_1 = 0;
}
$2_1 = $9_1 + 100 | 0;
$54($2_1, $1_1 ? $1_1 : 1, $1_1 ? $12_1 : 0);
HEAP32[$9_1 + 148 >> 2] = 4;
HEAP32[$9_1 + 144 >> 2] = $2_1;
$1_1 = $9_1 + 144 | 0;
$17($9_1 + 52 | 0, 1051811, $1_1);
$2_1 = HEAP32[$9_1 + 100 >> 2];
if ($2_1) {
$11_1 = HEAP32[$9_1 + 104 >> 2];
HEAP32[$9_1 + 144 >> 2] = 1;
$1_1 = $9_1 + 168 | 0;
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$9_1 + 144 >> 2];
if (!$1_1 | !HEAP32[$9_1 + 168 >> 2]) {
break block42
}
$1($11_1, $1_1);
break block42;
}
$11_1 = 1;
$1_1 = 0;
}
$5_1 = $3_1 + $4_1 | 0;
$2_1 = HEAP8[$5_1 - 1 | 0];
if (($2_1 | 0) < 0) {
$16_1 = $2_1 & 63;
$2_1 = HEAPU8[$5_1 - 2 | 0];
$14_1 = $2_1 << 24 >> 24;
block72 : {
if (($14_1 | 0) >= -64) {
$2_1 = $2_1 & 31;
break block72;
}
$14_1 = $14_1 & 63;
$2_1 = HEAPU8[$5_1 - 3 | 0];
$18_1 = $2_1 << 24 >> 24;
block73 : {
if (($18_1 | 0) >= -64) {
$2_1 = $2_1 & 15;
break block73;
}
$2_1 = $18_1 & 63 | (HEAPU8[$5_1 - 4 | 0] & 7) << 6;
}
$2_1 = $14_1 | $2_1 << 6;
}
$2_1 = $16_1 | $2_1 << 6;
}
if ($1_1) {
break block53
}
if (($2_1 | 0) != 1114112) {
break block74
}
}
HEAP32[$9_1 + 148 >> 2] = $1_1;
HEAP32[$9_1 + 144 >> 2] = $11_1;
HEAP32[$9_1 + 112 >> 2] = 2;
HEAP32[$9_1 + 104 >> 2] = 2;
HEAP32[$9_1 + 108 >> 2] = $9_1 + 144;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 168;
$17($9_1 + 52 | 0, 1052016, $9_1 + 100 | 0);
break block42;
}
HEAP32[$9_1 + 144 >> 2] = $2_1;
HEAP32[$9_1 + 112 >> 2] = 8;
HEAP32[$9_1 + 104 >> 2] = 2;
HEAP32[$9_1 + 108 >> 2] = $9_1 + 144;
HEAP32[$9_1 + 100 >> 2] = $9_1 + 168;
$17($9_1 + 52 | 0, 1052130, $9_1 + 100 | 0);
}
$2_1 = HEAP32[$9_1 + 84 >> 2];
if ($2_1) {
$11_1 = HEAP32[$9_1 + 88 >> 2];
HEAP32[$9_1 + 100 >> 2] = 1;
$1_1 = $9_1 + 144 | 0;
} else {
$1_1 = $9_1 + 100 | 0
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$9_1 + 100 >> 2];
if (!(!$1_1 | !HEAP32[$9_1 + 144 >> 2])) {
$1($11_1, $1_1)
}
$2_1 = HEAP32[$9_1 + 72 >> 2];
if ($2_1) {
$11_1 = HEAP32[$9_1 + 76 >> 2];
HEAP32[$9_1 + 100 >> 2] = 1;
$1_1 = $9_1 + 144 | 0;
} else {
$1_1 = $9_1 + 100 | 0
}
HEAP32[$1_1 >> 2] = $2_1;
$1_1 = HEAP32[$9_1 + 100 >> 2];
if (!(!$1_1 | !HEAP32[$9_1 + 144 >> 2])) {
$1($11_1, $1_1)
}
HEAP32[$9_1 + 116 >> 2] = HEAP32[$9_1 + 60 >> 2];
$1_1 = HEAP32[$9_1 + 56 >> 2];
HEAP32[$9_1 + 108 >> 2] = HEAP32[$9_1 + 52 >> 2];
HEAP32[$9_1 + 112 >> 2] = $1_1;
$2_1 = $9(4, 88);
if (!$2_1) {
break block6
}
HEAP32[$2_1 + 20 >> 2] = HEAP32[$9_1 + 116 >> 2];
$1_1 = HEAP32[$9_1 + 112 >> 2];
HEAP32[$2_1 + 12 >> 2] = HEAP32[$9_1 + 108 >> 2];
HEAP32[$2_1 + 16 >> 2] = $1_1;
$1_1 = HEAP32[$9_1 + 104 >> 2];
HEAP32[$2_1 + 4 >> 2] = HEAP32[$9_1 + 100 >> 2];
HEAP32[$2_1 + 8 >> 2] = $1_1;
$1_1 = HEAP32[$9_1 + 44 >> 2];
HEAP32[$2_1 + 24 >> 2] = HEAP32[$9_1 + 40 >> 2];
HEAP32[$2_1 + 28 >> 2] = $1_1;
HEAP32[$2_1 + 32 >> 2] = HEAP32[$9_1 + 48 >> 2];
HEAP8[$2_1 + 87 | 0] = $0_1;
HEAP16[$2_1 + 84 >> 1] = 771;
HEAP32[$2_1 + 76 >> 2] = 0;
HEAP32[$2_1 + 48 >> 2] = -2147483647;
HEAP32[$2_1 + 36 >> 2] = -2147483648;
$1_1 = 1;
if ($4_1) {
$1_1 = $9(1, $4_1);
if (!$1_1) {
break block6
}
$132($1_1, $3_1, $4_1);
}
HEAP32[$2_1 + 44 >> 2] = $4_1;
HEAP32[$2_1 + 40 >> 2] = $1_1;
HEAP32[$2_1 + 36 >> 2] = $4_1;
HEAP8[$2_1 + 86 | 0] = $10_1;
HEAP32[$2_1 + 8 >> 2] = $15_1;
HEAP32[$2_1 + 4 >> 2] = $12_1;
HEAP32[$2_1 >> 2] = 1;
$58($2_1 + 48 | 0);
HEAP8[$2_1 + 72 | 0] = 3;
HEAP32[$2_1 + 60 >> 2] = -2147483648;
HEAP32[$2_1 + 52 >> 2] = $7_1;
HEAP32[$2_1 + 56 >> 2] = $8_1;
HEAP32[$2_1 + 48 >> 2] = ($6_1 | 0) <= -2147483647 ? -2147483647 : $6_1;
global$0 = $9_1 + 176 | 0;
return $2_1;
}
wasm2js_trap();
}
function $109($0_1, $1_1, $2_1) {
var $3_1 = 0;
$3_1 = 1;
block : {
if ($2_1 & 1) {
$2_1 = $2_1 >>> 1 | 0;
if ($2_1) {
$3_1 = $9(1, $2_1);
if (!$3_1) {
break block
}
$132($3_1, $1_1, $2_1);
}
HEAP32[$0_1 + 8 >> 2] = $2_1;
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = $2_1;
return;
}
$17($0_1, $1_1, $2_1);
return;
}
wasm2js_trap();
}
function $110($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0;
$8_1 = global$0 - 48 | 0;
global$0 = $8_1;
block : {
$7_1 = HEAP32[$2_1 + 8 >> 2];
$3_1 = $7_1;
if (($3_1 | 0) == HEAP32[$2_1 >> 2]) {
if (($4($2_1, $3_1, 1, 1, 1) | 0) != -2147483647) {
break block
}
$3_1 = HEAP32[$2_1 + 8 >> 2];
}
$5_1 = $7_1 + 1 | 0;
HEAP32[$2_1 + 8 >> 2] = $5_1;
HEAP8[HEAP32[$2_1 + 4 >> 2] + $3_1 | 0] = 34;
$13_1 = $8_1 + 24 | 0;
block2 : {
while (1) {
if ($1_1) {
$14_1 = $0_1 + $1_1 | 0;
$4_1 = 0;
block1 : {
while (1) {
$6_1 = $0_1 + $4_1 | 0;
$3_1 = HEAPU8[$6_1 | 0];
if ($3_1 >>> 0 < 32 | ($3_1 | 0) == 34 | ($3_1 | 0) == 92) {
break block1
}
$4_1 = $4_1 + 1 | 0;
if (($4_1 | 0) != ($1_1 | 0)) {
continue
}
break;
};
$3_1 = HEAP32[$2_1 >> 2];
if ($3_1 - $5_1 >>> 0 < $1_1 >>> 0) {
if (($4($2_1, $5_1, $1_1, 1, 1) | 0) != -2147483647) {
break block
}
$5_1 = HEAP32[$2_1 + 8 >> 2];
$3_1 = HEAP32[$2_1 >> 2];
}
$132(HEAP32[$2_1 + 4 >> 2] + $5_1 | 0, $0_1, $1_1);
break block2;
}
if ($4_1) {
if (HEAP8[$6_1 | 0] <= -65) {
break block
}
if (HEAP32[$2_1 >> 2] - $5_1 >>> 0 < $4_1 >>> 0) {
if (($4($2_1, $5_1, $4_1, 1, 1) | 0) != -2147483647) {
break block
}
$5_1 = HEAP32[$2_1 + 8 >> 2];
}
$132(HEAP32[$2_1 + 4 >> 2] + $5_1 | 0, $0_1, $4_1);
}
$4_1 = $4_1 + $5_1 | 0;
HEAP32[$2_1 + 8 >> 2] = $4_1;
block19 : {
block11 : {
block9 : {
block8 : {
block7 : {
block6 : {
block5 : {
block12 : {
$1_1 = HEAP8[$6_1 | 0];
block4 : {
block3 : {
if (($1_1 | 0) >= 0) {
$0_1 = $6_1 + 1 | 0;
$3_1 = $1_1 & 255;
break block3;
}
$0_1 = HEAPU8[$6_1 + 1 | 0] & 63;
$7_1 = $1_1 & 31;
if ($1_1 >>> 0 <= 4294967263) {
$3_1 = $0_1 | $7_1 << 6;
$0_1 = $6_1 + 2 | 0;
break block3;
}
$3_1 = HEAPU8[$6_1 + 2 | 0] & 63 | $0_1 << 6;
if ($1_1 >>> 0 < 4294967280) {
$3_1 = $3_1 | $7_1 << 12;
$0_1 = $6_1 + 3 | 0;
break block3;
}
$0_1 = $6_1 + 4 | 0;
$1_1 = 0;
$3_1 = $7_1 << 18 & 1835008 | (HEAPU8[$6_1 + 3 | 0] & 63 | $3_1 << 6);
if (($3_1 | 0) == 1114112) {
break block4
}
}
block10 : {
$1_1 = $3_1;
switch ($3_1 - 8 | 0) {
case 3:
break block4;
case 0:
break block5;
case 1:
break block6;
case 2:
break block7;
case 4:
break block8;
case 5:
break block9;
default:
break block10;
};
}
$3_1 = 1065728;
if (($1_1 | 0) == 34) {
break block11
}
if (($1_1 | 0) == 92) {
break block12
}
}
if (HEAP32[$2_1 >> 2] - $4_1 >>> 0 <= 3) {
if (($4($2_1, $4_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$2_1 + 8 >> 2];
}
$5_1 = $4_1 + 4 | 0;
HEAP32[$2_1 + 8 >> 2] = $5_1;
$11_1 = HEAP32[$2_1 + 4 >> 2];
$3_1 = $11_1 + $4_1 | 0;
HEAP8[$3_1 | 0] = 92;
HEAP8[$3_1 + 1 | 0] = 117;
HEAP8[$3_1 + 2 | 0] = 48;
HEAP8[$3_1 + 3 | 0] = 48;
HEAP32[$8_1 + 16 >> 2] = $1_1 >>> 4;
HEAP32[$8_1 + 20 >> 2] = $1_1 & 15;
$4_1 = $8_1 + 16 | 0;
$1_1 = $8_1 + 36 | 0;
$7_1 = 1;
while (1) {
$3_1 = HEAP32[$4_1 >> 2];
$6_1 = 48;
block13 : {
if ($3_1 >>> 0 > 15) {
break block13
}
$6_1 = $3_1 + 87 | 0;
if ($3_1 >>> 0 >= 10) {
break block13
}
$6_1 = $3_1 | 48;
}
$4_1 = $4_1 + 4 | 0;
HEAP32[$1_1 >> 2] = $6_1;
$3_1 = $7_1;
$1_1 = $8_1 + 12 | 0;
$7_1 = 0;
if ($3_1) {
continue
}
break;
};
$3_1 = HEAP32[$8_1 + 12 >> 2];
$7_1 = HEAP32[$8_1 + 36 >> 2];
$1_1 = HEAP32[$2_1 >> 2];
if ($1_1 - $5_1 >>> 0 <= 1) {
if (($4($2_1, $5_1, 2, 1, 1) | 0) != -2147483647) {
break block
}
$11_1 = HEAP32[$2_1 + 4 >> 2];
$5_1 = HEAP32[$2_1 + 8 >> 2];
$1_1 = HEAP32[$2_1 >> 2];
}
HEAP32[$8_1 + 24 >> 2] = $7_1;
HEAP32[$8_1 + 28 >> 2] = $3_1;
$4_1 = 0;
while (1) {
$3_1 = $4_1;
$9_1 = HEAP32[($4_1 << 2) + $13_1 >> 2];
$12_1 = $9_1 >>> 0 < 128;
$6_1 = 1;
block14 : {
if ($12_1) {
break block14
}
$6_1 = 2;
if ($9_1 >>> 0 < 2048) {
break block14
}
$6_1 = $9_1 >>> 0 < 65536 ? 3 : 4;
}
block15 : {
if ($6_1 >>> 0 <= $1_1 - $5_1 >>> 0) {
break block15
}
$4_1 = $5_1 + $6_1 | 0;
if ($4_1 >>> 0 < $6_1 >>> 0) {
break block
}
$7_1 = $1_1 << 1;
$7_1 = $4_1 >>> 0 > $7_1 >>> 0 ? $4_1 : $7_1;
$7_1 = $7_1 >>> 0 <= 8 ? 8 : $7_1;
$3($8_1 + 36 | 0, $1_1, $11_1, $7_1, 1, 1);
$4_1 = HEAP32[$8_1 + 40 >> 2];
if (!HEAP32[$8_1 + 36 >> 2]) {
HEAP32[$2_1 >> 2] = $7_1;
HEAP32[$2_1 + 4 >> 2] = $4_1;
$11_1 = $4_1;
$1_1 = $7_1;
break block15;
}
if (($4_1 | 0) != -2147483647) {
break block
}
}
$10_1 = $5_1 + $11_1 | 0;
block18 : {
block17 : {
block16 : {
if (!$12_1) {
if ($9_1 >>> 0 < 2048) {
break block16
}
$12_1 = $9_1 >>> 12 | 0;
$4_1 = $9_1 & 63 | -128;
$7_1 = $9_1 >>> 6 & 63 | -128;
if ($9_1 >>> 0 >= 65536) {
break block17
}
HEAP8[$10_1 + 2 | 0] = $4_1;
HEAP8[$10_1 + 1 | 0] = $7_1;
HEAP8[$10_1 | 0] = $12_1 | 224;
break block18;
}
HEAP8[$10_1 | 0] = $9_1;
break block18;
}
HEAP8[$10_1 + 1 | 0] = $9_1 & 63 | 128;
HEAP8[$10_1 | 0] = $9_1 >>> 6 | 192;
break block18;
}
HEAP8[$10_1 + 3 | 0] = $4_1;
HEAP8[$10_1 + 2 | 0] = $7_1;
HEAP8[$10_1 + 1 | 0] = $12_1 & 63 | 128;
HEAP8[$10_1 | 0] = $9_1 >>> 18 | 240;
}
$5_1 = $5_1 + $6_1 | 0;
HEAP32[$2_1 + 8 >> 2] = $5_1;
$4_1 = 1;
if (!($3_1 & 1)) {
continue
}
break;
};
break block19;
}
$3_1 = 1065730;
break block11;
}
$3_1 = 1065732;
break block11;
}
$3_1 = 1065734;
break block11;
}
$3_1 = 1065736;
break block11;
}
$3_1 = 1065738;
break block11;
}
$3_1 = 1065740;
}
$1_1 = $3_1;
if (HEAP32[$2_1 >> 2] - $4_1 >>> 0 <= 1) {
if (($4($2_1, $4_1, 2, 1, 1) | 0) != -2147483647) {
break block
}
$4_1 = HEAP32[$2_1 + 8 >> 2];
}
$5_1 = $4_1 + 2 | 0;
HEAP32[$2_1 + 8 >> 2] = $5_1;
$3_1 = HEAP32[$2_1 + 4 >> 2] + $4_1 | 0;
$1_1 = HEAPU8[$1_1 | 0] | HEAPU8[$1_1 + 1 | 0] << 8;
HEAP8[$3_1 | 0] = $1_1;
HEAP8[$3_1 + 1 | 0] = $1_1 >>> 8;
}
$1_1 = $14_1 - $0_1 | 0;
continue;
}
break;
};
$3_1 = HEAP32[$2_1 >> 2];
$1_1 = 0;
}
$0_1 = $1_1 + $5_1 | 0;
HEAP32[$2_1 + 8 >> 2] = $0_1;
$5_1 = $0_1;
if (($5_1 | 0) == ($3_1 | 0)) {
if (($4($2_1, $3_1, 1, 1, 1) | 0) != -2147483647) {
break block
}
$5_1 = HEAP32[$2_1 + 8 >> 2];
}
HEAP32[$2_1 + 8 >> 2] = $0_1 + 1;
HEAP8[HEAP32[$2_1 + 4 >> 2] + $5_1 | 0] = 34;
global$0 = $8_1 + 48 | 0;
return;
}
wasm2js_trap();
}
function $111($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
block : {
$2_1 = HEAP32[$1_1 + 8 >> 2];
if (HEAP32[$1_1 >> 2] - $2_1 >>> 0 <= 9) {
if (($4($1_1, $2_1, 10, 1, 1) | 0) != -2147483647) {
break block
}
$2_1 = HEAP32[$1_1 + 8 >> 2];
}
$6_1 = $2_1 + 10 | 0;
HEAP32[$1_1 + 8 >> 2] = $6_1;
$3_1 = HEAPU8[1069768] | HEAPU8[1069769] << 8 | (HEAPU8[1069770] << 16 | HEAPU8[1069771] << 24);
$5_1 = HEAP32[$1_1 + 4 >> 2];
$2_1 = $5_1 + $2_1 | 0;
$4_1 = HEAPU8[1069764] | HEAPU8[1069765] << 8 | (HEAPU8[1069766] << 16 | HEAPU8[1069767] << 24);
HEAP8[$2_1 | 0] = $4_1;
HEAP8[$2_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$2_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$2_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$2_1 + 4 | 0] = $3_1;
HEAP8[$2_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$2_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$2_1 + 7 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[1069772] | HEAPU8[1069773] << 8;
HEAP8[$2_1 + 8 | 0] = $3_1;
HEAP8[$2_1 + 9 | 0] = $3_1 >>> 8;
$2_1 = 1052452;
$3_1 = 6;
block5 : {
block3 : {
block4 : {
block2 : {
switch (HEAPU8[$0_1 + 24 | 0] - 1 | 0) {
case 0:
$2_1 = 1052458;
$3_1 = 12;
break block4;
case 1:
break block2;
case 2:
break block3;
default:
break block4;
};
}
$2_1 = 1052470;
$3_1 = 5;
}
$110($2_1, $3_1, $1_1);
$2_1 = HEAP32[$1_1 + 8 >> 2];
break block5;
}
if (HEAP32[$1_1 >> 2] - $6_1 >>> 0 <= 3) {
if (($4($1_1, $6_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$5_1 = HEAP32[$1_1 + 4 >> 2];
$6_1 = HEAP32[$1_1 + 8 >> 2];
}
$2_1 = $6_1 + 4 | 0;
HEAP32[$1_1 + 8 >> 2] = $2_1;
$3_1 = $5_1 + $6_1 | 0;
HEAP8[$3_1 | 0] = 110;
HEAP8[$3_1 + 1 | 0] = 117;
HEAP8[$3_1 + 2 | 0] = 108;
HEAP8[$3_1 + 3 | 0] = 108;
}
if (HEAP32[$1_1 >> 2] - $2_1 >>> 0 <= 12) {
if (($4($1_1, $2_1, 13, 1, 1) | 0) != -2147483647) {
break block
}
$2_1 = HEAP32[$1_1 + 8 >> 2];
}
$3_1 = $2_1 + 13 | 0;
HEAP32[$1_1 + 8 >> 2] = $3_1;
$4_1 = HEAPU8[1070208] | HEAPU8[1070209] << 8 | (HEAPU8[1070210] << 16 | HEAPU8[1070211] << 24);
$6_1 = HEAP32[$1_1 + 4 >> 2];
$2_1 = $6_1 + $2_1 | 0;
$5_1 = HEAPU8[1070204] | HEAPU8[1070205] << 8 | (HEAPU8[1070206] << 16 | HEAPU8[1070207] << 24);
HEAP8[$2_1 | 0] = $5_1;
HEAP8[$2_1 + 1 | 0] = $5_1 >>> 8;
HEAP8[$2_1 + 2 | 0] = $5_1 >>> 16;
HEAP8[$2_1 + 3 | 0] = $5_1 >>> 24;
HEAP8[$2_1 + 4 | 0] = $4_1;
HEAP8[$2_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$2_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$2_1 + 7 | 0] = $4_1 >>> 24;
$4_1 = HEAPU8[1070213] | HEAPU8[1070214] << 8 | (HEAPU8[1070215] << 16 | HEAPU8[1070216] << 24);
$5_1 = HEAPU8[1070209] | HEAPU8[1070210] << 8 | (HEAPU8[1070211] << 16 | HEAPU8[1070212] << 24);
HEAP8[$2_1 + 5 | 0] = $5_1;
HEAP8[$2_1 + 6 | 0] = $5_1 >>> 8;
HEAP8[$2_1 + 7 | 0] = $5_1 >>> 16;
HEAP8[$2_1 + 8 | 0] = $5_1 >>> 24;
HEAP8[$2_1 + 9 | 0] = $4_1;
HEAP8[$2_1 + 10 | 0] = $4_1 >>> 8;
HEAP8[$2_1 + 11 | 0] = $4_1 >>> 16;
HEAP8[$2_1 + 12 | 0] = $4_1 >>> 24;
block6 : {
if (HEAP32[$0_1 >> 2] != -2147483648) {
$110(HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2], $1_1);
$2_1 = HEAP32[$1_1 + 8 >> 2];
break block6;
}
if (HEAP32[$1_1 >> 2] - $3_1 >>> 0 <= 3) {
if (($4($1_1, $3_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$6_1 = HEAP32[$1_1 + 4 >> 2];
$3_1 = HEAP32[$1_1 + 8 >> 2];
}
$2_1 = $3_1 + 4 | 0;
HEAP32[$1_1 + 8 >> 2] = $2_1;
$3_1 = $3_1 + $6_1 | 0;
HEAP8[$3_1 | 0] = 110;
HEAP8[$3_1 + 1 | 0] = 117;
HEAP8[$3_1 + 2 | 0] = 108;
HEAP8[$3_1 + 3 | 0] = 108;
}
if (HEAP32[$1_1 >> 2] - $2_1 >>> 0 <= 8) {
if (($4($1_1, $2_1, 9, 1, 1) | 0) != -2147483647) {
break block
}
$2_1 = HEAP32[$1_1 + 8 >> 2];
}
$3_1 = $2_1 + 9 | 0;
HEAP32[$1_1 + 8 >> 2] = $3_1;
$4_1 = HEAPU8[1070221] | HEAPU8[1070222] << 8 | (HEAPU8[1070223] << 16 | HEAPU8[1070224] << 24);
$6_1 = HEAP32[$1_1 + 4 >> 2];
$2_1 = $6_1 + $2_1 | 0;
$5_1 = HEAPU8[1070217] | HEAPU8[1070218] << 8 | (HEAPU8[1070219] << 16 | HEAPU8[1070220] << 24);
HEAP8[$2_1 | 0] = $5_1;
HEAP8[$2_1 + 1 | 0] = $5_1 >>> 8;
HEAP8[$2_1 + 2 | 0] = $5_1 >>> 16;
HEAP8[$2_1 + 3 | 0] = $5_1 >>> 24;
HEAP8[$2_1 + 4 | 0] = $4_1;
HEAP8[$2_1 + 5 | 0] = $4_1 >>> 8;
HEAP8[$2_1 + 6 | 0] = $4_1 >>> 16;
HEAP8[$2_1 + 7 | 0] = $4_1 >>> 24;
HEAP8[$2_1 + 8 | 0] = HEAPU8[1070225];
block7 : {
if (HEAP32[$0_1 + 12 >> 2] != -2147483648) {
$110(HEAP32[$0_1 + 16 >> 2], HEAP32[$0_1 + 20 >> 2], $1_1);
$0_1 = HEAP32[$1_1 + 8 >> 2];
break block7;
}
if (HEAP32[$1_1 >> 2] - $3_1 >>> 0 <= 3) {
if (($4($1_1, $3_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$6_1 = HEAP32[$1_1 + 4 >> 2];
$3_1 = HEAP32[$1_1 + 8 >> 2];
}
$0_1 = $3_1 + 4 | 0;
HEAP32[$1_1 + 8 >> 2] = $0_1;
$2_1 = $3_1 + $6_1 | 0;
HEAP8[$2_1 | 0] = 110;
HEAP8[$2_1 + 1 | 0] = 117;
HEAP8[$2_1 + 2 | 0] = 108;
HEAP8[$2_1 + 3 | 0] = 108;
}
$2_1 = $0_1;
if (($2_1 | 0) == HEAP32[$1_1 >> 2]) {
if (($4($1_1, $2_1, 1, 1, 1) | 0) != -2147483647) {
break block
}
$2_1 = HEAP32[$1_1 + 8 >> 2];
}
HEAP32[$1_1 + 8 >> 2] = $0_1 + 1;
HEAP8[HEAP32[$1_1 + 4 >> 2] + $2_1 | 0] = 125;
return;
}
wasm2js_trap();
}
function $112($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
$5_1 = $40($0_1, $2_1);
$3_1 = 10 - $5_1 | 0;
block1 : {
block3 : {
block4 : {
block2 : {
block : {
if (($5_1 | 0) != 10) {
$4_1 = $9(1, $3_1);
if ($4_1) {
break block
}
break block1;
}
$6_1 = $1_1 + 8 | 0;
$4_1 = 1;
$0_1 = HEAP32[$1_1 + 8 >> 2];
if ($3_1 >>> 0 > HEAP32[$1_1 >> 2] - $0_1 >>> 0) {
break block2
}
break block3;
}
$132($4_1, $2_1 + $5_1 | 0, $3_1);
$6_1 = $1_1 + 8 | 0;
$0_1 = HEAP32[$1_1 + 8 >> 2];
if ($3_1 >>> 0 <= HEAP32[$1_1 >> 2] - $0_1 >>> 0) {
break block4
}
}
if (($4($1_1, $0_1, $3_1, 1, 1) | 0) != -2147483647) {
break block1
}
$0_1 = HEAP32[$6_1 >> 2];
}
$132(HEAP32[$1_1 + 4 >> 2] + $0_1 | 0, $4_1, $3_1);
}
HEAP32[$6_1 >> 2] = $0_1 + $3_1;
if (($5_1 | 0) != 10) {
HEAP32[$2_1 >> 2] = 1;
$0_1 = $2_1 + 12 | 0;
} else {
$0_1 = $2_1
}
HEAP32[$0_1 >> 2] = $3_1;
$0_1 = HEAP32[$2_1 >> 2];
if (!(!$0_1 | !HEAP32[$2_1 + 12 >> 2])) {
$1($4_1, $0_1)
}
global$0 = $2_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $113($0_1, $1_1) {
if (HEAP32[$0_1 >> 2] != -2147483647) {
$110(HEAP32[$0_1 + 4 >> 2], HEAP32[$0_1 + 8 >> 2], $1_1);
return;
}
block : {
$0_1 = HEAP32[$1_1 + 8 >> 2];
if (HEAP32[$1_1 >> 2] - $0_1 >>> 0 <= 3) {
if (($4($1_1, $0_1, 4, 1, 1) | 0) != -2147483647) {
break block
}
$0_1 = HEAP32[$1_1 + 8 >> 2];
}
HEAP32[$1_1 + 8 >> 2] = $0_1 + 4;
$0_1 = HEAP32[$1_1 + 4 >> 2] + $0_1 | 0;
HEAP8[$0_1 | 0] = 110;
HEAP8[$0_1 + 1 | 0] = 117;
HEAP8[$0_1 + 2 | 0] = 108;
HEAP8[$0_1 + 3 | 0] = 108;
return;
}
wasm2js_trap();
}
function $114($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0;
$4_1 = global$0 + -64 | 0;
global$0 = $4_1;
HEAP32[$4_1 + 16 >> 2] = $3_1;
HEAP32[$4_1 + 12 >> 2] = $2_1;
$3_1 = 0;
block : {
if (!$1_1) {
break block
}
$3_1 = 0;
if (HEAPU8[$0_1 | 0] != 47) {
break block
}
$2_1 = $1_1 - 1 | 0;
$3_1 = $0_1 + 1 | 0;
}
HEAP32[$4_1 + 24 >> 2] = $3_1 ? $2_1 : 7;
HEAP32[$4_1 + 20 >> 2] = $3_1 ? $3_1 : 1066604;
HEAP32[$4_1 + 60 >> 2] = 1;
HEAP32[$4_1 + 52 >> 2] = 1;
HEAP32[$4_1 + 44 >> 2] = 2;
HEAP32[$4_1 + 56 >> 2] = $4_1 + 16;
HEAP32[$4_1 + 48 >> 2] = $4_1 + 12;
HEAP32[$4_1 + 40 >> 2] = $4_1 + 20;
$2_1 = $4_1 + 28 | 0;
$17($2_1, 1051623, $4_1 + 40 | 0);
$0_1 = $59(0, $0_1, $1_1, $2_1);
global$0 = $4_1 - -64 | 0;
return $0_1;
}
function $115($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$80($0_1);
$80($0_1 + 12 | 0);
$4_1 = HEAP32[$0_1 + 28 >> 2];
$81($4_1, HEAP32[$0_1 + 32 >> 2]);
$3_1 = HEAP32[$0_1 + 24 >> 2];
block : {
if (!$3_1) {
$3_1 = 0;
$2_1 = $1_1 + 12 | 0;
break block;
}
HEAP32[$1_1 + 12 >> 2] = 4;
$3_1 = Math_imul($3_1, 40);
$2_1 = $1_1 + 8 | 0;
}
HEAP32[$2_1 >> 2] = $3_1;
$2_1 = HEAP32[$1_1 + 12 >> 2];
if (!(!$2_1 | !HEAP32[$1_1 + 8 >> 2])) {
$1($4_1, $2_1)
}
$3_1 = HEAP32[$0_1 + 40 >> 2];
$66($3_1, HEAP32[$0_1 + 44 >> 2]);
$2_1 = HEAP32[$0_1 + 36 >> 2];
block2 : {
if (!$2_1) {
$2_1 = 0;
$0_1 = $1_1 + 12 | 0;
break block2;
}
HEAP32[$1_1 + 12 >> 2] = 4;
$2_1 = Math_imul($2_1, 24);
$0_1 = $1_1 + 8 | 0;
}
HEAP32[$0_1 >> 2] = $2_1;
$0_1 = HEAP32[$1_1 + 12 >> 2];
if (!(!$0_1 | !HEAP32[$1_1 + 8 >> 2])) {
$1($3_1, $0_1)
}
global$0 = $1_1 + 16 | 0;
}
function $116($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
$0_1 = HEAPU8[$0_1 | 0] << 2;
return FUNCTION_TABLE[HEAP32[HEAP32[$1_1 + 4 >> 2] + 12 >> 2]](HEAP32[$1_1 >> 2], HEAP32[$0_1 + 1070316 >> 2], HEAP32[$0_1 + 1070304 >> 2]) | 0;
}
function $117($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0;
$1_1 = global$0 - 16 | 0;
global$0 = $1_1;
$2_1 = HEAP32[$0_1 >> 2];
$3_1 = $2_1 << 1;
$3_1 = $3_1 >>> 0 <= 4 ? 4 : $3_1;
$3($1_1 + 4 | 0, $2_1, HEAP32[$0_1 + 4 >> 2], $3_1, 4, 56);
$2_1 = HEAP32[$1_1 + 8 >> 2];
block : {
if (!HEAP32[$1_1 + 4 >> 2]) {
HEAP32[$0_1 >> 2] = $3_1;
HEAP32[$0_1 + 4 >> 2] = $2_1;
break block;
}
if (($2_1 | 0) == -2147483647) {
break block
}
wasm2js_trap();
}
global$0 = $1_1 + 16 | 0;
}
function $118($0_1, $1_1, $2_1, $3_1, $4_1, $5_1) {
var $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0, $11_1 = 0, $12_1 = 0, $13_1 = 0, $14_1 = 0, $15_1 = 0;
$6_1 = global$0 + -64 | 0;
global$0 = $6_1;
$7_1 = 1052171;
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
$10_1 = 1052170;
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
HEAP32[$6_1 + 8 >> 2] = $1_1 ? 1054081 : 1;
HEAP32[$6_1 + 4 >> 2] = $1_1;
HEAP32[$6_1 >> 2] = $15_1;
$49($0_1, $6_1, 8);
global$0 = $6_1 - -64 | 0;
}
function $119($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0, $10_1 = 0;
$3_1 = global$0 - 32 | 0;
global$0 = $3_1;
$8_1 = 15;
$9_1 = 1067060;
$6_1 = 43;
$10_1 = 1067017;
block5 : {
block2 : {
block3 : {
block1 : {
switch (($2_1 & 255) - 1 | 0) {
case 0:
$8_1 = 14;
$9_1 = 1067110;
$6_1 = 35;
$10_1 = 1067075;
break block3;
case 1:
break block1;
case 2:
break block2;
default:
break block3;
};
}
$8_1 = 12;
$9_1 = 1067156;
$6_1 = 32;
$10_1 = 1067124;
}
$2_1 = HEAP32[$1_1 + 8 >> 2];
$7_1 = HEAP32[$1_1 + 4 >> 2];
$5_1 = HEAP32[$1_1 >> 2];
block4 : {
if (($5_1 | 0) != -2147483648) {
$4_1 = $7_1;
break block4;
}
if (!$2_1) {
$4_1 = 1;
$5_1 = 0;
break block4;
}
$4_1 = $9(1, $2_1);
if (!$4_1) {
break block5
}
$132($4_1, $7_1, $2_1);
$5_1 = $2_1;
}
HEAP32[$3_1 + 8 >> 2] = $4_1;
HEAP32[$3_1 + 4 >> 2] = $5_1;
HEAP32[$3_1 + 12 >> 2] = $2_1;
if ($5_1 - $2_1 >>> 0 < $6_1 >>> 0) {
if (($4($3_1 + 4 | 0, $2_1, $6_1, 1, 1) | 0) != -2147483647) {
break block5
}
$4_1 = HEAP32[$3_1 + 8 >> 2];
$2_1 = HEAP32[$3_1 + 12 >> 2];
}
$132($2_1 + $4_1 | 0, $10_1, $6_1);
$2_1 = $2_1 + $6_1 | 0;
HEAP32[$3_1 + 12 >> 2] = $2_1;
HEAP32[$3_1 + 24 >> 2] = $2_1;
$4_1 = HEAP32[$3_1 + 8 >> 2];
$5_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$3_1 + 16 >> 2] = $5_1;
HEAP32[$3_1 + 20 >> 2] = $4_1;
HEAP32[$1_1 + 8 >> 2] = $2_1;
HEAP32[$1_1 >> 2] = $5_1;
HEAP32[$1_1 + 4 >> 2] = $4_1;
$4_1 = HEAP32[$1_1 + 12 >> 2];
$2_1 = ($4_1 | 0) == -2147483647;
$5_1 = $2_1 ? $9_1 : HEAP32[$1_1 + 16 >> 2];
$7_1 = $2_1 ? $8_1 : HEAP32[$1_1 + 20 >> 2];
HEAP32[$1_1 + 16 >> 2] = $5_1;
HEAP32[$1_1 + 20 >> 2] = $7_1;
HEAP32[$1_1 + 12 >> 2] = $2_1 ? -2147483648 : $4_1;
}
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
global$0 = $3_1 + 32 | 0;
return;
}
wasm2js_trap();
}
function $120($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = global$0 - 16 | 0;
global$0 = $4_1;
block1 : {
block : {
if (!$2_1) {
$2_1 = 0;
break block;
}
HEAP32[$4_1 + 8 >> 2] = 0;
HEAP32[$4_1 >> 2] = 0;
HEAP32[$4_1 + 4 >> 2] = 1;
if ($84($3_1, $4_1)) {
break block1
}
$3_1 = Math_imul($2_1, 40);
$2_1 = $1_1 + 8 | 0;
$8_1 = HEAP32[$4_1 + 8 >> 2];
$6_1 = HEAP32[$4_1 + 4 >> 2];
$7_1 = HEAP32[$4_1 >> 2];
$1_1 = -1;
block2 : {
while (1) {
$5_1 = 0;
if (!$3_1) {
break block2
}
$3_1 = $3_1 - 40 | 0;
$1_1 = $1_1 + 1 | 0;
$5_1 = $2_1 - 4 | 0;
$9_1 = HEAP32[$2_1 >> 2];
$2_1 = $2_1 + 40 | 0;
if (!$89(HEAP32[$5_1 >> 2], $9_1, $6_1, $8_1)) {
continue
}
break;
};
$5_1 = $2_1 - 48 | 0;
}
$2_1 = $5_1;
if ($7_1) {
HEAP32[$4_1 >> 2] = 1;
$3_1 = $4_1 + 12 | 0;
} else {
$3_1 = $4_1
}
HEAP32[$3_1 >> 2] = $7_1;
$3_1 = HEAP32[$4_1 >> 2];
if (!$3_1 | !HEAP32[$4_1 + 12 >> 2]) {
break block
}
$1($6_1, $3_1);
}
HEAP32[$0_1 + 4 >> 2] = $2_1;
HEAP32[$0_1 >> 2] = $1_1;
global$0 = $4_1 + 16 | 0;
return;
}
wasm2js_trap();
}
function $121($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$4_1 = global$0 - 48 | 0;
global$0 = $4_1;
block5 : {
block6 : {
block : {
$5_1 = $23(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
if (!$5_1) {
break block
}
$6_1 = HEAPU8[$5_1 | 0];
if (!$6_1) {
break block
}
HEAP32[$4_1 + 16 >> 2] = $5_1;
HEAP32[$4_1 + 12 >> 2] = $3_1;
HEAP32[$4_1 + 8 >> 2] = $2_1;
HEAP32[$4_1 + 4 >> 2] = 1;
HEAP32[$4_1 + 20 >> 2] = $1_1;
$7_1 = HEAPU8[$1_1 + 20 | 0];
HEAP8[$4_1 + 24 | 0] = $7_1;
block3 : {
block2 : {
block1 : {
if (($6_1 | 0) != 3) {
$1_1 = $22($4_1 + 4 | 0, 1052172, 8);
break block1;
}
$6_1 = HEAP32[$5_1 + 12 >> 2];
$5_1 = HEAP32[$5_1 + 8 >> 2];
$1_1 = 0;
while (1) {
if (($6_1 | 0) == HEAP32[$1_1 + 1053868 >> 2]) {
if (!$135(HEAP32[$1_1 + 1053864 >> 2], $5_1, $6_1)) {
break block2
}
}
$1_1 = $1_1 + 12 | 0;
if (($1_1 | 0) != 24) {
continue
}
break;
};
$2_1 = $9(4, 16);
if (!$2_1) {
break block3
}
$1_1 = -24;
$3_1 = $2_1;
while (1) {
$8_1 = $1_1 + 1053888 | 0;
$9_1 = HEAP32[$8_1 + 4 >> 2];
HEAP32[$3_1 >> 2] = HEAP32[$8_1 >> 2];
HEAP32[$3_1 + 4 >> 2] = $9_1;
$3_1 = $3_1 + 8 | 0;
$1_1 = $1_1 + 12 | 0;
if ($1_1) {
continue
}
break;
};
$51($4_1 + 28 | 0, $4_1 + 4 | 0);
$1_1 = $7_1;
$7_1 = HEAP32[$4_1 + 32 >> 2];
$1_1 = $82($1_1, $7_1, HEAP32[$4_1 + 36 >> 2], $5_1, $6_1, $2_1, 2);
$5_1 = HEAP32[$4_1 + 28 >> 2];
if ($5_1) {
HEAP32[$4_1 + 44 >> 2] = 1;
$3_1 = $4_1 + 40 | 0;
} else {
$3_1 = $4_1 + 44 | 0
}
HEAP32[$3_1 >> 2] = $5_1;
$3_1 = HEAP32[$4_1 + 44 >> 2];
if (!(!$3_1 | !HEAP32[$4_1 + 40 >> 2])) {
$1($7_1, $3_1)
}
$1($2_1, 4);
}
HEAP32[$0_1 + 4 >> 2] = $1_1;
$1_1 = 1;
break block5;
}
HEAP8[$0_1 + 1 | 0] = HEAPU8[$1_1 + 1053872 | 0];
break block6;
}
wasm2js_trap();
}
HEAP8[$0_1 + 1 | 0] = 2;
}
$1_1 = 0;
}
HEAP8[$0_1 | 0] = $1_1;
global$0 = $4_1 + 48 | 0;
}
function $122($0_1, $1_1, $2_1, $3_1) {
var $4_1 = 0, $5_1 = 0, $6_1 = 0, wasm2js_i32$0 = 0, wasm2js_i32$1 = 0;
$4_1 = global$0 - 32 | 0;
global$0 = $4_1;
block2 : {
block3 : {
block1 : {
block : {
$5_1 = $23(HEAP32[$1_1 + 12 >> 2], $2_1, $3_1);
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
(wasm2js_i32$0 = $0_1, wasm2js_i32$1 = $22($4_1 + 8 | 0, 1052425, 13)), HEAP32[wasm2js_i32$0 + 4 >> 2] = wasm2js_i32$1;
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
function $123($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
block1 : {
block : {
while (1) {
if (($2_1 | 0) == ($3_1 | 0)) {
break block
}
$4_1 = $1_1 + $3_1 | 0;
$3_1 = $3_1 + 1 | 0;
if ((HEAPU8[$4_1 | 0] - 58 & 255) >>> 0 >= 246) {
continue
}
break;
};
$4_1 = 0;
break block1;
}
$4_1 = $2_1;
block4 : {
block3 : {
switch ($2_1 | 0) {
case 1:
$4_1 = 0;
$5_1 = HEAPU8[$1_1 | 0];
switch ($5_1 - 43 | 0) {
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
$5_1 = HEAPU8[$1_1 | 0];
}
$3_1 = $1_1;
$1_1 = ($5_1 & 255) == 43;
$5_1 = $3_1 + $1_1 | 0;
$2_1 = $2_1 - $1_1 | 0;
if ($2_1 >>> 0 >= 9) {
$1_1 = 0;
while (1) {
$3_1 = $1_1;
if (!$2_1) {
$4_1 = 1;
break block1;
}
$4_1 = 0;
$6_1 = HEAPU8[$5_1 | 0] - 48 | 0;
if ($6_1 >>> 0 > 9) {
break block1
}
$1_1 = __wasm_i64_mul($3_1, 0, 10, 0);
if (i64toi32_i32$HIGH_BITS) {
break block1
}
$5_1 = $5_1 + 1 | 0;
$2_1 = $2_1 - 1 | 0;
$1_1 = $1_1 + $6_1 | 0;
if ($6_1 >>> 0 <= $1_1 >>> 0) {
continue
}
break;
};
break block1;
}
if (!$2_1) {
$4_1 = 1;
$3_1 = 0;
break block1;
}
$3_1 = 0;
while (1) {
$1_1 = HEAPU8[$5_1 | 0] - 48 | 0;
if ($1_1 >>> 0 > 9) {
$4_1 = 0;
break block1;
}
$4_1 = 1;
$5_1 = $5_1 + 1 | 0;
$3_1 = $1_1 + Math_imul($3_1, 10) | 0;
$2_1 = $2_1 - 1 | 0;
if ($2_1) {
continue
}
break;
};
}
HEAP32[$0_1 + 4 >> 2] = $3_1;
HEAP32[$0_1 >> 2] = $4_1;
}
function $124($0_1) {
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
$2_1 = HEAP32[$0_1 + 1070504 >> 2];
HEAP32[$1_1 + 16 >> 2] = $2_1;
$0_1 = HEAP32[$0_1 + 1070520 >> 2];
HEAP32[$1_1 + 12 >> 2] = $0_1;
HEAP32[$1_1 + 44 >> 2] = 9;
HEAP32[$1_1 + 36 >> 2] = 2;
HEAP32[$1_1 + 40 >> 2] = $1_1 + 4;
HEAP32[$1_1 + 32 >> 2] = $1_1 + 12;
$3_1 = $1_1 + 20 | 0;
$17($3_1, 1050990, $1_1 + 32 | 0);
$4_1 = $57(3, 1066330, 31, $0_1, $2_1, $3_1);
}
global$0 = $1_1 + 48 | 0;
return $4_1;
}
function $125($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
block : {
if (($0_1 | 0) == -2147483648) {
break block
}
if ($0_1) {
HEAP32[$2_1 + 12 >> 2] = 1;
$3_1 = $2_1 + 8 | 0;
} else {
$3_1 = $2_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $0_1;
$0_1 = HEAP32[$2_1 + 12 >> 2];
if (!$0_1 | !HEAP32[$2_1 + 8 >> 2]) {
break block
}
$1($1_1, $0_1);
}
global$0 = $2_1 + 16 | 0;
}
function $126($0_1) {
var $1_1 = 0, $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0, $9_1 = 0;
$5_1 = global$0 - 16 | 0;
global$0 = $5_1;
$4_1 = HEAP32[$0_1 + 12 >> 2];
$2_1 = HEAP32[$0_1 + 4 >> 2];
$7_1 = HEAP32[$0_1 + 32 >> 2];
$1_1 = HEAP32[$0_1 >> 2];
$8_1 = $1_1;
while (1) {
if ($7_1) {
$7_1 = $7_1 - 1 | 0;
HEAP32[$0_1 + 32 >> 2] = $7_1;
block1 : {
if ($1_1 & 1) {
if ($2_1) {
$3_1 = HEAP32[$0_1 + 8 >> 2]
} else {
$2_1 = HEAP32[$0_1 + 8 >> 2];
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
$8_1 = 1;
HEAP32[$0_1 >> 2] = 1;
$4_1 = 0;
$3_1 = 0;
}
if (HEAPU16[$2_1 + 270 >> 1] > $4_1 >>> 0) {
$6_1 = $4_1;
$1_1 = $2_1;
break block1;
}
while (1) {
$1_1 = HEAP32[$2_1 >> 2];
if ($1_1) {
$6_1 = HEAPU16[$2_1 + 268 >> 1];
$1($2_1, 4);
$3_1 = $3_1 + 1 | 0;
$2_1 = $1_1;
if (HEAPU16[$1_1 + 270 >> 1] <= $6_1 >>> 0) {
continue
}
break block1;
}
break;
};
$1($2_1, 4);
wasm2js_trap();
}
wasm2js_trap();
}
block2 : {
if ($3_1) {
$2_1 = HEAP32[(($6_1 << 2) + $1_1 | 0) + 276 >> 2];
$4_1 = 0;
$3_1 = $3_1 - 1 | 0;
if (!$3_1) {
break block2
}
while (1) {
$2_1 = HEAP32[$2_1 + 272 >> 2];
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
continue
}
break;
};
break block2;
}
$4_1 = $6_1 + 1 | 0;
$2_1 = $1_1;
}
HEAP32[$0_1 + 12 >> 2] = $4_1;
HEAP32[$0_1 + 8 >> 2] = 0;
HEAP32[$0_1 + 4 >> 2] = $2_1;
$3_1 = Math_imul($6_1, 12) + $1_1 | 0;
$1_1 = HEAP32[$3_1 + 4 >> 2];
if ($1_1) {
$9_1 = HEAP32[$3_1 + 8 >> 2];
HEAP32[$5_1 + 12 >> 2] = 1;
$6_1 = $5_1 + 8 | 0;
} else {
$6_1 = $5_1 + 12 | 0
}
$3_1 = $3_1 + 136 | 0;
HEAP32[$6_1 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 12 >> 2];
if (!(!$1_1 | !HEAP32[$5_1 + 8 >> 2])) {
$1($9_1, $1_1)
}
$1_1 = HEAP32[$3_1 >> 2];
if ($1_1) {
$6_1 = HEAP32[$3_1 + 4 >> 2];
HEAP32[$5_1 + 12 >> 2] = 1;
$3_1 = $5_1 + 8 | 0;
} else {
$3_1 = $5_1 + 12 | 0
}
HEAP32[$3_1 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 12 >> 2];
if (!(!$1_1 | !HEAP32[$5_1 + 8 >> 2])) {
$1($6_1, $1_1)
}
$1_1 = 1;
continue;
} else {
HEAP32[$0_1 >> 2] = 0;
if (($8_1 | 0) == 1) {
block5 : {
if ($2_1) {
break block5
}
$2_1 = HEAP32[$0_1 + 8 >> 2];
if (!$4_1) {
break block5
}
while (1) {
$2_1 = HEAP32[$2_1 + 272 >> 2];
$4_1 = $4_1 - 1 | 0;
if ($4_1) {
continue
}
break;
};
}
$1_1 = HEAP32[$2_1 >> 2];
if ($1_1) {
while (1) {
$1($2_1, 4);
$2_1 = $1_1;
$1_1 = HEAP32[$1_1 >> 2];
if ($1_1) {
continue
}
break;
}
}
$1($2_1, 4);
}
global$0 = $5_1 + 16 | 0;
}
break;
};
}
function $127($0_1, $1_1) {
$0_1 = $0_1 | 0;
$1_1 = $1_1 | 0;
var $2_1 = 0;
$2_1 = global$0 - 16 | 0;
global$0 = $2_1;
HEAP32[$2_1 + 12 >> 2] = 1;
HEAP32[$2_1 + 4 >> 2] = 1;
HEAP32[$2_1 >> 2] = $0_1;
HEAP32[$2_1 + 8 >> 2] = $0_1 + 4;
$0_1 = $30(HEAP32[$1_1 >> 2], HEAP32[$1_1 + 4 >> 2], 1049808, $2_1);
global$0 = $2_1 + 16 | 0;
return $0_1 | 0;
}
function $128($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0;
$3_1 = global$0 - 80 | 0;
global$0 = $3_1;
$69($3_1 + 60 | 0, $1_1, $2_1, 0);
$4_1 = HEAP32[$3_1 + 64 >> 2];
block2 : {
block1 : {
$5_1 = HEAP32[$3_1 + 60 >> 2];
block : {
if (($5_1 | 0) != 13) {
HEAP32[$3_1 + 56 >> 2] = HEAP32[$3_1 + 76 >> 2];
$6_1 = HEAP32[$3_1 + 72 >> 2];
HEAP32[$3_1 + 48 >> 2] = HEAP32[$3_1 + 68 >> 2];
HEAP32[$3_1 + 52 >> 2] = $6_1;
HEAP32[$3_1 + 44 >> 2] = $4_1;
break block;
}
$70($3_1 + 60 | 0, $1_1, $2_1, $4_1);
$5_1 = HEAP32[$3_1 + 60 >> 2];
if (($5_1 | 0) == 13) {
break block1
}
$4_1 = HEAP32[$3_1 + 76 >> 2];
HEAP32[$3_1 + 52 >> 2] = HEAP32[$3_1 + 72 >> 2];
HEAP32[$3_1 + 56 >> 2] = $4_1;
$4_1 = HEAP32[$3_1 + 68 >> 2];
HEAP32[$3_1 + 44 >> 2] = HEAP32[$3_1 + 64 >> 2];
HEAP32[$3_1 + 48 >> 2] = $4_1;
}
HEAP32[$3_1 + 40 >> 2] = $5_1;
$71($3_1 + 12 | 0, $1_1, $2_1, 1, $3_1 + 40 | 0);
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
block8 : {
block7 : {
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
if ($2_1 >>> 0 > $4_1 >>> 0) {
if (HEAP8[$1_1 + $4_1 | 0] <= -65) {
break block7
}
$5_1 = $4_1;
break block6;
}
if (($2_1 | 0) != ($4_1 | 0)) {
break block7
}
$5_1 = $2_1;
}
$4_1 = $5_1 + $1_1 | 0;
$2_1 = $2_1 - $5_1 | 0;
break block8;
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
function $129($0_1, $1_1, $2_1, $3_1, $4_1) {
var $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$5_1 = global$0 + -64 | 0;
global$0 = $5_1;
$6_1 = $5_1 + 48 | 0;
$52($6_1, $0_1, $1_1);
HEAP32[$5_1 + 32 >> 2] = 4;
HEAP32[$5_1 + 28 >> 2] = $6_1;
$0_1 = $5_1 + 28 | 0;
$17($5_1 + 4 | 0, 1049740, $0_1);
$1_1 = HEAP32[$5_1 + 48 >> 2];
if ($1_1) {
$8_1 = HEAP32[$5_1 + 52 >> 2];
HEAP32[$5_1 + 28 >> 2] = 1;
$0_1 = $5_1 + 16 | 0;
}
HEAP32[$0_1 >> 2] = $1_1;
$0_1 = HEAP32[$5_1 + 28 >> 2];
if (!(!$0_1 | !HEAP32[$5_1 + 16 >> 2])) {
$1($8_1, $0_1)
}
$6_1 = HEAP32[$5_1 + 8 >> 2];
$8_1 = HEAP32[$5_1 + 12 >> 2];
$0_1 = $5_1 + 48 | 0;
$54($0_1, $2_1, $3_1);
HEAP32[$5_1 + 20 >> 2] = 4;
HEAP32[$5_1 + 16 >> 2] = $0_1;
$0_1 = $5_1 + 16 | 0;
$17($5_1 + 28 | 0, 1052156, $0_1);
$1_1 = HEAP32[$5_1 + 48 >> 2];
if ($1_1) {
$7_1 = HEAP32[$5_1 + 52 >> 2];
HEAP32[$5_1 + 16 >> 2] = 1;
$0_1 = $5_1 + 40 | 0;
}
HEAP32[$0_1 >> 2] = $1_1;
$1_1 = HEAP32[$5_1 + 16 >> 2];
if (!(!$1_1 | !HEAP32[$5_1 + 40 >> 2])) {
$1($7_1, $1_1)
}
$1_1 = ($4_1 & 255) == 2;
HEAP32[$5_1 + 44 >> 2] = $1_1 ? 6 : 3;
HEAP32[$5_1 + 40 >> 2] = $1_1 ? 1053316 : 1052536;
HEAP32[$5_1 + 60 >> 2] = 2;
HEAP32[$5_1 + 52 >> 2] = 4;
$7_1 = $5_1 + 40 | 0;
HEAP32[$5_1 + 56 >> 2] = $7_1;
HEAP32[$5_1 + 48 >> 2] = $5_1 + 28;
$1_1 = $5_1 + 48 | 0;
$17($5_1 + 16 | 0, 1050305, $1_1);
$4_1 = HEAP32[$5_1 + 28 >> 2];
if ($4_1) {
$0_1 = HEAP32[$5_1 + 32 >> 2];
HEAP32[$5_1 + 48 >> 2] = 1;
$1_1 = $7_1;
}
HEAP32[$1_1 >> 2] = $4_1;
$1_1 = HEAP32[$5_1 + 48 >> 2];
if (!(!$1_1 | !HEAP32[$5_1 + 40 >> 2])) {
$1($0_1, $1_1)
}
$1_1 = $57(1, $6_1, $8_1, $2_1, $3_1, $5_1 + 16 | 0);
$2_1 = HEAP32[$5_1 + 4 >> 2];
if ($2_1) {
HEAP32[$5_1 + 48 >> 2] = 1;
$0_1 = $5_1 + 28 | 0;
} else {
$0_1 = $5_1 + 48 | 0
}
HEAP32[$0_1 >> 2] = $2_1;
$0_1 = HEAP32[$5_1 + 48 >> 2];
if (!(!$0_1 | !HEAP32[$5_1 + 28 >> 2])) {
$1($6_1, $0_1)
}
global$0 = $5_1 - -64 | 0;
return $1_1;
}
function $130($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0;
block : {
$2_1 = HEAP32[$1_1 + 8 >> 2];
if (HEAP32[$1_1 >> 2] - $2_1 >>> 0 <= 7) {
if (($4($1_1, $2_1, 8, 1, 1) | 0) != -2147483647) {
break block
}
$2_1 = HEAP32[$1_1 + 8 >> 2];
}
HEAP32[$1_1 + 8 >> 2] = $2_1 + 8;
$2_1 = HEAP32[$1_1 + 4 >> 2] + $2_1 | 0;
HEAP8[$2_1 | 0] = 123;
HEAP8[$2_1 + 1 | 0] = 34;
HEAP8[$2_1 + 2 | 0] = 116;
HEAP8[$2_1 + 3 | 0] = 101;
HEAP8[$2_1 + 4 | 0] = 120;
HEAP8[$2_1 + 5 | 0] = 116;
HEAP8[$2_1 + 6 | 0] = 34;
HEAP8[$2_1 + 7 | 0] = 58;
$110(HEAP32[$0_1 >> 2], HEAP32[$0_1 + 4 >> 2], $1_1);
$2_1 = HEAP32[$1_1 + 8 >> 2];
if (HEAP32[$1_1 >> 2] - $2_1 >>> 0 <= 8) {
if (($4($1_1, $2_1, 9, 1, 1) | 0) != -2147483647) {
break block
}
$2_1 = HEAP32[$1_1 + 8 >> 2];
}
HEAP32[$1_1 + 8 >> 2] = $2_1 + 9;
$3_1 = HEAPU8[1070189] | HEAPU8[1070190] << 8 | (HEAPU8[1070191] << 16 | HEAPU8[1070192] << 24);
$2_1 = HEAP32[$1_1 + 4 >> 2] + $2_1 | 0;
$4_1 = HEAPU8[1070185] | HEAPU8[1070186] << 8 | (HEAPU8[1070187] << 16 | HEAPU8[1070188] << 24);
HEAP8[$2_1 | 0] = $4_1;
HEAP8[$2_1 + 1 | 0] = $4_1 >>> 8;
HEAP8[$2_1 + 2 | 0] = $4_1 >>> 16;
HEAP8[$2_1 + 3 | 0] = $4_1 >>> 24;
HEAP8[$2_1 + 4 | 0] = $3_1;
HEAP8[$2_1 + 5 | 0] = $3_1 >>> 8;
HEAP8[$2_1 + 6 | 0] = $3_1 >>> 16;
HEAP8[$2_1 + 7 | 0] = $3_1 >>> 24;
HEAP8[$2_1 + 8 | 0] = HEAPU8[1070193];
$112(HEAP32[$0_1 + 8 >> 2], $1_1);
$2_1 = HEAP32[$1_1 + 8 >> 2];
if (HEAP32[$1_1 >> 2] - $2_1 >>> 0 <= 6) {
if (($4($1_1, $2_1, 7, 1, 1) | 0) != -2147483647) {
break block
}
$2_1 = HEAP32[$1_1 + 8 >> 2];
}
HEAP32[$1_1 + 8 >> 2] = $2_1 + 7;
$2_1 = HEAP32[$1_1 + 4 >> 2] + $2_1 | 0;
$3_1 = HEAPU8[1069949] | HEAPU8[1069950] << 8 | (HEAPU8[1069951] << 16 | HEAPU8[1069952] << 24);
HEAP8[$2_1 | 0] = $3_1;
HEAP8[$2_1 + 1 | 0] = $3_1 >>> 8;
HEAP8[$2_1 + 2 | 0] = $3_1 >>> 16;
HEAP8[$2_1 + 3 | 0] = $3_1 >>> 24;
$3_1 = HEAPU8[1069952] | HEAPU8[1069953] << 8 | (HEAPU8[1069954] << 16 | HEAPU8[1069955] << 24);
HEAP8[$2_1 + 3 | 0] = $3_1;
HEAP8[$2_1 + 4 | 0] = $3_1 >>> 8;
HEAP8[$2_1 + 5 | 0] = $3_1 >>> 16;
HEAP8[$2_1 + 6 | 0] = $3_1 >>> 24;
$112(HEAP32[$0_1 + 12 >> 2], $1_1);
$0_1 = HEAP32[$1_1 + 8 >> 2];
$2_1 = $0_1;
if (($2_1 | 0) == HEAP32[$1_1 >> 2]) {
if (($4($1_1, $2_1, 1, 1, 1) | 0) != -2147483647) {
break block
}
$2_1 = HEAP32[$1_1 + 8 >> 2];
}
HEAP32[$1_1 + 8 >> 2] = $0_1 + 1;
HEAP8[HEAP32[$1_1 + 4 >> 2] + $2_1 | 0] = 125;
return;
}
wasm2js_trap();
}
function $131($0_1, $1_1, $2_1) {
var $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0, $7_1 = 0, $8_1 = 0;
$3_1 = global$0 + -64 | 0;
global$0 = $3_1;
$47($3_1 + 8 | 0, $0_1, $1_1);
$106($3_1 + 16 | 0, HEAP32[$3_1 + 8 >> 2], HEAP32[$3_1 + 12 >> 2]);
$5_1 = HEAP32[$3_1 + 20 >> 2];
$128($3_1 + 28 | 0, $5_1, HEAP32[$3_1 + 24 >> 2]);
$4_1 = HEAP32[$3_1 + 16 >> 2];
block1 : {
if (HEAP32[$3_1 + 28 >> 2] != 19) {
if ($4_1) {
HEAP32[$3_1 + 60 >> 2] = 1;
$6_1 = $3_1 + 56 | 0;
} else {
$6_1 = $3_1 + 60 | 0
}
HEAP32[$6_1 >> 2] = $4_1;
$4_1 = HEAP32[$3_1 + 60 >> 2];
if (!(!$4_1 | !HEAP32[$3_1 + 56 >> 2])) {
$1($5_1, $4_1)
}
$4_1 = -2147483648;
break block1;
}
$7_1 = HEAP32[$3_1 + 20 >> 2];
$8_1 = HEAP32[$3_1 + 24 >> 2];
}
$0_1 = $108(7, 1052536, 3, $0_1, $1_1, $2_1, $4_1, $7_1, $8_1);
global$0 = $3_1 - -64 | 0;
return $0_1;
}
function $132($0_1, $1_1, $2_1) {
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
function $133($0_1, $1_1) {
var $2_1 = 0, $3_1 = 0, $4_1 = 0, $5_1 = 0, $6_1 = 0;
block : {
if ($1_1 >>> 0 < 16) {
$2_1 = $0_1;
break block;
}
$5_1 = 0 - $0_1 & 3;
$4_1 = $5_1 + $0_1 | 0;
if ($4_1 >>> 0 > $0_1 >>> 0) {
$3_1 = $5_1;
$2_1 = $0_1;
while (1) {
HEAP8[$2_1 | 0] = 0;
$2_1 = $2_1 + 1 | 0;
$3_1 = $3_1 - 1 | 0;
if ($3_1) {
continue
}
break;
};
}
$3_1 = 0;
$2_1 = 8;
while (1) {
$3_1 = $3_1 << $2_1 | $3_1;
$6_1 = $2_1 >>> 0 < 16;
$2_1 = $2_1 << 1;
if ($6_1) {
continue
}
break;
};
$1_1 = $1_1 - $5_1 | 0;
$2_1 = ($1_1 & -4) + $4_1 | 0;
if ($4_1 >>> 0 < $2_1 >>> 0) {
while (1) {
HEAP32[$4_1 >> 2] = $3_1;
$4_1 = $4_1 + 4 | 0;
if ($4_1 >>> 0 < $2_1 >>> 0) {
continue
}
break;
}
}
$1_1 = $1_1 & 3;
}
if ($1_1 + $2_1 >>> 0 > $2_1 >>> 0) {
while (1) {
HEAP8[$2_1 | 0] = 0;
$2_1 = $2_1 + 1 | 0;
$1_1 = $1_1 - 1 | 0;
if ($1_1) {
continue
}
break;
}
}
return $0_1;
}
function $134($0_1, $1_1, $2_1) {
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
function $135($0_1, $1_1, $2_1) {
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
var FUNCTION_TABLE = [null, $15, $16, $44, $53, $116, $105, $45, $43, $127, $31, $32, $33, $34, $31, $32, $33];
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
"abi_version": $10,
"alloc": $11,
"classify": $12,
"free": $28,
"resolve": $29,
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
