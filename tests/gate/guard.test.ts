/** Guarded tools are the tools they were: their types, their fields, their owners; only their calls are asked about. */
import { tool } from "ai";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { createGate, isRefused, viewOf } from "../../src/gate/index.js";
import { createEngine } from "../../src/index.js";

const gate = createGate();
const banned = createEngine();
banned.step("prohibit the send_email tool.");
const guard = <T extends object>(tools: T): T => gate.guard(tools, () => viewOf(banned));

class Toolkit {
  readonly #log: string[] = [];
  readonly prefix = "to ";
  search(query: string): string {
    this.#log.push(query);
    return `${this.prefix}${query} ${this.#log.length}`;
  }
  send_email(to: string): string {
    this.#log.push(to);
    return to;
  }
  get times(): number {
    return this.#log.length;
  }
}

describe("a guarded record", () => {
  it("keeps its type, its class and its private fields", () => {
    const tools = guard(new Toolkit());
    expectTypeOf(tools).toEqualTypeOf<Toolkit>();
    expect(tools).toBeInstanceOf(Toolkit);
    expect(tools.search("x")).toBe("to x 1");
    expect(isRefused(tools.send_email("ada"))).toBe(true);
    expect(tools.times).toBe(1);
    expect(tools.search.name).toBe("search");
    expect(tools.search).toBe(tools.search);
  });

  it("runs a tool that is replaced later, asked about as the one before", () => {
    const record = { search: () => "found", send_email: () => "sent" };
    const tools = guard(record);
    expect([tools.search(), isRefused(tools.send_email())]).toEqual(["found", true]);
    record.search = () => "found more";
    record.send_email = () => "sent again";
    expect([tools.search(), isRefused(tools.send_email())]).toEqual(["found more", true]);
  });

  it("may be frozen, spread, listed and written to", () => {
    const tools = guard(Object.freeze({ send_email: () => "sent", search: () => "found" }));
    expect(Object.keys(tools)).toEqual(["send_email", "search"]);
    expect(isRefused({ ...tools }.send_email())).toBe(true);
    expect(Object.values(tools).map((each) => isRefused(each()))).toEqual([true, false]);
    const open: Record<string, () => string> = guard({});
    open.send_email = () => "sent";
    expect(isRefused(open.send_email())).toBe(true);
    expect(Object.getOwnPropertyDescriptor(open, "send_email")?.value).toBe(open.send_email);
  });

  it("stays open to be listed, and gives its guarded self to who chains calls", async () => {
    const tools = guard({ send_email: () => "sent", search: () => "found" });
    expect(Reflect.preventExtensions(tools)).toBe(false);
    expect(() => Object.freeze(tools)).toThrow(TypeError);
    expect(Object.keys(tools)).toEqual(["send_email", "search"]);
    class Mail {
      readonly name = "send_email";
      on(): this {
        return this;
      }
      execute(): string {
        return "sent";
      }
    }
    const engine = createEngine();
    const { send_email } = gate.guard({ send_email: new Mail() }, () => viewOf(engine));
    const chained = send_email.on();
    expect(chained).toBe(send_email);
    engine.step("prohibit send_email");
    expect(isRefused(await chained.execute())).toBe(true);
  });

  it("reads its getters when they are read, and has no tools that every object has", () => {
    let reads = 0;
    const tools = createGate({ unlisted: "refuse" }).guard(
      {
        get send_email() {
          reads += 1;
          return () => "sent";
        },
      },
      () => viewOf(banned),
    );
    expect(reads).toBe(0);
    expect(isRefused(tools.send_email())).toBe(true);
    expect(reads).toBe(1);
    expect(String(tools)).toBe("[object Object]");
  });

  it("refuses in the kind of its functions, and by new", async () => {
    const tools = guard({
      send_email: async () => "sent",
    });
    await expect(tools.send_email().then(isRefused)).resolves.toBe(true);
    const streaming = guard({
      async *send_email() {
        yield "sent";
      },
    });
    for await (const part of streaming.send_email()) expect(isRefused(part)).toBe(true);
    const counting = guard({
      *send_email() {
        yield "sent";
      },
    });
    expect([...counting.send_email()].map(isRefused)).toEqual([true]);
    let made = 0;
    class Made {
      constructor() {
        made += 1;
      }
    }
    expect(isRefused({ ...new (guard({ send_email: Made }).send_email)() })).toBe(true);
    expect(made).toBe(0);
  });
});

