/** One choice of a stream of chat completions, without the calls that the rules prohibit. */
import { isPlainObject } from "../../base/index.js";
import type { IsBanned } from "../../gate/tool-names.js";
import { field, listField, textField, withFields } from "../json.js";
import { callsIn, namesOf } from "../tools.js";
import { isOver, says } from "./choice.js";

/** What is left of a choice: as it was (null), another one, or nothing. */
export type Stripped = object | null | "nothing";

/** A call whose parts are coming: its id, where it has one, and whether it is dropped, or kept under a place of its own. */
interface Call {
  readonly id: string | null;
  readonly place: number | "dropped";
}

/** Remembers which calls of a choice are dropped, since only one part of a call has its name: the first, or with some servers a later one. */
export class ChoiceStream {
  readonly #isBanned: IsBanned;
  /** What is said where nothing else is left. */
  readonly #note: object;
  /** By their indices: the last one that has come at each. */
  readonly #calls = new Map<unknown, Call>();
  /** By their indices: what has come of calls that have no name yet. */
  readonly #unnamed = new Map<unknown, object>();
  #latest: unknown = 0;
  #kept = 0;
  #isDropped = false;
  #single: "none" | "kept" | "dropped" = "none";
  #hasContent = false;

  constructor(isBanned: IsBanned, note: object) {
    this.#isBanned = isBanned;
    this.#note = note;
  }

  /** The choice of one chunk. */
  chunk(choice: object): Stripped {
    const delta = field(choice, "delta");
    if (!isPlainObject(delta)) return null;
    this.#hasContent ||= says(delta);
    const changes = { ...this.#callsLeft(delta), ...this.#singleCall(delta) };
    const end = this.#end(choice);
    if (Object.keys(changes).length === 0 && end === null) return null;
    const left = withFields(delta, changes);
    if (end !== null) return withFields(choice, { ...end, delta: { ...left, ...end.delta } });
    return Object.keys(left).length === 0 && !isOver(choice) ? "nothing" : withFields(choice, { delta: left });
  }

  /** The calls of a delta that stay, where they are not as they were. */
  #callsLeft(delta: object): { readonly tool_calls?: readonly object[] | undefined } {
    const calls = listField(delta, "tool_calls");
    // What is no list of calls is read as one by some clients.
    if (calls === null) return (field(delta, "tool_calls") ?? null) === null ? {} : { tool_calls: undefined };
    const kept = calls.flatMap((call) => this.#part(call));
    if (kept.length === calls.length && kept.every((call, at) => call === calls[at])) return {};
    return { tool_calls: kept.length > 0 ? kept : undefined };
  }

  /** A part of a call, if it stays. */
  #part(part: unknown): readonly object[] {
    if (!isPlainObject(part)) return [];
    const isUnnamed = isWithoutName(part);
    const index = field(part, "index") ?? (isUnnamed ? this.#latest : this.#calls.size);
    this.#latest = index;
    const known = this.#calls.get(index);
    // A name that comes again as another one is never put together to a banned one.
    if (known !== undefined && (isUnnamed || !isAnother(part, known)))
      return known.place === "dropped" ? [] : [renamed(part, known.place, false)];
    const whole = merged(this.#unnamed.get(index) ?? {}, part);
    if (isUnnamed) this.#unnamed.set(index, whole);
    return isUnnamed ? [] : this.#named(index, whole);
  }

  /** A call that has come to its name. */
  #named(index: unknown, call: object): readonly object[] {
    this.#unnamed.delete(index);
    const names = namesOf(call);
    const place = names === null || this.#isBanned(names) ? "dropped" : this.#kept++;
    this.#calls.set(index, { id: textField(call, "id"), place });
    this.#isDropped ||= place === "dropped";
    return place === "dropped" ? [] : [renamed(call, place, true)];
  }

  /** The one call of the older shape. Only the first part may name it. */
  #singleCall(delta: object): { readonly function_call?: object | undefined } {
    const call = callsIn(delta, "function_call");
    if (call === null) return {};
    const names = namesOf(call);
    const isFirst = this.#single === "none";
    if (isFirst) this.#single = names === null || this.#isBanned(names) ? "dropped" : "kept";
    if (this.#single === "dropped" || !isPlainObject(call)) return { function_call: undefined };
    return isFirst || isNameless(call) ? {} : { function_call: withFields(call, { name: undefined }) };
  }

  /** The end of a choice whose calls were all dropped: it stops, and where it said nothing else it says so, once. */
  #end(choice: object): { readonly finish_reason: "stop"; readonly delta: object } | null {
    // A call that has no name in the end was never shown.
    const isDropped = this.#isDropped || this.#unnamed.size > 0 || this.#single === "dropped";
    const isCallLeft = this.#kept > 0 || this.#single === "kept";
    if (!isOver(choice) || !isDropped || isCallLeft) return null;
    const delta = this.#hasContent ? {} : this.#note;
    this.#hasContent = true;
    return { finish_reason: "stop", delta };
  }
}

/** Whether a part begins another call than the one at its index: some servers give all calls of a message the same index. */
function isAnother(part: object, { id }: Call): boolean {
  const other = textField(part, "id");
  // Some say an empty one in all later parts.
  return id !== null && Boolean(other) && other !== id;
}

/**
 * A part under the place that its call has now. Without changes it is the same object. One without an index gets one behind the first
 * call: a client could take it for more of that call, and put their names together to a banned one.
 */
function renamed(part: object, place: number, mayName: boolean): object {
  const named = mayName ? part : nameless(part);
  const index = field(part, "index");
  return (index ?? 0) === place ? named : { ...named, index: place };
}

/** Whether a part leaves its name to a later one. One that is no text is none that comes late. */
function isWithoutName(part: object): boolean {
  const given = [part, field(part, "function"), field(part, "custom")].map((each) => field(each, "name") ?? "");
  return given.every((name) => name === "") && namesOf(part) === null;
}

/** Two parts of a call as one: clients take the name of a call from its first part. With nothing before it, a part is the same object. */
function merged(first: object, second: object): object {
  const [id, other] = [textField(first, "id") ?? "", textField(second, "id") ?? ""];
  // At the index of one whose name never came, another call may begin.
  if (Object.keys(first).length === 0 || (id !== "" && other !== "" && id !== other)) return second;
  const inner = ["function", "custom"].flatMap((kind) => {
    const [before, after] = [field(first, kind), field(second, kind)];
    if (!isPlainObject(before) || !isPlainObject(after)) return [];
    const texts = ["arguments", "input"].flatMap((name) => {
      const text = (textField(before, name) ?? "") + (textField(after, name) ?? "");
      return text === "" ? [] : [[name, text] as const];
    });
    return [[kind, { ...before, ...after, ...Object.fromEntries(texts) }] as const];
  });
  return { ...first, ...second, ...(id === "" ? {} : { id }), ...Object.fromEntries(inner) };
}

/** A part without any name. */
function nameless(part: object): object {
  const inner = ["function", "custom"].map((kind) => [kind, field(part, kind)] as const);
  const named = inner.filter(([, value]) => !isNameless(value));
  if (named.length === 0 && isNameless(part)) return part;
  const bare = named.map(([kind, value]) => [kind, withFields(Object(value), { name: undefined })]);
  return withFields(part, { ...Object.fromEntries(bare), name: undefined });
}

/** Some servers say that a name is null where they say none. */
function isNameless(part: unknown): boolean {
  return (field(part, "name") ?? null) === null;
}
