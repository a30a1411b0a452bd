/** Macros: directives of an own language that stand for directives of this one, taken all or none. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advanceAll,
  compileTranscript,
  createEngine,
  type Engine,
  initial,
  preview,
  type State,
  step,
} from "../../src/index.js";
import { type Expansion, withMacros } from "../../src/macros/index.js";
import { directive, turn } from "../support/arbitraries.js";
import { cpuTime, expectGrowth } from "../support/growth.js";

/** `all: a; b` stands for the texts between the semicolons. `ask: words` is corrected with those words. */
interface Row {
  readonly kind: "all" | "ask";
  readonly rest: string;
}

const parse = (text: string): Row | null => {
  const [, kind, rest = ""] = /^(all|ask): (.*)$/s.exec(text) ?? [];
  return kind === "all" || kind === "ask" ? { kind, rest } : null;
};
const expand = ({ kind, rest }: Row): Expansion => (kind === "ask" ? { prompt_to_user: rest } : rest.split("; "));
const MILK = '"milk" is currently prohibited.\nRemove or replace it before using it.';
const engineWith = (...turns: readonly string[]) => {
  const engine = withMacros(createEngine(), { parse, expand });
  for (const turn of turns) engine.step(turn);
  return engine;
};

it("is what parse answers; what is neither a directive nor null is misuse, and changes nothing", () => {
  for (const [wrong, named] of [
    [undefined, "of type undefined"],
    [false, "of type boolean"],
  ]) {
    const engine = withMacros(createEngine(), { parse: () => wrong as never, expand });
    expect(() => engine.step("use tea")).toThrow(new TypeError(`parse must answer a directive or null, not ${named}.`));
    expect(engine.state.policies).toEqual({});
  }
});

describe("a macro", () => {
  it("is one update, with the state after all of its directives", () => {
    expect(engineWith().step("all: use tea; prohibit milk")).toEqual({
      kind: "update",
      prompt_to_user: null,
      state: { premise: null, policies: { milk: "prohibit", tea: "use" }, version: 2 },
    });
  });

  it("changes nothing where one of its directives clarifies, and asks what that one asks", () => {
    const engine = engineWith("prohibit milk");
    expect(engine.step("all: use tea; use milk").prompt_to_user).toBe(MILK);
    expect(engine.exportCheckpoint()).toEqual(engineWith("prohibit milk").exportCheckpoint());
  });

  it("names the directives that lead to what was meant", () => {
    const explanation = engineWith("prohibit milk").explain("all: use tea; use milk; prohibit sugar");
    const repaired = ["use tea", "remove policy milk", "use milk", "prohibit sugar"];
    expect(explanation.repairs).toEqual(repaired);
    expect(engineWith("prohibit milk", ...repaired).state.policies).toEqual({
      milk: "use",
      sugar: "prohibit",
      tea: "use",
    });
  });

  it("names what leads out of each directive that is refused", () => {
    const engine = engineWith("prohibit milk", "use sugar");
    const { repairs } = engine.explain("all: use milk; prohibit sugar");
    expect(repairs).toEqual(["remove policy milk", "use milk", "remove policy sugar", "prohibit sugar"]);
    for (const text of repairs) engine.step(text);
    expect(engine.explain("all: use milk; prohibit sugar").decision.kind).toBe("update");
  });

  it("names none where nothing leads to one of them", () => {
    expect(engineWith("prohibit milk").explain("all: use milk; use ").repairs).toEqual([]);
  });

  it.each([
    [["use tea", "use podman instead of docker"], { tea: "use", podman: "use" }],
    [["use podman instead of docker", "prohibit docker"], { podman: "use", docker: "prohibit" }],
  ])(
    "leaves no question of %j behind, and what it says to do instead leads to what was meant",
    (directives, policies) => {
      const engine = engineWith();
      const prompt = engine.step(`all: ${directives.join("; ")}`).prompt_to_user ?? "";
      expect(engine.exportCheckpoint()).toEqual(createEngine().exportCheckpoint());
      const advice =
        /\nNothing has changed yet\. Enter one after the other, and answer what each asks: (.*)\.$/.exec(prompt)?.[1] ??
        "";
      for (const [, text = ""] of advice.matchAll(/"(.*?)"/g))
        if (engine.step(text).kind === "clarify") engine.step("yes");
      expect(engine.state.policies).toEqual(policies);
    },
  );

  it("that stands for one directive asks as that one does, and waits for the answer", () => {
    const engine = engineWith("all: use podman instead of docker");
    expect(engine.hasPendingClarification()).toBe(true);
    expect(engine.explain("all: use tea").macro).toBeNull();
    expect(engine.step("all: use tea").kind).toBe("clarify");
    expect(engine.step("yes").kind).toBe("update");
    expect(engine.getPolicy("podman")).toBe("use");
  });

  it("is previewed and explained as it is stepped, wherever the engine has come to", () => {
    const taken = directive.filter((text) => !text.includes("; ") && createEngine().step(text).kind !== "passthrough");
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 5 }), fc.array(taken, { minLength: 1, maxLength: 3 }), (turns, parts) => {
        const [engine, text] = [engineWith(...turns), `all: ${parts.join("; ")}`];
        const [explained, previewed] = [engine.explain(text).decision, preview(engine, text).decision];
        const stepped = engine.step(text);
        expect(explained).toEqual(stepped);
        expect(previewed).toEqual(stepped);
      }),
      { numRuns: 500 },
    );
  });

  it("is previewed and explained with its question where it stands for one directive", () => {
    const [engine, text] = [engineWith(), "all: use podman instead of docker"];
    const told = [engine.explain(text).decision, preview(engine, text).decision];
    const asked = engine.step(text);
    expect(told).toEqual([asked, asked]);
  });

  it("is corrected in the words of its own language", () => {
    const engine = engineWith();
    expect(engine.step("ask: Which diet?")).toEqual({ kind: "clarify", state: null, prompt_to_user: "Which diet?" });
    expect(engine.explain("ask: Which diet?")).toMatchObject({ macro: { kind: "ask" }, directives: [], repairs: [] });
  });

  it("is explained with what each of its directives comes to, and changes nothing", () => {
    const engine = engineWith();
    const explanation = engine.explain("all: use tea; prohibit milk");
    if (explanation.macro === null) throw new Error("It is a macro.");
    expect(explanation.directives).toEqual(["use tea", "prohibit milk"]);
    expect(explanation.outcomes.map(({ rule }) => rule)).toEqual(["use.adopts", "prohibit.prohibits"]);
    expect(engine.state.policies).toEqual({});
  });

  it("is previewed as one, and stepped in the envelope of the controller", () => {
    const engine = engineWith("use tea");
    const { diff, would_mutate } = preview(engine, "all: remove policy tea; use coffee");
    expect([diff.changed, would_mutate]).toEqual([true, true]);
    expect(engine.state.policies).toEqual({ tea: "use" });
    expect(step(engine, "all: remove policy tea; use coffee").state.policies).toEqual({ coffee: "use" });
  });

  it("stands in a transcript as any turn", () => {
    const messages = ["all: use tea; prohibit milk", "all: use cocoa; use milk", "use water"].map((content) => ({
      role: "user",
      content,
    }));
    const engine = engineWith();
    expect(engine.applyTranscript(messages)).toEqual({
      kind: "confirm",
      prompt_to_user: MILK,
    });
    expect(engine.state.policies).toEqual({ milk: "prohibit", tea: "use" });
  });

  it("sees the state before it", () => {
    const engine = withMacros(createEngine(), {
      parse: (text) => (text === "flip" ? { kind: "flip" } : null),
      expand: (_flip, state) => [state.premise === null ? "set premise up" : "change premise to down"],
    });
    expect([engine.step("flip"), engine.step("flip")].map(({ state }) => state?.premise)).toEqual(["up", "down"]);
  });
});

