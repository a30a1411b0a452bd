/** Indents code by its braces: enough for a reader, and without a formatter that a project would have to have. */

/** Each line as deep as the brackets that are open where it begins. Brackets in strings count too: they only shift a line. */
export function indented(code: string): string {
  let depth = 0;
  const lines = code.split("\n").map((line) => {
    const text = line.trim();
    const closing = /^[)\]}]*/.exec(text)?.[0].length ?? 0;
    const shown =
      text === "" ? "" : "  ".repeat(Math.max(0, depth - closing)) + (text.startsWith("*") ? ` ${text}` : text);
    depth += count(text, /[([{]/g) - count(text, /[)\]}]/g);
    return shown;
  });
  return lines.join("\n");
}

function count(text: string, what: RegExp): number {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, "").match(what)?.length ?? 0;
}
