// The types of pullpolicy/manifest fit what the library answers, and hold nothing that it does not.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { fixManifest, lintManifest } from '../dist/manifest.js';
import { at, manifestCases } from './support.mjs';
import { complaints, list, record, words } from './typed.mjs';

const functions = { lintManifest, fixManifest };
const asked = manifestCases().map(({ call, texts }) => {
  const [text, options] = texts.map((text) => JSON.parse(text));
  return { options, outcome: functions[call](text, options) };
});
const given = (key) => asked.map(({ outcome }) => outcome[key]).filter((value) => value !== undefined);

const broken = 'a: [1\nb: 2\n';
const wrong = [null, { file: 5 }, { rules: { a: 1 } }, { cluster: { a: 1 } }];
const reports = [...given('report'), lintManifest(broken).report];
const fixes = [...given('fixed'), fixManifest(broken).fixed];
const failures = wrong.map((options) => lintManifest(options ? '' : null, options).error);
const findings = reports.flatMap((report) => report.findings);
const edits = findings.flatMap(({ fix }) => fix?.edit ?? []);
const changes = fixes.flatMap((fixed) => fixed.changes);
const refusals = fixes.flatMap((fixed) => fixed.refusals);

const source = (file) => readFileSync(at(`crates/manifest/src/${file}.rs`), 'utf8');
/** The words of an enumeration, as its Rust source spells them. */
const wordsOf = (name) => {
  const body = source('finding').split(`impl ${name} {`)[1].split('\n}')[0];
  return [...body.matchAll(/=> "([a-z-]+)"/g)].map(([, word]) => word);
};
const rules = [...source('rule').matchAll(/^ {4}\w+ = "(.*?)",/gm)].map(([, id]) => id);
/** The options that the library reads. */
const options = lintManifest('', { '': 0 }).error.message.match(/`\w+`/g).map((key) => key.slice(1, -1));

const unions = {
  LintRule: rules,
  Severity: ['error', 'warning', 'note'],
  Obstacle: wordsOf('Obstacle'),
  "Fault['kind']": wordsOf('FaultKind').filter((kind) => kind !== 'encoding'),
  'keyof FixOptions': options,
  'keyof LintOptions': options.filter((key) => key !== 'relax' && key !== 'explicit'),
  'keyof Report': Object.keys(reports[0]),
  'keyof Finding': Object.keys(findings[0]),
  'keyof FindingFix': words(findings, ({ fix }) => Object.keys(fix ?? {})),
  "NonNullable<FindingFix['flag']>": words(findings, ({ fix }) => fix?.flag ?? null),
  'keyof Edit': Object.keys(edits[0]),
  'keyof Position': Object.keys(findings[0].start),
  'keyof ManifestObject': Object.keys(findings[0].object),
  'keyof Fault': Object.keys(reports.at(-1).faults[0]),
  'keyof Summary': Object.keys(reports[0].summary),
  'keyof Fixed': Object.keys(fixes[0]),
  'keyof Change': Object.keys(changes[0]),
  'keyof Refusal': Object.keys(refusals[0]),
  'keyof ManifestFailure': Object.keys(failures[0]),
};
const names = Object.keys(unions).flatMap((type) => type.match(/\b[A-Z]\w+/g));
const imported = [...new Set(names)].filter((name) => name !== 'NonNullable');

const answered = [
  `import type { ${imported.join(', ')} } from 'pullpolicy/manifest';`,
  ...Object.entries(unions).map(record),
  ...list('Report', reports),
  ...list('Fixed', fixes),
  ...list('ManifestFailure', failures),
  ...list('FixOptions', asked.map((one) => one.options)),
  '// What does not fit is seen.',
  '// @ts-expect-error',
  list('Report', [{ ...reports[0], more: 1 }])[0],
  '// @ts-expect-error',
  list('Finding', [{ ...findings[0], rule: 'stale-copy' }])[0],
  '// @ts-expect-error',
  record(['LintRule', rules.slice(1)]),
  '// @ts-expect-error',
  list('LintOptions', [{ relax: true }])[0],
].join('\n');

const used = `import * as m from 'pullpolicy/manifest';
import type * as t from 'pullpolicy/manifest';
const { ok, report, error } = m.lintManifest('kind: Pod', { file: 'pod.yaml', rules: { moving: ['a'] } });
const message: string = ok ? report.findings[0].message : error.message;
const rule: t.LintRule | undefined = report?.findings[0].decision?.reasons[0] && report.findings[0].rule;
const { fixed } = m.fixManifest('kind: Pod', { relax: true, severity: { 'not-known': 'note' } });
const from: number | undefined = fixed?.changes[0].edit.span.start;
const plain: t.LintResult = m.lintManifest('');
const failure: m.PullPolicyError | undefined = undefined;
// @ts-expect-error
m.lintManifest();
// @ts-expect-error
m.lintManifest('', { enable: ['stale-copy'] });
// @ts-expect-error
m.fixManifest('', { relaxed: true });
void [message, rule, from, plain, failure];
`;

test('the types of manifest fit every answer and every word of the library', () => {
  assert.ok(findings.length > 500 && edits.length > 200, `${findings.length}, ${edits.length}`);
  assert.ok(changes.length > 200 && refusals.length > 20 && failures.every((error) => error));
  const files = { 'answers.mts': answered, 'used.mts': used, 'used.cts': used };
  assert.equal(complaints(files), '');
});
