/** Conversations of several processes over one store, of which every call takes effect and answers when a scheduler says so. */
import { createHash } from "node:crypto";
import type fc from "fast-check";
import { createHost, type HostAnswer, type HostOptions, type HostTurn } from "../../src/host/index.js";
import { createSessions, type Store } from "../../src/sessions/index.js";

/** Without the ways of WebCrypto through other threads, whose order no scheduler knows. */
export const sha256 = async (text: string): Promise<string> => createHash("sha256").update(text).digest("hex");

/** A store whose requests and whose answers are on the way until the scheduler lets them arrive. */
export function scheduled(store: Store, s: fc.Scheduler): Store {
  const far = async <T>(what: string, call: () => Promise<T>): Promise<T> => {
    await s.schedule(Promise.resolve(), `${what} goes`);
    const result = await call();
    await s.schedule(Promise.resolve(), `${what} comes back`);
    return result;
  };
  return {
    append: (key, expected, entry) => far(`append ${entry.turn}`, () => store.append(key, expected, entry)),
    read: (key, range) => far("read", () => store.read(key, range)),
    purge: (key, below) => far("purge", () => store.purge(key, below)),
    list: (tenant, page) => far("list", () => store.list(tenant, page)),
  };
}

/** A process of its own for each turn: nothing is remembered but what the store has. */
export function process(store: Store, options: Omit<HostOptions, "sessions">): (turn: HostTurn) => Promise<HostAnswer> {
  const sessions = createSessions({ store, sha256, now: () => "2026-01-01T00:00:00Z" });
  return (turn) => createHost({ ...options, sessions }).turn(turn);
}
