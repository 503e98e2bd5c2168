import { endpoints } from "@metatron/contract/endpoints";
import { knownRoles } from "@metatron/contract/roles";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import { disableAssistant, makeOfficial } from "./administer-assistant.ts";
import type { AssistantsDeps } from "./assistants-deps.ts";
import { readMembership } from "./members.repo.ts";
import { publishAssistant, retireAssistant } from "./publish-assistant.ts";
import { readInsights } from "./read-insights.ts";
import { listReviews, readLife } from "./read-life.ts";
import { commentReview, decideReview, requestReview } from "./reviews.ts";
import { addMembers, findPeople, listExcluded, setGrant } from "./share-assistant.ts";

/** Publishing, reviewing, sharing widely, and what administrators do with an assistant. */
export function lifeRoutes(app: FastifyInstance, deps: AssistantsDeps): void {
  reviewRoutes(app, deps);
  sharingRoutes(app, deps);
  const { db } = deps;

  route(app, endpoints.readInsights, ({ params, session }) => readInsights(db, session, params.assistant_id));

  route(app, endpoints.disableAssistant, async ({ params, body, session }) => {
    await disableAssistant(db, session, { assistantId: params.id, disabled: body.disabled });
    return undefined;
  });

  route(app, endpoints.makeOfficial, async ({ params, body, session }) => {
    await makeOfficial(db, session, { assistantId: params.id, official: body.official });
    return undefined;
  });
}

function reviewRoutes(app: FastifyInstance, deps: AssistantsDeps): void {
  route(app, endpoints.readAssistantLife, ({ params, session }) =>
    readLife(deps, session, params.assistant_id),
  );

  route(app, endpoints.publishAssistant, async ({ params, body, session }) => {
    const assistantId = params.assistant_id;
    await publishAssistant(deps, session, { assistantId, version: body.version });
    return readLife(deps, session, assistantId);
  });

  route(app, endpoints.retireAssistant, async ({ params, body, session }) => {
    const assistantId = params.assistant_id;
    await retireAssistant(deps, session, { assistantId, retired: body.retired });
    return readLife(deps, session, assistantId);
  });

  route(app, endpoints.requestReview, async ({ params, body, session }) => {
    const assistantId = params.assistant_id;
    await requestReview(deps, session, { assistantId, ...body });
    return readLife(deps, session, assistantId);
  });

  route(app, endpoints.commentReview, async ({ params, body, session }) => {
    const assistantId = params.assistant_id;
    await commentReview(deps, session, { assistantId, reviewId: params.review_id, ...body });
    return readLife(deps, session, assistantId);
  });

  route(app, endpoints.decideReview, async ({ params, body, session }) => {
    const assistantId = params.assistant_id;
    await decideReview(deps, session, { assistantId, reviewId: params.review_id, ...body });
    return readLife(deps, session, assistantId);
  });

  route(app, endpoints.listReviews, async ({ session }) => ({ items: await listReviews(deps, session) }));
}

function sharingRoutes(app: FastifyInstance, deps: AssistantsDeps): void {
  const { db } = deps;
  route(app, endpoints.addMembers, async ({ params, body, session }) => ({
    items: await addMembers(db, session, { assistantId: params.assistant_id, ...body }),
  }));

  route(app, endpoints.setGrant, async ({ params, body, session }) => {
    const assistantId = params.assistant_id;
    await setGrant(deps, session, { assistantId, ...body });
    return readMembership(db, assistantId);
  });

  route(app, endpoints.listExcluded, ({ params, query, session }) =>
    listExcluded(db, session, {
      assistantId: params.assistant_id,
      limit: knownRoles((query.roles ?? "").split(",")),
    }),
  );

  route(app, endpoints.findPeople, async ({ query, session }) => ({
    items: await findPeople(deps, session, query.q),
  }));
}
