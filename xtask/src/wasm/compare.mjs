// Asks two builds of pkg/ every shared case: node compare.mjs FOLDER FOLDER
import { readFileSync } from 'node:fs';
import { resolve as absolute } from 'node:path';
import { pathToFileURL } from 'node:url';

import { library } from '../../../examples/embedding/node.mjs';
import { askedOf } from '../../../js/portable.js';
import { cases, kubernetesCases, manifestCases, textOf } from '../../../js/tests/cases.mjs';

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

const calls = { kubernetes: kubernetesCases(), manifest: manifestCases() };
const portables = folders.map(portable);
for (const [name, own] of Object.entries(calls)) {
  const [ours, theirs] = await Promise.all(folders.map((folder) => bindgen(folder, name)));
  for (const { call, texts } of own) {
    const expected = ours[call](...texts);
    const others = PORTABLE[call] === undefined ? [] : portables.map((ask) => ask(PORTABLE[call], ...texts));
    if ([theirs[call](...texts), ...others].some((answer) => answer !== expected)) {
      differs(`${name}, ${call}`, texts.join(' '));
    }
  }
}
const counts = [all, ...Object.values(calls)].map(({ length }) => length);
const asked = counts.reduce((sum, count) => sum + count);
console.log(`${asked} requests, 10 modules, ${differences} differences`);
process.exitCode = differences === 0 && all.length > 1000 && Math.min(...counts) > 100 ? 0 : 1;
