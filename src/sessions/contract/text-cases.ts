/** Texts that stores like to change: ids that alias, turns and bodies with what a database, a shell or a file system reads. */
import type { StoreCase } from "./case.js";
import { entryAfter, fill, keyOf, same } from "./check.js";

const NAMES = [
  "a",
  "A",
  "a.",
  "a..",
  "a:b",
  "a.b",
  "a_b",
  "a@b",
  "a-b",
  "-rf",
  "--",
  "_",
  ":",
  "::",
  "@",
  "con",
  "NUL",
  "com1",
  "a.json",
  "0",
  "00",
  "0x0",
  "1e1",
  "null",
  "__proto__",
  "constructor",
  "x".repeat(199),
  "x".repeat(200),
  "X".repeat(200),
];

const BODIES = [
  "",
  " ",
  "{}",
  ' {"b":1, "a":1, "a":2} ',
  String.raw`{"nul":"\u0000","lone":"\ud800","pair":"\ud83d\ude00","tab":"\t"}`,
  '{"one":1.0,"big":12345678901234567890,"e":1e400}',
  "'; DROP TABLE entries; --",
  '"$1" ? :name @name %s {0} `x`',
  String.raw`\ \\ \n \x00 \0 NULL \N`,
  "x".repeat(256 * 1024),
  '"'.repeat(4096) + "\\".repeat(4096),
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(""),
];

const TURNS = [
  "t",
  "T",
  "t ",
  " t",
  "#origin",
  "../t",
  "t/t",
  "t\\t",
  "%",
  "_",
  "'",
  '"',
  "$1",
  String.raw`\u0000`,
  String.raw`\ud800`,
  "1",
  "01",
  "1.0",
  "null",
  "__proto__",
  "constructor",
  "x".repeat(1999),
  "x".repeat(2000),
];

export const TEXT_CASES: readonly StoreCase[] = [
  {
    name: "no two names of conversations, or of tenants, are one",
    async run(fresh) {
      const store = await (await fresh()).open();
      for (const name of NAMES) await fill(store, keyOf(name), [`of ${name.slice(0, 9)}`], "a");
      for (const name of NAMES) await fill(store, keyOf("same", name), [`in ${name.slice(0, 9)}`], "b");
      for (const name of NAMES) {
        const [of, elsewhere] = [await store.read(keyOf(name), {}), await store.read(keyOf("same", name), {})];
        same(
          of.map(({ turn }) => turn),
          [`of ${name.slice(0, 9)}`],
          `The conversation ${name}.`,
        );
        same(
          elsewhere.map(({ turn }) => turn),
          [`in ${name.slice(0, 9)}`],
          `The tenant ${name}.`,
        );
        same(await store.list(name), ["same"], `The conversations of ${name}.`);
      }
      same(await store.list("tenant"), [...NAMES].sort(), "The conversations.");
    },
  },
  {
    name: "where one name ends and the next begins is never in doubt",
    async run(fresh) {
      const store = await (await fresh()).open();
      await fill(store, keyOf("b:c", "a"), ["t1"]);
      same(await store.read(keyOf("c", "a:b"), {}), [], "a:b and c, where a and b:c was written.");
      same(await store.list("a:b"), [], "The conversations of a:b.");
    },
  },
  {
    name: "a body comes back the same to the byte",
    async run(fresh) {
      const place = await fresh();
      const [store, other] = [await place.open(), await place.open()];
      let head = { sequence: 0, hash: "" };
      for (const [index, body] of BODIES.entries()) {
        const entry = entryAfter(head, `t${index}`, "a", body);
        same(await store.append(keyOf("bodies"), head, entry), { kind: "appended" }, `Body ${index}.`);
        const [read] = await other.read(keyOf("bodies"), { turn: `t${index}` });
        if (read?.body !== body)
          throw new Error(`Body ${index} came back as another text: ${read?.body.slice(0, 200)}`);
        head = entry;
      }
    },
  },
  {
    name: "no two turns are one, and each is found",
    async run(fresh) {
      const store = await (await fresh()).open();
      const entries = await fill(store, keyOf("turns"), TURNS);
      for (const [index, turn] of TURNS.entries()) {
        same(await store.read(keyOf("turns"), { turn }), entries.slice(index, index + 1), `The turn ${turn}.`);
      }
    },
  },
];
