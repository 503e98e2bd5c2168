import { type Kysely, sql } from "kysely";

/** Model switches and health, budgets, retention, the audit's head, and what became of a case's delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table model_switches (
    model text not null,
    role text not null,
    changed_by uuid not null,
    changed_at timestamptz(3) not null,
    primary key (model, role)
  )`.execute(db);

  await sql`create table model_health (
    model text not null,
    hour timestamptz(3) not null,
    calls integer not null,
    failures integer not null,
    last_success_at timestamptz(3),
    last_failure_at timestamptz(3),
    last_failure_code text,
    primary key (model, hour)
  )`.execute(db);
  await sql`create index model_health_hour on model_health (hour)`.execute(db);

  await sql`create table budgets (
    role text primary key,
    tokens bigint,
    money double precision,
    changed_by uuid not null,
    changed_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index if not exists model_usage_at on model_usage (at)`.execute(db);

  await sql`create table retention_rules (
    subject text primary key,
    days integer,
    keeps_pinned boolean not null,
    changed_by uuid not null,
    changed_at timestamptz(3) not null
  )`.execute(db);
  await sql`create table retention_runs (
    id bigint generated always as identity primary key,
    subject text not null,
    days integer not null,
    deleted integer not null,
    at timestamptz(3) not null
  )`.execute(db);
  await sql`create index retention_runs_subject on retention_runs (subject, at desc)`.execute(db);
  await sql`create index if not exists conversations_updated on conversations (updated_at)`.execute(db);
  await sql`create index if not exists files_created on files (create_at)`.execute(db);

  // The chain alone does not show that its last entries were cut off.
  await sql`create table audit_head (
    id integer primary key check (id = 1),
    entries bigint not null,
    hash text not null
  )`.execute(db);
  await sql`insert into audit_head (id, entries, hash)
    select 1, count(*), coalesce((select hash from audit order by seq desc limit 1), repeat('0', 64)) from audit`.execute(
    db,
  );
  await sql`create function audit_head_only_grows() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.entries = old.entries + 1 then return new; end if;
      raise exception 'the audit head only grows';
    end $$`.execute(db);
  await sql`create trigger audit_head_grows before update or delete on audit_head
    for each row execute function audit_head_only_grows()`.execute(db);

  await sql`alter table cases
    add column delivery_tries integer not null default 0,
    add column delivery_problem text,
    add column delivery_tried_at timestamptz(3)`.execute(db);
}
