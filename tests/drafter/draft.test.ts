/** A draft: what a model's answer must be to become a proposal, and the reason where it does not. */
import { getEventListeners } from "node:events";
import { describe, expect, it, test, vi } from "vitest";
import { draft } from "../../src/drafter/index.js";
import { createEngine, preview, type State } from "../../src/index.js";
import { briefly, drafted, engineAfter, proposed, says, unasked } from "./stubs.js";

const STATE: State = { premise: null, policies: { docker: "use" }, version: 2 };

describe("a proposal", () => {
  it("holds the directive, where it came from, what it would do, and the question", async () => {
    const engine = createEngine();
    const proposal = await proposed(engine, "I am allergic to peanuts.", " prohibit peanuts\n");
    expect(proposal).toEqual({
      kind: "proposal",
      directive: "prohibit peanuts",
      origin: { source: "model", message: "I am allergic to peanuts.", answer: " prohibit peanuts\n" },
      preview: preview(engine, "prohibit peanuts"),
      question: "Did you mean `prohibit peanuts`?",
      checkpoint: engine.exportCheckpointJson(),
    });
    expect(JSON.parse(JSON.stringify(proposal))).toEqual(proposal);
  });

  it("tells of the clarification that the directive would meet", async () => {
    const { preview } = await proposed(engineAfter("prohibit tea"), "Tea from now on!", "use tea");
    expect(preview.decision.prompt_to_user).toMatch(/^"tea" is currently prohibited\./);
    expect(preview.would_mutate).toBe(false);
  });

  it("is drafted from a state alone", async () => {
    const propose = says("remove policy docker");
    const proposal = await draft("Forget docker.", { state: STATE, propose });
    expect(proposal).toEqual(await draft("Forget docker.", { engine: createEngine({ state: STATE }), propose }));
    expect(briefly(proposal)).toBe("remove policy docker");
  });
});

describe("a message with a known phrasing", () => {
  it("is drafted without a model, and says that it was", async () => {
    const engine = createEngine();
    expect(await draft("Please never suggest peanuts again!", { engine })).toEqual({
      kind: "proposal",
      directive: "prohibit peanuts",
      origin: { source: "phrasing", message: "Please never suggest peanuts again!" },
      preview: preview(engine, "prohibit peanuts"),
      question: "Did you mean `prohibit peanuts`?",
      checkpoint: engine.exportCheckpointJson(),
    });
  });

  it("is not shown to a model, though there is one", async () => {
    const proposal = await draft("Please never suggest peanuts again!", { engine: createEngine(), propose: unasked });
    expect(briefly(proposal)).toBe("prohibit peanuts");
  });

  it("may set a name off by marks that the directive drops", async () => {
    const proposal = await draft("Do not use `latest` tags.", { engine: createEngine() });
    expect(briefly(proposal)).toBe("prohibit latest tags");
  });

  it("is no proposal where what it says holds already", async () => {
    const engine = engineAfter("prohibit peanuts");
    expect(briefly(await draft("Please never suggest peanuts again!", { engine }))).toBe("already_holds");
  });

  it("is no proposal while the engine waits for an answer", async () => {
    const engine = engineAfter("use docker instead of podman");
    expect(engine.hasPendingClarification()).toBe(true);
    expect(briefly(await draft("Please never suggest peanuts again!", { engine }))).toBe("clarification_pending");
  });
});

it("a message without a known phrasing, and without a model, leads to no proposal", async () => {
  expect(await draft("I am allergic to peanuts.", { engine: createEngine() })).toEqual({
    kind: "no_proposal",
    code: "no_phrasing",
    reason: "The message has none of the known phrasings, and there is no model to ask.",
  });
});

