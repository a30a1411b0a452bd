/** How a turn of a conversation ends for a client. */
import type { Conversation, Outcome, ToldCall } from "../conversation/index.js";
import type { ChatChunk } from "./chat-chunks.js";

/** What there is to say of an outcome, what is to be approved, and the last chunk. */
export interface End {
  readonly text: string;
  /** Whether it is the host's, and not the model's. */
  readonly isHosts: boolean;
  readonly approve: readonly ToldCall[];
  readonly last: ChatChunk;
}

const SILENT = { text: "", isHosts: false, approve: [] } as const;

/** How it ends. Where the conversation has gone on elsewhere to a question, nothing is answered before that: it is shown. */
export function endOf(outcome: Outcome | null, question: Conversation["question"]): End {
  switch (outcome?.kind) {
    case undefined:
      return { ...SILENT, last: { type: "finish" } };
    case "answer": {
      const { text, by, finish } = outcome;
      const last: ChatChunk = finish === "interrupted" ? ABORT : { type: "finish", finishReason: finish };
      return { ...SILENT, text, isHosts: by === "host", last };
    }
    case "clarify":
      return asking(outcome.prompt);
    case "approve":
      return { ...SILENT, approve: outcome.calls, last: { type: "finish", finishReason: "tool-calls" } };
    case "interrupted":
      return { ...SILENT, text: outcome.text, last: ABORT };
    case "conflict":
      if (question !== null) return asking(question.prompt);
      return failed("This conversation has gone on elsewhere. Send the message again to go on from there.");
    case "refused":
      return failed(`This message cannot be taken: ${outcome.reason.replaceAll("_", " ")}.`);
    case "stopped":
      return failed(STOPPED[outcome.why]);
  }
}

const ABORT: ChatChunk = { type: "abort" };

const STOPPED = {
  steps: "The model has taken as many steps as a turn may have.",
  loop: "The model goes round in a circle, and was stopped.",
  window: "The conversation does not fit the model's window.",
} as const;

function asking(text: string): End {
  return { ...SILENT, text, isHosts: true, last: { type: "finish", finishReason: "stop" } };
}

function failed(errorText: string): End {
  return { ...SILENT, last: { type: "error", errorText } };
}
