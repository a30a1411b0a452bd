/** Caps at the door: what a tool gives is cut before it is kept, so that it fits the window and never changes once it was sent. */
import { byteMeter, type CapLine, cap, type Meter } from "../context/index.js";
import { type Assembling, partsOf } from "./assemble.js";
import { countedIn } from "./counted.js";
import type { ModelName, ReplyCall } from "./entries.js";
import type { Journal } from "./journal.js";
import type { Json } from "./json.js";
import type { Message, ResultOutput } from "./model.js";
import type { Window } from "./window.js";

/** The results of calls that run together may have one part in so many of what is left of the window. */
const PARTS = 4;

/** The same where nobody knows the window, in bytes. */
const BYTES = 256 * 1024;

/** What may be kept of the result of a call. */
export interface Cap {
  /** In tokens of the message that holds it. */
  readonly limit: number;
  readonly meter: Meter<Message>;
}

/** What it takes to tell how much may be kept. */
export interface Capping extends Assembling {
  readonly model: ModelName;
  readonly journal: Journal;
  readonly window: Window | null;
  readonly meter: Meter<Message>;
}

/** What may be kept of the result of each of so many calls. */
export async function capOf(capping: Capping, calls: number): Promise<Cap> {
  const { journal, window, meter } = capping;
  if (window === null) return { limit: Math.floor(BYTES / calls), meter: byteMeter };
  const { transcript, view } = journal;
  const fits = await window.fit(partsOf(capping, transcript, view), countedIn(transcript, capping));
  const left = fits.kind === "fits" ? fits.limit - fits.tokens : 0;
  return { limit: Math.floor(left / PARTS / calls), meter };
}

/** A value, and what was cut of it. */
interface CutValue {
  readonly value: Json;
  readonly cut?: CapLine;
}

/** The value as it is where it fits; else its text, or the text of its JSON, without its middle. */
export function cutValue(value: Json, { call, name }: ReplyCall, { limit, meter }: Cap): CutValue {
  const tokensOf = (output: ResultOutput): number =>
    meter.message({ role: "tool", content: [{ type: "tool-result", toolCallId: call, toolName: name, output }] });
  if (tokensOf({ type: "json", value }) <= limit) return { value };
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const sized = { name: meter.name, text: (part: string) => tokensOf({ type: "text", value: part }) };
  const { text: kept, line } = cap({ origin: name, text }, limit, sized);
  return line === null ? { value } : { value: kept, cut: line };
}
