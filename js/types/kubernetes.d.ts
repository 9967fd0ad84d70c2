/**
 * What comes after the decision: which pull secret the kubelet would try, why a pod waits for its
 * image, and what a deploy daemon should write into its manifest.
 *
 * ```js
 * import { diagnose } from 'pullpolicy/kubernetes';
 *
 * diagnose({ reason: 'ErrImageNeverPull' }).diagnosis.retryHelps; // false
 * ```
 *
 * All functions are synchronous and pure: no file, no network, no clock, and no cluster is asked.
 * They run as WebAssembly, which is compiled at the first call; importing this runs nothing.
 *
 * `docs/credentials.md`, `docs/diagnose.md` and `docs/deploy-daemons.md` of the repository start from
 * the symptoms; `docs/contract.md` tells what every key means.
 *
 * @packageDocumentation
 */

import type {
  HostErrorCode,
  PullPolicy,
  PullPolicyFailure,
  RegistryRule,
  RequestedPolicy,
  Rules,
  Suggestion,
  Warning,
} from './index.js';

export { PullPolicyError } from './index.js';

/**
 * What is wrong with what was given.
 *
 * - `invalid-secret`: a Secret that cannot be read
 * - `invalid-pods`: no JSON, or an object that is no pod, event or node
 * - `invalid-payload`: a create payload, or a mapping of a deploy daemon, of another shape
 */
export type KubernetesErrorCode =
  | 'too-large'
  | 'invalid-request'
  | 'invalid-rules'
  | 'invalid-policy'
  | 'missing-image'
  | 'invalid-image'
  | 'invalid-secret'
  | 'invalid-payload'
  | 'invalid-pods';

/** Why there is no answer, or what of the input is left out of it. No value of a Secret is in it. */
export interface KubernetesFailure extends Omit<PullPolicyFailure, 'code'> {
  code: KubernetesErrorCode | HostErrorCode;
}

/** An image, and the Secrets that are there for it. Unknown keys are an error. */
export interface CredentialsRequest {
  /** The image as the pod writes it. */
  readonly image: string;
  /**
   * Secrets as `kubectl get secrets -o json` prints them, or lists of them; the short form; or docker's
   * `config.json`, as an object or as its text.
   */
  readonly secrets?: SecretInput | readonly SecretInput[] | null;
  /** The Pod, or an object with the template of one. Then only the Secrets that it names count. */
  readonly pod?: object | null;
  /** The pod's ServiceAccount. Its Secrets count where the pod names none. */
  readonly serviceAccount?: object | null;
}

/** A Secret in the short form. */
export interface ShortSecret {
  readonly name: string;
  /** `kubernetes.io/dockerconfigjson` or `kubernetes.io/dockercfg`; others are skipped, as by the kubelet. */
  readonly type?: string | null;
  /** A text or an object under each key, not in base64. */
  readonly data?: Readonly<Record<string, string | object>> | null;
  /** Bytes in base64 under each key. */
  readonly data_b64?: Readonly<Record<string, string>> | null;
}

/** A Secret in any of its forms; a text is that of a docker `config.json`. */
export type SecretInput = ShortSecret | object | string | null;

/** Which logins the kubelet tries for an image, and what to do where none is right. */
export interface Credentials {
  /** The image's name as it is compared: normalised, without tag and digest. */
  repository: string;
  /** The logins, in the order in which they are tried. */
  matches: Candidate[];
  /** Whether no key serves the image, and Docker Hub's is tried instead. */
  fallback: boolean;
  /** What is tried besides, in a sentence. */
  otherwise: string;
  /** What is likely wrong, near misses above all. */
  warnings: SecretWarning[];
  /** What was given and is not taken into account, since it cannot be read. */
  unread: KubernetesFailure[];
  /** The commands that mend it, in the order in which they are to be run. */
  commands: Command[];
}

/** A login that the kubelet tries. */
export interface Candidate {
  /** The name of its Secret; `config.json` for a docker config. */
  secret: string;
  /** Its place among all Secrets given; those of lists are counted one by one. */
  secretIndex: number;
  /** The server as the Secret spells it, but for a password in it. */
  server: string;
  /** The key that the server became. */
  key: string;
  /** Whether user and password are both empty; the kubelet sends them all the same. */
  blank: boolean;
  /** Why it is tried, in a sentence. */
  reason: string;
}

