import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";

/**
 * Call after any change of a conversation or its messages, in the same transaction: moves the conversation to
 * the front of the lists and resets its digest. Messages must be written before their conversation
 * everywhere, because writers with opposite orders would deadlock.
 */
export async function markChanged(trx: Trx, conversationId: string, now: Date): Promise<void> {
  await trx.updateTable("conversations").set(changedAt(now)).where("id", "=", conversationId).execute();
}

/** Never moves the time back: another node's clock may be ahead. */
export const changedAt = (now: Date) => ({
  updated_at: sql<Date>`greatest(updated_at, ${now}::timestamptz)`,
  digest: "",
});
