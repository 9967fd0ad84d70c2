// Asks two builds of pkg/ every shared case: node compare.mjs FOLDER FOLDER
import { readFileSync, readdirSync } from 'node:fs';
import { resolve as absolute } from 'node:path';
import { pathToFileURL } from 'node:url';

const CASES = 'tests/conformance';

/** The requests of all shared cases, as text. */
function requests() {
  const files = readdirSync(CASES).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const { cases } = JSON.parse(readFileSync(`${CASES}/${name}`, 'utf8'));
    return cases.map(text);
  });
}

/** The text of a case's request; some name a string to be filled, or a length to be padded to. */
function text({ requestText, request, fill, padTo = 0 }) {
  if (fill) {
    const keys = fill.at.split('/').slice(1);
    const last = keys.pop();
    const parent = keys.reduce((value, key) => value[key], request);
    parent[last] += fill.text.repeat(fill.times);
  }
  return (requestText ?? JSON.stringify(request)).padEnd(padTo);
}

/** `resolve` of the wasm-bindgen module of a build. */
async function bindgen(folder) {
  const glue = await import(pathToFileURL(absolute(folder, 'core_bg.js')));
  const module = new WebAssembly.Module(readFileSync(`${folder}/core_bg.wasm`));
  glue.__wbg_set_wasm(new WebAssembly.Instance(module, {}).exports);
  return glue.resolve;
}

/** `resolve` of an instance of the portable module, as docs/embedding.md describes it. */
function framed({ memory, alloc, free, resolve }) {
  return (request) => {
    const bytes = new TextEncoder().encode(request);
    const start = alloc(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, start);
    const answer = resolve(start, bytes.length);
    free(start, bytes.length);
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, answer + 4, length));
    free(answer, 4 + length);
    return text;
  };
}

async function builds(folder) {
  const module = new WebAssembly.Module(readFileSync(`${folder}/portable.wasm`));
  const script = await import(pathToFileURL(absolute(folder, 'portable.js')));
  return {
    core: await bindgen(folder),
    portable: framed(new WebAssembly.Instance(module, {}).exports),
    script: framed(script.instantiate()),
  };
}

const [one, other] = await Promise.all(process.argv.slice(2, 4).map(builds));
let differences = 0;
const all = requests();
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
