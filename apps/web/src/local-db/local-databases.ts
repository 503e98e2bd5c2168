import type { ChatsStore } from "./chats-database.ts";
import { countDrafts } from "./drafts.ts";
import { listQueues } from "./question-queue.ts";

/** Whether something would be lost with the databases: typed and not sent, or done and not told to the server. */
export async function hasUnsentWork(db: ChatsStore): Promise<boolean> {
  const unsent = [await db.outbox.count(), await countDrafts(db), (await listQueues(db)).length];
  return unsent.some((count) => count > 0);
}
