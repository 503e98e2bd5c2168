import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { listUnreadAnswers, listWaitingAnswers, markAnswersRead } from "./unread-answers.repo.ts";

export function unreadAnswersRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  route(app, endpoints.listUnreadAnswers, async ({ session }) => ({
    items: await listUnreadAnswers(db, session.personId),
    waiting: await listWaitingAnswers(db, session.personId),
  }));
  route(app, endpoints.markAnswersRead, async ({ params, session: { personId } }) => {
    await markAnswersRead(db, { personId, conversationId: params.id });
    return undefined;
  });
}
