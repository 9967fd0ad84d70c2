// The built module, as a policy server uses it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Host, bytes, data } from './host.mjs';

const host = new Host();
const containers = (answer) => answer.mutated_object.spec.template.spec.containers;

/** An object without the policies that the test expects to be written. */
const withPolicies = (object, changes) => {
  const copy = structuredClone(object);
  for (const [path, policy] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop();
    keys.reduce((value, key) => value[key], copy)[last] = policy;
  }
  return copy;
};

test('the module asks its host for nothing but the request', () => {
  const imports = WebAssembly.Module.imports(host.module);
  assert.deepEqual(imports.map(({ module, name }) => `${module}.${name}`).sort(), [
    'wapc.__guest_error',
    'wapc.__guest_request',
    'wapc.__guest_response',
  ]);
  const exports = WebAssembly.Module.exports(host.module).map(({ name }) => name);
  for (const name of ['wapc_init', '__guest_call', 'memory']) assert.ok(exports.includes(name), name);
});

test('the module is small', () => assert.ok(bytes().length <= 200_000, `${bytes().length} bytes`));

test('the module carries its metadata', () => {
  const sections = WebAssembly.Module.customSections(host.module, 'io.kubewarden.metadata');
  assert.equal(sections.length, 1);
  const metadata = JSON.parse(Buffer.from(sections[0]).toString());
  assert.equal(metadata.protocolVersion, 'v1');
  assert.equal(metadata.executionMode, 'kubewarden-wapc');
  assert.equal(metadata.mutating, true);
  assert.deepEqual(metadata.rules[0], {
    apiGroups: [''],
    apiVersions: ['v1'],
    resources: ['pods'],
    operations: ['CREATE'],
  });
  assert.equal(metadata.annotations['io.kubewarden.policy.title'], 'pullpolicy');
});

test('it speaks the protocol v1', () => assert.equal(host.call('protocol_version', ''), '"v1"'));

test('no path of the machine that built it is in it', () => {
  const text = bytes().toString('latin1');
  for (const path of [process.cwd(), process.env.HOME]) assert.ok(!text.includes(`${path}/`), path);
});

test('mutate writes policies, and changes nothing else', () => {
  const pod = data('pod');
  const moving = {
    'spec.containers.0.imagePullPolicy': 'Always',
    'spec.volumes.0.image.pullPolicy': 'Always',
  };
  const answer = host.validate(pod, { mode: 'mutate' });
  assert.equal(answer.accepted, true);
  assert.deepEqual(answer.mutated_object, withPolicies(pod.object, moving));
  assert.deepEqual(answer.audit_annotations, { changed: 'dev=Always, models=Always' });
  const all = host.validate(pod, { mode: 'mutate', containers: 'all' });
  const pinned = { ...moving, 'spec.containers.1.imagePullPolicy': 'IfNotPresent' };
  assert.deepEqual(all.mutated_object, withPolicies(pod.object, pinned));
});

test('a second pass changes nothing', () => {
  for (const name of ['pod', 'deployment', 'cronjob', 'debugged-pod']) {
    for (const containers of ['moving', 'all']) {
      const settings = { mode: 'mutate', containers };
      const request = data(name);
      const object = host.validate(request, settings).mutated_object;
      assert.ok(object, name);
      const again = host.validate({ ...request, object }, settings);
      assert.equal(again.accepted, true);
      assert.equal(again.mutated_object ?? null, null, name);
    }
  }
});

test('the text of what is not a policy stays as it was written', () => {
  const object = `{"kind":"Pod", "n": [1.0, 1e2, 0.1000, 12345678901234567890123, "\\u0041"],
    "spec":{"containers":[ {"image" : "ghcr.io\\/acme\\/dev:main" ,"name":"dev"} ]}}`;
  const payload = `{"settings":{"mode":"mutate"},"request":{"operation":"CREATE","kind":{"kind":"Pod"},"object":${object}}}`;
  const expected = object.replace('dev:main"', 'dev:main","imagePullPolicy":"Always"');
  const answer = host.call('validate', payload);
  assert.ok(answer.includes(expected), answer);
});

test('deny names each container, and why', () => {
  const answer = host.validate(data('deployment'), { mode: 'deny' });
  assert.equal(answer.accepted, false);
  assert.equal(
    answer.message,
    'pull policies do not fit their images: dev: `registry.example.com/dev/workspace:coder-xfce-vnc-latest` needs imagePullPolicy Always, not IfNotPresent: `latest` is an alias that its publisher re-points',
  );
  const object = host.validate(data('deployment'), { mode: 'mutate' }).mutated_object;
  assert.equal(host.validate({ ...data('deployment'), object }, { mode: 'deny' }).accepted, true);
});

