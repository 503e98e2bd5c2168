import type { MyMemory } from "@metatron/contract/memory/memory";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import type { ChatsDatabase } from "../../local-db/chats-database.ts";
import { readSetting, writeSetting } from "../../local-db/settings.ts";

export const MEMORY_KEY = ["memory"];
const STORED = "memory";

/** The facts about the person; the last loaded ones while the server can't be reached. */
export const memoryQuery = (db: ChatsDatabase) =>
  queryOptions({
    queryKey: MEMORY_KEY,
    queryFn: ({ signal }) => loadMemory(db, signal),
    // Offline the stored list is read, so the query must run there too.
    networkMode: "always",
    retry: false,
  });

async function loadMemory(db: ChatsDatabase, signal: AbortSignal): Promise<MyMemory> {
  try {
    const memory = await call("readMyMemory", { signal });
    // A browser that refuses to store must still show the list.
    await writeSetting(db, STORED, memory).catch(() => undefined);
    return memory;
  } catch (error) {
    const stored = await readSetting(db, STORED).catch(() => undefined);
    // Safe: only this function writes the key.
    if (stored && !signal.aborted) return stored as MyMemory;
    throw error;
  }
}
