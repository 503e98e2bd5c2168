import { inflateRawSync } from "node:zlib";
import { ParseError } from "./parse-error.ts";

export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  compressedSize: number;
  size: number;
  /** Offset of the local header. */
  offset: number;
}

const STORED = 0;
const DEFLATED = 8;
const CENTRAL_HEADER_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const IN_ZIP64 = 0xffffffff;

/** Reads the directory of an archive without expanding anything. */
export function listEntries(bytes: Buffer): ZipEntry[] {
  const end = endOfDirectory(bytes);
  const entries: ZipEntry[] = [];
  let at = end.directoryAt;
  for (let n = 0; n < end.count; n += 1) {
    if (at + CENTRAL_HEADER_BYTES > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50)
      throw new ParseError("malformed", "The archive's directory is damaged.");
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const commentLength = bytes.readUInt16LE(at + 32);
    const nameAt = at + CENTRAL_HEADER_BYTES;
    const extra = bytes.subarray(nameAt + nameLength, nameAt + nameLength + extraLength);
    const wide = wideSizes(extra, {
      size: bytes.readUInt32LE(at + 24),
      compressedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    entries.push({
      name: bytes.toString("utf8", nameAt, nameAt + nameLength).replaceAll("\\", "/"),
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      ...wide,
    });
    at = nameAt + nameLength + extraLength + commentLength;
  }
  return entries;
}

/** The compressed bytes of an entry. */
export function compressedBytes(bytes: Buffer, entry: ZipEntry): Buffer {
  const at = entry.offset;
  if (at + LOCAL_HEADER_BYTES > bytes.length || bytes.readUInt32LE(at) !== 0x04034b50)
    throw new ParseError("malformed", "An entry of the archive is damaged.");
  const start = at + LOCAL_HEADER_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (start + entry.compressedSize > bytes.length)
    throw new ParseError("malformed", "The archive is cut off.");
  return bytes.subarray(start, start + entry.compressedSize);
}

/** Expands an entry up to `maxBytes`. */
export function readEntry(bytes: Buffer, entry: ZipEntry, maxBytes: number): Buffer {
  const data = compressedBytes(bytes, entry);
  if (entry.method === STORED) return data;
  if (entry.method !== DEFLATED) throw new ParseError("malformed", "An unknown way of compression.");
  try {
    return inflateRawSync(data, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE")
      throw new ParseError("expands_too_much", "An entry grows past the limit.", { cause: error });
    throw new ParseError("malformed", "An entry of the archive is damaged.", { cause: error });
  }
}

function endOfDirectory(bytes: Buffer): { count: number; directoryAt: number } {
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) !== 0x06054b50) continue;
    const count = bytes.readUInt16LE(at + 10);
    const directoryAt = bytes.readUInt32LE(at + 16);
    return directoryAt === IN_ZIP64 || count === 0xffff ? wideEnd(bytes, at) : { count, directoryAt };
  }
  throw new ParseError("malformed", "The archive has no directory.");
}

function wideEnd(bytes: Buffer, endAt: number): { count: number; directoryAt: number } {
  const locator = endAt - 20;
  if (locator < 0 || bytes.readUInt32LE(locator) !== 0x07064b50)
    throw new ParseError("malformed", "The archive's directory is damaged.");
  const at = Number(bytes.readBigUInt64LE(locator + 8));
  if (at + 56 > bytes.length || bytes.readUInt32LE(at) !== 0x06064b50)
    throw new ParseError("malformed", "The archive's directory is damaged.");
  return {
    count: Number(bytes.readBigUInt64LE(at + 32)),
    directoryAt: Number(bytes.readBigUInt64LE(at + 48)),
  };
}

interface Sizes {
  size: number;
  compressedSize: number;
  offset: number;
}

/** Streaming writers put 64-bit sizes into an extra field, even for small files. */
function wideSizes(extra: Buffer, narrow: Sizes): Sizes {
  const sizes = { ...narrow };
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 0x0001) continue;
    let field = at + 4;
    for (const name of ["size", "compressedSize", "offset"] as const) {
      if (sizes[name] !== IN_ZIP64 || field + 8 > extra.length) continue;
      sizes[name] = Number(extra.readBigUInt64LE(field));
      field += 8;
    }
  }
  return sizes;
}
