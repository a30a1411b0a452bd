/** What programs of the pages do in cases that the pages do not print: the same code, taken from the page, with other calls behind it. */
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { blocksOf, ROOT, read } from "./markdown.js";
import { type Program, Workshop } from "./programs.js";

/** The block of a page that has this text, up to it, and other calls behind. */
function instead(name: string, page: string, until: string, calls: string): Program {
  const [block] = blocksOf(page).filter(({ text }) => text.includes(until));
  if (block === undefined) throw new Error(`${page} has no block with ${until}`);
  return { name, source: block.text.slice(0, block.text.indexOf(until)) + calls };
}

/** The loop over what a user says, with other turns. */
const withTurns = (source: string) =>
  source.replace(/^(for \(const text of \["prohibit peanuts", ).*\)/m, '$1"use oats instead of peanuts", "yes"])');

const SEND = `
async function say(id: string, text: string, rest: Partial<Message> = {}) {
  const reply = await postMessage("acme", "c", { id, text, ...rest });
  console.log(id, reply.status, reply.question, reply.show.replace("\\n", " / "));
  return reply;
}
const policies = async () => {
  const session = await sessions.open({ tenant: "acme", conversation: "c" });
  console.log(JSON.stringify((await session.view()).state.policies));
};
`;
const ROUTE = ["docs/sessions-server.md", "const first = await postMessage("] as const;
const AGAIN = instead(
  "again",
  ...ROUTE,
  `${SEND}
await say("m1", "prohibit flights");
await say("m2", "use flights");
await say("m2", "use flights");
await say("m3", "use trains instead of flights");
await say("m4", "no", { answering: 4 });
await say("m3", "use trains instead of flights");
await say("m5", "use rockets instead of flights");
await say("m3", "use trains instead of flights");
await say("m2", "use flights");
await policies();`,
);
const THIRD = instead(
  "third",
  ...ROUTE,
  `${SEND}
const { rules } = await say("m1", "prohibit flights");
await say("m2", "use trains instead of flights");
await say("m3", "yes", { answering: null, seen: rules });
await policies();`,
);
const QUIET = instead(
  "quiet",
  "docs/sessions-server.md",
  'console.log(await keepSince(old, "2026-01-04',
  `
console.log(await keepSince(old, "2026-06-01T00:00:00Z"), (await old.history()).map(({ record }) => record.kind).join());
console.log(JSON.stringify((await old.view()).state.policies), (await old.origin("tea"))?.said);`,
);
const RACE = instead(
  "race",
  "docs/integration.md",
  'stepStored("chat", "prohibit tea")',
  `
stepStored("c", "prohibit flights");
stepStored("c", "prohibit cars");
stepStored("c", "use trains instead of flights");
const get = rows.get.bind(rows);
/** Between the load of the next turn and its save, others are stepped. */
function meanwhile(...texts: string[]) {
  let reads = 0;
  rows.get = (id) => {
    if (++reads === 2) for (const text of texts) stepStored(id, text);
    return get(id);
  };
}
const policies = () => JSON.stringify(JSON.parse(get("c")?.checkpoint ?? "").authoritative_state.policies);
meanwhile("no", "use rockets instead of cars");
console.log(stepStored("c", "yes"), policies());
stepStored("c", "no");
meanwhile("use rockets instead of cars");
console.log(stepStored("c", "yes"), policies());
stepStored("c", "no");
meanwhile("use tea");
console.log(stepStored("c", "prohibit sugar")?.kind, policies());`,
);
const BUTTON = instead(
  "button",
  "docs/integration.md",
  'stepStored("chat", "prohibit tea")',
  `
const first = stepStored("c", "use oats instead of rice");
stepStored("c", "no");
const second = stepStored("c", "use tea instead of milk");
console.log(stepStored("c", "yes", first?.prompt_to_user), stepStored("c", "yes", null));
console.log(stepStored("c", "yes", second?.prompt_to_user)?.kind);
console.log(JSON.parse(rows.get("c")?.checkpoint ?? "").authoritative_state.policies);`,
);
const LOOP = 'for (const text of ["prohibit peanuts"';
const [CHAT_BLOCK] = blocksOf("docs/context.md").filter(({ text }) => text.includes(LOOP));
const CHAT = {
  name: "chat",
  source: `${withTurns(CHAT_BLOCK?.text ?? "")}console.log(JSON.stringify(engine.state.policies));`,
};

let workshop: Workshop;
beforeAll(() => {
  workshop = new Workshop([AGAIN, THIRD, QUIET, RACE, BUTTON, CHAT]);
});
afterAll(() => workshop.remove());

function printed(program: Program): string[] {
  expect(workshop.complaintsAbout(program)).toBe("");
  return workshop.run(program).trimEnd().split("\n");
}

const asks = (item: string, other: string) =>
  `"${item}" is currently prohibited. Did you mean to remove it and use "${other}" instead?`;

it("a message that is sent again shows no prompt but that of the question whose number goes with it", () => {
  const inTheWay = 'm2 200 null "flights" is currently prohibited. / Remove or replace it before using it.';
  expect(printed(AGAIN)).toEqual([
    "m1 200 null - Do not use: flights",
    inTheWay,
    inTheWay,
    `m3 200 4 ${asks("flights", "trains")}`,
    "m4 200 null - Do not use: flights",
    "m3 409 null This question is settled.",
    `m5 200 6 ${asks("flights", "rockets")}`,
    `m3 200 6 ${asks("flights", "rockets")}`,
    `m2 200 6 ${asks("flights", "rockets")}`,
    '{"flights":"prohibit"}',
  ]);
});

it("the yes of a tab that shows no question answers none", () => {
  expect(printed(THIRD)).toEqual([
    "m1 200 null - Do not use: flights",
    `m2 200 3 ${asks("flights", "trains")}`,
    `m3 409 3 Something was decided meanwhile. / ${asks("flights", "trains")}`,
    '{"flights":"prohibit"}',
  ]);
});

it("a conversation that has gone quiet is pruned to what holds", () => {
  expect(printed(QUIET)).toEqual(["pruned closed", '{"tea":"use","sugar":"prohibit"} use tea']);
});

it("a turn that loses a race answers no question that its user has not seen", () => {
  expect(printed(RACE)).toEqual([
    'null {"cars":"prohibit","flights":"prohibit"}',
    'null {"cars":"prohibit","flights":"prohibit"}',
    'update {"cars":"prohibit","flights":"prohibit","sugar":"prohibit","tea":"use"}',
  ]);
});

it("a button that sends its question along answers that one, and no other", () => {
  expect(printed(BUTTON)).toEqual(["null null", "update", "{ tea: 'use' }"]);
});

it("a chat shows what is asked before a rule holds, and takes the answer", () => {
  expect(printed(CHAT)).toEqual([
    "> prohibit peanuts",
    "> use oats instead of ",
    `  ${asks("peanuts", "oats")}`,
    "> yes",
    '{"oats":"use"}',
  ]);
  const source = withTurns(read("examples/token-budget.mjs"));
  const evaluated = execFileSync(process.execPath, ["--input-type=module", "--eval", source], { cwd: ROOT });
  expect(evaluated.toString()).toBe(`> ${asks("peanuts", "oats")}\n`);
});
