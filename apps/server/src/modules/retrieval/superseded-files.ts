import type { Db } from "../../adapters/db/index.ts";
import { searchableText } from "./searchable-text.ts";

interface Named {
  fileId: string;
  collectionId: string;
  title: string;
  fileName: string;
  revision: string | null;
}

/** Which of these documents another one of their collection says that it replaces. */
export async function supersededFiles(db: Db, documents: readonly Named[]): Promise<ReadonlySet<string>> {
  if (documents.length === 0) return new Set();
  const newer = await db
    .selectFrom("files")
    .select(["id", "owner_id", "title", "supersedes"])
    .where("owner_id", "in", [...new Set(documents.map(({ collectionId }) => collectionId))])
    .where("supersedes", "is not", null)
    .where("status", "=", "ready")
    .execute();
  const isReplaced = (document: Named) =>
    newer.some(
      ({ id, owner_id, title, supersedes }) =>
        id !== document.fileId &&
        owner_id === document.collectionId &&
        names(supersedes ?? "", document, title ?? ""),
    );
  return new Set(documents.filter(isReplaced).map(({ fileId }) => fileId));
}

/** By title or file name; a mere revision names an earlier document of the same title. */
function names(supersedes: string, { title, fileName, revision }: Named, newerTitle: string): boolean {
  const said = searchableText(supersedes);
  const called = [title, fileName, fileName.replace(/\.\w{1,5}$/, "")].map(searchableText);
  const own = revision === null ? undefined : searchableText(revision);
  if (called.some((name) => name.trim().length > 2 && said.includes(name)))
    return own === undefined || said.includes(own) || !/\d/.test(withoutNames(said, called));
  const isSameTitle = searchableText(newerTitle) === searchableText(title);
  return isSameTitle && own !== undefined && said.includes(own);
}

const withoutNames = (said: string, called: readonly string[]) =>
  called.reduce((rest, name) => rest.replace(name.trim(), " "), said);
