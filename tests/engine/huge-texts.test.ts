/**
 * Texts near the limits of the platform: what it can hold is answered, and what it cannot is a RangeError that leaves the engine
 * as it was. The real ones run in a process of their own, since what goes wrong with them ends the process.
 */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { preprocessHeuristic, validatePreprocessorOutput } from "../../src/acquisition/index.js";
import { replaceAll } from "../../src/base/replace.js";
import { createEngine, type Engine } from "../../src/index.js";

/** Calls with a method of strings replaced. */
function withMethod<T>(name: "normalize" | "replace" | "slice", stub: (held: string) => void, act: () => T): T {
  const property = Object.getOwnPropertyDescriptor(String.prototype, name);
  ok(property !== undefined);
  function method(this: string, ...values: unknown[]): unknown {
    stub(String(this));
    return Reflect.apply(property?.value, this, values);
  }
  Object.defineProperty(String.prototype, name, { ...property, value: method });
  try {
    return act();
  } finally {
    Object.defineProperty(String.prototype, name, property);
  }
}

/** An engine with a state and a question. */
function asked(): Engine {
  const engine = createEngine({ state: { premise: "concise replies", policies: { tea: "use" }, version: 2 } });
  engine.step("use podman instead of docker");
  return engine;
}

const MANY = 1_100_000;

