import { PullPolicyError, internalError, unsupported } from './error.js';
import { glueOf } from './generated/kubernetes-glue.js';
import { instances } from './instances.js';
import { serialised, tooLarge } from './request.js';

const REMEDY = '`pullpolicy/kubernetes` has no other form';

/** What no JSON is, in the place of what cannot be written as JSON. */
const UNWRITABLE = ' ';

/**
 * An instance of the module, with glue of its own.
 *
 * @param {() => WebAssembly.Module} compiled gives the module
 */
export const kubernetesEngine = (compiled) => {
  try {
    const glue = glueOf();
    glue.__wbg_set_wasm(new WebAssembly.Instance(compiled(), {}).exports);
    return glue;
  } catch (cause) {
    throw cause instanceof PullPolicyError ? cause : unsupported(cause, REMEDY);
  }
};

/** What `kubectl` printed, or what was read from it; an empty text is none. */
const printed = (value) => {
  if (value === undefined || value === null) {
    return '';
  }
  return typeof value === 'string' ? value : serialised(value) || UNWRITABLE;
};

/** The texts of pods, events and nodes. */
const printedOf = (request) => {
  try {
    const { pods, events, nodes } = request;
    return [pods, events, nodes].map(printed);
  } catch {
    return [UNWRITABLE, '', ''];
  }
};

/**
 * The functions of the entry, over an engine that is started at the first call.
 *
 * @param start makes an engine, or throws a `PullPolicyError`
 */
export const kubernetes = (start) => {
  const { asked } = instances(start);

  /** An answer of the library, told apart: what it gives stands under `name`. */
  const outcome = (name, call, texts) => {
    const answer = asked(call, texts, (fault) => ({ error: internalError(fault) }));
    return answer.error === undefined ? { ok: true, [name]: answer } : { ok: false, ...answer };
  };

  const matchCredentials = (request) => {
    const answer = outcome('credentials', 'matchCredentials', [serialised(request)]);
    return answer.ok ? answer : { ok: false, error: answer.error, mended: answer.mended ?? null };
  };

  const diagnose = (waiting) => {
    const text = serialised(waiting);
    return tooLarge(text) ?? outcome('diagnosis', 'diagnose', [text]);
  };

  const diagnosePods = (request) => outcome('report', 'diagnosePods', printedOf(request));

  const resolvePayload = (request) => {
    const text = serialised(request);
    return tooLarge(text) ?? outcome('deployment', 'resolvePayload', [text]);
  };

  return { matchCredentials, diagnose, diagnosePods, resolvePayload };
};
