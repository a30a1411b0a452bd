/** What a chat says in its own words: the bill, and where a model is. */
import { expect, it } from "vitest";
import { endpointOf } from "../../src/cli/chat/endpoint.js";
import { Speech } from "../../src/cli/chat/speech.js";
import { callText, renderBill, renderCall, renderOutcome } from "../../src/cli/chat/words.js";
import type { Finish, Outcome } from "../../src/conversation/index.js";

const PLAIN = { paint: (_tone: string, words: string) => words, show: (text: string) => text };

it("a call is one line without the white space between its parts, and one that may fill the screen says so at its end", () => {
  const input = `{"command": "rm -rf ~/work"${"\n".repeat(60)}, "note": "a\\nb\u2028"}`;
  expect(callText({ name: "shell", input })).toBe('shell {"command":"rm -rf ~/work","note":"a\\nb\\u2028"}');
  expect(callText({ name: "a\nb", input: "no\njson" })).toBe("a\\u000ab no\\u000ajson");
  expect(renderCall({ name: "pay", input: '{"sum": 5}' }, PLAIN)).toBe('confirm: Run pay {"sum":5}?\n');
  const long = renderCall({ name: "shell", input: JSON.stringify(" ".repeat(5000)) }, PLAIN);
  expect(long).toBe(`confirm: Run shell "${" ".repeat(5000)}"? (5008 characters: see where it begins)\n`);
});

it("a call that runs without a question says so at its end too, where it may fill the screen", () => {
  const told: string[] = [];
  const speech = new Speech((text) => told.push(text), PLAIN);
  const runs = (input: string) => speech.hear({ type: "tool", phase: "start", call: "c", name: "look", input });
  runs(`{"at": "${"x".repeat(386)}"}`);
  runs(`{"at": "${"x".repeat(387)}"}`);
  expect(told).toEqual([
    `look {"at":"${"x".repeat(386)}"}\n`,
    `look {"at":"${"x".repeat(387)}"} (401 characters: see where it begins)\n`,
  ]);
});

it.each<readonly [Finish, boolean, string]>([
  ["stop", true, ""],
  ["stop", false, "Half\n"],
  ["length", false, "Half\n(cut off)\n"],
  ["error", false, "Half\n(broken off)\n"],
  ["content-filter", true, "(filtered)\n"],
  ["content-filter", false, "Half\n(filtered)\n"],
])("an answer that ended by %s, shown as it came: %s", (finish, streamed, words) => {
  const outcome = { kind: "answer", text: "Half", by: "model", finish } as const;
  expect(renderOutcome(outcome, { streamed, question: null }, PLAIN)).toBe(words);
});

