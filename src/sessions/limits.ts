/** What bounds a session. A host may set bounds of its own. */

/** The bounds of sessions. */
export interface Limits {
  /** The longest turn that changes something, in UTF-16 units. A turn that passes through may be of any length. */
  readonly turn: number;
  /** The longest body of a session's own record, without its checkpoint, in characters. */
  readonly body: number;
  /** The longest body of another layer's record, and of any record with its checkpoint. */
  readonly layerBody: number;
  /** How often a turn is decided anew when races are lost. */
  readonly attempts: number;
  /** An entry carries a checkpoint at each multiple of this, and sooner where the last one was short. */
  readonly checkpointEvery: number;
}

/** The bounds where a host sets none. */
export const LIMITS: Limits = Object.freeze({
  turn: 16_384,
  body: 256 * 1024,
  layerBody: 16 * 1024 * 1024,
  attempts: 16,
  checkpointEvery: 64,
});
