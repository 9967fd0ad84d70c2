import { parseArgs } from 'node:util';

import { WrongUsage } from './usage.js';

const WHEN = ['auto', 'always', 'never'];
const FORMATS = ['text', 'json'];

const flag = { type: 'boolean' };
const word = (name, more) => ({ type: 'string', name, ...more });

const GLOBAL = {
  color: word('<WHEN>', { choices: WHEN }),
  help: { ...flag, short: 'h' },
};

/** The options of the program itself, and of each command. */
export const OPTIONS = {
  pullpolicy: { ...GLOBAL, version: { ...flag, short: 'V' } },
  resolve: {
    ...GLOBAL,
    tag: word('<TAG>'),
    policy: word('<POLICY>'),
    format: word('<FORMAT>', { choices: FORMATS }),
    digest: word('<TAG=DIGEST>', { multiple: true }),
    batch: word('[<FILE>]'),
    rules: word('<FILE>'),
    'no-rules': flag,
    kubernetes: word('<VERSION>'),
    'always-pull-images': flag,
    'digest-aware-default': flag,
    'credential-verification': word('<POLICY>'),
    'preloaded-allowlist': word('<IMAGE>', { multiple: true }),
  },
  'terraform-external': GLOBAL,
};

/** An option as messages name it. */
const named = (option, { name }) => (name ? `'--${option} ${name}'` : `'--${option}'`);

/** Long options may be shortened as far as they stay distinct; `--batch` alone is `--batch=-`. */
const complete = (given, options) => {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const whole = given.slice(0, end).map((argument) => {
    const [name] = argument.split('=', 1);
    const meant = Object.keys(options).filter((option) => `--${option}`.startsWith(name));
    const isStart = name.length > 2 && meant.length === 1;
    return isStart ? `--${meant[0]}${argument.slice(name.length)}` : argument;
  });
  const isValue = (argument) => argument !== undefined && !/^-./.test(argument);
  const batched = whole.map((argument, place) =>
    argument === '--batch' && !isValue(whole[place + 1]) ? '--batch=-' : argument,
  );
  return [...batched, ...given.slice(end)];
};

/** Refuses an option that is not as its command has it. */
const check = ({ name, rawName, value, inlineValue }, option, command) => {
  const refuse = (message) => {
    throw new WrongUsage(message, command);
  };
  if (option === undefined) {
    refuse(`unexpected argument '${rawName}' found`);
  }
  if (option.type === 'boolean' && value !== undefined) {
    refuse(`unexpected value '${value}' for '${rawName}' found; no more were expected`);
  }
  if (option.type === 'string' && (value === undefined || (!inlineValue && /^-./.test(value)))) {
    refuse(`a value is required for ${named(name, option)} but none was supplied`);
  }
  if (option.choices?.includes(value) === false) {
    refuse(`invalid value '${value}' for ${named(name, option)}`);
  }
};

/** The options and other arguments of a command, each option once unless it may be repeated. */
export const read = (given, command) => {
  const options = OPTIONS[command];
  const args = complete(given, options);
  const parsed = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const seen = new Set();
  for (const token of parsed.tokens.filter(({ kind }) => kind === 'option')) {
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    check(token, option, command);
    if (seen.has(token.name) && !option.multiple) {
      const name = named(token.name, option);
      throw new WrongUsage(`the argument ${name} cannot be used multiple times`, command);
    }
    seen.add(token.name);
  }
  // The short form of the help is shorter.
  const short = parsed.tokens.some(({ rawName }) => rawName === '-h');
  return { values: parsed.values, others: parsed.positionals, short };
};

/** What stands before the command, the command, and what stands behind it. */
export const split = (given) => {
  let place = 0;
  while (given[place]?.startsWith('-')) {
    place += /^--c[a-z]*$/.test(given[place]) ? 2 : 1;
  }
  return [given.slice(0, place), given[place], given.slice(place + 1)];
};

/** Refuses options that exclude each other, of which one is there. */
export const exclude = (values, one, others) => {
  const other = others.find((name) => values[name] !== undefined);
  if (values[one] !== undefined && other !== undefined) {
    const [first, second] = [one, other].map((name) => named(name, OPTIONS.resolve[name]));
    throw new WrongUsage(`the argument ${first} cannot be used with ${second}`, 'resolve');
  }
};
