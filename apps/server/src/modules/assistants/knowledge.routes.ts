import { endpoints } from "@metatron/contract/endpoints";
import { isExternal } from "@metatron/contract/roles";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../http/app-error.ts";
import { route } from "../../http/route.ts";
import {
  collectionOfFolder,
  createFolder,
  deleteFolder,
  noSpacesForExternal,
  searchSpaces,
  sourceHealth,
} from "../connectors/index.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { needAccess } from "./find-access.ts";
import { updateCollection } from "./update-collection.ts";

/** Sources of an assistant's knowledge other than uploads. */
export function knowledgeRoutes(app: FastifyInstance, deps: AssistantsDeps): void {
  const { db } = deps;

  route(app, endpoints.updateCollection, async ({ params, body, session }) => ({
    jobs: await updateCollection(deps, session, params.assistant_id, body),
  }));

  route(app, endpoints.listAssistantSources, async ({ params, session }) => {
    await needAccess(db, session, params.assistant_id, "edit");
    return { items: await sourceHealth(db, params.assistant_id) };
  });

  route(app, endpoints.searchConfluenceSpaces, async ({ query, session }) => {
    if (isExternal(session.roles)) throw noSpacesForExternal();
    return { items: await searchSpaces(deps, query.q ?? "") };
  });

  route(app, endpoints.createDriveFolder, async ({ body, session }) => {
    const { id, assistantId, name } = body;
    await needAccess(db, session, assistantId, "edit");
    return createFolder(deps, { id, collectionId: assistantId, personId: session.personId, name });
  });

  route(app, endpoints.deleteDriveFolder, async ({ query, session }) => {
    const collectionId = await collectionOfFolder(deps, query.folder_id);
    if (collectionId === undefined) throw notFound();
    await needAccess(db, session, collectionId, "edit");
    await deleteFolder(deps, { collectionId, folderId: query.folder_id });
    return undefined;
  });
}
