import type { Message } from "@metatron/contract/chat/message";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toMessage } from "./message-row.ts";
import { selectMessages } from "./select-messages.ts";

interface Branch {
  personId: string;
  conversationId: string;
  messageId: string;
}

/** Far more turns than a person writes; a loop of parents in damaged rows would never end without it. */
const MOST_MESSAGES = 2000;

/** The person's messages that lead to this one, oldest first; empty where it is not in this conversation. */
export async function readBranchMessages(
  db: Db,
  { personId, conversationId, messageId }: Branch,
): Promise<Message[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive branch as (
      select m.id, m.parent_id, 1 as depth from messages m
      where m.id = ${messageId} and m.conversation_id = ${conversationId} and m.person_id = ${personId}
      union all
      select m.id, m.parent_id, b.depth + 1 from branch b
      join messages m on m.id = b.parent_id and m.conversation_id = ${conversationId}
      where b.depth < ${MOST_MESSAGES}
    )
    select id from branch order by depth desc`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await selectMessages(db, personId).where("m.id", "in", ids).execute();
  const byId = new Map(found.map((row) => [row.id, toMessage(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
