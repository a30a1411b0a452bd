/** A file in which a tool's side effects are lines, and the tool. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tool } from "langchain";
import { z } from "zod";

export function mailbox(parent: string = tmpdir()) {
  const folder = mkdtempSync(join(parent, "context-compiler-langchain-"));
  const file = join(folder, "sent");
  writeFileSync(file, "");
  const send = ({ to }: { readonly to: string }): string => {
    appendFileSync(file, `${to}\n`);
    return `sent to ${to}`;
  };
  const described = { name: "send_email", description: "Sends.", schema: z.object({ to: z.string() }) };
  const named = (name: string) => tool(send, { ...described, name });
  return {
    tool: named(described.name),
    named,
    /** The same, whose result ends the run. */
    direct: tool(send, { ...described, returnDirect: true }),
    sent: () => readFileSync(file, "utf8").split("\n").length - 1,
    empty: () => writeFileSync(file, ""),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
