/**
 * `npm run torture`: on each durable store, four processes of 200 turns each are killed 50 times, and a Postgres server is
 * stopped at once ten times; then a disk runs full, and a process of a few turns is killed at each of its system calls, or
 * has each of them fail. It takes minutes, prints tables, and fails where anything was lost.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresServer, postgresPrograms } from "../support/postgres.js";
import { fillDisk } from "./disk-full.js";
import { type Report, torture } from "./kill.js";
import { everyMoment, PLANS } from "./moments.js";
import { canTrace, Steps } from "./traced.js";

const PLAN = { conversation: "long", processes: 4, turns: 200, kills: 50 };
const folder = mkdtempSync(join(tmpdir(), "context-compiler-torture-"));

function row(
  store: string,
  { acknowledged, kills, disturbances, failures, lost, doubled, gaps, verified }: Report,
): void {
  const isWhole = lost.length + doubled.length + gaps === 0 && verified;
  const counts = [acknowledged, kills, disturbances, failures, lost.length, doubled.length, gaps];
  process.stdout.write(`| ${[store, ...counts, verified ? "yes" : "no"].join(" | ")} |\n`);
  if (!isWhole) process.exitCode = 1;
}

async function onPostgres(programs: string): Promise<void> {
  const server = new PostgresServer(programs);
  try {
    await server.begin();
    const disturb = async () => {
      await server.crash();
      await server.start();
    };
    row("Postgres", await torture({ url: server.url(), ...PLAN, disturb, disturbances: 10 }));
  } finally {
    await server.remove();
  }
}

/** On a file system of three megabytes, which only the superuser can mount. */
async function onFullDisk(): Promise<void> {
  if (process.getuid?.() !== 0)
    return void process.stdout.write("A disk that runs full needs the superuser: left out.\n");
  for (const [store, scheme, path] of [
    ["files", "file", "files"],
    ["SQLite", "sqlite", "sessions.db"],
  ] as const) {
    const disk = join(folder, `disk-${scheme}`);
    mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", disk]);
    try {
      const found = await fillDisk(`${scheme}:${join(disk, path)}`, disk);
      process.stdout.write(`${store} on a full disk: ${found.said}\n`);
      if (!found.isRight) process.exitCode = 1;
    } finally {
      // Lazily: a driver may let go of its files only when its statements are collected.
      execFileSync("umount", ["--lazy", disk]);
    }
  }
}

/** Every system call of a few turns, one after the other. */
async function atEveryMoment(): Promise<void> {
  if (!canTrace()) return;
  const steps = new Steps();
  process.stdout.write("| store | call | harm | moments | ended the process | calls that failed | wrong |\n");
  process.stdout.write("|---|---|---|---|---|---|---|\n");
  try {
    for (const { store, scheme, call, harm } of PLANS) {
      const { moments, ended, failures, wrong } = await everyMoment(
        steps,
        call,
        harm,
        (moment) => `${scheme}:${join(folder, `${scheme}-${moment}`)}`,
      );
      process.stdout.write(`| ${[store, call, harm, moments, ended, failures, wrong.length].join(" | ")} |\n`);
      if (wrong.length > 0) process.stderr.write(`${wrong.join("\n")}\n`);
      if (wrong.length > 0 || moments === 0) process.exitCode = 1;
    }
  } finally {
    steps.remove();
  }
}

try {
  process.stdout.write(
    "| store | acknowledged | kills | server stops | calls that failed | lost | doubled | gaps | verified |\n",
  );
  process.stdout.write("|---|---|---|---|---|---|---|---|---|\n");
  row("files", await torture({ url: `file:${join(folder, "files")}`, ...PLAN }));
  row("SQLite", await torture({ url: `sqlite:${join(folder, "sessions.db")}`, ...PLAN }));
  const programs = postgresPrograms();
  if (programs !== null) await onPostgres(programs);
  await onFullDisk();
  await atEveryMoment();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
