import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { idsOf, type Scope } from "./find-candidates.ts";

/** Limits of pgvector's indexes: `vector` up to 2,000 dimensions, `halfvec` up to 4,000. */
const MOST_DIMENSIONS = 2000;
const MOST_HALF_DIMENSIONS = 4000;

export interface VectorIndex {
  /** The nearest passages, best first. */
  nearest(vector: readonly number[], scope: Scope, limit: number): Promise<NearPassage[]>;
  /** Vectors of arbitrary passages, to measure the similarity of a question to unrelated texts. */
  sample(limit: number): Promise<number[][]>;
  /** Passages without a vector of this model, oldest first. */
  missing(limit: number): Promise<MissingVector[]>;
  /** A null vector keeps a passage out of the index, for example when the outbound policy refuses it. */
  store(rows: readonly { chunk: MissingVector; vector: readonly number[] | null }[]): Promise<void>;
  /** The number of processed passages, and of all passages. */
  progress(): Promise<{ done: number; all: number }>;
  /** Deletes the vectors of earlier models. */
  dropOthers(): Promise<void>;
}

export interface NearPassage {
  id: number;
  /** Cosine similarity with the question, 1 for the same direction. */
  similarity: number;
}

export interface MissingVector {
  chunkId: number;
  fileId: string;
  collectionId: string;
  text: string;
}

/** Creates the table on first use; undefined if the database has no pgvector. */
export async function openVectorIndex(db: Db, model: string): Promise<VectorIndex | undefined> {
  if (!(await hasPgvector(db))) return undefined;
  await sql`create table if not exists chunk_vectors (
    chunk_id bigint not null,
    file_id uuid not null references files (id) on delete cascade,
    collection_id uuid not null,
    model text not null,
    embedding vector,
    primary key (chunk_id, model)
  )`.execute(db);
  await sql`create index if not exists chunk_vectors_file on chunk_vectors (file_id)`.execute(db);
  await sql`create index if not exists chunk_vectors_collection on chunk_vectors (collection_id)`.execute(db);
  const indexed = new Set<number>();

  async function ensureIndex(dimensions: number) {
    if (indexed.has(dimensions) || dimensions > MOST_HALF_DIMENSIONS) return;
    const name = sql.ref(`chunk_vectors_nearest_${dimensions}`);
    const type = castFor(dimensions);
    const operators = sql.raw(dimensions > MOST_DIMENSIONS ? "halfvec_cosine_ops" : "vector_cosine_ops");
    await sql`create index if not exists ${name} on chunk_vectors
      using hnsw ((embedding::${type}) ${operators}) where vector_dims(embedding) = ${sql.lit(dimensions)}`.execute(
      db,
    );
    indexed.add(dimensions);
  }

  return {
    async nearest(vector, { collections, fileIds }, limit) {
      const type = castFor(vector.length);
      const inFiles = fileIds ? sql`and file_id = any(${fileIds}::uuid[])` : sql``;
      return db.transaction().execute(async (trx) => {
        // Without an iterative scan, the index returns the nearest of all collections, and the filter may
        // leave none.
        await sql`select set_config('hnsw.iterative_scan', 'relaxed_order', true)`.execute(trx);
        const query = sql`${`[${vector.join(",")}]`}::${type}`;
        const { rows } = await sql<NearPassage>`
          select chunk_id as id, 1 - (embedding::${type} <=> ${query}) as similarity from chunk_vectors
          where collection_id = any(${idsOf(collections)}::uuid[]) and model = ${model}
            and vector_dims(embedding) = ${sql.lit(vector.length)} ${inFiles}
          order by embedding::${type} <=> ${query} limit ${limit}`.execute(trx);
        return rows;
      });
    },
    async sample(limit) {
      const { rows } = await sql<{ embedding: string }>`
        select embedding::text from chunk_vectors where model = ${model} and chunk_id in (
          select chunk_id from chunk_vectors where model = ${model} and embedding is not null
          order by random() limit ${limit})`.execute(db);
      return rows.map(({ embedding }): number[] => JSON.parse(embedding));
    },
    async progress() {
      const { rows } = await sql<{ done: number; all: number }>`
        select (select count(*) from chunk_vectors where model = ${model})::int as done,
          (select count(*) from chunks)::int as all`.execute(db);
      return rows[0] ?? { done: 0, all: 0 };
    },
    async dropOthers() {
      await sql`delete from chunk_vectors where model <> ${model}`.execute(db);
    },
    async missing(limit) {
      const { rows } = await sql<MissingVector>`
        select c.id as "chunkId", c.file_id as "fileId", c.collection_id as "collectionId",
          concat_ws(E'\n', f.title, nullif(c.section, ''), c.text) as text
        from chunks c join files f on f.id = c.file_id
        where not exists (select from chunk_vectors v where v.chunk_id = c.id and v.model = ${model})
        order by c.id limit ${limit}`.execute(db);
      return rows;
    },
    async store(rows) {
      const dimensions = rows.find(({ vector }) => vector)?.vector?.length;
      if (dimensions) await ensureIndex(dimensions);
      const column = <T>(take: (row: (typeof rows)[number]) => T) => rows.map(take);
      // Joined with the passages: a file may have been deleted in the meantime.
      await sql`
        insert into chunk_vectors (chunk_id, file_id, collection_id, model, embedding)
        select v.chunk_id, c.file_id, c.collection_id, ${model}, v.embedding::vector
        from unnest(${column(({ chunk }) => chunk.chunkId)}::bigint[],
          ${column(({ vector }) => (vector ? `[${vector.join(",")}]` : null))}::text[]) as v (chunk_id, embedding)
        join chunks c on c.id = v.chunk_id
        on conflict (chunk_id, model) do update set embedding = excluded.embedding`.execute(db);
    },
  };
}

function castFor(dimensions: number) {
  return sql.raw(dimensions > MOST_DIMENSIONS ? `halfvec(${dimensions})` : `vector(${dimensions})`);
}

async function hasPgvector(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_available_extensions where name = 'vector'`.execute(db);
  if (rows.length === 0) return false;
  await sql`create extension if not exists vector`.execute(db);
  return true;
}
