/**
 * Whatever kinds the grammar has: sentences made from it, between turns that give items a policy and answers to questions, are decided alike by the
 * engine and the oracle. Who adds a directive need not come here. FUZZED_KIND=KIND prints the rules that decide one kind and the answer to it.
 */
import fc from "fast-check";
import { it } from "vitest";
import { ALPHABET } from "../../../src/conformance/pools.js";
import { sentences } from "../../../src/generated/directives/sentences.js";
import { checkTurns, START } from "../../support/check-turn.js";

const TEXTS = fc.constantFrom("docker", "The  Docker", "podman", "__proto__", "the", "");
const ANSWERS = fc.constantFrom("yes", "no", "perhaps");
const derived = sentences(fc, { texts: TEXTS, alphabet: ALPHABET });
const anySentence = fc.oneof(...Object.values(derived));

it.each(Object.entries(derived))("sentences of the kind %s are decided alike by engine and oracle", (kind, own) => {
  const turn = fc.oneof(derived.use_item, derived.prohibit_item, own, ANSWERS, anySentence);
  const rules = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 12 }), own, ANSWERS, (earlier, text, answer) => {
      for (const { outcome } of checkTurns(START, [...earlier, text, answer]).slice(-2))
        rules.set(outcome.rule, (rules.get(outcome.rule) ?? 0) + 1);
    }),
    { numRuns: 600, seed: 1 },
  );
  if (process.env.FUZZED_KIND === kind) console.log(`fuzzed ${kind}: ${JSON.stringify(Object.fromEntries(rules))}`);
});
