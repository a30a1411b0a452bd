/** `audit`: what requests had shortened, left out or refused, from a session's log or from a file. */
import { statSync } from "node:fs";
import { type Audited, auditedIn, auditedOf } from "../audit/audited.js";
import { renderAudit } from "../audit/render.js";
import { EXIT, type Given, type Streams, wrongArguments } from "../command.js";
import { renderJson } from "../io/render-json.js";
import { outputStyle } from "../io/style.js";
import { nameOf, readText } from "../io/text-file.js";
import { theSession } from "../kept/action.js";
import { enveloped } from "../kept/envelopes.js";
import { openSessions, readable, requireNotErased } from "../kept/open.js";
import { JSON_OUTPUT, STORE, TENANT } from "../options.js";

export async function run(given: Given, { input, output }: Streams) {
  const [name, ...more] = given.operands;
  if (name === undefined || more.length > 0) throw wrongArguments("audit takes one session or file");
  const audited = isFile(given, name)
    ? auditedIn(await readText(name, input), nameOf(name))
    : await fromSession(given, name);
  const json = () =>
    audited.map((each) => renderJson(enveloped({ mode: "audit", command: "audit", ...each }))).join("");
  await output.write(given.has(JSON_OUTPUT) ? json() : renderAudit(audited, outputStyle()));
  return EXIT.done;
}

function isFile(given: Given, name: string): boolean {
  // No session has a name with a slash: what is missing there is a file. A folder may have the name of one.
  const isThere = statSync(name, { throwIfNoEntry: false })?.isDirectory() === false;
  return !given.has(STORE) && !given.has(TENANT) && (name === "-" || /[/\\]/.test(name) || isThere);
}

async function fromSession(given: Given, name: string): Promise<Audited[]> {
  const { sessions, tenant, close } = await openSessions(given);
  try {
    const session = await theSession({ sessions, tenant, operands: [name] });
    await readable(requireNotErased(session));
    return await readable(auditedOf(session));
  } finally {
    await close();
  }
}
