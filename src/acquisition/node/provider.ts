/** Which model provider the environment asks for, and the line that says so (spec, `provider.*`). */
import { env as processEnvironment } from "node:process";
import { trim } from "../../base/index.js";

/** A provider of a model. */
export interface ProviderConfig {
  readonly mode: "openai" | "ollama" | "openai_compatible";
  /** What decided. */
  readonly source: "default" | "PROVIDER" | "OPENAI_BASE_URL override";
  readonly base_url: string;
  readonly model: string;
  readonly api_key: string | null;
}

/** Environment variables by name. */
export type Environment = { readonly [name: string]: string | undefined };

/** What a message is logged with: the console is one. */
export interface Logger {
  info(message: string): void;
}

const OPENAI_URL = "https://api.openai.com/v1";
const OLLAMA_URL = "http://localhost:11434";
const MODES: readonly string[] = ["openai", "ollama", "openai_compatible"] satisfies ProviderConfig["mode"][];

/** Resolves the provider (`provider.resolves`). @throws {Error} when the environment names none, or not all that it needs. */
export function resolveProviderConfig(
  defaultModel = "openai/gpt-4o-mini",
  environment: Environment = processEnvironment,
): ProviderConfig {
  const [model, api_key] = [variable(environment, "MODEL") ?? defaultModel, variable(environment, "OPENAI_API_KEY")];
  return Object.freeze({ ...endpoint(environment, api_key), model, api_key });
}

function endpoint(environment: Environment, key: string | null): Omit<ProviderConfig, "model" | "api_key"> {
  const base_url = variable(environment, "OPENAI_BASE_URL");
  if (base_url !== null) return { mode: "openai_compatible", source: "OPENAI_BASE_URL override", base_url };
  const provider = variable(environment, "PROVIDER")?.toLowerCase() ?? null;
  if (provider === "ollama") return { mode: "ollama", source: "PROVIDER", base_url: OLLAMA_URL };
  const problem = problemOf(provider, key);
  if (problem !== null) throw new Error(problem);
  return { mode: "openai", source: provider === null ? "default" : "PROVIDER", base_url: OPENAI_URL };
}

/** Why the OpenAI endpoint cannot serve, or null where it can. */
function problemOf(provider: string | null, key: string | null): string | null {
  if (provider !== null && !MODES.includes(provider)) {
    return `Invalid PROVIDER value '${provider}'. Allowed values: ${MODES.join(", ")}`;
  }
  if (provider === "openai_compatible") return "OPENAI_BASE_URL is required when PROVIDER=openai_compatible.";
  return key === null ? "OPENAI_API_KEY is required in openai mode." : null;
}

/** A variable, trimmed; null where it is unset or nothing is left. */
function variable(environment: Environment, name: string): string | null {
  return trim(environment[name] ?? "") || null;
}

let printed = false;

/** Logs the configuration without its key, once in a process: later calls do nothing (`provider.printed`). */
export function printStartupConfig({ mode, base_url, model, source }: ProviderConfig, logger: Logger = console): void {
  if (printed) return;
  printed = true;
  logger.info(`litellm_config mode=${mode} base_url=${base_url} model=${model} source=${source}`);
}
