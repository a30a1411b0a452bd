/** What is sent next: the past made smaller where that is due, and a request that fits, or none. */
import type { Fits } from "../context/index.js";
import { type Assembling, partsOf, requestOf } from "./assemble.js";
import { type Compacting, type Compactor, type Cycle, keep, make } from "./compact.js";
import type { CallOptions, Message } from "./model.js";
import type { Outcome } from "./outcome.js";
import type { Window } from "./window.js";

/** What it takes to plan a request. */
export interface Planning extends Assembling, Omit<Compacting, "compact"> {
  readonly compact: Compactor | null;
  /** Null where nobody knows the model's window. */
  readonly window: Window | null;
  readonly cycle: Cycle;
  readonly output: number | undefined;
  readonly prepare: (request: CallOptions) => CallOptions;
}

/** A request, and how it fits where there is a window. */
export interface Planned {
  readonly kind: "planned";
  readonly request: CallOptions;
  readonly fits: Fits<Message> | null;
}

/** The next request. */
export async function planned(planning: Planning): Promise<Planned | Extract<Outcome, { kind: "stopped" }>> {
  const { journal, window, cycle, compact, prepare, place, output } = planning;
  const parts = () => partsOf(planning, journal.transcript, journal.view);
  if (window === null) return { kind: "planned", request: prepare(requestOf(parts(), place, output)), fits: null };
  let fits = await window.fit(parts());
  const used = fits.kind === "fits" ? fits.tokens : fits.needed;
  if (compact !== null && cycle.isDue(journal, used, fits.limit)) {
    await attempted({ ...planning, compact }, window);
    fits = await window.fit(parts());
  }
  if (fits.kind === "refused") {
    await journal.audit(fits.lines);
    return { kind: "stopped", why: "window", needed: fits.needed, limit: fits.limit };
  }
  return { kind: "planned", request: prepare(requestOf(parts(), place, output)), fits };
}

/** A compactor that fails is told of; whether there is a request without it, its size says. A store that fails is another matter. */
async function attempted(planning: Planning & Compacting, window: Window): Promise<void> {
  const { journal } = planning;
  const room = await window.room(partsOf(planning, journal.transcript, journal.view));
  let made: Awaited<ReturnType<typeof make>>;
  try {
    made = await make(planning, room);
  } catch {
    return;
  }
  await keep(planning, made);
}
