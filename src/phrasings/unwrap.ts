/** Takes off what stands round an instruction without changing it: greetings, politeness, reasons, universal scope. */
import { parseClosing, parseOpening } from "../generated/phrasings/parser.js";
import { type Prepared, withLower } from "./prepare.js";

/** What is left of a message, and what the parts taken off have said. */
export interface Core extends Prepared {
  /** Whether a marker such as "from now on" stood there. */
  readonly standing: boolean;
  /** Whether "decision made" or its like stood there. */
  readonly decided: boolean;
  /** Whether "could you please" or its like stood there. */
  readonly asked: boolean;
  /** The noun that a clause before the instruction has named, for a pronoun in it. */
  readonly noun: string | null;
  /** In lower case, what stood round the instruction, but for reasons before it. */
  readonly around: string;
  /** In lower case, the reasons before the instruction. */
  readonly reasons: string;
  /** In lower case, the reason behind the instruction. */
  readonly because: string;
}

/** No message has more layers than this; the bound keeps the work linear. */
const LAYERS = 8;

/** The layers before the instruction and those behind it, but for reasons behind it. */
export function unwrap(message: Prepared): Core {
  let core: Core = {
    ...message,
    standing: false,
    decided: false,
    asked: false,
    noun: null,
    around: "",
    reasons: "",
    because: "",
  };
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
    decided: core.decided || inner.decided,
    asked: core.asked || inner.asked,
    noun: inner.noun ?? core.noun,
    around: `${core.around} ${inner.around}`,
    because: core.lower.slice(closing.rest.length),
    reasons: core.reasons + inner.reasons,
  };
}

function withoutOpening(core: Core): Core | null {
  const opening = parseOpening(core.lower, core.text);
  if (opening === null) return null;
  const taken = core.lower.slice(0, core.lower.length - opening.rest.length);
  const less = { ...core, ...withLower(opening.rest), around: `${core.around} ${taken}` };
  switch (opening.kind) {
    case "standing_opening":
      return { ...less, standing: true };
    case "decided_opening":
      return { ...less, decided: true };
    case "asking_opening":
      return { ...less, asked: true };
    case "noun_opening":
    case "noun_first":
      return { ...less, around: core.around, reasons: `${core.reasons} ${taken}`, noun: opening.noun };
    case "reason_opening":
      return { ...less, around: core.around, reasons: `${core.reasons} ${taken}` };
    case "wrapper":
      return less;
  }
}

function withoutClosing(core: Core): Core | null {
  const closing = parseClosing(core.lower, core.text);
  if (closing === null || closing.kind === "because_closing") return null;
  const text = closing.kind === "standing_inside" ? `${closing.rest} ${closing.after}` : closing.rest;
  const taken = closing.kind === "standing_inside" ? "" : core.lower.slice(closing.rest.length);
  const around = `${core.around} ${taken}`;
  const standing = core.standing || closing.kind !== "polite_closing";
  return { ...core, ...withLower(text), around, standing, decided: core.decided || closing.kind === "always_closing" };
}
