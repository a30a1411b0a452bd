/** Every change is the user's: what is asked, what an answer does, and who cannot be asked. */
import { describe, expect, it } from "vitest";
import { createHost } from "../../src/host/index.js";
import { memoryStore } from "../../src/sessions/index.js";
import { CANCEL, DECLINE, ERAS, NO, said, serving, sessionsOf, TENANT, talking, type User, YES } from "./stage.js";

const RULES = "The user has set these rules. They hold until the user changes them.";
const NONE = "The user has set no premise and no policies.";

/** A user who says yes, and what they were shown. */
function reader(answer: User = YES): { user: User; shown: string[] } {
  const shown: string[] = [];
  const user: User = (message) => {
    shown.push(message);
    return answer(message);
  };
  return { shown, user };
}

/** The entries of the log of a conversation. */
async function logged(store: ReturnType<typeof memoryStore>, conversation = "default") {
  const session = await sessionsOf(store).open({ tenant: TENANT, conversation });
  return (await session.history()).map(({ record }) => record.kind);
}

describe.each(ERAS)("a client of the %s era", (era) => {
  it("is told each tool, what it takes, and how a directive is written", async () => {
    const { tools } = await (await talking(await serving(), era)).listTools();
    const required = tools.map(({ name, inputSchema }) => [name, inputSchema.required]);
    expect(required).toEqual([
      ["state", []],
      ["preview", ["text"]],
      ["why", ["item"]],
      ["apply", ["text"]],
      ["undo", []],
    ]);
    const forms = ["set premise <value>", "change premise to <value>", "use <item>", "prohibit <item>"];
    for (const name of ["preview", "apply"])
      for (const form of [...forms, "remove policy <item>", "clear premise", "clear state"])
        expect(tools.find((each) => each.name === name)?.description).toContain(`\n- ${form}: `);
  });

  it("asks its user by a form with one field, a yes or a no", async () => {
    const forms: unknown[] = [];
    const user: User = (message, form) => {
      forms.push(form);
      return YES(message);
    };
    await said(await talking(await serving(), era, user), "apply", { text: "prohibit peanuts" });
    const answer = { type: "string", title: "Your answer", enum: ["yes", "no"] };
    expect(forms).toEqual([{ type: "object", properties: { answer }, required: ["answer"] }]);
  });

  it("asks its user about a directive, with what it would change", async () => {
    const { user, shown } = reader();
    const client = await talking(await serving(), era, user);
    expect(await said(client, "apply", { text: "prohibit peanuts" })).toBe('Now prohibited: "peanuts".');
    expect(await said(client, "state")).toBe(`${RULES}\n- Do not use: peanuts`);
    expect(shown).toEqual([
      'In the conversation "default" the assistant wants to say for you: prohibit peanuts\nWith a yes:\n+ prohibit peanuts',
    ]);
  });

  it("asks its user the engine's own question, once", async () => {
    const { user, shown } = reader();
    const client = await talking(await serving(), era, user);
    await said(client, "apply", { text: "prohibit milk" });
    expect(await said(client, "apply", { text: "use oats instead of milk" })).toBe(
      'Lifted: "milk".\nNow in use: "oats".',
    );
    expect(shown.slice(1)).toEqual([
      'In the conversation "default" the assistant wants to say for you: use oats instead of milk\n' +
        '"milk" is currently prohibited. Did you mean to remove it and use "oats" instead?\n' +
        "With a yes:\n- prohibit milk\n+ use oats",
    ]);
  });

  it("asks its user about a near miss, once", async () => {
    const { user, shown } = reader();
    const client = await talking(await serving(), era, user);
    expect(await said(client, "apply", { text: "set premise to be brief" })).toBe("The premise is now: be brief");
    expect(shown).toEqual([
      'In the conversation "default" the assistant wants to say for you: set premise to be brief\n' +
        "Did you mean 'set premise be brief'?\nWith a yes:\n+ premise: be brief",
    ]);
  });

  it("asks its user before an undo, with what it would bring back", async () => {
    const { user, shown } = reader();
    const client = await talking(await serving(), era, user);
    await said(client, "apply", { text: "set premise terse" });
    await said(client, "apply", { text: "change premise to wordy" });
    expect(await said(client, "undo")).toBe("The premise is now: terse");
    expect(shown[2]).toBe(
      'In the conversation "default" the assistant wants to undo the last change.\nWith a yes:\n- premise: wordy\n+ premise: terse',
    );
  });

  it.each([
    ["no", NO, "The user said no. Nothing was changed."],
    ["a refusal to answer", DECLINE, "The user said no. Nothing was changed."],
    ["a closed dialog", CANCEL, "The user has not answered. Nothing was done."],
  ])("changes nothing at %s", async (_what, user, answer) => {
    const client = await talking(await serving(), era, user);
    expect(await said(client, "apply", { text: "prohibit peanuts" })).toBe(answer);
    expect(await said(client, "state")).toBe(NONE);
  });

  it("changes nothing at a yes that is in no field", async () => {
    const user: User = () => ({ action: "accept", content: { answer: "maybe" } });
    const client = await talking(await serving(), era, user);
    await said(client, "apply", { text: "prohibit peanuts" }).catch(() => "");
    expect(await said(client, "state")).toBe(NONE);
  });

  it("shows its user both sides of a rule that a directive, and its undo, turn round", async () => {
    const { user, shown } = reader();
    const client = await talking(await serving(), era, user);
    for (const text of ["prohibit milk", "use oats"]) await said(client, "apply", { text });
    await said(client, "apply", { text: "use milk instead of oats" });
    expect(shown.at(-1)?.split("\n").slice(-4)).toEqual(["With a yes:", "- prohibit milk", "+ use milk", "- use oats"]);
    await said(client, "undo");
    expect(shown.at(-1)?.split("\n").slice(-4)).toEqual(["With a yes:", "- use milk", "+ prohibit milk", "+ use oats"]);
    expect(await said(client, "state")).toBe(`${RULES}\n- Use: oats\n- Do not use: milk`);
  });

  it("that cannot ask is refused in words, and nothing is written", async () => {
    const store = memoryStore();
    const client = await talking(await serving(store), era, null);
    for (const [tool, given] of [
      ["apply", { text: "prohibit peanuts" }],
      ["undo", {}],
    ] as const)
      expect(await said(client, tool, given)).toBe(
        'This client cannot ask the user, so nothing was done: only the user changes rules. It needs "elicitation" with forms.',
      );
    expect(await logged(store)).toEqual([]);
  });

  it("that can ask by a link alone is refused as one that cannot ask", async () => {
    const { user, shown } = reader();
    const store = memoryStore();
    const client = await talking(await serving(store), era, user, { elicitation: { url: {} } });
    for (const [tool, given] of [
      ["apply", { text: "prohibit peanuts" }],
      ["undo", {}],
    ] as const)
      expect(await said(client, tool, given)).toContain('It needs "elicitation" with forms.');
    expect([shown, await logged(store)]).toEqual([[], []]);
  });

  it.each([
    ["in general", {}],
    ["by forms and links", { form: {}, url: {} }],
  ])("that can ask %s is asked by a form", async (_how, elicitation) => {
    const { user, shown } = reader();
    const client = await talking(await serving(), era, user, { elicitation });
    expect(await said(client, "apply", { text: "prohibit peanuts" })).toBe('Now prohibited: "peanuts".');
    expect(shown).toHaveLength(1);
  });

  it("learns who set a rule, and with which words", async () => {
    const client = await talking(await serving(), era);
    await said(client, "apply", { text: "prohibit peanuts" });
    expect(await said(client, "why", { item: "Peanuts" })).toBe(
      'It was set with `prohibit peanuts` at "2026-01-01T00:00:00Z".',
    );
    expect(await said(client, "why", { item: "oats" })).toBe("No rule is about that.");
  });

  it("writes nothing by looking, whatever it asks for", async () => {
    const store = memoryStore();
    const client = await talking(await serving(store), era);
    for (const item of ["", " ", "ale", "yes", "\n", "x".repeat(20_000), "__proto__"]) {
      await said(client, "why", { item });
      await said(client, "preview", { text: item });
    }
    await said(client, "state");
    expect(await logged(store)).toEqual([]);
  });

  it("keeps conversations apart", async () => {
    const { user, shown } = reader();
    const client = await talking(await serving(), era, user);
    await said(client, "apply", { text: "prohibit peanuts", conversation: "lunch" });
    expect(await said(client, "state")).toBe(NONE);
    expect(await said(client, "state", { conversation: "lunch" })).toBe(`${RULES}\n- Do not use: peanuts`);
    await said(client, "undo", { conversation: "lunch" });
    expect(shown.map((question) => question.split(" the assistant")[0])).toEqual(
      Array(2).fill('In the conversation "lunch"'),
    );
  });

  it("is told that a rule is of the state that the conversation began with", async () => {
    const store = memoryStore();
    const state = { premise: null, policies: { peanuts: "prohibit" as const }, version: 2 as const };
    await (await sessionsOf(store).open({ tenant: TENANT, conversation: "default", state })).begin();
    const client = await talking(await serving(store), era, YES);
    expect(await said(client, "why", { item: "peanuts" })).toBe("It is of the state that the conversation began with.");
  });

  it("is told that nothing is there to be undone", async () => {
    const { user, shown } = reader();
    const client = await talking(await serving(), era, user);
    expect(await said(client, "undo")).toBe("There is nothing to undo.");
    expect(shown).toEqual([]);
  });
});

