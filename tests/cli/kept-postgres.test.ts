/** A session of the command line in a Postgres database, on a server of its own. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PostgresServer, postgresPrograms } from "../support/postgres.js";
import { call } from "./run.js";

const programs = postgresPrograms();

/** Skipped where Postgres is not installed. */
describe.skipIf(programs === null)("a session in Postgres", () => {
  const server = new PostgresServer(programs ?? "");
  beforeAll(() => server.begin());
  afterAll(() => server.remove());

  const session = (input: string) => call(["--session", "trip", "--store", server.url()], input);
  const sessions = (...action: string[]) => call(["sessions", ...action, "--store", server.url()], "");

  it("goes on in the next process, and asks again what was open", async () => {
    await session("prohibit flights\nuse trains instead of flights\n");
    const { stdout, code } = await session("hm\nyes\n");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^confirm: .*\nupdated\npremise: \(none\)\npolicies:\n- use trains\n$/);
  });

  it("is looked at, verified and erased from outside", async () => {
    expect((await sessions("list")).stdout).toBe("trip\n");
    expect((await sessions("why", "trip", "trains")).stdout).toMatch(/^use trains instead of flights\n/);
    expect((await sessions("verify", "trip")).stdout).toMatch(/^verified: 5 entries, 4 texts read again\n/);
    expect((await sessions("erase", "trip")).stdout).toMatch(/^erased\n/);
    expect((await sessions("list")).stdout).toBe("trip (erased)\n");
    expect(await session("state\n")).toMatchObject({ code: 1, stderr: expect.stringContaining("was erased") });
  });

  it("a server that is not there is an error in a line, which repeats no password", async () => {
    const away = "postgres://ada:secret@127.0.0.1:1/none";
    const { code, stdout, stderr } = await call(["sessions", "list", "--store", away], "");
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^error: The store of --store cannot be opened: .*\n$/);
    expect(stderr).not.toContain("secret");
  });
});
