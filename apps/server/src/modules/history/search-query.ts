import { otherNumber } from "@metatron/text/plural";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/**
 * What a person typed as a text search query, its last word as the beginning of a word; undefined where nothing could
 * be found by it: stop words and signs alone, or only words to leave out.
 */
export async function searchQuery(db: Db, typed: string): Promise<string | undefined> {
  // It takes any input: quotes, `or` and a leading minus mean something, all other signs are spaces to it.
  const { rows } = await sql<{ query: string; indexed: string }>`
    select query::text, querytree(query) as indexed from websearch_to_tsquery('es', ${typed}) as query`.execute(
    db,
  );
  const { query = "", indexed = "" } = rows[0] ?? {};
  // "T" is PostgreSQL's word for a query that every row would have to be read for.
  if (indexed === "" || indexed === "T") return undefined;
  return inBothNumbers(endsInOpenWord(typed) && query.endsWith("'") ? `${query}:*` : query);
}

/** Each word also in the number that the stemmer does not find by itself. */
function inBothNumbers(query: string): string {
  return query.replace(/'((?:[^'\\]|''|\\.)*)'(:\*)?/g, (word, stem: string) => {
    const other = otherNumber(stem);
    return other ? `( ${word} | '${other}' )` : word;
  });
}

/** A closed quotation is meant as it stands, and so is a word to leave out. */
function endsInOpenWord(typed: string): boolean {
  return !typed.endsWith('"') && !/(^|\s)-\S*$/.test(typed);
}
