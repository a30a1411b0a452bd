/**
 * The law of imports: which rooms `src` has, what each holds, and what it may import. `npm run check:rooms` holds the code to
 * it, and the table in docs/architecture.md is made of it.
 */
import { APPLICATIONS } from "./rooms/applications.js";
import { CORE_ROOMS } from "./rooms/core.js";
import { LAYERS } from "./rooms/layers.js";
import { CORE, type Room } from "./rooms/room.js";

export type { Room } from "./rooms/room.js";

/** The rooms, each after those that it imports. */
export const ROOMS: readonly Room[] = [...CORE_ROOMS, ...LAYERS, ...APPLICATIONS];

/** Where neither clock nor chance, nor locale, nor environment may have a say: the core. */
export const PURE: readonly string[] = [...CORE, "index.ts"];
