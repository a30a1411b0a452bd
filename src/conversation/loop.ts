/** The loop: what is next is read off the log and done, until a turn comes to its end. */
import { orAborted } from "./abort.js";
import { AskError, ask } from "./ask.js";
import { declineOthers } from "./decline.js";
import { isSaid, type ReplyEntry } from "./entries.js";
import { behindAll, behindOthers, type Journal } from "./journal.js";
import type { CallOptions } from "./model.js";
import { isMessage, nextOf } from "./next.js";
import type { Settings } from "./options.js";
import type { Outcome } from "./outcome.js";
import type { Owed } from "./owed.js";
import { planned } from "./plan.js";
import { pause } from "./retry.js";
import { runCalls } from "./run.js";
import type { Transcript } from "./transcript.js";
import { tokensOf } from "./usage.js";
import { waysOf } from "./ways.js";

/** A turn at work. */
export interface Work {
  readonly settings: Settings;
  readonly journal: Journal;
  readonly owed: Owed;
  /** Ends when the conversation is interrupted. */
  readonly signal: AbortSignal;
}

/**
 * Goes on from where the log is; null where there is nothing. `asked` is a turn that the model is to answer, be it that others were settled
 * after it.
 *
 * @throws {Conflict} where somebody else is at work. What a provider throws passes through.
 */
export async function proceed(work: Work, asked: string | null): Promise<Outcome | null> {
  const { settings, journal, owed, signal } = work;
  let fresh: number | null = null;
  for (;;) {
    await journal.refresh();
    const next = nextOf(journal.transcript, waysOf(settings, journal, fresh), asked);
    fresh = null;
    switch (next.do) {
      case "nothing":
        return null;
      case "end":
        return next.outcome;
      case "run":
        await runCalls({ ...settings, journal, owed, signal }, next.reply, next.calls);
        break;
      case "ask": {
        const { question } = journal.view;
        if (question !== null) return { kind: "clarify", prompt: question.prompt, repairs: [] };
        if (isWordless(journal.transcript)) return { kind: "refused", reason: "not_kept" };
        if (signal.aborted) return { kind: "interrupted", text: "" };
        // The rules may have changed elsewhere while calls ran: what waited beside them does so no more.
        await declineOthers(work);
        const asked = await askNext(work);
        if (typeof asked === "object" && asked !== null) return asked;
        fresh = asked;
      }
    }
  }
}

/** Whether the model would be asked about a turn of which the log holds nothing: it was pruned, or never kept. */
function isWordless({ items }: Transcript): boolean {
  const last = items.findLast(({ kind }) => kind === "user" || kind === "reply");
  return last?.kind === "user" && !isMessage(last);
}

/** Asks for the next reply and keeps it. Answers its sequence, or null where it was interrupted before anything came. */
async function askNext(work: Work): Promise<number | null | Outcome> {
  const { settings, journal, signal } = work;
  const plan = await planned({ ...settings, journal, signal });
  if (plan.kind !== "planned" || signal.aborted) return plan.kind === "planned" ? null : plan;
  const { sequence } = journal.transcript;
  const reply = await replyTo(work, plan.request);
  if (reply === null) return null;
  const entry = plan.beside === null ? reply : { ...reply, beside: plan.beside };
  if (!isSaid(reply)) {
    // The request was made, whoever has gone on meanwhile, and each is one of its own.
    const own = `${sequence}~${globalThis.crypto.randomUUID()}`;
    await journal.append("conversation.reply", own, entry, behindAll);
    return null;
  }
  await journal.append("conversation.reply", String(sequence), entry, behindOthers);
  return journal.transcript.items.findLast(({ kind }) => kind === "reply")?.sequence ?? null;
}

/** Makes the request, again where it may succeed then. Null where that was interrupted while no request was on its way. */
async function replyTo(work: Work, prepared: () => CallOptions): Promise<ReplyEntry | null> {
  const { settings, signal, journal } = work;
  const { model, on } = settings;
  const [name, taken] = [model.modelId, callIds(journal.transcript)];
  for (let attempt = 1; ; attempt += 1) {
    const request = prepared();
    on?.({ type: "request", phase: "start", model: name, attempt, request });
    try {
      const reply = await ask({ model, request, signal, on, taken });
      on?.({ type: "request", phase: "end", model: name, finish: reply.finish, tokens: tokensOf(reply.usage) });
      return reply;
    } catch (error) {
      if (!(error instanceof AskError)) throw error;
      const retrying = pause(error, attempt);
      on?.({ type: "request", phase: "error", model: name, error: error.cause, retrying });
      if (retrying === null) throw error.cause;
      await orAborted(settings.wait(retrying, signal), signal);
      if (signal.aborted) return null;
    }
  }
}

/** The ids of all calls. */
function callIds({ items }: Transcript): readonly string[] {
  const parts = items.flatMap((item) => (item.kind === "reply" ? item.entry.content : []));
  return parts.flatMap((part) => (part.type === "tool-call" ? [part.call] : []));
}
