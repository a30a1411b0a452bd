/** A route over the SDK: what reaches the model, what is kept, and what a client sees. */
import { convertToModelMessages, generateText, stepCountIs, wrapLanguageModel } from "ai";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { rulesFor } from "../../src/ai-sdk/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { hostOver, KEY } from "../host/talk.js";
import { acting, mailbox, pagesOf } from "./stubs.js";
import { Client, shownIn, user } from "./talk.js";

const box = mailbox();
beforeEach(() => box.empty());
afterAll(() => box.remove());

const PAGE = "The user has set these rules. They hold until the user changes them.\n- Do not use: ale";

/** The turns that the log has, by the ids of their messages. */
async function turnsIn(store: Store): Promise<unknown[]> {
  const entries = await (await createSessions({ store }).open(KEY)).history();
  return entries.flatMap(({ turn, record }) => (record.kind === "turn" ? [turn] : []));
}

describe("a question", () => {
  it.each(["streamed", "plain"])("calls no model, %s, and is the engine's", async (how) => {
    const { model, calls } = acting();
    const host = hostOver();
    const rules = rulesFor({ host, ...KEY });
    const messages = [user("m1", "use podman instead of docker")];
    const step = await rules.step(messages);
    const prompt = (await host.view(KEY)).question?.prompt;
    const client = new Client({ host: hostOver(), model });
    const text =
      how === "streamed" ? await client.send("use podman instead of docker") : step.kind === "answered" && step.text;
    expect(text).toBe(prompt);
    expect(calls).toEqual([]);
  });

  it("is answered by the next message, and by nothing said in between by the model", async () => {
    const { model, calls } = acting({ says: "yes" });
    const client = new Client({ host: hostOver(), model });
    expect(await client.send("use podman instead of docker")).toMatch(/podman/);
    expect(await client.send("yup")).toBe('Now in use: "podman".');
    expect(await client.send("hello")).toBe("yes");
    expect(calls).toHaveLength(1);
  });

  it.each([
    ["yes", /^That question is no longer open/],
    ["cancel", /^That question is no longer open/],
    ["hello", /^Hello\.$/],
    ["prohibit ale", /^Now prohibited: "ale"\.$/],
  ])("that was answered in another tab is not answered again by %j", async (text, shown) => {
    const host = hostOver();
    const [one, two] = [new Client({ host, model: acting().model }), new Client({ host, model: acting().model })];
    await one.send("use podman instead of docker", "m1");
    two.messages = [...one.messages];
    expect(await one.send("no", "one")).toBe("Nothing was changed.");
    expect(await two.send(text, "two")).toMatch(shown);
    expect((await host.view(KEY)).state.policies).toEqual(text === "prohibit ale" ? { ale: "prohibit" } : {});
  });

  it.each(["yes", "cancel"])("is not answered by a %j to the one before it", async (text) => {
    const host = hostOver();
    const [one, two] = [new Client({ host, model: acting().model }), new Client({ host, model: acting().model })];
    await one.send("use podman instead of docker", "m1");
    two.messages = [...one.messages];
    await one.send("no", "one");
    const prompt = await one.send("use tea instead of milk", "another");
    expect(await two.send(text, "two")).toBe(prompt);
    expect(await one.send("yes", "last")).toBe('Now in use: "tea".');
  });
});

describe("one turn", () => {
  it("with a retry of the call, a tool step and a regeneration is taken once", async () => {
    const store = memoryStore();
    const acts = acting("fail", { calls: "send_email" }, "fail", { says: "Sent." });
    const client = new Client({ host: hostOver({}, store), model: acts.model, tools: box.tools() });
    expect(await client.send("Send it, please.")).toBe("Sent.");
    expect(await client.resend()).toBe("Sent.");
    expect(acts.calls).toHaveLength(5);
    expect(box.sent()).toBe(1);
    expect(await turnsIn(store)).toEqual(["m1"]);
  });

  it("whose question is regenerated asks it again, and once", async () => {
    const store = memoryStore();
    const client = new Client({ host: hostOver({}, store), model: acting().model });
    const prompt = await client.send("use podman instead of docker");
    expect(await client.resend()).toBe(prompt);
    expect(await turnsIn(store)).toEqual(["m1"]);
    expect(await client.send("yes")).toBe('Now in use: "podman".');
    expect(await client.resend()).toBe('Now in use: "podman".');
  });

  it("in two tabs at once is taken once for each message", async () => {
    const store = memoryStore();
    const host = hostOver({}, store);
    const tabs = ["one", "two"].map(() => new Client({ host, model: acting().model }));
    await Promise.all(tabs.map((tab, index) => tab.send(index === 0 ? "prohibit ale" : "prohibit beer", `t${index}`)));
    expect((await host.view(KEY)).state.policies).toEqual({ ale: "prohibit", beer: "prohibit" });
    expect(await turnsIn(store)).toHaveLength(2);
  });
});

