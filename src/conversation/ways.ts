/** What the settings of a conversation say about what is next. */
import type { Journal } from "./journal.js";
import type { Ways } from "./next.js";
import type { Settings } from "./options.js";

/** What holds now, and what the host has settled. `fresh` is the sequence of a reply that has just come. */
export function waysOf({ steps, tools }: Settings, { view }: Journal, fresh: number | null = null): Ways {
  return {
    steps,
    fresh,
    question: view.question?.prompt ?? null,
    state: view.state,
    isConfirmed: (name) => tools.get(name)?.confirm === true,
  };
}
