/** Every engine of the older language that is wrong in one way is caught, at a case about that; the right one passes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLASSES } from "../../src/conformance/classes.js";
import { fuzz, fuzzPeer } from "../../src/conformance/fuzz.js";
import { listCases, runCases, runSuite } from "../../src/conformance/run.js";
import { loadSuite } from "../../src/conformance/suite.js";
import { total } from "../../src/conformance/tally.js";
import { focusNotation } from "../../tools/spec/focus.js";
import { readChapter } from "../../tools/spec/markdown.js";
import { peerOf } from "../conformance/peer.js";
import { answeringFocus, FOCUS_PARTS } from "./answer.js";
import { WRONG_STORES, WRONG_TURNS } from "./wrong-engines.js";

const SUITE = loadSuite("focus");
const ALL = { suite: SUITE, only: "", classes: CLASSES.focus, skips: new Map<string, string>() };
const COMMAND = { command: ["node_modules/.bin/tsx", "tests/conformance/adapters/engine.ts"], timeLimit: 30_000 };
const WRONG = [...WRONG_TURNS, ...WRONG_STORES];

describe("an implementation of the older language that", () => {
  it("is right passes the whole suite behind its own adapter", async () => {
    const report = await runSuite({ ...ALL, ...COMMAND });
    expect(report).toMatchObject({ implementation: "the engine", failures: [], broken: null });
    expect(total(report.classes, "passed")).toBe(listCases(ALL).length);
    expect(report.classes.map((each) => [each.class, each.declared, each.failed, each.not_run])).toEqual(
      CLASSES.focus.map((name) => [name, true, 0, 0]),
    );
  });

  it.each(WRONG)("%s is caught at %s", async (_fact, shownBy, parts) => {
    const [rule = ""] = shownBy.split("--");
    const { failures, broken } = await runCases(peerOf(answeringFocus(parts)), { ...ALL, only: `${rule}--` });
    expect(broken).toBeNull();
    expect(failures.map(({ id }) => id)).toContainEqual(expect.stringContaining(shownBy));
  });

  it("speaks another version of the language is not asked", async () => {
    const peer = peerOf(answeringFocus(FOCUS_PARTS));
    const other = { ...SUITE, language: { ...SUITE.language, version: "0.5" } };
    const greeted = await runCases(
      { ...peer, ask: (request) => peer.ask(request.type === "hello" ? { ...request, language: "0.4.5" } : request) },
      { ...ALL, suite: other },
    );
    expect(greeted.broken?.message).toBe("The adapter's hello names another language than 0.5.");
  });
});

describe("fuzzing of the older language", () => {
  const options = { suite: SUITE, only: "", classes: CLASSES.focus, runs: 3000, seed: 1 };

  it("finds nothing between the engine and itself", async () => {
    const report = await fuzz({ ...options, ...COMMAND, runs: 300 });
    expect(report).toEqual({ implementation: "the engine", runs: 300, seed: 1, found: null, broken: null });
  });

  const wrong = new Map([...WRONG_TURNS, ...WRONG_STORES].map(([fact, _shownBy, parts]) => [fact, parts]));
  it.each([
    ["fuzz.conversation", 120, "forgets a question at the second answer"],
    ["fuzz.conversation", 120, "takes a line feed for a space"],
    ["fuzz.import", 260, "drops what is pending at a refused import"],
    ["fuzz.export", 120, "exports as JSON.stringify does"],
    ["fuzz.transcript", 260, "undoes a transcript that ends in a question"],
    ["fuzz.migrate", 200, "carries the focus over as an item"],
  ])("%s finds in less than %i characters what %s", async (only, length, fact) => {
    const parts = wrong.get(fact) ?? FOCUS_PARTS;
    const { found } = await fuzzPeer(fc, peerOf(answeringFocus(parts)), { ...options, only });
    expect(found).toMatchObject({ kind: only, message: null });
    expect(JSON.stringify(found?.case).length).toBeLessThan(length);
  });

  it("hands a conversation over as an example that the spec can take", async () => {
    const parts = wrong.get("reads directives while an item is pending") ?? FOCUS_PARTS;
    const { found } = await fuzzPeer(fc, peerOf(answeringFocus(parts)), { ...options, only: "fuzz.conversation" });
    const page = `### 1.1 \`a.rule\` A rule\n\n${found?.example}\n`;
    const { files } = focusNotation(readChapter("page.md", page), [], "suite.json");
    const [example] = JSON.parse(files.get("suite.json") ?? "[]");
    expect(example.case).toEqual({ ...found?.case, id: "a.rule--found-by-fuzzing-1" });
    expect(example.expected).toEqual(SUITE.language.observe(example.case));
  });
});
