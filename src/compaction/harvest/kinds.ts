/** What a clause says by itself: one of the kinds of quotes, or nothing. */
import { parseClause, parseCommonWord, parseOwnerClause, parseTail } from "../../generated/harvest/parser.js";
import type { QuoteKind } from "../index.js";
import type { Clause } from "./clauses.js";

/** What a clause says by itself, or null. */
export const kindOf = readOnce((clause: Clause): QuoteKind | null => {
  const parsed = parseClause(clause.words);
  if (parsed !== null && parsed.kind !== "fact" && parsed.kind !== "decision") return parsed.kind;
  if (parseOwnerClause(clause.named(isCommon)) !== null) return "owner";
  return parsed === null ? null : parsed.kind;
});

/** Whether a clause is more than a tail of another. */
export const saysSomething = readOnce((clause: Clause) => parseClause(clause.words) !== null);

/** What a clause adds to the one before it, if it adds anything. */
export const tailOf = readOnce((clause: Clause) => parseTail(clause.words)?.kind);

/** A reader of clauses that reads each once, since those before it ask about it again. */
function readOnce<T>(read: (clause: Clause) => T): (clause: Clause) => T {
  const known = new WeakMap<Clause, { readonly value: T }>();
  return (clause) => {
    const found = known.get(clause) ?? { value: read(clause) };
    known.set(clause, found);
    return found.value;
  };
}

/** Whether a word with a capital is no name. */
export function isCommon(word: string): boolean {
  return parseCommonWord(word) !== null;
}
