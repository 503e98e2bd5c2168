import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFile {
  path: string;
  remove(): Promise<void>;
}

/** A temporary file in a folder that only this user can read. */
export async function makeTemporaryFile(): Promise<TemporaryFile> {
  const folder = await mkdtemp(join(tmpdir(), "metatron-file-"));
  return {
    path: join(folder, "content"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
