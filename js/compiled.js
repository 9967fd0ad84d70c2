/** Gives the module of these bytes in base64, which is compiled when it is asked for first. */
export const compiledOnce = (base64) => {
  let module;
  return () => (module ??= new WebAssembly.Module(bytesOf(base64)));
};

/** Decoding here takes as long as all else until the first answer, so the host is asked first. */
const bytesOf = (base64) =>
  Uint8Array.fromBase64?.(base64) ?? globalThis.Buffer?.from(base64, 'base64') ?? decoded(base64);

const decoded = (base64) => {
  const text = atob(base64);
  const codes = new Uint8Array(text.length);
  for (let place = 0; place < codes.length; place += 1) {
    codes[place] = text.charCodeAt(place);
  }
  return codes;
};
