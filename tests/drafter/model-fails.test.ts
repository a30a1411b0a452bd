/** A model that fails, is slow, or is canceled leads to no proposal, and the reason quotes nothing that it said. */
import { describe, expect, it, test, vi } from "vitest";
import { draft } from "../../src/drafter/index.js";
import { createEngine } from "../../src/index.js";
import { briefly, mute, says, unasked } from "./stubs.js";

describe("a model that fails leads to no proposal", () => {
  const engine = createEngine();

  test.each([
    [
      "throws",
      () => {
        throw new Error("out of\n memory");
      },
      "The model failed: The function propose threw an error.",
    ],
    [
      "throws something odd",
      () => {
        throw Object.create(null);
      },
      "The model failed: The function propose threw an error.",
    ],
    [
      "rejects",
      () => Promise.reject("Bearer sk-secret\u001b[2J"),
      "The model failed: The function propose threw an error.",
    ],
    [
      "rejects with a status of HTTP",
      () => Promise.reject(Object.assign(new Error("sk-secret"), { status: 429 })),
      "The model failed: The endpoint answered 429.",
    ],
    [
      "rejects with a status that HTTP does not have",
      () => Promise.reject({ status: "401 sk-secret", statusCode: 1e21 }),
      "The model failed: The function propose threw an error.",
    ],
    [
      "rejects with what cannot be looked at",
      () => {
        const { proxy, revoke } = Proxy.revocable({}, {});
        revoke();
        return Promise.reject(proxy);
      },
      "The model failed: The function propose threw an error.",
    ],
  ])("one that %s", async (_name, propose, reason) => {
    expect(await draft("I like tea", { engine, propose })).toEqual({
      kind: "no_proposal",
      code: "model_failed",
      reason,
    });
  });

  it("one that gives no text", async () => {
    const propose = says(JSON.parse("5"));
    expect(briefly(await draft("I like tea", { engine, propose }))).toBe("answer_is_no_text");
  });

  it("one that is slow, whether it heeds the signal or not", async () => {
    const seen: AbortSignal[] = [];
    const mutely = (_prompt: string, { signal }: { signal: AbortSignal }) => {
      seen.push(signal);
      return mute("", { signal });
    };
    const answer = await draft("I like tea", { engine, propose: mutely, timeLimit: 5 });
    expect(answer).toMatchObject({ code: "timed_out", reason: "The model gave no answer in time." });
    expect(seen[0]?.aborted).toBe(true);
  });

  it("one that has no time limit, also none of a timer's longest", async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    try {
      const endless = { engine, propose: mute, signal: controller.signal, timeLimit: Number.POSITIVE_INFINITY };
      const thinking = draft("I like tea", endless);
      await vi.advanceTimersByTimeAsync(2 ** 31);
      controller.abort();
      expect(briefly(await thinking)).toBe("cancelled");
    } finally {
      vi.useRealTimers();
    }
  });

  it("one that is given no time limit is waited for half a minute", async () => {
    vi.useFakeTimers();
    try {
      let answer = "none yet";
      void draft("I like tea", { engine, propose: mute }).then((draft) => {
        answer = briefly(draft);
      });
      await vi.advanceTimersByTimeAsync(29_999);
      expect(answer).toBe("none yet");
      await vi.advanceTimersByTimeAsync(1);
      expect(answer).toBe("timed_out");
    } finally {
      vi.useRealTimers();
    }
  });

  it("one whose time limit is longer than a timer takes is waited for", async () => {
    const propose = () => new Promise<string>((resolve) => setTimeout(() => resolve("use tea"), 20));
    expect(briefly(await draft("I like tea", { engine, propose, timeLimit: 2 ** 31 }))).toBe("use tea");
  });

  it("one that is cancelled, before it is asked, while it thinks, and as it answers", async () => {
    const cancelled = { engine, propose: unasked, signal: AbortSignal.abort() };
    expect(briefly(await draft("I like tea", cancelled))).toBe("cancelled");
    const controller = new AbortController();
    const thinking = draft("I like tea", { engine, propose: mute, signal: controller.signal, timeLimit: Infinity });
    controller.abort();
    expect(briefly(await thinking)).toBe("cancelled");
    const late = new AbortController();
    const propose = () => {
      late.abort();
      return "use tea";
    };
    expect(briefly(await draft("I like tea", { engine, propose, signal: late.signal }))).toBe("cancelled");
  });

  it("one that fails after it was given up leaves no rejection behind", async () => {
    const propose = (_prompt: string, { signal }: { signal: AbortSignal }) =>
      new Promise<string>((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("late"))));
    expect(briefly(await draft("I like tea", { engine, propose, timeLimit: 5 }))).toBe("timed_out");
  });

  it("one that is asked while the state moves", async () => {
    const moving = createEngine();
    const propose = () => {
      moving.step("use milk");
      return "use tea";
    };
    expect(briefly(await draft("I like tea", { engine: moving, propose }))).toBe("state_moved");
  });
});
