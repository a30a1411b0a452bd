/**
 * Servers that refuse what the providers' own refuse, so far as they document it or their users report it. They speak through the
 * providers' packages, and give each block of a reply an id or a seal that says whose it is: so they need no memory.
 */
import type { CallOptions, Model } from "../../../src/conversation/index.js";

/** A part of a reply, before a provider has put it into its own form. */
export type Block =
  | { readonly type: "text" | "thinking"; readonly text: string }
  | { readonly type: "call"; readonly name: string; readonly input: string }
  /** A search that the provider runs, with what it has found or without. */
  | { readonly type: "search"; readonly isFound: boolean };

/** What a reply is of: the blocks, and whether it was cut off by its length. */
export interface Reply {
  readonly blocks: readonly Block[];
  readonly isCut: boolean;
}

/** The fields of JSON that nobody has checked. */
// biome-ignore lint/suspicious/noExplicitAny: a body is read as it comes, and a reader that throws is a fault that is found.
export type Body = any;

/** A provider: its package, its form of a stream, and what it refuses. */
export interface StrictServer {
  readonly name: string;
  /** Two models of the provider. */
  readonly models: readonly [string, string];
  model(modelId: string, fetch: typeof globalThis.fetch): Model;
  /** What a host sets for it. */
  prepare(request: CallOptions): CallOptions;
  /** The events of a reply of a model, the `at`th that it gives. */
  events(reply: Reply, modelId: string, at: number): readonly object[];
  /** Why a request is refused; nothing where it is not. */
  refusals(body: Body, modelId: string): readonly string[];
}

/** Whether a reply has calls that the conversation is to run. */
export function isCalling({ blocks }: Reply): boolean {
  return blocks.some(({ type }) => type === "call");
}

/** Whether a reply thinks before its first call: a provider misses that where it is not sent back with the call. */
export function isThoughtOut({ blocks }: Reply): boolean {
  const call = blocks.findIndex(({ type }) => type === "call");
  return blocks.slice(0, call).some((block) => block.type === "thinking" && block.text !== "");
}

/** What all providers want of the name of a tool, and of the id of a call. */
export const NAME = /^[a-zA-Z0-9_-]{1,64}$/;

/** Those of a list that are more than once in it. */
export function repeated(ids: readonly string[]): readonly string[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}
