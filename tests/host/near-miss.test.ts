/** A near miss, which the engine asks about without waiting: the host waits, and a yes says what the question says. */
import { describe, expect, it } from "vitest";
import type { State } from "../../src/index.js";
import { LIMITS, memoryStore } from "../../src/sessions/index.js";
import { hostOver, KEY, said, talk } from "./talk.js";

/** What a conversation comes to: what was said last, and the premise that holds then. */
async function come(...texts: readonly string[]): Promise<{ told: string; premise: State["premise"] }> {
  const host = hostOver();
  const answers = await talk(host, ...texts);
  return { told: said(answers.at(-1)), premise: (await host.view(KEY)).state.premise };
}

describe("a near miss", () => {
  it.each([
    ["set premise to be  brief", "set premise be  brief"],
    ["set premise to to the point", "set premise to the point"],
    ["change premise be brief", "change premise to be brief"],
  ])("opens a question, in the words of the engine: %s", async (text, meant) => {
    const store = memoryStore();
    const [answer] = await talk(hostOver({}, store), text);
    const prompt = `Did you mean '${meant}'?`;
    expect(answer).toMatchObject({ kind: "reply", text: prompt, question: { prompt }, changes: {} });
    expect((await hostOver({}, store).view(KEY)).question?.prompt).toBe(prompt);
  });

  it.each([
    ["set premise to be  brief", "The premise is now: be brief", "be brief"],
    ["set premise to to the point", "The premise is now: to the point", "to the point"],
  ])("is what it says behind a yes: %s", async (text, told, premise) => {
    expect(await come(text, "yup")).toEqual({ told, premise });
  });

  it("changes the premise that there is behind a yes, and sets none where there is none", async () => {
    expect(await come("set premise wordy", "change premise be brief", "yes")).toEqual({
      told: "The premise is now: be brief",
      premise: "be brief",
    });
    const { told, premise } = await come("change premise be brief", "yes");
    expect([told.split("\n")[0], premise]).toEqual(["No premise is set.", null]);
  });

  it("leaves a premise that is set as it is", async () => {
    const { told, premise } = await come("set premise wordy", "set premise to be brief", "yes");
    expect([told.split("\n")[0], premise]).toEqual(["Premise already set.", "wordy"]);
  });

  it("goes to the model behind a no, and is taken back by another message", async () => {
    expect((await come("change premise of the story to a ship", "nope")).told).toBe("forward without a page");
    const [, other, yes] = await talk(hostOver(), "set premise to be brief", "use tea", "yes");
    expect([other, yes].map(said)).toEqual([
      'Now in use: "tea".',
      "forward The user has set these rules. They hold until the user changes them.\n- Use: tea",
    ]);
  });

  it.each(["ask", "report", "apply"] as const)("is asked about whatever is made of warnings: %s", async (onWarning) => {
    const answers = await talk(hostOver({ onWarning }), "set premise to be brief", "yes");
    expect(answers.map(said)).toEqual(["Did you mean 'set premise be brief'?", "The premise is now: be brief"]);
  });

  it("is no question where it is too long for one", async () => {
    const text = `set premise to ${"a".repeat(LIMITS.turn)}`;
    expect(await hostOver().turn({ ...KEY, turn: "m1", text })).toMatchObject({ kind: "reply", question: null });
  });
});
