/** The tokens of a message: of its texts as the chat format has them, and of everything else as its JSON. */
import { messageJson } from "../../base/index.js";

/** `<|start|>`, `<|message|>` and `<|end|>`. */
const FRAME = 3;
/** What marks a name. */
const NAME = 1;

/**
 * Counts a message of OpenAI's chat, of the AI SDK or of LangChain; a value of another shape as its JSON.
 *
 * @throws {TypeError} for a message that JSON cannot say.
 */
export function messageTokens(message: unknown, text: (text: string) => number): number {
  const plain = plainOf(message);
  if (!isObject(plain)) return FRAME + text(messageJson(plain));
  const { role, content, name, ...rest } = plain;
  return (
    FRAME +
    (typeof role === "string" ? text(role) : 0) +
    contentTokens(content, text) +
    (typeof name === "string" ? NAME + text(name) : 0) +
    (Object.keys(rest).length === 0 ? 0 : text(messageJson(rest)))
  );
}

/** A message of LangChain says itself with its class; what is sent is in its fields. */
function plainOf(message: unknown): unknown {
  if (!isObject(message) || typeof message.toJSON !== "function") return message;
  const said: unknown = message.toJSON();
  return isObject(said) && isObject(said.kwargs) ? { role: message.type, ...said.kwargs } : said;
}

function contentTokens(content: unknown, text: (text: string) => number): number {
  if (typeof content === "string") return text(content);
  if (!Array.isArray(content)) return content === undefined || content === null ? 0 : text(messageJson(content));
  return content.reduce((sum: number, part: unknown) => sum + partTokens(part, text), 0);
}

function partTokens(part: unknown, text: (text: string) => number): number {
  if (isObject(part) && part.type === "text" && typeof part.text === "string" && Object.keys(part).length === 2) {
    return text(part.text);
  }
  return text(messageJson(part));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
