import { sql } from "kysely";
import type { Trx } from "../../adapters/db/index.ts";

/**
 * After any change of a conversation or its messages, in the same transaction: readers see it as the newest, and its
 * digest is computed again. Messages are written first and their conversation after them, everywhere: two writers with
 * opposite orders would wait for each other.
 */
export async function markChanged(trx: Trx, conversationId: string, now: Date): Promise<void> {
  await trx.updateTable("conversations").set(changedAt(now)).where("id", "=", conversationId).execute();
}

/** Never back in time: another node's clock may be ahead. */
export const changedAt = (now: Date) => ({
  updated_at: sql<Date>`greatest(updated_at, ${now}::timestamptz)`,
  digest: "",
});
