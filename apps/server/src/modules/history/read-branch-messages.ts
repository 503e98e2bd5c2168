import type { Message } from "@metatron/contract/chat/message";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toMessage } from "./message-row.ts";
import { newestPath } from "./newest-path.ts";
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

/** The branch that is shown where no version was chosen. */
export async function readNewestBranch(
  db: Db,
  { personId, conversationId }: Omit<Branch, "messageId">,
): Promise<Message[]> {
  const rows = await db
    .selectFrom("messages")
    .select(["id", "parent_id"])
    .where("conversation_id", "=", conversationId)
    .where("person_id", "=", personId)
    .orderBy("seq")
    .execute();
  const last = newestPath(rows).at(-1);
  return last ? readBranchMessages(db, { personId, conversationId, messageId: last.id }) : [];
}

/** The questions with the people who asked them, for a copy that `personId` gets. */
export async function withAskers<Copied extends { id: string; role: Message["role"] }>(
  db: Db,
  { personId, messages }: { personId: string; messages: readonly Copied[] },
): Promise<(Copied & { askerId: string | null })[]> {
  const ids = messages.flatMap(({ id, role }) => (role === "user" ? [id] : []));
  const rows = ids.length
    ? await db.selectFrom("messages").select(["id", "person_id", "asked_by"]).where("id", "in", ids).execute()
    : [];
  const askers = new Map(rows.map((row) => [row.id, row.asked_by ?? row.person_id]));
  return messages.map((message) => {
    const asker = askers.get(message.id) ?? null;
    return { ...message, askerId: asker === personId ? null : asker };
  });
}
