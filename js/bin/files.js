import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The file of rules that is looked for. */
const NAME = 'pullpolicy.toml';
/** No rules are read that are longer than this, in bytes. */
const LONGEST = 1 << 20;
const CHUNK = 1 << 16;

/** What the native program says of the faults that files most often have. */
const FAULTS = {
  EACCES: 'Permission denied',
  EISDIR: 'Is a directory',
  ENAMETOOLONG: 'File name too long',
  ENOENT: 'No such file or directory',
  ENOSPC: 'No space left on device',
  ENOTDIR: 'Not a directory',
};

/** What keeps the program from answering: a file that cannot be read or written. */
export class Trouble extends Error {
  constructor(what, { code, errno, message }) {
    super(`${what}: ${code in FAULTS ? `${FAULTS[code]} (os error ${-errno})` : message}`);
  }
}

const trouble = (path, fault) => new Trouble(`cannot read \`${path}\``, fault);

/** The bytes of a file, and no more than one too many. */
const bytesOf = (path) => {
  const file = openSync(path);
  try {
    const chunks = [];
    let size = 0;
    for (let read = -1; read !== 0 && size <= LONGEST; size += read) {
      const chunk = Buffer.alloc(CHUNK);
      read = readSync(file, chunk);
      chunks.push(chunk.subarray(0, read));
    }
    return Buffer.concat(chunks).subarray(0, LONGEST + 1);
  } finally {
    closeSync(file);
  }
};

const textOf = (bytes) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error('stream did not contain valid UTF-8');
  }
};

const rulesOf = (path, discovered) => {
  try {
    const bytes = bytesOf(path);
    const text = textOf(bytes);
    if (bytes.length > LONGEST) {
      throw new Error(`it is longer than ${LONGEST} bytes`);
    }
    return { path, text, discovered };
  } catch (fault) {
    throw trouble(path, fault);
  }
};

const isFile = (path) => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const workingFolder = () => {
  try {
    return process.cwd();
  } catch (fault) {
    throw new Trouble('cannot tell the working directory', fault);
  }
};

/** No rules. */
const NONE = { path: '', text: '', discovered: false };

/** The file of rules that is named, else the nearest `pullpolicy.toml`, if any. */
export const chosenRules = ({ rules, 'no-rules': none }) => {
  if (rules !== undefined || none) {
    return rules === undefined ? NONE : rulesOf(rules, false);
  }
  for (let folder = workingFolder(), below; folder !== below; folder = dirname(folder)) {
    if (isFile(join(folder, NAME))) {
      return rulesOf(join(folder, NAME), true);
    }
    below = folder;
  }
  return NONE;
};

/** What a file holds, or the standard input, piece by piece. */
export async function* piecesOf(path) {
  try {
    yield* path === '-' ? process.stdin : createReadStream(path);
  } catch (fault) {
    throw trouble(path, fault);
  }
}
