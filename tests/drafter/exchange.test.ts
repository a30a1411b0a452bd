/** An exchange with a server on loopback ends when it is told to, takes no more than 1 MB, and is told of in fixed sentences. */
import { execFile } from "node:child_process";
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { createGzip, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { draft } from "../../src/drafter/index.js";
import { type OpenAiOptions, proposeByOpenAi } from "../../src/drafter/openai.js";
import { textOf } from "../../src/drafter/response-text.js";
import { createEngine } from "../../src/index.js";
import { answers, completion, type Endpoint, endpoint, type Handler } from "./endpoint.js";

const MEGABYTE = 1_000_000;
const TOO_LONG = "The model failed: The endpoint's answer is longer than 1 MB.";
const FAILED = "The model failed: The exchange with the endpoint failed";

const open: Endpoint[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

async function serve(handler: Handler): Promise<string> {
  const server = await endpoint(handler);
  open.push(server);
  return server.url;
}

async function draftBy(url: string, options: Partial<OpenAiOptions> = {}, limits = {}) {
  const propose = proposeByOpenAi({ url, model: "stub", ...options });
  return draft("I am allergic to peanuts.", { engine: createEngine(), propose, ...limits });
}

/** A handler that says when its response was closed, and how many bytes it had written by then. */
function watched(begin: (response: ServerResponse, count: (bytes: number) => void) => void) {
  let written = 0;
  let report: (bytes: number) => void = () => {};
  const closed = new Promise<number>((resolve) => {
    report = resolve;
  });
  const handler: Handler = (response) => {
    response.on("close", () => report(written));
    begin(response, (bytes) => {
      written += bytes;
    });
  };
  return { handler, closed };
}

/** Writes without end, as fast as it is read. */
const endless = () =>
  watched((response, count) => {
    const chunk = Buffer.alloc(65_536, " ");
    response.writeHead(200, { "content-type": "application/json" });
    const write = (): void => {
      while (!response.destroyed && response.write(chunk)) count(chunk.length);
      if (!response.destroyed) response.once("drain", write);
    };
    write();
  });

/** Sends the headers and a few bytes, then one byte now and then, for ever. */
const dripping = () =>
  watched((response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"choices":');
    const timer = setInterval(() => response.write(" "), 10);
    response.on("close", () => clearInterval(timer));
  });

describe("a body that is too long is refused, and its connection is closed", () => {
  it("without end", async () => {
    const { handler, closed } = endless();
    expect(await draftBy(await serve(handler))).toMatchObject({ code: "model_failed", reason: TOO_LONG });
    expect(await closed).toBeLessThan(32 * MEGABYTE);
  });

  it("by one byte, and not where it is as long as it may be", async () => {
    const whole = completion({ content: "prohibit peanuts" });
    const padded = (length: number) => whole + " ".repeat(length - whole.length);
    expect(await draftBy(await serve(answers(padded(MEGABYTE))))).toMatchObject({ directive: "prohibit peanuts" });
    expect(await draftBy(await serve(answers(padded(MEGABYTE + 1))))).toMatchObject({ reason: TOO_LONG });
  });

  it("once it is decompressed, though it is short as it travels", async () => {
    const bomb = gzipSync(Buffer.alloc(64 * MEGABYTE));
    expect(bomb.length).toBeLessThan(MEGABYTE);
    const url = await serve((response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb));
    expect(await draftBy(url)).toMatchObject({ code: "model_failed", reason: TOO_LONG });
  });

  it("which is not read at all where the status is an error", async () => {
    const { handler, closed } = watched((response, count) => {
      response.writeHead(500);
      const chunk = Buffer.alloc(65_536, "x");
      const write = (): void => {
        while (!response.destroyed && response.write(chunk)) count(chunk.length);
        if (!response.destroyed) response.once("drain", write);
      };
      write();
    });
    expect(await draftBy(await serve(handler))).toMatchObject({
      reason: "The model failed: The endpoint answered 500.",
    });
    expect(await closed).toBeLessThan(32 * MEGABYTE);
  });
});

describe("an exchange ends at the time limit and at the abort, while the body is on its way", () => {
  it("at the time limit", async () => {
    const { handler, closed } = dripping();
    expect(await draftBy(await serve(handler), {}, { timeLimit: 200 })).toMatchObject({ code: "timed_out" });
    await closed;
  });

  it("at the abort", async () => {
    const { handler, closed } = dripping();
    const controller = new AbortController();
    const url = await serve((response, body) => {
      handler(response, body);
      setTimeout(() => controller.abort(), 100);
    });
    expect(await draftBy(url, {}, { signal: controller.signal })).toMatchObject({ code: "cancelled" });
    await closed;
  });
});

it("a letter of several bytes may come in pieces", async () => {
  const bytes = new TextEncoder().encode('{"item":"crème 🥜"}');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await textOf(new Response(body), new AbortController().signal)).toBe('{"item":"crème 🥜"}');
});

it("a body is let go at the abort by its reader, without help from fetch, and what came of it is no answer", async () => {
  const controller = new AbortController();
  let canceled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode("a part")),
    cancel: () => {
      canceled = true;
    },
  });
  const reading = textOf(new Response(body), controller.signal);
  controller.abort();
  await expect(reading).rejects.toBe(controller.signal.reason);
  expect(canceled).toBe(true);
});

