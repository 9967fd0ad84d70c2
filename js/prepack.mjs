/**
 * Makes what the package is published with, out of `js/` and `pkg/`: node js/prepack.mjs
 *
 * npm runs it before it packs, and where the package is installed from its repository; it needs
 * nothing but Node. An entry becomes one file, so that a page can load it as it is.
 */
import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const PKG = resolve(HERE, '../pkg');
const GENERATED = join(HERE, 'generated');
const DIST = join(HERE, 'dist');
const FOLDER_OF_ENTRIES = join(HERE, 'entries');

/** The entries, and the forms that each has. */
const ENTRIES = {
  index: ['js', 'cjs'],
  slim: ['js', 'cjs'],
  js: ['js', 'cjs'],
  workerd: ['js'],
  'edge-light': ['js'],
  kubernetes: ['js', 'cjs'],
  'kubernetes-workerd': ['js'],
  'kubernetes-edge-light': ['js'],
  manifest: ['js', 'cjs'],
  'manifest-workerd': ['js'],
  'manifest-edge-light': ['js'],
  element: ['js', 'cjs'],
  bin: ['mjs'],
};

/** The modules of WebAssembly in entries, and the functions of each that its facade calls by the glue. */
const MODULES = {
  core: ['resolve', 'resolveMany', 'vocabulary'],
  kubernetes: ['matchCredentials', 'diagnose', 'diagnosePods', 'resolvePayload'],
  manifest: ['lintManifest', 'fixManifest'],
};

/** What a file begins with, by its form; `mjs` is a program. */
const HEADS = { js: '', cjs: "'use strict';\n", mjs: '#!/usr/bin/env node\n' };

/** The contract's limit on a request, in bytes. */
const MAX_REQUEST = 1 << 20;

const read = (...path) => readFileSync(join(...path), 'utf8');
const without = (text, pattern) => text.replace(pattern, '');

/** The glue as a function, so that each instance has one of its own. */
function glue(module, names) {
  const functions = without(read(PKG, `${module}_bg.js`), /^export /gm);
  const given = ['__wbg_set_wasm', ...names].join(', ');
  return `export const glueOf = () => {\n${functions}\nreturn { ${given} };\n};\n`;
}

/** The words and versions that the module speaks of by number, and what it says of a long text. */
async function constants() {
  const core = await import(pathToFileURL(join(PKG, 'core_bg.js')));
  const module = new WebAssembly.Module(readFileSync(join(PKG, 'core_bg.wasm')));
  core.__wbg_set_wasm(new WebAssembly.Instance(module, {}).exports);
  const vocabulary = core.vocabulary();
  const words = JSON.parse(vocabulary);
  const length = MAX_REQUEST + 1;
  const { error } = JSON.parse(core.resolve(' '.repeat(length)));
  const values = {
    VOCABULARY: vocabulary,
    REQUESTED: words.requested,
    POLICIES: words.policies,
    CLASSES: words.classes,
    KINDS: words.kinds,
    version: words.version,
    semantics: words.semantics,
    NO_DECISION: core.pullPolicy(0, words.requested.length),
    MAX_REQUEST,
    TOO_LARGE: { error, length },
  };
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return lines.join('');
}

/** The texts of the program's `--help`, by command. */
function help() {
  const folder = join(HERE, 'bin/help');
  const texts = readdirSync(folder).map((name) => [name.replace(/\.txt$/, ''), read(folder, name)]);
  return `export const HELP = ${JSON.stringify(Object.fromEntries(texts.sort()))};\n`;
}

/** A module and all that it imports of ours, in the order in which they need each other. */
function modules(path, form, found = new Map()) {
  if (!found.has(path)) {
    const text = read(path);
    const imports = [...text.matchAll(/^import .* from '(\..*)';$/gm)];
    const inlined = imports
      .map(([, source]) => resolve(dirname(path), source))
      .filter((source) => isInlined(source, form));
    for (const source of inlined) {
      modules(source, form, found);
    }
    // Behind what it imports.
    found.set(path, text);
  }
  return found;
}

/** An entry that another is around, so that a page that uses both loads it once. */
const isEntry = (path) => dirname(path) === FOLDER_OF_ENTRIES;

/** Modules stay files where the host loads them, and long scripts where it can. */
const isInlined = (path, form) => !isEntry(path) && (dirname(path) !== PKG || form === 'cjs');

/** The import of a module that stays a file. */
function imported(names, target, form) {
  if (!isEntry(target)) {
    return `import ${names} from '${relative(DIST, target).replaceAll('\\', '/')}';\n`;
  }
  const file = `./${basename(target, '.js')}.${form}`;
  return form === 'cjs'
    ? `const ${names} = require('${file}');\n`
    : `import ${names} from '${file}';\n`;
}

/** What remains of a module in one file with the others. */
function inlined(path, text, form) {
  const own = text.replace(/^import (.*) from '(\..*)';\n/gm, (_, names, source) => {
    const target = resolve(dirname(path), source);
    return isInlined(target, form) ? '' : imported(names, target, form);
  });
  const plain = without(own, /^export (?!\{)/gm);
  return form === 'cjs' ? plain.replace(/^export \{/m, 'module.exports = {') : plain;
}

/** Comments of blocks and of whole lines; what is called is documented in the types. */
const comments = /^ *\/\*(?! @)[\s\S]*?\*\/\n|^ *\/\/.*\n/gm;

/** An entry in one file. */
function bundle(entry, form) {
  const all = modules(join(FOLDER_OF_ENTRIES, `${entry}.js`), form);
  const texts = [...all].map(([path, text]) => inlined(path, text, form));
  return HEADS[form] + without(texts.join(''), comments).replace(/\n\n+/g, '\n');
}

function write(folder, name, text) {
  writeFileSync(join(folder, name), text);
}

for (const folder of [GENERATED, DIST]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}
for (const [module, names] of Object.entries(MODULES)) {
  const bytes = readFileSync(join(PKG, `${module}_bg.wasm`)).toString('base64');
  write(GENERATED, `${module}-bytes.js`, `export const BYTES = '${bytes}';\n`);
  write(GENERATED, `${module}-glue.js`, glue(module, names));
}
write(GENERATED, 'help.js', help());
write(GENERATED, 'constants.js', await constants());
for (const [entry, forms] of Object.entries(ENTRIES)) {
  for (const form of forms) {
    write(DIST, `${entry}.${form}`, bundle(entry, form));
  }
}
chmodSync(join(DIST, 'bin.mjs'), 0o755);
for (const entry of ['index', 'slim', 'js', 'kubernetes', 'manifest', 'element']) {
  const types = read(HERE, 'types', `${entry}.d.ts`);
  write(DIST, `${entry}.d.ts`, types);
  write(DIST, `${entry}.d.cts`, types.replaceAll("'./index.js'", "'./index.cjs'"));
}
