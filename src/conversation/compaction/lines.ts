/** The audit lines of an epoch. Each epoch is made of the whole past: what one before it has told is not told again. */
import { canonicalJson, TextSet } from "../../base/index.js";
import type { Epoch } from "../../compaction/epoch/index.js";
import type { AuditLine } from "../../context/index.js";
import type { Past } from "../index.js";
import type { Readable } from "./readable.js";

/** Of results that were made shorter those that are still there, and of exchanges that are gone those that were there before. */
export function newLines(made: Epoch, past: Past, history: Readable): readonly AuditLine[] {
  const there = new TextSet(made.exchanges.flatMap(({ messages }) => messages.map(({ id }) => String(id))));
  const sent = sentBefore(past, history);
  const isNew = (line: Epoch["lines"][number]): boolean => {
    switch (line.line) {
      case "shorten":
        return there.has(String(line.turn));
      case "exchange":
        return sent.has(line.id);
      case "summary":
        return true;
    }
  };
  return made.lines.filter(isNew);
}

/** The exchanges that were sent, whole or shorter, before this epoch. Their first message is never made shorter. */
function sentBefore({ exchanges, epoch }: Past, history: Readable): TextSet {
  const stand = new TextSet((epoch?.messages ?? []).map((message) => canonicalJson(message)));
  const sent = exchanges.filter(({ sequence }, at) => {
    if (epoch === null || sequence > epoch.through) return true;
    const { messages = [] } = history.exchanges[at] ?? {};
    const [first] = messages;
    return first !== undefined && stand.has(canonicalJson(history.messageOf(first)));
  });
  return new TextSet(sent.map(({ id }) => id));
}
