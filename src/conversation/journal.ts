/** The journal: the log as a conversation reads and writes it. Everything is appended where it belongs, or not at all. */
import { canonicalJson } from "../base/index.js";
import { type AuditLine, auditRecord } from "../context/index.js";
import type { RefusedReason } from "../host/index.js";
import type { State } from "../index.js";
import type { HistoryEntry, LogRecord, Session, View } from "../sessions/index.js";
import { isEntry } from "./decode.js";
import { ENTRY_VERSION, type Entries, type EntryKind, isSaid } from "./entries.js";
import { withoutUndefined } from "./json.js";
import { BLANK, folded, isEdit, type Transcript } from "./transcript.js";

/** Somebody else has written meanwhile, and what was to be written does not belong behind that. */
export class Conflict extends Error {
  override readonly name = "Conflict";
}

/** Types hold for what is compiled with them: a provider, or a host in JavaScript, may give anything. */
const OF_OTHER_TYPE = "What the model, a tool or the host gave has a field that is missing or of another type.";

/** The log takes no such entry. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: RefusedReason;

  constructor(reason: RefusedReason) {
    super(`The log refused the entry: ${reason}.`);
    this.reason = reason;
  }
}

/** Whether the log has refused an entry for its length. */
export function isTooLong(error: unknown): boolean {
  return error instanceof Refusal && error.reason === "too_long";
}

/** Entries that say what their writer does next. Any other may be written by several, and is there once. */
const BEGINNINGS: readonly string[] = ["conversation.reply", "conversation.run"];

/** How often an entry is put behind what others have written meanwhile. */
const ATTEMPTS = 16;

/** The log of one conversation, and what it comes to. */
export class Journal {
  readonly session: Session;
  #transcript: Transcript = BLANK;
  #view: View | null = null;
  /** What others have written since the last look: what is to be written must belong behind all of it. */
  #others: HistoryEntry[] = [];
  /** One at a time looks at the log or writes to it. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(session: Session) {
    this.session = session;
  }

  get transcript(): Transcript {
    return this.#transcript;
  }

  /** What held at the last look. */
  get state(): State {
    return this.view.state;
  }

  get view(): View {
    if (this.#view === null) throw new Error("The journal was not read yet.");
    return this.#view;
  }

  /** Looks at the log: what holds, and what has come. @throws {LogError} */
  refresh(): Promise<View> {
    return this.#alone(async () => {
      let view: View;
      let left = ATTEMPTS;
      // What came between the two looks would be in the one and not in the other: a question, or a rule.
      do {
        view = await this.session.view();
        await this.#read();
        left -= 1;
      } while (left > 0 && view.head.hash !== this.#transcript.hash);
      this.#others = [];
      this.#view = view;
      return view;
    });
  }

  /** Another journal, from here on: to look at the log while somebody goes by what this one has read. */
  apart(): Journal {
    const journal = new Journal(this.session);
    journal.#transcript = this.#transcript;
    return journal;
  }

