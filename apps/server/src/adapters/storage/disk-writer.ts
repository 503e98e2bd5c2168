import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { hasCode, headerOf } from "./disk-file.ts";
import type { DiskFolders } from "./disk-folders.ts";
import { exactly } from "./exact-size.ts";
import { type PutRequest, StorageError } from "./storage-types.ts";

const LEFT_OVER_AFTER_MS = 24 * 60 * 60_000;

type Write = PutRequest & { path: string; mode: "replace" | "create" };

/** Writes to a temporary file first: an object exists completely and synced to disk, or not at all. */
export function createDiskWriter(incoming: string, folders: DiskFolders) {
  return {
    async write({ path, body, type, size, mode }: Write): Promise<void> {
      const temporary = join(incoming, randomUUID());
      try {
        await fill(temporary, { body, type, size });
        await place({ temporary, path, mode, folders });
      } finally {
        await rm(temporary, { force: true });
      }
    },

    /** Removes temporary files that a crash left behind. */
    async sweep(): Promise<void> {
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name);
        const stats = await stat(path).catch(() => null);
        if (stats && Date.now() - stats.mtimeMs > LEFT_OVER_AFTER_MS) await rm(path, { force: true });
      }
    },
  };
}

async function fill(
  path: string,
  { body, type, size }: Pick<PutRequest, "body" | "type" | "size">,
): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.write(headerOf(type));
    await handle.writeFile(exactly(size, body));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

interface Placement {
  temporary: string;
  path: string;
  mode: Write["mode"];
  folders: DiskFolders;
}

/** Moves a finished file to its final path. */
export async function place({ temporary, path, mode, folders }: Placement): Promise<void> {
  const folder = dirname(path);
  await folders.within(folder, async () => {
    try {
      if (mode === "replace") await rename(temporary, path);
      else await link(temporary, path);
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
      if (!(await hasSameContent(temporary, path))) {
        throw new StorageError("id_taken", "Something else was uploaded here before.");
      }
    }
    await syncFolder(folder);
  });
}

/** Without syncing the folder, a power failure could lose the new directory entry. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

async function hasSameContent(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([digestOf(one), digestOf(other)]);
  return first.equals(second);
}

async function digestOf(path: string): Promise<Buffer> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}
