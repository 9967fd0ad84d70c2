/**
 * Lint and fix for manifests: Kubernetes' YAML and JSON, charts' values, Terraform's files. The same
 * as `pullpolicy lint` and `pullpolicy fix -`, for whoever has a text and no file: an editor, a
 * dashboard, an admission web hook.
 *
 * ```js
 * import { fixManifest, lintManifest } from 'pullpolicy/manifest';
 *
 * const pod = 'kind: Pod\nspec:\n  containers:\n  - image: ghcr.io/acme/dev:coder-latest\n';
 * lintManifest(pod).report.findings[0].rule; // 'stale-copies'
 * fixManifest(pod).fixed.text; // the same with `    imagePullPolicy: Always`
 * ```
 *
 * Both functions are synchronous and pure: no file, no network, no clock. They run as WebAssembly,
 * which is compiled at the first call; importing this runs nothing.
 *
 * Places come in two forms. A `span` and an `offset` count UTF-16 code units from the beginning of
 * the text, as `slice`, CodeMirror and Monaco's `getPositionAt` do: `text.slice(span.start, span.end)`
 * is what is meant, whatever else is in the text. `start` and `end` are for people: lines and columns
 * from 1, columns in characters. An editor that keeps another text than it shows, with other line
 * ends for example, has to pass the one that its offsets count in.
 *
 * `docs/manifests.md` of the repository tells what is read and what is written, `docs/lint-rules.md`
 * explains each rule.
 *
 * @packageDocumentation
 */

import type {
  Cluster,
  Decision,
  ErrorCode,
  HostErrorCode,
  PullPolicy,
  PullPolicyFailure,
  Rules,
  Span,
} from './index.js';

export { PullPolicyError } from './index.js';

/** A rule of lint, each explained in `docs/lint-rules.md`. */
export type LintRule =
  | 'stale-copies'
  | 'registry-dependency'
  | 'must-be-preloaded'
  | 'invalid-policy'
  | 'misplaced-policy'
  | 'invalid-image'
  | 'unfilled-placeholder'
  | 'mixed-policies'
  | 'empty-pull-secret'
  | 'looks-like-latest'
  | 'port-as-tag'
  | 'policy-elsewhere'
  | 'implicit-default'
  | 'not-known';

/**
 * How bad a finding is.
 *
 * - `error`: does not work
 * - `warning`: works today, and will surprise
 * - `note`: worth knowing; often right as it is
 */
export type Severity = 'error' | 'warning' | 'note';

/**
 * How a manifest is judged: what the flags of the command line and `pullpolicy.toml` say there. Keys
 * that are missing, undefined or null have their defaults; unknown ones are an error.
 */
export interface LintOptions {
  /**
   * The name of the text's file, with or without folders. It tells what the text is written in:
   * `*.tf` is HCL, `*.tf.json` Terraform's JSON, everything else YAML or JSON. Findings repeat it.
   * Default: `-`, which is YAML or JSON.
   */
  readonly file?: string | null;
  /**
   * The other files of the Terraform module that the text belongs to, by their names: where its
   * variables and locals are. Files that Terraform would not read are passed over.
   */
  readonly module?: Readonly<Record<string, string>> | null;
  /** Your own conventions. At most 64 KiB of JSON. */
  readonly rules?: Rules | null;
  /** What is known of the cluster. */
  readonly cluster?: Cluster | null;
  /** Rules to heed that are off by default: `implicit-default`, `not-known`. */
  readonly enable?: readonly LintRule[] | null;
  /** Rules with another severity; one that is named here is heeded. */
  readonly severity?: Readonly<Partial<Record<LintRule, Severity>>> | null;
  /** Rules not to heed; this goes before `enable` and `severity`. */
  readonly disable?: readonly LintRule[] | null;
}

/** How a manifest is judged, and what is written. */
export interface FixOptions extends LintOptions {
  /**
   * Write `IfNotPresent`, too, where a pinned tag or a digest is under `Always`. Default: false, since
   * `Always` also has the kubelet check the credentials of each pod. `lintManifest` passes it over.
   */
  readonly relax?: boolean | null;
  /**
   * Write what is right already, too, where it is only implied. Default: false. `lintManifest` passes
   * it over.
   */
  readonly explicit?: boolean | null;
}

/** A place for people, counted from 1. */
export interface Position {
  line: number;
  /** In characters, which are not always UTF-16 code units: offsets are for programs. */
  column: number;
}

/** The object that a container is in, as `kubectl` would name it; what is not written is null. */
export interface ManifestObject {
  apiVersion: string | null;
  /** The type of a Terraform resource. */
  kind: string | null;
  namespace: string | null;
  /** The name of a Terraform resource. */
  name: string | null;
}

/** A change of the text: `text` in place of what is at `span`, which is empty where it is inserted. */
export interface Edit {
  span: Span;
  text: string;
}

/**
 * Why a policy that should change is not changed.
 *
 * - `shared`: an anchor or a variable is used elsewhere, where another policy is right
 * - `form`: there is no safe way to write into this form of text
 * - `expression`: the policy comes from an expression
 * - `variable`: the image is only a default, and another may be given that moves
 * - `unverified`: with the policy written in, the text would not read as the same document
 */
export type Obstacle = 'shared' | 'form' | 'expression' | 'variable' | 'unverified';

/** What `fixManifest` can do about a finding. */
export interface FindingFix {
  /** The policy that it writes. */
  policy: PullPolicy;
  /** The option that it needs for that; null where it needs none. */
  flag: 'relax' | 'explicit' | null;
  /** What stands in its way; null where nothing does. */
  obstacle: Exclude<Obstacle, 'unverified'> | null;
  /**
   * The edit that mends this finding, for a button beside it. It was tried, and the result read
   * again. Null where there is an obstacle, and where the edit of another container is this one's, too.
   */
  edit: Edit | null;
}

