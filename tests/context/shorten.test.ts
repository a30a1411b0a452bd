/** Shortening: what is accepted, what is refused, and the line that each attempt leaves. */
import { expect, it } from "vitest";
import { contractsOf, excerpt, type PageContract, page, shorten, statePage } from "../../src/context/index.js";
import { measures } from "./measures.js";

const contractOf = contractsOf();
const body = `${"h".repeat(200)} read_file ${"m".repeat(400)} exit code 0 ${"t".repeat(200)}`;
const output = page({ kind: "tool_output", origin: "read_file", body, keep: ["exit code 0"], schema: "log" }, measures);
const shorter =
  `${"h".repeat(128)}[… 73 bytes left out …]read_file[… 402 bytes left out …]exit code 0` +
  `[… 73 bytes left out …]${"t".repeat(128)}`;

it("an excerpt has what the contract asks for, and markers for the rest", () => {
  expect(excerpt(output, contractOf("tool_output"))).toBe(shorter);
});

it("what the contract allows is accepted, with all that the page says of itself", () => {
  const { page: made, line } = shorten(output, shorter, contractOf("tool_output"), { sequence: 7 });
  expect(made).toMatchObject({
    kind: "tool_output",
    origin: "read_file",
    body: shorter,
    keep: ["exit code 0"],
    schema: "log",
  });
  expect(made.tokens).toBe(Buffer.byteLength(shorter) + 2);
  expect(made.id).not.toBe(output.id);
  expect(line).toEqual({
    line: "shorten",
    kind: "tool_output",
    id: output.id,
    origin: "read_file",
    before: output.tokens,
    after: made.tokens,
    contract: { kind: "tool_output", version: 1 },
    mode: "enforce",
    accepted: true,
    violations: [],
    sequence: 7,
  });
});

it("what breaks the contract is refused, and the page is the same object", () => {
  const { page: kept, line } = shorten(output, "It went well.", contractOf("tool_output"));
  expect(kept).toBe(output);
  expect(line).toMatchObject({
    accepted: false,
    violations: [`lost: ${"h".repeat(80)}…`, "not_verbatim"],
    sequence: null,
  });
});

it("a shorter page is shortened again by the same rules", () => {
  const once = shorten(output, shorter, contractOf("tool_output")).page;
  expect(shorten(once, shorter.replace("exit code 0", ""), contractOf("tool_output")).page).toBe(once);
});

it("to observe is to take what breaks the contract, and to tell", () => {
  const { page: made, line } = shorten(output, "It went well.", contractOf("tool_output"), { mode: "observe" });
  expect(made).toMatchObject({ body: "It went well.", keep: [] });
  expect(line).toMatchObject({
    mode: "observe",
    accepted: true,
    violations: [{}, "not_verbatim"].map(() => expect.any(String)),
  });
});

it.each(["enforce", "observe"] as const)("what is not shorter is refused: %s", (mode) => {
  const { page: kept, line } = shorten(output, `${body}!`, contractOf("tool_output"), { mode });
  expect([kept, line.violations]).toEqual([output, ["not_shorter"]]);
});

const state = statePage({ premise: "concise replies", policies: { peanuts: "prohibit" }, version: 2 }, measures);
const system = page({ kind: "system_context", origin: "instructions", body: "Be kind. Be brief." }, measures);
it.each([
  ["enforce", state],
  ["observe", state],
  ["enforce", system],
  ["observe", system],
] as const)("nothing shortens what is sealed: %s, %o", (mode, sealed) => {
  const lax: PageContract = { kind: sealed.kind, version: 9, isVerbatim: false, spans: () => [] };
  for (const contract of [contractOf(sealed.kind), lax]) {
    const { page: kept, line } = shorten(sealed, "x", contract, { mode });
    expect(kept).toBe(sealed);
    expect(line).toMatchObject({ accepted: false, violations: ["sealed"] });
  }
});

it("a kind without a contract keeps every byte", () => {
  const own = page({ kind: "diagram", origin: "editor", body: "a -> b -> c" }, measures);
  expect(shorten(own, "a -> c", contractOf("diagram")).page).toBe(own);
});

