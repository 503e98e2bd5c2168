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

/** Files at their signed addresses, which need no token: whom an address was made for is asked at each use whether they still may. */
export async function signedFileRoutes(app: FastifyInstance, deps: SignedFileDeps): Promise<void> {
  // Compressed, a range would no longer be the part that was asked for.
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

/** As the last token said; no e-mail is proved here, so an invitation that waits stays one. */
async function readerOf({ db }: SignedFileDeps, personId: string): Promise<Reader | undefined> {
  const person = await db
    .selectFrom("people")
    .select(["email", "roles"])
    .where("id", "=", personId)
    .executeTakeFirst();
  const roles = knownRoles(person?.roles ?? []);
  // Somebody who lost every role reads nothing with a token either.
  if (!person || roles.length === 0) return undefined;
  return { personId, userEmail: person.email, isEmailVerified: false, roles };
}
