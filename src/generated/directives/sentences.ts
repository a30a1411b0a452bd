// Written by `npm run generate` from grammar/directives.peggy. Do not edit.

import type { Arbitrary, default as fastCheck } from "fast-check";
import { parseConfirmation, parseDirective } from "./parser.js";
import type { Confirmation, Directive } from "./syntax.js";

/** The library that sentences are generated with; whoever wants them brings it. */
export type FastCheck = typeof fastCheck;

/** What sentences are made of: texts for operands, and code units where a grammar takes any of a class. */
export interface Pools {
  readonly texts: Arbitrary<string>;
  readonly alphabet: readonly string[];
}

/** For each production, texts that it matches. */
export function sentences(
  fc: FastCheck,
  { texts, alphabet }: Pools,
): { readonly [K in Directive["kind"] | Confirmation["kind"]]: Arbitrary<string> } {
  const word = (text: string): Arbitrary<string> => fc.constant(text);
  const row = (...parts: Arbitrary<string>[]): Arbitrary<string> => fc.tuple(...parts).map((each) => each.join(""));
  const some = (part: Arbitrary<string>, least: number): Arbitrary<string> =>
    fc.array(part, { minLength: least, maxLength: 4 }).map((each) => each.join(""));
  const unit = (ranges: readonly (readonly [number, number])[]): Arbitrary<string> => {
    const holds = (s: string): boolean =>
      ranges.some(([first, last]) => first <= s.charCodeAt(0) && s.charCodeAt(0) <= last);
    const known = alphabet.filter(holds);
    return fc.constantFrom(...(known.length > 0 ? known : ranges.map(([first]) => String.fromCharCode(first))));
  };
  const restText = texts;
  const endText = word("");
  const operandText = fc.oneof(row(word(" "), fc.oneof(restText, texts)), fc.oneof(endText, texts));
  const spaceText = unit([
    [9, 13],
    [28, 32],
    [133, 133],
    [160, 160],
    [5760, 5760],
    [8192, 8202],
    [8232, 8233],
    [8239, 8239],
    [8287, 8287],
    [12288, 12288],
  ]);
  const solidText = unit([
    [0, 8],
    [14, 27],
    [33, 132],
    [134, 159],
    [161, 5759],
    [5761, 8191],
    [8203, 8231],
    [8234, 8238],
    [8240, 8286],
    [8288, 12287],
    [12289, 65535],
  ]);
  const trimmedText = row(
    some(spaceText, 0),
    fc.oneof(row(solidText, some(row(some(spaceText, 0), solidText), 0)), texts),
    some(spaceText, 0),
  );
  const premiseText = operandText;
  const beforeInsteadOfText = texts;
  const newItemText = fc.oneof(beforeInsteadOfText, texts);
  const insteadOfText = word(" instead of ");
  const oldItemText = fc.oneof(restText, texts);
  const blankSideText = row(beforeInsteadOfText, insteadOfText, restText);
  const oneSidedText = fc.oneof(row(word("instead of "), restText), row(texts, word(" instead of")));
  const usedItemText = operandText;
  return {
    clear_premise: word("clear premise").filter((s) => parseDirective(s)?.kind === "clear_premise"),
    reset_policies: word("reset policies").filter((s) => parseDirective(s)?.kind === "reset_policies"),
    clear_state: word("clear state").filter((s) => parseDirective(s)?.kind === "clear_state"),
    remove_policy: row(word("remove policy"), operandText).filter((s) => parseDirective(s)?.kind === "remove_policy"),
    set_premise_near_miss: row(word("set premise to "), trimmedText).filter(
      (s) => parseDirective(s)?.kind === "set_premise_near_miss",
    ),
    change_premise_near_miss: row(word("change premise "), trimmedText).filter(
      (s) => parseDirective(s)?.kind === "change_premise_near_miss",
    ),
    set_premise: row(word("set premise"), premiseText).filter((s) => parseDirective(s)?.kind === "set_premise"),
    change_premise: row(word("change premise to"), operandText).filter(
      (s) => parseDirective(s)?.kind === "change_premise",
    ),
    replace_use: row(word("use "), newItemText, insteadOfText, oldItemText).filter(
      (s) => parseDirective(s)?.kind === "replace_use",
    ),
    incomplete_replacement: row(word("use "), fc.oneof(blankSideText, oneSidedText)).filter(
      (s) => parseDirective(s)?.kind === "incomplete_replacement",
    ),
    use_item: row(word("use"), usedItemText).filter((s) => parseDirective(s)?.kind === "use_item"),
    prohibit_item: row(word("prohibit"), operandText).filter((s) => parseDirective(s)?.kind === "prohibit_item"),
    accept: fc
      .oneof(word("yes please"), word("yes"), word("yep"), word("yeah"), word("sure"), word("okay"), word("ok"))
      .filter((s) => parseConfirmation(s)?.kind === "accept"),
    decline: fc
      .oneof(word("no thanks"), word("nope"), word("no"))
      .filter((s) => parseConfirmation(s)?.kind === "decline"),
  };
}
