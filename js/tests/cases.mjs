// The shared cases and the references, and how answers are matched; needs nothing that is made first.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { gunzipSync } from 'node:zlib';

export const repository = new URL('../../', import.meta.url);
export const at = (path) => new URL(path, repository);

/** All shared cases about decisions. */
export const cases = () => casesIn('').map((one) => ({ ...one, request: filled(one) }));

/** The cases of every file in a folder of the shared ones. */
function casesIn(folder) {
  const place = at(`tests/conformance/${folder}`);
  const files = readdirSync(place).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const { cases } = JSON.parse(readFileSync(new URL(name, place), 'utf8'));
    return cases.map((one) => ({ ...one, id: `${folder}${name}: ${one.name}` }));
  });
}

/**
 * All shared cases of `pullpolicy/kubernetes`: the function that is called, and the texts of what it
 * is given.
 */
export function kubernetesCases() {
  const asked = (call) => (one) => ({ ...one, call, texts: [textOf({ ...one, request: filled(one) })] });
  const told = (one) => {
    const text = (key) => one[`${key}Text`] ?? JSON.stringify(one[key]) ?? '';
    return 'line' in one || 'lineText' in one
      ? { ...one, call: 'diagnose', texts: [text('line')] }
      : { ...one, call: 'diagnosePods', texts: ['pods', 'events', 'nodes'].map(text) };
  };
  return [
    ...casesIn('credentials/').map(asked('matchCredentials')),
    ...casesIn('payload/').map(asked('resolvePayload')),
    ...casesIn('diagnose/').map(told),
  ];
}

/** Where the manifests are that lint and fix are tested with, and how a name of one ends. */
const MANIFESTS = ['crates/manifest/tests/', 'examples/'];
const ENDINGS = /\.(ya?ml|json|tf)$/;

/** The options under which every manifest is a case, with the calls that heed them. */
const MANIFEST_OPTIONS = [
  ['lintManifest', {}],
  ['lintManifest', { enable: ['implicit-default', 'not-known'], severity: { 'stale-copies': 'error' } }],
  ['lintManifest', { disable: ['stale-copies'], cluster: { alwaysPullImages: true } }],
  ['lintManifest', { rules: { trust: 'digest', moving: ['1.*'] } }],
  ['fixManifest', {}],
  ['fixManifest', { relax: true }],
  ['fixManifest', { explicit: true, rules: { unknown: 'IfNotPresent' } }],
];

/** Every manifest of the repository: its path, and its text. */
export function manifests() {
  const found = MANIFESTS.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true })
      .filter((name) => ENDINGS.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}${name.replaceAll('\\', '/')}`),
  );
  return found.sort().map((path) => ({ path, text: readFileSync(at(path), 'utf8') }));
}

/** The other files of Terraform's in the folder of one, by their names. */
function moduleOf(path) {
  const folder = at(`${dirname(path)}/`);
  const names = readdirSync(folder).filter((name) => /\.tf(vars)?(\.json)?$/.test(name));
  const others = names.filter((name) => name !== basename(path));
  return Object.fromEntries(others.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
}

/**
 * All cases of `pullpolicy/manifest`: the function that is called, and the texts in JSON of what it
 * is given.
 */
export function manifestCases() {
  return manifests().flatMap(({ path, text }) => {
    const module = /\.tf(\.json)?$/.test(path) ? { module: moduleOf(path) } : {};
    return MANIFEST_OPTIONS.map(([call, options], place) => ({
      id: `${path}, ${place}`,
      call,
      texts: [text, { file: path, ...module, ...options }].map((value) => JSON.stringify(value)),
    }));
  });
}

/** The request of a case, with `fill.text`, `fill.times` over, behind the string at `fill.at`. */
function filled({ request, fill }) {
  if (fill) {
    const keys = fill.at.split('/').slice(1);
    const last = keys.pop();
    const parent = keys.reduce((value, key) => value[key], request);
    parent[last] += fill.text.repeat(fill.times);
  }
  return request;
}

/** The request of a case as text. */
export const textOf = ({ request, requestText, padTo = 0 }) =>
  (requestText ?? JSON.stringify(request)).padEnd(padTo);

/** Whether a case's request is more than an object: a text that no object is written as. */
export const isText = ({ requestText, padTo }) => requestText !== undefined || padTo !== undefined;

/**
 * Where `actual` is not what `expected` names. Of an object only the named keys are compared; an
 * array has to have the same length; any other value has to be equal.
 */
export function differences(expected, actual, pointer = '') {
  if (Array.isArray(expected)) {
    return Array.isArray(actual) && actual.length === expected.length
      ? expected.flatMap((value, place) => differences(value, actual[place], `${pointer}/${place}`))
      : [pointer];
  }
  if (expected !== null && typeof expected === 'object') {
    return actual !== null && typeof actual === 'object' && !Array.isArray(actual)
      ? Object.entries(expected).flatMap(([key, value]) =>
          Object.hasOwn(actual, key)
            ? differences(value, actual[key], `${pointer}/${key}`)
            : [`${pointer}/${key}`],
        )
      : [pointer];
  }
  return expected === actual ? [] : [pointer];
}

/** The references of the data, each with what Kubernetes makes of it. */
export const references = () =>
  gunzipSync(readFileSync(at('tests/data/references.jsonl.gz')))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
