import { queueActions, shownQueue, steerableAnswer } from "../../features/chat/ask/queue-actions.ts";
import type { GrowingAnswers, Running } from "../../features/chat/follow/live-answers.ts";
import type { PathStep } from "../../local-db/active-path.ts";
import { readQueue } from "../../local-db/question-queue.ts";
import type { QueuedQuestion } from "../../local-db/rows.ts";
import { useLive } from "../../local-db/use-live.ts";
import { useChat, useContextFor } from "../chat.ts";

const NONE: readonly QueuedQuestion[] = [];

interface Around {
  steps: readonly PathStep[];
  growing: GrowingAnswers;
  running: Running | null;
  isOnline: boolean;
}

/** The questions that wait in a conversation, and what can be done with them. */
export function useQueue(conversationId: string, { steps, growing, running, isOnline }: Around) {
  const { db, sendDeps, warn } = useChat();
  const contextFor = useContextFor();
  const live = useLive(db, (chats) => readQueue(chats, conversationId), [conversationId]);
  const queue = live.state === "ready" ? live.value : NONE;
  const steerable = steerableAnswer(running, { steps, isOnline });
  const { onJoin, ...actions } = queueActions({ ...sendDeps, db, contextFor, warn }, conversationId);
  return {
    steerable,
    queue: {
      ...shownQueue({ queue, steps, running, growing }),
      ...actions,
      onJoin: steerable ? (id: string) => onJoin(id, steerable) : null,
    },
  };
}
