/** Texts of the older language, nearly of it, and of anything. */
import fc from "fast-check";
import { focusOperands, focusTurns } from "../../src/conformance/focus/turns.js";

export const operand = focusOperands(fc);

/** Any text, such as the language's own. */
export const turn = fc.oneof({ weight: 12, arbitrary: focusTurns(fc) }, fc.string({ unit: "binary", maxLength: 20 }));

export const conversation = fc.array(turn, { minLength: 1, maxLength: 5 });

const item = fc.oneof(operand, fc.string({ unit: "binary", maxLength: 5 }));

/** A state of version 1. */
export const state = fc.record({
  facts: fc.record({ "focus.primary": fc.option(item) }),
  policies: fc.record({ prohibit: fc.array(item, { maxLength: 4 }) }),
  version: fc.constant(1),
});

/** A payload that is a state, or nearly one. */
export const payload = fc.oneof(
  state,
  fc.record({ facts: fc.jsonValue(), policies: fc.jsonValue(), version: fc.jsonValue() }),
  fc.record({
    facts: fc.record({ "focus.primary": fc.jsonValue() }),
    policies: fc.record({ prohibit: fc.jsonValue() }),
    version: fc.constantFrom<unknown>(1, true, 2, "1", null),
  }),
  fc.jsonValue(),
);
