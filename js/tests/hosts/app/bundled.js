// For bundlers, which find the package by its name.
import * as core from 'pullpolicy';
import * as kubernetes from 'pullpolicy/kubernetes';
import * as manifest from 'pullpolicy/manifest';

import { publish } from './publish.js';

publish(() => ({ ...core, ...kubernetes, ...manifest }));
