/** Blanks, words and phrases are the spec's, not those of regular expressions (`acquisition.*`). */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { messageCandidate, sourceCandidate } from "../../src/acquisition/reading/candidate.js";
import { isFullForm } from "../../src/acquisition/reading/full-form.js";
import { hasCue, hasNextSentenceCue, isChained, isMixed } from "../../src/acquisition/reading/phrases.js";
import { collapse, trim } from "../../src/base/index.js";
import { CUES, OPENERS } from "../../src/generated/directives/words.js";
import { WHITE_SPACE } from "../support/arbitraries.js";
import { readRows, shown } from "./rows.js";

it("29 characters are blank", () => {
  const characters = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
  expect(characters.filter((character) => trim(character) === "")).toEqual([...WHITE_SPACE].sort());
  expect(WHITE_SPACE).toHaveLength(29);
  expect(collapse(`a${WHITE_SPACE.join("")}b\ufeff `)).toBe("a b\ufeff ");
});

it("cues and openers are phrases that begin directives, and near misses have a cue alone", () => {
  const shared = ["set premise", "use", "prohibit", "remove policy", "clear premise", "reset policies", "clear state"];
  expect(CUES).toEqual(expect.arrayContaining([...shared, "change premise"]));
  expect(OPENERS).toEqual(expect.arrayContaining([...shared, "change premise to"]));
  expect(CUES).not.toContain("change premise to");
});

describe("a joiner chains a cue", () => {
  it.each([
    "x,use y",
    "x;use",
    "x and use y",
    "x then  clear state",
    "and use",
    "a-and use b",
    ";\u3000reset policies",
  ])("in %s", (text) => expect(isChained(text)).toBe(true));

  it.each([
    "x, used y",
    "x and useful y",
    "band use",
    "x and\u00e9 use",
    "use x",
    "andprohibit x",
    "x, the use",
    "x AND use",
  ])("not in %s", (text) => expect(isChained(text)).toBe(false));
});

describe("an opener and a connector mix", () => {
  it.each(["use a and b", "use salt-and-pepper", "clear state then continue", "prohibit x because", "use, and"])(
    "in %s",
    (text) => expect(isMixed(text)).toBe(true),
  );

  it.each(["used a and b", "change premise a and b", "use sand", "a use and b", "use and_b", "use then"])(
    "not in %s",
    (text) => expect(isMixed(text)).toBe(false),
  );
});

it("a cue is found as a whole phrase alone", () => {
  expect(["use", "a use-b", "(prohibit)", "x change premise"].filter(hasCue)).toHaveLength(4);
  expect(["reuse", "use_", "us e", "uses", "\u{10428}use", "set  premise"].filter(hasCue)).toEqual([]);
});

it("a full stop leads to a cue unless a sentence ended otherwise before", () => {
  expect(["x. use", "x.use y", "a. b. clear state!", ". set premise?"].filter(hasNextSentenceCue)).toHaveLength(4);
  expect(["x! y. use z", "x? y. use z", "x.used", "x, use", "x. y use"].filter(hasNextSentenceCue)).toEqual([]);
});

describe("a full form", () => {
  it.each([
    "clear state",
    "use x",
    "set premise too",
    "change premise to to",
    "use x and y because z",
    "use a instead of b",
  ])("%j", (text) => expect(isFullForm(text)).toBe(true));

  it.each([
    ...[
      "",
      "use",
      "use ",
      "use  x",
      "Use x",
      " use x",
      "use x ",
      "use x\ny",
      "clear state ",
      "set premise to",
      "set premise to x",
    ],
    ...[
      "use x instead of",
      "use x instead of ",
      "use x\tinstead of y",
      "change premise x",
      "remove policy",
      "prohibit \r",
    ],
  ])("not %j", (text) => expect(isFullForm(text)).toBe(false));
});

const candidates = z.object({ message: z.string(), candidate: z.string() });

describe("the candidate of a message", () => {
  for (const { message, candidate } of readRows("candidates", candidates)) {
    it(`${shown(message)} is ${shown(candidate)}`, () => expect(messageCandidate(message)).toBe(candidate));
  }
});

describe("the candidate of a source", () => {
  for (const { message, candidate } of readRows("source-candidates", candidates)) {
    it(`${shown(message)} is ${shown(candidate)}`, () => expect(sourceCandidate(message)).toBe(candidate));
  }
});
