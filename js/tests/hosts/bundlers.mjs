// Each bundler with what it does by itself, and nothing configured for the package.
import { join } from 'node:path';

import nodeResolve from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { rollup } from 'rollup';
import * as vite from 'vite';
import webpack from 'webpack';

import { APP } from './fixture.mjs';

/** A name as part of an address. */
export const folderOf = (name) => name.replace(/\W+/g, '-').toLowerCase();
export const outputOf = (name) => join(APP, 'bundles', name);
const vitePlain = { root: APP, configFile: false, logLevel: 'error', cacheDir: outputOf('.vite') };

async function withWebpack(entry, folder) {
  const compiler = webpack({
    mode: 'production',
    context: APP,
    entry: `./${entry}`,
    output: { path: folder, filename: entry },
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  // A package of this size is over its limits for a page, which is a warning.
  const { errors } = stats.toJson({ all: false, errors: true });
  if (errors.length > 0) {
    throw new Error(errors.map(({ message }) => message).join('\n'));
  }
}

async function withRollup(entry, folder) {
  const onwarn = ({ message }) => {
    throw new Error(message);
  };
  const bundle = await rollup({ input: join(APP, entry), plugins: [nodeResolve()], onwarn });
  await bundle.write({ dir: folder, format: 'es' });
  await bundle.close();
}

/** How each bundles a script of the application into a folder. */
export const bundlers = {
  webpack: withWebpack,
  Rollup: withRollup,
  esbuild: (entry, folder) =>
    esbuild.build({
      absWorkingDir: APP,
      entryPoints: [entry],
      outdir: folder,
      bundle: true,
      minify: true,
      format: 'esm',
      logLevel: 'silent',
    }),
  'Vite, built': (entry, folder) =>
    vite.build({
      ...vitePlain,
      build: {
        outDir: folder,
        rollupOptions: { input: join(APP, entry), output: { entryFileNames: entry } },
      },
    }),
};

/** Bundles a script of the application; gives the path of the bundle. */
export async function bundled(name, entry) {
  const folder = outputOf(folderOf(name));
  await bundlers[name](entry, folder);
  return join(folder, entry);
}

/** Vite's server for development, which bundles the package as it is asked for. */
export async function viteServer() {
  const server = await vite.createServer({
    ...vitePlain,
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
  });
  await server.listen();
  const address = `http://127.0.0.1:${server.httpServer.address().port}`;
  return { address, close: () => server.close() };
}
