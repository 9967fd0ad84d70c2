/* The program for Node: the commands that a template or a script needs, as the native one has them. */
import { readFileSync } from 'node:fs';

import * as glue from '../../pkg/console_bg.js';
import { Trouble, chosenRules, piecesOf } from '../bin/files.js';
import { linesOf } from '../bin/lines.js';
import { exclude, read, split } from '../bin/options.js';
import { show, write } from '../bin/streams.js';
import { WrongUsage } from '../bin/usage.js';
import { MAX_REQUEST, version } from '../generated/constants.js';
import { HELP } from '../generated/help.js';

const { stdout, stderr } = process;

/** The exit status of wrong usage, and of a file that cannot be read or written. */
const TROUBLED = 2;

let isStarted = false;

/** The library, which is started once, and only where it is asked; the glue keeps its memory. */
const library = () => {
  if (!isStarted) {
    start();
    isStarted = true;
  }
  return glue;
};

const start = () => {
  const module = new WebAssembly.Module(
    readFileSync(new URL('../../pkg/console_bg.wasm', import.meta.url)),
  );
  glue.__wbg_set_wasm(new WebAssembly.Instance(module, {}).exports);
};

/** Shows what the library answers, and gives the exit status. */
const showAnswer = async (answer, when) => {
  const told = JSON.parse(answer);
  await show(stdout, told.stdout, when);
  await show(stderr, told.stderr, when);
  return told.status;
};

/** A digest and its tag. */
const known = (text) => {
  const at = text.indexOf('=');
  if (at < 0) {
    const message = `invalid value '${text}' for '--digest <TAG=DIGEST>': a tag, \`=\` and a digest are expected`;
    throw new WrongUsage(message, 'resolve');
  }
  return [text.slice(0, at), text.slice(at + 1)];
};

/** The request without its rules; the library alone checks it. */
const requestOf = (image, values) => ({
  image,
  tag: values.tag,
  policy: values.policy ?? 'auto',
  cluster: {
    version: values.kubernetes,
    credentialVerification: values['credential-verification'],
    preloadedImagesVerificationAllowlist: values['preloaded-allowlist'],
    alwaysPullImages: values['always-pull-images'] ?? false,
    digestAwareDefault: values['digest-aware-default'] ?? false,
  },
  digests: Object.fromEntries((values.digest ?? []).map(known)),
});

const isRefusal = (answer) => answer.startsWith('{"error"');

/** Line n of the output answers line n of the input. */
const resolveLines = async (path) => {
  const { resolveLine } = library();
  let status = 0;
  for await (const lines of linesOf(piecesOf(path))) {
    const answers = lines.map(resolveLine);
    if (answers.some(isRefusal)) {
      status = 1;
    }
    if (!(await write(stdout, answers.map((answer) => `${answer}\n`).join('')))) {
      break;
    }
  }
  return status;
};

const resolve = ({ values, others }, when) => {
  const [image, unexpected] = others;
  const { batch, color, ...rest } = values;
  if (unexpected !== undefined) {
    throw new WrongUsage(`unexpected argument '${unexpected}' found`, 'resolve');
  }
  exclude(values, 'rules', ['no-rules']);
  exclude(values, 'batch', Object.keys(rest));
  if (batch !== undefined) {
    if (image !== undefined) {
      throw new WrongUsage("the argument '[IMAGE]' cannot be used with '--batch [<FILE>]'", 'resolve');
    }
    return resolveLines(batch);
  }
  if (image === undefined && values.tag === undefined) {
    const message = 'the following required arguments were not provided:\n  <IMAGE>';
    throw new WrongUsage(message, 'resolve');
  }
  const request = JSON.stringify(requestOf(image, values));
  const asJson = values.format === 'json';
  const { path, text, discovered } = chosenRules(values);
  return showAnswer(library().resolveFor(request, path, text, discovered, asJson), when);
};

const external = async ({ others: [unexpected] }, when) => {
  if (unexpected !== undefined) {
    throw new WrongUsage(`unexpected argument '${unexpected}' found`, 'terraform-external');
  }
  const query = [];
  let size = 0;
  for await (const piece of piecesOf('-')) {
    query.push(piece);
    size += piece.length;
    if (size > MAX_REQUEST) {
      break;
    }
  }
  // One byte more than the library reads, so that it sees by itself what is too long.
  const bytes = Buffer.concat(query).subarray(0, MAX_REQUEST + 1);
  return showAnswer(library().external(bytes), when);
};

const COMMANDS = { resolve, 'terraform-external': external };

const help = async (name = 'pullpolicy') => {
  await write(stdout, HELP[name]);
  return 0;
};

/** Refuses a command that is none of this program. */
const refuse = (name) => {
  const message = `\`${name}\` is no command of this program, which has \`resolve\` and \`terraform-external\`; the native one has the rest`;
  throw new WrongUsage(message);
};

const isCommand = (name) => Object.hasOwn(COMMANDS, name);

const run = async (given) => {
  const [before, name, behind] = split(given);
  const program = read(before, 'pullpolicy');
  if (program.values.help) {
    return help();
  }
  if (program.values.version) {
    await write(stdout, `pullpolicy ${version}\n`);
    return 0;
  }
  if (name === undefined) {
    await write(stderr, HELP.pullpolicy);
    return TROUBLED;
  }
  if (name === 'help') {
    const [about] = behind;
    return about === undefined || isCommand(about) ? help(about) : refuse(about);
  }
  if (!isCommand(name)) {
    return refuse(name);
  }
  const asked = read(behind, name);
  if (asked.values.help) {
    const short = `${name}.short`;
    return help(asked.short && short in HELP ? short : name);
  }
  const when = asked.values.color ?? program.values.color;
  try {
    return await COMMANDS[name](asked, when);
  } catch (fault) {
    if (fault instanceof Trouble) {
      await show(stderr, library().trouble(fault.message), when);
      return TROUBLED;
    }
    throw fault;
  }
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (fault) {
  if (!(fault instanceof WrongUsage)) {
    throw fault;
  }
  await write(stderr, fault.message);
  process.exitCode = TROUBLED;
}
