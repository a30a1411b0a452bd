/** The README opens with a conversation as the command replays it. */
import { expect, it } from "vitest";
import { run } from "../cli/run.js";
import { read } from "./markdown.js";

it("the README's conversation is what a replay of its turns prints", async () => {
  const [, shown = ""] = /^```text\n(.*?)^```$/ms.exec(read("README.md")) ?? [];
  const turns = Array.from(shown.matchAll(/^\d {2}(.*)$/gm), ([, content]) => ({ role: "user", content }));
  const { stdout } = await run(["replay", "-"], JSON.stringify(turns));
  expect(stdout.slice(0, stdout.indexOf("\nFinal state"))).toBe(shown);
});
