/**
 * Random conversations: turns, rules, questions, tools that fail or hang or change the rules, interruptions, verdicts, crashes before and
 * after every write. Everything that is sent, run or restored on the way is held to the laws.
 */
import {
  type Conversation,
  type Generated,
  type Message,
  type Model,
  openConversation,
  type Tools,
} from "../../src/conversation/index.js";
import { exchangesOf, messengerFor } from "../../src/conversation/messages.js";
import { BLANK, folded } from "../../src/conversation/transcript.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, type HistoryEntry, memoryStore, type Sessions, type Store } from "../../src/sessions/index.js";
import { keeping } from "./compactors.js";
import { generatedOf, streamOf } from "./models.js";
import { faultsOf } from "./well-formed.js";

/** What was seen, summed up over conversations. */
export interface Seen {
  conversations: number;
  crashes: number;
  requests: number;
  restores: number;
  prefixes: number;
  runs: number;
  outcomes: Map<string, number>;
  faults: string[];
}

export function nothingSeen(): Seen {
  const outcomes = new Map<string, number>();
  return { conversations: 0, crashes: 0, requests: 0, restores: 0, prefixes: 0, runs: 0, outcomes, faults: [] };
}

/** A small generator of numbers, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const TEXTS = [
  ...["Hello.", "Go on.", "yes", "no", "prohibit search", "prohibit pay", "prohibit shell", "remove policy search"],
  ...["use podman instead of docker", "use docker", "clear state", "set premise be brief", "remove policy shell"],
  // Blank words beside a file.
  { text: " ", files: [{ mediaType: "image/png", data: "AAAA" }] },
];
const TOOLS = ["search", "pay", "shell", "fails", "hangs", "none"];
const KEY = { tenant: "acme", conversation: "c" };

/** One conversation of a seed. */
export async function converse(seed: number, seen: Seen): Promise<void> {
  await new RandomConversation(seed, seen).run();
  seen.conversations += 1;
}

class RandomConversation {
  readonly #seen: Seen;
  readonly #random: () => number;
  readonly #inner: Store = memoryStore();
  readonly #sessions: Sessions;
  readonly #hasHost: boolean;
  /** Whether the model calls the same tool over and over. */
  readonly #isStubborn: boolean;
  readonly #seed: number;
  /** So many writes are left before the process crashes. */
  #left = Number.POSITIVE_INFINITY;
  #conversation: Conversation | null = null;
  #turn = 0;
  /** The calls that the provider runs and has not told the result of. */
  readonly #awaited: string[] = [];

  constructor(seed: number, seen: Seen) {
    this.#seen = seen;
    this.#seed = seed;
    this.#random = randomOf(seed);
    this.#hasHost = this.#chance(0.3);
    this.#isStubborn = this.#chance(0.1);
    this.#sessions = this.#sessionsOn(this.#crashing());
  }

