import { createHash } from "node:crypto";
import { type FileHandle, open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { HEADER_BYTES, hasCode, headerOf } from "./disk-file.ts";
import type { DiskFolders } from "./disk-folders.ts";
import { place } from "./disk-writer.ts";
import { StorageError } from "./storage-types.ts";

export type PartRequest = {
  key: string;
  /** Path of the finished object. */
  path: string;
  type: string;
  size: number;
  from: number;
  /** Exclusive. */
  to: number;
  body: Readable;
};

/**
 * Resumable uploads: bytes received before a broken connection are kept, and the next part continues after
 * them.
 */
export function createDiskParts(incoming: string, folders: DiskFolders) {
  const writing = new Map<string, { stop: () => void; done: Promise<unknown> }>();
  const pathOf = (key: string) => join(incoming, `part-${createHash("sha256").update(key).digest("hex")}`);

  async function append(request: PartRequest, isStopped: () => boolean): Promise<number> {
    const { key, path, type, size, from, to, body } = request;
    const part = pathOf(key);
    if (from === 0) await begin(part, type);
    const received = await receivedIn(part);
    if (received !== from) throw new StorageError("conflict", `${received} bytes are there, not ${from}.`);
    const handle = await open(part, "r+");
    let at = from;
    try {
      at = await writeFrom(handle, { at, to, body, isStopped });
    } finally {
      // Also after a broken connection, because the next part continues after these bytes.
      await handle.sync();
      await handle.close();
    }
    if (at < to) throw new StorageError("bad_request", `The piece ended at ${at} instead of ${to}.`);
    if (at < size) return at;
    await place({ temporary: part, path, mode: "create", folders });
    await rm(part, { force: true });
    return at;
  }

  return {
    received: (key: string) => receivedIn(pathOf(key)),

    /**
     * Returns the number of bytes received so far. With the last part the object is moved to its final path.
     */
    async receive(request: PartRequest): Promise<number> {
      // The server may notice a lost connection late, so the next part stops the previous one instead of
      // waiting.
      const before = writing.get(request.key);
      before?.stop();
      await before?.done;
      let isStopped = false;
      const done = append(request, () => isStopped);
      const entry = {
        stop: () => {
          isStopped = true;
          request.body.destroy();
        },
        done: done.catch(() => undefined),
      };
      writing.set(request.key, entry);
      try {
        return await done;
      } finally {
        if (writing.get(request.key) === entry) writing.delete(request.key);
      }
    },

    async forget(key: string): Promise<void> {
      await rm(pathOf(key), { force: true });
    },
  };
}

type Piece = { at: number; to: number; body: Readable; isStopped: () => boolean };

async function writeFrom(handle: FileHandle, { at, to, body, isStopped }: Piece): Promise<number> {
  let position = at;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    if (isStopped()) break;
    if (position + chunk.byteLength > to) throw new StorageError("file_too_large", "The piece is too long.");
    await handle.write(chunk, 0, chunk.byteLength, HEADER_BYTES + position);
    position += chunk.byteLength;
  }
  return position;
}

async function begin(part: string, type: string): Promise<void> {
  const handle = await open(part, "w", 0o600);
  await handle.write(headerOf(type));
  await handle.close();
}

async function receivedIn(part: string): Promise<number> {
  try {
    return Math.max(0, (await stat(part)).size - HEADER_BYTES);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return 0;
    throw error;
  }
}
