/** What a gate makes of views, inputs and tools that are not as they are meant to be: it refuses, or says that they are misused. */
import { describe, expect, it, test, vi } from "vitest";
import { createGate, isRefused, type View } from "../../src/gate/index.js";
import { createEngine, normalizeItem } from "../../src/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

const ruled = (policies: object, question?: object): View =>
  ({ state: { premise: null, policies, version: 2 }, question }) as View;

describe("items in an input", () => {
  const shop = createGate({ covers: { buy: { items: (list: unknown) => list as string[] } } });
  const bought: unknown[] = [];
  const tools = shop.guard({ buy: (list: unknown) => void bought.push(list) }, () => ruled({ peanuts: "prohibit" }));

  test.each<[string, unknown]>([
    ["a list with a hole", Object.assign(new Array(2), { 1: "eggs" })],
    ["a list of holes", new Array(1)],
    ["a list that says each of its items is a text", Object.assign([1], { every: () => true })],
    ["a list that shows no entries", Object.assign(["peanuts"], { entries: () => [].entries() })],
    ["a list that shows nothing to go through", Object.assign(["peanuts"], { [Symbol.iterator]: () => [].values() })],
    ["a list that cannot be read", new Proxy(["eggs"], { get: () => expect.unreachable() })],
    ["what is like a list", { 0: "peanuts", length: 1 }],
    ["a promise of a list", Promise.resolve(["eggs"])],
  ])("%s is refused in the place of the result", (_kind, list) => {
    expect(isRefused(tools.buy(list))).toBe(true);
    expect(bought).toEqual([]);
  });
});

describe("a tool by the name of what every object has", () => {
  const view = () => ruled({ constructor: "prohibit", tostring: "prohibit" });

  test.each(["constructor", "toString"])("is guarded: %s", (name) => {
    const ran: string[] = [];
    const tools = createGate().guard({ [name]: () => ran.push(name) }, view);
    expect(isRefused(tools[name]?.())).toBe(true);
    expect(ran).toEqual([]);
  });

  it("is guarded as a method of a tool", () => {
    const ran: string[] = [];
    const mail = { execute: () => ran.push("execute"), constructor: () => ran.push("constructor") };
    const tools = createGate().guard({ mail }, () => ruled({ mail: "prohibit" }));
    expect(isRefused(tools.mail.constructor())).toBe(true);
    expect(ran).toEqual([]);
  });

  it("leaves a class its own maker", () => {
    class Mail {
      readonly name = "mail";
      execute(): string {
        return "sent";
      }
    }
    const [mail] = createGate().guard([new Mail()], () => ruled({ mail: "prohibit" }));
    expect(mail?.constructor).toBe(Mail);
  });
});

describe("a view that is none", () => {
  const gate = createGate({ covers: { docker: { when: "only_if_used" } } });

  it("is an engine, whose open question it would lose", () => {
    const engine = createEngine();
    // @ts-expect-error the types say so, too
    const view: View = engine;
    expect(() => gate.allows(view, "docker")).toThrow(/Give viewOf\(engine\)/);
  });

  it("has a policy that is neither use nor prohibit", () => {
    expect(() => gate.allows(ruled({ docker: "PROHIBIT" }), "search")).toThrow(/"docker" in a view is neither/);
  });

  it("has a question that is about nothing that can be told: it is about everything", () => {
    const about = (replacement: object) => ruled({ docker: "use" }, { kind: "replacement", replacement });
    for (const replacement of [{}, { new_item: null, old_item: null }, { new_item: 1, old_item: "x" }])
      expect(gate.allows(about(replacement), "docker")).toMatchObject({ allowed: false, code: "asked" });
    expect(gate.allows(about({ new_item: "x", old_item: null }), "docker").allowed).toBe(true);
  });
});

describe("policies that change", () => {
  const gate = createGate();

  it("are read anew, also where their object is frozen and gives them by a getter", () => {
    let policy = "prohibit";
    const getting = ruled(
      Object.freeze({
        get ale() {
          return policy;
        },
      }),
    );
    const changing: Record<string, string> = { ale: "prohibit" };
    expect([gate.allows(getting, "ale").allowed, gate.allows(ruled(changing), "ale").allowed]).toEqual([false, false]);
    policy = "use";
    changing.ale = "use";
    expect([gate.allows(getting, "ale").allowed, gate.allows(ruled(changing), "ale").allowed]).toEqual([true, true]);
  });

  it("are read once where they are frozen, however many names are asked about; a question is of its view", async () => {
    const costOf = (count: number) => {
      const items = Array.from({ length: count }, (_, at) => [`item ${at}`, "prohibit"]);
      const policies = Object.freeze(Object.fromEntries(items));
      const allowed = (): number =>
        Array.from({ length: 20_000 }, (_, at) => gate.allows(ruled(policies), `item_${at}`)).filter(
          (answer) => answer.allowed,
        ).length;
      return () => cpuTime(() => expect(allowed()).toBe(20_000 - count));
    };
    await expectGrowth(5, costOf(100), costOf(2_000));
    const needing = createGate({ covers: { ale: { when: "only_if_used" } } });
    const used = Object.freeze({ ale: "use" });
    const question = { replacement: { new_item: "gin", old_item: "ale" } };
    expect([needing.allows(ruled(used), "ale").allowed, needing.allows(ruled(used, question), "ale").allowed]).toEqual([
      true,
      false,
    ]);
  });
});

it("a name is put into its normal form once for an answer", () => {
  const gate = createGate({ covers: { mail: { also: ["e-mail"] } } });
  const name = "\ufdfa_\ufdfa";
  const normalize = vi.spyOn(String.prototype, "normalize");
  const formsOf = (work: () => unknown): number => {
    normalize.mockClear();
    work();
    return normalize.mock.calls.length;
  };
  try {
    const once = formsOf(() => normalizeItem(name));
    expect(once).toBeGreaterThan(0);
    expect(formsOf(() => gate.allows(ruled({ ale: "prohibit" }), name, {}))).toBe(once);
    expect(formsOf(() => gate.filter(ruled({ ale: "prohibit" }), [name]))).toBe(once);
  } finally {
    normalize.mockRestore();
  }
});
