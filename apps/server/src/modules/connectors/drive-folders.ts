import { AppError } from "../../http/app-error.ts";
import { asAppError } from "./as-app-error.ts";
import { needDrive, queueSync, removeSource } from "./choose-sources.ts";
import type { ConnectorsDeps } from "./connectors-deps.ts";

export interface NewFolder {
  /** The caller's id of this wish: again with the same one is the same folder. */
  id: string;
  collectionId: string;
  personId: string;
  name: string;
}

/** A folder of its own for a collection; one that it had before stays in Drive, but is no longer read. */
export async function createFolder(
  deps: ConnectorsDeps,
  { id, collectionId, personId, name }: NewFolder,
): Promise<{ folderId: string; url: string }> {
  const made = await needDrive(deps.outside.drive)
    .createFolder({ requestId: id, collectionId, name })
    .catch(asAppError);
  if (!made) throw new AppError("id_taken", "Another folder was made with this id.");
  const { folderId, url } = made;
  const before = await deps.db
    .selectFrom("knowledge_sources")
    .select(["collection_id", "kind", "key"])
    .where("collection_id", "=", collectionId)
    .where("kind", "=", "drive")
    .where("key", "<>", folderId)
    .execute();
  for (const row of before) await removeSource(deps, row);
  await deps.db
    .insertInto("knowledge_sources")
    .values({
      collection_id: collectionId,
      kind: "drive",
      key: folderId,
      name: made.name,
      url,
      person_id: personId,
      reason: null,
      run_id: null,
      page_cursor: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await queueSync(deps, { collectionId, kind: "drive", key: folderId });
  return { folderId, url };
}

/** The collection that reads this folder, for whoever decides on it. */
export async function collectionOfFolder(
  { db }: Pick<ConnectorsDeps, "db">,
  folderId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("knowledge_sources")
    .select("collection_id")
    .where("kind", "=", "drive")
    .where("key", "=", folderId)
    .executeTakeFirst();
  return row?.collection_id;
}

/**
 * At Drive first: a folder that could not be deleted there must not be lost sight of here. A folder that was not made here
 * stays as it is, and is no longer read.
 */
export async function deleteFolder(
  deps: ConnectorsDeps,
  { collectionId, folderId }: { collectionId: string; folderId: string },
): Promise<void> {
  const drive = needDrive(deps.outside.drive);
  const folder = await drive.findFolder(folderId).catch(asAppError);
  // Made for another one, and chosen here before that was asked: this collection may let go of it, not delete it.
  const isOthers =
    folder !== undefined && folder.collectionId !== null && folder.collectionId !== collectionId;
  if (folder && !isOthers) await drive.deleteFolder(folderId).catch(asAppError);
  await removeSource(deps, { collection_id: collectionId, kind: "drive", key: folderId });
}
