/* For edge runtimes, which take a module from a file alone. */
import core from '../../pkg/core_bg.wasm?module';
import { wasmEngine } from '../engine.js';
import { PullPolicyError } from '../error.js';
import { facade } from '../facade.js';
import { semantics, version } from '../generated/constants.js';

const {
  resolve,
  resolveOrThrow,
  resolveMany,
  pullPolicy,
  pullPolicyForTag,
  kubernetesDefault,
  classifyTag,
} = /* @__PURE__ */ facade(() => wasmEngine(() => core));

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
