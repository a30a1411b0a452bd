/** Answers of chat completions without the calls that the rules prohibit. */
import { isPlainObject } from "../../base/index.js";
import { DROPPED, type IsBanned, type Stripper } from "../api.js";
import { field, listField, textField, withFields } from "../json.js";
import { toolNames } from "../tools.js";
import { ChoiceStream, type Stripped } from "./choice-stream.js";

export function stripper(isBanned: IsBanned): Stripper {
  const streams = new Map<unknown, ChoiceStream>();
  const streamOf = (choice: object): ChoiceStream => {
    const index = field(choice, "index");
    const stream = streams.get(index) ?? new ChoiceStream(isBanned);
    streams.set(index, stream);
    return stream;
  };
  return {
    whole: (answer) => mapChoices(answer, (choice) => strippedChoice(choice, isBanned)),
    event(data) {
      const stripped = mapChoices(data, (choice) => streamOf(choice).chunk(choice));
      if (stripped === null) return null;
      const isBare = listField(stripped, "choices")?.length === 0 && !isPlainObject(field(stripped, "usage"));
      return isBare ? [] : [stripped];
    },
  };
}

/** The answer with its choices stripped; null where all stay as they were. */
function mapChoices(answer: object, strip: (choice: object) => Stripped): object | null {
  const choices = listField(answer, "choices");
  if (choices === null) return null;
  const stripped = choices.map((choice) => (isPlainObject(choice) ? strip(choice) : null));
  if (stripped.every((each) => each === null)) return null;
  const kept = choices.map((choice, index) => stripped[index] ?? choice).filter((choice) => choice !== "nothing");
  return withFields(answer, { choices: kept });
}

function strippedChoice(choice: object, isBanned: IsBanned): Stripped {
  const message = field(choice, "message");
  if (!isPlainObject(message)) return null;
  const calls = listField(message, "tool_calls") ?? [];
  const kept = calls.filter((call) => !isBanned(toolNames(call)));
  const single = field(message, "function_call");
  const isSingleBanned = isPlainObject(single) && isBanned(toolNames(single));
  if (kept.length === calls.length && !isSingleBanned) return null;
  const isCallLeft = kept.length > 0 || (single !== undefined && single !== null && !isSingleBanned);
  const left = withFields(message, {
    tool_calls: kept.length > 0 ? kept : undefined,
    ...(isSingleBanned ? { function_call: undefined } : {}),
    ...(isCallLeft || textField(message, "content") ? {} : { content: DROPPED }),
  });
  return withFields(choice, { message: left, ...(isCallLeft ? {} : { finish_reason: "stop" }) });
}
