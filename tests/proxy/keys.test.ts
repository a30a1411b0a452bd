/** Whose conversation a request belongs to, and what of it is nobody else's. */
import { describe, expect, it } from "vitest";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { bodyOf, post, provider, proxyTo } from "./stage.js";

const asking = (content: string, more: object = {}) => ({ messages: [{ role: "user", content }], ...more });

describe("the conversation", () => {
  it("is named by the header before the metadata, and a request without one is refused by name", async () => {
    const { url, seen } = await provider();
    const base = `${await proxyTo(url)}/chat/completions`;
    const metadata = { context_compiler_conversation: "m" };
    await post(base, asking("prohibit ale", { metadata }), { "x-context-compiler-conversation": "" });
    await post(base, asking("hello", { metadata }));
    await post(base, asking("hello"), { "x-context-compiler-conversation": "m" });
    expect(seen.map(({ body }) => body.includes("ale"))).toEqual([false, true]);
    for (const name of ["", "a/b", ".", "x".repeat(201)]) {
      const refused = await post(base, asking("use tea"), { "x-context-compiler-conversation": name });
      expect(refused.status).toBe(400);
      expect((await bodyOf(refused)).error.code).toBe("no_conversation");
    }
    const { error } = await bodyOf(await post(base, asking("x"), { "x-context-compiler-conversation": "" }));
    expect(error.message).toContain("`x-context-compiler-conversation`");
    expect(seen).toHaveLength(2);
  });
});

describe("the tenant", () => {
  const rule = async (base: string, authorization: string) =>
    post(`${base}/chat/completions`, asking("prohibit ale"), { authorization });
  const hasRule = async (base: string, authorization: string) => {
    const response = await post(`${base}/chat/completions`, asking("show state"), { authorization });
    return JSON.stringify(await bodyOf(response)).includes("ale");
  };

  it("is the key: another key sees nothing of a conversation that it names", async () => {
    const base = await proxyTo((await provider()).url);
    await rule(base, "Bearer sk-1");
    expect(await hasRule(base, "Bearer sk-1")).toBe(true);
    expect(await hasRule(base, "Bearer sk-2")).toBe(false);
  });

  it("is the key in each header that providers take one in, alone or beside others", async () => {
    const base = await proxyTo((await provider()).url);
    const state = async (headers: Record<string, string>, content = "show state") =>
      JSON.stringify(await bodyOf(await post(`${base}/chat/completions`, asking(content), headers)));
    const keys = ["authorization", "api-key", "x-api-key"].map((name) => ({ [name]: "sk-1" }));
    for (const ada of [...keys, { authorization: "Bearer none", "api-key": "sk-1" }]) {
      await state(ada, "prohibit ale");
      expect(await state(ada)).toContain("ale");
      const eve = Object.fromEntries(Object.entries(ada).map(([name, key]) => [name, key.replace("sk-1", "sk-2")]));
      expect(await state(eve)).not.toContain("ale");
      expect(await state({})).not.toContain("ale");
    }
  });

  it("is named by the digest of what stands in the header", async () => {
    const sessions = createSessions({ store: memoryStore() });
    const base = await proxyTo((await provider()).url, { sessions });
    // printf sk-1 | sha256sum; printf 'Bearer none\nsk-1' | sha256sum; printf 'Bearer none\nsk-1\nsk-2' | sha256sum
    const digests = [
      "0f2c10bf3d128c719c6bfa4ecbae94b7fceebaea6e4438fef38a90e5acc326f3",
      "277f23871b6594b27ddc39a1902ebe5b3126dde5fae028d17aa4b9d0f37a329a",
      "61fb896e80ea7d8f881af34cc01ed746f572c0451c7b734efd96efe6ab8bfe6f",
    ];
    for (const [at, headers] of [
      { "api-key": "sk-1" },
      { authorization: "Bearer none", "api-key": "sk-1" },
      { "x-api-key": "sk-2", authorization: "Bearer none", "api-key": "sk-1" },
    ].entries()) {
      await post(`${base}/chat/completions`, asking("prohibit ale"), headers);
      const session = await sessions.open({ tenant: `key:${digests[at]}`, conversation: "c" });
      expect((await session.view()).state.policies).toEqual({ ale: "prohibit" });
    }
  });

  it("is what the option says", async () => {
    const base = await proxyTo((await provider()).url, { tenant: () => "acme" });
    await rule(base, "Bearer sk-1");
    expect(await hasRule(base, "Bearer sk-2")).toBe(true);
  });

  it("is no name of the key, which reaches the provider and no store", async () => {
    const { url, seen } = await provider();
    const written: string[] = [];
    const store = writingTo(written);
    const base = await proxyTo(url, {}, store);
    await rule(base, "Bearer sk-secret");
    await post(`${base}/chat/completions`, asking("hello"), { authorization: "Bearer sk-secret" });
    expect(seen[0]?.headers.authorization).toBe("Bearer sk-secret");
    expect(written.length).toBeGreaterThan(1);
    expect(written.join("")).not.toContain("sk-secret");
  });
});

function writingTo(written: string[]): Store {
  const store = memoryStore();
  return {
    append: (key, expected, entry) => {
      written.push(JSON.stringify([key, entry]));
      return store.append(key, expected, entry);
    },
    read: (key, range) => store.read(key, range),
    purge: (key, below) => store.purge(key, below),
    list: (tenant, page) => store.list(tenant, page),
  };
}
