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

/** Takes each piece of an answer and saves what there is at a cadence; the end of it at once. */
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
      // A write that has begun would bring the draft back after the end.
      await growing.saveNow();
      await finishAnswer(db, answer, now);
    },
    saveNow: growing.saveNow,
  };
}
