/** Sessions for tests: a clock that counts, ids that count, and steps whose kind is known. */
import {
  createSessions,
  type Key,
  memoryStore,
  type Session,
  type SessionsOptions,
  type StepAnswer,
  type Store,
} from "../../src/sessions/index.js";

export const KEY: Key = { tenant: "acme", conversation: "c1" };

type Options = Omit<SessionsOptions, "store">;

/** A session on a store, with a clock and nonces that count. */
export function openOn(store: Store, options: Options = {}, key: Key = KEY): Promise<Session> {
  return sessionsOn(store, options).open(key);
}

export function sessionsOn(store: Store, options: Options = {}) {
  let [time, nonce] = [0, 0];
  return createSessions({ store, now: () => `time ${++time}`, nonce: () => `nonce ${++nonce}`, ...options });
}

/** A session on a memory store of its own, and the store. */
export async function fresh(options: Options = {}): Promise<{ session: Session; store: Store }> {
  const store = memoryStore();
  return { session: await openOn(store, options), store };
}

/** Steps texts, each a turn of its own: t1, t2 and so on. */
export async function stepAll(session: Session, ...texts: string[]): Promise<StepAnswer[]> {
  const answers: StepAnswer[] = [];
  for (const [index, text] of texts.entries()) answers.push(await session.step({ turn: `t${index + 1}`, text }));
  return answers;
}

/** An answer that is of a kind; anything else fails the test. */
export function of<K extends string, A extends { readonly kind: string }>(kind: K, answer: A): Extract<A, { kind: K }> {
  if (!isOf(kind, answer)) throw new Error(`Expected ${kind}, got ${JSON.stringify(answer)}`);
  return answer;
}

function isOf<K extends string, A extends { readonly kind: string }>(
  kind: K,
  answer: A,
): answer is Extract<A, { kind: K }> {
  return answer.kind === kind;
}

/** The methods of a store, to be spread into another one that does one of them in its own way. */
export function methods(store: Store): Store {
  return {
    append: store.append.bind(store),
    read: store.read.bind(store),
    purge: store.purge.bind(store),
    list: store.list.bind(store),
  };
}

/** A store that lets another writer act each time that a turn is about to be written. */
export function racing(store: Store, turn: string, act: () => Promise<unknown>): Store {
  return {
    ...methods(store),
    async append(key, expected, entry) {
      if (entry.turn === turn) await act();
      return store.append(key, expected, entry);
    },
  };
}
