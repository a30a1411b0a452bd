/** Controllers, texts for hosts, layers and answers that are wrong in one way, each with a case that must show it. */
import type { JsonObject } from "../../src/conformance/case.js";
import { type Parts, RIGHT } from "./answer.js";
import { dropPending, implementations, restore, retold, subjects, told } from "./wrong-parts.js";

type Wrong = readonly [fact: string, shownBy: string, parts: Parts];

/** Describes a state in which some characters are others, which nobody quotes or escapes. */
function unquoted(characters: RegExp): Parts {
  return implementations((i) => ({
    describeState: (state) => i.describeState(JSON.parse(JSON.stringify(state).replace(characters, "_"))),
  }));
}

/** Describes a state in another text. */
function described(change: (text: string) => string): Parts {
  return implementations((i) => ({ describeState: (state) => change(i.describeState(state)) }));
}

/** Tells what it finds of each text of a case otherwise. */
function toldOfTexts(change: (text: JsonObject) => JsonObject): Parts {
  return told((o) => ("texts" in o && Array.isArray(o.texts) ? { texts: o.texts.map(change) } : o));
}

/** Compares states and leaves items out of a part of the diff: those with a name that every object has, or others. */
function losing(part: string, isLost = (item: string): boolean => item in {}): Parts {
  return implementations((i) => ({
    stateDiff(before, after) {
      const diff = Object(i.stateDiff(before, after));
      const kept = Object.entries(diff.policies[part]).filter(([item]) => !isLost(item));
      return { ...diff, policies: { ...diff.policies, [part]: Object.fromEntries(kept) } };
    },
  }));
}

/** Wrong about the controller. */
export const WRONG_CONTROLLERS: readonly Wrong[] = [
  [
    "clears what is pending at a preview",
    "controller.preview--answer-while-pending",
    subjects((s) => ({
      preview(text) {
        const result = s.preview(text);
        dropPending(s);
        return result;
      },
    })),
  ],
  [
    "leaves a preview's own question",
    "controller.preview--question-leaves-nothing-pending",
    subjects((s) => ({
      preview(text) {
        const result = s.preview(text);
        if (Object(result).decision.kind === "clarify") s.step(text);
        return result;
      },
    })),
  ],
  [
    "steps at a preview",
    "controller.preview--removal",
    subjects((s) => ({
      preview(text) {
        const result = s.preview(text);
        s.step(text);
        return result;
      },
    })),
  ],
  [
    "previews without a question in mind",
    "controller.preview--accepted-while-pending",
    subjects((s) => ({
      preview(text) {
        const before = s.exportCheckpointJson();
        dropPending(s);
        const result = s.preview(text);
        restore(s, before);
        return result;
      },
    })),
  ],
  [
    "never says that a preview mutates",
    "controller.preview--removal",
    subjects((s) => ({ preview: (text) => ({ ...Object(s.preview(text)), would_mutate: false }) })),
  ],
  ["steps without an envelope", "controller.step--update", subjects((s) => ({ stepEnvelope: (text) => s.step(text) }))],
  [
    "finds every premise changed",
    "controller.state-diff--",
    implementations((i) => ({
      stateDiff: (before, after) => {
        const diff = Object(i.stateDiff(before, after));
        return { ...diff, premise: { ...diff.premise, changed: true } };
      },
    })),
  ],
  [
    "compares in the other order",
    "controller.state-diff--everything-at-once",
    implementations((i) => ({ stateDiff: (before, after) => i.stateDiff(after, before) })),
  ],
  [
    "loses an added item that has a name of the platform",
    "controller.state-diff--names-of-the-platform-added",
    losing("added"),
  ],
  ["loses a removed item that has one", "controller.state-diff--names-of-the-platform-removed", losing("removed")],
  ["loses a changed item that has one", "controller.state-diff--names-of-the-platform-changed", losing("changed")],
  [
    "loses the prototype's name where it is changed",
    "controller.state-diff--an-item-named-proto-alone-changed",
    losing("changed", (item) => item === "__proto__"),
  ],
  [
    "gives the policy of a text and not of the item that it names",
    "api.names--policy-of-an-item-with-an-article-and-capitals",
    subjects((s) => ({ getPolicy: (text) => new Map(Object.entries(Object(s.state()).policies)).get(text) ?? null })),
  ],
  [
    "gives the policy of a name of the platform",
    "api.names--policy-of-a-name-of-the-platform",
    subjects((s) => ({ getPolicy: (text) => s.getPolicy(text) ?? (text in {} ? "use" : null) })),
  ],
  [
    "lists items as they came",
    "readers.policy-items--both-policies",
    implementations((i) => ({
      readState: (state) => ({ ...i.readState(state), items: Object.keys(Object(state).policies) }),
    })),
  ],
  [
    "lists items by UTF-16 unit",
    "readers.policy-items--items-by-code-point",
    implementations((i) => ({
      readState: (state) => ({ ...i.readState(state), items: Object.keys(Object(state).policies).sort() }),
    })),
  ],
  [
    "takes every decision for an update",
    "readers.decision--clarify",
    implementations((i) => ({ readDecision: (decision) => ({ ...i.readDecision(decision), is_update: true }) })),
  ],
];

