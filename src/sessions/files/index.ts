/**
 * A store in files, for one person's sessions: a folder a conversation, a file an entry. For Node.
 *
 * @packageDocumentation
 */
import { readdir, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { AppendResult, Entry, Head, Key, Page, Range, Store } from "../index.js";
import { LogError, PAGE } from "../index.js";
import { ifFolder, ifThere, makeFolder, placeFolder, syncFolder, textOf, writeDurably } from "./disk.js";
import { FileLog } from "./file-log.js";
import { digest, headFile, isDigest, newId } from "./names.js";
import { ENTRIES_FOLDER, HEAD_FOLDER, headIn } from "./snapshot.js";

/** Makes a store in a folder, which is made with its first entry. Any number of processes may use one folder at once. */
export function fileStore(folder: string): Store {
  return new FileStore(resolve(folder));
}

/** In the folder of a conversation: its name. */
const NAME_FILE = "conversation";
/** What a folder is called until it is whole. */
const UNFINISHED = "new-";
/** How old an unfinished folder is that somebody has left behind. */
const STALE = 60 * 60 * 1000;

class FileStore implements Store {
  readonly #root: string;
  /** Folders of conversations of which this process knows that a crash does not take them away. */
  readonly #durable = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  async append(key: Key, expected: Head, entry: Entry): Promise<AppendResult> {
    const folder = this.#folderOf(key);
    const result = await new FileLog(folder).append(expected, entry, () => this.#make(key));
    if (result.kind !== "conflict") await this.#keep(folder);
    return result;
  }

  async read(key: Key, range: Range): Promise<readonly Entry[]> {
    return new FileLog(this.#folderOf(key)).read(range);
  }

  async purge(key: Key, below: number): Promise<void> {
    await new FileLog(this.#folderOf(key)).purge(below);
  }

  async list(tenant: string, { after = "", limit = PAGE }: Page = {}): Promise<readonly string[]> {
    const names: string[] = [];
    for (const name of (await this.#namesOf(tenant)).filter((each) => each > after).sort()) {
      if (names.length >= Math.min(limit, PAGE)) break;
      if (await this.#hasEntries({ tenant, conversation: name })) names.push(name);
    }
    return names;
  }

  /** A log that is damaged is there, and whoever reads it is told: it keeps nobody from the others. */
  async #hasEntries(key: Key): Promise<boolean> {
    try {
      const head = await headIn(this.#folderOf(key));
      return head !== null && head.sequence > 0;
    } catch (error) {
      if (error instanceof LogError) return true;
      throw error;
    }
  }

  /** The conversations that have a folder. Beside them stand unfinished ones, and what a file manager has left. */
  async #namesOf(tenant: string): Promise<string[]> {
    const folders = (await ifThere(readdir(this.#tenantFolder(tenant)))) ?? [];
    const names: string[] = [];
    // One after the other: there may be more of them than files that a process may have open.
    for (const folder of folders.filter(isDigest)) {
      const name = (await ifFolder(textOf(join(this.#tenantFolder(tenant), folder, NAME_FILE))))?.trimEnd();
      // A name that was changed is that of another folder, or of none.
      if (name !== undefined && digest(name) === folder) names.push(name);
    }
    return names;
  }

  #tenantFolder(tenant: string): string {
    return join(this.#root, digest(tenant));
  }

  #folderOf({ tenant, conversation }: Key): string {
    return join(this.#tenantFolder(tenant), digest(conversation));
  }

  /** Makes the folder of a conversation aside, and puts it in its place when it is whole. */
  async #make({ tenant, conversation }: Key): Promise<void> {
    const made = join(this.#tenantFolder(tenant), `${UNFINISHED}${newId()}`);
    for (const part of [HEAD_FOLDER, ENTRIES_FOLDER]) await makeFolder(join(made, part));
    await writeDurably(join(made, NAME_FILE), `${conversation}\n`);
    await writeDurably(join(made, HEAD_FOLDER, headFile({ sequence: 0, id: newId() })), "");
    await syncFolder(made);
    await placeFolder(made, this.#folderOf({ tenant, conversation }));
    await this.#sweep(tenant);
  }

  /** Removes what others have left unfinished. Whoever still works on such a folder makes it anew. */
  async #sweep(tenant: string): Promise<void> {
    for (const name of await readdir(this.#tenantFolder(tenant))) {
      if (!name.startsWith(UNFINISHED)) continue;
      const path = join(this.#tenantFolder(tenant), name);
      const found = await ifThere(stat(path));
      if (found !== null && Date.now() - found.mtimeMs > STALE) await rm(path, { recursive: true, force: true });
    }
  }

  /** Brings the way to a conversation to the disk, whoever has made it. */
  async #keep(folder: string): Promise<void> {
    if (this.#durable.has(folder)) return;
    for (const path of [dirname(folder), this.#root, dirname(this.#root)]) await syncFolder(path);
    this.#durable.add(folder);
  }
}
