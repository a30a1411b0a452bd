/** The package `gpt-tokenizer`, looked at when an encoding is loaded: any version may be installed beside this one. */

/** An encoding of a model that chats. */
export type EncodingName = "cl100k_base" | "o200k_base" | "o200k_harmony";

/** The tokens of a text in which nothing is a special token. */
export type CountTokens = (text: string) => number;

/** Each by its own path, so that a bundler takes up no other vocabulary. */
const ENCODINGS: Readonly<Record<EncodingName, () => Promise<object>>> = {
  cl100k_base: () => import("gpt-tokenizer/encoding/cl100k_base"),
  o200k_base: () => import("gpt-tokenizer/encoding/o200k_base"),
  o200k_harmony: () => import("gpt-tokenizer/encoding/o200k_harmony"),
};

/** Loads the encoding. @throws {TypeError} for another name. @throws {Error} where the package is not what is needed. */
export async function loadEncoding(name: EncodingName): Promise<CountTokens> {
  if (!Object.hasOwn(ENCODINGS, name)) {
    throw new TypeError(`There is no encoding "${name}". Name one of ${Object.keys(ENCODINGS).join(", ")}.`);
  }
  const loaded = await ENCODINGS[name]().catch((cause: unknown) => {
    throw new Error(MISSING, { cause });
  });
  const counted: unknown = Reflect.get(loaded, "countTokens");
  if (typeof counted !== "function") throw new Error(MISSING);
  const countTokens: CountTokens = (text) => Number(Reflect.apply(counted, undefined, [text, NOTHING_SPECIAL]));
  if (!countsPlain(countTokens)) throw new Error(MISSING);
  return countTokens;
}

const MISSING = 'The package "gpt-tokenizer" could not be loaded, or is an old one. Install version 4 or later of it.';

/** Without it, a text that has the name of a special token in it is an error: what users and tools say is text. */
const NOTHING_SPECIAL = { disallowedSpecial: new Set<string>() };

/** Whether a text is counted, and the name of a special token as the several tokens that it is as a text. */
function countsPlain(countTokens: CountTokens): boolean {
  try {
    return countTokens("a") === 1 && countTokens("<|endoftext|>") > 1;
  } catch {
    return false;
  }
}
