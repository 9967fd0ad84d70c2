// The native program, with which the package is compared.
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** No host takes longer, in milliseconds. */
export const LIMIT = 60_000;
/** A build of the native program, where there is none. */
const BUILD_LIMIT = 900_000;
const MAX_OUTPUT = 1 << 28;

const execute = promisify(execFile);

/** Runs a program to its end, bounded in time, and gives its standard output. */
export async function run(program, given, { input = '', timeout = LIMIT, ...options } = {}) {
  const running = execute(program, given, {
    timeout,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT,
    ...options,
  });
  // A program that ends before it has read everything says why in its own output.
  running.child.stdin.on('error', () => undefined).end(input);
  return (await running).stdout;
}

/** The native program: what was built last, or is built now. */
export async function native() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const target = process.env.CARGO_TARGET_DIR ?? join(REPOSITORY, 'target');
  const [newest] = ['debug', 'release']
    .map((profile) => join(target, profile, `pullpolicy${suffix}`))
    .map((path) => ({ path, built: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.built - one.built);
  if (newest.built === 0) {
    const line = ['build', '--quiet', '--release', '--package', 'pullpolicy-cli'];
    await run('cargo', line, { cwd: REPOSITORY, timeout: BUILD_LIMIT });
    return join(target, 'release', `pullpolicy${suffix}`);
  }
  return newest.path;
}

/** What the library itself answers to calls, one a line. */
export const library = (input) =>
  run('cargo', ['run', '--quiet', '--package', 'xtask', '--', 'answers'], {
    cwd: REPOSITORY,
    timeout: BUILD_LIMIT,
    input,
  });
