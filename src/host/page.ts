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

/** Where the page goes among messages: behind the system messages at their beginning. Null where it stands there already, or there is none. */
export function placeOfPage(messages: readonly ChatMessage[], system: string | null): number | null {
  const first = messages.findIndex(({ role }) => !LEADING.includes(role));
  const at = first < 0 ? messages.length : first;
  return system === null || messages.slice(0, at).some(({ content }) => content === system) ? null : at;
}

/**
 * The messages with the page behind the system messages at their beginning. All others stay as they are, in their order. A page that
 * stands there already is not put there twice, one of earlier rules goes, and without a page nothing is added. It is for messages that came
 * out of it before: a system message of yours that is nothing but a page, of whatever rules, goes as well.
 */
export function withPage<M extends ChatMessage>(
  messages: readonly M[],
  system: string | null,
): (M | { readonly role: "system"; readonly content: string })[] {
  const first = messages.findIndex(({ role }) => !LEADING.includes(role));
  const isOld = (message: M, index: number) =>
    (first < 0 || index < first) && message.content !== system && isPage(message);
  return withNewPage(
    messages.some(isOld) ? messages.filter((message, index) => !isOld(message, index)) : messages,
    system,
  );
}

function withNewPage<M extends ChatMessage>(
  messages: readonly M[],
  system: string | null,
): (M | { readonly role: "system"; readonly content: string })[] {
  const at = placeOfPage(messages, system);
  if (at === null || system === null) return [...messages];
  return [...messages.slice(0, at), { role: "system", content: system }, ...messages.slice(at)];
}
