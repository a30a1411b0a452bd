/** No message and no model changes a state; only a yes does, and then it does what was shown. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import { confirm, draft } from "../../src/drafter/index.js";
import { isCanonical, printDirective } from "../../src/generated/directives/canonical.js";
import { parseConfirmation, parseDirective } from "../../src/generated/directives/parser.js";
import { createEngine, type Engine, preview } from "../../src/index.js";
import { normalizeConfirmation } from "../../src/semantics/normalize.js";
import { says, unasked } from "../drafter/stubs.js";
import { answer, directive, item, junk, oneOf, turn, weighted } from "../support/arbitraries.js";
import { written } from "../support/forms.js";
import { checkpoint } from "./payloads.js";

fc.configureGlobal({ seed: 108, numRuns: 1500 });

const said = weighted([5, written(item, item)], [2, directive], [1, turn], [1, junk]);
const margin = oneOf("", "", "", "", "", "\n", " ", "\u3000", "```", '"', "Sure: ", "\nuse tea");

/** A message and an answer that is made of its words, or is not. */
const exchange = fc
  .tuple(said, said, margin, fc.constantFrom("please ", "Please: ", ""), fc.boolean())
  .map(([own, other, edge, before, honest]) => ({
    message: before + own,
    answer: edge + (honest ? own : other) + edge,
  }));

const idle = checkpoint.map((from) => createEngine({ checkpoint: { ...from, pending: null } }));
const live = checkpoint.map((from) => createEngine({ checkpoint: from }));

/** Drafts and holds the layer to what it must never do. */
async function observe(engine: Engine, message: string, answer: string) {
  const before = engine.exportCheckpointJson();
  const made = await draft(message, { engine, propose: says(answer) });
  strictEqual(engine.exportCheckpointJson(), before);
  deepStrictEqual(JSON.parse(JSON.stringify(made)), made);
  deepStrictEqual(await draft(message, { engine, propose: says(answer) }), made);
  return made;
}

test("no message and no model changes a state, and the same answer gives the same draft", async () => {
  await fc.assert(
    fc.asyncProperty(live, exchange, async (engine, { message, answer }) => {
      await observe(engine, message, answer);
    }),
  );
});

test("a proposal's text is canonical and parses to exactly the directive it shows", async () => {
  let proposals = 0;
  await fc.assert(
    fc.asyncProperty(idle, exchange, async (engine, { message, answer }) => {
      const made = await observe(engine, message, answer);
      if (made.kind === "no_proposal") return;
      proposals += 1;
      ok(isCanonical(made.directive));
      const parsed = parseDirective(made.directive);
      ok(parsed);
      strictEqual(printDirective(parsed), made.directive);
      strictEqual(made.question, `Did you mean \`${made.directive}\`?`);
      deepStrictEqual(made.preview, preview(engine, made.directive));
      ok(made.origin.source === "phrasing" || answer.includes(made.directive));
    }),
  );
  expect(proposals).toBeGreaterThan(150);
});

test("where the phrasing is known, a model makes no difference", async () => {
  let proposals = 0;
  await fc.assert(
    fc.asyncProperty(idle, exchange, async (engine, { message, answer }) => {
      const alone = await draft(message, { engine });
      const withModel = await draft(message, { engine, propose: says(answer) });
      if (alone.kind === "no_proposal" && alone.code === "no_phrasing") return;
      proposals += 1;
      deepStrictEqual(alone, withModel);
    }),
  );
  expect(proposals).toBeGreaterThan(100);
});

test("only a yes changes a state, and it does what was shown", async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(idle, exchange, fc.oneof(answer, turn), async (engine, { message, answer }, reply) => {
      const made = await draft(message, { engine, propose: says(answer) });
      if (made.kind === "no_proposal") return;
      const stateBefore = engine.exportJson();
      const confirmed = confirm(engine, made, reply);
      const yes = parseConfirmation(normalizeConfirmation(reply))?.kind === "accept";
      strictEqual(confirmed.kind === "applied" || confirmed.kind === "asked", yes);
      if (confirmed.kind !== "applied") strictEqual(engine.exportJson(), stateBefore);
      if (confirmed.kind !== "applied" && confirmed.kind !== "asked") {
        return strictEqual(engine.exportCheckpointJson(), made.checkpoint);
      }
      strictEqual(confirmed.kind === "applied", confirmed.decision.kind === "update");
      steps += 1;
      deepStrictEqual({ ...confirmed.decision }, { ...made.preview.decision });
      deepStrictEqual(engine.state, made.preview.state_after);
    }),
  );
  expect(steps).toBeGreaterThan(50);
});

test("no model is asked of a message that the engine answers, or while it waits for an answer", async () => {
  await fc.assert(
    fc.asyncProperty(live, fc.oneof(turn, directive), async (engine, message) => {
      fc.pre(engine.explain(message).decision.kind !== "passthrough");
      const made = await draft(message, { engine, propose: unasked });
      strictEqual(made.kind, "no_proposal");
      ok(["clarification_pending", "message_is_directive", "message_is_blank"].includes(made.code));
    }),
  );
});
