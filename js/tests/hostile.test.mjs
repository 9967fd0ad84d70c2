// Nothing that is given, and no fault of an instance, leaves the package unusable.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

import { wasmEngine } from '../engine.js';
import { at, coreBytes } from './support.mjs';
import { kubernetesDefault, pullPolicy, resolve, resolveMany } from '../dist/index.js';
import { resolve as plainly } from '../dist/js.js';

const host = globalThis.WebAssembly;
/** The exports of each instance that the default entry made, the newest last. */
const instances = [];
/** Names of exports that trap: they write outside the memory. */
const broken = new Set();

function Instance(module, imports) {
  const { exports } = new host.Instance(module, imports);
  instances.push(exports);
  const trap = () => exports.vocabulary(-16);
  const wrapped = Object.entries(exports).map(([name, value]) => [
    name,
    typeof value === 'function' ? (...given) => (broken.has(name) ? trap() : value(...given)) : value,
  ]);
  return { exports: Object.fromEntries(wrapped) };
}

globalThis.WebAssembly = Object.assign(Object.create(host), { Instance });

test('without WebAssembly the error names the cause and the entry that works', () => {
  globalThis.WebAssembly = undefined;
  try {
    for (const call of [() => resolve({ image: 'nginx' }), () => pullPolicy('nginx')]) {
      assert.throws(call, (error) => {
        assert.equal(error.name, 'PullPolicyError');
        assert.equal(error.code, 'unsupported-environment');
        assert.match(error.message, /cannot be used here: .+; `pullpolicy\/js`/);
        assert.ok(error.cause instanceof Error);
        return true;
      });
    }
  } finally {
    globalThis.WebAssembly = Object.assign(Object.create(host), { Instance });
  }
  assert.equal(pullPolicy('nginx'), 'Always');
});

test('no module imports anything', () => {
  const modules = readdirSync(at('pkg/')).filter((name) => name.endsWith('.wasm'));
  assert.ok(modules.includes('core_bg.wasm') && modules.includes('portable.wasm'));
  for (const name of modules) {
    const module = new host.Module(readFileSync(at(`pkg/${name}`)));
    assert.deepEqual(host.Module.imports(module), [], name);
  }
});

/** What an entry needs beyond that: to await a module that is fetched, or Lit's promises; the package itself. */
const ALLOWED = { slim: /\bawait\b/g, element: /\bawait\b|\brequire\('\.\/index\.cjs'\)/g };

