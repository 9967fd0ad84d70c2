// The library in Node from the portable module, without the npm package.
const ABI_VERSION = 1;
/** The bytes before an answer, which hold its length. */
const HEAD = 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** A fresh instance. It needs nothing of its host. */
const instanceOf = (module) => {
  const { exports } = new WebAssembly.Instance(module, {});
  if (exports.abi_version() !== ABI_VERSION) {
    throw new Error(`the module has version ${exports.abi_version()} of the interface`);
  }
  return exports;
};

/** An address, which Node reads as a signed number. */
const given = (address) => {
  if (address === 0) {
    throw new RangeError('out of memory');
  }
  return address >>> 0;
};

/** One call: lend the texts, call, take them back, read the answer, give it back. */
const asked = (instance, call, texts) => {
  const { memory, alloc, free } = instance;
  const lent = texts.map((text) => {
    const bytes = encoder.encode(text);
    const start = given(alloc(bytes.length));
    // A new view each time: the memory may have grown.
    new Uint8Array(memory.buffer).set(bytes, start);
    return [start, bytes.length];
  });
  const answer = given(instance[call](...lent.flat()));
  for (const [start, length] of lent) {
    free(start, length);
  }
  const length = new DataView(memory.buffer).getUint32(answer, true);
  const text = decoder.decode(new Uint8Array(memory.buffer, answer + HEAD, length));
  free(answer, HEAD + length);
  return text;
};

const internalError = (fault) => ({
  error: {
    code: 'internal-error',
    message: `the answer was broken off: ${fault.message}`,
    input: null,
    at: '',
    span: null,
    detail: null,
    suggestion: null,
    kubernetesDefault: null,
    waiting: null,
    rejectedBy: null,
  },
});

/**
 * The calls of the library, over these bytes of `portable.wasm`.
 *
 * An instance that failed in a call may be in any state: it is thrown away, and the call is repeated
 * once on a fresh one. What fails again is an `internal-error`.
 */
export const library = (bytes, instantiate = instanceOf) => {
  const module = new WebAssembly.Module(bytes);
  let instance;

  /** Text in, text out. */
  const ask = (call, ...texts) => {
    for (let last = false; ; last = true) {
      try {
        instance ??= instantiate(module);
        return asked(instance, call, texts);
      } catch (fault) {
        instance = undefined;
        if (last) {
          return JSON.stringify(internalError(fault));
        }
      }
    }
  };

  const call = (name) => (request) => JSON.parse(ask(name, JSON.stringify(request)));

  return {
    ask,
    resolve: call('resolve'),
    classify: call('classify'),
    matchCredentials: call('match_credentials'),
    diagnose: call('diagnose'),
    resolvePayload: call('resolve_payload'),
    /** The texts that `kubectl get -o json` printed; an empty one is none. */
    diagnosePods: (pods, events = '', nodes = '') =>
      JSON.parse(ask('diagnose_pods', pods, events, nodes)),
  };
};
