/** Removes what the last build left, so that a deleted module does not live on in the package. */
import { rmSync } from "node:fs";

rmSync("dist", { recursive: true, force: true });
