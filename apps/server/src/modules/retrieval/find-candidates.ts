import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import type { FileOwner } from "../files/index.ts";
import type { QueryTerm, QueryWord, ReadQuery } from "./read-query.ts";

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
  collections: readonly FileOwner[];
  fileIds?: readonly string[] | undefined;
}

/** Their passages are found by the id alone, which the database lets be of one kind; `readPassages` asks for the kind. */
export const idsOf = (collections: readonly FileOwner[]) => collections.map(({ id }) => id);

const MOST_CANDIDATES = 60;
const MOST_HITS = 5000;
/** Of words without a mark, in the section and in the title, as `ts_rank` takes them. */
const FIELD_WEIGHTS = "{0.1, 0.1, 0.06, 0.04}";
/** What `ts_rank` gives to a word that stands once in the text; 1 afterwards. */
const ONCE = 0.1 / 1.64493406685;
/** How much the length of a passage counts, as BM25 has it with k1 = 0.9 and b = 0.5 for a word that stands once. */
export const LENGTH_SHARE = 0.24;

/**
 * The passages that weigh most by their words: BM25, with the saturation that `ts_rank` has for a single word. Each term is
 * looked up by itself, so that a word costs as much as the passages that have it; of the others the best are weighed whole.
 */
export async function findCandidates(
  db: Db,
  { words, averageWords }: ReadQuery,
  scope: Scope,
): Promise<Candidate[]> {
  const terms = termsOf(words);
  if (terms.length === 0) return [];
  const inFiles = scope.fileIds ? sql`and c.file_id = any(${scope.fileIds}::uuid[])` : sql``;
  // Materialized, or each row of the join would parse its term again and carry all its words to the sum.
  const { rows } = await sql<Row>`
    with asked as materialized (
      select place::int as place, weight, quote_literal(term)::tsquery as query
      from unnest(${terms.map(({ term }) => term)}::text[], ${terms.map(({ weight }) => weight)}::real[])
        with ordinality as t (term, weight, place)
    ), hits as materialized (
      select c.chunk_id, c.words, a.weight * ts_rank(${FIELD_WEIGHTS}::real[], c.terms, a.query) as score
      from asked a
      join chunk_terms c on c.collection_id = any(${idsOf(scope.collections)}::uuid[]) and c.terms @@ a.query ${inFiles}
      where a.place <= ${leadingTerms(terms)}
    ), best as (
      select chunk_id, max(words) as words,
        sum(score) / (1 - ${LENGTH_SHARE}::real + ${LENGTH_SHARE}::real * max(words) / ${averageWords}::real) as score
      from hits group by chunk_id order by score desc, chunk_id limit ${MOST_CANDIDATES}
    )
    select c.id, c.file_id as "fileId", c.ordinal, b.words, c.searchable, (
        select array_agg(case when i.terms @@ a.query then ts_rank(${FIELD_WEIGHTS}::real[], i.terms, a.query) end order by a.place)
        from asked a
      ) as ranks
    from best b
    join chunk_terms i on i.chunk_id = b.chunk_id
    join chunks c on c.id = b.chunk_id
    order by b.score desc, c.id`.execute(db);
  return rows.map(({ ranks, ...row }) => ({
    ...row,
    ranks: new Map(
      terms.flatMap(({ term }, at) => {
        const rank = ranks[at];
        return rank ? [[term, rank / ONCE]] : [];
      }),
    ),
  }));
}

/** Each term once, the rarest first. */
function termsOf(words: readonly QueryWord[]): QueryTerm[] {
  const best = new Map<string, QueryTerm>();
  for (const term of words.flatMap((word) => word.terms))
    if (term.weight > (best.get(term.term)?.weight ?? 0)) best.set(term.term, term);
  return [...best.values()].sort((a, b) => a.count - b.count || a.term.localeCompare(b.term));
}

/** How many of the terms bring candidates: a word that half of all passages have tells them apart only among those. */
function leadingTerms(terms: readonly QueryTerm[]): number {
  let hits = 0;
  const first = terms.findIndex(({ count }, at) => {
    hits += count;
    return at > 0 && hits > MOST_HITS;
  });
  return first < 0 ? terms.length : first;
}

interface Row extends Omit<Candidate, "ranks"> {
  ranks: (number | null)[];
}
