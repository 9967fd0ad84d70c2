// Pages for the elements in Chromium, as it is installed; missing under CI=true it is a failure.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { at } from '../cases.mjs';
import { installed } from '../hosts/programs.mjs';
import { serve } from '../hosts/server.mjs';

const LIMIT = 60_000;

/** What makes pictures the same on every machine; the fonts themselves are packages of npm. */
const STEADY = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
const FONTCONFIG_FILE = fileURLToPath(new URL('fixtures/fonts.conf', import.meta.url));

/** The policy of the pages: what the elements need, and nothing more. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src data:",
].join('; ');

const modules = 'js/tests/node_modules/';
const folder = (path) => fileURLToPath(at(path));

const axe = readFileSync(at(`${modules}axe-core/axe.min.js`), 'utf8');

/**
 * Chromium and a server for the pages; undefined where Chromium is not installed.
 *
 * @param bundles the folder of the fixtures of frameworks, where they are asked for
 */
export async function start(bundles) {
  const program = await installed(['chromium', 'chromium-browser', 'google-chrome']);
  if (!program) {
    if (process.env.CI === 'true') {
      throw new Error('Chromium is not installed');
    }
    return undefined;
  }
  const page = (script) => ({ script, style: '/fixtures/page.css', policy: POLICY });
  const server = await serve(
    {
      '/blank.html': page('/js/dist/element.js'),
      '/react.html': page('/bundles/react.js'),
      '/vue.html': page('/bundles/vue.js'),
    },
    {
      ...(bundles && { '/bundles/': bundles }),
      '/fonts/': folder(`${modules}@fontsource/`),
      '/fixtures/': folder('js/tests/element/fixtures/'),
      '/js/': folder('js/'),
    },
  );
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', ...STEADY],
    env: { ...process.env, FONTCONFIG_FILE },
    timeout: LIMIT,
  });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { browser, address: server.address, close };
}

/**
 * Opens a page and reads it. It has to be silent: whatever it says, throws, or asks of another
 * address fails it.
 *
 * @param options of the context: the size, the colour scheme and so on
 */
export async function visit({ browser, address }, name, options, read) {
  const context = await browser.newContext({ viewport: { width: 768, height: 900 }, ...options });
  const heard = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT);
    page.on('console', (message) => heard.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => heard.push(`thrown: ${error.message}`));
    page.on('dialog', (dialog) => {
      heard.push(`dialog: ${dialog.message()}`);
      dialog.dismiss();
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${address}/`) && !url.startsWith('data:')) {
        heard.push(`request: ${url}`);
      }
    });
    page.on('response', (response) => {
      if (!response.ok()) {
        heard.push(`${response.status()}: ${response.url()}`);
      }
    });
    await page.goto(`${address}/${name}`);
    // Fonts that come late would change sizes under the tests.
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    const answer = await read(page);
    if (heard.length > 0) {
      throw new Error(heard.join('\n'));
    }
    return answer;
  } finally {
    await context.close();
  }
}

/** Puts elements on a page, by their tags, attributes and properties, and waits until they are shown. */
export const put = (page, elements) =>
  page.evaluate(async (all) => {
    const made = all.map(({ name, attributes = {}, properties = {} }) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        element.setAttribute(key, value);
      }
      return Object.assign(element, properties);
    });
    document.querySelector('main').replaceChildren(...made);
    await Promise.all(made.map((element) => element.updateComplete));
  }, elements);

/** What axe-core has against a page, as sentences. */
export async function violations(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 300)}: ${node.failureSummary}`));
  });
}
