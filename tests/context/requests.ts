/** Requests of plain texts, as the oracle takes them, given to our assembly. */
import { type Assembly, assemble, byteMeter, type Fits, page, type Refused } from "../../src/context/index.js";
import type { Request } from "../oracle/context.js";
import { never } from "./measures.js";

// What is hashed is another law's.
const measures = { meter: byteMeter, hash: { name: "none", digest: () => new Uint8Array(16) } };

/** What our assembly takes for a request of texts. */
export function assemblyOf({ window, reserve, pages, history, sources, first }: Request): Assembly<unknown> {
  return {
    window,
    reserve,
    ...measures,
    deadline: never,
    pages: pages.map((body) => page({ kind: "system_context", origin: "", body }, measures)),
    history: history.map(({ kind, messages }, index) => ({
      id: String(index),
      kind: kind === "user" ? kind : "reply",
      messages,
    })),
    sources: sources.map(({ share, texts }, index) => ({ name: String(index), share, load: () => texts ?? failing() })),
    first: typeof first === "number" ? { sourcesFromTurn: first } : first === "sources" ? first : "history",
  };
}

function failing(): never {
  throw new Error("down");
}

/** What the oracle says of an answer. */
export function seenOf(answer: Fits<unknown> | Refused): object {
  const { kind, limit } = answer;
  if (answer.kind === "refused") return { kind, by: answer.by, needed: answer.needed, limit };
  const slots = answer.slots.map(({ budget, tokens, pages }) => ({
    budget,
    tokens,
    taken: pages.map(({ body }) => body),
  }));
  return { kind, tokens: answer.tokens, limit, slots };
}

/** What our assembly answers to a request of texts, as the oracle says it. */
export async function assembled(request: Request): Promise<object> {
  return seenOf(await assemble(assemblyOf(request)));
}
