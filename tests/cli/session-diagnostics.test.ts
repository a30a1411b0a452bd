/** What Tab offers after a warning, without a terminal. */
import { describe, expect, it } from "vitest";
import { complete } from "../../src/cli/session/completion.js";
import { answerAndDiagnose, wayToFix } from "../../src/cli/session/diagnostics.js";
import { createEngine } from "../../src/index.js";

/** The texts that Tab offers one after the other once the last of these turns is answered. */
function offered(...turns: readonly string[]): readonly string[] {
  const engine = createEngine();
  for (const turn of turns.slice(0, -1)) engine.step(turn);
  const answered = answerAndDiagnose(engine, turns.at(-1) ?? "", (_engine, turn) => turn);
  const way = answered === null ? [] : wayToFix(answered, engine);
  const texts = way.map((text) => complete("", engine, text)[0]);
  for (const text of way) expect(engine.step(text).kind).toBe("update");
  return texts.flat();
}

describe("the way to what was meant", () => {
  it("takes the turn back, then steps the fix", () => {
    expect(offered("prohibit tea.")).toEqual(["remove policy tea.", "prohibit tea"]);
    expect(offered("use tea", "use tea and milk")).toEqual(["remove policy tea and milk", "use tea", "use milk"]);
    expect(offered("use npm", 'use "pnpm" instead of npm')).toEqual([
      'remove policy "pnpm"',
      "use npm",
      "use pnpm instead of npm",
    ]);
  });

  it("is the fix alone where the turn has done nothing", () => {
    expect(offered("Use milk")).toEqual(["use milk"]);
    expect(offered("use tea instead of coffee", "yup")).toEqual(["yes"]);
  });

  it("leaves the other things of a list as they were", () => {
    expect(offered("prohibit nuts and eggs", "use eggs")).toEqual([
      "remove policy eggs",
      "remove policy nuts and eggs",
      "prohibit nuts",
      "use eggs",
    ]);
  });

  it("is none where there is no fix", () => {
    expect(offered("use it")).toEqual([]);
  });
});
