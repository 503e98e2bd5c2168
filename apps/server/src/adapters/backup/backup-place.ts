import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createStorage } from "../storage/index.ts";
import { BackupError } from "./frames.ts";

export interface PlacedFile {
  name: string;
  body: Readable | Uint8Array;
  size: number;
}

/** Where the files of a backup are kept: a folder or a bucket. */
export interface BackupPlace {
  /** The argument with which the same place is opened again. */
  address: string;
  put(file: PlacedFile): Promise<void>;
  get(name: string): Promise<Readable | null>;
  close(): Promise<void>;
}

export interface S3Credentials {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/([\w./-]*))?$/;

export function openPlace(address: string, credentials: S3Credentials | undefined): Promise<BackupPlace> {
  return address.startsWith("s3://") ? openBucket(address, credentials) : openFolder(resolve(address));
}

/** The bucket of an address such as `s3://bucket/folder`, and the folder in it. */
export function parseS3Address(address: string): { bucket: string; folder: string } {
  const [, bucket, path = ""] = S3_ADDRESS.exec(address) ?? [];
  if (!bucket) throw new BackupError(`${address} is not an address such as s3://bucket/folder.`);
  return { bucket, folder: path.split("/").filter(Boolean).join("/") };
}

export function requireCredentials(credentials: S3Credentials | undefined): S3Credentials {
  if (credentials) return credentials;
  throw new BackupError(
    "An s3:// address needs AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the S3_* variables of the product.",
  );
}

async function openFolder(folder: string): Promise<BackupPlace> {
  return {
    address: folder,
    async put({ name, body }) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A backup holds everything that people wrote, and keys: only its owner may read it.
      const file = createWriteStream(path, { mode: 0o600, flags: "wx", flush: true });
      await pipeline(body instanceof Uint8Array ? Readable.from([body]) : body, file);
    },
    async get(name) {
      const path = join(folder, name);
      const exists = await access(path).then(
        () => true,
        () => false,
      );
      return exists ? createReadStream(path) : null;
    },
    async close() {},
  };
}

async function openBucket(address: string, credentials: S3Credentials | undefined): Promise<BackupPlace> {
  const { bucket, folder } = parseS3Address(address);
  const log = { warn: () => undefined };
  const storage = await createStorage({ kind: "s3", bucket, ...requireCredentials(credentials), log });
  const keyOf = (name: string) => (folder ? `${folder}/${name}` : name);
  return {
    address,
    put: ({ name, body, size }) =>
      storage.put({ key: keyOf(name), body, size, type: "application/octet-stream" }),
    get: async (name) => (await storage.get(keyOf(name)))?.stream ?? null,
    close: () => storage.close(),
  };
}

/** One backup inside a place of several. */
export function within(place: BackupPlace, folder: string): BackupPlace {
  return {
    ...place,
    address: `${place.address}/${folder}`,
    put: (file) => place.put({ ...file, name: `${folder}/${file.name}` }),
    get: (name) => place.get(`${folder}/${name}`),
  };
}

export async function readWhole(place: BackupPlace, name: string): Promise<Buffer> {
  const found = await place.get(name);
  if (!found) throw new BackupError(`${place.address} has no ${name}: it is no backup, or it is incomplete.`);
  return buffer(found);
}
