/** `context-compiler proxy`: serves the proxy on this machine until it is stopped. */
import { type ContextProxy, createProxy, type ProxyOptions } from "../../proxy/index.js";
import { EXIT, type ExitCode, type Given, type Streams, wrongArguments } from "../command.js";
import { HOST, listen, portOf, untilSignal } from "../io/http-server.js";
import { outputStyle } from "../io/style.js";
import { named, openSessions } from "../kept/open.js";
import { JOIN_PAGE, PORT, TENANT, UPSTREAM } from "../options.js";

export async function run(given: Given, { output }: Streams): Promise<ExitCode> {
  if (given.operands.length > 0) throw wrongArguments(`The proxy takes no operand, such as '${given.operands[0]}'`);
  const upstream = given.value(UPSTREAM);
  if (upstream === null) throw wrongArguments("The proxy needs --upstream URL");
  const port = portOf(PORT, given.value(PORT) ?? "4141");
  const { sessions, tenant, close } = await openSessions(given);
  try {
    const served = proxyOf({
      ...{ upstream, sessions },
      ...(given.has(TENANT) ? { tenant: () => tenant } : {}),
      ...(given.has(JOIN_PAGE) ? { page: "joined" } : {}),
    });
    // Any conversation would do: a tenant that is none would have every request refused.
    await named(sessions.open({ tenant, conversation: "default" }));
    if (isItself(new URL(upstream), port)) throw wrongArguments("--upstream is the proxy itself");
    const server = await listen(served.fetch, PORT, port);
    try {
      // Who reads that it listens may stop it at once.
      const stopped = untilSignal();
      await output.write(`Listening on http://${HOST}:${server.port}/v1 in front of ${outputStyle().show(upstream)}\n`);
      await stopped;
    } finally {
      await server.close();
    }
  } finally {
    await close();
  }
  return EXIT.done;
}

function proxyOf(options: ProxyOptions): ContextProxy {
  try {
    return createProxy(options);
  } catch (error) {
    throw error instanceof TypeError ? wrongArguments(`--${error.message.replace(/\.$/, "")}`) : error;
  }
}

/** The commonest slip; any other way back to itself is seen at the first request. */
function isItself({ hostname, port }: URL, own: number): boolean {
  return ["127.0.0.1", "localhost", "[::1]", "0.0.0.0"].includes(hostname) && port === String(own);
}
