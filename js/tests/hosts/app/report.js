// What every host runs: each request is asked, and its answer compared with the native one.

/**
 * Which requests an entry answers otherwise than the native program.
 *
 * @param {{ resolve: Function }} entry
 * @param {{ id: string, text: string, answer: string }[]} cases requests as text, and their answers
 */
export const reportOf = ({ resolve }, cases) => ({
  cases: cases.length,
  differences: cases
    .filter(({ text, answer }) => written(asked(resolve, text)) !== answer)
    .map(({ id }) => id),
});

/** An outcome as the native program writes it. */
const written = ({ ok, decision, error }) => JSON.stringify(ok ? decision : { error });

function asked(resolve, text) {
  const request = valueOf(text);
  const { stringify } = JSON;
  if (stringify(request) === text) {
    return resolve(request);
  }
  // No value is written as this text: it takes the place of what `resolve` writes.
  JSON.stringify = () => text;
  try {
    return resolve(request);
  } finally {
    JSON.stringify = stringify;
  }
}

function valueOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
