/** The session on a pipe: lines, words, streaming, and readers that go away. */
import { describe, expect, it } from "vitest";
import { call, collect, ending, start, until } from "./run.js";

const EMPTY = "premise: (none)\npolicies: (none)\n";
const TEA = "premise: (none)\npolicies:\n- use tea\n";
const MULTIPLE = "error: Multiple commands detected.\nEnter one command per line.\n";

async function answers(input: string | Uint8Array, ...args: string[]): Promise<string> {
  const { stdout, stderr, code } = await call(args, input);
  expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
  return stdout;
}

describe.concurrent("lines", () => {
  it("CRLF ends a line as LF does", async () => {
    expect(await answers("use tea\r\nstate\r\n")).toBe(`updated\n${TEA}${TEA}`);
  });

  it("a carriage return inside a line is refused and steps nothing", async () => {
    expect(await answers("use tea\ruse milk\nstate\n")).toBe(`${MULTIPLE}${EMPTY}`);
    expect(await answers("use tea\r\r\nstate\n")).toBe(`${MULTIPLE}${EMPTY}`);
    expect(await answers("exit\rstate\nstate\n")).toBe(`${MULTIPLE}${EMPTY}`);
  });

  it("a carriage return inside a line is an error of the command input in JSON", async () => {
    expect(JSON.parse(await answers("step a\rb\n", "--json"))).toEqual({
      output_version: 1,
      mode: "error",
      command: "input",
      error: { code: "multi_command_input", message: "Multiple commands detected.\nEnter one command per line." },
    });
  });

  it("a last line that nothing ends counts, and a carriage return at its end is inside it", async () => {
    expect(await answers("use tea")).toBe(`updated\n${TEA}`);
    expect(await answers("use tea\r")).toBe("error: Multiple commands detected.\nEnter one command per line.\n");
  });

  it("no input has no answer, and a blank line is a turn", async () => {
    expect(await answers("")).toBe("");
    expect(await answers("\n\r\n \n")).toBe("passthrough\npassthrough\npassthrough\n");
  });

  it("other line separators of Unicode stay inside a line", async () => {
    expect(await answers("use p\u2028b\x85c\x0bd\n")).toContain("- use p b c d\n");
  });

  it("bytes that are no UTF-8 are read as U+FFFD", async () => {
    const input = Buffer.concat([Buffer.from("use a"), Buffer.from([0xff, 0xc3]), Buffer.from("\nstate\n")]);
    expect(await answers(input)).toContain("- use a\ufffd\ufffd\n");
  });

  it("a byte order mark before the first line is none of it, and any other is part of its line", async () => {
    expect(await answers("\ufeffuse tea\n")).toBe(`updated\n${TEA}`);
    expect(await answers("\ufeff\ufeffuse tea\n\ufeffuse tea\n")).toBe("passthrough\n".repeat(2));
  });
});

describe.concurrent("words", () => {
  it("exit and quit end in any case and with white space around them; what follows is not read", async () => {
    for (const word of ["exit", "QUIT", " Exit\u3000"]) expect(await answers(`${word}\nuse tea\n`)).toBe("");
  });

  it("quit with more behind it, step after a space, and words in capitals are turns", async () => {
    expect(await answers("quit now\n step\nSTEP\nStep x\nhelp\n?\n")).toBe("passthrough\n".repeat(6));
  });

  it("step and preview without input are errors", async () => {
    const step = "error: step requires input.\nUse 'step <input>'.\n";
    const preview = "error: preview requires input.\nUse 'preview <input>'.\n";
    expect(await answers("step\t\u00a0\npreview \t\n PREVIEW\n")).toBe(step + preview + preview);
  });

  it("preview shows the premise, then what is added and removed, each by code point", async () => {
    const turns = "set premise old\nuse q\nuse \u{1f600}\nuse \uffee\n";
    const replaced = "would_mutate: yes\ndiff:\n- + use p\n- - use q\n";
    expect(await answers(`${turns}preview use p instead of q\n`)).toContain(replaced);
    const cleared = "diff:\n- premise: old -> (none)\n- - use q\n- - use \u25cb\n- - use \u{1f600}\n";
    expect(await answers(`${turns}preview clear state\n`)).toContain(cleared);
  });

  it("preview of a yes that turns a policy around shows both sides", async () => {
    const out = await answers("prohibit p\nprohibit q\nuse p instead of q\npreview yes\n");
    expect(out).toContain("would_mutate: yes\ndiff:\n- - prohibit q\n- ~ prohibit p -> use p\n");
  });

  it("subcommands and options mean nothing in a line", async () => {
    expect(await answers("replay x\n--help\nexplain use tea\n")).toBe("passthrough\n".repeat(3));
  });

  it("an item named __proto__ is an ordinary one", async () => {
    expect(await answers("use __proto__\npreview remove policy __proto__\n")).toContain("diff:\n- - use __proto__\n");
    expect(await answers("use __proto__\n", "--json")).toContain('"policies":{"__proto__":"use"}');
  });
});

describe.concurrent("streams", () => {
  it("each line is answered before the next one is written", async () => {
    const child = start([]);
    const seen = collect(child.stdout);
    child.stdin.write("use tea\n");
    await until(() => seen() === `updated\n${TEA}`, seen);
    child.stdin.write("sta");
    child.stdin.write("te\n");
    await until(() => seen() === `updated\n${TEA}${TEA}`, seen);
    child.stdin.end();
    expect((await ending(child)).code).toBe(0);
  });

  it("exit ends the process while the input stays open", async () => {
    const child = start([]);
    child.stdin.write("exit\n");
    expect(await ending(child)).toEqual({ stdout: "", stderr: "", code: 0 });
  });

  it("a reader that goes away ends it quietly", async () => {
    const child = start([]);
    child.stdin.on("error", () => {});
    const end = ending(child);
    child.stdout.once("data", () => child.stdout.destroy());
    const feed = setInterval(() => child.stdin.write("hello\n".repeat(1000)), 5);
    const { stderr, code } = await end;
    clearInterval(feed);
    expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
  });

  it("a long input is answered in little memory", async () => {
    const child = start([], ["--max-old-space-size=32"]);
    const end = ending(child);
    const line = Buffer.from(`${"x".repeat(1 << 20)}\n`);
    for (let i = 0; i < 200; i += 1) {
      if (!child.stdin.write(line)) await new Promise((resolve) => child.stdin.once("drain", resolve));
    }
    child.stdin.end();
    expect(await end).toEqual({ stdout: "passthrough\n".repeat(200), stderr: "", code: 0 });
  });

  it("a long output arrives whole", async () => {
    const out = await answers(`use tea\n${"state\n".repeat(20_000)}`);
    expect(out.length).toBe("updated\n".length + TEA.length * 20_001);
  });
});
