import { type Kysely, sql } from "kysely";

/** Shift hand-overs: drafts and sent ones, who acknowledged them, and which of their points are closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table handovers (
    id uuid primary key,
    giver_id uuid not null references people (id) on delete cascade,
    state text not null,
    origin text not null,
    version integer not null,
    from_at timestamptz(3) not null,
    to_at timestamptz(3) not null,
    role text,
    base text,
    -- The base without case and accents, as receivers are compared with it.
    base_key text,
    emails text[] not null,
    points jsonb not null,
    -- The ids in points: a point that is carried on keeps its id.
    point_ids uuid[] not null,
    -- By point id. Points that were removed from a draft keep their sources until it is sent.
    sources jsonb not null,
    -- The conversations in sources: their texts are removed when the conversation is deleted.
    conversation_ids uuid[] not null,
    case_ids uuid[] not null,
    missing integer not null,
    created_at timestamptz(3) not null,
    sent_at timestamptz(3),
    -- When it was sent; for a draft, when it was changed.
    listed_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index handovers_giver on handovers (giver_id, state, listed_at desc, id desc)`.execute(db);
  await sql`create index handovers_role on handovers (role, listed_at desc) where state = 'sent'`.execute(db);
  await sql`create index handovers_emails on handovers using gin (emails) where state = 'sent'`.execute(db);
  await sql`create index handovers_points on handovers using gin (point_ids)`.execute(db);
  await sql`create index handovers_conversations on handovers using gin (conversation_ids)`.execute(db);
  await sql`create index handovers_age on handovers (listed_at)`.execute(db);

  await sql`create table handover_receipts (
    handover_id uuid not null references handovers (id) on delete cascade,
    person_id uuid not null references people (id) on delete cascade,
    at timestamptz(3) not null,
    primary key (handover_id, person_id)
  )`.execute(db);
  await sql`create index handover_receipts_person on handover_receipts (person_id)`.execute(db);

  await sql`create table handover_closings (
    point_id uuid primary key,
    -- The hand-over in which the point was closed.
    handover_id uuid not null references handovers (id) on delete cascade,
    person_id uuid not null references people (id) on delete cascade,
    at timestamptz(3) not null
  )`.execute(db);
  await sql`create index handover_closings_handover on handover_closings (handover_id)`.execute(db);
  await sql`create index handover_closings_person on handover_closings (person_id)`.execute(db);

  await sql`alter table notices add column handover_id uuid references handovers (id) on delete cascade`.execute(
    db,
  );
  await sql`create index notices_handover on notices (handover_id) where handover_id is not null`.execute(db);
}
