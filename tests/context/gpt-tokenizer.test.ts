/** The meter of OpenAI's encodings: published counts, hostile texts, and a bound on what texts have together. */
import { AIMessage, HumanMessage } from "@langchain/core/messages";
import fc from "fast-check";
import { expect, it } from "vitest";
import { gptTokenizerMeter } from "../../src/context/gpt-tokenizer/index.js";
import { byteMeter, cap, type Meter } from "../../src/context/index.js";
import { expectLinear } from "../support/growth.js";
import { times } from "./measures.js";

/** Of OpenAI's cookbook, "How to count tokens with tiktoken"; a text has one more, for the seam to the next. */
it.each([
  ["antidisestablishmentarianism", 6, 6],
  ["2 + 2 = 4", 7, 7],
  ["お誕生日おめでとう", 9, 8],
])("%s has the tokens that are published for it", async (content, cl100k, o200k) => {
  const meters = await Promise.all((["cl100k_base", "o200k_base"] as const).map(gptTokenizerMeter));
  expect(meters.map(({ text }) => text(content))).toEqual([cl100k + 1, o200k + 1]);
  // A frame of three.
  expect(meters.map(({ message }) => message({ content }))).toEqual([cl100k + 3, o200k + 3]);
});

/** The messages of the same page, and the tokens that the provider reported for them. */
const JARGON = [
  {
    role: "system",
    content: "You are a helpful, pattern-following assistant that translates corporate jargon into plain English.",
  },
  { role: "system", name: "example_user", content: "New synergies will help drive top-line growth." },
  { role: "system", name: "example_assistant", content: "Things working well together will increase revenue." },
  {
    role: "system",
    name: "example_user",
    content: "Let's circle back when we have more bandwidth to touch base on opportunities for increased leverage.",
  },
  {
    role: "system",
    name: "example_assistant",
    content: "Let's talk later when we're less busy about how to do better.",
  },
  {
    role: "user",
    content: "This late pivot means we don't have time to boil the ocean for the client deliverable.",
  },
];
/** `<|start|>assistant<|message|>` */
const START_OF_REPLY = 3;

it.each([
  ["cl100k_base", 129],
  ["o200k_base", 124],
] as const)("a chat has by %s the %i tokens that the provider reports", async (encoding, reported) => {
  const { message } = await gptTokenizerMeter(encoding);
  expect(JARGON.reduce((sum, each) => sum + message(each), START_OF_REPLY)).toBe(reported);
});

/** The tokens of a text by itself. */
const alone = (meter: Meter<unknown>, text: string): number => meter.text(text) - 1;

it("texts in parts count as texts, and what is no text as its JSON", async () => {
  const meter = await gptTokenizerMeter("o200k_base");
  const { message } = meter;
  const text = (content: string): number => alone(meter, content);
  const whole = message({ role: "user", content: "tea" });
  expect(message({ role: "user", content: [{ type: "text", text: "tea" }] })).toBe(whole);
  const image = { type: "image_url", image_url: { url: "https://a.example/tea.png" } };
  expect(message({ role: "user", content: ["tea", image] })).toBe(
    message({ role: "user", content: "" }) + text('"tea"') + text(JSON.stringify(image)),
  );
  const calls = [{ id: "c1", type: "function", function: { name: "brew", arguments: '{"cups":2}' } }];
  expect(message({ role: "assistant", content: null, tool_calls: calls })).toBe(
    message({ role: "assistant" }) + text(JSON.stringify({ tool_calls: calls })),
  );
  expect([undefined, null, 7, "tea"].map((each) => message(each))).toEqual([3, 4, 4, 6]);
});

it("a message of LangChain has its text and its calls once", async () => {
  const { message, text } = await gptTokenizerMeter("o200k_base");
  const long = "tea and milk, ".repeat(400);
  const spare = message(new HumanMessage("")) + text(long) + 8;
  expect(message(new HumanMessage(long))).toBeGreaterThanOrEqual(text(long));
  expect(message(new HumanMessage(long))).toBeLessThanOrEqual(spare);
  const calling = new AIMessage({ content: "", tool_calls: [{ id: "c1", name: "brew", args: { what: long } }] });
  expect(message(calling)).toBeGreaterThanOrEqual(text(long));
});

