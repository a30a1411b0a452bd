/** Examples of what hosts are offered: `readers`, `host` and `misuse`. */
import { told } from "../conversation.js";
import { json, type Lines, state, string, takeText } from "../notation.js";
import { type Context, type Fixture, fixture, takeStart } from "./example.js";

/** What the readers say of a state, of a decision, or of an item in a state. */
export function readers(lines: Lines, { id }: Context): Fixture[] {
  const item = lines.takeAfter("policy of ");
  if (item !== null) {
    const action = { fn: "get_policy", state: state(lines, lines.requireAfter("in ")), item: string(lines, item) };
    return fixture("readers", id, { action, expected: takeFields(lines, ["policy"]) });
  }
  const read = lines.takeAfter("read ");
  if (read === null) {
    const action = { fn: "read_decision", decision: json(lines, lines.requireAfter("decision ")) };
    return fixture("readers", id, { action, expected: takeFields(lines, OF_DECISION) });
  }
  const action = { fn: "read_state", state: state(lines, read) };
  return fixture("readers", id, { action, expected: takeFields(lines, OF_STATE) });
}

const OF_STATE = ["premise", "items", "items_in_use", "items_prohibited"];
const OF_DECISION = ["is_passthrough", "is_update", "is_clarify", "prompt", "state"];

function takeFields(lines: Lines, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, json(lines, lines.requireAfter(`${name} `))]));
}

/** The text of a state, or the explanation of a turn as JSON, which leaves the conversation as it is. */
export function host(lines: Lines, { id }: Context): Fixture[] {
  const { fields, standing } = takeStart(lines);
  if (lines.takeAfter("describe") !== null) {
    const action = { fn: "describe_state", state: standing.state };
    return fixture("host", id, { action, expected: { text: lines.rest() } });
  }
  const action = {
    fn: "explain",
    input: takeText(lines, "explain>") ?? lines.fail("A line `explain> ` belongs here."),
  };
  lines.requireAfter("result");
  const explanation = json(lines, lines.rest());
  return fixture("host", id, { ...fields, action, expected: { explanation, ...told(standing) } });
}

/** The argument of each call that may be misused. */
const ARGUMENTS: ReadonlyMap<string, string> = new Map([
  ["step", "input"],
  ["preview", "input"],
  ["explain", "input"],
  ["apply_transcript", "messages"],
  ["import_json", "payload"],
]);

/** A call with an argument of the wrong kind, which applies nothing. */
export function misuse(lines: Lines, { id }: Context): Fixture[] {
  const { fields, standing } = takeStart(lines);
  const line = lines.take();
  const fn = line.slice(0, line.indexOf(" "));
  const argument = ARGUMENTS.get(fn) ?? lines.fail(`This is not a call that may be misused: \`${fn}\`.`);
  const action = { fn, [argument]: json(lines, line.slice(fn.length)) };
  return fixture("misuse", id, { ...fields, action, expected: { refused: true, ...told(standing) } });
}
