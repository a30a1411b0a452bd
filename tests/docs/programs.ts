/** The programs of the pages: written to a folder that has the package installed, type-checked together, and run. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import ts from "typescript";
import { ROOT } from "./markdown.js";

/** A program: the blocks of a page that belong together. */
export interface Program {
  readonly name: string;
  readonly source: string;
}

/** What a page leaves to its reader: a model. This one repeats the last line of its system text. */
const MODEL = `
async function callModel({ system }: { readonly system: string; readonly user: string }): Promise<string> {
  return system.split("\\n").at(-1) ?? "";
}
`;

/** A folder in which programs are compiled as a user of the package compiles them. */
export class Workshop {
  readonly #folder = mkdtempSync(join(tmpdir(), "context-compiler-docs-"));
  readonly #complaints: ReadonlyMap<string, string>;

  constructor(programs: readonly Program[]) {
    mkdirSync(join(this.#folder, "node_modules"));
    symlinkSync(ROOT, join(this.#folder, "node_modules/context-compiler"));
    for (const peer of ["@langchain", "@modelcontextprotocol", "@noble", "ai", "gpt-tokenizer", "langchain", "zod"])
      symlinkSync(join(ROOT, "node_modules", peer), join(this.#folder, "node_modules", peer));
    writeFileSync(join(this.#folder, "package.json"), '{"type":"module"}');
    for (const { name, source } of programs) {
      writeFileSync(
        this.#path(name, "mts"),
        source.includes("callModel(") ? source + MODEL : `${source}\nexport {};\n`,
      );
    }
    this.#complaints = compile(
      programs.map(({ name }) => this.#path(name, "mts")),
      this.#folder,
    );
  }

  /** What the type checker says of a program; empty where it says nothing. */
  complaintsAbout({ name }: Program): string {
    return this.#complaints.get(basename(this.#path(name, "mts"))) ?? "";
  }

  /** Runs a program and gives what it prints. */
  run({ name }: Program): string {
    return execFileSync(process.execPath, [this.#path(name, "mjs")], { encoding: "utf8", cwd: this.#folder });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #path(name: string, extension: string): string {
    return join(this.#folder, `${name.replaceAll(/\W+/g, "-")}.${extension}`);
  }
}

/** Compiles with the options of the project; a snippet may declare what it does not use. */
function compile(files: readonly string[], folder: string): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const program = ts.createProgram(files, {
    ...options,
    noEmit: false,
    noUnusedLocals: false,
    noUnusedParameters: false,
    rootDir: folder,
    outDir: folder,
    typeRoots: [join(ROOT, "node_modules/@types")],
  });
  const complaints = new Map<string, string>();
  for (const { file, messageText } of [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics]) {
    const name = basename(file?.fileName ?? "");
    complaints.set(name, `${complaints.get(name) ?? ""}${ts.flattenDiagnosticMessageText(messageText, "\n")}\n`);
  }
  return complaints;
}
