/** The options that several commands share. */
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
  help: "where sessions are kept: file:FOLDER, sqlite:FILE or postgres:...",
};
export const TENANT: Setting = { name: "tenant", value: "NAME", help: "whose sessions; local without it" };

/** Where an engine starts from; at most one is given. */
export const PRELOADS = [STATE_JSON, STATE_FILE, CHECKPOINT_JSON, CHECKPOINT_FILE] as const;
