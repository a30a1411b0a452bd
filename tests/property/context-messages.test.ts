/** Lists of messages, as random as they come: the way there and back is the identity, and no call is parted from its results. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromAiSdk, fromLangChain, fromOpenAi, messagesOf } from "../../src/context/messages/index.js";
import { times } from "../context/measures.js";

/** A message in the words of no library. */
interface Plain {
  readonly role: "system" | "user" | "assistant" | "tool" | "critic";
  /** Of an assistant the calls, of a tool the one that it answers. */
  readonly ids: readonly string[];
}

const id = fc.constantFrom("a", "b", "c", "__proto__");
const plain = fc.oneof(
  { weight: 1, arbitrary: fc.record({ role: fc.constantFrom("system", "critic"), ids: fc.constant([]) }) },
  { weight: 2, arbitrary: fc.record({ role: fc.constant("user"), ids: fc.constant([]) }) },
  { weight: 4, arbitrary: fc.record({ role: fc.constant("assistant"), ids: fc.uniqueArray(id, { maxLength: 3 }) }) },
  { weight: 6, arbitrary: fc.record({ role: fc.constant("tool"), ids: fc.tuple(id) }) },
) as fc.Arbitrary<Plain>;
/** Lists as hosts have them, each call answered, with and without noise. */
const step = fc
  .uniqueArray(id, { minLength: 1, maxLength: 3 })
  .chain((ids) =>
    fc
      .shuffledSubarray(ids, { minLength: ids.length })
      .map((order): Plain[] => [
        { role: "assistant", ids },
        ...order.map((each): Plain => ({ role: "tool", ids: [each] })),
      ]),
  );
const lists = fc.oneof(
  fc.array(plain, { maxLength: 12 }),
  fc
    .array(
      fc.oneof(
        step,
        plain.map((each) => [each]),
      ),
      { maxLength: 8 },
    )
    .map((each) => each.flat()),
);

const openAi = ({ role, ids }: Plain) => ({
  role,
  content: "x",
  ...(role === "assistant" ? { tool_calls: ids.map((each) => ({ id: each })) } : {}),
  ...(role === "tool" ? { tool_call_id: ids[0] } : {}),
});
const aiSdk = ({ role, ids }: Plain) => ({
  role,
  content: ids.map((toolCallId) => ({ type: role === "tool" ? "tool-result" : "tool-call", toolCallId })),
});
const TYPES = { system: "system", user: "human", assistant: "ai", tool: "tool", critic: "critic" } as const;
const langChain = ({ role, ids }: Plain) => ({
  type: TYPES[role],
  ...(role === "assistant" ? { tool_calls: ids.map((each) => ({ id: each })) } : {}),
  ...(role === "tool" ? { tool_call_id: ids[0] } : {}),
});

/**
 * Whether a list can be sent, naively: behind each message with calls come the results of all of them, once each, before a
 * message of the user or the end; no other result is there. Null where a rule that only this project has decides.
 */
function isSound(list: readonly Plain[]): boolean {
  let open: string[] = [];
  let isAnswered = false;
  for (const { role, ids } of list) {
    if (role === "user" || (role === "assistant" && isAnswered && open.length === 0)) {
      if (open.length > 0) return false;
      isAnswered = false;
    }
    if (role === "assistant") {
      if (ids.some((each) => open.includes(each))) return false;
      open = [...open, ...ids];
    }
    if (role === "tool") {
      if (!ids.every((each) => open.includes(each))) return false;
      open = open.filter((each) => !ids.includes(each));
      isAnswered = true;
    }
  }
  return open.length === 0;
}

