/** No word of the phrasings is dead, as far as that can be decided. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadGrammar, refuseShadowedWords } from "../../src/toolkit/index.js";

it("no alternative without repetitions is hidden by those before it", { timeout: 60_000 }, () => {
  const phrasings = readFileSync("grammar/phrasings.peggy", "utf8");
  expect(() => refuseShadowedWords(loadGrammar(phrasings))).not.toThrow();
  const hiding = phrasings.replace('"dutch"', '"dut" / "dutch"');
  expect(() => refuseShadowedWords(loadGrammar(hiding))).toThrow("can never match");
});
