/** What is typed comes to the line editor as it is, save for what a later version of Node would enter a line at. */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { Keyboard } from "../../src/cli/session/keyboard.js";

/** What comes of these chunks: what is told at once as text, and other keys. */
async function told(...chunks: readonly (Buffer | string)[]): Promise<readonly (readonly [string, string])[]> {
  const input = Object.assign(new PassThrough(), { setRawMode: () => {} });
  const keyboard = new Keyboard(input);
  const heard: [string, string][] = [];
  for (const event of ["text", "data"]) keyboard.on(event, (text: string) => heard.push([event, text]));
  for (const chunk of chunks) input.write(chunk);
  input.end();
  await once(keyboard, "end");
  return heard;
}

async function typed(...chunks: readonly Buffer[]): Promise<string> {
  return (await told(...chunks)).map(([, text]) => text).join("");
}

it.each(["\u2028", "\u2029"])("a separator %j is a blank, wherever a chunk ends", async (separator) => {
  const bytes = Buffer.from(`set premise quiet${separator}use tea\r`);
  for (let end = 0; end <= bytes.length; end += 1) {
    expect(await typed(bytes.subarray(0, end), bytes.subarray(end))).toBe("set premise quiet use tea\r");
  }
});

it("what a terminal makes of a Ctrl-D that came too early is no part of the line", async () => {
  expect(await told("\0use tea\r")).toEqual([
    ["text", "use tea"],
    ["data", "\r"],
  ]);
});

it("everything else is what was typed", async () => {
  const text = "caf\u00e9 \u{1f35c}\t\u0003\u001b[A\u0085\u000b\u000c\r\n";
  expect(await typed(Buffer.from(text))).toBe(text);
});

it("characters that come at once are told at once, with the tabs between them; a key is none of them", async () => {
  expect(await told("a\tb", "\t\t", "use\t", "\x1b[Dgreen \x1bf\u00e9\x03\x1bOH\r")).toEqual([
    ["text", "a\tb"],
    ["data", "\t"],
    ["data", "\t"],
    ["text", "use"],
    ["data", "\t"],
    ["data", "\x1b[D"],
    ["text", "green "],
    ["data", "\x1bf"],
    ["text", "\u00e9"],
    ["data", "\x03"],
    ["data", "\x1bOH"],
    ["data", "\r"],
  ]);
});

it("a tab at the end of a piece of a long paste is text", async () => {
  const piece = `${"x".repeat(4094)}\t`;
  expect(await told(piece, "TAIL")).toEqual([
    ["text", piece.slice(0, -1)],
    ["text", "\t"],
    ["text", "TAIL"],
  ]);
});

it("a key's sequence is no text, wherever it is cut", async () => {
  for (const sequence of ["\x1b[1;5C", "\x1b\x1b[A", "\x1b[[A", "\x1bO5D", "\x1b[15~", "\x1bb"]) {
    for (let end = 1; end < sequence.length; end += 1) {
      const heard = await told(`ab${sequence.slice(0, end)}`, `${sequence.slice(end)}cd`);
      expect(heard.filter(([event]) => event === "text").map(([, text]) => text)).toEqual(["ab", "cd"]);
      const keys = heard.filter(([event]) => event === "data").map(([, text]) => text);
      expect(keys.join("")).toBe(sequence);
    }
  }
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

/** A piece of typing, and what it does to a line of a text before the cursor and one behind it. */
const PIECES: Readonly<
  Record<string, readonly [string, (before: string, behind: string) => readonly [string, string]]>
> = {
  left: ["\x1b[D", (before, behind) => [before.slice(0, -1), before.slice(-1) + behind]],
  right: ["\x1b[C", (before, behind) => [before + behind.slice(0, 1), behind.slice(1)]],
  home: ["\x1b[H", (before, behind) => ["", before + behind]],
  end: ["\x05", (before, behind) => [before + behind, ""]],
  erase: ["\x7f", (before, behind) => [before.slice(0, -1), behind]],
};

it("whatever comes in whatever pieces, the line is what was typed where the cursor was", async () => {
  const piece = fc.oneof(fc.constantFrom(...Object.keys(PIECES)), fc.stringMatching(/^[ab \t]{1,5}[ab]$/));
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), fc.infiniteStream(fc.nat(7)), async (pieces, sizes) => {
      const keys = pieces.map((each) => PIECES[each]?.[0] ?? each).join("");
      const moves = pieces.map(
        (each) => PIECES[each]?.[1] ?? ((before: string, behind: string) => [before + each, behind] as const),
      );
      const [before, behind] = moves.reduce(([head, tail], move) => move(head, tail), ["", ""] as readonly [
        string,
        string,
      ]);
      const input = Object.assign(new PassThrough(), { setRawMode: () => {} });
      const keyboard = new Keyboard(input);
      const output = Object.assign(new PassThrough(), { columns: 20 }).resume();
      const editor = createInterface({ input: keyboard, output, terminal: true, escapeCodeTimeout: 10_000 });
      keyboard.on("text", (text) => editor.write(text));
      const line = once(editor, "line");
      for (let rest = `${keys}\r`; rest !== ""; ) {
        const size = 1 + Number(sizes.next().value);
        input.write(rest.slice(0, size));
        rest = rest.slice(size);
        await setImmediate();
      }
      expect(await line).toEqual([before + behind]);
      editor.close();
    }),
    { numRuns: 200 },
  );
});
