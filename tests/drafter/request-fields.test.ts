/** The option `body` of the OpenAI adapter adds fields to a request, and replaces nothing in it. */
import { afterEach, describe, expect, it } from "vitest";
import { draft } from "../../src/drafter/index.js";
import { proposeByOpenAi } from "../../src/drafter/openai.js";
import { createEngine } from "../../src/index.js";
import { answers, completion, type Endpoint, endpoint } from "./endpoint.js";

const open: Endpoint[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

async function serve(): Promise<Endpoint> {
  const server = await endpoint(answers(completion({ content: "prohibit peanuts" })));
  open.push(server);
  return server;
}

it("the headers of a request that say what it holds and takes are the host's, where it gives them", async () => {
  const server = await serve();
  const headers = { Accept: "application/vnd.model+json", "content-type": "application/json; charset=utf-8" };
  const propose = proposeByOpenAi({ url: server.url, model: "stub", headers });
  await draft("I am allergic to peanuts.", { engine: createEngine(), propose });
  expect(server.asked[0]?.headers).toMatchObject({
    accept: headers.Accept,
    "content-type": headers["content-type"],
  });
});

describe("the further fields of a request", () => {
  async function bodyBy(body: Readonly<Record<string, unknown>>): Promise<unknown> {
    const server = await serve();
    const propose = proposeByOpenAi({ url: server.url, model: "stub", body });
    await draft("I am allergic to peanuts.", { engine: createEngine(), propose });
    return server.asked[0]?.body;
  }

  it("do not have the messages twice", async () => {
    const bodies: string[] = [];
    const server = await endpoint((response, text) => {
      bodies.push(text);
      answers(completion({ content: "prohibit peanuts" }))(response, text);
    });
    open.push(server);
    const propose = proposeByOpenAi({ url: server.url, model: "stub", body: { messages: [] } });
    await draft("I am allergic to peanuts.", { engine: createEngine(), propose });
    expect(bodies[0]?.match(/"messages":/g)).toEqual(['"messages":']);
  });

  it("cannot replace the request by a method toJSON, and may have one inside", async () => {
    const body = await bodyBy({
      toJSON: () => ({ model: "other" }),
      stop: { toJSON: () => ["\n"] },
      messages: [],
      seed: 7,
    });
    const messages = [{ role: "user", content: expect.stringContaining("allergic") }];
    expect(body).toEqual({ stop: ["\n"], seed: 7, model: "stub", stream: false, n: 1, messages });
  });

  it("are read once, when the adapter is made", async () => {
    const body: Record<string, unknown> = { seed: 7 };
    const server = await serve();
    const propose = proposeByOpenAi({ url: server.url, model: "stub", body });
    body.seed = 8;
    await draft("I am allergic to peanuts.", { engine: createEngine(), propose });
    expect(server.asked[0]?.body).toMatchObject({ seed: 7 });
  });

  it("that JSON cannot say are a TypeError that names the field", () => {
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    let deep: unknown = 0;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    const wrong = { cyclic, deep, big: 1n };
    for (const [name, value] of Object.entries(wrong)) {
      expect(() => proposeByOpenAi({ url: "http://127.0.0.1/", model: "stub", body: { [name]: value } })).toThrow(
        `The field "${name}" of the option body cannot be written as JSON`,
      );
    }
  });
});

it("an option or a constraint that there is not is a TypeError, and holds no model to nothing", () => {
  const given = { url: "http://127.0.0.1:1/v1", model: "m" };
  expect(() => proposeByOpenAi({ ...given, constraint: JSON.parse('{"kind":"gbfn"}') })).toThrow(
    "constraint.kind must",
  );
  const misspelled = { ...given, Constraint: { kind: "gbnf" } };
  expect(() => proposeByOpenAi(misspelled)).toThrow('not "Constraint"');
});
