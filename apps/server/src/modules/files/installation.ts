import { buffer } from "node:stream/consumers";
import type { Db } from "../../adapters/db/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";
import { filesPrefix } from "./object-keys.ts";

/** A few of the newest objects are enough to distinguish the right storage from an empty or foreign one. */
const OBJECTS_LOOKED_FOR = 20;

const ids = new WeakMap<Db, Promise<string>>();

/** The id in the keys of this database's objects. It never changes, so it is cached. */
export function installationId(db: Db): Promise<string> {
  const known = ids.get(db);
  if (known) return known;
  const read = readInstallation(db).then(({ id }) => id);
  ids.set(db, read);
  read.catch(() => ids.delete(db));
  return read;
}

type MarkDeps = { db: Db; storage: Storage };

/**
 * Whether the storage belongs to this database. A database that was restored, copied or newly created beside
 * another one's bucket knows none of its objects, and an unmounted disk has none.
 */
export async function isOwnStorage({ db, storage }: MarkDeps): Promise<boolean> {
  const { id, marked_at: markedAt } = await readInstallation(db);
  const key = `${filesPrefix(id)}installation`;
  if (markedAt) {
    const mark = await storage.get(key);
    return mark !== null && (await buffer(mark.stream)).toString() === id;
  }
  if (!(await holdsObjects({ db, storage }))) return false;
  const body = Buffer.from(id);
  await storage.put({ key, body, type: "text/plain", size: body.byteLength });
  // The mark is written only once: if it is missing later, this is another storage.
  await db.updateTable("installation").set({ marked_at: new Date() }).where("id", "=", id).execute();
  return true;
}

export const isMark = (key: string) => key.endsWith("/installation");

async function readInstallation(db: Db) {
  return db.selectFrom("installation").select(["id", "marked_at"]).executeTakeFirstOrThrow();
}

/** Before the first mark: processed files have objects, and at least one of them must be in this storage. */
async function holdsObjects({ db, storage }: MarkDeps): Promise<boolean> {
  const rows = await db
    .selectFrom("files")
    .select("object_key")
    .where("status", "=", "ready")
    .orderBy("updated_at", "desc")
    .limit(OBJECTS_LOOKED_FOR)
    .execute();
  if (rows.length === 0) return true;
  for (const { object_key: key } of rows) if ((await storage.head(key)) !== null) return true;
  return false;
}
