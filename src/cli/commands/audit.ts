/** `audit`: what requests had shortened, left out or refused, from a session's log or from a file. */
import { existsSync } from "node:fs";
import { type Audited, auditedIn, auditedOf } from "../audit/audited.js";
import { renderAudit } from "../audit/render.js";
import { type Command, EXIT, type Given, type Streams, wrongArguments } from "../command.js";
import { renderJson } from "../io/render-json.js";
import { outputStyle } from "../io/style.js";
import { readTextFile, readTextStream } from "../io/text-file.js";
import { theSession } from "../kept/action.js";
import { enveloped } from "../kept/envelopes.js";
import { openSessions, readable } from "../kept/open.js";
import { JSON_OUTPUT, STORE, TENANT } from "../options.js";

export const audit: Command = {
  name: "audit",
  operands: "SESSION|FILE",
  summary: "what requests had shortened, left out or refused",
  help: `Prints what was shortened, left out or refused, and why, from the records
context.audit and conversation.result of a session, or from a FILE: an export,
or such records or their lines, a JSON value a line; - is standard input. With
--store or --tenant the name is that of a session, without them that of a file,
if there is one. Before each line stands the entry of the log, or the line of
the file.`,
  options: [JSON_OUTPUT, STORE, TENANT],
  run,
};

async function run(given: Given, { output }: Streams) {
  const [name, ...more] = given.operands;
  if (name === undefined || more.length > 0) throw wrongArguments("audit takes one session or file");
  const audited = isFile(given, name) ? await fromFile(name) : await fromSession(given, name);
  const json = () =>
    audited.map((each) => renderJson(enveloped({ mode: "audit", command: "audit", ...each }))).join("");
  await output.write(given.has(JSON_OUTPUT) ? json() : renderAudit(audited, outputStyle()));
  return EXIT.done;
}

function isFile(given: Given, name: string): boolean {
  // No session has a name with a slash: what is missing there is a file.
  return !given.has(STORE) && !given.has(TENANT) && (name === "-" || /[/\\]/.test(name) || existsSync(name));
}

async function fromFile(name: string): Promise<Audited[]> {
  const text = name === "-" ? await readTextStream(process.stdin, "standard input") : readTextFile(name);
  return auditedIn(text, name);
}

async function fromSession(given: Given, name: string): Promise<Audited[]> {
  const { sessions, tenant, close } = await openSessions(given);
  try {
    const session = await theSession({ sessions, tenant, operands: [name] });
    return await readable(auditedOf(session));
  } finally {
    await close();
  }
}
