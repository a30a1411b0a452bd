/** Tools behind a model that always calls the banned one: hidden in each step, refused when they run, by the rules of the moment. */
import {
  convertToModelMessages,
  dynamicTool,
  generateText,
  stepCountIs,
  streamText,
  type ToolSet,
  tool,
  wrapLanguageModel,
} from "ai";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { rulesFor } from "../../src/ai-sdk/index.js";
import { createGate } from "../../src/gate/index.js";
import { hostOver, KEY } from "../host/talk.js";
import { acting, mailbox } from "./stubs.js";
import { user } from "./talk.js";

const box = mailbox();
beforeEach(() => box.empty());
afterAll(() => box.remove());

const inputSchema = z.object({ to: z.string() });
const gate = createGate({ covers: { send_email: { also: ["e-mail"] }, pay: { when: "only_if_used" } } });

/** Tools of each kind that run here. */
const KINDS = {
  plain: () => box.tools().send_email,
  async: () => tool({ inputSchema, execute: async (input) => box.send(input) }),
  streaming: () =>
    tool({
      inputSchema,
      async *execute(input) {
        yield "sending";
        yield box.send(input);
      },
    }),
  "a stream of a plain function": () => {
    async function* sending(input: { to: string }) {
      yield "sending";
      yield box.send(input);
    }
    return tool({ inputSchema, execute: (input) => sending(input) });
  },
  dynamic: () => dynamicTool({ inputSchema, execute: (input) => box.send(inputSchema.parse(input)) }),
  frozen: () => Object.freeze(tool({ inputSchema, execute: box.send })),
  "an object with private fields": () =>
    new (class {
      readonly #send = box.send;
      readonly inputSchema = inputSchema;
      execute(input: { to: string }) {
        return this.#send(input);
      }
    })(),
};

type Host = ReturnType<typeof hostOver>;
type EmailTool = ToolSet[string];

/** Runs a model that always calls the tool; gives what each run of the tool came to, and what the model was given. */
async function outputs(host: Host, send_email: EmailTool, { isStreamed = false, isHidden = false }) {
  const rules = rulesFor({ host, gate, ...KEY });
  const acts = acting({ calls: "send_email" });
  const settings = {
    model: wrapLanguageModel({ model: acts.model, middleware: rules.middleware }),
    tools: await rules.guardTools({ send_email }),
    ...(isHidden ? { prepareStep: rules.prepareStep({ send_email }) } : {}),
    stopWhen: stepCountIs(3),
    prompt: "Go.",
  };
  const steps = isStreamed ? await streamText(settings).steps : (await generateText(settings)).steps;
  return { read: steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => output)), calls: acts.calls };
}

async function banned(text = "prohibit the e-mail tool"): Promise<Host> {
  const host = hostOver({ onWarning: "apply" });
  await host.turn({ ...KEY, turn: "ban", text });
  return host;
}

describe.each(Object.entries(KINDS))("a tool that is %s", (_kind, make) => {
  const send_email: EmailTool = make();

  it.each([true, false])("does nothing once it is prohibited, whatever the model calls (streamed: %s)", async (how) => {
    expect((await outputs(hostOver(), send_email, { isStreamed: how })).read).toEqual(Array(3).fill("sent to ada"));
    expect(box.sent()).toBe(3);
    const { read } = await outputs(await banned(), send_email, { isStreamed: how });
    expect(box.sent()).toBe(3);
    expect(read).toHaveLength(3);
    for (const output of read) expect(output).toMatchObject({ allowed: false, code: "prohibited" });
  });

  it("is hidden in each step", async () => {
    const { calls } = await outputs(await banned(), send_email, { isHidden: true });
    expect(box.sent()).toBe(0);
    expect(calls).toHaveLength(3);
    for (const { tools } of calls) expect(tools).toEqual([]);
  });
});

it("of several tools those alone are shown that prepareStep is given, and that are not prohibited", async () => {
  const host = hostOver();
  const rules = rulesFor({ host, ...KEY });
  const look = tool({ inputSchema, execute: () => "nothing" });
  const tools = { send_email: tool({ inputSchema, execute: box.send }), look, find: look };
  await host.turn({ ...KEY, turn: "ban", text: "prohibit find" });
  const acts = acting({ calls: "send_email" });
  const { look: shown, find } = tools;
  await generateText({
    model: wrapLanguageModel({ model: acts.model, middleware: rules.middleware }),
    tools: await rules.guardTools(tools),
    prepareStep: rules.prepareStep({ look: shown, find }),
    stopWhen: stepCountIs(2),
    prompt: "Go.",
  });
  expect(box.sent()).toBe(0);
  expect(acts.calls.map((call) => call.tools?.map(({ name }) => name))).toEqual([["look"], ["look"]]);
});

