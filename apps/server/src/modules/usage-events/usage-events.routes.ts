import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { recordEvents } from "./record-events.ts";

interface UsageEventsDeps {
  db: Db;
  tracking: "on" | "off" | "respect-dnt";
}

export function usageEventsRoutes(app: FastifyInstance, { db, tracking }: UsageEventsDeps): void {
  route(app, endpoints.sendEvents, async ({ body, session, request }) => {
    const isUnwanted = tracking === "off" || (tracking === "respect-dnt" && asksNotToBeTracked(request));
    // Accepted anyway, so that a browser with an older page does not keep retrying.
    if (!isUnwanted) await recordEvents(db, session.personId, body.events);
    return undefined;
  });
}

/** Do Not Track, or its successor, Global Privacy Control. */
const asksNotToBeTracked = ({ headers }: FastifyRequest) => headers.dnt === "1" || headers["sec-gpc"] === "1";
