import { spacedWords } from "@metatron/text/searchable-text";
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

/** A document that may replace others of its collection. */
export interface NewerRow extends NewerDocument {
  ownerId: string;
  supersedes: string | null;
}

/**
 * Maps each document to the newest one of its collection that replaces it: one that names it, or one with the
 * same title and a later revision. Indexed by name, because a collection of thousands compared pair by pair
 * would block the process for seconds.
 */
export function matchNewer(
  documents: readonly NamedDocument[],
  rows: readonly NewerRow[],
): ReadonlyMap<string, NewerDocument> {
  const newest = new Map<string, NewerRow>();
  const note = (document: NamedDocument, row: NewerRow) => {
    if (row.id === document.fileId) return;
    const known = newest.get(document.fileId);
    if (!known || isLaterRevision(row.revision, known.revision)) newest.set(document.fileId, row);
  };
  const byName = indexNames(documents);
  for (const row of rows) {
    if (row.supersedes === null) continue;
    for (const document of byName.find(row, row.supersedes))
      if (names(row.supersedes, document, row.title)) note(document, row);
  }
  const latest = latestByTitle(rows);
  for (const document of documents)
    for (const row of latest.get(titleKey(document.collectionId, document.title)) ?? [])
      if (isLaterRevision(row.revision, document.revision)) note(document, row);
  return new Map(
    [...newest].map(([fileId, { id, title, revision, validFrom }]) => [
      fileId,
      { id, title, revision, validFrom },
    ]),
  );
}

const titleKey = (collectionId: string, title: string) => `${collectionId} ${title.toLowerCase()}`;

/** The rows of each title that no other row of that title is later than. */
function latestByTitle(rows: readonly NewerRow[]): Map<string, NewerRow[]> {
  const latest = new Map<string, NewerRow[]>();
  for (const row of rows) {
    if (row.revision === null) continue;
    const key = titleKey(row.ownerId, row.title);
    const known = latest.get(key) ?? [];
    if (known.some(({ revision }) => isLaterRevision(revision, row.revision))) continue;
    latest.set(key, [...known.filter(({ revision }) => !isLaterRevision(row.revision, revision)), row]);
  }
  return latest;
}

/** Finds the documents whose name occurs in a text, by looking up its word sequences. */
function indexNames(documents: readonly NamedDocument[]) {
  const byName = new Map<string, NamedDocument[]>();
  const lengths = new Set<number>();
  for (const document of documents)
    for (const name of new Set(calledNames(document))) {
      const key = `${document.collectionId}${name}`;
      const same = byName.get(key);
      if (same) same.push(document);
      else byName.set(key, [document]);
      lengths.add(name.trim().split(" ").length);
    }
  return {
    find({ ownerId, title }: NewerRow, supersedes: string): Set<NamedDocument> {
      const words = spacedWords(supersedes).trim().split(" ");
      // A revision alone names an earlier document of the same title.
      const found = new Set(byName.get(`${ownerId}${spacedWords(title)}`) ?? []);
      for (const length of lengths)
        for (let at = 0; at + length <= words.length; at += 1)
          for (const document of byName.get(`${ownerId} ${words.slice(at, at + length).join(" ")} `) ?? [])
            found.add(document);
      return found;
    },
  };
}

const calledNames = ({ title, fileName }: NamedDocument) =>
  [title, fileName, fileName.replace(/\.\w{1,5}$/, "")].map(spacedWords);

/** Matches by title or file name; a revision alone refers to an earlier document of the same title. */
function names(supersedes: string, document: NamedDocument, newerTitle: string): boolean {
  const said = spacedWords(supersedes);
  const called = calledNames(document);
  const own = document.revision === null ? undefined : spacedWords(document.revision);
  if (called.some((name) => name.trim().length > 2 && said.includes(name)))
    return own === undefined || said.includes(own) || !/\d/.test(withoutNames(said, called));
  const isSameTitle = spacedWords(newerTitle) === spacedWords(document.title);
  return isSameTitle && own !== undefined && said.includes(own);
}

const withoutNames = (said: string, called: readonly string[]) =>
  called.reduce((rest, name) => rest.replace(name.trim(), " "), said);
