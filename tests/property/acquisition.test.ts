/** What holds for every message and every output, whatever it is. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  acquireTurn,
  buildCompactTraceText,
  buildTrace,
  isConfirmationText,
  parsePreprocessorOutput,
  preprocessHeuristic,
  summarizeConfirmationUpdateFromEngine,
  validatePreprocessorOutput,
} from "../../src/acquisition/index.js";
import { isFullForm } from "../../src/acquisition/reading/full-form.js";
import { isCanonical } from "../../src/generated/directives/canonical.js";
import { createEngine } from "../../src/index.js";
import { message, output } from "../acquisition/messages.js";
import { conversation, WHITE_SPACE } from "../support/arbitraries.js";

fc.configureGlobal({ seed: 77, numRuns: 4000 });

const BLANK = WHITE_SPACE.map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
const PAYLOAD = `[^${BLANK}](?:[^\\n]*[^${BLANK}])?`;
/** The full forms of the first nine directives as one pattern: plain, and not linear. Those of any other are canonical. */
const FULL_FORM = new RegExp(
  `^(?:${[
    "clear premise|reset policies|clear state",
    `set premise (?!to(?![\\p{L}\\p{N}_]))${PAYLOAD}`,
    `(?:change premise to|prohibit|remove policy) ${PAYLOAD}`,
    `use ${PAYLOAD} instead of ${PAYLOAD}`,
    `use (?![^]*[${BLANK}]instead of(?:[${BLANK}]|$))${PAYLOAD}`.replace("[^]", "[\\s\\S]"),
  ].join("|")})$`,
  "u",
);

const isExpected = (text: string): boolean => FULL_FORM.test(text) || isCanonical(text);

/** A text that is a full form, by the pattern above. */
function requireFullForm(text: string | null): void {
  ok(text !== null && isExpected(text), `no full form: ${JSON.stringify(text)}`);
}

test("the canonical test is the table of the spec", () => {
  fc.assert(fc.property(message, (text) => strictEqual(isFullForm(text), isExpected(text))));
});

test("a message is classified, always in the same way, and its directive is a valid output", () => {
  fc.assert(
    fc.property(message, (text) => {
      const result = preprocessHeuristic(text);
      deepStrictEqual(preprocessHeuristic(text), result);
      strictEqual(result.directive !== null, result.outcome === "directive");
      strictEqual(result.rule_id === "reject.confident_non_directive", result.outcome === "no_directive");
      strictEqual(parsePreprocessorOutput(result.directive), result.directive);
      if (result.directive !== null) requireFullForm(result.directive);
    }),
  );
});

test("an output is classified, always in the same way, and nothing passes that is not canonical", () => {
  fc.assert(
    fc.property(output, fc.option(message), (raw, sourceInput) => {
      const validation = validatePreprocessorOutput(raw, { sourceInput });
      deepStrictEqual(validatePreprocessorOutput(raw, { sourceInput }), validation);
      strictEqual(parsePreprocessorOutput(raw, { sourceInput }), validation.output);
      strictEqual(validation.output !== null, validation.classification === "directive");
      if (validation.output !== null) requireFullForm(validation.output);
    }),
  );
});

test("the source gate only takes directives away", () => {
  fc.assert(
    fc.property(output, message, (raw, sourceInput) => {
      const [free, gated] = [validatePreprocessorOutput(raw), validatePreprocessorOutput(raw, { sourceInput })];
      const refused = { classification: "unknown", output: null };
      deepStrictEqual(gated, free.classification === "directive" && gated.output === null ? refused : free);
    }),
  );
});

test("the gate gives the input, the input without blanks around it, or what its contract object holds", () => {
  fc.assert(
    fc.property(message, (text) => {
      const turn = acquireTurn(createEngine(), text);
      if (turn === text) return;
      requireFullForm(turn);
      ok(text.includes(turn) || text.trim().startsWith("{") || /^[\x1c-\x1f\x85\s]*\{/.test(text));
    }),
  );
});

test("no message and no output makes the layer change a state", () => {
  fc.assert(
    fc.property(conversation, output, message, (turns, raw, text) => {
      const engine = createEngine();
      for (const turn of turns) engine.step(turn);
      const [before, stateBefore] = [engine.exportCheckpointJson(), engine.state];
      const turn = acquireTurn(engine, text);
      preprocessHeuristic(text);
      validatePreprocessorOutput(raw, { sourceInput: text });
      isConfirmationText(text);
      summarizeConfirmationUpdateFromEngine(text, engine);
      const traced = { decision: raw, stateBefore, stateAfter: raw, llmCalled: true, stateInjected: text };
      buildCompactTraceText(traced);
      buildTrace({ ...traced, originalInput: text, compilerInput: turn, preprocessorOutput: text });
      strictEqual(engine.exportCheckpointJson(), before);
      if (engine.hasPendingClarification()) strictEqual(turn, text);
    }),
    { numRuns: 1500 },
  );
});

test("messages of every kind are drawn", () => {
  const outcomes = fc.sample(message, 3000).map(preprocessHeuristic);
  for (const outcome of ["directive", "no_directive", "unknown"]) {
    expect(outcomes.filter((result) => result.outcome === outcome).length).toBeGreaterThan(200);
  }
});
