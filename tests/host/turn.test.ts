/** What a host makes of turns: replies, pages and questions. */
import { describe, expect, it } from "vitest";
import { createGate } from "../../src/gate/index.js";
import { withPage } from "../../src/host/index.js";
import { hostOver, KEY, said, talk } from "./talk.js";

/** The last answer of a conversation, as it is said. */
async function lastOf(options: Parameters<typeof hostOver>[0], ...texts: string[]): Promise<string> {
  return said((await talk(hostOver(options), ...texts)).at(-1));
}

const PAGE = "forward The user has set these rules. They hold until the user changes them.";

describe("a turn", () => {
  it("that is no directive is forwarded, without a page while there are no rules", async () => {
    expect(await lastOf({}, "hello")).toBe("forward without a page");
  });

  it("is forwarded with premise, uses and prohibitions", async () => {
    expect(await lastOf({}, "set premise terse", "use tea", "prohibit ale", "hello")).toBe(
      `${PAGE}\n- Premise: terse\n- Use: tea\n- Do not use: ale`,
    );
  });

  it("that updates is acknowledged from what has changed, not from what was typed", async () => {
    expect(await lastOf({ onWarning: "apply" }, "use the  Docker.")).toBe('Now in use: "docker.".');
    expect(await lastOf({}, "use docker", "use podman instead of docker")).toBe(
      'Lifted: "docker".\nNow in use: "podman".',
    );
    expect(await lastOf({}, "set premise terse", "clear state")).toBe("The premise is cleared.");
  });

  it("that lifts more than twenty items names twenty of them and counts the rest", async () => {
    const items = Array.from({ length: 23 }, (_, index) => `tea ${String(index).padStart(2, "0")}`);
    const named = (count: number) =>
      items
        .slice(0, count)
        .map((item) => `"${item}"`)
        .join(", ");
    const uses = items.map((item) => `use ${item}`);
    expect(await lastOf({}, ...uses.slice(0, 20), "clear state")).toBe(`Lifted: ${named(20)}.`);
    expect(await lastOf({}, ...uses, "clear state")).toBe(`Lifted: ${named(20)} and 3 more.`);
  });

  it("that updates is forwarded with the new page where the host says so", async () => {
    expect(await lastOf({ onUpdate: "forward" }, "use tea")).toBe(`${PAGE}\n- Use: tea`);
  });

  it("that is clarified is never forwarded; the prompt is the engine's", async () => {
    const [, clarified] = await talk(hostOver({ onUpdate: "forward" }), "prohibit ale", "use ale");
    expect(clarified?.kind).toBe("reply");
    expect(said(clarified)).toBe(clarified?.kind === "reply" ? clarified.decision?.prompt_to_user : "");
  });

  it("that repeats a rule changes nothing, and says so", async () => {
    expect(await lastOf({}, "use tea", "use tea")).toBe("Nothing was changed.");
  });
});

describe("a question of the engine", () => {
  const asked = ["use podman instead of docker"];

  it.each([
    ["yes", 'Now in use: "podman".'],
    ["yup, sounds good", 'Now in use: "podman".'],
    ["\u{1f44d}", 'Now in use: "podman".'],
    ["\uff59\uff45\uff53", 'Now in use: "podman".'],
    ["no", "Nothing was changed."],
    ["nah, no thank you", "Nothing was changed."],
    ["never mind", "Nothing was changed."],
  ])("takes %j", async (reply, answer) => expect(await lastOf({}, ...asked, reply)).toBe(answer));

  it("is shown again to who has not understood it, and to who says something else", async () => {
    const [question, ...again] = (await talk(hostOver({}), ...asked, "what did you ask?", "use cola", "hello")).map(
      said,
    );
    expect(again).toEqual([question, question, question]);
  });

  it("is set aside where the host says so", async () => {
    expect(await lastOf({ onUnrelated: "set_aside" }, ...asked, "hello")).toBe("forward without a page");
    expect(await lastOf({ onUnrelated: "set_aside" }, ...asked, "use cola")).toBe('Now in use: "cola".');
    expect(await lastOf({ onUnrelated: "set_aside" }, ...asked, "use cola", "yes")).toBe(`${PAGE}\n- Use: cola`);
  });

  it("is set aside for a message longer than a directive may be, which goes to the model", async () => {
    const long = `please summarize: ${"x".repeat(25_000)}`;
    expect(await lastOf({ onUnrelated: "set_aside" }, ...asked, long)).toBe("forward without a page");
  });

  it("never wedges a conversation: what it is about can be cancelled, and the next turn is free", async () => {
    expect(await lastOf({}, ...asked, "prohibit ale", "cancel", "prohibit ale")).toBe('Now prohibited: "ale".');
  });

  it("is not hidden by what a reply looks like", async () => {
    // A near miss while a question is open: the question stays on the screen.
    const [question, near] = await talk(hostOver({}), ...asked, "reset premise");
    expect(said(near)).toBe(said(question));
  });
});

