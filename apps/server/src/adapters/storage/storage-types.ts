import type { Readable } from "node:stream";
import type { ErrorCode } from "@metatron/contract/error-codes";
import type { ResumeUpload } from "@metatron/contract/files/file";
import type { BaseLogger } from "pino";

export type ObjectInfo = { key: string; size: number; modifiedAt: Date };

/** Both ends are inclusive, as in HTTP; `last` counts from the end of the object. */
export type ByteRange = { from: number; to?: number | undefined } | { last: number };

export type StoredObject = {
  stream: Readable;
  type: string;
  /** Size of the whole object, also for a range. */
  size: number;
  /** The range that the stream contains; null for the whole object. */
  part: { from: number; to: number } | null;
};

export type PutRequest = { key: string; body: Readable | Uint8Array; type: string; size: number };

export type SignedPutRequest = { key: string; type: string; size: number; expiresInSeconds: number };

/** What a signed read URL allows: one person to read one file. */
export type ReadGrant = { fileId: string; personId: string };

/** An upload in progress. The id is that of a multipart upload to S3; null for all others. */
export type Upload = { key: string; uploadId: string | null };

type SignedPut = { url: string; method: "PUT"; headers: Record<string, string>; expiresAt: string };

export interface ObjectStorage {
  /** Replaces an existing object. Nothing is stored unless the body has exactly this size. */
  put(request: PutRequest): Promise<void>;
  get(key: string, range?: ByteRange | null): Promise<StoredObject | null>;
  head(key: string): Promise<(ObjectInfo & { type: string }) | null>;
  /** Idempotent: deleting a missing object succeeds. */
  delete(key: string): Promise<void>;
  /**
   * A prefix ends with a slash, so that `people/1` never matches `people/10`. Returns the number of deleted
   * objects.
   */
  deletePrefix(prefix: string): Promise<number>;
  /** In no particular order; an empty prefix lists everything. */
  list(prefix: string): AsyncIterable<ObjectInfo>;
  /**
   * A URL for one upload of exactly this type and size. A second, different upload to the same key is
   * rejected.
   */
  signedPut(request: SignedPutRequest): Promise<SignedPut>;
  /** The signed query with which this server serves a file for a limited time. Valid on every node. */
  signRead(grant: ReadGrant, expiresInSeconds: number): { query: string; expiresAt: string };
  /**
   * Returns the grant of a signed query and rejects a forged or expired one. The caller must check that the
   * person still has access.
   */
  verifyRead(fileId: string, query: unknown): ReadGrant;
  /** The missing parts of an upload and how to send them; `resume` is null if the file must be sent whole. */
  resumeUpload(
    request: SignedPutRequest & Upload,
  ): Promise<{ uploadId: string | null; resume: ResumeUpload | null }>;
  /** Completes a multipart upload. Idempotent. */
  finishUpload(upload: Upload): Promise<void>;
  /** Deletes the received parts of an abandoned upload. */
  abandonUpload(upload: Upload): Promise<void>;
  /** Rejects with the reason if objects can't be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A failed request to the storage; its code determines the response. */
export class StorageError extends Error {
  override name = "StorageError";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, sentence: string, options: ErrorOptions = {}) {
    super(sentence, options);
    this.code = code;
  }
}

export type StorageLog = Pick<BaseLogger, "warn">;

/** Whether the storage was unreachable, so that a retry may succeed. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof StorageError && error.code === "storage_unavailable";
