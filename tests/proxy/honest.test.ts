/** Streams in the shapes that servers are documented to send come through to the byte where they call nothing that is banned. */
import { expect, it } from "vitest";
import type { ToolNames } from "../../src/gate/tool-names.js";
import { chat } from "../../src/proxy/chat/index.js";
import { responses } from "../../src/proxy/responses/index.js";
import { EventFilter } from "../../src/proxy/sse.js";

const isBanned = ({ listed, others }: ToolNames): boolean => [...listed.flat(), ...others].includes("delete");

function through(api: typeof chat, stream: string): string {
  const filter = new EventFilter(api.frame, api.stripper(isBanned, {}));
  const sent = [...Buffer.from(stream)].map((byte) => filter.push(Uint8Array.of(byte)));
  return Buffer.concat([...sent, filter.end()]).toString("utf8");
}

const head = '"id":"c1","object":"chat.completion.chunk","created":1700000000,"model":"m"';
/** Chunks of one choice, each given by its delta and, where it ends, by its reason. */
const chunks = (...deltas: (readonly [delta: string, reason?: string])[]): string[] =>
  deltas.map(
    ([delta, reason]) =>
      `{${head},"choices":[{"index":0,"delta":${delta},"logprobs":null,"finish_reason":${reason ?? "null"}}]}`,
  );
const stream = (data: readonly string[], end = "data: [DONE]\n\n") =>
  data.map((each) => `data: ${each}\n\n`).join("") + end;
const opened = (more = "") =>
  `{"role":"assistant","content":null,"tool_calls":[{"index":0,"id":"call_1","type":"function","function":{"name":"weather","arguments":""}}]${more}}`;
const piece = (text: string, more = "") =>
  `{"tool_calls":[{"index":0,${more}"function":{${more === "" ? "" : '"name":null,'}"arguments":${JSON.stringify(text)}}}]}`;
const CALL = chunks([opened(',"refusal":null')], [piece('{"city":')], [piece('"Oslo"}')], ["{}", '"tool_calls"']);
const USAGE = `{${head},"choices":[],"usage":{"prompt_tokens":9,"completion_tokens":5,"total_tokens":14}}`;

it.each([
  ["text", stream(chunks(['{"role":"assistant","content":""}'], ['{"content":"Hi"}'], ["{}", '"stop"']))],
  ["a call, and what it has cost", stream([...CALL, USAGE])],
  [
    "two calls, one behind the other",
    stream([
      ...CALL.slice(0, 3),
      ...chunks(
        ['{"tool_calls":[{"index":1,"id":"call_2","type":"function","function":{"name":"time","arguments":"{}"}}]}'],
        ["{}", '"tool_calls"'],
      ),
    ]),
  ],
  [
    "whole calls in one chunk",
    stream(
      chunks(
        [
          '{"role":"assistant","tool_calls":[{"index":0,"id":"a","function":{"name":"weather","arguments":"{}"}},{"index":1,"id":"b","function":{"name":"time","arguments":"{}"}}]}',
        ],
        ['{"content":""}', '"tool_calls"'],
      ),
    ),
  ],
  [
    "a whole call without an index",
    stream(
      chunks([
        '{"tool_calls":[{"id":"a","type":"function","function":{"name":"weather","arguments":"{}"}}]}',
        '"stop"',
      ]),
    ),
  ],
  [
    "parts with a name that is null",
    stream(chunks([opened()], [piece("{}", '"id":null,"type":null,')], ["{}", '"tool_calls"'])),
  ],
  [
    "fields of a call that are null or empty beside text",
    stream(
      chunks(
        ['{"role":"assistant","content":"Hi","function_call":null,"tool_calls":null,"audio":null}'],
        ['{"content":"","tool_calls":[]}', '"stop"'],
      ),
    ),
  ],
  [
    "a first chunk without a choice, and filters",
    stream([
      '{"choices":[],"created":0,"id":"","model":"","object":"","prompt_filter_results":[{"prompt_index":0,"content_filter_results":{"hate":{"filtered":false,"severity":"safe"}}}]}',
      `{${head},"choices":[{"content_filter_offsets":{"check_offset":1},"content_filter_results":{},"finish_reason":null,"index":0}]}`,
      ...CALL,
    ]),
  ],
  ["comments between events", `: PROCESSING\n\n: PROCESSING\n\n${stream(CALL)}`],
  ["named events and pings", `event: ping\ndata: {"type":"ping"}\n\nevent: chunk\n${stream(CALL)}`],
  [
    "reasoning",
    stream(
      chunks(
        ['{"role":"assistant","content":"","reasoning_content":"Let me see."}'],
        ['{"content":"Hi","reasoning":null}'],
        ["{}", '"stop"'],
      ),
    ),
  ],
  [
    "an empty reason, timings, and no end",
    stream(
      [
        ...chunks(['{"content":"Hi"}', '""'], ["{}", '"length"']),
        `{${head},"choices":[],"timings":{"predicted_ms":1.50}}`,
      ],
      "",
    ),
  ],
  [
    "lines that end with both letters, and no blank behind the colon",
    stream(CALL).replaceAll("\n", "\r\n").replaceAll("data: ", "data:"),
  ],
  [
    "an error in the middle",
    stream([...CALL.slice(0, 2), '{"error":{"message":"Overloaded.","type":"server_error","code":529}}']),
  ],
  [
    "two choices",
    stream([`{${head},"choices":[{"index":1,"delta":{"content":"B"}},{"index":0,"delta":{"content":"A"}}]}`, ...CALL]),
  ],
])("of chat completions: %s", (_shape, sent) => {
  expect(through(chat, sent)).toBe(sent);
});

