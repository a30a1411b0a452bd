/** What every room may use: characters, their order and normal form, JSON, foreign values, stored messages, and the refusal of misuse. */
export { apostrophes, repairDont } from "./apostrophes.js";
export { collapse, dropMarks, hasBlankEnd, isBlank, LINE_END, trim, trimEnd, trimStart } from "./blanks.js";
export { canonicalJson, sortedJson } from "./canonical-json.js";
export { DEEPEST, isShallow } from "./depth.js";
export { escapeUnits, isVisible, visible } from "./escape.js";
export { fieldOf } from "./field.js";
export { messageJson } from "./message-json.js";
export {
  noObject,
  noVersion,
  requireFields,
  requireMade,
  requireSignal,
  requireString,
  SHOWN,
  typeName,
} from "./misuse.js";
export { nfkc } from "./nfkc.js";
export { oneLine } from "./one-line.js";
export { compareCodePoints } from "./order.js";
export { placeOf, placesOf } from "./places.js";
export { entriesOf, type Fields, fieldsOf, isPlainObject } from "./plain-object.js";
export { replaceAll } from "./replace.js";
export { SharedMap } from "./shared-map.js";
export { distinct, TextMap, TextSet } from "./text-map.js";
export { messageObjects, userTurns } from "./user-turns.js";
export { WHITE_SPACE } from "./white-space.js";