/** Drafts in a process that collects garbage all the while. */
async function draftInChild(url: string, timeLimit: number) {
  const child = new URL("exchange-child.mjs", import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", child, url, String(timeLimit)], {
    timeout: 60_000,
  });
  const told: { drafted: unknown; megabytes: number } = JSON.parse(stdout);
  return told;
}

describe("where garbage is collected between the request and the abort", () => {
  const silent = () => watched(() => {});

  it.each([
    ["before the headers", silent],
    ["after the headers", dripping],
  ])("the exchange ends all the same: %s", async (_name, make) => {
    const { handler, closed } = make();
    // Long enough for the request to have been sent, on a machine with much else to do.
    const { drafted } = await draftInChild(await serve(handler), 4000);
    expect(drafted).toMatchObject({ code: "timed_out" });
    await closed;
  });
});

it("an answer of six encodings, which fetch refuses while its body is on its way, is a failure and ends no process", async () => {
  const url = await serve((response) => {
    response.writeHead(200, { "content-encoding": Array(6).fill("gzip").join(", ") }).write("{}");
    setTimeout(() => response.end(), 50);
  });
  expect((await draftInChild(url, 10_000)).drafted).toMatchObject({
    reason: "The model failed: The exchange with the endpoint failed.",
  });
});

it("a compressed body of 1 GB costs no memory", async () => {
  const url = await serve((response) => {
    response.writeHead(200, { "content-encoding": "gzip" });
    const gzip = createGzip();
    gzip.on("error", () => {}).pipe(response);
    const zeros = Buffer.alloc(MEGABYTE);
    let left = 1000;
    const write = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!gzip.write(zeros)) return void gzip.once("drain", write);
      }
      gzip.end();
    };
    write();
  });
  const { drafted, megabytes } = await draftInChild(url, 30_000);
  expect(drafted).toMatchObject({ reason: TOO_LONG });
  expect(megabytes).toBeLessThan(200);
});

describe("nothing that a server, an address or a header holds is in what a draft says", () => {
  const SECRET = "sk-secret";
  const LOUD = `\u001b[2J${SECRET}\u202e\u0007`;
  const shout = JSON.stringify({ error: { message: LOUD.repeat(1000) } });
  const withAddress = (url: string) => url.replace("http://", `http://user:${SECRET}@`);

  it.each<readonly [string, Handler, (url: string) => [string, Partial<OpenAiOptions>], string]>([
    ["an error's body", answers(shout, 401), (url) => [url, {}], "The model failed: The endpoint answered 401."],
    [
      "an error's status line",
      (response) => response.writeHead(503, `No ${SECRET}`).end(),
      (url) => [url, {}],
      "The model failed: The endpoint answered 503.",
    ],
    [
      "an answer that is not JSON",
      answers(LOUD),
      (url) => [url, {}],
      "The model failed: The endpoint's answer is not JSON.",
    ],
    [
      "an answer without text",
      answers(completion({ content: null, refusal: LOUD })),
      (url) => [url, {}],
      "The model failed: The endpoint's answer has no text.",
    ],
    [
      "a model's text",
      answers(completion({ content: LOUD })),
      (url) => [url, {}],
      "The model's answer is not a canonical directive.",
    ],
    [
      "the address of a redirect",
      (response) => response.writeHead(302, { location: `http://${SECRET}.example/` }).end(),
      (url) => [url, {}],
      "The model failed: The endpoint redirected the request, and redirects are not followed.",
    ],
    [
      "the request's address",
      answers(""),
      (url) => [withAddress(url), {}],
      "The model failed: The endpoint's address must be a URL without a user name or a password.",
    ],
    ["a scheme that is not spoken", answers(""), () => [`ftp://${SECRET}.example/`, {}], `${FAILED}.`],
    [
      "a header that cannot be sent",
      answers(""),
      (url) => [url, { headers: { authorization: `Bearer ${SECRET}\n`, "x-key": `\u001b${SECRET}\nx` } }],
      "The model failed: A header of the request is not valid.",
    ],
    [
      "a body that does not decompress",
      (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(LOUD),
      (url) => [url, {}],
      `${FAILED}: Z_DATA_ERROR.`,
    ],
  ])("%s", async (_name, handler, aim, reason) => {
    const [url, options] = aim(await serve(handler));
    const drafted = await draftBy(url, options);
    expect(drafted).toEqual({ kind: "no_proposal", code: drafted.kind === "no_proposal" ? drafted.code : "", reason });
  });
});
