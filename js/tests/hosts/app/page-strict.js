import { pullPolicy, resolve } from './node_modules/pullpolicy/js/dist/index.js';
import * as plain from './node_modules/pullpolicy/js/dist/js.js';
import { publish } from './publish.js';

const refusalOf = (call) => {
  try {
    return { returned: call() };
  } catch ({ name, code, message }) {
    return { name, code, message };
  }
};

globalThis.refusals = [() => resolve({ image: 'nginx' }), () => pullPolicy('nginx')].map(refusalOf);
publish(() => plain);
