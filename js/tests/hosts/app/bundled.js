// For bundlers, which find the package by its name.
import * as entry from 'pullpolicy';

import { publish } from './publish.js';

publish(() => entry);
