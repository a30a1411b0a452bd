/** A log that somebody else wrote is imported as a session would have written it, or refused before anything is written. */
import { describe, expect, it } from "vitest";
import { createSessions, memoryStore, type Sessions } from "../../src/sessions/index.js";

const KEY = { tenant: "t", conversation: "c" };
const sessions = (): Sessions => createSessions({ store: memoryStore(), nonce: () => "one" });

interface Line {
  turn: string;
  body: string;
}

/** The plain export of a log with one turn, its last line as it is made here. */
async function exported(change: (line: Line) => void): Promise<string[]> {
  const session = await sessions().open(KEY);
  await session.step({ turn: "m1", text: "set premise terse" });
  const lines: string[] = [];
  for await (const line of session.export({ plain: true })) lines.push(line);
  const last: Line = JSON.parse(lines.pop() ?? "");
  change(last);
  return [...lines, JSON.stringify(last)];
}

/** What an import of such a log answers, and whether it wrote anything. */
async function imported(
  change: (line: Line) => void,
): Promise<readonly [kind: string, reason: string | null, size: number]> {
  const into = sessions();
  const answer = await into.import(KEY, await exported(change));
  return [answer.kind, answer.kind === "refused" ? answer.reason : null, (await into.list("t")).length];
}

/** A checkpoint of a log in which nothing holds. */
const NOTHING = {
  engine: { checkpoint_version: 1, authoritative_state: { premise: null, policies: {}, version: 2 }, pending: null },
  question: null,
  origins: { premise: null, policies: [] },
  rules: { sequence: 0, hash: "" },
  changed: 0,
};

const REFUSED = ["refused", "faulty", 0];
const inBody = (from: string, to: string) => (line: Line) => {
  if (!line.body.includes(from)) throw new Error(`The body has no ${from}.`);
  line.body = line.body.replace(from, () => to);
};

it("a log as it was exported is imported", async () => {
  expect(await imported(() => {})).toEqual(["imported", null, 1]);
});

it("a log is imported as lines, with or without their line feeds, and in any pieces", async () => {
  const session = await sessions().open(KEY);
  for (const [at, text] of ['set premise {"a":1}{"b":[]}', 'use }{"a', "prohibit tea"].entries())
    await session.step({ turn: `m${at}`, text });
  const lines: string[] = [];
  for await (const line of session.export({ plain: true })) lines.push(line);
  const whole = lines.join("");
  const cut = (size: number) => whole.match(new RegExp(`.{1,${size}}`, "gs")) ?? [];
  const inTwo = [...whole].map((_, at) => [whole.slice(0, at), whole.slice(at)]);
  const ways = [
    lines,
    whole.split("\n"),
    whole.trimEnd().replaceAll("\n", "\r\n").split("\n"),
    cut(1),
    cut(7),
    ...inTwo,
  ];
  const { head } = await session.view();
  for (const way of ways) {
    const into = createSessions({ store: memoryStore(), nonce: () => "one" });
    expect(await into.import(KEY, way)).toEqual({ kind: "imported", head, chain: "new" });
  }
});

