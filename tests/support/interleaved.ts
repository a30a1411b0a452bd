/** The orders in which the calls of several processes can reach one store. */
import type { Store } from "../../src/sessions/index.js";

/** Lets everything run that does not wait for the store. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

interface Waiting {
  readonly process: number;
  readonly isRead: boolean;
  readonly go: () => void;
}

interface Choice {
  readonly chosen: number;
  readonly of: number;
}

/** Chooses one of so many calls, at a place of the order. */
type Choose = (of: number, at: number) => number;

/** The store as a process sees it: each call takes effect when it is its turn. */
function shared(store: Store, process: number, waiting: Waiting[]): Store {
  const turn = (isRead: boolean) => new Promise<void>((go) => waiting.push({ process, isRead, go }));
  return {
    append: (...args) => turn(false).then(() => store.append(...args)),
    read: (...args) => turn(true).then(() => store.read(...args)),
    purge: (...args) => turn(false).then(() => store.purge(...args)),
    list: (...args) => turn(true).then(() => store.list(...args)),
  };
}

type Process<T> = (store: Store) => Promise<T>;

async function inOrder<T>(store: Store, processes: readonly Process<T>[], choose: Choose) {
  const waiting: Waiting[] = [];
  const taken: Choice[] = [];
  const done = new Set<number>();
  const running = processes.map((run, process) =>
    run(shared(store, process, waiting)).finally(() => done.add(process)),
  );
  const isBusy = (process: number) => !done.has(process) && !waiting.some((call) => call.process === process);
  // Two reads, one right after the other, come to the same in either order: only the one is tried.
  let twice: readonly Waiting[] = [];
  while (done.size < processes.length) {
    // All that happens between two calls has happened, however long it takes.
    while (running.some((_, process) => isBusy(process))) await pause();
    const all = [...waiting].sort((a, b) => a.process - b.process);
    const some = all.filter((call) => !twice.includes(call));
    const open = some.length > 0 ? some : all;
    const chosen = choose(open.length, taken.length);
    taken.push({ chosen, of: open.length });
    const call = open[chosen];
    if (call === undefined) break;
    twice = call.isRead ? all.filter(({ isRead, process }) => isRead && process < call.process) : [];
    waiting.splice(waiting.indexOf(call), 1);
    call.go();
  }
  return { results: await Promise.all(running), taken };
}

/**
 * Runs processes in every order, each on a store of its own, as far as there are no more than `most`; then in as many that a generator
 * picks. Answers whether every one was run.
 */
export async function inOrders<T>(
  most: number,
  make: () => Promise<Store>,
  processes: readonly Process<T>[],
  check: (store: Store, results: readonly T[]) => Promise<void>,
): Promise<boolean> {
  let next: number[] | null = [];
  for (let count = 0; next !== null && count < most; count += 1) {
    const prefix: readonly number[] = next;
    const store = await make();
    const { results, taken } = await inOrder(store, processes, (_, at) => prefix[at] ?? 0);
    await check(store, results);
    // The next one: the last choice that has another left, and whatever comes of it.
    const last = taken.findLastIndex(({ chosen, of }) => chosen + 1 < of);
    next = last < 0 ? null : [...taken.slice(0, last).map(({ chosen }) => chosen), (taken[last]?.chosen ?? 0) + 1];
  }
  if (next === null) return true;
  let seed = 1;
  for (let count = 0; count < most; count += 1) {
    const store = await make();
    const { results } = await inOrder(store, processes, (of) => {
      seed = (seed * 48271) % 2147483647;
      return Math.floor((seed / 2147483647) * of);
    });
    await check(store, results);
  }
  return false;
}
