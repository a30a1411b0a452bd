/**
 * Unicode's NFKC, at a cost linear in the text's length. `String.prototype.normalize` is quadratic twice over. It sorts a run
 * of combining marks by insertion: a long run is therefore put into canonical order first, which changes nothing of the
 * result (Unicode Standard, section 3.11, D108 and D109). And it moves the rest of a run whenever two of its characters compose,
 * in a script where starters compose with what stands before them: a long text is therefore normalized in slices.
 */

/** A character that canonical ordering may move: a mark, or one of the two half-width sound marks, which become marks. */
const MARK = /[\p{M}\uFF9E\uFF9F]/u;
/** A run that is worth the work. A shorter one is sorted at a cost that its length bounds. */
const LONG_RUN = /[\p{M}\uFF9E\uFF9F]{32}/u;
/** How long a slice is at least, in UTF-16 units. */
const SLICE = 4096;

/**
 * The NFKC form of a text, which may hold lone surrogates.
 *
 * @throws {RangeError} when the form is longer than a string of the platform can be.
 */
export function nfkc(text: string): string {
  return text.length <= SLICE ? normalized(text) : inSlices(text);
}

function normalized(text: string): string {
  return (LONG_RUN.test(text) ? inCanonicalOrder(text) : text).normalize("NFKC");
}

/**
 * What is normalized stays so, whatever follows, up to the last starter: only that one may still compose, and only the marks
 * behind it may still be moved (Unicode Standard Annex 15, section 9). It is open, and the next slice is joined to it.
 */
function inSlices(text: string): string {
  const movable = new Set<string>();
  let done = "";
  let open = "";
  for (let from = 0; from < text.length; ) {
    // A slice is as long as what is open, so that a run of marks without end is gone over a few times and not at every slice.
    let to = from + Math.max(SLICE, open.length);
    // Both halves of a pair stand in one slice.
    if ((text.codePointAt(to - 1) ?? 0) > 0xffff) to += 1;
    const form = normalized(open + text.slice(from, to));
    const last = lastStarter(form, movable);
    done += form.slice(0, last);
    open = form.slice(last);
    from = to;
  }
  return done + open;
}

/** Where the last character stands that canonical ordering does not move; 0 where there is none. */
function lastStarter(text: string, movable: Set<string>): number {
  let at = text.length;
  while (at > 0) {
    const pair = text.codePointAt(at - 2) ?? 0;
    const character = pair > 0xffff ? text.slice(at - 2, at) : text.charAt(at - 1);
    at -= character.length;
    if (movable.has(character)) continue;
    if (!MARK.test(character) || !isMovable(character)) break;
    movable.add(character);
  }
  return at;
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
  const movable = [...marks].filter(isMovable);
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

/** Whether a mark's combining class is not zero. */
function isMovable(mark: string): boolean {
  return swaps(mark, OVERLAY) || swaps(IOTA_BELOW, mark);
}

/** Whether canonical ordering puts the second mark before the first: the class of the first is the higher one. */
function swaps(first: string, second: string): boolean {
  return (first + second).normalize("NFD") !== first.normalize("NFD") + second.normalize("NFD");
}
