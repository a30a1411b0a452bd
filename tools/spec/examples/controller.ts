/** Examples of the controller: `controller`, `controller_preview` and `api-contract`. */
import { told } from "../conversation.js";
import { json, type Lines, state, string } from "../notation.js";
import { type Context, type Fixture, fixture, takeStart } from "./example.js";

/** A turn stepped or previewed, or two states compared: the whole value. */
export function controller(lines: Lines, { id }: Context): Fixture[] {
  const { fields, standing } = takeStart(lines);
  const action = takeControllerAction(lines);
  if (action.fn === "state_diff")
    return fixture("controller", id, { ...fields, action, expected: { diff: takeResult(lines) } });
  if (action.fn === "preview") {
    const expected = { result: takeResult(lines), state_after_preview: standing.state, ...told(standing) };
    return fixture("controller", id, { ...fields, action, expected });
  }
  const waits = lines.takeAfter("pending ");
  const result = takeResult(lines);
  const pending: unknown = waits === null ? null : json(lines, waits);
  const reached = { state: Object(result).state, has_pending_clarification: pending !== null, pending };
  return fixture("controller", id, { ...fields, action, expected: { result, ...reached } });
}

function takeResult(lines: Lines): unknown {
  lines.requireAfter("result");
  const result = json(lines, lines.rest());
  return typeof result === "object" && result !== null ? result : lines.fail("The result is a JSON object.");
}

function takeControllerAction(lines: Lines): { readonly fn: string; readonly [field: string]: unknown } {
  for (const fn of ["step", "preview"]) {
    const input = takeInput(lines, fn);
    if (input !== null) return { fn, input };
  }
  lines.requireAfter("diff");
  const before = state(lines, lines.requireAfter("before "));
  return { fn: "state_diff", before, after: state(lines, lines.requireAfter("after ")) };
}

function takeInput(lines: Lines, fn: string): string | null {
  const text = lines.takeAfter(`${fn}> `);
  const quoted = text === null ? lines.takeAfter(`${fn}>> `) : null;
  return quoted === null ? text : string(lines, quoted);
}

/** A preview, in short. */
export function controllerPreview(lines: Lines, { id }: Context): Fixture[] {
  const { fields, standing } = takeStart(lines);
  const before = fields.prelude === undefined ? {} : { prelude: fields.prelude };
  const input = takeInput(lines, "preview") ?? lines.fail("A line that begins `preview> ` belongs here.");
  const decision_kind = lines.take();
  const mutates = lines.requireAfter("mutates ") === "yes";
  const expected = {
    decision_kind,
    would_mutate: mutates,
    diff_changed: mutates,
    state_before_equals_after: !mutates,
    engine_state_unchanged_after_preview: true,
    ...told(standing),
  };
  return fixture("controller_preview", id, { ...before, input, expected });
}

/** The names of the interface: of the package and its engine, or of a module beside them. */
export function apiContract(lines: Lines, { id }: Context): Fixture[] {
  const module = lines.takeAfter("module ");
  const required_exports: string[] = [];
  for (let name = lines.takeAfter("export "); name !== null; name = lines.takeAfter("export "))
    required_exports.push(name);
  const required_members: string[] = [];
  for (let name = lines.takeAfter("member "); name !== null; name = lines.takeAfter("member "))
    required_members.push(name);
  const names = module === null ? { required_exports, engine: { required_members } } : { module, required_exports };
  return fixture("api-contract", id, names);
}
