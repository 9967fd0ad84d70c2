import { css } from './lit.js';

/* What a page may set, each with its default. `light-dark` follows the page's `color-scheme`. */
const tokens = css`
  :host {
    --_font: var(--pull-policy-font, inherit);
    --_code: var(--pull-policy-code-font, ui-monospace, monospace);
    --_text: var(--pull-policy-text, light-dark(#1c2430, #e6e9ef));
    --_muted: var(--pull-policy-muted, light-dark(#556070, #a8b2c0));
    --_surface: var(--pull-policy-surface, light-dark(#ffffff, #15181e));
    --_border: var(--pull-policy-border, light-dark(#cfd6df, #3d4653));
    --_field-border: var(--pull-policy-field-border, light-dark(#74808f, #8490a0));
    --_accent: var(--pull-policy-accent, light-dark(#0b5cad, #7ab8ff));
    --_always: var(--pull-policy-always, light-dark(#0b5cad, #7ab8ff));
    --_if-not-present: var(--pull-policy-if-not-present, light-dark(#19692c, #7fd694));
    --_never: var(--pull-policy-never, light-dark(#6a3fb5, #c9b0ff));
    --_error: var(--pull-policy-error, light-dark(#b3261e, #ff9b93));
    --_warning: var(--pull-policy-warning, light-dark(#8a5a00, #e3b341));
    --_on-badge: var(--pull-policy-on-badge, light-dark(#ffffff, #0b1018));
    --_evidence: var(--pull-policy-evidence, light-dark(#ffedb0, #54450a));
    --_radius: var(--pull-policy-radius, 0.5em);
    --_space: var(--pull-policy-space, 0.75em);
  }
`;