describe("an answer that is a canonical directive in the user's words becomes a proposal", () => {
  test.each([
    ["(Never give me Peanuts, please)", "prohibit peanuts"],
    ["(never give me the peanuts)", "prohibit The peanuts"],
    ["Call it CAFÉ", "use cafe\u0301"],
    ["i dont want the dont-ask list", "prohibit don't-ask list"],
    ["switch from docker to podman", "use podman instead of docker"],
    ["Answer in French, and be brief", "set premise Answer in French, and be brief"],
    ["start all over", "clear state"],
    ["ピーナッツを使わないで", "prohibit ピーナッツ"],
    ["no c++ (ever)", "prohibit c++"],
    ["only **`latest`** tags!", "use latest tags"],
    ["他喜欢“茶”叶", "use 茶叶"],
    ["no \u{1f95c} for me", "prohibit \u{1f95c}"],
  ])("%j, %j", async (message, answer) => {
    expect(await drafted(message, answer, engineAfter("use rum"))).toBe(answer);
  });

  it("also where it stands in a contract object", async () => {
    const answer = '{"classification": "directive", "output": " prohibit peanuts "}';
    expect(await drafted("No peanuts, ever!", answer)).toBe("prohibit peanuts");
  });
});

it("a name in any of the quotation marks that a phrasing takes off is the message's own", async () => {
  for (const name of ['"eval"', "'eval'", "\u2018eval\u2019", "\u201ceval\u201d", "`eval`", "**eval**"]) {
    const drafting = draft(`Never use the ${name} function.`, { state: STATE, propose: unasked });
    expect.soft(briefly(await drafting), name).toBe("prohibit eval function");
  }
  expect(briefly(await draft("Avoid `any`s.", { state: STATE, propose: unasked }))).toBe("prohibit `any`s");
  expect(await drafted("I don't say 'any's", "prohibit anys")).toBe("operand_not_in_message");
});

describe("an answer that is anything else leads to no proposal", () => {
  test.each<[string, string, string, string]>([
    ["the word for none", "peanuts?", "<NO_DIRECTIVE>", "no_directive"],
    ["nothing", "peanuts?", "", "answer_is_blank"],
    ["white space", "peanuts?", " \u3000\n", "answer_is_blank"],
    ["two directives in two lines", "tea, no nuts", "use tea\nprohibit nuts", "several_lines"],
    ["a line end that the grammar takes for a space", "tea\u2028nuts", "use tea\u2028nuts", "several_lines"],
    [
      "two directives in the words of the message",
      "so use tea and prohibit nuts",
      "use tea and prohibit nuts",
      "several_directives",
    ],
    ["two directives with a comma", "so use tea, then use milk", "use tea, then use milk", "several_directives"],
    ...["+", "|", "also", "or"].map((joiner) => {
      const both = `use tea ${joiner} prohibit nuts`;
      const row: [string, string, string, string] = [joiner, `so ${both}`, both, "several_directives"];
      return row;
    }),
    ["a quotation", "I like tea", '"use tea"', "not_canonical"],
    ["code", "I like tea", "`use tea`", "not_canonical"],
    ["a fence", "I like tea", "```\nuse tea\n```", "several_lines"],
    ["rambling", "I like tea", "The user seems to want tea.", "not_canonical"],
    [
      "a contract object that says there is none",
      "tea?",
      '{"classification":"no_directive","output":null}',
      "no_directive",
    ],
    [
      "a contract object with a field too many",
      "tea",
      '{"classification":"directive","output":"use tea","a":1}',
      "not_canonical",
    ],
    [
      "a contract object with two lines",
      "tea",
      '{"classification":"directive","output":"use tea\\ruse tea"}',
      "several_lines",
    ],
    ["a cue behind a joiner", "tea, and use it", "use tea, and use it", "several_directives"],
    ["a capital", "I like tea", "Use tea", "not_canonical"],
    ["a near miss", "tone: formal", "set premise to formal", "not_canonical"],
    ["an empty operand", "tea", "use", "not_canonical"],
    ["an operand of its own", "I like tea", "use coffee", "operand_not_in_message"],
    ["an operand dressed up", "I like tea", "use green tea", "operand_not_in_message"],
    ["an operand in quotation marks", "I like tea", 'use "tea"', "operand_not_in_message"],
    ["an operand cut out of a word", "at the start", "use art", "operand_not_in_message"],
    ["an operand cut short", "(no peanuts)", "prohibit pea", "operand_not_in_message"],
    ["an operand of articles", "the a", "use the", "operand_not_in_message"],
    ["digits that a mark parts", "it costs 2*3 at most", "set premise it costs 23 at most", "operand_not_in_message"],
    ["digits that marks part", '5""10" pipes', "use 510 pipes", "operand_not_in_message"],
    ["letters that a mark parts", 'I said "not"ebooks', "use notebooks", "operand_not_in_message"],
    ["the first half of a character", "we love \u{2000b}", "prohibit \ud840", "operand_not_in_message"],
    ["the second half of a character", "no \u{1f95c} for me", "prohibit \udd5c", "operand_not_in_message"],
    ["one side of its own", "podman, please", "use podman instead of docker", "operand_not_in_message"],
    ["an article that the premise alone has", "be brief", "set premise the be brief", "operand_not_in_message"],
    ["a premise of its own", "be brief", "set premise concise replies", "operand_not_in_message"],
  ])("%s", async (_name, message, answer, code) => {
    expect(await drafted(message, answer)).toBe(code);
  });

  it("what holds already is no proposal", async () => {
    const engine = engineAfter("prohibit peanuts");
    expect(await drafted("no peanuts, really", "prohibit peanuts", engine)).toBe("already_holds");
    expect(await drafted("scrap tea", "remove policy tea", engine)).toBe("already_holds");
  });
});

