/** What is put around an item, taken off from without until what is left stands or is known (diagnostics.once). */
import type { Rules } from "../rules.js";
import { type Marked, type Range, rangeOf, slice, trimmed } from "./marked.js";

/** A fault of spelling, and where it is. */
export interface Spelled {
  readonly code: "operand_quoted" | "operand_politeness" | "operand_end_punctuation";
  readonly range: Range;
}

interface Layer extends Spelled {
  readonly left: Marked;
}

type Stands = (text: string) => boolean;
type TakeOff = (of: Marked, stands: Stands) => Layer | null;

const PLEASE = "please|pls|plz";
const THANKS = "(?:(?:many )?thanks|thank you|thx)(?: (?:a lot|so much|very much|again|in advance))?";
const POLITE = `please and thank you|if you please|pretty please|${PLEASE}|${THANKS}`;
/** White space, and the marks at an end. */
const BETWEEN = "[\\s.,;:!?\\u2026\\u3002\\uff0c\\uff0e\\uff1a\\uff1b\\uff01\\uff1f\\uff61]";
const AT_END = new RegExp(`^(.*?)(${BETWEEN}+)(${POLITE})$`, "isu");
const OK_AT_END = /^(.*?)([\s.!?]*,\s*)(ok|okay)$/isu;
const OK_ASKED = /^(.*?)([\s.,!?]+)(ok|okay)\?+$/isu;
const AT_START = new RegExp(`^(${PLEASE})(${BETWEEN}+)(.+)$`, "isu");
const QUOTES = [
  '"\u201c\u201d\u201e',
  "\u00ab\u00bb",
  "\u2039\u203a",
  "\u300c\u300d",
  "\u300e\u300f",
  "'\u2018\u2019\u201a",
  "`",
  "*",
];

function isMark(character: string): boolean {
  return /^[.,;:!?\u3001\u3002]+$/.test(character.normalize("NFKC"));
}

function endMarks(of: Marked): Layer | null {
  if (/(?<![\p{L}\p{N}_])(?:\p{L}\.){2,}$/u.test(of.text)) return null;
  let end = of.text.length;
  while (end > 0 && isMark(of.text.charAt(end - 1))) end -= 1;
  if (end === of.text.length || end === 0) return null;
  return { code: "operand_end_punctuation", range: rangeOf(slice(of, end)), left: trimmed(slice(of, 0, end)) };
}

function politeEnd(of: Marked, stands: Stands): Layer | null {
  const [, before = "", between = ""] = AT_END.exec(of.text) ?? OK_AT_END.exec(of.text) ?? [];
  if (before === "") return null;
  const start = before.length + between.length;
  return {
    code: "operand_politeness",
    range: rangeOf(slice(of, start)),
    left: leftBefore(of, before.length, start, stands),
  };
}

/** What stands before a politeness: with the marks that divide them, if that stands; without them otherwise. */
function leftBefore(of: Marked, end: number, start: number, stands: Stands): Marked {
  const withMarks = trimmed(slice(of, 0, start));
  return stands(withMarks.text) ? withMarks : slice(of, 0, end);
}

function politeStart(of: Marked): Layer | null {
  const [, words = "", between = ""] = AT_START.exec(of.text) ?? [];
  if (words === "") return null;
  const range = rangeOf(slice(of, 0, words.length));
  return { code: "operand_politeness", range, left: slice(of, words.length + between.length) };
}

function quotes(of: Marked): Layer | null {
  const article = /^(?:(?:an?|the)\s+)*/i.exec(of.text)?.[0].length ?? 0;
  const inner = slice(of, article);
  const family = QUOTES.find((each) => each.includes(inner.text.charAt(0)) && each.includes(inner.text.slice(-1)));
  if (family === undefined || inner.text === "") return null;
  const [isIn, { length }] = [(unit: string) => family.includes(unit), inner.text];
  let run = 0;
  while (run < (length - 1) / 2 && isIn(inner.text.charAt(run)) && isIn(inner.text.charAt(length - 1 - run))) run += 1;
  const left = slice(inner, run, length - run);
  const others = left.text.replace(/(?<=[\p{L}\p{N}])['\u2019](?=[\p{L}\p{N}])/gu, "");
  if (run === 0 || left.text === "" || [...others].some(isIn)) return null;
  return { code: "operand_quoted", range: rangeOf(inner), left: trimmed(left) };
}

/** The marks at the end, and with them an ok that they ask with: both at once, since the one is seen by the other. */
function okAsked(of: Marked, stands: Stands): readonly Layer[] {
  const [, before = "", between = "", words = ""] = OK_ASKED.exec(of.text) ?? [];
  if (before === "") return [];
  const start = before.length + between.length;
  const end = start + words.length;
  return [
    { code: "operand_end_punctuation", range: rangeOf(slice(of, end)), left: of },
    {
      code: "operand_politeness",
      range: rangeOf(slice(of, start, end)),
      left: leftBefore(of, before.length, start, stands),
    },
  ];
}

/** The bare item, and the faults of spelling, each code once: the outermost. */
export function undressed(
  operand: Marked,
  stands: Stands,
  rules: Rules,
): { readonly bare: Marked; readonly faults: readonly Spelled[] } {
  const takers: readonly (readonly [id: string, take: TakeOff])[] = [
    ["diagnostics.politeness", politeEnd],
    ["diagnostics.politeness", politeStart],
    ["diagnostics.end-punctuation", endMarks],
    ["diagnostics.quoted", quotes],
  ];
  const isEnd: Stands = (text) => stands(text) && rules("diagnostics.once");
  const faults: Spelled[] = [];
  const typed = new Map(operand.at.map((place, index) => [place, operand.text.charAt(index)]));
  let bare = trimmed(inOtherForms(operand));
  while (!isEnd(bare.text)) {
    const [first] = takers.flatMap(([id, take]) => (rules(id) ? (take(bare, isEnd) ?? []) : []));
    const isAsked = first?.code === "operand_end_punctuation" && rules("diagnostics.politeness");
    const asked = isAsked ? okAsked(bare, isEnd) : [];
    const one = asked.length > 0 || first === undefined ? asked : [first];
    const left = one.at(-1)?.left;
    if (left === undefined || left.text === "") break;
    for (const { code, range } of one) if (!faults.some((each) => each.code === code)) faults.push({ code, range });
    bare = left;
  }
  return { bare: { ...bare, text: bare.at.map((place) => typed.get(place) ?? "").join("") }, faults };
}

/** Each full-width or small form as the character that it is a form of (diagnostics.once). */
export function inOtherForms({ text, at }: Marked): Marked {
  const isForm = (unit: string): boolean =>
    /[\ufe10-\ufe6f\uff01-\uffee]/.test(unit) && unit.normalize("NFKC").length === 1;
  return {
    text: text
      .split("")
      .map((unit) => (isForm(unit) ? unit.normalize("NFKC") : unit))
      .join(""),
    at,
  };
}
