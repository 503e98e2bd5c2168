import { hash } from "node:crypto";

const LANES = 8;

export interface TableDigest {
  rows: number;
  digest: string;
}

/**
 * Digest of a set of rows that does not depend on their order: the sum of the SHA-256 of each row, in eight
 * lanes of 32 bits. Two databases return the rows of a table in different orders.
 */
export function createRowDigest() {
  const lanes = new Uint32Array(LANES);
  let rows = 0;
  return {
    add(row: string): void {
      const digest = hash("sha256", row, "buffer");
      for (let lane = 0; lane < LANES; lane += 1)
        lanes[lane] = (lanes[lane] ?? 0) + digest.readUInt32LE(lane * 4);
      rows += 1;
    },
    result(): TableDigest {
      return { rows, digest: Buffer.from(lanes.buffer).toString("hex") };
    },
  };
}

/** Digests by table. */
export function createDigests() {
  const tables = new Map<string, ReturnType<typeof createRowDigest>>();
  return {
    add(table: string, rows: readonly string[]): void {
      const digest = tables.get(table) ?? createRowDigest();
      tables.set(table, digest);
      for (const row of rows) digest.add(row);
    },
    /** A table without rows has the digest of nothing. */
    of: (table: string): TableDigest => (tables.get(table) ?? createRowDigest()).result(),
  };
}
