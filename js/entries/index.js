/* The default: the module is in the text, and compiled at the first call. */
import { wasmEngine } from '../engine.js';
import { PullPolicyError } from '../error.js';
import { facade } from '../facade.js';
import { BYTES } from '../generated/bytes.js';
import { semantics, version } from '../generated/constants.js';

let core;

const compiled = () => {
  core ??= new WebAssembly.Module(bytes());
  return core;
};

/** Decoding here takes as long as all else until the first answer, so the host is asked first. */
const bytes = () =>
  Uint8Array.fromBase64?.(BYTES) ?? globalThis.Buffer?.from(BYTES, 'base64') ?? decoded(BYTES);

const decoded = (base64) => {
  const text = atob(base64);
  const codes = new Uint8Array(text.length);
  for (let place = 0; place < codes.length; place += 1) {
    codes[place] = text.charCodeAt(place);
  }
  return codes;
};

const {
  resolve,
  resolveOrThrow,
  resolveMany,
  pullPolicy,
  pullPolicyForTag,
  kubernetesDefault,
  classifyTag,
} = /* @__PURE__ */ facade(() => wasmEngine(compiled));

export {
  resolve,
  resolveOrThrow,
  resolveMany,
  pullPolicy,
  pullPolicyForTag,
  kubernetesDefault,
  classifyTag,
  PullPolicyError,
  semantics,
  version,
};
