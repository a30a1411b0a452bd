/** What `context-compiler sessions` can do: an action takes operands, and says what came of it in words and as JSON. */
import type { Session, Sessions } from "../../sessions/index.js";
import { EXIT, type ExitCode, type Streams, wrongArguments } from "../command.js";
import { Refusal } from "../io/refusal.js";
import type { Style } from "../io/style.js";
import type { KeptErrorCode } from "./envelopes.js";
import { named } from "./open.js";
import { WORDS } from "./words.js";

/** What an action works with. */
export interface Call extends Streams {
  readonly sessions: Sessions;
  readonly tenant: string;
  readonly operands: readonly string[];
  readonly plain: boolean;
  readonly style: Style;
}

/** What came of an action; no fields and no text where it has written all there is to say. */
export type Done =
  | { readonly fields: object; readonly text: string; readonly code?: ExitCode }
  | { readonly fields: null; readonly text: null; readonly code: ExitCode };

/** An action: its operands, `[ENTRY]` where one may be left out, and what it does. */
export interface Action {
  readonly operands: readonly string[];
  readonly run: (call: Call) => Promise<Done>;
}

/** What an action comes to where it found something wrong. */
export function findings(fields: object, text: string): Done {
  return { fields, text, code: EXIT.failed };
}

/** An action was not done, for a reason that a session gives. */
export function undone(code: KeptErrorCode): never {
  throw new Refusal(WORDS[code].replaceAll("\n", " "));
}

/** The session that an operand names. @throws {Refusal} when there is none. */
export async function theSession({
  sessions,
  tenant,
  operands: [name = ""],
}: Pick<Call, "sessions" | "tenant" | "operands">): Promise<Session> {
  const session = await named(sessions.open({ tenant, conversation: name }));
  const [first] = await session.history({ limit: 1 }).catch(() => [null]);
  if (first === undefined) throw new Refusal(`There is no session '${name}'. See 'context-compiler sessions list'.`);
  return session;
}

/** An entry by its sequence, or undefined where the operand was left out. @throws {Refusal} */
export function entryIn(operand: string | undefined): number | undefined {
  if (operand === undefined) return undefined;
  if (/^[1-9][0-9]{0,14}$/.test(operand)) return Number(operand);
  throw wrongArguments(`'${operand}' is no entry. An entry is named by its number in the history`);
}
