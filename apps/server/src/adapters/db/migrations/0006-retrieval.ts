import { type Kysely, sql } from "kysely";
import { firstGlossary } from "./first-glossary.ts";

/** Passages, the words they are found by with their counts per collection, and the glossary that widens questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create table chunks (
    id bigint generated always as identity primary key,
    file_id uuid not null references files (id) on delete cascade,
    collection_id uuid not null,
    ordinal integer not null,
    page integer,
    section text not null,
    start_char integer not null,
    end_char integer not null,
    text text not null,
    searchable text not null,
    unique (file_id, ordinal)
  )`.execute(db);

  // Apart from the text, so that counting words reads small rows; straight under the file, so that deleting it is one statement.
  await sql`create table chunk_terms (
    chunk_id bigint primary key,
    file_id uuid not null references files (id) on delete cascade,
    collection_id uuid not null,
    words integer not null,
    terms tsvector not null
  )`.execute(db);
  await sql`create index chunk_terms_search on chunk_terms using gin (collection_id, terms) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create index chunk_terms_file on chunk_terms (file_id)`.execute(db);

  await sql`create index files_supersedes on files (owner_id) where supersedes is not null`.execute(db);

  await sql`create table collection_sizes (
    collection_id uuid primary key,
    chunks integer not null,
    words bigint not null
  )`.execute(db);
  await sql`create table collection_terms (
    collection_id uuid not null,
    term text not null,
    chunks integer not null,
    primary key (collection_id, term)
  )`.execute(db);
  await sql`create index collection_terms_alike on collection_terms using gin (collection_id, term gin_trgm_ops)
    with (fastupdate = off)`.execute(db);
  await countTerms(db);

  await sql`create table glossary (
    id integer generated always as identity primary key,
    words text[] not null,
    changed_by uuid,
    changed_at timestamptz(3) not null default now()
  )`.execute(db);
  for (const words of firstGlossary) await sql`insert into glossary (words) values (${words})`.execute(db);
}

/** The counts follow every way in and out, cascades too; one writer per collection, or two would wait for each other. */
async function countTerms(db: Kysely<unknown>) {
  await sql`create function count_chunk_terms() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(collection_id::text, 6))
        from (select distinct collection_id from added order by 1) c;
      insert into collection_sizes as s (collection_id, chunks, words)
        select collection_id, count(*), sum(words) from added group by 1 order by 1
        on conflict (collection_id) do update set chunks = s.chunks + excluded.chunks, words = s.words + excluded.words;
      insert into collection_terms as t (collection_id, term, chunks)
        select a.collection_id, u.lexeme, count(*) from added a cross join lateral unnest(a.terms) u
        group by 1, 2 order by 1, 2
        on conflict (collection_id, term) do update set chunks = t.chunks + excluded.chunks;
      return null;
    end $$`.execute(db);
  await sql`create function uncount_chunk_terms() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended(collection_id::text, 6))
        from (select distinct collection_id from removed order by 1) c;
      update collection_sizes s set chunks = s.chunks - r.chunks, words = s.words - r.words
        from (select collection_id, count(*) as chunks, sum(words) as words from removed group by 1) r
        where s.collection_id = r.collection_id;
      update collection_terms t set chunks = t.chunks - r.chunks
        from (select d.collection_id, u.lexeme, count(*) as chunks
          from removed d cross join lateral unnest(d.terms) u group by 1, 2) r
        where t.collection_id = r.collection_id and t.term = r.lexeme;
      delete from collection_terms t
        using (select distinct d.collection_id, u.lexeme from removed d cross join lateral unnest(d.terms) u) r
        where t.collection_id = r.collection_id and t.term = r.lexeme and t.chunks <= 0;
      delete from collection_sizes s using (select distinct collection_id from removed) r
        where s.collection_id = r.collection_id and s.chunks <= 0;
      return null;
    end $$`.execute(db);
  await sql`create trigger chunk_terms_added after insert on chunk_terms
    referencing new table as added for each statement execute function count_chunk_terms()`.execute(db);
  await sql`create trigger chunk_terms_removed after delete on chunk_terms
    referencing old table as removed for each statement execute function uncount_chunk_terms()`.execute(db);
}
