import { type Kysely, sql } from "kysely";
import { firstPrompts } from "./first-prompts.ts";

/** The prompt library: prompts of people, teams and the company, their versions, and who used which one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table prompts (
    id uuid primary key,
    -- Null for a company's prompt, which stays when the account of its author is deleted.
    owner_id uuid references people (id) on delete cascade,
    scope text not null,
    roles text[] not null default '{}',
    title text not null,
    text text not null,
    version integer not null,
    is_featured boolean not null default false,
    featured_roles text[] not null default '{}',
    featured_brands text[] not null default '{}',
    uses integer not null default 0,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index prompts_owner on prompts (owner_id)`.execute(db);
  await sql`create index prompts_shared on prompts (updated_at desc) where scope <> 'own'`.execute(db);
  await sql`create table prompt_versions (
    prompt_id uuid not null references prompts (id) on delete cascade,
    version integer not null,
    person_id uuid references people (id) on delete set null,
    scope text not null,
    title text not null,
    text text not null,
    at timestamptz(3) not null,
    primary key (prompt_id, version)
  )`.execute(db);
  await sql`create index prompt_versions_person on prompt_versions (person_id)`.execute(db);
  await sql`create table prompt_uses (
    person_id uuid not null references people (id) on delete cascade,
    prompt_id uuid not null references prompts (id) on delete cascade,
    uses integer not null,
    last_used_at timestamptz(3) not null,
    primary key (person_id, prompt_id)
  )`.execute(db);
  await sql`create index prompt_uses_prompt on prompt_uses (prompt_id)`.execute(db);
  for (const { id, title, text } of firstPrompts) {
    await sql`insert into prompts (id, scope, title, text, version, is_featured, created_at, updated_at)
      values (${id}, 'company', ${title}, ${text}, 1, true, now(), now())`.execute(db);
    await sql`insert into prompt_versions (prompt_id, version, scope, title, text, at)
      values (${id}, 1, 'company', ${title}, ${text}, now())`.execute(db);
  }
}
