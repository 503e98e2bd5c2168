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
  /** Positions of the query terms in this passage. */
  hits: ReadonlyMap<string, TermHits>;
  /**
   * Positions in the passage that opens the section; undefined if that is this passage or too far before it.
   */
  openingHits: ReadonlyMap<string, TermHits> | undefined;
}

export interface TermHits {
  /** Positions in the text, from 1. */
  places: readonly number[];
  /** Whether the term is in the title or the headings. */
  isNamed: boolean;
}

export interface Scope {
  collections: readonly FileOwner[];
  fileIds?: readonly string[] | undefined;
}

/**
 * Passages are found by the owner's id alone, which is unique in the database across kinds; `readPassages`
 * also checks the kind.
 */
export const idsOf = (collections: readonly FileOwner[]) => collections.map(({ id }) => id);

const MOST_CANDIDATES = 60;
const MOST_HITS = 5000;
/** Weights of unlabelled words, the section and the title, as `ts_rank` expects them. */
const FIELD_WEIGHTS = "{0.1, 0.1, 0.06, 0.04}";
/** Weight of the passage length: equals BM25 with k1 = 0.9 and b = 0.5 for a word that occurs once. */
const LENGTH_SHARE = 0.24;
/** A passage up to this many places after the opening of its section still has the opening's subject. */
const OPENING_REACH = 4;

/**
 * The best passages by their words: BM25, with the saturation of `ts_rank` for a single word. Each term has
 * its own index scan, so the cost of a term is proportional to its passages. The remaining terms only score
 * the candidates of the leading ones.
 */
export async function findCandidates(
  db: Db,
  { words, averageWords }: ReadQuery,
  scope: Scope,
): Promise<Candidate[]> {
  const terms = termsOf(words);
  if (terms.length === 0) return [];
  const names = terms.map(({ term }) => term);
  const inFiles = scope.fileIds ? sql`and c.file_id = any(${scope.fileIds}::uuid[])` : sql``;
  // Materialized, because each row of the join would otherwise parse its term again and carry all its words
  // to the sum.
  const { rows } = await sql<Row>`
    with asked as materialized (
      select place::int as place, weight, quote_literal(term)::tsquery as query
      from unnest(${names}::text[], ${terms.map(({ weight }) => weight)}::real[])
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
    select c.id, c.file_id as "fileId", c.ordinal, b.words, c.searchable,
      i.terms::text as hits, oi.terms::text as "openingHits"
    from best b
    join chunk_terms i on i.chunk_id = b.chunk_id
    join chunks c on c.id = b.chunk_id
    left join chunks o on o.file_id = c.file_id and o.ordinal = c.opening
      and c.opening between c.ordinal - ${OPENING_REACH}::int and c.ordinal - 1
    left join chunk_terms oi on oi.chunk_id = o.id
    order by b.score desc, c.id`.execute(db);
  return rows.map(({ hits, openingHits, ...row }) => ({
    ...row,
    hits: hitsIn(hits, names),
    openingHits: openingHits === null ? undefined : hitsIn(openingHits, names),
  }));
}

/**
 * Parses the positions of terms from a `tsvector` as text: 'vuel':3,17 'equipaj':4,9A. Parsing here takes
 * half of the time of `unnest` in the database. Terms have no quotation marks, because `searchableText` keeps
 * only letters and digits.
 */
function hitsIn(vector: string, terms: readonly string[]): ReadonlyMap<string, TermHits> {
  const hits = new Map<string, TermHits>();
  for (const term of terms) {
    const name = `'${term}':`;
    const at = vector.indexOf(name);
    if (at < 0) continue;
    const from = at + name.length;
    const end = vector.indexOf(" ", from);
    const all = vector.slice(from, end < 0 ? undefined : end).split(",");
    // Positions in the title and the section end with a letter.
    const places = all.map(Number).filter((place) => !Number.isNaN(place));
    hits.set(term, { places, isNamed: places.length < all.length });
  }
  return hits;
}

/** Each term once, the rarest first. */
function termsOf(words: readonly QueryWord[]): QueryTerm[] {
  const best = new Map<string, QueryTerm>();
  for (const term of words.flatMap((word) => word.terms))
    if (term.weight > (best.get(term.term)?.weight ?? 0)) best.set(term.term, term);
  return [...best.values()].sort((a, b) => a.count - b.count || a.term.localeCompare(b.term));
}

/**
 * How many of the terms select candidates: a word in half of all passages only ranks the candidates of the
 * others.
 */
function leadingTerms(terms: readonly QueryTerm[]): number {
  let hits = 0;
  const first = terms.findIndex(({ count }, at) => {
    hits += count;
    return at > 0 && hits > MOST_HITS;
  });
  return first < 0 ? terms.length : first;
}

interface Row extends Omit<Candidate, "hits" | "openingHits"> {
  hits: string;
  openingHits: string | null;
}
