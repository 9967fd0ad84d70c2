// What the tests share: the cases, and the entries under test.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import * as module from '../dist/index.js';
import * as plain from '../dist/js.js';
import * as slim from '../dist/slim.js';
import { at } from './cases.mjs';

export * from './cases.mjs';

export const require = createRequire(import.meta.url);
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

/** What `resolve` gives as the library writes it: a decision, or `{ error }`. */
export const written = ({ ok, decision, error }) => (ok ? decision : { error });

/** What a function returns, or the code of what it throws. */
export function outcomeOf(call) {
  try {
    return call();
  } catch (error) {
    return error.name === 'PullPolicyError' ? error.code : error;
  }
}
