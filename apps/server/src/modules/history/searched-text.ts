import { type RawBuilder, sql } from "kysely";

/** Longer texts are not searched to their end: a `tsvector` has a maximum size. */
const SEARCHED_CHARS = 200_000;

interface SearchedParts {
  text: RawBuilder<unknown>;
  /** The words of the answer's tool calls. */
  toolText: RawBuilder<unknown>;
  steers: RawBuilder<unknown>;
}

/** A message's text with the words of its tool calls and the messages that the person added to it. */
export const withAdded = ({ text, toolText, steers }: SearchedParts) => sql`
  ${text} || case when ${toolText} = '' then '' else E'\n\n' || ${toolText} end || case when ${steers} = '[]'::jsonb then '' else (
    select string_agg(E'\n\n' || (one.steer ->> 'text'), '') from jsonb_array_elements(${steers}) as one(steer)) end`;

/** The search entry of such a text. */
export const searchEntry = (text: RawBuilder<unknown>) =>
  sql`to_tsvector('es', left(${text}, ${sql.lit(SEARCHED_CHARS)}))`;
