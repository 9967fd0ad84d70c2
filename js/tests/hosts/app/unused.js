// Asks nothing, so that a bundler can leave out the module and all that asks it.
import { semantics, version } from 'pullpolicy';

globalThis.versions = { semantics, version };
