// Every entry answers as the library does.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { wasmEngine } from '../engine.js';
import { plainEngine } from '../plain.js';
import {
  cases,
  coreBytes,
  differences,
  entries,
  isText,
  outcomeOf,
  references,
  textOf,
  written,
} from './support.mjs';

const all = cases();
const engines = {
  WebAssembly: wasmEngine(() => new WebAssembly.Module(coreBytes())),
  'plain JavaScript': plainEngine(),
};

test('the matching rule sees each kind of difference', () => {
  const actual = { a: 1, b: [{ c: null, d: 'x' }], e: null };
  for (const same of [{}, { a: 1 }, { b: [{ c: null }] }, { b: [{}], e: null }]) {
    assert.deepEqual(differences(same, actual), []);
  }
  for (const other of [{ a: 2 }, { b: [] }, { b: [{ d: 'y' }] }, { b: [{ c: {} }] }, { f: null }]) {
    assert.equal(differences(other, actual).length, 1);
  }
  assert.deepEqual(differences([], actual), ['']);
});

for (const [name, engine] of Object.entries(engines)) {
  test(`${name} answers every shared case as expected`, () => {
    assert.ok(all.length >= 1000);
    for (const one of all) {
      const answer = JSON.parse(engine.resolve(textOf(one)));
      assert.deepEqual(differences(one.expect, answer), [], one.id);
    }
  });
}

for (const [name, { resolve, resolveMany }] of Object.entries(entries)) {
  test(`${name} answers every shared case as expected`, () => {
    const objects = all.filter((one) => !isText(one));
    assert.ok(objects.length >= 900, `${objects.length} cases`);
    const expected = objects.map((one) =>
      JSON.parse(engines.WebAssembly.resolve(JSON.stringify(one.request))),
    );
    const answers = objects.map(({ request }) => written(resolve(request)));
    assert.deepEqual(answers, expected);
    const together = resolveMany(objects.map(({ request }) => request));
    assert.deepEqual(together.map(written), expected);
    for (const [place, one] of objects.entries()) {
      assert.deepEqual(differences(one.expect, answers[place]), [], one.id);
    }
  });
}

const policies = [undefined, 'Always', 'IfNotPresent', 'Never'];

for (const name of ['index.js', 'js.js']) {
  test(`the short functions of ${name} say what the whole decision says`, () => {
    const { pullPolicy, pullPolicyForTag, kubernetesDefault, classifyTag, resolve } = entries[name];
    const rows = references();
    assert.equal(rows.length, 46_623);
    for (const [place, { input, kubernetes_default: known }] of rows.entries()) {
      const policy = policies[place % policies.length];
      const { decision, error } = resolve({ image: input, policy });
      const expected = decision?.policy ?? error.code;
      assert.equal(outcomeOf(() => pullPolicy(input, policy)), expected, input);
      assert.equal(outcomeOf(() => kubernetesDefault(input)), known, input);
      assert.equal((decision ?? error).kubernetesDefault, known, input);
      const tag = decision?.image.tag;
      if (tag) {
        const alone = resolve({ tag, policy }).decision;
        assert.equal(pullPolicyForTag(tag, policy), alone.policy, tag);
        assert.deepEqual(classifyTag(tag), resolve({ tag }).decision.tag, tag);
      }
    }
  });
}

test('both engines write the same about every reference', () => {
  const { resolve: one } = engines.WebAssembly;
  const { resolve: other } = engines['plain JavaScript'];
  for (const { input } of references()) {
    const request = JSON.stringify({ image: input });
    assert.equal(other(request), one(request));
  }
});
