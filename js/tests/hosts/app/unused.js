// Uses of a module what does not ask the package, which a bundler can leave out then.
import { labelOf } from './flavours.js';

globalThis.label = labelOf('desktop');
