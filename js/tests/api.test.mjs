// How the functions behave, in every entry.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { at, coreBytes, entries } from './support.mjs';

const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const known = globalThis.Buffer;
const long = `${'a/'.repeat(8192)}a`;

for (const [name, entry] of Object.entries(entries)) {
  const { pullPolicy, pullPolicyForTag, kubernetesDefault, classifyTag, resolve } = entry;
  const { resolveOrThrow, resolveMany, PullPolicyError } = entry;

  test(`${name}: policies`, () => {
    assert.equal(pullPolicy('ghcr.io/acme/dev:coder-latest'), 'Always');
    assert.equal(pullPolicy('ghcr.io/acme/dev:coder-26.37.0'), 'IfNotPresent');
    assert.equal(pullPolicyForTag('coder-latest'), 'Always');
    assert.equal(pullPolicyForTag('26.37.0'), 'IfNotPresent');
    for (const policy of ['Always', 'IfNotPresent', 'Never']) {
      assert.equal(pullPolicy('nginx', policy), policy);
      assert.equal(pullPolicyForTag('latest', policy), policy);
    }
    for (const auto of ['auto', '', null, undefined]) {
      assert.equal(pullPolicy('nginx:1.27.3', auto), 'IfNotPresent');
      assert.equal(pullPolicyForTag('1.27.3', auto), 'IfNotPresent');
    }
  });

  test(`${name}: what Kubernetes does by default, with any text`, () => {
    assert.equal(kubernetesDefault('nginx'), 'Always');
    assert.equal(kubernetesDefault('ghcr.io/acme/dev:coder-latest'), 'IfNotPresent');
    for (const image of ['', ' nginx', 'Nginx:latest', 'ä', '😀:latest']) {
      const known = resolve({ image }).error.kubernetesDefault;
      assert.equal(kubernetesDefault(image), known, image);
    }
  });

  test(`${name}: tags`, () => {
    const evidence = { text: 'latest', start: 6, end: 12 };
    const moving = { value: 'coder-latest', class: 'moving', kind: 'alias', evidence };
    assert.deepEqual(classifyTag('coder-latest'), moving);
    assert.deepEqual(classifyTag(`coder-latest@sha256:${'0'.repeat(64)}`), moving);
    const unknown = classifyTag('x'.repeat(128));
    assert.equal(unknown.value.length, 128);
    assert.deepEqual(unknown, resolve({ tag: 'x'.repeat(128) }).decision.tag);
  });

  test(`${name}: errors are thrown with all their keys`, () => {
    const expected = resolve({ image: 'ghcr.io/Acme/dev' }).error;
    assert.equal(expected.code, 'invalid-image');
    for (const call of [
      () => pullPolicy('ghcr.io/Acme/dev'),
      () => resolveOrThrow({ image: 'ghcr.io/Acme/dev' }),
    ]) {
      assert.throws(call, (error) => {
        assert.ok(error instanceof PullPolicyError);
        assert.ok(error instanceof Error);
        assert.equal(error.name, 'PullPolicyError');
        assert.match(error.stack, /PullPolicyError: /);
        for (const [key, value] of Object.entries(expected)) {
          assert.deepEqual(error[key], value, key);
        }
        return true;
      });
    }
  });

  test(`${name}: bad arguments of the short functions`, () => {
    const wrong = (code, call) => assert.throws(call, { name: 'PullPolicyError', code });
    for (const short of [pullPolicy, pullPolicyForTag, kubernetesDefault, classifyTag]) {
      wrong('missing-image', () => short());
      wrong('missing-image', () => short(null));
      for (const value of [5, {}, [], true, 5n, '\ud800', 'nginx\udc00:latest']) {
        wrong('invalid-request', () => short(value));
      }
      wrong('too-large', () => short(long));
      wrong('too-large', () => short('ä'.repeat(16_384)));
    }
    wrong('invalid-policy', () => pullPolicy('nginx', 'always'));
    wrong('invalid-policy', () => pullPolicy('nginx', 'constructor'));
    wrong('invalid-policy', () => pullPolicyForTag('latest', 'Auto'));
    wrong('invalid-request', () => pullPolicy('nginx', 1));
    wrong('invalid-image', () => pullPolicy(''));
    wrong('invalid-tag', () => pullPolicyForTag('a b'));
    wrong('invalid-tag', () => classifyTag('ä'));
  });

  test(`${name}: many requests`, () => {
    assert.deepEqual(resolveMany([]), []);
    const requests = [
      { image: 'nginx' },
      undefined,
      { image: 5n },
      { image: 'x\ny' },
      { image: '\ud800' },
      { rules: { pinned: ['x'.repeat(2 << 20)] } },
      ...Array.from({ length: 500 }, (_, place) => ({ image: `nginx:1.27.${place}` })),
    ];
    const one = requests.map((request) => resolve(request));
    assert.deepEqual(resolveMany(requests), one);
    assert.deepEqual(resolveMany(new Set(requests)), one);
    const codes = one.slice(1, 6).map(({ error }) => error.code);
    const expected = ['invalid-request', 'invalid-request', 'invalid-image', 'invalid-request'];
    assert.deepEqual(codes, [...expected, 'too-large']);
    for (const list of [undefined, null, 5, {}]) {
      assert.throws(() => resolveMany(list), { name: 'PullPolicyError', code: 'invalid-request' });
    }
  });

  test(`${name}: versions`, () => {
    assert.equal(entry.version, manifest.version);
    assert.equal(entry.semantics, resolveOrThrow({ image: 'nginx' }).semantics);
  });
}

