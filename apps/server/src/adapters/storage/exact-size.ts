import type { Readable } from "node:stream";
import { StorageError } from "./storage-types.ts";

/** Forwards a body and fails at the first excess byte, or at the end if bytes are missing. */
export async function* exactly(size: number, body: Readable | Uint8Array): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    // A string would be counted in characters instead of bytes.
    if (!(chunk instanceof Uint8Array)) throw new TypeError("The body must be bytes.");
    seen += chunk.byteLength;
    if (seen > size) break;
    yield chunk;
  }
  checkSize(size, seen);
}

export function checkSize(announced: number, seen: number): void {
  if (seen > announced) {
    throw new StorageError("file_too_large", `The body is longer than the ${announced} bytes announced.`);
  }
  if (seen < announced) {
    throw new StorageError("bad_request", `The body has ${seen} of the ${announced} bytes announced.`);
  }
}
