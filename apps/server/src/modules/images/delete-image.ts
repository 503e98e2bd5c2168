import { notFound } from "../../http/app-error.ts";
import { removeFile } from "../files/index.ts";
import type { ImagesDeps } from "./images-deps.ts";

export async function deleteImage(
  deps: Pick<ImagesDeps, "db" | "jobs">,
  { personId, fileId }: { personId: string; fileId: string },
): Promise<void> {
  const row = await deps.db
    .selectFrom("images")
    .select("file_id")
    .where("file_id", "=", fileId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  if (!row) throw notFound();
  await removeFile(deps, fileId);
}
