/**
 * Decides a container's `imagePullPolicy` from its image reference, and says why.
 *
 * ```js
 * import { pullPolicy } from 'pullpolicy';
 *
 * pullPolicy('ghcr.io/acme/dev:coder-latest'); // 'Always'
 * pullPolicy('ghcr.io/acme/dev:coder-26.37.0'); // 'IfNotPresent'
 * ```
 *
 * All functions are synchronous and pure: no file, no network, no clock. The decision runs as
 * WebAssembly, which is compiled at the first call; importing this runs nothing.
 *
 * `docs/contract.md` of the repository tells what every key means and when every code is used.
 *
 * @packageDocumentation
 */

/** A pull policy of Kubernetes. */
export type PullPolicy = 'Always' | 'IfNotPresent' | 'Never';

/** What is asked for: one of Kubernetes' policies, which is kept, or `auto`. */
export type RequestedPolicy = 'auto' | PullPolicy;

/**
 * What a tag is.
 *
 * - `moving`: its publisher re-points it
 * - `pinned`: it is published once
 * - `unknown`: neither can be told
 */
export type Class = 'moving' | 'pinned' | 'unknown';

/**
 * What in a tag decided its class.
 *
 * - moving: `alias`, `channel`, `branch`, `floating-version`, `snapshot`
 * - pinned: `version`, `prerelease`, `date`, `commit`, `build`
 * - by the user's own rules: `user-rule`
 * - else: `unrecognised`
 */
export type Kind =
  | 'alias'
  | 'channel'
  | 'branch'
  | 'floating-version'
  | 'snapshot'
  | 'version'
  | 'prerelease'
  | 'date'
  | 'commit'
  | 'build'
  | 'user-rule'
  | 'unrecognised';

/** A question. Keys that are missing, undefined or null have their defaults; unknown ones are an error. */
export interface PullPolicyRequest {
  /** An image reference. It or `tag` must be there. At most 16 KiB. */
  readonly image?: string | null;
  /**
   * A tag that is kept apart from its image, with or without a digest. Together with an image, the
   * two have to agree. At most 16 KiB; `''` means missing.
   */
  readonly tag?: string | null;
  /** Default, also for `''`: `auto`. */
  readonly policy?: RequestedPolicy | '' | null;
  /** Your own conventions. At most 64 KiB of JSON. */
  readonly rules?: Rules | null;
  /** What is known of the cluster. It changes what is foretold, never the policy. */
  readonly cluster?: Cluster | null;
  /** What the registry serves now: tags of this repository, and their digests. */
  readonly digests?: Readonly<Record<string, string>> | null;
}

/** The user's own conventions. In a glob `*` is any text without `/`, `**` is any text. */
export interface Rules {
  /** Globs on tags that are re-pointed. */
  readonly moving?: readonly string[] | null;
  /** Globs on tags that are published once; they go before `moving`. */
  readonly pinned?: readonly string[] | null;
  /** The policy of tags of the class `unknown`. Default: `Always`. */
  readonly unknown?: 'Always' | 'IfNotPresent' | null;
  /** The policy of tags of the kind `floating-version`. Default: `Always`. */
  readonly floating?: 'Always' | 'IfNotPresent' | null;
  /** `digest`: no tag is pinned by its shape or its publisher. Default: `release`. */
  readonly trust?: 'release' | 'digest' | null;
  /** Whether the conventions of known publishers are used. Default: true. */
  readonly publishers?: boolean | null;
  /** Rules for images; the first that matches counts. */
  readonly images?: readonly ImageRule[] | null;
  /** Mappings of registries; the first that matches counts. */
  readonly registries?: readonly RegistryRule[] | null;
}

/** A rule for some images. */
export interface ImageRule {
  /** A glob on the normalised `registry/repository`. */
  readonly match: string;
  /** The policy of these images. */
  readonly policy?: PullPolicy | null;
  /** Globs on their tags that are re-pointed. */
  readonly moving?: readonly string[] | null;
  /** Globs on their tags that are published once. */
  readonly pinned?: readonly string[] | null;
}

/** A mapping of a registry, as deploy daemons have them. */
export interface RegistryRule {
  /** The registry, compared with the normalised one. */
  readonly from: string;
  /** Where it leads; `local`: its images are on the node and nowhere else. */
  readonly to: string;
}

/** When the kubelet checks whether a pod may use an image that is on the node. */
export type CredentialVerification =
  | 'NeverVerify'
  | 'NeverVerifyPreloadedImages'
  | 'NeverVerifyAllowlistedImages'
  | 'AlwaysVerify';

