// What the hosts run: the packed package, installed into an application, and the cases.
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { LIMIT, REPOSITORY, library, native, run } from '../native.mjs';
import { at, cases, kubernetesCases, manifestCases, references, textOf } from '../support.mjs';
import { firstThatRuns, installed } from './programs.mjs';

export { LIMIT, installed, run };

export const MODULES = fileURLToPath(at('js/tests/node_modules'));

const FOLDER = mkdtempSync(join(tmpdir(), 'pullpolicy-hosts-'));
export const APP = join(FOLDER, 'app');

/** npm, which is a script on some systems and found by the shell. */
const npm = (given, cwd) => run('npm', given, { cwd, shell: process.platform === 'win32' });

/** Packs the package as it was made last, and installs it; gives the tarball. */
export async function install() {
  cpSync(new URL('app', import.meta.url), APP, { recursive: true });
  // What `prepare` would do once more is read by other tests at this moment.
  const quiet = ['--ignore-scripts', '--silent'];
  const packed = await npm(['pack', ...quiet, '--pack-destination', FOLDER], REPOSITORY);
  const tarball = join(FOLDER, packed.trim());
  await npm(['install', ...quiet, '--offline', '--no-audit', '--no-fund', tarball], APP);
  return tarball;
}

export const remove = () => rmSync(FOLDER, { recursive: true, force: true });

/**
 * A program that an npm package carries, or that a package of its scope carries for this platform:
 * the scripts that would copy it may not have been run.
 */
export function packaged(scope, paths) {
  const folder = join(MODULES, scope);
  const platforms = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  const own = platforms.flatMap((name) => paths.map((path) => join(folder, name, path)));
  return firstThatRuns([...own, ...paths.map((path) => join(MODULES, path))]);
}

/** Requests with a line of answers for each. */
function answered(requests, answers) {
  const lines = answers.trimEnd().split('\n');
  if (lines.length !== requests.length) {
    throw new Error(`${lines.length} answers to ${requests.length} requests`);
  }
  return requests.map((request, place) => ({ ...request, answer: lines[place] }));
}

/** Requests for a decision, by name, with the answers of the native program. */
async function decided(texts) {
  const requests = texts.map(({ id, text }) => ({ id, call: 'resolve', texts: [text] }));
  const input = texts.map(({ text }) => `${text}\n`).join('');
  const answers = await run(await native(), ['resolve', '--batch'], { input }).catch((error) => {
    // It tells by its status that some requests are refused.
    if (error.code === 1 && error.stderr === '') {
      return error.stdout;
    }
    throw error;
  });
  return answered(requests, answers);
}

/** The cases of `pullpolicy/kubernetes` and `pullpolicy/manifest` with the answers of the library. */
async function answeredByLibrary() {
  const all = [...kubernetesCases(), ...manifestCases()];
  const calls = all.map(({ id, call, texts }) => ({ id, call, texts }));
  const input = calls.map((call) => `${JSON.stringify(call)}\n`).join('');
  return answered(calls, await library(input));
}

/**
 * All shared cases but the few about decisions that span lines, since the native program reads one
 * a line.
 */
export async function sharedCases() {
  const texts = cases().map((one) => ({ id: one.id, text: textOf(one) }));
  return [
    ...(await decided(texts.filter(({ text }) => !text.includes('\n')))),
    ...(await answeredByLibrary()),
  ];
}

/** All references of the data. */
export const referenceCases = () =>
  decided(references().map(({ input }) => ({ id: input, text: JSON.stringify({ image: input }) })));

/** Writes a file into the application. */
export const write = (name, text) => writeFileSync(join(APP, name), text);
