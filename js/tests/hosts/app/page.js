import * as core from './node_modules/pullpolicy/js/dist/index.js';
import * as kubernetes from './node_modules/pullpolicy/js/dist/kubernetes.js';
import * as manifest from './node_modules/pullpolicy/js/dist/manifest.js';
import { publish } from './publish.js';

publish(() => ({ ...core, ...kubernetes, ...manifest }));
