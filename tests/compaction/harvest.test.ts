/** The harvester on labeled turns, on ordinary ones, and on texts that only show something. */
import { deepStrictEqual, ok } from "node:assert/strict";
import fc from "fast-check";
import { describe, test } from "vitest";
import { harvest } from "../../src/compaction/harvest/index.js";
import { cpuTime, expectGrowth } from "../support/growth.js";
import { type LabeledTurn, linesOf, score } from "./labels.js";

const SETS = ["tuned", "held-out", "unseen", "development", "blind"];
const REALISTIC = linesOf("tests/compaction/labels/realistic-turns.jsonl");
const TUNED = [...SETS.flatMap((set) => linesOf(`tests/compaction/labels/${set}-turns.jsonl`)), ...REALISTIC];
const { of, wrong } = score(TUNED);

const BINDING = ["ban", "decision", "reversal"];

const kindsOf = (text: string): string[] => harvest(text).map(({ kind }) => kind);
const quotesOf = (text: string): string[] => harvest(text).map(({ from, to }) => text.slice(from, to));

test("a question behind a comma casts no doubt on what stands before it", () => {
  deepStrictEqual(quotesOf("Lunch boxes have to stay nut free, so what do I pack?"), [
    "Lunch boxes have to stay nut free",
  ]);
});

test("nothing is taken for a ban, a decision or a reversal that is not labeled as one", () => {
  deepStrictEqual(
    wrong.filter((line) => /^(?:ban|decision|reversal) /.test(line)),
    [],
  );
});

test("what sounds like a ban, a decision or a reversal, and could as well be something else, is none", () => {
  const taken = linesOf("tests/compaction/labels/near-misses.jsonl").filter(({ content }) =>
    kindsOf(content).some((kind) => BINDING.includes(kind)),
  );
  deepStrictEqual(taken, []);
});

test("of the bans, decisions and reversals that the grammar was tuned on, seven in ten are found", () => {
  const [hits, labels] = [...of].reduce(
    ([h, l], [kind, each]) => (BINDING.includes(kind) ? [h + each.hits, l + each.labels] : [h, l]),
    [0, 0],
  );
  ok(hits / labels >= 0.7, `${hits} of ${labels}`);
});

test("ordinary turns yield nothing", () => {
  const ordinary = SETS.flatMap((set) => linesOf(`tests/compaction/labels/${set}-ordinary.jsonl`));
  deepStrictEqual(
    ordinary.flatMap(({ content }: LabeledTurn) => quotesOf(content)),
    [],
  );
});

test("what is dismissed is taken back where a clause behind it says what comes in its place", () => {
  deepStrictEqual(kindsOf("Forget the harbor. We're doing the mill instead."), ["reversal"]);
  deepStrictEqual(kindsOf("Forget the harbor. The fog was thick."), []);
});

test("what was said before and what holds instead are one quote", () => {
  deepStrictEqual(kindsOf("We had said Vue, it's React now."), ["reversal"]);
  deepStrictEqual(quotesOf("Fine. We're keeping the lunch special, forget what I said about it. Thanks."), [
    "We're keeping the lunch special, forget what I said about it",
  ]);
  deepStrictEqual(kindsOf("I said yes, it's late now."), []);
});

test("a time from which something holds belongs to its clause", () => {
  deepStrictEqual(quotesOf("Starting Monday, we serve lunch at one."), ["Starting Monday, we serve lunch at one"]);
});

test("a choice that announces a ban is none", () => {
  deepStrictEqual(kindsOf("The council and we shook hands on it: names don't get printed."), ["ban"]);
  deepStrictEqual(kindsOf("It's decided, I don't want to see any icons in the screens."), ["ban"]);
});

test("a quote has the clauses that strengthen it, and no more", () => {
  deepStrictEqual(quotesOf("Fine. We never deploy on Fridays. No exceptions. Now the log."), [
    "We never deploy on Fridays. No exceptions",
  ]);
  deepStrictEqual(quotesOf("Hetzner it is. Locked in. What next?"), ["Hetzner it is. Locked in"]);
});

describe("what is shown and not said yields nothing", () => {
  test.each([
    'Rewrite in plain English: "Under no circumstances may you enter."',
    "```\nnever touch main\n```",
    "> we decided on Postgres\nIs that right?",
    "Here's the memo:\nWe decided on Postgres. Nobody touches main.",
    "Translate into Danish: we have decided to sell the boat.",
    "`no default exports, ever` is what the linter prints",
  ])("%s", (text) => deepStrictEqual(kindsOf(text), []));
});

