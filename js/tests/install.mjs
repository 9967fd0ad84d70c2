// Installs what the tests need, where it is missing or of another lock file: node js/tests/install.mjs
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const changed = (file) =>
  statSync(new URL(file, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm leaves a copy of the lock file of what it installed.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  // Not `npm ci`, which asks for optional packages that are nowhere to be had.
  const { status } = spawnSync('npm', ['install', '--no-save'], { cwd: here, stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
