import { MAX_REQUEST, TOO_LARGE } from './generated/constants.js';

/** A request in JSON. What cannot be written becomes a text that the library refuses. */
export const serialised = (request) => {
  try {
    return JSON.stringify(request) ?? 'null';
  } catch {
    return '';
  }
};

/** The bytes of a text in UTF-8; JSON holds no lone surrogate. */
const utf8Length = (text) => {
  let length = text.length;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit >= 0x80) {
      const half = unit >= 0xd800 && unit < 0xe000;
      length += unit < 0x800 || half ? 1 : 2;
    }
  }
  return length;
};

/** What the library answers to a text that is too long, which is not written into its memory. */
export const tooLarge = (text) => {
  if (text.length <= MAX_REQUEST) {
    return undefined;
  }
  const { error, length } = TOO_LARGE;
  const message = error.message.replace(String(length), String(utf8Length(text)));
  return { ok: false, error: { ...error, message } };
};
