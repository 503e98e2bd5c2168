import { finishAnswer, saveAnswerDrafts } from "./answer-drafts.ts";
import type { ChatsStore } from "./chats-database.ts";
import type { FollowedAnswer } from "./rows.ts";
import { createWriteBehind, type Later } from "./write-behind.ts";

const SAVE_EVERY_MS = 400;

interface Options {
  db: ChatsStore;
  warn: (message: string, cause: unknown) => void;
  later?: Later;
}

export type AnswerWriter = ReturnType<typeof createAnswerWriter>;

/** Saves a running answer at intervals, and its end at once. */
export function createAnswerWriter({ db, warn, later }: Options) {
  const growing = createWriteBehind<FollowedAnswer>({
    everyMs: SAVE_EVERY_MS,
    write: (drafts) => saveAnswerDrafts(db, drafts),
    warn,
    ...(later ? { later } : {}),
  });

  return {
    grow(answer: FollowedAnswer) {
      growing.put(answer.id, answer);
    },
    async finish(answer: FollowedAnswer, now: Date) {
      growing.forget(answer.id);
      // A draft write in flight would restore the draft after the end.
      await growing.saveNow();
      await finishAnswer(db, answer, now);
    },
    saveNow: growing.saveNow,
  };
}
