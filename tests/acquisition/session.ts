/** A session on a pipe whose turns go through the gate, put together from the parts that the command line is made of. */
import { acquireTurn } from "../../src/acquisition/index.js";
import { renderJson } from "../../src/cli/io/render-json.js";
import { renderText } from "../../src/cli/io/render-text.js";
import { PLAIN } from "../../src/cli/io/style.js";
import { answer, asTyped } from "../../src/cli/session/answer.js";
import { createEngine } from "../../src/index.js";

/** How a session is run. */
interface Options {
  readonly json: boolean;
  readonly gated: boolean;
}

/** What a session prints for its lines. */
export function runSession(lines: readonly string[], { json, gated }: Options): string {
  const engine = createEngine();
  const acquire = gated ? acquireTurn : asTyped;
  const envelopes = lines.map((line) => answer(engine, line, acquire)).filter((envelope) => envelope !== null);
  return envelopes.map((envelope) => (json ? renderJson(envelope) : renderText(envelope, PLAIN))).join("");
}
