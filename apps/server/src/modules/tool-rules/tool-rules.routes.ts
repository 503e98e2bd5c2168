import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { changeToolRules } from "./change-tool-rules.ts";
import type { RuledTool } from "./default-permission.ts";
import { listAdminTools } from "./list-admin-tools.ts";

export interface ToolRulesDeps {
  db: Db;
  /** Every tool that some turn may be offered. */
  allTools(): Promise<readonly RuledTool[]>;
}

export function toolRulesRoutes(app: FastifyInstance, { db, allTools }: ToolRulesDeps): void {
  const list = async () => ({ tools: await listAdminTools(db, await allTools()) });

  route(app, endpoints.listAdminTools, list);
  route(app, endpoints.changeToolRules, async ({ body, session }) => {
    await changeToolRules(db, { patch: body, tools: await allTools(), actorId: session.personId });
    return list();
  });
}
