import { Readable } from "node:stream";
import { errorCodes } from "@metatron/contract/error-codes";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DiskStorage } from "./disk-storage.ts";
import type { PutGrant } from "./signed-address.ts";
import { StorageError } from "./storage-types.ts";

const SILENT_UPLOAD_ENDS_AFTER_MS = 30_000;

type ObjectRequest = FastifyRequest<{ Params: { "*": string } }>;

/**
 * Upload routes of the disk storage. Signed URLs need no access token: the signature authorises the request.
 */
export async function diskRoutes(
  app: FastifyInstance,
  { storage, path = "/api/objects" }: { storage: DiskStorage; path?: string },
): Promise<void> {
  // The body is streamed to disk; a content type parser would buffer it in memory.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.setErrorHandler(answerStorageError);
  const config = { allow: "open" } as const;

  app.put(`${path}/*`, { config }, async (request: ObjectRequest, reply) => {
    const grant = storage.verifyPut(request.params["*"], request.query);
    const piece = pieceOf(request, grant);
    checkAnnounced(request, { type: grant.type, size: piece ? piece.to - piece.from : grant.size });
    const received = await receive(request, async (body) => {
      if (piece) return storage.receivePart({ ...grant, ...piece, body });
      await storage.receive({ ...grant, body });
      return grant.size;
    });
    return reply.status(received === grant.size ? 200 : 202).send();
  });
}

/** The byte range of the body within the file, for a resumed upload. */
function pieceOf({ headers }: FastifyRequest, { size }: PutGrant): { from: number; to: number } | null {
  if (headers["content-range"] === undefined) return null;
  const [, from, last, all] =
    /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(headers["content-range"]) ?? [];
  const piece = { from: Number(from), to: Number(last) + 1 };
  if (Number(all) !== size || piece.to <= piece.from || piece.to > size) {
    throw new StorageError("bad_request", `This address is for ${size} bytes, and the piece is not of them.`);
  }
  return piece;
}

async function receive<T>({ raw }: FastifyRequest, take: (body: Readable) => Promise<T>): Promise<T> {
  raw.setTimeout(SILENT_UPLOAD_ENDS_AFTER_MS, () => raw.destroy());
  // Keeps the socket open when the body is not read to its end, so that the error response can be sent.
  const body = Readable.from(raw.iterator({ destroyOnReturn: false }));
  try {
    return await take(body);
  } catch (error) {
    if (raw.destroyed && !raw.complete) throw new StorageError("bad_request", "The upload broke off.");
    throw error;
  } finally {
    raw.setTimeout(0);
  }
}

/** Rejects a wrong type or length by the headers, before the body is read. */
function checkAnnounced(request: FastifyRequest, { type, size }: { type: string; size: number }): void {
  if (request.headers["content-type"]?.toLowerCase() !== type) {
    throw new StorageError("file_type_mismatch", `This address is for ${type}.`);
  }
  const announced = request.headers["content-length"];
  if (announced === undefined) return;
  if (Number(announced) > size)
    throw new StorageError("file_too_large", `This address is for ${size} bytes.`);
  if (Number(announced) < size) throw new StorageError("bad_request", `This address is for ${size} bytes.`);
}

function answerStorageError(
  error: FastifyError | StorageError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // The unread rest of a rejected body would be parsed as the next request.
  reply.header("connection", "close");
  if (!(error instanceof StorageError)) throw error;
  const status = errorCodes[error.code];
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .type("application/problem+json")
    .send({
      type: `urn:metatron:error:${error.code}`,
      title: error.code.replaceAll("_", " "),
      status,
      code: error.code,
      detail: error.message,
      requestId: request.id,
    });
}
