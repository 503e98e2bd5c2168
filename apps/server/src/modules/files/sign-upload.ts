import type { SignedUpload, SignUploadRequest } from "@metatron/contract/files/file";
import type { Session } from "../../http/session.ts";
import { beginUpload, type UploadDeps } from "./begin-upload.ts";
import type { FileRow } from "./file-row.ts";

const UPLOAD_SECONDS = 60 * 60;

/** Returns upload URLs. A second call with the same id returns only the missing parts. */
export async function signUpload(
  deps: UploadDeps,
  session: Session,
  request: SignUploadRequest,
): Promise<SignedUpload> {
  const { fileId, ownerId = null } = request;
  const file = await beginUpload(deps, session, { ...request, ownerId });
  const place = { key: file.object_key, type: file.type, size: file.size, expiresInSeconds: UPLOAD_SECONDS };
  const signed = await deps.storage.signedPut(place);
  const isThere = (await deps.storage.head(file.object_key)) !== null;
  if (isThere || file.status !== "pending") return { fileId, ...signed, uploaded: true, resume: null };
  const { uploadId, resume } = await deps.storage.resumeUpload({ ...place, uploadId: file.upload_id });
  if (!(await rememberUploadId(deps, file, uploadId))) return signUpload(deps, session, request);
  const uploaded = resume?.way === "parts" && resume.missing.length === 0;
  return { fileId, ...signed, uploaded, resume };
}

/** False if another request started the multipart upload first: both must fill the same parts. */
async function rememberUploadId(
  { db, storage }: UploadDeps,
  { id, object_key: key, upload_id: before }: FileRow,
  uploadId: string | null,
): Promise<boolean> {
  if (uploadId === before) return true;
  const { numUpdatedRows } = await db
    .updateTable("files")
    .set({ upload_id: uploadId, updated_at: new Date() })
    .where("id", "=", id)
    .where("upload_id", "is not distinct from", before)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  await storage.abandonUpload({ key, uploadId });
  return false;
}
