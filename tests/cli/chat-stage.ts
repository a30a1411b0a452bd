/** A server with the API of OpenAI on loopback, that streams what is written down and keeps what it was sent. */
import { createServer, type ServerResponse } from "node:http";
import { afterAll } from "vitest";

/** A reply: words, calls of a tool, one for each input, a status, an error within the stream, or words after which nothing comes any more. */
export type Line =
  | { readonly says: string }
  | { readonly calls: string; readonly inputs?: readonly object[] }
  | { readonly begins: string }
  | { readonly fails: unknown }
  | { readonly status: number };

/** Starts a server. Its last line is said again and again. */
export async function server(...lines: [Line, ...Line[]]) {
  const requests: string[] = [];
  const keys: (string | undefined)[] = [];
  const listening = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const sent = Buffer.concat(chunks).toString();
      requests.push(sent);
      keys.push(request.headers.authorization);
      answer(response, lines[requests.length - 1] ?? lines[0], isCounted(JSON.parse(sent)));
    });
  });
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  afterAll(() => {
    listening.closeAllConnections();
    listening.close();
  });
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}/v1`, requests, keys };
}

/** As that API, it counts the tokens of a stream for who asks for that. */
function isCounted({ stream_options }: { readonly stream_options?: { readonly include_usage?: boolean } }): boolean {
  return stream_options?.include_usage === true;
}

function answer(response: ServerResponse, line: Line, counted: boolean): void {
  if ("status" in line) {
    response.writeHead(line.status, { "content-type": "application/json" }).end('{"error":{"message":"No such key."}}');
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if ("fails" in line) {
    response.end(`data: ${JSON.stringify({ error: line.fails })}\n\n`);
    return;
  }
  const send = (choice: object, more: object = {}) =>
    response.write(`data: ${JSON.stringify({ id: "r", created: 1, model: "m", choices: [choice], ...more })}\n\n`);
  if ("begins" in line) {
    send({ index: 0, delta: { role: "assistant", content: line.begins } });
    return;
  }
  if ("says" in line) for (const word of line.says.split(/(?<= )/)) send({ index: 0, delta: { content: word } });
  else {
    const tool_calls = (line.inputs ?? [{}]).map((input, index) => {
      const called = { name: line.calls, arguments: JSON.stringify(input) };
      return { index, id: `call_${index + 1}`, type: "function", function: called };
    });
    send({ index: 0, delta: { tool_calls } });
  }
  const finish_reason = "says" in line ? "stop" : "tool_calls";
  const usage = { prompt_tokens: 20, completion_tokens: 3, total_tokens: 23 };
  send({ index: 0, delta: {}, finish_reason }, counted ? { usage } : {});
  response.end("data: [DONE]\n\n");
}
