/* The default: the module is in the text, and compiled at the first call. */
import { wasmEngine } from '../engine.js';
import { PullPolicyError } from '../error.js';
import { facade } from '../facade.js';
import { BYTES } from '../generated/bytes.js';
import { semantics, version } from '../generated/constants.js';

let core;

const compiled = () => {
  core ??= new WebAssembly.Module(Uint8Array.from(atob(BYTES), (byte) => byte.charCodeAt(0)));
  return core;
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
