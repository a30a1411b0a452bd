/** What a gate says to hosts and models beyond the examples of the spec: reasons, listings of things, and misuse. */
import { describe, expect, expectTypeOf, it, test } from "vitest";
import { createGate, isRefused, type View, viewOf } from "../../src/gate/index.js";
import { createEngine, type State } from "../../src/index.js";

const gate = createGate({ covers: { send_email: { also: ["email"] }, admin: { when: "only_if_used" } } });

function after(...turns: string[]): View {
  const engine = createEngine();
  for (const turn of turns) engine.step(turn);
  return viewOf(engine);
}

it("a refusal says the user's own words where the view has them", () => {
  const words = (item: string) => (item === "email please" ? "Prohibit email, please" : null);
  expect(gate.allows({ ...after("prohibit email please"), words }, "send_email").reason).toBe(
    '"send_email" is refused: the user said "Prohibit email, please". It stays so until the user lifts the rule.',
  );
  expect(gate.allows(after("prohibit email please"), "send_email").reason).toBe(
    '"send_email" is refused: the rule is "prohibit email please". It stays so until the user lifts the rule.',
  );
});

it("a refusal is the same for the same view", () => {
  const view = after("prohibit search", "prohibit email.", "prohibit the email tool");
  expect(gate.allows(view, "send_email")).toEqual(gate.allows(structuredClone(view), "send_email"));
  const turned = { ...view, state: { ...view.state, policies: reversed(view.state) } };
  expect(gate.allows(turned, "send_email")).toEqual(gate.allows(view, "send_email"));
});

function reversed({ policies }: State): State["policies"] {
  return Object.fromEntries(Object.entries(policies).reverse());
}

it("a name or a rule of any length and any characters makes a reason of one line", () => {
  const words = () => `never\n\u2028\u0007${"\u{1f600}".repeat(500)}`;
  const { reason } = gate.allows({ ...after("prohibit email"), words }, "send_email");
  expect(reason).toMatch(/^[^\p{Cc}\u2028]{1,400}$/u);
  expect(encodeURIComponent(reason ?? "")).not.toBe("");
});

it("a reason that is cut divides no character", () => {
  for (const before of ["", "x"]) {
    const words = () => before + "\u{1f600}".repeat(500);
    const { reason } = gate.allows({ ...after("prohibit email"), words }, "send_email");
    expect(reason).toMatch(/\u{1f600}…"/u);
  }
});

it("a call that is refused for what it is about says both", () => {
  const shop = createGate({ covers: { buy: { items: (input: { product: string }) => [input.product] } } });
  const view = after("prohibit peanuts.");
  expect(shop.allows(view, "buy", { product: "Peanuts" }).reason).toMatch(
    /^"buy" is refused for "Peanuts": the rule is "prohibit peanuts."/,
  );
  expect(shop.allows(view, "buy", { product: "tea" }).allowed).toBe(true);
  for (const input of [undefined, null, {}, { product: 1 }]) {
    expect(shop.allows(view, "buy", input)).toMatchObject({ allowed: false, code: "unreadable_input" });
  }
});

it("things of any kind are listed by their names, in their order, and keep their types", () => {
  const view = after("prohibit the email tool");
  const things = [
    { name: "search", size: 1 },
    { name: "send_email", size: 2 },
    { name: "admin", size: 3 },
  ];
  const shown = gate.filter(view, things);
  expectTypeOf(shown).toEqualTypeOf<{ name: string; size: number }[]>();
  expect(shown).toEqual([{ name: "search", size: 1 }]);
  const record = gate.filter(view, { send_email: 1, search: 2 });
  expectTypeOf(record).toEqualTypeOf<{ send_email?: number; search?: number }>();
  expect(record).toEqual({ search: 2 });
});

it("the names and aliases are known, each once", () => {
  expect(gate.known).toEqual(["send_email", "email", "admin"]);
});

it("a refusal that was stored is seen to be one, and nothing else is", () => {
  const refusal = gate.allows(after("prohibit email"), "send_email");
  expect(isRefused(JSON.parse(JSON.stringify(refusal)))).toBe(true);
  expect([null, "x", [], {}, { allowed: false }, gate.allows(after(), "send_email")].some(isRefused)).toBe(false);
});

describe("misuse is a TypeError that says so", () => {
  test.each<[string, unknown, RegExp]>([
    ["a misspelled option", { unlised: "refuse" }, /createGate takes/],
    ["a misspelled need", { covers: { a1: { when: "if_used" } } }, /The cover of "a1"/],
    ["an alias that is no list", { covers: { a1: { also: "x" } } }, /The cover of "a1"/],
    ["two names that read alike", { covers: { a_b: {}, "a-b": {} } }, /"a_b" and "a-b" in `covers` read alike/],
    [
      "an alias of two names",
      { covers: { mail: { also: ["e-mail"] }, post: { also: ["e_mail"] } } },
      /the alias "e-mail" of "mail" and the alias "e_mail" of "post" in `covers` read alike/,
    ],
    [
      "an alias that is another name",
      { covers: { email: {}, mail: { also: ["Email"] } } },
      /"email" and the alias "Email" of "mail" in `covers` read alike/,
    ],
    ["a name that no rule can name", { covers: { the: {} } }, /No rule can name "the"/],
    ["covers that are a list", { covers: ["x"] }, /an object with a field/],
  ])("%s", (_name, options, message) => {
    const create: (options: never) => unknown = createGate;
    expect(() => Reflect.apply(create, null, [options])).toThrow(message);
  });

  it("a view that is a promise refuses to answer, and so nothing runs", () => {
    const ran: string[] = [];
    const tools = gate.guard(
      { search: () => ran.push("search") },
      () => Reflect.apply(async () => after(), null, []) as never,
    );
    expect(() => tools.search()).toThrow(/has no state/);
    expect(ran).toEqual([]);
  });
});
