// A waPC host, as small as the policy needs one: what Kubewarden's policy server does with a module.
import { readFileSync } from 'node:fs';

export const repository = new URL('../../../', import.meta.url);
export const bytes = () => readFileSync(new URL('target/cluster/policy.wasm', repository));
export const data = (name) =>
  JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8'));

/** A module and its instance; an instance that trapped is thrown away, as the server does. */
export class Host {
  #instance;

  constructor(module = new WebAssembly.Module(bytes())) {
    this.module = module;
  }

  /** Calls an operation with a text or bytes; the answer's text, or an Error with the guest's words. */
  call(operation, payload) {
    this.#instance ??= instantiate(this.module);
    const encoded = [operation, payload].map((part) => Buffer.from(part));
    try {
      return this.#instance.call(encoded, encoded[0].length, encoded[1].length);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
        this.#instance = undefined;
      }
      throw error;
    }
  }

  /** Tells the guest of more bytes than it gets, which no host does. */
  lie(operationLength, payloadLength) {
    this.#instance ??= instantiate(this.module);
    try {
      return this.#instance.call([Buffer.alloc(0), Buffer.alloc(0)], operationLength, payloadLength);
    } finally {
      this.#instance = undefined;
    }
  }

  /** The answer to a request under these settings. */
  validate(request, settings = {}) {
    return JSON.parse(this.call('validate', JSON.stringify({ request, settings })));
  }

  validateSettings(settings) {
    return JSON.parse(this.call('validate_settings', JSON.stringify(settings)));
  }

  /** The pages of the instance's memory. */
  get pages() {
    return this.#instance.memory.buffer.byteLength / 65_536;
  }
}

function instantiate(module) {
  let request;
  let response;
  let failure;
  const memory = () => new Uint8Array(instance.exports.memory.buffer);
  const read = (start, length) => Buffer.from(memory().slice(start, start + length)).toString();
  const refuse = (name) => () => {
    throw new Error(`the policy called ${name}`);
  };
  const wapc = {
    __guest_request: (operation, payload) => {
      memory().set(request[0], operation);
      memory().set(request[1], payload);
    },
    __guest_response: (start, length) => {
      response = read(start, length);
    },
    __guest_error: (start, length) => {
      failure = read(start, length);
    },
  };
  for (const { name } of WebAssembly.Module.imports(module)) wapc[name] ??= refuse(name);
  const instance = new WebAssembly.Instance(module, { wapc });
  instance.exports.wapc_init();
  return {
    memory: instance.exports.memory,
    call(parts, operationLength, payloadLength) {
      request = parts;
      response = failure = undefined;
      const ok = instance.exports.__guest_call(operationLength, payloadLength);
      if (ok !== 1) throw new Error(failure);
      return response;
    },
  };
}
