import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import { type ChangeDeps, findSourceChanges } from "./find-source-changes.ts";

export function sourcesRoutes(app: FastifyInstance, deps: ChangeDeps): void {
  route(app, endpoints.sourceChanges, async ({ query, session }) => ({
    changes: await findSourceChanges(deps, session, query.conversationId),
  }));
}
