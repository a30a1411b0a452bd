/**
 * Repairs lead out: after a clarification that leaves nothing pending they are texts that, stepped in order from the
 * present state, never clarify, end in an update, and mean what the user meant. Elsewhere there are none.
 */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { isCanonical } from "../../src/generated/directives/canonical.js";
import { parseDirective } from "../../src/generated/directives/parser.js";
import {
  type ClarificationCode,
  createEngine,
  type Directive,
  type Engine,
  type Explanation,
} from "../../src/index.js";
import { item, premiseText } from "../oracle/characters.js";
import * as language from "../oracle/language.js";
import { conversation } from "../support/arbitraries.js";
import { checkpoint } from "./payloads.js";

fc.configureGlobal({ seed: 116, numRuns: 2500 });

/**
 * The clarifications of chapter 4 that nothing leads out of: an operand is missing, and nobody can guess it. One of another
 * directive has no repairs either, until this file is told what they should mean.
 */
const NO_WAY_OUT: readonly ClarificationCode[] = [
  "set_premise_empty",
  "change_premise_empty",
  "use_item_empty",
  "prohibit_item_empty",
  "remove_policy_empty",
  "replacement_incomplete",
];
const WAY_OUT: readonly ClarificationCode[] = [
  "near_miss_set_premise",
  "near_miss_change_premise",
  "premise_already_set",
  "premise_not_set",
  "item_prohibited",
  "item_in_use",
];

type Meaning = { readonly premise: string } | { readonly item: string; readonly policy: "use" | "prohibit" };

/** What a turn that was refused wants the state to say. */
function meaningOf(directive: Directive | null): Meaning | null {
  if (directive === null) return null;
  if ("value" in directive) return { premise: premiseText(directive.value) };
  if (directive.kind === "use_item") return { item: item(directive.item), policy: "use" };
  if (directive.kind === "prohibit_item") return { item: item(directive.item), policy: "prohibit" };
  return null;
}

/** The directives that the repairs of a refused turn are, in order. */
function expected(meaning: Meaning | null, engine: Engine, turn: string): unknown[] {
  ok(meaning !== null);
  if ("item" in meaning) return [{ kind: "remove_policy", item: meaning.item }, parseDirective(turn)];
  return [{ kind: engine.state.premise === null ? "set_premise" : "change_premise", value: meaning.premise }];
}

/** A directive with its premise as it would be kept. */
const kept = (directive: Directive | null): unknown =>
  directive !== null && "value" in directive ? { ...directive, value: premiseText(directive.value) } : directive;

/** Whether no canonical text exists for a repair: the value of `set premise` begins with the word `to`. */
const uncanonical = (text: string): boolean => /^set premise {1,2}to(?![A-Za-z0-9_])/.test(text);

function leadOut(engine: Engine, turn: string, { directive, repairs }: Explanation): void {
  const meaning = meaningOf(directive);
  deepStrictEqual(
    repairs.map((text) => kept(parseDirective(text))),
    expected(meaning, engine, turn).map((each) => each),
  );
  for (const text of repairs) {
    strictEqual(isCanonical(text), language.isCanonical(text));
    ok(text === turn || isCanonical(text) || uncanonical(text), `${text} is not canonical`);
  }
  const copy = createEngine({ checkpoint: engine.exportCheckpoint() });
  const kinds = repairs.map((text) => copy.step(text).kind);
  ok(!kinds.includes("clarify"));
  strictEqual(kinds.at(-1), "update");
  if (meaning !== null && "premise" in meaning) strictEqual(copy.state.premise, meaning.premise);
  if (meaning !== null && "item" in meaning) strictEqual(copy.getPolicy(meaning.item), meaning.policy);
}

test("repairs lead out", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(checkpoint, conversation, (start, turns) => {
      const engine = createEngine({ checkpoint: start });
      for (const turn of turns) {
        const explained = engine.explain(turn);
        const { outcome, repairs } = explained;
        const { kind } = engine.explain(turn).decision;
        const stuck = outcome.kind === "clarification" && outcome.pending === null;
        const code = stuck ? outcome.clarification.code : null;
        if (code !== null) seen.add(code);
        if (code !== null && WAY_OUT.includes(code)) leadOut(engine, turn, explained);
        else deepStrictEqual(repairs, []);
        strictEqual(engine.step(turn).kind, kind);
      }
    }),
  );
  deepStrictEqual(
    [...NO_WAY_OUT, ...WAY_OUT].filter((code) => !seen.has(code)),
    [],
  );
});
