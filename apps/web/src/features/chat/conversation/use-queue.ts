import { useSyncExternalStore } from "react";
import type { PathStep } from "../../../local-db/active-path.ts";
import { useLive } from "../../../local-db/use-live.ts";
import {
  idsToShow,
  queueActions,
  readShownQueue,
  type ShownQuestion,
  steerableAnswer,
} from "../ask/queue-actions.ts";
import { queueState } from "../ask/send-queued.ts";
import type { GrowingAnswers, Running } from "../follow/live-answers.ts";
import { useChat, useContextFor } from "../use-chat.ts";

const NONE: readonly ShownQuestion[] = [];

interface Around {
  steps: readonly PathStep[];
  growing: GrowingAnswers;
  running: Running | null;
  isOnline: boolean;
}

/** The queued questions of a conversation and their actions. */
export function useQueue(conversationId: string, { steps, growing, running, isOnline }: Around) {
  const { db, sendDeps, warn } = useChat();
  const contextFor = useContextFor();
  const live = useLive(db, (chats) => readShownQueue(chats, conversationId), [conversationId]);
  const queue = live.state === "ready" ? live.value : NONE;
  // A string, so that the page re-renders when the answer includes a
  // text, and not with each part of the answer.
  const shown = useSyncExternalStore(growing.subscribe, () => idsToShow(queue, { running, growing }).join());
  const steerable = steerableAnswer(running, { steps, isOnline });
  const { onJoin, ...actions } = queueActions({ ...sendDeps, db, contextFor, warn }, conversationId);
  return {
    steerable,
    queue: {
      questions: queue.filter(({ id }) => shown.includes(id)),
      isHeld: queueState(steps) === "held",
      ...actions,
      onJoin: steerable ? (id: string) => onJoin(id, steerable) : null,
    },
  };
}
