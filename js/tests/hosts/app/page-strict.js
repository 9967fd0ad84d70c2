import { pullPolicy, resolve } from './node_modules/pullpolicy/js/dist/index.js';
import * as plain from './node_modules/pullpolicy/js/dist/js.js';
import { diagnose } from './node_modules/pullpolicy/js/dist/kubernetes.js';
import { lintManifest } from './node_modules/pullpolicy/js/dist/manifest.js';
import { publish } from './publish.js';

const refusalOf = (call) => {
  try {
    return { returned: call() };
  } catch ({ name, code, message }) {
    return { name, code, message };
  }
};

globalThis.refusals = [
  () => resolve({ image: 'nginx' }),
  () => pullPolicy('nginx'),
  () => diagnose({ reason: 'ErrImageNeverPull' }),
  () => lintManifest('kind: Pod\n'),
].map(refusalOf);
publish(() => plain);
