/** What a clause says by itself: one of the kinds of quotes, or nothing. */
import { parseClause, parseCommonWord, parseOwnerClause } from "../../generated/harvest/parser.js";
import type { QuoteKind } from "../index.js";
import type { Clause } from "./clauses.js";

/** What each clause says by itself, kept as long as the clause: a seal asks for it again. */
const KINDS = new WeakMap<Clause, QuoteKind | null>();

/** What a clause says by itself, or null. */
export function kindOf(clause: Clause): QuoteKind | null {
  const known = KINDS.get(clause);
  if (known !== undefined) return known;
  const kind = readKind(clause);
  KINDS.set(clause, kind);
  return kind;
}

function readKind(clause: Clause): QuoteKind | null {
  const parsed = parseClause(clause.words);
  if (parsed !== null && parsed.kind !== "fact") return parsed.kind;
  if (parseOwnerClause(clause.named(isCommon)) !== null) return "owner";
  return parsed === null ? null : parsed.kind;
}

/** Whether a word with a capital is no name. */
export function isCommon(word: string): boolean {
  return parseCommonWord(word) !== null;
}
