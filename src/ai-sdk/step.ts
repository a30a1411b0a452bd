/** The step of a route: the user's last message is taken once, and is answered here or goes to the model. */
import {
  type Forward,
  type Host,
  type HostAnswer,
  type HostTurn,
  markOf,
  pageOf,
  type Refused,
  type Reply,
} from "../host/index.js";
import { type AiMessage, forModel, saidIn } from "./messages.js";
import { messageOf, partOf, type ReplyMessage, type ReplyPart } from "./reply.js";
import { chunksOf, type ReplyChunk, responseOf, streamOf } from "./stream.js";

/** The host answers: a question, an acknowledgement, or why nothing was done. Call no model. */
export interface Answered {
  readonly kind: "answered";
  /** What to show the user. */
  readonly text: string;
  /** The same as a part of a UI message, for hosts that keep those. */
  readonly part: ReplyPart;
  /** The same as a message of a model call, for hosts that keep those. */
  readonly message: ReplyMessage;
  /** What was decided. */
  readonly answer: Reply | Refused;
  /** The same as a stream, for `createUIMessageStreamResponse`. */
  toUIMessageStream(): ReadableStream<ReplyChunk>;
  /** The same as the response that `useChat` reads. */
  toUIMessageStreamResponse(): Response;
}

/** The turn goes to the model. The middleware brings the rules. */
export interface Forwarded<M> {
  readonly kind: "forward";
  /** The messages for the model: without those that the host settled by itself. All others are as they came. */
  readonly messages: M[];
  /** What was decided. */
  readonly answer: Forward;
}

/** What to do with a request. */
export type Step<M> = Answered | Forwarded<M>;

/** Whose turn it is. */
export type Speaker = Pick<HostTurn, "tenant" | "conversation" | "actor">;

export async function stepOf<M extends AiMessage>(
  host: Host,
  { tenant, conversation, actor }: Speaker,
  messages: readonly M[],
): Promise<Step<M>> {
  const said = saidIn(messages);
  const answer =
    said === null
      ? await unsaid(host, { tenant, conversation })
      : await host.turn({ tenant, conversation, actor, ...said });
  return answer.kind === "forward" ? { kind: "forward", messages: forModel(messages), answer } : answered(answer);
}

/** A request without a message of the user: there is nothing to take. */
async function unsaid(host: Host, key: Omit<Speaker, "actor">): Promise<HostAnswer> {
  const { state } = await host.view(key);
  return { kind: "forward", system: pageOf(state), state, decision: null, changes: {}, diagnostics: [] };
}

function answered(answer: Reply | Refused): Answered {
  const { text } = answer;
  const mark = markOf(answer);
  const chunks = chunksOf(text, mark);
  return {
    kind: "answered",
    text,
    part: partOf(text, mark),
    message: messageOf(text, mark),
    answer,
    toUIMessageStream: () => streamOf(chunks),
    toUIMessageStreamResponse: () => responseOf(streamOf(chunks)),
  };
}
