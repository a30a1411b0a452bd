/** The API of responses. */
import type { Api } from "../api.js";
import { textField } from "../json.js";
import { events, reply } from "./reply.js";
import { asked, edits } from "./request.js";
import { stripper } from "./strip.js";

export const responses: Api = {
  path: "/responses",
  asked,
  edits,
  reply,
  events,
  frame: (data) => `event: ${textField(data, "type") ?? "message"}\ndata: ${JSON.stringify(data)}\n\n`,
  end: "",
  stripper,
};
