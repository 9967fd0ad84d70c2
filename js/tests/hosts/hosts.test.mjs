// The packed package answers on every host as the native program does.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { native } from '../native.mjs';
import { at } from '../support.mjs';
import { reportOf } from './app/report.js';
import { bundled, bundlers, folderOf, viteServer } from './bundlers.mjs';
import { launch, refused, reported, visit } from './chromium.mjs';
import { APP, LIMIT, MODULES, install, installed, packaged, referenceCases } from './fixture.mjs';
import { remove, run, sharedCases, write } from './fixture.mjs';
import { serve } from './server.mjs';
import { reportOfWorker } from './workerd.mjs';

/** Where every host has to be there. */
const COMPLETE = process.env.CI === 'true';
const SETUP_LIMIT = 1_000_000;
/** What a bundle without the package takes at most, in bytes. */
const UNUSED_LIMIT = 1_000;
/** How many differences a failure names. */
const SHOWN = 5;

/** What the table at the end shows. */
const rows = [];
let tarball;
let cases;
/** Those of them that are about decisions, which is all that some entries make. */
let decisions;
let references;

/**
 * A test of one host: all cases, without a difference.
 *
 * @param ask makes the report; gives undefined where the host is missing
 * @param expected gives the cases, if not the shared ones
 */
function host(name, ask, expected = () => cases) {
  test(name, { timeout: 2 * LIMIT }, async (context) => {
    const row = { host: name, cases: 'FAILED', differences: '' };
    rows.push(row);
    const report = await ask();
    if (report === undefined) {
      row.cases = 'MISSING';
      assert.ok(!COMPLETE, `${name} is not installed`);
      context.skip('NOT TESTED: it is not installed');
      return;
    }
    Object.assign(row, { cases: report.cases, differences: report.differences.length });
    assert.deepEqual(report.differences.slice(0, SHOWN), []);
    assert.equal(report.cases, expected().length);
  });
}

function printTable() {
  const table = [{ host: 'host', cases: 'cases', differences: 'differences' }, ...rows];
  const lines = table.map(
    ({ host, cases, differences }) =>
      `${host.padEnd(44)}${String(cases).padStart(8)}${String(differences).padStart(14)}`,
  );
  console.log(['', ...lines, ''].join('\n'));
}

before(
  async () => {
    tarball = await install();
    cases = await sharedCases();
    decisions = cases.filter(({ call }) => call === 'resolve');
    references = await referenceCases();
    write('cases.json', JSON.stringify(cases));
  },
  { timeout: SETUP_LIMIT },
);

after(() => {
  printTable();
  remove();
});

test('the cases are all there, and a wrong answer among them is seen', async () => {
  assert.ok(decisions.length >= 1_300, `${decisions.length} decisions`);
  const manifests = cases.filter(({ call }) => call === 'lintManifest' || call === 'fixManifest');
  assert.ok(manifests.length >= 900, `${manifests.length} manifests`);
  assert.ok(cases.length - decisions.length - manifests.length >= 190, `${cases.length} cases`);
  assert.equal(references.length, 46_623);
  const dist = join(APP, 'node_modules/pullpolicy/js/dist');
  const [core, kubernetes, manifest] = await Promise.all(
    ['index.js', 'kubernetes.js', 'manifest.js'].map((name) => import(join(dist, name))),
  );
  const wrong = cases.map((one, place) => (place % 500 === 7 ? { ...one, answer: '{}' } : one));
  const { differences } = reportOf({ ...core, ...kubernetes, ...manifest }, wrong);
  const expected = cases.filter((_, place) => place % 500 === 7).map(({ id }) => id);
  assert.deepEqual(differences, expected);
});

