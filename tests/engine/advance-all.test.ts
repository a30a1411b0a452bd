/** Several texts as one turn, and what was decided before applied again. */
import { deepStrictEqual, strictEqual, throws } from "node:assert/strict";
import { test } from "vitest";
import {
  advance,
  advanceAll,
  applyOutcome,
  applyPatch,
  explain,
  fromCheckpoint,
  initial,
  toCheckpoint,
} from "../../src/index.js";

const docker = advance(initial(), "prohibit docker").snapshot;

test("several texts are applied, all", () => {
  const { snapshot, decision, outcomes } = advanceAll(docker, [
    "remove policy docker",
    "use docker",
    "set premise be brief",
  ]);
  deepStrictEqual(snapshot.toState(), { premise: "be brief", policies: { docker: "use" }, version: 2 });
  deepStrictEqual(decision.state, snapshot.toState());
  deepStrictEqual(
    outcomes.map(({ rule }) => rule),
    ["remove.removes", "use.adopts", "set-premise.sets"],
  );
});

test("or none, at the first that is no update, and no question is left", () => {
  for (const [text, kind, rule] of [
    ["use docker", "clarify", "use.prohibited"],
    ["use tea instead of coffee", "clarify", "replace.old-absent"],
    ["hello", "passthrough", "turn.passthrough"],
  ] as const) {
    const result = advanceAll(docker, ["use vim", text, "use emacs"]);
    strictEqual(result.snapshot, docker);
    deepStrictEqual([result.decision.kind, result.outcome.rule, result.outcomes.length], [kind, rule, 2]);
    strictEqual(result.outcomes[1], result.outcome);
    strictEqual(result.outcome.kind === "clarification" ? result.outcome.pending : null, null);
  }
});

test("one text is a turn as any other", () => {
  const asked = advanceAll(docker, ["use tea instead of coffee"]);
  strictEqual(toCheckpoint(asked.snapshot).pending?.prompt_to_user, 'Did you mean to use "tea" instead?');
  deepStrictEqual(advanceAll(asked.snapshot, ["yes", "use vim"]).decision.state?.policies, {
    docker: "prohibit",
    tea: "use",
    vim: "use",
  });
});

test("no text, or one that is none, is misuse", () => {
  throws(() => advanceAll(docker, []), TypeError);
  throws(() => Reflect.apply(advanceAll, null, [docker, ["use vim", 1]]), TypeError);
  throws(() => Reflect.apply(advanceAll, null, [docker, ["hello", 1]]), TypeError);
});

test("an outcome that was stored takes effect as it did, and its text is not read", () => {
  for (const text of ["use vim", "use tea instead of coffee", "use docker", "hello"]) {
    const first = advance(docker, text);
    const again = applyOutcome(docker, JSON.parse(JSON.stringify(first.outcome)));
    deepStrictEqual(toCheckpoint(again.snapshot), toCheckpoint(first.snapshot));
    deepStrictEqual(JSON.stringify(again.decision), JSON.stringify(first.decision));
  }
});

test("a patch sets what it names, and ends a question", () => {
  const asked = advance(docker, "use tea instead of coffee").snapshot;
  const patched = applyPatch(asked, {
    premise: "be brief",
    policies: [
      ["docker", null],
      ["vim", "use"],
    ],
  });
  deepStrictEqual(toCheckpoint(patched), {
    checkpoint_version: 1,
    authoritative_state: { premise: "be brief", policies: { vim: "use" }, version: 2 },
    pending: null,
  });
});

test("a snapshot of a checkpoint goes on where the other one was", () => {
  const asked = advance(docker, "use tea instead of coffee").snapshot;
  const restored = fromCheckpoint(JSON.parse(JSON.stringify(toCheckpoint(asked))));
  deepStrictEqual(advance(restored, "yes").decision.state?.policies, { docker: "prohibit", tea: "use" });
  deepStrictEqual(explain(docker, "use docker").repairs, ["remove policy docker", "use docker"]);
});
