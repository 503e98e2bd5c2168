import { codeOf } from "../api/reason-of.ts";
import type { ChatsDatabase } from "../local-db/chats-database.ts";
import { readSetting, writeSetting } from "../local-db/settings.ts";

/** Codes with which the server was not reached; any other answer is newer than the stored copy. */
const UNREACHED: readonly string[] = ["network_unreachable", "request_timeout", "database_unavailable"];

interface Stored<T> {
  db: ChatsDatabase;
  key: string;
  load: () => Promise<T>;
  signal: AbortSignal;
}

/** Loads and keeps a copy in the browser; without a network the copy is read instead. */
export async function orStored<T>({ db, key, load, signal }: Stored<T>): Promise<T> {
  try {
    const loaded = await load();
    // A browser that refuses to store must still show the page.
    await writeSetting(db, key, loaded).catch(() => undefined);
    return loaded;
  } catch (error) {
    if (signal.aborted) throw error;
    if (!UNREACHED.includes(codeOf(error))) {
      // Deleted, or no longer for this person: the copy must go too.
      if (codeOf(error) === "not_found") await writeSetting(db, key, undefined).catch(() => undefined);
      throw error;
    }
    const stored = await readSetting(db, key).catch(() => undefined);
    // Safe: only this function writes the key.
    if (stored) return stored as T;
    throw error;
  }
}
