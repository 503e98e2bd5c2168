import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";
import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class DataDirError extends Error {
  override name = "DataDirError";
}

export interface DataDirLock {
  release(): void;
}

/**
 * Locks the data directory for this process. Two processes on one embedded database silently lose each
 * other's rows. SQLite's file lock belongs to the kernel, which releases it however the process ends.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new DataDirError(
      `The data directory ${dataDir} can't be written. Check its owner, or set DATA_DIR.`,
    );
  }
  restrictAccess(dataDir);
  const lock = openLock(dataDir);
  try {
    lock.exec("pragma busy_timeout = 0; begin exclusive");
  } catch {
    lock.close();
    throw new DataDirError(
      `The data directory ${dataDir} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}

function openLock(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(join(dataDir, "in-use.lock"));
  } catch {
    throw new DataDirError(
      `The data directory ${dataDir} can't be written. Check its owner, or set DATA_DIR.`,
    );
  }
}

/**
 * Makes new files of this process private to its user. The embedded database creates its files under this
 * umask.
 */
export function setPrivateUmask(): void {
  process.umask(0o077);
}

/** Other users can't reach anything below the directory, whatever the modes of the files are. */
function restrictAccess(dataDir: string): void {
  try {
    chmodSync(dataDir, PRIVATE_FOLDER);
  } catch {
    // A mounted folder may belong to another user. Files created in it are private through the umask.
  }
}

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const MODE_BITS = 0o777;

/**
 * Inside the embedded database's folder every file is checked: its first files are created readable for all,
 * although their folders are private.
 */
const EVERY_FILE = new Set(["database"]);

/**
 * Removes group and world permissions from existing entries, including those of earlier versions, and returns
 * how many changed. A folder is changed after its content, so a private folder can be skipped: there may be
 * very many objects.
 */
export async function makePrivate(dataDir: string): Promise<number> {
  let changed = 0;
  for (const name of await readdir(dataDir))
    changed += await makeEntryPrivate(
      join(dataDir, name),
      EVERY_FILE.has(name) ? "every file" : "until private",
    );
  return changed;
}

async function makeEntryPrivate(path: string, depth: "every file" | "until private"): Promise<number> {
  const found = await lstat(path).catch(() => undefined);
  // The running database deletes its own files, so an entry that was listed may no longer exist.
  if (!found || found.isSymbolicLink()) return 0;
  const isFolder = found.isDirectory();
  const wanted = isFolder ? PRIVATE_FOLDER : PRIVATE_FILE;
  const isPrivate = (found.mode & MODE_BITS) === wanted;
  if (isPrivate && (!isFolder || depth === "until private")) return 0;
  let changed = isPrivate ? 0 : 1;
  if (isFolder)
    for (const name of await readdir(path)) changed += await makeEntryPrivate(join(path, name), depth);
  if (!isPrivate) await chmod(path, wanted).catch(ignoreMissing);
  return changed;
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
