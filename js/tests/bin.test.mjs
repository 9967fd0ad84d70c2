// The program for Node says what the native one says, byte for byte, and ends with the same status.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { native } from './native.mjs';
import { at, cases, isText, textOf } from './support.mjs';

const BIN = fileURLToPath(at('js/dist/bin.mjs'));
const NATIVE = await native();
const FOLDER = realpathSync(mkdtempSync(join(tmpdir(), 'pullpolicy-bin-')));
const DIGEST = `sha256:${'0'.repeat(64)}`;
const MEBIBYTE = 1 << 20;

/** The rules of each folder that the programs are run in. */
const RULES = {
  empty: undefined,
  discovered: 'moving = ["b*"]\n[lint]\nexclude = ["a"]\n',
  'discovered/a/b': undefined,
  faulty: '# a comment\nunknown = "Sometimes"\n',
  'faulty-key': 'movng = ["b*"]\n',
  broken: 'moving = [\n"a" "b"]\n',
  foreign: 'pinned = [1979-05-27, inf]\n',
  binary: Buffer.from([0x66, 0xff, 0x0a]),
  marked: '\ufeffmoving = ["b*"]\n',
  long: `moving = ["b*"]\n${'#'.repeat(MEBIBYTE)}`,
  directory: undefined,
};

for (const [name, rules] of Object.entries(RULES)) {
  mkdirSync(join(FOLDER, name), { recursive: true });
  if (rules !== undefined) {
    writeFileSync(join(FOLDER, name, 'pullpolicy.toml'), rules);
  }
}
mkdirSync(join(FOLDER, 'directory/pullpolicy.toml'));
for (const [name, text] of Object.entries({
  'rules.json': '{"pinned": ["b*"], "images": [{"match": "ghcr.io/acme/**", "policy": "Never"}]}',
  'faulty.json': '{\n  "images": [{"match": "a/b", "policy": "Sometimes"}]\n}\n',
  'broken.json': '{\n  "pinned": ]\n}\n',
  'other.toml': '[[images]]\nmatch = "ghcr.io/acme/**"\npinned = ["v*"]\n',
  'two\u001b[31m.toml': 'unknown = 7\n',
})) {
  writeFileSync(join(FOLDER, 'empty', name), text);
}

after(() => rmSync(FOLDER, { recursive: true, force: true }));

function run(program, given, { folder = 'empty', input = '', env = {} } = {}) {
  const { NO_COLOR, CLICOLOR, CLICOLOR_FORCE, NODE_OPTIONS, ...rest } = process.env;
  const [file, ...before] = program;
  const { stdout, stderr, status } = spawnSync(file, [...before, ...given], {
    cwd: join(FOLDER, folder),
    env: { ...rest, ...env },
    input,
    maxBuffer: 1 << 28,
  });
  return { stdout: stdout.toString('latin1'), stderr: stderr.toString('latin1'), status };
}

const both = (given, options) => [
  run([process.execPath, BIN], given, options),
  run([NATIVE], given, options),
];

/** A run of both programs that gives the same, with this exit status. */
const same = (status, given, options = {}) =>
  test(`${given.join(' ').slice(0, 80)} ${JSON.stringify(options).slice(0, 60)}`, () => {
    const [ours, theirs] = both(given, options);
    assert.equal(theirs.status, status, theirs.stderr);
    assert.deepEqual(ours, theirs);
  });

const ALWAYS = ['--color', 'always'];
const NEVER = ['--color', 'never'];

