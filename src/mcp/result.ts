/** What a tool answers. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { HostAnswer } from "../host/index.js";
import type { LogError } from "../sessions/index.js";

/** What became of a change. */
export type Outcome =
  | "changed"
  | "unchanged"
  /** It was not as the user had seen it any more, or the question had been answered. Nothing was done. */
  | "conflict"
  /** It could not be done, or not be asked about. */
  | "refused"
  /** The store has failed, and may have taken the change before. */
  | "unknown";

/** A result in words, for the model and the user, with the outcome for programs. */
export function told(outcome: Outcome, text: string): CallToolResult {
  const isError = outcome !== "changed" && outcome !== "unchanged";
  return { content: [{ type: "text", text }], structuredContent: { outcome }, ...(isError ? { isError } : {}) };
}

/** Why the rules of a conversation are not told. */
export function unreadable({ message }: LogError): string {
  return `The rules of this conversation cannot be read. ${message}`;
}

const MOVED = "The rules have changed since the user was asked, so nothing was done. Call the tool again.";
const ANSWERED = "This question was answered before, and otherwise. Nothing was changed.";

/** What came of an answer that the host took. */
export function resultOf(answer: HostAnswer): CallToolResult {
  switch (answer.kind) {
    case "forward":
      return told("unchanged", "Nothing was changed.");
    case "refused":
      if (answer.reason === "turn_reused") return told("conflict", ANSWERED);
      return answer.reason === "conflict" ? told("conflict", MOVED) : told("refused", answer.text);
    case "reply": {
      const { premise, policies = [] } = answer.changes;
      if (premise !== undefined || policies.length > 0) return told("changed", answer.text);
      // Nothing was decided: it was not as the user has seen it.
      return answer.decision === null ? told("conflict", MOVED) : told("unchanged", answer.text);
    }
  }
}
