import { createDiskStorage, type DiskStorage } from "./disk-storage.ts";
import type { S3Config, S3Storage } from "./s3-storage.ts";
import type { StorageLog } from "./storage-types.ts";

export { parseRange } from "./byte-range.ts";
export { diskRoutes } from "./disk-routes.ts";
export { sendObject } from "./send-object.ts";
export { isStorageUnavailable, type ObjectInfo, StorageError } from "./storage-types.ts";

export type Storage = DiskStorage | S3Storage;

export type StorageConfig =
  | {
      kind: "disk";
      /** For this alone: objects, uploads under way and the secret of signed addresses. */
      dir: string;
      /** Where `diskRoutes` are mounted; a path alone is good on every host name of the product. */
      baseUrl?: string;
    }
  | ({ kind: "s3" } & S3Config);

/** Where files live: this machine's disk, or a bucket once one is configured. */
export async function createStorage(config: StorageConfig & { log: StorageLog }): Promise<Storage> {
  switch (config.kind) {
    case "disk":
      return createDiskStorage({ dir: config.dir, baseUrl: config.baseUrl ?? "/api/objects" });
    case "s3": {
      const { createS3Storage } = await import("./s3-storage.ts");
      return createS3Storage(config, config.log);
    }
  }
}
