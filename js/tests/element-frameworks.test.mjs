// The same small application in plain HTML, React and Vue, used as a person would.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';

import { bundles } from './element/bundles.mjs';
import { start, violations, visit } from './element/pages.mjs';
import { complaints } from './typed.mjs';

let bundled;
let place;

before(async () => {
  bundled = await bundles();
  place = await start(bundled.folder);
});
after(async () => {
  await place?.close();
  bundled.remove();
});

for (const [name, address] of [
  ['plain HTML', 'fixtures/plain.html'],
  ['React', 'react.html'],
  ['Vue', 'vue.html'],
]) {
  test(`${name}: type, choose, take the suggestion, save`, async (context) => {
    if (!place) {
      context.skip('NOT TESTED: Chromium is not installed');
      return;
    }
    await visit(place, address, {}, async (page) => {
      const text = (id) => page.locator(id).textContent();
      const shown = (policy) =>
        page.waitForFunction(
          (expected) =>
            document.querySelector('#policy')?.textContent === expected &&
            document.querySelector('pull-policy-preview').shadowRoot.querySelector('[part=badge]')
              .textContent === expected,
          policy,
        );
      await shown('Always');

      // The preview has a rule of its own, which the field has not.
      const field = page.getByLabel('Image');
      await field.fill('ghcr.io/acme/dev:drop-7');
      await shown('IfNotPresent');
      assert.equal(await page.locator('pull-policy-input [part=badge]').textContent(), 'Always');

      await field.fill('ghcr.io/acme/dev:coder-latest');
      await page.getByLabel('Pull policy').selectOption('IfNotPresent');
      await shown('IfNotPresent');
      await page.locator('pull-policy-input').getByRole('button', { name: 'Write Always' }).click();
      await shown('Always');
      assert.equal(await page.getByLabel('Pull policy').inputValue(), 'Always');

      await page.getByRole('button', { name: 'Save' }).click();
      await page.waitForFunction(() => document.querySelector('#saved').textContent !== '');
      assert.equal(await text('#saved'), 'image=ghcr.io%2Facme%2Fdev%3Acoder-latest&policy=Always');
      assert.deepEqual(await violations(page), []);
    });
  });
}

const used = `import { PullPolicyInput, PullPolicyPreview } from 'pullpolicy/element';
import type { Decision, PullPolicyFailure } from 'pullpolicy';
const preview = document.querySelector('pull-policy-preview')!;
preview.rules = { moving: ['team-*'] };
preview.image = null;
preview.policy = 'Never';
preview.addEventListener('decision', ({ detail }) => { const one: Decision = detail; void one; });
preview.addEventListener('failure', ({ detail }) => { const one: PullPolicyFailure = detail; void one; });
preview.addEventListener('suggestion', (event) => {
  event.preventDefault();
  const to: string | null | undefined = event.detail.change.tag;
  void [to, event.detail.suggestion.policy, event.currentTarget];
});
preview.addEventListener('click', ({ clientX }) => void clientX);
const field: PullPolicyInput = document.createElement('pull-policy-input');
const valid: boolean = field.checkValidity() && field.validity.valid;
const policy: string | undefined = field.decision?.policy;
void [valid, policy, field.form, field.policyName, PullPolicyPreview];
// @ts-expect-error
preview.policy = 'always';
// @ts-expect-error
preview.resolution = null;
// @ts-expect-error
preview.value = '';
`;

test('the types describe the elements, their events, and what React writes', () => {
  const react = readFileSync(new URL('element/fixtures/react.tsx', import.meta.url), 'utf8');
  const lib = ['es2022', 'dom', 'dom.iterable'];
  assert.equal(complaints({ 'used.mts': used, 'used.cts': used }, { lib }), '');
  const bundler = { lib, jsx: 'react-jsx', module: 'preserve', skipLibCheck: true };
  assert.equal(complaints({ 'react.tsx': react }, bundler, ['@types', 'csstype']), '');
});
