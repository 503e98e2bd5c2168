import type { ErrorCode } from "@metatron/contract/error-codes";
import type { FileFailure } from "@metatron/contract/files/constants";
import type { FileMetadata } from "@metatron/contract/files/file";
import type { UploadState } from "./uploads.ts";

/** Where a file stands on its way from the person's disk to being answered from. */
export type FileState =
  /** In this browser, and sent when its turn or the network comes. */
  | { step: "waiting" }
  | { step: "sending"; percent: number }
  | { step: "refused"; code: ErrorCode }
  /** The server has not said anything of it yet. */
  | { step: "asking" }
  | { step: "queued" }
  | { step: "reading"; pagesDone: number; pages: number | null }
  | { step: "ready" }
  | { step: "failed"; reason: FileFailure }
  /** Neither here nor there, e.g. refused before the page was loaded again. */
  | { step: "lost" };

interface Known {
  upload: UploadState | undefined;
  isInOutbox: boolean;
  /** Undefined: the server does not list it; null: it has not answered yet. */
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
      // A photo without a word on it can still be looked at.
      if (reason === "no_text" && type.startsWith("image/")) return { step: "ready" };
      return { step: "failed", reason: reason ?? "internal" };
  }
}

/** It can't be answered from, now or ever. */
export const hasFailed = ({ step }: FileState) => step === "refused" || step === "failed" || step === "lost";

/** The server is still at it: worth asking again. */
export const isUnderWay = ({ step }: FileState) =>
  step === "queued" || step === "reading" || step === "asking";

/** In per cent; null where nobody can say. */
export function percentOf(state: FileState): number | null {
  if (state.step === "sending") return state.percent;
  if (state.step !== "reading" || !state.pages) return null;
  return Math.floor((state.pagesDone / state.pages) * 100);
}
