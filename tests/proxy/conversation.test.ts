/** A conversation by way of the proxy, with the client of OpenAI: a rule, a question, a restart, an answer, an undo. */
import { describe, expect, it } from "vitest";
import { memoryStore } from "../../src/sessions/index.js";
import { provider, proxyTo } from "./stage.js";
import { WAYS } from "./talk.js";

describe.each(WAYS)("by %s", (_name, talking) => {
  it("a rule holds, a question outlives the process, and an undo takes its answer back", async () => {
    const { url, seen } = await provider();
    const store = memoryStore();
    const first = await proxyTo(url, {}, store);
    const say = talking();
    expect(await say(first, "prohibit peanuts")).toEqual({ text: 'Now prohibited: "peanuts".', by: "reply" });
    expect(await say(first, "what shall we cook?")).toEqual({ text: "hello", by: "forward" });
    expect(await say(first, "use docker instead of podman")).toEqual({
      text: 'Did you mean to use "docker" instead?',
      by: "reply",
    });
    // The rules are in the store, so another process goes on.
    const second = await proxyTo(url, {}, store);
    expect(await say(second, "sure")).toEqual({ text: 'Now in use: "docker".', by: "reply" });
    expect(await say(second, "and now?")).toEqual({ text: "hello", by: "forward" });
    expect(await say(second, "undo")).toEqual({ text: 'Lifted: "docker".', by: "reply" });
    expect((await say(second, "show state")).text).not.toContain("docker");
    expect(seen).toHaveLength(2);
    expect(seen[0]?.body).toContain("peanuts");
    expect(seen[0]?.body).not.toContain("Use: docker");
  });

  it.each([" prohibit peanuts", "\nprohibit peanuts"])("a message is taken as it was typed: %j", async (text) => {
    const { url, seen } = await provider();
    const [proxy, say] = [await proxyTo(url), talking()];
    expect(await say(proxy, text)).toEqual({ text: "Did you mean `prohibit peanuts`?", by: "reply" });
    expect(await say(proxy, "no")).toEqual({ text: "hello", by: "forward" });
    expect(JSON.stringify(JSON.parse(seen[0]?.body ?? ""))).toContain(JSON.stringify(text));
    expect((await say(proxy, "show state")).text).not.toContain("peanuts");
  });

  it("a yes to a near miss is taken, and goes to no model", async () => {
    const { url, seen } = await provider();
    const [proxy, say] = [await proxyTo(url), talking()];
    expect(await say(proxy, "set premise to brief")).toEqual({
      text: "Did you mean 'set premise brief'?",
      by: "reply",
    });
    expect(await say(proxy, "yes")).toEqual({ text: "The premise is now: brief", by: "reply" });
    expect(seen).toEqual([]);
  });

  it("a question that begins as a command does is the model's", async () => {
    const { url, seen } = await provider();
    const [proxy, say] = [await proxyTo(url), talking()];
    expect(await say(proxy, "why is the sky blue?")).toEqual({ text: "hello", by: "forward" });
    await say(proxy, "prohibit peanuts");
    expect((await say(proxy, "why peanuts")).text).toContain("It was set with `prohibit peanuts`");
    expect(await say(proxy, "why are there no peanuts?")).toEqual({ text: "hello", by: "forward" });
    expect(seen).toHaveLength(2);
  });

  it("a reply says that it is one, and a message without rules has no page", async () => {
    const { url, seen } = await provider();
    const proxy = await proxyTo(url);
    expect((await talking()(proxy, "hello?")).by).toBe("forward");
    expect(seen[0]?.body).not.toContain("system");
    expect(seen[0]?.body).not.toContain("instructions");
  });
});
