/** The adapter of our engines: a request a line in, an answer a line out. What it is asked is also kept, where a test wants it. */
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { LANGUAGES } from "../../../src/conformance/languages.js";
import { answeringFocus, FOCUS_PARTS } from "../../focus/answer.js";
import { answering, RIGHT } from "../answer.js";
import { answerTo, ascii } from "../peer.js";

const [log] = process.argv.slice(2);
let answerer = answering(RIGHT);

for await (const line of createInterface({ input: process.stdin })) {
  if (log !== undefined) appendFileSync(log, `${line}\n`);
  const request = JSON.parse(line);
  if (request.language === LANGUAGES.focus.version) answerer = answeringFocus(FOCUS_PARTS);
  process.stdout.write(`${ascii(await answerTo(request, answerer))}\n`);
}
