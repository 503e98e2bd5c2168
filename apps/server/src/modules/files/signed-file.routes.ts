// For the route option `compress`.
import type {} from "@fastify/compress";
import { knownRoles } from "@metatron/contract/roles";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { StorageError } from "../../adapters/storage/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { FileAccess, Reader } from "./file-access.ts";
import { readFile } from "./files.repo.ts";
import type { FilesDeps } from "./files-deps.ts";
import { serveFile } from "./serve-file.ts";
import { SIGNED_FILE_PATH } from "./sign-address.ts";

export type SignedFileDeps = Pick<FilesDeps, "db" | "storage"> & { access: Pick<FileAccess, "mayRead"> };

type SignedRequest = FastifyRequest<{ Params: { id: string } }>;

/**
 * Serves files by signed URLs, which need no token. Each use checks again whether the person of the URL still
 * has access.
 */
export async function signedFileRoutes(app: FastifyInstance, deps: SignedFileDeps): Promise<void> {
  // A compressed range would not match the requested bytes.
  const options = { config: { allow: "open" }, exposeHeadRoute: false, compress: false } as const;
  app.get(SIGNED_FILE_PATH, options, async (request: SignedRequest, reply) => {
    const reader = await readerOf(deps, personIdFrom(deps, request));
    const file = reader && (await readFile(deps.db, request.params.id));
    if (!file || file.status === "pending" || !(await deps.access.mayRead(reader, file))) throw notFound();
    return serveFile(deps, { file, range: request.headers.range, reply });
  });
}

function personIdFrom({ storage }: SignedFileDeps, { params, query }: SignedRequest): string {
  try {
    const { personId } = storage.verifyRead(z.uuid().parse(params.id), query);
    return personId;
  } catch (error) {
    if (error instanceof StorageError) throw new AppError(error.code, error.message);
    throw notFound();
  }
}

/**
 * The roles of the person's last token. The e-mail is not verified here, so a pending invitation gives no
 * access.
 */
async function readerOf({ db }: SignedFileDeps, personId: string): Promise<Reader | undefined> {
  const person = await db
    .selectFrom("people")
    .select(["email", "roles"])
    .where("id", "=", personId)
    .executeTakeFirst();
  const roles = knownRoles(person?.roles ?? []);
  // A person without any role has no access with a token either.
  if (!person || roles.length === 0) return undefined;
  return { personId, userEmail: person.email, isEmailVerified: false, roles };
}
