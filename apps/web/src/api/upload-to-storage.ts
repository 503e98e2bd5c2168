import type { UploadPurpose } from "@metatron/contract/files/constants";
import { ApiError } from "./api-error.ts";
import { call } from "./call.ts";
import { putMissing, type SignedUpload } from "./upload-missing.ts";
import { type Put, putByXhr } from "./upload-put.ts";

export interface StoredUpload {
  /** Made here: asked again with the same id, the server has the file once. */
  fileId: string;
  name: string;
  type: string;
  content: Blob;
  purpose: UploadPurpose;
  ownerId?: string;
}

export interface UploadOptions {
  signal: AbortSignal;
  /** Of `total` bytes so many are there. */
  onProgress?: (sent: number, total: number) => void;
  /** How bytes go to storage; for tests. */
  put?: Put;
}

/** A line that breaks more often waits for its turn in the outbox. */
const MOST_TRIES = 5;
/** The address ran out on a slow line, or storage has other bytes than we thought: a new address says where to go on. */
const ASK_AGAIN: readonly number[] = [401, 403, 408, 409, 416];

/**
 * Straight to storage by a signed address, from where the last try broke off. `closed`: this way can't be gone from here
 * (a proxy, a storage without cross-origin rules), and the way through the server may be open. Throws an `ApiError`.
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
    const mayGoOn = status === 0 ? mostSent > sentBefore : ASK_AGAIN.includes(status);
    if (!mayGoOn) return "closed";
  }
  throw lost();
}

const lost = () => new ApiError({ status: 0, code: "network_unreachable", detail: "The upload broke off." });
