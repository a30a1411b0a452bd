/** Twenty-two ways to corrupt a page, each tried on many pages of its kind: each is refused, and the original stays. */
import { ok, strictEqual } from "node:assert/strict";
import { describe, expect, it } from "vitest";
import { contractsOf, excerpt, type Page, page, shorten } from "../../src/context/index.js";
import { dice, measures, times } from "../context/measures.js";

type Roll = (sides: number) => number;
type Candidate = (page: Page, good: string, roll: Roll) => string;

const contractOf = contractsOf();
const CODE = "```js\nconst limit = 10;\n```";
const PLACES = ["Oslo", "Lima", "Accra", "Hanoi"];

const noise = (roll: Roll): string =>
  Array.from({ length: 30 + roll(60) }, () => `entry ${roll(1_000)} of the log`).join("\n");
const place = (roll: Roll): string => PLACES[roll(PLACES.length)] ?? "";

/** A page of each kind, as random as its contract needs it, and a shorter body that its contract allows. */
const MAKERS = {
  text(roll: Roll) {
    const status = `exit code ${roll(256)}`;
    const body = `started\n${noise(roll)}\nran run_tests: ${status}\n${noise(roll)}\ndone`;
    return { page: page({ kind: "tool_output", origin: "run_tests", body, keep: [status] }, measures), good: null };
  },
  json(roll: Roll) {
    const body = JSON.stringify({
      rows: noise(roll),
      nested: { deep: noise(roll) },
      total: roll(999),
      rest: noise(roll),
    });
    return { page: page({ kind: "tool_output", origin: "query", body }, measures), good: null };
  },
  turn(roll: Roll) {
    const asked = `user: Please fix the limit of ${roll(90) + 10} rows in ${place(roll)}.`;
    const body = `${asked} It was, as far as I can remember, set long ago.\n${CODE}\nThanks, and take the time you need.`;
    return { page: page({ kind: "conversation_turn", origin: "user", body }, measures), good: `${asked}\n${CODE}` };
  },
  memory(roll: Roll) {
    const fact = `note: Ada moved to ${place(roll)} on 2026-0${roll(9) + 1}-11 with ${roll(90) + 10} boxes, "for good"`;
    const body = `${fact}, which was something that she had been thinking about for quite a long time.`;
    return { page: page({ kind: "memory_excerpt", origin: "note", body }, measures), good: fact };
  },
  system(roll: Roll) {
    return { page: page({ kind: "system_context", origin: "instructions", body: noise(roll) }, measures), good: null };
  },
};

const OPERATORS: readonly (readonly [
  name: string,
  maker: keyof typeof MAKERS,
  corrupt: Candidate,
  violation: string,
])[] = [
  ["drop the name of the tool", "text", (_, good) => good.replace("run_tests", ""), "lost: run_tests"],
  ["lose the return code", "text", (_, good) => good.replace(/exit code \d+/, ""), "lost: exit code"],
  ["change the return code", "text", (_, good) => good.replace("exit code ", "exit code -"), "lost: exit code"],
  ["cut the tail", "text", (_, good) => good.slice(0, -5), "lost"],
  ["cut the head", "text", (_, good) => good.slice(8), "lost"],
  ["put words before the head", "text", (_, good) => `All went well.\n${good}`, "lost"],
  ["add a line that was not there", "text", (_, good) => good.replace("run_tests", "no error; $&"), "not_verbatim"],
  ["tell less of what is gone", "text", (_, good) => good.replace(/… \d/, "… "), "not_verbatim"],
  ["take the markers away", "text", (_, good) => good.replace(/\[….*?…\]/g, ""), "not_verbatim"],
  ["lose a key at the top", "json", (_, good) => good.replace('"total":', ""), 'lost: "total":'],
  ["rename a key at the top", "json", (_, good) => good.replace('"nested":', '"nestled":'), 'lost: "nested":'],
  ["put two keys in each other's place", "json", (_, good) => swap(good, '"nested":', '"total":'), "lost"],
  ["change the role", "turn", (_, good) => good.replace(/^user/, "root"), "lost: user"],
  ["change a number in the first sentence", "turn", (_, good) => good.replace(/of \d+/, "of 7"), "lost"],
  ["lose a block of code", "turn", (_, good) => good.replace(CODE, ""), "lost: ```js"],
  ["edit a block of code", "turn", (_, good) => good.replace("limit = 10", "limit = 99"), "lost: ```js"],
  [
    "promise a number that nobody said",
    "turn",
    (_, good) => good.replace(CODE, `by 5 pm\n${CODE}`),
    "number_invented: 5",
  ],
  ["change a date", "memory", (_, good) => good.replace(/-11\b/, "-12"), "lost: 2026"],
  ["put a name in another's place", "memory", (_, good) => good.replace("Ada", "Bob"), "name_invented: Bob"],
  ["reword a quotation", "memory", (_, good) => good.replace('"for good"', '"for now"'), 'lost: "for good"'],
  ["leave a name out", "memory", (_, good) => good.replace("Ada", "she"), "lost: Ada"],
  ["cut one byte of the instructions", "system", ({ body }, _, roll) => cutAt(body, roll(body.length)), "sealed"],
];

function swap(text: string, a: string, b: string): string {
  return text.replace(a, "\0").replace(b, a).replace("\0", b);
}

function cutAt(text: string, at: number): string {
  return text.slice(0, at) + text.slice(at + 1);
}

describe("each corruption is refused, and the original stays", () => {
  it.each(OPERATORS)("%s", (_name, maker, corrupt, violation) => {
    const roll = dice(20);
    for (let run = times(10_000, 100); run > 0; run--) {
      const made = MAKERS[maker](roll);
      const contract = contractOf(made.page.kind);
      const good = made.good ?? excerpt(made.page, contract);
      if (maker !== "system") strictEqual(shorten(made.page, good, contract).page.body, good);
      const candidate = corrupt(made.page, good, roll);
      ok(candidate !== good);
      const { page: kept, line } = shorten(made.page, candidate, contract);
      strictEqual(kept, made.page);
      strictEqual(line.accepted, false);
      ok(
        line.violations.some((each) => each.startsWith(violation)),
        `${JSON.stringify(candidate)} is ${JSON.stringify(line.violations)}`,
      );
    }
  });

  it("there are twenty of them at least", () => {
    expect(OPERATORS.length).toBeGreaterThanOrEqual(20);
  });
});
