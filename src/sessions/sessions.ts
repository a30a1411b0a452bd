/** Where sessions come from: one store, and how logs are kept in it. */
import { requireFields } from "../base/index.js";
import { createEngine, fromCheckpoint } from "../index.js";
import type { Codec } from "./codec.js";
import { Cursor } from "./cursor.js";
import { BLANK } from "./fold.js";
import { type Sha256, sha256 } from "./hash.js";
import { type Key, requireKey, requireName } from "./key.js";
import { LIMITS, type Limits } from "./limits.js";
import { Log, type Setup } from "./log.js";
import { LogSession } from "./log-session.js";
import { requireRange } from "./requests.js";
import type { ImportAnswer } from "./results.js";
import type { Session } from "./session.js";
import type { Page, Store } from "./store.js";

/** What sessions are made with: a store, and whatever is not to be as usual. */
export interface SessionsOptions {
  readonly store: Store;
  /** The time of a record, in any notation: by default ISO 8601 of the platform's clock. It never says the order. */
  readonly now?: () => string;
  /** A text that no other log has, so that an erased and begun log is another one: by default a random UUID. */
  readonly nonce?: () => string;
  readonly sha256?: Sha256;
  /** Encryption at rest. */
  readonly codec?: Codec;
  /**
   * What is kept of a turn that passes through: its digest, so that a retry is recognized (`turns`, the default); nothing, for
   * hosts that always say what a turn answers (`changes`); or its words (`texts`).
   */
  readonly record?: "turns" | "changes" | "texts";
  readonly limits?: Partial<Limits>;
}

/** A conversation to be opened, and the state that it begins with where it has no entry yet. */
export interface OpenRequest extends Key {
  /** A `State`, checked and normalized as an import. */
  readonly state?: unknown;
}

/** The sessions of a store. */
export interface Sessions {
  /** Opens a conversation. Nothing is read or written before it is needed. @throws {TypeError} when a name is none of a key. */
  open(request: OpenRequest): Promise<Session>;
  /** The conversations of a tenant, in the order of code points, 1,000 at most. */
  list(tenant: string, page?: Page): Promise<readonly string[]>;
  /**
   * Imports what `export` wrote, as lines, with or without their line feeds, or in any pieces. All or nothing unless the store fails, when the same import
   * ends it, or somebody else writes to the conversation meanwhile.
   */
  import(key: Key, lines: Iterable<string> | AsyncIterable<string>): Promise<ImportAnswer>;
}

const OPTIONS = ["now", "nonce", "sha256", "codec", "record", "limits"];

/** Makes the sessions of a store. @throws {TypeError} when the options are misuse. */
export function createSessions(options: SessionsOptions): Sessions {
  requireFields(options, "createSessions", ["store"], OPTIONS);
  const setup = setupOf(options);
  return {
    async open(request) {
      requireFields(request, "open", ["tenant", "conversation"], ["state"]);
      const { tenant, conversation, state } = request;
      const log = new Log(requireKey(tenant, conversation), setup);
      const start =
        state === undefined
          ? BLANK
          : { ...BLANK, snapshot: fromCheckpoint(createEngine({ state }).exportCheckpoint()) };
      return new LogSession(new Cursor(log, start));
    },
    async list(tenant, page = {}) {
      requireRange(page, "list", ["after", "limit"]);
      return setup.store.list(requireName(tenant, "tenant"), page);
    },
    async import({ tenant, conversation }, lines) {
      const log = new Log(requireKey(tenant, conversation), setup);
      const { importLog } = await import("./later.js");
      return importLog(log, lines);
    },
  };
}

function setupOf(options: SessionsOptions): Setup {
  const { record = "turns", limits = {} } = options;
  if (!["turns", "changes", "texts"].includes(record)) {
    throw new TypeError("record must be turns, changes or texts.");
  }
  const own = [...requireFields(limits, "limits", [], Object.keys(LIMITS))];
  for (const [name, limit] of own)
    if (typeof limit !== "number" || !(limit >= 0)) throw new TypeError(`${name} must be a number, not negative.`);
  return {
    store: options.store,
    now: options.now ?? (() => new Date().toISOString()),
    nonce: options.nonce ?? (() => globalThis.crypto.randomUUID()),
    sha256: options.sha256 ?? sha256,
    codec: options.codec ?? null,
    record,
    limits: { ...LIMITS, ...Object.fromEntries(own) },
  };
}
