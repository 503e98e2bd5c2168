import type { PathStep } from "../../../local-db/active-path.ts";
import type { ChatsDatabase, ChatsStore } from "../../../local-db/chats-database.ts";
import { changeQueued, readQueue, removeQueued } from "../../../local-db/question-queue.ts";
import type { QueuedQuestion } from "../../../local-db/rows.ts";
import { isTaken, joinAnswer, leaveAnswer, readJoining } from "../../../local-db/steers.ts";
import type { GrowingAnswers, Running } from "../follow/live-answers.ts";
import { type QueuePorts, sendNextQueued } from "./send-queued.ts";

/** The actions on the queued questions of a conversation. A failure is only logged, and the queue is kept. */
export function queueActions(ports: QueuePorts & { db: ChatsDatabase }, conversationId: string) {
  const { db } = ports;
  const logged = (work: Promise<unknown>) =>
    void work.catch((error) => ports.warn("The queue could not be changed.", error));
  return {
    onEdit: (id: string, text: string) => logged(changeQueued(db, { conversationId, id, text })),
    onRemove: (id: string) => logged(removeQueued(db, { conversationId, id })),
    onSendNow: () => logged(sendNextQueued(ports, conversationId, { regardless: true })),
    onJoin: (id: string, answerId: string) =>
      logged(joinAnswer(db, { conversationId, id, answerId, now: ports.now() }).then(ports.wake)),
    onLeave: (id: string) => logged(leaveAnswer(db, { conversationId, id })),
  };
}

/**
 * A queued question as shown. `joining`: not requested, being sent to
 * the running answer, or accepted by the server.
 */
export interface ShownQuestion extends QueuedQuestion {
  joining: "no" | "sending" | "taken";
}

export async function readShownQueue(db: ChatsStore, conversationId: string): Promise<ShownQuestion[]> {
  const sending = await readJoining(db, conversationId);
  const queue = await readQueue(db, conversationId);
  return queue.map((question) => ({
    ...question,
    joining: sending.has(question.id) ? "sending" : question.joins === undefined ? "no" : "taken",
  }));
}

/** The ids of the queued texts that the running answer does not contain yet. */
export function idsToShow(
  queue: readonly QueuedQuestion[],
  { running, growing }: { running: Running | null; growing: Pick<GrowingAnswers, "of"> },
): string[] {
  const answer = running && growing.of(running.answerId)?.message;
  const shown = answer ? queue.filter((question) => !isTaken(question, [answer])) : queue;
  return shown.map(({ id }) => id);
}

/**
 * The id of the running answer that texts can be added to. An image is generated from one description, and
 * while offline the answer may end before a text reaches it.
 */
export function steerableAnswer(
  running: Running | null,
  { steps, isOnline }: { steps: readonly PathStep[]; isOnline: boolean },
): string | null {
  if (!running || !isOnline) return null;
  const answer = steps.find(({ message }) => message.id === running.answerId)?.message;
  return answer && answer.type !== "image" ? answer.id : null;
}
