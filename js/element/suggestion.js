/** The properties that an error's pointer into the request leads to. */
const PROPERTIES = { '/policy': 'policy', '/image': 'image', '/tag': 'tag' };

/** What a reference replaces: where only a tag was given it is one, else it holds the tag. */
const written = (reference, image) =>
  image === null || image === undefined ? { tag: reference } : { image: reference, tag: null };

/**
 * The properties that a suggestion would change, with their new values; null where it changes none
 * of an element's.
 *
 * @param image the image that was asked for
 * @param at an error's pointer into the request
 */
export function changeOf(suggestion, image, at) {
  const { policy, reference, value } = suggestion ?? {};
  if (policy) {
    return { policy };
  }
  if (reference) {
    return written(reference, image);
  }
  return value && at in PROPERTIES ? { [PROPERTIES[at]]: value } : null;
}

/** The new value of a change, to be read. */
export const newValue = ({ policy, image, tag }) => policy ?? image ?? tag;
