/** Two processes on one conversation: one of two is told of a conflict, and nothing is lost. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openConversation } from "../../src/conversation/index.js";
import { fileStore } from "../../src/sessions/files/index.js";
import { createSessions } from "../../src/sessions/index.js";
import { scripted } from "./models.js";
import { faultsOf } from "./well-formed.js";

interface Told {
  readonly id: string;
  readonly kind: string;
  readonly last?: true;
}

/** A process, which talks when it is told to, and what it tells. */
function talker(folder: string, name: string, turns: number) {
  const child = spawn(process.execPath, [
    "--import",
    "tsx",
    "tests/conversation/writer.ts",
    folder,
    name,
    String(turns),
  ]);
  let [out, err] = ["", ""];
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk;
  });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk;
      if (out.startsWith("ready\n")) resolve();
    });
  });
  const told = new Promise<readonly Told[]>((resolve, reject) => {
    child.on("close", (code) => {
      if (code !== 0) reject(new Error(`${code}: ${err}`));
      else
        resolve(
          out
            .split("\n")
            .slice(1, -1)
            .map((line): Told => JSON.parse(line)),
        );
    });
  });
  return { ready: Promise.race([ready, told]), told, go: () => child.stdin.write("go\n") };
}

/** Two processes that begin at once. */
async function talking(folder: string, turns: number): Promise<readonly Told[]> {
  const both = ["one", "two"].map((name) => talker(folder, name, turns));
  await Promise.all(both.map(({ ready }) => ready));
  for (const { go } of both) go();
  return (await Promise.all(both.map(({ told }) => told))).flat();
}

test("both say all that they have to say, and the log holds each turn once, whole", async () => {
  const folder = mkdtempSync(join(tmpdir(), "conversation-"));
  try {
    const told = await talking(folder, 12);
    const session = await createSessions({ store: fileStore(folder), record: "texts" }).open({
      tenant: "acme",
      conversation: "c",
    });
    const conversation = await openConversation({ model: scripted([]).model, session });
    const { prompt } = await conversation.request();
    expect(faultsOf(prompt)).toEqual([]);
    expect(await session.verify()).toMatchObject({ kind: "verified" });
    const said = prompt.flatMap((message) => (message.role === "user" ? message.content : []));
    const texts = said.map((part) => (part.type === "text" ? part.text.replace(" speaks.", "") : "")).sort();
    const last = told.filter((each) => each.last);
    expect(texts).toEqual(last.map(({ id }) => id).sort());
    // A turn is answered, be it together with another's, or cut short by one.
    expect(last.filter(({ kind }) => kind !== "answer" && kind !== "interrupted")).toEqual([]);
    // They were in one another's way.
    expect(told.some(({ kind }) => kind === "conflict")).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
