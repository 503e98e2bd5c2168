import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { type Draft, readDraft, writeDraft } from "../../../local-db/drafts.ts";
import { createWriteBehind, type Later } from "../../../local-db/write-behind.ts";
import type { createDraftRescue, TypedDraft } from "./rescue-drafts.ts";

const SAVE_EVERY_MS = 500;

interface Options {
  db: ChatsDatabase;
  rescue: ReturnType<typeof createDraftRescue>;
  warn: (message: string, cause: unknown) => void;
  later?: Later;
}

export type KeptDrafts = ReturnType<typeof keepDrafts>;

/**
 * Saves drafts shortly after typing; `saveNow` before the page may
 * be left, `rescue` while it is being closed.
 */
export function keepDrafts({ db, rescue, warn, later }: Options) {
  const typed = createWriteBehind<TypedDraft>({
    everyMs: SAVE_EVERY_MS,
    write: async (drafts) => {
      for (const { conversationId, draft } of drafts) await writeDraft(db, conversationId, draft);
      rescue.forget();
    },
    warn,
    ...(later ? { later } : {}),
  });
  for (const left of rescue.take()) typed.put(left.conversationId, left);
  const recovered = typed.saveNow();
  let isClosed = false;

  return {
    type: (conversationId: string, draft: Draft) => typed.put(conversationId, { conversationId, draft }),
    async read(conversationId: string) {
      await recovered;
      return await readDraft(db, conversationId);
    },
    /** Called before a draft is sent: a later write would put the text back into the composer. */
    async sending(conversationId: string) {
      typed.forget(conversationId);
      await typed.saveNow();
    },
    /** Synchronous: the page may be closed right after this. */
    rescue() {
      if (!isClosed) rescue.keep(typed.unsaved());
    },
    /** The page was not closed after all. */
    comeBack: () => rescue.forget(),
    saveNow: typed.saveNow,
    /** The person signs out: the next one must not find any drafts. */
    close() {
      isClosed = true;
      rescue.forget();
    },
  };
}