describe("a guarded tool", () => {
  it("is refused by the rules of the moment at which it runs, not of the call of the model", async () => {
    const host = hostOver();
    const rules = rulesFor({ host, gate, ...KEY });
    const { send_email } = await rules.guardTools(box.tools());
    const call = { toolCallId: "1", messages: [] };
    expect(await send_email.execute?.({ to: "ada" }, call)).toBe("sent to ada");
    await host.turn({ ...KEY, turn: "ban", text: "prohibit send_email" });
    expect(await send_email.execute?.({ to: "ada" }, call)).toMatchObject({ allowed: false });
    expect(box.sent()).toBe(1);
  });

  it("that streams its outputs still does", async () => {
    const seen: unknown[] = [];
    const tools = await rulesFor({ host: hostOver(), ...KEY }).guardTools({ send_email: KINDS.streaming() });
    const { model } = acting({ calls: "send_email" });
    for await (const part of streamText({ model, tools, prompt: "Go." }).fullStream)
      if (part.type === "tool-result") seen.push([part.preliminary ?? false, part.output]);
    expect(seen).toEqual([
      [true, "sending"],
      [true, "sent to ada"],
      [false, "sent to ada"],
    ]);
  });

  it("that the user approved before the ban is refused after it", async () => {
    const rules = rulesFor({ host: await banned(), gate, ...KEY });
    const tools = { send_email: { ...box.tools().send_email, needsApproval: true } };
    const input = { to: "ada" };
    const approved = {
      type: "tool-send_email" as const,
      toolCallId: "1",
      state: "approval-responded" as const,
      input,
      approval: { id: "approval-1", approved: true },
    };
    const step = await rules.step([
      user("m1", "Send it."),
      { id: "a1", role: "assistant" as const, parts: [approved] },
    ]);
    const acts = acting({ says: "Done." });
    await generateText({
      model: acts.model,
      tools: await rules.guardTools(tools),
      messages: step.kind === "forward" ? await convertToModelMessages(step.messages, { tools }) : [],
    });
    expect(box.sent()).toBe(0);
    expect(JSON.stringify(acts.calls[0]?.prompt.at(-1))).toContain("is refused: the user said");
  });

  it("shows its refusal to the model, whatever it makes of its own outputs", async () => {
    const send_email = tool({
      inputSchema,
      execute: box.send,
      toModelOutput: ({ output }) => ({ type: "text", value: output.toUpperCase() }),
    });
    const { calls } = await outputs(await banned(), send_email, {});
    expect(JSON.stringify(calls[1]?.prompt.at(-1))).toContain("is refused: the user said");
  });

  it("has its other methods called on itself, private fields and all", async () => {
    class Mail {
      readonly inputSchema = inputSchema;
      readonly #length = 4;
      async execute() {
        return "sent to all";
      }
      toModelOutput({ output }: { readonly output: string }) {
        return { type: "text" as const, value: output.slice(0, this.#length) };
      }
      needsApproval() {
        return this.#length > 4;
      }
    }
    const rules = rulesFor({ host: hostOver(), gate, ...KEY });
    const acts = acting({ calls: "send_email" });
    const tools = await rules.guardTools({ send_email: new Mail() });
    await generateText({ model: acts.model, tools, stopWhen: stepCountIs(3), prompt: "Go." });
    expect(acts.calls[1]?.prompt.at(-1)?.content).toMatchObject([{ output: { type: "text", value: "sent" } }]);
  });

  it("runs by execute alone, and shows all else as it is", async () => {
    const tools = { send_email: { ...box.tools().send_email, description: "Sends." } };
    const guarded = await rulesFor({ host: hostOver(), ...KEY }).guardTools(tools);
    expect(guarded.send_email.description).toBe("Sends.");
    expect(guarded.send_email.inputSchema).toBe(tools.send_email.inputSchema);
    const described = Object.getOwnPropertyDescriptor(guarded.send_email, "execute")?.value;
    expect(() => described({ to: "ada" })).toThrow("runs by its execute alone");
    expect(box.sent()).toBe(0);
  });

  it("must be one of the SDK", async () => {
    const rules = rulesFor({ host: hostOver(), ...KEY });
    await expect(rules.guardTools({ send_email: box.send })).rejects.toThrow(/"send_email" is no tool of the AI SDK/);
    await expect(rules.guardTools({ mail: {} })).rejects.toThrow(/"mail" is no tool of the AI SDK/);
  });
});

describe("a tool that runs elsewhere", () => {
  const tools = {
    send_email: tool({ inputSchema, outputSchema: z.string() }),
    pay: tool({ inputSchema }),
    web_search: { type: "provider" as const, id: "x.web_search" as const, name: "web_search", args: {}, inputSchema },
  };

  it("is passed through as it is where it may run, and left out where not", async () => {
    const host = hostOver({ onWarning: "apply" });
    const rules = rulesFor({ host, gate, ...KEY });
    expect(Object.keys(await rules.guardTools(tools))).toEqual(["send_email", "web_search"]);
    expect((await rules.guardTools(tools)).send_email).toBe(tools.send_email);
    await host.turn({ ...KEY, turn: "1", text: "prohibit the web search and e-mail tools" });
    await host.turn({ ...KEY, turn: "2", text: "use pay" });
    expect(Object.keys(await rules.guardTools(tools))).toEqual(["pay"]);
    expect(await rules.prepareStep(tools)()).toEqual({ activeTools: ["pay"] });
  });

  it.each([
    ["web search", "openai.web_search_preview", {}],
    ["web search", "anthropic.web_search_20250305", {}],
    ["google search", "google.google_search", {}],
    ["mail", "openai.mcp", { serverLabel: "mail" }],
  ])("is left out where %s is prohibited: %s of %j", async (item, id, args) => {
    const host = hostOver({ onWarning: "apply" });
    const rules = rulesFor({ host, ...KEY });
    const found = { find: { type: "provider" as const, id, args, inputSchema } };
    expect(await rules.prepareStep(found)()).toEqual({ activeTools: ["find"] });
    await host.turn({ ...KEY, turn: "1", text: `prohibit ${item}` });
    expect(await rules.prepareStep(found)()).toEqual({ activeTools: [] });
    expect(await rules.guardTools(found)).toEqual({});
  });

  it("is known by its type where nothing describes what it takes", async () => {
    const host = hostOver({ onWarning: "apply" });
    const rules = rulesFor({ host, ...KEY });
    const found = { find: { type: "provider" as const, id: "openai.web_search", args: {} } };
    expect((await rules.guardTools(found)).find).toBe(found.find);
    await host.turn({ ...KEY, turn: "1", text: "prohibit web search" });
    expect(await rules.prepareStep(found)()).toEqual({ activeTools: [] });
    expect(await rules.guardTools(found)).toEqual({});
  });

  it("is left out while the user is asked about it: nobody asks again when it runs", async () => {
    const host = hostOver();
    const rules = rulesFor({ host, gate, ...KEY });
    for (const [turn, text] of Object.entries({ a: "use pay", b: "use pay instead of cash" }))
      await host.turn({ ...KEY, turn, text });
    expect((await host.view(KEY)).question).not.toBeNull();
    expect(Object.keys(await rules.guardTools({ pay: tools.pay }))).toEqual([]);
    const here = { pay: tool({ inputSchema, execute: box.send }) };
    expect(await rules.prepareStep(here)()).toEqual({ activeTools: ["pay"] });
    expect(
      await (await rules.guardTools(here)).pay.execute?.({ to: "a" }, { toolCallId: "1", messages: [] }),
    ).toMatchObject({
      code: "asked",
    });
  });

  it("and is prohibited reaches no client, though the model calls it from memory", async () => {
    const rules = rulesFor({ host: await banned(), gate, ...KEY });
    const { send_email } = tools;
    const chunks = async (offered: ToolSet) => {
      const { model } = acting({ calls: "send_email" }, { says: "Well." });
      const seen: string[] = [];
      for await (const { type } of streamText({ model, tools: offered, prompt: "Go." }).toUIMessageStream())
        seen.push(type);
      return seen;
    };
    expect(await chunks({ send_email })).toContain("tool-input-available");
    const kept = await chunks(await rules.guardTools({ send_email }));
    expect(kept).not.toContain("tool-input-available");
    expect(kept).toContain("tool-input-error");
  });
});
