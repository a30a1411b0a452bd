/** A host that assembles: each turn is taken once, and what goes to the model is a request that fits, with the rules in it. */
import { createHash } from "node:crypto";
import { assemble, auditRecord, byteMeter, page, pagesText, statePage } from "context-compiler/context";
import { createHost } from "context-compiler/host";
import { createSessions, memoryStore } from "context-compiler/sessions";

const hash = { name: "sha256", digest: (bytes) => createHash("sha256").update(bytes).digest() };
const measures = { meter: byteMeter, hash };
const sessions = createSessions({ store: memoryStore() });
const host = createHost({ sessions });
const session = await sessions.open({ tenant: "ada", conversation: "c" });
const instructions = page({ kind: "system_context", origin: "instructions", body: "You are a cook." }, measures);
const notes = { name: "notes", share: 10_000, load: () => ["Note: guests come on Friday.", "Note: the oven is slow."] };
const history = [];

async function take(turn, text) {
  const answer = await host.turn({ ...session.key, turn, text });
  if (answer.kind !== "forward") return answer.text;
  history.push({ id: turn, kind: "user", messages: [{ role: "user", content: text }] });
  const pages = [instructions, statePage(answer.state, measures)];
  const given = { window: 600, reserve: 100, ...measures, pages, history, sources: [notes] };
  const request = await assemble({ ...given, deadline: AbortSignal.timeout(5_000) });
  const record = auditRecord(request.lines);
  if (record !== null) await session.append({ turn: `${turn}:context`, after: (await session.view()).head, ...record });
  if (request.kind === "refused") return `Not sent: ${request.needed} tokens, ${request.limit} fit.`;
  const found = request.slots.flatMap((slot) => slot.pages);
  return `Sent, ${request.tokens} of ${request.limit} tokens:\n${pagesText([...request.pages, ...found])}`;
}

for (const [id, text] of ["prohibit peanuts", "What shall I cook?", `Or this? ${"Rice. ".repeat(90)}`].entries())
  console.log(`> ${text.slice(0, 18)}\n${(await take(`m${id}`, text)).replace(/^(?=.)/gm, "  ")}`);
const records = (await session.history()).filter(({ record }) => record.kind === "layer");
console.log(records.map(({ record }) => record.data.lines.map((each) => `${each.line} ${each.taken ?? each.needed}`)));

// Prints:
// > prohibit peanuts
//   Now prohibited: "peanuts".
// > What shall I cook?
//   Sent, 218 of 468 tokens:
//   You are a cook.
//
//   The user has set these rules. They hold until the user changes them.
//   - Do not use: peanuts
//
//   Note: guests come on Friday.
//
//   Note: the oven is slow.
// > Or this? Rice. Ric
//   Not sent: 748 tokens, 468 fit.
// [ [ 'source 2' ], [ 'refused 748' ] ]
