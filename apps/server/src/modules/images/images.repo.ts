import type { Selectable } from "kysely";
import type { Db, Tables } from "../../adapters/db/index.ts";

export type ImageRow = Selectable<Tables["images"]>;

export function readImages(db: Db, requestId: string): Promise<ImageRow[]> {
  return db.selectFrom("images").selectAll().where("request_id", "=", requestId).orderBy("ordinal").execute();
}

/** Only this person's: another person's call may use the same id. */
export async function readOwnImages(
  db: Db,
  { personId, requestId }: { personId: string; requestId: string },
): Promise<ImageRow[]> {
  return (await readImages(db, requestId)).filter((row) => row.person_id === personId);
}

export async function keepImage(db: Db, row: Omit<ImageRow, "create_at">): Promise<void> {
  // A repeated call on another node may have stored the picture first.
  await db
    .insertInto("images")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
