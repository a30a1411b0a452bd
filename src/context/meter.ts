/** Meters: how many tokens a text, a message or a request has. */
import { messageJson } from "../base/index.js";
import { byteLength } from "./bytes.js";

/**
 * Counts tokens, as non-negative integers. A meter either counts as the model's own tokenizer does, or counts no less, so
 * that what fits by the meter fits the window. `M` is the host's type of a message.
 */
export interface Meter<M> {
  /** Names the meter in audit lines. */
  readonly name: string;
  /** The tokens of a text. */
  text(text: string): number;
  /** The tokens of a message with all its parts and its frame. A property, so that what the history has settles `M`. */
  readonly message: (message: M) => number;
  /** The tokens of a request besides its pages and messages: the frame of the messages that hold pages, the start of the reply. */
  readonly request: number;
}

/** More than the four tokens that chat formats put around a message (`<|im_start|>role\n … <|im_end|>\n`). */
const FRAME = 8;
/** The start of the reply, and the frames of up to three messages that hold pages. */
const REQUEST = 4 * FRAME;

/**
 * The bytes of the text in UTF-8, and of a message's JSON. No byte-level BPE makes more tokens than there are bytes, so this
 * meter guarantees without a library; for English it counts about four times too many. An image or a file that a message
 * only links to has more tokens than its link has bytes: such messages need a meter that knows the model.
 */
export const byteMeter: Meter<unknown> = {
  name: "bytes",
  text: byteLength,
  message: (message) => FRAME + byteLength(messageJson(message)),
  request: REQUEST,
};

/**
 * A meter that counts each message object once and remembers it as long as the object lives. For messages that are never
 * changed in place, as an exchange's are.
 */
export function remembering<M extends object>(meter: Meter<M>): Meter<M> {
  const counted = new WeakMap<M, number>();
  return {
    name: meter.name,
    text: (text) => meter.text(text),
    request: meter.request,
    message(message) {
      const tokens = counted.get(message) ?? meter.message(message);
      counted.set(message, tokens);
      return tokens;
    },
  };
}

/** @throws {TypeError} when a meter's count is none. */
export function requireCount(tokens: number, what: string): number {
  if (Number.isSafeInteger(tokens) && tokens >= 0) return tokens;
  throw new TypeError(`${what} must be a non-negative integer, not ${tokens}.`);
}

/** The tokens of a text. @throws {TypeError} when the meter's count is none. */
export function textTokens(text: string, meter: Pick<Meter<never>, "name" | "text">): number {
  return requireCount(meter.text(text), `The tokens that ${meter.name} counts`);
}

export function sumOf<T>(each: readonly T[], tokensOf: (one: T) => number): number {
  return each.reduce((sum, one) => sum + tokensOf(one), 0);
}
