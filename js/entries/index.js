/* The default: the module is in the text, and compiled at the first call. */
import { wasmEngine } from '../engine.js';
import { PullPolicyError } from '../error.js';
import { facade } from '../facade.js';
import { BYTES } from '../generated/bytes.js';
import { semantics, version } from '../generated/constants.js';

let core;

const compiled = () => {
  core ??= new WebAssembly.Module(Uint8Array.fromBase64?.(BYTES) ?? decoded(BYTES));
  return core;
};

/** For hosts that cannot do it themselves yet. */
const decoded = (base64) => {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let place = 0; place < bytes.length; place += 1) {
    bytes[place] = text.charCodeAt(place);
  }
  return bytes;
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