test('attw and publint find nothing in the tarball', { timeout: 2 * LIMIT }, async () => {
  const attw = join(MODULES, '@arethetypeswrong/cli/dist/index.js');
  const publint = join(MODULES, 'publint/src/cli.js');
  const untyped = ['--exclude-entrypoints', './core.wasm'];
  const node = (given) => run(process.execPath, given, { cwd: APP });
  const types = await node([attw, tarball, '--format', 'json', '--profile', 'strict', ...untyped]);
  const { analysis, problems } = JSON.parse(types);
  assert.deepEqual(Object.keys(analysis.entrypoints), [
    '.',
    './slim',
    './js',
    './kubernetes',
    './manifest',
    './element',
    './package.json',
  ]);
  assert.deepEqual(problems, {});
  assert.match(await node([publint, tarball, '--strict']), /All good!/);
});

for (const name of Object.keys(bundlers)) {
  test(`${name} leaves the package out where nothing asks it`, { timeout: LIMIT }, async () => {
    const { size } = statSync(await bundled(name, 'unused.js'));
    assert.ok(size <= UNUSED_LIMIT, `${size} bytes`);
  });
}

describe('Node', () => {
  const node = (given, asked = () => cases) =>
    run(process.execPath, given, { cwd: APP, input: JSON.stringify(asked()) }).then(JSON.parse);
  const all = () => [...cases, ...references];
  const plain = () => [...decisions, ...references];
  const bare = () => decisions;
  host('Node, module', () => node(['module.js'], all), all);
  host('Node, slim, module', () => node(['module-slim.js']), bare);
  host('Node, CommonJS', () => node(['common.cjs']));
  host('Node, plain, module', () => node(['module-plain.js'], plain), plain);
  host('Node, plain, CommonJS', () => node(['common-plain.cjs']), bare);

  const strict = '--disallow-code-generation-from-strings';
  host('Node, no code from text', () => node([strict, 'module.js']));
  host('Node, plain, no code from text', () => node([strict, 'module-plain.js']), bare);

  // Older ones cannot require modules anyway.
  const known = process.allowedNodeEnvironmentFlags.has('--no-experimental-require-module');
  const separate = known ? ['--no-experimental-require-module'] : [];
  host('Node, CommonJS, no require of modules', () => node([...separate, 'common.cjs']));
  host('Node, plain, CommonJS, no require of modules', () => node([...separate, 'common-plain.cjs']), bare);
});

test('the installed program answers as the native one', { timeout: LIMIT }, async () => {
  const shell = process.platform === 'win32';
  const ours = join(APP, 'node_modules/.bin/pullpolicy');
  const given = ['resolve', 'ghcr.io/acme/dev:coder-latest'];
  const [answer, expected] = await Promise.all(
    [ours, await native()].map((program) => run(program, given, { cwd: APP, shell })),
  );
  assert.match(expected, /^Always\n/);
  assert.equal(answer, expected);
});

describe('other runtimes', () => {
  const quiet = { DENO_DIR: join(APP, '.deno'), DENO_NO_UPDATE_CHECK: '1', DO_NOT_TRACK: '1' };
  const env = { ...process.env, ...quiet };
  const asking = async (program, given) =>
    program && JSON.parse(await run(program, given, { cwd: APP, env, input: JSON.stringify(cases) }));

  // No permission is given, and none is asked for.
  const deno = () => packaged('@deno', ['deno', 'deno/deno']);
  host('Deno', async () => asking(await deno(), ['run', '--no-prompt', '--no-remote', 'module.js']));

  const bun = () => packaged('@oven', ['bin/bun', 'bin/bun.exe', 'bun/bin/bun.exe']);
  host('Bun, module', async () => asking(await bun(), ['run', 'module.js']));
  host('Bun, CommonJS', async () => asking(await bun(), ['run', 'common.cjs']));

  const workerd = () => packaged('@cloudflare', ['bin/workerd']);
  host('workerd', async () => reportOfWorker(await workerd(), 'workerd'));
  // What edge runtimes load is run by workerd too: their own are not to be had alone.
  host('workerd, edge-light', async () => reportOfWorker(await workerd(), 'edge-light'));
});

