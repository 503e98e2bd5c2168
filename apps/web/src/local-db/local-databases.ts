import { Dexie } from "dexie";
import type { ChatsDatabase, DatabasePlace } from "./chats-database.ts";
import { chatsDatabaseName, filesDatabaseName } from "./database-names.ts";
import { countDrafts } from "./drafts.ts";

/** For "Equipo compartido": the next person at this computer finds nothing. Open ones, in all tabs, close for it. */
export async function deleteLocalDatabases(personKey: string, place: DatabasePlace = {}): Promise<void> {
  const names = [chatsDatabaseName(personKey), filesDatabaseName(personKey)];
  await Promise.all(names.map((name) => new Dexie(name, place).delete()));
}

/** Whether something would be lost with the databases: typed and not sent, or done and not told to the server. */
export async function hasUnsentWork(db: ChatsDatabase): Promise<boolean> {
  return (await db.outbox.count()) > 0 || (await countDrafts(db)) > 0;
}
