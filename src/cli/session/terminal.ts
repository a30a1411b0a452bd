/** The session on a terminal: the same answers as on a pipe, with a line editor, its history and completion, and repairs. */
import { isVisible } from "../../base/index.js";
import { readConfirmation } from "../../index.js";
import { forTerminal } from "../io/output.js";
import { renderWarnings } from "../io/render-diagnostics.js";
import { renderPrompt, renderState } from "../io/render-text.js";
import type { Style } from "../io/style.js";
import { renderReply } from "../kept/render.js";
import { version } from "../version.js";
import type { Acquire } from "./answer.js";
import { complete } from "./completion.js";
import { wayToFix } from "./diagnostics.js";
import { LineEditor } from "./editor.js";
import type { Hangup } from "./hangup.js";
import { SESSION_HELP } from "./help.js";
import type { History } from "./history.js";
import { commandWord, parseCommand } from "./line.js";
import type { Reply } from "./reply.js";
import type { Talk } from "./talk.js";

/** What a terminal session works with. */
interface Terminal {
  readonly talk: Talk;
  readonly acquire: Acquire;
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly style: Style;
  readonly history: History;
  readonly hangup: Hangup;
  /** Whether the session goes on from somewhere: the user is shown from where. */
  readonly resumed: boolean;
}

/** Runs a session until the user ends it or the terminal goes away. */
export function runTerminal(terminal: Terminal): Promise<void> {
  return new Promise((resolve, reject) => {
    new Dialog(terminal, (failure) => (failure === null ? resolve() : reject(failure.error))).start();
  });
}

/** A line, and whether it was entered while an answer was on its way. */
interface Entered {
  readonly line: string;
  readonly isUnseen: boolean;
}

type OnEnd = (failure: { readonly error: unknown } | null) => void;
/** What a line is answered, or will be; null where it ends the session. */
type Replied = Reply | string | null | Promise<Reply | null>;

class Dialog {
  readonly #terminal: Terminal;
  readonly #editor: LineEditor;
  /** The repairs that lead out of the last clarification, or to what was meant, the next one first. */
  #repairs: readonly string[] = [];
  /** The question that is shown: its prompt, and what tells it from any other. */
  #question: string | null = null;
  #asked: string | number | null = null;
  /** The answers that are waited for, one after the other; null where nothing is. */
  #work: Promise<void> | null = null;
  #failure: { readonly error: unknown } | null = null;
  #interrupted = false;
  /** Whether there is no prompt any more; and whether a line said so, so that those behind it are not answered. */
  #ended = false;
  #exited = false;

  constructor(terminal: Terminal, onEnd: OnEnd) {
    this.#terminal = terminal;
    const { talk, input, output, history, hangup } = terminal;
    const completer = (line: string) => complete(line, talk.engine, this.#repairs[0] ?? null, talk.words);
    const editing = { input, output, history, signal: hangup.signal, completer };
    this.#editor = new LineEditor(editing, (line, isUnseen) => this.#onLine({ line, isUnseen }));
    this.#editor.on("SIGINT", () => this.#onInterrupt());
    this.#editor.on("close", () => this.#onClose(onEnd));
    // That the terminal has gone may be heard of here before its signal comes.
    this.#editor.on("error", () => hangup.come("SIGHUP"));
  }

  start(): void {
    const { talk, style, resumed } = this.#terminal;
    this.#write(`${style.paint("strong", `Context Compiler ${version()}`)}\nType a turn, or help. Ctrl-D ends.\n`);
    if (resumed) this.#write(renderState(talk.engine.state, style));
    if (talk.question !== null) this.#write(`${renderPrompt(talk.question, style)}\n`);
    this.#prompt();
  }

  #onLine(entered: Entered): void {
    const { line } = entered;
    this.#interrupted = false;
    if (this.#work === null) this.#take(this.#replyTo(line), entered);
    else {
      const shown = this.#asked;
      this.#queue(
        this.#work.then(() => (this.#isEarly(line, shown) ? this.#askAgain() : this.#replyTo(line))),
        entered,
      );
    }
  }

  /** Whether a line is an answer that was entered before what is asked now was shown: then it is none to that. */
  #isEarly(line: string, shown: string | number | null): boolean {
    const { talk, acquire } = this.#terminal;
    const command = parseCommand(line);
    if (this.#exited || talk.asked === null || talk.asked === shown || command.kind !== "step") return false;
    return readConfirmation(acquire(talk.engine, command.turn)) !== null;
  }

