/**
 * Long conversations that go through epochs, with crashes before and after writes of each kind. What is sent is well formed and has the
 * rules to the byte; what stands for the past is what the log says; and each number in it leads back to the original words.
 */
import { canonicalJson } from "../../src/base/index.js";
import { harvest } from "../../src/compaction/harvest/index.js";
import { type Artifact, compact, recall, render, type Turn, verify } from "../../src/compaction/index.js";
import { byteMeter } from "../../src/context/index.js";
import { epochCompactor, recallTool, turnsIn } from "../../src/conversation/compaction/index.js";
import {
  type Conversation,
  type Json,
  type Message,
  type Model,
  type Outcome,
  openConversation,
  type Tools,
} from "../../src/conversation/index.js";
import { createSessions, memoryStore, type Session, type Sessions, type Store } from "../../src/sessions/index.js";
import { dice } from "../context/measures.js";
import { unreported } from "./models.js";
import { faultsOf, resultsOf } from "./well-formed.js";

/** What was seen, summed up over conversations. */
export interface Length {
  /** How often a write was lost or kept before a crash, by the kind of its record. */
  readonly crashes: Map<string, number>;
  requests: number;
  epochs: number;
  /** Numbers that were followed back, and those that the model itself gave to `recall`. */
  numbers: number;
  recalls: number;
  stubs: number;
  /** Of these, those of calls that failed, and the lines of work of such calls. */
  failures: number;
  readonly faults: string[];
}

export function nothingYet(): Length {
  return { crashes: new Map(), requests: 0, epochs: 0, numbers: 0, recalls: 0, stubs: 0, failures: 0, faults: [] };
}

const KEY = { tenant: "acme", conversation: "c" };
const WINDOW = 20_000;
const EPOCHS = 5;
/** It is a fault where these are not enough for the epochs. */
const MOST_TURNS = 80;
/** Written in each turn: fewer of these crash, so that tools come to their ends. */
const FREQUENT: ReadonlySet<string> = new Set(["turn", "conversation.reply", "conversation.result"]);

/** The rules, and what every request has of them from then on. */
const RULES: readonly (readonly [directive: string, line: string])[] = [
  ["set premise keep the books", "- Premise: keep the books"],
  ["use podman", "- Use: podman"],
  ["prohibit peanuts", "- Do not use: peanuts"],
];
const HEAD = "The user has set these rules. They hold until the user changes them.";

/** What an excerpt has in the place of what is left out. */
const GAP = /\[… \d+ bytes left out …\]/;

/** What a tool says of a place: long enough that an excerpt is shorter. */
function row(at: unknown): string {
  return `row ${at} begins, ${`cell of ${at} `.repeat(70)}and row ${at} ends`;
}

/** One conversation of a seed. */
export async function talkAtLength(seed: number, seen: Length): Promise<void> {
  await new LongConversation(seed, seen).run();
}

class LongConversation {
  readonly #seed: number;
  readonly #seen: Length;
  readonly #roll: (sides: number) => number;
  readonly #store: Store = memoryStore();
  readonly #sessions: Sessions;
  readonly #said = new Set<string>();
  /** How often a kind was written, from a random beginning on. */
  readonly #writes = new Map<string, number>();
  #rules = 0;
  #calls = 0;
  /** The artifacts of the epochs so far, as they were when each was made. */
  readonly #artifacts = new Map<number, string>();

  constructor(seed: number, seen: Length) {
    this.#seed = seed;
    this.#seen = seen;
    this.#roll = dice(seed);
    this.#sessions = createSessions({ store: this.#crashing(), record: "texts", now: () => "now" });
  }

