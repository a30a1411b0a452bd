/** Proposes directives for a line of a rule file, such as AGENTS.md or .cursorrules. */
import { requireString } from "../base/index.js";
import { parseHeading } from "../generated/phrasings/parser.js";
import { type PhrasingProposal, proposalOf, readAll } from "./propose.js";
import { isLifting, readRule } from "./read.js";
import { LONGEST, linesOf, prepared } from "./text.js";

/** Why a line has no proposal. */
export type NoRule =
  /** Nothing stands there. */
  | "blank"
  /** A heading, a table's row, a quotation, a fence, a box to tick, or a line that is set in as code is. */
  | "markup"
  /** It stands under words that make it no rule, or another one: a heading of examples or steps, a condition, a "don't". */
  | "section"
  /** No known phrasing, or a word of it is not understood. */
  | "unknown";

/** What a line of a rule file comes to. */
export type RuleProposal =
  | { readonly kind: "proposed"; readonly proposals: readonly PhrasingProposal[] }
  | { readonly kind: "none"; readonly reason: NoRule };

/** What may stand under a heading: any rule, rules that forbid alone, or none. */
export type Scope = "any" | "bans" | "none";

/**
 * The directives that a line clearly asks for, in their order, or why there is none. Marks of lists and of emphasis are
 * understood. `heading` is the text of the heading that it stands under. Any string is answered.
 *
 * @throws {TypeError} when the line is not a string.
 */
export function proposeRule(line: string, { heading = "" }: { readonly heading?: string } = {}): RuleProposal {
  requireString(line, "A line");
  return proposeIn(line, scopeUnder(heading));
}

/** What may stand under a heading, or under the words that lead a list. */
export function scopeUnder(heading: string): Scope {
  switch (parseHeading(prepared(heading.slice(0, LONGEST)).lower)?.kind) {
    case undefined:
      return "any";
    case "only_bans":
      return "bans";
    case "no_rules":
    case "narrowed":
      return "none";
  }
}

/** The same for a line in a scope. What takes rules away is never proposed: a file has no rules to lift but its own. */
export function proposeIn(line: string, scope: Scope): RuleProposal {
  const [text, ...others] = linesOf(line.replace(MARK, ""));
  if (text === undefined) return none(line.trim() === "" ? "blank" : "unknown");
  if (MARKUP.test(line)) return none("markup");
  if (scope === "none") return none("section");
  const crossed = CROSSED.test(text);
  const wishes = others.length > 0 ? [] : readAll([text.replace(SIGN, "")], readRule);
  const rules = wishes.filter((wish) => !isLifting(wish) && (!crossed || wish.kind === "prohibit_item"));
  const allowed = rules.filter(({ kind }) => scope === "any" || kind === "prohibit_item");
  const proposals = allowed.flatMap(proposalOf);
  if (proposals.length > 0) return { kind: "proposed", proposals };
  return none(rules.length > 0 && allowed.length === 0 ? "section" : "unknown");
}

function none(reason: NoRule): RuleProposal {
  return { kind: "none", reason };
}

/** The mark of a list. */
const MARK = /^\s*(?:[-*+\u2022]|\d{1,3}[.)])\s+/;
/** What is no sentence. A line that ends in a semicolon is code. */
const MARKUP = /^\s*(?:#|\||>|```|~~~|---|<!--|\/\/|(?:[-*+]|\d{1,3}[.)])\s+\[[ xX]\])|^(?: {4}|\t)\s*[^\s\d*+-]|;\s*$/;
/** A picture before the words, which says that what follows is right or wrong. */
const SIGN = /^(?:[\u2705\u2714\u274c\u2716\u26a0\u{1f6ab}\u26d4]\ufe0f? ?)+/u;
const CROSSED = /^(?:\u274c|\u2716|\u{1f6ab}|\u26d4)/u;
