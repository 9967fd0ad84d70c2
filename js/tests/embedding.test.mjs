// The portable module in Node without the package: answers, faults, memory.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { library } from '../../examples/embedding/node.mjs';
import { at, cases, differences, kubernetesCases, textOf } from './cases.mjs';

const bytes = readFileSync(at('pkg/portable.wasm'));
const CALLS = {
  matchCredentials: 'match_credentials',
  diagnose: 'diagnose',
  diagnosePods: 'diagnose_pods',
  resolvePayload: 'resolve_payload',
};

const exportsOf = (module) => new WebAssembly.Instance(module, {}).exports;

/** The library, with what each of its instances exports; `prepared` gives what it sees of them. */
const watched = (prepared = (exports) => exports) => {
  const instances = [];
  const own = library(bytes, (module) => {
    instances.push(exportsOf(module));
    return prepared(instances.at(-1), instances.length);
  });
  return { own, instances };
};

test('it exports the calls, and what a host needs for them', () => {
  const all = WebAssembly.Module.exports(new WebAssembly.Module(bytes));
  const names = all.filter(({ kind }) => kind !== 'global').map(({ name }) => name);
  const expected = ['abi_version', 'alloc', 'free', 'memory', 'resolve', 'classify', ...Object.values(CALLS)];
  assert.deepEqual(names.sort(), expected.sort());
});

test('every shared case is answered as expected', () => {
  const { ask } = library(bytes);
  const all = cases();
  assert.ok(all.length >= 1000);
  for (const one of all) {
    assert.deepEqual(differences(one.expect, JSON.parse(ask('resolve', textOf(one)))), [], one.id);
  }
  const asked = new Map();
  for (const { id, call, texts, expect } of kubernetesCases()) {
    asked.set(call, 1 + (asked.get(call) ?? 0));
    assert.deepEqual(differences(expect ?? {}, JSON.parse(ask(CALLS[call], ...texts))), [], id);
  }
  assert.deepEqual([...asked.keys()].sort(), Object.keys(CALLS).sort());
  assert.ok([...asked.values()].every((count) => count >= 20), [...asked.values()].join());
});

test('a tag alone is classified as a request for it says', () => {
  const { classify } = library(bytes);
  const alone = cases().filter(
    ({ request, expect }) =>
      typeof request?.tag === 'string' &&
      Object.keys(request).length === 1 &&
      expect.tag &&
      !request.tag.includes('@'),
  );
  assert.ok(alone.length >= 200);
  for (const { id, request, expect } of alone) {
    const { value, ...expected } = expect.tag;
    assert.deepEqual(differences(expected, classify(request)), [], id);
  }
});

test('objects go in and come out', () => {
  const { resolve, classify, matchCredentials, diagnose, diagnosePods, resolvePayload } = library(bytes);
  assert.equal(resolve({ image: 'nginx' }).policy, 'Always');
  assert.equal(classify({ tag: '26.37.0' }).class, 'pinned');
  assert.equal(matchCredentials({ image: 'nginx' }).repository, 'docker.io/library/nginx');
  assert.equal(diagnose({ reason: 'ErrImageNeverPull' }).cause, 'never-present');
  assert.deepEqual(diagnosePods('{"kind":"List","items":[]}'), { pods: [], errors: [] });
  assert.equal(resolvePayload({ payload: { image: 'nginx' } }).policy, 'IfNotPresent');
});

/** Whatever memory is lent is said to be outside of it. */
const broken = (exports) => ({
  ...exports,
  resolve: (_, length) => exports.resolve(-16, length + 16),
});

test('an address outside the memory traps', () => {
  const exports = exportsOf(new WebAssembly.Module(bytes));
  assert.throws(() => broken(exports).resolve(0, 100), WebAssembly.RuntimeError);
});

test('a trap is recovered by a fresh instance', () => {
  const { own, instances } = watched((exports, count) => (count === 1 ? broken(exports) : exports));
  assert.equal(own.resolve({ image: 'nginx' }).policy, 'Always');
  assert.equal(instances.length, 2);
  assert.equal(own.resolve({ image: 'nginx:1.27.3' }).policy, 'IfNotPresent');
  assert.equal(instances.length, 2);
});

test('what traps twice is an internal error, and the next call is right', () => {
  const { own, instances } = watched((exports, count) => (count <= 2 ? broken(exports) : exports));
  const { error } = own.resolve({ image: 'nginx' });
  assert.equal(error.code, 'internal-error');
  assert.match(error.message, /^the answer was broken off: .*out of bounds/);
  assert.deepEqual(Object.keys(error), Object.keys(own.resolve({ image: 'Bad' }).error));
  assert.equal(instances.length, 3);
  assert.equal(own.resolve({ image: 'nginx' }).policy, 'Always');
});

test('memory that is not there is null, and no trap', () => {
  const { alloc, free } = exportsOf(new WebAssembly.Module(bytes));
  assert.equal(alloc(0xffff_fff0), 0);
  free(0, 7);
  const start = alloc(16);
  assert.notEqual(start, 0);
  free(start, 16);
});

const SECRET = 'hunter2-planted';
const LOGINS = { image: 'ghcr.io/acme/app', secrets: [{ auths: { 'ghcr.io': { password: SECRET, username: 'robot' } } }] };

test('after 100,000 calls the memory has not grown, and holds no login', () => {
  const { own, instances } = watched();
  const payload = { payload: { image: 'nginx', environment_variables: [`PASSWORD=${SECRET}`] } };
  const requests = [
    ['resolve', { image: 'ghcr.io/acme/dev:coder-latest' }],
    ['resolve', { image: 'Bad' }],
    ['classify', { tag: 'coder-26.37.0' }],
    ['match_credentials', LOGINS],
    ['diagnose', { reason: 'ErrImageNeverPull' }],
    ['diagnose', 5],
    ['resolve_payload', payload],
  ].map(([call, request]) => [call, JSON.stringify(request)]);
  const some = (count) => {
    for (let place = 0; place < count; place += 1) {
      own.ask(...requests[place % requests.length]);
    }
  };
  some(1_000);
  const before = instances[0].memory.buffer.byteLength;
  some(100_000);
  assert.equal(instances.length, 1);
  assert.equal(instances[0].memory.buffer.byteLength, before);
  assert.ok(own.ask('resolve_payload', JSON.stringify(payload)).includes(SECRET));
  assert.ok(!Buffer.from(instances[0].memory.buffer).includes(SECRET));
});
