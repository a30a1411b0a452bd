/** Examples of what a host needs beside heuristic and validator: `rendered`, `confirmation`, `reply`, `summary`, `provider`, `trace`. */
import { json, type Lines, prompt, takeGiven, takeText, takeTurn } from "../notation.js";
import type { AcquisitionExample } from "./acquisition.js";

type Reader = (lines: Lines, id: string) => AcquisitionExample;

/** The reader of one example of each kind, by the word of its fence. */
export const ACQUISITION_HOST_EXAMPLES: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["rendered", rendered],
  ["confirmation", confirmation],
  ["reply", reply],
  ["summary", summary],
  ["provider", provider],
  ["trace", trace],
]);

/** A template and a state, and the prompt that they make. */
function rendered(lines: Lines, id: string): AcquisitionExample {
  const state = takeGiven(lines);
  const template =
    takeText(lines, "template") ?? lines.fail("A template belongs here, a line that begins `template `.");
  const text = prompt(lines, lines.requireAfter("prompt "));
  return { case: { id, kind: "rendered", template, state }, expected: { text } };
}

/** A text, and whether it confirms. */
function confirmation(lines: Lines, id: string): AcquisitionExample {
  const input = takeInput(lines);
  const word = lines.take();
  if (word !== "confirms" && word !== "does not confirm")
    return lines.fail(`\`confirms\` or \`does not confirm\` belongs here, not \`${word}\`.`);
  return { case: { id, kind: "confirmation", input }, expected: { confirms: word === "confirms" } };
}

/** A text, and which reply it is, or that it is none. */
function reply(lines: Lines, id: string): AcquisitionExample {
  const input = takeInput(lines);
  const word = lines.take();
  const kind = ["accept", "decline", "cancel", "ask_again"].find((each) => each === word);
  if (kind === undefined && word !== "no reply")
    return lines.fail(
      `\`accept\`, \`decline\`, \`cancel\`, \`ask_again\` or \`no reply\` belongs here, not \`${word}\`.`,
    );
  return { case: { id, kind: "reply", input }, expected: { reply: kind ?? null } };
}

/** An answer to what is pending, and the sentence about it. */
function summary(lines: Lines, id: string): AcquisitionExample {
  const input = takeInput(lines);
  const pending = json(lines, lines.requireAfter("pending "));
  const text = lines.requireAfter("says ");
  return { case: { id, kind: "summary", input, pending }, expected: { text } };
}

function takeInput(lines: Lines): string {
  return takeTurn(lines) ?? lines.fail("A text belongs here, a line that begins `> `.");
}

/** An environment, perhaps with a default model, and the provider that it names, or the message of the error. */
function provider(lines: Lines, id: string): AcquisitionExample {
  const environment = json(lines, lines.requireAfter("environment "));
  const model = lines.takeAfter("default ");
  const asked = model === null ? { environment } : { environment, default_model: json(lines, model) };
  const error = lines.takeAfter("error ");
  const expected = error === null ? { provider: json(lines, lines.requireAfter("gives ")) } : { error };
  return { case: { id, kind: "provider", ...asked }, expected };
}

/** What is told, and below it, to the end of the fence, the trace. */
function trace(lines: Lines, id: string): AcquisitionExample {
  const compact = lines.takeAfter("compact ");
  const told = json(lines, compact ?? lines.requireAfter("full "));
  const fn = compact === null ? "build_trace" : "build_compact_trace_text";
  return { case: { id, kind: "trace", action: { fn, ...Object(told) } }, expected: { text: lines.rest() } };
}
