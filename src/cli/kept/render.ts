/** The answers of a kept session as plain text. Every line ends with a line feed. */
import type { HistoryEntry, Origin } from "../../sessions/index.js";
import { oneLine } from "../io/render-diagnostics.js";
import { diffLines, renderPrompt, renderState, renderText } from "../io/render-text.js";
import type { Style } from "../io/style.js";
import type { News, Reply } from "../session/reply.js";
import type { HistoryEnvelope, RestoreEnvelope, WhyEnvelope } from "./envelopes.js";

type Record = HistoryEntry["record"];

/** The answer to a line, and before it what others have done. */
export function renderReply({ envelope, news }: Pick<Reply, "envelope" | "news">, style: Style): string {
  return (news === null ? "" : renderNews(news, style)) + renderEnvelope(envelope, style);
}

function renderEnvelope(envelope: Reply["envelope"], style: Style): string {
  switch (envelope.mode) {
    case "step":
    case "preview":
    case "state":
      return renderText(envelope, style);
    case "error":
      return `${style.paint("bad", "error:")} ${style.show(envelope.error.message)}\n`;
    case "history":
      return renderHistory(envelope);
    case "why":
      return renderWhy(envelope, style);
    case "at":
      return renderState(envelope.state, style) + renderQuestion(envelope.prompt_to_user, style);
    case "restore":
      return renderRestore(envelope, style);
  }
}

/** A question that is open, or nothing. */
export function renderQuestion(prompt: string | null, style: Style): string {
  return prompt === null ? "" : `${renderPrompt(prompt, style)}\n`;
}

function renderNews({ before, after, question }: News, style: Style): string {
  const changes = diffLines(before, after, style).map((line) => `- ${line}\n`);
  return `note: this session has gone on elsewhere.\n${changes.join("")}${renderQuestion(question, style)}`;
}

/** What was brought back, and what that changed. */
export function renderRestore(
  { to, state_before, state }: Omit<RestoreEnvelope, "mode" | "output_version" | "command">,
  style: Style,
): string {
  const changes = diffLines(state_before, state, style).map((line) => `- ${line}\n`);
  const what = changes.length === 0 ? "nothing changed" : "updated";
  return `${style.paint("good", what)}, as after entry ${to}\n${changes.join("")}`;
}

/** Who set an item, or the premise. */
export function renderWhy(
  { item, holds, origin }: Pick<WhyEnvelope, "item" | "holds" | "origin">,
  { show }: Style,
): string {
  const name = item === null ? "the premise" : `"${show(item)}"`;
  if (holds === null) return item === null ? "No premise is set.\n" : `No policy is about ${name}.\n`;
  if (origin === null) return `${name} is of the state that the session began with.\n`;
  return `${show(origin.text)}\n${originLines(origin)
    .map((line) => `- ${oneLine(line)}\n`)
    .join("")}`;
}

function originLines({ text, said, sequence, at, actor, message }: Origin): string[] {
  return [
    ...(said === text ? [] : [`said: ${said}`]),
    `entry ${sequence}, ${at}`,
    ...(actor === undefined ? [] : [`by: ${actor}`]),
    ...(message === undefined ? [] : [`message: ${message}`]),
  ];
}

/** The entries of a history, a line each. */
export function renderHistory({ entries }: Pick<HistoryEnvelope, "entries">): string {
  if (entries.length === 0) return "(no entries)\n";
  const width = String(entries.at(-1)?.sequence ?? 0).length;
  return entries
    .map(
      ({ sequence, record }) =>
        `${String(sequence).padStart(width)}  ${oneLine(record.at)}  ${oneLine(said(record))}\n`,
    )
    .join("");
}

function said(record: Record): string {
  switch (record.kind) {
    case "origin":
      return record.parent === undefined
        ? "begun"
        : `begun as a fork of ${record.parent.conversation}, entry ${record.parent.sequence}`;
    case "turn":
      return record.said === undefined ? "(a turn that passed through)" : `${record.said} => ${cameTo(record)}`;
    case "question":
      return `asked: ${record.prompt}`;
    case "cancel":
      return "the question was taken back";
    case "restore":
      return `restored what held after entry ${record.to}`;
    case "closed":
      return record.why === "erased" ? "erased" : `pruned before entry ${record.below}`;
    case "layer":
      return record.name;
  }
}

/** What a turn came to: by its last outcome. */
function cameTo({ steps }: Extract<Record, { kind: "turn" }>): string {
  const outcome = steps.findLast((step) => step.outcome !== null)?.outcome ?? null;
  if (outcome === null || outcome.kind === "passthrough") return "passthrough";
  if (outcome.kind === "transition") return "updated";
  return outcome.pending === null ? outcome.clarification.code : "asked";
}
