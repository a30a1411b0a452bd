/** Every implementation that is wrong in one way is caught, at a case about that; the right one passes. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Peer } from "../../src/conformance/adapter.js";
import type { Answer } from "../../src/conformance/protocol.js";
import { type RunOptions, runCases } from "../../src/conformance/run.js";
import { loadSuite } from "../../src/conformance/suite.js";
import { total } from "../../src/conformance/tally.js";
import { stateSchema } from "../../src/schema/index.js";
import { answering, type Parts, RIGHT } from "./answer.js";
import { peerOf } from "./peer.js";
import { WRONG_STORES, WRONG_TURNS } from "./wrong-engines.js";
import { WRONG_ANSWERS, WRONG_CONTROLLERS, WRONG_HOSTS, WRONG_READERS } from "./wrong-hosts.js";
import { WRONG_LAYERS } from "./wrong-layers.js";
import { subjects } from "./wrong-parts.js";

const SUITE = loadSuite("directives");
const ALL = ["core", "controller", "host", "acquisition", "acquisition_host", "diagnostics"] as const;
const ONE_LONG: RunOptions = { suite: SUITE, only: "scale.turn--no-directive", classes: ["scale"], skips: new Map() };
const WRONG = [
  ...WRONG_TURNS,
  ...WRONG_STORES,
  ...WRONG_CONTROLLERS,
  ...WRONG_HOSTS,
  ...WRONG_ANSWERS,
  ...WRONG_READERS,
  ...WRONG_LAYERS,
];

function run(parts: Parts, options: { only?: string; classes?: readonly ("scale" | (typeof ALL)[number])[] } = {}) {
  return runCases(peerOf(answering(parts)), { suite: SUITE, only: "", classes: ALL, skips: new Map(), ...options });
}

describe("an implementation that", () => {
  it("is right passes, also as a peer in this process", async () => {
    const report = await run(RIGHT);
    expect(report).toMatchObject({ failures: [], broken: null });
    expect(total(report.classes, "passed")).toBe(SUITE.examples.length);
  });

  it.each(WRONG)("%s is caught at %s", async (_fact, shownBy, parts) => {
    const [rule = ""] = shownBy.split("--");
    const { failures, broken } = await run(parts, { only: `${rule}--` });
    expect(broken).toBeNull();
    expect(failures.map(({ id }) => id)).toContainEqual(expect.stringContaining(shownBy));
  });

  it("is wrong in one way is one of more than forty", () => {
    expect(new Set(WRONG.map(([fact]) => fact)).size).toBe(WRONG.length);
    expect(WRONG.length).toBeGreaterThan(60);
  });
});

/** Our engine, which answers every case as asked the first time, in either length, and then gives another answer. */
function firstRight(then: Answer): Peer {
  const right = peerOf(answering(RIGHT));
  let cases = 0;
  return {
    ...right,
    ask: async (request) => (request.type === "case" && ++cases > 2 ? then : right.ask(request)),
  };
}

/** A clock that the test moves, in milliseconds, until it ends: what is judged by time must not hang on how busy the machine is. */
function clock() {
  const own = { time: 0 };
  const now = vi.spyOn(performance, "now").mockImplementation(() => own.time);
  onTestFinished(() => now.mockRestore());
  return own;
}

/** A time that grows with the square of a length: 20 ms for a short input, 2 s for a long one. */
function squared(length: number): number {
  return 20 * (length / 20_000) ** 2;
}

describe("an implementation at a cost", () => {
  it("in proportion passes", async () => {
    const report = await run(RIGHT, { classes: ["scale"] });
    expect(report).toMatchObject({ failures: [], broken: null });
    expect(total(report.classes, "passed")).toBe(13);
  });

  it("of the square is caught", async () => {
    const own = clock();
    const step = subjects((s) => ({
      step(text) {
        own.time += squared(text.length);
        return s.step(text);
      },
    }));
    const { failures } = await run(step, { classes: ["scale"], only: "scale.turn--letters" });
    expect(failures).toMatchObject([
      { id: "scale.turn--letters", message: "took more than 40 times as long for an input 10 times as long" },
    ]);
  });

  it.each([
    [
      "of the square is caught where one short answer was slow",
      [
        [20, 2000],
        [2000, 2000],
        [20, 2000],
        [20, 2000],
      ],
      1,
    ],
    [
      "in proportion passes where one long answer was slow",
      [
        [200, 2000],
        [200, 2000],
        [200, 2000],
        [200, 9000],
      ],
      0,
    ],
    [
      "that nobody notices passes, be it of the square",
      [
        [20, 9000],
        [1, 1000],
      ],
      0,
    ],
  ])("%s", async (_fact, times, failed) => {
    const right = peerOf(answering(RIGHT));
    const waits = times.flat();
    const own = clock();
    const ask: Peer["ask"] = (request) => {
      if (request.type === "case") own.time += waits.shift() ?? Number.NaN;
      return right.ask(request);
    };
    const { failures } = await runCases({ ...right, ask }, ONE_LONG);
    expect([failures.length, waits]).toEqual([failed, []]);
  });

  it.each([
    ["that trims by a search from every space", "scale.turn--white-space-of-a-near-miss", /^set premise to .*?( *)\w$/],
    ["that takes marks off by a search from each", "scale.confirmation--punctuation-before-a-letter", /^(!*)x$/],
  ])("%s is caught", async (_fact, shownBy, searched) => {
    const own = clock();
    const step = subjects((s) => ({
      step(text) {
        own.time += squared(searched.exec(text)?.[1]?.length ?? 0);
        return s.step(text);
      },
    }));
    const { failures } = await run(step, { classes: ["scale"], only: shownBy });
    expect(failures).toMatchObject([{ id: shownBy }]);
  });

  it("that keeps no more than 128 policies is caught", async () => {
    const step = subjects((s) => ({
      step: (text) => s.step(Object.keys(stateSchema.parse(s.state()).policies).length > 127 ? "hello" : text),
    }));
    const { failures } = await run(step, { classes: ["scale"], only: "scale.turn--policies" });
    expect(failures).toMatchObject([{ id: "scale.turn--policies" }]);
  });

  it("that answers otherwise when it is measured is caught", async () => {
    const { failures } = await runCases(firstRight({ type: "error", message: "no" }), ONE_LONG);
    expect(failures).toMatchObject([{ id: ONE_LONG.only, message: "the adapter could not answer: no", case: null }]);
  });

  it("that says goodbye when it is measured ends the run", async () => {
    const { broken } = await runCases(firstRight({ type: "goodbye" }), ONE_LONG);
    expect(broken).toMatchObject({ id: ONE_LONG.only, message: "The adapter answered a case with `goodbye`." });
  });
});
