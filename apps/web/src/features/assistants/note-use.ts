import { noteInteraction } from "../../local-db/assistants.ts";
import type { ChatsStore } from "../../local-db/chats-database.ts";

interface NoteUsePorts {
  db: ChatsStore;
  now: () => Date;
  /** Fetches the lists of assistants again where they are shown. */
  refreshLists: () => Promise<void>;
  warn: (message: string, cause: unknown) => void;
}

/** An assistant was asked: the gallery puts it first at the next visit. Never fails, or the question would not be sent. */
export async function noteUse(
  { db, now, refreshLists, warn }: NoteUsePorts,
  assistantId: string,
): Promise<void> {
  try {
    await noteInteraction(db, assistantId, now());
    await refreshLists();
  } catch (error) {
    warn("The use of an assistant could not be noted.", error);
  }
}
