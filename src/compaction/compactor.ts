/** A compactor as CompactBench calls one: a transcript in, an artifact of its form out. */
import { fieldsOf } from "../base/index.js";
import { createEngine, type Engine, ImportError } from "../index.js";
import { compact } from "./compact.js";
import { type CompactBenchArtifact, toCompactBench } from "./compactbench.js";
import { readArtifact } from "./read-artifact.js";
import { readTranscript } from "./transcript.js";
import type { Artifact, Harvest, Turn } from "./values.js";

/** What a compaction came to. */
export interface Compacted {
  readonly artifact: Artifact;
  /** The engine with the directives of the user's turns stepped. */
  readonly engine: Engine;
}

export interface Compactor {
  readonly name: string;
  readonly version: string;
  /** @throws {TypeError} when the transcript is none. The configuration has no part in the answer. */
  compact(transcript: unknown, config?: unknown, previous_artifact?: unknown): CompactBenchArtifact;
}

/** A compactor. What a next call needs travels in `methodMetadata`, so it holds nothing between calls. */
export function createCompactor(harvest: Harvest): Compactor {
  return {
    name: "context-compiler",
    version: "1",
    compact(transcript, _config, previous_artifact) {
      const { artifact, engine } = compactTranscript(transcript, harvest, previous_artifact);
      const checkpoint = engine.exportCheckpoint();
      const made = toCompactBench(artifact, engine.state, checkpoint.pending?.prompt_to_user ?? null);
      return { ...made, methodMetadata: { ...made.methodMetadata, artifact, checkpoint } };
    },
  };
}

/**
 * Compacts a transcript behind a previous artifact: one of this compactor, as CompactBench hands it on, or one as JSON. The
 * directives of the user's turns make the state. A transcript that begins no later than the artifact is taken for the whole
 * conversation, as `compact` takes it; behind it, an artifact without its checkpoint brings no rules along.
 *
 * @throws {TypeError} when the transcript is none.
 */
export function compactTranscript(transcript: unknown, harvest: Harvest, previous: unknown = null): Compacted {
  const turns = readTranscript(transcript);
  const fields = fieldsOf(previous);
  const metadata = fieldsOf(fields?.get("methodMetadata"));
  const known = readArtifact(metadata === null ? previous : metadata.get("artifact"));
  const isWhole = known?.range == null || (turns[0]?.id ?? Number.POSITIVE_INFINITY) <= known.range.from;
  const engine = isWhole ? createEngine() : resumed(metadata?.get("checkpoint"));
  for (const turn of newTurns(turns, isWhole ? null : known)) if (turn.role === "user") engine.step(turn.content);
  return { artifact: compact(turns, engine.state, harvest, known), engine };
}

function newTurns(turns: readonly Turn[], known: Artifact | null): readonly Turn[] {
  const last = known?.range?.to ?? -1;
  return turns.filter(({ id }) => id > last);
}

function resumed(checkpoint: unknown): Engine {
  try {
    return checkpoint === undefined ? createEngine() : createEngine({ checkpoint });
  } catch (error) {
    if (error instanceof ImportError || error instanceof TypeError) return createEngine();
    throw error;
  }
}
