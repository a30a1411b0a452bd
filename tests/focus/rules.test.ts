/** Every rule of the older language's spec is pinned: by an example that fails without it, or by a test that its page names. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { readSpec } from "../../tools/spec/markdown.js";
import { without } from "../oracle/rules.js";
import { EXAMPLES, ORACLE_KINDS, oracleAnswer } from "./examples.js";

/** The rules of what the oracle does not do; their examples are answered by the engine alone. */
const NOT_IN_THE_ORACLE = /^(migrate|terminal)\./;

const rules = readSpec("spec/focus");

function failsWithout(id: string): string[] {
  const own = EXAMPLES.filter(({ case: asked }) => asked.id.startsWith(`${id}--`) && ORACLE_KINDS.includes(asked.kind));
  const failing = own.filter(({ case: asked, expected }) => {
    return !isDeepStrictEqual(oracleAnswer(asked, without(id)), expected);
  });
  return failing.map(({ case: asked }) => asked.id);
}

describe("a rule is pinned", () => {
  it.each(rules.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
    const titles = rule.fences.filter(({ word }) => word === "property");
    for (const { name, lines } of titles) {
      for (const title of lines) expect(readFileSync(name, "utf8")).toContain(`"${title}"`);
    }
    if (titles.length > 0 || NOT_IN_THE_ORACLE.test(id)) return;
    expect(failsWithout(id)).not.toEqual([]);
  });

  it("and no two have one id", () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
