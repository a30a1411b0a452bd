/**
 * A model, as providers of the AI SDK have it: their interface of version 3, by its structure. Types alone, so that whoever brings
 * a model brings the library, and nothing of it is imported here.
 */
import type { Json, JsonObject } from "./json.js";

/** A model that a conversation can be held with. A `LanguageModelV3` is one. */
export interface Model {
  readonly specificationVersion: "v3";
  readonly provider: string;
  readonly modelId: string;
  doGenerate(options: CallOptions): PromiseLike<Generated>;
  doStream(options: CallOptions): PromiseLike<{ readonly stream: ReadableStream<StreamPart> }>;
}

/** What a provider adds, by its name: signatures, ids, marks for its cache. It is kept as it came, and sent back so to the model that gave it. */
export type Metadata = Readonly<Record<string, JsonObject>>;

interface Optional {
  readonly providerOptions?: Metadata;
}

/** A text of a message. */
export interface TextPart extends Optional {
  readonly type: "text";
  readonly text: string;
}

/** A reasoning of the model's, with the provider's signature where it has one. */
export interface ReasoningPart extends Optional {
  readonly type: "reasoning";
  readonly text: string;
}

/** A file of a message. */
export interface FilePart extends Optional {
  readonly type: "file";
  readonly filename?: string;
  readonly data: Uint8Array | string | URL;
  readonly mediaType: string;
}

/** A call of a tool. */
export interface CallPart extends Optional {
  readonly type: "tool-call";
  readonly toolCallId: string;
  readonly toolName: string;
  readonly input: unknown;
  readonly providerExecuted?: boolean;
}

/** The result of a call. */
export interface ResultPart extends Optional {
  readonly type: "tool-result";
  readonly toolCallId: string;
  readonly toolName: string;
  readonly output: ResultOutput;
}

/** What a tool gave, or why it gave nothing. */
export type ResultOutput = Optional &
  (
    | { readonly type: "text" | "error-text"; readonly value: string }
    | { readonly type: "json" | "error-json"; readonly value: Json }
    | { readonly type: "execution-denied"; readonly reason?: string }
    | { readonly type: "content"; readonly value: readonly ContentPart[] }
  );

/** A text or a file of a result, as providers take them. The bytes of a file are base64 text. */
export type ContentPart = Optional &
  (
    | { readonly type: "text"; readonly text: string }
    | { readonly type: "file-data"; readonly data: string; readonly mediaType: string; readonly filename?: string }
    | { readonly type: "image-data"; readonly data: string; readonly mediaType: string }
    | { readonly type: "file-url"; readonly url: string; readonly mediaType?: string }
    | { readonly type: "image-url"; readonly url: string }
    /** A file that a provider has already: by its id, or by one of each provider. */
    | { readonly type: "file-id" | "image-file-id"; readonly fileId: string | Readonly<Record<string, string>> }
    /** What its `providerOptions` say. */
    | { readonly type: "custom" }
  );

/** A message of the assistant, part by part. */
export type AssistantPart = TextPart | ReasoningPart | FilePart | CallPart | ResultPart;

/** A message of a request. */
export type Message =
  | (Optional & { readonly role: "system"; readonly content: string })
  | (Optional & { readonly role: "user"; readonly content: readonly (TextPart | FilePart)[] })
  | (Optional & { readonly role: "assistant"; readonly content: readonly AssistantPart[] })
  | (Optional & { readonly role: "tool"; readonly content: readonly (ResultPart | ApprovalPart)[] });

/** The answer to a provider that asks before it runs something of its own. `prepare` may give one. */
export interface ApprovalPart extends Optional {
  readonly type: "tool-approval-response";
  readonly approvalId: string;
  readonly approved: boolean;
  readonly reason?: string;
}

/** A tool as a model is shown it. */
export interface ShownTool {
  readonly type: "function";
  readonly name: string;
  readonly description?: string;
  readonly inputSchema: object;
  /** As a tool of the AI SDK says them. */
  readonly strict?: boolean;
  readonly inputExamples?: readonly object[];
  readonly providerOptions?: object;
}

