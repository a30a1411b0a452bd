/** The options of all commands: one has one meaning, whichever command has it. */
import { CLASSES } from "../conformance/classes.js";
import type { Setting, Switch } from "./command.js";

/** These two every command has. */
export const HELP: Switch = { name: "help", short: "h", value: null, help: "print this help" };
export const VERSION: Switch = { name: "version", value: null, help: "print the version" };

export const JSON_OUTPUT: Switch = { name: "json", value: null, help: "one JSON object a line" };

export const DIAGNOSTICS: Switch = {
  name: "diagnostics",
  value: null,
  help: "say what is probably not meant as typed: a field of the JSON",
};

export const STATE_JSON: Setting = { name: "initial-state-json", value: "JSON", help: "start from this state" };
export const STATE_FILE: Setting = {
  name: "initial-state-file",
  value: "FILE",
  help: "start from the state in a file",
};
export const CHECKPOINT_JSON: Setting = {
  name: "initial-checkpoint-json",
  value: "JSON",
  help: "start from this checkpoint",
};
export const CHECKPOINT_FILE: Setting = {
  name: "initial-checkpoint-file",
  value: "FILE",
  help: "start from a checkpoint (one start at most)",
};

export const SESSION: Setting = {
  name: "session",
  value: "NAME",
  help: "keep every turn under NAME, and go on from it",
};
export const STORE: Setting = {
  name: "store",
  value: "URL",
  help: "where sessions are kept: file:FOLDER, sqlite:FILE, postgres:... or memory:",
};
export const TENANT: Setting = { name: "tenant", value: "NAME", help: "whose sessions; local without it" };

/** Where an engine starts from; at most one is given. */
export const PRELOADS = [STATE_JSON, STATE_FILE, CHECKPOINT_JSON, CHECKPOINT_FILE] as const;

export const PREPROCESSOR: Switch = {
  name: "with-preprocessor",
  value: null,
  help: "take directives out of white space or a model's JSON answer",
};
export const SAVE_CHECKPOINT: Setting = {
  name: "save-checkpoint",
  value: "FILE",
  help: "save the checkpoint at the end",
};

export const PLAIN: Switch = {
  name: "plain",
  value: null,
  help: "with export: bodies that can be read, without their hashes",
};

export const STOP: Switch = {
  name: "stop",
  value: null,
  help: "stop at the first clarification and print the transcript result, as JSON",
};
export const CHECKPOINT_OUT: Setting = {
  name: "checkpoint-out",
  value: "FILE",
  help: "save the checkpoint at the end",
};

export const KNOWN: Setting = {
  name: "known",
  value: "NAME",
  help: "a name that rules can be about, such as a tool's (repeatable)",
};

export const PREVIOUS: Setting = {
  name: "previous",
  value: "FILE",
  help: "go on from this artifact, of format compactbench or json",
};
export const BUDGET: Setting = {
  name: "budget",
  value: "N",
  help: "at most N bytes of text beside the rules; 8000 without it",
};
export const FORMAT: Setting = { name: "format", value: "NAME", help: "text (without it), json or compactbench" };

export const APPLY: Setting = {
  name: "apply",
  value: "SESSION",
  help: "apply what is new to this session; on a terminal after your yes",
};

export const LANGUAGE: Setting = {
  name: "language",
  value: "NAME",
  help: `the language: ${Object.keys(CLASSES).join(" or ")}; directives without it`,
};
export const CLASS: Setting = {
  name: "class",
  value: "NAME",
  help: `only this class: ${CLASSES.directives.join(", ")}; of focus ${CLASSES.focus.join(", ")}; several times for several`,
};
export const ONLY: Setting = { name: "only", value: "TEXT", help: "only the cases whose id contains TEXT" };
export const LIST: Switch = { name: "list", value: null, help: "the class and the id of each case; nothing is run" };
export const SKIP: Setting = {
  name: "skip",
  value: "FILE",
  help: "a JSON object from case ids to reasons; a skipped case that passes fails",
};
export const TIME_LIMIT: Setting = { name: "time-limit", value: "SECONDS", help: "for each answer; 10 without it" };
export const FUZZ: Setting = {
  name: "fuzz",
  value: "N",
  help: "instead, N cases made at random, on our engine and the adapter side by side; needs the package fast-check",
};
export const SEED: Setting = {
  name: "seed",
  value: "S",
  help: "with --fuzz: the same S, the same cases; 1 without it",
};

export const OUT: Setting = {
  name: "out",
  value: "DIR",
  help: "the folder of the files; it is made where it is missing",
};
export const NAME: Setting = {
  name: "name",
  value: "NAME",
  help: "the language's name in file names; that of FILE without it",
};
export const JS: Switch = {
  name: "js",
  value: null,
  help: "JavaScript beside declarations; needs the package typescript, 5.5 to 6",
};
export const DIAGRAMS: Switch = {
  name: "diagrams",
  value: null,
  help: "railroad diagrams too; needs the package railroad-diagrams",
};
export const CHECK: Switch = {
  name: "check",
  value: null,
  help: "write nothing; fail where a file is not what would be written",
};

export const TOOLS: Setting = { name: "tools", value: "FILE", help: "a module whose default export is tools, by name" };

export const UPSTREAM: Setting = {
  name: "upstream",
  value: "URL",
  help: "what stands for /v1, such as https://api.openai.com/v1",
};
export const JOIN_PAGE: Switch = {
  name: "join-page",
  value: null,
  help: "the rules in the client's last system message, not one of their own",
};
export const OF_TENANT: Setting = { ...TENANT, help: "whose conversations; without it, a digest of the key tells" };
export const PORT: Setting = { name: "port", value: "N", help: "4141 without it; 0 takes a free one" };

export const HTTP: Setting = { name: "http", value: "PORT", help: "serve HTTP at PORT; 0 takes a free one" };
export const NAMED: Setting = { ...SESSION, help: "the conversation of calls that name none; default without it" };
