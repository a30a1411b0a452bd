/** A URL opens the store that it names. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { createSessions } from "../../../src/sessions/index.js";
import { openStore } from "../../../src/sessions/open/index.js";
import { openPool } from "../../../src/sessions/postgres/pool.js";
import { openOn } from "../make.js";

const folder = mkdtempSync(join(tmpdir(), "context-compiler-open-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What keeps a conversation under a URL, and where it does so. */
const KEPT: readonly [string, string, string][] = [
  ["an absolute folder", `file:${join(folder, "a")}`, "a"],
  ["a relative folder", `file:${relative(process.cwd(), join(folder, "b"))}`, "b"],
  ["a folder as a file's URL", `${pathToFileURL(join(folder, "c d")).href}`, "c d"],
  ["an absolute database", `sqlite:${join(folder, "e.db")}`, "e.db"],
  ["a database as a file's URL", pathToFileURL(join(folder, "f g.db")).href.replace("file:", "sqlite:"), "f g.db"],
];

it.each(KEPT)("%s keeps what was said from one opening to the next", async (_what, url, path) => {
  for (const kind of ["stepped", "duplicate"]) {
    const store = await openStore(url);
    await store.setup();
    const session = await openOn(store);
    expect((await session.step({ turn: "m1", text: "use tea" })).kind).toBe(kind);
    expect(await store.list("acme")).toEqual(["c1"]);
    await store.close();
  }
  expect(existsSync(join(folder, path))).toBe(true);
});

it("memory: is a store that forgets", async () => {
  const store = await openStore("memory:");
  await store.setup();
  await (await openOn(store)).step({ turn: "m1", text: "use tea" });
  expect(await store.list("acme")).toEqual(["c1"]);
  await store.purge({ tenant: "acme", conversation: "c1" }, 99);
  await store.close();
  expect(await (await openStore("memory:")).list("acme")).toEqual([]);
});

it("file: and memory: give the conversations behind a name, so many at most", async () => {
  for (const url of [`file:${join(folder, "listed")}`, "memory:"]) {
    const store = await openStore(url);
    for (const conversation of ["c1", "c2", "c3", "c4"])
      await (await createSessions({ store }).open({ tenant: "acme", conversation })).step({
        turn: "m1",
        text: "use tea",
      });
    expect(await store.list("acme", { after: "c1", limit: 2 })).toEqual(["c2", "c3"]);
    await store.close();
  }
});

it("file: purges what it is told to, and so does memory:", async () => {
  const place = join(folder, "purged");
  for (const url of [`file:${place}`, "memory:"]) {
    const store = await openStore(url);
    await store.setup();
    const session = await openOn(store);
    await session.step({ turn: "m1", text: "use zebrafish" });
    await session.step({ turn: "m2", text: "remove policy zebrafish" });
    await session.step({ turn: "m3", text: "use walnuts" });
    await session.prune({ before: (await session.view()).head.sequence + 1 });
    const left = await store.read({ tenant: "acme", conversation: "c1" }, { limit: 9 });
    expect(left.length).toBeGreaterThan(0);
    expect(JSON.stringify(left)).not.toContain("use zebrafish");
    await store.close();
  }
  const kept = readdirSync(place, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const texts = kept.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"));
  expect(texts.join("")).toContain("use walnuts");
  expect(texts.join("")).not.toContain("use zebrafish");
});

it.each(["", "memory", "memory:x", "file:", "sqlite:", "redis://127.0.0.1", "/var/sessions", 5])(
  "%j is refused",
  async (url) => {
    await expect(Reflect.apply(openStore, undefined, [url])).rejects.toThrow(TypeError);
  },
);

it("a Postgres server that is silent is not waited for without end", async () => {
  const pool = await openPool("postgres://127.0.0.1:1/none");
  expect(Reflect.get(pool, "options")).toMatchObject({ connectionTimeoutMillis: 10_000, query_timeout: 30_000 });
  await pool.end();
});
