/** An artifact as a text for a model, under a budget (spec, `compaction.render`). */
import type { Meter } from "../context/index.js";
import { HEADINGS, type Line, linesOf, SECTIONS } from "./lines.js";
import { requireArtifact } from "./read-artifact.js";
import type { Artifact } from "./values.js";

/** The text, and how many lines are left out of it. */
export interface Rendered {
  readonly kind: "fits";
  readonly text: string;
  readonly tokens: number;
  readonly left: number;
}

/** What is never left out is more than the budget. */
export interface TooLong {
  readonly kind: "too_long";
  readonly needed: number;
  readonly budget: number;
}

/**
 * The text of an artifact in at most so many tokens. Left out are superseded quotes first, then old work, old names, old
 * quotes; what is open never is. The text says how much it leaves out. An artifact of nothing has an empty text.
 *
 * @throws {TypeError} when the artifact is none. One that was stored, `readArtifact` reads.
 */
export function render(artifact: Artifact, budget: number, meter: Pick<Meter<never>, "text">): Rendered | TooLong {
  requireArtifact(artifact);
  const lines = linesOf(artifact);
  if (lines.length === 0) return { kind: "fits", text: "", tokens: 0, left: 0 };
  const order = lines.filter(({ rank }) => rank !== null).sort(byRank);
  const attempt = (left: number): Rendered => {
    const gone = new Set(order.slice(0, left));
    const text = textOf(
      lines.filter((line) => !gone.has(line)),
      left,
    );
    return { kind: "fits", text, tokens: meter.text(text), left };
  };
  // With nothing left out, nothing is said of it: the text may be shorter than one without a line.
  const whole = attempt(0);
  if (whole.tokens <= budget || order.length === 0) return fitting(whole, budget);
  let [low, high] = [1, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (attempt(middle).tokens <= budget) high = middle;
    else low = middle + 1;
  }
  return fitting(attempt(low), budget);
}

function fitting(rendered: Rendered, budget: number): Rendered | TooLong {
  return rendered.tokens <= budget ? rendered : { kind: "too_long", needed: rendered.tokens, budget };
}

function byRank(a: Line, b: Line): number {
  const [group, turn] = a.rank ?? [0, 0];
  const [otherGroup, otherTurn] = b.rank ?? [0, 0];
  return group - otherGroup || turn - otherTurn;
}

function textOf(lines: readonly Line[], left: number): string {
  const parts = SECTIONS.flatMap((section) => {
    const texts = lines.filter((line) => line.section === section).map(({ text }) => text);
    if (texts.length === 0) return [];
    const heading = HEADINGS[section];
    return [
      section === "names"
        ? `${heading} ${texts.join(", ")}`
        : [heading, ...texts.map((text) => `- ${text}`)].join("\n"),
    ];
  });
  const note = left === 0 ? "" : ` ${left} ${left === 1 ? "line is" : "lines are"} left out for want of room.`;
  return [`What is kept of the conversation so far; [n] is a turn of it.${note}`, ...parts].join("\n\n");
}
