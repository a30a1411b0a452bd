/**
 * Has a bench measure the package as it is built: `tsx --import ./bench/as-built.mjs BENCH`. What is imported of `src` comes
 * from `dist`. Of what `tsx` compiles, each function that is made within another one is named anew whenever that one runs.
 */
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

const [SOURCE, BUILT] = ["../src/", "../dist/"].map((folder) => new URL(folder, import.meta.url).href);

/** Where an import leads: Node asks this in a thread of its own. */
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  if (!resolved.url.startsWith(SOURCE)) return resolved;
  return { ...resolved, url: resolved.url.replace(SOURCE, BUILT).replace(/\.ts$/, ".js") };
}

if (isMainThread) register(import.meta.url);
