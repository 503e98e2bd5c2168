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
 * Takes the data directory for this process alone. Two processes on one embedded database silently
 * lose each other's rows. SQLite's file lock is the kernel's: it goes with the process, however that ends.
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
  closeToOthers(dataDir);
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

/** What the process makes from now on is its user's alone; the embedded database writes with whatever this mask leaves. */
export function writePrivately(): void {
  process.umask(0o077);
}

/** Nobody else can reach anything below, whatever modes files there still have. */
function closeToOthers(dataDir: string): void {
  try {
    chmodSync(dataDir, PRIVATE_FOLDER);
  } catch {
    // A mounted folder may belong to another user; what is made in it is private by the mask all the same.
  }
}

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const MODE_BITS = 0o777;

/** The embedded database's folder: its first files are made readable for all, in folders that are private. */
const EVERY_FILE = new Set(["database"]);

/**
 * Takes the rights of others from what was left readable, also by earlier versions; answers how many entries. A folder
 * comes after all that is in it, so that one which is private already needs no second look; objects can be many.
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
