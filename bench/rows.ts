/** What is measured, against what, and what is allowed. */

import { parseDirective } from "../src/generated/directives/parser.js";
import { createEngine, normalizeItem } from "../src/index.js";
import { proposePhrasing } from "../src/phrasings/index.js";
import { item as oracleItem } from "../tests/oracle/characters.js";
import { parse as oracleParse } from "../tests/oracle/language.js";
import type { Work } from "./measure.js";
import { Peer } from "./peer.js";

/** A row of the table: two works, and the ratio that ours may have at most. */
export interface Row {
  readonly name: string;
  readonly ours: Work;
  readonly other: Work;
  readonly against: string;
  readonly limit: number;
}

const BATCH = 50;

/** Turns stepped over and over, by us and by another: each round leaves the state as it found it. */
export interface Turns {
  readonly prelude: readonly string[];
  readonly round: readonly string[];
}

interface Stepper {
  step(turn: string): unknown;
}

/** Against the fair peer: engine against engine. */
function byHand({ prelude, round }: Turns): Omit<Row, "name" | "limit"> {
  return {
    ours: stepping(createEngine(), prelude, round),
    other: stepping(new Peer(), prelude, round),
    against: "by hand",
  };
}

function stepping(engine: Stepper, prelude: readonly string[], round: readonly string[], rounds = BATCH): Work {
  for (const turn of prelude) engine.step(turn);
  const run = (): void => {
    for (let i = 0; i < rounds; i++) for (const turn of round) engine.step(turn);
  };
  return { run, per: rounds * round.length };
}

function withPolicies(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `use item number ${index}`);
}

function updating(count: number): Work {
  return stepping(createEngine(), withPolicies(count), ["use docker", "remove policy docker"]);
}

/** One piece of work, so long that it waits for other programs: its other side is to be as long. */
function replaying(count: number): Work {
  const messages = withPolicies(count).map((content) => ({ role: "user", content }));
  return { run: () => createEngine().applyTranscript(messages), per: count };
}

function importing(count: number): { readonly ours: Work; readonly other: Work } {
  const engine = createEngine();
  for (const turn of withPolicies(count)) engine.step(turn);
  const text = engine.exportJson();
  const other = (): unknown => Object.keys(JSON.parse(text).policies).map((key) => oracleItem(key));
  return { ours: { run: () => createEngine().importJson(text), per: count }, other: { run: other, per: count } };
}

/** Look-ups of policies here and there, by an engine and by their parts alone. */
function lookingUp(count: number): { readonly ours: Work; readonly other: Work } {
  const engine = createEngine();
  engine.applyTranscript(withPolicies(count).map((content) => ({ role: "user", content })));
  const table = new Map(Object.entries(engine.state.policies));
  const items = Array.from({ length: BATCH }, (_, index) => `item number ${(index * 7919) % count}`);
  const all = (look: (item: string) => unknown): Work => ({ run: () => items.forEach(look), per: items.length });
  return {
    ours: all((item) => engine.getPolicy(item)),
    other: all((item) => table.get(normalizeItem(item))),
  };
}

const ORACLE = "the oracle";
const few = withPolicies(5);
const comeAndGo = ["use docker", "remove policy docker", "prohibit docker", "remove policy docker"];

/** The conversations that are stepped on both sides, and what ours may cost of a hand-written engine. */
export const CONVERSATIONS: readonly (Turns & { readonly name: string; readonly limit: number })[] = [
  {
    name: "a turn that is no directive, 30 characters",
    limit: 0.6,
    prelude: few,
    round: ["what shall we cook tonight, eh?"],
  },
  {
    name: "a turn that is no directive, 12 KB",
    limit: 0.6,
    prelude: few,
    round: ["what shall we cook tonight, eh? ".repeat(384)],
  },
  { name: "use, prohibit, remove, plain item, one policy", limit: 0.8, prelude: [], round: comeAndGo },
  { name: "use, prohibit, remove, plain item, ten policies", limit: 1, prelude: withPolicies(10), round: comeAndGo },
  {
    name: "the same with capitals, an article, doubled spaces",
    limit: 1.3,
    prelude: few,
    round: [
      "use The Docker  Image",
      "remove policy A Docker  Image",
      "prohibit the Docker  Image",
      "remove policy Docker  Image",
    ],
  },
  {
    name: "a replacement",
    limit: 0.8,
    prelude: [...few, "use docker"],
    round: ["use podman instead of docker", "use docker instead of podman"],
  },
  {
    name: "a premise change",
    limit: 1,
    prelude: [...few, "set premise concise replies"],
    round: ["change premise to formal tone", "change premise to concise replies"],
  },
  {
    name: "a clarification and its confirmation",
    limit: 2,
    prelude: few,
    round: ["use podman instead of docker", "yes please", "remove policy podman"],
  },
];

/** The rows of the table in docs/performance.md. */
export const ROWS: readonly Row[] = [
  { name: "parsing directives of every form", ...parsing(), against: ORACLE, limit: 1 },
  ...CONVERSATIONS.map(({ name, limit, ...turns }) => ({ name, limit, ...byHand(turns) })),
  { name: "an update with 1,000 policies", ours: updating(1000), other: updating(10), against: "with 10", limit: 2 },
  {
    name: "an update with 100,000 policies",
    ours: updating(100_000),
    other: updating(1000),
    against: "with 1,000",
    limit: 3,
  },
  {
    name: "replaying 100,000 distinct directives, a turn",
    ours: replaying(100_000),
    other: stepping(createEngine(), withPolicies(1000), comeAndGo, 25_000),
    against: "as many updates with 1,000, in one piece",
    limit: 3,
  },
  {
    name: "engine.getPolicy with 100,000 policies",
    ...lookingUp(100_000),
    against: "a normalization and a map look-up",
    limit: 2,
  },
  {
    name: "importing 100,000 policies, a policy",
    ...importing(100_000),
    against: "JSON.parse and normalizing each key by the oracle",
    limit: 1.5,
  },
  {
    name: "proposing for a message of 560 characters, a character",
    ours: proposing(560),
    other: proposing(280),
    against: "of 280",
    limit: 1.3,
  },
];

/** A reason with a wish at its end: every production reads all of it. */
function proposing(length: number): Work {
  const wish = ", so never use tabs.";
  const reason = `I'm fond of ${"spaces ".repeat(length)}`.slice(0, length - wish.length);
  return { run: () => proposePhrasing(reason + wish), per: length };
}

function parsing(): { readonly ours: Work; readonly other: Work } {
  const texts = [
    "clear premise",
    "remove policy docker",
    "set premise to x",
    "set premise concise replies",
    "change premise to formal tone",
    "use podman instead of docker",
    "use docker",
    "prohibit peanuts",
    "what shall we cook tonight?",
  ];
  const all = (parse: (text: string) => unknown): Work => ({
    run: () => {
      for (let i = 0; i < BATCH; i++) for (const text of texts) parse(text);
    },
    per: BATCH * texts.length,
  });
  return { ours: all(parseDirective), other: all(oracleParse) };
}
