import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { listGaps } from "./list-gaps.ts";
import { listOwners } from "./list-owners.ts";
import { updateGap } from "./update-gap.ts";

export function gapsRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  route(app, endpoints.listGaps, ({ query }) => listGaps(db, query));

  route(app, endpoints.listGapOwners, async () => ({ items: await listOwners(db) }));

  route(app, endpoints.updateGap, ({ params, body, session }) =>
    updateGap(db, { id: params.id, patch: body, personId: session.personId, now: new Date() }),
  );
}