/** What `resolve` is given, with the exit status. */
const RESOLVED = [
  [0, ['nginx']],
  [0, ['nginx:1.27.3']],
  [0, [`nginx@${DIGEST}`]],
  [0, [`ghcr.io/acme/dev:latest@${DIGEST}`]],
  [0, ['registry.example.com/dev/workspace:coder-xfce-vnc-latest']],
  [0, ['ghcr.io/acme/dev', '--tag', 'coder-26.37.0', '--policy', 'Always']],
  [0, ['--tag', 'main']],
  [0, ['--tag=26.37.0']],
  [0, ['--tag', `main@${DIGEST}`]],
  [0, ['--tag', '', 'nginx']],
  [0, ['nginx:1.27', '--kubernetes', '1.34']],
  [0, ['nginx:1.27', '--always-pull-images', '--policy', 'Never']],
  [0, [`nginx@${DIGEST}`, '--digest-aware-default']],
  [0, ['nginx:1.27.3', '--credential-verification', 'AlwaysVerify']],
  [0, ['nginx:1.27.3', '--credential-verification', 'NeverVerifyAllowlistedImages',
    '--preloaded-allowlist', 'ghcr.io/acme/*', '--preloaded-allowlist=docker.io/library/nginx']],
  [0, ['ghcr.io/acme/dev:coder-latest', '--digest', `coder-latest=${DIGEST}`,
    '--digest', `coder-26.37.0=${DIGEST}`, '--digest', `26=${DIGEST}`]],
  [0, ['--', 'nginx']],
  [0, ['nginx', '--rules', 'rules.json']],
  [0, ['ghcr.io/acme/dev:v7', '--rules', 'other.toml']],
  [0, ['ghcr.io/acme/dev:v7', '--rules=rules.json']],
  [0, ['nginx', '--no-rules']],
  [0, ['nginx', '--pol', 'Never', '--kub=1.30', '--al']],
  [0, [`ghcr.io/acme/${'a/'.repeat(100)}a:${'x'.repeat(100)}-latest`]],
  [1, ['']],
  [1, [' nginx ']],
  [1, ['registry.example.com/App:1.0']],
  [1, ['nginx:${TAG}']],
  [1, [`ghcr.io/acme/${'a'.repeat(300)}:`]],
  [1, ['ghcr.io/漢字:é']],
  [1, ['nginx\u001b[31m:\u202e']],
  [1, [`${'a'.repeat(17_000)}`]],
  [1, ['nginx', '--policy', 'always']],
  [0, ['nginx', '--policy', '']],
  [1, ['nginx:1.27.3', '--preloaded-allowlist', 'nginx']],
  [1, ['nginx:1', '--tag', '2']],
  [1, ['--tag', DIGEST]],
  [1, ['--tag', 'ä']],
  [1, ['nginx', '--kubernetes', 'x']],
  [1, ['nginx', '--kubernetes', '1.32', '--credential-verification', 'AlwaysVerify']],
  [1, ['nginx', '--digest', 'latest=sha256:0']],
  [1, ['nginx', '--digest', '=']],
  [1, ['--', '-x']],
  [1, ['-']],
  [1, ['nginx', '--rules', 'faulty.json']],
  [1, ['nginx', '--rules', 'broken.json']],
  [1, ['nginx', '--rules', 'two\u001b[31m.toml']],
  [2, ['nginx', '--rules', 'absent.toml']],
  [2, ['nginx', '--rules', 'rules.json/absent']],
  [2, ['nginx', '--rules', '.']],
  [2, ['nginx', '--rules', `${'a'.repeat(300)}\n.toml`]],
];

for (const [status, given] of RESOLVED) {
  for (const more of [[], ALWAYS, ['--format', 'json']]) {
    // Nothing may follow `--` but images.
    same(status, ['resolve', ...more, ...given]);
  }
}

/** What comes of the rules of a folder. */
const STATUSES = {
  empty: 0,
  discovered: 0,
  'discovered/a/b': 0,
  faulty: 1,
  'faulty-key': 1,
  broken: 1,
  foreign: 1,
  binary: 2,
  marked: 0,
  long: 2,
  directory: 0,
};

for (const [folder, status] of Object.entries(STATUSES)) {
  for (const more of [[], ALWAYS, ['--format', 'json']]) {
    same(status, ['resolve', 'ghcr.io/acme/dev:b1.2.3', ...more], { folder });
  }
  same(0, ['resolve', 'ghcr.io/acme/dev:b1.2.3', '--no-rules'], { folder });
}

