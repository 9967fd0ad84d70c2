import { resolve } from '../entries/index.js';
import { LitElement } from './lit.js';
import { styles } from './styles.js';
import { changeOf } from './suggestion.js';

/** The answer, or what is thrown where the host has no WebAssembly. */
const answerTo = (request) => {
  try {
    return resolve(request);
  } catch (error) {
    return { ok: false, error };
  }
};

const isMissing = (value) => value === undefined || value === null;

/** What both elements are: a decision that follows the properties, told by events. */
export class PolicyElement extends LitElement {
  static properties = {
    tag: {},
    policy: {},
    rules: { attribute: false },
    compact: { type: Boolean, reflect: true },
  };

  static styles = styles;

  /** The request that was answered last. */
  #asked = {};
  #resolution = null;
  /** The answer that was told last. */
  #told = null;

  /** The image that is asked about; a subclass says under which name it holds it. */
  get reference() {
    return undefined;
  }

  /** The answer to the properties as they are now; null where they name neither image nor tag. */
  get resolution() {
    const { reference: image, tag, policy, rules } = this;
    const { image: oldImage, tag: oldTag, policy: oldPolicy, rules: oldRules } = this.#asked;
    if (image !== oldImage || tag !== oldTag || policy !== oldPolicy || rules !== oldRules) {
      this.#asked = { image, tag, policy, rules };
      this.#resolution = isMissing(image) && !tag ? null : answerTo(this.#asked);
    }
    return this.#resolution;
  }

  get decision() {
    return this.resolution?.decision ?? null;
  }

  get error() {
    return this.resolution?.error ?? null;
  }

  updated() {
    const { resolution } = this;
    if (resolution !== null && resolution !== this.#told) {
      const { ok, decision, error } = resolution;
      this.tell(ok ? 'decision' : 'failure', ok ? decision : error);
    }
    this.#told = resolution;
  }

  /** Tells who listens; says whether they leave the rest to the element. */
  tell(type, detail, cancelable = false) {
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
    );
  }

  /** What the suggestion of a warning or an error would change. */
  changeFor = ({ suggestion, at }) => changeOf(suggestion, this.reference, at);

  /** What a click on the button of a warning or an error does. */
  applying = (about) => () => {
    const change = this.changeFor(about);
    const { code, suggestion } = about;
    if (this.tell('suggestion', { code, suggestion, change }, true)) {
      this.apply(change);
      // The button is gone with what it mended.
      this.updateComplete.then(() => this.focusAnswer());
    }
  };

  apply(change) {
    Object.assign(this, change);
  }

  focusAnswer() {
    this.renderRoot.querySelector('[part="badge"]').focus();
  }
}
