// Lint and fix: answers as the library and the native program give them, whatever is asked.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';

import * as module from '../dist/manifest.js';
import { REPOSITORY, library, native } from './native.mjs';
import { manifestCases, manifests, require } from './support.mjs';

const entries = { 'manifest.js': module, 'manifest.cjs': require('../dist/manifest.cjs') };
const { lintManifest, fixManifest, PullPolicyError } = module;
const all = manifestCases();
const execute = promisify(execFile);

/** An outcome as the library writes it. */
const written = ({ ok, error, ...given }) => JSON.stringify(ok ? Object.values(given)[0] : { error });

let answers;
/** What the library answers to every case. */
const expected = () => (answers ??= library(all.map((one) => `${JSON.stringify(one)}\n`).join('')));

for (const [name, entry] of Object.entries(entries)) {
  test(`${name} answers as the library does`, async () => {
    const lines = (await expected()).trimEnd().split('\n');
    assert.ok(all.length >= 900, `${all.length} cases`);
    assert.equal(lines.length, all.length);
    const differences = all.filter(({ call, texts }, place) => {
      const [text, options] = texts.map((text) => JSON.parse(text));
      return written(entry[call](text, options)) !== lines[place];
    });
    assert.deepEqual(differences.map(({ id }) => id), []);
  });
}

/** The options of a case without any of its own: the file, and the module around it. */
const plain = new Map(
  all
    .map(({ texts }) => texts.map((text) => JSON.parse(text)))
    .filter(([, options]) => Object.keys(options).every((key) => key === 'file' || key === 'module'))
    .map(([text, options]) => [options.file, { text, options }]),
);

/** Runs the native program, of which 1 and 2 are no failures but what it has to say. */
const program = async (given, input = '') => {
  const running = execute(await native(), given, { cwd: REPOSITORY, maxBuffer: 1 << 26 });
  running.child.stdin.end(input);
  return (await running.catch((error) => error)).stdout;
};

test('the native program finds the same in the files', async () => {
  const files = [...plain.keys()];
  const told = JSON.parse(await program(['lint', '--no-rules', '--format', 'json', ...files]));
  const reports = files.map((file) => lintManifest(plain.get(file).text, plain.get(file).options).report);
  const findings = reports.flatMap((report) => report.findings);
  assert.ok(findings.length >= 200, `${findings.length} findings`);
  const bare = ({ span, fix, ...finding }) => {
    const { edit, ...same } = fix ?? {};
    return { ...finding, fix: fix && same };
  };
  assert.deepEqual(findings.map(bare), told.findings);
  const faults = reports.flatMap((report) => report.faults).map(({ offset, ...fault }) => fault);
  assert.deepEqual(faults, told.faults);
  for (const key of Object.keys(reports[0].summary)) {
    const sum = reports.reduce((sum, { summary }) => sum + summary[key], 0);
    assert.equal(sum, told.summary[key], key);
  }
});

for (const flags of [[], ['--relax'], ['--explicit']]) {
  test(`the native program writes the same, ${flags}`, async () => {
    const options = Object.fromEntries(flags.map((flag) => [flag.slice(2), true]));
    let changed = 0;
    for (const [file, { text, options: own }] of plain) {
      const given = ['fix', '-', '--no-rules', '--stdin-filename', file, ...flags];
      const { fixed } = fixManifest(text, { ...own, ...options });
      assert.equal(fixed.text, await program(given, text), file);
      changed += fixed.text === text ? 0 : 1;
    }
    assert.ok(changed >= 30, `${changed} files`);
  });
}

/** A text with edits made, whose places are those of strings. */
const edited = (text, edits) =>
  edits.reduceRight((text, { span, text: by }) => text.slice(0, span.start) + by + text.slice(span.end), text);

test('places are those of strings, and the edits make the text', () => {
  for (const { path, text } of manifests()) {
    // Two code units a character, and four bytes.
    const own = path.endsWith('.json') || text.startsWith('\ufeff') ? text : `# 😀ü\n${text}`;
    const options = { ...plain.get(path).options, relax: true };
    const { fixed } = fixManifest(own, options);
    assert.equal(edited(own, fixed.changes.map(({ edit }) => edit)), fixed.text, path);
    for (const { span, image } of fixed.refusals) {
      assert.ok(own.slice(span.start, span.end).length > 0, `${path}: ${image}`);
    }
    for (const { span, start, fix } of lintManifest(own, options).report.findings) {
      const before = own.slice(0, span.start).split('\n');
      assert.equal(before.length, start.line, path);
      assert.equal([...before.at(-1).replace('\ufeff', '')].length + 1, start.column, path);
      if (fix?.edit) {
        assert.notEqual(edited(own, [fix.edit]), own);
      }
    }
    const again = fixManifest(fixed.text, options).fixed;
    assert.deepEqual([again.text, again.changes], [fixed.text, []], path);
  }
});

