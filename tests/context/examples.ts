/** The examples of the spec's chapter about context, and what is held against them: our layer, or the oracle. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { byteMeter, cap, capBatch, contractsOf, due, excerpt, page, shorten, split } from "../../src/context/index.js";
import * as oracle from "../oracle/context.js";
import { measures } from "./measures.js";
import { assembled } from "./requests.js";

/** A string, or strings and pairs of a string and how often it is repeated. */
const Text = z
  .union([z.string(), z.array(z.union([z.string(), z.tuple([z.string(), z.int()])]))])
  .transform((text) =>
    typeof text === "string"
      ? text
      : text.map((part) => (typeof part === "string" ? part : part[0].repeat(part[1]))).join(""),
  );
const Count = z.int();
const Fields = z.strictObject({
  kind: z.string(),
  origin: z.string(),
  body: Text,
  keep: z.array(z.string()).exactOptional(),
  schema: z.string().exactOptional(),
});
const Attempt = z.strictObject({ head: z.string(), rules: z.string(), limit: Count, turn: Count });
const Marks = z.strictObject({ soft: Count, hard: Count, cooldown: Count });
const Exchange = z.strictObject({ kind: z.enum(["user", "reply"]), messages: z.array(Text) });
const Source = z.strictObject({ share: Count, texts: z.array(Text).nullable() });

const call = <N extends string, T extends z.ZodType>(fn: N, given: T) => z.strictObject({ fn: z.literal(fn), given });
const Call = z.discriminatedUnion("fn", [
  call("split", z.strictObject({ left: Count, shares: z.array(Count) })),
  call(
    "assemble",
    z.strictObject({
      window: Count,
      reserve: Count,
      pages: z.array(Text).default([]),
      history: z.array(Exchange).default([]),
      sources: z.array(Source).default([]),
      first: z.union([z.enum(["history", "sources"]), Count]).default("history"),
    }),
  ),
  call("hashed", Fields),
  call("excerpt", Fields),
  call("violations", Fields.extend({ candidate: Text })),
  call("shorten", Fields.extend({ candidate: Text, mode: z.enum(["enforce", "observe"]).exactOptional() })),
  call("cap", z.strictObject({ text: Text, limit: Count })),
  call("batch", z.strictObject({ texts: z.array(Text), each: Count, batch: Count })),
  call("due", Attempt.extend({ used: Count, last: Attempt.nullable(), marks: Marks.exactOptional() })),
]);
const Answer = z.union([
  z.array(Count),
  z.array(Text),
  Text,
  z.tuple([z.boolean(), z.array(z.string())]),
  z.looseObject({ slots: z.array(z.strictObject({ budget: Count, tokens: Count, taken: z.array(Text) })) }),
  z.looseObject({ kind: z.string() }),
]);
const Example = z.strictObject({
  case: z.strictObject({ id: z.string(), kind: z.literal("context"), calls: z.array(Call) }),
  expected: z.strictObject({ answers: z.array(Answer) }),
});

export type ContextCall = z.infer<typeof Call>;

/** The examples, as the generator wrote them. */
export function loadContextExamples(): z.infer<typeof Example>[] {
  return z.array(Example).parse(JSON.parse(readFileSync("conformance/context.json", "utf8")));
}

const contractOf = contractsOf();

/** What our layer answers to a call. */
export async function contextAnswer({ fn, given }: ContextCall): Promise<unknown> {
  switch (fn) {
    case "split":
      return split(given.left, given.shares);
    case "assemble":
      return assembled(given);
    case "hashed":
      return hashedFor(given);
    case "excerpt":
      return excerpt(page(given, measures), contractOf(given.kind));
    case "violations":
      return shortened(given).violations;
    case "shorten": {
      const { accepted, violations } = shortened(given);
      return [accepted, violations];
    }
    case "cap":
      return cap({ origin: "tool", text: given.text }, given.limit, byteMeter).text;
    case "batch":
      return capBatch(
        given.texts.map((text) => ({ origin: "tool", text })),
        given,
        byteMeter,
      ).map(({ text }) => text);
    case "due":
      return due(given);
  }
}

/** The line of an attempt to shorten a page. */
function shortened({ candidate, mode, ...fields }: Extract<ContextCall, { fn: "shorten" }>["given"]) {
  const options = mode === undefined ? {} : { mode };
  return shorten(page(fields, measures), candidate, contractOf(fields.kind), options).line;
}

function hashedFor(fields: z.infer<typeof Fields>): string {
  let input = "";
  const digest = (bytes: Uint8Array) => {
    input = Buffer.from(bytes).toString("hex");
    return new Uint8Array(16);
  };
  page(fields, { meter: byteMeter, hash: { name: "seen", digest } });
  return input;
}

/** What the oracle answers; undefined to what it does not claim: contracts. */
export function oracleAnswer({ fn, given }: ContextCall): unknown {
  switch (fn) {
    case "split":
      return oracle.split(given.left, given.shares);
    case "assemble":
      return oracle.assemble(given);
    case "hashed":
      return oracle.hashed(given);
    case "cap":
      return oracle.cap(given.text, given.limit);
    case "batch":
      return oracle.capBatch(given.texts, given.each, given.batch);
    case "due":
      return oracle.due(given);
    case "excerpt":
    case "violations":
    case "shorten":
      return undefined;
  }
}
