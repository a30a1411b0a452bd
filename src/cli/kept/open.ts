/** Opens the store that a command line names, and a session in it. */
import { homedir } from "node:os";
import { createSessions, LogError, type Session, type Sessions } from "../../sessions/index.js";
import { openStore } from "../../sessions/open/index.js";
import type { Given } from "../command.js";
import { sessionsFolder } from "../io/data-folder.js";
import { Refusal, reasonOf } from "../io/refusal.js";
import { STORE, TENANT } from "../options.js";
import { WORDS } from "./words.js";

/** The sessions of a store. */
export interface OpenedStore {
  readonly sessions: Sessions;
  readonly tenant: string;
  close(): Promise<void>;
}

/** How sessions are opened. */
interface Opening {
  /** Whether they outlive the process: true without. */
  readonly kept?: boolean;
  /** What of a turn is recorded. */
  readonly record?: "turns" | "texts";
}

/** Opens the store of `--store`, or that of the user, and makes what it needs. @throws {Refusal} when it cannot be opened. */
export async function openSessions(
  given: Given,
  { kept = true, record = "turns" }: Opening = {},
): Promise<OpenedStore> {
  const folder = () => `file:${sessionsFolder(process.env, process.platform, homedir)}`;
  const url = given.value(STORE) ?? (kept ? folder() : "memory:");
  const store = await openStore(url).catch(unopened);
  try {
    await store.setup();
  } catch (error) {
    await store.close().catch(() => {});
    unopened(error);
  }
  return {
    sessions: createSessions({ store, record }),
    tenant: given.value(TENANT) ?? TENANT_OF_USER,
    close: () => store.close(),
  };
}

/** The tenant of a user's own sessions. */
const TENANT_OF_USER = "local";

/** A URL may hold a password: it is not repeated. */
function unopened(error: unknown): never {
  throw new Refusal(`The store of --store cannot be opened: ${reasonOf(error)}`);
}

/** A session by its name, to be gone on with. @throws {Refusal} when it is erased, or its log cannot be read. */
export async function openKept(given: Given, name: string): Promise<{ session: Session; close(): Promise<void> }> {
  const { sessions, tenant, close } = await openSessions(given);
  try {
    const session = await named(sessions.open({ tenant, conversation: name }));
    await readable(requireNotErased(session));
    return { session, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws {Refusal} when the session was erased. */
export async function requireNotErased(session: Session): Promise<void> {
  if (await isErased(session)) throw new Refusal(WORDS.erased);
}

/** Whether nothing is left of a session but its name. @throws {LogError} when its last entry cannot be read. */
export async function isErased(session: Session): Promise<boolean> {
  const [last] = await session.history({ reverse: true, limit: 1 });
  return last?.record.kind === "closed" && last.record.why === "erased";
}

/** What is found by a name. @throws {Refusal} when it is none that a store may have. */
export async function named<T>(found: Promise<T>): Promise<T> {
  return found.catch((error: unknown) => {
    throw error instanceof TypeError ? new Refusal(reasonOf(error)) : error;
  });
}

/** What is read of a log. @throws {Refusal} when the log cannot be read, or has no such place. */
export async function readable<T>(read: Promise<T>): Promise<T> {
  return read.catch((error: unknown) => {
    if (error instanceof LogError) throw new Refusal(`${WORDS[error.code]} ${error.message}`);
    throw error instanceof RangeError ? new Refusal(error.message) : error;
  });
}