describe("a log is refused where", () => {
  it.each(['a"b', "\\", "\\x", "a\nb", "\u00e9", "\\u0041", ""])(
    "the turn is %j, which no id is stored as",
    async (turn) => {
      expect(
        await imported((line) => {
          line.turn = turn;
        }),
      ).toEqual(REFUSED);
    },
  );

  it.each(["", " ", " terse ", "so  terse", "\ufb01ne"])(
    "the premise becomes %j, which no state has",
    async (premise) => {
      expect(await imported(inBody('"premise":"terse"', `"premise":${JSON.stringify(premise)}`))).toEqual(REFUSED);
    },
  );

  const record = (fields: object) => (line: Line) => {
    line.body = JSON.stringify({ v: 1, language: "0.5", at: "now", ...fields });
  };
  const outcome = (prompt: string, asked: string) => ({
    kind: "turn",
    said: "use tea instead of ale",
    steps: [
      {
        text: "use tea instead of ale",
        outcome: {
          kind: "clarification",
          rule: "replace.old-absent",
          clarification: { code: "replacement_old_absent", parameters: {} },
          prompt,
          pending: {
            kind: "replacement",
            prompt: asked,
            replacement: { kind: "use_only", new_item: "tea", old_item: null },
            transition: { kind: "replace", patch: { policies: [["tea", "use"]] } },
          },
        },
      },
    ],
  });
  it.each([
    ["a turn asks nothing", outcome("", "?"), outcome("?", "?")],
    ["what is pending asks nothing", outcome("?", ""), outcome("?", "?")],
    [
      "a question asks nothing",
      { kind: "question", prompt: "", answers: { yes: ["use tea"], no: [] } },
      { kind: "question", prompt: "?", answers: { yes: ["use tea"], no: [] } },
    ],
    [
      "a yes would say nothing",
      { kind: "question", prompt: "?", answers: { yes: [], no: [] } },
      { kind: "question", prompt: "?", answers: { yes: ["use tea"], no: [] } },
    ],
    [
      "an erasure would leave something",
      { kind: "closed", why: "erased", below: 1, previous: "" },
      { kind: "closed", why: "erased", below: 2, previous: "" },
    ],
    [
      "a prune does not say what holds",
      { kind: "closed", why: "pruned", below: 2, previous: "" },
      { kind: "closed", why: "pruned", below: 2, previous: "", checkpoint: NOTHING },
    ],
    [
      "a prune would remove itself",
      { kind: "closed", why: "pruned", below: 3, previous: "", checkpoint: NOTHING },
      { kind: "closed", why: "pruned", below: 2, previous: "", checkpoint: NOTHING },
    ],
  ])("%s", async (_what, wrong, right) => {
    expect(await imported(record(wrong))).toEqual(REFUSED);
    expect(await imported(record(right))).toEqual(["imported", null, 1]);
  });

  it.each([
    [
      "a kind of question that nobody can answer",
      '"kind":"replacement"',
      '"kind":"riddle"',
      '"replacement":{',
      '"riddle":{',
    ],
    ["a kind that objects inherit", '"kind":"replacement"', '"kind":"__proto__"', '"replacement":{', '"__proto__":{'],
    ["a question about no item", '"new_item":"tea"', '"new_item":" "', "", ""],
    ["a question with other words", '"new_item":"tea"', '"item":"tea"', "", ""],
  ])("what is pending is %s, which no checkpoint has", async (_what, from, to, also, become) => {
    const asked = record(outcome("?", "?"));
    expect(
      await imported((line) => {
        asked(line);
        inBody(from, to)(line);
        inBody(also, become)(line);
      }),
    ).toEqual(REFUSED);
  });

  it("the parameters of a clarification are nested too deep to be written again", async () => {
    const asked = record(outcome("?", "?"));
    const deep = (depth: number) => (line: Line) => {
      asked(line);
      inBody('"parameters":{}', `"parameters":{"a":${"[".repeat(depth) + "]".repeat(depth)}}`)(line);
    };
    expect(await imported(deep(999))).toEqual(["imported", null, 1]);
    for (const depth of [1000, 100_000]) expect(await imported(deep(depth))).toEqual(REFUSED);
  });

  it("it does not begin with an origin, or has a second one", async () => {
    const lines = await exported(() => {});
    const origin: Line = JSON.parse(lines[1] ?? "");
    const turn: Line = JSON.parse(lines[2] ?? "");
    const into = async (entries: readonly Line[]) => {
      const numbered = entries.map((entry, index) => JSON.stringify({ ...entry, sequence: index + 1 }));
      return sessions().import(KEY, [`${lines[0]}`, numbered.join("\n")]);
    };
    expect(await into([origin, turn])).toMatchObject({ kind: "imported" });
    expect(await into([turn])).toEqual({ kind: "refused", reason: "faulty" });
    expect(await into([origin, turn, { ...origin, turn: "m2" }])).toEqual({ kind: "refused", reason: "faulty" });
  });

  it("the data of another layer are nested too deep to be written again", async () => {
    const deep = (depth: number) => (line: Line) => {
      record({ kind: "a.b", data: "deep" })(line);
      line.body = line.body.replace('"deep"', "[".repeat(depth) + "]".repeat(depth));
    };
    expect(await imported(deep(1000))).toEqual(["imported", null, 1]);
    for (const depth of [1001, 100_000]) expect(await imported(deep(depth))).toEqual(REFUSED);
  });
});

it("a layer's data that hold themselves, or are nested too deep, are misuse, and nothing is written", async () => {
  const session = await sessions().open(KEY);
  await session.step({ turn: "m1", text: "use tea" });
  const { head } = await session.view();
  const within: unknown[] = [];
  within.push({ within });
  const deep: unknown = JSON.parse("[".repeat(1001) + "]".repeat(1001));
  for (const data of [within, deep])
    await expect(session.append({ turn: "m2", kind: "a.b", data, after: head })).rejects.toThrow("1,000 deep at most");
  expect((await session.view()).head).toEqual(head);
  const twice = [1];
  expect(await session.append({ turn: "m2", kind: "a.b", data: [twice, twice], after: head })).toMatchObject({
    kind: "appended",
  });
});