/** Wrong about texts for hosts, and about misuse. */
export const WRONG_HOSTS: readonly Wrong[] = [
  [
    "describes items as they came",
    "host.describe-state--describes-all",
    implementations(() => ({ describeState: (state) => `- Use: ${Object.keys(Object(state).policies).join(", ")}` })),
  ],
  [
    "describes no prohibition",
    "host.describe-state--describes-prohibited-items-alone",
    implementations((i) => ({ describeState: (state) => i.describeState(state).replace(/\n- Do not use.*$/, "") })),
  ],
  [
    "describes with a line feed at the end",
    "host.describe-state--describes-all",
    implementations((i) => ({ describeState: (state) => `${i.describeState(state)}\n` })),
  ],
  [
    "escapes a line feed by its letter",
    "host.describe-state--escapes-line-breaks-by-their-digits",
    described((text) => text.replaceAll("\\u000a", "\\n")),
  ],
  [
    "describes a state as an import would leave it",
    "host.describe-state--escapes-line-breaks-by-their-digits",
    implementations((i) => ({ describeState: (state) => i.describeState(i.start({ state }).state()) })),
  ],
  [
    "quotes no text for a Hangul choseong filler",
    "host.describe-state--quotes-what-a-font-ignores",
    unquoted(/\u115f/g),
  ],
  [
    "quotes no text for a Khmer vowel that is not seen",
    "host.describe-state--quotes-what-a-font-ignores",
    unquoted(/[\u17b4\u17b5]/g),
  ],
  [
    "quotes no text for a Mongolian selector",
    "host.describe-state--quotes-what-a-font-ignores",
    unquoted(/[\u180b-\u180f]/g),
  ],
  ["quotes no text for U+2065", "host.describe-state--quotes-what-a-font-ignores", unquoted(/\u2065/g)],
  [
    "quotes no text for a variation selector",
    "host.describe-state--quotes-what-a-font-ignores",
    unquoted(/[\ufe00-\ufe0f]/g),
  ],
  ["quotes no text for U+FFF0", "host.describe-state--quotes-what-a-font-ignores", unquoted(/[\ufff0-\ufff8]/g)],
  [
    "quotes no text for a tag",
    "host.describe-state--quotes-tags-and-selectors-beyond-the-basic-plane",
    unquoted(/[\u{e0000}-\u{e007f}]/gu),
  ],
  [
    "quotes no text for a selector beyond the basic plane",
    "host.describe-state--quotes-tags-and-selectors-beyond-the-basic-plane",
    unquoted(/[\u{e0100}-\u{e01ef}]/gu),
  ],
  [
    "quotes no text for a character that is ignored and not assigned",
    "host.describe-state--quotes-tags-and-selectors-beyond-the-basic-plane",
    unquoted(/\u{e0fff}/gu),
  ],
  [
    "quotes what is not assigned",
    "host.describe-state--quotes-no-character-that-is-not-assigned",
    described((text) => text.replace(/x[^x,\n]*\p{Cn}/gu, '"$&"')),
  ],
  [
    "quotes a premise with a comma",
    "host.describe-state--quotes-a-comma-of-an-item-and-not-of-a-premise",
    described((text) => text.replace(/(?<=^- Premise: )[^"\n]*,[^"\n]*$/m, '"$&"')),
  ],
  [
    "quotes a comma with a space alone",
    "host.describe-state--quotes-a-comma-of-an-item-and-not-of-a-premise",
    described((text) => text.replace(/"([^" \\]*,[^" \\]*)"/g, "$1")),
  ],
  [
    "quotes a prohibited item at a comma with a space alone",
    "host.describe-state--quotes-a-comma-of-an-item-and-not-of-a-premise",
    described((text) => text.replace(/(?<=^- Do not use: .*)"([^" \\]*,[^" \\]*)"/gm, "$1")),
  ],
  [
    "escapes no backslash",
    "host.describe-state--escapes-a-backslash-where-it-quotes",
    described((text) => text.replaceAll("\\\\", "\\")),
  ],
  [
    "escapes a backslash that it does not quote",
    "host.describe-state--escapes-a-backslash-where-it-quotes",
    described((text) => text.replace(/(?<=[:,] [^",]*)\\/g, "\\\\")),
  ],
  [
    "repairs with the turn trimmed",
    "host.repairs--repairs-with-the-turn-as-it-was-typed",
    subjects((s) => ({ explain: (text) => retold(s.explain(text), "1", (repair) => repair.trim()) })),
  ],
  [
    "repairs nothing",
    "host.repairs--repairs-of-an-item-in-use",
    subjects((s) => ({ explain: (text) => ({ ...Object(s.explain(text)), repairs: [] }) })),
  ],
  [
    "repairs without the turn itself",
    "host.repairs--repairs-of-an-item-in-use",
    subjects((s) => ({
      explain: (text) => ({ ...Object(s.explain(text)), repairs: Object(s.explain(text)).repairs.slice(0, 1) }),
    })),
  ],
  [
    "repairs into a near miss",
    "host.repairs--repairs-with-a-second-space",
    subjects((s) => ({ explain: (text) => retold(s.explain(text), "0", (repair) => repair.replace("  ", " ")) })),
  ],
  [
    "explains by one rule",
    "host.explain--explains-an-update",
    subjects((s) => ({ explain: (text) => ({ ...Object(s.explain(text)), rule: "turn.passthrough" }) })),
  ],
  [
    "explains and steps",
    "host.explain--explains-an-answer",
    subjects((s) => ({
      explain(text) {
        const explanation = s.explain(text);
        s.step(text);
        return explanation;
      },
    })),
  ],
  [
    "parses while a question waits",
    "host.explain--explains-a-directive-while-pending",
    subjects((s) => ({
      explain: (text) => ({ ...Object(s.explain(text)), directive: RIGHT.implementation.parse(text) }),
    })),
  ],
  [
    "takes any turn as text",
    "host.misuse--turn-that-is-no-string",
    subjects((s) => ({ step: (text) => s.step(String(text)) })),
  ],
  [
    "previews any turn as text",
    "host.misuse--preview-of-what-is-no-string",
    subjects((s) => ({ preview: (text) => s.preview(String(text)) })),
  ],
  [
    "explains any turn as text",
    "host.misuse--explanation-of-what-is-no-string",
    subjects((s) => ({ explain: (text) => s.explain(String(text)) })),
  ],
  [
    "steps what comes before a wrong entry",
    "host.misuse--entry-that-is-no-object",
    subjects((s) => ({
      applyTranscript(messages) {
        if (Array.isArray(messages)) s.step(Object(messages[0]).content);
        return s.applyTranscript(messages);
      },
    })),
  ],
  [
    "imports a value as text",
    "host.misuse--payload-that-is-no-text",
    subjects((s) => ({ importJson: (text) => s.importJson(typeof text === "string" ? text : JSON.stringify(text)) })),
  ],
];

/** Wrong about what is told, whatever is known. */
export const WRONG_ANSWERS: readonly Wrong[] = [
  ["never tells whether a question waits", "use.adopts--", told(({ has_pending_clarification, ...rest }) => rest)],
  ["never tells what is pending", "use.adopts--", told(({ pending, ...rest }) => rest)],
  ["tells more than it is asked", "use.adopts--", told((observed) => ({ ...observed, note: "as asked" }))],
  [
    "tells more in a decision",
    "use.adopts--",
    told((observed) =>
      "decision" in observed ? { ...observed, decision: { ...Object(observed.decision), rule: "?" } } : observed,
    ),
  ],
  [
    "tells more of each turn",
    "values.checkpoint--spaces-of-the-raw-text",
    told((o) => ("turns" in o && Array.isArray(o.turns) ? { turns: o.turns.map((turn) => ({ ...turn, at: 0 })) } : o)),
  ],
  [
    "tells nothing of a follow-up's question",
    "import-checkpoint.raw-text--",
    told((o) =>
      "followup" in o
        ? { ...o, followup: { input: Object(o.followup).input, decision: Object(o.followup).decision } }
        : o,
    ),
  ],
  ...[5, "use_item", [], {}, { kind: null }].map(
    (directive): Wrong => [
      `tells ${JSON.stringify(directive)} for a directive that is not there`,
      "form.use-item--",
      toldOfTexts((text) => (text.directive === null ? { ...text, directive } : text)),
    ],
  ),
  [
    "tells a text that is not of a kind to be canonical in a word",
    "form.use-item--",
    toldOfTexts((text) => (text.directive === null ? { ...text, canonical: "no" } : text)),
  ],
  [
    "tells only that something is pending behind an import",
    "pending.accept-replace-use--old-absent",
    told((o, { kind }) => (kind === "checkpoint" && o.pending !== null ? { ...o, pending: true } : o)),
  ],
  [
    "keeps a prompt that asks another question until it is asked again",
    "import-checkpoint.pending-prompt--another-question",
    told((o, { action }) => {
      const asked = Object(Object(Object(action).payload).pending).prompt_to_user;
      return typeof asked === "string" && o.error === undefined
        ? { ...o, pending: { ...Object(o.pending), prompt_to_user: asked } }
        : o;
    }),
  ],
  [
    "hands out one state for all",
    "values.snapshot--",
    told((o) =>
      "states" in o && Array.isArray(o.states)
        ? { states: o.states.map(() => Array.isArray(o.states) && o.states.at(-1)) }
        : o,
    ),
  ],
];

/** Wrong about the grammar and the layer. */
export const WRONG_READERS: readonly Wrong[] = [
  ["finds everything canonical", "canonical.form--", implementations(() => ({ isCanonical: () => true }))],
  ["finds nothing canonical", "form.use-item--", implementations(() => ({ isCanonical: () => false }))],
  [
    "has no near misses",
    "form.set-premise-near-miss--",
    implementations((i) => ({ parse: (text) => i.parse(text.replace(/^set premise to /, "set premise ")) })),
  ],
  [
    "trims what stands before instead of",
    "form.replacement-one-sided--one-sided",
    implementations((i) => ({ parse: (text) => i.parse(text.replace(/^use \s+(?=instead of )/, "use ")) })),
  ],
  [
    "never takes a message for a directive",
    "heuristic.full-match--",
    {
      ...RIGHT,
      layer: {
        ...RIGHT.layer,
        heuristic: () => ({ outcome: "unknown", directive: null, rule_id: "reject.directive_adjacent_unsafe" }),
      },
    },
  ],
  [
    "never looks at the source",
    "source.gate--",
    { ...RIGHT, layer: { ...RIGHT.layer, validate: (raw) => RIGHT.layer.validate(raw, null) } },
  ],
  [
    "parses whatever a model says",
    "output.parsed--",
    { ...RIGHT, layer: { ...RIGHT.layer, parse: (raw) => String(raw) } },
  ],
];
