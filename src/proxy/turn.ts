/** The user's turn in a request, taken once, however often it is sent. */
import { type HostAnswer, type HostTurn, pageOf } from "../host/index.js";
import type { State } from "../index.js";
import { LogError, sha256 } from "../sessions/index.js";
import type { Asked } from "./api.js";
import { type Fault, fault } from "./fault.js";
import { NO_CONVERSATION, NO_SEQUENCE, NO_TURN, nameIn } from "./names.js";
import type { Setup } from "./options.js";

/** Whose conversation it is, and which. */
export interface Key {
  readonly tenant: string;
  readonly conversation: string;
}

/** What a turn comes to for the proxy. */
export type Taken =
  | { readonly kind: "reply"; readonly text: string; readonly question: number | null; readonly mark: string }
  | { readonly kind: "forward"; readonly page: string | null; readonly state: State }
  | Fault;

/** The key of a request, checked before anything is read. */
export async function keyOf(setup: Setup, request: Request, body: object): Promise<Key | Fault> {
  const conversation = nameIn(request, body, "conversation");
  if (conversation === null) return fault(400, "no_conversation", NO_CONVERSATION);
  const key = { tenant: await setup.tenant(request), conversation };
  try {
    await setup.sessions.open(key);
    return key;
  } catch (error) {
    if (error instanceof TypeError) return fault(400, "no_conversation", error.message);
    throw error;
  }
}

/** Takes the last message of the user. One that is not one text is taken as an empty one, as every host takes it: no directive and no answer. */
export async function taken(setup: Setup, key: Key, asked: Asked, names: Names): Promise<Taken> {
  const last = asked.messages.at(-1);
  if (last === undefined) return unsaid(setup, key);
  const text = last.length === 1 ? (last[0] ?? "") : "";
  const turn = await setup.host.turn(turnOf(key, asked, text, names));
  return outcomeOf(turn, await markOf(key, asked, names));
}

/** What a client says of a turn. */
export interface Names {
  readonly turn: string | null;
  readonly answering: number | null;
}

export function namesOf(request: Request, body: object, { needsTurn }: Asked): Names | Fault {
  const turn = nameIn(request, body, "turn");
  if (turn === null && needsTurn) return fault(400, "no_turn", NO_TURN);
  const answering = nameIn(request, body, "answering");
  if (answering !== null && !/^[1-9]\d{0,14}$/.test(answering)) return fault(400, "no_sequence", NO_SEQUENCE);
  return { turn, answering: answering === null ? null : Number(answering) };
}

function turnOf(key: Key, asked: Asked, text: string, { turn, answering }: Names): HostTurn {
  const said = { ...key, text, answering: answering ?? undefined };
  return turn === null ? { ...said, history: historyOf(asked) } : { ...said, turn };
}

/** All that was said before: it tells two messages with the same words apart. */
function historyOf({ messages, after }: Asked): readonly string[] {
  const earlier = messages.slice(0, -1).map((texts) => (texts.length === 1 ? (texts[0] ?? "") : JSON.stringify(texts)));
  return after === null ? earlier : [`after ${after}`, ...earlier];
}

async function markOf({ conversation }: Key, { messages, after }: Asked, { turn }: Names): Promise<string> {
  return (await sha256(JSON.stringify([conversation, turn, after, messages]))).slice(0, 16);
}

/** A request without a message of the user: there is nothing to take. */
async function unsaid({ host }: Setup, key: Key): Promise<Taken> {
  try {
    const { state } = await host.view(key);
    return { kind: "forward", page: pageOf(state), state };
  } catch (error) {
    if (error instanceof LogError) return fault(400, error.code, error.message);
    throw error;
  }
}

function outcomeOf(answer: HostAnswer, mark: string): Taken {
  switch (answer.kind) {
    case "reply":
      return { kind: "reply", text: answer.text, question: answer.question?.sequence ?? null, mark };
    case "forward":
      return { kind: "forward", page: answer.system, state: answer.state };
    case "refused":
      // A lost race may be run again, and clients run a 409 again by themselves.
      return fault(answer.reason === "conflict" ? 409 : 400, answer.reason, answer.text);
  }
}
