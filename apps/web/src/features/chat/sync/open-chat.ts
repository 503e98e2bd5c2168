import { call, callForEvents } from "../../../api/call.ts";
import { currentConnection, subscribeToConnection } from "../../../lib/connection.ts";
import { createAnswerWriter } from "../../../local-db/answer-writer.ts";
import { openChatsDatabase } from "../../../local-db/chats-database.ts";
import { hasUnsentWork } from "../../../local-db/local-databases.ts";
import { inTime } from "../../../local-db/write-behind.ts";
import { createChatSync } from "./chat-sync.ts";
import { keepDrafts } from "./keep-drafts.ts";
import { browserLocks } from "./locks.ts";
import { createDraftRescue } from "./rescue-drafts.ts";
import type { Surroundings, SyncDeps } from "./sync-deps.ts";

type Options = Pick<SyncDeps, "personKey" | "upload" | "takeStream" | "onRefused" | "warn">;

/** The conversations of one person in this browser, in step with the server until closed. */
export function openChat(options: Options) {
  const { personKey, warn } = options;
  const db = openChatsDatabase(personKey);
  const locks = browserLocks();
  const rescue = createDraftRescue({ storage: localStorage, personKey, pageId: crypto.randomUUID() });
  const drafts = keepDrafts({ db, rescue, warn });
  const answers = createAnswerWriter({ db, warn });
  const clock = { now: () => Date.now(), after: inTime };
  const sync = createChatSync({ ...options, db, call, callForEvents, clock, locks, surroundings: page() });
  const stop = sync.start();

  /** Before the page may go: to the provider, to the login page, or for good. */
  async function saveNow() {
    await Promise.all([drafts.saveNow(), answers.saveNow()]);
  }

  return {
    ...{ db, locks, drafts, answers, sync, saveNow },
    async hasUnsentWork() {
      await saveNow();
      return await hasUnsentWork(db);
    },
    close() {
      drafts.close();
      stop();
      db.close();
    },
  };
}

function page(): Surroundings {
  return {
    isOnline: () => currentConnection().state === "online",
    isVisible: () => document.visibilityState === "visible",
    subscribe(listener) {
      const unsubscribe = subscribeToConnection(listener);
      document.addEventListener("visibilitychange", listener);
      return () => {
        unsubscribe();
        document.removeEventListener("visibilitychange", listener);
      };
    },
  };
}
