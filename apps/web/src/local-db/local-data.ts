import { createContext, useContext } from "react";
import type { ChatsDatabase } from "./chats-database.ts";
import type { FilesDatabase } from "./files-database.ts";

/** What the person who is signed in has in this browser. */
export interface LocalData {
  db: ChatsDatabase;
  /** Their own knowledge base. */
  files: FilesDatabase;
  /** Sends what waits in the outbox. */
  wake: () => Promise<void>;
  /** Logs a fault of the browser's storage. */
  warn: (message: string, cause: unknown) => void;
}

export const LocalDataContext = createContext<LocalData | null>(null);

export function useLocalData(): LocalData {
  const data = useContext(LocalDataContext);
  if (!data) throw new Error("Nobody is signed in here.");
  return data;
}
