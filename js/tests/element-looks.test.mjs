// How the elements look: nothing against it from axe-core, and as in the pictures that are kept.
// With BLESS=1 in the environment the pictures are written anew, to be looked at.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

import { put, start, violations, visit } from './element/pages.mjs';

const PICTURES = new URL('element/pictures/', import.meta.url);
const BLESS = process.env.BLESS === '1';
/** How much of a picture may differ: the edges of letters, on another version of the browser. */
const TOLERANCE = 0.0004;

const LATEST = 'registry.example.com/dev/workspace:coder-xfce-vnc-latest';
const PINNED = 'registry.example.com/dev/workspace:coder-xfce-vnc-26.37.0';

const preview = (attributes) => ({ name: 'pull-policy-preview', attributes });
const SHOWN = [
  {
    name: 'pull-policy-input',
    attributes: { name: 'image', value: LATEST, policy: 'IfNotPresent' },
  },
  preview({ image: LATEST }),
  preview({ image: PINNED, policy: 'Never' }),
  preview({ image: 'ghcr.io/Acme/dev' }),
  preview({ image: LATEST, policy: 'Never', compact: '' }),
  preview({ image: PINNED, compact: '' }),
  { name: 'pull-policy-input', attributes: { compact: '', value: 'nginx:1.27.3', disabled: '' } },
  preview({}),
];

const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
  'right-to-left': { colorScheme: 'light' },
};
const WIDTHS = [320, 768, 1_440];

let place;

before(async () => {
  place = await start();
});
after(() => place?.close());

const titled = (page) =>
  page.evaluate(() => {
    const title = document.createElement('h1');
    title.textContent = 'Images';
    const header = document.createElement('header');
    header.append(title);
    document.body.prepend(header);
  });

/** Which share of the pixels differ; all where the sizes do. */
function difference(actual, kept) {
  const [one, other] = [actual, kept].map((bytes) => PNG.sync.read(bytes));
  const { width, height } = one;
  if (width !== other.width || height !== other.height) {
    return 1;
  }
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.05 }) / (width * height);
}

function compare(name, picture) {
  const file = new URL(`${name}.png`, PICTURES);
  if (BLESS) {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(file, picture);
    return;
  }
  assert.ok(existsSync(file), `${name}.png is not kept; BLESS=1 writes it`);
  const share = difference(picture, readFileSync(file));
  assert.ok(share <= TOLERANCE, `${name}.png: ${(100 * share).toFixed(2)} % of it differ`);
}

for (const [look, options] of Object.entries(LOOKS)) {
  for (const width of WIDTHS) {
    test(`${look}, ${width} px`, async (context) => {
      if (!place) {
        context.skip('NOT TESTED: Chromium is not installed');
        return;
      }
      const viewport = { width, height: 900 };
      await visit(place, 'blank.html', { ...options, viewport }, async (page) => {
        await titled(page);
        await page.evaluate((dir) => {
          document.documentElement.dir = dir;
        }, look === 'right-to-left' ? 'rtl' : 'ltr');
        await put(page, SHOWN);
        assert.deepEqual(await violations(page), []);
        const fits = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth <= clientWidth;
        });
        assert.ok(fits);
        compare(`${look}-${width}`, await page.screenshot({ fullPage: true }));
      });
    });
  }
}

/** Reads a page on which some parts of the elements are not to be seen. */
async function without(page, selector, read) {
  const dress = (filter) =>
    page.evaluate(
      ([parts, value]) => {
        for (const { shadowRoot } of document.querySelector('main').children) {
          for (const part of shadowRoot.querySelectorAll(parts)) {
            part.style.filter = value;
          }
        }
      },
      [selector, filter],
    );
  await dress('opacity(0)');
  const answer = await read();
  await dress('');
  return answer;
}

test('the tests see a violation, and a picture that differs', async (context) => {
  if (!place) {
    context.skip('NOT TESTED: Chromium is not installed');
    return;
  }
  await visit(place, 'blank.html', {}, async (page) => {
    await titled(page);
    await put(page, SHOWN);
    const before = await page.screenshot({ fullPage: true });
    assert.equal(difference(await page.screenshot({ fullPage: true }), before), 0);
    for (const lost of ['svg', 'mark', 'button', '[part=badge]']) {
      const rest = await without(page, lost, () => page.screenshot({ fullPage: true }));
      assert.ok(difference(rest, before) > TOLERANCE, lost);
    }
    await page.evaluate(() => {
      for (const element of document.querySelector('main').children) {
        element.style.setProperty('--pull-policy-text', '#eee');
      }
    });
    assert.match((await violations(page)).join('\n'), /color-contrast/);
    assert.ok(difference(await page.screenshot({ fullPage: true }), before) > TOLERANCE);
  });
});
