import { join } from "node:path";
import type { StorageConfig } from "../adapters/storage/index.ts";
import type { Config } from "./config.ts";

/** Objects in S3 if it is configured, else below DATA_DIR. */
export function storageConfigOf(config: Config): StorageConfig {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return { kind: "disk", dir: join(config.dataDir, "objects") };
  }
  return {
    kind: "s3",
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
