/** The fuzzer finds what the suite does not, shrinks it, and hands it over as an example that the spec can take. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Peer } from "../../src/conformance/adapter.js";
import { CLASSES } from "../../src/conformance/classes.js";
import { fuzz, fuzzPeer } from "../../src/conformance/fuzz.js";
import { marked } from "../../src/conformance/mark.js";
import { toExample } from "../../src/conformance/notation.js";
import type { Request } from "../../src/conformance/protocol.js";
import { fuzzText, reportText } from "../../src/conformance/report.js";
import type { Subject } from "../../src/conformance/subject.js";
import { loadSuite } from "../../src/conformance/suite.js";
import { makeFixtures } from "../../tools/spec/fixtures.js";
import { readChapter } from "../../tools/spec/markdown.js";
import { answering, type Parts, RIGHT } from "./answer.js";
import { peerOf } from "./peer.js";
import { dropPending, implementations, payloads, subjects } from "./wrong-parts.js";

const COMMON = {
  timeLimit: 20_000,
  suite: loadSuite("directives"),
  runs: 300,
  seed: 7,
  only: "",
  classes: CLASSES.directives,
};
const ENGINE = ["node_modules/.bin/tsx", "tests/conformance/adapters/engine.ts"];

describe("fuzzing", () => {
  it("finds nothing between the engine and itself", async () => {
    const report = await fuzz({ ...COMMON, command: ENGINE });
    expect(report).toEqual({ implementation: "the engine", runs: 300, seed: 7, found: null, broken: null });
    expect(fuzzText(report)).toBe("the engine, 300 cases, seed 7\nno disagreement\n");
  });

  it("shrinks a disagreement to nothing but what it needs, and prints a conversation as an example", async () => {
    const command = [process.execPath, "tests/conformance/adapters/wrong.mjs", "error"];
    const report = await fuzz({ ...COMMON, command, only: "fuzz.conversation" });
    expect(report.found).toMatchObject({ kind: "fuzz.conversation", case: { kind: "scenario", inputs: [""] } });
    expect(fuzzText(report)).toContain(
      "DISAGREEMENT in fuzz.conversation: the adapter could not answer: I cannot do this",
    );
  });

  it.each<[only: string, length: number, parts: Parts]>([
    ["fuzz.conversation", 300, subjects((s) => ({ step: (text) => s.step(text.replace("podman", "docker")) }))],
    ["fuzz.import-state", 300, payloads((text) => text.replaceAll("\u00a0", " "))],
    [
      "fuzz.import-checkpoint",
      700,
      subjects((s) => ({ importCheckpointJson: (text) => void forgetful(s, () => s.importCheckpointJson(text)) })),
    ],
    [
      "fuzz.transcript",
      300,
      subjects((s) => ({ applyTranscript: (all) => forgetful(s, () => s.applyTranscript(all)) })),
    ],
    ["fuzz.preview", 300, subjects((s) => ({ preview: (text) => forgetful(s, () => s.preview(text)) }))],
    ["fuzz.diff", 300, implementations((i) => ({ stateDiff: (before, after) => i.stateDiff(after, before) }))],
    ["fuzz.explain", 300, subjects((s) => ({ explain: (text) => ({ ...Object(s.explain(text)), repairs: [] }) }))],
  ])("%s finds what is wrong there, in less than %i characters", async (only, length, parts) => {
    const options = { suite: COMMON.suite, runs: 3000, seed: 1, only, classes: CLASSES.directives };
    const { found } = await fuzzPeer(fc, peerOf(answering(parts)), options);
    expect(found).toMatchObject({ kind: only, message: null });
    expect(found?.disagreements.length).toBeGreaterThan(0);
    expect(JSON.stringify(found?.case).length).toBeLessThan(length);
  });

  it("names the case at which an adapter breaks the protocol, and shows its last words", async () => {
    const command = [process.execPath, "tests/conformance/adapters/wrong.mjs", "last-words"];
    const report = await fuzz({ ...COMMON, command, only: "fuzz.diff" });
    expect(report).toMatchObject({ found: null, broken: { id: "fuzz.diff", case: { kind: "controller" } } });
    const text = fuzzText(report);
    expect(text).toMatch(/^last-words, 300 cases, seed 7\nBROKEN at fuzz\.diff: The adapter exited with status /);
    expect(text).toContain("  | Traceback: \\u001b[31mno such thing\n");
    expect(text).toMatch(/\n {2}case \{"[^\n]+"kind":"controller"[^\n]*\}\n$/);
  });

  it("keeps a disagreement where the adapter breaks off while it is made shorter, and asks no more", async () => {
    const { peer, asked } = turning(["right", 7], ["unable", 3], ["broken", 9999]);
    const { found, broken } = await fuzzPeer(fc, peer, COMMON);
    expect(found?.message).toBe("the adapter could not answer: no");
    expect(broken).toMatchObject({ id: found?.kind, message: "The adapter answered a case with `hello`." });
    expect(asked.map((each) => each.type)).toEqual(["hello", ...Array(11).fill("case")]);
    expect(asked.at(-1)).toEqual({ type: "case", case: broken?.case });
    expect(fuzzText({ implementation: "x", runs: 1, seed: 1, found, broken })).toMatch(
      /DISAGREEMENT .*\n {2}case .*\n(?:.*\n)*BROKEN at .*\n {2}case .*\n$/,
    );
  });

  it("keeps a disagreement where the adapter breaks off behind it", async () => {
    const { peer } = turning(["right", 7], ["unable", 9999]);
    const ask: Peer["ask"] = async (request) =>
      request.type === "goodbye" ? ({ type: "hello" } as never) : peer.ask(request);
    const { found, broken } = await fuzzPeer(fc, { ...peer, ask }, COMMON);
    expect(found?.message).toBe("the adapter could not answer: no");
    expect(broken).toMatchObject({ id: null, case: null, message: "The adapter answered the goodbye with `hello`." });
    expect(fuzzText({ implementation: "x", runs: 1, seed: 1, found, broken })).toMatch(
      /DISAGREEMENT .*\n {2}case .*\n(?:.*\n)*BROKEN: /,
    );
  });

  it.each<readonly [Manner, Manner, message: string | null, differing: number]>([
    ["wrong", "broken", null, 1],
    ["wrong", "right", "this was once observed otherwise, and now as expected", 1],
    ["unable", "broken", "the adapter could not answer: no", 0],
    ["unable", "right", "this was once observed otherwise, and now as expected: the adapter could not answer: no", 0],
  ])("tells what was seen where the adapter is %s at a case and %s when it is asked again", async (...row) => {
    const [first, again, message, differing] = row;
    const { peer, asked } = turning(["right", 7], [first, 1], [again, 9999]);
    const { found, broken } = await fuzzPeer(fc, peer, COMMON);
    const unexpected = { path: "wrong", problem: "unexpected", observed: true };
    expect(found?.message).toBe(message);
    expect(found?.disagreements.filter(({ path }) => path === "wrong")).toEqual(Array(differing).fill(unexpected));
    expect(asked[8]).toEqual({ type: "case", case: found?.case });
    expect(broken?.case).toEqual(again === "broken" ? found?.case : undefined);
  });

  it("names the case at which an adapter answers as it may not", async () => {
    const right = peerOf(answering(RIGHT));
    const ask: Peer["ask"] = async (request) =>
      request.type === "case" && JSON.stringify(request.case).length > 400 ? { type: "goodbye" } : right.ask(request);
    const { broken } = await fuzzPeer(fc, { ...right, ask }, COMMON);
    expect(broken?.message).toBe("The adapter answered a case with `goodbye`.");
    expect(JSON.stringify(broken?.case).length).toBeGreaterThan(400);
  });
});

it("an example as it is printed is read by the reader of the spec", () => {
  const inputs = [
    "use x\ny",
    " hello",
    "set premise caf\u00e9",
    "use a b instead of docker",
    "\ud800",
    "no!",
    "use npm",
    "prohibit npm",
  ];
  const page = `### 1.1 \`a.rule\` A rule\n\n${toExample("found", inputs)}\n`;
  const [, expected] = makeFixtures(readChapter("page.md", page), new Map());
  expect(expected?.value.turns).toMatchObject(inputs.map((input) => ({ input })));
});

it("a report in text names the failures and ends with a plain count", () => {
  const sides = { path: "state.premise", problem: "different", expected: "abc", observed: "abd\u001b[31m" } as const;
  const strange = { path: "note", problem: "unexpected", observed: 1 } as const;
  const asked = { id: "a.rule--x", kind: "step", input: "use tea" };
  const failures = [
    { id: "a.rule--x", message: "was observed \u001botherwise", case: asked, disagreements: [sides, strange] },
  ];
  const tally = { class: "core", declared: true, passed: 2, failed: 1, skipped: 1, not_run: 7 } as const;
  const broken = { message: "The adapter left.", id: "a.rule--y", stderr: "Traceback:\n\u001bend\n" };
  const report = { implementation: "mine", suite: "0123456789abcdef", classes: [tally], failures, broken };
  expect(reportText(report)).toBe(`mine, suite 0123456789ab
FAIL a.rule--x: was observed \\u001botherwise
  case {"id":"a.rule--x","input":"use tea","kind":"step"}
  state.premise is different
    expected "abc"
    observed "abd\\u001b[31m"
                ^
  note is not a field of the answer: 1
BROKEN at a.rule--y: The adapter left.
  The end of its standard error:
  | Traceback:
  | \\u001bend
2 passed, 2 failed, 1 skipped, 7 not run
`);
});

it("two texts are cut to what stands around their first difference", () => {
  const [one, other, mark] = marked(`${"a".repeat(100)}x${"b".repeat(100)}`, `${"a".repeat(100)}y`);
  expect([one, other, mark]).toEqual([
    `…${"a".repeat(48)}x${"b".repeat(47)}…`,
    `…${"a".repeat(48)}y`,
    `${" ".repeat(49)}^`,
  ]);
});

type Manner = "right" | "wrong" | "unable" | "broken";

/** A peer whose manner of answering cases changes, each after so many of them, and what it was asked. */
function turning(...manners: readonly (readonly [Manner, number])[]) {
  const right = peerOf(answering(RIGHT));
  const left = manners.flatMap(([manner, times]) => Array<Manner>(times).fill(manner));
  const asked: Request[] = [];
  const ask: Peer["ask"] = async (request) => {
    asked.push(request);
    const answer = await right.ask(request);
    switch (request.type === "case" ? left.shift() : "right") {
      case "wrong":
        return { type: "result", observed: { ...Object(answer).observed, wrong: true } };
      case "unable":
        return { type: "error", message: "no" };
      case "broken":
        return { type: "hello" } as never;
      default:
        return answer;
    }
  };
  return { peer: { ...right, ask }, asked };
}

/** What is told of a call behind which the question is lost. */
function forgetful(subject: Subject, call: () => unknown): unknown {
  const result = call();
  dropPending(subject);
  return result;
}
