import { queueState, sendNextQueued } from "../../features/chat/ask/send-queued.ts";
import type { PathStep } from "../../local-db/active-path.ts";
import { changeQueued, readQueue, removeQueued } from "../../local-db/question-queue.ts";
import type { QueuedQuestion } from "../../local-db/rows.ts";
import { useLive } from "../../local-db/use-live.ts";
import { useChat, useContextFor } from "../chat.ts";

const NONE: readonly QueuedQuestion[] = [];

/** The questions that wait in a conversation, and what can be done with them. */
export function useQueue(conversationId: string, steps: readonly PathStep[]) {
  const { db, sendDeps, warn } = useChat();
  const contextFor = useContextFor();
  const live = useLive(db, (chats) => readQueue(chats, conversationId), [conversationId]);
  const failed = (error: unknown) => warn("The queue could not be changed.", error);
  return {
    questions: live.state === "ready" ? live.value : NONE,
    isHeld: queueState(steps) === "held",
    onEdit: (id: string, text: string) => void changeQueued(db, { conversationId, id, text }).catch(failed),
    onRemove: (id: string) => void removeQueued(db, { conversationId, id }).catch(failed),
    onSendNow() {
      const ports = { ...sendDeps, db, contextFor, warn };
      sendNextQueued(ports, conversationId, { regardless: true }).catch(failed);
    },
  };
}
