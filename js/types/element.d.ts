/**
 * `<pull-policy-preview>` and `<pull-policy-input>`: what policy an image gets, why, and what will
 * happen on the node, to look at.
 *
 * ```html
 * <script type="module" src="…/js/dist/element.js"></script>
 * <pull-policy-preview image="ghcr.io/acme/dev:coder-latest"></pull-policy-preview>
 * ```
 *
 * Importing this defines both elements. Where there is no `customElements`, as on a server, it
 * defines nothing and fails nothing.
 *
 * @packageDocumentation
 */
import type {
  Decision,
  PullPolicy,
  PullPolicyFailure,
  RequestedPolicy,
  Resolution,
  Rules,
  Suggestion,
} from './index.js';

/** The properties that a click on a suggestion changes, with their new values. */
export interface PullPolicyChange {
  readonly policy?: PullPolicy | string;
  readonly image?: string;
  readonly tag?: string | null;
}

/** What the event `suggestion` tells. */
export interface PullPolicySuggestion {
  /** The code of the warning or the error. */
  readonly code: string;
  readonly suggestion: Suggestion;
  /** What the element changes by itself, unless the event is cancelled. */
  readonly change: PullPolicyChange;
}

/** The events of both elements. They bubble, and leave the shadow trees that they pass. */
export interface PullPolicyElementEventMap extends HTMLElementEventMap {
  /** A decision was made: at first, and whenever the properties change. */
  decision: CustomEvent<Decision>;
  /** There is no decision, and why. */
  failure: CustomEvent<PullPolicyFailure>;
  /** The button of a suggestion was activated; can be cancelled. */
  suggestion: CustomEvent<PullPolicySuggestion>;
}

/** What both elements have. */
declare abstract class PolicyElement extends HTMLElement {
  /** A tag that is kept apart from its image. */
  tag: string | null | undefined;
  /** What is asked for. Missing, null and `''` mean `auto`. */
  policy: RequestedPolicy | '' | null | undefined;
  /** The user's own conventions; for other ones give another object. No attribute. */
  rules: Rules | null | undefined;
  /** One line in place of the whole. */
  compact: boolean;
  /** The answer to the properties as they are; null where they name neither image nor tag. */
  readonly resolution: Resolution | null;
  readonly decision: Decision | null;
  readonly error: PullPolicyFailure | null;
  /** Settles when what is shown is that of the properties. */
  readonly updateComplete: Promise<boolean>;

  addEventListener<K extends keyof PullPolicyElementEventMap>(
    type: K,
    listener: (this: this, event: PullPolicyElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof PullPolicyElementEventMap>(
    type: K,
    listener: (this: this, event: PullPolicyElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Shows what policy an image gets, why, and what will happen on the node. */
export class PullPolicyPreview extends PolicyElement {
  /** An image reference. */
  image: string | null | undefined;
}

/** A field for an image and its policy, part of a form, with what they come to below it. */
export class PullPolicyInput extends PolicyElement {
  static readonly formAssociated: true;
  /** The image reference; the attribute is what a reset goes back to. */
  value: string;
  /** The name under which the form submits the reference. */
  name: string | null | undefined;
  /** The name under which the form submits what is asked for, if it is to. Attribute `policy-name`. */
  policyName: string | null | undefined;
  /** Default: `Image`. */
  label: string | null | undefined;
  /** Default: `Pull policy`. Attribute `policy-label`. */
  policyLabel: string | null | undefined;
  placeholder: string | null | undefined;
  required: boolean;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'pull-policy-preview': PullPolicyPreview;
    'pull-policy-input': PullPolicyInput;
  }
}

// What is not exported by name is of the types alone.
export {};
