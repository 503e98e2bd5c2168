import { createReadStream } from "node:fs";
import type { UploadPurpose } from "@metatron/contract/files/constants";
import type { Session } from "../../http/session.ts";
import { beginUpload, type UploadDeps } from "./begin-upload.ts";
import { findDuplicate } from "./complete-upload.ts";
import type { FileRow } from "./file-row.ts";
import { finishUpload, type Validity } from "./finish-upload.ts";
import type { ReceivedForm } from "./receive-form.ts";

export interface FormUpload {
  session: Session;
  purpose: UploadPurpose;
  ownerId: string;
  form: ReceivedForm<{ fileId?: string | undefined }>;
  validity?: Validity;
}

/** An upload through this server instead of directly to storage; the remaining steps are the same. */
export async function storeForm(deps: UploadDeps, upload: FormUpload): Promise<FileRow> {
  const { session, purpose, ownerId, form, validity = {} } = upload;
  const fileId = form.fields.fileId ?? crypto.randomUUID();
  const known = await findDuplicate(deps, { personId: session.personId, fileId, purpose, ownerId });
  if (known) return known;
  const file = await beginUpload(deps, session, {
    fileId,
    purpose,
    ownerId,
    name: form.name,
    size: form.size,
  });
  if (file.status !== "pending") return file;
  const { object_key: key, type, size } = file;
  await deps.storage.put({ key, type, size, body: createReadStream(form.path) });
  return finishUpload(deps, { file, inspected: await form.inspect(), validity });
}
