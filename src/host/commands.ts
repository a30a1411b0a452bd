/** What a user may ask of the host itself, where the host allows it: the rules, an undo, and who set what. */
import { describeState } from "../index.js";
import type { View } from "../sessions/index.js";
import { type HostAnswer, NOTHING, refused, reply } from "./answer.js";
import type { Taking } from "./taking.js";
import { acknowledgement, code, quoted } from "./words.js";

/** The answer to a command, or null where the turn is none. A command is exact, as a directive is. */
export async function command(taking: Taking, view: View): Promise<HostAnswer | null> {
  const { text } = taking;
  if (text === "show state") return shown(view);
  if (text === "undo") return undone(taking, view);
  if (text.startsWith("why ") && text.length > 4) return why(taking, text.slice(4));
  return null;
}

function shown(view: View): HostAnswer {
  const page = describeState(view.state);
  return reply(view.question === null ? page : `${page}\n\n${view.question.prompt}`, view, NOTHING);
}

async function undone({ session, ids, actor }: Taking, view: View): Promise<HostAnswer> {
  const restored = await session.restore({ turn: ids.turn, actor, seen: view.rules });
  switch (restored.kind) {
    case "restored":
      return reply(acknowledgement(restored.changes), null, { ...NOTHING, changes: restored.changes });
    case "duplicate":
      return reply("This was undone before.", null, NOTHING);
    case "stale":
    case "conflict":
      return refused("conflict");
    case "refused":
      return refused(restored.reason);
  }
}

async function why({ session }: Taking, item: string): Promise<HostAnswer> {
  const origin = await session.origin(item === "premise" ? null : item);
  if (origin === null) return reply(`No rule is about ${quoted(item)}.`, null, NOTHING);
  const { text, said, at, actor } = origin;
  const words = said === text ? code(text) : `${code(said)}, read as ${code(text)}`;
  const who = actor === undefined ? "" : ` by ${quoted(actor)}`;
  return reply(`It was set${who} with ${words} at ${quoted(at)}.`, null, NOTHING);
}
