/** A JSON value as the message of a refused import prints it (spec/focus, `import.printed-version`): in Python's notation. */

/** What goes on behind so many characters, or nests so deep, is cut. */
const MOST = { characters: 100_000, depth: 500 };

/** The printed form of a value. */
export function printed(value: unknown): string {
  let text = "";
  const write = (part: unknown, before: string, depth: number): void => {
    if (text.length >= MOST.characters || depth > MOST.depth) return;
    text += before;
    if (Array.isArray(part)) {
      text += "[";
      for (const [index, each] of part.entries()) write(each, index === 0 ? "" : ", ", depth + 1);
      text += "]";
    } else if (typeof part === "object" && part !== null) {
      text += "{";
      for (const [index, [key, each]] of Object.entries(part).entries())
        write(each, `${index === 0 ? "" : ", "}${quoted(key)}: `, depth + 1);
      text += "}";
    } else text += scalar(part);
  };
  write(value, "", 0);
  return text;
}

function scalar(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return numeral(value);
  if (typeof value === "boolean") return value ? "True" : "False";
  return value === null ? "None" : String(value);
}

/** In single quotes, unless the text holds one and no double quote. What cannot be seen is escaped. */
function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const body = text.replace(/\\|[^ \P{Z}]|\p{C}/gu, escaped);
  return `${quote}${body.replaceAll(quote, `\\${quote}`)}${quote}`;
}

const SHORT: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const [sign, digits] = code <= 0xff ? ["x", 2] : code <= 0xffff ? ["u", 4] : (["U", 8] as const);
  return SHORT[character] ?? `\\${sign}${code.toString(16).padStart(digits, "0")}`;
}

/** An integer in all its digits; another number in the fewest that tell it, with an exponent only where it is tiny. */
function numeral(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  if (!Number.isFinite(value)) return String(value).replace("Infinity", "inf").toLowerCase();
  return Math.abs(value) < 1e-4 ? value.toExponential().replace(/e-(\d)$/, "e-0$1") : String(value);
}
