import { type Kysely, sql } from "kysely";

/** Runs of assistants' test sets, with the versions of what their answers depend on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table assistant_tests
    add column document text,
    add column must_refuse boolean not null default false,
    -- The judged answer that the question was suggested by. No reference: the test stays when the conversation goes.
    add column suggestion_id uuid`.execute(db);

  await sql`create table quality_sets (
    assistant_id uuid primary key references assistants (id) on delete cascade,
    is_nightly boolean not null
  )`.execute(db);

  // The documents of an assistant at one moment. Most runs share one: nothing changed between them.
  await sql`create table quality_snapshots (
    assistant_id uuid not null references assistants (id) on delete cascade,
    digest text not null,
    documents jsonb not null,
    primary key (assistant_id, digest)
  )`.execute(db);

  await sql`create table quality_runs (
    id uuid primary key,
    assistant_id uuid not null references assistants (id) on delete cascade,
    trigger text not null check (trigger in ('manual', 'nightly')),
    night date,
    state text not null check (state in ('waiting', 'running', 'done', 'stopped')),
    version integer not null,
    instructions_digest text not null,
    documents_digest text not null,
    created_at timestamptz(3) not null,
    ended_at timestamptz(3)
  )`.execute(db);
  // One run at a time: two clicks, two tabs or two nodes get the same one.
  await sql`create unique index quality_runs_open on quality_runs (assistant_id)
    where state in ('waiting', 'running')`.execute(db);
  await sql`create unique index quality_runs_night on quality_runs (assistant_id, night)
    where night is not null`.execute(db);
  await sql`create index quality_runs_newest on quality_runs (assistant_id, created_at desc, id)`.execute(db);

  // Written with the run and filled in one by one: rows without an end are what a restarted run still has to ask.
  await sql`create table quality_results (
    run_id uuid not null references quality_runs (id) on delete cascade,
    ordinal integer not null,
    test_id uuid not null,
    question text not null,
    facts text[] not null,
    document text,
    must_refuse boolean not null,
    ended_at timestamptz(3),
    passed boolean,
    found boolean,
    cited boolean,
    supported boolean,
    refused boolean,
    seconds double precision,
    input_tokens integer,
    output_tokens integer,
    cost double precision,
    model text,
    answer text,
    answer_digest text,
    error_code text,
    primary key (run_id, ordinal)
  )`.execute(db);
}
