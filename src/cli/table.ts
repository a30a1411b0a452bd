/** The table of commands: a new one is a row here and a file in `commands/`, which is loaded when the command is run. */
import { BASE_URL, MODEL, OWN_KEY, PROVIDER_NAMES } from "./chat/endpoint.js";
import type { Command } from "./command.js";
import {
  APPLY,
  BUDGET,
  CHECK,
  CHECKPOINT_OUT,
  CLASS,
  DIAGNOSTICS,
  DIAGRAMS,
  FORMAT,
  FUZZ,
  HTTP,
  JOIN_PAGE,
  JS,
  JSON_OUTPUT,
  KNOWN,
  LANGUAGE,
  LIST,
  NAME,
  NAMED,
  OF_TENANT,
  ONLY,
  OUT,
  PLAIN,
  PORT,
  PRELOADS,
  PREPROCESSOR,
  PREVIOUS,
  SAVE_CHECKPOINT,
  SEED,
  SESSION,
  SKIP,
  STOP,
  STORE,
  TENANT,
  TIME_LIMIT,
  TOOLS,
  UPSTREAM,
} from "./options.js";

/** All commands; the first one is meant where none is named. */
export const COMMANDS: readonly [Command, ...Command[]] = [
  {
    name: "session",
    operands: "",
    summary: "answer turns, one a line (also without a name)",
    help: `On a terminal it is a dialog, in which help lists the words it knows. On a pipe
each line is answered as it comes; a line has at most 16,777,216 characters.
There, too, a line that is exit or quit ends it, state and preview TURN look,
and step TURN takes a turn that reads like one of these. --json is for pipes.
With --session every turn is in a log before it is answered; the next session
of NAME goes on from there, however this one ended.`,
    options: [JSON_OUTPUT, DIAGNOSTICS, PREPROCESSOR, ...PRELOADS, SAVE_CHECKPOINT, SESSION, STORE],
    load: () => import("./commands/session.js"),
  },
  {
    name: "sessions",
    operands: "ACTION ...",
    summary: "look at kept sessions and take care of them",
    help: `  list                          verify NAME [HEAD]
  show NAME                     export NAME
  history NAME                  import NAME FILE
  why NAME [ITEM]               prune NAME ENTRY
  restore NAME [ENTRY]          erase NAME
  fork NAME NEW [ENTRY]

ENTRY is a number of the history: without it restore undoes the last change,
which may be a restore: the second one is a redo; fork takes what holds; prune
removes what is before it. With HEAD, which show prints, verify finds an end
that was cut. FILE is an export, or - for standard input. erase is for good.`,
    options: [JSON_OUTPUT, STORE, TENANT, PLAIN],
    load: () => import("./commands/sessions.js"),
  },
  {
    name: "audit",
    operands: "SESSION|FILE",
    summary: "what requests had shortened, left out or refused",
    help: `Prints what was shortened, left out or refused, and why, from the records
context.audit and conversation.result of a session, or from a FILE: an export,
or such records or their lines, a JSON value a line, or what --json wrote; - is
standard input. Lines of which none is a record are refused. With --store or
--tenant the name is that of a session, without them that of a file, if there
is one. Before each line stands the entry of the log, or the line of the file.`,
    options: [JSON_OUTPUT, STORE, TENANT],
    load: () => import("./commands/audit.js"),
  },
  {
    name: "replay",
    operands: "FILE",
    summary: "step a stored conversation",
    help: `Steps every user message of a stored conversation and shows what each one does,
then the final state. FILE is a JSON array, or JSON lines, of objects like
{"role": "user", "content": "use tea"}; - is standard input. A message whose
content or parts have exactly one text is a turn, too; what has none or several
is left out, with a note.`,
    options: [JSON_OUTPUT, DIAGNOSTICS, STOP, ...PRELOADS, CHECKPOINT_OUT],
    load: () => import("./commands/replay.js"),
  },
  {
    name: "explain",
    operands: "TURN",
    summary: "show how a turn is read",
    help: `Prints how TURN is read, by which rule of the specification, what it would be
answered, the turns that lead out of a clarification, and what is probably not
meant as typed. Nothing is changed.`,
    options: [JSON_OUTPUT, DIAGNOSTICS, ...PRELOADS],
    load: () => import("./commands/explain.js"),
  },
  {
    name: "check",
    operands: "FILE...",
    summary: "warn of rules that do not say what was meant",
    help: `Steps each FILE from an empty state and prints what is probably not meant as
typed, as FILE:LINE:COLUMN: SEVERITY CODE: MESSAGE. FILE is a rule file (one
directive a line; # begins a comment at the start of a line or behind white
space) or a stored conversation as of replay; - is standard input. In a rule
file, where lines end with LF or CR LF, blanks and tabs around a line are left
out, and no other white space. A line that is asked about or refused is an
error there, and so is one that is no directive; one that is almost a directive
is a hint.`,
    options: [JSON_OUTPUT, KNOWN],
    load: () => import("./commands/check.js"),
  },
  {
    name: "compact",
    operands: "FILE",
    summary: "print what outlasts a conversation",
    help: `Prints the rules, and in the user's own words the bans, decisions, facts and
open questions of a stored conversation. FILE is a JSON array of messages, or
an object with turns or messages; - is standard input, where each line may be
a conversation, or {"transcript": ..., "previous_artifact": ...}, and is
answered with a line of JSON, or in the format text with a block of lines. What
the assistant said is never kept as decided.

With --previous, FILE has the whole conversation again, or only the messages
behind the artifact, each with a number of its own as its "id", greater than
those before. For these the artifact must be of format compactbench: one of
format json has no rules. Anything else is refused.`,
    options: [PREVIOUS, BUDGET, FORMAT],
    load: () => import("./commands/compact.js"),
  },
  {
    name: "rules",
    operands: "FILE...",
    summary: "propose directives for AGENTS.md and the like",
    help: `Prints each line of a rule file in plain English with the directives that it
clearly asks for, or with the reason why there is none: markup, section (a
heading or a condition above it makes it no rule) or unknown. No model is
asked. Nothing is applied without --apply, which on a terminal shows the list
and waits for your yes, save with --json; what contradicts another line or the
session is never. A line is applied once, however often the command runs: anew
only in a fork, and where a prune has taken its turn out of the log.
FILE may be - for standard input. Exit code 1 says that something contradicts.`,
    options: [JSON_OUTPUT, APPLY, STORE, TENANT],
    load: () => import("./commands/rules.js"),
  },
  {
    name: "conformance",
    operands: "-- PROGRAM ...",
    summary: "hold another implementation to the specification",
    help: `Runs PROGRAM as the adapter of an implementation and holds it against the
examples of the specification (spec/9-conformance.md says how they talk). The
exit code is 0 where it conforms, and 1 where it does not.`,
    options: [LANGUAGE, CLASS, ONLY, LIST, SKIP, TIME_LIMIT, FUZZ, SEED, JSON_OUTPUT],
    load: () => import("./commands/conformance.js"),
  },
  {
    name: "generate",
    operands: "FILE",
    summary: "make the modules of a language of your own",
    help: `Reads a grammar in Peggy's notation and writes its parser, types, printer,
sentences for fast-check, and grammars for constrained decoding into DIR, as
TypeScript that needs no other package. It needs the package peggy itself.`,
    options: [OUT, NAME, JS, DIAGRAMS, CHECK],
    load: () => import("./commands/generate.js"),
  },
  {
    name: "focus",
    operands: "",
    summary: "a session of the older language",
    help: `Answers each line in the older language, whose states have version 1: in words
on a terminal, else as JSON.`,
    options: [],
    load: () => import("./commands/focus.js"),
  },
  {
    name: "chat",
    operands: "",
    summary: "talk with a model under your rules",
    help: `A dialog with a model, on a terminal alone: of any server with the API of
OpenAI, or of a PROVIDER:
${PROVIDER_NAMES}.
Keys are taken from the environment, such as OPENAI_API_KEY; that of --base-url
is ${OWN_KEY}. Tools that are prohibited are neither shown to
the model nor run. It needs version 2 of the package @ai-sdk/openai-compatible,
and for the costs @pydantic/genai-prices.`,
    options: [MODEL, BASE_URL, TOOLS, SESSION, STORE],
    load: () => import("./commands/chat.js"),
  },
  {
    name: "proxy",
    operands: "",
    summary: "keep rules in front of an OpenAI-compatible API",
    help: `Serves chat completions and responses on 127.0.0.1, with the rules of each
conversation, and relays all other requests. A request names its conversation
in the header x-context-compiler-conversation. It needs the packages
@hono/node-server and hono.`,
    options: [UPSTREAM, JOIN_PAGE, STORE, OF_TENANT, PORT],
    load: () => import("./commands/proxy.js"),
  },
  {
    name: "mcp",
    operands: "",
    summary: "serve rules by the Model Context Protocol",
    help: `Speaks on standard input and output with the client that started it, or with
--http on 127.0.0.1 with any. A model may read the rules, and propose changes;
the client asks the user about each. It needs the package
@modelcontextprotocol/server, and for HTTP @hono/node-server and hono.`,
    options: [HTTP, STORE, TENANT, NAMED],
    load: () => import("./commands/mcp.js"),
  },
];
