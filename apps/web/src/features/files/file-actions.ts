import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { queueUpload, withdrawUpload } from "../../local-db/outbox.ts";
import type { Uploads } from "./uploads.ts";

interface Deps {
  db: ChatsDatabase;
  uploads: Uploads;
  /** Something in the outbox changed. */
  wake: () => Promise<void>;
}

/** Wherever it is by now: on its way or on the server. Throws an `ApiError`. */
export async function removeFile(
  { db, uploads, wake }: Deps,
  { conversationId, fileId, isOnServer }: { conversationId: string; fileId: string; isOnServer: boolean },
): Promise<void> {
  const wasSending = uploads.snapshot().get(fileId)?.step === "sending";
  await withdrawUpload(db, fileId);
  uploads.cancel(fileId);
  // Calling one off ends the whole round; the others go on.
  if (wasSending) void wake();
  if (!isOnServer && !wasSending) return;
  try {
    await call("deleteConversationFile", { params: { id: conversationId, fileId } });
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    // Of one called off half-way the server knows nothing; what it may have of it is swept.
    if (!isGone && isOnServer) throw error;
  }
}

/** Once more under the same id: what arrived before is not sent again. */
export async function retryUpload({ db, uploads, wake }: Deps, fileId: string, now: Date): Promise<void> {
  const state = uploads.snapshot().get(fileId);
  if (state?.step !== "refused") return;
  const { content, ...file } = state.upload;
  uploads.cancel(fileId);
  await queueUpload(db, { ...file, size: content.size, content, now });
  void wake();
}
