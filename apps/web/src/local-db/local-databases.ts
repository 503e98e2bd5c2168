import type { ChatsStore } from "./chats-database.ts";
import type { DatabasePlace } from "./database.ts";
import { chatsDatabaseName, filesDatabaseName } from "./database-names.ts";
import { countDrafts } from "./drafts.ts";
import { listQueues } from "./question-queue.ts";

/** For "Equipo compartido": the next person at this computer finds nothing. Open ones, in all tabs, close for it. */
export async function deleteLocalDatabases(personKey: string, place: DatabasePlace = {}): Promise<void> {
  const names = [chatsDatabaseName(personKey), filesDatabaseName(personKey)];
  const factory = place.indexedDB ?? globalThis.indexedDB;
  await Promise.all(names.map((name) => deleteDatabase(factory, name)));
}

/** Waits for tabs that have it open: they close it when they hear of the deletion. */
function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** Whether something would be lost with the databases: typed and not sent, or done and not told to the server. */
export async function hasUnsentWork(db: ChatsStore): Promise<boolean> {
  const unsent = [await db.outbox.count(), await countDrafts(db), (await listQueues(db)).length];
  return unsent.some((count) => count > 0);
}