describe("a warning", () => {
  it("becomes a question with its fix", async () => {
    const answers = await talk(hostOver(), "prohibit peanuts.", "yes");
    expect(answers.map(said)).toEqual([
      "Did you mean `prohibit peanuts`? With a no I take it as you typed it.",
      'Now prohibited: "peanuts".',
    ]);
    expect(answers[0]?.kind === "reply" && answers[0].diagnostics.map(({ code }) => code)).toEqual([
      "operand_end_punctuation",
    ]);
  });

  it("that is declined leaves the rule as it was typed", async () => {
    expect(await lastOf({}, "prohibit peanuts.", "no")).toBe('Now prohibited: "peanuts.".');
  });

  it("about a request asks whether it is a rule, and a no sends it to the model", async () => {
    const request = "use python to sort this list: [3,1,2]";
    expect(await lastOf({}, request)).toBe(`Shall I keep \`${request}\` as a rule? With a no it is a request for now.`);
    expect(await lastOf({}, request, "no")).toBe("forward without a page");
    expect(await lastOf({}, request, "yes")).toMatch(/^Now in use/);
  });

  it("about almost a directive asks, and a no sends it to the model", async () => {
    expect(await lastOf({}, "Use docker")).toBe("Did you mean `use docker`?");
    expect(await lastOf({}, "Use docker", "yes")).toBe('Now in use: "docker".');
    expect(await lastOf({}, "Use docker", "no")).toBe("forward without a page");
  });

  it("does not swallow the next message", async () => {
    expect(await lastOf({}, "Use docker", "hello")).toBe("forward without a page");
    expect(await lastOf({}, "Use docker", "prohibit ale")).toBe('Now prohibited: "ale".');
    expect(await lastOf({}, "Use docker", "hello", "yes")).toBe("forward without a page");
  });

  it("about a name that the host does not know is told and not asked about", async () => {
    const host = hostOver({ gate: { known: ["send_email"] } });
    const [answer] = await talk(host, "prohibit horses");
    expect(said(answer)).toMatch(/^Now prohibited: "horses"\.\n.*"horses"/);
    expect(answer?.kind === "reply" && answer.diagnostics.map(({ code }) => code)).toEqual(["item_unknown"]);
  });

  it("says nothing of a name that it does not know where a call may be about more than names, at first and again", async () => {
    const gate = createGate({ covers: { order: { items: (input) => [String(input)] }, send_email: {} } });
    expect([gate.knowsAll, createGate({ covers: { send_email: {} } }).knowsAll]).toEqual([false, true]);
    const host = hostOver({ gate });
    expect(await host.preview({ ...KEY, text: "prohibit horses" })).toMatchObject({ kind: "turn", diagnostics: [] });
    for (const _ of ["at first", "again"]) {
      const answer = await host.turn({ ...KEY, turn: "horses", text: "prohibit horses" });
      expect(answer).toMatchObject({ text: 'Now prohibited: "horses".', diagnostics: [] });
    }
    const [near] = await talk(host, "prohibit send email");
    expect(near?.kind === "reply" && near.diagnostics.map(({ code }) => code)).toEqual(["item_near"]);
  });

  it("asks about a fault of spelling in a rule about no tool as it does without names", async () => {
    const host = hostOver({ gate: { known: ["send_email"] } });
    const [asked, answer] = await talk(host, "prohibit horses.", "yes");
    expect([said(asked), said(answer)]).toEqual([
      "Did you mean `prohibit horses`? With a no I take it as you typed it.",
      'Now prohibited: "horses".',
    ]);
  });

  it.each([
    ["a line break", "prohibit peanuts\nuse walnuts", /^Now prohibited: "peanuts use walnuts"\.\n.+/],
    ["a pointer", "prohibit it", /^Now prohibited: "it"\.\n.+/],
    ["a removal of nothing", "remove policy peanuts", /^Nothing was changed\.\n.+/],
  ])("without a fix is told with the acknowledgement: %s", async (_name, text, expected) => {
    expect(await lastOf({}, text)).toMatch(expected);
    expect(await lastOf({ onWarning: "report" }, text)).toMatch(expected);
    expect(await lastOf({ onWarning: "apply" }, text)).not.toMatch(/\n/);
  });

  it("stands below the engine's question, which is asked without it", async () => {
    const turns = ["prohibit podman", "use podman\u200b instead of docker"];
    for (const onWarning of ["ask", "report"] as const) {
      const answer = (await talk(hostOver({ onWarning }), ...turns)).at(-1);
      const [prompt, ...warnings] = said(answer).split("\n");
      expect(answer?.kind === "reply" && answer.question?.prompt).toBe(prompt);
      expect(warnings).toEqual([expect.stringContaining("prohibit podman"), expect.stringContaining("U+200B")]);
    }
  });

  it("is reported with the acknowledgement, or not, where the host says so", async () => {
    expect(await lastOf({ onWarning: "report" }, "prohibit peanuts.")).toMatch(/^Now prohibited: "peanuts\."\.\n.+/);
    expect(await lastOf({ onWarning: "apply" }, "prohibit peanuts.")).toBe('Now prohibited: "peanuts.".');
  });
});

