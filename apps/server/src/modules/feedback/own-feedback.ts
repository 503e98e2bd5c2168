import type { OwnFeedback } from "@metatron/contract/feedback/feedback";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";

const position = z.tuple([z.iso.datetime(), z.uuid()]);

interface OwnQuery {
  limit: number;
  cursor?: string | undefined;
  conversationId?: string | undefined;
  thanks?: "due" | undefined;
}

export async function listOwnFeedback(
  db: Db,
  personId: string,
  { limit, cursor, conversationId, thanks }: OwnQuery,
): Promise<{ items: OwnFeedback[]; nextCursor: string | null }> {
  const after = decodeCursor(position, cursor);
  const found = await db
    .selectFrom("feedback as f")
    .innerJoin("messages as m", "m.id", "f.message_id")
    .select([
      ...(["f.message_id", "m.conversation_id", "f.feedback", "f.state", "f.note"] as const),
      ...(["f.thanked_at", "f.given_at", "f.updated_at"] as const),
    ])
    .where("f.person_id", "=", personId)
    .$if(conversationId !== undefined, (query) => query.where("m.conversation_id", "=", conversationId ?? ""))
    .$if(thanks === "due", (query) =>
      query.where("f.state", "=", "corrected").where("f.thanked_at", "is", null),
    )
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple("f.given_at", "f.message_id"),
          "<",
          eb.tuple(new Date(after?.[0] ?? 0), after?.[1] ?? ""),
        ),
      ),
    )
    .orderBy("f.given_at", "desc")
    .orderBy("f.message_id", "desc")
    .limit(limit + 1)
    .execute();
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.given_at.toISOString(), row.message_id]);
  const items = rows.map((row) => ({
    messageId: row.message_id,
    conversationId: row.conversation_id,
    feedback: row.feedback,
    state: row.state,
    note: row.note,
    isThanked: row.state !== "corrected" || row.thanked_at !== null,
    updatedAt: row.updated_at.toISOString(),
  }));
  return { items, nextCursor };
}

export async function markThanked(
  db: Db,
  { personId, messageIds, now }: { personId: string; messageIds: readonly string[]; now: Date },
): Promise<void> {
  await db
    .updateTable("feedback")
    .set({ thanked_at: now })
    .where("person_id", "=", personId)
    .where("message_id", "in", messageIds)
    .where("state", "=", "corrected")
    .where("thanked_at", "is", null)
    .execute();
}