test('no entry reaches for more than the language', () => {
  const words = /\b(eval|Function|require|XMLHttpRequest|process)\(|\bimport\.meta|\bawait\b|node:/;
  assert.match('const x = await y', words);
  for (const name of readdirSync(at('js/dist/')).filter((name) => /\.c?js$/.test(name))) {
    const text = readFileSync(at(`js/dist/${name}`), 'utf8');
    const entry = name.replace(/\.c?js$/, '');
    assert.doesNotMatch(text.replace(ALLOWED[entry] ?? /(?!)/g, ''), words, name);
    assert.equal(/\bfetch\(/.test(text), name.startsWith('slim'), name);
  }
});

const cyclic = {};
cyclic.rules = cyclic;
const throwing = {
  get image() {
    throw new Error('no');
  },
};
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
let nested = {};
for (let depth = 0; depth < 10_000; depth += 1) {
  nested = [nested];
}
const odd = [undefined, null, 5, NaN, 5n, true, 'nginx', '', Symbol('x'), () => 'nginx', []];
const objects = [cyclic, throwing, revoked, new Proxy({}, { ownKeys: () => assert.fail() })];
const policies = [NaN, {}, [], 5, 'always', '\ud800'].map((policy) => ({ image: 'nginx:', policy }));
const images = ['\ud800', 'a\udfff:b', '\0', ' ', '{{x}}', '['.repeat(10_000), 'ä'.repeat(9_000)];
const others = [{ image: { toJSON: () => assert.fail() } }, { cluster: [] }];
const hostile = [...odd, ...objects, ...policies, ...others, ...images.map((image) => ({ image }))];
const texts = ['', '{', '{"image":', '{"image": "nginx"}}', 'nul', '"\\ud800"', '{"image": "\\ud800"}'];
texts.push('['.repeat(10_000), '{"rules":'.repeat(10_000), '\0', '{"image": 1e999}', '{} {}');
/** What takes long, and is not asked as often. */
const large = [
  '😀'.repeat(1 << 19),
  { image: 'x'.repeat(1 << 20) },
  { digests: { x: 'y'.repeat(1 << 20) } },
  nested,
  { rules: nested },
];

for (const [name, ask] of Object.entries({ 'index.js': resolve, 'js.js': plainly })) {
  test(`${name}: whatever is asked, the answer is an error of the contract`, () => {
    const keys = Object.keys(resolve({}).error);
    for (const request of [...hostile, ...large]) {
      const { ok, error } = ask(request);
      assert.equal(ok, false);
      assert.deepEqual(Object.keys(error), keys);
      assert.notEqual(error.code, 'internal-error');
      assert.ok(error.message.length > 0);
    }
    assert.equal(ask('x'.repeat(1 << 24)).error.code, 'too-large');
    assert.equal(ask(large[0]).error.message, resolve(large[0]).error.message);
  });
}

test('a text that is too large is never written into the memory', () => {
  const before = instances.at(-1).memory.buffer.byteLength;
  const { error } = resolve('ä'.repeat(1 << 24));
  assert.equal(error.message, '`request` is 33554434 bytes long; at most 1048576 are accepted');
  assert.equal(instances.at(-1).memory.buffer.byteLength, before);
});

test('an instance that trapped is replaced', () => {
  const expected = resolve({ image: 'nginx:1.27.3' });
  for (const [name, call] of Object.entries({
    pullPolicy: () => assert.equal(pullPolicy('nginx:1.27.3'), 'IfNotPresent'),
    kubernetesDefault: () => assert.equal(kubernetesDefault('nginx:1.27.3'), 'IfNotPresent'),
    resolveMany: () => assert.deepEqual(resolveMany([{ image: 'nginx:1.27.3' }, 0])[0], expected),
  })) {
    const made = instances.length;
    broken.add(name);
    call();
    assert.ok(instances.length > made, name);
    broken.clear();
    call();
    assert.deepEqual(resolve({ image: 'nginx:1.27.3' }), expected);
  }
});

test('a call that traps twice is answered with an error that says so', () => {
  const made = instances.length;
  broken.add('resolve');
  const { ok, error } = resolve({ image: 'nginx' });
  assert.equal(ok, false);
  assert.equal(error.code, 'internal-error');
  assert.match(error.message, /^the answer was broken off: .*memory/);
  assert.deepEqual(Object.keys(error), Object.keys(plainly({}).error));
  assert.equal(instances.length, made + 1);
  broken.clear();
  assert.equal(resolve({ image: 'nginx' }).ok, true);
  assert.equal(instances.length, made + 2);
});

test('a stack that is exhausted in a call harms no later one', () => {
  const deeper = (depth) => {
    let policy;
    try {
      policy = pullPolicy('nginx:1.27.3');
      assert.equal(resolve({ image: 'nginx:1.27.3' }).ok, true);
    } finally {
      if (policy !== undefined || depth < 100) {
        deeper(depth + 1);
      }
    }
  };
  assert.throws(() => deeper(0));
  assert.equal(pullPolicy('nginx:1.27.3'), 'IfNotPresent');
  assert.equal(resolve({ image: 'nginx:1.27.3' }).decision.policy, 'IfNotPresent');
});

test('after 100,000 hostile calls a good one is right, and the memory has not grown', () => {
  const engine = wasmEngine(() => new host.Module(coreBytes()));
  const some = (count) => {
    for (let call = 0; call < count; call += 1) {
      const rare = call % 200 === 0;
      const from = rare ? large : hostile;
      const request = from[(rare ? call / 200 : call) % from.length];
      assert.equal(resolve(request).ok, false);
      const text = texts[call % texts.length];
      assert.equal(JSON.parse(engine.resolve(text)).error.code, 'invalid-request');
    }
  };
  some(1_000);
  const made = instances.length;
  const sizes = () => instances.slice(-2).map(({ memory }) => memory.buffer.byteLength);
  const before = sizes();
  some(50_000);
  assert.equal(instances.length, made);
  assert.deepEqual(sizes(), before);
  assert.equal(JSON.parse(engine.resolve('{"image": "nginx:1.27.3"}')).policy, 'IfNotPresent');
  assert.equal(pullPolicy('ghcr.io/acme/dev:coder-latest'), 'Always');
  assert.equal(resolve({ image: 'nginx:1.27.3' }).decision.policy, 'IfNotPresent');
});
