import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../http/app-error.ts";
import { route } from "../../http/route.ts";
import { recordAudit } from "../audit/index.ts";
import { createShare } from "./create-share.ts";
import { forkConversation } from "./fork-conversation.ts";
import { copyShare, openShare } from "./open-share.ts";
import { listShares } from "./shares.repo.ts";
import type { SharesDeps } from "./shares-deps.ts";

export function sharesRoutes(app: FastifyInstance, deps: SharesDeps): void {
  route(app, endpoints.listShares, async ({ session }) => ({
    items: await listShares(deps.db, session.personId, deps.now()),
  }));
  route(app, endpoints.createShare, ({ body, session }) => createShare(deps, session.personId, body));
  route(app, endpoints.openShare, ({ params, session }) => openShare(deps, session, params.id));
  route(app, endpoints.revokeShare, async ({ params, session }) => {
    await revokeShare(deps, { personId: session.personId, id: params.id });
    return undefined;
  });
  route(app, endpoints.copyShare, ({ params, body, session }) => {
    deps.temporaryChats.checkMayStore(session.roles);
    return copyShare(deps, session, { id: params.id, conversationId: body.conversationId });
  });
  route(app, endpoints.forkConversation, ({ params, body, session: { personId, roles } }) => {
    deps.temporaryChats.checkMayStore(roles);
    return forkConversation(deps, { personId, from: params.id, ...body });
  });
}

async function revokeShare({ db }: SharesDeps, { personId, id }: { personId: string; id: string }) {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("shares")
      .where("id", "=", id)
      .where("person_id", "=", personId)
      .returning(["part", "opens"])
      .executeTakeFirst();
    if (!deleted) throw notFound();
    await recordAudit(trx, {
      actorId: personId,
      action: "share.revoked",
      subjectType: "share",
      subjectId: id,
      details: { part: deleted.part, opens: deleted.opens },
    });
  });
}
