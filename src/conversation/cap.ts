/** Caps at the door: what a tool gives is cut before it is kept, so that it fits the window and never changes once it was sent. */
import { byteMeter, type CapLine, cap, type Meter } from "../context/index.js";
import { type Assembling, partsOf } from "./assemble.js";
import type { Result } from "./call-result.js";
import { countedIn } from "./counted.js";
import type { ModelName, ReplyCall } from "./entries.js";
import type { Journal } from "./journal.js";
import type { Message, ResultOutput } from "./model.js";
import { shorterOutput, textOfOutput } from "./output.js";
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

/**
 * What a call came to, as it is where the model is told what fits; else it is told the text of that, without its middle. A value that it
 * is not told stays whole.
 */
export function cutResult(result: Result, { call, name }: ReplyCall, { limit, meter }: Cap): Result {
  const { why, value, output } = result;
  const told = output ?? { type: "json", value };
  const tokensOf = (each: ResultOutput): number =>
    meter.message({ role: "tool", content: [{ type: "tool-result", toolCallId: call, toolName: name, output: each }] });
  if (tokensOf(told) <= limit) return result;
  const sized = { name: meter.name, text: (part: string) => tokensOf(shorterOutput(told, part)) };
  const { text, line } = cap({ origin: name, text: textOfOutput(told) }, limit, sized);
  const cut = told.type === "content" ? lineOf(name, told, text) : line;
  if (cut === null) return result;
  return output === undefined ? { why, value: text, cut } : { why, value, output: shorterOutput(told, text), cut };
}

/** Says that of an output no more is left than a text. Of a file that is its name, so that more is gone than the text says. */
export function lineOf(origin: string, told: ResultOutput, kept: string): CapLine {
  const whole = told.type === "execution-denied" ? (told.reason ?? "") : told.value;
  const before = byteMeter.text(typeof whole === "string" ? whole : JSON.stringify(whole));
  return { line: "cap", origin, before, after: byteMeter.text(kept) };
}
