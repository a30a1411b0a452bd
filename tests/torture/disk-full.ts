/** A disk that runs full: what cannot be written throws, what was acknowledged is there, and work goes on once there is room. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSessions } from "../../src/sessions/index.js";
import { type DatabaseStore, openStore } from "../../src/sessions/open/index.js";
import { wholeHistory } from "./kill.js";

/** More turns than any such disk holds. */
const MOST = 10_000;

/** Steps turns until the disk is full, makes room, and goes on. The disk is small. */
export async function fillDisk(
  url: string,
  disk: string,
): Promise<{ readonly isRight: boolean; readonly said: string }> {
  const room = join(disk, "room");
  writeFileSync(room, Buffer.alloc(1024 * 1024));
  const store = await openStore(url);
  try {
    return await fill(store, () => rmSync(room));
  } finally {
    await store.close();
  }
}

async function fill(store: DatabaseStore, makeRoom: () => void) {
  await store.setup();
  const session = await createSessions({ store }).open({ tenant: "torture", conversation: "full" });
  const acknowledged: string[] = [];
  const step = async (turn: string) => {
    const { kind } = await session.step({ turn, text: `use ${turn} ${"x".repeat(400)}` });
    if (kind === "stepped" || kind === "duplicate") acknowledged.push(turn);
  };
  let failure = "";
  for (let turn = 0; failure === "" && turn < MOST; turn += 1) {
    await step(`t${turn}`).catch((error: unknown) => {
      failure = error instanceof Error ? error.message : String(error);
    });
  }
  const before = acknowledged.length;
  makeRoom();
  // The turn that failed, sent again, and more.
  for (let turn = before; turn < before + 20; turn += 1) await step(`t${turn}`);
  const other = await createSessions({ store }).open({ tenant: "torture", conversation: "full" });
  // After the origin.
  const turns = (await wholeHistory(other)).slice(1).map(({ turn }) => turn);
  const { kind } = await other.verify();
  const isSame = JSON.stringify(turns) === JSON.stringify(acknowledged);
  const isRight = failure !== "" && isSame && acknowledged.length === before + 20 && kind === "verified";
  const said = `${before} turns, then "${failure}"; with room again, ${acknowledged.length - before} more; the log ${isSame ? "has what was acknowledged" : "DIFFERS"}, ${kind}`;
  return { isRight, said };
}
