import { type Kysely, sql } from "kysely";

/** Kinds of owners, verified e-mails, one id for each reading of a file, and the installation that objects belong to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOwnerIds(db);
  await removeImpostors(db);
  await registerOwners(db);
  await guardOwnerIds(db);

  // The process that reads a file stays in `reading_id`; this is the reading itself, of which a process has many.
  await sql`alter table files add column reading_token uuid`.execute(db);

  await sql`alter table people add column is_email_verified boolean not null default false`.execute(db);
  // Invitations bind only to verified e-mails, so a person who still has the invited e-mail has verified it.
  await sql`update people p set is_email_verified = true where exists (
    select 1 from assistant_members m
    where m.person_id = p.id and m.invited_email = p.email and m.added_by <> p.id)`.execute(db);

  await sql`create table installation (
    id uuid primary key default gen_random_uuid(),
    is_only boolean not null default true unique check (is_only),
    marked_at timestamptz(3)
  )`.execute(db);
  await sql`insert into installation default values`.execute(db);
}

/** What each id that can own files is, for good: also after the conversation or the assistant was deleted. */
async function createOwnerIds(db: Kysely<unknown>) {
  await sql`create table owner_ids (
    id uuid primary key,
    kind text not null check (kind in ('conversation', 'assistant'))
  )`.execute(db);
  await sql`alter table files add column owner_kind text generated always as (
    case when owner_id is null then null when purpose = 'assistant' then 'assistant' else 'conversation' end
  ) stored`.execute(db);
}

/**
 * Ids are random, so a conversation and an assistant share one only where somebody named the other's on purpose. The
 * older of the two keeps it; an official assistant always does.
 */
async function removeImpostors(db: Kysely<unknown>) {
  await sql`create temporary table impostors on commit drop as
    select c.id, c.person_id, a.is_official or a.created_at <= c.created_at as is_conversation
    from conversations c join assistants a on a.id = c.id`.execute(db);
  await sql`delete from files f using impostors i
    where f.owner_id = i.id and (f.purpose <> 'assistant') = i.is_conversation`.execute(db);
  // The tombstone makes the browser forget its copy, and tells whose it was.
  await sql`insert into deleted_conversations (id, person_id, deleted_at)
    select id, person_id, now() from impostors where is_conversation on conflict do nothing`.execute(db);
  await sql`delete from conversations c using impostors i where c.id = i.id and i.is_conversation`.execute(
    db,
  );
  await sql`delete from knowledge_sources s using impostors i
    where s.collection_id = i.id and not i.is_conversation`.execute(db);
  await sql`delete from assistants a using impostors i where a.id = i.id and not i.is_conversation`.execute(
    db,
  );
  await sql`drop table impostors`.execute(db);
}

async function registerOwners(db: Kysely<unknown>) {
  await sql`insert into owner_ids (id, kind) select id, 'assistant' from assistants`.execute(db);
  await sql`insert into owner_ids (id, kind) select id, 'conversation' from conversations
    on conflict do nothing`.execute(db);
  await sql`insert into owner_ids (id, kind) select id, 'conversation' from deleted_conversations
    on conflict do nothing`.execute(db);
  // Assistants that are deleted by now are known from the audit alone.
  await sql`insert into owner_ids (id, kind)
    select distinct subject_id::uuid, 'assistant' from audit
    where action = 'assistant.deleted' and subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    on conflict do nothing`.execute(db);
  await sql`insert into owner_ids (id, kind)
    select distinct on (owner_id) owner_id, owner_kind from files where owner_id is not null
    order by owner_id, owner_kind on conflict do nothing`.execute(db);
}

async function guardOwnerIds(db: Kysely<unknown>) {
  await sql`create function claim_owner_id(wanted uuid, wanted_kind text) returns boolean language plpgsql as $$
    declare held text;
    begin
      select kind into held from owner_ids where id = wanted;
      if held is null then
        -- Waits for a transaction that claims the same id; the second look then sees what it became.
        insert into owner_ids (id, kind) values (wanted, wanted_kind) on conflict (id) do nothing;
        select kind into held from owner_ids where id = wanted;
      end if;
      return held = wanted_kind;
    end $$`.execute(db);

  // Leaves the row out instead of failing: the statement may carry the questions of many people.
  await sql`create function keep_owner_id() returns trigger language plpgsql as $$
    begin
      if claim_owner_id(new.id, tg_argv[0]) then return new; end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger conversations_own_id before insert on conversations
    for each row execute function keep_owner_id('conversation')`.execute(db);
  await sql`create trigger assistants_own_id before insert on assistants
    for each row execute function keep_owner_id('assistant')`.execute(db);

  await sql`create function check_file_owner() returns trigger language plpgsql as $$
    begin
      if new.owner_id is not null and not claim_owner_id(new.owner_id,
          case when new.purpose = 'assistant' then 'assistant' else 'conversation' end) then
        raise exception 'the owner of file % is of another kind', new.id using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger files_owner_kind before insert or update of owner_id, purpose on files
    for each row execute function check_file_owner()`.execute(db);
}
