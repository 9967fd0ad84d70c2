/* The default: the module is in the text, and compiled at the first call. */
import { compiledOnce } from '../compiled.js';
import { PullPolicyError } from '../error.js';
import { BYTES } from '../generated/manifest-bytes.js';
import { manifest, manifestEngine } from '../manifest.js';

const compiled = /* @__PURE__ */ compiledOnce(BYTES);

const { lintManifest, fixManifest } = /* @__PURE__ */ manifest(() => manifestEngine(compiled));

export { lintManifest, fixManifest, PullPolicyError };
