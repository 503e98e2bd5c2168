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
