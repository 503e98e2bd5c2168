import { type Kysely, sql } from "kysely";

/** The published version of each assistant, its reviews with their comments, and assistants that are closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assistants
    -- The version that people without the right to edit use; later ones are a draft.
    add column published_version integer not null default 1,
    -- The version that was cleared for people beyond the named members.
    add column approved_version integer,
    add column review_expires_at timestamptz(3),
    add column retired_at timestamptz(3),
    add column disabled_at timestamptz(3)`.execute(db);
  await sql`update assistants set published_version = version`.execute(db);

  await sql`create table assistant_publications (
    assistant_id uuid primary key references assistants (id) on delete cascade,
    version integer not null,
    at timestamptz(3) not null,
    person_id uuid,
    -- The documents at that moment, so that a reviewer sees which ones have changed since.
    documents jsonb not null
  )`.execute(db);
  await sql`insert into assistant_publications (assistant_id, version, at, documents)
    select a.id, a.version, a.updated_at, coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'title', f.title, 'revision', f.revision)
        order by f.create_at, f.id)
      from files f where f.owner_id = a.id and f.purpose = 'assistant' and f.status <> 'pending'), '[]')
    from assistants a`.execute(db);

  await sql`create table assistant_reviews (
    id uuid primary key,
    assistant_id uuid not null references assistants (id) on delete cascade,
    version integer not null,
    state text not null,
    note text not null,
    -- null once the person is deleted.
    requested_by uuid references people (id) on delete set null,
    requested_at timestamptz(3) not null,
    decided_by uuid references people (id) on delete set null,
    decided_at timestamptz(3)
  )`.execute(db);
  // Two clicks, or two editors at once, get the same open review.
  await sql`create unique index assistant_reviews_open on assistant_reviews (assistant_id)
    where state = 'open'`.execute(db);
  await sql`create index assistant_reviews_newest on assistant_reviews (assistant_id, requested_at desc)`.execute(
    db,
  );
  await sql`create index assistant_reviews_requested on assistant_reviews (requested_by)`.execute(db);
  await sql`create index assistant_reviews_decided on assistant_reviews (decided_by)`.execute(db);

  await sql`create table assistant_review_comments (
    id uuid primary key,
    review_id uuid not null references assistant_reviews (id) on delete cascade,
    person_id uuid references people (id) on delete set null,
    text text not null,
    at timestamptz(3) not null
  )`.execute(db);
  await sql`create index assistant_review_comments_review on assistant_review_comments (review_id, at)`.execute(
    db,
  );
  await sql`create index assistant_review_comments_person on assistant_review_comments (person_id)`.execute(
    db,
  );
}
