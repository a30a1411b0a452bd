/** The works that are measured: turns of sessions, and what each is held against. */
import { hash } from "node:crypto";
import { createEngine } from "../../src/index.js";
import { createSessions, type Entry, LIMITS, memoryStore, PAGE, type Session } from "../../src/sessions/index.js";
import { memory, type Place } from "./places.js";

/** One side of a row: makes so many pieces of work. */
export type Work = (pieces: number) => Promise<unknown>;

const TENANT = "bench";
/** Leaves the state as small as it was, so that what is measured is the log. */
const TEXTS = ["use docker", "remove policy docker"];
let count = 0;

/** A name that nothing else has. */
function unused(what: string): string {
  count += 1;
  return `${what}-${count}`;
}

function textOf(turn: number): string {
  return TEXTS[turn % TEXTS.length] ?? "";
}

/** What holds throughout: a checkpoint is as long as what holds, with the words that set it. */
const HOLDING = Array.from({ length: 10 }, (_, index) => `use item ${index}`);

/** As a server does it: at once, without the way to another thread that WebCrypto takes. */
async function sha256(text: string): Promise<string> {
  return hash("sha256", text);
}

function openOn({ store }: Place, conversation: string): Promise<Session> {
  return createSessions({ store, sha256 }).open({ tenant: TENANT, conversation });
}

/** A session in which something holds. */
async function begun(place: Place, conversation: string): Promise<Session> {
  const session = await openOn(place, conversation);
  for (const text of HOLDING) await stepOn(session, text);
  return session;
}

async function stepOn(session: Session, text: string): Promise<void> {
  const { kind } = await session.step({ turn: unused("turn"), text });
  if (kind !== "stepped") throw new Error(`A step came to ${kind}.`);
}

/** Steps on one session, which knows where its log ends. */
export function warm(place: Place): Work {
  const session = begun(place, unused("warm"));
  return async (pieces) => {
    for (let turn = 0; turn < pieces; turn += 1) await stepOn(await session, textOf(turn));
  };
}

/** Steps on sessions that are opened for one turn each, as a server without memory does it. */
export function cold(place: Place): Work {
  const conversation = unused("cold");
  const first = begun(place, conversation);
  return async (pieces) => {
    await first;
    for (let turn = 0; turn < pieces; turn += 1) await stepOn(await openOn(place, conversation), textOf(turn));
  };
}

/** Steps on as many sessions in turn as there are pieces. */
export function interleaved(place: Place): Work {
  let sessions: Promise<Session[]> | null = null;
  return async (pieces) => {
    sessions ??= Promise.all(Array.from({ length: pieces }, () => begun(place, unused("interleaved"))));
    for (const [turn, session] of (await sessions).entries()) await stepOn(session, textOf(turn));
  };
}

/** Appends of single rows, such as steps write: as long, checkpoints and all. */
export function rows(append: Place["appendRow"]): Work {
  const [key, written] = [{ tenant: TENANT, conversation: unused("rows") }, writtenBySteps()];
  let sequence = 0;
  return async (pieces) => {
    const entries = await written;
    for (let row = 0; row < pieces; row += 1) {
      sequence += 1;
      const entry = entries[sequence % entries.length];
      if (entry !== undefined) await append?.(key, { ...entry, sequence, turn: unused("turn") });
    }
  };
}

async function writtenBySteps(): Promise<readonly Entry[]> {
  const [place, conversation] = [memory(), unused("written")];
  const session = await begun(place, conversation);
  const { head } = await session.view();
  for (let turn = 0; turn < 2 * LIMITS.checkpointEvery; turn += 1) await stepOn(session, textOf(turn));
  return place.store.read({ tenant: TENANT, conversation }, { from: head.sequence + 1 });
}

/** Turns of an engine that keeps nothing. */
export function bare(): Work {
  const engine = createEngine();
  for (const text of HOLDING) engine.step(text);
  return async (pieces) => {
    for (let turn = 0; turn < pieces; turn += 1) engine.step(textOf(turn));
  };
}

/**
 * Opens a conversation of so many entries, and looks at what held after one of the last in turn: how many have to be read
 * behind a checkpoint differs from one to the next, and so from length to length.
 */
export async function opening(place: Place, length: number): Promise<Work> {
  const conversation = await filled(place, length);
  return async (pieces) => {
    for (let times = 0; times < pieces; times += 1)
      await (await openOn(place, conversation)).view(length - (times % LIMITS.checkpointEvery));
  };
}

/** Verifies a conversation of as many entries as there are pieces. */
export function verifying(place: Place): Work {
  let conversation: Promise<string> | null = null;
  return async (pieces) => {
    conversation ??= filled(place, pieces);
    const { kind } = await (await openOn(place, await conversation)).verify();
    if (kind !== "verified") throw new Error(`The log is ${kind}.`);
  };
}

/** A conversation of so many entries: stepped in memory, and put where it belongs at once. */
async function filled(place: Place, length: number): Promise<string> {
  const [conversation, store] = [unused("filled"), memoryStore()];
  const session = await createSessions({ store, sha256 }).open({ tenant: TENANT, conversation });
  for (const text of HOLDING) await stepOn(session, text);
  for (let turn = 1 + HOLDING.length; turn < length; turn += 1) await stepOn(session, textOf(turn - 1));
  for (let from = 1; from <= length; from += PAGE) {
    const page: readonly Entry[] = await store.read({ tenant: TENANT, conversation }, { from });
    await place.fill({ tenant: TENANT, conversation }, page);
  }
  return conversation;
}
