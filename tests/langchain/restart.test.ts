/** Agents that come and go over one store: rules, questions and answers outlive them, and none is lost or doubled between two. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MemorySaver } from "@langchain/langgraph";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { createHost } from "../../src/host/index.js";
import { fileStore } from "../../src/sessions/files/index.js";
import { createSessions } from "../../src/sessions/index.js";
import { KEY } from "../host/talk.js";
import { mailbox } from "./mailbox.js";
import { ActingModel } from "./stubs.js";
import { agentOf, say, turnsIn } from "./talk.js";

const WRITER = new URL("./writer.ts", import.meta.url).pathname;
const box = mailbox();
let folder = "";
let running: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "context-compiler-langchain-"));
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running = [];
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => box.remove());

type Turn = readonly [id: string, text: string];

async function started() {
  const child = fork(WRITER, [folder], { execArgv: ["--import", "tsx"] });
  running.push(child);
  await once(child, "message");
  return async (...turns: readonly Turn[]): Promise<{ answers: string[]; calls: number; sent: number }> => {
    const told = once(child, "message");
    child.send(turns);
    return (await told)[0];
  };
}

const store = () => fileStore(join(folder, "log"));

async function kept() {
  const session = await createSessions({ store: store() }).open(KEY);
  return { policies: (await session.view()).state.policies, verified: (await session.verify()).kind };
}

it("a conversation goes through prohibit, ask, restart, answer, undo and a banned call, each with a new agent", async () => {
  const checkpointer = new MemorySaver();
  const model = new ActingModel({ calls: "send_email" }, { says: "I cannot." });
  const next = (text: string) => {
    const host = createHost({ sessions: createSessions({ store: store() }), commands: true });
    return say(agentOf({ host, model, tools: [box.tool], checkpointer }), text);
  };
  const answers: string[] = [];
  for (const text of ["prohibit send_email", "use podman instead of docker", "yes", "prohibit ale", "undo"])
    answers.push(await next(text));
  expect(answers).toEqual([
    'Now prohibited: "send_email".',
    'Did you mean to use "podman" instead?',
    'Now in use: "podman".',
    'Now prohibited: "ale".',
    'Lifted: "ale".',
  ]);
  expect(model.calls).toEqual([]);
  expect(await next("Write to ada.")).toBe("I cannot.");
  expect([model.calls.length, box.sent()]).toEqual([2, 0]);
  expect(await kept()).toEqual({ policies: { send_email: "prohibit", podman: "use" }, verified: "verified" });
});

it("two processes at once lose nothing and double nothing", async () => {
  const [one, two] = await Promise.all([started(), started()]);
  const bans = (who: string): Turn[] => [1, 2, 3, 4].map((at) => [`${who}${at}`, `prohibit ${who}-${at}`]);
  // Both are sent the same message as well, as by a client that has asked twice.
  const shared: Turn = ["shared", "prohibit ale"];
  const [mine, yours] = await Promise.all([one(...bans("tea"), shared), two(shared, ...bans("rum"))]);
  const items = ["ale", ...bans("tea"), ...bans("rum")].map((each) => (each === "ale" ? each : each[1]?.slice(9)));
  expect(await kept()).toEqual({
    policies: Object.fromEntries(items.map((item) => [item, "prohibit"])),
    verified: "verified",
  });
  expect((await turnsIn(store())).sort()).toEqual([
    "rum1",
    "rum2",
    "rum3",
    "rum4",
    "shared",
    "tea1",
    "tea2",
    "tea3",
    "tea4",
  ]);
  for (const { answers, calls } of [mine, yours]) {
    expect(answers).toHaveLength(5);
    for (const answer of answers) expect(answer).toMatch(/^Now prohibited: "(?:ale|tea-\d|rum-\d)"\.$/);
    expect(calls).toBe(0);
  }
});

it("a ban in one process holds for the tool that another one's model calls", async () => {
  const [one, two] = await Promise.all([started(), started()]);
  expect((await two(["t1", "Write to ada."])).sent).toBe(1);
  expect((await one(["o1", "prohibit send_email"])).answers).toEqual(['Now prohibited: "send_email".']);
  expect(await two(["t2", "Write to ada."])).toEqual({ answers: ["Done."], calls: 4, sent: 0 });
});
