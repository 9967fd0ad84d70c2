/**
 * The same as `pullpolicy` without the module's bytes: for libraries, and for pages that load
 * `pullpolicy/core.wasm` as a file.
 *
 * @packageDocumentation
 */

export * from './index.js';

/**
 * Loads the module of `pullpolicy/core.wasm`, once, before the first call.
 *
 * ```js
 * await init(new URL('core_bg.wasm', location.href));
 * ```
 *
 * @param source an address, which is fetched; a response; the bytes; or the compiled module
 * @throws {PullPolicyError} `not-initialised` where it cannot be loaded, `unsupported-environment`
 *   where it cannot be used
 */
export function init(source: ModuleSource | PromiseLike<ModuleSource>): Promise<void>;

/**
 * An address as text or as a `URL`, a `Response`, the bytes, or a `WebAssembly.Module`: objects all,
 * since not every project has types for them.
 */
export type ModuleSource = string | object;

/**
 * Takes the bytes or the compiled module at once.
 *
 * @throws {PullPolicyError} `unsupported-environment` where it cannot be used
 */
export function initSync(source: object): void;
