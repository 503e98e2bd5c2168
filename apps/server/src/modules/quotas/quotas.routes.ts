import { endpoints } from "@metatron/contract/endpoints";
import type { QuotaLimits } from "@metatron/contract/quotas/quotas";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { readQuotas } from "./read-quotas.ts";

export function quotasRoutes(app: FastifyInstance, { db, quotas }: { db: Db; quotas: QuotaLimits }): void {
  route(app, endpoints.readQuotas, () => readQuotas(db, quotas));
}
