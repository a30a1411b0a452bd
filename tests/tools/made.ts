/** A language made of the text of a grammar, as its own project would have it: loaded. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asJavaScript, generateProject } from "../../src/toolkit/index.js";

/** The files of a language, by name. */
export function made(text: string): ReadonlyMap<string, string> {
  return generateProject(text, { grammar: "a.peggy", name: "a", diagrams: false });
}

/** What the index of a language exports, and its sentences. */
export async function loaded(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "context-compiler-made-"));
  try {
    for (const [path, code] of await asJavaScript(made(text))) writeFileSync(join(folder, path), code);
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    const { sentences } = await import(join(folder, "sentences.js"));
    return { ...(await import(join(folder, "index.js"))), sentences };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
