/** How long a part is shown at most; no part of a valid reference is longer. */
const SHOWN = 512;

/** A text without its middle, where it is too long to be read anyway. */
const clipped = (text) =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN / 2)}…${text.slice(-SHOWN / 2)}`;

const parts = (text, start, end) => ({
  before: clipped(text.slice(0, start)),
  marked: clipped(text.slice(start, end)),
  behind: clipped(text.slice(end)),
});

/** A decision's reference, and the range in it of what decided. */
function decided({ image, tag, reasons }, tagApart) {
  const text = image === null || tagApart ? (image?.normalized ?? tagApart) : image.input;
  const [name] = text.split('@', 1);
  if (reasons[0].code === 'digest') {
    return parts(text, name.length + 1, text.length);
  }
  if (tag?.evidence) {
    const from = name.length - tag.value.length;
    return parts(text, from + tag.evidence.start, from + tag.evidence.end);
  }
  return parts(text, text.length, text.length);
}

/**
 * What an answer is about, in three parts of which the middle one is to be marked: what decided, or
 * what is wrong. Null where there is nothing to show.
 *
 * @param tagApart the tag that was kept apart from its image
 */
export function referenceParts({ decision, error }, tagApart) {
  if (decision) {
    return decided(decision, tagApart);
  }
  const { input, span } = error;
  return input ? parts(input, span?.start ?? input.length, span?.end ?? input.length) : null;
}
