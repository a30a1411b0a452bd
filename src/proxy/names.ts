/** Which conversation and which turn a request belongs to, as its client says. */
import { field, textField } from "./json.js";

/** What a request may name: in the header `x-context-compiler-…`, or in its metadata as `context_compiler_…`. */
export type Naming = "conversation" | "turn" | "answering";

/** The name given, the header's before the metadata's; null where there is none. */
export function nameIn({ headers }: Request, request: object, naming: Naming): string | null {
  const metadata = textField(field(request, "metadata"), `context_compiler_${naming}`);
  return headers.get(`x-context-compiler-${naming}`) || metadata || null;
}

export const NO_CONVERSATION =
  "The request names no conversation. Give the header `x-context-compiler-conversation`, or `context_compiler_conversation` in `metadata`.";

export const NO_TURN =
  "With `conversation`, each message needs an id. Give the header `x-context-compiler-turn`, or `context_compiler_turn` in `metadata`.";

export const NO_SEQUENCE = "`x-context-compiler-answering` must be the number of a question.";
