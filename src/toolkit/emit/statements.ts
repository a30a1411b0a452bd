/** Statements one after another, some of which may be none. */
export function joined(...statements: readonly string[]): string {
  const code = statements.filter((each) => each !== "").join("\n");
  // An advance before the jump to the end would be lost.
  return code.replace(/p \+= \d+;\n(?=p = s\.length;)/g, "");
}
