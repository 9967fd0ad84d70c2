import { PullPolicyError, internalError, notListed } from './error.js';
import { CLASSES, KINDS, POLICIES, REQUESTED, NO_DECISION } from './generated/constants.js';
import { instances } from './instances.js';
import { serialised, tooLarge } from './request.js';

/** How many characters of requests cross at once. More are no faster, and need more memory. */
const BATCH = 1 << 12;

/** Places of the requested policies; what is missing means the first. */
const PLACES = /* @__PURE__ */ new Map([
  ...REQUESTED.map((policy, place) => [policy, place]),
  ...[undefined, null, ''].map((missing) => [missing, 0]),
]);

/** The requests of anything that can be iterated. */
const listed = (requests) => {
  try {
    return [...requests];
  } catch (cause) {
    throw notListed(cause);
  }
};

/** An answer of the library, told apart. */
const outcome = (answer) =>
  answer.error === undefined ? { ok: true, decision: answer } : { ok: false, error: answer.error };

/** The requests as texts, in runs of about as many characters as cross at once. */
function* batches(requests) {
  let batch = [];
  let size = 0;
  for (const request of requests) {
    const text = serialised(request);
    if (batch.length > 0 && size + text.length > BATCH) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(text);
    size += text.length;
  }
  yield batch;
}

/** A tag out of the number that `crates/wasm/src/core/glance.rs` packs. */
const tagOf = (seen, text) => {
  // Operators on bits see the lowest 32 alone.
  const high = Math.floor(seen / 2 ** 26);
  const start = high >>> 8;
  const value = text.slice(start, start + ((seen >>> 10) & 255));
  const from = (seen >>> 18) & 255;
  const to = from + (high & 255);
  const evidence = to > from ? { text: value.slice(from, to), start: from, end: to } : null;
  return { value, class: CLASSES[(seen >>> 4) & 3], kind: KINDS[(seen >>> 6) & 15], evidence };
};

/**
 * The functions of the package, over an engine that is started at the first call.
 *
 * @param start makes an engine, or throws a `PullPolicyError`
 */
export const facade = (start) => {
  const { current, drop, asked } = instances(start);

  const resolveText = (text) =>
    tooLarge(text) ??
    outcome(asked('resolve', [text], (fault) => ({ error: internalError(fault) })));

  const resolveBatch = (batch) => {
    if (batch.length > 1) {
      const answers = asked('resolveMany', [batch.join('\n')], () => undefined);
      if (answers !== undefined) {
        return answers.map(outcome);
      }
    }
    return batch.map(resolveText);
  };

  /** The number of a lean call; where there is none, the full call decides or says why not. */
  const lean = (call, text, requested) => {
    const place = PLACES.get(requested);
    if (typeof text !== 'string' || place === undefined) {
      return NO_DECISION;
    }
    try {
      return current()[call](text, place);
    } catch {
      drop();
      return NO_DECISION;
    }
  };

  const resolve = (request) => resolveText(serialised(request));

  const resolveOrThrow = (request) => {
    const answer = resolve(request);
    if (!answer.ok) {
      throw new PullPolicyError(answer.error);
    }
    return answer.decision;
  };

  const resolveMany = (requests) => {
    const answers = [];
    for (const batch of batches(listed(requests))) {
      answers.push(...resolveBatch(batch));
    }
    return answers;
  };

  const pullPolicy = (image, requested) => {
    const place = lean('pullPolicy', image, requested);
    return place < 0 ? resolveOrThrow({ image, policy: requested }).policy : POLICIES[place];
  };

  const pullPolicyForTag = (tag, requested) => {
    const seen = lean('glanceTag', tag, requested);
    return seen < 0 ? resolveOrThrow({ tag, policy: requested }).policy : POLICIES[seen & 3];
  };

  const kubernetesDefault = (image) => {
    const place = lean('kubernetesDefault', image);
    if (place >= 0) {
      return POLICIES[place];
    }
    const { decision, error } = resolve({ image });
    // The API server has a default for what is no valid image, too.
    const policy = (decision ?? error).kubernetesDefault;
    if (policy === null) {
      throw new PullPolicyError(error);
    }
    return policy;
  };

  const classifyTag = (tag) => {
    const seen = lean('glanceTag', tag);
    return seen < 0 ? resolveOrThrow({ tag }).tag : tagOf(seen, tag);
  };

  return {
    resolve,
    resolveOrThrow,
    resolveMany,
    pullPolicy,
    pullPolicyForTag,
    kubernetesDefault,
    classifyTag,
  };
};
