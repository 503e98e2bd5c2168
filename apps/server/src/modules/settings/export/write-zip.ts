import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

export interface ZipEntry {
  /** Path inside the archive, with `/`. */
  name: string;
  body: AsyncIterable<Uint8Array | string>;
}

/** Writes an archive entry by entry while it is read: only a few chunks are in memory. Entries may exceed 4 GB. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const archive = new PassThrough();
  zip.outputStream.pipe(archive);
  addEntries(zip, entries, archive).catch((error) => archive.destroy(error));
  yield* archive;
}

async function addEntries(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  archive: PassThrough,
): Promise<void> {
  for await (const { name, body } of entries) {
    const source = Readable.from(body);
    // A reader that stops early would leave the source, and with it a database cursor or a storage object, open.
    const close = () => source.destroy();
    archive.once("close", close);
    zip.addReadStreamLazy(name, (begin) => begin(null, source));
    await finished(source);
    archive.off("close", close);
  }
  zip.end();
}
