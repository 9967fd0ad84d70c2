import * as core from 'pullpolicy';
import * as kubernetes from 'pullpolicy/kubernetes';

import { answer } from './standard-input.js';

await answer({ ...core, ...kubernetes });
