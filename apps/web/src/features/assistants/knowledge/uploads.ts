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
  /** One more is in the knowledge. */
  onSent: (assistantId: string) => void;
}

/** So many at once: more would only make each of them slower. */
const AT_ONCE = 3;

/** Uploads in turn; it lives longer than the tab, so that looking at another one does not stop them. */
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
    /** Under the same id: what arrived before is not sent again. */
    retry(fileId: string) {
      setState(fileId, { step: "waiting" });
      pump();
    },
    /** Called off, or taken from the list after it was refused. */
    drop(fileId: string) {
      set(rows.filter(({ upload }) => upload.fileId !== fileId));
      running.get(fileId)?.abort();
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
