import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import type { ToolRules } from "../tool-rules/index.ts";
import { mayResearch } from "./may-research.ts";
import { listResearch } from "./research.repo.ts";

export function researchRoutes(
  app: FastifyInstance,
  { db, toolRules }: { db: Db; toolRules: ToolRules },
): void {
  route(app, endpoints.listResearch, async ({ session }) => ({
    items: await listResearch(db, session.personId),
    isAllowed: await mayResearch(toolRules, session.roles),
  }));
}