for (const env of [
  { NO_COLOR: '1' },
  { NO_COLOR: '', CLICOLOR_FORCE: '1' },
  { CLICOLOR_FORCE: '1' },
  { CLICOLOR_FORCE: '0' },
  { CLICOLOR_FORCE: '1', CLICOLOR: '0' },
  { CLICOLOR_FORCE: '1', NO_COLOR: '1' },
  { CLICOLOR: '1' },
  { CLICOLOR: '0' },
]) {
  same(0, ['resolve', 'nginx'], { env });
  same(0, ['resolve', 'nginx', ...NEVER], { env });
  same(1, [...ALWAYS, 'resolve', 'Nginx'], { env });
}

for (const [status, input] of [
  [0, '{"image": "ghcr.io/acme/dev", "image_tag": "main"}'],
  [0, '{"image": "nginx:1.27.3", "image_pull_policy": "Always"}'],
  [0, '{"image_tag": "b7", "rules": "{\\"pinned\\": [\\"b*\\"]}"}'],
  [1, '{"image": "nginx", "image_pull_policy": "always"}'],
  [1, '{"image": "nginx", "tag": "1.27"}'],
  [1, '{"image": "nginx", "image_tag": 7}'],
  [1, '{"image": "Nginx\\u001b[31m"}'],
  [1, '{}'],
  [1, ''],
  [1, 'no JSON'],
  [1, Buffer.from([0x7b, 0xff])],
  [1, ' '.repeat(MEBIBYTE + 7)],
]) {
  same(status, ['terraform-external'], { input });
  same(status, ['terraform-external', ...ALWAYS], { input, folder: 'faulty' });
}

const asked = cases();
/** A line for each shared case that is one, and lines that are none. */
const lines = [
  ...asked.map(textOf).filter((text) => !/[\r\n]/.test(text)),
  '',
  'no JSON',
  `{"image": "${'a'.repeat(3 * MEBIBYTE)}"}`,
  '{"image": "nginx"}\r',
];
writeFileSync(join(FOLDER, 'empty/requests.jsonl'), lines.join('\n'));
same(1, ['resolve', '--batch'], { input: lines.join('\n') });
same(1, ['resolve', '--batch', '-', ...ALWAYS], { input: lines.join('\n') });
same(1, ['resolve', '--batch', 'requests.jsonl']);
same(1, ['resolve', '--batch'], { input: Buffer.from([0x7b, 0xff, 0x0a, 0x0d, 0x0a, 0x0a]) });
same(0, ['resolve', '--batch=-'], { input: '{"image": "nginx"}\n{"tag": "main"}\r\n', folder: 'faulty' });
same(0, ['resolve', '--batch'], { input: '' });
same(2, ['resolve', '--batch', 'absent.jsonl']);
same(2, ['resolve', '--batch', '.']);

test('every shared case is answered alike through the options', () => {
  const simple = asked.filter((one) => !isText(one) && typeof one.request?.image === 'string');
  const plain = simple.filter(({ request: { image, tag, policy, ...rest } }) =>
    Object.keys(rest).length === 0 && image.length < 1000 && !image.includes('\0'));
  const few = plain.filter((_, place) => place % 20 === 0);
  assert.ok(few.length > 20, `${few.length} cases`);
  for (const { id, request: { image, tag, policy } } of few) {
    const given = ['resolve', ...(tag ? [`--tag=${tag}`] : []), `--policy=${policy ?? 'auto'}`, '--', image];
    const [ours, theirs] = both(given);
    assert.deepEqual(ours, theirs, id);
  }
});

for (const given of [
  ['resolve', '--help'],
  ['resolve', '-h'],
  ['help', 'resolve'],
  ['terraform-external', '--help'],
  ['terraform-external', '-h'],
  ['help', 'terraform-external'],
  ['--version'],
  ['-V'],
]) {
  same(0, given);
}

