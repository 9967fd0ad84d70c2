// workerd, which takes a module of WebAssembly as a file beside the script.
import { basename, join } from 'node:path';

import * as esbuild from 'esbuild';

import { outputOf } from './bundlers.mjs';
import { APP, run, write } from './fixture.mjs';

/** Edge runtimes mark the file so. */
const markedModules = {
  name: 'marked modules',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.wasm\?module$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?module', '')),
    })),
};

/** One script, and the modules as files beside it; gives their paths. */
async function bundle(condition) {
  const { metafile } = await esbuild.build({
    absWorkingDir: APP,
    entryPoints: ['worker.js'],
    outdir: outputOf(condition),
    bundle: true,
    format: 'esm',
    conditions: [condition],
    external: ['cases.json'],
    plugins: [markedModules],
    loader: { '.wasm': 'copy' },
    logLevel: 'silent',
    metafile: true,
  });
  return Object.keys(metafile.outputs);
}

const moduleOf = (kind, path) => `(name = "${basename(path)}", ${kind} = embed "${path}")`;

function configuration(paths) {
  const [script] = paths.filter((path) => path.endsWith('.js'));
  const modules = [
    moduleOf('esModule', script),
    ...paths.filter((path) => path.endsWith('.wasm')).map((path) => moduleOf('wasm', path)),
    moduleOf('json', 'cases.json'),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    compatibilityDate = "2024-01-01",
    modules = [${modules.join(', ')}],
  ))],
);
`;
}

/** The report of the worker, which is run as a test of its own and opens no port. */
export async function reportOfWorker(program, condition) {
  if (!program) {
    return undefined;
  }
  const name = `${condition}.capnp`;
  write(name, configuration(await bundle(condition)));
  return JSON.parse(await run(program, ['test', join(APP, name)], { cwd: APP }));
}
