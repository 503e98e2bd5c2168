import type { Message } from "@metatron/contract/chat/message";
import type { Db } from "../../adapters/db/index.ts";
import { toMessage } from "./message-row.ts";

/** One of this person's messages, with its text so far. */
export async function readMessage(
  db: Db,
  { personId, messageId }: { personId: string; messageId: string },
): Promise<Message | undefined> {
  const row = await db
    .selectFrom("messages as m")
    .leftJoin("answer_drafts as d", "d.message_id", "m.id")
    .leftJoin("people as asker", "asker.id", "m.asked_by")
    .selectAll("m")
    .select(["d.text as draft", "asker.name as asker"])
    .where("m.id", "=", messageId)
    .where("m.person_id", "=", personId)
    .executeTakeFirst();
  return row && toMessage(row);
}
