// Prints the pull policy of each flavour of a workspace template, and why:
//
//     node flavours.mjs workspace.tfvars.json
//
// The exit status is 1 where a flavour has no decision.
import { readFileSync } from 'node:fs';

import { resolveMany } from 'pullpolicy';

const [path = new URL('workspace.tfvars.json', import.meta.url)] = process.argv.slice(2);
const { image, image_pull_policy: policy, flavours } = JSON.parse(readFileSync(path, 'utf8'));

const answers = resolveMany(Object.values(flavours).map((tag) => ({ image, tag, policy })));

for (const [place, flavour] of Object.keys(flavours).entries()) {
  const { ok, decision, error } = answers[place];
  if (ok) {
    const messages = [decision.reasons[0], ...decision.warnings].map(({ message }) => message);
    console.log(`${flavour}: ${decision.policy} (${messages.join('; ')})`);
  } else {
    console.log(`${flavour}: ${error.message}`);
    process.exitCode = 1;
  }
}
