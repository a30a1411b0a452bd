/**
 * Unicode's NFKC, at a cost linear in the text's length. `String.prototype.normalize` sorts a run of combining marks by
 * insertion, which is quadratic in the run. A long run is therefore put into canonical order first: that changes nothing
 * of the result (Unicode Standard, section 3.11, D108 and D109), and leaves the platform nothing to move.
 */

/** A character that canonical ordering may move: a mark, or one of the two half-width sound marks, which become marks. */
const MARK = /[\p{M}\uFF9E\uFF9F]/u;
/** A run that is worth the work. A shorter one is sorted at a cost that its length bounds. */
const LONG_RUN = /[\p{M}\uFF9E\uFF9F]{32}/u;

/** The NFKC form of a text, which may hold lone surrogates. */
export function nfkc(text: string): string {
  return (LONG_RUN.test(text) ? inCanonicalOrder(text) : text).normalize("NFKC");
}

function inCanonicalOrder(text: string): string {
  let ordered = "";
  let run: string[] = [];
  for (const character of text) {
    if (MARK.test(character)) run.push(character);
    else {
      ordered += sorted(run) + character;
      run = [];
    }
  }
  return ordered + sorted(run);
}

/** Sorts each stretch of reorderable marks by their combining class, those of one class staying in order. */
function sorted(run: readonly string[]): string {
  const marks = run.flatMap((mark) => [...mark.normalize("NFKD")]);
  const rank = ranksOf(new Set(marks));
  let ordered = "";
  let stretch: string[][] = [];
  // The empty text at the end has no rank, as a mark of class zero has none: it ends the last stretch.
  for (const mark of [...marks, ""]) {
    const place = rank.get(mark);
    if (place === undefined) {
      ordered += stretch.flat().join("") + mark;
      stretch = [];
    } else {
      stretch[place] ??= [];
      stretch[place].push(mark);
    }
  }
  return ordered;
}

/** The order of the combining classes of these marks. A mark of class zero, which nothing moves across, has none. */
function ranksOf(marks: ReadonlySet<string>): Map<string, number> {
  const movable = [...marks].filter((mark) => swaps(mark, OVERLAY) || swaps(IOTA_BELOW, mark));
  movable.sort((a, b) => (swaps(a, b) ? 1 : swaps(b, a) ? -1 : 0));
  const ranks = new Map<string, number>();
  let rank = -1;
  let previous = "";
  for (const mark of movable) {
    if (previous === "" || swaps(mark, previous)) rank += 1;
    ranks.set(mark, rank);
    previous = mark;
  }
  return ranks;
}

/** A mark of the lowest combining class, 1, and one of the highest, 240. */
const OVERLAY = "\u0334";
const IOTA_BELOW = "\u0345";

/** Whether canonical ordering puts the second mark before the first: the class of the first is the higher one. */
function swaps(first: string, second: string): boolean {
  return (first + second).normalize("NFD") !== first.normalize("NFD") + second.normalize("NFD");
}
