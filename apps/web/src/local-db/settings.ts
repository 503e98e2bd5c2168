import type { ChatsStore } from "./chats-database.ts";

/** The stored value of a key, unvalidated. */
export async function readSetting(db: ChatsStore, key: string): Promise<unknown> {
  return (await db.settings.firstBy("key", key))?.value;
}

/** `undefined` deletes the setting. */
export async function writeSetting(db: ChatsStore, key: string, value: unknown): Promise<void> {
  await db.write(["settings"], async (tx) => {
    const known = await tx.settings.firstBy("key", key);
    if (value === undefined) return known ? await tx.settings.delete(known.id) : undefined;
    if (known) await tx.settings.put({ id: known.id, key, value });
    else await tx.settings.add({ key, value });
  });
}
