/** `context-compiler chat`: a conversation with a model on a terminal, under the user's rules. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { epochCompactor } from "../../conversation/compaction/index.js";
import {
  type Card,
  type Conversation,
  type ConversationOptions,
  openConversation,
  type Tools,
} from "../../conversation/index.js";
import { createHost } from "../../host/index.js";
import type { Session } from "../../sessions/index.js";
import { runChat } from "../chat/dialog.js";
import { BASE_URL, endpointOf, MODEL } from "../chat/endpoint.js";
import { Speech } from "../chat/speech.js";
import { renderBill } from "../chat/words.js";
import { EXIT, type Given, type Streams, wrongArguments } from "../command.js";
import { cardFor, modelOf } from "../io/chat-model.js";
import { forTerminal } from "../io/output.js";
import { Refusal, reasonOf } from "../io/refusal.js";
import { outputStyle } from "../io/style.js";
import { named, type OpenedStore, openSessions, readable, requireNotErased } from "../kept/open.js";
import { SESSION, STORE, TOOLS } from "../options.js";
import { Hangup } from "../session/hangup.js";
import { openHistory } from "../session/history.js";

export async function run(given: Given, { output }: Streams) {
  if (given.operands.length > 0) throw wrongArguments(`A chat takes no operand, such as '${given.operands[0]}'`);
  const endpoint = endpointOf(given.value(MODEL), given.value(BASE_URL), process.env);
  if (given.has(STORE) && !given.has(SESSION)) throw wrongArguments(`--${STORE.name} goes with --session`);
  const model = await modelOf(endpoint);
  if (!(process.stdin.isTTY && process.stdout.isTTY)) throw new Refusal("A chat needs a terminal.");
  const style = outputStyle();
  const { stdin: input, stdout, env } = process;
  const speech = new Speech((text) => void stdout.write(forTerminal(text)), style);
  const store = await openSessions(given, { kept: given.has(SESSION), record: "texts" });
  let hangup: Hangup;
  try {
    const card = await cardFor(endpoint);
    const tools = await toolsIn(given.value(TOOLS));
    const session = await sessionIn(store, given.value(SESSION) ?? "chat");
    const gate = { known: Object.keys(tools) };
    // Who is asked whether a wish is meant as a rule can say no, and then it goes to the model.
    const host = createHost({ sessions: store.sessions, commands: true, draft: {}, gate });
    const known = card === null ? {} : { card };
    const options = { model, host, session, tools, compact: epochCompactor, on: speech.hear, ...known };
    const conversation = await opened(options);
    // Not before: while it is loaded, there is nothing to save, and a signal ends at once what may never come.
    hangup = new Hangup();
    if ((card?.window ?? null) === null) stdout.write(`${style.paint("quiet", unknownOf(card))}\n`);
    const dialog = { conversation, speech, input, output: stdout, style, history: openHistory(env), hangup };
    await runChat(dialog);
    await output.write(renderBill(conversation.usage(), conversation.cost()));
  } finally {
    // Input that is still awaited would keep the process alive.
    input.destroy();
    await store.close();
    if (given.has(TOOLS)) endSoon();
  }
  hangup.release();
  hangup.finish();
  return EXIT.done;
}

/** Tools may keep a connection open, which nobody here can close. What they still have to do has a second. */
function endSoon(): void {
  setTimeout(() => process.exit(), 1000).unref();
}

/** Nothing is made shorter by itself where nobody knows the window. */
function unknownOf(card: Card | null): string {
  const what = card === null ? "The window and the prices of this model are" : "The window of this model is";
  return `${what} not known. Enter compact where the past grows too long.`;
}

async function sessionIn({ sessions, tenant }: OpenedStore, conversation: string): Promise<Session> {
  const session = await named(sessions.open({ tenant, conversation }));
  await readable(requireNotErased(session));
  return session;
}

/** Of what is given here, the tools alone may be none that a conversation takes. */
async function opened(options: ConversationOptions): Promise<Conversation> {
  try {
    return await readable(openConversation(options));
  } catch (error) {
    throw error instanceof TypeError ? new Refusal(`--${TOOLS.name}: ${error.message}`) : error;
  }
}

/** The tools of a module. What they must be is checked where a conversation takes them. @throws {Refusal} */
async function toolsIn(file: string | null): Promise<Tools> {
  if (file === null) return {};
  const tools = await Promise.race([exported(file), idle()]).catch((error: unknown) => {
    throw new Refusal(`The tools in '${file}' cannot be loaded: ${reasonOf(error)}`);
  });
  if (tools !== null) return tools;
  throw new Refusal(`'${file}' must export tools by default: { name: { inputSchema, execute } }.`);
}

/** What a module exports by default, if it could be tools. A module's own code runs here, that of its getters too. */
async function exported(file: string): Promise<Tools | null> {
  const { default: tools }: { readonly default?: unknown } = await import(pathToFileURL(resolve(file)).href);
  return isTools(tools) ? tools : null;
}

/** Fails once the process has nothing left to do: a module that awaits what never comes would end it without a word. */
function idle(): Promise<never> {
  return new Promise((_resolve, reject) => {
    process.once("beforeExit", () => reject(new Error("it awaits what never comes.")));
  });
}

function isTools(value: unknown): value is Tools {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((tool) => typeof tool?.execute === "function")
  );
}
