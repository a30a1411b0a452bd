/** Examples of persistence: `state_json`, `checkpoint`, `transcript` and `transcript_live`. */
import { pendingOf, type Standing, takeConversation, told } from "../conversation.js";
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

/** A state exported or imported as text, or one with which an engine begins. */
export function stateJson(lines: Lines, { id }: Context): Fixture[] {
  const { fields, standing } = takeStart(lines);
  if (lines.takeAfter("export") !== null) {
    const payload = lines.requireAfter("payload ");
    const expected = { payload, ...told(standing) };
    return fixture("state_json", id, { ...fields, action: { fn: "export_json" }, expected });
  }
  const begun = lines.takeAfter("create_engine ");
  if (begun !== null) {
    const action = { fn: "create_engine", payload: json(lines, begun) };
    return fixture("state_json", id, { ...fields, action, expected: takeImported(lines, standing, null).expected });
  }
  const payload = takeText(lines, "import") ?? lines.fail("An export or an import belongs here.");
  const { expected } = takeImported(lines, standing, null);
  return fixture("state_json", id, { ...fields, action: { fn: "import_json", payload }, expected });
}

/** A checkpoint exported, imported, or both, or one with which an engine begins; and a turn afterwards. */
export function checkpoint(lines: Lines, { id }: Context): Fixture[] {
  const { fields, standing: before } = takeStart(lines);
  const action = takeCheckpointAction(lines);
  const reached = "payload" in action ? takeImported(lines, before, action.payload) : takeExported(lines, before);
  const standing = takePending(lines, reached.standing);
  const next = takeConversation(lines, standing).at(0);
  const { input, decision } = next ?? {};
  const followup = next === undefined ? {} : { followup: { input, decision, ...told(next) } };
  const expected = { ...reached.expected, ...told(standing), ...followup };
  return fixture("checkpoint", id, { ...fields, action, expected });
}

/** Whether a question waits, where that is said; and how it is asked, where its prompt is another than the payload's. */
function takePending(lines: Lines, standing: Standing): Standing {
  const line = lines.takeAfter("pending ");
  const { pending } = standing;
  if (line === null || line === (pending === null ? "no" : "yes")) return standing;
  const asked = line.startsWith("yes: ") ? line.slice("yes: ".length) : null;
  if (pending === null || asked === null)
    return lines.fail(`This is not so, after what stands above: \`pending ${line}\`.`);
  return { ...standing, pending: { ...pending, prompt: prompt(lines, asked) } };
}

function takeCheckpointAction(lines: Lines): { readonly fn: string; readonly payload?: unknown } {
  const text = takeText(lines, "import_checkpoint_json");
  if (text !== null) return { fn: "import_checkpoint_json", payload: text };
  for (const fn of ["import_checkpoint", "create_engine"]) {
    const value = lines.takeAfter(`${fn} `);
    if (value !== null) return { fn, payload: json(lines, value) };
  }
  const fn = lines.take();
  if (fn === "export_checkpoint_json" || fn === "checkpoint_json_round_trip") return { fn };
  return lines.fail(`This is not an action on a checkpoint: \`${fn}\`.`);
}

/** What is expected of an action, and where the conversation then stands. */
interface Reached {
  readonly expected: object;
  readonly standing: Standing;
}

/** An export leaves the conversation as it is, and so does a round trip, in another engine. The payload is to the byte. */
function takeExported(lines: Lines, before: Standing): Reached {
  const standing = { ...before, state: state(lines, lines.requireAfter("state ")) };
  const payload = lines.requireAfter("payload ");
  const exported = { payload_json_parseable: true, payload, payload_object: json(lines, payload) };
  return { expected: { ...told(standing), ...exported }, standing };
}

/** A refused import leaves all as it was. After an import only that is pending which the payload has so. */
function takeImported(lines: Lines, before: Standing, payload: unknown): Reached {
  const message = lines.takeAfter("error ");
  if (message !== null) {
    const kept = lines.takeAfter("state ");
    const standing = kept === null ? before : { ...before, state: state(lines, kept) };
    return { expected: { error: { type: "ValueError", message_contains: message }, ...told(standing) }, standing };
  }
  const standing = { state: state(lines, lines.requireAfter("state ")), pending: pendingIn(payload) };
  return { expected: told(standing), standing };
}

/** What is pending in the payload of a checkpoint, a value or a text; in a state's nothing is. */
function pendingIn(payload: unknown): Standing["pending"] {
  const { pending }: { readonly pending?: unknown } = Object(
    typeof payload === "string" ? JSON.parse(payload) : payload,
  );
  return pendingOf(pending);
}
