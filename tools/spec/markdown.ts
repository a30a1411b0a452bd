/** Reads the Markdown of the spec into rules and their fences. The only reader of these pages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Where something stands in the spec, for errors. */
export interface Place {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A fence: the words behind its backquotes, and its lines. */
export interface Fence extends Place {
  readonly word: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** A rule: a heading of the third level, and the fences below it. */
export interface Rule extends Place {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly fences: readonly Fence[];
}

/** Whether a rule is of the chapter about meaning: only such a rule can be that of an outcome. */
export function isMeaningRule({ number }: Rule): boolean {
  return number.startsWith("4.");
}

/** Something in the spec that is not as its README says. */
export class SpecError extends Error {
  override readonly name = "SpecError";

  constructor({ file, line }: Place, message: string) {
    super(`${file}:${line}: ${message}`);
  }
}

const RULE = /^### (\d+\.\d+) `([a-z0-9]+(?:[.-][a-z0-9]+)*)` (\S.*[^.])$/;

/** The rules of the numbered chapters in a folder, in reading order. */
export function readSpec(folder: string): Rule[] {
  const chapters = readdirSync(folder).filter((name) => /^\d+-.*\.md$/.test(name));
  return chapters
    .sort(byNumber)
    .flatMap((name) => readChapter(join(folder, name), readFileSync(join(folder, name), "utf8")));
}

/** Chapter 10 comes behind chapter 9; chapters of one number are in the order of their names. */
function byNumber(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1);
}

/** The rules of one chapter. A fence above the first rule proves none, and must be an illustration. */
export function readChapter(file: string, text: string): Rule[] {
  const rules: (Rule & { fences: Fence[] })[] = [];
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const place = { file, line: at + 1 };
    if (line.startsWith("### ")) rules.push({ ...place, ...heading(line, place), fences: [] });
    if (!line.startsWith("```")) continue;
    const end = lines.indexOf("```", at + 1);
    if (end < 0) throw new SpecError(place, "This fence is never closed.");
    const fence = toFence(line.slice(3), lines.slice(at + 1, end), place);
    const rule = rules.at(-1);
    if (rule !== undefined) rule.fences.push(fence);
    else if (!isIllustration(fence)) throw new SpecError(place, "This fence stands under no rule.");
    at = end;
  }
  return rules;
}

const ILLUSTRATIONS: readonly string[] = ["", "text", "json", "ebnf"];

/** Whether a fence is there for the reader alone. */
export function isIllustration(fence: Fence): boolean {
  return ILLUSTRATIONS.includes(fence.word);
}

function heading(line: string, place: Place): Pick<Rule, "id" | "number" | "title"> {
  const [, number, id, title] = RULE.exec(line) ?? [];
  if (number === undefined || id === undefined || title === undefined) {
    throw new SpecError(place, "A rule's heading is `### N.M `id` Title`, the title without a period.");
  }
  return { number, id, title };
}

function toFence(info: string, lines: readonly string[], place: Place): Fence {
  const [word = "", ...name] = info.split(" ");
  return { ...place, word, name: name.join(" "), lines };
}
