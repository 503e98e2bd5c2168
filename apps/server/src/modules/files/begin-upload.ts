import type { UploadPurpose } from "@metatron/contract/files/constants";
import { AppError, notFound } from "../../http/app-error.ts";
import type { Session } from "../../http/session.ts";
import type { FileAccess } from "./file-access.ts";
import type { FileRow } from "./file-row.ts";
import { readFile } from "./files.repo.ts";
import type { FilesDeps } from "./files-deps.ts";
import { installationId } from "./installation.ts";
import { uploadKey } from "./object-keys.ts";
import { takeRoom } from "./take-room.ts";
import { checkAnnounced, checkRoom, type UploadLimits } from "./upload-limits.ts";

export interface UploadDeps extends FilesDeps {
  access: FileAccess;
  limits: UploadLimits;
}

export interface AnnouncedUpload {
  fileId: string;
  name: string;
  size: number;
  purpose: UploadPurpose;
  ownerId: string | null;
}

/** Creates the row of an announced upload, or returns the existing one: the call is idempotent. */
export async function beginUpload(
  deps: UploadDeps,
  session: Session,
  upload: AnnouncedUpload,
): Promise<FileRow> {
  const type = checkAnnounced(upload, deps.limits);
  const ownerId = await ownerOf(deps, session, upload);
  if (ownerId) await checkRoom(deps.db, { ownerId, fileId: upload.fileId }, deps.limits);
  const { personId } = session;
  // Must run before the transaction: the embedded database has one connection, which the transaction holds.
  const objectKey = uploadKey(await installationId(deps.db), upload.fileId);
  const made = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("files")
      .values({
        id: upload.fileId,
        person_id: personId,
        purpose: upload.purpose,
        owner_id: ownerId,
        name: upload.name,
        type,
        size: upload.size,
        object_key: objectKey,
        status: "pending",
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returningAll()
      .executeTakeFirst();
    // Announced bytes count towards the quota before they are sent, or uploads in flight could fill the
    // storage.
    if (row) await takeRoom(trx, { personId, purpose: upload.purpose, bytes: upload.size }, deps.quotas);
    return row;
  });
  return made ?? sameUpload(await readFile(deps.db, upload.fileId), session, upload);
}

async function ownerOf({ access }: UploadDeps, session: Session, upload: AnnouncedUpload) {
  const { purpose, ownerId, name } = upload;
  switch (purpose) {
    case "conversation":
      if (!ownerId || !(await access.openConversation(session, { id: ownerId, title: name })))
        throw notFound();
      return ownerId;
    case "assistant":
    case "project":
      if (!ownerId || !(await access.mayChange(session, purpose, ownerId))) throw notFound();
      return ownerId;
    case "image":
      // A picture may be uploaded before its conversation exists; the message that names the picture binds
      // it.
      return ownerId && (await access.mayChange(session, purpose, ownerId)) ? ownerId : null;
  }
}

function sameUpload(
  there: FileRow | undefined,
  { personId }: Session,
  { purpose, ownerId, size }: AnnouncedUpload,
): FileRow {
  if (!there || there.person_id !== personId) throw notFound();
  const isSame =
    there.purpose === purpose && there.size === size && (purpose === "image" || there.owner_id === ownerId);
  if (!isSame) throw new AppError("id_taken", "Another upload has this id.");
  return there;
}
