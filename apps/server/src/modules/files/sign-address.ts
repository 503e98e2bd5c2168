import type { FileRow } from "./file-row.ts";
import type { FilesDeps } from "./files-deps.ts";

/** Long enough to open a page with many pictures, too short to be passed around. */
const ADDRESS_SECONDS = 10 * 60;

export const SIGNED_FILE_PATH = "/api/files/:id/signed";

/**
 * A URL with which this person sees the file for some minutes without a token, while they still have access.
 */
export function signAddress(
  { storage }: Pick<FilesDeps, "storage">,
  { id }: Pick<FileRow, "id">,
  personId: string,
): { url: string; expiresAt: string } {
  const { query, expiresAt } = storage.signRead({ fileId: id, personId }, ADDRESS_SECONDS);
  return { url: `${SIGNED_FILE_PATH.replace(":id", id)}?${query}`, expiresAt };
}
