/** Engines that are wrong in one way, each with a case that must show it. */
import type { Parts } from "./answer.js";
import { dropPending, implementations, payloads, restore, retold, subjects, thrownBy, told } from "./wrong-parts.js";

type Wrong = readonly [fact: string, shownBy: string, parts: Parts];

const SPACES = /[\t\n\v\f\r\u001c-\u0020\u0085\u00a0\u2028\u3000]+/g;

/** Wrong about turns. */
export const WRONG_TURNS: readonly Wrong[] = [
  ["trims a turn", "language.exact--", subjects((s) => ({ step: (text) => s.step(text.trim?.() ?? text) }))],
  ["reads any case", "language.exact--", subjects((s) => ({ step: (text) => s.step(text.toLowerCase?.() ?? text) }))],
  [
    "passes by a line feed at the end",
    "language.exact--line-feed-at-the-end",
    subjects((s) => ({ step: (text) => s.step(text.replace?.(/\n$/, "") ?? text) })),
  ],
  [
    "parses up to a line feed at the end",
    "language.exact--exact-without-an-operand",
    implementations((i) => ({ parse: (text) => i.parse(text.replace(/\n$/, "")) })),
  ],
  [
    "joins white space",
    "language.exact--",
    subjects((s) => ({ step: (text) => s.step(text.replace?.(SPACES, " ") ?? text) })),
  ],
  [
    "reads directives while a question waits",
    "pending.ask-again--",
    subjects((s) => ({
      step(text) {
        if (/^(?:use|prohibit|clear|set) /.test(text)) dropPending(s);
        return s.step(text);
      },
    })),
  ],
  [
    "takes y for yes",
    "pending.ask-again--",
    subjects((s) => ({ step: (text) => s.step(/^y[eup]+s*$/.test(text) ? "yes" : text) })),
  ],
  [
    "declines with anything",
    "pending.ask-again--",
    subjects((s) => ({ step: (text) => s.step(s.isPending() && !/^\W*(?:y|o|s)/i.test(text) ? "no" : text) })),
  ],
  [
    "takes a yes with more behind it for a yes",
    "pending.ask-again--words-that-do-not-answer",
    subjects((s) => ({ step: (text) => s.step(/^yes (?:of course|i do|sure)$/.test(text) ? "yes" : text) })),
  ],
  [
    "takes a no with more behind it for a no",
    "pending.ask-again--words-that-do-not-answer",
    subjects((s) => ({ step: (text) => s.step(/^no (?:i dont|don't|not really)$/.test(text) ? "no" : text) })),
  ],
  [
    "forgets a question at the second answer",
    "pending.ask-again--",
    subjects((s) => ({
      step(text) {
        const [waited, decision] = [s.isPending(), s.step(text)];
        if (waited && s.isPending()) dropPending(s);
        return decision;
      },
    })),
  ],
  [
    "answers an update without its state",
    "use.adopts--",
    told((o) => retold(o, "kind", (kind) => kind && "passthrough")),
  ],
  [
    "says sorry in every prompt",
    "use.prohibited--",
    told((o) => retold(o, "prompt_to_user", (text) => `${text} Sorry.`)),
  ],
  [
    "asks with a blank at the end",
    "replace.old-absent--",
    told((o) => retold(o, "prompt_to_user", (text) => `${text} `)),
  ],
  ["says CRLF", "use.prohibited--", told((o) => retold(o, "prompt_to_user", (text) => text.replaceAll("\n", "\r\n")))],
];

/** Wrong about imports, exports and transcripts. */
export const WRONG_STORES: readonly Wrong[] = [
  ["begins without the question of its checkpoint", "pending.accept-use-only--a-question-from-the-start", forgetful()],
  ["is made of a checkpoint without its question", "api.names--begins-with-a-question", forgetful()],
  ["begins with a state as it was given", "api.names--begins-with-a-state-that-is-not-normalized", unread()],
  ["goes on from a state as it was given", "api.names--from-a-state-that-is-not-normalized", unread()],
  [
    "begins with nothing where an import would be refused",
    "api.names--does-not-begin-with-a-conflict",
    implementations((i) => ({
      start(from) {
        let subject = i.start();
        thrownBy(() => {
          subject = i.start(from);
        });
        return subject;
      },
    })),
  ],
  [
    "believes a prompt in another Unicode form",
    "import-checkpoint.pending-prompt--the-question-in-another-unicode-form",
    told((o, { action }) => {
      const { payload } = Object(action);
      if (typeof payload !== "string" || o.error !== undefined) return o;
      const asked = String(JSON.parse(payload).pending?.prompt_to_user);
      return retold(o, "prompt_to_user", (text) => (text.normalize() === asked.normalize() ? asked : text));
    }),
  ],
  [
    "keeps what is pending at an import",
    "import.clears-pending--state",
    subjects((s) => ({
      importJson(text) {
        const { pending } = JSON.parse(s.exportCheckpointJson());
        s.importJson(text);
        s.importCheckpoint({ ...JSON.parse(s.exportCheckpointJson()), pending });
      },
    })),
  ],
  ["drops what is pending at a refused import", "import.atomic--no-json-keeps-the-question", refusing("importJson")],
  [
    "drops what is pending at a refused checkpoint",
    "import.atomic--refused-text-keeps-what-was-pending",
    refusing("importCheckpointJson"),
  ],
  [
    "says sorry in every error",
    "import.json--no-json",
    told((o) => retold(o, "message_contains", (text) => `${text} Sorry.`)),
  ],
  [
    "takes the first of equal keys",
    "import.json--first-of-equal-keys",
    payloads((text) => text.replace(/"version":3,("version":2)/, '$1,"version":3')),
  ],
  [
    "takes the first of a checkpoint's equal keys",
    "import.json--first-of-equal-keys-of-a-checkpoint",
    payloads((text) => text.replace(/("checkpoint_version":2),"checkpoint_version":1/, "$1")),
  ],
  ["skips a byte order mark", "import.json--byte-order-mark", payloads((text) => text.replace(/^\ufeff/, ""))],
  [
    "takes raw controls in strings",
    "import.json--raw-control-in-a-key",
    payloads((text) => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, "\\u0001")),
  ],
  [
    "takes raw line feeds in strings",
    "import.json--raw-line-feed-in-a-string",
    payloads((text) => text.replace(/a\nb/g, "a\\nb")),
  ],
  ["takes leading zeros", "import.json--leading-zero", payloads((text) => text.replace(/:0+([1-9])/g, ":$1"))],
  [
    "takes a no-break space as white space",
    "import.json--no-break-space",
    payloads((text) => text.replaceAll("\u00a0", " ")),
  ],
  [
    "takes a line separator as white space",
    "import.json--line-separator",
    payloads((text) => text.replaceAll("\u2028", " ")),
  ],
  ["takes a form feed as white space", "import.json--form-feed", payloads((text) => text.replaceAll("\f", " "))],
  ["takes comments", "import.json--comment", payloads((text) => text.replace(/\/\*.*?\*\//g, ""))],
  ["takes single quotes", "import.json--single-quotes", payloads((text) => text.replaceAll("'", '"'))],
  ["takes a plus sign", "import.json--plus-sign", payloads((text) => text.replaceAll(":+", ":"))],
  ["takes hexadecimal", "import.json--hexadecimal", payloads((text) => text.replaceAll("0x2", "2"))],
  ["takes a trailing comma", "import.json--trailing-comma", payloads((text) => text.replace(/,\}/g, "}"))],
  ["takes an empty text for null", "import.json--empty-text", payloads((text) => (text === "" ? "null" : text))],
  ["stops at a NUL", "import.json--nul-at-the-end", payloads((text) => text.split("\0")[0] ?? "")],
  [
    "has numbers of fifteen digits",
    "import-state.version--seventeen-digits",
    payloads((text) =>
      text.replace(/:(\d+\.\d{4,})/g, (_, digits: string) => `:${Number(Number(digits).toPrecision(15))}`),
    ),
  ],
  [
    "takes version 2.0000000000000004 for 2",
    "import-state.version--nearly-two",
    payloads((text) => text.replace(/:2\.0+4/g, ":2")),
  ],
  [
    "writes six places with an exponent",
    "import-state.version--six-places",
    told((o) => retold(o, "message_contains", (text) => text.replace("0.000001", "1e-6"))),
  ],
  [
    "has whole numbers of any size",
    "import-state.version--beyond-the-whole-numbers",
    told((o) => retold(o, "message_contains", (text) => text.replace("9007199254740992", "9007199254740993"))),
  ],
  [
    "reads 512 levels",
    "import.deep--a-thousand-lists",
    payloads((text) => (/[[{]{512}|(?:\{"premise":){512}/.test(text) ? "" : text)),
  ],
  [
    "merges an import",
    "import.atomic--",
    subjects((s) => ({
      importJson: (text) =>
        merge(
          () => s.exportJson(),
          (merged) => s.importJson(merged),
          text,
        ),
    })),
  ],
  ["exports keys as they came", "export.order--", subjects((s) => ({ exportJson: () => JSON.stringify(s.state()) }))],
  [
    "exports with spaces",
    "export.compact--",
    subjects((s) => ({ exportJson: () => s.exportJson().replaceAll('":', '": ') })),
  ],
  [
    "exports characters as they are",
    "export.ascii--",
    subjects((s) => ({
      exportJson: () =>
        s.exportJson().replace(/\\u([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    })),
  ],
  [
    "exports capital hexadecimal",
    "export.ascii--",
    subjects((s) => ({
      exportJson: () => s.exportJson().replace(/\\u[0-9a-f]{4}/g, (unit) => `\\u${unit.slice(2).toUpperCase()}`),
    })),
  ],
  [
    "exports a checkpoint with spaces",
    "values.checkpoint--use-only",
    told((o) => retold(o, "payload", (text) => text.replaceAll('":', '": '))),
  ],
  [
    "counts the assistant's messages",
    "transcript.user-turns--",
    implementations((i) => ({
      compileTranscript: (messages) => i.compileTranscript(messages.map((each) => ({ ...Object(each), role: "user" }))),
    })),
  ],
  [
    "forgets a live engine's question",
    "transcript.live--answers-what-was-pending",
    subjects((s) => ({
      applyTranscript(messages) {
        dropPending(s);
        return s.applyTranscript(messages);
      },
    })),
  ],
  [
    "loses what a live replay asks",
    "transcript.live--stops-and-keeps-the-question",
    subjects((s) => ({
      applyTranscript(messages) {
        const result = s.applyTranscript(messages);
        if (s.isPending()) dropPending(s);
        return result;
      },
    })),
  ],
  [
    "replays onto a copy",
    "transcript.live--from-a-state",
    subjects((s) => ({
      applyTranscript(messages) {
        const before = s.exportCheckpointJson();
        const result = s.applyTranscript(messages);
        restore(s, before);
        return result;
      },
    })),
  ],
  [
    "takes back a live replay that a refusal ends",
    "transcript.live--keeps-what-it-reached-before-a-refusal",
    subjects((s) => ({
      applyTranscript(messages) {
        const before = s.exportCheckpointJson();
        const result = s.applyTranscript(messages);
        if (JSON.stringify(result).includes('"confirm"') && !s.isPending()) restore(s, before);
        return result;
      },
    })),
  ],
];

/** Our engine, which begins with the state of a checkpoint alone. */
function forgetful(): Parts {
  return implementations((i) => ({
    start(from) {
      const subject = i.start(from);
      dropPending(subject);
      return subject;
    },
  }));
}

/** Our engine, which keeps the items of its first state in the spelling in which they were given. */
function unread(): Parts {
  return implementations((i) => ({
    start(from) {
      const subject = i.start(from);
      const given = from !== undefined && "state" in from ? Object(from.state).policies : {};
      const policies = (): object => ({ ...Object(subject.state()).policies, ...given });
      return { ...subject, state: () => ({ ...Object(subject.state()), policies: policies() }) };
    },
  }));
}

/** An import that loses the question where it refuses. */
function refusing(name: "importJson" | "importCheckpointJson"): Parts {
  return subjects((s) => ({
    [name](text: string) {
      const error = thrownBy(() => s[name](text));
      if (error === null) return;
      dropPending(s);
      throw error;
    },
  }));
}

function merge(before: () => string, load: (text: string) => void, text: string): void {
  const { policies } = JSON.parse(before());
  load(text);
  const state = JSON.parse(before());
  load(JSON.stringify({ ...state, policies: { ...policies, ...state.policies } }));
}
