/** What is thrown: an error of the contract, as an exception with the same keys. */
export class PullPolicyError extends Error {
  constructor(error, options) {
    super(error.message, options);
    Object.assign(this, error);
  }

  get name() {
    return 'PullPolicyError';
  }
}

/**
 * What the library cannot say itself, since it does not run: an error of the contract's shape, with
 * a code that only JavaScript has.
 */
const hostError = (code, message) => ({
  code,
  message,
  input: null,
  at: '',
  span: null,
  detail: null,
  suggestion: null,
  kubernetesDefault: null,
  waiting: null,
  rejectedBy: null,
});

const told = (cause) => (cause instanceof Error ? cause.message : String(cause));

/** The host lacks what the library needs; `remedy` says what to do about it. */
export const unsupported = (cause, remedy) => {
  const message = `WebAssembly cannot be used here: ${told(cause)}; ${remedy}`;
  return new PullPolicyError(hostError('unsupported-environment', message), { cause });
};

/** The caller has not given the module, or not a good one. */
export const notInitialised = (cause) => {
  const message = `\`pullpolicy/slim\` has no module: ${told(cause)}`;
  return new PullPolicyError(hostError('not-initialised', message), { cause });
};

/** The requests of a batch cannot be listed. */
export const notListed = (cause) =>
  new PullPolicyError(hostError('invalid-request', told(cause)), { cause });

/** A call failed twice, the second time on a fresh instance. */
export const internalError = (cause) =>
  hostError('internal-error', `the answer was broken off: ${told(cause)}`);