it("the bytes in an ArrayBuffer are counted", async () => {
  const { message } = await gptTokenizerMeter("o200k_base");
  const data = new Uint8Array(100).fill(7).buffer;
  const part = (bytes: unknown) => ({ type: "file", mediaType: "image/png", data: bytes });
  expect(message({ role: "user", content: [part(data)] })).toBeGreaterThan(100);
  expect(message({ role: "user", content: part(data) })).toBeGreaterThan(100);
});

it("a message that JSON cannot say is misuse", async () => {
  const { message } = await gptTokenizerMeter("o200k_base");
  expect(() => message({ role: "user", content: "", cups: 1n })).toThrow("A message that JSON cannot say");
});

it("another encoding is misuse", async () => {
  const name: string = "__proto__";
  // @ts-expect-error: a name that is none
  await expect(gptTokenizerMeter(name)).rejects.toThrow('There is no encoding "__proto__". Name one of cl100k_base,');
});

it("the name of a special token is text as any other", async () => {
  const { text } = await gptTokenizerMeter("o200k_base");
  expect(text("<|endoftext|>")).toBeGreaterThan(2);
  expect(text("\ud83d")).toBe(text("\ufffd"));
});

const words = fc.array(
  fc.constantFrom("a", "B", " ", "\n", "1", "23", "'s", "é", "漢字", "😀", ".", "the", "ing", "\t", "/", "}", "\u0301"),
  { maxLength: 14 },
);

it("the empty text has no tokens, so that a cap of none is kept", async () => {
  const meter = await gptTokenizerMeter("o200k_base");
  const cut = { line: "cap", origin: "tool", before: 3, after: 0 };
  expect(cap({ origin: "tool", text: "tea" }, 0, meter)).toEqual({ text: "", tokens: 0, line: cut });
  expect(cap({ origin: "tool", text: "" }, 0, meter)).toEqual({ text: "", tokens: 0, line: null });
});

it("no text and no message has more tokens than the bytes that `byteMeter` counts", async () => {
  const meters = await Promise.all((["o200k_base", "cl100k_base"] as const).map(gptTokenizerMeter));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        words.map((each) => each.join("")),
      ),
      (content) => {
        const message = { role: "user", content, tool_calls: [{ id: content }] };
        for (const meter of meters) {
          expect(alone(meter, `${content}.`)).toBeLessThanOrEqual(byteMeter.text(`${content}.`));
          expect(meter.message(message)).toBeLessThanOrEqual(byteMeter.message(message));
        }
      },
    ),
    { seed: 17, numRuns: times(50_000, 5_000) },
  );
});

it("pages have no more tokens as one text than they were counted with", async () => {
  const meters = await Promise.all((["o200k_base", "cl100k_base"] as const).map(gptTokenizerMeter));
  fc.assert(
    fc.property(words, words, (a, b) => {
      const [first, second] = [a, b].map((unit) => `${unit.join("")}\n\n`);
      for (const meter of meters) {
        const counted = meter.text(first ?? "") + meter.text(second ?? "");
        expect(alone(meter, `${first}${second}`)).toBeLessThanOrEqual(counted);
      }
    }),
    { seed: 17, numRuns: 5_000 },
  );
});

it.each([
  ["letters", "a"],
  ["ideographs", "漢字"],
  ["spaces", " "],
  ["line feeds", "\n"],
  ["signs", "!?"],
  ["digits", "7"],
  ["marks", "\u0301"],
  ["slashes and line feeds", "//\n"],
])("a run of %s costs in proportion to its length", async (_what, unit) => {
  const { text } = await gptTokenizerMeter(unit.includes("/") ? "o200k_base" : "cl100k_base");
  // A run of another length each time: the tokenizer remembers the words that it has merged.
  let calls = 0;
  await expectLinear(
    (parts) => unit.repeat(80_000 / unit.length / parts),
    (run) => text(run + unit.repeat(++calls)),
  );
});
