// What every host runs: each request is asked, and its answer compared with the native one.

/**
 * Which requests an entry answers otherwise than the library, of those that it has the function for.
 *
 * @param {Record<string, Function>} entry
 * @param {{ id: string, call: string, texts: string[], answer: string }[]} cases what is called with
 *   which texts, and the answer
 */
export const reportOf = (entry, cases) => {
  const own = cases.filter(({ call }) => entry[call]);
  return {
    cases: own.length,
    differences: own
      .filter(({ call, texts, answer }) => written(asked(entry[call], call, texts)) !== answer)
      .map(({ id }) => id),
  };
};

/** An outcome as the library writes it. */
const written = ({ ok, error, mended, ...given }) => {
  const failure = mended ? { error, mended } : { error };
  return JSON.stringify(ok ? Object.values(given)[0] : failure);
};

function asked(call, name, texts) {
  if (name === 'diagnosePods') {
    const [pods, events, nodes] = texts;
    return call({ pods, events, nodes });
  }
  if (name === 'lintManifest' || name === 'fixManifest') {
    return call(...texts.map(valueOf));
  }
  const [text] = texts;
  const request = valueOf(text);
  const { stringify } = JSON;
  if (stringify(request) === text) {
    return call(request);
  }
  // No value is written as this text: it takes the place of what the function writes.
  JSON.stringify = () => text;
  try {
    return call(request);
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
