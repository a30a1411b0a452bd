/** When a model is asked what a message meant: only where nothing else says it. */
import { expect, it } from "vitest";
import { hostOver, KEY, said, talk } from "./talk.js";

/** A host whose drafter keeps what it was asked about. */
function asking() {
  const asked: string[] = [];
  const propose = (prompt: string) => {
    asked.push(prompt);
    return "";
  };
  return { asked, host: hostOver({ draft: { propose } }) };
}

it("a message that nothing else reads is put to the drafter's model, as it was typed", async () => {
  const { asked, host } = asking();
  const message = "  I would  like something Quite different";
  expect(said((await talk(host, message))[0])).toBe("forward without a page");
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(message);
});

it("no model is asked while a question is open", async () => {
  const { asked, host } = asking();
  const [question, ...later] = await talk(
    host,
    "use podman instead of docker",
    "I would like something quite different",
    "yes",
  );
  expect(later.map(said)).toEqual([said(question), 'Now in use: "podman".']);
  expect(asked).toEqual([]);
});

it.each(["use tea", "Use tea", "prohibit tea."])(
  "no model is asked about %j, which is nearly or wholly a directive",
  async (text) => {
    const { asked, host } = asking();
    await talk(host, text);
    expect(asked).toEqual([]);
  },
);

it.each(["ok", "Yes, please.", "no"])("no model is asked about %j, which answers nothing", async (text) => {
  const { asked, host } = asking();
  expect(said((await talk(host, text))[0])).toBe("forward without a page");
  expect(asked).toEqual([]);
});

it("a message that only begins like a directive is put to it", async () => {
  const { asked, host } = asking();
  await talk(host, "useful things would be nice to hear about", "changed my mind about dinner");
  expect(asked).toHaveLength(2);
});

it("the model is told that the turn is given up, and the turn is answered without it", async () => {
  const controller = new AbortController();
  let seen: AbortSignal | undefined;
  const propose = (_prompt: string, { signal }: { readonly signal: AbortSignal }) => {
    seen = signal;
    controller.abort();
    return new Promise<string>(() => {});
  };
  const host = hostOver({ draft: { propose, timeLimit: 100_000 } });
  const turn = { ...KEY, turn: "m1", text: "I would like something quite different" };
  expect(said(await host.turn({ ...turn, signal: controller.signal }))).toBe("forward without a page");
  expect(seen?.aborted).toBe(true);
}, 10_000);
