/** A chat on a terminal: a line editor, and one turn at a time; a line that is entered meanwhile waits. */
import { readReply } from "../../acquisition/index.js";
import type { Conversation, Decided, Outcome, TalkOptions, ToldCall } from "../../conversation/index.js";
import { whyOf } from "../../host/index.js";
import { describeState, readConfirmation } from "../../index.js";
import { forTerminal } from "../io/output.js";
import { reasonOf } from "../io/refusal.js";
import type { Style } from "../io/style.js";
import { LineEditor } from "../session/editor.js";
import type { Hangup } from "../session/hangup.js";
import type { History } from "../session/history.js";
import { commandWord } from "../session/line.js";
import type { Speech } from "./speech.js";
import { CHAT_HELP, failed, renderCall, renderOutcome, said } from "./words.js";

/** What a chat works with. */
export interface Chat {
  readonly conversation: Conversation;
  readonly speech: Speech;
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly style: Style;
  readonly history: History;
  readonly hangup: Hangup;
}

/** What the user is asked: the calls that wait, of which the first is shown, or the sequence of a question. */
interface Shown {
  readonly calls: readonly ToldCall[];
  readonly question: number | null;
}

/** Runs a chat until the user ends it or the terminal goes away, and what it has begun is done. */
export function runChat(chat: Chat): Promise<void> {
  return new Promise((resolve) => new Dialog(chat, resolve).start());
}

class Dialog {
  readonly #chat: Chat;
  readonly #editor: LineEditor;
  #work: Promise<void> | null = null;
  #shown: Shown = { calls: [], question: null };
  #interrupted = false;
  /** Aborts when the user has ended it: what was entered before is still kept then, and nobody waits for a reply. */
  readonly #ending = new AbortController();
  /** Whether a line said so, so that those behind it are not taken. */
  #exited = false;

