import { createHmac } from "node:crypto";
import { Readable } from "node:stream";
import { inspect } from "node:util";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { rangeNotSatisfiable } from "./byte-range.ts";
import { checkSize, exactly } from "./exact-size.ts";
import { checkKey, checkPrefix, checkType } from "./object-key.ts";
import { createS3Parts } from "./s3-parts.ts";
import { createSigner } from "./signed-address.ts";
import {
  type ByteRange,
  type ObjectInfo,
  type ObjectStorage,
  StorageError,
  type StorageLog,
} from "./storage-types.ts";

const CONNECT_TIMEOUT_MS = 3000;
const SILENCE_TIMEOUT_MS = 30_000;
const DELETIONS_AT_ONCE = 8;
const FALLBACK_TYPE = "application/octet-stream";

export type S3Config = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type S3Storage = ObjectStorage & { readonly kind: "s3" };

/** Objects in a bucket of any S3-compatible server. */
export function createS3Storage(config: S3Config, log: StorageLog): S3Storage {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Bucket names as host names need DNS entries that few self-hosted servers have.
    forcePathStyle: true,
    // Many S3-compatible servers reject the newer checksum trailers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    logger: warningsTo(log),
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
  });
  client.middlewareStack.add((next) => async (args) => orUnavailable(next(args)), {
    step: "initialize",
    name: "tellOutages",
    priority: "high",
  });
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });
  const parts = createS3Parts(client);
  // The bucket's key is the only secret that all nodes share.
  const { signRead, verifyRead } = createSigner(
    createHmac("sha256", secretAccessKey).update("metatron: addresses for reading").digest(),
  );

  async function* list(prefix: string): AsyncGenerator<ObjectInfo> {
    const Prefix = prefix === "" ? "" : checkPrefix(prefix);
    for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix })) {
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
      }
    }
  }

  return {
    kind: "s3",
    list,
    signRead,
    verifyRead,

    async put({ key, body, type, size }) {
      const input = { ...at(key), ContentType: checkType(type), ContentLength: size };
      if (body instanceof Uint8Array) {
        checkSize(size, body.byteLength);
        await client.send(new PutObjectCommand({ ...input, Body: body }));
        return;
      }
      const Body = Readable.from(exactly(size, body), { objectMode: false });
      const command = new PutObjectCommand({ ...input, Body });
      await whileReading(Body, (abortSignal) => client.send(command, { abortSignal }));
    },

    async get(key, range) {
      const input = { ...at(key), ...(range ? { Range: rangeHeader(range) } : {}) };
      const found = await orNull(client.send(new GetObjectCommand(input)));
      if (!found) return null;
      // Safe: in Node the SDK's body is a Readable; the type also covers browsers.
      const stream = found.Body as Readable;
      const type = found.ContentType ?? FALLBACK_TYPE;
      const part = partFrom(found.ContentRange);
      if (part) return { stream, type, size: part.size, part: { from: part.from, to: part.to } };
      return { stream, type, size: found.ContentLength ?? 0, part: null };
    },

    async head(key) {
      const found = await orNull(client.send(new HeadObjectCommand(at(key))));
      if (!found) return null;
      return {
        key,
        size: found.ContentLength ?? 0,
        type: found.ContentType ?? FALLBACK_TYPE,
        modifiedAt: found.LastModified ?? new Date(0),
      };
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },

    async deletePrefix(prefix) {
      const keys: string[] = [];
      for await (const { key } of list(checkPrefix(prefix))) keys.push(key);
      // Deleted one by one: the bulk call needs checksums that servers implement differently.
      for (let i = 0; i < keys.length; i += DELETIONS_AT_ONCE) {
        const batch = keys.slice(i, i + DELETIONS_AT_ONCE);
        await Promise.all(batch.map((Key) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))));
      }
      return keys.length;
    },

    async signedPut({ key, type, size, expiresInSeconds }) {
      const ContentType = checkType(type);
      // Without If-None-Match the signed URL could replace an object that was already checked.
      const command = new PutObjectCommand({
        ...at(key),
        ContentType,
        ContentLength: size,
        IfNoneMatch: "*",
      });
      const url = await getSignedUrl(client, command, {
        expiresIn: expiresInSeconds,
        // The SDK does not sign the content type unless it is listed here.
        signableHeaders: new Set(["content-length", "content-type", "host", "if-none-match"]),
      });
      const headers = { "content-type": ContentType, "if-none-match": "*" };
      return { url, method: "PUT", headers, expiresAt: inSeconds(expiresInSeconds) };
    },

    async resumeUpload(request) {
      const { key, uploadId } = request;
      const type = checkType(request.type);
      const ask = (id: string | null) => parts.resume(at(key), { ...request, type, uploadId: id });
      // An upload id that S3 does not know was completed or has expired, so a new upload is started.
      return orUploadWhole(async () => (uploadId && (await orNull(ask(uploadId)))) || ask(null));
    },

    async finishUpload({ key, uploadId }) {
      if (uploadId) await orNull(parts.finish(at(key), uploadId));
    },

    async abandonUpload({ key, uploadId }) {
      if (uploadId) await orNull(parts.abandon(at(key), uploadId));
    },

    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },

    async close() {
      client.destroy();
    },
  };
}

