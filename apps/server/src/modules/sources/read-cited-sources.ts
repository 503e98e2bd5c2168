import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

/** A citation of a stored document, as of the time of the answer. */
export interface CitedSource {
  answerId: string;
  n: number;
  fileId: string;
  title: string;
  quote: string;
  version: string | undefined;
  wasSuperseded: boolean;
  /** The day of the answer as `YYYY-MM-DD`. */
  day: string;
}

const MOST_CITATIONS = 500;

interface Row extends Omit<CitedSource, "version"> {
  version: string | null;
}

/** Newest answers first. Citations from before quotes were stored fall back to their whole passage. */
export async function readCitedSources(
  db: Db,
  { personId, conversationId }: { personId: string; conversationId: string },
): Promise<CitedSource[]> {
  const { rows } = await sql<Row>`
    select m.id as "answerId", (c ->> 'n')::int as n, c ->> 'fileId' as "fileId", c ->> 'title' as title,
      coalesce(c ->> 'quote', c ->> 'passage') as quote, c ->> 'version' as version,
      coalesce((c ->> 'superseded')::boolean, false) as "wasSuperseded",
      to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD') as day
    from messages m cross join lateral jsonb_array_elements(m.citations) as c
    where m.conversation_id = ${conversationId} and m.person_id = ${personId} and m.role = 'assistant'
      and c ->> 'fileId' is not null
    order by m.seq desc, n limit ${MOST_CITATIONS}`.execute(db);
  return rows.map((row) => ({ ...row, version: row.version ?? undefined }));
}