  constructor(chat: Chat, onEnd: () => void) {
    this.#chat = chat;
    this.#editor = new LineEditor({ ...chat, signal: chat.hangup.signal }, (line, isUnseen) => {
      const shown = this.#shown;
      this.#do(() => this.#take(line, shown, isUnseen));
    });
    this.#editor.on("SIGINT", () => this.#onInterrupt());
    this.#editor.on("error", () => chat.hangup.come("SIGHUP"));
    this.#editor.on("close", () => {
      this.#ending.abort();
      chat.conversation.interrupt();
      this.#editor.leave();
      this.#write("\n");
      void Promise.resolve(this.#work).then(onEnd);
    });
  }

  get #isEnded(): boolean {
    return this.#ending.signal.aborted;
  }

  start(): void {
    this.#write("Type a turn, or help. Ctrl-D ends.\n");
    this.#do(() => this.#resume());
  }

  /** One after the other, in the order in which they were entered. */
  #do(next: () => Promise<void>): void {
    this.#interrupted = false;
    const work = Promise.resolve(this.#work)
      .then(next)
      .catch((error: unknown) => this.#write(failed(reasonOf(error), this.#chat.style)))
      .finally(() => {
        if (this.#work === work) this.#work = null;
        this.#prompt();
      });
    this.#work = work;
  }

  async #take(line: string, shown: Shown, isUnseen: boolean): Promise<void> {
    const { history } = this.#chat;
    const word = commandWord(line);
    if (word === "" || this.#exited) return;
    history.remember(line);
    if (isUnseen) this.#write(`${this.#promptText}${line}\n`);
    if (word === "exit" || word === "quit") this.#exit();
    else if (word === "help" || word === "?") this.#write(CHAT_HELP);
    else if (word === "retry") await this.#resume();
    else if (word === "compact") await this.#compact();
    else if (isAnswer(line) && this.#isNews(shown)) this.#askAgain();
    else await (this.#shown.calls.length === 0 ? this.#talk(line) : this.#decide(line));
  }

  #exit(): void {
    this.#exited = true;
    this.#editor.close();
  }

  /** Whether a line was entered before what is asked now was shown: then it is no answer to that. */
  #isNews(shown: Shown): boolean {
    const [call] = this.#shown.calls;
    if (call !== undefined) return shown.calls[0]?.call !== call.call;
    const { question } = this.#chat.conversation;
    return question !== null && shown.question !== question.sequence;
  }

  #askAgain(): void {
    const { conversation, style } = this.#chat;
    const { question } = conversation;
    this.#write(`${style.paint("quiet", "(not taken: this was not asked yet)")}\n`);
    if (this.#shown.calls.length > 0) this.#ask(this.#shown.calls);
    else if (question !== null) {
      const { prompt, sequence } = question;
      const clarify = { kind: "clarify", prompt, repairs: [] } as const;
      this.#write(renderOutcome(clarify, { streamed: false, question: prompt }, style));
      this.#shown = { calls: [], question: sequence };
    }
  }

  /** Nobody may know the window: then the user has to say when. */
  async #compact(): Promise<void> {
    const { conversation, style } = this.#chat;
    if (this.#isEnded) return;
    if (this.#shown.calls.length > 0) return this.#write(said("A call waits for your yes or no first.", style));
    const { kind } = await conversation.compact();
    if (kind === "unchanged") this.#write(style.paint("quiet", "(there is nothing to make shorter)\n"));
    else if (kind !== "compacted") this.#write(said("The conversation has gone on elsewhere. Try again.", style));
  }

  /** Yes or no to the call that waits first, or a look at the rules. Anything else is a turn, and declines them all. */
  async #decide(line: string): Promise<void> {
    const { style } = this.#chat;
    const [call, ...rest] = this.#shown.calls;
    const look = await this.#looked(line);
    if (look !== null) {
      this.#write(`${style.show(look)}\n`);
      return this.#ask(this.#shown.calls);
    }
    const answer = readConfirmation(line);
    if (call === undefined || answer === null) return this.#talk(line);
    const decided = await this.#decided(call.call, answer.kind === "accept");
    if (decided === null) return;
    if (decided.kind === "decided" && rest.length > 0) return this.#ask(rest);
    await (decided.kind === "decided" ? this.#resume() : this.#turn(() => Promise.resolve(decided)));
  }

  /** What a look at the rules tells, or null where the line is none. */
  async #looked(line: string): Promise<string | null> {
    const { log, state } = this.#chat.conversation;
    if (commandWord(line) === "show state") return describeState(state);
    return line.startsWith("why ") ? whyOf(log, line.slice(4)) : null;
  }

  /** Null where the call waits no more: another terminal has decided it, or forbidden it. */
  async #decided(call: string, yes: boolean): Promise<Decided | null> {
    const { conversation, style } = this.#chat;
    try {
      return await conversation.decide(call, yes);
    } catch (error) {
      if (conversation.pending().some((waiting) => waiting.call === call)) throw error;
      this.#shown = { calls: [], question: null };
      this.#write(said("This call waits no more, so nothing was done. Enter retry to go on.", style));
      return null;
    }
  }

  #talk(line: string): Promise<void> {
    const { conversation } = this.#chat;
    const { signal } = this.#ending;
    return this.#turn(() => conversation.talk(line, { ...shownFor(line, conversation), signal }));
  }

  #resume(): Promise<void> {
    return this.#turn(() => this.#chat.conversation.resume({ signal: this.#ending.signal }));
  }

  async #turn(take: () => Promise<Outcome | null>): Promise<void> {
    const { conversation, speech, style } = this.#chat;
    this.#shown = { calls: [], question: null };
    let outcome: Outcome | null = null;
    let streamed = false;
    try {
      outcome = await take();
    } finally {
      streamed = speech.ended();
    }
    if (outcome === null) return;
    this.#write(renderOutcome(outcome, { streamed, question: conversation.question?.prompt ?? null }, style));
    if (outcome.kind === "approve") this.#ask(outcome.calls);
    // Any other outcome shows no question, though another terminal may have left one open.
    else if (outcome.kind === "clarify") this.#shown = { calls: [], question: conversation.question?.sequence ?? null };
  }

  #ask(calls: readonly ToldCall[]): void {
    this.#shown = { calls, question: null };
    const [call] = calls;
    if (call !== undefined) this.#write(renderCall(call, this.#chat.style));
  }

  /** Ctrl-C interrupts a reply, and clears a line. On an empty one the first says so, and the next ends. */
  #onInterrupt(): void {
    if (this.#work !== null) {
      this.#chat.conversation.interrupt();
      return;
    }
    const empty = this.#editor.line === "";
    if (empty && this.#interrupted) this.#editor.close();
    else if (empty) {
      this.#editor.leave();
      this.#write("\nCtrl-C again, or Ctrl-D, ends.\n");
      this.#prompt();
    } else this.#editor.clear();
    this.#interrupted = empty;
  }

  #prompt(): void {
    if (!this.#isEnded && this.#work === null) this.#editor.ask(this.#promptText);
  }

  /** The prompt of what is asked. */
  get #promptText(): string {
    const isAsked = this.#shown.calls.length > 0 || this.#shown.question !== null;
    return isAsked ? this.#chat.style.paint("question", "yes/no> ") : "> ";
  }

  #write(text: string): void {
    this.#editor.hide();
    this.#chat.output.write(forTerminal(text));
  }
}

function isAnswer(line: string): boolean {
  return readReply(line) !== null || readConfirmation(line) !== null;
}

/** An answer is to what stands on this terminal, and `undo` takes that back: another one may have gone on. */
function shownFor(line: string, { question, rules }: Conversation): TalkOptions {
  if (readReply(line) === null && commandWord(line) !== "undo") return {};
  return question === null ? { seen: rules } : { answering: question.sequence };
}