/**
 * Without a logger the SDK writes to the console. Levels below warning would log every request with its
 * signature.
 */
function warningsTo(log: StorageLog) {
  const silent = () => undefined;
  return { trace: silent, debug: silent, info: silent, warn, error: warn };

  /**
   * The SDK logs a failed request as an object with its input and signature; only the name of the error may
   * be logged.
   */
  function warn(first: unknown, ...rest: unknown[]) {
    if (typeof first === "object" && first !== null && "error" in first) {
      const command = "commandName" in first ? String(first.commandName) : "unknown";
      log.warn({ err: first.error, command }, "a request to object storage failed");
      return;
    }
    log.warn([first, ...rest].map((word) => (typeof word === "string" ? word : inspect(word))).join(" "));
  }
}

/** Converts a missing response or a server error to `storage_unavailable`: a retry may succeed. */
async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const status = statusOf(error);
    const isAborted = error instanceof Error && error.name === "AbortError";
    const isAway = status === undefined ? isNetworkError(error) : status >= 500 && status !== 501;
    if (!isAway || isAborted) throw error;
    throw new StorageError("storage_unavailable", "The object storage does not answer.", { cause: error });
  }
}

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === "TimeoutError" || ("code" in error && typeof error.code === "string") || "errno" in error
  );
}

/**
 * The SDK ignores errors of the body stream: without the abort the call would wait for bytes that never
 * arrive.
 */
async function whileReading(body: Readable, send: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const abort = new AbortController();
  const failed = new Promise<never>((_, reject) => {
    body.once("error", (error) => {
      reject(error);
      abort.abort();
    });
  });
  await Promise.race([failed, send(abort.signal)]);
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) return null;
    if (status === 416) throw rangeNotSatisfiable();
    throw error;
  }
}

/** A server without multipart uploads, or that can't list parts, receives every file whole. */
async function orUploadWhole<T>(ask: () => Promise<T>): Promise<T | { uploadId: null; resume: null }> {
  try {
    return await ask();
  } catch (error) {
    const status = statusOf(error);
    if (status === 405 || status === 501) return { uploadId: null, resume: null };
    throw error;
  }
}

/** S3-compatible servers use different error names, but the same HTTP status. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
  const metadata = error.$metadata;
  const hasStatus = typeof metadata === "object" && metadata !== null && "httpStatusCode" in metadata;
  return hasStatus ? Number(metadata.httpStatusCode) : undefined;
}

function rangeHeader(range: ByteRange): string {
  return "last" in range ? `bytes=-${range.last}` : `bytes=${range.from}-${range.to ?? ""}`;
}

function partFrom(contentRange: string | undefined): { from: number; to: number; size: number } | null {
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(contentRange ?? "") ?? [];
  return from && to && size ? { from: Number(from), to: Number(to), size: Number(size) } : null;
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
