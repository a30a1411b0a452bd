/** Preloads: the state or the checkpoint that a command starts from. */
import { createEngine, type Engine, ImportError } from "../../index.js";
import { type Given, wrongArguments } from "../command.js";
import { CHECKPOINT_FILE, CHECKPOINT_JSON, PRELOADS, STATE_FILE, STATE_JSON } from "../options.js";
import { Refusal } from "./refusal.js";
import { readTextFile } from "./text-file.js";

/** A preload as it was given: an option, and its JSON or the name of its file. */
export interface Preload {
  readonly option: (typeof PRELOADS)[number];
  readonly value: string;
}

/** The preload that was given, or null. @throws {Refusal} when there are several. */
export function preloadOf(given: Given): Preload | null {
  const preloads = PRELOADS.flatMap((option) => given.all(option).map((value) => ({ option, value })));
  if (preloads.length > 1) {
    const names = preloads.map(({ option }) => `--${option.name}`).join(" and ");
    throw wrongArguments(`At most one preload can be given, not ${names}`);
  }
  return preloads[0] ?? null;
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
    case STATE_JSON:
      engine.importJson(value);
      break;
    case STATE_FILE:
      engine.importJson(readTextFile(value));
      break;
    case CHECKPOINT_JSON:
      engine.importCheckpointJson(value);
      break;
    case CHECKPOINT_FILE:
      engine.importCheckpointJson(readTextFile(value));
  }
}

function importFailure({ option, value }: Preload, { detail }: ImportError): string {
  const name = option.value === "FILE" ? `--${option.name} ${value}` : `--${option.name}`;
  const advice = option === STATE_JSON || option === STATE_FILE ? STATE_ADVICE : CHECKPOINT_ADVICE;
  return `${name}: ${detail} ${advice}`;
}

const STATE_ADVICE = 'A state looks like {"policies":{"peanuts":"prohibit"},"premise":null,"version":2}.';
const CHECKPOINT_ADVICE = 'A checkpoint looks like {"authoritative_state":{…},"checkpoint_version":1,"pending":null}.';
