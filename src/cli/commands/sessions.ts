/** `sessions`: what is kept, looked at and taken care of from outside of a session. */
import { type Command, EXIT, type Given, type Streams, type Switch, wrongArguments } from "../command.js";
import { renderJson } from "../io/render-json.js";
import { outputStyle } from "../io/style.js";
import type { Action } from "../kept/action.js";
import { erase, exported, fork, imported, prune, restore } from "../kept/changing.js";
import { enveloped } from "../kept/envelopes.js";
import { history, list, show, verify, why } from "../kept/looking.js";
import { openSessions } from "../kept/open.js";
import { JSON_OUTPUT, STORE, TENANT } from "../options.js";

const PLAIN: Switch = {
  name: "plain",
  value: null,
  help: "with export: bodies that can be read, without their hashes",
};

const ACTIONS: ReadonlyMap<string, Action> = new Map(
  Object.entries({ list, show, history, why, restore, fork, verify, export: exported, import: imported, prune, erase }),
);

export const sessions: Command = {
  name: "sessions",
  operands: "ACTION ...",
  summary: "look at kept sessions and take care of them",
  help: `${actionLines()}

ENTRY is a number of the history: without it restore undoes the last change and
fork takes what holds; prune removes what is before it. With HEAD, which show
prints, verify finds an end that was cut. FILE is an export, or - for standard
input. erase is for good.`,
  options: [JSON_OUTPUT, STORE, TENANT, PLAIN],
  run,
};

/** The actions as they are called, two on a line. */
function actionLines(): string {
  const calls = [...ACTIONS].map(([name, { operands }]) => [name, ...operands].join(" "));
  const half = Math.ceil(calls.length / 2);
  return calls
    .slice(0, half)
    .map((call, index) => `  ${call.padEnd(30)}${calls[half + index] ?? ""}`.trimEnd())
    .join("\n");
}

async function run(given: Given, { output, errors }: Streams) {
  const [name = "", ...operands] = given.operands;
  const action = ACTIONS.get(name);
  if (action === undefined) throw wrongArguments(`sessions takes one of ${[...ACTIONS.keys()].join(", ")}`);
  requireOperands(name, action, operands);
  if (given.has(PLAIN) && action !== exported) throw wrongArguments("--plain goes with export");
  const { sessions, tenant, close } = await openSessions(given);
  try {
    const call = { sessions, tenant, operands, plain: given.has(PLAIN), style: outputStyle(), output, errors };
    const done = await action.run(call);
    if (done === null) return EXIT.done;
    const { fields, text, code = EXIT.done } = done;
    const json = () => renderJson(enveloped({ mode: "sessions", command: name, ...fields }));
    await output.write(given.has(JSON_OUTPUT) ? json() : text);
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
