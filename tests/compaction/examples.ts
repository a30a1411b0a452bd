/** The examples of the spec's chapter about compaction, and what is held against them: our layer, or the oracle. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import {
  type Artifact,
  EMPTY,
  extend,
  type Harvest,
  type Turn,
  toCompactBench,
  verify,
  verifySummary,
} from "../../src/compaction/index.js";
import { byteMeter } from "../../src/context/index.js";
import { createEngine } from "../../src/index.js";
import * as oracle from "../oracle/compaction.js";
import { stateOf } from "./turns.js";

const Kind = z.enum(["ban", "decision", "reversal", "fact", "deferral", "owner", "question"]);
const Span = z.tuple([Kind, z.string()]);
const GivenTurn = z.tuple([z.enum(["user", "assistant", "system", "tool"]), z.string()], Span);
const Given = z.strictObject({ turns: z.array(GivenTurn), rules: z.array(z.string()).default([]) });
const Claim = z.tuple([Kind, z.int(), z.int(), z.string()]);
const Open = z.tuple([z.string(), z.enum(["use", "prohibit"]), z.string()]);
const Verified = Given.extend({
  quotes: z.array(Claim),
  open: z.array(Open).optional(),
  state: z.array(z.string()).optional(),
});

const call = <N extends string, T extends z.ZodType>(fn: N, given: T) => z.strictObject({ fn: z.literal(fn), given });
const Call = z.discriminatedUnion("fn", [
  call("fold", Given.extend({ parts: z.int().default(0) })),
  call("verify", Verified),
  call("compactbench", Given),
  call("summary", Given.extend({ summary: z.string() })),
]);
const Example = z.strictObject({
  case: z.strictObject({ id: z.string(), kind: z.literal("compaction"), calls: z.array(Call) }),
  expected: z.strictObject({ answers: z.array(z.unknown()) }),
});

type Given = z.infer<typeof Given>;
type CompactionCall = z.infer<typeof Call>;

/** The examples, as the generator wrote them. */
export function loadCompactionExamples(): z.infer<typeof Example>[] {
  return z.array(Example).parse(JSON.parse(readFileSync("conformance/compaction.json", "utf8")));
}

function turnsOf({ turns }: Given): Turn[] {
  return turns.map(([role, content], id) => ({ id, role, content }));
}

/** Finds the spans that the example gives, in the place of an implementation's reading. */
function harvestOf({ turns }: Given): Harvest {
  return (text) =>
    turns
      .filter(([, content]) => content === text)
      .flatMap(([, content, ...spans]) =>
        spans.map(([kind, words]) => {
          const from = content.indexOf(words);
          return { kind, from, to: from + words.length };
        }),
      );
}

/** An artifact with other quotes, and with something else open. */
function claimed(artifact: Artifact, given: z.infer<typeof Verified>): Artifact {
  const quotes = given.quotes.map(([kind, turn, from, text]) => {
    return { kind, turn, from, to: from + text.length, text, superseded: null };
  });
  const open = given.open?.flatMap(([words, policy, item]) => {
    return quotes.filter(({ text }) => text === words).map((quote) => ({ quote, item, policy }));
  });
  return { ...artifact, quotes, open: open ?? artifact.open };
}

/** The question that directives leave pending. */
function pendingOf(...rules: readonly string[]): string | null {
  const engine = createEngine();
  for (const rule of rules) engine.step(rule);
  return engine.exportCheckpoint().pending?.prompt_to_user ?? null;
}

/** What our layer answers to a call. */
export function compactionAnswer(asked: CompactionCall): unknown {
  const { given } = asked;
  const state = stateOf(...given.rules);
  const [turns, harvest] = [turnsOf(given), harvestOf(given)];
  const parts = asked.fn === "fold" ? asked.given.parts : 0;
  const first = extend(EMPTY, state, turns.slice(0, parts), harvest);
  const artifact = extend(first, state, turns.slice(parts), harvest);
  switch (asked.fn) {
    case "fold": {
      const range = artifact.range === null ? null : [artifact.range.from, artifact.range.to];
      const quotes = artifact.quotes.map(({ kind, text, turn, superseded }) =>
        superseded === null ? [kind, text, turn] : [kind, text, turn, superseded],
      );
      return { range, quotes, open: artifact.open.map(({ quote, policy, item }) => [quote.text, policy, item]) };
    }
    case "verify": {
      const held = asked.given.state === undefined ? null : stateOf(...asked.given.state);
      return verify(claimed(artifact, asked.given), turns, harvest, held).map(({ kind }) => kind);
    }
    case "compactbench":
      return toCompactBench(artifact, state, pendingOf(...given.rules)).structured_state;
    case "summary":
      return verifySummary(asked.given.summary, turns, state, byteMeter).map(({ kind }) => kind);
  }
}

/** What the oracle answers: the quotes of a fold; undefined to what it does not claim. */
export function oracleQuotes({ fn, given }: CompactionCall): unknown {
  if (fn !== "fold") return undefined;
  const said = given.turns.flatMap(([role, , ...spans], turn) =>
    role === "user" ? spans.map(([kind, text]) => ({ kind, text, turn })) : [],
  );
  return oracle
    .fold(said)
    .map(({ kind, text, turn, superseded }) =>
      superseded === null ? [kind, text, turn] : [kind, text, turn, superseded],
    );
}
