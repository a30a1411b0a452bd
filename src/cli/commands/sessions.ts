/** `sessions`: what is kept, looked at and taken care of from outside of a session. */
import { EXIT, type Given, type Streams, wrongArguments } from "../command.js";
import { renderJson } from "../io/render-json.js";
import { outputStyle } from "../io/style.js";
import type { Action } from "../kept/action.js";
import { erase, fork, imported, prune, restore } from "../kept/changing.js";
import { enveloped } from "../kept/envelopes.js";
import { exported } from "../kept/exporting.js";
import { history, list, show, verify, why } from "../kept/looking.js";
import { openSessions } from "../kept/open.js";
import { JSON_OUTPUT, PLAIN } from "../options.js";

/** The actions by their names; the help lists them. */
export const ACTIONS: ReadonlyMap<string, Action> = new Map(
  Object.entries({ list, show, history, why, restore, fork, verify, export: exported, import: imported, prune, erase }),
);

export async function run(given: Given, streams: Streams) {
  const [name = "", ...operands] = given.operands;
  const action = ACTIONS.get(name);
  if (action === undefined) throw wrongArguments(`sessions takes one of ${[...ACTIONS.keys()].join(", ")}`);
  requireOperands(name, action, operands);
  if (given.has(PLAIN) && action !== exported) throw wrongArguments("--plain goes with export");
  const { sessions, tenant, close } = await openSessions(given);
  try {
    const call = { sessions, tenant, operands, plain: given.has(PLAIN), style: outputStyle(), ...streams };
    const done = await action.run(call);
    const { fields, text, code = EXIT.done } = done;
    if (fields === null) return code;
    const json = () => renderJson(enveloped({ mode: "sessions", command: name, ...fields }));
    await streams.output.write(given.has(JSON_OUTPUT) ? json() : text);
    return code;
  } finally {
    await close();
  }
}

function requireOperands(name: string, { operands: wanted }: Action, given: readonly string[]): void {
  const least = wanted.filter((operand) => !operand.startsWith("[")).length;
  if (given.length >= least && given.length <= wanted.length) return;
  throw wrongArguments(`It is called as 'sessions ${[name, ...wanted].join(" ")}'`);
}
