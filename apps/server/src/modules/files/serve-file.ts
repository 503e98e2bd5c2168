import type { FastifyReply } from "fastify";
import { isStorageUnavailable, parseRange, StorageError, sendObject } from "../../adapters/storage/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { FileRow } from "./file-row.ts";
import type { FilesDeps } from "./files-deps.ts";

/** Serves the original or the requested range; inline for harmless types, otherwise as a download. */
export async function serveFile(
  { storage }: Pick<FilesDeps, "storage">,
  { file, range, reply }: { file: FileRow; range: string | undefined; reply: FastifyReply },
): Promise<FastifyReply> {
  try {
    const object = await storage.get(file.object_key, parseRange(range));
    if (!object) throw notFound();
    return sendObject(reply, object, { type: file.type, fileName: file.name, disposition: "inline" });
  } catch (error) {
    if (!(error instanceof StorageError) || isStorageUnavailable(error)) throw error;
    if (error.code === "range_not_satisfiable") reply.header("content-range", `bytes */${file.size}`);
    throw new AppError(error.code, error.message);
  }
}
