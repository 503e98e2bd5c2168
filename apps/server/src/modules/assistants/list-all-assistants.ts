import type { AssistantRecord } from "@metatron/contract/assistants/assistant";
import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import { id } from "@metatron/contract/fields";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";

const USE_DAYS = 30;

const position = z.tuple([z.string(), id]);

interface RecordsQuery {
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** For administrators, by name: the owner and the owner's last visit, but no content. */
export async function listAllAssistants(
  db: Db,
  { q, limit, cursor }: RecordsQuery,
): Promise<{ items: AssistantRecord[]; nextCursor: string | null }> {
  const after = decodeCursor(position, cursor);
  const wanted = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : "%";
  const { rows } = await sql<RecordRow>`
    select a.id, a.name, a.is_official, a.updated_at, a.turn_limits, owner.email, owner.last_seen_at,
      (select count(*) from assistant_members m where m.assistant_id = a.id) as members,
      (select count(*) from files f where f.owner_id = a.id and f.purpose = 'assistant' and f.status = 'ready')
        as documents
    from assistants a
    left join lateral (
      select coalesce(p.email, m.invited_email) as email, p.last_seen_at
      from assistant_members m left join people p on p.id = m.person_id
      where m.assistant_id = a.id and m.role = 'owner'
      order by m.person_id is null, m.added_at limit 1
    ) owner on true
    where (unaccent(lower(a.name)) like unaccent(lower(${wanted}))
        or coalesce(owner.email, '') like lower(${wanted}))
      and (a.name, a.id) > (${after?.[0] ?? ""}, ${after?.[1] ?? "00000000-0000-0000-0000-000000000000"})
    order by a.name, a.id
    limit ${limit + 1}`.execute(db);
  const page = cutPage(rows, limit, (row) => [row.name, row.id]);
  const uses = await readUses(db, page.rows);
  return { items: page.rows.map((row) => toRecord(row, uses.get(row.id))), nextCursor: page.nextCursor };
}

interface Use {
  people: number;
  conversations: number;
}

/** Counts only, because conversations are private. RH+ and free chat are identified by the kind of chat. */
async function readUses(db: Db, assistants: readonly { id: string }[]): Promise<Map<string, Use>> {
  const { rows } = await sql<Use & { id: string }>`
    select a.id, count(distinct c.person_id)::int as people, count(*)::int as conversations
    from assistants a
    join conversations c on c.assistant_id = a.id or c.assistant_id is null and c.chat = a.specialty
    where a.id = any(${assistants.map(({ id }) => id)}::uuid[])
      and c.updated_at > now() - make_interval(days => ${USE_DAYS})
    group by a.id`.execute(db);
  return new Map(rows.map(({ id, ...use }) => [id, use]));
}

interface RecordRow {
  id: string;
  name: string;
  is_official: boolean;
  updated_at: Date;
  turn_limits: TurnLimits | null;
  email: string | null;
  last_seen_at: Date | null;
  members: number;
  documents: number;
}

function toRecord(row: RecordRow, use: Use = { people: 0, conversations: 0 }): AssistantRecord {
  return {
    id: row.id,
    name: row.name,
    official: row.is_official,
    emailOwner: row.email,
    ownerLastSeenAt: row.last_seen_at?.toISOString() ?? null,
    members: row.members,
    documents: row.documents,
    ...use,
    turnLimits: row.turn_limits,
    updatedAt: row.updated_at.toISOString(),
  };
}
