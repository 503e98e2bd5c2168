import type { AssistantRecord } from "@metatron/contract/assistants/assistant";
import type { Audience, RecordOrder, Specialty } from "@metatron/contract/assistants/constants";
import type { TurnLimits } from "@metatron/contract/chat/turn-limits";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../adapters/db/index.ts";
import { cutPage, decodeCursor } from "../../http/paging.ts";
import { lifeStateOf } from "./assistant-policy.ts";

const USE_DAYS = 30;

const position = z.tuple([z.int().min(0)]);

interface RecordsQuery {
  q?: string | undefined;
  order: RecordOrder;
  direction: "asc" | "desc";
  limit: number;
  cursor?: string | undefined;
}

/** For administrators: the owner, the state and the use of each assistant, but no content. */
export async function listAllAssistants(
  db: Db,
  { q, order, direction, limit, cursor }: RecordsQuery,
): Promise<{ items: AssistantRecord[]; nextCursor: string | null }> {
  const [skipped] = decodeCursor(position, cursor) ?? [0];
  const wanted = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : "%";
  const { rows } = await sql<RecordRow>`
    select a.id, a.name, a.is_official, a.specialty, a.updated_at, a.turn_limits, a.version, a.published_version,
      a.retired_at, a.disabled_at, a.review_expires_at, owner.email, owner.last_seen_at, use.people, use.conversations,
      (select count(*)::int from assistant_members m where m.assistant_id = a.id) as members,
      (select count(*)::int from files f where f.owner_id = a.id and f.owner_kind = 'assistant'
        and f.status <> 'pending') as documents,
      (select coalesce(array_agg(g.audience order by g.added_at, g.audience), '{}') from assistant_grants g
        where g.assistant_id = a.id) as audiences,
      exists (select 1 from assistant_reviews r where r.assistant_id = a.id and r.state = 'open') as is_in_review
    from assistants a
    -- Counts only, because conversations are private. RH+ and free chat are identified by the kind of chat.
    left join lateral (
      select count(distinct c.person_id)::int as people, count(*)::int as conversations from conversations c
      where (c.assistant_id = a.id or c.assistant_id is null and c.chat = a.specialty)
        and c.updated_at > now() - make_interval(days => ${USE_DAYS})
    ) use on true
    left join lateral (
      select coalesce(p.email, m.invited_email) as email, p.last_seen_at
      from assistant_members m left join people p on p.id = m.person_id
      where m.assistant_id = a.id and m.role = 'owner'
      order by m.person_id is null, m.added_at limit 1
    ) owner on true
    where (unaccent(lower(a.name)) like unaccent(lower(${wanted}))
        or coalesce(owner.email, '') like lower(${wanted}))
    order by ${COLUMN_OF[order]} ${direction === "asc" ? sql`asc nulls first` : sql`desc nulls last`}, a.name, a.id
    limit ${limit + 1} offset ${skipped}`.execute(db);
  const page = cutPage(rows, limit, () => [skipped + limit]);
  return { items: page.rows.map(toRecord), nextCursor: page.nextCursor };
}

/** The column or alias to sort by. An owner who never signed in counts as seen before everyone else. */
const COLUMN_OF: Record<RecordOrder, RawBuilder<unknown>> = {
  name: sql`unaccent(lower(a.name))`,
  updated: sql`a.updated_at`,
  members: sql`members`,
  documents: sql`documents`,
  people: sql`people`,
  conversations: sql`conversations`,
  owner: sql`owner.last_seen_at`,
};

interface RecordRow {
  id: string;
  name: string;
  is_official: boolean;
  specialty: Specialty | null;
  version: number;
  published_version: number;
  retired_at: Date | null;
  disabled_at: Date | null;
  review_expires_at: Date | null;
  is_in_review: boolean;
  audiences: Audience[];
  people: number;
  conversations: number;
  updated_at: Date;
  turn_limits: TurnLimits | null;
  email: string | null;
  last_seen_at: Date | null;
  members: number;
  documents: number;
}

function toRecord(row: RecordRow): AssistantRecord {
  return {
    id: row.id,
    name: row.name,
    official: row.is_official,
    specialty: row.specialty,
    state: lifeStateOf(row, { isInReview: row.is_in_review }),
    audiences: row.audiences,
    reviewExpiresAt: row.review_expires_at?.toISOString() ?? null,
    emailOwner: row.email,
    ownerLastSeenAt: row.last_seen_at?.toISOString() ?? null,
    members: row.members,
    documents: row.documents,
    people: row.people,
    conversations: row.conversations,
    turnLimits: row.turn_limits,
    updatedAt: row.updated_at.toISOString(),
  };
}
