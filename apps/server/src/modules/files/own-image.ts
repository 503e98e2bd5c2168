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
 * A picture of this person's, or one among the files of this person's conversations, as a data URL; undefined for any
 * other. Naming it completes its upload.
 */
export async function ownImage(deps: UploadedDeps, named: OwnedImage): Promise<OwnImage | undefined> {
  const file = await findOwn(deps, named);
  if (!file || isUnusable(file) || !imageTypes.includes(file.type)) return undefined;
  const object = await deps.storage.get(file.object_key);
  if (!object) return undefined;
  const bytes = await buffer(object.stream);
  return { file, dataUrl: `data:${file.type};base64,${bytes.toString("base64")}` };
}

/** A picture that no text could be read from is a picture all the same. */
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

/** What somebody sent goes with its conversation; what was made for them stays in their gallery. */
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
