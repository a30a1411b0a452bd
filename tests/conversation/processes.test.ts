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

/** What a process tells, and how it ends. */
function talking(folder: string, name: string, turns: number): Promise<readonly Told[]> {
  const child = spawn(process.execPath, [
    "--import",
    "tsx",
    "tests/conversation/writer.ts",
    folder,
    name,
    String(turns),
  ]);
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    err += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("close", (code) => {
      if (code !== 0) reject(new Error(`${code}: ${err}`));
      else
        resolve(
          out
            .split("\n")
            .filter(Boolean)
            .map((line): Told => JSON.parse(line)),
        );
    });
  });
}

test("both say all that they have to say, and the log holds each turn once, whole", async () => {
  const folder = mkdtempSync(join(tmpdir(), "conversation-"));
  try {
    const told = await Promise.all([talking(folder, "one", 12), talking(folder, "two", 12)]);
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
    expect(texts).toEqual(
      told
        .flat()
        .filter(({ last }) => last)
        .map(({ id }) => id)
        .sort(),
    );
    expect(
      new Set(
        told
          .flat()
          .filter(({ last }) => last)
          .map(({ kind }) => kind),
      ),
    ).toEqual(new Set(["answer"]));
    // They were in one another's way.
    expect(told.flat().some(({ kind }) => kind === "conflict")).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
