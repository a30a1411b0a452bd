/** Who is served first, and what is counted as the provider reported it. */
import { expect, it } from "vitest";
import {
  type Assembly,
  assemble,
  byteMeter,
  type Exchange,
  type Fits,
  page,
  type Source,
} from "../../src/context/index.js";
import { measures, never } from "./measures.js";

interface Message {
  readonly text: string;
}

/** A turn whose one message has so many tokens: 8 of a frame, 11 of `{"text":""}`. */
function turn(id: string, tokens: number): Exchange<Message> {
  return { id, kind: "user", messages: [{ text: "t".repeat(tokens - 19) }] };
}

/** A source that fills its slot. */
const greedy: Source = { name: "notes", share: 5_000, load: (budget) => ["n".repeat(budget - 2)] };
const system = page({ kind: "system_context", origin: "instructions", body: "s".repeat(98) }, measures);

function ask(fields: Partial<Assembly<Message>>) {
  const base = { window: 1_032, reserve: 0, ...measures, pages: [system], history: [], deadline: never };
  return assemble<Message>({ ...base, ...fields });
}

async function fits(fields: Partial<Assembly<Message>>): Promise<Fits<Message>> {
  const answer = await ask(fields);
  if (answer.kind === "refused") throw new Error("The request is refused.");
  return answer;
}

it("the history goes first, and sources share what it leaves", async () => {
  const answer = await fits({ history: [turn("1", 500)], sources: [greedy] });
  expect(answer).toMatchObject({ tokens: 800, slots: [{ budget: 200, tokens: 200 }] });
});

it("sources that go first share what the fixed pages leave", async () => {
  const answer = await fits({ history: [turn("1", 400)], sources: [greedy], first: "sources" });
  expect(answer).toMatchObject({ tokens: 950, slots: [{ budget: 450, tokens: 450 }] });
});

it("history that does not fit behind the sources is refused, with what they brought", async () => {
  const answer = await ask({ history: [turn("1", 500)], sources: [greedy], first: "sources" });
  expect(answer).toMatchObject({ kind: "refused", by: "history", needed: 1_050, limit: 1_000 });
  expect(answer.lines.map(({ line }) => line)).toEqual(["source", "refused"]);
});

it("from so many turns of the user on, the sources go first", async () => {
  const reply: Exchange<Message> = { ...turn("r", 50), kind: "reply" };
  const first = { sourcesFromTurn: 2 };
  const one = await fits({ history: [turn("1", 50), reply], sources: [greedy], first });
  const two = await fits({ history: [turn("1", 50), reply, turn("2", 50)], sources: [greedy], first });
  expect([one.slots[0]?.budget, two.slots[0]?.budget]).toEqual([400, 450]);
});

it.each([-1, 0.5, Number.NaN])("a number of turns that is no count is misuse: %d", async (sourcesFromTurn) => {
  const asked = ask({ history: [turn("1", 50)], first: { sourcesFromTurn } });
  await expect(asked).rejects.toThrow("`sourcesFromTurn` must be a non-negative integer");
});

it("what the last request had is counted as it was reported, and only what is new is metered", async () => {
  const asked = [turn("1", 500)];
  const sent = await fits({ history: asked });
  expect(sent.tokens).toBe(600);
  // The provider counted 150 in all, its frame with it: 118 are ours.
  const answer = await fits({ history: [...asked, turn("2", 300)], last: { tokens: 150, sent } });
  expect(answer.tokens).toBe(118 + 300);
});

it("sources share what is left beside what was reported", async () => {
  const asked = [turn("1", 500)];
  const sent = await fits({ history: asked });
  const load = async () => Array.from({ length: 50 }, () => "x".repeat(30));
  const answer = await fits({
    history: [...asked, turn("2", 100)],
    last: { tokens: 532, sent },
    sources: [{ name: "notes", share: 10_000, load }],
    deadline: new AbortController().signal,
  });
  // Of 1,000, 500 were reported and 100 are new.
  expect(answer.slots).toMatchObject([{ budget: 400 }]);
  expect(answer.tokens).toBeLessThanOrEqual(1_000);
});

