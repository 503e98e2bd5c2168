import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { ReadQuery } from "./read-query.ts";

export interface Candidate {
  id: number;
  fileId: string;
  ordinal: number;
  words: number;
  searchable: string;
  /** How much each term weighs in it: more where it stands more often, less where only the title or section has it. */
  ranks: ReadonlyMap<string, number>;
}

export interface Scope {
  collectionIds: readonly string[];
  fileIds?: readonly string[] | undefined;
}

const MOST_CANDIDATES = 80;
/** What `ts_rank` gives to a word that stands once in the text; 1 afterwards. */
const ONCE = 0.1 / 1.64493406685;
/** How much the length of a passage counts, as BM25 has it with k1 = 0.9 and b = 0.5 for a word that stands once. */
export const LENGTH_SHARE = 0.24;

/**
 * The passages that weigh most by their words: BM25, with the saturation that `ts_rank` has for a single word. Each term is
 * looked up by itself, so that a word which many passages have costs no more than their number.
 */
export async function findCandidates(
  db: Db,
  { words, averageWords }: ReadQuery,
  scope: Scope,
): Promise<Candidate[]> {
  const weights = new Map<string, number>();
  for (const { term, weight } of words.flatMap((word) => word.terms))
    weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  if (weights.size === 0) return [];
  const terms = [...weights.keys()];
  const inFiles = scope.fileIds ? sql`and c.file_id = any(${scope.fileIds}::uuid[])` : sql``;
  // Materialized, or each row of the join would parse its term again.
  const { rows } = await sql<Row>`
    with asked as materialized (
      select place::int as place, weight, quote_literal(term)::tsquery as query
      from unnest(${terms}::text[], ${[...weights.values()]}::real[]) with ordinality as t (term, weight, place)
    ), hits as (
      select c.chunk_id, c.words, a.place, a.weight, ts_rank('{0.1, 0.1, 0.06, 0.04}', c.terms, a.query) as rank
      from asked a
      join chunk_terms c on c.collection_id = any(${scope.collectionIds}::uuid[]) and c.terms @@ a.query ${inFiles}
    ), best as (
      select chunk_id, max(words) as words, array_agg(place) as places, array_agg(rank) as ranks,
        sum(weight * rank) / (1 - ${LENGTH_SHARE}::real + ${LENGTH_SHARE}::real * max(words) / ${averageWords}::real) as score
      from hits group by chunk_id order by score desc, chunk_id limit ${MOST_CANDIDATES}
    )
    select c.id, c.file_id as "fileId", c.ordinal, b.words, c.searchable, b.places, b.ranks
    from best b join chunks c on c.id = b.chunk_id order by b.score desc, c.id`.execute(db);
  return rows.map(({ places, ranks, ...row }) => ({
    ...row,
    ranks: new Map(places.map((place, at) => [terms[place - 1] ?? "", (ranks[at] ?? 0) / ONCE])),
  }));
}

interface Row extends Omit<Candidate, "ranks"> {
  places: number[];
  ranks: number[];
}
