/** The provider's answers while something is prohibited: whole or not, in time or not, and by the rules of the moment at which they come. */
import { describe, expect, it } from "vitest";
import { keptOpen } from "../../src/proxy/kept-sessions.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { bodyOf, chunk, completion, DONE, events, json, type Provide, post, provider, proxyTo } from "./stage.js";

const call = { id: "1", type: "function", function: { name: "delete_files", arguments: "{}" } };
const said = (...contents: unknown[]) => ({
  model: "m",
  messages: contents.map((content) => ({ role: "user", content })),
});

/** What a provider's answer becomes where `delete files` is prohibited. */
async function answered(provide: Provide, { stream = false, ...limits }: { time?: number; stream?: boolean } = {}) {
  const base = await proxyTo((await provider(provide)).url, { limits });
  await post(`${base}/chat/completions`, said("prohibit delete files"));
  return post(`${base}/chat/completions`, { ...said("prohibit delete files", "go"), stream });
}

describe("an answer", () => {
  it("is held to a rule that another tab has set while the model was thinking", async () => {
    let base = "";
    const { url } = await provider(async (_seen, response) => {
      await post(`${base}/chat/completions`, said("hello", "prohibit delete files"));
      json(response, completion({ tool_calls: [call] }, "tool_calls"));
    });
    base = await proxyTo(url);
    expect(await (await post(`${base}/chat/completions`, said("go"))).text()).not.toContain("delete_files");
  });

  it("in events whose last one has no empty line behind it is looked at whole", async () => {
    const last = chunk({ tool_calls: [{ index: 0, ...call }] }).trimEnd();
    const response = await answered((_seen, to) => events(to, chunk({ content: "Well." }), last), { stream: true });
    expect(await response.text()).toBe(chunk({ content: "Well." }));
  });

  it("in events of which some are dropped is as long as what is left, whatever length was told", async () => {
    const text = chunk({ content: "Well." }) + chunk({ tool_calls: [{ index: 0, ...call }] }) + DONE;
    const headers = { "content-type": "text/event-stream", "content-length": text.length };
    const response = await answered((_seen, to) => to.writeHead(200, headers).end(text), { stream: true });
    expect(await response.text()).toBe(chunk({ content: "Well." }) + DONE);
  });

  it("that is an error and no JSON comes as it came", async () => {
    const page = "<h1>delete_files is down</h1>";
    const response = await answered((_seen, to) => to.writeHead(500, { "content-type": "text/html" }).end(page));
    expect([response.status, await response.text()]).toEqual([500, page]);
  });

  it("that halts in the middle, or is broken off there, is told as such", async () => {
    const begun: Provide = (_seen, to) =>
      void to.writeHead(200, { "content-type": "application/json" }).write('{"id":');
    const halted = await answered(begun, { time: 80 });
    expect([halted.status, (await bodyOf(halted)).error.code]).toEqual([504, "upstream_timeout"]);
    const broken = await answered((seen, to) => {
      begun(seen, to);
      setTimeout(() => to.destroy(), 20);
    });
    expect([broken.status, (await bodyOf(broken)).error.code]).toEqual([502, "upstream_failed"]);
  });
});

describe("a message with the words of an earlier one is another turn", () => {
  const state = async (base: string) => (await post(`${base}/chat/completions`, said("show state"))).text();

  it("behind another response of the provider's", async () => {
    const base = await proxyTo((await provider()).url);
    for (const [after, input] of [
      ["a", "prohibit ale"],
      ["b", "remove policy ale"],
      ["c", "prohibit ale"],
    ])
      await post(`${base}/responses`, { input, previous_response_id: after });
    expect(await state(base)).toContain("ale");
  });

  it("behind one text that reads as two did", async () => {
    const base = await proxyTo((await provider()).url);
    const two = ["x", "y"].map((text) => ({ type: "text", text }));
    await post(`${base}/chat/completions`, said(two, "prohibit ale"));
    await post(`${base}/chat/completions`, said(two, "prohibit ale", "remove policy ale"));
    await post(`${base}/chat/completions`, said("xy", "prohibit ale"));
    expect(await state(base)).toContain("ale");
  });
});

it("the sessions that were used last stay open, and no more than 256", async () => {
  const sessions = createSessions({ store: memoryStore() });
  const opened: string[] = [];
  const kept = keptOpen({
    ...sessions,
    open: async (request) => {
      opened.push(request.conversation);
      return sessions.open(request);
    },
  });
  const open = (at: number) => kept.open({ tenant: "t", conversation: `c${at}` });
  for (let at = 0; at < 256; at++) await open(at);
  for (const at of [0, 255, 256, 0, 1]) await open(at);
  expect(opened.slice(256)).toEqual(["c256", "c1"]);
});

it("two names that read the same beside each other are two sessions", async () => {
  const kept = keptOpen(createSessions({ store: memoryStore() }));
  const ada = await kept.open({ tenant: "a", conversation: "b:c" });
  await ada.step({ turn: "t1", text: "prohibit ale" });
  const eve = await kept.open({ tenant: "a:b", conversation: "c" });
  expect((await eve.view()).state.policies).toEqual({});
  expect(await kept.open({ tenant: "a", conversation: "b:c" })).toBe(ada);
});
