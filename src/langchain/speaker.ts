/** Whose turn a run is, and what of it is known to be nobody's. */
import { fieldOf } from "../base/index.js";
import type { HostTurn } from "../host/index.js";

/** What the server says of a run in its config, such as `thread_id`. */
export type Configurable = Readonly<Record<string, unknown>>;

/** Whose turn it is. */
export type Speaker = Pick<HostTurn, "tenant" | "conversation" | "actor">;

/**
 * Says whose turn a run is, from what the server has put there. Without a conversation the thread is the conversation, and what is
 * no name is misuse.
 */
export type SpeakerOf = (configurable: Configurable) => { readonly [Field in keyof Speaker]?: unknown };

/** A run, as its hooks see it. */
interface Run {
  readonly configurable?: Configurable | undefined;
}

/** @throws {TypeError} where the run is nobody's. */
export function speakerIn({ configurable = {} }: Run, speakerOf: SpeakerOf): Speaker {
  const { tenant, conversation = configurable.thread_id, actor } = speakerOf(configurable);
  if (typeof tenant !== "string") throw new TypeError("`speaker` must give the tenant: a name of who has signed in.");
  if (typeof conversation !== "string")
    throw new TypeError("Run the agent with { configurable: { thread_id } }, or give a conversation in `speaker`.");
  if (actor !== undefined && typeof actor !== "string") throw new TypeError("The actor must be a string.");
  return { tenant, conversation, actor };
}

/** What a node that runs tools is called: by the library itself `tools`, and by custom what is said in these words. */
const TOOL_NODE = /^(?:call|run|execute)?[ _-]?(?:tools?|actions?)[ _-]?(?:node|executor|calls?)?$/i;

/** Whether a tool has begun this run: an agent inside of a tool. What it is told is what a model has written into the call. */
export function isBegunByTool({ configurable }: Run): boolean {
  const place = fieldOf(configurable, "checkpoint_ns");
  const nodes = typeof place === "string" ? place.split("|") : [];
  return nodes.some((node) => TOOL_NODE.test(node.split(":")[0] ?? ""));
}
