/** The route as a process of its own: given a folder for its conversations, it says its port, and each call of its model. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { UIMessage } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import { z } from "zod";
import { createHost } from "../../src/host/index.js";
import { fileStore } from "../../src/sessions/files/index.js";
import { createSessions } from "../../src/sessions/index.js";
import { acting } from "./stubs.js";
import { post } from "./talk.js";

const [folder = "", behavior = ""] = process.argv.slice(2);
const host = createHost({ sessions: createSessions({ store: fileStore(folder) }) });
const Messages = z.array(z.custom<UIMessage>((value) => typeof value === "object"));

/** It hangs for ever where it is told to. */
const model = new MockLanguageModelV3({
  doStream: async (options) => {
    process.send?.("called");
    if (behavior === "hangs") await new Promise(() => {});
    return acting().model.doStream(options);
  },
});

const server = createServer(async (request, response) => {
  const answer = await post({ host, model }, Messages.parse(JSON.parse(await text(request))));
  response.end(await answer.text());
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
