/** The verdict on a name: allowed, or refused with a reason that a model can read. */
import { compareCodePoints, isPlainObject, visible } from "../base/index.js";
import type { Subject } from "./listing.js";
import type { Rules } from "./rules.js";
import type { View } from "./view.js";

/** Why a name is refused (spec, `gate.verdict`). */
export type RefusalCode = "prohibited" | "unlisted" | "asked" | "not_used" | "unreadable_input";

/** The rules allow it. */
export interface Allowed {
  readonly allowed: true;
  readonly name: string;
  /** The item in use that is exactly this name or an alias, or null. */
  readonly item: string | null;
  readonly policy: "use" | null;
  readonly reason: null;
}

/** The rules refuse it. It is plain data: a guarded tool returns it in the place of its result. */
export interface Refused {
  readonly allowed: false;
  readonly name: string;
  /** The item of the rule that decided, as the state has it, or null. */
  readonly item: string | null;
  readonly policy: "prohibit" | null;
  readonly code: RefusalCode;
  /** Whole sentences, with the user's own words where the view has them; the same for the same view. */
  readonly reason: string;
}

export type Verdict = Allowed | Refused;

/** Whether a value is a refusal, as a guarded tool returns it or as it comes back from storage. */
export function isRefused(value: unknown): value is Refused {
  if (!isPlainObject(value)) return false;
  const { allowed, name, code, reason }: Partial<Record<keyof Refused, unknown>> = value;
  return allowed === false && [name, code, reason].every((field) => typeof field === "string");
}

/** What a subject is asked about. */
export interface Question {
  readonly view: View;
  readonly rules: Rules;
  /** The name that is refused where the subject is only what a call is about. */
  readonly name: string;
}

/** Whether a ban covers the subject, and nothing else. */
export function banOn({ name, view, rules }: Question, subject: Subject): Refused | null {
  const items = subject.keys.flatMap((key) => rules.bans.get(key) ?? []);
  const item = items.sort(compareCodePoints)[0];
  if (item === undefined) return null;
  const words = view.words?.(item);
  const rule = typeof words === "string" ? `the user said ${quote(words)}` : `the rule is ${quote(`prohibit ${item}`)}`;
  const what = `${about(name, subject)}: ${rule}. It stays so until the user lifts the rule.`;
  return { allowed: false, name, item, policy: "prohibit", code: "prohibited", reason: what };
}

/** Whether an open question counts: not where only a listing is asked for. */
export type Counting = "question" | "state";

/** Whether what the subject needs is missing. */
export function lackOf({ name, rules }: Question, subject: Subject, counting: Counting): Refused | null {
  if (subject.when !== "only_if_used") return null;
  if (counting === "question" && isAsked(rules, subject))
    return refused(name, "asked", `${about(name, subject)}: the user is asked about it and has not answered yet.`);
  if (useOf(rules, subject) !== null) return null;
  return refused(
    name,
    "not_used",
    `${about(name, subject)}: it needs a rule of the user's that uses it, and there is none.`,
  );
}

/** A refusal that no rule is behind. */
export function refused(name: string, code: RefusalCode, reason: string): Refused {
  return { allowed: false, name, item: null, policy: null, code, reason };
}

export function allowed(rules: Rules, subject: Subject): Allowed {
  const item = useOf(rules, subject);
  return { allowed: true, name: subject.name, item, policy: item === null ? null : "use", reason: null };
}

/** The item in use that permits a subject: exactly its name, or exactly an alias. */
export function useOf({ uses }: Rules, { exact }: Subject): string | null {
  return exact.find((item) => uses.has(item)) ?? null;
}

export function isAsked({ asked }: Rules, { keys }: Subject): boolean {
  return asked === "everything" || keys.some((key) => asked.has(key));
}

/** The beginning of a reason. */
export function about(name: string, subject: Pick<Subject, "name">): string {
  return name === subject.name ? `${quote(name)} is refused` : `${quote(name)} is refused for ${quote(subject.name)}`;
}

/** The longest text that a reason quotes whole, in UTF-16 units. */
const LONGEST = 200;

/** A text in quotes, of a length that a model may be sent, with nothing in it that would break the line. */
function quote(text: string): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "")}…` : text;
  return visible(JSON.stringify(shown));
}
