// The examples of the documentation do what the comments beside them say.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { at } from './support.mjs';

/** The entries that run without being given anything, by their names in an import. */
const ENTRIES = {
  pullpolicy: 'index',
  'pullpolicy/kubernetes': 'kubernetes',
  'pullpolicy/manifest': 'manifest',
};
const ENDED = /^(.+); \/\/ (.+)$/;

/** An example with its claims as assertions: `EXPRESSION; // VALUE`, or the value on the next line. */
function asserting(example) {
  let claims = 0;
  const lines = example.replace(/;\n\/\/ (?=[{['])/g, '; // ').split('\n');
  const checked = lines.map((line) => {
    const claim = line.match(ENDED);
    if (!claim || /^(import|const|await) /.test(line)) {
      return line;
    }
    claims += 1;
    return `assert.deepEqual(${claim[1]}, ${claim[2]});`;
  });
  return { claims, text: checked.join('\n') };
}

const blocks = [...readFileSync(at('docs/javascript.md'), 'utf8').matchAll(/^```js\n([\s\S]*?)^```$/gm)];
const examples = blocks
  .map(([, text]) => ({ text, entry: ENTRIES[text.match(/from '(.*?)';/)?.[1]] }))
  .filter(({ entry }) => entry);

/** Runs an example, and gives what it defines under these names. */
const ran = ({ text, entry }, names = []) => {
  const named = text.replace(/from '.*?';/, `from '${at(`js/dist/${entry}.js`)}';`);
  const parts = [`import assert from 'node:assert/strict';`, asserting(named).text, `export { ${names.join(', ')} };`];
  return import(`data:text/javascript;base64,${Buffer.from(parts.join('\n')).toString('base64')}`);
};

test('there are examples of every entry, with claims', () => {
  for (const entry of Object.values(ENTRIES)) {
    const own = examples.filter((example) => example.entry === entry);
    assert.ok(own.some(({ text }) => asserting(text).claims >= 2), entry);
  }
});

for (const [place, example] of examples.entries()) {
  test(`example ${place} runs`, () => ran(example));
}

test('in an editor the edits of the example mend the text, one by one and all', async () => {
  const example = examples.find(({ text }) => text.includes('codemirror'));
  const { diagnostics, fixAll } = await ran(example, ['diagnostics', 'fixAll']);
  const text = ['kind: Pod', 'spec:', '  containers:', '  - image: app:main # 😀', '  - image: app:edge', ''].join('\n');
  /** As CodeMirror's: places are those before all changes. */
  const viewOf = (text) => ({
    text,
    state: { doc: { toString: () => text } },
    dispatch({ changes }) {
      for (const { from, to, insert } of [changes].flat().reverse()) {
        this.text = this.text.slice(0, from) + insert + this.text.slice(to);
      }
    },
  });
  const view = viewOf(text);
  fixAll(view);
  const policy = '\n    imagePullPolicy: Always';
  assert.equal(view.text, text.replace('# 😀', `# 😀${policy}`).replace('edge', `edge${policy}`));
  const [first, second] = diagnostics(viewOf(text));
  assert.deepEqual([first.source, first.severity], ['stale-copies', 'warning']);
  assert.equal(text.slice(second.from, second.to), 'app:edge');
  const other = viewOf(text);
  second.actions[0].apply(other);
  assert.equal(other.text, text.replace('edge', `edge${policy}`));
});
