import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { route } from "../../http/route.ts";
import { previewRetention } from "./preview-retention.ts";
import { type RetentionDefaults, readRetention, writeRetention } from "./retention-rules.ts";

export function retentionRoutes(
  app: FastifyInstance,
  { db, defaults }: { db: Db; defaults: RetentionDefaults },
): void {
  route(app, endpoints.readRetention, ({ session }) => {
    requireAdmin(session);
    return readRetention(db, defaults);
  });
  route(app, endpoints.writeRetention, async ({ body, session }) => {
    requireAdmin(session);
    await writeRetention(db, defaults, { ...body, actorId: session.personId });
    return readRetention(db, defaults);
  });
  route(app, endpoints.previewRetention, ({ body, session }) => {
    requireAdmin(session);
    return previewRetention(db, defaults, body);
  });
}
