/** The table of commands: a new one is a file in `commands/` and a line here. */
import type { Command } from "./command.js";
import { audit } from "./commands/audit.js";
import { chat } from "./commands/chat.js";
import { check } from "./commands/check.js";
import { compact } from "./commands/compact.js";
import { conformance } from "./commands/conformance.js";
import { explain } from "./commands/explain.js";
import { focus } from "./commands/focus.js";
import { generate } from "./commands/generate.js";
import { mcp } from "./commands/mcp.js";
import { proxy } from "./commands/proxy.js";
import { replay } from "./commands/replay.js";
import { rules } from "./commands/rules.js";
import { session } from "./commands/session.js";
import { sessions } from "./commands/sessions.js";

/** All commands; the first one is meant where none is named. */
export const COMMANDS: readonly [Command, ...Command[]] = [
  session,
  sessions,
  audit,
  replay,
  explain,
  check,
  compact,
  rules,
  conformance,
  generate,
  focus,
  chat,
  proxy,
  mcp,
];