test('warn accepts, and says the same', () => {
  const answer = host.validate(data('pod'));
  assert.equal(answer.accepted, true);
  assert.equal(answer.mutated_object, null);
  assert.deepEqual(answer.warnings, [
    'dev: `ghcr.io/acme/dev:coder-latest` needs imagePullPolicy Always, not IfNotPresent: `latest` is an alias that its publisher re-points',
    'models: `registry.example.com/models:stable` needs pullPolicy Always, not IfNotPresent: `stable` names a channel, re-pointed at each publication',
  ]);
});

test('warnings of many containers stay few', () => {
  const pod = data('pod');
  pod.object.spec.containers = Array.from({ length: 500 }, (_, index) => ({
    name: `c${index}`,
    image: 'ghcr.io/acme/dev:main',
    imagePullPolicy: 'IfNotPresent',
  }));
  pod.object.spec.volumes = [];
  const { warnings } = host.validate(pod);
  assert.equal(warnings.length, 11);
  assert.equal(warnings[10], 'and 490 more');
  assert.equal(containersOf(host.validate(pod, { mode: 'mutate' })).length, 500);
});

const containersOf = (answer) =>
  answer.mutated_object.spec.containers.filter(({ imagePullPolicy }) => imagePullPolicy === 'Always');

test('rules decide as they do everywhere', () => {
  const settings = {
    mode: 'mutate',
    containers: 'all',
    rules: { pinned: ['coder-*'], registries: [{ from: 'ghcr.io', to: 'local' }] },
  };
  const { mutated_object: object } = host.validate(data('pod'), settings);
  assert.deepEqual(
    object.spec.containers.map(({ imagePullPolicy }) => imagePullPolicy),
    ['Never', 'Never'],
  );
  const trusting = { mode: 'mutate', rules: { pinned: ['coder-*'] } };
  const deployment = host.validate(data('deployment'), trusting);
  assert.equal(deployment.mutated_object, null);
  const strict = { mode: 'mutate', rules: { trust: 'digest' } };
  assert.deepEqual(
    containers(host.validate(data('deployment'), strict)).map(({ imagePullPolicy }) => imagePullPolicy),
    ['Always', 'Always', 'IfNotPresent'],
  );
});

test('settings that cannot be read say where, and what was meant', () => {
  for (const [settings, message] of [
    [{ mod: 'warn' }, "at `/mod`: `mod` is not a known key; expected one of `mode`, `containers`, `never`, `onUnknown`, `exempt`, `rules`; the nearest is `mode`"],
    [{ mode: 'mutating' }, 'at `/mode`: `mutating` is not accepted here; expected one of `warn`, `mutate`, `deny`; the nearest is `mutate`'],
    [{ exempt: { namespace: [] } }, 'at `/exempt/namespace`: `namespace` is not a known key; expected one of `namespaces`, `registries`, `containers`; the nearest is `namespaces`'],
    [{ exempt: { namespaces: ['a', 'b c'] } }, 'at `/exempt/namespaces/1`: `b c` is not a pattern: `*` stands for any text without `/`, `**` for any text, and blanks never match'],
    [{ exempt: { containers: 'istio-proxy' } }, 'at `/exempt/containers`: must be a list, not a string'],
    [{ rules: { unknown: 'always' } }, 'at `/rules/unknown`: `always` is not accepted here; expected one of `Always`, `IfNotPresent`; the nearest is `Always`'],
    [{ rules: 1 }, 'at `/rules`: `/rules` must be an object, not a number'],
    [[], 'at `/`: must be an object, not a list'],
    ['warn', 'at `/`: must be an object, not a string'],
  ]) {
    assert.deepEqual(host.validateSettings(settings), { valid: false, message: `settings, ${message}` });
    const answer = host.validate(data('pod'), settings);
    assert.deepEqual([answer.accepted, answer.code], [false, 500]);
    assert.equal(answer.message, `settings, ${message}`);
  }
  for (const settings of [{}, null, { mode: null, rules: null, exempt: null }]) {
    assert.deepEqual(host.validateSettings(settings), { valid: true, message: null });
  }
});

test('settings that are no JSON are an answer, not an error', () => {
  for (const text of ['', '{', '{"mode": warn}', '{"mode":"warn"} x', '\0']) {
    const answer = JSON.parse(host.call('validate_settings', text));
    assert.equal(answer.valid, false, text);
    assert.match(answer.message, /^settings, at `\/`: no JSON: /, text);
  }
  const answer = JSON.parse(host.call('validate_settings', Buffer.from([0x7b, 0xff])));
  assert.equal(answer.valid, false);
});
