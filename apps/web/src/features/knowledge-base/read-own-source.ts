import type { FilesDatabase } from "../../local-db/files-database.ts";
import { readFileByName } from "../../local-db/knowledge-files.ts";

/** A file of the person's knowledge base, shown beside an answer that cites it. Null if it was deleted. */
export async function readOwnSource(db: FilesDatabase, name: string) {
  const file = await readFileByName(db, name);
  if (!file) return null;
  const { nameFile, content, embedding } = file;
  return {
    fileId: null,
    name: nameFile,
    title: nameFile,
    type: "text/plain",
    size: content.length,
    owner: null,
    revision: null,
    validFrom: null,
    validUntil: null,
    supersedes: null,
    supersededBy: null,
    url: null,
    text: content,
    pageStarts: pageStartsOf(embedding),
  };
}

/** Page starts, as far as the passages contain them; none for formats without pages. */
function pageStartsOf(passages: readonly { page: number | null; start: number }[]): number[] {
  const starts: number[] = [];
  for (const { page, start } of passages) {
    if (page === null) return [];
    while (starts.length < page) starts.push(start);
  }
  return starts;
}
