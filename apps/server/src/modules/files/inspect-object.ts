import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Storage } from "../../adapters/storage/index.ts";

/** Enough for every file signature, and for the first names inside an archive. */
const HEAD_BYTES = 64 * 1024;

export interface Inspected {
  size: number;
  sha256: string;
  head: Uint8Array;
}

/** The actual content in storage; null if there is none. */
export async function inspectObject(storage: Storage, key: string): Promise<Inspected | null> {
  const object = await storage.get(key);
  return object ? inspectBytes(object.stream) : null;
}

export async function inspectBytes(stream: Readable): Promise<Inspected> {
  const hash = createHash("sha256");
  const head: Uint8Array[] = [];
  let [size, headBytes] = [0, 0];
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    if (headBytes < HEAD_BYTES) {
      const part = chunk.subarray(0, HEAD_BYTES - headBytes);
      head.push(part);
      headBytes += part.byteLength;
    }
    size += chunk.byteLength;
  }
  return { size, sha256: hash.digest("hex"), head: Buffer.concat(head) };
}
