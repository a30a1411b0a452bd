/** Proposes directives for a line of a rule file, such as AGENTS.md or .cursorrules. */
import { parseHeading } from "../generated/phrasings/parser.js";
import { type PhrasingProposal, proposalOf, readAll } from "./propose.js";
import { readRule } from "./read.js";
import { linesOf, prepared } from "./text.js";

/** Why a line has no proposal. */
export type NoRule =
  /** Nothing stands there. */
  | "blank"
  /** A heading, a table's row, a quotation, a fence, a box to tick, or a line that is set in as code is. */
  | "markup"
  /** It stands under a heading of things that are no rules, such as examples or steps to take. */
  | "section"
  /** No known phrasing, or a word of it is not understood. */
  | "unknown";

/** What a line of a rule file comes to. */
export type RuleProposal =
  | { readonly kind: "proposed"; readonly proposals: readonly PhrasingProposal[] }
  | { readonly kind: "none"; readonly reason: NoRule };

/**
 * The directives that a line clearly asks for, in their order, or why there is none. Marks of lists and of emphasis are
 * understood. `heading` is the text of the heading that it stands under. It never throws.
 */
export function proposeRule(line: string, { heading = "" }: { readonly heading?: string } = {}): RuleProposal {
  const [text, ...others] = linesOf(line.replace(MARK, ""));
  if (text === undefined) return none(line.trim() === "" ? "blank" : "unknown");
  if (MARKUP.test(line)) return none("markup");
  if (parseHeading(prepared(heading).lower) !== null) return none("section");
  const bans = CROSSED.test(text);
  const wishes = others.length > 0 ? [] : readAll([text.replace(SIGN, "")], readRule);
  const proposals = wishes.filter(({ kind }) => !bans || kind === "prohibit_item").flatMap(proposalOf);
  return proposals.length === 0 ? none("unknown") : { kind: "proposed", proposals };
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