it("a host's own contract serves its own kind, and replaces a built-in one", () => {
  const label: PageContract = { kind: "diagram", version: 3, isVerbatim: false, spans: () => [[0, 1]] };
  const lax: PageContract = { kind: "tool_output", version: 2, isVerbatim: false, spans: () => [] };
  const own = contractsOf([label, lax]);
  const diagram = page({ kind: "diagram", origin: "editor", body: "a -> b -> c" }, measures);
  expect(shorten(diagram, "a -> c", own("diagram"))).toMatchObject({
    page: { body: "a -> c" },
    line: { contract: { version: 3 } },
  });
  expect(shorten(diagram, "b -> c", own("diagram")).line.violations).toEqual(["lost: a"]);
  expect(shorten(output, "fine: exit code 0", own("tool_output")).page.body).toBe("fine: exit code 0");
});

const [before, behind] = ["a".repeat(99), "z".repeat(199)];
it.each<[string, readonly [from: number, to: number][], string]>([
  ["ends", [[0, 100]], `${before}\u{1f600}[… 199 bytes left out …]`],
  ["begins", [[100, 300]], `[… 99 bytes left out …]\u{1f600}${behind}`],
  ["is nothing", [[100, 100]], "[… 302 bytes left out …]"],
])("an excerpt has the whole of a character where a span %s inside of it", (_what, spans, shortest) => {
  const halves: PageContract = { kind: "diagram", version: 1, isVerbatim: true, spans: () => spans };
  const diagram = page({ kind: "diagram", origin: "o", body: `${before}\u{1f600}${behind}` }, measures);
  expect(excerpt(diagram, halves)).toBe(shortest);
  expect(shorten(diagram, shortest, halves).line.violations).toEqual([]);
});

it("a half of a character that a page keeps is kept with the other half", () => {
  const body = `${"a".repeat(200)}\u{1f600}${"b".repeat(200)}`;
  const halved = page({ kind: "tool_output", origin: "ls", body, keep: ["\ude00"] }, measures);
  const gap = "[… 72 bytes left out …]";
  const shortest = excerpt(halved, contractOf("tool_output"));
  expect(shortest).toBe(`${"a".repeat(128)}${gap}\u{1f600}${gap}${"b".repeat(128)}`);
  expect(shorten(halved, shortest, contractOf("tool_output")).line.accepted).toBe(true);
});

it.each(["system_context", "directive_state"])("a contract for %s is misuse", (kind) => {
  expect(() => contractsOf([{ kind, version: 1, isVerbatim: false, spans: () => [] }])).toThrow("keep every byte");
});

it("two contracts of one kind are misuse, and so is another kind's", () => {
  const twice: PageContract = { kind: "diagram", version: 1, isVerbatim: true, spans: () => [] };
  expect(() => contractsOf([twice, twice])).toThrow("two contracts of the kind diagram");
  expect(() => shorten(output, "x", contractOf("memory_excerpt"))).toThrow(
    "not shortened under the contract of memory_excerpt",
  );
});

it.each(["off", "Enforce", null])("a mode that is none is misuse: %s", (mode) => {
  const contract = contractOf("tool_output");
  expect(() => shorten(output, "x", contract, { mode: mode as never })).toThrow(
    `The mode must be "enforce" or "observe", not ${JSON.stringify(mode)}.`,
  );
});

it.each([
  ["a field is no text", { kind: "tool_output", origin: 1, body: "" }, "The origin of a page must be a string"],
  [
    "what is kept is not there",
    { kind: "tool_output", origin: "", body: "ok", keep: ["exit 0"] },
    "must have what it keeps: exit 0",
  ],
  ["a field is missing", { kind: "tool_output", origin: "ls" }, "The body of a page must be a string"],
])("a page is misuse where %s", (_name, fields, message) => {
  expect(() => page(fields as never, measures)).toThrow(message);
});

it("a hash of fewer than 16 bytes is misuse", () => {
  const short = { name: "short", digest: () => new Uint8Array(15) };
  expect(() => page({ kind: "x", origin: "", body: "" }, { ...measures, hash: short })).toThrow(
    "16 bytes at least, not 15",
  );
});

it("a page is frozen, and its id is the name of its hash and 16 bytes", () => {
  expect(Object.isFrozen(output) && Object.isFrozen(output.keep)).toBe(true);
  expect(output.id).toMatch(/^sha256:[0-9a-f]{32}$/);
});
