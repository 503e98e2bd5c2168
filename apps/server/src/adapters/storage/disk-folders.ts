import { mkdir, rmdir } from "node:fs/promises";
import { dirname } from "node:path";
import { hasCode } from "./disk-file.ts";

export interface DiskFolders {
  /** Creates the folder and runs `write` in it; no empty folder is removed until `write` has settled. */
  within(folder: string, write: () => Promise<void>): Promise<void>;
  /** Removes this folder and its parents while they are empty. */
  removeEmpty(folder: string): Promise<void>;
}

/**
 * Folders of objects. Conversations are deleted by the thousand, so their empty folders are removed, but never
 * during a write: `mkdir` of a path whose parent disappears halfway fails in ways that no retry covers.
 */
export function createDiskFolders(root: string): DiskFolders {
  const writes = new Set<Promise<unknown>>();
  let removal: Promise<unknown> = Promise.resolve();

  return {
    // In order of arrival: a write waits for the removals requested before it, a removal for the writes.
    async within(folder, write) {
      const done = removal.then(() => mkdir(folder, { recursive: true, mode: 0o700 })).then(write);
      writes.add(done);
      try {
        await done;
      } finally {
        writes.delete(done);
      }
    },
    removeEmpty(folder) {
      const earlier = Promise.allSettled([removal, ...writes]);
      const done = earlier.then(() => removeUpwards(folder, root));
      // A removal that fails must not keep every later write from starting.
      removal = done.catch(() => undefined);
      return done;
    },
  };
}

async function removeUpwards(from: string, root: string): Promise<void> {
  for (let folder = from; folder !== root && folder.startsWith(root); folder = dirname(folder)) {
    try {
      await rmdir(folder);
    } catch (error) {
      if (hasCode(error, "ENOENT")) continue;
      if (hasCode(error, "ENOTEMPTY", "EEXIST", "ENOTDIR")) return;
      throw error;
    }
  }
}
