import { execFile } from "node:child_process";
import { chmod, mkdtemp, open, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const BLOCK = Buffer.alloc(64 * 1024, 1);

export interface SmallDisk {
  path: string;
  /** Leaves no byte free: every write that needs a new block fails with ENOSPC. */
  fill(): Promise<void>;
  /** Removes what `fill` wrote. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** A file system of its own that can be full. Only root may mount one: undefined for other users and other systems. */
export async function mountSmallDisk({ megabytes }: { megabytes: number }): Promise<SmallDisk | undefined> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const path = await mkdtemp(join(tmpdir(), "metatron-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", path]);
  } catch {
    // A container may lack the right to mount even for root.
    await rm(path, { recursive: true });
    return undefined;
  }
  await chmod(path, 0o777);
  const ballast = join(path, "ballast");
  return {
    path,
    fill: () => writeUntilFull(ballast),
    free: () => rm(ballast, { force: true }),
    async remove() {
      await run("umount", ["--lazy", path]);
      await rm(path, { recursive: true });
    },
  };
}

async function writeUntilFull(path: string): Promise<void> {
  await writeFile(path, "");
  const file = await open(path, "a");
  try {
    while ((await statfs(path)).bavail > 0) await file.write(BLOCK);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  } finally {
    await file.close();
  }
}
