// Installs what the tests need, where it is missing: node js/tests/install.mjs
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

if (!existsSync(new URL('node_modules/typescript', import.meta.url))) {
  const { status } = spawnSync('npm', ['install'], { cwd: here, stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
