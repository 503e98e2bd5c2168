import type { UploadPurpose } from "@metatron/contract/files/constants";
import { ApiError } from "./api-error.ts";
import { call } from "./call.ts";
import { putMissing, type SignedUpload } from "./upload-missing.ts";
import { type Put, putByXhr } from "./upload-put.ts";

export interface StoredUpload {
  /** Generated in the browser, so that a retry with the same id does not create a second file. */
  fileId: string;
  name: string;
  type: string;
  content: Blob;
  purpose: UploadPurpose;
  ownerId?: string;
}

export interface UploadOptions {
  signal: AbortSignal;
  /** Number of bytes that storage has, of `total`. */
  onProgress?: (sent: number, total: number) => void;
  /** Replaced in tests. */
  put?: Put;
}

/** An upload that fails more often stays in the outbox for a later attempt. */
const MOST_TRIES = 5;
/**
 * The URL expired on a slow connection, or storage holds other bytes
 * than expected: a new URL says where to resume.
 */
const NEEDS_NEW_URL: readonly number[] = [401, 403, 408, 409, 416];

/**
 * Uploads straight to storage by a signed URL, resuming where the last attempt broke off. Resolves to
 * `closed` when storage can't be reached from this browser (a proxy, missing cross-origin rules) and the
 * upload may still work through the server. Throws an `ApiError`.
 */
export async function uploadToStorage(
  { fileId, name, type, content, purpose, ownerId }: StoredUpload,
  { signal, onProgress, put = putByXhr }: UploadOptions,
): Promise<"stored" | "closed"> {
  const size = content.size;
  const body = { fileId, name, type, size, purpose, ...(ownerId ? { ownerId } : {}) };
  let mostSent = 0;
  const report = (sent: number) => {
    mostSent = Math.max(mostSent, sent);
    onProgress?.(sent, size);
  };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const sentBefore = mostSent;
    const signed: SignedUpload = await call("signUpload", { body, signal });
    if (signed.uploaded) return "stored";
    const status = await putMissing({ signed, content, signal, onProgress: report, put });
    if (signal.aborted) throw new ApiError({ status: 0, code: "aborted", detail: "Called off." });
    if (status >= 200 && status < 300) return "stored";
    if (status === 413) throw new ApiError({ status, code: "file_too_large", detail: "Storage refused it." });
    if (status === 0 && !navigator.onLine) throw lost();
    const mayGoOn = status === 0 ? mostSent > sentBefore : NEEDS_NEW_URL.includes(status);
    if (!mayGoOn) return "closed";
  }
  throw lost();
}

const lost = () => new ApiError({ status: 0, code: "network_unreachable", detail: "The upload broke off." });
