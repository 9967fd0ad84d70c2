/* The custom elements, around the default entry; importing this defines them, in a browser. */
import { PullPolicyInput } from '../element/input.js';
import { PullPolicyPreview } from '../element/preview.js';

for (const [name, element] of [
  ['pull-policy-preview', PullPolicyPreview],
  ['pull-policy-input', PullPolicyInput],
]) {
  // Another copy of this package may have been here before.
  if (globalThis.customElements && !customElements.get(name)) {
    customElements.define(name, element);
  }
}

export { PullPolicyInput, PullPolicyPreview };
