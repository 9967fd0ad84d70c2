import { glueOf } from './generated/manifest-glue.js';
import { glued, outcomes } from './glued.js';
import { serialised } from './request.js';

const REMEDY = '`pullpolicy/manifest` has no other form';

/**
 * An instance of the module.
 *
 * @param {() => WebAssembly.Module} compiled gives the module
 */
export const manifestEngine = (compiled) => glued(glueOf, compiled, REMEDY);

/**
 * A manifest and its options. JSON has a form for half a surrogate pair, which is refused then; in
 * the module's own texts it would be replaced.
 */
const written = (text, options) => [serialised(text), serialised(options)];

/**
 * The functions of the entry, over an engine that is started at the first call.
 *
 * @param start makes an engine, or throws a `PullPolicyError`
 */
export const manifest = (start) => {
  const outcome = outcomes(start);
  return {
    lintManifest: (text, options) => outcome('report', 'lintManifest', written(text, options)),
    fixManifest: (text, options) => outcome('fixed', 'fixManifest', written(text, options)),
  };
};
