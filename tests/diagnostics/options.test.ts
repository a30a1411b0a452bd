/** Options of the diagnostics that are none: a misspelled one would warn of nothing. */
import { expect, it } from "vitest";
import { createDiagnostician, diagnose } from "../../src/diagnostics/index.js";
import { initial } from "../../src/index.js";

it("an option that there is not is a TypeError that names it", () => {
  const misspelled = { known: undefined, knwon: ["send_email"] };
  expect(() => diagnose(initial(), "prohibit tea", misspelled)).toThrow('not "knwon"');
  expect(() => createDiagnostician(initial(), misspelled)).toThrow(TypeError);
});
