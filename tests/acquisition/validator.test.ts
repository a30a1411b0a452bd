/** What the validator does that no example of the spec shows; the examples are run beside this. */
import { describe, expect, it } from "vitest";
import { parsePreprocessorOutput, validatePreprocessorOutput } from "../../src/acquisition/index.js";
import { readContract } from "../../src/acquisition/reading/contract-object.js";
import { passesSourceGate } from "../../src/acquisition/reading/source-gate.js";

it("keys are in the order of the spec, in an object of its own", () => {
  expect(Object.keys(validatePreprocessorOutput("use tea"))).toEqual(["classification", "output"]);
  expect(validatePreprocessorOutput("soup")).not.toBe(validatePreprocessorOutput("soup"));
});

const directive = { classification: "directive", output: "use tea" };

class Answer {
  readonly classification = "directive";
  readonly output = "use tea";
}

describe("a value that is not a plain object of the contract is unknown", () => {
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

it("a contract object has exactly the two keys", () => {
  expect(readContract({ classification: "directive", output: 5 })).toEqual({ classification: "directive", output: 5 });
  expect(readContract({ classification: "directive", outputs: 5 })).toBeNull();
  expect(readContract({ classification: 5, output: 5 })).toBeNull();
});

it("the source gate refuses a chain by itself", () => {
  expect(passesSourceGate("use tea, mild", "use tea, mild")).toBe(true);
  expect(passesSourceGate("use tea, use milk", "use tea, use milk")).toBe(false);
});

it.each([7, true, {}, ["use tea"]])("a source that is not a text, such as %j, is not looked at", (sourceInput) => {
  const options = JSON.parse(JSON.stringify({ sourceInput }));
  expect(validatePreprocessorOutput("use tea", options)).toEqual({ classification: "directive", output: "use tea" });
});

it.each(["hello there", null, { source_input: "hello there" }, ["hello there"], 7])(
  "options that are none, such as %j, let nothing pass",
  (given) => {
    const options = JSON.parse(JSON.stringify(given));
    expect(validatePreprocessorOutput("prohibit tea", options)).toEqual({ classification: "unknown", output: null });
    expect(parsePreprocessorOutput("prohibit tea", options)).toBeNull();
  },
);
