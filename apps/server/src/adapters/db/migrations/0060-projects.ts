import { type Kysely, sql } from "kysely";

/** Projects: folders of conversations with instructions, files and members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table projects (
    id uuid primary key,
    name text not null,
    color text not null,
    instructions text not null,
    version integer not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create table project_members (
    id uuid primary key,
    project_id uuid not null references projects (id) on delete cascade,
    -- null until the invited person signs in with a verified e-mail.
    person_id uuid references people (id) on delete cascade,
    invited_email text not null,
    role text not null,
    added_by uuid references people (id) on delete set null,
    added_at timestamptz(3) not null
  )`.execute(db);
  await sql`create unique index project_members_once on project_members (project_id, person_id)
    where person_id is not null`.execute(db);
  await sql`create unique index project_members_invited_once on project_members (project_id, invited_email)
    where person_id is null`.execute(db);
  await sql`create index project_members_person on project_members (person_id) where person_id is not null`.execute(
    db,
  );
  await sql`create index project_members_invited on project_members (invited_email) where person_id is null`.execute(
    db,
  );
  await sql`create index project_members_added_by on project_members (added_by)`.execute(db);

  await sql`alter table conversations add column project_id uuid references projects (id) on delete set null`.execute(
    db,
  );
  await sql`create index conversations_project on conversations (project_id, updated_at desc, id desc)
    where project_id is not null`.execute(db);
  // Who asked a question that was copied from another member's conversation.
  await sql`alter table messages add column asked_by uuid references people (id) on delete set null`.execute(
    db,
  );
  await sql`create index messages_asked_by on messages (asked_by) where asked_by is not null`.execute(db);

  await ownFiles(db);
  await keepAnOwner(db);
}

/** A project owns files as conversations and assistants do. */
async function ownFiles(db: Kysely<unknown>) {
  await sql`alter table owner_ids drop constraint owner_ids_kind_check`.execute(db);
  // A new expression for a generated column needs PostgreSQL 17.
  await sql`alter table files drop column owner_kind`.execute(db);
  await sql`alter table files add column owner_kind text generated always as (
    case when owner_id is null then null
      when purpose in ('assistant', 'project') then purpose else 'conversation' end) stored`.execute(db);
  await sql`create trigger projects_own_id before insert on projects
    for each row execute function keep_owner_id('project')`.execute(db);
  await sql`create or replace function check_file_owner() returns trigger language plpgsql as $$
    begin
      if new.owner_id is not null and not claim_owner_id(new.owner_id,
          case when new.purpose in ('assistant', 'project') then new.purpose else 'conversation' end) then
        raise exception 'the owner of file % is of another kind', new.id using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`.execute(db);
}

/**
 * The account of the last owner may be deleted. The member who joined first inherits the project, editors before
 * readers; a project without members is deleted, and its conversations stay in their lists.
 */
async function keepAnOwner(db: Kysely<unknown>) {
  await sql`create function keep_project_owner() returns trigger language plpgsql as $$
    declare heir uuid;
    begin
      if not exists (select 1 from projects where id = old.project_id) then return null; end if;
      if exists (select 1 from project_members
          where project_id = old.project_id and role = 'owner' and person_id is not null) then return null; end if;
      select id into heir from project_members where project_id = old.project_id and person_id is not null
        order by role = 'editor' desc, added_at, id limit 1;
      if heir is not null then
        update project_members set role = 'owner' where id = heir;
        return null;
      end if;
      update conversations set project_id = null, digest = '' where project_id = old.project_id;
      delete from files where owner_id = old.project_id and owner_kind = 'project';
      delete from projects where id = old.project_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger project_members_owner after delete on project_members
    for each row execute function keep_project_owner()`.execute(db);
}
