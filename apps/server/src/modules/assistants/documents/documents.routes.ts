import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { route } from "../../../http/route.ts";
import { changeDocuments } from "./change-documents.ts";
import type { DocumentsDeps } from "./documents-deps.ts";
import { editDocument } from "./edit-document.ts";
import { countDocuments, listDocuments } from "./list-documents.ts";

/** The documents of assistants after their upload. */
export function documentsRoutes(app: FastifyInstance, deps: DocumentsDeps): void {
  route(app, endpoints.editArtifact, ({ params, body, session }) =>
    editDocument(deps, session, {
      assistantId: params.assistant_id,
      fileId: params.artifact_id,
      edit: body,
    }),
  );

  route(app, endpoints.changeArtifacts, ({ params, body, session }) =>
    changeDocuments(deps, session, { assistantId: params.assistant_id, change: body }),
  );

  route(app, endpoints.listDocuments, ({ query, session }) => listDocuments(deps, session, query));

  route(app, endpoints.countDocuments, () => countDocuments(deps));
}
