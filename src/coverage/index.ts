/** What a rule covers, read loosely: its item bare of quotes, end marks and politeness, in parts where it is a list. */
export { type Dressing, inner, type Span, type Undressed, undress } from "./dressing.js";
export { partsOf } from "./lists.js";
export { covers, looseItem, looseName, readings } from "./readings.js";
