import { type Kysely, sql } from "kysely";

/** Devices that take web pushes, and the pushes that are not sent yet (decision 95). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table push_subscriptions (
    id uuid primary key,
    person_id uuid not null references people (id) on delete cascade,
    session_id uuid,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    brand text not null,
    language text not null,
    created_at timestamptz(3) not null,
    renewed_at timestamptz(3) not null,
    -- A device whose session was ended gets no more pushes.
    foreign key (person_id, session_id) references person_devices (person_id, id) on delete cascade
  )`.execute(db);
  await sql`create index push_subscriptions_person on push_subscriptions (person_id, session_id)`.execute(db);

  await sql`create table pushes (
    id uuid primary key default gen_random_uuid(),
    subscription_id uuid not null references push_subscriptions (id) on delete cascade,
    kind text not null,
    subject_id uuid not null,
    answer_id uuid,
    due_at timestamptz(3) not null default now(),
    tries integer not null default 0,
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index pushes_due on pushes (due_at)`.execute(db);
  await sql`create index pushes_subscription on pushes (subscription_id)`.execute(db);
  await sql`create index pushes_answer on pushes (answer_id) where answer_id is not null`.execute(db);

  await sql`alter table news add column pushed_version text`.execute(db);
  // Must-read news that people have known for long are not announced by the first run after the update.
  await sql`update news set pushed_version = version where is_must_read`.execute(db);
}
