// The types of pullpolicy/kubernetes fit what the library answers, and hold nothing that it does not.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { diagnosePods, diagnose, matchCredentials, resolvePayload } from '../dist/kubernetes.js';
import { at, kubernetesCases } from './support.mjs';
import { complaints, list, record, words } from './typed.mjs';

const functions = { matchCredentials, diagnose, diagnosePods, resolvePayload };

/** What a function was given in each case that is written as a value, and its outcome. */
const asked = Object.fromEntries(Object.keys(functions).map((call) => [call, []]));
for (const { call, texts } of kubernetesCases()) {
  const [pods, events, nodes] = texts;
  let request = { pods, events, nodes };
  try {
    request = call === 'diagnosePods' ? request : JSON.parse(pods);
  } catch {
    continue;
  }
  asked[call].push({ request, outcome: functions[call](request) });
}
const outcomes = (call) => asked[call].map(({ outcome }) => outcome);
const good = (call) => asked[call].filter(({ outcome }) => outcome.ok).map(({ request }) => request);
const given = (call, key) => outcomes(call).flatMap((outcome) => outcome[key] ?? []);

const credentials = [...given('matchCredentials', 'credentials'), ...given('matchCredentials', 'mended')];
const diagnoses = given('diagnose', 'diagnosis');
const pods = given('diagnosePods', 'report').flatMap((report) => report.pods);
const containers = pods.flatMap((pod) => pod.containers);
const deployments = given('resolvePayload', 'deployment');
const errors = Object.keys(functions).flatMap((call) => given(call, 'error'));

/** The codes of an enumeration, as its Rust source names them. */
const codesOf = (file, name) => {
  const source = readFileSync(at(file), 'utf8');
  const body = source.split(`    ${name} {`)[1].split('\n    }')[0];
  return [...body.matchAll(/= "(.*?)"/g)].map(([, word]) => word);
};
/** The keys that the library writes of a type, as its Rust source names them. */
const keysOf = (file, name) => {
  const source = readFileSync(at(file), 'utf8');
  const body = source.split(new RegExp(`as_object!\\(${name}(?:<'_>)?, `))[1].split('});')[0];
  return [...body.matchAll(/^ {4}"(.*?)":/gm)].map(([, key]) => key);
};

const CREDENTIALS = 'src/credentials/write.rs';
const PODS = 'src/diagnose/pods/json.rs';
const REPORT = 'src/diagnose/pods/report.rs';
const unions = {
  Cause: codesOf('src/diagnose.rs', 'Cause'),
  SecretWarningCode: codesOf('src/explain.rs', 'SecretWarningCode'),
  DeployRemarkCode: codesOf('src/explain.rs', 'DeployRemarkCode'),
  "ContainerDiagnosis['kind']": codesOf(REPORT, 'ContainerKind'),
  "ContainerDiagnosis['state']": codesOf(REPORT, 'ContainerState'),
  "Retry['schedule']": codesOf(REPORT, 'Schedule'),
  'keyof Credentials': keysOf(CREDENTIALS, 'Credentials'),
  'keyof Candidate': keysOf(CREDENTIALS, 'Candidate'),
  'keyof SecretWarning': keysOf(CREDENTIALS, 'SecretWarning'),
  'keyof Command': keysOf(CREDENTIALS, 'Command'),
  'keyof Diagnosis': Object.keys(diagnoses[0]),
  'keyof PodReport': keysOf(PODS, 'PodReport'),
  'keyof PodDiagnosis': keysOf(PODS, 'PodDiagnosis'),
  'keyof ContainerDiagnosis': keysOf(PODS, 'ContainerDiagnosis'),
  'keyof Retry': keysOf(PODS, 'Retry'),
  'keyof NextStep': keysOf(PODS, 'NextStep'),
  'keyof OtherPolicy': keysOf(PODS, 'OtherPolicy'),
  'keyof Deployment': Object.keys(deployments[0]),
  'keyof StartWait': Object.keys(deployments.find(({ wait }) => wait).wait),
  'keyof OlderDaemon': Object.keys(deployments[0].olderDaemon),
  "keyof NonNullable<Deployment['mapping']>": Object.keys(deployments.find(({ mapping }) => mapping).mapping),
  "keyof NonNullable<Deployment['container']>": Object.keys(deployments[0].container),
  'keyof DeployRemark': Object.keys(deployments[0].remarks[0]),
  'keyof KubernetesFailure': Object.keys(errors[0]),
  'keyof CredentialsRequest': words(good('matchCredentials'), Object.keys),
  'keyof PayloadRequest': words(good('resolvePayload'), Object.keys),
  'keyof PodsRequest': ['pods', 'events', 'nodes'],
};

const names = Object.keys(unions).flatMap((type) => type.match(/\b[A-Z]\w+/g));
const imported = [...new Set([...names, 'PodReport'])].filter((name) => name !== 'NonNullable');

const answered = [
  `import type { ${imported.join(', ')} } from 'pullpolicy/kubernetes';`,
  ...Object.entries(unions).map(record),
  ...list('Credentials', credentials),
  ...list('Diagnosis', diagnoses),
  ...list('PodReport', given('diagnosePods', 'report')),
  ...list('Deployment', deployments),
  ...list('KubernetesFailure', errors),
  ...list('CredentialsRequest', good('matchCredentials')),
  ...list('PayloadRequest', good('resolvePayload')),
  '// What does not fit is seen.',
  '// @ts-expect-error',
  list('Deployment', [{ ...deployments[0], more: 1 }])[0],
  '// @ts-expect-error',
  list('Diagnosis', [{ ...diagnoses[0], cause: 'bad luck' }])[0],
  '// @ts-expect-error',
  record(['Cause', unions.Cause.slice(1)]),
  '// @ts-expect-error',
  list('PayloadRequest', [{ payload: {}, backnd: 'docker' }])[0],
].join('\n');

const used = `import * as k from 'pullpolicy/kubernetes';
import type * as t from 'pullpolicy/kubernetes';
const { ok, credentials, error, mended } = k.matchCredentials({ image: 'nginx', secrets: [] });
const key: string = ok ? credentials.matches[0].key : error.message;
const later: t.Candidate[] | undefined = mended?.matches;
const told = k.diagnose({ reason: 'ErrImagePull', message: null });
const cause: t.Cause | undefined = told.diagnosis?.cause;
const report = k.diagnosePods({ pods: '{}', events: [] }).report;
const step: string | null | undefined = report?.pods[0].containers[0].steps[0].command;
const plan = k.resolvePayload({ payload: { image_id: 'nginx', name: 'app' }, backend: 'docker' });
const pull: boolean | null | undefined = plan.deployment?.pull;
const failure: k.PullPolicyError | undefined = undefined;
// @ts-expect-error
k.matchCredentials({});
// @ts-expect-error
k.resolvePayload({ payload: { image: 'nginx', image_pull_policy: 'always' } });
void [key, later, cause, step, pull, failure];
`;

test('the types of kubernetes fit every answer and every word of the library', () => {
  assert.ok(credentials.length > 60 && diagnoses.length > 15);
  assert.ok(containers.length > 50 && deployments.length > 15 && errors.length > 10);
  const files = { 'answers.mts': answered, 'used.mts': used, 'used.cts': used };
  assert.equal(complaints(files), '');
});
