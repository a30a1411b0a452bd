/** The heuristic gives the contract's result for every row of its tables (sections 3.2, 8.1 and 8.2). */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parsePreprocessorOutput, preprocessHeuristic } from "../../src/acquisition/index.js";
import { FINAL_RULES } from "../../src/acquisition/outcome.js";
import { REJECTIONS } from "../../src/acquisition/rejections.js";
import { readRows, shown } from "./rows.js";

const ROWS = readRows(
  "heuristic",
  z.object({
    section: z.string(),
    message: z.string(),
    outcome: z.enum(["directive", "no_directive", "unknown"]),
    directive: z.string().nullable(),
    rule_id: z.string(),
  }),
);

describe("a message is classified", () => {
  for (const { section, message, ...expected } of ROWS) {
    it(`${section}: ${shown(message)} by ${expected.rule_id}`, () => {
      expect(preprocessHeuristic(message)).toEqual(expected);
      expect(preprocessHeuristic(message)).toEqual(expected);
      expect(parsePreprocessorOutput(expected.directive)).toBe(expected.directive);
    });
  }

  it("by each of the fifteen rules", () => {
    const rules = [...REJECTIONS.map(([rule]) => rule), ...Object.values(FINAL_RULES)];
    expect(rules).toHaveLength(15);
    expect(rules.filter((rule) => !ROWS.some(({ rule_id }) => rule_id === rule))).toEqual([]);
  });

  it("with keys in the contract's order, in an object of its own", () => {
    expect(Object.keys(preprocessHeuristic("use tea"))).toEqual(["outcome", "directive", "rule_id"]);
    expect(preprocessHeuristic("soup")).not.toBe(preprocessHeuristic("soup"));
  });
});

describe("a rejection word for word", () => {
  it.each([
    ["prohibit peanuts and use almonds", "reject.multi_segment_or_mixed_prose"],
    ["set premise concise; reset policies", "reject.multi_instruction"],
    ['"set premise concise replies" is invalid syntax, right?', "reject.question_form"],
    ['for example, you could "remove policy docker".', "reject.meta_or_reporting"],
    ['he said "use docker".', "reject.meta_or_reporting"],
    ["allow docker", "reject.near_miss_alias"],
    ["set policy peanuts prohibit", "reject.near_miss_alias"],
    ["stop using peanuts", "reject.near_miss_alias"],
    ["use instead of docker", "reject.near_miss_alias"],
    ["use podman instead of", "reject.near_miss_alias"],
    ["use podman not docker", "reject.near_miss_alias"],
    ["wipe policies", "reject.near_miss_alias"],
    ["remove policies docker", "reject.admin_near_miss_alias"],
  ])("of %s is by %s", (message, rule_id) => {
    expect(preprocessHeuristic(message)).toEqual({ outcome: "unknown", directive: null, rule_id });
  });
});

describe("a reporting beginning", () => {
  it.each([
    "example: x",
    "for example",
    "the command is",
    "the command is: x",
    "i said",
    "he said.",
    "she said",
    "they said",
  ])("%s rejects", (message) => expect(preprocessHeuristic(message).rule_id).toBe("reject.meta_or_reporting"));

  it.each(["for examples", "the command issue", "example x", "he saidx", "we said", "i say"])(
    "%s is none",
    (message) => {
      expect(preprocessHeuristic(message).rule_id).toBe("reject.confident_non_directive");
    },
  );
});

describe("notes without both brackets", () => {
  it.each(["notes: milk", "notes: [milk", "notes: milk]"])("%s are no quotation", (message) => {
    expect(preprocessHeuristic(message).rule_id).toBe("reject.confident_non_directive");
  });
});