it("a report above the count raises it", async () => {
  const asked = [turn("1", 500)];
  const sent = await fits({ history: asked });
  const answer = await ask({ history: [...asked, turn("2", 300)], last: { tokens: 800, sent } });
  expect(answer).toMatchObject({ kind: "refused", by: "history", needed: 768 + 300, limit: 1_000 });
});

it("an exchange that has grown is metered by its new messages alone", async () => {
  const [first] = turn("1", 500).messages;
  if (first === undefined) throw new Error("There is no message.");
  const sent = await fits({ history: [{ id: "1", kind: "reply", messages: [first] }] });
  const grown = [first, ...turn("", 100).messages];
  const answer = await fits({ history: [{ id: "1", kind: "reply", messages: grown }], last: { tokens: 232, sent } });
  expect(answer.tokens).toBe(200 + 100);
});

it("a page or a message that is there once more than it was sent is metered", async () => {
  const asked = turn("1", 200);
  const sent = await fits({ history: [asked] });
  const again = { ...asked, id: "2" };
  const answer = await fits({ pages: [system, system], history: [asked, again], last: { tokens: 332, sent } });
  expect(answer.tokens).toBe(300 + 100 + 200);
});

it("pages that another meter counted are misuse", async () => {
  const other = { ...byteMeter, name: "other" };
  await expect(ask({ meter: other })).rejects.toThrow("The meter bytes counted a page, and other counts");
});

it("a page that nobody made is misuse", async () => {
  await expect(ask({ pages: [{ ...system, tokens: 0 }] })).rejects.toThrow("A page is what `page` made");
});

it("messages that nobody has grouped are misuse, and so is a deadline in milliseconds", async () => {
  const odd = (value: unknown) => value as never;
  await expect(ask({ history: odd([{ role: "user", content: "tea" }]) })).rejects.toThrow("must be exchanges");
  await expect(ask({ sources: [greedy], deadline: odd(800) })).rejects.toThrow("Sources need a `deadline`");
  await expect(ask({ first: odd("sourcs") })).rejects.toThrow("`sourcesFromTurn` must be a non-negative integer");
});

it.each([
  ["window", -1],
  ["window", 1.5],
  ["reserve", Number.NaN],
] as const)("a %s of %d is misuse", async (name, value) => {
  await expect(ask({ [name]: value })).rejects.toThrow("must be a non-negative integer");
});

it.each([-1, 0.5, Number.NaN])("a meter that counts %d tokens is misuse", async (tokens) => {
  const meter = { ...byteMeter, message: () => tokens };
  await expect(ask({ meter, history: [turn("1", 100)] })).rejects.toThrow("must be a non-negative integer");
});

it("a reserve above the window is refused by the first page, and by nothing at all", async () => {
  expect(await ask({ window: 10, reserve: 100, pages: [] })).toMatchObject({
    kind: "refused",
    by: "pages",
    needed: 0,
    limit: -122,
  });
});

it("what is added to the same lists after a request is no part of it, and is metered by the next", async () => {
  const grown = { id: "1", kind: "reply" as const, messages: [...turn("", 100).messages] };
  const history = [grown];
  const pages = [system];
  const sent = await fits({ pages, history });
  history.push({ ...grown, id: "2", messages: [...turn("", 200).messages] });
  grown.messages.push(...turn("", 300).messages);
  pages.push(system);
  expect(sent.history.flatMap(({ messages }) => messages)).toHaveLength(1);
  const answer = await fits({ pages, history, last: { tokens: 232, sent } });
  expect(answer.tokens).toBe(200 + 200 + 300 + 100);
});

it("what is added while sources load is no part of the request", async () => {
  const history = [turn("1", 100)];
  const load = () => {
    history.push(turn("2", 2_000));
    return [];
  };
  const answer = await fits({ history, sources: [{ name: "notes", share: 1, load }], deadline: never });
  expect(answer.history.map(({ id }) => id)).toEqual(["1"]);
});
