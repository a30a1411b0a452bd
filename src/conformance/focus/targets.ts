/** What is fuzzed of the older language. */
import type { Arbitrary } from "fast-check";
import type { FastCheck } from "../../generated/focus/sentences.js";
import { ASSISTANT, message } from "../messages.js";
import { CONVERSATION, type Ingredients, type Target } from "../target.js";
import { mutated } from "../turns.js";
import { focusOperands, focusTurns } from "./turns.js";

/** The longest conversation, in turns. */
const TURNS = 8;

/** The targets. */
export const FOCUS_TARGETS: readonly Target[] = [
  {
    id: CONVERSATION,
    class: "core",
    least: 1,
    texts: (fc) => fc.array(focusTurns(fc), { minLength: 1, maxLength: TURNS }),
    toCase: ({ texts, ...from }) => ({ kind: "turns", turns: [...before(from), ...texts] }),
  },
  {
    id: "fuzz.import",
    class: "core",
    least: 2,
    texts: (fc) => fc.tuple(payloads(fc), focusTurns(fc)),
    toCase: ({ texts: [payload, next], ...from }) => ({
      kind: "import",
      turns: before(from),
      payload,
      followup: [next],
    }),
  },
  {
    id: "fuzz.export",
    class: "core",
    least: 1,
    texts: (fc) => fc.tuple(focusTurns(fc)),
    toCase: ({ texts, ...from }) => ({ kind: "export", turns: [...before(from), ...texts] }),
  },
  {
    id: "fuzz.transcript",
    class: "core",
    least: 1,
    texts: (fc) =>
      fc.array(fc.oneof({ weight: 5, arbitrary: focusTurns(fc) }, fc.constant(`${ASSISTANT}use x`)), {
        minLength: 1,
        maxLength: TURNS,
      }),
    toCase: ({ texts: [next, ...texts], ...from }) => ({
      kind: "transcript",
      turns: before(from),
      messages: texts.map(message),
      followup: [next],
    }),
  },
  {
    id: "fuzz.migrate",
    class: "migration",
    least: 0,
    texts: (fc) => fc.array(focusOperands(fc), { maxLength: 5 }),
    toCase: ({ texts: [focus = null, ...items] }) => ({ kind: "migrate", state: stateOf(focus, items) }),
  },
];

function before({ given, prelude }: Omit<Ingredients, "texts">): readonly string[] {
  return [...given, ...prelude];
}

function stateOf(focus: string | null, items: readonly string[]): object {
  return { facts: { "focus.primary": focus }, policies: { prohibit: items }, version: 1 };
}

/** Texts of states, some of them damaged; none with a number whose printed form is not of the contract (spec/focus, 9.3). */
function payloads(fc: FastCheck): Arbitrary<string> {
  const items = fc.array(focusOperands(fc), { maxLength: 4 });
  const texts = fc
    .tuple(fc.option(focusOperands(fc)), items)
    .map(([focus, listed]) => JSON.stringify(stateOf(focus, listed)));
  return fc.oneof(texts, mutated(fc, texts)).filter((text) => !/\d[.eE]/.test(text));
}
