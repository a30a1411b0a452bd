/** What of a request's messages is the user's turn, and which question their reply is to. */
import { expect, it } from "vitest";
import { lastSaid, type Spoken } from "../../src/host/index.js";

const user = (content: string): Spoken => ({ role: "user", content, mark: null });
const told = (question: number | null): Spoken => ({
  role: "assistant",
  content: "Shall I?",
  mark: question === null ? null : { settled: "question", question },
});

it.each<[string, Spoken[], number | null | undefined]>([
  ["the one before it", [user("a"), told(1), user("yes")], 1],
  ["the last of several in what was said last", [user("a"), told(1), told(2), user("yes")], 2],
  ["one before words of the model, in what was said last", [user("a"), told(1), told(null), user("yes")], 1],
  ["none of an earlier answer", [user("a"), told(1), user("b"), told(null), user("yes")], null],
  ["none where nothing was said", [user("a"), user("yes")], null],
  ["unknown where nothing came but the reply", [user("yes")], undefined],
  ["unknown of a new message", [user("a"), told(1), user("use tea")], undefined],
])("the question that a yes answers is %s", (_name, messages, question) => {
  expect(lastSaid(messages)?.answering).toBe(question);
});

it("what was said is as it was typed, with the blanks at its ends", () => {
  expect(lastSaid([user("\n  use tea \n")])?.text).toBe("\n  use tea \n");
});

it("a message without an id is told by what the user said before it, and by no words of the model", () => {
  const messages = [user("a"), told(1), user("yes"), told(null), user("b")];
  expect(lastSaid(messages)).toEqual({ history: ["a", "yes"], text: "b", answering: undefined });
});
