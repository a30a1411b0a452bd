/** The session on a terminal: the same answers as on a pipe, with a line editor, its history and completion, and repairs. */
import { createInterface, type Interface } from "node:readline";
import { isVisible } from "../../base/index.js";
import type { Engine } from "../../index.js";
import { forTerminal } from "../io/output.js";
import { renderWarnings } from "../io/render-diagnostics.js";
import { renderPrompt, renderState, renderText } from "../io/render-text.js";
import type { Style } from "../io/style.js";
import { version } from "../version.js";
import type { Acquire } from "./answer.js";
import { complete } from "./completion.js";
import { type Answered, answerAndDiagnose, wayToFix } from "./diagnostics.js";
import type { Hangup } from "./hangup.js";
import { SESSION_HELP } from "./help.js";
import { HISTORY_SIZE, type History } from "./history.js";
import { commandWord, parseCommand } from "./line.js";
import { Screen } from "./screen.js";

/** What a terminal session works with. */
interface Terminal {
  readonly engine: Engine;
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
  return new Promise((resolve) => new Dialog(terminal, resolve).start());
}

class Dialog {
  readonly #terminal: Terminal;
  readonly #editor: Interface;
  /** The repairs that lead out of the last clarification, or to what was meant, the next one first. */
  #repairs: readonly string[] = [];
  #interrupted = false;
  #ended = false;

  constructor(terminal: Terminal, onEnd: () => void) {
    this.#terminal = terminal;
    this.#editor = createInterface({
      input: terminal.input,
      output: new Screen(terminal.output),
      history: [...terminal.history.lines],
      historySize: HISTORY_SIZE,
      signal: terminal.hangup.signal,
      completer: (line: string) => complete(line, terminal.engine, this.#repairs[0] ?? null),
    });
    this.#editor.on("line", (line) => this.#onLine(line));
    this.#editor.on("SIGINT", () => this.#onInterrupt());
    this.#editor.once("close", () => this.#onClose(onEnd));
    // That the terminal has gone may be heard of here before its signal comes.
    this.#editor.on("error", () => terminal.hangup.come("SIGHUP"));
  }

  start(): void {
    const { engine, style, resumed } = this.#terminal;
    this.#write(`${style.paint("strong", `Context Compiler ${version()}`)}\nType a turn, or help. Ctrl-D ends.\n`);
    const { pending } = engine.exportCheckpoint();
    if (resumed) this.#write(renderState(engine.state, style));
    if (pending !== null) this.#write(`${renderPrompt(pending.prompt_to_user, style)}\n`);
    this.#prompt();
  }

  #onLine(line: string): void {
    this.#interrupted = false;
    if (commandWord(line) !== "") this.#answer(line);
    if (!this.#ended) this.#prompt();
  }

  #answer(line: string): void {
    const { engine, acquire, history, style } = this.#terminal;
    history.remember(line);
    const answered = isHelp(line) ? SESSION_HELP : answerAndDiagnose(engine, line, acquire);
    if (answered === null) this.#end();
    else if (typeof answered === "string") this.#write(answered);
    else {
      this.#write(renderText(answered.envelope, style) + renderWarnings(answered.diagnostics, style));
      this.#offerRepairs(line, answered);
    }
  }

  /** A line ended the session: the cursor stands on a line of its own already. */
  #end(): void {
    this.#ended = true;
    this.#editor.close();
  }

  /** Offers what leads out of a clarification, or to what was probably meant, step by step as the user follows. */
  #offerRepairs(line: string, answered: Answered): void {
    const { style } = this.#terminal;
    const [next, ...rest] = this.#repairs;
    this.#repairs = line === next ? rest : repairsAfter(this.#terminal, line, answered);
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
      this.#write("\nCtrl-C again, or Ctrl-D, ends.\n");
      this.#prompt();
    } else {
      // Keys of the line editor: to the end of the line, and away with all before it.
      for (const name of ["e", "u"]) this.#editor.write(null, { ctrl: true, name });
    }
    this.#interrupted = empty;
  }

  #onClose(onEnd: () => void): void {
    // The cursor stands behind the prompt, unless a line that was entered ended the session.
    if (!this.#ended) this.#write("\n");
    this.#ended = true;
    onEnd();
  }

  #prompt(): void {
    const { engine, style } = this.#terminal;
    const awaited = engine.hasPendingClarification();
    this.#editor.setPrompt(awaited ? style.paint("question", "yes/no> ") : "> ");
    this.#editor.prompt();
  }

  #write(text: string): void {
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
function repairsAfter({ engine, acquire }: Terminal, line: string, answered: Answered): readonly string[] {
  const { envelope } = answered;
  const clarified = envelope.mode === "step" && envelope.decision.kind === "clarify";
  const command = parseCommand(line);
  const repairs = clarified && command.kind === "step" ? engine.explain(acquire(engine, command.turn)).repairs : [];
  return repairs.length > 0 ? repairs : wayToFix(answered, engine);
}
