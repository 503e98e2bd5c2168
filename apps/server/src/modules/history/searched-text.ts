import { type RawBuilder, sql } from "kysely";

/** Longer texts are not searched to their end: a `tsvector` has a maximum size. */
const SEARCHED_CHARS = 200_000;

/** A message's text with the messages that the person added to it: both are found by a search. */
export const withAdded = (text: RawBuilder<unknown>, steers: RawBuilder<unknown>) => sql`
  ${text} || case when ${steers} = '[]'::jsonb then '' else (
    select string_agg(E'\n\n' || (one.steer ->> 'text'), '') from jsonb_array_elements(${steers}) as one(steer)) end`;

/** The search entry of such a text. */
export const searchEntry = (text: RawBuilder<unknown>) =>
  sql`to_tsvector('es', left(${text}, ${sql.lit(SEARCHED_CHARS)}))`;
