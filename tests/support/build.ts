/** Builds the package once before the tests, some of which run it as its users do. */
import { execFileSync } from "node:child_process";

export default function setup(): void {
  execFileSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
}
