/** Processes that end amid a question, and several at once: nothing is lost, and nothing is done twice. */
import { describe, expect, it } from "vitest";
import { memoryStore, type Store } from "../../src/sessions/index.js";
import { answer, ERAS, over, raw, said, serving, sessionsOf, TENANT, talking, YES } from "./stage.js";

const ACCEPTED = answer({ action: "accept", content: { answer: "yes" } });

async function rules(store: Store): Promise<unknown> {
  const session = await sessionsOf(store).open({ tenant: TENANT, conversation: "default" });
  expect(await session.verify()).toMatchObject({ kind: "verified" });
  return (await session.view()).state.policies;
}

it("an answer of the newer era is taken by the next process, and once", async () => {
  const store = memoryStore();
  const given = { text: "use podman instead of docker" };
  const first = await serving(store);
  const { state: requestState = "" } = await raw(await talking(first, "newer"), "apply", given);
  await first.close();
  for (let process = 0; process < 2; process += 1) {
    const client = await talking(await serving(store), "newer");
    const { text } = await raw(client, "apply", given, { requestState, inputResponses: ACCEPTED });
    expect(text).toBe('Now in use: "podman".');
  }
  expect(await rules(store)).toEqual({ podman: "use" });
  expect(await said(await talking(await serving(store), "newer"), "undo")).toBe('Lifted: "podman".');
});

describe("where the process ended between the directive and the answer to it", () => {
  const given = { text: "use podman instead of docker" };

  /** The store, the client of a process that is going on, and the user's yes, which was cut off. */
  async function cutOff() {
    const inner = memoryStore();
    // The origin of the log and the directive are written, and the yes is not.
    let left = 2;
    const store = over(inner, {
      append(key, expected, entry) {
        left -= 1;
        if (left < 0) throw new Error("The process is gone.");
        return inner.append(key, expected, entry);
      },
    });
    const errors: unknown[] = [];
    const client = await talking(await serving(store, { onError: (error) => errors.push(error) }), "newer");
    const { state: requestState = "" } = await raw(client, "apply", given);
    const yes = { requestState, inputResponses: ACCEPTED };
    const cut = await raw(client, "apply", given, yes);
    expect([cut.outcome, cut.text]).toEqual(["unknown", expect.stringContaining("look at the rules")]);
    expect(cut.text).not.toContain("gone");
    expect(errors).toEqual([new Error("The process is gone.")]);
    expect(await rules(inner)).toEqual({});
    return { store: inner, client: await talking(await serving(inner), "newer"), yes };
  }

  it("the answer is taken when it is sent again", async () => {
    const { store, client, yes } = await cutOff();
    expect((await raw(client, "apply", given, yes)).text).toBe('Now in use: "podman".');
    expect(await rules(store)).toEqual({ podman: "use" });
  });

  it.each(["use vim instead of emacs", given.text])("the answer is none to %j, which was asked since", async (text) => {
    const { store, client, yes } = await cutOff();
    const elsewhere = await sessionsOf(store).open({ tenant: TENANT, conversation: "default" });
    await elsewhere.step({ turn: "m1", text: "no" });
    await elsewhere.step({ turn: "m2", text: "prohibit vi" });
    await elsewhere.step({ turn: "m3", text });
    expect((await raw(client, "apply", given, yes)).outcome).toBe("conflict");
    expect(await rules(store)).toEqual({ vi: "prohibit" });
  });
});

it("a question of the older era that its process has taken along is asked again", async () => {
  const store = memoryStore();
  const first = await serving(store);
  const closing = await talking(first, "older", () => {
    first.close();
    return YES("");
  });
  await expect(said(closing, "apply", { text: "prohibit ale" })).rejects.toThrow();
  expect(await rules(store)).toEqual({});
  expect(await said(await talking(await serving(store), "older"), "apply", { text: "prohibit ale" })).toBe(
    'Now prohibited: "ale".',
  );
});

describe.each(ERAS)("processes at once, with clients of the %s era", (era) => {
  it("lose nothing and do nothing twice", async () => {
    const store = memoryStore();
    const clients = await Promise.all(Array.from({ length: 4 }, async () => talking(await serving(store), era)));
    const items = Array.from({ length: 12 }, (_, index) => `item ${index}`);
    await Promise.all(
      items.map(async (item, index) => {
        const client = clients[index % clients.length];
        // A yes that comes too late is asked for again, as the tool says.
        for (let told = "Call the tool again."; client !== undefined && told.includes("Call the tool again"); )
          told = await said(client, "apply", { text: `prohibit ${item}` });
      }),
    );
    expect(await rules(store)).toEqual(Object.fromEntries(items.map((item) => [item, "prohibit"])));
    const session = await sessionsOf(store).open({ tenant: TENANT, conversation: "default" });
    const turns = (await session.history()).filter(({ record }) => record.kind === "turn");
    expect(turns).toHaveLength(items.length);
  });
});

it("of two answers to one question at once, one is taken", async () => {
  const store = memoryStore();
  const [one, two] = [await talking(await serving(store), "newer"), await talking(await serving(store), "newer")];
  const given = { text: "prohibit ale" };
  const { state: requestState = "" } = await raw(one, "apply", given);
  const no = answer({ action: "decline" });
  const answers = await Promise.all([
    raw(one, "apply", given, { requestState, inputResponses: ACCEPTED }),
    raw(two, "apply", given, { requestState, inputResponses: no }),
  ]);
  const outcomes = answers.map(({ outcome }) => outcome);
  expect([
    ["changed", "conflict"],
    ["conflict", "unchanged"],
  ]).toContainEqual(outcomes);
  expect(await rules(store)).toEqual(outcomes[0] === "changed" ? { ale: "prohibit" } : {});
});

it("a log that cannot be read is told in words, and left as it is", async () => {
  const inner = memoryStore();
  await said(await talking(await serving(inner), "newer"), "apply", { text: "prohibit ale" });
  const store = over(inner, {
    read: async (key, range) => (await inner.read(key, range)).map((entry) => ({ ...entry, body: "{}" })),
    append: () => {
      throw new Error("nothing is to be written");
    },
  });
  const client = await talking(await serving(store), "newer");
  for (const [tool, given] of [
    ["state", {}],
    ["preview", { text: "use tea" }],
    ["apply", { text: "use tea" }],
    ["undo", {}],
  ] as const)
    expect(await said(client, tool, given)).toContain("The rules of this conversation cannot be read.");
  expect(await said(client, "why", { item: "ale" })).toContain("cannot be read");
});
