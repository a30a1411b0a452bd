/** Preloads: the state or the checkpoint that a command starts from. */
import { createEngine, type Engine, ImportError } from "../../index.js";
import { Refusal } from "./refusal.js";
import { readTextFile } from "./text-file.js";

/** The options that preload; at most one is given. */
export const PRELOADS = [
  "initial-state-json",
  "initial-state-file",
  "initial-checkpoint-json",
  "initial-checkpoint-file",
] as const;

/** A preload as it was given: an option, and its JSON or the name of its file. */
export interface Preload {
  readonly option: (typeof PRELOADS)[number];
  readonly value: string;
}

/** An engine that starts from a preload, or a fresh one. @throws {Refusal} when the preload cannot be imported. */
export function startEngine(preload: Preload | null): Engine {
  const engine = createEngine();
  if (preload === null) return engine;
  try {
    load(engine, preload);
  } catch (error) {
    if (error instanceof ImportError) throw new Refusal(importFailure(preload, error));
    throw error;
  }
  return engine;
}

function load(engine: Engine, { option, value }: Preload): void {
  switch (option) {
    case "initial-state-json":
      engine.importJson(value);
      break;
    case "initial-state-file":
      engine.importJson(readTextFile(value));
      break;
    case "initial-checkpoint-json":
      engine.importCheckpointJson(value);
      break;
    case "initial-checkpoint-file":
      engine.importCheckpointJson(readTextFile(value));
  }
}

function importFailure({ option, value }: Preload, { message }: ImportError): string {
  const name = option.endsWith("-file") ? `--${option} ${value}` : `--${option}`;
  return `${name}: ${message.replace(/[^.]$/, "$&.")} ${option.startsWith("initial-state") ? STATE_ADVICE : CHECKPOINT_ADVICE}`;
}

const STATE_ADVICE = 'A state looks like {"policies":{"peanuts":"prohibit"},"premise":null,"version":2}.';
const CHECKPOINT_ADVICE = 'A checkpoint looks like {"authoritative_state":{…},"checkpoint_version":1,"pending":null}.';