describe("what is doubted, asked or imagined binds nobody", () => {
  test.each([
    "maybe we're going with Redis",
    "Did we decide on Redis?",
    "Suppose we decided on Redis. What then?",
    "Could we say that nobody deploys on Fridays without a review?",
    "They decided on Redis at my old job.",
    "The landlord thinks pets are off limits.",
    "If Redis is off limits, what is left.",
    "The hero of my novel may never leave the island.",
    "Never have I ever eaten snails.",
    "We decided on Redis, didn't we?",
    "We're switching to Redis, right?",
    "The function must not return null.",
    "I can't find the config file anywhere.",
    "He asked us to stay at home.",
    "oh no. hold on",
    "On no account at all.",
    "Under no circumstances was anybody hurt.",
    "It stays at 40 percent and never finishes.",
    "The piano stays.",
    "Our shots are never cropped.",
    "We decided to walk home.",
    "While I'm at it, do not, ever",
    "I changed my mind about coffee, it's tea. lol.",
    "The board decided on its own pay.",
    "We're launching in five minutes.",
    "We can't use the form, it throws a 500.",
    "ValueError: this must never run without an owner",
  ])("%s", (text) => deepStrictEqual(kindsOf(text), []));
});

describe("a cue in a whole clause says what kind it is", () => {
  test.each([
    ["ban", "The donor can't be quoted or alluded to."],
    ["ban", "not one plastic cup at our fair"],
    ["ban", "Legal says no scraping until the contract is signed."],
    ["ban", "Do not, ever, write to the customer's files."],
    ["ban", "Under no circumstances touch prod."],
    ["ban", "We don't store card numbers. Not hashed, not encrypted."],
    ["ban", "Guests must not feed the goats. House rule."],
    ["decision", "The loan runs over ten years, that's what Ada and I agreed."],
    ["decision", "The stage faces north, end of discussion."],
    ["decision", "The refund window is 48 hours, we voted on it."],
    ["reversal", "The freeze is lifted."],
    ["reversal", "The deadline I gave you was wrong."],
    ["reversal", "Parquet stays, contrary to my rant of yesterday."],
    ["ban", "You don't mention the merger. Period."],
    ["decision", "We're switching to Kotlin."],
    ["decision", "The name will be Juniper, that's what we agreed."],
    ["decision", "Invoices go out on the 1st from now on."],
    ["reversal", "We had agreed on black tie but that is off now."],
    ["reversal", "Let's not do the raffle anymore."],
    ["reversal", "The sage curtains fell through."],
    ["deferral", "Push notifications: not in this version."],
    ["deferral", "The curtains can be bought later."],
    ["owner", "Catering: Lou"],
    ["owner", "anything with the press goes through Dana"],
    ["question", "Unclear if the grant covers travel."],
    ["fact", "The bridge can't carry more than 3 tons."],
    ["decision", "It's going to be oak and I won't change it."],
    ["reversal", "We've dropped the museum."],
    ["deferral", "Put exports in the backlog."],
    ["owner", "Payroll sits with Ada."],
    ["question", "We're waiting on him for the price."],
    ["fact", "Each lesson is 35 minutes."],
    ["ban", "No drilling into the north wall."],
    ["ban", "Nobody goes on the scaffold without a harness."],
    ["ban", "Nothing with flour goes on the shared platters."],
    ["ban", "The parents don't want any photos."],
    ["ban", "We don't publish salaries."],
    ["ban", "No AI text goes into the thesis."],
    ["decision", "We'll focus on the library."],
    ["decision", "We're moving the import to 02:30."],
    ["decision", "The board voted for the second design."],
    ["decision", "Each incident gets a named lead."],
    ["decision", "All prices include VAT, no exceptions."],
    ["decision", "Season tickets may be passed on, the board voted it through."],
    ["reversal", "We're back to weekly releases."],
    ["reversal", "We've scrapped the survey."],
    ["reversal", "Curry is out, dal is in."],
    ["reversal", "It's going to be oak after all."],
  ])("%s: %s", (kind, text) => deepStrictEqual(kindsOf(text), [kind]));
});

test("any text has spans in their order, inside it, none over another", () => {
  const word = fc.constantFrom(
    ...'never we decided no exceptions, ever. scratch that: Wei owns " ` \n ? is postponed open question 42 - \ud800'.split(
      " ",
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(word).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(text, (each) => {
      let last = 0;
      for (const { from, to } of harvest(each)) {
        ok(from >= last && from < to && to <= each.length);
        last = to;
      }
    }),
    { seed: 19, numRuns: 2000 },
  );
});

test("a turn twice as long costs about twice as much", async () => {
  const turn = TUNED.slice(0, 150)
    .map(({ content }) => content)
    .join(" ");
  const costOf = (text: string) => () => cpuTime(() => harvest(text));
  await expectGrowth(12, costOf(turn), costOf(turn.repeat(4)), "realistic turns");
  for (const unit of ["never ", "a, ", "we are not, ", "no ", '"', "x", ". ", "is "]) {
    const repeated = (length: number) => costOf(unit.repeat(length / unit.length));
    await expectGrowth(10, repeated(5_000), repeated(20_000), unit);
  }
});