/** What a warning about a Secret is about. */
export type SecretWarningCode =
  | 'secret-not-found'
  | 'other-namespace'
  | 'empty-name'
  | 'service-account-unused'
  | 'pod-is-older'
  | 'wrong-type'
  | 'missing-key'
  | 'empty-secret'
  | 'wrong-shape'
  | 'docker-hub-slash'
  | 'docker-hub-host'
  | 'port-differs'
  | 'case-differs'
  | 'scheme'
  | 'path-differs'
  | 'wildcard-labels'
  | 'ipv6-without-port'
  | 'server-ignored'
  | 'blank-login'
  | 'hides-docker-hub'
  | 'docker-hub-elsewhere'
  | 'leaks-to-neighbour'
  | 'no-anonymous-pull';

/** What is likely wrong with the Secrets, and the cure. */
export interface SecretWarning {
  code: SecretWarningCode;
  /** One sentence. Codes are stable, messages are not. */
  message: string;
  /** The name of the Secret in question. */
  secret: string | null;
  /** The server in question, as the Secret spells it, but for a password in it. */
  server: string | null;
  /** What to write instead, in `value`. */
  suggestion: Suggestion | null;
}

/** A command to type, for a POSIX shell. */
export interface Command {
  /** What it does, in a few words. */
  purpose: string;
  /** User and password are `$REGISTRY_USER` and `$REGISTRY_PASSWORD` in it. */
  command: string;
}

/** What the kubelet would try, or why it tries no pull at all. */
export type CredentialsResult =
  | { ok: true; credentials: Credentials; error?: undefined; mended?: undefined }
  | {
      ok: false;
      error: KubernetesFailure;
      /** What would be tried without the Secret that fails every pull; null where that is not the fault. */
      mended: Credentials | null;
      credentials?: undefined;
    };

/**
 * Why an image could not be used.
 *
 * - of the registry's contents: `not-found`, `not-found-or-unauthorized` (it does not tell which)
 * - of access: `unauthorized`, `forbidden`, `bad-secret`, `credentials-unverified` (from 1.35 on)
 * - of limits: `rate-limited` by the registry, `pull-qps` by the kubelet
 * - of the way to the registry: `dns`, `connection-refused`, `timeout`, `unreachable`, `cancelled`, `proxy`,
 *   `tls-untrusted`, `tls-expired`, `tls-name-mismatch`, `plain-http`, `server-error`
 * - of the node: `no-space`, `disk-io`, `content-store-corrupt`, `runtime-down`
 * - of the image: `platform-mismatch`, `manifest-schema-unsupported`, `media-type-unsupported`,
 *   `manifest-invalid`, `digest-mismatch`, `signature`
 * - of the pod: `invalid-name`, `never-present` (under `Never`)
 * - `other`: none of these, or nothing that the message tells
 */
export type Cause =
  | 'not-found'
  | 'not-found-or-unauthorized'
  | 'unauthorized'
  | 'forbidden'
  | 'rate-limited'
  | 'server-error'
  | 'dns'
  | 'connection-refused'
  | 'timeout'
  | 'unreachable'
  | 'cancelled'
  | 'proxy'
  | 'tls-untrusted'
  | 'tls-expired'
  | 'tls-name-mismatch'
  | 'plain-http'
  | 'no-space'
  | 'disk-io'
  | 'content-store-corrupt'
  | 'platform-mismatch'
  | 'manifest-schema-unsupported'
  | 'media-type-unsupported'
  | 'manifest-invalid'
  | 'digest-mismatch'
  | 'signature'
  | 'never-present'
  | 'credentials-unverified'
  | 'invalid-name'
  | 'bad-secret'
  | 'pull-qps'
  | 'runtime-down'
  | 'other';

/** Why a container waits, as its status or an event says it. At least one of the two; other keys are not read. */
export interface ContainerWaits {
  readonly reason?: string | null;
  readonly message?: string | null;
}

/** What a reason and a message tell. */
export interface Diagnosis {
  /** The cause, as far as the message tells. */
  cause: Cause;
  /** Whether waiting can help, while the kubelet goes on trying; null where that depends. */
  retryHelps: boolean | null;
  /** What to do first, in a sentence. */
  firstStep: string;
}

/** A diagnosis, or why there is none. */
export type DiagnosisResult =
  | { ok: true; diagnosis: Diagnosis; error?: undefined }
  | { ok: false; error: KubernetesFailure; diagnosis?: undefined };

/**
 * What `kubectl get -o json` prints: one object, or a list of them, as its text or as what was read
 * from it.
 */
export type Printed = object | string;

/** Pods, and what is known around them. The length is not limited. */
export interface PodsRequest {
  /** Pods, alone or mixed with their events and nodes. */
  readonly pods: Printed;
  /** Events, where `pods` does not hold them. */
  readonly events?: Printed | null;
  /** Nodes, where `pods` does not hold them. */
  readonly nodes?: Printed | null;
}

