/** The lines of an adapter are taken as they stand, and only whole (spec, `conformance.lines`). */
import { expect, it } from "vitest";
import { linesOf } from "../../src/conformance/lines.js";

/** The lines of what is written in these chunks, where a line may have five characters. */
async function read(...chunks: readonly string[]): Promise<string[]> {
  async function* stream() {
    for (const chunk of chunks) yield Buffer.from(chunk, "latin1");
  }
  const lines: string[] = [];
  for await (const line of linesOf(stream(), 5)) lines.push(line);
  return lines;
}

it("a line is put together from the chunks that it came in", async () => {
  expect(await read("ab", "c\nd", "\n\ne\n")).toEqual(["abc", "d", "", "e"]);
  expect(await read()).toEqual([]);
});

it("a line keeps all that stands before its line feed", async () => {
  expect(await read("a\r\n", " b \n")).toEqual(["a\r", " b "]);
});

it.each([
  ["in one chunk", ["12345\n"], ["123456\n"]],
  ["behind another line", ["1\n12345\n"], ["1\n123456\n"]],
  ["in two chunks", ["123", "45\n"], ["123", "456\n"]],
  ["that is not over", ["12345", "\n"], ["123456"]],
])("a line may be as long as the limit, and no character longer: %s", async (_where, whole, over) => {
  expect((await read(...whole)).at(-1)).toBe("12345");
  await expect(read(...over)).rejects.toThrow("The adapter wrote a line of more than 5 characters.");
});

it("a last line without its line feed is refused, and quoted", async () => {
  await expect(read("a\nb")).rejects.toThrow('The adapter\'s last line has no line feed: "b"');
});
