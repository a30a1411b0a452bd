/** What is asked about the same rules many times is given the same object, which never changes: it is read once. */
import { expect, it } from "vitest";
import { openConversation } from "../../src/conversation/index.js";
import { createGate, type View } from "../../src/gate/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { scripted } from "../conversation/models.js";

const KEY = { tenant: "ada", conversation: "c" };

it("a session shows the same state as long as the rules are the same, and another one then", async () => {
  const session = await createSessions({ store: memoryStore(), record: "texts" }).open(KEY);
  await session.step({ turn: "1", text: "prohibit peanuts" });
  const { state } = await session.view();
  await session.append({ kind: "test.note", turn: "2", data: {}, after: (await session.view()).head });
  expect((await session.view()).state).toBe(state);
  expect([Object.isFrozen(state), Object.isFrozen(state.policies)]).toEqual([true, true]);
  await session.step({ turn: "3", text: "prohibit milk" });
  expect((await session.view()).state.policies).toEqual({ peanuts: "prohibit", milk: "prohibit" });
  expect(state.policies).toEqual({ peanuts: "prohibit" });
});

it("a host shows the same state of a conversation, and what another one has set elsewhere", async () => {
  const sessions = createSessions({ store: memoryStore(), record: "texts" });
  const host = createHost({ sessions });
  const session = await sessions.open(KEY);
  await session.step({ turn: "1", text: "prohibit peanuts" });
  const { state } = await host.view(KEY);
  expect((await host.view(KEY)).state).toBe(state);
  await session.step({ turn: "2", text: "prohibit milk" });
  expect((await host.view(KEY)).state.policies).toEqual({ peanuts: "prohibit", milk: "prohibit" });
  expect((await host.view({ ...KEY, tenant: "eve" })).state.policies).toEqual({});
  expect((await host.view({ ...KEY, conversation: "d" })).state.policies).toEqual({});
});

it("the calls of a reply are asked about by the same rules", async () => {
  const asked = new Set<object>();
  const gate = createGate();
  const allows = (view: View, ...call: [name: string, ...call: unknown[]]) => {
    asked.add(view.state.policies);
    return gate.allows(view, ...call);
  };
  const calls = Array.from({ length: 20 }, (_, n) => ["a", { n }] as const);
  const { model } = scripted(["Noted.", { calls }, "Done."]);
  const tools = { a: { inputSchema: { type: "object" }, execute: () => 1 } };
  const conversation = await openConversation({
    ...{ model, tools },
    gate: { ...gate, filter: gate.filter.bind(gate), known: gate.known, allows } as never,
  });
  await conversation.talk("prohibit peanuts");
  await conversation.talk("Go.");
  expect(asked.size).toBe(1);
});
