import type { UploadPurpose } from "@metatron/contract/files/constants";
import { AppError, notFound } from "../../http/app-error.ts";
import type { FileRow } from "./file-row.ts";
import type { FilesDeps } from "./files-deps.ts";
import { finishUpload, type Validity } from "./finish-upload.ts";
import { inspectObject } from "./inspect-object.ts";

type UploadedDeps = Pick<FilesDeps, "db" | "storage" | "jobs">;

export interface CompletedUpload {
  personId: string;
  fileId: string;
  purpose: UploadPurpose;
  /** Null: any owner, because an image is named without one. */
  ownerId: string | null;
  validity?: Validity;
}

/** Completes an upload whose bytes are in storage. Idempotent, also for concurrent calls. */
export async function completeUpload(deps: UploadedDeps, completed: CompletedUpload): Promise<FileRow> {
  const file = (await findUpload(deps, completed)) ?? (await findDuplicate(deps, completed));
  if (!file) throw notFound();
  if (file.status !== "pending") return file;
  await deps.storage.finishUpload({ key: file.object_key, uploadId: file.upload_id });
  const inspected = await inspectObject(deps.storage, file.object_key);
  if (!inspected || inspected.size !== file.size) {
    throw new AppError("file_missing_upload", "The file has not arrived in storage.");
  }
  return finishUpload(deps, { file, inspected, validity: completed.validity ?? {} });
}

function findUpload({ db }: UploadedDeps, { personId, fileId, purpose, ownerId }: CompletedUpload) {
  return db
    .selectFrom("files")
    .selectAll()
    .where("id", "=", fileId)
    .where("person_id", "=", personId)
    .where("purpose", "=", purpose)
    .$if(ownerId !== null, (query) => query.where("owner_id", "=", ownerId))
    .executeTakeFirst();
}

/** The existing file with the same bytes, if the upload was merged into it. */
export function findDuplicate(
  { db }: UploadedDeps,
  { personId, fileId, purpose, ownerId }: Omit<CompletedUpload, "validity">,
): Promise<FileRow | undefined> {
  return db
    .selectFrom("file_duplicates")
    .innerJoin("files", "files.id", "file_duplicates.file_id")
    .selectAll("files")
    .where("file_duplicates.id", "=", fileId)
    .where("file_duplicates.person_id", "=", personId)
    .where("files.owner_id", "=", ownerId)
    .where("files.purpose", "=", purpose)
    .executeTakeFirst();
}
