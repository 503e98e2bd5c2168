import type { ErrorCode } from "@metatron/contract/error-codes";
import type { FileFailure } from "@metatron/contract/files/constants";
import type { FileMetadata } from "@metatron/contract/files/file";
import type { UploadState } from "./uploads.ts";

/** The state of a file between the person's disk and its use in answers. */
export type FileState =
  /** In the outbox, sent when its turn comes or the network is back. */
  | { step: "waiting" }
  | { step: "sending"; percent: number }
  | { step: "refused"; code: ErrorCode }
  /** The server has not reported the file's state yet. */
  | { step: "asking" }
  | { step: "queued" }
  | { step: "reading"; pagesDone: number; pages: number | null }
  | { step: "ready" }
  | { step: "failed"; reason: FileFailure }
  /** Neither in the outbox nor on the server, e.g. refused before the page was reloaded. */
  | { step: "lost" };

interface Known {
  upload: UploadState | undefined;
  isInOutbox: boolean;
  /** Undefined: the server does not list the file; null: it has not responded yet. */
  metadata: FileMetadata | undefined | null;
}

export function fileStateOf({ upload, isInOutbox, metadata }: Known): FileState {
  if (upload?.step === "sending") {
    const { sent, total } = upload;
    return { step: "sending", percent: total > 0 ? Math.floor((sent / total) * 100) : 0 };
  }
  if (upload?.step === "refused") return { step: "refused", code: upload.code };
  if (isInOutbox) return { step: "waiting" };
  if (metadata === null) return { step: "asking" };
  return metadata ? stateOfMetadata(metadata) : { step: "lost" };
}

function stateOfMetadata({ status, reason, pagesDone = 0, pages, type }: FileMetadata): FileState {
  switch (status) {
    case "pending":
    case "queued":
      return { step: "queued" };
    case "reading":
      return { step: "reading", pagesDone, pages };
    case "ready":
      return { step: "ready" };
    case "failed":
      // A model can still look at a photo without text.
      if (reason === "no_text" && type.startsWith("image/")) return { step: "ready" };
      return { step: "failed", reason: reason ?? "internal" };
  }
}

/** Whether the file can't be used for answers. */
export const hasFailed = ({ step }: FileState) => step === "refused" || step === "failed" || step === "lost";

/** Whether the server is still processing the file, so that its state must be polled. */
export const isUnderWay = ({ step }: FileState) =>
  step === "queued" || step === "reading" || step === "asking";

/** Progress in per cent; null where it is unknown. */
export function percentOf(state: FileState): number | null {
  if (state.step === "sending") return state.percent;
  if (state.step !== "reading" || !state.pages) return null;
  return Math.floor((state.pagesDone / state.pages) * 100);
}
