/** The next request: instructions, the page with the rules, the history whole, and the tools that the rules allow. */
import type { Gate } from "../gate/index.js";
import { pageOf } from "../host/index.js";
import type { View } from "../sessions/index.js";
import { wellFormedCopyOf } from "./copy.js";
import { exchangesOf, type Messenger } from "./messages.js";
import type { CallOptions, Message, ProviderTool, ShownTool } from "./model.js";
import type { PastExchange } from "./past-exchange.js";
import type { ReadyTool } from "./tools.js";
import type { Transcript } from "./transcript.js";

/** Where the page with the rules stands: behind the instructions, or behind all else. */
export type Place = "head" | "tail";

type SystemMessage = Extract<Message, { role: "system" }>;

/** What a request is put together of, save for what was said. */
export interface Assembling {
  readonly instructions: readonly SystemMessage[];
  readonly place: Place;
  /** Whether the model is not shown what the rules forbid. It is refused either way. */
  readonly hide: boolean;
  readonly tools: ReadonlyMap<string, ReadyTool>;
  readonly gate: Gate;
  readonly messenger: Messenger;
}

/** The parts of a request. */
export interface Parts {
  readonly instructions: readonly SystemMessage[];
  /** The page with the rules, made of what holds: it stands in no log. Null where there are none. */
  readonly page: string | null;
  readonly place: Place;
  readonly tools: readonly (ShownTool | ProviderTool)[];
  readonly history: readonly PastExchange[];
}

/** The parts, for what holds and what was said. */
export function partsOf(
  { instructions, place, hide, tools, gate, messenger }: Assembling,
  transcript: Transcript,
  view: View,
): Parts {
  const all = [...tools.values()].map(({ shown }) => shown);
  const history = exchangesOf(transcript, messenger);
  return { instructions, page: pageOf(view.state), place, tools: hide ? gate.filter(view, all) : all, history };
}

/**
 * The parts as a request. A model is held to the tokens that are kept for its reply. It is a copy: the parts are those of later requests
 * and of the host, and whoever is given a request may change it.
 */
export function requestOf({ instructions, page, place, tools, history }: Parts, output?: number): CallOptions {
  const messages = history.flatMap((exchange) => exchange.messages);
  const head: readonly Message[] = page === null || place === "tail" ? [] : [{ role: "system", content: page }];
  // Some providers take no system message behind the first turn.
  const tail: readonly Message[] =
    page === null || place === "head" ? [] : [{ role: "user", content: [{ type: "text", text: page }] }];
  return wellFormedCopyOf({
    prompt: [...instructions, ...head, ...messages, ...tail],
    ...(tools.length === 0 ? {} : { tools }),
    ...(output === undefined ? {} : { maxOutputTokens: output }),
  });
}
