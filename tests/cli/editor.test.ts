/** What is typed comes to the line editor as it is, save for what a later version of Node would enter a line at. */
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { Keyboard } from "../../src/cli/session/keyboard.js";

/** What the editor gets of these chunks. */
async function typed(...chunks: readonly Buffer[]): Promise<string> {
  const input = Object.assign(new PassThrough(), { setRawMode: () => {} });
  const keyboard = new Keyboard(input);
  for (const chunk of chunks) input.write(chunk);
  input.end();
  return (await keyboard.toArray()).join("");
}

it.each(["\u2028", "\u2029"])("a separator %j is a blank, wherever a chunk ends", async (separator) => {
  const bytes = Buffer.from(`set premise quiet${separator}use tea\r`);
  for (let end = 0; end <= bytes.length; end += 1) {
    expect(await typed(bytes.subarray(0, end), bytes.subarray(end))).toBe("set premise quiet use tea\r");
  }
});

it("everything else is what was typed", async () => {
  const text = "caf\u00e9 \u{1f35c}\t\u0003\u001b[A\u0085\u000b\u000c\r\n";
  expect(await typed(Buffer.from(text))).toBe(text);
});

it("an error of the terminal is one of its keys, and ends nothing where nobody listens", () => {
  const input = Object.assign(new PassThrough(), { setRawMode: () => {} });
  const keyboard = new Keyboard(input);
  input.emit("error", new Error("setRawMode EIO"));
  const heard: unknown[] = [];
  keyboard.on("error", (error) => heard.push(error.message));
  input.emit("error", new Error("read EIO"));
  expect(heard).toEqual(["read EIO"]);
});