describe("what is no macro", () => {
  it("is stepped as by the engine alone", () => {
    const turns = fc.array(turn, { maxLength: 8 });
    fc.assert(
      fc.property(turns, (texts) => {
        const [wrapped, plain] = [engineWith(), createEngine()];
        for (const text of texts) {
          expect(wrapped.explain(text)).toEqual({ ...plain.explain(text), macro: null });
          expect(wrapped.step(text)).toEqual(plain.step(text));
        }
        expect(wrapped.exportCheckpointJson()).toBe(plain.exportCheckpointJson());
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it("shares its engine: what one does the other sees", () => {
    const engine = createEngine();
    const wrapped = withMacros(engine, { parse, expand });
    engine.step("use tea");
    wrapped.step("all: prohibit milk; use water");
    expect(wrapped.exportJson()).toBe(engine.exportJson());
    wrapped.importJson('{"policies":{},"premise":"new","version":2}');
    expect(engine.state.premise).toBe("new");
    const kept = createEngine();
    kept.step("use tea");
    wrapped.importCheckpointJson(kept.exportCheckpointJson());
    expect(engine.state).toEqual(kept.state);
    kept.step("prohibit milk");
    wrapped.importCheckpoint(kept.exportCheckpoint());
    expect(engine.state).toEqual(kept.state);
  });
});

describe("misuse of a macro", () => {
  it.each([
    ["a text that is no directive", "all: use tea; hello", '"hello" is none. Mend its expansion.'],
    ["a question without words", "ask: ", "prompt_to_user of an expansion is a string that is not empty"],
  ])("%s is refused, and nothing changes", (_what, text, message) => {
    const engine = engineWith();
    expect(() => engine.step(text)).toThrow(message);
    expect(engine.state.policies).toEqual({});
  });

  it.each([[[]], [[1]], ["use tea"], [null], [undefined]])("an expansion that is %j is refused", (wrong) => {
    const wrongly = JSON.parse(JSON.stringify({ wrong })).wrong;
    const engine = withMacros(createEngine(), { parse, expand: () => wrongly });
    expect(() => engine.step("all: x")).toThrow("expand answers the texts of one or more directives");
  });

  it.each(["parse", "expand"] as const)(
    "a step or an import in %s is refused, and the macro is not applied",
    (where) => {
      const acts = [
        (engine: Engine) => void engine.step("use milk"),
        (engine: Engine) => void engine.step("remove policy milk"),
        (engine: Engine) => void engine.step("use podman instead of docker"),
        (engine: Engine) => engine.importCheckpoint(engine.exportCheckpoint()),
      ];
      for (const act of acts) {
        const engine = createEngine();
        const acting = <T>(name: string, value: T): T => {
          if (where === name) act(engine);
          return value;
        };
        const wrapped = withMacros(engine, {
          parse: (text) => acting("parse", parse(text)),
          expand: (row) => acting("expand", expand(row)),
        });
        expect(() => wrapped.step("all: use tea")).toThrow("they must not step the engine, nor import into it");
        engine.importCheckpoint(createEngine().exportCheckpoint());
        expect(() => wrapped.explain("all: use cocoa")).toThrow("they must not step the engine, nor import into it");
        expect([engine.getPolicy("tea"), engine.getPolicy("cocoa")]).toEqual([null, null]);
      }
    },
  );

  it("a look at the engine in expand is none", () => {
    const engine = createEngine();
    const wrapped = withMacros(engine, {
      parse,
      expand: (row) => {
        engine.explain("use milk");
        preview(engine, "use milk");
        engine.step("hello");
        return expand(row);
      },
    });
    expect(wrapped.step("all: use tea").kind).toBe("update");
  });

  it("a turn that is no string is refused before it is parsed", () => {
    const wrong: string = JSON.parse("1");
    expect(() => engineWith().step(wrong)).toThrow("A turn must be a string, not of type number.");
  });
});

describe("advanceAll", () => {
  const texts = fc.array(directive, { minLength: 1, maxLength: 5 });

  it("is the state of a replay where all are updates, and else the snapshot that it was given", () => {
    let [taken, refused] = [0, 0];
    const check = (turns: readonly string[]): void => {
      const before = initial();
      const { snapshot, decision, outcomes } = advanceAll(before, turns);
      if (decision.kind === "update") {
        taken += 1;
        const replayed = compileTranscript(turns.map((content) => ({ role: "user", content })));
        expect(replayed).toEqual({ kind: "state", state: snapshot.toState() });
        expect(outcomes).toHaveLength(turns.length);
      } else if (turns.length > 1) {
        refused += 1;
        expect(snapshot).toBe(before);
        const last = outcomes.at(-1);
        expect(last?.kind === "clarification" && last.pending !== null).toBe(false);
      }
    };
    fc.assert(fc.property(texts, check), { numRuns: 2000, seed: 3 });
    expect(Math.min(taken, refused)).toBeGreaterThan(100);
  });

  it("takes one text as a turn, question and all", () => {
    const { snapshot, decision } = advanceAll(initial(), ["use podman instead of docker"]);
    expect(decision.kind).toBe("clarify");
    expect(snapshot.pending).toMatchObject({ kind: "replacement", replacement: { kind: "use_only" } });
  });

  it("refuses no text at all", () => {
    expect(() => advanceAll(initial(), [])).toThrow("advanceAll takes a list of one text at least.");
  });
});

it("costs no more with many policies: the state is made where somebody reads it", async () => {
  const costOf = (policies: number) => () => {
    const engine = engineWith();
    for (let at = 0; at < policies; at += 1) engine.step(`prohibit item ${at}`);
    return cpuTime(() => {
      for (let at = 0; at < 2000; at += 1) engine.step("all: use tea; use milk");
    });
  };
  costOf(100)();
  await expectGrowth(6, costOf(100), costOf(4000));
});

it("expands by the state before it, which is its own to read at any time", () => {
  const seen: State[] = [];
  const seeing = (row: Row, state: State) => {
    seen.push(state);
    return expand(row);
  };
  const engine = withMacros(createEngine(), { parse, expand: seeing });
  engine.step("use tea");
  engine.step("all: use milk");
  engine.step("set premise be brief");
  expect(structuredClone(seen)).toEqual([{ premise: null, policies: { tea: "use" }, version: 2 }]);
});

it("of a language around another's engine steps directives, also those that the other takes for macros", () => {
  const inner = withMacros(createEngine(), {
    parse: (text) => (text === "use tea" ? { text } : null),
    expand: () => ["prohibit milk"],
  });
  // As a caller in plain JavaScript would: an engine with macros explains more than an engine does.
  const outer = withMacros(inner as unknown as Engine, { parse, expand });
  const { decision } = outer.explain("all: use tea");
  expect(outer.step("all: use tea")).toEqual(decision);
  expect(outer.state.policies).toEqual({ tea: "use" });
});
