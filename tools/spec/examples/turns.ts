/** Examples of turns with their answers: `step`, `scenario` and `snapshot`. */
import { checkpointOf, pendingOf, takeConversation, told } from "../conversation.js";
import { json, type Lines, takeGiven } from "../notation.js";
import { type Context, type Fixture, fixture, prelude } from "./example.js";

/** One turn under test; those before it are its prelude. */
export function step(lines: Lines, { id }: Context): Fixture[] {
  const initial_state = takeGiven(lines);
  const turns = takeConversation(lines, { state: initial_state, pending: null });
  const last = turns.at(-1) ?? lines.fail("An example has a turn.");
  const { input, decision } = last;
  const expected = { decision, ...told(last) };
  return fixture("step", id, {
    initial_state,
    ...prelude(turns.slice(0, -1).map((turn) => turn.input)),
    input,
    expected,
  });
}

/** Several turns, with the decision and the checkpoint after each. */
export function scenario(lines: Lines, { id, rule }: Context): Fixture[] {
  const state = takeGiven(lines);
  const waits = lines.takeAfter("pending ");
  const initial = { state, pending: waits === null ? null : pendingOf(json(lines, waits)) };
  const turns = takeConversation(lines, initial);
  if (turns.length < 2) lines.fail("A scenario has two turns at least.");
  const answers = turns.map((turn) => {
    const { kind, prompt_to_user } = turn.decision;
    return { input: turn.input, decision: { kind, prompt_to_user }, checkpoint: checkpointOf(turn) };
  });
  const inputs = turns.map(({ input }) => input);
  return [
    {
      path: `scenario/${id}.json`,
      value: { id, description: rule.title, initial_checkpoint: checkpointOf(initial), inputs },
    },
    { path: `scenario/${id}.expected.json`, value: { id, turns: answers } },
  ];
}

/** The states that a conversation has handed out, looked at when it is over. */
export function snapshot(lines: Lines, { id }: Context): Fixture[] {
  const initial_state = takeGiven(lines);
  const turns = takeConversation(lines, { state: initial_state, pending: null });
  const states = [initial_state, ...turns.map(({ state }) => state)];
  return fixture("snapshot", id, { initial_state, inputs: turns.map(({ input }) => input), expected: { states } });
}