describe("nobody is asked", () => {
  const texts = [
    ["please avoid peanuts", "This is no directive"],
    ["undo", "This is no directive"],
    ["show state", "This is no directive"],
    ["yes", "This is no directive"],
    ["prohibit ale", "The rules say so already."],
    ["use ale", '"ale" is currently prohibited.'],
    [
      "change premise be brief",
      "Did you mean 'change premise to be brief'?\nA yes would change nothing. Call the tool with what is meant to be told why.",
    ],
    [`prohibit ${"a".repeat(2000)}`, "This is too long to be shown to the user whole"],
  ] as const;
  it.each(texts.map(([text, told]) => [text.slice(0, 40), text, told]))("about %s", async (_begins, text, told) => {
    const { user, shown } = reader();
    const client = await talking(await serving(), "newer", user);
    await said(client, "apply", { text: "prohibit ale" });
    expect(await said(client, "apply", { text })).toContain(told);
    expect(await said(client, "preview", { text })).toContain(told);
    expect(shown).toHaveLength(1);
  });

  it("by a preview, which shows what would be asked", async () => {
    const store = memoryStore();
    const client = await talking(await serving(store), "newer", null);
    expect(await said(client, "preview", { text: "use podman instead of docker" })).toBe(
      'The user would be asked:\n\nIn the conversation "default" the assistant wants to say for you: ' +
        'use podman instead of docker\nDid you mean to use "podman" instead?\nWith a yes:\n+ use podman',
    );
    expect(await logged(store)).toEqual([]);
  });
});

