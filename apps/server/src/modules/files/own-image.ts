import { buffer } from "node:stream/consumers";
import { completeUpload } from "./complete-upload.ts";
import type { FileRow } from "./file-row.ts";
import type { FilesDeps } from "./files-deps.ts";
import { imageTypes } from "./image-type.ts";

export interface OwnImage {
  file: FileRow;
  dataUrl: string;
}

type UploadedDeps = Pick<FilesDeps, "db" | "storage" | "jobs">;

interface OwnedImage {
  personId: string;
  fileId: string;
}

/**
 * A picture of this person, or of this person's conversations, as a data URL; undefined for any other. Using
 * the picture completes its upload.
 */
export async function ownImage(deps: UploadedDeps, named: OwnedImage): Promise<OwnImage | undefined> {
  const file = await findOwn(deps, named);
  if (!file || isUnusable(file) || !imageTypes.includes(file.type)) return undefined;
  const object = await deps.storage.get(file.object_key);
  if (!object) return undefined;
  const bytes = await buffer(object.stream);
  return { file, dataUrl: `data:${file.type};base64,${bytes.toString("base64")}` };
}

/** A picture without readable text is still usable. */
const isUnusable = ({ status, reason }: FileRow) => status === "failed" && reason !== "no_text";

async function findOwn(deps: UploadedDeps, { personId, fileId }: OwnedImage) {
  const file = await deps.db
    .selectFrom("files")
    .selectAll()
    .where("id", "=", fileId)
    .where("person_id", "=", personId)
    .where("purpose", "in", ["image", "conversation"])
    .executeTakeFirst();
  if (!file || file.purpose === "conversation") return file;
  return file.status === "pending"
    ? completeUpload(deps, { personId, fileId, purpose: "image", ownerId: null })
    : file;
}

/**
 * Binds a sent picture to its conversation, with which it is deleted; generated pictures stay in the gallery.
 */
export async function bindImage(
  { db }: Pick<FilesDeps, "db">,
  { personId, fileId, conversationId }: OwnedImage & { conversationId: string },
): Promise<void> {
  await db
    .updateTable("files")
    .set({ owner_id: conversationId })
    .where("id", "=", fileId)
    .where("person_id", "=", personId)
    .where("purpose", "=", "image")
    .where("source", "=", "upload")
    .where("owner_id", "is", null)
    .execute();
}
