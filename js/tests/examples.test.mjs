// The examples do what they say. The page is tested in a browser, with the other hosts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { at } from './support.mjs';

const script = fileURLToPath(at('examples/node/flavours.mjs'));
const run = (...given) => spawnSync(process.execPath, [script, ...given], { encoding: 'utf8' });

test('the script prints the policy of each flavour', () => {
  const { stdout, stderr, status } = run();
  assert.equal(stderr, '');
  assert.equal(status, 0);
  const lines = stdout.trimEnd().split('\n');
  assert.deepEqual(
    lines.map((line) => line.split(' (')[0]),
    ['terminal: IfNotPresent', 'desktop: Always', 'desktop-next: IfNotPresent', 'gpu: Always'],
  );
});

test('the script says which flavour has no decision', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pullpolicy-examples-'));
  try {
    const path = join(folder, 'x.tfvars.json');
    const flavours = { good: 'coder-26.37.0', bad: '${TAG}' };
    writeFileSync(path, JSON.stringify({ image: 'registry.example.com/dev/workspace', flavours }));
    const { stdout, status } = run(path);
    assert.equal(status, 1);
    assert.match(stdout, /^good: IfNotPresent \(.*\nbad: .*`\$\{TAG\}`/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
