import { PullPolicyError, internalError, unsupported } from './error.js';
import { instances } from './instances.js';

/**
 * An instance of a module, with glue of its own, since the glue keeps views of its instance's memory.
 *
 * @param glueOf makes the glue
 * @param {() => WebAssembly.Module} compiled gives the module
 * @param {string} remedy says what to do where the host has no WebAssembly
 */
export const glued = (glueOf, compiled, remedy) => {
  try {
    const glue = glueOf();
    glue.__wbg_set_wasm(new WebAssembly.Instance(compiled(), {}).exports);
    return glue;
  } catch (cause) {
    throw cause instanceof PullPolicyError ? cause : unsupported(cause, remedy);
  }
};

/**
 * Calls an engine, which is started at the first call, and tells the library's answers apart: what
 * one gives stands under a name.
 *
 * @param start makes an engine, or throws a `PullPolicyError`
 */
export const outcomes = (start) => {
  const { asked } = instances(start);
  return (name, call, texts) => {
    const answer = asked(call, texts, (fault) => ({ error: internalError(fault) }));
    return answer.error === undefined ? { ok: true, [name]: answer } : { ok: false, ...answer };
  };
};