describe('Chromium', () => {
  const WASM_ALLOWED = "script-src 'self' 'wasm-unsafe-eval'";
  const STRICT = "script-src 'self'";
  const pages = {
    '/open.html': { script: '/page.js' },
    '/wasm.html': { script: '/page.js', policy: WASM_ALLOWED },
    '/slim.html': { script: '/page-slim.js', policy: WASM_ALLOWED },
    '/strict.html': { script: '/page-strict.js', policy: STRICT },
  };
  let browser;
  let server;

  before(async () => {
    const program = await installed(['chromium', 'chromium-browser', 'google-chrome']);
    for (const name of Object.keys(bundlers)) {
      const bundle = folderOf(name);
      for (const [page, script] of [['', 'bundled'], ['-elements', 'elements']]) {
        const address = `/bundles/${bundle}/${script}.js`;
        pages[`/${bundle}${page}.html`] = { script: address, policy: WASM_ALLOWED };
      }
    }
    server = await serve(pages, {
      '/examples/': fileURLToPath(at('examples/')),
      '/js/': join(APP, 'node_modules/pullpolicy/js/'),
      '/': APP,
    });
    browser = program && (await launch(program));
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  /** The report of a page, on which code from text is allowed or not. */
  const reportOfPage = async (address, evaluates, read = reported) => {
    if (!browser) {
      return undefined;
    }
    const report = await visit(browser, address, read);
    assert.equal(report.evaluates, evaluates);
    return report;
  };
  const page = (name) => `${server.address}/${name}.html`;

  host('Chromium', () => reportOfPage(page('open'), true));
  host('Chromium, wasm-unsafe-eval', () => reportOfPage(page('wasm'), false));
  host('Chromium, wasm-unsafe-eval, slim', () => reportOfPage(page('slim'), false), () => decisions);
  host('Chromium, strict, plain', () =>
    reportOfPage(page('strict'), false, async (opened) => {
      const report = await reported(opened);
      const refusals = await refused(opened);
      assert.equal(refusals.length, 4);
      for (const { name, code, message } of refusals) {
        assert.equal(name, 'PullPolicyError');
        assert.equal(code, 'unsupported-environment');
        assert.match(message, /`pullpolicy\/(js|kubernetes|manifest)`/);
      }
      return report;
    }),
    () => decisions,
  );

  for (const name of Object.keys(bundlers)) {
    host(`${name}, in Chromium`, async () => {
      await bundled(name, 'bundled.js');
      return reportOfPage(page(folderOf(name)), false);
    });
  }

  for (const name of Object.keys(bundlers)) {
    test(`${name} keeps an import that only defines the elements`, { timeout: LIMIT }, async (context) => {
      if (!browser) {
        context.skip('NOT TESTED: Chromium is not installed');
        return;
      }
      await bundled(name, 'elements.js');
      await visit(browser, page(`${folderOf(name)}-elements`), async (opened) => {
        await opened.waitForSelector('pull-policy-preview [part=badge]');
        assert.equal(await opened.textContent('pull-policy-preview [part=badge]'), 'Always');
      });
    });
  }

  host('Vite, in development, in Chromium', async () => {
    const development = await viteServer();
    try {
      return await reportOfPage(development.address, true);
    } finally {
      await development.close();
    }
  });

  test('the example for browsers answers while someone types', { timeout: LIMIT }, async (context) => {
    if (!browser) {
      context.skip('NOT TESTED: Chromium is not installed');
      return;
    }
    await visit(browser, `${server.address}/examples/browser/index.html`, async (opened) => {
      const shown = () => opened.locator('output').textContent();
      assert.equal(await shown(), 'Always');
      for (const [image, expected] of [
        ['nginx:1.27.3', 'IfNotPresent'],
        ['ghcr.io/Acme/dev', 'invalid-image'],
      ]) {
        await opened.fill('input[name=image]', image);
        assert.equal(await shown(), expected);
        assert.ok((await opened.locator('li').count()) > 0);
      }
      await opened.fill('input[name=image]', 'nginx');
      await opened.selectOption('select[name=policy]', 'Never');
      assert.equal(await shown(), 'Never');
    });
  });
});
