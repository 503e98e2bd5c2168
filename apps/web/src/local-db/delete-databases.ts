import type { DatabasePlace } from "./database.ts";
import { chatsDatabaseName, filesDatabaseName } from "./database-names.ts";

/**
 * For "Equipo compartido": the next person at this computer finds no
 * data. Open connections in all tabs are closed.
 */
export async function deleteLocalDatabases(personKey: string, place: DatabasePlace = {}): Promise<void> {
  const names = [chatsDatabaseName(personKey), filesDatabaseName(personKey)];
  await Promise.all(names.map((name) => deleteDatabase(name, place)));
}

/** Waits for tabs that have the database open: each closes its connection on the `versionchange` event. */
function deleteDatabase(name: string, { indexedDB = globalThis.indexedDB }: DatabasePlace): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = indexedDB.deleteDatabase(name);
  request.onsuccess = () => resolve();
  request.onerror = () => reject(request.error);
  return promise;
}
