import type { BrowserErrorCode, ErrorCode } from "@metatron/contract/error-codes";
import { codeOf } from "../../../api/reason-of.ts";
import type { ArtifactUpload, uploadArtifact } from "./upload-artifact.ts";

export interface UploadRow {
  upload: ArtifactUpload;
  state:
    | { step: "waiting" }
    | { step: "sending"; percent: number }
    | { step: "refused"; code: ErrorCode | BrowserErrorCode };
}

interface Deps {
  send: typeof uploadArtifact;
  /** Called after each finished upload. */
  onSent: (assistantId: string) => void;
}

/** Concurrent uploads; more would only slow each of them down. */
const AT_ONCE = 3;

/** A queue of uploads that outlives the tab, so that switching tabs does not stop them. */
export function createUploads({ send, onSent }: Deps) {
  let rows: readonly UploadRow[] = [];
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function set(next: readonly UploadRow[]) {
    rows = next;
    for (const listener of listeners) listener();
  }

  const setState = (fileId: string, state: UploadRow["state"]) =>
    set(rows.map((row) => (row.upload.fileId === fileId ? { ...row, state } : row)));

  function pump() {
    for (const { upload, state } of rows) {
      if (running.size >= AT_ONCE) return;
      if (state.step === "waiting" && !running.has(upload.fileId)) void run(upload);
    }
  }

  async function run(upload: ArtifactUpload) {
    const { fileId, assistantId } = upload;
    const stop = new AbortController();
    running.set(fileId, stop);
    setState(fileId, { step: "sending", percent: 0 });
    try {
      const onProgress = (sent: number, total: number) =>
        setState(fileId, { step: "sending", percent: total > 0 ? Math.floor((sent / total) * 100) : 0 });
      await send(upload, { signal: stop.signal, onProgress });
      set(rows.filter((row) => row.upload.fileId !== fileId));
      onSent(assistantId);
    } catch (error) {
      const code = codeOf(error);
      if (!stop.signal.aborted) setState(fileId, { step: "refused", code });
    } finally {
      running.delete(fileId);
      pump();
    }
  }

  return {
    snapshot: () => rows,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(uploads: readonly ArtifactUpload[]) {
      set([...rows, ...uploads.map((upload) => ({ upload, state: { step: "waiting" } as const }))]);
      pump();
    },
    /** Retries under the same id, so that parts already uploaded are not sent again. */
    retry(fileId: string) {
      setState(fileId, { step: "waiting" });
      pump();
    },
    /** Cancels an upload, or removes a failed one from the list. */
    drop(fileId: string) {
      set(rows.filter(({ upload }) => upload.fileId !== fileId));
      running.get(fileId)?.abort();
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
