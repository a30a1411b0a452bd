// Written by `npm run generate` from grammar/focus-proposals.peggy. Do not edit.

import type { Arbitrary, default as fastCheck } from "fast-check";
import { parseProposal } from "./parser.js";
import type { Proposal } from "./syntax.js";

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
): { readonly [K in Proposal["kind"]]: Arbitrary<string> } {
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
  const letterText = unit([
    [0, 8],
    [14, 27],
    [33, 43],
    [45, 132],
    [134, 159],
    [161, 5759],
    [5761, 8191],
    [8203, 8231],
    [8234, 8238],
    [8240, 8286],
    [8288, 12287],
    [12289, 65039],
    [65041, 65103],
    [65105, 65291],
    [65293, 65535],
  ]);
  const wordText = some(letterText, 1);
  const wordsText = fc.oneof(row(wordText, some(row(word(" "), wordText), 0)), texts);
  return {
    proposed_reset: word("reset policies").filter((s) => parseProposal(s)?.kind === "proposed_reset"),
    proposed_clear: word("clear state").filter((s) => parseProposal(s)?.kind === "proposed_clear"),
    proposed_prohibition: row(word("don't use "), wordsText).filter(
      (s) => parseProposal(s)?.kind === "proposed_prohibition",
    ),
    proposed_permission: row(word("allow "), wordsText).filter((s) => parseProposal(s)?.kind === "proposed_permission"),
    proposed_use: row(word("use "), wordsText).filter((s) => parseProposal(s)?.kind === "proposed_use"),
  };
}
