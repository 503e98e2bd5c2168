import { Dexie } from "dexie";
import type { ChatsDatabase } from "./chats-database.ts";
import { chatsDatabaseName, filesDatabaseName } from "./database-names.ts";
import { countDrafts } from "./drafts.ts";

/** For "Equipo compartido": the next person at this computer finds nothing. Open ones, in all tabs, close for it. */
export async function deleteLocalDatabases(personKey: string): Promise<void> {
  await Promise.all([Dexie.delete(chatsDatabaseName(personKey)), Dexie.delete(filesDatabaseName(personKey))]);
}

/** Whether something would be lost with the databases: typed and not sent, or done and not told to the server. */
export async function hasUnsentWork(db: ChatsDatabase): Promise<boolean> {
  return (await db.outbox.count()) > 0 || (await countDrafts(db)) > 0;
}