test("sound lists come back as the same objects, with each call and its results in one exchange; others are told", () => {
  const seen = { grouped: 0, faulty: 0 };
  fc.assert(
    fc.property(lists, (list) => {
      for (const grouped of [
        fromOpenAi(list.map(openAi)),
        fromAiSdk(list.map(aiSdk)),
        fromLangChain(list.map(langChain)),
      ]) {
        seen[grouped.kind] += 1;
        expect(grouped.kind).toBe(isSound(list) ? "grouped" : "faulty");
        if (grouped.kind === "faulty") expect(grouped.faults.length).toBeGreaterThan(0);
      }
      const own = list.map((each) => Object.freeze(openAi(each)));
      const bytes = JSON.stringify(own);
      const grouped = fromOpenAi(own);
      if (grouped.kind === "faulty") return;
      const back = messagesOf(grouped);
      expect(back.length === own.length && back.every((each, index) => each === own[index])).toBe(true);
      expect(JSON.stringify(back)).toBe(bytes);
      for (const { kind, messages } of grouped.history) {
        const calls = messages.flatMap(({ tool_calls = [] }) => tool_calls.map((each) => each.id));
        const results = messages.flatMap(({ tool_call_id }) => tool_call_id ?? []);
        expect(results.sort()).toEqual(calls.sort());
        expect(messages.filter(({ role }) => role === "user").length).toBe(kind === "user" ? 1 : 0);
      }
    }),
    { seed: 17, numRuns: times(100_000, 3_000) },
  );
  expect(seen.grouped).toBeGreaterThan(1_000);
  expect(seen.faulty).toBeGreaterThan(1_000);
});

test("what was grouped stays grouped as messages are appended, except for the last reply", () => {
  fc.assert(
    fc.property(lists, plain, (list, next) => {
      const [before, after] = [fromOpenAi(list.map(openAi)), fromOpenAi([...list, next].map(openAi))];
      if (before.kind === "faulty" || after.kind === "faulty") return;
      expect(after.history.slice(0, before.history.length - 1)).toEqual(before.history.slice(0, -1));
    }),
    { seed: 17, numRuns: times(100_000, 3_000) },
  );
});

const said = (role: Plain["role"]) => fc.constant<Plain[]>([{ role, ids: [] }]);
const sound = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: step },
      { weight: 1, arbitrary: said("user") },
      { weight: 1, arbitrary: said("assistant") },
    ),
    { maxLength: 8 },
  )
  .map((each) => each.flat());

/**
 * Messages of the AI SDK, with a call that the provider runs in one of the assistant, and its result in a later one before the
 * user speaks again; null where there is none.
 */
const withRun = fc.tuple(sound, fc.nat(), fc.nat()).map(([list, first, second]) => {
  const messages = list.map(aiSdk);
  const replies = list.flatMap(({ role }, index) => (role === "assistant" ? [index] : []));
  const from = replies[first % replies.length] ?? -1;
  const end = list.findIndex(({ role }, index) => index > from && role === "user");
  const later = replies.filter((index) => index > from && (end < 0 || index < end));
  const to = later[second % later.length] ?? -1;
  if (to < 0) return null;
  const part = { toolCallId: "run", providerExecuted: true };
  messages[from]?.content.push({ type: "tool-call", ...part });
  messages[to]?.content.unshift({ type: "tool-result", ...part });
  return { messages, call: messages[from], result: messages[to] };
});

test("a result that the provider brings later is in the exchange of its call, and so is what stands between", () => {
  let tried = 0;
  fc.assert(
    fc.property(withRun, (drawn) => {
      if (drawn === null) return;
      tried++;
      const { messages, call, result } = drawn;
      const grouped = fromAiSdk(messages);
      if (grouped.kind === "faulty") throw new Error(JSON.stringify(grouped.faults));
      const has = grouped.history.filter((each) => each.messages.some((one) => one === call || one === result));
      expect(has).toHaveLength(1);
      expect(messagesOf(grouped).every((message, index) => message === messages[index])).toBe(true);
      expect(messagesOf(grouped)).toHaveLength(messages.length);
    }),
    { seed: 17, numRuns: times(100_000, 3_000) },
  );
  expect(tried).toBeGreaterThan(1_000);
});
