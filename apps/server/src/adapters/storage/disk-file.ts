import { type FileHandle, open } from "node:fs/promises";

/**
 * The header precedes the content in the same file, so that the type can't be lost or mixed up. Its length is
 * fixed, so the size of an object is known without reading it.
 */
export const HEADER_BYTES = 256;
const MARK = "metatron-object-1 ";

export function headerOf(type: string): Buffer {
  const line = `${MARK}${type}`;
  if (line.length >= HEADER_BYTES) throw new RangeError("The type is too long.");
  return Buffer.from(`${line.padEnd(HEADER_BYTES - 1)}\n`, "latin1");
}

export type DiskFile = { handle: FileHandle; type: string; size: number; modifiedAt: Date };

/** Null if the object does not exist. The caller closes the handle. */
export async function openObject(path: string): Promise<DiskFile | null> {
  const handle = await openIfThere(path);
  if (!handle) return null;
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    const [{ bytesRead }, stats] = [await handle.read(header, 0, HEADER_BYTES, 0), await handle.stat()];
    const line = header.toString("latin1").trimEnd();
    if (bytesRead < HEADER_BYTES || !line.startsWith(MARK))
      throw new Error(`${path} is not an object of ours.`);
    return {
      handle,
      type: line.slice(MARK.length),
      size: stats.size - HEADER_BYTES,
      modifiedAt: stats.mtime,
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, "r");
  } catch (error) {
    if (hasCode(error, "ENOENT", "ENOTDIR")) return null;
    throw error;
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
