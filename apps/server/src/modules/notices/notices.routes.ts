import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import type { Session } from "../../http/session.ts";
import { listNotices, markNoticesRead } from "./notices.repo.ts";

export interface NoticesDeps {
  db: Db;
  now: () => Date;
  /** Stores notices that are due for this person; modules that write them are above this one. */
  beforeList: (session: Session) => Promise<void>;
}

export function noticesRoutes(app: FastifyInstance, { db, now, beforeList }: NoticesDeps): void {
  route(app, endpoints.listNotices, async ({ session }) => {
    await beforeList(session);
    return listNotices(db, session.personId);
  });
  route(app, endpoints.markNoticesRead, async ({ body, session: { personId } }) => {
    await markNoticesRead(db, { personId, ids: body.ids, now: now() });
    return undefined;
  });
}
