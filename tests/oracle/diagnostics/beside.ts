/** Items beside others: lists, near items, the opposite under another name. */
import { compareCodePoints, item } from "../characters.js";
import { covers } from "../coverage.js";
import type { Rules } from "../rules.js";
import type { Policy, State } from "../values.js";
import { marked } from "./marked.js";
import { inOtherForms } from "./spelling.js";

/** The parts of a list; none where the text is no list. */
export function partsOf(text: string): string[] {
  const parts = inOtherForms(marked(text, 0))
    .text.replace(/(?<=\d),(?=\d)/g, "\0")
    .split(/[,;\u3001]|(?<=\s)(?:and\/or|and|or|as well as|&)(?=\s)/i)
    .map((part) => part.replaceAll("\0", ",").trim())
    .filter((part) => part !== "" && !/^(?:and\/or|and|or|as well as|&)$/i.test(part));
  return parts.length > 1 ? parts : [];
}

/** The items of a state, in the order of listings. */
export function itemsOf(state: State): string[] {
  return Object.keys(state.policies).sort(compareCodePoints);
}

/** The first of some items that is nearly the given one. */
export function nearOf(name: string, others: readonly string[]): string | null {
  return others.find((other) => other !== name && isNear(name, other)) ?? null;
}

function isNear(name: string, other: string): boolean {
  const runs = (text: string): string => (text.match(/\p{N}+/gu) ?? []).join(" ");
  if (runs(name) !== runs(other)) return false;
  const [words, others] = [name.split(/[-\u2010-\u2014_ ]+/), other.split(/[-\u2010-\u2014_ ]+/)];
  const together = (text: string): string => text.replace(/[-\u2010-\u2014_ ]/g, "");
  if (together(name) === together(other)) return true;
  if (words.length !== others.length) return false;
  const apart = words.flatMap((word, index) => (word === others[index] ? [] : [[word, others[index] ?? ""] as const]));
  const [[word, near] = ["", ""]] = apart;
  if (apart.length !== 1) return false;
  if (isPluralOf(word, near) || isPluralOf(near, word)) return true;
  if (name.replace(/[-_ \p{L}']/gu, "") !== other.replace(/[-_ \p{L}']/gu, "")) return false;
  return (near.match(/[\p{L}']/gu) ?? []).length >= 5 && isOneEdit(word, near);
}

function isPluralOf(many: string, one: string): boolean {
  return one.length >= 3 && [`${one}s`, `${one}es`, one.replace(/y$/, "ies")].includes(many);
}

/** Whether one insertion, deletion, substitution or transposition of a character makes the one of the other. */
export function isOneEdit(one: string, other: string): boolean {
  const [characters, others] = [[...one], [...other]];
  const places = Array.from({ length: characters.length + 1 }, (_, index) => index);
  return places.some((at) => {
    const [before, behind] = [characters.slice(0, at).join(""), characters.slice(at)];
    const rest = (from: number): string => behind.slice(from).join("");
    if (before + rest(1) === other || before + (behind[1] ?? "") + (behind[0] ?? "") + rest(2) === other) return true;
    const put = others[at];
    return put !== undefined && (before + put + rest(0) === other || before + put + rest(1) === other);
  });
}

/** The first rule of the other policy that covers the item, or is covered by it, and is not the very same item. */
export function oppositeOf(operand: string, bare: string, policy: Policy, state: State, rules: Rules): string | null {
  const rivals = itemsOf(state).filter((other) => state.policies[other] !== policy && other !== item(operand));
  return rivals.find((other) => isCovered(bare, other, rules) || isCovered(other, bare, rules)) ?? null;
}

/** Whether a name is covered by an item, read loosely; exactly without diagnostics.readings. */
export function isCovered(name: string, by: string, rules: Rules): boolean {
  return rules("diagnostics.readings") ? covers(by, name) : item(name) === item(by);
}