// Of wrong usage both say the same in their first line.
for (const given of [
  ['resolve'],
  ['resolve', '--foo', 'nginx'],
  ['resolve', '-x'],
  ['resolve', 'nginx', 'alpine'],
  ['resolve', 'nginx', '--tag'],
  ['resolve', 'nginx', '--tag', '--policy', 'auto'],
  ['resolve', '--tag', 'a', '--tag', 'b'],
  ['resolve', 'nginx', '--no-rules', '--no-rules'],
  ['resolve', 'nginx', '--no-rules=yes'],
  ['resolve', 'nginx', '--format', 'yaml'],
  ['resolve', 'nginx', '--color', 'sometimes'],
  ['resolve', 'nginx', '--digest', 'latest'],
  ['resolve', 'nginx', '--rules', 'other.toml', '--no-rules'],
  ['resolve', 'nginx', '--batch'],
  ['resolve', '--batch', '--tag', 'main'],
  ['resolve', 'nginx', '--d', 'latest=sha256:0'],
  ['resolve', 'nginx', '--version'],
  ['terraform-external', 'nginx'],
  ['terraform-external', '--tag', 'main'],
  ['--foo'],
  ['--tag', 'main', 'resolve'],
]) {
  test(`wrong usage: ${given.join(' ')}`, () => {
    const [ours, theirs] = both(given);
    const first = ({ stderr }) => stderr.split('\n', 1)[0];
    assert.deepEqual([ours.status, ours.stdout, first(ours)], [2, '', first(theirs)]);
    assert.deepEqual([theirs.status, theirs.stdout], [2, '']);
    assert.match(ours.stderr, /\n\nUsage: pullpolicy .*\n\nFor more information, try '--help'\.\n$/);
  });
}

test('what only the native program has is refused by name', () => {
  for (const given of [['credentials', 'nginx'], ['lint', '.'], ['help', 'fix'], ['constructor']]) {
    const { stdout, stderr, status } = run([process.execPath, BIN], given);
    const name = given[0] === 'help' ? given[1] : given[0];
    assert.deepEqual([stdout, status], ['', 2]);
    const [first] = stderr.split('\n', 1);
    const expected = `error: \`${name}\` is no command of this program, which has \`resolve\` and \`terraform-external\`; the native one has the rest`;
    assert.equal(first, expected);
  }
});

test('without a command both programs show their help on standard error', () => {
  const [ours, theirs] = both([]);
  assert.deepEqual([ours.status, ours.stdout], [theirs.status, theirs.stdout]);
  assert.equal(run([process.execPath, BIN], ['--help']).stdout, ours.stderr);
  assert.equal(run([process.execPath, BIN], ['help']).stdout, ours.stderr);
});

test('a reader that went away is no error', { skip: process.platform === 'win32' }, () => {
  const command = '"$0" "$1" resolve --batch < requests.jsonl | head -n 1 | wc -l; echo "${PIPESTATUS[0]}"';
  const { stdout, stderr } = spawnSync('bash', ['-c', command, process.execPath, BIN], {
    cwd: join(FOLDER, 'empty'),
    encoding: 'utf8',
  });
  assert.deepEqual([stdout.split(/\s+/)[0], stderr], ['1', '']);
  assert.match(stdout, /\n[01]\n$/);
});

test('a full disk is one', { skip: process.platform !== 'linux' }, () => {
  for (const given of [['resolve', 'nginx'], ['resolve', '--batch', 'requests.jsonl']]) {
    const [ours, theirs] = [[process.execPath, BIN], [NATIVE]].map((program) => {
      const [file, ...before] = [...program, ...given];
      const { stderr, status } = spawnSync('bash', ['-c', '"$0" "$@" > /dev/full', file, ...before], {
        cwd: join(FOLDER, 'empty'),
        encoding: 'utf8',
      });
      return { stderr, status };
    });
    assert.equal(theirs.status, 2);
    assert.deepEqual(ours, theirs);
  }
});

test('its module imports nothing', () => {
  const module = new WebAssembly.Module(readFileSync(at('pkg/console_bg.wasm')));
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});
