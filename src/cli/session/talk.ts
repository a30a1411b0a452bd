/** What a terminal or a pipe talks to: an engine that ends with the process, or a session that is kept. */
import type { Engine } from "../../index.js";
import { type Acquire, answer } from "./answer.js";
import { diagnosed } from "./diagnostics.js";
import type { Reply } from "./reply.js";

/** A conversation, line by line. */
export interface Talk {
  /** Where the conversation is, as far as it is known here: to look at, not to step. */
  readonly engine: Engine;
  /** The prompt of the question that is open, or null. */
  readonly question: string | null;
  /** What tells the open question from any other, or null: two may have one prompt. */
  readonly asked: string | number | null;
  /** The words beside those of every session. */
  readonly words: readonly string[];
  /** The lines of the help about these words. */
  readonly help: string;
  /** Answers a line, or says with null that the session ends. What takes no waiting is answered at once. */
  answer(line: string): Reply | null | Promise<Reply | null>;
}

/** Talks to an engine. Whether turns are diagnosed is said here, since it costs as much as a turn. */
export function engineTalk(engine: Engine, acquire: Acquire, diagnosing: boolean): Talk {
  return {
    engine,
    get question() {
      return engine.exportCheckpoint().pending?.prompt_to_user ?? null;
    },
    // It answers at once, so that no question comes between a line and its answer.
    get asked() {
      return this.question;
    },
    words: [],
    help: "",
    answer(line) {
      const before = engine.snapshot;
      const said = diagnosing ? diagnosed(engine, line, acquire) : [];
      const envelope = answer(engine, line, acquire);
      if (envelope === null) return null;
      return { envelope, diagnostics: envelope.mode === "error" ? [] : said, before, news: null };
    },
  };
}
