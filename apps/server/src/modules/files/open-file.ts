import { createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { FileRow } from "./file-row.ts";
import { readFile } from "./files.repo.ts";
import type { FilesDeps } from "./files-deps.ts";
import { makeTemporaryFile, type TemporaryFile } from "./temporary-file.ts";

export async function readBytes(
  deps: Pick<FilesDeps, "db" | "storage">,
  fileId: string,
): Promise<Uint8Array | undefined> {
  const file = await readFile(deps.db, fileId);
  const object = file && (await deps.storage.get(file.object_key));
  return object ? buffer(object.stream) : undefined;
}

/**
 * Copies the object to a local file for a parser; the caller removes the file. Null if the object is gone.
 */
export async function openLocalCopy(
  { storage }: Pick<FilesDeps, "storage">,
  file: FileRow,
): Promise<TemporaryFile | null> {
  const object = await storage.get(file.object_key);
  if (!object) return null;
  const copy = await makeTemporaryFile();
  try {
    await pipeline(object.stream, createWriteStream(copy.path, { mode: 0o600 }));
    return copy;
  } catch (error) {
    await copy.remove();
    throw error;
  }
}
