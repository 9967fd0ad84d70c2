import * as entry from 'pullpolicy/js';

import { answer } from './standard-input.js';

await answer(entry);
