import type { ChatsStore } from "./chats-database.ts";
import { countDrafts } from "./drafts.ts";
import { listQueues } from "./question-queue.ts";

/** Whether deleting the databases would lose data: drafts, or changes that the server does not have. */
export async function hasUnsentWork(db: ChatsStore): Promise<boolean> {
  const unsent = [await db.outbox.count(), await countDrafts(db), (await listQueues(db)).length];
  return unsent.some((count) => count > 0);
}
