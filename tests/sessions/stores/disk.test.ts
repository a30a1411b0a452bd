/** A folder that cannot be put in its place: by somebody else's in it, or by the file system. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { placeFolder } from "../../../src/sessions/files/disk.js";

vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  // As Windows says it where the place is taken, and any system where it is not the owner's to take.
  rename: () => Promise.reject(Object.assign(new Error("EPERM: operation not permitted"), { code: "EPERM" })),
}));

const folder = mkdtempSync(join(tmpdir(), "context-compiler-disk-"));
const [made, place] = [join(folder, "made"), join(folder, "place")];
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("a folder whose place is refused is an error where nobody has come first, and the folder goes", async () => {
  mkdirSync(made, { recursive: true });
  await expect(placeFolder(made, place)).rejects.toThrow("EPERM");
  expect(existsSync(made)).toBe(false);
});

it("a folder whose place is taken goes, and whose it was that came first does not matter", async () => {
  mkdirSync(made, { recursive: true });
  mkdirSync(place);
  await placeFolder(made, place);
  expect([existsSync(made), existsSync(place)]).toEqual([false, true]);
});