const pod = 'kind: Pod\nspec:\n  containers:\n  - image: ghcr.io/acme/app:main\n';
const policy = '    imagePullPolicy: Always\n';

test('options are heeded', () => {
  const rules = (options) => lintManifest(pod, options).report.findings.map(({ rule, severity }) => [rule, severity]);
  for (const none of [undefined, null, {}, { rules: undefined, enable: null }]) {
    assert.deepEqual(rules(none), [['stale-copies', 'warning']]);
  }
  assert.deepEqual(rules({ severity: { 'stale-copies': 'error' } }), [['stale-copies', 'error']]);
  assert.deepEqual(rules({ disable: ['stale-copies'] }), []);
  assert.deepEqual(rules({ rules: { pinned: ['main'] } }), []);
  assert.deepEqual(rules({ cluster: { alwaysPullImages: true } }), []);
  assert.equal(lintManifest(pod, { file: 'a/pod.yaml' }).report.findings[0].file, 'a/pod.yaml');
  const right = pod.replace('main', '1.2.3');
  assert.deepEqual(fixManifest(right, { explicit: true }).fixed.text, right + policy.replace('Always', 'IfNotPresent'));
  assert.deepEqual(fixManifest(right + policy).fixed.changes, []);
  assert.deepEqual(fixManifest(right + policy, { relax: true }).fixed.changes[0].to, 'IfNotPresent');
});

test('what cannot be read is a fault, and the rest is done', () => {
  const text = `${pod}---\n# 😀\na: [1\nb: 2\n---\n${pod}`;
  const { report } = lintManifest(text);
  assert.equal(report.findings.length, 2);
  const [{ kind, offset, start }] = report.faults;
  assert.deepEqual([kind, start.line, text.slice(offset, offset + 3)], ['syntax', 8, ': 2']);
  const { fixed } = fixManifest(text);
  assert.equal(fixed.text, text.replaceAll(pod, pod + policy));
  assert.deepEqual(fixed.faults, report.faults);
});

test('what is asked wrongly is an error of the contract, with what was meant', () => {
  const keys = Object.keys(lintManifest(null).error);
  assert.deepEqual(keys, [
    'code',
    'message',
    'input',
    'at',
    'span',
    'detail',
    'suggestion',
    'kubernetesDefault',
    'waiting',
    'rejectedBy',
  ]);
  for (const [text, options, code, at, meant] of [
    [undefined, {}, 'invalid-request', '/text'],
    [5n, {}, 'invalid-request', ''],
    [{}, {}, 'invalid-request', '/text'],
    ['a: \ud800', {}, 'invalid-request', ''],
    ['', [], 'invalid-request', ''],
    ['', 'x', 'invalid-request', ''],
    ['', { flie: 'x' }, 'invalid-request', '/flie', 'file'],
    ['', { file: '\udfff' }, 'invalid-request', ''],
    ['', { relax: 1 }, 'invalid-request', '/relax'],
    ['', { enable: 'not-known' }, 'invalid-request', '/enable'],
    ['', { enable: ['not-know'] }, 'invalid-request', '/enable/0', 'not-known'],
    ['', { severity: { 'stale-copies': 'warn' } }, 'invalid-request', '/severity/stale-copies', 'warning'],
    ['', { module: { 'a.tf': 1 } }, 'invalid-request', '/module/a.tf'],
    ['', { rules: { pined: [] } }, 'invalid-rules', '/rules/pined', 'pinned'],
    ['', { rules: { pinned: ['x'.repeat(1 << 16)] } }, 'too-large', '/rules'],
    ['', { cluster: { version: 'x' } }, 'invalid-cluster', '/cluster/version'],
  ]) {
    for (const call of [lintManifest, fixManifest]) {
      const { ok, error } = call(text, options);
      assert.equal(ok, false);
      assert.deepEqual([error.code, error.at], [code, at], error.message);
      assert.equal(error.suggestion?.value ?? undefined, meant, at);
    }
  }
});

const throwing = {
  get file() {
    throw new Error('no');
  },
};
const cyclic = {};
cyclic.module = cyclic;
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

/** Aliases that stand for ten times as many, level by level. */
const bomb = () => {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const above = level === 0 ? 'image: a:main' : Array(10).fill(`*l${level - 1}`).join(', ');
    return `l${level}: &l${level} ${level === 0 ? `{${above}}` : `[${above}]`}\n`;
  });
  return `kind: Pod\n${levels.join('')}spec: {containers: *l8}\n`;
};
const binary = Array.from({ length: 4_096 }, (_, place) => String.fromCharCode((place * 7_919) % 256)).join('');
const block = (inner) => `resource "kubernetes_pod" "a" {\n  spec {\n    container {\n      image = ${inner}\n    }\n  }\n}\n`;

