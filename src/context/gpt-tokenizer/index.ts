/**
 * A meter that counts with an encoding of OpenAI's models, by `gpt-tokenizer`, an optional peer that this entry alone needs.
 *
 * @packageDocumentation
 */
import type { Meter } from "../index.js";
import { type CountTokens, type EncodingName, loadEncoding } from "./load.js";
import { messageTokens } from "./message.js";
import { pieces } from "./pieces.js";

export type { EncodingName } from "./load.js";

/** The start of the reply, 3, and the frames of up to three messages that hold pages: 3 each and a role of one token. */
const REQUEST = 3 + 3 * 4;

/**
 * What two texts may have more together than each by itself: an encoding's pattern of words may part the blank line between
 * them otherwise. Tested on random pairs, of which none has two more.
 */
const SEAM = 1;

/**
 * Makes a meter of an encoding: `o200k_base` (GPT-4o and later), `o200k_harmony` (gpt-oss) or `cl100k_base` (GPT-4, GPT-3.5).
 * The caller names it, for which model has which is the provider's to say.
 *
 * A text has the encoding's tokens and one for the seam to the next; the empty text has none. A message of text has exactly what the chat format of
 * OpenAI makes of it; parts of other kinds, calls and further fields count as their JSON. What looks like a special token is
 * text as any other. A run of more than 1,024 letters, digits, signs, spaces, or line feeds and slashes is counted in pieces, with a seam each. An image
 * or a file behind a link, and a model of another provider, need a meter of their own.
 *
 * @throws {TypeError} for a name that is no encoding.
 * @throws {Error} where the package `gpt-tokenizer` is not there, or an older one.
 */
export async function gptTokenizerMeter(encoding: EncodingName): Promise<Meter<unknown>> {
  const countTokens = await loadEncoding(encoding);
  const exact = (text: string): number => countAll(text, countTokens);
  return {
    name: encoding,
    text: (text) => (text === "" ? 0 : exact(text) + SEAM),
    message: (message) => messageTokens(message, exact),
    request: REQUEST,
  };
}

/** The tokens of a text; of one in pieces, and what their seams may have. */
function countAll(text: string, countTokens: CountTokens): number {
  const parts = pieces(text);
  return parts.reduce((sum, piece) => sum + countTokens(piece), SEAM * (parts.length - 1));
}
