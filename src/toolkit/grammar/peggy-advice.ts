/** What to write instead, for what Peggy refuses or warns of: its own messages say only what is wrong. */

const ADVICE: readonly (readonly [message: RegExp, advice: string])[] = [
  [/^Label can't be a reserved word/, "Give the field another name."],
  [/^Label ".*" is already defined/, "Give one of the two fields another name."],
  [
    /^Rule ".*" is already defined/,
    "Give one of the two rules another name, or make them the alternatives of one: a / b.",
  ],
  [/^Rule ".*" is not defined/, "Write a rule of that name, or mend the name."],
  [/^Possible infinite loop .*left recursion/, "The language must stay regular: write a repetition instead."],
  [
    /^Possible infinite loop|^An expression may not consume/,
    "Let each round take a character at least: (a / b)* in the place of (a? b?)*.",
  ],
  [/^"@" cannot be used with an action block/, "Write the rule without code."],
  [/^Expected /, "Mend the notation there, or before it."],
];

/** A message of Peggy's with what to write instead behind it. */
export function advised(message: string): string {
  const advice = ADVICE.find(([pattern]) => pattern.test(message))?.[1];
  return advice === undefined ? message : `${message.replace(/\.$/, "")}. ${advice}`;
}
