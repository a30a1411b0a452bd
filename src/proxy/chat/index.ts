/** The API of chat completions. */
import type { Api } from "../api.js";
import { events, reply } from "./reply.js";
import { asked, edits } from "./request.js";
import { stripper } from "./strip.js";

export const chat: Api = {
  path: "/chat/completions",
  asked,
  edits,
  reply,
  events,
  frame: (data) => `data: ${JSON.stringify(data)}\n\n`,
  end: "data: [DONE]\n\n",
  stripper,
};
