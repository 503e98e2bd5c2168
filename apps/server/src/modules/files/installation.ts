import { buffer } from "node:stream/consumers";
import type { Db } from "../../adapters/db/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";
import { filesPrefix } from "./object-keys.ts";

/** A few of the newest objects are enough to tell the right storage from an empty or a foreign one. */
const OBJECTS_LOOKED_FOR = 20;

const ids = new WeakMap<Db, Promise<string>>();

/** The id that this database's objects lie under; it never changes, so it is read once. */
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
 * Whether the storage is the one that this database has put its objects into. A database that was restored, copied or
 * started anew beside another one's bucket knows none of the objects there; a disk that is not mounted has none.
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
  // Never put there again: a mark that is missing later means that this is another storage.
  await db.updateTable("installation").set({ marked_at: new Date() }).where("id", "=", id).execute();
  return true;
}

export const isMark = (key: string) => key.endsWith("/installation");

async function readInstallation(db: Db) {
  return db.selectFrom("installation").select(["id", "marked_at"]).executeTakeFirstOrThrow();
}

/** Before the mark: files that were read have objects, and at least one of them is here. */
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