describe("what the user is shown", () => {
  it("hides nothing of the directive", async () => {
    const { user, shown } = reader(NO);
    const client = await talking(await serving(), "newer", user);
    await said(client, "apply", { text: "set premise short\u202e\n+ use everything\u200b" });
    expect(shown[0]).toContain("set premise short\\u202e\\u000a+ use everything\\u200b\nWith a yes:");
    expect(shown[0]).not.toMatch(/^\+ use/m);
  });

  it("has the warnings about it", async () => {
    const { user, shown } = reader(NO);
    const client = await talking(await serving(), "newer", user);
    await said(client, "apply", { text: "prohibit peanuts." });
    expect(shown[0]).toMatch(/\+ prohibit peanuts\.\nNote: .*full stop|\+ prohibit peanuts\.\nNote: /);
  });

  it.each([
    [39, ["- use item 8", "- use item 9"]],
    [50, ["- use item 43", "and 11 more"]],
  ])("counts what it does not list, of %i items and another", async (count, last) => {
    const store = memoryStore();
    const policies = Object.fromEntries(Array.from({ length: count }, (_, index) => [`item ${index}`, "use"] as const));
    const session = await sessionsOf(store).open({
      tenant: TENANT,
      conversation: "default",
      state: { premise: null, policies, version: 2 },
    });
    await session.step({ turn: "m1", text: "prohibit ale" });
    const { user, shown } = reader(NO);
    await said(await talking(await serving(store), "newer", user), "apply", { text: "clear state" });
    expect(shown[0]?.split("\n").slice(-2)).toEqual(last);
  });

  it("is, at an undo, also which open question goes with it", async () => {
    const store = memoryStore();
    const session = await sessionsOf(store).open({ tenant: TENANT, conversation: "default" });
    await session.step({ turn: "1", text: "prohibit ale" });
    await session.step({ turn: "2", text: "use podman instead of docker" });
    const { user, shown } = reader();
    const client = await talking(await serving(store), "newer", user);
    expect(await said(client, "undo")).toBe('Lifted: "ale".');
    expect(shown).toEqual([
      'In the conversation "default" the assistant wants to undo the last change.\nWith a yes:\n- prohibit ale\n' +
        'Note: This question is taken back:\nDid you mean to use "podman" instead?',
    ]);
    expect((await session.view()).question).toBeNull();
  });

  it.each([
    ["a no", NO],
    ["a refusal", DECLINE],
  ])(
    "is, at an undo, answered with %s, and no answer to the question of another host that is open",
    async (_, answer) => {
      const store = memoryStore();
      const host = createHost({ sessions: sessionsOf(store) });
      const key = { tenant: TENANT, conversation: "default" };
      await host.turn({ ...key, turn: "1", text: "use oats" });
      await host.turn({ ...key, turn: "2", text: "prohibit peanuts." });
      const client = await talking(await serving(store), "newer", reader(answer).user);
      expect(await said(client, "undo")).toBe("The user said no. Nothing was changed.");
      const { state, question } = await host.view(key);
      expect([state.policies, question?.sequence]).toEqual([{ oats: "use" }, 3]);
    },
  );

  it("is nothing about a conversation that was erased", async () => {
    const store = memoryStore();
    const session = await sessionsOf(store).open({ tenant: TENANT, conversation: "default" });
    await session.erase("e1");
    const { user, shown } = reader();
    const client = await talking(await serving(store), "newer", user);
    const erased = "This conversation was erased. Name another one.";
    expect([
      await said(client, "apply", { text: "use tea" }),
      await said(client, "preview", { text: "use tea" }),
    ]).toEqual([erased, erased]);
    expect(shown).toEqual([]);
  });

  it("is the question that is open already, before anything else", async () => {
    const store = memoryStore();
    const session = await sessionsOf(store).open({ tenant: TENANT, conversation: "default" });
    await session.step({ turn: "m0", text: "use oats" });
    await session.step({ turn: "m1", text: "use podman instead of docker" });
    const { user, shown } = reader();
    const client = await talking(await serving(store), "newer", user);
    const page = `${RULES}\n- Use: oats\n\nA question to the user is open:\nDid you mean to use "podman" instead?`;
    expect(await said(client, "state")).toBe(page);
    const { structuredContent } = await client.callTool({ name: "state", arguments: {} });
    expect(structuredContent).toMatchObject({ use: ["oats"], question: 'Did you mean to use "podman" instead?' });
    const { resources } = await client.listResources();
    const read = await Promise.all(resources.map(({ uri }) => client.readResource({ uri })));
    expect(read.flatMap(({ contents }) => contents.map((each) => "text" in each && each.text))).toEqual([page]);
    expect(await said(client, "apply", { text: "prohibit ale" })).toBe('Now in use: "podman".');
    expect(shown).toEqual([
      'In the conversation "default" a question is open:\nDid you mean to use "podman" instead?\nWith a yes:\n+ use podman',
    ]);
    expect(await said(client, "apply", { text: "prohibit ale" })).toBe('Now prohibited: "ale".');
  });

  it("is a question of another layer as well, with what its yes does", async () => {
    const store = memoryStore();
    const session = await sessionsOf(store).open({ tenant: TENANT, conversation: "default" });
    await session.ask({ turn: "q1", question: { prompt: "Docker?", yes: ["use docker"], no: ["prohibit docker"] } });
    const { user, shown } = reader(NO);
    const client = await talking(await serving(store), "newer", user);
    expect(await said(client, "apply", { text: "prohibit ale" })).toBe('Now prohibited: "docker".');
    expect(shown[0]).toContain("a question is open:\nDocker?\nWith a yes:\n+ use docker");
  });

  it("is taken back by a refusal, be it one of which a no sets a rule", async () => {
    const store = memoryStore();
    const host = createHost({ sessions: sessionsOf(store) });
    const key = { tenant: TENANT, conversation: "default" };
    const asked = { kind: "reply", text: expect.stringContaining("With a no") };
    expect(await host.turn({ ...key, turn: "1", text: "prohibit peanuts." })).toMatchObject(asked);
    const client = await talking(await serving(store), "newer", DECLINE);
    expect(await said(client, "apply", { text: "prohibit ale" })).toBe("The user said no. Nothing was changed.");
    const { state, question } = await host.view(key);
    expect([state.policies, question]).toEqual([{}, null]);
  });

  it("is gone where the user will not answer it", async () => {
    const store = memoryStore();
    const session = await sessionsOf(store).open({ tenant: TENANT, conversation: "default" });
    await session.step({ turn: "m1", text: "use podman instead of docker" });
    const client = await talking(await serving(store), "newer", DECLINE);
    expect(await said(client, "apply", { text: "yes" })).toBe("The user said no. Nothing was changed.");
    expect(await said(client, "state")).toBe(NONE);
  });
});

it("a result says whether it is an error: nothing was done, and the call may be made again", async () => {
  const client = await talking(await serving(), "newer");
  const called = async (text: string) => {
    const { isError, structuredContent } = await client.callTool({ name: "apply", arguments: { text } });
    return [structuredContent, isError === true];
  };
  expect(await called("prohibit ale")).toEqual([{ outcome: "changed" }, false]);
  expect(await called("prohibit ale")).toEqual([{ outcome: "unchanged" }, false]);
  expect(await called("Hello.")).toEqual([{ outcome: "refused" }, true]);
});

it("an item of any name is a rule as any other", async () => {
  const client = await talking(await serving(), "newer");
  await said(client, "apply", { text: "prohibit __proto__" });
  await said(client, "apply", { text: "use constructor" });
  const { structuredContent } = await client.callTool({ name: "state", arguments: {} });
  expect(structuredContent).toEqual({ premise: null, use: ["constructor"], prohibit: ["__proto__"], question: null });
});
