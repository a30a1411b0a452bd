/** A server that is killed in the middle of a question or of a call of the model, and another one in its place. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UIMessage } from "ai";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fileStore } from "../../src/sessions/files/index.js";
import { createSessions } from "../../src/sessions/index.js";
import { KEY } from "../host/talk.js";
import { received, shownIn, user } from "./talk.js";

const SERVER = new URL("./server.ts", import.meta.url).pathname;
let folder = "";
let running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "context-compiler-restart-"));
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

async function started(behavior: "hangs" | "answers" = "answers") {
  const child = fork(SERVER, [folder, behavior], { execArgv: ["--import", "tsx"] });
  running.push(child);
  const [{ port }] = await once(child, "message");
  return {
    send: (messages: readonly UIMessage[]) =>
      fetch(`http://127.0.0.1:${port}`, { method: "POST", body: JSON.stringify(messages) }),
    called: once(child, "message"),
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function kept() {
  const session = await createSessions({ store: fileStore(folder) }).open(KEY);
  const turns = (await session.history()).flatMap(({ turn, record }) => (record.kind === "turn" ? [turn] : []));
  return { turns, state: (await session.view()).state, verified: await session.verify() };
}

it("a question survives, its answer holds, and each turn is in the log once", async () => {
  const messages = [user("m1", "use podman instead of docker")];
  const first = await started();
  const asked = await received(await first.send(messages), "a1");
  await first.kill();
  const second = await started();
  // The client did not get the answer, and asks again.
  expect(await received(await second.send(messages), "a1")).toEqual(asked);
  const answered = [...messages, asked, user("m2", "yes")];
  expect(shownIn(await received(await second.send(answered), "a2"))).toBe('Now in use: "podman".');
  await second.kill();
  const third = await started();
  expect(shownIn(await received(await third.send(answered), "a2"))).toBe('Now in use: "podman".');
  expect(await kept()).toMatchObject({
    turns: ["m1", "m2"],
    state: { policies: { podman: "use" } },
    verified: { kind: "verified" },
  });
});

it("a turn whose call of the model was killed is sent again, and is in the log once", async () => {
  const messages = [user("m1", "hello")];
  const first = await started("hangs");
  const lost = first.send(messages).then(
    () => "answered",
    () => "lost",
  );
  await first.called;
  await first.kill();
  expect(await lost).toBe("lost");
  const second = await started();
  expect(shownIn(await received(await second.send(messages), "a1"))).toBe("Hello.");
  expect((await kept()).turns).toEqual(["m1"]);
});
