/** What a directive of a rule file says, so that two of them can be compared. */
import { placesOf } from "../../base/index.js";
import { printDirective } from "../../generated/directives/canonical.js";
import { parseDirective } from "../../generated/directives/parser.js";
import { normalizeItem, type Snapshot } from "../../index.js";

/** What is said of an item, or of the premise (null). An item is in use or not; a premise is its text. */
interface Claim {
  readonly about: string | null;
  readonly stance: string;
}

/** What a directive says. */
export interface Meaning {
  /** What is stepped. "Use A instead of B" of a file asks for A where no rule is there to be replaced. */
  readonly step: string;
  readonly claims: readonly Claim[];
}

/** The meaning of a directive that is proposed for a rule file; other directives claim nothing. */
export function meaningOf(text: string): Meaning {
  const directive = parseDirective(text);
  if (directive?.kind === "use_item") return { step: text, claims: [used(directive.item)] };
  if (directive?.kind === "prohibit_item") return { step: text, claims: [unused(directive.item)] };
  if (directive?.kind === "set_premise") return { step: text, claims: [{ about: null, stance: directive.value }] };
  if (directive?.kind !== "replace_use") return { step: text, claims: [] };
  const step = printDirective({ kind: "use_item", item: directive.new_item }) ?? text;
  return { step, claims: [used(directive.new_item), unused(directive.old_item)] };
}

/**
 * What leads on, behind the name of what is not to be used, to where or for what it is not: "npm in CI", "axios server-side". The step names
 * no such thing and would hold everywhere. A name may hold such a word too; then nothing is set, which is the safe side.
 */
const NARROWED =
  /\s(?:about|above|across|after|against|ahead|along|alongside|amid|among|around|as|at|because|before|behind|below|beneath|beside|besides|between|beyond|by|concerning|despite|during|except|for|from|if|in|inside|into|involving|like|near|on|onto|outside|over|past|per|regarding|since|than|through|throughout|till|to|touching|toward|towards|targeting|under|underneath|unless|until|upon|via|when|whenever|where|wherever|while|with|within|without)(?=\s)(?!\s(?:all|any|every)\b|\s(?:blocks?|clauses?|expressions?|loops?|statements?)\b|(?<=\sas)\sthe\s)|-(?:only|side|wide)$/i;

/** Whether a step would say more than its directive, since that bounds only what is not to be used. */
export function isNarrowed(text: string): boolean {
  const directive = parseDirective(text);
  return directive?.kind === "replace_use" && NARROWED.test(directive.old_item);
}

/** A word that forbids, right before the name of what it forbids. */
const FORBIDS =
  /(?:^|[^\p{L}\p{N}])(?:avoid|ban|banned|do [*_]{0,3}not|don['\u2019]?t|forbid|never|no|prohibit|quit|stop)[*_]{0,3}(?: (?:a|add|an|any|ever|install|recommend|reach for|rely on|suggest|the|use|using|write)){0,3}[ "'\u2018\u201c`*_]+$/iu;
/** What may stand behind that name: with any other word it is another one, as in "Never use npm scripts". */
const ENDS = /^["'\u2019\u201d`*_]*(?:$|[,;:!?)]|\.(?![\p{L}\p{N}])| (?:[-\u2013\u2014]|and|but|so) )/u;
/** Nothing of either is longer, in UTF-16 units. */
const LONGEST = 64;

/** The ban that a line has beside a replacement: "Never use B, use A" asks for A, and forbids B besides. */
export function bansBeside(text: string, line: string): readonly string[] {
  const directive = parseDirective(text);
  if (directive?.kind !== "replace_use") return [];
  const item = directive.old_item;
  const isForbidden = [...placesOf(line.toLowerCase(), item.toLowerCase())].some((at) => {
    const end = at + item.length;
    return FORBIDS.test(line.slice(Math.max(0, at - LONGEST), at)) && ENDS.test(line.slice(end, end + LONGEST));
  });
  const ban = isForbidden ? printDirective({ kind: "prohibit_item", item }) : null;
  return ban === null ? [] : [ban];
}

function used(item: string): Claim {
  return { about: normalizeItem(item), stance: "used" };
}

function unused(item: string): Claim {
  return { about: normalizeItem(item), stance: "unused" };
}

/** What a session says of the same; null where it says nothing. */
export function stanceIn(session: Snapshot, about: string | null): string | null {
  if (about === null) return session.premise;
  switch (session.getPolicy(about)) {
    case "use":
      return "used";
    case "prohibit":
      return "unused";
    case null:
      return null;
  }
}
