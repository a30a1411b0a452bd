/** A Postgres server for tests: on loopback, in a folder of its own, for as long as a test needs it. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";

/** Where Debian keeps its versions. */
const VERSIONS = "/usr/lib/postgresql";

/** The programs of the newest version that is installed, or null. */
export function postgresPrograms(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const found = versions.filter((version) => existsSync(join(VERSIONS, version, "bin/postgres")));
  const [newest] = found.sort((a, b) => Number(b) - Number(a));
  if (newest !== undefined) return join(VERSIONS, newest, "bin");
  process.stderr.write("Postgres is not installed (Debian: postgresql): its store is not tested here.\n");
  return null;
}

/** Postgres refuses the superuser: the user that its package has made runs it then. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** A server and its data. */
export class PostgresServer {
  readonly #programs: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "context-compiler-postgres-"));
  readonly #owner = owner();
  #port = 0;
  #process: ChildProcess | null = null;

  constructor(programs: string) {
    this.#programs = programs;
  }

  /** Makes the data, and starts. */
  async begin(): Promise<void> {
    const { uid, gid } = this.#owner;
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
    const options = ["-D", join(this.#folder, "data"), "-U", "tester", "-A", "trust", "-E", "UTF8", "--no-sync"];
    execFileSync(join(this.#programs, "initdb"), options, { ...this.#owner, cwd: this.#folder, stdio: "ignore" });
    this.#port = await freePort();
    await this.start();
  }

  async start(): Promise<void> {
    const settings = ["-c", "listen_addresses=127.0.0.1", "-p", `${this.#port}`, "-k", this.#folder];
    this.#process = spawn(join(this.#programs, "postgres"), ["-D", join(this.#folder, "data"), ...settings], {
      ...this.#owner,
      cwd: this.#folder,
      stdio: "ignore",
    });
    while (!(await this.#answers())) await setTimeout(50);
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client(this.url());
    client.on("error", () => {});
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  }

  /** Ends it at once, as a crash would: what was written is found in its log at the next start. */
  async crash(): Promise<void> {
    await this.#end("SIGQUIT");
  }

  async #end(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
    const { exitCode } = this.#process ?? { exitCode: 0 };
    if (this.#process === null || exitCode !== null) return;
    this.#process.kill(signal);
    await once(this.#process, "exit");
  }

  /** The URL of a database, with a schema of its own where one is named. */
  url(schema?: string, database = "postgres"): string {
    const path = schema === undefined ? "" : `?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
    return `postgres://tester@127.0.0.1:${this.#port}/${database}${path}`;
  }

  /** Runs one statement. */
  async run(sql: string, database?: string): Promise<void> {
    const client = new pg.Client(this.url(undefined, database));
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  /** Stops it, and removes its data. */
  async remove(): Promise<void> {
    await this.#end("SIGINT");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
