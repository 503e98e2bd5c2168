import { createContext, useContext } from "react";
import type { ChatsDatabase } from "./chats-database.ts";
import type { FilesDatabase } from "./files-database.ts";

/** The local data of the signed-in person. */
export interface LocalData {
  db: ChatsDatabase;
  /** The person's own knowledge base. */
  files: FilesDatabase;
  /** Sends the entries of the outbox. */
  wake: () => Promise<void>;
  /** Logs an error of the browser's storage. */
  warn: (message: string, cause: unknown) => void;
}

export const LocalDataContext = createContext<LocalData | null>(null);

export function useLocalData(): LocalData {
  const data = useContext(LocalDataContext);
  if (!data) throw new Error("Nobody is signed in here.");
  return data;
}
