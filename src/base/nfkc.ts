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
 * What is normalized stays so, whatever follows, up to the last starter: only that one may still compose, and only with what
 * follows it at once (Unicode Standard Annex 15, section 9). It is open, and the next slice is joined to it. A run of marks
 * stands in one slice, so that it is gone over once, and nothing composes across it.
 */
function inSlices(text: string): string {
  const known = new Map<string, boolean>();
  let done = "";
  let open = "";
  for (let from = 0; from < text.length; ) {
    const to = endOfRun(text, from + SLICE, known);
    const form = normalized(open + text.slice(from, to));
    const last = lastCharacter(form);
    const closed = moves(last, known) ? form.length : form.length - last.length;
    done += form.slice(0, closed);
    open = form.slice(closed);
    from = to;
  }
  return done + open;
}

/** The first place from here on that is not within a run of marks, or between the halves of a pair. */
function endOfRun(text: string, from: number, known: Map<string, boolean>): number {
  let at = from;
  if ((text.codePointAt(at - 1) ?? 0) > 0xffff) at += 1;
  while (at < text.length) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (!moves(character, known)) break;
    at += character.length;
  }
  return at;
}

function lastCharacter(text: string): string {
  return [...text.slice(-2)].at(-1) ?? "";
}

/** Whether canonical ordering may move a character, or what it stands for. */
function moves(character: string, known: Map<string, boolean>): boolean {
  const before = known.get(character);
  if (before !== undefined) return before;
  const movable = isMovable(character);
  known.set(character, movable);
  return movable;
}

/**
 * Sorts each stretch of movable marks by their combining class, those of one class staying in order. Each character is taken apart
 * and ranked once, however often it stands in the text.
 */
function inCanonicalOrder(text: string): string {
  const parts = new Map([...new Set(text)].map((each) => [each, [...each.normalize("NFKD")]]));
  const characters = [...text].flatMap((each) => parts.get(each) ?? each);
  const ranks = ranksOf(new Set(characters));
  let ordered = "";
  let stretch: string[][] = [];
  // The empty text at the end has no rank, as no character has that stays: it ends the last stretch.
  for (const character of [...characters, ""]) {
    const rank = ranks.get(character);
    if (rank === undefined) {
      ordered += stretch.flat().join("") + character;
      stretch = [];
    } else {
      stretch[rank] ??= [];
      stretch[rank].push(character);
    }
  }
  return ordered;
}

/** The order of the combining classes of those characters that may be moved. Nothing moves across the others, which have none. */
function ranksOf(characters: ReadonlySet<string>): Map<string, number> {
  const marks = [...characters].filter(isMovable).join("").normalize("NFD");
  const ranks = new Map<string, number>();
  let rank = 0;
  let previous = "";
  for (const mark of marks) {
    if (swaps(mark, previous)) rank += 1;
    ranks.set(mark, rank);
    previous = mark;
  }
  return ranks;
}

/** A mark of the lowest combining class, 1, and one of the highest, 240. */
const OVERLAY = "\u0334";
const IOTA_BELOW = "\u0345";

/** Whether a character is a mark whose combining class is not zero, or stands for one. */
function isMovable(character: string): boolean {
  const mark = character.normalize("NFKD");
  return MARK.test(character) && (swaps(mark, OVERLAY) || swaps(IOTA_BELOW, mark));
}

/** Whether canonical ordering puts the second mark before the first: the class of the first is the higher one. */
function swaps(first: string, second: string): boolean {
  return (first + second).normalize("NFD") !== first.normalize("NFD") + second.normalize("NFD");
}
