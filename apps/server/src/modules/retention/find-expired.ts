import type { RetentionRule } from "@metatron/contract/retention/retention";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

export interface Expired {
  cutoff: Date;
  keepsPinned: boolean;
}

export interface ExpiredConversation {
  conversationId: string;
  personId: string;
}

/** The oldest unused conversations; an answer in flight counts as use. */
export async function expiredConversations(
  db: Db,
  { cutoff, keepsPinned }: Expired,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<ExpiredConversation[]> {
  const { rows } = await sql<ExpiredConversation>`
    select c.id as "conversationId", c.person_id as "personId" from conversations c
    where ${isOldConversation(cutoff)} and not (${keepsPinned} and ${isPinned})
      and (${after ?? null}::uuid is null or c.id > ${after ?? null}::uuid)
    order by c.id limit ${limit}`.execute(db);
  return rows;
}

export async function expiredFiles(
  db: Db,
  { cutoff, keepsPinned }: Expired,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from files f ${OF_CONVERSATION}
    where ${isOldFile(cutoff)} and not (${keepsPinned} and ${isPinned})
    order by f.create_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Found {
  deletes: number;
  people: number;
  messages: number | null;
  files: number | null;
  keepsPinned: number;
  oldest: Date | null;
  bytes: number | null;
}

export async function countExpired(
  db: Db,
  subject: RetentionRule["subject"],
  { cutoff, keepsPinned }: Expired,
): Promise<Found> {
  const goes = sql`not (${keepsPinned} and ${isPinned})`;
  switch (subject) {
    case "conversations":
      return one(sql`select count(*) filter (where ${goes})::integer as deletes,
        count(*) filter (where not ${goes})::integer as "keepsPinned",
        count(distinct c.person_id) filter (where ${goes})::integer as people,
        coalesce(sum((select count(*) from messages m where m.conversation_id = c.id))
          filter (where ${goes}), 0)::integer as messages,
        coalesce(sum((select count(*) from files f where f.owner_kind = 'conversation' and f.owner_id = c.id))
          filter (where ${goes}), 0)::integer as files,
        min(c.updated_at) filter (where ${goes}) as oldest, null::bigint as bytes
        from conversations c where ${isOldConversation(cutoff)}`);
    case "files":
      return one(sql`select count(*) filter (where ${goes})::integer as deletes,
        count(*) filter (where not ${goes})::integer as "keepsPinned",
        count(distinct f.person_id) filter (where ${goes})::integer as people,
        null::integer as messages, null::integer as files,
        min(f.create_at) filter (where ${goes}) as oldest,
        coalesce(sum(f.size) filter (where ${goes}), 0)::bigint as bytes
        from files f ${OF_CONVERSATION} where ${isOldFile(cutoff)}`);
    case "events":
      return one(sql`select count(*)::integer as deletes, 0 as "keepsPinned",
        count(distinct person_id)::integer as people, null::integer as messages, null::integer as files,
        min(at) as oldest,
        null::bigint as bytes from usage_events where at < ${cutoff}`);
    case "handovers":
      return one(sql`select count(*)::integer as deletes, 0 as "keepsPinned",
        count(distinct giver_id)::integer as people, null::integer as messages, null::integer as files,
        min(listed_at) as oldest,
        null::bigint as bytes from handovers where listed_at < ${cutoff}`);
  }

  async function one(query: RawBuilder<unknown>): Promise<Found> {
    const { rows } = await query.execute(db);
    // Safe: each query above selects exactly these columns.
    return rows[0] as Found;
  }
}

const isPinned = sql`(coalesce(c.is_pinned, false) or coalesce(c.is_favorite, false))`;

export const isOldConversation = (cutoff: Date) => sql`(c.updated_at < ${cutoff} and not exists (
  select 1 from messages m where m.conversation_id = c.id and m.state = 'streaming'))`;

const OF_CONVERSATION = sql`left join conversations c on c.id = f.owner_id and f.owner_kind = 'conversation'`;

/**
 * Uploads of conversations and people's pictures. Documents of assistants have their own owners and dates,
 * and avatars belong to their assistant.
 */
const isOldFile = (cutoff: Date) => sql`(f.create_at < ${cutoff} and f.status <> 'pending' and (
  f.purpose = 'conversation'
  or (f.purpose = 'image' and (c.id is not null or exists (select 1 from images i where i.file_id = f.id)))))`;
