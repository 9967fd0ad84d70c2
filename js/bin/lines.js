import { MAX_REQUEST } from '../generated/constants.js';

/** Bytes of a line that are kept: one more than a request may have, and a carriage return. */
const KEPT = MAX_REQUEST + 2;
const NEWLINE = 10;
const RETURN = 13;

/** The beginning of a line, with more of it. */
const longer = (line, more) => {
  const room = more.subarray(0, KEPT - line.length);
  return room.length === 0 ? line : Buffer.concat([line, room]);
};

const withoutReturn = (line) => (line.at(-1) === RETURN ? line.subarray(0, -1) : line);

/** The lines that each piece ends; the last one needs no end. */
export async function* linesOf(pieces) {
  let line = Buffer.alloc(0);
  for await (const piece of pieces) {
    const lines = [];
    let start = 0;
    for (let end; (end = piece.indexOf(NEWLINE, start)) >= 0; start = end + 1) {
      lines.push(withoutReturn(longer(line, piece.subarray(start, end))));
      line = Buffer.alloc(0);
    }
    line = longer(line, piece.subarray(start));
    yield lines;
  }
  if (line.length > 0) {
    yield [withoutReturn(line)];
  }
}
