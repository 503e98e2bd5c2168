import { useCallback, useEffect, useRef, useState } from "react";
import type { Draft } from "../../../local-db/drafts.ts";
import type { KeptDrafts } from "../sync/keep-drafts.ts";

interface DraftStore {
  drafts: Pick<KeptDrafts, "read" | "type">;
}

const EMPTY: Draft = { text: "" };

/** What stands in a composer, kept as it is typed. Use one component per conversation: the name must not change. */
export function useDraft({ drafts }: DraftStore, draftOf: string) {
  const [draft, setDraft] = useState(EMPTY);
  const newest = useRef(EMPTY);
  const isTouched = useRef(false);

  useEffect(() => {
    let isGone = false;
    drafts.read(draftOf).then(
      (kept) => {
        // Somebody may already type while it is read.
        if (isGone || !kept || isTouched.current) return;
        newest.current = kept;
        setDraft(kept);
      },
      // Without storage one can still write and send.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [drafts, draftOf]);

  const change = useCallback(
    (changes: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => {
      isTouched.current = true;
      const made = typeof changes === "function" ? changes(newest.current) : changes;
      newest.current = { ...newest.current, ...made };
      setDraft(newest.current);
      drafts.type(draftOf, newest.current);
    },
    [drafts, draftOf],
  );

  /** It was sent, and with that it is gone from the database too. */
  const clear = useCallback(() => {
    isTouched.current = true;
    const { conversationId: _begun, files: _sent, ...kept } = newest.current;
    newest.current = { ...kept, text: "" };
    setDraft(newest.current);
  }, []);

  return { draft, change, clear };
}
