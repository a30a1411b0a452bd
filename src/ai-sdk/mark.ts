/** The mark on what the host wrote by itself, so that it is told from the model's words when the client sends it back. */
import type { Refused, Reply, Settled } from "../host/index.js";

/** What stands under `context-compiler` in a text's metadata. A type, not an interface: the SDK takes it for JSON. */
export type Mark = {
  /** A question waits for an answer, or nothing does. */
  settled: Settled;
  /** The question that the text asks: what an answer to it is an answer to. */
  question?: number;
};

/** The metadata of a part, as the SDK wants it: by the name of who wrote it. */
export type Marked = { "context-compiler": Mark };

const NAME = "context-compiler";

export function markOf(answer: Reply | Refused): Marked {
  const question = answer.kind === "reply" ? answer.question : null;
  return { [NAME]: question === null ? { settled: "reply" } : { settled: "question", question: question.sequence } };
}

/**
 * The mark that stands in a part of a message: in a UI message as its metadata, in a model message as its options. The client sends it,
 * so that anything may stand there.
 */
export function readMark(part: unknown): Mark | null {
  const mark = fieldOf(fieldOf(part, "providerMetadata") ?? fieldOf(part, "providerOptions"), NAME);
  const settled = fieldOf(mark, "settled");
  const question = fieldOf(mark, "question");
  if (settled === "reply") return { settled };
  const isSequence = typeof question === "number" && Number.isSafeInteger(question) && question > 0;
  return settled === "question" && isSequence ? { settled, question } : null;
}

/** A field of what may be no object. */
export function fieldOf(value: unknown, key: PropertyKey): unknown {
  const field: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return field;
}
