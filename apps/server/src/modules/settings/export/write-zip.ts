import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipEntry {
  /** Path inside the archive, with `/`. */
  name: string;
  body: AsyncIterable<Uint8Array | string>;
}

interface Written {
  name: Buffer;
  crc: number;
  size: number;
  compressedSize: number;
  offset: number;
}

const MOST_NARROW = 0xffff_ffff;
const MOST_COUNTED = 0xffff;
const VERSION_NEEDED = 45;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
// The archive has no time of its own: 1 January 1980.
const NO_TIME = 0;
const FIRST_DAY = 0x21;

/**
 * An archive as it is made, entry by entry, so that nothing but one chunk is ever in memory. One entry stays under 4 GB;
 * the whole may be larger.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, body } of entries) {
    const entry = { name: Buffer.from(name), crc: 0, size: 0, compressedSize: 0, offset };
    const head = localHeader(entry.name);
    yield head;
    yield* compress(body, entry);
    yield descriptor(entry);
    offset += head.length + entry.compressedSize + 16;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOf({ count: written.length, size: directory.length, offset });
}

async function* compress(body: ZipEntry["body"], entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  const fed = pipeline(Readable.from(counted(body, entry)), deflate);
  // A fault comes out of `deflate` below; a reader who leaves is no fault.
  fed.catch(() => undefined);
  for await (const chunk of deflate) {
    entry.compressedSize += chunk.length;
    yield chunk;
  }
}

async function* counted(body: ZipEntry["body"], entry: Written): AsyncGenerator<Uint8Array> {
  for await (const part of body) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.byteLength;
    yield bytes;
  }
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION_NEEDED, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(NO_TIME, 10);
  head.writeUInt16LE(FIRST_DAY, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function descriptor({ crc, compressedSize, size }: Written): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(compressedSize, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function directoryEntry({ name, crc, size, compressedSize, offset }: Written): Buffer {
  const isWide = offset >= MOST_NARROW;
  const wide = Buffer.alloc(isWide ? 12 : 0);
  if (isWide) {
    wide.writeUInt16LE(0x0001, 0);
    wide.writeUInt16LE(8, 2);
    wide.writeBigUInt64LE(BigInt(offset), 4);
  }
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION_NEEDED, 4);
  entry.writeUInt16LE(VERSION_NEEDED, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATED, 10);
  entry.writeUInt16LE(NO_TIME, 12);
  entry.writeUInt16LE(FIRST_DAY, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(compressedSize, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(wide.length, 30);
  entry.writeUInt32LE(isWide ? MOST_NARROW : offset, 42);
  return Buffer.concat([entry, name, wide]);
}

function endOf({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const isWide = offset >= MOST_NARROW || count >= MOST_COUNTED;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, MOST_COUNTED), 8);
  end.writeUInt16LE(Math.min(count, MOST_COUNTED), 10);
  end.writeUInt32LE(Math.min(size, MOST_NARROW), 12);
  end.writeUInt32LE(isWide ? MOST_NARROW : offset, 16);
  return isWide ? Buffer.concat([wideEnd({ count, size, offset }), end]) : end;
}

function wideEnd({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(VERSION_NEEDED, 12);
  end.writeUInt16LE(VERSION_NEEDED, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + size), 64);
  end.writeUInt32LE(1, 72);
  return end;
}
