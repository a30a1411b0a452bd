// Written by `npm run generate` from spec. Do not edit.

/** What each diagnostic carries, by its code. */
export interface DiagnosticParameters {
  /** Given by the rule `diagnostics.end-punctuation`. */
  operand_end_punctuation: { readonly item: string; readonly bare: string };
  /** Given by the rule `diagnostics.politeness`. */
  operand_politeness: { readonly item: string; readonly bare: string };
  /** Given by the rule `diagnostics.quoted`. */
  operand_quoted: { readonly item: string; readonly bare: string };
  /** Given by the rule `diagnostics.invisible`. */
  operand_invisible: { readonly characters: string };
  /** Given by the rule `diagnostics.look-alike`. */
  operand_look_alike: { readonly item: string };
  /** Given by the rule `diagnostics.lines`. */
  operand_lines: Readonly<Record<string, never>>;
  /** Given by the rule `diagnostics.long`. */
  operand_long: { readonly limit: string };
  /** Given by the rule `diagnostics.pointer`. */
  operand_pointer: { readonly item: string };
  /** Given by the rule `diagnostics.request`. */
  operand_request: { readonly item: string };
  /** Given by the rule `diagnostics.list`. */
  operand_list: { readonly item: string };
  /** Given by the rule `diagnostics.near`. */
  item_near: { readonly item: string; readonly near: string };
  /** Given by the rule `diagnostics.unknown`. */
  item_unknown: { readonly item: string };
  /** Given by the rule `diagnostics.removes-nothing`. */
  removes_nothing: { readonly item: string };
  /** Given by the rule `diagnostics.opposite`. */
  opposite_elsewhere: { readonly item: string; readonly other: string; readonly policy: string };
  /** Given by the rule `diagnostics.almost`. */
  almost_directive: { readonly directive: string };
  /** Given by the rule `diagnostics.reply`. */
  pending_reply: { readonly answer: string };
}

/** How grave each diagnostic is. */
export const SEVERITIES: { readonly [C in keyof DiagnosticParameters]: "warning" | "hint" } = {
  operand_end_punctuation: "warning",
  operand_politeness: "warning",
  operand_quoted: "warning",
  operand_invisible: "warning",
  operand_look_alike: "warning",
  operand_lines: "warning",
  operand_long: "warning",
  operand_pointer: "warning",
  operand_request: "warning",
  operand_list: "warning",
  item_near: "warning",
  item_unknown: "warning",
  removes_nothing: "warning",
  opposite_elsewhere: "warning",
  almost_directive: "hint",
  pending_reply: "hint",
};

/** The message of each diagnostic. */
export const MESSAGES: { readonly [C in keyof DiagnosticParameters]: (p: DiagnosticParameters[C]) => string } = {
  operand_end_punctuation: (p) =>
    `The punctuation at the end becomes part of the item. Leave it out to mean "${p.bare}".`,
  operand_politeness: (p) => `The politeness becomes part of the item. Leave it out to mean "${p.bare}".`,
  operand_quoted: (p) => `The marks around the item become part of it. Leave them out to mean "${p.bare}".`,
  operand_invisible: (p) =>
    `The text holds characters that cannot be seen, and is another one with them than without: ${p.characters}.`,
  operand_look_alike: (p) =>
    `The item "${p.item}" is not the item that it looks like: there are letters that look like others, or characters that cannot be seen.`,
  operand_lines: () => "All lines of the turn become one operand. Give each directive a turn of its own.",
  operand_long: (p) =>
    `All of this becomes one operand of more than ${p.limit} characters. Forward it to the model, or name a thing in a few words.`,
  operand_pointer: (p) =>
    `The words "${p.item}" become the name of an item, and point at nothing. Name the thing itself.`,
  operand_request: (p) =>
    `This reads as a request, and becomes the lasting rule "${p.item}". Forward it to the model, or name a thing in a few words.`,
  operand_list: (p) =>
    `All of "${p.item}" becomes one item. If these are several things, give each a directive of its own.`,
  item_near: (p) => `The item "${p.item}" is not the item "${p.near}". Did you mean that one?`,
  item_unknown: (p) => `Nothing that can be acted on is called "${p.item}".`,
  removes_nothing: (p) => `No policy has the item "${p.item}", so that nothing is removed.`,
  opposite_elsewhere: (p) =>
    `The policy "${p.policy} ${p.other}" is still there, and would hold beside this one about "${p.item}".`,
  almost_directive: (p) => `This is no directive, and changes nothing. As a directive it is written: ${p.directive}`,
  pending_reply: (p) => `The question takes this for no answer, and stays open. To say so, answer "${p.answer}".`,
};
