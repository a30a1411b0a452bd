/** An agent with the rules of its conversations, and a thread in which a user talks to it. */
import type { MemorySaver } from "@langchain/langgraph";
import {
  type AnyAgentMiddleware,
  type BaseMessage,
  type CreateAgentParams,
  createAgent,
  MIDDLEWARE_BRAND,
} from "langchain";
import type { Gate } from "../../src/gate/index.js";
import type { Host } from "../../src/host/index.js";
import { rulesMiddleware } from "../../src/langchain/index.js";
import { createSessions, type Store } from "../../src/sessions/index.js";
import { KEY } from "../host/talk.js";
import { ActingModel } from "./stubs.js";

/** What an agent of a test is made of. */
export interface Parts {
  readonly host: Host;
  readonly model?: ActingModel;
  readonly gate?: Gate;
  readonly tools?: NonNullable<CreateAgentParams["tools"]>;
  readonly checkpointer?: MemorySaver;
  readonly others?: readonly AnyAgentMiddleware[];
  /** Whether the rules stand behind the others, and not before them. */
  readonly isLast?: boolean;
  readonly systemPrompt?: string;
}

export function agentOf({
  host,
  model = new ActingModel(),
  gate,
  tools = [],
  others = [],
  isLast = false,
  ...rest
}: Parts) {
  const rules = rulesMiddleware({ host, ...(gate ? { gate } : {}), speaker: ({ user }) => ({ tenant: user }) });
  return createAgent({
    model,
    tools: [...tools],
    middleware: isLast ? [...others, rules] : [rules, ...others],
    ...rest,
  });
}

/** A middleware of the library's own, whose types do not hold with `exactOptionalPropertyTypes`. */
export function theirs(make: (...options: never[]) => unknown, options: object): AnyAgentMiddleware {
  const made: unknown = Reflect.apply(make, undefined, [options]);
  if (!isMiddleware(made)) throw new TypeError("The library has made no middleware.");
  return made;
}

function isMiddleware(value: unknown): value is AnyAgentMiddleware {
  return typeof value === "object" && value !== null && MIDDLEWARE_BRAND in value;
}

export type Agent = ReturnType<typeof agentOf>;

/** The config of a run in the thread of the tests, as a server makes it. */
export const RUN = { configurable: { thread_id: KEY.conversation, user: KEY.tenant } };

export function user(content: string, id?: string) {
  return { role: "user", content, ...(id === undefined ? {} : { id }) };
}

/** Sends a text, and gives what is shown for it. */
export async function say(agent: Agent, content: string, id?: string): Promise<string> {
  return shown(await agent.invoke({ messages: [user(content, id)] }, RUN));
}

/** The text of the last message of a thread. */
export function shown({ messages }: { readonly messages: readonly BaseMessage[] }): string {
  return messages.at(-1)?.text ?? "";
}

/** The turns that the log has, by the ids of their messages. */
export async function turnsIn(store: Store): Promise<unknown[]> {
  const entries = await (await createSessions({ store }).open(KEY)).history();
  return entries.flatMap(({ turn, record }) => (record.kind === "turn" ? [turn] : []));
}
