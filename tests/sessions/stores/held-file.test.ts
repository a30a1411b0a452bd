/** A purge that comes between the entry of an append and its head: both are another process's business, and nothing is lost. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { fileStore } from "../../../src/sessions/files/index.js";
import { createSessions } from "../../../src/sessions/index.js";

/** Where it is there, a rename waits for it: an append has written its entry then, and its head is still to be moved. */
const held = vi.hoisted(() => ({ reached: () => {}, until: null as Promise<void> | null }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const rename: typeof real.rename = async (from, to) => {
    const { until } = held;
    held.until = null;
    if (until !== null) held.reached();
    await until;
    return real.rename(from, to);
  };
  return { ...real, rename };
});

const folder = mkdtempSync(join(tmpdir(), "context-compiler-held-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("a purge beside an append that is under way leaves what that has written", async () => {
  const key = { tenant: "t", conversation: "c" };
  const opened = () => createSessions({ store: fileStore(folder) }).open(key);
  const [one, other] = [await opened(), await opened()];
  for (const [turn, text] of [
    ["t1", "use ink"],
    ["t2", "use jam"],
  ] as const)
    await one.step({ turn, text });
  await other.view();
  let go = () => {};
  held.until = new Promise((resolve) => {
    go = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    held.reached = resolve;
  });
  const appended = one.step({ turn: "t3", text: "use kit" });
  await reached;
  await fileStore(folder).purge(key, 2);
  go();
  expect((await appended).kind).toBe("stepped");
  const entries = await fileStore(folder).read(key, {});
  expect(entries.map(({ turn }) => turn)).toEqual(["t1", "t2", "t3"]);
});
