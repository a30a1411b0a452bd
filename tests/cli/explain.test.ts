/** `explain`: how a turn is read, from a state. */
import { describe, expect, it } from "vitest";
import { call } from "./run.js";

const PROHIBITED = ["--initial-state-json", '{"premise":null,"policies":{"peanuts":"prohibit"},"version":2}'];

describe.concurrent("explain", () => {
  it("prints the directive, the rule, the outcome, the repairs and the decision", async () => {
    expect((await call(["explain", "use Peanuts", ...PROHIBITED])).stdout).toBe(
      `turn: use Peanuts
directive: use_item
- item: Peanuts
rule: use.prohibited
outcome: clarification item_prohibited
repairs:
- try: remove policy peanuts
- then: use Peanuts
decision:
error: "peanuts" is currently prohibited.
Remove or replace it before using it.
`,
    );
  });

  it("an update shows the state that it would lead to", async () => {
    const { stdout, code } = await call(["explain", "prohibit", "tea", ...PROHIBITED]);
    expect(stdout).toContain("outcome: transition prohibit_item\nrepairs: (none)\ndecision:\nupdated\n");
    expect(stdout).toContain("- prohibit peanuts\n- prohibit tea\n");
    expect(code).toBe(0);
  });

  it("a turn that is no directive is said to be for the model", async () => {
    expect((await call(["explain", ""])).stdout).toContain("turn: \ndirective: (none: the turn is for the model)\n");
    expect((await call(["explain", "--", "--help"])).stdout).toContain("turn: --help\n");
  });

  it("while a confirmation is awaited a directive is not read as one", async () => {
    const checkpoint =
      '{"checkpoint_version":1,"authoritative_state":{"premise":null,"policies":{},"version":2},"pending":{"kind":"replacement","prompt_to_user":"Sure?","replacement":{"kind":"use_only","new_item":"tea","old_item":null}}}';
    const { stdout } = await call(["explain", "use milk", "--initial-checkpoint-json", checkpoint]);
    expect(stdout).toContain("directive: (none: a confirmation is awaited)\nrule: pending.ask-again\n");
  });

  it("--json prints the explanation on one line", async () => {
    const { stdout } = await call(["--json", "explain", "use peanuts", ...PROHIBITED]);
    expect(stdout.indexOf("\n")).toBe(stdout.length - 1);
    expect(JSON.parse(stdout)).toMatchObject({
      output_version: 1,
      mode: "explain",
      command: "explain",
      input: "use peanuts",
      directive: { kind: "use_item", item: "peanuts" },
      rule: "use.prohibited",
      outcome: { kind: "clarification", clarification: { code: "item_prohibited", parameters: { item: "peanuts" } } },
      repairs: ["remove policy peanuts", "use peanuts"],
      decision: { kind: "clarify", state: null },
    });
  });
});
