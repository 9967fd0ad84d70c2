/* For edge runtimes, which take a module from a file alone. */
import compiled from '../../pkg/kubernetes_bg.wasm?module';
import { PullPolicyError } from '../error.js';
import { kubernetes, kubernetesEngine } from '../kubernetes.js';

const { matchCredentials, diagnose, diagnosePods, resolvePayload } = /* @__PURE__ */ kubernetes(
  () => kubernetesEngine(() => compiled),
);

export { matchCredentials, diagnose, diagnosePods, resolvePayload, PullPolicyError };
