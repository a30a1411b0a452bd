/** Messages of chat libraries, whose texts stand in parts, as a transcript has them (spec, `host.text-messages`). */
import { deepStrictEqual } from "node:assert/strict";
import { expect, test } from "vitest";
import { compileTranscript, textMessages } from "../../src/index.js";

test("a message with one text part becomes a message of a transcript", () => {
  const messages = [
    { id: "1", role: "user", parts: [{ type: "text", text: "use tea" }] },
    { role: "assistant", parts: [{ type: "step-start" }, { type: "text", text: "Tea it is.", state: "done" }] },
    { role: "user", content: [{ type: "text", text: "prohibit peanuts" }] },
    {
      role: "user",
      content: [
        { type: "input_image", image_url: "x" },
        { type: "input_text", text: "use podman" },
      ],
    },
    { role: "assistant", content: [{ type: "output_text", text: "Noted.", annotations: [] }] },
    { role: "user", content: "set premise concise replies" },
    { role: "user", content: "", parts: [{ type: "text", text: "use coffee" }] },
    { role: "system", content: [{ type: "text", text: "" }] },
    { role: "user", content: [{ type: "text", text: "hello" }], parts: [{ type: "text", text: "use rum" }] },
  ];
  const read = textMessages(messages);
  deepStrictEqual(read, {
    messages: [
      { role: "user", content: "use tea" },
      { role: "assistant", content: "Tea it is." },
      { role: "user", content: "prohibit peanuts" },
      { role: "user", content: "use podman" },
      { role: "assistant", content: "Noted." },
      { role: "user", content: "set premise concise replies" },
      { role: "user", content: "" },
      { role: "system", content: "" },
      { role: "user", content: "hello" },
    ],
    skipped: [],
  });
  deepStrictEqual(compileTranscript(messages), {
    kind: "state",
    state: { premise: "concise replies", policies: {}, version: 2 },
  });
  deepStrictEqual(compileTranscript(read.messages), {
    kind: "state",
    state: { premise: "concise replies", policies: { tea: "use", peanuts: "prohibit", podman: "use" }, version: 2 },
  });
});

test("what has no text, several or no role is left out and told", () => {
  const text = { type: "text", text: "use tea" };
  const messages = [
    { role: "user", parts: [text, text] },
    { role: "user", content: [text, { type: "input_text", text: "use coffee" }] },
    { role: "user", content: [] },
    { role: "user", content: null },
    { role: "user" },
    { role: "user", content: { text: "use tea" } },
    { role: "user", parts: "use tea" },
    { role: "user", parts: ["use tea", null, 5, { type: "text" }, { type: "text", text: 5 }] },
    { role: "user", parts: [{ type: "reasoning", text: "use tea" }, { text: "use tea" }] },
    { content: "use tea" },
    { role: 5, parts: [text] },
    { role: "user", parts: [text] },
  ];
  deepStrictEqual(textMessages(messages), {
    messages: [{ role: "user", content: "use tea" }],
    skipped: [
      { index: 0, reason: "several_texts" },
      { index: 1, reason: "several_texts" },
      { index: 2, reason: "no_text" },
      { index: 3, reason: "no_text" },
      { index: 4, reason: "no_text" },
      { index: 5, reason: "no_text" },
      { index: 6, reason: "no_text" },
      { index: 7, reason: "no_text" },
      { index: 8, reason: "no_text" },
      { index: 9, reason: "no_role" },
      { index: 10, reason: "no_role" },
    ],
  });
});

test("messages that are no list of objects are misuse", () => {
  const call = (value: unknown): unknown => Reflect.apply(textMessages, undefined, [value]);
  expect(() => call("use tea")).toThrow(
    new TypeError("A transcript must be an array of messages, not of type string."),
  );
  expect(() => call([{}, null])).toThrow(new TypeError("Message 1 of a transcript must be an object, not null."));
  expect(() => call([[]])).toThrow(TypeError);
});
