/** The chunks of a UI message stream that a conversation makes, as the clients of the SDK read them. */

/** JSON as the SDK has it: what is in a stream is its reader's. */
export type Value = null | boolean | number | string | Value[] | Fields;

/** An object of JSON. */
export type Fields = { [name: string]: Value | undefined };

interface Told {
  providerMetadata?: { [provider: string]: Fields };
}

interface Elsewhere {
  providerExecuted?: boolean;
}

/** The same fields for each of several types. */
type Each<T extends string, F> = T extends string ? F & { type: T } : never;

/** A chunk of the stream. */
export type ChatChunk =
  | Each<"start" | "start-step" | "finish-step" | "abort", object>
  | Each<"text-start" | "text-end" | "reasoning-start" | "reasoning-end", Told & { id: string }>
  | Each<"text-delta" | "reasoning-delta", Told & { id: string; delta: string }>
  | (Elsewhere & { type: "tool-input-start"; toolCallId: string; toolName: string })
  | { type: "tool-input-delta"; toolCallId: string; inputTextDelta: string }
  | (Elsewhere & { type: "tool-input-available"; toolCallId: string; toolName: string; input: unknown })
  | { type: "tool-input-error"; toolCallId: string; toolName: string; input: unknown; errorText: string }
  | { type: "tool-approval-request"; approvalId: string; toolCallId: string }
  | (Elsewhere & { type: "tool-output-available"; toolCallId: string; output: unknown; preliminary?: boolean })
  | (Elsewhere & { type: "tool-output-error"; toolCallId: string; errorText: string })
  | { type: "tool-output-denied"; toolCallId: string }
  | { type: "source-url"; sourceId: string; url: string; title?: string }
  | { type: "source-document"; sourceId: string; mediaType: string; title: string }
  | { type: "file"; mediaType: string; url: string }
  | { type: "error"; errorText: string }
  | { type: "finish"; finishReason?: "stop" | "length" | "content-filter" | "tool-calls" | "error" | "other" };
