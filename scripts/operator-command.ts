import { BackupError, type S3Credentials } from "../apps/server/src/adapters/backup/index.ts";
import { setPrivateUmask } from "../apps/server/src/adapters/data-dir.ts";
import type { Db } from "../apps/server/src/adapters/db/index.ts";
import { openVectorIndex } from "../apps/server/src/modules/retrieval/index.ts";
import { startSentence } from "../apps/server/src/start-error.ts";

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a command of an operator: a failure that the operator can fix is one sentence, and the command ends with 1. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  setPrivateUmask();
  try {
    await command();
    process.exit(0);
  } catch (error) {
    const sentence = error instanceof BackupError ? error.message : startSentence(error, 0);
    process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  }
}

/** Credentials for `s3://` addresses: the usual names of S3 tools first, then those of the product's own bucket. */
export function s3CredentialsOf(environment: Record<string, string | undefined>): S3Credentials | undefined {
  const endpoint = environment.AWS_ENDPOINT_URL ?? environment.S3_ENDPOINT;
  const region = environment.AWS_REGION ?? environment.S3_REGION;
  const accessKeyId = environment.AWS_ACCESS_KEY_ID ?? environment.S3_ACCESS_KEY_ID;
  const secretAccessKey = environment.AWS_SECRET_ACCESS_KEY ?? environment.S3_SECRET_ACCESS_KEY;
  return endpoint && region && accessKeyId && secretAccessKey
    ? { endpoint, region, accessKeyId, secretAccessKey }
    : undefined;
}

/** No migration makes the table of vectors: it exists where an embedding model was configured. */
export function createOptionalTables(db: Db) {
  return async (tables: readonly string[]) => {
    if (tables.includes("chunk_vectors")) await openVectorIndex(db, "restored");
  };
}

/** Replaces the last line of a terminal; a log file gets nothing, because thousands of lines would hide the others. */
export function sayProgress(progress: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K  ${progress}`);
}
