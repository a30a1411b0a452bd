/** Builds the package once before the tests, some of which run it as its users do; not where it is BUILT already. */
import { execFileSync } from "node:child_process";

export default function setup(): void {
  if (process.env.BUILT !== "yes") execFileSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
}
