/** Sister rules, which stand in the place of helpers in what is written. */
import { expect, it } from "vitest";
import { loaded } from "./made.js";

it("the sister of a helper is none of a production of that name", async () => {
  const { isCanonical, parseDirective, printDirective } = await loaded(
    'directive = Pin\nPin = pin tool:name end\npin = "PIN " / "pin "\ncanonicalPin = "pin "\nname = $[a-z]+\nend = !.',
  );
  expect([isCanonical("pin helm"), isCanonical("PIN helm")]).toEqual([true, false]);
  expect(parseDirective("PIN helm")).toEqual({ kind: "pin", tool: "helm" });
  expect(printDirective({ kind: "pin", tool: "helm" })).toBe("pin helm");
});
