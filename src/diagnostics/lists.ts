/** The parts of a list, as directives of their own name them (spec, `diagnostics.list`). */
import { partsOf, undress } from "../coverage/index.js";

/** The parts without what is put around them, or up to what `stands` by itself; none where the text is no list. */
export function barePartsOf(text: string, stands: (part: string) => boolean): readonly string[] {
  return partsOf(text).map((span) => {
    const part = text.slice(...span);
    return part.slice(...undress(part, stands).name);
  });
}
