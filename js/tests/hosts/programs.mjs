// Programs of this machine.
import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { run } from '../native.mjs';

/** Whether a program is there and runs. */
const runs = (program) =>
  run(program, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );

/** The first of some programs that is there and runs. */
export async function firstThatRuns(programs) {
  for (const program of programs) {
    if (statSync(program, { throwIfNoEntry: false })?.isFile() && (await runs(program))) {
      return program;
    }
  }
  return undefined;
}

/** A program that is installed under one of these names. */
export function installed(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return firstThatRuns(names.flatMap((name) => folders.map((folder) => join(folder, name))));
}
