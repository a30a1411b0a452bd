/** The gate against its naive oracle, over states that turns lead to, and over calls of every kind. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { createGate, type View, viewOf } from "../../src/gate/index.js";
import { createEngine } from "../../src/index.js";
import { type GateCall, type GateSetting, gateAnswer } from "../gate/examples.js";
import { answer } from "../oracle/gate.js";
import { junk, oneOf, weighted } from "../support/arbitraries.js";

fc.configureGlobal({ seed: 14, numRuns: 1000 });
const MANY = { numRuns: 10_000 };

const NAMES = [
  "send_email",
  "send-email",
  "search",
  "crawl",
  "delete_all",
  "web_search_tool",
  "tool",
  "please",
  "d.c.",
  "yahoo!",
  "email",
  "web",
];
const ODD = [
  "mac and cheese",
  "__proto__",
  "constructor",
  "1,000 words",
  "___",
  "rock'n'roll",
  "a",
  "the tool",
  "e.g.",
];
const name = weighted([6, oneOf(...NAMES)], [2, oneOf(...ODD)], [1, junk]);

/** What people put around a name; each leaves it covered by a ban. */
const DRESSINGS: readonly ((text: string) => string)[] = [
  ...[".", "!", ",", "...", " ?", "\u2026", "\u3002"].map((mark) => (text: string) => text + mark),
  ...["please", "pls", "thanks", "thank you very much", "Many thanks"].map(
    (word) => (text: string) => `${text} ${word}`,
  ),
  ...["please", "Plz,"].map((word) => (text: string) => `${word} ${text}`),
  ...["tool", "Tool", "tools"].map((word) => (text: string) => `the ${text} ${word}`),
  ...["the tool", "Tools:"].map((word) => (text: string) => `${word} ${text}`),
  ...["\u3001", "\uff61"].map((mark) => (text: string) => text + mark),
  ...[" and crawl", ", search or x", "; x", " & x", " and/or x", " as well as x"].map(
    (rest) => (text: string) => text + rest,
  ),
  ...["x and ", "x, ", "x, y; or ", "both x and "].map((before) => (text: string) => before + text),
  (text) => text.replaceAll("_", "-"),
  (text) => text.toUpperCase(),
];
const QUOTES = [
  '""',
  "''",
  "``",
  "**",
  "\u201c\u201d",
  "\u00ab\u00bb",
  "\u2039\u203a",
  "\u300c\u300d",
  "\u201a\u2018",
].map((pair) => (text: string) => pair.charAt(0) + text + pair.charAt(1));
const some = fc.array(fc.constantFrom(...DRESSINGS), { maxLength: 2 });
/** Quotes stand around the name or around all of it: no part of a list is a list of its own. */
const quote = fc.array(fc.constantFrom(...QUOTES), { maxLength: 1 });
const dressing = fc.oneof(fc.tuple(quote, some), fc.tuple(some, quote)).map((parts) => parts.flat());
const dressed = fc.tuple(name, dressing).map(([text, around]) => around.reduce((inner, dress) => dress(inner), text));

const directive = weighted(
  [5, dressed.map((item) => `prohibit ${item}`)],
  [4, dressed.map((item) => `use ${item}`)],
  [1, fc.tuple(dressed, dressed).map(([next, old]) => `use ${next} instead of ${old}`)],
  [1, fc.constant("set premise use send_email, whatever else is said")],
);
const view = fc.array(directive, { maxLength: 6 }).map((turns) => {
  const engine = createEngine();
  for (const turn of turns) engine.step(turn);
  return viewOf(engine);
});

/** Each with aliases of its own: one alias for two names is refused. */
const ALIASES = new Map([
  ["send_email", ["email", "e-mail", "Mail!", "Send-Email"]],
  ["search", ["web", "find", "the Web"]],
  ["crawl", ["x", "please"]],
  ["d.c.", ["e.g."]],
  ["__proto__", ["constructor"]],
]);
const coverOf = (aliases: readonly string[]): fc.Arbitrary<GateSetting["covers"][string]> =>
  fc.record(
    {
      also: fc.array(fc.constantFrom(...aliases), { maxLength: 2 }),
      when: fc.constantFrom("unless_prohibited", "only_if_used"),
    },
    { requiredKeys: [] },
  );
