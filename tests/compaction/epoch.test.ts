/** Epochs: what is left of a long run, stage by stage, and that nothing is lost that the log has. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { test } from "vitest";
import { epoch } from "../../src/compaction/epoch/index.js";
import { harvest } from "../../src/compaction/harvest/index.js";
import { type Artifact, recall, type Turn, verify } from "../../src/compaction/index.js";
import { byteMeter, due, type Exchange } from "../../src/context/index.js";
import { measures } from "../context/measures.js";
import { stateOf } from "./turns.js";

const state = stateOf("prohibit rm -rf");

/** A run in which a tool reads three files again and again, and the user rules now and then. */
function exchangesOf(rounds: number, first: number): Exchange<Turn>[] {
  return Array.from({ length: rounds }, (_, round): Exchange<Turn>[] => {
    const id = first + round * 4;
    const content = round % 5 === 0 ? `We decided on plan${id} for the release. Go on.` : "Go on, please.";
    const path = `src/file${round % 3}.ts`;
    return [
      { id: `u${id}`, kind: "user", messages: [{ id, role: "user", content }] },
      {
        id: `r${id}`,
        kind: "reply",
        messages: [
          { id: id + 1, role: "assistant", content: "Reading." },
          {
            id: id + 2,
            role: "tool",
            content: `${path} in round ${round}\n`.repeat(60),
            tool: { name: "read", arguments: path, status: "0" },
          },
          { id: id + 3, role: "assistant", content: "We decided to delete everything." },
        ],
      },
    ];
  }).flat();
}

const common = { state, harvest, share: 2000, keep: 4, meter: byteMeter, hash: measures.hash };

test("a first stage stubs what is read again later, and nothing else is touched", () => {
  const exchanges = exchangesOf(9, 0);
  const log = exchanges.flatMap(({ messages }) => messages);
  const made = epoch({ ...common, exchanges, log, previous: null, target: 12_000 });
  ok(made.kind === "epoch");
  ok(made.tokens <= 12_000);
  strictEqual(made.exchanges.length, exchanges.length);
  deepStrictEqual(made.exchanges.slice(-4), exchanges.slice(-4));
  ok(made.lines.every((line) => line.line === "shorten" && line.accepted));
});

test("a summary that is taken counts, so that the target is met beside it", () => {
  const exchanges = Array.from({ length: 120 }, (_, id): Exchange<Turn> => {
    return {
      id: `u${id}`,
      kind: "user",
      messages: [{ id, role: "user", content: "Let us go on, and see what comes of it." }],
    };
  });
  const log = exchanges.flatMap(({ messages }) => messages);
  const summary = "So far we went on, and saw what came of it. ".repeat(20).trim();
  const asked = { ...common, exchanges, log, previous: null, target: 4_000 };
  const [made, without] = [epoch({ ...asked, summary }), epoch(asked)];
  ok(made.kind === "epoch" && without.kind === "epoch");
  ok(made.text.includes(summary), made.text);
  ok(made.tokens <= 4_000 && made.exchanges.length < without.exchanges.length, String(made.tokens));
});

test("where the history is under its target already, no line tells of a stub, which there is not", () => {
  const exchanges = exchangesOf(9, 0);
  const log = exchanges.flatMap(({ messages }) => messages);
  const made = epoch({ ...common, exchanges, log, previous: null, target: 1e9 });
  ok(made.kind === "epoch");
  deepStrictEqual([made.exchanges, made.lines], [exchanges, []]);
});

test.each([
  [
    { name: "read", arguments: "a:b" },
    { name: "read:a", arguments: "b" },
  ],
  [
    { name: "log", arguments: "{}" },
    { name: "all", arguments: "{}" },
  ],
])("a result is no stub where another tool is called later, whatever their names: %j, %j", (...tools) => {
  const content = "all is well\n".repeat(60);
  const replies = tools.map(
    (tool, id): Exchange<Turn> => ({
      ...{ id: `r${id}`, kind: "reply" },
      messages: [{ id, role: "tool", content: `${content}${id}`, tool }],
    }),
  );
  const log = replies.flatMap(({ messages }) => messages);
  const made = epoch({ ...common, exchanges: replies, log, previous: null, keep: 0, target: 1900 });
  ok(made.kind === "epoch");
  deepStrictEqual(
    made.lines.map(({ line }) => line),
    ["exchange"],
  );
});

test("five epochs keep under the mark, verify against the log and hand the originals back", () => {
  let history: readonly Exchange<Turn>[] = [];
  let artifact: Artifact | null = null;
  const log: Turn[] = [];
  let epochs = 0;
  for (let turn = 0; epochs < 5; turn++) {
    const more = exchangesOf(2, turn * 8);
    log.push(...more.flatMap(({ messages }) => messages));
    history = [...history, ...more];
    const used = history
      .flatMap(({ messages }) => messages)
      .reduce((sum, message) => sum + byteMeter.message(message), 0);
    const head = history.at(-1)?.id ?? "";
    if (due({ used, limit: 20_000, head, rules: "1", turn, last: null }).kind !== "yes") continue;
    const made = epoch({ ...common, exchanges: history, log, previous: artifact, target: 9_000 });
    ok(made.kind === "epoch" && made.tokens <= 9_000);
    deepStrictEqual(made.exchanges.slice(-4), history.slice(-4));
    deepStrictEqual(verify(made.artifact, log, harvest), []);
    deepStrictEqual(epoch({ ...common, exchanges: history, log, previous: null, target: 9_000 }), made);
    ok(!made.text.includes("delete everything"));
    const lost = made.artifact.range;
    ok(lost !== null);
    deepStrictEqual(
      recall(log, lost.from, lost.to),
      log.filter(({ id }) => id <= lost.to),
    );
    [history, artifact, epochs] = [made.exchanges, made.artifact, epochs + 1];
  }
  ok(artifact?.quotes.some(({ text }) => text === "We decided on plan0 for the release"));
});

test("what is dropped is dropped: no line says that the artifact has it", () => {
  const content = "Well, well. ".repeat(40);
  const exchanges = (["user", "reply", "user", "reply"] as const).map(
    (kind, id): Exchange<Turn> => ({
      ...{ id: `e${id}`, kind },
      messages: [{ id, role: kind === "user" ? "user" : "assistant", content }],
    }),
  );
  const log = exchanges.flatMap(({ messages }) => messages);
  const input = { ...common, state: stateOf(), exchanges, log, previous: null, keep: 0, target: 0 };
  const made = epoch(input);
  ok(made.kind === "epoch");
  // The last turn of the user stays: somebody is about to answer it.
  deepStrictEqual([made.text, made.exchanges.map(({ id }) => id)], ["", ["e2"]]);
  const [reply, , user, ...more] = made.lines.flatMap((line) => (line.line === "exchange" ? [line] : []));
  const reason = "the history had more tokens than its target";
  deepStrictEqual([reply?.id, reply?.fate, reply?.reason], ["e1", "dropped", reason]);
  deepStrictEqual([user?.id, user?.fate, user?.reason], ["e0", "dropped", reason]);
  deepStrictEqual(more, []);
});

test("an epoch whose artifact was damaged makes it anew", () => {
  const exchanges = exchangesOf(12, 0);
  const log = exchanges.flatMap(({ messages }) => messages);
  const input = { ...common, exchanges, log, target: 5_000 };
  const made = epoch({ ...input, previous: null });
  ok(made.kind === "epoch");
  const damaged = { ...made.artifact, quotes: [] };
  deepStrictEqual(epoch({ ...input, previous: damaged }), made);
});
