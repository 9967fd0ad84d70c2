import * as core from 'pullpolicy';
import * as kubernetes from 'pullpolicy/kubernetes';
import * as manifest from 'pullpolicy/manifest';

import { answer } from './standard-input.js';

await answer({ ...core, ...kubernetes, ...manifest });
