import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

export async function hasSameContent(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([digestOf(one), digestOf(other)]);
  return first.equals(second);
}

async function digestOf(path: string): Promise<Buffer> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}
