import { AppError } from "../../http/app-error.ts";
import { asAppError } from "./as-app-error.ts";
import { needDrive, queueSync, removeSource } from "./choose-sources.ts";
import type { ConnectorsDeps } from "./connectors-deps.ts";

export interface NewFolder {
  /** The caller's request id: the same id returns the same folder. */
  id: string;
  collectionId: string;
  personId: string;
  name: string;
}

/** Creates a folder for a collection; the previous one stays in Drive, but is no longer read. */
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

/** The collection of this folder, for the access check. */
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
 * Deletes at Drive first: a folder that could not be deleted there must stay known here. A folder that was
 * not created here is kept, and no longer read.
 */
export async function deleteFolder(
  deps: ConnectorsDeps,
  { collectionId, folderId }: { collectionId: string; folderId: string },
): Promise<void> {
  const drive = needDrive(deps.outside.drive);
  const folder = await drive.findFolder(folderId).catch(asAppError);
  // Created for another collection and chosen here before that was checked: this collection may release it,
  // not delete it.
  const isOthers =
    folder !== undefined && folder.collectionId !== null && folder.collectionId !== collectionId;
  if (folder && !isOthers) await drive.deleteFolder(folderId).catch(asAppError);
  await removeSource(deps, { collection_id: collectionId, kind: "drive", key: folderId });
}
