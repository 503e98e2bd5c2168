import { type Kysely, sql } from "kysely";

/** Where each page begins inside of a passage, and the header rows of the table that a passage was cut from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chunks add column page_starts jsonb not null default '[]'::jsonb, add column table_head text`.execute(
    db,
  );
  // Documents that are indexed already keep their page offsets in `file_texts`, so no document is read again.
  await sql`
    update chunks c set page_starts = placed.page_starts
    from (
      select c.id, jsonb_agg(
          jsonb_build_object('offset', greatest(p.start - c.start_char, 0), 'page', p.page) order by p.page
        ) as page_starts
      from file_texts t
      cross join lateral (
        select value::int as start, ordinality::int as page,
          coalesce(lead(value::int) over (order by ordinality), 2147483647) as next
        from jsonb_array_elements_text(t.page_starts) with ordinality
      ) p
      join chunks c on c.file_id = t.file_id and p.start < c.end_char and p.next > c.start_char
      group by c.id
    ) placed
    where placed.id = c.id`.execute(db);
}
