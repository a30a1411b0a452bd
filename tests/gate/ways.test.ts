/** Every way in which a tool can be run is asked about, by whatever name, and what may run runs on the tool itself. */
import { Runnable, RunnableLambda } from "@langchain/core/runnables";
import { DynamicTool, StructuredTool } from "@langchain/core/tools";
import { beforeEach, describe, expect, it, test } from "vitest";
import { z } from "zod";
import { createGate, isRefused, viewOf } from "../../src/gate/index.js";
import { createEngine } from "../../src/index.js";

const gate = createGate({ covers: { send_email: { also: ["email"] } } });
const banned = createEngine();
banned.step("prohibit the email tool, please");
const guard = <T extends object>(tools: T): T => gate.guard(tools, () => viewOf(banned));
const open = <T extends object>(tools: T): T => gate.guard(tools, () => viewOf(createEngine()));
const INPUT = { to: "ada" };
let sent = 0;
const send = (..._call: unknown[]): string => {
  sent += 1;
  return "sent";
};

beforeEach(() => {
  sent = 0;
});

/** A tool of LangChain that overrides, adds and hides what it can. */
class Mailer extends StructuredTool {
  name = "send_email";
  description = "Sends.";
  readonly #client = { send };
  readonly #schema = z.object({ to: z.string() });
  readonly quick = (): string => this.#client.send();
  get schema() {
    return this.#schema;
  }
  describe(): string {
    return typeof this.#client;
  }
  protected async _call(): Promise<string> {
    return this.#client.send();
  }
  override async invoke(...call: Parameters<StructuredTool["invoke"]>): Promise<string> {
    this.#client.send();
    return super.invoke(...call);
  }
  async execute(): Promise<string> {
    return this.#client.send();
  }
  handler(): string {
    return this.#client.send();
  }
  async run(): Promise<string> {
    return this._call();
  }
  again(): Promise<string> {
    return this._call();
  }
}

const MAILER_WAYS = ["execute", "handler", "run", "again", "quick"] as const;

describe("a tool of LangChain", () => {
  it.each(MAILER_WAYS)("does not run by its own `%s`", async (way) => {
    const [tool] = guard([new Mailer()]);
    expect(isRefused(await tool?.[way]())).toBe(true);
    expect(sent).toBe(0);
  });

  it("does not run by what its class writes anew, nor by what it was made of", async () => {
    const [tool] = guard([new Mailer()]);
    expect(await tool?.invoke(INPUT)).toContain("is refused");
    expect(await tool?.withConfig({ tags: ["x"] }).invoke(INPUT)).toContain("is refused");
    const [made] = guard([new DynamicTool({ name: "email", description: "Sends.", func: async () => send() })]);
    expect(isRefused(await Reflect.apply(made?.lc_kwargs.func, made, ["ada"]))).toBe(true);
    expect(await made?.call("ada")).toContain("is refused");
    expect(sent).toBe(0);
  });

  it("runs on itself, private fields and all, and says what it is under a ban, too", async () => {
    const [tool] = open([new Mailer()]);
    expect(await tool?.invoke(INPUT)).toBe("sent");
    for (const way of MAILER_WAYS) expect(await tool?.[way]()).toBe("sent");
    for (const each of [tool, guard([new Mailer()])[0]]) {
      expect(each?.describe()).toBe("object");
      expect(each?.schema.parse(INPUT)).toEqual(INPUT);
      expect(each?.getName()).toBe("send_email");
    }
  });
});

/** A runnable of LangChain that is no tool, with methods of its own, and one that wraps it. */
class Outbox extends Runnable<unknown, string> {
  lc_namespace = ["tests"];
  readonly #client = { send };
  async invoke(): Promise<string> {
    return this.#client.send();
  }
  async deliver(): Promise<string> {
    return this.#client.send();
  }
  dropSchema(): string {
    return this.#client.send();
  }
  async _flush(): Promise<string> {
    return this.#client.send();
  }
  async withAttachment(): Promise<string> {
    return this.#client.send();
  }
  withCopy() {
    return RunnableLambda.from(() => this.invoke());
  }
  /** A copy, as the graphs of LangChain give one. */
  override withConfig(): Outbox {
    return this.#client.send === send ? new Outbox() : this;
  }
  override pick(): never {
    throw new Error(`picked by ${typeof this.#client}`);
  }
}

