/** The next request: instructions, the page with the rules, the history whole, and the tools that the rules allow. */
import type { Gate } from "../gate/index.js";
import { pageOf } from "../host/index.js";
import type { View } from "../sessions/index.js";
import type { ModelName } from "./entries.js";
import { exchangesOf } from "./messages.js";
import type { CallOptions, Message, ShownTool } from "./model.js";
import type { ReadyTool } from "./tools.js";
import type { Transcript } from "./transcript.js";

/** Where the page with the rules stands: behind the instructions, or behind all else. */
export type Place = "head" | "tail";

/** What a request is put together of. */
export interface Assembling {
  readonly model: ModelName;
  readonly instructions: readonly Message[];
  readonly place: Place;
  /** Whether the model is not shown what the rules forbid. It is refused either way. */
  readonly hide: boolean;
  readonly tools: ReadonlyMap<string, ReadyTool>;
  readonly gate: Gate;
}

/** The request for what holds and what was said. The page is made of what holds, and stands in no log. */
export function assembled(assembling: Assembling, transcript: Transcript, view: View): CallOptions {
  const { instructions, place, model } = assembling;
  const page = pageOf(view.state);
  const history = exchangesOf(transcript, model).flatMap(({ messages }) => messages);
  const head: readonly Message[] = page === null || place === "tail" ? [] : [{ role: "system", content: page }];
  // Some providers take no system message behind the first turn.
  const tail: readonly Message[] =
    page === null || place === "head" ? [] : [{ role: "user", content: [{ type: "text", text: page }] }];
  const tools = shownTools(assembling, view);
  return { prompt: [...instructions, ...head, ...history, ...tail], ...(tools.length === 0 ? {} : { tools }) };
}

function shownTools({ tools, gate, hide }: Assembling, view: View): readonly ShownTool[] {
  const shown = [...tools.values()].map((tool) => tool.shown);
  return hide ? gate.filter(view, shown) : shown;
}
