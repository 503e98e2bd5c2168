import { ApiError } from "../../../api/api-error.ts";
import { applyConversationEnd } from "../../../local-db/apply-end.ts";
import type { SyncDeps } from "./sync-deps.ts";

/** Fetches a conversation that is not stored here with its last messages, which can then be shown. */
export async function pullEnd(
  { db, call }: SyncDeps,
  conversationId: string,
  signal: AbortSignal,
): Promise<"stored" | "unknown there"> {
  try {
    await applyConversationEnd(
      db,
      await call("readConversationEnd", { params: { id: conversationId }, signal }),
    );
    return "stored";
  } catch (error) {
    // 422: what stands in the address is no id.
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return "unknown there";
    throw error;
  }
}
