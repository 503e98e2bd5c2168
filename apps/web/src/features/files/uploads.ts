import type { ErrorCode } from "@metatron/contract/error-codes";
import type { ConversationUpload } from "../../api/upload-file.ts";
import type { UploadOptions } from "../../api/upload-to-storage.ts";

export type UploadState =
  | { step: "sending"; sent: number; total: number }
  /** The server refused the file; its content is kept for a retry until the page is closed. */
  | { step: "refused"; code: ErrorCode; upload: ConversationUpload };

export type UploadStates = ReadonlyMap<string, UploadState>;

export type Uploads = ReturnType<typeof createUploads>;

interface Options {
  upload?: (upload: ConversationUpload, options: UploadOptions) => Promise<unknown>;
}

/** Imported with the first file. */
async function uploadFile(upload: ConversationUpload, options: UploadOptions): Promise<unknown> {
  const { uploadFile: run } = await import("../../api/upload-file.ts");
  return await run(upload, options);
}

/** The running uploads of this tab: their progress, and how to cancel each. */
export function createUploads({ upload = uploadFile }: Options = {}) {
  let states: UploadStates = new Map();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function change(fileId: string, state: UploadState | null) {
    const next = new Map(states);
    if (state) next.set(fileId, state);
    else next.delete(fileId);
    states = next;
    for (const listener of listeners) listener();
  }

  return {
    snapshot: () => states,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Resolves when the server has the file. Throws an `ApiError`. */
    async run(file: ConversationUpload, signal: AbortSignal): Promise<void> {
      const { fileId, content } = file;
      const own = new AbortController();
      running.set(fileId, own);
      const report = (sent: number) => change(fileId, { step: "sending", sent, total: content.size });
      report(0);
      try {
        await upload(file, { signal: AbortSignal.any([signal, own.signal]), onProgress: report });
      } finally {
        running.delete(fileId);
        change(fileId, null);
      }
    },

    refuse(upload: ConversationUpload, code: ErrorCode) {
      change(upload.fileId, { step: "refused", code, upload });
    },

    /** Cancels the upload, or clears its refusal. */
    cancel(fileId: string) {
      running.get(fileId)?.abort();
      change(fileId, null);
    },
  };
}
