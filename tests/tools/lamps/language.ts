/** A language that only the tests know: two views of a text, as a row of the table of languages. */
import type { Language } from "../../../tools/language.js";

export const LAMPS: Language = {
  name: "lamps",
  version: "1",
  sources: [
    {
      view: "raw",
      grammar: "tests/tools/lamps/raw.peggy",
      starts: { order: "Order", reply: "Reply" },
      elsewhere: {},
    },
    {
      view: "normal",
      grammar: "tests/tools/lamps/normal.peggy",
      starts: { switching: "Switching" },
      elsewhere: {},
    },
  ],
  spec: null,
  out: "src/generated/lamps",
};
