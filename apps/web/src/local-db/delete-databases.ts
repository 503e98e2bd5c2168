import type { DatabasePlace } from "./chats-database.ts";
import { chatsDatabaseName, filesDatabaseName } from "./database-names.ts";

/** For "Equipo compartido": the next person at this computer finds nothing. Open ones, in all tabs, close for it. */
export async function deleteLocalDatabases(personKey: string, place: DatabasePlace = {}): Promise<void> {
  const names = [chatsDatabaseName(personKey), filesDatabaseName(personKey)];
  await Promise.all(names.map((name) => deleteDatabase(name, place)));
}

/** Without Dexie, which the login page does not load: a session that ended while no tab was open is found there. */
function deleteDatabase(name: string, place: DatabasePlace): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Dexie types it as whatever can open a database; in tests it is a whole IndexedDB of their own.
  const factory = (place.indexedDB as IDBFactory | undefined) ?? indexedDB;
  const request = factory.deleteDatabase(name);
  request.onsuccess = () => resolve();
  request.onerror = () => reject(request.error);
  return promise;
}
