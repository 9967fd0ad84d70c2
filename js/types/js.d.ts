/**
 * The same as `pullpolicy` in plain JavaScript: for pages whose content security policy forbids
 * WebAssembly, and for hosts that have none. It is slower.
 *
 * @packageDocumentation
 */

export * from './index.js';
