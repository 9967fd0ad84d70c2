import { stripVTControlCharacters } from 'node:util';

import { Trouble } from './files.js';

for (const stream of [process.stdout, process.stderr]) {
  // Each write is told of its own fault.
  stream.on('error', () => undefined);
}

/** Whether a stream shows colours, where nobody said so. */
const isColoured = (stream) => {
  const { NO_COLOR, CLICOLOR, CLICOLOR_FORCE, TERM, CI } = process.env;
  if (NO_COLOR || CLICOLOR_FORCE || CLICOLOR === '0') {
    return !NO_COLOR && Boolean(CLICOLOR_FORCE);
  }
  const isKnown = TERM === undefined ? process.platform === 'win32' : TERM !== 'dumb';
  return Boolean(stream.isTTY) && (isKnown || CLICOLOR !== undefined || CI !== undefined);
};

/** Writes, and tells whether anybody reads on: `head`, for one, has all it wanted. */
export const write = (stream, text) =>
  new Promise((done, fail) => {
    stream.write(text, (fault) => {
      if (fault && fault.code !== 'EPIPE') {
        fail(new Trouble('cannot write', fault));
      } else {
        done(!fault);
      }
    });
  });

/** Writes text for people, with its colours only where they are wanted. */
export const show = (stream, text, when = 'auto') => {
  const coloured = when === 'auto' ? isColoured(stream) : when === 'always';
  return write(stream, coloured ? text : stripVTControlCharacters(text));
};
