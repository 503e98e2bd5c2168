import { endpoints } from "@metatron/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { requestLanguage } from "../../http/request-language.ts";
import { route } from "../../http/route.ts";
import { type CreateCaseDeps, createCase } from "./create-case.ts";
import { type DraftDeps, draftCase } from "./draft-case.ts";
import { listAllCases, listCases } from "./list-cases.ts";
import { retryCase } from "./retry-case.ts";
import { updateCase } from "./update-case.ts";

export interface CasesRoutesDeps extends CreateCaseDeps, DraftDeps {
  /** Public URL of the app, if it differs from the URL that it is served from. */
  publicUrl: string | undefined;
}

export function casesRoutes(app: FastifyInstance, deps: CasesRoutesDeps): void {
  const { db } = deps;
  route(app, endpoints.createCase, ({ body, session }) => createCase(deps, session, body));
  route(app, endpoints.listCases, ({ query, session: { personId } }) =>
    listCases(db, { personId, ...query }),
  );
  route(app, endpoints.draftCase, ({ query, session: { personId }, request }) => {
    const { conversationId, messageId } = query;
    const base = deps.publicUrl ?? `${request.protocol}://${request.host}`;
    const link = `${base.replace(/(?<!\/)\/+$/, "")}/chat/${conversationId}`;
    return draftCase(deps, { personId, conversationId, messageId, link, language: requestLanguage(request) });
  });
  route(app, endpoints.listAllCases, ({ query }) => listAllCases(db, query));
  route(app, endpoints.updateCase, ({ params, body, session }) =>
    updateCase(db, { id: params.id, patch: body, actorId: session.personId }),
  );
  route(app, endpoints.retryCase, ({ params, session }) =>
    retryCase(deps, { id: params.id, actorId: session.personId }),
  );
}
