/** The guard against circles: a model that repeats the same calls, one by one or in a block, gets nowhere by it. */
import { canonicalJson, TextMap } from "../base/index.js";
import { callsOf, type ReplyCall } from "./entries.js";
import { inputOf } from "./messages.js";
import type { Transcript } from "./transcript.js";

/** A call, as a guard is told of it. */
export type GuardedCall = Pick<ReplyCall, "call" | "name" | "input">;

/**
 * Whether the last of these calls goes round in a circle. They are all since the user's last turn or the last change of the rules.
 * The list grows by each call of a reply: a guard that keeps it keeps a copy.
 */
export type Guard = (calls: readonly GuardedCall[]) => boolean;

/** So many times a block of calls stands in a row before the last call of it is refused. */
export const THRESHOLD = 3;

/** So many refusals of the guard end a turn. */
export const PATIENCE = 3;

/**
 * The guard with a threshold of 2 or more. It is asked about each call of a turn, and reads the arguments of each once. A list
 * that it was asked about may have grown since: what it has read of it is not read again.
 */
export function repeatGuard(threshold: number): Guard {
  const signatures = new WeakMap<GuardedCall, string>();
  const signature = (call: GuardedCall): string => {
    const made = signatures.get(call) ?? signatureOf(call);
    signatures.set(call, made);
    return made;
  };
  const readings = new WeakMap<readonly GuardedCall[], Reading>();
  return (calls) => {
    const reading = readings.get(calls) ?? { signatures: [], places: new TextMap() };
    readings.set(calls, reading);
    for (const call of calls.slice(reading.signatures.length)) add(reading, signature(call));
    return isCircle(reading, threshold);
  };
}

/** A list of calls as it was read: what each asks for, and the places of those that ask for the same. */
interface Reading {
  readonly signatures: string[];
  readonly places: TextMap<number[]>;
}

function add({ signatures, places }: Reading, signature: string): void {
  const at = signatures.push(signature) - 1;
  const same = places.get(signature);
  if (same === null) places.set(signature, [at]);
  else same.push(at);
}

/** The tool and its arguments, in whatever order a model has written them. */
function signatureOf({ name, input }: GuardedCall): string {
  const given = inputOf(input);
  return canonicalJson(given === null ? [name, input, false] : [name, given]);
}

/** Whether a list ends with a block that stands there so many times in a row: one that ends with what the list ends with. */
function isCircle({ signatures, places }: Reading, threshold: number): boolean {
  const { length } = signatures;
  const same = places.get(signatures.at(-1) ?? "") ?? [];
  for (let nth = same.length - 2; nth >= 0; nth -= 1) {
    const block = length - 1 - (same[nth] ?? 0);
    if (block * threshold > length) return false;
    if (hasPeriod(signatures, block, block * threshold)) return true;
  }
  return false;
}

/** Whether the last so many are each the same as the one a period before. */
function hasPeriod(signatures: readonly string[], period: number, count: number): boolean {
  const { length } = signatures;
  for (let at = length - 1; at >= length - count + period; at -= 1) {
    if (signatures[at] !== signatures[at - period]) return false;
  }
  return true;
}

/** The calls that count: those since the user's last turn, or the last change of the rules. Compaction takes none away. */
export function guardedCalls({ items }: Transcript): readonly GuardedCall[] {
  return spanOf(items).flatMap((item) => (item.kind === "reply" ? callsOf(item.entry) : []));
}

/** How many of them the guard has refused. */
export function refusals({ items }: Transcript): number {
  const results = spanOf(items).flatMap((item) => (item.kind === "reply" ? item.results.values() : []));
  return results.filter(({ why }) => why === "repeated").length;
}

function spanOf(items: Transcript["items"]): Transcript["items"] {
  const start = items.findLastIndex(({ kind }) => kind === "user" || kind === "change");
  return items.slice(start + 1);
}
