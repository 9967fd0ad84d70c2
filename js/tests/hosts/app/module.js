import * as entry from 'pullpolicy';

import { answer } from './standard-input.js';

await answer(entry);
