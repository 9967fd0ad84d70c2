// What the tests share: the shared cases, how they are matched, and the entries under test.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

import * as module from '../dist/index.js';
import * as plain from '../dist/js.js';
import * as slim from '../dist/slim.js';

export const require = createRequire(import.meta.url);
export const repository = new URL('../../', import.meta.url);
export const at = (path) => new URL(path, repository);
export const coreBytes = () => readFileSync(at('pkg/core_bg.wasm'));

const slimCommon = require('../dist/slim.cjs');

/** Every entry that Node can load, in each of its forms. */
export const entries = {
  'index.js': module,
  'index.cjs': require('../dist/index.cjs'),
  'slim.js': slim,
  'slim.cjs': slimCommon,
  'js.js': plain,
  'js.cjs': require('../dist/js.cjs'),
};
slim.initSync(coreBytes());
slimCommon.initSync(new WebAssembly.Module(coreBytes()));

/** All shared cases about decisions. */
export function cases() {
  const folder = at('tests/conformance/');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const { cases } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    return cases.map((one) => ({ ...one, id: `${name}: ${one.name}`, request: filled(one) }));
  });
}

/** The request of a case, with `fill.text`, `fill.times` over, behind the string at `fill.at`. */
function filled({ request, fill }) {
  if (fill) {
    const keys = fill.at.split('/').slice(1);
    const last = keys.pop();
    const parent = keys.reduce((value, key) => value[key], request);
    parent[last] += fill.text.repeat(fill.times);
  }
  return request;
}

/** The request of a case as text. */
export const textOf = ({ request, requestText, padTo = 0 }) =>
  (requestText ?? JSON.stringify(request)).padEnd(padTo);

/** Whether a case's request is more than an object: a text that no object is written as. */
export const isText = ({ requestText, padTo }) => requestText !== undefined || padTo !== undefined;

/**
 * Where `actual` is not what `expected` names. Of an object only the named keys are compared; an
 * array has to have the same length; any other value has to be equal.
 */
export function differences(expected, actual, pointer = '') {
  if (Array.isArray(expected)) {
    return Array.isArray(actual) && actual.length === expected.length
      ? expected.flatMap((value, place) => differences(value, actual[place], `${pointer}/${place}`))
      : [pointer];
  }
  if (expected !== null && typeof expected === 'object') {
    return actual !== null && typeof actual === 'object' && !Array.isArray(actual)
      ? Object.entries(expected).flatMap(([key, value]) =>
          Object.hasOwn(actual, key)
            ? differences(value, actual[key], `${pointer}/${key}`)
            : [`${pointer}/${key}`],
        )
      : [pointer];
  }
  return expected === actual ? [] : [pointer];
}

/** What `resolve` gives as the library writes it: a decision, or `{ error }`. */
export const written = ({ ok, decision, error }) => (ok ? decision : { error });

/** The references of the data, each with what Kubernetes makes of it. */
export const references = () =>
  gunzipSync(readFileSync(at('tests/data/references.jsonl.gz')))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What a function returns, or the code of what it throws. */
export function outcomeOf(call) {
  try {
    return call();
  } catch (error) {
    return error.name === 'PullPolicyError' ? error.code : error;
  }
}
