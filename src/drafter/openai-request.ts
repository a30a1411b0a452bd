/** The request of OpenAI's chat completions, with what holds the model to the language. */
import { CANONICAL_GBNF, CANONICAL_LARK } from "../generated/directives/constrained.js";
import { ANSWER_SCHEMA } from "./json-answer.js";
import { JSON_NOTE } from "./prompt.js";

/** What holds a model to the language while it writes. */
export type Constraint =
  /** The canonical directives as GBNF, in the field `grammar` of llama.cpp's server. */
  | { readonly kind: "gbnf" }
  /** The canonical directives as a Lark grammar, the format of a custom tool that the model must call. */
  | { readonly kind: "lark" }
  /** A JSON schema in `response_format`. */
  | { readonly kind: "json-schema" }
  | { readonly kind: "none" };

const TOOL = "directive";

/** The request's body. Further fields stand first: they cannot replace what the adapter relies on. */
export function requestBody(
  prompt: string,
  { model, body }: { readonly model: string; readonly body?: Readonly<Record<string, unknown>> },
  constraint: Constraint,
): string {
  const content = constraint.kind === "json-schema" ? `${prompt}\n${JSON_NOTE}` : prompt;
  const messages = [{ role: "user", content }];
  return JSON.stringify({ ...body, model, messages, stream: false, n: 1, ...constrained(constraint) });
}

function constrained(constraint: Constraint): object {
  switch (constraint.kind) {
    case "gbnf":
      return { grammar: CANONICAL_GBNF };
    case "lark":
      return { tools: [customTool(CANONICAL_LARK)], tool_choice: { type: "custom", custom: { name: TOOL } } };
    case "json-schema":
      return {
        response_format: { type: "json_schema", json_schema: { name: TOOL, strict: true, schema: ANSWER_SCHEMA } },
      };
    case "none":
      return {};
  }
}

function customTool(definition: string): object {
  const format = { type: "grammar", grammar: { syntax: "lark", definition } };
  return { type: "custom", custom: { name: TOOL, description: "Takes the answer, one line.", format } };
}
