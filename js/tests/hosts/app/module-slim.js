import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import * as entry from 'pullpolicy/slim';

import { answer } from './standard-input.js';

const { resolve } = createRequire(import.meta.url);

entry.initSync(readFileSync(resolve('pullpolicy/core.wasm')));
await answer(entry);