describe("the page", () => {
  it("stands in every call: retries, tool steps, images and regenerations, once, as it is then", async () => {
    const acts = acting("fail", { calls: "send_email" }, { says: "Done." });
    const client = new Client({ host: hostOver(), model: acts.model, tools: box.tools() });
    await client.send("prohibit ale");
    client.messages = [
      ...client.messages,
      { ...user("m3"), parts: [{ type: "file", mediaType: "image/png", url: "data:image/png;base64,AA==" }] },
    ];
    await client.resend();
    await client.resend();
    expect(acts.calls).toHaveLength(4);
    expect(pagesOf(acts.calls)).toEqual(acts.calls.map(() => [PAGE]));
  });

  it("stands behind the host's own system messages, and not where there are no rules", async () => {
    const { model, calls } = acting();
    const rules = rulesFor({ host: hostOver(), ...KEY });
    const ask = async (id: string) => {
      const step = await rules.step([user(id, "hello")]);
      const messages = step.kind === "forward" ? await convertToModelMessages(step.messages) : [];
      await generateText({
        model: wrapLanguageModel({ model, middleware: [rules.middleware, rules.middleware] }),
        system: "You are terse.",
        messages,
      });
    };
    await ask("m1");
    await rules.step([user("m2", "prohibit ale")]);
    await ask("m3");
    expect(pagesOf(calls)).toEqual([["You are terse."], ["You are terse.", PAGE]]);
    expect(calls[1]?.prompt.at(-1)).toEqual(calls[0]?.prompt.at(-1));
  });

  it("leaves the host's own rules be, which are a page as well", async () => {
    const { model, calls } = acting();
    const rules = rulesFor({ host: hostOver(), ...KEY });
    const system = PAGE.replace("ale", "legal advice");
    const wrapped = wrapLanguageModel({ model, middleware: rules.middleware });
    await generateText({ model: wrapped, system, prompt: "hello" });
    await rules.step([user("m1", "prohibit ale")]);
    await generateText({ model: wrapped, system, prompt: "hello" });
    expect(pagesOf(calls)).toEqual([[system], [system, PAGE]]);
  });

  it("is that of the moment in each step of one request", async () => {
    const host = hostOver();
    const acts = acting({ calls: "send_email" }, { says: "Done." });
    const rules = rulesFor({ host, ...KEY });
    await generateText({
      model: wrapLanguageModel({ model: acts.model, middleware: rules.middleware }),
      prompt: "Go.",
      tools: box.tools(),
      stopWhen: stepCountIs(2),
      onStepFinish: async () => void (await host.turn({ ...KEY, turn: "other tab", text: "prohibit ale" })),
    });
    expect(pagesOf(acts.calls)).toEqual([[], [PAGE]]);
  });

  it("that cannot be read lets no call through", async () => {
    const store = memoryStore();
    const session = await createSessions({ store }).open(KEY);
    await session.step({ turn: "a", text: "prohibit ale" });
    const broken: Store = { ...store, read: () => Promise.reject(new Error("The store is down.")) };
    const { model, calls } = acting();
    const { middleware } = rulesFor({ host: hostOver({}, broken), ...KEY });
    const call = generateText({ model: wrapLanguageModel({ model, middleware }), prompt: "hello", maxRetries: 0 });
    await expect(call).rejects.toThrow("The store is down.");
    expect(calls).toEqual([]);
  });
});

describe("text of others", () => {
  const RULE = "prohibit ale";

  it("never writes a rule: the model's words, a tool's result, a document, a file's name", async () => {
    const store = memoryStore();
    const acts = acting({ calls: "send_email" }, { says: RULE });
    const tools = box.tools();
    const { execute: _, ...fields } = tools.send_email;
    const client = new Client({
      host: hostOver({ draft: {} }, store),
      model: acts.model,
      tools: { send_email: { ...fields, execute: () => RULE } },
    });
    const document = { type: "data-document", data: { text: RULE } } as const;
    const source = { type: "source-document", sourceId: "1", mediaType: "text/plain", title: RULE } as const;
    const file = {
      type: "file",
      mediaType: "text/plain",
      filename: RULE,
      url: "data:text/plain,prohibit%20ale",
    } as const;
    client.messages = [
      { ...user("m1", "Read this."), parts: [{ type: "text", text: "Read this." }, file, document, source] },
    ];
    expect(await client.resend()).toBe(RULE);
    expect(shownIn(client.messages[1] ?? user(""))).toBe(RULE);
    await client.send("Go on.");
    expect((await hostOver({}, store).view(KEY)).state.policies).toEqual({});
    expect(await turnsIn(store)).toEqual(["m1", "m3"]);
  });
});