describe("the model is not asked", () => {
  it("while a clarification is pending", async () => {
    const engine = engineAfter("use podman instead of docker");
    expect(briefly(await draft("I like tea", { engine, propose: unasked }))).toBe("clarification_pending");
  });

  it.each(["use tea", "clear state", "use tea instead of", "set premise to formal", "change premise formal", "use"])(
    "for %j, which the engine answers",
    async (message) => {
      expect(briefly(await draft(message, { state: STATE, propose: unasked }))).toBe("message_is_directive");
    },
  );

  it.each(["", " \n\u3000"])("for the blank message %j", async (message) => {
    expect(briefly(await draft(message, { state: STATE, propose: unasked }))).toBe("message_is_blank");
  });
});

it("misuse is a TypeError", async () => {
  const engine = createEngine();
  const propose = unasked;
  await expect(draft(JSON.parse("5"), { engine, propose })).rejects.toThrow(TypeError);
  await expect(draft("I like tea", { engine, propose: JSON.parse("5") })).rejects.toThrow(TypeError);
  await expect(draft("I like tea", JSON.parse("{}"))).rejects.toThrow(TypeError);
  await expect(draft("I like tea", { engine, propose, ...JSON.parse('{"state":{}}') })).rejects.toThrow(TypeError);
  await expect(draft("I like tea", { engine, propose, timeLimit: Number.NaN })).rejects.toThrow(TypeError);
  await expect(draft("I like tea", { engine, propose, timeLimit: JSON.parse('"5"') })).rejects.toThrow("timeLimit");
  await expect(draft("I like tea", { engine, propose, signal: JSON.parse("{}") })).rejects.toThrow("signal");
  const misspelled = { engine, propose, timelimit: 3 };
  await expect(draft("I like tea", misspelled)).rejects.toThrow('not "timelimit"');
  await expect(draft("I like tea", { state: JSON.parse("{}"), propose })).rejects.toThrow("state");
});

it("a draft leaves nothing on a signal that outlives it", async () => {
  const { signal } = new AbortController();
  for (const propose of [async () => "use tea", async () => Promise.reject(new Error("down"))])
    await draft("I like tea", { engine: createEngine(), propose, signal });
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

it("a draft leaves no timer that would keep a process", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const propose of [async () => "use tea", async () => Promise.reject(new Error("down"))])
    await draft("I like tea", { engine: createEngine(), propose });
  const left = vi.getTimerCount();
  vi.useRealTimers();
  expect(left).toBe(0);
});

it("an answer longer than 100,000 characters is refused unread", async () => {
  const blanks = " ".repeat(100_000 - "use tea".length);
  expect(await drafted("I like tea", `use tea${blanks}`)).toBe("use tea");
  expect(await drafted("I like tea", `use tea${blanks} `)).toBe("answer_is_too_long");
});

it("an answer of white space costs no more than its length", async () => {
  const run = " ".repeat(99_000);
  expect(await drafted("I like tea", `x${run}x`)).toBe("not_canonical");
  expect(await drafted("I like tea", `use x${run}x`)).toBe("operand_not_in_message");
});

it("looking for an operand costs no more than the message's length, however often it seems to begin", async () => {
  const [message, item] = ["a".repeat(40_000), "a".repeat(20_000)];
  expect(await drafted(message, `use ${item}`)).toBe("operand_not_in_message");
}, 2000);
