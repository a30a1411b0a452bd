/** Where the model of a chat is: a provider with the API of OpenAI by its name, or any such server by its URL. */
import { type Setting, wrongArguments } from "../command.js";
import { Refusal } from "../io/refusal.js";

/** A model behind a URL, and the key for it, if there is one. */
export interface Endpoint {
  readonly provider: string;
  readonly modelId: string;
  readonly url: string;
  readonly key: string | null;
}

/** What stands for /v1, and the variable with the key; null where none is needed. */
const PROVIDERS: ReadonlyMap<string, readonly [url: string, variable: string | null]> = new Map([
  ["deepseek", ["https://api.deepseek.com/v1", "DEEPSEEK_API_KEY"]],
  ["google", ["https://generativelanguage.googleapis.com/v1beta/openai", "GEMINI_API_KEY"]],
  ["groq", ["https://api.groq.com/openai/v1", "GROQ_API_KEY"]],
  ["mistral", ["https://api.mistral.ai/v1", "MISTRAL_API_KEY"]],
  ["ollama", ["http://127.0.0.1:11434/v1", null]],
  ["openai", ["https://api.openai.com/v1", "OPENAI_API_KEY"]],
  ["openrouter", ["https://openrouter.ai/api/v1", "OPENROUTER_API_KEY"]],
  ["xai", ["https://api.x.ai/v1", "XAI_API_KEY"]],
]);

export const MODEL: Setting = { name: "model", value: "MODEL", help: "PROVIDER:ID, or the ID at --base-url" };
export const BASE_URL: Setting = { name: "base-url", value: "URL", help: "any other server, by what stands for /v1" };

/** The providers, as the help lists them. */
export const PROVIDER_NAMES = [...PROVIDERS.keys()].join(", ");

/** The key of a server that is named by its URL: a provider's own key goes to no other server. */
export const OWN_KEY = "CONTEXT_COMPILER_API_KEY";

/** @throws {Refusal} for a model or a URL that is none, or without the key. */
export function endpointOf(model: string | null, url: string | null, env: NodeJS.ProcessEnv): Endpoint {
  if (url !== null) {
    if (!isAddress(url))
      throw wrongArguments("--base-url must be a URL with http or https, without a user name or a password");
    // What Google signs goes back to it from a provider of this name alone.
    const provider = new URL(url).hostname === "generativelanguage.googleapis.com" ? "google" : "server";
    return { provider, modelId: model ?? "default", url, key: keyIn(env, OWN_KEY) };
  }
  if (model === null) throw wrongArguments("A chat needs --model PROVIDER:ID or --base-url URL");
  const [, name = "", modelId = ""] = /^([^:]+):(.+)$/.exec(model) ?? [];
  const provider = PROVIDERS.get(name);
  if (provider === undefined)
    throw wrongArguments(`--model must be PROVIDER:ID, and a PROVIDER is one of ${PROVIDER_NAMES}`);
  const [base, variable] = provider;
  const key = variable === null ? null : keyIn(env, variable);
  if (variable !== null && key === null) throw new Refusal(`${name} needs a key. Set ${variable} to yours.`);
  return { provider: name, modelId, url: base, key };
}

/** Checked here, since what `fetch` says of an address with a password quotes it. */
function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}

/** The key in a variable, or null. What `fetch` says of one that fits in no header quotes it. @throws {Refusal} */
function keyIn(env: NodeJS.ProcessEnv, variable: string): string | null {
  const key = env[variable]?.trim() || null;
  if (key === null || /^[ -~]+$/.test(key)) return key;
  throw new Refusal(`${variable} holds a character that no key has. Set it anew.`);
}
