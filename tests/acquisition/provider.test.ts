/** The provider that an environment names, and the line printed about it once (spec, `provider.*`). */
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { printStartupConfig, resolveProviderConfig } from "../../src/acquisition/node/index.js";
import { readRows, shown } from "./rows.js";

const ROWS = readRows(
  "providers",
  z.object({
    environment: z.record(z.string(), z.string()),
    default_model: z.string().optional(),
    result: z.union([z.string(), z.record(z.string(), z.string().nullable())]),
  }),
);

afterEach(() => {
  vi.unstubAllEnvs();
});

function outcome(resolve: () => unknown): unknown {
  try {
    return resolve();
  } catch (error) {
    return error instanceof Error ? `error: ${error.message}` : error;
  }
}

describe("a provider is resolved", () => {
  for (const { environment, default_model, result } of ROWS) {
    it(`from ${shown(environment)}`, () => {
      expect(outcome(() => resolveProviderConfig(default_model, environment))).toEqual(result);
    });
  }

  it("from the environment of the process", () => {
    for (const name of ["OPENAI_BASE_URL", "PROVIDER", "OPENAI_API_KEY", "MODEL"]) vi.stubEnv(name, undefined);
    vi.stubEnv("PROVIDER", "OLLAMA");
    vi.stubEnv("MODEL", "\u3000small\u001c");
    expect(resolveProviderConfig()).toMatchObject({ mode: "ollama", model: "small" });
  });

  it("with source PROVIDER where the environment says openai", () => {
    const config = resolveProviderConfig("m", { PROVIDER: "OpenAI", OPENAI_API_KEY: "k" });
    expect(config).toMatchObject({ mode: "openai", source: "PROVIDER", model: "m" });
    expect(Object.isFrozen(config)).toBe(true);
  });
});

it("the configuration is printed once, without its key", () => {
  const lines: string[] = [];
  const logger = { info: (line: string) => lines.push(line) };
  printStartupConfig(resolveProviderConfig("m", { OPENAI_API_KEY: "secret" }), logger);
  printStartupConfig(resolveProviderConfig("n", { PROVIDER: "ollama" }), {
    info: (line) => lines.push(`again ${line}`),
  });
  printStartupConfig(resolveProviderConfig("n", { PROVIDER: "ollama" }));
  expect(lines).toEqual(["litellm_config mode=openai base_url=https://api.openai.com/v1 model=m source=default"]);
});

it("the configuration is printed to the console where there is no logger", async () => {
  vi.resetModules();
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const fresh = await import("../../src/acquisition/node/index.js");
  fresh.printStartupConfig(resolveProviderConfig("m", { PROVIDER: "ollama" }));
  expect(info.mock.calls).toEqual([
    ["litellm_config mode=ollama base_url=http://localhost:11434 model=m source=PROVIDER"],
  ]);
});
