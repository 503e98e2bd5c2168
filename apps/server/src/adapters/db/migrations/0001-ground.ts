import { type Kysely, sql } from "kysely";

/** People, usage events, the append-only audit, and accent-blind Spanish text search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists unaccent`.execute(db);
  await sql`create text search configuration es (copy = spanish)`.execute(db);
  await sql`alter text search configuration es
    alter mapping for hword, hword_part, word with unaccent, spanish_stem`.execute(db);

  await sql`create table people (
    id uuid primary key,
    issuer text not null,
    subject text not null,
    email text not null,
    name text not null,
    roles text[] not null,
    first_seen_at timestamptz(3) not null default now(),
    last_seen_at timestamptz(3) not null default now(),
    unique (issuer, subject)
  )`.execute(db);
  await sql`create index people_email on people (email)`.execute(db);

  await sql`create table usage_events (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    name text not null,
    at timestamptz(3) not null,
    props jsonb not null default '{}',
    received_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index usage_events_at on usage_events (at)`.execute(db);
  await sql`create index usage_events_person on usage_events (person_id)`.execute(db);

  await sql`create table audit (
    seq bigint generated always as identity primary key,
    at timestamptz(3) not null,
    actor_id uuid,
    action text not null,
    subject_type text not null,
    subject_id text,
    details jsonb not null default '{}',
    previous_hash text not null,
    hash text not null unique
  )`.execute(db);
  await sql`create function audit_is_append_only() returns trigger language plpgsql as $$
    begin raise exception 'the audit table is append-only'; end $$`.execute(db);
  await sql`create trigger audit_no_change before update or delete or truncate on audit
    for each statement execute function audit_is_append_only()`.execute(db);
}
