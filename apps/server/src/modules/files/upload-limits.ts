import type { UploadPurpose } from "@metatron/contract/files/constants";
import type { Db } from "../../adapters/db/index.ts";
import { documentTypes } from "../../adapters/parsers/index.ts";
import { AppError } from "../../http/app-error.ts";

const MB = 1024 * 1024;
/** Images are sent to a model as base64 inside one message. */
const MAX_IMAGE_MB = 10;
const IMAGE_TYPES: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
};
const DOCUMENT_TYPES: Record<string, string> = Object.fromEntries(
  Object.values(documentTypes).flatMap(({ type, extensions }) => extensions.map((each) => [each, type])),
);

export interface UploadLimits {
  maxMb: number;
  maxFiles: number;
  /** File name extensions. */
  extensions: readonly string[];
}

/** Default: all types that can be read. */
export function uploadLimitsOf(config: {
  UPLOAD_MAX_MB: number;
  UPLOAD_MAX_FILES: number;
  UPLOAD_TYPES?: string[] | undefined;
}): UploadLimits {
  const given = config.UPLOAD_TYPES?.map((each) => each.toLowerCase().replace(/^\./, ""));
  return {
    maxMb: config.UPLOAD_MAX_MB,
    maxFiles: config.UPLOAD_MAX_FILES,
    extensions: given ?? Object.keys(DOCUMENT_TYPES),
  };
}

interface Announced {
  name: string;
  size: number;
  purpose: UploadPurpose;
}

/** The type by the file extension; the bytes are checked after the upload. */
export function checkAnnounced({ name, size, purpose }: Announced, limits: UploadLimits): string {
  const maxMb = purpose === "image" ? Math.min(limits.maxMb, MAX_IMAGE_MB) : limits.maxMb;
  if (size > maxMb * MB) throw new AppError("file_too_large", `This file is larger than ${maxMb} MB.`);
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const type = (purpose === "image" ? IMAGE_TYPES : DOCUMENT_TYPES)[extension];
  const isAllowed = purpose === "image" || limits.extensions.includes(extension);
  if (!type || !isAllowed) {
    throw new AppError("file_type_not_allowed", "Files of this type are not taken here.");
  }
  return type;
}

export async function checkRoom(
  db: Db,
  { ownerId, fileId }: { ownerId: string; fileId: string },
  { maxFiles }: UploadLimits,
): Promise<void> {
  const { count } = await db
    .selectFrom("files")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("source", "=", "upload")
    .where("id", "<>", fileId)
    .executeTakeFirstOrThrow();
  if (count >= maxFiles) {
    throw new AppError("storage_quota_reached", `There are ${maxFiles} files here, which is as many as fit.`);
  }
}
