import { randomUUID } from "node:crypto";
import type { Database } from "../apps/server/src/adapters/db/index.ts";
import { type Corpus, makeCorpus } from "./spanish-corpus.ts";

export interface HistorySize {
  conversations: number;
  messagesEach: number;
  otherPeople: number;
  otherConversations: number;
  otherMessagesEach: number;
}

/** One person with a very long history among many with a short one; answers that person's id and the words used. */
export async function fillHistory(
  { pool }: Database,
  size: HistorySize,
): Promise<{ personId: string; corpus: Corpus }> {
  const corpus = makeCorpus();
  const personId = randomUUID();
  const { rows } = await pool.query("select indexdef from pg_indexes where indexname = 'messages_search'");
  // One connection: the temporary table is gone with it. The index is faster made over all rows than row by row.
  const client = await pool.connect();
  try {
    await client.query("drop index messages_search");
    await client.query("create temporary table sentences (place int primary key, text text)");
    await client.query(
      "insert into sentences select n - 1, text from unnest($1::text[]) with ordinality as s(text, n)",
      [corpus.sentences],
    );
    await client.query(PEOPLE, [personId, size.otherPeople]);
    await client.query(CONVERSATIONS, [
      personId,
      size.conversations,
      size.otherConversations,
      corpus.sentences.length,
    ]);
    await client.query(MESSAGES, [
      personId,
      size.messagesEach,
      size.otherMessagesEach,
      corpus.sentences.length,
    ]);
    await client.query(rows[0]?.indexdef);
    await client.query("drop table sentences");
    await client.query("vacuum (analyze)");
  } finally {
    client.release();
  }
  return { personId, corpus };
}

const PEOPLE = `
  insert into people (id, issuer, subject, email, name, roles)
  select case when n = 0 then $1::uuid else gen_random_uuid() end, 'bench', n::text, n || '@aerovia.example', 'Persona ' || n, '{}'
  from generate_series(0, $2::int) n`;

const CONVERSATIONS = `
  insert into conversations (id, person_id, unique_id, title, chat, model, created_at, updated_at)
  select id, person_id, id, initcap(split_part(title, ' ', 2)) || ' ' || n, 'chat-libre', 'gpt-5', at, at
  from (
    select gen_random_uuid() as id, p.id as person_id, s.text as title, n,
      timestamptz '2026-01-01' + make_interval(mins => n * 37 + abs(hashtext(p.id::text)) % 30) as at
    from people p
    cross join lateral generate_series(1, case when p.id = $1::uuid then $2::int else $3::int end) n
    join sentences s on s.place = abs(hashtext(p.id::text || n)) % $4::int
  ) made`;

// Two to seven sentences each, stored in the order of their times, as they would have been written.
const MESSAGES = `
  insert into messages (id, unique_id, conversation_id, person_id, role, kind, state, content, text, created_at,
    updated_at, search)
  select id, id, conversation_id, person_id, role, 'text', 'complete',
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', text)), text, at, at, to_tsvector('es', text)
  from (
    select gen_random_uuid() as id, c.id as conversation_id, c.person_id, w.text,
      case when n % 2 = 1 then 'user' else 'assistant' end as role,
      c.created_at + make_interval(secs => n * 40) as at
    from conversations c
    cross join lateral generate_series(1, case when c.person_id = $1::uuid then $2::int else $3::int end) n
    cross join lateral (
      select string_agg(s.text, ' ') || ' Expediente ' || 100000 + abs(hashtext(c.id::text || n)) % 900000 || '.' as text
      from generate_series(1, 2 + abs(hashtext(n || c.id::text)) % 6) k
      join sentences s on s.place = abs(hashtext(c.id::text || n || '/' || k)) % $4::int
    ) w
    order by at
  ) made`;

const CROWD_MESSAGES_EACH = 25;
const CROWD_CONVERSATIONS_EACH = 20;

/**
 * Many people with short histories, spread over two years, until there are so many messages. Without checks of
 * references and with the indexes made afterwards, because ten million rows would take hours otherwise.
 */
