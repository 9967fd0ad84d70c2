// Asks two builds of pkg/ every shared case: node compare.mjs FOLDER FOLDER
import { readFileSync } from 'node:fs';
import { resolve as absolute } from 'node:path';
import { pathToFileURL } from 'node:url';

import { askedOf } from '../../../js/portable.js';
import { cases, textOf } from '../../../js/tests/cases.mjs';

/** `resolve` of the wasm-bindgen module of a build. */
async function bindgen(folder) {
  const glue = await import(pathToFileURL(absolute(folder, 'core_bg.js')));
  const module = new WebAssembly.Module(readFileSync(`${folder}/core_bg.wasm`));
  glue.__wbg_set_wasm(new WebAssembly.Instance(module, {}).exports);
  return glue.resolve;
}

async function builds(folder) {
  const module = new WebAssembly.Module(readFileSync(`${folder}/portable.wasm`));
  const script = await import(pathToFileURL(absolute(folder, 'portable.js')));
  return {
    core: await bindgen(folder),
    portable: askedOf(new WebAssembly.Instance(module, {}).exports),
    script: askedOf(script.instantiate()),
  };
}

const [one, other] = await Promise.all(process.argv.slice(2, 4).map(builds));
let differences = 0;
const all = cases().map(textOf);
for (const request of all) {
  const expected = one.core(request);
  for (const [name, resolve] of [...Object.entries(one), ...Object.entries(other)]) {
    if (resolve(request) !== expected) {
      differences += 1;
      console.error(`${name} answers otherwise: ${request.slice(0, 200)}`);
    }
  }
}
console.log(`${all.length} requests, 6 modules, ${differences} differences`);
process.exitCode = differences === 0 && all.length > 1000 ? 0 : 1;
