import type { Draft } from "../../../local-db/drafts.ts";
import type { KeptDrafts } from "../sync/keep-drafts.ts";

const EMPTY: Draft = { text: "" };

/** The content of one composer, saved as it is typed. */
export function createDraftStore(drafts: Pick<KeptDrafts, "read" | "type">, draftOf: string) {
  let draft = EMPTY;
  let isTouched = false;
  const listeners = new Set<() => void>();

  function show(next: Draft) {
    draft = next;
    for (const listener of listeners) listener();
  }

  return {
    snapshot: () => draft,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Restores the saved draft. Without storage the person can still write and send. */
    async load() {
      const kept = await drafts.read(draftOf).catch(() => undefined);
      // The person may already type while the draft is read.
      if (kept && !isTouched) show(kept);
    },
    change(changes: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) {
      isTouched = true;
      const made = typeof changes === "function" ? changes(draft) : changes;
      show({ ...draft, ...made });
      drafts.type(draftOf, draft);
    },
    /**
     * Called after the text was sent, which also deleted the stored draft. Text typed while it was being sent
     * is kept, and so are the choices for the next question; the named assistant was asked once.
     */
    clear(sent: string) {
      isTouched = true;
      const { conversationId: _begun, files: _sent, asks: _asked, ...kept } = draft;
      const text = draft.text.startsWith(sent) ? draft.text.slice(sent.length).trimStart() : draft.text;
      show({ ...kept, text });
      if (text !== "") drafts.type(draftOf, draft);
    },
  };
}
