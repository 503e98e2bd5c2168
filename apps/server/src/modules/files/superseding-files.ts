import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { matchNewer, type NamedDocument, type NewerDocument, type NewerRow } from "./match-newer.ts";

export type { NamedDocument, NewerDocument } from "./match-newer.ts";

/** Maps each document to the newer one that replaces it. A document that is not valid yet replaces nothing. */
export async function supersedingFiles(
  db: Db,
  documents: readonly NamedDocument[],
  today = new Date().toISOString().slice(0, 10),
): Promise<ReadonlyMap<string, NewerDocument>> {
  if (documents.length === 0) return new Map();
  const owners = [...new Set(documents.map(({ collectionId }) => collectionId))];
  const titles = [...new Set(documents.map(({ title }) => title.toLowerCase()))];
  const { rows } = await sql<NewerRow>`
    select id, owner_id as "ownerId", coalesce(title, name) as title, revision, valid_from as "validFrom", supersedes
    from files
    where owner_id = any(${owners}::uuid[]) and status = 'ready' and (valid_from is null or valid_from <= ${today})
      and (supersedes is not null or revision is not null and lower(coalesce(title, name)) = any(${titles}))`.execute(
    db,
  );
  return matchNewer(documents, rows);
}

/**
 * The ids of all replaced documents of all assistants. Reads only collections in which a document names
 * another one, and documents that share their title.
 */
export async function replacedFiles(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<NamedDocument>`
    select id as "fileId", owner_id as "collectionId", title, name as "fileName", revision
    from (
      select id, owner_id, name, revision, coalesce(title, name) as title,
        count(*) over (partition by owner_id, lower(coalesce(title, name))) as same,
        bool_or(supersedes is not null) over (partition by owner_id) as names_another
      from files where purpose = 'assistant' and owner_id is not null and status <> 'pending'
    ) as documents
    where same > 1 or names_another`.execute(db);
  return [...(await supersedingFiles(db, rows, today)).keys()];
}
