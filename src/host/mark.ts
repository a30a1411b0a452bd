/** The mark on what the host wrote by itself, so that it is told from the model's words when the messages come back. */
import { fieldOf } from "../base/index.js";
import type { OpenQuestion, Refused, Reply } from "./answer.js";
import type { Settled } from "./history.js";

/** What stands beside a text of the host's. A type, not an interface: it is taken for JSON. */
export type Mark = {
  /** A question waits for an answer, or nothing does. */
  settled: Settled;
  /** The question that the text asks: what an answer to it is an answer to. */
  question?: number;
};

/** What stands by the mark's name in a message's metadata. */
export type Marked = { "context-compiler": Mark };

const NAME = "context-compiler";

/** The mark of an answer, by its name. */
export function markOf(answer: Reply | Refused): Marked {
  return markFor(answer.kind === "reply" ? answer.question : null);
}

/** The mark of a text that asks a question, or none. */
export function markFor(question: Pick<OpenQuestion, "sequence"> | null): Marked {
  return { [NAME]: question === null ? { settled: "reply" } : { settled: "question", question: question.sequence } };
}

/** The mark that stands in the metadata of a message, or null. A client may have sent it, so that anything may stand there. */
export function readMark(metadata: unknown): Mark | null {
  const mark = fieldOf(metadata, NAME);
  const settled = fieldOf(mark, "settled");
  const question = fieldOf(mark, "question");
  if (settled === "reply") return { settled };
  const isSequence = typeof question === "number" && Number.isSafeInteger(question) && question > 0;
  return settled === "question" && isSequence ? { settled, question } : null;
}
