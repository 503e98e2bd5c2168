// For the route option `compress`.
import type {} from "@fastify/compress";
import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { ModelRegistry } from "../../adapters/models/index.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { route } from "../../http/route.ts";
import type { Session } from "../../http/session.ts";
import type { UploadDeps } from "./begin-upload.ts";
import { createEmbeddings } from "./create-embeddings.ts";
import { type FileRow, toArtifact, toArtifacts } from "./file-row.ts";
import { readFile } from "./files.repo.ts";
import type { ReadDocumentDeps } from "./read-document.ts";
import { readFileRoutes } from "./read-file.routes.ts";
import { serveFile } from "./serve-file.ts";
import { signAddress } from "./sign-address.ts";
import { uploadsRoutes } from "./uploads.routes.ts";

export interface FilesRoutesDeps extends UploadDeps {
  models: ModelRegistry;
  reading: Pick<ReadDocumentDeps, "maxPages" | "cut">;
}

export function filesRoutes(app: FastifyInstance, deps: FilesRoutesDeps): void {
  uploadsRoutes(app, deps);
  readFileRoutes(app, { db: deps.db, quotas: deps.quotas, ...deps.reading });

  route(
    app,
    endpoints.fileContent,
    async ({ params, session, request, reply }) => {
      const file = await readable(session, params.id);
      return serveFile(deps, { file, range: request.headers.range, reply });
    },
    // A compressed range would not match the requested bytes.
    { compress: false },
  );

  route(app, endpoints.fileAddress, async ({ params, session }) =>
    signAddress(deps, await readable(session, params.id), session.personId),
  );

  route(app, endpoints.fileText, async ({ params, session }) => {
    const file = await readable(session, params.id);
    const read = await deps.db
      .selectFrom("file_texts")
      .select(["text", "page_starts"])
      .where("file_id", "=", file.id)
      .executeTakeFirst();
    if (!read) throw new AppError("file_not_ready", "This file has not been read.");
    const { title, document_owner: documentOwner, supersedes } = file;
    const [artifact = toArtifact(file)] = await toArtifacts(deps.db, [file]);
    const described = { file: artifact, title, documentOwner, supersedes };
    return { ...described, text: read.text, pageStarts: [...read.page_starts] };
  });

  route(app, endpoints.createEmbeddings, ({ body, session }) =>
    createEmbeddings(deps, { personId: session.personId, input: body.input }),
  );

  async function readable(session: Session, fileId: string): Promise<FileRow> {
    const file = await readFile(deps.db, fileId);
    if (!file || file.status === "pending" || !(await deps.access.mayRead(session, file))) throw notFound();
    return file;
  }
}
