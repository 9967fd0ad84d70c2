import { resolve } from './node_modules/pullpolicy/js/dist/index.js';
import * as plain from './node_modules/pullpolicy/js/dist/js.js';
import { publish } from './publish.js';

try {
  resolve({ image: 'nginx' });
} catch ({ name, code, message }) {
  globalThis.refusal = { name, code, message };
}
publish(() => plain);
