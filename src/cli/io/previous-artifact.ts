/** The artifact that a compaction goes on from: refused wherever what it keeps would be lost without a word. */
import { type Fields, fieldsOf } from "../../base/index.js";
import { harvest } from "../../compaction/harvest/index.js";
import { type Artifact, compact, readArtifact, readTranscript, type Turn, verify } from "../../compaction/index.js";
import { createEngine, type Engine, ImportError } from "../../index.js";
import { Refusal } from "./refusal.js";

/** An artifact of this version, as it was printed, and what to call it. */
export interface Previous {
  readonly name: string;
  readonly value: unknown;
  readonly artifact: Artifact;
  /** Of format compactbench, which has the rules as well; null of format json. */
  readonly metadata: Fields | null;
}

/** What is no artifact is no beginning either: without it, all that was kept before would be gone without a word. */
export function previousOf(value: unknown, name: string): Previous {
  const metadata = fieldsOf(fieldsOf(value)?.get("methodMetadata"));
  const artifact = readArtifact(metadata === null ? value : metadata.get("artifact"));
  if (artifact !== null) return { name, value, artifact, metadata };
  throw new Refusal(
    `'${name}' is no artifact of this version. Give what 'compact --format json' or '--format compactbench' has printed.`,
  );
}

/**
 * The library begins anew where a transcript has not the turns of the artifact, since it is a cache for it. Who hands over a file of
 * messages may mean that they come behind the artifact, and would be told nothing.
 *
 * @throws {Refusal} where the transcript neither has the artifact's turns nor goes on behind them.
 * @throws {TypeError} when it is no transcript.
 */
export function requireContinued(transcript: unknown, { name, artifact, metadata }: Previous): void {
  const { range } = artifact;
  if (range === null) return;
  const turns = readTranscript(transcript);
  if (turns.every(({ id }) => id > range.to)) {
    if (hasRules(artifact, metadata)) return;
    throw new Refusal(
      `'${name}' has not the rules of the turns that it stands for, and they would be lost. Give the whole conversation, or the artifact that 'compact --format compactbench' prints.`,
    );
  }
  if (isFoundAgain(artifact, range, turns)) return;
  throw new Refusal(
    `'${name}' stands for turns ${range.from} to ${range.to}, and the transcript neither begins with them nor goes on behind them: what was kept would be lost. Give the whole conversation as it was, or no artifact. Behind an artifact of format compactbench, the new messages alone do as well, each with an "id" that is a number, from ${range.to + 1} on.`,
  );
}

/** Whether the turns of the range are given as they were. What another version finds in them may be another thing. */
function isFoundAgain(
  artifact: Artifact,
  { from, to }: NonNullable<Artifact["range"]>,
  turns: readonly Turn[],
): boolean {
  const own = turns.filter(({ id }) => id >= from && id <= to);
  const bytes = own.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  if (turns[0]?.id !== from || own.at(-1)?.id !== to || bytes !== artifact.bytes) return false;
  const engine = createEngine();
  for (const { role, content } of own) if (role === "user") engine.step(content);
  return verify(artifact, own, harvest, engine.state).every(({ kind }) => kind === "not_the_fold");
}

/** Whether the checkpoint beside the artifact can be read, and is of the state that the artifact was made with. */
function hasRules(artifact: Artifact, metadata: Fields | null): boolean {
  const engine = engineOf(metadata?.get("checkpoint"));
  return engine !== null && compact([], engine.state, harvest).state === artifact.state;
}

function engineOf(checkpoint: unknown): Engine | null {
  if (checkpoint === undefined) return null;
  try {
    return createEngine({ checkpoint });
  } catch (error) {
    if (error instanceof ImportError || error instanceof TypeError) return null;
    throw error;
  }
}
