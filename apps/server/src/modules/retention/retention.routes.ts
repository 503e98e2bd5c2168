import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { previewRetention } from "./preview-retention.ts";
import { type RetentionDefaults, readRetention, resetRetention, writeRetention } from "./retention-rules.ts";

export function retentionRoutes(
  app: FastifyInstance,
  { db, defaults }: { db: Db; defaults: RetentionDefaults },
): void {
  route(app, endpoints.readRetention, () => readRetention(db, defaults));
  route(app, endpoints.writeRetention, async ({ body, session }) => {
    await writeRetention(db, defaults, { ...body, actorId: session.personId });
    return readRetention(db, defaults);
  });
  route(app, endpoints.resetRetention, async ({ body, session }) => {
    await resetRetention(db, defaults, { ...body, actorId: session.personId });
    return readRetention(db, defaults);
  });
  route(app, endpoints.previewRetention, ({ body }) => previewRetention(db, defaults, body));
}
