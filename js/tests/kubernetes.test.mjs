// What comes after the decision: answers as the shared cases expect, whatever is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as module from '../dist/kubernetes.js';
import { differences, kubernetesCases, require } from './support.mjs';

const entries = { 'kubernetes.js': module, 'kubernetes.cjs': require('../dist/kubernetes.cjs') };
const all = kubernetesCases();

/** A value as it was written, undefined where the text is none. */
const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a function is given in a case, as objects; undefined where no object is written so. */
const requestOf = ({ call, texts }) => {
  const values = texts.map(parsed);
  const whole = values.every((value, place) => texts[place] === '' || JSON.stringify(value) === texts[place]);
  if (!whole) {
    return undefined;
  }
  const [pods, events, nodes] = values;
  return call === 'diagnosePods' ? { pods, events, nodes } : pods;
};

/** An outcome as the library writes it. */
const written = ({ ok, error, mended, ...given }) =>
  ok ? Object.values(given)[0] : { error, ...(mended && { mended }) };

for (const [name, entry] of Object.entries(entries)) {
  test(`${name} answers every shared case as expected`, () => {
    let objects = 0;
    for (const one of all) {
      const request = requestOf(one);
      if (request !== undefined) {
        objects += 1;
        assert.deepEqual(differences(one.expect ?? {}, written(entry[one.call](request))), [], one.id);
      }
    }
    assert.ok(objects >= 160, `${objects} cases`);
  });

  test(`${name}: what kubectl printed is read as text, too`, () => {
    const pods = all.filter(({ call }) => call === 'diagnosePods');
    assert.ok(pods.length >= 50);
    for (const { id, texts, expect } of pods) {
      const [pods, events, nodes] = texts;
      assert.deepEqual(differences(expect ?? {}, written(entry.diagnosePods({ pods, events, nodes }))), [], id);
    }
  });
}

const { matchCredentials, diagnose, diagnosePods, resolvePayload, PullPolicyError } = module;

test('each outcome has its own key, and an error the keys of the contract', () => {
  const keys = [
    'code',
    'message',
    'input',
    'at',
    'span',
    'detail',
    'suggestion',
    'kubernetesDefault',
    'waiting',
    'rejectedBy',
  ];
  for (const [call, good, key] of [
    [matchCredentials, { image: 'nginx' }, 'credentials'],
    [diagnose, { reason: 'ErrImageNeverPull' }, 'diagnosis'],
    [diagnosePods, { pods: { kind: 'List', items: [] } }, 'report'],
    [resolvePayload, { payload: { image: 'nginx' } }, 'deployment'],
  ]) {
    const { ok, ...given } = call(good);
    assert.equal(ok, true);
    assert.deepEqual(Object.keys(given), [key]);
    const bad = call(undefined);
    assert.equal(bad.ok, false);
    assert.deepEqual(Object.keys(bad.error), keys);
  }
});

test('a Secret that cannot be read fails all, and the answer says what would be tried without', () => {
  const broken = { name: 'a', type: 'kubernetes.io/dockercfg', data: { '.dockercfg': '{' } };
  const good = { name: 'b', type: 'kubernetes.io/dockercfg', data: { '.dockercfg': { 'quay.io': { auth: 'dTpw' } } } };
  const { ok, error, mended } = matchCredentials({ image: 'quay.io/a', secrets: [broken, good] });
  assert.equal(ok, false);
  assert.equal(error.code, 'invalid-secret');
  assert.deepEqual(mended.matches.map(({ secret }) => secret), ['b']);
  assert.equal(matchCredentials({}).mended, null);
});

const SECRET = 'hunter2-planted';
const encoded = Buffer.from(`robot:${SECRET}`).toString('base64');

test('no answer and no error holds a password, a token or an auth', () => {
  const logins = [
    { username: 'robot', password: SECRET },
    { auth: encoded },
    { identitytoken: SECRET },
    { auth: SECRET },
    SECRET,
  ];
  const configs = logins.flatMap((login) => [
    { auths: { 'ghcr.io': login } },
    { auths: { [`https://robot:${SECRET}@ghcr.io`]: login } },
  ]);
  const texts = [...configs, SECRET, [SECRET]].map((config) => JSON.stringify(config));
  const secrets = [
    ...configs,
    ...texts,
    ...texts.map((text) => text.slice(0, -1)),
    ...texts.map((text) => ({
      name: 'pull',
      type: 'kubernetes.io/dockerconfigjson',
      data: { '.dockerconfigjson': text },
    })),
  ];
  for (const image of ['ghcr.io/acme/app:1.0', 'nginx', 'Bad']) {
    for (const secret of secrets) {
      const answer = JSON.stringify(matchCredentials({ image, secrets: [secret] }));
      assert.doesNotMatch(answer, new RegExp(`${SECRET}|${encoded}`), answer);
    }
  }
  const environment_variables = [`PASSWORD=${SECRET}`];
  for (const payload of [{ environment_variables }, { image: 'Bad', environment_variables }]) {
    assert.doesNotMatch(JSON.stringify(resolvePayload({ payload })), new RegExp(SECRET));
  }
});

