/** The table of commands: a new one is a file in `commands/` and a line here. */
import type { Command } from "./command.js";
import { conformance } from "./commands/conformance.js";
import { explain } from "./commands/explain.js";
import { focus } from "./commands/focus.js";
import { replay } from "./commands/replay.js";
import { session } from "./commands/session.js";

/** All commands; the first one is meant where none is named. */
export const COMMANDS: readonly [Command, ...Command[]] = [session, replay, explain, conformance, focus];
