import { PolicyElement } from './base.js';
import { html } from './lit.js';
import { badge, details, picture, reference, warningCount } from './view.js';

/** Shows what policy an image gets, why, and what will happen on the node. */
export class PullPolicyPreview extends PolicyElement {
  static properties = { image: {} };

  get reference() {
    return this.image;
  }

  render() {
    const { resolution, tag } = this;
    if (this.compact) {
      return html`<div class="line" lang="en">
        ${badge(resolution)} ${reference(resolution, tag)} ${warningCount(resolution)}
      </div>`;
    }
    return html`<div class="card" lang="en">
      ${badge(resolution)} ${picture(resolution)}
      <div class="details">
        ${reference(resolution, tag)} ${details(resolution, this.changeFor, this.applying)}
      </div>
    </div>`;
  }
}
