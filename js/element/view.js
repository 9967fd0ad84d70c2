import { html, nothing } from './lit.js';
import { outcomesPicture } from './outcomes.js';
import { referenceParts } from './reference.js';
import { newValue } from './suggestion.js';

/** A message, what it quotes in its own type. */
function sentence(message) {
  const pieces = message.split('`');
  const balanced = pieces.length % 2 === 1;
  const told = balanced
    ? pieces.map((piece, place) => (place % 2 === 1 ? html`<code>${piece}</code>` : piece))
    : message;
  return html`<bdi>${told}</bdi>`;
}

/** Where a rule is written: an address, or the place of a user's own rule. */
function origin(source) {
  if (!source) {
    return nothing;
  }
  return source.startsWith('https://')
    ? html` <a part="source" href=${source} target="_blank" rel="noopener noreferrer">source</a>`
    : html` <code part="source">${source}</code>`;
}

/** A button that makes the change. */
const remedy = (change, apply) =>
  change
    ? html`<button type="button" part="apply" @click=${apply}>
        Write <code>${newValue(change)}</code>
      </button>`
    : nothing;

const reason = ({ code, message, source }) => html`
  <li part="reason" data-code=${code}>${sentence(message)}${origin(source)}</li>
`;

const warning = ({ code, message, source }, change, apply) => html`
  <li part="warning" data-code=${code}>
    <strong dir="ltr">Warning:</strong> ${sentence(message)}${origin(source)} ${remedy(change, apply)}
  </li>
`;

const fault = ({ code, message }, change, apply) => html`
  <p part="error" id="error" data-code=${code}>
    <strong dir="ltr">Error:</strong> ${sentence(message)} ${remedy(change, apply)}
  </p>
`;

/** What the tag is; a digest alone has none. */
const kindOfTag = (tag) =>
  tag
    ? html`<span part="class" data-class=${tag.class} data-kind=${tag.kind}>
        ${tag.class}: ${tag.kind}
      </span>`
    : html`<span part="class">digest</span>`;

/** The policy in one word, which is read out when it changes. */
export function badge(resolution) {
  const { decision, error } = resolution ?? {};
  const policy = decision?.policy;
  return html`<p class="status" role="status">
    <span part="badge" tabindex="-1" class=${policy ?? (error ? 'error' : 'none')}
      data-policy=${policy ?? nothing} data-code=${error?.code ?? nothing}
      >${policy ?? error?.code ?? 'no image'}</span>
    ${decision ? kindOfTag(decision.tag) : nothing}
  </p>`;
}

/** What was asked about, with what decided or what is wrong marked in it. */
export function reference(resolution, tagApart) {
  const found = resolution && referenceParts(resolution, tagApart);
  if (!found) {
    return nothing;
  }
  const { before, marked, behind } = found;
  const part = resolution.ok ? 'evidence' : 'fault';
  const mark = marked ? html`<mark part=${part}>${marked}</mark>` : nothing;
  return html`<p part="reference"><bdi dir="ltr">${before}${mark}${behind}</bdi></p>`;
}

/** How many warnings there are, where there is no room for them. */
export function warningCount(resolution) {
  const count = resolution?.decision?.warnings.length ?? 0;
  return count > 0
    ? html`<span part="warning-count" dir="ltr">${count} ${count === 1 ? 'warning' : 'warnings'}</span>`
    : nothing;
}

export const picture = (resolution) =>
  resolution?.ok
    ? outcomesPicture(resolution.decision.outcomes)
    : html`<div class="picture nothing" aria-hidden="true"></div>`;

/**
 * Why, and what will go wrong.
 *
 * @param changeFor gives the change that the suggestion of a warning or an error would make, or null
 * @param applying gives what a click does about a warning or an error
 */
export function details(resolution, changeFor, applying) {
  if (!resolution) {
    return nothing;
  }
  const { ok, decision, error } = resolution;
  if (!ok) {
    return fault(error, changeFor(error), applying(error));
  }
  const warnings = decision.warnings.map((one) => warning(one, changeFor(one), applying(one)));
  return html`
    <ul part="reasons" aria-label="Reasons">${decision.reasons.map(reason)}</ul>
    ${warnings.length > 0
      ? html`<ul part="warnings" aria-label="Warnings">${warnings}</ul>`
      : nothing}
  `;
}
