/** What happens in a conversation, for whoever listens: what the model says as it says it, and the moments of the work. */
import type { CapLine } from "../context/index.js";
import type { Finish, Why } from "./entries.js";
import type { Json } from "./json.js";
import type { CallOptions, ResultOutput, StreamPart } from "./model.js";
import type { Tokens } from "./usage.js";

/** A call, as it is told of. */
export interface ToldCall {
  readonly call: string;
  readonly name: string;
  /** As the model has written it. */
  readonly input: string;
}

/** A part of a reply as it is told: a call has the id that the conversation knows it by, and bytes are base64 text. */
export type ToldPart =
  | Exclude<StreamPart, { type: "file" }>
  | (Extract<StreamPart, { type: "file" }> & { readonly data: string });

/** What a call came to, as it is told of: be it run or not, as it is kept. */
export interface ToldResult extends ToldCall {
  readonly why: Why;
  readonly value: Json;
  /** What the model is told in the place of the value, where the tool has said. */
  readonly output?: ResultOutput;
  /** What was cut of what the model is told. */
  readonly cut?: CapLine;
}

/** An event. Each that starts something is followed by one that ends it. */
export type ConversationEvent =
  /** A part of the model's reply, as the provider sends it. */
  | { readonly type: "part"; readonly part: ToldPart }
  /** The user is asked something, and no model is called before they answer. */
  | { readonly type: "asked"; readonly prompt: string; readonly repairs: readonly string[] }
  /** A call was not run, and why. */
  | ({ readonly type: "refused"; readonly why: Why; readonly reason: Json } & ToldCall)
  | ({ readonly type: "result" } & ToldResult)
  | {
      readonly type: "request";
      readonly phase: "start";
      readonly model: string;
      readonly attempt: number;
      readonly request: CallOptions;
    }
  | {
      readonly type: "request";
      readonly phase: "end";
      readonly model: string;
      readonly finish: Finish;
      readonly tokens: Tokens | null;
    }
  /** `retrying` in so many milliseconds; null where the error ends the turn. */
  | {
      readonly type: "request";
      readonly phase: "error";
      readonly model: string;
      readonly error: unknown;
      readonly retrying: number | null;
    }
  | ({ readonly type: "tool"; readonly phase: "start" } & ToldCall)
  /** What the tool gave, whole: of a long value less may be kept. */
  | ({ readonly type: "tool"; readonly phase: "end"; readonly value: Json } & ToldCall)
  | ({ readonly type: "tool"; readonly phase: "error"; readonly error: unknown } & ToldCall)
  | { readonly type: "compaction"; readonly phase: "start" }
  /** Everything up to an entry was replaced; null where there was nothing to gain. */
  | { readonly type: "compaction"; readonly phase: "end"; readonly through: number | null }
  | { readonly type: "compaction"; readonly phase: "error"; readonly error: unknown };

/** Is told of events. What it throws ends the call that it was told of; the log stands. */
export type Listener = (event: ConversationEvent) => void;
