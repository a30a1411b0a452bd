/** Examples of how a text is read: `normalize` and `parse`. */
import { kindOf } from "../../../src/toolkit/index.js";
import { EMPTY, type Lines, string, takeTurn } from "../notation.js";
import { type Context, type Fixture, fixture } from "./example.js";

const NORMALIZE = /^(item|premise|confirmation) ("(?:[^"\\]|\\.)*") -> (?:("(?:[^"\\]|\\.)*")|(yes|no|neither))$/;

/** A line a normalization, each checked by a step that it decides. */
export function normalize(lines: Lines, context: Context): Fixture[] {
  const fixtures: Fixture[] = [];
  while (!lines.done) {
    const [, what = "", from = "", to, answer = ""] =
      NORMALIZE.exec(lines.take()) ?? lines.fail("A line reads `item TEXT -> TEXT`.");
    const id = `${context.id}-${fixtures.length + 1}`;
    const text = string(lines, from);
    if (what === "confirmation") fixtures.push(...confirmation(id, text, answer));
    else if (to === undefined) lines.fail(`A text belongs behind the arrow, not \`${answer}\`.`);
    else fixtures.push(...normalized(id, what, text, string(lines, to), context));
  }
  return fixtures;
}

function normalized(id: string, what: string, text: string, to: string, { prompts }: Context): Fixture[] {
  const [input, code] =
    what === "item" ? [`use ${text}`, "use_item_empty"] : [`set premise ${text}`, "set_premise_empty"];
  const reached =
    what === "item" ? { ...EMPTY, policies: Object.fromEntries([[to, "use"]]) } : { ...EMPTY, premise: to };
  const expected =
    to === ""
      ? { decision: { kind: "clarify", state: null, prompt_to_user: prompts.get(code) }, state: EMPTY }
      : { decision: { kind: "update", state: reached, prompt_to_user: null }, state: reached };
  return fixture("step", id, {
    initial_state: EMPTY,
    input,
    expected: { ...expected, has_pending_clarification: false, pending: null },
  });
}

function confirmation(id: string, input: string, answer: string): Fixture[] {
  const asked = 'Did you mean to use "podman" instead?';
  const reached = answer === "yes" ? { ...EMPTY, policies: { podman: "use" } } : EMPTY;
  const pending = answer === "neither";
  const decision = pending
    ? { kind: "clarify", state: null, prompt_to_user: asked }
    : { kind: "update", state: reached, prompt_to_user: null };
  const replacement = { kind: "use_only", new_item: "podman", old_item: null };
  const waits = pending ? { kind: "replacement", replacement, prompt_to_user: asked } : null;
  const expected = { decision, state: reached, has_pending_clarification: pending, pending: waits };
  return fixture("step", id, { initial_state: EMPTY, prelude: ["use podman instead of docker"], input, expected });
}

/** Texts that a production accepts, and texts that almost match it. */
export function parse(lines: Lines, { id }: Context): Fixture[] {
  const production = lines.fence.name.split(" ")[0] ?? "";
  const texts: unknown[] = [];
  while (!lines.done) {
    const sign =
      /^([-+x])\1? /.exec(lines.peek())?.[1] ??
      lines.fail("A line begins `+`, `-` or `x`, once or twice, and a space.");
    const text = takeTurn(lines, sign);
    texts.push(
      sign === "x"
        ? { text, directive: null }
        : { text, directive: { kind: kindOf(production), ...fields(lines) }, canonical: sign === "+" },
    );
  }
  return fixture("grammar", id, { production: kindOf(production), texts });
}

function fields(lines: Lines): { [name: string]: string } {
  const found: [string, string][] = [];
  for (let line = lines.takeAfter("  "); line !== null; line = lines.takeAfter("  ")) {
    const space = line.indexOf(" ");
    found.push([line.slice(0, space), string(lines, line.slice(space + 1))]);
  }
  return Object.fromEntries(found);
}