  #sessionsOn(store: Store): Sessions {
    let count = 0;
    return createSessions({ store, record: "texts", now: () => "now", nonce: () => `${++count}` });
  }

  #chance(of: number): boolean {
    return this.#random() < of;
  }

  #pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.#random() * list.length)];
    if (picked === undefined) throw new Error("Nothing to pick from.");
    return picked;
  }

  /** The store, which fails once, before a write or after it. What was written stays. */
  #crashing(): Store {
    const store = this.#inner;
    return {
      read: (key, range) => store.read(key, range),
      purge: (key, below) => store.purge(key, below),
      list: (tenant, page) => store.list(tenant, page),
      append: async (key, expected, entry) => {
        this.#left -= 1;
        if (this.#left >= 0) return store.append(key, expected, entry);
        if (this.#left === -1 && this.#chance(0.5)) await store.append(key, expected, entry);
        throw new Error("crash");
      },
    };
  }

  async #open(sessions = this.#sessions): Promise<Conversation> {
    const session = await sessions.open(KEY);
    const host = this.#hasHost ? { host: createHost({ sessions }) } : {};
    const listening = this.#seed % 2 === 0 ? { on: () => {} } : {};
    const wait = async () => {};
    const compacting = this.#seed % 3 === 0 ? { compact: keeping(2), card: { window: this.#pick([600, 3000]) } } : {};
    const tools = this.#tools();
    return openConversation({
      model: this.#model(),
      session,
      tools,
      steps: 6,
      parallel: 3,
      wait,
      ...host,
      ...listening,
      ...compacting,
    });
  }

  #model(): Model {
    const reply = (prompt: readonly Message[]) => {
      this.#seen.requests += 1;
      for (const fault of faultsOf(prompt)) this.#fault(fault);
      if (this.#isStubborn) return generatedOf({ calls: [["search", {}, ""]] }, 0);
      if (this.#chance(0.05)) throw Object.assign(new Error("busy"), { isRetryable: this.#chance(0.5) });
      if (this.#chance(0.04)) this.#conversation?.interrupt();
      const names = this.#chance(0.5)
        ? []
        : Array.from({ length: 1 + Math.floor(this.#random() * 3) }, () => this.#pick(TOOLS));
      const calls = names.map(
        (name) => [name, this.#input(), this.#pick(["", "a", "b", `${this.#random()}`])] as const,
      );
      const finish = this.#chance(0.1) ? ({ finish: "length" } as const) : {};
      const said = generatedOf({ text: this.#pick(["", "Well.", "Done."]), calls, ...finish }, 0);
      return this.#seed % 7 === 0 ? this.#withProviders(said) : said;
    };
    return {
      specificationVersion: "v3",
      provider: "test",
      modelId: "random",
      doGenerate: async ({ prompt }) => reply(prompt),
      doStream: async ({ prompt }) => ({ stream: streamOf(reply(prompt)) }),
    };
  }

  /** A reply with a call that the provider runs, or with the result of one, which may come replies later. */
  #withProviders({ content, ...said }: Generated): Generated {
    const open = this.#awaited.at(0);
    const toolName = "code";
    if (open !== undefined && this.#chance(0.5)) {
      this.#awaited.shift();
      return { ...said, content: [{ type: "tool-result", toolCallId: open, toolName, result: { n: 1 } }, ...content] };
    }
    const toolCallId = `p${this.#turn}-${this.#random()}`;
    this.#awaited.push(toolCallId);
    const call = { type: "tool-call", toolCallId, toolName, input: "{}", providerExecuted: true } as const;
    return { ...said, content: [call, ...content] };
  }

  #input(): unknown {
    return this.#pick<unknown>([
      {},
      { a: 1 },
      { b: [1, { __proto__: null }], a: "x" },
      '{"a":',
      "[1]",
      { n: this.#random() },
    ]);
  }

  #tools(): Tools {
    const inputSchema = { type: "object" };
    const checked = (name: string, run: () => unknown) => async () => {
      this.#seen.runs += 1;
      const { state } = await (await this.#sessionsOn(this.#inner).open(KEY)).view();
      if (Object.hasOwn(state.policies, name) && state.policies[name] === "prohibit")
        this.#fault(`${name} ran though prohibited`);
      return run();
    };
    return {
      search: { inputSchema, execute: checked("search", () => new Map([["found", new Date(0)]])) },
      pay: { inputSchema, confirm: true, execute: checked("pay", () => ({ paid: Number.NaN })) },
      shell: { inputSchema, execute: checked("shell", () => this.#interruptSometimes("ok")) },
      fails: { inputSchema, execute: checked("fails", () => Promise.reject(new Error("no such host"))) },
      hangs: { inputSchema, execute: checked("hangs", () => this.#hang()) },
    };
  }

  #interruptSometimes<T>(value: T): T {
    if (this.#chance(0.2)) this.#conversation?.interrupt();
    return value;
  }

  /** A tool that is deaf, and never comes back. */
  #hang(): Promise<never> {
    setImmediate(() => this.#conversation?.interrupt());
    return new Promise(() => {});
  }

  #fault(fault: string): void {
    this.#seen.faults.push(`seed ${this.#seed}: ${fault}`);
  }

  async run(): Promise<void> {
    this.#conversation = await this.#open();
    for (let left = 3 + Math.floor(this.#random() * 6); left > 0; left -= 1) {
      this.#left = this.#chance(0.5) ? Math.floor(this.#random() * 6) : Number.POSITIVE_INFINITY;
      const isCrash = await this.#operate(this.#conversation);
      this.#left = Number.POSITIVE_INFINITY;
      this.#conversation = await this.#restored(this.#conversation, isCrash);
    }
    await this.#checkPrefixes();
  }

  /** Does something; answers whether the process has crashed by it. */
  async #operate(conversation: Conversation): Promise<boolean> {
    try {
      const outcome = await this.#operation(conversation);
      const name = outcome === null ? "nothing" : "why" in outcome ? `${outcome.kind} ${outcome.why}` : outcome.kind;
      this.#seen.outcomes.set(name, (this.#seen.outcomes.get(name) ?? 0) + 1);
      return false;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message === "crash") {
        this.#seen.crashes += 1;
        return true;
      }
      if (message !== "busy") this.#fault(message);
      return false;
    }
  }

  async #operation(conversation: Conversation) {
    const [waiting] = conversation.pending();
    if (waiting !== undefined && this.#chance(0.7)) {
      await conversation.decide(waiting.call, this.#chance(0.6));
      return conversation.resume();
    }
    if (this.#chance(0.1) && this.#seed % 3 === 0 && waiting === undefined) return conversation.compact();
    if (this.#chance(0.2)) return conversation.resume();
    if (this.#chance(0.1) && this.#turn > 0) return conversation.talk("Again.", { id: `m${this.#turn}` });
    this.#turn += 1;
    return conversation.talk(this.#pick(TEXTS), { id: `m${this.#turn}` });
  }

  /** A process of its own: its next request is the same to the byte as the one of the process before. */
  async #restored(before: Conversation, isCrash: boolean): Promise<Conversation> {
    this.#seen.restores += 1;
    const after = await this.#open();
    const [was, is] = [JSON.stringify(await before.request()), JSON.stringify(await after.request())];
    if (was !== is) this.#fault(`restored as\n${is}\nwas\n${was}`);
    return isCrash || this.#chance(0.5) ? after : before;
  }

  async #checkPrefixes(): Promise<void> {
    const entries: HistoryEntry[] = [...(await (await this.#sessions.open(KEY)).history())];
    for (let length = 1; length <= entries.length; length += 1) {
      const transcript = folded(BLANK, entries.slice(0, length));
      this.#seen.prefixes += 1;
      const prompt = exchangesOf(
        transcript,
        messengerFor({ provider: "test", modelId: "random" }, () => true),
      ).flatMap(({ messages }) => messages);
      for (const fault of faultsOf(prompt)) this.#fault(`prefix of ${length}: ${fault}`);
    }
  }
}
