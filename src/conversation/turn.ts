/** The user's turn on its way: taken once, by the session itself or by a host, before anything else is done with it. */
import { canonicalJson, fieldsOf, isBlank } from "../base/index.js";
import { type Host, type HostAnswer, plainId } from "../host/index.js";
import { type Head, LIMITS, sha256 } from "../sessions/index.js";
import { isFile } from "./decode.js";
import type { TurnFile } from "./entries.js";
import { behindOthers, Conflict, type Journal, Refusal } from "./journal.js";
import { isBase64 } from "./json.js";
import { unanswered } from "./next.js";
import type { Outcome } from "./outcome.js";

/** What a user says: a text, with files or without. Only the text can be a directive. */
export type UserTurn = string | { readonly text: string; readonly files?: readonly TurnFile[] };

/** A turn with its id, and what the user had before them, where that is known. */
export interface Said {
  readonly id: string;
  readonly text: string;
  readonly files: readonly TurnFile[];
  readonly answering?: number | null;
  readonly seen?: Head;
}

/** Such that a host can make ids of its own of it. */
const ID = /^[^#~][^~]{0,119}$/s;

/** @throws {TypeError} when the turn or its id is none. */
export function saidOf(turn: UserTurn, id: string | undefined): Said {
  const { text, files = [] } = typeof turn === "string" ? { text: turn } : requireTurn(turn);
  if (id !== undefined && !(typeof id === "string" && ID.test(id)))
    throw new TypeError("The id of a turn must be 1 to 120 characters without ~, the first no #.");
  if (isBlank(text) && files.length === 0) throw new TypeError("A turn must have a text or a file.");
  return { id: id ?? globalThis.crypto.randomUUID(), text, files };
}

function requireTurn(turn: object): { readonly text: string; readonly files?: readonly TurnFile[] } {
  if (isTurn(turn)) return turn;
  throw new TypeError(
    "A turn is a text, or { text, files? }; a file is { mediaType, data, filename? }, its data in base64.",
  );
}

function isTurn(turn: unknown): turn is { readonly text: string; readonly files?: readonly TurnFile[] } {
  const fields = fieldsOf(turn, ["text"], ["files"]);
  const files = fields?.get("files") ?? [];
  const isText = typeof fields?.get("text") === "string";
  return isText && Array.isArray(files) && files.every(isSound);
}

/** Providers refuse a file whose data is no base64, or is empty, and would refuse it in each later request. */
function isSound(file: TurnFile): boolean {
  return isFile(file) && isBase64(file.data);
}

/**
 * A text is kept beside its turn where the turn's own record might be too short for it, in UTF-16 units: that may hold it several times, each
 * unit in six characters.
 */
const LONG = LIMITS.body / 24;

/** What it takes to take a turn. */
export interface Taker {
  readonly journal: Journal;
  readonly host: Host | null;
  /** Ends when the conversation is interrupted. */
  readonly signal: AbortSignal;
}

/** Takes a turn: an outcome where that is all, or null where it is the model's. @throws {Conflict} @throws {Refusal} */
export async function takeTurn({ journal, host, signal }: Taker, said: Said): Promise<Outcome | null> {
  if (host === null) {
    await keepBeside(journal, said);
    return step(journal, said);
  }
  await ready(journal);
  await settleDirectives(journal, host, signal);
  await keepBeside(journal, said);
  return settle(journal, host, said, signal);
}

/**
 * Puts the last directive that nobody has answered to the host again, which settles it, and those before it: their process may have ended before
 * that was kept, or they were taken elsewhere, such as in a terminal. Answers its id where the host leaves it to the model.
 */
export async function settleDirectives(journal: Journal, host: Host, signal: AbortSignal): Promise<string | null> {
  for (const { turn, text, files, directive } of unanswered(journal.transcript).toReversed()) {
    // A turn under an id that no host gives would be a new one to it.
    if (!directive || text === null || (await plainId(turn)) !== turn) continue;
    const outcome = await settle(journal, host, { id: turn, text, files }, signal);
    return outcome === null ? turn : null;
  }
  return null;
}

/** With a host a message may be edited, and others may have done it; and the host opens the session by its name, without the state that it begins with. */
async function ready(journal: Journal): Promise<void> {
  await journal.refresh();
  if (journal.transcript.sequence === 0) await journal.session.begin();
}

/**
 * What is kept beside a turn last is what it is said with: an edit that takes files away, or brings earlier ones back, is kept as well.
 * What was sent again is kept once.
 */
async function keepBeside(journal: Journal, { id, text, files }: Said): Promise<void> {
  const last = journal.transcript.said.get(id);
  if (last === null && files.length === 0 && text.length <= LONG) return;
  const data = { turn: id, text: text.length > LONG ? text : null, files };
  const written = canonicalJson(data);
  if (last !== null && canonicalJson({ turn: id, text: last.text, files: last.files }) === written) return;
  const mark = (await sha256(written)).slice(0, 16);
  // What was kept once may be kept again, behind what has come in its place.
  const place = last === null ? "" : `-${journal.transcript.sequence}`;
  await journal.append("conversation.said", `${id}~${mark}${place}`, data, () => true);
}

async function step(journal: Journal, { id, text, answering, seen }: Said): Promise<Outcome | null> {
  const { pruned } = journal.transcript;
  const answer = await journal.session.step({ turn: id, text, answering, seen });
  switch (answer.kind) {
    case "stepped": {
      await journal.refresh();
      const { outcome, repairs } = answer;
      if (outcome.kind === "clarification") return { kind: "clarify", prompt: outcome.prompt, repairs };
      await requireKept(journal, id, pruned);
      return null;
    }
    case "duplicate":
      await journal.refresh();
      return null;
    case "stale":
    case "conflict":
      throw new Conflict();
    case "refused":
      throw new Refusal(answer.reason);
  }
}

/**
 * @throws {TypeError} when the log does not hold the turn with its text. @throws {Conflict} when the turn was taken back.
 * @throws {Refusal} when it was pruned. `pruned` is the last prune before the turn was taken.
 */
async function requireKept({ session, transcript }: Journal, id: string, pruned: number): Promise<void> {
  const { items, said, erased } = transcript;
  const item = items.findLast((each) => each.kind === "user" && each.turn === id);
  if (item?.kind === "user" && item.text !== null) return;
  // What was kept beside it before is gone, and what was sent again stands behind it.
  if (item !== undefined && (said.get(id)?.text ?? null) !== null) throw new Refusal("not_kept");
  // The log had it: somebody has edited a message before it, or has erased the conversation.
  if (item === undefined && (erased || (await session.find(id)) !== null)) throw new Conflict();
  // The log had it for a moment: it was pruned as soon as it was there.
  if (item === undefined && transcript.pruned > pruned) throw new Refusal("not_kept");
  throw new TypeError(
    "The log does not hold what the user said. A conversation needs sessions that keep it, `createSessions({ store, record: " +
      '"texts" })`, and a host with the same sessions.',
  );
}

/** What the host answers by itself is kept as well, so that the model is not asked about it. What it asks is in the log by then. */
async function settle(journal: Journal, host: Host, said: Said, signal: AbortSignal): Promise<Outcome | null> {
  const { id, text, answering, seen } = said;
  const { pruned } = journal.transcript;
  const answer = await host.turn({ ...journal.session.key, turn: id, text, answering, seen, signal });
  await journal.refresh();
  switch (answer.kind) {
    case "forward":
      await requireKept(journal, id, pruned);
      return null;
    case "reply": {
      const question = answer.question !== null;
      const data = { turn: id, said: text, text: answer.text, question };
      // What was not taken was not said: calls that wait for the user still do.
      if (answer.stale !== true && !isSettled(journal, id)) {
        const at = String(journal.transcript.sequence);
        await journal.append("conversation.settled", at, data, behindOthers);
      }
      return outcomeOf(answer);
    }
    case "refused":
      if (answer.reason === "conflict") throw new Conflict();
      throw new Refusal(answer.reason);
  }
}

function isSettled({ transcript: { items } }: Journal, id: string): boolean {
  const item = items.findLast((each) => each.kind === "user" && each.turn === id);
  return item?.kind === "user" && item.settled !== null;
}

function outcomeOf({ text, question, decision }: Extract<HostAnswer, { kind: "reply" }>): Outcome {
  if (question !== null || decision?.kind === "clarify") return { kind: "clarify", prompt: text, repairs: [] };
  return { kind: "answer", text, by: "host", finish: "stop" };
}
