import { randomUUID } from "node:crypto";
import { link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hasCode, headerOf } from "./disk-file.ts";
import { exactly } from "./exact-size.ts";
import { hasSameContent } from "./same-content.ts";
import { type PutRequest, StorageError } from "./storage-types.ts";

const LEFT_OVER_AFTER_MS = 24 * 60 * 60_000;
const PLACING_ATTEMPTS = 100;

type Write = PutRequest & { path: string; mode: "replace" | "create" };

/** Writes beside the objects first: an object is there whole and on the disk, or not at all. */
export function createDiskWriter(incoming: string) {
  return {
    async write({ path, body, type, size, mode }: Write): Promise<void> {
      const temporary = join(incoming, randomUUID());
      try {
        await fill(temporary, { body, type, size });
        await place(temporary, path, mode);
      } finally {
        await rm(temporary, { force: true });
      }
    },

    /** What a crash left behind. */
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

/** Moves a finished file to where objects lie. */
export async function place(temporary: string, path: string, mode: Write["mode"]): Promise<void> {
  const folder = dirname(path);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (mode === "replace") await rename(temporary, path);
      else await link(temporary, path);
      break;
    } catch (error) {
      // A deletion beside us may have taken the folder, empty as it was, or half of it while it was being made.
      const isFolderGone = hasCode(error, "ENOENT") || (mode === "replace" && hasCode(error, "EEXIST"));
      if (isFolderGone && attempt < PLACING_ATTEMPTS) continue;
      if (!hasCode(error, "EEXIST")) throw error;
      if (!(await hasSameContent(temporary, path))) {
        throw new StorageError("id_taken", "Something else was uploaded here before.");
      }
      return;
    }
  }
  await syncFolder(folder);
}

/** A name is lost with the power as long as its folder is not written. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}
