/** Replies to a question are read as the spec says (`answer.reply`). */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONFIRMATION_TOKENS, readReply } from "../../src/acquisition/index.js";
import { readConfirmation } from "../../src/index.js";

const SAID: Readonly<Record<string, readonly string[]>> = {
  accept: [
    "yes, please",
    "Y",
    "yup",
    "Yup!",
    "sounds good",
    "Sounds good, thanks!",
    "\u{1f44d}",
    "\u{1f44d}\u{1f3fd}",
    "\u{1f44d}\u{1f44d}",
    "yes \u{1f44d}",
    "\u2714\ufe0f",
    "OK, go ahead",
    "sure, do it",
    "please do",
    "oh yes",
    "\u201cyes\u201d",
    "\uff59\uff45\uff53",
    "that\u2019s right",
    "Yes.\nThank you very much.",
    "I mean yes",
  ],
  decline: [
    "nah",
    "no thank you",
    "No, thank you!",
    "nope, sorry",
    "don't",
    "dont do it",
    "Please don\u2019t.",
    "absolutely not",
    "of course not",
    "\u{1f44e}\u{1f3ff}",
    "no no no",
    "n",
  ],
  cancel: ["cancel", "never mind", "Nevermind.", "ok, never mind", "no, forget it", "actually, stop", "nvm thanks"],
  ask_again: ["what did you ask?", "Sorry, what was the question?", "what?", "huh", "Pardon?", "no, what do you mean?"],
};

const NO_REPLY = [
  "",
  " ",
  "please",
  "thanks!",
  "yes no",
  "yeah, no",
  "don't stop",
  "do not cancel",
  "yes, but with podman",
  "no problem",
  "use docker",
  "yesterday",
  "okey-dokey-doo",
  "what is the weather?",
  "cancel my subscription",
  "y/n",
  "yes, cancel",
  "good morning",
  "constructor",
];

describe("a reply says what people mean by it", () => {
  for (const [kind, texts] of Object.entries(SAID)) {
    it.each(texts.map((text) => [text]))(`${kind}: %j`, (text) => expect(readReply(text)).toBe(kind));
  }

  it.each(NO_REPLY.map((text) => [text]))("no reply: %j", (text) => expect(readReply(text)).toBeNull());
});

describe("every word of the grammar is a reply of its kind", () => {
  const grammar = readFileSync("grammar/replies.peggy", "utf8");
  it.each([
    ["yes", "accept"],
    ["no", "decline"],
    ["dont", "decline"],
    ["cancel", "cancel"],
    ["asking", "ask_again"],
    ["filler", "accept", "yes"],
    ["soft", "cancel", "cancel"],
  ])("%s", (helper, kind, after = "") => {
    const [, rule = ""] = new RegExp(`^${helper}\\s+=([^=]*)\\n\\n`, "m").exec(grammar) ?? [];
    const words = [...rule.matchAll(/"([^"]+)"/g)].map(([, word = ""]) => JSON.parse(`"${escaped(word)}"`));
    expect(words.filter((word) => word !== " ").length).toBeGreaterThan(5);
    expect(words.filter((word) => word !== " " && readReply(`${word} ${after}`) !== kind)).toEqual([]);
  });
});

/** A code point of the grammar, as JSON writes it. */
function escaped(word: string): string {
  return word.replace(/\\u\{([0-9a-f]+)\}/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

describe("what the engine takes for an answer is a reply of the same meaning", () => {
  const around = fc.stringMatching(/^[ \t\n]{0,3}$/);
  const marks = fc.stringMatching(/^[.,!?]{0,3}$/);
  const token = fc.constantFrom(...CONFIRMATION_TOKENS).chain((text) => fc.constantFrom(text, text.toUpperCase()));
  const text = fc.tuple(around, token, marks, around).map((parts) => parts.join(""));

  it("in any case, with marks behind it", () => {
    fc.assert(
      fc.property(text, (answer) => {
        const read = readConfirmation(answer);
        fc.pre(read !== null);
        expect(readReply(answer)).toBe(read?.kind);
      }),
      { numRuns: 1000 },
    );
  });
});

it("a reply is a string", () => {
  expect(() => Reflect.apply(readReply, undefined, [5])).toThrow(TypeError);
});

it("a megabyte is answered", () => {
  expect(readReply("yes ".repeat(262_144))).toBe("accept");
  expect(readReply(`${"no ".repeat(349_525)}x`)).toBeNull();
});
