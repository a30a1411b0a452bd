/** The golden logs of chapter 16, as they are read from their file, and what this code makes of one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { questionOf } from "../../src/conversation/cycle.js";
import { type GuardedCall, guardedCalls, refusals, repeatGuard } from "../../src/conversation/guard.js";
import { type Conversation, openConversation } from "../../src/conversation/index.js";
import { nextOf } from "../../src/conversation/next.js";
import { BLANK, folded, type Transcript } from "../../src/conversation/transcript.js";
import { createSessions, LogError } from "../../src/sessions/index.js";
import { entriesIn, heldStore } from "../sessions/vectors.js";
import { scripted } from "./models.js";

const VECTORS = z.array(
  z.object({
    name: z.string(),
    log: z.array(z.string()),
    model: z.object({ provider: z.string(), modelId: z.string() }),
    confirm: z.array(z.string()),
    expected: z.unknown(),
  }),
);

export type ConversationVector = z.infer<typeof VECTORS>[number];

/** The file of the golden logs. */
const FILE = join(import.meta.dirname, "../../conformance/conversation.json");

export function loadConversations(): readonly ConversationVector[] {
  return VECTORS.parse(JSON.parse(readFileSync(FILE, "utf8")));
}

/** The log's own session: what is verified is what is folded. */
export function sessionOf({ log }: Pick<ConversationVector, "log">) {
  const store = heldStore(entriesIn({ name: "", log, expected: null, after: null }));
  return createSessions({ store, record: "texts" }).open({ tenant: "acme", conversation: "c1" });
}

/** What the log comes to, as `expected` says it. */
export async function foundIn(vector: ConversationVector): Promise<unknown> {
  const session = await sessionOf(vector);
  const inputSchema = { type: "object" };
  const tools = Object.fromEntries(
    vector.confirm.map((name) => [name, { inputSchema, confirm: true, execute: () => "never" }]),
  );
  try {
    const conversation = await openConversation({ model: scripted([], vector.model).model, session, tools });
    const found = await comesTo(conversation);
    return Object.hasOwn(Object(vector.expected), "due") ? { ...found, due: await dueIn(conversation) } : found;
  } catch (error) {
    if (error instanceof LogError) return { kind: "fault", code: error.code, sequence: error.sequence };
    throw error;
  }
}

/** The calls that the user has granted, and that would be run now. */
function grantedIn(transcript: Transcript, { state, question }: Conversation): readonly string[] {
  const ways = { question: question?.prompt ?? null, state, steps: Number.POSITIVE_INFINITY, fresh: null };
  const next = nextOf(transcript, { ...ways, isConfirmed: () => true });
  if (next.do !== "run") return [];
  const { calls, reply } = next;
  return calls.flatMap(({ call }) => (reply.verdicts.get(call)?.yes === true ? [call] : []));
}

/** The greatest threshold with which calls go round in a circle: a block that stands there once is one of 1. */
function roundsOf(calls: readonly GuardedCall[]): number {
  const most = calls.map((_, at) => calls.length - at).find((times) => times > 1 && repeatGuard(times)(calls));
  return most ?? Math.min(calls.length, 1);
}

/** The next question about the past, and the last attempt to make it smaller. */
async function dueIn({ log }: Conversation): Promise<object> {
  const rules = (await log.view()).rules.sequence;
  const { head, turn, last } = questionOf(folded(BLANK, await log.history()).items, rules);
  if (last === null) return { head: Number(head), turn, last };
  const since = last.rules === String(rules) ? "same" : "others";
  return { head: Number(head), turn, last: { ...last, head: Number(last.head), rules: since } };
}

async function comesTo(conversation: Conversation): Promise<object> {
  const { prompt } = await conversation.request();
  const transcript = folded(BLANK, await conversation.log.history());
  return {
    kind: "folded",
    // The page of what holds stands in no log.
    messages: prompt.filter(({ role }) => role !== "system"),
    waiting: conversation.pending().map(({ call }) => call),
    granted: grantedIn(transcript, conversation),
    guarded: guardedCalls(transcript).map(({ call }) => call),
    refused: refusals(transcript),
    rounds: roundsOf(guardedCalls(transcript)),
    usage: conversation.usage(),
  };
}
