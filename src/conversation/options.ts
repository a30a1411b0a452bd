/** What a conversation is opened with, checked: a typing error would else hold for nothing. */
import { requireFields, requireMade } from "../base/index.js";
import { byteMeter, type Meter, remembering } from "../context/index.js";
import { createGate, type Gate } from "../gate/index.js";
import type { Host } from "../host/index.js";
import { createSessions, memoryStore, type Session } from "../sessions/index.js";
import type { Assembling, Place } from "./assemble.js";
import { type Card, requireCard, requireCount } from "./card.js";
import type { Compactor } from "./compact.js";
import type { Listener } from "./events.js";
import { type Guard, repeatGuard, THRESHOLD } from "./guard.js";
import { messengerFor } from "./messages.js";
import type { CallOptions, Message, Model } from "./model.js";
import { checkedPrepare, type Prepare } from "./prepare.js";
import { type Wait, wait } from "./retry.js";
import { readyTools, type Tools } from "./tools.js";
import { Window } from "./window.js";

/** A message of the system, with marks for the provider's cache where there are some. */
export type Instructions = string | readonly Extract<Message, { role: "system" }>[];

/** What a conversation is opened with. */
export interface ConversationOptions {
  readonly model: Model;
  /** Takes the user's turns. Without one, they are stepped as they are. Its sessions are those of `session`. */
  readonly host?: Host;
  /** The log, of sessions with `record: "texts"`. Without one, the log lives as long as the process. */
  readonly session?: Session;
  readonly tools?: Tools;
  readonly instructions?: Instructions;
  /** Without one, a ban finds a tool by its name alone. */
  readonly gate?: Gate;
  /** With one, a request that does not fit the model's window is not sent. */
  readonly card?: Card;
  /** Counts tokens: the bytes of texts without, which no model counts more of. */
  readonly meter?: Meter<Message>;
  /** Makes the past smaller when it nears the window, or `compact` is called. */
  readonly compact?: Compactor;
  /** Where the page with the rules stands: at the `head` without. */
  readonly place?: Place;
  /** Whether the model is not shown what the rules forbid: true without. It is refused either way. */
  readonly hide?: boolean;
  /** So many replies may be asked for in a turn: 25 without. */
  readonly steps?: number;
  /** So many times a block of calls stands in a row before it is refused, 3 without; or a guard of your own. */
  readonly guard?: number | Guard;
  /** So many tools run at a time: 8 without. */
  readonly parallel?: number;
  /**
   * Changes a request before it is sent: sampling, the form of the reply, whatever a provider takes. Nothing of it is kept. It gives the
   * whole request, at once: a promise, nothing, or an object without its `prompt` is a `TypeError`.
   */
  readonly prepare?: (request: CallOptions) => CallOptions;
  /** Is told what happens. With one, replies are streamed. */
  readonly on?: Listener;
  /** How to wait before a request is made again: with the platform's timer without. */
  readonly wait?: Wait;
}

/** The options, each with a value. */
export interface Settings extends Assembling {
  readonly model: Model;
  readonly host: Host | null;
  readonly session: Session;
  readonly card: Card | null;
  readonly meter: Meter<Message>;
  readonly compact: Compactor | null;
  readonly window: Window | null;
  readonly output: number | undefined;
  readonly steps: number;
  readonly guard: Guard;
  readonly parallel: number;
  readonly prepare: Prepare;
  readonly on: Listener | null;
  readonly wait: Wait;
}

const NAMES = [
  ...["host", "session", "tools", "instructions", "gate", "card", "place", "hide", "steps", "guard", "parallel"],
  ...["compact", "meter", "prepare", "on", "wait"],
];

/** @throws {TypeError} for an option that is none, or not as it must be. */
export async function settingsOf(options: ConversationOptions): Promise<Settings> {
  requireFields(options, "openConversation", ["model"], NAMES);
  const { model, host = null, gate = createGate(), card = null, place = "head", hide = true } = options;
  const { prepare = same, on = null, compact = null } = options;
  requireModel(model);
  requireMade(gate, "gate", "createGate", ["allows", "filter"]);
  if (host !== null && options.session === undefined)
    throw new TypeError("With a host, give the session of the conversation that it takes turns of.");
  if (place !== "head" && place !== "tail") throw new TypeError("place must be head or tail.");
  if (typeof hide !== "boolean") throw new TypeError("hide must be true or false.");
  const tools = await readyTools(options.tools);
  return {
    ...{ model, host, gate, card, place, hide, on, compact, tools },
    prepare: checkedPrepare(prepare),
    ...sized(card, options.meter),
    messenger: messengerFor(model, (name) => tools.has(name)),
    session: options.session ?? (await inMemory()),
    instructions: instructionsOf(options.instructions),
    steps: requireCount("steps", options.steps ?? 25),
    parallel: requireCount("parallel", options.parallel ?? 8),
    guard: guardOf(options.guard ?? THRESHOLD),
    wait: options.wait ?? wait,
  };
}

/** What measures requests. @throws {TypeError} when the card is none. */
function sized(card: Card | null, given: Meter<Message> = byteMeter) {
  const meter = remembering(given);
  if (card === null) return { meter, window: null, output: undefined };
  requireCard(card);
  const { window, output } = card;
  const size = output === undefined ? {} : { output };
  return { meter, window: window === null ? null : new Window({ window, ...size }, meter), output };
}

function same(request: CallOptions): CallOptions {
  return request;
}

function inMemory(): Promise<Session> {
  const sessions = createSessions({ store: memoryStore(), record: "texts" });
  return sessions.open({ tenant: "memory", conversation: "conversation" });
}

function requireModel(model: Model): void {
  const { specificationVersion, provider, modelId, doGenerate, doStream } = Object(model);
  const isModel = typeof doGenerate === "function" && typeof doStream === "function";
  if (isModel && specificationVersion === "v3" && typeof provider === "string" && typeof modelId === "string") return;
  throw new TypeError("model must be a language model of the AI SDK's provider interface, specification v3.");
}

function instructionsOf(given: Instructions = []): Assembling["instructions"] {
  if (typeof given === "string") return given === "" ? [] : [{ role: "system", content: given }];
  const isSystem =
    Array.isArray(given) && given.every(({ role, content }) => role === "system" && typeof content === "string");
  if (isSystem) return given;
  throw new TypeError("instructions must be a text, or messages of the system.");
}

function guardOf(given: number | Guard): Guard {
  if (typeof given === "function") return given;
  if (Number.isSafeInteger(given) && given >= 2) return repeatGuard(given);
  throw new TypeError("guard must be a number of repetitions, 2 or more, or a function.");
}
