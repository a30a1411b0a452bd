/** Reads a whole rule file, such as CLAUDE.md, AGENTS.md, .cursorrules or copilot-instructions.md. */
import { blocksOf, type TextBlock } from "./blocks.js";
import { proposeIn, type RuleProposal, type Scope, scopeUnder } from "./rule.js";

/** A line of a rule file that is not empty, with those that go on with it, and what it comes to. */
export type RuleLine = RuleProposal & {
  /** The number of the line, from 1. */
  readonly line: number;
  /** The heading that it stands under; empty before the first. */
  readonly heading: string;
  readonly text: string;
};

/**
 * What every line of a rule file comes to, in order. Markdown is understood as far as rules need it: lists and what leads them,
 * headings, emphasis, code, comments, tables. A sentence that goes over several lines is one. The cost is linear, and it never throws.
 */
export function readRules(text: string): readonly RuleLine[] {
  const scopes = new Scopes();
  const blocks = blocksOf(text).filter(({ text }) => text.trim() !== "");
  return blocks.map((block): RuleLine => {
    const { line, text: raw } = block;
    if (block.kind === "heading") scopes.head(block.level, raw);
    const place = { line, heading: scopes.heading };
    // How far it is set in makes no code of it here: the blocks know that by what stands over it.
    return block.kind === "text"
      ? { ...place, text: raw.trim(), ...proposeIn(raw.trim(), scopes.enter(block)) }
      : { ...place, text: raw, kind: "none", reason: "markup" };
  });
}

/** What may stand where the reader is: the strictest of the headings above it and of the words that lead its list. */
class Scopes {
  #headings: { readonly level: number; readonly text: string; readonly scope: Scope }[] = [];
  /** What an item further in stands under, each with all that is above it. */
  readonly #leads: { readonly indent: number; readonly scope: Scope }[] = [];

  get heading(): string {
    return this.#headings.at(-1)?.text ?? "";
  }

  head(level: number, text: string): void {
    this.#headings = [
      ...this.#headings.filter((above) => above.level < level),
      { level, text, scope: scopeUnder(text) },
    ];
    this.#leads.length = 0;
  }

  /** The scope of a text, which may lead those that follow. */
  enter({ indent, marked, apart, text }: TextBlock): Scope {
    if (!marked && apart && indent === 0) this.#leads.length = 0;
    while (this.#leads.length > 0 && (this.#leads.at(-1)?.indent ?? 0) >= indent) this.#leads.pop();
    const scope = this.#leads.at(-1)?.scope ?? this.#underHeadings();
    if (marked) this.#leads.push({ indent, scope: strictest([scope, scopeUnder(text)]) });
    else if (LEAD.test(text.slice(-SEEN).trimEnd())) {
      const above = this.#underHeadings();
      this.#leads.splice(0, this.#leads.length, { indent: indent - 1, scope: strictest([above, scopeUnder(text)]) });
    }
    return scope;
  }

  /** The title of a file is about all of it, and bounds only what stands right under it. */
  #underHeadings(): Scope {
    const last = this.#headings.length - 1;
    return strictest(this.#headings.filter(({ level }, at) => level > 1 || at === last).map(({ scope }) => scope));
  }
}

/** The end of words that lead a list: a colon, or emphasis to the end. */
const LEAD = /(?::|\*\*|__)$/;
/** How much of the end of a text is looked at, in UTF-16 units. */
const SEEN = 80;

function strictest(scopes: readonly Scope[]): Scope {
  return scopes.includes("none") ? "none" : scopes.includes("bans") ? "bans" : "any";
}