it.each<readonly [Outcome, RegExp]>([
  [{ kind: "stopped", why: "steps" }, /as many steps as a turn may have/],
  [{ kind: "stopped", why: "loop" }, /goes round in a circle/],
  [{ kind: "stopped", why: "window", needed: 9000, limit: 8000 }, /does not fit the model's window/],
  [{ kind: "refused", reason: "newer_version" }, /The log takes no such turn: newer version\./],
  [{ kind: "conflict", head: { sequence: 1, hash: "" } }, /Enter retry to go on/],
])("why there is no answer is said of %j", (outcome, words) => {
  expect(renderOutcome(outcome, { streamed: true, question: null }, PLAIN)).toMatch(words);
});

it("a call has the values that a tool gets", () => {
  const shown = (input: string) => callText({ name: "pay", input }).slice("pay ".length);
  expect(
    shown('{ "a" : 1e999, "b": [-0, -1e999, 1.50, 1E2, 12345678901234567890], "c": {"d": null, "e": true} }'),
  ).toBe('{"a":Infinity,"b":[-0,-Infinity,1.5,100,12345678901234567000],"c":{"d":null,"e":true}}');
  expect(shown('["\\u0072m -rf", "a \\\\", "1e999 \\" , -0"]')).toBe('["rm -rf","a \\\\","1e999 \\" , -0"]');
  expect(shown('{"a": 1, "\\u0061": 2, "__proto__": {"b": 3}}')).toBe('{"a":1,"a":2,"__proto__":{"b":3}}');
  expect(shown(' "a" ')).toBe('"a"');
});

const TOKENS = { input: 20, fresh: 20, cacheRead: 0, cacheWrite: 0, output: 3, text: 3, reasoning: 0 };

it.each<readonly [bigint | null, string]>([
  [0n, "cost $0.00"],
  [1n, "cost $0.000000000001"],
  [80_000_000n, "cost $0.00008"],
  [2_500_000_000_000n, "cost $2.50"],
  [null, "cost not known"],
])("%s pico-dollars are %s", (total, words) => {
  const cost = { total, known: 0n, unknown: 0 };
  expect(renderBill({ requests: 2, unknown: 0, tokens: TOKENS }, cost)).toBe(
    `2 requests: 20 tokens read, 3 written; ${words}\n`,
  );
});

it("requests that were not counted are told, and none at all costs no words", () => {
  const cost = { total: null, known: 0n, unknown: 1 };
  expect(renderBill({ requests: 1, unknown: 1, tokens: TOKENS }, cost)).toContain("1 request (1 not counted):");
  expect(renderBill({ requests: 0, unknown: 0, tokens: TOKENS }, cost)).toBe("");
});

it("the key of a provider goes to that provider alone", () => {
  const env = { OPENAI_API_KEY: "theirs", CONTEXT_COMPILER_API_KEY: "own" };
  expect(endpointOf("openai:gpt-4o", null, env)).toEqual({
    ...{ provider: "openai", modelId: "gpt-4o", url: "https://api.openai.com/v1", key: "theirs" },
  });
  expect(endpointOf("openai:gpt-4o", "http://127.0.0.1:1/v1", env)).toEqual({
    ...{ provider: "server", modelId: "openai:gpt-4o", url: "http://127.0.0.1:1/v1", key: "own" },
  });
  expect(endpointOf("ollama:llama3.2:3b", null, env)).toMatchObject({ modelId: "llama3.2:3b", key: null });
});

it("a server with a URL of its own gets no key where only a provider's is set", () => {
  const env = { OPENAI_API_KEY: "theirs" };
  expect(endpointOf("openai:gpt-4o", "http://127.0.0.1:1/v1", env)).toMatchObject({ provider: "server", key: null });
  expect(endpointOf(null, "https://api.openai.com.example/v1", env)).toMatchObject({ modelId: "default", key: null });
});

it.each([
  ["deepseek", "https://api.deepseek.com/v1", "DEEPSEEK_API_KEY"],
  ["groq", "https://api.groq.com/openai/v1", "GROQ_API_KEY"],
  ["mistral", "https://api.mistral.ai/v1", "MISTRAL_API_KEY"],
  ["openai", "https://api.openai.com/v1", "OPENAI_API_KEY"],
  ["openrouter", "https://openrouter.ai/api/v1", "OPENROUTER_API_KEY"],
  ["xai", "https://api.x.ai/v1", "XAI_API_KEY"],
  ["ollama", "http://127.0.0.1:11434/v1", null],
])("the models of %s are at their address, with the key of their provider", (provider, url, variable) => {
  const env = variable === null ? {} : { [variable]: "k" };
  expect(endpointOf(`${provider}:m`, null, env)).toEqual({ provider, modelId: "m", url, key: variable && "k" });
});

it("a provider whose key is not there is refused with the variable that holds it", () => {
  expect(() => endpointOf("groq:llama", null, {})).toThrow("groq needs a key. Set GROQ_API_KEY to yours.");
  expect(() => endpointOf("openai:gpt-4o", null, { OPENAI_API_KEY: "" })).toThrow("Set OPENAI_API_KEY");
});
