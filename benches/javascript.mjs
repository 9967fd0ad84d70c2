// What the package for JavaScript takes, beside what its users would do without it; a JSON line for
// each figure: {"name", "nanoseconds", "beside"}. Run by `cargo xtask bench javascript`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as pullpolicy from '../js/dist/index.js';
import { library } from '../examples/embedding/node.mjs';
import peer from '../js/tests/node_modules/@swimlane/docker-reference/lib/index.js';

const references = readFileSync(new URL('data/references.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const understood = references.filter((reference) => {
  try {
    return Boolean(peer.parseFamiliarName(reference));
  } catch {
    return false;
  }
});
/** Some that templates have. */
const typical = [
  'nginx',
  'node:18-alpine',
  'ghcr.io/acme/dev:26.37.0',
  'registry.example.com/dev/workspace:coder-xfce-vnc-latest',
];

/** The median of the time of one element, over rounds that do something else in between. */
const rounds = 60;
const medians = (inputs, works) => {
  const times = works.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    works.forEach((work, place) => {
      const start = performance.now();
      for (let done = 0; done < 1000; done += inputs.length) {
        inputs.forEach(work);
      }
      const passes = Math.ceil(1000 / inputs.length);
      times[place].push((performance.now() - start) / passes / inputs.length);
    });
  }
  // The first third warms up.
  return times.map((all) => all.slice(rounds / 3).sort((a, b) => a - b)[rounds / 3] * 1e6);
};

const show = (name, nanoseconds, beside) => console.log(JSON.stringify({ name, nanoseconds, beside }));
const compare = (inputs, [ownName, own], [otherName, other]) => {
  const [ours, theirs] = medians(inputs, [own, other]);
  show(otherName, theirs, null);
  show(ownName, ours, theirs);
};

const parse = (reference) => {
  try {
    peer.parseFamiliarName(reference);
  } catch {
    // Some valid references it refuses.
  }
};
for (const [inputs, what] of [
  [references, 'the sampled thousand'],
  [understood, `the ${understood.length} of them that docker-reference accepts`],
  [typical, 'four as templates have them'],
]) {
  compare(
    inputs,
    [`pullPolicy, ${what}`, (reference) => pullpolicy.pullPolicy(reference)],
    [`docker-reference parses ${what}`, parse],
  );
}

const requests = references.map((image) => ({ image }));
const answers = requests.map((request) => JSON.stringify(pullpolicy.resolve(request).decision));
compare(
  requests,
  ['resolve', (request) => pullpolicy.resolve(request)],
  [
    'JSON.stringify of the request and JSON.parse of the answer',
    (request, place) => {
      JSON.stringify(request);
      JSON.parse(answers[place]);
    },
  ],
);

const portable = library(readFileSync(new URL('../pkg/portable.wasm', import.meta.url)));
compare(
  requests,
  ['resolve of the portable module, as docs/embedding.md has it', (request) => portable.resolve(request)],
  ['resolve of the package, by turns with the portable module', (request) => pullpolicy.resolve(request)],
);

const many = Array.from({ length: 10 }, () => requests).flat();
const times = { each: [], many: [] };
for (let round = 0; round < 15; round += 1) {
  let start = performance.now();
  many.map((request) => pullpolicy.resolve(request));
  times.each.push(performance.now() - start);
  start = performance.now();
  pullpolicy.resolveMany(many);
  times.many.push(performance.now() - start);
}
const median = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] * 1e6;
const each = median(times.each) / many.length;
show('resolve, each of 10,000', each, null);
show('resolveMany of 10,000, each', median(times.many) / many.length, each);

const firstCall = fileURLToPath(new URL('first-call.mjs', import.meta.url));
const starts = Array.from({ length: 15 }, () =>
  JSON.parse(execFileSync(process.execPath, [firstCall], { encoding: 'utf8' })),
);
show('loading the package', median(starts.map(([loading]) => loading)), null);
show('its first call, which compiles the module', median(starts.map(([, calling]) => calling)), null);
