import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import type { EmbeddedIdentity } from "../../adapters/identity-provider/index.ts";
import type { Storage } from "../../adapters/storage/index.ts";
import { route } from "../../http/route.ts";
import type { OnDeleted } from "../history/index.ts";
import { deleteMyHistory } from "./delete-my-history.ts";
import { exportMyData } from "./export-my-data.ts";
import { endMyOtherSessions, endMySession, listMySessions } from "./my-sessions.ts";
import { readMySettings, writeMySettings } from "./my-settings.ts";

export interface SettingsDeps {
  db: Db;
  storage: Storage;
  identity: EmbeddedIdentity | undefined;
  onDeleted: readonly OnDeleted[];
}

export function settingsRoutes(app: FastifyInstance, deps: SettingsDeps): void {
  const { db } = deps;

  route(app, endpoints.readMySettings, ({ session }) => readMySettings(db, session));

  route(app, endpoints.writeMySettings, ({ body, session }) => writeMySettings(db, session, body));

  route(app, endpoints.exportMe, ({ session, reply }) =>
    exportMyData(deps, { personId: session.personId, reply, now: new Date() }),
  );

  route(app, endpoints.deleteMyHistory, ({ session }) =>
    deleteMyHistory(deps, { personId: session.personId, now: new Date() }),
  );

  route(app, endpoints.listMySessions, ({ session }) => listMySessions(deps, session));

  route(app, endpoints.endMySession, async ({ params, session }) => {
    await endMySession(deps, session, params.id);
    return undefined;
  });

  route(app, endpoints.endMyOtherSessions, async ({ session }) => {
    await endMyOtherSessions(deps, session);
    return undefined;
  });
}
