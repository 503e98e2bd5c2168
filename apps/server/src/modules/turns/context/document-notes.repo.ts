import type { Db } from "../../../adapters/db/index.ts";

/** The notes of one version of a document, by part. */
export async function readNotes(
  db: Db,
  { fileId, version }: { fileId: string; version: string },
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("document_notes")
    .select(["part", "notes"])
    .where("file_id", "=", fileId)
    .where("version", "=", version)
    .execute();
  return new Map(rows.map(({ part, notes }) => [part, notes]));
}

/**
 * The first notes of a part win, because two people may read the same document at once. Notes of a deleted
 * document are dropped.
 */
export async function keepNotes(
  db: Db,
  { fileId, version, part, notes }: { fileId: string; version: string; part: number; notes: string },
): Promise<void> {
  await db
    .insertInto("document_notes")
    .columns(["file_id", "version", "part", "notes"])
    .expression((eb) =>
      eb
        .selectFrom("files")
        .select(({ val, cast }) => [
          "id",
          cast<string>(val(version), "text").as("version"),
          cast<number>(val(part), "integer").as("part"),
          cast<string>(val(notes), "text").as("notes"),
        ])
        .where("id", "=", fileId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
