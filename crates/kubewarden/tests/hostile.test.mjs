// What nobody should send, and what must be right afterwards.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Host, data } from './host.mjs';

const host = new Host();
const right = () => {
  const answer = host.validate(data('pod'), { mode: 'mutate' });
  assert.equal(answer.mutated_object.spec.containers[0].imagePullPolicy, 'Always');
};
const validate = (request, settings = '{}') =>
  JSON.parse(host.call('validate', `{"settings":${settings},"request":${request}}`));
const pod = (object) => `{"operation":"CREATE","kind":{"kind":"Pod"},"object":${object}}`;

test('a guest that panics is an error, and the next request is right', () => {
  right();
  assert.throws(() => host.lie(-1, 10), WebAssembly.RuntimeError);
  right();
  assert.throws(() => host.lie(10, -1), WebAssembly.RuntimeError);
  right();
});

test('an operation that does not exist is an error, and the next request is right', () => {
  assert.throws(() => host.call('explode', '{}'), /No handler registered for function explode/);
  right();
});

test('a payload that is no object is an error, and the next request is right', () => {
  for (const payload of ['', '{', '5', 'null', '"x"', Buffer.from([0xff, 0xfe])]) {
    assert.throws(() => host.call('validate', payload), Error);
    right();
  }
});

test('deep nesting is passed over', () => {
  const deep = (open, close, times) => open.repeat(times) + close.repeat(times);
  for (const times of [100, 10_000, 1_000_000]) {
    const lists = deep('[', ']', times);
    const objects = `${'{"a":'.repeat(times)}0${'}'.repeat(times)}`;
    for (const nest of [lists, objects]) {
      const object = `{"deep":${nest},"spec":{"containers":[{"image":"ghcr.io/acme/dev:main","args":${nest}}]}}`;
      const answer = host.call('validate', `{"settings":{"mode":"mutate"},"request":${pod(object)}}`);
      assert.ok(answer.includes('"imagePullPolicy":"Always"'), `${times}`);
      assert.equal(answer.length > 2 * nest.length, true);
    }
    // Where containers should be.
    for (const place of [`{"spec":${lists}}`, `{"spec":{"containers":${lists}}}`, `{"metadata":${lists}}`]) {
      assert.equal(validate(pod(place)).accepted, true);
    }
  }
  right();
});

test('objects of 3 MB are answered', () => {
  const text = 'x'.repeat(3_000_000);
  const container = '{"name":"c","image":"ghcr.io/acme/dev:main","imagePullPolicy":"IfNotPresent"}';
  const most = Array(4096).fill(container).join(',');
  const tooMany = Array(40_000).fill(container).join(',');
  const within = (containers, more = '') => `{"spec":{"containers":[${containers}]${more}}}`;
  const mutate = '{"mode":"mutate"}';

  const large = validate(pod(within(container, `,"x":"${text}"`)), mutate);
  assert.equal(large.mutated_object.spec.containers[0].imagePullPolicy, 'Always');
  assert.equal(large.mutated_object.spec.x, text);

  const many = validate(pod(within(most)), mutate);
  assert.ok(many.mutated_object.spec.containers.every(({ imagePullPolicy: it }) => it === 'Always'));

  assert.deepEqual(validate(pod(within(tooMany)), mutate).warnings, [
    '40000 containers are more than the 4096 that are judged',
  ]);

  const image = validate(pod(within(`{"image":"${text}"}`)));
  assert.equal(image.accepted, true);
  assert.ok(image.warnings[0].length < 256, image.warnings[0]);
  const name = validate(pod(within(`{"image":"a:main","imagePullPolicy":"IfNotPresent","name":"${text}"}`)));
  assert.match(name.warnings[0], /^containers\[0\]: `a:main` needs /);
  assert.ok(validate(`{"operation":"${text}"}`).warnings[0].length < 256);
  assert.ok(validate(`{"operation":"CREATE","kind":{"kind":"${text}"}}`).warnings[0].length < 256);
  right();
});

test('every part may be missing, null, or something else', () => {
  const request = data('debugged-pod');
  const others = [undefined, null, 0, -1.5, true, 'x', '', [], {}, [[]], [null], { a: null }];
  const paths = (value, path = []) =>
    value !== null && typeof value === 'object'
      ? [path, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]))]
      : [path];
  let asked = 0;
  for (const path of paths(request).filter((path) => path.length > 0)) {
    for (const other of others) {
      const changed = structuredClone(request);
      const last = path.at(-1);
      path.slice(0, -1).reduce((value, key) => value[key], changed)[last] = other;
      for (const mode of ['mutate', 'deny', 'warn']) {
        const answer = host.validate(changed, { mode });
        assert.equal(typeof answer.accepted, 'boolean', path.join('.'));
        asked += 1;
      }
    }
  }
  assert.ok(asked > 1000, `${asked} requests`);
  right();
});

test('a text that ends anywhere is an error or an answer', () => {
  const payload = JSON.stringify({ settings: { mode: 'mutate' }, request: data('pod') });
  for (let end = 0; end < payload.length; end += 1) {
    assert.throws(() => host.call('validate', payload.slice(0, end)), Error);
  }
  right();
});

test('what is not understood is accepted with a warning, or refused where that is asked for', () => {
  const strange = [
    '5',
    'null',
    '{}',
    '{"operation":"PATCH"}',
    '{"operation":"CREATE"}',
    '{"operation":"CREATE","kind":{"kind":"Pod"}}',
    '{"operation":"CREATE","kind":{"group":"acme.example","kind":"Widget"},"object":{}}',
    '{"operation":"CREATE","kind":{"kind":"PodList"},"object":{}}',
    '{"operation":"CREATE","kind":{"kind":"Pod"},"kind":{"kind":"Pod"},"object":{}}',
    pod('{"spec":{"containers":[1e999]}}'),
  ];
  for (const request of strange) {
    for (const mode of ['warn', 'mutate', 'deny']) {
      const lenient = validate(request, `{"mode":"${mode}"}`);
      assert.equal(lenient.accepted, true, request);
      assert.equal(lenient.warnings.length, 1, request);
      const strict = validate(request, `{"mode":"${mode}","onUnknown":"reject"}`);
      assert.equal(strict.accepted, mode === 'warn', request);
      if (mode !== 'warn') {
        assert.equal(strict.message, `not understood, so refused: ${lenient.warnings[0]}`);
      }
    }
  }
});

test('memory stays flat', () => {
  const requests = ['pod', 'deployment', 'debugged-pod'].map(data);
  const run = (times) => {
    for (let count = 0; count < times; count += 1) {
      const mode = ['mutate', 'deny', 'warn'][count % 3];
      host.validate(requests[count % requests.length], { mode, rules: { pinned: ['stable-*'] } });
    }
    return host.pages;
  };
  const pages = run(1000);
  assert.equal(run(20_000), pages);
});
