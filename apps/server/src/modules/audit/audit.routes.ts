import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { exportAudit } from "./export-audit.ts";
import { listAudit, listAuditActions } from "./list-audit.ts";
import { verifyAudit } from "./verify-audit.ts";

export function auditRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  route(app, endpoints.listAudit, ({ query }) => listAudit(db, query));
  route(app, endpoints.listAuditActions, async () => ({ actions: await listAuditActions(db) }));
  route(app, endpoints.exportAudit, ({ query: { format, language, ...filters }, session, reply }) =>
    exportAudit(db, { filters, format, language, actorId: session.personId }, { reply, now: new Date() }),
  );
  route(app, endpoints.verifyAudit, () => verifyAudit(db));
}
