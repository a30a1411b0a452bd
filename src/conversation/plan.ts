/** What is sent next: the past made smaller where that is due, and a request that fits, or none. */
import { type Assembling, type Parts, partsOf, requestOf } from "./assemble.js";
import { type Compacting, type Compactor, keep, keepFailed, make } from "./compact.js";
import { countedIn } from "./counted.js";
import { isDue } from "./cycle.js";
import type { ModelName } from "./entries.js";
import type { CallOptions } from "./model.js";
import type { Outcome } from "./outcome.js";
import type { Prepare } from "./prepare.js";
import type { Window } from "./window.js";

/** What it takes to plan a request. */
export interface Planning extends Assembling, Omit<Compacting, "compact" | "limit"> {
  readonly model: ModelName;
  readonly compact: Compactor | null;
  /** Null where nobody knows the model's window. */
  readonly window: Window | null;
  readonly output: number | undefined;
  readonly prepare: Prepare;
}

/** A request, and the names of what it has beside its messages where there is a window. */
export interface Planned {
  readonly kind: "planned";
  /** The request as the host prepares it, anew for each time that it is made: a signal that it sets is for that time. */
  readonly request: () => CallOptions;
  readonly beside: readonly string[] | null;
}

/** The next request. */
export async function planned(planning: Planning): Promise<Planned | Extract<Outcome, { kind: "stopped" }>> {
  const { journal, window, compact, prepare, output } = planning;
  const parts = () => partsOf(planning, journal.transcript, journal.view);
  const prepared = (now: Parts) => () => prepare(requestOf(now, output));
  if (window === null) return { kind: "planned", request: prepared(parts()), beside: null };
  const sized = () => window.fit(parts(), countedIn(journal.transcript, planning));
  let fits = await sized();
  const used = fits.kind === "fits" ? fits.tokens : fits.needed;
  if (compact !== null && isDue(journal, used, fits.limit)) {
    await attempted({ ...planning, compact, limit: Math.max(0, fits.limit) }, window);
    fits = await sized();
  }
  if (fits.kind === "refused") {
    await journal.audit(fits.lines);
    return { kind: "stopped", why: "window", needed: fits.needed, limit: fits.limit };
  }
  return { kind: "planned", request: prepared(parts()), beside: await window.beside(parts()) };
}

/** A compactor that fails is told of; whether there is a request without it, its size says. A store that fails is another matter. */
async function attempted(planning: Planning & Compacting, window: Window): Promise<void> {
  const { journal } = planning;
  const room = await window.room(partsOf(planning, journal.transcript, journal.view));
  let made: Awaited<ReturnType<typeof make>>;
  try {
    made = await make(planning, room);
  } catch {
    return keepFailed(planning);
  }
  await keep(planning, made);
}
