/** The hash of the tests' pages. */
import { createHash } from "node:crypto";
import type { PageHash } from "../../src/context/index.js";

export const sha256: PageHash = {
  name: "sha256",
  digest: (bytes) => createHash("sha256").update(bytes).digest(),
};
