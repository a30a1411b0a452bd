/** The chunks of a UI message stream that a conversation makes, as the clients of the SDK read them. */

/** JSON as the SDK has it: what is in a stream is its reader's. */
export type ChunkJson = null | boolean | number | string | ChunkJson[] | ChunkFields;

/** An object of JSON. */
export type ChunkFields = { [name: string]: ChunkJson | undefined };

interface Told {
  id: string;
  /** What a provider adds to a part, by its name, or the host to its own. */
  providerMetadata?: { [provider: string]: ChunkFields };
}

/** A chunk of the stream. */
export type ChatChunk =
  | { type: "start" }
  | { type: "start-step" }
  | { type: "finish-step" }
  | { type: "abort" }
  | (Told & { type: "text-start" })
  | (Told & { type: "text-delta"; delta: string })
  | (Told & { type: "text-end" })
  | (Told & { type: "reasoning-start" })
  | (Told & { type: "reasoning-delta"; delta: string })
  | (Told & { type: "reasoning-end" })
  | { type: "tool-input-start"; toolCallId: string; toolName: string; providerExecuted?: boolean }
  | { type: "tool-input-delta"; toolCallId: string; inputTextDelta: string }
  | { type: "tool-input-available"; toolCallId: string; toolName: string; input: unknown; providerExecuted?: boolean }
  | { type: "tool-input-error"; toolCallId: string; toolName: string; input: unknown; errorText: string }
  | { type: "tool-approval-request"; approvalId: string; toolCallId: string }
  | {
      type: "tool-output-available";
      toolCallId: string;
      output: unknown;
      providerExecuted?: boolean;
      preliminary?: boolean;
    }
  | { type: "tool-output-error"; toolCallId: string; errorText: string; providerExecuted?: boolean }
  | { type: "tool-output-denied"; toolCallId: string }
  | { type: "source-url"; sourceId: string; url: string; title?: string }
  | { type: "source-document"; sourceId: string; mediaType: string; title: string }
  | { type: "file"; mediaType: string; url: string }
  | { type: "error"; errorText: string }
  | { type: "finish"; finishReason?: "stop" | "length" | "content-filter" | "tool-calls" | "error" | "other" };
