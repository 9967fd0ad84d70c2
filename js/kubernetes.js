import { glueOf } from './generated/kubernetes-glue.js';
import { glued, outcomes } from './glued.js';
import { serialised, tooLarge } from './request.js';

const REMEDY = '`pullpolicy/kubernetes` has no other form';

/** What no JSON is, in the place of what cannot be written as JSON. */
const UNWRITABLE = ' ';

/**
 * An instance of the module.
 *
 * @param {() => WebAssembly.Module} compiled gives the module
 */
export const kubernetesEngine = (compiled) => glued(glueOf, compiled, REMEDY);

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
  const outcome = outcomes(start);

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
