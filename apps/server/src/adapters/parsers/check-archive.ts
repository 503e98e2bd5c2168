import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { ParseError } from "./parse-error.ts";
import { compressedBytes, listEntries, type ZipEntry } from "./zip-archive.ts";

const MAX_ENTRIES = 20_000;
// Real documents never compress further; runs of zeros reach 1,000.
const MAX_RATIO = 400;
const RATIO_COUNTS_FROM_BYTES = 32 * 1024 * 1024;
const STORED = 0;

/**
 * Expands every entry as a stream without keeping its data, so that a decompression bomb is detected before a
 * parser loads it. The sizes declared in the archive are not trusted. Nested archives are never opened.
 */
export async function checkArchive(bytes: Buffer, maxExpandedBytes: number): Promise<ZipEntry[]> {
  const entries = listEntries(bytes);
  if (entries.length > MAX_ENTRIES) throw tooMuch("The archive has too many entries.");
  if (entries.some(({ isEncrypted }) => isEncrypted))
    throw new ParseError("encrypted", "The archive has a password.");
  // Entries that share their data expand far beyond the size of the file.
  if (entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0) > bytes.length)
    throw tooMuch("Entries of the archive overlap.");
  let left = maxExpandedBytes;
  for (const entry of entries) left -= await expandedBytes(compressedBytes(bytes, entry), entry, left);
  return entries;
}

async function expandedBytes(data: Buffer, entry: ZipEntry, maxBytes: number): Promise<number> {
  let grown = 0;
  for await (const size of sizesOfPieces(data, entry)) {
    grown += size;
    if (grown > maxBytes) throw tooMuch("The archive grows past the limit.");
    if (grown > RATIO_COUNTS_FROM_BYTES && grown > data.length * MAX_RATIO)
      throw tooMuch(`${entry.name} grows more than ${MAX_RATIO} times.`);
  }
  return grown;
}

async function* sizesOfPieces(data: Buffer, entry: ZipEntry): AsyncGenerator<number> {
  if (entry.method === STORED) {
    yield data.length;
    return;
  }
  const pieces = Readable.from([data]).pipe(createInflateRaw());
  try {
    for await (const piece of pieces) yield piece.length;
  } catch {
    // A damaged image does not matter; a damaged part that is needed fails when it is read.
  } finally {
    pieces.destroy();
  }
}

function tooMuch(message: string): ParseError {
  return new ParseError("expands_too_much", message);
}
