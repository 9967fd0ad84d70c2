import { PullPolicyError, unsupported } from './error.js';
import { NO_DECISION, VOCABULARY } from './generated/constants.js';
import { glueOf } from './generated/core-glue.js';

const REMEDY = '`pullpolicy/js` is the same without it';

/**
 * An instance of the module, ready to be asked.
 *
 * Each has its own glue, since the glue keeps views of its instance's memory.
 *
 * @param {() => WebAssembly.Module} compiled gives the module
 */
export const wasmEngine = (compiled) => {
  try {
    return engineOf(new WebAssembly.Instance(compiled(), {}).exports);
  } catch (cause) {
    throw cause instanceof PullPolicyError ? cause : unsupported(cause, REMEDY);
  }
};

const engineOf = (exports) => {
  const glue = glueOf();
  glue.__wbg_set_wasm(exports);
  if (glue.vocabulary() !== VOCABULARY) {
    throw new Error('the module is of another version of this package');
  }
  const { memory, pullPolicy, glanceTag, kubernetesDefault } = exports;
  const address = exports.textAddress();
  const capacity = exports.textCapacity();
  const encoder = new TextEncoder();
  let buffer = new Uint8Array(memory.buffer, address, capacity);

  /** Writes an ASCII text where lean calls read it, and says whether it could. */
  const written = (text) => {
    if (buffer.length === 0) {
      // The memory has grown, which detached the view.
      buffer = new Uint8Array(memory.buffer, address, capacity);
    }
    // Whatever is not ASCII takes more bytes than code units, a lone surrogate too.
    const done = encoder.encodeInto(text, buffer);
    return done.read === text.length && done.written === text.length;
  };

  return {
    resolve: glue.resolve,
    resolveMany: glue.resolveMany,
    pullPolicy: (image, requested) =>
      written(image) ? pullPolicy(image.length, requested) : NO_DECISION,
    glanceTag: (tag, requested) => (written(tag) ? glanceTag(tag.length, requested) : NO_DECISION),
    kubernetesDefault: (image) => (written(image) ? kubernetesDefault(image.length) : NO_DECISION),
  };
};
