import * as entry from './node_modules/pullpolicy/js/dist/index.js';
import { publish } from './publish.js';

publish(() => entry);
