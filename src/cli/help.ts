/** What the command line says of itself. */
import { readFileSync } from "node:fs";

/** The help of the program; it fits a screen of 24 lines and 80 columns. */
export const HELP = `Usage: context-compiler [options]               a session: one turn a line
       context-compiler replay [options] FILE   step a stored conversation
       context-compiler explain [options] TURN  show how a turn is read
       context-compiler conformance --help      hold another implementation
       context-compiler focus                   a session of the older language

A session on a terminal is a dialog; on a pipe, each line is answered. FILE
is a JSON array, or JSON lines, of {"role", "content"}; - is standard input.

  --json                          one JSON object a line; a session on a pipe
  --initial-state-json JSON       start from this state
  --initial-state-file FILE       start from the state in a file
  --initial-checkpoint-json JSON  start from this checkpoint
  --initial-checkpoint-file FILE  start from a checkpoint (one start at most)
  --save-checkpoint FILE          session: save the checkpoint at the end
  --checkpoint-out FILE           replay: save the checkpoint at the end
  --with-preprocessor             session: take directives out of white space
                                  or a model's JSON answer
  --stop                          replay up to a clarification; print JSON
  --version, -h, --help           print the version, or this help

Exit codes: 0 done; 1 wrong arguments, input or preload, or failed output;
3 a replay that ended with a question unanswered.
`;

/** The help inside a session; it fits a window 40 columns wide. */
export const SESSION_HELP = `A turn is a directive, or is passed on:
  set premise VALUE
  change premise to VALUE
  clear premise
  use ITEM
  use NEW instead of OLD
  prohibit ITEM
  remove policy ITEM
  reset policies
  clear state
These words are exact, in lower case.
Asked to confirm, answer yes or no.
Words of the session:
  state          show the state
  preview TURN   try, change nothing
  step TURN      the same as TURN
  help           this help
  exit           end, as Ctrl-D does
`;

/** The version of the package. */
export function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const known = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return known ? String(manifest.version) : "unknown";
}
