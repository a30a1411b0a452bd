/** What a turn comes to. Expected ends are values; what is thrown is misuse, a provider's error, or a store's. */
import type { RefusedReason } from "../host/index.js";
import type { Head } from "../sessions/index.js";
import type { Finish } from "./entries.js";
import type { ToldCall } from "./events.js";

/** What a turn, or its resumption, comes to. */
export type Outcome =
  /** The model's answer, or what a host answers by itself; then no model was called. `finish` tells whether it is whole. */
  | { readonly kind: "answer"; readonly text: string; readonly by: "model" | "host"; readonly finish: Finish }
  /**
   * The user is to be asked. Their answer is the next turn; the `repairs` lead out too, taken one after the other. There are none with a host,
   * nor when it is shown again.
   */
  | { readonly kind: "clarify"; readonly prompt: string; readonly repairs: readonly string[] }
  /** These calls wait for the user: `decide` each, then `resume`. Any other turn declines them, and those that were decided and are not run yet. */
  | { readonly kind: "approve"; readonly calls: readonly ToldCall[] }
  /** It was interrupted. What was said and done until then is kept; `text` is what the reply that was cut short has said, if any. */
  | { readonly kind: "interrupted"; readonly text: string }
  /** Somebody else has written to the conversation meanwhile, and nothing that was based on less. `resume` goes on from there. */
  | { readonly kind: "conflict"; readonly head: Head }
  /** Nothing was done, and to do it again would not help. */
  | { readonly kind: "refused"; readonly reason: RefusedReason }
  /** The turn has taken so many steps as it may, or goes round in a circle. The next turn begins anew. */
  | { readonly kind: "stopped"; readonly why: "steps" | "loop" }
  /** The request does not fit the model's window, compaction or not. In tokens, as the meter bounds them. */
  | { readonly kind: "stopped"; readonly why: "window"; readonly needed: number; readonly limit: number };
