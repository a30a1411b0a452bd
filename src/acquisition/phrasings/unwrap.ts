/** Takes off what stands round an instruction without changing it: greetings, politeness, reasons, universal scope. */
import { parseClosing, parseOpening } from "../../generated/phrasings.js";
import { type Prepared, withLower } from "./prepare.js";

/** What is left of a message, and what the parts taken off have said. */
export interface Core extends Prepared {
  /** Whether a marker such as "from now on" stood there. */
  readonly standing: boolean;
  /** Whether "could you please" or its like stood there. */
  readonly asked: boolean;
  /** The noun that a clause before the instruction has named, for a pronoun in it. */
  readonly noun: string | null;
  /** In lower case, what stood before the instruction. */
  readonly before: string;
}

/** No message has more layers than this; the bound keeps the work linear. */
const LAYERS = 8;

/** The layers before the instruction and those behind it, but for reasons behind it. */
export function unwrap(message: Prepared): Core {
  let core: Core = { ...message, standing: false, asked: false, noun: null, before: "" };
  for (let layer = 0; layer < LAYERS; layer++) {
    const less = withoutOpening(core) ?? withoutClosing(core);
    if (less === null) break;
    core = less;
  }
  return core;
}

/** The same without the reason behind the instruction, and what that reveals. */
export function withoutReason(core: Core): Core {
  const closing = parseClosing(core.lower, core.text);
  if (closing?.kind !== "because_closing") return core;
  const inner = unwrap(withLower(closing.rest));
  return {
    ...inner,
    standing: core.standing || inner.standing,
    asked: core.asked || inner.asked,
    noun: inner.noun ?? core.noun,
    before: core.before + inner.before,
  };
}

function withoutOpening(core: Core): Core | null {
  const opening = parseOpening(core.lower, core.text);
  if (opening === null) return null;
  const before = core.before + core.lower.slice(0, core.lower.length - opening.rest.length);
  const less = { ...core, ...withLower(opening.rest), before };
  switch (opening.kind) {
    case "standing_opening":
      return { ...less, standing: true };
    case "asking_opening":
      return { ...less, asked: true };
    case "noun_opening":
      return { ...less, noun: opening.noun };
    default:
      return less;
  }
}

function withoutClosing(core: Core): Core | null {
  const closing = parseClosing(core.lower, core.text);
  switch (closing?.kind) {
    case "standing_closing":
      return { ...core, ...withLower(closing.rest), standing: true };
    case "standing_inside":
      return { ...core, ...withLower(`${closing.rest} ${closing.after}`), standing: true };
    case "polite_closing":
      return { ...core, ...withLower(closing.rest) };
    default:
      return null;
  }
}
