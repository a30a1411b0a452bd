/** The fixtures of `tests/fixtures`, loaded: what is asked, and what is expected. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Case, Example } from "../../src/conformance/case.js";
import { toExamples } from "../../tools/spec/suite.js";

const ROOT = new URL("../fixtures/", import.meta.url).pathname;

/** The kinds of fixtures that are run against every implementation in this process. */
export const KINDS = [
  "step",
  "scenario",
  "snapshot",
  "transcript",
  "transcript_live",
  "state_json",
  "checkpoint",
  "controller",
  "controller_preview",
  "grammar",
];

/** The kinds about what the oracle does not have. */
export const HOST_KINDS = ["readers", "host", "misuse"];

/** The examples of one kind. */
export function loadExamples(kind: string): readonly Example[] {
  return toExamples(loadFiles(kind));
}

/** The fixture files of one kind, as they stand. */
export function loadFiles(kind: string): Case[] {
  const names = readdirSync(join(ROOT, kind)).sort();
  return names.map((name) => JSON.parse(readFileSync(join(ROOT, kind, name), "utf8")));
}
