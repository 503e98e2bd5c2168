import { type Kysely, sql } from "kysely";
import { firstMeanings } from "./first-meanings.ts";

/** Terms with an id and a meaning in each language; before, the glossary was lists of words that were replaced whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table glossary
    add column uid uuid not null default gen_random_uuid(),
    add column term_key text,
    add column meanings jsonb not null default '{}'`.execute(db);
  await sql`update glossary set term_key = lower(words[1])`.execute(db);
  // Older lists could begin with the same word: the later ones keep their words under a key of their own.
  await sql`update glossary g set term_key = g.term_key || ' ' || g.id
    where exists (select 1 from glossary o where o.term_key = g.term_key and o.id < g.id)`.execute(db);
  await sql`alter table glossary alter column term_key set not null`.execute(db);
  await sql`create unique index glossary_uid on glossary (uid)`.execute(db);
  await sql`create unique index glossary_term on glossary (term_key)`.execute(db);
  for (const { term, synonyms = [], ...meanings } of firstMeanings)
    await sql`insert into glossary (words, term_key, meanings)
      values (${[term, ...synonyms]}, ${term.toLowerCase()}, ${JSON.stringify(meanings)}::jsonb)
      on conflict (term_key) do update set meanings = excluded.meanings`.execute(db);
}
