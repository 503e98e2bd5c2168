import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/**
 * Creates the embedded database, unless the folder holds one, in a process of its own: creating it holds several
 * databases in memory, and a thread would leave the server with their memory in pieces that are never returned.
 */
export async function createEmbedded(dataDir: string): Promise<void> {
  if (await hasFiles(dataDir)) return;
  await mkdir(dirname(dataDir), { recursive: true });
  const prefix = `${basename(dataDir)}-new-`;
  await removeUnfinished(dirname(dataDir), prefix);
  const created = await mkdtemp(join(dirname(dataDir), prefix));
  try {
    await promisify(execFile)(process.execPath, [PROGRAM, created]);
    await rm(dataDir, { recursive: true, force: true });
    await rename(created, dataDir);
  } catch {
    // The thread of the database tries it too, and what it cannot do is an error with its reason.
    await rm(created, { recursive: true, force: true });
  }
}

const PROGRAM = fileURLToPath(new URL("./create-database.ts", import.meta.url));

async function hasFiles(dataDir: string): Promise<boolean> {
  try {
    return (await readdir(dataDir)).length > 0;
  } catch {
    return false;
  }
}

/** Deletes the folders that a killed server left while it was creating a database. */
async function removeUnfinished(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(prefix)) await rm(join(folder, name), { recursive: true, force: true });
}
