import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface TemporaryFile {
  path: string;
  remove(): Promise<void>;
}

/** A place for bytes on their way; nobody else may look into its folder. */
export async function makeTemporaryFile(): Promise<TemporaryFile> {
  const folder = await mkdtemp(join(tmpdir(), "metatron-file-"));
  return {
    path: join(folder, "content"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
