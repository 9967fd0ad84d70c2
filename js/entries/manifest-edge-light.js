/* For edge runtimes, which take a module from a file alone. */
import compiled from '../../pkg/manifest_bg.wasm?module';
import { PullPolicyError } from '../error.js';
import { manifest, manifestEngine } from '../manifest.js';

const { lintManifest, fixManifest } = /* @__PURE__ */ manifest(() => manifestEngine(() => compiled));

export { lintManifest, fixManifest, PullPolicyError };