const throwing = {
  get image() {
    throw new Error(SECRET);
  },
  get pods() {
    throw new Error(SECRET);
  },
};
const cyclic = { payload: {} };
cyclic.payload.own = cyclic;
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
let nested = {};
for (let depth = 0; depth < 10_000; depth += 1) {
  nested = [nested];
}
const odd = [undefined, null, 5, NaN, 5n, true, 'nginx', '', Symbol('x'), () => 'nginx', []];
const hostile = [
  ...odd,
  throwing,
  cyclic,
  revoked,
  ...odd.map((image) => ({ image, secrets: image })),
  ...odd.map((pods) => ({ pods, events: pods, nodes: pods })),
  ...odd.map((payload) => ({ payload, registries: payload })),
  { image: '\ud800' },
  { reason: '\ud800', message: {} },
  { payload: { image: '\udfff' } },
  { pods: '{"kind":' },
  { pods: '['.repeat(10_000) },
  { pods: {}, events: cyclic },
];
/** What takes long, and is not asked as often. */
const large = [
  '😀'.repeat(1 << 19),
  nested,
  { image: 'x'.repeat(1 << 20) },
  { reason: 'x'.repeat(1 << 20) },
  { payload: { image: 'x'.repeat(1 << 20) } },
  { pods: nested },
];
const calls = [matchCredentials, diagnose, diagnosePods, resolvePayload];

test('whatever is asked, the answer is a value', () => {
  for (const request of [...hostile, ...large]) {
    for (const call of calls) {
      const { ok, error } = call(request);
      if (!ok) {
        assert.notEqual(error.code, 'internal-error');
        assert.ok(error.message.length > 0);
        assert.ok(!JSON.stringify(error).includes(SECRET));
      }
    }
  }
  assert.equal(diagnosePods({ pods: {}, events: cyclic }).error.code, 'invalid-pods');
  for (const call of [diagnose, resolvePayload]) {
    assert.equal(call('x'.repeat(1 << 24)).error.code, 'too-large');
  }
});

test('after 100,000 hostile calls a good one is right, and the memory has not grown', async () => {
  const host = globalThis.WebAssembly;
  const instances = [];
  const Instance = function (module, imports) {
    const instance = new host.Instance(module, imports);
    instances.push(instance.exports);
    return instance;
  };
  globalThis.WebAssembly = Object.assign(Object.create(host), { Instance });
  try {
    const fresh = await import('../dist/kubernetes.js?fresh');
    const own = [fresh.matchCredentials, fresh.diagnose, fresh.diagnosePods, fresh.resolvePayload];
    const some = (count) => {
      for (let call = 0; call < count; call += 1) {
        const rare = call % 400 === 0;
        const from = rare ? large : hostile;
        own[call % own.length](from[Math.floor((rare ? call / 400 : call) / own.length) % from.length]);
      }
    };
    some(20_000);
    const before = instances.at(-1).memory.buffer.byteLength;
    some(100_000);
    assert.equal(instances.length, 1);
    assert.equal(instances[0].memory.buffer.byteLength, before);
    assert.equal(fresh.diagnose({ reason: 'ErrImageNeverPull' }).diagnosis.cause, 'never-present');
    assert.equal(fresh.matchCredentials({ image: 'nginx' }).credentials.repository, 'docker.io/library/nginx');
    assert.equal(fresh.resolvePayload({ payload: { image: 'nginx' } }).deployment.policy, 'IfNotPresent');
  } finally {
    globalThis.WebAssembly = host;
  }
});

test('without WebAssembly the error names the cause', async () => {
  const host = globalThis.WebAssembly;
  const fresh = await import('../dist/kubernetes.js?without');
  globalThis.WebAssembly = undefined;
  try {
    assert.throws(() => fresh.diagnose({ reason: 'ErrImageNeverPull' }), (error) => {
      assert.ok(error instanceof fresh.PullPolicyError);
      assert.equal(error.code, 'unsupported-environment');
      assert.match(error.message, /cannot be used here: .+; `pullpolicy\/kubernetes`/);
      return true;
    });
  } finally {
    globalThis.WebAssembly = host;
  }
  assert.equal(fresh.diagnose({ reason: 'ErrImageNeverPull' }).ok, true);
  assert.ok(new PullPolicyError({ message: 'x' }) instanceof Error);
});
