/** Groups messages into exchanges, whatever their shape: calls and their results never part. */
import { TextMap, TextSet, typeName } from "../../base/index.js";
import type { Exchange } from "../index.js";

/** What a shape says of one message. */
export interface Reading {
  /** `other` is a message of a role that nobody here knows: it is kept where it stands, as a late system message is. */
  readonly role: "system" | "user" | "assistant" | "results" | "other";
  /** The ids of the calls that need a result. */
  readonly calls: readonly string[];
  /** The ids of calls that the message answers with a result. */
  readonly results: readonly string[];
  /** The ids of calls that may have a result and need none: the provider runs them. */
  readonly free: readonly string[];
  /** The ids of calls whose approval the message answers: at the end of a list their results are made before it is sent. */
  readonly approved: readonly string[];
}

/** Of a message without calls and results. */
export const NO_CALLS = { calls: [], results: [], free: [], approved: [] } as const;

/** What no provider takes: a call without its result, a result without its call, or a second one. */
export interface Fault {
  readonly fault: "dangling_call" | "orphan_result" | "repeated_call" | "repeated_result";
  /** The index of the message in the list. */
  readonly at: number;
  /** The id of the call. */
  readonly call: string;
}

/** Messages in exchanges, or why they cannot be sent as they are. */
export type Grouped<M> = Grouping<M> | { readonly kind: "faulty"; readonly faults: readonly Fault[] };

/** Messages in exchanges. */
export interface Grouping<M> {
  readonly kind: "grouped";
  /** The system messages before all others: instructions, which are the business of fixed pages. */
  readonly head: readonly M[];
  readonly history: readonly Exchange<M>[];
}

/** The messages of a grouping: the same objects, in the order that they had. */
export function messagesOf<M>({ head, history }: Pick<Grouping<M>, "head" | "history">): M[] {
  return [...head, ...history.flatMap(({ messages }) => messages)];
}

/** The calls of an exchange: where each stands, and what is known of its result. */
type Calls = TextMap<{ readonly at: number; state: "open" | "free" | "approved" | "answered" }>;

/** An exchange that still takes messages. */
interface Draft<M> extends Exchange<M> {
  readonly messages: M[];
  readonly calls: Calls;
  /** The calls among them whose result may be in a later message. */
  readonly waiting: TextSet;
  /** Whether a message of results has come, behind which the assistant begins its next reply. */
  hasResult: boolean;
}

/**
 * Groups messages by what `read` says of each. An exchange is named `m` and the index of its first message.
 *
 * @throws {TypeError} when the messages are no array.
 */
export function grouped<M>(messages: readonly M[], read: (message: M) => Reading): Grouped<M> {
  if (!Array.isArray(messages)) throw new TypeError(`Messages must be an array, not ${typeName(messages)}.`);
  const head: M[] = [];
  const drafts: Draft<M>[] = [];
  const told: Fault[][] = [];
  for (const [at, message] of messages.entries()) {
    const reading = read(message);
    const last = drafts.at(-1);
    if (last === undefined && (reading.role === "system" || reading.role === "other")) {
      head.push(message);
      continue;
    }
    const draft = last !== undefined && goesOn(last, reading) ? last : begun(drafts, reading, at);
    draft.messages.push(message);
    told.push(taken(draft, reading, at));
  }
  const dangle = drafts.map(({ calls }, index) => dangling(calls, index === drafts.length - 1));
  const faults = [...told, ...dangle].flat();
  if (faults.length > 0) return { kind: "faulty", faults: faults.sort((a, b) => a.at - b.at) };
  return { kind: "grouped", head, history: drafts.map(({ id, kind, messages: own }) => ({ id, kind, messages: own })) };
}

/**
 * Whether a message belongs to the exchange before it. A reply goes on until its calls have their results: that of a call that the
 * provider runs may stand in a later message of the assistant, behind other calls and their results.
 */
function goesOn<M>({ kind, waiting, hasResult }: Draft<M>, { role }: Reading): boolean {
  switch (role) {
    case "system":
    case "other":
      return true;
    case "user":
      return false;
    case "results":
      return kind === "reply";
    case "assistant":
      return kind === "reply" && (!hasResult || waiting.size > 0);
  }
}

function begun<M>(drafts: Draft<M>[], { role }: Reading, at: number): Draft<M> {
  const kind = role === "user" ? "user" : "reply";
  const draft: Draft<M> = {
    id: `m${at}`,
    kind,
    messages: [],
    calls: new TextMap(),
    waiting: new TextSet(),
    hasResult: false,
  };
  drafts.push(draft);
  return draft;
}

/** Takes the calls and results of a message into its exchange. */
function taken<M>(draft: Draft<M>, reading: Reading, at: number): Fault[] {
  if (reading.role === "results") draft.hasResult = true;
  const faults = [
    ...reading.calls.flatMap((id) => called(draft, id, { at, state: "open" })),
    ...reading.free.flatMap((id) => called(draft, id, { at, state: "free" })),
  ];
  for (const id of reading.approved) {
    const call = draft.calls.get(id);
    if (call?.state !== "open") continue;
    call.state = "approved";
    draft.waiting.delete(id);
  }
  return [...faults, ...reading.results.flatMap((id) => answered(draft, id, at))];
}

/** An id may come again once its call has a result: some providers count them anew in each step. */
function called<M>(
  { calls, waiting }: Draft<M>,
  id: string,
  call: { readonly at: number; readonly state: "open" | "free" },
): Fault[] {
  if ((calls.get(id)?.state ?? "answered") !== "answered") return [{ fault: "repeated_call", at: call.at, call: id }];
  calls.set(id, { ...call });
  waiting.add(id);
  return [];
}

function answered<M>({ calls, waiting }: Draft<M>, id: string, at: number): Fault[] {
  const call = calls.get(id);
  if (call === null) return [{ fault: "orphan_result", at, call: id }];
  if (call.state === "answered") return [{ fault: "repeated_result", at, call: id }];
  call.state = "answered";
  waiting.delete(id);
  return [];
}

function dangling(calls: Calls, isLast: boolean): Fault[] {
  return calls
    .entries()
    .flatMap(([call, { at, state }]) =>
      state === "open" || (state === "approved" && !isLast) ? [{ fault: "dangling_call" as const, at, call }] : [],
    );
}
