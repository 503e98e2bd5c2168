import { searchableWords } from "@metatron/text/searchable-text";
import { termsOf } from "@metatron/text/terms";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { isTopic } from "./is-topic.ts";

/** A word of the question with the terms that match it, their weights, and how distinctive the word is. */
export interface QueryWord {
  word: string;
  stem: string;
  terms: QueryTerm[];
  /** Inverse document frequency in the searched collections. */
  worth: number;
  /** Weight of the word for the support of an answer: zero for "cuánto" and "tengo". */
  asks: number;
}

export interface QueryTerm {
  term: string;
  weight: number;
  /** How well the term matches the word, 1 for the word itself. */
  likeness: number;
  /** The number of passages with this term. */
  count: number;
}

export interface ReadQuery {
  words: QueryWord[];
  /** Every word in order, including stop words, to detect adjacent words. */
  sequence: readonly string[];
  /** Average number of words per passage. */
  averageWords: number;
  /** Whether the query names a subject, as a heading does, instead of asking a question. */
  isTopic: boolean;
}

const LONGEST_QUERY_WORDS = 60;
const LEAST_LETTERS_TO_MEND = 4;
const MOST_ALIKE = 3;
const ALIKE_WEIGHT = 0.8;
/** Additive smoothing of the document frequency: in a small collection no word is really rare. */
const OTHER_PASSAGES = 50;
const OTHER_HITS = 2.5;

/** Parses a question for these collections; a word that is not in them matches similar words. */
export async function readQuery(
  db: Db,
  {
    query,
    collectionIds,
    also,
  }: { query: string; collectionIds: readonly string[]; also: readonly Widening[] },
): Promise<ReadQuery | undefined> {
  const sequence = searchableWords(query).slice(0, LONGEST_QUERY_WORDS);
  const asked = await stemWords(db, collectionIds, [
    ...sequence.map((word) => ({ word, weight: 1, of: word })),
    ...also.flatMap(({ of, words, weight }) => words.map((word) => ({ word, weight, of }))),
  ]);
  const { chunks, words: averageWords } = await readSizes(db, collectionIds);
  if (chunks === 0 || asked.length === 0) return undefined;
  const inverse = (count: number) => Math.log(1 + (chunks - count + 0.5) / (count + 0.5));

  const asks = (count: number) => Math.log(1 + (chunks - count + OTHER_PASSAGES) / (count + OTHER_HITS));

  const words: QueryWord[] = [];
  for (const [of, found] of Map.groupBy(asked, (each) => each.of)) {
    const own = found.filter(({ weight }) => weight === 1);
    const known = found.filter(({ count }) => count > 0);
    // "vuelo" and "vuelos" in one question are the same word.
    if (own.length === 0 || own.every(({ term }) => words.some(({ stem }) => stem === term))) continue;
    const terms = known.map(({ term, weight, likeness, count }) => ({
      term,
      likeness,
      count,
      weight: weight * inverse(count),
    }));
    const ownCount = Math.max(...own.map(({ count }) => count));
    const best = known.length > 0 ? Math.max(...known.map(({ count }) => inverse(count))) : inverse(0);
    const stem = own[0]?.term ?? of;
    const worth = ownCount > 0 ? inverse(ownCount) : best;
    const counts = known.map(({ count }) => count);
    const isAsked = termsOf(of).length > 0;
    words.push({
      word: of,
      stem,
      terms: dedupe(terms),
      worth,
      asks: isAsked ? asks(Math.max(0, ...counts)) : 0,
    });
  }
  return { words, sequence, averageWords, isTopic: isTopic(query, sequence) };
}

/** A synonym for a word of the question, from the glossary. */
export interface Widening {
  of: string;
  words: readonly string[];
  weight: number;
}

interface StemmedWord {
  of: string;
  term: string;
  weight: number;
  likeness: number;
  count: number;
}

async function stemWords(
  db: Db,
  collectionIds: readonly string[],
  asked: readonly { word: string; weight: number; of: string }[],
): Promise<StemmedWord[]> {
  const { rows } = await sql<{ place: number; term: string; count: number; alike: AlikeTerm[] | null }>`
    with asked as (
      select w.place, u.lexeme as term, coalesce(sum(t.chunks), 0)::int as count
      from unnest(${asked.map(({ word }) => word)}::text[]) with ordinality as w (word, place)
      cross join lateral unnest(to_tsvector('es', w.word)) u
      left join collection_terms t on t.collection_id = any(${collectionIds}::uuid[]) and t.term = u.lexeme
      group by 1, 2
    )
    select a.place::int, a.term, a.count, case when a.count = 0 and length(a.term) >= ${LEAST_LETTERS_TO_MEND} then (
      select json_agg(near) from (
        select t.term, max(similarity(t.term, a.term)) as likeness, sum(t.chunks)::int as count
        from collection_terms t where t.collection_id = any(${collectionIds}::uuid[]) and t.term % a.term
        group by 1 order by 2 desc, 3 desc limit ${MOST_ALIKE}
      ) near
    ) end as alike
    from asked a order by a.place`.execute(db);
  return rows.flatMap(({ place, term, count, alike }) => {
    const from = asked[place - 1];
    if (!from) return [];
    const { of, weight } = from;
    const isOwn = weight === 1;
    // Spelling is corrected only for the question's own words: a glossary term that is not found is no typo.
    const corrected = (isOwn ? (alike ?? []) : []).map((near) => ({
      of,
      term: near.term,
      count: near.count,
      likeness: near.likeness,
      weight: ALIKE_WEIGHT * near.likeness,
    }));
    return [{ of, term, weight, count, likeness: Math.sqrt(weight) }, ...corrected];
  });
}

interface AlikeTerm {
  term: string;
  likeness: number;
  count: number;
}

async function readSizes(db: Db, collectionIds: readonly string[]) {
  const row = await db
    .selectFrom("collection_sizes")
    .select(({ fn }) => [fn.sum<number>("chunks").as("chunks"), fn.sum<number>("words").as("words")])
    .where("collection_id", "in", collectionIds)
    .executeTakeFirst();
  const chunks = Number(row?.chunks ?? 0);
  return { chunks, words: chunks > 0 ? Number(row?.words ?? 0) / chunks : 0 };
}

function dedupe(terms: readonly QueryTerm[]): QueryTerm[] {
  const best = new Map<string, QueryTerm>();
  for (const each of terms) if (each.weight > (best.get(each.term)?.weight ?? 0)) best.set(each.term, each);
  return [...best.values()];
}
