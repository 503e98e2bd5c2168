import { Readable } from "node:stream";
import { errorCodes } from "@metatron/contract/error-codes";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DiskStorage } from "./disk-storage.ts";
import type { PutGrant } from "./signed-address.ts";
import { StorageError } from "./storage-types.ts";

const SILENT_UPLOAD_ENDS_AFTER_MS = 30_000;

type ObjectRequest = FastifyRequest<{ Params: { "*": string } }>;

/** Where disk storage takes uploads. The signed addresses need no token; they are the token. */
export async function diskRoutes(
  app: FastifyInstance,
  { storage, path = "/api/objects" }: { storage: DiskStorage; path?: string },
): Promise<void> {
  // The body goes to the disk as it comes; parsed, it would lie in memory first.
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

/** The place of what is sent in the whole file, for an upload that goes on after a break. */
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
  // Read to its end or not, the request keeps its socket: the refusal goes out on it, and the timer is taken back.
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

/** Refused before a byte is read, where the headers say it already. */
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
  // What is left of a refused body would be read as the next request.
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
