// The sizes are within their budgets, and those that the documentation tells are true.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { PATH, litFile } from './lit.mjs';
import { at } from './support.mjs';

const KIBIBYTE = 1_024;
const KILOBYTE = 1_000;

const sizesOf = (paths) => {
  const files = paths.map((path) => readFileSync(at(path)));
  const total = (sizes) => sizes.reduce((sum, size) => sum + size, 0);
  return {
    raw: total(files.map((file) => file.length)),
    gzip: total(files.map((file) => gzipSync(file, { level: 9 }).length)),
  };
};

test('what a page or the program loads is within its budget', () => {
  for (const [path, budget] of Object.entries({
    'pkg/core_bg.wasm': 60,
    'js/dist/index.js': 85,
    'js/dist/slim.js': 6,
    'pkg/kubernetes_bg.wasm': 90,
    'js/dist/kubernetes.js': 125,
    'pkg/manifest_bg.wasm': 230,
    'js/dist/manifest.js': 310,
    'pkg/console_bg.wasm': 120,
    // With all that it loads.
    'js/dist/element.js js/dist/index.js': 110,
  })) {
    const { gzip } = sizesOf(path.split(' '));
    assert.ok(gzip <= budget * KIBIBYTE, `${path}: ${gzip} bytes of ${budget} KiB`);
  }
});

test('the documentation tells the sizes as they are', () => {
  const text = readFileSync(at('docs/javascript.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (`.*`) \| (\d+) kB \| (\d+) kB \|$/gm)];
  assert.equal(rows.length, 10);
  for (const [, files, raw, gzip] of rows) {
    const actual = sizesOf([...files.matchAll(/`(.*?)`/g)].map(([, path]) => path));
    for (const [told, bytes] of [[raw, actual.raw], [gzip, actual.gzip]]) {
      const size = bytes / KILOBYTE;
      assert.ok(Math.abs(told - size) <= 0.5 + size / 20, `${files}: ${told} kB, not ${size}`);
    }
  }
});

test('Lit is in one file as its package makes it, with its licence', async () => {
  const text = readFileSync(PATH, 'utf8');
  assert.equal(text, await litFile(), '`node js/tests/lit.mjs` writes it anew');
  for (const built of ['element.js', 'element.cjs']) {
    const entry = readFileSync(at(`js/dist/${built}`), 'utf8');
    assert.match(entry, /@license Lit \d[\s\S]*BSD 3-Clause License[\s\S]*Copyright \(c\) 2017 Google LLC/);
  }
});
