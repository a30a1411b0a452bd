/** Chapter 14, naively, with the meter `bytes`: the budget, what is hashed, caps, and when compaction is due. */

/** What the meter counts for a request. */
const ENVELOPE = 32;
const WHOLE = 10_000n;

export const bytes = (text: string): number => Buffer.byteLength(text);
const pageTokens = (body: string): number => bytes(`${body}\n\n`);
const messageTokens = (message: unknown): number => bytes(JSON.stringify(message)) + 8;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Fractions as whole numbers, and one token at a time to the largest remainder that is left. */
export function split(left: number, shares: readonly number[]): number[] {
  const room = BigInt(Math.max(0, left));
  const parts = shares.map((share) => ({
    part: (room * BigInt(share)) / WHOLE,
    rest: (room * BigInt(share)) % WHOLE,
  }));
  const total = (room * BigInt(sum(shares))) / WHOLE;
  while (parts.reduce((all, { part }) => all + part, 0n) < total) {
    const largest = parts.reduce((best, each) => (each.rest > best.rest ? each : best));
    largest.part += 1n;
    largest.rest = -1n;
  }
  return parts.map(({ part }) => Number(part));
}

/** What a request is put together of, as texts; a source without texts fails. */
export interface Request {
  readonly window: number;
  readonly reserve: number;
  readonly pages: readonly string[];
  readonly history: readonly { readonly kind: string; readonly messages: readonly unknown[] }[];
  readonly sources: readonly { readonly share: number; readonly texts: readonly string[] | null }[];
  readonly first: string | number;
}

export function assemble({ window, reserve, pages, history, sources, first }: Request): object {
  const limit = window - reserve - ENVELOPE;
  const fixed = sum(pages.map(pageTokens));
  if (fixed > limit) return { kind: "refused", by: "pages", needed: fixed, limit };
  const told = sum(history.flatMap(({ messages }) => messages.map(messageTokens)));
  const turns = history.filter(({ kind }) => kind === "user").length;
  const areSourcesFirst = first === "sources" || (typeof first === "number" && turns >= first);
  if (!areSourcesFirst && fixed + told > limit) return { kind: "refused", by: "history", needed: fixed + told, limit };
  const shares = sources.map(({ share }) => share);
  const budgets = split(limit - fixed - (areSourcesFirst ? 0 : told), shares);
  const slots = sources.map(({ texts }, index) => slot(texts ?? [], budgets[index] ?? 0));
  const tokens = fixed + told + sum(slots.map((each) => each.tokens));
  return tokens > limit
    ? { kind: "refused", by: "history", needed: tokens, limit }
    : { kind: "fits", tokens, limit, slots };
}

function slot(texts: readonly string[], budget: number) {
  const taken: string[] = [];
  for (const text of texts) {
    if (sum([...taken, text].map(pageTokens)) > budget) break;
    taken.push(text);
  }
  return { budget, tokens: sum(taken.map(pageTokens)), taken };
}

/** What is hashed for the id of a page. */
export function hashed(fields: {
  readonly kind: string;
  readonly origin: string;
  readonly body: string;
  readonly keep?: readonly string[] | undefined;
  readonly schema?: string | null | undefined;
}): string {
  const { kind, origin, body, keep = [], schema = null } = fields;
  const parts = [kind, origin, body, `${keep.length}`, ...keep, ...(schema === null ? [] : [schema])];
  return parts
    .map((part) => {
      const units = Array.from(part, (character) => hexOf(character)).join("");
      const length = (units.length / 2).toString(16).padStart(16, "0");
      return (length.match(/../g) ?? []).reverse().join("") + units;
    })
    .join("");
}

/** A code point in generalized UTF-8. */
function hexOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const isLone = point >= 0xd800 && point <= 0xdfff;
  if (!isLone) return Buffer.from(character).toString("hex");
  return [0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)]
    .map((byte) => byte.toString(16))
    .join("");
}

/** Every size is tried, from the longest. */
export function cap(text: string, limit: number): string {
  for (let size = text.length; size >= 0; size--) {
    const [head, tail] = [Math.ceil(size / 2), text.length - Math.floor(size / 2)];
    const start = whole(text, head) ? head : head - 1;
    const end = whole(text, tail) ? tail : tail + 1;
    const gap = text.slice(start, end);
    const marker = `[… ${bytes(gap)} bytes left out …]`;
    const kept = bytes(gap) <= bytes(marker) ? text : text.slice(0, start) + marker + text.slice(end);
    if (bytes(kept) <= limit) return kept;
  }
  return "";
}

/** Whether no pair of surrogates stands across a place. */
function whole(text: string, at: number): boolean {
  return !/^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, at - 1), at + 1));
}

export function capBatch(texts: readonly string[], each: number, batch: number): string[] {
  const own = texts.map((text) => cap(text, each));
  if (sum(own.map(bytes)) <= batch) return own;
  let level = each;
  while (sum(own.map((text) => Math.min(bytes(text), level))) > batch) level--;
  return own.map((text, index) => (bytes(text) > level ? cap(texts[index] ?? "", level) : text));
}

interface Question {
  readonly head: string;
  readonly rules: string;
  readonly limit: number;
  readonly turn: number;
}

export function due(
  asked: Question & {
    readonly used: number;
    readonly last: Question | null;
    readonly marks?: { readonly soft: number; readonly hard: number; readonly cooldown: number } | undefined;
  },
): object {
  const { used, limit, turn, last, marks = { soft: 6_000, hard: 9_000, cooldown: 2 } } = asked;
  const exceeds = (share: number) => BigInt(used) > (BigInt(limit) * BigInt(share)) / WHOLE;
  const above = used > limit ? "limit" : exceeds(marks.hard) ? "hard" : exceeds(marks.soft) ? "soft" : null;
  if (above === null) return { kind: "no" };
  const question = ({ head, rules, limit: most }: Question) => JSON.stringify([head, rules, most]);
  if (last !== null && question(last) === question(asked)) return { kind: "exhausted", above };
  const until = last === null || last.turn > turn ? turn : last.turn + marks.cooldown;
  return turn < until && above !== "limit" ? { kind: "cooling", above, turns: until - turn } : { kind: "yes", above };
}
