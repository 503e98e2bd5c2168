import { type Kysely, sql } from "kysely";

/** What happened each day, counted once so that a report reads little; and the questions that no document answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A person with several roles counts under one, or sums over roles would count them twice.
  await sql`create function leading_role(held text[]) returns text language sql immutable as $$
    select case
      when 'chat_metatron_user_admin' = any(held) then 'chat_metatron_user_admin'
      when 'chat_metatron_user_external' = any(held) then 'chat_metatron_user_external'
      when 'chat_metatron_user_vp_it' = any(held) then 'chat_metatron_user_vp_it'
      when 'chat_metatron_legal_leasing' = any(held) then 'chat_metatron_legal_leasing'
      when 'chat_metatron_aircraft_technician' = any(held) then 'chat_metatron_aircraft_technician'
      when 'chat_metatron_airport_agent' = any(held) then 'chat_metatron_airport_agent'
      when 'chat_metatron_user_airtalk' = any(held) then 'chat_metatron_user_airtalk'
      when 'chat_metatron_user_pro' = any(held) then 'chat_metatron_user_pro'
      when 'chat_metatron_user_basic' = any(held) then 'chat_metatron_user_basic'
      else '' end $$`.execute(db);
  await sql`create function brand_of(chat text, assistant_id uuid) returns text language sql immutable as $$
    select case
      when chat = 'rh-plus' then 'rh'
      when assistant_id = '5d0c7a10-3f5e-4b61-9c01-7a1e00000002' then 'amelia'
      else 'chatlibre' end $$`.execute(db);
  await sql`create function day_of(at timestamptz) returns date language sql immutable as $$
    select (at at time zone 'utc')::date $$`.execute(db);

  await sql`create table daily_use (
    day date not null,
    brand text not null,
    role text not null,
    conversations integer not null,
    questions integer not null,
    answers integer not null,
    errors integer not null,
    grounded integer not null,
    groundable integer not null,
    good integer not null,
    bad integer not null,
    primary key (day, brand, role)
  )`.execute(db);
  // One bit for each brand: half the rows, and brands of many days are joined by an "or".
  await sql`create table daily_people (
    day date not null,
    person_id uuid not null references people (id) on delete cascade,
    brands smallint not null,
    primary key (day, person_id)
  )`.execute(db);
  await sql`create index daily_people_person on daily_people (person_id)`.execute(db);
  await sql`create table daily_times (
    day date not null,
    bucket smallint not null,
    answers integer not null,
    primary key (day, bucket)
  )`.execute(db);
  await sql`create table daily_topics (
    day date not null,
    brand text not null,
    category text not null,
    questions integer not null,
    primary key (day, brand, category)
  )`.execute(db);
  await sql`create table daily_models (
    day date not null,
    model text not null,
    role text not null,
    calls integer not null,
    input_tokens bigint not null,
    output_tokens bigint not null,
    cost numeric(14, 6) not null,
    primary key (day, model, role)
  )`.execute(db);
  await sql`create table daily_votes (
    day date not null,
    score smallint not null,
    votes integer not null,
    primary key (day, score)
  )`.execute(db);
  await sql`create table daily_events (
    day date not null,
    name text not null,
    times integer not null,
    primary key (day, name)
  )`.execute(db);
  await sql`create table report_state (
    is_only boolean primary key default true check (is_only),
    counted_at timestamptz(3) not null
  )`.execute(db);

  await sql`create table knowledge_gaps (
    id uuid primary key,
    terms text[] not null,
    text text not null,
    brand text not null,
    category text,
    people integer not null,
    times integer not null,
    unsupported integer not null,
    bad integer not null,
    state text not null,
    owner text,
    first_asked_at timestamptz(3) not null,
    last_asked_at timestamptz(3) not null,
    solved_at timestamptz(3),
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index knowledge_gaps_most on knowledge_gaps (people desc, id)`.execute(db);

  // Rows lie in the order of their times, so a few ranges tell where the newest are, at next to no cost for a write.
  await sql`create index usage_events_received on usage_events using brin (received_at)`.execute(db);
  await sql`create index messages_times on messages using brin (created_at, updated_at)`.execute(db);
  await sql`create index conversations_times on conversations using brin (created_at)`.execute(db);
}