/** What is known of the cluster. */
export interface Cluster {
  /** Kubernetes' version: `1.35`, `1.35.2`, `v1.35.2-gke.1`. Default: `1.36`. */
  readonly version?: string | null;
  /** The admission plugin AlwaysPullImages is on. Default: false. */
  readonly alwaysPullImages?: boolean | null;
  /** The API server defaults by the rule of KEP-6083. Default: false. */
  readonly digestAwareDefault?: boolean | null;
  /** The kubelet's `imagePullCredentialsVerificationPolicy`. Default: that of the version. */
  readonly credentialVerification?: CredentialVerification | null;
  /** Normalised names, or prefixes and `/*`. */
  readonly preloadedImagesVerificationAllowlist?: readonly string[] | null;
}

/** The answer to a request. */
export interface Decision {
  /** What to write. */
  policy: PullPolicy;
  /** What runs after admission. */
  effective: PullPolicy;
  /** What was asked for. */
  requested: RequestedPolicy;
  /** What the API server writes where the field is omitted. */
  kubernetesDefault: PullPolicy;
  /** The image; null where only a tag was given. */
  image: Image | null;
  /** What the tag says about itself; null where a digest stands alone. */
  tag: Tag | null;
  /** First what decided, then remarks. */
  reasons: [Reason, ...Reason[]];
  /** What will go wrong with this policy. */
  warnings: Warning[];
  /** What happens at a start: on the node and reachable, on the node and not, absent and so on. */
  outcomes: [Outcome, Outcome, Outcome, Outcome];
  /** Of `digests`: the pinned tags that are the same image today. */
  sameToday: string[];
  /** The version of the rules. */
  semantics: string;
}

/** An image reference, taken apart and normalised as Docker does. */
export interface Image {
  /** The request's text. */
  input: string;
  registry: string;
  repository: string;
  tag: string | null;
  digest: string | null;
  normalized: string;
}

/** What a tag says about itself. */
export interface Tag {
  /** The tag without its digest; `latest` of an untagged image. */
  value: string;
  class: Class;
  kind: Kind;
  /** The part that decided; null of an untagged image. */
  evidence: Evidence | null;
}

/** A part of a tag. */
export interface Evidence {
  text: string;
  /** Where it starts in the tag, in UTF-16 code units, as of `slice`. */
  start: number;
  /** Where it ends. */
  end: number;
}

/** What can decide: a tag's kind, or what goes before it. */
export type DecidingCode =
  | 'explicit'
  | 'registry-mapping'
  | 'image-rule'
  | 'digest'
  | 'pinned-rule'
  | 'moving-rule'
  | 'publisher'
  | 'untagged'
  | Exclude<Kind, 'user-rule'>;

/** What a reason is about. */
export type ReasonCode = DecidingCode | 'kubernetes-default-differs' | 'unreviewed-update';

/** Why. */
export interface Reason {
  code: ReasonCode;
  /** One sentence. Codes are stable, messages are not. */
  message: string;
  /** The public address of the rule, or the JSON pointer of a user's; null where there is none. */
  source: string | null;
}

/** What a warning is about. */
export type WarningCode =
  | 'stale-copies'
  | 'registry-dependency'
  | 'must-be-preloaded'
  | 'looks-like-latest'
  | 'moving-tag-beside-digest'
  | 'mutable-release'
  | 'port-as-tag'
  | 'overridden-by-admission'
  | 'credentials-checked';

/** What will go wrong, and what to do. */
export interface Warning {
  code: WarningCode;
  /** One sentence. Codes are stable, messages are not. */
  message: string;
  source: string | null;
  suggestion: Suggestion | null;
}

/** What to write instead; the keys that do not apply are null. */
export interface Suggestion {
  policy: PullPolicy | null;
  /** A normalised reference; for a bare tag, a tag. */
  reference: string | null;
  /** The nearest value that would be accepted. */
  value: string | null;
}

/** What a container waits in. */
export type Waiting = 'ImagePullBackOff' | 'ErrImageNeverPull';

/** What happens in one situation. Null is what is not known. */
export interface Outcome {
  onNode: boolean;
  registry: 'reachable' | 'unreachable';
  contactsRegistry: boolean | null;
  starts: boolean | null;
  /** What the registry serves now, or the node's copy. */
  runs: 'current' | 'cached' | null;
  waiting: Waiting | null;
}

/** What is wrong with a request, in the order in which it is looked for. */
export type ErrorCode =
  | 'too-large'
  | 'invalid-request'
  | 'invalid-rules'
  | 'invalid-cluster'
  | 'invalid-policy'
  | 'missing-image'
  | 'invalid-image'
  | 'invalid-tag'
  | 'conflicting-tag'
  | 'conflicting-digest';

/**
 * What is wrong with the host rather than the request.
 *
 * - `unsupported-environment`: it has no WebAssembly, or forbids it; always thrown
 * - `not-initialised`: `pullpolicy/slim` was not given its module, or not a good one; always thrown
 * - `internal-error`: a call was broken off twice, by a lack of memory or a fault of this package
 */
