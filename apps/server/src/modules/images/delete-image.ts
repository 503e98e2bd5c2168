import { notFound } from "../../http/app-error.ts";
import type { ImagesDeps } from "./images-deps.ts";

export async function deleteImage(
  { db, files }: Pick<ImagesDeps, "db" | "files">,
  { personId, fileId }: { personId: string; fileId: string },
): Promise<void> {
  const row = await db
    .selectFrom("images")
    .select("file_id")
    .where("file_id", "=", fileId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!row) throw notFound();
  await files.remove(fileId);
}
