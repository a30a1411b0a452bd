/** Halves of surrogate pairs, as where a tool or an application has cut a text through: providers refuse their escapes in JSON. */
import { expect, it } from "vitest";
import { openConversation } from "../../src/conversation/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { scripted } from "./models.js";

const FIRST = "\ud83d";
const SECOND = "\ude00";
const EITHER = /\\ud[89a-f]/i;
const schema = { type: "object" };

it("are told to a model as U+FFFD, wherever they stand, and kept as they are", async () => {
  const { model, requests } = scripted([
    { text: `Look: ${SECOND}`, calls: [["page", { [`of${FIRST}`]: [`one${FIRST}`] }]] },
    "Done.",
    "Yes.",
  ]);
  const open = () => createSessions({ store, record: "texts" }).open({ tenant: "acme", conversation: "c" });
  const store = memoryStore();
  const tools = {
    page: { description: `Pages ${FIRST}`, inputSchema: schema, execute: () => ({ [`a${FIRST}`]: `text 😀${FIRST}` }) },
  };
  const options = { model, tools, instructions: `Be brief ${FIRST}`, on: () => undefined };
  const conversation = await openConversation({ ...options, session: await open() });
  await conversation.talk(`Read it ${FIRST}`);
  const reopened = await openConversation({ ...options, session: await open() });
  await reopened.talk(`${FIRST}${SECOND} whole`);

  expect(requests).toHaveLength(3);
  expect(JSON.stringify(requests)).not.toMatch(EITHER);
  expect(requests[1]?.prompt).toEqual([
    { role: "system", content: "Be brief \ufffd" },
    { role: "user", content: [{ type: "text", text: "Read it \ufffd" }] },
    {
      role: "assistant",
      content: [
        { type: "text", text: "Look: \ufffd" },
        { type: "tool-call", toolCallId: "c1-0", toolName: "page", input: { "of\ufffd": ["one\ufffd"] } },
      ],
    },
    {
      role: "tool",
      content: [
        {
          type: "tool-result",
          toolCallId: "c1-0",
          toolName: "page",
          output: { type: "json", value: { "a\ufffd": "text 😀\ufffd" } },
        },
      ],
    },
  ]);
  expect(requests[1]?.tools).toMatchObject([{ description: "Pages \ufffd" }]);
  expect(requests[2]?.prompt.at(-1)).toEqual({ role: "user", content: [{ type: "text", text: "😀 whole" }] });
  // The application reads what was said and given.
  expect(reopened.results(["c1-0"])).toMatchObject([{ value: { [`a${FIRST}`]: `text 😀${FIRST}` } }]);
});
