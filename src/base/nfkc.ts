/**
 * Unicode's NFKC, at a cost linear in the text's length. `String.prototype.normalize` is quadratic twice over. It sorts a run
 * of combining marks by insertion: a long run is therefore put into canonical order first, which changes nothing of the
 * result (Unicode Standard, section 3.11, D108 and D109). And it moves the rest of a run whenever two of its characters compose,
 * in a script where starters compose with what stands before them: a long text is therefore normalized in slices.
 */
import { replaceAll } from "./replace.js";

/** How long a text is at least before it is cut, in UTF-16 units. */
const SLICE = 4096;
/** A slice that ends before a character of ASCII, with which nothing composes. */
const SLICES = /.{1,4096}[^\0-~]*/gs;
/** What is worth the work: a slice for which no end was found in good time, or a run of what canonical ordering may move. */
const LONG = /^.{8192}|[\p{M}\uFF9E\uFF9F]{32}/su;

/**
 * The NFKC form of a text, which may hold lone surrogates.
 *
 * @throws {RangeError} when the form is longer than a string of the platform can be.
 */
export function nfkc(text: string): string {
  return text.length <= SLICE ? normalized(text) : replaceAll(text, SLICES, normalized);
}

function normalized(text: string): string {
  return LONG.test(text) ? inCanonicalOrder(text) : text.normalize("NFKC");
}

/**
 * Takes a text apart, sorts each stretch of marks by their combining class, those of one class staying in order, and puts the
 * characters together. What is normalized stays so, whatever follows, up to the last starter: only that one may still compose,
 * and only with what follows it at once (Unicode Standard Annex 15, section 9). So the last two units stay open.
 */
function inCanonicalOrder(text: string): string {
  // Each character is taken apart and ranked once, however often it stands in the text.
  const parts = new Map([...new Set(text)].map((each) => [each, each.normalize("NFKD")]));
  const ranks = ranksOf(new Set([...parts.values()].join("")));
  let done = "";
  let open = "";
  let marks: string[] = [];
  for (const character of text) {
    for (const part of parts.get(character) ?? "") {
      const rank = ranks.get(part);
      if (rank !== undefined) {
        marks[rank] = (marks[rank] ?? "") + part;
        continue;
      }
      open += marks.join("");
      marks = [];
      if (open.length > SLICE) {
        const form = open.normalize("NFKC");
        done += form.slice(0, -2);
        open = form.slice(-2);
      }
      open += part;
    }
  }
  return done + (open + marks.join("")).normalize("NFKC");
}

/** The order of the combining classes of those characters that may be moved. Nothing moves across the others, which have none. */
function ranksOf(characters: ReadonlySet<string>): Map<string, number> {
  const movable = [...characters].filter((each) => isReordered(IOTA_BELOW + each + OVERLAY));
  const ranks = new Map<string, number>();
  let rank = 0;
  let previous = "";
  for (const mark of movable.join("").normalize("NFD")) {
    if (isReordered(mark + previous)) rank += 1;
    ranks.set(mark, rank);
    previous = mark;
  }
  return ranks;
}

/** A mark of the lowest combining class, 1, and one of the highest, 240. */
const OVERLAY = "\u0334";
const IOTA_BELOW = "\u0345";

/** Whether canonical ordering changes a text that is decomposed. */
function isReordered(text: string): boolean {
  return text.normalize("NFD") !== text;
}
