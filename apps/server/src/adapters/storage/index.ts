import { createDiskStorage, type DiskStorage } from "./disk-storage.ts";
import type { S3Config, S3Storage } from "./s3-storage.ts";
import type { StorageLog } from "./storage-types.ts";

export { parseRange } from "./byte-range.ts";
export { diskRoutes } from "./disk-routes.ts";
export { sendObject } from "./send-object.ts";
export { isStorageUnavailable, StorageError } from "./storage-types.ts";

export type Storage = DiskStorage | S3Storage;

export type StorageConfig =
  | {
      kind: "disk";
      /** Used exclusively by the storage: objects, uploads in progress and the signing secret. */
      dir: string;
      /** Where `diskRoutes` are mounted; a path without a host works on every host name of the product. */
      baseUrl?: string;
    }
  | ({ kind: "s3" } & S3Config);

/** Opens the file storage: the local disk, or an S3 bucket if one is configured. */
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
