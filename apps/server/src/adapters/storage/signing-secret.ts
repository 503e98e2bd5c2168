import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { hasCode } from "./disk-file.ts";

const SECRET_BYTES = 32;

/**
 * Reads the secret from this file or creates it on first use, so that signed URLs stay valid after a restart.
 */
export async function signingSecret(file: string): Promise<Buffer> {
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, randomBytes(SECRET_BYTES).toString("base64url"), {
    mode: 0o600,
    flag: "wx",
    flush: true,
  });
  try {
    // Linked once it is complete: another process that starts now must not read a partial secret, or create a
    // second one.
    await link(fresh, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await rm(fresh);
  }
  const secret = Buffer.from(await readFile(file, "utf8"), "base64url");
  if (secret.length !== SECRET_BYTES) throw new Error(`${file} does not hold a signing secret.`);
  return secret;
}
