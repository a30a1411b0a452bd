/** Stubs: results of tools that a later call of the same tool with the same arguments has replaced, or that say the same. */
import { placeOf, TextMap } from "../../base/index.js";
import {
  type AuditLine,
  type contractsOf,
  type Exchange,
  excerpt,
  type Measures,
  page,
  shorten,
} from "../../context/index.js";
import type { Turn } from "../index.js";

/** An attempt, and the turn whose result it was about. */
export type StubLine = Extract<AuditLine, { readonly line: "shorten" }> & { readonly turn: number };

/** What came of it; an exchange in which nothing is shorter is the same object. */
interface Stubbed {
  readonly exchanges: readonly Exchange<Turn>[];
  readonly lines: readonly StubLine[];
}

/** The old exchanges with stubs for what `all` repeats later. `shorten` decides of each. */
export function stubs(
  old: readonly Exchange<Turn>[],
  all: readonly Exchange<Turn>[],
  measures: Measures,
  contractOf: ReturnType<typeof contractsOf>,
): Stubbed {
  const last = lastCalls(all);
  const lines: StubLine[] = [];
  const stub = (turn: Turn): Turn => {
    if (turn.role !== "tool" || keysOf(turn).every((key) => last.get(key) === turn.id)) return turn;
    const { name = "tool", status } = turn.tool ?? {};
    const keep = status !== undefined && placeOf(turn.content, status) >= 0 ? [status] : [];
    const whole = page({ kind: "tool_output", origin: name, body: turn.content, keep }, measures);
    const contract = contractOf("tool_output");
    const { page: shorter, line } = shorten(whole, excerpt(whole, contract), contract);
    lines.push({ ...line, turn: turn.id });
    return line.accepted ? { ...turn, content: shorter.body } : turn;
  };
  const exchanges = old.map((exchange) => {
    const messages = exchange.messages.map(stub);
    return messages.every((message, index) => message === exchange.messages[index])
      ? exchange
      : { ...exchange, messages };
  });
  return { exchanges, lines };
}

/** The last turn with each call, and with each result. */
function lastCalls(exchanges: readonly Exchange<Turn>[]): Pick<TextMap<number>, "get"> {
  const last = new TextMap<number>();
  for (const { messages } of exchanges)
    for (const turn of messages) if (turn.role === "tool") for (const key of keysOf(turn)) last.set(key, turn.id);
  return last;
}

/** A result without arguments is told from others by what it says. */
function keysOf({ tool, content }: Turn): string[] {
  const said = `said:${content}`;
  // The length of the name tells where the arguments begin: a name may hold what parts them.
  return tool?.arguments === undefined ? [said] : [`call:${tool.name.length}:${tool.name}${tool.arguments}`, said];
}
