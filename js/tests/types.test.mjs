// The types fit what the library answers, and hold nothing that it does not.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { REQUESTED } from '../generated/constants.js';
import { CLASSES, KINDS, POLICIES } from '../generated/constants.js';
import { at, cases, entries, isText } from './support.mjs';
import { complaints, list, record, words } from './typed.mjs';

const { resolve } = entries['index.js'];
const asked = cases().filter((one) => !isText(one));
const answers = asked.map(({ request }) => resolve(request));
const decisions = answers.filter(({ ok }) => ok).map(({ decision }) => decision);
const errors = answers.filter(({ ok }) => !ok).map(({ error }) => error);
const good = asked.filter((_, place) => answers[place].ok).map(({ request }) => request);

const suggested = [...decisions.flatMap(({ warnings }) => warnings), ...errors];

/** The words of each type: exactly those that the library uses. */
const unions = {
  RequestedPolicy: REQUESTED,
  PullPolicy: POLICIES,
  Class: CLASSES,
  Kind: KINDS,
  CredentialVerification: words(good, ({ cluster }) => cluster?.credentialVerification ?? null),
  DecidingCode: words(decisions, ({ reasons }) => reasons[0].code),
  ReasonCode: words(decisions, ({ reasons }) => reasons.map(({ code }) => code)),
  WarningCode: words(decisions, ({ warnings }) => warnings.map(({ code }) => code)),
  Waiting: words(decisions, ({ outcomes }) => outcomes.map(({ waiting }) => waiting)),
  "NonNullable<Outcome['runs']>": words(decisions, ({ outcomes }) => outcomes.map(({ runs }) => runs)),
  "Outcome['registry']": words(decisions, ({ outcomes }) => outcomes.map(({ registry }) => registry)),
  "NonNullable<Suggestion['policy']>": POLICIES,
  Detail: words(errors, ({ detail }) => detail),
  "NonNullable<PullPolicyFailure['waiting']>": words(errors, ({ waiting }) => waiting),
  "NonNullable<PullPolicyFailure['rejectedBy']>": words(errors, ({ rejectedBy }) => rejectedBy),
  'keyof Decision': Object.keys(decisions[0]),
  'keyof Image': Object.keys(decisions.find(({ image }) => image).image),
  'keyof Tag': Object.keys(decisions.find(({ tag }) => tag).tag),
  'keyof Outcome': Object.keys(decisions[0].outcomes[0]),
  'keyof Suggestion': Object.keys(suggested.find(({ suggestion }) => suggestion).suggestion),
  'keyof PullPolicyFailure': Object.keys(errors[0]),
  'keyof PullPolicyRequest': ['image', 'tag', 'policy', 'rules', 'cluster', 'digests'],
  'keyof Rules': words(good, ({ rules }) => Object.keys(rules ?? {})),
  'keyof ImageRule': words(good, ({ rules }) => (rules?.images ?? []).flatMap(Object.keys)),
  'keyof RegistryRule': words(good, ({ rules }) => (rules?.registries ?? []).flatMap(Object.keys)),
  'keyof Cluster': words(good, ({ cluster }) => Object.keys(cluster ?? {})),
};

/** The codes that the contract lists for decisions; one of them is of requests as text alone. */
const contract = readFileSync(at('docs/contract.md'), 'utf8').split('## Errors')[1].split('## ')[0];
const codes = [...contract.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell]) => cell.match(/[a-z-]+/g));
const elsewhere = ['invalid-secret', 'invalid-payload', 'invalid-pods', 'invalid-manifest'];
unions.ErrorCode = codes.filter((code) => !elsewhere.includes(code));

const head = (entry) => `import * as p from '${entry}';\nimport type * as t from '${entry}';\n`;
const names = ['Decision', 'PullPolicyFailure', 'PullPolicyRequest', 'Outcome', 'Suggestion', 'Image'];
const imported = [...names, 'Tag', 'Rules', 'ImageRule', 'RegistryRule', 'Cluster', 'ErrorCode'].concat(
  Object.keys(unions).filter((type) => /^[A-Z]\w+$/.test(type)),
);

const answered = [
  `import type { ${[...new Set(imported)].join(', ')} } from 'pullpolicy';`,
  ...Object.entries(unions).map(record),
  ...list('Decision', decisions),
  ...list('PullPolicyFailure', errors),
  ...list('PullPolicyRequest', good),
  '// What does not fit is seen.',
  '// @ts-expect-error',
  list('Decision', [{ ...decisions[0], more: 1 }])[0],
  '// @ts-expect-error',
  list('Decision', [{ ...decisions[0], policy: 'auto' }])[0],
  '// @ts-expect-error',
  list('PullPolicyFailure', [{ ...errors[0], code: 'invalid-everything' }])[0],
  '// @ts-expect-error',
  record(['Class', CLASSES.slice(1)]),
  '// @ts-expect-error',
  record(['Class', [...CLASSES, 'more']]),
  '// @ts-expect-error',
  list('PullPolicyRequest', [{ image: 'nginx', polcy: 'auto' }])[0],
].join('\n');

const used = (entry) => `${head(entry)}
const policy: t.PullPolicy = p.pullPolicy('nginx', 'auto');
const other: t.PullPolicy = p.pullPolicyForTag('latest');
const tag: t.Tag = p.classifyTag('latest');
const answer = p.resolve({ image: 'nginx' });
const text: string = answer.ok ? answer.decision.reasons[0].message : answer.error.message;
const { ok, decision, error } = p.resolve({ tag: 'latest', rules: { moving: ['a'] } });
const again: string = ok ? decision.policy : error.code;
const all: t.Resolution[] = p.resolveMany(new Set([{ image: 'nginx' }]));
try {
  p.resolveOrThrow({ image: '' });
} catch (error) {
  if (error instanceof p.PullPolicyError) {
    const code: t.ErrorCode | t.HostErrorCode = error.code;
    void [code, error.span?.start, error.suggestion?.value];
  }
}
// @ts-expect-error
p.pullPolicy('nginx', 'always');
// @ts-expect-error
p.pullPolicy();
void [policy, other, tag, text, again, all, p.kubernetesDefault('nginx'), p.version, p.semantics];
`;

test('the types fit every answer and every word of the library, as modules and as CommonJS', () => {
  assert.ok(decisions.length > 500 && errors.length > 300);
  const files = { 'answers.mts': answered };
  for (const entry of ['pullpolicy', 'pullpolicy/js', 'pullpolicy/slim']) {
    const name = entry.replace('/', '-');
    files[`${name}.mts`] = used(entry);
    files[`${name}.cts`] = used(entry);
  }
  assert.equal(complaints(files), '');
});
