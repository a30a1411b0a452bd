/** The parts of a list, as directives of their own name them (spec, `diagnostics.list`). */
import { WHITE_SPACE } from "../base/index.js";
import { partsOf, undress } from "../coverage/index.js";

/** Before the first part, it says how many there are. */
const TOGETHER = new RegExp(`^(?:both|either)[${WHITE_SPACE}]+`, "i");

/** The parts without what is put around them, or up to what `stands` by itself; one where the text is no list. */
export function barePartsOf(text: string, stands: (part: string) => boolean): readonly string[] {
  const spans = partsOf(text);
  return spans.map((span, at) => {
    const part = text.slice(...span);
    const named = at === 0 && spans.length > 1 ? part.replace(TOGETHER, "") : part;
    return named.slice(...undress(named, stands).name);
  });
}
