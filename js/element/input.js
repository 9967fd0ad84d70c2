import { REQUESTED } from '../generated/constants.js';
import { PolicyElement } from './base.js';
import { html, nothing } from './lit.js';
import { badge, details, picture, reference, warningCount } from './view.js';

/** The properties that what a form is told depends on. */
const FORM = ['value', 'tag', 'policy', 'rules', 'name', 'policyName', 'required'];

/**
 * What can be typed or pasted at most. Whatever is cut there has long been too long to be valid, and
 * a browser takes seconds to show a line of megabytes.
 */
const LONGEST = 4_096;

const option = (word, chosen) =>
  html`<option value=${word} .selected=${word === chosen}>${word}</option>`;

/** A field for an image and its policy, part of a form, with what they come to below it. */
export class PullPolicyInput extends PolicyElement {
  static formAssociated = true;
  static shadowRootOptions = { ...PolicyElement.shadowRootOptions, delegatesFocus: true };

  static properties = {
    value: {},
    name: { reflect: true },
    policyName: { attribute: 'policy-name', reflect: true },
    label: {},
    policyLabel: { attribute: 'policy-label' },
    placeholder: {},
    required: { type: Boolean, reflect: true },
    disabled: { type: Boolean, reflect: true },
    disabledByForm: { state: true },
  };

  #internals = this.attachInternals();
  #sizes;
  /** The part whose size is kept. */
  #watched = null;

  constructor() {
    super();
    this.value = '';
    this.policy = 'auto';
  }

  /** An empty field asks nothing yet. */
  get reference() {
    return this.value || undefined;
  }

  get form() {
    return this.#internals.form;
  }

  get labels() {
    return this.#internals.labels;
  }

  get validity() {
    return this.#internals.validity;
  }

  get validationMessage() {
    return this.#internals.validationMessage;
  }

  get willValidate() {
    return this.#internals.willValidate;
  }

  checkValidity() {
    return this.#internals.checkValidity();
  }

  reportValidity() {
    return this.#internals.reportValidity();
  }

  /** A form may ask at once, before the next rendering. */
  requestUpdate(name, ...rest) {
    super.requestUpdate(name, ...rest);
    if (FORM.includes(name)) {
      this.#tellForm();
    }
  }

  #tellForm() {
    const { value, policy, tag, name, policyName, required } = this;
    const entries = new FormData();
    const state = new FormData();
    for (const [key, text] of [[name, value], [policyName, policy]]) {
      if (key) {
        entries.set(key, text ?? '');
      }
    }
    // A suggestion may have put the tag into the reference.
    for (const [key, text] of Object.entries({ value, policy, tag })) {
      state.set(key, text ?? '');
    }
    this.#internals.setFormValue(entries, state);

    const field = this.#field() ?? undefined;
    if (required && !value) {
      this.#internals.setValidity({ valueMissing: true }, 'an image is required', field);
    } else if (this.error) {
      this.#internals.setValidity({ customError: true }, this.error.message, field);
    } else {
      this.#internals.setValidity({});
    }
  }

  #field() {
    return this.shadowRoot?.querySelector('input');
  }

  formResetCallback() {
    this.value = this.getAttribute('value') ?? '';
    this.policy = this.getAttribute('policy') ?? 'auto';
    // A tag without an attribute is the page's own.
    if (this.hasAttribute('tag')) {
      this.tag = this.getAttribute('tag');
    }
  }

  formDisabledCallback(disabled) {
    this.disabledByForm = disabled;
  }

  /** @param state what the form was told, or a text that the browser fills in by itself */
  formStateRestoreCallback(state) {
    const kept = typeof state === 'string' ? { value: state } : Object.fromEntries(state);
    Object.assign(this, kept);
  }

  firstUpdated() {
    this.#tellForm();
  }

  updated() {
    super.updated();
    this.#watch();
  }

  connectedCallback() {
    super.connectedCallback();
    this.#watch();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#sizes?.disconnect();
    this.#watched = null;
  }

  /** The compact form has no details; when it is left, they are others than before. */
  #watch() {
    const shown = this.shadowRoot?.querySelector('.details') ?? null;
    if (shown !== this.#watched) {
      this.#watched = shown;
      this.#sizes?.disconnect();
      if (shown) {
        this.#sizes = new ResizeObserver(keepLargest());
        this.#sizes.observe(shown);
      }
    }
  }

  apply({ image, ...others }) {
    super.apply(image === undefined ? others : { ...others, value: image });
    this.#announce('input');
    this.#announce('change');
  }

  focusAnswer() {
    this.#field().focus();
  }

  #announce(type) {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
  }

  /** Only `input` leaves a shadow by itself. */
  #changed = () => this.#announce('change');

  #typed = ({ target }) => {
    this.value = target.value;
  };

  #chosen = ({ target }) => {
    this.policy = target.value;
  };

  render() {
    const { resolution, tag } = this;
    const off = this.disabled || this.disabledByForm;
    if (this.compact) {
      return html`<div class="card" lang="en">
        ${this.#fields(off)}
        <div class="line">${badge(resolution)} ${warningCount(resolution)}</div>
      </div>`;
    }
    return html`<div class="card" lang="en">
      ${this.#fields(off)} ${badge(resolution)} ${picture(resolution)}
      <div class="details">
        ${reference(resolution, tag)} ${details(resolution, this.changeFor, this.applying)}
      </div>
    </div>`;
  }

  #fields(off) {
    const { policy, error } = this;
    // A policy that is none is shown as it is, with the error.
    const words = REQUESTED.includes(policy || 'auto') ? REQUESTED : [...REQUESTED, policy];
    return html`<div class="fields">
      <label part="label">
        <span>${this.label ?? 'Image'}</span>
        <input part="input" type="text" dir="ltr" spellcheck="false" autocomplete="off"
          autocapitalize="none" maxlength=${LONGEST} .value=${this.value ?? ''} placeholder=${this.placeholder ?? nothing}
          ?required=${this.required} ?disabled=${off} aria-invalid=${error ? 'true' : 'false'}
          aria-describedby=${error && !this.compact ? 'error' : nothing}
          @input=${this.#typed} @change=${this.#changed}>
      </label>
      <label part="policy-label">
        <span>${this.policyLabel ?? 'Pull policy'}</span>
        <select part="select" ?disabled=${off} @input=${this.#chosen} @change=${this.#changed}>
          ${words.map((word) => option(word, policy || 'auto'))}
        </select>
      </label>
    </div>`;
  }
}

/**
 * Keeps a part as high as it ever was at its width, so that what stands below it does not move up
 * and down with each letter.
 */
function keepLargest() {
  let width;
  const keep = (part) => {
    part.style.minBlockSize = getComputedStyle(part).blockSize;
  };
  const keepAnew = (part) => {
    part.style.removeProperty('min-block-size');
    keep(part);
  };
  return ([{ target, contentRect }]) => {
    const resized = width !== undefined && width !== contentRect.width;
    ({ width } = contentRect);
    if (resized) {
      // An observer that changes what it observes is an error of the page.
      requestAnimationFrame(() => keepAnew(target));
    } else {
      keep(target);
    }
  };
}
