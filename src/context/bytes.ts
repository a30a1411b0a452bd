/** Texts as bytes. */

const ENCODER = new TextEncoder();
/** A surrogate without its other half. */
const LONE = /[\uD800-\uDFFF]/u;
const AROUND_LONE = /([\uD800-\uDFFF])/u;

/** How many bytes a text has in UTF-8; a lone surrogate counts as the three of U+FFFD. */
export function byteLength(text: string): number {
  return ENCODER.encode(text).length;
}

/** The bytes of a text in generalized UTF-8: a lone surrogate has three bytes of its own, so that no two texts share theirs. */
export function bytesOf(text: string): Uint8Array {
  if (!LONE.test(text)) return ENCODER.encode(text);
  return joined(text.split(AROUND_LONE).map((part) => (LONE.test(part) ? loneBytes(part) : ENCODER.encode(part))));
}

function loneBytes(surrogate: string): Uint8Array {
  const unit = surrogate.charCodeAt(0);
  return Uint8Array.of(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f));
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