  #askAgain(): string {
    const { talk, style } = this.#terminal;
    const asked = talk.question === null ? "" : `${renderPrompt(talk.question, style)}\n`;
    return `${style.paint("quiet", "(not taken: this was not asked yet)")}\n${asked}`;
  }

  /** The reply to a line: a text of ours, or what the conversation answers. */
  #replyTo(line: string): Replied {
    const { talk, history } = this.#terminal;
    if (this.#exited || commandWord(line) === "") return "";
    history.remember(line);
    return isHelp(line) ? SESSION_HELP + talk.help : talk.answer(line);
  }

  /** What is there at once is shown at once, before the next of several lines that were pasted is echoed. */
  #take(replied: Replied, entered: Entered): void {
    if (replied instanceof Promise) this.#queue(replied, entered);
    else this.#show(replied, entered);
  }

  #queue(replied: Promise<Reply | string | null>, entered: Entered): void {
    const work = replied
      .then((reply) => this.#show(reply, entered))
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        if (this.#work === work) this.#work = null;
      });
    this.#work = work;
  }

  #show(reply: Reply | string | null, { line, isUnseen }: Entered): void {
    const { style } = this.#terminal;
    if (isUnseen && reply !== "") this.#write(`${this.#promptText}${line}\n`);
    if (reply === null) this.#end();
    else if (typeof reply === "string") this.#write(reply);
    else {
      this.#write(renderReply(reply, style) + renderWarnings(reply.diagnostics, style));
      this.#offerRepairs(line, reply);
    }
    if (!this.#ended) this.#prompt();
  }

  /** A defect of ours: it is told when the terminal has been given back. */
  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#editor.close();
  }

  /** A line ended the session: the cursor stands on a line of its own already. */
  #end(): void {
    [this.#ended, this.#exited] = [true, true];
    this.#editor.close();
  }

  /** Offers what leads out of a clarification, or to what was probably meant, step by step as the user follows. */
  #offerRepairs(line: string, reply: Reply): void {
    const { style } = this.#terminal;
    const [next, ...rest] = this.#repairs;
    this.#repairs = line === next ? rest : repairsAfter(this.#terminal, line, reply);
    const offers = this.#repairs.map((repair, index) => {
      const key = index === 0 && isVisible(repair) ? " (Tab)" : "";
      return style.paint("quiet", `${index === 0 && line !== next ? "try" : "then"}${key}: ${style.show(repair)}`);
    });
    if (offers.length > 0) this.#write(`${offers.join("\n")}\n`);
  }

  /** Ctrl-C clears the line. On an empty one the first says so, and the next ends. */
  #onInterrupt(): void {
    const empty = this.#editor.line === "";
    if (empty && this.#interrupted) this.#editor.close();
    else if (empty) {
      this.#editor.leave();
      this.#write("\nCtrl-C again, or Ctrl-D, ends.\n");
      // The answer that is waited for comes with its own.
      if (this.#work === null) this.#prompt();
    } else this.#editor.clear();
    this.#interrupted = empty;
  }

  #onClose(onEnd: OnEnd): void {
    this.#editor.leave();
    // The cursor stands behind the prompt, unless a line that was entered ended the session.
    if (!this.#ended) this.#write("\n");
    this.#ended = true;
    // What was entered is kept before the session ends, and a failure of it is not lost.
    void Promise.resolve(this.#work).then(() => onEnd(this.#failure));
  }

  #prompt(): void {
    const { question, asked } = this.#terminal.talk;
    [this.#question, this.#asked] = [question, asked];
    this.#editor.ask(this.#promptText);
  }

  /** The prompt of what is shown. */
  get #promptText(): string {
    return this.#question !== null ? this.#terminal.style.paint("question", "yes/no> ") : "> ";
  }

  #write(text: string): void {
    this.#editor.hide();
    this.#terminal.output.write(forTerminal(text));
  }
}

function isHelp(line: string): boolean {
  return ["help", "?"].includes(commandWord(line));
}

/**
 * The repairs of a turn that was just stepped, or the way to its fix. A clarification leaves the state alone, so its repairs
 * still hold.
 */
function repairsAfter({ talk, acquire }: Terminal, line: string, reply: Reply): readonly string[] {
  const { engine } = talk;
  const { envelope } = reply;
  const clarified = envelope.mode === "step" && envelope.decision.kind === "clarify";
  const command = parseCommand(line);
  const repairs = clarified && command.kind === "step" ? engine.explain(acquire(engine, command.turn)).repairs : [];
  return repairs.length > 0 ? repairs : wayToFix(reply, engine);
}
