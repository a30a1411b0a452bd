/** The page with the rules, and its place among a chat's messages. */
import { describeState, type State } from "../index.js";

/** A message as chat APIs have it; whatever else it holds stays as it is. */
export interface ChatMessage {
  readonly role: string;
  readonly content?: unknown;
}

/** Who speaks before the conversation begins. */
const LEADING: readonly string[] = ["system", "developer"];

/** The page with the rules of a state, to be put before every call of the model; null where there are none. */
export function pageOf(state: State): string | null {
  const isEmpty = state.premise === null && Object.keys(state.policies).length === 0;
  return isEmpty ? null : describeState(state);
}

/** What every page begins with. */
const [HEADING = ""] = describeState({ premise: "", policies: {}, version: 2 }).split("\n");

/** Whether a message is a page, of whatever rules, and nothing else. */
function isPage({ role, content }: ChatMessage): boolean {
  if (role !== "system" || typeof content !== "string" || !content.startsWith(`${HEADING}\n`)) return false;
  return content
    .split("\n")
    .slice(1)
    .every((line) => line.startsWith("- "));
}

/**
 * The messages with the page behind the system messages at their beginning. All others stay as they are, in their order. A page that
 * stands there already is not put there twice, one of earlier rules goes, and without a page nothing is added.
 */
export function withPage<M extends ChatMessage>(
  messages: readonly M[],
  system: string | null,
): readonly (M | { readonly role: "system"; readonly content: string })[] {
  const first = messages.findIndex(({ role }) => !LEADING.includes(role));
  const at = first < 0 ? messages.length : first;
  const leading = messages.slice(0, at).filter((message) => message.content === system || !isPage(message));
  const isThere = system === null || leading.some(({ content }) => content === system);
  if (isThere && leading.length === at) return messages;
  return [...leading, ...(isThere ? [] : [{ role: "system" as const, content: system }]), ...messages.slice(at)];
}