it("a guarded list keeps its order, and needs names", () => {
  const tools = guard([
    { name: "search", invoke: async () => "found" },
    { name: "send_email", invoke: async () => "sent" },
  ]);
  expect(tools.map(({ name }) => name)).toEqual(["search", "send_email"]);
  expect(() => guard([{ execute: () => "sent" }])).toThrow(/needs a name/);
});

it("a tool of the AI SDK keeps its type, and shows its model the reason", async () => {
  const tools = guard({
    send_email: tool({
      inputSchema: z.object({ to: z.string() }),
      execute: ({ to }) => ({ sent: [to] }),
      toModelOutput: ({ output }) => ({ type: "text", value: output.sent.join() }),
    }),
  });
  const { execute, toModelOutput, inputSchema } = tools.send_email;
  expect(inputSchema).toBeDefined();
  const output = await execute?.({ to: "ada" }, { toolCallId: "1", messages: [] });
  if (output === undefined || Symbol.asyncIterator in output) throw new Error("The tool gives one output.");
  expect(isRefused(output)).toBe(true);
  const shown = await toModelOutput?.({ toolCallId: "1", input: { to: "ada" }, output });
  expect(shown).toEqual({ type: "error-text", value: expect.stringContaining('"send_email" is refused') });
});

it("the batch of a tool with items asks about each input, and parts of an input say nothing", async () => {
  const shop = createGate({
    covers: { buy: { items: (input: { what?: string } | null) => (input?.what ? [input.what] : []) } },
  });
  const engine = createEngine();
  engine.step("prohibit peanuts");
  const [buy] = shop.guard(
    [{ name: "buy", batch: async (all: object[]) => all.length, transform: async function* () {} }],
    () => viewOf(engine),
  );
  expect(await buy?.batch([{ what: "tea" }, {}])).toBe(2);
  const refusals: unknown = await buy?.batch([{ what: "tea" }, { what: "peanuts" }]);
  expect(Array.isArray(refusals) && refusals.map(isRefused)).toEqual([true, true]);
  // As a model of LangChain writes a call: the input is a part of it.
  const call = (what: string) => ({ type: "tool_call", id: "1", name: "buy", args: { what } });
  expect(await buy?.batch([call("tea"), call("oats")])).toBe(2);
  const called: unknown = await buy?.batch([call("tea"), call("peanuts")]);
  expect(Array.isArray(called) && called.map(isRefused)).toEqual([true, true]);
  const parts: unknown[] = [];
  for await (const part of buy?.transform() ?? []) parts.push(part);
  expect(parts.map(isRefused)).toEqual([true]);
});

/** Methods by which frameworks ask what a tool is. Where one gave a refusal, that would be read as a yes, a name or a schema. */
const SAYS = ["describe", "getName", "description", "parameters", "metadata", "getInputSchema", "input_schema"];
const ASKS = ["needsApproval", "isEnabled", "onInputStart", "onInputDelta", "onInputAvailable", "toJSON", "valueOf"];

it.each([...SAYS, ...ASKS])("`%s` of a banned tool says what it said", (key) => {
  class Own {
    name = "send_email";
    run = () => "sent";
  }
  Object.defineProperty(Own.prototype, key, { value: () => "said" });
  for (const each of [new Own(), { name: "send_email", run: () => "sent", [key]: () => "said" }]) {
    const [guarded] = guard([each]);
    expect(Reflect.apply(Reflect.get(Object(guarded), key), guarded, [])).toBe("said");
  }
});

it("what a call is about is read by a method of its cover", () => {
  const buy = {
    also: ["basket"],
    items(input: Readonly<Record<string, string>>) {
      return this.also.flatMap((name) => input[name] ?? []);
    },
  };
  const engine = createEngine();
  engine.step("prohibit peanuts");
  const allowed = (input: object) => createGate({ covers: { buy } }).allows(viewOf(engine), "buy", input).allowed;
  expect([allowed({ basket: "tea" }), allowed({ basket: "peanuts" })]).toEqual([true, false]);
});
