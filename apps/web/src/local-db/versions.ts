import type { ChatsStore } from "./chats-database.ts";
import { readMessages } from "./messages.ts";
import { readSetting, writeSetting } from "./settings.ts";

/** The chosen version at each fork: id of the parent → id of the chosen child. */
export type Versions = Readonly<Record<string, string>>;

/** Stands for the missing parent of the first message. */
export const BEGINNING = "beginning";

export const versionsKey = (conversationId: string) => `versions:${conversationId}`;

export async function readVersions(db: ChatsStore, conversationId: string): Promise<Versions> {
  const value = await readSetting(db, versionsKey(conversationId));
  // Safe: only this file writes this key.
  return (value ?? {}) as Versions;
}

/** Without a `messageId` the newest version is shown again. */
export async function chooseVersion(
  db: ChatsStore,
  { conversationId, parentId, messageId }: Choice,
): Promise<void> {
  await db.write(["settings"], async (tx) => {
    const { [parentId ?? BEGINNING]: replaced, ...others } = await readVersions(tx, conversationId);
    if (replaced === messageId) return;
    const versions = messageId ? { ...others, [parentId ?? BEGINNING]: messageId } : others;
    await writeSetting(tx, versionsKey(conversationId), versions);
  });
}

/** Chooses, at each fork on the path, the version that leads to a message. */
export async function chooseWayTo(
  db: ChatsStore,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<void> {
  await db.write(["messages", "settings"], async (tx) => {
    const messages = await readMessages(tx, conversationId);
    const parents = new Map(messages.map(({ id, parentId }) => [id, parentId]));
    const way: Record<string, string> = {};
    // Walks from the message back to the first one; each id is visited
    // once, also where damaged rows form a loop.
    for (let id: string | null = messageId; id !== null && parents.has(id); ) {
      const parentId: string | null = parents.get(id) ?? null;
      parents.delete(id);
      way[parentId ?? BEGINNING] = id;
      id = parentId;
    }
    if (Object.keys(way).length === 0) return;
    await writeSetting(tx, versionsKey(conversationId), {
      ...(await readVersions(tx, conversationId)),
      ...way,
    });
  });
}

interface Choice {
  conversationId: string;
  parentId: string | null;
  messageId?: string;
}
