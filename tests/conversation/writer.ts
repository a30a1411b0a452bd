/** A process that talks when it is sent a line: `writer.ts FOLDER NAME TURNS`. It says what became of each turn, one JSON a line. */
import { once } from "node:events";
import { openConversation } from "../../src/conversation/index.js";
import { fileStore } from "../../src/sessions/files/index.js";
import { createSessions } from "../../src/sessions/index.js";
import { generatedOf } from "./models.js";

const [folder = "", name = "", turns = "0"] = process.argv.slice(2);
const session = await createSessions({ store: fileStore(folder), record: "texts" }).open({
  tenant: "acme",
  conversation: "c",
});
let replies = 0;
const model = {
  ...({ specificationVersion: "v3", provider: "test", modelId: name } as const),
  // A reply takes a while, in which the other process may write.
  async doGenerate() {
    await new Promise((resolve) => setTimeout(resolve, 3));
    replies += 1;
    const n = replies;
    return generatedOf(n % 2 === 1 ? { calls: [["look", { n }]] } : `${name} says ${n}.`, n);
  },
  doStream: () => Promise.reject(new Error("Nobody listens.")),
};
const tools = { look: { inputSchema: { type: "object" }, execute: () => ({ by: name }) } };
const conversation = await openConversation({ model, session, tools });
process.stdout.write("ready\n");
await once(process.stdin, "data");
for (let turn = 1; turn <= Number(turns); turn += 1) {
  const id = `${name}-${turn}`;
  let outcome = await conversation.talk(`${id} speaks.`, { id });
  process.stdout.write(`${JSON.stringify({ id, kind: outcome.kind })}\n`);
  for (let tries = 0; outcome.kind === "conflict" && tries < 50; tries += 1)
    outcome = await conversation.talk(`${id} speaks.`, { id });
  process.stdout.write(`${JSON.stringify({ id, kind: outcome.kind, last: true })}\n`);
}
process.stdin.destroy();
