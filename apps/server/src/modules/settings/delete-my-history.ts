import type { Db } from "../../adapters/db/index.ts";
import { recordAudit } from "../audit/index.ts";
import { deleteConversation, type OnDeleted } from "../history/index.ts";

const CONVERSATIONS_AT_ONCE = 200;

interface Deletion {
  personId: string;
  now: Date;
}

/**
 * Deletes every conversation created until now with its dependent data, as if they were deleted one by one.
 */
export async function deleteMyHistory(
  { db, onDeleted }: { db: Db; onDeleted: readonly OnDeleted[] },
  { personId, now }: Deletion,
): Promise<{ conversations: number }> {
  let conversations = 0;
  for (;;) {
    const some = await db
      .selectFrom("conversations")
      .select("id")
      .where("person_id", "=", personId)
      .where("created_at", "<=", now)
      .orderBy("id")
      .limit(CONVERSATIONS_AT_ONCE)
      .execute();
    if (some.length === 0) break;
    for (const { id } of some) await deleteConversation(db, { personId, conversationId: id }, onDeleted);
    conversations += some.length;
  }
  await db.transaction().execute((trx) =>
    recordAudit(trx, {
      actorId: personId,
      action: "history_deleted",
      subjectType: "person",
      subjectId: personId,
      details: { conversations },
    }),
  );
  return { conversations };
}
