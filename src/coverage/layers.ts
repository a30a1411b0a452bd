/** The layers of a text: what it may be about, when one thing after the other that stands around a name is taken off. */
import { normalizeItem } from "../index.js";
import { endMarks, politeEnd, politeStart, quotes, type Span } from "./dressing.js";

/** The layers of a text, each once. */
export interface Layers {
  readonly all: readonly string[];
  /** Those from which nothing can be taken. */
  readonly bare: readonly string[];
}

/** Nobody wraps a name more often; a text of nothing but wrapping must not cost more than its length. */
const MOST_STEPS = 8;
/** In a text of so many names each is wrapped less, and the text itself in nothing. */
const MOST_STEPS_IN_LONG = 3;
const LONGEST = 1000;
const TOOL_BEHIND = /[ _\u2010-\u2014-]tools?$/;
const TOOL_BEFORE = /^tools?:? /;

/** Whether a text is so long that ways to read it would cost more than it is worth (spec, `gate.long`). */
export function isLong(text: string): boolean {
  return text.length > LONGEST;
}

/** The layers of a text, from the outermost (spec, `gate.bare` and `gate.tool`); `isInLong` of a part of a long text. */
export function layersOf(text: string, isInLong = false): Layers {
  const name = normalizeItem(text);
  if (isLong(name)) return { all: [name], bare: [name] };
  const most = isInLong ? MOST_STEPS_IN_LONG : MOST_STEPS;
  const all = new Set([name]);
  const bare: string[] = [];
  let outer = [...all];
  for (let step = 0; outer.length > 0; step += 1) {
    const found: string[] = [];
    for (const layer of outer) {
      const next = step < most ? within(layer) : [];
      if (next.length === 0) bare.push(layer);
      found.push(...next.filter((each) => !all.has(each)));
    }
    outer = [...new Set(found)];
    for (const layer of outer) all.add(layer);
  }
  return { all: [...all], bare };
}

/** What is left of a layer, in each way to take off one thing. An article may stand behind it. */
function within(text: string): string[] {
  const spans = [...thanksOff(text), ...pleaseOff(text), ...marksOff(text), ...quotesOff(text), ...toolOff(text)];
  return spans.map(([start, end]) => normalizeItem(text.slice(start, end))).filter((left) => left !== "");
}

/** With the marks behind them, which may tell that they are thanks: `ok?` */
function thanksOff(text: string): Span[] {
  const marks = endMarks(text, [0, text.length])?.range[0];
  const ends = [text.length, ...(marks === undefined ? [] : [marks])];
  return ends.flatMap((end): Span[] => {
    const thanks = politeEnd(text, [0, end]);
    return thanks === null ? [] : [[0, thanks.range[0]]];
  });
}

function pleaseOff(text: string): Span[] {
  const please = politeStart(text, [0, text.length]);
  return please === null ? [] : [please.inside];
}

/** A name may end in marks of its own: the last goes, all go, or all but the first. */
function marksOff(text: string): Span[] {
  const marks = endMarks(text, [0, text.length]);
  if (marks === null) return [];
  const [start, end] = marks.range;
  const ends = [end - 1, start, ...(start + 1 < end ? [start + 1] : [])];
  return ends.map((each) => [0, each]);
}

function quotesOff(text: string): Span[] {
  const quoted = quotes(text, [0, text.length]);
  return quoted === null ? [] : [quoted.inside];
}

function toolOff(text: string): Span[] {
  const before = TOOL_BEFORE.exec(text)?.[0].length;
  const behind = TOOL_BEHIND.exec(text.slice(-" tools".length))?.[0].length;
  return [
    ...(behind === undefined ? [] : [[0, text.length - behind] as const]),
    ...(before === undefined ? [] : [[before, text.length] as const]),
  ];
}
