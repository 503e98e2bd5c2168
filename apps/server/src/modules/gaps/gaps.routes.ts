import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { route } from "../../http/route.ts";
import { listGaps } from "./list-gaps.ts";
import { listOwners } from "./list-owners.ts";
import { updateGap } from "./update-gap.ts";

export function gapsRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  route(app, endpoints.listGaps, async ({ query, session }) => {
    requireAdmin(session);
    return await listGaps(db, query);
  });

  route(app, endpoints.listGapOwners, async ({ session }) => {
    requireAdmin(session);
    return { items: await listOwners(db) };
  });

  route(app, endpoints.updateGap, async ({ params, body, session }) => {
    requireAdmin(session);
    return await updateGap(db, { id: params.id, patch: body, personId: session.personId, now: new Date() });
  });
}