/** What there is to say of pods. */
export interface PodReport {
  /** The pods, in the order of the input. */
  pods: PodDiagnosis[];
  /** The objects that could not be read, each `invalid-pods` at its place. */
  errors: { error: KubernetesFailure }[];
}

/** What there is to say of one pod. */
export interface PodDiagnosis {
  /** Empty where the pod does not say. */
  namespace: string;
  name: string;
  /** Null where the pod has none yet. */
  node: string | null;
  phase: string | null;
  /** Its images: init containers, containers, ephemeral containers, image volumes, sandbox. */
  containers: ContainerDiagnosis[];
}

/** What there is to say of one image of a pod. */
export interface ContainerDiagnosis {
  /** What the image is for. */
  kind: 'container' | 'initContainer' | 'ephemeralContainer' | 'imageVolume' | 'sandbox';
  /** The container's or volume's name; empty for the sandbox. */
  name: string;
  /** The image as the pod writes it; empty where that is not known. */
  image: string;
  /** As the pod has it, or else as the API server writes it; null for the sandbox. */
  policy: string | null;
  state: 'waiting' | 'running' | 'terminated' | 'unknown';
  /** The kubelet's reason, where the container waits. */
  reason: string | null;
  /** The message that tells the cause, from the status or the newest event about it. */
  message: string | null;
  /** Null where the container does not wait for its image. */
  cause: Cause | null;
  /** Whether waiting can help; null where that depends, or where there is no cause. */
  retryHelps: boolean | null;
  /** When the kubelet tries again; null where it does not, or where nothing failed. */
  retry: Retry | null;
  /** The two in a sentence; null where there is no cause. */
  outlook: string | null;
  /** What to do, in order. */
  steps: NextStep[];
  /** Whether the image is on the pod's node; null without nodes, or where they do not tell. */
  onNode: boolean | null;
  /** What another policy would have done; null where none would have made a difference. */
  otherPolicy: OtherPolicy | null;
  /** Whether the last start asked the registry; null where no event tells. */
  contactedRegistry: boolean | null;
}

/** When the kubelet tries again. All but the schedule is null without events. */
export interface Retry {
  /** `image-back-off`: after a pause that doubles; `pod-sync`: every 10 to 15 seconds. */
  schedule: 'image-back-off' | 'pod-sync';
  /** How many pulls failed. */
  failures: number | null;
  /** The pause after the last failure. */
  delaySeconds: number | null;
  /** The earliest time of the next try, RFC 3339 in UTC; it comes up to some 15 seconds later. */
  notBefore: string | null;
}

/** Something to do. */
export interface NextStep {
  /** One sentence. */
  message: string;
  /** A command for a shell, null where there is none. Words in capitals are to be filled in. */
  command: string | null;
}

/** What another policy would have done. */
export interface OtherPolicy {
  policy: PullPolicy;
  /** Whether the container would have started; null where that depends. */
  starts: boolean | null;
  /** One sentence. */
  message: string;
}

/** A report, or why there is none. */
export type PodsResult =
  | { ok: true; report: PodReport; error?: undefined }
  | { ok: false; error: KubernetesFailure; report?: undefined };

/** A create payload, and how the daemon is set up. Unknown keys are an error. */
export interface PayloadRequest {
  /** The payload, with `image_id` or `image`, and perhaps `image_pull_policy`; the rest is passed on. */
  readonly payload: CreatePayload;
  /** What the daemon runs containers with. Default: `kubernetes`. */
  readonly backend?: 'kubernetes' | 'docker' | null;
  /**
   * The daemon's registry mappings as it stores them: a list of `{ from, to }`, or an object whose keys
   * are numbers. What is not usable is skipped, and told under `skippedMappings`.
   */
  readonly registries?: unknown;
  /** Whether the daemon accepts `auto` as a policy. Default: false. */
  readonly acceptAuto?: boolean | null;
  /** Your own conventions; their `registries` come after the daemon's. */
  readonly rules?: Rules | null;
  /** What the container waits for, once it was started and does wait. */
  readonly waiting?: ContainerWaits | null;
}

/** What a deploy daemon is asked to run. */
export interface CreatePayload {
  readonly image_id?: string | null;
  readonly image?: string | null;
  /** Missing, null and `''` mean `IfNotPresent`. */
  readonly image_pull_policy?: RequestedPolicy | '' | null;
  readonly [field: string]: unknown;
}

