import type { ChatsDatabase } from "./chats-database.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** Which of the messages after the same one is shown: the id of the one before → the id of the one chosen. */
export type Versions = Readonly<Record<string, string>>;

/** Stands for "before the first message". */
export const BEGINNING = "beginning";

export const versionsKey = (conversationId: string) => `versions:${conversationId}`;

export async function readVersions(db: ChatsDatabase, conversationId: string): Promise<Versions> {
  const value = await readSetting(db, versionsKey(conversationId));
  // Only written below.
  return (value ?? {}) as Versions;
}

/** Without a `messageId` the newest is shown again. */
export async function chooseVersion(
  db: ChatsDatabase,
  { conversationId, parentId, messageId }: Choice,
): Promise<void> {
  await db.transaction("rw", db.settings, async () => {
    const { [parentId ?? BEGINNING]: _replaced, ...others } = await readVersions(db, conversationId);
    const versions = messageId ? { ...others, [parentId ?? BEGINNING]: messageId } : others;
    await writeSetting(db, versionsKey(conversationId), versions);
  });
}

interface Choice {
  conversationId: string;
  parentId: string | null;
  messageId?: string;
}
