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

/** Saves what is typed, shortly after it is typed; `saveNow` before the page may go, `rescue` when it goes. */
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
    /** Before a draft is sent: written later, it would stand in the composer again. */
    async sending(conversationId: string) {
      typed.forget(conversationId);
      await typed.saveNow();
    },
    /** At once and without waiting: after this nothing may run any more. */
    rescue() {
      if (!isClosed) rescue.keep(typed.unsaved());
    },
    /** The page is still there after all. */
    comeBack: () => rescue.forget(),
    saveNow: typed.saveNow,
    /** The person leaves: what is left over here must not be found by the next one. */
    close() {
      isClosed = true;
      rescue.forget();
    },
  };
}