export type HostErrorCode = 'unsupported-environment' | 'not-initialised' | 'internal-error';

/** The part of an image or a tag that is wrong; `placeholder`: a template was not filled in. */
export type Detail = 'name' | 'tag' | 'digest' | 'placeholder';

/** Where in a text, in UTF-16 code units, as of `slice`. */
export interface Span {
  start: number;
  end: number;
}

/** Why there is no decision. */
export interface PullPolicyFailure {
  code: ErrorCode | HostErrorCode;
  /** One sentence. Codes are stable, messages are not. */
  message: string;
  /** The text at fault; null where there is none, or where it is too large. */
  input: string | null;
  /** A JSON pointer into the request. */
  at: string;
  /** Where in `input`. */
  span: Span | null;
  detail: Detail | null;
  suggestion: Suggestion | null;
  /** What the API server writes for an invalid image: it does not check the syntax. */
  kubernetesDefault: PullPolicy | null;
  /** What a pod with this image waits in. */
  waiting: 'InvalidImageName' | null;
  rejectedBy: 'api-server' | null;
}

/** A decision, or why there is none. */
export type Resolution =
  | { ok: true; decision: Decision; error?: undefined }
  | { ok: false; error: PullPolicyFailure; decision?: undefined };

/** Why there is no decision, thrown. */
export class PullPolicyError extends Error implements PullPolicyFailure {
  constructor(error: PullPolicyFailure, options?: { cause?: unknown });
  readonly name: 'PullPolicyError';
  readonly code: ErrorCode | HostErrorCode;
  readonly input: string | null;
  readonly at: string;
  readonly span: Span | null;
  readonly detail: Detail | null;
  readonly suggestion: Suggestion | null;
  readonly kubernetesDefault: PullPolicy | null;
  readonly waiting: 'InvalidImageName' | null;
  readonly rejectedBy: 'api-server' | null;
}

/**
 * The policy for an image.
 *
 * ```js
 * pullPolicy('nginx:1.27.3'); // 'IfNotPresent'
 * pullPolicy('nginx:1.27.3', 'Always'); // 'Always'
 * ```
 *
 * @param requested missing, null and `''` mean `auto`
 * @throws {PullPolicyError} where `resolve` gives an error
 */
export function pullPolicy(image: string, requested?: RequestedPolicy | '' | null): PullPolicy;

/**
 * The policy for a tag alone, as a template's variable holds it.
 *
 * ```js
 * pullPolicyForTag('coder-latest'); // 'Always'
 * ```
 *
 * @param requested missing, null and `''` mean `auto`
 * @throws {PullPolicyError} where `resolve` gives an error
 */
export function pullPolicyForTag(tag: string, requested?: RequestedPolicy | '' | null): PullPolicy;

/**
 * What the API server writes where the policy is omitted. It does not check the syntax, so that an
 * invalid image has an answer too.
 *
 * ```js
 * kubernetesDefault('ghcr.io/acme/dev:coder-latest'); // 'IfNotPresent'
 * ```
 *
 * @throws {PullPolicyError} where the image is no text, no Unicode, or longer than 16 KiB
 */
export function kubernetesDefault(image: string): PullPolicy;

/**
 * What a tag says about itself, by its shape alone.
 *
 * ```js
 * classifyTag('coder-latest');
 * // { value: 'coder-latest', class: 'moving', kind: 'alias',
 * //   evidence: { text: 'latest', start: 6, end: 12 } }
 * ```
 *
 * @throws {PullPolicyError} where it is no tag
 */
export function classifyTag(tag: string): Tag;

/**
 * The whole decision: the policy with its reasons, what is wrong with it, and what will happen.
 *
 * The request is what `JSON.stringify` makes of it. Whatever it is, the answer is a value.
 *
 * ```js
 * const { ok, decision, error } = resolve({ image: 'ghcr.io/acme/dev:coder-latest' });
 * console.log(ok ? decision.reasons[0].message : error.message);
 * // `latest` is an alias that its publisher re-points
 * ```
 *
 * @throws {PullPolicyError} `unsupported-environment` or `not-initialised`, never for a request
 */
export function resolve(request: PullPolicyRequest): Resolution;

/**
 * The decision, as `resolve` gives it.
 *
 * @throws {PullPolicyError} where `resolve` gives an error
 */
export function resolveOrThrow(request: PullPolicyRequest): Decision;

/**
 * The answers to many requests, in their order. One without a decision leaves the others alone.
 *
 * @throws {PullPolicyError} `invalid-request` where `requests` cannot be iterated; else as `resolve`
 */
export function resolveMany(requests: Iterable<PullPolicyRequest>): Resolution[];

/** The version of this package. */
export const version: string;

/** The version of the rules by which it is decided. */
export const semantics: string;
