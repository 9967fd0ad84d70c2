/* Without the module: whoever imports this gives it. */
import { wasmEngine } from '../engine.js';
import { PullPolicyError, notInitialised, unsupported } from '../error.js';
import { facade } from '../facade.js';
import { semantics, version } from '../generated/constants.js';

let core;

const compiled = () => {
  if (core === undefined) {
    throw notInitialised('call `init` or `initSync` first');
  }
  return core;
};

const initSync = (source) => {
  let given;
  // What cannot be used is refused here rather than at the first call.
  wasmEngine(() => {
    given = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
    return given;
  });
  core = given;
};

const init = async (source) => {
  const given = await loaded(source);
  initSync(given instanceof ArrayBuffer ? await compiledLater(given) : given);
};

/** Compiles without keeping a page waiting; some refuse to compile as much at once. */
const compiledLater = async (bytes) => {
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw unsupported(cause);
  }
};

/** The module or its bytes; those of an address or of a response are fetched. */
const loaded = async (source) => {
  try {
    const given = await source;
    const named = typeof given === 'string' || given instanceof URL;
    const file = named ? await fetch(given) : given;
    if (file.ok === false) {
      throw new Error(`status ${file.status} of ${file.url}`);
    }
    return file.ok === true ? await file.arrayBuffer() : file;
  } catch (cause) {
    throw notInitialised(cause);
  }
};

const {
  resolve,
  resolveOrThrow,
  resolveMany,
  pullPolicy,
  pullPolicyForTag,
  kubernetesDefault,
  classifyTag,
} = /* @__PURE__ */ facade(() => wasmEngine(compiled));

export {
  init,
  initSync,
  resolve,
  resolveOrThrow,
  resolveMany,
  pullPolicy,
  pullPolicyForTag,
  kubernetesDefault,
  classifyTag,
  PullPolicyError,
  semantics,
  version,
};
