/* Plain JavaScript, for hosts without WebAssembly. */
import { PullPolicyError } from '../error.js';
import { facade } from '../facade.js';
import { semantics, version } from '../generated/constants.js';
import { plainEngine } from '../plain.js';

const {
  resolve,
  resolveOrThrow,
  resolveMany,
  pullPolicy,
  pullPolicyForTag,
  kubernetesDefault,
  classifyTag,
} = /* @__PURE__ */ facade(plainEngine);

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
