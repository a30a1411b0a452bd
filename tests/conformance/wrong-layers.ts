/** Layers that are wrong in one way about what a host needs beside the heuristic, each with a case that must show it. */
import type { Parts } from "./answer.js";
import { told } from "./wrong-parts.js";

/** Our layer, of which one field of the answers of a kind is told otherwise. */
function retoldOf(kind: string, field: string, change: (value: unknown, asked: object) => unknown): Parts {
  return told((observed, asked) =>
    asked.kind === kind && Object.hasOwn(observed, field)
      ? { ...observed, [field]: change(observed[field], asked) }
      : observed,
  );
}

const replaced = (kind: string, from: string | RegExp, to: string): Parts =>
  retoldOf(kind, "text", (text) => String(text).replace(from, to));

/** Wrong about prompts, answers, the provider and traces. */
export const WRONG_LAYERS: readonly (readonly [fact: string, shownBy: string, parts: Parts])[] = [
  [
    "leaves the headers of a template",
    "prompt.headers--headers",
    retoldOf("rendered", "text", (_text, asked) => Object(asked).template),
  ],
  ["parts items by a comma alone", "prompt.tokens--tokens", replaced("rendered", ", ", ",")],
  [
    "takes whatever begins with yes for a confirmation",
    "answer.confirmation--others",
    retoldOf("confirmation", "confirms", (is, asked) => is === true || /^yes/.test(Object(asked).input)),
  ],
  [
    "takes a yes with a condition for a yes",
    "answer.reply--besides",
    retoldOf("reply", "reply", (reply, asked) => (/^yes/.test(Object(asked).input) ? "accept" : reply)),
  ],
  ["keeps blanks in a label", "answer.summary--accepted", replaced("summary", "Apache Kafka", "Apache \t Kafka")],
  [
    "names the variable of a URL in another way",
    "provider.resolves--resolved",
    retoldOf("provider", "provider", (provider) => ({ ...Object(provider), source: "default" })),
  ],
  [
    "says another thing of a provider that is unknown",
    "provider.resolves--refused",
    retoldOf("provider", "error", (message) => `${String(message)}.`),
  ],
  ["leaves out that no model was called", "trace.full--whole", replaced("trace", /\n- downstream LLM call: no$/, "")],
  [
    "says what was injected while it asks",
    "trace.compact--compact-clarify",
    replaced("trace", /injected: no$/, "injected: yes"),
  ],
  [
    "tells a removed premise as none",
    "trace.change--change-of-a-state",
    replaced("trace", "-premise", "premise: none"),
  ],
  ["tells an empty premise as none", "trace.active--active-by-code-point", replaced("trace", 'premise=""; ', "")],
];
