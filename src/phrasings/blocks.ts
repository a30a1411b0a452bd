/** The blocks of a rule file in Markdown or plain text: headings, what is no prose, and texts, of which one may go over several lines. */
import { LONGEST } from "./text.js";

/** A line of prose with those that go on with it. */
export interface TextBlock {
  readonly kind: "text";
  /** The number of its first line, from 1. */
  readonly line: number;
  /** How far it is set in; a tab counts as four spaces. */
  readonly indent: number;
  /** Whether it has the mark of a list. */
  readonly marked: boolean;
  /** Whether an empty line, a heading or markup stands before it. */
  readonly apart: boolean;
  readonly text: string;
}

/** A block; markup is a line of code, of a comment, of an example, or of the settings at the head of a file. */
export type Block =
  | { readonly kind: "heading"; readonly line: number; readonly level: number; readonly text: string }
  | { readonly kind: "markup"; readonly line: number; readonly text: string }
  | TextBlock;

/** The blocks of a text, in one pass. What is never closed goes on to the end. */
export function blocksOf(text: string): readonly Block[] {
  const reader = new BlockReader();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) reader.read(line, index + 1);
  return reader.end();
}

const HEADING = /^ {0,3}(#{1,6})[ \t](.*)$/;
const UNDERLINE = /^ {0,3}(?:=+|-{2,})[ \t]*$/;
const MARKED = /^\s*(?:[-*+\u2022]|\d{1,3}[.)])\s/;

class BlockReader {
  readonly #blocks: Block[] = [];
  /** The text that may go on, by its lines. */
  #open: { readonly first: TextBlock; readonly begins: Beginning; readonly lines: string[] } | null = null;
  /** Says which line ends the markup that is open. */
  #closes: ((line: string) => boolean) | null = null;
  #apart = true;

  read(line: string, at: number): void {
    const closes = this.#closes ?? closeOf(line, at);
    const heading = HEADING.exec(line);
    if (closes !== null) {
      const isLast = this.#closes?.(line) ?? false;
      this.#push({ kind: "markup", line: at, text: line });
      this.#closes = isLast ? null : closes;
    } else if (line.trim() === "") this.#flush();
    else if (heading !== null) {
      const [, marks = "", words = ""] = heading;
      this.#push({ kind: "heading", line: at, level: marks.length, text: headingText(words) });
    } else if (UNDERLINE.test(line)) this.#underline(line, at);
    else this.#text(line, at);
  }

  end(): readonly Block[] {
    this.#flush();
    return this.#blocks;
  }

  #push(block: Block): void {
    this.#flush();
    this.#blocks.push(block);
  }

  #flush(): void {
    if (this.#open !== null) this.#blocks.push({ ...this.#open.first, text: this.#open.lines.join(" ") });
    this.#open = null;
    this.#apart = true;
  }

  /** A line under a text makes a heading of it, unless it is an item of a list. */
  #underline(line: string, at: number): void {
    const over = this.#open;
    if (over === null || over.first.marked || over.lines.length > 1) {
      this.#push({ kind: "markup", line: at, text: line });
      return;
    }
    this.#open = null;
    const level = line.includes("=") ? 1 : 2;
    this.#push({ kind: "heading", line: over.first.line, level, text: headingText(over.first.text) });
  }

  #text(line: string, at: number): void {
    if (this.#open !== null && goesOn(this.#open, line)) {
      this.#open.lines.push(line.trim());
      return;
    }
    const apart = this.#open === null && this.#apart;
    this.#flush();
    this.#apart = false;
    const marked = MARKED.test(line);
    this.#open = {
      first: { kind: "text", line: at, indent: indentOf(line), marked, apart, text: line },
      begins: beginningOf(line),
      lines: [line],
    };
  }
}

const FENCE = /^\s*(?:(?:[-*+\u2022]|\d{1,3}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
const TAG = /^\s*<([a-z_-]+)>/i;

/** What closes the markup that a line begins; null where it begins none. */
function closeOf(line: string, at: number): ((line: string) => boolean) | null {
  if (at === 1 && line.trimEnd() === "---") return (last) => last.trimEnd() === "---";
  const [, fence] = FENCE.exec(line) ?? [];
  if (fence !== undefined) return (last) => isClosing(last.trim(), fence);
  if (line.trimStart().startsWith("<!--") && !line.includes("-->")) return (last) => last.includes("-->");
  const [, tag = ""] = TAG.exec(line) ?? [];
  const end = `</${tag}>`;
  return !tag.toLowerCase().includes("example") || line.includes(end) ? null : (last) => last.includes(end);
}

/** A fence is closed by one of its own kind that is as long at least. */
function isClosing(line: string, fence: string): boolean {
  const mark = fence.charAt(0);
  return line.length >= fence.length && line === mark.repeat(line.length);
}

/** How a line begins. It is looked at once: a line may begin with any amount of white space, and be followed by any number of others. */
type Beginning = "lower_case" | "parenthesis" | "table" | "other";

function beginningOf(line: string): Beginning {
  const [first = ""] = line.trimStart();
  if (first === "|" || first === ">") return "table";
  if (first === "(") return "parenthesis";
  return /\p{Ll}/u.test(first) ? "lower_case" : "other";
}

/** Whether a line goes on with a text: it is set in under an item, or begins in lower case where the text did not. */
function goesOn(open: { readonly first: TextBlock; readonly begins: Beginning }, line: string): boolean {
  const begins = beginningOf(line);
  if (MARKED.test(line) || begins === "table" || open.begins === "table") return false;
  if (open.first.marked && indentOf(line) > open.first.indent) return true;
  return (begins === "lower_case" || begins === "parenthesis") && (open.first.marked || open.begins !== "lower_case");
}

function indentOf(line: string): number {
  const space = line.slice(0, line.length - line.trimStart().length);
  return space.replaceAll("\t", "    ").length;
}

/** The words of a heading, without the marks behind them. */
function headingText(text: string): string {
  return text.slice(0, LONGEST).trim().replace(/ #+$/, "").trim();
}
