import { PullPolicyError } from './error.js';

/**
 * An engine that is started at the first call, and replaced where one fails.
 *
 * An engine that failed in a call may be in any state, with its buffer locked for example. It is
 * not used again: the call is repeated once on a fresh one.
 *
 * @param start makes an engine, or throws a `PullPolicyError`
 */
export const instances = (start) => {
  let engine;

  const current = () => (engine ??= start());

  const drop = () => {
    engine = undefined;
  };

  const once = (call, texts) => {
    const asked = current();
    try {
      return JSON.parse(asked[call](...texts));
    } catch (fault) {
      drop();
      throw fault;
    }
  };

  /** The answer to texts, or `otherwise` of what went wrong twice. */
  const asked = (call, texts, otherwise) => {
    for (let last = false; ; last = true) {
      try {
        return once(call, texts);
      } catch (fault) {
        if (fault instanceof PullPolicyError) {
          throw fault;
        }
        if (last) {
          return otherwise(fault);
        }
      }
    }
  };

  return { current, drop, asked };
};