describe("what the platform can hold", () => {
  /** The longest text of which the platform replaces all matches at once: it lists them, and dies of a list that is too long. */
  const longest = (act: () => void): number => {
    const lengths = [0];
    withMethod("replace", (held) => void lengths.push(held.length), act);
    return lengths.reduce((most, length) => Math.max(most, length));
  };

  test("a long text is never replaced at once, in a turn, an import or an export", () => {
    for (const unit of ["\u2019", "\u0001", "\u00e9", "\t\u00e9", "dont-", "\ud800", '"']) {
      const text = unit.repeat(MANY / unit.length);
      const engine = createEngine();
      const most = longest(() => {
        engine.step(`set premise ${text}`);
        engine.step(`use ${text}`);
        createEngine().importCheckpointJson(engine.exportCheckpointJson());
      });
      ok(most < 1 << 20, `${JSON.stringify(unit)}: ${most} at once`);
    }
  });

  test("the heuristic reads a long run of digits or blanks of any width", () => {
    for (const text of [
      "\u0661".repeat(5_000_000),
      `${"1".repeat(5_000_000)}\u6f22`,
      `1.${"\u3000".repeat(5_000_000)}`,
    ])
      expect(preprocessHeuristic(text).outcome).toBe("no_directive");
  });

  test("a long output of a producer is never replaced at once", () => {
    for (const raw of [`{${'"'.repeat(MANY)}`, `{"output": "${"\\n".repeat(MANY / 2)}"}`]) {
      const most = longest(() => expect(validatePreprocessorOutput(raw, { sourceInput: raw }).output).toBeNull());
      ok(most < 1 << 20, `${raw.slice(0, 10)}: ${most} at once`);
    }
  });

  test("what is replaced match by match is what is replaced at once", () => {
    const units = ["\u2019 ", "\u0001\n\t", "\u00e9\ud83d\ude00\ud800", "\t \u3000\u00e9", "dont-Dont'", "x"];
    const patterns = [/[\u2019`]/g, /[^ -~]/g, /\s{2,}|(?! )\s/g, /(?<![\p{L}])dont(?![\p{L}])/gu, /[\p{Cs}\p{Cc}]/gu];
    for (const unit of units) {
      const text = `${unit.repeat(Math.ceil(MANY / unit.length))}'`;
      for (const pattern of patterns) {
        const doubled = (match: string): string => `<${match}>`;
        ok(replaceAll(text, pattern, doubled) === text.replace(pattern, doubled), `${JSON.stringify(unit)} ${pattern}`);
      }
    }
  });

  test("a foreign version is cut before it is escaped", () => {
    const version = "\u00e9".repeat(MANY);
    const act = (): void => createEngine().importJson(JSON.stringify({ premise: null, policies: {}, version }));
    const most = longest(() => expect(act).toThrow(`Unsupported state version: "${"\\u00e9".repeat(10)}\\u0`));
    ok(most < 1000);
    const keyed = { [version]: 1 };
    expect(() => createEngine({ state: { premise: null, policies: {}, version: keyed } })).toThrow(
      `Unsupported state version: {"${"\\u00e9".repeat(10)}\\u`,
    );
  });
});

describe("what it cannot hold", () => {
  /** Every way in which a text reaches the engine, or leaves it. */
  const CALLS: readonly ((engine: Engine) => unknown)[] = [
    (engine) => engine.step("maybe"),
    (engine) => engine.explain("maybe"),
    (engine) => engine.applyTranscript([{ role: "user", content: "maybe" }]),
    (engine) => engine.getPolicy("T\u00e9a"),
    (engine) => engine.importJson('{"premise":"x","policies":{"B":"use","T\u00e9a":"prohibit"},"version":2}'),
    (engine) =>
      engine.importCheckpoint({
        checkpoint_version: 1,
        authoritative_state: { premise: "x", policies: { "T\u00e9a": "prohibit" }, version: 2 },
      }),
    (engine) => engine.exportJson(),
    (engine) => engine.exportCheckpointJson(),
  ];

  test("a text that the platform cannot hold is a RangeError that leaves the engine as it was", () => {
    for (const name of ["normalize", "replace"] as const) {
      let thrown = 0;
      for (const call of CALLS) {
        // The first, the second, and so on of the places where the platform may say so.
        for (let place = 0; place < 12; place += 1) {
          const engine = asked();
          const before = engine.exportCheckpointJson();
          let left = place;
          const stub = (): void => {
            left -= 1;
            if (left === -1) throw new RangeError("Invalid string length");
          };
          const told = withMethod(name, stub, () => {
            try {
              call(engine);
              return null;
            } catch (error) {
              return error;
            }
          });
          if (told === null) break;
          ok(told instanceof RangeError, String(told));
          thrown += 1;
          strictEqual(engine.exportCheckpointJson(), before);
          deepStrictEqual(engine.step("yes").state?.policies, { podman: "use", tea: "use" });
        }
      }
      ok(thrown >= 8, `${name}: ${thrown}`);
    }
  });

  /** Runs a program on the built package; what it prints as JSON. A process that dies prints nothing. */
  function run(program: string): unknown {
    const script = `import { createEngine, ImportError } from "./dist/index.js";
      const engine = createEngine();
      const told = (act) => { try { return String(act()).length; } catch (error) { return error.name; } };
      ${program}`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      encoding: "utf8",
      cwd: new URL("../..", import.meta.url).pathname,
    });
    strictEqual(status, 0, stderr.slice(0, 500));
    return JSON.parse(stdout);
  }

  test("an export beyond the longest string is a RangeError, and the state stays", { timeout: 120_000 }, () => {
    const told = run(`
      engine.step("set premise " + "\\u0001".repeat(90e6));
      const exported = [told(() => engine.exportJson()), told(() => engine.exportCheckpointJson())];
      console.log(JSON.stringify([exported, engine.state.premise.length, engine.step("clear premise").kind]));`);
    deepStrictEqual(told, [["RangeError", "RangeError"], 90_000_000, "update"]);
  });

  test("a clarification beyond the longest string is a RangeError, and nothing is pending", {
    timeout: 120_000,
  }, () => {
    const told = run(`
      engine.step("use tea");
      const stepped = told(() => engine.step("set premise to " + "x".repeat(536870880 - "set premise to ".length)));
      console.log(JSON.stringify([stepped, engine.hasPendingClarification(), engine.exportJson()]));`);
    deepStrictEqual(told, ["RangeError", false, '{"policies":{"tea":"use"},"premise":null,"version":2}']);
  });

  test("a version of 68 million letters is refused as a short one is", { timeout: 120_000 }, () => {
    const told = run(`
      const payload = '{"premise":null,"policies":{},"version":"' + "\\u00e9".repeat(68e6) + '"}';
      console.log(JSON.stringify([told(() => engine.importJson(payload)), engine.exportJson()]));`);
    deepStrictEqual(told, ["ImportError", '{"policies":{},"premise":null,"version":2}']);
  });
});
