/** The blocks of a rule file in Markdown or plain text: headings, what is no prose, and texts, of which one may go over several lines. */
import { isThematicBreak, OpenItems } from "./items.js";
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
/** A comment or a row of a table, with which what stands under it does not go on. */
const ENDED = /^\s*(?:\||<!--)/;
const MARKED = /^\s*(?:[-*+\u2022]|\d{1,3}[.)])\s/;

class BlockReader {
  readonly #blocks: Block[] = [];
  /** The text that may go on, by its lines. */
  #open: { readonly first: TextBlock; readonly begins: Beginning; readonly lines: string[] } | null = null;
  #markup: Markup | null = null;
  readonly #items = new OpenItems();
  #apart = true;

  read(line: string, at: number): void {
    const isInside = this.#markup !== null;
    this.#markup = this.#markup === null ? begunBy(line, at) : this.#markup(line);
    const isBlank = line.trim() === "";
    const over = this.#open?.lines.at(-1);
    const follows = over !== undefined && !ENDED.test(over);
    const isCode = !isInside && !isBlank && this.#items.enter(line, follows);
    const heading = HEADING.exec(line);
    if (isInside || this.#markup !== null || isCode) this.#push({ kind: "markup", line: at, text: line });
    else if (isBlank) this.#flush();
    else if (heading !== null) {
      const [, marks = "", words = ""] = heading;
      this.#push({ kind: "heading", line: at, level: marks.length, text: headingText(words) });
    } else if (UNDERLINE.test(line)) this.#underline(line, at);
    else if (isThematicBreak(line)) this.#push({ kind: "markup", line: at, text: line });
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

const FENCE = /^\s*(?:(?:[-*+\u2022]|\d{1,9}[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/;

/** Markup that is open before a line: what is open behind it, or null. */
type Markup = (line: string) => Markup | null;

/** The markup that a line leaves open; null where it begins none. A quotation and a row of a table end what begins in them. */
function begunBy(line: string, at: number): Markup | null {
  if (at === 1 && line.trimEnd() === "---") return inSettings;
  const [, fence] = FENCE.exec(line) ?? [];
  if (fence !== undefined) return within(fence);
  return /^\s*[>|]/.test(line) ? null : leftOpen(line);
}

const inSettings: Markup = (line) => (line.trimEnd() === "---" ? null : inSettings);

function within(fence: string): Markup {
  const inside: Markup = (line) => (isClosing(line.trim(), fence) ? null : inside);
  return inside;
}

/** To an end in lower case. What stands behind it may begin another one. */
function until(end: string): Markup {
  const inside: Markup = (line) => {
    const lower = line.toLowerCase();
    const at = lower.indexOf(end);
    return at < 0 ? inside : leftOpen(lower.slice(at + end.length));
  };
  return inside;
}

/** Code within a line, a comment, and a tag. */
const TOKEN = /`[^`]*`|<!--(?:-?>|.*?-->|(?<comment>.*$))|<(?<slash>\/?)(?<name>[a-z][\w:.-]*)(?:\s[^<>]*)?(?<!\/)>/gis;

/** What a line may begin with: marks of lists, and then tags. */
const LEADING = /^\s*(?:(?:[-*+\u2022]|\d{1,9}[.)])\s+)*(?:<[^<>]*>\s*)*/;
const CODE_TAGS: readonly string[] = ["pre", "code", "script", "style", "textarea"];

/** The comment, the example or the code that a line leaves open. A tag within a sentence is only spoken of. */
function leftOpen(line: string): Markup | null {
  const [start, end] = [line.search(/\S/), line.trimEnd().length];
  const lead = LEADING.exec(line)?.[0].length ?? 0;
  let open: string | null = null;
  for (const { 0: token, index, groups } of line.matchAll(TOKEN)) {
    if (groups?.comment !== undefined) return until("-->");
    const name = groups?.name?.toLowerCase() ?? "";
    if (groups?.slash === "/") open = name === open ? null : open;
    else if (name.includes("example") && (index === start || index + token.length === end)) open ??= name;
    else if (CODE_TAGS.includes(name) && index < lead) open ??= name;
  }
  return open === null ? null : until(`</${open}>`);
}

/** A fence is closed by one of its own kind that is as long at least. */
function isClosing(line: string, fence: string): boolean {
  const mark = fence.charAt(0);
  return line.length >= fence.length && line === mark.repeat(line.length);
}

/** How a line begins. It is looked at once: a line may begin with any amount of white space, and be followed by any number of others. */
type Beginning = "lower_case" | "parenthesis" | "quotation" | "closed" | "other";

function beginningOf(line: string): Beginning {
  const [first = ""] = line.trimStart();
  if (first === "|") return "closed";
  if (first === ">") return quotesText(line) ? "quotation" : "closed";
  if (first === "(") return "parenthesis";
  return /\p{Ll}/u.test(first) ? "lower_case" : "other";
}

/** Whether a line goes on with a text: it is set in under an item, begins in lower case where the text did not, or stands right under a quotation. */
function goesOn(open: { readonly first: TextBlock; readonly begins: Beginning }, line: string): boolean {
  const begins = beginningOf(line);
  // Set in as code is, a mark begins no item, and a quotation goes on with it.
  const isItem = MARKED.test(line) && (open.begins !== "quotation" || indentOf(line) < 4);
  if (isItem || ["closed", "quotation"].includes(begins) || open.begins === "closed") return false;
  if (open.begins === "quotation" || (open.first.marked && indentOf(line) > open.first.indent)) return true;
  return (begins === "lower_case" || begins === "parenthesis") && (open.first.marked || open.begins !== "lower_case");
}

/** Whether a line of a quotation is text, which may go on: no empty line, heading or fence. */
function quotesText(line: string): boolean {
  const quoted = line.replace(/^[\s>]+/, "");
  return quoted !== "" && !HEADING.test(quoted) && !FENCE.test(quoted);
}

function indentOf(line: string): number {
  const space = line.slice(0, line.length - line.trimStart().length);
  return space.replaceAll("\t", "    ").length;
}

/** The words of a heading, without the marks behind them. */
function headingText(text: string): string {
  return text.slice(0, LONGEST).trim().replace(/ #+$/, "").trim();
}
