/**
 * Schemas of the values that hosts store and send, for zod 4 (an optional peer). They check shapes; what a state means is
 * checked when it is imported. Their JSON Schema is in the package as `schema/*.json`.
 */
import type { CompactBenchArtifact } from "../compaction/index.js";
import type { Checkpoint, Decision, PendingReplacement, State } from "../index.js";
import { exactly } from "./exactly.js";
import { z } from "./zod.js";

export { conversationEntrySchema } from "./conversation.js";

/**
 * The policies of a state. zod's `record` drops a key named `__proto__` and lets any value for it pass, while here it is an
 * item as any other: each own property is checked by itself, and the object is handed on as it is.
 */
const policiesSchema = z
  .custom<State["policies"]>(
    (value) =>
      typeof value === "object" &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((policy) => policy === "use" || policy === "prohibit"),
    "Policies are an object whose values are each use or prohibit.",
  )
  .meta({ type: "object", additionalProperties: { enum: ["use", "prohibit"] } });

/** A state (spec, `values.state`). */
export const stateSchema: z.ZodType<State> = exactly<State>()(
  z.strictObject({
    premise: z.string().nullable(),
    policies: policiesSchema,
    version: z.literal(2),
  }),
);

const replacementSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("use_only"), new_item: z.string(), old_item: z.null() }),
  z.strictObject({ kind: z.literal("replace_use"), new_item: z.string(), old_item: z.string() }),
]);

/** A replacement that waits for confirmation (spec, `values.checkpoint`). */
const pendingReplacementSchema: z.ZodType<PendingReplacement> = exactly<PendingReplacement>()(
  z.strictObject({
    kind: z.literal("replacement"),
    replacement: replacementSchema,
    prompt_to_user: z.string().min(1),
  }),
);

/** A checkpoint (spec, `values.checkpoint`), as an export writes it: with `pending`, without which an import takes one, too. */
export const checkpointSchema: z.ZodType<Checkpoint> = exactly<Checkpoint>()(
  z.strictObject({
    checkpoint_version: z.literal(1),
    authoritative_state: stateSchema,
    pending: pendingReplacementSchema.nullable(),
  }),
);

/** A decision (spec, `values.decision`). */
export const decisionSchema: z.ZodType<Decision> = exactly<Decision>()(
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("passthrough"), state: z.null(), prompt_to_user: z.null() }),
    z.strictObject({ kind: z.literal("update"), state: stateSchema, prompt_to_user: z.null() }),
    z.strictObject({ kind: z.literal("clarify"), state: z.null(), prompt_to_user: z.string().min(1) }),
  ]),
);

/** The messages of a stored conversation. Those without role `user` or text content are skipped in a replay. */
export const transcriptSchema = z.array(
  z.looseObject({ role: z.unknown().optional(), content: z.unknown().optional() }),
);

const texts: z.ZodType<readonly string[]> = z.array(z.string().min(1).max(500)).max(200);

const turnIds: z.ZodType<readonly number[]> = z.array(z.number().int().nonnegative());
const warnings: z.ZodType<readonly string[]> = z.array(z.string()).max(50);

/** The names and what is said of each; like policies, an object of which every own property counts, `__proto__` too. */
const entitiesSchema = z
  .custom<CompactBenchArtifact["structured_state"]["entity_map"]>(
    (value) =>
      typeof value === "object" &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((text) => typeof text === "string" && text.length >= 1 && text.length <= 500),
    "The entity map is an object whose values are each a text of 1 to 500 characters.",
  )
  .meta({ type: "object", additionalProperties: { type: "string", minLength: 1, maxLength: 500 } });

/** What a compactor of CompactBench 0.1.0 returns (spec, `compaction.compactbench`): every key, no other, each within its limit. */
export const compactBenchSchema: z.ZodType<CompactBenchArtifact> = exactly<CompactBenchArtifact>()(
  z.strictObject({
    schemaVersion: z.string().min(1),
    summaryText: z.string().max(8000),
    structured_state: z.strictObject({
      immutable_facts: texts,
      locked_decisions: texts,
      deferred_items: texts,
      forbidden_behaviors: texts,
      unresolved_items: texts,
      entity_map: entitiesSchema,
    }),
    selectedSourceTurnIds: turnIds,
    warnings,
    methodMetadata: z.record(z.string(), z.unknown()),
  }),
);