test('slim takes whatever holds the module, and says what is wrong with it', async () => {
  const { init, initSync, pullPolicy } = await import('../dist/slim.js?fresh');
  const uninitialised = { name: 'PullPolicyError', code: 'not-initialised' };
  assert.throws(() => pullPolicy('nginx'), uninitialised);
  const bytes = coreBytes();
  const address = new URL(`data:application/wasm;base64,${bytes.toString('base64')}`);
  const type = { headers: { 'content-type': 'application/octet-stream' } };
  for (const wrong of [undefined, null, 'data:', new Response('', { status: 404 })]) {
    await assert.rejects(init(wrong), uninitialised);
  }
  const unusable = { name: 'PullPolicyError', code: 'unsupported-environment' };
  for (const wrong of [new Uint8Array(8), {}, new Response('x')]) {
    await assert.rejects(init(wrong), unusable);
  }
  const other = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  assert.throws(() => initSync(other), unusable);
  assert.throws(() => pullPolicy('nginx'), uninitialised);
  for (const source of [
    address,
    address.href,
    new Response(bytes, type),
    Promise.resolve(new Response(bytes, type)),
    bytes,
    Uint8Array.from(bytes).buffer,
    new WebAssembly.Module(bytes),
  ]) {
    await init(source);
    assert.equal(pullPolicy('nginx'), 'Always');
  }
});

for (const [host, fromBase64, buffer] of [
  ['itself', (text) => Uint8Array.from(known.from(text, 'base64')), undefined],
  ['as Node does', undefined, known],
  ['not at all', undefined, undefined],
]) {
  test(`the module is decoded where the host decodes base64 ${host}`, async () => {
    const own = [Uint8Array.fromBase64, globalThis.Buffer];
    const { pullPolicy } = await import(`../dist/index.js?${encodeURIComponent(host)}`);
    let policy;
    try {
      [Uint8Array.fromBase64, globalThis.Buffer] = [fromBase64, buffer];
      policy = pullPolicy('nginx:1.27.3');
    } finally {
      [Uint8Array.fromBase64, globalThis.Buffer] = own;
    }
    assert.equal(policy, 'IfNotPresent');
  });
}

test('importing an entry compiles nothing', async () => {
  const host = globalThis.WebAssembly;
  try {
    globalThis.WebAssembly = undefined;
    const { pullPolicy } = await import('../dist/index.js?idle');
    assert.throws(() => pullPolicy('nginx'), { code: 'unsupported-environment' });
  } finally {
    globalThis.WebAssembly = host;
  }
});
