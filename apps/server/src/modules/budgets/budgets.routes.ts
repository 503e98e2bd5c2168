import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import type { CallLedger } from "./call-ledger.ts";
import { configuredModels, type ModelHolders } from "./configured-models.ts";
import { listAdminModels } from "./list-admin-models.ts";
import type { ModelRules } from "./model-rules.ts";
import { readBudgets, writeBudgets } from "./read-budgets.ts";
import { switchModel } from "./switch-model.ts";

export interface BudgetsDeps extends ModelHolders {
  db: Db;
  modelRules: ModelRules;
  callLedger: CallLedger;
  /** The currency of the configured prices. */
  currency: string | undefined;
}

export function budgetsRoutes(app: FastifyInstance, deps: BudgetsDeps): void {
  const { db, modelRules, callLedger } = deps;
  const currency = deps.currency ?? null;
  const budgets = async () => ({ ...(await readBudgets(db)), currency });

  async function list() {
    await callLedger.flush();
    return { currency, models: await listAdminModels(deps, await configuredModels(deps)) };
  }

  route(app, endpoints.listAdminModels, () => list());
  route(app, endpoints.switchModel, async ({ body, session }) => {
    const configured = await configuredModels(deps);
    await switchModel(db, { ...body, configured, actorId: session.personId });
    await modelRules.refresh();
    return list();
  });
  route(app, endpoints.readBudgets, () => budgets());
  route(app, endpoints.writeBudgets, async ({ body, session }) => {
    await writeBudgets(db, { ...body, actorId: session.personId });
    await modelRules.refresh();
    return budgets();
  });
}
