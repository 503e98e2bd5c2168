import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";

interface Recorded {
  subject_type: string;
  subject_id: string | null;
  details: Record<string, unknown>;
}

const NAMED_IN_ENTRIES: readonly string[] = ["assistant", "news", "prompt"];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The present names of the ids in these entries. Conversations and scheduled questions have no name here: their
 * titles are private. A deleted assistant, news item or shared prompt is named as its last entry named it.
 */
export async function readAuditNames(db: Db, entries: readonly Recorded[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(idsIn))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    with wanted as (select unnest(${ids}::uuid[]) as id),
    named as (
      select id, name from people
      union all select id, name from assistants
      union all select id, name from tool_servers
      union all select id, name from files where purpose = 'assistant'
      union all select id, title from news
      union all select id, title from prompts where scope <> 'own'
      union all select id, case_number from cases
      union all select id, text from knowledge_gaps
      union all select id, left(id::text, 8) from issues
    )
    select named.id::text as id, named.name from named join wanted using (id)`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  // Only these have their name in entries; a search for other ids would read the whole audit for nothing.
  const deleted = entries
    .filter(({ subject_type }) => NAMED_IN_ENTRIES.includes(subject_type))
    .flatMap(({ subject_id }) => (subject_id === null || names.has(subject_id) ? [] : [subject_id]));
  for (const { id, name } of await readLastNames(db, deleted)) names.set(id, name);
  return names;
}

/** The ids of an entry that have a name. */
export function namesIn(entry: Recorded, names: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    idsIn(entry).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
}

async function readLastNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (subject_id) subject_id as id, coalesce(details->>'name', details->>'title') as name
    from audit
    where subject_id = any(${ids}::text[]) and subject_type = any(${NAMED_IN_ENTRIES}::text[])
      and action in ('assistant.created', 'assistant.duplicated', 'assistant.deleted', 'news_saved', 'news_deleted',
        'prompt.saved', 'prompt.deleted')
      and coalesce(details->>'name', details->>'title') is not null
    order by subject_id, seq desc`.execute(db);
  return rows;
}

function idsIn({ subject_id, details }: Recorded): string[] {
  const values = [subject_id, ...Object.values(details)];
  return values.filter((value) => typeof value === "string").filter((value) => UUID.test(value));
}
