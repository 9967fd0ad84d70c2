// Lit in one file of this package, which depends on no other: node js/tests/lit.mjs writes it anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { at } from './cases.mjs';

export const PATH = at('js/element/lit.js');

/** What of Lit the elements use. */
const NAMES = ['LitElement', 'css', 'html', 'nothing', 'svg'];

const inModules = (name) => new URL(`node_modules/lit/${name}`, import.meta.url);

/** On a server, where nothing is rendered, the classes can be made all the same. */
const HOST = `const HTMLElement = globalThis.HTMLElement ?? class {};
const document = globalThis.document ?? { createTreeWalker() {} };`;

/** The file as the installed Lit makes it: a function's scope, since an entry is one scope. */
export async function litFile() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${NAMES.join(', ')} } from 'lit';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'lit',
    target: 'es2022',
    legalComments: 'none',
  });
  const { version } = JSON.parse(readFileSync(inModules('package.json'), 'utf8'));
  const licence = readFileSync(inModules('LICENSE'), 'utf8').trim();
  return `/* @license Lit ${version}, https://lit.dev
${licence}
*/
export const { ${NAMES.join(', ')} } = (() => {
${HOST}
${outputFiles[0].text.trim()}
return lit;
})();
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PATH, await litFile());
}
