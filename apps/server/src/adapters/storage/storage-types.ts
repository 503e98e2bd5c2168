import type { Readable } from "node:stream";
import type { ErrorCode } from "@metatron/contract/error-codes";
import type { ResumeUpload } from "@metatron/contract/files/file";
import type { BaseLogger } from "pino";

export type ObjectInfo = { key: string; size: number; modifiedAt: Date };

/** Both ends included, as in HTTP; `last` counts from the end of the object. */
export type ByteRange = { from: number; to?: number | undefined } | { last: number };

export type StoredObject = {
  stream: Readable;
  type: string;
  /** Of the whole object, also where a part is sent. */
  size: number;
  /** The part that the stream carries, where one was asked for. */
  part: { from: number; to: number } | null;
};

export type PutRequest = { key: string; body: Readable | Uint8Array; type: string; size: number };

export type SignedPutRequest = { key: string; type: string; size: number; expiresInSeconds: number };

/** What an address for reading is good for: one file, shown to one person. */
export type ReadGrant = { fileId: string; personId: string };

/** An upload under way. The id is S3's, of one that goes in parts; null for all others. */
export type Upload = { key: string; uploadId: string | null };

type SignedPut = { url: string; method: "PUT"; headers: Record<string, string>; expiresAt: string };

export interface ObjectStorage {
  /** Replaces what is there. Nothing is stored unless the body has exactly this size. */
  put(request: PutRequest): Promise<void>;
  get(key: string, range?: ByteRange | null): Promise<StoredObject | null>;
  head(key: string): Promise<(ObjectInfo & { type: string }) | null>;
  /** Deleting what is not there is done already. */
  delete(key: string): Promise<void>;
  /** A prefix ends with a slash, so that `people/1` never means `people/10`. Answers how many objects went. */
  deletePrefix(prefix: string): Promise<number>;
  /** In no particular order; an empty prefix means everything. */
  list(prefix: string): AsyncIterable<ObjectInfo>;
  /** For one upload of exactly this type and size: a second, different one to the same key is refused. */
  signedPut(request: SignedPutRequest): Promise<SignedPut>;
  /** The query of an address by which this server shows a file for some time; every node takes it. */
  signRead(grant: ReadGrant, expiresInSeconds: number): { query: string; expiresAt: string };
  /** Whom it was made for; rejects what is forged or has run out. Whether they still may see the file is not asked here. */
  verifyRead(fileId: string, query: unknown): ReadGrant;
  /** What is missing of an upload and how to send it; `resume` is null where it goes only as a whole. */
  resumeUpload(
    request: SignedPutRequest & Upload,
  ): Promise<{ uploadId: string | null; resume: ResumeUpload | null }>;
  /** Makes an object of what went in parts; an upload that is one already is fine. */
  finishUpload(upload: Upload): Promise<void>;
  /** Forgets what came of an upload that nobody completes. */
  abandonUpload(upload: Upload): Promise<void>;
  /** Rejects with the reason when objects can't be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A request to storage that can't be met; its code says how to answer it. */
export class StorageError extends Error {
  override name = "StorageError";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, sentence: string, options: ErrorOptions = {}) {
    super(sentence, options);
    this.code = code;
  }
}

export type StorageLog = Pick<BaseLogger, "warn">;

/** Whether the storage was away, so that the same call may succeed later. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof StorageError && error.code === "storage_unavailable";