  #alone<T>(act: () => Promise<T>): Promise<T> {
    const acting = this.#last.then(act);
    this.#last = acting.catch(() => undefined);
    return acting;
  }

  /** Reads what has come since. */
  async #read(): Promise<readonly HistoryEntry[]> {
    const news: HistoryEntry[] = [];
    let { sequence, hash } = this.#transcript;
    for (let isMore = true; isMore; ) {
      const page = await this.session.history(sequence === 0 ? {} : { from: sequence });
      const [first, ...rest] = page;
      const isOurs = sequence > 0 && first?.sequence === sequence && first.hash === hash;
      // The log is another one than it was: it is read from its beginning.
      if (sequence > 0 && !isOurs) return this.#reread();
      const more = sequence > 0 ? rest : page;
      news.push(...more);
      ({ sequence, hash } = news.at(-1) ?? this.#transcript);
      isMore = page.length > 1 && more.length > 0;
    }
    this.#transcript = folded(this.#transcript, news);
    return news;
  }

  /** Reads what has come, of which one entry may be as good as our own. */
  async #readBeside(own: number | null): Promise<void> {
    const news = await this.#read();
    this.#others.push(...news.filter(({ sequence }) => sequence !== own));
  }

  #reread(): Promise<readonly HistoryEntry[]> {
    this.#transcript = BLANK;
    return this.#read();
  }

  /**
   * Appends an entry. Where others have written meanwhile, it is put behind that if it belongs there. `still` says whether what is read by
   * then has left a reason for it: this object itself may have gone on while the entry waited its turn.
   *
   * @throws {Conflict} where it does not, and where another one has begun the same. @throws {Refusal}
   * @throws {TypeError} for what is no entry, such as a reply with a call whose name is no text: kept, it could not be read again.
   */
  append<K extends EntryKind>(
    kind: K,
    turn: string,
    data: Entries[K],
    belongs: Belongs,
    still?: () => boolean,
  ): Promise<void> {
    return this.#alone(async () => {
      // As it will be read, to the order of its names: a request is the same after a restart, to the byte.
      const entry: unknown = JSON.parse(canonicalJson(withoutUndefined({ ...data, v: ENTRY_VERSION })));
      if (!isEntry({ kind, data: entry })) throw new TypeError(`${OF_OTHER_TYPE} Nothing was kept of this ${kind}.`);
      await this.#append(kind, turn, entry, belongs, still);
    });
  }

  /** Appends what was shortened, left out or refused, if anything: no entry of the conversation, so it stands wherever it comes. */
  async audit(lines: readonly AuditLine[]): Promise<void> {
    const record = auditRecord(lines);
    if (record === null) return;
    const { kind, data } = record;
    await this.#alone(() => this.#append(kind, `conversation:${this.#transcript.sequence}`, data, behindAll));
  }

  async #append(kind: string, turn: string, data: unknown, belongs: Belongs, still?: () => boolean): Promise<void> {
    for (let left = ATTEMPTS; left > 0; left -= 1) {
      if (!this.#others.every(belongs) || still?.() === false) throw new Conflict();
      const { sequence, hash } = this.#transcript;
      const answer = await this.session.append({ kind, turn, data, after: { sequence, hash } });
      switch (answer.kind) {
        case "appended":
          await this.#readBeside(answer.head.sequence);
          return;
        case "duplicate":
          await this.#readBeside(answer.sequence);
          // Whoever has written it goes on with it: two that did would run its calls twice.
          if (BEGINNINGS.includes(kind)) throw new Conflict();
          return;
        case "conflict":
          await this.#readBeside(null);
          break;
        case "refused":
          if (answer.reason === "turn_reused") throw new Conflict();
          throw new Refusal(answer.reason);
      }
    }
    throw new Conflict();
  }
}

/** Whether an entry may stand behind one that it does not know of. */
export type Belongs = (entry: HistoryEntry) => boolean;

/** Behind what is no part of the conversation, and takes nothing of it back. A question may be about a message, which is said with it. */
export const behindOthers: Belongs = (entry) =>
  !["turn", "question", "closed"].includes(entry.record.kind) && !isEdit(entry) && behindTurns(entry);

/** A result belongs to its call, whatever was said meanwhile, while nobody has gone on without it. */
export const behindTurns: Belongs = (entry) => behindAll(entry) && !isOfConversation(entry.record);

/** Wherever there is a log. A prune takes the past: what has just come of a call, or was asked, stands behind it. */
export const behindAll: Belongs = ({ record }) => record.kind !== "closed" || record.why !== "erased";

function isOfConversation(record: LogRecord): boolean {
  if (record.kind !== "layer" || !record.name.startsWith("conversation.")) return false;
  const entry = { kind: record.name, data: record.data };
  return !(isEntry(entry) && entry.kind === "conversation.reply" && !isSaid(entry.data));
}
