/** Engines of the older language that are wrong in one way, each with a case that must show it. */
import type { JsonObject } from "../../src/conformance/case.js";
import type { FocusImplementation, FocusSubject } from "../../src/conformance/focus/observe.js";
import { FOCUS_PARTS, type FocusParts } from "./answer.js";

type Wrong = readonly [fact: string, shownBy: string, parts: FocusParts];

const { implementation: RIGHT, session } = FOCUS_PARTS;

function subjects(change: (subject: FocusSubject) => Partial<FocusSubject>): FocusParts {
  return implementations({
    start() {
      const subject = RIGHT.start();
      return { ...subject, ...change(subject) };
    },
  });
}

function implementations(change: Partial<FocusImplementation>): FocusParts {
  return { ...FOCUS_PARTS, implementation: { ...RIGHT, ...change } };
}

/** Reads another text than it is given. */
function reads(change: (text: string) => string): FocusParts {
  return subjects((s) => ({ step: (text) => s.step(change(text)) }));
}

function told(change: (observed: JsonObject) => JsonObject): FocusParts {
  return { ...FOCUS_PARTS, told: change };
}

/** An observation in which every text of a field, however deep, is another. */
function retold(observed: JsonObject, field: string, change: (value: unknown) => unknown): JsonObject {
  return JSON.parse(JSON.stringify(observed, (key, value: unknown) => (key === field ? change(value) : value)));
}

/** Puts a conversation back where it was, without its question. */
function forget(subject: FocusSubject): void {
  subject.importJson(subject.exportJson());
}

function sorted(items: unknown): unknown {
  return Array.isArray(items) ? items.toSorted() : items;
}

/** Wrong about turns. */
export const WRONG_TURNS: readonly Wrong[] = [
  ["trims as JavaScript does", "text.white-space--does-not-separate", reads((text) => text.trim())],
  ["composes a message before it is cut", "text.pieces--", reads((text) => text.normalize("NFKC"))],
  ["knows no letters that fold", "read.letters--partners", reads((text) => text.replace(/[\u017f\u0130\u0131]/g, "?"))],
  ["takes a line feed for a space", "read.line-feed--", reads((text) => text.replaceAll("\n", " "))],
  ["sorts by code unit", "text.order--", told((observed) => retold(observed, "prohibit", sorted))],
  ["takes a full stop from the end of a turn", "allow.reads-suffix--ends", reads((text) => text.replace(/\.$/, ""))],
  ["takes a semicolon for a comma", "text.pieces-comma--", reads((text) => text.replaceAll(";", ","))],
  ["knows no AND in capitals", "text.pieces-and--", reads((text) => text.replaceAll(" AND ", " & "))],
  ["drops the article of a value", "value.sets--", reads((text) => text.replace(/^use the /, "use "))],
  ["takes okay for fine", "allow.reads-suffix--", reads((text) => text.replace(/ is okay$/, " is fine"))],
  ["takes allow with a colon", "allow.reads-suffix--", reads((text) => text.replace(/^allow: /, "allow "))],
  ["clears at the word clear", "clear-state.reads--", reads((text) => text.replace(/^clear$/, "clear state"))],
  ["resets one policy", "reset-policies.reads--", reads((text) => text.replace(/^reset policy$/, "reset policies"))],
  ["is polite everywhere", "prohibit.reads--none", reads((text) => text.replace(/^please,? /i, ""))],
  [
    "uses without the normal form",
    "use.gate--",
    reads((text) => text.replace(/^[\u0130\u0131] am using/, "i am using")),
  ],
  ["reads a second correction", "mixed.correction--", reads((text) => text.replace(/^(no, )+/i, "no, "))],
  [
    "corrects without a focus",
    "correction.needs-focus--",
    reads((text) => text.replace(/^(?:actually|no,)\s*(?=\w)/i, "use ")),
  ],
  [
    "asks nothing where a prohibition is doubtful",
    "doubtful.asks--",
    reads((text) => text.replace(/^no use /i, "never ")),
  ],
  [
    "reads directives while an item is pending",
    "pending.asks-again--",
    subjects((s) => ({
      step(text) {
        if (/^(?:use|never|clear|reset) /.test(text)) forget(s);
        return s.step(text);
      },
    })),
  ],
  [
    "forgets a question at the second answer",
    "pending.asks-again--again-1",
    subjects((s) => ({
      step(text) {
        const answer = s.step(text);
        if (JSON.stringify(answer).includes("Please answer yes or no.")) forget(s);
        return answer;
      },
    })),
  ],
  [
    "answers an update without its state",
    "value.sets--",
    told((observed) => retold(observed, "decision", (value) => ({ ...Object(value), state: null }))),
  ],
  [
    "quotes in prompts",
    "correction.needs-focus--",
    told((observed) =>
      retold(observed, "prompt_to_user", (text) => (typeof text === "string" ? text.replaceAll('""', '"\\"') : text)),
    ),
  ],
];

/** Wrong about what is stored, replayed or carried over, and about sessions. */
export const WRONG_STORES: readonly Wrong[] = [
  [
    "keeps what is pending over an import",
    "import.atomic--all-or-nothing-3",
    subjects((s) => {
      let question: string | null = null;
      return {
        step(text) {
          question = text.startsWith("no use ") ? text : null;
          return s.step(text);
        },
        importJson(text) {
          s.importJson(text);
          if (question !== null) s.step(question);
        },
      };
    }),
  ],
  [
    "drops what is pending at a refused import",
    "import.atomic--all-or-nothing-4",
    subjects((s) => ({
      importJson(text) {
        forget(s);
        s.importJson(text);
      },
    })),
  ],
  [
    "is emptied by a refused import",
    "import.atomic--all-or-nothing-2",
    subjects((s) => ({
      importJson(text) {
        try {
          s.importJson(text);
        } catch (error) {
          s.step("clear state");
          throw error;
        }
      },
    })),
  ],
  [
    "takes a version as JavaScript prints it",
    "import.printed-version--",
    told((observed) => retold(observed, "error", (text) => String(text).replace("None", "null"))),
  ],
  [
    "exports as JSON.stringify does",
    "export.canonical--",
    subjects((s) => ({ exportJson: () => JSON.stringify(s.state()) })),
  ],
  [
    "steps what the assistant says",
    "transcript.steps--others-1",
    subjects((s) => ({
      applyTranscript: (messages) =>
        s.applyTranscript(JSON.parse(JSON.stringify(messages).replaceAll('"assistant"', '"user"'))),
    })),
  ],
  [
    "undoes a transcript that ends in a question",
    "transcript.steps--keeps-1",
    subjects((s) => ({
      applyTranscript(messages) {
        const before = s.exportJson();
        const result = s.applyTranscript(messages);
        if (JSON.stringify(result).includes('"confirm"')) s.importJson(before);
        return result;
      },
    })),
  ],
  [
    "carries the focus over as an item",
    "migrate.focus--",
    told((observed) => ("not_carried" in observed ? retold(observed, "premise", () => null) : observed)),
  ],
  [
    "parses a payload with its white space",
    "use.reads--texts",
    implementations({
      parse: (production, text) => (RIGHT.parse(production, text) === null ? null : { payload: text }),
    }),
  ],
  [
    "helps on a pipe",
    "terminal.pipe--decisions",
    {
      ...FOCUS_PARTS,
      session: (input, onTerminal) => session(onTerminal ? input : input.replace("help\n", ""), onTerminal),
    },
  ],
];
