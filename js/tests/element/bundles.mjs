// The fixtures of frameworks, bundled as their users would bundle them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { compileScript, parse } from 'vue/compiler-sfc';

import { at } from '../cases.mjs';

const fixture = (name) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));

/** Vue's compiler, told which tags are not its own. */
const components = {
  name: 'vue',
  setup({ onLoad }) {
    onLoad({ filter: /\.vue$/ }, ({ path }) => {
      const { descriptor } = parse(readFileSync(path, 'utf8'), { filename: path });
      const isCustomElement = (tag) => tag.startsWith('pull-policy-');
      const { content } = compileScript(descriptor, {
        id: path,
        inlineTemplate: true,
        templateOptions: { compilerOptions: { isCustomElement } },
      });
      return { contents: content };
    });
  },
};

/** Bundles the fixtures into a folder; gives it, and what removes it. */
export async function bundles() {
  const folder = mkdtempSync(join(tmpdir(), 'pullpolicy-element-'));
  await build({
    entryPoints: ['react.tsx', 'vue.js'].map(fixture),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias: { 'pullpolicy/element': fileURLToPath(at('js/dist/element.js')) },
    plugins: [components],
    logLevel: 'error',
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
