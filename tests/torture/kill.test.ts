/** What `npm run torture` does at length, in short: processes that are killed while they write lose nothing and double nothing. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { PostgresServer, postgresPrograms } from "../support/postgres.js";
import { torture } from "./kill.js";

const folder = mkdtempSync(join(tmpdir(), "context-compiler-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHORT = { conversation: "short", processes: 4, turns: 6, kills: 4 };
const WHOLE = { acknowledged: 24, lost: [], doubled: [], gaps: 0, verified: true };

it.each([
  ["files", `file:${join(folder, "files")}`],
  ["SQLite", `sqlite:${join(folder, "sessions.db")}`],
])("four processes on %s, killed again and again", async (_store, url) => {
  const report = await torture({ url, ...SHORT });
  expect(report).toMatchObject(WHOLE);
  // How many it is, the machine decides; none would show nothing.
  expect(report.kills).toBeGreaterThan(1);
});

const programs = postgresPrograms();

/** Skipped where Postgres is not installed. */
describe.skipIf(programs === null)("on Postgres", () => {
  it("four processes that are killed, and a server that stops at once and starts again", async () => {
    const server = new PostgresServer(programs ?? "");
    try {
      await server.begin();
      const disturb = async () => {
        await server.crash();
        await server.start();
      };
      const report = await torture({ url: server.url(), ...SHORT, disturb, disturbances: 1 });
      expect(report).toMatchObject({ ...WHOLE, disturbances: 1 });
    } finally {
      await server.remove();
    }
  });
});
