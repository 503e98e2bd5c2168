import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { advanceGuide } from "./advance-guide.ts";
import { readGuideRow, toGuide } from "./desk.repo.ts";

export function deskRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  route(app, endpoints.getDeskGuide, async ({ params, session: { personId } }) => {
    const row = await readGuideRow(db, { personId, conversationId: params.id });
    return { guide: row ? toGuide(row) : null };
  });
  route(app, endpoints.tellGuideStep, async ({ params, body, session: { personId } }) => ({
    guide: await advanceGuide(db, { ...body, personId, conversationId: params.id }),
  }));
}
