import type { Assistant } from "@metatron/contract/assistants/assistant";
import { useEffect, useState } from "react";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { changedFields, draftOf, emptyDraft } from "./draft.ts";
import { type KeptDraft, NEW_ASSISTANT, readKeptDraft } from "./kept-draft.ts";

interface EditorStart {
  initial: KeptDraft;
  /** Whether it is a stored draft that was not published yet. */
  isFromBefore: boolean;
}

/** The initial draft of an editor, once the published assistant and the default model are known. */
export function useKeptDraft(
  db: ChatsDatabase,
  { published, defaultModel }: { published: Assistant | null | undefined; defaultModel: string | undefined },
): EditorStart | null {
  const [start, setStart] = useState<EditorStart | null>(null);
  const isReady = published !== undefined && defaultModel !== undefined;
  const hasStart = start !== null;
  useEffect(() => {
    if (!isReady || hasStart) return;
    let isGone = false;
    void readStart(db, published, defaultModel).then((found) => {
      if (!isGone) setStart(found);
    });
    return () => {
      isGone = true;
    };
  }, [db, published, defaultModel, isReady, hasStart]);
  return start;
}

/** The stored draft if it differs from the published version; a storage failure must not prevent editing. */
export async function readStart(
  db: ChatsDatabase,
  published: Assistant | null,
  defaultModel: string,
): Promise<EditorStart> {
  const kept = await readKeptDraft(db, published?.id ?? NEW_ASSISTANT).catch(() => undefined);
  return kept && hasChanges(kept)
    ? { initial: kept, isFromBefore: true }
    : { initial: freshDraft(published, defaultModel), isFromBefore: false };
}

function freshDraft(published: Assistant | null, defaultModel: string): KeptDraft {
  if (!published) return { id: crypto.randomUUID(), draft: emptyDraft(defaultModel), base: null };
  const draft = draftOf(published);
  return { id: published.id, draft, base: { version: published.version, draft } };
}

const hasChanges = ({ draft, base }: KeptDraft) =>
  changedFields(base?.draft ?? emptyDraft(draft.model), draft).length > 0;
