/** `context-compiler mcp`: serves the rules to clients of the Model Context Protocol, on standard input and output or by HTTP. */
import { type ContextMcp, createMcp } from "../../mcp/index.js";
import { EXIT, type ExitCode, type Given, type Streams, wrongArguments } from "../command.js";
import { HOST, listen, portOf, untilSignal } from "../io/http-server.js";
import type { Output } from "../io/output.js";
import { Refusal, reasonOf } from "../io/refusal.js";
import { signingSecret } from "../io/secret.js";
import type { Input } from "../io/standard-input.js";
import { terminalTransport } from "../io/terminal-transport.js";
import { openSessions } from "../kept/open.js";
import { HTTP, NAMED, STORE } from "../options.js";

export async function run(given: Given, { input, output, errors }: Streams): Promise<ExitCode> {
  if (given.operands.length > 0) throw wrongArguments(`mcp takes no operand, such as '${given.operands[0]}'`);
  const http = given.value(HTTP);
  const port = http === null ? null : portOf(HTTP, http);
  const { sessions, tenant, close } = await openSessions(given);
  try {
    const conversation = given.value(NAMED) ?? "default";
    const secret = given.value(STORE) === "memory:" ? {} : { secret: await signingSecret() };
    const onError = (error: unknown) => void errors.say(`error: ${reasonOf(error)}`).catch(() => {});
    const options = { sessions, tenant, conversation, onError, ...secret };
    const server = await createMcp(options).catch((error: unknown) => {
      throw new Refusal(reasonOf(error));
    });
    const isDone =
      port === null ? await converse(server, input(), output) : await serve(server, port, (line) => output.write(line));
    await server.close();
    return isDone ? EXIT.done : EXIT.failed;
  } finally {
    await close();
  }
}

/** Whether it went on to the end of standard input, or to a signal: what is too long, or an output that nobody reads, ends it before. */
async function converse(server: ContextMcp, input: Input, output: Output): Promise<boolean> {
  const transport = process.stdout.isTTY ? await terminalTransport(input, output) : undefined;
  return Promise.race([server.connect(transport).then(() => input.readableEnded), untilSignal().then(() => true)]);
}

/** Where clients find it. */
const PATH = "/mcp";

async function serve(server: ContextMcp, port: number, say: (line: string) => Promise<void>): Promise<true> {
  const atPath = async (request: Request) =>
    new URL(request.url).pathname === PATH ? server.fetch(request) : new Response(null, { status: 404 });
  const listening = await listen(atPath, HTTP, port);
  try {
    // Who reads that it listens may stop it at once.
    const stopped = untilSignal();
    await say(`Listening on http://${HOST}:${listening.port}${PATH}\n`);
    await stopped;
    return true;
  } finally {
    await server.close();
    await listening.close();
  }
}
