/** Which conversations are followed, and when their rules have changed: by this server at once, by any other process within a second. */
import { TextMap } from "../base/index.js";
import type { Session, Sessions } from "../sessions/index.js";

/** How often what others write is looked for, in milliseconds. */
const PERIOD = 1000;
/** How many conversations are followed at once. More are not: whoever asks for them is told of nothing. */
const MOST = 1024;

interface Followed {
  readonly session: Session;
  /** How many follow it. */
  count: number;
  /** The last entry that was seen; null before the first look. */
  rules: string | null;
  /** The first look: who follows is told of what changes from then on. */
  first: Promise<void> | null;
}

/** Told of the name of a conversation whose rules, or whose question, are others than before. */
export type Listener = (conversation: string) => void;

/** The followed conversations of a tenant. */
export class Watch {
  readonly #sessions: Sessions;
  readonly #tenant: string;
  readonly #onError: (error: unknown) => void;
  readonly #followed = new TextMap<Followed>();
  readonly #listeners = new Set<Listener>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #isLooking = false;

  constructor(sessions: Sessions, tenant: string, onError: (error: unknown) => void) {
    this.#sessions = sessions;
    this.#tenant = tenant;
    this.#onError = onError;
  }

  /** Follows a conversation, until what it gives is called. @throws {TypeError} for a name that is none. */
  async follow(conversation: string): Promise<() => void> {
    const session = await this.#sessions.open({ tenant: this.#tenant, conversation });
    const known = this.#followed.get(conversation);
    if (known === null && this.#followed.size >= MOST) return () => {};
    const entry = known ?? { session, count: 0, rules: null, first: null };
    entry.count += 1;
    this.#followed.set(conversation, entry);
    this.#timer ??= setInterval(() => this.#lookAtAll(), PERIOD);
    entry.first ??= this.look(conversation);
    await entry.first;
    let isReleased = false;
    return () => {
      if (!isReleased) this.#release(conversation, entry);
      isReleased = true;
    };
  }

  #release(conversation: string, entry: Followed): void {
    entry.count -= 1;
    if (entry.count === 0) this.#followed.set(conversation, null);
    if (this.#followed.size === 0) this.#stop();
  }

  /** Has a listener told of changes, until what it gives is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** One after the other, and not again before that is done: a store that is slow is not asked ever more. */
  async #lookAtAll(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    for (const [conversation] of this.#followed.entries()) await this.look(conversation);
    this.#isLooking = false;
  }

  /** Looks at a conversation now, if it is followed. */
  async look(conversation: string): Promise<void> {
    const entry = this.#followed.get(conversation);
    if (entry === null) return;
    try {
      const { rules } = await entry.session.view();
      const isNew = entry.rules !== null && entry.rules !== rules.hash;
      entry.rules = rules.hash;
      if (isNew) for (const listener of this.#listeners) listener(conversation);
    } catch (error) {
      this.#onError(error);
    }
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Follows nothing any more. */
  close(): void {
    this.#stop();
    for (const [conversation] of this.#followed.entries()) this.#followed.set(conversation, null);
    this.#listeners.clear();
  }
}
