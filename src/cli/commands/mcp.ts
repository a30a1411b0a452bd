/** `context-compiler mcp`: serves the rules to clients of the Model Context Protocol, on standard input and output or by HTTP. */
import { type ContextMcp, createMcp } from "../../mcp/index.js";
import {
  type Command,
  EXIT,
  type ExitCode,
  type Given,
  type Setting,
  type Streams,
  wrongArguments,
} from "../command.js";
import { HOST, listen, portOf, untilSignal } from "../io/http-server.js";
import { Refusal, reasonOf } from "../io/refusal.js";
import { signingSecret } from "../io/secret.js";
import { openSessions } from "../kept/open.js";
import { SESSION, STORE, TENANT } from "../options.js";

const HTTP: Setting = { name: "http", value: "PORT", help: "serve HTTP at PORT; 0 takes a free one" };
const NAMED: Setting = { ...SESSION, help: "the conversation of calls that name none; default without it" };

export const mcp: Command = {
  name: "mcp",
  operands: "",
  summary: "serve rules by the Model Context Protocol",
  help: `Speaks on standard input and output with the client that started it, or with
--http on 127.0.0.1 with any. A model may read the rules, and propose changes;
the client asks the user about each. It needs the package
@modelcontextprotocol/server, and for HTTP @hono/node-server and hono.`,
  options: [HTTP, STORE, TENANT, NAMED],
  run,
};

async function run(given: Given, { output, errors }: Streams): Promise<ExitCode> {
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
    if (port === null) await Promise.race([server.connect(), untilSignal()]);
    else await serve(server, port, (line) => output.write(line));
    await server.close();
  } finally {
    await close();
  }
  return EXIT.done;
}

/** Where clients find it. */
const PATH = "/mcp";

async function serve(server: ContextMcp, port: number, say: (line: string) => Promise<void>): Promise<void> {
  const atPath = async (request: Request) =>
    new URL(request.url).pathname === PATH ? server.fetch(request) : new Response(null, { status: 404 });
  const listening = await listen(atPath, HTTP, port);
  try {
    // Who reads that it listens may stop it at once.
    const stopped = untilSignal();
    await say(`Listening on http://${HOST}:${listening.port}${PATH}\n`);
    await stopped;
  } finally {
    await server.close();
    await listening.close();
  }
}
