/** The fixtures of `tests/fixtures`, loaded, in the shapes of the spec's chapter on formats. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A fixture of any kind but scenario: what to do, and what must be observed. */
export interface Case {
  readonly id: string;
  readonly kind: string;
  readonly initial_state?: unknown;
  readonly prelude?: readonly string[];
  readonly input?: string;
  readonly messages?: readonly unknown[];
  readonly action?: { readonly fn: string; readonly [field: string]: unknown };
  readonly texts?: readonly {
    readonly text: string;
    readonly directive: object | null;
    readonly canonical?: boolean;
  }[];
  readonly production?: string;
  readonly required_exports?: readonly string[];
  readonly engine?: { readonly required_members: readonly string[] };
  readonly expected: { readonly [field: string]: unknown };
}

/** A scenario: the two files of one id, joined. */
export interface Scenario {
  readonly id: string;
  readonly initial_checkpoint: unknown;
  readonly inputs: readonly string[];
  readonly turns: readonly {
    readonly input: string;
    readonly decision: { readonly kind: string; readonly prompt_to_user: string | null };
    readonly checkpoint: unknown;
  }[];
}

const ROOT = new URL("../fixtures/", import.meta.url).pathname;

/** All fixtures of one kind. */
export function loadCases(kind: string): Case[] {
  return readdirSync(join(ROOT, kind))
    .sort()
    .map((name) => load(join(ROOT, kind, name)));
}

/** All scenarios, each with its expected turns. */
export function loadScenarios(): Scenario[] {
  const folder = join(ROOT, "scenario");
  const names = readdirSync(folder).filter((name) => !name.endsWith(".expected.json"));
  return names.sort().map((name) => ({
    ...load(join(folder, name)),
    turns: load(join(folder, name.replace(/json$/, "expected.json"))).turns,
  }));
}

function load(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}
