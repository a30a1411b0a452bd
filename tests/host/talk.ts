/** A conversation with a host, turn by turn. */
import { createHost, type Host, type HostAnswer, type HostOptions } from "../../src/host/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";

export const KEY = { tenant: "t", conversation: "c" };

/** A host over a store, by default a new one, with a clock that stands still. */
export function hostOver(options: Omit<HostOptions, "sessions"> = {}, store: Store = memoryStore()): Host {
  const sessions = createSessions({ store, now: () => "2026-01-01T00:00:00Z", nonce: () => "n" });
  return createHost({ ...options, sessions });
}

/** Sends texts one after the other, as turns m1, m2, …; answers what came of each. */
export async function talk(host: Host, ...texts: readonly string[]): Promise<HostAnswer[]> {
  const answers: HostAnswer[] = [];
  for (const [index, text] of texts.entries()) answers.push(await host.turn({ ...KEY, turn: `m${index + 1}`, text }));
  return answers;
}

/** What is said to the user, or `forward` with the page. */
export function said(answer: HostAnswer | undefined): string {
  if (answer === undefined) return "";
  return answer.kind === "forward" ? `forward ${answer.system ?? "without a page"}` : answer.text;
}
