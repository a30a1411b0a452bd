/** `recall`: a tool by which a model reads again, in the words of the log, what is no longer sent. */
import { fieldsOf } from "../../base/index.js";
import { recall, type Turn } from "../../compaction/index.js";
import type { Session } from "../../sessions/index.js";
import { readPast, type Tool } from "../index.js";
import { readable } from "./readable.js";

/**
 * The turns of a conversation's log, from the beginning, with the numbers that `epochCompactor` gives them: what `extend` and `verify`
 * of `context-compiler/compaction` take.
 *
 * @throws {LogError} where the log cannot be read.
 */
export async function turnsIn(session: Session): Promise<readonly Turn[]> {
  return readable(await readPast(session)).exchanges.flatMap(({ messages }) => messages);
}

/** What the tool answers of a turn. */
interface Recalled {
  readonly turn: number;
  readonly role: Turn["role"];
  readonly tool?: string;
  readonly arguments?: string;
  readonly status?: string;
  readonly text: string;
}

/**
 * A tool for a conversation with this log. The model calls it with a number that stands in brackets behind a quote, a line of work, a
 * name or a stub, or with two for all turns between them, and gets the original words. The log's own words are never changed by
 * it.
 */
export function recallTool(session: Session): Tool {
  const execute = async (input: unknown): Promise<readonly Recalled[]> => {
    const { from, to } = rangeOf(input);
    const found = recall(await turnsIn(session), from, to);
    if (found.length > 0) return found.map(recalled);
    throw new Error(`No turn has a number from ${from} to ${to}. The numbers stand in brackets, as in [100].`);
  };
  return { description: DESCRIPTION, inputSchema: INPUT, execute };
}

const DESCRIPTION =
  "Gives back the original words of turns of this conversation that are left out or shortened. A number in brackets, as in [100], is " +
  "the number of a turn: give it as from, or give from and to for all turns between two.";

const INPUT = {
  type: "object",
  properties: { from: { type: "integer", minimum: 0 }, to: { type: "integer", minimum: 0 } },
  required: ["from"],
  additionalProperties: false,
} as const;

/** A bare JSON Schema is shown to the model alone. */
function rangeOf(input: unknown): { readonly from: number; readonly to: number } {
  const fields = fieldsOf(input, ["from"], ["to"]);
  const from = fields?.get("from");
  const to = fields?.get("to") ?? from;
  if (isNumber(from) && isNumber(to) && from <= to) return { from, to };
  throw new Error("recall takes from, the number of a turn, and may be given to, a number that is not smaller.");
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function recalled({ id, role, content, tool }: Turn): Recalled {
  if (tool === undefined) return { turn: id, role, text: content };
  const { name, arguments: given, status } = tool;
  const called = {
    tool: name,
    ...(given === undefined ? {} : { arguments: given }),
    ...(status === undefined ? {} : { status }),
  };
  return { turn: id, role, ...called, text: content };
}
