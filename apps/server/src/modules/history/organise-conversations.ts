import type { OrganiseAnswer, OrganiseRequest } from "@metatron/contract/chat/conversation";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { toJsonb } from "../../adapters/db/jsonb.ts";
import { checkProjects } from "./check-projects.ts";
import { deleteConversation, type OnDeleted } from "./delete-conversation.ts";
import { fillDigests } from "./fill-digests.ts";
import { addTags, checkTagCount, keysOf } from "./tags.ts";
import { conversationColumns, toConversation } from "./to-conversation.ts";

interface Organise {
  personId: string;
  changes: OrganiseRequest["changes"];
  now: Date;
}

/** Archives, tags or moves several conversations in one transaction. Conversations of other people count as missing. */
export async function organiseConversations(
  db: Db,
  { personId, changes, now }: Organise,
): Promise<OrganiseAnswer> {
  const tags = changes.flatMap((change) => change.tags ?? []);
  // A conversation that is named twice gets the later change.
  const input = [...new Map(changes.map((change) => [change.id, change])).values()].map((change) => ({
    id: change.id,
    archived: change.archived,
    tag_keys: change.tags && keysOf(change.tags),
    moves: change.projectId !== undefined,
    project_id: change.projectId ?? null,
  }));
  const ids = input.map(({ id }) => id);
  const rows = await db.transaction().execute(async (trx) => {
    await addTags(trx, personId, tags);
    await checkProjects(trx, { personId, projectIds: input.map((change) => change.project_id) });
    await sql`
      update conversations c set
        is_archived = coalesce(i.archived, c.is_archived),
        tag_keys = coalesce(i.tag_keys, c.tag_keys),
        project_id = case when i.moves then i.project_id else c.project_id end,
        updated_at = greatest(c.updated_at, ${now}::timestamptz),
        digest = ''
      from jsonb_to_recordset(${toJsonb(input)}::jsonb) as i(
        id uuid, archived boolean, tag_keys text[], moves boolean, project_id uuid)
      where c.id = i.id and c.person_id = ${personId}`.execute(trx);
    if (changes.some((change) => change.tags)) await checkTagCount(trx, personId);
    return await trx
      .selectFrom("conversations")
      .select(conversationColumns)
      .where("person_id", "=", personId)
      .where("id", "in", ids)
      .execute();
  });
  const found = new Set(rows.map(({ id }) => id));
  return {
    items: (await fillDigests(db, personId, rows)).map(toConversation),
    missing: ids.filter((id) => !found.has(id)),
  };
}

/** One transaction each, so that a conversation which is being written to does not keep the others. */
export async function deleteConversations(
  db: Db,
  { personId, ids }: { personId: string; ids: readonly string[] },
  onDeleted: readonly OnDeleted[],
): Promise<void> {
  const own = await db
    .selectFrom("conversations")
    .select("id")
    .where("person_id", "=", personId)
    .where("id", "in", ids)
    .execute();
  for (const { id } of own) await deleteConversation(db, { personId, conversationId: id }, onDeleted);
}
