/**
 * Writes the grammars for a model's constrained decoding: GBNF, as llama.cpp reads it, and Lark. Both accept exactly the
 * canonical texts, and the one word that says that there is none. Ordered choice and lookahead have no counterpart in
 * them, so they are written from the automaton: a rule a state.
 */

import { complement, holds, joined, type Range } from "../grammar/units.js";
import type { Automaton, State } from "../language/automaton.js";

/** How a notation writes what rules are made of. */
interface Notation {
  readonly define: string;
  readonly empty: string;
  /** The name of a rule by its number; 0 is where a text begins. */
  readonly name: (index: number) => string;
  readonly literal: (text: string) => string;
  /** A character of a set. */
  readonly characters: (ranges: readonly Range[]) => string;
}

/** The text of the grammar in GBNF. Names are made of letters and hyphens, which every reader of GBNF takes. */
export function emitGbnf(automaton: Automaton): string {
  return rules(automaton, {
    define: "::=",
    empty: '""',
    name: (index) => (index === 0 ? "root" : `state-${letters(index)}`),
    literal: (text) => `"${text}"`,
    characters: (ranges) => (complement(ranges).length === 0 ? ANY : set(ranges)),
  });
}

/** Any character: brackets that leave nothing out are empty, which readers refuse or take for no character. */
const ANY = "([\\u000a] | [^\\u000a])";

/** The text of the grammar in Lark. Its terminals are single characters and disjoint, so that any lexer tells them apart. */
export function emitLark(automaton: Automaton): string {
  const parts = partition(automaton);
  const terminal = (part: readonly Range[]): string => {
    const unit = soleUnit(part);
    return unit !== null && isPlain(unit)
      ? `"${String.fromCharCode(unit)}"`
      : `CHARACTER_${letters(parts.indexOf(part) + 1).toUpperCase()}`;
  };
  const sets = new Map<string, string>();
  const characters = (ranges: readonly Range[]): string => {
    const members = parts
      .filter(([first]) => first !== undefined && holds(ranges, first[0]))
      .map(terminal)
      .join(" | ");
    const name = sets.get(members) ?? `any_${letters(sets.size + 1)}`;
    sets.set(members, name);
    return name;
  };
  const text = rules(automaton, {
    define: ":",
    empty: "",
    name: (index) => (index === 0 ? "start" : `state_${letters(index)}`),
    literal: (word) => Array.from(word, (letter) => `"${letter}"`).join(" "),
    characters,
  });
  const members = [...sets].map(([each, name]) => `${name} : ${each}\n`);
  const terminals = parts
    .filter((part) => !terminal(part).startsWith('"'))
    .map((part) => `${terminal(part)} : /${set(part)}/\n`);
  return [text, ...members, ...terminals].join("");
}

/** A rule for each state that more than one step can lead to, or that has more than one way on. */
function rules(automaton: Automaton, notation: Notation): string {
  const named = [0];
  let text = "";
  for (const index of named) {
    const ways = automaton[index]?.next.map(({ ranges, to }) => {
      const [word, end] = follow(automaton, ranges, to);
      const rest = isEnd(automaton[end]) ? "" : ` ${notation.name(end)}`;
      if (rest !== "" && !named.includes(end)) named.push(end);
      return (word === null ? notation.characters(ranges) : notation.literal(word)) + rest;
    });
    const all = automaton[index]?.accepting === true ? [...(ways ?? []), notation.empty] : (ways ?? []);
    text += `${notation.name(index)} ${notation.define} ${all.join(" | ")}\n`;
  }
  return text;
}

/** The letters that can only follow one another from a step, and the state that they lead to; null for a step by a set. */
function follow(automaton: Automaton, ranges: readonly Range[], to: number): [string | null, number] {
  const unit = soleUnit(ranges);
  if (unit === null || !isPlain(unit)) return [null, to];
  const [only, more] = automaton[to]?.next ?? [];
  const word = String.fromCharCode(unit);
  if (only === undefined || more !== undefined || automaton[to]?.accepting === true) return [word, to];
  const [rest, end] = follow(automaton, only.ranges, only.to);
  return rest === null ? [word, to] : [word + rest, end];
}

function isEnd(state: State | undefined): boolean {
  return state?.accepting === true && state.next.length === 0;
}

/** The sets of code units that no transition tells apart. */
function partition(automaton: Automaton): (readonly Range[])[] {
  const sets = [
    ...new Map(automaton.flatMap(({ next }) => next.map(({ ranges }) => [String(ranges), ranges]))).values(),
  ];
  const edges = [...new Set(sets.flat().flatMap(([first, last]) => [first, last + 1]))].sort((a, b) => a - b);
  const parts = new Map<string, Range[]>();
  for (const [index, first] of edges.slice(0, -1).entries()) {
    const signature = sets.map((ranges) => (holds(ranges, first) ? "1" : "0")).join("");
    if (signature.includes("1"))
      parts.set(signature, joined([...(parts.get(signature) ?? []), [first, (edges[index + 1] ?? 0) - 1]]));
  }
  return [...parts.values()];
}

/** A set of characters in brackets. One that holds surrogates holds all characters beyond U+FFFF: it is written by what it lacks. */
function set(ranges: readonly Range[]): string {
  const members = (list: readonly Range[]): string =>
    list
      .map(([first, last]) => (first === last ? inBrackets(first) : `${inBrackets(first)}-${inBrackets(last)}`))
      .join("");
  return holds(ranges, 0xd800) ? `[^${members(complement(ranges))}]` : `[${members(ranges)}]`;
}

function inBrackets(unit: number): string {
  const letter = String.fromCharCode(unit);
  return /[A-Za-z0-9]/.test(letter) ? letter : `\\u${unit.toString(16).padStart(4, "0")}`;
}

/** Whether a character can stand in a literal of either notation as it is. */
function isPlain(unit: number): boolean {
  return /[ A-Za-z0-9<>_]/.test(String.fromCharCode(unit));
}

function soleUnit(ranges: readonly Range[]): number | null {
  const [only, more] = ranges;
  return only !== undefined && more === undefined && only[0] === only[1] ? only[0] : null;
}

function letters(index: number): string {
  const rest = Math.floor((index - 1) / 26);
  return (rest > 0 ? letters(rest) : "") + String.fromCharCode(97 + ((index - 1) % 26));
}
