import { accessSync, constants, mkdirSync } from "node:fs";
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