/** Something that lint has to say about a container, or about its pod. */
export interface Finding {
  /** `file` of the options. */
  file: string;
  rule: LintRule;
  severity: Severity;
  /** One sentence. Rules are stable, messages are not. */
  message: string;
  /** What to do; null where that is not known. */
  help: string | null;
  start: Position;
  /** Behind its last character. */
  end: Position;
  /** Where, in UTF-16 code units. */
  span: Span;
  object: ManifestObject;
  /** The container's path in the object, or that of the field in question: `spec.containers[0]`. */
  path: string;
  /** The container's name. */
  container: string | null;
  /** The image as it is written, put together where it is written in parts. */
  image: string | null;
  /** Null where only a human can mend it. */
  fix: FindingFix | null;
  /** What `auto` decides for the image; null where the image is not known, or is none. */
  decision: Decision | null;
  /** What is wrong with the image or the policy itself. */
  error: (Omit<PullPolicyFailure, 'code'> & { code: ErrorCode }) | null;
}

/** Why the text, or one document of it, could not be read. The others are read all the same. */
export interface Fault {
  file: string;
  /** It does not parse, or is larger than any manifest. */
  kind: 'syntax' | 'too-large';
  /** One sentence: what is wrong, and what was expected. */
  message: string;
  start: Position;
  /** Where, in UTF-16 code units. */
  offset: number;
}

/** What was found, in numbers. */
export interface Summary {
  /** Containers that were found, right ones, too. */
  containers: number;
  documents: number;
  errors: number;
  /** Findings that `fixManifest` mends. */
  fixable: number;
  notes: number;
  /** Findings that it mends under `relax`. */
  relaxable: number;
  /** Findings that a comment or an annotation suppressed. */
  suppressed: number;
  /** Containers whose image or policy is only known later. */
  unknown: number;
  /** Faults. */
  unread: number;
  warnings: number;
}

/** What lint has to say of a manifest. */
export interface Report {
  /** In the order of the documents, and in each in that of the text. */
  findings: Finding[];
  faults: Fault[];
  summary: Summary;
}

/** A policy that was written. */
export interface Change {
  file: string;
  /** Where the image is. */
  start: Position;
  object: ManifestObject;
  /** The container's path in the object: `spec.containers[0]`. */
  path: string;
  /** The container's name. */
  container: string | null;
  image: string;
  /** The policy that held before, Kubernetes' default included; null where it is not known. */
  from: PullPolicy | null;
  to: PullPolicy;
  /** How the text was changed; its span counts in the text as it was given. */
  edit: Edit;
}

/** A policy that should have been written, and was not. */
export interface Refusal {
  file: string;
  /** Where the image is. */
  start: Position;
  object: ManifestObject;
  path: string;
  container: string | null;
  image: string;
  obstacle: Obstacle;
  /** The obstacle in a sentence. */
  message: string;
  /** Where the image is, in UTF-16 code units. */
  span: Span;
}

/** A manifest as it should be. */
export interface Fixed {
  /** The new text. What could not be read is in it as it was. */
  text: string;
  /**
   * In the order of the text. Their edits do not overlap: all of them make the new text out of the
   * given one.
   */
  changes: Change[];
  refusals: Refusal[];
  faults: Fault[];
}

/** What is wrong with the options, or with a text that is none. */
export interface ManifestFailure extends Omit<PullPolicyFailure, 'code'> {
  /** `too-large` is of `rules`. */
  code: 'too-large' | 'invalid-request' | 'invalid-rules' | 'invalid-cluster' | HostErrorCode;
  /**
   * A JSON pointer into the options; `/text` where the text is no string, `''` where text or options
   * hold half a surrogate pair, or cannot be written as JSON.
   */
  at: string;
}

/** A report, or why there is none. A manifest that cannot be read has one, with a fault in it. */
export type LintResult =
  | { ok: true; report: Report; error?: undefined }
  | { ok: false; error: ManifestFailure; report?: undefined };

/** A new text, or why there is none. */
export type FixResult =
  | { ok: true; fixed: Fixed; error?: undefined }
  | { ok: false; error: ManifestFailure; fixed?: undefined };

/**
 * What is wrong with the pull policies of a manifest, of however many documents.
 *
 * ```js
 * const { report } = lintManifest(text, { file: 'deploy/app.yaml' });
 * const diagnostics = report.findings.map(({ span, severity, message }) => ({
 *   from: span.start,
 *   to: span.end,
 *   severity: severity === 'note' ? 'info' : severity,
 *   message,
 * })); // as CodeMirror takes them
 * ```
 *
 * Whatever is given, the answer is a value. The options of `fixManifest` are taken, too, so that both
 * can be given the same.
 *
 * @param text the manifest, of any length; a document of more than 16 MiB, and a Terraform file of
 *   more than 1 MiB, is a fault
 * @throws {PullPolicyError} `unsupported-environment`, never for what is given
 */
export function lintManifest(text: string, options?: FixOptions | null): LintResult;

/**
 * A manifest with the right policies written in, and nothing else changed.
 *
 * ```js
 * const { fixed } = fixManifest(text, { relax: true });
 * const changes = fixed.changes.map(({ edit }) => ({
 *   from: edit.span.start,
 *   to: edit.span.end,
 *   insert: edit.text,
 * }));
 * view.dispatch({ changes }); // CodeMirror, with cursor and history kept
 * ```
 *
 * Whatever is given, the answer is a value. What was written is fixed: the same again changes nothing.
 *
 * @param text the manifest, as of `lintManifest`
 * @throws {PullPolicyError} `unsupported-environment`, never for what is given
 */
export function fixManifest(text: string, options?: FixOptions | null): FixResult;
