/**
 * What is sent and what is kept for the answer fit the window, or the request is refused with its numbers: over random budgets,
 * pages, histories and sources, against an assembly written from the rules alone. `npm run context` tries a million.
 */
import { deepStrictEqual, ok } from "node:assert/strict";
import { test } from "vitest";
import {
  type Assembly,
  assemble,
  byteMeter,
  type Exchange,
  type Fits,
  page,
  pagesText,
  type Refused,
} from "../../src/context/index.js";
import { dice, never, times } from "../context/measures.js";

/** What the byte meter counts for a request. */
const ENVELOPE = 32;
const LETTERS = ["a", "é", "語", "\u{1f600}", "\ud800", "\n", '"'];
const measures = { meter: byteMeter, hash: { name: "none", digest: () => new Uint8Array(16) } };

interface Drawn {
  readonly assembly: Assembly<unknown>;
  readonly bodies: readonly string[];
  readonly found: readonly { readonly share: number; readonly texts: readonly string[] | null }[];
}

function drawn(roll: (sides: number) => number): Drawn {
  const text = () => (LETTERS[roll(LETTERS.length)] ?? "").repeat(roll(roll(8) === 0 ? 400 : 40));
  const many = <T>(most: number, make: (index: number) => T): T[] =>
    Array.from({ length: roll(most + 1) }, (_, i) => make(i));
  const bodies = many(3, text);
  const history = many(
    4,
    (index): Exchange<unknown> => ({
      id: String(index),
      kind: roll(2) === 0 ? "user" : "reply",
      messages: many(3, () => (roll(2) === 0 ? text() : { role: "user", content: text() })),
    }),
  );
  let unshared = 10_000;
  const found = many(3, () => {
    const share = roll(unshared + 1);
    unshared -= share;
    return { share, texts: roll(8) === 0 ? null : many(5, text) };
  });
  const sources = found.map(({ share, texts }, index) => ({
    name: String(index),
    share,
    load(): readonly string[] {
      if (texts === null) throw new Error("down");
      return texts;
    },
  }));
  const first = (["history", "sources", { sourcesFromTurn: roll(4) }] as const)[roll(3)] ?? "history";
  const pages = bodies.map((body) => page({ kind: "system_context", origin: "", body }, measures));
  const assembly = {
    window: roll(2_500),
    reserve: roll(500),
    ...measures,
    pages,
    history,
    sources,
    first,
    deadline: never,
  };
  return { assembly, bodies, found };
}

const bytes = (text: string): number => Buffer.byteLength(text);
const pageBytes = (text: string): number => bytes(text) + 2;
const messageBytes = (message: unknown): number => bytes(JSON.stringify(message)) + 8;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Floor, then the largest remainders, in fractions of whole numbers. */
function naiveSplit(left: number, shares: readonly number[]): number[] {
  const exact = shares.map((share) => BigInt(left) * BigInt(share));
  const parts = exact.map((each) => Number(each / 10_000n));
  const total = Number((BigInt(left) * BigInt(sum(shares))) / 10_000n);
  const order = exact
    .map((_, index) => index)
    .sort((a, b) => {
      const [x, y] = [(exact[a] ?? 0n) % 10_000n, (exact[b] ?? 0n) % 10_000n];
      return x === y ? a - b : x > y ? -1 : 1;
    });
  for (const index of order.slice(0, total - sum(parts))) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** The rules of chapter 14, step by step. */
function naive({ assembly, bodies, found }: Drawn) {
  const limit = assembly.window - assembly.reserve - ENVELOPE;
  const fixed = sum(bodies.map(pageBytes));
  if (fixed > limit) return { kind: "refused", by: "pages", needed: fixed, limit };
  const told = sum(assembly.history.flatMap(({ messages }) => messages.map(messageBytes)));
  const turns = assembly.history.filter(({ kind }) => kind === "user").length;
  const { first } = assembly;
  const late = typeof first === "object" ? turns >= first.sourcesFromTurn : first === "sources";
  if (!late && fixed + told > limit) return { kind: "refused", by: "history", needed: fixed + told, limit };
  const budgets = naiveSplit(
    limit - fixed - (late ? 0 : told),
    found.map(({ share }) => share),
  );
  const slots = found.map(({ texts }, index) => {
    const budget = budgets[index] ?? 0;
    const taken: string[] = [];
    for (const text of texts ?? []) {
      if (sum([...taken, text].map(pageBytes)) > budget) break;
      taken.push(text);
    }
    return { name: String(index), budget, tokens: sum(taken.map(pageBytes)), taken };
  });
  const tokens = fixed + told + sum(slots.map((slot) => slot.tokens));
  return tokens > limit
    ? { kind: "refused", by: "history", needed: tokens, limit }
    : { kind: "fits", tokens, limit, slots };
}

function seen(answer: Fits<unknown> | Refused) {
  if (answer.kind === "refused") return { kind: "refused", by: answer.by, needed: answer.needed, limit: answer.limit };
  const slots = answer.slots.map(({ name, budget, tokens, pages }) => ({
    name,
    budget,
    tokens,
    taken: pages.map(({ body }) => body),
  }));
  return { kind: "fits", tokens: answer.tokens, limit: answer.limit, slots };
}

/** The bytes of all that goes over the wire: the texts of the pages, and the messages. */
function sentBytes({ pages, slots, history }: Fits<unknown>): number {
  const texts = pagesText([...pages, ...slots.flatMap((slot) => slot.pages)]);
  return (
    bytes(texts) + sum(history.flatMap(({ messages }) => messages.map((message) => bytes(JSON.stringify(message)))))
  );
}

test("what is sent and the reserve fit the window, or the request is refused", async () => {
  const roll = dice(14);
  const counts = { fits: 0, refused: 0 };
  for (let run = times(1_000_000, 5_000); run > 0; run--) {
    const request = drawn(roll);
    const answer = await assemble(request.assembly);
    counts[answer.kind]++;
    deepStrictEqual(seen(answer), naive(request));
    if (answer.kind === "refused") continue;
    ok(sentBytes(answer) + request.assembly.reserve <= request.assembly.window);
    deepStrictEqual([answer.pages, answer.history], [request.assembly.pages, request.assembly.history]);
  }
  ok(Math.min(counts.fits, counts.refused) > times(1_000_000, 5_000) / 10, JSON.stringify(counts));
});
