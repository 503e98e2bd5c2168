import type { Assistant } from "@metatron/contract/assistants/assistant";
import { useEffect, useState } from "react";
import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { changedFields, draftOf, emptyDraft } from "./draft.ts";
import { type KeptDraft, NEW_ASSISTANT, readKeptDraft } from "./kept-draft.ts";

/** What an editor begins with: this browser's draft, or what is published. */
export function useKeptDraft(
  db: ChatsDatabase,
  { published, defaultModel }: { published: Assistant | null | undefined; defaultModel: string | undefined },
): { initial: KeptDraft; isFromBefore: boolean } | null {
  const [start, setStart] = useState<{ initial: KeptDraft; isFromBefore: boolean } | null>(null);
  const isReady = published !== undefined && defaultModel !== undefined;
  const hasStart = start !== null;
  useEffect(() => {
    if (!isReady || hasStart) return;
    let isGone = false;
    const fresh = freshDraft(published, defaultModel);
    readKeptDraft(db, published?.id ?? NEW_ASSISTANT).then(
      (kept) => {
        if (!isGone)
          setStart(
            kept && isWorth(kept)
              ? { initial: kept, isFromBefore: true }
              : { initial: fresh, isFromBefore: false },
          );
      },
      // Without storage one can still write and save.
      () => !isGone && setStart({ initial: fresh, isFromBefore: false }),
    );
    return () => {
      isGone = true;
    };
  }, [db, published, defaultModel, isReady, hasStart]);
  return start;
}

function freshDraft(published: Assistant | null, defaultModel: string): KeptDraft {
  if (!published) return { id: crypto.randomUUID(), draft: emptyDraft(defaultModel), base: null };
  const draft = draftOf(published);
  return { id: published.id, draft, base: { version: published.version, draft } };
}

const isWorth = ({ draft, base }: KeptDraft) =>
  changedFields(base?.draft ?? emptyDraft(draft.model), draft).length > 0;
