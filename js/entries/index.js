/* The default: the module is in the text, and compiled at the first call. */
import { compiledOnce } from '../compiled.js';
import { wasmEngine } from '../engine.js';
import { PullPolicyError } from '../error.js';
import { facade } from '../facade.js';
import { BYTES } from '../generated/core-bytes.js';
import { semantics, version } from '../generated/constants.js';

const core = /* @__PURE__ */ compiledOnce(BYTES);

const {
  resolve,
  resolveOrThrow,
  resolveMany,
  pullPolicy,
  pullPolicyForTag,
  kubernetesDefault,
  classifyTag,
} = /* @__PURE__ */ facade(() => wasmEngine(core));

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