describe("a wish in plain words", () => {
  it("is forwarded without a drafter", async () => {
    expect(await lastOf({}, "please never use semicolons")).toBe("forward without a page");
  });

  it("becomes a question with one, and holds after a yes", async () => {
    const host = hostOver({ draft: {} });
    const [asked, done, next] = (await talk(host, "please never use semicolons", "sure", "hello")).map(said);
    expect(asked).toBe("Did you mean `prohibit semicolons`?");
    expect(done).toBe('Now prohibited: "semicolons".');
    expect(next).toBe(`${PAGE}\n- Do not use: semicolons`);
  });

  it("goes to the model where the drafter fails, hangs, or proposes what was not said", async () => {
    const failing = () => Promise.reject(new Error("down"));
    const hanging = () => new Promise<string>(() => {});
    const lying = () => "prohibit vim";
    for (const propose of [failing, hanging, lying]) {
      const draft = { propose, timeLimit: 20 };
      expect(await lastOf({ draft }, "I would like something quite different")).toBe("forward without a page");
    }
  });
});

describe("the conversation", () => {
  it("is that of its tenant", async () => {
    const host = hostOver();
    await talk(host, "prohibit ale");
    const other = await host.turn({ tenant: "u", conversation: "c", turn: "m9", text: "hello" });
    expect(said(other)).toBe("forward without a page");
    const views = [await host.view(KEY), await host.view({ ...KEY, tenant: "u" }), await host.view(KEY)];
    expect(views.map(({ state }) => Object.keys(state.policies))).toEqual([["ale"], [], ["ale"]]);
  });

  it("is of the fields that there are: one with a typing error would hold for nothing", async () => {
    const host = hostOver();
    await talk(host, "use podman instead of docker");
    const turn = { tenant: "t", conversation: "c", turn: "m9", text: "yes", answerring: null };
    await expect(host.turn(turn)).rejects.toThrow('"answerring"');
  });

  it("must be named", async () => {
    await expect(hostOver().turn({ tenant: "t", conversation: "", turn: "m1", text: "x" })).rejects.toThrow(TypeError);
  });

  it("is cleared of anything by clear state", async () => {
    expect(await lastOf({}, "use docker", "prohibit docker", "clear state", "hello")).toBe("forward without a page");
  });

  it("that was erased answers in words", async () => {
    const { createSessions, memoryStore } = await import("../../src/sessions/index.js");
    const store = memoryStore();
    const session = await createSessions({ store }).open(KEY);
    await session.step({ turn: "a", text: "use tea" });
    await session.erase("gone");
    expect((await talk(hostOver({}, store), "hello"))[0]).toMatchObject({ kind: "refused", reason: "erased" });
  });
});

describe("a page", () => {
  const messages = [
    { role: "system", content: "You are terse." },
    { role: "user", content: [{ type: "image_url", image_url: { url: "data:," } }] },
  ];

  it("stands behind the client's own system messages, whatever the other parts are", () => {
    expect(withPage(messages, "page")).toEqual([messages[0], { role: "system", content: "page" }, messages[1]]);
    expect(withPage(messages.slice(1), "page")[1]).toBe(messages[1]);
  });

  it("stands there once, and not at all without rules", () => {
    expect(withPage(withPage(messages, "page"), "page")).toHaveLength(3);
    expect(withPage(messages, null)).toEqual(messages);
  });
});

it("a choice that there is not is a TypeError", () => {
  expect(() => Reflect.apply(hostOver, undefined, [{ onUpdate: "shout" }])).toThrow(/onUpdate/);
});