/** A tool that the provider runs. `prepare` may add some. */
export interface ProviderTool {
  readonly type: "provider";
  readonly id: string;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A request: the prompt and the tools, and whatever else `prepare` sets. */
export interface CallOptions {
  readonly prompt: readonly Message[];
  readonly tools?: readonly (ShownTool | ProviderTool)[];
  readonly toolChoice?:
    | { readonly type: "auto" | "none" | "required" }
    | { readonly type: "tool"; readonly toolName: string };
  readonly maxOutputTokens?: number;
  readonly temperature?: number;
  readonly stopSequences?: readonly string[];
  readonly topP?: number;
  readonly topK?: number;
  readonly presencePenalty?: number;
  readonly frequencyPenalty?: number;
  readonly seed?: number;
  readonly responseFormat?:
    | { readonly type: "text" }
    | { readonly type: "json"; readonly schema?: object; readonly name?: string; readonly description?: string };
  readonly includeRawChunks?: boolean;
  readonly abortSignal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly providerOptions?: Metadata;
}

interface Told {
  readonly providerMetadata?: Metadata;
}

/** What a provider says that a request has taken, in tokens; what it does not say is undefined. */
export interface Reported {
  readonly inputTokens: {
    readonly total: number | undefined;
    readonly noCache: number | undefined;
    readonly cacheRead: number | undefined;
    readonly cacheWrite: number | undefined;
  };
  readonly outputTokens: {
    readonly total: number | undefined;
    readonly text: number | undefined;
    readonly reasoning: number | undefined;
  };
}

/** Why a model ended its reply. */
export interface FinishReason {
  readonly unified: "stop" | "length" | "content-filter" | "tool-calls" | "error" | "other";
}

/** A part of a reply that comes whole. */
export type WholePart = Told &
  (
    | { readonly type: "file"; readonly mediaType: string; readonly data: string | Uint8Array }
    | { readonly type: "source"; readonly sourceType: "url" | "document"; readonly id: string; readonly title?: string }
    | {
        readonly type: "tool-call";
        readonly toolCallId: string;
        readonly toolName: string;
        /** JSON, as the model has written it. */
        readonly input: string;
        readonly providerExecuted?: boolean;
      }
    /** Of a call that the provider has run. */
    | {
        readonly type: "tool-result";
        readonly toolCallId: string;
        readonly toolName: string;
        readonly result: NonNullable<unknown>;
        readonly isError?: boolean;
        readonly preliminary?: boolean;
      }
    | { readonly type: "tool-approval-request"; readonly approvalId: string; readonly toolCallId: string }
  );

/** A reply at once. */
export interface Generated {
  readonly content: readonly (WholePart | (Told & { readonly type: "text" | "reasoning"; readonly text: string }))[];
  readonly finishReason: FinishReason;
  readonly usage: Reported;
}

/** A part of a reply that comes bit by bit. */
export type StreamPart =
  | WholePart
  | (Told & { readonly type: "text-start" | "text-end" | "reasoning-start" | "reasoning-end"; readonly id: string })
  | (Told & { readonly type: "text-delta" | "reasoning-delta"; readonly id: string; readonly delta: string })
  | (Told & {
      readonly type: "tool-input-start";
      readonly id: string;
      readonly toolName: string;
      readonly providerExecuted?: boolean;
    })
  | (Told & { readonly type: "tool-input-delta"; readonly id: string; readonly delta: string })
  | (Told & { readonly type: "tool-input-end"; readonly id: string })
  | { readonly type: "stream-start"; readonly warnings: readonly object[] }
  | { readonly type: "response-metadata"; readonly id?: string; readonly timestamp?: Date; readonly modelId?: string }
  | (Told & { readonly type: "finish"; readonly usage: Reported; readonly finishReason: FinishReason })
  | { readonly type: "raw"; readonly rawValue: unknown }
  | { readonly type: "error"; readonly error: unknown };
