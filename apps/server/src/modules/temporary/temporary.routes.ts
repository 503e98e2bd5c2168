import { endpoints } from "@metatron/contract/endpoints";
import type { TemporaryRules } from "@metatron/contract/temporary/temporary";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { changeTemporaryRules, listTemporaryRules, type TemporaryChats } from "./temporary-rules.ts";

export interface TemporaryDeps {
  db: Db;
  temporaryChats: TemporaryChats;
  /** For people whose roles have no rule. */
  byDefault: TemporaryRules["byDefault"];
}

export function temporaryRoutes(
  app: FastifyInstance,
  { db, temporaryChats, byDefault }: TemporaryDeps,
): void {
  const list = async () => ({ byDefault, rules: await listTemporaryRules(db) });

  route(app, endpoints.listTemporaryRules, list);
  route(app, endpoints.changeTemporaryRules, async ({ body, session }) => {
    await changeTemporaryRules(db, { rules: body.rules, actorId: session.personId });
    await temporaryChats.refresh();
    return list();
  });
}
