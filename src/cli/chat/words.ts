/** What a chat says in our own words. */
import { inspect } from "node:util";
import type { Cost, Outcome, Usage } from "../../conversation/index.js";
import { oneLine } from "../io/render-diagnostics.js";
import { renderPrompt } from "../io/render-text.js";
import type { Style } from "../io/style.js";

export const CHAT_HELP = `A turn is a directive, such as prohibit peanuts, or goes to the model.
  show state     the rules that hold
  why ITEM       who said so
  undo           take back the last change
  retry          go on after an error
  compact        make the beginning shorter for the model
  help           this help
  exit           end, as Ctrl-D does
Ctrl-C interrupts a reply.
`;

/** What is known beside an outcome: whether the model's text was shown as it came, and the question that is open. */
export interface Shown {
  readonly streamed: boolean;
  readonly question: string | null;
}

/** What a turn came to, beyond what was shown as it came. */
export function renderOutcome(outcome: Outcome, { streamed, question }: Shown, style: Style): string {
  const { show, paint } = style;
  switch (outcome.kind) {
    case "answer": {
      const text = streamed || outcome.text === "" ? "" : `${show(outcome.text)}\n`;
      const end = NOT_WHOLE[outcome.finish];
      return end === undefined ? text : `${text}${paint("quiet", end)}\n`;
    }
    case "clarify":
      return renderAsked(outcome.prompt, question, style);
    case "approve":
      return "";
    case "interrupted":
      return `${paint("quiet", "(interrupted)")}\n`;
    case "conflict":
      return said("This conversation has gone on elsewhere. Enter retry to go on from there.", style);
    case "refused":
      return said(`The log takes no such turn: ${outcome.reason.replaceAll("_", " ")}.`, style);
    case "stopped":
      return said(STOPPED[outcome.why], style);
  }
}

type Answer = Extract<Outcome, { kind: "answer" }>;

/** What is said of an answer that is not whole, which reads as one that is. */
const NOT_WHOLE: { readonly [finish in Answer["finish"]]?: string } = {
  length: "(cut off)",
  "content-filter": "(filtered)",
  error: "(broken off)",
};

const STOPPED = {
  steps: "The model has taken as many steps as a turn may have.",
  loop: "The model goes round in a circle, and was stopped.",
  window: "The conversation does not fit the model's window, even with its beginning made shorter.",
} as const;

/** The host may have something to say before the question that is open. */
function renderAsked(prompt: string, question: string | null, style: Style): string {
  const { paint, show } = style;
  if (question === null || !prompt.endsWith(question)) return `${renderPrompt(prompt, style)}\n`;
  const before = prompt.slice(0, -question.length).trimEnd();
  return `${before === "" ? "" : `${show(before)}\n`}${paint("question", "confirm:")} ${show(question)}\n`;
}

/** An error that ended a turn: the log stands. */
export function failed(reason: string, style: Style): string {
  return said(`${/[.!?]$/.test(reason) ? reason : `${reason}.`} Enter retry to go on.`, style);
}

/** Something that went wrong. */
export function said(what: string, { paint, show }: Style): string {
  return `${paint("bad", "error:")} ${show(what)}\n`;
}

/** What the conversation has taken in all, and what it has cost. */
export function renderBill({ requests, unknown, tokens }: Usage, cost: Cost): string {
  if (requests === 0) return "";
  const partly = unknown === 0 ? "" : ` (${unknown} not counted)`;
  const price = cost.total === null ? "cost not known" : `cost $${dollars(cost.total)}`;
  return `${requests} ${requests === 1 ? "request" : "requests"}${partly}: ${tokens.input} tokens read, ${tokens.output} written; ${price}\n`;
}

/** Of pico-dollars, exact. */
function dollars(pico: bigint): string {
  const digits = pico.toString().padStart(13, "0");
  const part = digits.slice(-12).replace(/0+$/, "");
  return `${digits.slice(0, -12)}.${part.padEnd(2, "0")}`;
}

/** A call of a tool, with the JSON text of its input. */
interface Call {
  readonly name: string;
  readonly input: string;
}

/** A call on one line, as a tool gets it: without the white space by which a model could push its beginning off the screen. */
export function callText({ name, input }: Call): string {
  return oneLine(`${name} ${compact(input)}`);
}

/** An input of more characters may fill the screen. */
const LONG = 400;

/** The question whether a call is to run. */
export function renderCall(call: Call, style: Style): string {
  const text = callText(call);
  return `${style.paint("question", "confirm:")} Run ${text}?${lengthOf(text, style)}\n`;
}

/** A call that runs. */
export function renderRun(call: Call, style: Style): string {
  const text = callText(call);
  return `${style.paint("quiet", text)}${lengthOf(text, style)}\n`;
}

/** What begins above the screen is told where it ends. */
function lengthOf({ length }: string, { paint }: Style): string {
  return length > LONG ? ` ${paint("bad", `(${length} characters: see where it begins)`)}` : "";
}

/** The strings, the numbers and the white space of a JSON text. */
const PARTS = /("[^"\\]*(?:\\.[^"\\]*)*")|(-?\d[\d.eE+-]*)|\s+/g;

/** Each value as a tool gets it: `1e999` is Infinity there. Of two values under one key, of which it gets the last, both are shown. */
function compact(input: string): string {
  try {
    JSON.parse(input);
    return input.replace(PARTS, (_part, text?: string, number?: string) => {
      if (text !== undefined) return JSON.stringify(JSON.parse(text));
      return number === undefined ? "" : inspect(Number(number));
    });
  } catch {
    return input;
  }
}
