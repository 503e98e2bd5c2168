import { hash } from "node:crypto";
import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";
import type { BackupPlace } from "./backup-place.ts";
import { readVerified, type StoredFile } from "./manifest.ts";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Characters of a part before compression: it is held in memory, and S3 limits the size of an object. */
const PART_CHARS = 16_000_000;

/** Writes JSON lines as compressed parts of bounded size. */
export function createPartWriter(place: BackupPlace, name: string) {
  const parts: StoredFile[] = [];
  let lines: string[] = [];
  let chars = 0;

  async function flush() {
    if (lines.length === 0) return;
    const body = await compress(Buffer.from(`${lines.join("\n")}\n`));
    lines = [];
    chars = 0;
    const file = { name: `${name}.${parts.length + 1}.zst`, size: body.byteLength };
    await place.put({ ...file, body });
    parts.push({ ...file, sha256: hash("sha256", body) });
  }

  return {
    async add(values: readonly unknown[]) {
      for (const value of values) {
        const line = JSON.stringify(value);
        lines.push(line);
        chars += line.length;
        if (chars >= PART_CHARS) await flush();
      }
    },
    async end(): Promise<StoredFile[]> {
      await flush();
      return parts;
    },
  };
}

/** The values of a part; its digest is verified first. */
export async function readPart(place: BackupPlace, part: StoredFile): Promise<unknown[]> {
  const body = await decompress(await readVerified(place, part));
  return body
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}
