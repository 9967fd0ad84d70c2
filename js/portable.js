/** The bytes before an answer, which hold its length. */
const HEAD = 4;

/** How an instance of the portable module is asked, in plain JavaScript or not: text in, text out. */
export const askedOf = ({ memory, alloc, free, resolve }) => {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

  const given = (address) => {
    if (address === 0) {
      throw new RangeError('out of memory');
    }
    return address;
  };

  return (request) => {
    const bytes = encoder.encode(request);
    const start = given(alloc(bytes.length));
    new Uint8Array(memory.buffer).set(bytes, start);
    const answer = given(resolve(start, bytes.length));
    free(start, bytes.length);
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(memory.buffer, answer + HEAD, length));
    free(answer, HEAD + length);
    return text;
  };
};
