/** The validator gives the contract's result for every row of its tables (sections 1, 4, 8.1 and 8.2). */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readContract } from "../../src/acquisition/contract-object.js";
import {
  parsePreprocessorOutput,
  preprocessHeuristic,
  validatePreprocessorOutput,
} from "../../src/acquisition/index.js";
import { passesSourceGate } from "../../src/acquisition/source-gate.js";
import { readRows, shown } from "./rows.js";

const classification = z.enum(["directive", "no_directive", "unknown"]);
const ROWS = readRows(
  "validator",
  z.object({
    section: z.string(),
    raw_output: z.unknown(),
    source_input: z.string().nullable().optional(),
    classification,
    output: z.string().nullable(),
  }),
);

describe("an output is validated", () => {
  for (const { section, raw_output, source_input, ...expected } of ROWS) {
    const source = source_input === undefined ? "" : ` for ${shown(source_input)}`;
    it(`${section}: ${shown(raw_output)}${source} is ${expected.classification}`, () => {
      expect(validatePreprocessorOutput(raw_output, { sourceInput: source_input })).toEqual(expected);
      expect(validatePreprocessorOutput(raw_output, { sourceInput: source_input })).toEqual(expected);
      expect(parsePreprocessorOutput(raw_output, { sourceInput: source_input })).toBe(expected.output);
    });
  }

  it("with keys in the contract's order, in an object of its own", () => {
    expect(Object.keys(validatePreprocessorOutput("use tea"))).toEqual(["classification", "output"]);
    expect(validatePreprocessorOutput("soup")).not.toBe(validatePreprocessorOutput("soup"));
  });
});

describe("heuristic and source gate are two filters (section 4.5, Q18)", () => {
  const rows = readRows(
    "both",
    z.object({
      message: z.string(),
      rule_id: z.string(),
      directive: z.string().nullable(),
      raw_output: z.string(),
      classification,
    }),
  );
  for (const { message, rule_id, directive, raw_output, classification } of rows) {
    it(`${shown(message)}: ${rule_id}, ${classification}`, () => {
      expect(preprocessHeuristic(message)).toMatchObject({ rule_id, directive });
      expect(validatePreprocessorOutput(raw_output, { sourceInput: message }).classification).toBe(classification);
    });
  }
});

const directive = { classification: "directive", output: "use tea" };

class Answer {
  readonly classification = "directive";
  readonly output = "use tea";
}

describe("a value that is no plain object of the contract is unknown", () => {
  const unreadable = { classification: "directive" };
  Object.defineProperty(unreadable, "output", {
    enumerable: true,
    get() {
      throw new Error("no");
    },
  });
  const revocable = Proxy.revocable({}, {});
  revocable.revoke();
  it.each([
    ["undefined", undefined],
    ["a boolean", true],
    ["a symbol", Symbol("use tea")],
    ["a function", () => "use tea"],
    ["bytes", new TextEncoder().encode("use tea")],
    ["a Map", new Map(Object.entries(directive))],
    ["an instance of a class", new Answer()],
    ["a string object", new String("use tea")],
    ["an undefined output", { classification: "no_directive", output: undefined }],
    ["inherited fields", Object.create(directive)],
    ["an output that throws", unreadable],
    ["a revoked proxy", revocable.proxy],
    ["an array of one", [directive]],
  ])("%s", (_what, value) => {
    expect(validatePreprocessorOutput(value)).toEqual({ classification: "unknown", output: null });
  });

  it("and one without a prototype is plain", () => {
    const plain: unknown = Object.assign(Object.create(null), directive);
    expect(validatePreprocessorOutput(plain)).toEqual(directive);
  });
});

describe("a contract object", () => {
  it.each(["use kafka; use redis", "use kafka AND\u3000use redis", "clear state, then clear premise"])(
    "that chains directives, %j, is unknown",
    (text) => {
      expect(parsePreprocessorOutput({ classification: "directive", output: text })).toBeNull();
    },
  );

  it("has exactly the two keys", () => {
    expect(readContract({ classification: "directive", output: 5 })).toEqual({
      classification: "directive",
      output: 5,
    });
    expect(readContract({ classification: "directive", outputs: 5 })).toBeNull();
    expect(readContract({ classification: 5, output: 5 })).toBeNull();
  });
});

describe("the source gate", () => {
  it.each(["set premise To be brief", "use tea Instead Of"])(
    "refuses %j, which is canonical in its own case alone",
    (text) => {
      expect(parsePreprocessorOutput(text)).toBe(text);
      expect(parsePreprocessorOutput(text, { sourceInput: text })).toBeNull();
    },
  );

  it("refuses a chain by itself", () => {
    expect(passesSourceGate("use tea, mild", "use tea, mild")).toBe(true);
    expect(passesSourceGate("use tea, use milk", "use tea, use milk")).toBe(false);
  });
});

describe("JSON text beyond JSON (T15)", () => {
  const withFirst = (first: string): string => `{"classification":"directive","output":${first},"output":"use tea"}`;

  it.each(["NaN", "Infinity", "-Infinity", "[NaN, -Infinity]", '"a NaN \\" Infinity"'])("%s is a value", (first) => {
    expect(parsePreprocessorOutput(withFirst(first))).toBe("use tea");
  });

  it.each(["-NaN", "1NaN", "NaN1", "1Infinity", "+Infinity", "nan", "NaNNaN", "--Infinity", '\\"NaN'])(
    "%s is none",
    (first) => {
      expect(parsePreprocessorOutput(withFirst(first))).toBeNull();
    },
  );

  it("is left as it is inside a string", () => {
    expect(parsePreprocessorOutput('{"classification":"directive","output":"use NaN \\"Infinity\\""}')).toBe(
      'use NaN "Infinity"',
    );
  });
});
