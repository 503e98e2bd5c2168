import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../adapters/db/index.ts";
import { route } from "../../http/route.ts";
import { giveFeedback } from "./give-feedback.ts";
import { listFeedback } from "./list-feedback.ts";
import { listOwnFeedback, markThanked } from "./own-feedback.ts";
import { readFeedback } from "./read-feedback.ts";
import { triageFeedback, triageMany } from "./triage-feedback.ts";

export interface FeedbackDeps {
  db: Db;
  now(): Date;
}

export function feedbackRoutes(app: FastifyInstance, { db, now }: FeedbackDeps): void {
  route(app, endpoints.sendFeedback, async ({ body, session: { personId } }) => {
    await giveFeedback(db, { ...body, personId, now: now() });
    return undefined;
  });
  route(app, endpoints.listOwnFeedback, ({ query, session: { personId } }) =>
    listOwnFeedback(db, personId, query),
  );
  route(app, endpoints.thankedForFeedback, async ({ body: { messageIds }, session: { personId } }) => {
    await markThanked(db, { personId, messageIds, now: now() });
    return undefined;
  });

  route(app, endpoints.listFeedback, ({ query }) => listFeedback(db, query));
  route(app, endpoints.triageManyFeedback, ({ body, session }) =>
    triageMany(db, { ...body, actorId: session.personId, now: now() }),
  );
  route(app, endpoints.getFeedback, ({ params }) => readFeedback(db, params.id));
  route(app, endpoints.triageFeedback, ({ params, body, session }) =>
    triageFeedback(db, { id: params.id, triage: body, actorId: session.personId, now: now() }),
  );
}
