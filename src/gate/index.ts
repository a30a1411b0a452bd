/**
 * The gate: what the user's rules allow, for anything with a name, and tools that refuse to run where the rules say no.
 *
 * @packageDocumentation
 */

export { createGate, type Gate, type GateOptions, type Named, type Rule } from "./gate.js";
export type { Cover, When } from "./listing.js";
export { type Allowed, isRefused, type RefusalCode, type Refused, type Verdict } from "./verdict.js";
export { type View, viewOf } from "./view.js";