const item = '"id":"fc_1","type":"function_call","call_id":"call_1","name":"weather"';
const event = (type: string, rest: string): string => `event: ${type}\ndata: {"type":"${type}",${rest}}\n\n`;
const RESPONSE = '"response":{"id":"r1","object":"response"';

it.each([
  [
    "a call",
    event("response.created", `"sequence_number":0,${RESPONSE},"status":"in_progress","output":[]}`) +
      event(
        "response.output_item.added",
        `"sequence_number":1,"output_index":0,"item":{${item},"status":"in_progress","arguments":""}`,
      ) +
      event(
        "response.function_call_arguments.delta",
        '"sequence_number":2,"item_id":"fc_1","output_index":0,"delta":"{}","obfuscation":"x"',
      ) +
      event(
        "response.function_call_arguments.done",
        '"sequence_number":3,"item_id":"fc_1","output_index":0,"arguments":"{}"',
      ) +
      event(
        "response.output_item.done",
        `"sequence_number":4,"output_index":0,"item":{${item},"status":"completed","arguments":"{}"}`,
      ) +
      event(
        "response.completed",
        `"sequence_number":5,${RESPONSE},"status":"completed","output":[{${item},"status":"completed","arguments":"{}"}]}`,
      ),
  ],
  [
    "reasoning, a search of the server's own, and text",
    event("response.output_item.added", '"output_index":0,"item":{"id":"rs_1","type":"reasoning","summary":[]}') +
      event(
        "response.output_item.added",
        '"output_index":1,"item":{"id":"ws_1","type":"web_search_call","status":"in_progress"}',
      ) +
      event("response.web_search_call.searching", '"output_index":1,"item_id":"ws_1"') +
      event(
        "response.output_item.added",
        '"output_index":2,"item":{"id":"m1","type":"message","role":"assistant","content":[]}',
      ) +
      event(
        "response.content_part.added",
        '"item_id":"m1","output_index":2,"content_index":0,"part":{"type":"output_text","text":"","annotations":[]}',
      ) +
      event("response.output_text.delta", '"item_id":"m1","output_index":2,"content_index":0,"delta":"Hi"') +
      event("response.output_text.done", '"item_id":"m1","output_index":2,"content_index":0,"text":"Hi"') +
      event(
        "response.failed",
        `${RESPONSE},"status":"failed","error":{"code":"server_error","message":"Oh."},"output":[]}`,
      ),
  ],
  ["a sign of life", `: keepalive\n\n${event("keepalive", '"sequence_number":9')}`],
])("of responses: %s", (_shape, sent) => {
  expect(through(responses, sent)).toBe(sent);
});
