/** Examples of persistence: `state_json`, `checkpoint`, `transcript` and `transcript_live`. */
import { type Standing, takeConversation, told } from "../conversation.js";
import { json, type Lines, prompt, type StateValue, state, takeText, takeTurn } from "../notation.js";
import { type Context, type Fixture, fixture, takeStart } from "./example.js";

/** Stored messages and the result of their replay. */
export function transcript(lines: Lines, { id }: Context): Fixture[] {
  const messages = takeMessages(lines);
  const result = takeReplayed(lines);
  const { prompt_to_user } = result;
  const expected = prompt_to_user === undefined ? { state: result } : { clarify: { prompt_to_user } };
  return fixture("transcript", id, { messages, expected });
}

/** Stored messages replayed onto a conversation, the result, and where the conversation then stands. */
export function transcriptLive(lines: Lines, { id }: Context): Fixture[] {
  const { fields } = takeStart(lines);
  lines.requireAfter("replay");
  const messages = takeMessages(lines);
  const result = takeReplayed(lines);
  const reached = state(lines, lines.requireAfter("now "));
  const waits = lines.takeAfter("pending ");
  const pending: unknown = waits === null ? null : json(lines, waits);
  const expected = { result, state: reached, has_pending_clarification: pending !== null, pending };
  return fixture("transcript_live", id, { ...fields, messages, expected });
}

function takeMessages(lines: Lines): unknown[] {
  const messages: unknown[] = [];
  for (let message = takeMessage(lines); message !== undefined; message = takeMessage(lines)) messages.push(message);
  return messages;
}

function takeReplayed(lines: Lines): { readonly kind: string; readonly prompt_to_user?: string } {
  const question = lines.takeAfter("confirm ");
  if (question === null) return stateResult(state(lines, lines.requireAfter("state ")));
  return { kind: "confirm", prompt_to_user: prompt(lines, question) };
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

function stateResult(reached: StateValue): { readonly kind: string; readonly state: StateValue } {
  return { kind: "state", state: reached };
}

/** A state exported or imported as text. */
export function stateJson(lines: Lines, { id }: Context): Fixture[] {
  const { fields, standing } = takeStart(lines);
  if (lines.takeAfter("export") !== null) {
    const payload = lines.requireAfter("payload ");
    const expected = { payload, ...told(standing) };
    return fixture("state_json", id, { ...fields, action: { fn: "export_json" }, expected });
  }
  const payload = takeText(lines, "import") ?? lines.fail("An export or an import belongs here.");
  const expected = takeImported(lines, standing, null);
  return fixture("state_json", id, { ...fields, action: { fn: "import_json", payload }, expected });
}

/** A checkpoint exported, imported, or both, and a turn afterwards. */
export function checkpoint(lines: Lines, { id }: Context): Fixture[] {
  const { fields, standing } = takeStart(lines);
  const action = takeCheckpointAction(lines);
  const isImport = "payload" in action;
  const reached = isImport ? takeImported(lines, standing, action.payload) : takeExported(lines, standing);
  const flag = lines.takeAfter("pending ");
  const expected = flag === null ? reached : { ...reached, has_pending_clarification: flag === "yes" };
  const next = takeConversation(lines, { state: expected.state, pending: null }).at(0);
  const { input, decision } = next ?? {};
  const followup = next === undefined ? {} : { followup: { input, decision, ...told(next) } };
  return fixture("checkpoint", id, { ...fields, action, expected: { ...expected, ...followup } });
}

function takeCheckpointAction(lines: Lines): { readonly fn: string; readonly payload?: unknown } {
  const text = takeText(lines, "import_checkpoint_json");
  if (text !== null) return { fn: "import_checkpoint_json", payload: text };
  const value = lines.takeAfter("import_checkpoint ");
  if (value !== null) return { fn: "import_checkpoint", payload: json(lines, value) };
  const fn = lines.take();
  if (fn === "export_checkpoint_json" || fn === "checkpoint_json_round_trip") return { fn };
  return lines.fail(`This is no action on a checkpoint: \`${fn}\`.`);
}

/** An export leaves the conversation as it is, and so does a round trip, in another engine. The payload is to the byte. */
function takeExported(lines: Lines, standing: Standing) {
  const reached = state(lines, lines.requireAfter("state "));
  const payload = lines.takeAfter("payload ");
  const exported = { payload_json_parseable: true, ...(payload === null ? {} : asExported(lines, payload)) };
  return { ...told(standing), state: reached, ...exported };
}

function asExported(lines: Lines, payload: string): object {
  return { payload, payload_object: json(lines, payload) };
}

/** A refused import leaves all as it was. After an import only that is pending which the payload has so. */
function takeImported(lines: Lines, before: Standing, payload: unknown) {
  const message = lines.takeAfter("error ");
  if (message !== null) {
    const kept = lines.takeAfter("state ");
    const error = { type: "ValueError", message_contains: message };
    return { error, ...told(before), state: kept === null ? before.state : state(lines, kept) };
  }
  const reached = { state: state(lines, lines.requireAfter("state ")) };
  return hasPending(payload) ? reached : { ...reached, has_pending_clarification: false, pending: null };
}

/** Whether the payload of a checkpoint, a value or a text, has something pending; a state's has none. */
function hasPending(payload: unknown): boolean {
  const value: unknown = typeof payload === "string" ? JSON.parse(payload) : payload;
  return (Object(value).pending ?? null) !== null;
}