export async function addCrowd({ pool }: Database, { messages }: { messages: number }): Promise<void> {
  const people = Math.ceil(messages / CROWD_MESSAGES_EACH / CROWD_CONVERSATIONS_EACH);
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query("set maintenance_work_mem = '1GB'");
    const indexes = await takeIndexes(client);
    await client.query(
      "create temporary table said (place int primary key, text text, content jsonb, search tsvector)",
    );
    await client.query(
      `insert into said select n - 1, text, jsonb_build_array(jsonb_build_object('type', 'text', 'text', text)),
        to_tsvector('es', text) from unnest($1::text[]) with ordinality as s(text, n)`,
      [makeCorpus().sentences],
    );
    await client.query("analyze said");
    await client.query(CROWD, [people]);
    await client.query(CROWD_CONVERSATIONS, [CROWD_CONVERSATIONS_EACH]);
    await client.query(CROWD_MESSAGES, [CROWD_MESSAGES_EACH]);
    for (const definition of indexes) await client.query(definition);
    await client.query("drop table said");
    await client.query("vacuum (analyze)");
  } finally {
    // Its settings are gone with the connection.
    client.release(true);
  }
}

/**
 * Puts the messages into a table with a partition for each month in place of the product's own. It has the same indexes,
 * except that an id is unique only within its month.
 */
export async function partitionByMonth({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set maintenance_work_mem = '1GB'");
    const { rows } = await client.query(INDEXES);
    await client.query(
      "create table months (like messages including defaults) partition by range (created_at)",
    );
    await client.query(`do $$ begin
      for n in 0..35 loop
        execute format('create table months_%s partition of months for values from (%L) to (%L)', n,
          timestamptz '2025-01-01' + make_interval(months => n), timestamptz '2025-01-01' + make_interval(months => n + 1));
      end loop;
    end $$`);
    await client.query("insert into months select * from messages");
    await client.query("alter table messages rename to messages_whole");
    await client.query("alter table months rename to messages");
    for (const { indexdef } of rows)
      await client.query(indexdef.replace(" UNIQUE", "").replace(/INDEX (\w+)/, "INDEX $1_by_month"));
    await client.query("vacuum (analyze)");
  } finally {
    client.release(true);
  }
}

const INDEXES = `
  select indexname, indexdef, indexname in (select conname from pg_constraint) as is_constraint
  from pg_indexes where schemaname = 'public' and tablename = 'messages'`;

async function takeIndexes(client: {
  query(text: string): Promise<{ rows: IndexRow[] }>;
}): Promise<string[]> {
  const { rows } = await client.query(INDEXES);
  const droppable = rows.filter(({ is_constraint }) => !is_constraint);
  for (const { indexname } of droppable) await client.query(`drop index ${indexname}`);
  return droppable.map(({ indexdef }) => indexdef);
}

interface IndexRow {
  indexname: string;
  indexdef: string;
  is_constraint: boolean;
}

const CROWD = `
  insert into people (id, issuer, subject, email, name, roles)
  select gen_random_uuid(), 'crowd', n::text, n || '@crowd.example', 'Persona ' || n, '{}'
  from generate_series(1, $1::int) n`;

const CROWD_CONVERSATIONS = `
  insert into conversations (id, person_id, unique_id, title, chat, model, created_at, updated_at)
  select id, person_id, id, 'Consulta ' || n, 'chat-libre', 'gpt-5', at, at
  from (
    select gen_random_uuid() as id, p.id as person_id, n,
      timestamptz '2025-01-01' + make_interval(days => n * 36 + abs(hashtext(p.id::text)) % 30) as at
    from people p cross join generate_series(0, $1::int - 1) n
    where p.issuer = 'crowd'
  ) made
  order by at`;

const CROWD_MESSAGES = `
  insert into messages (id, unique_id, conversation_id, person_id, role, kind, state, content, text, created_at,
    updated_at, search)
  select gen_random_uuid(), gen_random_uuid(), c.id, c.person_id, case when n % 2 = 1 then 'user' else 'assistant' end, 'text',
    'complete', s.content, s.text, c.created_at + make_interval(secs => n * 40), c.created_at, s.search
  from (
    select c.* from conversations c join people p on p.id = c.person_id and p.issuer = 'crowd' order by c.created_at
  ) c
  cross join generate_series(1, $1::int) n
  join said s on s.place = abs(hashtext(c.id::text || n)) % (select count(*)::int from said)`;
