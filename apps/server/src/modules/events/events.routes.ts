import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { recordEvents } from "./record-events.ts";

export function eventsRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  route(app, endpoints.sendEvents, async ({ body, session }) => {
    await recordEvents(db, session.personId, body.events);
    return undefined;
  });
}
