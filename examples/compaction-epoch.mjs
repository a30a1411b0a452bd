// An epoch in a long run of tools: the history is made smaller once it is over the mark, and the rules and the user's words stay.

import { createHash } from "node:crypto";
import { verify } from "context-compiler/compaction";
import { epoch } from "context-compiler/compaction/epoch";
import { harvest } from "context-compiler/compaction/harvest";
import { byteMeter } from "context-compiler/context";

const hash = { name: "sha256", digest: (bytes) => createHash("sha256").update(bytes).digest() };
const log = [];
const say = (role, content, tool) => log.push({ id: log.length, role, content, ...(tool ? { tool } : {}) });

say("user", "Nobody pushes to main without a review. We decided on Postgres for the ledger.");
for (let round = 0; round < 12; round++) {
  say("tool", `line of src/ledger.ts, round ${round}\n`.repeat(80), { name: "read", arguments: "src/ledger.ts" });
  say("assistant", "I have read it. We decided on MySQL.");
  say("user", round === 6 ? "Scrap Postgres. We're going with SQLite." : "Go on.");
}

// A message is an exchange of its own here; a host puts a reply with its calls and results into one.
const exchanges = log.map((turn) => ({
  id: `${turn.id}`,
  kind: turn.role === "user" ? "user" : "reply",
  messages: [turn],
}));
const state = { premise: null, policies: {}, version: 2 };
const input = { exchanges, log, state, harvest, previous: null, meter: byteMeter, hash };
const made = epoch({ ...input, target: 6000, share: 2000, keep: 3 });

console.log(`${exchanges.length} exchanges before, ${made.exchanges.length} after, ${made.tokens} bytes`);
console.log(
  verify(made.artifact, log, harvest).length === 0 ? "the artifact is true of the log" : "the artifact is wrong",
);
console.log(made.text);

// Prints:
// 37 exchanges before, 18 after, 5872 bytes
// the artifact is true of the log
// What is kept of the conversation so far; [n] is a turn of it. 7 lines are left out for want of room.
//
// Must not be, in the user's words:
// - "Nobody pushes to main without a review" [0]
//
// Decided, in the user's words:
// - "We're going with SQLite" [21]
//
// Taken back, in the user's words:
// - "Scrap Postgres" [21]
//
// Tool results:
// - read(src/ledger.ts): line of src/ledger.ts, round 6 line of src/ledger.ts, round 6 line of src/ledger.ts, round 6 line of src/ledger.ts, roun ... of src/ledger.ts, round 6 line of src/ledger.ts, round 6 line of src/ledger.ts, round 6 line of src/ledger.ts, round 6 [19]
// - read(src/ledger.ts): line of src/ledger.ts, round 7 line of src/ledger.ts, round 7 line of src/ledger.ts, round 7 line of src/ledger.ts, roun ... of src/ledger.ts, round 7 line of src/ledger.ts, round 7 line of src/ledger.ts, round 7 line of src/ledger.ts, round 7 [22]
// - read(src/ledger.ts): line of src/ledger.ts, round 8 line of src/ledger.ts, round 8 line of src/ledger.ts, round 8 line of src/ledger.ts, roun ... of src/ledger.ts, round 8 line of src/ledger.ts, round 8 line of src/ledger.ts, round 8 line of src/ledger.ts, round 8 [25]
// - read(src/ledger.ts): line of src/ledger.ts, round 9 line of src/ledger.ts, round 9 line of src/ledger.ts, round 9 line of src/ledger.ts, roun ... of src/ledger.ts, round 9 line of src/ledger.ts, round 9 line of src/ledger.ts, round 9 line of src/ledger.ts, round 9 [28]
// - read(src/ledger.ts): line of src/ledger.ts, round 10 line of src/ledger.ts, round 10 line of src/ledger.ts, round 10 line of src/ledger.ts, r ... src/ledger.ts, round 10 line of src/ledger.ts, round 10 line of src/ledger.ts, round 10 line of src/ledger.ts, round 10 [31]
//
// Names: Postgres [0], src/ledger.ts [1], SQLite [21], 10 [31]
