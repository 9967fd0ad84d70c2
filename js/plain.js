import { instantiate } from '../pkg/portable.js';
import { NO_DECISION } from './generated/constants.js';

/** The bytes before an answer, which hold its length. */
const HEAD = 4;

/**
 * The portable module in plain JavaScript, ready to be asked.
 *
 * It has no lean calls: whoever makes one is told to ask in full.
 */
export const plainEngine = () => {
  const { memory, alloc, free, resolve: answerTo } = instantiate();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  const given = (address) => {
    if (address === 0) {
      throw new RangeError('out of memory');
    }
    return address;
  };

  const resolve = (request) => {
    const bytes = encoder.encode(request);
    const start = given(alloc(bytes.length));
    new Uint8Array(memory.buffer).set(bytes, start);
    const answer = given(answerTo(start, bytes.length));
    free(start, bytes.length);
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(memory.buffer, answer + HEAD, length));
    free(answer, HEAD + length);
    return text;
  };

  const noDecision = () => NO_DECISION;
  return {
    resolve,
    resolveMany: (requests) => `[${requests.split('\n').map(resolve).join(',')}]`,
    pullPolicy: noDecision,
    glanceTag: noDecision,
    kubernetesDefault: noDecision,
  };
};
