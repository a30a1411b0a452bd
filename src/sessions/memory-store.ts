/** A store in memory: for tests, for a process that may forget, and as the plainest reading of what a store is. */
import { TextMap } from "../base/index.js";
import type { Key } from "./key.js";
import { type AppendResult, EMPTY, type Entry, type Head, PAGE, type Page, type Range, type Store } from "./store.js";

/** Makes an empty store. What is in it lives as long as it does. */
export function memoryStore(): Store {
  return new MemoryStore();
}

class MemoryStore implements Store {
  readonly #tenants = new TextMap<TextMap<MemoryLog>>();

  async append({ tenant, conversation }: Key, expected: Head, entry: Entry): Promise<AppendResult> {
    const logs = this.#tenants.get(tenant) ?? new TextMap<MemoryLog>();
    const log = logs.get(conversation) ?? new MemoryLog();
    const result = log.append(expected, entry);
    if (result.kind === "appended") {
      logs.set(conversation, log);
      this.#tenants.set(tenant, logs);
    }
    return result;
  }

  async read({ tenant, conversation }: Key, range: Range): Promise<readonly Entry[]> {
    return this.#tenants.get(tenant)?.get(conversation)?.read(range) ?? [];
  }

  async purge({ tenant, conversation }: Key, below: number): Promise<void> {
    const logs = this.#tenants.get(tenant);
    if (logs?.get(conversation)?.purge(below) === 0) logs.set(conversation, null);
  }

  async list(tenant: string, { after = "", limit = PAGE }: Page = {}): Promise<readonly string[]> {
    const names = (this.#tenants.get(tenant)?.entries() ?? []).map(([name]) => name).filter((name) => name > after);
    return names.sort().slice(0, Math.min(limit, PAGE));
  }
}

class MemoryLog {
  /** In order, and without a gap. */
  #entries: Entry[] = [];
  readonly #turns = new TextMap<Entry>();

  append(expected: Head, { sequence, hash, turn, body }: Entry): AppendResult {
    const earlier = this.#turns.get(turn);
    if (earlier !== null) return { kind: "duplicate", entry: earlier };
    const last: Head = this.#entries.at(-1) ?? EMPTY;
    if (last.sequence !== expected.sequence || last.hash !== expected.hash) {
      return { kind: "conflict", head: { sequence: last.sequence, hash: last.hash } };
    }
    const entry = Object.freeze({ sequence, hash, turn, body });
    this.#entries.push(entry);
    this.#turns.set(turn, entry);
    return { kind: "appended" };
  }

  read(range: Range): readonly Entry[] {
    if ("turn" in range) {
      const entry = this.#turns.get(range.turn);
      return entry === null ? [] : [entry];
    }
    const { from, limit = PAGE, reverse = false } = range;
    const count = Math.min(limit, PAGE);
    const at = from === undefined ? null : from - (this.#entries[0]?.sequence ?? 0);
    if (!reverse) return this.#entries.slice(Math.max(at ?? 0, 0)).slice(0, count);
    const { length } = this.#entries;
    const end = at === null ? length : Math.min(Math.max(at + 1, 0), length);
    return this.#entries.slice(Math.max(end - count, 0), end).reverse();
  }

  /** Answers how many entries are left. */
  purge(below: number): number {
    for (const { sequence, turn } of this.#entries) if (sequence < below) this.#turns.set(turn, null);
    this.#entries = this.#entries.filter(({ sequence }) => sequence >= below);
    return this.#entries.length;
  }
}
