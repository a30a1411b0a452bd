/** Texts as bytes. */

const ENCODER = new TextEncoder();
/** A surrogate without its other half. */
const LONE = /[\uD800-\uDFFF]/gu;

/** How many bytes a text has in UTF-8; a lone surrogate counts as the three of U+FFFD. */
export function byteLength(text: string): number {
  return ENCODER.encode(text).length;
}

/** The bytes of a text in generalized UTF-8: a lone surrogate has three bytes of its own, so that no two texts share theirs. */
export function bytesOf(text: string): Uint8Array {
  const lone = Array.from(text.matchAll(LONE), ({ index }) => index);
  if (lone.length === 0) return ENCODER.encode(text);
  const bytes = new Uint8Array(3 * text.length);
  let [read, at] = [0, 0];
  for (const index of [...lone, text.length]) {
    if (read < index) at += ENCODER.encodeInto(text.slice(read, index), bytes.subarray(at)).written;
    if (index < text.length) {
      const unit = text.charCodeAt(index);
      bytes.set([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)], at);
      at += 3;
    }
    read = index + 1;
  }
  return bytes.subarray(0, at);
}

/** All bytes, one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
