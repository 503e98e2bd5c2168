import { otherNumber } from "@metatron/text/plural";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/**
 * Converts typed text to a text search query whose last word is a prefix. Undefined if the query could match
 * nothing: only stop words, signs or excluded words.
 */
export async function searchQuery(db: Db, typed: string): Promise<string | undefined> {
  // `websearch_to_tsquery` accepts any input: quotes, `or` and a leading minus have a meaning, all other
  // signs are spaces.
  const { rows } = await sql<{ query: string; indexed: string }>`
    select query::text, querytree(query) as indexed from websearch_to_tsquery('es', ${typed}) as query`.execute(
    db,
  );
  const { query = "", indexed = "" } = rows[0] ?? {};
  // `querytree` returns "T" for a query that can't use an index.
  if (indexed === "" || indexed === "T") return undefined;
  return inBothNumbers(endsInOpenWord(typed) && query.endsWith("'") ? `${query}:*` : query);
}

/** Adds the singular or plural form of each word that the stemmer does not reduce to the same stem. */
function inBothNumbers(query: string): string {
  return query.replace(/'((?:[^'\\]|''|\\.)*)'(:\*)?/g, (word, stem: string) => {
    const other = otherNumber(stem);
    return other ? `( ${word} | '${other}' )` : word;
  });
}

/** A closed quotation and an excluded word are not prefixes. */
function endsInOpenWord(typed: string): boolean {
  return !typed.endsWith('"') && !/(^|\s)-\S*$/.test(typed);
}
