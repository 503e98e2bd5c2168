import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { queueUpload, withdrawUpload } from "../../local-db/outbox.ts";
import type { Uploads } from "./uploads.ts";

interface Deps {
  db: ChatsDatabase;
  uploads: Uploads;
  /** Called when the outbox has changed. */
  wake: () => Promise<void>;
}

/** Removes a file, whether it is queued, being uploaded or stored. Throws an `ApiError`. */
export async function removeFile(
  { db, uploads, wake }: Deps,
  { conversationId, fileId, isOnServer }: { conversationId: string; fileId: string; isOnServer: boolean },
): Promise<void> {
  const wasSending = uploads.snapshot().get(fileId)?.step === "sending";
  await withdrawUpload(db, fileId);
  uploads.cancel(fileId);
  // Cancelling an upload ends the whole round of the outbox, so the others are started again.
  if (wasSending) void wake();
  if (!isOnServer && !wasSending) return;
  try {
    await call("deleteConversationFile", { params: { id: conversationId, fileId } });
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    // The server does not list a cancelled upload, and sweeps any bytes of it.
    if (!isGone && isOnServer) throw error;
  }
}

/** Retries under the same id: bytes that arrived before are not sent again. */
export async function retryUpload({ db, uploads, wake }: Deps, fileId: string, now: Date): Promise<void> {
  const state = uploads.snapshot().get(fileId);
  if (state?.step !== "refused") return;
  const { content, ...file } = state.upload;
  uploads.cancel(fileId);
  await queueUpload(db, { ...file, size: content.size, content, now });
  void wake();
}