/** What the daemon should do. */
export interface Deployment {
  /** The payload as it was given, with `image_pull_policy` set. */
  payload: Record<string, unknown>;
  backend: 'kubernetes' | 'docker';
  /** The image to run. */
  image: string;
  /** The policy for the manifest; on Docker, what the payload asks for in vain. */
  policy: PullPolicy;
  /** The policy that the payload names, or the default. */
  requested: RequestedPolicy;
  /** The fragment for the manifest; null on Docker. */
  container: { image: string; imagePullPolicy: PullPolicy } | null;
  /** Whether to pull before the start; null on Kubernetes, where the kubelet pulls. */
  pull: boolean | null;
  /** The mapping that applied, and its place. */
  mapping: (RegistryRule & { at: string }) | null;
  /** What to make of a container that waits; null without `waiting`. */
  wait: StartWait | null;
  /** What happens on a daemon that does not know the policy's field. */
  olderDaemon: OlderDaemon;
  /** What was decided, and what to know besides. */
  remarks: DeployRemark[];
  /** What may go wrong with the policy; empty on Docker. */
  warnings: Warning[];
  /** An error for each mapping that is not usable. */
  skippedMappings: KubernetesFailure[];
}

/** What a daemon's start loop should make of a container that waits. */
export interface StartWait extends Diagnosis {
  /** Whether to report it now instead of at the time-out: waiting cannot help. */
  reportNow: boolean;
}

/** What happens on a daemon that does not know the policy's field. */
export interface OlderDaemon {
  /** The policy that such a daemon writes; null on Docker. */
  policy: PullPolicy | null;
  /** Whether that makes a difference. */
  differs: boolean;
  /** What follows, in a sentence. */
  message: string;
}

/** What a remark is about. */
export type DeployRemarkCode =
  | 'default-policy'
  | 'auto-decided'
  | 'registry-mapped'
  | 'local-image'
  | 'policy-overridden'
  | 'policy-ignored'
  | 'failed-rollout-stays';

/** Something to know about a deployment. */
export interface DeployRemark {
  code: DeployRemarkCode;
  /** One sentence. Codes are stable, messages are not. */
  message: string;
}

/** What the daemon should do, or why that cannot be told. */
export type PayloadResult =
  | { ok: true; deployment: Deployment; error?: undefined }
  | { ok: false; error: KubernetesFailure; deployment?: undefined };

/**
 * Which logins the kubelet tries for an image, in which order and why, what was likely meant where
 * none is right, and the commands that mend it.
 *
 * The rules are those of Kubernetes' code. The request is what `JSON.stringify` makes of it; whatever
 * it is, the answer is a value. No user, password, token or `auth` appears in any answer or error.
 *
 * ```js
 * const secrets = [{ auths: { 'quay.io': { auth: 'dTpw' } } }];
 * const { credentials } = matchCredentials({ image: 'quay.io/acme/app:1.0', secrets });
 * credentials.matches[0].key; // 'quay.io'
 * ```
 *
 * @throws {PullPolicyError} `unsupported-environment`, never for a request
 */
export function matchCredentials(request: CredentialsRequest): CredentialsResult;

/**
 * Why an image could not be used, whether waiting helps, and what to do first: from a container's
 * waiting reason, or an event's, and its message.
 *
 * ```js
 * const { waiting } = pod.status.containerStatuses[0].state;
 * const { ok, diagnosis, error } = diagnose(waiting);
 * ```
 *
 * @throws {PullPolicyError} `unsupported-environment`, never for a request
 */
export function diagnose(waiting: ContainerWaits): DiagnosisResult;

/**
 * Why pods wait for their images, when the kubelet tries again, what to do in which order, and
 * whether another policy would have started them.
 *
 * ```js
 * const pods = execFileSync('kubectl', ['get', 'pods,events,nodes', '-A', '-o', 'json'], options);
 * const { report } = diagnosePods({ pods: String(pods) });
 * ```
 *
 * @throws {PullPolicyError} `unsupported-environment`, never for a request
 */
export function diagnosePods(request: PodsRequest): PodsResult;

/**
 * What a deploy daemon should make of a create payload: the image, the policy for the manifest, or
 * on Docker whether to pull.
 *
 * ```js
 * const payload = { image_id: 'ghcr.io/acme/app:1.4.2', image_pull_policy: 'Always' };
 * resolvePayload({ payload }).deployment.container;
 * // { image: 'ghcr.io/acme/app:1.4.2', imagePullPolicy: 'Always' }
 * ```
 *
 * The payload is repeated in the answer, and with it what it holds of passwords; no error has any.
 *
 * @throws {PullPolicyError} `unsupported-environment`, never for a request
 */
export function resolvePayload(request: PayloadRequest): PayloadResult;
