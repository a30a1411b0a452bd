/** `generate`: makes a language's modules of its grammar, or checks that they are what would be made. */
import { lstatSync, readFileSync, type Stats, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { visible } from "../../base/index.js";
import { EXIT, type ExitCode, type Given, type Streams, wrongArguments } from "../command.js";
import { makeFolder } from "../io/folder.js";
import { Refusal, reasonOf, systemErrorCode } from "../io/refusal.js";
import { readTextFile } from "../io/text-file.js";
import { CHECK, DIAGRAMS, JS, NAME, OUT } from "../options.js";

/** The texts of files, by their paths. */
type Files = ReadonlyMap<string, string>;

export async function run(given: Given, { output, errors }: Streams): Promise<ExitCode> {
  const [file, more] = given.operands;
  if (file === undefined || more !== undefined) throw wrongArguments("generate needs one FILE, a grammar");
  if (file === "-") throw wrongArguments("generate reads a grammar from a file, and none from standard input");
  const out = given.value(OUT);
  if (!out) throw wrongArguments("generate needs --out DIR");
  const name = nameOf(given.value(NAME), file);
  const files = await made(given, file, name, out);
  const differing = [...files].filter(([path, text]) => readOrNull(path) !== text);
  if (!given.has(CHECK)) {
    for (const [path] of differing) {
      requireFolders(path, out);
      requireNoLink(path);
      requireOurs(path, file);
    }
    for (const [path, text] of differing) write(path, text);
    await output.write(`${files.size} files in ${visible(out)}, ${differing.length} changed.\n`);
    return EXIT.done;
  }
  for (const [path] of differing) await errors.say(`${path} is not what ${file} makes.`);
  if (differing.length === 0) return EXIT.done;
  throw new Refusal(`${differing.length} of ${files.size} files differ. Run the command without --check.`);
}

/** Letters, digits, hyphens; and room for what is put behind it, since no file system takes a name of more than 255 bytes. */
function nameOf(given: string | null, file: string): string {
  const name = given ?? basename(file).replace(/\.peggy$/, "");
  if (/^[A-Za-z][\w-]{0,99}$/.test(name)) return name;
  throw wrongArguments(
    `The name '${name}' does not fit in file names: give --name with up to 100 letters, digits and hyphens`,
  );
}

/** The toolkit is loaded here, so that no other command needs what it needs. */
async function made(given: Given, file: string, name: string, out: string): Promise<Files> {
  const text = readTextFile(file);
  const toolkit = await import("../../toolkit/index.js").catch(refuse);
  try {
    const files = toolkit.generateProject(text, { grammar: file, name, diagrams: given.has(DIAGRAMS) });
    const written = given.has(JS) ? toolkit.asJavaScript(files) : files;
    return new Map([...written].map(([path, each]) => [join(out, path), each]));
  } catch (error) {
    if (error instanceof toolkit.GrammarError || error instanceof toolkit.PackageError)
      throw new Refusal(error.message);
    return refuse(error);
  }
}

/** A package that is missing is said as any other failure is. */
function refuse(error: unknown): never {
  const [, name] = /^Cannot find (?:package|module) '([\w-]+)'/.exec(reasonOf(error)) ?? [];
  if (name === undefined) throw error;
  throw new Refusal(`generate needs the package ${name}. Install it: npm install --save-dev ${name}`);
}

/** What is there and no file, such as a folder or a pipe, is neither read nor written. */
function readOrNull(path: string): string | null {
  const found = statOf(path);
  if (found === null) return null;
  if (found.isFile()) return readFileSync(path, "utf8");
  throw new Refusal(`'${path}' is not a file. Remove it, or give another --out.`);
}

/** Null where nothing is there; whether it can be written is seen then. */
function statOf(path: string, look: typeof lstatSync = statSync): Stats | null {
  try {
    return look(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    return null;
  }
}

/** What a link leads to is nobody's output: whoever made the link, the file stays. */
function requireNoLink(path: string): void {
  if (statOf(path, lstatSync)?.isSymbolicLink())
    throw new Refusal(`'${path}' is a link, and what it leads to is not written. Remove it, or give another --out.`);
}

/** A folder between DIR and a file is one, or is made. DIR itself may be a link: the user has named it. */
function requireFolders(path: string, out: string): void {
  for (let folder = dirname(path); relative(out, folder) !== ""; folder = dirname(folder)) {
    requireNoLink(folder);
    const found = statOf(folder);
    if (found !== null && !found.isDirectory())
      throw new Refusal(`'${folder}' is not a folder. Remove it, or give another --out.`);
  }
}

/** What each generated file has in its first lines; a drawing has its title there. */
const MARK = /Written by `context-compiler generate`|^<svg [^>]*aria-label="Railroad diagram of /;

/** Only what this command wrote is written over, or what is empty; the grammar never is. */
function requireOurs(path: string, grammar: string): void {
  const found = statOf(path);
  if (found === null) return;
  const read = statOf(grammar);
  if (found.ino === read?.ino && found.dev === read.dev)
    throw new Refusal(`'${path}' is the grammar itself. Give another --out, or another --name.`);
  const head = readFileSync(path, "utf8").split("\n", 3).join("\n");
  if (head !== "" && !MARK.test(head))
    throw new Refusal(`'${path}' is not a file that generate wrote. Move it away, or give another --out.`);
}

function write(path: string, text: string): void {
  try {
    makeFolder(dirname(path));
    writeFileSync(path, text);
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    throw new Refusal(`'${path}' cannot be written: ${reasonOf(error)}. Check the folder of --out.`);
  }
}
