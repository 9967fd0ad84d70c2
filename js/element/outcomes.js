import { html, nothing, svg } from './lit.js';

/** What a start comes to, in words. */
const WORDS = { cached: 'runs the cached copy', pulls: 'pulls', waits: 'waits' };

const kindOf = ({ starts, runs }) => (starts ? (runs === 'cached' ? 'cached' : 'pulls') : 'waits');

/** Where a long word without blanks may be broken. */
const humps = (word) => word.split(/(?<=[a-z])(?=[A-Z])/).map((part) => html`${part}<wbr>`);

const ARROW = svg`<path d="M24 16h14m-5-5 5 5-5 5"/>`;
const BROKEN = svg`<path d="M24 16h5m7 0h3M29 12l7 8m0-8-7 8"/>`;
const RUNNING = svg`<path class="full" d="m52 10 11 6-11 6z"/>`;
const WAITING = svg`<path d="M53 10v12m8-12v12"/>`;
const LAYERS = svg`<path class="full" d="M46 27h22v2H46z"/>`;

/** A registry at the left, the node at the right, and what goes from the one to the other. */
function drawing({ onNode, registry, contactsRegistry, starts }) {
  const attempt = starts ? ARROW : BROKEN;
  return html`<svg aria-hidden="true" viewBox="0 0 76 34" width="76" height="34">
    <g class=${registry}>
      <ellipse cx="12" cy="8" rx="9" ry="4"/>
      <path d="M3 8v16c0 5.3 18 5.3 18 0V8M3 16c0 5.3 18 5.3 18 0"/>
    </g>
    ${contactsRegistry ? attempt : nothing}
    <rect x="42" y="3" width="30" height="29" rx="4"/>
    ${starts ? RUNNING : WAITING} ${onNode ? LAYERS : nothing}
  </svg>`;
}

function cell(outcome) {
  const kind = kindOf(outcome);
  return html`<td
    class=${kind}
    data-runs=${outcome.runs ?? nothing}
    data-waiting=${outcome.waiting ?? nothing}
    data-contacts-registry=${String(outcome.contactsRegistry)}
    data-starts=${String(outcome.starts)}
  >
    ${drawing(outcome)}
    <span class="word">${WORDS[kind]}</span>
    ${outcome.waiting ? html`<span class="waiting">in ${humps(outcome.waiting)}</span>` : nothing}
  </td>`;
}

/** Four starts: the image on the node or not, the registry reachable or not. */
export const outcomesPicture = ([here, hereAlone, absent, absentAlone]) => html`
  <table class="picture" part="picture">
    <caption class="unseen">What a start of the container comes to</caption>
    <tr>
      <td></td>
      <th scope="col">registry reachable</th>
      <th scope="col">registry unreachable</th>
    </tr>
    <tr>
      <th scope="row">image on the node</th>
      ${cell(here)} ${cell(hereAlone)}
    </tr>
    <tr>
      <th scope="row">image not on the node</th>
      ${cell(absent)} ${cell(absentAlone)}
    </tr>
  </table>
`;