describe("a runnable of LangChain that is no tool", () => {
  const OUTBOX_WAYS = ["invoke", "deliver", "dropSchema", "_flush", "withAttachment"] as const;

  it.each(OUTBOX_WAYS)("does not run by its `%s`, and runs on itself", async (way) => {
    expect(isRefused(await Reflect.apply(guard({ email: new Outbox() }).email[way], null, []))).toBe(true);
    expect(isRefused(await guard({ email: new Outbox() }).email[way]())).toBe(true);
    expect(sent).toBe(0);
    expect(await open({ email: new Outbox() }).email[way]()).toBe("sent");
  });

  it("does not run by what wraps it, nor by what it is made of", async () => {
    const chain = RunnableLambda.from((input: unknown) => input).pipe(send);
    const { email } = guard({ email: chain });
    for (const each of [email.pick("reason"), email.assign({ a: () => 1 })])
      expect(JSON.stringify(await each.invoke(INPUT))).toContain("is refused");
    expect(Reflect.get(email, "steps")).toBeUndefined();
    expect(isRefused(await guard({ email: new Outbox() }).email.withConfig().invoke())).toBe(true);
    const last: unknown = Reflect.get(email, "last");
    expect(last instanceof Runnable && isRefused(await last.invoke(INPUT))).toBe(true);
    expect(sent).toBe(0);
  });

  it("guards what was made of it before the ban, and takes no method of its class for a framework's", async () => {
    const engine = createEngine();
    const { email } = gate.guard({ email: new Outbox() }, () => viewOf(engine));
    const made = [email.withCopy(), email.withConfig()];
    for (const each of made) expect(await each.invoke(INPUT)).toBe("sent");
    expect(() => email.pick()).toThrow("picked by object");
    engine.step("prohibit email");
    for (const each of made) expect(isRefused(await each.invoke(INPUT))).toBe(true);
    expect(sent).toBe(2);
  });
});

class Plain {
  readonly name = "email";
  readonly #schema = { type: "object" };
  schema(): object {
    return this.#schema;
  }
  execute(): string {
    return send();
  }
  retry(): string {
    return this.execute();
  }
}

it("a class of no framework is asked about by any method that may run it", async () => {
  const [tool] = guard([new Plain()]);
  expect(isRefused(await tool?.execute())).toBe(true);
  expect(isRefused(tool?.retry())).toBe(true);
  expect(sent).toBe(0);
  expect(tool?.schema()).toEqual({ type: "object" });
  expect(open([new Plain()])[0]?.retry()).toBe("sent");
});

it("a function with methods of its own is guarded with them", async () => {
  const run = Object.freeze(
    Object.assign(() => send(), { later: () => send(), run: async () => send(), title: "Mail" }),
  );
  const { send_email } = guard({ send_email: run });
  expect([send_email(), send_email.later(), await send_email.run()].every(isRefused)).toBe(true);
  expect(isRefused(send_email.call(null))).toBe(true);
  expect(isRefused(Object.getOwnPropertyDescriptors(send_email).later.value?.())).toBe(true);
  expect(sent).toBe(0);
  expect(send_email.title).toBe("Mail");
  expect(open({ send_email: run }).send_email.later()).toBe("sent");
});

describe("a record is asked about by its keys and by its tools' own names", () => {
  function send_email(): string {
    return send();
  }
  test.each([
    ["a function", { mail: send_email }],
    ["a bound function", { mail: send_email.bind(null) }],
    ["a function that was bound twice", { mail: send_email.bind(null).bind(null) }],
    ["an object", { mail: { name: "send_email", execute: send } }],
    ["a key", { Email: { name: "mailer", execute: send } }],
  ])("%s", async (_kind, tools) => {
    for (const tool of Object.values(guard<Record<string, object>>(tools))) {
      const run: unknown = typeof tool === "function" ? tool : Reflect.get(tool, "execute");
      if (typeof run === "function") expect(isRefused(await Reflect.apply(run, tool, []))).toBe(true);
    }
    expect(sent).toBe(0);
    expect(gate.filter(viewOf(banned), tools)).toEqual({});
  });

  it("and a name of its own that is not listed is no reason, while what it lacks is one", () => {
    const strict = createGate({
      covers: { search: {}, mail: {}, admin: { when: "only_if_used" } },
      unlisted: "refuse",
    });
    const tools = strict.guard({ search: function find() {}, mail: function admin() {} }, () => viewOf(createEngine()));
    expect(isRefused(tools.search())).toBe(false);
    expect(tools.mail()).toMatchObject({ code: "not_used", name: "admin" });
  });
});

it("the reader of items gets all that a call is given", async () => {
  const mail = createGate({
    covers: {
      post: { items: (to: string, copies: string[]) => [to, ...copies] },
      invoke_me: { items: ({ to }: { to: string }) => [to] },
    },
  });
  const engine = createEngine();
  engine.step("prohibit bob.");
  const guarded = mail.guard({ post: (..._call: [string, string[]]) => send() }, () => viewOf(engine));
  expect(guarded.post("ada", ["eve"])).toBe("sent");
  expect(isRefused(guarded.post("ada", ["Bob"]))).toBe(true);
  expect(mail.allows(viewOf(engine), "post", "ada", ["bob"]).allowed).toBe(false);
  const [tool] = mail.guard([{ name: "invoke_me", invoke: async (_input: object) => send() }], () => viewOf(engine));
  const called = (to: string) => ({ type: "tool_call", id: "1", name: "invoke_me", args: { to } });
  expect(await tool?.invoke(called("ada"))).toBe("sent");
  expect(isRefused(await tool?.invoke(called("bob")))).toBe(true);
});
