/** The operands of a directive, and where they stand in its text. */
import type { Span } from "../coverage/index.js";
import type { Directive } from "../generated/directives/syntax.js";

/** What an operand is to its directive. */
export type Role = "use" | "prohibit" | "remove" | "new" | "old" | "premise" | "other";

/** An operand, as it stands in the text. */
export interface Operand {
  readonly role: Role;
  readonly range: Span;
  readonly text: string;
}

const USE = "use ".length;

/**
 * The operands that diagnostics look at, in order: those of the directives that chapter 11 names. A near miss has none, since
 * the engine asks about it anyway.
 */
export function operandsOf(directive: Directive, text: string): readonly Operand[] {
  switch (directive.kind) {
    case "use_item":
      return [last("use", directive.item, text)];
    case "prohibit_item":
      return [last("prohibit", directive.item, text)];
    case "remove_policy":
      return [last("remove", directive.item, text)];
    case "set_premise":
    case "change_premise":
      return [last("premise", directive.value, text)];
    case "set_premise_near_miss":
    case "change_premise_near_miss":
    case "incomplete_replacement":
      return [];
    case "replace_use": {
      const { new_item, old_item } = directive;
      return [{ role: "new", range: [USE, USE + new_item.length], text: new_item }, last("old", old_item, text)];
    }
  }
  return ownOperand(directive, text);
}

/** The operand of any other directive, so that one that is new to the grammar is looked at by itself: the one field that ends its text. */
function ownOperand(directive: object, text: string): readonly Operand[] {
  const fields = Object.entries(directive).filter(([name]) => name !== "kind");
  const [name, value] = fields[0] ?? [];
  if (fields.length !== 1 || typeof value !== "string" || !text.endsWith(value)) return [];
  return [last(name === "item" ? "other" : "premise", value, text)];
}

/** An operand with which the text ends. */
function last(role: Role, operand: string, text: string): Operand {
  return { role, range: [text.length - operand.length, text.length], text: operand };
}

/** The text with each operand replaced by another. */
export function withOperands(text: string, operands: readonly Operand[], texts: readonly string[]): string {
  let from = 0;
  const pieces = operands.map(({ range: [start, end] }, at) => {
    const piece = text.slice(from, start) + (texts[at] ?? "");
    from = end;
    return piece;
  });
  return pieces.join("") + text.slice(from);
}
