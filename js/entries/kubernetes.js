/* The default: the module is in the text, and compiled at the first call. */
import { compiledOnce } from '../compiled.js';
import { PullPolicyError } from '../error.js';
import { BYTES } from '../generated/kubernetes-bytes.js';
import { kubernetes, kubernetesEngine } from '../kubernetes.js';

const compiled = /* @__PURE__ */ compiledOnce(BYTES);

const { matchCredentials, diagnose, diagnosePods, resolvePayload } = /* @__PURE__ */ kubernetes(
  () => kubernetesEngine(compiled),
);

export { matchCredentials, diagnose, diagnosePods, resolvePayload, PullPolicyError };
