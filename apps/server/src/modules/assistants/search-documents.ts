import type { FoundDocument } from "@metatron/contract/assistants/found-document";
import { foldText } from "@metatron/text/fold-text";
import type { Db } from "../../adapters/db/index.ts";
import type { Session } from "../../http/session.ts";
import { assistantOwner } from "../files/index.ts";
import { findDocuments, type ListedDocument } from "../retrieval/index.ts";
import { usableAssistants } from "./list-assistants.ts";

const MOST_FOUND = 20;
const MOST_WORDS = 8;

/** Documents whose titles or file names have all words of the query, of assistants that this person may use. */
export async function searchDocuments(db: Db, session: Session, q: string): Promise<FoundDocument[]> {
  const words = [...new Set(foldText(q).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const assistants = new Map((await usableAssistants(db, session)).map(({ id, name }) => [id, name]));
  const { documents } = await findDocuments(db, {
    collections: [...assistants.keys()].map(assistantOwner),
    fileIds: [],
    words,
    leastWords: words.length,
    limit: MOST_FOUND,
  });
  return documents.map((document) => ({
    fileId: document.fileId,
    title: document.title,
    assistantId: document.collectionId,
    assistantName: assistants.get(document.collectionId) ?? "",
    revision: document.revision,
    state: stateOf(document),
  }));
}

function stateOf({ isSuperseded, isExpired, isNotYetValid }: ListedDocument): FoundDocument["state"] {
  if (isSuperseded) return "superseded";
  if (isExpired) return "expired";
  return isNotYetValid ? "not-yet-valid" : "valid";
}
