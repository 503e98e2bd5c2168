import type { ChatsDatabase } from "../../../local-db/chats-database.ts";
import { type Draft, writeDraft } from "../../../local-db/drafts.ts";
import { createWriteBehind, type Later } from "../../../local-db/write-behind.ts";

const SAVE_EVERY_MS = 500;

interface Options {
  db: ChatsDatabase;
  warn: (message: string, cause: unknown) => void;
  later?: Later;
}

export type KeptDrafts = ReturnType<typeof keepDrafts>;

/** Saves what is typed, shortly after it is typed; `saveNow` before the page may go. */
export function keepDrafts({ db, warn, later }: Options) {
  const typed = createWriteBehind<{ conversationId: string; draft: Draft }>({
    everyMs: SAVE_EVERY_MS,
    write: async (drafts) => {
      for (const { conversationId, draft } of drafts) await writeDraft(db, conversationId, draft);
    },
    warn,
    ...(later ? { later } : {}),
  });

  return {
    type: (conversationId: string, draft: Draft) => typed.put(conversationId, { conversationId, draft }),
    /** Before a draft is sent: written later, it would stand in the composer again. */
    async sending(conversationId: string) {
      typed.forget(conversationId);
      await typed.saveNow();
    },
    saveNow: typed.saveNow,
  };
}
