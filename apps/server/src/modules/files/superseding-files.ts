import { spacedWords } from "@metatron/text/searchable-text";
import { sql } from "kysely";
import type { Db } from "../../adapters/db/index.ts";
import { isLaterRevision } from "./compare-revisions.ts";

export interface NamedDocument {
  fileId: string;
  collectionId: string;
  title: string;
  fileName: string;
  revision: string | null;
}

export interface NewerDocument {
  id: string;
  title: string;
  revision: string | null;
  validFrom: string | null;
}

interface Row extends NewerDocument {
  ownerId: string;
  supersedes: string | null;
}

/**
 * Maps each document to the newer one of its collection that replaces it: one that names it, or one with the
 * same title and a later revision. A document that is not valid yet replaces nothing.
 */
export async function supersedingFiles(
  db: Db,
  documents: readonly NamedDocument[],
  today = new Date().toISOString().slice(0, 10),
): Promise<ReadonlyMap<string, NewerDocument>> {
  if (documents.length === 0) return new Map();
  const owners = [...new Set(documents.map(({ collectionId }) => collectionId))];
  const titles = [...new Set(documents.map(({ title }) => title.toLowerCase()))];
  const { rows } = await sql<Row>`
    select id, owner_id as "ownerId", coalesce(title, name) as title, revision, valid_from as "validFrom", supersedes
    from files
    where owner_id = any(${owners}::uuid[]) and status = 'ready' and (valid_from is null or valid_from <= ${today})
      and (supersedes is not null or revision is not null and lower(coalesce(title, name)) = any(${titles}))`.execute(
    db,
  );
  const newest = new Map<string, NewerDocument>();
  for (const document of documents)
    for (const row of rows) {
      if (!replaces(row, document)) continue;
      const known = newest.get(document.fileId);
      if (!known || isLaterRevision(row.revision, known.revision))
        newest.set(document.fileId, {
          id: row.id,
          title: row.title,
          revision: row.revision,
          validFrom: row.validFrom,
        });
    }
  return newest;
}

function replaces(row: Row, document: NamedDocument): boolean {
  if (row.id === document.fileId || row.ownerId !== document.collectionId) return false;
  if (row.supersedes !== null && names(row.supersedes, document, row.title)) return true;
  return (
    row.title.toLowerCase() === document.title.toLowerCase() &&
    isLaterRevision(row.revision, document.revision)
  );
}

/** Matches by title or file name; a revision alone refers to an earlier document of the same title. */
function names(
  supersedes: string,
  { title, fileName, revision }: NamedDocument,
  newerTitle: string,
): boolean {
  const said = spacedWords(supersedes);
  const called = [title, fileName, fileName.replace(/\.\w{1,5}$/, "")].map(spacedWords);
  const own = revision === null ? undefined : spacedWords(revision);
  if (called.some((name) => name.trim().length > 2 && said.includes(name)))
    return own === undefined || said.includes(own) || !/\d/.test(withoutNames(said, called));
  const isSameTitle = spacedWords(newerTitle) === spacedWords(title);
  return isSameTitle && own !== undefined && said.includes(own);
}

const withoutNames = (said: string, called: readonly string[]) =>
  called.reduce((rest, name) => rest.replace(name.trim(), " "), said);
