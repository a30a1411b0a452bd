/** Writes the functions that matching code calls, each once for a module. */
import { ruleOf } from "../grammar/expression.js";
import type { CodeWriter } from "./code.js";
import { matcherOf, textMatcherOf } from "./starts.js";

const AMONG = `function among(s: string, p: number, words: readonly string[]): number {
  for (const word of words) if (s.startsWith(word, p)) return p + word.length;
  return -1;
}`;

/** The functions of one module. */
export class Helpers {
  readonly #writer: CodeWriter;
  readonly #written: Set<string>;

  /** The functions of the names that are imported are written nowhere. */
  constructor(writer: CodeWriter, imported: readonly string[] = []) {
    this.#writer = writer;
    this.#written = new Set(imported);
  }

  /** The functions that what was written calls and that are not there yet. Writing one may call for others. */
  missing(): string[] {
    const writer = this.#writer;
    const texts = [...writer.texts].flatMap((name) => this.#once(textMatcherOf(name), () => this.#text(name)));
    const called: string[] = [];
    for (const name of writer.called) called.push(...this.#once(matcherOf(name), () => this.#helper(name)));
    const among = writer.choosesWords ? this.#once("among", () => AMONG) : [];
    const rest = [...writer.sets.functions(), ...writer.places.functions()];
    return [...texts, ...among, ...called, ...rest.flatMap(([name, code]) => this.#once(name, () => code))];
  }

  #once(name: string, write: () => string): string[] {
    if (this.#written.has(name)) return [];
    this.#written.add(name);
    return [write()];
  }

  #text(name: string): string {
    this.#writer.enter(ruleOf(this.#writer.grammar, name));
    const body = this.#writer.answer(name, "return null;");
    return `function ${textMatcherOf(name)}(s: string, p: number): string | null {\n${body}\n}`;
  }

  #helper(name: string): string {
    const rule = ruleOf(this.#writer.grammar, name);
    this.#writer.enter(rule);
    const body = this.#writer.matching(rule.expression, "return -1;");
    return `function ${matcherOf(name)}(s: string, p: number): number {\n${body}\n  return p;\n}`;
  }
}
