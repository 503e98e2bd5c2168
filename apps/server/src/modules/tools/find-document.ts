import { id } from "@metatron/contract/fields";
import type { Db } from "../../adapters/db/index.ts";
import { findDocuments, type ListedDocument } from "../retrieval/index.ts";
import { documentStatus } from "./about-document.ts";
import { matchDocuments, wordsOfName } from "./match-documents.ts";
import type { ReadableScope } from "./readable-scope.ts";
import type { ToolTexts } from "./texts.ts";

const MOST_COMPARED = 200;
const MOST_NAMED = 6;

export interface DocumentLookup {
  db: Db;
  scope: ReadableScope;
  say: ToolTexts;
}

export interface FoundDocuments {
  matches: ListedDocument[];
  /** Documents of the scope with a similar name, for a name without a match. */
  nearest: string[];
}

/**
 * The documents of the scope with this title, file name or id. An id outside of the scope and an id of nothing
 * give the same result.
 */
export async function lookUpDocuments(
  { db, scope }: Pick<DocumentLookup, "db" | "scope">,
  name: string,
): Promise<FoundDocuments> {
  const within = { collections: scope.assistants, fileIds: scope.fileIds };
  const asId = id.safeParse(name.trim());
  if (asId.success) {
    const { documents } = await findDocuments(db, { ...within, id: asId.data, limit: 1 });
    return { matches: documents, nearest: [] };
  }
  const words = wordsOfName(name);
  if (words.length === 0) return { matches: [], nearest: [] };
  const { documents } = await findDocuments(db, { ...within, words, leastWords: 1, limit: MOST_COMPARED });
  const matches = matchDocuments(documents, name);
  return { matches, nearest: documents.slice(0, MOST_NAMED).map(({ title }) => title) };
}

/** The one document of this name. Of several versions, the valid one; throws a sentence when there is none. */
export async function findOneDocument(
  { db, scope, say }: DocumentLookup,
  name: string,
): Promise<ListedDocument> {
  const { matches, nearest } = await lookUpDocuments({ db, scope }, name);
  const valid = matches.filter((document) => documentStatus(document) === "valid");
  const [only, ...others] = valid.length > 0 ? valid : matches;
  if (!only) throw new Error(say.notFound(name, nearest));
  if (others.length > 0)
    throw new Error(say.ambiguous(name, [only, ...others].slice(0, MOST_NAMED).map(described)));
  return only;
}

function described({ title, revision, fileId }: ListedDocument): string {
  return `«${title}»${revision ? ` (${revision})` : ""} ${fileId}`;
}
