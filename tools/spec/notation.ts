/** The notation inside fences: texts, states, prompts, turns and answers, as the spec's README defines them. */
import { type Fence, type Place, SpecError } from "./markdown.js";

/** A state, as plain data. */
export interface StateValue {
  readonly premise: string | null;
  readonly policies: { readonly [item: string]: string };
  readonly version: 2;
}

/** A pending question: its kind, and its raw words as a checkpoint has them. */
export interface PendingValue {
  readonly kind: string;
  readonly words: unknown;
}

/** A turn's answer as it is written: what an answer leaves unsaid is as it was before the turn. */
export type Answer =
  | { readonly kind: "passthrough" | "again" }
  | { readonly kind: "update"; readonly state: StateValue }
  | { readonly kind: "clarify"; readonly prompt: string; readonly pending: PendingValue | null };

export const EMPTY: StateValue = { premise: null, policies: {}, version: 2 };

/** The lines of a fence, taken one after the other. */
export class Lines {
  readonly fence: Fence;
  readonly #lines: readonly string[];
  #next = 0;

  constructor(fence: Fence) {
    this.fence = fence;
    this.#lines = fence.lines.map(withRepeats);
  }

  /** Where the line stands that was taken last. */
  get place(): Place {
    return { file: this.fence.file, line: this.fence.line + this.#next };
  }

  get done(): boolean {
    return this.#next >= this.#lines.length;
  }

  /** The next line, which stays. */
  peek(): string {
    return this.#lines[this.#next] ?? "";
  }

  take(): string {
    if (this.done) throw new SpecError(this.place, "A line is missing at the end of this fence.");
    this.#next += 1;
    return this.#lines[this.#next - 1] ?? "";
  }

  /** What stands behind a word with which the next line begins, or null, and then the line stays. */
  takeAfter(word: string): string | null {
    return this.peek().startsWith(word) && !this.done ? this.take().slice(word.length) : null;
  }

  /** As `takeAfter`; the line must be there. */
  requireAfter(word: string): string {
    return this.takeAfter(word) ?? this.fail(`A line that begins \`${word}\` belongs here, not \`${this.peek()}\`.`);
  }

  /** All lines that are left. */
  rest(): string {
    const rest = this.#lines.slice(this.#next).join("\n");
    this.#next = this.#lines.length;
    return rest;
  }

  /** Refuses what is left over. */
  end(): void {
    if (!this.done) this.fail(`This line does not belong here: \`${this.peek()}\`.`);
  }

  fail(message: string): never {
    throw new SpecError(
      { file: this.fence.file, line: this.fence.line + Math.min(this.#next + 1, this.#lines.length) },
      message,
    );
  }
}

/** A line with each `⟪TEXT N⟫` in it written out: TEXT, N times. */
function withRepeats(line: string): string {
  return line.replace(/⟪([^⟪⟫]+) (\d+)⟫/g, (_, text: string, count: string) => text.repeat(Number(count)));
}

/** A turn: `> text`, or `>> ` and a JSON string. Null where the next line is not a turn, which then stays to be read. */
export function takeTurn(lines: Lines, sign = ">"): string | null {
  const text = lines.takeAfter(`${sign} `);
  if (text !== null) return text;
  const json = lines.takeAfter(`${sign}${sign} `);
  return json === null ? null : string(lines, json);
}

/**
 * A text behind a word: as it stands (`import TEXT`), a JSON string (`import>> "…"`), or a JSON list of texts, each followed by
 * how often it is repeated (`import* ["[", 600, "]", 600]`). Null where the next line has none of them, and then it stays.
 */
export function takeText(lines: Lines, word: string): string | null {
  const text = lines.takeAfter(`${word} `);
  if (text !== null) return text;
  const quoted = lines.takeAfter(`${word.replace(/>$/, "")}>> `);
  if (quoted !== null) return string(lines, quoted);
  const pieces = lines.takeAfter(`${word}* `);
  return pieces === null ? null : repeated(lines, json(lines, pieces));
}

function repeated(lines: Lines, pieces: unknown): string {
  if (!Array.isArray(pieces)) return lines.fail("A list of texts and counts belongs here.");
  return pieces
    .map((piece: unknown, index) => (index % 2 === 0 ? String(piece).repeat(Number(pieces[index + 1])) : ""))
    .join("");
}

/** `given STATE`, where it stands. */
export function takeGiven(lines: Lines): StateValue {
  const given = lines.takeAfter("given ");
  return given === null ? EMPTY : state(lines, given);
}

/** A state: `empty`, or `premise "…", use "…", prohibit "…"`. */
export function state(lines: Lines, text: string): StateValue {
  if (text === "empty") return EMPTY;
  let premise: string | null = null;
  const policies = new Map<string, string>();
  const part = /(premise|use|prohibit) ("(?:[^"\\]|\\.)*")(?:, |$)/y;
  while (part.lastIndex < text.length) {
    const [, word = "", json = ""] = part.exec(text) ?? lines.fail(`This is not a state: \`${text}\`.`);
    const value = string(lines, json);
    if (word !== "premise") policies.set(value, word);
    else if (premise === null) premise = value;
    else lines.fail("A state has one premise.");
  }
  return { premise, policies: Object.fromEntries(policies), version: 2 };
}

/** An answer to a turn. */
export function takeAnswer(lines: Lines): Answer {
  const line = lines.take();
  if (line === "passthrough" || line === "again") return { kind: line };
  const update = after(line, "update ");
  if (update !== null) return { kind: "update", state: state(lines, update) };
  const clarify = after(line, "clarify ");
  if (clarify !== null) return { kind: "clarify", prompt: prompt(lines, clarify), pending: null };
  return ask(lines, line);
}

/** A replacement, with one item or two; or a question of another kind, with its words as an object without objects in it. */
const ASK =
  /^ask (?:(use_only) ("(?:[^"\\]|\\.)*")|(replace_use) ("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")|(\w+) (\{(?:[^"{}]|"(?:[^"\\]|\\.)*")*\})): (.+)$/;

function ask(lines: Lines, line: string): Answer {
  const [, useOnly, only = "", replaceUse, newItem = "", oldItem = "", kind = "", words = "", text = ""] =
    ASK.exec(line) ?? lines.fail(`This is not an answer: \`${line}\`.`);
  const asked = (): PendingValue => {
    if (useOnly !== undefined) return replacement(useOnly, string(lines, only), null);
    if (replaceUse !== undefined) return replacement(replaceUse, string(lines, newItem), string(lines, oldItem));
    return { kind, words: json(lines, words) };
  };
  return { kind: "clarify", prompt: prompt(lines, text), pending: asked() };
}

function replacement(kind: string, new_item: string, old_item: string | null): PendingValue {
  return { kind: "replacement", words: { kind, new_item, old_item } };
}

/** A prompt to the end of its line: `⏎` is a line feed; behind `json ` it is a JSON string. */
export function prompt(lines: Lines, text: string): string {
  const asJson = after(text, "json ");
  return asJson === null ? text.replaceAll("⏎", "\n") : string(lines, asJson);
}

/** A JSON string. */
export function string(lines: Lines, text: string): string {
  const value = json(lines, text);
  return typeof value === "string" ? value : lines.fail(`A JSON string belongs here, not \`${text}\`.`);
}

/** Any JSON value. */
export function json(lines: Lines, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return lines.fail(`This is not JSON: \`${text}\`.`);
  }
}

function after(text: string, word: string): string | null {
  return text.startsWith(word) ? text.slice(word.length) : null;
}
