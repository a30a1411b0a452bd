/** What is heard of a conversation while a turn is at work: the model's text as it comes, and what becomes of its calls. */
import type { ConversationEvent } from "../../conversation/index.js";
import { reasonOf } from "../io/refusal.js";
import { oneLine } from "../io/render-diagnostics.js";
import type { Style } from "../io/style.js";
import { renderRun } from "./words.js";

/** Shows the events of a conversation. */
export class Speech {
  readonly #write: (text: string) => void;
  readonly #style: Style;
  #open = false;
  #streamed = false;

  constructor(write: (text: string) => void, style: Style) {
    [this.#write, this.#style] = [write, style];
  }

  /** Whether text of the model was shown since the last call of this. Its last line is ended. */
  ended(): boolean {
    const streamed = this.#streamed;
    this.#endLine();
    this.#streamed = false;
    return streamed;
  }

  readonly hear = (event: ConversationEvent): void => {
    const { show } = this.#style;
    if (event.type === "part" && event.part.type === "text-delta") this.#text(event.part.delta);
    else if (event.type === "refused") this.#note("bad", oneLine(notRun(event)));
    else if (event.type === "tool" && event.phase === "start") this.#line(renderRun(event, this.#style));
    else if (event.type === "tool" && event.phase === "error")
      this.#note("bad", `${show(event.name)} failed: ${show(reasonOf(event.error))}`);
    else if (event.type === "request" && event.phase === "error" && event.retrying !== null)
      this.#note("quiet", `${show(reasonOf(event.error))}; again in ${event.retrying} ms`);
    else if (event.type === "compaction" && event.phase === "end" && event.through !== null)
      this.#note("quiet", "(the beginning was made shorter for the model; the log keeps it)");
  };

  #text(delta: string): void {
    if (delta === "") return;
    this.#write(this.#style.show(delta));
    this.#streamed = true;
    this.#open = !delta.endsWith("\n");
  }

  #note(tone: "bad" | "quiet", words: string): void {
    this.#line(`${this.#style.paint(tone, words)}\n`);
  }

  #line(line: string): void {
    this.#endLine();
    this.#write(line);
  }

  #endLine(): void {
    if (this.#open) this.#write("\n");
    this.#open = false;
  }
}

/** Why a call was not run. The user knows what they have declined; a ban says itself what it is about. */
function notRun({ name, why, reason }: Extract<ConversationEvent, { type: "refused" }>): string {
  if (why === "declined") return `${name} was not run.`;
  return why === "prohibited" ? text(reason) : `${name} was not run: ${text(reason)}`;
}

/** A value as a person reads it. */
function text(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