const layout = css`
  :host {
    display: block;
    container-type: inline-size;
    font-family: var(--_font);
    color: var(--_text);
    line-height: 1.45;
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .card {
    display: grid;
    gap: var(--_space);
    padding: var(--_space);
    background: var(--_surface);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .card > * {
    min-inline-size: 0;
  }
  @container (inline-size >= 38em) {
    :host(:not([compact])) .card {
      grid-template: auto 1fr / minmax(0, 1fr) 22em;
    }
    :host(:not([compact])) .fields {
      grid-column: 1 / -1;
    }
    .fields {
      grid-template-columns: minmax(0, 1fr) 10em;
    }
    .card > .status {
      grid-column: 1;
    }
    .picture {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
    .fields ~ .picture {
      grid-row: 2 / span 2;
    }
    .details {
      grid-column: 1;
    }
    :host(:not([compact])) .card:has(.fields) {
      grid-template-rows: auto auto 1fr;
    }
  }
  .line,
  .status {
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-inline-size: 0;
  }
  :host([compact]) .line {
    background: var(--_surface);
  }
  .status {
    min-block-size: 2em;
  }
  .line .status {
    display: contents;
  }
  .details {
    min-block-size: var(--pull-policy-details-size, 0);
  }
  /* What most references need, so that typing one does not push about what stands below. */
  .fields ~ .details {
    min-block-size: var(--pull-policy-details-size, 21em);
  }
  @container (inline-size >= 38em) {
    .fields ~ .details {
      min-block-size: var(--pull-policy-details-size, 16.5em);
    }
  }
  @container (inline-size >= 64em) {
    .fields ~ .details {
      min-block-size: var(--pull-policy-details-size, 12em);
    }
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const words = css`
  [part='badge'] {
    flex: none;
    padding: 0.1em 0.7em;
    border: 1px solid transparent;
    border-radius: 1em;
    font-weight: 700;
    color: var(--_on-badge);
    background: var(--_error);
  }
  [part='badge'].Always {
    background: var(--_always);
  }
  [part='badge'].IfNotPresent {
    background: var(--_if-not-present);
  }
  [part='badge'].Never {
    background: var(--_never);
  }
  [part='badge'].none {
    color: var(--_muted);
    background: none;
    border-color: var(--_border);
  }
  [part='class'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--_muted);
  }
  [part='class'],
  [part='warning-count'],
  [part='badge'] {
    white-space: nowrap;
  }
  [part='warning-count'] {
    flex: none;
    font-weight: 700;
    color: var(--_warning);
  }
  code,
  [part='reference'],
  [part='input'] {
    font-family: var(--_code);
    font-size: 0.92em;
  }
  code,
  [part='reference'] {
    overflow-wrap: anywhere;
  }
  [part='reference'] {
    margin-block: 0.4em;
  }
  /* From the right: what decides mostly stands at the end. */
  :host([compact]) [part='reference'] {
    min-inline-size: 7em;
    margin: 0;
    direction: rtl;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  mark {
    color: inherit;
    background: var(--_evidence);
    text-decoration: underline 2px;
    text-underline-offset: 0.2em;
  }
  [part='fault'] {
    background: none;
    text-decoration: underline wavy var(--_error);
  }
  [part='reason'] {
    margin-block: 0.35em;
    padding-inline-start: 1.1em;
    position: relative;
  }
  [part='reason']::before {
    content: '•' / '';
    position: absolute;
    inset-inline-start: 0.2em;
    color: var(--_muted);
  }
  [part='warning'],
  [part='error'] {
    margin-block-start: 0.6em;
    padding-inline-start: 0.7em;
    border-inline-start: 0.25em solid var(--_warning);
  }
  [part='error'] {
    border-color: var(--_error);
  }
  [part='warning'] strong {
    color: var(--_warning);
  }
  [part='error'] strong {
    color: var(--_error);
  }
  a {
    color: var(--_accent);
  }
`;

const controls = css`
  .fields {
    display: grid;
    gap: var(--_space);
  }
  label > span {
    display: block;
    font-weight: 600;
  }
  input,
  select,
  button {
    font: inherit;
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_field-border);
    border-radius: calc(var(--_radius) / 2);
    min-block-size: 2.25em;
    padding: 0.25em 0.6em;
  }
  input,
  select {
    inline-size: 100%;
  }
  input:disabled,
  select:disabled {
    color: var(--_muted);
    border-style: dashed;
  }
  input[aria-invalid='true'] {
    border-color: var(--_error);
    box-shadow: inset 0 -2px var(--_error);
  }
  button {
    display: block;
    max-inline-size: 100%;
    margin-block: 0.4em 0;
    color: var(--_accent);
    border-color: var(--_accent);
    text-align: start;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
`;

const pictures = css`
  .picture {
    block-size: 17em;
    font-size: 0.85em;
  }
  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    line-height: 1.25;
  }
  .nothing {
    border: 1px dashed var(--_border);
    border-radius: var(--_radius);
  }
  tr:first-child {
    block-size: 3.2em;
  }
  tr > :first-child {
    inline-size: 5.2em;
  }
  th {
    padding: 0.2em;
    font-weight: 400;
    color: var(--_muted);
  }
  th[scope='row'] {
    text-align: start;
  }
  td {
    block-size: 6.6em;
    padding: 0.2em;
    text-align: center;
  }
  td[class] {
    border: 1px solid var(--_border);
  }
  tr:first-child td {
    block-size: auto;
  }
  .word,
  .waiting {
    display: block;
  }
  .word {
    font-weight: 700;
  }
  .waits .word {
    color: var(--_error);
  }
  svg {
    display: block;
    margin-inline: auto;
    inline-size: 4.75em;
    block-size: 2.1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .unreachable {
    stroke-dasharray: 2 3;
  }
  .full {
    fill: currentColor;
  }
  .cached svg {
    color: var(--_if-not-present);
  }
  .pulls svg {
    color: var(--_always);
  }
  .waits svg {
    color: var(--_error);
  }
`;

/* Where the colours are the reader's, edges and underlines tell what colours told. */
const forced = css`
  @media (forced-colors: active) {
    :host {
      --_text: CanvasText;
      --_muted: CanvasText;
      --_surface: Canvas;
      --_border: CanvasText;
      --_field-border: CanvasText;
      --_accent: LinkText;
      --_always: Canvas;
      --_if-not-present: Canvas;
      --_never: Canvas;
      --_error: Canvas;
      --_warning: CanvasText;
      --_on-badge: CanvasText;
      --_evidence: Mark;
    }
    [part='badge'] {
      border-color: CanvasText;
    }
    mark {
      color: MarkText;
    }
    [part='fault'] {
      color: CanvasText;
      text-decoration-color: CanvasText;
    }
    [part='error'] {
      border-inline-start: 0.4em double CanvasText;
    }
    input[aria-invalid='true'] {
      border: 3px double CanvasText;
    }
    [part='error'] strong,
    td[class] .word,
    td[class] svg {
      color: CanvasText;
    }
  }
`;

export const styles = [tokens, layout, words, controls, pictures, forced];
