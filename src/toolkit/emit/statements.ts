/** Statements one after another, some of which may be none. */
export function joined(...statements: readonly string[]): string {
  return statements.filter((each) => each !== "").join("\n");
}
