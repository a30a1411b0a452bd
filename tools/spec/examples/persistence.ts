/** Examples of persistence: `state_json`, `checkpoint` and `transcript`. */
import { takeConversation } from "../conversation.js";
import { json, type Lines, prompt, type StateValue, state, takeTurn } from "../notation.js";
import { type Context, type Fixture, fixture, takeStart } from "./example.js";

/** Stored messages and the result of their replay. */
export function transcript(lines: Lines, { id }: Context): Fixture[] {
  const messages: unknown[] = [];
  for (let message = takeMessage(lines); message !== undefined; message = takeMessage(lines)) messages.push(message);
  const question = lines.takeAfter("confirm ");
  const expected =
    question === null
      ? { state: { kind: "state", state: state(lines, lines.requireAfter("state ")) } }
      : { clarify: { prompt_to_user: prompt(lines, question) } };
  return fixture("transcript", id, { messages, expected });
}

function takeMessage(lines: Lines): unknown {
  const user = takeTurn(lines);
  if (user !== null) return { role: "user", content: user };
  for (const role of ["assistant", "system"]) {
    const content = lines.takeAfter(`${role}> `);
    if (content !== null) return { role, content };
  }
  const any = lines.takeAfter("json ");
  return any === null ? undefined : json(lines, any);
}

/** A state exported or imported as text. */
export function stateJson(lines: Lines, { id }: Context): Fixture[] {
  const start = takeStart(lines);
  if (lines.takeAfter("export") !== null) {
    const payload = lines.requireAfter("payload ");
    const action = { fn: "export_json" };
    return fixture("state_json", id, { ...start, action, expected: { payload, state: json(lines, payload) } });
  }
  const action = { fn: "import_json", payload: lines.requireAfter("import ") };
  return fixture("state_json", id, { ...start, action, expected: takeImported(lines, start.initial_state) });
}

/** A checkpoint exported, imported, or both, and a turn afterwards. */
export function checkpoint(lines: Lines, { id }: Context): Fixture[] {
  const start = takeStart(lines);
  const action = takeCheckpointAction(lines);
  const expected = takeImported(lines, start.initial_state);
  const payload = lines.takeAfter("payload ");
  const exported = payload === null ? {} : { payload_json_parseable: true, payload_object: json(lines, payload) };
  const pending = lines.takeAfter("pending ");
  const flag = pending === null ? {} : { has_pending_clarification: pending === "yes" };
  const next = takeConversation(lines, { state: expected.state, pending: null }).at(0);
  const followup =
    next === undefined
      ? {}
      : {
          followup: {
            input: next.input,
            decision: next.decision,
            state: next.state,
            has_pending_clarification: next.pending !== null,
          },
        };
  return fixture("checkpoint", id, { ...start, action, expected: { ...expected, ...exported, ...flag, ...followup } });
}

function takeCheckpointAction(lines: Lines): { readonly fn: string; readonly payload?: unknown } {
  const text = lines.takeAfter("import_checkpoint_json ");
  if (text !== null) return { fn: "import_checkpoint_json", payload: text };
  const value = lines.takeAfter("import_checkpoint ");
  if (value !== null) return { fn: "import_checkpoint", payload: json(lines, value) };
  const fn = lines.take();
  if (fn === "export_checkpoint_json" || fn === "checkpoint_json_round_trip") return { fn };
  return lines.fail(`This is no action on a checkpoint: \`${fn}\`.`);
}

function takeImported(lines: Lines, before: StateValue): { readonly state: StateValue; readonly error?: object } {
  const message = lines.takeAfter("error ");
  if (message === null) return { state: state(lines, lines.requireAfter("state ")) };
  const kept = lines.takeAfter("state ");
  const error = { type: "ValueError", message_contains: message };
  return { error, state: kept === null ? before : state(lines, kept) };
}
