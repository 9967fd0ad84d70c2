// What the tests of the elements share: a browser, a page for each test, and what is put on it.
import { after, before, test } from 'node:test';

import { start, visit } from './pages.mjs';

export const LATEST = 'registry.example.com/dev/workspace:coder-xfce-vnc-latest';

export const preview = (attributes, properties) => ({
  name: 'pull-policy-preview',
  attributes,
  properties,
});
export const input = (attributes, properties) => ({ name: 'pull-policy-input', attributes, properties });

let place;

before(async () => {
  place = await start();
});
after(() => place?.close());

/** A test of the blank page, unless the options name another. */
export function onPage(name, read, { address = 'blank.html', ...options } = {}) {
  test(name, async (context) => {
    if (!place) {
      context.skip('NOT TESTED: Chromium is not installed');
      return;
    }
    await visit(place, address, options, read);
  });
}
