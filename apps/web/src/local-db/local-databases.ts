import type { ChatsStore } from "./chats-database.ts";
import { countDrafts } from "./drafts.ts";

/** Whether something would be lost with the databases: typed and not sent, or done and not told to the server. */
export async function hasUnsentWork(db: ChatsStore): Promise<boolean> {
  return (await db.outbox.count()) > 0 || (await countDrafts(db)) > 0;
}
