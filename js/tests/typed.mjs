// What the tests of the types share: values as statements that check them, and the compiler.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { at } from './cases.mjs';

/** Every word at a place of some values, without null. */
export const words = (values, at) => [...new Set(values.flatMap(at))].filter((word) => word !== null);

/** That a type has exactly these words. */
export const record = ([type, all]) => {
  const words = Object.fromEntries(all.map((word) => [word, 0]));
  return `void (${JSON.stringify(words)} satisfies Record<${type}, 0>);`;
};

/** That each of these values is of a type. */
export const list = (type, values) =>
  values.map((value) => `void (${JSON.stringify(value)} satisfies ${type});`);

/**
 * What the compiler has to say of files beside which the package is installed.
 *
 * @param more options of the compiler
 * @param packages of the tests that are installed there, too
 */
export function complaints(files, more = {}, packages = []) {
  const folder = mkdtempSync(join(tmpdir(), 'pullpolicy-types-'));
  try {
    const options = { strict: true, noEmit: true, target: 'es2022', module: 'nodenext', types: [] };
    const own = {
      'tsconfig.json': JSON.stringify({
        compilerOptions: { ...options, skipLibCheck: false, lib: ['es2022'], ...more },
      }),
      'package.json': '{}',
    };
    for (const [name, text] of Object.entries({ ...files, ...own })) {
      writeFileSync(join(folder, name), text);
    }
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(fileURLToPath(at('')), join(folder, 'node_modules/pullpolicy'), 'junction');
    for (const name of packages) {
      const installed = fileURLToPath(new URL(`node_modules/${name}`, import.meta.url));
      symlinkSync(installed, join(folder, 'node_modules', name), 'junction');
    }
    const compiler = fileURLToPath(new URL('node_modules/typescript/bin/tsc', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], {
      encoding: 'utf8',
    });
    return status === 0 ? stdout : stdout.slice(0, 4_000) || `status ${status}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
