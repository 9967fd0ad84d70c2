// Asks two builds of pkg/ every shared case: node compare.mjs FOLDER FOLDER
import { readFileSync } from 'node:fs';
import { resolve as absolute } from 'node:path';
import { pathToFileURL } from 'node:url';

import { library } from '../../../examples/embedding/node.mjs';
import { askedOf } from '../../../js/portable.js';
import { cases, kubernetesCases, textOf } from '../../../js/tests/cases.mjs';

/** The functions of a wasm-bindgen module of a build. */
async function bindgen(folder, name) {
  const glue = await import(pathToFileURL(absolute(folder, `${name}_bg.js`)));
  const module = new WebAssembly.Module(readFileSync(`${folder}/${name}_bg.wasm`));
  glue.__wbg_set_wasm(new WebAssembly.Instance(module, {}).exports);
  return glue;
}

/** The names of calls as the portable module has them. */
const PORTABLE = {
  matchCredentials: 'match_credentials',
  diagnose: 'diagnose',
  diagnosePods: 'diagnose_pods',
  resolvePayload: 'resolve_payload',
};

const portable = (folder) => library(readFileSync(`${folder}/portable.wasm`)).ask;

async function builds(folder) {
  const ask = portable(folder);
  const script = await import(pathToFileURL(absolute(folder, 'portable.js')));
  const { resolve } = await bindgen(folder, 'core');
  return {
    core: resolve,
    portable: (request) => ask('resolve', request),
    script: askedOf(script.instantiate()),
  };
}

const folders = process.argv.slice(2, 4);
let differences = 0;
const differs = (name, text) => {
  differences += 1;
  console.error(`${name} answers otherwise: ${text.slice(0, 200)}`);
};

const [one, other] = await Promise.all(folders.map(builds));
const all = cases().map(textOf);
for (const request of all) {
  const expected = one.core(request);
  for (const [name, resolve] of [...Object.entries(one), ...Object.entries(other)]) {
    if (resolve(request) !== expected) {
      differs(name, request);
    }
  }
}

const kubernetes = await Promise.all(folders.map((folder) => bindgen(folder, 'kubernetes')));
const portables = folders.map(portable);
const calls = kubernetesCases();
for (const { call, texts } of calls) {
  const expected = kubernetes[0][call](...texts);
  const answers = [kubernetes[1][call](...texts), ...portables.map((ask) => ask(PORTABLE[call], ...texts))];
  if (answers.some((answer) => answer !== expected)) {
    differs(call, texts.join(' '));
  }
}
const asked = all.length + calls.length;
console.log(`${asked} requests, 8 modules, ${differences} differences`);
process.exitCode = differences === 0 && all.length > 1000 && calls.length > 100 ? 0 : 1;
