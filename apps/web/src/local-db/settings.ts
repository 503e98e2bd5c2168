import type { ChatsDatabase } from "./chats-database.ts";

/** The value under a key, as whoever wrote it left it. */
export async function readSetting(db: ChatsDatabase, key: string): Promise<unknown> {
  return (await db.settings.where("key").equals(key).first())?.value;
}

/** `undefined` takes the setting away. */
export async function writeSetting(db: ChatsDatabase, key: string, value: unknown): Promise<void> {
  await db.transaction("rw", db.settings, async () => {
    const byKey = db.settings.where("key").equals(key);
    if (value === undefined) await byKey.delete();
    else if ((await byKey.modify({ value })) === 0) await db.settings.add({ key, value });
  });
}