const texts = [
  undefined,
  null,
  5,
  5n,
  Symbol('x'),
  () => pod,
  [pod],
  '',
  '\ud800',
  '\0',
  binary,
  '\ufeff\ufeff',
  '---\n'.repeat(1_000),
  '['.repeat(10_000),
  '{a: '.repeat(10_000),
  '- '.repeat(10_000),
  '&a '.repeat(1_000),
  '*a',
  '&a [*a]',
  '!!binary x',
  '{"kind": "List", "items": [',
  `${pod}    imagePullPolicy: [\n`,
  pod.replace('ghcr.io', '${{ x }}'),
  bomb(),
  block('"a:main"'),
  block(`${'('.repeat(5_000)}1${')'.repeat(5_000)}`),
  block('"${'.repeat(2_000)),
  'locals { a = local.a }\n',
];
const options = [
  undefined,
  {},
  { relax: true, explicit: true, enable: ['implicit-default', 'not-known'] },
  { file: 'a.tf' },
  { file: 'a.tf.json', module: { 'b.tf': '{'.repeat(1_000), 'c.tf.json': '[' } },
  { file: 5 },
  throwing,
  cyclic,
  revoked,
  'x',
  5n,
];
/** What takes long, and is not asked as often. */
const large = [
  `a: ${'x'.repeat(10_000_000)}\n`,
  `kind: Pod\nspec: {containers: [{image: "${'😀'.repeat(2_500_000)}"}]}\n`,
  '['.repeat(200_000),
  '{"a":'.repeat(200_000),
  pod.repeat(200).replaceAll('kind', '---\nkind'),
];
const calls = [lintManifest, fixManifest];

test('whatever is asked, the answer is a value', () => {
  const asked = [...texts.flatMap((text) => options.map((own) => [text, own])), ...large.map((text) => [text, {}])];
  let answered = 0;
  for (const [text, own] of asked) {
    for (const call of calls) {
      const { ok, error, report, fixed } = call(text, own);
      if (ok) {
        assert.ok((report ?? fixed).faults.every(({ offset }) => offset <= text.length));
        answered += 1;
      } else {
        assert.notEqual(error.code, 'internal-error', error.message);
        assert.ok(error.message.length > 0);
      }
    }
  }
  assert.ok(answered >= 200, `${answered} answers`);
});

test('what is too large is told, and what is long is read', () => {
  const line = lintManifest(large[0]).report;
  assert.deepEqual([line.faults, line.summary.documents], [[], 1]);
  const { report } = lintManifest(`a: ${'x'.repeat((16 << 20) + 1)}\n---\n${pod}`);
  assert.deepEqual(report.faults.map(({ kind }) => kind), ['too-large']);
  assert.equal(report.findings.length, 1);
  const module = lintManifest('#'.repeat((1 << 20) + 1), { file: 'a.tf' }).report;
  assert.deepEqual(module.faults.map(({ kind }) => kind), ['too-large']);
});

test('after 20,000 hostile calls a good one is right, and the memory has not grown', async () => {
  const host = globalThis.WebAssembly;
  const instances = [];
  const Instance = function (module, imports) {
    const instance = new host.Instance(module, imports);
    instances.push(instance.exports);
    return instance;
  };
  globalThis.WebAssembly = Object.assign(Object.create(host), { Instance });
  try {
    const fresh = await import('../dist/manifest.js?fresh');
    const own = [fresh.lintManifest, fresh.fixManifest];
    const some = (count) => {
      for (let call = 0; call < count; call += 1) {
        const text = call % 2_000 === 0 ? large[(call / 2_000) % large.length] : texts[call % texts.length];
        own[call % 2](text, options[Math.floor(call / 2) % options.length]);
      }
    };
    some(10_000);
    const before = instances.at(-1).memory.buffer.byteLength;
    some(20_000);
    assert.equal(instances.length, 1);
    assert.equal(instances[0].memory.buffer.byteLength, before);
    assert.equal(fresh.fixManifest(pod).fixed.text, pod + policy);
  } finally {
    globalThis.WebAssembly = host;
  }
});

test('without WebAssembly the error names the cause', async () => {
  const host = globalThis.WebAssembly;
  const fresh = await import('../dist/manifest.js?without');
  globalThis.WebAssembly = undefined;
  try {
    assert.throws(() => fresh.lintManifest(pod), (error) => {
      assert.ok(error instanceof fresh.PullPolicyError);
      assert.equal(error.code, 'unsupported-environment');
      assert.match(error.message, /cannot be used here: .+; `pullpolicy\/manifest`/);
      return true;
    });
  } finally {
    globalThis.WebAssembly = host;
  }
  assert.equal(fresh.lintManifest(pod).ok, true);
  assert.ok(new PullPolicyError({ message: 'x' }) instanceof Error);
});
