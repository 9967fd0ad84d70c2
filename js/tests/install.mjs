// Installs what the tests need, where it is missing or of another lock file: node js/tests/install.mjs
// With --check it only tells by its status whether that is so.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const changed = (file) =>
  statSync(new URL(file, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const installed = () => {
  // Not `npm ci`, which asks for optional packages that are nowhere to be had.
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const options = { cwd, stdio: 'inherit', shell: true };
  return spawnSync('npm', ['install', '--no-save'], options).status ?? 1;
};

// npm leaves a copy of the lock file of what it installed.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  process.exitCode = process.argv[2] === '--check' ? 1 : installed();
}
