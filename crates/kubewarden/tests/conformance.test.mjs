// Every shared case that a request of an AdmissionReview can express, through the built module.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { at, cases } from '../../../js/tests/cases.mjs';
import { Host } from './host.mjs';

const host = new Host();
const module = new WebAssembly.Module(readFileSync(at('pkg/portable.wasm')));
const portable = new WebAssembly.Instance(module).exports;

/** What the library itself answers. */
function resolve(request) {
  const text = Buffer.from(JSON.stringify(request));
  const start = portable.alloc(text.length);
  new Uint8Array(portable.memory.buffer).set(text, start);
  const answer = portable.resolve(start, text.length);
  const length = new DataView(portable.memory.buffer).getUint32(answer, true);
  const decision = Buffer.from(portable.memory.buffer, answer + 4, length).toString();
  portable.free(start, text.length);
  portable.free(answer, length + 4);
  return JSON.parse(decision);
}

/** Nothing is left to a written policy. */
const EVERYTHING = { containers: 'all', never: 'decide' };

const review = (image, imagePullPolicy) => ({
  operation: 'CREATE',
  kind: { group: '', version: 'v1', kind: 'Pod' },
  object: { kind: 'Pod', spec: { containers: [{ name: 'c', image, imagePullPolicy }] } },
});
const policyOf = (object) => object.spec.containers[0].imagePullPolicy;
const isEmpty = (value) => value === undefined || value === null || value === '';

/** The image of a pod that a case is about; undefined where no pod has it. */
function imageOf({ request, requestText, padTo }) {
  if (requestText !== undefined || padTo !== undefined) return undefined;
  const { image, tag, rules } = request;
  if (typeof image === 'string' && image !== '' && isEmpty(tag)) return image;
  // A tag alone is decided as in any image of which nobody said more.
  const saysMore = rules?.images !== undefined || rules?.registries !== undefined;
  return isEmpty(image) && typeof tag === 'string' && tag !== '' && !saysMore
    ? `registry.example.com/x:${tag}`
    : undefined;
}

/** The error that a case expects, with what it leaves open as the library has it. */
const errorOf = ({ expect, request }) =>
  expect.error && { ...resolve(request ?? {}).error, ...expect.error };

/** How a case is asked: what a pod runs, a written `Never` to keep, or what settings are refused. */
function wayOf(one) {
  const error = errorOf(one);
  const image = imageOf(one);
  if (error?.at.startsWith('/rules') && one.request !== undefined) return 'settings';
  if (image === undefined) return 'no pod has it';
  if (error) {
    const isOfImage = error.at === '/image' && !isEmpty(one.request.image);
    return isOfImage ? 'unreadable image' : 'the fault is in no part of a pod';
  }
  if (isEmpty(one.request.policy) || one.request.policy === 'auto') return 'decided';
  return one.request.policy === 'Never' ? 'kept' : 'an explicit policy, which is decided anew';
}

const groups = new Map();
for (const one of cases()) {
  const way = wayOf(one);
  groups.set(way, [...(groups.get(way) ?? []), one]);
}

test('each decision is what a pod gets, whatever was written before', () => {
  const decided = groups.get('decided');
  assert.ok(decided.length >= 500, `${decided.length} cases`);
  for (const one of decided) {
    const image = imageOf(one);
    const { rules } = one.request;
    const decision = resolve({ image, rules });
    const expected = one.expect.policy ?? decision.policy;
    for (const written of ['Always', 'IfNotPresent', 'Never', '', undefined]) {
      const settings = { ...EVERYTHING, rules };
      const request = review(image, written);
      const holds = written || decision.kubernetesDefault;
      const wrong = holds !== expected;
      const mutated = host.validate(request, { ...settings, mode: 'mutate' });
      assert.equal(mutated.accepted, true, one.id);
      assert.equal(mutated.mutated_object != null, wrong, `${one.id}: ${written}`);
      if (wrong) {
        assert.equal(policyOf(mutated.mutated_object), expected, one.id);
        const again = { ...request, object: mutated.mutated_object };
        assert.equal(host.validate(again, { ...settings, mode: 'mutate' }).mutated_object, null);
      }
      const denied = host.validate(request, { ...settings, mode: 'deny' });
      assert.equal(denied.accepted, !wrong, one.id);
      const [warning] = host.validate(request, { ...settings, mode: 'warn' }).warnings ?? [];
      const reason = one.expect.reasons?.[0].message ?? decision.reasons[0].message;
      assert.equal(warning?.endsWith(`: ${reason}`) ?? false, wrong, `${one.id}: ${warning}`);
    }
  }
});

test('a written Never is kept', () => {
  const kept = groups.get('kept');
  assert.ok(kept.length >= 30, `${kept.length} cases`);
  for (const one of kept) {
    assert.equal(one.expect.policy ?? 'Never', 'Never', one.id);
    const { rules } = one.request;
    const settings = { mode: 'mutate', containers: 'all', rules };
    const answer = host.validate(review(imageOf(one), 'Never'), settings);
    assert.deepEqual([answer.accepted, answer.mutated_object, answer.warnings], [true, null, null], one.id);
  }
});

test('an image that cannot be read is accepted with a warning, or refused', () => {
  const unreadable = groups.get('unreadable image');
  assert.ok(unreadable.length >= 100, `${unreadable.length} cases`);
  for (const one of unreadable) {
    const request = review(imageOf(one), 'IfNotPresent');
    const start = [...`c: ${errorOf(one).message}`].slice(0, 120).join('');
    for (const mode of ['warn', 'mutate', 'deny']) {
      const answer = host.validate(request, { mode });
      assert.equal(answer.accepted, true, one.id);
      assert.ok(answer.warnings[0].startsWith(start), `${one.id}: ${answer.warnings[0]}`);
      const strict = host.validate(request, { mode, onUnknown: 'reject' });
      assert.equal(strict.accepted, mode === 'warn', one.id);
    }
  }
});

test('rules that the library refuses are refused as settings', () => {
  const refused = groups.get('settings');
  assert.ok(refused.length >= 30, `${refused.length} cases`);
  for (const one of refused) {
    const { at: place, message, suggestion } = errorOf(one);
    const answer = host.validateSettings({ rules: one.request.rules });
    assert.equal(answer.valid, false, one.id);
    assert.ok(answer.message.startsWith(`settings, at \`${place}\`: ${message}`), `${one.id}: ${answer.message}`);
    const meant = suggestion?.value;
    if (meant) assert.ok(answer.message.endsWith(`; the nearest is \`${meant}\``), answer.message);
  }
});

test('what is left out is counted', (context) => {
  const ways = ['decided', 'kept', 'unreadable image', 'settings'];
  let asked = 0;
  let left = 0;
  for (const [way, all] of groups) {
    if (ways.includes(way)) asked += all.length;
    else {
      left += all.length;
      context.diagnostic(`left out: ${all.length} (${way})`);
    }
  }
  context.diagnostic(`${asked} of ${asked + left} shared cases asked, ${left} left out`);
  assert.ok(asked >= 2 * left, `${asked} asked, ${left} left out`);
});
