/** What Tab offers after a warning, without a terminal. */
import { describe, expect, it } from "vitest";
import { complete } from "../../src/cli/session/completion.js";
import { wayToFix } from "../../src/cli/session/diagnostics.js";
import { engineTalk } from "../../src/cli/session/talk.js";
import { createEngine } from "../../src/index.js";

/** The texts that Tab offers one after the other once the last of these turns is answered. */
async function offered(...turns: readonly string[]): Promise<readonly string[]> {
  const engine = createEngine();
  for (const turn of turns.slice(0, -1)) engine.step(turn);
  const answered = await engineTalk(engine, (_engine, turn) => turn, true).answer(turns.at(-1) ?? "");
  const way = answered === null ? [] : wayToFix(answered, engine);
  const texts = way.map((text) => complete("", engine, text)[0]);
  for (const text of way) expect(engine.step(text).kind).toBe("update");
  return texts.flat();
}

describe("the way to what was meant", () => {
  it("takes the turn back, then steps the fix", async () => {
    expect(await offered("prohibit tea.")).toEqual(["remove policy tea.", "prohibit tea"]);
    expect(await offered("use tea", "use tea and milk")).toEqual(["remove policy tea and milk", "use tea", "use milk"]);
    expect(await offered("use npm", 'use "pnpm" instead of npm')).toEqual([
      'remove policy "pnpm"',
      "use npm",
      "use pnpm instead of npm",
    ]);
  });

  it("is the fix alone where the turn has done nothing", async () => {
    expect(await offered("Use milk")).toEqual(["use milk"]);
    expect(await offered("use tea instead of coffee", "yup")).toEqual(["yes"]);
  });

  it("leaves the other things of a list as they were", async () => {
    expect(await offered("prohibit nuts and eggs", "use eggs")).toEqual([
      "remove policy eggs",
      "remove policy nuts and eggs",
      "prohibit nuts",
      "use eggs",
    ]);
  });

  it("is none where there is no fix", async () => {
    expect(await offered("use it")).toEqual([]);
  });
});
