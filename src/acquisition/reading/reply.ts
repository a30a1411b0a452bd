/** Replies to a question, read more widely than the engine does (spec, `answer.reply`). */
import { apostrophes, collapse, nfkc, repairDont, replaceAll, requireString, trim } from "../../base/index.js";
import { parseReply } from "../../generated/replies/parser.js";
import type { Reply } from "../../generated/replies/syntax.js";

/** Marks that say nothing between words, and what gives a sign another look: a variation, a color. */
const MARKS = /[.,;:!?"*_~()\u201c\u201d\u2026\u2018-]|[\ufe0e\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu;
/** An apostrophe that is not inside of a word. */
const QUOTE = /(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu;

/**
 * What a reply to a question says: `accept`, `decline`, `cancel` (the question is to be taken back) or `ask_again` (the user has
 * not understood it); null where it says something else, or several of these.
 *
 * The engine itself reads a few words and no more (`readConfirmation`). A host that has asked gives this function the reply, and
 * steps a plain `yes` or `no` in its place.
 *
 * @throws {TypeError} when the reply is not a string.
 */
export function readReply(text: string): Reply["kind"] | null {
  requireString(text, "A reply");
  return parseReply(wordsOf(text))?.kind ?? null;
}

/** A reply in lower case and single spaces, without marks. */
function wordsOf(text: string): string {
  const plain = apostrophes(nfkc(text)).toLowerCase();
  const words = replaceAll(
    replaceAll(plain, MARKS, () => " "),
    QUOTE,
    () => " ",
  );
  return repairDont(collapse(trim(words)));
}