const covers = fc
  .tuple(...[...ALIASES].map(([own, aliases]) => fc.option(coverOf(aliases).map((cover) => [own, cover] as const))))
  .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)));
const options: fc.Arbitrary<Pick<GateSetting, "covers" | "unlisted">> = fc.record({
  covers,
  unlisted: fc.constantFrom("allow", "refuse"),
});
const names = fc.array(name, { maxLength: 4 });
const call: fc.Arbitrary<GateCall> = fc.oneof(
  { weight: 4, arbitrary: name.map((each) => ({ fn: "allows", name: each }) as const) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(oneOf("send_email", "search"), fc.option(fc.array(dressed, { maxLength: 2 })))
      .map(([each, about]) => ({ fn: "allows", name: each, about }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom("filter", "select", "eligible"), names)
      .map(([fn, each]) => ({ fn, names: each }) as const),
  },
  { weight: 1, arbitrary: fc.constant({ fn: "unmatched" } as const) },
);

/** A view whose question is null where there is none. */
function caseOf({ state, question }: View, gate: Pick<GateSetting, "covers" | "unlisted">): GateSetting {
  return { ...gate, state, question: question === null || question === undefined ? null : { ...question } };
}

test("10,000 states and calls are answered as the oracle answers them", () => {
  fc.assert(
    fc.property(view, options, fc.array(call, { minLength: 1, maxLength: 2 }), (seen, gate, calls) => {
      const asked = caseOf(seen, gate);
      for (const each of calls) deepStrictEqual(gateAnswer(asked, each), answer(asked, each));
    }),
    MANY,
  );
});

test("of 10,000 guarded calls none runs that is prohibited, and none is refused that is not", () => {
  let refusals = 0;
  fc.assert(
    fc.property(view, fc.constantFrom(...NAMES), (seen, tool) => {
      const ran: string[] = [];
      const tools = createGate().guard({ [tool]: () => void ran.push(tool) }, () => seen);
      tools[tool]?.();
      const expected = answer(caseOf(seen, { covers: {}, unlisted: "allow" }), { fn: "allows", name: tool });
      const isAllowed = typeof expected === "object" && expected !== null && "allowed" in expected && expected.allowed;
      deepStrictEqual(ran, isAllowed ? [tool] : []);
      if (!isAllowed) refusals += 1;
    }),
    MANY,
  );
  ok(refusals > 500 && refusals < 9000, `${refusals} refusals`);
});

const plain = oneOf("send_email", "search", "crawl", "delete_all");
const gate = createGate({ covers: { send_email: { when: "only_if_used" }, search: { when: "only_if_used" } } });
const ruled = (policies: { readonly [item: string]: "use" | "prohibit" }, premise: string | null = null): View => ({
  state: { premise, policies, version: 2 },
});

test("a ban that is dressed covers what the plain ban covers", () => {
  fc.assert(
    fc.property(plain, dressing, (item, around) => {
      const engine = createEngine();
      engine.step(`prohibit ${around.reduce((inner, dress) => dress(inner), item)}`);
      strictEqual(gate.allows(viewOf(engine), item).allowed, false);
    }),
  );
});

test("a permission that is dressed opens nothing", () => {
  fc.assert(
    fc.property(view, oneOf("send_email", "search"), ({ state }, tool) => {
      strictEqual(
        gate.allows({ state }, tool).policy === "use",
        state.policies[tool] === "use" && answersNoBan(state, tool),
      );
    }),
  );
});

function answersNoBan(state: View["state"], tool: string): boolean {
  return gate.allows(ruled({ ...state.policies, [tool]: "use" }), tool).policy !== "prohibit";
}

test("no rule that is added opens what a ban closed", () => {
  fc.assert(
    fc.property(view, plain, dressed, (seen, tool, item) => {
      if (gate.allows(seen, tool).policy !== "prohibit") return;
      const policies = { ...seen.state.policies };
      if (!Object.hasOwn(policies, item)) Object.assign(policies, { [item]: "use" });
      strictEqual(gate.allows(ruled(policies), tool).policy, "prohibit");
    }),
  );
});

test("no premise changes an answer", () => {
  fc.assert(
    fc.property(view, options, call, fc.option(fc.string()), (seen, made, each, premise) => {
      const asked = caseOf(seen, made);
      deepStrictEqual(gateAnswer({ ...asked, state: { ...asked.state, premise } }, each), gateAnswer(asked, each));
    }),
  );
});