  /** The store, which fails now and then, before a write or after it. What was written stays. */
  #crashing(): Store {
    const store = this.#store;
    return {
      read: (key, range) => store.read(key, range),
      purge: (key, below) => store.purge(key, below),
      list: (tenant, page) => store.list(tenant, page),
      append: async (key, expected, entry) => {
        const kind = /^#layer:([a-z]+\.[a-z]+)/.exec(entry.turn)?.[1] ?? "turn";
        const when = this.#crashAt(kind);
        if (when !== "before") {
          const answer = await store.append(key, expected, entry);
          if (when === undefined) return answer;
        }
        const what = `${kind} ${when}`;
        this.#seen.crashes.set(what, (this.#seen.crashes.get(what) ?? 0) + 1);
        throw new Error("crash");
      },
    };
  }

  /** Of the writes of a kind, one in so many fails before it is kept, and the next one after. */
  #crashAt(kind: string): "before" | "after" | undefined {
    const period = FREQUENT.has(kind) ? 9 : 3;
    const count = this.#writes.get(kind) ?? this.#roll(period);
    this.#writes.set(kind, count + 1);
    return (["before", "after"] as const)[count % period];
  }

  #session(): Promise<Session> {
    return this.#sessions.open(KEY);
  }

  async #open(): Promise<Conversation> {
    const session = await this.#session();
    const tools = this.#tools(session);
    return openConversation({
      model: this.#model(),
      session,
      tools,
      compact: epochCompactor,
      card: { window: WINDOW },
    });
  }

  #tools(session: Session): Tools {
    const inputSchema = { type: "object" };
    return {
      read: { inputSchema, execute: ({ at }: { at: Json }) => row(at) },
      lose: {
        inputSchema,
        execute({ at }: { at: Json }) {
          throw new Error(row(at));
        },
      },
      pay: { inputSchema, confirm: true, execute: ({ at }: { at: Json }) => `paid ${at}` },
      recall: recallTool(session),
    };
  }

  #model(): Model {
    const said = (prompt: readonly Message[]) => {
      this.#checkPrompt(prompt);
      return unreported(this.#lineFor(prompt), ++this.#calls);
    };
    return {
      ...({ specificationVersion: "v3", provider: "test", modelId: "long" } as const),
      doGenerate: async ({ prompt }) => said(prompt),
      doStream: () => Promise.reject(new Error("Nobody listens.")),
    };
  }

  /** A user is answered with calls; results are, with a claim that no artifact may take for the user's. */
  #lineFor(prompt: readonly Message[]) {
    if (prompt.at(-1)?.role === "tool") return "We decided on peanuts. That is what I read. ".repeat(1 + this.#roll(8));
    const numbers = numbersIn(JSON.stringify(prompt[1] ?? ""));
    const from = numbers[this.#roll(numbers.length)];
    if (from !== undefined && this.#roll(3) === 0) return { calls: [["recall", { from }] as const] };
    // The same place is read again and again, so that there is something to make shorter.
    const at = Math.floor(this.#calls / 8);
    const calls = [
      [this.#roll(4) === 0 ? "lose" : "read", { at }] as const,
      [this.#roll(4) === 0 ? "pay" : "read", { at: at + 1 }] as const,
    ];
    return { calls: calls.slice(this.#roll(2)) };
  }

  #fault(fault: string): void {
    this.#seen.faults.push(`seed ${this.#seed}: ${fault}`);
  }

  #checkPrompt(prompt: readonly Message[]): void {
    this.#seen.requests += 1;
    for (const fault of faultsOf(prompt)) this.#fault(fault);
    const [head] = prompt;
    const rules = [HEAD, ...RULES.slice(0, this.#rules).map(([, line]) => line)].join("\n");
    if (head?.role !== "system" || head.content !== rules) this.#fault(`the rules are ${JSON.stringify(head)}`);
    for (const { toolName, output } of resultsOf(prompt.at(-1))) {
      if (toolName !== "recall" || output.type !== "json" || !Array.isArray(output.value)) continue;
      this.#seen.recalls += 1;
      for (const each of output.value) this.#checkOriginal(Object(each));
    }
  }

  /** Whether what was recalled was said, or is what the tool gives. */
  #checkOriginal({ role, tool, text, arguments: given }: Record<string, unknown>): void {
    const isSaid = role === "user" && this.#said.has(String(text));
    const isWhole = (tool === "read" || tool === "lose") && text === row(JSON.parse(String(given)).at);
    const isLost = role === "tool" && String(text).startsWith("This call was interrupted.");
    if (!isSaid && !isWhole && !isLost && role !== "assistant" && tool !== "recall" && tool !== "pay")
      this.#fault(`recalled as ${JSON.stringify(text)}`);
  }

  async run(): Promise<void> {
    let conversation = await this.#open();
    for (let turn = 1; this.#artifacts.size < EPOCHS && turn <= MOST_TURNS; turn += 1) {
      const text = this.#next(turn);
      this.#said.add(text);
      const files = this.#roll(8) === 0 ? [{ mediaType: "text/plain", data: "aGk=" }] : [];
      conversation = await this.#talked(conversation, { text, files }, `m${turn}`);
      await this.#checkLog(false);
    }
    await this.#checkLog(true);
    this.#seen.epochs += this.#artifacts.size;
    if (this.#artifacts.size < EPOCHS) this.#fault(`${this.#artifacts.size} epochs in ${MOST_TURNS} turns`);
  }

  #next(turn: number): string {
    const rule = RULES[this.#rules];
    if (rule !== undefined && (turn === 1 || this.#roll(6) === 0)) {
      this.#rules += 1;
      return rule[0];
    }
    const texts = [
      "We decided on plan",
      "Under no circumstances touch file",
      "Ada owns part",
      "Go on with",
      "Read page",
    ];
    return `${texts[turn === 2 ? 0 : this.#roll(texts.length)]}${turn}. That is all for ${turn}.`;
  }

  /** Talks until the turn has come to its end, in as many processes as it takes. */
  async #talked(before: Conversation, turn: { text: string; files: readonly never[] | readonly File[] }, id: string) {
    let conversation = before;
    let outcome: Outcome | null = null;
    while (outcome === null || outcome.kind === "approve") {
      try {
        const [waiting] = conversation.pending();
        if (waiting !== undefined) await conversation.decide(waiting.call, this.#roll(2) === 0);
        outcome = waiting === undefined ? await conversation.talk(turn, { id }) : await conversation.resume();
      } catch (error) {
        if (!(error instanceof Error) || error.message !== "crash") throw error;
        conversation = await this.#restarted(conversation);
      }
    }
    if (outcome.kind !== "answer") this.#fault(`${id} came to ${JSON.stringify(outcome)}`);
    return conversation;
  }

  /** A process of its own, whose next request is the same to the byte. */
  async #restarted(before: Conversation): Promise<Conversation> {
    const after = await this.#open();
    const [was, is] = [JSON.stringify(await before.request()), JSON.stringify(await after.request())];
    if (was !== is) this.#fault(`restored as\n${is}\nwas\n${was}`);
    await this.#checkLog(false);
    return after;
  }

  /** Holds the newest epoch of the log, or all of them, to the turns of the log. */
  async #checkLog(isAll: boolean): Promise<void> {
    const session = await this.#session();
    const turns = await turnsIn(session);
    const epochs = (await session.history()).flatMap(({ sequence, record }) =>
      record.kind === "layer" && record.name === "conversation.epoch" ? [{ sequence, data: record.data }] : [],
    );
    for (const { sequence, data } of isAll ? epochs : epochs.slice(-1)) {
      const { through, messages } = Object(data);
      const { state } = await session.view(sequence);
      const artifact = compact(turnsThrough(turns, through), state, harvest);
      this.#checkArtifact(sequence, artifact, turns);
      const [note, ...kept] = messages;
      const text: string = note.content[0].text;
      const rendered = render(artifact, byteMeter.text(text), byteMeter);
      if (rendered.kind !== "fits" || rendered.text !== text)
        this.#fault(`epoch ${sequence} says\n${text}\nand the log\n${JSON.stringify(rendered)}`);
      if (text.includes("We decided on peanuts")) this.#fault("a model's words are kept as the user's");
      this.#checkNumbers(text, turns);
      this.#checkStubs(kept, turns);
    }
  }

  /** What was made of the log once is true of it for ever. */
  #checkArtifact(sequence: number, artifact: Artifact, turns: readonly Turn[]): void {
    const made = canonicalJson(artifact);
    const first = this.#artifacts.get(sequence) ?? made;
    this.#artifacts.set(sequence, first);
    if (first !== made) this.#fault(`the artifact of epoch ${sequence} has become\n${made}\nwas\n${first}`);
    const kept: Artifact = JSON.parse(first);
    for (const { message } of verify(kept, turns, harvest)) this.#fault(message);
  }

  /** Each quote and line of work leads back to the words that it is of. */
  #checkNumbers(text: string, turns: readonly Turn[]): void {
    for (const [, line = "", number] of text.matchAll(/^- (.*) \[(\d+)\]$/gm)) {
      this.#seen.numbers += 1;
      const [turn, ...others] = recall(turns, Number(number), Number(number));
      const quote = /^"(.*)"$/.exec(line)?.[1];
      const at = /^(?:read|lose)\(\{"at":(-?\d+)\}\)/.exec(line)?.[1];
      const isFailed = /^[a-z]+\(.*?\) -> failed: /.test(line);
      if (isFailed) this.#seen.failures += 1;
      if (quote === undefined && isFailed !== (turn?.tool?.status === "failed"))
        this.#fault(`not what came of it: ${line}`);
      const isQuote = quote !== undefined && this.#said.has(turn?.content ?? "") && turn?.content.includes(quote);
      const isRow = at !== undefined && (turn?.content === row(at) || turn?.content.startsWith("This call was"));
      const isOther = /^(?:recall|pay)\(/.test(line) && turn?.role === "tool";
      if (others.length > 0 || !(isQuote || isRow || isOther)) this.#fault(`[${number}] is not ${line}`);
    }
  }

  /** Each result that was made shorter leads back to all of it. */
  #checkStubs(kept: readonly Message[], turns: readonly Turn[]): void {
    for (const { output } of kept.flatMap((message) => resultsOf(message))) {
      const stub = output.type === "text" || output.type === "error-text" ? output.value : "";
      const number = /\n\[(\d+)\]$/.exec(stub)?.[1];
      if (number === undefined) continue;
      this.#seen.stubs += 1;
      const [turn] = recall(turns, Number(number), Number(number));
      const [first = "", ...others] = stub.slice(0, -`\n[${number}]`.length).split(GAP);
      const [content = "", last = ""] = [turn?.content, others.at(-1)];
      if ((output.type === "error-text") !== (turn?.tool?.status === "failed"))
        this.#fault(`not what came of it: ${stub}`);
      if (output.type === "error-text") this.#seen.failures += 1;
      const isRow =
        !["read", "lose"].includes(turn?.tool?.name ?? "") ||
        content === row(JSON.parse(turn?.tool?.arguments ?? "{}").at);
      if (!isRow || others.length === 0 || !content.startsWith(first) || !content.endsWith(last))
        this.#fault(`[${number}] is no original of ${stub}`);
    }
  }
}

interface File {
  readonly mediaType: string;
  readonly data: string;
}

/** The turns up to an entry. */
function turnsThrough(turns: readonly Turn[], through: number): readonly Turn[] {
  return turns.filter(({ id }) => id < (through + 1) * 100);
}

function numbersIn(text: string): readonly number[] {
  return Array.from(text.matchAll(/\[(\d+)\]/g), ([, number]) => Number(number));
}
