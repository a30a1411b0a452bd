/** A user in front of a client: the whole conversation is sent with each message, as such clients do. */
import type OpenAI from "openai";
import { client } from "./stage.js";

/** What came back to a message. */
interface Heard {
  readonly text: string;
  /** What the proxy says of it: `reply` or `forward`. */
  readonly by: string | null;
}

/** Says a message after those before it. */
export type Say = (baseURL: string, text: string) => Promise<Heard>;

type Message = { readonly role: "user" | "assistant"; readonly content: string };

/** The ways in which a client may talk. */
export const WAYS: readonly (readonly [string, (conversation?: string) => Say])[] = [
  ["chat completions", (conversation) => talking(conversation, chatPlain)],
  ["chat completions, streamed", (conversation) => talking(conversation, chatStreamed)],
  ["responses", (conversation) => talking(conversation, responsePlain)],
  ["responses, streamed", (conversation) => talking(conversation, responseStreamed)],
];

type Ask = (openai: OpenAI, messages: Message[]) => Promise<Heard>;

function talking(conversation: string | undefined, ask: Ask): Say {
  const messages: Message[] = [];
  return async (baseURL, text) => {
    messages.push({ role: "user", content: text });
    const heard = await ask(client(baseURL, conversation), [...messages]);
    messages.push({ role: "assistant", content: heard.text });
    return heard;
  };
}

const said = ({ headers }: Response): string | null => headers.get("x-context-compiler");

async function chatPlain(openai: OpenAI, messages: Message[]): Promise<Heard> {
  const { data, response } = await openai.chat.completions.create({ model: "m", messages }).withResponse();
  return { text: data.choices[0]?.message.content ?? "", by: said(response) };
}

async function chatStreamed(openai: OpenAI, messages: Message[]): Promise<Heard> {
  const asked = openai.chat.completions.create({ model: "m", messages, stream: true });
  const { data, response } = await asked.withResponse();
  let text = "";
  for await (const { choices } of data) text += choices[0]?.delta.content ?? "";
  return { text, by: said(response) };
}

async function responsePlain(openai: OpenAI, input: Message[]): Promise<Heard> {
  const { data, response } = await openai.responses.create({ model: "m", input }).withResponse();
  return { text: data.output_text, by: said(response) };
}

async function responseStreamed(openai: OpenAI, input: Message[]): Promise<Heard> {
  const { data, response } = await openai.responses.create({ model: "m", input, stream: true }).withResponse();
  let text = "";
  for await (const event of data) if (event.type === "response.output_text.delta") text += event.delta;
  return { text, by: said(response) };
}
