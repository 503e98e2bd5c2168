import { type Kysely, sql } from "kysely";

/** Tool servers with their accepted tools, and people's connections to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tool_servers (
    id uuid primary key,
    name text not null,
    kind text not null check (kind in ('http', 'stdio')),
    address text not null,
    header_names text[] not null,
    -- Encrypted: values of the headers, and the client secret.
    secrets text,
    oauth jsonb,
    is_enabled boolean not null,
    -- Changes with every change of the address, headers or OAuth, so that kept connections are not used again.
    revision integer not null default 1,
    checked_at timestamptz(3),
    failure jsonb,
    omitted integer not null default 0,
    created_at timestamptz(3) not null,
    changed_by uuid,
    changed_at timestamptz(3) not null
  )`.execute(db);
  await sql`create unique index tool_servers_name on tool_servers (lower(name))`.execute(db);

  await sql`create table tool_server_tools (
    server_id uuid not null references tool_servers (id) on delete cascade,
    name text not null,
    offered_as text not null unique,
    -- The form that an administrator accepted, and the last form that the server gave.
    accepted jsonb,
    accepted_digest text,
    current jsonb,
    current_digest text,
    is_on boolean not null,
    access text not null check (access in ('read', 'outside', 'write')),
    roles text[] not null,
    place text not null check (place in ('everywhere', 'assistants')),
    calls integer not null default 0,
    failures integer not null default 0,
    -- How many calls took how long: one counter per range of milliseconds.
    times integer[] not null default array_fill(0, array[20]),
    last_failure jsonb,
    primary key (server_id, name)
  )`.execute(db);

  await sql`create table tool_connections (
    server_id uuid not null references tool_servers (id) on delete cascade,
    person_id uuid not null references people (id) on delete cascade,
    -- Encrypted: tokens and the client that they belong to.
    secrets text not null,
    -- One refresh at a time over all nodes: the others wait until the lease ends.
    refresh_until timestamptz(3),
    version integer not null default 1,
    connected_at timestamptz(3) not null,
    primary key (server_id, person_id)
  )`.execute(db);

  await sql`create table tool_authorizations (
    -- Digest of the state, which is a secret until it is used.
    state_digest text primary key,
    server_id uuid not null references tool_servers (id) on delete cascade,
    person_id uuid not null references people (id) on delete cascade,
    secrets text not null,
    created_at timestamptz(3) not null
  )`.execute(db);
}
