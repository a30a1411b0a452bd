/** Examples of the controller: `controller`, `controller_preview` and `api-contract`. */
import { json, type Lines, state, string } from "../notation.js";
import { type Context, type Fixture, fixture, takePrelude, takeStart } from "./example.js";

/** A turn stepped or previewed, or two states compared: the whole value. */
export function controller(lines: Lines, { id }: Context): Fixture[] {
  const start = takeStart(lines);
  const action = takeControllerAction(lines);
  lines.requireAfter("result");
  const result = json(lines, lines.rest());
  if (action.fn === "state_diff") return fixture("controller", id, { ...start, action, expected: { diff: result } });
  const { state: stepped, state_before: untouched } = record(lines, result);
  const reached = action.fn === "step" ? { state: stepped } : { state_after_preview: untouched };
  return fixture("controller", id, { ...start, action, expected: { result, ...reached } });
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
  const before = takePrelude(lines);
  const input = takeInput(lines, "preview") ?? lines.fail("A line that begins `preview> ` belongs here.");
  const decision_kind = lines.take();
  const mutates = lines.requireAfter("mutates ") === "yes";
  const expected = {
    decision_kind,
    would_mutate: mutates,
    diff_changed: mutates,
    state_before_equals_after: !mutates,
    engine_state_unchanged_after_preview: true,
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

function record(lines: Lines, value: unknown): { readonly [field: string]: unknown } {
  return typeof value === "object" && value !== null ? { ...value } : lines.fail("The result is a JSON object.");
}
